"""SA-6, SA-7 and SA-8: using people, the village and gathering."""

import pytest

from tests.games.stone_age.scenarios import (
    GATHERING,
    Table,
    answers,
    cards_of,
    cell,
    dice_noted,
    noted,
    play,
    question,
    refusal,
    stock,
)

PLACES = {"hunt": 0, "forest": 1, "clay_pit": 2, "quarry": 3, "river": 4}

# ---- whose turn it is, and in which order


def test_each_player_uses_all_people_before_the_next_one() -> None:
    """SA-6.1: clockwise from the first player."""
    table = Table(3)
    for seat in range(3):
        table.stand(seat, hunt=1, **{f"card_{seat + 1}": 1})
    match = table.acting(2)
    seats = []
    while question(match)[0] == "resolve":
        seats.append(match.to_act)
        match.play("resolve hunt")
    assert seats == [2, 0, 1]
    assert [seat for seat, _ in noted(match, "resolves")] == [2, 2, 0, 0, 1, 1]


@pytest.mark.parametrize("first", ["hunt", "field", "forest"])
def test_the_order_of_ones_own_places_is_free(first: str) -> None:
    """SA-6.2: every own place, and no other, may come first."""
    match = Table().stand(0, hunt=1, field=1, forest=2).stand(1, quarry=1, river=1).acting(0)
    assert sorted(answers(match)) == ["resolve field", "resolve forest", "resolve hunt"]
    match.play(f"resolve {first}")
    assert f"resolve {first}" not in answers(match) and len(answers(match)) == 2


@pytest.mark.parametrize("place", ["river", "hut", "card_1"])
def test_only_a_place_with_own_people_is_resolved(place: str) -> None:
    """SA-6.2: another tribe's place is as foreign as an empty one."""
    match = Table().stand(0, hunt=1, field=1).stand(1, river=1, hunt=1).acting(0)
    assert refusal(match, f"resolve {place}") == "SA-6.2"


def test_a_resolved_place_is_not_offered_again() -> None:
    """SA-6.5: its people are back."""
    match = play(Table().stand(0, hunt=1, field=1, hut=2).acting(0), "resolve hut")
    assert refusal(match, "resolve hut") == "SA-6.2"
    assert cell(match, "crowd", "hut") == 0


def test_people_stand_there_until_the_place_is_resolved() -> None:
    """SA-6.5: while the roll is not settled, they are still out."""
    match = Table().has(0, tools=(1, 0, 0)).stand(0, forest=3).acting(0)
    assert question(match) == ("add_tool", 0)
    assert cell(match, "placed", 0, "forest") == cell(match, "crowd", "forest") == 3
    match.play("roll done")
    assert cell(match, "placed", 0, "forest") == cell(match, "crowd", "forest") == 0


def test_the_village_and_gathering_cannot_be_refused() -> None:
    """SA-6.3: nothing but the order is asked."""
    match = Table().stand(0, field=1, tool_maker=1, hunt=1).acting(0)
    assert refusal(match, "decline") == "SA-17.5"
    while match.to_act == 0:
        match.play(answers(match)[0])
    assert cell(match, "food_track", 0) == 1
    assert cell(match, "tools", 0) == [1, 0, 0]


def test_what_is_gathered_first_pays_for_what_is_bought_next() -> None:
    """SA-6.4."""
    table = Table().card_on(1, "green_music_vp3").stand(0, forest=1, card_1=1).rolls(3)
    match = play(table.acting(0), "resolve forest", "buy")
    assert cards_of(match, 0) == ["green_music_vp3"]
    assert stock(match, 0) == (0, 0, 0, 0)


def test_bought_too_early_there_is_nothing_to_pay_with() -> None:
    """SA-6.4, SA-10.3, SA-17.4: who cannot pay is not asked and has no second try."""
    table = Table().stand(0, forest=1, card_1=1).rolls(3)
    match = play(table.acting(0), "resolve card_1")
    assert cards_of(match, 0) == []
    assert stock(match, 0) == (1, 0, 0, 0)
    assert match.to_act == 1


def test_the_last_place_is_resolved_without_a_question() -> None:
    """SA-17.4."""
    match = Table().stand(0, field=1).acting(0)
    assert noted(match, "resolves") == [(0, 7)]
    assert cell(match, "food_track", 0) == 1
    assert match.to_act == 1


# ---- the village


def test_the_tool_maker_gives_a_tool() -> None:
    """SA-7.1."""
    match = Table().has(0, tools=(1, 0, 0)).stand(0, tool_maker=1).acting(0)
    assert cell(match, "tools", 0) == [1, 1, 0]
    assert noted(match, "gains") == [(0, 6, 1)]


def test_the_tool_maker_gives_nothing_to_the_best_tools() -> None:
    """SA-7.1."""
    match = Table().has(0, tools=(4, 4, 4)).stand(0, tool_maker=1).acting(0)
    assert cell(match, "tools", 0) == [4, 4, 4]
    assert noted(match, "gains_nothing") == [(0, 6)]
    assert cell(match, "placed", 0, "tool_maker") == 0


