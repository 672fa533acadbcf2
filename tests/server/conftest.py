"""Servers and people for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from magnate.client import Client
from tests.server.postgresql import Cluster
from tests.server.running import Server


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that runs."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database: a test that asks for it is done with both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'magnate.sqlite'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new()


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
