"""The frame of every page and the furniture of a table: prompt bar, panels, seats, mats, log, dialogs.

Everything here is pure: words come in as arguments, decisions as action names, and no markup carries script or style.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from htpy import (
    Node,
    Renderable,
    a,
    body,
    button,
    dd,
    dialog,
    div,
    dl,
    dt,
    footer,
    form,
    h1,
    h2,
    head,
    header,
    html,
    input,
    kbd,
    li,
    link,
    main,
    meta,
    nav,
    ol,
    p,
    script,
    section,
    span,
)
from htpy import (
    title as head_title,
)

from civitas.web.ui.base import DECISION_FORM, STATIC, icon
from civitas.web.ui.pieces import number, seat_badge

Theme = Literal["light", "dark"]

SCRIPTS: Final = ("vendor/htmx.min.js", "vendor/hx-sse.min.js", "civitas.js")
FONTS: Final = ("brygada-1918-latin", "source-sans-3-latin")
# No extension but SSE, and no style element: the page's policy forbids inline styles.
HTMX_CONFIG: Final = '{"extensions": "hx-sse", "includeIndicatorCSS": false, "defaultSwap": "outerMorph"}'


def page(
    lang: str,
    title: str,
    content: Node,
    *,
    skip_label: str,
    game: str | None = None,
    theme: Theme | None = None,
    notice: str = "",
    top: Node = None,
    scripts: Sequence[str] = (),
    styles: Sequence[str] = (),
    version: str = "",
) -> Renderable:
    """A whole page. `game` chooses the room, `notice` goes before the title while it is this reader's turn.

    `scripts` and `styles` are further files under the static address; `version` busts caches when the files change.
    """
    tail = f"?v={version}" if version else ""
    return html(lang=lang, data_game=game, data_theme=theme)[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            meta(name="color-scheme", content="light dark"),
            meta(name="htmx-config", content=HTMX_CONFIG),
            head_title[title],
            [_font(name) for name in FONTS],
            [link(rel="stylesheet", href=f"{STATIC}/{name}{tail}") for name in ("civitas.css", *styles)],
            link(rel="icon", href=f"{STATIC}/art/seal.svg", type="image/svg+xml"),
        ],
        body[
            a(".skip", href="#main")[skip_label],
            top,
            main("#main", tabindex="-1")[content],
            turn_notice(notice),
            div("#live.unseen", role="status", aria_live="polite"),
            # Not deferred: htmx would begin without an extension that arrives after it.
            [script(src=f"{STATIC}/{name}{tail}") for name in (*SCRIPTS, *scripts)],
        ],
    ]


def _font(name: str) -> Renderable:
    return link(
        rel="preload",
        href=f"{STATIC}/vendor/fonts/{name}.woff2",
        as_="font",
        type="font/woff2",
        crossorigin="anonymous",
    )


def turn_notice(notice: str, announcement: str = "") -> Renderable:
    """Invisible: what the window's title starts with and what a screen reader is told; send it with every update."""
    return div("#turn", hidden=True, data_notice=notice or None, data_announce=announcement or None)


def masthead(
    name: str,
    *,
    home: str = "/",
    home_label: str,
    subtitle: Node = None,
    middle: Node = None,
    tools: Node = None,
    tools_label: str,
) -> Renderable:
    """The head of a page: the house seal, the game's name, where the game stands, tools at the right."""
    return header(".masthead")[
        a(".seal", href=home, aria_label=home_label, data_tip=home_label),
        div(".masthead-name")[h1[name], subtitle and p(".subtitle")[subtitle]],
        middle is not None and div(".masthead-middle")[middle],
        nav(".tools", aria_label=tools_label)[tools],
    ]


def tool_button(
    picture: str,
    label: str,
    *,
    href: str | None = None,
    key: str | None = None,
    opens: str | None = None,
    copies: str | None = None,
    decision_form: str | None = None,
    toggles_theme: bool = False,
    disabled: bool = False,
    why: str | None = None,
    word: bool = False,
) -> Renderable:
    """A small round tool. It is a link (`href`), opens a dialog (`opens`), copies a text (`copies`) or submits a form.

    `key` is its shortcut; `word` prints the label beside the picture; `why` tells what forbids it when disabled.
    """
    tip = None if word and not key else label
    shared = {"data-key": key, "aria-keyshortcuts": key, "data-tip": tip, "data-why": why}
    inside = [icon(picture), span(".tool-word" if word else ".unseen")[label]]
    classes = ["tool", word and "tool-wide"]
    if href is not None:
        return a(class_=classes, href=href, **shared)[inside]
    return button(
        class_=classes,
        type="submit" if decision_form else "button",
        form=decision_form,
        data_open=opens,
        data_copy=copies,
        data_theme_toggle=toggles_theme,
        aria_disabled="true" if disabled else None,
        **shared,
    )[inside]


