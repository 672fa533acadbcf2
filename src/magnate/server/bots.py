"""Bots at tables: they think in processes of their own, in turn, and never for too long."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from multiprocessing import get_context
from typing import Any, TypeVar

from pebble import ProcessPool

from magnate.bots import bot as make_bot
from magnate.core.records import Cause
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.server.errors import Refused
from magnate.server.ids import new_seed
from magnate.server.settings import Settings
from magnate.server.table import Table
from magnate.server.tables import Tables

T = TypeVar("T")

LOG = logging.getLogger(__name__)
STAND_IN = "greedy"
"""Who plays for a bot that fails, and for a person whose time is up."""

HINTS_KEPT = 200
STORAGE_SECONDS = 2.0
"""A bot whose move could not be stored tries again after so long."""


def think(name: str, state: State, seat: int, seed: int) -> str:
    """In a worker: what a bot plays."""
    return make_bot(name, seed).choose(state, seat).text


def _be_nice() -> None:
    os.nice(10)


class Bots:
    """Plays for every seat that no person answers for. One thought at a time for each table, so
    that a table with many bots doesn't keep the others waiting."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.seconds = settings.bot_seconds
        self._workers = settings.bot_workers
        self._pool: ProcessPool | None = None
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._stopping = False
        self._turns = asyncio.Semaphore(settings.bot_workers)
        self._hints: dict[tuple[str, int, int], str] = {}
        self._asked_for = asyncio.Lock()
        tables.listeners.append(self.look_at)

    def start(self) -> None:
        context = get_context("forkserver")
        # a worker begins at once, also one that follows another which thought for too long
        context.set_forkserver_preload([__name__])
        self._pool = ProcessPool(self._workers, initializer=_be_nice, context=context)

    def _at_work(self) -> ProcessPool:
        """The workers; new ones, if something has broken all of them."""
        assert self._pool is not None
        if not self._pool.active:
            LOG.error("bots have new workers")
            self._pool.stop()  # type: ignore[no-untyped-call]
            self.start()
        return self._pool

    async def stop(self) -> None:
        self._stopping = True
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(self._pool.join)

    def look_at(self, table: Table) -> None:
        """Think for a table, if it waits for a bot and nobody thinks for it yet."""
        if self._stopping or table.id in self._thinking or _to_think(table) is None:
            return
        task = asyncio.create_task(self._play(table), name=f"bots of {table.id}")
        self._thinking[table.id] = task
        task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: Table, task: asyncio.Task[None]) -> None:
        self._thinking.pop(table.id, None)
        if task.cancelled():
            return
        if error := task.exception():
            LOG.error("bots stumbled", exc_info=error, extra={"table": table.id})
            asyncio.get_running_loop().call_later(STORAGE_SECONDS, self.look_at, table)
        else:
            self.look_at(table)  # somebody may have moved between the last look and now

    async def _play(self, table: Table) -> None:
        while (turn := _to_think(table)) is not None:
            seat, name = turn
            match = table.playing()
            ply, question = table.ply, match.state.question(seat)
            if question is None:
                return
            rng = Rng.seeded(new_seed(), "bot")
            seen = match.state.seen_by(seat, rng)
            text = await self._choose(name, seen, seat, new_seed())
            cause: Cause = "clock" if table.seats[seat].kind == "person" else "bot"
            try:
                answers = [(question.kind.key, text)]
                await self.tables.play(table, seat, answers, ply=ply, cause=cause)
            except Refused as refused:
                # too late: somebody else moved, or took a move back; it thinks again
                LOG.info("bot refused", extra={"table": table.id, "why": refused.key})
                if refused.key == "not-stored":
                    await asyncio.sleep(STORAGE_SECONDS)

    async def hint(self, table: Table, seat: int) -> tuple[int, str]:
        """What a seat could answer now, from what it may know alone; and the ply of that."""
        async with self._asked_for:  # one at a time, so that bots at tables need not wait for many
            state, ply = table.playing().state, table.ply
            if state.question(seat) is None:
                raise Refused("not-asked", "you aren't asked anything")
            if (table.id, ply, seat) not in self._hints:
                seen = state.seen_by(seat, Rng.seeded(new_seed(), "bot"))
                text = await self._choose(STAND_IN, seen, seat, new_seed())
                while len(self._hints) >= HINTS_KEPT:
                    del self._hints[next(iter(self._hints))]
                self._hints[table.id, ply, seat] = text
            return ply, self._hints[table.id, ply, seat]

    async def in_worker(self, work: Callable[..., T], *args: Any, seconds: float) -> T:
        """Have something else worked out where it holds up nobody; `TimeoutError` if it takes too
        long."""
        async with self._turns:
            future = self._at_work().schedule(work, args=args, timeout=seconds)
            return await asyncio.wait_for(asyncio.wrap_future(future), seconds + 5)

    async def _choose(self, name: str, state: State, seat: int, seed: int) -> str:
        legal = state.canonical(seat)
        if len(legal) == 1:
            return legal[0].text
        async with self._turns:
            for bot in dict.fromkeys((name, STAND_IN)):
                try:
                    return await self._ask(bot, state, seat, seed)
                except Exception as error:  # noqa: BLE001  (whatever a bot does, the table goes on)
                    LOG.warning("bot failed", extra={"bot": bot, "error": type(error).__name__})
        return legal[0].text

    async def _ask(self, bot: str, state: State, seat: int, seed: int) -> str:
        future = self._at_work().schedule(
            think, args=(bot, state, seat, seed), timeout=self.seconds
        )
        return await asyncio.wait_for(asyncio.wrap_future(future), self.seconds + 5)


def _to_think(table: Table) -> tuple[int, str] | None:
    """The seat that no person answers for, and the bot that does."""
    if table.status != "running" or table.paused:
        return None
    for number in table.to_act:
        seat = table.seats[number]
        if seat.kind == "bot":
            return number, seat.bot or STAND_IN
        if seat.absent:
            return number, STAND_IN
    return None
