"""Beyond the Horizon: rules by number that neither the chapters nor the rulebook's examples set up."""

import civitas
from civitas.core.match import Match
from tests.games.beyond_the_horizon.scenarios import (
    GREEN,
    PURPLE,
    SLUG,
    Table,
    answers,
    cell,
    play,
    question,
    refusal,
    whole_map,
)

HOME = "home_1"


def points(match: Match, seat: int, source: str) -> int:
    return match.scores()[seat].sources[source]


def settled(strength: int, tile: str = "territory_07", seat: int = PURPLE) -> Table:
    """A settler of some strength on a territory beside the cradle, and a settle token to found a village with."""
    table = Table().no_units(seat).tile(tile, 0, 1).unit(seat, "settler", strength, tile)
    table.plain["settle_tokens"][seat], table.plain["settle_supply"] = 1, 7
    return table


def garrisoned(strength: int, tile: str = "territory_07") -> Table:
    """A soldier on a tile with somebody's village, and a fortify token."""
    table = Table().no_units(PURPLE).tile(tile, 0, 1).village(GREEN, tile, "economy")
    table.unit(PURPLE, "soldier", strength, tile)
    table.plain["fortify_tokens"][PURPLE], table.plain["fortify_supply"] = 1, 7
    return table


# ---- BH-2 and BH-3: setup, rounds


def test_only_a_government_that_is_offered_can_be_taken() -> None:
    """BH-2.13, BH-2.14: its Despotism holds from the start."""
    match = civitas.new(SLUG, players=2, seed=1)
    offered = [name for name in cell(match, "offered") if name]
    other = next(f"government_{n}{side}" for n in "1234" for side in "ab" if f"government_{n}{side}" not in offered)
    assert refusal(match, f"govern {other}") == "BH-2.13"
    table = Table(government="government_1a").no_units(PURPLE).unit(PURPLE, "settler", 2, HOME)
    table.plain["territories"][23], place = "territory_01", table.plain["territories"].index("territory_01")
    table.plain["territories"][place] = next(
        f"territory_{n:02}" for n in range(1, 25) if f"territory_{n:02}" not in table.plain["territories"]
    )
    coins = table.plain["coins"][PURPLE]
    match = play(table.turn(PURPLE), "act basic_recruit 1", "skip", "move settler_1 south_west")
    assert cell(match, "coins", PURPLE) == coins + 1 + 1  # the discovery bonus, and Despotism of the Pioneers


def test_rounds_go_clockwise_and_explorations_are_counted_anew() -> None:
    """BH-2.12, BH-3.1, BH-3.3."""
    match = civitas.new(SLUG, players=3, seed=2, first="2")
    seats: list[int | None] = []
    while cell(match, "round_number") < 3:
        if question(match)[0] == "space":
            seats.append(match.to_act)
            assert set(cell(match, "explored")) == {0}
            match.play("act basic_grow 1")
        else:
            match.play(match.legal()[0])
    assert seats[:6] == [1, 2, 0, 1, 2, 0]


# ---- BH-4 and BH-5: spaces and actions


def test_a_surcharge_must_be_affordable_and_another_space_of_the_action_is_another_space() -> None:
    """BH-4.5, BH-4.6; BH-4.8: Grow is always there."""
    table = Table().coins(PURPLE, 0)
    table.plain["pawn"][PURPLE] = "basic_recruit_1"
    match = table.turn(PURPLE)
    assert refusal(match, "act basic_recruit 3") == "BH-4.6"
    assert "act basic_recruit 3" in answers(table.coins(PURPLE, 1).turn(PURPLE))
    empty = {"a": 0, "b": 0, "c": 0, "d": 0, "e": 0}
    table.plain["inactive"][PURPLE], table.plain["gone"][PURPLE] = empty, 20
    assert "act basic_grow 1" in answers(table.turn(PURPLE))


