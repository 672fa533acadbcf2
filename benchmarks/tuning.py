"""Tunes Rolling Heights: python benchmarks/tuning.py [--games 150] [--rounds 8] [--write]
                                                 [--rival-games 1000]

Towers, workers and abilities of the plans are designed (docs/pacing.md); what plans pay is found
here. Every plan begins with the VP that `first_guess` gives its cubes and workers. Then games of
`greedy` are played at two, three and four players, and plans that are completed more often or more
rarely than others of their level lose or gain 1 VP, until nothing is left to change. After that the
Rival's cubes are chosen, for each of its levels, so that `greedy` wins as often as it should.

The same command finds the same figures again, whichever VP are in force. They are printed as a
content override; --write puts them into the content files. What is printed on the tiles stays as it
is, and so do VP that depend on the map.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path
from statistics import mean
from typing import Any

import pacing  # type: ignore[import-not-found]  # the script beside this one

import magnate.games.rolling_heights.content
from magnate.games.rolling_heights.content import COMPONENTS

PRINTED = ("housing-project", "mayors-house", "gembrel-museum")
"""The plans whose VP are known."""
CUBE = 0.8
"""VP of level 2 for a cube; at much more the Gembrel museum, 20 VP for 24 cubes, isn't worth it."""
STEEL = 1.25
"""Cubes that one of steel counts for."""
SPREAD = 0.13
"""How far a plan may be from the mean of its level."""
RARE, OFTEN = 0.08, 0.80
"""The limits at each table, a little within those of the marks."""

RIVAL_WAYS = ((8, 6), (8, 8), (10, 9), (10, 10), (11, 4), (11, 5))
"""What the Rival may add in the first round, and after how many rounds each time one more. Far more
were tried; these come near to what is wanted."""
RIVAL_GAMES = 1000
"""More than for the plans, as its levels should come near to what is wanted."""

Plan = Mapping[str, Any]
Rival = dict[str, list[int]]


def first_guess(plan: Plan) -> int:
    """Level 2 is paid by the cube; of level 1 the workers are the pay."""
    cubes = 0.0
    for tower in plan["towers"]:
        material, height = tower.split()
        cubes += int(height) * (STEEL if material == "steel" else 1)
    workers = len(plan["workers"])
    if plan["level"] == 2:
        return round(CUBE * cubes + 0.5) - workers
    return max(0, round(cubes) - 1 - 2 * workers)


def shares(content: Mapping[str, Any], games: int) -> dict[str, list[float]]:
    """How often each plan is completed, by number of players."""
    found: dict[str, list[float]] = {}
    for players in pacing.TABLES:
        outcomes = [pacing.play("greedy", content, (players, seed)) for seed in range(games)]
        for plan, (part, _) in pacing.completions(outcomes).items():
            found.setdefault(plan, []).append(part)
    return found


def tune(
    vp: dict[str, int],
    levels: Mapping[str, int],
    found: Mapping[str, list[float]],
    last: dict[str, int],
) -> list[str]:
    """Change the VP of plans that stand out; which ones. One that would turn back stays."""
    usual = {
        level: mean(mean(parts) for plan, parts in found.items() if levels[plan] == level)
        for level in {levels[plan] for plan in found}
    }
    changed: list[str] = []
    for plan, parts in found.items():
        if plan not in vp:
            continue
        off = mean(parts) - usual[levels[plan]]
        step = 0
        if max(parts) > OFTEN or off > SPREAD:
            step = -1
        elif min(parts) < RARE or off < -SPREAD:
            step = 1
        if step and vp[plan] + step >= 0 and last.get(plan, step) == step:
            last[plan] = step
            vp[plan] += step
            changed.append(f"{plan} {vp[plan] - step}→{vp[plan]}")
    return changed


def tune_rival(content: Mapping[str, Any], games: int) -> Rival:
    """For each level the figures whose share of wins is nearest to what is wanted."""
    won: dict[tuple[int, int], float] = {}
    for cubes, rise in RIVAL_WAYS:
        tried = {**content, "rival": {"cubes": [cubes] * 3, "rise": [rise] * 3}}
        wins: list[bool] = [pacing.play_alone(tried, "normal", seed)[0] for seed in range(games)]
        won[cubes, rise] = mean(wins)
        print(f"rival, {cubes} cubes, one more after {rise}: {won[cubes, rise]:.1%}", flush=True)
    best = [min(won, key=lambda way: abs(won[way] - wanted)) for wanted in pacing.RIVAL.values()]
    return {"cubes": [cubes for cubes, _ in best], "rise": [rise for _, rise in best]}


def write(vp: Mapping[str, int], rival: Rival, folder: Path) -> None:
    """Put the figures into the content files."""
    plans = folder / "plans.toml"
    text = plans.read_text(encoding="utf-8")
    for plan, points in vp.items():
        text = re.sub(rf"(\[plan\.{plan}\]\n(?:.+\n)*?vp = )\d+", rf"\g<1>{points}", text, count=1)
    plans.write_text(text, encoding="utf-8")
    solo = folder / "rival.toml"
    text = solo.read_text(encoding="utf-8")
    for key, figure in rival.items():
        text = re.sub(rf"^{key} = .+$", f"{key} = {figure}", text, count=1, flags=re.MULTILINE)
    solo.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=150, help="for each number of players")
    parser.add_argument("--rounds", type=int, default=8, help="at most, of changes to the VP")
    parser.add_argument("--rival-games", type=int, default=RIVAL_GAMES, help="at each level")
    parser.add_argument("--write", action="store_true", help="into the content files")
    given = parser.parse_args()
    plans = COMPONENTS.printed["plan"]
    levels = {name: plan["level"] for name, plan in plans.items()}
    vp = {
        name: first_guess(plan)
        for name, plan in plans.items()
        if not plan["per"] and name not in PRINTED
    }
    last: dict[str, int] = {}
    for turn in range(given.rounds):
        content = {"plan": {name: {"vp": points} for name, points in vp.items()}}
        changed = tune(vp, levels, shares(content, given.games), last)
        print(f"{turn + 1}: {', '.join(changed) or 'nothing to change'}", flush=True)
        if not changed:
            break
    content = {"plan": {name: {"vp": points} for name, points in vp.items()}}
    rival = tune_rival(content, given.rival_games)
    if given.write:
        write(vp, rival, Path(magnate.games.rolling_heights.content.__file__).parent / "content")
        return
    print('game = "rolling_heights"\nname = "Tuned"\n\n[rival]')
    print("".join(f"{key} = {figure}\n" for key, figure in rival.items()))
    print("\n".join(f"[plan.{name}]\nvp = {points}\n" for name, points in vp.items()))


if __name__ == "__main__":
    main()
