"""HI-1 to HI-3: what is in the box, what a game begins with, and who can win."""

from typing import Any

import pytest

import civitas
from civitas import BadPosition
from civitas.games.historia.rules.civbots import do_bot_action
from civitas.games.historia.tables import ART, CONTENT, EXPANSION, LEVELS, MATRIX, TERRITORIES, WAR
from tests.games.historia.scenarios import Table, answers, levels, of, order, play, wonders

BOX = {
    "action": 60, "advisor": 35, "wonder": 48, "leader": 18, "event": 12, "territory_token": 16, "territory": 13,
    "civbot_card": 7, "civilization": 7, "government": 9, "segment": 4, "technology": 16, "military": 16,
}  # fmt: skip


def test_the_box_is_complete() -> None:
    """HI-1.1 to HI-1.3: every kind of component as often as the rulebook lists it."""
    for kind, count in BOX.items():
        assert sum(entry.get("count", 1) for entry in CONTENT[kind]) == count, kind
    for era in (1, 2, 3):
        assert sum(entry["era"] == era for entry in CONTENT["wonder"]) == 16
        assert sum(entry["era"] == era for entry in CONTENT["leader"]) == 6
    assert len({entry["color"] for entry in CONTENT["civilization"]}) == 6
    assert sorted(entry["number"] for entry in CONTENT["territory_token"]) == list(range(1, 17))
    assert MATRIX.shape == (LEVELS + 2, LEVELS + 2)


def test_a_colour_has_nine_cubes_and_no_more() -> None:
    """HI-1.4."""
    match = Table(2).selecting()
    plain = match.position()
    plain["supply"]["civ_1"] += 1
    with pytest.raises(BadPosition, match="INV-1"):
        civitas.position("historia", plain, players=2, civbots="0")


def test_civbots_never_win_against_people() -> None:
    """HI-2.3: with two humans only they are ranked, and nothing is scored after the last turn's icons."""
    match = Table(2, turn=12, civbots="1").points(0, 10).points(1, 4).points(2, 200).icons()
    assert match.over and match.ranking() == [1, 2]
    assert match.position()["outcome"] == "open"


def test_the_game_begins_in_the_first_turn_of_the_first_era() -> None:
    """HI-3.1, HI-3.10: with the Civbots in place and the first event turned up."""
    match = civitas.new("historia", 2, seed=4, civbots="2", events="on")
    assert match.position()["turn"] == 0 and match.position()["event_next"]
    while match.asks is None or match.asks.name != "select":
        match.play(match.legal()[0])
    now = match.position()
    assert now["turn"] == 1 and now["event_now"] and now["event_next"] not in (None, now["event_now"])
    assert [sum(of(match, civ, "cube").values()) for civ in range(4)] == [1, 1, 1, 1]


@pytest.mark.parametrize("seed", range(4))
def test_advisors_order_and_tokens_are_drawn_by_lot(seed: int) -> None:
    """HI-3.4, HI-3.6, HI-3.7."""
    match = civitas.new("historia", 4, seed=seed)
    now = match.position()
    for seat in range(4):
        held = [one for one in now["advisor_hand"][seat] if one]
        deck = [one for one in now["advisor_deck"][seat] if one]
        assert len(held) == 1 and len(deck) == 4 and len({*held, *deck}) == 5
    assert sorted(order(match)) == [0, 1, 2, 3]
    laid = [now["token"][territory] for territory in TERRITORIES]
    assert len({*laid, *now["spare_token"]}) == 16 and len(now["spare_token"]) == 3


def test_lots_differ_from_game_to_game() -> None:
    """HI-3.3, HI-3.6, HI-3.7."""
    games = [civitas.new("historia", 3, seed=seed).position() for seed in range(12)]
    assert len({tuple(one["order"]) for one in games}) > 3
    assert len({tuple(one["civilization"]) for one in games}) > 6
    assert len({tuple(one["token"].values()) for one in games}) == 12


# ---- HI-7.9, HI-9, HI-10, HI-11: smaller rules of levels, wonders, the end of a turn and leaders


def test_the_cell_is_the_form_of_government() -> None:
    """HI-7.9: at the moment of the icon, whatever was passed through before."""
    match = Table(2).levels(0, 7, 7).cubes(0, 1, 0).icons()
    assert match.position()["earned"][0]["governments"] == 3


def test_any_number_of_wonders_may_be_owned_and_activated_in_a_window() -> None:
    """HI-9.1, HI-9.7: one after another, gain or no gain."""
    trigger, pair = next(
        (action, found)
        for action in ("exploit", "raid", "expansion", "art")
        if len(found := [one["id"] for one in CONTENT["wonder"] if _plain(one, action)][:2]) == 2
    )
    match = Table(2).owns(0, *pair).cubes(0, 0, 0).reveal(0, trigger).resolving()
    while match.asks is not None and match.asks.name != "window":
        match.play("stop" if "stop" in answers(match) else match.legal()[0])
    assert {f"activate {one}" for one in pair} <= set(answers(match))
    play(match, f"activate {pair[0]}", f"activate {pair[1]}")
    states = match.position()["wonder_state"]
    assert [states[one] for one in pair] == ["turned", "turned"] and wonders(match, 0) == set(pair)


def _plain(wonder: Any, trigger: str) -> bool:
    return wonder["trigger"] == trigger and wonder["majority"] == "none" and not wonder["cost"]


def test_what_is_swept_from_the_row_leaves_the_game() -> None:
    """HI-9.8, HI-10.10."""
    match = Table(2, turn=2).row("sphinx", "stonehenge").icons()
    at = match.position()["wonder_at"]
    assert at["sphinx"] == at["stonehenge"] == "gone"


