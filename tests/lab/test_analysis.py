"""The analysis finds what was given away, and sees no more than who decided."""

import numpy as np
import pytest

from civitas.bots import Budget, choose
from civitas.core.chance import WORDS
from civitas.core.engine import engine_of
from civitas.core.game import find_game
from civitas.core.match import Match
from civitas.core.view import BAG_SIZE, deal_row
from civitas.lab.analysis import Analysis, as_data, look_at
from civitas.lab.words import alternatives, mistake

FEW = Budget(iterations=150)


def short_match(decisions: int, slug: str = "stone_age") -> Match:
    match = Match(find_game(slug), 2, seed=3, names=("Ada", "Bo"), backend="native")
    for _ in range(decisions):
        match.play(match.legal_ids()[0])
    return match


def with_a_blunder() -> tuple[Match, int]:
    """Greedy play, but Ada or Bo lets the tribe starve with food in the hut: ten points for nothing (SA-13.5)."""
    match = short_match(0)
    blunder = None
    while len(match.decisions) < 40:
        seat = match.to_act
        assert seat is not None
        names = [action.name for action in match.legal()]
        if blunder is None and len(match.decisions) > 25 and "starve" in names:
            blunder = len(match.decisions)
            match.play("starve")
        else:
            match.play(choose(match, seat, "greedy", 7))
    assert blunder is not None
    return match, blunder


def test_a_known_blunder_is_found_and_told_in_words() -> None:
    match, blunder = with_a_blunder()
    analysis = Analysis(match, FEW)
    analysis.run()
    found = analysis.mistakes()
    look = next(look for look in found if look.number == blunder)
    assert look.cost > 0.1 and look.played is not None
    assert match.game.actions.name(look.best[0].action) == "feed"
    name = match.names[look.seat]
    english, polish = mistake(match, look, "en"), mistake(match, look, "pl")
    assert english.startswith(f"Decision {blunder + 1}, {name}: “") and "would have left" in english
    assert polish.startswith(f"Decyzja {blunder + 1}, {name}: „") and "dałoby" in polish
    assert len(alternatives(match, look, "pl")) == len(look.best) == 2


@pytest.mark.parametrize("luck", [1, 2])
def test_a_look_is_the_same_when_hidden_things_are_dealt_anew(luck: int) -> None:
    match = short_match(30, "guns_and_steel")
    other = match.copy()
    words = np.random.default_rng(luck).integers(1, 2**31, WORDS)
    engine_of(match.game, "python").bind(deal_row)(other.row(), match.to_act, words, np.zeros(BAG_SIZE, np.int64))
    assert other.bytes() != match.bytes()
    assert look_at(match, None, FEW) == look_at(other, None, FEW)


def test_only_the_wanted_seats_decisions_are_looked_at() -> None:
    analysis = Analysis(short_match(12), Budget(iterations=3), [1])
    analysis.run()
    assert analysis.looks and {look.seat for look in analysis.looks.values()} == {1}
    assert analysis.complete


def test_it_can_be_stopped_and_goes_on() -> None:
    analysis = Analysis(short_match(10), Budget(iterations=3))
    analysis.run(lambda seen: len(seen.looks) < 4)
    assert len(analysis.looks) == 4 and not analysis.complete
    before = dict(analysis.looks)
    analysis.run()
    assert len(analysis.looks) == 11 and analysis.complete
    assert all(
        analysis.looks[number].win == look.win for number, look in before.items() if number not in analysis.again
    )


def test_chances_of_all_seats_add_up_and_are_told_as_data() -> None:
    analysis = Analysis(short_match(5), Budget(iterations=20))
    analysis.run()
    data = as_data(analysis, "pl")
    assert data["decisions"] == 5 and len(data["looks"]) == 6 and data["complete"] and data["places"] is None
    for look in data["looks"]:
        assert sum(look["win"]) == pytest.approx(1, abs=0.01)
        assert look["best"][0]["visits"] >= look["best"][-1]["visits"]
    assert data["looks"][-1]["played"] is None and data["looks"][0]["played"]["text"]
