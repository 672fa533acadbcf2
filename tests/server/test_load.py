"""The load that the benchmark measures, for a moment and with generous limits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from benchmarks.server import GAMES, Load, Running, measure_idle

TABLES = 12
WORK_MS = 30.0
"""Of the server's work for a move, interpreted: other programs on the machine don't count."""
WAIT_MS = 5000.0
"""The benchmark says what a quiet machine shows; here others may be at work."""


@pytest.mark.slow
def test_tables_in_play(tmp_path: Path) -> None:
    """A few moves a second reach all seats soon, also while bots think; then as many as go."""

    async def play(server: Running) -> list[dict[str, Any]]:
        load = await Load.begin(server, TABLES, GAMES)
        found = [await load.steady(3, 20)]
        server.think(4)
        found.append(await load.steady(3, 20))
        found.append(await load.saturate(2))
        await load.end()
        return found

    server = Running(tmp_path)
    try:
        quiet, thinking, full = asyncio.run(play(server))
    finally:
        server.stop()
    for row in (quiet, thinking, full):
        assert row["server_ms_per_move"] < WORK_MS, row
        assert row["all_seats_ms"]["p50"] < WAIT_MS, row


@pytest.mark.slow
def test_sleeping_tables() -> None:
    """They are put away, and nobody wakes them when the server starts again."""
    found = asyncio.run(measure_idle(30, "container"))
    assert found["loaded_at_start"] == 0
    assert found["bytes_per_table"] < 1_000_000
    assert found["cpu_percent_away"] < 20
