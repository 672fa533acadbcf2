"""One digest over a fixed set of random games: `python -m magnate.signature`.

It changes whenever the rules of a game do, even a little, and only then. A change of it must be
meant, and then the game's rules version is raised.
"""

from __future__ import annotations

from hashlib import blake2b

import magnate
from magnate.core.game import Game
from magnate.core.options import OptionValue
from magnate.core.rng import Rng
from magnate.core.state import State

GAMES = 40
"""Random games for each number of players; the first has the default options."""

EVERY = 20
"""The state is looked at every so many plies."""


def signature() -> str:
    """The digest over random games of all registered games."""
    seal = blake2b(digest_size=16)
    for game in sorted(magnate.all_games(), key=lambda game: game.name):
        for players in range(game.min_players, game.max_players + 1):
            for number in range(GAMES):
                rng = Rng.seeded(number, f"signature/{game.name}/{players}")
                options = _draw(game, rng) if number > 0 else {}
                setup = game.prepare(players, None, options)
                state = game.deal(setup, Rng.seeded(number, game.name))
                for line in _play(state, rng):
                    seal.update(line.encode())
    return seal.hexdigest()


def _draw(game: Game, rng: Rng) -> dict[str, OptionValue]:
    return {option.name: option.choices[rng.below(len(option.choices))] for option in game.options}


def _play(state: State, rng: Rng) -> list[str]:
    """Play random actions to the end; digests on the way, and the scores."""
    lines: list[str] = []
    plies = 0
    while not state.over:
        if plies % EVERY == 0:
            lines.append(state.digest())
        asked = state.to_act
        seat = asked[rng.below(len(asked))]
        legal = state.legal(seat)
        state.advance(seat, legal[rng.below(len(legal))])
        plies += 1
    return [*lines, state.digest(), f"{plies} {state.scores()} {state.ranking()}"]


if __name__ == "__main__":
    print(signature())
