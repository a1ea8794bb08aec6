"""Attacks, End Phases, glory markers and the end of the game, by rule number."""

import random

import civitas
from civitas.games.guns_and_steel.rules.purchase import surcharge
from tests.games.guns_and_steel.scenes import SLUG, ask_rule, asks, card, legal, own, refusal, scene, seen

NOTHING: dict[str, list[str]] = {}
STARTERS = ["agriculture", "mining", "barter", "warrior", "reinforcements"]
TURN = (("end_phase", 0), ("offer_purchase", 0), ("lay_technology", 0))


def test_reactions_from_hand_need_the_icon_and_from_the_table_the_type() -> None:
    """GS-6.3, GS-6.4."""
    seats = [{"hand": ["swordsman"]}, {"hand": ["ambush", "tank"], "resource": ["barter", "warrior"]}, NOTHING]
    match = scene(seats, steps=TURN)
    match.play("technology swordsman")
    match.play("activate swordsman")
    assert (match.to_act, asks(match)) == (1, "react")
    assert legal(match) == {"technology ambush", "technology reinforcements", "deplete warrior", "stop"}
    assert refusal(match, "technology tank") == "GS-6.4"
    assert refusal(match, "deplete barter") == "GS-6.4"
    assert refusal(match, "technology swordsman") == "GS-6.3"


def test_equal_strength_holds() -> None:
    """GS-6.7."""
    seats = [{"hand": ["archer"]}, {"technology": ["chariot"], "resource": ["agriculture"]}, NOTHING]
    match = scene(seats, mode="renaissance", steps=TURN)
    match.play("technology archer")
    match.play("activate archer")
    while asks(match) == "react":
        match.play("stop")
    assert own(match, 1, "resource") == {"agriculture"}
    assert seen(match, "track") == [1, 1, 0]  # GS-6.12: the attacker and the undefeated


def test_tribute_goes_to_the_attacker_for_this_turn() -> None:
    """GS-6.10."""
    seats = [{"hand": ["knight"], "resource": ["mining"]}, {"resource": ["agriculture"]}, NOTHING]
    match = scene(seats, rows={"horse": ["currency"]}, steps=TURN)
    match.play("technology knight")
    match.play("activate knight")
    while asks(match) == "react":
        match.play("stop")
    assert asks(match) == "buy" and seen(match, "temporary")["food"] == 1
    match.play("buy currency")
    assert own(match, 0, "resource") == set()


def test_an_opponents_attack_is_the_activating_players() -> None:
    """GS-6.14: with the strength of the own tableau; the card stays where it is."""
    seats = [{"hand": ["diplomacy"]}, {"technology": ["tournament"]}, NOTHING]
    match = scene(seats, mode="renaissance", steps=TURN)
    match.play("technology diplomacy")
    match.play("activate diplomacy")
    while asks(match) == "react":
        assert match.to_act != 0
        match.play("stop")
    assert own(match, 1, "technology") == {"tournament"}
    assert seen(match, "track") == [3, 1, 0]  # 2 for the attack, 1 for Diplomacy; strength 2 against 2 and 0


def test_a_cost_that_cannot_be_paid_forbids_activation() -> None:
    """GS-5.7: Barter needs a resource."""
    match = scene([{"hand": ["currency"]}, NOTHING, NOTHING], steps=TURN)
    match.play("technology barter")
    assert seen(match, "asked") != "activate_laid"


def test_a_card_is_activated_once_a_turn() -> None:
    """GS-5.12: Mass Production activates two civil cards, and never the same one twice."""
    seats = [{"hand": ["mass_production"], "technology": ["iron_forging", "combustion_engine", "philosophy"]}, NOTHING]
    match = scene([*seats, NOTHING], rows={"horse": ["domestication"]}, steps=TURN)
    match.play("technology mass_production")
    match.play("activate mass_production")
    match.play("activate iron_forging")
    assert refusal(match, "activate iron_forging") == "GS-5.12"
    assert refusal(match, "activate mass_production") == "GS-5.12"
    match.play("activate combustion_engine")
    assert (seen(match, "temporary")["iron"], seen(match, "temporary")["oil"]) == (2, 2)


