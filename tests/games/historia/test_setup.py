"""HI-3 and HI-15: how a game begins, with and without the advanced rules."""

import pytest

import civitas
from civitas.core.errors import BadOption
from civitas.core.match import Match
from civitas.games.historia.tables import CONTENT, TERRITORIES
from tests.games.historia.scenarios import answers, cubes, hand, of, order, places, question

COLOURS = {one["id"]: one["color"] for one in CONTENT["civilization"]}


def begun(players: int = 3, seed: int = 1, **options: object) -> Match:
    """A match after its setup: everybody takes the first answer."""
    match = civitas.new("historia", players, seed=seed, **options)
    while match.asks is not None and match.asks.name != "select":
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_state_after_a_standard_setup(players: int) -> None:
    """HI-3.2 to HI-3.11."""
    match = begun(players, civbots="0")
    plain = match.position()
    assert len([wonder for wonder in plain["row"] if wonder]) == players + 2
    for seat in range(players):
        assert cubes(match, seat) == (2, 1, 1) and of(match, seat, "reserve") == 5
        assert len(hand(match, seat)) == 8 and not {"war", "tourism"} & hand(match, seat)
        assert sum(one is not None for one in of(match, seat, "advisor_hand")) == 1
        assert sum(one is not None for one in of(match, seat, "advisor_deck")) == 4
        assert of(match, seat, "leader")["era_1"] is not None
    assert len(set(plain["token"].values()) | set(plain["spare_token"])) == 16
    assert sorted(order(match)) == list(range(players))


def test_expert_cubes() -> None:
    """HI-3.5, HI-15.4: three cubes, none of them used, six in reserve."""
    match = begun(3, cubes="expert")
    for seat in range(3):
        assert cubes(match, seat) == (2, 0, 1) and of(match, seat, "reserve") == 6


@pytest.mark.parametrize("seed", range(20))
def test_nobody_shares_a_colour(seed: int) -> None:
    """HI-1.1, D-01: Egypt and Spain are both green, so one of them stays in the box."""
    taken = begun(6, seed).position()["civilization"]
    assert len({COLOURS[one] for one in taken}) == 6


def test_civilizations_by_choice() -> None:
    """HI-3.3: whoever chooses a green civilization closes the other one."""
    match = civitas.new("historia", 3, seed=1, civilizations="chosen")
    assert len(answers(match)) == 7
    match.play("choose egypt")
    assert len(answers(match)) == 5
    rule = match.check("choose spain")
    assert rule is not None and rule.number == "HI-1.1"


def test_the_draft_of_the_first_era_begins_with_the_last_player() -> None:
    """HI-3.8: one leader more than there are players; the packet goes backwards."""
    match = civitas.new("historia", 3, seed=1)
    turn_order = order(match)
    drafters: list[int] = []
    sizes: list[int] = []
    while match.asks is not None and match.asks.name == "leader":
        drafters.append(match.to_act or 0)
        sizes.append(len(answers(match)))
        match.play(match.legal()[0])
    assert drafters == turn_order[::-1] and sizes == [4, 3, 2]
    assert all(one["era_1"] for one in match.position()["leader"][:3])


def test_six_players_leave_the_last_no_choice_of_leader() -> None:
    """HI-3.8, D-39: six cards go round six players."""
    match = civitas.new("historia", 6, seed=1)
    asked = 0
    while match.asks is not None and match.asks.name == "leader":
        asked += 1
        match.play(match.legal()[0])
    assert asked == 5 and all(one["era_1"] for one in match.position()["leader"])


@pytest.mark.parametrize(("placement", "reverse"), [("turn_order", False), ("reverse", True)])
def test_first_cubes_go_to_empty_territories(placement: str, reverse: bool) -> None:
    """HI-3.9, HI-15.2."""
    match = civitas.new("historia", 4, seed=2, placement=placement)
    while match.asks is not None and match.asks.name != "first_cube":
        match.play(match.legal()[0])
    expected = order(match)[::-1] if reverse else order(match)
    for placed, seat in enumerate(expected):
        assert question(match) == ("first_cube", seat) and len(answers(match)) == 13 - placed
        if placed:
            rule = match.check(f"place {TERRITORIES[0]}")
            assert rule is not None and rule.number == "HI-3.9"
        match.play(match.legal()[0])
    assert all(of(match, seat, "points") == 0 for seat in range(4))


