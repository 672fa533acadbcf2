"""Whatever a stranger sends, a server answers in peace, and no table changes."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from benchmarks.server import Http, Load, Refusal, Running, Table, new_table, quantiles
from magnate import game

AT_ONCE = 16
SECONDS = 120.0
"""No answer takes longer, whatever was asked."""
SLOW_MS = 50.0
"""So long the server may work in one go: others wait meanwhile, however quick the machine is."""

FREE = tuple(kind.name for kind in game("container").vocabulary.actions if kind.free)
"""What may be played whatever is asked."""

ROUTES = (
    ("POST", "/api/people"),
    ("GET", "/api/me"),
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/me/link"),
    ("POST", "/api/sessions/link"),
    ("DELETE", "/api/sessions"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{id}/schema"),
    ("POST", "/api/games/{id}/content"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/me/tables"),
    ("GET", "/api/me/next"),
    ("GET", "/api/tables/{id}"),
    ("POST", "/api/tables/{id}/join"),
    ("POST", "/api/tables/{id}/leave"),
    ("POST", "/api/tables/{id}/seats"),
    ("POST", "/api/tables/{id}/start"),
    ("POST", "/api/tables/{id}/rematch"),
    ("POST", "/api/tables/{id}/mute"),
    ("GET", "/api/tables/{id}/message"),
    ("GET", "/api/tables/{id}/schema"),
    ("GET", "/api/tables/{id}/blocked"),
    ("POST", "/api/tables/{id}/moves"),
    ("POST", "/api/tables/{id}/trial"),
    ("POST", "/api/tables/{id}/undo"),
    ("POST", "/api/tables/{id}/wishes"),
    ("POST", "/api/tables/{id}/wishes/answer"),
    ("POST", "/api/tables/{id}/resume"),
    ("POST", "/api/tables/{id}/back"),
    ("POST", "/api/tables/{id}/habits"),
    ("GET", "/api/tables/{id}/orders"),
    ("PUT", "/api/tables/{id}/orders"),
    ("GET", "/api/tables/{id}/chat"),
    ("GET", "/api/tables/{id}/record"),
    ("POST", "/api/tables/{id}/replay"),
    ("GET", "/api/tables/{id}/hint"),
    ("POST", "/api/replays"),
    ("GET", "/api/replays/{id}"),
    ("POST", "/api/replays/{id}/play-on"),
    ("TRACE", "/api/tables/{id}"),
    ("GET", "/../../../etc/passwd"),
    ("GET", "/%00%ff%2e%2e/"),
)

FORMS: tuple[dict[str, Any], ...] = (
    {"name": "Mallory"},
    {"secret": "x" * 20},
    {"game": "container", "players": 3},
    {"terms": {"game": "container", "players": 3, "options": {}, "content": {}}, "seats": []},
    {"seat": 0, "link": None, "colour": 0},
    {"seat": 1, "to": "bot", "bot": "greedy"},
    {"ply": 0, "key": "0123456789", "answers": [["turn", "pass"]]},
    {"ply": 0, "answers": [["turn", "pass"]], "blocked": True},
    {"key": "0123456789", "count": 1},
    {"kind": "undo", "ply": 0},
    {"grant": True},
    {"ends_turn": True},
    {"text": "hello"},
    {"format": 1, "game": "container", "rules": 1, "players": 3, "log": [], "digests": []},
)


class Mallory:
    """Makes things up."""

    def __init__(self, seed: int, table: Table, cookie: str, token: str) -> None:
        self.chance = random.Random(seed)
        self.table = table
        self.cookie = cookie
        """Of somebody who doesn't sit at the table."""
        self.token = token

    def junk(self, depth: int = 0) -> Any:
        """Any value, some of them large or deep."""
        chance = self.chance
        simple: list[Callable[[], Any]] = [
            lambda: None,
            lambda: chance.random() < 0.5,
            lambda: chance.choice((0, -1, 1, 3, 2**31, 2**63, 2**64, -(2**63) - 1, 10**40)),
            lambda: chance.choice((0.5, -0.0, 1e308, 5e-324)),
            lambda: "".join(chr(chance.choice((0, 65, 0x202E, 0x1F600))) for _ in range(9)),
            lambda: "A" * chance.choice((1, 64, 65, 5000, 100_000)),
            lambda: chance.choice(("container", "greedy", "p1", "turn", self.table.id, "../..")),
        ]
        if depth < 4 and chance.random() < 0.3:
            return [self.junk(depth + 1) for _ in range(chance.randrange(5))]
        if depth < 4 and chance.random() < 0.3:
            keys = ("seat", "ply", "key", "__proto__", "", "a" * 300)
            return {chance.choice(keys): self.junk(depth + 1) for _ in range(4)}
        return chance.choice(simple)()

    def body(self) -> bytes:
        """Of a request: a form in which something is wrong, or no form at all."""
        chance = self.chance
        form = dict(chance.choice(FORMS))
        kind = chance.randrange(10)
        if kind < 5:
            form[chance.choice([*form, "more"])] = self.junk()
        elif kind == 5:
            del form[chance.choice([*form])]
        text = json.dumps(form if kind < 7 else self.junk()).encode()
        odd = [
            text,
            text[: chance.randrange(len(text) + 1)],
            text.replace(b'"', b"'"),
            text + text,
            text.replace(b"0", b"1e999999"),
            b"[" * chance.choice((10, 1000, 100_000)),
            b'{"a":' * chance.choice((10, 1000, 40_000)),
            bytes(chance.randrange(256) for _ in range(200)),
            b'{"name":"\\ud800"}',
            b"\xef\xbb\xbf" + text,
            b"NaN",
            b"0" * chance.choice((1, 255_000, 300_000)),
        ]
        return text if chance.random() < 0.6 else chance.choice(odd)

    def request(self) -> bytes:
        """A whole request, which the server has to answer."""
        chance = self.chance
        method, path = chance.choice(ROUTES)
        if chance.random() < 0.05:
            method = chance.choice(("GET", "PUT", "OPTIONS", "HEAD", "DELETE", "PATCH", "BREW"))
        if chance.random() < 0.1:
            path += "/" + "x" * chance.choice((1, 30, 2000))
        ids = (self.table.id, self.table.id, self.table.id[:-1] + "A", "x", "%00", "a" * 500)
        path = path.replace("{id}", chance.choice(ids))
        if chance.random() < 0.2:
            number = chance.choice(
                ("-1", "99999999999999999999", "x", "", "1e3", "%ff", "1&since=2")
            )
            path += f"?{chance.choice(('since', 'after', 'seat', 'status', 'ply'))}={number}"
        body = self.body() if method not in ("GET", "HEAD", "OPTIONS") else b""
        cookie = chance.choice((self.cookie, self.cookie, self.cookie, "", "forged", "a" * 4000))
        token = self.token if chance.random() < 0.9 else chance.choice(("", "0" * 128, "\xe4"))
        return whole(method, path, body, cookie, token, chance.random() < 0.95)

    def wrong_move(self) -> bytes:
        """By somebody who sits there but isn't asked, or by who is asked, but wrongly."""
        chance = self.chance
        asked = next(s for s in self.table.seats if s.now and s.now.position.question)
        assert asked.now is not None
        assert asked.now.position.question is not None
        question = asked.now.position.question.key
        legal = [choice.text for choice in asked.now.position.legal]
        text = chance.choice([text for text in legal if not text.startswith(FREE)])
        right = {"ply": asked.now.ply, "key": f"{chance.getrandbits(60):015x}"}
        others = [seat.cookie for seat in self.table.seats if seat is not asked]
        who, form = chance.choice(
            (
                (chance.choice(others), {**right, "answers": [[question, text]]}),
                (self.cookie, {**right, "answers": [[question, text]]}),
                ("", {**right, "answers": [[question, text]]}),
                (asked.cookie, {**right, "ply": asked.now.ply + 5, "answers": [[question, text]]}),
                (asked.cookie, {**right, "ply": 2**70, "answers": [[question, text]]}),
                (asked.cookie, {**right, "answers": [["no-such-question", text]]}),
                (asked.cookie, {**right, "answers": [[question, text + "x"]]}),
                (asked.cookie, {**right, "answers": [[question, self.junk()]]}),
                (asked.cookie, {**right, "answers": [[question, "nonsense"]] * 200}),
                (asked.cookie, {**right, "answers": [[question, text]] * 201}),
                (asked.cookie, {**right, "answers": []}),
                (asked.cookie, {**right, "answers": self.junk(4)}),
                (asked.cookie, {**right, "key": "short", "answers": [[question, text]]}),
                (asked.cookie, {"key": right["key"], "count": chance.choice((0, -1, 99, 2**70))}),
            )
        )
        path = "undo" if "count" in form else "moves"
        body = json.dumps(form).encode()
        return whole("POST", f"/api/tables/{self.table.id}/{path}", body, who, self.token)

    def broken_request(self) -> bytes:
        """What isn't HTTP, or only half of it: it need not be answered."""
        chance = self.chance
        whole_one = self.request()
        return chance.choice(
            (
                whole_one[: chance.randrange(1, len(whole_one))],
                whole_one.replace(b"content-length: ", b"content-length: 9"),
                whole_one.replace(b"content-length: ", b"content-length: -"),
                whole_one.replace(b"content-length", b"transfer-encoding: chunked\r\nx"),
                whole_one.replace(b"HTTP/1.1", chance.choice((b"HTTP/9.9", b"", b"HTTP/1.1 x"))),
                whole_one.replace(b"\r\n", b"\n"),
                b"GET / HTTP/1.1\r\n" + b"x: " + b"y" * 200_000 + b"\r\n\r\n",
                b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000 + b"\r\n",
                bytes(chance.randrange(256) for _ in range(500)),
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
                b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            )
        )

    def frames(self) -> bytes:
        """What nobody should send through a socket."""
        chance = self.chance
        mask = bytes(4)
        return chance.choice(
            (
                b"\x81\x85" + mask + b"hello",
                b"\x82\x82" + mask + b"\0\1",
                b"\x81\x05hello",  # without a mask
                b"\x81\xff" + (2**63 - 1).to_bytes(8, "big") + mask,  # huge
                b"\x81\xff" + (2**20).to_bytes(8, "big") + mask + b"x" * 100_000,
                b"\x81\xfe\xff",  # half a head
                b"\x81\x85" + mask + b"he",  # half a frame
                b"\x01\x81" + mask + b"x" + (b"\x00\x81" + mask + b"x") * 5000,  # no end
                b"\x80\x81" + mask + b"x",  # goes on with nothing
                b"\x83\x80" + mask,  # unknown
                b"\xf1\x80" + mask,  # reserved bits
                b"\xc1\x84" + mask + b"\xff\xff\xff\xff",  # not deflated
                b"\x89\xfe\x00\x80" + mask + bytes(128),  # too long a ping
                (b"\x89\x80" + mask) * 2000,
                b"\x88\x82" + mask + b"\x00\x01",  # no such code
                b"\x88\x81" + mask + b"x",
                b"\x81\x84" + mask + b"\xff\xfe\xfd\xfc",  # no UTF-8
                bytes(chance.randrange(256) for _ in range(300)),
                b"GET / HTTP/1.1\r\n\r\n",
            )
        )


