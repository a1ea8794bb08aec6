"""NA-12 and NA-18.40 to NA-18.56: the events, who is meant, and choices of several nations."""

from tests.games.nations.scenarios import (
    PAUSE_EVENT,
    Table,
    answers,
    moved,
    noted,
    order,
    play,
    question,
    refusal,
    seen,
    stock,
)


def strengths(table: Table, *workers: int) -> Table:
    """So many workers of each nation on Hoplites: 3 strength each."""
    for seat, many in enumerate(workers):
        table.works(seat, 1, "start_hoplite", many)
    return table


def stabilities(table: Table, *workers: int) -> Table:
    """So many workers of each nation on a City Wall: 1 stability and more each."""
    for seat, many in enumerate(workers):
        table.mans(seat, 5, many)  # the printed caravan: 1 stability each
    return table


# ---- the order of things


def test_the_first_event_is_settled_before_the_second_is_aimed() -> None:
    """NA-12.1, NA-12.2: Hellenism takes 2 food first; Ashoka's Conversion then asks everybody."""
    table = strengths(Table(2).event("evt_hellenism"), 1, 0)
    match = table.events()
    assert [numbers[1] for numbers in noted(match, "event_acts")] == [1, 2]
    assert (stock(match, 0)[2], stock(match, 1)[1]) == (12, 8)
    assert question(match) == ("undeploy_for", 0)


def test_nothing_happens_before_the_last_has_chosen() -> None:
    """NA-12.3, NA-18.42: workers leave the military cards of all nations together."""
    table = strengths(Table(3).event("evt_hellenism"), 2, 1, 1)
    match = table.events(1)
    assert question(match) == ("undeploy_for", 2)
    play(match, "undeploy work_1")
    assert question(match) == ("undeploy_for", 1)  # seat 2 has no further one
    assert seen(match, "strength")[2] == 3
    assert stock(match, 2)[3] == 10
    play(match, "done", "undeploy work_1")
    assert seen(match, "strength")[0] == 6
    play(match, "done")
    assert [seen(match, "strength")[seat] for seat in range(3)] == [3, 3, 0]
    assert [stock(match, seat)[3] for seat in range(3)] == [12, 10, 12]
    assert moved(match, "gains", 0) == {"books": 2}


def test_together_means_that_nobody_is_weakest_for_a_moment() -> None:
    """NA-12.3, NA-2.14: both take off their only soldier; between the two no card may go."""
    table = strengths(Table(2).event("evt_hellenism"), 1, 1).owns(1, "advisor", "adv_lin_zexu")
    match = play(table.events(1), "undeploy work_1", "undeploy work_1")
    assert seen(match, "strength")[:2] == [0, 0]
    assert noted(match, "undeploys", 0) and noted(match, "undeploys", 1)


def test_workers_are_returned_together() -> None:
    """NA-12.3, NA-2.26: the Black Death waits for the last choice of a section."""
    table = Table(2).age(2).event("evt_black_death").track(0, food=3, stability=3).track(1, food=3, stability=3)
    match = table.events()
    assert question(match) == ("return_section", 1)
    play(match, "return stability")
    assert seen(match, "stability")[1] == -3
    assert question(match) == ("return_section", 0)
    play(match, "return food")
    assert (seen(match, "track", 0), seen(match, "track", 1)) == (
        {"food": 4, "stability": 3},
        {"food": 3, "stability": 4},
    )
    assert seen(match, "stability")[:2] == [-3, 0]


def test_all_or_nothing() -> None:
    """NA-12.6: who cannot pay 4 food is not asked; a yes pays all of it."""
    table = Table(3).event("evt_bread_and_games").goods(2, food=3)
    match = table.events(1)
    assert question(match) == ("may", 1)
    play(match, "accept", "decline")
    assert (stock(match, 1)[1], stock(match, 1)[3]) == (6, 16)
    assert (stock(match, 0)[3], stock(match, 2)[3]) == (10, 10)


