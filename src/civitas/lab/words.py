"""What the lab says to people, in both languages."""

from pathlib import Path
from typing import Any

from civitas.core.match import Match
from civitas.core.text import Texts
from civitas.lab.analysis import Idea, Look, words_of

TEXTS = Texts(Path(__file__).parent / "text")


def say(lang: str, message: str, **values: Any) -> str:
    return TEXTS.format(lang, message, values)


def name_of(match: Match, seat: int, lang: str) -> str:
    """Who sits there."""
    return match.names[seat] if match.names else match.game.texts.format(lang, "seat-name", {"seat": seat + 1})


def percent(share: float) -> int:
    return round(100 * share)


def mistake(match: Match, look: Look, lang: str) -> str:
    """A mistake in a sentence: what was done, what would have been better, and what it cost."""
    played, best = look.played, look.best[0]
    return say(
        lang,
        "mistake",
        number=look.number + 1,
        name=name_of(match, look.seat, lang),
        played=words_of(match.game, played.action, lang) if played else "",
        best=words_of(match.game, best.action, lang),
        kept=percent(played.win) if played else 0,
        instead=percent(best.win),
    )


def alternatives(match: Match, look: Look, lang: str) -> list[str]:
    """The best ideas at a decision, in words, with the chance to win of each."""
    return [idea(match, one, lang) for one in look.best]


def idea(match: Match, one: Idea, lang: str) -> str:
    return say(lang, "idea", text=words_of(match.game, one.action, lang), win=percent(one.win))
