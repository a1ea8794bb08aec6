"""Cards as they lie on the table: actions, advisors, wonders, leaders; each explains itself on hover."""

from collections.abc import Sequence
from functools import lru_cache

from htpy import Node, Renderable, button, input, label, span

from civitas.games.historia.table.words import (
    METRIC_ICONS,
    action_name,
    action_of,
    chip,
    chips,
    effects,
    entries,
    name_of,
    say,
    sentence,
    with_design,
)
from civitas.games.historia.tables import ACTION_WORDS
from civitas.web import ui
from civitas.web.ui import SceneKind

SIDES = ("basic", "advanced")
LONG = 12  # letters of a name that a narrow card holds in its usual type
ERA_SCENES: dict[int, SceneKind] = {1: "hills", 2: "town", 3: "stars"}


def decider(decision: str, tip: str) -> dict[str, str]:
    """What makes a button answer the question."""
    return {
        "type": "submit",
        "form": ui.DECISION_FORM,
        "name": "decision",
        "value": decision,
        "aria-label": tip,
        "data-tip": tip,
    }


def thing(
    classes: Sequence[str | bool | None], decision: str | None, tip: str, inside: Node, id: str | None = None
) -> Renderable:
    """A card: a button where it answers the question."""
    if decision is not None:
        return button(class_=[*classes, "can-choose"], id=id, **decider(decision, tip))[inside]
    return span(class_=list(classes), id=id, role="img", aria_label=tip, data_tip=tip, tabindex="0")[inside]


# ---- action cards


def action_effects(action: str, side: str) -> tuple[tuple[str, int], ...]:
    return tuple(
        (word, n) for word, n in entries("action")[action].get(side, []) if word != "revolution" or side == "basic"
    )


def advanced_from(action: str) -> int:
    found = entries("action")[action]
    return found["advanced_tech"] if found.get("advanced") else 0


@lru_cache(maxsize=400)
def action_tip(lang: str, action: str) -> str:
    lines = [f"{action_name(lang, action)}: {say(lang, f'explain-{action}')}"]
    lines.append(say(lang, "table-basic", what=sentence(lang, action_effects(action, "basic"))))
    if advanced_from(action):
        what = sentence(lang, action_effects(action, "advanced"))
        lines.append(say(lang, "table-advanced", tech=advanced_from(action), what=what))
    return " ".join(lines)


@ui.keep
def action_face(lang: str, action: str, tech: int) -> Renderable:
    """A whole action card; `tech` tells whether the advanced side is open."""
    needed = advanced_from(action)
    return span(class_=f"hi-face a-{action}")[
        span(".hi-art")[ui.icon(action)],
        span(class_=["hi-title", len(action_name(lang, action)) > LONG and "long"])[action_name(lang, action)],
        span(".hi-side")[chips(lang, action_effects(action, "basic"))],
        span(class_=["hi-side", "advanced", tech >= needed and "open"])[
            span(".hi-needs", data_tip=say(lang, "table-needs", tech=needed))[ui.icon("technology"), str(needed)],
            chips(lang, action_effects(action, "advanced")),
        ]
        if needed
        else None,
    ]


@lru_cache(maxsize=400)
def advisor_tip(lang: str, advisor: str) -> str:
    return with_design(lang, "advisor", advisor, f"{name_of(lang, 'advisor', advisor)}: {advisor_words(lang, advisor)}")


def advisor_words(lang: str, advisor: str) -> str:
    found = entries("advisor")[advisor]
    words: list[str] = []
    cost = effects("advisor", advisor, "cost")
    if cost:
        words.append(say(lang, "table-costs", what=sentence(lang, cost)))
    if found["action"] != "none":
        side = say(lang, f"side-{found['action_mode']}")
        words.append(say(lang, "table-does", action=action_name(lang, found["action"]), side=side))
    if effects("advisor", advisor, "effect"):
        words.append(sentence(lang, effects("advisor", advisor, "effect")))
    return "; ".join(words)


@ui.keep
def advisor_face(lang: str, advisor: str) -> Renderable:
    found = entries("advisor")[advisor]
    action = found["action"]
    return span(".hi-face.a-advisor")[
        span(".hi-art")[ui.icon("advisor")],
        span(".hi-title")[name_of(lang, "advisor", advisor)],
        span(".hi-side")[
            chips(lang, effects("advisor", advisor, "cost")),
            action != "none" and _whole_action(lang, action, found["action_mode"]),
            chips(lang, effects("advisor", advisor, "effect")),
        ],
    ]


def _whole_action(lang: str, action: str, mode: str) -> Renderable:
    tip = say(lang, "table-does", action=action_name(lang, action), side=say(lang, f"side-{mode}"))
    return span(class_=["hi-chip", "hi-does", mode == "advanced" and "plus"], data_tip=tip)[ui.icon(action)]


def card_tip(lang: str, card: str) -> str:
    """Any card of a hand or a queue."""
    if card == "hidden":
        return say(lang, "table-hidden-advisor")
    return action_tip(lang, card) if action_of(card) else advisor_tip(lang, card)


def card_face(lang: str, card: str, tech: int) -> Node:
    return action_face(lang, card, tech) if action_of(card) else advisor_face(lang, card)


def hand_card(lang: str, card: str, tech: int, decision: str | None, why: str, chosen: bool) -> Renderable:
    """A card of the own hand: one click plays it."""
    classes = ["hi-card", chosen and "chosen", bool(why) and "closed"]
    tip = f"{card_tip(lang, card)} {why}".strip()
    return thing(classes, decision, tip, card_face(lang, card, tech), id=f"hand-{card}")