def test_an_alternative_that_can_be_paid_goes_before_one_that_cannot() -> None:
    """NA-12.7, NA-D28: the Little Ice Age."""
    table = Table(2).age(3).event("evt_little_ice_age").goods(1, food=2, books=9)
    match = table.events()
    assert question(match) == ("either", 0)  # seat 1 has no choice: 5 books
    play(match, "choose lose_food_3")
    assert moved(match, "loses", 1)["books"] >= 5
    table.goods(1, food=2, books=4)
    match = table.events()
    assert question(match) == ("either", 1)
    assert set(answers(match)) == {"choose lose_food_3", "choose lose_books_5"}
    assert refusal(match, "choose lose_vp_1") == "NA-12.7"


def test_going_last_keeps_the_order_of_both_groups() -> None:
    """NA-12.5, and both halves of an event hit the same nations (NA-12.4)."""
    table = stabilities(Table(4).event("evt_yellow_turban_rebellion"), 0, 1, 0, 1)
    match = table.events(1)
    assert order(match) == [1, 3, 0, 2]
    assert [moved(match, "loses", seat).get("gold", 0) for seat in range(4)] == [1, 0, 1, 0]


def test_stability_does_not_soften_events() -> None:
    """NA-12.8."""
    match = stabilities(Table(2).event("evt_attila"), 3, 0).works(1, 1, "mil_hoplite", 1).events()
    assert moved(match, "loses", 0) == {"gold": 3}


def test_others_are_all_if_nobody_is_named() -> None:
    """NA-2.11, NA-D45: two share the highest strength, so both are others."""
    match = strengths(Table(2).event("evt_hellenism"), 1, 1).events()
    assert [moved(match, "loses", seat).get("food", 0) for seat in (0, 1)] == [2, 2]


# ---- single events (NA-18.40 to NA-18.56)


def test_what_was_lost_in_the_war_comes_back() -> None:
    """NA-18.40, NA-11.10: Jain Asceticism gives back the point, Song Resistance the resources, too."""
    for event, age, back in (("evt_assyrian_deportations", 1, 0), ("evt_fourth_crusade", 2, 3)):
        table = Table(2).age(age).event(event).goods(0, vp=5).mans(0, 5, 1)
        table.works(1, 1, "mil_hoplite", 3).war("war_hunnic_invasions", 9, 1)
        match = table.at(("wage_war", None, 0))
        while noted(match, "event_acts")[-1][1] < 2:
            play(match, answers(match)[0])
        assert moved(match, "loses", 0)["food"] >= 3
        assert moved(match, "gains", 0).get("food", 0) == back
        assert noted(match, "regains", 0) == [(1,)]


def test_zoroastrian_revival_hits_the_others_once() -> None:
    """NA-18.41, NA-D48: with five players two may choose."""
    table = stabilities(Table(5, levels="all").event("evt_attila"), 2, 2, 0, 0, 0)
    match = table.events(1)
    assert question(match) == ("either", 1)
    play(match, "choose others_lose_food_3", "choose others_lose_food_3")
    assert [moved(match, "loses", seat).get("food", 0) for seat in range(5)] == [3, 3, 6, 6, 6]  # the famine takes 3
    match = play(table.events(1), "choose gain_stone_4", "choose gain_stone_4")
    assert [stock(match, seat)[2] for seat in range(3)] == [14, 14, 10]


def test_events_about_the_war() -> None:
    """NA-18.43: Qin Unification needs a War and more strength; the Peace of God one that another has bought."""
    table = strengths(Table(2).event("evt_qin_unification").goods(0, vp=0).goods(1, vp=0), 2, 1)
    assert noted(table.events(), "gains_vp") == []
    table.war("war_hunnic_invasions", 3, 1)
    assert noted(table.set(phase="events").at(("resolve_event", None, 0)), "gains_vp", 0) == [(1,)]
    for buyer, books in ((0, 10), (1, 14)):
        table = strengths(Table(2).age(2).event("evt_peace_of_god"), 2, 1).war("war_hunnic_invasions", 3, buyer)
        assert stock(table.events(), 0)[3] == books


def test_sea_peoples_take_an_architect_or_a_point() -> None:
    """NA-18.44, NA-12.7."""
    table = strengths(Table(2).event("evt_sea_peoples").goods(0, vp=2), 0, 1)
    assert noted(table.events(), "loses_vp", 0)[0] == (1,)
    table.builds(0, "won_petra", 1)
    match = table.events()
    assert set(answers(match)) == {"choose remove_architect", "choose lose_vp_1"}
    assert seen(play(match, "choose remove_architect"), "site_built", 0) == 0
    match = table.goods(0, vp=0).events()
    assert noted(match, "loses_architect", 0)


