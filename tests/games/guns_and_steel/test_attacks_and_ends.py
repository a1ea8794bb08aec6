"""Attacks, purchases, End Phases and the end of the game: chapters 6 to 9 and 11 of the rules, by number."""

import random
from typing import Any

import civitas
from civitas.core.match import Match
from tests.games.guns_and_steel.scenes import SLUG, asks, legal, own, refusal, scene, seen
from tests.games.guns_and_steel.test_effects import activate, events, stop_reacting

NOTHING: dict[str, list[str]] = {}
STARTERS = ["agriculture", "mining", "barter", "warrior", "reinforcements"]
TURN = (("end_phase", 0), ("offer_purchase", 0), ("lay_technology", 0))


def test_an_attack_concerns_all_and_they_answer_clockwise() -> None:
    """GS-6.1, GS-6.2, GS-6.6: from the attacker's left, each until he stops; the attacker not at all."""
    seats = [NOTHING, NOTHING, {"hand": ["swordsman"]}, NOTHING]
    match = scene(seats, steps=(("end_phase", 2), ("offer_purchase", 2), ("lay_technology", 2)), active=2)
    match.play("technology swordsman")
    match.play("activate swordsman")
    order = []
    while asks(match) == "react":
        order.append(match.to_act)
        match.play("stop")
    assert order == [3, 0, 1]
    assert events(match).count("is_defeated") == 3


def test_an_attack_may_hurt_nobody() -> None:
    """GS-6.13, GS-6.7: equal strength, and nothing happens to anybody."""
    match = activate(
        "warrior",
        NOTHING,
        {"technology": ["warrior"], "resource": ["agriculture"]},
        {"technology": ["warrior", "reinforcements"]},
    )
    stop_reacting(match)
    assert events(match).count("holds") == 2 and own(match, 1, "resource") == {"agriculture"}


def test_the_defeated_choose_clockwise_what_they_lose() -> None:
    """GS-6.8, GS-6.9, GS-14.7, GS-13.7: two units each; who has less loses everything without a choice."""
    others = (
        {"resource": ["agriculture", "mining", "barter"]},
        {"resource": ["agriculture"]},
        {"resource": ["barter", "agriculture", "mining"]},
    )
    match = activate("soldier", NOTHING, *others)
    stop_reacting(match)
    assert (match.to_act, asks(match)) == (1, "lose")
    assert refusal(match, "spend food") in ("GS-13.7", "GS-15.1")
    match.play("deplete mining")
    match.play("deplete barter")
    assert own(match, 1, "resource") == {"agriculture"}
    assert match.to_act == 3 and own(match, 2, "resource") == set()  # GS-D13


def test_losses_hold_nothing_superfluous() -> None:
    """GS-13.4, GS-13.7: with Food and Space for two units, Food and Space together are not allowed."""
    match = activate("soldier", NOTHING, {"resource": ["computer", "agriculture", "barter"]}, NOTHING)
    stop_reacting(match)
    match.play("deplete agriculture")
    assert own(match, 1, "resource") == {"computer"}


def test_stealing_the_last_wonder_from_an_owner_does_not_end_the_game() -> None:
    """GS-6.11, GS-D28: who has none gives none."""
    match = activate(
        "nuclear_submarine",
        NOTHING,
        {"technology": ["mining"]},
        NOTHING,
        rows={"space": ["computer"]},
        wonders={"taj_mahal": "seat_2"},
    )
    stop_reacting(match)
    assert seen(match, "wonder")["taj_mahal"] == "seat_1" and not match.over
    assert events(match).count("hands_over") == 1


def test_any_card_can_be_bought_however_deep_it_lies() -> None:
    """GS-7.1, GS-7.2, GS-7.9: one card, or none; the others stay where they are."""
    rows = {"horse": ["currency", "philosophy"], "gunpowder": ["feudalism"]}
    rich = {"resource": [*STARTERS, "domestication", "swordsman"]}
    match = scene([rich, NOTHING, NOTHING], rows=rows, steps=TURN[:2])
    assert legal(match) == {"buy currency", "buy philosophy", "buy feudalism", "pass"}
    assert refusal(match, "buy knight") == "GS-7.1"
    before = seen(match, "pyramid")
    match.play("buy feudalism")
    while asks(match) == "pay_purchase":
        match.play(match.legal()[0])
    assert [name for name in before if name not in seen(match, "pyramid")] == ["feudalism"]
    assert seen(match, "pyramid") == [None if name == "feudalism" else name for name in before]
    assert own(match, 0, "technology") | own(match, 0, "hand") >= {"feudalism"}
    assert asks(match) != "buy"


