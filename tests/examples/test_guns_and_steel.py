"""The worked examples of the rulebook and of the rules specification (EX-1 to EX-16)."""

import civitas
from civitas.games.guns_and_steel.rules.purchase import surcharge
from civitas.games.guns_and_steel.tables import ERA_OF, SLOTS
from tests.games.guns_and_steel.scenes import SLUG, ask_rule, asks, card, legal, own, refusal, scene, seen

TURN = (("end_phase", 0), ("offer_purchase", 0), ("lay_technology", 0))
NOTHING: dict[str, list[str]] = {}
STARTERS = ["agriculture", "mining", "barter", "warrior", "reinforcements"]


def test_ex_1_the_wonder_whose_card_lies_further_left_is_used() -> None:
    """GS-3.6."""
    orders: set[bool] = set()
    for seed in range(12):
        match = civitas.new(SLUG, players=4, seed=seed)
        pyramid = seen(match, "pyramid")
        submarine_first = pyramid.index("nuclear_submarine") < pyramid.index("computer")
        orders.add(submarine_first)
        wonders = seen(match, "wonder")
        assert wonders["international_space_station"] == ("available" if submarine_first else "box")
        assert wonders["apollo_project"] == ("box" if submarine_first else "available")
        assert sum(place == "available" for place in wonders.values()) == 5
    assert orders == {True, False}


def test_ex_2_a_card_may_replenish_itself() -> None:
    """GS-5.6: Mining is the only Iron card lying technology side up, so it turns itself."""
    match = scene([NOTHING, NOTHING], steps=TURN)
    match.play("technology mining")
    assert legal(match) == {"activate mining", "decline"}
    match.play("activate mining")
    assert own(match, 0, "resource") == {"mining"}


def test_ex_3_only_an_opponent_with_a_resource_can_be_chosen() -> None:
    """GS-5.9: the third opponent is the only one with a resource-side card; he keeps it (GS-D22)."""
    seats = [{"hand": ["trade_and_tribute"], "resource": ["mining"]}, NOTHING, {"resource": ["mining"]}, NOTHING]
    match = scene(seats, steps=TURN, rows={"horse": ["swordsman"]})
    match.play("technology trade_and_tribute")
    match.play("activate trade_and_tribute")
    assert asks(match) == "buy"
    assert seen(match, "temporary")["iron"] == 1
    assert own(match, 2, "resource") == {"mining"}


def test_ex_3_effects_for_all_work_without_the_others() -> None:
    """GS-5.8: nobody else can replenish anything."""
    others = [{"resource": STARTERS}, NOTHING]
    rows = {"space": ["internet"]}
    match = scene([{"hand": ["theology"]}, *others], mode="renaissance", rows=rows, steps=TURN)
    match.play("technology theology")
    match.play("activate theology")
    assert seen(match, "track") == [2, 0, 0]
    seats = [{"hand": ["calendar"], "technology": ["mining"]}, *others]
    match = scene(seats, mode="renaissance", rows=rows, steps=TURN)
    match.play("technology calendar")
    match.play("activate calendar")
    assert own(match, 0, "resource") == {"mining", "calendar"}


def test_ex_4_a_card_laid_by_flanking_has_to_be_activated() -> None:
    """GS-5.10."""
    seats = [{"hand": ["flanking", "swordsman"]}, {"resource": ["agriculture"]}, NOTHING]
    for first, defeated in (("technology swordsman", set()), ("stop", {"agriculture"})):
        match = scene(seats, steps=TURN)
        match.play("technology flanking")
        match.play("activate flanking")
        match.play(first)
        while asks(match) == "react":
            match.play("stop")
        assert own(match, 1, "resource") == defeated


def test_ex_5_an_attack_on_three_opponents() -> None:
    """GS-6: strength 7 against 3, 6 and 7."""
    seats = [
        {"hand": ["nuclear_submarine"], "technology": ["warrior"]},
        {"technology": ["swordsman", "warrior"]},
        {"hand": ["knight", "charge"], "technology": ["ambush"]},
        {"hand": ["blitzkrieg"], "resource": ["tank"]},
    ]
    wonders = {"taj_mahal": "seat_2", "great_pyramids": "seat_3", "angkor_wat": "seat_3"}
    match = scene(seats, wonders=wonders, rows={"space": ["computer"]}, steps=TURN)
    match.play("technology nuclear_submarine")
    match.play("activate nuclear_submarine")
    assert match.to_act == 1
    match.play("stop")
    for decision in ("technology knight", "technology charge", "stop"):
        assert match.to_act == 2
        match.play(decision)
    for decision in ("technology blitzkrieg", "deplete tank"):
        assert match.to_act == 3
        match.play(decision)
    assert seen(match, "strength") == [7, 3, 6, 7]
    match.play("stop")
    assert (match.to_act, asks(match)) == (2, "give_wonder")
    assert legal(match) == {"wonder great_pyramids", "wonder angkor_wat"}
    match.play("wonder great_pyramids")
    wonders_now = seen(match, "wonder")
    assert (wonders_now["taj_mahal"], wonders_now["great_pyramids"], wonders_now["angkor_wat"]) == (
        *("seat_1", "seat_1"),
        "seat_3",
    )
    activated = [note for note in match.notes if match.game.events[note.event].name == "activates"]
    assert len(activated) == 1  # GS-6.5: nothing laid in reaction was activated


