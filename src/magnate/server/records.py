"""Records: what a table leaves, looking at it again, and playing on from it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from sqlalchemy import Connection, func, insert, select

from magnate.core import wire
from magnate.core.matches import Match
from magnate.core.options import OptionValue
from magnate.core.records import Record
from magnate.server import database as db
from magnate.server.bots import Bots
from magnate.server.database import Database
from magnate.server.errors import Refused, forbidden, not_found
from magnate.server.ids import new_id
from magnate.server.lobby import SeatWish, new_table
from magnate.server.people import Person
from magnate.server.play import JSON, look_from, own_seat
from magnate.server.replays import Replay, ReplayInfo, check_record
from magnate.server.settings import Settings
from magnate.server.table import Table, running
from magnate.server.tables import SHOWN, Tables
from magnate.server.terms import Customs, Origin, TableInfo, Terms

RECORD_BYTES = 2 * 1024 * 1024
CHECK_SECONDS = 20.0
"""A record that takes longer to be replayed is no game that people played."""
REPLAYS_A_PERSON = 100
REPLAYS_LOADED = 16

PlyInPath = Annotated[int, msgspec.Meta(ge=0)]


class OwnRecord(msgspec.Struct, kw_only=True, frozen=True):
    """What a seat may know of a game that isn't over: no seed, and nothing of others."""

    format: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    content: dict[str, Any]
    """The component facts in force."""
    message: wire.Message[Mapping[str, Any]]
    """All entries from the start, and the position."""


class PlayOn(Customs, kw_only=True, frozen=True):
    """A table that goes on from a position of an earlier game."""

    ply: Annotated[int, msgspec.Meta(ge=0)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]


class ReplayLink(msgspec.Struct, kw_only=True, frozen=True):
    id: str


class Hint(msgspec.Struct, kw_only=True, frozen=True):
    ply: int
    """The position it was thought for."""
    text: str
    """An action, in its notation."""


class Replays:
    """All games that can be looked at again; those in use are kept in memory."""

    def __init__(self, database: Database, tables: Tables, bots: Bots) -> None:
        self.database = database
        self.tables = tables
        self.bots = bots
        self._loaded: OrderedDict[str, Replay] = OrderedDict()
        self._loading = asyncio.Lock()

    async def get(self, id: str) -> Replay:
        replay = self._loaded.get(id)
        if replay is None:
            async with self._loading:  # one at a time: it takes a whole processor
                replay = self._loaded.get(id) or await self._load(id)
                self._loaded[id] = replay
        self._loaded.move_to_end(id)
        while len(self._loaded) > REPLAYS_LOADED:
            self._loaded.popitem(last=False)
        return replay

    async def _load(self, id: str) -> Replay:
        row = await self.database.row(select(db.replays).where(db.replays.c.id == id))
        if row is None:
            raise not_found("replay")
        if row.table is not None:
            table = await self.tables.get(row.table)
            record = await self.tables.record(table)
            colours = [seat.colour for seat in table.seats]
            return await asyncio.to_thread(Replay, record, True, colours)
        return await asyncio.to_thread(Replay, Record.from_json(row.record), False)

    async def of_table(self, table: Table, person: Person) -> str:
        """The link of a table's game, made when somebody first asks for it."""
        await self.tables.record(table)  # refused before the game is over
        where = db.replays.c.table == table.id

        def work(connection: Connection) -> str:
            found = connection.execute(select(db.replays.c.id).where(where)).scalar()
            if found is not None:
                return str(found)
            id = new_id()
            row = {"id": id, "person": person.id, "table": table.id, "made": time.time()}
            connection.execute(insert(db.replays).values(row))
            return id

        return await self.database.write(work)

    async def bring(self, data: bytes, person: Person) -> str:
        """Keep a record that somebody brings, if it can be replayed."""
        if len(data) > RECORD_BYTES:
            raise Refused("too-large", "a record has at most 2 MB", 413)
        own = select(func.count()).where(
            db.replays.c.person == person.id, db.replays.c.record.is_not(None)
        )
        row = await self.database.row(own)
        if row is not None and row[0] >= REPLAYS_A_PERSON:
            raise Refused("too-many-replays", f"you have brought {row[0]} records already", 429)
        try:
            problem = await self.bots.in_worker(check_record, data, seconds=CHECK_SECONDS)
        except Exception:  # noqa: BLE001  (whatever it does to the worker, it is no record of a game)
            problem = "it takes too long to be replayed"
        if problem:
            raise Refused("bad-record", f"the record can't be replayed: {problem}", 422)
        id = new_id()
        kept = {"id": id, "person": person.id, "record": data, "made": time.time()}

        def work(connection: Connection) -> None:
            connection.execute(insert(db.replays).values(kept))

        await self.database.write(work)
        return id

    def forget(self) -> None:
        """Read everything anew from the database."""
        self._loaded.clear()


