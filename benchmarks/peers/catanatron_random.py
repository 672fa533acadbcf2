"""Random legal play with the PyPI package catanatron. Prints one line of JSON.

Every action in the engine's own log counts as a decision. The last game is always played out.
There is no seed option: even with a seed, the engine's games differ from run to run.
"""

from __future__ import annotations

import argparse
import json
import time
from importlib import import_module
from importlib.metadata import version

WARM_UP_GAMES = 2  # untimed: the first game also fills the engine's caches


def play_game(players: int) -> tuple[int, bool]:
    """Play one game; return how many actions it took and whether the turn limit stopped it."""
    engine = import_module("catanatron")
    colors = list(engine.Color)[:players]
    game = engine.Game([engine.RandomPlayer(color) for color in colors])
    winner = game.play()
    return len(game.state.actions), winner is None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--seconds", type=float, default=2.0)
    args = parser.parse_args()

    for _ in range(WARM_UP_GAMES):
        play_game(args.players)

    games = capped_games = decisions = 0
    elapsed = 0.0
    start = time.perf_counter()
    while games == 0 or elapsed < args.seconds:
        actions, capped = play_game(args.players)
        games += 1
        capped_games += capped
        decisions += actions
        elapsed = time.perf_counter() - start

    turn_limit = import_module("catanatron.game").TURNS_LIMIT
    result = {
        "peer": "catanatron",
        "version": version("catanatron"),
        "players": args.players,
        "decisions_per_s": round(decisions / elapsed),
        "games_per_s": round(games / elapsed, 2),
        "games": games,
        "decisions": decisions,
        "seconds": round(elapsed, 3),
        "capped_games": capped_games,
        "cap": f"{turn_limit} turns per game",
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
