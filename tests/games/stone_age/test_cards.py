"""SA-10 and SA-11: buying civilization cards, and what their top parts do."""

from typing import Any

import pytest

from tests.games.stone_age.scenarios import (
    ANY_TWO,
    EXTRA,
    ONCE_CARDS,
    RESOURCES,
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
)

DRAFT = "green_writing_dice"
NOTHING_GAINED = (0, 0, 0, 0)


def before_purchase(design: str, *, space: int = 1, **goods: int) -> Table:
    """Seat 0 stands on a card, with nothing but what is said."""
    return Table().card_on(space, design).has(0, **{"food": 0, **goods}).stand(0, **{f"card_{space}": 1})


def bought(design: str, **goods: int) -> Any:
    """The match after seat 0 has paid 1 wood for a card."""
    return play(before_purchase(design, wood=1, **goods).acting(0), "buy")


# ---- paying


@pytest.mark.parametrize("space", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", RESOURCES)
def test_a_card_costs_as_many_resources_as_its_space_says(space: int, kind: str) -> None:
    """SA-10.1: of any kind."""
    match = play(before_purchase("green_music_vp3", space=space, **{kind: 5}).acting(0), "buy")
    assert cell(match, "stock", 0, kind) == 5 - space
    assert cards_of(match, 0) == ["green_music_vp3"]
    assert noted(match, "buys_card")[0][2] == space


def test_a_card_is_paid_with_any_mix_and_never_overpaid() -> None:
    """SA-10.1, SA-17.1: every mix of 3 out of 2, 1, 1, 2 has exactly one sequence."""
    table = before_purchase("green_music_vp3", space=3, wood=2, brick=1, stone=1, gold=2)
    match = play(table.acting(0), "buy")
    paid = [
        tuple(had - has for had, has in zip((2, 1, 1, 2), stock(end, 0), strict=True)) for end in outcomes(match, "pay")
    ]
    mixes = {(w, b, s, 3 - w - b - s) for w in range(3) for b in range(2) for s in range(2) if 0 <= 3 - w - b - s <= 2}
    assert sorted(paid) == sorted(mixes)


def test_food_does_not_pay_for_cards() -> None:
    """SA-10.1: who has nothing else is not even asked."""
    match = before_purchase("green_music_vp3", food=50).acting(0)
    assert noted(match, "declines") == [(0, 8)]
    assert cell(match, "food", 0) == 50
    assert cell(match, "space", 0) == "green_music_vp3"


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_too_few_resources_buy_nothing(space: int) -> None:
    """SA-10.3."""
    table = before_purchase("green_music_vp3", space=space, wood=space - 1).keeps(0, ANY_TWO)
    match = play(table.acting(0), f"resolve card_{space}")
    assert refusal(match, "buy") == "SA-10.3"
    assert answers(match) == ["use any_two", "decline"]


def test_paying_goes_from_wood_to_gold_and_never_back() -> None:
    """SA-17.1."""
    match = play(before_purchase("green_music_vp3", space=3, wood=2, brick=2, gold=2).acting(0), "buy")
    assert refusal(match, "pay stone") == "SA-17.1"  # not held
    assert refusal(match, "pay gold") == "SA-17.1"  # could not be completed
    match.play("pay brick")
    assert refusal(match, "pay wood") == "SA-17.1"  # against the order
    assert answers(match) == ["pay brick", "pay gold"]


def test_a_payment_once_begun_is_completed() -> None:
    """SA-17.1: it is not broken off, and the any-two card has to wait."""
    table = before_purchase("green_music_vp3", space=3, wood=2, brick=2).keeps(0, ANY_TWO)
    match = play(table.acting(0), "resolve card_3", "buy")
    assert question(match) == ("pay", 0)
    assert refusal(match, "decline") == refusal(match, "use any_two") == "SA-17.5"
    assert refusal(match, "pay done") == "SA-12.2"


def test_a_payment_with_no_choice_is_made_without_a_question() -> None:
    """SA-17.4."""
    match = play(before_purchase("green_music_vp3", space=3, wood=1, stone=2).acting(0), "buy")
    assert stock(match, 0) == NOTHING_GAINED
    assert noted(match, "pays") == [(0, 0, 1), (0, 2, 2)]


def test_who_declines_takes_the_person_back_and_has_no_second_try() -> None:
    """SA-10.3: the card stays."""
    match = play(before_purchase("green_music_vp3", wood=3).acting(0), "decline")
    assert cell(match, "space", 0) == "green_music_vp3"
    assert cell(match, "placed", 0, "card_1") == cell(match, "crowd", "card_1") == 0
    assert stock(match, 0) == (3, 0, 0, 0)
    assert match.to_act == 1


def test_an_emptied_space_stays_empty_and_the_prices_stay() -> None:
    """SA-10.4: the others do not move before the new round."""
    table = before_purchase("green_music_vp3", wood=3).card_on(2, "yellow_builder3_vp3").stand(0, card_2=1)
    before = list(table.plain["space"])
    match = play(table.acting(0), "resolve card_1", "buy")
    assert cell(match, "space") == [None, *before[1:]]
    match.play("buy")
    assert cell(match, "space") == [None, None, *before[2:]]
    assert stock(match, 0) == NOTHING_GAINED
    assert cards_of(match, 0) == ["green_music_vp3", "yellow_builder3_vp3"]


# ---- gains at once


@pytest.mark.parametrize(
    ("design", "food"),
    [
        ("green_weaving_food1", 1),
        ("yellow_builder2_food2", 2),
        ("green_weaving_food3", 3),
        ("yellow_farmer2_food3", 3),
        ("yellow_builder1_food4", 4),
        ("green_medicine_food5", 5),
        ("green_pottery_food7", 7),
    ],
)
def test_a_food_card_gives_its_food(design: str, food: int) -> None:
    """SA-11.1."""
    assert cell(bought(design), "food", 0) == food


@pytest.mark.parametrize(
    ("design", "gained"),
    [
        ("yellow_shaman2_brick1", (0, 1, 0, 0)),
        ("yellow_farmer1_stone1", (0, 0, 1, 0)),
        ("yellow_shaman1_stone1", (0, 0, 1, 0)),
        ("green_transport_stone2", (0, 0, 2, 0)),
        ("yellow_shaman1_gold1", (0, 0, 0, 1)),
    ],
)
def test_a_resource_card_gives_its_resources(design: str, gained: tuple[int, ...]) -> None:
    """SA-11.2."""
    assert stock(bought(design), 0) == gained


@pytest.mark.parametrize("design", ["green_music_vp3", "yellow_builder3_vp3"])
def test_a_points_card_scores_three_at_once(design: str) -> None:
    """SA-11.3."""
    match = bought(design)
    assert cell(match, "score", 0) == 3
    assert match.scores()[0].sources["cards"] == 3


def test_a_tool_card_gives_a_tool_as_the_tool_maker_does() -> None:
    """SA-11.4: to 4-4-4 it gives nothing, and is bought all the same."""
    assert cell(bought("green_art_tool"), "tools", 0) == [1, 0, 0]
    match = play(before_purchase("green_art_tool", wood=1).has(0, tools=(4, 4, 4)).acting(0), "buy")
    assert cell(match, "tools", 0) == [4, 4, 4]
    assert cards_of(match, 0) == ["green_art_tool"]


@pytest.mark.parametrize("design", ["green_time_field", "yellow_farmer1_field"])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (10, 10)])
def test_a_food_track_card_moves_the_marker(design: str, before: int, after: int) -> None:
    """SA-11.4."""
    assert cell(bought(design, food_track=before), "food_track", 0) == after


