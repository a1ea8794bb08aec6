"""Everybody's board, open to all: stock and next production, cards with their workers, the population track."""

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Node, Renderable, button, div, span
from markupsafe import Markup

from civitas.games.nations.rules.wonders import section_price
from civitas.games.nations.rules.workers import deploy_price
from civitas.games.nations.state import HOME_BOARD, HOME_WONDER
from civitas.games.nations.table.facts import Facts, Nation
from civitas.games.nations.table.parts import answer, decider, keep_few, number, sign, token, workers, woulds
from civitas.games.nations.table.preview import Forecast, Outcome, ruled
from civitas.games.nations.table.printed import card_body, card_top, card_words, chip, tone_of
from civitas.games.nations.table.words import (
    MINUS,
    amount,
    amounts,
    card_kind,
    card_name,
    decision_words,
    good_name,
    nation_name,
    say,
    sections,
)
from civitas.games.nations.tables import (
    ADVISOR_PLACE,
    FIRST_WONDER,
    FOOD_UPKEEP,
    GOODS,
    GROWTH,
    LIMITS,
    PLACES,
    STABILITY_UPKEEP,
    TOWER,
)
from civitas.web import ui

ON_MATS = (
    *("deploy", "undeploy", "hire", "use", "place", "give", "build", "seat", "worker", "return", "gain", "pay"),
    "spare",
)
Ghosts = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Mat:
    """One seat's area as the viewer sees it; equal areas are drawn once."""

    lang: str
    nation: Nation
    forecast: Forecast
    active: bool
    place: int  # in player order
    prices: tuple[int, ...] = ()  # in stone, for a worker on each work space
    section: int = 0  # in stone, for the next section of the wonder under construction
    over: bool = False
    hand: int = -1  # the card just bought that waits for its place
    changes: tuple[tuple[str, int], ...] = ()
    offers: tuple[str, ...] = ()  # the decisions that stand on things of this area
    ghosts: tuple[tuple[str, Ghosts], ...] = ()
    tells: tuple[tuple[str, str], ...] = ()  # for a decision, what it leads to, in words

    def offered(self, decision: str) -> str | None:
        return decision if decision in self.offers else None

    def ghosts_of(self, name: str) -> Ghosts:
        return next((found for one, found in self.ghosts if one == name), ())

    def tip(self, decision: str, label: str) -> str:
        told = next((text for one, text in self.tells if one == decision), "")
        return f"{label}. {told}" if told else label


def mats(facts: Facts) -> Node:
    """The viewer's own board first, the others in player order."""
    order = sorted(facts.nations, key=lambda nation: (not nation.mine, facts.order.index(nation.seat)))
    return [draw_mat(mat_of(facts, nation)) for nation in order if nation.settled]


def mat_of(facts: Facts, nation: Nation) -> Mat:
    seat = nation.seat
    prices = tuple(
        ruled(facts.record, deploy_price, seat, nation.cards[place]) if nation.cards[place] >= 0 else 0
        for place in nation.works
    )
    unfinished = nation.site >= 0 and nation.built < len(sections(nation.site))
    section = ruled(facts.record, section_price, seat) if unfinished else 0
    changes = tuple((name, n) for (who, name), n in facts.changes.items() if who == seat and n)
    asked, place = facts.asked == seat, facts.order.index(seat) + 1
    hand = int(facts.here["in_hand"]) if asked else -1
    area = Mat(facts.lang, nation, facts.forecast(seat), asked, place, prices, section, facts.over, hand, changes)
    if facts.deciding is not nation:
        return area
    offers = tuple(action.name for action in facts.seen.legal if action.name.split(" ")[0] in ON_MATS)
    tells = tuple(
        (decision, told(facts.lang, found)) for decision, found in facts.outcomes.items() if decision in offers
    )
    return Mat(
        facts.lang, nation, area.forecast, asked, place, prices, section, facts.over, hand, changes, offers,
        ghosts(facts), tells,
    )  # fmt: skip


