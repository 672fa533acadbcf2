"""The island auction (CON-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision
from magnate.core.facts import Fact
from magnate.games.container.actions import ACCEPT, BID, COLOURS, REJECT, TAKE_LOAN
from magnate.games.container.company import Company
from magnate.games.container.decisions.collect import give_to_brokers
from magnate.games.container.decisions.loans import about_loan, offer_loan, take_loan, why_no_loan
from magnate.games.container.decisions.turn import end_turn
from magnate.games.container.facts import (
    ACCEPTED,
    ASK_BID,
    ASK_SECOND_BID,
    ASK_SELLER,
    BID_TOO_HIGH,
    DELIVERED,
    HAS_BID,
    NO_MONEY,
    NOT_HIGHEST,
    OPENED,
    REJECTED,
    SAILED_TO_ISLAND,
    TIED,
)
from magnate.games.container.state import ContainerState

REJECT_ACTION: Final = REJECT.at()


def open_auction(state: ContainerState) -> None:
    """The whole load is auctioned among the others (CON-7.4, CON-8.1)."""
    state.traded = True
    state.bids = [0] * state.players
    state.secret = [-1] * state.players
    state.tell(SAILED_TO_ISLAND, state.active, state.companies[state.active].load())
    everybody = (1 << state.players) - 1
    state.ask(IslandBid(everybody ^ (1 << state.active), False))


class IslandBid(Decision[ContainerState]):
    """Secret bids of several seats at once: the first ones, or what tied seats add (CON-8.2)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (BID,)

    def __init__(self, bidders: int, second: int) -> None:
        self.bidders = bidders
        """Bit mask of seats."""
        self.second = bool(second)

    def args(self) -> tuple[int, ...]:
        return (self.bidders, int(self.second))

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        waiting: list[int] = []
        for seat in range(state.players):
            if (self.bidders >> seat) & 1 == 1 and state.secret[seat] < 0:
                waiting.append(seat)
        return tuple(waiting)

    def question(self, state: ContainerState, seat: int) -> Fact:
        if self.second:
            return ASK_SECOND_BID.at(state.active, state.bids[seat])
        return ASK_BID.at(state.active, state.companies[state.active].load())

    def options(self, state: ContainerState, seat: int, out: list[Action]) -> None:
        out.extend(BID.actions[: state.most_bid(seat) + 1])

    def reason(self, state: ContainerState, seat: int, action: Action) -> Fact:
        return BID_TOO_HIGH.at(state.most_bid(seat))

    def about(self, state: ContainerState, seat: int, action: Action) -> dict[str, int]:
        company = state.companies[seat]
        loans = _loans_needed(state, company, state.bids[seat] + action.a)
        left = company.money + loans * state.rules.loan_amount - state.bids[seat] - action.a
        return {"loans": loans, "left": left}

    def resolve(self, state: ContainerState, seat: int, action: Action) -> None:
        state.secret[seat] = action.a
        state.tell(HAS_BID, seat)
        for other in range(state.players):
            if (self.bidders >> other) & 1 == 1 and state.secret[other] < 0:
                return
        self._open(state)

    def _open(self, state: ContainerState) -> None:
        """All bids are shown; loans they need are taken, winning or not (CON-8.5)."""
        state.seal()
        top = -1
        best = 0
        for seat in range(state.players):
            if (self.bidders >> seat) & 1 == 0:
                continue
            company = state.companies[seat]
            state.bids[seat] += state.secret[seat]
            state.secret[seat] = -1
            state.tell(OPENED, seat, state.bids[seat])
            for _ in range(_loans_needed(state, company, state.bids[seat])):
                take_loan(state, seat)
            if state.bids[seat] > top:
                top = state.bids[seat]
                best = 0
            if state.bids[seat] == top:
                best |= 1 << seat
        if best & (best - 1) != 0:
            state.tell(TIED, top)
            if not self.second:
                state.replace(IslandBid(best, True))
                return
        state.replace(SellerChoice(best, top))


class SellerChoice(Decision[ContainerState]):
    """Accept the highest bid, or pay it and keep the load (CON-8.3, CON-8.4)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (ACCEPT, REJECT, TAKE_LOAN)

    def __init__(self, best: int, bid: int) -> None:
        self.best = best
        """Bit mask of the highest bidders."""
        self.bid = bid

    def args(self) -> tuple[int, ...]:
        return (self.best, self.bid)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: int) -> Fact:
        return ASK_SELLER.at(self.bid)

    def options(self, state: ContainerState, seat: int, out: list[Action]) -> None:
        for bidder in range(state.players):
            if (self.best >> bidder) & 1 == 1:
                out.append(ACCEPT.at(bidder))
        if state.companies[seat].money >= self.bid:
            out.append(REJECT_ACTION)
        offer_loan(state, seat, out)

    def reason(self, state: ContainerState, seat: int, action: Action) -> Fact:
        if action.kind is TAKE_LOAN:
            return why_no_loan(state)
        if action.kind is ACCEPT:
            return NOT_HIGHEST.at()
        return NO_MONEY.at(self.bid, state.companies[seat].money)

    def about(self, state: ContainerState, seat: int, action: Action) -> dict[str, int]:
        money = state.companies[seat].money
        if action.kind is TAKE_LOAN:
            return about_loan(state, seat)
        if action.kind is ACCEPT:
            return {"gain": 2 * self.bid, "left": money + 2 * self.bid}
        return {"cost": self.bid, "left": money - self.bid}

    def resolve(self, state: ContainerState, seat: int, action: Action) -> None:
        if action.kind is TAKE_LOAN:
            take_loan(state, seat)
            return
        seller = state.companies[seat]
        if action.kind is ACCEPT:
            owner = action.a
            state.companies[owner].pay(self.bid)
            seller.receive(self.bid)
            seller.receive(self.bid)  # the subsidy
            state.bank -= self.bid
            state.tell(ACCEPTED, seat, owner, self.bid)
        else:
            owner = seat
            seller.pay(self.bid)
            state.tell(REJECTED, seat, self.bid)
            if state.rules.investment_bank:
                give_to_brokers(state, self.bid, state.rules.skip_auctioned_space)
            else:
                state.bank += self.bid
        for colour in range(COLOURS):
            count = seller.ship[colour]
            if count > 0:
                seller.ship[colour] = 0
                state.companies[owner].island[colour] += count
                state.tell(DELIVERED, owner, count, colour)
        state.bids = []
        state.secret = []
        state.stack.pop()
        end_turn(state)


def _loans_needed(state: ContainerState, company: Company, bid: int) -> int:
    """The loans without which the bid can't be paid, no more (CON-8.5)."""
    missing = bid - company.money
    if missing <= 0:
        return 0
    return (missing + state.rules.loan_amount - 1) // state.rules.loan_amount
