"""The lobby: making tables, sitting down, and finding those that wait."""

from __future__ import annotations

import time
import tomllib
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post
from sqlalchemy import select

from magnate.bots import BOTS
from magnate.core import wire
from magnate.core.errors import BadContent, MagnateError
from magnate.core.game import Game, all_games, game
from magnate.core.matches import check_names
from magnate.core.options import OptionValue
from magnate.core.records import Record
from magnate.server import database as db
from magnate.server.answers import Listed, Name, SeatLink, Secret
from magnate.server.errors import Refused, forbidden
from magnate.server.ids import digest, new_id, new_secret
from magnate.server.lists import listed
from magnate.server.people import Person
from magnate.server.settings import Settings
from magnate.server.table import Table
from magnate.server.tables import Tables
from magnate.server.terms import Seat, TableInfo, Terms

Number = Annotated[int, msgspec.Meta(ge=0, le=7)]
BotName = Annotated[str, msgspec.Meta(max_length=32)]


class SeatWish(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a seat of a new table shall be."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    """Of who plays there, where several seats are mine: friends who share a screen."""
    bot: BotName | None = None
    colour: Number | None = None


class NewTable(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    terms: Terms
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=8)] = []
    """By default the host's own and open ones."""


class PlayNow(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=32)]
    players: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    options: dict[str, OptionValue] = {}
    bot: BotName = "greedy"


