"""At a table: moves, undo, what can't be done and why, talk, and what all must agree to."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Controller, Response, get, post, put
from sqlalchemy import Connection, func, insert, select

from magnate.core import wire
from magnate.core.matches import Match
from magnate.core.records import Line
from magnate.server import database as db
from magnate.server.answers import Past, Played, Said, Tried
from magnate.server.attendance import Attendance
from magnate.server.errors import Refused, forbidden
from magnate.server.people import Person
from magnate.server.table import Table, accepted, after, running
from magnate.server.tables import Tables
from magnate.server.terms import Request, TableInfo

JSON = "application/json"
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=40)]
Ply = Annotated[int, msgspec.Meta(ge=0)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
OneAnswer = tuple[Word, Word]
ANSWERS_AT_ONCE = 200
PAST_MOST = 100
CHAT_KEPT = 200
CHAT_MOST = 2**31


class Moves(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a seat answers."""

    ply: Ply
    """The ply of the message that it answers from."""
    key: Key
    """Made by the client, another one for each move: sent again, nothing is played twice."""
    answers: Annotated[list[OneAnswer], msgspec.Meta(min_length=1, max_length=ANSWERS_AT_ONCE)]
    """Each with the key of the question it answers."""


class Trial(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a seat might answer."""

    ply: Ply
    """The ply of the message that it answers from."""
    answers: Annotated[list[OneAnswer], msgspec.Meta(max_length=ANSWERS_AT_ONCE)]
    """As in `Moves`, but none that can't be taken back."""
    blocked: bool = False
    """Whether to tell what can't be done there."""


class Undo(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    key: Key
    count: Annotated[int, msgspec.Meta(ge=1)] = 1


class Wish(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What all other people are asked to agree to: to go back to a ply, or to stop the clocks."""

    kind: Literal["undo", "pause"]
    ply: Ply = 0


class Answer(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    grant: bool
    number: Ply | None = None
    """That of the request, so that no other one is granted that came meanwhile."""


class Habits(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    ends_turn: bool


class Say(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Play(Controller):
    path = "/api/tables/{id:str}"

    @get("/message", media_type=JSON)
    async def message(
        self,
        id: str,
        person: Person,
        tables: Tables,
        since: int = 0,
        seat: int | None = None,
    ) -> Response[bytes]:
        """Where the game stands for the reader's seat, and what is new since a ply."""
        table = await tables.get(id)
        eyes = look_from(table, person, seat)
        return Response(table.message(eyes, max(0, min(since, table.ply))), media_type=JSON)

    @get("/past", media_type=JSON)
    async def past(
        self, id: str, person: Person, tables: Tables, since: int = 0, seat: int | None = None
    ) -> Response[bytes]:
        """The positions that the reader's seat has seen since a ply, to look at what happened; at
        most the last hundred."""
        table = await tables.get(id)
        eyes = look_from(table, person, seat)
        found = seen(table.playing(), eyes, max(since, table.ply - PAST_MOST))
        return Response(msgspec.json.encode(found), media_type=JSON)

    @get("/schema")
    async def schema(self, id: str, tables: Tables) -> dict[str, Any]:
        """The schema of this table's game, with the component facts in force here."""
        match = (await tables.get(id)).playing()
        return wire.schema(match.game, match.setup)

    @get("/blocked", media_type=JSON)
    async def blocked(
        self, id: str, person: Person, tables: Tables, seat: int | None = None
    ) -> Response[bytes]:
        """What the seat can't do now, and why."""
        table = await tables.get(id)
        found = wire.blocked(table.playing().state, own_seat(table, person, seat))
        return Response(wire.encode(found), media_type=JSON)

    @post("/moves", status_code=200)
    async def moves(
        self, id: str, data: Moves, person: Person, tables: Tables, seat: int | None = None
    ) -> Played:
        """Answer one question or several, all or nothing."""
        table = await tables.get(id)
        plies = await tables.play(
            table,
            own_seat(table, person, seat),
            data.answers,
            ply=data.ply,
            key=_own_key(person, data.key),
            person=person.id,
        )
        return Played(plies=plies)

    @post("/trial", status_code=200, media_type=JSON)
    async def trial(
        self, id: str, data: Trial, person: Person, tables: Tables, seat: int | None = None
    ) -> Response[bytes]:
        """Where some answers would lead to: nothing is stored and nobody is told."""
        table = await tables.get(id)
        found = tried(table, own_seat(table, person, seat), data)
        return Response(wire.encode(found), media_type=JSON)

    @post("/undo", status_code=200)
    async def undo(
        self, id: str, data: Undo, person: Person, tables: Tables, seat: int | None = None
    ) -> Played:
        """Take back one's own last moves."""
        table = await tables.get(id)
        own, key = own_seat(table, person, seat), _own_key(person, data.key)
        plies = await tables.undo(table, own, data.count, key, person.id)
        return Played(plies=plies)

    @post("/wishes", status_code=200)
    async def wish(
        self, id: str, data: Wish, person: Person, tables: Tables, seat: int | None = None
    ) -> TableInfo:
        """Ask for an undo past a seal, or for a pause. Alone among bots, or at a practice table,
        one need not ask."""
        table = await tables.get(id)
        async with table.lock:
            own = own_seat(table, person, seat)
            match = table.playing()
            if table.request is not None:
                raise Refused("wish-open", "something else is asked for already")
            if data.kind == "pause":
                running(table)
            elif not any(move.ply > data.ply for move in match.moves):
                raise Refused("nothing-after", "there is no move after that ply", 400)
            else:
                _check_way_back(table, match, data.ply)
            table.requests += 1
            table.ask(
                Request(
                    number=table.requests,
                    kind=data.kind,
                    seat=own,
                    ply=data.ply,
                    granted=table.seats_of(person.id),
                )
            )
            await _fulfil(table, tables)
        return table.info(person.id, own)

    @post("/wishes/answer", status_code=200)
    async def answer(
        self, id: str, data: Answer, person: Person, tables: Tables, seat: int | None = None
    ) -> TableInfo:
        """Agree to what somebody asks for, or refuse it; who has asked takes it back so."""
        table = await tables.get(id)
        async with table.lock:
            own = own_seat(table, person, seat)
            if table.request is None or data.number not in (None, table.request.number):
                raise Refused("no-wish", "nobody asks for anything")
            if data.grant:
                granted = sorted({*table.request.granted, *table.seats_of(person.id)})
                table.ask(msgspec.structs.replace(table.request, granted=granted))
            else:
                table.ask(None)
            await _fulfil(table, tables)
        return table.info(person.id, own)

    @post("/resume", status_code=200)
    async def resume(self, id: str, person: Person, tables: Tables) -> TableInfo:
        """Go on after a pause."""
        table = await tables.get(id)
        async with table.lock:
            own_seat(table, person)
            if table.paused:
                table.paused = False
                table.run_clock()
                await tables.save(table)
        return table.info(person.id)

    @post("/back", status_code=200)
    async def back(
        self, id: str, person: Person, tables: Tables, seat: int | None = None
    ) -> TableInfo:
        """I am here again: the bot that played for me lets me have my seat."""
        table = await tables.get(id)
        async with table.lock:
            own = own_seat(table, person, seat)
            await tables.come_back(table, own)
        return table.info(person.id, own)

    @post("/habits", status_code=200)
    async def habits(
        self, id: str, data: Habits, person: Person, tables: Tables, seat: int | None = None
    ) -> TableInfo:
        """What the server does for me."""
        table = await tables.get(id)
        async with table.lock:
            own = own_seat(table, person, seat)
            table.seats[own].ends_turn = data.ends_turn
            await tables.save(table)
        return table.info(person.id, own)

    @get("/orders")
    async def orders(
        self,
        id: str,
        person: Person,
        tables: Tables,
        attendance: Attendance,
        seat: int | None = None,
    ) -> list[Any]:
        """One's own standing orders; nobody else can ask for them."""
        table = await tables.get(id)
        found = await attendance.orders(table, own_seat(table, person, seat))
        return cast("list[Any]", msgspec.to_builtins(found))

    @put("/orders")
    async def set_orders(
        self,
        id: str,
        data: list[dict[str, Any]],
        person: Person,
        tables: Tables,
        attendance: Attendance,
        seat: int | None = None,
    ) -> list[Any]:
        """Leave orders, in place of those before."""
        table = await tables.get(id)
        async with table.lock:
            found = await attendance.set_orders(table, own_seat(table, person, seat), data)
        return cast("list[Any]", msgspec.to_builtins(found))

    @get("/chat")
    async def chat(self, id: str, person: Person, tables: Tables, after: int = 0) -> list[Said]:
        table = await tables.get(id)
        look_from(table, person)
        rows = await tables.database.rows(
            select(db.chat)
            .where(db.chat.c.table == id, db.chat.c.number > max(0, min(after, CHAT_MOST)))
            .order_by(db.chat.c.number.desc())
            .limit(CHAT_KEPT)
        )
        return [
            Said(number=row.number, name=row.name, text=row.text, time=row.time)
            for row in reversed(rows)
        ]

    @post("/chat")
    async def say(
        self, id: str, data: Say, person: Person, tables: Tables, seat: int | None = None
    ) -> Said:
        table = await tables.get(id)
        own = look_from(table, person, seat)
        name = person.name if own is None else table.seats[own].name
        own_seats = [table.seats[number] for number in table.seats_of(person.id)]
        if any(seat.muted for seat in own_seats) or (table.spectators_muted and not own_seats):
            raise Refused("muted", "the host has asked you to be silent", 403)
        now = time.time()

        def work(connection: Connection) -> int:
            last = select(func.max(db.chat.c.number)).where(db.chat.c.table == id)
            number = (connection.execute(last).scalar() or 0) + 1
            row = {"table": id, "number": number, "person": person.id, "name": name}
            connection.execute(insert(db.chat).values(**row, text=data.text, time=now))
            return number

        said = Said(number=await tables.database.write(work), name=name, text=data.text, time=now)
        table.said(said)
        return said


def tried(table: Table, seat: int, data: Trial) -> Tried:
    """What a seat would see after some answers."""
    moves = accepted(table, seat, data.answers, data.ply)
    there = after(table, seat, moves)
    return Tried(
        position=wire.position(there, seat),
        plays=len(moves),
        blocked=wire.blocked(there, seat) if data.blocked else None,
    )


def seen(match: Match, seat: int | None, since: int) -> list[Past]:
    """What a seat saw after each move since a ply that still counts. Of the time before hidden
    pieces were dealt anew it is shown nothing: what stood there was another's to see."""
    found = []
    for ply, state in match.earlier(since):
        if match.eyes(seat, ply) == seat:
            position: wire.Position[Mapping[str, Any]] = wire.Position(
                seat=seat,
                to_act=list(state.to_act),
                asked=None,
                question=None,
                view=state.view(seat),
                legal=[],
                result=None,
            )
            found.append(Past(ply=ply, position=position))
    return found


def _check_way_back(table: Table, match: Match, ply: int) -> None:
    """Whether a game could go back to a ply, if all agree."""
    if match.dealt is not None and ply < match.dealt.ply:
        raise Refused("played-on", "the game was played on from there with other hidden pieces")
    if table.status != "running" and not (table.status == "over" and table.terms.practice):
        raise Refused("not-running", f"the game is {table.status}; play on from its replay")


async def _fulfil(table: Table, tables: Tables) -> None:
    """Do what was asked for if everybody agrees, else store how far they do; the lock is held."""
    request = table.request
    if request is None or not _agreed(table, request):
        await tables.save(table)
    elif request.kind == "undo":
        now = round(time.time() * 1000)
        await tables.write(table, [Line(back_to=request.ply, time=now)])
    else:
        table.paused = True
        table.ask(None)
        table.run_clock()
        await tables.save(table)


def _agreed(table: Table, request: Request) -> bool:
    people = {seat.number for seat in table.seats if seat.kind == "person"}
    alone_may = request.kind == "undo" and table.terms.practice
    return alone_may or people <= set(request.granted)


def own_seat(table: Table, person: Person, wish: int | None = None) -> int:
    """The seat somebody plays for; which one he may wish for, if he has several."""
    seat = table.seat_of(person.id, wish)
    if seat is None:
        raise forbidden("you don't sit at this table")
    return seat


def look_from(table: Table, person: Person, wish: int | None = None) -> int | None:
    """The seat somebody looks from; None for a spectator, where they may watch."""
    seat = table.seat_of(person.id, wish)
    if seat is None and not table.terms.spectators:
        raise forbidden("nobody may watch this table")
    return seat


def _own_key(person: Person, key: str) -> str:
    """Keys of different people have nothing to do with each other."""
    return f"{person.id}:{key}"
