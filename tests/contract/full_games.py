"""The laws on games in which the players do as much as they can."""

from __future__ import annotations

from typing import Any

from magnate.core.contract import check_match, check_position
from magnate.core.matches import Match
from magnate.core.rng import Rng
from tests.contract.games import GAMES, Content
from tests.helpers.players import Curious, somebody


def check_full_game(
    name: str,
    players: int,
    seed: int,
    every: int,
    content: Content = None,
    secrets: bool = True,
    **options: Any,
) -> None:
    """Let a curious player play a game, and check all laws at one ply in `every`.

    `secrets`: as in `check_game`.
    """
    rng = Rng.seeded(seed, "full game")
    game, curious = GAMES[name].game, Curious(GAMES[name].idle)
    match = Match.start(game, players, seed, (), content, **options)
    while not match.state.over:
        if rng.below(every) == 0:
            check_position(game, match.state, rng, secrets)
            check_match(match, rng)
        seat = somebody(match.state, rng)
        match.play(seat, curious(match.state, seat, rng))
    check_position(game, match.state, rng, secrets)
    check_match(match, rng)