def test_all_leaders_drafted_at_once() -> None:
    """HI-15.1: there, back and there again; one of every era; the later ones stay secret until their era begins."""
    match = civitas.new("historia", 3, seed=4, leaders="at_once")
    turn_order = order(match)
    drafters: list[int] = []
    while match.asks is not None and match.asks.name == "leader":
        drafters.append(match.to_act or 0)
        match.play(match.legal()[-1])
    # A pick with one legal answer is made by the house.
    there_back_there = [*turn_order, *turn_order[::-1], *turn_order]
    assert drafters == there_back_there[: len(drafters)] and len(drafters) >= 6
    plain = match.position()
    for seat in range(3):
        assert plain["leader"][seat]["era_1"] and not plain["leader"][seat]["era_2"]
        assert plain["leader_kept"][seat]["era_2"] and plain["leader_kept"][seat]["era_3"]
        other = match.view((seat + 1) % 3)["position"]["leader_kept"][seat]
        assert other["era_2"] == other["era_3"] == "hidden"


def test_a_second_leader_of_an_era_is_refused() -> None:
    """HI-15.1."""
    match = civitas.new("historia", 2, seed=4, leaders="at_once")
    eras = {one["id"]: one["era"] for one in CONTENT["leader"]}
    first = match.to_act
    packet = [one.name.split()[1] for one in match.legal()]
    same = [one for one in packet if eras[one] == eras[packet[0]]]
    match.play(f"pick {same[0]}")
    while match.to_act != first:
        match.play(match.legal()[-1])
    left = match.view(first)["position"]["packet"][first]
    second = next(one for one in left[f"era_{eras[same[0]]}"] if one)
    rule = match.check(f"pick {second}")
    assert rule is not None and rule.number == "HI-15.1"


def test_chosen_advisors() -> None:
    """HI-15.3, D-25: one goes face up under the deck, then the first is chosen among the other four."""
    match = civitas.new("historia", 2, seed=1, advisors="chosen")
    seat = match.to_act or 0
    assert question(match) == ("advisor_aside", seat) and len(answers(match)) == 5
    match.play("aside advisor_2")
    assert question(match) == ("advisor_draw", seat)
    assert answers(match) == ["draw advisor_1", "draw advisor_3", "draw advisor_4", "draw advisor_5"]
    rule = match.check("draw advisor_2")
    assert rule is not None and rule.number == "HI-15.3"
    match.play("draw advisor_5")
    assert [one for one in of(match, seat, "advisor_hand") if one] == ["advisor_5"]
    assert [one for one in of(match, seat, "advisor_used") if one] == ["advisor_2"]


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (1, {"civbots": "4"}, "one player plays against exactly 5 Civbots"),
        (2, {"civbots": "5"}, "at most 4 Civbots"),
        (5, {"civbots": "2"}, "at most 1 Civbots"),
        (6, {"civbots": "1"}, "at most 0 Civbots"),
        (1, {"leaders": "at_once"}, "without leaders"),
    ],
)
def test_what_cannot_be_combined_is_refused_in_words(players: int, options: dict[str, str], words: str) -> None:
    """HI-12.1, HI-13.1."""
    with pytest.raises(BadOption, match=words):
        civitas.new("historia", players, seed=1, **options)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_all_advanced_rules_combine(players: int) -> None:
    """HI-15.4: with each other, with events and with Civbots."""
    options = {"events": "on", "placement": "reverse", "advisors": "chosen", "cubes": "expert"}
    if players > 1:
        options["leaders"] = "at_once"
    match = begun(players, **options)
    match.play(match.legal()[0])
    assert all(len(places(match, seat)) >= 1 for seat in range(players))
