"""What stands around the Progress Board: player order, war, event, architects, the virtual opponent, the tracks."""

from htpy import Node, Renderable, button, div, li, ol, span

from civitas.games.nations.rules.values import least, most
from civitas.games.nations.table.facts import Facts, Nation
from civitas.games.nations.table.parts import decider, keep_few, sign, signs, token
from civitas.games.nations.table.preview import ruled
from civitas.games.nations.table.printed import card_words
from civitas.games.nations.table.words import (
    MINUS,
    amount,
    card_name,
    decision_words,
    event_lines,
    event_name,
    say,
    tile_design,
    tile_name,
)
from civitas.games.nations.tables import (
    EVENT_ARCHITECTS,
    EVENT_FAMINE,
    GOODS,
    LIMITS,
    STABILITY_CAP,
    STABILITY_VALUE,
    STRENGTH_CAP,
    STRENGTH_VALUE,
    TILE_ARCHITECTS,
    TILE_FACE,
    TILE_FAMINE,
    WAR_LOSS,
    WAR_POINTS,
)
from civitas.web import ui

OPPONENT = -1
LOWEST = -4  # the space below -3, for whatever is lower


def overview(facts: Facts) -> Renderable:
    if facts.over:
        return div(".na-over")[_order(facts), _opponent(facts)]
    return div(".na-over")[_order(facts), _war(facts), _event(facts), _opponent(facts)]


# ---- player order


def _order(facts: Facts) -> Renderable:
    chips = [_in_order(facts, facts.nations[seat], place) for place, seat in enumerate(facts.order, 1)]
    if facts.solo:
        label = say(facts.lang, "table-opponent")
        opponent = li(".na-turn", id="turn-opponent", data_travel=True)[ui.icon("bot", label, size="l")]
        chips = [opponent, *chips] if facts.here["vo_first"] else [*chips, opponent]
    architects = int(facts.here["architects"])
    return div(".na-plate.na-order")[
        span(".na-head")[ui.icon("turn_order"), say(facts.lang, "table-order")],
        ol(".na-chips")[chips],
        supply(facts.lang, architects),
    ]


@ui.keep
def supply(lang: str, n: int) -> Renderable:
    label = say(lang, "table-architects", n=n)
    return span(".na-supply", role="img", aria_label=label, data_tip=label)[
        ui.icon("architect"), span(".n", id="n-architects", data_n=str(n))[str(n)]
    ]


def _in_order(facts: Facts, nation: Nation, place: int) -> Renderable:
    state = say(facts.lang, "table-passed", n=nation.passed) if nation.passed else say(facts.lang, "table-not-passed")
    tip = f"{place}. {nation.name}: {state}"
    classes = ["na-turn", nation.passed > 0 and "passed", facts.asked == nation.seat and "active"]
    return li(class_=classes, id=f"turn-{nation.seat}", data_travel=True, data_tip=tip, tabindex="0")[
        ui.seat_mark(nation.seat, nation.name), ui.unseen(tip), nation.passed > 0 and ui.icon("pass")
    ]


# ---- war


def _war(facts: Facts) -> Node:
    card = int(facts.here["war_card"])
    mine = facts.mine
    safe = mine is None or min(40, mine.strength) >= int(facts.here["war_strength"])
    buyer = int(facts.here["war_buyer"])
    who = facts.nations[buyer].name if buyer >= 0 else ""
    return war_plate(facts.lang, card, int(facts.here["war_strength"]), who, mine is not None, safe)


@ui.keep
def war_plate(lang: str, card: int, strength: int, who: str, playing: bool, safe: bool) -> Renderable:
    head = span(".na-head")[ui.icon("war"), say(lang, "table-war")]
    if card < 0:
        return div(".na-plate.na-war.quiet")[head, span(".na-note")[say(lang, "table-no-war")]]
    lost = [(name, -int(n)) for name, n in zip(GOODS, WAR_LOSS[card], strict=True)]
    by = say(lang, "table-war-by", who=who) if who else say(lang, "table-war-by-opponent")
    return div(class_=["na-plate", "na-war", playing and not safe and "danger"], data_explain="x-war", tabindex="0")[
        head,
        span(".na-plate-name")[card_name(lang, card), " ", span(".na-note")[by]],
        span(".na-gives")[
            sign(lang, "strength", strength, plus=False), span(".na-to")["→"],
            sign(lang, "vp", -int(WAR_POINTS[card])), signs(lang, lost),
        ],
        playing and span(".na-note")[say(lang, "table-war-you-safe" if safe else "table-war-you-lose")],
        ui.explanation_text("x-war", card_words(lang, card)),
    ]  # fmt: skip


# ---- event


def _event(facts: Facts) -> Node:
    if facts.solo:
        return None
    event, other = int(facts.here["event"]), int(facts.here["other_event"])
    if event < 0:
        head = span(".na-head")[ui.icon("event"), say(facts.lang, "table-event")]
        return div(".na-plate.na-event.quiet")[head, span(".na-note")[say(facts.lang, "table-no-event")]]
    if other < 0:
        return event_plate(facts.lang, event, None)
    keep = ("keep first", "keep second")
    return [
        event_plate(facts.lang, one, decision if facts.can(decision) else None)
        for one, decision in zip((event, other), keep, strict=True)
    ]


