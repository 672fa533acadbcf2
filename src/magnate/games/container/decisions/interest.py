"""Interest and default (CON-3)."""

from __future__ import annotations

from typing import ClassVar

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision
from magnate.core.facts import Fact
from magnate.games.container.actions import COLOURS, SEIZE, SEIZE_FROM_STORE
from magnate.games.container.company import Company, Store, total
from magnate.games.container.decisions.collect import give_to_brokers
from magnate.games.container.decisions.loans import take_loan
from magnate.games.container.facts import (
    ASK_SEIZE,
    FACTORY,
    FORCED_LOAN,
    FORGIVEN,
    HARBOUR,
    INTEREST,
    NOT_THERE,
    OTHER_PLACE_FIRST,
    SEIZED,
)
from magnate.games.container.state import ContainerState


def pay_interest(state: ContainerState) -> None:
    """The active player pays for each loan held when the turn begins (CON-3)."""
    rules = state.rules
    company = state.companies[state.active]
    loans = company.loans
    company.fresh_loans = 0
    while company.money < loans * rules.loan_interest and company.loans < rules.loan_limit:
        take_loan(state, state.active, FORCED_LOAN)  # CON-3.2
    paid = min(loans, company.money // rules.loan_interest)
    if paid > 0:
        amount = paid * rules.loan_interest
        company.pay(amount)
        state.tell(INTEREST, state.active, amount)
        if rules.investment_bank:
            give_to_brokers(state, amount, rules.skip_auctioned_space)
        else:
            state.bank += amount
    _seize(state, loans - paid)


def _seize(state: ContainerState, left: int) -> None:
    """The bank looks for each container anew; where there's a choice a neighbour makes it."""
    debtor = state.companies[state.active]
    while left > 0:
        options: list[Action] = []
        _seizable(debtor, options)
        if not options:
            state.tell(FORGIVEN, state.active)
            break
        if len(options) > 1:
            state.ask(Seize(left))
            return
        _take(state, debtor, options[0])
        left -= 1


class Seize(Decision[ContainerState]):
    """The player to the right of a debtor chooses what the bank takes (CON-3.4)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (SEIZE, SEIZE_FROM_STORE)

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.right_of(state.active)]

    def question(self, state: ContainerState, seat: int) -> Fact:
        return ASK_SEIZE.at(state.active, self.left)

    def options(self, state: ContainerState, seat: int, out: list[Action]) -> None:
        _seizable(state.companies[state.active], out)

    def reason(self, state: ContainerState, seat: int, action: Action) -> Fact:
        from_store = first_pile(state.companies[state.active]) is None
        asked = SEIZE_FROM_STORE if from_store else SEIZE
        return (NOT_THERE if action.kind is asked else OTHER_PLACE_FIRST).at()

    def resolve(self, state: ContainerState, seat: int, action: Action) -> None:
        state.close()
        _take(state, state.companies[state.active], action)
        _seize(state, self.left - 1)


def first_pile(debtor: Company) -> list[int] | None:
    """The first of island, ship and port that holds a container (CON-3.3)."""
    for pile in _piles(debtor):
        if total(pile) > 0:
            return pile
    return None


def _piles(debtor: Company) -> list[list[int]]:
    """In the order of the domain PLACE."""
    return [debtor.island, debtor.ship, debtor.port]


def _first_store(debtor: Company) -> Store:
    return debtor.harbour if debtor.harbour.count > 0 else debtor.factory


def _seizable(debtor: Company, out: list[Action]) -> None:
    """The containers of the first place that has one, each sort once."""
    pile = first_pile(debtor)
    if pile is not None:
        for colour in range(COLOURS):
            if pile[colour] > 0:
                out.append(SEIZE.at(colour))
        return
    cells = _first_store(debtor).cells
    for cell in range(COLOURS, len(cells)):
        if cells[cell] > 0:
            out.append(SEIZE_FROM_STORE.at(cell % COLOURS, cell // COLOURS))


def _take(state: ContainerState, debtor: Company, action: Action) -> None:
    if action.kind is SEIZE:
        piles = _piles(debtor)
        place = 0
        while total(piles[place]) == 0:
            place += 1
        piles[place][action.a] -= 1
    else:
        place = HARBOUR if debtor.harbour.count > 0 else FACTORY
        _first_store(debtor).take(action.b * COLOURS + action.a)
    state.seized[action.a] += 1
    state.tell(SEIZED, state.active, action.a, place, action.b)
