"""What lies on the table, read once from the view: civilizations, hands, wonders, the round that is being played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from civitas.games.historia.state import CIV
from civitas.games.historia.tables import (
    ACTION_WORDS,
    ADVISOR_OF,
    ADVISORS,
    BOT_LEVELS,
    CARD_LIMIT,
    CARD_WORDS,
    CIVILIZATIONS,
    GOVERNMENTS,
    LEADERS,
    LEVELS,
    MATRIX,
    METRICS,
    MOST_CARDS,
    OWN_ADVISORS,
    SET_CARDS,
    TERRITORIES,
    TURNS_IN_ERA,
    WONDERS,
)
from civitas.web.table_contract import Seen, Told

HIDDEN = "hidden"


@dataclass(frozen=True)
class Civ:
    """A civilization on the board, a player's or a Civbot's."""

    number: int  # the humans by seat, then the Civbots: also its ink
    name: str
    bot: str  # a Civbot's level, else nothing
    mine: bool
    supply: int
    used: int
    reserve: int
    tech: int
    mil: int
    points: int
    places: tuple[str, ...]
    gone: bool  # a Civbot that has lost its last territory

    @property
    def label(self) -> str:
        return f"civ_{self.number + 1}"

    @property
    def government(self) -> str:
        return GOVERNMENTS.names[int(MATRIX[self.tech, self.mil]) - 1]


@dataclass(frozen=True)
class Human:
    """The cards of a seat."""

    seat: int
    name: str
    mine: bool
    civilization: str
    hand: tuple[str, ...]
    aside: tuple[str, ...]
    queue: tuple[str, ...]
    table: tuple[str, ...]  # revealed, not resolved: actions and advisors' ids
    advisors: tuple[str, ...]  # in hand: ids, or "hidden"
    deck: tuple[str, ...]
    spent: tuple[str, ...]  # used advisors, face up under the deck
    leader: str
    later_leaders: tuple[str, ...]  # drafted and still secret: ids, or "hidden"
    wonders: tuple[tuple[str, str], ...]  # id and state
    limit: int
    chosen: tuple[str, ...]  # in secret, as far as the viewer may know


@dataclass(frozen=True)
class Revealed:
    """A card that a seat revealed in the round on show."""

    seat: int
    card: str  # an action or an advisor's id
    state: str  # waiting, now, done
    key: str


@dataclass(frozen=True)
class Facts:
    """Everything the parts of the table share."""

    seen: Seen
    civs: tuple[Civ, ...]
    humans: tuple[Human, ...]
    asked: int | None
    question: str
    revealed: tuple[Revealed, ...]
    earned: Mapping[int, int]  # by civilization, in the round on show
    drawn: Mapping[int, tuple[str, ...]]  # the cards that each Civbot drew at the end of the turn on show

    @property
    def lang(self) -> str:
        return self.seen.lang

    @property
    def position(self) -> Mapping[str, Any]:
        return self.seen.position

    @property
    def mine(self) -> Human | None:
        return None if self.seen.viewer is None else self.humans[self.seen.viewer]

    @property
    def deciding(self) -> Human | None:
        """The viewer while asked."""
        return self.mine if self.seen.legal else None

    @property
    def turn(self) -> int:
        return self.position["turn"]

    @property
    def era(self) -> int:
        """From 0."""
        return max(0, self.turn - 1) // TURNS_IN_ERA

    @property
    def order(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.position["order"] if seat is not None)

    @property
    def row(self) -> tuple[str, ...]:
        return tuple(wonder for wonder in self.position["row"] if wonder)

    def can(self, decision: str) -> str | None:
        return self.seen.can(decision)

    def offered(self, verb: str) -> tuple[str, ...]:
        """What a verb may be said of now: the last words of its legal decisions."""
        return tuple(action.name.split(" ", 1)[1] for action in self.seen.starting_with(verb))


def read(seen: Seen) -> Facts:
    """The facts of a view."""
    humans = tuple(_human(seen, seat) for seat in range(len(seen.chairs)))
    civs = tuple(_civ(seen, number) for number in range(len(humans) + seen.position["bots"]))
    shown = round_on_show(seen.told)
    over = seen.view["over"]
    return Facts(
        seen,
        civs,
        humans,
        None if over else seen.view["to_act"],
        seen.view["asks"] or "",
        _revealed(shown, humans),
        _earned(shown, len(humans)),
        _drawn(shown),
    )


def _civ(seen: Seen, number: int) -> Civ:
    position = seen.position
    label = CIV.labels[number]
    bot = number - len(seen.chairs)
    stands = position["cube"][label]

    def own(field: str) -> int:
        return int(position[field][label])

    return Civ(
        number,
        seen.chairs[number].name if bot < 0 else f"Civbot {bot + 1}",
        BOT_LEVELS[position["bot_level"][bot]] if bot >= 0 else "",
        seen.viewer == number,
        own("supply"),
        own("used"),
        own("reserve"),
        own("tech"),
        own("mil"),
        own("points"),
        tuple(territory for territory in TERRITORIES if stands[territory]),
        position["turn"] > 0 and bot >= 0 and not any(stands.values()),
    )


def _human(seen: Seen, seat: int) -> Human:
    position = seen.position
    at = position["card_at"][seat]
    civilization = position["civilization"][seat] or ""
    states, places = position["wonder_state"], position["wonder_at"]
    table = [action for action in ACTION_WORDS if at[action] == "table"]
    kept = position["leader_kept"][seat]
    return Human(
        seat,
        seen.chairs[seat].name,
        seen.chairs[seat].mine,
        civilization,
        tuple(action for action in ACTION_WORDS if at[action] == "hand"),
        tuple(action for action in ACTION_WORDS if at[action] == "aside"),
        tuple(card for card in position["queue"][seat] if card),
        (*table, *_advisors(civilization, position["advisor_table"][seat])),
        _advisors(civilization, position["advisor_hand"][seat]),
        _advisors(civilization, position["advisor_deck"][seat]),
        _advisors(civilization, position["advisor_used"][seat]),
        next((one for one in position["leader"][seat].values() if one), ""),
        tuple(one for one in kept.values() if one),
        tuple((wonder, states[wonder]) for wonder in WONDERS.names if places[wonder] == f"seat_{seat + 1}"),
        int(CARD_LIMIT[position["tech"][CIV.labels[seat]]]),
        _chosen(position["choice"][seat]),
    )


def _advisors(civilization: str, places: Sequence[str | None]) -> tuple[str, ...]:
    return tuple(advisor_id(civilization, place) for place in places if place)


def advisor_id(civilization: str, place: str) -> str:
    """Who the own first, second ... advisor is."""
    if place == HIDDEN or not civilization:
        return HIDDEN
    return ADVISORS.names[int(ADVISOR_OF[CIVILIZATIONS.names.index(civilization)][OWN_ADVISORS.index(place)])]


def own_place(human: Human, advisor: str) -> str:
    """The word that decisions call an advisor by."""
    members = ADVISOR_OF[CIVILIZATIONS.names.index(human.civilization)]
    return OWN_ADVISORS[[ADVISORS.names[int(one)] for one in members].index(advisor)]


def _chosen(number: int) -> tuple[str, ...]:
    if number == 0:
        return ()
    cards = (int(SET_CARDS[number - 1, place]) for place in range(MOST_CARDS))
    return tuple(CARD_WORDS[card] for card in cards if card >= 0)


# ---- the round that was revealed last


def round_on_show(told: Sequence[Told]) -> tuple[Told, ...]:
    """From the last reveal on; what began before it is no part of the round."""
    last = max((i for i, one in enumerate(told) if one.event.startswith("reveals_")), default=-1)
    if last < 0:
        return tuple(told)
    first = last
    while first > 0 and told[first - 1].event.startswith(("reveals_", "skips_round")):
        first -= 1
    return tuple(told[first:])


def _revealed(shown: Sequence[Told], humans: Sequence[Human]) -> tuple[Revealed, ...]:
    found: list[Revealed] = []
    played: list[tuple[int | None, str]] = [
        (one.seat, one.values.get("card") or one.values.get("advisor") or "")
        for one in shown
        if one.event in ("plays_action", "plays_advisor")
    ]
    for one in shown:
        if one.event not in ("reveals_action", "reveals_advisor") or one.seat is None:
            continue
        card = one.values.get("card") or one.values.get("advisor") or ""
        waiting = card in humans[one.seat].table
        now = waiting and bool(played) and played[-1] == (one.seat, card)
        state = "now" if now else "waiting" if waiting else "done"
        found.append(Revealed(one.seat, card, state, f"{one.decision}-{one.seat}-{card}"))
    return tuple(found) or tuple(
        Revealed(human.seat, card, "waiting", f"{human.seat}-{card}") for human in humans for card in human.table
    )


def _earned(shown: Sequence[Told], humans: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for one in shown:
        sign = {"scores": 1, "bot_scores": 1, "loses": -1, "bot_loses": -1}.get(one.event, 0)
        if not sign:
            continue
        civ = one.seat if one.seat is not None else humans + one.values["bot"] - 1
        found[civ] = found.get(civ, 0) + sign * one.values["n"]
    return found


def _drawn(shown: Sequence[Told]) -> dict[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = {}
    for one in shown:
        if one.event == "bot_draws":
            bot = one.values["bot"]
            found[bot] = (*found.get(bot, ()), one.values["card"])
    return found


def metric_of(facts: Facts, seat: int, metric: str) -> int:
    """What a leader or a wonder counts."""
    civ, human = facts.civs[seat], facts.humans[seat]
    counted = (len(human.wonders), civ.mil, civ.tech, len(civ.places))
    return counted[METRICS.index(metric)]


def next_cells(civ: Civ) -> tuple[tuple[int, int], ...]:
    """The cells that one more level leads to."""
    steps = ((civ.tech + 1, civ.mil), (civ.tech, civ.mil + 1))
    return tuple((tech, mil) for tech, mil in steps if tech <= LEVELS and mil <= LEVELS and MATRIX[tech, mil])


def packet(facts: Facts) -> tuple[str, ...]:
    """The leaders that the viewer holds while they are drafted."""
    if facts.mine is None:
        return ()
    held = facts.position["packet"][facts.mine.seat]
    return tuple(one for era in held.values() for one in era if one in LEADERS.names)
