"""Setting tables up, lists of tables, and seats that are handed over: what the frame's pages offer."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from civitas.core.game import all_games, find_game
from civitas.web.pages.home import ago
from civitas.web.pages.setup import FEW, new_table
from civitas.web.words import say, speaker
from tests.web.serving import around_one_screen, browser, room_of, serving

MINUTE, HOUR, DAY = 60, 3600, 86400


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_option_is_offered_with_its_usual_value_chosen(game) -> None:  # type: ignore[no-untyped-def]
    page = str(new_table(game, "screen", "", ("apprentice",), "en", speaker("en")))
    for option in game.options:
        offered = re.search(rf'name="option-{option.name}">(.*?)</select>', page)
        assert offered is not None
        assert re.findall(r'value="([^"]+)"', offered[1]) == list(option.values)
        assert re.findall(r'value="([^"]+)" selected', offered[1]) == [option.default]
    assert ("more-options" in page) == (len(game.options) > FEW)


def test_names_are_proposed_and_need_not_be_typed() -> None:
    page = str(new_table(find_game("stone_age"), "bots", "Ania", ("apprentice",), "en", speaker("en")))
    assert re.findall(r'value="([^"]*)" placeholder="([^"]*)"', page) == [
        ("Ania", "Player 1"), ("", "Celina"), ("", "Dawid"), ("", "Player 4"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(3, "just now"), (MINUTE, "1 minute ago"), (59 * MINUTE, "59 minutes ago"), (5 * HOUR, "5 hours ago"),
     (DAY, "yesterday"), (9 * DAY, "9 days ago"), (-5, "just now")],
)  # fmt: skip
def test_lists_say_how_long_ago_something_was(seconds: int, words: str) -> None:
    assert ago(time.time() - seconds, speaker("en")) == words


def test_polish_counts_minutes_as_poles_do() -> None:
    found = [say("pl", "ago-minutes", n=n) for n in (1, 3, 5, 22)]
    assert found == ["1 minutę temu", "3 minuty temu", "5 minut temu", "22 minuty temu"]


async def test_around_one_screen_any_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await around_one_screen(client, 3)
        page = (await client.get(address)).text
        assert 'data-open="away-sheet"' in page
        assert re.findall(r'form="away" name="seat" value="(\d)"', page) == ["0", "1", "2"]
        for away in (True, False):
            await client.post(f"{address}/away", data={"seat": "2"})
            assert [seat.away for seat in room_of(app, address).seats] == [False, False, away]


async def test_who_invites_from_the_own_computers_address_is_told_that_it_leads_nowhere(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await around_one_screen(client)
        for host, told in (("localhost:8400", True), ("127.0.0.1:8400", True), ("192.168.0.7:8400", False)):
            page = (await client.get(f"{address}/seats", headers={"host": host})).text
            assert ('class="near"' in page) == told
            assert f"http://{host}{address}/sit/" in page
