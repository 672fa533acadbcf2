"""What strangers may not do, and what every answer says."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from magnate.client import Client
from magnate.server import limits, people, protocols
from magnate.server.limits import BUCKETS_KEPT, Buckets, Limit
from tests.server.running import PATIENCE, Server, until

People = Callable[..., Client]
Serve = Callable[..., Server]


@pytest.fixture
def stranger(server: Server) -> Any:
    with httpx.Client(base_url=server.url) as http:
        yield http


# Every answer


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/health", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 401),
        ("GET", "/api/nowhere", 404),
        ("GET", "/nowhere.js", 404),
        ("POST", "/nowhere", 404),
        ("DELETE", "/health", 405),
        ("POST", "/api/people", 403),
    ],
)
def test_headers_of_every_answer(
    stranger: httpx.Client, method: str, path: str, status: int
) -> None:
    answer = stranger.request(method, path)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"].startswith("application/json")


def test_a_browser_gets_errors_as_data_too(stranger: httpx.Client) -> None:
    said = stranger.get("/api/nowhere", headers={"accept": "text/html"}).json()
    assert said == {"status_code": 404, "detail": "Not Found", "extra": {"key": "not-found"}}


@pytest.mark.parametrize("path", ["/health", "/api/games", "/api/me", "/nowhere", "/schema"])
def test_head_answers_as_get_without_a_body(stranger: httpx.Client, path: str) -> None:
    head, get = stranger.head(path), stranger.get(path)
    assert head.status_code == get.status_code
    assert head.content == b""
    assert head.headers["content-length"] == get.headers["content-length"]


# Cookies and foreign pages


def test_cookies(server: Server, serve: Serve) -> None:
    def greeted(server: Server, host: str) -> dict[str, str]:
        with httpx.Client(base_url=server.url, headers={"host": host}) as http:
            token = http.get("/health").headers["set-cookie"]
            value = token.partition("=")[2].partition(";")[0]
            shown = {"x-csrftoken": value, "cookie": f"csrftoken={value}"}
            answer = http.post("/api/people", json={"name": "Ann"}, headers=shown)
        return {"csrftoken": token, "magnate": answer.headers["set-cookie"]}

    plain = greeted(server, "127.0.0.1")
    assert plain["magnate"].startswith("magnate=")
    assert "HttpOnly" in plain["magnate"]
    assert all("samesite=lax" in cookie.lower() for cookie in plain.values())
    assert not any("secure" in cookie.lower() for cookie in plain.values())
    public = serve(public_url="https://games.example.org/")
    secure = greeted(public, "games.example.org")
    assert all("; secure" in cookie.lower() for cookie in secure.values())
    at_home = greeted(public, "192.168.0.7:8000")
    assert not any("secure" in cookie.lower() for cookie in at_home.values())


def test_a_foreign_page_can_post_nothing(server: Server, client: People) -> None:
    """It makes the browser send our cookies, but can't read the token that must go with them."""
    ann = client("Ann")
    cookies = {name: ann.http.cookies[name] for name in ("magnate", "csrftoken")}
    with httpx.Client(base_url=server.url, cookies=cookies) as foreign:
        tokens: list[dict[bytes, bytes]] = [
            {},
            {b"x-csrftoken": b"0" * 128},
            {b"x-csrftoken": "ä".encode() * 70},
        ]
        for headers in tokens:
            answer = foreign.post("/api/play-now", json={"game": "container"}, headers=headers)
            assert answer.status_code in (400, 403)
            assert answer.json()["extra"]["key"] in ("bad-token", "bad-input")
        form = foreign.post("/api/play-now", data={"game": "container"})
        assert form.status_code == 415
        assert foreign.get("/api/me/tables").json() == []


def test_the_token_survives_a_restart(server: Server, client: People) -> None:
    ann = client("Ann")
    before = ann.http.cookies["csrftoken"]
    server.restart()
    ann.play_now("container")
    assert ann.http.cookies["csrftoken"] == before


