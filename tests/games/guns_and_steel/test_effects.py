"""Activating technologies and what each step does: chapters 5, 10 and 14 of the rules, and every card once."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from civitas.core.match import Match
from civitas.games.guns_and_steel.tables import CARDS, CIVILIZATIONS, SET_OF
from tests.games.guns_and_steel.scenes import asks, legal, own, refusal, scene, seen

NOTHING: dict[str, list[str]] = {}
STARTERS = ["agriculture", "mining", "barter", "warrior", "reinforcements"]
TURN = (("end_phase", 0), ("offer_purchase", 0), ("lay_technology", 0))


def activate(
    name: str, mine: dict[str, list[str]], *others: dict[str, list[str]], mode: str = "new_world", **more: Any
) -> Match:
    """Seat 0 lays a technology from hand and activates it."""
    seats = [{**mine, "hand": [*mine.get("hand", []), name]}, *(others or (NOTHING, NOTHING))]
    settings: dict[str, Any] = {"steps": TURN, **more}
    match = scene(seats, mode=mode, **settings)
    match.play(f"technology {name}")
    if match.asks and match.asks.name == "activate_laid":
        match.play(f"activate {name}")
    return match


def goods(match: Match) -> dict[str, int]:
    return {name: n for name, n in seen(match, "temporary").items() if n}


def events(match: Match) -> list[str]:
    return [match.game.events[note.event].name for note in match.notes]


def stop_reacting(match: Match) -> None:
    while match.asks is not None and match.asks.name == "react":
        match.play("stop")


SPACE = {"new_world": ("nuclear_submarine", "computer"), "renaissance": ("stealth_bomber", "internet")}


def rich_and_bare(name: str) -> Iterator[dict[str, Any]]:
    """Positions in which a card is in hand: with much on the table and with nothing."""
    number = CARDS.names.index(name)
    mode = "renaissance" if number < CIVILIZATIONS and SET_OF[number] == 2 else "new_world"
    known = [CARDS.names[n] for n in range(CIVILIZATIONS) if SET_OF[n] == (2 if mode == "renaissance" else 1)]
    cards = [one for one in known if one != name and one not in SPACE[mode]]
    starters = [one for one in STARTERS if one != name]
    rich = {
        "hand": [name, *cards[:3]],
        "resource": [*cards[3:8], starters[0]],
        "technology": [*cards[8:11], starters[1]],
    }
    rival = {"technology": cards[11:15], "resource": cards[15:18]}
    rows = {"space": [next(one for one in SPACE[mode] if one != name)]}
    track = [3, 1, 1] if mode == "renaissance" else [0, 0, 0]
    for seats in ([rich, rival, NOTHING], [{"hand": [name]}, NOTHING, NOTHING]):
        yield {"seats": seats, "mode": mode, "rows": rows, "track": track, "steps": TURN}


@pytest.mark.parametrize("name", CARDS.names)
def test_every_card_can_be_activated_and_resolved(name: str) -> None:
    """GS-5.3, GS-5.9, GS-14.11: in a rich and in a bare position the turn goes on to its end, and nothing gets lost."""
    for setting in rich_and_bare(name):
        for seed in range(3):
            match, luck = scene(**setting), random.Random(seed)
            match.play(f"technology {name}")
            if match.asks and match.asks.name == "activate_laid":
                match.play(f"activate {name}")
                assert "activates" in events(match)
            for _ in range(200):
                if match.over or seen(match, "active") != 0:
                    break
                assert match.problems() == []
                match.play(luck.choice(match.legal_ids()))
            assert match.over or seen(match, "active") == 1


def test_declining_leaves_the_strength_and_nothing_else() -> None:
    """GS-5.3, GS-5.4: the technology does nothing, its strength counts."""
    match = scene([{"hand": ["swordsman"]}, {"resource": ["agriculture"]}, NOTHING], steps=TURN)
    match.play("technology swordsman")
    assert seen(match, "strength")[0] == 2
    match.play("decline")
    assert own(match, 1, "resource") == {"agriculture"} and "attacks" not in events(match)


def test_gain_is_chosen_among_what_the_card_names() -> None:
    """GS-14.1: Currency offers four types; nothing else can be taken."""
    match = activate("currency", NOTHING)
    assert legal(match) == {"take food", "take iron", "take horse", "take gunpowder"}
    assert refusal(match, "take oil") == "GS-14.1"
    match.play("take gunpowder")
    assert goods(match) == {"gunpowder": 1} or match.to_act != 0


def test_replenishing_is_compulsory_and_chosen_by_whose_cards_they_are() -> None:
    """GS-14.2, GS-5.8, GS-2.4: Calendar helps its player with two, then every opponent, clockwise, each choosing."""
    others = ({"technology": ["mining", "barter"]}, {"technology": ["agriculture"]})
    match = activate("calendar", {"technology": ["agriculture", "mining", "writing"]}, *others, mode="renaissance")
    assert asks(match) == "replenish" and "stop" not in legal(match)
    match.play("replenish writing")
    match.play("replenish agriculture")
    assert (match.to_act, asks(match)) == (1, "replenish")
    match.play("replenish mining")
    assert own(match, 1, "resource") == {"mining"} and own(match, 2, "resource") == {"agriculture"}


def test_a_card_that_is_replenished_loses_its_strength() -> None:
    """INV-10, GS-2.9: Public Education disarms an opponent."""
    match = activate("public_education", NOTHING, {"technology": ["archer"]}, NOTHING, mode="renaissance")
    assert seen(match, "strength")[1] == 0 and own(match, 1, "resource") == {"archer"}


def test_points_are_marked_at_once_and_never_fall_below_zero() -> None:
    """GS-10.1, GS-14.4, GS-14.12: the Bomber takes two points from the defeated and gives one for each."""
    match = activate("bomber", NOTHING, NOTHING, NOTHING, NOTHING, mode="renaissance", track=[0, 1, 4, 0])
    stop_reacting(match)
    assert seen(match, "track") == [3, 0, 2, 0]


def test_points_are_spent_only_by_a_cost() -> None:
    """GS-10.2, GS-14.3, GS-5.7: Scientific Method costs a point and cannot be activated without."""
    match = activate("scientific_method", NOTHING, mode="renaissance")
    assert "activates" not in events(match)
    match = activate("scientific_method", NOTHING, mode="renaissance", track=[2, 0, 0])
    assert seen(match, "track")[0] == 1 and "pays_points" in events(match)


def test_the_new_world_has_no_track() -> None:
    """GS-10.3: no card of the New World gives or takes points."""
    words = {"gain_vp", "lose_vp", "cost_vp", "vp_per_defeated"}
    match = scene([NOTHING, NOTHING])
    for entry in match.game.content["card"]:
        if entry["set"] != "renaissance":
            assert not words & {step["verb"] for step in entry["effects"]}


def test_an_effect_cost_knows_no_exchange() -> None:
    """GS-13.6, GS-13.1: Drama takes any one unit; a temporary resource will do as well."""
    match = activate("drama", {"resource": ["mining", "writing"]}, mode="renaissance")
    assert asks(match) == "pay_cost" and legal(match) == {"deplete mining", "deplete writing"}


def test_play_lays_at_most_so_many_and_does_not_activate() -> None:
    """GS-14.5, GS-5.11, GS-5.10: Ambush lays up to two military cards."""
    match = activate("ambush", {"hand": ["swordsman", "knight", "soldier"]})
    assert legal(match) == {
        "technology swordsman",
        "technology knight",
        "technology soldier",
        "technology warrior",
        "stop",
    }
    match.play("technology knight")
    match.play("technology soldier")
    assert own(match, 0, "technology") >= {"ambush", "knight", "soldier"} and asks(match) != "play"
    assert "attacks" not in events(match)


def test_what_was_laid_has_to_be_activated_and_nothing_else_can() -> None:
    """GS-5.10, GS-14.6, GS-14.13: Blitzkrieg activates one of those it laid, not one that lay there."""
    match = activate("blitzkrieg", {"hand": ["knight", "soldier"], "technology": ["swordsman"]})
    match.play("technology knight")
    match.play("technology soldier")
    match.play("stop")
    assert legal(match) == {"activate knight", "activate soldier"}
    assert refusal(match, "activate swordsman") == "GS-5.10"


def test_without_a_laid_card_nothing_is_activated() -> None:
    """GS-5.10: the Satellite goes on to its last step, which takes any military card of the tableau."""
    match = activate("satellite", {"technology": ["swordsman", "warrior"]})
    while asks(match) == "play":
        match.play("stop")
    assert legal(match) == {"activate swordsman", "activate warrior"}


def test_an_opponents_technology_works_for_who_activates_it() -> None:
    """GS-14.6, GS-D31: the Printing Press gains with another's Pottery, which stays where it is."""
    match = activate(
        "printing_press", NOTHING, {"technology": ["pottery"]}, {"technology": ["mining"]}, mode="renaissance"
    )
    assert legal(match) == {"opponent 2", "opponent 3"} and refusal(match, "opponent 1") == "GS-5.9"
    match.play("opponent 2")
    assert asks(match) == "gain" and match.to_act == 0
    assert own(match, 1, "technology") == {"pottery"}


