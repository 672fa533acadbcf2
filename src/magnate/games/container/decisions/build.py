"""Buying machines and warehouses (CON-4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.core.ints import adding, bit
from magnate.games.container.actions import BUY_MACHINE, BUY_WAREHOUSE, COLOURS
from magnate.games.container.facts import (
    BOUGHT_MACHINE,
    BOUGHT_WAREHOUSE,
    MACHINE_OWNED,
    NO_MONEY,
    NO_SPACE,
    SUPPLY_EMPTY,
)
from magnate.games.container.state import ContainerState

WAREHOUSE_ACTION: Final = BUY_WAREHOUSE.at()


def offer_building(state: ContainerState, seat: i64, out: list[Action]) -> None:
    company = state.companies[seat]
    costs = state.rules.machine_costs
    count = company.machine_count
    if count < len(costs) and costs[count] <= company.money:
        for colour in range(COLOURS):
            if state.machine_supply[colour] > 0 and not company.has_machine(colour):
                out.append(BUY_MACHINE.at(colour))
    costs = state.rules.warehouse_costs
    count = company.warehouses
    if count < len(costs) and costs[count] <= company.money and state.warehouse_supply > 0:
        out.append(WAREHOUSE_ACTION)


def why_not_build(state: ContainerState, seat: i64, action: Action) -> Fact:
    company = state.companies[seat]
    if action.kind is BUY_MACHINE:
        if company.has_machine(action.a):
            return MACHINE_OWNED.at(action.a)
        costs, count, left = (
            state.rules.machine_costs,
            company.machine_count,
            state.machine_supply[action.a],
        )
    else:
        costs, count, left = (
            state.rules.warehouse_costs,
            company.warehouses,
            state.warehouse_supply,
        )
    if count >= len(costs):
        return NO_SPACE.at()
    return SUPPLY_EMPTY.at() if left == 0 else NO_MONEY.at(costs[count], company.money)


def cost_of(state: ContainerState, seat: i64, action: Action) -> i64:
    """The cost of the next space (CON-4.1)."""
    company = state.companies[seat]
    if action.kind is BUY_MACHINE:
        return state.rules.machine_costs[company.machine_count]
    return state.rules.warehouse_costs[company.warehouses]


def build(state: ContainerState, seat: i64, action: Action) -> None:
    company = state.companies[seat]
    cost = cost_of(state, seat, action)
    company.pay(cost)
    state.bank += cost
    if action.kind is BUY_MACHINE:
        state.machine_supply = adding(state.machine_supply, action.a, -1)
        company.machines |= bit(action.a)
        company.machine_count += 1
        state.tell(BOUGHT_MACHINE, seat, action.a, cost)
    else:
        state.warehouse_supply -= 1
        company.warehouses += 1
        state.tell(BOUGHT_WAREHOUSE, seat, cost)