def ghosts(facts: Facts) -> tuple[tuple[str, Ghosts], ...]:
    """For every number the change that each legal decision would make to it."""
    found: dict[str, list[tuple[str, int]]] = {}
    for decision, one in facts.outcomes.items():
        numbers = [*zip(GOODS, one.goods, strict=True), ("vp", one.vp), ("strength", one.strength)]
        numbers += [("stability", one.stability)]
        numbers += [(f"income-{name}", n) for name, n in zip(GOODS, one.income, strict=True)]
        for name, n in numbers:
            if n:
                found.setdefault(name, []).append((decision, n))
    return tuple((name, tuple(listed)) for name, listed in found.items())


def told(lang: str, found: Outcome) -> str:
    """What a decision changes, in one line."""
    numbers = [*zip(GOODS, found.goods, strict=True), ("vp", found.vp), ("strength", found.strength)]
    numbers.append(("stability", found.stability))
    names, values = zip(*numbers, strict=True)
    words = [amounts(lang, values, names, plus=True)]
    if any(found.income):
        words.append(say(lang, "table-you-production", goods=amounts(lang, found.income, plus=True)))
    words += [say(lang, "table-you-goes", card=card_name(lang, card)) for card in found.gone]
    return ". ".join(filter(None, words))


@keep_few
def draw_mat(area: Mat) -> Renderable:
    nation, lang = area.nation, area.lang
    title = say(lang, "table-side", nation=nation_name(lang, nation.nation), side=nation.side.upper())
    level = say(lang, "table-level", level=say(lang, f"level-{LEVEL_NAMES[nation.level]}"), n=int(GROWTH[nation.level]))
    return ui.mat(
        nation.seat,
        nation.name,
        div(class_=["na-mat", f"na-of-{nation.nation}"])[
            span(".na-who")[span(".na-nation")[title], span(".na-note")[level]],
            stock(area),
            None if area.over else outlook(lang, area.forecast),
            _hand(lang, area.hand),
            _own_cards(area) if nation.mine else _their_cards(area),
            population(area),
        ],
        role=span(".na-place", data_tip=say(lang, "table-order"))[f"{area.place}."],
        active=area.active,
        mine=nation.mine,
        tools=ui.tool_button("expand", say(lang, "table-whole-board", who=nation.name), opens=f"sheet-{nation.seat}"),
    )


LEVEL_NAMES = ("chieftain", "prince", "king", "emperor")


def _hand(lang: str, card: int) -> Node:
    if card < 0:
        return None
    return div(".na-hand")[
        span(".na-head")[say(lang, "table-in-hand")],
        div(class_=["na-card", f"na-{card_kind(card)}"], data_tone=tone_of(card), id=f"card-{card}", data_travel=True)[
            card_top(lang, card), card_body(lang, card)
        ],
        card_words(lang, card),
    ]


# ---- stock and next production


def stock(area: Mat) -> Renderable:
    """Goods with what the next Production brings, victory points, strength and stability."""
    nation = area.nation
    changes = dict(area.changes)
    piles = [
        pile(area.lang, nation.seat, name, nation.goods[i], area.forecast.income[i], changes.get(name, 0),
             area.ghosts_of(name), area.ghosts_of(f"income-{name}"), _taking(area, name))
        for i, name in enumerate(GOODS)
    ]  # fmt: skip
    others = (("vp", nation.vp), ("strength", nation.strength), ("stability", nation.stability))
    piles += [
        pile(area.lang, nation.seat, name, n, None, changes.get(name, 0), area.ghosts_of(name), (), None)
        for name, n in others
    ]
    return div(".na-stock")[piles]


def _taking(area: Mat, name: str) -> str | None:
    return next((one for one in (f"{verb} {name}" for verb in ("gain", "pay", "spare")) if one in area.offers), None)


