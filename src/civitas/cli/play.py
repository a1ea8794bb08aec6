"""`civitas play` and `civitas serve`: the games in the browser."""

from typing import Annotated

import typer

from civitas.cli.options import ContentPack, use_content

Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others on the network in.")]
Port = Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)]
Database = Annotated[str, typer.Option(help="A file for SQLite, or a postgresql:// address.")]


def play(
    host: Host = "127.0.0.1",
    port: Port = 8400,
    database: Database = "",
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    content: ContentPack = None,
) -> None:
    """Starts the games on this machine and opens the page."""
    use_content(content)
    from civitas.web.serve import run_play

    run_play(host=host, port=port, database=database, open_page=browser)


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8400,
    database: Database = "",
    workers: Annotated[int, typer.Option(help="How many web processes share the database.", min=1)] = 1,
    content: ContentPack = None,
) -> None:
    """Serves the games to others; any number of processes may share one database."""
    use_content(content)
    from civitas.web.serve import run_server

    run_server(host=host, port=port, database=database, workers=workers)
