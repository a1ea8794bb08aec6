"""NA-2: comparison values, most and least, removing, losing, taking and returning workers."""

from civitas.games.nations.rules.values import least, most, passed_first, passed_last, stability_of, strength_of
from civitas.games.nations.tables import (
    FOOD_VALUE,
    GOLDEN_VALUE,
    MODERN_VALUE,
    STABILITY_VALUE,
    STRENGTH_VALUE,
    WORKERS_VALUE,
)
from tests.games.nations.scenarios import (
    PAUSE_EVENT,
    Table,
    answers,
    ask_rule,
    income,
    moved,
    noted,
    play,
    question,
    refusal,
    seats_in,
    seen,
    stock,
)


def showing(players: int, **fields: tuple[int, ...]):  # type: ignore[no-untyped-def]
    match = Table(players).turn()
    for name, values in fields.items():
        match._records[name][0][:players] = values
    return match


# ---- comparing


def test_strength_above_40_and_stability_above_15_are_capped() -> None:
    """NA-2.6."""
    match = showing(2, strength=(46, 41), stability=(18, -3))
    assert [ask_rule(match, strength_of, seat) for seat in (0, 1)] == [40, 40]
    assert [ask_rule(match, stability_of, seat) for seat in (0, 1)] == [15, -1]
    assert ask_rule(match, most, STRENGTH_VALUE) == 0


def test_a_tie_for_the_top_makes_nobody_most() -> None:
    """NA-2.8."""
    assert seats_in(ask_rule(showing(3, strength=(5, 5, 2)), most, STRENGTH_VALUE)) == set()
    assert seats_in(ask_rule(showing(3, strength=(5, 4, 4)), most, STRENGTH_VALUE)) == {0}


def test_all_who_tie_for_the_bottom_are_least() -> None:
    """NA-2.9: if all are equal, all are least."""
    assert seats_in(ask_rule(showing(3, strength=(5, 2, 2)), least, STRENGTH_VALUE)) == {1, 2}
    assert seats_in(ask_rule(showing(3, strength=(2, 2, 2)), least, STRENGTH_VALUE)) == {0, 1, 2}


def test_a_nation_in_revolt_is_never_most_stable() -> None:
    """NA-2.10: all in revolt tie for least."""
    match = showing(3, stability=(-1, -2, -7))
    assert seats_in(ask_rule(match, most, STABILITY_VALUE)) == set()
    assert seats_in(ask_rule(match, least, STABILITY_VALUE)) == {0, 1, 2}


def test_food_and_workers_are_compared_without_a_cap() -> None:
    """NA-2.13."""
    match = Table(2).goods(0, food=60).goods(1, food=50).track(0, 1, 1).turn()
    assert seats_in(ask_rule(match, most, FOOD_VALUE)) == {0}
    assert seats_in(ask_rule(match, most, WORKERS_VALUE)) == {0}


def test_golden_ages_and_modern_workers_need_one_at_least() -> None:
    """NA-18.49, NA-18.56."""
    match = Table(5).turn()
    for value in (GOLDEN_VALUE, MODERN_VALUE):
        assert ask_rule(match, most, value) == 0
    match = Table(5).of(2, golden_ages_bought=1).turn()
    assert seats_in(ask_rule(match, most, GOLDEN_VALUE)) == {2}


def test_passing_first_and_last_with_five() -> None:
    """NA-15.4."""
    match = Table(5).all_passed(4, 3, 2, 1, 0).turn()
    match._records["pass_rank"][0][:] = (5, 4, 3, 2, 1)
    assert [seat for seat in range(5) if ask_rule(match, passed_first, seat)] == [3, 4]
    assert [seat for seat in range(5) if ask_rule(match, passed_last, seat)] == [0, 1]


# ---- removing as soon as the condition holds


def test_a_card_leaves_in_the_middle_of_another_seats_turn() -> None:
    """NA-2.14: seat 1 becomes more stable than seat 0, whose advisor has to go; the log says which and why."""
    table = Table(2).owns(0, "advisor", "adv_qin_shi_huang").mans(0, 5, 1)
    match = table.turn(1)
    assert seen(match, "tableau", 0)["advisor"] == "adv_qin_shi_huang"
    play(match, "deploy work_5")
    assert seen(match, "tableau", 0)["advisor"] is None
    assert question(match) == ("turn_end", 1)
    last = [line for line in match.log() if "Qin Shi Huang" in line]
    assert last[-2:] == [
        "“Qin Shi Huang” of Player 1 has to leave the game: the nation is least stable.",
        "Player 1 loses “Qin Shi Huang”, which leaves the game.",
    ]
    assert match.problems() == []


def test_a_card_leaves_between_taking_a_worker_off_and_sending_him_on() -> None:
    """NA-2.14, NA-8.2: for a moment the nation is the weakest."""
    table = Table(2).owns(0, "advisor", "adv_harald_hardrada").works(0, 1, "mil_hoplite", 1).works(0, 2, "mil_chariot")
    match = play(table.works(1, 1, "mil_archer", 1).turn(), "undeploy work_1")
    assert seen(match, "tableau", 0)["advisor"] is None


def test_a_card_whose_condition_holds_is_wasted() -> None:
    """NA-D16, NA-18.21: Boudica with a worker on a military card."""
    table = Table(2).works(0, 1, "mil_hoplite", 1).board(r1c1="adv_boudica")
    match = play(table.turn(), "buy r1c1")
    assert seen(match, "tableau", 0)["advisor"] is None
    assert stock(match)[0] == 9
    assert len(noted(match, "must_go", 0)) == 1


