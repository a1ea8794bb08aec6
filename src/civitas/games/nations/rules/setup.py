"""NA-3 and NA-16: setting the game up."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.chance import below, shuffle
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.losing import gain
from civitas.games.nations.rules.maintenance import fill_board, fill_decks
from civitas.games.nations.rules.population import check_section
from civitas.games.nations.rules.settling import settle_nations
from civitas.games.nations.state import (
    ASK_COVERED_WORKER,
    ASK_DIFFICULTY,
    ASK_NATION,
    ASK_SIDE,
    BALANCED_DECK,
    CHOOSE_LEVEL,
    CHOOSE_NATION,
    CHOOSE_SIDE,
    DO_BEGIN_ROUND,
    DO_CHOOSE_DIFFICULTY,
    DO_CHOOSE_NATION,
    DO_CHOOSE_SIDE,
    DO_COVER_WORKER,
    DO_LAY_OUT_BOARD,
    DO_TAKE_BOARD,
    E_COVERS_SPACE,
    E_DRAWS_NATION,
    E_ORDER_SET,
    E_TAKES_BOARD,
    E_TAKES_DIFFICULTY,
    SWAPS,
    TAKE_WORKER,
)
from civitas.games.nations.tables import (
    AGES,
    BOARD_CARDS,
    BOARD_OF,
    BOARD_START,
    BOARD_TRACK,
    BOARD_WONDERS,
    BOOKS,
    FIRST_WONDER,
    FOOD,
    GOLD,
    LIMITS,
    NATIONS,
    OPPONENT_BOOKS,
    STONE,
    WORK_SPACES,
)

NATION_COUNT = len(NATIONS)


@rule
def start(s: Any) -> None:
    for seat in range(s.players):
        s.order[seat] = seat
    shuffle(s.chance, s.order, s.players)
    for turn in range(s.players):  # NA-3.3
        s.goods[s.order[turn], BOOKS] = turn + 1
        note(s, E_ORDER_SET, s.order[turn], turn + 1)
    if s.players == 1:
        s.vo_books = LIMITS[OPPONENT_BOOKS]  # NA-17.2
    fill_decks(s)
    if s.levels == BALANCED_DECK:
        for age in range(AGES):
            s.swaps_left[age] = SWAPS[s.swaps_played]
    push(s, DO_CHOOSE_DIFFICULTY, NOTHING, 0)


# ---- levels of difficulty (NA-3.4)


@rule
def choose_difficulty(s: Any, turn: int) -> None:
    if turn == s.players:
        push(s, DO_LAY_OUT_BOARD, NOTHING)
        return
    push(s, DO_CHOOSE_DIFFICULTY, NOTHING, turn + 1)
    if s.difficulty_played == 0:
        ask(s, s.order[turn], ASK_DIFFICULTY)
    else:
        take_difficulty(s, s.order[turn], s.difficulty_played - 1)


@rule
def take_difficulty(s: Any, seat: int, level: int) -> None:
    s.level[seat] = level
    note(s, E_TAKES_DIFFICULTY, seat, level)


@rule
def decide_difficulty(s: Any, seat: int, action: int) -> None:
    take_difficulty(s, seat, action - CHOOSE_LEVEL)


# ---- boards (NA-3.6, NA-16.9)


@rule
def lay_out_board(s: Any) -> None:
    fill_board(s, 1)  # NA-3.5
    if s.boards_played == 1:
        draw_nations(s)
        push(s, DO_CHOOSE_NATION, NOTHING, s.players - 1)
        return
    push(s, DO_COVER_WORKER, NOTHING, s.players - 1)
    for seat in range(s.players):
        s.nation[seat] = seat
        push(s, DO_TAKE_BOARD, seat)


@rule
def draw_nations(s: Any) -> None:
    for drawn in range(s.players):
        which = below(s.chance, NATION_COUNT - drawn)
        for nation in range(NATION_COUNT):
            if s.nation_offered[nation] == 1:
                continue
            if which == 0:
                s.nation_offered[nation] = 1
                note(s, E_DRAWS_NATION, NOTHING, nation)
                break
            which -= 1


@rule
def choose_nation(s: Any, turn: int) -> None:
    if turn < 0:
        push(s, DO_COVER_WORKER, NOTHING, s.players - 1)
        return
    push(s, DO_CHOOSE_NATION, NOTHING, turn - 1)
    push(s, DO_CHOOSE_SIDE, s.order[turn])
    ask(s, s.order[turn], ASK_NATION)


@rule
def check_nation(s: Any, action: int) -> int:
    nation = action - CHOOSE_NATION
    return 0 if s.nation_offered[nation] == 1 else 1609


@rule
def decide_nation(s: Any, seat: int, action: int) -> None:
    s.nation[seat] = action - CHOOSE_NATION
    s.nation_offered[s.nation[seat]] = 0


@rule
def choose_side(s: Any, seat: int) -> None:
    ask(s, seat, ASK_SIDE)


@rule
def decide_side(s: Any, seat: int, action: int) -> None:
    s.side[seat] = action - CHOOSE_SIDE
    push(s, DO_TAKE_BOARD, seat)


@rule
def take_board(s: Any, seat: int) -> None:
    board = BOARD_OF[s.nation[seat], s.side[seat]]
    s.board_number[seat] = board
    note(s, E_TAKES_BOARD, seat, s.nation[seat], s.side[seat])
    gain(s, seat, GOLD, BOARD_START[board, 0])
    gain(s, seat, FOOD, BOARD_START[board, 1])
    gain(s, seat, STONE, BOARD_START[board, 2])
    s.vp[seat] = BOARD_START[board, 3]
    s.free_workers[seat] = BOARD_START[board, 4]  # NA-3.9
    for section in range(2):
        s.track[seat, section] = BOARD_TRACK[board, section]
        s.track_room[seat, section] = BOARD_TRACK[board, section]
    for place in range(WORK_SPACES):
        s.tableau[seat, place] = BOARD_CARDS[board, place]
    s.tableau[seat, FIRST_WONDER] = BOARD_WONDERS[board, 0]
    settle_nations(s)


# ---- the easier game (NA-16.7)


@rule
def cover_worker(s: Any, turn: int) -> None:
    if turn < 0 or s.easier == 0:
        push(s, DO_BEGIN_ROUND, NOTHING)
        return
    push(s, DO_COVER_WORKER, NOTHING, turn - 1)
    ask(s, s.order[turn], ASK_COVERED_WORKER)


@rule
def check_covered_worker(s: Any, seat: int, action: int) -> int:
    return check_section(s, seat, action - TAKE_WORKER)


@rule
def decide_covered_worker(s: Any, seat: int, action: int) -> None:
    section = action - TAKE_WORKER
    s.track[seat, section] -= 1
    s.track_room[seat, section] -= 1  # NA-D38: neither emptied nor room for a worker who returns
    s.free_workers[seat] += 1
    note(s, E_COVERS_SPACE, seat, section)
