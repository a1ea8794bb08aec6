"""The table of Nations: what stands on it, that it can be played with, and what it says before a decision."""

import random
import re

import numpy as np
import pytest

import civitas
from civitas.core.match import Match
from civitas.games.nations import GAME
from civitas.games.nations.table import draw, preview
from civitas.games.nations.table.facts import read
from civitas.games.nations.table.preview import outcome
from civitas.web.records import Seat
from civitas.web.seeing import seen_in
from civitas.web.table_contract import Drawing, Seen
from tests.games.nations.scenarios import Table, noted

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


# ---- before a decision


def text_of(match: Match, lang: str = "en") -> str:
    """What stands on the table, without its markup."""
    found = re.sub(r"<[^>]+>", " ", markup(draw(seen_of(match, lang=lang))))
    return re.sub(r"\s+", " ", found.replace("\u2212", "-"))


def told_of(match: Match, space: str) -> list[str]:
    """What the table tells of a card on the Progress Board, line by line, from "For you now" on."""
    text = markup(draw(seen_of(match)))
    explained = re.search(rf'id="x-{space}"(.*?)</template>|id="x-{space}"(.*?)</div>', text, re.S)
    assert explained is not None
    lines = re.findall(r'class="na-p[^"]*">([^<]+)<', explained[0])
    return [line.replace("\u2212", "-") for line in lines[lines.index("For you now") + 1 :]]


def test_a_card_says_what_it_would_do_now() -> None:
    """Its price, what it covers, strength and stability, and the next Production."""
    table = Table(2).board(r2c1="adv_qin_shi_huang").owns(0, "advisor", "adv_augustus").works(1, 1, "bld_ziggurat")
    table.track(1, stability=3)
    assert told_of(table.turn(), "r2c1") == [
        "Gold 10 → 8",
        "Replaces Augustus",
        "Strength 1 → 0",
        "Next production: +3 food, -2 stone",
    ]


def test_a_card_that_would_be_lost_at_once_says_so() -> None:
    """NA-D16: Boudica with a worker on a military card."""
    table = Table(2).board(r1c1="adv_boudica").works(0, 1, "start_hoplite", 1)
    assert "Boudica" in " ".join(told_of(table.turn(), "r1c1"))


def test_discounts_are_counted() -> None:
    """NA-7.8, NA-6.9, NA-18.39."""
    table = Table(2).board(r1c1="gld_clocks", r2c1="bat_siege_of_troy").owns(0, "wonder_1", "won_uraniborg")
    table.works(0, 1, "start_hoplite", 1).owns(1, "advisor", "adv_hannibal")
    match = table.turn()
    assert told_of(match, "r1c1")[1] == "+4 stone, or 1 VP for 1 resource"
    assert told_of(match, "r2c1")[0] == "Gold 10 → 7"
    table = Table(2).works(0, 1, "mil_conquistador").owns(0, "advisor", "adv_frederick_the_great")
    assert 'value="deploy work_1"' in markup(draw(seen_of(table.turn())))
    price = outcome(read(seen_of(table.turn())).record, 0, GAME.actions.parse("deploy work_1"))
    assert price.goods[2] == -1
    assert price.strength == 7


def test_production_is_foreseen_with_its_shortages() -> None:
    """NA-11.2 to NA-11.4, NA-2.19, NA-2.22: what is foreseen is what happens."""
    table = Table(2).goods(0, gold=2, food=1, stone=0, books=3, vp=9).track(0, food=2, stability=3).event("evt_rigveda")
    table.works(0, 1, "start_legionary", 2)
    foreseen = read(seen_of(table.turn())).forecast(0)
    assert (foreseen.revolt, foreseen.famine, foreseen.missing[1]) == (3, 2, 7)
    match = table.production()
    assert noted(match, "lacks", 0)[0] == (1, foreseen.missing[1])
    # The famine finds food and books ticked already: no further points.
    assert 9 - match.position()["vp"][0] == foreseen.vp == 3
    text = text_of(table.turn())
    assert "-1 VP" in text and "Short of" in text


def test_trying_out_never_touches_chance() -> None:
    """A preview plays on a copy, and stops before anything is drawn or rolled."""
    for players in (1, 3):
        match = civitas.new(SLUG, players=players, seed=players, levels="all", boards="b")
        luck = random.Random(players)
        while not match.over:
            if luck.random() < 0.1:
                facts = read(seen_of(match))
                before = facts.here["chance"].tobytes()
                for action in match.legal():
                    taken = preview._taken(facts.record, match.to_act or 0, action.id)
                    assert np.frombuffer(taken, facts.here.dtype)["chance"].tobytes() == before
            match.play(luck.choice(match.legal()))


def test_everybody_stands_on_the_tracks_and_every_board_is_one_click_away() -> None:
    match = Table(5).turn()
    text = markup(draw(seen_of(match, 2)))
    for seat in range(5):
        assert f'id="strength-{seat}"' in text
        assert f'id="stability-{seat}"' in text
        assert f'id="sheet-{seat}"' in text
    drawing = draw(seen_of(match, 2))
    assert drawing.seat_sheets == {seat: f"sheet-{seat}" for seat in range(5)}


def test_the_rows_show_their_prices() -> None:
    """NA-5.3, NA-6.9."""
    text = text_of(Table(4).turn())
    for price in (1, 2, 3):
        assert re.search(rf"\b{price}\b", text)
    assert len(re.findall("na-row-[123]", markup(draw(seen_of(Table(4).turn()))))) == 3
