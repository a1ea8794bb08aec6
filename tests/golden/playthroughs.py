"""Golden playthroughs: one whole match a player count and mode as a text that a person can read and check."""

import json
import random
from collections.abc import Iterator, Mapping, Sequence

from civitas.core.game import Game
from civitas.core.match import Match

VIEWS_EVERY = 150  # decisions between two looks at every seat's view


# Options that make another game of it, and have playthroughs of their own.
FURTHER: Mapping[str, Sequence[Mapping[str, str]]] = {
    "guns_and_steel": ({"mode": "renaissance"}, {"mode": "combined", "hands": "closed"}),
    "historia": (
        {"civbots": "2", "civbot_1": "king", "events": "on"},
        {"leaders": "at_once", "placement": "reverse", "advisors": "chosen", "cubes": "expert"},
    ),
}


def setups(game: Game) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Every player count, with default options and with those that make another game of it."""
    for options in ({}, *FURTHER.get(game.slug, ())):
        for players in range(game.players[0], game.players[1] + 1):
            if not game.refuse(players, game.filled(options)):
                yield players, options


def file_name(players: int, options: Mapping[str, str]) -> str:
    return "_".join((f"players_{players}", *options.values())) + ".txt"


def playthrough(game: Game, players: int, options: Mapping[str, str]) -> str:
    match = Match(game, players, options, seed=players)
    chooser = random.Random(players)
    heading = (f"# {game.name()}", f"{players} players", *(f"{name}={value}" for name, value in options.items()))
    lines = [f"{', '.join(heading)}, rules version {game.rules_version}, seed {players}", ""]
    lines += _told(match, 0)
    while not match.over:
        if len(match.decisions) % VIEWS_EVERY == 0:
            lines += _views(match)
        asked = match.asks
        seat = match.to_act
        action = chooser.choice(match.legal())
        lines.append(f"{len(match.decisions) + 1}. seat {seat} [{asked.name if asked else ''}] {action.name}")
        match.play(action)
        lines += _told(match, len(match.decisions))
    lines += ["", "## The end", ""]
    for score, place in zip(match.scores(), match.ranking(), strict=True):
        sources = ", ".join(f"{name} {points}" for name, points in score.sources.items())
        lines.append(f"place {place}: seat {score.seat} with {score.total} ({sources})")
    lines.append(f"position {match.hash()}")
    return "\n".join(lines) + "\n"


def _told(match: Match, decision: int) -> Iterator[str]:
    from civitas.core.telling import Tale

    tale = Tale(match.game, "en")
    for note in match.notes:
        if note.decision == decision:
            secret = " (secret)" if match.game.events[note.event].seen_by != "everyone" else ""
            yield f"    {tale.note(note)}{secret}"


def _views(match: Match) -> Iterator[str]:
    """What everybody sees, and what each seat sees besides."""
    public = match.view(None)["position"]
    yield ""
    yield f"  ## What everybody sees after {len(match.decisions)} decisions"
    for name, value in public.items():
        yield f"    {name}: {json.dumps(value)}"
    for seat in range(match.players):
        own = match.view(seat)["position"]
        for name, value in own.items():
            if value != public[name]:
                yield f"    seat {seat} sees {name}: {json.dumps(value)}"
    yield ""
