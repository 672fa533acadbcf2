"""The questions, reasons and events of Rolling Heights."""

from __future__ import annotations

from typing import Final

from magnate.core.domains import NUMBER, SEAT
from magnate.games.rolling_heights.actions import (
    AD,
    MATERIAL,
    PLAN,
    PLOT,
    RISING,
    ROLLING_HEIGHTS,
    TARGET,
    WAY,
    WORKER,
)

# Questions
ASK_START: Final = ROLLING_HEIGHTS.question("start")
ASK_REST: Final = ROLLING_HEIGHTS.question("rest", workers=NUMBER)
ASK_RISK: Final = ROLLING_HEIGHTS.question("risk", tired=NUMBER, strike=NUMBER)
ASK_TIRE: Final = ROLLING_HEIGHTS.question("tire", workers=NUMBER)
ASK_MAIN: Final = ROLLING_HEIGHTS.question("main", round=NUMBER)
ASK_UPGRADE: Final = ROLLING_HEIGHTS.question("upgrade", steps=NUMBER)
ASK_SWAP: Final = ROLLING_HEIGHTS.question("swap", worker=WORKER, other=WORKER)
ASK_CUBE: Final = ROLLING_HEIGHTS.question("cube", cubes=NUMBER)
ASK_TAKE: Final = ROLLING_HEIGHTS.question("take")
ASK_PLACE: Final = ROLLING_HEIGHTS.question("place", plan=PLAN)
ASK_PAY: Final = ROLLING_HEIGHTS.question("pay", units=NUMBER)
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
TOO_DEAR: Final = ROLLING_HEIGHTS.reason("too-dear", cost=NUMBER, units=NUMBER)
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
OWN_TURN: Final = ROLLING_HEIGHTS.reason("own-turn")
NO_NEXT_TURN: Final = ROLLING_HEIGHTS.reason("no-next-turn")

# Events
STARTED_WITH: Final = ROLLING_HEIGHTS.event("started-with", seat=SEAT, plan=PLAN, plot=PLOT)
TURN: Final = ROLLING_HEIGHTS.event("turn", seat=SEAT, round=NUMBER)
RESTED: Final = ROLLING_HEIGHTS.event("rested", seat=SEAT, worker=WORKER)
THREW: Final = ROLLING_HEIGHTS.event("threw", seat=SEAT, tired=NUMBER, steady=NUMBER, hard=NUMBER)
PUSHED: Final = ROLLING_HEIGHTS.event("pushed", seat=SEAT, rose=NUMBER, tired=NUMBER)
STRIKE: Final = ROLLING_HEIGHTS.event("strike", seat=SEAT)
TIRED_OUT: Final = ROLLING_HEIGHTS.event("tired-out", seat=SEAT, worker=WORKER)
STOPPED: Final = ROLLING_HEIGHTS.event("stopped", seat=SEAT)
ACTIVATED: Final = ROLLING_HEIGHTS.event("activated", seat=SEAT, worker=WORKER, way=WAY)
LED: Final = ROLLING_HEIGHTS.event("led", seat=SEAT, plan=PLAN, way=WAY)
RETHREW: Final = ROLLING_HEIGHTS.event("rethrew", seat=SEAT, rose=NUMBER, tired=NUMBER)
UPGRADED: Final = ROLLING_HEIGHTS.event("upgraded", seat=SEAT, worker=WORKER, pose=RISING)
SWAPPED: Final = ROLLING_HEIGHTS.event("swapped", seat=SEAT, worker=WORKER, other=WORKER)
GOT_CUBES: Final = ROLLING_HEIGHTS.event("got-cubes", seat=SEAT, amount=NUMBER, material=MATERIAL)
GOT_POWER: Final = ROLLING_HEIGHTS.event("got-power", seat=SEAT, amount=NUMBER)
GOT_VP: Final = ROLLING_HEIGHTS.event("got-vp", seat=SEAT, amount=NUMBER)
GOT_WILDS: Final = ROLLING_HEIGHTS.event("got-wilds", seat=SEAT, amount=NUMBER)
USED_WILD: Final = ROLLING_HEIGHTS.event("used-wild", seat=SEAT, material=MATERIAL)
EXCHANGED: Final = ROLLING_HEIGHTS.event("exchanged", seat=SEAT, material=MATERIAL)
BOUGHT: Final = ROLLING_HEIGHTS.event("bought", seat=SEAT, plan=PLAN, plot=PLOT, cost=NUMBER)
TOOK: Final = ROLLING_HEIGHTS.event("took", seat=SEAT, plan=PLAN, plot=PLOT, cost=NUMBER)
BONUS: Final = ROLLING_HEIGHTS.event("bonus", seat=SEAT, plot=PLOT, amount=NUMBER)
BUILT: Final = ROLLING_HEIGHTS.event("built", seat=SEAT, plan=PLAN, material=MATERIAL)
COMPLETED: Final = ROLLING_HEIGHTS.event("completed", seat=SEAT, plan=PLAN, amount=NUMBER)
HIRED: Final = ROLLING_HEIGHTS.event("hired", seat=SEAT, worker=WORKER)
NOBODY_LEFT: Final = ROLLING_HEIGHTS.event("nobody-left", seat=SEAT, worker=WORKER)
WILD_PUT: Final = ROLLING_HEIGHTS.event("wild-put", plan=PLAN)
LAST_CUBE: Final = ROLLING_HEIGHTS.event("last-cube", material=MATERIAL)
CITY_FULL: Final = ROLLING_HEIGHTS.event("city-full")

# Events of the Rival (RH-9)
RIVAL_STARTED: Final = ROLLING_HEIGHTS.event("rival-started", plan=PLAN, plot=PLOT)
RIVAL_TOOK: Final = ROLLING_HEIGHTS.event("rival-took", plan=PLAN, plot=PLOT)
RIVAL_BONUS: Final = ROLLING_HEIGHTS.event("rival-bonus", amount=NUMBER)
RIVAL_BUILT: Final = ROLLING_HEIGHTS.event("rival-built", plan=PLAN, cubes=NUMBER)
RIVAL_COMPLETED: Final = ROLLING_HEIGHTS.event("rival-completed", plan=PLAN, amount=NUMBER)

# The end (RH-8)
AD_SCORED: Final = ROLLING_HEIGHTS.event("ad-scored", seat=SEAT, ad=AD, amount=NUMBER)
RIVAL_AD_SCORED: Final = ROLLING_HEIGHTS.event("rival-ad-scored", ad=AD, amount=NUMBER)
TARGET_SCORED: Final = ROLLING_HEIGHTS.event(
    "target-scored", seat=SEAT, target=TARGET, amount=NUMBER
)
ENDED_BY_CUBES: Final = ROLLING_HEIGHTS.event("ended-by-cubes")
ENDED_BY_CITY: Final = ROLLING_HEIGHTS.event("ended-by-city")
ENDED_BY_QUIET: Final = ROLLING_HEIGHTS.event("ended-by-quiet")
