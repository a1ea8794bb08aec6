"""A match decision by decision: a slider, the arrow keys, a link to every moment."""

from collections.abc import Sequence
from dataclasses import replace

from htpy import Node, Renderable, a, button, form, input, label, nav, option, output, select, span

from civitas.web import ui
from civitas.web.pages.table import log_line
from civitas.web.records import Seat
from civitas.web.table_contract import Drawing, Seen
from civitas.web.words import Say


def moment(
    seen: Seen,
    drawn: Drawing,
    decided: str,
    at: int,
    last: int,
    say: Say,
    strip: Node,
    table_id: str,
    viewer: str,
    analysis: Node = None,
) -> Renderable:
    """The table after so many decisions."""
    latest = [
        log_line(replace(told, fresh=told.decision == at > 0), drawn.log_icons.get(told.event))
        for told in reversed(seen.told[-40:])
    ]
    return ui.table_layout(
        strip=[controls(table_id, at, last, viewer, say), strip],
        board=ui.board(say("board"), drawn.board),
        prompt=ui.prompt_bar(
            None, decided or say("replay-start"), detail=_next(seen, say), mine=False, label=say("prompt")
        ),
        mats=[drawn.mats, analysis],
        beside=drawn.beside,
        side=[
            drawn.side,
            ui.panel(say("log"), ui.log(latest, label=say("log")), picture="log"),
            drawn.sheets,
        ],
    )


def stage_words(drawn: Drawing, say: Say, *, oob: bool = False) -> Renderable:
    """Where the match stands, in the page's head."""
    words = " · ".join(part for part in (say("replay"), drawn.subtitle) if part)
    return span("#stage-words", hx_swap_oob="true" if oob else None)[words]


def _next(seen: Seen, say: Say) -> str | None:
    seat = seen.view["to_act"]
    return None if seat is None or seen.view["over"] else say("others-decide", name=seen.chairs[seat].name)


def controls(table_id: str, at: int, last: int, viewer: str, say: Say) -> Renderable:
    """The slider; without scripts it is a form, with them it follows the hand."""
    base = f"/t/{table_id}/replay"

    def step(to: int, picture: str, word: str, key: str) -> Renderable:
        to = min(max(to, 0), last)
        return a(
            ".tool", href=f"{base}/{to}?view={viewer}", id=f"replay-{key}", aria_label=say(word), data_tip=say(word)
        )[ui.icon(picture)]

    return nav(".replay", aria_label=say("replay"), data_base=base, data_view=viewer, data_last=str(last))[
        step(at - 1, "back", "step-back", "back"),
        span(
            ".tool",
            id="replay-play",
            role="button",
            tabindex="0",
            aria_label=say("play-pause"),
            data_tip=say("play-pause"),
        )[ui.icon("play")],
        step(at + 1, "step", "step-on", "on"),
        form(".replay-slide", method="get", action=f"{base}/{at}")[
            input(
                "#replay-at", type="range", name="to", min="0", max=str(last), value=str(at), aria_label=say("moment")
            ),
            output[f"{at} / {last}"],
        ],
        button(
            ".tool",
            type="button",
            data_copy="location",
            data_copied=say("copied"),
            aria_label=say("copy-moment"),
            data_tip=say("copy-moment"),
        )[ui.icon("link")],
    ]


def viewers(
    seats: Sequence[Seat], allowed: Sequence[int | None], chosen: int | None, at: int, table_id: str, say: Say
) -> Node:
    """From whose seat the match is looked at."""
    if len(allowed) < 2:
        return None
    names = {None: say("spectator"), **{seat.number: seat.name for seat in seats}}
    return form(".replay-view", method="get", action=f"/t/{table_id}/replay/{at}")[
        label[
            span(".unseen")[say("seen-by")],
            select(name="view")[[option(value=code_of(one), selected=one == chosen)[names[one]] for one in allowed]],
        ],
        button(".choice", type="submit")[ui.icon("reveal"), span[say("look")]],
    ]


def code_of(viewer: int | None) -> str:
    return "all" if viewer is None else str(viewer)
