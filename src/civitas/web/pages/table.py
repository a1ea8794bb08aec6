"""The table as one browser sees it: a game's drawing in the frame of seats, prompt and log."""

from dataclasses import dataclass

from htpy import Node, Renderable, code, div, form, fragment, input, p, span
from markupsafe import Markup

from civitas.core.sealed import asked_seats, pending
from civitas.web import tokens, ui
from civitas.web.hints import advice_for
from civitas.web.pages import hints
from civitas.web.pages.end import results
from civitas.web.pages.seats import hand_over
from civitas.web.records import Table
from civitas.web.rooms import Room
from civitas.web.seeing import seen_by
from civitas.web.standpoint import Standpoint, is_asked
from civitas.web.table_contract import Chair, Drawing, Seen, Told, look_of, piece
from civitas.web.ui.base import DECISION_FORM
from civitas.web.words import Say, speaker

LOG_LINES = 60
AWAY_SHEET = "away-sheet"
STAMPED = (DECISION_FORM, ui.SEVERAL_FORM, "undo", "face", "hint")
FORMS = ("undo", "skip", "away", "face", "several", "hint", "rematch")


@dataclass(frozen=True)
class Shown:
    """A drawn table: what goes into `#table`, and what stands in the page's head."""

    body: str
    phases: Node
    subtitle: str
    notice: str  # goes before the window's title
    announcement: str  # is read out


def shown(room: Room, place: Standpoint, lang: str) -> Shown:
    """The table from a standpoint; kept until the table changes, for everybody who stands there."""
    key = ("shown", place, lang)
    if key not in room.drawn:
        room.drawn[key] = _show(room, place, lang)
    return room.drawn[key]


def drawing(room: Room, viewer: int | None, lang: str) -> tuple[Seen, Drawing]:
    key = ("drawing", viewer, lang)
    if key not in room.drawn:
        seen = seen_by(room, viewer, lang)
        room.drawn[key] = (seen, look_of(seen.game).draw(seen))
    return room.drawn[key]


def _show(room: Room, place: Standpoint, lang: str) -> Shown:
    say = speaker(lang)
    seen, drawn = drawing(room, place.viewer, lang)
    mine = is_asked(room, place)
    body = ui.table_layout(
        strip=[_stamps(room), _lobby(room, place, say), strip(seen, drawn, say)],
        board=[
            results(room, seen, drawn, place, say) if room.match.over else None,
            ui.board(say("board"), drawn.board),
        ],
        prompt=_prompt(room, place, seen, drawn, say),
        mats=drawn.mats,
        beside=drawn.beside,
        side=[drawn.side, _log(seen, drawn, say), _promise(room, lang), drawn.sheets, _away_sheet(room, place, say)],
    )
    latest = [told.text for told in seen.told if told.fresh][-3:]
    return Shown(
        hints.with_advice("".join(body.iter_chunks()), advice_for(room, place), room, say, lang),
        drawn.phases,
        drawn.subtitle or ", ".join(room.names),
        say("your-turn-notice") if mine else "",
        " ".join([*latest, say("your-turn") if mine else ""]).strip(),
    )


def update(view: Shown, message: str = "") -> str:
    """What a live page is sent: the table, and the words for the window's title and for the ear."""
    words = f"{message} {view.announcement}".strip()
    turn = div("#turn", hidden=True, data_notice=view.notice or None, data_announce=words or None, hx_swap_oob="true")
    return f"{with_message(view.body, message)}{turn}{stage_words(view, oob=True)}{stage_phases(view, oob=True)}"


def stage_words(view: Shown, *, oob: bool = False) -> Renderable:
    return span("#stage-words", hx_swap_oob="true" if oob else None)[view.subtitle]


def stage_phases(view: Shown, *, oob: bool = False) -> Renderable:
    return div("#stage-phases", hx_swap_oob="true" if oob else None)[view.phases]


def with_message(body: str, message: str) -> str:
    """Puts a message on the table: into the prompt bar, where everybody looks."""
    if not message:
        return body
    note = str(p(".prompt-message", role="alert")[message])
    # Not the method: a string that knows that it is markup would escape what is put into it.
    return str.replace(body, '<div class="prompt-who">', f'{note}<div class="prompt-who">', 1)


# ---- the forms that all controls belong to: outside of what is morphed


def forms(room: Room, stream: str) -> Node:
    """`stream` names the page's live connection, so that it is not sent what the answer has brought already."""
    base, tail = f"/t/{room.id}", f"?stream={stream}"
    shared = {"method": "post", "hx_target": "#table", "hx_swap": "outerMorph"}
    return [
        form(id=DECISION_FORM, action=f"{base}/decide", hx_post=f"{base}/decide{tail}", **shared),
        [form(id=name, action=f"{base}/{name}", hx_post=f"{base}/{name}{tail}", **shared) for name in FORMS[:-1]],
        form(id="rematch", method="post", action=f"{base}/rematch"),
    ]


