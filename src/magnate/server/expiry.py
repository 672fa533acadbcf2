"""What nobody needs any more: once a day tables, sessions and replays that are too old go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from sqlalchemy import ColumnElement, Connection, Executable, delete, or_, select, update

from magnate.server import database as db
from magnate.server.errors import Refused
from magnate.server.people import People
from magnate.server.records import Replays
from magnate.server.settings import DAY, Settings
from magnate.server.tables import Tables

LOG = logging.getLogger(__name__)


class Caretaker:
    """Tidies up; `now` is the clock, which tests can set."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        replays: Replays,
        settings: Settings,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.tables = tables
        self.people = people
        self.replays = replays
        self.settings = settings
        self.now = now

    async def come_daily(self) -> None:
        """At the start, and then once a day for ever."""
        while True:
            try:
                await self.tidy()
            except Refused as refused:
                LOG.warning("can't tidy up", extra={"why": refused.key})
            await asyncio.sleep(DAY)

    async def tidy(self) -> None:
        settings = self.settings
        await self._delete_open(self.now() - settings.open_table_days * DAY)
        await self._expire_idle(self.now() - settings.idle_game_days * DAY)
        await self._forget_replays(self.now() - settings.replay_days * DAY)
        await self.people.expire(self.now() - settings.session_days * DAY)

    async def _delete_open(self, limit: float) -> None:
        """Tables that never began: open ones, and those everybody has left."""
        expired = db.tables.c.status == "expired"
        began = db.tables.c.id.in_(select(db.beginnings.c.table))
        never_began = or_(db.tables.c.status == "open", expired & ~began)
        for id in await self._old_tables(never_began, limit):
            table = self.tables.loaded.get(id)
            if table is None:
                await self._execute(delete(db.tables).where(db.tables.c.id == id, never_began))
                continue
            async with table.lock:
                if table.match is not None or table.touched >= limit:
                    continue  # somebody was quicker
                await self._execute(delete(db.tables).where(db.tables.c.id == id))
                table.status = "expired"
                table.changed()
                self.tables.loaded.pop(id, None)

    async def _expire_idle(self, limit: float) -> None:
        """Games that nobody plays any more; they can still be looked at."""
        running = db.tables.c.status == "running"
        for id in await self._old_tables(running, limit):
            table = await self.tables.get(id)
            async with table.lock:
                if table.status != "running" or table.touched >= limit:
                    continue
                where = db.tables.c.id == id
                await self._execute(update(db.tables).where(where).values(status="expired"))
                table.status = "expired"
                table.changed()

    async def _forget_replays(self, limit: float) -> None:
        """Records that were brought; those of tables stay as long as the table does."""
        old = db.replays.c.record.is_not(None) & (db.replays.c.made < limit)
        await self._execute(delete(db.replays).where(old))
        self.replays.forget()

    async def _old_tables(self, which: ColumnElement[bool], limit: float) -> list[str]:
        rows = await self.tables.database.rows(
            select(db.tables.c.id).where(which, db.tables.c.touched < limit)
        )
        return [row.id for row in rows]

    async def _execute(self, statement: Executable) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.tables.database.write(work)
