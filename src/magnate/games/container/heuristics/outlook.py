"""What a seat makes of a position. All worth is in cents, so that whole numbers are fine enough.

Other seats' value cards and closed bids are never looked at: a rival is taken to like all colours
alike.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magnate.core.ints import Ints, highest, plus, sum_of
from magnate.games.container.actions import COLOURS
from magnate.games.container.company import Company, by_colour
from magnate.games.container.rules import Rules
from magnate.games.container.scoring import colour_values, island_value
from magnate.games.container.state import ContainerState

DOLLAR: Final[i64] = 100
NEVER: Final[i64] = -1_000_000
FAR: Final[i64] = 99
KEPT: Final[i64] = 5
"""Dollars, loans included, that are kept: who can't pay interest loses containers."""
DOUBT: Final[i64] = 75
"""Per cent of its face value that a container is taken for while its colour may be discarded."""


@final
class Outlook:
    """How late it is, and what the seat can spend."""

    def __init__(self, state: ContainerState, seat: i64) -> None:
        self.state = state
        self.rules: Rules = state.rules
        self.seat = seat
        self.company: Company = state.companies[seat]
        self.ship = by_colour(self.company.ship)
        self.islands = [by_colour(company.island) for company in state.companies]
        self.rounds = _rounds_left(state)
        self.progress = _progress(state)
        """How much of the game is over, in per cent."""
        self.purse = purse(state, seat)
        self.ruin = _others_are_ruined(state, seat)


def purse(state: ContainerState, seat: i64) -> i64:
    """Money in hand and money that loans would bring."""
    company = state.companies[seat]
    unused = state.rules.loan_limit - company.loans
    return company.money + state.rules.loan_amount * unused


def _others_are_ruined(state: ContainerState, seat: i64) -> bool:
    """Whether nobody is left to sell anything to."""
    money: i64 = 0
    for other in range(state.players):
        if other != seat:
            money += purse(state, other)
    return money < 5 * (state.players - 1)


def _rounds_left(state: ContainerState) -> i64:
    """Rounds until the second colour runs out, if machines ran every other turn."""
    first = FAR
    second = FAR
    for colour in range(COLOURS):
        machines = state.rules.machines - state.machine_supply[colour]
        rounds = FAR
        if state.supply[colour] == 0:
            rounds = 0
        elif machines > 0:
            rounds = (2 * state.supply[colour] + machines - 1) // machines
        if rounds < first:
            second = first
            first = rounds
        elif rounds < second:
            second = rounds
    return second


def _progress(state: ContainerState) -> i64:
    lowest = sorted(state.supply)
    return 100 - 50 * (lowest[0] + lowest[1]) // state.rules.containers


def load_worth(outlook: Outlook, seat: i64, load: Ints) -> i64:
    """What a load adds to a seat's island: at first its face value, for more will come and
    another colour may be the one to discard; in the end what the scoring makes of it."""
    island = outlook.islands[seat]
    after = plus(island, load)
    if seat == outlook.seat:
        rules = outlook.rules
        card = outlook.company.card
        values = colour_values(rules, card, after)
        face: i64 = 0
        for colour in range(COLOURS):
            face += values[colour] * load[colour] * DOLLAR
        scored = (island_value(rules, card, after) - island_value(rules, card, island)) * DOLLAR
    else:
        unit = _average_value(outlook.rules)
        face = unit * sum_of(load)
        scored = unit * (sum_of(load) - highest(after) + highest(island))
    late = outlook.progress * outlook.progress // 100
    return (scored * late + face * DOUBT // 100 * (100 - late)) // 100


def _average_value(rules: Rules) -> i64:
    """What a container counts for somebody whose card isn't known; every other one fills a set."""
    values = sum_of(rules.card_values) + (rules.set_value - rules.card_values[1]) // 2
    return values * DOLLAR // COLOURS


def keenness(outlook: Outlook) -> i64:
    """Per cent of a load's worth that is bid: cash is scarce at first and only a score later."""
    return 65 + outlook.progress // 4


def rivals_bid(outlook: Outlook, seller: i64, load: Ints) -> i64:
    """The highest bid to expect from others than the seat for a seller's load."""
    top: i64 = 0
    for seat in range(outlook.state.players):
        if seat != seller and seat != outlook.seat:
            bid = load_worth(outlook, seat, load) * keenness(outlook) // 100
            top = max(top, min(bid, purse(outlook.state, seat) * DOLLAR))
    return top


def auctioned(outlook: Outlook, load: Ints) -> i64:
    """What auctioning a load should bring: twice the bid, or the load less the bid."""
    bid = rivals_bid(outlook, outlook.seat, load)
    return max(2 * bid, load_worth(outlook, outlook.seat, load) - bid)


def aboard(outlook: Outlook, load: Ints) -> i64:
    """What a load is worth on the ship, where it counts something too if it is never sold."""
    return max(auctioned(outlook, load), outlook.rules.ship_worth * DOLLAR * sum_of(load))


def estate(outlook: Outlook, seat: i64) -> i64:
    """What a seat would score now, as far as one can know."""
    rules = outlook.rules
    company = outlook.state.companies[seat]
    island = outlook.islands[seat]
    worth = company.money - rules.loan_cost * company.loans
    worth += rules.harbour_worth * len(company.harbour) + rules.ship_worth * len(company.ship)
    if seat == outlook.seat:
        return (worth + island_value(rules, company.card, island)) * DOLLAR
    return worth * DOLLAR + _average_value(rules) * (sum_of(island) - highest(island))


def is_leading(outlook: Outlook) -> bool:
    mine = estate(outlook, outlook.seat)
    for seat in range(outlook.state.players):
        if seat != outlook.seat and estate(outlook, seat) > mine:
            return False
    return True