def _stamps(room: Room) -> Node:
    """The number of the question that an answer is meant for, and which state of the table this is."""
    stamp = str(room.table.version)
    return [
        span("#state", hidden=True, data_state=room.tag),
        [input(type="hidden", name="stamp", value=stamp, form=name) for name in STAMPED],
    ]


# ---- parts


def strip(seen: Seen, drawn: Drawing, say: Say) -> Node:
    chairs = [
        piece(
            (
                "chair",
                seen.lang,
                chair.seat,
                chair.name,
                chair.state,
                chair.mine,
                chair.score.total,
                chair.person,
                chair.place if seen.view["over"] else 0,
            ),
            lambda chair=chair: _summary(seen, drawn, chair, say),
        )
        if not drawn.counters and not drawn.seat_sheets
        else _summary(seen, drawn, chair, say)
        for chair in seen.chairs
    ]
    return ui.seat_strip(say("seats"), chairs)


def _summary(seen: Seen, drawn: Drawing, chair: Chair, say: Say) -> Renderable:
    return ui.seat_summary(
        chair.seat,
        chair.name,
        chair.score.total,
        say("points"),
        role=role_icon(chair, say),
        counters=drawn.counters.get(chair.seat),
        state=_standing(seen, drawn, chair, say),
        active=chair.state in ("acting", "thinking"),
        mine=chair.mine,
        opens=drawn.seat_sheets.get(chair.seat),
        key=str(chair.seat + 1) if chair.seat in drawn.seat_sheets else None,
    )


def _standing(seen: Seen, drawn: Drawing, chair: Chair, say: Say) -> str:
    if not seen.view["over"]:
        return say(f"state-{chair.state}")
    return "" if drawn.verdict else say("place-n", n=chair.place)


def role_icon(chair: Chair, say: Say) -> Node:
    if not chair.person:
        return ui.icon("bot", say("bot"))
    return ui.icon("waiting", say("state-away")) if chair.state == "away" else None


def _prompt(room: Room, place: Standpoint, seen: Seen, drawn: Drawing, say: Say) -> Renderable:
    tools = _tools(room, place, say)
    if place.curtain is not None:
        return _curtain(room, place.curtain, tools, say)
    if room.match.over:
        return ui.prompt_bar(None, say("game-over"), mine=False, label=say("prompt"), tools=tools)
    if len(asked_seats(room.match)) > 1 and (place.viewer in room.match.sealed or not is_asked(room, place)):
        return _while_others_choose(room, place, drawn, tools, say)
    seat = place.viewer if place.viewer in pending(room.match) else pending(room.match)[0]
    who = ui.seat_badge(seat, room.seats[seat].name, active=True)
    if not is_asked(room, place):
        question = say(
            "others-think" if room.seats[seat].played_by_house else "others-decide", name=room.seats[seat].name
        )
        return ui.prompt_bar(who, question, mine=False, label=say("prompt"), tools=tools, detail=_latest(seen.told))
    return ui.prompt_bar(
        who,
        seen.question,
        choices=drawn.choices,
        detail=drawn.detail,
        mine=True,
        label=say("prompt"),
        tools=tools,
    )


def _while_others_choose(room: Room, place: Standpoint, drawn: Drawing, tools: Node, say: Say) -> Renderable:
    """Of several who are asked at once some are still thinking; who has chosen may choose anew until they are done."""
    missing = pending(room.match)
    names = ", ".join(room.seats[seat].name for seat in missing)
    badges = [ui.seat_badge(seat, room.seats[seat].name, active=True) for seat in missing]
    if place.viewer not in room.match.sealed:
        return ui.prompt_bar(badges, say("others-choose", names=names), mine=False, label=say("prompt"), tools=tools)
    own = ui.seat_badge(place.viewer, room.seats[place.viewer].name)
    anew = ui.choice(say("choose-anew"), "anew", form_id="undo", picture="undo")
    question = say("chosen-wait", names=names)
    return ui.prompt_bar(own, question, choices=anew, detail=drawn.detail, mine=False, label=say("prompt"), tools=tools)


def _latest(told: tuple[Told, ...] | object) -> str | None:
    return told[-1].text if isinstance(told, tuple) and told else None


def _curtain(room: Room, seat: int, tools: Node, say: Say) -> Renderable:
    """Around one screen: the next player's secrets stay hidden until they say that they are looking."""
    name = room.seats[seat].name
    return ui.prompt_bar(
        ui.seat_badge(seat, name, active=True),
        say("hand-over", name=name),
        detail=say("hand-over-detail"),
        choices=ui.choice(say("i-am", name=name), str(seat), primary=True, form_id="face", picture="reveal"),
        mine=True,
        label=say("prompt"),
        tools=tools,
    )


