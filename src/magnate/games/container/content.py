"""Container's component facts: loaded, checked and made into a typed setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magnate.core.content import Components, check_range, figures
from magnate.core.errors import BadContent
from magnate.games.container.actions import CARD, COLOUR, MAX_BID
from magnate.games.container.company import FACTORY_HIGH, FACTORY_LOW

FILES: Final = ("components",)


def check(facts: Mapping[str, Any]) -> None:
    """Raise `BadContent` for figures the game can't be played with."""
    for path, number in figures(facts):
        check_range(number, 0, MAX_BID, path)
    colours = COLOUR.texts
    for players in (3, 4, 5):
        supply = facts["supply"][str(players)]
        check_range(supply["machines"], 1, MAX_BID, f"supply.{players}.machines")
        check_range(supply["warehouses"], players, MAX_BID, f"supply.{players}.warehouses")
        if not 2 <= supply["containers"] < facts["box"]["containers"]:
            raise BadContent(
                f"supply.{players}.containers: must be from 2 to {facts['box']['containers'] - 1}, "
                f"so that one of each colour is left in the box for the brokers"
            )
    for card in CARD.texts:
        if sorted(facts["value_cards"][card]) != sorted(colours):
            raise BadContent(f"value_cards.{card}: must name each of {', '.join(colours)} once")
    if sum(facts["brokers"]["containers"]) > len(colours):
        raise BadContent(
            f"brokers.containers: must be {len(colours)} in all at most, which they are drawn from"
        )
    price = facts["start"]["factory_price"]
    check_range(price, FACTORY_LOW, FACTORY_HIGH, "start.factory_price")
    for path in ("ship.room", "loan.amount", "loan.interest", "loan.limit", "deadlock.turns"):
        table, key = path.split(".")
        check_range(facts[table][key], 1, MAX_BID, path)
    if facts["loan"]["interest"] * facts["loan"]["limit"] > facts["loan"]["amount"]:
        raise BadContent("loan.interest: must be so low that one loan pays the interest of all")


COMPONENTS: Final = Components("magnate.games.container", FILES, check)