def test_a_basic_action_within_an_action_needs_no_space_and_no_surcharge() -> None:
    """BH-5.2, BH-5.4: Philosophy; all spaces of Research II are taken or would cost a coin more."""
    table = Table().leader("l2_2", "cleopatra").scholar(PURPLE, "l1_1").scholar(PURPLE, "l2_1", "philosophy")
    table.scholar(PURPLE, "l1_2").active(PURPLE, 3).coins(PURPLE, 2)
    table.plain["pawn"][:2] = ["basic_grow_1", "basic_research_2_1"]
    match = play(table.turn(PURPLE), "use philosophy 1", "do")
    assert question(match)[0] == "basic"
    match.play("basic basic_research_2")
    assert cell(match, "coins", PURPLE) == 0
    assert cell(match, "pawn", PURPLE) == "philosophy_1"


def test_requirements_belong_to_the_spaces_of_the_board_alone() -> None:
    """BH-5.1: the action of the Scientific Method researches level III without a village or a city."""
    table = Table().coins(PURPLE, 9)
    for slot, card in (("l1_1", ""), ("l1_2", ""), ("l2_1", "currency"), ("l2_2", "mining"), ("l2_3", "medicine")):
        table.scholar(PURPLE, slot, card)
    table.scholar(PURPLE, "l3_1", "scientific_method").active(PURPLE, 3)
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    match = table.turn(PURPLE)
    assert refusal(match, "act advanced_research_3 1") == "BH-5.3"
    assert "use scientific_method 1" in answers(match)


# ---- BH-6: research


def test_the_first_scholar_gets_leader_card_and_bonus_in_this_order() -> None:
    """BH-6.4, BH-6.6, BH-6.11, BH-13.1, BH-13.2, BH-13.4: Cleopatra, then Currency; others get neither."""
    table = Table().scholar(PURPLE, "l1_1").leader("l2_1", "cleopatra").active(PURPLE, 2).coins(PURPLE, 2)
    slots = table.plain["card"]
    here, there = slots["l1_1"], next(slot for slot, card in slots.items() if card == "agriculture")
    slots["l1_1"], slots[there] = "agriculture", here
    table.plain["researched"][PURPLE][here], table.plain["researched"][PURPLE]["agriculture"] = False, True
    table.deck(2, "theatre", "currency", "mathematics", "mining")
    match = play(table.turn(PURPLE), "act basic_research_2 1")
    assert cell(match, "leader", "l2_1") == "cleopatra" and cell(match, "leader_owner", "l2_1") == PURPLE
    assert cell(match, "coins", PURPLE) == 2  # before the card is chosen
    assert answers(match) == ["discover currency", "discover mining"]  # green on the bar
    assert refusal(match, "discover theatre") == "BH-6.7"
    coins = cell(match, "coins", PURPLE)
    play(match, "discover currency")
    assert cell(match, "coins", PURPLE) == coins + 3 + 1  # its bonus, then Despotism of the Scholars
    assert not cell(match, "researched", GREEN, "currency")


def test_a_slot_counts_for_nothing_until_its_card_lies_there() -> None:
    """BH-6.10: it is no prerequisite; BH-6.13 gives no points for it."""
    table = Table().coins(PURPLE, 9)
    for slot, card in (("l1_1", ""), ("l1_2", ""), ("l2_1", "currency"), ("l2_2", "mining")):
        table.scholar(PURPLE, slot, card)
    table.active(PURPLE, 2).tile("territory_07", 0, 1).village(PURPLE, "territory_07", "economy")
    table.village(PURPLE, "cradle", "food")
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    assert "act advanced_research_3 1" in answers(table.turn(PURPLE))
    table.plain["pending"]["l2_2"] = True
    assert refusal(table.turn(PURPLE), "act advanced_research_3 1") == "BH-4.7"


def test_private_cards_that_were_not_drawn_cannot_be_kept() -> None:
    """BH-6.12; BH-6.13, BH-19.2: the card scores by its level."""
    table = Table().structure(PURPLE, "observatory").no_units(PURPLE).unit(PURPLE, "settler", 2, "cradle")
    table.deck(2, "wheel", "mining", "theatre").coins(PURPLE, 9)
    before = points(table.turn(PURPLE), PURPLE, "technologies")
    match = play(table.turn(PURPLE, "expand"), "expand new_structure", "do")
    assert answers(match) == ["keep mining", "keep wheel"]
    assert refusal(match, "keep theatre") == "BH-6.12"
    play(match, "keep mining")
    assert points(match, PURPLE, "technologies") == before + 2


