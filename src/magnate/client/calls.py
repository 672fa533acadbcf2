"""The calls of a server: for each the request that makes it and the type of its answer."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from msgspec.json import Decoder

from magnate.core import wire
from magnate.core.options import OptionValue
from magnate.server.answers import DeviceLink, Listed, Me, Played, Said, SeatLink, Tried
from magnate.server.terms import TableInfo

T = TypeVar("T")
Message = wire.Message[dict[str, Any]]
Answer = tuple[str, str]
"""The key of a question, and the notation of the action that answers it."""


Object = dict[str, Any]

# Made before any thread can be: msgspec crashes where two of them meet a type for the first time.
NOTHING = Decoder(type(None))
OBJECT = Decoder(Object)
OBJECTS = Decoder(list[Object])
WORDS = Decoder(list[str])
WORD_OF = Decoder(dict[str, str])
ME = Decoder(Me)
DEVICE_LINK = Decoder(DeviceLink)
SEAT_LINK = Decoder(SeatLink)
TABLE = Decoder(TableInfo)
LISTED = Decoder(list[Listed])
ONE_LISTED: Decoder[Listed | None] = Decoder(Listed | None)
MESSAGE = Decoder(Message)
BLOCKED = Decoder(list[wire.Blocked])
PLAYED = Decoder(Played)
TRIED = Decoder(Tried)
SAID = Decoder(Said)
ALL_SAID = Decoder(list[Said])


@dataclass(frozen=True)
class Call(Generic[T]):
    method: str
    path: str
    answer: Decoder[T]
    body: Any = None
    params: Mapping[str, Any] | None = None
    again: bool = False
    """Whether it can be sent again when its answer was lost: nothing happens twice."""

    def seated(self, seat: int | None) -> Call[T]:
        """The same for one of one's seats, where one has several."""
        return self if seat is None else replace(self, params={**(self.params or {}), "seat": seat})


def _get(path: str, answer: Decoder[T], **params: Any) -> Call[T]:
    return Call("GET", path, answer, None, params, again=True)


def _post(path: str, answer: Decoder[T], body: Any = None, *, again: bool = False) -> Call[T]:
    return Call("POST", path, answer, body, again=again)


def new_key() -> str:
    """For a move: another one for each, the same one when it is sent again."""
    return secrets.token_urlsafe(12)


# Who I am


def greet(name: str) -> Call[Me]:
    return _post("/api/people", ME, {"name": name})


def me() -> Call[Me]:
    return _get("/api/me", ME)


def open_account(login: str, password: str) -> Call[Me]:
    return _post("/api/me/account", ME, {"login": login, "password": password})


def sign_in(login: str, password: str) -> Call[Me]:
    return _post("/api/sessions", ME, {"login": login, "password": password})


def sign_out() -> Call[None]:
    return Call("DELETE", "/api/sessions", NOTHING)


def forget_me() -> Call[None]:
    return Call("DELETE", "/api/me", NOTHING)


def device_link() -> Call[DeviceLink]:
    return _post("/api/me/link", DEVICE_LINK)


def use_device_link(secret: str) -> Call[Me]:
    return _post("/api/sessions/link", ME, {"secret": secret})


# The lobby


def games() -> Call[list[Object]]:
    return _get("/api/games", OBJECTS)


def game_schema(game: str) -> Call[Object]:
    return _get(f"/api/games/{game}/schema", OBJECT)


def bots() -> Call[list[str]]:
    return _get("/api/bots", WORDS)


def play_now(
    game: str, players: int | None, options: Mapping[str, OptionValue], bot: str
) -> Call[TableInfo]:
    body = {"game": game, "players": players, "options": options, "bot": bot}
    return _post("/api/play-now", TABLE, body)


def create(
    game: str, players: int, seats: Sequence[Mapping[str, Any]], terms: Mapping[str, Any]
) -> Call[TableInfo]:
    agreed = {"game": game, "players": players, **terms}
    return _post("/api/tables", TABLE, {"terms": agreed, "seats": seats})


def tables(status: str) -> Call[list[Listed]]:
    return _get("/api/tables", LISTED, status=status)


