"""A server with the built client, and people who look at it, each in a browser of his own."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Server
from tests.web.chromium import HELP, find
from tests.web.person import PATIENCE_MS, Person

expect.set_options(timeout=PATIENCE_MS)

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # a page that nobody looks at plays as fast as any other
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    # in a container there may be neither a sandbox nor much shared memory
    "--no-sandbox",
    "--disable-dev-shm-usage",
)


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], pytestconfig: pytest.Config
) -> dict[str, Any]:
    program = find(headed=pytestconfig.getoption("--headed"))
    assert program, HELP
    return {**browser_type_launch_args, "executable_path": program, "args": list(QUIET)}


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the server deals and its bots draw is the same each time."""
    rng = random.Random(1)
    for module in ("tables", "bots"):
        monkeypatch.setattr(f"magnate.server.{module}.new_seed", lambda: rng.getrandbits(63))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests: each makes tables of its own."""
    running = Server(tmp_path_factory.mktemp("server"), bot_workers=2)
    yield running
    running.stop()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Server]:
    """A server without tables."""
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """People with a page each: `person("Ann", locale="de")` takes what a browser context takes.
    Whatever a page complains of in its console fails the test."""
    people: list[Person] = []

    def come(name: str, at: Server = server, **wishes: Any) -> Person:
        people.append(Person(browser, at, name, **wishes))
        return people[-1]

    yield come
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.go_away()
    assert complaints == []
