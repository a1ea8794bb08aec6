"""The hide in the middle: dice that lie there, a payment that is being made, hunger that has to be met."""

from htpy import Node, Renderable, button, div, p, span

from civitas.games.stone_age.table import words
from civitas.games.stone_age.table.facts import Facts, Roll, roll_on_table
from civitas.games.stone_age.table.parts import answer, decider, die, icon_of, token, would
from civitas.games.stone_age.table.words import decision_words, good, good_name, say
from civitas.games.stone_age.tables import CARDS, DRAFT_TARGET, GOODS, PLACES, RESOURCES, TILES
from civitas.web import ui

DICE_IN_A_ROW = 5  # more of them are drawn smaller


def stage(facts: Facts) -> Renderable:
    content, lively = _content(facts)
    label = say(facts.lang, "table-stage")
    return div(class_=["sa-stage", lively and "lively"], id="stage", role="group", aria_label=label)[content]


def _content(facts: Facts) -> tuple[Node, bool]:
    if facts.asked is not None:
        if facts.question == "pay":
            return _payment(facts), True
        if facts.question in ("feed", "take"):
            return (_hunger(facts) if facts.question == "feed" else _taking(facts)), True
        if facts.question == "buy":
            return _bargain(facts), True
    roll = roll_on_table(facts)
    if roll is None:
        return span(".sa-quiet")[ui.icon("dice")], False
    lively = facts.asked is not None and facts.question in ("add_tool", "draft")
    if not roll.name:
        return _draft(facts, roll), lively
    return _gathered(facts, roll, lively), lively


def _who(facts: Facts, seat: int, text: Node) -> Renderable:
    return p(".sa-stage-head")[ui.seat_mark(seat, facts.names[seat], size="s"), span[text]]


# ---- dice


def _gathered(facts: Facts, roll: Roll, lively: bool) -> Node:
    lang = facts.lang
    brought = roll.total // roll.divisor
    tools = roll.total - sum(roll.dice)
    heading = say(lang, "table-rolls-for", who=facts.names[roll.seat], good=good_name(lang, roll.name))
    result = say(lang, "table-sum", total=roll.total, n=roll.divisor, good=good(lang, roll.name, brought))
    return [
        _who(facts, roll.seat, heading),
        _dice(lang, roll),
        p(".sa-sum", role="img", aria_label=result)[
            tools > 0 and span(".sa-part")[str(sum(roll.dice)), " + ", ui.icon("tool"), str(tools), " ="],
            span(".sa-total")[str(roll.total)],
            span(".sa-by")[f"÷ {roll.divisor} ="],
            span(".sa-yield")[str(brought), token(roll.name, size="l")],
            lively and _yields(facts, roll, brought),
        ],
    ]


def _dice(lang: str, roll: Roll) -> Renderable:
    many = len(roll.dice) > DICE_IN_A_ROW and "sa-many-dice"
    return span(class_=["dice", many])[[die(lang, face, i, roll.key) for i, face in enumerate(roll.dice)]]


