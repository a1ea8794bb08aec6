"""The worked examples of the rules specification of Nations (EX-1 to EX-26)."""

from civitas.games.nations.rules.buying import attack_of
from civitas.games.nations.rules.scoring import resource_points
from civitas.games.nations.rules.values import least, most
from civitas.games.nations.tables import STABILITY_VALUE, STRENGTH_VALUE
from tests.games.nations.scenarios import (
    PAUSE_EVENT,
    Table,
    answers,
    ask_rule,
    income,
    moved,
    noted,
    order,
    play,
    question,
    refusal,
    seats_in,
    seen,
    showing,
    side_b,
    stock,
)

BARE = {"gold": 0, "food": 0, "stone": 0, "books": 0}


def test_ex_1_a_missing_kind_costs_one_point_a_round() -> None:
    """NA-2.22: food is short in production, in the event and in the famine."""
    table = Table(2).event("evt_hellenism")  # all but the strongest lose 2 food; the famine takes 1
    table.goods(0, vp=5, **{**BARE, "books": 20}).track(0, food=3)
    table.works(1, 1, "mil_hoplite", 1)
    match = play(table.production(), "done")
    assert noted(match, "lacks", 0) == [(1, 3), (1, 2), (1, 1)]
    assert seen(match, "vp", 0) == 4
    assert stock(match) == (0, 0, 0, 20 - 6)


def test_ex_2_a_second_worker_from_the_food_section() -> None:
    """NA-2.25, NA-5.5."""
    match = Table(2).order(1, 0).track(0, food=3).at(("grow", None, 1))
    assert question(match) == ("growth", 0)
    assert income(match)["food"] == -3
    play(match, "worker food")
    assert income(match)["food"] == -6
    assert seen(match, "stability", 0) == 0


def test_ex_3_three_workers_from_one_section() -> None:
    """NA-2.28."""
    match = Table(2).at(("next_turn", None, 0), ("take_workers", 0, 3))
    play(match, "worker food", "worker food", "worker food")
    assert seen(match, "track", 0) == {"food": 1, "stability": 4}
    assert income(match)["food"] == -9
    assert seen(match, "stability", 0) == 0


def test_ex_4_architects_of_the_event_card() -> None:
    """NA-5.7."""
    match = Table(4).event("evt_taoism").set(architects=5).at(("place_architects", None, 0))
    assert seen(match, "architects") == 3


def test_ex_5_a_ziggurat_with_two_workers() -> None:
    """NA-7.2, NA-8.1, NA-14.3."""
    match = Table(2).works(0, 1, "bld_ziggurat").turn()
    for workers in (1, 2):
        play(match, "deploy work_1", "end turn", "pass") if workers == 1 else play(match, "deploy work_1")
        assert seen(match, "stability", 0) == 2 * workers
        assert stock(match)[2] == 10 - workers
        assert income(match)["stone"] == workers
        assert match.scores()[0].sources["workers"] == workers


def test_ex_6_hoplites_with_two_workers() -> None:
    """NA-7.2, NA-7.3."""
    match = Table(2).works(0, 1, "mil_hoplite", 2).turn()
    assert seen(match, "strength", 0) == 6
    assert income(match)["stone"] == -2
    assert ask_rule(match, attack_of, 0) == 3
    assert match.scores()[0].sources["workers"] == 2


def test_ex_7_macedonia_counts_at_once() -> None:
    """NA-7.4."""
    table = Table(2).works(0, 1, "mil_hoplite", 2)
    match = play(table.board(r1c1="col_macedonia").turn(), "buy r1c1")
    assert seen(match, "strength", 0) == 8
    assert seen(match, "tableau", 0)["colony_1"] == "col_macedonia"


def test_ex_8_a_battle_counts_the_attack_once() -> None:
    """NA-7.6."""
    table = Table(2).works(0, 1, "mil_hoplite", 2).board(r1c1="bat_siege_of_alesia")
    match = play(table.turn(), "buy r1c1", "gain food")
    assert stock(match) == (9, 13, 10, 10)


def test_ex_9_a_renaissance_golden_age() -> None:
    """NA-7.7, NA-7.8: without a bonus and with Uraniborg's 2."""
    match = play(Table(2).board(r1c1="gld_clocks").turn(), "buy r1c1", "golden goods")
    assert stock(match)[2] == 12
    match = play(Table(2).board(r1c1="gld_clocks").goods(0, vp=0).turn(), "buy r1c1", "golden vp")
    play(match, "pay food", "pay books")  # books are all that may follow
    assert (stock(match), seen(match, "vp", 0)) == ((9, 9, 10, 8), 1)
    table = Table(2).owns(0, "wonder_1", "won_uraniborg").board(r1c1="gld_clocks").goods(0, vp=0)
    assert stock(play(table.turn(), "buy r1c1", "golden goods"))[2] == 14
    match = play(table.turn(), "buy r1c1", "golden vp", "pay food")
    assert (stock(match), seen(match, "vp", 0)) == ((9, 9, 10, 10), 1)


