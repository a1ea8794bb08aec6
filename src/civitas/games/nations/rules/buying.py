"""NA-6.8 to NA-6.12 and NA-7: buying Progress cards, and what each type of card does."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.effects import concerns, newer_enough, targets_of, when_gold_is_spent
from civitas.games.nations.rules.losing import gain, gain_vp
from civitas.games.nations.rules.settling import (
    invite_architects,
    put_out_of_game,
    remove_card,
    remove_site,
    settle_nations,
)
from civitas.games.nations.rules.values import (
    behind_rows,
    card_at,
    colonies_of,
    first_row,
    listens,
    strength_of,
    workers_on_type,
)
from civitas.games.nations.rules.workers import deploy_bought
from civitas.games.nations.state import (
    ASK_BATTLE,
    ASK_GIVE_UP_COLONY,
    ASK_GOLDEN,
    ASK_GOLDEN_PAY,
    ASK_PLACE_ADVISOR,
    ASK_PLACE_CARD,
    AT_NATION,
    AT_WAR,
    DO_CARRY_OUT,
    DO_DEPLOY_BOUGHT,
    DO_PAY_GOLDEN,
    DO_USE_CARD,
    E_BUYS,
    E_CELEBRATES,
    E_FIGHTS_BATTLE,
    E_LAYS_WAR,
    E_PAYS,
    E_PLACES,
    E_TAKES_FREE,
    IN_HAND,
)
from civitas.games.nations.tables import (
    ADVISOR,
    ADVISOR_PLACE,
    ATTACK_VALUE,
    BATTLE,
    BATTLE_PICK,
    BY_OTHERS,
    BY_OWNER,
    CARD_TYPE,
    CARRIERS,
    COLONY,
    COLONY_NEED,
    COLONY_ROOM,
    COLUMNS,
    FIRST_COLONY,
    GOLD,
    GOLDEN_AGE,
    HOSTS_ADVISOR,
    KINDS_OF_GOODS,
    MILITARY,
    MOD_ATTACK,
    MOD_BATTLE_PRICE,
    MOD_COLONY_NEED,
    MOD_GOLDEN_BONUS,
    NO_WAR_PURCHASE,
    OFFER,
    ON_BOUGHT,
    ON_REPLACED,
    R_BOUGHT_CARD,
    R_BY,
    ROW_PRICE,
    ROWS,
    VP_PRICE,
    WAR,
    WONDER,
    WORK_ROOM,
    WORK_SPACES,
)

# ---- may it be bought (NA-6.9, NA-6.10)


@rule
def price_of(s: Any, seat: int, space: int) -> int:
    price = ROW_PRICE[space // COLUMNS]
    if CARD_TYPE[s.space[space]] == BATTLE:
        price += s.modifier[seat, MOD_BATTLE_PRICE]  # NA-18.24
    return price


@rule
def check_buy(s: Any, seat: int, space: int) -> int:
    card = s.space[space]
    if card < 0:
        return 608
    if s.goods[seat, GOLD] < price_of(s, seat, space):
        return 610
    return check_type(s, seat, card)


@rule
def check_type(s: Any, seat: int, card: int) -> int:
    kind = CARD_TYPE[card]
    if kind == COLONY and strength_of(s, seat) < COLONY_NEED[card] + s.modifier[seat, MOD_COLONY_NEED]:
        return 704
    if kind == BATTLE and workers_on_type(s, seat, MILITARY) == 0:
        return 706
    if kind == WAR and s.war_bought == 1:
        return 705
    return 610 if kind == WAR and s.power[seat, NO_WAR_PURCHASE] == 1 else 0


# ---- the sequence of a purchase (NA-6.11)


@rule
def buy(s: Any, seat: int, space: int) -> None:
    card = s.space[space]
    price = price_of(s, seat, space)
    s.goods[seat, GOLD] -= price
    note(s, E_BUYS, seat, card, price)
    acquire(s, seat, space, price)


@rule
def take_free(s: Any, seat: int, space: int) -> None:
    """NA-6.12: no gold is paid, so nothing that asks for a price applies."""
    note(s, E_TAKES_FREE, seat, s.space[space])
    acquire(s, seat, space, 0)


@rule
def acquire(s: Any, seat: int, space: int, price: int) -> None:
    """NA-6.11; what is done first goes on top of the agenda last."""
    card = s.space[space]
    s.space[space] = NOTHING
    s.in_hand = card
    s.lies[card] = IN_HAND
    count_purchase(s, seat, card)
    push(s, DO_USE_CARD, seat)
    when_gold_is_spent(s, seat, price)
    for back in range(s.players):
        turn = s.players - 1 - back
        other = s.order[turn]
        if other != seat:
            notice_purchase(s, other, seat, card, price)
    notice_purchase(s, seat, seat, card, price)


@rule
def count_purchase(s: Any, seat: int, card: int) -> None:
    kind = CARD_TYPE[card]
    if kind == GOLDEN_AGE:
        s.golden_ages_bought[seat] += 1
    elif kind == COLONY:
        s.colonies_bought[seat] += 1
    elif kind in (WAR, BATTLE):
        s.conflicts_bought[seat] += 1
    if kind == WAR:
        s.war_bought = 1
        s.war_buyer = seat


@rule
def notice_purchase(s: Any, owner: int, buyer: int, card: int, price: int) -> None:
    """The *bought* effects of one nation's cards."""
    if not listens(s, owner, ON_BOUGHT):
        return
    for back in range(CARRIERS):
        carrier = card_at(s, owner, CARRIERS - 1 - back)
        if carrier < 0:
            continue
        for row in range(first_row(carrier, ON_BOUGHT), behind_rows(carrier, ON_BOUGHT)):
            if ROWS[row, R_BOUGHT_CARD] == 0 and hears(row, owner, buyer) and concerns(row, card, price):
                push(s, DO_CARRY_OUT, owner, row, targets_of(s, row, owner, buyer))


