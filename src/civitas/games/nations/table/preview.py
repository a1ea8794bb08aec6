"""What a decision would lead to, found by taking it on a copy of what the viewer sees, with the game's own rules.

Nothing hidden can come of it: the copy is the viewer's view, and play stops before anything is drawn or rolled and
before anybody else is asked.
"""

from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from civitas.core import contract
from civitas.core.engine import Engine, engine_of
from civitas.games.nations import GAME
from civitas.games.nations.rules.losing import gain, lose, lose_vp
from civitas.games.nations.rules.population import move_together
from civitas.games.nations.rules.resolution import count_income, shortfall
from civitas.games.nations.state import (
    ACTION_COUNT,
    ASK_GIVE_UP_COLONY,
    ASK_PLACE_ADVISOR,
    ASK_PLACE_CARD,
    ASK_PLACE_WONDER,
    DO_CARRY_OUT,
    DO_COMPLETE_WONDER,
    DO_DEPLOY_BOUGHT,
    DO_LOSE_COLONY,
    DO_MOVE_TOGETHER,
    DO_PAY_PICKED,
    DO_USE_CARD,
    LAYOUT,
)
from civitas.games.nations.tables import BOOKS, EVENT_FAMINE, FOOD, GOODS, TILE_FAMINE

Record = NDArray[Any]
# Steps that only finish what the decision began.
FOLLOWED = (DO_USE_CARD, DO_COMPLETE_WONDER, DO_CARRY_OUT, DO_DEPLOY_BOUGHT, DO_LOSE_COLONY, DO_PAY_PICKED)
# Questions about a place: the preview takes the one that costs least.
PLACING = (ASK_PLACE_CARD, ASK_PLACE_ADVISOR, ASK_PLACE_WONDER, ASK_GIVE_UP_COLONY)
FARTHEST = 40


@dataclass(frozen=True)
class Forecast:
    """One nation's next Production, as things stand."""

    have: tuple[int, ...]
    income: tuple[int, ...]
    after: tuple[int, ...]
    missing: tuple[int, ...]  # of each good
    vp: int  # lost through revolt and shortages
    books: int  # lost for other goods that are missing
    any_goods: int  # of the player's choice, for missing books
    revolt: int
    famine: int
    hungry: int  # food that the famine would find missing


@dataclass(frozen=True)
class Showing:
    """A nation's numbers in one position."""

    goods: tuple[int, ...]
    vp: int
    strength: int
    stability: int
    income: tuple[int, ...]
    cards: tuple[int, ...]  # in play, by place
    site: int


@dataclass(frozen=True)
class Outcome:
    """What a decision changes for its seat."""

    before: Showing
    after: Showing
    gone: tuple[int, ...] = ()  # cards that left play
    others: tuple[tuple[int, int, int], ...] = ()  # strength and stability of every nation, by seat

    @property
    def goods(self) -> tuple[int, ...]:
        return tuple(b - a for a, b in zip(self.before.goods, self.after.goods, strict=True))

    @property
    def income(self) -> tuple[int, ...]:
        return tuple(b - a for a, b in zip(self.before.income, self.after.income, strict=True))

    @property
    def strength(self) -> int:
        return self.after.strength - self.before.strength

    @property
    def stability(self) -> int:
        return self.after.stability - self.before.stability

    @property
    def vp(self) -> int:
        return self.after.vp - self.before.vp


def record_from(raw: Mapping[str, bytes]) -> Record:
    """The viewer's position as a record, from the bytes of its fields."""
    records = np.zeros(1, LAYOUT.dtype)
    row = records.view(np.uint8).reshape(-1)
    for name, (kind, offset) in LAYOUT.places.items():
        row[offset : offset + kind.itemsize] = np.frombuffer(raw[name], np.uint8)
    return records


def _engine() -> Engine:
    return engine_of(GAME, "python")


# Records to try things out on, used again and again: opening one costs more than what is tried.
_idle: list[tuple[Record, Any]] = []


@contextmanager
def _copy(record: bytes) -> Generator[tuple[Record, Any], None, None]:
    records = np.zeros(1, LAYOUT.dtype)
    scratch = _idle.pop() if _idle else (records, _engine().open(records))
    scratch[0].view(np.uint8)[:] = np.frombuffer(record, np.uint8)
    try:
        yield scratch
    finally:
        _idle.append(scratch)


@lru_cache(maxsize=8_000)
def ruled(record: bytes, rule: Callable[..., int], *numbers: int) -> int:
    """What a rule says about the position: a price, an attack value, who is most."""
    with _copy(record) as (_, s):
        return int(_engine().bind(rule)(s, *numbers))


# ---- production


@lru_cache(maxsize=4_000)
def forecast(record: bytes, seat: int) -> Forecast:
    """The next Production of a nation, with what it would lack (NA-11.2, NA-2.19 to NA-2.21)."""
    with _copy(record) as (records, s):
        return _forecast(records, s, seat)


