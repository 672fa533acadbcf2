"""Two commits of the engine side by side: python benchmarks/compare.py OLD NEW

Both are compiled in folders of their own (kept in build/compare for the next time), then measured
in turn, round after round, so that a busy machine slows both alike. Printed are the ratios of the
medians, NEW over OLD: above 1 is faster. With --instructions each build also plays some games under
valgrind's callgrind, whose count of machine instructions a busy machine doesn't disturb; there less
than 1 is better.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from math import exp, log
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "compare"
FIGURES = {
    "decisions_per_s": "decisions/s",
    "games_per_s": "games/s",
    "clone_us": "copies/s",
    "clone_play_us": "copies + moves/s",
}
"""What is compared, and what a larger ratio means more of; the last two are measured as times."""
Results = dict[tuple[str, int], dict[str, float]]
PLAYOUTS = """
import sys, magnate
from magnate.bots import random_playout
from magnate.core.rng import Rng
game, players = magnate.game(sys.argv[1]), int(sys.argv[2])
rng = Rng.seeded(0, "compare")
print(sum(random_playout(game.start(players, seed), rng) for seed in range(10)))
"""


def built(revision: str) -> Path:
    """The compiled sources of a commit."""
    sha = _run("git", "rev-parse", "--short=12", f"{revision}^{{commit}}").strip()
    folder = FOLDER / sha
    if not list(folder.glob("src/*__mypyc*.so")):
        folder.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(
            ["git", "archive", sha], cwd=ROOT, check=True, stdout=subprocess.PIPE
        )
        subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
        print(f"Compiling {revision} ({sha}) ...", file=sys.stderr)
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder


def measured(folder: Path, seconds: float) -> Results:
    """What `magnate bench` says of the build in a folder."""
    command = [sys.executable, "-m", "magnate.cli", "bench", "--json", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(command, env=environment, cwd=folder, check=True, capture_output=True)
    data: dict[str, Any] = json.loads(done.stdout)
    if data["build"] != "compiled":
        raise RuntimeError(f"{folder} was not run compiled")
    return {(row["game"], row["players"]): row for row in data["results"]}


def instructions(folder: Path, game: str, players: int) -> float:
    """Machine instructions for a decision of a random game, set-up not counted."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command += ["--toggle-collect=CPyDef_*random_playout", sys.executable, "-c", PLAYOUTS]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [*command, game, str(players)], env=environment, check=True, capture_output=True, text=True
    )
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if counted is None:
        raise RuntimeError(done.stderr)
    return int(counted[1]) / int(done.stdout)


def ratio(figure: str, old: list[float], new: list[float]) -> float:
    return median(old) / median(new) if figure.endswith("_us") else median(new) / median(old)


def _run(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of two commits.")
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--instructions", action="store_true", help="count them; needs valgrind")
    args = parser.parse_args()
    folders = [built(args.old), built(args.new)]
    rounds: list[list[Results]] = []
    for number in range(args.rounds):
        print(f"Round {number + 1} of {args.rounds} ...", file=sys.stderr)
        rounds.append([measured(folder, args.seconds) for folder in folders])
    table = Table(title=f"{args.new} over {args.old}", box=None, title_justify="left")
    ratios: dict[str, list[float]] = {heading: [] for heading in FIGURES.values()}
    if args.instructions:
        ratios["instructions"] = []
    for heading in ("game", "players", *ratios):
        table.add_column(heading, justify="right")
    for game, players in rounds[0][0]:
        for figure, heading in FIGURES.items():
            old, new = ([pair[build][game, players][figure] for pair in rounds] for build in (0, 1))
            ratios[heading].append(ratio(figure, old, new))
        if args.instructions:
            before, after = (instructions(folder, game, players) for folder in folders)
            ratios["instructions"].append(after / before)
        table.add_row(game, str(players), *[f"{found[-1]:.2f}" for found in ratios.values()])
    means = [exp(sum(map(log, found)) / len(found)) for found in ratios.values()]
    table.add_row("geometric mean", "", *[f"{mean:.2f}" for mean in means], style="bold")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
