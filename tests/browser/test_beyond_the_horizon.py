"""Beyond the Horizon with the mouse: whatever is legal stands somewhere on the table and takes a click."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from civitas.web.rooms import Room
from tests.browser.conftest import Server, Visit
from tests.browser.playing import points, stamp, wait_for_news

CLICKS = 25
OFFERED = """() => [...document.querySelectorAll('button[name=decision][form=decide], [data-decision]')]
    .filter(one => one.checkVisibility()).map(one => one.value || one.dataset.decision)"""
ASKED = f"() => document.getElementById('results') || document.querySelector('#prompt.mine') && ({OFFERED})().length"
Choice = Callable[[Room, list[str]], str]


def offered(page: Any) -> list[str]:
    return page.evaluate(OFFERED)


def click(page: Any, decision: str) -> None:
    """Presses what carries a decision, on the board or in the prompt bar, where it can be hit."""
    before = stamp(page)
    on_board = f'[data-decision="{decision}"]'
    page.locator(f'button[name=decision][form=decide][value="{decision}"]:visible, {on_board}').first.click()
    wait_for_news(page, before)


def play_by_clicking(page: Any, room: Room, choose: Choice, most: int) -> int:
    """Answers the viewer's questions until the match is over or enough was clicked; how many clicks it took."""
    for clicks in range(most):
        page.wait_for_function(ASKED)
        if page.locator("#results").count():
            return clicks
        found, legal = offered(page), {action.name for action in room.match.legal()}
        assert set(found) == legal, "what can be pressed is what is legal"
        click(page, choose(room, found))
    return most


def open_table(page: Any, players: int, bot: str) -> None:
    """A table against bots, from the page of the game."""
    seats = {f"kind{seat}": "person" if seat == 0 else bot for seat in range(players)}
    page.evaluate(
        """seats => {
            const form = Object.assign(document.createElement('form'), {method: 'post'});
            form.action = '/games/beyond_the_horizon/tables';
            for (const [name, value] of Object.entries(seats))
                form.append(Object.assign(document.createElement('input'), {name, value}));
            document.body.append(form);
            form.submit();
        }""",
        {"mode": "screen", **seats},
    )
    page.wait_for_url("**/t/*")


def play_until(server: Server, address: str, question: str) -> None:
    """Lets chance decide for everybody until somebody at the screen is asked something."""
    room, chance = server.room(address), random.Random(1)
    while room.match.asks and room.match.asks.name != question:
        server.decide(address, chance.choice(room.match.legal_ids()))
    assert not room.match.over


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_prompt_bar_stays_low_whatever_an_answer_would_bring(server: Server, visit: Visit, lang: str) -> None:
    """Three long answers, and what each would bring under the pointer, leave the board in sight."""
    page = visit(width=1280, lang=lang)
    open_table(page, 2, "person")
    play_until(server, page.url, "track")
    page.reload()
    page.wait_for_function(ASKED)
    for decision in offered(page):
        page.locator(f'#prompt button[value="{decision}"]').hover()
        assert page.locator("#prompt").bounding_box()["height"] < 220


def test_the_map_zooms_by_key_and_button_and_keeps_it_over_a_move(server: Server, visit: Visit) -> None:
    page = visit()
    open_table(page, 2, "person")
    play_until(server, page.url, "step")
    page.reload()
    page.wait_for_function(ASKED)
    width = "document.querySelector('#map > svg').getBoundingClientRect().width"
    was = page.evaluate(width)
    page.locator("[data-zooms=in]").click()
    page.keyboard.press("+")
    page.wait_for_function(f"() => {width} > {1.8 * was}")
    assert page.locator("#map[data-near]").count() == 1
    click(page, next(decision for decision in offered(page) if decision.startswith("move")))
    page.wait_for_function(f"() => {width} > {1.8 * was}")
    page.keyboard.press("0")
    page.wait_for_function(f"() => Math.abs({width} - {was}) < {0.02 * was}")


@pytest.mark.parametrize(("players", "width"), [(2, 1440), (3, 390)])
def test_a_match_is_played_by_clicking(server: Server, visit: Visit, players: int, width: int) -> None:
    page = visit(width=width, height=900, has_touch=width < 500)
    open_table(page, players, "random")
    room, chance = server.room(page.url), random.Random(players)
    assert play_by_clicking(page, room, lambda _, found: chance.choice(found), CLICKS) == CLICKS
    server.play_out(page.url)
    page.reload()
    page.wait_for_selector("#results")
    totals = page.locator(".score-table tfoot td").all_inner_texts()
    assert sorted(map(points, totals)) == sorted(score.total for score in room.match.scores())