@ui.keep
def pile(
    lang: str,
    seat: int,
    name: str,
    n: int,
    income: int | None,
    change: int,
    ghosts: Ghosts,
    income_ghosts: Ghosts,
    decision: str | None,
) -> Renderable:
    label = good_name(lang, name)
    inside = [
        token(name, "l"),
        number(seat, name, n),
        change != 0 and span(class_=["change", "loss" if change < 0 else "gain"])[ui.signed(change)],
        woulds(ghosts),
        income is not None and _income(income, income_ghosts),
    ]
    tip = label
    if income is not None:
        after = n + income
        tip = say(
            lang, "table-income-of", good=label.capitalize(), have=n, change=ui.signed(income), after=max(0, after)
        )
    if decision is not None:
        return button(".na-pile.can-choose", **decider(decision, label=decision_words(lang, decision), tip=tip))[inside]
    return span(class_=["na-pile", n < 0 and "minus"], data_tip=tip, tabindex="0")[ui.unseen(f"{label} "), inside]


def _income(income: int, ghosts: Ghosts) -> Renderable:
    return span(class_=["na-income", "loss" if income < 0 else "gain" if income > 0 else "even"])[
        ui.signed(income), woulds(ghosts)
    ]


@ui.keep
def outlook(lang: str, found: Forecast) -> Renderable:
    """What the next Production would lack, and what that costs; then the famine."""
    lines: list[Node] = []
    if found.revolt:
        lines.append(span(".na-bad")[ui.icon("revolt"), say(lang, "table-in-revolt", n=found.revolt)])
    if any(found.missing):
        penalty = _penalty(lang, found)
        lines.append(
            span(".na-bad")[ui.icon("warning"), say(lang, "table-shortage", goods=amounts(lang, found.missing)), " ",
                            say(lang, "table-penalty", what=penalty)]
        )  # fmt: skip
    elif not found.revolt:
        lines.append(span(".na-good")[ui.icon("confirm"), say(lang, "table-enough")])
    if found.famine:
        hungry = found.hungry > 0
        text = "table-after-famine" if hungry else "table-famine-ok"
        words = say(lang, text, n=found.famine, missing=found.hungry)
        lines.append(span(class_=["na-bad" if hungry else "na-good"])[ui.icon("famine"), words])
    return div(".na-outlook", role="group", aria_label=say(lang, "table-next-production"))[lines]


def _penalty(lang: str, found: Forecast) -> str:
    shortage_vp = found.vp - (1 if found.revolt else 0)
    parts = [
        say(lang, f"table-penalty-{name}", n=n)
        for name, n in (("vp", shortage_vp), ("books", found.books), ("any", found.any_goods))
        if n > 0
    ]
    return ", ".join(parts) or "0"


# ---- the own cards, large


def _own_cards(area: Mat) -> Renderable:
    nation, lang = area.nation, area.lang
    return div(".na-own")[
        div(".na-works", role="group", aria_label=say(lang, "table-work"))[
            [_work(area, place) for place in nation.works]
        ],
        div(".na-shelves")[
            _shelf(area, "table-colonies", nation.colonies),
            _advisors(area),
            _site(area),
            _shelf(area, "table-wonders", nation.wonders),
        ],
    ]


def _work(area: Mat, place: int) -> Renderable:
    nation, lang = area.nation, area.lang
    card = nation.cards[place]
    return div(".na-work")[_card_on(area, place, "place"), card >= 0 and _crew(area, place, lang)]


def _crew(area: Mat, place: int, lang: str) -> Markup:
    """The workers on a card, and the buttons that send them there or take them off."""
    nation, name = area.nation, PLACES[place]
    off, to = area.offered(f"undeploy {name}"), area.offered(f"deploy {name}")
    send = say(lang, "table-send", goods=amount(lang, "stone", area.prices[place]))
    return crew(
        lang, nation.seat, name, nation.workers[place], nation.leaving[place], area.prices[place], off,
        off and area.tip(off, say(lang, "table-take-off")), to, to and area.tip(to, send),
    )  # fmt: skip


