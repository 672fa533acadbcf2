"""Two commits of the engine side by side: python benchmarks/compare.py OLD NEW

Both are compiled in folders of their own (kept in build/compare for the next time), then measured
in turn, round after round, so that a busy machine slows both alike. Printed are the ratios of the
medians, NEW over OLD: above 1 is faster.
"""

from __future__ import annotations

import argparse
import json
import os
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
    args = parser.parse_args()
    folders = [built(args.old), built(args.new)]
    rounds: list[list[Results]] = []
    for number in range(args.rounds):
        print(f"Round {number + 1} of {args.rounds} ...", file=sys.stderr)
        rounds.append([measured(folder, args.seconds) for folder in folders])
    table = Table(title=f"{args.new} over {args.old}", box=None, title_justify="left")
    for heading in ("game", "players", *FIGURES.values()):
        table.add_column(heading, justify="right")
    ratios: dict[str, list[float]] = {figure: [] for figure in FIGURES}
    for key in rounds[0][0]:
        for figure in FIGURES:
            old, new = ([pair[build][key][figure] for pair in rounds] for build in (0, 1))
            ratios[figure].append(ratio(figure, old, new))
        table.add_row(key[0], str(key[1]), *[f"{ratios[figure][-1]:.2f}" for figure in FIGURES])
    means = [exp(sum(map(log, found)) / len(found)) for found in ratios.values()]
    table.add_row("geometric mean", "", *[f"{mean:.2f}" for mean in means], style="bold")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
