"""The worked examples of Beyond the Horizon, EX-1 to EX-10 of its specification."""

from tests.games.beyond_the_horizon.scenarios import (
    GREEN,
    PURPLE,
    Table,
    answers,
    cell,
    play,
    question,
    refusal,
)

HOME = "home_1"


def test_ex_1_the_first_scholar_meets_the_leader_chooses_a_colour_and_discovers() -> None:
    """EX-1 (BH-6.2, 6.4 to 6.7, 6.11): two linked cards, two colours, two matching cards."""
    table = Table().scholar(PURPLE, "l1_1").scholar(PURPLE, "l1_2").scholar(PURPLE, "l1_3")
    table.scholar(PURPLE, "l2_1", "mathematics").scholar(PURPLE, "l2_2", "currency")
    table.leader("l3_1", "isaac_newton").deck(3, "gunpowder", "missiles", "tourism", "refrigeration", "banking")
    table.village(PURPLE, "cradle", "food").tile("territory_07", 0, 1).village(PURPLE, "territory_07", "economy")
    table.coins(PURPLE, 6).active(PURPLE, 2)
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    match = play(table.turn(PURPLE), "act advanced_research_3 1")
    # Only one slot qualifies, so the house sends the scholar there; the leader comes before the card (BH-13.2).
    assert cell(match, "leader", "l3_1") == "isaac_newton"
    assert cell(match, "leader_owner", "l3_1") == PURPLE
    assert cell(match, "invested", PURPLE) == 1
    assert question(match) == ("colour", PURPLE)
    assert answers(match) == ["colour blue", "colour green"]
    assert refusal(match, "colour red") == "BH-6.5"
    assert cell(match, "pending", "l3_1")
    play(match, "colour blue")
    assert answers(match) == ["discover refrigeration", "discover missiles"]
    assert refusal(match, "discover gunpowder") == "BH-6.7"
    pawns = cell(match, "active", PURPLE)
    play(match, "discover refrigeration")
    assert cell(match, "card", "l3_1") == "refrigeration"
    assert cell(match, "under_3")[:3] == ["gunpowder", "missiles", "tourism"]
    assert cell(match, "researched", PURPLE, "refrigeration")
    assert not cell(match, "pending", "l3_1")
    assert cell(match, "invested", PURPLE) == 2  # the bonus of the card: 1 food cube invested and 2 pawns
    assert cell(match, "active", PURPLE) >= pawns + 2


def village_on_the_trade_plains() -> Table:
    table = Table().no_units(PURPLE).tile("territory_07", 0, 1)
    table.plain["settle_tokens"][PURPLE] = 1
    table.plain["settle_supply"] -= 1
    return table.unit(PURPLE, "settler", 4, "territory_07")


def test_ex_2_a_settler_of_strength_4_founds_a_village_on_a_tile_of_strength_3() -> None:
    """EX-2 (BH-12.1 to 12.3, 8.3)."""
    table = village_on_the_trade_plains()
    coins, pawns = table.plain["coins"][PURPLE], dict(table.plain["inactive"][PURPLE])
    match = play(table.turn(PURPLE, "expand"), "expand village")
    assert cell(match, "village", "territory_07") == PURPLE
    assert cell(match, "strength", PURPLE, "settler_1") == 0
    assert sum(cell(match, "inactive", PURPLE).values()) == sum(pawns.values()) + 1
    assert cell(match, "cubes", PURPLE, "economy") == 7
    assert cell(match, "coins", PURPLE) == coins + 3
    assert (cell(match, "settle_tokens", PURPLE), cell(match, "settle_supply")) == (0, 8)
    assert match.scores()[PURPLE].sources["map"] == 4


def test_ex_3_surplus_strength_is_lost() -> None:
    """EX-3 (BH-12.2): settlers of 3 and 3 for a strength of 4 are both exhausted."""
    table = Table().no_units(PURPLE).unit(PURPLE, "settler", 3, "cradle").unit(PURPLE, "settler", 3, "cradle")
    table.plain["settle_tokens"][PURPLE] = 1
    table.plain["settle_supply"] -= 1
    match = play(table.turn(PURPLE, "expand"), "expand village")
    assert cell(match, "village", "cradle") == PURPLE
    assert set(cell(match, "strength", PURPLE).values()) == {0}


def test_ex_4_a_city_needs_soldiers_and_leaves_the_village_its_points() -> None:
    """EX-4 (BH-12.4)."""
    table = Table().no_units(PURPLE).tile("territory_07", 0, 1).village(GREEN, "territory_07", "economy")
    table.unit(PURPLE, "soldier", 3, "territory_07")
    table.plain["fortify_tokens"][PURPLE] = 1
    table.plain["fortify_supply"] -= 1
    match = play(table.turn(PURPLE, "expand"), "expand city")
    assert cell(match, "city", "territory_07") == PURPLE
    assert cell(match, "cubes", PURPLE, "infrastructure") == 7
    assert cell(match, "strength", PURPLE, "soldier_1") == 0
    assert [score.sources["map"] for score in match.scores()] == [7, 4]


