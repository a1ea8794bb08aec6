"""Single rules of Beyond the Horizon, each in a position made for it."""

import pytest

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
)

HOME = "home_1"


def moving(table: Table, seat: int = PURPLE) -> Match:
    """The match at the first step of a move of 3 points."""
    table.plain["pawn"][seat] = "basic_grow_1"
    return play(table.scholar(seat, "l1_1").scholar(seat, "l2_1", "astronomy").turn(seat), "use astronomy 1", "do")


# ---- BH-2: setup


@pytest.mark.parametrize(("players", "homes"), [(2, [0, 3]), (3, [0, 2, 4]), (4, [0, 1, 3, 4])])
def test_homes_lie_round_the_cradle_in_turn_order(players: int, homes: list[int]) -> None:
    """BH-2.6, BH-2.7."""
    match = civitas.new(SLUG, players=players, seed=3, first="2")
    around = list(cell(match, "beside", "cradle").values())
    for turn, direction in enumerate(homes):
        assert around[direction] == f"home_{(1 + turn) % players + 1}"
    assert sum(tile is not None for tile in around) == players


def test_governments_are_chosen_from_the_last_player_to_the_first() -> None:
    """BH-2.13."""
    match = civitas.new(SLUG, players=3, seed=1, first="2")
    assert question(match) == ("government", 0)
    first = match.legal()[0]
    match.play(first)
    assert question(match) == ("government", 2)
    assert first.name not in answers(match)


# ---- BH-4: the action pawn


def test_the_first_turn_is_a_basic_action() -> None:
    """BH-4.1."""
    match = Table().turn(PURPLE)
    assert refusal(match, "act advanced_settle_token 1") == "BH-4.1"
    assert refusal(match, "act basic_research_1 2") == "BH-4.10"  # not with two players
    assert refusal(match, "use writing 1") == "BH-4.4"


def test_a_pawn_leaves_its_space_except_to_grow_again() -> None:
    """BH-4.2, BH-4.3."""
    table = Table()
    table.plain["pawn"] = ["basic_recruit_1", "basic_research_1_1"]
    match = table.turn(PURPLE)
    assert refusal(match, "act basic_recruit 1") == "BH-4.2"
    assert refusal(match, "act basic_research_1 1") == "BH-4.2"
    table.plain["pawn"] = ["basic_grow_1", "basic_grow_1"]
    assert "act basic_grow 1" in answers(table.turn(PURPLE))


def test_the_surcharge_comes_before_the_action() -> None:
    """BH-4.6, BH-5.4: Research II on a space with a surcharge costs 3 coins in all."""
    table = Table().scholar(PURPLE, "l1_1").leader("l2_1", "archimedes").active(PURPLE, 1)
    assert refusal(table.coins(PURPLE, 2).turn(PURPLE), "act basic_research_2 3") == "BH-4.7"
    match = play(table.coins(PURPLE, 3).turn(PURPLE), "act basic_research_2 3")
    assert cell(match, "coins", PURPLE) == 0


def test_advanced_actions_ask_for_what_their_space_says() -> None:
    """BH-5.3."""
    table = Table().coins(PURPLE, 9).active(PURPLE, 3)
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    for action in ("settle_token", "fortify_token", "research_3", "research_4"):
        assert refusal(table.turn(PURPLE), f"act advanced_{action} 1") == "BH-5.3"
    table.tile("territory_07", 0, 1).village(PURPLE, "territory_07", "economy")
    match = play(table.turn(PURPLE), "act advanced_fortify_token 1")
    assert (cell(match, "coins", PURPLE), cell(match, "active", PURPLE)) == (7, 2)
    assert cell(match, "fortify_tokens", PURPLE) == 1


def test_the_last_chance_to_do_something_is_not_skipped() -> None:
    """BH-4.9: who skips the recruiting has to move."""
    match = play(Table().turn(PURPLE), "act basic_recruit 1", "skip")
    assert question(match) == ("step", PURPLE)
    assert refusal(match, "halt") == "BH-11.8"


# ---- BH-6: research


def test_prerequisites_are_all_linked_technologies_of_the_level_below() -> None:
    """BH-6.1."""
    table = Table().scholar(PURPLE, "l1_1").coins(PURPLE, 2).active(PURPLE, 1)
    match = play(table.turn(PURPLE), "act basic_research_2 1")
    assert cell(match, "scholar", PURPLE, "l2_1")  # the only slot with met prerequisites
    table.scholar(PURPLE, "l1_2")
    match = play(table.turn(PURPLE), "act basic_research_2 1")
    assert answers(match) == ["research l2_1", "research l2_2", "research l2_3"]
    assert refusal(match, "research l2_4") == "BH-6.1"
    assert refusal(match, "research l1_1") == "BH-6.2"


