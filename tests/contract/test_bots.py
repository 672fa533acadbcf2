"""Bots keep the contract: honest, repeatable, and never out of order."""

from __future__ import annotations

import pytest

import magnate
from magnate import all_games
from magnate.bots import BOTS, Bot, bot
from magnate.core.actions import Action
from magnate.core.contract import check_bot
from magnate.core.laws import ContractBroken
from magnate.core.state import State
from magnate.games.container.state import ContainerState


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize(
    ("game", "players"),
    [(game.name, n) for game in all_games() for n in (game.min_players, game.max_players)],
)
def test_bots_are_honest(game: str, players: int, name: str) -> None:
    check_bot(lambda seed: bot(name, seed), magnate.game(game).start(players, seed=5))


class Peeping(Bot):
    """Bids by the value card it guesses the seller to have: its guess isn't its knowledge."""

    def choose(self, state: State, seat: int) -> Action:
        assert isinstance(state, ContainerState)
        legal = state.legal(seat)
        return legal[(state.companies[state.active].card + state.rng.a) % len(legal)]


class Cheating(Bot):
    """Remembers states it has seen, so that it knows more than it should."""

    seen = 0

    def choose(self, state: State, seat: int) -> Action:
        Cheating.seen += 1
        legal = state.legal(seat)
        return legal[Cheating.seen % len(legal)]


class Illegal(Bot):
    def choose(self, state: State, seat: int) -> Action:
        return state.setup.table.actions[-1]


@pytest.mark.parametrize("make", [Cheating, Illegal])
def test_a_bad_bot_is_found_out(make: type[Bot]) -> None:
    with pytest.raises(ContractBroken, match="a bot"):
        check_bot(make, magnate.game("container").start(3, seed=1))


def test_guessing_is_allowed() -> None:
    check_bot(Peeping, magnate.game("container").start(3, seed=1))


def test_an_own_bot_can_be_registered() -> None:
    magnate.register_bot("peeping", Peeping)
    try:
        assert isinstance(magnate.bot("peeping", 3), Peeping)
    finally:
        del BOTS["peeping"]
