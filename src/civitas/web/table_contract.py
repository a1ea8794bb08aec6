"""What a game's own table is: one pure function from what a viewer may see to pieces of markup.

A game brings a package `table` in its room (`civitas/games/SLUG/table/`) with

    def draw(seen: Seen) -> Drawing

and, if it likes, `STYLES`, the names of style sheets in its folder `table/static/`, which is served at
`/static/games/SLUG/`. A game without one is drawn by `civitas.web.generic_table`, which is such a function too.

`draw` sees a view and nothing else. Equal arguments have to give equal markup: what is drawn is kept and shared.
Markup costs about 10 microseconds an element and a busy server draws a thousand tables a second, so big parts that
change seldom are kept with `piece`.
The frame around it (who is asked what, undo, hand-over, log, live updates, the end, the replay) is the server's.
A control of the table is anything made with `ui.choice`, `ui.place`, `ui.card_frame`, `ui.hex_tile` ... that carries a
legal decision's name: clicking it answers the question. There is one form for all of them; `draw` makes none. A control
may also carry several decisions, `deplete mining; deplete barter`: they are taken one after the other, as long as the
same seat is asked the same question.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, Protocol

from htpy import Node, Renderable
from markupsafe import Markup

from civitas.core.game import GROUP, Game
from civitas.core.match import Action, Score
from civitas.core.telling import Tale

State = Literal["acting", "ready", "waiting", "thinking", "away", "free"]


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat."""

    seat: int
    name: str
    person: bool
    state: State  # acting: a person is asked; thinking: a bot is; ready: has sealed an answer; free: nobody sits there
    mine: bool  # is it the viewer's?
    score: Score  # as far as the viewer can count it
    place: int  # from 1


@dataclass(frozen=True)
class Told:
    """Something that happened and that the viewer may know, oldest first."""

    decision: int  # after how many decisions
    event: str  # the name of the event
    seat: int | None
    values: Mapping[str, Any]  # its numbers by name: an int, a component's id, a word of an axis; dice as a tuple
    text: str  # as a sentence
    fresh: bool  # since this viewer's own last decision


@dataclass(frozen=True)
class Seen:
    """Everything that a table is drawn from."""

    game: Game
    lang: str
    viewer: int | None  # the seat that looks; None: a spectator
    view: Mapping[str, Any]  # as `Match.view(viewer)` gives it
    chairs: Sequence[Chair]
    legal: Sequence[Action]  # what the viewer may decide now; empty for who is not asked
    question: str  # what is asked of whoever is asked, in words; "" when the match is over
    told: Sequence[Told]
    why_not: Callable[[str], str] = field(compare=False)
    """Why a decision (by name) is forbidden to the viewer now: the rule's number and text; "" when it is legal or when
    somebody else is asked."""

    @property
    def position(self) -> Mapping[str, Any]:
        """The fields of the position, by name, with what the viewer may not know left out."""
        return self.view["position"]

    def raw(self, *fields: str) -> bytes:
        """The bytes of some fields as the viewer sees them: what to keep a piece by that is drawn from them alone."""
        position: Any = self.view["position"]
        return position.raw(*fields)

    @cached_property
    def tale(self) -> Tale:
        """The game's words: names of components, labels of axes, texts of rules."""
        return Tale(self.game, self.lang, tuple(chair.name for chair in self.chairs))

    @cached_property
    def _legal_names(self) -> Mapping[str, Action]:
        return {action.name: action for action in self.legal}

    def can(self, decision: str) -> str | None:
        """The decision's name if the viewer may take it now, else None: what `decision=` of a control wants."""
        return decision if decision in self._legal_names else None

    def starting_with(self, words: str) -> list[Action]:
        """The legal decisions whose names start with these words, such as `place forest`."""
        begin = f"{words} "
        return [action for name, action in self._legal_names.items() if name == words or name.startswith(begin)]

    def concerning(self, thing: str) -> list[Action]:
        """The legal decisions that concern a thing on the table."""
        return [action for action in self.legal if thing in action.targets]


@dataclass(frozen=True)
class Drawing:
    """A drawn table; the frame puts every part where it belongs."""

    board: Node  # the middle: contents of `ui.board`
    mats: Node = None  # everybody's own area, each a `ui.mat`; without those that stand beside the board
    beside: Node = None  # the viewer's own area, if it is narrow enough for the column beside the board
    choices: Node = None  # answers that are no things on the board: `ui.choice` buttons in the prompt bar
    detail: Node = None  # a line below the question: what is still to be paid, what a choice would give
    phases: Node = None  # where the round stands: `ui.phases`, in the page's head
    subtitle: str = ""  # such as "Round 4"
    verdict: str = ""  # how a game against the game itself ended, where there is no winner to name
    counters: Mapping[int, Node] = field(default_factory=dict[int, Node])  # a seat's few numbers in the strip of seats
    seat_sheets: Mapping[int, str] = field(default_factory=dict[int, str])  # ids of sheets with a seat's whole board
    sheets: Node = None  # dialogs: `ui.sheet`
    side: Node = None  # further panels above the log
    log_icons: Mapping[str, str] = field(default_factory=dict[str, str])  # an icon for an event of the log
    source_icons: Mapping[str, str] = field(default_factory=dict[str, str])  # an icon for a source of points


_pieces: OrderedDict[Hashable, Markup] = OrderedDict()
PIECES_KEPT = 8000


def piece(key: Hashable, draw: Callable[[], Renderable]) -> Markup:
    """A piece of markup, drawn once for its key: a table changes little from decision to decision.

    The key has to say everything that the piece is drawn from, starting with its kind, the game and the language:
    `piece(("mat", seen.game.slug, seen.lang, chair, seen.raw("stock", "food")), lambda: draw_mat(seen, chair))`.
    """
    found = _pieces.get(key)
    if found is None:
        found = _pieces[key] = Markup(str(draw()))
        if len(_pieces) > PIECES_KEPT:
            _pieces.popitem(last=False)
    return found


class TableModule(Protocol):
    """A game's package `table`."""

    def draw(self, seen: Seen) -> Drawing: ...


Draw = Callable[[Seen], Drawing]


@dataclass(frozen=True)
class Look:
    """How a game's table is drawn, and the style sheets that go with it."""

    draw: Draw
    styles: tuple[str, ...] = ()
    static: Path | None = None


def look_of(game: Game) -> Look:
    """A game's own table, or the generic one."""
    found = _looks.get(game.slug)
    if found is None:
        found = _looks[game.slug] = _find_look(game)
    return found


_looks: dict[str, Look] = {}


def _find_look(game: Game) -> Look:
    import importlib

    room = next((point.module for point in entry_points(group=GROUP) if point.name == game.slug), "")
    if not room or find_spec(f"{room}.table") is None:
        from civitas.web.generic_table import draw

        return Look(draw)
    module: Any = importlib.import_module(f"{room}.table")
    styles = tuple(f"games/{game.slug}/{name}" for name in getattr(module, "STYLES", ()))
    folder = game.folder / "table" / "static"
    return Look(module.draw, styles, folder if folder.is_dir() else None)
