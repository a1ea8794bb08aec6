"""Queries: each a plain function of a connection, each whole within one transaction."""

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, and_, bindparam, delete, func, insert, or_, select, update

from civitas.web.appending import Step, Waiting, announce, append
from civitas.web.records import Entry, Seat, Setup, Table
from civitas.web.schema import HOST, entries, grants, meta, seats, tables


@dataclass(frozen=True)
class Stored:
    """A table with its seats and the part of its log that was asked for."""

    table: Table
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]


_ENTRIES = (
    select(entries)
    .where(
        entries.c.table_id == bindparam("t"),
        entries.c.number > bindparam("after"),
        entries.c.number <= bindparam("reached"),
    )
    .order_by(entries.c.number)
)
_TABLE = select(tables).where(tables.c.id == bindparam("t"))
_SEATS = select(seats).where(seats.c.table_id == bindparam("t")).order_by(seats.c.seat)


def server_secret(connection: Connection) -> str:
    """The key that seat links are derived from; made once for a database."""
    found = connection.execute(select(meta.c.value).where(meta.c.name == "secret")).scalar()
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(insert(meta).values(name="secret", value=found))
    return str(found)


def create(connection: Connection, table_id: str, setup: Setup, content: str, rules: int, next_up: Waiting) -> None:
    now = time.time()
    connection.execute(
        insert(tables).values(
            id=table_id,
            game=setup.game,
            rules_version=rules,
            content=content,
            players=len(setup.seats),
            options=json.dumps(dict(setup.options)),
            seed=str(setup.seed),
            nonce=setup.nonce,
            mode=setup.mode,
            watchable=setup.watchable,
            hints=setup.hints,
            pace_ms=setup.pace_ms,
            limit_s=setup.limit_s,
            created_at=now,
            updated_at=now,
            version=0,
            changes=0,
            to_act=next_up.to_act,
            over=next_up.over,
            waiting_since=now,
            hurry=False,
            due_at=next_up.due_at,
        )
    )
    rows = [
        {
            "table_id": table_id,
            "seat": number,
            "name": seat.name,
            "level": seat.level,
            "person": seat.person,
            "claimed": not seat.person,
            "away": False,
            "epoch": 0,
        }
        for number, seat in enumerate(setup.seats)
    ]
    connection.execute(insert(seats), rows)


def load(connection: Connection, table_id: str, after: int = 0) -> Stored | None:
    """A table with the entries after a number, or None."""
    row = connection.execute(_TABLE, {"t": table_id}).first()
    if row is None:
        return None
    # An entry that is written at this moment belongs to the table as it will be, not as it was just read.
    found = connection.execute(_ENTRIES, {"t": table_id, "after": after, "reached": row.version}).all()
    return Stored(Table.of(row), _seats(connection, table_id), tuple(map(_entry, found)))


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.number, row.kind, row.seat, row.decision, row.by, row.at)


def _seats(connection: Connection, table_id: str) -> tuple[Seat, ...]:
    rows = connection.execute(_SEATS, {"t": table_id}).all()
    return tuple(Seat(row.seat, row.name, row.level, row.person, row.claimed, row.away, row.epoch) for row in rows)


def change_seat(connection: Connection, table_id: str, seat: int, **values: Any) -> None:
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))
    touch(connection, table_id)


def touch(connection: Connection, table_id: str, **values: Any) -> None:
    """Counts a change that is no decision, so that every page hears of it."""
    step = {"changes": tables.c.changes + 1, "updated_at": time.time(), **values}
    connection.execute(update(tables).where(tables.c.id == table_id).values(**step))
    if connection.dialect.name == "postgresql":
        reached = versions(connection, [table_id])
        announce(connection, [f"{one} {version}.{changes}" for one, (version, changes) in reached.items()])


# ---- who may do what


def grant(connection: Connection, table_id: str, holder: str, seat: int) -> None:
    """Gives a browser a seat, or the host's rights; twice does no harm."""
    held = holdings(connection, table_id, holder)
    if seat in held:
        return
    first = seat != HOST and not any(one != HOST for one in held)
    connection.execute(insert(grants).values(table_id=table_id, holder=holder, seat=seat, facing=first))


