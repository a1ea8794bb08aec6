"""The worked examples of the rulebook of Historia, EX-1 to EX-28 of its specification."""

import pytest

import civitas
from civitas.core.errors import BadOption
from civitas.games.historia.tables import ACTION_WORDS
from tests.games.historia.scenarios import (
    Table,
    answers,
    cubes,
    hand,
    levels,
    noted,
    of,
    order,
    places,
    play,
    question,
    queue,
    refusal,
    sets_of,
    wonders,
)


def test_ex_1_a_player_with_the_wheel_selects_one_card_or_two() -> None:
    """EX-1 (HI-5.1, HI-5.2): T has technology 5, D technology 1."""
    match = Table(2).levels(0, 5, 3).selecting()
    assert {len(cards) for cards in sets_of(match)} == {1, 2}
    match.play("select exploit raid")
    assert question(match) == ("select", 1)
    assert {len(cards) for cards in sets_of(match)} == {1}
    assert refusal(match, "select military technology") == "HI-5.1"


@pytest.mark.parametrize(("tech", "sides"), [(9, {"basic"}), (10, {"basic", "advanced"})])
def test_ex_2_an_advanced_side_demands_its_technology(tech: int, sides: set[str]) -> None:
    """EX-2 (HI-6.4, HI-8.7): Raid with technology 9, then with 10."""
    table = Table(2).at(0, "europe").at(1, "russia").levels(0, tech, 6).levels(1, 1, 1).cubes(0, 0, 3)
    match = table.reveal(0, "raid").resolving()
    if sides == {"basic"}:
        assert cubes(match, 0)[:2] == (1, 2) and of(match, 0, "points") == 1
        return
    assert question(match) == ("side", 0) and set(answers(match)) == sides
    play(match, "advanced")
    assert cubes(match, 0)[:2] == (2, 1) and of(match, 0, "points") == 2


def test_ex_3_military_is_blocked_until_technology_rises() -> None:
    """EX-3 (HI-7.2, HI-8.1): on (2, 5) the card has no effect and costs nothing."""
    match = Table(2).levels(0, 2, 5).cubes(0, 2, 1).reveal(0, "military").resolving()
    assert levels(match, 0) == (2, 5) and cubes(match, 0)[0] == 2 and queue(match, 0) == ["military"]
    match = Table(2).levels(0, 3, 5).cubes(0, 2, 1).reveal(0, "military").resolving()
    assert levels(match, 0) == (3, 6)


def test_ex_4_technology_is_blocked_until_military_rises() -> None:
    """EX-4 (HI-7.2, HI-8.2): on (5, 2) the card has no effect."""
    match = Table(2).levels(0, 5, 2).cubes(0, 2, 1).reveal(0, "technology").resolving()
    assert levels(match, 0) == (5, 2) and cubes(match, 0)[0] == 2
    match = Table(2).levels(0, 5, 3).cubes(0, 2, 1).reveal(0, "technology").resolving()
    assert levels(match, 0) == (6, 3)


def test_ex_5_navigation_raids_overseas() -> None:
    """EX-5 (HI-8.0, HI-8.7): D in Central Africa raids Purple in South America."""
    table = Table(2).at(0, "central_africa").at(1, "south_america").levels(0, 8, 6).levels(1, 3, 4)
    match = table.cubes(0, 0, 3).reveal(0, "raid").resolving()
    assert cubes(match, 0)[:2] == (1, 2) and of(match, 0, "points") == 1
    assert levels(match, 1) == (3, 4) and of(match, 1, "points") == 0


def test_ex_6_an_earlier_player_arms_before_the_war() -> None:
    """EX-6 (HI-6.1, HI-8.1, HI-8.8): D reaches military 9, then T has to fight and loses."""
    table = Table(2).order(0, 1).at(0, "europe").at(1, "europe", "china").levels(0, 5, 7).levels(1, 5, 8)
    match = table.cubes(0, 3, 0).cubes(1, 1, 1).reveal(0, "military").reveal(1, "war").resolving()
    play(match, "advanced")
    assert levels(match, 0)[1] == 9
    assert of(match, 0, "points") == 2 and of(match, 1, "points") == 0
    assert cubes(match, 1) == (1, 2, 1) and places(match, 1) == {"china"}


