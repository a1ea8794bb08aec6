"""The rules of a game, numbered, each with an address of its own."""

import re
from collections.abc import Iterator
from functools import lru_cache

from htpy import Renderable, a, article, div, h2, li, nav, ol, p, section, span
from markupsafe import Markup

from civitas.core.game import Game, find_game
from civitas.web import ui
from civitas.web.words import Say, speaker


def rules_page(game: Game, lang: str) -> Markup:
    return _rules(game.slug, lang)


@lru_cache(maxsize=24)
def _rules(slug: str, lang: str) -> Markup:
    game, say = find_game(slug), speaker(lang)
    chapters = list(_chapters(game, lang))
    return Markup(
        str(
            div(".rules")[
                nav(".panel.rules-contents", aria_label=say("contents"))[
                    ol[[li[a(href=f"#{_anchor(game, number)}")[f"{number}. {title}"]] for number, title, _ in chapters]]
                ],
                article(".panel.rules-text")[[_chapter(game, lang, *chapter, say) for chapter in chapters]],
            ]
        )
    )


def _anchor(game: Game, number: str) -> str:
    return f"{game.abbreviation}-{number}"


def _chapters(game: Game, lang: str) -> Iterator[tuple[int, str, list[str]]]:
    """Every chapter with its rules, as long as there are any."""
    texts = game.texts
    for chapter in range(1, 100):
        rules = [f"{chapter}.{one}" for one in range(1, 100) if texts.has(lang, _message(game, f"{chapter}-{one}"))]
        heading = f"section-{game.abbreviation}-{chapter}"
        if rules:
            yield chapter, texts.format(lang, heading) if texts.has(lang, heading) else str(chapter), rules


def _message(game: Game, number: str) -> str:
    return f"rule-{game.abbreviation}-{number}"


def _chapter(game: Game, lang: str, number: int, title: str, rules: list[str], say: Say) -> Renderable:
    return section(id=_anchor(game, str(number)))[
        h2[f"{number}. {title}"], [_rule(game, lang, rule, say) for rule in rules]
    ]


def _rule(game: Game, lang: str, number: str, say: Say) -> Renderable:
    text = game.texts.format(lang, _message(game, number.replace(".", "-")))
    anchor = _anchor(game, number)
    return div(".rule", id=anchor)[
        a(".rule-number", href=f"#{anchor}", aria_label=say("link-to-rule", number=anchor))[anchor],
        div[[p[_linked(game, line)] for line in text.splitlines() if line.strip()]],
    ]


def _linked(game: Game, text: str) -> list[Renderable | str]:
    """Numbers of rules in a sentence become links."""
    parts = re.split(rf"({game.abbreviation}-\d+(?:\.\d+)?)", text)
    return [a(href=f"#{part}")[part] if i % 2 else part for i, part in enumerate(parts)]


def no_rules(say: Say) -> Renderable:
    return ui.notice(say("rules"), span[say("problem-no-page")], picture="rules")
