"""Lists of tables: what is told of one that need not be in memory."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from magnate.core import wire
from magnate.server import database as db
from magnate.server.answers import Listed
from magnate.server.people import Person
from magnate.server.table import Table
from magnate.server.tables import Tables
from magnate.server.terms import Seat, Terms

LISTED = 100
"""A list of tables is no longer than this."""


async def listed(tables: Tables, person: Person | None, where: Any) -> list[Listed]:
    """The tables for which something is true, as somebody sees them; the last used ones first."""
    rows = await tables.database.rows(
        select(db.tables).where(where).order_by(db.tables.c.touched.desc()).limit(LISTED)
    )
    if not rows:
        return []
    ids = [row.id for row in rows]
    found = await tables.database.rows(
        select(db.seats).where(db.seats.c.table.in_(ids)).order_by(db.seats.c.number)
    )
    seats: dict[str, list[Seat]] = {id: [] for id in ids}
    for row in found:
        seats[row.table].append(msgspec.json.decode(row.data, type=Seat))
    return [_as_listed(row, seats[row.id], person, tables.loaded.get(row.id)) for row in rows]


def _as_listed(row: Any, seats: list[Seat], person: Person | None, loaded: Table | None) -> Listed:
    """What a list tells of a table: as it is in memory, or as it was last written down."""
    if loaded is not None:
        status, touched = loaded.status, loaded.touched
        acting, asked, result = list(loaded.to_act), loaded.question, loaded.result
    else:
        status, touched = row.status, row.touched
        acting, asked = [int(seat) for seat in row.to_act.split(",") if seat], row.question
        stored = row.result or b"null"
        result = msgspec.json.decode(stored, type=wire.Result | None)
    mine = [seat.number for seat in seats if person and seat.person == person.id]
    return Listed(
        id=row.id,
        status=status,
        game=row.game,
        terms=msgspec.json.decode(row.terms, type=Terms),
        names=[seat.name for seat in seats],
        bots=[seat.bot for seat in seats],
        colours=[seat.colour for seat in seats],
        open_seats=sum(seat.kind == "open" for seat in seats),
        seat=mine[0] if mine else None,
        my_turn=status == "running" and any(seat in acting for seat in mine),
        to_act=acting,
        asked=asked,
        scores=None if result is None else result.scores,
        ranking=None if result is None else result.ranking,
        touched=touched,
    )
