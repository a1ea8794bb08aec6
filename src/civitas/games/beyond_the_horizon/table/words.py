"""The words of the table, asked for once each, and effects as phrases in either language."""

from functools import lru_cache
from typing import Any

from civitas.core.telling import Tale
from civitas.games.beyond_the_horizon import GAME
from civitas.games.beyond_the_horizon.tables import (
    ALL_PLAYERS,
    AMOUNT,
    ANY_TRACK,
    COLUMN_LETTERS,
    COUNTED,
    DRAW,
    EXACT,
    EXHAUSTS,
    EXTRA_CUBE_VP,
    FROM_ACTIVE,
    IGNORE,
    INVESTMENT_LIST,
    INVESTMENT_MODIFIER,
    INVESTMENT_SPACES,
    INVESTMENT_VP,
    KIND,
    KINDS,
    LEVEL,
    MODIFIER,
    MODIFIERS,
    MORE,
    OTHERS,
    PER,
    PRICE,
    SOURCE_OF_PAWN,
    STAGES,
    STRENGTH,
    TASK,
    TOKEN,
    TRACK,
    TRACK_COINS,
    TRACK_COLUMN,
    TRACK_LIST,
    TRACK_STAGE,
    TRACKS,
    VERB,
    VERBS,
    WHAT,
    WHOM_FOR,
)
from civitas.web import ui
from civitas.web.ui.design import our_design

ROMAN = ("", "I", "II", "III", "IV")
UNIT_KINDS = (*KINDS, "either")


