"""A usable table for any game: its public fields in words, every legal decision as a button."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from htpy import Node, Renderable, div, fragment, h3, span
from markupsafe import Markup

from civitas.core.errors import CivitasError
from civitas.core.fields import Field, Pool
from civitas.core.game import Game
from civitas.core.match import Action
from civitas.web import ui
from civitas.web.table_contract import Chair, Drawing, Seen, piece
from civitas.web.words import say

HOUSEKEEPING = frozenset(("chance", "players", "to_act", "asked", "over"))
FEW = 8  # so many choices need no headings


def draw(seen: Seen) -> Drawing:
    """Everything the viewer knows, laid out by whose it is."""
    return Drawing(
        board=_board(seen),
        mats=[_mat(seen, chair) for chair in _own_first(seen)],
        choices=_choices(seen),
    )


def _own_first(seen: Seen) -> list[Chair]:
    return sorted(seen.chairs, key=lambda chair: not chair.mine)


# ---- fields


def _fields(seen: Seen, *, of_seats: bool) -> list[Field]:
    return _fields_of(seen.game, of_seats)


@cache
def _fields_of(game: Game, of_seats: bool) -> list[Field]:
    layout = game.layout
    options = {option.field for option in game.options}
    return [
        field
        for name, field in sorted(layout.fields.items())
        if name not in HOUSEKEEPING | options
        and not name.startswith("agenda_")
        and bool(field.axes and field.axes[0] is layout.seats) == of_seats
    ]


def _board(seen: Seen) -> Node:
    parts = [_part(seen, field, None) for field in _fields(seen, of_seats=False)]
    return [div(".stocks")[[fact for fact, _ in parts]], [shelf for _, shelf in parts]]


def _mat(seen: Seen, chair: Chair) -> Markup:
    parts = [_part(seen, field, chair.seat) for field in _fields(seen, of_seats=True)]
    asked = chair.state in ("acting", "thinking")

    def draw() -> Renderable:
        content = [div(".stocks")[[fact for fact, _ in parts]], [shelf for _, shelf in parts]]
        return ui.mat(chair.seat, chair.name, content, active=asked, mine=chair.mine)

    return piece(("mat", chair.seat, chair.name, asked, chair.mine, *parts), draw)


def _part(seen: Seen, field: Field, seat: int | None) -> tuple[Markup, Markup]:
    """A field as a fact or as a shelf; one of the two is empty."""
    raw = seen.raw(field.name)
    if seat is not None:
        width = len(raw) // field.axes[0].size
        raw = raw[seat * width : (seat + 1) * width]
    names = tuple(chair.name for chair in seen.chairs) if field.kind == "seat" else ()
    key = (seen.game.slug, seen.lang, field.name, seat is None, names, raw)
    value = seen.position[field.name]
    here = value if seat is None else value[seat]
    simple = len(field.axes) == (0 if seat is None else 1)
    if simple:
        return piece(("fact", *key), lambda: fragment[_line(seen, field, here, seat is None)]), Markup()
    return Markup(), piece(("shelf", *key), lambda: fragment[_shelf(seen, field, here)])


def _line(seen: Seen, field: Field, value: Any, public: bool) -> Node:
    dull = _is_start(field, value) or (public and _empty(value))
    return None if dull else _fact(seen, field, value)


def _shelf(seen: Seen, field: Field, value: Any) -> Node:
    content = _content(seen, field, value)
    return None if content is None else ui.shelf(field_name(seen, field), content)


def field_name(seen: Seen, field: Field) -> str:
    """The game's own word for a field, if it has one."""
    message = f"field-{field.name.replace('_', '-')}"
    if seen.game.texts.has(seen.lang, message):
        return seen.game.texts.format(seen.lang, message)
    return field.name.replace("_", " ").capitalize()


def _fact(seen: Seen, field: Field, value: Any) -> Renderable:
    return span(".counter")[span(".counter-word")[field_name(seen, field)], span(".n")[_word(seen, field, value)]]


