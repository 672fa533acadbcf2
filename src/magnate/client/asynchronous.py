"""The client for programs that do many things at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing
from typing import Any, Self, TypeVar

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from magnate.client import calls, common
from magnate.client.calls import Answer, Call, Message
from magnate.client.choosing import Chooser, Player
from magnate.client.common import Rejected
from magnate.core import wire
from magnate.core.options import OptionValue
from magnate.server.answers import (
    DeviceLink,
    GameParcel,
    Listed,
    Me,
    Parcel,
    Played,
    Said,
    SeatLink,
    Tried,
)
from magnate.server.terms import TableInfo

T = TypeVar("T")


class AsyncClient:
    """A person at a server. `async with AsyncClient("http://127.0.0.1:8000", "Ann") as ann: ...`"""

    def __init__(
        self, url: str, name: str | None = None, *, patience: float = 30.0, **http: Any
    ) -> None:
        """`patience`: for so many seconds a lost connection is tried again; what else is given goes
        to `httpx.AsyncClient`."""
        self.patience = patience
        self.http = httpx.AsyncClient(base_url=url, **http)
        """For requests of your own."""
        self.http.event_hooks["request"].append(self._show_token)
        self._name = name

    async def close(self) -> None:
        await self.http.aclose()

    async def __aenter__(self) -> Self:
        if self._name is not None:
            await self.greet(self._name)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _show_token(self, request: httpx.Request) -> None:
        common.show_token(request, self.http)

    async def do(self, call: Call[T]) -> T:
        """Make a call: send it again if that does no harm and its answer is lost."""
        if common.lacks_token(self.http, call):
            await self.http.get("/health")
        tries = common.waits(self.patience)
        while True:
            try:
                response = await self.http.send(common.request_of(self.http, call))
            except httpx.TransportError:
                wait = next(tries, None) if call.again else None
                if wait is None:
                    raise
            else:
                wait = common.wait_before_again(response, call, tries)
                if wait is None:
                    common.check(response)
                    return call.answer.decode(response.content)
            await asyncio.sleep(wait)

    # Who I am

    async def greet(self, name: str) -> Me:
        """Tell a name: that is enough to play."""
        return await self.do(calls.greet(name))

    async def me(self) -> Me:
        return await self.do(calls.me())

    async def open_account(self, login: str, password: str) -> Me:
        """Keep a login and password, so that I can come back."""
        return await self.do(calls.open_account(login, password))

    async def sign_in(self, login: str, password: str) -> Me:
        return await self.do(calls.sign_in(login, password))

    async def sign_out(self) -> None:
        await self.do(calls.sign_out())

    async def forget_me(self) -> None:
        """Delete what the server knows of me."""
        await self.do(calls.forget_me())

    async def device_link(self) -> DeviceLink:
        return await self.do(calls.device_link())

    async def use_device_link(self, secret: str) -> Me:
        return await self.do(calls.use_device_link(secret))

    # The lobby

    async def games(self) -> list[dict[str, Any]]:
        """What can be played."""
        return await self.do(calls.games())

    async def game_schema(self, game: str) -> dict[str, Any]:
        return await self.do(calls.game_schema(game))

    async def bots(self) -> list[str]:
        return await self.do(calls.bots())

    async def play_now(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, OptionValue] | None = None,
        bot: str = "greedy",
    ) -> TableInfo:
        """A table with bots in all other seats, begun at once."""
        return await self.do(calls.play_now(game, players, options or {}, bot))

    async def create(
        self, game: str, players: int, *, seats: Sequence[Mapping[str, Any]] = (), **terms: Any
    ) -> TableInfo:
        """A new table; `seats` are mine and open ones if nothing else is said, for example
        `[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]`."""
        return await self.do(calls.create(game, players, seats, terms))

    async def tables(self, status: str = "open") -> list[Listed]:
        """Public tables that are open, or running."""
        return await self.do(calls.tables(status))

    async def my_tables(self) -> list[Listed]:
        return await self.do(calls.my_tables())

    async def next_table(self, after: str | None = None) -> Listed | None:
        """The next table that waits for me."""
        return await self.do(calls.next_table(after))

    async def table(self, table: str) -> TableInfo:
        return await self.do(calls.table(table))

    async def join(
        self,
        table: str,
        *,
        seat: int | None = None,
        link: str | None = None,
        colour: int | None = None,
    ) -> TableInfo:
        return await self.do(calls.join(table, seat, link, colour))

    async def leave(self, table: str) -> TableInfo:
        return await self.do(calls.leave(table))

    async def change_seat(self, table: str, seat: int, to: str, bot: str = "greedy") -> SeatLink:
        """As the host give a seat to a `bot`, make it `open`, or get a `link` to it."""
        return await self.do(calls.change_seat(table, seat, to, bot))

    async def mute(self, table: str, seat: int | None, muted: bool = True) -> TableInfo:
        """As the host let somebody talk, or not; None: all who only watch."""
        return await self.do(calls.mute(table, seat, muted))

    async def start(self, table: str) -> TableInfo:
        return await self.do(calls.start(table))

    async def rematch(self, table: str) -> TableInfo:
        return await self.do(calls.rematch(table))

    # At a table

    async def message(self, table: str, since: int = 0, *, seat: int | None = None) -> Message:
        """Where the game stands for my seat, and what is new since a ply."""
        return await self.do(calls.message(table, since).seated(seat))

    async def schema(self, table: str) -> dict[str, Any]:
        return await self.do(calls.schema(table))

    async def blocked(self, table: str, *, seat: int | None = None) -> list[wire.Blocked]:
        """What I can't do now, and why."""
        return await self.do(calls.blocked(table).seated(seat))

    async def move(
        self,
        table: str,
        ply: int,
        answers: Sequence[Answer],
        key: str | None = None,
        *,
        seat: int | None = None,
    ) -> Played:
        """Answer one question or several, all or nothing, from what I saw at a ply."""
        return await self.do(calls.move(table, ply, answers, key or calls.new_key()).seated(seat))

    async def trial(
        self,
        table: str,
        ply: int,
        answers: Sequence[Answer],
        *,
        blocked: bool = False,
        seat: int | None = None,
    ) -> Tried:
        """Where some answers would lead to, and on wish what can't be done there; nothing is
        played."""
        return await self.do(calls.trial(table, ply, answers, blocked).seated(seat))

    async def undo(
        self, table: str, count: int = 1, key: str | None = None, *, seat: int | None = None
    ) -> Played:
        """Take back my own last moves."""
        return await self.do(calls.undo(table, count, key or calls.new_key()).seated(seat))

    async def wish(self, table: str, kind: str, ply: int = 0) -> TableInfo:
        """Ask all others for an `undo` back to a ply, or for a `pause`."""
        return await self.do(calls.wish(table, kind, ply))

    async def answer_wish(self, table: str, grant: bool, number: int | None = None) -> TableInfo:
        """Agree to a wish, best to that of a certain number, or refuse it."""
        return await self.do(calls.answer_wish(table, grant, number))

    async def resume(self, table: str) -> TableInfo:
        """Go on after a pause."""
        return await self.do(calls.resume(table))

    async def back(self, table: str) -> TableInfo:
        """I am here again: no bot need play for me."""
        return await self.do(calls.back(table))

    async def habits(self, table: str, *, ends_turn: bool) -> TableInfo:
        """Whether the server may end my turn by itself."""
        return await self.do(calls.habits(table, ends_turn))

    async def orders(self, table: str) -> list[dict[str, Any]]:
        """My standing orders."""
        return await self.do(calls.orders(table))

    async def set_orders(
        self, table: str, orders: Sequence[Mapping[str, Any]]
    ) -> list[dict[str, Any]]:
        """Leave orders, in place of those before."""
        return await self.do(calls.set_orders(table, orders))

    async def say(self, table: str, text: str) -> Said:
        return await self.do(calls.say(table, text))

    async def chat(self, table: str, after: int = 0) -> list[Said]:
        return await self.do(calls.chat(table, after))

    async def record(self, table: str) -> dict[str, Any]:
        """The whole record of a game that is over; before that, what my seat knows of it."""
        return await self.do(calls.record(table))

    async def hint(self, table: str) -> str:
        """What a bot would play for me, in notation; where hints are agreed."""
        return str((await self.do(calls.hint(table)))["text"])

    async def replay_link(self, table: str) -> str:
        """The id under which anybody can look at a game again that is over."""
        return (await self.do(calls.replay_link(table)))["id"]

    async def bring_record(self, record: Mapping[str, Any]) -> str:
        """Bring a record of a game; the id under which anybody can look at it."""
        return (await self.do(calls.bring_record(record)))["id"]

    async def watch(
        self, table: str, since: int = 0, *, seat: int | None = None
    ) -> AsyncGenerator[Parcel, None]:
        """What happens at a table, for ever; after a cut it goes on at the last ply seen."""
        seen = common.Watched(since)
        tries = common.waits(self.patience)
        while True:
            try:
                async with connect(
                    common.socket_url(self.http, table, seen.ply, seat),
                    additional_headers=common.cookie_header(self.http),
                ) as socket:
                    tries = common.waits(self.patience)
                    while True:
                        async with asyncio.timeout(common.SILENCE_SECONDS):
                            data = await socket.recv()
                        parcel = seen.read(data)
                        if parcel is not None:
                            yield parcel
            except (ConnectionClosed, InvalidHandshake, OSError, common.Missed) as error:
                common.check_cut(error)
                wait = next(tries, None)
                if wait is None:
                    raise
                await asyncio.sleep(wait)

    async def play_table(self, table: str, chooser: Chooser, *, seat: int | None = None) -> Message:
        """Let a chooser answer for my seat until the game is over; the last message."""
        player = Player(chooser)
        async with aclosing(self.watch(table, seat=seat)) as parcels:
            async for parcel in parcels:
                answer = player.look_at(parcel)
                if player.last is not None:
                    return player.last
                if isinstance(parcel, GameParcel) and answer is not None:
                    try:
                        played = await self.move(table, parcel.data.ply, [answer], seat=seat)
                    except Rejected as rejected:
                        if rejected.key != "too-late":
                            raise
                    else:
                        player.played(played)
        raise AssertionError("a watch never ends")
