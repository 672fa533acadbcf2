"""`magnate serve` as people run it: a process of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.typing import Origin

from magnate.client import Client, Rejected
from magnate.client.calls import Message
from magnate.server.addresses import addresses, for_others
from magnate.server.protocols import Deflate
from magnate.server.serve import database_url, qr_code
from magnate.server.settings import Settings
from tests.helpers.processes import SOURCE
from tests.server.running import PATIENCE, Server, until

START_SECONDS = 4.0
"""Of work, half of it as a margin: other programs on the machine hardly count."""


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "magnate.cli", "serve", "--lang", "en", *args]


def environment(browser: str = "true") -> dict[str, str]:
    """`browser` is the program that would open a page."""
    return {**os.environ, "PYTHONPATH": str(SOURCE), "BROWSER": browser}


class Process:
    """A server in a process, and what it prints."""

    def __init__(self, database: Path, *args: str, browser: str = "true") -> None:
        wishes = ("--host", "127.0.0.1", "--port", "0", "--database", str(database), *args)
        self.process = subprocess.Popen(
            command(*wishes),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(browser),
        )
        assert self.process.stdout is not None
        self.said = [self.process.stdout.readline()]
        self.url = ""
        while not self.url:
            self.said.append(self.process.stdout.readline())
            if not self.said[-1]:
                raise RuntimeError(self.process.communicate()[1])
            local = re.search(r"http://127\.0\.0\.1:\d+", self.said[-1])
            self.url = local[0] if local else ""

    def stop(self, how: signal.Signals = signal.SIGTERM) -> list[dict[str, Any]]:
        """Stop it as told; the lines of its log."""
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return [json.loads(line) for line in errors.splitlines()]


@contextmanager
def running(database: Path, *args: str, browser: str = "true") -> Iterator[Process]:
    server = Process(database, *args, browser=browser)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()


@pytest.mark.parametrize("wishes", [(), ("--no-open",)], ids=["opens", "no-open"])
def test_the_browser_is_opened(tmp_path: Path, wishes: tuple[str, ...]) -> None:
    """... where the server answers, unless nobody wants it."""
    program, opened = tmp_path / "browser", tmp_path / "opened"
    program.write_text(f'#!/bin/sh\necho "$1" >> "{opened}"\n')
    program.chmod(0o755)
    with running(tmp_path / "magnate.sqlite", *wishes, browser=str(program)) as server:
        until(lambda: opened.exists() or bool(wishes))
        server.stop()
        found = opened.read_text().split() if opened.exists() else []
        assert found == ([] if wishes else [f"{server.url}/"])


def test_serving_and_stopping(tmp_path: Path) -> None:
    file = tmp_path / "magnate.sqlite"
    with running(file, "--public-url", "https://games.example.org") as server:
        times = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
        work = (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")
        assert work < START_SECONDS
        assert "  https://games.example.org\n" in server.said
        assert httpx.get(f"{server.url}/health").json()["ok"] is True
        with Client(server.url, "Ann") as ann:
            table = ann.play_now("container").id
            ann.http.get(f"/api/tables/{table}?secret=word")
            cookie = ann.http.cookies["magnate"]
            log = server.stop()
    assert file.exists()
    assert log[0]["message"] == "started"
    requests = [line for line in log if line["message"] == "request"]
    assert requests[-1]["path"] == "/api/tables/*"
    for secret in (cookie, table, "word", "Ann"):
        assert secret not in str(log)


@pytest.mark.slow
def test_stopping_loses_nothing(tmp_path: Path) -> None:
    """Told to stop in the middle of games, it has stored every move that it has confirmed, and
    programs go on by themselves at the server that comes after it."""
    file = tmp_path / "magnate.sqlite"
    confirmed: list[tuple[str, int]] = []

    class Restless:
        def __init__(self, ann: Client, table: str) -> None:
            self.ann, self.table, self.going = ann, table, True

        def play(self) -> None:
            while self.going:
                message: Message = self.ann.message(self.table)
                question = message.position.question
                if question is None:
                    time.sleep(0.05)  # asking on and on would be too often
                    continue
                choice = next((c for c in message.position.legal if c.seals), None)
                text = (choice or message.position.legal[0]).text
                try:
                    played = self.ann.move(self.table, message.ply, [(question.key, text)])
                except Rejected:
                    continue  # the server answered first, as it does where there is one answer
                except httpx.TransportError:
                    return
                confirmed.extend((self.table, ply) for ply in played.plies)

    with running(file) as server:
        people = [Client(server.url, f"Ann {number}", patience=0.0) for number in range(3)]
        restless = [Restless(ann, ann.play_now("container").id) for ann in people]
        threads = [threading.Thread(target=_until_cut, args=(one.play,)) for one in restless]
        for thread in threads:
            thread.start()
        until(lambda: len(confirmed) >= 20)
        log = server.stop()
        for one, thread in zip(restless, threads, strict=True):
            one.going = False
            thread.join()
    assert [line for line in log if line["level"] in ("error", "critical")] == []
    with running(file) as server:
        for ann, one in zip(people, restless, strict=True):
            with Client(server.url) as again:
                again.http.cookies.set("magnate", ann.http.cookies["magnate"])
                plies = {entry.ply for entry in again.message(one.table).entries}
                assert {ply for table, ply in confirmed if table == one.table} <= plies
            ann.close()


def _until_cut(play: Any) -> None:
    with suppress(httpx.TransportError):
        play()


def test_ctrl_c_is_no_error(tmp_path: Path) -> None:
    with running(tmp_path / "magnate.sqlite") as server:
        log = server.stop(signal.SIGINT)
        assert server.process.returncode == 0
    assert log[-1]["message"] == "stopped"


# What goes wrong


def complaint(*args: str) -> str:
    run = subprocess.run(
        command(*args),
        capture_output=True,
        text=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert run.returncode == 2, run.stderr
    assert run.stdout == ""
    assert run.stderr.count("\n") == 1
    assert run.stderr.startswith("magnate: ")
    return run.stderr


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        file = str(tmp_path / "magnate.sqlite")
        said = complaint("--host", "127.0.0.1", "--port", port, "--database", file)
    assert f"can’t listen at 127.0.0.1:{port}: Address already in use" in said


def test_databases_that_can_not_be_used(tmp_path: Path) -> None:
    wishes = ("--host", "127.0.0.1", "--port", "0", "--database")
    said = complaint(*wishes, str(tmp_path / "no" / "folder" / "magnate.sqlite"))
    assert "can’t use the database" in said
    assert "unable to open database file" in said
    text = tmp_path / "text.sqlite"
    text.write_text("this is no database " * 100)
    assert "file is not a database" in complaint(*wishes, str(text))


def test_a_bad_public_address() -> None:
    assert "that of a web page" in complaint("--public-url", "games.example.org")


# Behind a proxy


def test_forwarded_headers(tmp_path: Path) -> None:
    """A trusted proxy tells who asks and whether by https; nobody else's word counts."""
    told = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    with running(tmp_path / "a.sqlite", "--log-requests") as server:
        assert "; Secure" in httpx.get(f"{server.url}/health", headers=told).headers["set-cookie"]
        assert "; Secure" not in httpx.get(f"{server.url}/health").headers["set-cookie"]
        log = [line for line in server.stop() if line["message"] == "request"]
    assert [line["from"] for line in log] == ["203.0.113.9", "127.0.0.1"]
    with running(tmp_path / "b.sqlite", "--trusted-proxy", "10.0.0.1") as server:
        assert (
            "; Secure" not in httpx.get(f"{server.url}/health", headers=told).headers["set-cookie"]
        )
        log = [line for line in server.stop() if line["message"] == "request"]
    assert [line["from"] for line in log] == ["127.0.0.1"]