@ui.keep
def crew(
    lang: str,
    seat: int,
    place: str,
    many: int,
    leaving: int,
    price: int,
    off: str | None,
    off_tip: str | None,
    to: str | None,
    to_tip: str | None,
) -> Renderable:
    return span(".na-crew")[
        off and small_button(off, off_tip or "", "−"),
        workers(seat, place, many, say(lang, "table-workers-on", n=many)) if many else span(".na-gap"),
        leaving > 0 and span(".na-leaving")[ui.signed(-leaving)],
        to and small_button(to, to_tip or "", ["+", span(".na-cost")[str(price), token("stone")]]),
    ]


def small_button(decision: str, tip: str, face: Node) -> Renderable:
    return button(".na-do.answer", **decider(decision, label=tip, tip=tip))[face]


def _small_button(area: Mat, decision: str, face: Node, label: str) -> Renderable:
    return small_button(decision, area.tip(decision, label), face)


def _card_on(area: Mat, place: int, verb: str) -> Markup:
    """A card in its place, or the empty place; a button when it can be chosen."""
    lang, card = area.lang, area.nation.cards[place]
    decision = area.offered(f"{verb} {PLACES[place]}")
    if card < 0:
        return empty_place(lang, decision)
    label = decision and area.tip(decision, f"{decision_words(lang, decision)}: {card_name(lang, card)}")
    return card_in_place(lang, area.nation.seat, place, card, decision, label)


@ui.keep
def empty_place(lang: str, decision: str | None) -> Renderable:
    words = say(lang, "table-empty-slot")
    if decision:
        return answer([".na-card", "na-empty"], decision, decision_words(lang, decision), words)
    return div(".na-card.na-empty")[span(".na-note")[words]]


@ui.keep
def card_in_place(lang: str, seat: int, place: int, card: int, decision: str | None, label: str | None) -> Renderable:
    classes = ["na-card", f"na-{card_kind(card)}"]
    explain = f"x-{seat}-{place}"
    inside = [card_top(lang, card), card_body(lang, card)]
    shared = {"data-tone": tone_of(card), "id": f"card-{card}-{seat}-{place}", "data-explain": explain}
    words = ui.explanation_text(explain, card_words(lang, card))
    if decision:
        face = button(class_=[*classes, "can-choose"], **shared, **decider(decision, label=label or ""))[inside]
    else:
        face = div(class_=classes, tabindex="0", **shared)[inside]
    return span(".na-holder")[face, words]


def _shelf(area: Mat, heading: str, places: Sequence[int]) -> Renderable:
    verb = "build" if places[0] == FIRST_WONDER else "give up"
    return div(".na-shelf")[
        span(".na-head")[say(area.lang, heading)],
        div(".na-slots")[[_slot(area, place, verb) for place in places]],
    ]


def _slot(area: Mat, place: int, verb: str) -> Renderable:
    home = HOME_WONDER + place - FIRST_WONDER
    architects = area.nation.private[home] if place >= FIRST_WONDER and place < ADVISOR_PLACE else 0
    return div(".na-slot")[_card_on(area, place, verb), _doing(area, place), _privates(area.lang, architects)]


def _doing(area: Mat, place: int) -> Node:
    """The special action of a card."""
    if place < FIRST_WONDER:
        return None
    decision = area.offered(f"use {PLACES[place]}")
    if decision:
        return _small_button(area, decision, [ui.icon("play"), decision_words(area.lang, decision)],
                             decision_words(area.lang, decision))  # fmt: skip
    actor = place - ADVISOR_PLACE if place >= ADVISOR_PLACE else 2 + place - FIRST_WONDER
    return span(".na-used")[say(area.lang, "table-used")] if area.nation.used[actor] else None


@ui.keep
def _privates(lang: str, n: int) -> Renderable:
    if not n:
        return span(hidden=True)
    label = say(lang, "table-private", n=n)
    return span(".na-private", role="img", aria_label=label, data_tip=label)[ui.icon("architect"), str(n)]


