"""SA-5: phase 1, placement, and the rule that each refusal names (SA-17.6)."""

import pytest

from tests.games.stone_age.scenarios import (
    GATHERING,
    VILLAGE,
    Table,
    answers,
    cell,
    noted,
    play,
    question,
    refusal,
)

SINGLE = ("tool_maker", "field", "card_1", "card_4", "building_1", "building_2")
CROWDED = {"forest": 1, "clay_pit": 1, "quarry": 1, "river": 1, "tool_maker": 1, "field": 1}
ALL_CARDS = {f"card_{space}": 1 for space in range(1, 5)}


# ---- whose turn it is


def test_players_place_in_turn_clockwise_from_the_first_player() -> None:
    """SA-5.1: round and round the table, one placement each."""
    table = Table(3)
    table.plain["first_player"] = 1
    match = table.placing(1)
    seats = []
    for place in ("forest", "clay_pit", "quarry", "river"):
        seats.append(match.to_act)
        match.play(f"place {place} 1")
    assert seats == [1, 2, 0, 1]
    assert question(match) == ("place", 2)


def test_placing_cannot_be_passed() -> None:
    """SA-5.2: all there is to decide are placements."""
    match = Table().placing()
    assert all(answer.startswith("place ") for answer in answers(match))
    for passing in ("decline", "roll done", "pay done"):
        assert refusal(match, passing) == "SA-17.5"


def test_a_tribe_that_has_placed_everybody_is_skipped() -> None:
    """SA-5.3."""
    match = play(Table(3).placing(), "place hunt 5", "place forest 1", "place hunt 1")
    assert question(match) == ("place", 1)
    assert [cell(match, "unplaced", seat) for seat in range(3)] == [0, 4, 4]


def test_people_without_a_place_stay_at_home_and_have_to_be_fed() -> None:
    """SA-5.3, SA-13.3."""
    table = Table(2).stand(1, **CROWDED, **ALL_CARDS)
    table.has(0, people=10).stand(0, hunt=1, building_1=1, building_2=1)
    match = table.placing(0)
    assert noted(match, "stays_home") == [(0, 7)]
    assert cell(match, "phase") == "actions"
    assert sorted(answers(match)) == ["resolve building_1", "resolve building_2", "resolve hunt"]
    while cell(match, "round_number") == 1:
        match.play(answers(match)[0])
    assert (0, 10) in noted(match, "feeds")


def test_the_phase_ends_when_everybody_is_finished() -> None:
    """SA-5.4, SA-6.1."""
    match = play(Table(2).placing(), "place hunt 5", "place hunt 3", "place field")
    assert cell(match, "phase") == "placement"
    match.play("place tool_maker")
    assert cell(match, "phase") == "actions"


def test_a_single_possible_placement_is_made_without_a_question() -> None:
    """SA-17.4: one person left and only the hunting grounds open."""
    table = Table(2).stand(1, **CROWDED, card_1=1, card_2=1)
    table.stand(0, building_1=1, building_2=1, card_3=1, card_4=1)
    assert table.plain["unplaced"][0] == 1
    match = table.placing(0)
    assert noted(match, "places") == [(0, 0, 1)]
    assert cell(match, "placed", 0, "hunt") == 1
    assert cell(match, "phase") == "actions"


# ---- what each placement takes


@pytest.mark.parametrize("place", SINGLE)
def test_one_person_takes_a_single_place(place: str) -> None:
    """SA-5.11: the number of people is the place's own."""
    match = play(Table().placing(), f"place {place}")
    assert cell(match, "placed", 0, place) == cell(match, "crowd", place) == 1
    assert cell(match, "unplaced", 0) == 4


def test_the_hut_takes_two_people_at_once() -> None:
    """SA-5.11."""
    match = play(Table().placing(), "place hut")
    assert cell(match, "placed", 0, "hut") == cell(match, "crowd", "hut") == 2
    assert cell(match, "unplaced", 0) == 3


def test_a_whole_tribe_of_ten_may_hunt() -> None:
    """SA-5, column "people per placement"."""
    match = play(Table().has(0, people=10).placing(), "place hunt 10")
    assert cell(match, "placed", 0, "hunt") == 10
    assert cell(match, "unplaced", 0) == 0


