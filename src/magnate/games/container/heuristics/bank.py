"""The Investment Bank: money for containers, containers for money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.ints import apart
from magnate.games.container.actions import BID, BROKERS, DONE, OFFER_FACTORY
from magnate.games.container.decisions.broker import Offer, content_of, least_bid
from magnate.games.container.heuristics.outlook import DOLLAR, NEVER, Outlook
from magnate.games.container.heuristics.stores import factory_resale, harbour_resale

PORT_WORTH: Final[i64] = 380
"""What a container in one's port should bring: about the price in a harbour."""
RISK: Final[i64] = 50
"""What a call must bring at least, for others may outbid it."""


def rate_broker(outlook: Outlook, space: i64) -> i64:
    if space < BROKERS:
        bid = _broker_bid(outlook, space)
        if bid > outlook.company.money:
            return NEVER
        return content_of(outlook.state, space) * PORT_WORTH - bid * DOLLAR - 2 * RISK
    factory = len(outlook.company.factory)
    size = _offer_size(outlook, space)
    cost = min(size, factory) * factory_resale(outlook)
    cost += max(0, size - factory) * harbour_resale(outlook)
    return outlook.state.broker_money[space - BROKERS] * DOLLAR - cost - RISK


def rate_outbidding(outlook: Outlook) -> i64:
    payment = outlook.state.payment
    return NEVER if payment is None else rate_broker(outlook, payment.space)


def rate_broker_bids(outlook: Outlook, space: i64, actions: list[Action]) -> list[int]:
    target = _broker_bid(outlook, space)
    return [-apart(action.a, target) if action.kind is BID else NEVER for action in actions]


def rate_offers(outlook: Outlook, top: Offer, actions: list[Action]) -> list[int]:
    """Give the cheapest containers of the factory store, then those of the harbour store."""
    enough = len(top.offered) >= _offer_size(outlook, top.space)
    rates: list[int] = []
    for action in actions:
        if action.kind is DONE:
            rates.append(1 if enough else NEVER)
        elif action.kind is OFFER_FACTORY:
            rates.append(-action.b)
        else:
            rates.append(-10 - action.b)
    return rates


def _broker_bid(outlook: Outlook, space: i64) -> i64:
    """Money for containers: half their worth, or what it takes."""
    half = content_of(outlook.state, space) * PORT_WORTH // (2 * DOLLAR)
    return max(least_bid(outlook.state), half)


def _offer_size(outlook: Outlook, space: i64) -> i64:
    """Containers for money: one for $4, or what it takes."""
    return max(least_bid(outlook.state), outlook.state.broker_money[space - BROKERS] // 4)
