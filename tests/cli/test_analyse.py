"""`civitas analyse`: what it prints, in both languages, and how it refuses."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from civitas.lab import words
from tests.cli.test_cli import civitas_command
from tests.lab.test_analysis import with_a_blunder


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("match") / "m.civitas"
    with_a_blunder()[0].save(path)
    return path


def test_a_running_match_is_told_as_one_object(saved: Path) -> None:
    done = civitas_command("analyse", str(saved), "--budget", "20", "--json")
    found = json.loads(done.stdout)
    assert found["game"] == "stone_age" and found["decisions"] == 40 and found["over"] is False
    assert [look["decision"] for look in found["looks"]] == list(range(1, 42))
    assert found["complete"] and not found["stopped"]
    for look in found["looks"]:
        assert sum(look["win"]) == pytest.approx(1, abs=0.01) and look["best"] and look["cost"] >= 0
    assert found["looks"][-1]["played"] is None


@pytest.mark.parametrize(("lang", "told"), [("en", "Best ideas"), ("pl", "Najlepsze pomysły")])
def test_mistakes_are_told_in_words(saved: Path, lang: str, told: str) -> None:
    done = civitas_command("analyse", str(saved), "--lang", lang, "--budget", "40", "--seat", "1")
    assert done.returncode == 0 and told in done.stdout
    assert re.search(r"\d+ %", done.stdout)


def test_the_ideas_at_one_decision_are_told(saved: Path) -> None:
    done = civitas_command("analyse", str(saved), "--at", "7", "--budget", "60")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Decision 7: ") and lines[-1].startswith("Played: ") and 3 <= len(lines) <= 5


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--budget", "0"], "iterations, not 0"),
        (["--budget", "0s"], "more than 0"),
        (["--budget", "much"], "such as 1s or 500"),
        (["--seat", "3"], "seats run from 1 to 2"),
        (["--lang", "de"], "en or pl"),
        (["--at", "99"], "no such decision"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(saved: Path, given: list[str], told: str) -> None:
    done = civitas_command("analyse", str(saved), *given)
    assert done.returncode == 2 and told in done.stderr and "Traceback" not in done.stderr


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("nothing\n")
    assert "line 1" in civitas_command("analyse", str(tmp_path / "x")).stderr
    assert "could not be read" in civitas_command("analyse", str(tmp_path / "y")).stderr


def test_both_languages_say_the_same() -> None:
    folder = Path(words.__file__).parent / "text"
    said = {}
    for lang in ("en", "pl"):
        entries = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
        assert not any(isinstance(entry, fluent.Junk) for entry in entries)
        said[lang] = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    assert said["en"] == said["pl"]
