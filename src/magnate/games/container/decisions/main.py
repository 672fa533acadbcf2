"""The main decision of a turn: which action? (CON-2)"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY
from magnate.core.facts import Fact
from magnate.core.ints import Ints
from magnate.games.container.actions import (
    BUY_AGAIN,
    BUY_FROM,
    BUY_MACHINE,
    BUY_WAREHOUSE,
    CALL_BROKER,
    COLOURS,
    END_TURN,
    OUTBID,
    PRODUCE,
    REPAY_LOAN,
    REPRICE,
    SAIL_OUT,
    SAIL_TO_HARBOUR,
    SAIL_TO_ISLAND,
    SAIL_TO_PORT,
    TAKE_LOAN,
)
from magnate.games.container.decisions.broker import call_broker, offer_brokers, why_not_call
from magnate.games.container.decisions.build import build, cost_of, offer_building, why_not_build
from magnate.games.container.decisions.buy import BuyFromFactory
from magnate.games.container.decisions.loans import (
    AsksMoney,
    can_repay,
    repay_loan,
    why_no_repayment,
)
from magnate.games.container.decisions.prices import arrange
from magnate.games.container.decisions.produce import (
    can_produce,
    produce,
    why_not_produce,
    will_make,
)
from magnate.games.container.decisions.sail import buy_in_harbour, offer_sailing, sail, why_not_sail
from magnate.games.container.decisions.turn import end_turn
from magnate.games.container.facts import (
    ASK_MAIN,
    HARBOUR,
    NO_ACTION_LEFT,
    NO_MONEY,
    NO_SUCH_PLAYER,
    NOT_IN_HARBOUR,
    NOT_YOURSELF,
    OPTION_OFF,
    SHIP_FULL,
    STORE_EMPTY,
    STORE_FULL,
)
from magnate.games.container.state import ContainerState

END_ACTION: Final = END_TURN.at()
PRODUCE_ACTION: Final = PRODUCE.at()
REPAY_ACTION: Final = REPAY_LOAN.at()
REPRICE_ACTION: Final = REPRICE.at()
AGAIN_ACTION: Final = BUY_AGAIN.at()


@final
class Main(AsksMoney):
    """Up to two actions, loans besides, and the end of the turn."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (
        TAKE_LOAN,
        BUY_MACHINE,
        BUY_WAREHOUSE,
        BUY_FROM,
        REPRICE,
        PRODUCE,
        SAIL_OUT,
        SAIL_TO_HARBOUR,
        SAIL_TO_ISLAND,
        SAIL_TO_PORT,
        BUY_AGAIN,
        CALL_BROKER,
        OUTBID,
        REPAY_LOAN,
        END_TURN,
    )

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: i64) -> Fact:
        return ASK_MAIN.at(state.actions_left)

    def options(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        if state.actions_left > 0:
            offer_building(state, seat, out)
            _offer_stores(state, seat, out)
            if can_produce(state, seat):
                out.append(PRODUCE_ACTION)
            offer_sailing(state, seat, out)
            if _can_buy_again(state, seat):
                out.append(AGAIN_ACTION)
            offer_brokers(state, seat, out)
        if can_repay(state, seat):
            out.append(REPAY_ACTION)
        out.append(END_ACTION)

    def reason(self, state: ContainerState, seat: i64, action: Action) -> Fact:
        kind = action.kind
        if kind is REPAY_LOAN:
            return why_no_repayment(state, seat)
        if state.actions_left == 0:
            return NO_ACTION_LEFT.at()
        if kind is BUY_MACHINE or kind is BUY_WAREHOUSE:
            return why_not_build(state, seat, action)
        if kind is BUY_FROM:
            return _why_not_buy_from(state, seat, action.a)
        if kind is REPRICE:
            return STORE_EMPTY.at()
        if kind is PRODUCE:
            return why_not_produce(state, seat)
        if kind is BUY_AGAIN:
            return _why_not_again(state, seat)
        if kind is CALL_BROKER or kind is OUTBID:
            return why_not_call(state, seat, action)
        return why_not_sail(state, seat, action)

    def about(self, state: ContainerState, seat: i64, action: Action) -> dict[str, int]:
        money = state.companies[seat].money
        kind = action.kind
        if kind is BUY_MACHINE or kind is BUY_WAREHOUSE:
            cost = cost_of(state, seat, action)
        elif kind is PRODUCE:
            wage = state.rules.wage
            return {"cost": wage, "left": money - wage, "made": will_make(state, seat)}
        elif kind is REPAY_LOAN:
            cost = state.rules.loan_amount
        else:
            return {}
        return {"cost": cost, "left": money - cost}

    def resolve(self, state: ContainerState, seat: i64, action: Action) -> None:
        kind = action.kind
        if kind is END_TURN:
            end_turn(state)
            return
        if kind is REPAY_LOAN:
            repay_loan(state, seat)
            return
        if state.first_action is None:
            state.first_action = action
        else:
            state.second_action = action
        if kind is BUY_MACHINE or kind is BUY_WAREHOUSE:
            build(state, seat, action)
        elif kind is BUY_FROM:
            state.ask(BuyFromFactory(action.a, 0))
        elif kind is REPRICE:
            arrange(state, seat, HARBOUR)
        elif kind is PRODUCE:
            produce(state, seat)
        elif kind is BUY_AGAIN:
            buy_in_harbour(state, seat)
        elif kind is CALL_BROKER or kind is OUTBID:
            call_broker(state, seat, action)
        else:
            sail(state, seat, action)


MAIN: Final = Main()


def _offer_stores(state: ContainerState, seat: i64, out: list[Action]) -> None:
    """Buy from one opponent's factory store, or change prices alone (CON-5.1, CON-5.5)."""
    if state.harbour_room(seat) > 0:
        money = state.companies[seat].money
        for owner in range(state.players):
            if owner != seat and _affordable(state.companies[owner].factory, money):
                out.append(BUY_FROM.at(owner))
    if len(state.companies[seat].harbour) > 0:
        out.append(REPRICE_ACTION)


def _why_not_buy_from(state: ContainerState, seat: i64, owner: i64) -> Fact:
    if owner >= state.players:
        return NO_SUCH_PLAYER.at()
    if owner == seat:
        return NOT_YOURSELF.at()
    if state.harbour_room(seat) == 0:
        return STORE_FULL.at()
    return _why_not_from(state, seat, state.companies[owner].factory)


def _affordable(store: Ints, money: i64) -> bool:
    """Whether money is enough for the cheapest container of a store, which is the first."""
    return len(store) > 0 and store[0] // COLOURS <= money


def _why_not_from(state: ContainerState, seat: i64, store: Ints) -> Fact:
    if len(store) == 0:
        return STORE_EMPTY.at()
    return NO_MONEY.at(store[0] // COLOURS, state.companies[seat].money)


def _can_buy_again(state: ContainerState, seat: i64) -> bool:
    """The option of the 2007 edition: buy again where the ship lies."""
    company = state.companies[seat]
    if not state.rules.rebuy_in_port or company.zone >= state.players:
        return False
    harbour = state.companies[company.zone].harbour
    return state.ship_room(seat) > 0 and _affordable(harbour, company.money)


def _why_not_again(state: ContainerState, seat: i64) -> Fact:
    if not state.rules.rebuy_in_port:
        return OPTION_OFF.at()
    zone = state.companies[seat].zone
    if zone >= state.players:
        return NOT_IN_HARBOUR.at()
    if state.ship_room(seat) == 0:
        return SHIP_FULL.at()
    return _why_not_from(state, seat, state.companies[zone].harbour)
