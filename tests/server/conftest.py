"""Servers and people for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from magnate.client import Client
from tests.server.running import Server


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers: `serve(bot_seconds=1.0)` takes the fields of `Settings`."""
    running: list[Server] = []

    def make(**settings: Any) -> Server:
        folder = tmp_path / f"server-{len(running)}"
        folder.mkdir()
        running.append(Server(folder, **settings))
        return running[-1]

    yield make
    for server in running:
        server.stop()


@pytest.fixture
def server(serve: Callable[..., Server]) -> Server:
    """A running server: no rate limits, one bot worker."""
    return serve()


@pytest.fixture
def client(server: Server) -> Callable[..., Client]:
    """People of that server by name: `ann = client("Ann")`."""
    return server.person
