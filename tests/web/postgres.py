"""A PostgreSQL of a test's own, in a temporary folder; the Debian package brings the programs."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PROGRAMS = Path("/usr/lib/postgresql")
USER = "postgres"
SETTINGS = {"listen_addresses": "", "max_connections": "60", "shared_buffers": "16MB"}


def programs() -> Path:
    """The folder of the newest version's programs."""
    found = [Path(path) for path in PROGRAMS.glob("*/bin") if (Path(path) / "initdb").exists()]
    assert found, "PostgreSQL is missing: tools/need_postgres.sh installs it"
    return max(found, key=lambda path: float(path.parent.name))


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A running cluster; gives the address of its database."""
    # It refuses to be run by root.
    user = USER if os.getuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="civitas-pg-", dir="/tmp"))
    if user is not None:
        shutil.chown(folder, user)
    run = {"user": user, "cwd": folder, "stdout": subprocess.DEVNULL}
    data, here = folder / "data", programs()
    subprocess.run(
        [here / "initdb", "-D", data, "-U", "civitas", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        check=True, **run,
    )  # fmt: skip
    options = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen([here / "postgres", "-D", data, "-k", folder, *options], stderr=log, **run)
    try:
        _wait_until_up(here, folder, server)
        yield f"postgresql://civitas@/postgres?host={folder}"
    finally:
        server.send_signal(signal.SIGINT)  # does not wait for clients, as SIGTERM would
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_until_up(here: Path, folder: Path, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(300):
        asked = [here / "pg_isready", "-q", "-h", folder, "-U", "civitas", "-d", "postgres"]
        if subprocess.run(asked).returncode == 0:
            return
        assert server.poll() is None, (folder / "log").read_text()
        time.sleep(0.05)
    raise AssertionError("PostgreSQL did not come up")
