"""What lies beside the board: structures on display, goals, revealed cards, governments to choose from."""

from dataclasses import dataclass

from htpy import Node, Renderable, div, h3, span

from civitas.games.beyond_the_horizon.table.effects import effects, modifiers
from civitas.games.beyond_the_horizon.table.facts import Facts
from civitas.games.beyond_the_horizon.table.parts import explanation, keep_few, mark, thing
from civitas.games.beyond_the_horizon.table.progress import progress
from civitas.games.beyond_the_horizon.table.tree import card_lines, level_of_card, tech_face
from civitas.games.beyond_the_horizon.table.words import (
    ROMAN,
    counted,
    decision_words,
    design_of,
    list_words,
    modifier_words,
    name_of,
    say,
    track_of,
    upper,
    when_words,
)
from civitas.games.beyond_the_horizon.tables import (
    CARDS,
    CLAIMS_TO_END,
    COUNTED,
    DEMOCRACY,
    DESPOTISM_ABILITIES,
    DESPOTISM_DO,
    DESPOTISM_ON,
    FIRST_BUILDER_VP,
    GOAL_FIRST_VP,
    GOAL_LATER_VP,
    GOAL_LEAST,
    GOAL_WHAT,
    GOALS,
    GOVERNMENT_MODIFIER,
    GOVERNMENTS,
    LEFT_TRACK,
    MONARCHY,
    RIGHT_TRACK,
    STAGES,
    STRUCTURE_BONUS,
    STRUCTURE_COST,
    STRUCTURE_LEVELS,
    STRUCTURES,
    STRUCTURES_BY_LEVEL,
    THEOCRACY_DO,
    THEOCRACY_ON,
    TRACKS,
    TRIGGERS,
)
from civitas.web import ui

# ---- structures


def structures(facts: Facts) -> Renderable:
    """Three of each level, and how many more there are."""
    lang, position = facts.lang, facts.position
    shown = [[STRUCTURES.names.index(name) for name in row if name] for row in position["display"].values()]
    left = tuple(position["stack_left"].values())
    return div(".bh-display", role="group", aria_label=say(lang, "table-structures"))[
        [
            div(".bh-shelf")[
                _stack(lang, level + 1, left[level]),
                [structure(lang, number, facts.can(f"take {STRUCTURES.names[number]}"), "") for number in row],
            ]
            for level, row in enumerate(shown[:STRUCTURE_LEVELS])
        ],
        div(hidden=True)[[explained_structure(lang, number, "") for row in shown for number in row]],
    ]


@ui.keep
def _stack(lang: str, level: int, left: int) -> Renderable:
    text = say(lang, "table-stack-left", n=left)
    return span(".bh-stack", role="img", aria_label=text, data_tip=text)[
        span(".bh-numeral")[ROMAN[level]], span(".bh-n")[ui.icon("deck"), str(left)]
    ]


