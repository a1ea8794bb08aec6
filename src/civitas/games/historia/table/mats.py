"""Everybody's own area: cubes, levels, queue, leader, advisors, wonders; and the Civbots on one sheet."""

from htpy import Node, Renderable, div, li, span
from htpy import ol as ordered

from civitas.games.historia.table.cards import conditions, leader_card, tile, wonder_card
from civitas.games.historia.table.facts import Civ, Facts, Human, metric_of
from civitas.games.historia.table.matrix import government_icon, government_words
from civitas.games.historia.table.words import decision_words, name_of, say, technology_name
from civitas.games.historia.tables import METRICS
from civitas.web import ui
from civitas.web.table_contract import piece

OLDEST = 2  # come back at the end of the turn


def mats(facts: Facts) -> Node:
    """The viewer's own mat first."""
    order = sorted(facts.humans, key=lambda human: (not human.mine, facts.order.index(human.seat)))
    bots = [civ for civ in facts.civs if civ.bot]
    return [[mat(facts, human) for human in order], bot_sheet(facts, bots) if bots else None]


def mat(facts: Facts, human: Human) -> Node:
    """Others' mats carry no answers: each is drawn once for what lies on it."""
    if human.mine:
        return _mat(facts, human)
    reached = tuple(metric_of(facts, human.seat, metric) for metric in METRICS)
    active = facts.asked == human.seat
    key = ("hi-mat", facts.lang, human, facts.civs[human.seat], reached, active)
    return piece(key, lambda: _mat(facts, human))


def _mat(facts: Facts, human: Human) -> Renderable:
    content = div(".hi-mat")[
        _state(facts.lang, facts.civs[human.seat]),
        _queue(facts, human),
        _hand(facts.lang, human),
        _court(facts, human),
        _wonders(facts, human),
    ]
    people = name_of(facts.lang, "civilization", human.civilization) if human.civilization else ""
    return ui.mat(
        human.seat,
        human.name,
        content,
        role=span(".hi-people")[people],
        active=facts.asked == human.seat,
        mine=human.mine,
    )


# ---- cubes and levels


@ui.keep
def _state(lang: str, civ: Civ) -> Renderable:
    return div(".hi-state")[
        _cubes(lang, civ),
        div(".hi-levels")[
            _level(lang, "technology", civ.tech, technology_name(lang, civ.tech)),
            _level(lang, "military", civ.mil, ""),
            span(".hi-rule", data_tip=government_words(lang, civ.government))[
                ui.icon(government_icon(civ.government)), name_of(lang, "government", civ.government)
            ],
        ],
    ]


def _cubes(lang: str, civ: Civ) -> Renderable:
    """Cubes as cubes: what can be spent, what is used, what is still to come."""
    return div(".hi-cubes")[
        _pile(lang, civ, "supply", civ.supply),
        _pile(lang, civ, "used", civ.used),
        not civ.bot and _pile(lang, civ, "reserve", civ.reserve),
    ]


def _pile(lang: str, civ: Civ, where: str, n: int) -> Renderable:
    label = say(lang, f"table-cubes-{where}", n=n)
    return span(class_=["hi-pile", f"hi-{where}", not n and "none"], role="img", aria_label=label, data_tip=label)[
        span(".hi-where")[say(lang, f"table-{where}")],
        span(".n", id=f"{where}-{civ.number}", data_n=str(n))[str(n)],
        span(".hi-row")[[ui.piece("cube", civ.number, size="s") for _ in range(n)]],
    ]


def _level(lang: str, track: str, level: int, name: str) -> Renderable:
    label = f"{say(lang, f'table-{track}')} {level}"
    return span(".hi-level", data_tip=f"{label} {name}".strip())[
        ui.icon(track, label), span(".n")[str(level)], name and span(".hi-called")[name]
    ]


# ---- cards


def _queue(facts: Facts, human: Human) -> Renderable:
    """Oldest first; the two that come back at the end of the turn are marked."""
    lang = facts.lang
    cards = [
        tile(
            lang,
            card,
            "back-soon" if place < OLDEST else "",
            facts.can(f"recall {card}") if human.mine else None,
            f"queued-{human.seat}-{card}",
        )
        for place, card in enumerate(human.queue)
    ]
    return ui.shelf(
        say(lang, "table-queue"),
        ordered(".hi-queue")[[li[card] for card in cards]] if cards else span(".hi-none")[say(lang, "table-empty")],
        picture="queue",
        note=span(".hi-note")[say(lang, "table-queue-note")] if cards else None,
    )


