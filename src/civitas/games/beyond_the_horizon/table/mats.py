"""The player boards: resources, population columns, development tracks, investments, government, what was gained."""

from dataclasses import dataclass

from htpy import Node, Renderable, button, div, i, li, ol, span

from civitas.games.beyond_the_horizon.table.asking import costs
from civitas.games.beyond_the_horizon.table.display import (
    abilities,
    explained_structure,
    government_rows,
    structure,
)
from civitas.games.beyond_the_horizon.table.effects import effects, modifiers
from civitas.games.beyond_the_horizon.table.facts import Facts, Nation
from civitas.games.beyond_the_horizon.table.parts import decider, explanation, keep_few
from civitas.games.beyond_the_horizon.table.tree import Space, card_lines, leader_words, spaces_of, tech_face
from civitas.games.beyond_the_horizon.table.words import (
    decision_words,
    design_of,
    investment_words,
    name_of,
    say,
    space_words,
)
from civitas.games.beyond_the_horizon.tables import (
    CARDS,
    COLUMN_LETTERS,
    COLUMN_PLACES,
    CUBES_ON_TRACK,
    INVESTMENT_LIST,
    INVESTMENT_MODIFIER,
    INVESTMENT_SPACES,
    INVESTMENT_VP,
    LEADERS,
    STAGE_AT,
    STAGE_TRACK,
    STAGES,
    STRUCTURES,
    TRACK_COINS,
    TRACK_COLUMN,
    TRACK_LIST,
    TRACK_STAGE,
    TRACKS,
)
from civitas.web import ui

CHANGES = {"gains_coins": ("coins", 1), "pays": ("coins", -1), "gains_pawns": ("active", 1), "exhausts": ("active", -1)}


@dataclass(frozen=True)
class Mat:
    """One seat's board as the viewer sees it; equal boards are drawn once."""

    lang: str
    nation: Nation
    first: bool
    active: bool
    changes: tuple[tuple[str, int], ...]
    offers: tuple[str, ...]  # the decisions that stand on things of this board
    private: tuple[tuple[int, tuple[Space, ...]], ...]
    ghosts: tuple[tuple[str, str, int], ...]  # counter, decision, the change it would make


def mats(facts: Facts) -> Node:
    """The viewer's own board first, the others in their order."""
    own_first = sorted(facts.nations, key=lambda nation: not nation.mine)
    return [draw_mat(_mat(facts, nation)) for nation in own_first]


def _mat(facts: Facts, nation: Nation) -> Mat:
    deciding = facts.deciding is nation
    return Mat(
        facts.lang,
        nation,
        facts.position["first_player"] == nation.seat,
        facts.asked == nation.seat,
        _changes(facts, nation.seat),
        tuple(name for name in facts.legal if name.split(" ")[0] in ("cube", "build")) if deciding else (),
        tuple((card, spaces_of(facts, card)) for card in nation.private),
        tuple(costs(facts)) if deciding else (),
    )


def _changes(facts: Facts, seat: int) -> tuple[tuple[str, int], ...]:
    """How much of coins and pawns came or went since the viewer's last decision."""
    found: dict[str, int] = {}
    for told in facts.seen.told:
        if told.fresh and told.seat == seat and told.event in CHANGES:
            name, sign = CHANGES[told.event]
            found[name] = found.get(name, 0) + sign * told.values["n"]
    return tuple((name, n) for name, n in found.items() if n)


@keep_few
def draw_mat(mat: Mat) -> Renderable:
    nation, lang = mat.nation, mat.lang
    return ui.mat(
        nation.seat,
        nation.name,
        div(".bh-mat")[
            resources(mat),
            columns(lang, nation.inactive, nation.open_columns),
            tracks(lang, nation.seat, nation.cubes, tuple(one for one in mat.offers if one.startswith("cube"))),
            investment(lang, nation.seat, nation.invested),
            _government(mat),
            _gained(mat),
        ],
        role=mat.first and ui.icon("first_player", say(lang, "option-first")),
        active=mat.active,
        mine=nation.mine,
        tools=ui.tool_button("expand", say(lang, "table-whole-board", who=nation.name), opens=f"sheet-{nation.seat}"),
    )


# ---- what is at hand


def resources(mat: Mat) -> Renderable:
    nation, lang = mat.nation, mat.lang
    changes = dict(mat.changes)
    pawns, coins = nation.income
    income = say(lang, "table-income", pawns=pawns, coins=coins)
    return div(".bh-purse")[
        _stock(mat, "coin", "coins", nation.coins, changes.get("coins", 0)),
        _stock(mat, "person", "active", nation.active, changes.get("active", 0)),
        _stock(mat, "settle_token", "settle_tokens", nation.settle_tokens, 0),
        _stock(mat, "fortify_token", "fortify_tokens", nation.fortify_tokens, 0),
        span(".bh-income", role="img", aria_label=income, data_tip=income)[
            ui.icon("production"), span[f"{ui.signed(pawns)}"], ui.icon("person"), span["/"], ui.signed(coins),
            ui.icon("coin"),
        ],
    ]  # fmt: skip


