"""What a seat cannot see makes no difference to anything it is sent."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from civitas.core import view
from civitas.core.chance import WORDS
from civitas.core.engine import engine_of
from civitas.core.match import Match
from civitas.core.sealed import asked_of, asked_seats, is_sealed, seal
from civitas.core.view import BAG_SIZE
from civitas.web.pages import table as pages
from civitas.web.records import Seat, Table
from civitas.web.rooms import Room
from civitas.web.routes.api import view_of
from civitas.web.standpoint import Standpoint
from tests.conftest import SLUGS, wander

SEATS = 3


def _room(match: Match, seed: int) -> Room:
    seats = tuple(Seat(number, f"P{number}", "greedy", True, True, False, 0) for number in range(match.players))
    table = Table(
        "x", match.game.slug, 1, "", match.players, match.options, seed, "n", "friends", True, True, 0, None, 0, 0,
        len(match.decisions), 0, match.to_act, match.over, 0, False, None, None,
    )  # fmt: skip
    # Nobody took the last decision: whether it may be taken back depends on what came before, which is not dealt anew.
    nobody = [match.players] * len(match.decisions)
    return Room(table, seats, {}, match, nobody, ["person"] * len(nobody))


def _dealt_anew(match: Match, viewer: int | None, luck: int) -> Match:
    """The same match with everything dealt anew that the viewer cannot see."""
    other = match.copy()
    words: Any = np.random.default_rng(luck).integers(1, 2**31, WORDS)
    deal = engine_of(match.game, "python").bind(view.deal_row)
    deal(other.row(), -1 if viewer is None else viewer, words, np.zeros(BAG_SIZE, np.int64))
    for seat in [seat for seat in other.sealed if seat != viewer]:
        seal(other, seat, random.Random(luck + seat).choice(asked_of(other, seat).legal_ids()))
    other.sealings = match.sealings
    return other


def _laid_beside(match: Match) -> Match:
    """The match as the house keeps it: the answers to a sealed question lie beside the position."""
    before = match.copy()
    while is_sealed(before) and before.decisions:
        earlier = before.at(len(before.decisions) - 1)
        if not is_sealed(earlier) or len(asked_seats(earlier)) == 1 or _public(earlier) != _public(before):
            break
        before = earlier
    after = before.copy()
    for seat, decision in zip(asked_seats(before), match.decisions[len(before.decisions) :], strict=False):
        seal(after, seat, decision)
    return after


def _public(match: Match) -> bytes:
    shown = match.redacted(None)
    shown["to_act"] = 0
    return shown.tobytes()


def _everything(room: Room, viewer: int | None) -> list[bytes]:
    """What a viewer is sent: page, live update, API; all other pages are made of these."""
    place = Standpoint(viewer, frozenset() if viewer is None else frozenset({viewer}), False)
    sent = [pages.update(pages.shown(room, place, lang)).encode() for lang in ("en", "pl")]
    return [*sent, msgspec.json.encode(view_of(room, viewer, "en"))]


@pytest.mark.parametrize("slug", SLUGS)
def test_pages_and_answers_stay_byte_equal_when_hidden_things_are_dealt_anew(slug: str) -> None:
    from civitas.core.game import find_game

    game = find_game(slug)
    players = min(max(SEATS, game.players[0]), game.players[1])
    compared = 0
    for seed in range(3):
        match = Match(game, players, seed=seed)
        for step, here in enumerate(wander(match, seed, 150)):
            if step % 25:
                continue
            here = _laid_beside(here)
            for viewer in (None, *range(players)):
                other = _dealt_anew(here, viewer, random.Random(step).getrandbits(31))
                assert _everything(_room(here, 1), viewer) == _everything(_room(other, 1), viewer)
                compared += 1
    assert compared > 20


def test_a_view_made_field_by_field_is_the_views_of_the_match(tmp_path: Path) -> None:
    from civitas.core.game import find_game
    from civitas.web import position

    match = Match(find_game("stone_age"), 3, seed=4)
    made: dict[Any, Any] = {}
    for step, here in enumerate(wander(match, 4, 200)):
        if step % 10 == 0:
            for viewer in (None, 0, 1, 2):
                mine = position.view_of(here, viewer, made)
                assert {**mine, "position": dict(mine["position"])} == here.view(viewer)
                standing = position.standings(here, viewer)
                assert [score for score, _ in standing] == here.scores(viewer)
                assert [place for _, place in standing] == here.ranking(viewer)


def test_a_screen_is_handed_over_behind_a_curtain_when_there_are_secrets() -> None:
    from civitas.core.game import find_game
    from civitas.web import standpoint

    match = Match(find_game("stone_age"), 2, seed=1)
    room = _room(match, 1)
    to_act = match.to_act
    assert to_act is not None
    room.holders = {"h": {0: to_act != 0, 1: to_act != 1}}
    assert standpoint.standpoint(room, "h") == Standpoint(to_act, frozenset({0, 1}), False)
    room.drawn[("secrets", to_act)] = True
    hidden = standpoint.standpoint(room, "h")
    assert (hidden.viewer, hidden.curtain) == (None, to_act)
    page = pages.shown(room, hidden, "en").body
    assert "Hand the screen to" in page
    assert 'value="place' not in page
    room = replace(room, holders={"h": {to_act: True, 1 - to_act: False}}, drawn={})
    assert standpoint.standpoint(room, "h").viewer == to_act
