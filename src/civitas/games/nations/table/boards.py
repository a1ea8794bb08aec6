"""Choosing a nation and a side: what the boards on offer start with and do."""

from htpy import Node, Renderable, div, span

from civitas.games.nations.table.facts import Facts, board_of
from civitas.games.nations.table.parts import answer, sign
from civitas.games.nations.table.printed import chip
from civitas.games.nations.table.words import amounts, decision_words, effect_lines, nation_name, say
from civitas.games.nations.tables import (
    BOARD_CARDS,
    BOARD_START,
    BOARD_WONDERS,
    BOARDS,
    CARDS_IN_ALL,
    COLONY_ROOM,
    NATIONS,
    SIDES,
    STRENGTH,
    WONDER_ROOM,
    WORK_ROOM,
)
from civitas.web import ui

VP, WORKERS = 3, 4


def offered_boards(facts: Facts) -> Node:
    """The nations on offer, or the two sides of the one taken."""
    if facts.question == "nation":
        offered = [name for name, open_to in zip(NATIONS, facts.here["nation_offered"], strict=True) if open_to]
        return div(".na-boards")[[_nation(facts, name) for name in offered]]
    if facts.question == "side" and facts.asked is not None:
        name = facts.nations[facts.asked].nation
        return div(".na-boards")[[_side(facts, name, side) for side in SIDES]]
    return None


def _nation(facts: Facts, name: str) -> Renderable:
    decision = f"nation {name}"
    inside = [span(".na-title")[nation_name(facts.lang, name)], board_words(facts.lang, board_of(name, "b"))]
    if facts.can(decision):
        return answer(["na-board"], decision, decision_words(facts.lang, decision), inside)
    return div(".na-board")[inside]


def _side(facts: Facts, name: str, side: str) -> Renderable:
    decision = f"side {side}"
    title = say(facts.lang, "table-side", nation=nation_name(facts.lang, name), side=side.upper())
    inside = [span(".na-title")[title], board_words(facts.lang, board_of(name, side))]
    if facts.can(decision):
        return answer(["na-board"], decision, title, inside)
    return div(".na-board")[inside]


@ui.keep
def board_words(lang: str, board_id: str) -> Renderable:
    """What a board starts with, its spaces, its printed cards and what it does."""
    board = BOARDS.index(board_id)
    start = [int(n) for n in BOARD_START[board]]
    printed = [int(card) for card in (*BOARD_CARDS[board], *BOARD_WONDERS[board]) if card >= 0]
    goods = f"{amounts(lang, start[:3])}, {say(lang, 'table-start-vp', n=start[VP])}"
    spaces = say(
        lang, "table-spaces", work=int(WORK_ROOM[board]), colonies=int(COLONY_ROOM[board]),
        wonders=int(WONDER_ROOM[board]),
    )  # fmt: skip
    strength = int(STRENGTH[CARDS_IN_ALL + board])
    return span(".na-board-words")[
        span(".na-line")[say(lang, "table-start-goods", goods=goods, workers=start[WORKERS])],
        span(".na-line")[spaces],
        [span(".na-line.na-strong")[line] for line in effect_lines(lang, CARDS_IN_ALL + board)],
        strength > 0 and span(".na-line.na-strong")[sign(lang, "strength", strength)],
        board == 0 and span(".na-line.na-note")[say(lang, "table-side-a-note")],
        span(".na-row-of-chips")[[chip(lang, card) for card in printed]],
    ]
