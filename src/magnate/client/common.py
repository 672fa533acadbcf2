"""What the two clients share: errors, when to try again, and what a watcher knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus

from magnate.client.calls import Call
from magnate.server.answers import BeatParcel, GameParcel, Parcel

COOKIE = "magnate"
TOKEN_COOKIE = "csrftoken"
TOKEN_HEADER = "x-csrftoken"
SILENCE_SECONDS = 45.0
"""A socket that brings nothing for so long, not even a beat, is cut off."""
GOOD_AGAIN = (502, 503, 504)
"""What a proxy says while the server behind it starts again."""
TOO_MANY = 429
PARCEL: msgspec.json.Decoder[Parcel] = msgspec.json.Decoder(Parcel)


class Rejected(Exception):
    """The server said no; nothing was changed."""

    def __init__(self, status: int, key: str, detail: str, extra: Mapping[str, Any]) -> None:
        super().__init__(f"{detail} ({key})" if key else detail)
        self.status = status
        self.key = key
        """Which refusal it is: `too-late`, `illegal`, `not-found` ..."""
        self.extra = extra


def waits(seconds: float) -> Iterator[float]:
    """How long to wait before each further try: longer and longer, `seconds` in all."""
    wait = 0.1
    while seconds > 0:
        yield min(wait, seconds)
        seconds -= wait
        wait = min(wait * 2, 5.0)


def show_token(request: httpx.Request, http: httpx.Client | httpx.AsyncClient) -> None:
    """Send the server's token along, so that it knows that no foreign page sends the request."""
    token = http.cookies.get(TOKEN_COOKIE)
    if token is not None:
        request.headers[TOKEN_HEADER] = token


def request_of(http: httpx.Client | httpx.AsyncClient, call: Call[Any]) -> httpx.Request:
    if call.body is None:
        return http.build_request(call.method, call.path, params=call.params)
    content, headers = msgspec.json.encode(call.body), {"content-type": "application/json"}
    return http.build_request(
        call.method, call.path, content=content, params=call.params, headers=headers
    )


def lacks_token(http: httpx.Client | httpx.AsyncClient, call: Call[Any]) -> bool:
    """Whether something must be read first, since the server hands out its token with that."""
    return call.method != "GET" and http.cookies.get(TOKEN_COOKIE) is None


def wait_before_again(
    response: httpx.Response, call: Call[Any], tries: Iterator[float]
) -> float | None:
    """How long to wait before a call is sent again; None if this answer is the one."""
    if response.status_code == TOO_MANY and call.again:
        said = response.headers.get("retry-after", "")
        wait = next(tries, None)
        return None if wait is None else max(wait, float(said) if said.isdigit() else 0.0)
    if response.status_code in GOOD_AGAIN and call.again:
        return next(tries, None)
    return None


def check(response: httpx.Response) -> None:
    """`Rejected` if the server said no."""
    if response.is_success:
        return
    try:
        said = msgspec.json.decode(response.content)
        extra = said.get("extra") or {}
        key = extra.get("key", "") if isinstance(extra, dict) else ""
        detail = said.get("detail", "")
    except (msgspec.DecodeError, AttributeError):
        key, extra, detail = "", {}, response.text[:200]
    raise Rejected(response.status_code, key, detail or response.reason_phrase, extra)


def socket_url(
    http: httpx.Client | httpx.AsyncClient, table: str, since: int, seat: int | None = None
) -> str:
    base = http.base_url
    scheme = "wss" if base.scheme == "https" else "ws"
    path = f"{base.path.rstrip('/')}/api/tables/{table}/live"
    params = {"since": since} if seat is None else {"since": since, "seat": seat}
    return str(base.copy_with(scheme=scheme, path=path, params=params))


def cookie_header(http: httpx.Client | httpx.AsyncClient) -> dict[str, str]:
    secret = http.cookies.get(COOKIE)
    return {"cookie": f"{COOKIE}={secret}"} if secret is not None else {}


class Watched:
    """What has been seen of a table, so that a new connection goes on from there."""

    def __init__(self, since: int) -> None:
        self.ply = since

    def read(self, data: str | bytes) -> Parcel | None:
        """A parcel as it came; None for a beat with nothing new."""
        parcel = PARCEL.decode(data)
        if isinstance(parcel, BeatParcel):
            if parcel.data.ply != self.ply:
                raise Missed
            return None
        if isinstance(parcel, GameParcel):
            self.ply = parcel.data.ply
        return parcel


class Missed(Exception):
    """A parcel was lost on the way: connect again."""


REFUSALS = range(4400, 4409)
"""Codes with which a server closes a socket for good: 4000 and the status of a refusal."""


def check_cut(error: Exception) -> None:
    """`Rejected` if a socket was closed for a reason that stays; else one may connect again."""
    if isinstance(error, ConnectionClosed) and error.rcvd is not None:
        code, key = error.rcvd.code, error.rcvd.reason
        if code in REFUSALS:
            raise Rejected(code - 4000, key, "the table can't be watched", {}) from error
    if isinstance(error, InvalidStatus) and 400 <= error.response.status_code < 500:
        status = error.response.status_code
        raise Rejected(status, "", "the table can't be watched", {}) from error
