"""NA-6.8 to NA-6.12, NA-7, NA-9 and NA-10: buying, the eight types of card, wonders, special actions."""

from tests.games.nations.scenarios import (
    Table,
    answers,
    noted,
    play,
    question,
    refusal,
    seen,
    side_b,
    stock,
)

# ---- may it be bought


def test_the_price_is_the_number_of_the_row() -> None:
    """NA-6.9, NA-6.10."""
    table = Table(2).board(r1c1="won_petra", r2c1="won_sphinx", r3c1="won_stonehenge")
    for space, price in (("r1c1", 1), ("r2c1", 2), ("r3c1", 3)):
        assert stock(play(table.goods(0, gold=3).turn(), f"buy {space}"))[0] == 3 - price
    assert refusal(table.goods(0, gold=2).turn(), "buy r3c1") == "NA-6.10"
    assert refusal(table.turn(), "buy r1c2") == "NA-6.8"


def test_a_colony_needs_strength_only_when_it_is_bought() -> None:
    """NA-7.4, NA-6.10."""
    table = Table(2).board(r1c1="col_hispania").works(0, 1, "mil_hoplite", 1)
    assert refusal(table.turn(), "buy r1c1") == "NA-7.4"
    match = play(table.works(0, 2, "mil_archer", 1).turn(), "buy r1c1", "undeploy work_1", "end turn")
    assert seen(match, "tableau", 0)["colony_1"] == "col_hispania"


def test_full_colony_spaces_cost_a_colony() -> None:
    """NA-7.4."""
    table = Table(2).owns(0, "colony_1", "col_nubia").owns(0, "colony_2", "col_israel").works(0, 1, "mil_hoplite", 2)
    match = play(table.board(r1c1="col_hispania").turn(), "buy r1c1")
    assert set(answers(match)) == {"give up colony_1", "give up colony_2"}
    play(match, "give up colony_2")
    assert seen(match, "tableau", 0)["colony_2"] == "col_hispania"


def test_persia_has_three_colony_spaces_and_china_one() -> None:
    """NA-7.4, NA-16.10."""
    for nation, asked in (("persia", "turn_end"), ("china", "give_up_colony")):
        table = side_b(nation).goods(0, gold=5).owns(0, "colony_1", "col_nubia").works(0, 1, "mil_hoplite", 2)
        if nation == "persia":
            table.owns(0, "colony_2", "col_israel")
        match = play(table.board(r1c1="col_hispania").turn(), "buy r1c1")
        # China has nothing to choose: its only colony goes by itself.
        assert question(match) == ("turn_end", 0), asked
        place = "colony_3" if nation == "persia" else "colony_1"
        assert seen(match, "tableau", 0)[place] == "col_hispania"


def test_a_battle_needs_a_manned_military_card() -> None:
    """NA-6.10, NA-7.6."""
    table = Table(2).board(r1c1="bat_siege_of_troy")
    assert refusal(table.turn(), "buy r1c1") == "NA-7.6"
    match = play(table.works(0, 1, "mil_archer", 1).works(0, 2, "mil_hoplite", 1).turn(), "buy r1c1")
    assert set(answers(match)) == {"gain food", "gain stone", "gain books"}
    assert stock(play(match, "gain books"))[3] == 14  # the highest attack, once


def test_one_war_a_round_at_the_strength_of_its_buyer() -> None:
    """NA-7.5."""
    table = Table(2).board(r1c1="war_punic_wars", r1c2="war_hyksos_invasion").works(0, 1, "mil_hoplite", 2)
    match = play(table.turn(), "buy r1c1", "undeploy work_1", "end turn")
    assert (seen(match, "war_card"), seen(match, "war_strength"), seen(match, "strength", 0)) == (
        "war_punic_wars",
        6,
        3,
    )
    assert refusal(match, "buy r1c2") == "NA-7.5"


def test_a_war_of_strength_0_may_be_bought() -> None:
    """NA-7.5."""
    match = play(Table(2).board(r1c1="war_punic_wars").turn(), "buy r1c1")
    assert (seen(match, "war_bought"), seen(match, "war_strength")) == (True, 0)


def test_the_point_of_a_golden_age_must_be_payable() -> None:
    """NA-7.7: the price is the age; all of it, in any mix."""
    table = Table(2).board(r1c1="gld_das_kapital").goods(0, gold=2, food=1, stone=1, books=0, vp=0)
    match = play(table.turn(), "buy r1c1")
    assert stock(match)[3] == 2  # three are left, four would be needed: the goods come by themselves
    match = play(table.goods(0, gold=2, food=1, stone=1, books=1).turn(), "buy r1c1", "golden vp")
    assert (stock(match), seen(match, "vp", 0)) == ((0, 0, 0, 0), 1)


