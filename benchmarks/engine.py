"""The engine's speed: every game and player count, compiled and interpreted, beside peers.

python benchmarks/engine.py [--seconds 2] [--rounds 5] [--json [FILE]] [--no-pure] [--no-peers]

Our games are played with their default options: Container with the Investment Bank.
Machines are noisy. So the peers and the one figure of ours that each is compared with are measured
in turn, round after round in one run, and the medians give the ratio.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import magnate
from magnate.bench import build, measure

PEERS = Path(__file__).parent / "peers" / "run.py"
SOURCE = Path(magnate.__file__).parent.parent
FIGURES = {
    "decisions_per_s": "decisions/s",
    "games_per_s": "games/s",
    "clone_us": "copy µs",
    "clone_play_us": "+play µs",
    "state_bytes": "bytes",
}
"""What is measured, with the headings of the columns."""
WIDTH = 100
"""Of the tables, wherever they go: a narrow screen wraps them, but nothing is cut."""
STDOUT = Path("-")
COUNTERPARTS = (
    ("container-engine", "container", 3),
    ("catanatron", "container", 4),
    ("catanatron", "carnegie", 4),
    ("catanatron", "rolling_heights", 4),
    ("catanatron", "carnegie", 1),
    ("catanatron", "rolling_heights", 1),
)
"""Peers, and what they are compared with: the same game, ours with as many players, or alone."""


def all_games(seconds: float) -> list[dict[str, Any]]:
    return [
        measure(game, players, seconds)
        for game in magnate.all_games()
        for players in range(game.min_players, game.max_players + 1)
    ]


def interpreted(seconds: float) -> list[dict[str, Any]]:
    """The same figures from a copy of the sources without the compiled modules."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "magnate")
        shutil.copytree(SOURCE / "magnate", copy, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        command = [
            sys.executable,
            "-m",
            "magnate.cli",
            "bench",
            "--json",
            "--seconds",
            str(seconds),
        ]
        environment = {**os.environ, "PYTHONPATH": folder}
        done = subprocess.run(command, env=environment, cwd=folder, check=True, capture_output=True)
        data: dict[str, Any] = json.loads(done.stdout)
        if data["build"] != "pure":
            raise RuntimeError("the copy of the sources was not run interpreted")
        results: list[dict[str, Any]] = data["results"]
        return results


def peer_speed(peer: str, seconds: float) -> dict[str, Any] | None:
    """A peer's figures; None, with a word on standard error, if it isn't installed."""
    command = [sys.executable, str(PEERS), "--seconds", str(seconds), peer]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE)
    if done.returncode != 0:
        return None
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def compare(
    peer: str, name: str, players: int, seconds: float, rounds: int
) -> dict[str, Any] | None:
    """A peer beside a game of ours, measured in turn; None if it isn't installed."""
    ours: list[dict[str, Any]] = []
    theirs: list[dict[str, Any]] = []
    for _ in range(rounds):
        result = peer_speed(peer, seconds)
        if result is None:
            return None
        theirs.append(result)
        ours.append(measure(magnate.game(name), players, seconds))
    row: dict[str, Any] = {"peer": peer, "version": theirs[0]["version"], "game": name}
    row["players"] = players
    for figure in ("decisions_per_s", "games_per_s"):
        own = median(result[figure] for result in ours)
        other = median(result[figure] for result in theirs)
        row[figure] = {"ours": own, "theirs": other, "ratio": round(own / other, 1)}
    return row


def speed_table(builds: dict[str, list[dict[str, Any]]]) -> Table:
    table = _table("Random play with default options, one core, medians of 5")
    for heading in ("game", "players", "build"):
        table.add_column(heading)
    for heading in FIGURES.values():
        table.add_column(heading, justify="right")
    for name, results in builds.items():
        for result in results:
            figures = [f"{result[figure]:,}" for figure in FIGURES]
            table.add_row(result["game"], str(result["players"]), name, *figures)
    return table


def ratio_table(rows: list[dict[str, Any]]) -> Table:
    table = _table("Beside peers, in the same run; ours with default options")
    for heading in ("peer", "our game", "figure"):
        table.add_column(heading)
    for heading in ("ours", "theirs", "ratio"):
        table.add_column(heading, justify="right")
    for row in rows:
        for figure in ("decisions_per_s", "games_per_s"):
            pair = row[figure]
            table.add_row(
                f"{row['peer']} {row['version']}",
                f"{row['game']} for {row['players']}",
                FIGURES[figure],
                f"{pair['ours']:,.0f}",
                f"{pair['theirs']:,.0f}",
                f"{pair['ratio']:.1f}",
            )
    return table


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0), pad_edge=False)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine's speed.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="of each comparison with a peer")
    parser.add_argument(
        "--json",
        type=Path,
        nargs="?",
        const=STDOUT,
        metavar="FILE",
        help="write the figures to this file too; without one, print them instead of the tables",
    )
    parser.add_argument("--no-pure", action="store_true", help="skip the interpreted build")
    parser.add_argument("--no-peers", action="store_true", help="skip the peers")
    args = parser.parse_args()
    console = Console(stderr=args.json == STDOUT, width=WIDTH)
    builds = {build(): all_games(args.seconds)}
    if build() == "compiled" and not args.no_pure:
        builds["pure"] = interpreted(args.seconds)
    console.print(speed_table(builds))
    pairs = () if args.no_peers else COUNTERPARTS
    rows = [compare(*pair, args.seconds, args.rounds) for pair in pairs]
    compared = [row for row in rows if row is not None]
    if compared:
        console.print(ratio_table(compared))
    figures = json.dumps({"builds": builds, "peers": compared}, indent=1) + "\n"
    if args.json == STDOUT:
        sys.stdout.write(figures)
    elif args.json:
        args.json.write_text(figures)


if __name__ == "__main__":
    main()
