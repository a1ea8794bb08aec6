"""Whatever this house designed for want of a source says so where it explains itself."""

import re
from importlib import import_module

import pytest

import civitas
from civitas.core.content import Entry
from civitas.web.records import Seat
from civitas.web.seeing import seen_in
from civitas.web.ui.design import our_design

# Games whose faces are partly of our design, and are on the table from the start.
DESIGNED = ("guns_and_steel", "historia", "beyond_the_horizon")


@pytest.mark.parametrize("slug", DESIGNED)
@pytest.mark.parametrize(("lang", "words"), [("en", "ur design"), ("pl", "asz projekt")])
def test_the_table_marks_our_design(slug: str, lang: str, words: str) -> None:
    match = civitas.new(slug, players=3, seed=1)
    seats = tuple(Seat(number, f"P{number}", "greedy", True, True, False, 0) for number in range(3))
    drawing = import_module(f"civitas.games.{slug}.table").draw(seen_in(match, seats, [], match.to_act, lang))
    parts = (drawing.board, drawing.mats, drawing.sheets)
    text = "".join(str(one) for part in parts for one in (part if isinstance(part, list) else [part]))
    assert len(re.findall(words, text)) > 5


@pytest.mark.parametrize("source", ["reconstructed", "reconstructed: tuned", "designed: a name"])
def test_what_has_no_source_is_ours(source: str) -> None:
    assert our_design("en", Entry({"source": source}, "x.toml:1")) != ""


@pytest.mark.parametrize("source", ["rulebook", "public: a review", "box"])
def test_what_has_a_source_is_not(source: str) -> None:
    assert our_design("pl", Entry({"source": source}, "x.toml:1")) == ""