def test_a_newborn_eats_at_once_and_works_from_the_next_round_on() -> None:
    """SA-7.2."""
    match = Table().has(0, food=12).stand(0, hut=2, tool_maker=1, field=1, card_1=1).acting(0)
    match.play("resolve hut")
    assert cell(match, "people", 0) == 6 and cell(match, "unplaced", 0) == 0
    while cell(match, "round_number") == 1:
        match.play(answers(match)[0])
    assert (0, 6) in noted(match, "feeds")
    assert cell(match, "food", 0) == 12 + 1 - 6
    assert cell(match, "unplaced", 0) == 6


def test_a_newborn_counts_for_shamans_and_the_tie_break_at_once() -> None:
    """SA-7.2."""
    table = Table().keeps(0, "yellow_shaman2_brick1").stand(0, hut=2, field=1, card_1=1).acting(0)
    assert table.scores()[0].sources["shamans"] == 10
    assert table.ranking() == [1, 2, 2, 2]
    table.play("resolve hut")
    assert table.scores()[0].sources["shamans"] == 12
    tied = Table().stand(3, hut=2, field=1, hunt=1).acting(3)
    assert tied.ranking() == [1, 1, 1, 1]
    tied.play("resolve hut")
    assert tied.ranking() == [2, 2, 2, 1]


def test_the_hut_gives_nobody_to_a_tribe_of_ten() -> None:
    """SA-7.2: the two people come home."""
    match = Table().has(0, people=10).stand(0, hut=2).acting(0)
    assert cell(match, "people", 0) == 10
    assert cell(match, "placed", 0, "hut") == cell(match, "crowd", "hut") == 0
    assert noted(match, "gains_nothing") == [(0, 8)]


@pytest.mark.parametrize(("before", "after"), [(0, 1), (9, 10), (10, 10)])
def test_the_field_raises_the_food_track_up_to_ten(before: int, after: int) -> None:
    """SA-7.3."""
    match = Table().has(0, food_track=before).stand(0, field=1).acting(0)
    assert cell(match, "food_track", 0) == after


# ---- gathering


@pytest.mark.parametrize("people", [1, 2, 5, 7])
def test_one_die_is_rolled_for_each_person(people: int) -> None:
    """SA-8.1: and the pips are added."""
    match = Table().has(0, food=0).stand(0, hunt=people, field=1).acting(0)
    match.play("resolve hunt")
    (dice,) = dice_noted(match)
    assert len(dice) == people
    assert cell(match, "food", 0) == sum(dice) // 2


def test_ten_hunters_roll_ten_dice() -> None:
    """SA-2.7: in several goes, in effect ten dice."""
    match = Table().has(0, food=0, tools=(1, 0, 0)).stand(0, hunt=10).acting(0)
    (dice,) = dice_noted(match)
    assert len(dice) == 10 and cell(match, "dice") == dice
    assert cell(match, "roll_total") == sum(dice)


@pytest.mark.parametrize(
    ("place", "faces", "units"),
    [
        ("hunt", (1,), 0),
        ("hunt", (5, 6), 5),
        ("forest", (2,), 0),
        ("forest", (3,), 1),
        ("forest", (5, 6), 3),
        ("clay_pit", (3,), 0),
        ("clay_pit", (4,), 1),
        ("clay_pit", (5, 6), 2),
        ("quarry", (4,), 0),
        ("quarry", (5,), 1),
        ("quarry", (3, 6), 1),
        ("quarry", (4, 6), 2),
        ("river", (5,), 0),
        ("river", (6,), 1),
        ("river", (5, 6), 1),
        ("river", (6, 6), 2),
    ],
)
def test_the_yield_is_the_total_divided_and_rounded_down(place: str, faces: tuple[int, ...], units: int) -> None:
    """SA-8.3: by 2, 3, 4, 5 or 6; the rest is lost."""
    match = Table().has(0, food=0).stand(0, **{place: len(faces)}).rolls(*faces).acting(0)
    assert dice_noted(match) == [list(faces)]
    gathered = dict(zip(("hunt", *GATHERING), (cell(match, "food", 0), *stock(match, 0)), strict=True))
    assert gathered == {**dict.fromkeys(("hunt", *GATHERING), 0), place: units}


def test_each_place_is_rolled_and_settled_by_itself() -> None:
    """SA-8.4: the rests of two rolls are not put together."""
    table = Table().has(0, food=0).stand(0, forest=1, clay_pit=1).rolls(2, 3)
    match = play(table.acting(0), "resolve forest")
    assert dice_noted(match) == [[2], [3]]
    assert stock(match, 0) == (0, 0, 0, 0)


def test_a_settled_roll_leaves_nothing_on_the_table() -> None:
    """SA-8.3: equal positions are equal."""
    match = Table().stand(0, quarry=3).acting(0)
    assert cell(match, "dice") == [0] * 10
    assert (cell(match, "roll_total"), cell(match, "roll_for"), cell(match, "cursor")) == (0, "wood", 0)
