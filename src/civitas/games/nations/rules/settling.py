"""NA-2.4, NA-2.14 to NA-2.17: recomputing what follows from the cards in play, "remove if", and removing cards."""

from typing import Any

from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.values import behind_rows, card_at, first_row, holds, is_in, listens, nations_meant
from civitas.games.nations.state import (
    E_LOSES_HOST,
    E_MUST_GO,
    E_REMOVES,
    E_REMOVES_SITE,
    HOME_ADVISOR,
    HOME_BOARD,
    HOME_WONDER,
    REMOVED_CARD,
    STABILITY_SECTION,
)
from civitas.games.nations.tables import (
    ADVISOR_PLACE,
    CARD_TYPE,
    CARRIERS,
    FIRST_WONDER,
    HOSTS_ADVISOR,
    IF_NONE,
    LASTING_POWERS,
    LIMITS,
    MILITARY,
    MOD_DEPLOY_COST,
    MOD_STABILITY,
    MODS,
    NO_MILITARY_UPKEEP,
    ON_CHECK,
    ON_PASSIVE,
    OP_ARCHITECT,
    OP_FLAG,
    OP_MOD,
    PLACE_COUNT,
    PROGRESS_CARDS,
    R_FLOOR,
    R_IF,
    R_N,
    R_OP,
    R_WHAT,
    R_WHO,
    ROWS,
    STABILITY,
    STABILITY_UPKEEP,
    STRENGTH,
    TIMINGS,
    TOWER,
    WORK_SPACES,
)

MOD_COUNT = len(MODS)


@rule
def settle_nations(s: Any) -> None:
    """NA-2.14: after every atomic change; a removal may change the most and the least, so until nothing moves."""
    recompute(s)
    remove_what_must_go(s)


@rule
def settle_workers(s: Any, seat: int) -> None:
    """The same after a change that touched no card: only this nation's own sums can be others."""
    add_up(s, seat)
    remove_what_must_go(s)


@rule
def remove_what_must_go(s: Any) -> None:
    while is_watched(s) and removes_one(s):
        recompute(s)


@rule
def is_watched(s: Any) -> bool:
    """Is there any card in play that may have to go?"""
    for seat in range(s.players):
        if listens(s, seat, ON_CHECK) or s.tableau[seat, TOWER] >= 0:
            return True
    return False


# ---- NA-2.4


@rule
def recompute(s: Any) -> None:
    clear_modifiers(s)
    for seat in range(s.players):
        timings = 0
        for place in range(CARRIERS):
            card = card_at(s, seat, place)
            if card >= 0:
                timings |= TIMINGS[card]
                apply_passive(s, seat, card)
        s.timings[seat] = timings
    for seat in range(s.players):
        add_up(s, seat)


@rule
def clear_modifiers(s: Any) -> None:
    for seat in range(s.players):
        s.deploy_floor[seat] = 0
        for what in range(MOD_COUNT):
            s.modifier[seat, what] = 0
        for what in range(LASTING_POWERS):
            s.power[seat, what] = 0


@rule
def apply_passive(s: Any, owner: int, card: int) -> None:
    for row in range(first_row(card, ON_PASSIVE), behind_rows(card, ON_PASSIVE)):
        if ROWS[row, R_OP] == OP_ARCHITECT:
            continue
        nations = nations_meant(s, ROWS[row, R_WHO], owner, owner)
        for seat in range(s.players):
            if is_in(seat, nations):
                apply_modifier(s, seat, row)


@rule
def apply_modifier(s: Any, seat: int, row: int) -> None:
    what = ROWS[row, R_WHAT]
    if ROWS[row, R_OP] == OP_FLAG:
        s.power[seat, what] = 1
    elif ROWS[row, R_OP] == OP_MOD:
        s.modifier[seat, what] += ROWS[row, R_N]
        if what == MOD_DEPLOY_COST:
            s.deploy_floor[seat] = max(s.deploy_floor[seat], ROWS[row, R_FLOOR])


@rule
def add_up(s: Any, seat: int) -> None:
    strength = 0
    stability = s.modifier[seat, MOD_STABILITY]
    for place in range(CARRIERS):
        card = card_at(s, seat, place)
        if card < 0:
            continue
        many = s.workers[seat, place] if place < WORK_SPACES else 1
        strength += many * STRENGTH[card]
        if not spared_upkeep(s, seat, place, card, STABILITY[card]):
            stability += many * STABILITY[card]
    s.strength[seat] = strength
    # NA-2.25: every space emptied in the Stability section.
    s.stability[seat] = stability - LIMITS[STABILITY_UPKEEP] * emptied(s, seat, STABILITY_SECTION)