def test_ex_5_a_new_structure_costs_coins_and_a_point_of_strength() -> None:
    """EX-5 (BH-15.1, 15.7)."""
    table = Table().no_units(PURPLE).structure(PURPLE, "farm").coins(PURPLE, 2).unit(PURPLE, "settler", 3, HOME)
    active = table.plain["active"][PURPLE]
    match = play(table.turn(PURPLE, "expand"), "expand new_structure")
    assert cell(match, "coins", PURPLE) == 0
    assert cell(match, "strength", PURPLE, "settler_1") == 2
    assert cell(match, "covered_by", HOME) == "farm"
    assert cell(match, "left_builder", HOME) == PURPLE
    assert cell(match, "cubes", PURPLE, "food") == 7
    assert cell(match, "active", PURPLE) == active + 2
    assert match.scores()[PURPLE].sources["map"] == 0


def test_ex_6_a_settler_of_strength_1_is_exhausted_by_building() -> None:
    """EX-6 (BH-15.1, 8.3)."""
    table = Table().no_units(PURPLE).structure(PURPLE, "farm").coins(PURPLE, 2).unit(PURPLE, "settler", 1, HOME)
    match = play(table.turn(PURPLE, "expand"), "expand new_structure")
    assert cell(match, "strength", PURPLE, "settler_1") == 0
    assert cell(match, "stands_on", PURPLE, "settler_1") is None
    assert cell(match, "covered_by", HOME) == "farm"


def test_ex_7_the_second_builder_secures_the_points_of_the_first() -> None:
    """EX-7 (BH-15.2, 15.7)."""
    table = Table().built(PURPLE, "farm", HOME, "food").no_units(GREEN)
    table.unit(GREEN, "settler", 2, HOME).coins(GREEN, 2)
    active = table.plain["active"][GREEN]
    match = play(table.turn(GREEN, "expand"), "expand existing_structure")
    assert cell(match, "coins", GREEN) == 0
    assert cell(match, "strength", GREEN, "settler_1") == 1
    assert cell(match, "right_builder", HOME) == GREEN
    assert cell(match, "cubes", GREEN, "food") == 7
    assert cell(match, "active", GREEN) == active + 2
    assert [score.sources["map"] for score in match.scores()] == [1, 0]


def test_ex_8_production_gives_pawns_or_coins_but_not_both() -> None:
    """EX-8 (BH-16.2, 16.3): columns A and B are unlocked, and 1 coin."""
    table = Table()
    table.cube(PURPLE, "food")
    table.plain["invested"][PURPLE] += 1
    active, coins = table.plain["active"][PURPLE], table.plain["coins"][PURPLE]
    match = table.turn(PURPLE, "produce")
    assert answers(match) == ["produce population", "produce coins", "produce exchanges"]
    pawns = play(match.copy(), "produce population")
    assert (cell(pawns, "active", PURPLE), cell(pawns, "coins", PURPLE)) == (active + 2, coins)
    assert (cell(pawns, "inactive", PURPLE, "a"), cell(pawns, "inactive", PURPLE, "b")) == (5, 4)
    money = play(match.copy(), "produce coins")
    assert (cell(money, "active", PURPLE), cell(money, "coins", PURPLE)) == (active, coins + 1)
    assert question(pawns)[1] == GREEN


def test_ex_9_a_fulfilled_goal_has_to_be_claimed_with_a_cube_of_any_track() -> None:
    """EX-9 (BH-17.1, 17.2): the third city, first claim."""
    table = Table()
    table.plain["goal"] = {"a": "innovator", "b": "expansionist", "c": "statesman"}
    places = (("territory_07", 0, 1), ("territory_01", 1, -1), ("territory_02", -1, 1))
    for name, q, r in places:
        table.tile(name, q, r).village(GREEN, name, "food").city(PURPLE, name, "economy")
    match = table.turn(PURPLE, "seek_goal")
    # The only fulfilled goal is claimed at once; what is asked is the track of its cube.
    assert question(match) == ("track", PURPLE)
    assert answers(match) == ["cube food", "cube economy", "cube infrastructure"]
    assert cell(match, "claimed", PURPLE, "b") == "first"
    play(match, "cube food")
    assert match.scores()[PURPLE].sources["goals"] == 5
    assert cell(match, "cubes", PURPLE, "food") == 7


def test_ex_10_a_price_that_cannot_be_paid_keeps_the_task_from_being_done() -> None:
    """EX-10 (BH-4.7, 9.1): the first task of The Wheel costs 1 coin."""
    table = Table().scholar(PURPLE, "l1_1").scholar(PURPLE, "l2_1", "wheel").active(PURPLE, 1)
    rich = play(table.coins(PURPLE, 1).turn(PURPLE), "act basic_grow 1")
    assert question(rich)[0] != "task"
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    rich = play(table.coins(PURPLE, 1).turn(PURPLE), "use wheel 1", "do", "recruit soldier")
    assert cell(rich, "coins", PURPLE) == 0
    assert cell(rich, "strength", PURPLE, "soldier_1") == 2
    assert cell(rich, "stands_on", PURPLE, "soldier_1") == HOME
    assert cell(rich, "active", PURPLE) == 0
    poor = play(table.coins(PURPLE, 0).turn(PURPLE), "use wheel 1")
    assert question(poor)[0] == "step"  # the move is the last chance to do something (BH-4.9)
