"""Community leaders and what they do in buildings (RH-5.2, RH-5.11 to RH-5.14)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.core.ints import bit
from magnate.core.vocabulary import NOT_NOW
from magnate.games.rolling_heights.actions import (
    AS_HARD,
    AS_STEADY,
    CHOOSE_CUBE,
    LEADER,
    MATERIALS,
    STATUSES,
    STEADY,
    SWAP,
    TIRED,
    WORKERS,
)
from magnate.games.rolling_heights.buildings import ability_vp
from magnate.games.rolling_heights.decisions.building import gain_cubes, special_among
from magnate.games.rolling_heights.decisions.upgrades import Upgrade, can_upgrade
from magnate.games.rolling_heights.decisions.workers import gain_power, gain_vp, pose_of, spend
from magnate.games.rolling_heights.facts import (
    ASK_CUBE,
    ASK_SWAP,
    GOT_WILDS,
    LED,
    LED_ALREADY,
    NO_ABILITY_THERE,
    NO_SUCH_WORKER,
    NOT_OWN_BUILDING,
    NOTHING_TO_DO,
    SWAPPED,
)
from magnate.games.rolling_heights.rules import (
    ANY_CUBES,
    GET_CUBES,
    GET_POWER,
    GET_VP,
    GET_WILDS,
    LIFT,
    LIFT_TIRED,
    NO_ABILITY,
    NONE,
    SWAP_WORKER,
    VP_TOWERS,
    Ability,
)
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.games.rolling_heights.units import FROM_LEADER


def ability_of(state: RollingHeightsState, plot: i64, way: i64) -> Ability:
    """What a leader can do in the building on a plot."""
    plan = state.rules.plans[state.plans[plot]]
    return plan.hard if way == AS_HARD else plan.steady


def can_lead(state: RollingHeightsState, seat: i64, plot: i64, way: i64) -> bool:
    """Whether a leader can use the own building on a plot: complete, not used this turn, and its
    ability would do something (RH-5.2, RH-5.12, RH-5.13)."""
    if state.needs[plot] != 0 or (state.led >> plot) & 1:
        return False
    ability = ability_of(state, plot, way)
    kind = ability.kind
    company = state.companies[seat]
    if kind == NO_ABILITY:
        return False
    if kind == GET_WILDS:
        return state.wild_supply > 0
    if GET_VP <= kind <= VP_TOWERS:
        return ability_vp(state, seat, plot, ability) > 0
    if kind == LIFT_TIRED:
        return can_upgrade(company, TIRED, NONE)
    if kind == LIFT:
        alone = way == AS_STEADY and company.at(STEADY, LEADER) == 1
        return can_upgrade(company, STEADY, LEADER if alone else NONE)
    if kind == SWAP_WORKER:
        return company.of_colour(ability.what) > 0 and state.worker_supply[ability.into] > 0
    return True


def lead(state: RollingHeightsState, seat: i64, plot: i64, way: i64) -> None:
    """A community leader uses a building's ability."""
    ability = ability_of(state, plot, way)
    kind = ability.kind
    company = state.companies[seat]
    spend(company, LEADER, way)
    state.led |= bit(plot)
    state.tell(LED, seat, state.plans[plot], plot, way)
    if kind == GET_WILDS:
        wilds = min(ability.amount, state.wild_supply)
        state.wild_supply -= wilds
        company.wilds += wilds
        state.tell(GOT_WILDS, seat, wilds, FROM_LEADER)
    elif kind == GET_POWER:
        gain_power(state, seat, ability.amount)
    elif kind == GET_CUBES:
        gain_cubes(state, seat, ability.what, ability.amount)
    elif kind == ANY_CUBES:
        state.ask(ChooseCube(seat, ability.amount))
    elif kind == LIFT_TIRED:
        state.ask(Upgrade(seat, 1, TIRED))
    elif kind == LIFT:
        state.ask(Upgrade(seat, 1, STEADY))
    elif kind == SWAP_WORKER:
        _begin_swap(state, seat, ability.what, ability.into)
    else:
        gain_vp(state, seat, ability_vp(state, seat, plot, ability))


