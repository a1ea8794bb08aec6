"""The box is complete (NA-1), and no rule knows a card by its name."""

import ast
from collections import Counter
from pathlib import Path

import pytest

import civitas
from civitas.core.content import load_content
from civitas.core.errors import CivitasError
from civitas.games.nations import GAME
from civitas.games.nations.tables import (
    BASIC_CARDS,
    BOARD_OF,
    BOARD_START,
    CARD_AGE,
    CARD_LEVEL,
    CARD_TYPE,
    CONTENT,
    NATIONS,
    PROGRESS_CARDS,
    TYPE_COUNTS,
    compile_tables,
)

RULES = GAME.folder / "rules"


def test_there_are_296_progress_cards() -> None:
    """NA-1.1: 74 an age, by type 14, 8, 8, 8, 8, 8, 10 and 10."""
    cards = [card for card in CONTENT["card"] if card["age"] > 0]
    assert len(cards) == PROGRESS_CARDS == 296
    assert all(card.get("count", 1) == 1 for card in cards)
    for age in range(1, 5):
        kinds = Counter(int(CARD_TYPE[n]) for n in range(PROGRESS_CARDS) if CARD_AGE[n] == age)
        assert tuple(kinds[kind] for kind in range(8)) == TYPE_COUNTS


def test_the_levels_of_the_cards() -> None:
    """NA-16.1: 36 basic, 19 advanced and 19 expert cards in each age."""
    for age in range(1, 5):
        levels = Counter(int(CARD_LEVEL[n]) for n in range(PROGRESS_CARDS) if CARD_AGE[n] == age)
        assert levels == {0: 36, 1: 19, 2: 19}
        assert BASIC_CARDS[age - 1].sum() == 36


def test_there_are_48_events_and_24_solo_tiles() -> None:
    """NA-1.2, NA-1.6."""
    assert Counter(event["age"] for event in CONTENT["event"]) == dict.fromkeys(range(1, 5), 12)
    assert Counter(tile["age"] for tile in CONTENT["tile"]) == dict.fromkeys(range(1, 5), 6)


def test_there_are_five_boards_with_two_sides() -> None:
    """NA-1.3: all A sides alike, each B side different."""
    assert sum(board["count"] for board in CONTENT["board"]) == 10
    assert len({int(BOARD_OF[nation, 0]) for nation in range(len(NATIONS))}) == 1
    assert len({int(BOARD_OF[nation, 1]) for nation in range(len(NATIONS))}) == 5
    assert BOARD_START[0].tolist() == [6, 3, 6, 7, 5]


def test_a_box_that_lacks_a_card_is_refused(tmp_path: Path) -> None:
    """NA-1.1."""
    for path in (GAME.folder / "content").glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text())
    wars = tmp_path / "progress_wars.toml"
    wars.write_text("[[card]]".join(wars.read_text().split("[[card]]")[:-1]))
    with pytest.raises(CivitasError, match="295 Progress cards"):
        compile_tables(load_content(tmp_path))


def test_no_rule_mentions_a_card() -> None:
    """What a card does stands in the content; a rule that names one would be a word that the vocabulary lacks."""
    names = {entry["id"] for kind in ("card", "event", "tile", "board") for entry in CONTENT[kind]}
    short = {
        name.split("_", 1)[1] for name in names if name.startswith(("bld", "mil", "col", "war", "bat", "gld", "won"))
    }
    short |= {name.split("_", 1)[1] for name in names if name.startswith(("adv", "evt"))}
    for path in RULES.glob("*.py"):
        tree = ast.parse(path.read_text())
        words = {node.id.lower() for node in ast.walk(tree) if isinstance(node, ast.Name)}
        words |= {node.attr.lower() for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        words |= {node.name.lower() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        assert not words & (names | short), path.name
        # No string decides anything either: rules are numbers.
        docs = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        docs.add(ast.get_docstring(tree, clean=False))
        texts = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        exported = {name for name in texts if name.isidentifier()}
        assert not (texts - docs - exported), path.name


@pytest.mark.parametrize(("levels", "size"), [("basic", 36), ("advanced", 55), ("all", 74)])
def test_the_decks_hold_the_cards_of_the_level(levels: str, size: int) -> None:
    """NA-16.1."""
    match = civitas.new("nations", 2, seed=1, levels=levels)
    lies = match.position()["lies"]
    in_use = Counter(int(CARD_AGE[n]) for n, where in enumerate(lies) if where != "box")
    assert in_use == dict.fromkeys(range(1, 5), size)
