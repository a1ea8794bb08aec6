"""Components, setup, cards and their places, resources: chapters 1 to 3 and 12 of the rules, by number."""

import pytest

import civitas
from civitas.core.match import Match
from civitas.games.guns_and_steel.tables import CARDS, CIVILIZATIONS, ERAS, MODES, REMOVED_2P, SET_OF
from tests.games.guns_and_steel.scenes import SLUG, asks, card, legal, own, refusal, scene, seen

NOTHING: dict[str, list[str]] = {}
STARTERS = {"agriculture", "mining", "barter", "warrior", "reinforcements"}
TURN = (("end_phase", 0), ("offer_purchase", 0), ("lay_technology", 0))
EACH_GAME = [(mode, players) for mode in MODES for players in (2, 3, 4)]


def fresh(mode: str, players: int, seed: int = 5) -> Match:
    return civitas.new(SLUG, players=players, seed=seed, mode=mode)


@pytest.mark.parametrize(("mode", "players"), EACH_GAME)
def test_everybody_begins_with_the_five_starter_cards(mode: str, players: int) -> None:
    """GS-3.2, GS-1.2: five starter cards, the track on 0, five free glory markers."""
    match = fresh(mode, players)
    for seat in range(players):
        laid = own(match, seat, "resource")
        assert own(match, seat, "hand") | laid == STARTERS and not laid
    assert seen(match, "track") == [0] * players
    assert all(sum(markers.values()) == 0 for markers in seen(match, "glory"))


@pytest.mark.parametrize(("mode", "players"), EACH_GAME)
def test_the_cards_of_the_sets_lie_in_rows_and_stacks(mode: str, players: int) -> None:
    """GS-3.1, GS-3.3, GS-3.4, GS-12.2, GS-12.3: two-player cards are out with two, the rest lies somewhere."""
    match = fresh(mode, players)
    sets = {"new_world": {1}, "renaissance": {2}, "combined": {1, 2}}[mode]
    meant = {n for n in range(CIVILIZATIONS) if SET_OF[n] in sets and (players > 2 or not REMOVED_2P[n])}
    row = {card(name) for name in seen(match, "pyramid") if name}
    tops = {card(name) for name in seen(match, "stack_top").values() if name}
    below = {card(name) for era in ERAS for name in seen(match, f"stack_{era}") if name}
    assert row | tops | below == meant and len(row) + len(tops) + len(below) == len(meant)
    left = list(seen(match, "stack_left").values())
    assert left == ([0] * 5 if mode != "combined" else [6, 5, 4, 3, 2] if players == 2 else [8, 7, 6, 5, 4])
    if mode == "combined":  # the smaller pyramid for any number of players
        assert len(row) == 20


@pytest.mark.parametrize(("mode", "players"), EACH_GAME)
def test_one_wonder_of_each_era_is_in_play(mode: str, players: int) -> None:
    """GS-3.5, GS-3.6, GS-12.4: of the right set, in every mode the one whose card lies further left in the row."""
    for seed in range(12):
        match = fresh(mode, players, seed)
        row = seen(match, "pyramid")
        available = [name for name, place in seen(match, "wonder").items() if place == "available"]
        assert len(available) == 5
        pairs = [
            entry
            for entry in match.game.content["wonder"]
            if entry["set"] == ("renaissance" if mode != "new_world" else mode)
        ]
        for era in ERAS:
            pair = [entry for entry in pairs if entry["era"] == era]
            lying = sorted((row.index(one["link_card"]), one["id"]) for one in pair if one["link_card"] in row)
            chosen = [one["id"] for one in pair if one["id"] in available]
            assert len(chosen) == 1 and (not lying or chosen == [lying[0][1]])


@pytest.mark.parametrize("mode", MODES)
def test_who_plays_late_lays_a_first_resource(mode: str) -> None:
    """GS-3.7, GS-3.8: with two the second, with three the third, with four the third and then the fourth player."""
    firsts: set[int] = set()
    for players, late in ((2, [1]), (3, [2]), (4, [2, 3])):
        for seed in range(12):
            match = fresh(mode, players, seed)
            first = seen(match, "first_player")
            firsts.add(first)
            for turn in late:
                assert (match.to_act, asks(match)) == ((first + turn) % players, "start_resource")
                assert legal(match) == {f"resource {name}" for name in STARTERS}
                match.play("resource barter")
                assert own(match, (first + turn) % players, "resource") == {"barter"}
            assert (match.to_act, asks(match)) == (first, "lay_resource")  # GS-4.1: play begins with the first player
    assert firsts == {0, 1, 2, 3}


def test_every_card_lies_in_one_place_and_stays_with_its_owner() -> None:
    """GS-2.2: a card that is owned is never discarded, returned or stolen."""
    match = fresh("combined", 3)
    owned: list[set[str]] = [set(STARTERS) for _ in range(3)]
    for step in range(400):
        if match.over:
            break
        match.play(match.legal_ids()[step % len(match.legal_ids())])
        now = [own(match, s, "hand") | own(match, s, "resource") | own(match, s, "technology") for s in range(3)]
        assert all(before <= after for before, after in zip(owned, now, strict=True))
        owned = now
    civilization = set(CARDS.names[:CIVILIZATIONS])
    assert not (owned[0] & owned[1] & civilization) and any(one & civilization for one in owned)


def test_both_sides_have_the_same_points() -> None:
    """GS-2.1, GS-11.4: a card counts the same wherever it lies, as wonders and the track do."""
    places = {"hand": ["theology"]}, {"resource": ["theology"]}, {"technology": ["theology"]}
    for place in places:
        match = scene([place, NOTHING], mode="renaissance", wonders={"colosseum": "seat_1"}, track=[7, 0])
        assert match.scores()[0].total == 2 + 3 + 7
        assert {name: n for name, n in match.scores()[0].sources.items() if n} == {
            "gunpowder": 2,
            "wonders": 3,
            "track": 7,
        }


