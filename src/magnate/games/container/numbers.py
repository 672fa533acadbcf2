"""The numbers that Container tells of an action beforehand, and how each turns out.

Collecting a broker's money at the end of the game (CON-11.8) is no part of what a sale promises.
"""

from __future__ import annotations

from typing import Final

from magnate.core.actions import Action
from magnate.core.domains import MONEY, Domain
from magnate.core.ints import sum_of
from magnate.games.container.actions import BID, CONTAINER
from magnate.games.container.company import by_colour
from magnate.games.container.decisions.produce import Make
from magnate.games.container.scoring import island_value
from magnate.games.container.state import ContainerState

LOANS: Final = Domain("loans")
GOODS: Final = Domain("goods")


def _left(before: ContainerState, after: ContainerState, seat: int, action: Action) -> int | None:
    """Money in hand afterwards; of an island bid, if it wins."""
    money = after.companies[seat].money
    if before.auction is not None and action.kind is BID:
        bid = _opened(before, after, seat)
        return None if bid is None else money - bid
    return None if _collects_at_end(before, after, seat) else money


def _cost(before: ContainerState, after: ContainerState, seat: int, action: Action) -> int | None:
    gain = _gain(before, after, seat, action)
    return None if gain is None else -gain


def _gain(before: ContainerState, after: ContainerState, seat: int, action: Action) -> int | None:
    if _collects_at_end(before, after, seat):
        return None
    return after.companies[seat].money - before.companies[seat].money


def _loans(before: ContainerState, after: ContainerState, seat: int, action: Action) -> int | None:
    """The loans that a bid takes: they are taken when the last bidder has answered."""
    if _opened(before, after, seat) is None:
        return None
    return after.companies[seat].loans - before.companies[seat].loans


def _whole(before: ContainerState, after: ContainerState, seat: int, action: Action) -> int | None:
    """What an island bid stands at once it is opened; of a second one, with the first."""
    return _opened(before, after, seat)


def _made(before: ContainerState, after: ContainerState, seat: int, action: Action) -> int | None:
    """The containers that are made, or still asked for."""
    made = sum_of(before.supply) - sum_of(after.supply)
    top = after.stack[-1]
    return made + top.left if isinstance(top, Make) else made


def _island(before: ContainerState, after: ContainerState, seat: int, action: Action) -> int | None:
    return _on_island(after, seat) - _on_island(before, seat)


def _wealth(before: ContainerState, after: ContainerState, seat: int, action: Action) -> int | None:
    """Money in hand and what the island is worth, together."""
    if _collects_at_end(before, after, seat):
        return None
    return after.companies[seat].money + _on_island(after, seat)


def _holds(before: ContainerState, after: ContainerState, seat: int, action: Action) -> int | None:
    """The containers on the buyer's island afterwards, before the bank seizes any of them."""
    if sum_of(after.seized) > sum_of(before.seized):
        return None
    return len(after.companies[action.a].island)


def _on_island(state: ContainerState, seat: int) -> int:
    company = state.companies[seat]
    return island_value(state.rules, company.card, by_colour(company.island))


def _opened(before: ContainerState, after: ContainerState, seat: int) -> int | None:
    """A seat's opened bid, if its answer was the last that the auction waited for."""
    if before.auction is None or after.auction is None:
        return None
    if after.auction.stage == before.auction.stage:
        return None
    return after.auction.bids[seat]


def _collects_at_end(before: ContainerState, after: ContainerState, seat: int) -> bool:
    payment = before.payment
    return after.over and payment is not None and payment.holder == seat


CONTAINER.number("cost", MONEY, _cost)
CONTAINER.number("gain", MONEY, _gain)
CONTAINER.number("left", MONEY, _left)
CONTAINER.number("whole", MONEY, _whole)
CONTAINER.number("loans", LOANS, _loans)
CONTAINER.number("made", GOODS, _made)
CONTAINER.number("island", MONEY, _island)
CONTAINER.number("wealth", MONEY, _wealth)
CONTAINER.number("holds", GOODS, _holds)