def test_the_top_of_a_stack_uncovers_the_next() -> None:
    """GS-7.9, GS-12.5: and only the top can be bought."""
    match = civitas.new(SLUG, players=2, seed=3, mode="combined")
    luck = random.Random(3)
    while not match.over:
        tops = seen(match, "stack_top")
        stacked = {name for name in tops.values() if name}
        buys = [one for one in match.legal() if one.name.startswith("buy ") and one.name[4:] in stacked]
        if buys:
            bought = buys[0].name[4:]
            era = next(era for era, name in tops.items() if name == bought)
            left = seen(match, "stack_left")[era]
            match.play(buys[0])
            while match.asks is not None and match.asks.name == "pay_purchase":
                match.play(match.legal()[0])
            assert seen(match, "stack_left")[era] == left - 1 and seen(match, "stack_top")[era] != bought
            return
        match.play(luck.choice(match.legal_ids()))
    raise AssertionError("no research project was ever bought")


def end_phase(seat: dict[str, list[str]], mode: str = "new_world", **more: Any) -> Match:
    return scene([seat, NOTHING, NOTHING], mode=mode, steps=(("end_phase", 0),), **more)


def test_with_two_cards_in_hand_nothing_is_taken_back() -> None:
    """GS-8.1, GS-9.1: no wonder in the New World and no pick-up; glory all the same."""
    mine = {"resource": ["agriculture", "mining", "barter"], "technology": []}
    match = end_phase(mine, wonders={"great_pyramids": "available"})
    assert own(match, 0, "resource") == set(mine["resource"])
    assert seen(match, "wonder")["great_pyramids"] == "available"
    match = end_phase(mine, mode="renaissance", wonders={"stonehenge": "available"})
    assert own(match, 0, "resource") == set(mine["resource"])  # GS-9.3: every turn, whatever the hand
    assert seen(match, "glory")[0]["horse"] == 1


def test_technologies_come_back_and_resources_may() -> None:
    """GS-8.3, GS-8.4, GS-9.2: all of the former, any number of the latter."""
    for mode in ("new_world", "renaissance"):
        match = end_phase(
            {"resource": ["mining", "warrior"], "technology": ["agriculture", "barter", "reinforcements"]}, mode
        )
        assert own(match, 0, "technology") == set() and asks(match) == "pick_up"
        assert legal(match) == {"retrieve mining", "retrieve warrior", "stop"}
        assert refusal(match, "retrieve barter") == "GS-8.4"
        match.play("retrieve mining")
        match.play("stop")
        assert own(match, 0, "resource") == {"warrior"}


def test_a_wonder_is_taken_before_the_cards_come_back() -> None:
    """GS-8.2, GS-8.3: three tactical cards lie there, and then in the hand; it is not optional."""
    match = end_phase(
        {"technology": ["ambush", "charge", "flanking", *STARTERS]}, wonders={"himeji_castle": "available"}
    )
    assert seen(match, "wonder")["himeji_castle"] == "seat_1"
    assert len(own(match, 0, "hand")) == 8


def test_glory_comes_after_the_cards_came_back() -> None:
    """GS-9.3, GS-9.5: eight cards in hand count for the Forbidden City only then; the third marker takes it."""
    mine = {"technology": ["archer", "chariot", "phalanx", *STARTERS]}
    match = end_phase(mine, "renaissance", wonders={"forbidden_city": "available"}, glory=[{"oil": 2}, {"oil": 1}])
    assert seen(match, "wonder")["forbidden_city"] == "seat_1"
    assert [markers["oil"] for markers in seen(match, "glory")] == [0, 0, 0]


def test_the_next_player_begins_when_the_turn_is_over() -> None:
    """GS-4.1, GS-8.7, GS-9.8."""
    for mode in ("new_world", "renaissance", "combined"):
        match = scene([NOTHING, NOTHING, NOTHING], mode=mode, steps=(("end_turn", 0),))
        assert (match.to_act, asks(match), match.over) == (1, "lay_resource", False)


def test_the_game_ends_with_that_very_turn() -> None:
    """GS-11.2, GS-11.3: the last Space card is bought, the turn is finished, nobody else plays."""
    seats = [{"resource": ["computer", "tank", "combustion_engine"], "hand": ["knight", "charge"]}, NOTHING, NOTHING]
    match = scene(seats, rows={"space": ["nuclear_submarine"]}, steps=TURN[:2])
    match.play("buy nuclear_submarine")
    while not match.over:
        assert match.to_act == 0
        match.play(match.legal()[0])
    assert "no_space_card_left" in events(match)


def test_fifteen_points_end_it_only_if_they_are_still_there() -> None:
    """GS-11.3, GS-D35: the track is looked at when the turn ends."""
    assert scene([NOTHING] * 3, mode="renaissance", steps=(("end_turn", 0),), track=[0, 0, 15]).over
    assert not scene([NOTHING] * 3, mode="renaissance", steps=(("end_phase", 0),), track=[14, 0, 0]).over
    match = activate("bomber", NOTHING, NOTHING, NOTHING, mode="renaissance", track=[0, 16, 0])
    stop_reacting(match)
    assert seen(match, "track") == [2, 14, 0] and not match.over


def test_unfinished_markers_are_worth_nothing() -> None:
    """GS-11.4."""
    match = scene([NOTHING] * 3, mode="renaissance", glory=[{"horse": 1, "oil": 2}])
    assert match.scores()[0].total == 0