def test_colours_of_linked_cards_are_offered_once_each() -> None:
    """BH-6.5, BH-6.15: l2_2 is linked to two cards of level I."""
    table = Table().scholar(PURPLE, "l1_1").scholar(PURPLE, "l1_2").leader("l2_2", "cleopatra")
    table.active(PURPLE, 2).coins(PURPLE, 5)
    match = play(table.turn(PURPLE), "act basic_research_2 1", "research l2_2")
    colours = {"writing": "blue", "agriculture": "green", "bronze_working": "red", "mythology": "yellow"}
    wanted = {colours[cell(match, "card", slot)] for slot in ("l1_1", "l1_2")}
    assert set(answers(match)) == {f"colour {colour}" for colour in wanted}
    other = next(colour for colour in colours.values() if colour not in wanted)
    assert refusal(match, f"colour {other}") == "BH-6.5"


# ---- BH-7 and BH-8: cubes and pawns


def test_cubes_leave_on_the_left_and_bare_their_spaces() -> None:
    """BH-7.1, BH-7.2, BH-7.3, BH-7.8: the food cubes of Agriculture unlock a column, then bring a pawn."""
    table = Table().active(PURPLE, 2)
    slot = next(slot for slot, card in table.plain["card"].items() if card == "agriculture")
    match = play(table.turn(PURPLE), "act basic_research_1 1", f"research {slot}")
    assert cell(match, "cubes", PURPLE, "food") == 7
    assert cell(match, "invested", PURPLE) == 1
    assert cell(match, "coins", PURPLE) == 1 + 1  # the first investment space
    play(match, "produce population")
    assert cell(match, "inactive", PURPLE) == {"a": 4, "b": 4, "c": 4, "d": 3, "e": 2}  # BH-16.2: columns A and B


def test_a_pawn_leaves_the_game_when_no_column_has_room() -> None:
    """BH-8.2, BH-8.3: all twenty places are taken when a unit is used up."""
    table = settled(3)
    table.active(PURPLE, 1)
    assert sum(table.plain["inactive"][PURPLE].values()) == 20
    match = play(table.turn(PURPLE, "expand"), "expand village")
    assert cell(match, "gone", PURPLE) == 1
    assert cell(match, "strength", PURPLE, "settler_1") == 0


# ---- BH-9 and BH-10: units


def test_recruiting_asks_for_the_kind_then_for_the_place() -> None:
    """BH-9.3, BH-9.5, BH-14.7."""
    table = Table().village(PURPLE, "cradle", "food")
    match = play(table.turn(PURPLE), "act basic_recruit 1", "do")
    assert answers(match) == ["recruit settler", "recruit soldier"]
    play(match, "recruit soldier")
    assert answers(match) == ["station cradle", "station home_1"]
    assert refusal(match, "station home_2") == "BH-9.1"
    play(match, "station cradle")
    assert cell(match, "stands_on", PURPLE, "soldier_1") == "cradle"


def test_all_points_of_an_upgrade_go_to_one_unit_and_6_is_the_most() -> None:
    """BH-10.1, BH-10.2: the Fortress strengthens a soldier by 3; its cube bares a structure, which is left."""
    table = Table().no_units(PURPLE).structure(PURPLE, "fortress").coins(PURPLE, 9)
    table.unit(PURPLE, "settler", 2, "cradle").unit(PURPLE, "soldier", 5, HOME).unit(PURPLE, "soldier", 1, HOME)
    match = play(table.turn(PURPLE, "expand"), "expand new_structure", "skip", "do")
    assert refusal(match, "upgrade settler_1") == "BH-10.1"
    assert answers(match) == ["upgrade soldier_1", "upgrade soldier_2"]
    play(match, "upgrade soldier_1")
    assert cell(match, "strength", PURPLE, "soldier_1") == 6
    assert cell(match, "strength", PURPLE, "soldier_2") == 1


# ---- BH-11: movement


