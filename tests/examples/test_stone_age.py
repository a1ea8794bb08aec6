"""The worked examples of the rulebook of Stone Age, EX-1 to EX-29 of its specification."""

import pytest

from tests.games.stone_age.scenarios import (
    Table,
    answers,
    cards_of,
    cell,
    dice_noted,
    noted,
    outcomes,
    play,
    question,
    refusal,
    stock,
    tiles_of,
)

RED, BLUE, GREEN, YELLOW = range(4)


@pytest.mark.parametrize(
    ("place", "people"),
    [
        pytest.param("tool_maker", 1, id="EX-1"),
        pytest.param("hut", 2, id="EX-2"),
        pytest.param("field", 1, id="EX-3"),
    ],
)
def test_ex_1_2_3_a_village_place_is_full_once_somebody_stands_there(place: str, people: int) -> None:
    """EX-1, EX-2, EX-3 (SA-5.5): whoever comes later in the round finds it full."""
    match = play(Table().placing(RED), f"place {place}")
    assert cell(match, "placed", RED, place) == people
    assert cell(match, "unplaced", RED) == 5 - people
    for seat in (BLUE, GREEN, YELLOW):
        assert question(match) == ("place", seat)
        assert refusal(match, f"place {place}") == "SA-5.5"
        match.play("place hunt 1")
    assert question(match) == ("place", RED)
    assert f"place {place}" not in answers(match)


def test_ex_4_nobody_adds_people_on_the_hunting_grounds_but_others_still_come() -> None:
    """EX-4 (SA-5.6): Red with 4 and Green with 2 cannot add people, Blue and Yellow can come."""
    table = Table().stand(RED, hunt=4).stand(GREEN, hunt=2)
    for seat in (RED, GREEN):
        assert refusal(table.placing(seat), "place hunt 1") == "SA-5.6"
    for seat in (BLUE, YELLOW):
        assert {f"place hunt {people}" for people in range(1, 6)} <= set(answers(table.placing(seat)))


def test_ex_5_two_and_five_people_fill_the_forest() -> None:
    """EX-5 (SA-5.5): 2 Red and 5 Blue people are 7, so nobody else finds room."""
    match = play(Table().stand(RED, forest=2).placing(BLUE), "place forest 5")
    assert cell(match, "crowd", "forest") == 7
    assert question(match) == ("place", GREEN)
    assert refusal(match, "place forest 1") == "SA-5.5"


@pytest.mark.parametrize("kind", [pytest.param("card", id="EX-6"), pytest.param("building", id="EX-7")])
def test_ex_6_7_one_card_or_building_is_taken_and_the_others_stay_free(kind: str) -> None:
    """EX-6, EX-7 (SA-5.8): one at a time; on a later turn Red may take another one."""
    match = play(Table().placing(RED), f"place {kind}_2")
    assert cell(match, "unplaced", RED) == 4
    for seat in (BLUE, GREEN, YELLOW):
        assert question(match) == ("place", seat)
        assert refusal(match, f"place {kind}_2") == "SA-5.5"
        assert {f"place {kind}_{number}" for number in (1, 3, 4)} <= set(answers(match))
        match.play("place hunt 1")
    assert question(match) == ("place", RED)
    match.play(f"place {kind}_4")
    assert [cell(match, "placed", RED, f"{kind}_{number}") for number in (1, 2, 3, 4)] == [0, 1, 0, 1]


def test_ex_8_four_placements_in_a_row_are_legal() -> None:
    """EX-8 (SA-5.1): 5 people hunt, 1 stands on a card, 2 in the hut, 1 on a building."""
    table = Table()
    table.plain["first_player"] = BLUE
    match = table.placing(BLUE)
    for seat, decision in [
        (BLUE, "place hunt 5"),
        (GREEN, "place hut"),
        (YELLOW, "place building_1"),
        (RED, "place card_3"),
    ]:
        assert question(match) == ("place", seat)
        match.play(decision)
    assert [cell(match, "unplaced", seat) for seat in range(4)] == [4, 0, 3, 4]


