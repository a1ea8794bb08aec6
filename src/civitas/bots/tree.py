"""Information-set tree search, compiled whole: deal, descend, play on, judge, back up.

Every iteration deals what the seat does not know anew. The tree branches by decisions alone: dice and hidden cards
differ from one iteration to the next, and a node gathers them all. A decision that a deal does not allow is not offered
in that iteration; a node counts how often it was.
"""

from math import exp, log, sqrt
from typing import Any

from civitas.bots.greedy import choose_greedily
from civitas.bots.judging import judge
from civitas.bots.mind import (
    ACTION,
    CUT,
    DECISIONS,
    DEEPEST,
    EXPLORE,
    FIRST_CHILD,
    FIRST_PLACE,
    FOUND,
    HINTS,
    ITERATIONS,
    MOST,
    NONE,
    OFFERED,
    PERIOD,
    PERIODS,
    ROOT,
    SEALED_FROM,
    SIBLING,
    TRAIL,
    TRIES,
    TRUST,
    URGENCY,
    USED,
    VISITS,
    WARMTH,
    add_child,
    child_of,
    plant,
)
from civitas.bots.recipes import CUT_AT_PERIOD, CUT_NOW
from civitas.core.chance import below
from civitas.core.contract import SEALED, apply, evaluate, legal, period, shortlist
from civitas.core.rules import rule
from civitas.core.view import deal_row


@rule
def think(mind: Any, seat: int, iterations: int) -> int:
    """So many lines more, from the position that a seat sees; without any, the greedy bot's decision.

    One function for both, so that a game's rules are compiled once for all bots that sit at tables.
    """
    if iterations == 0:
        return choose_greedily(
            mind.seen,
            mind.world,
            mind.world_rows,
            mind.trial,
            seat,
            mind.listed,
            mind.out,
            mind.values,
            mind.luck,
            mind.bag,
        )
    if mind.counts[USED] == 0:
        plant(mind)
    for _ in range(iterations):
        explore(mind, seat)
    return NONE


@rule
def explore(mind: Any, seat: int) -> None:
    mind.world[0] = mind.seen[0]
    deal_row(mind.world_rows[0], seat, mind.luck, mind.bag)
    s = mind.world[0]
    answers = descend(mind, s)
    if mind.plan[CUT] != CUT_NOW:
        play_on(mind, s, answers)
    judge(mind, s)
    back_up(mind)
    mind.counts[ITERATIONS] += 1


# ---- down the tree


@rule
def descend(mind: Any, s: Any) -> int:
    """Follows the most promising line to a node that was never judged; returns how many answers are open there."""
    answers = legal(s, mind.listed)
    mind.counts[TRAIL] = 0
    mind.counts[FIRST_PLACE] = NONE
    mind.counts[SEALED_FROM] = NONE
    remember(mind, ROOT)
    node = ROOT
    for _ in range(DEEPEST):
        decider = decider_at(mind, s, node)
        if decider == NONE:
            return answers
        answers = shortlist(s, mind.listed, answers)
        place = pick(mind, s, decider, answers)
        child = mind.counts[FOUND]
        if mind.counts[FIRST_PLACE] == NONE:
            mind.counts[FIRST_PLACE] = place
        action = mind.listed[place]
        node = step_down(mind, node, decider, child, action)
        mind.counts[PERIOD] = period(s)
        answers = apply(s, action, mind.listed)
        mind.counts[DECISIONS] += 1
        if answers == 0 or node == NONE or mind.tree[child, VISITS] == 0:
            return answers
    return answers


@rule
def remember(mind: Any, node: int) -> None:
    mind.trail[mind.counts[TRAIL]] = node
    mind.counts[TRAIL] += 1


@rule
def decider_at(mind: Any, s: Any, node: int) -> int:
    """The node at which the seat to act gathers what its answers are worth.

    Seats that answer in secret each have a node of their own behind the one at which the question came up: what one of
    them answered leads the next to no other node.
    """
    if SEALED[s.asked] == 0:
        mind.counts[SEALED_FROM] = NONE
        return node
    if mind.counts[SEALED_FROM] == NONE or mind.answered[s.to_act] == 1:
        mind.counts[SEALED_FROM] = node
        mind.answered[:] = 0
    mind.answered[s.to_act] = 1
    decisions = len(mind.slots) - len(mind.looks)
    decider = child_of(mind, mind.counts[SEALED_FROM], decisions + s.to_act)
    if decider != NONE:
        remember(mind, decider)
    return decider


@rule
def step_down(mind: Any, node: int, decider: int, child: int, action: int) -> int:
    """Where the line goes on; what everybody has done by now leads there."""
    if child == NONE:
        return NONE
    remember(mind, child)
    if decider == node:
        return child
    following = child_of(mind, node, action)
    if following != NONE:
        remember(mind, following)
    return following


