"""Bringing the database up to date when the server starts."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from magnate.server.database import Database


async def migrate(database: Database, edition: str = "head") -> None:
    """Run the migrations that the database has not seen, up to an edition."""
    config = Config()
    config.set_main_option("script_location", str(files("magnate.server") / "migrations"))

    def upgrade(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, edition)

    await database.writer.run(upgrade)