def test_a_new_advisor_replaces_the_old_one() -> None:
    """NA-7.10."""
    match = play(
        Table(2).owns(0, "advisor", "adv_buddha").board(r1c1="adv_sun_tzu").of(0, began_turn=True).turn(), "buy r1c1"
    )
    assert seen(match, "tableau", 0)["advisor"] == "adv_sun_tzu"


def test_two_copies_of_a_card_are_allowed() -> None:
    """NA-7.1."""
    match = play(side_b("rome").goods(0, gold=5).board(r1c1="mil_legionary").turn(), "buy r1c1", "place work_1")
    board = seen(match, "tableau", 0)
    assert (board["work_1"], board["work_3"]) == ("mil_legionary", "start_legionary")


# ---- the sequence of a purchase


def test_stone_from_sejong_pays_for_the_same_golden_age() -> None:
    """NA-6.11."""
    table = Table(2).owns(0, "advisor", "adv_sejong_the_great").board(r1c1="gld_compass")
    match = play(table.goods(0, gold=1, food=0, stone=0, books=0, vp=0).turn(), "buy r1c1", "golden vp")
    assert (stock(match), seen(match, "vp", 0)) == ((0, 0, 0, 0), 1)


def test_mansa_musa_rewards_the_last_gold() -> None:
    """NA-18.28: also of the purchase that replaces him, not of his own."""
    table = Table(2).owns(0, "advisor", "adv_mansa_musa").board(r1c1="adv_sun_tzu")
    match = play(table.goods(0, gold=1, food=0, books=0).turn(), "buy r1c1")
    assert stock(match) == (0, 1, 10, 2)
    match = play(Table(2).board(r1c1="adv_mansa_musa").goods(0, gold=1, food=0, books=0).turn(), "buy r1c1")
    assert stock(match) == (0, 0, 10, 0)


def test_mansa_musa_counts_gold_paid_for_a_point() -> None:
    """NA-18.28."""
    table = Table(2).owns(0, "advisor", "adv_mansa_musa").board(r1c1="gld_silk")
    match = play(table.goods(0, gold=2, food=0, stone=5, books=0).turn(), "buy r1c1", "golden vp", "pay gold")
    assert stock(match) == (0, 1, 5, 2)


def test_hannibal_makes_battles_dearer_for_others() -> None:
    """NA-18.24: his owner attacks with 1 more."""
    table = Table(2).owns(0, "advisor", "adv_hannibal").board(r1c1="bat_siege_of_troy")
    table.works(0, 1, "mil_hoplite", 1).works(1, 1, "mil_archer", 1)
    assert stock(play(table.turn(0), "buy r1c1", "gain food"))[:2] == (9, 14)
    assert stock(play(table.turn(1), "buy r1c1", "gain food"), 1)[:2] == (8, 14)


def test_the_price_really_paid_counts() -> None:
    """NA-18.5, NA-6.9: a battle for 1 + 1 gold is no card for 1 gold."""
    table = Table(2).owns(1, "wonder_1", "won_red_fort").board(r1c1="bat_siege_of_troy", r1c2="won_petra")
    table.owns(0, "advisor", "adv_hannibal").works(1, 1, "mil_archer", 1)
    assert stock(play(table.turn(1), "buy r1c1", "gain stone"), 1)[1] == 10
    assert stock(play(table.turn(1), "buy r1c2"), 1)[1] == 12


def test_shaka_rewards_others_for_colonies() -> None:
    """NA-18.36."""
    table = Table(2).owns(0, "advisor", "adv_shaka_zulu").board(r1c1="col_hispania").works(1, 1, "mil_hoplite", 2)
    assert stock(play(table.turn(1), "buy r1c1"), 1)[2] == 15
    assert stock(play(table.turn(0), "buy r1c1"), 0)[2] == 10


def test_pocahontas_makes_colonies_harder_for_everybody() -> None:
    """NA-18.36."""
    table = Table(2).owns(1, "advisor", "adv_pocahontas").board(r1c1="col_hispania").works(0, 1, "mil_hoplite", 2)
    assert refusal(table.turn(), "buy r1c1") == "NA-7.4"
    assert refusal(table.mans(0, 1, 3).turn(), "buy r1c1") == ""


def test_nobel_buys_no_wars() -> None:
    """NA-18.32."""
    table = Table(2).owns(0, "advisor", "adv_alfred_nobel").board(r1c1="war_punic_wars")
    assert refusal(table.turn(), "buy r1c1") == "NA-6.10"


def test_chichen_itza_and_montezuma() -> None:
    """NA-18.10, NA-18.29."""
    table = Table(2).owns(0, "wonder_1", "won_chichen_itza").owns(0, "advisor", "adv_montezuma").goods(0, vp=2)
    match = play(table.board(r1c1="war_punic_wars").turn(), "buy r1c1")
    assert (seen(match, "vp", 0), stock(match)[3]) == (3, 13)