def test_at_most_seven_of_a_larger_tribe_gather_at_one_place() -> None:
    """SA-5.5: seven places; there is not even a code for more."""
    legal = answers(Table().has(0, people=10).placing())
    for place in GATHERING:
        assert [answer for answer in legal if place in answer] == [f"place {place} {n}" for n in range(1, 8)]


# ---- refusals, in the order in which SA-17.6 names them


@pytest.mark.parametrize(("players", "stack"), [(2, 3), (2, 4), (3, 4)])
def test_stacks_in_the_box_cannot_be_visited(players: int, stack: int) -> None:
    """SA-3.2."""
    match = Table(players).placing()
    assert refusal(match, f"place building_{stack}") == "SA-3.2"
    assert refusal(match, f"place building_{players}") == ""


@pytest.mark.parametrize("decision", ["place hunt 2", "place forest 2", "place river 7", "place hut"])
def test_nobody_places_more_people_than_are_left(decision: str) -> None:
    """SA-5.11: the hut included."""
    match = Table().stand(0, card_1=1, card_2=1, card_3=1, field=1).placing()
    assert cell(match, "unplaced", 0) == 1
    assert refusal(match, decision) == "SA-5.11"
    assert decision not in answers(match)
    assert refusal(match, "place hunt 1") == ""


def test_too_few_people_count_before_standing_there_already() -> None:
    """SA-17.6: SA-5.11 goes before SA-5.6."""
    match = Table().stand(0, forest=3).placing()
    assert refusal(match, "place forest 3") == "SA-5.11"
    assert refusal(match, "place forest 2") == "SA-5.6"


@pytest.mark.parametrize("place", ["hunt", *GATHERING])
def test_nobody_adds_people_where_the_tribe_stands_already(place: str) -> None:
    """SA-5.6: even if places are free; other places are open."""
    match = Table().stand(0, **{place: 1}).placing()
    assert refusal(match, f"place {place} 1") == "SA-5.6"
    others = [other for other in ("hunt", *GATHERING) if other != place]
    assert all(refusal(match, f"place {other} 1") == "" for other in others)


def test_standing_there_already_counts_before_a_full_place() -> None:
    """SA-17.6: SA-5.6 goes before SA-5.5."""
    match = Table().stand(0, forest=2, tool_maker=1).stand(1, forest=5).placing()
    assert refusal(match, "place forest 1") == "SA-5.6"
    assert refusal(match, "place tool_maker") == "SA-5.6"


@pytest.mark.parametrize("place", [*SINGLE, "hut"])
def test_a_taken_place_is_closed(place: str) -> None:
    """SA-5.5."""
    match = Table().stand(1, **{place: 2 if place == "hut" else 1}).placing()
    assert refusal(match, f"place {place}") == "SA-5.5"
    assert f"place {place}" not in answers(match)


@pytest.mark.parametrize("place", GATHERING)
def test_a_placement_does_not_exceed_the_places_left(place: str) -> None:
    """SA-5.5: 7 minus all people there."""
    match = Table().stand(1, **{place: 3}).stand(2, **{place: 2}).placing()
    assert refusal(match, f"place {place} 3") == "SA-5.5"
    assert [answer for answer in answers(match) if place in answer] == [f"place {place} 1", f"place {place} 2"]


def test_a_full_place_counts_before_too_many_players() -> None:
    """SA-17.6: SA-5.5 goes before SA-5.7."""
    match = Table(2).stand(1, forest=5).placing()
    assert refusal(match, "place forest 3") == "SA-5.5"
    assert refusal(match, "place forest 2") == "SA-5.7"
    village = Table(2).stand(1, tool_maker=1, field=1).placing()
    assert refusal(village, "place field") == "SA-5.5"
    assert refusal(village, "place hut") == "SA-5.7"


def test_a_decision_of_another_kind_is_not_asked_for() -> None:
    """SA-17.5."""
    match = Table().stand(0, hunt=1).placing()
    for decision in ("resolve hunt", "tool 1", "buy", "pay wood", "take wood", "draft 1", "feed", "use any_two"):
        assert refusal(match, decision) == "SA-17.5"


