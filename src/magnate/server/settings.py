"""What a server is started with."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Everything has a default with which friends on one network can play."""

    host: str = "0.0.0.0"
    port: int = 8000
    database: str = ""
    """An SQLAlchemy address; empty: a file in the user's data folder."""
    public_url: str = ""
    """Where people reach the server, if it stands behind a proxy or a tunnel."""
    bot_workers: int = 2
    bot_seconds: float = 10.0
    """After so long a bot that still thinks is replaced by `greedy`."""
    open_tables_a_person: int = 20
    """So many unfinished tables one person can host."""
    idle_table_seconds: float = 15 * MINUTE
    """A table nobody looks at leaves the memory after so long; its log stays."""
    open_table_days: int = 7
    """A table that never began is deleted after so long, ..."""
    idle_game_days: int = 90
    """... and a game nobody has played on expires."""
    replay_days: int = 365
    """Records that people bring are kept so long, ..."""
    session_days: int = 365
    """... and so long somebody is known by a cookie."""
    limits: bool = True
    """Whether requests are counted; off for measurements alone."""

    web_folder: Path = Path(__file__).parents[1] / "web"
    """Where the built web client lies."""

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database
        folder = user_data_path("magnate", appauthor=False, ensure_exists=True)
        return f"sqlite:///{folder / 'magnate.sqlite'}"

    @property
    def database_file(self) -> Path | None:
        """The file of an SQLite database; None for another kind."""
        kind, _, path = self.database_url.partition(":///")
        return Path(path) if kind.startswith("sqlite") else None