class TableRecords(Controller):
    path = "/api/tables/{id:str}"

    @get("/record", media_type=JSON)
    async def record(
        self, id: str, person: Person, tables: Tables, seat: int | None = None
    ) -> Response[bytes]:
        """The whole record of a game that is over; before that, what the reader's seat knows."""
        table = await tables.get(id)
        eyes = _reader(table, person, seat)
        if table.status in SHOWN:
            return _file((await tables.record(table)).to_json(), f"{table.terms.game}-{id[:6]}")
        data = own_record(table.playing(), eyes)
        return _file(msgspec.json.encode(data), f"{table.terms.game}-{id[:6]}-view")

    @post("/replay", status_code=200)
    async def replay(self, id: str, person: Person, tables: Tables, replays: Replays) -> ReplayLink:
        """A link with which anybody can look at this game again, once it is over."""
        table = await tables.get(id)
        _reader(table, person)
        return ReplayLink(id=await replays.of_table(table, person))

    @get("/hint")
    async def hint(
        self, id: str, person: Person, tables: Tables, bots: Bots, seat: int | None = None
    ) -> Hint:
        """What a bot would play here, where players may ask that."""
        table = await tables.get(id)
        own = own_seat(table, person, seat)
        if not table.terms.hints:
            raise Refused("no-hints", "nobody gets hints at this table", 403)
        running(table)
        ply, text = await bots.hint(table, own)
        return Hint(ply=ply, text=text)


class ReplayRoutes(Controller):
    path = "/api/replays"

    @post("/", request_max_body_size=RECORD_BYTES)
    async def bring(self, body: bytes, person: Person, replays: Replays) -> ReplayLink:
        """Bring a record, to look at it and to play on from it."""
        return ReplayLink(id=await replays.bring(body, person))

    @get("/{id:str}")
    async def info(self, id: str, replays: Replays) -> ReplayInfo:
        return (await replays.get(id)).info(id)

    @get("/{id:str}/record", media_type=JSON)
    async def record(self, id: str, replays: Replays) -> Response[bytes]:
        """The whole record; of a game that isn't over only its owner has the file."""
        replay = await replays.get(id)
        _seat(replay, 0)
        return _file(replay.record.to_json(), f"{replay.match.game.name}-{id[:6]}")

    @get("/{id:str}/schema")
    async def schema(self, id: str, replays: Replays) -> dict[str, Any]:
        """The schema of the game, with the component facts in force in it."""
        match = (await replays.get(id)).match
        return wire.schema(match.game, match.setup)

    @get("/{id:str}/plies/{ply:int}", media_type=JSON)
    async def position(
        self,
        id: str,
        ply: PlyInPath,
        replays: Replays,
        seat: int | None = None,
        since: int | None = None,
    ) -> Response[bytes]:
        """A position as a seat saw it (or a spectator), and the entries since an earlier ply: by
        default the last one. It is a message as at a table."""
        replay = await replays.get(id)
        _check_ply(replay, ply)
        start = max(0, ply - 1 if since is None else min(since, ply))
        message = replay.message(ply, _seat(replay, seat), start)
        return Response(wire.encode(message), media_type=JSON)

    @get("/{id:str}/entries", media_type=JSON)
    async def entries(
        self,
        id: str,
        replays: Replays,
        seat: int | None = None,
        since: int = 0,
        until: int | None = None,
    ) -> Response[bytes]:
        """The entries after one ply up to another, with what the seat saw of them."""
        replay = await replays.get(id)
        last = replay.plies if until is None else max(0, min(until, replay.plies))
        found = replay.entries(_seat(replay, seat), max(0, since), last, replay.plies)
        return Response(msgspec.json.encode(found), media_type=JSON)

    @post("/{id:str}/play-on")
    async def play_on(
        self,
        id: str,
        data: PlayOn,
        person: Person,
        replays: Replays,
        tables: Tables,
        settings: Settings,
    ) -> TableInfo:
        """A table that goes on from here, with chance and hidden pieces drawn anew; it begins at
        once if no seat is open."""
        replay = await replays.get(id)
        _check_ply(replay, data.ply)
        if replay.state_at(data.ply).over:
            raise Refused("over", "the game is over there")
        record = replay.record
        terms = Terms(
            game=record.game,
            players=record.players,
            options=record.options,
            content=record.content.override,
            origin=Origin(id=id, ply=data.ply),
            **{custom: getattr(data, custom) for custom in Customs.__struct_fields__},
        )
        earlier = replay.up_to(data.ply)
        table = await new_table(terms, data.seats, person, tables, settings, earlier)
        if all(seat.kind != "open" for seat in table.seats):
            async with table.lock:
                await tables.start(table)
        return table.info(person.id)


def _reader(table: Table, person: Person, wish: int | None = None) -> int | None:
    """The seat of somebody who may read what a table leaves; None for a spectator."""
    eyes = look_from(table, person, wish)
    if table.status == "closed" and eyes is None:
        raise forbidden("the record of a closed game is for those who played it")
    return eyes


def own_record(match: Match, seat: int | None) -> OwnRecord:
    return OwnRecord(
        format="magnate-view-1",
        game=match.game.name,
        rules=match.game.version,
        options=dict(match.setup.options),
        content=dict(match.setup.content.data),
        message=wire.message(match, seat),
    )


def _seat(replay: Replay, seat: int | None) -> int | None:
    """The eyes to look with, if one may."""
    if seat is None:
        return None
    if not 0 <= seat < replay.match.setup.players:
        raise Refused("no-seat", "there is no such seat", 400)
    if not replay.shown:
        raise Refused("not-over", "the game isn't over: only a spectator's view is shown", 403)
    return seat


def _check_ply(replay: Replay, ply: int) -> None:
    if not 0 <= ply <= replay.plies:
        raise Refused("no-ply", f"the plies go from 0 to {replay.plies}", 404)


def _file(data: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}.json"'}
    return Response(data, media_type=JSON, headers=headers)
