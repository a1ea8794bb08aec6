"""`civitas content`: a game's components as files to change, and a check of what was changed."""

from pathlib import Path
from typing import Annotated

import typer

from civitas.core.content import PACK_FILE, pack_game
from civitas.core.errors import CivitasError
from civitas.core.game import check_pack, find_game
from civitas.core.packs import explained, field_meanings

app = typer.Typer(help="A game's components as files: export them, change them, check them.", no_args_is_help=True)


@app.command()
def export(
    game: Annotated[str, typer.Argument(help="The game, such as stone_age.")],
    folder: Annotated[Path, typer.Argument(help="A folder that does not exist yet.")],
) -> None:
    """Writes a game's content, with comments on every field, as a pack to change."""
    room = find_game(game).folder
    source, meanings = room / "content", field_meanings(room)
    if folder.exists() and any(folder.iterdir()):
        raise CivitasError(f"{folder} is not empty; name a folder that does not exist yet")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path in sorted(source.glob("*.toml")):
            (folder / path.name).write_text(explained(path.read_text(encoding="utf-8"), meanings), encoding="utf-8")
        (folder / PACK_FILE).write_text(
            f'# What this pack is called, and which game it is for.\nname = "{folder.name}"\ngame = "{game}"\n'
        )
    except OSError as error:
        raise CivitasError(f"{folder} could not be written: {error.strerror}") from error
    print(f"{folder}: change what you like, then `civitas content check {folder}`")


@app.command()
def check(folder: Annotated[Path, typer.Argument(help="A content pack.")]) -> None:
    """Checks a pack's words, ids, bounds and totals; what is wrong is told with its file and line."""
    game = find_game(pack_game(folder))
    content = check_pack(game, folder)
    entries = sum(len(content[kind]) for kind in content.kinds())
    changed = "as the official content" if content.digest == game.official.digest else "changed"
    print(f"{folder}: {entries} entries for {game.name()}, {changed}; content {content.digest[:16]}")