def test_the_bronze_age_collapse_spares_the_first_in_anything() -> None:
    """NA-18.45."""
    table = stabilities(strengths(Table(3).event("evt_sea_peoples"), 1, 0, 0), 0, 1, 0)
    for seat in range(3):
        table.goods(seat, vp=4)
    match = table.events(1)
    assert [seen(match, "vp", seat) for seat in range(3)] == [4, 4, 3]


def test_without_the_food_a_nation_goes_last() -> None:
    """NA-18.46, NA-12.7."""
    match = Table(2).age(2).event(PAUSE_EVENT).goods(0, food=1).events()
    assert question(match) == ("either", 1)  # seat 0 has no choice
    play(match, "choose lose_food_2")
    assert order(match) == [1, 0]


def test_hajj_from_mali_leaves_two_gold() -> None:
    """NA-18.47: no shortage is possible."""
    table = stabilities(Table(2).age(2).event("evt_feudal_dues"), 0, 1)
    assert stock(table.events(1), 0)[0] == 2
    match = table.goods(0, gold=1).events(1)
    assert (stock(match, 0)[0], noted(match, "lacks", 0)) == (1, [])


def test_feudal_dues_freeze_the_order_step_only() -> None:
    """NA-11.7."""
    table = strengths(Table(2).age(2).event("evt_feudal_dues"), 0, 1)
    match = table.at(("order_players", None, 0))
    assert order(match) == [0, 1]
    assert noted(match, "order_stays") == [()]


def test_the_fourth_crusade_is_one_package() -> None:
    """NA-18.48, NA-D29, NA-D46."""
    table = strengths(Table(2).age(2).event("evt_fourth_crusade").goods(0, vp=0), 1, 0)
    match = play(table.events(), "accept")
    assert (stock(match, 0)[0], seen(match, "vp", 0)) == (7, 1)
    assert moved(match, "loses", 1)["books"] == 4
    match = play(table.events(), "decline")
    assert "books" not in moved(match, "loses", 1)
    table = strengths(Table(5, levels="all").age(2).event("evt_fourth_crusade"), 2, 2, 1, 0, 0)
    match = play(table.events(), "accept", "accept")
    assert [moved(match, "loses", seat).get("books", 0) for seat in range(5)] == [0, 0, 0, 4, 4]


def test_the_vasa_weakens_for_the_second_event_only() -> None:
    """NA-18.50, NA-D27: with 12 strength 2 are left, fewer than the other has; the advisor who hates weakness stays."""
    table = strengths(Table(2).age(3).event("evt_sinking_of_the_vasa"), 4, 1)
    table.track(0, stability=3).owns(0, "advisor", "adv_harald_hardrada")
    match = table.events()
    assert question(match) == ("either", 0)
    play(match, "choose strength_minus_10_for_second_event")
    assert moved(match, "loses", 0)["food"] >= 5
    assert "food" not in moved(match, "loses", 1) or moved(match, "loses", 1)["food"] < 5
    assert noted(match, "must_go") == []
    assert seen(match, "strength", 0) == 12


def test_who_can_do_neither_is_weakened() -> None:
    """NA-18.50: less than 10 strength and less than 3 gold; never below 0."""
    table = strengths(Table(2).age(3).event("evt_sinking_of_the_vasa"), 1, 0)
    table.track(0, stability=3).goods(0, gold=2)
    match = table.events()
    assert noted(match, "weakened", 0) == [(10,)]
    assert [moved(match, "loses", seat)["food"] >= 5 for seat in (0, 1)] == [True, True]  # both stand at 0
    table.goods(0, gold=3)
    match = table.events()
    assert noted(match, "weakened", 0) == []  # 3 gold can be paid, so they must be
    assert moved(match, "loses", 0)["gold"] == 3


