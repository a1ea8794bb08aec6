"""What a server is told before it starts."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from civitas.core.errors import BadOption

DEFAULT_FILE = "civitas.db"
PREFIX = "CIVITAS_WEB_"
TOLD_OTHERWISE = ("database", "workers")  # by the command line
LOG_LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the defaults serve one household on one machine."""

    database: str = f"sqlite:///{DEFAULT_FILE}"
    workers: int = 1
    others: bool = False  # do other servers write to the same file? On PostgreSQL they may anyway
    bots: bool = True
    native: bool = True  # compile the rules behind; until that is done they are interpreted
    pace_ms: int = 700  # a bot waits so long before it answers, so that people can follow
    lease_s: float = 10.0  # so long a bot may think before another process takes its table over
    hot_tables: int = 1500  # positions kept in memory; the rest are replayed when somebody comes
    requests_per_s: float = 25.0  # for one address, with twice as many at once
    tables_per_min: float = 12.0
    streams_per_address: int = 60
    body_bytes: int = 64 * 1024
    ready_file: Path | None = None  # says which games' native code is in the cache (several processes)
    poll_s: float = 0.05  # how often other processes' decisions are looked for on SQLite
    log_level: str = "info"  # debug tells of every decision

    @property
    def shared(self) -> bool:
        """Do other processes write to the same database?"""
        return self.workers > 1 or self.others or not self.database.startswith("sqlite")


def told(environment: Mapping[str, str] = os.environ) -> dict[str, Any]:
    """What the environment says about settings: `CIVITAS_WEB_HOT_TABLES=1000`."""
    kinds: dict[str, Any] = {"bool": _flag, "int": int, "float": float, "str": str}
    found: dict[str, Any] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        kind = kinds.get(str(getattr(field.type, "__name__", field.type)))
        if name not in environment or kind is None or field.name in TOLD_OTHERWISE:
            continue
        try:
            found[field.name] = kind(environment[name])
        except ValueError:
            raise BadOption(f"{name}={environment[name]}: {kind.__name__.strip('_')} is wanted") from None
    if found.get("log_level", "info") not in LOG_LEVELS:
        raise BadOption(f"{PREFIX}LOG_LEVEL={found['log_level']}: one of {', '.join(LOG_LEVELS)} is wanted")
    return found


def _flag(text: str) -> bool:
    if text.lower() not in ("0", "1", "false", "true"):
        raise ValueError(text)
    return text.lower() in ("1", "true")
