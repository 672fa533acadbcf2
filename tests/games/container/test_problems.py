"""What is wrong with a position of Container is noticed, piece by piece and dollar by dollar."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import magnate
from magnate.core.ints import ints
from magnate.games.container.facts import FACTORY, ON_SHIP
from magnate.games.container.state import ContainerState


def position(bank: bool = True) -> ContainerState:
    state = magnate.game("container").start(4, seed=2, investment_bank=bank)
    assert isinstance(state, ContainerState)
    return state


def lose_from_broker(state: ContainerState) -> None:
    full = next(i for i, count in enumerate(state.broker_containers) if count > 0)
    state.broker_containers[full] -= 1


def make_one(state: ContainerState) -> None:
    colour = next(c for c in range(5) if sum(state.broker_containers[c::5]) == 0)
    state.companies[0].put(ON_SHIP, colour)


def lose_from_supply(state: ContainerState) -> None:
    state.supply[0] -= 1


def lose_money(state: ContainerState) -> None:
    state.companies[1].pay(1)


def forge_bills(state: ContainerState) -> None:
    state.companies[1].bills[0] += 1


def overfill(state: ContainerState) -> None:
    company = state.companies[2]
    for colour in range(3):
        state.supply[colour] -= 1
        company.put(FACTORY, 5 + colour)


def disorder(state: ContainerState) -> None:
    company = state.companies[2]
    state.supply[0] -= 1
    company.factory = ints([20, *company.factory])


def lose_machine(state: ContainerState) -> None:
    state.machine_supply[0] -= 1


def lose_warehouse(state: ContainerState) -> None:
    state.warehouse_supply -= 1


def owe_too_much(state: ContainerState) -> None:
    state.companies[0].loans = 3


@pytest.mark.parametrize("bank", [True, False])
def test_a_dealt_position_is_sound(bank: bool) -> None:
    assert position(bank).problems() == []


@pytest.mark.parametrize(
    "damage",
    [
        lose_from_broker,
        make_one,
        lose_from_supply,
        lose_money,
        forge_bills,
        overfill,
        disorder,
        lose_machine,
        lose_warehouse,
        owe_too_much,
    ],
)
def test_damage_is_noticed(damage: Callable[[ContainerState], None]) -> None:
    state = position()
    damage(state)
    assert state.problems() != []
