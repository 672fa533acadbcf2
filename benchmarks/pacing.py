"""Is Rolling Heights, as reconstructed, a good game? Plays many games and says which marks it hits.

python benchmarks/pacing.py [--games 1000] [--first-seed 0] [--bot greedy] [--content FILE]
                            [--jobs 2] [--tables 2 3 4] [--quick] [--json FILE] [--plots FOLDER]
                            [--page FILE]

Most tiles of the game are reconstructed; the marks are what a reconstruction has to come to when
`greedy` sits in all seats. --quick leaves out the Rival, starting plans by chance, and bots
that are bound to one level. --page puts the figures into the tables of docs/pacing.md.
Plots need matplotlib (`pip install magnate[plots]`).
"""

from __future__ import annotations

import argparse
import json
import os
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pacing_page  # type: ignore[import-not-found]  # the module beside this one
from mypy_extensions import i64
from rich.console import Console
from rich.table import Table

import magnate
from magnate.bots import Bot, play_out
from magnate.core.actions import Action
from magnate.core.state import State
from magnate.games.rolling_heights.actions import AD, BUY, MATERIAL, PLAN, TAKE, TARGET
from magnate.games.rolling_heights.cards import LOSS_BESIDE, LOSS_IN_DISTRICTS, ad_vp, target_vp
from magnate.games.rolling_heights.content import COMPONENTS
from magnate.games.rolling_heights.options import DIFFICULTIES
from magnate.games.rolling_heights.rules import LEVELS, NONE
from magnate.games.rolling_heights.state import RollingHeightsState

TABLES = (2, 3, 4)
ROUNDS = (9, 12)
LEAST_BY_A_COLOUR, MOST_BY_A_COLOUR = 0.10, 0.45
"""So many of the games each colour should end."""
MOST_STALLS = 0.005
LEVEL_2 = 3
"""Plans of level 2 that a player completes, at least."""
TALLEST = 8
"""The tallest tower of the city, at least."""
LEAST_COMPLETED, MOST_COMPLETED = 0.03, 0.85
"""In so many of the games in which it appeared a plan should be completed."""
FACTOR = 2.5
"""No ad or target should give more than the mean of all times this, or less than it by this."""
FAIR = 0.05
"""How far the wins of a seat may be from even."""
HIGH = 6
"""A tower of so many cubes belongs to the skyline."""
RIVAL = {"easy": 0.80, "normal": 0.50, "hard": 0.25}
"""What share of the games against the Rival `greedy` should win ..."""
RIVAL_OFF = 0.02
"""... give or take this much."""
BOUND = {"level 1 alone": (0, 1), "level 2 early": (1, 3)}
"""Bots that buy from one row only: its level, and from which round on."""
BOUND_GAMES = 300
"""They lose so clearly that fewer games will do."""

LOSSES = (LOSS_BESIDE, LOSS_IN_DISTRICTS)
"""What the ads do that take VP."""

ENDINGS = (*MATERIAL.texts, "city", "quiet")


@dataclass(frozen=True)
class Outcome:
    """What is kept of a game."""

    rounds: int
    points: list[int]
    """Of each seat, before ads, targets and wilds."""
    scores: list[int]
    wins: list[float]
    """By the order of turns: a shared victory counts in parts."""
    ending: str
    appeared: list[int]
    """The plans that lay in the market at some time."""
    completed: list[int]
    by_level: list[int]
    """Plans completed of each level."""
    tallest: int
    high: int
    """Completed towers of the skyline."""
    workers: list[int]
    built: list[float]
    """Of each colour the share of the cubes that stand on buildings."""
    ads: list[tuple[int, int]]
    """What each ad gave to each seat, ..."""
    unheeded: list[tuple[int, int]]
    """... what those that take would have taken where they aren't out, so that nobody heeds them,
    ..."""
    targets: list[tuple[int, int]]
    """... and what each target gave to who held it, whether or not it counted."""


class BoundBot(Bot):
    """Plays as `greedy` does, but from some round on it leaves the plans of one level alone."""

    def __init__(self, level: int, since: int, seed: int) -> None:
        super().__init__(seed)
        self.level = level
        self.since = since

    def choose(self, state: State, seat: i64) -> Action:
        assert isinstance(state, RollingHeightsState)
        legal = state.canonical(seat)
        allowed = [action for action in legal if self._may(state, action)] or legal
        rates = magnate.game("rolling_heights").heuristics.rate(state, seat, allowed)
        return allowed[rates.index(max(rates))]

    def _may(self, state: RollingHeightsState, action: Action) -> bool:
        if action.kind not in (BUY, TAKE) or state.round_number < self.since:
            return True
        return state.rules.plans[action.a].level == self.level


