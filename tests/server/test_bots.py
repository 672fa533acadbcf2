"""Bots that go wrong: the table goes on, and so do the other tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magnate.client import Client
from magnate.server import bots
from tests.server import thinkers
from tests.server.running import Server, until


def table_of(ann: Client, bot: str) -> str:
    table = ann.create("container", 3, seats=[{"kind": "bot", "bot": bot}] * 3).id
    ann.start(table)
    return table


@pytest.mark.parametrize("how", [thinkers.hangs, thinkers.dies, thinkers.fails])
def test_a_bot_that_goes_wrong_is_replaced(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, how: Callable[..., str]
) -> None:
    """`greedy` moves in its place; a table without it hardly notices."""
    monkeypatch.setattr(bots, "think", how)
    server = serve(bot_seconds=3.0, bot_workers=2)
    ann = server.person("Ann")
    wrong, right = table_of(ann, "random"), table_of(ann, "greedy")
    until(lambda: ann.table(wrong).ply >= 2 and ann.table(right).ply >= 6)
    assert {entry.cause for entry in ann.message(wrong).entries} <= {"bot"}


def test_bots_think_in_turn_and_give_way(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One worker for several tables serves them alike, at low priority."""
    monkeypatch.setattr(bots, "think", thinkers.gives_way)
    server = serve(bot_workers=1)
    ann = server.person("Ann")
    tables = [table_of(ann, "random") for _ in range(4)]
    plies = [0]
    while max(plies) < 30:
        plies = [ann.table(table).ply for table in tables]
    assert min(plies) > 10
    assert "bot failed" not in caplog.text


def test_workers_that_are_all_gone_are_replaced(server: Server) -> None:
    ann = server.person("Ann")
    table = table_of(ann, "random")
    until(lambda: ann.table(table).ply >= 2)
    gone = server.bots._pool
    assert gone is not None
    gone.stop()  # type: ignore[no-untyped-call]
    ply = ann.table(table).ply
    until(lambda: ann.table(table).ply >= ply + 10)
    assert server.bots._pool is not gone
    assert server.bots._pool is not None
    assert server.bots._pool.active
