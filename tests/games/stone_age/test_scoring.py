"""SA-16: final scoring and places."""

import pytest

from tests.games.stone_age.scenarios import ANY_TWO, ONCE_CARDS, Table, cell

ONE_OF_EACH = [
    *("green_medicine_food5", "green_art_tool", "green_music_vp3", "green_writing_dice"),
    *("green_time_dice", "green_pottery_dice", "green_transport_dice", "green_weaving_food1"),
]
ANOTHER_OF_EACH = [
    *(ANY_TWO, "green_art_roll_gold", "green_music_vp3", "green_writing_card"),
    *("green_time_field", "green_pottery_food7", "green_transport_stone2", "green_weaving_food3"),
]
FARMERS = {"yellow_farmer1_stone1": 1, "yellow_farmer1_field": 1, "yellow_farmer1_dice": 1}
FARMERS |= {"yellow_farmer2_food3": 2, "yellow_farmer2_dice": 2}
TOOL_MAKERS = {"yellow_tool_maker1_once4": 1, "yellow_tool_maker1_once3": 1, "yellow_tool_maker2_once2": 2}
TOOL_MAKERS |= {"yellow_tool_maker2_dice": 2}
BUILDERS = {"yellow_builder1_food4": 1, "yellow_builder1_dice": 1, "yellow_builder2_food2": 2}
BUILDERS |= {"yellow_builder2_dice": 2, "yellow_builder3_vp3": 3}
SHAMANS = {"yellow_shaman1_stone1": 1, "yellow_shaman1_gold1": 1, "yellow_shaman1_roll_stone": 1}
SHAMANS |= {"yellow_shaman2_brick1": 2, "yellow_shaman2_roll_wood": 2}


def sources(table: Table, seat: int = 0) -> dict[str, int]:
    return table.ended().scores()[seat].sources


# ---- green cards


@pytest.mark.parametrize("symbols", range(9))
def test_a_set_of_different_symbols_scores_its_square(symbols: int) -> None:
    """SA-16.1."""
    assert sources(Table().keeps(0, *ONE_OF_EACH[:symbols]))["culture"] == symbols**2


@pytest.mark.parametrize("pairs", range(9))
def test_symbols_owned_twice_form_a_second_set(pairs: int) -> None:
    """SA-16.1: a * a + b * b."""
    table = Table().keeps(0, *ONE_OF_EACH).keeps(0, *ANOTHER_OF_EACH[:pairs], used=True)
    assert sources(table)["culture"] == 64 + pairs**2


def test_cards_of_others_complete_no_set() -> None:
    """SA-16.1."""
    table = Table().keeps(0, *ONE_OF_EACH[:3]).keeps(1, *ONE_OF_EACH[3:])
    assert (sources(table, 0)["culture"], sources(table, 1)["culture"]) == (9, 25)


# ---- yellow cards


@pytest.mark.parametrize(
    ("source", "design", "count"),
    [
        *(("farmers", design, count) for design, count in FARMERS.items()),
        *(("tool_makers", design, count) for design, count in TOOL_MAKERS.items()),
        *(("builders", design, count) for design, count in BUILDERS.items()),
        *(("shamans", design, count) for design, count in SHAMANS.items()),
    ],
)
def test_each_yellow_card_multiplies_what_it_names(source: str, design: str, count: int) -> None:
    """SA-16.2: food track 6, tools 4 + 3 + 3, 2 buildings, 7 people."""
    factor = {"farmers": 6, "tool_makers": 10, "builders": 2, "shamans": 7}
    table = Table().has(0, food_track=6, tools=(4, 3, 3), people=7).owns(0, "fixed_wwb", "fixed_wws")
    earned = sources(table.keeps(0, design, used=True))
    characters = {name: earned[name] for name in factor}
    assert characters == {**dict.fromkeys(factor, 0), source: count * factor[source]}


def test_characters_of_one_kind_are_added_before_they_multiply() -> None:
    """SA-16.2: all 7 farmers, 8 tool makers, 9 builders and 7 shamans; two tool maker cards are alike."""
    table = Table().has(0, food_track=10, tools=(4, 4, 4), people=10).owns(0, "fixed_wwb", "fixed_wws", "fixed_ssg")
    table.keeps(0, *FARMERS, *TOOL_MAKERS, "yellow_tool_maker2_dice", *BUILDERS, *SHAMANS, used=True)
    earned = sources(table)
    assert (earned["farmers"], earned["tool_makers"]) == (7 * 10, 8 * 12)
    assert (earned["builders"], earned["shamans"]) == (9 * 3, 7 * 10)


def test_one_use_tools_are_no_tools_of_the_tribe() -> None:
    """SA-16.2 [D-18]: neither for tool makers nor for the tie-break."""
    match = Table().has(0, tools=(1, 0, 0)).keeps(0, *ONCE_CARDS).has(1, tools=(1, 1, 0)).ended()
    assert match.scores()[0].sources["tool_makers"] == (2 + 1 + 1) * 1
    tied = Table().keeps(0, ONCE_CARDS[0]).ended()
    assert tied.ranking() == [1, 1, 1, 1]