@rule
def hears(row: int, owner: int, buyer: int) -> bool:
    by = ROWS[row, R_BY]
    return not (by == BY_OWNER and owner != buyer) and not (by == BY_OTHERS and owner == buyer)


# ---- using the card at once (section 7)


@rule
def use_card(s: Any, seat: int) -> None:
    card = s.in_hand
    kind = CARD_TYPE[card]
    if kind <= MILITARY:
        ask(s, seat, ASK_PLACE_CARD)
    elif kind == COLONY:
        conquer(s, seat)
    elif kind == WAR:
        lay_war(s, seat, card)
    elif kind == BATTLE:
        ask(s, seat, ASK_BATTLE)
    elif kind == GOLDEN_AGE:
        ask(s, seat, ASK_GOLDEN)
    elif kind == WONDER:
        begin_wonder(s, seat, card)
    elif kind == ADVISOR:
        ask(s, seat, ASK_PLACE_ADVISOR)


@rule
def put_in_play(s: Any, seat: int, place: int) -> None:
    card = s.in_hand
    s.in_hand = NOTHING
    s.lies[card] = AT_NATION
    s.tableau[seat, place] = card
    note(s, E_PLACES, seat, card, place)
    if place >= ADVISOR_PLACE:
        invite_architects(s, seat, place)  # NA-18.20: usable at once
    settle_nations(s)


@rule
def out_of_hand(s: Any) -> None:
    put_out_of_game(s, s.in_hand)
    s.in_hand = NOTHING


# Buildings and military units (NA-7.1)


@rule
def check_place_card(s: Any, seat: int, place: int) -> int:
    """All empty spaces are one choice: the leftmost."""
    if place >= WORK_ROOM[s.board_number[seat]]:
        return 701
    if s.tableau[seat, place] >= 0:
        return 0
    for earlier in range(place):
        if s.tableau[seat, earlier] < 0:
            return 701
    return 0


@rule
def place_card(s: Any, seat: int, place: int) -> None:
    card = s.in_hand
    old = s.tableau[seat, place]
    push(s, DO_DEPLOY_BOUGHT, seat, card, place)  # NA-6.11, step 5
    if old >= 0:
        notice_covering(s, seat, old, card)
        remove_card(s, seat, place)
        settle_nations(s)
    put_in_play(s, seat, place)


@rule
def notice_covering(s: Any, seat: int, old: int, new: int) -> None:
    if not listens(s, seat, ON_REPLACED):
        return
    for place in range(CARRIERS):
        carrier = card_at(s, seat, place)
        if carrier < 0:
            continue
        for row in range(first_row(carrier, ON_REPLACED), behind_rows(carrier, ON_REPLACED)):
            if concerns(row, old, 0) and newer_enough(row, old, new):
                push(s, DO_CARRY_OUT, seat, row, targets_of(s, row, seat, seat))


@rule
def offer_deployment(s: Any, seat: int, card: int, place: int) -> None:
    """NA-18.17: effects that aim at the card just bought, if it lies there still."""
    if s.tableau[seat, place] != card or not listens(s, seat, ON_BOUGHT):
        return
    for carrier_place in range(CARRIERS):
        carrier = card_at(s, seat, carrier_place)
        if carrier < 0:
            continue
        for row in range(first_row(carrier, ON_BOUGHT), behind_rows(carrier, ON_BOUGHT)):
            if ROWS[row, R_BOUGHT_CARD] == 1 and concerns(row, card, 0):
                push(s, DO_DEPLOY_BOUGHT, seat, NOTHING, place)
                deploy_bought(s, seat)
                return


# Colonies (NA-7.4)


@rule
def conquer(s: Any, seat: int) -> None:
    """NA-D6: an empty space if there is one, else the buyer gives one up."""
    room = COLONY_ROOM[s.board_number[seat]]
    if colonies_of(s, seat) == room:
        push(s, DO_USE_CARD, seat)
        ask(s, seat, ASK_GIVE_UP_COLONY)
        return
    for number in range(room):
        if s.tableau[seat, FIRST_COLONY + number] < 0:
            put_in_play(s, seat, FIRST_COLONY + number)
            return