def whole(
    method: str, path: str, body: bytes, cookie: str, token: str, as_json: bool = True
) -> bytes:
    kind = "application/json" if as_json else "application/x-www-form-urlencoded"
    head = (
        f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n"
        f"cookie: csrftoken={token}; magnate={cookie}\r\nx-csrftoken: {token}\r\n"
        f"content-type: {kind}\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode("latin-1") + body


async def say(port: int, data: bytes, chance: random.Random, answer: bool) -> int | None:
    """Send something, in one go or in parts; the status of the answer, if there is one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    slow = chance.random() < 0.05
    unheard = slow and data.startswith(b"BREW")  # refused at once, while it is still being sent
    try:
        if slow:
            for part in range(0, min(len(data), 40), 10):
                writer.write(data[part : part + 10])
                await asyncio.sleep(0.05)
            data = data[40:]
        writer.write(data)
        wait = SECONDS if answer else chance.choice((0.0, 0.02, 0.2))
        async with asyncio.timeout(wait):
            head = await reader.readline()
        return int(head.split()[1]) if head.startswith(b"HTTP/") else None
    except (TimeoutError, ConnectionError, asyncio.LimitOverrunError, ValueError):
        # cut off in the middle of too much, or of what no server knows
        assert not answer or unheard or len(data) > 60_000, data[:300]
        return None
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def disturb(port: int, mallory: Mallory) -> None:
    """Open a socket and send what one may not."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    chance = mallory.chance
    try:
        extra = chance.choice(("", "sec-websocket-extensions: permessage-deflate\r\n"))
        origin = "origin: http://evil.example\r\n" if chance.random() < 0.1 else ""
        since = chance.choice(("", "", "?since=-5", "?since=x", f"?since={10**30}"))
        writer.write(
            f"GET /api/tables/{mallory.table.id}/live{since} HTTP/1.1\r\nhost: 127.0.0.1\r\n"
            "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{extra}{origin}"
            f"cookie: magnate={mallory.cookie}\r\n\r\n".encode()
        )
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SECONDS)
        assert int(head.split()[1]) < 500
        for _ in range(chance.randrange(1, 4)):
            writer.write(mallory.frames())
        with suppress(TimeoutError):
            async with asyncio.timeout(chance.choice((0.01, 0.1))):
                while await reader.read(65536):
                    pass
    except (ConnectionError, asyncio.IncompleteReadError):
        pass  # that is what it deserves
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def stay_away(http: Http, mallory: Mallory) -> None:
    """Whoever has deleted himself comes back as somebody else."""
    try:
        await http.ask("GET", "/api/me", mallory.cookie)
    except Refusal:
        mallory.cookie = await http.greet("Mallory")


