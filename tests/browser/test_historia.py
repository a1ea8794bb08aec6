"""Historia at the page: secret choices of several browsers, the map, and a solo game to its end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from civitas.core.sealed import asked_of, pending
from civitas.web.house import decide
from civitas.web.rooms import Room
from tests.browser.conftest import Server, Visit
from tests.browser.playing import stamp, wait_for_news

THINGS = """() => [...document.querySelectorAll('[name=decision][form=decide], [data-decision]')]
    .filter(one => one.checkVisibility() && !one.disabled && !one.classList.contains('hi-play'))
    .map(one => one.dataset.decision || one.value)"""
ASKED = "() => document.getElementById('results') || document.querySelector('#prompt.mine')"
CLICKS = 25  # of a whole game, then it goes on by itself
WAYS = ("select technology", "basic", "stop")


def sit_down(visit: Visit, people: int, **options: str) -> Any:
    """A table of people, the first seat of which is this browser's."""
    page = visit("/games/historia?mode=friends")
    form = {"mode": "friends", **{f"option-{name}": value for name, value in options.items()}}
    form |= {f"kind{seat}": "person" if seat < people else "none" for seat in range(6)}
    form |= {f"name{seat}": name for seat, name in enumerate(("Ela", "Dorota", "Tomasz"))}
    page.evaluate(
        """form => { const sent = Object.assign(document.createElement('form'), {method: 'post',
            action: '/games/historia/tables'});
            for (const [name, value] of Object.entries(form))
                sent.append(Object.assign(document.createElement('input'), {name, value}));
            document.body.append(sent); sent.submit(); }""",
        form,
    )
    page.wait_for_url("**/t/**")
    page.goto(page.url.removesuffix("/seats"))
    return page


def go_on(server: Server, address: str, until: Any) -> Room:
    """Everybody answers, and researches where that is possible, until something holds."""
    room = server.room(address)

    async def play() -> None:
        while not room.match.over and not until(room):
            seat = pending(room.match)[0]
            names = [action.name for action in asked_of(room.match, seat).legal()]
            wanted = next((name for name in WAYS if name in names), names[0])
            await decide(server.app.house, room, seat, wanted, room.table.version)

    server.do(play())
    return room


def chooses(room: Room) -> bool:
    return room.match.asks is not None and room.match.asks.name == "select" and not room.match.sealed


def may_tick(room: Room) -> bool:
    """Are all three asked, and may the first seat play two cards out of several?"""
    match = room.match
    if len(pending(match)) < 3 or match.position()["tech"]["civ_1"] < 5:
        return False
    return sum(action.name.count(" ") == 2 for action in asked_of(match, 0).legal()) > 2


def test_what_is_ticked_stays_ticked_while_others_choose(server: Server, visit: Visit) -> None:
    page = sit_down(visit, 3)
    room = go_on(server, page.url, lambda room: chooses(room) and may_tick(room))
    assert not room.match.over
    page.wait_for_selector(".hi-tick:not([disabled])", state="attached")
    page.wait_for_selector("#prompt.mine")
    page.locator("label.hi-ticked.can-choose").first.click()
    before = stamp(page)
    others = [seat for seat in pending(server.room(page.url).match) if seat != 0]
    server.decide(page.url, asked_of(server.room(page.url).match, others[0]).legal_ids()[0], others[0])
    wait_for_news(page, before)
    assert page.locator(".hi-tick:checked").count() == 1, "another one's choice takes nothing away"
    page.locator(".hi-play").click()
    page.wait_for_selector("button[form=undo][name=decision]")
    room = server.room(page.url)
    assert room.match.sealed.keys() == {0, others[0]}
    mine = room.match.sealed[0]
    page.locator("button[form=undo][name=decision]").click()
    page.wait_for_selector("#prompt.mine")
    assert 0 not in room.match.sealed
    page.locator("label.hi-ticked.can-choose").nth(1).click()
    page.locator(".hi-play").click()
    server.wait_for(lambda: 0 in room.match.sealed)
    assert room.match.sealed[0] != mine, "another card lies face down now"
    decisions = len(room.match.decisions)
    server.decide(page.url, asked_of(room.match, others[1]).legal_ids()[0], others[1])
    assert len(room.match.decisions) == decisions + 3
    page.wait_for_selector(".hi-lane .hi-tile[class*=flip]")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_first_cube_is_placed_with_the_keyboard(server: Server, visit: Visit, lang: str) -> None:
    page = sit_down(visit, 1)
    if lang == "pl":
        page.goto(f"/language/pl?back=/t/{page.url.rsplit('/', 1)[1]}")
    room = server.room(page.url)
    assert room.match.asks is not None and room.match.asks.name == "first_cube"
    lands = page.locator("#map [role=button][data-decision]")
    assert lands.count() == 13
    label = lands.first.get_attribute("aria-label")
    assert label and {"en": "Begin", "pl": "Zacznij"}[lang] in label
    lands.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#map .piece[id^=cube-]")
    assert room.match.asks.name == "select"


def test_a_cube_on_the_map_answers_like_the_land_it_stands_on(server: Server, visit: Visit) -> None:
    page = sit_down(visit, 1)
    page.locator("#on-china .hi-token").click()
    page.wait_for_selector("#cube-china-0")
    assert server.room(page.url).match.position()["cube"]["civ_1"]["china"]


def test_a_solo_game_is_played_by_clicking_and_ends_in_words(server: Server, visit: Visit) -> None:
    page = sit_down(visit, 1, events="on", civbot_1="noble")
    room, chance, clicks = server.room(page.url), random.Random(3), 0
    while clicks < CLICKS and page.wait_for_function(ASKED) and not page.locator("#results").count():
        legal = {action.name for action in room.match.legal()}
        found, before = page.evaluate(THINGS), stamp(page)
        assert {*found} <= legal, "only what is legal can be chosen"
        if ticks := page.locator("label.hi-ticked.can-choose").count():
            page.locator("label.hi-ticked.can-choose").nth(chance.randrange(ticks)).click()
            page.locator(".hi-play").click()
        else:
            assert {*found} == legal, "whatever is legal can be chosen"
            wanted = chance.choice(found)
            on = page.locator(f"#on-{wanted.split()[-1]}[data-decision]:visible")
            carried = f'[name=decision][value="{wanted}"]:visible, [data-decision="{wanted}"]:visible'
            (on if on.count() else page.locator(carried)).first.click()
        wait_for_news(page, before)
        clicks += 1
    go_on(server, page.url, lambda room: False)
    page.wait_for_selector("#results")
    assert clicks > 5 and room.match.over
    outcome = room.match.position()["outcome"]
    heading = page.locator("#results h2").inner_text()
    assert heading == {"won": "You have outlived the ages", "lost": "History goes on without you"}[outcome]
