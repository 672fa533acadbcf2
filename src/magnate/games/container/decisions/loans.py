"""Loans (CON-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from magnate.core.decisions import Decision
from magnate.core.facts import Fact, FactKind
from magnate.games.container.actions import TAKE_LOAN
from magnate.games.container.company import Company
from magnate.games.container.facts import LOAN, LOAN_LIMIT, LOAN_TOO_NEW, NO_LOAN, NO_MONEY, REPAID

if TYPE_CHECKING:
    from magnate.games.container.state import ContainerState

LOAN_ACTION: Final = TAKE_LOAN.at()


class AsksMoney(Decision["ContainerState"]):
    """A question that asks for money: whoever answers it may take loans besides (CON-9.3)."""


def why_no_loan(state: ContainerState) -> Fact:
    return LOAN_LIMIT.at(state.rules.loan_limit)


def about_loan(state: ContainerState, seat: i64) -> dict[str, int]:
    amount = state.rules.loan_amount
    return {"gain": amount, "left": state.companies[seat].money + amount}


def take_loan(state: ContainerState, seat: i64, told: FactKind = LOAN) -> None:
    """CON-9.1; the loan can't be repaid before the next interest step (CON-9.2)."""
    company = state.companies[seat]
    company.loans += 1
    company.fresh_loans += 1
    company.receive(state.rules.loan_amount)
    state.bank -= state.rules.loan_amount
    state.tell(told, seat, state.rules.loan_amount)


def repayable(company: Company) -> i64:
    """How many loans are old enough to be repaid (CON-9.2)."""
    return company.loans - company.fresh_loans


def can_repay(state: ContainerState, seat: i64) -> bool:
    company = state.companies[seat]
    return repayable(company) > 0 and company.money >= state.rules.loan_amount


def why_no_repayment(state: ContainerState, seat: i64) -> Fact:
    company = state.companies[seat]
    if company.loans == 0:
        return NO_LOAN.at()
    if repayable(company) == 0:
        return LOAN_TOO_NEW.at()
    return NO_MONEY.at(state.rules.loan_amount, company.money)


def repay_loan(state: ContainerState, seat: i64) -> None:
    company = state.companies[seat]
    company.pay(state.rules.loan_amount)
    company.loans -= 1
    state.bank += state.rules.loan_amount
    state.tell(REPAID, seat, state.rules.loan_amount)