def test_ones_own_and_anothers_starter_card_are_two_cards() -> None:
    """GS-5.12: physical cards."""
    match = activate(
        "internet",
        {"technology": ["mining"]},
        {"technology": ["mining"]},
        NOTHING,
        mode="renaissance",
        rows={"space": ["stealth_bomber"]},
    )
    assert own(match, 0, "resource") == {"mining"}
    assert events(match).count("activates") >= 2


def test_a_copied_resource_is_one_that_is_shown() -> None:
    """GS-14.8, GS-5.9: Guilds copies a type of the chosen opponent, who gets a point and keeps his card."""
    other = {"resource": ["mining", "archer"]}
    match = activate("guilds", NOTHING, other, NOTHING, mode="renaissance", rows={"oil": ["diplomacy"]})
    assert legal(match) == {"take iron", "take horse"} and refusal(match, "take oil") == "GS-14.8"
    match.play("take horse")
    assert goods(match) == {"horse": 1, "gunpowder": 1} and seen(match, "track") == [0, 1, 0]
    assert own(match, 1, "resource") == {"mining", "archer"}


def test_a_step_for_a_chosen_opponent_needs_one() -> None:
    """GS-5.9, GS-14.11: with nothing to copy Guilds still gains its Gunpowder, and nobody gets a point."""
    match = activate("guilds", NOTHING, NOTHING, NOTHING, mode="renaissance")
    assert seen(match, "track") == [0, 0, 0] and "gains" in events(match)


