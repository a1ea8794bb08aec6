"""Answers in the prompt bar, where thumb and keyboard are, and the line that says what they lead to."""

from htpy import Node, Renderable, span

from civitas.games.nations.rules.buying import attack_of, golden_price
from civitas.games.nations.table.facts import Facts, Nation
from civitas.games.nations.table.mats import told
from civitas.games.nations.table.parts import icon_of
from civitas.games.nations.table.preview import ruled
from civitas.games.nations.table.words import (
    amount,
    amounts,
    card_name,
    decision_words,
    offer_of,
    row_words,
    say,
)
from civitas.games.nations.tables import (
    CARDS_IN_ALL,
    FOOD_UPKEEP,
    GOODS,
    GROWTH,
    LIMITS,
    MOD_GOLDEN_BONUS,
    PLACES,
    R_CARRIER,
    ROWS,
    STABILITY_UPKEEP,
)
from civitas.web import ui

# These stand on the board or on the own mat only: there are too many of them for a bar.
ON_THE_TABLE = ("buy", "deploy", "undeploy", "hire", "use", "swap", "keep")
PICTURES = {
    "pass": "pass",
    "end turn": "confirm",
    "done": "confirm",
    "accept": "confirm",
    "decline": "close",
    "golden goods": "golden_age",
    "golden vp": "victory_points",
}
ROWS_ASKING = ("may", "either", "undeploy_for", "deploy_free", "hire_free", "pick", "pay_pick", "production_pick")


def choices(facts: Facts) -> Node:
    """The answers that are worth a button of their own."""
    mine = facts.deciding
    if mine is None:
        return None
    found: list[Renderable] = []
    for action in facts.seen.legal:
        if action.name.split(" ")[0] not in ON_THE_TABLE or _few(facts):
            found.append(_choice(facts, mine, action.name))
    return found or None


def _few(facts: Facts) -> bool:
    """May the answers stand in the bar although they stand on the table, too?"""
    return (
        facts.question in ("give_worker", "deploy_free", "deploy_bought", "undeploy_for") and len(facts.seen.legal) < 9
    )


def _choice(facts: Facts, mine: Nation, decision: str) -> Renderable:
    label = label_of(facts, mine, decision)
    picture = PICTURES.get(decision) or _picture(decision)
    found = facts.outcomes.get(decision)
    tip = told(facts.lang, found) if found else None
    primary = decision in ("end turn", "done", "accept")
    return ui.choice(label, decision, picture=picture, primary=primary, tip=tip or None)


def _picture(decision: str) -> str | None:
    verb, _, thing = decision.partition(" ")
    if verb in ("gain", "pay", "spare"):
        return icon_of(thing)
    return {"worker": "person", "return": "person", "level": "leader", "nation": "heritage"}.get(verb)


def label_of(facts: Facts, mine: Nation, decision: str) -> Node:
    """A decision with what makes the difference."""
    lang, card = facts.lang, int(facts.here["in_hand"])
    verb, _, thing = decision.partition(" ")
    if facts.question == "growth":
        return _growth(lang, mine, decision)
    if decision == "golden goods":
        return say(lang, "table-golden-goods", goods=_golden(facts, mine, card))
    if decision == "golden vp":
        return say(lang, "table-golden-vp", n=ruled(facts.record, golden_price, mine.seat))
    if facts.question == "battle":
        return f"+{amount(lang, thing, ruled(facts.record, attack_of, mine.seat))}"
    if verb in ("pay", "spare"):
        return [decision_words(lang, decision), span(".na-held")[str(_held(facts, mine, verb, thing))]]
    if verb in ("place", "build", "seat", "undeploy", "deploy") or decision.startswith("give up"):
        return _place(facts, mine, decision)
    return _capital(decision_words(lang, decision))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _growth(lang: str, mine: Nation, decision: str) -> str:
    verb, _, thing = decision.partition(" ")
    if verb == "gain":
        return f"+{amount(lang, thing, int(GROWTH[mine.level]))}"
    price = int(LIMITS[FOOD_UPKEEP if thing == "food" else STABILITY_UPKEEP])
    return say(lang, f"table-growth-worker-{thing}", n=price)


def _golden(facts: Facts, mine: Nation, card: int) -> str:
    bonus = int(facts.here["modifier"][mine.seat][MOD_GOLDEN_BONUS])
    return amounts(facts.lang, [n + bonus if n else 0 for n in offer_of(card)], plus=True)


def _held(facts: Facts, mine: Nation, verb: str, thing: str) -> int:
    good = GOODS.index(thing)
    return int(facts.here["loss"][good]) if verb == "spare" else mine.goods[good]


def _place(facts: Facts, mine: Nation, decision: str) -> str:
    card = mine.cards[PLACES.index(decision.rsplit(" ", 1)[-1])]
    words = decision_words(facts.lang, decision)
    if decision.split(" ")[0] in ("place", "build", "seat"):
        if card < 0:
            return say(facts.lang, "table-on-free-space") if len(mine.advisors) == 1 else words
        return say(facts.lang, "table-over", card=card_name(facts.lang, card))
    return f"{words} ({card_name(facts.lang, card)})" if card >= 0 else words


# ---- the line below the question


def detail(facts: Facts) -> Node:
    """What the viewer should know before answering."""
    if facts.deciding is None:
        return None
    lang, card = facts.lang, int(facts.here["in_hand"])
    if facts.question in ROWS_ASKING:
        return _row_detail(lang, facts.told_by_step)
    if facts.question == "golden_pay":
        return say(lang, "table-still-to-pay", n=facts.told_by_step)
    if facts.question == "shortage":
        return say(lang, "table-still-to-lose", n=facts.told_by_step)
    if facts.question == "spare":
        return say(lang, "table-still-to-spare", n=facts.told_by_step)
    if card >= 0:
        return f"{say(lang, 'table-in-hand')}: {card_name(lang, card)}"
    if facts.question == "place_wonder":
        return card_name(lang, facts.deciding.site)
    return None


def _row_detail(lang: str, row: int) -> str:
    carrier = int(ROWS[row, R_CARRIER])
    words = row_words(lang, row)
    words = _capital(words)
    return f"{card_name(lang, carrier)}: {words}" if 0 <= carrier < CARDS_IN_ALL else words
