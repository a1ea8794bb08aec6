"""The command line: `civitas play | serve | sim | arena | bench | replay | analyse | rules | doctor`."""

import sys

import typer

from civitas.cli import analyse, arena, bench, content, doctor, play, replay, rules, sim
from civitas.core.errors import CivitasError

app = typer.Typer(
    name="civitas",
    help="Civilization board games to play, to research and to balance.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
for command in (
    play.play,
    play.serve,
    sim.sim,
    arena.arena,
    bench.bench,
    replay.replay,
    analyse.analyse,
    rules.rules,
    doctor.doctor,
):
    app.command()(command)
app.add_typer(content.app, name="content")


def main() -> None:
    """Runs the command line; a user's mistake is told in a sentence, not in a traceback."""
    try:
        app()
    except CivitasError as error:
        print(f"civitas: {error}", file=sys.stderr)
        raise SystemExit(2) from None
