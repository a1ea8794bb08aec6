"""SA-14: the new round, and SA-15: the end of the game."""

from itertools import combinations

import pytest

from tests.games.stone_age.scenarios import Table, answers, cell, noted, play, question, stock, tiles_of

NEW = ["green_art_tool", "yellow_builder3_vp3", "green_pottery_food7", "yellow_shaman1_gold1"]
OPEN = ["green_music_vp3", "yellow_farmer2_food3", "green_time_field", "yellow_farmer1_dice"]
SOLD = [spaces for number in range(5) for spaces in combinations((1, 2, 3, 4), number)]


def four_cards() -> Table:
    table = Table()
    for space, design in enumerate(OPEN, 1):
        table.card_on(space, design)
    return table


# ---- the new round


@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_figure_passes_clockwise(first: int, then: int) -> None:
    """SA-14.1."""
    match = Table(3).feeding(first)
    assert cell(match, "first_player") == then
    assert question(match) == ("place", then)
    assert cell(match, "round_number") == 2


@pytest.mark.parametrize("sold", SOLD)
def test_cards_slide_to_the_cheaper_spaces_and_the_gaps_are_filled(sold: tuple[int, ...]) -> None:
    """SA-14.2, SA-14.3: in their order, without gaps; then new ones from the cheapest empty space on."""
    match = four_cards().deck_begins(*NEW).buys_from(0, *sold).after_feeding()
    kept = [design for space, design in enumerate(OPEN, 1) if space not in sold]
    assert cell(match, "space") == kept + NEW[: len(sold)]
    assert cell(match, "deck_left") == 32 - len(sold)
    assert [space for _, _, space in noted(match, "reveals_card")] == list(range(len(kept) + 1, 5))


def test_everybody_is_at_home_for_the_new_round() -> None:
    """SA-14.5: the newborn included."""
    match = Table(2).has(0, people=7, food=20).has(1, people=10).feeding()
    assert [cell(match, "unplaced", seat) for seat in range(2)] == [7, 10]
    assert cell(match, "phase") == "placement"


def test_tools_are_turned_back_for_the_new_round() -> None:
    """SA-14.4."""
    match = Table(2).has(1, tools=(2, 2, 1), used=(True, False, True)).after_feeding()
    assert cell(match, "tool_used", 1) == [False, False, False]
    assert cell(match, "tools", 1) == [2, 2, 1]


# ---- the end by cards


@pytest.mark.parametrize(("sold", "left"), [((1,), 0), ((1, 2), 1), ((1, 2, 3, 4), 3), ((3, 4), 0)])
def test_too_few_cards_for_the_spaces_end_the_game(sold: tuple[int, ...], left: int) -> None:
    """SA-15.2: the new round is not played, and nothing is revealed."""
    match = four_cards().buys_from(0, *sold).deck_holds(left).after_feeding()
    assert match.over and match.to_act is None
    assert cell(match, "round_number") == 1
    assert cell(match, "deck_left") == left
    assert noted(match, "cards_run_out") == [(-1,)] and noted(match, "reveals_card") == []


@pytest.mark.parametrize(("sold", "left"), [((1,), 1), ((1, 2, 3, 4), 4), ((), 0), ((2, 3), 5)])
def test_cards_that_just_fill_the_spaces_are_played(sold: tuple[int, ...], left: int) -> None:
    """SA-15.2 [D-13]: the last cards fit exactly, or no card is needed."""
    match = four_cards().buys_from(0, *sold).deck_holds(left).after_feeding()
    assert not match.over
    assert cell(match, "round_number") == 2
    assert None not in cell(match, "space")
    assert cell(match, "deck_left") == left - len(sold)


def test_an_extra_card_brings_the_end_nearer() -> None:
    """SA-11.6, SA-15.2, note 10: the last card is drawn in the middle of the round."""
    table = Table(2).card_on(1, "green_writing_card").has(0, wood=1).stand(0, card_1=1).deck_holds(1)
    match = play(table.acting(0), "buy")
    assert cell(match, "deck_left") == 0 and not match.over
    while not match.over:
        match.play(answers(match)[-1])
    assert cell(match, "round_number") == 1


