"""Collecting a won broker auction, and all that is paid to brokers (CON-11.6)."""

from __future__ import annotations

from typing import ClassVar

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision
from magnate.core.facts import Fact
from magnate.games.container.actions import BROKERS, COLOURS, PAY
from magnate.games.container.auctions import PaymentCard
from magnate.games.container.facts import (
    ASK_PAY,
    NOT_THERE,
    PAID_BROKER,
    PAID_CONTAINER,
    WON_CONTAINER,
    WON_MONEY,
)
from magnate.games.container.state import ContainerState


def give_to_brokers(state: ContainerState, amount: int, skip_auctioned: bool) -> None:
    """Money goes to the brokers' spaces $1 at a time from broker I down (CON-3.1, 8.4, 11.6)."""
    shares = [0] * BROKERS
    skipped = -1
    if skip_auctioned and state.payment is not None:
        skipped = state.payment.space - BROKERS
    broker = 0
    while amount > 0:
        if broker != skipped:
            shares[broker] += 1
            amount -= 1
        broker = (broker + 1) % BROKERS
    for broker in range(BROKERS):
        if shares[broker] > 0:
            state.broker_money[broker] += shares[broker]
            state.tell(PAID_BROKER, broker, shares[broker])


def collect(state: ContainerState) -> None:
    """At the start of a turn the holder of the payment card wins what lies on the space."""
    payment = state.payment
    if payment is None or payment.holder != state.active:
        return
    state.collected = True
    _win(state, payment)
    if state.payment is not None:
        _go_on_paying(state, 0)


def collect_at_end(state: ContainerState) -> None:
    """An auction still open at the end is won and paid too (CON-11.8, CON-11.11)."""
    payment = state.payment
    if payment is None:
        return
    _win(state, payment)
    for index, cell in enumerate(payment.factory + payment.harbour):
        _put(state, index % BROKERS, cell % COLOURS)
    state.payment = None


def _win(state: ContainerState, payment: PaymentCard) -> None:
    """Take what was won; a bid of money is paid at once."""
    _take_winnings(state, payment)
    if payment.space < BROKERS:
        give_to_brokers(state, payment.money, False)
        state.payment = None


def _take_winnings(state: ContainerState, payment: PaymentCard) -> None:
    """All that lies on the space: money to hand, containers to one's port at the bank."""
    winner = state.companies[payment.holder]
    if payment.space >= BROKERS:
        broker = payment.space - BROKERS
        amount = state.broker_money[broker]
        state.broker_money[broker] = 0
        winner.receive(amount)
        state.tell(WON_MONEY, payment.holder, payment.space, amount)
        return
    state.traded = True
    first = payment.space * COLOURS
    for colour in range(COLOURS):
        count = state.broker_containers[first + colour]
        state.broker_containers[first + colour] = 0
        winner.port[colour] += count
        for _ in range(count):
            state.tell(WON_CONTAINER, payment.holder, payment.space, colour)


class PayBid(Decision[ContainerState]):
    """Which container of the bid goes to the next broker? (CON-11.6)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (PAY,)

    def __init__(self, broker: int) -> None:
        self.broker = broker

    def args(self) -> tuple[int, ...]:
        return (self.broker,)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: int) -> Fact:
        return ASK_PAY.at(self.broker)

    def options(self, state: ContainerState, seat: int, out: list[Action]) -> None:
        counts = _bid_by_colour(state)
        for colour in range(COLOURS):
            if counts[colour] > 0:
                out.append(PAY.at(colour))

    def reason(self, state: ContainerState, seat: int, action: Action) -> Fact:
        return NOT_THERE.at()

    def resolve(self, state: ContainerState, seat: int, action: Action) -> None:
        state.close()
        _pay_one(state, self.broker, action.a)
        _go_on_paying(state, (self.broker + 1) % BROKERS)


def _go_on_paying(state: ContainerState, broker: int) -> None:
    """Ask while the order matters; containers of one colour pay themselves."""
    counts = _bid_by_colour(state)
    colours = [colour for colour in range(COLOURS) if counts[colour] > 0]
    if len(colours) > 1:
        state.ask(PayBid(broker))
        return
    for _ in range(counts[colours[0]]):
        _pay_one(state, broker, colours[0])
        broker = (broker + 1) % BROKERS
    state.payment = None


def _bid_by_colour(state: ContainerState) -> list[int]:
    counts = [0] * COLOURS
    if state.payment is not None:
        for cell in state.payment.factory + state.payment.harbour:
            counts[cell % COLOURS] += 1
    return counts


def _pay_one(state: ContainerState, broker: int, colour: int) -> None:
    payment = state.payment
    assert payment is not None
    factory = list(payment.factory)
    harbour = list(payment.harbour)
    pile = factory if any(cell % COLOURS == colour for cell in factory) else harbour
    pile.remove(next(cell for cell in pile if cell % COLOURS == colour))
    state.payment = PaymentCard(
        space=payment.space,
        holder=payment.holder,
        factory=tuple(factory),
        harbour=tuple(harbour),
    )
    _put(state, broker, colour)


def _put(state: ContainerState, broker: int, colour: int) -> None:
    state.broker_containers[broker * COLOURS + colour] += 1
    state.tell(PAID_CONTAINER, broker, colour)