def test_ex_10_golden_bonuses_add_up() -> None:
    """NA-7.8: Greece has 1 more."""
    table = side_b("greece").owns(0, "wonder_1", "won_uraniborg").board(r1c1="gld_clocks")
    table.goods(0, gold=5, food=0, stone=0, books=0, vp=0)
    assert stock(play(table.turn(), "buy r1c1", "golden goods"))[2] == 5
    match = play(table.turn(), "buy r1c1", "golden vp")
    assert (stock(match), seen(match, "vp", 0)) == ((4, 0, 0, 0), 1)


def test_ex_11_a_worker_moves_from_conquistadors_to_a_railroad() -> None:
    """NA-8.1, NA-8.2."""
    table = Table(2).works(0, 1, "mil_conquistador", 1).works(0, 2, "bld_railroad")
    match = table.turn()
    before = seen(match, "strength", 0), seen(match, "stability", 0)
    play(match, "undeploy work_1", "deploy work_2")
    assert (seen(match, "strength", 0) - before[0], seen(match, "stability", 0) - before[1]) == (-7, 3)
    assert stock(match)[2] == 6


def test_ex_12_two_stone_for_a_loss_of_five() -> None:
    """NA-2.19: a war that takes 5 stone."""
    table = Table(2).goods(0, vp=5, gold=0, food=9, stone=2, books=8).war("war_imjin_war", 1, 1)
    match = table.works(1, 1, "mil_hoplite", 1).event(PAUSE_EVENT).at(("wage_war", None, 0))
    assert noted(match, "lacks", 0)[0] == (2, 3)
    assert moved(match, "loses")["stone"] == 2
    assert seen(match, "vp", 0) == 5 - 1 - 1  # one for the defeat, one for the missing stone
    assert moved(match, "loses")["books"] == 3


def test_ex_13_production_is_one_net_sum() -> None:
    """NA-11.2: +2 -1 +3 +2 -2 -3 food."""
    table = Table(2).works(0, 1, "bld_aqueduct", 1).works(0, 2, "mil_legionary", 1)
    table.owns(0, "advisor", "adv_qin_shi_huang").owns(0, "colony_1", "col_hispania")
    table.owns(0, "wonder_1", "start_pyramids").track(0, food=3)
    table.works(1, 1, "bld_city_wall")
    table.track(1, stability=3)  # Qin Shi Huang stays while another nation is less stable
    match = table.turn()
    assert seen(match, "tableau", 0)["advisor"] == "adv_qin_shi_huang"
    assert income(match)["food"] == 2 - 1 + 3 + 2 - 2 - 3


def test_ex_14_ecological_collapse() -> None:
    """NA-12.3, NA-12.5, NA-18.46: China 0, Persia 1, Rome 2."""
    table = Table(3).age(2).event("evt_ecological_collapse")
    match = table.events()
    assert question(match) == ("either", 2)
    play(match, "choose lose_food_2")
    assert question(match) == ("either", 1)
    play(match, "choose order_last")
    assert question(match) == ("either", 0)
    assert stock(match, 2)[1] == 10  # nothing happens before all have chosen
    play(match, "choose order_last")
    assert order(match) == [2, 0, 1]
    assert moved(match, "loses", 2)["food"] >= 2


def test_ex_15_books_at_the_end_of_an_age() -> None:
    """NA-13.2."""
    table = Table(4).age(1, second=True)
    for seat, books in enumerate((13, 11, 11, 4)):
        table.goods(seat, books=books, vp=0)
    match = table.at(("end_age", None, 0))
    assert [seen(match, "vp", seat) for seat in range(4)] == [3, 1, 1, 0]


def test_ex_16_points_for_what_is_left() -> None:
    """NA-14.2: 3 + 7 + 5 + 6 + 10 + 6 = 37."""
    table = Table(2).goods(0, gold=7, food=5, stone=3, books=6)
    table.works(0, 1, "mil_elephant", 1).works(0, 2, "mil_hoplite", 2).track(0, 2, 4).works(0, 3, "bld_ziggurat", 3)
    match = table.turn()
    assert (seen(match, "strength", 0), seen(match, "stability", 0)) == (10, 6)
    assert ask_rule(match, resource_points, 0) == 3


def test_ex_17_totals_and_the_tie_for_third_place() -> None:
    """NA-14.2, NA-14.6: 43, 42, 45 and 42; of the two with 42 the earlier in the order is third."""
    table = Table(4).order(3, 2, 1, 0)
    for seat, total in enumerate((43, 42, 45, 42)):
        table.goods(seat, **BARE, vp=total)
    match = table.turn(3)
    assert [score.total for score in match.scores()] == [43, 42, 45, 42]
    assert match.ranking() == [2, 4, 1, 3]


