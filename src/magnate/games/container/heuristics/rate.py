"""Which judgement answers which question."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.game import Heuristics
from magnate.core.state import State
from magnate.games.container.decisions.broker import BrokerBid, Offer
from magnate.games.container.decisions.buy import BuyFromFactory
from magnate.games.container.decisions.interest import Seize
from magnate.games.container.decisions.island import IslandBid, SellerChoice
from magnate.games.container.decisions.main import Main
from magnate.games.container.decisions.prices import SetPrices
from magnate.games.container.decisions.produce import Make
from magnate.games.container.decisions.sail import BuyInHarbour, LoadInPort
from magnate.games.container.heuristics.auctions import rate_island_bids, rate_sale, rate_seizure
from magnate.games.container.heuristics.bank import rate_broker_bids, rate_offers
from magnate.games.container.heuristics.outlook import Outlook
from magnate.games.container.heuristics.stores import (
    factory_choice,
    on_sale,
    rate_prices,
    rate_purchases,
)
from magnate.games.container.heuristics.turn import rate_turn
from magnate.games.container.heuristics.voyages import harbour_choice, rate_loading
from magnate.games.container.state import ContainerState


@final
class ContainerHeuristics(Heuristics):
    """Rates actions by simple business sense: the money they should bring in the end."""

    def rate(self, state: State, seat: i64, actions: list[Action]) -> list[int]:
        assert isinstance(state, ContainerState)
        outlook = Outlook(state, seat)
        top = state.stack[-1]
        if isinstance(top, Main):
            return rate_turn(outlook, actions)
        if isinstance(top, SetPrices):
            return rate_prices(outlook, top, actions)
        if isinstance(top, BuyFromFactory):
            return rate_purchases(outlook, factory_choice(outlook, top.owner, top.cursor), actions)
        if isinstance(top, BuyInHarbour):
            return rate_purchases(
                outlook, harbour_choice(outlook, outlook.company.zone, top.cursor), actions
            )
        if isinstance(top, IslandBid):
            return rate_island_bids(outlook, actions)
        if isinstance(top, SellerChoice):
            return [rate_sale(outlook, action) for action in actions]
        if isinstance(top, LoadInPort):
            return [rate_loading(outlook, action) for action in actions]
        if isinstance(top, BrokerBid):
            return rate_broker_bids(outlook, top.space, actions)
        if isinstance(top, Offer):
            return rate_offers(outlook, top, actions)
        if isinstance(top, Make):
            return [-on_sale(state, action.a) for action in actions]
        if isinstance(top, Seize):
            return [rate_seizure(outlook, action) for action in actions]
        return [0 for _ in actions]
