"""The table of Nations: what stands on it, that it can be played with, and what it says before a decision."""

import random
import re

import pytest

import civitas
from civitas.core.match import Match
from civitas.games.nations import GAME
from civitas.games.nations.table import draw
from civitas.web.records import Seat
from civitas.web.seeing import seen_in
from civitas.web.table_contract import Drawing, Seen

SLUG = GAME.slug
SETTINGS = [
    (1, "a", "all"),
    (1, "b", "basic"),
    (2, "a", "basic"),
    (3, "b", "advanced"),
    (4, "b", "all"),
    (5, "a", "advanced"),
    (5, "b", "all"),
]


def seen_of(match: Match, viewer: int | None = None, lang: str = "en") -> Seen:
    seats = tuple(Seat(number, f"P{number}", "greedy", True, True, False, 0) for number in range(match.players))
    deciders = [0] * len(match.decisions)
    return seen_in(match, seats, deciders, match.to_act if viewer is None else viewer, lang)


def markup(drawing: Drawing) -> str:
    parts = (drawing.board, drawing.mats, drawing.choices, drawing.detail, drawing.sheets)
    return "".join(str(one) for part in parts for one in (part if isinstance(part, list) else [part]))


@pytest.mark.parametrize(("players", "boards", "levels"), SETTINGS)
def test_every_legal_decision_stands_on_the_table(players: int, boards: str, levels: str) -> None:
    """Whoever is asked can answer by clicking, to the end of the game, in both languages; nobody else can."""
    match = civitas.new(SLUG, players=players, seed=players, boards=boards, levels=levels, easier="yes")
    luck = random.Random(players)
    met: set[str] = set()
    while not match.over:
        asks = match.asks
        assert asks is not None
        if asks.name not in met or luck.random() < 0.08:
            met.add(asks.name)
            lang = luck.choice(("en", "pl"))
            found = set(re.findall(r'value="([^"]+)"', markup(draw(seen_of(match, lang=lang)))))
            assert {action.name for action in match.legal()} <= found, asks.name
            other = (match.to_act or 0) + 1
            if other < players:
                assert "can-choose" not in markup(draw(seen_of(match, other, lang)))
        match.play(luck.choice(match.legal()))
    assert "na-sheet" in markup(draw(seen_of(match, 0)))