def test_sockets_of_foreign_pages_are_refused(serve: Serve) -> None:
    server = serve(public_url="https://games.example.org")
    ann = server.person("Ann")
    table = ann.play_now("container").id
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    cookie = {"cookie": f"magnate={ann.http.cookies['magnate']}"}
    with connect(url, additional_headers=cookie) as socket:
        assert '"table"' in str(socket.recv())
    for origin in ("https://games.example.org", f"http://127.0.0.1:{server.port}"):
        with connect(url, additional_headers=cookie, origin=Origin(origin)) as socket:
            assert '"table"' in str(socket.recv())
    for origin in ("https://evil.example.org", "null", "http://127.0.0.1", "https://"):
        with pytest.raises(InvalidStatus) as caught:
            connect(url, additional_headers=cookie, origin=Origin(origin))
        assert caught.value.response.status_code == 403
    with connect(url) as socket:
        assert end_of(socket) == (4401, "who")


def end_of(socket: ClientConnection) -> tuple[int, str]:
    """The code and the reason with which the server closes a socket."""
    for _ in range(10):
        try:
            socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            if closed.rcvd is not None:
                return closed.rcvd.code, closed.rcvd.reason
            break
    raise AssertionError("it stays open")


@pytest.mark.parametrize("said", ["hello", "x" * 70_000, b"\0\1"])
def test_a_socket_only_listens(server: Server, client: People, said: str | bytes) -> None:
    ann = client("Ann")
    table = ann.play_now("container").id
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(
        url, additional_headers={"cookie": f"magnate={ann.http.cookies['magnate']}"}
    ) as socket:
        socket.send(said)
        assert end_of(socket)[0] in (4400, 1009)
    assert ann.table(table).status == "running"


# Bad input


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b'{"name": 7}', "name: Expected str, got int"),
        (b'{"name": ""}', "name: Expected str of length >= 1"),
        (b"{}", "Object missing required field name"),
        (b'{"name": "Ann", "more": 1}', "more"),
        (b"{", ""),
        (b"\xff\xfe", ""),
        (b'"\\ud800"', ""),
        (b"[" * 5000, ""),
        (b"", ""),
    ],
)
def test_bad_input_is_one_line(client: People, body: bytes, said: str) -> None:
    answer = client("Ann").http.post(
        "/api/people", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    told = answer.json()
    assert told["extra"] == {"key": "bad-input"}
    assert told["detail"].count("\n") == 0
    assert said in told["detail"]
    for internal in ("http", "magnate", "Traceback", "msgspec", "litestar"):
        assert internal not in told["detail"]


def test_what_is_too_large_or_too_deep(client: People) -> None:
    ann = client("Ann")
    deep: Any = 1
    for _ in range(400):
        deep = {"a": deep}
    terms = {"game": "container", "players": 3, "content": deep}
    json = {"content-type": "application/json"}
    assert ann.http.post("/api/tables", json={"terms": terms}).status_code == 400
    nested = b'{"terms":{"game":"container","players":3,"content":' + b'{"a":' * 30_000
    assert ann.http.post("/api/tables", content=nested, headers=json).status_code == 400
    large = {"name": "A" * 300_000}
    answer = ann.http.post("/api/people", json=large)
    assert answer.status_code == 413
    assert answer.json()["extra"]["key"] == "too-large"
    chunks = (b"x" * 10_000 for _ in range(100))
    assert ann.http.post("/api/people", content=chunks, headers=json).status_code == 413


def spoken(server: Server, *parts: bytes) -> bytes:
    """What the server says to bytes that come one after the other, until it hangs up."""
    heard = b""
    place = (server.address, server.port)
    with suppress(ConnectionError), socket.create_connection(place, PATIENCE) as connection:
        for part in parts:
            connection.sendall(part)
        while more := connection.recv(65536):
            heard += more
    return heard


POST = b"POST /api/people HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "parts",
    [
        [b"GET /" + b"a" * 20_000] * 100,
        [b"GET / HTTP/1.1\r\nhost: x\r\n", *([b"a: b\r\n" * 1000] * 100)],
        [b"GET / HTTP/1.1\r\nhost: x\r\ncookie: ", *([b"b" * 20_000] * 100)],
        [POST + b"0\r\n", *([b"a: b\r\n" * 1000] * 100)],
        [POST + b"1;", *([b"x" * 20_000] * 100)],
        [POST, *([b"1\r\nx\r\n" * 2000] * 100)],
    ],
    ids=["path", "headers", "one header", "trailers", "an extension", "chunks"],
)
def test_a_request_without_end_is_cut_off(server: Server, parts: list[bytes]) -> None:
    answer = spoken(server, *parts)
    assert answer == b"" or answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 403"))
    assert httpx.get(server.url + "/health").status_code == 200