@ui.keep
def event_plate(lang: str, event: int, decision: str | None) -> Renderable:
    """An event card: its two events, famine and architects."""
    famine = int(EVENT_FAMINE[event])
    inside = [
        span(".na-head")[
            ui.icon("event"), say(lang, "table-event"),
            span(".na-tail")[
                _small(lang, "famine", famine, say(lang, "table-famine", n=famine)),
                _small(lang, "architect", int(EVENT_ARCHITECTS[event]),
                       say(lang, "table-architects", n=int(EVENT_ARCHITECTS[event]))),
            ],
        ],
        span(".na-halves")[[_half(lang, event, half) for half in range(2)]],
    ]  # fmt: skip
    if decision is not None:
        label = f"{decision_words(lang, decision)}: {event_name(lang, event, 0)}"
        return button(".na-plate.na-event.can-choose", **decider(decision, label=label))[inside]
    return div(".na-plate.na-event")[inside]


def _small(lang: str, picture: str, n: int, label: str) -> Renderable:
    return span(".na-small", role="img", aria_label=label, data_tip=label)[ui.icon(picture), span(".n")[str(n)]]


def _half(lang: str, event: int, half: int) -> Renderable:
    return span(".na-half")[
        span(".na-plate-name")[event_name(lang, event, half)],
        [span(".na-line")[line] for line in event_lines(lang, event, half)],
    ]


# ---- the virtual opponent


def _opponent(facts: Facts) -> Node:
    if not facts.solo:
        return None
    tile, other = int(facts.here["tile"]), int(facts.here["other_tile"])
    shown = [tile] if other < 0 else [tile, other]
    decisions = [None] if other < 0 else ["keep first", "keep second"]
    numbers = (int(facts.here["vo_strength"]), int(facts.here["vo_stability"]), int(facts.here["vo_books"]))
    return [
        opponent_plate(facts.lang, one, numbers, decision if decision and facts.can(decision) else None)
        for one, decision in zip(shown, decisions, strict=True)
    ]


@ui.keep
def opponent_plate(lang: str, tile: int, numbers: tuple[int, int, int], decision: str | None) -> Renderable:
    strength, stability, books = numbers
    head = span(".na-head")[ui.icon("bot"), say(lang, "table-opponent")]
    stands = span(".na-gives")[
        sign(lang, "strength", strength, plus=False),
        sign(lang, "stability", stability, plus=False),
        sign(lang, "books", books, plus=False),
    ]
    if tile < 0:
        return div(".na-plate.na-opponent")[head, stands]
    famine, architects = int(TILE_FAMINE[tile]), int(TILE_ARCHITECTS[tile])
    inside = [
        head, stands,
        span(".na-note", data_tip=tile_design(lang, tile) or None)[tile_name(lang, tile)],
        span(".na-gives")[
            _small(lang, "famine", famine, say(lang, "table-famine", n=famine)),
            _small(lang, "architect", architects, say(lang, "table-architects", n=architects)),
            [_face(lang, tile, face) for face in (5, 6)],
        ],
    ]  # fmt: skip
    if decision is not None:
        label = f"{decision_words(lang, decision)}: {tile_name(lang, tile)}"
        return button(".na-plate.na-opponent.can-choose", **decider(decision, label=label))[inside]
    return div(".na-plate.na-opponent")[inside]


def _face(lang: str, tile: int, face: int) -> Renderable:
    changed = list(zip(("strength", "stability", "books"), (int(n) for n in TILE_FACE[tile, face - 5]), strict=True))
    words = ", ".join(f"+{amount(lang, name, n)}" if n > 0 else amount(lang, name, n) for name, n in changed if n)
    label = say(lang, "table-opponent-die-tile", face=face, change=words)
    return span(".na-face", role="img", aria_label=label, data_tip=label)[
        ui.icon("dice"), span(".n")[str(face)], signs(lang, changed)
    ]


# ---- the tracks: everybody on them


def tracks(facts: Facts) -> Renderable:
    """Strength, stability and heritage of all nations (and the virtual opponent)."""
    return div(".na-tracks")[
        _track(facts, "strength", STRENGTH_VALUE, 0, int(LIMITS[STRENGTH_CAP])),
        _track(facts, "stability", STABILITY_VALUE, LOWEST, int(LIMITS[STABILITY_CAP])),
        heritage(facts),
    ]


def _track(facts: Facts, name: str, value: int, low: int, high: int) -> Node:
    values: dict[int, int] = {nation.seat: getattr(nation, name) for nation in facts.nations}
    if facts.solo:
        values[OPPONENT] = int(facts.here[f"vo_{name}"])
    names = tuple(nation.name for nation in facts.nations)
    ranks = ruled(facts.record, most, value), ruled(facts.record, least, value)
    return draw_track(facts.lang, name, low, high, tuple(sorted(values.items())), names, _ghosts(facts, name), ranks)


