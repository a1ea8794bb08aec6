"""The table of Beyond the Horizon: every answer stands on it, in both languages, and it stays light."""

import gzip
import random
import re

import pytest
from htpy import div

import civitas
from civitas.core.match import Match
from civitas.games.beyond_the_horizon.table import draw
from civitas.web.records import Seat
from civitas.web.seeing import seen_in
from civitas.web.table_contract import Drawing
from tests.games.beyond_the_horizon.scenarios import SLUG, Table, play, whole_map

ANSWER = re.compile(r'(?:name="decision" value|data-decision)="([^"]+)"')


def drawn(match: Match, viewer: int | None, lang: str = "en") -> Drawing:
    seats = [Seat(number, f"Player {number}", "", True, True, False, 0) for number in range(match.players)]
    return draw(seen_in(match, seats, [], viewer, lang))


def markup(drawing: Drawing) -> str:
    parts = (drawing.board, drawing.mats, drawing.choices, drawing.detail, drawing.sheets, *drawing.counters.values())
    return "".join(str(div[part]) for part in parts)


@pytest.mark.parametrize(("players", "seed", "lang"), [(2, 1, "en"), (3, 2, "pl"), (4, 3, "en")])
def test_every_legal_answer_stands_on_the_table_and_no_other(players: int, seed: int, lang: str) -> None:
    match, luck = civitas.new(SLUG, players=players, seed=seed), random.Random(seed)
    asked: set[str] = set()
    while not match.over and len(match.decisions) < 500:
        question = match.asks.name if match.asks else ""
        if question not in asked or luck.random() < 0.04:
            asked.add(question)
            page = markup(drawn(match, match.to_act, lang))
            assert set(ANSWER.findall(page)) == {action.name for action in match.legal()}, question
        match.play(luck.choice(match.legal_ids()))
    assert len(asked) > 12


def test_nobody_else_can_answer() -> None:
    match = civitas.new(SLUG, players=3, seed=4)
    for viewer in (*(seat for seat in range(3) if seat != match.to_act), None):
        assert ANSWER.findall(markup(drawn(match, viewer))) == []


def test_ids_are_given_once() -> None:
    match, luck = civitas.new(SLUG, players=4, seed=6), random.Random(6)
    while not match.over and len(match.decisions) < 250:
        match.play(luck.choice(match.legal_ids()))
    ids = re.findall(r' id="([^"]+)"', markup(drawn(match, match.to_act)))
    assert len(ids) == len(set(ids))


def test_a_table_with_the_whole_map_is_light() -> None:
    """All of it, boards and explanations included, is sent in less than 40 KB."""
    match = whole_map().turn(0)
    assert sum(match.position()["on_map"].values()) == 29
    for lang in ("en", "pl"):
        assert len(gzip.compress(markup(drawn(match, 0, lang)).encode())) < 40_000


def test_the_map_shows_where_tiles_can_be_laid() -> None:
    """BH-11.4: at the start with two players, the four hexes that touch the cradle and a home."""
    page = markup(drawn(Table(2).turn(0), 0))
    assert page.count('class="bh-frontier"') == 4
    assert 'class="bh-frontier"' not in markup(drawn(whole_map().turn(0), 0))  # BH-11.6


def test_steps_lie_above_the_units_that_stand_where_they_lead() -> None:
    table = Table(2).unit(1, "soldier", 3, "cradle").unit(1, "soldier", 2, "cradle")
    page = str(div[drawn(play(table.turn(0), "act basic_recruit 1", "skip"), 0).board])
    assert page.rindex('class="bh-unit') < page.index('class="bh-go')


def test_one_is_not_called_many() -> None:
    assert "You have 1 coin and 1 active pawn<" in markup(drawn(Table(2).turn(0), 0))