class ChanceStartBot(Bot):
    """Plays as `greedy` does, but chance picks its starting plan and plot."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.start = magnate.bot("random", seed)
        self.rest = magnate.bot("greedy", seed)

    def choose(self, state: State, seat: i64) -> Action:
        assert isinstance(state, RollingHeightsState)
        return (self.rest if state.round_number > 0 else self.start).choose(state, seat)


def play(bot: str, content: Mapping[str, Any], job: tuple[int, int]) -> Outcome:
    """One game of so many players, with this seed."""
    players, seed = job
    state = start(players, seed, content)
    play_out(state, [magnate.bot(bot, seed * 10 + seat) for seat in range(players)])
    return look(state)


def play_from_chance(content: Mapping[str, Any], job: tuple[int, int]) -> list[float]:
    """Wins by the order of turns if nobody chooses a starting plan: what that choice is worth."""
    players, seed = job
    state = start(players, seed, content)
    play_out(state, [ChanceStartBot(seed * 10 + seat) for seat in range(players)])
    return by_turn(state, won(state))


def play_bound(content: Mapping[str, Any], way: str, job: tuple[int, int]) -> float:
    """What a bot that is bound wins of a game against free ones; its seat changes with the seed."""
    players, seed = job
    level, since = BOUND[way]
    state = start(players, seed, content)
    bots: list[Bot] = [magnate.bot("greedy", seed * 10 + seat) for seat in range(players)]
    bots[seed % players] = BoundBot(level, since, seed)
    play_out(state, bots)
    return won(state)[seed % players]


def play_alone(content: Mapping[str, Any], difficulty: str, seed: int) -> tuple[bool, int, int]:
    """Whether greedy beats the Rival, with both scores."""
    state = start(1, seed, content, difficulty)
    play_out(state, [magnate.bot("greedy", seed)])
    scores = state.scores()
    return state.ranking()[0] == 1, scores[0], state.companies[1].vp


def start(
    players: int, seed: int, content: Mapping[str, Any], difficulty: str = "normal"
) -> RollingHeightsState:
    game = magnate.game("rolling_heights")
    state = game.start(players, seed, content, difficulty=difficulty, roll_ahead=False)
    assert isinstance(state, RollingHeightsState)
    return state


def won(state: RollingHeightsState) -> list[float]:
    """What each seat has won: 1 in all."""
    first = [rank == 1 for rank in state.ranking()]
    return [one / sum(first) for one in first]


def by_turn(state: RollingHeightsState, wins: list[float]) -> list[float]:
    """What the seats have won by the order of turns."""
    return [wins[(state.first + place) % state.players] for place in range(state.players)]


def look(state: RollingHeightsState) -> Outcome:
    rules = state.rules
    seats = range(state.players)
    done = [plot for plot, plan in enumerate(state.plans) if plan != NONE and not state.needs[plot]]
    plans = [rules.plans[state.plans[plot]] for plot in done]
    towers = [height for plan in plans for height in plan.heights]
    quiet = state.round_number != state.last_round
    return Outcome(
        rounds=state.round_number,
        points=[state.companies[seat].vp for seat in seats],
        scores=state.scores(),
        wins=by_turn(state, won(state)),
        ending="quiet" if quiet else ENDINGS[state.trigger],
        appeared=[
            plan
            for level in range(LEVELS)
            for plan in list(state.piles[level])[: state.drawn[level]]
        ],
        completed=[state.plans[plot] for plot in done],
        by_level=[sum(plan.level == level for plan in plans) for level in range(LEVELS)],
        tallest=max(towers, default=0),
        high=sum(height >= HIGH for height in towers),
        workers=[state.companies[seat].all_workers() for seat in seats],
        built=[1 - state.unbuilt(m) / rules.cubes[m] for m in range(len(MATERIAL.texts))],
        ads=[(ad, ad_vp(state, seat, ad)) for ad in state.ads for seat in seats],
        unheeded=[
            (ad, ad_vp(state, seat, ad))
            for ad, card in enumerate(rules.ads)
            if card.rule in LOSSES and ad not in state.ads
            for seat in seats
        ],
        targets=[
            (target, target_vp(state, seat, target))
            for seat in seats
            for target in state.companies[seat].targets
        ],
    )


# Figures


def interval(values: Iterable[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % confidence interval."""
    found = list(values)
    if len(found) < 2:
        return (found[0] if found else 0.0), 0.0
    return mean(found), 1.96 * stdev(found) / sqrt(len(found))


