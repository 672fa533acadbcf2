"""Tunes the VP of Rolling Heights' reconstructed plans: python benchmarks/tuning.py FILE

Plays games of `greedy` at two, three and four players, takes 1 VP from plans that are completed too
often and gives 1 to those that are hardly ever, and begins again. The VP found are written to FILE,
a content override (`benchmarks/pacing.py --content FILE` says what comes of it). What is printed
on the tiles stays as it is, and so do VP that depend on the map.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import pacing  # type: ignore[import-not-found]  # the script beside this one

from magnate.games.rolling_heights.content import COMPONENTS

PRINTED = ("housing-project", "mayors-house", "gembrel-museum")
"""The plans whose VP are known."""
RARE, OFTEN = 0.12, 0.78
"""The limits, a little within those of the marks."""


def shares(content: dict[str, Any], games: int, since: int) -> dict[str, list[float]]:
    """How often each plan is completed, by number of players."""
    found: dict[str, list[float]] = {}
    for players in pacing.TABLES:
        jobs = ((players, seed) for seed in range(since, since + games))
        outcomes = [pacing.play("greedy", content, job) for job in jobs]
        for plan, (part, _) in pacing.completions(outcomes).items():
            found.setdefault(plan, []).append(part)
    return found


def tune(vp: dict[str, int], found: dict[str, list[float]]) -> list[str]:
    """Change the VP of plans that are completed too often or too rarely; which ones."""
    changed: list[str] = []
    for plan, parts in found.items():
        if plan in vp:
            step = -1 if max(parts) > OFTEN and vp[plan] > 0 else 1 if min(parts) < RARE else 0
            if step:
                vp[plan] += step
                changed.append(f"{plan} {vp[plan] - step}→{vp[plan]}")
    return changed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", type=Path, help="where the VP are written")
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--rounds", type=int, default=6)
    given = parser.parse_args()
    plans = COMPONENTS.printed["plan"]
    vp = {
        name: plan["vp"] for name, plan in plans.items() if not plan["per"] and name not in PRINTED
    }
    for turn in range(given.rounds):
        content = {"plan": {name: {"vp": points} for name, points in vp.items()}}
        changed = tune(vp, shares(content, given.games, turn * given.games))
        print(f"{turn + 1}: {', '.join(changed) or 'nothing to change'}", flush=True)
        if not changed:
            break
    lines = [f"[plan.{name}]\nvp = {points}\n" for name, points in vp.items()]
    given.file.write_text("\n".join(['game = "rolling_heights"\nname = "Tuned"\n', *lines]))


if __name__ == "__main__":
    main()
