"""The load that the benchmark measures, for a moment and with generous limits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from benchmarks.server import GAMES, Load, Running, measure_idle, measure_load

FEW, ALL = 12, 200
SECONDS, RATE = 10, 100
OTHERS = 0.3
"""So much of a core others may use at most where times by the clock are to mean something."""
WORK_MS = 30.0
"""Of the server's work for a move, interpreted: other programs on the machine don't count."""
WAIT_MS = 5000.0
"""The benchmark says what a quiet machine shows; here others may be at work."""


@pytest.mark.slow
def test_tables_in_play(tmp_path: Path) -> None:
    """A few moves a second reach all seats soon, also while bots think; then as many as go."""

    async def play(server: Running) -> list[dict[str, Any]]:
        load = await Load.begin(server, FEW, GAMES)
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


@pytest.mark.long
def test_all_figures() -> None:
    """Two hundred tables, and up to a thousand that sleep. What the clock says counts where
    nothing else runs: the benchmark by itself shows it."""
    load = asyncio.run(measure_load(ALL, SECONDS, RATE, GAMES, deflate=True))
    idle = [asyncio.run(measure_idle(count, "container")) for count in (10, 100, 1000)]
    print(load, idle)
    steady, thinking, full = load
    for row in load:
        assert row["server_ms_per_move"] < WORK_MS, row
    for row in (steady, thinking):
        assert row["work_ms"]["p99"] < 20.0, row
    if max(steady["others_cpu"], full["others_cpu"]) < OTHERS:
        for row in (steady, thinking):
            assert row["all_seats_ms"]["p99"] < 50.0, row
            assert row["lag_ms"]["p99"] < 20.0, row
        assert full["moves_per_s"] >= 1000, full
    for row in idle:
        assert row["loaded_away"] == row["loaded_at_start"] == 0, row
        assert row["cpu_percent_away"] < 5.0, row
    most = max(row["bytes_per_table"] for row in idle[1:])
    assert most < 2 * min(row["bytes_per_table"] for row in idle[1:]), idle
    assert idle[2]["bytes_for_as_many_others"] < idle[2]["bytes_per_table"] / 2, idle
    assert idle[2]["start_cpu_seconds"] < 2 * idle[0]["start_cpu_seconds"], idle


@pytest.mark.slow
def test_sleeping_tables() -> None:
    """They are put away, and nobody wakes them when the server starts again."""
    found = asyncio.run(measure_idle(30, "container"))
    assert found["loaded_at_start"] == 0
    assert found["bytes_per_table"] < 1_000_000
    assert found["cpu_percent_away"] < 20
