"""Shared pieces keep the page's promises: nothing inline, one picture a meaning, words where only a picture is seen."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from civitas.web import ui
from civitas.web.ui import gallery
from civitas.web.ui.icons import SHEETS
from civitas.web.ui.pieces import SOLID, STAMPS

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/civitas/web/static"
PAGES = [str(gallery.sample_page(room, lang, "light", "")) for room in gallery.ROOMS for lang in gallery.LANGS]


@pytest.mark.parametrize("page", PAGES)
def test_no_markup_carries_style_or_script(page: str) -> None:
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", page)
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)


@pytest.mark.parametrize("page", PAGES)
def test_ids_are_unique(page: str) -> None:
    ids = Counter(re.findall(r'\sid="([^"]+)"', page))
    assert not [name for name, times in ids.items() if times > 1]


@pytest.mark.parametrize("page", PAGES)
def test_every_button_and_picture_has_a_word(page: str) -> None:
    root = ElementTree.fromstring(re.sub(r"<(meta|link|input)([^>]*)>", r"<\1\2/>", attributes_valued(page)))
    for element in root.iter():
        if element.tag in ("button", "a") or element.get("role") in ("img", "button"):
            words = "".join(element.itertext()).strip() or element.get("aria-label", "")
            assert words, ElementTree.tostring(element)[:300]


def attributes_valued(page: str) -> str:
    """The page as XML: attributes without a value get one."""
    page = page.removeprefix("<!doctype html>")
    return re.sub(
        r"<\w[^>]*>",
        lambda tag: re.sub(r'\s([\w-]+)(?=[\s>])(?!=)(?=(?:[^"]*"[^"]*")*[^"]*$)', r' \1=""', tag[0]),
        page,
    )


def test_one_meaning_one_picture() -> None:
    meanings = [meaning for icons in SHEETS.values() for meaning in icons]
    pictures = [picture for icons in SHEETS.values() for picture in icons.values()]
    assert len(set(meanings)) == len(meanings)
    assert len(set(pictures)) == len(pictures)


def test_sprites_hold_every_meaning() -> None:
    for sheet, icons in SHEETS.items():
        sprite = STATIC / "vendor" / f"icons-{sheet}.svg"
        if not sprite.exists():
            pytest.skip("run tools/build_assets.py first")
        held = re.findall(r'<symbol id="(\w+)"', sprite.read_text())
        assert held == list(icons)


def test_every_body_is_drawn() -> None:
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', (STATIC / "art/pieces.svg").read_text()))
    assert drawn == set(STAMPS) | {f"{kind}-top" for kind in SOLID}


def test_artwork_is_small_and_complete() -> None:
    css = (STATIC / "civitas.css").read_text()
    for name in set(re.findall(r'url\("(art/[^"]+)"\)', css)):
        assert (STATIC / name).stat().st_size < 40_000, name


def test_a_piece_is_drawn_once_and_kept() -> None:
    assert ui.icon("wood", "Wood") is ui.icon("wood", "Wood")
    assert ui.scene("hills", "a") == ui.scene("hills", "a")
    assert ui.scene("hills", "a") != ui.scene("hills", "b")


def test_a_choice_posts_its_decision() -> None:
    open_choice = str(ui.choice("Forest", "place forest 3"))
    for part in ('type="submit"', 'form="decide"', 'name="decision"', 'value="place forest 3"'):
        assert part in open_choice


def test_a_closed_choice_says_why_and_posts_nothing() -> None:
    closed = str(ui.choice("Pass", None, why="SA-5.2"))
    for part in ('aria-disabled="true"', 'data-why="SA-5.2"', 'type="button"'):
        assert part in closed
    assert "value=" not in closed


def test_words_are_escaped() -> None:
    assert "<b>" not in str(ui.seat_badge(0, "<b>")) + str(ui.card_frame("<b>", tone="leaf")) + str(
        ui.choice("<b>", "<b>")
    )


def test_a_counter_shows_what_changed() -> None:
    assert "+3" in str(ui.counter("wood", 5, "Wood", change=3))
    assert "\u22122" in str(ui.counter("wood", 3, "Wood", change=-2))
    assert "change" not in str(ui.counter("wood", 3, "Wood"))


def test_no_package_source_is_named_in_the_lock() -> None:
    lock = json.loads((ROOT / "web-assets/package-lock.json").read_text())
    assert not [name for name, entry in lock["packages"].items() if "resolved" in entry]


def test_seats_are_marked_by_what_tells_their_names_apart() -> None:
    marks = [str(ui.seat_mark(0, name)) for name in ("łucja", "Player 1", "Player 2")]
    assert [re.findall(">([^<]*)</text>", mark) for mark in marks] == [["Ł"], ["1"], ["2"]]


def test_losses_have_a_real_minus_sign() -> None:
    assert [ui.number(n) for n in (-12, 0, 3)] == ["\u221212", "0", "3"]
    table = str(ui.score_table("Score", [(0, "Ania", 1)], [ui.Source("food", "Hunger", [-20])], total_label="Total",
                               place_label="Place"))  # fmt: skip
    assert "\u221220" in table
    assert "-20" not in table


@pytest.mark.parametrize("values", [[0, 149, -177, 136], [-3, -9], [0, 0], [5, 470], [-40, 7]])
def test_the_lines_of_a_chart_stand_at_round_numbers_around_all_values(values: list[int]) -> None:
    chart = str(ui.line_chart("How it went", [(0, "Ania", values)], x_label="rounds", y_label="points"))
    lines = [int(n.replace("\u2212", "-")) for n in re.findall(r'text-anchor="end">([^<]+)<', chart)]
    step = lines[1] - lines[0]
    assert lines == list(range(lines[0], lines[-1] + 1, step))
    assert not [line for line in lines if line % step]
    assert lines[0] <= min(values)
    assert lines[-1] >= max(values)
    assert 2 <= len(lines) <= 8
