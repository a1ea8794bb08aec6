"""Links for friends, and the page that such a link opens."""

import io
from collections.abc import Sequence
from urllib.parse import urlsplit

import segno
from htpy import Node, Renderable, button, code, div, form, input, label, p, span
from markupsafe import Markup

from civitas.core.game import Game
from civitas.web import ui
from civitas.web.records import Seat
from civitas.web.ui.base import keep
from civitas.web.words import Say

NEAR = ("localhost", "127.0.0.1", "::1")  # addresses that lead nowhere on another device


@keep
def qr_code(address: str, name: str) -> Renderable:
    """An address for a phone's camera, black on white in any theme."""
    out = io.BytesIO()
    segno.make(address, error="m").save(
        out, kind="svg", xmldecl=False, svgns=False, omitsize=True, border=3, light="#fff"
    )
    return span(".qr", role="img", aria_label=name)[Markup(out.getvalue().decode())]


def invitations(seats: Sequence[tuple[Seat, str]], table_address: str, table_id: str, say: Say) -> Node:
    """For the host: a link and a code for each person's seat."""
    near = (urlsplit(table_address).hostname or "") in NEAR
    return [
        ui.panel(
            say("invite"),
            div(".stack")[
                p[say("invite-how")],
                div(".invitations")[[_invitation(seat, link, table_id, say) for seat, link in seats]],
                near and p(".near", role="note")[ui.icon("info"), " ", say("only-here")],
                div(".watch-link")[span(".subtitle")[say("watch-link")], code[table_address]],
                div(".choices")[ui.button_link(say("to-the-table"), f"/t/{table_id}", picture="play", primary=True)],
            ],
            picture="link",
        )
    ]


def _invitation(seat: Seat, link: str, table_id: str, say: Say) -> Renderable:
    state = say("seat-taken") if seat.claimed else say("seat-free")
    return div(".invitation", data_seat=str(seat.number))[
        div(".row")[ui.seat_badge(seat.number, seat.name), span(".subtitle")[state]],
        qr_code(link, say("qr-for", name=seat.name)),
        input(".link", type="text", readonly=True, value=link, aria_label=say("link-for", name=seat.name)),
        div(".row")[
            button(".choice", type="button", data_copy=link, data_copied=say("copied"))[
                ui.icon("link"), span[say("copy-link")]
            ],
            form(method="post", action=f"/t/{table_id}/renew/{seat.number}")[
                button(".tool", type="submit", data_tip=say("new-link-why"))[
                    ui.icon("redo"), span(".unseen")[say("new-link"), f": {seat.name}"]
                ]
            ],
        ],
    ]


def sit_down(game: Game, seat: Seat, address: str, name: str, lang: str, say: Say) -> Node:
    """What a seat's link opens: a name, and one button."""
    return ui.panel(
        say("take-a-seat", game=game.name(lang)),
        form(".stack", method="post", action=address)[
            div(".row")[ui.seat_badge(seat.number, seat.name, size="l")],
            p[say("seat-taken-warning")] if seat.claimed else None,
            label(".option")[
                span[say("your-name")],
                input(
                    type="text",
                    name="name",
                    value=name or seat.name,
                    maxlength="40",
                    required=True,
                    autocomplete="nickname",
                ),
            ],
            div(".choices")[button(".choice.primary", type="submit")[ui.icon("confirm"), span[say("sit-down")]]],
        ],
        picture="seats",
    )


def hand_over(held: Sequence[Seat], say: Say) -> Node:
    """For the holder of several seats: which of them a bot plays."""
    return div(".stack")[
        [
            button(".choice", type="submit", form="away", name="seat", value=str(seat.number))[
                ui.seat_badge(seat.number, seat.name, role=ui.icon("bot", say("state-away")) if seat.away else None),
                span[say("seat-back" if seat.away else "seat-to-bot")],
            ]
            for seat in held
        ]
    ]
