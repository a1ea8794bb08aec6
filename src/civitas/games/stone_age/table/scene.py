"""The land: hunting grounds, forest, clay pit, quarry, river and the village, with everybody's people in their rings."""

from collections.abc import Mapping
from dataclasses import dataclass

from htpy import Node, Renderable, button, div, span

from civitas.games.stone_age.table import words
from civitas.games.stone_age.table.facts import GATHERING, RINGS, ROOM, VILLAGE, Facts, expected
from civitas.games.stone_age.table.parts import crowd, decider, icon_of, token
from civitas.games.stone_age.table.words import decision_words, good, say
from civitas.games.stone_age.tables import DIVISOR, GOODS
from civitas.web import ui

PICTURES = {"hunt": "hunting"}
Standing = tuple[tuple[int, tuple[int, ...], str], ...]  # seat, its people's numbers, its name


@dataclass(frozen=True)
class Spot:
    """One place as the viewer sees it; equal spots are drawn once."""

    lang: str
    place: str
    standing: Standing
    sends: tuple[int, ...] = ()  # how many people the viewer may send here
    seat: int | None = None  # the viewer, while asked
    act: bool = False  # may the viewer act here now?
    why: str = ""  # why nobody may be sent

    @property
    def present(self) -> int:
        return sum(len(numbers) for _, numbers, _ in self.standing)

    @property
    def open(self) -> bool:
        return bool(self.sends) or self.act


def spot_of(facts: Facts, place: str) -> Spot:
    """A place, with what the viewer may do there."""
    standing = standing_at(facts, place)
    deciding = facts.deciding
    if deciding is None or facts.question not in ("place", "resolve"):
        return Spot(facts.lang, place, standing)
    sends = tuple(_people_in(action.name) for action in facts.seen.starting_with(f"place {place}"))
    act = facts.can(f"resolve {place}")
    why = "" if sends or act or facts.question != "place" else facts.seen.why_not(_fewest(place))
    return Spot(facts.lang, place, standing, sends, deciding.seat, act, why)


def standing_at(facts: Facts, place: str) -> Standing:
    return tuple((seat, numbers, facts.names[seat]) for seat, numbers in facts.standing[place].items())


def _people_in(decision: str) -> int:
    last = decision.rsplit(" ", 1)[-1]
    return int(last) if last.isdigit() else 1


def _fewest(place: str) -> str:
    return f"place {place} 1" if place in GATHERING else f"place {place}"


def scene(facts: Facts, stage: Node) -> Renderable:
    """The land with its places, and the hide that dice are rolled on."""
    return div(".sa-land")[
        [gathering(spot_of(facts, place)) for place in GATHERING],
        [village(spot_of(facts, place)) for place in VILLAGE],
        stage,
    ]


def explained_places(facts: Facts) -> list[tuple[str, Node]]:
    """What places are explained with, and why they are closed."""
    return [
        (f"x-{place}", explanation(facts, place, spot_of(facts, place).why)) for place in (*GATHERING, *VILLAGE)
    ]


def explanation(facts: Facts, place: str, why: str, more: Node = None) -> Node:
    return [span(".sa-p")[say(facts.lang, f"place-{place}.explain")], more, why and span(".sa-p.sa-no")[why]]


# ---- places with rings for many people


@ui.keep
def gathering(spot: Spot) -> Renderable:
    lang, place, name = spot.lang, spot.place, GATHERING[spot.place]
    divisor = int(DIVISOR[GOODS.index(name)])
    rate = say(lang, "table-rate", n=divisor, good=good(lang, name, 1))
    sign = _sign(spot, [span(".sa-rate", role="img", aria_label=rate)[ui.icon("dice"), f"÷{divisor}", token(name)]])
    return _place(spot, [sign, span(".sa-rings")[_crowds(spot), _free(spot, name, divisor)]])


def _sign(spot: Spot, reward: Node) -> Renderable:
    return span(".sa-sign")[
        ui.icon(PICTURES.get(spot.place, spot.place)),
        span(".sa-name")[say(spot.lang, f"place-{spot.place}")],
        reward,
    ]


def _crowds(spot: Spot) -> Node:
    return [
        crowd(seat, numbers, say(spot.lang, "table-people-of", who=who, n=len(numbers)))
        for seat, numbers, who in spot.standing
    ]


def _free(spot: Spot, name: str, divisor: int) -> Node:
    rings = max(spot.sends, default=2) if spot.place == "hunt" else RINGS - spot.present
    return [_send(spot, n, name, divisor) if n in spot.sends else span(".sa-ring") for n in range(1, rings + 1)]


def _send(spot: Spot, n: int, name: str, divisor: int) -> Renderable:
    decision = f"place {spot.place} {n}"
    label = decision_words(spot.lang, decision)
    least, most, mean = expected(n, divisor)
    tip = f"{label}. {outlook(spot.lang, n, name, least, most, mean)}"
    return button(".sa-ring.answer", data_seat=str(spot.seat), **decider(decision, label=tip, tip=tip))[
        span(".sa-wish"), span(".n")[str(n)]
    ]


def outlook(lang: str, dice: int, name: str, least: int, most: int, mean: int) -> str:
    """What dice may bring."""
    about = f"{mean // 10}.{mean % 10}" if lang == "en" else f"{mean // 10},{mean % 10}"
    return say(lang, "table-outlook", dice=dice, good=good(lang, name, most), least=least, mean=about)


# ---- places for one tribe


@ui.keep
def village(spot: Spot) -> Renderable:
    name = VILLAGE[spot.place]
    reward = good(spot.lang, name, 1)
    sign = _sign(spot, span(".sa-rate", role="img", aria_label=reward)["+1", ui.icon(icon_of(name))])
    rings = [span(".sa-ring")[spot.sends and span(".sa-wish")] for _ in range(ROOM[spot.place] - spot.present)]
    return _place(spot, [sign, span(".sa-rings")[_crowds(spot), rings]])


def _place(spot: Spot, inside: Node) -> Renderable:
    """A place: all of it a button where one click is enough, else a group with its rings."""
    lang, place = spot.lang, spot.place
    classes = ["sa-place", f"sa-{place}", spot.open and "open", bool(spot.why) and "closed"]
    shared: Mapping[str, str | None] = {
        "data-thing": place,
        "data-explain": f"x-{place}",
        "aria-describedby": f"x-{place}",
        "data-seat": None if spot.seat is None else str(spot.seat),
    }
    decision = _single(spot)
    if decision is not None:
        label = decision_words(lang, decision)
        return button(id=f"place-{place}", class_=[*classes, "can-choose"], **shared, **decider(decision, label=label))[
            inside
        ]
    label = say(lang, f"place-{place}")
    return div(id=f"place-{place}", class_=classes, role="group", aria_label=label, tabindex="0", **shared)[inside]


def _single(spot: Spot) -> str | None:
    if spot.act:
        return f"resolve {spot.place}"
    return f"place {spot.place}" if spot.sends and spot.place in VILLAGE else None


def ring_for_one(spot: Spot) -> Renderable:
    """The one ring of a card space or a building stack."""
    return span(".sa-spot")[
        [crowd(seat, numbers, words.say(spot.lang, "table-people-of", who=who, n=1)) for seat, numbers, who in spot.standing]
        or span(".sa-ring")[spot.sends and span(".sa-wish")]
    ]