# ---- resources by dice


@pytest.mark.parametrize(
    ("design", "faces", "gained"),
    [
        ("yellow_shaman2_roll_wood", (5, 6), (3, 0, 0, 0)),
        ("yellow_shaman1_roll_stone", (5, 6), (0, 0, 2, 0)),
        ("green_art_roll_gold", (5, 6), (0, 0, 0, 1)),
        ("green_art_roll_gold", (2, 3), NOTHING_GAINED),
    ],
)
def test_two_dice_bring_resources_as_gathering_does(
    design: str, faces: tuple[int, ...], gained: tuple[int, ...]
) -> None:
    """SA-11.5."""
    match = play(before_purchase(design, wood=1).rolls(*faces).acting(0), "buy")
    assert dice_noted(match) == [list(faces)]
    assert stock(match, 0) == gained


def test_tools_help_a_roll_of_a_card() -> None:
    """SA-11.5, SA-9.3."""
    table = before_purchase("green_art_roll_gold", wood=1).has(0, tools=(1, 0, 0)).keeps(0, ONCE_CARDS[0]).rolls(4, 5)
    match = play(table.acting(0), "buy")
    assert question(match) == ("add_tool", 0)
    play(match, "tool 1", "once 2")
    assert stock(match, 0) == (0, 0, 0, 2)
    assert cell(match, "tool_used", 0) == [True, False, False]


