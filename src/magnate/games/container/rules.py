"""The setup of a game of Container: options and component facts as typed attributes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from magnate.core.options import OptionValue, Setup
from magnate.games.container.actions import CARD, COLOUR, TABLE


@final
class Rules(Setup):
    """Shared by all states of one game and never changed. `facts` are the checked content."""

    def __init__(
        self,
        players: int,
        options: Mapping[str, OptionValue],
        override: Mapping[str, Any],
        content_digest: str,
        facts: Mapping[str, Any],
    ) -> None:
        super().__init__(TABLE, players, options, override, content_digest)
        self.investment_bank = bool(options["investment_bank"])
        self.open_money = bool(options["open_money"])
        self.rebuy_in_port = bool(options["rebuy_in_port"])
        self.skip_auctioned_space = bool(options["skip_auctioned_space"])

        supply = facts["supply"][str(players)]
        self.warehouses: int = supply["warehouses"]
        self.machines: int = supply["machines"]
        self.containers: int = supply["containers"]
        self.machine_costs: list[int] = list(facts["spaces"]["machines"])
        self.warehouse_costs: list[int] = list(facts["spaces"]["warehouses"])
        self.ship_room: int = facts["ship"]["room"]
        self.start_price: int = facts["start"]["factory_price"]
        self.start_bills: list[int] = list(facts["money"]["bills"])
        self.bluff_cards: int = facts["money"]["bluff_cards"]
        self.wage: int = facts["union"]["wage"]
        self.loan_amount: int = facts["loan"]["amount"]
        self.loan_interest: int = facts["loan"]["interest"]
        self.loan_limit: int = facts["loan"]["limit"]
        self.loan_cost: int = facts["loan"]["cost_at_end"]
        cards = facts["value_cards"]
        self.card_values: list[int] = list(cards["values"])
        self.set_value: int = cards["set_value"]
        self.card_colours: list[list[int]] = [
            [COLOUR.texts.index(colour) for colour in cards[card]] for card in CARD.texts
        ]
        self.broker_containers: list[int] = list(facts["brokers"]["containers"])
        self.broker_money: list[int] = list(facts["brokers"]["money"])
        self.harbour_worth: int = facts["end"]["harbour_store"]
        self.ship_worth: int = facts["end"]["ship"]
        self.port_worth: int = facts["end"]["port"]
        self.factory_worth: int = facts["end"]["factory_store"]
        self.idle_turns: int = facts["deadlock"]["turns"]
