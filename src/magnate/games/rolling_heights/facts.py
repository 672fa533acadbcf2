"""The questions, reasons and events of Rolling Heights."""

from __future__ import annotations

from typing import Final

from magnate.core.domains import SEAT
from magnate.games.rolling_heights.actions import (
    AD,
    MATERIAL,
    MEANS,
    PLAN,
    PLOT,
    POSE,
    RISING,
    ROLLING_HEIGHTS,
    STATUS,
    TARGET,
    WAY,
    WORKER,
    WORKING,
)
from magnate.games.rolling_heights.units import (
    CUBE,
    CUBES,
    LEVEL,
    PERCENT,
    POINTS,
    POWER_UNITS,
    ROUNDS,
    SLOT,
    SOURCE,
    STAFF,
    STEPS,
    TOWER,
    UNITS,
    WILDS,
)

# Questions
ASK_START: Final = ROLLING_HEIGHTS.question("start")
ASK_REST: Final = ROLLING_HEIGHTS.question("rest", workers=STAFF)
ASK_RISK: Final = ROLLING_HEIGHTS.question("risk", tired=STAFF, strike=PERCENT)
ASK_TIRE: Final = ROLLING_HEIGHTS.question("tire", workers=STAFF)
ASK_MAIN: Final = ROLLING_HEIGHTS.question("main", round=ROUNDS)
ASK_UPGRADE: Final = ROLLING_HEIGHTS.question("upgrade", steps=STEPS)
ASK_SWAP: Final = ROLLING_HEIGHTS.question("swap", worker=WORKER, other=WORKER)
ASK_CUBE: Final = ROLLING_HEIGHTS.question("cube", cubes=CUBES)
ASK_TAKE: Final = ROLLING_HEIGHTS.question("take")
ASK_PLACE: Final = ROLLING_HEIGHTS.question("place", plan=PLAN)
ASK_PAY: Final = ROLLING_HEIGHTS.question("pay", units=UNITS)
ASK_HIRE: Final = ROLLING_HEIGHTS.question("hire", plan=PLAN)

# Reasons
NO_SUCH_WORKER: Final = ROLLING_HEIGHTS.reason("no-such-worker", worker=WORKER)
NOTHING_TO_DO: Final = ROLLING_HEIGHTS.reason("nothing-to-do")
NOT_FIRST: Final = ROLLING_HEIGHTS.reason("not-first")
BY_A_BUILDING: Final = ROLLING_HEIGHTS.reason("by-a-building")
NOT_UPGRADED: Final = ROLLING_HEIGHTS.reason("not-upgraded")
UPGRADE_FIRST: Final = ROLLING_HEIGHTS.reason("upgrade-first")
ONLY_TIRED: Final = ROLLING_HEIGHTS.reason("only-tired")
NOT_OWN_BUILDING: Final = ROLLING_HEIGHTS.reason("not-own-building")
NO_ABILITY_THERE: Final = ROLLING_HEIGHTS.reason("no-ability-there")
LED_ALREADY: Final = ROLLING_HEIGHTS.reason("led-already")
NOT_OPEN: Final = ROLLING_HEIGHTS.reason("not-open")
NOT_LEVEL_1: Final = ROLLING_HEIGHTS.reason("not-level-1")
BOUGHT_ALREADY: Final = ROLLING_HEIGHTS.reason("bought-already")
NO_PLOT_LEFT: Final = ROLLING_HEIGHTS.reason("no-plot-left")
TOO_DEAR: Final = ROLLING_HEIGHTS.reason("too-dear", cost=UNITS, units=UNITS)
ON_WATER: Final = ROLLING_HEIGHTS.reason("on-water")
PLOT_TAKEN: Final = ROLLING_HEIGHTS.reason("plot-taken")
HAS_SURCHARGE: Final = ROLLING_HEIGHTS.reason("has-surcharge")
TOO_NEAR: Final = ROLLING_HEIGHTS.reason("too-near")
NOT_AT_HAND: Final = ROLLING_HEIGHTS.reason("not-at-hand")
NO_WILD_IN_EXCHANGE: Final = ROLLING_HEIGHTS.reason("no-wild-in-exchange")
SPECIAL_FIRST: Final = ROLLING_HEIGHTS.reason("special-first")
NO_WILD: Final = ROLLING_HEIGHTS.reason("no-wild")
NOT_OWN_PLAN: Final = ROLLING_HEIGHTS.reason("not-own-plan")
NOT_NEEDED: Final = ROLLING_HEIGHTS.reason("not-needed", material=MATERIAL)
NO_CUBE: Final = ROLLING_HEIGHTS.reason("no-cube", material=MATERIAL)
REAL_CUBES_FIRST: Final = ROLLING_HEIGHTS.reason("real-cubes-first", material=MATERIAL)
NOT_ON_PLAN: Final = ROLLING_HEIGHTS.reason("not-on-plan", plan=PLAN)
NO_ROLL_AHEAD: Final = ROLLING_HEIGHTS.reason("no-roll-ahead")
THROW_FIRST: Final = ROLLING_HEIGHTS.reason("throw-first")
THROWN_ALREADY: Final = ROLLING_HEIGHTS.reason("thrown-already")
START_FIRST: Final = ROLLING_HEIGHTS.reason("start-first")
OWN_TURN: Final = ROLLING_HEIGHTS.reason("own-turn")
NO_NEXT_TURN: Final = ROLLING_HEIGHTS.reason("no-next-turn")