@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0, 0), [1, 0, 0]), ((1, 0, 0), [1, 1, 0]), ((1, 1, 1), [2, 1, 1]), ((2, 2, 2), [3, 2, 2])],
)
def test_ex_9_the_tool_maker_adds_turns_or_replaces_a_tool(before: tuple[int, ...], after: list[int]) -> None:
    """EX-9 (SA-9.1)."""
    match = Table().has(RED, tools=before).stand(RED, tool_maker=1).acting(RED)
    assert cell(match, "tools", RED) == after


def test_ex_10_two_people_in_the_hut_become_three() -> None:
    """EX-10 (SA-7.2): 5 people become 6; the newcomer is placed from the next round on."""
    match = Table(2).stand(RED, hut=2, tool_maker=1).acting(RED)
    match.play("resolve hut")
    assert cell(match, "people", RED) == 6
    assert cell(match, "placed", RED, "hut") == 0
    assert cell(match, "unplaced", RED) == 2  # of the five; the sixth is not counted before the new round
    while cell(match, "round_number") == 1:
        match.play(answers(match)[0])
    assert cell(match, "unplaced", RED) == 6


def test_ex_11_fourteen_pips_of_hunters_are_seven_food() -> None:
    """EX-11 (SA-8.1, SA-8.3)."""
    match = Table().has(RED, food=0).stand(RED, hunt=5).rolls(1, 2, 3, 4, 4).acting(RED)
    assert dice_noted(match) == [[1, 2, 3, 4, 4]]
    assert cell(match, "food", RED) == 7


def test_ex_12_ten_pips_in_the_forest_are_three_wood() -> None:
    """EX-12 (SA-8.3)."""
    match = Table().stand(RED, forest=3).rolls(2, 3, 5).acting(RED)
    assert stock(match, RED) == (3, 0, 0, 0)


def test_ex_13_five_pips_at_the_river_are_no_gold() -> None:
    """EX-13 (SA-8.3)."""
    match = Table().stand(RED, river=2).rolls(1, 4).acting(RED)
    assert dice_noted(match) == [[1, 4]]
    assert stock(match, RED) == (0, 0, 0, 0)


def test_ex_14_two_tools_make_five_pips_four_food() -> None:
    """EX-14 (SA-9.3): 5 + 1 + 2 = 8; both tools are used for this round."""
    table = Table().has(RED, food=0, tools=(2, 1, 1), used=(False, False, True)).stand(RED, hunt=2).rolls(2, 3)
    match = table.acting(RED)
    assert question(match) == ("add_tool", RED)
    play(match, "tool 1", "tool 2")
    assert cell(match, "food", RED) == 4
    assert cell(match, "tool_used", RED) == [True, True, True]


def test_ex_15_two_tools_make_eight_pips_three_bricks() -> None:
    """EX-15 (SA-9.3): 8 + 2 + 2 = 12."""
    match = Table().has(RED, tools=(2, 2, 1), used=(False, False, True)).stand(RED, clay_pit=2).rolls(3, 5).acting(RED)
    play(match, "tool 1", "tool 2")
    assert stock(match, RED) == (0, 3, 0, 0)


def test_ex_16_a_card_with_the_food_track_moves_the_marker_and_is_kept() -> None:
    """EX-16 (SA-10.2, SA-11.4)."""
    match = Table().card_on(1, "yellow_farmer1_field").has(RED, wood=1, food_track=4).stand(RED, card_1=1).acting(RED)
    match.play("buy")
    assert cell(match, "food_track", RED) == 5
    assert stock(match, RED) == (0, 0, 0, 0)
    assert cards_of(match, RED) == ["yellow_farmer1_field"]
    assert cell(match, "space", 0) is None


def test_ex_17_a_building_of_one_brick_and_two_stone_scores_fourteen_at_once() -> None:
    """EX-17 (SA-12.1)."""
    match = Table().tile_on(1, "fixed_bss").has(RED, brick=1, stone=2).stand(RED, building_1=1).acting(RED)
    match.play("buy")
    assert cell(match, "score", RED) == 14
    assert stock(match, RED) == (0, 0, 0, 0)
    assert tiles_of(match, RED) == ["fixed_bss"]


