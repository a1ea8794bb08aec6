"""NA-3 to NA-6 and NA-16: setting up, Maintenance, turns."""

import pytest

import civitas
from civitas.core.errors import CivitasError
from civitas.games.nations.tables import CARD_AGE, CARD_LEVEL, CARDS
from tests.games.nations.scenarios import (
    Table,
    answers,
    noted,
    order,
    play,
    question,
    refusal,
    seen,
    side_b,
    stock,
)


def new(players: int, seed: int = 1, **options: object):  # type: ignore[no-untyped-def]
    return civitas.new("nations", players, seed=seed, **options)


def ahead(match, name: str):  # type: ignore[no-untyped-def]
    """Goes on with the last answers until such a question comes."""
    while match.asks is not None and match.asks.name != name:
        match.play(match.legal()[-1])
    return match


# ---- setting up


def test_the_player_in_position_p_starts_with_p_books() -> None:
    """NA-3.3."""
    match = new(4)
    assert [seen(match, "goods", seat)["books"] for seat in order(match)] == [1, 2, 3, 4]


def test_every_seat_chooses_its_own_difficulty_in_player_order() -> None:
    """NA-3.4, NA-16.3: the level counts in growth only."""
    match = new(3)
    for seat, level in zip(order(match), ("chieftain", "emperor", "king"), strict=True):
        assert question(match) == ("difficulty", seat)
        play(match, f"level {level}")
    assert {seen(match, "level", seat) for seat in range(3)} == {"chieftain", "emperor", "king"}
    first = order(match)[0]
    while question(match) != ("growth", first):
        play(match, "gain gold")
    before = stock(match, first)[2]
    play(match, "gain stone")
    assert stock(match, first)[2] == before + 4


def test_the_board_is_full_and_nothing_is_revealed_before_growth() -> None:
    """NA-3.5, NA-3.8, NA-5.3."""
    for players, columns in ((1, 4), (2, 4), (3, 5), (4, 6), (5, 7)):
        match = new(players, difficulty="king")
        assert question(match)[0] == "growth"  # type: ignore[index]
        assert sum(card is not None for card in seen(match, "space").values()) == 3 * columns
        assert (seen(match, "event"), seen(match, "tile")) == (None, None)


def test_side_a_starts_with_nothing_deployed() -> None:
    """NA-3.6, NA-3.9."""
    match = new(2, difficulty="king")
    board = seen(match, "tableau", 0)
    assert [board[f"work_{n}"] for n in range(1, 6)] == [
        "start_temple", "start_quarry", "start_axeman", "start_farm", "start_caravan",
    ]  # fmt: skip
    assert (seen(match, "free_workers", 0), seen(match, "vp", 0)) == (5, 7)
    assert (seen(match, "strength"), seen(match, "stability")) == ([0, 0], [0, 0])
    assert stock(match)[:3] == (6, 3, 6)


def test_nations_and_sides_are_chosen_in_reverse_order() -> None:
    """NA-16.9: as many boards as players are drawn."""
    match = new(3, boards="b", difficulty="king")
    offered = answers(match)
    assert len(offered) == 3
    for seat in reversed(order(match)):
        assert question(match) == ("nation", seat) or match.asks.name == "side"
        if match.asks.name == "nation":
            play(match, answers(match)[0])
        assert question(match) == ("side", seat)
        play(match, "side b")
    assert question(match)[0] == "growth"  # type: ignore[index]
    assert len(set(seen(match, "nation"))) == 3


@pytest.mark.parametrize(
    ("nation", "start", "vp", "free"),
    [
        ("egypt", (5, 2, 7), 4, 5), ("greece", (6, 3, 6), 5, 5), ("rome", (6, 2, 6), 4, 5),
        ("persia", (7, 3, 5), 4, 5), ("china", (5, 1, 5), 3, 6),
    ],
)  # fmt: skip
def test_the_b_sides(nation: str, start: tuple[int, int, int], vp: int, free: int) -> None:
    """NA-16.10, NA-3.6, NA-3.7."""
    match = side_b(nation).turn()
    grown = 3  # gold or stone taken in growth
    assert sum(stock(match)[:3]) - sum(start) in (0, grown)
    assert (seen(match, "vp", 0), seen(match, "strength", 0)) == (vp, 2 if nation == "rome" else 0)
    assert seen(match, "free_workers", 0) in (free, free + 1)
    assert seen(match, "private", 0)["board"] == (1 if nation == "egypt" else 0)
    assert seen(match, "tableau", 0)["wonder_1"] == ("start_pyramids" if nation == "egypt" else None)
    assert seen(match, "tableau", 0)["work_5"] is None
    if nation == "china":
        assert seen(match, "track_room", 0) == {"food": 3, "stability": 4}


