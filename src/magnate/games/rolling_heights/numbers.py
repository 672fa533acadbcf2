"""The numbers that `about` tells of an action: their units, and what they turn out to be."""

from __future__ import annotations

from magnate.core.actions import Action
from magnate.games.rolling_heights.actions import (
    BUILD,
    BUY,
    MATERIALS,
    PLACE,
    ROLLING_HEIGHTS,
    TIRED,
    WAITING,
    WORKERS,
)
from magnate.games.rolling_heights.buildings import building_vp
from magnate.games.rolling_heights.city import DISTANCE
from magnate.games.rolling_heights.decisions.leaders import ChooseCube, SwapWorker
from magnate.games.rolling_heights.decisions.payment import Pay
from magnate.games.rolling_heights.decisions.plans import PlacePlan, TakePlan
from magnate.games.rolling_heights.decisions.upgrades import Upgrade
from magnate.games.rolling_heights.rules import SLOTS
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.games.rolling_heights.units import (
    CUBES,
    PERMILLE,
    POINTS,
    POWER_UNITS,
    STAFF,
    STEPS,
    UNITS,
    WILDS,
)

Rolled = RollingHeightsState


def declare_numbers() -> None:
    """Make them known to the game's vocabulary."""
    for name, unit, truth in (
        # What it costs, and what a payment leaves to pay.
        ("cost", UNITS, _cost),
        ("market", UNITS, _market),
        ("distance", UNITS, _distance),
        ("surcharge", UNITS, _surcharge),
        ("units_left", UNITS, _units_left),
        # What it brings.
        ("bonus", POINTS, _bonus),
        ("vp", POINTS, _vp),
        ("cubes", CUBES, _cubes),
        ("special", CUBES, _special),
        ("power", POWER_UNITS, _power),
        ("wilds", WILDS, _wilds),
        ("upgrades", STEPS, _upgrades),
        ("swaps", STAFF, _swaps),
        # What is left afterwards.
        ("missing", CUBES, _missing),
        ("unbuilt", CUBES, _unbuilt),
        ("cubes_left", CUBES, _cubes_left),
        ("upgrades_left", STEPS, _upgrades_left),
        ("workers_left", STAFF, _workers_left),
        ("wilds_left", WILDS, _wilds_left),
        # What is lost in the clean-up.
        ("lost_cubes", CUBES, _lost_cubes),
        ("lost_power", POWER_UNITS, _lost_power),
        # What is thrown.
        ("tired", STAFF, _tired),
        ("strike_permille", PERMILLE, _strike_permille),
    ):
        ROLLING_HEIGHTS.number(name, unit, truth)


# Costs


def _still_to_pay(state: Rolled) -> int:
    top = state.stack[-1]
    return top.left if isinstance(top, Pay) else 0


def _cost(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    """What was paid and is still to be paid; while a plan is being chosen, the least it can be."""
    if isinstance(after.stack[-1], (TakePlan, PlacePlan)):
        return min(after.about(seat, choice)["cost"] for choice in after.legal(seat))
    left = _still_to_pay(after)
    spent = before.units(seat) - after.units(seat) + left
    if left > 0:
        return spent
    if action.kind is PLACE:
        return spent + before.market_wilds[_placing(before).slot]
    return spent + 1  # the cube that an exchange brings


def _market(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    """The price printed below the slot."""
    slot = before.slot_of(action.a) if action.kind is BUY else _placing(before).slot
    printed: int = before.setup.content.data["market"][str(slot // SLOTS + 1)]["costs"][
        slot % SLOTS
    ]
    return printed


def _distance(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    """The plots between."""
    return min(DISTANCE[action.a][own] for own in before.companies[seat].plots) - 1


def _surcharge(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    """As the plot has it."""
    return before.city.surcharge[action.a]


def _placing(state: Rolled) -> PlacePlan:
    frame = state.stack[-1]
    assert isinstance(frame, PlacePlan)
    return frame


def _units_left(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    return _still_to_pay(after)


# Gains


def _bonus(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    """Scored when the plan is paid for."""
    if _still_to_pay(after) > 0:
        return None
    return after.companies[seat].plot_vp - before.companies[seat].plot_vp


def _vp(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    """Scored at once; of a plan that isn't complete yet, what it would give."""
    if action.kind is BUILD and after.needs[action.a] != 0:
        return building_vp(after, action.a)
    return after.companies[seat].vp - before.companies[seat].vp


def _cubes(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    """Gained at once, or to be named."""
    top = after.stack[-1]
    if isinstance(top, ChooseCube):
        return top.left
    return after.cubes_at_hand() - before.cubes_at_hand()


def _special(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    return sum(after.special_yard) - sum(before.special_yard)


def _power(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    return after.power - before.power


def _wilds(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    return after.companies[seat].wilds - before.companies[seat].wilds


def _upgrades(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    return _upgrades_to_come(after, seat)


def _upgrades_to_come(state: Rolled, seat: int) -> int:
    """As many as can be taken when they are taken."""
    trial = state.clone()
    taken = 0
    while isinstance(trial.stack[-1], Upgrade):
        trial.advance(seat, trial.legal(seat)[0])  # waiving comes last
        taken += 1
    return taken


def _swaps(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    """Workers that were given away, or will be."""
    if isinstance(after.stack[-1], SwapWorker):
        return 1
    return sum(
        max(0, after.worker_supply[worker] - before.worker_supply[worker])
        for worker in range(WORKERS)
    )


# What is left


def _missing(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    return sum(after.missing(action.a, material) for material in range(MATERIALS))


def _unbuilt(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    return after.unbuilt(action.b)


def _cubes_left(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    top = after.stack[-1]
    return top.left if isinstance(top, ChooseCube) else 0


def _upgrades_left(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    return _upgrades_to_come(after, seat)


def _workers_left(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    """Of the set that is being picked; the last pick may lead to a new one."""
    return after.companies[seat].left if type(after.stack[-1]) is type(before.stack[-1]) else 0


def _wilds_left(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    return after.companies[seat].wilds


# What is lost


def _lost_cubes(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    return before.cubes_at_hand() - after.cubes_at_hand()


def _lost_power(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    return before.power - after.power


# Throws


def _tired(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    """Those thrown have risen, or are tired as those are whom a strike tired."""
    rose = _at_work(after, seat) - _at_work(before, seat)
    return after.companies[seat].count(TIRED) + rose


def _at_work(state: Rolled, seat: int) -> int:
    company = state.companies[seat]
    return company.all_workers() - company.count(WAITING) - company.count(TIRED)


def _strike_permille(before: Rolled, after: Rolled, seat: int, action: Action) -> int | None:
    """Chance decides; a test of the rules compares the odds with many throws."""
    return None