def test_through_a_tunnel(tmp_path: Path) -> None:
    """As a tunnel or nginx hands it on: its own connection, the public name as host."""
    told = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    with running(tmp_path / "a.sqlite", "--public-url", "https://games.example.org") as server:
        http = httpx.Client(base_url=server.url, headers={**told, "host": "games.example.org"})
        answer = http.get("/health")
        token = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        cookies = {"cookie": f"csrftoken={token}", "x-csrftoken": token}
        greeted = http.post("/api/people", json={"name": "Ann"}, headers=cookies)
        mine = greeted.headers["set-cookie"].partition(";")[0]
        cookies["cookie"] += f"; {mine}"
        table = http.post("/api/play-now", json={"game": "container"}, headers=cookies).json()
        http.close()
        with connect(
            f"ws://games.example.org/api/tables/{table['id']}/live",
            sock=socket.create_connection(("127.0.0.1", httpx.URL(server.url).port or 0)),
            additional_headers={**told, "cookie": mine},
            origin=Origin("https://games.example.org"),
        ) as live:
            assert json.loads(live.recv(PATIENCE))["type"] == "table"
            assert live.response is not None
            assert "permessage-deflate" in live.response.headers["sec-websocket-extensions"]


@pytest.mark.parametrize(
    "wish", [{}, {"server_max_window_bits": 9}, {"server_no_context_takeover": True}]
)
def test_messages_are_packed_as_the_client_wishes(wish: dict[str, Any]) -> None:
    asking = ClientPerMessageDeflateFactory(**wish)
    packing = Deflate(client_max_window_bits=12, compress_settings={"level": 1})
    agreed, ours = packing.process_request_params(asking.get_request_params(), [])
    theirs = asking.process_response_params(agreed, [])
    long = json.dumps([number * number for number in range(3000)]).encode()
    sizes = []
    for said in (long, b"{}", long):
        packed = ours.encode(Frame(Opcode.TEXT, said))
        assert bytes(theirs.decode(packed).data) == said
        sizes.append(len(packed.data))
    assert sizes[0] < len(long)
    assert (sizes[2] < sizes[0] / 10) == (not wish)  # it remembers what it said, if it may


