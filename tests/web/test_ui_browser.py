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
from htpy import button, circle, div, form, link, p, span, svg

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

WIDE = """
.map { width: 400px; height: 300px; overflow: auto; }
.wide-map { width: calc(400px * var(--zoom, 1)); height: auto; }
"""

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


def little_counting(answer: str) -> Any:
    """A map that zooms, and a payment of two out of three kinds."""
    rows = [ui.Amount(f"pay {name}", name.title(), name, 3, 0, worth) for name, worth in (("wood", 3), ("stone", 5))]
    way = {"in": "+", "out": "\u2212", "fit": "="}
    return div("#table")[
        div("#map.map", tabindex="0", role="group", aria_label="Map", data_zoom=True)[
            svg(".wide-map", viewBox="0 0 900 500")[circle(cx="450", cy="250", r="40")]
        ],
        [button(type="button", data_zooms=name, aria_label=name)[sign] for name, sign in way.items()],
        div("#tray", data_tray=True)[span, span],
        span("#spent", data_amount="pay wood", data_sign="\u2212", hidden=True),
        ui.amounts("Pay", rows, least=2, most=2, submit="Pay", why="two in all", fewer="less", more="more", key="1",
                   worth_label="points"),
        p("#answer")[answer],
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
        if path.startswith("/static/") and path != "/static/wide.css":
            self.path = path.removeprefix("/static")
            return super().do_GET()
        if path == "/table":
            content = [ui.decision_form("/table", stamp="1"), little_table("forest", "a", 1)]
            return self.reply(str(ui.page("en", "Table", content, skip_label="Skip", game="stone_age")))
        if path == "/counting":
            several = form(id=ui.SEVERAL_FORM, hx_post="/counting", hx_target="#table", hx_swap="outerMorph")
            styled = link(rel="stylesheet", href="/static/wide.css")
            return self.reply(str(ui.page("en", "Counting", [styled, several, little_counting("")], skip_label="Skip")))
        if path == "/static/wide.css":
            return self.reply(WIDE, "text/css")
        room, theme, lang = path.strip("/").split(".")
        chosen = next(each for each in gallery.ROOMS if (each.slug or "house") == room)
        return self.reply(str(gallery.sample_page(chosen, lang, "dark" if theme == "dark" else "light", "")))

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        at = "river" if "river" in body else "forest"
        self.reply(str(little_counting(body) if self.path == "/counting" else little_table(at, body, 3)))

    def reply(self, text: str, kind: str = "text/html") -> None:
        data = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
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


def test_amounts_add_up_show_what_they_cost_and_are_given_only_when_they_fit(page: Any, address: str) -> None:
    page.goto(f"{address}/counting")
    more = page.locator(".amount-step:has-text('+')")
    submit = page.locator("[data-amounts] [type=submit]")
    assert submit.get_attribute("aria-disabled") == "true"
    page.locator("[name='n:pay wood']").focus()
    page.keyboard.press("ArrowUp")
    assert page.inner_text("[data-sum]") == "1"
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    assert page.inner_text("#answer") == "", "one is not two"
    more.nth(1).click()
    assert page.inner_text("[data-sum]") == "2"
    assert page.inner_text("[data-worth-sum]") == "8"
    assert page.inner_text("#spent") == "\u22121"
    assert page.locator("#tray svg").count() == 2
    submit.click()
    page.wait_for_function("() => document.getElementById('answer').textContent")
    assert page.inner_text("#answer") == "n%3Apay+wood=1&n%3Apay+stone=1"


def test_a_map_is_zoomed_by_button_wheel_and_hand_and_stays_so(page: Any, address: str) -> None:
    page.goto(f"{address}/counting")
    zoom = "Number(getComputedStyle(document.getElementById('map')).getPropertyValue('--zoom') || 1)"
    page.click("[data-zooms=in]")
    assert page.evaluate(zoom) == pytest.approx(1.4)
    page.hover("#map")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function(f"() => {zoom} > 3")
    reached, left = page.evaluate(zoom), page.evaluate("document.getElementById('map').scrollLeft")
    box = page.locator("#map").bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 150)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 150, steps=4)
    page.mouse.up()
    assert page.evaluate("document.getElementById('map').scrollLeft") > left + 40
    page.fill("[name='n:pay stone']", "2")
    page.click("[data-amounts] [type=submit]")
    page.wait_for_function("() => document.getElementById('answer').textContent")
    assert page.evaluate(zoom) == pytest.approx(reached), "the table was drawn anew, the map stands as it stood"
    page.click("[data-zooms=fit]")
    assert page.evaluate(zoom) == 1


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
