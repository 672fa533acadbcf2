"""Paying in units: cubes, power and wilds (RH-5.5, RH-5.8, RH-7.2, RH-7.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.core.ints import Ints
from magnate.games.rolling_heights.actions import MATERIALS, PAY, POWER, WILD
from magnate.games.rolling_heights.facts import (
    ASK_PAY,
    NO_WILD_IN_EXCHANGE,
    NOT_AT_HAND,
    PAID,
    SPECIAL_FIRST,
)
from magnate.games.rolling_heights.state import RollingHeightsState

# The order of units that search goes by: power, cubes by colour, wilds.
FROM_POWER: Final = 0
FROM_CUBES: Final = 1
"""The first colour; the others follow."""
FROM_WILDS: Final = 5

PAY_POWER: Final = PAY.at(POWER)
PAY_WILD: Final = PAY.at(WILD)


def pay(state: RollingHeightsState, seat: i64, cost: i64, *, wilds: bool) -> None:
    """Pay what leaves no choice at once, and ask for the rest."""
    payment = Pay(seat, cost, wilds=1 if wilds else 0)
    while payment.left > 0:
        options: list[Action] = []
        payment.options(state, seat, options)
        if len(options) > 1 and not payment.is_forced(state):
            state.ask(payment)
            return
        payment = payment.after(state, options[0])


class Pay(OneSeat[RollingHeightsState]):
    """With which unit? Special cubes go before real ones and wilds (RH-7.5), power at will."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (PAY,)
    any_order: ClassVar[bool] = True

    def __init__(self, seat: i64, left: i64, lowest: i64 = FROM_POWER, wilds: i64 = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.lowest = lowest
        """Where the canonical order of units has come to."""
        self.wilds = wilds
        """1 if wilds can pay too."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.lowest, self.wilds)

    def is_forced(self, state: RollingHeightsState) -> bool:
        """Whether all that is at hand has to be paid, or all special cubes."""
        if state.power == 0 and 0 < _sum(state.special_yard) <= self.left:
            return True
        return self.at_hand(state) <= self.left

    def at_hand(self, state: RollingHeightsState) -> i64:
        """All units that could be paid."""
        return state.cubes_at_hand() + state.power + self._wilds(state)

    def _wilds(self, state: RollingHeightsState) -> i64:
        return state.companies[self.seat].wilds if self.wilds else 0

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        return ASK_PAY.at(self.left)

    def options(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        special = _sum(state.special_yard) > 0
        cubes = state.special_yard if special else state.yard
        for material in range(MATERIALS):
            if cubes[material] > 0:
                out.append(PAY.at(material))
        if not special and self._wilds(state) > 0:
            out.append(PAY_WILD)
        if state.power > 0:
            out.append(PAY_POWER)

    def canonical(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        """A unit is paid if those that come after it in the order cover the rest."""
        special = _sum(state.special_yard)
        cubes = state.special_yard if special > 0 else state.yard
        later = _sum(state.yard) + self._wilds(state)
        # Specials of the last colour may be followed by all that isn't special.
        following = special if special > 0 else later
        for material in range(MATERIALS):
            here = cubes[material]
            all_follow = special > 0 and following == special and special + later >= self.left
            enough = following >= self.left or all_follow
            if here > 0 and FROM_CUBES + material >= self.lowest and enough:
                out.append(PAY.at(material))
            following -= here
        if special == 0 and self._wilds(state) >= self.left:
            out.append(PAY_WILD)
        if state.power > 0 and self.lowest == FROM_POWER:
            out.append(PAY_POWER)
        if not out:  # a person has paid in another order
            self.options(state, seat, out)

    def reason(self, state: RollingHeightsState, seat: i64, action: Action) -> Fact:
        means = action.a
        if means == WILD and not self.wilds:
            return NO_WILD_IN_EXCHANGE.at()
        if means == POWER:
            there = state.power
        elif means == WILD:
            there = self._wilds(state)
        else:
            there = state.yard[means] + state.special_yard[means]
        return (SPECIAL_FIRST if there > 0 else NOT_AT_HAND).at()

    def about(self, state: RollingHeightsState, seat: i64, action: Action) -> dict[str, int]:
        return {"units_left": self.left - 1}

    def resolve(self, state: RollingHeightsState, seat: i64, action: Action) -> None:
        rest = self.after(state, action)
        if rest.left > 0:
            state.replace(rest)
        else:
            state.close()

    def after(self, state: RollingHeightsState, action: Action) -> Pay:
        """Pay a unit; what is left to pay."""
        means = action.a
        special = means < MATERIALS and state.special_yard[means] > 0
        state.tell(PAID, self.seat, means, 1 if special else 0)
        lowest = FROM_CUBES + means
        if means == POWER:
            state.power -= 1
            lowest = FROM_POWER
        elif means == WILD:
            state.companies[self.seat].wilds -= 1
            state.wild_supply += 1
            lowest = FROM_WILDS
        elif special:
            state.special_yard[means] -= 1
            if _sum(state.special_yard) == 0:
                lowest = FROM_CUBES  # real cubes begin with the first colour again
        else:
            state.yard[means] -= 1
            state.supply[means] += 1
        return Pay(self.seat, self.left - 1, lowest=lowest, wilds=self.wilds)


def _sum(cubes: Ints) -> i64:
    return cubes[0] + cubes[1] + cubes[2] + cubes[3]
