"""A usable table for any game: its public fields in words, every legal decision as a button, grouped by what it does."""

from collections.abc import Iterable, Mapping
from typing import Any

from htpy import Node, Renderable, div, h3, span

from civitas.core.errors import CivitasError
from civitas.core.fields import Field, Pool
from civitas.core.match import Action
from civitas.web import ui
from civitas.web.table_contract import Chair, Drawing, Seen
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
    layout = seen.game.layout
    options = {option.field for option in seen.game.options}
    return [
        field
        for name, field in sorted(layout.fields.items())
        if name not in HOUSEKEEPING | options
        and not name.startswith("agenda_")
        and bool(field.axes and field.axes[0] is layout.seats) == of_seats
    ]


def _board(seen: Seen) -> Node:
    shown = ((field, seen.position[field.name]) for field in _fields(seen, of_seats=False))
    simple: list[Renderable] = []
    shelves: list[Renderable] = []
    for field, value in shown:
        if not field.axes:
            simple += [_fact(seen, field, value)]
        elif (content := _content(seen, field, value)) is not None:
            shelves.append(ui.shelf(field_name(seen, field), content))
    return [div(".stocks")[simple], shelves] if simple or shelves else None


def _mat(seen: Seen, chair: Chair) -> Renderable:
    facts: list[Renderable] = []
    shelves: list[Renderable] = []
    for field in _fields(seen, of_seats=True):
        value = seen.position[field.name][chair.seat]
        if len(field.axes) == 1:
            facts += [_fact(seen, field, value)]
        elif (content := _content(seen, field, value)) is not None:
            shelves.append(ui.shelf(field_name(seen, field), content))
    return ui.mat(
        chair.seat,
        chair.name,
        [div(".stocks")[facts], shelves],
        active=chair.state in ("acting", "thinking"),
        mine=chair.mine,
    )


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
    if not isinstance(value, list) or all(map(_empty, _flat(value))):
        return None
    hidden = sum(one == "hidden" for one in _flat(value))
    open_ones = [span(".choice")[_inner(seen, field, one)] for one in value if not _empty(one) and one != "hidden"]
    face_down = ui.card_back(say(seen.lang, "hidden-things"), picture="deck", count=hidden, small=True)
    return div(".row")[open_ones if not hidden or field.kind != "id" else [open_ones, face_down]]


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
        return seen.tale.component(field.of, pool.names.index(value)) if value in pool.names else "?"
    return str(value).replace("_", " ")


# ---- choices


def _choices(seen: Seen) -> Node:
    if len(seen.legal) <= FEW:
        return [_choice(seen, action) for action in seen.legal]
    groups: dict[str, list[Action]] = {}
    for action in seen.legal:
        groups.setdefault(_group(seen, action), []).append(action)
    lone = [actions[0] for actions in groups.values() if len(actions) == 1]
    crowds = [(name, actions) for name, actions in groups.items() if len(actions) > 1]
    return [
        [
            div(".choice-group")[h3[name], div(".choices")[[_choice(seen, action) for action in actions]]]
            for name, actions in crowds
        ],
        [_choice(seen, action) for action in lone],
    ]


def _group(seen: Seen, action: Action) -> str:
    """The words that a decision shares with its like."""
    spelling = seen.game.actions.spellings[action.id]
    return " ".join(word.replace("_", " ") for word in (spelling.verb.words, *spelling.values[:-1]))


def _choice(seen: Seen, action: Action) -> Renderable:
    try:
        words = action.text(seen.lang)
    except CivitasError:
        words = action.name
    return ui.choice(words, action.name)
