"""SA-3: the table before the first placement."""

import pytest

import civitas
from tests.games.stone_age.scenarios import RESOURCES, cell, noted, question


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_cards_lie_open_and_thirty_two_in_the_deck(players: int) -> None:
    """SA-3.1: whatever the number of players; the first card comes to space 1."""
    match = civitas.new("stone_age", players, seed=2)
    position = match.position()
    assert None not in position["space"]
    assert position["deck_left"] == 32
    assert [space for _, _, space in noted(match, "reveals_card")] == [1, 2, 3, 4]
    assert position["bought_left"] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_stacks_as_players_stand_on_the_board(players: int) -> None:
    """SA-3.2: seven tiles each, the top one open; the others stay unseen in the box."""
    match = civitas.new("stone_age", players, seed=2)
    position = match.position()
    assert [tile is not None for tile in position["top_tile"]] == [stack < players for stack in range(4)]
    assert position["stack_left"][:players] == [7] * players
    for stack in range(players):
        assert [tile is None for tile in position["stack"][stack]] == [False] * 6 + [True]
    shown = match.view(0)["position"]["stack"]
    assert {tile for stack in shown for tile in stack if tile is not None} == {"hidden"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tribe_starts_with_five_people_and_twelve_food(players: int) -> None:
    """SA-3.3."""
    position = civitas.new("stone_age", players, seed=2).position()
    for seat in range(players):
        assert position["people"][seat] == position["unplaced"][seat] == 5
        assert position["food"][seat] == 12
        assert position["food_track"][seat] == position["score"][seat] == 0
        assert position["stock"][seat] == dict.fromkeys(RESOURCES, 0)
        assert position["tools"][seat] == [0, 0, 0]
        assert position["once"][seat] == ["not_held"] * 3 and position["any_two"][seat] == "not_held"
    assert position["round_number"] == 1


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_host_may_choose_the_first_player(first: int) -> None:
    """SA-3.4: every seat can be chosen, whatever the seed."""
    for seed in range(5):
        match = civitas.new("stone_age", 3, seed=seed, first=str(first))
        assert question(match) == ("place", first - 1)
        assert cell(match, "first_player") == first - 1


def test_otherwise_every_seat_may_come_to_be_first() -> None:
    """SA-3.4."""
    drawn = [cell(civitas.new("stone_age", 3, seed=seed), "first_player") for seed in range(60)]
    assert {seat: drawn.count(seat) > 8 for seat in range(3)} == {0: True, 1: True, 2: True}


def test_shuffles_differ_from_seed_to_seed() -> None:
    """SA-3.1, SA-3.2."""
    tables = [civitas.new("stone_age", 4, seed=seed, first="1").position() for seed in range(8)]
    assert len({tuple(table["deck"]) for table in tables}) == 8
    assert len({str(table["stack"]) for table in tables}) == 8