@pytest.mark.parametrize(
    "parts",
    [
        [],
        [b"GET /health HTTP/1.1\r\nhost: x\r\n"],
        [b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n", b"GET /hea"],
        [b"POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf"],
    ],
    ids=["nothing", "half a head", "half a second one", "half a body"],
)
def test_nobody_is_waited_for_for_ever(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, parts: list[bytes]
) -> None:
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.3)
    server = serve()
    begun = time.monotonic()
    spoken(server, *parts)
    assert time.monotonic() - begun >= 0.29  # the loop's timers count whole milliseconds


def test_a_large_body_and_one_in_parts_arrive(server: Server, client: People) -> None:
    terms = {"game": "container", "players": 3, "content": {"version": "x" * 200_000}}
    answer = client("Ann").http.post("/api/tables", json={"terms": terms})
    assert answer.json()["extra"]["key"] == "bad-setup"  # it was read to its end
    token = client("Bob").http.cookies["csrftoken"].encode()
    head = b"\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n"
    head += b"cookie: csrftoken=" + token + b"\r\nx-csrftoken: " + token + b"\r\n"
    body = b'7\r\n{"name"\r\n', b'7\r\n:"Cem"}\r\n', b"0\r\nmore: said\r\n\r\n"
    whole = b"POST /api/people HTTP/1.1" + head + b"transfer-encoding: chunked\r\n\r\n"
    assert spoken(server, whole[:30], whole[30:], *body).startswith(b"HTTP/1.1 201")


def test_numbers_beyond_the_database(client: People) -> None:
    ann = client("Ann")
    table = ann.play_now("container").id
    for number in (2**63, -(2**63) - 1, 10**30):
        for path in ("chat?after=", "message?since="):
            answer = ann.http.get(f"/api/tables/{table}/{path}{number}")
            assert answer.status_code in (200, 400)


def test_an_error_of_ours_tells_nothing(
    server: Server, client: People, caplog: pytest.LogCaptureFixture
) -> None:
    ann = client("Ann")

    async def broken(_: str) -> None:
        raise ValueError("secret of the house")

    server.tables.get = broken  # type: ignore[method-assign,assignment]
    answer = ann.http.get("/api/tables/some")
    assert answer.status_code == 500
    assert answer.json()["detail"] == "something went wrong here"
    assert "secret" not in answer.text
    assert any(record.message == "broken" for record in caplog.records)


# How often


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bucket fills again: passwords take long to check on a busy machine."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))


def test_a_fast_program_is_not_limited(serve: Serve) -> None:
    """Moves as fast as they go, each after reading a message."""
    ann = serve(limits=True).person("Ann")
    table = ann.play_now("container").id
    moves = {"ply": 0, "key": "12345678", "answers": [["a", "b"]]}
    for _ in range(50):
        assert ann.http.get(f"/api/tables/{table}").status_code == 200
        assert ann.http.post(f"/api/tables/{table}/moves", json=moves).status_code != 429


def test_forty_moves_a_second_for_ten_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """And two people and two programs so fast behind one address."""
    now = 0.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    buckets = Buckets()
    for tick in range(40 * 600):
        now = tick / 40
        for who in ("Ann", "Ben", "a program"):
            for _ in ("message", "move"):
                assert buckets.take(limits.ADDRESS, "home") == 0
                assert buckets.take(limits.PERSON, who) == 0


