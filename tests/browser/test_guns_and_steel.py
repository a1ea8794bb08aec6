"""Guns & Steel with the mouse: every mode, whatever is legal stands on the table, and the match ends on its page."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest

from civitas.games.guns_and_steel.tables import MODES
from civitas.web.rooms import Room
from tests.browser.conftest import Server, Visit
from tests.browser.playing import click, offered, points, wait_for_turn

SHOTS = os.environ.get("CIVITAS_SHOTS", "")  # a folder for pictures of every question, for whoever looks at them
SLUG = "guns_and_steel"
# Who buys what there is ends the game sooner.
EAGER = ("buy", "wonder", "take")
PICTURED = ("start_resource", "buy", "pay_purchase", "react", "lose", "place_glory", "take_wonder")


def open_table(page: Any, players: int, bot: str, **options: str) -> None:
    """A table against bots, from the page of the game."""
    seats = {f"kind{seat}": "person" if seat == 0 else bot for seat in range(players)}
    page.evaluate(
        """fields => {
            const form = Object.assign(document.createElement('form'), {method: 'post'});
            form.action = '/games/guns_and_steel/tables';
            for (const [name, value] of Object.entries(fields))
                form.append(Object.assign(document.createElement('input'), {name, value}));
            document.body.append(form);
            form.submit();
        }""",
        {"mode": "screen", **seats, **{f"option-{name}": value for name, value in options.items()}},
    )
    page.wait_for_url("**/t/*")


def choose(found: list[str], chance: random.Random) -> str:
    """Whole payments as often as single contributions; else whoever buys and activates gets on."""
    whole = [one for one in found if ";" in one]
    if whole and chance.random() < 0.6:
        return chance.choice(whole)
    eager = [one for one in found if one.startswith(EAGER)]
    single = [one for one in found if ";" not in one]
    return chance.choice(eager if eager and chance.random() < 0.8 else single)


def play_by_clicking(page: Any, room: Room, chance: random.Random, most: int) -> int:
    """Answers the viewer's questions until the match is over or enough was clicked."""
    for clicks in range(most):
        if not wait_for_turn(page):
            return clicks
        found = everything_offered(page, room)
        if not found:
            continue
        _picture(page, room)
        click(page, choose(found, chance))
    return most


def everything_offered(page: Any, room: Room) -> list[str]:
    """What can be pressed, which is what is legal, and whole payments; bots and the table may still be moving."""
    for _ in range(500):
        found, legal = offered(page), {action.name for action in room.match.legal()}
        if room.match.over or (found and {one for one in found if ";" not in one} == legal):
            return found
        page.wait_for_timeout(40)
    raise AssertionError(f"{legal} is legal, {found} can be pressed")


def _picture(page: Any, room: Room) -> None:
    if not SHOTS or room.match.asks is None or room.match.asks.name not in PICTURED:
        return
    options = room.match.options
    width = page.viewport_size["width"]
    name = f"{options['mode']}-{room.match.players}-{width}-{room.match.asks.name}.png"
    path = Path(SHOTS) / name
    if not path.exists():
        page.screenshot(path=str(path), full_page=True)


@pytest.mark.parametrize(("mode", "players", "width"), [("renaissance", 2, 1440), ("combined", 4, 390)])
def test_a_match_is_played_by_clicking(server: Server, visit: Visit, mode: str, players: int, width: int) -> None:
    page = visit(width=width, height=900, has_touch=width < 500)
    open_table(page, players, "random", mode=mode)
    room = server.room(page.url)
    assert (room.match.options["mode"], room.match.players) == (mode, players)
    assert play_by_clicking(page, room, random.Random(players), 30) == 30
    server.play_out(page.url)


if SHOTS:  # the long way round, for whoever looks at the pictures; the gate plays two matches of many clicks

    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("mode", MODES)
    def test_every_mode_is_played_to_its_end(server: Server, visit: Visit, mode: str, players: int) -> None:
        narrow = (players + MODES.index(mode)) % 2 == 1
        page = visit(width=390 if narrow else 1440, height=900, has_touch=narrow, lang="pl" if players == 3 else "en")
        open_table(page, players, "greedy", mode=mode)
        room = server.room(page.url)
        clicks = play_by_clicking(page, room, random.Random(players), 2000)
        assert room.match.over and clicks > 30
        totals = page.locator(".score-table tfoot td").all_inner_texts()
        assert sorted(map(points, totals)) == sorted(score.total for score in room.match.scores())
        page.screenshot(
            path=str(Path(SHOTS) / f"{mode}-{players}-{page.viewport_size['width']}-end.png"), full_page=True
        )