def test_the_easier_game_covers_a_space() -> None:
    """NA-16.7, NA-D38: it never costs anything and can never be filled again."""
    match = new(2, easier="yes", difficulty="king")
    assert question(match) == ("covered_worker", order(match)[-1])
    seat = match.to_act
    play(match, "worker food")
    assert (seen(match, "track_room", seat)["food"], seen(match, "track", seat)["food"]) == (3, 3)
    assert seen(match, "free_workers", seat) == 6


def test_five_players_need_more_than_basic_cards() -> None:
    """NA-15.1."""
    for levels in ("basic", "balanced"):
        with pytest.raises(CivitasError, match=r"NA-15\.1"):
            new(5, levels=levels)


@pytest.mark.parametrize("swaps", ["6", "12", "24"])
def test_the_balanced_deck(swaps: str) -> None:
    """NA-16.4: so many basic cards of each age are exchanged; played to the end of an age, all 36 are out."""
    match = new(4, levels="balanced", swaps=swaps, ages="1", difficulty="king")
    drawn = [n for n, where in enumerate(seen(match, "lies")) if where not in ("deck", "box")]
    assert len(drawn) == 18
    assert seen(match, "deck_left")[0] == 36 - 18
    exchanged = sum(CARD_LEVEL[n] > 0 for n in drawn)
    assert exchanged == int(swaps) - seen(match, "swaps_left")[0]


@pytest.mark.parametrize(("ages", "rounds"), [("1", 2), ("2", 4), ("3", 6)])
def test_a_short_game_ends_after_its_ages(ages: str, rounds: int) -> None:
    """NA-16.6."""
    match = new(2, ages=ages, difficulty="king")
    while not match.over:
        match.play("pass" if "pass" in answers(match) else match.legal()[-1])
    assert seen(match, "round_number") == rounds
    assert len(noted(match, "age_ends")) == int(ages)


# ---- Maintenance


def test_unsold_cards_leave_or_slide() -> None:
    """NA-5.2: rows 1 and 2 are removed, row 3 slides to row 1, to the left, in its order."""
    unsold = {"r1c1": "won_petra", "r2c2": "won_sphinx", "r3c2": "won_stonehenge", "r3c4": "won_colosseum"}
    match = Table(2).board(**unsold).maintenance()
    assert [seen(match, "space")[f"r1c{n}"] for n in (1, 2)] == ["won_stonehenge", "won_colosseum"]
    for gone in ("won_petra", "won_sphinx"):
        assert seen(match, "lies")[CARDS.names.index(gone)] == "removed"


def test_the_second_age_draws_from_its_own_deck() -> None:
    """NA-3.2, NA-5.4: cards of the first age that slid down keep their age."""
    match = Table(2).age(1, second=True).board(r3c1="won_petra").maintenance()
    space = seen(match, "space")
    assert space.pop("r1c1") == "won_petra"
    ages = {int(CARD_AGE[CARDS.names.index(name)]) for name in space.values() if name}
    assert ages == {2}


def test_an_empty_deck_leaves_spaces_empty() -> None:
    """NA-5.4."""
    table = Table(2)
    table.plain["lies"] = ["removed" if where == "deck" else where for where in table.plain["lies"]]
    match = table.maintenance()
    assert sum(card is not None for card in seen(match, "space").values()) == 0


def test_growth_in_reverse_order() -> None:
    """NA-5.5: one worker, or one kind of resource."""
    match = Table(3).order(2, 0, 1).maintenance()
    for seat in (1, 0, 2):
        assert question(match) == ("growth", seat)
        assert set(answers(match)) == {"worker food", "worker stability", "gain gold", "gain food", "gain stone"}
        play(match, "gain food")
        assert stock(match, seat)[1] == 13


