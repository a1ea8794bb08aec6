"""SA-9 and SA-17.2: gaining and using tools."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.stone_age.scenarios import (
    ONCE_CARDS,
    Table,
    answers,
    cell,
    dice_noted,
    noted,
    outcomes,
    play,
    question,
    refusal,
    stock,
)

# The table of SA-9.1: the values after 0, 1, 2 ... 12 tools.
LADDER = ["000", "100", "110", "111", "211", "221", "222", "322", "332", "333", "433", "443", "444", "444"]
VALUES = [tuple(int(value) for value in values) for values in LADDER]
ONCE2, ONCE3, ONCE4 = ONCE_CARDS


# ---- gaining


@pytest.mark.parametrize(("before", "after"), list(pairwise(VALUES)))
def test_a_gained_tool_raises_the_lowest_value(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """SA-9.1: up to 4-4-4."""
    match = Table().has(0, tools=before).stand(0, tool_maker=1).acting(0)
    assert tuple(cell(match, "tools", 0)) == after


@pytest.mark.parametrize(
    ("tools", "used", "after"),
    [
        pytest.param((1, 1, 1), (True, False, False), (1, 2, 1), id="unused before used"),
        pytest.param((1, 1, 1), (True, True, False), (1, 1, 2), id="the only unused one"),
        pytest.param((1, 1, 1), (True, True, True), (2, 1, 1), id="all used: the lowest space"),
        pytest.param((2, 2, 1), (False, False, True), (2, 2, 2), id="the lowest value even if used"),
        pytest.param((2, 1, 1), (False, False, False), (2, 2, 1), id="not the first but the lowest"),
        pytest.param((1, 1, 0), (True, True, False), (1, 1, 1), id="an empty space"),
    ],
)
def test_a_raised_tool_keeps_its_state(tools: tuple[int, ...], used: tuple[bool, ...], after: tuple[int, ...]) -> None:
    """SA-9.2: lowest value, then unused, then lowest space; used tools stay used."""
    match = Table().has(0, tools=tools, used=used).stand(0, tool_maker=1).acting(0)
    assert tuple(cell(match, "tools", 0)) == after
    assert tuple(cell(match, "tool_used", 0)) == used


def test_a_raised_used_tool_does_not_serve_again_this_round() -> None:
    """SA-9.2, SA-9.4."""
    table = Table().has(0, tools=(1, 1, 1), used=(True, True, True)).stand(0, tool_maker=1, forest=1).rolls(1)
    match = play(table.acting(0), "resolve tool_maker")
    assert match.to_act == 1  # the roll was settled without a question
    assert stock(match, 0) == (0, 0, 0, 0)


# ---- using


def test_a_tool_adds_its_whole_value_to_one_roll() -> None:
    """SA-9.3: what is not needed is lost."""
    table = Table().has(0, tools=(3, 2, 2)).stand(0, river=1, quarry=1).rolls(5, 2)
    match = play(table.acting(0), "resolve river", "tool 1")
    assert cell(match, "roll_total") == 8
    match.play("roll done")
    assert stock(match, 0) == (0, 0, 0, 1)
    assert question(match) == ("add_tool", 0)
    assert cell(match, "roll_total") == 2
    assert refusal(match, "tool 1") == "SA-9.4"


def test_tools_may_be_saved_for_another_roll() -> None:
    """SA-9.3: leaving the total as it is uses nothing."""
    table = Table().has(0, tools=(2, 1, 1), used=(False, True, True)).stand(0, forest=1, clay_pit=1).rolls(1, 2)
    match = play(table.acting(0), "resolve forest", "roll done")
    assert question(match) == ("add_tool", 0)
    match.play("tool 1")
    assert stock(match, 0) == (0, 1, 0, 0)


def test_a_tool_serves_once_a_round() -> None:
    """SA-9.4."""
    table = Table().has(0, tools=(1, 1, 0), used=(True, False, False)).stand(0, forest=2)
    match = table.acting(0)
    assert refusal(match, "tool 1") == "SA-9.4"
    assert answers(match) == ["tool 2", "roll done"]


def test_an_empty_space_holds_no_tool() -> None:
    """SA-9.4."""
    match = Table().has(0, tools=(1, 0, 0)).stand(0, forest=2).acting(0)
    assert refusal(match, "tool 2") == refusal(match, "tool 3") == "SA-9.4"


def test_all_tools_serve_again_in_the_next_round() -> None:
    """SA-9.4, SA-14.4: every tribe's."""
    table = (
        Table(2).has(0, tools=(2, 1, 1), used=(True, True, False)).has(1, tools=(1, 0, 0), used=(True, False, False))
    )
    match = table.after_feeding()
    assert [cell(match, "tool_used", seat) for seat in range(2)] == [[False] * 3] * 2
    assert cell(match, "tools", 0) == [2, 1, 1]


def test_nobody_without_a_tool_is_asked() -> None:
    """SA-17.4."""
    match = Table().has(0, tools=(1, 0, 0), used=(True, False, False)).stand(0, forest=2).acting(0)
    assert noted(match, "rolls") == [(0, 0)]
    assert match.to_act == 1


