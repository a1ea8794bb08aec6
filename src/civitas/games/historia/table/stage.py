"""The middle of the table: the round that was revealed, civilization by civilization, and the viewer's own hand."""

from htpy import Node, Renderable, button, div, li, ol, span

from civitas.games.historia.state import CIV
from civitas.games.historia.table.cards import (
    advisor_face,
    advisor_tip,
    decider,
    hand_card,
    hand_tick,
    leader_card,
    thing,
    tile,
)
from civitas.games.historia.table.facts import Facts, Human, Revealed, own_place, packet
from civitas.games.historia.table.words import decision_words, entries, name_of, say
from civitas.games.historia.tables import ADVISORS, CIVILIZATIONS
from civitas.web import ui


def stage(facts: Facts) -> Node:
    return [lanes(facts), div(".hi-hand-row")[offer(facts) or hand(facts)]]


# ---- the round, revealed


def lanes(facts: Facts) -> Node:
    """Everybody's cards of the round, in turn order; the Civbots' behind them."""
    if facts.turn == 0:
        return None
    bots = [civ for civ in facts.civs if civ.bot]
    return ol(".hi-lanes", id="lanes", aria_label=say(facts.lang, "table-round"))[
        [_lane(facts, facts.humans[seat], place) for place, seat in enumerate(facts.order, 1)],
        [
            _bot_lane(facts, civ.number, civ.name, facts.drawn.get(i, ()))
            for i, civ in enumerate(bots, 1)
            if not civ.gone
        ],
    ]


def _lane(facts: Facts, human: Human, place: int) -> Renderable:
    lang = facts.lang
    cards = [one for one in facts.revealed if one.seat == human.seat]
    return li(
        class_=["hi-lane", facts.asked == human.seat and facts.question != "select" and "now"],
        data_seat=str(human.seat),
    )[
        span(".hi-place", data_tip=say(lang, "table-place", n=place))[str(place)],
        ui.seat_mark(human.seat, human.name, size="s"),
        span(".hi-played")[[_played(facts, human, one, i) for i, one in enumerate(cards)], _waiting(facts, human)],
        _gain(facts, human.seat),
    ]


def _played(facts: Facts, human: Human, one: Revealed, i: int) -> Node:
    """A revealed card; while its owner chooses the next one to resolve, it is a button."""
    decision = None
    if facts.question == "next_card" and facts.deciding is human:
        word = own_place(human, one.card) if one.card in ADVISORS.names else one.card
        decision = facts.can(f"resolve {word}")
    return tile(facts.lang, one.card, f"flip {one.state} turn-{min(i, 2)}", decision, f"shown-{one.key}")


def _waiting(facts: Facts, human: Human) -> Node:
    """While cards are chosen: who is still thinking, who has put cards down."""
    if facts.question != "select" or facts.asked is None:
        return None
    thinking = facts.seen.chairs[human.seat].state in ("acting", "thinking", "away", "free")
    word = say(facts.lang, "table-thinking" if thinking else "table-ready")
    return span(class_=["hi-tile", "hi-back", thinking and "thinking"], role="img", aria_label=word, data_tip=word)[
        ui.icon("waiting" if thinking else "card")
    ]


def _gain(facts: Facts, civ: int) -> Node:
    n = facts.earned.get(civ, 0)
    if not n:
        return None
    return span(class_=["hi-gain", "change", "gain" if n > 0 else "loss"])[ui.signed(n), ui.icon("victory_points")]


def _bot_lane(facts: Facts, civ: int, name: str, cards: tuple[str, ...]) -> Renderable:
    return li(".hi-lane.bot", data_seat=str(civ))[
        span(".hi-place")[ui.icon("bot", name)],
        ui.seat_mark(civ, name[-1], size="s"),
        span(".hi-played")[[_bot_card(facts.lang, card) for card in cards]],
        _gain(facts, civ),
    ]


@ui.keep
def _bot_card(lang: str, card: str) -> Renderable:
    actions = [action for action in entries("civbot_card")[card]["actions"] if action != "none"]
    label = name_of(lang, "civbot_card", card)
    return span(".hi-tile.small.flip", role="img", aria_label=label, data_tip=label)[[ui.icon(one) for one in actions]]


# ---- the viewer's hand