def _stock(mat: Mat, picture: str, name: str, n: int, change: int) -> Renderable:
    ghosts = {decision: by for counter, decision, by in mat.ghosts if counter == name}
    label = say(mat.lang, f"table-{name}")
    return ui.counter(picture, n, label, change=change, ghosts=ghosts, id=f"n-{mat.nation.seat}-{name}")


# ---- population columns


@ui.keep
def columns(lang: str, inactive: tuple[int, ...], free: tuple[bool, ...]) -> Renderable:
    """BH-1.4: five columns; pawns leave the leftmost one and come back to the rightmost."""
    found: list[Renderable] = []
    for number, letter in enumerate(COLUMN_LETTERS):
        n, places = inactive[number], int(COLUMN_PLACES[number])
        state = say(lang, "table-column-open" if free[number] else "table-column-locked")
        text = f"{say(lang, 'table-column', letter=letter.upper(), n=n, all=places)}, {state}"
        found.append(
            span(class_=["bh-column", free[number] and "free"], role="img", aria_label=text, data_tip=text)[
                span(".bh-letter")[letter.upper()],
                span(".bh-pawns")[[i(class_="in" if place < n else None) for place in range(places)]],
            ]
        )
    return div(".bh-columns", role="group", aria_label=say(lang, "table-columns"))[found]


# ---- tracks


@ui.keep
def tracks(lang: str, seat: int, cubes: tuple[int, ...], offers: tuple[str, ...]) -> Renderable:
    """Three development tracks: a cube that leaves lays its space bare."""
    return div(".bh-tracks", role="group", aria_label=say(lang, "table-tracks"))[
        [
            _track(lang, seat, track, cubes[track], f"cube {name}" if f"cube {name}" in offers else None)
            for track, name in enumerate(TRACKS)
        ]
    ]


def _track(lang: str, seat: int, track: int, left: int, decision: str | None) -> Renderable:
    name = say(lang, f"track-{TRACKS[track]}")
    label = say(lang, "table-track-left", track=name, n=left)
    spaces = [_track_space(lang, seat, track, space, left) for space in range(CUBES_ON_TRACK)]
    inside = [span(".bh-track-icon", data_tip=label)[ui.icon(TRACKS[track], name)], spaces]
    if decision is None:
        return div(".bh-track", role="group", aria_label=label)[inside]
    return button(".bh-track.can-choose", **decider(decision, decision_words(lang, decision)))[inside]


def _track_space(lang: str, seat: int, track: int, space: int, left: int) -> Renderable:
    gone = CUBES_ON_TRACK - left
    covered = space >= gone
    text = space_words(lang, track, space)
    # The leftmost cube is the one that leaves next.
    classes = ["bh-space", covered and "covered", space == gone and "next"]
    return span(class_=classes, data_tip=text, aria_label=text, role="img")[
        _printed(lang, track, space), covered and i(".bh-cube", data_seat=str(seat))
    ]


@ui.keep
def _printed(lang: str, track: int, space: int) -> Renderable:
    """What a space of a track shows once it is bare."""
    if TRACK_COLUMN[track, space] >= 0:
        return span(".bh-mark.bh-makes")[COLUMN_LETTERS[TRACK_COLUMN[track, space]].upper()]
    if TRACK_COINS[track, space]:
        return span(".bh-mark.bh-makes")[f"+{TRACK_COINS[track, space]}", ui.icon("coin")]
    if TRACK_STAGE[track, space]:
        return span(".bh-mark")[ui.icon(STAGES[TRACK_STAGE[track, space]])]
    return span(".bh-mark")[effects(lang, int(TRACK_LIST[track, space]))]


@ui.keep
def investment(lang: str, seat: int, invested: int) -> Renderable:
    label = f"{say(lang, 'table-investment')}: {say(lang, 'table-invested', n=invested)}"
    beyond = max(0, invested - INVESTMENT_SPACES)
    return ol(".bh-investment", aria_label=label)[
        [_investment_space(lang, seat, place, invested) for place in range(INVESTMENT_SPACES)],
        beyond > 0
        and li(".bh-space.covered", data_tip=say(lang, "table-beyond", n=beyond))[
            i(".bh-cube", data_seat=str(seat)), span(".bh-beyond")[f"+{beyond}"]
        ],
    ]


