"""The server's speed: real tables, with a socket for every seat and moves by HTTP.

python benchmarks/server.py [--tables 200] [--seconds 10] [--rate 100] [--game GAME ...]
                            [--idle 10 100 1000] [--no-deflate] [--json [FILE]]

The server runs as `magnate serve` runs it, in a process of its own on a new SQLite file, with
requests uncounted. Everything is stored before it is acknowledged. A move's time goes from the
moment it is due to the moment the last seat of its table has heard of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from rich.console import Console
from rich.table import Table as Columns

from magnate import all_games, game
from magnate.bots import bot
from magnate.core.matches import Match
from magnate.server import logs
from magnate.server.app import make_app
from magnate.server.bots import Bots
from magnate.server.serve import calm_collector, configuration, listen
from magnate.server.settings import Settings

GAMES = tuple(game.name for game in all_games())
PLAYERS = 3
THINKERS = 4
LAG_STEP = 0.005
SETTLE_SECONDS = 2.0
QUIET_SECONDS = 5.0
PATIENCE = 120.0


# The server, in its own process: it answers questions about itself on standard output


def think_hard(seconds: float) -> int:
    """In a worker: what a bot that thinks for long does to the machine."""
    end = time.monotonic() + seconds
    thoughts = 0
    while time.monotonic() < end:
        state = Match.start(game("container"), PLAYERS, thoughts).state
        player = bot("greedy", thoughts)
        for _ in range(20):
            if state.over or time.monotonic() >= end:
                break
            seat = state.to_act[0]
            state.play(seat, player.choose(state, seat))
            thoughts += 1
    return thoughts


class Lag:
    """How late the event loop comes to what is due, and how long it worked meanwhile: the work is
    the server's own, however busy the machine is."""

    def __init__(self) -> None:
        self._late: list[float] = []
        self._work: list[float] = []

    async def sample(self) -> None:
        while True:
            begun, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(LAG_STEP)
            self._late.append(time.perf_counter() - begun - LAG_STEP)
            self._work.append(time.thread_time() - worked)

    def take(self) -> dict[str, list[float]]:
        taken = {"lag": self._late, "work": self._work}
        self._late, self._work = [], []
        return taken


def serve(database: str) -> None:
    """Until standard input ends."""
    logs.configure(requests=False)
    settings = Settings(
        host="127.0.0.1",
        port=0,
        database=f"sqlite:///{database}",
        limits=False,
        bot_workers=THINKERS,
        open_tables_a_person=10**6,
    )
    app = make_app(settings)
    lag = Lag()
    bound = listen(settings)
    server = uvicorn.Server(configuration(app))

    def answer(loop: asyncio.AbstractEventLoop) -> None:
        bots: Bots = app.state.bots
        for line in sys.stdin:
            word, *rest = line.split()
            if word == "think":
                for _ in range(THINKERS):
                    work = bots.in_worker(think_hard, float(rest[0]), seconds=600.0)
                    asyncio.run_coroutine_threadsafe(work, loop)
            elif word == "rest":
                loop.call_soon_threadsafe(app.state.tables.put_away, 0.0)
            else:
                times = os.times()
                about = {
                    **lag.take(),
                    "memory": _memory(),
                    "cpu": times.user + times.system,
                    "loaded": len(app.state.tables.loaded),
                }
                print(json.dumps(about), flush=True)
        server.should_exit = True

    @asynccontextmanager
    async def measured(_: Any) -> AsyncIterator[None]:
        sampling = asyncio.create_task(lag.sample())
        loop = asyncio.get_running_loop()
        calm_collector()
        threading.Thread(target=answer, args=(loop,), daemon=True).start()
        print(json.dumps({"port": bound.getsockname()[1]}), flush=True)
        yield
        sampling.cancel()

    app._lifespan_managers.append(measured)
    server.run([bound])


def _memory() -> int:
    """Bytes of this process that no other one shares, where the system tells."""
    with suppress(OSError):
        for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
            if line.startswith("Private_Dirty:"):
                return int(line.split()[1]) * 1024
    return 0


def _busy() -> float:
    """Seconds that all cores have worked since the machine started, where the system tells."""
    with suppress(OSError):
        user, nice, system, _, _, *interrupts = Path("/proc/stat").read_text().split()[1:9]
        ticks = sum(map(int, (user, nice, system, *interrupts)))
        return ticks / os.sysconf("SC_CLK_TCK")
    return 0.0


