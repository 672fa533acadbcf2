"""Container keeps the contract, with any number of players and any options."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

import magnate
from magnate.core.actions import Action
from magnate.core.contract import check_game, check_table
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.games.container.actions import SAIL_TO_ISLAND
from magnate.games.container.state import ContainerState
from tests.helpers.players import anything, play_one
from tests.helpers.secrets import same_bytes_over_a_game, varying

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
    state = CONTAINER.start(players, seed=players)
    same_bytes_over_a_game(state, to_the_island, Rng.seeded(players, "bytes"))


def test_value_cards_and_closed_bids_vary_and_nothing_else() -> None:
    rng = Rng.seeded(1, "secrets")
    closed_bids = 0
    for seed in range(12):
        state = CONTAINER.start(3 + seed % 3, seed)
        assert isinstance(state, ContainerState)
        while not state.over and len(state.to_act) == 1:
            play_one(state, to_the_island, rng)
        while len(state.to_act) > 1:
            play_one(state, to_the_island, rng)
            secret = [] if state.auction is None else list(state.auction.secret)
            bids = {s for s, bid in enumerate(secret) if bid >= 0 and state.most_bid(s) > 0}
            seat = rng.below(state.players)
            others = set(range(state.players)) - {seat}
            wanted = {f"{other}.companies.{other}.value_card" for other in others}
            wanted |= {f"{other}.auction.own_bid" for other in others & bids}
            assert hidden_in_other_views(state, seat, rng) == wanted
            closed_bids += len(bids)
    assert closed_bids > 12


def hidden_in_other_views(state: State, seat: int, rng: Rng) -> set[str]:
    """What others see on their screens and a seat can't know."""
    others = set(range(state.players)) - {seat}
    paths = varying(state, seat, rng, lambda seen: {other: seen.view(other) for other in others})
    follow = re.compile(r"\.(standing|values|load_value)\.|\.discarded$")  # from a value card
    return {path for path in paths if not follow.search(path)}


def to_the_island(state: State, seat: int, rng: Rng) -> Action:
    """A random answer, but to the island as soon as there is something to sell."""
    island = SAIL_TO_ISLAND.at()
    return island if island in state.legal(seat) else anything(state, seat, rng)
