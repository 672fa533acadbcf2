"""The main decision: each action by the gain it should bring, the end of the turn by nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.games.container.actions import (
    BUY_AGAIN,
    BUY_FROM,
    BUY_MACHINE,
    BUY_WAREHOUSE,
    CALL_BROKER,
    OUTBID,
    PRODUCE,
    REPAY_LOAN,
    REPRICE,
    SAIL_OUT,
    SAIL_TO_HARBOUR,
    SAIL_TO_ISLAND,
    SAIL_TO_PORT,
    TAKE_LOAN,
)
from magnate.games.container.decisions.produce import could_end_game, will_make
from magnate.games.container.heuristics.bank import rate_broker, rate_outbidding
from magnate.games.container.heuristics.outlook import DOLLAR, NEVER, Outlook, is_leading
from magnate.games.container.heuristics.stores import (
    factory_resale,
    on_sale,
    overpriced,
    rate_buying,
    rate_repricing,
)
from magnate.games.container.heuristics.voyages import (
    harbour_choice,
    rate_harbour,
    rate_island,
    rate_port,
    rate_sailing_out,
)
from magnate.games.container.state import ContainerState

RESERVE: Final[i64] = 30
"""Dollars, loans included, that building leaves for trade and bids."""
HORIZON: Final[i64] = 12
"""Rounds that a building is counted on at most."""


def rate_turn(outlook: Outlook, actions: list[Action]) -> list[int]:
    rates = [_rate_action(outlook, action) for action in actions]
    if outlook.state.actions_left > 1:
        _put_off_the_auction(actions, rates)
    return rates


def _put_off_the_auction(actions: list[Action], rates: list[int]) -> None:
    """An island auction ends the turn, so whatever else pays comes first."""
    island = -1
    first = -1
    for index in range(len(actions)):
        kind = actions[index].kind
        if kind is SAIL_TO_ISLAND:
            island = index
        elif kind is SAIL_TO_HARBOUR or kind is SAIL_TO_PORT or kind is TAKE_LOAN:
            continue
        elif rates[index] > 0 and (first < 0 or rates[index] > rates[first]):
            first = index
    if island >= 0 and first >= 0 and rates[island] == max(rates):
        rates[first] = rates[island] + 1


def _rate_action(outlook: Outlook, action: Action) -> i64:
    kind = action.kind
    if kind is PRODUCE:
        return _rate_production(outlook)
    if kind is BUY_FROM:
        return rate_buying(outlook, action.a)
    if kind is SAIL_OUT:
        return rate_sailing_out(outlook)
    if kind is SAIL_TO_HARBOUR:
        return rate_harbour(outlook, action.a)
    if kind is SAIL_TO_ISLAND:
        return rate_island(outlook)
    if kind is SAIL_TO_PORT:
        return rate_port(outlook)
    if kind is BUY_MACHINE:
        return _rate_machine(outlook, action.a)
    if kind is BUY_WAREHOUSE:
        return _rate_warehouse(outlook)
    if kind is CALL_BROKER:
        return rate_broker(outlook, action.a)
    if kind is OUTBID:
        return rate_outbidding(outlook)
    if kind is REPRICE:
        return rate_repricing(outlook)
    if kind is BUY_AGAIN:
        return len(harbour_choice(outlook, outlook.company.zone, 0)) * DOLLAR
    if kind is TAKE_LOAN:
        # Bids and purchases bring their own loans; this one is only for going on at all.
        needed = outlook.company.money < 3 and outlook.rounds > 2 and not outlook.ruin
        return 10 if needed and outlook.state.actions_left > 0 else NEVER
    if kind is REPAY_LOAN:
        # It saves interest, and the same loan can be had again whenever money is asked for.
        return 5
    return 0


def _rate_production(outlook: Outlook) -> i64:
    """Each container should sell, the later the more there are; it also moves the end closer."""
    made = will_make(outlook.state, outlook.seat)
    if made == 0:
        return 30 * overpriced(outlook, False) - DOLLAR
    worth = -outlook.rules.wage * DOLLAR
    stock = len(outlook.company.factory)
    for place in range(stock, stock + made):
        worth += factory_resale(outlook) - 10 * place
    if could_end_game(outlook.state, outlook.seat):
        worth += 500 if is_leading(outlook) else -300
    # Somebody must, or the game would never end; but there is no end to gain on a ruined table.
    return worth if outlook.ruin else max(worth, 20)


def _rate_machine(outlook: Outlook, colour: i64) -> i64:
    """One container more each time of production, if there are warehouses to sell it to."""
    state = outlook.state
    cost = outlook.rules.machine_costs[outlook.company.machine_count]
    if outlook.purse - cost < RESERVE or outlook.ruin or state.supply[colour] < 3:
        return NEVER
    machines, warehouses = _built(state)
    share = min(warehouses, machines + 1)
    gain = 95 * min(outlook.rounds, HORIZON) * share // (machines + 1)
    return gain - cost * DOLLAR + state.supply[colour] - on_sale(state, colour)


def _rate_warehouse(outlook: Outlook) -> i64:
    """One container more to trade with at a time, if there are machines to make it."""
    cost = outlook.rules.warehouse_costs[outlook.company.warehouses]
    if outlook.purse - cost < RESERVE or outlook.ruin:
        return NEVER
    machines, warehouses = _built(outlook.state)
    return 60 * min(outlook.rounds, HORIZON) * machines // (warehouses + 1) - cost * DOLLAR


def _built(state: ContainerState) -> tuple[i64, i64]:
    """All machines and warehouses of the table."""
    machines: i64 = 0
    warehouses: i64 = 0
    for company in state.companies:
        machines += company.machine_count
        warehouses += company.warehouses
    return machines, warehouses
