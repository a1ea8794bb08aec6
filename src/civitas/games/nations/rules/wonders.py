"""NA-9: hiring architects and completing wonders."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.effects import carry_out_later, fire
from civitas.games.nations.rules.losing import spend
from civitas.games.nations.rules.settling import home_of, invite_architects, remove_card, settle_nations
from civitas.games.nations.rules.values import behind_rows, first_row
from civitas.games.nations.state import (
    ASK_HIRE_FREE,
    ASK_PLACE_WONDER,
    AT_NATION,
    DO_COMPLETE_WONDER,
    DO_HIRE_FREE,
    E_COMPLETES,
    E_HIRES,
    E_PLACES,
    FROM_PUBLIC,
    FROM_SUPPLY,
    FROM_WONDER,
    HOME_WONDER,
)
from civitas.games.nations.tables import (
    FIRST_WONDER,
    ON_HIRED,
    ON_READY,
    ON_WONDER_DONE,
    PROGRESS_CARDS,
    SECTION_COST,
    SECTIONS,
    STONE,
    WONDER_ROOM,
    WONDER_SPACES,
)


@rule
def section_price(s: Any, seat: int) -> int:
    """NA-9.1: the leftmost unfinished section."""
    return SECTION_COST[s.site[seat], s.site_built[seat]]


@rule
def home_with_architect(s: Any, seat: int, source: int) -> int:
    """The home of a private architect of such a source, or -1."""
    if source < FROM_WONDER:
        home = source - 1
        return home if s.private[seat, home] > 0 else -1
    for home in range(HOME_WONDER, HOME_WONDER + WONDER_SPACES):
        if s.private[seat, home] > 0:
            return home
    return -1


@rule
def check_hire(s: Any, seat: int, source: int) -> int:
    if s.site[seat] < 0 or s.goods[seat, STONE] < section_price(s, seat):
        return 901
    if source == FROM_PUBLIC:
        return 0 if s.architects > 0 else 901
    return 0 if home_with_architect(s, seat, source) >= 0 else 901


@rule
def hire(s: Any, seat: int, source: int, price: int) -> None:
    if source == FROM_PUBLIC:
        s.architects -= 1
    elif source < FROM_SUPPLY:
        s.private[seat, home_with_architect(s, seat, source)] -= 1
    spend(s, seat, STONE, price)
    s.site_built[seat] += 1
    needed = SECTIONS[s.site[seat]]
    note(s, E_HIRES, seat, source, price, s.site_built[seat], needed)
    if s.site_built[seat] == needed:
        push(s, DO_COMPLETE_WONDER, seat, 0)
    fire(s, seat, ON_HIRED)  # NA-9.3: before the completion


@rule
def complete_wonder(s: Any, seat: int, stage: int) -> None:
    """NA-9.4: (1) what other cards do, (2) placing."""
    if stage == 0:
        note(s, E_COMPLETES, seat, s.site[seat])
        push(s, DO_COMPLETE_WONDER, seat, 1)
        fire(s, seat, ON_WONDER_DONE)
    else:
        ask(s, seat, ASK_PLACE_WONDER)


@rule
def check_place_wonder(s: Any, seat: int, wonder: int) -> int:
    """All empty spaces are one choice: the leftmost."""
    if wonder >= WONDER_ROOM[s.board_number[seat]]:
        return 904
    if s.tableau[seat, FIRST_WONDER + wonder] >= 0:
        return 0
    for earlier in range(wonder):
        if s.tableau[seat, FIRST_WONDER + earlier] < 0:
            return 904
    return 0


@rule
def place_wonder(s: Any, seat: int, wonder: int) -> None:
    """NA-9.4: (2) over another wonder or not, (3) what it always does, (4) what it does when ready."""
    place = FIRST_WONDER + wonder
    if s.tableau[seat, place] >= 0:
        remove_card(s, seat, place)
    card = s.site[seat]
    s.site[seat] = NOTHING
    s.site_built[seat] = 0
    s.tableau[seat, place] = card
    if card < PROGRESS_CARDS:
        s.lies[card] = AT_NATION
    s.used[seat, 2 + wonder] = 0
    s.private[seat, home_of(place)] = 0
    note(s, E_PLACES, seat, card, place)
    settle_nations(s)
    if s.tableau[seat, place] == card:
        invite_architects(s, seat, place)
    carry_out_later(s, first_row(card, ON_READY), behind_rows(card, ON_READY), seat)


# ---- hiring free of stone (NA-9.2, NA-18.51)


@rule
def hire_free(s: Any, seat: int, left: int) -> None:
    if left > 0 and s.site[seat] >= 0:
        push(s, DO_HIRE_FREE, seat, left - 1)
        ask(s, seat, ASK_HIRE_FREE)


@rule
def refuse_free_hire(s: Any) -> None:
    s.agenda_a[s.agenda_left - 1] = 0