def holdings(connection: Connection, table_id: str, holder: str) -> dict[int, bool]:
    """The seats that a browser holds, each with whether it is looking at the screen."""
    found = select(grants.c.seat, grants.c.facing).where(grants.c.table_id == table_id, grants.c.holder == holder)
    return {row.seat: row.facing for row in connection.execute(found).all()}


def all_holdings(connection: Connection, table_id: str) -> dict[str, dict[int, bool]]:
    found: dict[str, dict[int, bool]] = {}
    for row in connection.execute(select(grants).where(grants.c.table_id == table_id)).all():
        found.setdefault(row.holder, {})[row.seat] = row.facing
    return found


def revoke(connection: Connection, table_id: str, seat: int) -> None:
    """Makes a seat's link worthless and takes it from everybody who holds it."""
    connection.execute(delete(grants).where(grants.c.table_id == table_id, grants.c.seat == seat))
    change_seat(connection, table_id, seat, claimed=False, epoch=seats.c.epoch + 1)


def face(connection: Connection, table_id: str, holder: str, seat: int) -> None:
    """Notes which of a browser's seats looks at the screen now; whoever is to hear of it has to be told."""
    here = and_(grants.c.table_id == table_id, grants.c.holder == holder, grants.c.seat != HOST)
    connection.execute(update(grants).where(here).values(facing=grants.c.seat == seat))


# ---- lists


def tables_of(connection: Connection, holder: str, limit: int = 24) -> list[Table]:
    """A browser's tables, the freshest first."""
    mine = select(grants.c.table_id).where(grants.c.holder == holder)
    found = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.updated_at.desc()).limit(limit)
    return [Table.of(row) for row in connection.execute(found).all()]


def tables_to_watch(connection: Connection, *, over: bool, limit: int = 12) -> list[Table]:
    open_to_all = and_(tables.c.watchable, tables.c.over == over, tables.c.mode != "api", tables.c.version > 0)
    found = select(tables).where(open_to_all).order_by(tables.c.updated_at.desc()).limit(limit)
    return [Table.of(row) for row in connection.execute(found).all()]


def seats_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
    return {table_id: _seats(connection, table_id) for table_id in table_ids}


def versions(connection: Connection, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """How far tables are: entries and changes."""
    found = select(tables.c.id, tables.c.version, tables.c.changes).where(tables.c.id.in_(table_ids))
    return {row.id: (row.version, row.changes) for row in connection.execute(found).all()}


def counts(connection: Connection) -> dict[str, int]:
    """For the metrics: tables in play and finished, and entries."""
    over = select(tables.c.over, func.count()).group_by(tables.c.over)
    by_state = {bool(row[0]): int(row[1]) for row in connection.execute(over).all()}
    lines = connection.execute(select(func.coalesce(func.sum(tables.c.version), 0))).scalar_one()
    return {"in_play": by_state.get(False, 0), "over": by_state.get(True, 0), "entries": int(lines)}


# ---- the house's turn


def lease(connection: Connection, owner: str, now: float, seconds: float, limit: int = 32) -> list[str]:
    """Takes tables that wait for the house; a table whose taker died is free again when its lease runs out."""
    free = or_(tables.c.lease_until.is_(None), tables.c.lease_until < now)
    found = select(tables.c.id).where(tables.c.due_at <= now, free).order_by(tables.c.due_at).limit(limit)
    ids = list(connection.execute(found.with_for_update(skip_locked=True)).scalars())
    if ids:
        taken = update(tables).where(tables.c.id.in_(ids)).values(lease_owner=owner, lease_until=now + seconds)
        connection.execute(taken)
    return ids


def release(connection: Connection, table_id: str, owner: str, due_at: float | None) -> None:
    """Gives a table back without having decided."""
    mine = and_(tables.c.id == table_id, tables.c.lease_owner == owner)
    connection.execute(update(tables).where(mine).values(lease_owner=None, lease_until=None, due_at=due_at))


def next_due(connection: Connection) -> float | None:
    """When the house has to look again."""
    return connection.execute(
        select(func.min(func.coalesce(tables.c.lease_until, tables.c.due_at))).where(tables.c.due_at.is_not(None))
    ).scalar()


__all__ = ["Step", "Stored", "Waiting", "append"]
