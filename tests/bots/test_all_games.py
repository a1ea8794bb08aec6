"""Every installed game, with every number of players: bots find legal decisions from the first to the last."""

from collections.abc import Iterator

import pytest

import civitas
from civitas.bots import choose, search
from civitas.core.contract import worth_a_thought
from civitas.core.game import Game, find_game
from civitas.core.match import Match
from tests.conftest import SLUGS, wander


def tables() -> Iterator[tuple[str, int]]:
    for game in civitas.games():
        for players in range(game.players[0], game.players[1] + 1):
            yield game.slug, players


def match_for(game: Game, players: int) -> Match:
    """A match with the first options that the game does not refuse for so many players."""
    for option in (None, *game.options):
        for value in option.values if option else ("",):
            given: dict[str, object] = {option.name: value} if option else {}
            if not game.refuse(players, game.filled(given)):
                return Match(game, players, given, seed=players, backend="native")
    raise AssertionError(f"{game.slug} is not for {players} players")


@pytest.mark.parametrize(("slug", "players"), list(tables()))
def test_a_search_gives_every_decision_worth_a_thought_its_due(slug: str, players: int) -> None:
    match = match_for(find_game(slug), players)
    shortlisted, listed = match.engine.bind(worth_a_thought), match.engine.answers()
    for number, _ in enumerate(wander(match, 8, 27)):
        if number % 13:
            continue
        seat = match.to_act
        assert seat is not None
        thoughts = search(match, seat, 4, seed=number)
        kept = listed[: int(shortlisted(match._s, listed))].tolist()
        assert sorted(one.action for one in thoughts.options) == kept
        assert set(kept) <= set(match.legal_ids())
        assert sum(one.visits for one in thoughts.options) == 4
        assert all(len(one.value) == len(one.win) == len(one.points) == players for one in thoughts.options)


@pytest.mark.parametrize("slug", SLUGS)
def test_searching_bots_play_a_game_to_its_end(slug: str) -> None:
    game = find_game(slug)
    match = match_for(game, game.players[0])
    while not match.over:
        assert len(match.decisions) <= game.decision_bound
        match.play(choose(match, match.to_act or 0, "search:8", seed=len(match.decisions)))
    assert match.problems() == []