def decision_form(action: str, *, stamp: str, target: str = "#table") -> Renderable:
    """The one form behind all choices; put it on the page once. `stamp` is the number of the question answered."""
    return form(id=DECISION_FORM, method="post", action=action, hx_post=action, hx_target=target, hx_swap="outerMorph")[
        input(type="hidden", name="stamp", value=stamp)
    ]


def choice(
    label: Node,
    decision: str | None,
    *,
    picture: str | None = None,
    primary: bool = False,
    why: str | None = None,
    id: str | None = None,
    key: str | None = None,
    tip: str | None = None,
    form_id: str = DECISION_FORM,
) -> Renderable:
    """A button that answers the question; without a `decision` it stays, calm, and `why` says what forbids it."""
    open_to = decision is not None
    return button(
        class_=["choice", primary and "primary", open_to and "can-choose"],
        type="submit" if open_to else "button",
        form=form_id if open_to else None,
        name="decision" if open_to else None,
        value=decision,
        id=id,
        data_key=key,
        data_tip=tip,
        data_why=why,
        aria_disabled=None if open_to else "true",
    )[picture and icon(picture), span[label], key and kbd[key]]


def ghost(decision: str, content: Node) -> Renderable:
    """What a decision would bring about: shown only while its choice is hovered or focused."""
    return span(".ghost", hidden=True, data_ghost=decision)[content]


def explained(content: Node, explanation: Node, *, id: str) -> Renderable:
    """Content that explains itself on hover, focus or long press; `id` must be unique on the page."""
    return span(".explained", tabindex="0", data_explain=id, aria_describedby=id)[
        content, explanation_text(id, explanation)
    ]


def explanation_text(id: str, explanation: Node) -> Renderable:
    """The words for things that carry `explain=id`; hidden until asked for."""
    return span(".explanation", id=id, hidden=True)[explanation]


def thing(name: str, content: Node) -> Renderable:
    """A name in a sentence that lights up the thing it names (whatever has `data-thing` or that id) on hover."""
    return span(".ref", data_ref=name, tabindex="0")[content]


def panel(
    heading: Node,
    content: Node,
    *,
    id: str | None = None,
    picture: str | None = None,
    tools: Node = None,
    quiet: bool = False,
) -> Renderable:
    """A sheet of paper with a heading."""
    return section(class_=["panel", quiet and "quiet"], id=id)[
        header(".panel-head")[picture and icon(picture), h2[heading], tools is not None and div(".tools")[tools]],
        content,
    ]


def notice(heading: str, text: Node, *, picture: str, actions: Node = None, kind: str = "") -> Renderable:
    """A designed empty, waiting, lost-connection or error state; `kind` is "", "waiting" or "bad"."""
    return div(class_=["notice", kind], role="alert" if kind == "bad" else None)[
        icon(picture, size="xl"), h2[heading], p[text], actions is not None and div(".choices")[actions]
    ]


def prompt_bar(
    who: Node,
    question: Node,
    *,
    choices: Node = None,
    tools: Node = None,
    detail: Node = None,
    mine: bool,
    label: str,
    id: str = "prompt",
) -> Renderable:
    """The one place to look: whose turn, what is asked, the answers that are not things on the board, undo and hint."""
    return section(class_=["prompt", "mine" if mine else "theirs"], id=id, aria_label=label)[
        div(".prompt-who")[who],
        div(".prompt-words")[p(".question")[question], detail is not None and p(".detail")[detail]],
        choices is not None and div(".choices")[choices],
        tools is not None and div(".prompt-tools")[tools],
    ]


def seat_strip(label: str, seats: Node) -> Renderable:
    """Everybody at one glance."""
    return ol(".seat-strip", aria_label=label)[seats]


def seat_summary(
    seat: int,
    name: str,
    points: int,
    points_label: str,
    *,
    role: Node = None,
    counters: Node = None,
    state: Node = None,
    active: bool = False,
    mine: bool = False,
    first: Node = None,
    opens: str | None = None,
    key: str | None = None,
) -> Renderable:
    """One seat of the strip; `opens` is the id of the dialog with the whole board of that seat."""
    inside = [
        span(".seat-line")[
            seat_badge(seat, name, role=role, active=active),
            first,
            span(".points", data_tip=points_label)[
                span(".n", id=f"points-{seat}", data_n=str(points))[number(points)],
                icon("victory_points", points_label),
            ],
        ],
        span(".seat-counters")[counters],
        state is not None and span(".seat-state")[state],
    ]
    classes = ["seat-summary", active and "active", mine and "mine"]
    opening = {"type": "button", "data-open": opens, "data-key": key, "aria-keyshortcuts": key}
    return li(class_=classes, data_seat=str(seat))[
        button(".seat-open", **opening)[inside] if opens else div(".seat-open")[inside]
    ]