def test_ex_7_no_revolution_with_a_queue_of_two() -> None:
    """EX-7 (HI-5.3): the other cards of the round do not count."""
    match = Table(2).levels(0, 13, 8).queue(0, "raid", "trade").selecting()
    assert refusal(match, "select revolution") == "HI-5.3"
    assert refusal(match, "select art exploit revolution") == "HI-5.3"
    match = Table(2).levels(0, 13, 8).queue(0, "raid", "trade", "art").selecting()
    assert refusal(match, "select revolution") == ""


def test_ex_8_a_complete_turn() -> None:
    """EX-8 (HI-4, HI-6, HI-8, HI-10): four rounds of Ela, Dorota and Grzegorz."""
    ela, dorota, grzegorz = range(3)
    table = Table(3).order(ela, dorota, grzegorz).row("sphinx", "giza", "luxor", "knossos", "parthenon")
    table.at(ela, "middle_east").at(dorota, "china").at(grzegorz, "north_america")
    match = table.selecting()
    assert [cubes(match, seat) for seat in range(3)] == [(2, 1, 1)] * 3

    play(match, "select technology", "select military", "select expansion")
    assert cubes(match, ela) == (1, 2, 1) and levels(match, ela) == (2, 1) and "war" in hand(match, ela)
    assert cubes(match, dorota) == (1, 2, 1) and levels(match, dorota) == (1, 2)
    assert cubes(match, grzegorz) == (1, 1, 2) and places(match, grzegorz) == {"north_america", "central_america"}

    play(match, "select expansion", "select raid", "select technology", "expand china")
    assert cubes(match, ela) == (0, 2, 2)
    assert cubes(match, dorota) == (2, 1, 1) and of(match, dorota, "points") == 1
    assert cubes(match, grzegorz) == (0, 2, 2) and levels(match, grzegorz) == (2, 1)

    play(match, "select exploit", "select trade", "select exploit", "recover used", "recover used")
    assert cubes(match, ela) == (2, 0, 2)
    assert levels(match, dorota) == (2, 2) and of(match, ela, "points") == 2
    play(match, "recover used", "recover used")
    assert cubes(match, grzegorz) == (2, 0, 2)

    play(match, "select art", "select technology", "select revolution", "take giza")
    assert wonders(match, ela) == {"giza"}
    assert levels(match, dorota) == (3, 2)
    assert question(match) == ("queue", grzegorz)
    assert "revolution" in hand(match, grzegorz)
    play(match, "recall exploit")

    assert queue(match, ela) == ["exploit", "art"]
    assert queue(match, dorota) == ["trade", "technology"]
    assert queue(match, grzegorz) == []
    assert [cubes(match, seat) for seat in range(3)] == [(2, 0, 2), (3, 0, 1), (2, 0, 2)]
    assert [of(match, seat, "points") for seat in range(3)] == [2, 1, 0]
    assert order(match) == [grzegorz, dorota, ela] and match.position()["turn"] == 2


def test_ex_9_among_equals_the_later_player_comes_first() -> None:
    """EX-9 (HI-10.9): order T, D, E with 23, 23 and 26 points becomes D, T, E."""
    tomasz, dorota, ela = range(3)
    table = Table(3).order(tomasz, dorota, ela).points(tomasz, 23).points(dorota, 23).points(ela, 26)
    assert order(table.icons()) == [dorota, tomasz, ela]


