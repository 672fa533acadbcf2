"""Activating workers (RH-5.1 to RH-5.4, RH-5.11 to RH-5.15)."""

from __future__ import annotations

from typing import ClassVar

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.core.vocabulary import NOT_NOW
from magnate.games.rolling_heights.actions import (
    AS_HARD,
    AS_STEADY,
    CHOOSE_CUBE,
    DONE,
    DONE_ACTION,
    EXECUTIVE,
    HARD,
    LEADER,
    MATERIALS,
    POLITICIAN,
    SERVANT,
    STATUSES,
    STEADY,
    SWAP,
    TIRED,
    UPGRADE,
    URBANIST,
    USED_HARD,
    USED_STEADY,
    WORKERS,
)
from magnate.games.rolling_heights.buildings import ability_vp
from magnate.games.rolling_heights.company import Company
from magnate.games.rolling_heights.decisions.building import gain_cubes, special_among
from magnate.games.rolling_heights.decisions.plans import TakePlan, cheapest_surcharge
from magnate.games.rolling_heights.facts import (
    ACTIVATED,
    ASK_CUBE,
    ASK_SWAP,
    ASK_UPGRADE,
    BY_A_BUILDING,
    GOT_POWER,
    GOT_VP,
    GOT_WILDS,
    LED,
    LED_ALREADY,
    NO_ABILITY_THERE,
    NO_PLOT_LEFT,
    NO_SUCH_WORKER,
    NOT_FIRST,
    NOT_OWN_BUILDING,
    NOT_UPGRADED,
    NOTHING_TO_DO,
    ONLY_TIRED,
    RETHREW,
    SWAPPED,
    TOO_DEAR,
    UPGRADE_FIRST,
    UPGRADED,
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
from magnate.games.rolling_heights.throwing import throw_tired


def _pose_of(way: int) -> int:
    """The pose a worker must have to be activated in a way."""
    return STEADY if way == AS_STEADY else HARD


def spend(company: Company, worker: int, way: int) -> None:
    """An activated worker keeps its pose but can't be activated again (RH-5.14)."""
    if way == AS_STEADY:
        company.shift(worker, STEADY, USED_STEADY)
    else:
        company.shift(worker, HARD, USED_HARD)


# Workers with an ability of their own


def can_activate(state: RollingHeightsState, seat: int, worker: int, way: int) -> bool:
    """Whether a worker that is there would do anything (RH-5.13)."""
    if worker == URBANIST:
        if way == AS_HARD:
            return _can_take_plan(state, seat)
        return not state.acted and state.companies[seat].count(TIRED) > 0
    if worker == SERVANT:
        return _can_upgrade(state.companies[seat], STEADY, NONE)
    return worker != LEADER


def _can_take_plan(state: RollingHeightsState, seat: int) -> bool:
    least = cheapest_surcharge(state)
    return least != NONE and least <= state.units(seat)


def activate(state: RollingHeightsState, seat: int, worker: int, way: int) -> None:
    """A worker's own ability (RH-5.2)."""
    rules = state.rules
    spend(state.companies[seat], worker, way)
    state.tell(ACTIVATED, seat, worker, way)
    amount = rules.hard_amount[worker] if way == AS_HARD else rules.steady_amount[worker]
    if worker < MATERIALS:
        gain_cubes(state, seat, worker, amount)
    elif worker == POLITICIAN:
        _gain_vp(state, seat, amount)
    elif worker == EXECUTIVE:
        _gain_power(state, seat, amount)
    elif worker == SERVANT:
        state.ask(Upgrade(seat, amount, STEADY, 0, 0))
    elif way == AS_HARD:
        state.ask(TakePlan(seat))
    else:
        _rethrow(state, seat)


def about_worker(state: RollingHeightsState, seat: int, worker: int, way: int) -> dict[str, int]:
    """What activating a worker brings."""
    rules = state.rules
    amount = rules.hard_amount[worker] if way == AS_HARD else rules.steady_amount[worker]
    if worker < MATERIALS:
        return {"cubes": amount, "special": special_among(state, worker, amount)}
    if worker == POLITICIAN:
        return {"vp": amount}
    if worker == EXECUTIVE:
        return {"power": amount}
    if worker == SERVANT:
        return {"upgrades": amount}
    if way == AS_HARD:
        return {"cost": cheapest_surcharge(state)}
    return {"tired": state.companies[seat].count(TIRED)}


def _rethrow(state: RollingHeightsState, seat: int) -> None:
    """An urbanist lets all tired workers be thrown once more, without a strike (RH-5.15)."""
    company = state.companies[seat]
    rose = throw_tired(state, seat)
    state.seal(seat)
    state.tell(RETHREW, seat, rose, company.count(TIRED))


def _gain_vp(state: RollingHeightsState, seat: int, amount: int) -> None:
    state.companies[seat].worker_vp += amount
    state.tell(GOT_VP, seat, amount)


def _gain_power(state: RollingHeightsState, seat: int, amount: int) -> None:
    state.power += amount
    state.tell(GOT_POWER, seat, amount)


def why_not_activate(state: RollingHeightsState, seat: int, worker: int, way: int) -> Fact:
    company = state.companies[seat]
    if worker == LEADER:
        return BY_A_BUILDING.at()
    if company.at(_pose_of(way), worker) == 0:
        return NO_SUCH_WORKER.at(worker)
    if worker == URBANIST and way == AS_HARD:
        least = cheapest_surcharge(state)
        return NO_PLOT_LEFT.at() if least == NONE else TOO_DEAR.at(least, state.units(seat))
    if worker == URBANIST and state.acted:
        return NOT_FIRST.at()
    return NOTHING_TO_DO.at()


# Community leaders


def ability_of(state: RollingHeightsState, plot: int, way: int) -> Ability:
    """What a leader can do in the building on a plot."""
    plan = state.rules.plans[state.plans[plot]]
    return plan.hard if way == AS_HARD else plan.steady


def can_lead(state: RollingHeightsState, seat: int, plot: int, way: int) -> bool:
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
        return _can_upgrade(company, TIRED, NONE)
    if kind == LIFT:
        alone = way == AS_STEADY and company.at(STEADY, LEADER) == 1
        return _can_upgrade(company, STEADY, LEADER if alone else NONE)
    if kind == SWAP_WORKER:
        return company.of_colour(ability.what) > 0 and state.worker_supply[ability.into] > 0
    return True


def lead(state: RollingHeightsState, seat: int, plot: int, way: int) -> None:
    """A community leader uses a building's ability."""
    ability = ability_of(state, plot, way)
    kind = ability.kind
    company = state.companies[seat]
    spend(company, LEADER, way)
    state.led |= 1 << plot
    state.tell(LED, seat, state.plans[plot], plot, way)
    if kind == GET_WILDS:
        wilds = min(ability.amount, state.wild_supply)
        state.wild_supply -= wilds
        company.wilds += wilds
        state.tell(GOT_WILDS, seat, wilds)
    elif kind == GET_POWER:
        _gain_power(state, seat, ability.amount)
    elif kind == GET_CUBES:
        gain_cubes(state, seat, ability.what, ability.amount)
    elif kind == ANY_CUBES:
        state.ask(ChooseCube(seat, ability.amount, 0))
    elif kind == LIFT_TIRED:
        state.ask(Upgrade(seat, 1, TIRED, 0, 0))
    elif kind == LIFT:
        state.ask(Upgrade(seat, 1, STEADY, 0, 0))
    elif kind == SWAP_WORKER:
        _begin_swap(state, seat, ability.what, ability.into)
    else:
        _gain_vp(state, seat, ability_vp(state, seat, plot, ability))


def about_leading(state: RollingHeightsState, seat: int, plot: int, way: int) -> dict[str, int]:
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


def why_not_lead(state: RollingHeightsState, seat: int, plot: int, way: int) -> Fact:
    if state.companies[seat].at(_pose_of(way), LEADER) == 0:
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

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        super().__init__(seat)
        self.left = left
        self.lowest = lowest
        """The colour named last: canonically they are named in ascending order."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.lowest)

    def question(self, state: RollingHeightsState, seat: int) -> Fact:
        return ASK_CUBE.at(self.left)

    def options(self, state: RollingHeightsState, seat: int, out: list[Action]) -> None:
        out.extend(CHOOSE_CUBE.actions)

    def canonical(self, state: RollingHeightsState, seat: int, out: list[Action]) -> None:
        for material in range(self.lowest, MATERIALS):
            out.append(CHOOSE_CUBE.at(material))

    def reason(self, state: RollingHeightsState, seat: int, action: Action) -> Fact:
        return NOT_NOW.at()

    def about(self, state: RollingHeightsState, seat: int, action: Action) -> dict[str, int]:
        return {"special": special_among(state, action.a, 1), "cubes_left": self.left - 1}

    def resolve(self, state: RollingHeightsState, seat: int, action: Action) -> None:
        gain_cubes(state, seat, action.a, 1)
        if self.left > 1:
            state.replace(ChooseCube(seat, self.left - 1, action.a))
        else:
            state.finish()


# Upgrades


def _can_upgrade(company: Company, highest: int, busy: int) -> bool:
    """Whether anyone can rise, but for the steady worker of a colour who is about to lead."""
    for worker in range(WORKERS):
        if _may_rise(company, worker, TIRED, highest):
            return True
        if worker != busy and _may_rise(company, worker, STEADY, highest):
            return True
    return False


def _may_rise(company: Company, worker: int, pose: int, highest: int) -> bool:
    """Active, not activated, no civil servant (RH-5.3)."""
    return worker != SERVANT and pose <= highest and company.at(pose, worker) > 0


class Upgrade(OneSeat[RollingHeightsState]):
    """Who rises from tired to steady, or from steady to hard? The second step can be waived."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (UPGRADE, DONE)
    any_order: ClassVar[bool] = True

    def __init__(self, seat: int, steps: int, highest: int, taken: int, lowest: int) -> None:
        super().__init__(seat)
        self.steps = steps
        self.highest = highest
        """The best pose that can still be upgraded."""
        self.taken = taken
        """Steps taken already."""
        self.lowest = lowest
        """The id of the step taken last: canonically they are taken in the order of the table."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.steps, self.highest, self.taken, self.lowest)

    def question(self, state: RollingHeightsState, seat: int) -> Fact:
        return ASK_UPGRADE.at(self.steps)

    def options(self, state: RollingHeightsState, seat: int, out: list[Action]) -> None:
        company = state.companies[seat]
        for worker in range(WORKERS):
            for pose in (TIRED, STEADY):
                if _may_rise(company, worker, pose, self.highest):
                    out.append(UPGRADE.at(worker, pose))
        if self.taken > 0:
            out.append(DONE_ACTION)

    def canonical(self, state: RollingHeightsState, seat: int, out: list[Action]) -> None:
        answers: list[Action] = []
        self.options(state, seat, answers)
        for action in answers:
            if action is DONE_ACTION or action.id >= self.lowest:
                out.append(action)

    def reason(self, state: RollingHeightsState, seat: int, action: Action) -> Fact:
        if action.kind is DONE:
            return UPGRADE_FIRST.at()
        if action.a == SERVANT:
            return NOT_UPGRADED.at()
        if action.b > self.highest:
            return ONLY_TIRED.at()
        return NO_SUCH_WORKER.at(action.a)

    def about(self, state: RollingHeightsState, seat: int, action: Action) -> dict[str, int]:
        return {} if action.kind is DONE else {"upgrades_left": self.steps - 1}

    def resolve(self, state: RollingHeightsState, seat: int, action: Action) -> None:
        if action is DONE_ACTION:
            state.finish()
            return
        company = state.companies[seat]
        company.shift(action.a, action.b, action.b + 1)
        state.tell(UPGRADED, seat, action.a, action.b)
        if self.steps > 1 and _can_upgrade(company, self.highest, NONE):
            state.replace(Upgrade(seat, self.steps - 1, self.highest, self.taken + 1, action.id))
        else:
            state.finish()


# Swaps


def _begin_swap(state: RollingHeightsState, seat: int, worker: int, into: int) -> None:
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

    def __init__(self, seat: int, worker: int, into: int) -> None:
        super().__init__(seat)
        self.worker = worker
        self.into = into

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.worker, self.into)

    def question(self, state: RollingHeightsState, seat: int) -> Fact:
        return ASK_SWAP.at(self.worker, self.into)

    def options(self, state: RollingHeightsState, seat: int, out: list[Action]) -> None:
        for status in range(STATUSES):
            if state.companies[seat].at(status, self.worker) > 0:
                out.append(SWAP.at(status))

    def reason(self, state: RollingHeightsState, seat: int, action: Action) -> Fact:
        return NO_SUCH_WORKER.at(self.worker)

    def resolve(self, state: RollingHeightsState, seat: int, action: Action) -> None:
        self.carry_out(state, action.a)
        state.finish()

    def carry_out(self, state: RollingHeightsState, status: int) -> None:
        workers = state.companies[self.seat].workers
        workers[status * WORKERS + self.worker] -= 1
        workers[status * WORKERS + self.into] += 1
        state.worker_supply[self.worker] += 1
        state.worker_supply[self.into] -= 1
        state.tell(SWAPPED, self.seat, self.worker, self.into, status)
