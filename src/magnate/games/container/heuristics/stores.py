"""Buying for the harbour store, and the prices in both stores."""

from __future__ import annotations

from magnate.core.actions import Action
from magnate.games.container.actions import BUY, COLOURS, KEEP, TAKE_LOAN
from magnate.games.container.decisions.prices import SetPrices
from magnate.games.container.facts import HARBOUR
from magnate.games.container.heuristics.outlook import DOLLAR, NEVER, Outlook
from magnate.games.container.state import ContainerState


def factory_resale(outlook: Outlook) -> int:
    """What a container in one's factory store should bring."""
    if outlook.rounds < 2 or outlook.ruin:
        return 30
    return 140 if outlook.rounds < 4 else 190


def harbour_resale(outlook: Outlook) -> int:
    """What a container in one's harbour store should bring."""
    if outlook.rounds < 2 or outlook.ruin:
        return outlook.rules.harbour_worth * DOLLAR + 40
    return 320 if outlook.rounds < 4 else 350


def rate_buying(outlook: Outlook, owner: int) -> int:
    worth = 0
    for cell in factory_choice(outlook, owner, 0):
        worth += harbour_resale(outlook) - cell // COLOURS * DOLLAR
    return worth if worth > 0 else NEVER


def factory_choice(outlook: Outlook, owner: int, cursor: int) -> list[int]:
    """The cells of a factory store to buy for the harbour store, cheapest first."""
    store = outlook.state.companies[owner].factory
    room = outlook.state.harbour_room(outlook.seat)
    left = outlook.company.money
    chosen: list[int] = []
    for cell in range(max(cursor, COLOURS), len(store.cells)):
        price = cell // COLOURS
        for _ in range(store.cells[cell]):
            if room == 0 or price > left or price * DOLLAR > harbour_resale(outlook) - 30:
                return chosen
            room -= 1
            left -= price
            chosen.append(cell)
    return chosen


def rate_purchases(outlook: Outlook, chosen: list[int], actions: list[Action]) -> list[int]:
    """Buy the first of the chosen cells, with a loan if that needs one."""
    cell = chosen[0] if chosen else -1
    rates: list[int] = []
    for action in actions:
        if action.kind is TAKE_LOAN:
            rates.append(2 if cell // COLOURS > outlook.company.money else NEVER)
        elif action.kind is BUY:
            rates.append(1 if action.b * COLOURS + action.a == cell else -action.b)
        else:
            rates.append(0)
    return rates


def on_sale(state: ContainerState, colour: int) -> int:
    """How many containers of a colour lie in stores."""
    count = 0
    for company in state.companies:
        count += sum(company.factory.cells[colour::COLOURS])
        count += sum(company.harbour.cells[colour::COLOURS])
    return count


def _price(outlook: Outlook, harbour: bool) -> int:
    """What to ask for a container: less where rivals offer plenty, buyers have little money or
    trade has stopped, and when little time is left."""
    state = outlook.state
    stock = 0
    room = 0
    money = 0
    for seat in range(state.players):
        company = state.companies[seat]
        stock += company.harbour.count if harbour else company.factory.count
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
    cell = -1
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
            rates.append(-1 - abs(action.c - target))
    return rates


def overpriced(outlook: Outlook, harbour: bool) -> int:
    """How many containers of a store are dearer than they should be."""
    store = outlook.company.harbour if harbour else outlook.company.factory
    return sum(store.cells[(_price(outlook, harbour) + 1) * COLOURS :])


def rate_repricing(outlook: Outlook) -> int:
    count = overpriced(outlook, True)
    return 30 * count if count > 0 else NEVER
