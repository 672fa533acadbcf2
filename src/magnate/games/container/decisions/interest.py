"""Interest and default (CON-3)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision
from magnate.core.facts import Fact
from magnate.core.ints import adding
from magnate.games.container.actions import COLOURS, SEIZE, SEIZE_FROM_STORE
from magnate.games.container.company import Company, first_place
from magnate.games.container.decisions.collect import give_to_brokers
from magnate.games.container.decisions.loans import take_loan
from magnate.games.container.facts import (
    ASK_SEIZE,
    FORCED_LOAN,
    FORGIVEN,
    HARBOUR,
    INTEREST,
    NOT_THERE,
    NOWHERE,
    OTHER_PLACE_FIRST,
    SEIZED,
)
from magnate.games.container.state import ContainerState


def pay_interest(state: ContainerState) -> i64:
    """The active player pays for each loan held when the turn begins (CON-3); for how many there
    was no money."""
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
    return loans - paid


def seize(state: ContainerState, left: i64) -> i64:
    """The bank looks for each container anew; how many are left where a neighbour must choose."""
    debtor = state.companies[state.active]
    while left > 0:
        place = first_place(debtor)
        if place == NOWHERE:
            state.tell(FORGIVEN, state.active)
            return 0
        options: list[Action] = []
        _seizable(debtor, place, options)
        if len(options) > 1:
            return left
        _take(state, debtor, place, options[0])
        left -= 1
    return 0


@final
class Seize(Decision[ContainerState]):
    """The player to the right of a debtor chooses what the bank takes (CON-3.4)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (SEIZE, SEIZE_FROM_STORE)

    def __init__(self, left: i64) -> None:
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.right_of(state.active)]

    def question(self, state: ContainerState, seat: i64) -> Fact:
        return ASK_SEIZE.at(state.active, self.left)

    def options(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        debtor = state.companies[state.active]
        _seizable(debtor, first_place(debtor), out)

    def reason(self, state: ContainerState, seat: i64, action: Action) -> Fact:
        place = first_place(state.companies[state.active])
        asked = SEIZE_FROM_STORE if place >= HARBOUR else SEIZE
        return (NOT_THERE if action.kind is asked else OTHER_PLACE_FIRST).at()

    def resolve(self, state: ContainerState, seat: i64, action: Action) -> None:
        state.close()
        debtor = state.companies[state.active]
        _take(state, debtor, first_place(debtor), action)
        left = seize(state, self.left - 1)
        if left > 0:
            state.ask(Seize(left))


def _seizable(debtor: Company, place: i64, out: list[Action]) -> None:
    """The containers of a place, each sort once."""
    before: i64 = -1
    for cell in debtor.lying(place):
        if cell != before:
            if place >= HARBOUR:
                out.append(SEIZE_FROM_STORE.at(cell % COLOURS, cell // COLOURS))
            else:
                out.append(SEIZE.at(cell))
        before = cell


def _take(state: ContainerState, debtor: Company, place: i64, action: Action) -> None:
    debtor.take(place, action.b * COLOURS + action.a)
    state.seized = adding(state.seized, action.a, 1)
    state.tell(SEIZED, state.active, action.a, place, action.b)
