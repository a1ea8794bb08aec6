"""The home page: the games as boxes, and the tables that wait for their players."""

import time
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
    li,
    p,
    section,
    span,
    ul,
)

from civitas.core.game import Game
from civitas.web import ui
from civitas.web.records import Seat, Table
from civitas.web.ui.cards import SceneKind, Tone
from civitas.web.words import Say

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
    base = f"/games/{game.slug}"
    return article(".box", data_game=game.slug)[
        lid(game, lang),
        div(".box-side")[
            facts(game, say),
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


def lid(game: Game, lang: str, words: str = "") -> Renderable:
    """The picture and the name on a game's box; other `words` where the name stands already."""
    tone, scene, picture = LIDS.get(game.slug, LID)
    return div(".lid", data_tone=tone)[
        ui.scene(scene, game.slug), span(".lid-picture")[ui.icon(picture)], h2(".lid-title")[words or game.name(lang)]
    ]


def facts(game: Game, say: Say) -> Renderable:
    """How many play, and how long."""
    return p(".box-facts")[
        span[ui.icon("seats"), " ", players(game, say)],
        span[ui.icon("waiting"), " ", say("minutes", least=game.length[0], most=game.length[1])],
    ]


def players(game: Game, say: Say) -> str:
    fewest, most = game.players
    return say("players-one", n=fewest) if fewest == most else say("players", least=fewest, most=most)


def pitch(game: Game, lang: str) -> str:
    return game.texts.format(lang, "pitch") if game.texts.has(lang, "pitch") else ""


def ago(moment: float, say: Say) -> str:
    """How long ago something was."""
    minutes = max(0, int((time.time() - moment) / 60))
    if minutes < 60:
        return say("ago-minutes", n=minutes)
    hours = minutes // 60
    return say("ago-hours", n=hours) if hours < 24 else say("ago-days", n=hours // 24)


def _tables(heading: str, listed: Sequence[Listed], say: Say, lang: str, picture: str) -> Renderable:
    return section(".table-list")[ui.panel(heading, ul[[_line(one, say, lang) for one in listed]], picture=picture)]


def _line(one: Listed, say: Say, lang: str) -> Renderable:
    state = say("list-over") if one.table.over else say("your-turn") if one.my_turn else say("list-on")
    href = f"/t/{one.table.id}"
    replay = ui.button_link(say("replay"), f"{href}/replay/0", picture="replay") if one.table.over else None
    return li(class_=["table-line", one.my_turn and "mine"])[
        div(".table-who")[
            span(".table-game")[one.game.name(lang)],
            span(".table-seats")[[ui.seat_badge(seat.number, seat.name) for seat in one.seats]],
        ],
        span(".table-state")[span[state], span(".subtitle")[ago(one.table.updated_at, say)]],
        div(".choices")[replay, ui.button_link(say("result" if replay else "open"), href, primary=one.my_turn)],
    ]
