"""What a company is worth at the end of the game (CON-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magnate.core.ints import Ints, highest, plus, zeros
from magnate.games.container.actions import BROKERS, COLOURS
from magnate.games.container.company import Company, by_colour
from magnate.games.container.rules import Rules

if TYPE_CHECKING:
    from magnate.games.container.state import ContainerState


def colour_values(rules: Rules, card: i64, island: Ints) -> Ints:
    """What a container of each colour counts for the owner of a value card (CON-10.2)."""
    values = zeros(COLOURS)
    colours = rules.card_colours[card]
    for place in range(COLOURS):
        values[colours[place]] = rules.card_values[place]
    if 0 not in island:
        values[colours[1]] = rules.set_value
    return values


def discarded_colour(rules: Rules, card: i64, island: Ints) -> i64:
    """The most numerous colour, which is discarded whole (CON-10.3)."""
    return _discarded(rules, card, island, colour_values(rules, card, island))


def _discarded(rules: Rules, card: i64, island: Ints, values: Ints) -> i64:
    most = highest(island)
    five_ten = rules.card_colours[card][1]
    if island[five_ten] == most:
        return five_ten
    best: i64 = -1
    for colour in range(COLOURS):
        if island[colour] == most and (best < 0 or values[colour] < values[best]):
            best = colour
    return best


def island_value(rules: Rules, card: i64, island: Ints) -> i64:
    """What the containers on the island are worth after the discard (CON-10.2 to 10.4)."""
    values = colour_values(rules, card, island)
    discarded = _discarded(rules, card, island, values)
    value: i64 = 0
    for colour in range(COLOURS):
        if colour != discarded:
            value += values[colour] * island[colour]
    return value


def value_added(rules: Rules, card: i64, island: Ints, load: Ints) -> i64:
    """What a load adds to the value of an island; it can be less than nothing (CON-10.3)."""
    after = plus(island, load)
    return island_value(rules, card, after) - island_value(rules, card, island)


def worth(rules: Rules, company: Company) -> dict[str, int]:
    """The final worth of a company by its parts (CON-10.4)."""
    parts = {
        "money": company.money,
        "island": island_value(rules, company.card, by_colour(company.island)),
        "harbour": rules.harbour_worth * len(company.harbour),
        "ship": rules.ship_worth * len(company.ship),
        "port": rules.port_worth * len(company.port),
        "factory": rules.factory_worth * len(company.factory),
        "loans": -rules.loan_cost * company.loans,
    }
    parts["total"] = sum(parts.values())
    return parts


def forecast(state: ContainerState, seat: i64) -> dict[str, int]:
    """The worth of a seat's company now, with the payment it would win (CON-11.8)."""
    parts = worth(state.rules, state.companies[seat])
    payment = state.payment
    if payment is not None and payment.holder == seat:
        part = "money"
        if payment.space >= BROKERS:
            gain = state.broker_money[payment.space - BROKERS]
        else:
            part = "port"
            gain = state.rules.port_worth * state.broker_pile(payment.space)
        parts[part] += gain
        parts["total"] += gain
    return parts
