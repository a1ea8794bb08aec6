"""An age of Nations with the mouse: alone, and against bots, on both sides of the boards."""

from __future__ import annotations

import random

import httpx
import pytest

from civitas.web.visitor import KEY_COOKIE
from tests.browser.conftest import Server, Visit
from tests.browser.playing import click, offered, points, wait_for_turn

FREE = ("undeploy", "pass")


def lay(server: Server, players: int, **options: str) -> tuple[str, dict[str, str]]:
    """A table for one person among random bots, and the key of its browser."""
    seats = {"kind0": "person", "name0": "Ania"} | {f"kind{seat}": "random" for seat in range(1, players)}
    form = {"mode": "screen", "pace": "0", **seats, **{f"option-{name}": value for name, value in options.items()}}
    with httpx.Client(base_url=server.address) as client:
        answer = client.post("/games/nations/tables", data=form)
        assert answer.status_code == 303, answer.text
        key = {"name": KEY_COOKIE, "value": client.cookies[KEY_COOKIE], "url": server.address}
    return answer.headers["location"], key


def busy(decisions: list[str], chance: random.Random) -> str:
    """Somebody who does what can be done, and passes when nothing can."""
    if "end turn" in decisions:
        return "end turn"
    doing = [one for one in decisions if not one.startswith(FREE)]
    return chance.choice(doing or [one for one in decisions if one == "pass"] or decisions)


@pytest.mark.parametrize(("players", "boards"), [(1, "b"), (2, "a")])
def test_an_age_is_played_by_clicking(server: Server, visit: Visit, players: int, boards: str) -> None:
    address, key = lay(server, players, boards=boards, ages="1", levels="all")
    page = visit(address, key=key, width=390 if players == 1 else 1440)
    room, chance = server.room(server.address + address), random.Random(players)
    asked: set[str] = set()
    while wait_for_turn(page):
        asks = room.match.asks
        legal = {action.name for action in room.match.legal()}
        found = offered(page)
        if asks is not None and room.match.to_act == 0:
            asked.add(asks.name)
            assert set(found) == legal, "what is legal can be pressed, and nothing else"
        click(page, busy(sorted(found), chance))
    assert {"difficulty", "growth", "turn"} <= asked
    assert room.match.over
    totals = page.locator(".score-table tfoot td").all_inner_texts()
    assert sorted(map(points, totals)) == sorted(score.total for score in room.match.scores())
    if players == 1:
        assert page.locator(".na-hero").count()
