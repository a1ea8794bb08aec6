"""BH-14.12: how deep effects can nest, computed from the cards themselves, and that this is less than the agenda holds.

A list of effects that a component prints is resolved once for each component: a space is bared once, a leader is taken
once, a card is gained once. So no list is ever resolved inside itself, and what remains is the longest way from list to
list. Reactions of governments come again and again; they must not lead anywhere.
"""

import random
from collections.abc import Iterable

import civitas
from civitas.games.beyond_the_horizon.state import AGENDA_DEPTH, AGENDA_RESERVE
from civitas.games.beyond_the_horizon.tables import (
    ACTION_LIST,
    AMOUNT,
    BASIC_ACTIONS,
    CARD_ACTION,
    CARD_BONUS,
    CARD_LEVEL,
    DESPOTISM_DO,
    DISCOVERY,
    EXPANSION,
    INVESTMENT_LIST,
    LEADER_BONUS,
    LEVEL,
    MONARCHY,
    MONARCHY_STAGE,
    MORE,
    OPTION_BONUS,
    SELF,
    STRUCTURE_BONUS,
    TASK,
    THEOCRACY_DO,
    TRACK_LIST,
    TRACK_STAGE,
    VERB,
    VERBS,
    VILLAGE_REWARD,
    WHOM_FOR,
)
from tests.games.beyond_the_horizon.scenarios import SLUG

TURN = 4  # what lies below the action of a turn: expansion, production, goal, end
WAITING = 1  # a step that waits for an answer
REACTION = 1
SHARES = 4  # a part for everybody is laid out for each player
PLAIN = {"coin", "pop", "vp", "settle_token", "fortify_token", "structure", "recruit", "upgrade"}

Way = frozenset[int]


def tasks_of(first: int) -> Iterable[int]:
    while first >= 0:
        yield first
        first = first + 1 if TASK[first, MORE] else -1


def lists(table: object) -> list[int]:
    return sorted({int(first) for first in table.ravel() if first >= 0})  # type: ignore[attr-defined]


def printed(table: object, way: Way) -> int:
    """The deepest of the lists that components print, each at most once on a way."""
    return max((depth(first, way | {first}) for first in lists(table) if first not in way), default=0)


def depth(first: int, way: Way) -> int:
    """How many entries a list adds to the agenda at most, its own included."""
    return 1 + max((deepest_of(task, way) for task in tasks_of(first)), default=0)


def deepest_of(task: int, way: Way) -> int:
    verb = VERBS[TASK[task, VERB]]
    shares = 0 if TASK[task, WHOM_FOR] == SELF else SHARES
    return shares + max(WAITING, NESTS[verb](task, way) if verb in NESTS else 0)


def reactions() -> int:
    """Despotism may hold two abilities of one event, Theocracy waits below them."""
    found = max(depth(first, frozenset()) for first in (*lists(DESPOTISM_DO), *lists(THEOCRACY_DO)))
    return REACTION + 1 + found


def bared(way: Way) -> int:
    """What a cube lays bare: a bonus, or the stage of the government that is a bonus."""
    stage = 0 if set(lists(MONARCHY)) & way else monarchy(way)
    with_both = bool(((TRACK_STAGE == MONARCHY_STAGE) & (TRACK_LIST >= 0)).any())
    return max(printed(TRACK_LIST, way), stage) + with_both


def monarchy(way: Way) -> int:
    """A player has one government, so its Monarchy comes once: whichever it is, all are behind then."""
    return max(depth(first, way | set(lists(MONARCHY))) for first in lists(MONARCHY))


def invest(task: int, way: Way) -> int:
    further = 1 if TASK[task, AMOUNT] > 1 else 0
    return further + max(WAITING + bared(way), printed(INVESTMENT_LIST, way))


def explore(_: int, way: Way) -> int:
    return 2 + max(printed(DISCOVERY, way), reactions())


def mark(way: Way, reward: int) -> int:
    return max(REACTION + 1 + WAITING + bared(way), REACTION + reward, reactions())


def research(_: int, way: Way) -> int:
    """Below a leader wait: the reaction to it, its option, the discovery, the card."""
    leader = 4 + printed(LEADER_BONUS, way)
    option = 3 + printed(OPTION_BONUS, way)
    return max(leader, option, 2 + reactions(), 2 + WAITING, REACTION + printed(CARD_BONUS, way))


def private(task: int, way: Way) -> int:
    return printed(CARD_BONUS[TASK[task, LEVEL] == CARD_LEVEL], way)


def basic(_: int, way: Way) -> int:
    return max(depth(int(first), way) for first in ACTION_LIST[:BASIC_ACTIONS])


NESTS = {
    "invest": invest,
    "move": explore,
    "found_village": lambda _, way: mark(way, printed(VILLAGE_REWARD, way)),
    "fortify_city": lambda _, way: mark(way, 0),
    "build_new": lambda _, way: mark(way, printed(STRUCTURE_BONUS, way)),
    "build_existing": lambda _, way: mark(way, printed(STRUCTURE_BONUS, way)),
    "research": research,
    "private_tech": private,
    "basic_action": basic,
    "produce_pop": lambda _, way: reactions(),
    "produce_coins": lambda _, way: reactions(),
}  # fmt: skip


def bound() -> int:
    """The most entries that can lie on the agenda."""
    begun = (*ACTION_LIST, *(first for first in CARD_ACTION if first >= 0), *(way for way in EXPANSION if way >= 0))
    return TURN + max(depth(int(first), frozenset()) for first in begun)


def test_reactions_of_governments_lead_nowhere() -> None:
    """So what comes again and again cannot start itself."""
    for first in (*lists(DESPOTISM_DO), *lists(THEOCRACY_DO)):
        assert {VERBS[TASK[task, VERB]] for task in tasks_of(first)} <= PLAIN


def test_a_basic_action_contains_no_basic_action() -> None:
    for first in ACTION_LIST[:BASIC_ACTIONS]:
        assert all(VERBS[TASK[task, VERB]] != "basic_action" for task in tasks_of(int(first)))


def test_the_agenda_holds_the_deepest_nesting_of_the_cards() -> None:
    """The guard that keeps a task from being begun on a full agenda never takes anything from anybody."""
    assert bound() <= AGENDA_DEPTH - AGENDA_RESERVE


def test_no_game_nests_deeper_than_the_bound() -> None:
    deepest = 0
    for seed in range(6):
        match = civitas.new(SLUG, players=2 + seed % 3, seed=seed)
        luck = random.Random(seed)
        while not match.over and len(match.decisions) < 400:
            match.play(luck.choice(match.legal_ids()))
            deepest = max(deepest, int(match.position()["agenda_left"]))
    assert 8 < deepest <= bound()
