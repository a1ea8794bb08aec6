"""Starts the server: for one household with `run_play`, for many with `run_server`."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
import webbrowser
from dataclasses import asdict, replace
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from civitas.core.errors import CivitasError
from civitas.core.game import all_games
from civitas.web.logs import set_up_logs
from civitas.web.settings import Settings, told

GRACE_S = 8
KEEP_ALIVE_S = 75  # longer than a proxy's in front, so that it never sends to a connection that is closing
SETTINGS_NAME = "CIVITAS_SERVER"
DATA_FOLDER = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "civitas"


class CannotListen(CivitasError):
    """An address that is taken or not ours."""


def run_play(
    *, host: str = "127.0.0.1", port: int = 8400, database: str = "", open_page: bool = True, pace_ms: int = 700
) -> None:
    """Serves one household, and opens the page when it is there."""
    settings = replace(Settings(database_url(database), pace_ms=pace_ms), **told())
    listening = listen(host, port, others=True)
    bring_up_to_date(settings)
    address = address_of(listening, host)
    print(f"Civitas is on the table: {address}  (Ctrl+C ends it; games are kept)", flush=True)
    if open_page:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    set_up_logs("warning")
    serve_here(settings, listening)


def run_server(*, host: str = "127.0.0.1", port: int = 8400, database: str = "", workers: int = 1) -> None:
    """Serves many; several processes share one listening address and one database."""
    settings = replace(Settings(database_url(database)), **{**told(), "workers": workers})
    listening = listen(host, port)
    bring_up_to_date(settings)
    set_up_logs(settings.log_level)
    print(f"Civitas listens at {address_of(listening, host)}", flush=True)
    if workers == 1:
        serve_here(settings, listening)
    else:
        _supervise(settings, listening)


def database_url(database: str) -> str:
    """A file or an address of a database; without one, a file of one's own."""
    if "://" in database:
        return database
    path = Path(database).expanduser() if database else DATA_FOLDER / "civitas.db"
    return f"sqlite:///{path.absolute()}"


def listen(host: str, port: int, *, others: bool = False) -> socket.socket:
    """Takes the address; with `others`, the next free port after it will do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem = ""
    for candidate in range(port, port + 20) if others and port else [port]:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(1024)
            return listening
        except OSError as error:
            listening.close()
            problem = error.strerror or str(error)
    raise CannotListen(f"{host} port {port} cannot be listened at: {problem}; try another --port")


def address_of(listening: socket.socket, host: str) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{shown}:{listening.getsockname()[1]}/"


def _open_when_ready(address: str) -> None:
    import urllib.request

    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                break
        except OSError:
            time.sleep(0.05)
    webbrowser.open(address)


class _Server(uvicorn.Server):
    """Ends the live streams as soon as it is told to stop; it would wait for them otherwise."""

    def __init__(self, config: uvicorn.Config, app: Any) -> None:
        super().__init__(config)
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._app.close_streams()
        super().handle_exit(sig, frame)


def bring_up_to_date(settings: Settings) -> None:
    """What is wrong with the database is told before anybody is let in."""
    from civitas.web.database import Database

    database = Database(settings.database)
    try:
        database.start()
    finally:
        database.close()


def serve_here(settings: Settings, listening: socket.socket) -> None:
    """Runs one web process until it is told to stop."""
    from civitas.web.app import App

    app = App(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACE_S,
        timeout_keep_alive=KEEP_ALIVE_S,
        server_header=False,
        lifespan="on",
    )
    _Server(config, app).run(sockets=[listening])


# ---- several processes


def _supervise(settings: Settings, listening: socket.socket) -> None:
    """Keeps the workers running: one that dies is replaced; a signal to stop is passed on."""
    import signal

    from civitas.web.native import Compiler

    stopping = threading.Event()
    for one in (signal.SIGTERM, signal.SIGINT):
        signal.signal(one, lambda *_: stopping.set())
    with tempfile.TemporaryDirectory() as folder:
        ready_file = Path(folder) / "compiled"
        settings = replace(settings, ready_file=ready_file)
        workers = [_start_worker(settings, listening) for _ in range(settings.workers)]
        compiler = Compiler([game.slug for game in all_games()], ready_file)
        while not stopping.wait(0.3):
            for number, worker in enumerate(workers):
                if worker.poll() is not None:
                    workers[number] = _start_worker(settings, listening)
        compiler.stop()
        _stop(workers)


def _start_worker(settings: Settings, listening: socket.socket) -> subprocess.Popen[bytes]:
    given = json.dumps({**asdict(settings), "ready_file": str(settings.ready_file), "fd": listening.fileno()})
    return subprocess.Popen(
        [sys.executable, "-m", "civitas.web.serve"],
        env={**os.environ, SETTINGS_NAME: given},
        pass_fds=[listening.fileno()],
        start_new_session=True,  # Ctrl+C reaches the workers through their supervisor, once
    )


def _stop(workers: list[subprocess.Popen[bytes]]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        try:
            worker.wait(GRACE_S + 4)
        except subprocess.TimeoutExpired:
            worker.kill()


def run_worker() -> None:
    """What a worker process does; it ends by itself when its supervisor is gone."""
    given: dict[str, Any] = json.loads(os.environ[SETTINGS_NAME])
    listening = socket.socket(fileno=given.pop("fd"))
    given["ready_file"] = Path(given["ready_file"])
    settings = Settings(**given)
    set_up_logs(settings.log_level)
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    serve_here(settings, listening)


def _leave_with(parent: int) -> None:
    import signal

    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    run_worker()