def _ghosts(facts: Facts, name: str) -> tuple[tuple[str, int, int], ...]:
    """Decision, seat and the value it would bring about."""
    mine = facts.deciding
    if mine is None:
        return ()
    found: list[tuple[str, int, int]] = []
    for decision, one in facts.outcomes.items():
        for seat, strength, stability in one.others:
            value = strength if name == "strength" else stability
            if value != getattr(facts.nations[seat], name):
                found.append((decision, seat, value))
    return tuple(found)


@keep_few
def draw_track(
    lang: str,
    name: str,
    low: int,
    high: int,
    values: tuple[tuple[int, int], ...],
    names: tuple[str, ...],
    ghosts: tuple[tuple[str, int, int], ...],
    ranks: tuple[int, int],
) -> Renderable:
    """A row of spaces with everybody's marker."""

    def space(value: int) -> int:
        return max(low, min(high, value))

    spaces = [
        track_space(lang, name, at, low, tuple((seat, n) for seat, n in values if space(n) == at), names,
                    tuple((decision, seat) for decision, seat, n in ghosts if space(n) == at))
        for at in range(low, high + 1)
    ]  # fmt: skip
    label = say(lang, f"table-{name}")
    return div(class_=["na-track", f"na-track-{name}"])[
        span(".na-head")[token(name), label, _leaders(lang, name, names, ranks)],
        ol(".na-spaces", aria_label=label)[spaces],
    ]


def _leaders(lang: str, name: str, names: tuple[str, ...], ranks: tuple[int, int]) -> Node:
    words = ("table-strongest", "table-weakest") if name == "strength" else ("table-most-stable", "table-least-stable")
    found: list[Renderable] = []
    for bits, word in zip(ranks, words, strict=True):
        seats = [seat for seat in range(len(names)) if bits >> seat & 1]
        if seats and len(seats) < max(2, len(names)):
            found.append(
                span(".na-leader")[[ui.seat_mark(seat, names[seat], size="s") for seat in seats], say(lang, word)]
            )
    return span(".na-leaders")[found]


@ui.keep
def track_space(
    lang: str,
    name: str,
    at: int,
    low: int,
    here: tuple[tuple[int, int], ...],
    names: tuple[str, ...],
    ghosts: tuple[tuple[str, int], ...],
) -> Renderable:
    shown = f"{MINUS}∞" if at == LOWEST else f"{MINUS}{-at}" if at < 0 else str(at)
    marked = at % 5 == 0 or at == low
    return li(class_=["na-step", marked and "five", at < 0 and "below", bool(here) and "taken"])[
        span(class_=["na-step-n", not marked and "minor"])[shown],
        [_marker(lang, name, seat, n, names) for seat, n in here],
        [
            span(".na-marker.would-be", hidden=True, data_ghost=decision)[ui.seat_mark(seat, names[seat], size="s")]
            for decision, seat in ghosts
        ],
    ]


def _marker(lang: str, name: str, seat: int, n: int, names: tuple[str, ...]) -> Renderable:
    who = say(lang, "table-opponent") if seat == OPPONENT else names[seat]
    tip = f"{who}: {amount(lang, name, n)}"
    mark = ui.icon("bot") if seat == OPPONENT else ui.seat_mark(seat, names[seat], size="s")
    return span(".na-marker", id=f"{name}-{seat}", data_travel=True, data_tip=tip)[mark, ui.unseen(tip)]


def heritage(facts: Facts) -> Renderable:
    """Books, most first, with the points they would bring."""
    books = sorted(((nation.goods[3], nation) for nation in facts.nations), key=lambda one: -one[0])
    rows = [_book_chip(facts, nation, n) for n, nation in books]
    if facts.solo:
        rows.append(opponents_books(facts.lang, int(facts.here["vo_books"])))
    return div(".na-track.na-heritage")[
        span(".na-head")[token("books"), say(facts.lang, "table-heritage")], span(".na-chips")[rows]
    ]


def _book_chip(facts: Facts, nation: Nation, n: int) -> Node:
    if facts.solo:
        points = 3 if n > int(facts.here["vo_books"]) else 0
    else:
        points = sum(other.goods[3] < n for other in facts.nations)
    tip = f"{nation.name}: {amount(facts.lang, 'books', n)}. {say(facts.lang, 'table-books-score', n=points)}"
    return book_chip(nation.seat, nation.name, n, points, tip)


@ui.keep
def opponents_books(lang: str, n: int) -> Renderable:
    tip = f"{say(lang, 'table-opponent')}: {amount(lang, 'books', n)}"
    return span(".na-books", id="books-opponent", data_travel=True, data_tip=tip, tabindex="0")[
        ui.icon("bot"), span(".n")[str(n)], ui.unseen(tip)
    ]


@ui.keep
def book_chip(seat: int, name: str, n: int, points: int, tip: str) -> Renderable:
    return span(".na-books", id=f"books-{seat}", data_travel=True, data_tip=tip, tabindex="0")[
        ui.seat_mark(seat, name, size="s"), span(".n")[str(n)], points > 0 and span(".na-vp")[ui.signed(points)],
        ui.unseen(tip),
    ]  # fmt: skip
