"""The words of the frame in both languages; every game brings its own."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from civitas.core.text import LANGUAGES, Texts

Lang = Literal["en", "pl"]
Say = Callable[..., str]

TEXTS = Texts(Path(__file__).parent / "text")


@lru_cache(maxsize=20_000)
def _formatted(lang: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return TEXTS.format(lang, message, dict(values))


def say(lang: str, message: str, **values: Any) -> str:
    """One text of the frame."""
    return _formatted(lang, message, tuple(sorted(values.items())))


@lru_cache
def speaker(lang: str) -> Say:
    """`say` in one language."""

    def speak(message: str, **values: Any) -> str:
        return _formatted(lang, message, tuple(sorted(values.items())))

    return speak


def preferred(header: str) -> Lang:
    """The language that a browser would rather read: `Accept-Language: pl,en;q=0.8`."""
    best: tuple[float, str] = (0.0, "en")
    for part in header.split(",")[:20]:
        tag, _, weight = part.strip().partition(";q=")
        lang = tag.strip().lower()[:2]
        if lang in LANGUAGES and _weight(weight) > best[0]:
            best = (_weight(weight), lang)
    return "pl" if best[1] == "pl" else "en"


def _weight(text: str) -> float:
    if not text:
        return 1.0
    try:
        return min(max(float(text), 0.0), 1.0)
    except ValueError:
        return 0.0