def test_the_second_scholar_gets_the_bonus_but_no_leader() -> None:
    """BH-6.3."""
    table = Table().scholar(GREEN, "l1_1").scholar(GREEN, "l2_1", "currency").scholar(PURPLE, "l1_1")
    match = play(table.coins(PURPLE, 2).active(PURPLE, 1).turn(PURPLE), "act basic_research_2 1")
    assert cell(match, "leader_owner", "l2_1") == GREEN
    assert cell(match, "researched", PURPLE, "currency")
    assert cell(match, "coins", PURPLE) == 3 + 1  # the bonus of Currency, and what the government of scholars adds


# ---- BH-7: cubes


def test_an_empty_track_is_replaced_by_another_of_the_players_choice() -> None:
    """BH-7.6, BH-7.11."""
    table = Table().no_units(PURPLE).tile("territory_07", 0, 1).unit(PURPLE, "settler", 3, "territory_07")
    table.plain["settle_tokens"][PURPLE], table.plain["settle_supply"] = 1, 7
    table.plain["cubes"][PURPLE]["economy"], table.plain["invested"][PURPLE] = 0, 8
    table.plain["modifier"][PURPLE]["move_points"] = 1
    match = play(table.turn(PURPLE, "expand"), "expand village")
    assert question(match) == ("track", PURPLE)
    assert answers(match) == ["cube food", "cube infrastructure"]
    assert refusal(match, "cube economy") == "BH-7.6"
    assert cell(match, "village", "territory_07") is None
    play(match, "cube food")
    assert cell(match, "village", "territory_07") == PURPLE


def test_monarchy_is_a_bonus_of_the_moment_that_uncovers_it() -> None:
    """BH-7.9: the fourth infrastructure cube brings the 4 coins of the government."""
    table = Table().no_units(PURPLE).tile("territory_03", 0, 1).unit(PURPLE, "settler", 2, "territory_03")
    table.plain["settle_tokens"][PURPLE], table.plain["settle_supply"] = 1, 7
    table.plain["cubes"][PURPLE]["infrastructure"], table.plain["invested"][PURPLE] = 5, 3
    table.plain["modifier"][PURPLE]["move_points"] = 1
    coins = table.plain["coins"][PURPLE]
    match = play(table.turn(PURPLE, "expand"), "expand village")
    assert cell(match, "coins", PURPLE) == coins + 4 + 2


# ---- BH-9, BH-10: units


def test_tokens_of_a_band_run_out() -> None:
    """BH-9.2: three settlers of strength 1 or 2 leave no token for another."""
    table = Table().unit(PURPLE, "settler", 1, HOME).unit(PURPLE, "settler", 1, "cradle")
    match = play(table.turn(PURPLE), "act basic_recruit 1", "do")
    assert {unit for unit, strength in cell(match, "strength", PURPLE).items() if strength} == {
        *("settler_1", "settler_2", "settler_3", "soldier_1"),
    }


def test_a_unit_rises_as_far_as_there_is_a_token() -> None:
    """BH-10.2: all tokens of strength 3 and 4 are out, so 2 cannot become 3, but 4 becomes 5."""
    table = Table().no_units(PURPLE).scholar(PURPLE, "l1_1").scholar(PURPLE, "l2_1", "horseback_riding")
    for _ in range(3):
        table.unit(PURPLE, "settler", 4, HOME)
    table.unit(PURPLE, "settler", 2, "cradle")
    table.plain["pawn"][PURPLE] = "basic_grow_1"
    match = play(table.turn(PURPLE), "use horseback_riding 1", "do")
    assert cell(match, "strength", PURPLE, "settler_1") == 5
    assert cell(match, "strength", PURPLE, "settler_4") == 2


# ---- BH-11: movement


def test_another_home_is_crossed_but_no_place_to_stay() -> None:
    """BH-11.3: with the last point nobody enters it; whoever does has to go on."""
    table = Table(players=4).no_units(PURPLE).unit(PURPLE, "settler", 2, "cradle")
    match = moving(table)
    homes = [way for way, tile in cell(match, "beside", "cradle").items() if tile in ("home_2", "home_3", "home_4")]
    play(match, f"move settler_1 {homes[0]}")
    assert refusal(match, "halt") == "BH-11.8"
    assert all(name.startswith("move settler_1") for name in answers(match))