def test_strength_is_what_lies_technology_side_up() -> None:
    """GS-2.9, GS-2.3: of every type, whenever it was laid; hand and resource sides count nothing."""
    match = scene(
        [{"technology": ["peacekeeping", "agriculture"], "resource": ["warrior"]}, NOTHING, NOTHING],
        mode="renaissance",
        steps=TURN,
    )
    assert seen(match, "strength")[0] == 4
    match.play("technology reinforcements")
    assert seen(match, "strength")[0] == 5


def test_paying_turns_a_card_without_activating_it() -> None:
    """GS-2.4, GS-2.5, GS-7.5, GS-5.5: Mining pays and does not replenish anything."""
    holdings = {"resource": ["mining", "agriculture"], "technology": ["warrior"]}
    match = scene([holdings, NOTHING], rows={"horse": ["philosophy"]}, steps=TURN[:2])
    match.play("buy philosophy")
    assert own(match, 0, "resource") == set()
    assert not any(match.game.events[note.event].name == "activates" for note in match.notes)


def test_an_effect_cost_brings_nothing_besides() -> None:
    """GS-2.5 (b), GS-14.3: Patronage turns a card and gives points; the resource is not received."""
    match = scene([{"hand": ["patronage"], "resource": ["archer"]}, NOTHING, NOTHING], mode="renaissance", steps=TURN)
    match.play("technology patronage")
    match.play("activate patronage")
    assert own(match, 0, "technology") >= {"archer", "patronage"} and sum(seen(match, "temporary").values()) == 0
    assert seen(match, "track")[0] == 3


def test_earth_stands_for_any_type_and_space_for_two() -> None:
    """GS-2.6, GS-2.7: Iron and Horse are paid with one Space, or with an Earth and the other type."""
    for resources in (["computer"], ["tank", "swordsman"], ["tank", "blitzkrieg"], ["mining", "swordsman"]):
        holdings = {"resource": resources, "technology": list(STARTERS - set(resources))}
        match = scene([holdings, NOTHING, NOTHING], rows={"gunpowder": ["knight"]}, steps=TURN[:2])
        assert legal(match) == {"buy knight", "pass"}
        match.play("buy knight")
        assert own(match, 0, "resource") == set()
    short = {"resource": ["tank"], "technology": list(STARTERS)}
    match = scene([short, NOTHING, {"hand": ["computer"]}], rows={"gunpowder": ["knight"]}, steps=TURN[:2])
    assert asks(match) != "buy"  # one unit does not pay two


def test_temporary_resources_end_with_the_turn() -> None:
    """GS-2.8, GS-5.13, GS-7.7, GS-8.6, GS-9.7: they pay in this turn, and what is left is lost."""
    for mode, name in (("new_world", "iron_forging"), ("renaissance", "pottery")):
        match = scene([{"hand": [name]}, NOTHING, NOTHING], mode=mode, steps=TURN)
        match.play(f"technology {name}")
        match.play(f"activate {name}")
        while match.asks and match.asks.name == "gain":
            match.play("take iron")
        while match.to_act == 0:
            match.play("stop" if "stop" in legal(match) else "pass")
        assert sum(seen(match, "temporary").values()) == 0
        assert any(match.game.events[note.event].name == "wastes" for note in match.notes)


def test_everything_is_open_but_the_stacks() -> None:
    """GS-2.11, GS-2.12: with open hands a spectator sees every card that somebody owns."""
    match = fresh("combined", 3)
    assert match.view(None)["position"]["place"] == match.position()["place"]
    hidden = match.view(0)["position"]["stack_horse"]
    assert set(hidden) <= {None, "hidden", "?"} or hidden != seen(match, "stack_horse")


def test_wonders_never_enter_a_hand() -> None:
    """GS-2.10, GS-8.5: a wonder that is owned stays where it is when everything else is taken back."""
    seats = [{"technology": ["mining", "warrior", "barter", "reinforcements"], "resource": ["agriculture"]}, NOTHING]
    match = scene(seats, wonders={"taj_mahal": "seat_1"}, steps=(("end_phase", 0),))
    assert legal(match) == {"retrieve agriculture", "stop"}
    match.play("retrieve agriculture")
    assert own(match, 0, "hand") == STARTERS and seen(match, "wonder")["taj_mahal"] == "seat_1"


def test_there_are_three_modes_for_two_to_four() -> None:
    """GS-3.9, GS-1.5: nothing else."""
    assert MODES == ("new_world", "renaissance", "combined")
    for players in (1, 5):
        with pytest.raises(civitas.CivitasError):
            civitas.new(SLUG, players=players)


def test_phases_come_in_order_and_only_with_cards() -> None:
    """GS-4.1, GS-5.1, GS-5.2: resource, technology, purchase, end; nothing of one phase in another."""
    match = scene(
        [{"resource": ["agriculture", "barter"]}, NOTHING],
        rows={"horse": ["domestication"]},
        steps=(("begin_turn", 0),),
    )
    assert seen(match, "phase") == "resource_phase" and refusal(match, "buy domestication") == "GS-15.1"
    assert refusal(match, "resource agriculture") == "GS-5.1"
    match.play("resource mining")
    assert seen(match, "phase") == "technology_phase" and refusal(match, "technology mining") == "GS-5.2"
    match.play("technology warrior")
    match.play("decline")
    assert seen(match, "phase") == "purchase_phase"
    match.play("pass")
    assert seen(match, "phase") == "end_phase" or match.to_act == 1