@pytest.mark.parametrize(
    ("path", "body", "most"),
    [
        ("/api/people", {"name": "Ann"}, 30),
        ("/api/sessions", {"login": "ann@home", "password": "wrong password"}, 10),
        ("/api/me/account", {"login": "a", "password": "b"}, 5),
        ("/api/tables/{table}/chat", {"text": "hello"}, 10),
        ("/api//people/", {"name": "Ann"}, 30),
    ],
)
def test_what_is_dear_is_limited(
    serve: Serve, still: None, path: str, body: dict[str, str], most: int
) -> None:
    ann = serve(limits=True).person("Ann")
    table = ann.play_now("container").id
    path = path.replace("{table}", table)
    answers = [ann.http.post(path, json=body) for _ in range(most + 5)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert 1 <= len(refused) <= 6
    assert refused[-1].json()["extra"] == {"key": "too-many"}
    assert int(refused[-1].headers["retry-after"]) >= 1
    assert ann.http.get(f"/api/tables/{table}/message").status_code == 200


def test_another_name_does_not_help(serve: Serve, still: None) -> None:
    """Guesses at passwords are counted by address, whoever makes them."""
    server = serve(limits=True)
    body = {"login": "ann@home", "password": "wrong password"}
    seen = [server.person("Ann").http.post("/api/sessions", json=body) for _ in range(14)]
    assert [answer.status_code for answer in seen[:10]] == [403] * 10
    assert 429 in [answer.status_code for answer in seen[10:]]


def test_guesses_at_one_login_are_counted(
    serve: Serve, still: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From wherever they come; another login is not held up."""
    monkeypatch.setattr(people, "LOGIN", Limit("login", 3, 0.2))
    ann = serve(limits=True).person("Ann")
    guess = {"login": "ann@home", "password": "wrong password"}
    seen = [ann.http.post("/api/sessions", json=guess).status_code for _ in range(3)]
    assert seen == [403] * 3
    refused = ann.http.post("/api/sessions", json={**guess, "login": " ANN@home "})
    assert refused.status_code == 429
    assert refused.json()["extra"] == {"key": "too-many"}
    assert 1 <= int(refused.headers["retry-after"]) <= 5
    other = ann.http.post("/api/sessions", json={**guess, "login": "ben@home"})
    assert other.status_code == 403


def test_one_address_alone_can_not_lock_out_a_login() -> None:
    sign_in = limits.strict("POST", "/api/sessions")
    assert sign_in is not None
    assert sign_in.at_once < limits.LOGIN.at_once
    assert sign_in.a_second < limits.LOGIN.a_second


def test_sockets_are_limited(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OPEN", 3)
    server = serve(limits=True)
    ann = server.person("Ann")
    table = ann.play_now("container").id
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    cookie = {"cookie": f"magnate={ann.http.cookies['magnate']}"}
    with ExitStack() as stack:
        wishes = [connect(url, additional_headers=cookie) for _ in range(4)]
        held = [stack.enter_context(wish) for wish in wishes]
        assert held[2].recv(PATIENCE)
        assert end_of(held[3]) == (4429, "too-many")


def test_every_strict_limit_is_that_of_a_route(server: Server) -> None:
    """Else a renamed route would lose its limit."""
    known = _routes(server.app)
    for method, pattern, _ in limits.STRICT:
        limit = limits.strict(method, "")
        assert limit is None
        hits = [p for m, p in known if m == method and limits.strict(m, p) is not None]
        assert hits, pattern


def _routes(app: Litestar) -> list[tuple[str, str]]:
    found = []
    for route in app.routes:
        path = route.path_format.replace("{", "").replace("}", "")
        found += [(method, path) for method in getattr(route, "methods", ())]
    return found


def test_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    buckets = Buckets()
    limit = Limit("few", 3, 100)
    assert [buckets.take(limit, "a") for _ in range(3)] == [0, 0, 0]
    assert 0 < buckets.take(limit, "a") <= 0.01
    assert buckets.take(limit, "b") == 0
    now += 0.02
    assert buckets.take(limit, "a") == 0
    for number in range(BUCKETS_KEPT + 10):
        now += 0.001
        buckets.take(limit, str(number))
    assert len(buckets._left) <= BUCKETS_KEPT + 1


def test_places() -> None:
    assert limits.place_of("192.168.0.7") == "192.168.0.7"
    assert limits.place_of("2001:db8::1") == limits.place_of("2001:db8::ffff:1")
    assert limits.place_of("2001:db8:0:1::1") != limits.place_of("2001:db8:0:2::1")
    assert limits.place_of("unix") == "unix"


def test_no_request_is_logged_with_ids_or_queries(
    server: Server, client: People, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="magnate.server")
    ann = client("Ann")
    table = ann.play_now("container").id
    ann.http.get(f"/api/tables/{table}/message?since=3&secret=word")

    def logged() -> list[dict[str, Any]]:
        return [vars(r) for r in caplog.records if r.name == "magnate.server.guard"]

    # a request is logged once its answer is out, so its line may come a moment later
    until(lambda: logged()[-1]["path"] == "/api/tables/*/message")
    lines = logged()
    assert (lines[-1]["method"], lines[-1]["status"], lines[-1]["from"]) == (
        "GET",
        200,
        "127.0.0.1",
    )
    assert table not in str(lines)
    assert "secret" not in str(lines)