def test_points_are_divided_freely_and_units_share_tiles() -> None:
    """BH-11.1, BH-11.2."""
    table = Table().no_units(PURPLE).unit(PURPLE, "settler", 2, HOME).unit(PURPLE, "soldier", 1, HOME)
    table.no_units(GREEN).unit(GREEN, "soldier", 3, "cradle")
    way = next(way for way, tile in table.plain["beside"][HOME].items() if tile == "cradle")
    match = play(table.turn(PURPLE), "act basic_recruit 1", "skip")
    assert refusal(match, "move settler_2 east") == "BH-11.1"
    play(match, f"move settler_1 {way}", f"move soldier_1 {way}")
    assert {cell(match, "stands_on", PURPLE, unit) for unit in ("settler_1", "soldier_1")} == {"cradle"}


def test_nobody_enters_a_foreign_home_with_the_last_point() -> None:
    """BH-11.3; a home that a structure covers is a place like any other (D-14)."""
    table = Table().no_units(PURPLE).unit(PURPLE, "settler", 2, HOME)
    there = next(way for way, tile in table.plain["beside"][HOME].items() if tile == "cradle")
    on = next(way for way, tile in table.plain["beside"]["cradle"].items() if tile == "home_2")
    match = play(table.turn(PURPLE), "act basic_recruit 1", "skip", f"move settler_1 {there}")
    assert refusal(match, f"move settler_1 {on}") == "BH-11.3"
    table.built(GREEN, "farm", "home_2", "food")
    match = play(table.turn(PURPLE), "act basic_recruit 1", "skip", f"move settler_1 {there}", f"move settler_1 {on}")
    assert cell(match, "stands_on", PURPLE, "settler_1") == "home_2"


def test_without_territories_nobody_explores() -> None:
    """BH-11.6; BH-11.10: homes and cradle count for the two tiles that are touched."""
    table = Table().no_units(PURPLE).unit(PURPLE, "settler", 2, HOME)
    match = play(table.turn(PURPLE), "act basic_recruit 1", "skip")
    assert "move settler_1 south_west" in answers(match)
    table = whole_map().no_units(PURPLE)
    edge = next(tile for tile, beside in table.plain["beside"].items() if tile != HOME and None in beside.values()
                and table.plain["on_map"][tile] and tile.startswith("territory"))  # fmt: skip
    table.unit(PURPLE, "settler", 2, edge)
    way = next(way for way, tile in table.plain["beside"][edge].items() if tile is None)
    assert refusal(play(table.turn(PURPLE), "act basic_recruit 1", "skip"), f"move settler_1 {way}") == "BH-11.6"


# ---- BH-12: villages and cities


def test_where_a_village_can_be_founded() -> None:
    """BH-12.1, BH-12.5, BH-12.6; BH-12.10: foreign units do not hinder."""
    table = settled(3).tile("territory_08", -1, 1).unit(PURPLE, "settler", 3, "territory_08")
    table.no_units(GREEN).unit(GREEN, "soldier", 2, "territory_07").unit(PURPLE, "settler", 4, "cradle")
    match = play(table.turn(PURPLE, "expand"), "expand village")
    assert answers(match) == ["found territory_07", "found territory_08", "found cradle"]
    assert refusal(match, "found territory_01") == "BH-12.1"
    assert refusal(match, "found home_1") == "BH-12.1"
    table.village(GREEN, "territory_08", "food")
    assert refusal(play(table.turn(PURPLE, "expand"), "expand village"), "found territory_08") == "BH-12.5"
    table.plain["village"]["territory_08"] = None
    table.plain["cubes"][GREEN]["food"] += 1
    table.built(GREEN, "farm", "territory_08", "food")
    assert refusal(play(table.turn(PURPLE, "expand"), "expand village"), "found territory_08") == "BH-12.6"


def test_settlers_are_used_up_one_after_another() -> None:
    """BH-12.2, BH-12.3: 1 and 2 for a strength of 3; who stands elsewhere does not help."""
    table = settled(2).unit(PURPLE, "settler", 1, "territory_07").unit(PURPLE, "settler", 2, HOME)
    match = play(table.turn(PURPLE, "expand"), "expand village")
    assert answers(match) == ["settle settler_1", "settle settler_2"]
    assert refusal(match, "settle settler_3") == "BH-12.2"
    play(match, "settle settler_2")
    assert cell(match, "village", "territory_07") == PURPLE  # the other one had to follow
    assert list(cell(match, "strength", PURPLE).values())[:3] == [0, 0, 2]