def _yields(facts: Facts, roll: Roll, brought: int) -> Node:
    """What the roll would bring with each tool that may be added."""
    if facts.deciding is None:
        return None
    return [
        would(decision, f"→ {after} ({ui.signed(after - brought)})")
        for decision, value in tools_offered(facts)
        for after in [(roll.total + value) // roll.divisor]
    ]


def tools_offered(facts: Facts) -> list[tuple[str, int]]:
    """The tools that may be added to the roll, as decisions with their values."""
    if facts.deciding is None:
        return []
    found: list[tuple[str, int]] = []
    for action in facts.seen.legal:
        verb, _, number = action.name.partition(" ")
        if verb == "tool":
            found.append((action.name, facts.deciding.tools[int(number) - 1]))
        elif verb == "once":
            found.append((action.name, int(number)))
    return found


def _draft(facts: Facts, roll: Roll) -> Node:
    """Dice with rewards, of which everybody picks one."""
    lang = facts.lang
    asked = facts.question == "draft" and facts.asked is not None
    text = "table-picks" if asked else "table-picked"
    return [
        _who(facts, roll.seat, say(lang, text, who=facts.names[roll.seat])),
        div(".sa-draft")[[_draft_die(facts, roll, i, face) for i, face in enumerate(roll.dice)]],
    ]


def _draft_die(facts: Facts, roll: Roll, i: int, face: int) -> Renderable:
    lang = facts.lang
    name = GOODS[DRAFT_TARGET[face]]
    inside = [
        die(lang, face, i, roll.key),
        span(".sa-reward")[token(name), good(lang, name, 1)],
    ]
    decision = f"draft {face}"
    if facts.question == "draft" and facts.can(decision):
        return answer(["sa-pick"], decision, decision_words(lang, decision), inside)
    return span(".sa-pick")[inside]


# ---- paying and taking


def buying_words(facts: Facts) -> str:
    """What is being paid for."""
    lang, place = facts.lang, facts.buying
    if not place:
        return say(lang, "table-pays-feeding")
    i = PLACES.index(place)
    if place.startswith("card"):
        name = facts.position["space"][i - 8]
        return words.card_name(lang, CARDS.names.index(name)) if name else ""
    name = facts.position["top_tile"][i - 12]
    return words.tile_name(lang, TILES.names.index(name)) if name else ""


def _payment(facts: Facts) -> Node:
    lang, position = facts.lang, facts.position
    asked = facts.asked or 0
    paid = [name for name in RESOURCES for _ in range(position["paid"][name])]
    worth = sum(words.worth(name) for name in paid)
    return [
        _who(facts, asked, say(lang, "table-pays", who=facts.names[asked], what=buying_words(facts))),
        div(".sa-tray", role="img", aria_label=say(lang, "table-tray", paid=len(paid), due=position["due"]))[
            [token(name, size="l") for name in paid],
            span(".sa-gaps", data_tray=True)[[span(".sa-gap") for _ in range(position["due"])]],
        ],
        p(".sa-note")[say(lang, "table-worth-so-far", n=worth)] if facts.buying.startswith("building") else None,
    ]


def _taking(facts: Facts) -> Node:
    asked = facts.asked or 0
    gaps = [span(".sa-gap") for _ in range(facts.position["due"])]
    return [
        _who(facts, asked, say(facts.lang, "table-takes", who=facts.names[asked])),
        div(".sa-tray", role="img", aria_label=say(facts.lang, "table-take-left", n=facts.position["due"]))[
            span(".sa-gaps", data_tray=True)[gaps]
        ],
    ]


def _bargain(facts: Facts) -> Node:
    """The card or tile that is offered, and what the buyer has."""
    asked = facts.asked or 0
    tribe = facts.tribes[asked]
    return [
        _who(facts, asked, say(facts.lang, "table-considers", who=tribe.name, what=buying_words(facts))),
        div(".sa-tray")[
            [
                span(".sa-have", role="img", aria_label=good(facts.lang, name, n))[token(name), str(n)]
                for name, n in zip(RESOURCES, tribe.stock, strict=True)
            ]
        ],
    ]


def _hunger(facts: Facts) -> Node:
    asked = facts.asked or 0
    due = facts.position["due"]
    fed = facts.can("feed")
    return [
        _who(facts, asked, say(facts.lang, "table-hungry", who=facts.names[asked], n=due)),
        div(".sa-tray", role="img", aria_label=say(facts.lang, "table-short", n=due))[
            [span(".sa-gap.sa-hungry")[ui.icon("food")] for _ in range(due)]
        ],
        facts.deciding
        and div(".sa-ways")[
            fed
            and button(".sa-way.can-choose", **decider("feed", label=decision_words(facts.lang, "feed")))[
                ui.icon("feeding"), f"\u2212{due}", ui.icon("resource")
            ],
            button(".sa-way.can-choose", **decider("starve", label=decision_words(facts.lang, "starve")))[
                ui.icon("famine"), "\u221210", ui.icon(icon_of("vp"))
            ],
        ],
    ]
