"""A match: a seed, options and a list of decisions, and everything that follows from them."""

import hashlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from civitas.core import contract, view
from civitas.core.chance import seed_generator
from civitas.core.engine import Backend, Engine, engine_of, lay_blank
from civitas.core.errors import BadOption, BadPosition, CannotUndo, IllegalDecision
from civitas.core.fields import NOTES_KEPT, NOTHING
from civitas.core.game import Game, Question
from civitas.core.sealed import Answer
from civitas.core.telling import Note, Tale

CHECKPOINT_EVERY = 16
SEED_LIMIT = 2**64


@dataclass(frozen=True)
class Action:
    """One decision of a game: its number, its notation, its words and what it concerns."""

    game: Game
    id: int

    @property
    def name(self) -> str:
        return self.game.actions.name(self.id)

    @property
    def targets(self) -> tuple[str, ...]:
        return self.game.actions.spellings[self.id].targets

    def text(self, lang: str = "en") -> str:
        return Tale(self.game, lang).action(self.id)

    def __repr__(self) -> str:
        return f"<{self.name}>"


@dataclass(frozen=True)
class Rule:
    """A numbered rule of a game's rulebook."""

    game: Game
    number: str

    def text(self, lang: str = "en") -> str:
        return Tale(self.game, lang).rule(self.number)


@dataclass(frozen=True)
class Asked:
    """The open question of a match."""

    game: Game
    name: str
    values: Mapping[str, int]

    def text(self, lang: str = "en") -> str:
        return Tale(self.game, lang).prompt(self.name, self.values)


@dataclass(frozen=True)
class Score:
    """A seat's points, in all and by source."""

    seat: int
    total: int
    sources: dict[str, int]


