"""Positions of Rolling Heights made by hand, for tests that need a table without playing up to it.

The pieces on them add up, so `problems` finds none.
"""

from collections.abc import Mapping
from typing import Any

from magnate.core.ints import ints, zeros
from magnate.core.options import OptionValue
from magnate.core.rng import Rng
from magnate.games.rolling_heights.actions import (
    MATERIALS,
    PLAN,
    PLANS,
    PLOT,
    PLOTS,
    STATUSES,
    WAITING,
    WORKERS,
)
from magnate.games.rolling_heights.city import City, lay_out
from magnate.games.rolling_heights.company import Company
from magnate.games.rolling_heights.content import COMPONENTS
from magnate.games.rolling_heights.options import OPTIONS
from magnate.games.rolling_heights.rules import (
    LEVELS,
    MARKET,
    NEED_BITS,
    NEED_MASK,
    NONE,
    RESTING,
    SLOTS,
    Rules,
)
from magnate.games.rolling_heights.state import RollingHeightsState
from tests.helpers.pause import Pause

A, B, C = range(3)
RIVAL = 1

ROWS_OF_PLAIN_CITY = (
    "R3 . .  . . .  . . K4$2",
    ".  . .  . . .  . . .",
    ".  . .  . . .  . . .",
    ".  . .  . . .  . . .",
    ".  . .  . . .  ~ ~ .",
    ".  . .  . . .  ~ . .",
)
"""The map of `plain_city`, a1 at the upper left: three water plots, two bonuses, one surcharge."""


def rules_for(
    players: int = 2, override: Mapping[str, Any] | None = None, **options: OptionValue
) -> Rules:
    defaults: dict[str, OptionValue] = {option.name: option.default for option in OPTIONS}
    return Rules(players, defaults | options, COMPONENTS.content(override or {}))


def plain_city() -> dict[str, Any]:
    """An override that prints `ROWS_OF_PLAIN_CITY` on the A sides."""
    rows = [row.split() for row in ROWS_OF_PLAIN_CITY]
    sides: dict[str, Any] = {}
    for district in range(6):
        top, left = district // 3 * 3, district % 3 * 3
        part = [" ".join(row[left : left + 3]) for row in rows[top : top + 3]]
        sides[f"A{district + 1}"] = {"rows": part}
    return {"district": sides}


def position(rules: Rules, over: bool = False, city: City | None = None) -> RollingHeightsState:
    """An empty map in round 1, with ads 1 to 3, full supplies and companies that have nothing.

    Unless another city is given, the A sides lie in order and upright.
    """
    levels = [[p for p in range(PLANS) if rules.plans[p].level == n] for n in range(LEVELS)]
    city = city or City(rules, [piece * 8 for piece in range(6)])
    return RollingHeightsState(
        rules,
        Rng.seeded(1),
        [] if over else [Pause()],
        city=city,
        companies=[_empty_company(seat) for seat in range(2 if rules.solo else rules.players)],
        piles=[ints(level) for level in levels],
        drawn=ints([SLOTS] * LEVELS),
        market=ints([*levels[0][:SLOTS], *levels[1][:SLOTS]]),
        market_wilds=zeros(MARKET),
        supply=ints(rules.cubes),
        worker_supply=ints(rules.worker_supply),
        wild_supply=rules.wilds,
        plans=ints([NONE] * PLOTS),
        owners=ints([NONE] * PLOTS),
        needs=zeros(PLOTS),
        specials=zeros(PLOTS),
        vacant=city.land_mask,
        ads=[0, 1, 2],
        first=0,
        active=0,
        phase=0,
        round_number=1,
        last_round=0,
        trigger=NONE,
        quiet=0,
        put=False,
        acted=False,
        bought=NONE,
        laid=0,
        finished=0,
        vp_before=0,
        wild_plans=[],
        led=0,
        yard=zeros(MATERIALS),
        special_yard=zeros(MATERIALS),
        power=0,
    )


def random_city(rules: Rules, seed: int) -> City:
    return lay_out(rules, Rng.seeded(seed))


def _empty_company(seat: int) -> Company:
    return Company(
        rng=Rng.seeded(2, str(seat)),
        workers=zeros(STATUSES * WORKERS),
        wilds=0,
        plots=zeros(0),
        targets=[],
        plot_vp=0,
        building_vp=0,
        worker_vp=0,
        stage=RESTING,
        left=0,
        lowest=0,
        struck=False,
    )


# Putting pieces on it


def plot(name: str) -> int:
    return PLOT.texts.index(name)


def put(
    state: RollingHeightsState,
    owner: int,
    plan: str,
    where: str,
    cubes: list[int] | None = None,
) -> None:
    """Put a plan on a plot, with its cubes by colour: all of them unless other numbers are given.

    It comes from wherever it lies, the cubes from the supply: special ones for a colour that is
    out.
    """
    number = PLAN.texts.index(plan)
    place = plot(where)
    assert state.open_land(place), where
    _take(state, number)
    printed = state.rules.plans[number].cubes
    state.lay(owner, number, place)
    state.needs[place] = 0
    for material in range(MATERIALS):
        built = printed[material] if cubes is None else min(printed[material], cubes[material])
        real = min(built, state.supply[material])
        state.supply[material] -= real
        state.needs[place] |= (printed[material] - built) << (NEED_BITS * material)
        for _ in range(built - real):
            state.add_special(place, material)
    assert 0 <= state.needs[place] < (NEED_MASK + 1) ** MATERIALS


def _take(state: RollingHeightsState, plan: int) -> None:
    """Take a plan from the market, which is refilled, or from its pile."""
    level = state.rules.plans[plan].level
    slot = state.slot_of(plan)
    if slot == NONE:
        assert plan in state.piles[level][state.drawn[level] :], PLAN.texts[plan]
        state.piles = [ints(p for p in pile if p != plan) for pile in state.piles]
    else:
        drawn = state.drawn[level]
        left = drawn < len(state.piles[level])
        state.market[slot] = state.piles[level][drawn] if left else NONE
        state.drawn[level] += left


def complete(state: RollingHeightsState, owner: int, kind: int, *where: str) -> None:
    """Completed buildings of a type, whichever plans are left."""
    for name in where:
        put(state, owner, _some(state, kind), name)


def begin(state: RollingHeightsState, owner: int, kind: int, *where: str) -> None:
    """Plans of a type without a cube."""
    for name in where:
        put(state, owner, _some(state, kind), name, [0] * MATERIALS)


def _some(state: RollingHeightsState, kind: int) -> str:
    for number in range(PLANS):
        if state.rules.plans[number].type == kind and number not in state.plans:
            return PLAN.texts[number]
    raise AssertionError(f"no plan of type {kind} is left")


def hire(
    state: RollingHeightsState, seat: int, worker: int, count: int = 1, status: int = WAITING
) -> None:
    """Workers of a colour from the supply."""
    assert state.worker_supply[worker] >= count
    state.worker_supply[worker] -= count
    state.companies[seat].workers[status * WORKERS + worker] += count


def give_wilds(state: RollingHeightsState, seat: int, count: int) -> None:
    assert state.wild_supply >= count
    state.wild_supply -= count
    state.companies[seat].wilds += count
