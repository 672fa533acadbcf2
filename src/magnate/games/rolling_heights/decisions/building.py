"""Materials and buildings: gaining cubes, building, completing (RH-5.7 to RH-5.10, RH-7)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat, Step
from magnate.core.facts import Fact
from magnate.core.ints import bit
from magnate.games.rolling_heights.actions import HIRE, MATERIALS, WAITING, WORKERS
from magnate.games.rolling_heights.buildings import building_vp, next_tower
from magnate.games.rolling_heights.decisions.payment import pay
from magnate.games.rolling_heights.facts import (
    ASK_HIRE,
    BUILT,
    CITY_FULL,
    COMPLETED,
    EXCHANGED,
    GOT_CUBES,
    HIRED,
    LAST_CUBE,
    NO_CUBE,
    NOBODY_LEFT,
    NOT_NEEDED,
    NOT_ON_PLAN,
    NOT_OWN_PLAN,
    REAL_CUBES_FIRST,
    USED_WILD,
)
from magnate.games.rolling_heights.rules import FULL_CITY, NEED_BITS, NONE
from magnate.games.rolling_heights.state import RollingHeightsState

# Gaining cubes


def gain_cubes(state: RollingHeightsState, seat: i64, material: i64, amount: i64) -> None:
    """One at a time: a real one while the supply has one, else a special one (RH-7.3)."""
    special = special_among(state, material, amount)
    state.supply[material] -= amount - special
    state.yard[material] += amount - special
    state.special_yard[material] += special
    state.tell(GOT_CUBES, seat, amount, material, special)


def special_among(state: RollingHeightsState, material: i64, amount: i64) -> i64:
    """How many of so many cubes will be special, as the supply has too few real ones."""
    return max(0, amount - state.supply[material])


def use_wild(state: RollingHeightsState, seat: i64, material: i64) -> None:
    """A wild is discarded for a cube of any colour (RH-5.7)."""
    state.companies[seat].wilds -= 1
    state.wild_supply += 1
    state.tell(USED_WILD, seat, material)
    gain_cubes(state, seat, material, 1)


def exchange(state: RollingHeightsState, seat: i64, material: i64) -> None:
    """Some units of any kind for a cube (RH-5.8)."""
    state.ask(Exchange(seat, material))
    pay(state, seat, state.rules.exchange[material], wilds=False)


class Exchange(Step[RollingHeightsState]):
    """The cube comes when the units have been paid."""

    def __init__(self, seat: i64, material: i64) -> None:
        self.seat = seat
        self.material = material

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.material)

    def resume(self, state: RollingHeightsState) -> None:
        state.tell(EXCHANGED, self.seat, self.material)
        gain_cubes(state, self.seat, self.material, 1)
        state.close()


# Building


def can_build(state: RollingHeightsState, material: i64) -> bool:
    """Whether a cube of a colour is at hand that may be built: a real one, or a special one once
    all real ones stand on buildings (RH-7.2, RH-7.4)."""
    if state.yard[material] > 0:
        return True
    return state.special_yard[material] > 0 and state.supply[material] == 0


def build(state: RollingHeightsState, seat: i64, plot: i64, material: i64) -> None:
    """A cube goes on an own plan; with its last one the plan is complete (RH-5.9, RH-5.10)."""
    special = state.yard[material] == 0
    if special:
        state.special_yard[material] -= 1
    else:
        state.yard[material] -= 1
    if state.journal is not None:
        tower = next_tower(state, plot, material) + 1
        state.tell(BUILT, seat, state.plans[plot], plot, material, tower, 1 if special else 0)
    put_cube(state, plot, material, special)
    if state.needs[plot] == 0:
        _complete(state, seat, plot)


def put_cube(state: RollingHeightsState, plot: i64, material: i64, special: bool) -> None:
    """A cube stands on a building; the end may be triggered (RH-8.1)."""
    state.needs[plot] -= bit(NEED_BITS * material)
    if special:
        state.add_special(plot, material)
    state.put = True
    if state.last_round == 0 and state.unbuilt(material) == 0:
        state.tell(LAST_CUBE, material)
        _trigger_end(state, material)


def score_building(state: RollingHeightsState, owner: i64, plot: i64) -> i64:
    """VP of a building that is now complete, by the map of this moment (RH-5.10)."""
    vp = building_vp(state, plot)
    state.companies[owner].building_vp += vp
    return vp


def look_at_city(state: RollingHeightsState) -> None:
    """With the last building of the city the end is triggered (RH-8.3)."""
    if state.last_round > 0 or state.vacant != 0:
        return
    for plot in state.city.land:
        if state.needs[plot] != 0:
            return
    state.tell(CITY_FULL)
    _trigger_end(state, FULL_CITY)


def _trigger_end(state: RollingHeightsState, trigger: i64) -> None:
    """This round is finished and one more played (RH-8.1, RH-8.3)."""
    state.trigger = trigger
    state.last_round = state.round_number + 1


def about_building(state: RollingHeightsState, plot: i64, material: i64) -> dict[str, int]:
    """What is missing after one more cube, what the plan gives, and how near the end comes."""
    missing = sum(state.missing(plot, colour) for colour in range(MATERIALS)) - 1
    unbuilt = state.unbuilt(material) - (1 if state.yard[material] > 0 else 0)
    return {"missing": missing, "vp": building_vp(state, plot), "unbuilt": unbuilt}


def why_not_build(state: RollingHeightsState, seat: i64, plot: i64, material: i64) -> Fact:
    if state.owners[plot] != seat or state.needs[plot] == 0:
        return NOT_OWN_PLAN.at()
    if state.missing(plot, material) == 0:
        return NOT_NEEDED.at(material)
    if state.special_yard[material] > 0:
        return REAL_CUBES_FIRST.at(material)
    return NO_CUBE.at(material)


# Completing


def _complete(state: RollingHeightsState, seat: i64, plot: i64) -> None:
    vp = score_building(state, seat, plot)
    state.finished |= bit(plot)
    state.tell(COMPLETED, seat, state.plans[plot], plot, vp)
    look_at_city(state)
    _award(state, seat, state.plans[plot], 0)


def _award(state: RollingHeightsState, seat: i64, number: i64, symbol: i64) -> None:
    """The plan's workers from a symbol on; of a two-coloured one the player picks (RH-5.10)."""
    plan = state.rules.plans[number]
    while symbol < len(plan.first_workers):
        one = plan.first_workers[symbol]
        other = plan.second_workers[symbol]
        if other != NONE and other != one and state.worker_supply[other] > 0:
            if state.worker_supply[one] > 0:
                state.ask(Hire(seat, number, symbol))
                return
            one = other
        _hire(state, seat, one, number)
        symbol += 1


