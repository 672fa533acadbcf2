"""Games put straight into a server's database, so that tests need not play them over the wire."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import insert

from magnate.client import Client
from magnate.core.game import game as find_game
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.core.rng import Rng
from magnate.server import database as db
from magnate.server.database import make_engine
from magnate.server.ids import new_id
from magnate.server.rows import beginning_row, seat_row, table_row
from magnate.server.table import Table
from magnate.server.terms import Seat, Status, Terms
from tests.server.running import Server

NAMES = ("Ann", "Ben", "Cem")


@cache
def played(game: str, plies: int | None = None, seed: int = 1) -> Match:
    """A random game of three, with a move taken back here and there; up to a ply or its end."""
    rng = Rng.seeded(seed, "stored")
    match = Match.start(find_game(game), 3, seed, NAMES)
    while not match.state.over and (plies is None or len(match.entries) < plies):
        seat = match.state.to_act[rng.below(len(match.state.to_act))]
        if rng.below(20) == 0 and match.undoable(seat):
            match.undo(seat)
            continue
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))], time=1000 * len(match.entries))
    return match


def store(
    server: Server,
    match: Match,
    people: Sequence[Client] | Mapping[int, Client],
    *,
    status: Status | None = None,
    touched: float | None = None,
    head: Record | None = None,
    **terms: Any,
) -> str:
    """A table with that game, people on its first seats (or on those named) and bots on the others,
    which don't move before somebody else does."""
    record = match.record()
    agreed = Terms(
        game=record.game,
        players=record.players,
        options=record.options,
        content=record.content.override,
        **terms,
    )
    names = [holder.name for holder in record.seats]
    seats = [
        Seat(number=number, kind="bot", bot="random", name=name, colour=number)
        for number, name in enumerate(names)
    ]
    sitting = people if isinstance(people, Mapping) else dict(enumerate(people))
    for number, person in sitting.items():
        me = person.me()
        seats[number] = Seat(
            number=number, kind="person", person=me.id, name=names[number], colour=number
        )
    host = next(iter(sitting.values())).me().id
    table = Table(new_id(), agreed, host, seats, touched or time.time(), "open")
    start = Match.begin(record)
    table.begin(start)
    beginning = beginning_row(table)
    assert beginning is not None
    if head is not None:
        beginning["record"] = head.to_json()
    log = []
    for line in record.log:
        start.enter(line)
        data = msgspec.json.encode([line])
        place = {"table": table.id, "ply": len(start.entries)}
        log.append({**place, "lines": data, "digest": start.state.digest()})
    table.status = status or ("over" if match.state.over else "running")
    row = table_row(table)  # the lists tell from it what is asked now, or how it ended
    row["shown"] = False
    engine = make_engine(server.settings.database_url)
    with engine.begin() as connection:
        connection.execute(insert(db.tables).values(row))
        connection.execute(insert(db.beginnings).values(beginning))
        connection.execute(insert(db.seats), [seat_row(table, seat) for seat in seats])
        if log:
            connection.execute(insert(db.log), log)
    engine.dispose()
    return table.id


def change(server: Server, statement: str, *values: Any) -> None:
    """Write into the database behind the server's back."""
    with closing(sqlite3.connect(server.file, timeout=30)) as connection:
        connection.execute(statement, values)
        connection.commit()


def ask(server: Server, statement: str, *values: Any) -> Any:
    """One value from the database."""
    with closing(sqlite3.connect(server.file, timeout=30)) as connection:
        return connection.execute(statement, values).fetchone()[0]
