"""Beyond the Horizon chapter by chapter: what the rulebook says and `test_rules` does not set up yet."""

import civitas
from civitas.core.errors import CannotUndo
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
)

HOME = "home_1"


def told(match: Match) -> list[str]:
    """The names of the events so far, in order."""
    return [match.game.events[note.event].name for note in match.told(None)]


def invested(table: Table, seat: int, cubes: int, track: str = "economy") -> Table:
    """Lets cubes of a track lie on the investment track."""
    table.plain["cubes"][seat][track] -= cubes
    table.plain["invested"][seat] += cubes
    if table.plain["invested"][seat] >= 3:
        table.plain["modifier"][seat]["move_points"] += 1
    return table


# ---- BH-2: setup


def test_setup_lays_out_what_the_rulebook_says() -> None:
    """BH-2.1 to BH-2.5, BH-2.8 to BH-2.11."""
    match = civitas.new(SLUG, players=4, seed=5)
    levels = [sum(slot.startswith(f"l{level}") and card is not None for slot, card in cell(match, "card").items())
              for level in (1, 2, 3, 4)]  # fmt: skip
    assert levels == [4, 0, 0, 3]
    assert (cell(match, "deck_2_left"), cell(match, "deck_3_left"), cell(match, "territories_left")) == (16, 16, 24)
    assert [len(row) for row in cell(match, "display").values()] == [3, 3, 3]
    assert cell(match, "stack_left") == {"level_1": 5, "level_2": 5, "level_3": 5}
    assert (cell(match, "settle_supply"), cell(match, "fortify_supply")) == (8, 8)
    assert list(cell(match, "goal")) == ["a", "b", "c"] and None not in cell(match, "goal").values()
    for seat in range(4):
        assert list(cell(match, "inactive", seat).values()) == [6, 5, 4, 3, 2]
        assert (cell(match, "active", seat), cell(match, "coins", seat)) == (1, 1)
        assert set(cell(match, "cubes", seat).values()) == {8}
        assert cell(match, "strength", seat, "settler_1") == 2
        assert cell(match, "stands_on", seat, "settler_1") == f"home_{seat + 1}"
        assert cell(match, "pawn", seat) == "beside"
    governments = [name for name in cell(match, "offered") if name]
    assert len({name[:-1] for name in governments}) == 4  # one side of each card


# ---- BH-3: the order of a turn


def test_a_turn_goes_action_expansion_production_goal() -> None:
    """BH-3.2: with a token and settlers enough there is something to do in each phase."""
    table = Table().unit(PURPLE, "settler", 4, "cradle").unit(PURPLE, "settler", 4, HOME)
    table.plain["settle_tokens"][PURPLE], table.plain["settle_supply"] = 1, 7
    match = table.turn(PURPLE)
    phases: list[str] = []
    while match.to_act == PURPLE:
        if cell(match, "phase") not in phases:
            phases.append(cell(match, "phase"))
        name = {"space": "act basic_grow 1", "expansion": "expand nothing"}.get(question(match)[0])
        match.play(name or match.legal()[0])
    assert phases == ["action", "expansion", "production"]
    assert question(match) == ("space", GREEN)


# ---- BH-4: spaces


def test_a_pawn_blocks_its_space_but_not_the_grow_space() -> None:
    """BH-4.2, BH-4.3, BH-4.10."""
    table = Table()
    table.plain["pawn"][GREEN] = "basic_research_1_1"
    assert refusal(table.turn(PURPLE), "act basic_research_1 1") == "BH-4.2"
    table.plain["pawn"][GREEN] = "basic_grow_1"
    assert "act basic_grow 1" in answers(table.turn(PURPLE))


def test_spaces_of_a_technology_are_for_its_scholars_alone() -> None:
    """BH-4.4."""
    table = Table().scholar(GREEN, "l1_1")
    card = table.plain["card"]["l1_1"]
    table.plain["pawn"] = ["basic_grow_1", "basic_grow_1", "beside", "beside"]
    assert refusal(table.turn(PURPLE), f"use {card} 1") == "BH-4.4"
    assert f"use {card} 1" in answers(table.turn(GREEN))


# ---- BH-6: research