# Events of a turn's beginning. A throw tells how each colour landed, then how many rose.
STARTED_WITH: Final = ROLLING_HEIGHTS.event(
    "started-with", seat=SEAT, plan=PLAN, plot=PLOT, slot=SLOT
)
TURN: Final = ROLLING_HEIGHTS.event("turn", seat=SEAT, round=ROUNDS)
RESTED: Final = ROLLING_HEIGHTS.event("rested", seat=SEAT, worker=WORKER)
LANDED: Final = ROLLING_HEIGHTS.event("landed", seat=SEAT, worker=WORKER, pose=POSE, number=STAFF)
THREW: Final = ROLLING_HEIGHTS.event("threw", seat=SEAT, tired=STAFF, steady=STAFF, hard=STAFF)
PUSHED: Final = ROLLING_HEIGHTS.event("pushed", seat=SEAT, rose=STAFF, tired=STAFF)
STRIKE: Final = ROLLING_HEIGHTS.event("strike", seat=SEAT)
TIRED_OUT: Final = ROLLING_HEIGHTS.event("tired-out", seat=SEAT, worker=WORKER, pose=WORKING)
STOPPED: Final = ROLLING_HEIGHTS.event("stopped", seat=SEAT)

# Events of the main phase and the clean-up
ACTIVATED: Final = ROLLING_HEIGHTS.event("activated", seat=SEAT, worker=WORKER, way=WAY)
LED: Final = ROLLING_HEIGHTS.event("led", seat=SEAT, plan=PLAN, plot=PLOT, way=WAY)
RETHREW: Final = ROLLING_HEIGHTS.event("rethrew", seat=SEAT, rose=STAFF, tired=STAFF)
UPGRADED: Final = ROLLING_HEIGHTS.event("upgraded", seat=SEAT, worker=WORKER, pose=RISING)
SWAPPED: Final = ROLLING_HEIGHTS.event(
    "swapped", seat=SEAT, worker=WORKER, other=WORKER, status=STATUS
)
GOT_CUBES: Final = ROLLING_HEIGHTS.event(
    "got-cubes", seat=SEAT, amount=CUBES, material=MATERIAL, special=CUBES
)
GOT_POWER: Final = ROLLING_HEIGHTS.event("got-power", seat=SEAT, amount=POWER_UNITS)
GOT_VP: Final = ROLLING_HEIGHTS.event("got-vp", seat=SEAT, amount=POINTS)
GOT_WILDS: Final = ROLLING_HEIGHTS.event("got-wilds", seat=SEAT, amount=WILDS, source=SOURCE)
USED_WILD: Final = ROLLING_HEIGHTS.event("used-wild", seat=SEAT, material=MATERIAL)
EXCHANGED: Final = ROLLING_HEIGHTS.event("exchanged", seat=SEAT, material=MATERIAL)
PAID: Final = ROLLING_HEIGHTS.event("paid", seat=SEAT, means=MEANS, cube=CUBE)
BOUGHT: Final = ROLLING_HEIGHTS.event(
    "bought", seat=SEAT, plan=PLAN, plot=PLOT, cost=UNITS, level=LEVEL, slot=SLOT
)
TOOK: Final = ROLLING_HEIGHTS.event(
    "took", seat=SEAT, plan=PLAN, plot=PLOT, cost=UNITS, level=LEVEL, slot=SLOT
)
BONUS: Final = ROLLING_HEIGHTS.event("bonus", seat=SEAT, plot=PLOT, amount=POINTS)
BUILT: Final = ROLLING_HEIGHTS.event(
    "built", seat=SEAT, plan=PLAN, plot=PLOT, material=MATERIAL, tower=TOWER, cube=CUBE
)
COMPLETED: Final = ROLLING_HEIGHTS.event(
    "completed", seat=SEAT, plan=PLAN, plot=PLOT, amount=POINTS
)
HIRED: Final = ROLLING_HEIGHTS.event("hired", seat=SEAT, worker=WORKER, plan=PLAN)
NOBODY_LEFT: Final = ROLLING_HEIGHTS.event("nobody-left", seat=SEAT, worker=WORKER)
LAST_CUBE: Final = ROLLING_HEIGHTS.event("last-cube", material=MATERIAL)
CITY_FULL: Final = ROLLING_HEIGHTS.event("city-full")
RETURNED: Final = ROLLING_HEIGHTS.event("returned", seat=SEAT, cubes=CUBES, power=POWER_UNITS)
WILD_PUT: Final = ROLLING_HEIGHTS.event("wild-put", plan=PLAN)
OPENED: Final = ROLLING_HEIGHTS.event("opened", plan=PLAN, level=LEVEL, slot=SLOT)

