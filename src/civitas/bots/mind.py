"""What one tree of one thread thinks with: arrays of a fixed size, made before it starts."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots.recipes import Recipe
from civitas.core.chance import WORDS
from civitas.core.engine import Engine
from civitas.core.rules import rule
from civitas.core.view import BAG_SIZE

NONE = -1
ROOT = 0
DEEPEST = 200  # decisions of one line through the tree

# The columns of the tree.
FIRST_CHILD, SIBLING, ACTION, VISITS, OFFERED = range(5)
# What a recipe says in whole numbers, and in others.
HINTS, CUT, PERIODS, MOST, TRIES = range(5)
EXPLORE, TRUST, URGENCY, WARMTH, SPREAD, MARGIN, WINNING = range(7)
# What is counted along the way.
USED, TRAIL, FOUND, SEALED_FROM, FIRST_PLACE, PERIOD, ITERATIONS, DECISIONS = range(8)


class Mind(NamedTuple):
    """A tree and the scratch space around it."""

    seen: Any  # what the seat may know; never changed
    world: Any  # one deal of what it may not know
    world_rows: Any
    trial: Any
    tree: Any  # nodes: first child, next sibling, action, visits, how often it could be chosen
    worth: Any  # nodes x seats: the sum of all results behind a node
    weight: Any  # nodes: how good the hint finds the decision, before it is tried
    counts: Any
    trail: Any  # the nodes of the line that is being explored
    slots: Any  # by decision: the child it leads to, for the node at hand
    answered: Any  # by seat: has answered the sealed question
    listed: Any
    out: Any
    values: Any
    looks: Any  # by seat: how the line's last position looks, in hundredths of a point
    gains: Any  # by seat: what the line brought, from 0 to 1
    wins: Any  # by seat: the chance to win that the line brought
    root_wins: Any  # by place of the root's decision, and seat
    root_looks: Any
    luck: Any
    bag: Any
    scratch: Any
    plan: Any  # the recipe
    scale: Any


def make_mind(engine: Engine, view: NDArray[Any], players: int, nodes: int, recipe: Recipe) -> Mind:
    """A mind that has thought nothing yet; its memory is touched only as far as it is used."""
    actions = len(engine.game.actions)
    world = engine.blank(1)
    return Mind(
        seen=engine.array(view),
        world=engine.array(world),
        world_rows=engine.rows(world),
        trial=engine.array(engine.blank(1)),
        tree=np.zeros((nodes, 5), np.int32),
        worth=np.zeros((nodes, players)),
        weight=np.zeros(nodes),
        counts=np.zeros(8, np.int64),
        trail=np.zeros(3 * DEEPEST + 3, np.int64),
        slots=np.full(actions + players, NONE, np.int32),
        answered=np.zeros(players, np.int64),
        listed=engine.answers(),
        out=engine.answers(),
        values=engine.answers(),
        looks=np.zeros(players),
        gains=np.zeros(players),
        wins=np.zeros(players),
        root_wins=np.zeros((actions + 1, players)),
        root_looks=np.zeros((actions + 1, players)),
        luck=np.zeros(WORDS, np.int64),
        bag=np.zeros(BAG_SIZE, np.int64),
        scratch=np.zeros(len(engine.game.sources), np.int64),
        plan=np.array(recipe.numbers, np.int64),
        scale=np.array(recipe.scales),
    )


@rule
def plant(mind: Any) -> None:
    """Makes the root, whose node stands for the open question."""
    mind.counts[:] = 0
    add_child(mind, NONE, NONE)


@rule
def add_child(mind: Any, node: int, action: int) -> int:
    """A new node, or NONE when there is no room for one."""
    child = mind.counts[USED]
    if child >= len(mind.tree):
        return NONE
    mind.counts[USED] = child + 1
    mind.tree[child, FIRST_CHILD] = NONE
    mind.tree[child, SIBLING] = NONE
    mind.tree[child, ACTION] = action
    mind.weight[child] = 1.0
    if node != NONE:
        mind.tree[child, SIBLING] = mind.tree[node, FIRST_CHILD]
        mind.tree[node, FIRST_CHILD] = child
    return child


@rule
def child_of(mind: Any, node: int, action: int) -> int:
    """The node that a decision leads to, made if there is none; NONE when there is no room."""
    child = mind.tree[node, FIRST_CHILD]
    while child != NONE and mind.tree[child, ACTION] != action:
        child = mind.tree[child, SIBLING]
    if child != NONE:
        return int(child)
    return add_child(mind, node, action)
