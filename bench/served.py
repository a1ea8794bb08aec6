"""A server of our own for a measurement, on the loopback and with a database in a temporary folder."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
NO_LIMITS = {
    "CIVITAS_WEB_REQUESTS_PER_S": "1e9",
    "CIVITAS_WEB_TABLES_PER_MIN": "1e9",
    "CIVITAS_WEB_STREAMS_PER_ADDRESS": "100000",
}


class Served:
    """A running server."""

    def kill(self) -> None:
        """As when the power fails: no process gets to do anything more."""
        for pid in self.pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, database: str) -> None:
        self.process = process
        self.port = port
        self.database = database

    def pids(self) -> list[int]:
        """The server's process and all that it has started."""
        found = [self.process.pid]
        for pid in found:
            with contextlib.suppress(OSError):
                found += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        return found

    def megabytes(self) -> float:
        """What its processes have in memory that no other process shares, and shared pages by their part."""
        return sum(_proportional(pid) for pid in self.pids()) / 1024

    def cpu_seconds(self) -> float:
        total = 0.0
        for pid in self.pids():
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                total += (int(fields[11]) + int(fields[12])) / TICK
        return total

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=10) as answer:
            return answer.read().decode()


def _proportional(pid: int) -> int:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1])
    return 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def served(database: str, log: Path, workers: int = 1, **settings: str) -> Iterator[Served]:
    """`civitas serve` without limits for a single address, until the block ends."""
    port = free_port()
    command = [sys.executable, "-m", "civitas", "serve", "--port", str(port), "--database", database]
    environment = {**os.environ, **NO_LIMITS, **settings}
    with log.open("ab") as lines:
        process = subprocess.Popen([*command, "--workers", str(workers)], env=environment, stdout=lines, stderr=lines)
    server = Served(process, port, database)
    try:
        _wait_until_up(server, log)
        yield server
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def _wait_until_up(server: Served, log: Path, seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            server.get("/healthz")
            return
        if server.process.poll() is not None:
            break
        time.sleep(0.02)
    raise SystemExit(f"the server did not come up:\n{log.read_text()[-2000:]}")


def wait_until_native(server: Served, log: Path, workers: int, seconds: float = 500) -> None:
    """Rules are interpreted until a process behind has made their native code; measured is what comes then."""
    deadline = time.monotonic() + seconds
    while log.read_text().count("native code is ready") < workers or any(map(_compiles, server.pids())):
        if time.monotonic() > deadline:
            raise SystemExit("native code did not get ready")
        time.sleep(0.1)


def _compiles(pid: int) -> bool:
    try:
        return b"compile_games" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
