"""A whole match of Stone Age against bots with the keyboard alone."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.conftest import Server, Visit
from tests.browser.playing import ENOUGH, amounts, brisk, is_rich, offered, stamp, wait_for_news, wait_for_turn

MOST_STEPS = 80
FOCUS = "() => document.activeElement.value || ''"


def test_a_whole_match_is_played_by_the_keyboard_alone(server: Server, visit: Visit) -> None:
    """Tab to the box, Enter; then arrows from choice to choice, Enter takes it. The mouse is never touched."""
    page = visit()
    press_until(page, "Tab", "document.activeElement.closest('[data-game=stone_age]')?.matches(':has(:focus)')"
                " && document.activeElement.type === 'submit'")  # fmt: skip
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    room, chance = server.room(page.url), random.Random(11)
    answers = 0
    while wait_for_turn(page):
        before = stamp(page)
        if amounts(page):
            give_amounts(page)
        else:
            choose(page, brisk(offered(page), chance, rich=is_rich(room)))
        page.keyboard.press("Enter")
        wait_for_news(page, before)
        answers += 1
    assert answers > ENOUGH
    assert room.match.over
    press_until(page, "Tab", "document.activeElement.getAttribute('form') === 'rematch'")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: address.startswith("http") and room.id not in address)


def press_until(page: Any, key: str, holds: str) -> None:
    for _ in range(MOST_STEPS):
        page.keyboard.press(key)
        if page.evaluate(f"() => Boolean({holds})"):
            return
    raise AssertionError(f"{key} never leads there: {holds}")


def choose(page: Any, wanted: str) -> None:
    """Moves the focus to a choice with the arrow keys, as the help says; Tab gets there too, only slower."""
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft") * 3:
        page.keyboard.press(key)
        if page.evaluate(FOCUS) == wanted:
            return
    press_until(page, "Tab", f"document.activeElement.value === '{wanted}'")


def give_amounts(page: Any) -> None:
    """One less and one more again with the arrows; Enter then gives what stands there."""
    press_until(page, "Tab", "document.activeElement.matches('[data-amounts] input[type=number]')")
    was = page.evaluate(FOCUS)
    page.keyboard.press("ArrowUp")
    if page.evaluate(FOCUS) != was:
        page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUS) == was
