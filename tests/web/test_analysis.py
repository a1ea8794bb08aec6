"""The analysis beside the replay: for everybody after the end, before it for one's own seat only."""

import time
from pathlib import Path

import httpx
import pytest

from civitas.bots import Budget
from civitas.lab import analysis as lab
from civitas.web import native
from civitas.web.app import App
from civitas.web.limits import Buckets
from civitas.web.routes import analysis as routes
from civitas.web.studies import STUDIES, Studies, Study
from tests.web.serving import around_one_screen, browser, choices_of, room_of, serving, stamp_of, until
from tests.web.test_hints import against_a_bot

SCRIPT = {"hx-request": "true"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "_ready", {"stone_age"})
    monkeypatch.setattr(routes, "_asked", Buckets(1000, 1000))
    monkeypatch.setattr(lab.Analysis.__init__, "__defaults__", (Budget(iterations=4), None))
    monkeypatch.setattr(lab, "TWICE", 2)
    STUDIES._kept.clear()


async def play_some(client: httpx.AsyncClient, address: str, decisions: int) -> None:
    for _ in range(decisions):
        page = (await client.get(address)).text
        data = {"stamp": stamp_of(page), "decision": choices_of(page)[0]}
        await client.post(f"{address}/decide", data=data)


async def finish(app: App, address: str) -> None:
    """Plays a table to its end, quickly: the house decides for whoever is asked."""
    from civitas.web.house import decide

    room = room_of(app, address)
    while not room.match.over:
        seat = room.match.to_act or 0
        await decide(app.house, room, seat, room.match.legal_ids()[-1], room.table.version)


async def test_a_finished_match_is_analysed_for_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client, browser(app) as watcher:
        address = await around_one_screen(client)
        await client.get(address)
        await finish(app, address)
        page = (await watcher.get(f"{address}/replay/5")).text
        assert "Analyse the match" in page and 'class="chart chances"' not in page
        begun = await watcher.post(f"{address}/analysis/5?view=all", headers=SCRIPT)
        assert begun.status_code == 200 and 'hx-trigger="load delay:1500ms"' in begun.text
        study = STUDIES.get((address.split("/")[2], None))
        assert study is not None
        await until(lambda: not study.open, 120)
        assert study.state == "done" and study.analysis is not None and study.analysis.complete
        done = (await watcher.get(f"{address}/analysis/5?view=all", headers=SCRIPT)).text
        assert 'class="chart chances"' in done and "hx-trigger" not in done
        assert "At this moment" in done and "The bot’s best ideas" in done
        for look in study.mistakes():
            assert f"{address}/replay/{look.number}?view=all" in done
        whole = (await client.get(f"{address}/replay/5?view=0", headers={"accept-language": "pl"})).text
        assert "Szanse na wygraną" in whole and "W tym momencie" in whole


async def test_a_running_match_is_analysed_for_ones_own_seat_only(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client, browser(app) as stranger:
        address = await against_a_bot(client)
        await play_some(client, address, 1)
        begun = await client.post(f"{address}/analysis/0?view=0", headers=SCRIPT)
        assert begun.status_code == 200
        table_id = address.split("/")[2]
        study = STUDIES.get((table_id, 0))
        assert study is not None and STUDIES.get((table_id, None)) is None
        await until(lambda: not study.open, 60)
        assert {look.seat for look in study.curve()} == {0}
        assert "Your decisions" not in begun.text
        for method, where in (("GET", "analysis/0"), ("POST", "analysis/0")):
            assert (await stranger.request(method, f"{address}/{where}", headers=SCRIPT)).status_code == 403
        assert 'id="analysis"' not in (await stranger.get(f"{address}/replay/0")).text
        assert 'id="analysis"' in (await client.get(f"{address}/replay/0")).text


async def test_a_running_match_is_not_analysed_where_hints_are_not_allowed(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        for address in (await against_a_bot(client, hints="0"), await around_one_screen(client, hints="1")):
            await client.get(address)
            assert (await client.post(f"{address}/analysis/0", headers=SCRIPT)).status_code == 403
            assert 'id="analysis"' not in (await client.get(f"{address}/replay/0")).text


def test_what_was_found_of_a_shorter_match_is_kept_and_what_was_taken_back_is_not() -> None:
    from civitas.web.studies import _still_true
    from tests.lab.test_analysis import short_match

    analysis = lab.Analysis(short_match(6), Budget(iterations=2))
    analysis.run()
    before = tuple(analysis.match.decisions)
    study = Study(before, "done", analysis)
    assert set(_still_true(study, (*before, 3))) == set(range(6))
    assert set(_still_true(study, (*before[:4], before[4] + 1))) == set(range(4))


def test_studies_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    from civitas.web.problems import NoAdvice
    from tests.lab.test_analysis import short_match

    monkeypatch.setattr("civitas.web.studies.KEPT", 3)
    studies, match = Studies(), short_match(2)
    for number in range(6):
        studies.begin((str(number), None), match, lambda: False)
        deadline = time.monotonic() + 60
        while any(study.open for study in studies._kept.values()) and time.monotonic() < deadline:
            time.sleep(0.01)
    assert len(studies._kept) <= 4
    for number in range(6):
        studies._kept[f"open {number}", None] = Study(())
    with pytest.raises(NoAdvice):
        studies.begin(("late", None), match, lambda: False)
