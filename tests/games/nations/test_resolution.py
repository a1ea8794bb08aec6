"""NA-4, NA-11, NA-13, NA-14: production, order, war, famine, the end of an age and of the game."""

import pytest

import civitas
from civitas.core.match import Match
from civitas.games.nations.rules.scoring import resource_points
from civitas.games.nations.state import PHASES
from civitas.games.nations.tables import CARDS
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
    seen,
    stock,
)

# ---- the round (NA-4, NA-6.2)


def test_the_phases_come_in_their_order() -> None:
    """NA-4.1 to NA-4.3, NA-5.1, NA-11.12: eight rounds; an age ends after every second."""
    match = civitas.new("nations", 2, seed=3, difficulty="prince")
    told: list[tuple[int, str]] = []
    while not match.over:
        here = (seen(match, "round_number"), seen(match, "phase"))
        if not told or told[-1] != here:
            told.append(here)
        match.play(match.legal()[0])
    rounds = [number for number, phase in told if phase == "maintenance"]
    assert rounds == list(range(1, 9))
    assert noted(match, "round_begins") == [(n, (n + 1) // 2) for n in range(1, 9)]
    assert noted(match, "age_ends") == [(age,) for age in range(1, 5)]
    for number in range(1, 9):
        phases = [PHASES.index(phase) for at, phase in told if at == number]
        assert phases == sorted(phases)


def test_one_action_a_turn_of_four_kinds() -> None:
    """NA-6.2, NA-10.2, NA-8.4: buying, deploying, hiring, a special action; then the next in order."""
    table = Table(2).board(r1c1="won_sphinx").owns(0, "wonder_1", "won_petra").builds(0, "won_great_lighthouse")
    for decision in ("buy r1c1", "deploy work_1", "hire public", "use wonder_1"):
        match = play(table.set(architects=1).turn(), decision)
        if question(match) == ("pick", 0):
            play(match, "gain gold")
        if question(match) == ("turn_end", 0):
            play(match, "end turn")
        assert question(match) == ("turn", 1), decision
    assert refusal(table.turn(), "end turn") == "NA-6.2"


# ---- production (NA-11.1 to NA-11.5)


def test_conditions_are_read_once_before_anything_moves() -> None:
    """NA-11.1, NA-18.2."""
    table = Table(2).owns(0, "advisor", "adv_saint_augustine")
    assert income(table.turn())["books"] == 2
    table.mans(1, 5, 1)
    assert income(table.turn())["books"] == 0


def test_revolt_costs_a_point_and_books() -> None:
    """NA-2.7, NA-11.2, NA-11.3, NA-D11: one point, a book for each point below 0."""
    table = Table(2).track(0, stability=2).goods(0, vp=5).event(PAUSE_EVENT)
    match = table.production()
    assert seen(match, "stability", 0) == -6
    assert noted(match, "revolts", 0) == [(6,)]
    assert (seen(match, "vp", 0), stock(match)[3]) == (4, 4)


def test_what_is_produced_covers_what_is_consumed() -> None:
    """NA-11.4, NA-D8: gains first, also those of another kind."""
    table = Table(2).goods(0, gold=0, food=0, stone=0, books=0, vp=5).event(PAUSE_EVENT)
    table.mans(0, 1, 2).track(0, food=3)  # two on the temple: 2 gold and 2 books; 3 food for the emptied space
    match = table.production()
    assert (seen(match, "vp", 0), moved(match, "loses", 0)) == (5 - 2, {"books": 2, "gold": 1})


def test_peter_the_great_picks_before_anything_is_applied() -> None:
    """NA-11.5, NA-18.35: only with more strength than the War at the start of Production."""
    table = Table(2).owns(0, "advisor", "adv_peter_the_great").war("war_hunnic_invasions", 2, 1).event(PAUSE_EVENT)
    assert question(table.works(0, 1, "start_axeman", 1).production()) != ("production_pick", 0)
    match = table.works(0, 1, "start_hoplite", 1).production()
    assert question(match) == ("production_pick", 0)
    assert set(answers(match)) == {"gain gold", "gain stone", "gain books"}
    play(match, "gain books")
    assert stock(match)[3] == 15


def test_books_are_lost_inside_production() -> None:
    """NA-18.9: Angkor Wat and Lin Zexu, while least strength."""
    table = Table(2).owns(0, "wonder_1", "won_angkor_wat").owns(0, "advisor", "adv_lin_zexu")
    assert income(table.turn())["books"] == -12
    table.works(0, 1, "start_hoplite", 1)
    assert income(table.turn())["books"] == 0


def test_upkeep_of_soldiers_may_be_spared() -> None:
    """NA-18.26: Anna Komnene spares negative flow and negative stability on military cards only."""
    table = Table(2).works(0, 1, "start_axeman", 2)
    before = income(table.turn())["food"]
    table.owns(0, "advisor", "adv_anna_komnene")
    assert (before, income(table.turn())["food"]) == (-2, 0)


def test_the_bonus_for_colonies_bought_this_round() -> None:
    """NA-18.25: the same for one or more, also for one bought before the advisor."""
    table = Table(2).owns(0, "advisor", "adv_cyrus_the_great")
    for bought, gold in ((0, 0), (1, 3), (2, 3)):
        assert income(table.of(0, colonies_bought=bought).turn())["gold"] == gold


# ---- player order (NA-11.6)


def test_the_order_by_strength_then_stability_then_as_before() -> None:
    """NA-11.6, NA-D14: nations in revolt with equal strength keep their order."""
    table = Table(4).order(3, 2, 1, 0)
    table.works(1, 1, "start_hoplite", 1).mans(0, 5, 1)
    assert order(table.at(("order_players", None, 0))) == [1, 0, 3, 2]
    table.track(2, stability=3).track(3, stability=2)
    assert order(table.at(("order_players", None, 0))) == [1, 0, 3, 2]


def test_versailles_makes_least_stable_until_the_round_ends() -> None:
    """NA-18.16: also for the player order; real stability still reduces war losses and is no revolt."""
    table = Table(2).mans(0, 5, 2).of(0, unstable=True).event(PAUSE_EVENT)
    assert order(table.at(("order_players", None, 0))) == [1, 0]
    match = table.production()
    assert noted(match, "revolts", 0) == []
    match = table.goods(0, vp=5).works(1, 1, "start_hoplite", 2).war("war_hunnic_invasions", 6, 1)
    match = table.at(("wage_war", None, 0))
    assert moved(match, "loses", 0) == {"food": 2}
    assert seen(table.event("evt_rigveda").maintenance(), "unstable", 0) is False


# ---- war (NA-11.8 to NA-11.10)


def test_the_great_wall_keeps_the_point_only() -> None:
    """NA-18.11: if its owner passed first."""
    table = Table(2).owns(0, "wonder_1", "won_great_wall").goods(0, vp=5).event(PAUSE_EVENT)
    table.works(1, 1, "start_hoplite", 2).war("war_hunnic_invasions", 6, 1)
    match = table.all_passed(0, 1).at(("wage_war", None, 0))
    assert (seen(match, "vp", 0), moved(match, "loses", 0)) == (5, {"food": 2})
    assert seen(table.all_passed(1, 0).at(("wage_war", None, 0)), "vp", 0) == 4


def test_elizabeth_counts_against_the_marker_only() -> None:
    """NA-18.30."""
    table = Table(2).owns(0, "advisor", "adv_elizabeth").board(r1c1="col_hispania").event(PAUSE_EVENT)
    table.works(1, 1, "start_hoplite", 2).war("war_hunnic_invasions", 6, 1)
    assert noted(table.at(("wage_war", None, 0)), "safe_from_war", 0) == [()]
    assert refusal(table.turn(), "buy r1c1") == "NA-7.4"
    assert order(table.at(("order_players", None, 0))) == [1, 0]


def test_martin_luther_makes_defeats_dearer_and_stability_may_be_divided() -> None:
    """NA-18.33, NA-11.9: two kinds of loss; each unit spared is the player's choice."""
    table = Table(2).owns(0, "advisor", "adv_martin_luther").goods(0, vp=5).mans(0, 5, 3).event(PAUSE_EVENT)
    table.works(1, 1, "start_hoplite", 2).war("war_imjin_war", 6, 1)
    match = table.at(("wage_war", None, 0))
    assert question(match) == ("spare", 0)
    assert set(answers(match)) == {"spare food", "spare stone"}
    play(match, "spare stone")  # goods of one kind after the other: only stone may follow
    assert moved(match, "spares", 0) == {"stone": 3}
    assert moved(match, "loses", 0) == {"food": 4, "stone": 2}


def test_solomons_temple() -> None:
    """NA-18.57: a point at each end of an age; gone as soon as its owner is defeated, even if nothing is lost."""
    table = Table(2).owns(0, "wonder_1", "won_solomons_temple").goods(0, vp=2, books=0).event(PAUSE_EVENT)
    match = table.age(1, second=True).at(("end_age", None, 0))
    assert seen(match, "vp", 0) == 3
    table.owns(0, "wonder_2", "won_great_wall").all_passed(0, 1).mans(0, 5, 4)
    match = table.works(1, 1, "start_hoplite", 2).war("war_hunnic_invasions", 6, 1).at(("wage_war", None, 0))
    assert (seen(match, "tableau", 0)["wonder_1"], seen(match, "vp", 0)) == (None, 2)
    assert moved(match, "loses", 0) == {}


def test_the_forbidden_palace_rewards_passing_first() -> None:
    """NA-18.12: at the moment of passing."""
    table = Table(2).owns(0, "wonder_1", "won_forbidden_palace").goods(0, vp=2)
    assert seen(play(table.turn(), "pass"), "vp", 0) == 3
    match = table.order(1, 0).turn(1)
    assert seen(play(match, "pass", "pass"), "vp", 0) == 2


# ---- famine, books (NA-13)


def test_famine_is_a_forced_loss_for_all() -> None:
    """NA-13.1, NA-2.18, NA-2.23: VP lost in other ways are not limited."""
    table = Table(2).event("evt_rigveda").goods(0, food=1, books=5, vp=5)
    match = table.at(("suffer_famine", None, 0))
    assert noted(match, "famine") == [(2,)]
    assert noted(match, "lacks", 0) == [(1, 1)]
    assert moved(match, "loses", 1) == {"food": 2}


# ---- cards that act on several nations (section 18)


def test_a_ready_wonder_looks_for_its_victims_after_it_was_placed() -> None:
    """NA-18.8: the Terracotta Army may hit its owner; the Brandenburg Gate rewards the strongest."""
    table = Table(2).builds(0, "won_terracotta_army", 2).set(architects=1).mans(1, 5, 1)
    match = play(table.turn(), "hire public")
    assert moved(match, "loses", 0) == {"gold": 4}
    table = Table(2).builds(0, "won_brandenburg_gate", 0).works(1, 1, "start_hoplite", 1).set(architects=9)
    match = table.goods(0, stone=40).turn()
    while seen(match, "site", 0) is not None:
        if question(match) == ("turn", 1):
            play(match, "pass")
        else:
            play(match, "hire public")
    assert moved(match, "gains", 1) == {"gold": 6, "stone": 6}


def test_titanic_asks_everybody_in_reverse_order() -> None:
    """NA-18.18: 4 gold or the advisors."""
    table = Table(2).builds(0, "won_titanic", 0).set(architects=9).goods(0, stone=40)
    table.owns(0, "advisor", "adv_cyrus_the_great").owns(1, "advisor", "adv_augustus")
    match = table.turn()
    while question(match) != ("either", 1):
        play(match, "pass" if question(match) == ("turn", 1) else "hire public")
    play(match, "choose remove_advisors", "choose lose_gold_4")
    assert seen(match, "tableau", 1)["advisor"] is None
    assert (moved(match, "loses", 0), seen(match, "tableau", 0)["advisor"]) == ({"gold": 4}, "adv_cyrus_the_great")


def test_genghis_khan_unsettles_everybody_while_he_is_there() -> None:
    """NA-18.27, NA-2.4, NA-2.15: a removed card is out of the game."""
    table = Table(3).owns(1, "advisor", "adv_genghis_khan")
    assert seen(table.turn(), "stability")[:3] == [-3, -3, -3]
    match = play(table.order(1, 0, 2).board(r1c1="adv_marco_polo").turn(1), "buy r1c1")
    assert seen(match, "stability")[:3] == [0, 0, 0]
    assert "adv_genghis_khan" in _removed(match)


def _removed(match: Match) -> set[str]:
    return {CARDS.names[number] for number, where in enumerate(seen(match, "lies")) if where == "removed"}


def test_machiavelli_chooses_between_two_events() -> None:
    """NA-5.6, NA-18.59: both open for all; the other one is removed."""
    table = Table(2).event(None).owns(1, "advisor", "adv_niccolo_machiavelli").age(3)
    match = table.at(("reveal_event", None, 0))
    assert question(match) == ("choose_event", 1)
    first, second = seen(match, "event"), seen(match, "other_event")
    assert first and second and first != second
    play(match, "keep second")
    assert (seen(match, "event"), seen(match, "other_event")) == (second, None)
    match = Table(2).event(None).age(3).at(("reveal_event", None, 0))
    assert question(match) == ("turn", 0)


# ---- the end (NA-14)


def test_the_game_ends_after_the_last_age() -> None:
    """NA-14.1."""
    match = Table(2).age(4, second=True).event("evt_romanticism").at(("end_age", None, 0))
    assert match.over
    assert noted(match, "game_ends") == [()]


def test_wonders_score_with_their_effects_and_no_others() -> None:
    """NA-18.19, NA-14.2, NA-14.5, NA-9.6: not the wonder under construction, and advisors score nothing."""
    table = Table(2).owns(0, "wonder_1", "won_potala_palace").owns(0, "advisor", "adv_augustus")
    table.owns(0, "wonder_2", "won_big_ben").owns(0, "colony_1", "col_australia").owns(0, "colony_2", "col_nubia")
    table.owns(0, "wonder_3", "won_statue_of_liberty").builds(0, "won_versailles", 1)
    assert table.turn().scores()[0].sources["wonders"] == (1 + 1) + (1 + 1) + 1  # nobody has most workers
    table.track(0, food=3)
    assert table.turn().scores()[0].sources["wonders"] == 2 + 2 + 1 + 2


@pytest.mark.parametrize(("stability", "points"), [(4, 4), (3, 3), (0, 2)])
def test_negative_stability_counts_as_it_is(stability: int, points: int) -> None:
    """NA-14.4, NA-D32: strength at most 40, stability at most 15."""
    match = Table(2).goods(0, gold=10, food=10, stone=10, books=10).track(0, stability=stability).turn()
    assert ask_rule(match, resource_points, 0) == points


def test_the_caps_of_the_final_score() -> None:
    """NA-14.4, NA-2.6."""
    match = Table(2).goods(0, gold=0, food=0, stone=0, books=0).turn()
    match._records["strength"][0][0] = 46
    match._records["stability"][0][0] = 18
    assert ask_rule(match, resource_points, 0) == 5  # 40 + 15
    match._records["stability"][0][0] = -50
    assert ask_rule(match, resource_points, 0) == 0
