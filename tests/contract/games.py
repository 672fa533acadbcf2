"""The games as random play draws them: who plays, with which options, and how it has to end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import magnate
from magnate.core.actions import ActionKind
from magnate.core.game import Game
from magnate.core.options import OptionValue
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.games.carnegie.state import CarnegieState
from magnate.games.container.state import ContainerState
from tests.helpers.players import CARNEGIE_IDLE, Curious, Player, anything

Content = Mapping[str, Any] | None

RICH: Final[Mapping[str, Any]] = {"start": {"money": 99, "goods": 30}}
ODD_BOARD: Final[Mapping[str, Any]] = {
    **RICH,
    # Chairs of different prices in one department: then it matters which one is left.
    "printed": {
        "trade": {"chairs": [0, 1, 2]},
        "construction": {"chairs": [2, 1, 1]},
        "research": {"chairs": [3, 1, 1]},
    },
    # The cells with a choice of income come first, not last.
    "tab": {
        "housing": {
            "A": {"incomes": ["employee|$1", "employee|$1", "$1", "$1", "-", "-", "-"]},
            "B": {"incomes": ["employee|$1", "employee|$1", "$1", "$1", "$1", "-", "-"]},
        },
        "industry": {
            "A": {"incomes": ["goods|$3", "goods|$3", "1 goods", "1 goods", "-", "-", "-"]},
            "B": {"incomes": ["goods|$3", "goods|$3", "1 goods", "1 goods", "1 goods", "-", "-"]},
        },
    },
}


@dataclass(frozen=True)
class Random:
    """How random games of one game are set up, played and judged."""

    game: Game
    draw: Callable[[int, Rng], tuple[int, dict[str, OptionValue]]]
    """Players and options of a seed."""
    player: Callable[[int], Player]
    """Who plays the game of a seed."""
    ended: Callable[[State], str]
    """How a finished game has ended; fails if it may not end so."""
    sorts: int
    """Seeds that are equal modulo this give games of one sort ..."""
    title: Callable[[State], str]
    """... which are called so."""
    idle: tuple[ActionKind, ...]
    """What a curious player leaves alone."""
    contents: tuple[Content, ...]
    """Component facts with which games are played to see every kind of action."""

    def start(self, seed: int, rng: Rng, content: Content = None) -> State:
        players, options = self.draw(seed, rng)
        return self.game.start(players, seed, content, **options)


def draw_container(seed: int, rng: Rng) -> tuple[int, dict[str, OptionValue]]:
    names = ("open_money", "rebuy_in_port", "skip_auctioned_space")
    options: dict[str, OptionValue] = {name: rng.below(4) == 0 for name in names}
    return 3 + seed % 3, {"investment_bank": seed % 2 == 0, **options}


def container_ended(state: State) -> str:
    assert isinstance(state, ContainerState)
    return "by supply" if state.ending() else "by deadlock"


def container_title(state: State) -> str:
    bank = "with" if state.setup.options["investment_bank"] else "without"
    return f"{state.players} players {bank} bank"


def draw_carnegie(seed: int, rng: Rng) -> tuple[int, dict[str, OptionValue]]:
    options = magnate.game("carnegie").options
    return 1 + seed % 4, {o.name: o.choices[rng.below(len(o.choices))] for o in options}


def carnegie_player(seed: int) -> Player:
    """In blocks of four games: by mere chance, or curious."""
    return anything if seed // 4 % 2 == 0 else Curious(CARNEGIE_IDLE)


def carnegie_ended(state: State) -> str:
    assert isinstance(state, CarnegieState)
    assert state.round_number == 20
    assert state.markers == [5, 5, 5, 5]
    return "after 20 rounds"


GAMES: Final = {
    "container": Random(
        magnate.game("container"),
        draw_container,
        lambda seed: anything,
        container_ended,
        6,
        container_title,
        (),
        (None,),
    ),
    "carnegie": Random(
        magnate.game("carnegie"),
        draw_carnegie,
        carnegie_player,
        carnegie_ended,
        4,
        lambda state: f"players: {state.players}",
        CARNEGIE_IDLE,
        (None, RICH, ODD_BOARD),
    ),
}
