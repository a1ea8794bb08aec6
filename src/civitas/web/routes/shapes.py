"""What the API takes and gives."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40, description="One line of printable letters.")]
Version = Annotated[int, Meta(ge=0, le=2**31, description="How many entries the table's log has.")]


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table."""

    name: Name
    bot: Annotated[str | None, Meta(description="A level of bot; null for whoever holds the seat's token.")] = None


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(min_length=1, max_length=60, description="The game's slug.")]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=20)] = {}
    pace_ms: Annotated[int, Meta(ge=0, le=10_000, description="How long bots wait before they answer.")] = 0
    limit_s: Annotated[int, Meta(ge=5, le=2_000_000, description="Then a bot steps in.")] | None = None
    watchable: bool = True


class SeatMade(msgspec.Struct, frozen=True):
    """A seat and what opens it; a bot's seat has no token."""

    seat: int
    name: str
    bot: str | None
    token: str | None
    link: str | None


class TableMade(msgspec.Struct, frozen=True):
    """A new table. The tokens are told only here."""

    id: str
    seats: list[SeatMade]
    host_token: str
    commitment: Annotated[str, Meta(description="sha256 of the seed and the nonce, in hexadecimal.")]


class GameShape(msgspec.Struct, frozen=True):
    """A game that can be played."""

    slug: str
    name: dict[str, str]
    fewest_players: int
    most_players: int
    options: dict[str, list[str]]
    decisions: Annotated[int, Meta(description="How many decisions the game knows; they are numbered from 0.")]
    bots: list[str]


class SeatShape(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    seat: int
    name: str
    person: bool
    claimed: bool
    away: bool


class ScoreShape(msgspec.Struct, frozen=True):
    """A seat's points, as far as the reader can count them."""

    seat: int
    total: int
    place: int
    sources: dict[str, int]


class ViewShape(msgspec.Struct, frozen=True):
    """A table as one seat, or a spectator, may see it."""

    id: str
    game: str
    version: Version
    seat: int | None
    seats: list[SeatShape]
    over: bool
    to_act: int | None
    asks: str | None
    question: str
    position: dict[str, Any]
    scores: list[ScoreShape]
    log: Annotated[list[str], Meta(description="What happened lately, in sentences, oldest first.")]
    commitment: str
    seed: Annotated[str | None, Meta(description="Told after the end; a decimal number of up to 64 bits.")]
    nonce: str | None


class Choice(msgspec.Struct, frozen=True):
    """A legal decision."""

    id: int
    name: str
    text: str
    targets: list[str]


class LegalShape(msgspec.Struct, frozen=True):
    """What a seat may decide now; empty for who is not asked."""

    version: Version
    to_act: int | None
    decisions: list[Choice]


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the question that is open at a version of the table."""

    decision: Annotated[str, Meta(max_length=80)] | int
    version: Version


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Takes the last decision back."""

    version: Version


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sits down under a name."""

    name: Name


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is; the answer to a decision comes when the decision is on the disk."""

    version: Version
    to_act: int | None
    over: bool
    legal: Annotated[list[int], Meta(description="What the token's seat may decide now, as numbers.")]


class Refusal(msgspec.Struct, frozen=True):
    """Why a request was not granted."""

    code: str
    message: str
    rule: Annotated[str | None, Meta(description="The number of the rule that forbids it.")] = None
    now: Annotated[Turn | None, Meta(description="How the table stands, if it has moved on.")] = None