def test_exploring_needs_two_tiles_a_settler_and_happens_once_a_turn() -> None:
    """BH-11.4, BH-11.5: home and cradle touch the hexes between them."""
    table = Table().no_units(PURPLE).unit(PURPLE, "settler", 2, HOME).unit(PURPLE, "soldier", 2, HOME)
    match = moving(table)
    assert refusal(match, "move settler_1 east") == "BH-11.4"  # touches the home alone
    assert refusal(match, "move soldier_1 south_west") == "BH-11.4"
    play(match, "move settler_1 south_west")
    tile = next(tile for tile in cell(match, "explored_tiles") if tile)
    assert cell(match, "stands_on", PURPLE, "settler_1") == tile
    assert cell(match, "explored", PURPLE) == 1
    if question(match)[0] == "task":
        play(match, "skip")  # an upgrade as the discovery bonus
    edge = [way for way, tile in cell(match, "beside", tile).items() if tile is None]
    assert {refusal(match, f"move settler_1 {way}") for way in edge} == {"BH-11.5"}


# ---- BH-15: structures


def test_a_new_structure_keeps_off_villages_other_units_and_other_homes() -> None:
    """BH-15.1, BH-12.6."""
    table = Table().no_units(PURPLE).no_units(GREEN).structure(PURPLE, "farm").coins(PURPLE, 9)
    table.tile("territory_01", 0, 1).village(GREEN, "territory_01", "food")
    table.unit(PURPLE, "settler", 2, "territory_01").unit(PURPLE, "settler", 2, "cradle")
    table.unit(GREEN, "soldier", 1, "cradle")
    match = table.turn(PURPLE, "expand")
    assert question(match)[0] == "production"  # nothing can be built, so the house passes the expansion phase


# ---- BH-16: exchanges


def test_exchanges_go_on_until_the_player_ends_them() -> None:
    """BH-16.4: buy, dismiss, retire."""
    table = Table().coins(PURPLE, 4)
    active = table.plain["active"][PURPLE]
    match = play(table.turn(PURPLE, "produce"), "produce exchanges", "trade buy", "trade dismiss")
    assert (cell(match, "coins", PURPLE), cell(match, "active", PURPLE)) == (1, active + 2)
    assert refusal(match, "trade buy") == "BH-16.4"
    play(match, "trade retire")
    assert (cell(match, "coins", PURPLE), cell(match, "active", PURPLE)) == (2, active + 1)
    assert question(match)[1] == GREEN  # the columns are full again, and nothing else can be exchanged


# ---- BH-17, BH-18, BH-19


def test_a_claim_without_cubes_counts_all_the_same() -> None:
    """BH-7.7, BH-17.1."""
    table = Table()
    table.plain["goal"] = {"a": "innovator", "b": "expansionist", "c": "provider"}
    table.plain["cubes"][PURPLE] = {"food": 0, "economy": 0, "infrastructure": 0}
    table.plain["invested"][PURPLE] = 24
    table.plain["modifier"][PURPLE]["move_points"] = 1
    match = table.turn(PURPLE, "seek_goal")
    assert cell(match, "claimed", PURPLE, "c") == "first"
    assert (cell(match, "claims"), cell(match, "cubeless", PURPLE)) == (1, 1)
    assert match.scores()[PURPLE].sources["investment"] == 8 + 15  # BH-7.4


def test_the_game_ends_one_full_round_after_the_last_claim_that_was_needed() -> None:
    """BH-18.1, BH-18.2, BH-18.4: the third claim with two players, in round 1."""
    table = Table()
    table.plain["goal"] = {"a": "innovator", "b": "expansionist", "c": "provider"}
    table.plain["claimed"] = [{"a": "first", "b": "no", "c": "no"}, {"a": "later", "b": "no", "c": "no"}]
    table.plain["claims"] = 2
    table.plain["cubes"][PURPLE]["food"] = 0
    table.plain["invested"][PURPLE] = 7
    table.plain["cubes"][GREEN]["food"] = 7
    table.plain["modifier"][PURPLE]["move_points"] = 1
    match = play(table.turn(PURPLE, "seek_goal"), "cube economy")
    assert cell(match, "last_round") == 2
    turns = []
    while not match.over:
        if question(match)[0] == "space":
            turns.append(match.to_act)
        match.play("act basic_grow 1" if question(match)[0] == "space" else match.legal()[0])
    assert turns == [GREEN, PURPLE, GREEN]  # INV-17: as many turns for everybody
    assert cell(match, "round_number") == 2


def test_ties_are_broken_by_cubes_then_pawns_then_coins() -> None:
    """BH-19.7."""
    table = Table()
    match = table.turn(PURPLE)
    assert match.ranking() == [1, 1]
    assert table.coins(GREEN, 5).turn(PURPLE).ranking() == [2, 1]
    assert table.active(PURPLE, 3).turn(PURPLE).ranking() == [1, 2]
    table.cube(GREEN, "food")
    table.plain["invested"][GREEN] = 1
    assert table.turn(PURPLE).ranking() == [2, 1]