def test_architects_do_not_accumulate() -> None:
    """NA-5.7: private ones are refilled to the printed number."""
    table = Table(4).event("evt_pax_romana").set(architects=3).owns(0, "advisor", "adv_archimedes")
    match = table.architects(0, advisor=0).at(("place_architects", None, 0))
    assert seen(match, "architects") == 2
    assert seen(match, "private", 0)["advisor"] == 1


@pytest.mark.parametrize(("players", "base"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_public_architects_by_players(players: int, base: int) -> None:
    """NA-5.7, NA-15.6."""
    match = Table(players).event("evt_taoism").at(("place_architects", None, 0))
    assert seen(match, "architects") == base + 1


# ---- turns


def test_turns_go_round_until_all_have_passed() -> None:
    """NA-6.1, NA-6.7."""
    match = Table(3).order(1, 2, 0).turn(1)
    assert question(match) == ("turn", 1)
    play(match, "pass")
    assert question(match) == ("turn", 2)
    play(match, "pass")
    for _ in range(3):
        assert question(match) == ("turn", 0)
        play(match, "deploy work_1", "end turn")
    assert seen(match, "pass_rank") == [0, 1, 2]


def test_a_lone_pass_is_still_asked() -> None:
    """NA-6.4: passing is final."""
    table = Table(2).goods(0, gold=0, stone=0)
    assert answers(table.turn()) == ["pass"]


def test_workers_come_off_freely_in_the_own_turn() -> None:
    """NA-6.3, NA-8.5: before and after the action."""
    match = Table(2).mans(0, 1, 2).turn()
    play(match, "undeploy work_1")
    assert question(match) == ("turn", 0)
    play(match, "deploy work_2")
    assert question(match) == ("turn_end", 0)
    play(match, "undeploy work_1")
    assert question(match) == ("turn_end", 0)
    play(match, "end turn")
    assert question(match) == ("turn", 1)


def test_the_turn_may_end_by_itself() -> None:
    """NA-D7."""
    assert question(play(Table(2, turn_end="automatic").turn(), "deploy work_1")) == ("turn", 1)


def test_buddha_skips_the_first_turn_of_a_round() -> None:
    """NA-6.6: it is not a pass."""
    match = Table(2).owns(0, "advisor", "adv_buddha").turn()
    assert question(match) == ("turn", 1)
    assert (noted(match, "skips_turn", 0), seen(match, "passed")) == ([()], 0)
    assert question(play(match, "pass")) == ("turn", 0)


def test_sun_tzu_takes_two_actions_in_his_first_turn() -> None:
    """NA-6.6."""
    match = play(Table(2).owns(0, "advisor", "adv_sun_tzu").turn(), "deploy work_1")
    assert question(match) == ("turn", 0)
    assert question(play(match, "deploy work_2", "end turn")) == ("turn", 1)


def test_buddha_beats_sun_tzu() -> None:
    """NA-6.6: both with the Porcelain Tower."""
    table = Table(2).owns(0, "wonder_1", "won_porcelain_tower").owns(0, "advisor", "adv_sun_tzu")
    assert question(table.owns(0, "tower", "adv_buddha").turn()) == ("turn", 1)


def test_deploying_needs_a_free_worker_and_the_stone() -> None:
    """NA-8.1, NA-8.3: never from the track."""
    table = Table(2).works(0, 1, "bld_railroad")
    assert refusal(table.goods(0, stone=3).turn(), "deploy work_1") == "NA-8.1"
    assert refusal(table.goods(0, stone=9).mans(0, 2, 5).turn(), "deploy work_1") == "NA-8.1"
    assert refusal(table.turn(), "undeploy work_1") == "NA-8.5"


def test_once_a_round_markers_and_counters_are_cleared() -> None:
    """NA-4.4."""
    table = Table(2).owns(0, "wonder_1", "won_petra").of(0, golden_ages_bought=2, colonies_bought=1)
    table.plain["used"][0]["wonder_1"] = True
    match = table.all_passed().maintenance()
    assert not any(seen(match, "used", 0).values())
    assert (seen(match, "pass_rank"), seen(match, "golden_ages_bought"), seen(match, "event")) == ([0, 0], [0, 0], None)
