"""How much each department, crowd and donation counts."""

from __future__ import annotations

from typing import Final

USES: Final = [
    *[300, 220, 300, 0],
    *[330, 300, 330, 60],
    *[300, 330, 200, 120],
    *[380, 260, 250, 90],
    *[90, 170, 200, 300, 200],
]
"""What one use of each department brings."""
RETURNS: Final = [
    *[50, 60, 50, 0],
    *[55, 80, 80, 80],
    *[50, 80, 80, 80],
    *[50, 85, 50, 80],
    *[80, 85, 80, 50, 85],
]
"""How many of the uses to come, in per cent, an employee is there for: missions take him away."""
OPEN: Final = 50
"""Per cent of a use that a department is worth to the company at the start of the game."""
CROWD: Final = [0, 100, 92, 84, 77, 70, 64, 59, 55, 51, 48, 45, 43, 41, 39, 37]
"""Per cent that each of so many employees of one type counts: one in each type comes first."""
GROWTH: Final = [
    *[25, 35, 30, 30, 50],
    *[20, 35, 70, 85, 60],
    *[0, 40, 40, 50, 60],
    *[35, 35, 35, 35, 40],
]
"""How much of what a donation lacks to its limit, in per cent, a whole game should add."""
FIRST_TILES: Final = [
    *[60, 50, 70, 20],
    *[90, 80, 90, 20],
    *[70, 85, 50, 60],
    *[80, 85, 40, 30],
]
"""How good a first tile each department is."""