def hand_tick(lang: str, card: str, word: str, tech: int, why: str, chosen: bool) -> list[Renderable]:
    """A card of the own hand where several may be played: it is ticked, then all are played together."""
    tip = f"{card_tip(lang, card)} {why}".strip()
    return [
        input(
            ".hi-tick",
            type="checkbox",
            id=f"tick-{word}",
            name=f"part:{word}",
            value="1",
            form=ui.DECISION_FORM,
            checked=chosen,
            disabled=bool(why),
            aria_label=tip,
        ),
        label(
            class_=["hi-card", "hi-ticked", chosen and "chosen", "closed" if why else "can-choose"],
            for_=f"tick-{word}",
            data_tip=tip,
        )[card_face(lang, card, tech)],
    ]


@ui.keep
def tile(lang: str, card: str, classes: str = "", decision: str | None = None, id: str | None = None) -> Renderable:
    """A card as small as a stamp: in queues, lanes and others' hands."""
    tip = card_tip(lang, card)
    picture = "secret" if card == "hidden" else card if card in ACTION_WORDS else "advisor"
    name = "" if card == "hidden" else action_name(lang, card) if action_of(card) else name_of(lang, "advisor", card)
    inside = [ui.icon(picture), span(".hi-word")[name]]
    kind = card if card in ACTION_WORDS else "advisor"
    return thing(["hi-tile", f"a-{kind}", classes], decision, tip, inside, id)


# ---- wonders


@lru_cache(maxsize=400)
def wonder_tip(lang: str, wonder: str) -> str:
    found = entries("wonder")[wonder]
    words = [
        say(lang, "table-anytime")
        if found["trigger"] == "any"
        else say(lang, "table-after", action=action_name(lang, found["trigger"]))
    ]
    if found["majority"] != "none":
        words.append(say(lang, "table-majority", metric=say(lang, f"metric-{found['majority']}")))
    if effects("wonder", wonder, "cost"):
        words.append(say(lang, "table-costs", what=sentence(lang, effects("wonder", wonder, "cost"))))
    words.append(sentence(lang, effects("wonder", wonder, "effect")))
    return with_design(lang, "wonder", wonder, f"{name_of(lang, 'wonder', wonder)}: {'; '.join(words)}")


@ui.keep
def wonder_card(
    lang: str, wonder: str, state: str = "", decision: str | None = None, verb: str = "", last: bool = False
) -> Renderable:
    """A wonder: what sets it off, what it costs and gives."""
    found = entries("wonder")[wonder]
    tip = wonder_tip(lang, wonder)
    notes = {"turned": "table-turned", "new": "table-new"}
    if state in notes:
        tip = f"{tip}. {say(lang, notes[state])}"
    if verb:
        tip = f"{verb}. {tip}"
    if last:
        tip = f"{tip}. {say(lang, 'table-last-wonder')}"
    inside = [
        span(".hi-picture")[ui.scene(ERA_SCENES[found["era"]], wonder), ui.icon("wonder")],
        span(".hi-title")[name_of(lang, "wonder", wonder)],
        span(".hi-side")[
            span(".hi-trigger")[ui.icon("event" if found["trigger"] == "any" else found["trigger"])],
            _majority(lang, found["majority"]),
            chips(lang, effects("wonder", wonder, "cost")),
            span(".hi-gives", aria_hidden="true")["→"],
            chips(lang, effects("wonder", wonder, "effect")),
        ],
        state == "turned" and span(".hi-turned")[ui.icon("exhaust")],
    ]
    return thing(["hi-wonder", state, last and "last"], decision, tip, inside, id=f"wonder-{wonder}")


def _majority(lang: str, metric: str) -> Node:
    if metric == "none":
        return None
    tip = say(lang, "table-majority", metric=say(lang, f"metric-{metric}"))
    return span(".hi-chip.first", data_tip=tip)["1", ui.icon(METRIC_ICONS[metric])]


# ---- leaders


def conditions(leader: str) -> list[tuple[str, int, int]]:
    found = entries("leader")[leader]
    return [(found[f"cond{n}_metric"], found[f"cond{n}_min"], found[f"cond{n}_vp"]) for n in (1, 2)]


def leader_words(lang: str, leader: str) -> str:
    lines = [
        say(lang, "table-condition", metric=say(lang, f"metric-{metric}"), least=least, vp=vp)
        for metric, least, vp in conditions(leader)
    ]
    return with_design(lang, "leader", leader, f"{name_of(lang, 'leader', leader)}: {'; '.join(lines)}")


@ui.keep
def leader_card(
    lang: str, leader: str, reached: tuple[int, ...] = (), decision: str | None = None, small: bool = False
) -> Renderable:
    """A leader with both conditions; `reached` is how far the seat has come in each."""
    rows = [
        span(class_=["hi-condition", bool(reached) and reached[i] >= least and "met"])[
            ui.icon(METRIC_ICONS[metric]),
            span(".n")[f"{reached[i]}/{least}" if reached else f"≥{least}"],
            span(".hi-vp")[chip(lang, "vp", vp)],
        ]
        for i, (metric, least, vp) in enumerate(conditions(leader))
    ]
    era = entries("leader")[leader]["era"]
    inside = [
        span(".hi-title")[ui.icon("leader"), name_of(lang, "leader", leader)],
        span(".hi-era")[say(lang, "table-era-short", era="I" * era)],
        rows,
    ]
    return thing(["hi-leader", small and "small"], decision, leader_words(lang, leader), inside, id=f"leader-{leader}")