# ---- leftovers


def test_every_resource_left_is_one_point_and_food_none() -> None:
    """SA-16.3."""
    assert sources(Table().has(0, wood=4, brick=3, stone=2, gold=1, food=50))["resources"] == 10


@pytest.mark.parametrize(("used", "points"), [(False, 2), (True, 0)])
def test_an_unused_any_two_card_is_worth_two_resources(used: bool, points: int) -> None:
    """SA-16.3 [D-19]: without a question."""
    assert sources(Table().keeps(0, ANY_TWO, used=used))["resources"] == points


# ---- the whole


def test_a_whole_scoring_worked_out_by_hand() -> None:
    """SA-16: two tribes, every source of points."""
    table = Table(2)
    table.scored(0, buildings=10 + 16, cards=3, hunger=-10)
    table.owns(0, "fixed_wwb", "fixed_ssg").has(0, food_track=4, tools=(2, 2, 1), people=7, wood=2, gold=1)
    # Green: music, art, time twice: 9 + 1. Yellow: 2 + 1 farmers, 2 tool makers, 1 builder, 2 shamans.
    table.keeps(0, "green_music_vp3", "green_art_tool", "green_time_dice", "green_time_field")
    table.keeps(0, "yellow_farmer2_dice", "yellow_farmer1_field", "yellow_tool_maker2_dice")
    table.keeps(0, "yellow_builder1_food4", "yellow_shaman2_brick1")
    table.scored(1, buildings=42, cards=6, hunger=-30).owns(1, "open_1_to_7").has(1, tools=(1, 1, 1), food=99)
    # Green: medicine 1. Yellow: 1 + 1 tool makers (one-use tools 3 used, 4 not), 3 builders; any-two still there.
    table.keeps(1, ANY_TWO, "yellow_tool_maker1_once4", "yellow_builder3_vp3")
    table.keeps(1, "yellow_tool_maker1_once3", used=True)
    match = table.ended()
    first, second = match.scores()
    assert first.sources == {
        "buildings": 26,
        "cards": 3,
        "hunger": -10,
        "culture": 3 * 3 + 1,
        "farmers": 3 * 4,
        "tool_makers": 2 * 5,
        "builders": 1 * 2,
        "shamans": 2 * 7,
        "resources": 3,
    }
    assert second.sources == {
        "buildings": 42,
        "cards": 6,
        "hunger": -30,
        "culture": 1,
        "farmers": 0,
        "tool_makers": 2 * 3,
        "builders": 3 * 1,
        "shamans": 0,
        "resources": 2,
    }
    assert (first.total, second.total) == (70, 30)
    assert cell(match, "score") == [70, 30]
    assert match.ranking() == [1, 2]


def test_scores_are_counted_during_the_game_as_if_it_ended_now() -> None:
    """SA-16: without changing the score track."""
    match = Table().has(0, wood=3).keeps(0, *ONE_OF_EACH[:2]).scored(0, cards=3).placing()
    assert match.scores()[0].total == 3 + 3 + 4
    assert cell(match, "score", 0) == 3


# ---- places


def test_most_points_win() -> None:
    """SA-16.4, SA-16.5: the others follow in the same order."""
    table = Table()
    for seat, points in enumerate((12, 30, 5, 13)):
        table.scored(seat, buildings=points)
    assert table.ended().ranking() == [3, 1, 4, 2]


@pytest.mark.parametrize(
    "more",
    [{"food_track": 1}, {"tools": (1, 0, 0)}, {"people": 6}],
)
def test_a_tie_goes_to_food_track_tools_and_people_together(more: dict[str, int]) -> None:
    """SA-16.4: one more of any of them decides."""
    table = Table().has(2, **more)  # type: ignore[arg-type]
    assert table.ended().ranking() == [2, 2, 1, 2]


def test_the_sum_decides_and_not_one_of_its_parts() -> None:
    """SA-16.4 [D-27]: 3 + 2 + 5 beats 0 + 3 + 6."""
    table = Table(2).has(0, food_track=3, tools=(1, 1, 0)).has(1, tools=(1, 1, 1), people=6)
    assert table.ended().ranking() == [1, 2]


def test_points_go_before_the_tie_break() -> None:
    """SA-16.4."""
    table = Table(2).scored(0, cards=1).has(1, food_track=10, tools=(4, 4, 4), people=10)
    assert table.ended().ranking() == [1, 2]


def test_tribes_that_nothing_tells_apart_share_a_place() -> None:
    """SA-16.4, SA-16.5: also below the first; the next place is skipped."""
    shared = Table().scored(1, cards=9).scored(3, cards=9).has(1, food_track=2).has(3, people=7)
    assert shared.ended().ranking() == [3, 1, 3, 1]
    below = Table().scored(2, cards=9)
    assert below.ended().ranking() == [2, 2, 1, 2]