def test_ex_6_exchanges_go_one_way() -> None:
    """GS-7.6: 2 Food are 1 Iron, 1 Oil is never 2 Gunpowder."""
    food = {"resource": ["agriculture", "barter", "mining"]}
    match = scene([food, NOTHING, NOTHING], rows={"horse": ["swordsman"]}, steps=TURN[:2])
    assert legal(match) == {"buy swordsman", "pass"}
    match.play("buy swordsman")
    assert own(match, 0, "technology") == {"agriculture", "barter", "mining", "swordsman"}
    oil = {"resource": ["banking", "agriculture", "barter"]}
    match = scene([oil, NOTHING, NOTHING], rows={"horse": ["domestication"], "oil": ["cannon"]}, steps=TURN[:2])
    assert legal(match) == {"buy domestication", "pass"}
    assert refusal(match, "buy cannon") == "GS-13.8"


def cannon_rows(charge: str | None) -> dict[str, list[str | None]]:
    return {"horse": [None, "currency", "swordsman"], "gunpowder": [None, charge], "oil": ["cannon"]}


def test_ex_7_buying_a_linked_card() -> None:
    """GS-7.2, GS-7.3, GS-13: 2 Gunpowder and 3 of any type."""
    seats = [
        {"hand": ["domestication", "barter"], "resource": ["agriculture", "reinforcements", "mining", "feudalism"]},
        *(NOTHING, NOTHING),
    ]
    match = scene(seats, rows=cannon_rows("charge"), steps=(*TURN, ("lay_resource", 0)))
    assert ask_rule(match, surcharge, card("cannon")) == 3
    match.play("resource domestication")
    match.play("technology barter")
    match.play("activate barter")
    match.play("deplete agriculture")
    match.play("take gunpowder")
    match.play("buy cannon")
    assert own(match, 0, "resource") == set()
    assert sum(seen(match, "temporary").values()) == 0
    assert {"cannon", "feudalism", "mining"} <= own(match, 0, "hand")  # GS-7.8, GS-8.3: taken back this very turn


def test_ex_8_a_gap_breaks_the_chain() -> None:
    """GS-7.3: without Charge the Horse cards are no longer linked."""
    match = scene([NOTHING, NOTHING, NOTHING], rows=cannon_rows(None))
    assert ask_rule(match, surcharge, card("cannon")) == 0


def test_ex_9_buying_with_an_exchange() -> None:
    """GS-7.6: 2 Iron and 1 Food become 1 Earth, which stands for the Gunpowder."""
    seats = [
        {"hand": ["steam_engine", "iron_forging"], "resource": ["agriculture", "domestication", "banking"]},
        *(NOTHING, NOTHING),
    ]
    match = scene(seats, rows={"space": ["computer"]}, steps=(*TURN, ("lay_resource", 0)))
    match.play("resource steam_engine")
    match.play("technology iron_forging")
    match.play("activate iron_forging")
    match.play("buy computer")
    assert own(match, 0, "resource") == set()
    assert "computer" in own(match, 0, "technology") | own(match, 0, "hand")
    assert sum(seen(match, "temporary").values()) == 0


def test_ex_10_the_end_phase_of_the_new_world() -> None:
    """GS-8: one of two wonders, then all technologies back into the hand."""
    horses = ["domestication", "currency"]
    technologies = ["ambush", "charge", "flanking", "agriculture", "mining", "barter", "warrior"]
    seats = [{"resource": [*horses, "reinforcements"], "technology": technologies}, NOTHING, NOTHING]
    wonders = {"hanging_gardens": "available", "himeji_castle": "available"}
    match = scene(seats, wonders=wonders, rows={"space": ["computer"]}, steps=(("end_phase", 0),))
    assert legal(match) == {"wonder hanging_gardens", "wonder himeji_castle"}
    match.play("wonder himeji_castle")
    assert seen(match, "wonder")["himeji_castle"] == "seat_1"
    assert seen(match, "wonder")["hanging_gardens"] == "available"
    assert own(match, 0, "hand") == set(technologies)
    assert asks(match) == "pick_up"
    match.play("stop")
    assert own(match, 0, "resource") == {*horses, "reinforcements"}
    assert match.to_act == 1


