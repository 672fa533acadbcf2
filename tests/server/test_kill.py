"""`kill -9` at any moment: what was acknowledged is there afterwards, and every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from magnate.client import AsyncClient, Rejected
from magnate.client.choosing import Player
from magnate.server.answers import GameParcel, Played
from tests.helpers.processes import SOURCE
from tests.server.running import until

T = TypeVar("T")

TABLES = 20
GAMES = ("container", "carnegie", "rolling_heights")
PATIENCE = 600.0
"""Seconds that a client waits for a server that comes back, on a busy machine."""


class Server:
    """`magnate serve` on a port of its own, started again and again on the same database."""

    def __init__(self, folder: Path, database: str) -> None:
        # bound for good, so that nobody gets the port while the server is down
        self.kept = socket.socket()
        self.kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.kept.bind(("127.0.0.1", 0))
        self.port: int = self.kept.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._database = database
        self.start()

    def start(self) -> None:
        wishes = ("--host", "127.0.0.1", "--port", str(self.port), "--no-open")
        database = ("--database", self._database)
        with (self._folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "magnate.cli", "serve", *wishes, *database],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={
                    **os.environ,
                    "PYTHONPATH": str(SOURCE),
                    "MAGNATE_TEST": str(self._folder),
                },
            )

    def log(self) -> str:
        return (self._folder / "log").read_text()[-4000:]

    def kill(self) -> None:
        assert self.process.poll() is None, self.log()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Visitor:
    """Plays at random at a table with bots, then at another one, and notes what the server has
    acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        self.client = AsyncClient(url, patience=PATIENCE, timeout=60.0)
        self.number = number
        self.table = ""
        self.noted: dict[str, dict[int, str]] = {}
        """For each table what became of which ply."""
        self.count = 0
        self._random = random.Random(number)

    def __repr__(self) -> str:
        return f"visitor {self.number} of {self.table} after {self.count} moves"

    async def live(self) -> None:
        """For ever."""
        await self._insist(self.client.greet, f"Visitor {self.number}")
        while True:
            game = GAMES[self.number % len(GAMES)]
            self.table = (await self._insist(self.client.play_now, game, 3)).id
            await self._play()

    async def _insist(self, call: Callable[..., Awaitable[T]], *args: Any) -> T:
        """For what can't be sent again without another thing being made: that does no harm here."""
        while True:
            try:
                return await call(*args)
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    async def _play(self) -> None:
        table = self.table
        player = Player(lambda message: self._random.choice(message.position.legal))
        async with aclosing(self.client.watch(table)) as parcels:
            async for parcel in parcels:
                answer = player.look_at(parcel)
                if player.last is not None:
                    return
                if isinstance(parcel, GameParcel) and answer is not None:
                    try:
                        played = await self.client.move(table, parcel.data.ply, [answer])
                    except Rejected as rejected:
                        if rejected.key != "too-late":
                            raise
                    else:
                        player.played(played)
                        self._note(table, played, answer[1])

    def _note(self, table: str, played: Played, text: str) -> None:
        noted = self.noted.setdefault(table, {})
        assert len(played.plies) == 1
        assert played.plies[0] not in noted, "one ply was acknowledged to two moves"
        noted[played.plies[0]] = text
        self.count += 1

    async def check(self) -> None:
        """That the server still knows of every move at every table; what is found isn't asked for
        again."""
        for table in list(self.noted):
            noted = dict(self.noted[table])
            entries = (await self.client.message(table)).entries
            for ply, text in noted.items():
                assert entries[ply - 1].ply == ply
                assert entries[ply - 1].play == text
                assert not entries[ply - 1].taken_back
            if table != self.table:
                del self.noted[table]  # it is over: checked for the last time


async def survive(server: Server, kills: int, seed: int) -> int:
    """Kill the server so often at random moments; how many moves it acknowledged in all."""
    chance = random.Random(seed)
    visitors = [Visitor(server.url, number) for number in range(TABLES)]
    lives = [asyncio.create_task(visitor.live()) for visitor in visitors]

    async def all_go_on() -> None:
        """Until every visitor has moved once more, at the old table or at the next one."""
        before = [visitor.count for visitor in visitors]
        deadline = time.monotonic() + PATIENCE
        while still := [v for v, count in zip(visitors, before) if v.count == count]:
            for life in lives:
                if life.done():
                    life.result()
            assert time.monotonic() < deadline, f"{still[0]} stands still\n{server.log()}"
            await asyncio.sleep(0.02)

    try:
        await all_go_on()
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0, 1.5))
            server.kill()
            server.start()
            if chance.random() < 0.3:  # once more, while it starts or tables wake
                await asyncio.sleep(chance.uniform(0.5, 2.5))
                server.kill()
                server.start()
            await all_go_on()
            await asyncio.gather(*(visitor.check() for visitor in visitors))
        return sum(visitor.count for visitor in visitors)
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        for visitor in visitors:
            await visitor.client.close()
        server.kill()


def left_over(folder: Path) -> list[int]:
    """Processes that a server in a folder, or one of its bots, has left behind."""
    mark = f"MAGNATE_TEST={folder}".encode()
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                if mark in (process / "environ").read_bytes().split(b"\0"):
                    found.append(int(process.name))
            except OSError:
                continue  # it has ended meanwhile, or isn't ours
    return found


def kill_again_and_again(folder: Path, kills: int, database: str = "") -> None:
    server = Server(folder, database or str(folder / "magnate.sqlite"))
    with server.kept:
        moves = asyncio.run(survive(server, kills, seed=kills))
    assert moves > kills * TABLES
    until(lambda: not left_over(folder))  # no bot outlives its server


@pytest.mark.slow
def test_killed_five_times(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 5)


@pytest.mark.long
def test_killed_a_hundred_times(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 100)
