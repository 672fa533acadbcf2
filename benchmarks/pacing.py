"""How long games of Rolling Heights last and what they score: are the pacing targets met?

python benchmarks/pacing.py [--games 1000] [--bot greedy] [--content FILE] [--jobs 2]
                            [--json FILE] [--plots FOLDER]

Most tiles of the game are reconstructed; the targets are what a reconstruction has to come to when
`greedy` sits in all seats. Plots need matplotlib (`pip install magnate[plots]`).
"""

from __future__ import annotations

import argparse
import json
import os
import tomllib
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from rich.console import Console
from rich.table import Table

import magnate
from magnate.bots import play_out
from magnate.games.rolling_heights.actions import MATERIAL, PLAN
from magnate.games.rolling_heights.rules import NONE
from magnate.games.rolling_heights.state import RollingHeightsState

PLAYERS = (1, 2, 3, 4)
ROUNDS = {2: 11.0, 4: 9.5}
"""About so many rounds ..."""
ROUNDS_OFF = 0.5
"""... give or take this much."""
POINTS = (40, 60)
"""Points of a company before ads and targets."""
MOST_BY_ONE_COLOUR = 0.6
"""No colour may end more of the games than this share."""

ENDINGS = (*MATERIAL.texts, "city", "quiet")


@dataclass(frozen=True)
class Outcome:
    """What is kept of a game."""

    rounds: int
    points: list[int]
    """Of each seat, before ads, targets and wilds."""
    scores: list[int]
    won: bool
    """By the first seat; of use in solo games."""
    ending: str
    placed: list[int]
    """The plans that lay on the map at the end."""
    workers: list[int]


def play(bot: str, content: Mapping[str, Any], job: tuple[int, int]) -> Outcome:
    """One game of so many players, with this seed."""
    players, seed = job
    state = magnate.game("rolling_heights").start(players, seed, content, difficulty="easy")
    play_out(state, [magnate.bot(bot, seed * 10 + seat) for seat in range(players)])
    assert isinstance(state, RollingHeightsState)
    quiet = state.round_number != state.last_round
    return Outcome(
        state.round_number,
        [state.companies[seat].vp for seat in range(players)],
        state.scores(),
        state.ranking()[0] == 1,
        "quiet" if quiet else ENDINGS[state.trigger],
        [plan for plan in state.plans if plan != NONE],
        [state.companies[seat].all_workers() for seat in range(players)],
    )


