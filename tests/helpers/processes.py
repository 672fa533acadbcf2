"""Runs Python in another process, with this package or a copy of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import magnate

SOURCE = Path(magnate.__file__).parents[1]
"""The folder that holds the package in use, compiled or not."""


def run_python(*args: str, source: Path = SOURCE, hash_seed: int = 0) -> str:
    """What a run prints; an error in it is an error here."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    run = subprocess.run(
        [sys.executable, *args], env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()