def about_leading(state: RollingHeightsState, seat: i64, plot: i64, way: i64) -> dict[str, int]:
    """What a leader gets in a building; wilds only as far as there are any."""
    ability = ability_of(state, plot, way)
    kind = ability.kind
    amount = ability.amount
    if kind == GET_WILDS:
        return {"wilds": min(amount, state.wild_supply)}
    if kind == GET_POWER:
        return {"power": amount}
    if kind == GET_CUBES:
        return {"cubes": amount, "special": special_among(state, ability.what, amount)}
    if kind == ANY_CUBES:
        return {"cubes": amount}
    if kind in (LIFT_TIRED, LIFT):
        return {"upgrades": 1}
    if kind == SWAP_WORKER:
        return {"swaps": 1}
    return {"vp": ability_vp(state, seat, plot, ability)}


def why_not_lead(state: RollingHeightsState, seat: i64, plot: i64, way: i64) -> Fact:
    if state.companies[seat].at(pose_of(way), LEADER) == 0:
        return NO_SUCH_WORKER.at(LEADER)
    if state.owners[plot] != seat or not state.completed(plot):
        return NOT_OWN_BUILDING.at()
    if ability_of(state, plot, way).kind == NO_ABILITY:
        return NO_ABILITY_THERE.at()
    return (LED_ALREADY if (state.led >> plot) & 1 else NOTHING_TO_DO).at()


class ChooseCube(OneSeat[RollingHeightsState]):
    """Which colour is the cube?"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (CHOOSE_CUBE,)
    any_order: ClassVar[bool] = True

    def __init__(self, seat: i64, left: i64, lowest: i64 = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.lowest = lowest
        """The colour named last: canonically they are named in ascending order."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.lowest)

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        return ASK_CUBE.at(self.left)

    def options(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        out.extend(CHOOSE_CUBE.actions)

    def canonical(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        for material in range(self.lowest, MATERIALS):
            out.append(CHOOSE_CUBE.at(material))

    def reason(self, state: RollingHeightsState, seat: i64, action: Action) -> Fact:
        return NOT_NOW.at()

    def about(self, state: RollingHeightsState, seat: i64, action: Action) -> dict[str, int]:
        return {"special": special_among(state, action.a, 1), "cubes_left": self.left - 1}

    def resolve(self, state: RollingHeightsState, seat: i64, action: Action) -> None:
        gain_cubes(state, seat, action.a, 1)
        if self.left > 1:
            state.replace(ChooseCube(seat, self.left - 1, lowest=action.a))
        else:
            state.close()


# Swaps


def _begin_swap(state: RollingHeightsState, seat: i64, worker: i64, into: i64) -> None:
    """Any own worker of the colour; if all have one status, there is nothing to ask."""
    swap = SwapWorker(seat, worker, into)
    options: list[Action] = []
    swap.options(state, seat, options)
    if len(options) == 1:
        swap.carry_out(state, options[0].a)
    else:
        state.ask(swap)


class SwapWorker(OneSeat[RollingHeightsState]):
    """Which worker of a colour goes to the supply? The new one takes over its status (RH-5.14)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (SWAP,)

    def __init__(self, seat: i64, worker: i64, into: i64) -> None:
        super().__init__(seat)
        self.worker = worker
        self.into = into

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.worker, self.into)

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        return ASK_SWAP.at(self.worker, self.into)

    def options(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        for status in range(STATUSES):
            if state.companies[seat].at(status, self.worker) > 0:
                out.append(SWAP.at(status))

    def reason(self, state: RollingHeightsState, seat: i64, action: Action) -> Fact:
        return NO_SUCH_WORKER.at(self.worker)

    def resolve(self, state: RollingHeightsState, seat: i64, action: Action) -> None:
        self.carry_out(state, action.a)
        state.close()

    def carry_out(self, state: RollingHeightsState, status: i64) -> None:
        workers = state.companies[self.seat].workers
        workers[status * WORKERS + self.worker] -= 1
        workers[status * WORKERS + self.into] += 1
        state.worker_supply[self.worker] += 1
        state.worker_supply[self.into] -= 1
        state.tell(SWAPPED, self.seat, self.worker, self.into, status)