def test_the_workers_of_a_covered_card_come_free() -> None:
    """NA-2.16, NA-7.1."""
    table = Table(2).mans(0, 1, 2).board(r1c1="bld_ziggurat")
    match = play(table.turn(), "buy r1c1", "place work_1")
    assert seen(match, "free_workers", 0) == 5
    assert seen(match, "workers", 0)[0] == 0
    assert seen(match, "tableau", 0)["work_1"] == "bld_ziggurat"


def test_a_wonder_under_construction_is_given_up_with_its_architects() -> None:
    """NA-2.16, NA-7.9."""
    match = play(Table(2).builds(0, "won_petra", 2).board(r1c1="won_sphinx").turn(), "buy r1c1")
    assert (seen(match, "site", 0), seen(match, "site_built", 0)) == ("won_sphinx", 0)


# ---- losing


def test_missing_goods_cost_a_point_and_books() -> None:
    """NA-2.19."""
    match = _loses(gold=0, food=1, stone=5, books=9)
    assert (seen(match, "vp", 0), stock(match)) == (4 - 1, (0, 0, 5, 9 - 3))


def test_missing_books_are_replaced_by_goods_of_choice() -> None:
    """NA-2.20: 3 food missing, 1 book there; 2 more units of anything."""
    match = _loses(gold=2, food=1, stone=5, books=1)
    assert seen(match, "vp", 0) == 4 - 2
    assert question(match) == ("shortage", 0)
    play(match, "pay gold", "pay stone")
    assert stock(match) == (1, 0, 4, 0)


def test_what_nobody_has_is_forgiven() -> None:
    """NA-2.20."""
    match = _loses(gold=0, food=0, stone=1, books=1)
    assert stock(match) == (0, 0, 0, 0)
    assert noted(match, "forgiven", 0) == [(2,)]


def test_several_kinds_missing_are_added_up() -> None:
    """NA-2.21: stocks first, then the points, then the books."""
    table = Table(2).goods(0, vp=9, gold=1, food=1, stone=0, books=7).event(PAUSE_EVENT)
    table.works(0, 1, "mil_mercenary", 1).works(0, 2, "mil_elephant", 1).works(0, 3, "mil_hoplite", 1)
    match = table.production()
    assert income(match, 0) is not None
    assert noted(match, "lacks", 0) == [(0, 1), (1, 1), (2, 1)]
    assert (seen(match, "vp", 0), stock(match)) == (6, (0, 0, 0, 4))


def test_a_point_that_was_not_there_is_not_ticked() -> None:
    """NA-2.22, NA-D9."""
    match = _loses(gold=0, food=0, stone=0, books=9, vp=0)
    assert seen(match, "ticked", 0)["food"] is False


def test_nightingale_saves_the_points_and_ticks_nothing() -> None:
    """NA-18.38."""
    table = Table(2).owns(0, "advisor", "adv_florence_nightingale")
    match = _loses(table=table, gold=0, food=0, stone=0, books=9)
    assert (seen(match, "vp", 0), stock(match)[3]) == (4, 5)
    assert seen(match, "ticked", 0)["food"] is False


def _loses(table: Table | None = None, vp: int = 4, **goods: int):  # type: ignore[no-untyped-def]
    """Seat 0 is about to lose 4 food in the war; its point for the defeat is on top."""
    table = (table or Table(2)).goods(0, vp=vp + (1 if vp else 0), **goods).war("war_hunnic_invasions", 9, 1)
    return table.works(1, 1, "mil_hoplite", 3).event(PAUSE_EVENT).at(("wage_war", None, 0))


# ---- taking and returning workers


def test_a_worker_can_be_taken_only_from_where_one_is() -> None:
    """NA-2.24."""
    match = Table(2).track(0, food=0).at(("next_turn", None, 0), ("take_workers", 0, 2))
    assert noted(match, "takes_worker", 0) == [(1,), (1,)]  # the only section that holds any
    assert seen(match, "stability", 0) == -6


def test_a_worker_above_the_track_comes_first_and_costs_nothing() -> None:
    """NA-2.27."""
    match = Table(2).track(0, above=1).order(1, 0).at(("grow", None, 1))
    assert question(match) == ("growth", 0)
    assert refusal(match, "worker food") == "NA-2.27"
    play(match, "worker above")
    assert (seen(match, "above_track", 0), seen(match, "track", 0)) == (0, {"food": 4, "stability": 4})


def test_a_returned_worker_goes_above_a_full_track() -> None:
    """NA-2.26, NA-2.27: Black Death."""
    match = Table(2).age(2).event("evt_black_death").events()
    assert [seen(match, "above_track", seat) for seat in (0, 1)] == [1, 1]


def test_a_returned_worker_fills_an_emptied_space() -> None:
    """NA-2.26: the player chooses the section if both have room."""
    match = Table(2).age(2).event("evt_black_death").track(0, food=3, stability=3).events()
    assert question(match) == ("return_section", 0)
    play(match, "return stability")
    assert seen(match, "track", 0) == {"food": 3, "stability": 4}


def test_without_a_free_worker_one_comes_off_a_card() -> None:
    """NA-2.26, NA-D18."""
    match = Table(2).age(2).event("evt_black_death").mans(0, 1, 3).mans(0, 2, 2).events()
    assert question(match) == ("give_worker", 0)
    assert set(answers(match)) == {"undeploy work_1", "undeploy work_2"}
    play(match, "undeploy work_2")
    assert seen(match, "workers", 0) == [3, 1, 0, 0, 0]
    assert seen(match, "above_track", 0) == 1
    assert moved(match, "gains") == {}
