"""Sailing: a plan of several sails shares its gain among them, so a loaded ship hurries home."""

from __future__ import annotations

from typing import Final

from magnate.core.actions import Action
from magnate.games.container.actions import COLOURS, DONE
from magnate.games.container.company import PORT, total
from magnate.games.container.heuristics.outlook import (
    DOLLAR,
    KEPT,
    NEVER,
    Outlook,
    aboard,
    auctioned,
)

PER_SAIL: Final = 150
"""What a detour must bring for each sail more: the action could be used otherwise."""
PER_GAP: Final = 60
"""What a voyage must bring more for each sail and each place of the ship it can't fill."""


def rate_sailing_out(outlook: Outlook) -> int:
    """Two sails to the island with a load; four of a new voyage without."""
    company = outlook.company
    if company.load() > 0:
        return aboard(outlook, company.ship) // 2
    best = 20
    for owner in range(outlook.state.players):
        if owner != outlook.seat and owner != company.zone:
            best = max(best, rate_harbour(outlook, owner) * 3 // 4)
    if total(company.port) > 0 and company.zone != PORT:
        best = max(best, rate_port(outlook) * 3 // 4)
    return best


def rate_island(outlook: Outlook) -> int:
    """The gain over leaving the load aboard; a small load lets other business go first."""
    ship = outlook.company.ship
    load = total(ship)
    gain = auctioned(outlook, ship) - outlook.rules.ship_worth * DOLLAR * load
    if gain < 0 and outlook.state.idle < outlook.state.players:
        return NEVER
    return max(gain, 0) * load // outlook.rules.ship_room + 1


def rate_harbour(outlook: Outlook, owner: int) -> int:
    chosen = harbour_choice(outlook, owner, 0)
    if not chosen:
        return NEVER
    load = outlook.company.ship[:]
    cost = 0
    for cell in chosen:
        load[cell % COLOURS] += 1
        cost += cell // COLOURS * DOLLAR
    return _rate_fetching(outlook, load, cost)


def rate_port(outlook: Outlook) -> int:
    room = outlook.state.ship_room(outlook.seat)
    if room == 0:
        return NEVER
    load = outlook.company.ship[:]
    for colour in range(COLOURS):
        loaded = min(room, outlook.company.port[colour])
        load[colour] += loaded
        room -= loaded
    return _rate_fetching(outlook, load, 0)


def _rate_fetching(outlook: Outlook, load: list[int], cost: int) -> int:
    """Go in, come out with this load, and on to the island. A ship that could go there at once
    makes a detour of two sails, which must pay."""
    gain = aboard(outlook, load) - cost
    if outlook.company.load() == 0:
        return gain // 3 - _patience(outlook)
    at_once = aboard(outlook, outlook.company.ship)
    return gain - 2 * PER_SAIL if gain - 2 * PER_SAIL > at_once else NEVER


def _patience(outlook: Outlook) -> int:
    """Where little is on sale a ship waits for more, but not for ever."""
    state = outlook.state
    goods = total(outlook.company.port)
    for seat in range(state.players):
        if seat != outlook.seat:
            goods += state.companies[seat].harbour.count
    gaps = max(0, outlook.rules.ship_room - goods)
    waited = min(state.idle, state.players)
    return PER_GAP * gaps * (state.players - waited) // state.players


def harbour_choice(outlook: Outlook, owner: int, cursor: int) -> list[int]:
    """The cells of a harbour store to buy for the ship, cheapest first: as many as pay best."""
    store = outlook.state.companies[owner].harbour
    room = outlook.state.ship_room(outlook.seat)
    left = outlook.purse - KEPT
    load = outlook.company.ship[:]
    worth = aboard(outlook, load)
    best = worth
    cost = 0
    chosen: list[int] = []
    count = 0
    for cell in range(max(cursor, COLOURS), len(store.cells)):
        price = cell // COLOURS
        for _ in range(store.cells[cell]):
            if room == 0 or price > left:
                break
            load[cell % COLOURS] += 1
            more = aboard(outlook, load)
            if more <= worth:
                load[cell % COLOURS] -= 1
                break
            worth = more
            room -= 1
            left -= price
            cost += price * DOLLAR
            chosen.append(cell)
            if worth - cost > best:
                best = worth - cost
                count = len(chosen)
    return chosen[:count]


def rate_loading(outlook: Outlook, action: Action) -> int:
    if action.kind is DONE:
        return 0
    load = outlook.company.ship[:]
    load[action.a] += 1
    return aboard(outlook, load) - aboard(outlook, outlook.company.ship) + 1
