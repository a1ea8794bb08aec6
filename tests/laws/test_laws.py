"""The laws that every game obeys on every backend; a game that is installed is tested, without a line here."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import civitas
from civitas import sim
from civitas.core import contract, view
from civitas.core.chance import WORDS, seed_generator
from civitas.core.engine import engine_of
from civitas.core.errors import CannotUndo, IllegalDecision
from civitas.core.game import Game, find_game
from civitas.core.match import Match
from civitas.core.savefile import match_text, parse_match
from tests.conftest import SLUGS, match_of, setups, somewhere, wander

GAMES = [find_game(slug) for slug in SLUGS]
each_game = pytest.mark.parametrize("game", GAMES, ids=SLUGS)


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


def redealt(match: Match, viewer: int | None, seed: int) -> np.ndarray:
    """The position with everything dealt anew that a viewer cannot know, from the viewer's own view."""
    record = match.redacted(viewer)
    luck = np.zeros(WORDS, np.int64)
    seed_generator(luck, seed, 0, 9)
    bag = np.zeros(view.BAG_SIZE, np.int64)
    engine_of(match.game, "python").bind(view.deal_row)(
        record.view(np.uint8).reshape(-1), -1 if viewer is None else viewer, luck, bag
    )
    return record


def redacted(game: Game, record: np.ndarray, viewer: int | None) -> bytes:
    copy = record.copy()
    row = copy.view(np.uint8).reshape(-1)
    engine_of(game, "python").bind(view.redact_row)(row, -1 if viewer is None else viewer)
    return row.tobytes()


# ---- 1: same seed, options and decisions give the same bytes on every backend


@each_game
@given(data=st.data())
def test_law_1_interpreted_and_native_give_the_same_bytes(game: Game, data: st.DataObject) -> None:
    players, options, seed = data.draw(setups(game))
    small = seed % 2**62
    batches = [
        sim.Batch(game.slug, players, games=1, seed=small, backend=backend, **options)  # type: ignore[arg-type]
        for backend in ("python", "native")
    ]
    decisions = [batch.play_out().tolist() for batch in batches]
    assert decisions[0] == decisions[1]
    assert batches[0].rows().tobytes() == batches[1].rows().tobytes()
    assert batches[0].points().tolist() == batches[1].points().tolist()


@each_game
def test_law_1_threads_change_nothing(game: Game) -> None:
    one, two = (sim.Batch(game.slug, games=40, seed=5, threads=threads) for threads in (1, 2))
    one.play_out()
    two.play_out()
    assert one.rows().tobytes() == two.rows().tobytes()


# ---- 2: legality is one source, and an illegal decision changes nothing