def mat(
    seat: int,
    name: str,
    content: Node,
    *,
    role: Node = None,
    active: bool = False,
    mine: bool = False,
    tools: Node = None,
) -> Renderable:
    """A player's own board: stock, people, tools, cards."""
    return section(
        class_=["mat", active and "active", mine and "mine"], data_seat=str(seat), id=f"mat-{seat}", aria_label=name
    )[
        header(".mat-head")[
            seat_badge(seat, name, role=role, active=active, size="l"), tools is not None and div(".tools")[tools]
        ],
        div(".mat-body")[content],
    ]


def shelf(heading: str, content: Node, *, picture: str | None = None, note: Node = None) -> Renderable:
    """A named part of a mat."""
    return div(".shelf")[
        div(".shelf-head")[picture and icon(picture), span[heading], note], div(".shelf-body")[content]
    ]


def stocks(counters: Node) -> Renderable:
    """Counters in even columns."""
    return div(".stocks")[counters]


def board(label: str, content: Node, *, id: str = "board") -> Renderable:
    """The middle of the table."""
    return section(".board", id=id, aria_label=label)[content]


def table_layout(
    *,
    board: Node,
    prompt: Node,
    strip: Node = None,
    mats: Node = None,
    side: Node = None,
    beside: Node = None,
    id: str = "table",
) -> Renderable:
    """Where things lie: strip, board with the prompt below it, mats; the log at the side (below on a phone).

    `beside` stands above the log on a wide screen and right below the board on a narrow one.
    """
    return div(".table", id=id)[
        strip is not None and div(".area-strip")[strip],
        div(".area-board")[board, prompt],
        div(".area-right")[
            beside is not None and div(".area-beside")[beside], side is not None and div(".area-side")[side]
        ],
        mats is not None and div(".area-mats")[mats],
    ]


def log(entries: Node, *, label: str, id: str = "log") -> Renderable:
    """What happened, newest first."""
    return ol(".log", id=id, aria_label=label, tabindex="0")[entries]


def log_entry(
    sentence: Node,
    *,
    seat: int | None = None,
    fresh: bool = False,
    id: str | None = None,
    heading: bool = False,
    things: str = "",
) -> Renderable:
    """One sentence of the log in its seat's margin; `heading` starts a round or a phase.

    `things` are the names of what it tells of, with spaces between: they light up while it is pointed at.
    """
    classes = ["log-entry", fresh and "fresh", heading and "log-heading"]
    return li(class_=classes, id=id, data_seat=str(seat) if seat is not None else None, data_ref=things or None)[
        sentence
    ]


def sheet(
    id: str, heading: str, content: Node, *, close_label: str, actions: Node = None, wide: bool = False
) -> Renderable:
    """A dialog. Open it with any control that has `data-open=id`; Escape and a click outside close it."""
    return dialog(class_=["sheet", wide and "wide"], id=id, aria_labelledby=f"{id}-heading")[
        header(".panel-head")[
            h2(id=f"{id}-heading")[heading],
            form(method="dialog")[button(".tool", aria_label=close_label, data_tip=close_label)[icon("close")]],
        ],
        div(".sheet-body")[content],
        actions is not None and footer(".choices")[actions],
    ]


def tabs(label: str, pages: Sequence[tuple[str, Node, Node]], *, id: str) -> Renderable:
    """Leaves of one panel, `(name, heading, content)`; the script keeps the chosen one across updates."""
    return div(".tabs", id=id, data_tabs=True)[
        div(".tab-row", role="tablist", aria_label=label)[
            [
                button(
                    ".tab",
                    type="button",
                    role="tab",
                    id=f"{id}-{name}",
                    aria_controls=f"{id}-{name}-page",
                    aria_selected="true" if i == 0 else "false",
                )[heading]
                for i, (name, heading, _) in enumerate(pages)
            ]
        ],
        [
            div(".tab-page", role="tabpanel", id=f"{id}-{name}-page", aria_labelledby=f"{id}-{name}", hidden=i != 0)[
                content
            ]
            for i, (name, _, content) in enumerate(pages)
        ],
    ]


def keys_help(rows: Sequence[tuple[str, str]]) -> Renderable:
    """The shortcuts, key and word."""
    return dl(".keys")[[(dt[kbd[key]], dd[word]) for key, word in rows]]


def phases(label: str, names: Sequence[str], current: int, *, before: Node = None) -> Renderable:
    """Where the round stands: all phases in order, the current one marked."""
    return div(".phases-wrap")[
        before,
        ol(".phases", aria_label=label)[
            [
                li(
                    class_=["phase", i == current and "now", i < current and "past"],
                    aria_current="step" if i == current else None,
                )[name]
                for i, name in enumerate(names)
            ]
        ],
    ]


def button_link(label: str, href: str, *, picture: str | None = None, primary: bool = False) -> Renderable:
    """A link that looks like what it is: the next step."""
    return a(class_=["choice", primary and "primary"], href=href)[picture and icon(picture), span[label]]
