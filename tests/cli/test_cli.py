"""The command line: what it prints, and how it refuses."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars
import pytest

import civitas
from tests.conftest import wander


def civitas_command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "civitas", *words], capture_output=True, text=True, check=False)


def test_sim_prints_one_json_object() -> None:
    done = civitas_command("sim", "stone_age", "--players", "3", "--games", "50", "--threads", "2", "--json")
    found = json.loads(done.stdout)
    assert found["game"] == "stone_age" and found["players"] == 3 and found["games"] == 50
    assert found["decisions"] > 0 and found["games_per_second"] > 0 and found["decisions_per_second"] > 0
    assert len(found["scores"]) == 3
    assert sum(row["win_share"] for row in found["scores"]) == pytest.approx(1, abs=0.001)


def test_sim_gives_the_same_games_whatever_the_threads(tmp_path: Path) -> None:
    files = [tmp_path / f"{threads}.parquet" for threads in (1, 2)]
    for threads, file in enumerate(files, 1):
        words = ("--games", "200", "--threads", str(threads), "--parquet", str(file), "--json")
        assert civitas_command("sim", "stone_age", *words).returncode == 0
    one, two = (polars.read_parquet(file) for file in files)
    assert one.equals(two) and len(one) == 200
    assert one.columns == ["seed", "decisions", "score_1", "score_2", "score_3", "score_4"]


def test_greedy_beats_random() -> None:
    found = json.loads(civitas_command("sim", "stone_age", "--bots", "greedy,random", "--games", "60", "--json").stdout)
    greedy, other = found["scores"]
    assert greedy["who"] == "greedy" and greedy["win_share"] >= 0.95 > other["win_share"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["sim", "chess"], "no game is called 'chess'"),
        (["sim", "stone_age", "--players", "7"], "2 to 4 players"),
        (["sim", "stone_age", "--option", "first"], "name=value"),
        (["sim", "stone_age", "--option", "colour=red"], "no option 'colour'"),
        (["sim", "stone_age", "--bots", "deep,random"], "no bot is called 'deep'"),
        (["sim", "stone_age", "--bots", "random,random", "--players", "3"], "2 bots"),
        (["sim", "stone_age", "--device", "tpu"], "cpu or cuda"),
        (["sim", "stone_age", "--parquet", "/no/such/folder/x"], "does not exist"),
        (["rules", "stone_age", "SA-99.1"], "no rule"),
        (["replay", "/no/such/file"], "could not be read"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(words: list[str], told: str) -> None:
    done = civitas_command(*words)
    assert done.returncode == 2
    assert told in done.stderr and "Traceback" not in done.stderr


def test_stopping_leaves_a_partial_summary() -> None:
    words = [sys.executable, "-m", "civitas", "sim", "stone_age", "--games", "100000000", "--json"]
    running = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    # Long enough for the machine code to be read or made.
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and _cpu_seconds(running.pid) < 3 and running.poll() is None:
        time.sleep(0.2)
    running.send_signal(signal.SIGINT)
    printed, complaints = running.communicate(timeout=60)
    assert running.returncode == 130
    assert json.loads(printed)["stopped"] is True
    assert "Traceback" not in complaints


def _cpu_seconds(process: int) -> float:
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def test_replay_tells_a_saved_match_and_verifies_it(tmp_path: Path) -> None:
    match = civitas.new("stone_age", players=2, seed=5)
    for _ in wander(match, 5, 40):
        pass
    match.save(tmp_path / "m.civitas")
    told = civitas_command("replay", str(tmp_path / "m.civitas"), "--lang", "pl")
    assert told.returncode == 0 and len(told.stdout.splitlines()) > 40
    assert "40 decisions" in civitas_command("replay", str(tmp_path / "m.civitas"), "--verify").stdout


def test_rules_are_printed_in_either_language() -> None:
    english, polish = (civitas_command("rules", "stone_age", "SA-11.7", "--lang", lang).stdout for lang in ("en", "pl"))
    assert english.startswith("SA-11.7") and polish.startswith("SA-11.7") and english != polish
    assert len(civitas_command("rules", "stone_age", "SA-13").stdout.splitlines()) >= 7


def test_the_doctor_finds_native_code_working() -> None:
    done = civitas_command("doctor")
    assert done.returncode == 0
    assert "stone_age" in done.stdout and "native" in done.stdout