@rule
def pick(mind: Any, s: Any, decider: int, answers: int) -> int:
    """The place of the answer to try next; its node is left in FOUND."""
    if not offer(mind, s, decider, answers):
        mind.counts[FOUND] = NONE
        clear_slots(mind, decider)
        return below(mind.luck, answers)
    seat = s.to_act
    whole = 0.0
    for place in range(answers):
        whole += mind.weight[mind.slots[mind.listed[place]]]
    # What nobody tried yet counts as a little worse than what was tried so far.
    fresh = 0.5
    if mind.tree[decider, VISITS] > 0:
        fresh = mind.worth[decider, seat] / mind.tree[decider, VISITS] - mind.scale[URGENCY]
    best = 0
    highest = -1.0
    for place in range(answers):
        promise = promise_of(mind, mind.slots[mind.listed[place]], seat, fresh, whole)
        if promise > highest:
            highest = promise
            best = place
    mind.counts[FOUND] = mind.slots[mind.listed[best]]
    clear_slots(mind, decider)
    return best


@rule
def promise_of(mind: Any, child: int, seat: int, fresh: float, whole: float) -> float:
    visits = mind.tree[child, VISITS]
    offered = mind.tree[child, OFFERED]
    value = mind.worth[child, seat] / visits if visits > 0 else fresh
    doubt = mind.scale[EXPLORE] * sqrt(log(offered + 1.0) / max(visits, 1))
    return value + doubt + mind.scale[TRUST] * mind.weight[child] / whole * sqrt(1.0 * offered) / (1.0 + visits)


@rule
def offer(mind: Any, s: Any, decider: int, answers: int) -> bool:
    """Finds the nodes of all open answers, making those that are missing; False when there is no room for one."""
    child = mind.tree[decider, FIRST_CHILD]
    while child != NONE:
        mind.slots[mind.tree[child, ACTION]] = child
        child = mind.tree[child, SIBLING]
    before = NONE
    for place in range(answers):
        action = mind.listed[place]
        if mind.slots[action] == NONE:
            if mind.plan[HINTS] > 0 and before == NONE:
                before = evaluate(s, s.to_act)
            if not offer_new(mind, s, decider, action, before):
                return False
        mind.tree[mind.slots[action], OFFERED] += 1
    return True


@rule
def offer_new(mind: Any, s: Any, decider: int, action: int, before: int) -> bool:
    child = add_child(mind, decider, action)
    if child == NONE:
        return False
    mind.slots[action] = child
    if mind.plan[HINTS] > 0:
        mind.weight[child] = hint_for(mind, s, action, before)
    return True


@rule
def hint_for(mind: Any, s: Any, action: int, before: int) -> float:
    """How much better the position looks after a decision than before it: e to the power of the gain."""
    seat = s.to_act
    mind.trial[0] = mind.world[0]
    trial = mind.trial[0]
    apply(trial, action, mind.out)
    gain = (evaluate(trial, seat) - before) / mind.scale[WARMTH]
    return exp(min(max(gain, -20.0), 20.0))


@rule
def clear_slots(mind: Any, decider: int) -> None:
    child = mind.tree[decider, FIRST_CHILD]
    while child != NONE:
        mind.slots[mind.tree[child, ACTION]] = NONE
        child = mind.tree[child, SIBLING]


# ---- from there on


@rule
def play_on(mind: Any, s: Any, answers: int) -> None:
    """Plays on to the end of the round, or of the game, as the recipe says."""
    left = mind.plan[PERIODS]
    now = mind.counts[PERIOD]
    for _ in range(mind.plan[MOST]):
        if answers == 0:
            return
        if mind.plan[CUT] == CUT_AT_PERIOD and period(s) != now:
            now = period(s)
            left -= 1
            if left == 0:
                return
        action = mind.listed[below(mind.luck, answers)]
        if mind.plan[TRIES] > 1:
            action = best_of_some(mind, s, action, answers)
        answers = apply(s, action, mind.listed)
        mind.counts[DECISIONS] += 1


@rule
def best_of_some(mind: Any, s: Any, first: int, answers: int) -> int:
    """Of a few answers drawn at random the one that looks best."""
    seat = s.to_act
    best = first
    highest = looks_after(mind, s, seat, first)
    for _ in range(1, mind.plan[TRIES]):
        action = mind.listed[below(mind.luck, answers)]
        if action == best:
            continue
        looks = looks_after(mind, s, seat, action)
        if looks > highest:
            highest = looks
            best = action
    return best


@rule
def looks_after(mind: Any, s: Any, seat: int, action: int) -> int:
    mind.trial[0] = mind.world[0]
    trial = mind.trial[0]
    apply(trial, action, mind.out)
    return evaluate(trial, seat)


# ---- and back


@rule
def back_up(mind: Any) -> None:
    """Every node of the line learns what the line brought to each seat."""
    for number in range(mind.counts[TRAIL]):
        node = mind.trail[number]
        mind.tree[node, VISITS] += 1
        for seat in range(len(mind.gains)):
            mind.worth[node, seat] += mind.gains[seat]
    place = mind.counts[FIRST_PLACE]
    for seat in range(len(mind.gains)):
        mind.root_wins[place, seat] += mind.wins[seat]
        mind.root_looks[place, seat] += mind.looks[seat]