def my_tables() -> Call[list[Listed]]:
    return _get("/api/me/tables", LISTED)


def next_table(after: str | None) -> Call[Listed | None]:
    return _get("/api/me/next", ONE_LISTED, **({"after": after} if after else {}))


def table(id: str) -> Call[TableInfo]:
    return _get(f"/api/tables/{id}", TABLE)


def join(id: str, seat: int | None, link: str | None, colour: int | None) -> Call[TableInfo]:
    # who sits at the table already stays where he is, whenever he asks
    body = {"seat": seat, "link": link, "colour": colour}
    return _post(f"/api/tables/{id}/join", TABLE, body, again=link is None)


def leave(id: str) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/leave", TABLE)


def change_seat(id: str, seat: int, to: str, bot: str) -> Call[SeatLink]:
    return _post(f"/api/tables/{id}/seats", SEAT_LINK, {"seat": seat, "to": to, "bot": bot})


def mute(id: str, seat: int | None, muted: bool) -> Call[TableInfo]:
    params = {"muted": muted} if seat is None else {"muted": muted, "seat": seat}
    return Call("POST", f"/api/tables/{id}/mute", TABLE, None, params, again=True)


def start(id: str) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/start", TABLE)


def rematch(id: str) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/rematch", TABLE, again=True)


# At a table


def message(id: str, since: int) -> Call[Message]:
    return _get(f"/api/tables/{id}/message", MESSAGE, since=since)


def schema(id: str) -> Call[Object]:
    return _get(f"/api/tables/{id}/schema", OBJECT)


def blocked(id: str) -> Call[list[wire.Blocked]]:
    return _get(f"/api/tables/{id}/blocked", BLOCKED)


def move(id: str, ply: int, answers: Sequence[Answer], key: str) -> Call[Played]:
    body = {"ply": ply, "key": key, "answers": answers}
    return _post(f"/api/tables/{id}/moves", PLAYED, body, again=True)


def trial(id: str, ply: int, answers: Sequence[Answer], blocked: bool) -> Call[Tried]:
    body = {"ply": ply, "answers": answers, "blocked": blocked}
    return _post(f"/api/tables/{id}/trial", TRIED, body, again=True)


def undo(id: str, count: int, key: str) -> Call[Played]:
    return _post(f"/api/tables/{id}/undo", PLAYED, {"key": key, "count": count}, again=True)


def wish(id: str, kind: str, ply: int) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/wishes", TABLE, {"kind": kind, "ply": ply})


def answer_wish(id: str, grant: bool, number: int | None = None) -> Call[TableInfo]:
    body = {"grant": grant, "number": number}
    return _post(f"/api/tables/{id}/wishes/answer", TABLE, body)


def resume(id: str) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/resume", TABLE, again=True)


def back(id: str) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/back", TABLE, again=True)


def habits(id: str, ends_turn: bool) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/habits", TABLE, {"ends_turn": ends_turn}, again=True)


def orders(id: str) -> Call[list[Object]]:
    return _get(f"/api/tables/{id}/orders", OBJECTS)


def set_orders(id: str, orders: Sequence[Mapping[str, Any]]) -> Call[list[Object]]:
    path = f"/api/tables/{id}/orders"
    return Call("PUT", path, OBJECTS, body=orders, again=True)


def say(id: str, text: str) -> Call[Said]:
    return _post(f"/api/tables/{id}/chat", SAID, {"text": text})


def chat(id: str, after: int) -> Call[list[Said]]:
    return _get(f"/api/tables/{id}/chat", ALL_SAID, after=after)


# Records


def record(id: str) -> Call[Object]:
    return _get(f"/api/tables/{id}/record", OBJECT)


def hint(id: str) -> Call[Object]:
    return _get(f"/api/tables/{id}/hint", OBJECT)


def replay_link(id: str) -> Call[dict[str, str]]:
    return _post(f"/api/tables/{id}/replay", WORD_OF, again=True)


def bring_record(record: Mapping[str, Any]) -> Call[dict[str, str]]:
    return _post("/api/replays", WORD_OF, record)
