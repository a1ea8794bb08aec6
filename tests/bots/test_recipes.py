"""How bots are named, and what is said of a name that names none."""

import pytest

from civitas.bots import LEVELS, Budget, choose, read_bot, read_budget, search
from civitas.core.errors import BadOption
from civitas.core.game import find_game
from civitas.core.match import Match


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_names_itself(level: str) -> None:
    assert read_bot(level).name == level
    assert read_bot(f" {level.upper()} ") == read_bot(level)


def test_a_level_thinks_at_most_three_seconds_a_decision() -> None:
    for level in LEVELS:
        kind = read_bot(level)
        assert kind.does != "search" or kind.budget.seconds <= 3


def test_a_search_is_told_seconds_or_iterations() -> None:
    assert read_bot("search:1s").budget == Budget(seconds=1)
    assert read_bot("search:0.25s").budget == Budget(seconds=0.25)
    assert read_bot("search:500").budget == Budget(iterations=500)
    assert read_budget("2s") == read_budget(2.0) == Budget(seconds=2)
    assert read_budget("40") == read_budget(40) == Budget(iterations=40)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("deep", "no bot is called 'deep'; there are random, greedy"),
        ("", "no bot is called ''"),
        ("search", "such as search:1s or search:500"),
        ("search:", "such as search:1s or search:500"),
        ("search:-5", "such as search:1s or search:500"),
        ("search:soon", "such as search:1s or search:500"),
        ("search:0", "from 1 to 100,000,000 iterations, not 0"),
        ("search:0s", "more than 0 and at most 600 seconds, not 0"),
        ("search:9999s", "more than 0 and at most 600 seconds, not 9999"),
        ("searching", "such as search:1s or search:500"),
    ],
)
def test_a_wrong_name_is_refused_in_words(spec: str, words: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_bot(spec)
    assert words in str(refused.value)


@pytest.mark.parametrize("budget", [0, -1, 0.0, -2.5, float("nan"), float("inf"), "0s", "0", "an hour"])
def test_a_search_without_a_budget_is_refused(budget: float | str) -> None:
    match = Match(find_game("stone_age"), 2, seed=1)
    with pytest.raises(BadOption):
        search(match, match.to_act or 0, budget)


def test_a_seat_that_is_not_asked_gets_no_answer() -> None:
    match = Match(find_game("stone_age"), 2, seed=1)
    other = 1 - (match.to_act or 0)
    for ask in (lambda: search(match, other, 5), lambda: choose(match, other, "greedy")):
        with pytest.raises(BadOption, match="has nothing to decide now"):
            ask()