# ---- the extra card


def test_the_extra_card_comes_from_the_top_of_the_deck_and_only_its_owner_sees_it() -> None:
    """SA-11.6, SA-17.8."""
    table = before_purchase(EXTRA, wood=1).deck_begins("green_pottery_food7")
    match = play(table.acting(0), "buy")
    assert cell(match, "extra") == ["green_pottery_food7", None, None, None]
    assert cell(match, "deck_left") == 31
    assert cards_of(match, 0) == [EXTRA]
    assert match.view(0)["position"]["extra"][0] == "green_pottery_food7"
    for viewer in (None, 1, 2, 3):
        assert match.view(viewer)["position"]["extra"] == ["hidden", None, None, None]
        assert "green_pottery_food7" not in str(match.view(viewer))


def test_only_its_owner_is_told_which_extra_card_was_drawn() -> None:
    """SA-11.6: that one was drawn is public."""
    match = play(before_purchase(EXTRA, wood=1).deck_begins("green_pottery_food7").acting(0), "buy")
    number = match.game.layout.pools["card"].names.index("green_pottery_food7")
    assert noted(match, "draws_card") == [(0,)]
    assert noted(match, "sees_card") == [(0, number)]
    for lang in ("en", "pl"):
        name = match.game.content.name_of("card", number, lang)
        assert name in " ".join(match.log(0, lang))
        for viewer in (None, 1, 2, 3):
            assert name not in " ".join(match.log(viewer, lang))
            assert len(match.log(viewer, lang)) == len(match.log(0, lang)) - 1


@pytest.mark.parametrize(
    "design",
    [
        *(ANY_TWO, *ONCE_CARDS, DRAFT),
        *("green_pottery_food7", "green_art_tool", "green_time_field", "green_music_vp3"),
        *("yellow_shaman2_roll_wood", "yellow_shaman1_gold1"),
    ],
)
def test_the_top_of_the_extra_card_is_dead(design: str) -> None:
    """SA-11.6: even if it is a stored effect."""
    match = play(before_purchase(EXTRA, wood=1).deck_begins(design).acting(0), "buy")
    assert cell(match, "extra", 0) == design
    assert question(match) == ("resolve", 1)
    assert cell(match, "any_two", 0) == "not_held" and cell(match, "once", 0) == ["not_held"] * 3
    assert (cell(match, "food", 0), cell(match, "food_track", 0), cell(match, "score", 0)) == (0, 0, 0)
    assert stock(match, 0) == NOTHING_GAINED and cell(match, "tools", 0) == [0, 0, 0]