def _content(seen: Seen, field: Field, value: Any) -> Node:
    """What a list or a table of values holds, or None if that is nothing worth a line."""
    if isinstance(value, Mapping):
        facts = [
            span(".counter")[span(".counter-word")[_label(seen, field, label)], " ", _inner(seen, field, inner)]
            for label, inner in value.items()
            if not _empty(inner)
        ]
        return div(".stocks")[facts] if facts else None
    if not isinstance(value, list) or all(_empty(one) or _is_start(field, one) for one in _flat(value)):
        return None
    hidden = sum(one == "hidden" for one in _flat(value))
    open_ones = [span(".choice")[words] for one in value if not _hidden(one) and (words := _inner(seen, field, one))]
    face_down = ui.card_back(say(seen.lang, "hidden-things"), picture="deck", count=hidden, small=True)
    return div(".row")[open_ones, face_down if hidden else None]


def _hidden(value: Any) -> bool:
    return _empty(value) or all(one in ("hidden", None) for one in _flat([value]))


def _inner(seen: Seen, field: Field, value: Any) -> str:
    if isinstance(value, list):
        known = [one for one in _flat(value) if not _empty(one) and one != "hidden"]
        return ", ".join(_word(seen, field, one) for one in known) or say(seen.lang, "nothing")
    if isinstance(value, Mapping):
        pairs = value.items()
        return ", ".join(f"{_label(seen, field, k)} {_word(seen, field, v)}" for k, v in pairs if not _empty(v))
    return _word(seen, field, value)


def _flat(values: Iterable[Any]) -> list[Any]:
    found: list[Any] = []
    for value in values:
        inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else None
        found += _flat(inner) if inner is not None else [value]
    return found


def _empty(value: Any) -> bool:
    if isinstance(value, Mapping):
        return all(map(_empty, value.values()))
    if isinstance(value, list):
        return all(map(_empty, value))
    return value in (None, 0, False)


def _is_start(field: Field, value: Any) -> bool:
    """The first word of a short list is what a position starts with: `not held`, `nothing`."""
    return field.kind == "code" and value == field.labels[0] and value.startswith(("no", "none"))


def _label(seen: Seen, field: Field, label: str) -> str:
    for axis in field.axes:
        if label in axis.labels:
            try:
                return str(seen.tale.label(axis.name, label, "x")["x"])
            except CivitasError:
                break
    return label.replace("_", " ")


def _word(seen: Seen, field: Field, value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return say(seen.lang, "yes" if value else "no")
    if field.kind == "seat" and isinstance(value, int) and 0 <= value < len(seen.chairs):
        return seen.chairs[value].name
    if field.kind == "id" and isinstance(value, str):
        pool: Pool = seen.game.layout.pools[field.of]
        return seen.tale.component(pool.kind, pool.names.index(value)) if value in pool.names else "?"
    if field.kind == "code" and (word := _axis_word(seen, field.name, str(value))):
        return word
    return str(value).replace("_", " ")


# ---- choices


def _choices(seen: Seen) -> Node:
    if len(seen.legal) <= FEW:
        return [_choice(seen, action) for action in seen.legal]
    groups: dict[str, list[Action]] = {}
    for action in seen.legal:
        groups.setdefault(_group(seen, action), []).append(action)
    lone = [one for name, actions in groups.items() if not name or len(actions) == 1 for one in actions]
    crowds = [(name, actions) for name, actions in groups.items() if name and len(actions) > 1]
    return [
        [
            div(".choice-group")[h3[name], div(".choices")[[_choice(seen, action) for action in actions]]]
            for name, actions in crowds
        ],
        [_choice(seen, action) for action in lone],
    ]


def _group(seen: Seen, action: Action) -> str:
    """What a decision concerns: its heading, in the game's words."""
    spelling = seen.game.actions.spellings[action.id]
    words = spelling.words
    for name in words if len(words) > 1 else ():
        if not words[name].isdigit() and (label := _axis_word(seen, name, words[name])):
            return label[:1].upper() + label[1:]
    return ""


def _axis_word(seen: Seen, axis: str, word: str) -> str:
    message = f"{axis}-{word}".replace("_", "-")
    if not seen.game.texts.has(seen.lang, message):
        return ""
    return seen.game.texts.format(seen.lang, message, {"n": 1})


def _choice(seen: Seen, action: Action) -> Markup:
    return _choice_of(seen.game, seen.lang, action.id)


@lru_cache(maxsize=4096)
def _choice_of(game: Game, lang: str, number: int) -> Markup:
    action = Action(game, number)
    try:
        words = action.text(lang)
    except CivitasError:
        words = action.name
    return Markup(str(ui.choice(words, action.name)))