@rule
def spared_upkeep(s: Any, seat: int, place: int, card: int, amount: int) -> bool:
    """NA-18.26: negative amounts of workers on military cards may be ignored."""
    if amount >= 0 or place >= WORK_SPACES or s.power[seat, NO_MILITARY_UPKEEP] == 0:
        return False
    return CARD_TYPE[card] == MILITARY


@rule
def emptied(s: Any, seat: int, section: int) -> int:
    return s.track_room[seat, section] - s.track[seat, section]


# ---- "remove if"


@rule
def removes_one(s: Any) -> bool:
    """Removes the first card whose condition holds, in reverse player order; False if there is none."""
    for turn in range(s.players):
        seat = s.order[s.players - 1 - turn]
        if s.tableau[seat, TOWER] >= 0 and s.power[seat, HOSTS_ADVISOR] == 0:
            note(s, E_LOSES_HOST, seat, s.tableau[seat, TOWER])
            remove_card(s, seat, TOWER)  # NA-18.23: the advisor goes with his tower
            return True
        for place in range(PLACE_COUNT):
            card = s.tableau[seat, place]
            condition = reason_to_go(s, seat, card) if card >= 0 else IF_NONE
            if condition != IF_NONE:
                note(s, E_MUST_GO, seat, card, condition - 1)
                remove_card(s, seat, place)
                return True
    return False


@rule
def reason_to_go(s: Any, seat: int, card: int) -> int:
    """The condition that removes a card and holds now, or none."""
    for row in range(first_row(card, ON_CHECK), behind_rows(card, ON_CHECK)):
        if holds(s, seat, ROWS[row, R_IF]):
            return ROWS[row, R_IF]
    return IF_NONE


# ---- removing (NA-2.15 to NA-2.17)


@rule
def put_out_of_game(s: Any, card: int) -> None:
    if card < PROGRESS_CARDS:
        s.lies[card] = REMOVED_CARD


@rule
def remove_card(s: Any, seat: int, place: int) -> None:
    card = s.tableau[seat, place]
    s.tableau[seat, place] = NOTHING
    put_out_of_game(s, card)
    if place < WORK_SPACES:
        s.free_workers[seat] += s.workers[seat, place]  # NA-2.16
        s.workers[seat, place] = 0
    if place >= FIRST_WONDER:
        s.private[seat, home_of(place)] = 0
        s.used[seat, actor_of(place)] = 0
    note(s, E_REMOVES, seat, card, place)


@rule
def place_of_card(s: Any, seat: int, card: int) -> int:
    """Where a nation's card lies (it does lie there)."""
    for place in range(PLACE_COUNT):
        if s.tableau[seat, place] == card:
            return place
    return 0


@rule
def remove_site(s: Any, seat: int) -> None:
    """NA-2.16: the architects of a wonder under construction go to the supply, the stone is lost."""
    card = s.site[seat]
    s.site[seat] = NOTHING
    put_out_of_game(s, card)
    note(s, E_REMOVES_SITE, seat, card, s.site_built[seat])
    s.site_built[seat] = 0


@rule
def remove_advisors(s: Any, seat: int) -> None:
    for place in range(ADVISOR_PLACE, TOWER + 1):
        if s.tableau[seat, place] >= 0:
            remove_card(s, seat, place)


@rule
def actor_of(place: int) -> int:
    """Advisor, tower, wonders: the places whose cards can have a special action."""
    return place - ADVISOR_PLACE if place >= ADVISOR_PLACE else 2 + place - FIRST_WONDER


@rule
def place_of_actor(actor: int) -> int:
    return ADVISOR_PLACE + actor if actor < 2 else FIRST_WONDER + actor - 2


@rule
def home_of(place: int) -> int:
    """Board, advisor, tower, wonders: the places that can provide private architects."""
    if place == PLACE_COUNT:
        return HOME_BOARD
    return HOME_ADVISOR + place - ADVISOR_PLACE if place >= ADVISOR_PLACE else HOME_WONDER + place - FIRST_WONDER


@rule
def architects_of(card: int) -> int:
    """NA-18.20: the private architects that a card provides every round."""
    provided = 0
    for row in range(first_row(card, ON_PASSIVE), behind_rows(card, ON_PASSIVE)):
        if ROWS[row, R_OP] == OP_ARCHITECT:
            provided += ROWS[row, R_N]
    return provided


@rule
def invite_architects(s: Any, seat: int, place: int) -> None:
    """NA-5.7: never more than the printed number."""
    if place >= FIRST_WONDER:
        card = card_at(s, seat, place)
        s.private[seat, home_of(place)] = architects_of(card) if card >= 0 else 0
