"""Production (CON-6)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision
from magnate.core.facts import Fact
from magnate.core.ints import adding, bit
from magnate.games.container.actions import COLOURS, MAKE, PRODUCE
from magnate.games.container.decisions.prices import arrange
from magnate.games.container.facts import (
    ASK_MAKE,
    FACTORY,
    MACHINE_USED,
    NO_MACHINE,
    NO_MONEY,
    PRODUCED,
    PRODUCED_ALREADY,
    PRODUCED_NOTHING,
    SUPPLY_EMPTY,
    WAGE,
    WOULD_END,
)
from magnate.games.container.state import ContainerState


def could_end_game(state: ContainerState, seat: i64) -> bool:
    """Whether production could empty the second colour of the supply (CON-10.1)."""
    if state.called:
        return False
    company = state.companies[seat]
    last_ones: i64 = 0
    for colour in range(COLOURS):
        if state.supply[colour] == 1 and company.has_machine(colour):
            last_ones += 1
    return state.colours_gone() + min(last_ones, state.factory_room(seat)) >= 2


def can_produce(state: ContainerState, seat: i64) -> bool:
    return not state.has_done(PRODUCE) and state.companies[seat].money >= state.rules.wage


def why_not_produce(state: ContainerState, seat: i64) -> Fact:
    if state.has_done(PRODUCE):
        return PRODUCED_ALREADY.at()
    return NO_MONEY.at(state.rules.wage, state.companies[seat].money)


def produce(state: ContainerState, seat: i64) -> None:
    """Pay the union on one's right, then every machine runs as far as it can."""
    union = state.right_of(seat)
    state.companies[seat].pay(state.rules.wage)
    state.companies[union].receive(state.rules.wage)
    state.tell(WAGE, seat, union, state.rules.wage)
    colours = _makeable(state, seat, 0)
    count = _will_make(state, seat, colours)
    if 0 < count < _reach(state, colours, COLOURS):
        state.ask(Make(count, 0))
        return
    if count == 0:
        state.tell(PRODUCED_NOTHING, seat)
    else:
        for colour in range(COLOURS):
            if (colours >> colour) & 1 == 1:
                _make(state, seat, colour)
    arrange(state, seat, FACTORY)


def will_make(state: ContainerState, seat: i64) -> i64:
    """How many containers production makes: all that supply and room allow (CON-6.2), but for
    those with which a caller of a broker would end the game (CON-11.5)."""
    return _will_make(state, seat, _makeable(state, seat, 0))


def _will_make(state: ContainerState, seat: i64, colours: i64) -> i64:
    return min(state.factory_room(seat), _reach(state, colours, _last_ones(state)))


@final
class Make(Decision[ContainerState]):
    """Which containers are made where not all can be? (CON-6.2, CON-11.5)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (MAKE,)
    any_order: ClassVar[bool] = True

    def __init__(self, left: i64, made: i64) -> None:
        self.left = left
        self.made = made
        """Bit mask of the colours made so far."""

    def args(self) -> tuple[int, ...]:
        return (self.left, self.made)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    def question(self, state: ContainerState, seat: i64) -> Fact:
        return ASK_MAKE.at(self.left)

    def options(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        colours = _makeable(state, seat, self.made)
        for colour in range(COLOURS):
            if (colours >> colour) & 1 == 1:
                out.append(MAKE.at(colour))

    def canonical(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        """In the order of colours, as long as enough are left behind."""
        colours = _makeable(state, seat, self.made)
        for colour in range(COLOURS):
            if (colours >> colour) & 1 == 1 and self.made >> colour == 0:
                last_ones = _last_ones(state) - (state.supply[colour] == 1)
                later = colours & -bit(colour + 1)
                if _reach(state, later, last_ones) >= self.left - 1:
                    out.append(MAKE.at(colour))
        if not out:
            self.options(state, seat, out)

    def reason(self, state: ContainerState, seat: i64, action: Action) -> Fact:
        if not state.companies[seat].has_machine(action.a):
            return NO_MACHINE.at(action.a)
        if (self.made >> action.a) & 1 == 1:
            return MACHINE_USED.at(action.a)
        return (SUPPLY_EMPTY if state.supply[action.a] == 0 else WOULD_END).at()

    def resolve(self, state: ContainerState, seat: i64, action: Action) -> None:
        _make(state, seat, action.a)
        if self.left > 1:
            state.replace(Make(self.left - 1, self.made | bit(action.a)))
            return
        state.close()
        arrange(state, seat, FACTORY)


def _makeable(state: ContainerState, seat: i64, made: i64) -> i64:
    """Bit mask of the colours of machines that have not run yet and may make a container now."""
    least: i64 = 1 if _last_ones(state) > 0 else 2
    found = state.companies[seat].machines & ~made
    for colour in range(COLOURS):
        if state.supply[colour] < least:
            found &= ~bit(colour)
    return found


def _last_ones(state: ContainerState) -> i64:
    """How many colours production may empty: who has called a broker in this turn may not end the
    game in it (CON-11.5)."""
    return COLOURS if not state.called else 0 if state.colours_gone() > 0 else 1


def _reach(state: ContainerState, colours: i64, last_ones: i64) -> i64:
    """How many of these colours can be made, with so many among them that become empty."""
    count: i64 = 0
    empty: i64 = 0
    for colour in range(COLOURS):
        if (colours >> colour) & 1 == 1:
            count += 1
            if state.supply[colour] == 1:
                empty += 1
    return count - max(0, empty - last_ones)


def _make(state: ContainerState, seat: i64, colour: i64) -> None:
    state.supply = adding(state.supply, colour, -1)
    state.companies[seat].put(FACTORY, colour)
    state.traded = True
    state.tell(PRODUCED, seat, colour)