def test_the_added_cube_can_be_recovered_in_the_same_turn() -> None:
    """HI-10.2: adding cubes comes first, so territories and governments may recover what was added."""
    match = Table(2, turn=2).at(0, "europe", "russia").cubes(0, 0, 0).levels(0, 5, 2).icons()
    assert of(match, 0, "supply") == 1 and of(match, 0, "used") == 0


def test_leaders_score_after_the_turn_order_is_set() -> None:
    """HI-10.11, D-16: their points do not change the order of the next turn."""
    table = Table(2, turn=4).order(0, 1).points(0, 5).points(1, 6).leader(0, "caesar")
    match = table.levels(0, 4, 7).levels(1, 4, 7).at(0, "europe").at(1, "europe").icons()
    points = [of(match, seat, "points") for seat in (0, 1)]
    assert points[0] > points[1], "the leader has put the first player ahead"
    assert order(match)[0] == 0, "who was behind before the leaders scored goes first"


def test_the_turn_marker_moves_and_returns_with_the_next_era() -> None:
    """HI-10.14."""
    for turn in (1, 3, 4, 8):
        match = Table(2, turn=turn).icons()
        while match.asks is not None and match.asks.name == "leader":
            match.play(match.legal()[0])
        assert match.position()["turn"] == turn + 1
        assert match.position()["action_round"] == 1


@pytest.mark.parametrize("metric", ["wonders", "military", "technology", "territories"])
def test_leaders_count_wonders_levels_and_territories(metric: str) -> None:
    """HI-11.2: a condition is met from its threshold on, never below."""
    leader, which = next(
        (one, n) for one in CONTENT["leader"] for n in (1, 2) if one[f"cond{n}_metric"] == metric and one["era"] == 1
    ) if metric != "territories" else next(
        (one, n) for one in CONTENT["leader"] for n in (1, 2) if one[f"cond{n}_metric"] == metric
    )  # fmt: skip
    least, vp, turn = leader[f"cond{which}_min"], leader[f"cond{which}_vp"], 4 * leader["era"]
    other = 3 - which
    for reached in (least - 1, least):
        table = Table(2, turn=turn).leader(0, leader["id"]).cubes(0, 0, 0)
        _reach(table, metric, reached)
        match = table.icons()
        earned = match.position()["earned"][0]["leaders"]
        both = vp * (reached >= least)
        assert earned in (both, both + leader[f"cond{other}_vp"])
        if _value(leader, other) == "unmet":
            assert earned == both


def _reach(table: Table, metric: str, n: int) -> None:
    if metric == "wonders":
        table.owns(0, *[one["id"] for one in CONTENT["wonder"] if one["era"] == 3][:n])
    elif metric == "territories":
        table.at(0, *TERRITORIES[:n])
    else:
        tech, mil = (n, max(1, n // 2)) if metric == "technology" else (max(1, n // 2), n)
        table.levels(0, tech, mil)


def _value(leader: dict[str, object], n: int) -> str:
    """Nothing is reached but the one condition that is looked at, unless both count the same or a level's half."""
    return "unmet" if leader[f"cond{n}_metric"] in ("wonders", "territories") and leader[f"cond{n}_min"] != 1 else ""


# ---- HI-12, HI-13: Civbots and the solo game


def test_a_civbot_has_eight_cubes_to_play_and_starts_low() -> None:
    """HI-12.2, HI-12.3."""
    match = civitas.new("historia", 2, seed=1, civbots="3")
    for civ in (2, 3, 4):
        assert of(match, civ, "supply") == 8 and levels(match, civ) == (1, 1) and of(match, civ, "points") == 0


def test_the_civbot_deck_is_whole_again_for_everyone() -> None:
    """HI-12.5, HI-12.6: nobody draws a card twice in a turn, and the next one may draw the same cards."""
    from tests.games.historia.scenarios import noted

    match = Table(2, civbots="2", civbot_1="king", civbot_2="king").ending()
    drawn: dict[int, list[int]] = {}
    for _, numbers in noted(match, "bot_draws"):
        drawn.setdefault(numbers[0], []).append(numbers[1])
    assert sorted(drawn) == [1, 2]
    assert all(len(cards) == len(set(cards)) == 5 for cards in drawn.values())
    assert set(drawn[1]) & set(drawn[2]), "ten cards of six: the deck was shuffled anew"


def test_a_civbots_used_cubes_stay_used() -> None:
    """HI-12.15: nothing at the end of a turn brings them back."""
    table = Table(2, turn=4, civbots="1")
    table.plain["used"]["civ_3"] = 3
    match = table.at(2, "europe").icons()
    assert of(match, 2, "used") == 3


def test_a_lone_player_stays_first() -> None:
    """HI-13.4."""
    match = Table(1, turn=1).points(0, 50).icons()
    assert order(match) == [0] and match.position()["turn"] == 2


def test_only_what_is_carried_out_sets_an_event_off() -> None:
    """HI-12.17, HI-14.6: an Expansion without a cube and a War that is not fought cost a Civbot nothing."""
    table = Table(2, civbots="1", events="on").event("vesuvius").points(2, 10)
    match = table.at(2, *TERRITORIES[5:13]).selecting()
    act = match.engine.bind(do_bot_action)
    act(match._s, 2, EXPANSION)
    act(match._s, 2, WAR)
    assert of(match, 2, "supply") == 0 and of(match, 2, "points") == 10
    act(match._s, 2, ART)
    assert of(match, 2, "points") == 10 - 2 + 1, "Art is always carried out"