def test_the_bottom_of_the_extra_card_counts_for_its_owner_alone_until_the_end() -> None:
    """SA-11.6, SA-17.8: interim scores leave it out for everybody else."""
    match = Table().hides(0, "green_pottery_food7").placing(0)
    assert match.scores(0)[0].sources["culture"] == 4
    for viewer in (None, 1):
        assert match.scores(viewer)[0].sources["culture"] == 1
    assert match.ranking(0) == [1, 2, 2, 2]


def test_the_extra_card_is_shown_when_the_game_ends() -> None:
    """SA-11.6: after final scoring nothing is hidden."""
    match = Table().hides(0, "green_pottery_food7").ended()
    assert match.over
    assert match.view(1)["position"]["extra"] == [None] * 4
    assert cards_of(match, 0) == [EXTRA, "green_pottery_food7"]
    assert match.scores(1)[0].sources["culture"] == 4
    assert cell(match, "score", 0) == 4
    assert len(noted(match, "shows_extra_card")) == 1


def test_an_empty_deck_gives_no_extra_card() -> None:
    """SA-11.6: the purchase stands."""
    match = play(before_purchase(EXTRA, wood=1).deck_holds(0).acting(0), "buy")
    assert cell(match, "extra") == [None] * 4
    assert cards_of(match, 0) == [EXTRA]
    assert noted(match, "finds_no_card") == [(0,)]
    assert match.to_act == 1


# ---- the dice draft


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_die_is_rolled_for_each_player(players: int) -> None:
    """SA-11.7."""
    faces = (1, 2, 3, 4)[:players]
    table = Table(players).card_on(1, DRAFT).has(0, wood=1).stand(0, card_1=1).rolls(*faces)
    match = play(table.acting(0), "buy")
    assert dice_noted(match, "rolls_draft") == [list(faces)]
    assert answers(match) == [f"draft {face}" for face in faces]
    while question(match)[0] == "draft":
        match.play(answers(match)[0])
    assert noted(match, "drafts") == [(seat, face) for seat, face in enumerate(faces)]
    assert cell(match, "dice") == [0] * 10


@pytest.mark.parametrize(
    ("face", "effect"),
    [
        (1, ("stock", 0, "wood")),
        (2, ("stock", 0, "brick")),
        (3, ("stock", 0, "stone")),
        (4, ("stock", 0, "gold")),
        (5, ("tools", 0, 0)),
        (6, ("food_track", 0)),
    ],
)
def test_each_face_has_its_reward(face: int, effect: tuple[Any, ...]) -> None:
    """SA-11.7: 1 wood, 2 brick, 3 stone, 4 gold, 5 a tool, 6 a step on the food track; and nothing else."""
    other = 1 if face != 1 else 2
    match = before_purchase(DRAFT, wood=1).rolls(face, other, other, other).acting(0)
    play(match, "buy", f"draft {face}")
    gained = (*stock(match, 0), cell(match, "tools", 0)[0], cell(match, "food_track", 0))
    assert cell(match, *effect) == 1
    assert sum(gained) == 1 and cell(match, "tools", 0)[1:] == [0, 0]


def test_the_draft_starts_with_the_buyer_and_goes_clockwise() -> None:
    """SA-11.7 [D-35]: not with the first player."""
    table = Table().card_on(1, DRAFT).stand(0, field=1).has(1, wood=1).stand(1, card_1=1).stand(2, hunt=1, card_4=1)
    match = table.rolls(1, 2, 3, 4).acting(0)
    assert cell(match, "first_player") == 0
    match.play("buy")
    for seat in (1, 2, 3):
        assert question(match) == ("draft", seat)
        match.play(answers(match)[0])
    assert noted(match, "drafts") == [(1, 1), (2, 2), (3, 3), (0, 4)]


