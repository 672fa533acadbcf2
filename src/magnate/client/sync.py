"""The client for programs that wait."""

from __future__ import annotations

import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from typing import Any, Self, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

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


class Client:
    """A person at a server. `with Client("http://127.0.0.1:8000", "Ann") as ann: ...`"""

    def __init__(
        self, url: str, name: str | None = None, *, patience: float = 30.0, **http: Any
    ) -> None:
        """`patience`: for so many seconds a lost connection is tried again; what else is given goes
        to `httpx.Client`."""
        self.patience = patience
        self.http = httpx.Client(base_url=url, **http)
        """For requests of your own."""
        self.http.event_hooks["request"].append(lambda sent: common.show_token(sent, self.http))
        if name is not None:
            self.greet(name)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def do(self, call: Call[T]) -> T:
        """Make a call: send it again if that does no harm and its answer is lost."""
        if common.lacks_token(self.http, call):
            self.http.get("/health")
        tries = common.waits(self.patience)
        while True:
            try:
                response = self.http.send(common.request_of(self.http, call))
            except httpx.TransportError:
                wait = next(tries, None) if call.again else None
                if wait is None:
                    raise
            else:
                wait = common.wait_before_again(response, call, tries)
                if wait is None:
                    common.check(response)
                    return call.answer.decode(response.content)
            time.sleep(wait)

    # Who I am

    def greet(self, name: str) -> Me:
        """Tell a name: that is enough to play."""
        return self.do(calls.greet(name))

    def me(self) -> Me:
        return self.do(calls.me())

    def open_account(self, login: str, password: str) -> Me:
        """Keep a login and password, so that I can come back."""
        return self.do(calls.open_account(login, password))

    def sign_in(self, login: str, password: str) -> Me:
        return self.do(calls.sign_in(login, password))

    def sign_out(self) -> None:
        self.do(calls.sign_out())

    def forget_me(self) -> None:
        """Delete what the server knows of me."""
        self.do(calls.forget_me())

    def device_link(self) -> DeviceLink:
        return self.do(calls.device_link())

    def use_device_link(self, secret: str) -> Me:
        return self.do(calls.use_device_link(secret))

    # The lobby

    def games(self) -> list[dict[str, Any]]:
        """What can be played."""
        return self.do(calls.games())

    def game_schema(self, game: str) -> dict[str, Any]:
        return self.do(calls.game_schema(game))

    def bots(self) -> list[str]:
        return self.do(calls.bots())

    def play_now(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, OptionValue] | None = None,
        bot: str = "greedy",
    ) -> TableInfo:
        """A table with bots in all other seats, begun at once."""
        return self.do(calls.play_now(game, players, options or {}, bot))

    def create(
        self, game: str, players: int, *, seats: Sequence[Mapping[str, Any]] = (), **terms: Any
    ) -> TableInfo:
        """A new table; `seats` are mine and open ones if nothing else is said, for example
        `[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]`."""
        return self.do(calls.create(game, players, seats, terms))

    def tables(self, status: str = "open") -> list[Listed]:
        """Public tables that are open, or running."""
        return self.do(calls.tables(status))

    def my_tables(self) -> list[Listed]:
        return self.do(calls.my_tables())

    def next_table(self, after: str | None = None) -> Listed | None:
        """The next table that waits for me."""
        return self.do(calls.next_table(after))

    def table(self, table: str) -> TableInfo:
        return self.do(calls.table(table))

    def join(
        self,
        table: str,
        *,
        seat: int | None = None,
        link: str | None = None,
        colour: int | None = None,
    ) -> TableInfo:
        return self.do(calls.join(table, seat, link, colour))

    def leave(self, table: str) -> TableInfo:
        return self.do(calls.leave(table))

    def change_seat(self, table: str, seat: int, to: str, bot: str = "greedy") -> SeatLink:
        """As the host give a seat to a `bot`, make it `open`, or get a `link` to it."""
        return self.do(calls.change_seat(table, seat, to, bot))

    def mute(self, table: str, seat: int | None, muted: bool = True) -> TableInfo:
        """As the host let somebody talk, or not; None: all who only watch."""
        return self.do(calls.mute(table, seat, muted))

    def start(self, table: str) -> TableInfo:
        return self.do(calls.start(table))

    def rematch(self, table: str) -> TableInfo:
        return self.do(calls.rematch(table))

    # At a table

    def message(self, table: str, since: int = 0, *, seat: int | None = None) -> Message:
        """Where the game stands for my seat, and what is new since a ply."""
        return self.do(calls.message(table, since).seated(seat))

    def schema(self, table: str) -> dict[str, Any]:
        return self.do(calls.schema(table))

    def blocked(self, table: str, *, seat: int | None = None) -> list[wire.Blocked]:
        """What I can't do now, and why."""
        return self.do(calls.blocked(table).seated(seat))

    def move(
        self,
        table: str,
        ply: int,
        answers: Sequence[Answer],
        key: str | None = None,
        *,
        seat: int | None = None,
    ) -> Played:
        """Answer one question or several, all or nothing, from what I saw at a ply."""
        return self.do(calls.move(table, ply, answers, key or calls.new_key()).seated(seat))

    def trial(
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
        return self.do(calls.trial(table, ply, answers, blocked).seated(seat))

    def undo(
        self, table: str, count: int = 1, key: str | None = None, *, seat: int | None = None
    ) -> Played:
        """Take back my own last moves."""
        return self.do(calls.undo(table, count, key or calls.new_key()).seated(seat))

    def wish(self, table: str, kind: str, ply: int = 0) -> TableInfo:
        """Ask all others for an `undo` back to a ply, or for a `pause`."""
        return self.do(calls.wish(table, kind, ply))

    def answer_wish(self, table: str, grant: bool, number: int | None = None) -> TableInfo:
        """Agree to a wish, best to that of a certain number, or refuse it."""
        return self.do(calls.answer_wish(table, grant, number))

    def resume(self, table: str) -> TableInfo:
        """Go on after a pause."""
        return self.do(calls.resume(table))

    def back(self, table: str) -> TableInfo:
        """I am here again: no bot need play for me."""
        return self.do(calls.back(table))

    def habits(self, table: str, *, ends_turn: bool) -> TableInfo:
        """Whether the server may end my turn by itself."""
        return self.do(calls.habits(table, ends_turn))

    def orders(self, table: str) -> list[dict[str, Any]]:
        """My standing orders."""
        return self.do(calls.orders(table))

    def set_orders(self, table: str, orders: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Leave orders, in place of those before."""
        return self.do(calls.set_orders(table, orders))

    def say(self, table: str, text: str) -> Said:
        return self.do(calls.say(table, text))

    def chat(self, table: str, after: int = 0) -> list[Said]:
        return self.do(calls.chat(table, after))

    def record(self, table: str) -> dict[str, Any]:
        """The whole record of a game that is over; before that, what my seat knows of it."""
        return self.do(calls.record(table))

    def hint(self, table: str) -> str:
        """What a bot would play for me, in notation; where hints are agreed."""
        return str(self.do(calls.hint(table))["text"])

    def replay_link(self, table: str) -> str:
        """The id under which anybody can look at a game again that is over."""
        return self.do(calls.replay_link(table))["id"]

    def bring_record(self, record: Mapping[str, Any]) -> str:
        """Bring a record of a game; the id under which anybody can look at it."""
        return self.do(calls.bring_record(record))["id"]

    def watch(
        self, table: str, since: int = 0, *, seat: int | None = None
    ) -> Generator[Parcel, None, None]:
        """What happens at a table, for ever; after a cut it goes on at the last ply seen."""
        seen = common.Watched(since)
        tries = common.waits(self.patience)
        while True:
            try:
                with connect(
                    common.socket_url(self.http, table, seen.ply, seat),
                    additional_headers=common.cookie_header(self.http),
                ) as socket:
                    tries = common.waits(self.patience)
                    while True:
                        parcel = seen.read(socket.recv(common.SILENCE_SECONDS))
                        if parcel is not None:
                            yield parcel
            except (ConnectionClosed, InvalidHandshake, OSError, common.Missed) as error:
                common.check_cut(error)
                wait = next(tries, None)
                if wait is None:
                    raise
                time.sleep(wait)

    def play_table(self, table: str, chooser: Chooser, *, seat: int | None = None) -> Message:
        """Let a chooser answer for my seat until the game is over; the last message."""
        player = Player(chooser)
        with closing(self.watch(table, seat=seat)) as parcels:
            for parcel in parcels:
                answer = player.look_at(parcel)
                if player.last is not None:
                    return player.last
                if isinstance(parcel, GameParcel) and answer is not None:
                    try:
                        played = self.move(table, parcel.data.ply, [answer], seat=seat)
                    except Rejected as rejected:
                        if rejected.key != "too-late":
                            raise
                    else:
                        player.played(played)
        raise AssertionError("a watch never ends")