class Running:
    """A server that runs for a measurement."""

    def __init__(self, folder: Path) -> None:
        database = folder / "magnate.sqlite"
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--serve", str(database)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = self._process.pid
        begun = time.monotonic()
        self.port: int = self._read()["port"]
        self.start_seconds = time.monotonic() - begun

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the server has ended")
        found: dict[str, Any] = json.loads(line)
        return found

    def _say(self, what: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(what + "\n")
        self._process.stdin.flush()

    def ask(self) -> dict[str, Any]:
        """Event-loop lags and work since the last time, memory, seconds of all work, tables in
        memory."""
        self._say("ask")
        return self._read()

    def think(self, seconds: float) -> None:
        """Let four bots think for so long."""
        self._say(f"think {seconds}")

    def rest(self) -> None:
        """Let tables that nobody uses leave the memory, as they do after a quarter of an hour."""
        self._say("rest")

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def stop(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(60)


# The clients: as little work as can be, since they share the machine with the server


class Refusal(Exception):
    """The server said no."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(f"{status} {key}")
        self.status = status
        self.key = key


class Http:
    """One connection on which several people speak in turn."""

    _reader: asyncio.StreamReader
    _writer: asyncio.StreamWriter

    def __init__(self, port: int) -> None:
        self._port = port
        self.token = ""

    @classmethod
    async def connect(cls, port: int) -> Http:
        http = cls(port)
        await http._connect()
        _, cookie = await http.ask("GET", "/health")
        http.token = cookie.partition("=")[2].partition(";")[0]
        return http

    async def _connect(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)

    async def ask(
        self, method: str, path: str, cookie: str = "", body: Any = None
    ) -> tuple[bytes, str]:
        """The body of the answer, and the cookie it sets."""
        if self._reader.at_eof():  # the server has waited long enough for another request
            self._writer.close()
            await self._connect()
        data = b"" if body is None else msgspec.json.encode(body)
        cookies = f"csrftoken={self.token}; magnate={cookie}" if self.token else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {cookies}\r\n"
            f"x-csrftoken: {self.token}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(data)}\r\n\r\n"
        )
        self._writer.write(head.encode() + data)
        try:
            said = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except asyncio.IncompleteReadError as cut:
            if cut.partial:
                raise
            return await self.ask(method, path, cookie, body)  # it closed as this was sent
        status, length, cookie = int(said[9:12]), 0, ""
        for line in said.split("\r\n")[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                cookie = value.strip()
        content = await self._reader.readexactly(length)
        if status >= 400:
            raise Refusal(status, json.loads(content)["extra"]["key"])
        return content, cookie

    async def greet(self, name: str) -> str:
        """A new person; the cookie."""
        _, cookie = await self.ask("POST", "/api/people", body={"name": name})
        return cookie.partition("=")[2].partition(";")[0]

    def close(self) -> None:
        self._writer.close()


class _Question(msgspec.Struct):
    key: str


class _Choice(msgspec.Struct):
    text: str


class _Position(msgspec.Struct):
    question: _Question | None
    legal: list[_Choice]
    result: dict[str, Any] | None


class _Message(msgspec.Struct):
    ply: int
    position: _Position


class _Game(msgspec.Struct, tag_field="type", tag="game"):
    data: _Message


class _Table(msgspec.Struct, tag_field="type", tag="table"):
    pass


class _Beat(msgspec.Struct, tag_field="type", tag="beat"):
    pass


PARCEL = msgspec.json.Decoder(_Game | _Table | _Beat)


class Played(msgspec.Struct):
    plies: list[int]


PLAYED = msgspec.json.Decoder(Played)


class Seat:
    """One person at a table, and what the socket has told."""

    def __init__(self, table: Table, cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.now: _Message | None = None
        self.heard: list[tuple[int, float]] = []
        """Plies heard of since the last move was sent, and when."""
        self.bytes = 0

    async def listen(self, port: int, deflate: bool) -> None:
        """For ever; the first message is there when `table.news` is set."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        wish = "sec-websocket-extensions: permessage-deflate\r\n" if deflate else ""
        writer.write(
            f"GET /api/tables/{self.table.id}/live HTTP/1.1\r\nhost: 127.0.0.1\r\n"
            f"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{wish}"
            f"cookie: magnate={self.cookie}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise RuntimeError(head.decode("latin-1"))
        inflate = zlib.decompressobj(-15)
        try:
            while True:
                first, length = await reader.readexactly(2)
                if length >= 126:
                    size = await reader.readexactly(2 if length == 126 else 8)
                    length = int.from_bytes(size, "big")
                data = await reader.readexactly(length)
                self.bytes += length
                if first & 15 == 9:  # a ping: its own words come back, masked with zeros
                    writer.write(bytes((0x8A, 0x80 | length, 0, 0, 0, 0)) + data)
                elif first & 15 == 8:
                    raise RuntimeError(f"closed: {data!r}")
                else:
                    if first & 64:
                        data = inflate.decompress(data + b"\0\0\xff\xff")
                    self._hear(data)
        finally:
            writer.close()

    def _hear(self, data: bytes) -> None:
        parcel = PARCEL.decode(data)
        if isinstance(parcel, _Game):
            self.now = parcel.data
            self.heard.append((parcel.data.ply, time.perf_counter()))
            self.table.news.set()


class Table:
    """A table whose seats answer at random."""

    def __init__(self, id: str, http: Http, cookies: Sequence[str], seed: int) -> None:
        self.id = id
        self.http = http
        self.seats = [Seat(self, cookie) for cookie in cookies]
        self.news = asyncio.Event()
        self.over = False
        self.refused = 0
        self._random = random.Random(seed)

    async def heard(self, ply: int) -> None:
        """When all seats have heard of a ply."""
        while any(seat.now is None or seat.now.ply < ply for seat in self.seats):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)

    async def move(self, due: float) -> tuple[float, float] | None:
        """One move: seconds from when it was due to its acknowledgement, and until all seats have
        heard of it. None if the server was quicker with an answer of its own, or all is over."""
        asked = [(s, s.now) for s in self.seats if s.now is not None and s.now.position.question]
        if not asked:
            self.over = any(s.now is not None and s.now.position.result for s in self.seats)
            if not self.over:
                self.news.clear()
                await asyncio.wait_for(self.news.wait(), PATIENCE)
            return None
        seat, now = max(asked, key=lambda known: known[1].ply)
        assert now.position.question is not None
        text = self._random.choice(now.position.legal).text
        for each in self.seats:
            each.heard.clear()
        body = {
            "ply": now.ply,
            "key": f"{self._random.getrandbits(60):015x}",
            "answers": [[now.position.question.key, text]],
        }
        path = f"/api/tables/{self.id}/moves"
        try:
            content, _ = await self.http.ask("POST", path, seat.cookie, body)
        except Refusal as refusal:
            if refusal.key != "too-late":
                raise
            self.refused += 1
            await asyncio.sleep(0.001)
            return None
        acknowledged = time.perf_counter() - due
        ply = PLAYED.decode(content).plies[-1]
        await self.heard(ply)
        last = max(min(t for p, t in each.heard if p >= ply) for each in self.seats)
        return acknowledged, last - due


async def new_table(port: int, number: int, name: str, cookies: Sequence[str] = ()) -> Table:
    """A table that has begun, with people on all seats."""
    http = await Http.connect(port)
    people = list(cookies) or [await http.greet(f"Person {seat}") for seat in range(PLAYERS)]
    terms = {"game": name, "players": PLAYERS}
    content, _ = await http.ask("POST", "/api/tables", people[0], {"terms": terms, "seats": []})
    id = json.loads(content)["id"]
    for cookie in people[1:]:
        await http.ask("POST", f"/api/tables/{id}/join", cookie, {})
    await http.ask("POST", f"/api/tables/{id}/start", people[0])
    return Table(id, http, people, number)


# Measurements


def quantiles(seconds: Sequence[float]) -> dict[str, float]:
    """In milliseconds."""
    found = sorted(seconds) or [0.0]
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    return {
        **{
            name: round(found[int(part * (len(found) - 1))] * 1000, 1)
            for name, part in parts.items()
        },
        "max": round(found[-1] * 1000, 1),
    }


class Load:
    """Tables in play, with a socket for every seat."""

    def __init__(self, server: Running, tables: list[Table], sockets: list[asyncio.Task[None]]):
        self.server = server
        self.tables = tables
        self._sockets = sockets

    @classmethod
    async def begin(
        cls, server: Running, count: int, games: Sequence[str], deflate: bool = True
    ) -> Load:
        tables, sockets = [], []
        for number in range(count):
            table = await new_table(server.port, number, games[number % len(games)])
            for seat in table.seats:
                listening = seat.listen(server.port, deflate)
                sockets.append(asyncio.create_task(listening))
            tables.append(table)
        for table in tables:
            await table.heard(0)
        return cls(server, tables, sockets)

    async def end(self) -> None:
        for socket in self._sockets:
            socket.cancel()
        await asyncio.gather(*self._sockets, return_exceptions=True)
        for table in self.tables:
            table.http.close()

    async def saturate(self, seconds: float) -> dict[str, Any]:
        """Every table moves as soon as all its seats have heard of the last move."""
        times: list[tuple[float, float]] = []
        end = time.perf_counter() + seconds

        async def play(table: Table) -> None:
            while time.perf_counter() < end and not table.over:
                made = await table.move(time.perf_counter())
                if made is not None:
                    times.append(made)

        return await self._measured("closed loop", times, (play(t) for t in self.tables))

    async def steady(self, seconds: float, rate: float, what: str = "") -> dict[str, Any]:
        """So many moves a second, at random moments, however long each takes."""
        times: list[tuple[float, float]] = []
        free = deque(self.tables)
        chance = random.Random(1)

        async def play(table: Table, due: float) -> None:
            made = None
            while made is None and not table.over:
                made = await table.move(due)
            if made is not None:
                times.append(made)
            free.append(table)

        async def run() -> None:
            due, end = time.perf_counter(), time.perf_counter() + seconds
            async with asyncio.TaskGroup() as moves:
                while (due := due + chance.expovariate(rate)) < end:
                    await asyncio.sleep(max(0.0, due - time.perf_counter()))
                    while free and free[0].over:
                        free.popleft()
                    if free:  # else the server can't keep pace, as the figures will show
                        moves.create_task(play(free.popleft(), due))

        return await self._measured(what or f"{rate:g} moves/s", times, [run()])

    async def _measured(
        self, what: str, times: list[tuple[float, float]], work: Any
    ) -> dict[str, Any]:
        before = self.server.ask()
        received = sum(seat.bytes for table in self.tables for seat in table.seats)
        own, busy = time.process_time(), _busy()
        begun = time.perf_counter()
        await asyncio.gather(*work)
        took = time.perf_counter() - begun
        own, busy = time.process_time() - own, _busy() - busy
        after = self.server.ask()
        served = after["cpu"] - before["cpu"]
        received = sum(seat.bytes for table in self.tables for seat in table.seats) - received
        return {
            "what": what,
            "moves_per_s": round(len(times) / took, 1),
            "acknowledged_ms": quantiles([a for a, _ in times]),
            "all_seats_ms": quantiles([b for _, b in times]),
            "lag_ms": quantiles(after["lag"]),
            "work_ms": quantiles(after["work"]),
            "server_cpu": round(served / took, 2),
            "server_ms_per_move": round(1000 * served / max(1, len(times)), 2),
            "client_cpu": round(own / took, 2),
            "others_cpu": round(max(0.0, busy - served - own) / took, 2),
            "bytes_per_move": round(received / max(1, len(times))),
        }


async def measure_load(
    tables: int, seconds: float, rate: float, games: Sequence[str], deflate: bool
) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder))
        try:
            load = await Load.begin(server, tables, games, deflate)
            await load.saturate(SETTLE_SECONDS)
            found = [await load.steady(seconds, rate)]
            server.think(seconds + 1)
            await asyncio.sleep(0.5)
            thinking = f"{rate:g} moves/s, {THINKERS} bots think"
            found.append(await load.steady(seconds, rate, thinking))
            await asyncio.sleep(1)
            found.append(await load.saturate(seconds))
            await load.end()
        finally:
            server.stop()
    return found


