"""Matches: the public interface, as written in the design, and every kind of bad input."""

from pathlib import Path

import pytest

import civitas
from civitas import (
    BadContent,
    BadFile,
    BadOption,
    BadPosition,
    CannotUndo,
    IllegalDecision,
    UnknownDecision,
    UnknownGame,
)
from civitas.core.content import load_content
from civitas.core.game import find_game
from civitas.core.match import Match
from civitas.core.savefile import match_text, parse_match
from tests.conftest import wander


@pytest.fixture
def match() -> Match:
    return civitas.new("stone_age", players=4, seed=7, first="1")


def advanced(decisions: int, players: int = 4) -> Match:
    match = civitas.new("stone_age", players=players, seed=3)
    for _ in wander(match, 3, decisions):
        pass
    return match


# ---- the interface


def test_games_tell_their_names_players_options_and_length() -> None:
    game = next(game for game in civitas.games() if game.slug == "stone_age")
    assert (game.name("en"), game.name("pl")) == ("Stone Age", "Epoka Kamienia")
    assert game.players == (2, 4)
    assert [option.name for option in game.options] == ["first"]
    assert game.length[0] <= game.length[1]


def test_a_decision_is_an_action_its_number_or_its_name(match: Match) -> None:
    assert match.to_act == 0
    assert match.play("place forest 3").name == "place forest 3"
    assert match.play(match.legal()[0]).id == match.decisions[-1]
    match.play(match.legal()[0].id)
    assert len(match.decisions) == 3


def test_an_action_has_a_name_a_text_and_targets(match: Match) -> None:
    action = next(action for action in match.legal() if action.name == "place forest 3")
    assert action.targets == ("forest",)
    assert action.text("en") != action.text("pl")


def test_check_gives_none_or_the_rule_that_forbids(match: Match) -> None:
    assert match.check("place hut") is None
    rule = match.check("place hunt 9")
    assert rule is not None and rule.number == "SA-5.11"
    assert rule.text("en") != rule.text("pl")


def test_a_view_hides_the_deck_and_a_stranger_gets_no_legal_decisions(match: Match) -> None:
    assert match.view(0)["position"]["deck"].count("hidden") == 32
    assert "chance" not in match.view(0)["position"]
    assert match.view(0)["legal"] and not match.view(1)["legal"] and not match.view()["legal"]


def test_a_finished_match_has_scores_by_source_and_a_ranking() -> None:
    match = advanced(10**6)
    assert match.over and match.to_act is None and match.asks is None
    for score in match.scores():
        assert score.total == sum(score.sources.values())
    assert [score.total for score in match.scores()] == match.position()["score"]
    assert min(match.ranking()) == 1


def test_a_copy_goes_its_own_way(match: Match) -> None:
    other = match.copy()
    other.play("place hut")
    assert match.decisions == [] and match.legal_ids() != other.legal_ids()


def test_native_and_interpreted_matches_tell_the_same_story() -> None:
    game = find_game("stone_age")
    python, native = (Match(game, 3, {}, 11, backend=backend) for backend in ("python", "native"))  # type: ignore[arg-type]
    for now in wander(python, 11, 150):
        assert now.legal_ids() == native.legal_ids()
        action = now.legal_ids()[len(now.decisions) % len(now.legal_ids())]
        native.play(action)
        now.rewind(len(now.decisions))
        now.play(action)
        now_bytes = now.bytes()
        assert now_bytes == native.bytes()
        break
    for number in range(200):
        action = python.legal_ids()[number % len(python.legal_ids())]
        python.play(action)
        native.play(action)
    assert python.bytes() == native.bytes()
    assert python.log(0) == native.log(0)


# ---- bad input: an error of the one family, and the match unchanged


def test_an_unknown_game_is_told_with_those_that_exist() -> None:
    with pytest.raises(UnknownGame, match="stone_age"):
        civitas.new("stone_edge")


@pytest.mark.parametrize("players", [0, 1, 5, -3, True, "4", 2.0])
def test_players_out_of_range_are_refused(players: object) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        civitas.new("stone_age", players=players)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", True])
def test_a_seed_has_64_bits(seed: object) -> None:
    with pytest.raises(BadOption, match="seed"):
        civitas.new("stone_age", seed=seed)  # type: ignore[arg-type]


def test_unknown_options_and_values_are_refused_with_what_there_is() -> None:
    with pytest.raises(BadOption, match="first"):
        civitas.new("stone_age", expansion="yes")
    with pytest.raises(BadOption, match="random"):
        civitas.new("stone_age", first="youngest")
    with pytest.raises(BadOption, match="no such seat"):
        civitas.new("stone_age", players=2, first="4")


