"""What is published is what was tested: the built wheel, in an environment of its own, keeps the design's promises."""

import subprocess
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

PROMISED = """
import civitas
for game in civitas.games():
    game.slug, game.name("en"), game.name("pl"), game.players, game.options, game.length
m = civitas.new("stone_age", players=4, seed=7)
m.to_act, m.asks.text("en"), m.asks.text("pl")
for action in m.legal():
    action.id, action.name, action.text("pl"), action.targets
m.play("place forest 3"); m.play(m.legal()[0]); m.play(m.legal()[0].id)
try:
    m.play("feed")
    raise SystemExit("an illegal decision was taken")
except civitas.IllegalDecision as error:
    assert error.rule == "SA-17.5" and error.rule in str(error)
assert m.check(m.legal()[0]) is None and m.check("feed").text("en")
m.view(0), m.view()
assert not m.over and len(m.scores()) == 4 and len(m.ranking()) == 4
m.undo(); n = m.copy()
m.save("a.civitas")
assert civitas.load("a.civitas").bytes() == m.bytes()
assert civitas.position("stone_age", m.position()).bytes() == m.bytes()
print("kept")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(["uv", "build", "--quiet", "--wheel", "--out-dir", str(folder)], cwd=ROOT, check=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_content_texts_and_the_page(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    wanted = (
        "civitas/py.typed",
        "civitas/games/stone_age/content/civilization_cards.toml",
        "civitas/games/stone_age/text/pl.ftl",
        "civitas/web/static/civitas.css",
        "civitas/web/static/vendor/htmx.min.js",
    )
    assert not [name for name in wanted if name not in names]


def test_the_wheel_keeps_its_promises(wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "venv"
    python = str(environment / "bin" / "python")
    subprocess.run(["uv", "venv", "--quiet", "--python", "3.11", str(environment)], check=True)
    subprocess.run(["uv", "pip", "install", "--quiet", "--python", python, str(wheel)], check=True)
    done = subprocess.run([python, "-c", PROMISED], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "kept", done.stderr
