"""Sailing, and buying in another player's harbour (CON-7)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision
from magnate.core.facts import Fact
from magnate.games.container.actions import (
    DONE,
    DONE_ACTION,
    LOAD,
    SAIL_OUT,
    SAIL_TO_HARBOUR,
    SAIL_TO_ISLAND,
    SAIL_TO_PORT,
)
from magnate.games.container.company import ISLAND, PORT, SEA
from magnate.games.container.decisions.buy import Purchase
from magnate.games.container.decisions.island import open_auction
from magnate.games.container.facts import (
    ASK_BUY_IN_HARBOUR,
    ASK_LOAD,
    AT_SEA,
    HARBOUR,
    IN_PORT,
    LOADED,
    NO_BANK,
    NO_SUCH_PLAYER,
    NOT_AT_SEA,
    NOT_THERE,
    NOT_YOURSELF,
    ON_SHIP,
    PORT_EMPTY,
    SAILED_OUT,
    SAILED_TO_HARBOUR,
    SAILED_TO_ISLAND,
    SAILED_TO_PORT,
    SHIP_EMPTY,
)
from magnate.games.container.state import ContainerState

OUT_ACTION: Final = SAIL_OUT.at()
ISLAND_ACTION: Final = SAIL_TO_ISLAND.at()
PORT_ACTION: Final = SAIL_TO_PORT.at()


def offer_sailing(state: ContainerState, seat: i64, out: list[Action]) -> None:
    """One zone at a time; everything lies on the open sea (CON-7.1)."""
    company = state.companies[seat]
    if company.zone != SEA:
        out.append(OUT_ACTION)
        return
    for owner in range(state.players):
        if owner != seat:
            out.append(SAIL_TO_HARBOUR.at(owner))
    if len(company.ship) > 0:
        out.append(ISLAND_ACTION)
    if len(company.port) > 0:
        out.append(PORT_ACTION)


def why_not_sail(state: ContainerState, seat: i64, action: Action) -> Fact:
    if action.kind is SAIL_OUT:
        return AT_SEA.at()
    if action.kind is SAIL_TO_HARBOUR:
        if action.a >= state.players:
            return NO_SUCH_PLAYER.at()
        if action.a == seat:
            return NOT_YOURSELF.at()
    if action.kind is SAIL_TO_PORT and not state.rules.investment_bank:
        return NO_BANK.at()
    if state.companies[seat].zone != SEA:
        return NOT_AT_SEA.at()
    return (SHIP_EMPTY if action.kind is SAIL_TO_ISLAND else PORT_EMPTY).at()


def sail(state: ContainerState, seat: i64, action: Action) -> None:
    company = state.companies[seat]
    origin = company.zone
    if action.kind is SAIL_OUT:
        company.zone = SEA
        state.tell(SAILED_OUT, seat, origin, SEA)
    elif action.kind is SAIL_TO_HARBOUR:
        company.zone = action.a
        state.tell(SAILED_TO_HARBOUR, seat, action.a, origin, action.a)
        buy_in_harbour(state, seat)
    elif action.kind is SAIL_TO_ISLAND:
        company.zone = ISLAND
        state.tell(SAILED_TO_ISLAND, seat, len(company.ship), origin, ISLAND)
        open_auction(state)
    else:
        company.zone = PORT
        state.tell(SAILED_TO_PORT, seat, origin, PORT)
        if state.ship_room(seat) > 0:
            state.ask(LoadInPort(0))


def buy_in_harbour(state: ContainerState, seat: i64) -> None:
    """On arrival any containers of the harbour store may be bought (CON-7.3)."""
    owner = state.companies[seat].zone
    if len(state.companies[owner].harbour) > 0 and state.ship_room(seat) > 0:
        state.ask(BuyInHarbour(owner, 0))


@final
class BuyInHarbour(Purchase):
    """Which containers of the harbour store, as far as the ship has room? (CON-7.3)"""

    any_order: ClassVar[bool] = True

    def question(self, state: ContainerState, seat: i64) -> Fact:
        return ASK_BUY_IN_HARBOUR.at(self.owner, state.ship_room(seat))

    def place(self) -> i64:
        return HARBOUR

    def room(self, state: ContainerState, seat: i64) -> i64:
        return state.ship_room(seat)

    def put(self, state: ContainerState, seat: i64, colour: i64) -> None:
        state.companies[seat].put(ON_SHIP, colour)

    def may_stop(self) -> bool:
        return True

    def next(self, cursor: i64) -> Purchase:
        return BuyInHarbour(self.owner, cursor)

    def close(self, state: ContainerState, seat: i64) -> None:
        state.close()


@final
class LoadInPort(Decision[ContainerState]):
    """Which containers of one's port at the Investment Bank? (CON-11.7)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (LOAD, DONE)
    any_order: ClassVar[bool] = True

    def __init__(self, cursor: i64) -> None:
        self.cursor = cursor
        """The highest colour loaded, where the canonical order goes on."""

    def args(self) -> tuple[int, ...]:
        return (self.cursor,)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: i64) -> Fact:
        return ASK_LOAD.at(state.ship_room(seat))

    def options(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        self._offer(state, seat, 0, out)

    def canonical(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        """In the order of colours."""
        self._offer(state, seat, self.cursor, out)

    def _offer(self, state: ContainerState, seat: i64, first: i64, out: list[Action]) -> None:
        before: i64 = -1
        for colour in state.companies[seat].port:
            if colour != before and colour >= first:
                out.append(LOAD.at(colour))
            before = colour
        out.append(DONE_ACTION)

    def reason(self, state: ContainerState, seat: i64, action: Action) -> Fact:
        return NOT_THERE.at()

    def resolve(self, state: ContainerState, seat: i64, action: Action) -> None:
        if action.kind is LOAD:
            company = state.companies[seat]
            company.take(IN_PORT, action.a)
            company.put(ON_SHIP, action.a)
            state.traded = True
            state.tell(LOADED, seat, action.a)
            if state.ship_room(seat) > 0 and len(company.port) > 0:
                state.replace(LoadInPort(max(action.a, self.cursor)))
                return
        state.close()
