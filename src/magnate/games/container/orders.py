"""Standing orders of Container: what a seat can leave for the times when it is asked."""

from __future__ import annotations

from typing import Annotated

import msgspec

from magnate.core.actions import Action
from magnate.core.game import Orders
from magnate.core.state import State
from magnate.core.wire import Seat
from magnate.games.container.actions import BID, COLOURS, KEEP, MAX_BID
from magnate.games.container.auctions import SECOND_BIDS
from magnate.games.container.company import by_colour
from magnate.games.container.decisions.island import IslandBid
from magnate.games.container.decisions.prices import SetPrices
from magnate.games.container.state import ContainerState

Bid = Annotated[int, msgspec.Meta(ge=0, le=MAX_BID)]
Load = Annotated[list[int], msgspec.Meta(min_length=COLOURS, max_length=COLOURS)]


class BidOrder(msgspec.Struct, tag="bid", frozen=True, forbid_unknown_fields=True):
    """Bid so much if a seat auctions exactly this load, and so much more if it comes to a tie."""

    seller: Seat
    load: Load
    """How many containers of each colour."""
    first: Bid
    second: Bid = 0


class OldPrices(msgspec.Struct, tag="old-prices", frozen=True, forbid_unknown_fields=True):
    """Containers of an outbid offer go back at the prices they had."""


class ContainerOrders(Orders):
    """Bids on the island, and the prices of returned containers."""

    form = BidOrder | OldPrices

    def answer(self, state: State, seat: int, order: object) -> Action | None:
        assert isinstance(state, ContainerState)
        top = state.stack[-1]
        if isinstance(order, BidOrder) and isinstance(top, IslandBid):
            ship = list(by_colour(state.companies[state.active].ship))
            if state.active == order.seller and ship == order.load and state.auction is not None:
                again = state.auction.stage == SECOND_BIDS
                return BID.at(order.second if again else order.first)
        if isinstance(order, OldPrices) and isinstance(top, SetPrices) and seat != state.active:
            return KEEP.at()
        return None