async def measure_idle(count: int, name: str) -> dict[str, Any]:
    """Tables that have begun and that nobody looks at: what they cost in memory, put away, and at
    the next start. Python keeps memory that was used once, so what was put away shows in how little
    as many other tables take."""
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder))
        try:
            http = await Http.connect(server.port)
            people = [await http.greet(f"Person {seat}") for seat in range(PLAYERS)]
            (await new_table(server.port, 0, name, people)).http.close()  # code is loaded now
            await asyncio.sleep(SETTLE_SECONDS)
            empty = server.ask()["memory"]
            for number in range(count):
                (await new_table(server.port, number, name, people)).http.close()
            await asyncio.sleep(SETTLE_SECONDS)
            begun = server.ask()
            await asyncio.sleep(QUIET_SECONDS)
            quiet = server.ask()
            server.rest()
            await asyncio.sleep(SETTLE_SECONDS)
            away = server.ask()
            await asyncio.sleep(QUIET_SECONDS)
            asleep = server.ask()
            for number in range(count):
                (await new_table(server.port, number, name, people)).http.close()
            others = server.ask()["memory"]
            http.close()
        finally:
            server.stop()
        again = Running(Path(folder))
        try:
            await asyncio.sleep(SETTLE_SECONDS)
            woken = again.ask()
        finally:
            again.stop()
    return {
        "tables": count,
        "loaded": begun["loaded"],
        "bytes_per_table": round((begun["memory"] - empty) / count),
        "loaded_away": away["loaded"],
        "bytes_per_table_away": round((asleep["memory"] - empty) / count),
        "bytes_for_as_many_others": round((others - asleep["memory"]) / count),
        "cpu_percent": round(100 * (quiet["cpu"] - begun["cpu"]) / QUIET_SECONDS, 2),
        "cpu_percent_away": round(100 * (asleep["cpu"] - away["cpu"]) / QUIET_SECONDS, 2),
        "start_cpu_seconds": round(woken["cpu"], 2),
        "loaded_at_start": woken["loaded"],
    }