def test_a_picked_die_is_gone_and_faces_not_rolled_are_refused() -> None:
    """SA-11.7."""
    match = play(before_purchase(DRAFT, wood=1).rolls(1, 4, 4, 6).acting(0), "buy")
    assert answers(match) == ["draft 1", "draft 4", "draft 6"]
    assert refusal(match, "draft 2") == "SA-11.7"
    match.play("draft 6")
    assert refusal(match, "draft 6") == "SA-11.7"
    match.play("draft 4")
    assert answers(match) == ["draft 1", "draft 4"]


def test_the_last_die_and_equal_dice_are_taken_without_a_question() -> None:
    """SA-17.4, SA-11.7: everybody gets exactly one."""
    match = play(before_purchase(DRAFT, wood=1).rolls(4, 4, 4, 4).acting(0), "buy")
    assert [stock(match, seat) for seat in range(4)] == [(0, 0, 0, 1)] * 4
    assert question(match) == ("resolve", 1)


def test_a_useless_die_may_be_picked_and_is_removed() -> None:
    """SA-11.7 [D-17]: a tool at 4-4-4, a step at 10."""
    table = before_purchase(DRAFT, wood=1).has(0, tools=(4, 4, 4)).has(1, food_track=10).rolls(5, 6, 1, 1)
    match = play(table.acting(0), "buy", "draft 5", "draft 6")
    assert cell(match, "tools", 0) == [4, 4, 4] and cell(match, "food_track", 1) == 10
    assert noted(match, "gains_nothing") == [(0, 6), (1, 7)]
    assert stock(match, 2) == stock(match, 3) == (1, 0, 0, 0)


def test_no_tool_changes_the_dice_of_a_draft() -> None:
    """SA-9.6."""
    table = before_purchase(DRAFT, wood=1).has(0, tools=(2, 2, 2)).has(1, tools=(1, 0, 0)).keeps(0, *ONCE_CARDS)
    match = play(table.rolls(1, 2, 3, 4).acting(0), "buy")
    for _ in range(3):
        assert question(match)[0] == "draft"
        assert refusal(match, "tool 1") == refusal(match, "once 2") == "SA-17.5"
        match.play(answers(match)[0])
    assert cell(match, "tool_used", 0) == [False] * 3


def test_the_any_two_card_waits_during_a_draft_and_a_roll() -> None:
    """SA-17.3: never in the middle."""
    table = before_purchase(DRAFT, wood=1).keeps(0, ANY_TWO).rolls(1, 2, 3, 4)
    match = play(table.acting(0), "resolve card_1", "buy")
    assert question(match) == ("draft", 0)
    assert refusal(match, "use any_two") == "SA-17.5"
    roll = Table().has(0, tools=(1, 0, 0)).keeps(0, ANY_TWO).stand(0, forest=1).acting(0)
    roll.play("resolve forest")
    assert question(roll) == ("add_tool", 0)
    assert refusal(roll, "use any_two") == "SA-17.5"


def test_draft_rewards_serve_at_once_and_the_buyer_goes_on() -> None:
    """SA-11.7, SA-9.2: a tool drafted in another player's turn helps later in the same round."""
    table = before_purchase(DRAFT, wood=1).stand(0, field=1, hut=2).stand(1, forest=1, quarry=1).rolls(1, 5, 1, 1)
    match = play(table.acting(0), "resolve card_1", "buy", "draft 1")
    while question(match)[0] == "draft":
        match.play("draft 5" if match.to_act == 1 else "draft 1")
    assert cell(match, "tools", 1) == [1, 0, 0]
    assert question(match) == ("resolve", 0)
    play(match, "resolve field", "resolve forest")
    assert question(match) == ("add_tool", 1)
    assert answers(match) == ["tool 1", "roll done"]


# ---- stored cards


@pytest.mark.parametrize(("value", "design"), list(zip((2, 3, 4), ONCE_CARDS, strict=True)))
def test_a_one_use_tool_is_kept_from_its_purchase_on(value: int, design: str) -> None:
    """SA-11.9: and helps in the same turn."""
    table = before_purchase(design, wood=1).stand(0, river=1).rolls(6 - value)
    match = play(table.acting(0), "resolve card_1", "buy")
    assert noted(match, "stores_tool") == [(0, value)]
    assert cell(match, "once", 0)[value - 2] == "held"
    assert question(match) == ("add_tool", 0)
    match.play(f"once {value}")
    assert stock(match, 0) == (0, 0, 0, 1)


