"""Production (CON-6)."""

from __future__ import annotations

from typing import ClassVar

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision
from magnate.core.facts import Fact
from magnate.games.container.actions import COLOURS, MAKE
from magnate.games.container.decisions.stores import FACTORY, arrange
from magnate.games.container.facts import (
    ASK_MAKE,
    NO_MACHINE,
    NO_MONEY,
    PASSED_BY,
    PRODUCED,
    PRODUCED_ALREADY,
    PRODUCED_NOTHING,
    SUPPLY_EMPTY,
    TOO_FEW_LEFT,
    WAGE,
    WOULD_END,
)
from magnate.games.container.state import ContainerState


def could_end_game(state: ContainerState, seat: int) -> bool:
    """Whether production could empty the second colour of the supply (CON-11.5)."""
    company = state.companies[seat]
    last_ones = 0
    for colour in range(COLOURS):
        if state.supply[colour] == 1 and company.has_machine(colour):
            last_ones += 1
    return state.colours_gone() + min(last_ones, state.factory_room(seat)) >= 2


def can_produce(state: ContainerState, seat: int) -> bool:
    return (
        not state.produced
        and state.companies[seat].money >= state.rules.wage
        and not (state.called and could_end_game(state, seat))
    )


def why_not_produce(state: ContainerState, seat: int) -> Fact:
    if state.produced:
        return PRODUCED_ALREADY.at()
    money = state.companies[seat].money
    return NO_MONEY.at(state.rules.wage, money) if money < state.rules.wage else WOULD_END.at()


def produce(state: ContainerState, seat: int) -> None:
    """Pay the union on one's right, then every machine runs as far as supply and room allow."""
    state.produced = True
    union = state.right_of(seat)
    state.companies[seat].pay(state.rules.wage)
    state.companies[union].receive(state.rules.wage)
    state.tell(WAGE, seat, union, state.rules.wage)
    room = state.factory_room(seat)
    colours = _makeable(state, seat, 0)
    if 0 < room < len(colours):
        state.ask(Make(0, room))
        return
    if room == 0 or not colours:
        state.tell(PRODUCED_NOTHING, seat)
    else:
        for colour in colours:
            _make(state, seat, colour)
    arrange(state, seat, FACTORY)


class Make(Decision[ContainerState]):
    """Which containers are made where the room is short? (CON-6.2) Asked in order of colour."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (MAKE,)

    def __init__(self, cursor: int, left: int) -> None:
        self.cursor = cursor
        """The first colour not passed yet."""
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.cursor, self.left)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: int) -> Fact:
        return ASK_MAKE.at(self.left)

    def options(self, state: ContainerState, seat: int, out: list[Action]) -> None:
        colours = _makeable(state, seat, self.cursor)
        for index in range(len(colours) - self.left + 1):
            out.append(MAKE.at(colours[index]))

    def reason(self, state: ContainerState, seat: int, action: Action) -> Fact:
        if not state.companies[seat].has_machine(action.a):
            return NO_MACHINE.at(action.a)
        if action.a < self.cursor:
            return PASSED_BY.at()
        return SUPPLY_EMPTY.at() if state.supply[action.a] == 0 else TOO_FEW_LEFT.at()

    def resolve(self, state: ContainerState, seat: int, action: Action) -> None:
        _make(state, seat, action.a)
        if self.left > 1:
            state.replace(Make(action.a + 1, self.left - 1))
            return
        state.stack.pop()
        arrange(state, seat, FACTORY)
        state.go_on()


def _makeable(state: ContainerState, seat: int, first: int) -> list[int]:
    company = state.companies[seat]
    found: list[int] = []
    for colour in range(first, COLOURS):
        if company.has_machine(colour) and state.supply[colour] > 0:
            found.append(colour)
    return found


def _make(state: ContainerState, seat: int, colour: int) -> None:
    state.supply[colour] -= 1
    state.companies[seat].factory.put(colour)
    state.traded = True
    state.tell(PRODUCED, seat, colour)