# Telling


def load_columns(rows: list[dict[str, Any]], title: str) -> Columns:
    table = Columns(title=title)
    table.add_column("")
    heads = ("moves/s", "ack p50", "p99", "all p50", "p95", "p99 ms", "lag p99", "max ms")
    for head in (*heads, "server cpu", "ms/move", "clients", "others", "bytes/move"):
        table.add_column(head, justify="right")
    for row in rows:
        ack, seats, lag = row["acknowledged_ms"], row["all_seats_ms"], row["lag_ms"]
        figures = [row["moves_per_s"], ack["p50"], ack["p99"], seats["p50"], seats["p95"]]
        figures += [seats["p99"], lag["p99"], lag["max"], row["server_cpu"]]
        figures += [row["server_ms_per_move"], row["client_cpu"], row["others_cpu"]]
        figures.append(row["bytes_per_move"])
        table.add_row(row["what"], *map(str, figures))
    return table


def idle_columns(rows: list[dict[str, Any]]) -> Columns:
    table = Columns(title="Tables that nobody looks at")
    heads = ["tables", "loaded", "KB each", "cpu %", "put away: loaded", "KB each", "cpu %"]
    heads += ["start: loaded", "cpu s"]
    for head in heads:
        table.add_column(head, justify="right")
    for row in rows:
        figures = [row["tables"]]
        for when in ("", "_away"):
            kilobytes = round(row["bytes_per_table" + when] / 1024, 1)
            figures += [row["loaded" + when], kilobytes, row["cpu_percent" + when]]
        figures += [row["loaded_at_start"], row["start_cpu_seconds"]]
        table.add_row(*map(str, figures))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the server.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--game", nargs="*", default=list(GAMES), choices=GAMES)
    parser.add_argument("--idle", type=int, nargs="*", default=[10, 100, 1000])
    parser.add_argument("--no-deflate", action="store_true")
    parser.add_argument("--json", nargs="?", const="-")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.serve:
        serve(wishes.serve)
        return
    before = os.getloadavg()[0]
    figures: dict[str, Any] = {"cores": os.cpu_count(), "machine_load_before": round(before, 2)}
    figures["load"] = []
    if wishes.tables:
        work = measure_load(
            wishes.tables, wishes.seconds, wishes.rate, wishes.game, not wishes.no_deflate
        )
        figures["load"] = asyncio.run(work)
    figures["idle"] = [asyncio.run(measure_idle(n, wishes.game[0])) for n in wishes.idle]
    if wishes.json:
        text = json.dumps(figures, indent=2)
        if wishes.json == "-":
            print(text)
            return
        Path(wishes.json).write_text(text + "\n")
    console = Console(width=120)
    title = f"{wishes.tables} tables of {PLAYERS}, load of the machine before: {before:.1f}"
    if figures["load"]:
        console.print(load_columns(figures["load"], title))
    if figures["idle"]:
        console.print(idle_columns(figures["idle"]))


if __name__ == "__main__":
    main()
