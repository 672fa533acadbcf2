"""Buying for the harbour store, and the prices in both stores."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.ints import Ints, apart, zeros
from magnate.games.container.actions import BUY, COLOURS, KEEP, TAKE_LOAN
from magnate.games.container.company import by_colour
from magnate.games.container.decisions.prices import SetPrices
from magnate.games.container.facts import HARBOUR
from magnate.games.container.heuristics.outlook import DOLLAR, NEVER, Outlook
from magnate.games.container.state import ContainerState


def factory_resale(outlook: Outlook) -> i64:
    """What a container in one's factory store should bring."""
    if outlook.rounds < 2 or outlook.ruin:
        return 30
    return 140 if outlook.rounds < 4 else 190


def harbour_resale(outlook: Outlook) -> i64:
    """What a container in one's harbour store should bring."""
    if outlook.rounds < 2 or outlook.ruin:
        return outlook.rules.harbour_worth * DOLLAR + 40
    return 320 if outlook.rounds < 4 else 350


def rate_buying(outlook: Outlook, owner: i64) -> i64:
    worth: i64 = 0
    for cell in factory_choice(outlook, owner, 0):
        worth += harbour_resale(outlook) - cell // COLOURS * DOLLAR
    return worth if worth > 0 else NEVER


def factory_choice(outlook: Outlook, owner: i64, cursor: i64) -> Ints:
    """The cells of a factory store to buy for the harbour store, cheapest first."""
    room = outlook.state.harbour_room(outlook.seat)
    left = outlook.company.money
    chosen = zeros(0)
    for cell in outlook.state.companies[owner].factory:
        price = cell // COLOURS
        if cell >= cursor:
            if room == 0 or price > left or price * DOLLAR > harbour_resale(outlook) - 30:
                break
            room -= 1
            left -= price
            chosen = append(chosen, cell)
    return chosen


def rate_purchases(outlook: Outlook, chosen: Ints, actions: list[Action]) -> list[int]:
    """Buy the first of the chosen cells, with a loan if that needs one."""
    cell: i64 = chosen[0] if len(chosen) > 0 else -1
    rates: list[int] = []
    for action in actions:
        if action.kind is TAKE_LOAN:
            rates.append(2 if cell // COLOURS > outlook.company.money else NEVER)
        elif action.kind is BUY:
            rates.append(1 if action.b * COLOURS + action.a == cell else -action.b)
        else:
            rates.append(0)
    return rates


def on_sale(state: ContainerState, colour: i64) -> i64:
    """How many containers of a colour lie in stores."""
    count: i64 = 0
    for company in state.companies:
        count += by_colour(company.factory)[colour] + by_colour(company.harbour)[colour]
    return count


def _price(outlook: Outlook, harbour: bool) -> i64:
    """What to ask for a container: less where rivals offer plenty, buyers have little money or
    trade has stopped, and when little time is left."""
    state = outlook.state
    stock: i64 = 0
    room: i64 = 0
    money: i64 = 0
    for seat in range(state.players):
        company = state.companies[seat]
        stock += len(company.harbour) if harbour else len(company.factory)
        if seat != outlook.seat:
            room += state.ship_room(seat) if harbour else state.harbour_room(seat)
            money += company.money
    slow = state.idle > state.players or money < 6 * (state.players - 1)
    if harbour:
        price = 4 if stock <= room and outlook.rounds > 3 else 3
        return price - 1 if slow else price
    if stock > 3 * room + 3 or outlook.rounds < 3 or slow:
        return 1
    return 3 if stock <= room else 2


def rate_prices(outlook: Outlook, top: SetPrices, actions: list[Action]) -> list[int]:
    """One container after the other goes to the price that is right for all; then that's it."""
    target = _price(outlook, top.place == HARBOUR)
    cell: i64 = -1
    for waiting in top.cells:
        if cell < 0 and waiting // COLOURS != target:
            cell = waiting
    rates: list[int] = []
    for action in actions:
        if action.kind is KEEP:
            rates.append(-1)
        elif action.b * COLOURS + action.a == cell and action.c == target:
            rates.append(0)
        else:
            rates.append(-1 - apart(action.c, target))
    return rates


def overpriced(outlook: Outlook, harbour: bool) -> i64:
    """How many containers of a store are dearer than they should be."""
    price = _price(outlook, harbour)
    count: i64 = 0
    for cell in outlook.company.harbour if harbour else outlook.company.factory:
        if cell // COLOURS > price:
            count += 1
    return count


def rate_repricing(outlook: Outlook) -> i64:
    count = overpriced(outlook, True)
    return 30 * count if count > 0 else NEVER
