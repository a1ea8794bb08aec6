"""Who knows what: a position with everything wiped that a seat may not know, and the same secrets dealt anew.

Both work on the bytes of a position, driven by the table `Layout.secrecy`, so they run on every backend and a field
that declares no audience is seen by nobody.
"""

from collections.abc import MutableSequence
from typing import Any

import numpy as np

from civitas.core.chance import below, next_word
from civitas.core.contract import deal_secrets
from civitas.core.fields import HIDDEN, NOTHING
from civitas.core.rules import rule

OFFSET, WIDTH, POOL, IS_ID, AUDIENCE, OWNER = range(6)
EVERYONE_SEES, OWNER_SEES, NOBODY_SEES = range(3)

COUNTS = 512  # where the counters of a bag start, behind its components
BAG_SIZE = 1024

# Bound to the game's own.
SECRECY = np.zeros((1, 6), np.int64)
POOL_COPIES = np.zeros((1, 1), np.int64)
CHANCE_AT = np.zeros(1, np.int64)


@rule
def is_hidden(cell: int, viewer: int) -> bool:
    audience = SECRECY[cell, AUDIENCE]
    return audience == NOBODY_SEES or (audience == OWNER_SEES and SECRECY[cell, OWNER] != viewer)


@rule
def read(row: Any, offset: int, width: int) -> int:
    """The signed number that lies in the bytes."""
    value = 0
    for byte in range(width):
        value += int(row[offset + byte]) << (8 * byte)
    limit = 1 << (8 * width - 1)
    return value - 2 * limit if value >= limit else value


@rule
def write(row: Any, offset: int, width: int, value: int) -> None:
    for byte in range(width):
        row[offset + byte] = (value >> (8 * byte)) & 255


@rule
def redact_row(row: Any, viewer: int) -> None:
    """Wipes what a viewer (a seat, or -1 for a spectator) may not know."""
    for cell in range(len(SECRECY)):
        if not is_hidden(cell, viewer):
            continue
        offset, width = SECRECY[cell, OFFSET], SECRECY[cell, WIDTH]
        if SECRECY[cell, IS_ID] == 0:
            write(row, offset, width, 0)
        elif read(row, offset, width) != NOTHING:
            write(row, offset, width, HIDDEN)


@rule
def deal_row(row: Any, viewer: int, luck: MutableSequence[int], bag: MutableSequence[int]) -> None:
    """Deals what a viewer's position hides anew: every hidden component from those unseen, and a fresh generator."""
    for pool in range(len(POOL_COPIES)):
        unseen = _gather_unseen(row, viewer, pool, bag)
        for cell in range(len(SECRECY)):
            if SECRECY[cell, POOL] != pool or not is_hidden(cell, viewer):
                continue
            offset, width = SECRECY[cell, OFFSET], SECRECY[cell, WIDTH]
            if read(row, offset, width) == NOTHING:
                continue
            drawn = below(luck, unseen)
            write(row, offset, width, bag[drawn])
            unseen -= 1
            bag[drawn] = bag[unseen]
    deal_secrets(row, viewer, luck)
    for word in range(4):
        write(row, CHANCE_AT[0] + 4 * word, 4, next_word(luck))


@rule
def _gather_unseen(row: Any, viewer: int, pool: int, bag: MutableSequence[int]) -> int:
    """Fills the bag with every component of a pool that the viewer does not see lying anywhere."""
    for design in range(POOL_COPIES.shape[1]):
        bag[COUNTS + design] = POOL_COPIES[pool, design]
    for cell in range(len(SECRECY)):
        if SECRECY[cell, POOL] != pool or is_hidden(cell, viewer):
            continue
        design = read(row, SECRECY[cell, OFFSET], SECRECY[cell, WIDTH])
        if design != NOTHING:
            bag[COUNTS + design] -= 1
    unseen = 0
    for design in range(POOL_COPIES.shape[1]):
        for _ in range(bag[COUNTS + design]):
            bag[unseen] = design
            unseen += 1
    return unseen
