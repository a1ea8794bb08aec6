"""What must not travel does not: everything that anybody is sent during a match is searched for secrets."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.web.serving import Listener, around_one_screen, bearer, browser, open_api_table, room_of, serving


async def test_no_secret_is_in_anything_that_others_are_sent(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The seed, its nonce, the server's own secret, other seats' tokens and other browsers' keys."""
    caplog.set_level("DEBUG")
    luck = random.Random(9)
    async with serving(tmp_path, bots=False) as app, browser(app) as client, browser(app) as guest:
        address = await around_one_screen(client)
        await client.get(address)
        table, house = room_of(app, address), app.house
        key = client.cookies["civitas_key"]
        canaries = {
            "seed": str(table.table.seed),
            "seed in hexadecimal": f"{table.table.seed:x}",
            "nonce": table.table.nonce,
            "secret": house.secret,
            "key": key,
            **{f"token of {seat}": house.token(table.id, seat, 0) for seat in (-1, 0, 1)},
        }
        sent: list[str] = []
        async with Listener(app, f"{address}/live") as page, Listener(app, f"/api/tables/{table.id}/events") as api:
            for _ in range(40):
                if table.match.over:
                    break
                stamp, choices = table.table.version, table.match.legal()
                data = {"stamp": str(stamp), "decision": luck.choice(choices).name}
                await client.post(f"{address}/decide", data=data)
                wrong = await guest.post(f"{address}/decide", data=data)
                stale = await client.post(f"{address}/decide", data=data)
                sent += [wrong.text, stale.text, str(wrong.headers), str(stale.headers)]
                for stream in (page, api):
                    sent.append(str(await stream.event()))
            for path in (address, f"{address}/replay/9", "/", "/metrics", f"/api/tables/{table.id}/view", "/nowhere",
                         f"{address}/sit/forged", f"{address}/match.civitas", f"{address}/curve"):  # fmt: skip
                answer = await guest.get(path)
                sent += [answer.text, str(answer.headers)]
        log = "\n".join(f"{record.getMessage()} {record.__dict__}" for record in caplog.records)
        told = [record for record in caplog.records if record.name.startswith("civitas")]
        assert len(sent) > 200 and told
        for name, canary in canaries.items():
            assert not any(canary in text for text in sent), name
            if name != "key":  # the test's own browser logs nothing of ours
                assert canary not in log, f"{name} in the log"


async def test_an_opponents_token_is_never_told_by_the_api(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        base, token = f"/api/tables/{table['id']}", table["seats"][1]["token"]
        mine = bearer(table, 0)
        asked = [client.get(f"{base}/{what}", headers=mine) for what in ("view", "legal")]
        asked.append(client.post(f"{base}/claim", json={"name": "Ada"}, headers=mine))
        asked.append(client.post(f"{base}/undo", json={"version": 0}, headers=mine))
        for answer in await asyncio.gather(*asked):
            assert token not in answer.text and token not in str(answer.headers)
