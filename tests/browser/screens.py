"""Takes the pictures in docs/screens: `python -m tests.browser.screens [NAME ...]`, such as `home` or `nations-table`.

Compressed with pngquant where it is installed.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import sync_playwright

from civitas.bots import choose
from civitas.core.game import all_games
from civitas.core.sealed import asked_of, pending
from civitas.web.house import decide
from civitas.web.visitor import KEY_COOKIE
from tests.browser.conftest import CHROMIUM, FLAGS, NAMES, Server

OUT = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {1440: 900, 1024: 768, 390: 844}
LANGS = ("en", "pl")
SOME_WAY = {"stone_age": 130, "guns_and_steel": 60, "historia": 60, "nations": 90, "beyond_the_horizon": 90}


def lay(client: httpx.Client, slug: str) -> str:
    seats = {
        f"{field}{seat}": value for seat in range(3) for field, value in (("kind", "person"), ("name", NAMES[seat]))
    }
    answer = client.post(f"/games/{slug}/tables", data={"mode": "screen", **seats})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def play(server: Server, address: str, most: int) -> int:
    """Lets bots that look one step ahead play for everybody; how many decisions there are then.

    The bigger games are played by lot: their rules are interpreted here, and looking ahead would take minutes.
    """
    room = server.room(address)
    level = "greedy" if room.table.game == "stone_age" else "random"

    async def go() -> None:
        while not room.match.over and len(room.match.decisions) < most:
            seat = pending(room.match)[0]
            answer = choose(asked_of(room.match, seat), seat, level, seed=len(room.match.decisions))
            await decide(server.app.house, room, seat, answer, room.table.version)

    server.do(go())
    return len(room.match.decisions)


def shoot(page: Any, name: str, address: str, lang: str, width: int) -> None:
    page.goto(address)
    if page.locator("button[form=face]").count():
        page.click("button[form=face]")
        page.wait_for_selector("button[form=face]", state="detached")
    if name.endswith("end"):
        page.wait_for_selector("#curve svg")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    path = OUT / f"{name}-{lang}-{width}.png"
    page.screenshot(path=path)
    if shutil.which("pngquant"):
        squeeze = ["--nofs", "--quality", "40-80", "--speed", "1", "--strip", "--force", "--ext", ".png"]
        subprocess.run(["pngquant", *squeeze, str(path)], check=True)
    print(f"{path.stat().st_size:>9,}  {path.name}", flush=True)


def pictures(server: Server, client: httpx.Client, wanted: set[str]) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Names of pictures with their addresses and widths; only what is wanted is played."""
    found: dict[str, tuple[str, tuple[int, ...]]] = {}
    for game in all_games():
        name = f"{game.slug}-table"
        if not wanted or name in wanted:
            address = lay(client, game.slug)
            play(server, address, SOME_WAY.get(game.slug, 60))
            found[name] = (address, tuple(SIZES) if game.slug == "stone_age" else (1440, 390))
    if not wanted or wanted & {"end", "replay"}:
        address = lay(client, "stone_age")
        last = play(server, address, 10**6)
        found["end"], found["replay"] = (address, tuple(SIZES)), (f"{address}/replay/{last // 2}", tuple(SIZES))
    found["home"] = ("/", tuple(SIZES))
    return {name: picture for name, picture in found.items() if not wanted or name in wanted}


def main(wanted: set[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with Server(Path(tempfile.mkdtemp())) as server, sync_playwright() as playwright:
        client = httpx.Client(base_url=server.address, timeout=300)
        client.get("/")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (address, widths) in pictures(server, client, wanted).items():
            for lang in LANGS:
                for width in widths:
                    context = browser.new_context(
                        viewport={"width": width, "height": SIZES[width]}, locale=lang, base_url=server.address,
                        reduced_motion="reduce", has_touch=width < 500, color_scheme="light",
                    )  # fmt: skip
                    key: Any = {"name": KEY_COOKIE, "value": client.cookies[KEY_COOKIE], "url": server.address}
                    context.add_cookies([key])
                    shoot(context.new_page(), name, address, lang, width)
                    context.close()
        browser.close()


if __name__ == "__main__":
    main(set(sys.argv[1:]))