@each_game
@given(data=st.data())
def test_law_2_legal_is_what_check_allows(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    match = match_of(game, setup)
    check = match.engine.bind(contract.check)
    chooser = random.Random(setup[2])
    for now in wander(match, setup[2]):
        if chooser.random() > 0.15:
            continue
        allowed = [action for action in range(len(game.actions)) if check(now._s, action) == 0]
        assert now.legal_ids() == allowed
        asked = now.asks
        assert asked is not None
        ceremonial = {question.name for question in game.questions if question.ceremonial}
        assert len(allowed) >= (1 if asked.name in ceremonial else 2)


@each_game
@given(data=st.data())
def test_law_2_an_illegal_decision_names_its_rule_and_changes_nothing(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    match = somewhere(game, setup, data.draw(st.integers(0, 300)))
    before = match.bytes(), len(match.decisions), match.legal_ids()
    legal = set(match.legal_ids())
    for action in data.draw(st.lists(st.integers(0, len(game.actions) - 1), max_size=20)):
        if action in legal:
            continue
        with pytest.raises(IllegalDecision) as refusal:
            match.play(action)
        assert refusal.value.rule.startswith(f"{game.abbreviation}-")
        assert game.texts.has("en", f"rule-{refusal.value.rule.replace('.', '-')}")
    assert (match.bytes(), len(match.decisions), match.legal_ids()) == before


# ---- 3 and 4: every game ends, in bounds, and nothing gets lost


@each_game
@given(data=st.data())
def test_laws_3_and_4_random_play_ends_in_bounds_and_loses_nothing(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    match = match_of(game, setup)
    for now in wander(match, setup[2], game.decision_bound + 1):
        assert now.problems() == []
    assert match.over
    assert match.problems() == []
    assert match.to_act is None and match.asks is None and match.legal() == ()
    assert sorted(match.ranking())[0] == 1


# ---- 5 and 6: who knows what


@each_game
@given(data=st.data())
def test_law_5_a_view_survives_redaction_and_dealing(game: Game, data: st.DataObject) -> None:
    match = somewhere(game, data.draw(setups(game)), data.draw(st.integers(0, 400)))
    for viewer in viewers(match):
        seen = match.redacted(viewer)
        assert redacted(game, seen, viewer) == seen.tobytes()
        dealt = redealt(match, viewer, data.draw(st.integers(0, 2**31)))
        assert redacted(game, dealt, viewer) == seen.tobytes()
        assert game.layout.violations(dealt[0]) == []


@each_game
@given(data=st.data())
def test_law_6_equal_views_give_equal_legal_decisions_and_scores(game: Game, data: st.DataObject) -> None:
    match = somewhere(game, data.draw(setups(game)), data.draw(st.integers(0, 400)))
    seat = match.to_act
    assert seat is not None
    other = match.copy()
    other.row()[:] = redealt(match, seat, 11).view(np.uint8).reshape(-1)
    out = other.engine.answers()
    answers = int(other.engine.bind(contract.legal)(other._s, out))
    assert out[:answers].tolist() == match.legal_ids()
    assert other.view(seat) == match.view(seat)
    assert other.scores(seat) == match.scores(seat)


@each_game
@given(data=st.data())
def test_law_6_no_note_tells_a_viewer_more_than_its_view(game: Game, data: st.DataObject) -> None:
    match = somewhere(game, data.draw(setups(game)), 200)
    for viewer in viewers(match):
        for note in match.told(viewer):
            audience = game.events[note.event].seen_by
            assert audience == "everyone" or (audience == "owner" and note.seat == viewer)


# ---- 7: save, load, save


@each_game
@given(data=st.data())
def test_law_7_a_saved_match_comes_back_as_it_was(game: Game, data: st.DataObject) -> None:
    match = somewhere(game, data.draw(setups(game)), data.draw(st.integers(0, 150)))
    text = match_text(match)
    loaded = parse_match(text)
    assert loaded.bytes() == match.bytes()
    assert match_text(loaded) == text
    assert loaded.notes == match.notes


@each_game
@given(data=st.data())
def test_law_7_a_position_comes_back_as_it_was(game: Game, data: st.DataObject) -> None:
    match = somewhere(game, data.draw(setups(game)), data.draw(st.integers(0, 300)))
    options = match.options
    again = civitas.position(game.slug, match.position(), players=match.players, **options)
    assert again.bytes() == match.bytes()
    assert again.legal_ids() == match.legal_ids()


# ---- 8: names


@each_game
def test_law_8_every_decision_has_one_name(game: Game) -> None:
    for action in range(len(game.actions)):
        name = game.actions.name(action)
        assert game.actions.parse(name) == action
        assert game.actions.parse(f"  {name.upper()} ") == action


# ---- 9: taking back


@each_game
@given(data=st.data())
def test_law_9_undo_returns_the_exact_bytes_or_is_refused(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    match = somewhere(game, setup, data.draw(st.integers(0, 200)))
    chooser = random.Random(setup[2])
    for _ in range(25):
        if match.over:
            break
        before, seat, notes = match.bytes(), match.to_act, list(match.notes)
        hidden = _hidden_bytes(match)
        match.play(chooser.choice(match.legal_ids()))
        assert match.why_not_undo((seat or 0) + 1) != ""
        if match.why_not_undo(seat):
            with pytest.raises(CannotUndo):
                match.undo(seat)
            continue
        assert _hidden_bytes(match)["chance"] == hidden["chance"]
        after = match.bytes()
        action = match.undo(seat)
        assert match.bytes() == before and match.notes == notes
        match.play(action)
        assert match.bytes() == after


def _hidden_bytes(match: Match) -> dict[str, bytes]:
    fields = match.game.layout.fields.values()
    return {field.name: match._records[field.name].tobytes() for field in fields if field.seen_by == "nobody"}


# ---- 10: an absent seat


@each_game
@given(data=st.data())
def test_law_10_the_first_legal_answer_can_always_be_given(game: Game, data: st.DataObject) -> None:
    match = match_of(game, data.draw(setups(game)))
    for _ in range(min(300, game.decision_bound)):
        if match.over:
            break
        match.play(match.legal()[0])


# ---- the house's own promises


@each_game
@given(data=st.data())
def test_a_shortlist_keeps_at_least_one_of_the_legal_answers(game: Game, data: st.DataObject) -> None:
    match = somewhere(game, data.draw(setups(game)), data.draw(st.integers(0, 400)))
    listed = np.array(match.legal_ids(), np.int64)
    kept = int(engine_of(game, "python").bind(contract.shortlist)(match.copy()._s, listed, len(listed)))
    assert 1 <= kept <= len(match.legal_ids())
    assert set(listed[:kept].tolist()) <= set(match.legal_ids())


@each_game
def test_a_position_is_small(game: Game) -> None:
    budgets = {"stone_age": 512, "guns_and_steel": 1024, "historia": 1536, "nations": 3072, "beyond_the_horizon": 2048}
    assert game.layout.dtype.itemsize <= budgets.get(game.slug, 4096)


@each_game
def test_other_content_gives_every_table_that_the_rules_name(game: Game) -> None:
    again = game.compile_tables(game.official)
    assert set(again) == set(game.tables)
    assert all((again[name] == game.tables[name]).all() for name in again)


@each_game
def test_fields_that_declare_no_audience_are_seen_by_nobody(game: Game) -> None:
    fresh = Match(game, game.players[1], {}, 1)
    shown = fresh.redacted(None)
    for field in game.layout.fields.values():
        if field.seen_by != "nobody":
            continue
        cells = np.atleast_1d(shown[field.name])
        assert set(np.unique(cells).tolist()) <= {0, -1, -2}