def test_ex_11_the_end_phase_of_the_renaissance() -> None:
    """GS-9: the third marker completes the Opera House, and every marker on it returns."""
    seats = [{"technology": ["frigate", *STARTERS], "resource": ["patronage"]}, NOTHING, NOTHING]
    match = scene(
        seats,
        mode="renaissance",
        wonders={"sydney_opera_house": "available"},
        rows={"space": ["internet"]},
        steps=(("end_phase", 0),),
        glory=[{"earth": 2}, {"earth": 1}],
    )
    assert asks(match) == "pick_up"
    match.play("retrieve patronage")
    assert seen(match, "wonder")["sydney_opera_house"] == "seat_1"
    assert [markers["earth"] for markers in seen(match, "glory")] == [0, 0, 0]
    assert own(match, 0, "hand") == {"frigate", "patronage", *STARTERS}


def test_ex_12_a_research_project() -> None:
    """GS-7.4, GS-12.5: 1 Iron, 1 Horse and 2 of any type for the two Horse cards still in the pyramid."""
    seats = [{"resource": ["mining", "domestication", "agriculture", "barter"]}, NOTHING]
    match = scene(
        seats,
        mode="combined",
        rows={"horse": ["calendar", "writing"], "oil": ["frigate"]},
        tops={"gunpowder": "mounted_archer"},
        steps=TURN[:2],
    )
    assert ask_rule(match, surcharge, card("mounted_archer")) == 2
    match.play("buy mounted_archer")
    assert own(match, 0, "resource") == set()
    assert "mounted_archer" in own(match, 0, "technology")
    assert seen(match, "stack_left")["gunpowder"] == 0


def test_ex_13_a_space_card_for_one_unit() -> None:
    """GS-2.7: the second unit is lost."""
    seats = [{"hand": ["drama"], "resource": ["internet"]}, NOTHING, NOTHING]
    match = scene(seats, mode="renaissance", steps=TURN)
    match.play("technology drama")
    match.play("activate drama")
    assert own(match, 0, "resource") == set()
    assert seen(match, "track")[0] == 2
    assert sum(seen(match, "temporary").values()) == 0


def test_ex_14_a_space_card_for_a_loss_of_two() -> None:
    """GS-6.9: the Space alone, or both Food."""
    seats = [{"hand": ["soldier"]}, {"resource": ["computer", "agriculture", "barter"]}, {"hand": []}]
    for decision, left in (
        ("deplete computer", {"agriculture", "barter"}),
        ("deplete barter", {"computer"}),
    ):
        match = scene(seats, steps=TURN)
        match.play("technology soldier")
        match.play("activate soldier")
        while asks(match) == "react":
            match.play("stop")
        assert asks(match) == "lose"
        assert legal(match) == {"deplete computer", "deplete agriculture", "deplete barter"}
        match.play(decision)
        assert own(match, 1, "resource") == left


def test_ex_15_few_cards_in_hand() -> None:
    """GS-4.2, GS-4.3."""
    one = {"technology": STARTERS[:4], "hand": ["reinforcements"]}
    match = scene([one, NOTHING, NOTHING], rows={"horse": ["domestication"]})
    assert own(match, 0, "resource") == {"reinforcements"}
    assert own(match, 0, "hand") == set(STARTERS[:4])  # laid, nothing bought, taken back
    none = {"resource": ["agriculture", "barter"], "technology": ["mining", "warrior", "reinforcements"]}
    match = scene([none, NOTHING, NOTHING], rows={"horse": ["domestication"]})
    assert asks(match) == "buy"
    assert refusal(match, "technology mining") == "GS-15.1"


def test_ex_16_the_layout() -> None:
    """GS-3.4: rows of 7, 6, 5, 4 and 3 cards."""
    pyramid = seen(civitas.new(SLUG, players=3, seed=3), "pyramid")
    assert [ERA_OF[card(name)] for name in pyramid] == [0] * 7 + [1] * 6 + [2] * 5 + [3] * 4 + [4] * 3
    small = seen(civitas.new(SLUG, players=2, seed=3), "pyramid")
    assert sum(name is not None for name in small) == 20 and len(small) == SLOTS
