"""The calls of a server: for each the request that makes it and the type of its answer."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

import msgspec

from magnate.core import wire
from magnate.core.options import OptionValue
from magnate.server.answers import DeviceLink, Listed, Me, Played, Said, SeatLink, Tried
from magnate.server.terms import TableInfo

T = TypeVar("T")
Message = wire.Message[dict[str, Any]]
Answer = tuple[str, str]
"""The key of a question, and the notation of the action that answers it."""


@dataclass(frozen=True)
class Call(Generic[T]):
    method: str
    path: str
    answer: Any
    """The type of the answer, for the decoder; always that of T."""
    body: Any = None
    params: Mapping[str, Any] | None = None
    again: bool = False
    """Whether it can be sent again when its answer was lost: nothing happens twice."""

    def seated(self, seat: int | None) -> Call[T]:
        """The same for one of one's seats, where one has several."""
        return self if seat is None else replace(self, params={**(self.params or {}), "seat": seat})

    def decode(self, data: bytes) -> T:
        return msgspec.json.decode(data, type=self.answer)  # type: ignore[no-any-return]


def _get(path: str, answer: Any, **params: Any) -> Call[Any]:
    return Call("GET", path, answer, None, params, again=True)


def _post(path: str, answer: Any, body: Any = None, *, again: bool = False) -> Call[Any]:
    return Call("POST", path, answer, body, again=again)


def new_key() -> str:
    """For a move: another one for each, the same one when it is sent again."""
    return secrets.token_urlsafe(12)


# Who I am


def greet(name: str) -> Call[Me]:
    return _post("/api/people", Me, {"name": name})


def me() -> Call[Me]:
    return _get("/api/me", Me)


def open_account(login: str, password: str) -> Call[Me]:
    return _post("/api/me/account", Me, {"login": login, "password": password})


def sign_in(login: str, password: str) -> Call[Me]:
    return _post("/api/sessions", Me, {"login": login, "password": password})


def sign_out() -> Call[None]:
    return Call("DELETE", "/api/sessions", None)


def forget_me() -> Call[None]:
    return Call("DELETE", "/api/me", None)


def device_link() -> Call[DeviceLink]:
    return _post("/api/me/link", DeviceLink)


def use_device_link(secret: str) -> Call[Me]:
    return _post("/api/sessions/link", Me, {"secret": secret})


# The lobby


def games() -> Call[list[dict[str, Any]]]:
    return _get("/api/games", list[dict[str, Any]])


def game_schema(game: str) -> Call[dict[str, Any]]:
    return _get(f"/api/games/{game}/schema", dict[str, Any])


def bots() -> Call[list[str]]:
    return _get("/api/bots", list[str])


def play_now(
    game: str, players: int | None, options: Mapping[str, OptionValue], bot: str
) -> Call[TableInfo]:
    body = {"game": game, "players": players, "options": options, "bot": bot}
    return _post("/api/play-now", TableInfo, body)


def create(
    game: str, players: int, seats: Sequence[Mapping[str, Any]], terms: Mapping[str, Any]
) -> Call[TableInfo]:
    agreed = {"game": game, "players": players, **terms}
    return _post("/api/tables", TableInfo, {"terms": agreed, "seats": seats})


def tables(status: str) -> Call[list[Listed]]:
    return _get("/api/tables", list[Listed], status=status)


def my_tables() -> Call[list[Listed]]:
    return _get("/api/me/tables", list[Listed])


def next_table(after: str | None) -> Call[Listed | None]:
    return _get("/api/me/next", Listed | None, **({"after": after} if after else {}))


def table(id: str) -> Call[TableInfo]:
    return _get(f"/api/tables/{id}", TableInfo)


def join(id: str, seat: int | None, link: str | None, colour: int | None) -> Call[TableInfo]:
    # who sits at the table already stays where he is, whenever he asks
    body = {"seat": seat, "link": link, "colour": colour}
    return _post(f"/api/tables/{id}/join", TableInfo, body, again=link is None)


def leave(id: str) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/leave", TableInfo)


def change_seat(id: str, seat: int, to: str, bot: str) -> Call[SeatLink]:
    return _post(f"/api/tables/{id}/seats", SeatLink, {"seat": seat, "to": to, "bot": bot})


def mute(id: str, seat: int | None, muted: bool) -> Call[TableInfo]:
    params = {"muted": muted} if seat is None else {"muted": muted, "seat": seat}
    return Call("POST", f"/api/tables/{id}/mute", TableInfo, None, params, again=True)


def start(id: str) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/start", TableInfo)


def rematch(id: str) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/rematch", TableInfo, again=True)


# At a table


def message(id: str, since: int) -> Call[Message]:
    return _get(f"/api/tables/{id}/message", Message, since=since)


def schema(id: str) -> Call[dict[str, Any]]:
    return _get(f"/api/tables/{id}/schema", dict[str, Any])


def blocked(id: str) -> Call[list[wire.Blocked]]:
    return _get(f"/api/tables/{id}/blocked", list[wire.Blocked])


def move(id: str, ply: int, answers: Sequence[Answer], key: str) -> Call[Played]:
    body = {"ply": ply, "key": key, "answers": answers}
    return _post(f"/api/tables/{id}/moves", Played, body, again=True)


def trial(id: str, ply: int, answers: Sequence[Answer], blocked: bool) -> Call[Tried]:
    body = {"ply": ply, "answers": answers, "blocked": blocked}
    return _post(f"/api/tables/{id}/trial", Tried, body, again=True)


def undo(id: str, count: int, key: str) -> Call[Played]:
    return _post(f"/api/tables/{id}/undo", Played, {"key": key, "count": count}, again=True)


def wish(id: str, kind: str, ply: int) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/wishes", TableInfo, {"kind": kind, "ply": ply})


def answer_wish(id: str, grant: bool, number: int | None = None) -> Call[TableInfo]:
    body = {"grant": grant, "number": number}
    return _post(f"/api/tables/{id}/wishes/answer", TableInfo, body)


def resume(id: str) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/resume", TableInfo, again=True)


def back(id: str) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/back", TableInfo, again=True)


def habits(id: str, ends_turn: bool) -> Call[TableInfo]:
    return _post(f"/api/tables/{id}/habits", TableInfo, {"ends_turn": ends_turn}, again=True)


def orders(id: str) -> Call[list[dict[str, Any]]]:
    return _get(f"/api/tables/{id}/orders", list[dict[str, Any]])


def set_orders(id: str, orders: Sequence[Mapping[str, Any]]) -> Call[list[dict[str, Any]]]:
    path = f"/api/tables/{id}/orders"
    return Call("PUT", path, list[dict[str, Any]], body=orders, again=True)


def say(id: str, text: str) -> Call[Said]:
    return _post(f"/api/tables/{id}/chat", Said, {"text": text})


def chat(id: str, after: int) -> Call[list[Said]]:
    return _get(f"/api/tables/{id}/chat", list[Said], after=after)


# Records


def record(id: str) -> Call[dict[str, Any]]:
    return _get(f"/api/tables/{id}/record", dict[str, Any])


def hint(id: str) -> Call[dict[str, Any]]:
    return _get(f"/api/tables/{id}/hint", dict[str, Any])


def replay_link(id: str) -> Call[dict[str, str]]:
    return _post(f"/api/tables/{id}/replay", dict[str, str], again=True)


def bring_record(record: Mapping[str, Any]) -> Call[dict[str, str]]:
    return _post("/api/replays", dict[str, str], record)
