"""Paying in units: cubes, power and wilds (RH-5.5, RH-5.8, RH-7.2, RH-7.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.games.rolling_heights.actions import MATERIALS, PAY, POWER, POWER_FIRST, WILD
from magnate.games.rolling_heights.facts import (
    ASK_PAY,
    NO_SHORTCUT,
    NO_WILD_IN_EXCHANGE,
    NOT_AT_HAND,
    PASSED_BY,
    SPECIAL_FIRST,
    WILDS_LAST,
)
from magnate.games.rolling_heights.state import RollingHeightsState

# Units are paid in one order, so that a payment is made in one way: power, cubes, wilds.
FROM_POWER: Final = 0
FROM_CUBES: Final = 1
"""The first colour; the others follow."""
FROM_WILDS: Final = 5

PAY_POWER: Final = PAY.at(POWER)
PAY_WILD: Final = PAY.at(WILD)
PAY_POWER_FIRST: Final = POWER_FIRST.at()


def pay(state: RollingHeightsState, seat: int, cost: int, wilds: bool) -> None:
    """Pay what leaves no choice at once, and ask for the rest."""
    _go_on(state, Pay(seat, cost, FROM_POWER, 1 if wilds else 0), False)


def _go_on(state: RollingHeightsState, pay: Pay, asked: bool) -> None:
    """Pay units as long as there is one sort only; then ask, or be done."""
    while pay.left > 0:
        options: list[Action] = []
        pay.options(state, pay.seat, options)
        if len(options) > 1:
            if asked:
                state.replace(pay)
            else:
                state.ask(pay)
            return
        pay = pay.after(state, options[0])
    if asked:
        state.finish()


class Pay(OneSeat[RollingHeightsState]):
    """With which unit? Power is used at will, special cubes before real ones (RH-7.5)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (PAY, POWER_FIRST)

    def __init__(self, seat: int, left: int, lowest: int, wilds: int) -> None:
        super().__init__(seat)
        self.left = left
        self.lowest = lowest
        """Where the order of units has come to."""
        self.wilds = wilds
        """1 if wilds can pay too."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.lowest, self.wilds)

    def question(self, state: RollingHeightsState, seat: int) -> Fact:
        return ASK_PAY.at(self.left)

    def options(self, state: RollingHeightsState, seat: int, out: list[Action]) -> None:
        """A unit can be paid if those that come after it in the order cover the rest."""
        wilds = state.companies[seat].wilds if self.wilds else 0
        if _sum(state.special_yard) > 0:
            self._offer_special(state, _sum(state.yard) + wilds, out)
        else:
            self._offer_real(state, wilds, out)
        if state.power > 0 and self.lowest == FROM_POWER:
            if out and state.power > 1 and self.left > 1:
                out.append(PAY_POWER_FIRST)
            out.append(PAY_POWER)

    def _offer_special(self, state: RollingHeightsState, rest: int, out: list[Action]) -> None:
        special = _sum(state.special_yard)
        following = special
        for material in range(MATERIALS):
            here = state.special_yard[material]
            all_follow = following == special and special + rest >= self.left
            enough = following >= self.left or all_follow
            if here > 0 and FROM_CUBES + material >= self.lowest and enough:
                out.append(PAY.at(material))
            following -= here

    def _offer_real(self, state: RollingHeightsState, wilds: int, out: list[Action]) -> None:
        following = _sum(state.yard) + wilds
        for material in range(MATERIALS):
            here = state.yard[material]
            if here > 0 and FROM_CUBES + material >= self.lowest and following >= self.left:
                out.append(PAY.at(material))
            following -= here
        if wilds >= self.left:
            out.append(PAY_WILD)

    def reason(self, state: RollingHeightsState, seat: int, action: Action) -> Fact:
        if action is PAY_POWER_FIRST:
            return NO_SHORTCUT.at()
        if action.a == POWER:
            return (PASSED_BY if state.power > 0 else NOT_AT_HAND).at()
        if action.a == WILD:
            if not self.wilds:
                return NO_WILD_IN_EXCHANGE.at()
            if state.companies[seat].wilds == 0:
                return NOT_AT_HAND.at()
            return (SPECIAL_FIRST if _sum(state.special_yard) > 0 else WILDS_LAST).at()
        if state.yard[action.a] + state.special_yard[action.a] == 0:
            return NOT_AT_HAND.at()
        if state.special_yard[action.a] == 0 and _sum(state.special_yard) > 0:
            return SPECIAL_FIRST.at()
        return PASSED_BY.at()

    def resolve(self, state: RollingHeightsState, seat: int, action: Action) -> None:
        _go_on(state, self.after(state, action), True)

    def after(self, state: RollingHeightsState, action: Action) -> Pay:
        """Pay a unit; what is left to pay."""
        if action is PAY_POWER_FIRST:
            spent = min(state.power, self.left)
            state.power -= spent
            return Pay(self.seat, self.left - spent, FROM_CUBES, self.wilds)
        means = action.a
        lowest = FROM_CUBES + means
        if means == POWER:
            state.power -= 1
            lowest = FROM_POWER
        elif means == WILD:
            state.companies[self.seat].wilds -= 1
            state.wild_supply += 1
            lowest = FROM_WILDS
        elif state.special_yard[means] > 0:
            state.special_yard[means] -= 1
            if _sum(state.special_yard) == 0:
                lowest = FROM_CUBES  # real cubes begin with the first colour again
        else:
            state.yard[means] -= 1
            state.supply[means] += 1
        return Pay(self.seat, self.left - 1, lowest, self.wilds)


def _sum(cubes: list[int]) -> int:
    return cubes[0] + cubes[1] + cubes[2] + cubes[3]
