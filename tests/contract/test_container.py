"""Container keeps the contract, with any number of players and any options."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest

import magnate
from magnate.core.contract import check_game, check_table
from magnate.core.laws import message
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.games.container.actions import SAIL_TO_ISLAND
from magnate.games.container.state import ContainerState

CONTAINER = magnate.game("container")

OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"investment_bank": False},
    {"open_money": True},
    {"rebuy_in_port": True},
    {"skip_auctioned_space": True},
    {"investment_bank": False, "open_money": True, "rebuy_in_port": True},
)


def test_actions() -> None:
    check_table(CONTAINER.table)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "plain")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_keep_every_law(players: int, options: Mapping[str, bool]) -> None:
    check_game(CONTAINER, players, seed=players, every=60, **options)


@pytest.mark.long
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "plain")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_many_random_games_keep_every_law(players: int, options: Mapping[str, bool]) -> None:
    for seed in range(100, 120):
        check_game(CONTAINER, players, seed, every=25, **options)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_messages_are_the_same_bytes_over_whole_games(players: int) -> None:
    rng = Rng.seeded(players, "bytes")
    state = CONTAINER.start(players, seed=players)
    while True:
        for seat in range(players):
            assert message(state.seen_by(seat, rng), seat) == message(state, seat)
        assert message(state.seen_by(None, rng), None) == message(state, None)
        if state.over:
            return
        play_one(state, rng)


def test_value_cards_and_closed_bids_vary_and_nothing_else() -> None:
    rng = Rng.seeded(1, "secrets")
    closed_bids = 0
    for seed in range(12):
        state = CONTAINER.start(3 + seed % 3, seed)
        assert isinstance(state, ContainerState)
        while not state.over and len(state.to_act) == 1:
            play_one(state, rng)
        while len(state.to_act) > 1:
            play_one(state, rng)
            bids = {s for s in range(state.players) if state.secret and state.secret[s] >= 0}
            bids = {s for s in bids if state.most_bid(s) > 0}
            seat = rng.below(state.players)
            others = set(range(state.players)) - {seat}
            wanted = {f"{other}.companies.{other}.value_card" for other in others}
            wanted |= {f"{other}.companies.{other}.bid" for other in others & bids}
            assert varying(state, seat, rng) == wanted
            closed_bids += len(bids)
    assert closed_bids > 12


def varying(state: State, seat: int, rng: Rng) -> set[str]:
    """What differs, in other seats' own views, between states that a seat takes for possible."""
    values: dict[str, set[object]] = defaultdict(set)
    for _ in range(40):
        seen = state.seen_by(seat, rng)
        for other in set(range(state.players)) - {seat}:
            for path, leaf in leaves(seen.view(other), str(other)):
                values[path].add(leaf)
    # A seat's standing follows from its value card.
    return {path for path in values if len(values[path]) > 1 and ".standing." not in path}


def leaves(data: object, path: str) -> Iterator[tuple[str, object]]:
    """Every value in plain data, with its path."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from leaves(value, f"{path}.{key}")
    elif isinstance(data, list | tuple):
        for index, value in enumerate(data):
            yield from leaves(value, f"{path}.{index}")
    else:
        yield path, data


def play_one(state: State, rng: Rng) -> None:
    """A random answer, but to the island as soon as there is something to sell."""
    seat = state.to_act[rng.below(len(state.to_act))]
    legal = state.legal(seat)
    island = SAIL_TO_ISLAND.at()
    state.advance(seat, island if island in legal else legal[rng.below(len(legal))])
