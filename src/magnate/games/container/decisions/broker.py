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
from magnate.games.container.auctions import PaymentCard
from magnate.games.container.company import FACTORY_HIGH, HARBOUR_HIGH, Company, total
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
        return TOO_FEW_CONTAINERS.at(least, _means(company, space))
    return NO_MONEY.at(least, company.money) if least <= MAX_BID else BID_TOO_HIGH.at(MAX_BID)


def call_broker(state: ContainerState, seat: int, action: Action) -> None:
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

    kinds: ClassVar[tuple[ActionKind, ...]] = (TAKE_LOAN, BID)

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

    def reason(self, state: ContainerState, seat: int, action: Action) -> Fact:
        if action.a < least_bid(state):
            return BID_TOO_LOW.at(least_bid(state))
        return BID_TOO_HIGH.at(state.companies[seat].money)

    def about(self, state: ContainerState, seat: int, action: Action) -> dict[str, int]:
        return {"cost": action.a, "left": state.companies[seat].money - action.a}

    def resolve(self, state: ContainerState, seat: int, action: Action) -> None:
        outbid = state.payment
        state.companies[seat].pay(action.a)
        state.payment = PaymentCard(space=self.space, holder=seat, money=action.a)
        state.tell(BROKER_BID, seat, self.space, action.a)
        if outbid is not None:
            state.companies[outbid.holder].receive(outbid.money)
            state.tell(RETURNED, outbid.holder, outbid.money, 0)
        state.close()


class Offer(Decision[ContainerState]):
    """Which containers for a broker's money?

    Those chosen so far (`offered`, from the lowest cell up) stay in their stores until the bid is
    complete.
    """

    kinds: ClassVar[tuple[ActionKind, ...]] = (OFFER_FACTORY, OFFER_HARBOUR, DONE)
    any_order: ClassVar[bool] = True

    def __init__(self, space: int, offered: tuple[int, ...]) -> None:
        self.space = space
        self.offered = offered

    def args(self) -> tuple[int, ...]:
        return (self.space, *self.offered)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: int) -> Fact:
        return ASK_OFFER.at(self.space, len(self.offered), least_bid(state))

    def _left(self, company: Company) -> list[int]:
        """How many containers of each cell can still be offered."""
        left = company.factory.cells + company.harbour.cells
        for cell in self.offered:
            left[cell] -= 1
        return left

    def options(self, state: ContainerState, seat: int, out: list[Action]) -> None:
        left = self._left(state.companies[seat])
        for cell in range(ALL_CELLS):
            if left[cell] > 0:
                out.append(_offer_action(cell))
        if len(self.offered) >= least_bid(state):
            out.append(DONE_ACTION)

    def canonical(self, state: ContainerState, seat: int, out: list[Action]) -> None:
        """In the order of cells, as long as enough are left behind."""
        left = self._left(state.companies[seat])
        least = least_bid(state)
        cursor = self.offered[-1] if self.offered else 0
        reach = len(self.offered) + _count_from(left, cursor)
        for cell in range(cursor, ALL_CELLS):
            if reach < least:
                break
            if left[cell] > 0:
                out.append(_offer_action(cell))
                reach -= left[cell]
        if len(self.offered) >= least:
            out.append(DONE_ACTION)
        if not out:
            self.options(state, seat, out)

    def reason(self, state: ContainerState, seat: int, action: Action) -> Fact:
        return OFFER_TOO_LOW.at(least_bid(state)) if action.kind is DONE else NOT_THERE.at()

    def resolve(self, state: ContainerState, seat: int, action: Action) -> None:
        offered = self.offered
        if action.kind is not DONE:
            offered = tuple(sorted([*offered, _offered_cell(action)]))
            company = state.companies[seat]
            if len(offered) < company.factory.count + company.harbour.count:
                state.replace(Offer(self.space, offered))
                return
        state.close()
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
        state.tell(OFFERED, seat, cell % COLOURS, FACTORY, cell // COLOURS)
    for cell in harbour:
        company.harbour.take(cell)
        state.tell(OFFERED, seat, cell % COLOURS, HARBOUR, cell // COLOURS)
    outbid = state.payment
    state.payment = PaymentCard(
        space=space, holder=seat, factory=tuple(factory), harbour=tuple(harbour)
    )
    state.tell(BROKER_OFFER, seat, space, len(offered))
    if outbid is not None:
        _return_bid(state, outbid)


def _return_bid(state: ContainerState, outbid: PaymentCard) -> None:
    """Containers go back to their stores, at any prices their owner likes (CON-11.4, 11.10)."""
    seat = outbid.holder
    company = state.companies[seat]
    state.tell(RETURNED, seat, 0, outbid.size())
    for cell in outbid.factory:
        company.factory.put(cell)
        state.tell(RETURNED_CONTAINER, seat, cell % COLOURS, FACTORY, cell // COLOURS)
    for cell in outbid.harbour:
        company.harbour.put(cell)
        state.tell(RETURNED_CONTAINER, seat, cell % COLOURS, HARBOUR, cell // COLOURS)
    prices: list[Decision[ContainerState]] = []
    if outbid.factory:
        prices.append(set_prices(seat, FACTORY, outbid.factory))
    if outbid.harbour:
        prices.append(set_prices(seat, HARBOUR, outbid.harbour))
    state.ask_in_order(prices)


def _offer_action(cell: int) -> Action:
    if cell >= HARBOUR_CELLS:
        cell -= HARBOUR_CELLS
        return OFFER_HARBOUR.at(cell % COLOURS, cell // COLOURS)
    return OFFER_FACTORY.at(cell % COLOURS, cell // COLOURS)


def _offered_cell(action: Action) -> int:
    cell = action.b * COLOURS + action.a
    return cell + HARBOUR_CELLS if action.kind is OFFER_HARBOUR else cell