class Match:
    """One game being played. `new`, `load` and `position` in `civitas` make matches."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
        backend: Backend = "python",
        start: Mapping[str, Any] | None = None,
        engine: Engine | None = None,
        nonce: str = "",
    ) -> None:
        self.game = game
        self.players = players
        self.options = game.choose(players, options or {})
        self.seed = secrets.randbits(64) if seed is None else _checked_seed(seed)
        self.names = _checked_names(names, players)
        self.nonce = nonce  # hashed with the seed, it is what a table has promised; "" where nothing was
        self.start_from = dict(start) if start is not None else None
        self.decisions: list[int] = []
        self.notes: list[Note] = []
        self._before: tuple[int, int | None, bytes] | None = None  # the last decision's number, seat and position
        self._open_anew()
        self.engine = engine or engine_of(game, backend, listening=True)
        self._records = self.engine.blank(1)
        self._out = self.engine.answers()
        self._apply = self.engine.bind(contract.apply)
        self._check = self.engine.bind(contract.check)
        self._set_up()

    # ---- setting up

    def _set_up(self) -> None:
        lay_blank(self.game, self._records, self.players, self.options)
        self.engine.bind(seed_generator)(self._records["chance"][0], self.seed & 0xFFFFFFFF, self.seed >> 32, 0)
        self._s = self.engine.open(self._records)
        self._answers = int(self.engine.bind(contract.begin)(self._s, self._out))
        if self.start_from is not None:
            self._take_position(self.start_from)
        self._hear(0)
        self._checkpoints: list[tuple[int, bytes]] = [(0, self.bytes())]

    def _take_position(self, plain: Mapping[str, Any]) -> None:
        if plain.get("players", self.players) != self.players:
            raise BadPosition(f"the position is for {plain['players']} players, the match for {self.players}")
        self._records["notes_taken"] = 0
        self.game.layout.fill(self._records[0], plain)
        problems = self.game.layout.violations(self._records[0])
        problems += self.game.invariants(self._records[0])
        if problems:
            raise BadPosition(f"this is no position of {self.game.slug}: " + "; ".join(problems[:5]))
        if plain.get("agenda_step") is not None and "asked" not in plain:
            self._records["asked"] = 0
            self._records["to_act"] = NOTHING
        if not self.over and not self._records["asked"][0] and not self._records["agenda_left"][0]:
            raise BadPosition(
                "this position asks nothing and has nothing on its agenda; say what is asked, and of whom"
            )
        self._answers = int(self.engine.bind(contract.settle)(self._s, self._out))
        if self._answers == 0 and not self.over:
            raise BadPosition(f"seat {self.to_act} is asked something that it has no legal answer to")

    # ---- what is asked

    @property
    def over(self) -> bool:
        return bool(self._records["over"][0])

    @property
    def to_act(self) -> int | None:
        """The seat that has to decide, or None when the match is over."""
        seat = int(self._records["to_act"][0])
        return None if seat == NOTHING else seat

    @property
    def asks(self) -> Asked | None:
        """What that seat is asked."""
        number = int(self._records["asked"][0])
        if number == 0:
            return None
        return Asked(self.game, self.game.question(number).name, self._scalars())

    @property
    def question(self) -> Question:
        """The kind of the open question."""
        return self.game.question(int(self._records["asked"][0]))

    def _open_anew(self) -> None:
        """A question that is open now has no sealed answers yet (`core/sealed`)."""
        self.sealed: dict[int, Answer] = {}
        self.sealings = 0  # how often an answer was laid down or taken up
        self.asked_at_once: tuple[int, ...] | None = None

    def turn_to(self, seat: int) -> None:
        """Asks the open question of another seat that it is asked of at once."""
        self._records["to_act"] = seat
        self._answers = int(self.engine.bind(contract.settle)(self._s, self._out))

    def answer_quietly(self, number: int) -> None:
        """Answers without taking it down."""
        self._apply(self._s, number, self._out)
        self._records["notes_taken"] = 0

    def _scalars(self) -> dict[str, int]:
        fields = self.game.layout.fields.values()
        return {f.name: int(self._records[f.name][0]) for f in fields if not f.axes and f.seen_by == "everyone"}

    def legal_ids(self) -> list[int]:
        return [int(action) for action in self._out[: self._answers]]

    def legal(self) -> tuple[Action, ...]:
        """The legal decisions, in ascending order of their numbers."""
        return tuple(Action(self.game, action) for action in self.legal_ids())

    def check(self, decision: "Action | int | str") -> Rule | None:
        """None if the decision is legal now, else the rule that forbids it."""
        number = int(self._check(self._s, self._number(decision)))
        return None if number == 0 else Rule(self.game, self.game.rule_name(number))

    def _number(self, decision: "Action | int | str") -> int:
        if isinstance(decision, Action):
            return decision.id
        if isinstance(decision, str):
            return self.game.actions.parse(decision)
        self.game.actions.name(decision)
        return int(decision)

    # ---- playing

    def play(self, decision: "Action | int | str") -> Action:
        """Decides for the seat that has to act; a forbidden decision changes nothing and names its rule."""
        number = self._number(decision)
        name = self.game.actions.name(number)
        rule = self.check(number)
        if self.over:
            number_of_rule = rule.number if rule is not None else ""
            raise IllegalDecision(f"{name!r}: the match is over; undo, or start a new one", number_of_rule)
        if rule is not None:
            raise IllegalDecision(f"{name!r} is not allowed by {rule.number}: {rule.text()}", rule.number)
        self._before = (len(self.decisions), self.to_act, self.bytes())
        self._answers = int(self._apply(self._s, number, self._out))
        self._open_anew()
        self.decisions.append(number)
        self._hear(len(self.decisions))
        if len(self.decisions) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append((len(self.decisions), self.bytes()))
        return Action(self.game, number)

    def _hear(self, decision: int) -> None:
        """Takes the notes of what just happened out of the ring."""
        taken = int(self._records["notes_taken"][0])
        ring = self._records["notes"][0]
        for number in range(max(0, taken - NOTES_KEPT), taken):
            row = [int(value) for value in ring[number % NOTES_KEPT]]
            self.notes.append(Note(decision, row[0], row[1], tuple(row[2:])))
        self._records["notes_taken"] = 0

    # ---- what a seat may know

    def redacted(self, seat: int | None) -> NDArray[Any]:
        """The position as a record of length 1, with everything wiped that a seat (None: a spectator) may not know."""
        copy = np.zeros(1, self.game.layout.dtype)
        row = copy.view(np.uint8)
        row[:] = self.row()
        _redactor(self.engine)(row, NOTHING if seat is None else self._seat(seat))
        return copy

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise BadOption(f"there is no seat {seat}; seats run from 0 to {self.players - 1}")
        return seat

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Plain data: what a seat may see; None is a spectator."""
        shown = self.game.layout.dump(self.redacted(seat)[0], players=self.players)
        del shown["chance"]
        return {
            "game": self.game.slug,
            "players": self.players,
            "seat": seat,
            "decisions": len(self.decisions),
            "over": self.over,
            "to_act": self.to_act,
            "asks": None if self.asks is None else self.asks.name,
            "legal": [action.name for action in self.legal()] if seat is not None and seat == self.to_act else [],
            "position": shown,
        }

    def told(self, viewer: int | None = None) -> Iterator[Note]:
        """The notes that a viewer may read; None is a spectator."""
        for note in self.notes:
            audience = self.game.events[note.event].seen_by
            if audience == "everyone" or (audience == "owner" and note.seat == viewer):
                yield note

    def log(self, viewer: int | None = None, lang: str = "en") -> list[str]:
        """What happened so far, in sentences, as a viewer may read it."""
        tale = Tale(self.game, lang, self.names, self.engine.content)
        return [tale.note(note) for note in self.told(viewer)]

    # ---- results

    def scores(self, viewer: int | None = None) -> list[Score]:
        """Every seat's points by source as if the match ended now, counted from what a viewer may see."""
        row = self._records if self.over else self.redacted(viewer)
        engine = engine_of(self.game, "python")
        record = engine.open(row)
        return [self._score(engine, record, seat) for seat in range(self.players)]

    def _score(self, engine: Engine, record: Any, seat: int) -> Score:
        points = [0] * len(self.game.sources)
        engine.bind(contract.tally)(record, seat, points)
        sources = dict(zip(self.game.sources, map(int, points), strict=True))
        return Score(seat, sum(sources.values()), sources)

    def ranking(self, viewer: int | None = None) -> list[int]:
        """Every seat's place, from 1; seats that nothing tells apart share a place."""
        row = self._records if self.over else self.redacted(viewer)
        record = engine_of(self.game, "python").open(row)
        tie_break = engine_of(self.game, "python").bind(contract.tie_break)
        standing = [(score.total, tie_break(record, score.seat)) for score in self.scores(viewer)]
        return [1 + sum(other > own for other in standing) for own in standing]

    # ---- taking back

    def undo(self, seat: int | None = None) -> Action:
        """Takes the last decision back: only one's own, and nothing that revealed or rolled anything."""
        refusal = self.why_not_undo(seat)
        if refusal:
            raise CannotUndo(refusal)
        last = self.decisions[-1]
        self.rewind(len(self.decisions) - 1)
        return Action(self.game, last)

    def why_not_undo(self, seat: int | None = None) -> str:
        """Empty if the last decision may be taken back by a seat, else the reason why not."""
        if not self.decisions:
            return "nothing has been decided yet"
        decider, before = self._last_step()
        if seat is not None and decider != seat:
            return "the last decision was another seat's"
        if self._reveals(before):
            return "the last decision rolled dice, drew or revealed something"
        return ""

    def _last_step(self) -> tuple[int | None, bytes]:
        """Who took the last decision, and the position before it."""
        number = len(self.decisions) - 1
        if self._before is None or self._before[0] != number:
            earlier = self.at(number)
            self._before = (number, earlier.to_act, earlier.bytes())
        return self._before[1], self._before[2]

    def _reveals(self, before: bytes) -> bool:
        """Did the generator move, or a hidden thing leave its place, since an earlier position?"""
        old = np.frombuffer(before, np.uint8)
        owners = self.game.layout.secret_bytes[np.flatnonzero(old != self.row())]
        for number in np.unique(owners[owners >= 0]):
            cell = self.game.layout.cells[number]
            if not _was_empty(cell.field.kind, old[cell.offset : cell.offset + cell.width]):
                return True
        return False

    def rewind(self, decisions: int) -> None:
        """Goes back to the position after so many decisions, by replaying from the last checkpoint before it."""
        if not 0 <= decisions <= len(self.decisions):
            raise BadOption(f"a match of {len(self.decisions)} decisions cannot go to decision {decisions}")
        kept = self.decisions[:decisions]
        self._checkpoints = [point for point in self._checkpoints if point[0] <= decisions]
        number, saved = self._checkpoints[-1]
        self._restore(saved)
        self.decisions = kept[:number]
        self.notes = [note for note in self.notes if note.decision <= number]
        for decision in kept[number:]:
            self.play(decision)

    def _restore(self, saved: bytes) -> None:
        self.row()[:] = np.frombuffer(saved, np.uint8)
        self._open_anew()
        self._answers = int(self.engine.bind(contract.settle)(self._s, self._out))

    def at(self, decisions: int) -> "Match":
        """A copy of this match as it was after so many decisions."""
        copy = self.copy()
        copy.rewind(decisions)
        return copy

    def copy(self) -> "Match":
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other._records = self._records.copy()
        other._s = self.engine.open(other._records)
        other._out = self._out.copy()
        other.decisions = list(self.decisions)
        other.notes = list(self.notes)
        other._checkpoints = list(self._checkpoints)
        return other

    # ---- the position

    def row(self) -> NDArray[np.uint8]:
        """The bytes of the position, to read."""
        return self.engine.rows(self._records)[0]

    def bytes(self) -> bytes:
        return self.row().tobytes()

    def hash(self) -> str:
        """64 bits that tell positions apart."""
        return hashlib.blake2b(self.bytes(), digest_size=8).hexdigest()

    def position(self) -> dict[str, Any]:
        """The whole position, secrets included, as plain data with names."""
        return self.game.layout.dump(self._records[0], players=self.players)

    def problems(self) -> list[str]:
        """Bounds and conservation laws that the position breaks: always none, or a rule is wrong."""
        return self.game.layout.violations(self._records[0]) + self.game.invariants(self._records[0])

    def save(self, path: "str | Path") -> None:
        """Writes the match to one readable file."""
        from civitas.core.savefile import write_match

        write_match(self, Path(path))


def _redactor(engine: Engine) -> Any:
    return engine_of(engine.game, "native" if engine.backend == "native" else "python").bind(view.redact_row)


def _was_empty(kind: str, cell: NDArray[np.uint8]) -> bool:
    """A hidden id or seat that is `nothing` is a place where nothing lies: filling it reveals nothing."""
    return kind in ("id", "seat") and bool((cell == 255).all())


def _checked_seed(seed: object) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise BadOption(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
    return seed


def _checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    if names and len(names) != players:
        raise BadOption(f"{len(names)} names for {players} players")
    for name in names:
        if not name.strip() or len(name) > 40 or any(ord(letter) < 32 for letter in name):
            raise BadOption(f"a name has 1 to 40 letters in one line, not {name!r}")
    return tuple(names)
