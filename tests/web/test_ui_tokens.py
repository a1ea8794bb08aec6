"""The colours that civitas.css declares can be read by everybody, in every room, light and dark."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

CSS = (Path(__file__).parents[2] / "src/civitas/web/static/civitas.css").read_text(encoding="utf-8")
ROOMS = ("stone_age", "guns_and_steel", "historia", "nations", "beyond_the_horizon")
THEMES = ["light", "dark"]
Rgb = tuple[float, float, float]

# Text on ground: the pairs that stand on each other somewhere on a page.
PAIRS = (
    ("ink", "paper"),
    ("ink", "paper-2"),
    ("ink", "ground"),
    ("ink", "ground-2"),
    ("ink-2", "paper"),
    ("ink-2", "paper-2"),
    ("ink-2", "ground"),
    ("accent", "paper"),
    ("second", "paper"),
    ("on-accent", "accent"),
    ("on-bar", "bar"),
    ("good", "paper"),
    ("bad", "paper"),
    ("choose", "paper"),
)
INKS = ("earth", "leaf", "water", "fire", "gold", "plum", "slate", "bone")


def block(selector: str) -> dict[str, str]:
    """The custom properties that a selector's rule sets."""
    start = CSS.index(selector + " {")
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", CSS[start : CSS.index("\n  }", start)]))


def tokens(room: str | None) -> dict[str, str]:
    return block(":root") | (block(f'[data-game="{room}"]') if room else {})


def colour(value: str, theme: str) -> Rgb:
    """A declared colour as sRGB from 0 to 1."""
    pair = re.match(r"light-dark\((#\w+), (#\w+)\)", value)
    code = pair[THEMES.index(theme) + 1] if pair else value
    digits = code.lstrip("#")
    digits = "".join(c * 2 for c in digits) if len(digits) == 3 else digits
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return red, green, blue


def linear(rgb: Rgb) -> Rgb:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb)
    return red, green, blue


def contrast(one: Rgb, other: Rgb) -> float:
    """The WCAG contrast ratio of two colours."""
    first, second = (
        sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(rgb), strict=True)) for rgb in (one, other)
    )
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("room", [None, *ROOMS])
def test_text_reads_on_its_ground(room: str | None, theme: str) -> None:
    declared = tokens(room)
    weak = {
        f"{text} on {ground}": round(ratio, 2)
        for text, ground in PAIRS
        if (ratio := contrast(colour(declared[text], theme), colour(declared[ground], theme))) < 4.5
    }
    assert not weak


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("room", [None, *ROOMS])
def test_paper_letters_read_on_every_printing_ink(room: str | None, theme: str) -> None:
    """Prices stand in paper colour on the card's ink."""
    declared = tokens(room)
    paper = colour(declared["paper"], theme)
    weak = {ink: round(r, 2) for ink in INKS if (r := contrast(paper, colour(declared[ink], theme))) < 4.5}
    assert not weak


def test_letters_read_on_every_seat() -> None:
    declared = block(":root")
    for seat in range(6):
        assert contrast(colour(declared[f"seat-{seat}"], "light"), colour(declared[f"seat-{seat}-ink"], "light")) >= 4.5


# Machado, Oliveira and Fernandes (2009), full severity, on linear RGB.
SIGHTS: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen(rgb: Rgb, sight: str) -> Rgb:
    """A linear colour as that kind of eye sees it."""
    red, green, blue = (sum(w * c for w, c in zip(row, linear(rgb), strict=True)) for row in SIGHTS[sight])
    return red, green, blue


def lab(rgb: Rgb) -> Rgb:
    """A linear colour in Oklab, where distances are what the eye finds different."""
    red, green, blue = rgb
    long = max(0.0, 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = max(0.0, 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = max(0.0, 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


@pytest.mark.parametrize("sight", SIGHTS)
def test_seats_are_told_apart_by_every_eye(sight: str) -> None:
    declared = block(":root")
    points = [lab(seen(colour(declared[f"seat-{seat}"], "light"), sight)) for seat in range(6)]
    near = {
        (a, b): round(distance, 3)
        for a, b in combinations(range(6), 2)
        if (distance := sum((p - q) ** 2 for p, q in zip(points[a], points[b], strict=True)) ** 0.5) < 0.1
    }
    assert not near
