"""Around one screen: where a game has secrets, nobody sees those of the player before."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Server, Visit
from tests.browser.playing import click, offered

ANYTHING = "() => document.querySelector('button[form=face], button[form=decide]')"
MATS = "() => [...document.querySelectorAll('.area-board .board, .mat')].map(one => one.innerHTML)"


def whole_look(page: Any) -> str:
    """Everything that lies on the table, without the numbers that name elements."""
    return "".join(page.evaluate(MATS))


def test_the_curtain_hides_the_hand_of_the_player_before(visit: Visit) -> None:
    page = visit("/games/guns_and_steel?mode=screen")
    page.fill("[name=name0]", "Ania")
    page.fill("[name=name1]", "Bartek")
    page.select_option("[name=option-hands]", "closed")
    page.click(".choice.primary")
    page.wait_for_selector("#table")
    page.wait_for_function(ANYTHING)
    while not page.locator("button[form=face]").count():
        click(page, offered(page)[0])
        page.wait_for_function(ANYTHING)
    watcher = visit(page.url)
    assert whole_look(page) == whole_look(watcher), "behind the curtain everything is as a stranger sees it"
    assert not page.locator("button[form=decide]").count()
    page.click("button[form=face]")
    page.wait_for_selector("button[form=face]", state="detached")
    assert whole_look(page) != whole_look(watcher), "who said who they are sees their own hand"
    page.wait_for_selector("button[form=decide]")


def test_without_secrets_nobody_has_to_hand_anything_over(server: Server, visit: Visit) -> None:
    page = visit("/games/stone_age?mode=screen")
    page.click(".choice.primary")
    page.wait_for_selector("#prompt.mine")
    room = server.room(page.url)
    looks = room.match.to_act
    server.play_on(page.url, lambda room: room.match.to_act != looks)
    page.wait_for_selector(f".mat.mine[data-seat='{room.match.to_act}']")
    assert not page.locator("button[form=face]").count()