# ---- the end by buildings


def last_tile() -> Table:
    """Seat 0 stands on the last tile of stack 1, seat 1 on the field and the hunting grounds."""
    table = Table(2).tiles_left(1, 1).tile_on(1, "fixed_wwb").has(0, wood=2, brick=1)
    return table.stand(0, building_1=1).stand(1, field=1, hunt=1)


def test_an_empty_stack_ends_the_game_after_feeding() -> None:
    """SA-15.3: everybody still acts, everybody is fed, and no new round begins."""
    match = play(last_tile().has(0, food=3).acting(0), "buy")
    assert noted(match, "stack_empty") == [(0, 1)]
    assert cell(match, "top_tile", 0) is None and cell(match, "stack_left", 0) == 0
    assert not match.over and question(match) == ("resolve", 1)
    assert match.problems() == []
    match.play("resolve field")
    assert match.over
    assert cell(match, "food_track", 1) == 1
    assert noted(match, "starves") == [(0, 10)] and noted(match, "feeds") == [(1, 5)]
    assert cell(match, "round_number") == 1
    assert cell(match, "score", 0) == 10 - 10


def test_no_part_of_the_new_round_follows_an_empty_stack() -> None:
    """SA-15.3, SA-15.6: neither the figure moves nor the cards, even if the deck is too small as well."""
    table = last_tile().buys_from(1, 1, 2).deck_holds(1)
    spaces = list(table.plain["space"])
    match = play(table.acting(0), "buy", "resolve field")
    assert match.over
    assert cell(match, "first_player") == 0
    assert cell(match, "space") == spaces
    assert noted(match, "cards_run_out") == []


def test_declining_the_last_tile_ends_nothing() -> None:
    """SA-15.3, SA-12.5."""
    match = play(last_tile().acting(0), "decline", "resolve field")
    assert not match.over
    assert cell(match, "round_number") == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_stack_in_play_may_end_the_game(players: int) -> None:
    """SA-15.3 [D-14]."""
    for stack in range(1, players + 1):
        table = Table(players).tiles_left(stack, 1).tile_on(stack, "open_1_to_7").has(0, wood=1)
        match = play(table.stand(0, **{f"building_{stack}": 1}).stand(1, hunt=1, field=1).acting(0), "buy")
        assert "open_1_to_7" in tiles_of(match, 0)
        match.play("resolve hunt")
        assert match.over


def test_the_second_to_last_tile_ends_nothing() -> None:
    """SA-15.3."""
    table = Table(2).tiles_left(1, 2).tile_on(1, "open_1_to_7").has(0, wood=1).stand(0, building_1=1)
    match = play(table.acting(0), "buy")
    assert cell(match, "stack_left", 0) == 1 and cell(match, "top_tile", 0) is not None
    while cell(match, "phase") != "placement" and not match.over:
        match.play(answers(match)[0])
    assert not match.over


# ---- the longest game


@pytest.mark.parametrize(("number", "over"), [(99, False), (100, True)])
def test_the_hundredth_round_is_the_last(number: int, over: bool) -> None:
    """SA-15.5: after its feeding."""
    table = Table(2).has(0, wood=3)
    table.plain["round_number"] = number
    match = table.feeding()
    assert match.over is over
    assert cell(match, "food", 0) == 12 - 5
    assert cell(match, "round_number") == 100
    assert stock(match, 0) == (3, 0, 0, 0)
    assert len(noted(match, "last_round")) == over


def test_nothing_more_is_decided_after_the_end() -> None:
    """SA-17.5."""
    match = Table(2).ended()
    assert match.over and answers(match) == []
    rule = match.check("place hunt 1")
    assert rule is not None and rule.number == "SA-17.5"
