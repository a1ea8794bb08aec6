"""Writing to logs: whatever many tables have decided meanwhile goes into two statements of one transaction.

The rows travel as JSON, so that a hundred decisions cost as many round trips as one, and on SQLite as few changes
between threads.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, TextClause, text

from civitas.web.records import Entry

CHANNEL = "civitas"


@dataclass(frozen=True)
class Waiting:
    """What is to happen next at a table; written together with every entry."""

    to_act: int | None
    over: bool
    due_at: float | None


@dataclass(frozen=True)
class Step:
    """Entries for a table's log, and what they make of the table."""

    table_id: str
    expected: int
    entries: tuple[Entry, ...]
    next_up: Waiting
    hurry: bool

    @property
    def row(self) -> list[Any]:
        last, next_up = self.entries[-1], self.next_up
        return [
            *(self.table_id, self.expected, last.number),
            *(next_up.to_act, next_up.over, next_up.due_at, last.at, self.hurry),
        ]

    @property
    def lines(self) -> list[list[Any]]:
        return [[self.table_id, e.number, e.kind, e.seat, e.decision, e.by, e.at] for e in self.entries]


STEP = {
    "table_id": "text",
    "expected": "integer",
    "number": "integer",
    "next_seat": "integer",
    "is_over": "boolean",
    "due": "double precision",
    "happened": "double precision",
    "in_hurry": "boolean",
}
LINE = {
    "table_id": "text",
    "number": "integer",
    "kind": "text",
    "seat": "integer",
    "decision": "integer",
    "decider": "text",
    "happened": "double precision",
}


def append(connection: Connection, steps: Sequence[Step]) -> set[str]:
    """Adds entries wherever the table still stands where it was expected; gives the tables where it did."""
    reached = {
        row.id: f"{row.id} {row.version}.{row.changes}"
        for row in connection.execute(_move_on(connection.dialect.name), _rows([step.row for step in steps]))
    }
    lines = [line for step in steps if step.table_id in reached for line in step.lines]
    if lines:
        connection.execute(_enter(connection.dialect.name), _rows(lines))
        announce(connection, list(reached.values()))
    return set(reached)


def _rows(rows: list[list[Any]]) -> dict[str, str]:
    return {"rows": json.dumps(rows)}


@cache
def _move_on(dialect: str) -> TextClause:
    return text(
        "UPDATE tables SET version = x.number, to_act = x.next_seat, over = x.is_over, due_at = x.due, "
        "waiting_since = x.happened, updated_at = x.happened, hurry = x.in_hurry, "
        f"lease_owner = NULL, lease_until = NULL FROM {_table(dialect, STEP)} "
        "WHERE tables.id = x.table_id AND tables.version = x.expected "
        "RETURNING tables.id, tables.version, tables.changes"
    )


@cache
def _enter(dialect: str) -> TextClause:
    return text(
        'INSERT INTO entries (table_id, number, kind, seat, decision, "by", at) '
        f"SELECT table_id, number, kind, seat, decision, decider, happened FROM {_table(dialect, LINE)}"
    )


def _table(dialect: str, columns: dict[str, str]) -> str:
    """The rows of a JSON array of arrays as a table."""
    if dialect == "postgresql":
        found = [f"CAST(value ->> {at} AS {kind}) AS {name}" for at, (name, kind) in enumerate(columns.items())]
        return f"(SELECT {', '.join(found)} FROM json_array_elements(CAST(:rows AS json))) AS x"
    found = [f"json_extract(value, '$[{at}]') AS {name}" for at, name in enumerate(columns)]

    return f"(SELECT {', '.join(found)} FROM json_each(:rows)) AS x"


def announce(connection: Connection, reached: Sequence[str]) -> None:
    """Tells other processes, with the transaction itself: a table's id and how far it is, nothing else."""
    if reached and connection.dialect.name == "postgresql":
        told = text(f"SELECT pg_notify('{CHANNEL}', value) FROM json_array_elements_text(CAST(:rows AS json))")
        connection.execute(told, {"rows": json.dumps(list(reached))})
