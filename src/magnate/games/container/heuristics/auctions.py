"""The island auction, and what the bank seizes."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.ints import apart
from magnate.games.container.actions import ACCEPT, REJECT, SEIZE
from magnate.games.container.auctions import SECOND_BIDS
from magnate.games.container.company import by_colour, first_place
from magnate.games.container.heuristics.outlook import (
    DOLLAR,
    KEPT,
    NEVER,
    Outlook,
    estate,
    keenness,
    load_worth,
    rivals_bid,
)


def rate_island_bids(outlook: Outlook, actions: list[Action]) -> list[int]:
    target = _island_bid(outlook)
    return [-apart(action.a, target) for action in actions]


def _island_bid(outlook: Outlook) -> i64:
    """A share of the load's worth, yet not far more than rivals should bid, and enough to be
    accepted."""
    state = outlook.state
    load = by_colour(state.companies[state.active].ship)
    worth = load_worth(outlook, outlook.seat, load)
    enough = max(
        rivals_bid(outlook, state.active, load) * 5 // 4,
        load_worth(outlook, state.active, load) // 3,
    )
    bid = min(worth * keenness(outlook) // 100, enough)
    if state.auction is not None and state.auction.stage == SECOND_BIDS:
        bid = (bid + worth) // 2 - state.auction.bids[outlook.seat] * DOLLAR
    most = state.most_bid(outlook.seat)
    if not state.ending():
        most = min(most - KEPT, most * 3 // 4)  # one who spends all can't trade
    return max(0, min(bid // DOLLAR, most))


def rate_sale(outlook: Outlook, action: Action) -> i64:
    """Twice the bid or the load less the bid; among equal bidders the poorest."""
    auction = outlook.state.auction
    bid = 0 if auction is None else auction.highest()
    if action.kind is ACCEPT:
        return 2 * bid * DOLLAR * DOLLAR - estate(outlook, action.a) // DOLLAR
    kept = load_worth(outlook, outlook.seat, outlook.ship) - bid * DOLLAR
    if outlook.purse - bid < 2 * KEPT and not outlook.state.ending():
        kept //= 2  # much of it would be seized for interest
    if action.kind is REJECT:
        return kept * DOLLAR
    if bid <= outlook.company.money or bid > outlook.purse:
        return NEVER * DOLLAR
    return (kept - 2 * DOLLAR) * DOLLAR  # a loan, so as to reject


def rate_seizure(outlook: Outlook, action: Action) -> i64:
    """Take what the debtor has fewest of, for the most numerous colour counts nothing; or the
    dearest container of a store."""
    if action.kind is not SEIZE:
        return action.b
    debtor = outlook.state.companies[outlook.state.active]
    return -by_colour(debtor.lying(first_place(debtor)))[action.a]
