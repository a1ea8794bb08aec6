"""What a player does at the page: looks what is offered, and takes it."""

from __future__ import annotations

import random
from typing import Any

from civitas.web.rooms import Room

ENOUGH = 25  # so many answers are given in any match
VISIBLE = "button[name=decision][form=decide], [data-amounts] button[type=submit]"
ASKED = f"""() => document.getElementById('results') || document.querySelector('#prompt.mine')
    && [...document.querySelectorAll('{VISIBLE}')].some(one => one.checkVisibility())"""
OFFERED = """() => [...document.querySelectorAll('button[name=decision][form=decide]')]
    .filter(one => one.checkVisibility()).map(one => one.value)"""
AMOUNTS = "() => [...document.querySelectorAll('[data-amounts] input[type=number]')].map(one => one.name.slice(2))"
STAMP = "() => document.querySelector('input[name=stamp]')?.value"


def play_now(page: Any) -> None:
    """One click on the box of Stone Age."""
    page.locator("[data-game=stone_age] button[type=submit]").click()
    page.wait_for_url("**/t/*")


def wait_for_turn(page: Any) -> bool:
    """Until this browser is asked something; False when the match is over."""
    page.wait_for_function(ASKED)
    return page.locator("#results").count() == 0


def stamp(page: Any) -> str:
    """The number of the question on the page."""
    return page.evaluate(STAMP)


def wait_for_news(page: Any, before: str) -> None:
    page.wait_for_function(f"() => document.querySelector('input[name=stamp]')?.value !== '{before}'")


def offered(page: Any) -> list[str]:
    """The decisions that can be taken by pressing something that is visible."""
    return page.evaluate(OFFERED)


def amounts(page: Any) -> list[str]:
    """The decisions that stand in a step for several at once."""
    return page.evaluate(AMOUNTS)


def button(page: Any, decision: str) -> Any:
    return page.locator(f'button[name=decision][form=decide][value="{decision}"]:visible').first


def click(page: Any, decision: str) -> None:
    """Presses the thing that carries a decision, and waits until the table has moved on."""
    before = stamp(page)
    button(page, decision).click()
    wait_for_news(page, before)


def points(shown: str) -> int:
    """A number as the page writes it, with a real minus sign."""
    return int(shown.replace("−", "-"))


def brisk(decisions: list[str], chance: random.Random, *, rich: bool) -> str:
    """A player who sends everybody at once, gathers, and buys what there is when `rich`: such a match is short."""
    for wanted in ("buy", "feed", "roll done"):
        if wanted in decisions:
            return wanted
    dear = [one for one in decisions if one.split(" ")[-1].startswith(("card", "building"))]
    plain = [one for one in decisions if one not in dear]
    if dear and (rich or not plain):
        return chance.choice(dear)
    most = max(map(_people, plain))
    return chance.choice([one for one in plain if _people(one) == most])


def _people(decision: str) -> int:
    return int(decision[-1]) if decision[-1].isdigit() else 1


def is_rich(room: Room, seat: int = 0) -> bool:
    """Has the seat enough resources for the dearest card?"""
    return sum(room.match.view(seat)["position"]["stock"][seat].values()) >= 4
