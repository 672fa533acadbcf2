"""What of a table stands in which row of the database, and a table's record from its rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from magnate.core.matches import Match
from magnate.core.records import Line, Record
from magnate.server.table import Table
from magnate.server.terms import Request, Seat


def record_of(head: bytes, rows: Sequence[Any]) -> Record:
    """The record of a table: the header that was stored at its start, and its log."""
    record = Record.from_json(head)
    lines: list[Line] = []
    digests: list[tuple[int, str]] = record.digests[:1]
    for row in rows:
        lines += msgspec.json.decode(row.lines, type=list[Line])
        digests.append((len(lines), row.digest))
    return msgspec.structs.replace(record, log=lines, digests=digests)


def replayed(head: bytes, rows: Sequence[Any]) -> tuple[Match, bytes | None]:
    return Match.load(record_of(head, rows)), rows[-1].clocks if rows else None


def table_row(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "status": table.status,
        "game": table.terms.game,
        "terms": msgspec.json.encode(table.terms),
        "host": table.host,
        "public": table.terms.public,
        "made": table.made,
        "touched": table.touched,
        **noted(table),
        "paused": table.paused,
        "clocks": clocks_row(table, table.ply),
        "rematch": table.rematch,
        "request": table.asked and msgspec.json.encode(table.asked),
        "sent_away": msgspec.json.encode(sorted(table.sent_away)),
        "spectators_muted": table.spectators_muted,
    }


def read_beside(table: Table, row: Any) -> None:
    """What stands in a table's row beside its game."""
    table.host, table.paused, table.rematch = row.host, row.paused, row.rematch
    table.spectators_muted = bool(row.spectators_muted)
    table.sent_away = set(msgspec.json.decode(row.sent_away or b"[]"))
    table.asked = row.request and msgspec.json.decode(row.request, type=tuple[int, Request])


def clocks_row(table: Table, ply: int) -> bytes | None:
    return None if table.clock is None else table.clock.to_bytes(ply)


def beginning_row(table: Table) -> dict[str, Any] | None:
    """How the game began, its record but for the log; or the game it is to be played on from."""
    if table.match is None:
        record = table.earlier
    else:
        whole = table.match.record()
        digests = whole.digests if not whole.log else []
        record = msgspec.structs.replace(whole, log=[], digests=digests)
    return None if record is None else {"table": table.id, "record": record.to_json()}


def log_row(table: Table) -> dict[str, Any]:
    """What was played before the table began, where it plays on from an earlier game."""
    match = table.playing()
    return {
        "table": table.id,
        "ply": 1,
        "lines": msgspec.json.encode([entry.line for entry in match.entries]),
        "digest": match.state.digest(),
        "key": None,
        "clocks": None,
    }


def seat_row(table: Table, seat: Seat) -> dict[str, Any]:
    data = msgspec.json.encode(seat)
    return {"table": table.id, "number": seat.number, "person": seat.person, "data": data}


def noted(table: Table) -> dict[str, Any]:
    """What lists tell of a game."""
    return {
        "to_act": ",".join(str(seat) for seat in table.to_act),
        "question": table.question,
        "result": table.result and msgspec.json.encode(table.result),
    }
