"""The Progress Board: three rows with their prices, and what each card would do for the viewer now."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from htpy import Node, Renderable, button, div, span

from civitas.games.nations.rules.buying import attack_of, price_of
from civitas.games.nations.state import SPACES
from civitas.games.nations.table.facts import Facts, Nation
from civitas.games.nations.table.parts import coin, decider, keep_few, sign
from civitas.games.nations.table.preview import Outcome, ruled
from civitas.games.nations.table.printed import card_body, card_top, card_words, tone_of
from civitas.games.nations.table.words import (
    MINUS,
    amount,
    amounts,
    card_kind,
    card_name,
    decision_words,
    good_name,
    offer_of,
    say,
)
from civitas.games.nations.tables import GOODS, MOD_GOLDEN_BONUS, ROW_PRICE, VP_PRICE
from civitas.web import ui

ROWS_SHOWN = (3, 2, 1)
CHOOSING = {"turn": "buy", "free_buy": "buy", "swap_first": "swap", "swap_second": "swap"}


@dataclass(frozen=True)
class Space:
    """One space of the board as the viewer sees it; equal spaces are drawn once."""

    lang: str
    place: str
    card: int
    row: int
    price: int  # for the viewer
    decision: str = ""
    for_me: tuple[tuple[str, int], ...] = ()  # what changes at once: strength, stability, goods each round
    why: str = ""
    telling: tuple[str, ...] = ()  # what it would do for the viewer, in sentences


def market(facts: Facts) -> Renderable:
    """The board, dearest row on top."""
    shown = [[_space(facts, row, column) for column in range(1, facts.columns + 1)] for row in ROWS_SHOWN]
    return div(
        class_=["na-market", f"na-columns-{facts.columns}"], role="group", aria_label=say(facts.lang, "table-board")
    )[
        [_row(facts.lang, row, spaces) for row, spaces in zip(ROWS_SHOWN, shown, strict=True)],
        div(hidden=True)[[_explained(space) for spaces in shown for space in spaces if space.card >= 0]],
    ]


def _row(lang: str, row: int, spaces: Sequence[Space]) -> Renderable:
    price = int(ROW_PRICE[row - 1])
    label = say(lang, "table-price-row", n=price)
    fate = say(lang, "table-row-slides" if row == 3 else "table-row-gone")
    return div(class_=["na-row", f"na-row-{row}"])[
        div(".na-price", data_tip=f"{label}. {fate}")[coin(lang, price, label)],
        # What is told of a card changes with every coin, its face does not.
        [draw_space(replace(space, why=space.why[:1], telling=())) for space in spaces],
    ]


def _space(facts: Facts, row: int, column: int) -> Space:
    place = f"r{row}c{column}"
    card = int(facts.here["space"][SPACES.index(place)])
    mine = facts.mine
    if card < 0 or mine is None or facts.over:
        return Space(facts.lang, place, card, row, int(ROW_PRICE[row - 1]))
    price = ruled(facts.record, price_of, mine.seat, SPACES.index(place))
    decision = f"{CHOOSING.get(facts.question, 'buy')} {place}"
    found = facts.outcomes.get(decision)
    if not facts.can(decision):
        why = facts.seen.why_not(decision) if facts.deciding and facts.question == "turn" else ""
        return Space(facts.lang, place, card, row, price, why=why)
    if found is None:
        return Space(facts.lang, place, card, row, price, decision)
    return Space(facts.lang, place, card, row, price, decision, at_once(found), "", telling(facts, mine, card, found))


def at_once(found: Outcome) -> tuple[tuple[str, int], ...]:
    """What changes for good: strength, stability, and what each Production brings."""
    changes = [("strength", found.strength), ("stability", found.stability), ("vp", found.vp)]
    return tuple((name, n) for name, n in changes if n)


def telling(facts: Facts, mine: Nation, card: int, found: Outcome) -> tuple[str, ...]:
    """What a card would do for the viewer now, in sentences."""
    lang = facts.lang
    lines = [say(lang, "table-you-pay", before=found.before.goods[0], after=found.after.goods[0])]
    lines += _by_type(facts, mine, card)
    replaced = "table-you-covers" if card_kind(card) in ("building", "military") else "table-you-replace"
    lines += [say(lang, replaced, card=card_name(lang, gone)) for gone in found.gone if gone != card]
    lines += changes(lang, found)
    if card_kind(card) in ("colony", "advisor") and card not in found.after.cards:
        lines.append(say(lang, "table-you-goes", card=card_name(lang, card)))
    if len(lines) <= 2 and card_kind(card) in ("building", "military"):
        lines.append(say(lang, "table-you-nothing"))
    return tuple(lines)


def changes(lang: str, found: Outcome) -> list[str]:
    """Strength, stability, points and next Production, before and after."""
    numbers = (
        ("strength", found.before.strength, found.after.strength),
        ("stability", found.before.stability, found.after.stability),
        ("vp", found.before.vp, found.after.vp),
    )
    lines = [
        say(lang, "table-you-change", what=say(lang, f"table-{name}"), before=_plain(before), after=_plain(after))
        for name, before, after in numbers
        if before != after
    ]
    lines += [
        say(lang, "table-you-change", what=good_name(lang, name).capitalize(), before=before, after=after)
        for name, before, after in zip(GOODS[1:], found.before.goods[1:], found.after.goods[1:], strict=True)
        if before != after
    ]
    if any(found.income):
        lines.append(say(lang, "table-you-production", goods=amounts(lang, found.income, plus=True)))
    return lines


def _plain(n: int) -> str:
    return f"{MINUS}{-n}" if n < 0 else str(n)


def _by_type(facts: Facts, mine: Nation, card: int) -> list[str]:
    lang, kind = facts.lang, card_kind(card)
    if kind == "battle":
        return [say(lang, "table-you-attack", n=ruled(facts.record, attack_of, mine.seat))]
    if kind == "golden_age":
        bonus = int(facts.here["modifier"][mine.seat][MOD_GOLDEN_BONUS])
        goods = amounts(lang, [n + bonus if n else 0 for n in offer_of(card)], plus=True)
        return [say(lang, "table-you-golden", goods=goods, price=max(0, int(VP_PRICE[card]) - bonus))]
    if kind == "war":
        strength = max(0, min(40, mine.strength))
        weaker = [nation.name for nation in facts.nations if min(40, nation.strength) < strength]
        if weaker:
            return [say(lang, "table-you-war", n=strength, who=", ".join(weaker))]
        return [say(lang, "table-you-war-nobody", n=strength)]
    return []


# ---- one space


@keep_few
def draw_space(space: Space) -> Renderable:
    if space.card < 0:
        return div(".na-space.na-empty", role="img", aria_label=say(space.lang, "table-empty-space"))
    classes = ["na-card", f"na-{card_kind(space.card)}"]
    shared = {"id": f"card-{space.card}", "data-travel": True, "data-tone": tone_of(space.card)}
    explain = f"x-{space.place}"
    inside = [card_top(space.lang, space.card), card_body(space.lang, space.card), _corner(space), _for_me(space)]
    if space.decision:
        label = f"{decision_words(space.lang, space.decision)}: {card_name(space.lang, space.card)}"
        return button(
            class_=[*classes, "can-choose"], data_explain=explain, **shared, **decider(space.decision, label=label)
        )[inside]
    return div(class_=[*classes, space.why and "closed"], data_explain=explain, tabindex="0", **shared)[inside]


def _corner(space: Space) -> Node:
    if space.price == space.row:
        return None
    return span(".na-my-price")[
        coin(space.lang, space.price, say(space.lang, "table-costs-you", goods=amount(space.lang, "gold", space.price)))
    ]


def _for_me(space: Space) -> Node:
    if not space.for_me:
        return None
    return span(".na-for-me", aria_hidden="true")[[sign(space.lang, name, n) for name, n in space.for_me]]


@keep_few
def _explained(space: Space) -> Renderable:
    mine = [span(".na-p")[line] for line in space.telling]
    return ui.explanation_text(
        f"x-{space.place}",
        [
            card_words(space.lang, space.card),
            mine and [span(".na-p.na-strong.na-me")[say(space.lang, "table-for-you")], mine],
            space.why and span(".na-p.na-no")[space.why],
        ],
    )
