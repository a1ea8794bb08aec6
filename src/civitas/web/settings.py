"""What a server is told before it starts."""

from dataclasses import dataclass
from pathlib import Path

DEFAULT_FILE = "civitas.db"


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the defaults serve one household on one machine."""

    database: str = f"sqlite:///{DEFAULT_FILE}"
    workers: int = 1
    bots: bool = True
    native: bool = True  # compile the rules behind; until that is done they are interpreted
    pace_ms: int = 700  # a bot waits so long before it answers, so that people can follow
    lease_s: float = 10.0  # so long a bot may think before another process takes its table over
    hot_tables: int = 400  # positions kept in memory; the rest are replayed when somebody comes
    requests_per_s: float = 25.0  # for one address, with twice as many at once
    tables_per_min: float = 12.0
    streams_per_address: int = 60
    body_bytes: int = 64 * 1024
    ready_file: Path | None = None  # appears when native code is in the cache (several processes)
    poll_s: float = 0.05  # how often other processes' decisions are looked for on SQLite

    @property
    def shared(self) -> bool:
        """Do other processes write to the same database?"""
        return self.workers > 1 or not self.database.startswith("sqlite")