def _advisors(area: Mat) -> Renderable:
    nation = area.nation
    heads = {ADVISOR_PLACE: "table-advisor", TOWER: "table-tower"}
    return div(".na-shelf.na-advisors")[
        span(".na-head")[say(area.lang, heads[nation.advisors[0]])],
        div(".na-slots")[
            [
                div(".na-slot")[
                    _card_on(area, place, "seat"),
                    _doing(area, place),
                    _privates(area.lang, nation.private[1 + place - ADVISOR_PLACE]),
                ]
                for place in nation.advisors
            ]
        ],
    ]


# ---- the wonder under construction


def _site(area: Mat) -> Renderable:
    nation, lang = area.nation, area.lang
    head = span(".na-head")[say(lang, "table-site"), _privates(lang, nation.private[HOME_BOARD])]
    if nation.site < 0:
        return div(".na-shelf.na-site")[
            head, div(".na-slots")[div(".na-card.na-empty")[span(".na-note")[say(lang, "table-no-site")]]]
        ]
    card = nation.site
    explain = f"x-{nation.seat}-site"
    return div(".na-shelf.na-site")[
        head,
        div(".na-slots")[
            div(".na-slot")[
                div(".na-card.na-wonder", data_tone="bone", data_explain=explain, tabindex="0")[
                    card_top(lang, card), card_body(lang, card)
                ],
                ui.explanation_text(explain, card_words(lang, card)),
                built(lang, card, nation.built),
                _hirings(area),
            ]
        ],
    ]


@ui.keep
def built(lang: str, card: int, done: int) -> Renderable:
    """The sections of a wonder: finished ones hold an architect, the next one shows its price."""
    found: list[Renderable] = []
    for n, cost in enumerate(sections(card)):
        if n < done:
            found.append(span(".na-stage.done")[ui.icon("architect", say(lang, "table-section-done"))])
        else:
            key = "table-section-next" if n == done else "table-section-cost"
            label = say(lang, key, goods=amount(lang, "stone", cost))
            found.append(
                span(class_=["na-stage", n == done and "next"], role="img", aria_label=label, data_tip=label)[str(cost)]
            )
    return span(".na-stages")[found]


def _hirings(area: Mat) -> Node:
    return [_hiring(area, decision) for decision in area.offers if decision.startswith("hire ")]


def _hiring(area: Mat, decision: str) -> Renderable:
    lang = area.lang
    source = say(lang, f"source-{decision[5:]}.from")
    label = say(lang, "table-hire-from", source=source, goods=amount(lang, "stone", area.section))
    price = span(".na-cost")[str(area.section), token("stone")]
    return _small_button(area, decision, [ui.icon("architect"), price, _source(lang, decision)], label)


def _source(lang: str, decision: str) -> Node:
    return None if decision == "hire public" else span(".na-note")[say(lang, f"source-{decision[5:]}")]


# ---- the others' cards, as chips


def _their_cards(area: Mat) -> Renderable:
    nation, lang = area.nation, area.lang
    works = [(nation.cards[place], nation.workers[place], place) for place in nation.works]
    rest = [nation.cards[place] for place in (*nation.colonies, *nation.advisors, *nation.wonders)]
    return div(".na-theirs")[
        div(".na-row-of-works")[
            [
                span(".na-manned")[
                    chip(lang, card),
                    workers(nation.seat, PLACES[place], many, say(lang, "table-workers-on", n=many)) if many else None,
                ]
                for card, many, place in works
                if card >= 0
            ]
        ],
        div(".na-row-of-chips")[
            [chip(lang, card) for card in rest if card >= 0],
            nation.site >= 0 and span(".na-rising")[chip(lang, nation.site), built(lang, nation.site, nation.built)],
        ],
    ]


# ---- the population track