def share(count: float, games: int) -> tuple[float, float]:
    """A share and half the width of its 95 % interval, by Wilson's score."""
    p, z = count / games, 1.96
    half = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return p, half


def report(outcomes: Mapping[int, list[Outcome]]) -> dict[str, Any]:
    """The figures by number of players."""
    found: dict[str, Any] = {}
    for players, games in outcomes.items():
        count = len(games)
        endings = Counter(game.ending for game in games)
        found[str(players)] = {
            "games": count,
            "rounds": interval(game.rounds for game in games),
            "points": interval(mean(game.points) for game in games),
            "score": interval(mean(game.scores) for game in games),
            "workers": interval(mean(game.workers) for game in games),
            "level_1": interval(game.by_level[0] / players for game in games),
            "level_2": interval(game.by_level[1] / players for game in games),
            "tallest": interval(game.tallest for game in games),
            "high": interval(game.high for game in games),
            "endings": {name: share(endings[name], count) for name in ENDINGS},
            "built": {
                name: interval(game.built[m] for game in games)
                for m, name in enumerate(MATERIAL.texts)
            },
            "seats": [
                share(sum(game.wins[place] for game in games), count) for place in range(players)
            ],
            "completed": completions(games),
            "ads": yields(AD.texts, [given for game in games for given in game.ads]),
            "unheeded": yields(AD.texts, [given for game in games for given in game.unheeded]),
            "targets": yields(TARGET.texts, [given for game in games for given in game.targets]),
        }
    return found


def completions(games: list[Outcome]) -> dict[str, tuple[float, float]]:
    """In how many of the games in which it appeared each plan is completed."""
    appeared = Counter(plan for game in games for plan in game.appeared)
    completed = Counter(plan for game in games for plan in game.completed)
    return {
        name: share(completed[plan], appeared[plan])
        for plan, name in enumerate(PLAN.texts)
        if appeared[plan]
    }


def yields(names: tuple[str, ...], given: list[tuple[int, int]]) -> dict[str, tuple[float, float]]:
    """What each card gives or takes: a loss counts by its size."""
    found: dict[str, tuple[float, float]] = {}
    for card, name in enumerate(names):
        points = [vp for one, vp in given if one == card]
        if points:
            vp, half = interval(points)
            found[name] = (abs(vp), half)
    return found


def alone(pool: Executor, content: Mapping[str, Any], seeds: range) -> dict[str, Any]:
    """How `greedy` does against the Rival, by its levels, with their figures."""
    facts = COMPONENTS.content(content).data["rival"]
    found: dict[str, Any] = {}
    for level, difficulty in enumerate(DIFFICULTIES):
        games = list(pool.map(partial(play_alone, content, difficulty), seeds, chunksize=4))
        found[difficulty] = {
            "cubes": facts["cubes"][level],
            "rise": facts["rise"][level],
            "won": share(sum(game[0] for game in games), len(seeds)),
            "greedy": interval(game[1] for game in games),
            "wanted": RIVAL[difficulty],
        }
    return found


def chance(
    pool: Executor, content: Mapping[str, Any], tables: Iterable[int], seeds: range
) -> dict[str, list[tuple[float, float]]]:
    """Wins by the order of turns if nobody chooses a starting plan."""
    found: dict[str, list[tuple[float, float]]] = {}
    for players in tables:
        jobs = [(players, seed) for seed in seeds]
        wins = list(pool.map(partial(play_from_chance, content), jobs, chunksize=4))
        found[str(players)] = [
            share(sum(game[place] for game in wins), len(seeds)) for place in range(players)
        ]
    return found


def bound(
    pool: Executor, content: Mapping[str, Any], tables: Iterable[int], seeds: range
) -> dict[str, dict[str, tuple[float, float]]]:
    """What bots win that are bound to one level."""
    found: dict[str, dict[str, tuple[float, float]]] = {way: {} for way in BOUND}
    for way in BOUND:
        for players in tables:
            jobs = [(players, seed) for seed in seeds]
            parts = pool.map(partial(play_bound, content, way), jobs, chunksize=4)
            found[way][str(players)] = share(sum(parts), len(seeds))
    return found