def _investment_space(lang: str, seat: int, place: int, invested: int) -> Renderable:
    filled = place < invested
    text = investment_words(lang, place)
    points = int(INVESTMENT_VP[place + 1])
    inside: Node = None
    if INVESTMENT_MODIFIER[place].any():
        inside = modifiers(lang, tuple(INVESTMENT_MODIFIER[place].tolist()))
    elif INVESTMENT_LIST[place] >= 0:
        inside = effects(lang, int(INVESTMENT_LIST[place]))
    return li(class_=["bh-space", filled and "covered", place == invested and "next"], data_tip=text)[
        span(".bh-mark")[inside, points > 0 and span(".bh-vp")[str(points)]],
        filled and i(".bh-cube", data_seat=str(seat)),
    ]


# ---- government, structures, private technologies, leaders


def unlocked(nation: Nation) -> tuple[bool, ...]:
    """Which stages of the government are unlocked (BH-7.9)."""
    return tuple(nation.gone[STAGE_TRACK[stage]] >= STAGE_AT[stage] for stage in range(len(STAGES)))


def _government(mat: Mat) -> Node:
    nation, lang = mat.nation, mat.lang
    if nation.government < 0:
        return None
    return div(".bh-government.bh-own", role="group", aria_label=say(lang, "table-government"))[
        span(".bh-name")[name_of(lang, "government", nation.government)],
        government_rows(lang, nation.government, unlocked(nation)),
    ]


def _gained(mat: Mat) -> Node:
    nation, lang = mat.nation, mat.lang
    where = f"-{nation.seat}"
    held = [
        structure(lang, number, _decision(mat, f"build {STRUCTURES.names[number]}"), where) for number in nation.held
    ]
    private = [_private(lang, card, spaces, where) for card, spaces in mat.private]
    leaders = [_leader(lang, leader, option, where) for leader, option in nation.leaders]
    if not (held or private or leaders or any(nation.modifier)):
        return None
    return div(".bh-gained")[
        abilities(lang, nation.modifier),
        held,
        private,
        leaders,
        div(hidden=True)[
            [explained_structure(lang, number, where) for number in nation.held],
            [_explained_private(lang, card, where) for card, _ in mat.private],
            [_explained_leader(lang, leader, where) for leader, _ in nation.leaders],
        ],
    ]


def _decision(mat: Mat, name: str) -> str | None:
    return name if name in mat.offers else None


@ui.keep
def _private(lang: str, card: int, spaces: tuple[Space, ...], where: str) -> Renderable:
    return div(".bh-star.bh-private", tabindex="0", data_explain=f"x-p{where}-{CARDS.names[card]}")[
        tech_face(lang, card, spaces)
    ]


@ui.keep
def _explained_private(lang: str, card: int, where: str) -> Renderable:
    heading = f"{name_of(lang, 'technology', card)} ({say(lang, 'table-private')})"
    return explanation(f"x-p{where}-{CARDS.names[card]}", heading, card_lines(lang, card))


@ui.keep
def _leader(lang: str, leader: int, option: int, where: str) -> Renderable:
    return span(".bh-met", tabindex="0", data_explain=f"x-l{where}-{LEADERS.names[leader]}")[
        ui.icon("leader"), span[name_of(lang, "leader", leader)], option > 0 and span(".bh-vp")[str(option)]
    ]


@ui.keep
def _explained_leader(lang: str, leader: int, where: str) -> Renderable:
    lines = [leader_words(lang, leader), design_of(lang, "leader", leader)]
    return explanation(f"x-l{where}-{LEADERS.names[leader]}", name_of(lang, "leader", leader), lines)


# ---- the strip


@ui.keep
def small_counter(name: str, n: int, label: str) -> Renderable:
    return ui.counter(name, n, label)


def counters(facts: Facts) -> dict[int, Node]:
    """A seat's few numbers, at one glance."""
    first = facts.position["first_player"]
    return {n.seat: strip(facts.lang, n, n.seat == first, facts.position["claimed"][n.seat]) for n in facts.nations}


def strip(lang: str, nation: Nation, first: bool, claimed: dict[str, str]) -> Renderable:
    claims = sum(state != "no" for state in claimed.values())
    return span(".bh-strip")[
        first and ui.icon("first_player", say(lang, "option-first")),
        small_counter("coin", nation.coins, say(lang, "table-coins")),
        small_counter("person", nation.active, say(lang, "table-active")),
        small_counter("technology", nation.researched, say(lang, "table-technologies")),
        small_counter("village", nation.villages + nation.cities, say(lang, "table-villages-cities")),
        small_counter("goal", claims, say(lang, "table-goals")),
    ]