def _hand(lang: str, human: Human) -> Node:
    """Action cards in hand are known to all; the own ones lie on the table already."""
    if human.mine:
        return _aside(lang, human)
    cards = [tile(lang, card, "small") for card in human.hand]
    advisors = [tile(lang, "hidden", "small") for _ in human.advisors]
    return ui.shelf(say(lang, "table-hand-of"), [cards, advisors, _aside(lang, human)], picture="card")


def _aside(lang: str, human: Human) -> Node:
    if not human.aside:
        return None
    return span(".hi-aside")[say(lang, "table-aside"), [tile(lang, card, "small") for card in human.aside]]


def _court(facts: Facts, human: Human) -> Renderable:
    """The leader, and the advisors of deck and spent pile."""
    lang = facts.lang
    leader = None
    if human.leader:
        reached = tuple(metric_of(facts, human.seat, metric) for metric, _, _ in conditions(human.leader))
        leader = leader_card(lang, human.leader, reached, None, True)
    later = [leader_card(lang, one, (), None, True) for one in human.later_leaders if one != "hidden"]
    secret = sum(one == "hidden" for one in human.later_leaders)
    deck = say(lang, "table-deck", n=len(human.deck))
    return div(".hi-court")[
        leader,
        later,
        secret > 0 and ui.counter("leader", secret, say(lang, "table-secret-leaders", n=secret)),
        span(".hi-deck", data_tip=deck)[ui.icon("deck", deck), str(len(human.deck))],
        [tile(lang, card, "small spent") for card in human.spent],
    ]


def _wonders(facts: Facts, human: Human) -> Node:
    if not human.wonders:
        return None
    lang = facts.lang
    cards: list[Node] = []
    for wonder, state in human.wonders:
        decision = None
        if human.mine:
            decision = next(
                (d for verb in ("activate", "ready", "destroy") if (d := facts.can(f"{verb} {wonder}"))), None
            )
        verb = decision_words(lang, decision) if decision else ""
        cards.append(wonder_card(lang, wonder, state, decision, verb))
    return ui.shelf(say(lang, "table-wonders", n=len(human.wonders)), div(".hi-wonders")[cards], picture="wonder")


# ---- Civbots


def bot_sheet(facts: Facts, bots: list[Civ]) -> Renderable:
    return ui.panel(
        say(facts.lang, "table-civbots"),
        div(".hi-bots")[[_bot(facts.lang, civ) for civ in bots]],
        picture="bot",
        id="civbots",
    )


@ui.keep
def _bot(lang: str, civ: Civ) -> Renderable:
    level = say(lang, f"level-{civ.bot}")
    return div(class_=["hi-bot", civ.gone and "gone"], data_seat=str(civ.number))[
        ui.seat_badge(civ.number, f"{civ.name}, {level}"),
        ui.counter("victory_points", civ.points, say(lang, "table-points"), id=f"bot-points-{civ.number}"),
        span(".hi-levels")[
            _level(lang, "technology", civ.tech, ""),
            _level(lang, "military", civ.mil, ""),
            ui.counter("cube", civ.supply, say(lang, "table-cubes-supply", n=civ.supply)),
            ui.counter("territory", len(civ.places), say(lang, "table-places", n=len(civ.places))),
        ],
        civ.gone and span(".hi-out")[say(lang, "table-out")],
    ]


# ---- the strip of seats


def counters(facts: Facts) -> dict[int, Node]:
    first = facts.order[0] if facts.order else None
    return {
        human.seat: strip(
            facts.lang,
            facts.civs[human.seat],
            len(human.hand) + len(human.advisors),
            len(human.queue),
            len(human.wonders),
            human.seat == first,
        )
        for human in facts.humans
    }


@ui.keep
def strip(lang: str, civ: Civ, hand: int, queue: int, wonders: int, first: bool) -> Renderable:
    return span(".hi-strip")[
        first and ui.icon("first_player", say(lang, "table-first")),
        ui.counter("technology", civ.tech, say(lang, "table-technology")),
        ui.counter("military", civ.mil, say(lang, "table-military")),
        ui.counter("cube", civ.supply, say(lang, "table-cubes-supply", n=civ.supply)),
        ui.counter("card", hand, say(lang, "table-cards", n=hand)),
        ui.counter("queue", queue, say(lang, "table-in-queue", n=queue)),
        ui.counter("wonder", wonders, say(lang, "table-wonders", n=wonders)),
    ]
