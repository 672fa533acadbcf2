"""What a seat makes of a position. All worth is in cents, so that whole numbers are fine enough.

Other seats' value cards and closed bids are never looked at: a rival is taken to like all colours
alike.
"""

from __future__ import annotations

from typing import Final, final

from magnate.games.container.actions import COLOURS
from magnate.games.container.company import Company, total
from magnate.games.container.rules import Rules
from magnate.games.container.scoring import colour_values, island_value
from magnate.games.container.state import ContainerState

DOLLAR: Final = 100
NEVER: Final = -1_000_000
FAR: Final = 99
KEPT: Final = 5
"""Dollars, loans included, that are kept: who can't pay interest loses containers."""
DOUBT: Final = 75
"""Per cent of its face value that a container is taken for while its colour may be discarded."""


@final
class Outlook:
    """How late it is, and what the seat can spend."""

    def __init__(self, state: ContainerState, seat: int) -> None:
        self.state = state
        self.rules: Rules = state.rules
        self.seat = seat
        self.company: Company = state.companies[seat]
        self.rounds = _rounds_left(state)
        self.progress = _progress(state)
        """How much of the game is over, in per cent."""
        self.purse = purse(state, seat)
        self.ruin = _others_are_ruined(state, seat)


def purse(state: ContainerState, seat: int) -> int:
    """Money in hand and money that loans would bring."""
    company = state.companies[seat]
    unused = state.rules.loan_limit - company.loans
    return company.money + state.rules.loan_amount * unused


def _others_are_ruined(state: ContainerState, seat: int) -> bool:
    """Whether nobody is left to sell anything to."""
    money = 0
    for other in range(state.players):
        if other != seat:
            money += purse(state, other)
    return money < 5 * (state.players - 1)


def _rounds_left(state: ContainerState) -> int:
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


def _progress(state: ContainerState) -> int:
    lowest = sorted(state.supply)
    return 100 - 50 * (lowest[0] + lowest[1]) // state.rules.containers


def load_worth(outlook: Outlook, seat: int, load: list[int]) -> int:
    """What a load adds to a seat's island: at first its face value, for more will come and
    another colour may be the one to discard; in the end what the scoring makes of it."""
    island = outlook.state.companies[seat].island
    after = [island[colour] + load[colour] for colour in range(COLOURS)]
    if seat == outlook.seat:
        rules = outlook.rules
        card = outlook.company.card
        values = colour_values(rules, card, after)
        face = 0
        for colour in range(COLOURS):
            face += values[colour] * load[colour] * DOLLAR
        scored = (island_value(rules, card, after) - island_value(rules, card, island)) * DOLLAR
    else:
        unit = _average_value(outlook.rules)
        face = unit * total(load)
        scored = unit * (total(after) - max(after) - total(island) + max(island))
    late = outlook.progress * outlook.progress // 100
    return (scored * late + face * DOUBT // 100 * (100 - late)) // 100


def _average_value(rules: Rules) -> int:
    """What a container counts for somebody whose card isn't known; every other one fills a set."""
    values = sum(rules.card_values) + (rules.set_value - rules.card_values[1]) // 2
    return values * DOLLAR // COLOURS


def keenness(outlook: Outlook) -> int:
    """Per cent of a load's worth that is bid: cash is scarce at first and only a score later."""
    return 65 + outlook.progress // 4


def rivals_bid(outlook: Outlook, seller: int, load: list[int]) -> int:
    """The highest bid to expect from others than the seat for a seller's load."""
    top = 0
    for seat in range(outlook.state.players):
        if seat != seller and seat != outlook.seat:
            bid = load_worth(outlook, seat, load) * keenness(outlook) // 100
            top = max(top, min(bid, purse(outlook.state, seat) * DOLLAR))
    return top


def auctioned(outlook: Outlook, load: list[int]) -> int:
    """What auctioning a load should bring: twice the bid, or the load less the bid."""
    bid = rivals_bid(outlook, outlook.seat, load)
    return max(2 * bid, load_worth(outlook, outlook.seat, load) - bid)


def aboard(outlook: Outlook, load: list[int]) -> int:
    """What a load is worth on the ship, where it counts something too if it is never sold."""
    return max(auctioned(outlook, load), outlook.rules.ship_worth * DOLLAR * total(load))


def estate(outlook: Outlook, seat: int) -> int:
    """What a seat would score now, as far as one can know."""
    rules = outlook.rules
    company = outlook.state.companies[seat]
    island = company.island
    worth = company.money - rules.loan_cost * company.loans
    worth += rules.harbour_worth * company.harbour.count + rules.ship_worth * company.load()
    if seat == outlook.seat:
        return (worth + island_value(rules, company.card, island)) * DOLLAR
    return worth * DOLLAR + _average_value(rules) * (total(island) - max(island))


def is_leading(outlook: Outlook) -> bool:
    mine = estate(outlook, outlook.seat)
    for seat in range(outlook.state.players):
        if seat != outlook.seat and estate(outlook, seat) > mine:
            return False
    return True