def test_ex_10_new_wonders_come_from_the_era_of_the_next_turn() -> None:
    """EX-10 (HI-10.10): after turn 2 from era I, after turn 4 from era II."""
    eras = civitas.new("historia", 3, seed=1).game.content["wonder"]
    for turn, era in ((2, 1), (4, 2)):
        match = Table(3, turn).row("sphinx", "giza").icons()
        row = [wonder for wonder in match.position()["row"] if wonder]
        assert len(row) == 5 and {one["era"] for one in eras if one["id"] in row} == {era}
        assert match.position()["wonder_at"]["sphinx"] == "gone"
        left = [one["id"] for one in eras if match.position()["wonder_at"][one["id"]] == "deck" and one["era"] == 1]
        assert (left == []) == (turn == 4)


@pytest.mark.parametrize(("count", "points"), [(7, 11), (6, 4)])
def test_ex_11_lorenzo(count: int, points: int) -> None:
    """EX-11 (HI-11): technology 11, and 7 wonders or only 6, at the end of turn 8."""
    names = ("sphinx", "giza", "luxor", "knossos", "parthenon", "stonehenge", "petra")
    match = Table(3, 8).levels(0, 11, 8).leader(0, "lorenzo").owns(0, *names[:count]).icons()
    assert of(match, 0, "earned")["leaders"] == points
    assert match.position()["leader_gone"]["era_2"].count("lorenzo") == 1


def test_ex_12_navigation_is_one_sided() -> None:
    """EX-12 (HI-8.0): A may trade with and raid B overseas, B may do neither with A."""

    def table() -> Table:
        return Table(2).at(0, "north_america").at(1, "central_africa")

    match = table().levels(0, 8, 6).levels(1, 9, 5).reveal(0, "trade").resolving()
    assert question(match) == ("side", 0)
    play(match, "basic")
    assert levels(match, 0) == (9, 6) and of(match, 1, "points") == 2
    match = table().levels(0, 8, 6).levels(1, 7, 5).reveal(0, "raid").resolving()
    assert of(match, 0, "points") == 1
    match = table().levels(0, 8, 4).levels(1, 7, 5).reveal(1, "trade", "raid").resolving()
    play(match, "resolve trade")
    assert levels(match, 1) == (7, 5) and of(match, 1, "points") == 0 and queue(match, 1) == ["trade", "raid"]


def test_ex_13_levels_have_names() -> None:
    """EX-13 (HI-7.6): technology 4 is the fourth of Fire, Agriculture, Animal Husbandry, Metalworking."""
    names = [one["name_en"] for one in civitas.new("historia", 2, seed=1).game.content["technology"]]
    assert names[:4] == ["Fire", "Agriculture", "Animal Husbandry", "Metalworking"]
    match = Table(2).levels(0, 3, 2).cubes(0, 1, 1).reveal(0, "technology").resolving()
    assert "Player 1 discovers Metalworking and reaches technology level 4." in match.log()


def test_ex_14_an_empire_pays_three_points() -> None:
    """EX-14 (HI-10.8): a marker on (7, 7)."""
    match = Table(2).levels(0, 7, 7).icons()
    assert of(match, 0, "earned")["governments"] == 3


def test_ex_15_gifts_of_levels() -> None:
    """EX-15 (HI-7.5): a cube at military 3, the oldest card at military 5."""
    match = Table(2).levels(0, 2, 2).cubes(0, 1, 1).reveal(0, "military").resolving()
    assert levels(match, 0) == (2, 3) and cubes(match, 0)[:2] == (1, 1)
    match = Table(2).levels(0, 3, 4).cubes(0, 1, 1).queue(0, "raid", "art").reveal(0, "military").resolving()
    assert levels(match, 0) == (3, 5) and queue(match, 0) == ["art", "military"] and "raid" in hand(match, 0)


def test_ex_16_unlocked_cards_wait_unlocked_sides_do_not() -> None:
    """EX-16 (HI-5.6, HI-6.9, HI-7.5): War from the next round on, the advanced Military at once."""
    table = Table(2).levels(0, 3, 2).cubes(0, 4, 0).reveal(0, "technology", "military")
    match = play(table.resolving(), "resolve technology")
    assert question(match) == ("side", 0) and answers(match) == ["basic", "advanced"]
    match = Table(2).reveal(0, "technology").resolving()
    assert "war" in hand(match, 0) and frozenset({"war"}) in sets_of(match)