def test_the_village_asks_for_no_tools() -> None:
    """SA-9.3: a tool goes with a roll."""
    match = Table().has(0, tools=(1, 0, 0)).stand(0, field=1, hut=2).acting(0)
    match.play("resolve hut")
    assert match.to_act == 1


# ---- one-use tools


@pytest.mark.parametrize(("card", "value"), [(ONCE2, 2), (ONCE3, 3), (ONCE4, 4)])
def test_a_one_use_tool_adds_its_value_once_in_the_game(card: str, value: int) -> None:
    """SA-9.5, SA-11.9."""
    table = Table().keeps(0, card).stand(0, forest=1, quarry=1).rolls(2, 1)
    match = table.acting(0)
    match.play("resolve forest")
    assert answers(match) == [f"once {value}", "roll done"]
    match.play(f"once {value}")
    assert noted(match, "adds_once") == [(0, value, 2 + value)]
    assert stock(match, 0)[0] == (2 + value) // 3
    assert dice_noted(match) == [[2], [1]]
    assert match.to_act == 1  # nothing left to ask for the quarry
    assert cell(match, "once", 0)[value - 2] == "used"


def test_a_used_or_foreign_one_use_tool_is_refused() -> None:
    """SA-9.5."""
    table = Table().keeps(0, ONCE3).keeps(0, ONCE2, used=True).keeps(1, ONCE4).stand(0, forest=1)
    match = table.acting(0)
    assert answers(match) == ["once 3", "roll done"]
    assert refusal(match, "once 2") == refusal(match, "once 4") == "SA-9.5"


def test_one_use_tools_stay_used_in_the_next_round() -> None:
    """SA-11.9: once in the game."""
    match = Table().keeps(0, ONCE3, used=True).keeps(0, ONCE2).after_feeding()
    assert cell(match, "once", 0) == ["held", "used", "not_held"]


def test_one_use_and_permanent_tools_go_together() -> None:
    """SA-9.5."""
    table = Table().has(0, tools=(1, 0, 0)).keeps(0, ONCE2, ONCE4).stand(0, river=1).rolls(5)
    match = play(table.acting(0), "tool 1", "once 2", "once 4")
    assert stock(match, 0) == (0, 0, 0, 2)
    assert cell(match, "tool_used", 0) == [True, False, False]
    assert cell(match, "once", 0) == ["used", "not_held", "used"]


# ---- the order in which tools are asked


def test_tools_are_never_asked_backwards() -> None:
    """SA-17.2: spaces 1, 2, 3, then one-use tools 2, 3, 4."""
    table = Table().has(0, tools=(1, 2, 2)).keeps(0, ONCE2, ONCE3).stand(0, forest=1)
    match = play(table.acting(0), "tool 2")
    assert refusal(match, "tool 1") == "SA-17.2"
    assert answers(match) == ["tool 3", "once 2", "once 3", "roll done"]
    match.play("once 3")
    assert match.to_act == 1  # behind the last tool there is nothing left to ask
    again = play(table.acting(0), "once 2")
    assert refusal(again, "tool 1") == refusal(again, "tool 3") == "SA-17.2"
    assert answers(again) == ["once 3", "roll done"]
    assert refusal(again, "once 2") == "SA-9.5"


def test_going_back_to_a_one_use_tool_is_refused() -> None:
    """SA-17.2."""
    table = Table().keeps(0, ONCE2, ONCE3, ONCE4).stand(0, forest=1)
    match = play(table.acting(0), "once 3")
    assert refusal(match, "once 2") == "SA-17.2"


def test_of_equal_tools_the_one_on_the_lower_space_comes_first() -> None:
    """SA-17.2: its twin is offered once the first is used."""
    table = Table().has(0, tools=(2, 1, 2)).stand(0, forest=1)
    match = table.acting(0)
    assert answers(match) == ["tool 1", "tool 2", "roll done"]
    assert refusal(match, "tool 3") == "SA-17.2"
    assert "tool 3" in answers(play(match, "tool 1"))
    earlier = Table().has(0, tools=(2, 1, 2), used=(True, False, False)).stand(0, forest=1).acting(0)
    assert answers(earlier) == ["tool 2", "tool 3", "roll done"]


def test_a_skipped_tool_keeps_its_twin_from_being_used() -> None:
    """SA-17.2: 1-2-1: after the 2 the first 1 lies behind, and the second is not offered instead of it."""
    match = play(Table().has(0, tools=(1, 2, 1)).keeps(0, ONCE2).stand(0, forest=1).acting(0), "tool 2")
    assert answers(match) == ["once 2", "roll done"]
    assert refusal(match, "tool 3") == "SA-17.2"


def test_every_choice_of_tools_has_exactly_one_sequence() -> None:
    """SA-17.2, SA-9.3: any number of tools; 2-2-1 and one-use 3 and 4 make 3 x 2 x 2 x 2 choices."""
    table = Table().has(0, tools=(2, 2, 1)).keeps(0, ONCE3, ONCE4).stand(0, forest=1).rolls(6)
    match = table.acting(0)
    ends = [(tuple(cell(end, "tool_used", 0)), tuple(cell(end, "once", 0))) for end in outcomes(match, "add_tool")]
    counted = Counter((used[0] + used[1], used[2], once) for used, once in ends)
    assert len(counted) == 24 and set(counted.values()) == {1}
