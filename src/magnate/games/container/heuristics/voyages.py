"""Sailing: a plan of several sails shares its gain among them, so a loaded ship hurries home."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.ints import Ints, zeros
from magnate.games.container.actions import COLOURS, DONE
from magnate.games.container.company import PORT
from magnate.games.container.heuristics.outlook import (
    DOLLAR,
    KEPT,
    NEVER,
    Outlook,
    aboard,
    auctioned,
)

PER_SAIL: Final[i64] = 150
"""What a detour must bring for each sail more: the action could be used otherwise."""
PER_GAP: Final[i64] = 60
"""What a voyage must bring more for each sail and each place of the ship it can't fill."""


def rate_sailing_out(outlook: Outlook) -> i64:
    """Two sails to the island with a load; four of a new voyage without."""
    company = outlook.company
    if len(company.ship) > 0:
        return aboard(outlook, outlook.ship) // 2
    best: i64 = 20
    for owner in range(outlook.state.players):
        if owner != outlook.seat and owner != company.zone:
            best = max(best, rate_harbour(outlook, owner) * 3 // 4)
    if len(company.port) > 0 and company.zone != PORT:
        best = max(best, rate_port(outlook) * 3 // 4)
    return best


def rate_island(outlook: Outlook) -> i64:
    """The gain over leaving the load aboard; a small load lets other business go first."""
    load = len(outlook.company.ship)
    gain = auctioned(outlook, outlook.ship) - outlook.rules.ship_worth * DOLLAR * load
    if gain < 0 and outlook.state.idle < outlook.state.players:
        return NEVER
    return max(gain, 0) * load // outlook.rules.ship_room + 1


def rate_harbour(outlook: Outlook, owner: i64) -> i64:
    chosen = harbour_choice(outlook, owner, 0)
    if len(chosen) == 0:
        return NEVER
    load = outlook.ship[:]
    cost: i64 = 0
    for cell in chosen:
        load[cell % COLOURS] += 1
        cost += cell // COLOURS * DOLLAR
    return _rate_fetching(outlook, load, cost)


def rate_port(outlook: Outlook) -> i64:
    room = outlook.state.ship_room(outlook.seat)
    if room == 0:
        return NEVER
    load = outlook.ship[:]
    for colour in outlook.company.port[:room]:
        load[colour] += 1
    return _rate_fetching(outlook, load, 0)


def _rate_fetching(outlook: Outlook, load: Ints, cost: i64) -> i64:
    """Go in, come out with this load, and on to the island. A ship that could go there at once
    makes a detour of two sails, which must pay."""
    gain = aboard(outlook, load) - cost
    if len(outlook.company.ship) == 0:
        return gain // 3 - _patience(outlook)
    at_once = aboard(outlook, outlook.ship)
    return gain - 2 * PER_SAIL if gain - 2 * PER_SAIL > at_once else NEVER


def _patience(outlook: Outlook) -> i64:
    """Where little is on sale a ship waits for more, but not for ever."""
    state = outlook.state
    goods = len(outlook.company.port)
    for seat in range(state.players):
        if seat != outlook.seat:
            goods += len(state.companies[seat].harbour)
    gaps = max(0, outlook.rules.ship_room - goods)
    waited = min(state.idle, state.players)
    return PER_GAP * gaps * (state.players - waited) // state.players


def harbour_choice(outlook: Outlook, owner: i64, cursor: i64) -> Ints:
    """The cells of a harbour store to buy for the ship, cheapest first: as many as pay best."""
    room = outlook.state.ship_room(outlook.seat)
    left = outlook.purse - KEPT
    load = outlook.ship[:]
    worth = aboard(outlook, load)
    best = worth
    cost: i64 = 0
    chosen = zeros(0)
    count: i64 = 0
    useless: i64 = -1
    for cell in outlook.state.companies[owner].harbour:
        price = cell // COLOURS
        if cell < cursor or cell == useless or room == 0 or price > left:
            continue
        load[cell % COLOURS] += 1
        more = aboard(outlook, load)
        if more <= worth:
            load[cell % COLOURS] -= 1
            useless = cell
            continue
        worth = more
        room -= 1
        left -= price
        cost += price * DOLLAR
        chosen = append(chosen, cell)
        if worth - cost > best:
            best = worth - cost
            count = len(chosen)
    return chosen[:count]


def rate_loading(outlook: Outlook, action: Action) -> i64:
    if action.kind is DONE:
        return 0
    load = outlook.ship[:]
    load[action.a] += 1
    return aboard(outlook, load) - aboard(outlook, outlook.ship) + 1