def test_the_any_two_card_may_be_used_right_after_its_purchase() -> None:
    """SA-11.10, SA-17.3."""
    match = play(before_purchase(ANY_TWO, wood=1).stand(0, hunt=1).acting(0), "resolve card_1", "buy")
    assert cell(match, "any_two", 0) == "held"
    assert answers(match) == ["resolve hunt", "use any_two"]
    play(match, "use any_two", "take brick", "take gold")
    assert stock(match, 0) == (0, 1, 0, 1)
    assert cell(match, "any_two", 0) == "used"


def test_two_resources_are_taken_in_order_and_every_pair_once() -> None:
    """SA-11.10, SA-17.1: same or different ones, ten pairs in all."""
    match = play(Table().keeps(0, ANY_TWO).stand(0, hunt=1, field=1).acting(0), "use any_two")
    assert answers(match) == [f"take {kind}" for kind in RESOURCES]
    pairs = [stock(end, 0) for end in outcomes(match, "take")]
    assert len(pairs) == len(set(pairs)) == 10
    assert all(sum(pair) == 2 for pair in pairs)
    match.play("take stone")
    assert answers(match) == ["take stone", "take gold"]
    assert refusal(match, "take wood") == "SA-17.1"


def test_after_the_any_two_card_the_same_question_is_asked_again() -> None:
    """SA-17.3: when choosing a place and when buying; then it is used up."""
    table = Table().keeps(0, ANY_TWO).card_on(1, "green_music_vp3").stand(0, card_1=1, hunt=1, field=1)
    match = play(table.acting(0), "use any_two", "take wood", "take stone")
    assert question(match) == ("resolve", 0)
    assert answers(match) == ["resolve hunt", "resolve field", "resolve card_1"]
    assert refusal(match, "use any_two") == "SA-11.10"
    buying = play(table.acting(0), "resolve card_1")
    assert answers(buying) == ["use any_two", "decline"]
    play(buying, "use any_two", "take wood", "take stone")
    assert question(buying) == ("buy", 0)
    assert answers(buying) == ["buy", "decline"]
    assert refusal(buying, "use any_two") == "SA-11.10"
    play(buying, "buy", "pay stone")
    assert stock(buying, 0) == (1, 0, 0, 0)


def test_the_any_two_card_is_offered_before_the_last_place() -> None:
    """SA-17.3: so one place is a choice after all."""
    match = Table().keeps(0, ANY_TWO).stand(0, hunt=1).acting(0)
    assert answers(match) == ["resolve hunt", "use any_two"]


def test_only_its_owner_uses_the_any_two_card() -> None:
    """SA-11.10: neither others nor a second time."""
    match = Table().keeps(1, ANY_TWO).stand(0, hunt=1, field=1).acting(0)
    assert refusal(match, "use any_two") == "SA-11.10"
    used = Table().keeps(0, ANY_TWO, used=True).stand(0, hunt=1, field=1).acting(0)
    assert refusal(used, "use any_two") == "SA-11.10"
    unbought = Table().stand(0, hunt=1, field=1).acting(0)
    assert refusal(unbought, "use any_two") == "SA-11.10"


@pytest.mark.parametrize("used", [False, True])
def test_bottoms_count_whether_or_not_the_stored_top_was_used(used: bool) -> None:
    """SA-11.11."""
    table = Table().keeps(0, ANY_TWO, *ONCE_CARDS, used=used).has(0, tools=(1, 1, 1))
    sources = table.ended().scores()[0].sources
    assert sources["culture"] == 1
    assert sources["tool_makers"] == (1 + 1 + 2) * 3