def test_ex_18_five_strengths_with_a_tie_for_second() -> None:
    """NA-15.2."""
    match = showing("strength", 23, 22, 22, 5, 4)
    assert seats_in(ask_rule(match, most, STRENGTH_VALUE)) == {0}
    assert seats_in(ask_rule(match, least, STRENGTH_VALUE)) == {3, 4}


def test_ex_19_five_stabilities_with_a_tie_for_fourth() -> None:
    """NA-15.2."""
    match = showing("stability", 8, 7, 5, 5, 4)
    assert seats_in(ask_rule(match, most, STABILITY_VALUE)) == {0, 1}
    assert seats_in(ask_rule(match, least, STABILITY_VALUE)) == {2, 3, 4}


def test_ex_20_two_share_the_highest_strength_three_do_not() -> None:
    """NA-15.2."""
    assert seats_in(ask_rule(showing("strength", 9, 9, 5, 4, 3), most, STRENGTH_VALUE)) == {0, 1}
    assert seats_in(ask_rule(showing("strength", 9, 9, 9, 4, 3), most, STRENGTH_VALUE)) == set()


def test_ex_21_the_great_lighthouse() -> None:
    """NA-18.5: a card for 3 gold brings a book, another does not."""
    table = Table(2).owns(0, "wonder_1", "won_great_lighthouse")
    for space, books in (("r3c1", 11), ("r2c1", 10)):
        match = play(table.board(**{space: "won_petra"}).turn(), f"buy {space}")
        assert stock(match)[3] == books


def test_ex_22_notre_dame() -> None:
    """NA-11.2: 2 + 3 books for the most stable, 2 with a tie."""
    table = Table(2).owns(0, "wonder_1", "won_notre_dame")
    assert income(table.turn())["books"] == 2
    table.works(0, 1, "bld_ziggurat", 1)
    assert income(table.turn())["books"] == 5


def test_ex_23_piazza_san_marco_once_a_round() -> None:
    """NA-18.6."""
    table = Table(2).owns(0, "wonder_1", "won_piazza_san_marco").goods(0, gold=4)
    match = play(table.turn(), "use wonder_1")
    assert set(answers(match)) == {"gain books", "gain food", "gain stone"}
    play(match, "gain food")
    assert stock(match) == (2, 15, 10, 10)
    play(match, "pass")  # the other seat
    assert question(match) == ("turn", 0)
    assert refusal(match, "use wonder_1") == "NA-10.1"


def test_ex_24_a_war_of_strength_6_that_costs_4_food() -> None:
    """NA-11.8, NA-11.9."""
    table = Table(2).goods(0, vp=5).war("war_hunnic_invasions", 6, 1).event(PAUSE_EVENT)
    table.works(0, 1, "mil_archer", 1).works(0, 2, "mil_hoplite", 1).works(0, 3, "bld_ziggurat", 1)
    for caravans, ziggurats, food in ((1, 1, 9), (0, 2, 10)):
        match = table.mans(0, 5, caravans).mans(0, 3, ziggurats).at(("wage_war", None, 0))
        assert (seen(match, "strength", 0), seen(match, "stability", 0)) == (5, 2 * ziggurats + caravans)
        assert (seen(match, "vp", 0), stock(match)[1]) == (4, food)
    match = table.mans(0, 1, 0).mans(0, 2, 2).at(("wage_war", None, 0))
    assert noted(match, "safe_from_war", 0) == [()]
    assert (seen(match, "vp", 0), stock(match)[1]) == (5, 10)


def test_ex_25_augustus_with_a_shared_first_place() -> None:
    """NA-18.2."""
    table = Table(2).owns(0, "advisor", "adv_augustus")
    assert income(table.turn())["stone"] == 2
    table.works(1, 1, "mil_archer", 1)
    assert income(table.turn())["stone"] == 0
    table.works(0, 1, "start_axeman", 1).works(1, 1, "mil_hoplite", 1)
    assert seen(table.turn(), "strength") == [3, 3]
    assert income(table.turn())["stone"] == 0


def test_ex_26_three_cards_slide_to_the_cheapest_row() -> None:
    """NA-5.2: four players have six columns."""
    unsold = {"r3c1": "won_petra", "r3c4": "won_sphinx", "r3c6": "won_stonehenge"}
    match = Table(4).board(**unsold).maintenance()
    space = seen(match, "space")
    assert [space[f"r1c{column}"] for column in (1, 2, 3)] == list(unsold.values())
    assert len(noted(match, "reveals_card")) == 15
    assert sum(card is not None for card in space.values()) == 18
