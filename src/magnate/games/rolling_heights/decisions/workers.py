"""Activating workers with an ability of their own (RH-5.1, RH-5.2, RH-5.13, RH-5.15)."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.core.facts import Fact
from magnate.games.rolling_heights.actions import (
    AS_HARD,
    AS_STEADY,
    EXECUTIVE,
    HARD,
    LEADER,
    MATERIALS,
    POLITICIAN,
    SERVANT,
    STEADY,
    TIRED,
    URBANIST,
    USED_HARD,
    USED_STEADY,
)
from magnate.games.rolling_heights.company import Company
from magnate.games.rolling_heights.decisions.building import gain_cubes, special_among
from magnate.games.rolling_heights.decisions.plans import TakePlan, cheapest_surcharge
from magnate.games.rolling_heights.decisions.upgrades import (
    Upgrade,
    can_upgrade,
    upgrades_possible,
)
from magnate.games.rolling_heights.facts import (
    ACTIVATED,
    BY_A_BUILDING,
    GOT_POWER,
    GOT_VP,
    NO_PLOT_LEFT,
    NO_SUCH_WORKER,
    NOT_FIRST,
    NOTHING_TO_DO,
    RETHREW,
    TOO_DEAR,
)
from magnate.games.rolling_heights.rules import (
    NONE,
)
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.games.rolling_heights.throwing import throw_tired


def pose_of(way: i64) -> i64:
    """The pose a worker must have to be activated in a way."""
    return STEADY if way == AS_STEADY else HARD


def spend(company: Company, worker: i64, way: i64) -> None:
    """An activated worker keeps its pose but can't be activated again (RH-5.14)."""
    if way == AS_STEADY:
        company.shift(worker, STEADY, USED_STEADY)
    else:
        company.shift(worker, HARD, USED_HARD)


def can_activate(state: RollingHeightsState, seat: i64, worker: i64, way: i64) -> bool:
    """Whether a worker that is there would do anything (RH-5.13)."""
    if worker == URBANIST:
        if way == AS_HARD:
            return _can_take_plan(state, seat)
        return not state.acted and state.companies[seat].count(TIRED) > 0
    if worker == SERVANT:
        return can_upgrade(state.companies[seat], STEADY, NONE)
    return worker != LEADER


def _can_take_plan(state: RollingHeightsState, seat: i64) -> bool:
    least = cheapest_surcharge(state)
    return least != NONE and least <= state.units(seat)


def activate(state: RollingHeightsState, seat: i64, worker: i64, way: i64) -> None:
    """A worker's own ability (RH-5.2)."""
    rules = state.rules
    spend(state.companies[seat], worker, way)
    state.tell(ACTIVATED, seat, worker, way)
    amount = rules.hard_amount[worker] if way == AS_HARD else rules.steady_amount[worker]
    if worker < MATERIALS:
        gain_cubes(state, seat, worker, amount)
    elif worker == POLITICIAN:
        gain_vp(state, seat, amount)
    elif worker == EXECUTIVE:
        gain_power(state, seat, amount)
    elif worker == SERVANT:
        steps = upgrades_possible(state.companies[seat], amount, STEADY)
        state.ask(Upgrade(seat, steps, STEADY))
    elif way == AS_HARD:
        state.ask(TakePlan(seat))
    else:
        _rethrow(state, seat)


def about_worker(state: RollingHeightsState, seat: i64, worker: i64, way: i64) -> dict[str, int]:
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
        return {"upgrades": upgrades_possible(state.companies[seat], amount, STEADY)}
    if way == AS_HARD:
        return {"cost": cheapest_surcharge(state)}
    return {"tired": state.companies[seat].count(TIRED)}


def _rethrow(state: RollingHeightsState, seat: i64) -> None:
    """An urbanist lets all tired workers be thrown once more, without a strike (RH-5.15)."""
    company = state.companies[seat]
    rose = throw_tired(state, seat)
    state.seal(seat)
    state.tell(RETHREW, seat, rose, company.count(TIRED))


def gain_vp(state: RollingHeightsState, seat: i64, amount: i64) -> None:
    state.companies[seat].worker_vp += amount
    state.tell(GOT_VP, seat, amount)


def gain_power(state: RollingHeightsState, seat: i64, amount: i64) -> None:
    state.power += amount
    state.tell(GOT_POWER, seat, amount)


def why_not_activate(state: RollingHeightsState, seat: i64, worker: i64, way: i64) -> Fact:
    company = state.companies[seat]
    if worker == LEADER:
        return BY_A_BUILDING.at()
    if company.at(pose_of(way), worker) == 0:
        return NO_SUCH_WORKER.at(worker)
    if worker == URBANIST and way == AS_HARD:
        least = cheapest_surcharge(state)
        return NO_PLOT_LEFT.at() if least == NONE else TOO_DEAR.at(least, state.units(seat))
    if worker == URBANIST and state.acted:
        return NOT_FIRST.at()
    return NOTHING_TO_DO.at()
