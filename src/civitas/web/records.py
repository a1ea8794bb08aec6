"""What the server knows of a table besides its position, as plain immutable values."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Mode = Literal["solo", "screen", "friends", "api"]
By = Literal["person", "bot", "stand-in"]


@dataclass(frozen=True)
class Seat:
    """Who sits there, or who plays for them."""

    number: int
    name: str
    level: str
    person: bool
    claimed: bool
    away: bool
    epoch: int

    @property
    def played_by_house(self) -> bool:
        return not self.person or self.away


@dataclass(frozen=True)
class Entry:
    """One line of the log: a decision, or that the last one was taken back.

    An answer that is laid down in secret is sealed, and unsealed when it is taken up again; the last one that was
    missing makes decisions of them all.
    """

    number: int
    kind: Literal["decide", "undo", "seal", "unseal"]
    seat: int
    decision: int
    by: str
    at: float


@dataclass(frozen=True)
class Table:
    """One line of the database's list of tables."""

    id: str
    game: str
    rules_version: int
    content: str
    players: int
    options: Mapping[str, str]
    seed: int
    nonce: str
    mode: Mode
    watchable: bool
    hints: bool  # may people ask the strongest bot while the match runs?
    pace_ms: int
    limit_s: int | None
    created_at: float
    updated_at: float
    version: int
    changes: int
    to_act: int | None
    over: bool
    waiting_since: float
    hurry: bool
    due_at: float | None
    next_table: str | None

    @classmethod
    def of(cls, row: Any) -> "Table":
        known: dict[str, Any] = {name: getattr(row, name) for name in cls.__dataclass_fields__}
        known |= {"options": json.loads(row.options), "seed": int(row.seed)}
        return cls(**known)


@dataclass(frozen=True)
class NewSeat:
    """A seat as it is asked for when a table is made."""

    name: str
    person: bool
    level: str = "greedy"


@dataclass(frozen=True)
class Setup:
    """Everything that makes a table."""

    game: str
    seats: tuple[NewSeat, ...]
    options: Mapping[str, str]
    mode: Mode
    seed: int
    nonce: str
    watchable: bool = True
    hints: bool = False
    pace_ms: int = 700
    limit_s: int | None = None