def _hire(state: RollingHeightsState, seat: i64, worker: i64, plan: i64) -> None:
    """A new worker is inactive this turn; one that isn't there isn't gained."""
    if state.worker_supply[worker] == 0:
        state.tell(NOBODY_LEFT, seat, worker)
        return
    state.worker_supply[worker] -= 1
    state.companies[seat].workers[WAITING * WORKERS + worker] += 1
    state.tell(HIRED, seat, worker, plan)


class Hire(OneSeat[RollingHeightsState]):
    """Which worker of a two-coloured symbol? (RH-5.10)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (HIRE,)

    def __init__(self, seat: i64, plan: i64, symbol: i64) -> None:
        super().__init__(seat)
        self.plan = plan
        self.symbol = symbol

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.plan, self.symbol)

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        return ASK_HIRE.at(self.plan)

    def options(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        plan = state.rules.plans[self.plan]
        out.append(HIRE.at(plan.first_workers[self.symbol]))
        out.append(HIRE.at(plan.second_workers[self.symbol]))

    def reason(self, state: RollingHeightsState, seat: i64, action: Action) -> Fact:
        return NOT_ON_PLAN.at(self.plan)

    def resolve(self, state: RollingHeightsState, seat: i64, action: Action) -> None:
        state.close()
        _hire(state, seat, action.a, self.plan)
        _award(state, seat, self.plan, self.symbol + 1)
