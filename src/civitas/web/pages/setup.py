"""Setting a table up: who plays, and how."""

from collections.abc import Sequence

from htpy import Node, Renderable, aside, button, details, div, form, input, label, option, p, select, span, summary

from civitas.core.game import Game
from civitas.web import ui
from civitas.web.pages.home import facts, lid, pitch
from civitas.web.words import Say

HEADINGS = {"screen": "around-one-screen", "friends": "with-friends", "bots": "choose-bots"}
FEW = 4
USUAL_BOT = "apprentice"
BOT_NAMES = ("Bruno", "Celina", "Dawid", "Ewa", "Filip", "Gaja")


def new_table(game: Game, mode: str, name: str, levels: Sequence[str], lang: str, say: Say) -> Node:
    """The form behind every way to play but the one click: who plays, and the game's own options, beside its box."""
    rows = [_seat_row(number, mode, name, levels, game, say) for number in range(game.players[1])]
    own = _options(game, lang, say)
    return form(".setup", method="post", action=f"/games/{game.slug}/tables")[
        input(type="hidden", name="mode", value=mode),
        div(".setup-choices")[
            ui.panel(say("who-plays"), div(".stack")[p(".subtitle")[say(f"about-{mode}")], rows], picture="seats"),
            ui.panel(
                say("options"),
                div(".options")[own if len(own) <= FEW else None, _house_options(mode, say)],
                picture="settings",
            ),
            _more(own, say) if len(own) > FEW else None,
        ],
        aside(".setup-box")[
            div(".box", data_game=game.slug)[
                lid(game, lang, say(HEADINGS[mode])),
                div(".box-side")[
                    facts(game, say),
                    p(".pitch")[pitch(game, lang)],
                    div(".choices")[
                        button(".choice.primary", type="submit")[ui.icon("play"), span[say("lay-the-table")]],
                        ui.button_link(say("rules"), f"/rules/{game.slug}", picture="rules"),
                        ui.button_link(say("home"), "/", picture="back"),
                    ],
                ],
            ],
        ],
    ]


def _more(own: Sequence[Renderable], say: Say) -> Renderable:
    """A game with many options keeps them folded: its usual way is chosen already."""
    return details(".panel.more-options")[
        summary[ui.icon("settings"), span[say("more-options", n=len(own))]], div(".options")[own]
    ]


def _seat_row(number: int, mode: str, name: str, levels: Sequence[str], game: Game, say: Say) -> Renderable:
    fewest = game.players[0]
    chosen = _usual(number, mode, fewest)
    kinds = ["person", *levels, *(["none"] if number >= fewest else [])]
    usual = BOT_NAMES[number] if chosen in levels else say("player-n", n=number + 1)
    return div(".seat-row")[
        ui.seat_mark(number, str(number + 1)),
        input(
            type="text", name=f"name{number}", value=name if number == 0 else "", placeholder=usual, maxlength="40",
            aria_label=say("name-of", n=number + 1), autocomplete="off",
        ),
        select(name=f"kind{number}", aria_label=say("kind-of", n=number + 1))[
            [option(value=kind, selected=kind == chosen)[kind_name(kind, say)] for kind in kinds]
        ],
    ]  # fmt: skip


def _usual(number: int, mode: str, fewest: int) -> str:
    """Who sits there unless somebody wants it otherwise."""
    if mode == "bots" and number > 0:
        return USUAL_BOT if number < max(3, fewest) else "none"
    return "person" if number < max(2, fewest) else "none"


def kind_name(kind: str, say: Say) -> str:
    return say(f"kind-{kind}")


def _options(game: Game, lang: str, say: Say) -> list[Renderable]:
    texts = game.texts

    def words(message: str, fallback: str) -> str:
        message = message.replace("_", "-")
        return texts.format(lang, message) if texts.has(lang, message) else fallback.replace("_", " ")

    return [
        label(".option")[
            span[words(f"option-{one.name}", one.name)],
            select(name=f"option-{one.name}")[
                [
                    option(value=value, selected=value == one.default)[words(f"option-{one.name}-{value}", value)]
                    for value in one.values
                ]
            ],
        ]
        for one in game.options
    ]


def _house_options(mode: str, say: Say) -> Node:
    pace = label(".option")[
        span[say("pace")],
        select(name="pace")[
            [option(value=str(ms), selected=ms == 700)[say("pace-ms", ms=ms)] for ms in (0, 300, 700, 1500, 3000)]
        ],
    ]
    advice = label(".option")[
        span[say("hints-allowed")],
        select(name="hints")[
            option(value="1", selected=mode == "bots")[say("yes")],
            option(value="0", selected=mode != "bots")[say("no")],
        ],
    ]
    if mode != "friends":
        return [pace, advice]
    limit = label(".option")[
        span[say("limit")],
        select(name="limit")[[option(value=str(s))[say("limit-s", s=s)] for s in (0, 60, 180, 600, 3600, 86400)]],
    ]
    watch = label(".option")[
        span[say("watchable")],
        select(name="watchable")[option(value="1")[say("yes")], option(value="0")[say("no")]],
    ]
    return [pace, limit, watch, advice]