@lru_cache(maxsize=40_000)
def _formatted(lang: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return GAME.texts.format(lang, message, dict(values))


def say(lang: str, message: str, **values: Any) -> str:
    """A text of the game."""
    return _formatted(lang, message.replace("_", "-"), tuple(sorted(values.items())))


@lru_cache(maxsize=4_000)
def name_of(lang: str, kind: str, number: int) -> str:
    """The name of a component."""
    return GAME.content.name_of(kind, number, lang)


def design_of(lang: str, kind: str, number: int) -> str:
    """Whether a component's printed values are this house's design."""
    return our_design(lang, GAME.content[kind][number])


@lru_cache(maxsize=2_000)
def decision_words(lang: str, name: str) -> str:
    """A decision, by its name, in words."""
    return Tale(GAME, lang).action(GAME.actions.parse(name))


def track_of(lang: str, track: int) -> str:
    """`of food`, as a cube is named by."""
    return say(lang, f"track-{TRACKS[track]}.gen")


def upper(text: str) -> str:
    """The same text with a capital letter."""
    return text[:1].upper() + text[1:]


# ---- effects


def tasks_of(first: int) -> list[int]:
    """The tasks of a list, by the place of its first; none for NONE."""
    found: list[int] = []
    task = first
    while task >= 0:
        found.append(task)
        task = task + 1 if TASK[task, MORE] else -1
    return found


@lru_cache(maxsize=4_000)
def list_words(lang: str, first: int) -> str:
    """A list of effects as one sentence without a full stop."""
    told = [task_words(lang, task) for task in tasks_of(first)]
    return f", {say(lang, 'table-then')} ".join(told) if told else say(lang, "effect-nothing")


@lru_cache(maxsize=4_000)
def task_words(lang: str, task: int) -> str:
    """A task with its price, and whom it is for."""
    text = _plain(lang, task)
    prices = [
        say(lang, message, n=int(TASK[task, column]))
        for message, column in (("effect-price", PRICE), ("effect-exhausts", EXHAUSTS))
        if TASK[task, column]
    ]
    if prices:
        text = say(lang, "effect-for", price=", ".join(prices), task=text)
    if TASK[task, WHOM_FOR] == OTHERS:
        return say(lang, "effect-others", task=text)
    return say(lang, "effect-all", task=text) if TASK[task, WHOM_FOR] == ALL_PLAYERS else text


def _plain(lang: str, task: int) -> str:
    row = TASK[task]
    verb, n = VERBS[row[VERB]], int(row[AMOUNT])
    if verb == "structure":
        return say(lang, "effect-structure", level=ROMAN[row[LEVEL]])
    if verb == "invest":
        return _invest(lang, int(row[TRACK]), n)
    if verb == "recruit":
        source = "active" if row[SOURCE_OF_PAWN] == FROM_ACTIVE else "inactive"
        return say(lang, f"effect-recruit-{source}", kind=_kind(lang, row[KIND]), strength=int(row[STRENGTH]))
    if verb == "upgrade":
        return say(lang, "effect-upgrade", kind=_kind(lang, row[KIND]), n=n)
    if verb in ("found_village", "fortify_city"):
        easier = say(lang, "effect-easier", n=int(row[MODIFIER])) if row[MODIFIER] else ""
        return say(lang, f"effect-{verb}{'-token' if row[TOKEN] else ''}") + easier
    if verb == "research":
        return _research(lang, row)
    if verb == "private_tech":
        return say(lang, "effect-private-tech", n=int(row[DRAW]), level=ROMAN[row[LEVEL]])
    if verb == "vp_per":
        return _scoring(lang, COUNTED[row[WHAT]], n, int(row[PER]))
    return say(lang, f"effect-{verb}", n=n)


def _kind(lang: str, kind: int) -> str:
    return say(lang, f"effect-kind-{UNIT_KINDS[kind]}")


def _invest(lang: str, track: int, n: int) -> str:
    if track == ANY_TRACK:
        return say(lang, "effect-invest-any", n=n)
    name = TRACKS[track]
    return say(
        lang, "effect-invest", n=n, track=say(lang, f"track-{name}.of"), track_gen=say(lang, f"track-{name}.gen")
    )


def _research(lang: str, row: Any) -> str:
    message, level = ("effect-research-exact", row[EXACT]) if row[EXACT] else ("effect-research", row[LEVEL])
    freely = say(lang, "effect-research-freely") if row[IGNORE] else ""
    return say(lang, message, level=ROMAN[level]) + freely


def _scoring(lang: str, what: str, n: int, per: int) -> str:
    values = {"what": counted(lang, what), "what_many": counted(lang, what, many=True)}
    return say(lang, "effect-vp-per-some" if per > 1 else "effect-vp-per", n=n, per=per, **values)


def counted(lang: str, what: str, *, many: bool = False) -> str:
    return say(lang, f"counted-{what}{'.many' if many else ''}")


def modifier_words(lang: str, row: Any) -> str:
    """Permanent changes, such as `Movement points: +1`."""
    return ", ".join(
        say(lang, "effect-modifier", what=say(lang, f"modifier-{name}"), change=ui.signed(int(n)))
        for name, n in zip(MODIFIERS, row, strict=True)
        if n
    )


def when_words(lang: str, trigger: str, first: int) -> str:
    return say(lang, "effect-when", when=say(lang, f"trigger-{trigger}"), task=list_words(lang, first))


# ---- spaces of the player board


def space_words(lang: str, track: int, space: int) -> str:
    """What a cube that leaves a space sets free."""
    if TRACK_COLUMN[track, space] >= 0:
        return say(lang, "table-unlocks-column", letter=COLUMN_LETTERS[TRACK_COLUMN[track, space]].upper())
    if TRACK_COINS[track, space]:
        return say(lang, "table-unlocks-coins", n=int(TRACK_COINS[track, space]))
    if TRACK_STAGE[track, space]:
        return say(lang, "table-unlocks-stage", stage=say(lang, f"stage-{STAGES[TRACK_STAGE[track, space]]}.acc"))
    return list_words(lang, int(TRACK_LIST[track, space]))


def investment_words(lang: str, place: int) -> str:
    """What the cube on an investment space brings; `place` counts from 0."""
    if place >= INVESTMENT_SPACES:
        return say(lang, "table-points", n=int(EXTRA_CUBE_VP[0]))
    if INVESTMENT_MODIFIER[place].any():
        return say(lang, "table-extra-move")
    if INVESTMENT_LIST[place] >= 0:
        return list_words(lang, int(INVESTMENT_LIST[place]))
    return say(lang, "table-points", n=int(INVESTMENT_VP[place + 1]))
