"""The content: its totals, its effects against the printed facts, and packs that are refused where they are wrong."""

import re
import shutil
from pathlib import Path

import pytest

from civitas.core.content import load_content
from civitas.core.errors import CivitasError
from civitas.core.game import check_pack
from civitas.games.guns_and_steel import GAME
from civitas.games.guns_and_steel.tables import CONTENT, ERAS, FOLDER


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    shutil.copytree(FOLDER / "content", folder)
    (folder / "pack.toml").write_text('name = "mine"\ngame = "guns_and_steel"\n')
    return folder


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """GS-1.1, GS-1.3, GS-1.4."""
    cards, wonders = CONTENT["card"], CONTENT["wonder"]
    assert sum(card["count"] for card in cards if card["set"] == "starter") == 20
    for name in ("new_world", "renaissance"):
        own = [card for card in cards if card["set"] == name]
        assert [sum(card["era"] == era for card in own) for era in ERAS] == [7, 6, 5, 4, 3]
        assert [sum(w["era"] == era for w in wonders if w["set"] == name) for era in ERAS] == [2] * 5
    starters = [card["resource"] for card in cards if card["set"] == "starter"]
    assert sorted(starters) == ["food"] * 3 + ["iron"] * 2
    assert not any(card["resource"] in ("food", "iron") for card in cards if card["set"] != "starter")


def test_points_that_need_no_success_go_to_the_undefeated_too() -> None:
    """GS-6.12, GS-D36: a law for the data."""
    for card in CONTENT["card"]:
        steps = [(step["verb"], step["who"]) for step in card["effects"]]
        if ("attack", "self") in steps and ("gain_vp", "self") in steps:
            assert ("gain_vp", "undefeated") in steps, card["id"]


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("civilization_cards.toml", 'verb = "attack"', 'verb = "assault"', "'assault' is none of"),
        ("civilization_cards.toml", 'who = "defeated", n = 1, mask', 'who = "self", n = 1, mask', "for the defeated"),
        ("civilization_cards.toml", 'n = 2, mask = ["iron"]', 'n = 2, mask = ["irn"]', "'irn' is none of"),
        ("civilization_cards.toml", 'n = 2, mask = ["iron"]', 'n = 2, resources = ["iron"]', "no word 'resources'"),
        ("civilization_cards.toml", 'n = 2, mask = ["iron"]', 'n = 99, mask = ["iron"]', "between 1 and 20"),
        (
            "civilization_cards.toml",
            'verb = "claim", who = "self", n = 1',
            'verb = "claim", who = "self", n = 2',
            "n = 1",
        ),
        ("civilization_cards.toml", "cost = { iron = 2 }", "cost = { earth = 2 }", "is no cost"),
        ("civilization_cards.toml", 'number = "C09"', 'number = "C10"', "number C09"),
        ("civilization_cards.toml", "remove_2p = true", "remove_2p = false", "removed when two play"),
        ("civilization_cards.toml", "strength = 3", "strength = -3", "between 0 and 20"),
        ("civilization_cards.toml", "vp = 3", 'vp = "3"', "whole number"),
        ("starter_cards.toml", "count = 4", "count = 5", "4 x 'agriculture'"),
        ("wonders.toml", 'link_card = "soldier"', 'link_card = "tank"', "same Era and set"),
        ("wonders.toml", 'link_card = "soldier"', 'link_card = "soldiers"', "'soldiers' is none of"),
        ("wonders.toml", 'pred = "tech_count", n = 3', 'pred = "techs", n = 3', "'techs' is none of"),
        ("modes.toml", "rows = [7, 6, 5, 4, 3]", "rows = [7, 6, 5, 4, 2]", "have to lie in rows and stacks"),
        ("pyramid.toml", 'below = ["e0_0", "e0_1"]', 'below = ["e1_0", "e0_1"]', "does not lie below"),
        ("resources.toml", "give = { food = 2 }", "give = { food = 3 }", "the exchange here"),
    ],
)
def test_a_wrong_value_is_refused_with_its_line(pack: Path, file: str, old: str, new: str, told: str) -> None:
    text = (pack / file).read_text()
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1))
    with pytest.raises(CivitasError) as refusal:
        check_pack(GAME, pack)
    assert told in str(refusal.value)
    line = text[: text.index(old)].count("\n") + 1
    named = re.match(rf"{file}:(\d+)", str(refusal.value))
    assert named is not None, refusal.value
    # A total is wrong somewhere in its Era, an exchange in its entry; everything else on its very line.
    away = {"removed when two play": 40, "the exchange here": 12}.get(told, 0)
    assert abs(int(named[1]) - line) <= away, refusal.value


def test_another_number_of_a_card_is_another_game(pack: Path) -> None:
    """A changed strength changes the tables, the digest and nothing else."""
    path = pack / "civilization_cards.toml"
    path.write_text(path.read_text().replace("strength = 3", "strength = 4", 1))
    content = check_pack(GAME, pack)
    assert content.digest != load_content(FOLDER / "content").digest
    changed = GAME.compile_tables(content)
    assert (changed["STRENGTH_OF"] != GAME.tables["STRENGTH_OF"]).sum() == 1
    assert (changed["COST"] == GAME.tables["COST"]).all()


def test_every_rule_has_a_test() -> None:
    """Each rule number stands in a test; a rule that is added without one is missed here."""
    texts = GAME.texts
    rules = {
        name.removeprefix("rule-GS-").replace("-", ".") for name in texts.names("en") if name.startswith("rule-GS-")
    }
    tests = Path(__file__).parents[2]
    files = [*Path(__file__).parent.glob("test_*.py"), tests / "examples" / "test_guns_and_steel.py"]
    cited = set(re.findall(r"GS-(\d+\.\d+)", "".join(path.read_text() for path in files)))
    assert rules - cited == set()
