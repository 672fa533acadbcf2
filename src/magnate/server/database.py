"""The database: what is kept, and the one writer that commits all waiting work together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    String,
    Table,
    create_engine,
    event,
    insert,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from magnate.server.errors import Refused
from magnate.server.ids import new_secret

LOG = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Done in a thread of the database's own: it must not look at what the event loop changes."""

READERS = 4
TIDY_SECONDS = 1.0
WAL_PAGES = 4000
"""What SQLite has committed is copied into its main file by a reader, so that no move waits for it.
If that can't keep pace, the writer does it after so many pages: the file of commits stays small."""
CONNECT_SECONDS = 10

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(200)),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""Everybody who has told a name. `login` and `password` are for those who want to come back."""

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
)
"""What cookies stand for: the digest of a secret, so that the database gives none away."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("game", String(32), nullable=False),
    Column("terms", LargeBinary, nullable=False),
    Column("host", String(22), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("to_act", String(16), nullable=False, default=""),
    Column("shown", Boolean, nullable=False, default=False),
    Column("paused", Boolean, nullable=False, default=False),
    Column("clocks", LargeBinary),
    Column("rematch", String(22)),
    Column("request", LargeBinary),
    Column("sent_away", LargeBinary),
    Column("question", String(64)),
    Column("result", LargeBinary),
    Column("spectators_muted", Boolean),
    Index("tables_by_status", "status", "touched"),
)
"""`terms`: what was agreed (`tables.Terms`); `to_act`, `question` and `result`: the seats the game
waits for, what it asks them and how it ended, so that lists need not replay it; `shown`: whether
its seed was given away, so that it never goes on; `clocks`: how they stood when the game was paused
or the server stopped; `rematch`: the table these people went on to; `request`: what somebody asks
of all, and since which ply; `sent_away`: people whom the host gave no seat any more;
`spectators_muted`: whether those who only watch may not talk."""

beginnings = Table(
    "beginnings",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("record", LargeBinary, nullable=False),
)
"""The header of a game's record, once it has begun, or the record it is to be played on from. Tens
of kilobytes with all component facts, and so apart from the rows of tables: these are written again
every second while people play."""

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(22), index=True),
    Column("data", LargeBinary, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("lines", LargeBinary, nullable=False),
    Column("digest", String(24), nullable=False),
    Column("key", String(64)),
    Column("clocks", LargeBinary),
)
"""The log of every game, only ever added to. A row holds what was played in one go, from `ply` on,
and the digest of the position after it."""

APPEND = insert(log)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(22), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("time", Float, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", String(22), nullable=False, index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), unique=True),
    Column("record", LargeBinary),
    Column("made", Float, nullable=False),
)
"""Games to look at again, each with a link of its own: those of a table, and records that people
have brought along."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""Secrets of the server that survive its restarts."""


class Database:
    """Reads at any time; writes in one task, many at a time in one transaction."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        self.reader = Access(url, READERS)
        self.writer = Access(url, 1)
        if self.sqlite:
            for access in (self.reader, self.writer):
                event.listen(access.engine, "connect", _prepare_sqlite)
            event.listen(self.writer.engine, "begin", _begin_at_once)
        self._waiting: list[_Job] = []
        self._rows: list[_Row] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._untidy = False
        self._task: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._write_for_ever(), name="database writer")
        if self.sqlite:
            self._tidying = asyncio.create_task(self._tidy_for_ever(), name="database tidier")

    async def close(self) -> None:
        """Write what waits, then let go."""
        self._closing = True
        self._wake.set()
        if self._tidying is not None:
            self._tidying.cancel()
            await asyncio.gather(self._tidying, return_exceptions=True)
        if self._task is not None:
            await self._task
        await self.reader.close()
        await self.writer.close()

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        return await self.reader.run(lambda connection: connection.execute(statement).all())

    async def row(self, statement: Executable) -> Row[Any] | None:
        return await self.reader.run(lambda connection: connection.execute(statement).first())

    async def write(self, work: Work[T]) -> T:
        """Do some work in the next transaction; it is committed when this returns."""
        job = _Job(work)
        self._wait(self._waiting, job)
        return await job.done  # type: ignore[no-any-return]

    async def key(self, name: str) -> str:
        """A secret that is made once."""

        def work(connection: Connection) -> str:
            known = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
            value: str = known or new_secret()
            if known is None:
                connection.execute(insert(keys).values(name=name, value=value))
            return value

        return await self.write(work)

    async def append(self, row: dict[str, Any]) -> bool:
        """Add a row to the log in the next transaction; False if that ply is taken already."""
        waiting = _Row(row)
        self._wait(self._rows, waiting)
        return await waiting.done

    def _wait(self, line: list[T], one: T) -> None:
        if self._closing:  # nobody would come for it
            raise _refused()
        line.append(one)
        self._wake.set()

    async def _write_for_ever(self) -> None:
        while not self._closing or self._waiting or self._rows:
            await self._wake.wait()
            self._wake.clear()
            jobs, self._waiting = self._waiting, []
            rows, self._rows = self._rows, []
            if rows:
                jobs.append(_Append(rows))
            if jobs:
                await self._write_together(jobs)
                self._untidy = True

    async def _tidy_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            if self._untidy:
                self._untidy = False
                with suppress(SQLAlchemyError):  # a disk that is full: the writer says so
                    await self.row(text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def _write_together(self, jobs: Sequence[_Job]) -> None:
        """One transaction for all. A job that contradicts what is stored is undone, and tried again
        alone. Any other trouble (a full disk, say) ends the transaction: then each job is tried by
        itself, and who can't be helped is told."""
        try:
            results = await self.writer.run(lambda connection: _work_off(jobs, connection))
        except SQLAlchemyError as error:
            parts = [part for job in jobs for part in job.parts()]
            if len(parts) == 1:
                parts[0].fail(_unwritable(error))
            else:
                await self._write_each(parts)
            return
        except BaseException as error:
            for job in jobs:
                job.fail(error)
            if not isinstance(error, Exception):
                raise
            return
        for job, result in results:
            job.finish(result)
        finished = {id(job) for job, _ in results}
        await self._write_each([job for job in jobs if id(job) not in finished])

    async def _write_each(self, jobs: Sequence[_Job]) -> None:
        for job in jobs:
            await self._write_together([job])