def _forecast(records: Record, s: Any, seat: int) -> Forecast:
    bind = _engine().bind
    have = _goods(records, seat)
    bind(count_income)(s, seat)
    income = tuple(int(n) for n in records["income"][0, seat])
    for good, n in enumerate(income):
        bind(gain)(s, seat, good, n)
    full = _goods(records, seat)
    vp = int(records["vp"][0, seat])
    revolt = max(0, -int(records["stability"][0, seat]))
    if revolt:
        bind(lose_vp)(s, seat, 1)
    short = [int(bind(shortfall)(s, seat, good)) for good in range(len(GOODS))]
    left = int(records["agenda_left"][0])
    bind(lose)(s, seat, *short)
    unpaid = int(records["agenda_a"][0, left]) if records["agenda_left"][0] > left else 0
    after = _goods(records, seat)
    missing = tuple(max(0, lost - stock) for lost, stock in zip(short, full, strict=True))
    books = max(0, full[BOOKS] - min(short[BOOKS], full[BOOKS]) - after[BOOKS])
    famine = _famine(records)
    return Forecast(
        have, income, after, missing, vp - int(records["vp"][0, seat]), books, min(unpaid, sum(after[:BOOKS])),
        revolt, famine, max(0, famine - after[FOOD]),
    )  # fmt: skip


def _famine(records: Record) -> int:
    event, tile = int(records["event"][0]), int(records["tile"][0])
    if event >= 0:
        return int(EVENT_FAMINE[event])
    return int(TILE_FAMINE[tile]) if tile >= 0 else 0


def _goods(records: Record, seat: int) -> tuple[int, ...]:
    return tuple(int(n) for n in records["goods"][0, seat])


# ---- decisions


@lru_cache(maxsize=4_000)
def showing(record: bytes, seat: int) -> Showing:
    with _copy(record) as (records, s):
        return _showing(records, s, seat)


def _showing(records: Record, s: Any, seat: int) -> Showing:
    goods, cards = _goods(records, seat), tuple(int(card) for card in records["tableau"][0, seat])
    _engine().bind(count_income)(s, seat)
    return Showing(
        goods, int(records["vp"][0, seat]), int(records["strength"][0, seat]), int(records["stability"][0, seat]),
        tuple(int(n) for n in records["income"][0, seat]), cards, int(records["site"][0, seat]),
    )  # fmt: skip


@lru_cache(maxsize=4_000)
def outcome(record: bytes, seat: int, action: int) -> Outcome:
    """What a legal decision would change."""
    after = _taken(record, seat, action)
    before_me, after_me = showing(record, seat), showing(after, seat)
    gone = [card for card in before_me.cards if card >= 0 and card not in after_me.cards]
    if before_me.site >= 0 and after_me.site != before_me.site and before_me.site not in after_me.cards:
        gone.append(before_me.site)
    shown = np.frombuffer(after, LAYOUT.dtype)
    players = range(int(shown["players"][0]))
    others = tuple((other, int(shown["strength"][0, other]), int(shown["stability"][0, other])) for other in players)
    return Outcome(before_me, after_me, tuple(gone), others)


def _taken(record: bytes, seat: int, action: int) -> bytes:
    with _copy(record) as (records, s):
        _engine().bind(contract.answer)(s, action)
        _follow(records, s, seat)
        _move_chosen(records, s)
        return records.tobytes()


def _move_chosen(records: Record, s: Any) -> None:
    """Workers chosen in an event move when all have chosen; what is tried out sees them move at once."""
    if not (records["leaving"].any() or records["returning"].any()):
        return
    for at in range(int(s.agenda_left)):
        if s.agenda_step[at] == DO_MOVE_TOGETHER:
            _engine().bind(move_together)(s, int(s.agenda_a[at]))
            return


def _follow(records: Record, s: Any, seat: int) -> None:
    """Goes on while only the decision itself is being finished."""
    step = _engine().bind(contract.do_next_step)
    for _ in range(FARTHEST):
        if s.over:
            return
        if s.asked:
            answer = _answer(records, s, seat)
            if answer < 0:
                return
            _engine().bind(contract.answer)(s, answer)
        elif s.agenda_left and s.agenda_step[s.agenda_left - 1] in FOLLOWED:
            step(s)
        else:
            return


def _answer(records: Record, s: Any, seat: int) -> int:
    """The only answer there is, or the best place; -1 where the decision is somebody's."""
    out = [0] * (ACTION_COUNT + 1)
    found = int(_engine().bind(contract.legal)(s, out))
    if s.to_act != seat or found == 0:
        return -1
    if found == 1:
        return out[0]
    if s.asked not in PLACING:
        return -1
    return max(out[:found], key=lambda action: _worth(records.tobytes(), seat, action))


def _worth(record: bytes, seat: int, action: int) -> tuple[int, int]:
    """Of the places for a new card the one whose loss frees the fewest workers, then the one that the hint likes."""
    with _copy(_taken(record, seat, action)) as (after, s):
        freed = int(after["free_workers"][0, seat])
        return -freed, int(_engine().bind(contract.evaluate)(s, seat))
