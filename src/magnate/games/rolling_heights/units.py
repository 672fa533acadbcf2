"""What numbers of Rolling Heights count: the units of facts, of `about` and of views."""

from __future__ import annotations

from typing import Final

from magnate.core.domains import Domain, numbers

POINTS: Final = Domain("vp")
CUBES: Final = Domain("cubes")
UNITS: Final = Domain("units")
"""What can pay: a cube, a unit of power or a wild."""
POWER_UNITS: Final = Domain("power")
WILDS: Final = Domain("wilds")
STAFF: Final = Domain("workers")
STEPS: Final = Domain("upgrades")
PERMILLE: Final = Domain("permille")
PERCENT: Final = Domain("percent")
ROUNDS: Final = Domain("rounds")
PLANS_LEFT: Final = Domain("plans")

# Where a plan lies open, and where a cube stands; towers are counted from 1 in printed order.
LEVEL: Final = numbers("level", 1, 2)
SLOT: Final = numbers("slot", 1, 9)
TOWER: Final = Domain("tower")
CUBE: Final = Domain("cube", ("real", "special"))

# Where wilds come from: they lay on a plan, or a strike or a community leader brings them.
FROM_PLAN: Final = 0
FROM_STRIKE: Final = 1
FROM_LEADER: Final = 2
SOURCE: Final = Domain("source", ("plan", "strike", "leader"))
