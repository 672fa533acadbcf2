"""Calling a broker: opening an auction or outbidding its leader (CON-11.3 to 11.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision
from magnate.core.facts import Fact
from magnate.games.container.actions import (
    BID,
    BROKERS,
    CALL_BROKER,
    COLOURS,
    DONE,
    DONE_ACTION,
    MAX_BID,
    OFFER_FACTORY,
    OFFER_HARBOUR,
    OUTBID,
    TAKE_LOAN,
)
from magnate.games.container.company import FACTORY_HIGH, HARBOUR_HIGH, Company, total
from magnate.games.container.decisions.loans import about_loan, offer_loan, take_loan, why_no_loan
from magnate.games.container.decisions.stores import FACTORY, HARBOUR, SetPrices
from magnate.games.container.facts import (
    ASK_BROKER_BID,
    ASK_OFFER,
    AUCTION_OPEN,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    BROKER_BID,
    BROKER_OFFER,
    CALLED,
    COLLECTED_NOW,
    GAME_ENDS,
    NO_AUCTION,
    NO_BANK,
    NO_MONEY,
    NOT_THERE,
    OFFER_TOO_LOW,
    OWN_BID,
    PASSED_BY,
    RETURNED,
    STORE_EMPTY,
    TOO_FEW_LEFT,
)
from magnate.games.container.state import ContainerState, PaymentCard

OUTBID_ACTION: Final = OUTBID.at()

# A container to offer: its cell, with those of the harbour store behind those of the factory store.
HARBOUR_CELLS: Final = (FACTORY_HIGH + 1) * COLOURS
ALL_CELLS: Final = HARBOUR_CELLS + (HARBOUR_HIGH + 1) * COLOURS


def offer_brokers(state: ContainerState, seat: int, out: list[Action]) -> None:
    if not state.rules.investment_bank or state.collected or state.ending():
        return
    company = state.companies[seat]
    payment = state.payment
    if payment is not None:
        if payment.holder != seat and payment.size() < _means(company, payment.space):
            out.append(OUTBID_ACTION)
        return
    for space in range(2 * BROKERS):
        if content_of(state, space) > 0 and _means(company, space) > 0:
            out.append(CALL_BROKER.at(space))


def why_not_call(state: ContainerState, seat: int, action: Action) -> Fact:
    if not state.rules.investment_bank:
        return NO_BANK.at()
    if state.collected:
        return COLLECTED_NOW.at()
    if state.ending():
        return GAME_ENDS.at()
    payment = state.payment
    if action.kind is OUTBID:
        if payment is None:
            return NO_AUCTION.at()
        if payment.holder == seat:
            return OWN_BID.at()
        return _why_no_means(state.companies[seat], payment.space, payment.size() + 1)
    if payment is not None:
        return AUCTION_OPEN.at()
    if content_of(state, action.a) == 0:
        return NOT_THERE.at()
    return _why_no_means(state.companies[seat], action.a, 1)


def content_of(state: ContainerState, space: int) -> int:
    if space >= BROKERS:
        return state.broker_money[space - BROKERS]
    return total(state.broker_containers, space * COLOURS)


def _means(company: Company, space: int) -> int:
    """The highest bid for a space: containers for money, money for containers (CON-11.3)."""
    if space >= BROKERS:
        return company.factory.count + company.harbour.count
    return min(company.money, MAX_BID)


def _why_no_means(company: Company, space: int, least: int) -> Fact:
    if space >= BROKERS:
        return STORE_EMPTY.at()
    return NO_MONEY.at(least, company.money) if least <= MAX_BID else BID_TOO_HIGH.at(MAX_BID)


def call_broker(state: ContainerState, seat: int, action: Action) -> None:
    state.called = True
    state.traded = True
    payment = state.payment
    if payment is None:
        state.tell(CALLED, seat, action.a)
    space = action.a if payment is None else payment.space
    state.ask(Offer(space, ()) if space >= BROKERS else BrokerBid(space))


def least_bid(state: ContainerState) -> int:
    """The lowest bid that is allowed (CON-11.3, CON-11.4)."""
    return 1 if state.payment is None else state.payment.size() + 1


class BrokerBid(Decision[ContainerState]):
    """How much money for a broker's containers? An open bid."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (BID, TAKE_LOAN)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: int) -> Fact:
        return ASK_BROKER_BID.at(self.space, least_bid(state))

    def options(self, state: ContainerState, seat: int, out: list[Action]) -> None:
        most = min(state.companies[seat].money, MAX_BID)
        out.extend(BID.actions[least_bid(state) : most + 1])
        offer_loan(state, seat, out)

    def reason(self, state: ContainerState, seat: int, action: Action) -> Fact:
        if action.kind is TAKE_LOAN:
            return why_no_loan(state)
        if action.a < least_bid(state):
            return BID_TOO_LOW.at(least_bid(state))
        return BID_TOO_HIGH.at(state.companies[seat].money)

    def about(self, state: ContainerState, seat: int, action: Action) -> dict[str, int]:
        if action.kind is TAKE_LOAN:
            return about_loan(state, seat)
        return {"cost": action.a, "left": state.companies[seat].money - action.a}

    def resolve(self, state: ContainerState, seat: int, action: Action) -> None:
        if action.kind is TAKE_LOAN:
            take_loan(state, seat)
            return
        outbid = state.payment
        state.companies[seat].pay(action.a)
        state.payment = PaymentCard(self.space, seat, action.a, (), ())
        state.tell(BROKER_BID, seat, self.space, action.a)
        if outbid is not None:
            state.companies[outbid.holder].receive(outbid.money)
            state.tell(RETURNED, outbid.holder)
        state.finish()


