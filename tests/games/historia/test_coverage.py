"""Every numbered rule of Historia stands in a test that cites it."""

import re
from pathlib import Path

from civitas.core.game import find_game

HERE = Path(__file__).parent
FILES = (*HERE.glob("test_*.py"), HERE.parents[1] / "examples" / "test_historia.py")
CITED = re.compile(r"HI-(\d+)\.(\d+)(?: to HI-\1\.(\d+))?")


def cited() -> set[str]:
    found: set[str] = set()
    for path in FILES:
        for chapter, first, last in CITED.findall(path.read_text(encoding="utf-8")):
            found |= {f"{chapter}-{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def test_every_rule_stands_in_a_test() -> None:
    rules = (find_game("historia").folder / "text" / "rules.en.ftl").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^rule-HI-(\d+-\d+) =", rules, re.M))
    assert len(numbers) > 100
    assert not sorted(numbers - cited())
