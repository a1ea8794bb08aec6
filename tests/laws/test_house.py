"""The arrows of the house point one way, and rules know no card by name."""

import ast
from pathlib import Path

import pytest

import civitas
from civitas.core.game import find_game
from tests.conftest import SLUGS

ROOT = Path(civitas.__file__).parent
# Each room may import itself and the rooms named after it; a game's table may use the page's pieces.
MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "envs": {"core", "games", "bots", "sim"},
    "lab": {"core", "games", "bots", "sim"},
    "web": {"core", "games", "bots", "sim", "lab"},
    "cli": {"core", "games", "bots", "sim", "lab", "envs", "web"},
}
# What a game's table may take from the page besides its own room.
TABLE_PIECES = ("civitas.web.ui", "civitas.web.table_contract", "civitas.web.table_pieces")


def modules() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.py") if len(path.relative_to(ROOT).parts) > 1)


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            # `from civitas.web import ui` imports civitas.web.ui.
            room = node.module == "civitas.web"
            names.update(f"{node.module}.{alias.name}" if room else node.module for alias in node.names)
        elif isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
    return names


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_arrows_point_one_way(path: Path) -> None:
    parts = path.relative_to(ROOT).parts
    room = parts[0]
    for name in imported(path):
        if not name.startswith("civitas."):
            continue
        target = name.split(".")[1]
        if room == "games" and parts[2:3] == ("table",) and name.startswith(TABLE_PIECES):
            continue
        assert target == room or target in MAY_IMPORT.get(room, set()), f"{path}: {name}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_game_imports_another(path: Path) -> None:
    parts = path.relative_to(ROOT).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    for name in imported(path):
        if name.startswith("civitas.games."):
            assert name.split(".")[2] == parts[1], f"{path}: {name}"


@pytest.mark.parametrize("room", ["core", "games"])
def test_core_and_games_import_numpy_and_numba_only(room: str) -> None:
    allowed = {"numpy", "numba", "llvmlite", "fluent", "civitas"}  # llvmlite is Numba's own lower half
    import sys

    for path in (ROOT / room).rglob("*.py"):
        if "table" in path.relative_to(ROOT).parts[2:3]:
            continue
        for name in imported(path):
            top = name.split(".")[0]
            assert top in allowed or top in sys.stdlib_module_names, f"{path}: {name}"


@pytest.mark.parametrize("slug", SLUGS)
def test_no_rule_knows_a_card_by_name(slug: str) -> None:
    game = find_game(slug)
    ids = {name for pool in game.layout.pools.values() for name in pool.names}
    for path in (game.folder / "rules").rglob("*.py"):
        words = {node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)}
        assert not ids & {word for word in words if isinstance(word, str)}, path