# Marks


def verdicts(figures: Mapping[str, Any]) -> list[tuple[str, bool]]:
    """Each mark, and whether it is hit."""
    found: list[tuple[str, bool]] = []
    for players in map(str, TABLES):
        if players in figures:
            found += _table_verdicts(f"{players} players", figures[players])
    for difficulty, wanted in RIVAL.items():
        if "rival" in figures:
            part, half = figures["rival"][difficulty]["won"]
            text = (
                f"greedy beats the Rival on {difficulty} in {_part(part, half)}, about {wanted:.0%}"
            )
            found.append((text, abs(part - wanted) <= RIVAL_OFF))
    for way, by_table in figures.get("bound", {}).items():
        for players, (part, half) in by_table.items():
            even = 1 / int(players)
            text = f"{players} players: {way} wins {_part(part, half)}, less than {even:.0%}"
            found.append((text, part + half < even))
    return found


def _table_verdicts(name: str, table: Mapping[str, Any]) -> list[tuple[str, bool]]:
    found: list[tuple[str, bool]] = []

    def say(met: bool, text: str) -> None:
        found.append((f"{name}: {text}", met))

    rounds, half = table["rounds"]
    say(ROUNDS[0] <= rounds <= ROUNDS[1], f"{rounds:.2f} ± {half:.2f} rounds, 9 to 12")
    for colour in MATERIAL.texts:
        part, half = table["endings"][colour]
        met = LEAST_BY_A_COLOUR <= part <= MOST_BY_A_COLOUR
        say(met, f"{colour} ends {_part(part, half)}, 10 % to 45 %")
    part, half = table["endings"]["quiet"]
    say(part < MOST_STALLS, f"{_part(part, half)} stall, under 0.5 %")
    for key, least, text in (
        ("level_2", LEVEL_2, "plans of level 2 a player"),
        ("tallest", TALLEST, "cubes in the tallest tower"),
    ):
        figure, half = table[key]
        say(figure >= least, f"{figure:.2f} ± {half:.2f} {text}, at least {least}")
    rare = [f"{plan} {p:.1%}" for plan, (p, _) in table["completed"].items() if p < LEAST_COMPLETED]
    say(not rare, f"plans completed in under 3 %: {', '.join(rare) or 'none'}")
    often = [f"{plan} {p:.1%}" for plan, (p, _) in table["completed"].items() if p > MOST_COMPLETED]
    say(not often, f"plans completed in over 85 %: {', '.join(often) or 'none'}")
    for text, cards in (
        ("ads give", table["ads"]),
        ("ads, those that take unheeded, give", {**table["ads"], **table["unheeded"]}),
        ("targets give", table["targets"]),
    ):
        middle = mean(vp for vp, _ in cards.values())
        out = [
            f"{card} ({vp:.1f})"
            for card, (vp, _) in cards.items()
            if not middle / FACTOR <= vp <= middle * FACTOR
        ]
        say(not out, f"{text} {middle:.1f} on average; off by more: {', '.join(out) or 'none'}")
    even = 1 / len(table["seats"])
    parts = ", ".join(_part(part, half) for part, half in table["seats"])
    say(all(abs(part - even) <= FAIR for part, _ in table["seats"]), f"seats win {parts}")
    return found


def _part(part: float, half: float) -> str:
    return f"{part:.1%} ± {half:.1%}"


def show(figures: Mapping[str, Any], console: Console) -> None:
    heads = ("players", "games", "rounds", "VP before ads", "score", "workers", "level 1")
    table = Table(*heads, "level 2", "tallest", f"towers of {HIGH}", *ENDINGS, box=None)
    for players in map(str, TABLES):
        if players in figures:
            row = figures[players]
            keys = ("rounds", "points", "score", "workers", "level_1", "level_2", "tallest", "high")
            cells = [f"{row[key][0]:.1f}" for key in keys]
            cells += [f"{row['endings'][name][0]:.0%}" for name in ENDINGS]
            table.add_row(players, str(row["games"]), *cells)
    console.print(table)
    for players, seats in figures.get("chance", {}).items():
        parts = ", ".join(_part(part, half) for part, half in seats)
        console.print(f"{players} players, starting plans by chance: seats win {parts}")
    for text, met in verdicts(figures):
        console.print(f"{'yes' if met else 'NO ':3} {text}", soft_wrap=True)