def stored(folder: Path, table: str) -> list[Any]:
    """All that the database holds of a table."""
    with closing(sqlite3.connect(folder / "magnate.sqlite", timeout=30)) as connection:
        found = []
        for name in ("beginnings", "log", "seats", "orders"):
            query = f'SELECT * FROM {name} WHERE "table" = ? ORDER BY 2'
            found.append(connection.execute(query, (table,)).fetchall())
        query = "SELECT status, game, terms, host, to_act FROM tables WHERE id = ?"
        return [*found, connection.execute(query, (table,)).fetchall()]


async def attack(
    folder: Path, messages: int, seed: int
) -> tuple[Counter[str], dict[str, float], dict[str, float]]:
    """Send so many; how they were answered, how long others waited meanwhile, and how long the
    server worked in one go."""
    server = Running(folder)
    try:
        return await _attack(server, folder, messages, seed)
    finally:
        server.stop()


async def _attack(
    server: Running, folder: Path, messages: int, seed: int
) -> tuple[Counter[str], dict[str, float], dict[str, float]]:
    met: Counter[str] = Counter()
    waits: list[float] = []
    load = await Load.begin(server, 1, ["container"])
    victim = load.tables[0]
    for _ in range(5):
        await victim.move(time.perf_counter())
    other = await new_table(server.port, 1, "container")
    http = victim.http
    mallory = Mallory(seed, victim, await http.greet("Mallory"), http.token)
    noted = None
    while noted != stored(folder, victim.id):  # whose turn it is is written down each second
        noted = stored(folder, victim.id)
        await asyncio.sleep(3)

    async def look() -> list[Any]:
        seen: list[Any] = [stored(folder, victim.id)]
        for seat in victim.seats:
            path = f"/api/tables/{victim.id}"
            seen.append((await http.ask("GET", f"{path}/message", seat.cookie))[0])
            seen.append((await http.ask("GET", path, seat.cookie))[0])
        return seen

    before = await look()
    left = messages

    async def worker() -> None:
        nonlocal left
        while left > 0:
            left -= 1
            kind = mallory.chance.choices(("request", "move", "broken", "socket"), (5, 3, 2, 2))[0]
            if kind == "socket":
                await disturb(server.port, mallory)
                met["socket"] += 1
                continue
            data = {
                "request": mallory.request,
                "move": mallory.wrong_move,
                "broken": mallory.broken_request,
            }[kind]()
            status = await say(server.port, data, mallory.chance, kind != "broken")
            not_built = status == 503 and b"/api/" not in data[:40]  # there may be no web client
            assert status is None or status < 500 or not_built, (status, data[:2000])
            assert kind != "move" or status is None or status >= 400, data[:2000]
            met[f"{kind} {status}"] += 1

    async def bystander() -> None:
        """Somebody at another table, who must not suffer."""
        while left > 0:
            begun = time.perf_counter()
            await other.http.ask("GET", f"/api/tables/{other.id}/message", other.seats[0].cookie)
            waits.append(time.perf_counter() - begun)
            await asyncio.sleep(0.05)
            await stay_away(other.http, mallory)

    server.ask()  # what was before doesn't count
    async with asyncio.TaskGroup() as at_once:
        at_once.create_task(bystander())
        for _ in range(AT_ONCE):
            at_once.create_task(worker())
    assert server.alive
    work = quantiles(server.ask()["work"])
    assert await look() == before
    assert await victim.move(time.perf_counter()) is not None
    await load.end()
    other.http.close()
    return met, quantiles(waits), work


def attacked(folder: Path, messages: int) -> None:
    seed = int(os.environ.get("HOSTILE_SEED", "1"))
    met, waits, work = asyncio.run(attack(folder, messages, seed))
    print(sorted(met.items()), waits, work)
    assert sum(met.values()) == messages
    assert met["socket"] > messages / 20
    refused = sum(count for how, count in met.items() if " 4" in how)
    assert refused > messages / 3
    assert work["p99"] < SLOW_MS


@pytest.mark.slow
def test_a_thousand_hostile_messages(tmp_path: Path) -> None:
    attacked(tmp_path, 1000)


@pytest.mark.long
def test_ten_thousand_hostile_messages(tmp_path: Path) -> None:
    attacked(tmp_path, 10_000)