@ui.keep
def structure(lang: str, number: int, decision: str | None, where: str) -> Renderable:
    """A structure tile: price, bonus, the points of its first builder."""
    name = name_of(lang, "structure", number)
    label = f"{name}. {decision_words(lang, decision)}" if decision else name
    attributes: dict[str, str | None] = {
        "id": f"structure{where}-{STRUCTURES.names[number]}",
        "data-thing": STRUCTURES.names[number],
        "data-explain": f"x-s{where}-{STRUCTURES.names[number]}",
        "data-travel": "",
        "data-level": str(number // STRUCTURES_BY_LEVEL + 1),
    }
    points = int(FIRST_BUILDER_VP[number])
    inside = [
        span(".bh-fee")[str(STRUCTURE_COST[number]), ui.icon("coin")],
        span(".bh-name")[name],
        effects(lang, int(STRUCTURE_BONUS[number])),
        span(".bh-ends")[
            span(".bh-end")[ui.icon(TRACKS[LEFT_TRACK[number]]), points > 0 and span(".bh-vp")[str(points)]],
            span(".bh-end")[ui.icon(TRACKS[RIGHT_TRACK[number]])],
        ],
    ]
    return thing(["bh-structure"], inside, decision, label, attributes)


@ui.keep
def explained_structure(lang: str, number: int, where: str) -> Renderable:
    lines = [
        say(lang, "table-cost", n=int(STRUCTURE_COST[number])),
        upper(list_words(lang, int(STRUCTURE_BONUS[number]))),
        say(lang, "table-left-cube", track=track_of(lang, int(LEFT_TRACK[number])), n=int(FIRST_BUILDER_VP[number])),
        say(lang, "table-right-cube", track=track_of(lang, int(RIGHT_TRACK[number]))),
        design_of(lang, "structure", number),
    ]
    level = ROMAN[number // STRUCTURES_BY_LEVEL + 1]
    heading = say(lang, "table-level-name", name=name_of(lang, "structure", number), level=level)
    return explanation(f"x-s{where}-{STRUCTURES.names[number]}", heading, lines)


# ---- goals


@dataclass(frozen=True)
class Goal:
    """A goal card as the viewer sees it; equal ones are drawn once."""

    lang: str
    goal: int
    claims: tuple[tuple[int, str, str], ...]  # seat, name, first or later
    have: tuple[tuple[int, str, int], ...]  # how far each seat has come
    viewer: int | None
    decision: str | None


def goals(facts: Facts) -> Renderable:
    lang, position = facts.lang, facts.position
    to_end = int(CLAIMS_TO_END[len(facts.nations)])
    text = say(lang, "table-claims", n=position["claims"], all=to_end)
    cards = [_goal(facts, place, GOALS.names.index(name)) for place, name in position["goal"].items() if name]
    return div(".bh-goals", role="group", aria_label=say(lang, "table-goals"))[
        [draw_goal(goal) for goal in cards],
        span(".bh-claims", role="img", aria_label=text, data_tip=text)[
            ui.icon("goal"), [span(class_=["bh-pip", i < position["claims"] and "full"]) for i in range(to_end)]
        ],
        div(hidden=True)[[_explained_goal(goal) for goal in cards]],
    ]


def _goal(facts: Facts, place: str, goal: int) -> Goal:
    claimed = facts.position["claimed"]
    claims = tuple(
        (nation.seat, nation.name, claimed[nation.seat][place])
        for nation in facts.nations
        if claimed[nation.seat][place] != "no"
    )
    have = tuple((n.seat, n.name, progress(facts, n.seat, int(GOAL_WHAT[goal]))) for n in facts.nations)
    return Goal(facts.lang, goal, claims, have, facts.seen.viewer, facts.can(f"claim {GOALS.names[goal]}"))


@ui.keep
def draw_goal(goal: Goal) -> Renderable:
    lang, least = goal.lang, int(GOAL_LEAST[goal.goal])
    name = name_of(lang, "goal", goal.goal)
    label = f"{name}. {decision_words(lang, goal.decision)}" if goal.decision else name
    attributes: dict[str, str | None] = {
        "id": f"goal-{GOALS.names[goal.goal]}",
        "data-thing": GOALS.names[goal.goal],
        "data-explain": f"x-{GOALS.names[goal.goal]}",
    }
    first = [claim for claim in goal.claims if claim[2] == "first"]
    later = [claim for claim in goal.claims if claim[2] == "later"]
    inside = [
        span(".bh-name")[name],
        span(".bh-aim")[goal_words(lang, goal.goal)],
        span(".bh-race")[
            [
                span(class_=["bh-runner", n >= least and "done"], data_seat=str(seat))[
                    mark(seat, who), f"{min(n, least)}/{least}"
                ]
                for seat, who, n in goal.have
                if seat not in {claim[0] for claim in goal.claims}
            ]
        ],
        span(".bh-claimed")[
            span(".bh-claim.bh-first")[[mark(*claim[:2]) for claim in first] or str(GOAL_FIRST_VP[goal.goal])],
            span(".bh-claim")[str(GOAL_LATER_VP[goal.goal]), [mark(*claim[:2]) for claim in later]],
        ],
    ]
    return thing(["bh-goal"], inside, goal.decision, label, attributes)


def goal_words(lang: str, goal: int) -> str:
    what = COUNTED[GOAL_WHAT[goal]]
    return upper(
        say(
            lang,
            "table-goal",
            n=int(GOAL_LEAST[goal]),
            what=counted(lang, what),
            what_many=counted(lang, what, many=True),
        )
    )


@ui.keep
def _explained_goal(goal: Goal) -> Renderable:
    lang = goal.lang
    lines = [
        goal_words(lang, goal.goal),
        say(lang, "table-goal-points", first=int(GOAL_FIRST_VP[goal.goal]), later=int(GOAL_LATER_VP[goal.goal])),
    ]
    mine = next((n for seat, _, n in goal.have if seat == goal.viewer), None)
    if mine is not None:
        lines.append(say(lang, "table-goal-have", n=mine, all=int(GOAL_LEAST[goal.goal])))
    lines.append(design_of(lang, "goal", goal.goal))
    return explanation(f"x-{GOALS.names[goal.goal]}", name_of(lang, "goal", goal.goal), lines)


# ---- what is revealed, and governments to choose from


def revealed(facts: Facts) -> Node:
    """The stage in front of the board: cards that were turned up, or governments that are left."""
    lang = facts.lang
    cards = [CARDS.names.index(name) for name in facts.position["candidate"] if name]
    if facts.question in ("card", "private") and cards:
        verb = "discover" if facts.question == "card" else "keep"
        faces = [candidate(lang, card, facts.can(f"{verb} {CARDS.names[card]}")) for card in cards]
        return _stage(
            "bh-revealed", say(lang, "table-revealed"), faces, [_explained_candidate(lang, card) for card in cards]
        )
    offered = [GOVERNMENTS.names.index(name) for name in facts.position["offered"] if name]
    if facts.question == "government" and offered:
        faces = [government_card(lang, number, facts.can(f"govern {GOVERNMENTS.names[number]}")) for number in offered]
        return _stage("bh-draft", say(lang, "table-draft"), faces, None)
    return None


def _stage(what: str, heading: str, faces: Node, hidden: Node) -> Renderable:
    return div(class_=["bh-stage", what], role="group", aria_label=heading)[
        h3[heading], div(".bh-cards")[faces], div(hidden=True)[hidden]
    ]


@ui.keep
def candidate(lang: str, card: int, decision: str | None) -> Renderable:
    """A technology card that lies open before somebody."""
    name = name_of(lang, "technology", card)
    label = f"{name}. {decision_words(lang, decision)}" if decision else name
    attributes: dict[str, str | None] = {
        "id": f"candidate-{CARDS.names[card]}",
        "data-explain": f"x-c-{CARDS.names[card]}",
    }
    return thing(["bh-star", "bh-candidate"], tech_face(lang, card), decision, label, attributes)


@ui.keep
def _explained_candidate(lang: str, card: int) -> Renderable:
    heading = say(lang, "table-level-name", name=name_of(lang, "technology", card), level=level_of_card(card))
    return explanation(f"x-c-{CARDS.names[card]}", heading, card_lines(lang, card))


@keep_few
def government_card(lang: str, government: int, decision: str | None) -> Renderable:
    name = name_of(lang, "government", government)
    label = f"{name}. {decision_words(lang, decision)}" if decision else name
    inside = [span(".bh-name")[name], government_rows(lang, government, (True, False, False, False))]
    return thing(["bh-government"], inside, decision, label, {})


@ui.keep
def government_rows(lang: str, government: int, unlocked: tuple[bool, ...]) -> Renderable:
    """The four stages of a government, in words; what is not unlocked yet is pale."""
    words = stage_words(lang, government)
    return span(".bh-stages")[
        [
            span(class_=["bh-stage-row", not free and "locked"])[
                ui.icon(stage if free else "secret"),
                span[span(".bh-stage-name")[say(lang, f"stage-{stage}")], " ", text],
            ]
            for stage, free, text in zip(STAGES, unlocked, words, strict=True)
        ]
    ]


def stage_words(lang: str, government: int) -> tuple[str, str, str, str]:
    """What each stage of a government does."""
    despotism = [
        when_words(lang, TRIGGERS[DESPOTISM_ON[government, place]], int(DESPOTISM_DO[government, place]))
        for place in range(DESPOTISM_ABILITIES)
        if DESPOTISM_ON[government, place] >= 0
    ]
    lasting = modifier_words(lang, tuple(GOVERNMENT_MODIFIER[government].tolist()))
    return (
        "; ".join([*despotism, *([lasting] if lasting else [])]),
        when_words(lang, TRIGGERS[THEOCRACY_ON[government]], int(THEOCRACY_DO[government])),
        upper(list_words(lang, int(MONARCHY[government]))),
        upper(list_words(lang, int(DEMOCRACY[government]))),
    )


def abilities(lang: str, row: tuple[int, ...]) -> Node:
    return modifiers(lang, row) if any(row) else None