def test_where_a_city_can_be_fortified() -> None:
    """BH-12.4, BH-15.5: only where a village is; the token goes back to the supply; BH-12.9: the village stays."""
    table = garrisoned(3).tile("territory_08", -1, 1).village(GREEN, "territory_08", "food")
    table.unit(PURPLE, "soldier", 2, "territory_08").unit(PURPLE, "soldier", 4, "cradle")
    match = play(table.turn(PURPLE, "expand"), "expand city")
    assert answers(match) == ["fortify territory_07", "fortify territory_08"]
    assert refusal(match, "fortify cradle") == "BH-12.4"
    play(match, "fortify territory_07")
    assert (cell(match, "city", "territory_07"), cell(match, "village", "territory_07")) == (PURPLE, GREEN)
    assert (cell(match, "fortify_tokens", PURPLE), cell(match, "fortify_supply")) == (0, 8)
    assert points(match, PURPLE, "map") == 7 and points(match, GREEN, "map") == 4 + 3  # BH-19.3


def test_a_modifier_lowers_the_strength_that_is_asked_and_no_token_is_needed() -> None:
    """BH-12.7, BH-12.8, BH-15.6: Missiles fortify at 2 less, and leave the expansion phase free."""
    table = garrisoned(1)
    table.plain["fortify_tokens"][PURPLE], table.plain["fortify_supply"] = 0, 8
    for slot, card in (("l1_1", ""), ("l1_2", ""), ("l2_1", "currency"), ("l2_2", "mining")):
        table.scholar(PURPLE, slot, card)
    table.scholar(PURPLE, "l3_1", "missiles").structure(PURPLE, "farm").unit(PURPLE, "settler", 1, "cradle")
    table.coins(PURPLE, 5).active(PURPLE, 1)
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    match = play(table.turn(PURPLE), "use missiles 1", "skip")
    assert cell(match, "city", "territory_07") == PURPLE
    assert question(play(match, "skip"))[0] == "expansion"  # the infrastructure cube bared a structure


# ---- BH-14: effects


def test_a_price_is_paid_before_the_task() -> None:
    """BH-14.8, BH-14.10, BH-14.11: level IV takes 7 coins, two pawns that are exhausted and one that stays."""
    table = Table().coins(PURPLE, 7)
    for slot, card in (("l1_1", ""), ("l1_2", ""), ("l2_1", "currency"), ("l2_2", "mining"), ("l2_3", "medicine")):
        table.scholar(PURPLE, slot, card)
    table.scholar(PURPLE, "l3_1", "tourism").scholar(PURPLE, "l3_2", "diplomacy")
    table.tile("territory_07", 0, 1).village(GREEN, "territory_07", "economy").city(PURPLE, "territory_07", "food")
    table.village(GREEN, "cradle", "food").city(PURPLE, "cradle", "food")
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    assert refusal(table.active(PURPLE, 2).turn(PURPLE), "act advanced_research_4 1") == "BH-4.7"
    table.leader("l4_1", "albert_einstein").active(PURPLE, 3)
    inactive = sum(table.plain["inactive"][PURPLE].values())
    match = play(table.turn(PURPLE), "act advanced_research_4 1")
    assert cell(match, "scholar", PURPLE, "l4_1")
    spent = [note for note in match.told(None) if match.game.events[note.event].name in ("pays", "exhausts")]
    assert [match.game.events[note.event].name for note in spent] == ["pays", "exhausts"]
    gained = sum(cell(match, "inactive", PURPLE).values()) - inactive
    assert gained == 2 - 4 * (cell(match, "card", "l4_1") == "genetics")


