"""NA-1, NA-2 and NA-15: what the box limits, what players can pay, two and five players, and laws over whole games."""

import itertools
import random

import civitas
from civitas.core.match import Match
from civitas.games.nations.tables import CONTENT, GOODS
from tests.games.nations.scenarios import (
    PAUSE_EVENT,
    Table,
    answers,
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


def test_the_pieces_of_the_box() -> None:
    """NA-1.3 to NA-1.6."""
    pieces = {entry["id"]: entry["count"] for entry in CONTENT["component"]}
    expected = {"worker": 65, "player_disc": 25, "architect": 15, "war_marker": 1, "round_marker": 1, "die": 1}
    expected |= {"used_marker": 12, "order_card": 5, "help_tile": 4, "solo_tile": 24, "player_board": 5}
    assert {name: pieces[name] for name in expected} == expected


def test_the_bank_never_runs_out() -> None:
    """NA-1.7, NA-2.1, NA-D25: books go on after every lap, goods beyond what chits there are."""
    match = Table(2).goods(0, gold=300, food=300, stone=300, books=300).owns(0, "wonder_1", "won_notre_dame").turn()
    assert stock(match) == (300, 300, 300, 300)
    assert income(match)["books"] == 2


def test_nobody_pays_more_than_he_has() -> None:
    """NA-2.3, NA-12.6: what cannot be paid is not offered."""
    table = Table(2).board(r3c1="won_petra").goods(0, gold=2, stone=0)
    assert refusal(table.turn(), "buy r3c1") == "NA-6.10"
    assert refusal(table.turn(), "deploy work_1") == "NA-8.1"
    match = Table(2).event("evt_bread_and_games").goods(0, food=3).goods(1, food=3).events(1)
    assert noted(match, "accepts") == []
    assert question(match) != ("may", 0)


def test_points_end_at_0() -> None:
    """NA-2.2: a loss at 0 has no effect, and is no loss (NA-D9)."""
    match = Table(2).event("evt_sea_peoples").goods(0, vp=0).goods(1, vp=0).events(1)
    assert (seen(match, "vp", 0), noted(match, "loses_vp")) == (0, [])


# ---- the limits of strength


def test_forty_is_always_safe() -> None:
    """NA-2.6, NA-D12: the marker shows at most 40."""
    table = Table(2).board(r1c1="war_hunnic_invasions")
    match = table.turn()
    match._records["strength"][0][:2] = (46, 40)
    play(match, "buy r1c1")
    assert seen(match, "war_strength") == 40


def test_sun_tzu_bought_in_a_turn_acts_from_the_next_round_on() -> None:
    """NA-D22, NA-6.6."""
    match = play(Table(2).of(0, began_turn=False).board(r1c1="adv_sun_tzu").turn(), "buy r1c1")
    assert noted(match, "extra_actions") == []
    assert question(match) == ("turn", 1)


# ---- two players


def test_two_players_change_nothing_but_the_tables() -> None:
    """NA-16.5: four columns, one architect; nobody is most in a tie, and one of two is least."""
    match = civitas.new("nations", 2, seed=5, difficulty="prince")
    while match.asks is None or match.asks.name != "turn":
        match.play(match.legal()[-1])
    assert sum(card is not None for card in seen(match, "space").values()) == 12


# ---- five players


def test_both_nations_get_the_full_reward() -> None:
    """NA-15.3, NA-15.5, NA-18.22: for cards and for events alike."""
    table = Table(5).owns(0, "advisor", "adv_saint_augustine").mans(1, 5, 3).mans(2, 5, 1)
    match = table.turn()
    assert income(match)["books"] == 0  # seat 1 leads with 3, seats 0 and 2 share the second place
    assert income(table.mans(2, 5, 0).turn())["books"] == 2
    match = table.event("evt_bread_and_games").events()
    assert [moved(match, "gains", seat).get("food", 0) for seat in range(5)] == [3, 3, 0, 0, 0]


def test_all_of_the_least_suffer() -> None:
    """NA-15.5, NA-D30: through ties three or more."""
    table = Table(5).event("evt_attila").works(0, 1, "start_hoplite", 2).works(1, 1, "start_hoplite", 1)
    match = table.events()
    assert [moved(match, "loses", seat).get("gold", 0) for seat in range(5)] == [0, 0, 3, 3, 3]


def test_both_first_to_pass_count_as_first() -> None:
    """NA-15.4: Taoism rewards two, Tulip Mania punishes two."""
    table = Table(5).event("evt_taoism").all_passed(3, 1, 0, 2, 4)
    match = table.events()
    assert [moved(match, "gains", seat).get("books", 0) for seat in range(5)] == [0, 3, 0, 3, 0]
    table = Table(5).age(3).event("evt_tulip_mania").all_passed(3, 1, 0, 2, 4)
    for seat in range(5):
        table.goods(seat, vp=5)
    match = table.events()
    assert [seen(match, "vp", seat) for seat in range(5)] == [5, 5, 4, 5, 4]


# ---- over whole games


def walk(match: Match, seed: int):  # type: ignore[no-untyped-def]
    luck = random.Random(seed)
    while not match.over:
        yield match
        match.play(luck.choice(match.legal()))
    yield match


def test_what_only_grows() -> None:
    """INV-9, INV-10, INV-11: rounds, removed cards, ticks of a round, those who have passed."""
    for players in (2, 5):
        positions = [now.position() for now in walk(civitas.new("nations", players, seed=8, levels="all"), 8)]
        for before, after in itertools.pairwise(positions):
            assert after["round_number"] - before["round_number"] in (0, 1)
            gone = {n for n, where in enumerate(before["lies"]) if where == "removed"}
            assert gone <= {n for n, where in enumerate(after["lies"]) if where == "removed"}
            if before["round_number"] == after["round_number"]:
                for seat in range(players):
                    assert all(after["ticked"][seat][good] >= before["ticked"][seat][good] for good in GOODS)
                if before["phase"] == after["phase"] == "actions":
                    assert after["passed"] >= before["passed"]


def test_the_books_hand_out_no_more_than_pairs() -> None:
    """INV-12: at most n(n-1)/2 points at the end of an age."""
    for books in ((1, 2, 3, 4, 5), (1, 1, 2, 2, 2)):
        table = Table(5).age(1, second=True)
        for seat, many in enumerate(books):
            table.goods(seat, books=many, vp=0)
        match = table.at(("end_age", None, 0))
        handed_out = sum(seen(match, "vp", seat) for seat in range(5))
        assert handed_out == sum(a != b for a, b in itertools.combinations(books, 2))
        assert handed_out <= 10


def test_the_tie_is_broken_by_the_order_after_the_last_event() -> None:
    """NA-14.6, NA-D31: here the event moves the weaker one to the front before the scores are compared."""
    table = Table(2).age(4, second=True).event("evt_march_to_moscow").goods(0, vp=5).goods(1, vp=5)
    match = table.mans(1, 5, 1).mans(0, 1, 1).at(("resolve_event", None, 1))
    assert match.over
    assert order(match) == [1, 0]
    assert match.ranking()[1] == 1 or match.scores()[0].total > match.scores()[1].total


def test_a_war_that_its_buyer_can_no_longer_match_hits_him_too() -> None:
    """NA-7.5, NA-11.8."""
    table = Table(2).war("war_hunnic_invasions", 6, 0).goods(0, vp=5).goods(1, vp=5).event(PAUSE_EVENT)
    match = table.works(1, 1, "start_hoplite", 2).at(("wage_war", None, 0))
    assert noted(match, "defeated", 0) and noted(match, "safe_from_war", 1)
    assert "choose lose_food_2" in answers(match)