def test_himeji_rewards_a_newer_building_over_a_building() -> None:
    """NA-18.13: printed cards have age 0."""
    table = Table(2).owns(0, "wonder_1", "won_himeji_castle").board(r1c1="bld_ziggurat", r1c2="mil_hoplite")
    assert stock(play(table.turn(), "buy r1c1", "place work_1"))[2] == 14
    assert stock(play(table.turn(), "buy r1c1", "place work_3"))[2] == 10  # over a military card
    assert stock(play(table.turn(), "buy r1c2", "place work_1"))[2] == 10  # a military card


def test_mit_offers_a_worker_for_the_new_building() -> None:
    """NA-18.17: free of stone, from the Resource area or else off another card."""
    table = Table(2).owns(0, "wonder_1", "won_mit").board(r1c1="bld_railroad")
    match = play(table.turn(), "buy r1c1", "place work_1")
    assert (question(match), set(answers(match))) == (("deploy_bought", 0), {"accept", "decline"})
    play(match, "accept")
    assert (seen(match, "workers", 0)[0], stock(match)[2]) == (1, 10)
    match = play(table.mans(0, 2, 5).turn(), "buy r1c1", "place work_1")
    assert set(answers(match)) == {"undeploy work_2", "decline"}
    assert seen(play(match, "undeploy work_2"), "workers", 0)[:2] == [1, 4]


# ---- wonders


def test_an_architect_costs_the_next_section() -> None:
    """NA-9.1."""
    table = Table(2).builds(0, "won_pyramids").set(architects=3)
    match = play(table.turn(), "hire public")
    assert (stock(match)[2], seen(match, "site_built", 0), seen(match, "architects")) == (8, 1, 2)
    assert refusal(table.goods(0, stone=1).turn(), "hire public") == "NA-9.1"
    assert refusal(table.set(architects=0).turn(), "hire public") == "NA-9.1"


def test_private_architects_are_another_source() -> None:
    """NA-9.1, NA-D19, NA-18.20."""
    table = Table(2).builds(0, "won_pyramids").owns(0, "advisor", "adv_archimedes").architects(0, advisor=1)
    match = table.set(architects=1).turn()
    assert {"hire public", "hire advisor"} <= set(answers(match))
    play(match, "hire advisor")
    assert (seen(match, "private", 0)["advisor"], seen(match, "architects")) == (0, 1)


def test_a_private_architect_serves_in_the_round_he_came() -> None:
    """NA-18.20."""
    table = Table(2).builds(0, "won_pyramids").board(r1c1="adv_marie_curie").set(architects=0)
    match = play(table.turn(), "buy r1c1", "pass")
    assert "hire advisor" in answers(match)
    assert seen(match, "private", 0)["advisor"] == 2


def test_a_completed_wonder_is_placed_and_acts() -> None:
    """NA-9.4, NA-18.7: cards in play first, then the wonder itself."""
    table = Table(2).builds(0, "won_stonehenge", 2).owns(0, "wonder_1", "won_sphinx").set(architects=1)
    match = play(table.turn(), "hire public")
    assert question(match) == ("place_wonder", 0)
    assert set(answers(match)) == {"build wonder_1", "build wonder_2"}  # all empty spaces are one
    assert stock(match) == (10, 10, 10 - 1 + 5, 10)
    play(match, "build wonder_2")
    assert stock(match) == (10, 14, 14, 16)


def test_a_wonder_covered_by_the_new_one_has_still_triggered() -> None:
    """NA-9.5."""
    table = Table(2).builds(0, "won_colosseum", 1).owns(0, "wonder_1", "won_sphinx").set(architects=1)
    match = play(table.turn(), "hire public", "build wonder_1")
    assert seen(match, "tableau", 0)["wonder_1"] == "won_colosseum"
    assert stock(match) == (10, 8, 10 - 2 + 5, 10)  # NA-18.3: two food lost
    assert seen(match, "strength", 0) == 3


def test_a_wonder_under_construction_gives_nothing() -> None:
    """NA-2.5."""
    assert seen(Table(2).builds(0, "won_colosseum", 1).turn(), "strength", 0) == 0


def test_the_sistine_chapel_pays_for_every_architect() -> None:
    """NA-18.15, NA-9.3."""
    table = Table(2).owns(0, "wonder_1", "won_sistine_chapel").builds(0, "won_petra").set(architects=2)
    assert stock(play(table.turn(), "hire public"))[3] == 13


