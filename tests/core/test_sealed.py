"""Sealed questions: answers in any order, changed as often as one likes, revealed together."""

from collections.abc import Iterator
from itertools import permutations

import pytest

import civitas
from civitas import BadOption, IllegalDecision
from civitas.core.game import find_game
from civitas.core.match import Match
from civitas.core.sealed import asked_of, asked_seats, is_sealed, pending, seal, unseal
from tests.conftest import SLUGS, wander

SEALED = [slug for slug in SLUGS if any(question.sealed for question in find_game(slug).questions)]


def sealed_questions(slug: str, players: int, seed: int, most: int = 400) -> Iterator[Match]:
    """Moments of a random match at which several seats are asked at once, before anybody has answered."""
    answered = 0
    for match in wander(civitas.new(slug, players=players, seed=seed), seed, most):
        if answered:
            answered -= 1
        elif is_sealed(match):
            answered = len(asked_seats(match)) - 1
            yield match


def chosen(match: Match, seat: int, shift: int = 0) -> int:
    """Some answer of a seat, the same whenever it is asked."""
    answers = asked_of(match, seat).legal_ids()
    return answers[(7 * seat + len(match.decisions) + shift) % len(answers)]


@pytest.mark.parametrize("slug", SEALED)
def test_the_order_of_arrival_makes_no_difference(slug: str) -> None:
    for players in (2, 3, 4):
        for number, match in zip(range(4), sealed_questions(slug, players, seed=players), strict=False):
            answers = {seat: chosen(match, seat, number) for seat in asked_seats(match)}
            one_by_one = match.copy()
            for seat in asked_seats(match):
                one_by_one.play(answers[seat])
            for order in permutations(answers):
                other = match.copy()
                taken = [seal(other, seat, answers[seat]) for seat in order]
                assert other.bytes() == one_by_one.bytes() and other.decisions == one_by_one.decisions
                assert all(not one for one in taken[:-1]) and [seat for seat, _ in taken[-1]] == [*answers]


@pytest.mark.parametrize("slug", SEALED)
def test_the_rules_ask_in_any_order_too(slug: str) -> None:
    """What the house promises rests on the rules: whoever is asked next, the position comes out the same."""
    match = next(sealed_questions(slug, 4, seed=9))
    answers = {seat: chosen(match, seat) for seat in asked_seats(match)}
    ends: set[bytes] = set()
    for order in permutations(answers):
        other = match.copy()
        for seat in order:
            other.turn_to(seat)
            other.play(answers[seat])
        ends.add(other.bytes())
    assert len(ends) == 1


@pytest.mark.parametrize("slug", SEALED)
def test_a_sealed_answer_is_seen_by_its_seat_alone(slug: str) -> None:
    match = next(sealed_questions(slug, 3, seed=5))
    first, *others = asked_seats(match)
    before = {seat: asked_of(match, seat).redacted(seat).tobytes() for seat in (first, *others)}
    public = match.redacted(None).tobytes()
    assert seal(match, first, chosen(match, first)) == []
    assert match.redacted(None).tobytes() == public and match.decisions == match.copy().decisions
    assert all(asked_of(match, seat).redacted(seat).tobytes() == before[seat] for seat in others)
    assert asked_of(match, first).redacted(first).tobytes() != before[first]


def test_an_answer_may_be_changed_and_taken_up_until_the_last_one_is_in() -> None:
    match = next(sealed_questions("historia", 3, seed=2))
    first, second, third = asked_seats(match)
    seal(match, second, "select art")
    seal(match, second, "select trade")
    assert pending(match) == (first, third) and len(match.sealed) == 1
    seal(match, third, "select exploit")
    assert match.game.actions.name(unseal(match, third)) == "select exploit"
    assert pending(match) == (first, third) and match.sealings == 4
    seal(match, third, "select technology", "somebody")
    before = len(match.decisions)
    assert seal(match, first, "select military", "me") == [(first, "me"), (second, ""), (third, "somebody")]
    names = [match.game.actions.name(number) for number in match.decisions[before:]]
    assert names == ["select military", "select trade", "select technology"]
    assert not match.sealed and match.sealings == 0


def test_what_cannot_be_sealed_is_refused_and_changes_nothing() -> None:
    match = next(sealed_questions("historia", 3, seed=2))
    first = asked_seats(match)[0]
    before = match.bytes()
    with pytest.raises(IllegalDecision, match=r"HI-5\.2"):
        seal(match, first, "select war")
    with pytest.raises(BadOption, match="not answered"):
        unseal(match, first)
    with pytest.raises(BadOption, match="not asked"):
        seal(match, 5, "select art")
    assert match.bytes() == before and not match.sealed


def test_an_open_question_is_asked_of_one_seat() -> None:
    match = civitas.new("stone_age", players=3, seed=1)
    assert asked_seats(match) == (match.to_act,) and not is_sealed(match)
    assert "historia" in SEALED


def test_going_back_forgets_what_was_sealed() -> None:
    match = next(sealed_questions("historia", 3, seed=2))
    seal(match, asked_seats(match)[1], "select art")
    match.rewind(len(match.decisions))
    assert not match.sealed and match.sealings == 0
