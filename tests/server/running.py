"""A real server for tests: uvicorn in a thread, on a free port, with an SQLite file."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

from magnate.client import Client
from magnate.server.app import make_app
from magnate.server.attendance import Attendance
from magnate.server.bots import Bots
from magnate.server.database import Database
from magnate.server.people import People
from magnate.server.serve import configuration
from magnate.server.settings import Settings
from magnate.server.tables import Tables

PATIENCE = 120.0
"""Seconds after which a test gives up: far more than anything takes, also on a busy machine."""


def until(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit, "it never happened"
        time.sleep(0.02)


class Server:
    """A server that runs. `restart()` begins anew on the same database and port."""

    def __init__(self, folder: Path, *, address: str = "127.0.0.1", **settings: Any) -> None:
        """Limits are off and one bot worker thinks, unless said otherwise."""
        self.file = folder / "magnate.sqlite"
        self.address = address
        self._kept = _listen(address)  # bound for good, so that nobody gets the port meanwhile
        self.port: int = self._kept.getsockname()[1]
        self._socket = _listen(address, self.port)
        self.url = f"http://{'127.0.0.1' if address == '0.0.0.0' else address}:{self.port}"
        wished = {"database": f"sqlite:///{self.file}", "limits": False, "bot_workers": 1}
        where = {"host": address, "port": self.port}
        self.settings = Settings(**{**wished, **where, **settings})
        self._clients: list[Client] = []
        self.start()

    def start(self) -> None:
        self.app = make_app(self.settings)
        self._uvicorn = uvicorn.Server(configuration(self.app))
        self._thread = threading.Thread(target=self._uvicorn.run, args=([self._socket],))
        self._thread.start()
        while not self._uvicorn.started:
            if not self._thread.is_alive():
                raise RuntimeError("the server didn't start")
            time.sleep(0.01)

    def stop(self) -> None:
        """Stop as a server is told to stop."""
        for client in self._clients:
            client.close()
        self._clients = []
        self._uvicorn.should_exit = True
        self._thread.join()
        self._socket.close()
        self._kept.close()

    def restart(self) -> None:
        """The people of `person` keep their cookies."""
        self._uvicorn.should_exit = True
        self._thread.join()
        self._socket.close()
        self._socket = _listen(self.address, self.port)
        self.start()

    def person(self, name: str, **wishes: Any) -> Client:
        """Somebody new who has told his name. `.http` is for requests of one's own. Certificates,
        which plain http has none of, take long to read."""
        client = Client(self.url, name, **{"timeout": PATIENCE, "verify": False, **wishes})
        self._clients.append(client)
        return client

    @property
    def tables(self) -> Tables:
        """What the application holds; look at it only while nothing happens."""
        return self.app.state.tables  # type: ignore[no-any-return]

    @property
    def people(self) -> People:
        return self.app.state.people  # type: ignore[no-any-return]

    @property
    def database(self) -> Database:
        return self.app.state.database  # type: ignore[no-any-return]

    @property
    def attendance(self) -> Attendance:
        return self.app.state.attendance  # type: ignore[no-any-return]

    @property
    def bots(self) -> Bots:
        return self.app.state.bots  # type: ignore[no-any-return]


def _listen(address: str, port: int = 0) -> socket.socket:
    # asyncio sends small parts at once only where the protocol is named
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind((address, port))
    return bound