def test_pure_gains_come_by_themselves_and_as_far_as_there_is_something() -> None:
    """BH-14.2, BH-14.6: nobody is asked whether to take the two pawns of the Farm; one is left in the columns."""
    table = Table().no_units(PURPLE).structure(PURPLE, "farm").coins(PURPLE, 2).unit(PURPLE, "settler", 1, HOME)
    table.plain["inactive"][PURPLE] = {"a": 0, "b": 0, "c": 0, "d": 0, "e": 0}
    table.plain["gone"][PURPLE], table.plain["active"][PURPLE] = 19, 2
    match = play(table.turn(PURPLE, "expand"), "expand new_structure")
    # The settler of strength 1 is exhausted first, so its own pawn is the one that comes back (BH-15.1, EX-6).
    assert (cell(match, "active", PURPLE), sum(cell(match, "inactive", PURPLE).values())) == (3, 0)


def test_only_what_is_on_display_can_be_taken() -> None:
    """BH-14.4, BH-14.5: and the place is filled at once."""
    table = settled(3, "territory_09")
    match = play(table.turn(PURPLE, "expand"), "expand village")
    while question(match)[0] == "task":
        match.play("do")
    shown = cell(match, "display", "level_1")
    hidden = next(name for name in ("farm", "market", "well", "barracks") if name not in shown)
    assert refusal(match, f"take {hidden}") == "BH-14.4"
    taken = shown[0]
    play(match, f"take {taken}")
    assert cell(match, "holder", taken) == PURPLE
    assert None not in cell(match, "display", "level_1")


# ---- BH-15: structures


def test_a_way_of_the_expansion_phase_needs_what_it_asks_for() -> None:
    """BH-15.1, BH-15.2, BH-15.4, BH-15.5."""
    match = settled(3).turn(PURPLE, "expand")
    assert answers(match) == ["expand nothing", "expand village"]
    wanted = {"new_structure": "15.1", "existing_structure": "15.2", "city": "15.5"}
    assert {way: refusal(match, f"expand {way}") for way in wanted} == {k: f"BH-{n}" for k, n in wanted.items()}
    match = garrisoned(3).turn(PURPLE, "expand")
    assert refusal(match, "expand village") == "BH-15.4"
    play(match, "expand city")
    assert cell(match, "city", "territory_07") == PURPLE


def test_a_weakened_settler_needs_a_token_of_its_new_strength() -> None:
    """BH-15.3: three settlers of strength 1 and 2 are out, so the one of strength 3 cannot build."""
    table = Table().no_units(PURPLE).structure(PURPLE, "farm").structure(PURPLE, "market").coins(PURPLE, 9)
    for strength in (1, 2, 2):
        table.unit(PURPLE, "settler", strength, HOME)
    table.unit(PURPLE, "settler", 3, "cradle")
    match = play(table.turn(PURPLE, "expand"), "expand new_structure", "build farm")
    assert answers(match) == ["build with settler_1", "build with settler_2"]
    assert refusal(match, "build with settler_4") == "BH-15.3"
    assert refusal(match, "build with settler_3") == "BH-11.8"  # a twin of settler_2


def test_a_structure_that_is_not_held_cannot_be_built() -> None:
    """BH-15.1."""
    table = Table().structure(PURPLE, "farm").structure(PURPLE, "market").coins(PURPLE, 9)
    match = play(table.turn(PURPLE, "expand"), "expand new_structure")
    assert answers(match) == ["build farm", "build market"]
    assert refusal(match, "build palace") == "BH-15.1"


# ---- BH-16: production


def test_production_is_one_of_three() -> None:
    """BH-16.1, BH-16.3, BH-16.5: one coin, or a pawn of column A, or exchanges; BH-16.4 without any is passing."""
    match = Table().turn(PURPLE, "produce")
    assert answers(match) == ["produce population", "produce coins", "produce exchanges"]
    assert cell(play(match, "produce coins"), "coins", PURPLE) == 2
    match = play(Table().turn(PURPLE, "produce"), "produce population")
    assert (cell(match, "active", PURPLE), cell(match, "inactive", PURPLE, "a")) == (2, 5)
    match = play(Table().turn(PURPLE, "produce"), "produce exchanges", "trade end")
    assert question(match)[1] == GREEN


# ---- BH-17 to BH-19: goals, scoring