@pytest.mark.parametrize(("tech", "mil"), [(3, 2), (6, 4), (12, 8)])
def test_ex_17_technologies_bring_advisors(tech: int, mil: int) -> None:
    """EX-17 (HI-7.5, HI-7.7): levels 4, 7 and 13 draw one advisor at once."""
    match = Table(2).levels(0, tech, mil).holds(0, "ford").cubes(0, 1, 0).reveal(0, "technology").resolving()
    if question(match) == ("side", 0):
        play(match, "basic")
    assert len([one for one in of(match, 0, "advisor_hand") if one]) == 2
    assert len([one for one in of(match, 0, "advisor_deck") if one]) == 3


@pytest.mark.parametrize(("tech", "mil", "limit"), [(4, 2, 2), (12, 8, 3)])
def test_ex_18_the_limit_of_cards_counts_from_the_next_round(tech: int, mil: int, limit: int) -> None:
    """EX-18 (HI-5.1): technology 5 allows two cards, technology 13 three."""
    match = Table(2).levels(0, tech, mil).cubes(0, 1, 0).reveal(0, "technology").resolving()
    if question(match) == ("side", 0):
        play(match, "basic")
    assert question(match) == ("select", 0)
    assert max(map(len, sets_of(match))) == limit


def test_ex_19_the_singularity_is_worth_six_points() -> None:
    """EX-19 (HI-7.5): from technology 15 to 16."""
    match = Table(2).levels(0, 15, 12).cubes(0, 1, 0).reveal(0, "technology").resolving()
    assert levels(match, 0) == (16, 12) and of(match, 0, "earned")["levels"] == 6


@pytest.mark.parametrize(("tech", "points"), [(14, 2), (15, 3)])
def test_ex_20_advanced_tourism(tech: int, points: int) -> None:
    """EX-20 (HI-8.9): 11 wonders, one turned; 1 point for every 4, or for every 3."""
    names = ("sphinx", "giza", "luxor", "knossos", "parthenon", "stonehenge", "petra", "colosseum")
    more = ("angkor_wat", "notre_dame", "alhambra")
    everything = (*names, *more)
    table = Table(2).levels(0, tech, 10).owns(0, *everything, turned=everything)
    match = table.reveal(0, "tourism").resolving()
    if tech == 15:
        play(match, "advanced")
    assert of(match, 0, "earned")["tourism"] == points


def test_ex_21_cleopatra() -> None:
    """EX-21 (HI-6.8): the oldest card and two cubes, then she lies face up under the deck."""
    table = Table(2).queue(0, "trade", "art").cubes(0, 0, 3).reveal(0, "cleopatra")
    match = table.resolving()
    assert "trade" in hand(match, 0) and queue(match, 0) == ["art"] and cubes(match, 0)[:2] == (2, 1)
    assert [one for one in of(match, 0, "advisor_used") if one] == ["advisor_4"]


@pytest.mark.parametrize(("count", "mil", "points"), [(3, 6, 3), (2, 7, 6), (3, 7, 9)])
def test_ex_22_caesar(count: int, mil: int, points: int) -> None:
    """EX-22 (HI-11): 3 wonders are worth 3 points, military 7 is worth 6."""
    table = Table(3, 4).levels(0, 5, mil).leader(0, "caesar").owns(0, *("sphinx", "giza", "luxor")[:count])
    assert of(table.icons(), 0, "earned")["leaders"] == points


