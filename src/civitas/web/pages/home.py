"""The home page: the games as boxes, and the tables that wait for their players."""

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import (
    Node,
    Renderable,
    article,
    button,
    div,
    form,
    h2,
    input,
    label,
    li,
    option,
    p,
    section,
    select,
    span,
    ul,
)

from civitas.core.game import Game
from civitas.web import ui
from civitas.web.records import Seat, Table
from civitas.web.ui.cards import SceneKind, Tone
from civitas.web.words import Say

USUAL_BOT = "apprentice"

# The woodcut on the lid of a box.
LIDS: dict[str, tuple[Tone, SceneKind, str]] = {
    "stone_age": ("earth", "cave", "hut"),
    "guns_and_steel": ("slate", "town", "gunpowder"),
    "historia": ("water", "water", "compass"),
    "nations": ("plum", "rays", "wonder"),
    "beyond_the_horizon": ("leaf", "stars", "ship"),
}
LID: tuple[Tone, SceneKind, str] = ("bone", "hills", "dice")


@dataclass(frozen=True)
class Listed:
    """A table in a list: whose turn it is, and what the reader can do there."""

    table: Table
    seats: tuple[Seat, ...]
    game: Game
    my_turn: bool


def home(
    games: Sequence[Game],
    mine: Sequence[Listed],
    to_watch: Sequence[Listed],
    finished: Sequence[Listed],
    lang: str,
    say: Say,
) -> Node:
    return [
        _tables(say("continue"), mine, say, lang, "play") if mine else None,
        div(".boxes")[[box(game, lang, say) for game in games]],
        _tables(say("watch"), to_watch, say, lang, "spectator") if to_watch else None,
        _tables(say("finished"), finished, say, lang, "replay") if finished else None,
    ]


def box(game: Game, lang: str, say: Say) -> Renderable:
    """A game's box: its lid, what it is about, and the ways to play it."""
    tone, scene, picture = LIDS.get(game.slug, LID)
    base = f"/games/{game.slug}"
    return article(".box", data_game=game.slug)[
        div(".lid", data_tone=tone)[
            ui.scene(scene, game.slug), span(".lid-picture")[ui.icon(picture)], h2(".lid-title")[game.name(lang)]
        ],
        div(".box-side")[
            p(".box-facts")[
                span[ui.icon("seats"), " ", players(game, say)],
                span[ui.icon("waiting"), " ", say("minutes", least=game.length[0], most=game.length[1])],
            ],
            p(".pitch")[pitch(game, lang)],
            form(".choices", method="post", action=f"{base}/play")[
                button(".choice.primary", type="submit")[ui.icon("play"), span[say("play-now")]],
                game.players[0] == 1
                and button(".choice", type="submit", name="players", value="1")[ui.icon("human"), span[say("alone")]],
                ui.button_link(say("choose-bots"), f"{base}?mode=bots", picture="bot"),
                ui.button_link(say("around-one-screen"), f"{base}?mode=screen", picture="seats"),
                ui.button_link(say("with-friends"), f"{base}?mode=friends", picture="link"),
                ui.button_link(say("rules"), f"/rules/{game.slug}", picture="rules"),
            ],
        ],
    ]


def players(game: Game, say: Say) -> str:
    fewest, most = game.players
    return say("players-one", n=fewest) if fewest == most else say("players", least=fewest, most=most)


def pitch(game: Game, lang: str) -> str:
    return game.texts.format(lang, "pitch") if game.texts.has(lang, "pitch") else ""


def _tables(heading: str, listed: Sequence[Listed], say: Say, lang: str, picture: str) -> Renderable:
    return section(".table-list")[ui.panel(heading, ul[[_line(one, say, lang) for one in listed]], picture=picture)]


def _line(one: Listed, say: Say, lang: str) -> Renderable:
    names = ", ".join(seat.name for seat in one.seats)
    state = say("list-over") if one.table.over else say("your-turn") if one.my_turn else say("list-on")
    href = f"/t/{one.table.id}"
    replay = ui.button_link(say("replay"), f"{href}/replay/0", picture="replay") if one.table.over else None
    return li(class_=["table-line", one.my_turn and "mine"])[
        div[span(".table-game")[one.game.name(lang)], " ", span(".subtitle")[names]],
        span(".subtitle")[state],
        div(".choices")[replay, ui.button_link(say("result" if replay else "open"), href, primary=one.my_turn)],
    ]


# ---- setting a table up


def new_table(game: Game, mode: str, name: str, levels: Sequence[str], lang: str, say: Say) -> Node:
    """The form behind every way to play but the one click: who plays, and the game's own options."""
    most = game.players[1]
    rows = [_seat_row(number, mode, name, levels, game, say) for number in range(most)]
    return form(".setup", method="post", action=f"/games/{game.slug}/tables")[
        input(type="hidden", name="mode", value=mode),
        ui.panel(say("who-plays"), div(".stack")[p(".subtitle")[say(f"about-{mode}")], rows], picture="seats"),
        ui.panel(
            say("options"), div(".stack")[_options(game, lang, say), _house_options(mode, say)], picture="settings"
        ),
        div(".choices")[button(".choice.primary", type="submit")[ui.icon("play"), span[say("lay-the-table")]]],
    ]


def _seat_row(number: int, mode: str, name: str, levels: Sequence[str], game: Game, say: Say) -> Renderable:
    fewest = game.players[0]
    chosen = _usual(number, mode, fewest)
    kinds = ["person", *levels, *(["none"] if number >= fewest else [])]
    default = name if number == 0 and name else say("player-n", n=number + 1)
    return div(".seat-row")[
        ui.seat_mark(number, str(number + 1)),
        input(
            type="text", name=f"name{number}", value=default, maxlength="40", aria_label=say("name-of", n=number + 1)
        ),
        select(name=f"kind{number}", aria_label=say("kind-of", n=number + 1))[
            [option(value=kind, selected=kind == chosen)[kind_name(kind, say)] for kind in kinds]
        ],
    ]


def _usual(number: int, mode: str, fewest: int) -> str:
    """Who sits there unless somebody wants it otherwise."""
    if mode == "bots" and number > 0:
        return USUAL_BOT if number < max(3, fewest) else "none"
    return "person" if number < max(2, fewest) else "none"


def kind_name(kind: str, say: Say) -> str:
    return say(f"kind-{kind}")


def _options(game: Game, lang: str, say: Say) -> Node:

    texts = game.texts

    def words(message: str, fallback: str) -> str:
        message = message.replace("_", "-")
        return texts.format(lang, message) if texts.has(lang, message) else fallback.replace("_", " ")

    return [
        label(".option")[
            span[words(f"option-{one.name}", one.name)],
            select(name=f"option-{one.name}")[
                [option(value=value)[words(f"option-{one.name}-{value}", value)] for value in one.values]
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