def near_goals(**claimed: str) -> Table:
    """Purple fulfils Expansionist and Provider, but not Academic."""
    table = Table()
    table.plain["goal"] = {"a": "academic", "b": "expansionist", "c": "provider"}
    table.plain["cubes"][PURPLE]["food"], table.plain["invested"][PURPLE] = 0, 8
    table.plain["modifier"][PURPLE]["move_points"] = 1
    table.tile("territory_07", 0, 1).tile("territory_08", -1, 1)
    for tile in ("territory_07", "territory_08", "cradle"):
        table.village(GREEN, tile, "food").city(PURPLE, tile, "economy")
    for letter, claim in claimed.items():
        table.plain["claimed"][PURPLE][letter] = claim
        table.plain["claims"] += 1
        table.cube(PURPLE, "economy")
    return table


def test_a_goal_that_is_not_fulfilled_or_claimed_already_is_refused() -> None:
    """BH-17.1, BH-17.2, BH-17.4; BH-17.3: nobody else is asked in this phase."""
    match = near_goals().turn(PURPLE, "seek_goal")
    assert question(match) == ("goal", PURPLE)
    assert answers(match) == ["claim expansionist", "claim provider"]
    assert refusal(match, "claim academic") == "BH-17.1"
    assert refusal(match, "claim innovator") == "BH-17.1"  # it is not in this game
    match = near_goals(b="first").turn(PURPLE, "seek_goal")
    assert question(match)[0] == "track"  # Provider alone is left, so the track of its cube is asked for
    play(match, "cube economy")
    assert cell(match, "claimed", PURPLE) == {"a": "no", "b": "first", "c": "first"}
    assert points(match, PURPLE, "goals") == 10  # BH-19.1


def test_points_of_each_source() -> None:
    """BH-19.2 to BH-19.6, BH-7.5, BH-7.9, BH-15.7, BH-13.3: counted by hand."""
    table = Table(government="government_3a")
    table.plain["modifier"][PURPLE]["recruit_soldier_strength"] = 1
    table.plain["modifier"][GREEN]["recruit_soldier_strength"] = 1
    for slot, card in (("l1_1", ""), ("l1_2", ""), ("l2_1", "currency"), ("l2_2", "mining")):
        table.scholar(PURPLE, slot, card)
    table.tile("territory_07", 0, 1).village(PURPLE, "territory_07", "economy").city(PURPLE, "territory_07", "food")
    table.built(PURPLE, "temple", HOME, "infrastructure")
    table.plain["cubes"][PURPLE]["infrastructure"] = 0
    table.plain["invested"][PURPLE] = 7
    table.plain["modifier"][PURPLE]["move_points"] += 1
    table.leader("l3_1", "suleiman").scholar(PURPLE, "l3_1", "tourism")
    table.plain["leader_option"]["l3_1"] = 1  # a point for each city, for everybody
    match = table.turn(PURPLE)
    assert points(match, PURPLE, "technologies") == 1 + 1 + 2 + 2 + 3
    assert points(match, PURPLE, "map") == 4 + 7  # the Temple has no second builder
    assert points(match, PURPLE, "investment") == 3
    own = sum(1 for slot in ("l2_1", "l2_2") if cell(match, "leader", slot) == "pericles")
    assert points(match, PURPLE, "leaders") == 1 + own
    assert points(match, PURPLE, "government") == 2  # Democracy of the Warriors: 2 points for each city
    table.plain["cubes"][PURPLE]["infrastructure"], table.plain["invested"][PURPLE] = 1, 6
    assert points(table.turn(PURPLE), PURPLE, "government") == 0
    table.plain["right_builder"][HOME] = GREEN
    table.cube(GREEN, "infrastructure")
    assert points(table.turn(PURPLE), PURPLE, "map") == 4 + 7 + 2


def test_goals_are_claimed_after_the_end_was_triggered() -> None:
    """BH-18.3: a second trigger changes nothing."""
    table = near_goals()
    table.plain["last_round"], table.plain["claims"] = 2, 0
    table.plain["claims"] = 3
    table.plain["claimed"][GREEN] = {"a": "first", "b": "first", "c": "first"}
    for _ in range(3):
        table.cube(GREEN, "economy")
    match = play(table.turn(PURPLE, "seek_goal"), "claim provider", "cube economy")
    assert (cell(match, "claims"), cell(match, "last_round")) == (4, 2)
    assert points(match, PURPLE, "goals") == 3