def test_ex_23_sphinx_and_angkor_wat() -> None:
    """EX-23 (HI-9.4, HI-9.5): a majority, and an action that need not succeed."""
    four, others = ("sphinx", "knossos", "persepolis", "petra"), ("giza", "luxor", "gilgamesh")
    table = Table(3).owns(0, *four).owns(1, *others).owns(2, "parthenon", "great_wall").reveal(0, "raid")
    match = table.resolving()
    assert question(match) == ("window", 0)
    play(match, "activate sphinx")
    assert of(match, 0, "earned")["wonders"] == 1
    table = Table(3).owns(0, *four).owns(1, *others, "colosseum").reveal(0, "raid")
    match = table.resolving()
    assert match.check("activate sphinx") is not None
    match = Table(2).owns(0, "angkor_wat").cubes(0, 0, 0).reveal(0, "expansion").resolving()
    assert question(match) == ("window", 0) and len(places(match, 0)) == 1
    play(match, "activate angkor_wat")
    assert of(match, 0, "earned")["wonders"] == 1


@pytest.mark.parametrize(("human", "expected"), [("india", {"europe", "russia"}), ("russia", {"europe", "china"})])
def test_ex_24_civbots_start_on_the_highest_numbers(human: str, expected: set[str]) -> None:
    """EX-24 (HI-12.1, HI-12.4): 4 players and 2 Civbots, the highest tokens are 16, 14 and 13."""
    table = Table(4, civbots="2").tokens(europe=16, russia=14, china=13).leaves_map(4, 5)
    match = table.at(0, "oceania").at(1, "indochina").at(2, "north_africa").at(3, human).placing(4)
    assert places(match, 4) | places(match, 5) == expected


def test_ex_24_up_to_six_civilizations_play() -> None:
    """EX-24 (HI-12.1): two players may add up to four Civbots."""
    for bots in range(5):
        assert civitas.new("historia", 2, seed=1, civbots=str(bots)).position()["bots"] == bots
    with pytest.raises(BadOption):
        civitas.new("historia", 2, seed=1, civbots="5")


def test_ex_25_a_civbot_attacks_whom_it_can_reach() -> None:
    """EX-25 (HI-12.10): G in Russia, because D shares no territory with the Civbot."""
    table = Table(2, civbots="1", civbot_1="king").points(0, 35).points(1, 29)
    table.levels(0, 2, 2).levels(1, 2, 3).levels(2, 4, 5).tokens(russia=12, china=7)
    table.at(0, "oceania").at(1, "russia", "china", "india").at(2, "russia", "china")
    match = table.ending()
    attacks = noted(match, "bot_attacks")
    assert attacks and attacks[0][1][1] == 1
    first = noted(match, "bot_loses_cube") or noted(match, "loses_cube")
    assert first[0][0] == 1


def test_ex_26_civbots_do_not_count_for_majorities() -> None:
    """EX-26 (HI-9.5): the Ishtar Gate with military 6 against 5, 5 and a Civbot's 7."""
    table = Table(3, civbots="1").levels(0, 5, 6).levels(1, 5, 5).levels(2, 5, 5).levels(3, 5, 7)
    match = table.owns(0, "ishtar_gate").reveal(0, "raid").resolving()
    play(match, "activate ishtar_gate")
    assert of(match, 0, "earned")["wonders"] == 1


def test_ex_27_vesuvius() -> None:
    """EX-27 (HI-14.2): two actions cost 2 points each, an advisor without an action none."""
    table = Table(2, events="on").event("vesuvius").reveal(0, "exploit", "raid").cubes(0, 1, 0)
    match = play(table.resolving(), "resolve exploit")
    assert of(match, 0, "earned")["events"] == -4
    match = Table(2, events="on").event("vesuvius").reveal(0, "augustus").resolving()
    assert of(match, 0, "earned")["events"] == 0


def test_ex_28_the_little_ice_age() -> None:
    """EX-28 (HI-14.4): without a cube the Trade has no effect, but the card was played."""
    table = Table(2, events="on").event("little_ice_age").at(0, "europe").at(1, "russia").levels(1, 4, 3)
    match = table.cubes(0, 0, 2).reveal(0, "trade").resolving()
    assert levels(match, 0) == (1, 1) and of(match, 1, "points") == 0 and queue(match, 0) == ["trade"]
    assert set(ACTION_WORDS) - {"war", "tourism", "trade"} <= hand(match, 0)
