"""What the server answers for people: their standing orders, what can't be answered otherwise, and,
when their time is up, by a bot."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from magnate.core.actions import Action
from magnate.core.facts import Journal
from magnate.core.matches import Match
from magnate.core.rng import Rng
from magnate.server import database as db
from magnate.server.errors import Refused
from magnate.server.table import Table
from magnate.server.tables import Tables

LOG = logging.getLogger(__name__)
LOOKS = 4
"""So many other deals, as a spectator could imagine them, must leave a seat the same one answer."""
TICK_SECONDS = 0.25
ORDERS_AT_ONCE = 40


class Attendance:
    """Answers in the place of people, at every table that is in memory."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._ticking: dict[str, Table] = {}
        """Those at which a clock runs; nobody looks after the time of others."""
        tables.listeners.append(self.look_at)

    # Standing orders: known to their owner alone

    async def orders(self, table: Table, seat: int) -> list[Any]:
        if table.orders is None:
            async with table.lock:  # else what was read before others were left could come after
                rows = await self.tables.database.rows(
                    select(db.orders).where(db.orders.c.table == table.id)
                )
                decoder = msgspec.json.Decoder(_form(table))
                table.orders = {row.seat: decoder.decode(row.data) for row in rows}
        return table.orders.get(seat, [])

    async def set_orders(self, table: Table, seat: int, data: list[Any]) -> list[Any]:
        """The table's lock is held, so that nobody leaves orders for a seat he loses just now."""
        form = _form(table)
        if len(data) > ORDERS_AT_ONCE:
            raise Refused("bad-order", f"at most {ORDERS_AT_ONCE} orders", 400)
        try:
            orders: list[Any] = msgspec.convert(data, form)
        except msgspec.ValidationError as error:
            raise Refused("bad-order", str(error), 400) from None

        def work(connection: Connection) -> None:
            where = (db.orders.c.table == table.id) & (db.orders.c.seat == seat)
            connection.execute(delete(db.orders).where(where))
            row = {"table": table.id, "seat": seat, "data": msgspec.json.encode(orders)}
            connection.execute(insert(db.orders).values(row))

        await self.tables.database.write(work)
        table.orders = None
        self.look_at(table)
        return orders

    # Answering

    def look_at(self, table: Table) -> None:
        """Answer what can be answered, if there may be such a thing and nobody is at it already."""
        if table.ticks:
            self._ticking[table.id] = table
        else:
            self._ticking.pop(table.id, None)
        if table.id in self._busy:
            self._again.add(table.id)
        elif any(_may_answer(table, seat) for seat in self._people_asked(table)):
            task = asyncio.create_task(self._answer(table), name=f"attendance at {table.id}")
            self._busy[table.id] = task
            task.add_done_callback(lambda _: self._done(table))

    def answers(self, table: str) -> bool:
        """Whether it is about to answer at a table, or looks whether it can."""
        return table in self._busy

    def _done(self, table: Table) -> None:
        del self._busy[table.id]
        if table.id in self._again:  # somebody moved after the last look
            self._again.discard(table.id)
            self.look_at(table)

    def _people_asked(self, table: Table) -> list[int]:
        if table.status != "running" or table.paused:
            return []
        seats = [table.seats[number] for number in table.to_act]
        return [seat.number for seat in seats if seat.kind == "person" and not seat.absent]

    async def _answer(self, table: Table) -> None:
        """Until nobody is left for whom something can be answered."""
        answered = True
        while answered:
            answered = False
            self._again.discard(table.id)
            for seat in self._people_asked(table):
                person = table.seats[seat].person
                action = await self._answer_of(table, seat)
                question = table.playing().state.question(seat)
                if action is None or question is None:
                    continue
                try:
                    answers = [(question.kind.key, action)]
                    await self.tables.play(
                        table, seat, answers, ply=table.ply, person=person, cause="order"
                    )
                    answered = True
                except Refused as refused:
                    LOG.info("order refused", extra={"table": table.id, "why": refused.key})

    async def _answer_of(self, table: Table, seat: int) -> Action | None:
        standing = table.playing().game.orders
        if standing is not None:
            orders = await self.orders(table, seat)
            state = table.playing().state
            for order in orders:
                action = standing.answer(state, seat, order)
                if action is not None and state.why_not(seat, action) is None:
                    return action
        return only_answer(table.playing(), seat, table.seats[seat].ends_turn)

    # Clocks

    async def watch_clocks(self) -> None:
        """For ever: let a bot play for whoever's time is up."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            for table in list(self._ticking.values()):
                if self.tables.loaded.get(table.id) is not table:
                    del self._ticking[table.id]
                for number in [] if table.clock is None else table.clock.run_out():
                    with suppress(Refused):  # where it can't be stored it is tried again
                        await self._time_is_up(table, number)

    async def _time_is_up(self, table: Table, number: int) -> None:
        seat = table.seats[number]
        if seat.kind != "person" or seat.absent:
            return  # a bot is at it
        async with table.lock:
            seat = table.seats[number]
            late = table.clock is not None and number in table.clock.run_out()
            if late and number in table.to_act and seat.kind == "person" and not seat.absent:
                seat.absent = True
                await self.tables.save(table)


def _may_answer(table: Table, seat: int) -> bool:
    """Whether it is worth a closer look: nearly always the person alone can answer."""
    match = table.playing()
    if match.game.orders is not None and (table.orders is None or table.orders.get(seat)):
        return True
    return len(match.state.legal(seat)) == 1


def only_answer(match: Match, seat: int, ends_turn: bool) -> Action | None:
    """The one answer a seat has, if everybody can know that it has no other. One that ends the
    turn, or that takes away the chance to take something back, is only given for those who chose
    so."""
    state = match.state
    legal = state.legal(seat)
    if len(legal) != 1:
        return None
    seals = state.seals(seat, legal[0])
    if seals and not ends_turn and (match.undoable(seat) or _ends_turn(match, seat, legal[0])):
        return None
    for look in range(LOOKS):
        other = state.seen_by(None, Rng.seeded(look, "attendance"))
        if seat not in other.to_act or other.legal(seat) != legal:
            return None
    return legal[0]


def _ends_turn(match: Match, seat: int, action: Action) -> bool:
    """Whether the turn passes on with an answer."""
    begins = match.game.turn_event
    trial = match.state.clone()
    trial.journal = journal = Journal()
    trial.advance(seat, action)
    return (
        begins is None or trial.over or any(event.fact.kind is begins for event in journal.events)
    )


def _form(table: Table) -> Any:
    """The type of a list of orders."""
    orders = table.playing().game.orders
    if orders is None:
        raise Refused("no-orders", "this game knows no standing orders", 404)
    return list[orders.form]  # type: ignore[name-defined]