def _work_off(jobs: Sequence[_Job], connection: Connection) -> list[tuple[_Job, Any]]:
    """What came of each job, but for those that contradict what is stored."""
    if len(jobs) == 1:
        return [(jobs[0], jobs[0].work(connection))]
    results = []
    for job in jobs:
        try:
            with connection.begin_nested():
                results.append((job, job.work(connection)))
        except IntegrityError:
            continue
    return results


class Access:
    """A way into the database that holds up nobody: a whole transaction waits in a thread, and
    takes one way there and back."""

    def __init__(self, url: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "database")
        self._closed = False
        self.engine = make_engine(url)

    async def run(self, work: Work[T]) -> T:
        """Do some work in a transaction."""
        if self._closed:  # some requests outlive the server
            raise _refused()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._transact, work)

    def _transact(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()


def make_engine(address: str, **more: Any) -> Engine:
    """What speaks to a database. Connections that PostgreSQL has closed, since it was started anew,
    are found out before they are used."""
    url = make_url(address)
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite":
        more |= {"pool_pre_ping": True, "connect_args": {"connect_timeout": CONNECT_SECONDS}}
    # what a statement was given may be secret: no error, and so no log, tells it
    return create_engine(url, hide_parameters=True, **more)


class _Job:
    """Work that waits to be written."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def parts(self) -> Sequence[_Job]:
        """What can be tried by itself."""
        return [self]

    def finish(self, result: Any) -> None:
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class _Append(_Job):
    """Rows of the log that wait, written in one statement: by far the most of what is written."""

    def __init__(self, rows: list[_Row]) -> None:
        self._rows = rows

    def work(self, connection: Connection) -> None:
        connection.execute(APPEND, [row.values for row in self._rows])

    def parts(self) -> Sequence[_Job]:
        return [_Append([row]) for row in self._rows]

    def finish(self, _: None) -> None:
        self._settle(True)

    def fail(self, error: BaseException) -> None:
        """A row whose ply is taken came too late; with others it is tried again by itself first."""
        self._settle(False if isinstance(error, IntegrityError) else error)

    def _settle(self, outcome: bool | BaseException) -> None:
        for row in self._rows:
            if not row.done.done():
                if isinstance(outcome, bool):
                    row.done.set_result(outcome)
                else:
                    row.done.set_exception(outcome)


class _Row:
    """A row of the log that waits to be written."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values = values
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


def _unwritable(error: SQLAlchemyError) -> Exception:
    """What people are told: a disk that is full or broken is not their fault, nor the program's."""
    if isinstance(error, IntegrityError | DataError):
        return error
    LOG.error("can't write", extra={"error": type(error).__name__})
    return _refused() if isinstance(error, DBAPIError) else error


def _refused() -> Refused:
    return Refused("not-stored", "it could not be stored; nothing was changed", 503)


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by us
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
        f"wal_autocheckpoint={WAL_PAGES}",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_at_once(connection: Connection) -> None:
    """A transaction that reads first and writes later would be refused when another one writes."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
