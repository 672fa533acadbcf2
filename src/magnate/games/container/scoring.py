"""What a company is worth at the end of the game (CON-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magnate.games.container.actions import BROKERS, COLOURS
from magnate.games.container.company import Company, total
from magnate.games.container.rules import Rules

if TYPE_CHECKING:
    from magnate.games.container.state import ContainerState


def colour_values(rules: Rules, card: int, island: list[int]) -> list[int]:
    """What a container of each colour counts for the owner of a value card (CON-10.2)."""
    values = [0] * COLOURS
    colours = rules.card_colours[card]
    for place in range(COLOURS):
        values[colours[place]] = rules.card_values[place]
    if min(island) > 0:
        values[colours[1]] = rules.set_value
    return values


def discarded_colour(rules: Rules, card: int, island: list[int]) -> int:
    """The most numerous colour, which is discarded whole (CON-10.3)."""
    most = max(island)
    five_ten = rules.card_colours[card][1]
    if island[five_ten] == most:
        return five_ten
    values = colour_values(rules, card, island)
    best = -1
    for colour in range(COLOURS):
        if island[colour] == most and (best < 0 or values[colour] < values[best]):
            best = colour
    return best


def island_value(rules: Rules, card: int, island: list[int]) -> int:
    """What the containers on the island are worth after the discard (CON-10.2 to 10.4)."""
    values = colour_values(rules, card, island)
    discarded = discarded_colour(rules, card, island)
    value = 0
    for colour in range(COLOURS):
        if colour != discarded:
            value += values[colour] * island[colour]
    return value


def value_added(rules: Rules, card: int, island: list[int], load: list[int]) -> int:
    """What a load adds to the value of an island; it can be less than nothing (CON-10.3)."""
    after = [island[colour] + load[colour] for colour in range(COLOURS)]
    return island_value(rules, card, after) - island_value(rules, card, island)


def worth(rules: Rules, company: Company) -> dict[str, int]:
    """The final worth of a company by its parts (CON-10.4)."""
    parts = {
        "money": company.money,
        "island": island_value(rules, company.card, company.island),
        "harbour": rules.harbour_worth * company.harbour.count,
        "ship": rules.ship_worth * company.load(),
        "port": rules.port_worth * total(company.port),
        "factory": rules.factory_worth * company.factory.count,
        "loans": -rules.loan_cost * company.loans,
    }
    parts["total"] = sum(parts.values())
    return parts


def forecast(state: ContainerState, seat: int) -> dict[str, int]:
    """The worth of a seat's company now, with the payment it would win (CON-11.8)."""
    parts = worth(state.rules, state.companies[seat])
    payment = state.payment
    if payment is not None and payment.holder == seat:
        part = "money"
        if payment.space >= BROKERS:
            gain = state.broker_money[payment.space - BROKERS]
        else:
            part = "port"
            pile = total(state.broker_containers, payment.space * COLOURS)
            gain = state.rules.port_worth * pile
        parts[part] += gain
        parts["total"] += gain
    return parts