def test_ex_18_a_building_of_two_wood_and_one_brick_scores_ten() -> None:
    """EX-18 (SA-12.2)."""
    match = Table().tile_on(3, "fixed_wwb").has(RED, wood=2, brick=1).stand(RED, building_3=1).acting(RED)
    match.play("buy")
    assert cell(match, "score", RED) == 10


def test_ex_19_three_stone_and_one_wood_score_eighteen() -> None:
    """EX-19 (SA-12.2): 3 x 5 + 1 x 3 on the tile of 4 resources of exactly 2 kinds."""
    table = Table().tile_on(1, "choice_4_of_2").has(RED, wood=2, stone=3).stand(RED, building_1=1)
    match = play(table.acting(RED), "buy", "pay stone")  # the first wood is the only way to begin: SA-17.4
    assert noted(match, "pays") == [(RED, 0, 1), (RED, 2, 3)]
    assert cell(match, "score", RED) == 18
    assert stock(match, RED) == (1, 0, 0, 0)


def test_ex_20_an_open_building_takes_one_to_seven_resources() -> None:
    """EX-20 (SA-12.2): not none and not eight."""
    table = Table().tile_on(1, "open_1_to_7").has(RED, wood=8).stand(RED, building_1=1)
    match = play(table.acting(RED), "buy", "pay wood")
    assert question(match) == ("pay", RED)
    ends = outcomes(play(table.acting(RED), "buy"), "pay")
    assert sorted(8 - stock(end, RED)[0] for end in ends) == [1, 2, 3, 4, 5, 6, 7]
    assert sorted(cell(end, "score", RED) for end in ends) == [3, 6, 9, 12, 15, 18, 21]


def test_ex_21_cards_slide_and_the_gaps_are_filled_from_the_right() -> None:
    """EX-21 (SA-14.2, SA-14.3): B and C are gone; A stays, D moves to space 2, new ones come to 3, then 4."""
    cards = ["green_art_tool", "green_music_vp3", "green_time_field", "yellow_shaman1_gold1"]
    table = Table()
    for space, design in enumerate(cards, 1):
        table.card_on(space, design)
    table.buys_from(RED, 2, 3).deck_begins("green_pottery_food7", "yellow_builder3_vp3")
    match = table.after_feeding()
    expected = ["green_art_tool", "yellow_shaman1_gold1", "green_pottery_food7", "yellow_builder3_vp3"]
    assert cell(match, "space") == expected


def test_ex_22_everybody_takes_one_of_the_dice() -> None:
    """EX-22 (SA-11.7): of 5, 6, 2, 2 Red takes the 5, Blue the 6; Green and Yellow are left a brick each."""
    table = Table().card_on(1, "green_time_dice").has(RED, wood=1).stand(RED, card_1=1).rolls(5, 6, 2, 2)
    match = play(table.acting(RED), "buy")
    assert dice_noted(match, "rolls_draft") == [[5, 6, 2, 2]]
    assert question(match) == ("draft", RED)
    match.play("draft 5")
    assert question(match) == ("draft", BLUE)
    match.play("draft 6")
    assert noted(match, "drafts") == [(RED, 5), (BLUE, 6), (GREEN, 2), (YELLOW, 2)]
    assert cell(match, "tools", RED) == [1, 0, 0]
    assert cell(match, "food_track", BLUE) == 1
    assert [stock(match, seat) for seat in range(4)] == [(0, 0, 0, 0), (0, 0, 0, 0), (0, 1, 0, 0), (0, 1, 0, 0)]


