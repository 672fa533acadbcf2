"""The setup of a game of Container: options and component facts as typed attributes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from magnate.core.content import Content
from magnate.core.ints import Ints, ints
from magnate.core.options import OptionValue, Setup
from magnate.games.container.actions import CARD, COLOUR, TABLE


@final
class Rules(Setup):
    """Shared by all states of one game and never changed."""

    def __init__(
        self,
        players: i64,
        options: Mapping[str, OptionValue],
        content: Content,
    ) -> None:
        super().__init__(TABLE, players, options, content)
        data = content.data
        self.investment_bank = bool(options["investment_bank"])
        self.open_money = bool(options["open_money"])
        self.rebuy_in_port = bool(options["rebuy_in_port"])
        self.skip_auctioned_space = bool(options["skip_auctioned_space"])

        supply = data["supply"][str(players)]
        self.warehouses: i64 = supply["warehouses"]
        self.machines: i64 = supply["machines"]
        self.containers: i64 = supply["containers"]
        self.machine_costs = ints(data["spaces"]["machines"])
        self.warehouse_costs = ints(data["spaces"]["warehouses"])
        self.ship_room: i64 = data["ship"]["room"]
        self.start_price: i64 = data["start"]["factory_price"]
        self.start_bills = ints(data["money"]["bills"])
        self.bluff_cards: i64 = data["money"]["bluff_cards"]
        self.wage: i64 = data["union"]["wage"]
        self.loan_amount: i64 = data["loan"]["amount"]
        self.loan_interest: i64 = data["loan"]["interest"]
        self.loan_limit: i64 = data["loan"]["limit"]
        self.loan_cost: i64 = data["loan"]["cost_at_end"]
        cards = data["value_cards"]
        self.card_values = ints(cards["values"])
        self.set_value: i64 = cards["set_value"]
        self.card_colours: list[Ints] = [
            ints([COLOUR.texts.index(colour) for colour in cards[card]]) for card in CARD.texts
        ]
        self.broker_containers = ints(data["brokers"]["containers"])
        self.broker_money = ints(data["brokers"]["money"])
        self.harbour_worth: i64 = data["end"]["harbour_store"]
        self.ship_worth: i64 = data["end"]["ship"]
        self.port_worth: i64 = data["end"]["port"]
        self.factory_worth: i64 = data["end"]["factory_store"]
        self.idle_turns: i64 = data["deadlock"]["turns"]