@pytest.mark.parametrize("decision", ["", "place", "place forest", "place forest 8", "pay iron", "\x00", "ż" * 500])
def test_an_unparsable_decision_is_refused(match: Match, decision: str) -> None:
    with pytest.raises(UnknownDecision):
        match.play(decision)
    assert match.decisions == []


@pytest.mark.parametrize("number", [-1, 92, 10**9])
def test_a_number_that_is_no_decision_is_refused(match: Match, number: int) -> None:
    with pytest.raises(UnknownDecision, match="0 to 91"):
        match.play(number)


def test_a_decision_after_the_end_is_refused() -> None:
    match = advanced(10**6)
    with pytest.raises(IllegalDecision, match="over"):
        match.play("place hut")


def test_a_seat_that_does_not_exist_sees_nothing(match: Match) -> None:
    for seat in (-2, 4, 99):
        with pytest.raises(BadOption):
            match.view(seat)


def test_undo_is_refused_in_words_when_something_was_rolled(match: Match) -> None:
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo()
    match.play("place hut")
    assert match.undo(0).name == "place hut"


@pytest.mark.parametrize(
    "plain",
    [
        {"no_such_field": 1},
        {"food": [40_000]},
        {"food": "many"},
        {"people": [3]},
        {"people": [5] * 9},
        {"space": ["no such card"]},
        {"space": [None]},
        {"stock": [{"iron": 1}]},
        {"phase": "siesta"},
        {"tools": [[4, 0, 0]]},
        {"score": [1.5]},
    ],
)
def test_a_broken_position_is_refused(plain: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        civitas.position("stone_age", plain, players=2)


# ---- files


def test_a_file_comes_back(tmp_path: Path) -> None:
    match = advanced(77)
    path = tmp_path / "a.civitas"
    match.save(path)
    assert civitas.load(path).bytes() == match.bytes()
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="could not be written"):
        advanced(5).save(tmp_path / "no" / "folder")


def test_a_missing_a_binary_and_a_foreign_file_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="could not be read"):
        civitas.load(tmp_path / "nothing")
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="UTF-8"):
        civitas.load(binary)
    foreign = tmp_path / "foreign"
    foreign.write_text("[Event 'chess']\n")
    with pytest.raises(BadFile, match="line 1"):
        civitas.load(foreign)


@pytest.mark.parametrize("keep", [0.1, 0.5, 0.9, 0.99])
def test_a_truncated_file_says_where_it_ends(keep: float) -> None:
    text = match_text(advanced(60))
    with pytest.raises(BadFile, match=r"line \d+"):
        parse_match(text[: int(len(text) * keep)])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("seed: 3", "seed: 4", "line"),
        ("players: 4", "players: 7", "2 to 4"),
        ("rules: 1", "rules: 9", "rules version 9"),
        ("content: official", "content: homemade", "other content"),
        ("game: stone_age", "game: chess", "chess"),
        ("option first: random", "option first: sideways", "sideways"),
        ("\n1 ", "\n2 ", "decision 1 is expected"),
        ("= ", "= 0", "astray"),
    ],
)
def test_an_edited_file_says_what_is_wrong(old: str, new: str, told: str) -> None:
    text = match_text(advanced(45))
    assert old in text
    with pytest.raises(BadFile, match=told):
        parse_match(text.replace(old, new, 1))


def test_every_single_changed_letter_is_noticed() -> None:
    text = match_text(advanced(25))
    for place in range(0, len(text), 7):
        changed = text[:place] + ("7" if text[place] != "7" else "8") + text[place + 1 :]
        with pytest.raises(civitas.CivitasError):
            parse_match(changed)


# ---- content


def content_with(tmp_path: Path, file: str, old: str, new: str) -> Path:
    for path in (find_game("stone_age").folder / "content").glob("*.toml"):
        text = path.read_text()
        (tmp_path / path.name).write_text(text.replace(old, new, 1) if path.name == file else text)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("civilization_cards.toml", "count = 2", "count = 3", "37 cards in all"),
        (
            "civilization_cards.toml",
            'verb = "dice_draft"',
            'verb = "dice_daft"',
            r"civilization_cards.toml:\d+.*dice_daft",
        ),
        ("civilization_cards.toml", 'id = "green_medicine_food5"', 'id = "green_medicine_any2"', "stands already"),
        ("civilization_cards.toml", "amount = 5", "amount = 50", "between 0 and 9"),
        ("building_tiles.toml", "vp = 10", "vp = 11", "worth 10"),
        ("building_tiles.toml", 'source = "', 'origin = "', "source is missing"),
        ("resources.toml", 'id = "gold"', 'id = "silver"', "gold"),
        ("tools.toml", "[[tool_tile]]", "[[tool_tile", "tools.toml"),
    ],
)
def test_wrong_content_is_refused_where_it_stands(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    with pytest.raises(BadContent, match=told):
        find_game("stone_age").compile_tables(load_content(content_with(tmp_path, file, old, new)))
