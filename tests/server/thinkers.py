"""Bots as workers can be told to think: where one goes wrong `random` does, others are as usual."""

from __future__ import annotations

import os
import time

from magnate.core.state import State
from magnate.server.bots import think


def hangs(name: str, state: State, seat: int, seed: int) -> str:
    if name == "random":
        time.sleep(3600)
    return think(name, state, seat, seed)


def dies(name: str, state: State, seat: int, seed: int) -> str:
    if name == "random":
        os._exit(1)
    return think(name, state, seat, seed)


def fails(name: str, state: State, seat: int, seed: int) -> str:
    if name == "random":
        raise ValueError("no idea")
    return think(name, state, seat, seed)


def gives_way(name: str, state: State, seat: int, seed: int) -> str:
    assert os.nice(0) >= 10
    time.sleep(0.02)
    return think(name, state, seat, seed)
