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
from magnate.games.rolling_heights.actions import PLAN
from magnate.games.rolling_heights.rules import FULL_CITY, SIDES
from magnate.games.rolling_heights.state import RollingHeightsState
from tests.helpers.players import CARNEGIE_IDLE, ROLLING_HEIGHTS_IDLE, Curious, Player, anything

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

# So little land that the city can get full, which in random games the printed one never does.
SMALL_CITY: Final[Mapping[str, Any]] = {
    "district": {side: {"rows": [". ~ ~", "~ ~ .", "R2$1 ~ ~"]} for side in SIDES},
}
# Leaders and civil servants from the start with more to do, more workers than can be thrown, and a
# choice of workers that no printed plan offers.
LEADERS: Final[Mapping[str, Any]] = {
    "worker": {
        "carpenter": {"supply": 40},
        "builder": {"supply": 40},
        "community-leader": {"supply": 40, "start": 3},
        "civil-servant": {"supply": 40, "start": 5},
    },
    "plan": {
        name: {
            "towers": ["wood 1", "concrete 1"],
            "workers": ["carpenter|builder" if number % 2 else "civil-servant|builder"],
            "steady": "any 2",
            "hard": "swap carpenter for builder" if number % 2 else "any 3",
        }
        for number, name in enumerate(PLAN.texts)
        if number % 5 == 0
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


def one_to_four(name: str) -> Callable[[int, Rng], tuple[int, dict[str, OptionValue]]]:
    """Any number of players up to four, and any options."""

    def draw(seed: int, rng: Rng) -> tuple[int, dict[str, OptionValue]]:
        options = magnate.game(name).options
        return 1 + seed % 4, {o.name: o.choices[rng.below(len(o.choices))] for o in options}

    return draw


def in_turns(idle: tuple[ActionKind, ...]) -> Callable[[int], Player]:
    """In blocks of four games: by mere chance, or curious."""
    return lambda seed: anything if seed // 4 % 2 == 0 else Curious(idle)


def carnegie_ended(state: State) -> str:
    assert isinstance(state, CarnegieState)
    assert state.round_number == 20
    assert list(state.markers) == [5, 5, 5, 5]
    return "after 20 rounds"


def rolling_heights_ended(state: State) -> str:
    assert isinstance(state, RollingHeightsState)
    if state.last_round == 0:
        assert state.quiet == state.rules.quiet_rounds == 3
        return "by three quiet rounds"
    assert state.round_number == state.last_round
    if state.trigger == FULL_CITY:
        assert all(state.completed(plot) for plot in state.city.land)
        return "by a full city"
    assert state.unbuilt(state.trigger) == 0
    return "by the cubes of a colour"


def count_players(state: State) -> str:
    return f"players: {state.players}"


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
        one_to_four("carnegie"),
        in_turns(CARNEGIE_IDLE),
        carnegie_ended,
        4,
        count_players,
        CARNEGIE_IDLE,
        (None, RICH, ODD_BOARD),
    ),
    "rolling_heights": Random(
        magnate.game("rolling_heights"),
        one_to_four("rolling_heights"),
        in_turns(ROLLING_HEIGHTS_IDLE),
        rolling_heights_ended,
        4,
        count_players,
        ROLLING_HEIGHTS_IDLE,
        (None, SMALL_CITY, LEADERS),
    ),
}