def test_free_architects_may_complete_a_wonder() -> None:
    """NA-18.51, NA-9.2: Papal Indulgence and the Great Exhibition."""
    table = stabilities(Table(2).age(4).event("evt_anarchism"), 1, 0).builds(0, "won_darwins_voyage", 0)
    match = table.events(1)
    assert question(match) == ("hire_free", 0)
    play(match, "accept", "decline")
    assert (seen(match, "site_built", 0), stock(match, 0)[2]) == (1, 10)
    table = stabilities(Table(3).age(3).event("evt_magellans_expedition"), 1, 0, 0).builds(0, "won_petra", 0)
    match = table.events(1)
    play(match, "accept")
    assert [moved(match, "loses", seat).get("gold", 0) for seat in range(3)] == [0, 2, 2]


def test_the_entente_sends_up_to_two_workers() -> None:
    """NA-18.52, NA-8.6: each from the Resource area or off any card, to military cards, free of stone."""
    table = strengths(Table(2).age(4).event("evt_entente_cordiale"), 2, 0).mans(0, 4, 3)
    match = table.events()
    assert question(match) == ("deploy_free", 0)
    play(match, "undeploy work_4")
    assert "done" not in answers(match)  # taken off, he has to go somewhere
    play(match, "deploy work_1")
    assert stock(match, 0)[2] == 10
    play(match, "done")
    assert seen(match, "workers", 0)[0] == 3


def test_goods_only_together_with_the_workers() -> None:
    """NA-18.53, NA-D43: Janissaries and the Han Dynasty."""
    table = strengths(Table(2).age(3).event("evt_janissaries"), 1, 0).track(0, food=1, stability=0)
    assert noted(table.events(), "accepts") == []  # only one worker is left
    table.track(0, food=2, stability=0)
    match = play(table.events(), "accept")
    assert (stock(match, 0)[2], seen(match, "track", 0)["food"]) == (14, 0)
    table = stabilities(Table(2).event("evt_pax_romana"), 1, 0)
    match = play(table.events(1), "accept", "worker food")
    assert moved(match, "gains", 0)["food"] == 3


def test_pilgrims_must_be_taken() -> None:
    """NA-18.54."""
    match = Table(2).age(3).event("evt_pilgrims").goods(0, food=20).events()
    assert question(match) == ("section", 0)
    assert (
        noted(
            Table(2).age(3).event("evt_pilgrims").goods(0, food=20).track(0, 0, 0).mans(0, 4, 8).events(),
            "takes_worker",
        )
        == []
    )


def test_anarchism_removes_advisors_and_a_point() -> None:
    """NA-18.55, NA-2.17, NA-D17."""
    table = strengths(Table(2).age(4).event("evt_anarchism").goods(0, vp=3), 0, 1)
    table.owns(0, "wonder_1", "won_porcelain_tower").owns(0, "advisor", "adv_sejong_the_great")
    match = table.owns(0, "tower", "adv_mansa_musa").events()
    assert (seen(match, "tableau", 0)["advisor"], seen(match, "tableau", 0)["tower"]) == (None, None)
    assert seen(match, "vp", 0) == 2


def test_a_colony_or_a_point_an_advisor_or_two() -> None:
    """NA-2.17: the owner chooses the colony."""
    table = strengths(Table(2).age(4).event("evt_american_revolution").goods(0, vp=5).goods(1, vp=5), 0, 1)
    match = stabilities(table, 0, 1).events()
    assert seen(match, "vp", 0) == 5 - 1 - 2
    table.owns(0, "colony_1", "col_nubia").owns(0, "colony_2", "col_israel").owns(0, "advisor", "adv_cyrus_the_great")
    match = table.events()
    assert question(match) == ("give_up_colony", 0)
    play(match, "give up colony_1")
    assert seen(match, "tableau", 0)["colony_1"] is None
    assert seen(match, "vp", 0) == 5
    assert seen(match, "tableau", 0)["advisor"] is None


def test_stupor_mundi_and_the_industrial_revolution_need_one_at_least() -> None:
    """NA-18.49, NA-18.56."""
    table = Table(2).age(2).event("evt_stupor_mundi")
    assert stock(table.events(), 0)[3] == 10
    assert stock(table.of(0, golden_ages_bought=1).events(), 0)[3] == 14
    table = Table(2).age(4).event("evt_romanticism").goods(0, vp=0)
    assert noted(table.events(1), "gains_vp") == []
    table.works(0, 1, "bld_railroad", 1)
    assert (1,) in noted(table.events(1), "gains_vp", 0)
