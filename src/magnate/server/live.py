"""What happens at a table, pushed to whoever looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from magnate.server.answers import Said
from magnate.server.errors import Refused
from magnate.server.ids import digest
from magnate.server.people import People, Person
from magnate.server.play import look_from
from magnate.server.settings import Settings
from magnate.server.table import Table
from magnate.server.tables import Tables

BEAT_SECONDS = 20.0
"""A client that hears nothing for twice as long knows that it is cut off."""


class Watcher:
    """One connection: it gets the newest state, never a backlog of old ones."""

    def __init__(
        self,
        table: Table,
        person: Person,
        seat: int | None,
        since: int,
        known: Callable[[], bool],
    ) -> None:
        """`known`: whether the person has not signed out meanwhile."""
        self.table = table
        self.person = person
        self.known = known
        self.seat = seat
        self.own = table.seats_of(person.id)
        self.since = since
        self.talk: list[Said] = []
        self._beats = False
        self._told: tuple[object, ...] | None = None
        """What it was told of the table, beside the game."""
        self._shown = -1
        """The ply of the last message of the game: at the same ply it would be the same again."""
        self.wake = asyncio.Event()
        self.wake.set()

    def notice(self, _: Table) -> None:
        self.wake.set()

    def hear(self, said: Said) -> None:
        self.talk.append(said)
        self.wake.set()

    def beat(self) -> None:
        """Let the client know that it is not cut off."""
        self._beats = True
        self.wake.set()

    def parcels(self) -> list[bytes]:
        """What is new, as messages: the table, then the game, then what was said."""
        table = self.table
        found = []
        beside = table.beside()
        if self._told != beside:
            info = table.info(self.person.id, self.seat)
            found.append(_parcel("table", msgspec.json.encode(info)))
            self._told = beside
        if table.match is not None and self._shown != table.ply:
            if table.ply < self.since:
                self.since = 0
            found.append(_parcel("game", table.message(self.seat, self.since)))
            self.since = self._shown = table.ply
        found += [_parcel("chat", msgspec.json.encode(said)) for said in self.talk]
        self.talk = []
        if self._beats:
            found.append(_parcel("beat", b'{"ply":%d}' % table.ply))
            self._beats = False
        return found


def _parcel(kind: str, data: bytes) -> bytes:
    return b'{"type":"%s","data":%s}' % (kind.encode(), data)


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    id: str,
    people: People,
    tables: Tables,
    settings: Settings,
    since: int = 0,
    seat: int | None = None,
) -> None:
    """The table, and everything that happens at it from a ply on."""
    if not same_origin(socket, settings):
        await socket.close(4403, "foreign origin")
        return
    cookie = socket.cookies.get(COOKIE, "")
    person = await people.behind(cookie)
    try:
        if person is None:
            raise Refused("who", "tell your name first", 401)
        table = await tables.get(id)
        eyes = look_from(table, person, seat)
    except Refused as refused:
        await socket.accept()
        await socket.close(4000 + refused.status_code % 1000, refused.key)
        return
    await socket.accept()
    known = partial(people.signed_in, digest(cookie))
    watcher = Watcher(table, person, eyes, max(0, since), known)
    table.listeners.add(watcher.notice)
    table.talkers.add(watcher.hear)
    # who share a screen are all here
    places: list[int | None] = [*watcher.own] or [None]
    for place in places:
        table.watched[place] = table.watched.get(place, 0) + 1
    table.changed()
    pushing = asyncio.create_task(_push(socket, watcher))
    beating = asyncio.create_task(_beat(watcher))
    try:
        while True:
            await socket.receive_data(mode="text")
            await socket.close(4400, "only-listen")  # nothing is said this way
    except WebSocketDisconnect:
        pass
    finally:
        pushing.cancel()
        beating.cancel()
        await asyncio.gather(pushing, return_exceptions=True)  # it may have found the cut first
        table.listeners.discard(watcher.notice)
        table.talkers.discard(watcher.hear)
        for place in places:
            table.watched[place] -= 1
        table.changed()


async def _push(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    while True:
        await watcher.wake.wait()
        watcher.wake.clear()
        if not watcher.known():
            await socket.close(4401, "who")
            return
        if watcher.table.seats_of(watcher.person.id) != watcher.own:
            await socket.close(4409, "seat changed")  # it connects again, as whoever it is now
            return
        for parcel in watcher.parcels():
            await socket.send_data(parcel.decode())


async def _beat(watcher: Watcher) -> None:
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        watcher.beat()


COOKIE = "magnate"


def same_origin(socket: WebSocket[Any, Any, Any], settings: Settings) -> bool:
    """Whether a page of ours asks: browsers tell whose page a socket belongs to."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True  # no browser
    if settings.public_url and origin == "/".join(settings.public_url.split("/")[:3]):
        return True
    return origin.partition("://")[2] == socket.headers.get("host")
