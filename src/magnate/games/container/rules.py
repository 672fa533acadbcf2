"""The setup of a game of Container: options and component facts as typed attributes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from magnate.core.content import Content
from magnate.core.options import OptionValue, Setup
from magnate.games.container.actions import CARD, COLOUR, TABLE


@final
class Rules(Setup):
    """Shared by all states of one game and never changed."""

    def __init__(
        self,
        players: int,
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
        self.warehouses: int = supply["warehouses"]
        self.machines: int = supply["machines"]
        self.containers: int = supply["containers"]
        self.machine_costs: list[int] = list(data["spaces"]["machines"])
        self.warehouse_costs: list[int] = list(data["spaces"]["warehouses"])
        self.ship_room: int = data["ship"]["room"]
        self.start_price: int = data["start"]["factory_price"]
        self.start_bills: list[int] = list(data["money"]["bills"])
        self.bluff_cards: int = data["money"]["bluff_cards"]
        self.wage: int = data["union"]["wage"]
        self.loan_amount: int = data["loan"]["amount"]
        self.loan_interest: int = data["loan"]["interest"]
        self.loan_limit: int = data["loan"]["limit"]
        self.loan_cost: int = data["loan"]["cost_at_end"]
        cards = data["value_cards"]
        self.card_values: list[int] = list(cards["values"])
        self.set_value: int = cards["set_value"]
        self.card_colours: list[list[int]] = [
            [COLOUR.texts.index(colour) for colour in cards[card]] for card in CARD.texts
        ]
        self.broker_containers: list[int] = list(data["brokers"]["containers"])
        self.broker_money: list[int] = list(data["brokers"]["money"])
        self.harbour_worth: int = data["end"]["harbour_store"]
        self.ship_worth: int = data["end"]["ship"]
        self.port_worth: int = data["end"]["port"]
        self.factory_worth: int = data["end"]["factory_store"]
        self.idle_turns: int = data["deadlock"]["turns"]
