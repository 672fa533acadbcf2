"""Calling a broker: opening an auction or outbidding its leader (CON-11.3 to 11.5)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, remove
from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision
from magnate.core.facts import Fact
from magnate.core.ints import Ints, including, ints, zeros
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
from magnate.games.container.auctions import PaymentCard
from magnate.games.container.company import FACTORY_CELLS, Company
from magnate.games.container.decisions.loans import AsksMoney
from magnate.games.container.decisions.prices import set_prices
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
    FACTORY,
    GAME_ENDS,
    HARBOUR,
    NO_AUCTION,
    NO_BANK,
    NO_MONEY,
    NOT_THERE,
    OFFER_TOO_LOW,
    OFFERED,
    OWN_BID,
    RETURNED,
    RETURNED_CONTAINER,
    TOO_FEW_CONTAINERS,
)
from magnate.games.container.state import ContainerState

OUTBID_ACTION: Final = OUTBID.at()

# A container to offer: its cell, with those of the harbour store behind those of the factory store.
HARBOUR_FIRST: Final[i64] = FACTORY_CELLS


def offer_brokers(state: ContainerState, seat: i64, out: list[Action]) -> None:
    """Outbid the leader, or offer money for containers or containers for money (CON-11.3)."""
    if not state.rules.investment_bank or state.collected or state.ending():
        return
    company = state.companies[seat]
    payment = state.payment
    if payment is not None:
        if payment.holder != seat and payment.size() < _means(company, payment.space):
            out.append(OUTBID_ACTION)
        return
    if company.money > 0:
        for broker in range(BROKERS):
            if state.broker_pile(broker) > 0:
                out.append(CALL_BROKER.at(broker))
    if len(company.factory) + len(company.harbour) > 0:
        for broker in range(BROKERS):
            if state.broker_money[broker] > 0:
                out.append(CALL_BROKER.at(BROKERS + broker))


def why_not_call(state: ContainerState, seat: i64, action: Action) -> Fact:
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


def content_of(state: ContainerState, space: i64) -> i64:
    if space >= BROKERS:
        return state.broker_money[space - BROKERS]
    return state.broker_pile(space)


def _means(company: Company, space: i64) -> i64:
    """The highest bid for a space: containers for money, money for containers (CON-11.3)."""
    if space >= BROKERS:
        return len(company.factory) + len(company.harbour)
    return min(company.money, MAX_BID)


def _why_no_means(company: Company, space: i64, least: i64) -> Fact:
    if space >= BROKERS:
        return TOO_FEW_CONTAINERS.at(least, _means(company, space))
    return NO_MONEY.at(least, company.money) if least <= MAX_BID else BID_TOO_HIGH.at(MAX_BID)


def call_broker(state: ContainerState, seat: i64, action: Action) -> None:
    state.traded = True
    payment = state.payment
    if payment is None:
        state.tell(CALLED, seat, action.a)
    space = action.a if payment is None else payment.space
    state.ask(Offer(space, zeros(0)) if space >= BROKERS else BrokerBid(space))


def least_bid(state: ContainerState) -> i64:
    """The lowest bid that is allowed (CON-11.3, CON-11.4)."""
    return 1 if state.payment is None else state.payment.size() + 1


@final
class BrokerBid(AsksMoney):
    """How much money for a broker's containers? An open bid."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (TAKE_LOAN, BID)

    def __init__(self, space: i64) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: i64) -> Fact:
        return ASK_BROKER_BID.at(self.space, least_bid(state))

    def options(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        most = min(state.companies[seat].money, MAX_BID)
        out.extend(BID.actions[least_bid(state) : most + 1])

    def reason(self, state: ContainerState, seat: i64, action: Action) -> Fact:
        if action.a < least_bid(state):
            return BID_TOO_LOW.at(least_bid(state))
        return BID_TOO_HIGH.at(state.companies[seat].money)

    def about(self, state: ContainerState, seat: i64, action: Action) -> dict[str, int]:
        return {"cost": action.a, "left": state.companies[seat].money - action.a}

    def resolve(self, state: ContainerState, seat: i64, action: Action) -> None:
        outbid = state.payment
        state.companies[seat].pay(action.a)
        state.payment = PaymentCard(space=self.space, holder=seat, money=action.a)
        state.tell(BROKER_BID, seat, self.space, action.a)
        if outbid is not None:
            state.companies[outbid.holder].receive(outbid.money)
            state.tell(RETURNED, outbid.holder, outbid.money, 0)
        state.close()


@final
class Offer(Decision[ContainerState]):
    """Which containers for a broker's money?

    Those chosen so far (`offered`, from the lowest cell up) stay in their stores until the bid is
    complete.
    """

    kinds: ClassVar[tuple[ActionKind, ...]] = (OFFER_FACTORY, OFFER_HARBOUR, DONE)
    any_order: ClassVar[bool] = True

    def __init__(self, space: i64, offered: Ints) -> None:
        self.space = space
        self.offered = offered

    def args(self) -> tuple[int, ...]:
        return (self.space, *self.offered)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: i64) -> Fact:
        return ASK_OFFER.at(self.space, len(self.offered), least_bid(state))

    def _left(self, company: Company) -> Ints:
        """The containers that can still be offered, from the lowest cell up."""
        left = company.factory[:]
        for cell in company.harbour:
            left = append(left, HARBOUR_FIRST + cell)
        for cell in self.offered:
            left = remove(left, cell)
        return left

    def options(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        before: i64 = -1
        for cell in self._left(state.companies[seat]):
            if cell != before:
                out.append(_offer_action(cell))
            before = cell
        if len(self.offered) >= least_bid(state):
            out.append(DONE_ACTION)

    def canonical(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        """In the order of cells, as long as enough are left behind."""
        left = self._left(state.companies[seat])
        least = least_bid(state)
        cursor: i64 = self.offered[-1] if len(self.offered) > 0 else 0
        before: i64 = -1
        reach = len(self.offered) + len(left)
        for cell in left:
            if cell != before and cell >= cursor and reach >= least:
                out.append(_offer_action(cell))
            before = cell
            reach -= 1
        if len(self.offered) >= least:
            out.append(DONE_ACTION)
        if not out:
            self.options(state, seat, out)

    def reason(self, state: ContainerState, seat: i64, action: Action) -> Fact:
        return OFFER_TOO_LOW.at(least_bid(state)) if action.kind is DONE else NOT_THERE.at()

    def resolve(self, state: ContainerState, seat: i64, action: Action) -> None:
        offered = self.offered
        if action.kind is not DONE:
            offered = including(offered, _offered_cell(action))
            if len(offered) < _means(state.companies[seat], self.space):
                state.replace(Offer(self.space, offered))
                return
        state.close()
        _place_bid(state, seat, self.space, offered)


def load_offer(space: i64, *offered: i64) -> Offer:
    return Offer(space, ints(offered))


def _place_bid(state: ContainerState, seat: i64, space: i64, offered: Ints) -> None:
    company = state.companies[seat]
    factory = zeros(0)
    harbour = zeros(0)
    for cell in offered:
        if cell < HARBOUR_FIRST:
            factory = append(factory, cell)
            company.take(FACTORY, cell)
            state.tell(OFFERED, seat, cell % COLOURS, FACTORY, cell // COLOURS)
        else:
            cell -= HARBOUR_FIRST
            harbour = append(harbour, cell)
            company.take(HARBOUR, cell)
            state.tell(OFFERED, seat, cell % COLOURS, HARBOUR, cell // COLOURS)
    outbid = state.payment
    state.payment = PaymentCard(space=space, holder=seat, factory=factory, harbour=harbour)
    state.tell(BROKER_OFFER, seat, space, len(offered))
    if outbid is not None:
        _return_bid(state, outbid)


def _return_bid(state: ContainerState, outbid: PaymentCard) -> None:
    """Containers go back to their stores, at any prices their owner likes (CON-11.4, 11.10)."""
    seat = outbid.holder
    company = state.companies[seat]
    state.tell(RETURNED, seat, 0, outbid.size())
    for cell in outbid.factory:
        company.put(FACTORY, cell)
        state.tell(RETURNED_CONTAINER, seat, cell % COLOURS, FACTORY, cell // COLOURS)
    for cell in outbid.harbour:
        company.put(HARBOUR, cell)
        state.tell(RETURNED_CONTAINER, seat, cell % COLOURS, HARBOUR, cell // COLOURS)
    prices: list[Decision[ContainerState]] = []
    if len(outbid.factory) > 0:
        prices.append(set_prices(seat, FACTORY, outbid.factory))
    if len(outbid.harbour) > 0:
        prices.append(set_prices(seat, HARBOUR, outbid.harbour))
    state.ask_in_order(prices)


def _offer_action(cell: i64) -> Action:
    if cell >= HARBOUR_FIRST:
        cell -= HARBOUR_FIRST
        return OFFER_HARBOUR.at(cell % COLOURS, cell // COLOURS)
    return OFFER_FACTORY.at(cell % COLOURS, cell // COLOURS)


def _offered_cell(action: Action) -> i64:
    cell = action.b * COLOURS + action.a
    return cell + HARBOUR_FIRST if action.kind is OFFER_HARBOUR else cell