# Events of the Rival (RH-9)
RIVAL_STARTED: Final = ROLLING_HEIGHTS.event("rival-started", plan=PLAN, plot=PLOT, slot=SLOT)
RIVAL_TOOK: Final = ROLLING_HEIGHTS.event(
    "rival-took", plan=PLAN, plot=PLOT, level=LEVEL, slot=SLOT
)
RIVAL_BONUS: Final = ROLLING_HEIGHTS.event("rival-bonus", plot=PLOT, amount=POINTS)
RIVAL_BUILT: Final = ROLLING_HEIGHTS.event(
    "rival-built", plan=PLAN, plot=PLOT, material=MATERIAL, tower=TOWER, cubes=CUBES, special=CUBES
)
RIVAL_COMPLETED: Final = ROLLING_HEIGHTS.event(
    "rival-completed", plan=PLAN, plot=PLOT, amount=POINTS
)

# The end (RH-8)
AD_SCORED: Final = ROLLING_HEIGHTS.event("ad-scored", seat=SEAT, ad=AD, amount=POINTS)
RIVAL_AD_SCORED: Final = ROLLING_HEIGHTS.event("rival-ad-scored", ad=AD, amount=POINTS)
TARGET_SCORED: Final = ROLLING_HEIGHTS.event(
    "target-scored", seat=SEAT, target=TARGET, amount=POINTS
)
ENDED_BY_CUBES: Final = ROLLING_HEIGHTS.event("ended-by-cubes")
ENDED_BY_CITY: Final = ROLLING_HEIGHTS.event("ended-by-city")
ENDED_BY_QUIET: Final = ROLLING_HEIGHTS.event("ended-by-quiet")
