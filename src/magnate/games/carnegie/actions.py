"""The actions of Carnegie, in the order of its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.domains import Domain, numbers
from magnate.core.ints import ints
from magnate.core.vocabulary import Vocabulary

CARNEGIE: Final = Vocabulary("carnegie")

SEATS: Final[i64] = 4
"""Players at most."""

# Department types, which are also the rows of the timeline and the actions of a round.
HR: Final = 0
MANAGEMENT: Final = 1
CONSTRUCTION: Final = 2
RESEARCH: Final = 3
TYPES: Final[i64] = 4
TYPE: Final = Domain("type", ("human-resources", "management", "construction", "research"))

WEST: Final = 0
MIDWEST: Final = 1
SOUTH: Final = 2
EAST: Final = 3
REGIONS: Final[i64] = 4
REGION: Final = Domain("region", ("west", "midwest", "south", "east"))

HOUSING: Final = 0
COMMERCE: Final = 1
INDUSTRY: Final = 2
INFRASTRUCTURE: Final = 3
PROJECTS: Final[i64] = 4
PROJECT: Final = Domain("project", ("housing", "commerce", "industry", "infrastructure"))

CITY_SLOTS: Final = {
    "seattle": 1,
    "helena": 1,
    "portland": 1,
    "boise": 1,
    "san-francisco": 5,
    "reno": 1,
    "salt-lake-city": 1,
    "denver": 3,
    "los-angeles": 3,
    "phoenix": 1,
    "santa-fe": 1,
    "fargo": 1,
    "duluth": 1,
    "st-paul": 1,
    "omaha": 1,
    "chicago": 5,
    "kansas-city": 3,
    "st-louis": 3,
    "cincinnati": 1,
    "el-paso": 1,
    "dallas": 1,
    "san-antonio": 1,
    "houston": 3,
    "memphis": 1,
    "new-orleans": 5,
    "atlanta": 3,
    "charleston": 1,
    "pittsburgh": 3,
    "albany": 3,
    "boston": 3,
    "new-york": 5,
    "washington": 3,
}
"""The 32 cities with their slots; small cities have one, medium ones three, large ones five."""
CITY: Final = Domain("city", tuple(CITY_SLOTS))
CITIES: Final[i64] = 32
SLOT: Final = Domain(
    "slot",
    tuple(f"{city}/{n + 1}" for city, slots in CITY_SLOTS.items() for n in range(slots)),
)
SLOTS: Final[i64] = 68
CITY_OF: Final = ints(
    [city for city, slots in enumerate(CITY_SLOTS.values()) for _ in range(slots)]
)
"""The city of each slot."""

# Departments: the 16 tiles, four of each type, then those printed on the company board.
TRAINING: Final = 0
RECRUITING: Final = 1
SAFETY: Final = 2
NEW_LOBBY: Final = 3
PURCHASING: Final = 4
SALES: Final = 5
LOGISTICS: Final = 6
PROPERTY: Final = 7
ENGINEERING: Final = 8
OUTSOURCING: Final = 9
SUPPLY_CHAIN: Final = 10
COMMUNICATIONS: Final = 11
ADVANCED_RESEARCH: Final = 12
ADVANCED_DESIGN: Final = 13
CHARITY: Final = 14
TELEGRAPH: Final = 15
TILES: Final[i64] = 16
PRINTED_HR: Final = 16
TRADE: Final = 17
PLANNING: Final = 18
PRINTED_CONSTRUCTION: Final = 19
PRINTED_RESEARCH: Final = 20
DEPARTMENTS: Final[i64] = 21
LOBBY: Final = 21
EMPTY: Final = 22
DEPARTMENT: Final = Domain(
    "department",
    (
        "training",
        "recruiting",
        "safety",
        "new-lobby",
        "purchasing",
        "sales",
        "logistics",
        "property",
        "engineering",
        "outsourcing",
        "supply-chain",
        "communications",
        "advanced-research",
        "advanced-design",
        "charity",
        "telegraph",
        "human-resources",
        "trade",
        "planning",
        "construction",
        "research",
        "lobby",
        "empty",
    ),
)
TILE: Final = Domain("tile", DEPARTMENT.texts[:TILES])
TYPE_OF: Final = ints(
    [
        *[tile // 4 for tile in range(TILES)],
        HR,
        MANAGEMENT,
        MANAGEMENT,
        CONSTRUCTION,
        RESEARCH,
    ]
)
"""The type of each department."""

CELLS: Final[i64] = 16
CELL: Final = Domain("cell", tuple(f"r{row}c{column}" for row in "1234" for column in "1234"))
CHAIRS: Final[i64] = 3
CHAIR: Final = numbers("chair", 1, CHAIRS)
"""A numbered seat for an active employee in a department."""

DONATIONS: Final[i64] = 20
DONATION: Final = Domain(
    "donation",
    (
        "education-human-resources",
        "education-management",
        "education-construction",
        "education-research",
        "education-any",
        "rights-infrastructure",
        "rights-industry",
        "rights-housing-commerce",
        "rights-railroad",
        "rights-donation",
        "welfare-seven",
        "welfare-goods",
        "welfare-money",
        "welfare-money-goods",
        "welfare-employee",
        "health-east",
        "health-midwest",
        "health-south",
        "health-west",
        "health-small-city",
    ),
)
SIDES: Final = Domain(
    "sides", tuple(f"{a}{b}{c}{d}" for a in "AB" for b in "AB" for c in "AB" for d in "AB")
)
"""Sides of the housing, commerce, industry and infrastructure tabs."""
EMPLOYEES: Final = numbers("employees", 0, 15)
MOST_TRADED: Final = 3
"""Goods that one employee can sell, deliver or buy at once, whatever the content says."""
TRADED: Final = numbers("traded", 1, MOST_TRADED)
CELLS_OF_TAB: Final = numbers("cells", 0, 7)

# Set-up (CAR-1)
CHOOSE_SIDES: Final = CARNEGIE.action("choose-sides", sides=SIDES)
PLACE: Final = CARNEGIE.action("place", slot=SLOT)
RESERVE: Final = CARNEGIE.action("reserve", tile=TILE)
NOTE: Final = CARNEGIE.action("note", donation=DONATION)

# The round (CAR-3, CAR-4)
CHOOSE: Final = CARNEGIE.action("choose", type=TYPE)
BRING_HOME: Final = CARNEGIE.action("bring-home", employees=EMPLOYEES)
TO_NEW_LOBBY: Final = CARNEGIE.action("to-new-lobby", employees=EMPLOYEES)
TAKE_EMPLOYEES: Final = CARNEGIE.action("take-employees", cells=CELLS_OF_TAB)
TAKE_GOODS_FOR: Final = CARNEGIE.action("take-goods-for", cells=CELLS_OF_TAB)
DONATE: Final = CARNEGIE.action("donate", donation=DONATION)
STUDY_TAB: Final = CARNEGIE.action("study-tab", project=PROJECT)
STUDY_TRACK: Final = CARNEGIE.action("study-track", region=REGION)

# Departments (CAR-5, CAR-6)
WAIT: Final = CARNEGIE.action("wait")
USE_JOKER: Final = CARNEGIE.action("use-joker", type=TYPE)
USE: Final = CARNEGIE.action("use", cell=CELL)
MOVE: Final = CARNEGIE.action("move", origin=CELL, target=CELL)
MOVE_ACTIVE: Final = CARNEGIE.action("move-active", origin=CELL, target=CELL)
VACATE: Final = CARNEGIE.action("vacate", chair=CHAIR)
TAKE_STEPS: Final = CARNEGIE.action("take-steps")
TAKE_MONEY: Final = CARNEGIE.action("take-money")
TAKE_GOODS: Final = CARNEGIE.action("take-goods")
TAKE_POINTS: Final = CARNEGIE.action("take-points")
MISSION_STEPS: Final = CARNEGIE.action("mission-for-steps", region=REGION)
MISSION_MONEY: Final = CARNEGIE.action("mission-for-money", region=REGION)
MISSION_GOODS: Final = CARNEGIE.action("mission-for-goods", region=REGION)
MISSION_POINTS: Final = CARNEGIE.action("mission-for-points", region=REGION)
MISSION_VP: Final = CARNEGIE.action("mission-for-vp", region=REGION)
RECRUIT: Final = CARNEGIE.action("recruit", region=REGION)
SELL: Final = CARNEGIE.action("sell", goods=TRADED)
DELIVER: Final = CARNEGIE.action("deliver", goods=TRADED)
BUY: Final = CARNEGIE.action("buy", goods=TRADED)
FOUND: Final = CARNEGIE.action("found", tile=TILE, cell=CELL)
BUILD: Final = CARNEGIE.action("build", project=PROJECT, slot=SLOT)
GIVE: Final = CARNEGIE.action("give", donation=DONATION, region=REGION)

# The end of the round (CAR-7)
ACTIVATE: Final = CARNEGIE.action("activate", cell=CELL, chair=CHAIR)

DONE: Final = CARNEGIE.closing_action("done")
SELL_GOODS: Final = CARNEGIE.free_action("sell-goods")

TABLE: Final = CARNEGIE.table()

DONE_ACTION: Final = DONE.at()