@rule
def lose_colony(s: Any, seat: int) -> None:
    if colonies_of(s, seat) > 0:
        ask(s, seat, ASK_GIVE_UP_COLONY)


@rule
def check_give_up(s: Any, seat: int, number: int) -> int:
    return 0 if s.tableau[seat, FIRST_COLONY + number] >= 0 else 217


@rule
def give_up(s: Any, seat: int, number: int) -> None:
    remove_card(s, seat, FIRST_COLONY + number)
    settle_nations(s)


# Wars (NA-7.5)


@rule
def lay_war(s: Any, seat: int, card: int) -> None:
    s.in_hand = NOTHING
    s.lies[card] = AT_WAR
    s.war_card = card
    s.war_strength = strength_of(s, seat)
    note(s, E_LAYS_WAR, seat, card, s.war_strength)


# Battles (NA-7.6)


@rule
def attack_of(s: Any, seat: int) -> int:
    """NA-7.3: the highest attack value among military cards with a worker, with modifiers."""
    best = 0
    for place in range(WORK_SPACES):
        card = s.tableau[seat, place]
        if card >= 0 and s.workers[seat, place] > 0:
            best = max(best, ATTACK_VALUE[card])
    return best + s.modifier[seat, MOD_ATTACK] if best > 0 else 0


@rule
def check_battle(s: Any, good: int) -> int:
    return 0 if BATTLE_PICK[s.in_hand, good] == 1 else 706


@rule
def fight_battle(s: Any, seat: int, good: int) -> None:
    attack = attack_of(s, seat)
    note(s, E_FIGHTS_BATTLE, seat, s.in_hand, attack)
    out_of_hand(s)
    gain(s, seat, good, attack)


# Golden Ages (NA-7.7)


@rule
def golden_price(s: Any, seat: int) -> int:
    return max(0, VP_PRICE[s.in_hand] - s.modifier[seat, MOD_GOLDEN_BONUS])


@rule
def goods_from(s: Any, seat: int, first: int) -> int:
    total = 0
    for good in range(first, KINDS_OF_GOODS):
        total += s.goods[seat, good]
    return total


@rule
def check_golden_vp(s: Any, seat: int) -> int:
    return 0 if goods_from(s, seat, GOLD) >= golden_price(s, seat) else 707


@rule
def take_golden_goods(s: Any, seat: int) -> None:
    card = s.in_hand
    out_of_hand(s)
    for good in range(KINDS_OF_GOODS):
        if OFFER[card, good] > 0:
            gain(s, seat, good, OFFER[card, good] + s.modifier[seat, MOD_GOLDEN_BONUS])  # NA-7.8


@rule
def take_golden_vp(s: Any, seat: int) -> None:
    price = golden_price(s, seat)
    note(s, E_CELEBRATES, seat, s.in_hand, price)
    out_of_hand(s)
    push(s, DO_PAY_GOLDEN, seat, price, 0)


@rule
def pay_golden(s: Any, seat: int, left: int, memory: int) -> None:
    """One unit at a time; the memory holds the kind last paid and, eight times as much, the gold paid."""
    if left > 0:
        push(s, DO_PAY_GOLDEN, seat, left, memory)
        ask(s, seat, ASK_GOLDEN_PAY)
        return
    gain_vp(s, seat, 1)
    when_gold_is_spent(s, seat, memory // 8)


@rule
def check_golden_pay(s: Any, seat: int, good: int) -> int:
    top = s.agenda_left - 1
    if s.goods[seat, good] == 0 or good < s.agenda_b[top] % 8 or goods_from(s, seat, good) < s.agenda_a[top]:
        return 707
    return 0


@rule
def decide_golden_pay(s: Any, seat: int, good: int) -> None:
    top = s.agenda_left - 1
    gold_paid = s.agenda_b[top] // 8 + (1 if good == GOLD else 0)
    s.agenda_a[top] -= 1
    s.agenda_b[top] = 8 * gold_paid + good
    s.goods[seat, good] -= 1
    note(s, E_PAYS, seat, good, 1)


# Wonders (NA-7.9) and advisors (NA-7.10)


@rule
def begin_wonder(s: Any, seat: int, card: int) -> None:
    if s.site[seat] >= 0:
        remove_site(s, seat)
    s.in_hand = NOTHING
    s.lies[card] = AT_NATION
    s.site[seat] = card
    s.site_built[seat] = 0


@rule
def check_place_advisor(s: Any, seat: int, place: int) -> int:
    """NA-18.23: another space needs a wonder that hosts advisors."""
    return 0 if place == ADVISOR_PLACE or s.power[seat, HOSTS_ADVISOR] == 1 else 710


@rule
def place_advisor(s: Any, seat: int, place: int) -> None:
    if s.tableau[seat, place] >= 0:
        remove_card(s, seat, place)
    put_in_play(s, seat, place)
