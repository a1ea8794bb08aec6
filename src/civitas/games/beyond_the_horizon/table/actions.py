"""The eight actions printed on the board, with their spaces, what they cost and what they ask for."""

from dataclasses import dataclass

from htpy import Renderable, div, span

from civitas.games.beyond_the_horizon.table.effects import effects
from civitas.games.beyond_the_horizon.table.facts import Facts
from civitas.games.beyond_the_horizon.table.parts import explanation, octagon, thing
from civitas.games.beyond_the_horizon.table.tree import Space
from civitas.games.beyond_the_horizon.table.words import counted, decision_words, list_words, name_of, say, upper
from civitas.games.beyond_the_horizon.tables import (
    ACTION_LIST,
    ACTION_NEEDS,
    BASIC_ACTIONS,
    BOARD_ACTIONS,
    BOARD_SPACE_EXISTS,
    BOARD_SURCHARGE,
    COUNTED,
    ROOM_FOR_ALL,
    SPACES_OF_ACTION,
)
from civitas.web import ui


@dataclass(frozen=True)
class Offer:
    """An action of the board as the viewer sees it; equal ones are drawn once."""

    lang: str
    action: int
    spaces: tuple[Space, ...]
    decision: str | None  # a basic action that is done without the pawn
    why: str


def actions(facts: Facts) -> Renderable:
    offers = [_offer(facts, action) for action in range(len(BOARD_ACTIONS))]
    lang = facts.lang
    return div(".bh-actions", role="group", aria_label=say(lang, "table-actions"))[
        [
            div(class_=["bh-group", f"bh-{name}"], role="group", aria_label=say(lang, f"table-{name}"))[
                [draw_offer(offer) for offer in part]
            ]
            for name, part in (("basic", offers[:BASIC_ACTIONS]), ("advanced", offers[BASIC_ACTIONS:]))
        ],
        div(hidden=True)[[_explained(offer) for offer in offers]],
    ]


def _offer(facts: Facts, action: int) -> Offer:
    name = BOARD_ACTIONS[action]
    asked = facts.deciding is not None and facts.question == "space"
    spaces: list[Space] = []
    for number in range(1, SPACES_OF_ACTION + 1):
        space = action * SPACES_OF_ACTION + number - 1
        if not BOARD_SPACE_EXISTS[space, len(facts.nations)]:
            continue
        pawns = tuple((seat, facts.names[seat]) for seat in facts.pawns_on(f"{name}_{number}"))
        decision = facts.can(f"act {name} {number}")
        why = facts.seen.why_not(f"act {name} {number}") if asked and decision is None else ""
        spaces.append((number, int(BOARD_SURCHARGE[space]), pawns, decision, why))
    closed = all(space[3] is None for space in spaces)
    return Offer(
        facts.lang, action, tuple(spaces), facts.can(f"basic {name}"), spaces[0][4] if closed and spaces else ""
    )


@ui.keep
def draw_offer(offer: Offer) -> Renderable:
    lang, name = offer.lang, BOARD_ACTIONS[offer.action]
    title = name_of(lang, "action", offer.action)
    crowded = bool(ROOM_FOR_ALL[offer.action * SPACES_OF_ACTION])
    label = f"{title}. {decision_words(lang, offer.decision)}" if offer.decision else title
    inside = [
        span(".bh-name")[title],
        span(".bh-does")[effects(lang, int(ACTION_LIST[offer.action]))],
        span(".bh-spaces")[
            [octagon(lang, number, fee, pawns, crowded, decision, why, title)
             for number, fee, pawns, decision, why in offer.spaces]
        ],
    ]  # fmt: skip
    open_to = any(space[3] for space in offer.spaces)
    attributes: dict[str, str | None] = {
        "id": f"action-{name}",
        "data-thing": name,
        "data-explain": f"x-{name}",
        "aria-describedby": f"x-{name}",
    }
    return thing(["bh-action", "open" if open_to else "shut"], inside, offer.decision, label, attributes)


@ui.keep
def _explained(offer: Offer) -> Renderable:
    lang = offer.lang
    lines = [upper(list_words(lang, int(ACTION_LIST[offer.action]))), needs_words(lang, offer.action)]
    fees = {fee for _, fee, _, _, _ in offer.spaces if fee}
    lines += [say(lang, "table-surcharge", n=fee) for fee in sorted(fees)]
    name = BOARD_ACTIONS[offer.action]
    return explanation(f"x-{name}", name_of(lang, "action", offer.action), lines, offer.why)


def needs_words(lang: str, action: int) -> str:
    """What a player must have founded or researched; nothing when the action is open to all."""
    wanted = [
        say(
            lang,
            "table-requires-n",
            n=int(least),
            what=counted(lang, COUNTED[what]),
            what_many=counted(lang, COUNTED[what], many=True),
        )
        for what, least in ACTION_NEEDS[action]
        if what >= 0
    ]
    if not wanted:
        return ""
    text = wanted[0]
    for further in wanted[1:]:
        text = say(lang, "table-or", a=text, b=further)
    return say(lang, "table-requires", what=text)
