"""What numbers in views, facts and content stand for, beside what actions name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.domains import Domain, numbers
from magnate.games.carnegie.actions import CARNEGIE, CHAIRS, PROJECT, REGION, SEATS, TYPE, TYPES
from magnate.games.carnegie.options import DIFFICULTIES

# Units
GOODS_COUNT: Final = Domain("goods")
STEP_COUNT: Final = Domain("steps")
POINT_COUNT: Final = Domain("points")
VP_COUNT: Final = Domain("vp")
STAFF_COUNT: Final = Domain("staff")
USE_COUNT: Final = Domain("uses")

# What an income or an employee gives: the kind of each transport space, tab cell or function.
NOTHING: Final = 0
MONEY: Final = 1
GOODS: Final = 2
POINTS: Final = 3
STAFF: Final = 4
VP: Final = 5
STAFF_OR_MONEY: Final = 6
GOODS_OR_MONEY: Final = 7
STEPS: Final = 8
GAINS: Final[i64] = 9

# Where it comes from: the track of a region, the tab of a project, or a department in use.
FROM_TRACK: Final = 0
FROM_TAB: Final = 4
FROM_DEPARTMENT: Final = 8
SOURCE: Final = Domain(
    "source",
    (
        *[f"track-{region}" for region in REGION.texts],
        *[f"tab-{project}" for project in PROJECT.texts],
        "department",
    ),
)

WAGON: Final = 0
STAGECOACH: Final = 1
RAILROAD: Final = 2
LEVEL: Final = Domain("level", ("wagon", "stagecoach", "railroad"))

# Who has a disc somewhere: a seat, or one of these.
FREE: Final = -1
NEUTRAL: Final = 4
ANDREW: Final = 5
OWNER: Final = Domain("owner", (*[f"p{n + 1}" for n in range(SEATS)], "neutral", "andrew"))

# Events of the timeline: a region's number, DONATION_EVENT, or for the last one of a row both:
# LAST_EVENT + the region's number.
DONATION_EVENT: Final = 4
LAST_EVENT: Final = 5
ROW_EVENTS: Final[i64] = 5
HAPPENING: Final = Domain(
    "happening", (*REGION.texts, "donation", *[f"last-{region}" for region in REGION.texts])
)

# Phases: those of the set-up, then those of a round.
SETUP_SIDES: Final = 0
SETUP_PLACES: Final = 1
SETUP_STEPS: Final = 2
SETUP_ACTIVATION: Final = 3
SETUP_NOTE: Final = 4
CHOICE: Final = 5
EVENT: Final = 6
DEPARTMENTS_PHASE: Final = 7
ACTIVATION: Final = 8
PHASE: Final = Domain(
    "phase",
    (
        "sides",
        "places",
        "steps",
        "first-activation",
        "note",
        "choice",
        "event",
        "departments",
        "activation",
    ),
)

SIDE: Final = Domain("side", ("A", "B"))
LYING: Final = 0
STANDING: Final = 1
POSE: Final = Domain("pose", ("lying", "active"))
CHAIR_LEFT: Final = numbers("chair-left", 0, CHAIRS)
"""The chair that an employee left; 0 if he lay, or if `vacated` tells it next."""

# Andrew's cards, and what their backs show: the action, or a question mark.
DECK: Final = 20
CARD: Final = Domain("card", tuple(f"{deck}{n:02}" for deck in "NA" for n in range(1, DECK + 1)))
ADVANCED_BACK: Final = TYPES
BACK: Final = Domain("back", (*TYPE.texts, "advanced"))

DIFFICULTY: Final = Domain("difficulty", DIFFICULTIES)

for _domain in (LEVEL, OWNER, PHASE, SIDE, BACK, DIFFICULTY):  # those that only views name
    CARNEGIE.know(_domain)


def region_of(event: i64) -> i64:
    """The region an event gives income from; -1 for a mere donation."""
    if event == DONATION_EVENT:
        return -1
    return event if event < DONATION_EVENT else event - LAST_EVENT