def test_the_porcelain_tower_hosts_a_second_advisor() -> None:
    """NA-18.23: if the tower is covered, its advisor goes, too."""
    table = Table(2).owns(0, "wonder_1", "won_porcelain_tower").owns(0, "advisor", "adv_augustus")
    match = play(table.board(r1c1="adv_sun_tzu").turn(), "buy r1c1")
    assert set(answers(match)) == {"seat advisor", "seat tower"}
    play(match, "seat tower")
    assert (seen(match, "tableau", 0)["advisor"], seen(match, "tableau", 0)["tower"]) == ("adv_augustus", "adv_sun_tzu")
    table.owns(0, "tower", "adv_hannibal").builds(0, "won_colosseum", 1).set(architects=1)
    match = play(table.turn(), "hire public", "build wonder_1")
    assert seen(match, "tableau", 0)["tower"] is None
    assert len(noted(match, "loses_host", 0)) == 1


# ---- special actions


def test_marco_polo_once_a_round() -> None:
    """NA-10.1, NA-18.29."""
    match = play(Table(2).owns(0, "advisor", "adv_marco_polo").turn(), "use advisor", "pay stone")
    assert stock(match) == (14, 10, 8, 10)
    assert refusal(play(match, "pass"), "use advisor") == "NA-10.1"


def test_petra_and_its_choice() -> None:
    """NA-18.6."""
    match = play(Table(2).owns(0, "wonder_1", "won_petra").turn(), "use wonder_1")
    assert set(answers(match)) == {"gain gold", "gain stone", "gain books"}
    assert stock(play(match, "gain gold")) == (13, 9, 10, 10)


def test_royal_society_sends_a_worker_for_free() -> None:
    """NA-18.14, NA-8.6."""
    table = Table(2).owns(0, "wonder_1", "won_royal_society").works(0, 1, "bld_railroad")
    match = play(table.turn(), "use wonder_1", "deploy work_1")
    assert (seen(match, "workers", 0)[0], stock(match)[2]) == (1, 10)
    match = play(table.mans(0, 2, 5).turn(), "use wonder_1", "deploy work_1")  # the only other card
    assert seen(match, "workers", 0)[:2] == [1, 4]


def test_suleiman_only_while_strongest_and_lincoln_always() -> None:
    """NA-18.37: without a limit on the card it may be used again."""
    table = Table(2).owns(0, "advisor", "adv_suleiman_i").works(1, 1, "mil_hoplite", 2)
    assert refusal(table.turn(), "use advisor") == "NA-10.1"
    match = play(table.mans(1, 1, 0).turn(), "use advisor", "worker food", "pass", "use advisor", "worker stability")
    assert seen(match, "free_workers", 0) == 7
    match = play(Table(2).owns(0, "advisor", "adv_abraham_lincoln").turn(), "use advisor", "worker food")
    assert seen(match, "track", 0)["food"] == 3


def test_bolivar_gives_up_a_colony() -> None:
    """NA-18.39."""
    table = Table(2).owns(0, "advisor", "adv_simon_bolivar")
    assert refusal(table.turn(), "use advisor") == "NA-10.1"
    match = play(table.owns(0, "colony_1", "col_nubia").turn(), "use advisor")
    assert stock(match) == (14, 10, 14, 10)
    assert seen(match, "tableau", 0)["colony_1"] is None


def test_galileo_takes_a_card_for_nothing() -> None:
    """NA-18.31, NA-6.12: a purchase without a price."""
    table = Table(2).owns(0, "advisor", "adv_galileo_galilei").owns(0, "wonder_1", "won_red_fort")
    match = play(table.board(r3c1="won_petra", r1c1="gld_silk", r1c2="adv_buddha").turn(), "use advisor")
    assert set(answers(match)) == {"buy r3c1", "buy r1c1"}
    play(match, "buy r1c1", "golden goods")
    assert stock(match) == (10, 10, 12, 10)


def test_alhazen_swaps_two_cards() -> None:
    """NA-18.58."""
    table = Table(2).owns(0, "advisor", "adv_alhazen").board(r1c1="won_petra")
    assert refusal(table.turn(), "use advisor") == "NA-10.1"
    match = play(table.board(r1c1="won_petra", r3c2="won_sphinx").turn(), "use advisor")
    assert (seen(match, "space")["r1c1"], seen(match, "space")["r3c2"]) == ("won_sphinx", "won_petra")


def test_frederick_makes_soldiers_cheaper() -> None:
    """NA-18.39: 2 stone less, at least 1."""
    table = Table(2).owns(0, "advisor", "adv_frederick_the_great").works(0, 1, "mil_samurai").works(0, 2, "mil_archer")
    assert stock(play(table.turn(), "deploy work_1"))[2] == 9
    assert stock(play(table.turn(), "deploy work_2"))[2] == 9
