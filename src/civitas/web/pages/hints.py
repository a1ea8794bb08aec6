"""The button that asks for advice, the advice in words, and the thing on the table that it means."""

import re
from html import escape

from htpy import Node, Renderable, div, li, ol, p, span, strong

from civitas.lab.words import percent, words_of
from civitas.web import ui
from civitas.web.hints import Advice, may_ask
from civitas.web.rooms import Room
from civitas.web.standpoint import Standpoint
from civitas.web.words import Say


def button(room: Room, place: Standpoint, say: Say) -> Node:
    """Stands among the tools of tables that allow it; when it is not one's turn it says so."""
    if not room.table.hints:
        return None
    open_now = may_ask(room, place)
    return ui.tool_button(
        "hint",
        say("hint"),
        key="h",
        decision_form="hint" if open_now else None,
        disabled=not open_now,
        why=None if open_now else say("hint-later"),
    )


def advice(given: Advice, room: Room, say: Say, lang: str) -> Renderable:
    """What a bot would do, and what else it thought of."""
    game = room.match.game
    best, *others = [(words_of(game, action, lang), percent(chance)) for action, chance in given.ideas]
    return div("#advice.advice.prompt-message", role="status", data_advice=given.decision)[
        p[
            ui.icon("hint"),
            " ",
            say("advice"),
            " ",
            strong[best[0]],
            " ",
            span(".advice-chance")[say("advice-chance", win=best[1])],
        ],
        others
        and ol(".advice-others", aria_label=say("advice-others"))[
            [li[words, " ", span(".advice-chance")[f"{win} %"]] for words, win in others]
        ],
    ]


def with_advice(body: str, given: Advice | None, room: Room, say: Say, lang: str) -> str:
    """A drawn table with the advice in its prompt bar and on the thing that it means."""
    if given is None:
        return body
    words = str(advice(given, room, say, lang))
    # Not the method: a string that knows that it is markup would escape what is put into it.
    return str.replace(pointed_out(body, given), '<div class="prompt-who">', f'{words}<div class="prompt-who">', 1)


def pointed_out(body: str, given: Advice) -> str:
    """Marks the controls that make the decision, alone or as the first of a chain."""
    value = re.escape(escape(given.decision))
    return re.sub(rf'( value="{value}(?:;[^"]*)?")', r'\1 data-advised="true"', body)
