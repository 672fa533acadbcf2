"""The island auction (CON-8)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision
from magnate.core.facts import Fact
from magnate.core.ints import bit, ints, zeros
from magnate.games.container.actions import ACCEPT, BID, COLOURS, REJECT, TAKE_LOAN
from magnate.games.container.auctions import (
    CHOICE,
    FIRST_BIDS,
    SECOND_BIDS,
    IslandAuction,
)
from magnate.games.container.company import by_colour
from magnate.games.container.decisions.collect import give_to_brokers
from magnate.games.container.decisions.loans import AsksMoney, take_loan
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
    ON_ISLAND,
    OPENED,
    RAISED,
    REJECTED,
    TIED,
)
from magnate.games.container.scoring import island_value, value_added
from magnate.games.container.state import ContainerState

REJECT_ACTION: Final = REJECT.at()


def open_auction(state: ContainerState) -> None:
    """The whole load is auctioned among the others (CON-7.4, CON-8.1)."""
    state.traded = True
    everybody = bit(state.players) - 1
    state.auction = IslandAuction(
        bids=zeros(state.players),
        secret=ints([-1] * state.players),
        seats=everybody ^ bit(state.active),
        stage=FIRST_BIDS,
    )
    state.ask(ISLAND_BID)


def _auction(state: ContainerState) -> IslandAuction:
    """The auction that these questions are about."""
    auction = state.auction
    assert auction is not None
    return auction


@final
class IslandBid(Decision[ContainerState]):
    """Secret bids of several seats at once: the first ones, or what tied seats add (CON-8.2)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (BID,)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        auction = _auction(state)
        waiting: list[int] = []
        for seat in range(state.players):
            if auction.concerns(seat) and auction.secret[seat] < 0:
                waiting.append(seat)
        return tuple(waiting)

    def question(self, state: ContainerState, seat: i64) -> Fact:
        auction = _auction(state)
        if auction.stage == SECOND_BIDS:
            return ASK_SECOND_BID.at(state.active, auction.bids[seat])
        return ASK_BID.at(state.active, len(state.companies[state.active].ship))

    def options(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        out.extend(BID.actions[: state.most_bid(seat) + 1])

    def reason(self, state: ContainerState, seat: i64, action: Action) -> Fact:
        return BID_TOO_HIGH.at(state.most_bid(seat))

    def about(self, state: ContainerState, seat: i64, action: Action) -> dict[str, int]:
        """The whole bid, the loans it takes when it is opened, and the money left if it wins."""
        whole = _auction(state).bids[seat] + action.a
        loans = state.loans_for(seat, whole)
        money = state.companies[seat].money + loans * state.rules.loan_amount
        return {"whole": whole, "loans": loans, "left": money - whole}

    def resolve(self, state: ContainerState, seat: i64, action: Action) -> None:
        _auction(state).secret[seat] = action.a
        state.tell(HAS_BID, seat)
        if not self.seats(state):
            self._open(state)

    def _open(self, state: ContainerState) -> None:
        """All bids are shown; loans they need are taken, winning or not (CON-8.5)."""
        state.seal()
        auction = _auction(state)
        top: i64 = -1
        best: i64 = 0
        for seat in range(state.players):
            if not auction.concerns(seat):
                continue
            first = auction.bids[seat]
            added = auction.secret[seat]
            bid = first + added
            auction.bids[seat] = bid
            auction.secret[seat] = -1
            if auction.stage == SECOND_BIDS:
                state.tell(RAISED, seat, first, added, bid)
            else:
                state.tell(OPENED, seat, bid)
            for _ in range(state.loans_for(seat, bid)):
                take_loan(state, seat)
            if bid > top:
                top = bid
                best = 0
            if bid == top:
                best |= bit(seat)
        auction.seats = best
        tied = best & (best - 1) != 0
        if tied:
            state.tell(TIED, top)
        if tied and auction.stage == FIRST_BIDS:
            auction.stage = SECOND_BIDS
        else:
            auction.stage = CHOICE
            state.replace(SELLER_CHOICE)


@final
class SellerChoice(AsksMoney):
    """Accept the highest bid, or pay it and keep the load (CON-8.3, CON-8.4)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (TAKE_LOAN, ACCEPT, REJECT)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: i64) -> Fact:
        return ASK_SELLER.at(_auction(state).highest())

    def options(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        auction = _auction(state)
        for bidder in range(state.players):
            if auction.concerns(bidder):
                out.append(ACCEPT.at(bidder))
        if state.companies[seat].money >= auction.highest():
            out.append(REJECT_ACTION)

    def reason(self, state: ContainerState, seat: i64, action: Action) -> Fact:
        if action.kind is ACCEPT:
            return NOT_HIGHEST.at()
        return NO_MONEY.at(_auction(state).highest(), state.companies[seat].money)

    def about(self, state: ContainerState, seat: i64, action: Action) -> dict[str, int]:
        bid = _auction(state).highest()
        company = state.companies[seat]
        before = by_colour(company.island)
        island = island_value(state.rules, company.card, before)
        if action.kind is ACCEPT:
            left = company.money + 2 * bid
            holds = len(state.companies[action.a].island) + len(company.ship)
            return {"gain": 2 * bid, "left": left, "wealth": left + island, "holds": holds}
        left = company.money - bid
        added = value_added(state.rules, company.card, before, by_colour(company.ship))
        return {"cost": bid, "left": left, "island": added, "wealth": left + island + added}

    def resolve(self, state: ContainerState, seat: i64, action: Action) -> None:
        bid = _auction(state).highest()
        seller = state.companies[seat]
        if action.kind is ACCEPT:
            owner = action.a
            state.companies[owner].pay(bid)
            seller.receive(bid)
            seller.receive(bid)  # the subsidy
            state.bank -= bid
            state.tell(ACCEPTED, seat, owner, bid)
        else:
            owner = seat
            seller.pay(bid)
            state.tell(REJECTED, seat, bid)
            if state.rules.investment_bank:
                give_to_brokers(state, bid, state.rules.skip_auctioned_space)
            else:
                state.bank += bid
        load = by_colour(seller.ship)
        for colour in seller.ship:
            state.companies[owner].put(ON_ISLAND, colour)
        seller.ship = zeros(0)
        for colour in range(COLOURS):
            if load[colour] > 0:
                state.tell(DELIVERED, owner, load[colour], colour)
        state.auction = None
        state.close()
        end_turn(state)


ISLAND_BID: Final = IslandBid()
SELLER_CHOICE: Final = SellerChoice()