def test_an_extra_purchase_comes_at_once_and_the_other_one_later() -> None:
    """GS-7.10, GS-14.9: Banking takes two off the surcharge; it never falls below nothing."""
    rows = {"horse": ["currency", "philosophy", "swordsman"], "gunpowder": ["feudalism", "knight"]}
    foods = {
        "resource": ["agriculture", "mining", "barter", "domestication", "code_of_laws", "ambush"],
        "technology": ["warrior"],
    }
    match = activate("banking", foods, rows=rows)
    assert asks(match) == "buy" and seen(match, "phase") == "technology_phase"
    assert "buy feudalism" in legal(match)  # Iron and Horse; its two links are taken off
    match.play("buy feudalism")
    while asks(match) == "pay_purchase":
        match.play(match.legal()[0])
    assert "feudalism" in own(match, 0, "technology")
    assert asks(match) == "buy" and seen(match, "phase") == "purchase_phase"


def test_claiming_works_with_any_hand() -> None:
    """GS-14.9: Architecture takes a wonder in the Technology Phase; the End Phase has its own."""
    mine = {"resource": ["domestication", "currency"], "hand": ["knight", "charge"]}
    match = activate("architecture", mine, wonders={"hanging_gardens": "available"})
    assert seen(match, "wonder")["hanging_gardens"] == "seat_1"


def test_claiming_in_the_renaissance_places_a_marker() -> None:
    """GS-14.9, GS-9.6, GS-12.1: in a combined game too, beside another player's marker."""
    mine = {"resource": ["agriculture", "mining", "barter"]}
    match = activate(
        "architecture",
        mine,
        NOTHING,
        NOTHING,
        mode="combined",
        wonders={"stonehenge": "available"},
        glory=[{}, {"horse": 1}],
    )
    assert [markers["horse"] for markers in seen(match, "glory")] == [1, 1, 0]


def test_what_is_being_resolved_cannot_be_taken_back() -> None:
    """GS-14.10, GS-5.12: Writing takes another technology into the hand, or none, and then gives its point."""
    match = activate("writing", {"technology": ["mining", "archer"]}, mode="renaissance")
    assert legal(match) == {"retrieve mining", "retrieve archer", "stop"}
    assert refusal(match, "retrieve writing") == "GS-14.10"
    match.play("retrieve archer")
    assert "archer" in own(match, 0, "hand") and seen(match, "track")[0] == 1


def test_a_card_that_turned_over_is_resolved_to_its_end() -> None:
    """GS-14.14, GS-5.6: the Computer replenishes itself, and still activates a civil card."""
    mine = {"technology": ["iron_forging", "agriculture"]}
    match = activate("computer", mine, rows={"space": ["nuclear_submarine"]})
    match.play("replenish computer")
    match.play("replenish agriculture")
    assert goods(match) == {"iron": 2} or "gains" in events(match)
    assert "computer" in own(match, 0, "resource") | own(match, 0, "hand")


def test_an_inner_card_has_its_own_battle() -> None:
    """GS-14.13: Mobilization activates two attacks, each with its own reactions and outcome."""
    match = activate(
        "mobilization",
        {"technology": ["swordsman", "warrior"]},
        {"resource": ["agriculture", "barter"]},
        {"technology": list(STARTERS)},
    )
    match.play("activate swordsman")
    stop_reacting(match)
    assert events(match).count("attacks") == 1
    while (
        match.asks is not None and match.asks.name != "buy" and match.to_act is not None and seen(match, "active") == 0
    ):
        match.play("stop" if "stop" in legal(match) else match.legal()[0])
    assert events(match).count("attacks") == 2
