"""The shared pieces in a real browser under the page's strict policy: keys, explanations, travelling pieces, access."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from htpy import div

from civitas.web import ui
from civitas.web.ui import gallery

sync_api = pytest.importorskip("playwright.sync_api")
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web-assets/node_modules/axe-core/axe.min.js"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
POLICY = "default-src 'none'; " + "; ".join(
    f"{kind}-src 'self'" for kind in ("script", "style", "img", "font", "connect")
)

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.skipif(not (gallery.STATIC_FILES / "vendor").exists(), reason="run tools/build_assets.py first"),
]


def little_table(at: str, roll: str, wood: int) -> Any:
    """A table with one person who stands at a place, one die and one counter."""
    person = ui.meeple(0, "Ania", id="person-0")
    return div("#table")[
        ui.board(
            "Board",
            [
                ui.place("Forest", id="forest", picture="forest", tone="leaf", scene_kind="forest",
                         pieces=person if at == "forest" else None, decision="place forest 1"),
                ui.place("River", id="river", picture="river", tone="water", scene_kind="water",
                         pieces=person if at == "river" else None, decision="place river 1"),
            ],
        ),
        ui.die(4, "4", id="die-0", key=roll),
        ui.counter("wood", wood, "Wood", id="wood", ghosts={"place forest 1": 2}),
        ui.turn_notice("Your turn:" if at == "forest" else "", f"The person stands at the {at}"),
        ui.choice("Pass", None, why="SA-5.2"),
        ui.tool_button("undo", "Undo", key="u", opens="keys"),
        ui.sheet("keys", "Keys", ui.keys_help([("u", "undo")]), close_label="Close"),
    ]  # fmt: skip


class Handler(SimpleHTTPRequestHandler):
    """Serves the static files, the gallery's pages and a table that answers decisions."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Stays silent."""

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        if path.startswith("/static/"):
            self.path = path.removeprefix("/static")
            return super().do_GET()
        if path == "/table":
            content = [ui.decision_form("/table", stamp="1"), little_table("forest", "a", 1)]
            return self.reply(str(ui.page("en", "Table", content, skip_label="Skip", game="stone_age")))
        room, theme, lang = path.strip("/").split(".")
        chosen = next(each for each in gallery.ROOMS if (each.slug or "house") == room)
        return self.reply(str(gallery.sample_page(chosen, lang, "dark" if theme == "dark" else "light", "")))

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.reply(str(little_table("river" if "river" in body else "forest", body, 3)))

    def reply(self, text: str) -> None:
        data = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(gallery.STATIC_FILES)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    opened = context.new_page()
    complaints: list[str] = []

    def complain(message: Any) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def fail(what: Any) -> None:
        complaints.append(str(what))

    opened.on("console", complain)
    opened.on("pageerror", fail)
    opened.on("requestfailed", fail)
    yield opened
    heard = list(complaints)
    context.close()
    assert not heard


def test_a_piece_travels_and_the_die_tumbles_after_a_decision(page: Any, address: str) -> None:
    page.goto(f"{address}/table")
    assert page.title() == "Your turn: Table"
    page.evaluate("window.same = document.getElementById('person-0')")
    page.click("#river")
    page.wait_for_selector("#river #person-0")
    moving = page.evaluate("document.getAnimations().map(a => a.effect.target.id || a.effect.target.className)")
    assert {"person-0", "die-0"} <= set(moving)
    assert page.title() == "Table"
    assert page.inner_text("#live") == "The person stands at the river"
    assert page.inner_text("#wood .n") == "3"
    page.keyboard.press("s")
    left = page.evaluate("document.getAnimations().filter(a => a.effect.target.id === 'person-0').length")
    assert left == 0


def test_arrows_move_between_choices_and_enter_answers(page: Any, address: str) -> None:
    page.goto(f"{address}/table")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") == "forest"
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.id") == "river"
    page.keyboard.press("Enter")
    page.wait_for_selector("#river #person-0")


def test_a_choice_shows_its_consequence_before_it_is_final(page: Any, address: str) -> None:
    page.goto(f"{address}/table")
    assert page.is_hidden("[data-ghost]")
    page.hover("#forest")
    assert page.is_visible("[data-ghost]")
    page.hover("#river")
    assert page.is_hidden("[data-ghost]")


def test_what_is_forbidden_says_why(page: Any, address: str) -> None:
    page.goto(f"{address}/table")
    page.hover("[aria-disabled]")
    page.wait_for_selector(".tip:popover-open")
    assert page.inner_text(".tip") == "SA-5.2"


def test_keys_open_and_escape_closes(page: Any, address: str) -> None:
    page.goto(f"{address}/table")
    page.keyboard.press("u")
    assert page.is_visible("#keys")
    page.keyboard.press("Escape")
    assert page.is_hidden("#keys")


@pytest.mark.parametrize("width", [360, 768, 1440])
@pytest.mark.parametrize("room", [each.slug or "house" for each in gallery.ROOMS])
def test_no_room_scrolls_sideways(page: Any, address: str, room: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{address}/{room}.light.pl")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: npm ci in web-assets")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("room", [each.slug or "house" for each in gallery.ROOMS])
def test_no_room_shuts_anybody_out(page: Any, address: str, room: str, theme: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}/{room}.{theme}.pl")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.wait_for_timeout(300)
    found = page.evaluate("axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']})")
    broken = {
        each["id"]: [node["html"][:160] + node["failureSummary"][-200:] for node in each["nodes"][:4]]
        for each in found["violations"]
    }
    assert not broken