# Where it is


def test_addresses() -> None:
    home = addresses(Settings(host="0.0.0.0"))
    assert home[-1] == "http://127.0.0.1:8000/"
    assert addresses(Settings(host="127.0.0.1", port=80)) == ["http://127.0.0.1:80/"]
    assert addresses(Settings(host="::1", port=80)) == ["http://[::1]:80/"]
    public = Settings(host="127.0.0.1", public_url="https://games.example.org")
    assert addresses(public)[0] == "https://games.example.org"


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"host": "127.0.0.1"}, None),
        ({"host": "::1"}, None),
        ({"host": "localhost"}, None),
        ({"host": "0.0.0.0"}, "http://192.168.1.7:8000/"),
        ({"host": "192.168.1.9", "port": 80}, "http://192.168.1.9:80/"),
        ({"public_url": "https://games.example.org"}, "https://games.example.org"),
    ],
)
def test_the_address_for_others(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, Any], told: str | None
) -> None:
    monkeypatch.setattr("magnate.server.addresses.own_addresses", lambda: ["192.168.1.7"])
    assert for_others(Settings(**settings)) == told


def test_a_request_does_not_say_where_the_server_is(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        lies = {"host": "evil.example", "x-forwarded-host": "evil.example"}
        answer = httpx.get(f"{server.url}/api/address", headers=lies)
    finally:
        server.stop()
    assert answer.json() == {"url": None}


def test_databases_by_name(tmp_path: Path) -> None:
    assert database_url("") == ""
    assert database_url("postgresql://a/b") == "postgresql://a/b"
    assert database_url(str(tmp_path / "a")) == f"sqlite:///{tmp_path / 'a'}"


def test_a_code_for_phones() -> None:
    lines = qr_code("http://192.168.0.17:8000/").splitlines()
    assert len(lines) > 10
    assert len({len(line) for line in lines if line}) <= 2
