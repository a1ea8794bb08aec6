"""Content packs of every game: every field has its comment; pages, rules and checks read what is played with."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import civitas
from civitas.core.content import load_content
from civitas.core.packs import COMMON, WORDS, explained, field_meanings, words_in
from tests.conftest import SLUGS

ROOMS = {game.slug: game.folder for game in civitas.games()}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_field_has_a_comment(slug: str) -> None:
    meanings = field_meanings(ROOMS[slug])
    for path in sorted((ROOMS[slug] / "content").glob("*.toml")):
        text = path.read_text()
        for kind, entries in tomllib.loads(text).items():
            fields = {key for entry in entries for key in entry}
            assert fields - set(COMMON) <= set(meanings.get(kind, {})), f"{path.name} [[{kind}]]"
            inner = {word for entry in entries for value in entry.values() for word in words_in(value)}
            told = {*meanings.get(WORDS, {}), *fields}
            # A table of amounts by name needs no comment on each name; what it holds is said at its field.
            unknown = {word for word in inner - told if not any(word in meaning for meaning in _comments(text))}
            assert not unknown, f"{path.name} [[{kind}]]"


def _comments(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("#")]


@pytest.mark.parametrize("slug", SLUGS)
def test_no_comment_is_on_a_field_that_is_not_there(slug: str) -> None:
    content = load_content(ROOMS[slug] / "content")
    for kind, meanings in field_meanings(ROOMS[slug]).items():
        if kind != WORDS:
            assert set(meanings) <= {key for entry in content[kind] for key in entry.values}, kind


def test_an_exported_file_begins_with_its_fields() -> None:
    text = (
        '[[card]]\nid = "x"\nname_en = "X"\nname_pl = "X"\nvp = 1\nsource = "rulebook"\neffects = [{ verb = "gain" }]\n'
    )
    head = explained(text, {"card": {"vp": "points"}, "words": {"verb": "what it does", "n": "how much"}})
    assert head.endswith(text)
    assert "#   vp       points\n" in head and "#   verb  what it does\n" in head and "how much" not in head


# Numbers that stand on each game's page from the start: where they are written, and what they become.
CHANGES = {
    "stone_age": ("civilization_cards.toml", r'(target = "food", amount =) \d', 8),
    "guns_and_steel": ("starter_cards.toml", r"(strength =) 1", 19),
    "historia": ("leaders.toml", r"(cond1_vp =) \d", 19),
    "nations": ("progress_military.toml", r"(attack =) \d", 19),
    "beyond_the_horizon": ("technologies.toml", r"(\nvp =) \d", 19),
}
DRAW = """
import civitas
from civitas.web.records import Seat
from civitas.web.seeing import seen_in
from importlib import import_module
match = civitas.new({slug!r}, players=3, seed=1)
while match.asks.name in ("difficulty", "growth"):
    match.play(match.legal()[0])
seats = tuple(Seat(number, "P", "greedy", True, True, False, 0) for number in range(3))
drawing = import_module("civitas.games.{slug}.table").draw(seen_in(match, seats, [], match.to_act, "en"))
for part in (drawing.board, drawing.mats, drawing.choices, drawing.sheets):
    print("".join(map(str, part if isinstance(part, list) else [part])))
"""


def run(*words: str, pack: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "CIVITAS_BACKEND": "python"}
    if pack is not None:
        environment["CIVITAS_CONTENT"] = str(pack)
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False, env=environment)


@pytest.mark.parametrize("slug", sorted(CHANGES))
def test_the_page_shows_what_is_played_with(slug: str, tmp_path: Path) -> None:
    """Rules and page have to read the same numbers, also those that a page's module took when it was imported."""
    file, old, new = CHANGES[slug]
    pack = tmp_path / "pack"
    assert run("-m", "civitas", "content", "export", slug, str(pack)).returncode == 0
    text, changes = re.subn(old, rf"\1 {new}", (pack / file).read_text())
    assert changes > 1
    (pack / file).write_text(text)
    official, changed = (run("-c", DRAW.format(slug=slug), pack=one) for one in (None, pack))
    assert official.returncode == 0 and changed.returncode == 0, official.stderr + changed.stderr
    assert changed.stdout.count(str(new)) > official.stdout.count(str(new))
