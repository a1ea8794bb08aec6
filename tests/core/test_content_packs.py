"""Content packs: exported, changed, checked, played with, and named in saved matches."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def run(*words: str, pack: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "CIVITAS_BACKEND": "python"}
    if pack is not None:
        environment["CIVITAS_CONTENT"] = str(pack)
    command = [sys.executable, "-m", "civitas", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "rich"
    assert run("content", "export", "stone_age", str(folder)).returncode == 0
    return folder


def change(pack: Path, file: str, old: str, new: str) -> None:
    path = pack / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_an_exported_pack_is_the_official_content(pack: Path) -> None:
    done = run("content", "check", str(pack))
    assert done.returncode == 0 and "as the official content" in done.stdout


def test_a_pack_changes_the_game(pack: Path) -> None:
    games = ("sim", "stone_age", "--games", "3", "--threads", "1", "--json")
    before = json.loads(run(*games).stdout)["scores"]
    change(pack, "player_counts.toml", "food = 12", "food = 60")
    assert "changed" in run("content", "check", str(pack)).stdout
    assert json.loads(run(*games, "--content", str(pack)).stdout)["scores"] != before
    assert json.loads(run(*games, pack=pack).stdout)["scores"] != before


def test_a_match_refuses_to_load_under_other_content(pack: Path, tmp_path: Path) -> None:
    change(pack, "player_counts.toml", "food = 12", "food = 60")
    file = tmp_path / "m.civitas"
    code = f"import civitas; m = civitas.new('stone_age', players=2); m.play('place hut'); m.save({str(file)!r})"
    environment = {**os.environ, "CIVITAS_CONTENT": str(pack)}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)
    assert "content: rich" in file.read_text()
    refused = run("replay", str(file))
    assert refused.returncode == 2 and "rich" in refused.stderr and "CIVITAS_CONTENT" in refused.stderr
    assert run("replay", str(file), pack=pack).returncode == 0


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("civilization_cards.toml", "count = 2", "count = 1", "a pack changes components, not which there are"),
        ("civilization_cards.toml", 'target = "gold"', 'target = "silver"', "civilization_cards.toml:"),
        ("pack.toml", 'game = "stone_age"', 'game = "chess"', "chess"),
        ("pack.toml", "name =", "name", "pack.toml"),
    ],
)
def test_a_broken_pack_is_refused_where_it_is_broken(pack: Path, file: str, old: str, new: str, told: str) -> None:
    change(pack, file, old, new)
    done = run("content", "check", str(pack))
    assert done.returncode == 2 and told in done.stderr and "Traceback" not in done.stderr


def test_a_folder_without_pack_file_and_a_full_folder_are_refused(pack: Path, tmp_path: Path) -> None:
    assert "no pack.toml" in run("content", "check", str(tmp_path)).stderr
    assert "not empty" in run("content", "export", "stone_age", str(pack)).stderr
