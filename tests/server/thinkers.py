"""Bots that go wrong, as workers can be told to think: `random` does, others think as usual."""

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
