"""The actions of Rolling Heights, in the order of its rules."""

from __future__ import annotations

from typing import Final

from magnate.core.domains import Domain
from magnate.core.vocabulary import Vocabulary

ROLLING_HEIGHTS: Final = Vocabulary("rolling_heights")

CARPENTER: Final = 0
BUILDER: Final = 1
ARCHITECT: Final = 2
RIVETER: Final = 3
POLITICIAN: Final = 4
EXECUTIVE: Final = 5
LEADER: Final = 6
URBANIST: Final = 7
SERVANT: Final = 8
WORKERS: Final = 9
WORKER: Final = Domain(
    "worker",
    (
        "carpenter",
        "builder",
        "architect",
        "riveter",
        "politician",
        "executive",
        "community-leader",
        "urbanist",
        "civil-servant",
    ),
)

# Materials stand in the order of the workers who bring them.
WOOD: Final = 0
CONCRETE: Final = 1
GLASS: Final = 2
STEEL: Final = 3
MATERIALS: Final = 4
MATERIAL: Final = Domain("material", ("wood", "concrete", "glass", "steel"))

# What a unit of a payment can be, beside the materials.
POWER: Final = 4
WILD: Final = 5
MEANS: Final = Domain("means", (*MATERIAL.texts, "power", "wild"))

# Where a worker is: not thrown this turn, thrown with a pose, or activated in that pose.
WAITING: Final = 0
TIRED: Final = 1
STEADY: Final = 2
HARD: Final = 3
USED_STEADY: Final = 4
USED_HARD: Final = 5
STATUSES: Final = 6
STATUS: Final = Domain("status", ("waiting", "tired", "steady", "hard", "used-steady", "used-hard"))
POSE: Final = Domain("pose", ("tired", "steady", "hard"), low=TIRED)
WORKING: Final = Domain("working", ("steady", "hard"), low=STEADY)
"""The poses that a strike ends."""
RISING: Final = Domain("rising", ("tired", "steady"), low=TIRED)
"""The poses that an upgrade ends."""

# How a worker is activated: with the ability of its pose, or a hard one with the steady ability.
AS_STEADY: Final = 2
AS_HARD: Final = 3
HARD_AS_STEADY: Final = 4
WAY: Final = Domain("way", ("steady", "hard", "hard-as-steady"), low=AS_STEADY)

RESIDENTIAL: Final = 0
COMMERCIAL: Final = 1
INDUSTRIAL: Final = 2
PUBLIC: Final = 3
PARK: Final = 4
TYPES: Final = 5
TYPE: Final = Domain("type", ("residential", "commercial", "industrial", "public", "park"))

COLUMNS: Final = 9
ROWS: Final = 6
PLOTS: Final = 54
PLOT: Final = Domain("plot", tuple(f"{column}{row}" for row in "123456" for column in "abcdefghi"))
"""Row by row from the upper left, as on a chart: c2 is the third plot of the second row."""

PLANS: Final = 78
PLAN: Final = Domain(
    "plan",
    (
        "housing-project",
        "viceroys-house",
        "mayors-house",
        "row-houses",
        "brownstone",
        "boarding-house",
        "corner-flats",
        "bungalow-court",
        "tenement",
        "duplex",
        "courtyard-apartments",
        "toy-shop",
        "bakery",
        "barber-shop",
        "corner-grocery",
        "hardware-store",
        "diner",
        "tailor",
        "theatre",
        "lumber-yard",
        "concrete-plant",
        "glass-works",
        "foundry",
        "warehouse",
        "brick-works",
        "rail-depot",
        "fire-station",
        "post-office",
        "library-branch",
        "school-house",
        "police-station",
        "union-hall",
        "clinic",
        "fairground-park",
        "stadium-krepysh",
        "pritzker-zoo",
        "botanical-garden",
        "amusement-park",
        "band-shell",
        "neighbourhood-green",
        "garden-apartments",
        "lakeside-flats",
        "grand-hotel-residence",
        "terrace-tower",
        "riverside-court",
        "park-view-tower",
        "cooperative-towers",
        "skyline-residence",
        "penthouse-tower",
        "department-store",
        "savings-bank",
        "newspaper-tower",
        "merchandise-mart",
        "trade-exchange",
        "insurance-tower",
        "grand-hotel",
        "radio-tower",
        "empire-office-tower",
        "steel-mill",
        "power-station",
        "grain-elevator",
        "auto-works",
        "printing-works",
        "dockyard",
        "town-hall",
        "gembrel-museum",
        "court-house",
        "central-station",
        "opera-house",
        "university",
        "city-hospital",
        "observatory",
        "grand-conservatory",
        "lakefront-promenade",
        "monument-square",
        "sports-ground",
        "aquarium",
        "civic-plaza",
    ),
)

ADS: Final = 12
AD: Final = Domain("ad", tuple(str(n) for n in range(1, ADS + 1)))
TARGETS: Final = 13
TARGET: Final = Domain("target", tuple(str(n) for n in range(1, TARGETS + 1)))

# Preparation and risk (RH-3, RH-4), and the same before one's turn (RH-2.1)
REST: Final = ROLLING_HEIGHTS.action("rest", worker=WORKER)
PUSH: Final = ROLLING_HEIGHTS.action("push")
STOP: Final = ROLLING_HEIGHTS.action("stop")
TIRE: Final = ROLLING_HEIGHTS.action("tire", worker=WORKER, pose=WORKING)
THROW_AHEAD: Final = ROLLING_HEIGHTS.free_action("throw-ahead")
REST_AHEAD: Final = ROLLING_HEIGHTS.free_action("rest-ahead", worker=WORKER)
PUSH_AHEAD: Final = ROLLING_HEIGHTS.free_action("push-ahead")
STOP_AHEAD: Final = ROLLING_HEIGHTS.free_action("stop-ahead")
TIRE_AHEAD: Final = ROLLING_HEIGHTS.free_action("tire-ahead", worker=WORKER, pose=WORKING)

# Workers (RH-5.1 to RH-5.3)
ACTIVATE: Final = ROLLING_HEIGHTS.action("activate", worker=WORKER, way=WAY)
LEAD: Final = ROLLING_HEIGHTS.action("lead", plot=PLOT, way=WAY)
UPGRADE: Final = ROLLING_HEIGHTS.action("upgrade", worker=WORKER, pose=RISING)
SWAP: Final = ROLLING_HEIGHTS.action("swap", status=STATUS)
CHOOSE_CUBE: Final = ROLLING_HEIGHTS.action("choose-cube", material=MATERIAL)

# Plans (RH-1.8, RH-5.5)
TAKE: Final = ROLLING_HEIGHTS.action("take", plan=PLAN)
BUY: Final = ROLLING_HEIGHTS.action("buy", plan=PLAN)
PLACE: Final = ROLLING_HEIGHTS.action("place", plot=PLOT)
PAY: Final = ROLLING_HEIGHTS.action("pay", means=MEANS)

# Materials and buildings (RH-5.7 to RH-5.10)
USE_WILD: Final = ROLLING_HEIGHTS.action("use-wild", material=MATERIAL)
EXCHANGE: Final = ROLLING_HEIGHTS.action("exchange", material=MATERIAL)
BUILD: Final = ROLLING_HEIGHTS.action("build", plot=PLOT, material=MATERIAL)
HIRE: Final = ROLLING_HEIGHTS.action("hire", worker=WORKER)

DONE: Final = ROLLING_HEIGHTS.closing_action("done")

TABLE: Final = ROLLING_HEIGHTS.table()

DONE_ACTION: Final = DONE.at()