def interval(values: list[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % confidence interval."""
    return mean(values), 1.96 * stdev(values) / sqrt(len(values))


def share(count: int, games: int) -> tuple[float, float]:
    """A share and half the width of its 95 % interval, by Wilson's score."""
    p, z = count / games, 1.96
    half = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return p, half


def report(outcomes: dict[int, list[Outcome]]) -> dict[str, Any]:
    """The figures by number of players."""
    found: dict[str, Any] = {}
    for players, games in outcomes.items():
        endings = Counter(game.ending for game in games)
        placed = Counter(plan for game in games for plan in game.placed)
        found[str(players)] = {
            "games": len(games),
            "rounds": interval([game.rounds for game in games]),
            "points": interval([mean(game.points) for game in games]),
            "score": interval([mean(game.scores) for game in games]),
            "workers": interval([mean(game.workers) for game in games]),
            "first_wins": share(sum(game.won for game in games), len(games)),
            "endings": {name: share(endings[name], len(games)) for name in ENDINGS},
            "placed": {PLAN.texts[n]: placed[n] / len(games) for n in range(len(PLAN.texts))},
        }
    return found


def verdicts(figures: Mapping[str, Any]) -> list[tuple[str, bool]]:
    """Each target, and whether it is met."""
    found: list[tuple[str, bool]] = []
    for players, wanted in ROUNDS.items():
        rounds = figures[str(players)]["rounds"][0]
        text = f"{players} players: {rounds:.2f} rounds, about {wanted} wanted"
        found.append((text, abs(rounds - wanted) <= ROUNDS_OFF))
    for players in (2, 3, 4):
        low, high = POINTS
        points = figures[str(players)]["points"][0]
        text = f"{players} players: {points:.1f} VP before ads and targets, {low} to {high} wanted"
        found.append((text, low <= points <= high))
        worst, (part, _) = max(
            ((name, figures[str(players)]["endings"][name]) for name in MATERIAL.texts),
            key=lambda entry: entry[1][0],
        )
        text = f"{players} players: {part:.0%} of games end by {worst}, at most 60 % wanted"
        found.append((text, part <= MOST_BY_ONE_COLOUR))
    tables = [figures[str(players)] for players in (2, 3, 4)]
    games = sum(table["games"] for table in tables)
    shares = {
        plan: sum(table["placed"][plan] * table["games"] for table in tables) / games
        for plan in PLAN.texts
    }
    rarest, likeliest = min(shares, key=shares.__getitem__), max(shares, key=shares.__getitem__)
    text = f"rarest plan: {rarest} in {shares[rarest]:.1%} of games, more than none wanted"
    found.append((text, shares[rarest] > 0))
    text = f"commonest plan: {likeliest} in {shares[likeliest]:.1%} of games, less than all wanted"
    found.append((text, shares[likeliest] < 1))
    return found


def show(figures: Mapping[str, Any], console: Console) -> None:
    heads = ("players", "games", "rounds", "VP before ads", "score", "workers", *ENDINGS)
    table = Table(*heads, box=None, padding=(0, 2, 0, 0))
    for players, row in figures.items():
        cells = [f"{row[key][0]:.2f} ± {row[key][1]:.2f}" for key in ("rounds", "points", "score")]
        cells.append(f"{row['workers'][0]:.1f}")
        cells += [f"{row['endings'][name][0]:.0%}" for name in ENDINGS]
        table.add_row(players, str(row["games"]), *cells)
    console.print(table)
    won, half = figures["1"]["first_wins"]
    console.print(f"Alone against the Rival on easy: {won:.1%} ± {half:.1%} won")
    for text, met in verdicts(figures):
        console.print(f"{'yes' if met else 'NO ':3} {text}")


def plot(outcomes: dict[int, list[Outcome]], figures: Mapping[str, Any], folder: Path) -> None:
    """Rounds, points and endings by number of players, and how often each plan is used."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "pacing"
    import matplotlib.pyplot as plt

    def save(name: str) -> None:
        plt.tight_layout()
        plt.savefig(folder / f"{name}.svg", metadata={"Date": None})
        plt.close()

    folder.mkdir(parents=True, exist_ok=True)
    tables = {players: games for players, games in outcomes.items() if players > 1}
    _, axes = plt.subplots(1, 2, figsize=(9, 3.2))
    for axis, title, values in (
        (axes[0], "rounds", {p: [game.rounds for game in g] for p, g in tables.items()}),
        (
            axes[1],
            "VP before ads and targets",
            {p: [vp for game in g for vp in game.points] for p, g in tables.items()},
        ),
    ):
        axis.violinplot(list(values.values()), showmeans=True)
        axis.set_xticks(range(1, len(values) + 1), [f"{players} players" for players in values])
        axis.set_title(title)
        axis.grid(axis="y", alpha=0.3)
    save("length")

    _, axis = plt.subplots(figsize=(9, 2.6))
    colours = ("#B07A43", "#7C8791", "#8CC7D3", "#3C6FB5", "#009E73", "#BBBBBB")
    for place, players in enumerate(tables):
        left = 0.0
        for name, colour in zip(ENDINGS, colours, strict=True):
            part = figures[str(players)]["endings"][name][0]
            label = name if place == 0 else None
            axis.barh(f"{players} players", part, left=left, color=colour, label=label)
            left += part
    axis.axvline(MOST_BY_ONE_COLOUR, color="black", linewidth=0.8, linestyle=":")
    axis.set_title("what ends the game")
    axis.legend(ncols=len(ENDINGS), fontsize=8, loc="lower center", bbox_to_anchor=(0.5, -0.55))
    save("endings")

    _, axis = plt.subplots(figsize=(9, 3))
    for players in tables:
        placed = sorted(figures[str(players)]["placed"].values(), reverse=True)
        axis.plot(placed, label=f"{players} players")
    axis.set_title("share of games in which a plan is used, from the commonest plan to the rarest")
    axis.set_ylim(0, 1)
    axis.grid(alpha=0.3)
    axis.legend()
    save("plans")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--content", type=Path, help="a content override, to try out figures")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--plots", type=Path, help="a folder for them")
    given = parser.parse_args()
    content = tomllib.loads(given.content.read_text()) if given.content else {}
    console = Console(width=120)
    outcomes: dict[int, list[Outcome]] = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for players in PLAYERS:
            jobs = [(players, seed) for seed in range(given.games)]
            with console.status(f"{given.games} games of {players} players"):
                games = pool.map(partial(play, given.bot, content), jobs, chunksize=4)
                outcomes[players] = list(games)
    figures = report(outcomes)
    show(figures, console)
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")
    if given.plots:
        plot(outcomes, figures, given.plots)


if __name__ == "__main__":
    main()