class Join(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    seat: Number | None = None
    link: Secret | None = None
    """The secret of a seat link."""
    colour: Number | None = None


class SeatChange(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What the host makes of a seat whose person left or never came."""

    seat: Number
    to: Literal["open", "bot", "link"]
    bot: BotName = "greedy"


class Lobby(Controller):
    path = "/api"

    @get("/games")
    async def games(self) -> list[wire.GameInfo]:
        """What can be played, and with which options."""
        return [wire.about_game(one) for one in all_games()]

    @get("/games/{name:str}/schema")
    async def schema(self, name: str) -> dict[str, Any]:
        """All that a client needs to know of a game beside its messages."""
        return _game(name).schema()

    @post("/games/{name:str}/content", status_code=200)
    async def content(self, name: str, body: bytes, person: Person) -> dict[str, Any]:
        """The component facts that a file of somebody's changes (TOML, or JSON), as the terms of a
        table take them."""
        played = _game(name)
        try:
            changes = _changes(body)
            if changes.get("game", name) != name:
                raise BadContent(f"game: is for {changes['game']!r}, not for {name!r}")
            played.prepare(max(2, played.min_players), changes, {})
        except (MagnateError, ValueError, msgspec.DecodeError) as error:
            raise Refused("bad-content", str(error), 400) from None
        return changes

    @get("/bots")
    async def bots(self) -> list[str]:
        return list(BOTS)

    @post("/play-now")
    async def play_now(
        self, data: PlayNow, person: Person, tables: Tables, settings: Settings
    ) -> TableInfo:
        """A table with bots in all other seats, begun at once."""
        players = data.players or max(2, _game(data.game).min_players)
        terms = Terms(game=data.game, players=players, options=data.options)
        wishes = [SeatWish(kind="me"), *[SeatWish(kind="bot", bot=data.bot)] * (players - 1)]
        table = await new_table(terms, wishes, person, tables, settings)
        async with table.lock:
            await tables.start(table)
        return table.info(person.id)

    @post("/tables")
    async def create(
        self, data: NewTable, person: Person, tables: Tables, settings: Settings
    ) -> TableInfo:
        """A new table; it begins when the host starts it."""
        wishes = data.seats or [
            SeatWish(kind="me"),
            *[SeatWish(kind="open")] * (data.terms.players - 1),
        ]
        terms = msgspec.structs.replace(data.terms, origin=None)
        table = await new_table(terms, wishes, person, tables, settings)
        return table.info(person.id)

    @get("/tables")
    async def listed(
        self, visitor: Person | None, tables: Tables, status: Literal["open", "running"] = "open"
    ) -> list[Listed]:
        """Public tables that are open, or that run and can be watched. Nobody need tell his name
        to see them."""
        where = (db.tables.c.status == status) & db.tables.c.public
        found = await listed(tables, visitor, where)
        return [table for table in found if status == "open" or table.terms.spectators]

    @get("/me/tables")
    async def mine(self, person: Person, tables: Tables) -> list[Listed]:
        """One's own tables: first those that wait for one, then those under way."""
        own = select(db.seats.c.table).where(db.seats.c.person == person.id)
        found = await listed(tables, person, db.tables.c.id.in_(own))
        ended = ("over", "closed", "expired")
        return sorted(found, key=lambda table: (not table.my_turn, table.status in ended))

    @get("/me/next")
    async def next_table(
        self, person: Person, tables: Tables, after: str | None = None
    ) -> Listed | None:
        """The next table that waits for me: the one after `after`, the longest waiting first."""
        own = select(db.seats.c.table).where(db.seats.c.person == person.id)
        where = db.tables.c.id.in_(own) & (db.tables.c.status == "running")
        waiting = [table for table in await listed(tables, person, where) if table.my_turn]
        waiting.sort(key=lambda table: table.touched)
        ids = [table.id for table in waiting]
        start = ids.index(after) + 1 if after in ids else 0
        turned = waiting[start:] + waiting[:start]
        return turned[0] if turned else None

    @get("/tables/{id:str}")
    async def info(self, id: str, visitor: Person | None, tables: Tables) -> TableInfo:
        """Whoever was sent its link sees what he is invited to before he tells his name."""
        return (await tables.get(id)).info(visitor.id if visitor else "")

    @post("/tables/{id:str}/join")
    async def join(self, id: str, data: Join, person: Person, tables: Tables) -> TableInfo:
        """Sit down: on any open seat, on a certain one, or on that of a link. Who sits already may
        take another colour before the game."""
        table = await tables.get(id)
        async with table.lock:
            own = table.seats_of(person.id)
            if own:
                if table.status == "open" and data.colour is not None:
                    _paint(table, data.seat if data.seat in own else own[0], data.colour)
                    await tables.save(table)
                return table.info(person.id)
            if person.id in table.sent_away and data.link is None:
                raise forbidden("the host has given away your seat")
            seat = _place(table, data)
            _check_name(table, seat, person)
            table.seats[seat] = Seat(
                number=seat,
                kind="person",
                person=person.id,
                name=person.name,
                colour=table.seats[seat].colour,
            )
            _paint(table, seat, data.colour)
            await tables.change_holders(table, [seat])
        return table.info(person.id)

    @post("/tables/{id:str}/leave")
    async def leave(self, id: str, person: Person, tables: Tables) -> TableInfo:
        """Stand up: the seat is open again, or in a running game a bot's until the host finds
        somebody. Where the host leaves somebody else becomes the host."""
        table = await tables.get(id)
        async with table.lock:
            _must_sit(table, person)
            await _stand_up(tables, table, person)
        return table.info(person.id)

    @post("/tables/{id:str}/seats")
    async def change_seat(
        self, id: str, data: SeatChange, person: Person, tables: Tables
    ) -> SeatLink:
        """The host gives a seat away: to a bot, to anybody, or by a link. Who sat there is out."""
        table = await tables.get(id)
        async with table.lock:
            _host_only(table, person)
            if table.status not in ("open", "running"):
                raise Refused("not-running", f"the game is {table.status}")
            if not 0 <= data.seat < table.terms.players:
                raise Refused("no-seat", "there is no such seat", 400)
            old = table.seats[data.seat]
            if table.seats_of(person.id) == [data.seat]:
                raise Refused("own-seat", "leave your own seat by leaving")
            if old.person not in (None, person.id):
                table.sent_away.add(old.person)
            link = new_secret() if data.to == "link" else None
            bot = _bot(data.bot)
            if table.status == "running" or data.to == "bot":
                seat = _bot_seat(table, data.seat, bot)
            else:
                seat = _open_seat(table, data.seat)
            seat.link = None if link is None else digest(link)
            table.seats[data.seat] = seat
            await tables.change_holders(table, [data.seat])
        return SeatLink(link=link)

    @post("/tables/{id:str}/start")
    async def start(self, id: str, person: Person, tables: Tables) -> TableInfo:
        """Begin; every seat must be taken."""
        table = await tables.get(id)
        async with table.lock:
            _host_only(table, person)
            if table.status != "open":
                raise Refused("begun", "the game has begun already")
            if any(seat.kind == "open" for seat in table.seats):
                raise Refused("seats-open", "there are open seats")
            await tables.start(table)
        return table.info(person.id)

    @post("/tables/{id:str}/rematch")
    async def rematch(self, id: str, person: Person, tables: Tables) -> TableInfo:
        """Another game of the same people, each one seat further; begun at once."""
        table = await tables.get(id)
        async with table.lock:
            _must_sit(table, person)
            if table.status != "over":
                raise Refused("not-over", "the game isn't over")
            if table.rematch is not None:
                return (await tables.get(table.rematch)).info(person.id)
            seats = [_again(seat, number) for number, seat in enumerate(_rotated(table.seats))]
            terms = msgspec.structs.replace(table.terms, origin=None)
            again = Table(new_id(), terms, table.host, seats, time.time(), "open")
            again.spectators_muted = table.spectators_muted
            await tables.add(again)
            async with again.lock:
                await tables.start(again)
            table.rematch = again.id
            table.seats[table.seats_of(person.id)[0]].asked_again = True
            await tables.save(table)
        return again.info(person.id)

    @post("/tables/{id:str}/mute")
    async def mute(
        self, id: str, person: Person, tables: Tables, muted: bool, seat: int | None = None
    ) -> TableInfo:
        """The host stops, or lets again, somebody talk: who holds a seat, or all who only watch."""
        table = await tables.get(id)
        async with table.lock:
            _host_only(table, person)
            if seat is None:
                table.spectators_muted = muted
            elif 0 <= seat < table.terms.players:
                table.seats[seat].muted = muted
            else:
                raise Refused("no-seat", "there is no such seat", 400)
            await tables.save(table)
        return table.info(person.id)


# Seats


async def new_table(
    terms: Terms,
    wishes: list[SeatWish],
    person: Person,
    tables: Tables,
    settings: Settings,
    earlier: Record | None = None,
) -> Table:
    """A table that is open: for a new game, or to play on from an earlier one."""
    played = _game(terms.game)
    try:
        played.prepare(terms.players, terms.content, terms.options)
    except MagnateError as error:
        raise Refused("bad-setup", str(error), 400) from None
    if len(wishes) != terms.players:
        raise Refused("bad-seats", f"the game has {terms.players} seats", 400)
    if terms.pace is not None and (terms.pace.move is None) == (terms.pace.budget is None):
        raise Refused("bad-pace", "a clock is either for each move or for the game", 400)
    await _check_count(tables, person, settings)
    table = Table(new_id(), terms, person.id, [], time.time(), "open")
    table.earlier = earlier
    table.seats = [_wished(number, wish, person) for number, wish in enumerate(wishes)]
    names = [seat.name for seat in table.seats if seat.kind == "person"]
    if len(set(names)) < len(names):
        raise Refused("same-name", "somebody at this table has that name")
    check_names(names)
    for number, wish in enumerate(wishes):
        if wish.kind == "bot":
            table.seats[number] = _bot_seat(table, number, _bot(wish.bot or "greedy"))
    for number, wish in sorted(enumerate(wishes), key=lambda one: one[1].kind == "me"):
        _paint(table, number, wish.colour)
    await tables.add(table)
    return table


def _wished(number: int, wish: SeatWish, person: Person) -> Seat:
    """A seat of a new table, open if it isn't for a person."""
    if wish.kind != "me":
        return Seat(number=number, colour=number)
    name = wish.name or person.name
    return Seat(number=number, kind="person", person=person.id, name=name, colour=number)


async def _check_count(tables: Tables, person: Person, settings: Settings) -> None:
    unfinished = db.tables.c.status.in_(("open", "running"))
    where = (db.tables.c.host == person.id) & unfinished
    count = len(await tables.database.rows(select(db.tables.c.id).where(where)))
    if count >= settings.open_tables_a_person:
        raise Refused("too-many-tables", f"you host {count} tables that aren't over", 429)


def _place(table: Table, wish: Join) -> int:
    """The seat that somebody who joins gets."""
    if table.status not in ("open", "running"):
        raise Refused("not-running", f"the game is {table.status}")
    for seat in table.seats:
        if wish.link is not None and seat.link == digest(wish.link):
            return seat.number
    if wish.link is not None:
        raise forbidden("that link is no longer good")
    free = [s.number for s in table.seats if s.kind == "open" and s.link is None]
    if table.status != "open" or not free:
        raise Refused("full", "there is no open seat")
    if wish.seat is None:
        return free[0]
    if wish.seat not in free:
        raise Refused("taken", "that seat is taken")
    return wish.seat


async def leave_all(tables: Tables, person: Person) -> None:
    """Let somebody who goes for good stand up everywhere, so that no game waits for him."""
    own = select(db.seats.c.table).where(db.seats.c.person == person.id).distinct()
    for row in await tables.database.rows(own):
        table = await tables.get(row.table)
        async with table.lock:
            if table.seats_of(person.id):
                await _stand_up(tables, table, person)
            if left := table.seats_of(person.id):  # of a game that is over
                for number in left:
                    table.seats[number].person = None
                await tables.save(table)


async def _stand_up(tables: Tables, table: Table, person: Person) -> None:
    """Let a person leave; somebody else becomes the host, or an open table is given up."""
    others = [seat.person for seat in table.seats if seat.person not in (None, person.id)]
    if table.host == person.id and others:
        table.host = others[0] or ""
    elif table.host == person.id and table.status == "open":
        table.status = "expired"
    own = table.seats_of(person.id)
    for number in own:
        if table.status == "running":
            table.seats[number] = _bot_seat(table, number, "greedy")
        elif table.status in ("open", "expired"):
            table.seats[number] = _open_seat(table, number)
    await tables.change_holders(table, own)


def _open_seat(table: Table, number: int) -> Seat:
    return Seat(number=number, colour=table.seats[number].colour)


def _bot_seat(table: Table, number: int, bot: str) -> Seat:
    taken = {seat.name for seat in table.seats if seat.number != number}
    name = bot.capitalize()
    count = 2
    while name in taken:
        name, count = f"{bot.capitalize()} {count}", count + 1
    colour = table.seats[number].colour if number < len(table.seats) else number
    return Seat(number=number, kind="bot", bot=bot, name=name, colour=colour)


def _rotated(seats: list[Seat]) -> list[Seat]:
    return [*seats[1:], seats[0]]


def _again(seat: Seat, number: int) -> Seat:
    return msgspec.structs.replace(seat, number=number, link=None, absent=False, asked_again=False)


def _paint(table: Table, number: int, wish: int | None) -> None:
    """Give a seat the colour that somebody wants, unless another person has it; an open seat or a
    bot that has it gets the seat's own."""
    if wish is None or wish >= _game(table.terms.game).max_players:
        return
    seat = table.seats[number]
    for other in table.seats:
        if other.colour == wish and other.kind == "person":
            return
    for other in table.seats:
        if other.colour == wish:
            other.colour = seat.colour
    seat.colour = wish


def _check_name(table: Table, number: int, person: Person) -> None:
    if any(seat.name == person.name for seat in table.seats if seat.number != number):
        raise Refused("same-name", "somebody at this table has that name")


def _must_sit(table: Table, person: Person) -> None:
    if not table.seats_of(person.id):
        raise forbidden("you don't sit at this table")


def _host_only(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise forbidden("only the host can do that")


def _bot(name: str) -> str:
    if name not in BOTS:
        raise Refused("no-bot", f"there is no bot {name!r}", 400)
    return name


def _changes(file: bytes) -> dict[str, Any]:
    """What stands in a file: JSON if it begins as such, else TOML."""
    if file.lstrip().startswith(b"{"):
        return msgspec.json.decode(file, type=dict[str, Any])
    return tomllib.loads(file.decode())


def _game(name: str) -> Game:
    try:
        return game(name)
    except MagnateError as error:
        raise Refused("no-game", str(error), 404) from None