def test_ignoring_prerequisites_offers_every_slot_and_any_colour_where_no_card_lies_below() -> None:
    """BH-6.1, BH-6.9: the action of the Printing Press; the slot of level II has no card below it but level I."""
    table = Table().scholar(PURPLE, "l1_1").scholar(PURPLE, "l1_2").scholar(PURPLE, "l2_1", "mathematics")
    table.scholar(PURPLE, "l2_2", "currency").scholar(PURPLE, "l3_1", "printing_press").active(PURPLE, 2)
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    assert refusal(table.turn(PURPLE), "act basic_research_2 1") == "BH-4.7"  # it costs 2 coins
    match = play(table.turn(PURPLE), "use printing_press 1", "do")
    # All of levels I and II but the two that are researched, whatever lies below.
    assert answers(match) == [f"research {slot}" for slot in ("l1_3", "l1_4", "l2_3", "l2_4", "l2_5", "l2_6")]
    assert refusal(match, "research l2_1") == "BH-6.2"
    assert refusal(match, "research l3_2") == "BH-6.1"


def test_a_deck_that_runs_out_gives_its_one_match_without_a_choice() -> None:
    """BH-6.8: the colour is shown by one card of the three that are left."""
    table = Table().scholar(PURPLE, "l1_1").active(PURPLE, 2).coins(PURPLE, 5)
    first = table.plain["card"]["l1_1"]
    if first != "writing":  # the card of the slot gives the colour
        other = next(slot for slot, card in table.plain["card"].items() if card == "writing")
        table.plain["card"][other], table.plain["card"]["l1_1"] = first, "writing"
        table.plain["researched"][PURPLE][first] = False
        table.plain["researched"][PURPLE]["writing"] = True
    table.leader("l2_1", "cleopatra")
    keep = ("theatre", "mathematics", "mining")
    deck = [card for card in table.plain["deck_2"] if card]
    gone = [card for card in deck if card not in keep]
    table.plain["deck_2"] = [*keep, *[None] * 13]
    table.plain["deck_2_left"] = 3
    table.plain["gained_2"] = [*gone, *[None] * (16 - len(gone))]
    table.plain["gained_2_left"] = len(gone)
    match = play(table.turn(PURPLE), "act basic_research_2 1")
    assert cell(match, "card", "l2_1") == "mathematics"
    assert [card for card in cell(match, "under_2") if card] == ["mining", "theatre"]


def test_a_private_technology_needs_no_scholar_and_serves_its_owner() -> None:
    """BH-6.12: Galileo shows the top three cards of level II; one is kept, the others go to the bottom in order."""
    table = Table().scholar(PURPLE, "l1_1").scholar(PURPLE, "l1_2").scholar(PURPLE, "l2_1", "mathematics")
    table.scholar(PURPLE, "l2_2", "currency").leader("l3_1", "galileo").deck(2, "wheel", "theatre", "mining")
    table.village(PURPLE, "cradle", "food").tile("territory_07", 0, 1).village(PURPLE, "territory_07", "economy")
    table.coins(PURPLE, 6).active(PURPLE, 2)
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    match = play(table.turn(PURPLE), "act advanced_research_3 1", "do")
    assert question(match) == ("private", PURPLE)
    assert answers(match) == ["keep mining", "keep theatre", "keep wheel"]
    play(match, "keep wheel")
    assert cell(match, "researched", PURPLE, "wheel")
    assert cell(match, "modifier", PURPLE, "move_points") == 1  # its lasting effect (BH-6.14)
    assert [card for card in cell(match, "under_2") if card] == ["theatre", "mining"]


# ---- BH-7: cubes, and how effects nest


def nesting() -> Match:
    """A village whose cube bares a structure, whose reward invests, whose bonus upgrades."""
    table = Table(government="government_1a").no_units(PURPLE).tile("territory_17", 0, 1)
    table.unit(PURPLE, "settler", 4, "territory_17").unit(PURPLE, "settler", 1, HOME)
    invested(table, PURPLE, 4)
    table.plain["settle_tokens"][PURPLE], table.plain["settle_supply"] = 1, 7
    return play(table.turn(PURPLE, "expand"), "expand village")