# ---- limits by number of players


@pytest.mark.parametrize("place", GATHERING)
def test_four_players_may_share_a_gathering_place(place: str) -> None:
    """SA-5.7a: only the places count."""
    match = Table().stand(0, **{place: 2}).stand(1, **{place: 1}).stand(2, **{place: 1}).placing(3)
    assert refusal(match, f"place {place} 3") == ""
    assert refusal(match, f"place {place} 4") == "SA-5.5"


@pytest.mark.parametrize("place", GATHERING)
def test_three_players_gather_two_at_a_place(place: str) -> None:
    """SA-5.7b: the second may join, the third may not."""
    table = Table(3).stand(0, **{place: 3})
    assert refusal(table.placing(1), f"place {place} 4") == ""
    match = table.stand(1, **{place: 1}).placing(2)
    assert refusal(match, f"place {place} 1") == "SA-5.7"
    assert not [answer for answer in answers(match) if place in answer]


@pytest.mark.parametrize("place", GATHERING)
def test_two_players_never_gather_at_the_same_place(place: str) -> None:
    """SA-5.7c."""
    match = Table(2).stand(0, **{place: 1}).placing(1)
    assert refusal(match, f"place {place} 1") == "SA-5.7"
    assert not [answer for answer in answers(match) if place in answer]


@pytest.mark.parametrize("closed", VILLAGE)
@pytest.mark.parametrize("players", [2, 3])
def test_the_third_village_place_stays_empty_with_two_or_three_players(players: int, closed: str) -> None:
    """SA-5.7b, SA-5.7c, SA-5.10: whoever occupies the other two, that tribe itself included."""
    first, second = (place for place in VILLAGE if place != closed)
    people = {place: 2 if place == "hut" else 1 for place in VILLAGE}
    apart = Table(players).stand(0, **{first: people[first]}).stand(1, **{second: people[second]})
    alone = Table(players).stand(0, **{first: people[first], second: people[second]})
    for table in (apart, alone):
        for seat in range(players):
            assert refusal(table.placing(seat), f"place {closed}") == "SA-5.7"


@pytest.mark.parametrize("open_place", VILLAGE)
def test_a_second_village_place_is_open_to_anybody(open_place: str) -> None:
    """SA-5.7b: one occupied place leaves the two others open."""
    taken = "hut" if open_place != "hut" else "field"
    match = Table(2).stand(0, **{taken: 2 if taken == "hut" else 1}).placing(1)
    assert refusal(match, f"place {open_place}") == ""


@pytest.mark.parametrize("place", VILLAGE)
def test_four_players_may_use_the_whole_village(place: str) -> None:
    """SA-5.7a."""
    people = {"tool_maker": 1, "hut": 2, "field": 1}
    table = Table()
    for seat, other in enumerate(other for other in VILLAGE if other != place):
        table.stand(seat, **{other: people[other]})
    assert refusal(table.placing(2), f"place {place}") == ""


def test_hunting_cards_and_buildings_know_no_limit_of_players() -> None:
    """SA-5.7d: two players hunt together, and one may stand on everything there is to buy."""
    match = Table(2).stand(0, hunt=4).has(1, people=9).placing(1)
    assert refusal(match, "place hunt 9") == ""
    cards = Table(2).stand(0, hunt=1).stand(1, card_1=1, card_2=1, card_3=1, building_1=1).placing(1)
    assert refusal(cards, "place card_4") == refusal(cards, "place building_2") == ""


# ---- blocking


@pytest.mark.parametrize(
    ("place", "tribe"),
    [
        ("hut", {"people": 10}),
        ("tool_maker", {"tools": (4, 4, 4)}),
        ("field", {"food_track": 10}),
        ("card_4", {"wood": 0}),
        ("building_1", {"wood": 0}),
    ],
)
def test_a_placement_need_not_bring_anything(place: str, tribe: dict[str, int]) -> None:
    """SA-5.9: one may stand there only to block."""
    match = Table().has(0, **tribe).placing()  # type: ignore[arg-type]
    assert refusal(match, f"place {place}") == ""
