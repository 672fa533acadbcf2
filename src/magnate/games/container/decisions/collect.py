"""Collecting a won broker auction, and all that is paid to brokers (CON-11.6)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision
from magnate.core.facts import Fact
from magnate.core.ints import Ints, adding, plus, without
from magnate.games.container.actions import BROKERS, COLOURS, PAY
from magnate.games.container.auctions import PaymentCard
from magnate.games.container.company import by_colour
from magnate.games.container.facts import (
    ASK_PAY,
    IN_PORT,
    NOT_THERE,
    PAID_BROKER,
    PAID_CONTAINER,
    WON_CONTAINER,
    WON_MONEY,
)
from magnate.games.container.state import ContainerState


def give_to_brokers(state: ContainerState, amount: i64, skip_auctioned: bool) -> None:
    """Money goes to the brokers' spaces $1 at a time from broker I down (CON-3.1, 8.4, 11.6)."""
    skipped: i64 = -1
    if skip_auctioned and state.payment is not None:
        skipped = state.payment.space - BROKERS
    takers = BROKERS if skipped < 0 else BROKERS - 1
    money = state.broker_money[:]
    for broker in range(BROKERS):
        if broker != skipped:
            share = (amount + takers - 1) // takers  # a dollar that is over goes to the first
            if share > 0:
                money[broker] += share
                state.tell(PAID_BROKER, broker, share)
            amount -= share
            takers -= 1
    state.broker_money = money


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
    broker: i64 = 0
    for cell in payment.factory:
        _put(state, broker % BROKERS, cell % COLOURS)
        broker += 1
    for cell in payment.harbour:
        _put(state, broker % BROKERS, cell % COLOURS)
        broker += 1
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
        state.broker_money = adding(state.broker_money, broker, -amount)
        winner.receive(amount)
        state.tell(WON_MONEY, payment.holder, payment.space, amount)
        return
    state.traded = True
    first = payment.space * COLOURS
    left = state.broker_containers[:]
    for colour in range(COLOURS):
        for _ in range(left[first + colour]):
            winner.put(IN_PORT, colour)
            state.tell(WON_CONTAINER, payment.holder, payment.space, colour)
        left[first + colour] = 0
    state.broker_containers = left


@final
class PayBid(Decision[ContainerState]):
    """Which container of the bid goes to the next broker? (CON-11.6)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (PAY,)

    def __init__(self, broker: i64) -> None:
        self.broker = broker

    def args(self) -> tuple[int, ...]:
        return (self.broker,)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: i64) -> Fact:
        return ASK_PAY.at(self.broker)

    def options(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        counts = _bid_by_colour(state)
        for colour in range(COLOURS):
            if counts[colour] > 0:
                out.append(PAY.at(colour))

    def reason(self, state: ContainerState, seat: i64, action: Action) -> Fact:
        return NOT_THERE.at()

    def resolve(self, state: ContainerState, seat: i64, action: Action) -> None:
        state.close()
        _pay_one(state, self.broker, action.a)
        _go_on_paying(state, (self.broker + 1) % BROKERS)


def _go_on_paying(state: ContainerState, broker: i64) -> None:
    """Ask while the order matters; containers of one colour pay themselves."""
    counts = _bid_by_colour(state)
    colour = _only_colour(counts)
    if colour < 0:
        state.ask(PayBid(broker))
        return
    for _ in range(counts[colour]):
        _pay_one(state, broker, colour)
        broker = (broker + 1) % BROKERS
    state.payment = None


def _bid_by_colour(state: ContainerState) -> Ints:
    payment = state.payment
    assert payment is not None
    return plus(by_colour(payment.factory), by_colour(payment.harbour))


def _only_colour(counts: Ints) -> i64:
    """The colour that all have, or -1."""
    found: i64 = -1
    for colour in range(COLOURS):
        if counts[colour] > 0:
            if found >= 0:
                return -1
            found = colour
    return found


def _pay_one(state: ContainerState, broker: i64, colour: i64) -> None:
    payment = state.payment
    assert payment is not None
    factory = payment.factory
    harbour = payment.harbour
    cell = _first_of(factory, colour)
    if cell >= 0:
        factory = without(factory, cell)
    else:
        harbour = without(harbour, _first_of(harbour, colour))
    state.payment = PaymentCard(
        space=payment.space, holder=payment.holder, factory=factory, harbour=harbour
    )
    _put(state, broker, colour)


def _first_of(cells: Ints, colour: i64) -> i64:
    for cell in cells:
        if cell % COLOURS == colour:
            return cell
    return -1


def _put(state: ContainerState, broker: i64, colour: i64) -> None:
    place = broker * COLOURS + colour
    state.broker_containers = adding(state.broker_containers, place, 1)
    state.tell(PAID_CONTAINER, broker, colour)
