"""The table of Guns & Steel: what stands on it, that it can be played with, and whole payments in one click."""

import random
import re
from pathlib import Path

import pytest

import civitas
from civitas.core.match import Match
from civitas.games.guns_and_steel import GAME
from civitas.games.guns_and_steel.table import draw
from civitas.games.guns_and_steel.table.facts import read
from civitas.games.guns_and_steel.table.payments import offers
from civitas.web.records import Seat
from civitas.web.seeing import seen_in
from civitas.web.table_contract import Drawing, Seen
from tests.games.guns_and_steel.scenes import SLUG, scene
from tests.web.serving import browser, room_of, serving, stamp_of

MODES = ("new_world", "renaissance", "combined")
TURN = (("end_phase", 0), ("offer_purchase", 0), ("lay_technology", 0))


def seen_of(match: Match, viewer: int | None = None, lang: str = "en") -> Seen:
    seats = tuple(Seat(number, f"P{number}", "greedy", True, True, False, 0) for number in range(match.players))
    deciders = [0] * len(match.decisions)
    return seen_in(match, seats, deciders, match.to_act if viewer is None else viewer, lang)


def markup(drawing: Drawing) -> str:
    parts = (drawing.board, drawing.mats, drawing.choices, drawing.detail, drawing.sheets)
    return "".join(str(one) for part in parts for one in (part if isinstance(part, list) else [part]))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_decision_stands_on_the_table(mode: str, players: int) -> None:
    """Whoever is asked can answer by clicking: each decision is on a thing, in the bar, or in an offered payment."""
    match = civitas.new(SLUG, players=players, seed=players, mode=mode, hands="closed" if players == 3 else "open")
    luck = random.Random(players)
    while not match.over and len(match.decisions) < 260:
        if len(match.decisions) % 3 == 0 or (match.asks and match.asks.name not in ("lay_resource", "lay_technology")):
            text = markup(draw(seen_of(match)))
            found = set(re.findall(r'value="([^"]+)"', text))
            assert {action.name for action in match.legal()} <= found
        match.play(luck.choice(match.legal()))


def test_an_offered_payment_is_complete_and_legal() -> None:
    """GS-13.4, GS-13.5: taken one after the other, its contributions are all allowed and pay the whole price."""
    paid = 0
    for seed in range(30):
        match = civitas.new(SLUG, players=2 + seed % 3, seed=seed, mode=MODES[seed % 3])
        luck = random.Random(seed)
        while not match.over and paid < 60:
            asks = match.asks
            assert asks is not None
            if asks.name in ("pay_purchase", "pay_cost", "lose"):
                ways = offers(read(seen_of(match)))
                assert ways and [way.loss for way in ways] == sorted(way.loss for way in ways)
                for way in ways:
                    pay(match.copy(), way.decisions.split("; "), asks.name)
                paid += 1
            match.play(luck.choice(match.legal()))
    assert paid >= 60


def pay(match: Match, chain: list[str], question: str) -> None:
    seat = match.to_act
    for number, decision in enumerate(chain):
        if match.asks is None or (match.to_act, match.asks.name) != (seat, question) or match.check(decision):
            assert number > 0
            break
        match.play(decision)
    assert match.asks is None or (match.to_act, match.asks.name) != (seat, question)


def test_what_this_turn_brought_is_offered_first() -> None:
    """A temporary Iron is gone tomorrow anyway, and of three Food cards the one that can defend is turned."""
    holdings = {
        "hand": ["iron_forging"],
        "resource": ["mining", "warrior", "agriculture", "barter", "reinforcements"],
    }
    match = scene([holdings, {}, {}], rows={"horse": ["currency"]}, steps=TURN)
    match.play("activate iron_forging")
    match.play("buy currency")
    first = offers(read(seen_of(match)))[0]
    assert first.decisions == "spend iron; deplete reinforcements"


def test_live_prices_and_links_are_drawn() -> None:
    """GS-7.3: the plate shows what the card names and one more for each linked card."""
    rows = {"horse": [None, "currency", "swordsman"], "gunpowder": [None, "charge"], "oil": ["cannon"]}
    match = scene([{}, {}, {}], rows=rows)
    text = markup(draw(seen_of(match)))
    assert "Price now: 2 Gunpowder, 3 resources of any type; 3 linked cards." in text
    assert '<span class="gs-links">+3</span>' in text


def test_what_the_house_designed_says_so() -> None:
    """The Cannon's cost is the rulebook's; strength, points and effect are not."""
    text = markup(draw(seen_of(civitas.new(SLUG, players=2, seed=1))))
    assert "Our design, for want of a public source" in text
    assert "Z braku publicznego źródła" in markup(draw(seen_of(civitas.new(SLUG, players=2, seed=1), lang="pl")))


def test_an_attack_is_shown_with_strengths_and_outcome() -> None:
    """GS-6.7: 2 against 0 and 2."""
    seats = [{"hand": ["swordsman"]}, {"technology": ["warrior", "ambush"]}, {"resource": ["agriculture"]}]
    match = scene(seats, steps=TURN)
    match.play("technology swordsman")
    match.play("activate swordsman")
    battle = read(seen_of(match)).battle
    assert battle is not None and not battle.settled and battle.strength == 2
    while match.asks is not None and match.asks.name == "react":
        match.play("stop")
    battle = read(seen_of(match)).battle
    assert battle is not None and battle.settled
    assert [(one.strength, one.outcome) for one in battle.defenders] == [(3, "holds"), (0, "defeated")]
    assert "gs-battle settled" in markup(draw(seen_of(match)))


async def test_a_whole_payment_is_one_click(tmp_path: Path) -> None:
    """Each contribution is a decision of its own in the log; what the house answers itself is left out."""
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        seats = {f"kind{seat}": "person" for seat in range(2)} | {f"name{seat}": f"P{seat}" for seat in range(2)}
        answer = await client.post(f"/games/{SLUG}/tables", data={"mode": "screen", **seats})
        address = answer.headers["location"]
        await client.get(address)
        room = room_of(app, address)
        luck = random.Random(1)
        chain = ""
        for _ in range(900):
            page = (await client.get(address)).text
            ways = [one for one in re.findall(r'name="decision" value="([^"]+)"', page) if ";" in one]
            if ways:
                chain = ways[0]
                break
            decision = luck.choice(room.match.legal()).name
            await client.post(f"{address}/decide", data={"stamp": stamp_of(page), "decision": decision})
            if room.match.over:
                break
        assert chain, "no price ever had to be chosen"
        before, asked = len(room.match.decisions), room.match.asks
        page = (await client.get(address)).text
        await client.post(f"{address}/decide", data={"stamp": stamp_of(page), "decision": chain})
        played = [room.match.game.actions.name(number) for number in room.match.decisions[before:]]
        assert played == chain.split("; ")[: len(played)]
        assert room.match.asks is None or asked is None or room.match.asks.name != asked.name
        assert room.table.version == len(room.match.decisions)


def test_the_table_is_drawn_from_what_is_played_with() -> None:
    assert GAME.played is GAME.tables
