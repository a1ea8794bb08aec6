"""HI-14: the events variant."""

import civitas
from civitas.games.historia.rules.civbots import suffer_effect
from civitas.games.historia.tables import GAIN_MIL, GAIN_TECH
from tests.games.historia.scenarios import Table, cubes, levels, of, play, question, queue, refusal, wonders


def events(event: str, players: int = 2, **options: object) -> Table:
    return Table(players, events="on", **options).event(event)


def test_the_next_event_lies_open() -> None:
    """HI-14.1: what was next in one turn is the event of the following one; all twelve come."""
    match = civitas.new("historia", 2, seed=3, events="on", civbots="0")
    came: list[str] = []
    announced = match.position()["event_next"]
    while not match.over:
        now = match.position()["event_now"]
        if now is not None and (not came or now != came[-1]):
            assert now == announced
            came.append(now)
            announced = match.position()["event_next"]
        match.play(match.legal()[-1])
    assert len(came) == len(set(came)) == 12


def test_an_event_may_pay_before_the_action() -> None:
    """HI-14.4: Evolution gives a point for every Technology, Conscription a cube for Military."""
    match = events("evolution").cubes(0, 1, 0).reveal(0, "technology").resolving()
    assert of(match, 0, "earned")["events"] == 1 and levels(match, 0) == (2, 1)
    match = events("conscription").cubes(0, 0, 1).reveal(0, "military").resolving()
    assert levels(match, 0) == (1, 2), "the recovered cube pays for the action"


def test_a_demand_is_paid_even_if_the_action_fails() -> None:
    """HI-14.5: customs for a trade without a partner."""
    match = events("customs_duty").cubes(0, 1, 0).reveal(0, "trade").resolving()
    assert cubes(match, 0)[:2] == (0, 1) and levels(match, 0) == (1, 1)


def test_an_unpaid_demand_keeps_the_revolution_from_taking_cards_back() -> None:
    """HI-14.4, D-23: the turn ends all the same."""
    table = events("little_ice_age").queue(0, "raid", "trade", "art").cubes(0, 0, 2).reveal(0, "revolution")
    table.plain["revolution"] = True
    match = table.resolving()
    assert match.position()["turn"] == 2 and "revolution" in queue(match, 0)


def test_a_wonder_may_be_demanded() -> None:
    """HI-14.3, HI-14.4: no war without a wonder to lose."""

    def table() -> Table:
        return events("ww2").at(0, "europe").at(1, "europe", "china").levels(0, 2, 4).levels(1, 2, 2)

    assert of(table().reveal(0, "war").resolving(), 0, "points") == 0
    match = table().owns(0, "giza", turned=("giza",)).reveal(0, "war").resolving()
    assert wonders(match, 0) == set() and of(match, 0, "earned")["wars"] == 2


def test_a_cube_may_be_demanded_for_good() -> None:
    """HI-14.3: the Black Death destroys a cube before an Exploit."""
    match = events("black_death").cubes(0, 1, 1).reveal(0, "exploit").resolving()
    assert question(match) == ("destroy_cube", 0)
    reserve = of(match, 0, "reserve")
    play(match, "destroy supply")
    assert of(match, 0, "reserve") == reserve + 1 and question(match) == ("exploit", 0)
    assert refusal(match, "destroy used") == "HI-4.1"


def test_an_advisor_whose_event_is_unpaid_keeps_the_other_effects() -> None:
    """HI-14.7, D-46: only the action is cancelled."""
    from civitas.games.historia.tables import CONTENT

    advisor = next(
        one for one in CONTENT["advisor"]
        if one["action"] != "none" and not one["cost"] and any(word == "vp" for word, _ in one["effect"])
    )  # fmt: skip
    match = events("little_ice_age").cubes(0, 0, 0).reveal(0, advisor["id"]).resolving()
    assert of(match, 0, "earned")["advisors"] == dict(advisor["effect"])["vp"]


def test_points_may_fall_below_zero() -> None:
    """HI-14.5, HI-2.4."""
    match = events("vesuvius").reveal(0, "raid").resolving()
    assert of(match, 0, "points") == -2


def test_civbots_suffer_events_but_meet_no_demands() -> None:
    """HI-14.6, D-44: two points for every action that is carried out."""
    from civitas.games.historia.tables import MILITARY, WAR
    from tests.games.historia.test_civbots import act

    table = events("vesuvius", civbots="1").levels(2, 3, 3)
    assert of(act(table, 2, MILITARY), 2, "points") == 1 - 2
    table = events("vesuvius", civbots="1").at(2, "india").levels(2, 3, 3)
    assert of(act(table, 2, WAR), 2, "points") == 0, "a war that is not fought sets nothing off"
    table = events("little_ice_age", civbots="1").levels(2, 3, 3)
    assert levels(act(table, 2, MILITARY), 2) == (3, 4)


def test_a_level_beyond_the_last_is_worth_points_to_a_civbot_too() -> None:
    """HI-7.3, HI-14.6: an event that gives levels, as a content pack may bring one."""
    match = Table(2, civbots="1").levels(2, 16, 9).selecting()
    gain = match.engine.bind(suffer_effect)
    gain(match._s, 2, GAIN_TECH, 2)
    assert levels(match, 2) == (16, 9) and of(match, 2, "points") == 4
    gain(match._s, 2, GAIN_MIL, 1)
    assert levels(match, 2) == (16, 10) and of(match, 2, "points") == 4