def test_effects_nest_depth_first_and_the_log_tells_them_in_order() -> None:
    """BH-7.10, BH-14.1: cube, what it bares, reward, its cube, what that bares, investment bonus."""
    match = nesting()
    assert question(match)[0] == "task"  # the first infrastructure cube bares a structure of level I
    play(match, "do")
    assert question(match) == ("structure", PURPLE)
    assert cell(match, "village", "territory_17") == PURPLE  # marked before the space takes effect
    play(match, match.legal()[0].name)
    assert question(match) == ("track", PURPLE)  # the reward of the village: invest a cube of any track
    play(match, "cube food")
    assert question(match)[0] == "task"  # the fifth investment space: upgrade a unit
    play(match, "do")
    order = told(match)[-13:]
    wanted = ["founds", "takes_cube", "takes_structure", "takes_cube", "unlocks_column", "invests", "upgrades"]
    places = [order.index(name) if name != "takes_cube" else -1 for name in wanted]
    assert [place for place in places if place >= 0] == sorted(place for place in places if place >= 0)
    assert cell(match, "in_hand", PURPLE) == 0
    assert cell(match, "invested", PURPLE) == 5


def test_undo_works_through_nested_effects_until_something_is_revealed() -> None:
    """The display is refilled from a hidden stack when a structure is taken, so that is as far as undo reaches."""
    match = play(nesting(), "do")
    match.play(match.legal()[0].name)
    bytes_before = match.bytes()
    play(match, "cube food", "do")
    match.undo()
    match.undo()
    assert match.bytes() == bytes_before
    try:
        match.undo()
    except CannotUndo:
        return
    raise AssertionError("a reveal was taken back")


def test_the_tenth_cube_lies_beside_the_track() -> None:
    """BH-7.4, BH-19.4."""
    table = invested(Table(), PURPLE, 8)
    table.plain["cubes"][PURPLE]["food"] = 6
    table.plain["invested"][PURPLE] = 10
    assert table.turn(PURPLE).scores()[PURPLE].sources["investment"] == 8 + 1


# ---- BH-8: pawns


def test_pawns_leave_on_the_left_and_come_back_on_the_right() -> None:
    """BH-8.1, BH-8.2."""
    table = Table().active(PURPLE, 8)  # column A is empty, one pawn of column B is gone
    table.plain["pawn"][PURPLE] = "basic_recruit_1"
    grown = play(table.turn(PURPLE), "act basic_grow 1")
    assert list(cell(grown, "inactive", PURPLE).values()) == [0, 3, 4, 3, 2]
    retired = play(table.turn(PURPLE, "produce"), "produce exchanges", "trade retire", "trade retire")
    assert list(cell(retired, "inactive", PURPLE).values()) == [1, 5, 4, 3, 2]


# ---- BH-9: recruiting


def test_units_are_recruited_at_home_or_beside_an_own_cube() -> None:
    """BH-9.1: a village of one's own, not one of another player."""
    table = Table().tile("territory_07", 0, 1).village(PURPLE, "territory_07", "economy")
    table.village(GREEN, "cradle", "food").active(PURPLE, 2)
    match = play(table.turn(PURPLE), "act basic_recruit 1", "do", "recruit soldier")
    assert answers(match) == ["station territory_07", f"station {HOME}"]
    assert refusal(match, "station cradle") == "BH-9.1"


def test_a_bonus_to_recruiting_strength_is_added_first() -> None:
    """BH-9.4: the despotism of the Warriors."""
    table = Table().active(PURPLE, 2)
    table.plain["government"][PURPLE] = "government_3a"
    table.plain["modifier"][PURPLE]["recruit_soldier_strength"] = 1
    match = play(table.turn(PURPLE), "act basic_recruit 1", "do", "recruit soldier")
    assert cell(match, "strength", PURPLE, "soldier_1") == 2


# ---- BH-12: villages and cities


def test_a_city_may_follow_its_village_in_the_same_turn() -> None:
    """BH-12.11, BH-12.12: Nationalism fortifies with a token, without using up the expansion phase."""
    table = Table().no_units(PURPLE).scholar(PURPLE, "l1_1").scholar(PURPLE, "l1_2")
    table.scholar(PURPLE, "l2_1", "mathematics").scholar(PURPLE, "l2_2", "currency")
    table.scholar(PURPLE, "l3_1", "nationalism")
    table.village(GREEN, "cradle", "food").unit(PURPLE, "soldier", 4, "cradle").coins(PURPLE, 0)
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    table.plain["fortify_tokens"][PURPLE], table.plain["fortify_supply"] = 1, 7
    match = play(table.turn(PURPLE), "use nationalism 1", "skip")
    assert cell(match, "city", "cradle") == PURPLE
    assert cell(match, "fortify_supply") == 8
    assert cell(match, "village", "cradle") == GREEN  # BH-12.5


