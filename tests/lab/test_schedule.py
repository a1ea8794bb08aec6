"""Everybody plays everybody, in every seat, on the same deals."""

from collections import Counter

import pytest

from civitas.lab.schedule import make_lineups, make_schedule


@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    schedule = make_schedule(bots, players, 50, seed=7)
    sat = Counter((bot, seat) for job in schedule for seat, bot in enumerate(job.bots))
    assert schedule.matches >= 50 and len(list(schedule)) == schedule.matches
    assert len(sat) == bots * players
    assert len({sat[bot, seat] for bot in range(bots) for seat in range(players)}) == 1


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 4), (3, 4), (4, 3), (1, 3)])
def test_a_block_is_one_deal_under_every_rotation(bots: int, players: int) -> None:
    schedule = make_schedule(bots, players, 60, seed=100)
    blocks: dict[int, list[tuple[int, ...]]] = {}
    seeds: dict[int, set[int]] = {}
    for job in schedule:
        blocks.setdefault(job.block, []).append(job.bots)
        seeds.setdefault(job.block, set()).add(job.seed)
    for rotations in blocks.values():
        first = rotations[0]
        assert rotations == [tuple(first[turn:] + first[:turn]) for turn in range(players)]
    assert all(len(found) == 1 for found in seeds.values())
    assert len(set.union(*seeds.values())) == len(blocks)


def test_two_bots_at_four_seats_play_one_against_three_and_three_against_one() -> None:
    assert make_lineups(2, 4) == [(0, 0, 0, 1), (0, 1, 1, 1)]


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    assert make_lineups(4, 2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_the_first_matches_do_not_depend_on_how_many_follow() -> None:
    few, many = (list(make_schedule(3, 3, games, seed=5)) for games in (30, 300))
    assert many[: len(few)] == few


def test_alone_every_bot_gets_the_same_deals() -> None:
    jobs = list(make_schedule(2, 1, 6, seed=0))
    assert [(job.seed, job.bots) for job in jobs[:4]] == [(0, (0,)), (0, (1,)), (1, (0,)), (1, (1,))]
    assert [job.number for job in jobs] == list(range(6))