def test_ex_23_food_resources_and_points_come_at_once() -> None:
    """EX-23 (SA-11.1 to SA-11.3): 4 food, 1 gold, 3 points."""
    table = Table().card_on(1, "yellow_builder1_food4").card_on(2, "yellow_shaman1_gold1").card_on(3, "green_music_vp3")
    table.has(RED, wood=6, food=0).stand(RED, card_1=1, card_2=1, card_3=1)
    match = play(table.acting(RED), "resolve card_1", "buy")
    assert cell(match, "food", RED) == 4
    play(match, "resolve card_2", "buy")
    assert stock(match, RED) == (3, 0, 0, 1)
    play(match, "buy", "pay wood")
    assert cell(match, "score", RED) == 3


def test_ex_24_six_green_cards_with_one_pair_score_twenty_six() -> None:
    """EX-24 (SA-16.1): five different symbols, one of them twice: 25 + 1."""
    table = Table().keeps(RED, "green_pottery_food7", "green_pottery_dice")
    table.keeps(RED, "green_art_tool", "green_music_vp3", "green_time_dice", "green_weaving_food1")
    assert table.ended().scores()[RED].sources["culture"] == 26


def test_ex_25_characters_multiply() -> None:
    """EX-25 (SA-16.2): builders 6 x 6, farmers 5 x 7, shamans 3 x 6, tool makers 3 x 3."""
    table = Table().has(RED, people=6, food_track=7, tools=(1, 1, 1))
    table.owns(RED, "fixed_wwb", "fixed_wws", "fixed_wbb", "fixed_wwg", "fixed_ssg", "open_1_to_7")
    table.keeps(RED, "yellow_builder3_vp3", "yellow_builder2_dice", "yellow_builder1_food4")
    table.keeps(RED, "yellow_farmer2_food3", "yellow_farmer2_dice", "yellow_farmer1_dice")
    table.keeps(RED, "yellow_shaman2_brick1", "yellow_shaman1_gold1")
    table.keeps(RED, "yellow_tool_maker2_dice", "yellow_tool_maker1_once3", used=True)
    sources = table.ended().scores()[RED].sources
    assert (sources["builders"], sources["farmers"], sources["shamans"], sources["tool_makers"]) == (36, 35, 18, 9)


def test_ex_26_a_third_player_finds_no_room_in_the_forest_of_three() -> None:
    """EX-26 (SA-5.7b): two of three players are there, with free places left."""
    match = Table(3).stand(RED, forest=1).stand(BLUE, forest=1).placing(GREEN)
    assert refusal(match, "place forest 1") == "SA-5.7"
    assert "place quarry 1" in answers(match)


def test_ex_27_a_second_player_finds_no_room_in_the_quarry_of_two() -> None:
    """EX-27 (SA-5.7c)."""
    match = Table(2).stand(RED, quarry=1).placing(BLUE)
    assert refusal(match, "place quarry 1") == "SA-5.7"
    assert "place forest 1" in answers(match)


def test_ex_28_a_tool_bought_first_helps_in_the_forest() -> None:
    """EX-28 (SA-6.4): the new tool is added to the roll of the same round."""
    table = Table().card_on(1, "green_art_tool").has(RED, gold=1).stand(RED, card_1=1, forest=2).rolls(1, 4)
    match = play(table.acting(RED), "resolve card_1", "buy")
    assert question(match) == ("add_tool", RED)
    match.play("tool 1")
    assert stock(match, RED) == (2, 0, 0, 0)
    assert cell(match, "tool_used", RED) == [True, False, False]


def test_ex_29_declining_the_last_tile_blocks_it_and_ends_nothing() -> None:
    """EX-29 (SA-5.9, SA-12.3): nobody else could buy it this round, and the game goes on."""
    table = Table(2).tiles_left(1, 1).tile_on(1, "open_1_to_7").has(RED, gold=3)
    match = play(table.placing(RED), "place building_1")
    assert refusal(match, "place building_1") == "SA-5.5"
    play(match, "place hunt 5", "place hunt 4", "resolve building_1", "decline")
    while cell(match, "round_number") == 1:
        match.play(answers(match)[0])
    assert not match.over
    assert cell(match, "stack_left", 0) == 1 and cell(match, "top_tile", 0) == "open_1_to_7"
    assert refusal(match, "place building_1") == ""
