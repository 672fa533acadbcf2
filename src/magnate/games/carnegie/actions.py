"""The actions of Carnegie, in the order of its rules."""

from __future__ import annotations

from typing import Final

from magnate.core.actions import ActionKind, ActionTable
from magnate.core.domains import Domain, numbers

# Department types, which are also the rows of the timeline and the actions of a round.
HR: Final = 0
MANAGEMENT: Final = 1
CONSTRUCTION: Final = 2
RESEARCH: Final = 3
TYPES: Final = 4
TYPE: Final = Domain("type", ("human-resources", "management", "construction", "research"))

WEST: Final = 0
MIDWEST: Final = 1
SOUTH: Final = 2
EAST: Final = 3
REGIONS: Final = 4
REGION: Final = Domain("region", ("west", "midwest", "south", "east"))

HOUSING: Final = 0
COMMERCE: Final = 1
INDUSTRY: Final = 2
INFRASTRUCTURE: Final = 3
PROJECTS: Final = 4
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
CITIES: Final = 32
SLOT: Final = Domain(
    "slot",
    tuple(f"{city}/{n + 1}" for city, slots in CITY_SLOTS.items() for n in range(slots)),
)
SLOTS: Final = 68
CITY_OF: Final = [city for city, slots in enumerate(CITY_SLOTS.values()) for _ in range(slots)]
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
TILES: Final = 16
PRINTED_HR: Final = 16
TRADE: Final = 17
PLANNING: Final = 18
PRINTED_CONSTRUCTION: Final = 19
PRINTED_RESEARCH: Final = 20
DEPARTMENTS: Final = 21
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
TYPE_OF: Final = [
    *[tile // 4 for tile in range(TILES)],
    HR,
    MANAGEMENT,
    MANAGEMENT,
    CONSTRUCTION,
    RESEARCH,
]
"""The type of each department."""

CELLS: Final = 16
CELL: Final = Domain("cell", tuple(f"r{row}c{column}" for row in "1234" for column in "1234"))
CHAIRS: Final = 3
CHAIR: Final = numbers("chair", 1, CHAIRS)
"""A numbered seat for an active employee in a department."""

DONATIONS: Final = 20
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
UP_TO_THREE: Final = numbers("goods", 1, 3)
CELLS_OF_TAB: Final = numbers("cells", 0, 7)

# Set-up (CAR-1)
CHOOSE_SIDES: Final = ActionKind("choose-sides", (("sides", SIDES),))
PLACE: Final = ActionKind("place", (("slot", SLOT),))
RESERVE: Final = ActionKind("reserve", (("tile", TILE),))
NOTE: Final = ActionKind("note", (("donation", DONATION),))

# The round (CAR-3, CAR-4)
CHOOSE: Final = ActionKind("choose", (("type", TYPE),))
BRING_HOME: Final = ActionKind("bring-home", (("employees", EMPLOYEES),))
TO_NEW_LOBBY: Final = ActionKind("to-new-lobby", (("employees", EMPLOYEES),))
TAKE_EMPLOYEES: Final = ActionKind("take-employees", (("cells", CELLS_OF_TAB),))
TAKE_GOODS_FOR: Final = ActionKind("take-goods-for", (("cells", CELLS_OF_TAB),))
DONATE: Final = ActionKind("donate", (("donation", DONATION),))
STUDY_TAB: Final = ActionKind("study-tab", (("project", PROJECT),))
STUDY_TRACK: Final = ActionKind("study-track", (("region", REGION),))

# Departments (CAR-5, CAR-6)
WAIT: Final = ActionKind("wait")
USE_JOKER: Final = ActionKind("use-joker", (("type", TYPE),))
USE: Final = ActionKind("use", (("cell", CELL),))
MOVE: Final = ActionKind("move", (("origin", CELL), ("target", CELL)))
MOVE_ACTIVE: Final = ActionKind("move-active", (("origin", CELL), ("target", CELL)))
VACATE: Final = ActionKind("vacate", (("chair", CHAIR),))
TAKE_STEPS: Final = ActionKind("take-steps")
TAKE_MONEY: Final = ActionKind("take-money")
TAKE_GOODS: Final = ActionKind("take-goods")
TAKE_POINTS: Final = ActionKind("take-points")
MISSION_STEPS: Final = ActionKind("mission-for-steps", (("region", REGION),))
MISSION_MONEY: Final = ActionKind("mission-for-money", (("region", REGION),))
MISSION_GOODS: Final = ActionKind("mission-for-goods", (("region", REGION),))
MISSION_POINTS: Final = ActionKind("mission-for-points", (("region", REGION),))
MISSION_VP: Final = ActionKind("mission-for-vp", (("region", REGION),))
RECRUIT: Final = ActionKind("recruit", (("region", REGION),))
SELL: Final = ActionKind("sell", (("goods", UP_TO_THREE),))
DELIVER: Final = ActionKind("deliver", (("goods", UP_TO_THREE),))
BUY: Final = ActionKind("buy", (("goods", UP_TO_THREE),))
FOUND: Final = ActionKind("found", (("tile", TILE), ("cell", CELL)))
BUILD: Final = ActionKind("build", (("project", PROJECT), ("slot", SLOT)))
GIVE: Final = ActionKind("give", (("donation", DONATION), ("region", REGION)))

# The end of the round (CAR-7)
ACTIVATE: Final = ActionKind("activate", (("cell", CELL), ("chair", CHAIR)))

DONE: Final = ActionKind("done")
SELL_GOODS: Final = ActionKind("sell-goods", free=True)

TABLE: Final = ActionTable(
    "carnegie",
    (
        CHOOSE_SIDES,
        PLACE,
        RESERVE,
        NOTE,
        CHOOSE,
        BRING_HOME,
        TO_NEW_LOBBY,
        TAKE_EMPLOYEES,
        TAKE_GOODS_FOR,
        DONATE,
        STUDY_TAB,
        STUDY_TRACK,
        WAIT,
        USE_JOKER,
        USE,
        MOVE,
        MOVE_ACTIVE,
        VACATE,
        TAKE_STEPS,
        TAKE_MONEY,
        TAKE_GOODS,
        TAKE_POINTS,
        MISSION_STEPS,
        MISSION_MONEY,
        MISSION_GOODS,
        MISSION_POINTS,
        MISSION_VP,
        RECRUIT,
        SELL,
        DELIVER,
        BUY,
        FOUND,
        BUILD,
        GIVE,
        ACTIVATE,
        DONE,
        SELL_GOODS,
    ),
)

DONE_ACTION: Final = DONE.at()
