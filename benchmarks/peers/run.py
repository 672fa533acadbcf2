"""Run the peer engines in subprocesses, so that a benchmark can set its own numbers beside theirs.

As a module: ``available()`` and ``measure(peer, seconds)``.
As a script: ``python benchmarks/peers/run.py [--seconds 2] [peer ...]`` prints one line per peer.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
START_UP_SECONDS = 60.0  # allowed on top of the measured time: start, warm-up and the last game

INSTALL = {
    "container-engine": "install Node.js 18 or later, then run: npm ci --prefix benchmarks/peers",
    "catanatron": 'run: make setup (or, outside of .venv: pip install -e ".[peers]")',
}


def available() -> list[str]:
    """Return the names of the peers that are installed here."""
    return [peer for peer in INSTALL if _command(peer) is not None]


def measure(peer: str, seconds: float = 2.0, players: int | None = None) -> dict[str, Any] | None:
    """Let a peer play random games for some seconds and return the figures it prints.

    Without ``players`` the peer takes its own default (container-engine 3, catanatron 4).
    If the peer is not installed, say on stderr how to install it and return None.
    """
    if peer not in INSTALL:
        raise ValueError(f"unknown peer {peer!r}, expected one of: {', '.join(INSTALL)}")
    command = _command(peer)
    if command is None:
        print(f"{peer} is not installed; {INSTALL[peer]}", file=sys.stderr)
        return None
    command += ["--seconds", str(seconds)]
    if players is not None:
        command += ["--players", str(players)]
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        timeout=seconds + START_UP_SECONDS,
    )
    if done.returncode != 0:
        raise RuntimeError(f"{peer} failed:\n{done.stderr.strip()}")
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def _command(peer: str) -> list[str] | None:
    """Return the start of the peer's command line, or None if the peer is not installed."""
    if peer == "catanatron":
        if importlib.util.find_spec("catanatron") is None:
            return None
        return [sys.executable, str(HERE / "catanatron_random.py")]
    node = shutil.which("node")
    if node is None or not (HERE / "node_modules" / "container-engine").is_dir():
        return None
    return [node, "--single-threaded", str(HERE / "container_engine.js")]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the peer engines.")
    parser.add_argument("peers", nargs="*", metavar="peer", help=f"any of: {', '.join(INSTALL)}")
    parser.add_argument("--seconds", type=float, default=2.0, help="time per peer")
    parser.add_argument("--players", type=int, help="number of players, for every peer")
    args = parser.parse_args()
    unknown = [peer for peer in args.peers if peer not in INSTALL]
    if unknown:
        parser.error(f"unknown peer: {', '.join(unknown)}")
    missing = 0
    for peer in args.peers or INSTALL:
        result = measure(peer, args.seconds, args.players)
        if result is None:
            missing += 1
        else:
            print(json.dumps(result), flush=True)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
