"""A bot's advice to a seat that has to decide: from that seat's view alone, at tables whose host allows it."""

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

from civitas.bots import Budget, search
from civitas.core.match import Match
from civitas.core.sealed import asked_of, pending
from civitas.lab.analysis import AT_FIRST
from civitas.web.limits import Buckets
from civitas.web.native import backend_of
from civitas.web.problems import NoAdvice
from civitas.web.rooms import Room
from civitas.web.standpoint import Standpoint, answering

# Told in iterations, so that the same view always gets the same advice; the seconds are for slow machines.
BUDGET = Budget(iterations=4000, seconds=3.0)
IDEAS = 3
AT_ONCE = 2  # searches that run at the same time
IN_LINE = 6  # searches that wait or run; more are refused
A_MINUTE, SAVED_UP = 10, 5  # for one browser


@dataclass(frozen=True)
class Advice:
    """What a bot would do, and its best ideas with their chance to win."""

    decision: str
    ideas: tuple[tuple[int, float], ...]  # decision and chance, the best first


def advise(match: Match, seat: int, budget: Budget) -> Advice:
    """What the strongest bot would do in a seat's place; it is given the seat's view and nothing else."""
    match = asked_of(match, seat)
    view = match.redacted(seat).tobytes()
    # The same view draws the same luck: who asks again learns nothing new.
    luck = int.from_bytes(hashlib.blake2b(view, digest_size=7).digest(), "big")
    best = search(match, seat, budget, luck).best
    # The bot wants to know which is best; for what the others are worth it is made to look at them as well.
    wider = Budget(max(1, budget.iterations // 4), budget.seconds / 4)
    others = [one for one in search(match, seat, wider, luck, recipe=AT_FIRST).options if one.action != best.action]
    # It holds none of them to be better, whatever the rougher look says.
    chance = best.win[seat]
    ideas = [(best.action, chance), *((one.action, min(one.win[seat], chance)) for one in others if one.visits)]
    return Advice(match.game.actions.name(best.action), tuple(ideas[:IDEAS]))


def may_ask(room: Room, place: Standpoint) -> bool:
    """May whoever stands there ask now? Only for the seat that looks, when it has to decide, where it is allowed."""
    seat = answering(room, place)
    return room.table.hints and seat is not None and seat == place.viewer and seat in pending(room.match)


def advice_for(room: Room, place: Standpoint) -> Advice | None:
    """The advice that was given to whoever stands there, at this very question."""
    return room.drawn.get(("advice", place.viewer)) if may_ask(room, place) else None


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(AT_ONCE, thread_name_prefix="civitas-hint")


_asked = Buckets(A_MINUTE / 60, SAVED_UP)
_in_line: set[tuple[str, int]] = set()


async def give_advice(room: Room, place: Standpoint, holder: str) -> None:
    """Thinks for a seat and leaves the advice on the table, for that seat to see."""
    match, seat = room.match, place.viewer
    if seat is None or not may_ask(room, place):
        raise NoAdvice(reason="not-here")
    if ("advice", seat) in room.drawn:
        return
    if backend_of(match.game.slug) != "native" or match.engine.backend != "native":
        raise NoAdvice(reason="not-ready")
    if (room.id, seat) in _in_line or len(_in_line) >= IN_LINE:
        raise NoAdvice(reason="busy")
    _asked.take(holder)
    _in_line.add((room.id, seat))
    try:
        found = await asyncio.get_running_loop().run_in_executor(_threads(), advise, match, seat, BUDGET)
    finally:
        _in_line.discard((room.id, seat))
    if room.match is match:
        room.drawn[("advice", seat)] = found
        for key in [key for key in room.drawn if key[0] == "shown"]:
            del room.drawn[key]
