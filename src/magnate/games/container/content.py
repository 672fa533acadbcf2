"""Container's component facts: loaded, checked and made into a typed setup."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from magnate.core import content
from magnate.core.errors import BadContent
from magnate.core.options import OptionValue
from magnate.games.container.actions import CARD, COLOUR
from magnate.games.container.rules import Rules

MOST = 500
"""No figure may be larger than the largest bid."""


@cache
def printed() -> dict[str, Any]:
    """The facts of the printed edition."""
    return content.read(files(__package__) / "content" / "components.toml")


def settle(players: int, options: Mapping[str, OptionValue], override: Mapping[str, Any]) -> Rules:
    """The rules for these players and options, with checked component facts."""
    facts = content.override(printed(), override)
    check(facts)
    return Rules(players, options, override, content.digest(facts), facts)


def check(facts: Mapping[str, Any]) -> None:
    """Raise `BadContent` for figures the game can't be played with."""
    for path, number in _figures(facts, ""):
        if not 0 <= number <= MOST:
            raise BadContent(f"{path}: must be from 0 to {MOST}, not {number}")
    colours = COLOUR.texts
    for players in (3, 4, 5):
        supply = facts["supply"][str(players)]
        if supply["machines"] < 1 or supply["warehouses"] < players:
            raise BadContent(f"supply.{players}: too few for the players' first pieces")
        if not 2 <= supply["containers"] < facts["box"]["containers"]:
            raise BadContent(
                f"supply.{players}.containers: must be from 2 to {facts['box']['containers'] - 1}, "
                f"so that one of each colour is left in the box for the brokers"
            )
    for card in CARD.texts:
        if sorted(facts["value_cards"][card]) != sorted(colours):
            raise BadContent(f"value_cards.{card}: must name each of {', '.join(colours)} once")
    if sum(facts["brokers"]["containers"]) > len(colours):
        raise BadContent("brokers.containers: more than the five that are drawn from")
    if not 1 <= facts["start"]["factory_price"] <= 4:
        raise BadContent("start.factory_price: must be a factory price, 1 to 4")
    for path in ("ship.room", "loan.amount", "deadlock.turns"):
        table, key = path.split(".")
        if facts[table][key] < 1:
            raise BadContent(f"{path}: must be at least 1")
    if not 1 <= facts["loan"]["interest"] * facts["loan"]["limit"] <= facts["loan"]["amount"]:
        raise BadContent("loan.interest: one loan must pay the interest of all, and some is due")


def _figures(facts: Mapping[str, Any], path: str) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for key, value in facts.items():
        where = f"{path}.{key}" if path else key
        if isinstance(value, Mapping):
            found += _figures(value, where)
        elif isinstance(value, list):
            found += [(f"{where}[{i}]", n) for i, n in enumerate(value) if isinstance(n, int)]
        elif isinstance(value, int):
            found.append((where, value))
    return found
