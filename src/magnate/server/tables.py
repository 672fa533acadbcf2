"""All tables of the server: each is its log; what is held in memory is a cache of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from magnate.core.domains import SEAT
from magnate.core.errors import MagnateError
from magnate.core.game import game
from magnate.core.matches import Match
from magnate.core.records import Cause, Holder, Line, Record
from magnate.core.state import Answer
from magnate.server import database as db
from magnate.server.clocks import Stopped
from magnate.server.database import Database, Work
from magnate.server.errors import Refused, not_found
from magnate.server.ids import new_seed
from magnate.server.playing_on import played_on
from magnate.server.rows import (
    beginning_row,
    clocks_row,
    log_row,
    noted,
    read_beside,
    record_of,
    replayed,
    seat_row,
    table_row,
)
from magnate.server.table import KEYS_KEPT, Listener, Table, accepted, check_holder, running
from magnate.server.terms import Seat, Status, Terms

SHOWN: tuple[Status, ...] = ("over", "expired", "closed")
"""Nobody plays on there, so that all of the game may be seen."""


class Tables:
    """All tables of this server: found in memory, or read from the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.loaded: dict[str, Table] = {}
        self.listeners: list[Listener] = []
        """Called after each change of any table."""
        self._loading: dict[str, asyncio.Lock] = {}

    # Finding

    async def get(self, id: str) -> Table:
        """A table by its id; `Refused` if there is none."""
        table = self.loaded.get(id)
        if table is None:
            lock = self._loading.setdefault(id, asyncio.Lock())
            async with lock:
                table = self.loaded.get(id) or await self._load(id)
            self._loading.pop(id, None)
        table.used = time.monotonic()
        return table

    async def _load(self, id: str) -> Table:
        row, seats = await self._stored(id)
        if row is None:
            raise not_found("table")
        terms = msgspec.json.decode(row.terms, type=Terms)
        table = Table(id, terms, row.host, seats, row.made, row.status)
        table.touched = row.touched
        read_beside(table, row)
        head = await self._head(id)
        if head is not None:
            await self._load_game(table, row, head)
        self._take_up(table)
        return table

    async def _stored(self, id: str) -> tuple[Row[Any] | None, list[Seat]]:
        row = await self.database.row(select(db.tables).where(db.tables.c.id == id))
        found = await self.database.rows(
            select(db.seats).where(db.seats.c.table == id).order_by(db.seats.c.number)
        )
        return row, [msgspec.json.decode(seat.data, type=Seat) for seat in found]

    async def _head(self, id: str) -> bytes | None:
        """How the game began, if it has."""
        began = db.beginnings
        row = await self.database.row(select(began.c.record).where(began.c.table == id))
        return None if row is None else row.record

    async def _log(self, id: str) -> Sequence[Row[Any]]:
        return await self.database.rows(
            select(db.log).where(db.log.c.table == id).order_by(db.log.c.ply)
        )

    async def _load_game(self, table: Table, row: Row[Any], head: bytes) -> None:
        entries = await self._log(table.id)
        if table.terms.origin is not None and not entries:
            table.earlier = Record.from_json(head)
            return
        try:
            match, clocks = await asyncio.to_thread(replayed, head, entries)
        except MagnateError as error:  # it can't even be set up under the installed rules
            table.status, table.closed = "closed", str(error)
            return
        table.begin(match)
        if row.shown and not match.state.over:
            table.status = "closed"
            table.closed = table.closed or "its seed was given away while it was closed"
        if row.status == "expired":
            table.status = "expired"
        for entry in entries[-KEYS_KEPT:]:
            count = len(msgspec.json.decode(entry.lines))
            table.remember(entry.key, list(range(entry.ply, entry.ply + count)))
        if table.clock is not None:
            known = [msgspec.json.decode(c, type=Stopped) for c in (row.clocks, clocks) if c]
            if known:
                table.clock.restore(max(known, key=lambda stopped: stopped.ply))
            table.run_clock()

    async def record(self, table: Table) -> Record:
        """The whole record of a game that nobody plays any more, seed and all."""
        if table.status not in SHOWN:
            raise Refused("not-over", "the record is shown when the game is over", 403)
        if table.match is not None and not table.closed:
            return table.match.record()
        row, _ = await self._stored(table.id)
        head = await self._head(table.id)
        if row is None or head is None or not table.closed:
            raise Refused("not-begun", "the game has not begun")
        if not row.shown:

            def work(connection: Connection) -> None:
                where = db.tables.c.id == table.id
                connection.execute(update(db.tables).where(where).values(shown=True))

            await self.database.write(work)
        return record_of(head, await self._log(table.id))

    def _take_up(self, table: Table) -> None:
        self.loaded[table.id] = table
        table.listeners.update(self.listeners)

    def put_away(self, idle_seconds: float) -> None:
        """Forget tables nobody has used for a while and no clock runs at."""
        limit = time.monotonic() - idle_seconds
        for table in list(self.loaded.values()):
            busy = table.ticks or table.lock.locked() or any(table.watched.values())
            if table.used < limit and not busy:
                del self.loaded[table.id]

    async def wake(self) -> None:
        """Look once at every game that can go on by itself: a bot may be to move, or a clock to be
        started. Others sleep until somebody comes."""
        nobody = select(db.seats.c.table).where(db.seats.c.person.is_(None))
        has_bot = db.tables.c.id.in_(nobody).label("has_bot")
        running = select(db.tables.c.id, db.tables.c.terms, has_bot)
        for row in await self.database.rows(running.where(db.tables.c.status == "running")):
            if not row.has_bot and msgspec.json.decode(row.terms, type=Terms).pace is None:
                continue
            try:
                (await self.get(row.id)).changed()
            except Refused:
                continue  # deleted meanwhile
            await asyncio.sleep(0)  # people who come now need not wait until all have been seen

    # Storing

    async def add(self, table: Table) -> None:
        """A new table that is open, or whose match has just begun."""
        row, seats = table_row(table), [seat_row(table, seat) for seat in table.seats]
        beginning = beginning_row(table)

        def work(connection: Connection) -> None:
            connection.execute(insert(db.tables).values(row))
            connection.execute(insert(db.seats), seats)
            if beginning is not None:
                connection.execute(insert(db.beginnings).values(beginning))

        await self.database.write(work)
        self._take_up(table)
        table.changed()

    async def save(self, table: Table, *, begins: bool = False) -> None:
        """Store what isn't in the log: status, seats, and how the game begins. The standing orders
        of who has left his seat are forgotten."""
        saving = _saving(table)
        beginning = beginning_row(table) if begins else None
        before = log_row(table) if begins and table.ply else None

        def work(connection: Connection) -> None:
            saving(connection)
            if beginning is not None:
                began = db.beginnings
                connection.execute(delete(began).where(began.c.table == table.id))
                connection.execute(insert(began).values(beginning))
            if before is not None:
                connection.execute(insert(db.log).values(before))

        try:
            await self.database.write(work)
        except Exception:
            await self._as_stored(table)
            raise
        table.orders = None
        table.changed()

    async def _as_stored(self, table: Table) -> None:
        """Take back a change that could not be stored."""
        row, seats = await self._stored(table.id)
        if row is None:
            return
        table.seats = seats
        read_beside(table, row)
        if row.status == "open":
            table.status, table.match, table.clock = "open", None, None

    async def start(self, table: Table) -> None:
        """Begin the game with those who are there."""
        terms = table.terms
        holders = [Holder(name=seat.name, bot=seat.bot) for seat in table.seats]
        try:
            if table.earlier is not None:
                people = [seat.number for seat in table.seats if seat.kind == "person"]
                keeps = people[0] if len(people) == 1 else None
                match = await asyncio.to_thread(
                    played_on, table.earlier, holders, new_seed(), keeps
                )
            else:
                setup = game(terms.game).prepare(terms.players, terms.content, terms.options)
                match = Match(game(terms.game), setup, new_seed(), holders)
        except MagnateError as error:
            raise Refused("bad-setup", str(error), 400) from None
        table.begin(match)
        await self.save(table, begins=True)

    async def play(
        self,
        table: Table,
        seat: int,
        answers: Sequence[Answer],
        *,
        ply: int,
        key: str | None = None,
        person: str | None = None,
        cause: Cause = "person",
    ) -> list[int]:
        """Play a list of answers, all or nothing; the plies they became.

        They answer what the seat was asked at `ply`; sent again under the same key they aren't
        played again. `person` is who plays, or whose order it is; None for a bot.
        """
        async with table.lock:
            check_holder(table.seats[seat], person, cause)
            if key is not None and (before := table.played(key)) is not None:
                return before
            moves = accepted(table, seat, answers, ply)
            now = round(time.time() * 1000)
            name = SEAT.text(seat)
            lines = [Line(seat=name, play=move.text, cause=cause, time=now) for move in moves]
            plies = await self.write(table, lines, key)
            if cause == "person":
                await self.come_back(table, seat)
            return plies

    async def come_back(self, table: Table, number: int) -> None:
        """Who is here needs no bot to play for him. The lock is held."""
        seat = table.seats[number]
        if seat.absent:
            seat.absent = False
            if table.clock is not None:
                table.clock.welcome_back(number)
            await self.save(table)

    async def undo(
        self,
        table: Table,
        seat: int,
        count: int,
        key: str | None = None,
        person: str | None = None,
    ) -> list[int]:
        """Take back a seat's own last moves; before them also what was answered in its place, since
        that would be answered again at once."""
        async with table.lock:
            check_holder(table.seats[seat], person, "person")
            if key is not None and (before := table.played(key)) is not None:
                return before
            match = running(table)
            if not 1 <= count <= match.undoable(seat):
                most = match.undoable(seat)
                raise Refused("cannot-undo", f"{most} moves can be taken back", undoable=most)
            own = [move for move in match.moves if move.seat == seat]
            while own[-count].line.cause == "order" and count < match.undoable(seat):
                count += 1
            now = round(time.time() * 1000)
            return await self.write(table, [Line(seat=SEAT.text(seat), undo=count, time=now)], key)

    async def change_holders(self, table: Table, numbers: Sequence[int]) -> None:
        """Store who holds some seats from here on, and write it into the log of a running game; all
        of it or nothing. The lock is held."""
        if table.status != "running":
            await self.save(table)
            return
        now = round(time.time() * 1000)
        lines = [
            Line(seat=SEAT.text(n), holder=Holder(name=seat.name, bot=seat.bot), time=now)
            for n, seat in enumerate(table.seats)
            if n in numbers
        ]
        await self.write(table, lines, saving=_saving(table))
        table.orders = None

    async def write(
        self,
        table: Table,
        lines: Sequence[Line],
        key: str | None = None,
        saving: Work[None] | None = None,
    ) -> list[int]:
        """Store lines that are known to be possible, then let them happen. The lock is held.

        What is stored bears the digest of the position after it. `saving`: what else must be stored
        together with them.
        """
        match = table.playing()
        first = table.ply + 1
        if table.clock is not None:
            table.clock.stop()
        row = {
            "table": table.id,
            "ply": first,
            "lines": msgspec.json.encode(list(lines)),
            "digest": match.foresee(lines).digest(),
            "key": key,
            "clocks": clocks_row(table, first + len(lines) - 1),
        }
        try:
            stored = await self._store(row, saving)
        except Exception:
            table.run_clock()
            await self._as_stored(table)
            raise
        if not stored:
            self.loaded.pop(table.id, None)
            raise Refused("too-late", "the table has moved on elsewhere", ply=table.ply)
        table.enter(lines)
        table.touched = time.time()
        table.run_clock()
        plies = list(range(first, table.ply + 1))
        table.remember(key, plies)
        table.changed()
        return plies

    async def _store(self, row: dict[str, Any], saving: Work[None] | None) -> bool:
        """Whether a row of the log, and whatever belongs to it, could be stored: not if that ply is
        taken already."""
        if saving is None:
            return await self.database.append(row)

        def work(connection: Connection) -> None:
            connection.execute(insert(db.log).values(row))
            saving(connection)

        try:
            await self.database.write(work)
        except IntegrityError:
            return False
        return True

    async def note_turns(self, changed: Iterable[Table]) -> None:
        """Write down where games stand, for the lists: they may lag behind the log a little."""
        await self._note(
            {"which": t.id, "status": t.status, "touched": t.touched, **noted(t)} for t in changed
        )

    async def note_clocks(self) -> None:
        """Write down how the clocks stand, as the server stops."""
        running = [t for t in self.loaded.values() if t.status == "running" and t.clock is not None]
        await self._note({"which": t.id, "clocks": clocks_row(t, t.ply)} for t in running)

    async def _note(self, rows: Iterable[dict[str, Any]]) -> None:
        """Change some columns of tables, the same of each, by one statement for all."""
        changed = list(rows)
        if not changed:
            return
        columns: dict[str, Any] = {name: bindparam(name) for name in changed[0] if name != "which"}
        statement = update(db.tables).where(db.tables.c.id == bindparam("which")).values(columns)

        def work(connection: Connection) -> None:
            connection.execute(statement, changed)

        await self.database.write(work)


def _saving(table: Table) -> Work[None]:
    """Stores a table's row, as it stands now, and its seats."""
    row = table_row(table)
    seats = [seat_row(table, seat) for seat in table.seats]

    def work(connection: Connection) -> None:
        where = db.tables.c.id == table.id
        connection.execute(update(db.tables).where(where).values(row))
        of_table = db.seats.c.table == table.id
        sat = select(db.seats.c.number, db.seats.c.person).where(of_table)
        old = {seat.number: seat.person for seat in connection.execute(sat)}
        connection.execute(delete(db.seats).where(of_table))
        connection.execute(insert(db.seats), seats)
        left = [seat["number"] for seat in seats if seat["person"] != old.get(seat["number"])]
        of_left = (db.orders.c.table == table.id) & db.orders.c.seat.in_(left)
        connection.execute(delete(db.orders).where(of_left))

    return work