def hand(facts: Facts) -> Node:
    human = facts.mine
    if human is None or facts.turn == 0:
        return None
    tech = facts.civs[human.seat].tech
    choosing = facts.question == "select" and facts.deciding is human
    words = [(card, card) for card in human.hand]
    words += [(card, own_place(human, card)) for card in human.advisors if card != "hidden"]
    if choosing and human.limit > 1:
        cards: list[Node] = [
            hand_tick(facts.lang, card, word, tech, _why(facts, word), word in human.chosen) for card, word in words
        ]
        cards.append(_play_all(facts, human))
    else:
        cards = [
            hand_card(
                facts.lang,
                card,
                tech,
                facts.can(f"select {word}") if choosing else None,
                _why(facts, word) if choosing else "",
                word in human.chosen,
            )
            for card, word in words
        ]
    label = say(facts.lang, "table-hand")
    return div(class_=["hi-hand", f"up-to-{human.limit}"], id="hand", role="group", aria_label=label)[cards]


def _why(facts: Facts, word: str) -> str:
    """Why a card may not be played now."""
    return "" if facts.can(f"select {word}") else facts.seen.why_not(f"select {word}")


def _play_all(facts: Facts, human: Human) -> Renderable:
    label = say(facts.lang, "table-play-chosen", n=human.limit)
    return button(".choice.primary.hi-play", type="submit", form=ui.DECISION_FORM, name="decision", value="select")[
        ui.icon("confirm"), span[label]
    ]


# ---- offers: leaders of a draft, advisors of the deck, civilizations


def offer(facts: Facts) -> Node:
    human = facts.deciding
    if human is None:
        return _drafted(facts)
    if facts.question == "leader":
        return div(".hi-offer")[[_leader(facts, one) for one in packet(facts)]]
    if facts.question in ("advisor_aside", "advisor_draw"):
        return div(".hi-offer")[[_advisor(facts, human, one) for one in human.deck if one != "hidden"]]
    if facts.question == "civilization":
        return div(".hi-offer")[[_civilization(facts, name) for name in CIVILIZATIONS.names]]
    return None


def _drafted(facts: Facts) -> Node:
    """Between the picks of a draft the viewer sees what is kept already."""
    human = facts.mine
    if human is None or facts.turn != 0:
        return None
    kept = [one for one in (human.leader, *human.later_leaders) if one and one != "hidden"]
    return div(".hi-offer")[[leader_card(facts.lang, one) for one in kept]] if kept else None


def _leader(facts: Facts, leader: str) -> Node:
    return leader_card(facts.lang, leader, (), facts.can(f"pick {leader}"))


def _advisor(facts: Facts, human: Human, advisor: str) -> Renderable:
    verb = "aside" if facts.question == "advisor_aside" else "draw"
    decision = facts.can(f"{verb} {own_place(human, advisor)}")
    return thing(["hi-card"], decision, advisor_tip(facts.lang, advisor), advisor_face(facts.lang, advisor))


def _civilization(facts: Facts, name: str) -> Renderable:
    lang = facts.lang
    decision = facts.can(f"choose {name}")
    members = [advisor["id"] for advisor in entries("advisor").values() if advisor["civilization"] == name]
    inside = [
        span(".hi-title")[name_of(lang, "civilization", name)],
        span(".hi-members")[[name_of(lang, "advisor", one) for one in members]],
    ]
    if decision is None:
        return span(".hi-civilization.closed")[inside]
    tip = decision_words(lang, decision)
    return button(".hi-civilization.can-choose", **decider(decision, tip))[inside]


def set_down(facts: Facts) -> Node:
    """What the viewer has put down in secret, in words."""
    human = facts.mine
    if human is None or not human.chosen:
        return None
    names = [
        name_of(facts.lang, "action", card) if card in human.hand else _advisor_name(facts, human, card)
        for card in human.chosen
    ]
    return span(".hi-set-down")[say(facts.lang, "table-chosen", cards=", ".join(names))]


def _advisor_name(facts: Facts, human: Human, place: str) -> str:
    found = next((one for one in human.advisors if one != "hidden" and own_place(human, one) == place), "")
    return name_of(facts.lang, "advisor", found) if found else ""


def cubes_of(facts: Facts, seat: int) -> tuple[int, int, int]:
    """Supply, used pool, reserve."""
    label = CIV.labels[seat]
    return tuple(facts.position[field][label] for field in ("supply", "used", "reserve"))  # type: ignore[return-value]