def population(area: Mat) -> Renderable:
    nation, lang = area.nation, area.lang
    upkeep, unrest = int(LIMITS[FOOD_UPKEEP]), int(LIMITS[STABILITY_UPKEEP])
    food, stability = nation.emptied
    free = say(lang, "table-free-workers", n=nation.free)
    return div(".na-population", role="group", aria_label=say(lang, "table-population"))[
        span(".na-free", data_tip=free, tabindex="0")[
            workers(nation.seat, "free", nation.free, free) if nation.free else ui.unseen(free),
            span(".na-note")[free, _privates(lang, nation.private[HOME_BOARD]) if not nation.mine else None],
        ],
        _section(area, 0, food, say(lang, "table-food-section", n=food, cost=upkeep * food), ("food", -upkeep)),
        _section(area, 1, stability, say(lang, "table-stability-section", n=stability, cost=-unrest * stability),
                ("stability", -unrest)),
        _above(area),
    ]  # fmt: skip


def _section(area: Mat, which: int, empty: int, label: str, price: tuple[str, int]) -> Markup:
    word = ("food", "stability")[which]
    decision = area.offered(f"worker {word}") or area.offered(f"return {word}")
    text = decision and area.tip(decision, decision_words(area.lang, decision))
    return section(area.lang, area.nation.seat, area.nation.track[which], empty, label, price, decision, text)


@ui.keep
def section(
    lang: str, seat: int, here: int, empty: int, label: str, price: tuple[str, int], decision: str | None,
    text: str | None,
) -> Renderable:  # fmt: skip
    """One section: its workers, and what every emptied space costs."""
    inside = [
        token(price[0]),
        [span(".na-hole.taken")[ui.piece("person", seat, size="s")] for _ in range(here)],
        [span(".na-hole")[sign(lang, *price)] for _ in range(empty)],
    ]
    if decision:
        return button(".na-section-of-track.can-choose", **decider(decision, label=text or "", tip=text))[inside]
    return span(".na-section-of-track", role="img", aria_label=label, data_tip=label, tabindex="0")[inside]


def _above(area: Mat) -> Node:
    nation, lang = area.nation, area.lang
    if not nation.above:
        return None
    label = say(lang, "table-above", n=nation.above)
    people = workers(nation.seat, "above", nation.above, label)
    decision = area.offered("worker above")
    if decision:
        return button(".na-section-of-track.can-choose", **decider(decision, label=decision_words(lang, decision)))[
            people
        ]
    return span(".na-section-of-track", data_tip=label)[people, span(".na-note")[label]]


# ---- the strip


@ui.keep
def strip(
    lang: str,
    nation: str,
    numbers: tuple[tuple[str, int], ...],
    income: tuple[int, ...],
    passed: bool,
) -> Renderable:
    """A seat's few numbers, at one glance."""
    return span(".na-strip")[
        span(".na-nation")[nation],
        passed and ui.icon("pass"),
        [
            _brief(lang, name, n, income[i] if i < len(income) else 0) for i, (name, n) in enumerate(numbers)
        ],
    ]  # fmt: skip


def _brief(lang: str, name: str, n: int, change: int) -> Renderable:
    return span(".na-brief", data_tip=good_name(lang, name))[
        token(name),
        span(".n")[f"{MINUS}{-n}" if n < 0 else str(n)],
        change != 0 and span(class_=["na-mini", "loss" if change < 0 else "gain"])[ui.signed(change)],
    ]


def counters(facts: Facts) -> dict[int, Node]:
    found: dict[int, Node] = {}
    for nation in facts.nations:
        if not nation.settled:
            continue
        numbers = (
            *zip(GOODS, nation.goods, strict=True), ("strength", nation.strength), ("stability", nation.stability),
        )  # fmt: skip
        name = nation_name(facts.lang, nation.nation)
        found[nation.seat] = strip(facts.lang, name, numbers, facts.income_now(nation.seat), nation.passed > 0)
    return found