class Offer(Decision[ContainerState]):
    """Which containers for a broker's money? Asked one by one in a fixed order.

    Those chosen so far (`offered`) stay in their stores until the bid is complete.
    """

    kinds: ClassVar[tuple[ActionKind, ...]] = (OFFER_FACTORY, OFFER_HARBOUR, DONE)

    def __init__(self, space: int, offered: tuple[int, ...]) -> None:
        self.space = space
        self.offered = offered

    def args(self) -> tuple[int, ...]:
        return (self.space, *self.offered)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: int) -> Fact:
        return ASK_OFFER.at(self.space, len(self.offered), least_bid(state))

    def _cursor(self) -> int:
        return self.offered[-1] if self.offered else 0

    def _left(self, company: Company) -> list[int]:
        """How many containers of each cell can still be offered."""
        left = company.factory.cells + company.harbour.cells
        for cell in self.offered:
            left[cell] -= 1
        return left

    def options(self, state: ContainerState, seat: int, out: list[Action]) -> None:
        left = self._left(state.companies[seat])
        cursor = self._cursor()
        reach = len(self.offered) + _count_from(left, cursor)
        least = least_bid(state)
        for cell in range(cursor, ALL_CELLS):
            if reach < least:
                break
            if left[cell] > 0:
                out.append(_offer_action(cell))
                reach -= left[cell]
        if len(self.offered) >= least:
            out.append(DONE_ACTION)

    def reason(self, state: ContainerState, seat: int, action: Action) -> Fact:
        if action.kind is DONE:
            return OFFER_TOO_LOW.at(least_bid(state))
        cell = _offered_cell(action)
        if self._left(state.companies[seat])[cell] == 0:
            return NOT_THERE.at()
        return PASSED_BY.at() if cell < self._cursor() else TOO_FEW_LEFT.at()

    def resolve(self, state: ContainerState, seat: int, action: Action) -> None:
        offered = self.offered
        if action.kind is not DONE:
            longer = Offer(self.space, (*offered, _offered_cell(action)))
            offered = longer.offered
            if _count_from(longer._left(state.companies[seat]), offered[-1]) > 0:
                state.replace(longer)
                return
        state.stack.pop()
        _place_bid(state, seat, self.space, offered)


def load_offer(space: int, *offered: int) -> Offer:
    return Offer(space, offered)


def _count_from(counts: list[int], first: int) -> int:
    count = 0
    for cell in range(first, len(counts)):
        count += counts[cell]
    return count


def _place_bid(state: ContainerState, seat: int, space: int, offered: tuple[int, ...]) -> None:
    company = state.companies[seat]
    factory = [cell for cell in offered if cell < HARBOUR_CELLS]
    harbour = [cell - HARBOUR_CELLS for cell in offered if cell >= HARBOUR_CELLS]
    for cell in factory:
        company.factory.take(cell)
    for cell in harbour:
        company.harbour.take(cell)
    outbid = state.payment
    state.payment = PaymentCard(space, seat, 0, tuple(factory), tuple(harbour))
    state.tell(BROKER_OFFER, seat, space, len(offered))
    if outbid is not None:
        _return_bid(state, outbid)
    state.go_on()


def _return_bid(state: ContainerState, outbid: PaymentCard) -> None:
    """Containers go back to their stores, at any prices their owner likes (CON-11.4, 11.10)."""
    company = state.companies[outbid.holder]
    state.tell(RETURNED, outbid.holder)
    for cell in outbid.factory:
        company.factory.put(cell)
    for cell in outbid.harbour:
        company.harbour.put(cell)
    if outbid.harbour:
        state.ask(SetPrices(outbid.holder, HARBOUR, 0, outbid.harbour))
    if outbid.factory:
        state.ask(SetPrices(outbid.holder, FACTORY, 0, outbid.factory))


def _offer_action(cell: int) -> Action:
    if cell >= HARBOUR_CELLS:
        cell -= HARBOUR_CELLS
        return OFFER_HARBOUR.at(cell % COLOURS, cell // COLOURS)
    return OFFER_FACTORY.at(cell % COLOURS, cell // COLOURS)


def _offered_cell(action: Action) -> int:
    cell = action.b * COLOURS + action.a
    return cell + HARBOUR_CELLS if action.kind is OFFER_HARBOUR else cell
