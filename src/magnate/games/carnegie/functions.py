"""What an active employee of each department can do: one row for each thing (CAR-5, CAR-6).

Offering, carrying out and explaining (`decisions/functions.py`) go by these rows; founding,
building and giving have their own rules beside them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from magnate.core.actions import ActionKind
from magnate.games.carnegie.actions import (
    BUILD,
    BUY,
    DELIVER,
    FOUND,
    GIVE,
    MISSION_GOODS,
    MISSION_MONEY,
    MISSION_POINTS,
    MISSION_STEPS,
    MISSION_VP,
    RECRUIT,
    SELL,
    TAKE_GOODS,
    TAKE_MONEY,
    TAKE_POINTS,
    TAKE_STEPS,
)
from magnate.games.carnegie.domains import GOODS, MONEY, POINTS, STAFF, STEPS, VP

GIVING: Final[dict[str, tuple[ActionKind, int, bool]]] = {
    "steps": (TAKE_STEPS, STEPS, False),
    "money": (TAKE_MONEY, MONEY, False),
    "goods": (TAKE_GOODS, GOODS, False),
    "points": (TAKE_POINTS, POINTS, False),
    "mission_steps": (MISSION_STEPS, STEPS, True),
    "mission_money": (MISSION_MONEY, MONEY, True),
    "mission_goods": (MISSION_GOODS, GOODS, True),
    "mission_points": (MISSION_POINTS, POINTS, True),
    "mission_staff": (RECRUIT, STAFF, True),
}
"""Rows that the content names: the choice, what it gives, and whether it is a mission."""
FUNCTION_KINDS: Final = (
    *[kind for kind, _, _ in GIVING.values()],
    MISSION_VP,
    SELL,
    DELIVER,
    BUY,
    FOUND,
    BUILD,
    GIVE,
)


@final
class Function:
    """One thing an employee can do."""

    def __init__(
        self,
        kind: ActionKind,
        mission: bool = False,
        gains: tuple[tuple[int, int], ...] = (),
        money: int = 0,
        goods: int = 0,
        most: int = 0,
        active_for_vp: int = 0,
    ) -> None:
        self.kind = kind
        self.mission = mission
        """Whether the employee leaves for a region."""
        self.gains = gains
        """Kinds and amounts of what it gives; of a trade, for each of the goods."""
        self.money = money
        self.goods = goods
        """What it costs; of a trade, for each of the goods."""
        self.most = most
        """Goods traded at once; 0 for what is no trade."""
        self.active_for_vp = active_for_vp
        """It gives 1 VP for so many active employees (#3); 0 elsewhere."""
        self.placed = kind is FOUND or kind is BUILD or kind is GIVE
        """Whether it takes a place: on the company's board, on the map, among the donations."""
        self.hires = any(gain == STAFF for gain, _ in gains)
        self.always = not (self.placed or self.hires or most > 0)
        """Whether it can always be done (CAR-5.3)."""


def functions_of(department: str, figures: Mapping[str, Any]) -> list[Function]:
    """The rows of a department, with its figures from the content."""
    rows = [
        Function(kind, mission, ((gain, figures[key]),))
        for key, (kind, gain, mission) in GIVING.items()
        if key in figures
    ]
    if department == "human-resources":
        return []  # its steps are counted and spent in a way of their own (CAR-5.4)
    if department == "safety":
        vp = ((VP, 1),)
        rows.append(Function(MISSION_VP, True, vp, active_for_vp=figures["employees"]))
    elif department == "sales":
        price = ((MONEY, figures["price"]),)
        rows.append(Function(SELL, gains=price, goods=1, most=figures["most"]))
    elif department == "logistics":
        each = ((MONEY, figures["price"]), (VP, figures["vp"]))
        rows.append(Function(DELIVER, gains=each, goods=1, most=figures["most"]))
    elif department == "supply-chain":
        goods = ((GOODS, 1),)
        rows.append(Function(BUY, gains=goods, money=figures["price"], most=figures["most"]))
    elif department == "planning":
        rows.append(Function(FOUND))
    elif department in ("construction", "engineering"):
        rows.append(Function(BUILD, mission=True))
    elif department == "outsourcing":
        rows.append(Function(BUILD, money=figures["fee"]))
    elif department == "charity":
        rows.append(Function(GIVE, mission=True))
    return rows