# ---- BH-13: leaders


def test_a_leaders_gift_reaches_the_others_clockwise() -> None:
    """BH-13.5: Pericles gives two pawns to the taker, one to each other player."""
    table = Table(3).scholar(PURPLE, "l1_1").leader("l2_1", "pericles").coins(PURPLE, 5).active(PURPLE, 2)
    before = [table.plain["active"][seat] for seat in range(3)]
    match = play(table.turn(PURPLE), "act basic_research_2 1")
    now = [cell(match, "active", seat) for seat in range(3)]
    assert now[1:] == [before[1] + 1, before[2] + 1]
    assert now[0] == before[0] - 1 + 2
    assert match.scores()[PURPLE].sources["leaders"] == 1


# ---- BH-14: supplies


def test_a_structure_is_lost_when_no_tile_of_its_level_is_left() -> None:
    """BH-14.3, BH-14.4, D-26."""
    table = Table()
    stack, shown, left = (table.plain[name] for name in ("stack_1", "shown_1", "stack_left"))
    names = [name for name in (*shown, *stack) if name]
    table.plain["shown_1"], table.plain["stack_1"] = names, [None] * 8
    left["level_1"] = 0
    table.plain["display"]["level_1"] = [None] * 3
    for name in names:
        table.plain["holder"][name] = GREEN
    table.plain["goal"] = {"a": "innovator", "b": "expansionist", "c": "provider"}
    table.plain["cubes"][PURPLE]["food"] = 0
    table.plain["invested"][PURPLE] = 8
    table.plain["modifier"][PURPLE]["move_points"] = 1
    match = play(table.turn(PURPLE, "seek_goal"), "cube infrastructure")
    assert "no_structure" in told(match)


# ---- BH-15: structures


def test_nobody_builds_twice_on_one_structure() -> None:
    """BH-15.2: an existing structure is built by another player."""
    table = Table().built(PURPLE, "farm", HOME, "food").coins(PURPLE, 9)
    table.plain["settle_tokens"][PURPLE], table.plain["settle_supply"] = 1, 7
    table.unit(PURPLE, "settler", 4, "cradle")
    match = table.turn(PURPLE, "expand")
    assert refusal(match, "expand existing_structure") == "BH-15.2"


# ---- BH-17: goals


def test_one_goal_a_turn_and_each_at_most_once() -> None:
    """BH-17.1, BH-17.2, BH-17.4: two are fulfilled; the player chooses; the second has to wait."""
    table = Table()
    table.plain["goal"] = {"a": "innovator", "b": "expansionist", "c": "provider"}
    for name, q, r in (("territory_07", 0, 1), ("territory_01", 1, -1), ("territory_02", -1, 1)):
        table.tile(name, q, r).village(GREEN, name, "economy").city(PURPLE, name, "infrastructure")
    table.plain["cubes"][PURPLE]["food"] = 1
    table.plain["invested"][PURPLE] = 7
    table.plain["modifier"][PURPLE]["move_points"] = 1
    match = table.turn(PURPLE, "seek_goal")
    assert answers(match) == ["claim expansionist", "claim provider"]
    play(match, "claim provider", "cube economy")
    assert cell(match, "claims") == 1
    assert question(match)[1] == GREEN


# ---- BH-14.9: abilities


def test_the_log_says_which_form_of_government_reacts() -> None:
    """BH-14.9: Despotism of the Pioneers gives a coin for exploring."""
    table = Table(government="government_1a").no_units(PURPLE).unit(PURPLE, "settler", 2, HOME)
    table.scholar(PURPLE, "l1_1").scholar(PURPLE, "l2_1", "astronomy")
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    stack, left = table.plain["territories"], table.plain["territories_left"]
    place = stack.index("territory_04")  # its discovery bonus is a pawn
    stack[place], stack[left - 1] = stack[left - 1], stack[place]
    match = play(table.turn(PURPLE), "use astronomy 1", "do", "move settler_1 south_west")
    names = told(match)
    assert names.index("arrives") < names.index("reacts") < names.index("gains_coins", names.index("reacts"))
