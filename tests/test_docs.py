"""The documents are true: their commands run, their Python runs, their links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from civitas.cli import app

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(), re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_in_documents_runs(page: Path) -> None:
    for code in blocks(page, "python"):
        exec(compile(code, page.name, "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_in_documents_run(page: Path) -> None:
    for line in "\n".join(blocks(page, "sh")).splitlines():
        words = line.partition("#")[0].split()
        if words[:1] != ["civitas"] or words[1] in ("play", "serve"):
            continue
        # A document may play a hundred thousand games; the test plays a few.
        shorter = [word if not re.fullmatch(r"\d{3,}", word) else "20" for word in words[1:]]
        result = CliRunner().invoke(app, shorter)
        assert result.exit_code == 0, f"{line}\n{result.output}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", page.read_text()):
        assert (page.parent / target).exists(), f"{page.name} -> {target}"


def test_every_make_task_that_is_named_exists() -> None:
    tasks = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for page in PAGES:
        for task in re.findall(r"`make ([a-z-]+)`", page.read_text()):
            assert task in tasks, f"{page.name}: make {task}"


def test_every_command_is_in_the_documents() -> None:
    written = "\n".join(page.read_text() for page in PAGES)
    for command in app.registered_commands:
        assert command.callback is not None
        assert command.callback.__name__ in written


def test_importing_civitas_compiles_nothing() -> None:
    code = "import sys, civitas; print([name for name in sys.modules if name.split('.')[0] in ('numba', 'fluent')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