# Plots


def plot(outcomes: Mapping[int, list[Outcome]], figures: Mapping[str, Any], folder: Path) -> None:
    """Rounds and points, the skyline, what ends games, and how often each plan is completed."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "pacing"
    import matplotlib.pyplot as plt

    def save(name: str) -> None:
        plt.tight_layout()
        plt.savefig(folder / f"{name}.svg", metadata={"Date": None})
        plt.close()

    folder.mkdir(parents=True, exist_ok=True)
    for name, panels in (
        (
            "length",
            {
                "rounds": {p: [game.rounds for game in g] for p, g in outcomes.items()},
                "VP before ads and targets": {
                    p: [vp for game in g for vp in game.points] for p, g in outcomes.items()
                },
            },
        ),
        (
            "skyline",
            {
                "the tallest tower": {p: [game.tallest for game in g] for p, g in outcomes.items()},
                f"towers of {HIGH} and more": {
                    p: [game.high for game in g] for p, g in outcomes.items()
                },
            },
        ),
    ):
        _, axes = plt.subplots(1, 2, figsize=(9, 3.2))
        for axis, (title, values) in zip(axes, panels.items(), strict=True):
            axis.violinplot(list(values.values()), showmeans=True)
            axis.set_xticks(range(1, len(values) + 1), [f"{players} players" for players in values])
            axis.set_title(title)
            axis.grid(axis="y", alpha=0.3)
        save(name)

    _, axis = plt.subplots(figsize=(9, 2.6))
    colours = ("#B07A43", "#7C8791", "#8CC7D3", "#3C6FB5", "#009E73", "#BBBBBB")
    for place, players in enumerate(outcomes):
        left = 0.0
        for name, colour in zip(ENDINGS, colours, strict=True):
            part = figures[str(players)]["endings"][name][0]
            label = name if place == 0 else None
            axis.barh(f"{players} players", part, left=left, color=colour, label=label)
            left += part
    axis.set_title("what ends the game")
    axis.legend(ncols=len(ENDINGS), fontsize=8, loc="lower center", bbox_to_anchor=(0.5, -0.55))
    save("endings")

    _, axis = plt.subplots(figsize=(9, 3))
    for players in outcomes:
        parts = sorted((p for p, _ in figures[str(players)]["completed"].values()), reverse=True)
        axis.plot(parts, label=f"{players} players")
    for limit in (LEAST_COMPLETED, MOST_COMPLETED):
        axis.axhline(limit, color="black", linewidth=0.8, linestyle=":")
    axis.set_title("games in which a plan that appeared is completed, commonest plan to rarest")
    axis.set_ylim(0, 1)
    axis.grid(alpha=0.3)
    axis.legend()
    save("plans")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--first-seed", type=int, default=0, help="of as many as there are games")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--content", type=Path, help="a content override, to try out figures")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tables", type=int, nargs="+", choices=TABLES, default=TABLES)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--plots", type=Path, help="a folder for them")
    parser.add_argument("--page", type=Path, help="docs/pacing.md, to put the tables into")
    given = parser.parse_args()
    if given.page and given.quick:
        parser.error("--page needs all figures, so it can't be --quick")
    content = tomllib.loads(given.content.read_text()) if given.content else {}
    console = Console(width=140)
    seeds = range(given.first_seed, given.first_seed + given.games)
    outcomes: dict[int, list[Outcome]] = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for players in given.tables:
            jobs = [(players, seed) for seed in seeds]
            games = pool.map(partial(play, given.bot, content), jobs, chunksize=4)
            outcomes[players] = list(games)
        figures = report(outcomes)
        if not given.quick:
            figures |= {
                "rival": alone(pool, content, seeds),
                "chance": chance(pool, content, given.tables, seeds),
                "bound": bound(pool, content, given.tables, seeds[:BOUND_GAMES]),
            }
            facts = COMPONENTS.content(content)
            game = magnate.game("rolling_heights")
            figures |= {"content": facts.digest, "rules": game.version}
    show(figures, console)
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")
    if given.plots:
        plot(outcomes, figures, given.plots)
    if given.page:
        pacing_page.write(figures, given.page)


if __name__ == "__main__":
    main()