def _tools(room: Room, place: Standpoint, say: Say) -> Node:
    if place.spectator or room.match.over:
        return None
    bots_are_on = any(room.seats[seat].played_by_house for seat in pending(room.match))
    refusal = why_not_undo(room, place, say)
    away = any(room.seats[one].away for one in place.held)
    several = len(place.held) > 1
    key = ("tools", say("undo"), refusal, bots_are_on, away, several)
    row = piece(key, lambda: _tool_row(refusal, bots_are_on, away, several, say))
    return [hints.button(room, place, say), row]


def _tool_row(refusal: str, bots_are_on: bool, away: bool, several: bool, say: Say) -> Renderable:
    return fragment[
        ui.tool_button("undo", say("undo"), key="u", decision_form="undo" if not refusal else None,
                       disabled=bool(refusal), why=refusal or None),
        ui.tool_button("skip", say("skip-bots"), key="b", decision_form="skip") if bots_are_on else None,
        _away_tool(several, away, say),
    ]  # fmt: skip


def _away_tool(several: bool, away: bool, say: Say) -> Renderable:
    """Hands the seat to a bot or takes it back; who holds several seats says which."""
    if several:
        return ui.tool_button("bot", say("let-bots"), opens=AWAY_SHEET)
    return ui.tool_button("human" if away else "bot", say("take-back" if away else "let-bot"), decision_form="away")


def _away_sheet(room: Room, place: Standpoint, say: Say) -> Renderable | None:
    if len(place.held) < 2 or room.match.over:
        return None
    held = [room.seats[seat] for seat in sorted(place.held)]
    return ui.sheet(AWAY_SHEET, say("let-bots"), hand_over(held, say), close_label=say("close"))


def why_not_undo(room: Room, place: Standpoint, say: Say) -> str:
    """Empty if the last decision may be taken back from here, else why not."""
    if room.match.sealed:
        return "" if place.held & room.match.sealed.keys() else say("no-undo-another")
    if not room.deciders:
        return say("no-undo-nothing")
    last = room.deciders[-1]
    if last not in place.held or room.by[-1] != "person":
        return say("no-undo-another")
    key = ("undo", last)
    if key not in room.drawn:
        room.drawn[key] = bool(room.match.why_not_undo(last))
    return say("no-undo-revealed") if room.drawn[key] else ""


def _lobby(room: Room, place: Standpoint, say: Say) -> Node:
    """Who is still missing, as long as somebody is."""
    free = [seat.name for seat in room.seats if seat.person and not seat.claimed]
    if not free or room.match.over:
        return None
    link = ui.button_link(say("invite"), f"/t/{room.id}/seats", picture="link", primary=True) if place.host else None
    return div("#lobby.lobby", role="status")[
        ui.icon("waiting", size="l"), p[say("seats-free", names=", ".join(free))], link
    ]


def _log(seen: Seen, drawn: Drawing, say: Say) -> Renderable:
    lines = [log_line(told, drawn.log_icons.get(told.event)) for told in reversed(seen.told[-LOG_LINES:])]
    content = ui.log(lines, label=say("log")) if lines else p(".subtitle")[say("log-empty")]
    return ui.panel(say("log"), content, picture="log", id="log-panel")


def log_line(told: Told, picture: str | None) -> Markup:
    def draw() -> Renderable:
        words = [ui.icon(picture), " ", told.text] if picture else told.text
        return ui.log_entry(words, seat=told.seat, fresh=told.fresh, things=things_in(told))

    return piece(("log", told.text, told.seat, told.fresh, picture), draw)


def things_in(told: Told) -> str:
    """What a sentence tells of, so that pointing at it lights that up on the table."""
    return " ".join(sorted({value for value in told.values.values() if isinstance(value, str)}))


def _promise(room: Room, lang: str) -> Markup:
    return piece(("promise", room.id, lang, room.table.over), lambda: _shuffle(room.table, speaker(lang)))


def _shuffle(table: Table, say: Say) -> Renderable:
    """It cannot be changed any more: its hash from the start, what was hashed at the end."""
    hashed = tokens.commitment(table.seed, table.nonce)
    opened = (
        p[say("seed"), " ", code[str(table.seed)], " ", say("nonce"), " ", code[table.nonce]] if table.over else None
    )
    return ui.panel(
        say("shuffle"),
        div(".fine-print")[p[say("commitment")], code(".hash")[hashed], opened],
        picture="secret",
        quiet=True,
        id="promise",
    )
