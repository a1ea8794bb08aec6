"""Asking a bot: allowed where the host says so, from one's own view, in words, and never anybody else's secrets."""

from pathlib import Path

import httpx
import pytest

from civitas.bots import search
from civitas.core.game import find_game
from civitas.core.match import Match
from civitas.web import hints, native
from civitas.web.hints import Advice, advise
from civitas.web.limits import Buckets
from civitas.web.pages.hints import pointed_out
from tests.web.serving import around_one_screen, browser, choices_of, play_now, room_of, serving, stamp_of
from tests.web.test_secrets import _dealt_anew

FEW = hints.Budget(iterations=60)


@pytest.fixture(autouse=True)
def native_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stone Age as it is when its native code is ready, and quick advice."""
    monkeypatch.setattr(native, "_ready", {"stone_age"})
    monkeypatch.setattr(hints, "BUDGET", FEW)
    monkeypatch.setattr(hints, "_asked", Buckets(1000, 1000))


def guns_and_steel() -> Match:
    """A game with hidden hands, some decisions on."""
    match = Match(find_game("guns_and_steel"), 2, {"hands": "closed"}, seed=4, backend="native")
    for _ in range(20):
        match.play(match.legal_ids()[0])
    return match


def test_the_hint_is_what_the_search_would_do() -> None:
    match = guns_and_steel()
    seat = match.to_act
    assert seat is not None
    given = advise(match, seat, FEW)
    assert match.game.actions.parse(given.decision) == given.ideas[0][0]
    assert match.check(given.decision) is None
    chances = [chance for _, chance in given.ideas]
    assert len(chances) > 1 and all(0 <= chance <= 1 for chance in chances)
    many = search(match, seat, 600, seed=1)
    assert many.of(given.ideas[0][0]) is not None


@pytest.mark.parametrize("luck", [1, 2, 3])
def test_the_hint_is_the_same_when_hidden_things_are_dealt_anew(luck: int) -> None:
    match = guns_and_steel()
    seat = match.to_act
    assert seat is not None
    other = _dealt_anew(match, seat, luck)
    assert other.bytes() != match.bytes()
    assert advise(other, seat, FEW) == advise(match, seat, FEW)


async def against_a_bot(client: httpx.AsyncClient, **form: str) -> str:
    """A table against one bot, where the person begins."""
    form = {"mode": "bots", "kind0": "person", "kind1": "greedy", "option-first": "1", **form}
    answer = await client.post("/games/stone_age/tables", data=form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


async def ask(client: httpx.AsyncClient, address: str, **headers: str) -> httpx.Response:
    data = {"stamp": stamp_of((await client.get(address)).text)}
    return await client.post(f"{address}/hint", data=data, headers={"hx-request": "true", **headers})


async def test_asking_tells_in_words_and_points_at_the_thing(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await against_a_bot(client)
        page = (await client.get(address)).text
        assert 'data-key="h"' in page and "data-advised" not in page
        answer = await ask(client, address)
        assert answer.status_code == 200 and 'id="advice"' in answer.text and "% chance to win" in answer.text
        given = room_of(app, address).drawn["advice", 0]
        assert given.decision in choices_of(answer.text) and 'data-advised="true"' in answer.text
        # It stays until the table changes, in the reader's language.
        polish = (await client.get(address, headers={"accept-language": "pl"})).text
        assert "szans na wygraną" in polish and 'data-advised="true"' in polish
        await client.post(f"{address}/decide", data={"stamp": stamp_of(page), "decision": given.decision})
        assert 'id="advice"' not in (await client.get(address)).text


async def test_nobody_else_sees_the_advice_or_may_ask_for_it(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client, browser(app) as stranger:
        address = await against_a_bot(client)
        data = {"stamp": stamp_of((await client.get(address)).text)}
        refused = await stranger.post(f"{address}/hint", data=data, headers={"hx-request": "true"})
        assert "not allowed at this table" in refused.text and 'id="advice"' not in refused.text
        assert 'id="advice"' in (await ask(client, address)).text
        watching = (await stranger.get(address)).text
        assert 'id="advice"' not in watching and "data-advised" not in watching


async def test_hints_are_for_tables_against_bots_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        alone, forbidden = await against_a_bot(client), await against_a_bot(client, hints="0")
        at_once, screen = await play_now(client), await around_one_screen(client)
        both = await around_one_screen(client, hints="1")
        for address in (alone, forbidden, at_once, screen, both):
            await client.get(address)
        allowed = [room_of(app, address).table.hints for address in (alone, forbidden, at_once, screen, both)]
        assert allowed == [True, False, True, False, True]
        for address in (forbidden, screen):
            assert 'data-key="h"' not in (await client.get(address)).text
            assert "not allowed at this table" in (await ask(client, address)).text
        for mode, chosen in (("bots", "1"), ("screen", "0"), ("friends", "0")):
            form = (await client.get(f"/games/stone_age?mode={mode}")).text
            select = form[form.index('name="hints"') :]
            assert f'<option value="{chosen}" selected' in select[: select.index("</select>")]


async def test_asking_in_vain_is_answered_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await against_a_bot(client)
        stale = await client.post(f"{address}/hint", data={"stamp": "7"}, headers={"hx-request": "true"})
        assert "moved on" in stale.text
        monkeypatch.setattr(hints, "_in_line", {("other", seat) for seat in range(hints.IN_LINE)})
        assert "thinking for others" in (await ask(client, address)).text
        monkeypatch.setattr(hints, "_in_line", set())
        monkeypatch.setattr(hints, "_asked", Buckets(0, 0.5))
        assert 'id="advice"' not in (await ask(client, address)).text
        monkeypatch.setattr(native, "_ready", set())
        assert "warming up" in (await ask(client, address)).text
        assert "rozgrzewają" in (await ask(client, address, **{"accept-language": "pl"})).text


def test_only_the_advised_control_is_marked() -> None:
    page = '<button name="decision" value="place hut 1"><button value="place hut 10"><button value="place hut 1; pass">'
    marked = pointed_out(page, Advice("place hut 1", ((0, 0.5),)))
    assert marked.count("data-advised") == 2 and 'value="place hut 10">' in marked
