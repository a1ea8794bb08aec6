"""`civitas arena`: what it prints, that it goes on after a kill, and how it refuses."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.lab.report import meetings
from tests.cli.test_cli import civitas_command

BOT_FIELDS = {"bot", "matches", "win_rate", "interval", "mean_rank", "mean_margin", "rating"}


def arena(*words: str) -> dict[str, Any]:
    done = civitas_command("arena", *words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_it_prints_one_object_with_a_list_of_bots() -> None:
    found = arena("stone_age", "--bots", "greedy,random", "--games", "40", "--threads", "2")
    assert found["game"] == "stone_age" and found["players"] == 2 and found["matches"] == found["planned"] == 40
    greedy, other = found["bots"]
    assert set(greedy) >= BOT_FIELDS and greedy["bot"] == "greedy" and greedy["matches"] == 40
    assert greedy["win_rate"] + other["win_rate"] == pytest.approx(1)
    low, high = greedy["interval"]
    assert low <= greedy["win_rate"] <= high
    assert greedy["mean_margin"] == -other["mean_margin"] > 0
    assert greedy["mean_rank"] + other["mean_rank"] == pytest.approx(3)
    assert greedy["rating"] > other["rating"]
    assert found["pairs"][0]["stronger"] > 0.99


def test_two_bots_at_four_seats_are_told_apart_by_table() -> None:
    found = arena("stone_age", "--bots", "greedy,random", "--players", "4", "--games", "16", "--no-ratings")
    assert [[row["seats"] for row in table["bots"]] for table in found["lineups"]] == [[3, 1], [1, 3]]
    assert found["fair_share"] == 0.25 and found["bots"][0]["rating"] is None
    for table in found["lineups"]:
        assert sum(row["wins"] for row in table["bots"]) == pytest.approx(1)


@pytest.mark.parametrize(("slug", "players"), [("historia", 1), ("historia", 6), ("stone_age", 3)])
def test_other_numbers_of_players(slug: str, players: int) -> None:
    found = arena(slug, "--players", str(players), "--games", str(2 * players), "--seed", "3")
    assert found["matches"] >= 2 * players
    assert sum(row["win_rate"] for row in found["bots"]) > 0


def test_results_do_not_depend_on_the_threads(tmp_path: Path) -> None:
    words = ("stone_age", "--games", "60", "--seed", "5")
    one, two = (arena(*words, "--threads", str(n), "--out", str(tmp_path / str(n))) for n in (1, 2))
    assert one["bots"] == two["bots"]
    files = [sorted((tmp_path / str(n) / "matches").iterdir()) for n in (1, 2)]
    assert [file.read_bytes() for file in files[0]] == [file.read_bytes() for file in files[1]]


def test_its_match_files_replay_as_they_were_saved(tmp_path: Path) -> None:
    found = arena("stone_age", "--games", "4", "--out", str(tmp_path), "--option", "first=2")
    files = sorted((tmp_path / "matches").iterdir())
    assert len(files) == found["matches"] == 4
    lines = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text().splitlines()]
    for line in lines:
        match = civitas.load(tmp_path / "matches" / f"{line['match']:06}.civitas")
        assert match.over and match.options["first"] == "2"
        assert [score.total for score in match.scores()] == line["scores"] and match.ranking() == line["places"]
        # The very bytes that saving the match would give.
        match.save(tmp_path / "again.civitas")
        assert (tmp_path / "again.civitas").read_bytes() == files[line["match"]].read_bytes()
    assert "replay as they were saved" in civitas_command("replay", str(files[0]), "--verify").stdout


def test_a_killed_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ("arena", "stone_age", "--games", "3000", "--seed", "11", "--json", "--no-ratings")
    running = subprocess.Popen(
        [sys.executable, "-m", "civitas", *words, "--out", str(tmp_path / "a")],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    results = tmp_path / "a" / "results.jsonl"
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and (not results.exists() or results.stat().st_size < 4000):
        time.sleep(0.02)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    kept = results.read_bytes().count(b"\n")
    assert 0 < kept < 3000
    # As if the kill had come in the middle of a line.
    with results.open("ab") as file:
        file.write(b'{"match": 2999, "blo')
    resumed = arena(*words[1:-2], "--no-ratings", "--out", str(tmp_path / "a"))
    assert resumed["resumed"] >= kept and resumed["matches"] == 3000
    whole = arena(*words[1:-2], "--no-ratings", "--out", str(tmp_path / "b"))
    assert resumed["bots"] == whole["bots"]
    names = sorted(file.name for file in (tmp_path / "b" / "matches").iterdir())
    assert sorted(file.name for file in (tmp_path / "a" / "matches").iterdir()) == names
    for name in names[::100]:
        assert (tmp_path / "a/matches" / name).read_bytes() == (tmp_path / "b/matches" / name).read_bytes()


def test_more_games_go_on_from_those_that_were_played(tmp_path: Path) -> None:
    words = ("stone_age", "--no-ratings", "--out", str(tmp_path))
    assert arena(*words, "--games", "10")["resumed"] == 0
    more = arena(*words, "--games", "20")
    assert more["resumed"] == 10 and more["matches"] == 20


def test_stopping_leaves_a_partial_summary(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "civitas", "arena", "stone_age", "--games", "100000", "--json"]
    running = subprocess.Popen(
        [*words, "--out", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    results = tmp_path / "results.jsonl"
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and (not results.exists() or results.stat().st_size < 20_000):
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    printed, complaints = running.communicate(timeout=60)
    found = json.loads(printed)
    assert running.returncode == 130 and "Traceback" not in complaints
    assert found["stopped"] is True and 0 < found["matches"] < found["planned"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "no game is called 'chess'"),
        (["stone_age", "--bots", "deep,greedy"], "no bot is called 'deep'"),
        (["stone_age", "--bots", "search,greedy"], "seconds or its iterations"),
        (["stone_age", "--bots", "search:0s,greedy"], "more than 0"),
        (["stone_age", "--bots", "search:0,greedy"], "iterations, not 0"),
        (["stone_age", "--bots", ""], "names nobody"),
        (["stone_age", "--bots", "greedy,greedy"], "named twice"),
        (["stone_age", "--players", "7"], "2 to 4 players"),
        (["stone_age", "--option", "colour=red"], "no option 'colour'"),
        (["stone_age", "--json", "--markdown"], "choose one"),
        (["stone_age", "--out", "/proc/nothing"], "--out /proc/nothing"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(words: list[str], told: str) -> None:
    done = civitas_command("arena", *words)
    assert done.returncode == 2
    assert told in done.stderr and "Traceback" not in done.stderr


def test_a_folder_with_another_arena_is_left_alone(tmp_path: Path) -> None:
    assert arena("stone_age", "--games", "4", "--out", str(tmp_path), "--no-ratings")["matches"] == 4
    before = (tmp_path / "results.jsonl").read_bytes()
    done = civitas_command("arena", "stone_age", "--games", "4", "--out", str(tmp_path), "--players", "3")
    assert done.returncode == 2 and "another arena: its players is 2, not 3" in done.stderr
    assert (tmp_path / "results.jsonl").read_bytes() == before


def test_without_openskill_the_extra_is_named() -> None:
    code = "import sys; sys.modules['openskill'] = None; sys.argv = ['civitas', 'arena', 'stone_age', '--games', '2']\n"
    code += "from civitas.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "civitas[lab]" in done.stderr and "--no-ratings" in done.stderr


def test_tables_for_a_document() -> None:
    printed = civitas_command("arena", "stone_age", "--games", "8", "--markdown").stdout
    assert printed.startswith("| bot | matches | wins |")
    assert all(line.startswith("|") for line in printed.splitlines())


def test_of_two_bots_the_better_one_is_told_first() -> None:
    row = {"bot": "random", "other": "greedy", "matches": 9, "ahead": 0.25, "interval": [0.1, 0.5], "stronger": 0.03}
    told = meetings({"pairs": [row, {**row, "ahead": 0.75}]})
    assert told[0] == ("greedy", "random", "75.0 %", "50.0 to 90.0", "97.00 %")
    assert told[1][:3] == ("random", "greedy", "75.0 %")


def test_a_search_that_would_be_interpreted_is_refused() -> None:
    words = [sys.executable, "-m", "civitas", "arena", "stone_age", "--bots", "search:10,random", "--games", "2"]
    environment = {**os.environ, "CIVITAS_BACKEND": "python"}
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 2 and "interpreted" in done.stderr


def test_searches_of_fixed_length_give_the_same_matches_again(tmp_path: Path) -> None:
    words = ("stone_age", "--bots", "search:8,greedy", "--games", "2", "--no-ratings")
    one, _ = (arena(*words, "--threads", str(n), "--out", str(tmp_path / str(n))) for n in (1, 2))
    assert one["bots"][0]["bot"] == "search:8" and one["bots"][0]["seconds_per_decision"] > 0
    files = [sorted((tmp_path / str(n) / "matches").iterdir()) for n in (1, 2)]
    assert [file.read_bytes() for file in files[0]] == [file.read_bytes() for file in files[1]]