def test_a_marker_can_be_moved_only_when_none_is_free() -> None:
    """GS-9.3, GS-9.4."""
    glory = [{"horse": 1, "gunpowder": 1, "oil": 2, "space": 1}]
    wonders = {"stonehenge": "available", "notre_dame": "available", "seed_vault": "available"}
    foods = ["agriculture", "mining", "barter"]
    seats = [{"resource": foods, "hand": ["writing"]}, NOTHING, NOTHING]
    match = scene(seats, mode="renaissance", wonders=wonders, steps=(("place_glory", 0),), glory=glory)
    assert legal(match) == {"wonder stonehenge", "refuse"}
    match.play("wonder stonehenge")
    assert legal(match) == {"wonder notre_dame", "wonder palace_of_versailles", "wonder seed_vault"}


def test_with_a_free_marker_it_has_to_be_placed() -> None:
    """GS-9.3: Stonehenge or the Great Wall; refusing is not possible."""
    seats = [{"resource": ["agriculture", "mining", "barter", "writing", "drama"]}, NOTHING, NOTHING]
    wonders = {"stonehenge": "available", "great_wall": "available"}
    match = scene(seats, mode="renaissance", wonders=wonders, steps=(("place_glory", 0),))
    assert legal(match) >= {"wonder stonehenge", "wonder great_wall"}
    assert refusal(match, "refuse") == "GS-9.3"


def ends(mode: str, **fields: object) -> bool:
    return scene([NOTHING, NOTHING, NOTHING], mode=mode, steps=(("end_turn", 0),), **fields).over  # type: ignore[arg-type]


def test_the_game_ends_without_wonders_without_space_cards_or_with_15_points() -> None:
    """GS-11.1."""
    assert not ends("new_world")
    assert ends("new_world", rows={"space": []})
    assert not ends("renaissance", track=[0, 14, 0])
    assert ends("renaissance", track=[0, 15, 0])
    wonders = ["great_pyramids", "angkor_wat", "taj_mahal", "eiffel_tower", "apollo_project"]
    assert ends("new_world", wonders=dict.fromkeys(wonders, "seat_2"))


def test_a_space_card_on_the_stack_keeps_the_game_going() -> None:
    """GS-12.6."""
    assert not ends("combined", rows={"space": []}, tops={"space": "internet"})
    assert ends("combined", rows={"space": []})


def test_the_last_round_is_round_100() -> None:
    """GS-15.3."""
    assert scene([NOTHING, NOTHING], steps=(("end_turn", 1),), round_number=100).over


def test_equal_scores_share_the_victory() -> None:
    """GS-11.5."""
    seats = [{"hand": ["calendar"]}, {"hand": ["writing"]}, NOTHING]
    match = scene(seats, mode="renaissance", steps=(("end_turn", 0),))
    assert match.ranking()[:2] == [2, 2]
    assert [score.total for score in match.scores()][:2] == [1, 1]


def test_the_first_surcharges() -> None:
    """INV-13: r(r+3)/2 for every card of row r."""
    for players in (2, 3):
        match = civitas.new(SLUG, players=players, seed=2)
        rows = {0: 0, 1: 2, 2: 5, 3: 9, 4: 14}
        for slot, name in enumerate(filter(None, seen(match, "pyramid"))):
            shape = (6, 5, 4, 3, 2) if players == 2 else (7, 6, 5, 4, 3)
            row = next(r for r in range(5) if slot < sum(shape[: r + 1]))
            assert ask_rule(match, surcharge, card(name)) == rows[row]


def test_every_turn_ends_with_two_cards_in_hand_or_a_tableau_of_resources() -> None:
    """INV-8."""
    for seed in range(4):
        match = civitas.new(SLUG, players=3, seed=seed, mode="combined")
        luck = random.Random(seed)
        while not match.over:
            before = seen(match, "active")
            match.play(luck.choice(match.legal_ids()))
            if before is not None and seen(match, "active") not in (before, None):
                assert seen(match, "hand_size")[before] >= 2 or not own(match, before, "technology")
