"""HI-4 to HI-6: choosing in secret, revealing together, resolving in turn order."""

import pytest

from civitas.games.historia.tables import CONTENT
from tests.games.historia.scenarios import (
    Table,
    answers,
    cubes,
    hand,
    levels,
    noted,
    of,
    play,
    question,
    queue,
    refusal,
    sets_of,
)


def test_choices_stay_hidden_until_the_last_one_is_in() -> None:
    """HI-5.2, HI-5.6: nobody sees the others' cards, nor whether they have chosen."""
    match = Table(3).order(0, 1, 2).selecting()
    before = match.view(1)["position"]
    play(match, "select art")
    after = match.view(1)["position"]
    assert before["choice"] == after["choice"] == [0, 0, 0] and before["card_at"] == after["card_at"]
    assert match.view(0)["position"]["choice"][0] > 0
    assert "art" in hand(match, 0), "to everybody it still lies in hand"


def test_the_order_of_choosing_does_not_matter() -> None:
    """HI-5.2: the same sets, chosen in another order, lead to the same reveal."""
    one = play(Table(2).order(0, 1).levels(0, 1, 1).selecting(), "select raid", "select trade")
    other = play(Table(2).order(1, 0).levels(0, 1, 1).selecting(), "select trade", "select raid")
    assert {key: queue(one, key) for key in range(2)} == {key: queue(other, key) for key in range(2)}


def test_one_card_at_least_even_without_effect() -> None:
    """HI-5.2: there is no passing while a card can be chosen."""
    match = Table(2).cubes(0, 0, 0).selecting()
    assert all(name.startswith("select ") for name in answers(match))


def test_a_player_without_a_card_skips_the_round() -> None:
    """HI-5.2, D-06: everything lies in the queue; the others go on, and the turn with them."""
    table = Table(2).order(0, 1)
    table.plain["advisor_hand"][0], table.plain["advisor_deck"][0] = [None] * 5, [f"advisor_{n}" for n in range(1, 6)]
    table.queue(0, "military", "technology", "art", "exploit", "expansion", "trade", "raid", "revolution")
    match = table.selecting()
    assert question(match) == ("select", 1)
    first = match.position()["action_round"]
    play(match, "select trade")
    assert noted(match, "skips_round") and match.position()["turn"] == 1
    assert question(match) == ("select", 1) and match.position()["action_round"] == first + 1


def test_all_skip_and_the_turn_ends() -> None:
    """HI-4.3: no human has a selectable card."""
    table = Table(2, turn=1)
    for seat in range(2):
        table.plain["advisor_hand"][seat] = [None] * 5
        table.plain["advisor_deck"][seat] = [f"advisor_{n}" for n in range(1, 6)]
        table.queue(seat, "military", "technology", "art", "exploit", "expansion", "trade", "raid", "revolution")
    match = table.selecting()
    assert match.position()["turn"] == 2


REVOLUTIONARY = next(one["id"] for one in CONTENT["advisor"] if any(word == "revolution" for word, _ in one["effect"]))


def test_one_revolution_at_most() -> None:
    """HI-5.4, D-07: the card and an advisor who revolts are not played together, each alone may be."""
    match = Table(2).levels(0, 5, 3).holds(0, REVOLUTIONARY).queue(0, "raid", "trade", "art").selecting()
    place = next(one for one in of(match, 0, "advisor_hand") if one)
    assert {frozenset({"revolution"}), frozenset({place})} <= sets_of(match)
    assert refusal(match, f"select revolution {place}") == "HI-5.4"


def test_a_revolting_advisor_needs_the_queue_too() -> None:
    """HI-5.3, HI-8.11: three action cards, and the newest of them comes back."""
    table = Table(2).holds(0, REVOLUTIONARY).queue(0, "raid", "trade")
    place = next(one for one in table.plain["advisor_hand"][0] if one)
    assert refusal(table.selecting(), f"select {place}") == "HI-5.3"


@pytest.mark.parametrize(("card", "tech", "mil"), [("war", 1, 1), ("tourism", 11, 7)])
def test_lost_levels_close_war_and_tourism(card: str, tech: int, mil: int) -> None:
    """HI-5.5, HI-7.8: the card is in hand and cannot be chosen."""
    table = Table(2).levels(0, tech, mil)
    table.plain["card_at"][0]["war" if card == "tourism" else card] = "hand"
    table.plain["card_at"][0][card] = "hand"
    assert refusal(table.selecting(), f"select {card}") == "HI-5.5"


def test_players_resolve_in_turn_order_all_cards_in_a_row() -> None:
    """HI-6.1, D-08."""
    table = Table(2).order(1, 0).levels(0, 5, 3).levels(1, 5, 3).cubes(0, 4, 0).cubes(1, 4, 0)
    table.reveal(0, "technology", "military").reveal(1, "technology", "military")
    match = table.resolving()
    assert question(match) == ("next_card", 1)
    while match.to_act == 1:
        match.play(match.legal()[0])
    assert levels(match, 1) == (6, 4)
    assert question(match) == ("next_card", 0)


def test_a_revolution_is_resolved_last() -> None:
    """HI-6.2."""
    table = Table(2).levels(0, 5, 3).queue(0, "raid", "trade", "art").reveal(0, "exploit", "revolution", "military")
    match = table.resolving()
    assert set(answers(match)) == {"resolve exploit", "resolve military"}
    assert refusal(match, "resolve revolution") == "HI-6.2"


def test_a_side_that_is_possible_alone_is_taken() -> None:
    """HI-6.5: two cubes do not pay the advanced side of Military."""
    match = Table(2).levels(0, 5, 3).cubes(0, 2, 0).reveal(0, "military").resolving()
    assert levels(match, 0) == (5, 4) and question(match) == ("select", 0)


def test_a_card_that_cannot_be_carried_out_costs_nothing() -> None:
    """HI-6.5, HI-6.6: no cube, no effect, but the card joins the queue."""
    match = Table(2).cubes(0, 0, 2).reveal(0, "art").resolving()
    assert queue(match, 0) == ["art"] and cubes(match, 0)[:2] == (0, 2)
    assert noted(match, "has_no_effect")


def test_a_card_cannot_bring_itself_back() -> None:
    """HI-6.7: the level's gift finds an empty queue."""
    match = Table(2).levels(0, 3, 4).cubes(0, 1, 1).reveal(0, "military").resolving()
    assert levels(match, 0) == (3, 5) and queue(match, 0) == ["military"]


def test_an_advisor_who_cannot_be_paid_does_nothing() -> None:
    """HI-6.8: and lies face up under the deck all the same."""
    match = Table(2).reveal(0, "nero").resolving()
    assert noted(match, "cannot_pay_advisor")
    assert sum(one is not None for one in of(match, 0, "advisor_used")) == 1


def test_a_revolution_ends_the_turn_after_everybodys_cards() -> None:
    """HI-4.2: the round is resolved to its end."""
    table = Table(2).order(0, 1).queue(0, "raid", "trade", "art").cubes(1, 1, 0).levels(1, 1, 1)
    match = table.selecting()
    play(match, "select revolution", "select technology", "recall art")
    assert levels(match, 1) == (2, 1) and match.position()["turn"] == 2
    assert "revolution" in hand(match, 0) and "art" in hand(match, 0)
