"""What docs/play.md says of the server is true: the bot plays, the settings exist, the example opens a table."""

import json
import re
import subprocess
import sys
import urllib.request
from dataclasses import fields
from pathlib import Path

import civitas
from bench.served import served
from civitas.core.savefile import read_match
from civitas.web.settings import PREFIX, TOLD_OTHERWISE, Settings

PAGE = (Path(__file__).parents[2] / "docs" / "play.md").read_text()
QUICK = {"CIVITAS_BACKEND": "python", "CIVITAS_WEB_NATIVE": "0"}


def block(language: str) -> str:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)[-1]


def test_the_bot_plays_a_whole_match_and_its_file_keeps_the_promise(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(block("py"))
    wanted = json.loads(block("json"))
    wanted["seats"] = [{"name": "Ada"}, {"name": "Bob"}]
    with served(str(tmp_path / "x.db"), tmp_path / "log", **QUICK) as server:
        base = f"http://127.0.0.1:{server.port}"
        body = urllib.request.Request(
            f"{base}/api/tables", json.dumps(wanted).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(body) as answer:
            table = json.load(answer)
        command = [sys.executable, str(script), f"{base}/api/tables/{table['id']}"]
        bots = [subprocess.Popen([*command, seat["token"]]) for seat in table["seats"]]
        assert [bot.wait(120) for bot in bots] == [0, 0]
        view = json.loads(server.get(f"/api/tables/{table['id']}/view"))
        assert view["over"] and view["seed"] is not None
        file = tmp_path / "x.civitas"
        file.write_text(server.get(f"/t/{table['id']}/match.civitas"))
    assert read_match(file).nonce == view["nonce"]
    shown = _verify(file, "--commitment", table["commitment"])
    assert shown.returncode == 0 and table["commitment"] in shown.stdout
    assert "another than was promised" in _verify(file, "--commitment", "0" * 64).stderr
    seed = str(view["seed"])
    file.write_text(file.read_text().replace(f"seed: {seed}", f"seed: {int(seed) ^ 1}"))
    assert "not the one that was promised" in _verify(file).stderr


def _verify(file: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "civitas", "replay", "--verify", str(file), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_match_without_a_promise_cannot_be_held_to_one(tmp_path: Path) -> None:
    file = tmp_path / "x.civitas"
    civitas.new("stone_age", players=2, seed=3).save(file)
    assert _verify(file).returncode == 0
    done = _verify(file, "--commitment", "0" * 64)
    assert done.returncode == 2 and "nothing was promised" in done.stderr


def test_the_table_of_settings_is_complete_and_true() -> None:
    told = dict(re.findall(rf"\| `{PREFIX}([A-Z_]+)` \| (\S+) \|", PAGE))
    known = {field.name.upper(): field.default for field in fields(Settings)}
    hidden = {name.upper() for name in TOLD_OTHERWISE} | {"READY_FILE"}
    assert set(told) == set(known) - hidden
    for name, default in told.items():
        assert default == (
            str(int(known[name])) if isinstance(known[name], bool) else f"{known[name]}".removesuffix(".0")
        )
