"""What an active employee of each department can do: one row for each thing (CAR-5, CAR-6).

Offering, carrying out and explaining (`decisions/functions.py`) go by these rows; founding,
building and giving have their own rules beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from magnate.core.actions import ActionKind
from magnate.games.carnegie.actions import (
    ADVANCED_DESIGN,
    ADVANCED_RESEARCH,
    BUILD,
    BUY,
    CHARITY,
    DELIVER,
    ENGINEERING,
    FOUND,
    GIVE,
    LOGISTICS,
    MISSION_GOODS,
    MISSION_MONEY,
    MISSION_POINTS,
    MISSION_STEPS,
    MISSION_VP,
    OUTSOURCING,
    PLANNING,
    PRINTED_CONSTRUCTION,
    PRINTED_HR,
    PRINTED_RESEARCH,
    PURCHASING,
    RECRUIT,
    RECRUITING,
    SAFETY,
    SALES,
    SELL,
    SUPPLY_CHAIN,
    TAKE_GOODS,
    TAKE_MONEY,
    TAKE_POINTS,
    TAKE_STEPS,
    TELEGRAPH,
    TRADE,
    TRAINING,
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
        money: i64 = 0,
        goods: i64 = 0,
        most: i64 = 0,
        active_for_vp: i64 = 0,
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


Figures = Mapping[str, Any]


def _giving(figures: Figures) -> list[Function]:
    return [
        Function(kind, mission, ((gain, figures[key]),))
        for key, (kind, gain, mission) in GIVING.items()
        if key in figures
    ]


def _safety(figures: Figures) -> list[Function]:
    return [Function(MISSION_VP, True, ((VP, 1),), active_for_vp=figures["employees"])]


def _sales(figures: Figures) -> list[Function]:
    return [Function(SELL, gains=((MONEY, figures["price"]),), goods=1, most=figures["most"])]


def _logistics(figures: Figures) -> list[Function]:
    each = ((MONEY, figures["price"]), (VP, figures["vp"]))
    return [Function(DELIVER, gains=each, goods=1, most=figures["most"])]


def _supply_chain(figures: Figures) -> list[Function]:
    return [Function(BUY, gains=((GOODS, 1),), money=figures["price"], most=figures["most"])]


def _planning(figures: Figures) -> list[Function]:
    return [Function(FOUND)]


def _construction(figures: Figures) -> list[Function]:
    return [Function(BUILD, mission=True)]


def _outsourcing(figures: Figures) -> list[Function]:
    return [Function(BUILD, money=figures["fee"])]


def _charity(figures: Figures) -> list[Function]:
    return [Function(GIVE, mission=True)]


def _none(figures: Figures) -> list[Function]:
    """It works by itself, or is used in a way of its own (CAR-5.4)."""
    return []


@final
class Work:
    """What the content says of a department, and what its employees can do."""

    def __init__(self, figures: tuple[str, ...], rows: Callable[[Figures], list[Function]]) -> None:
        self.figures = figures
        """The names of its figures."""
        self.rows = rows


WORK: Final[dict[int, Work]] = {
    TRAINING: Work(("mission_money", "mission_steps"), _giving),
    RECRUITING: Work(("mission_staff", "steps"), _giving),
    SAFETY: Work(("employees",), _safety),
    PURCHASING: Work(("mission_money", "mission_goods"), _giving),
    SALES: Work(("price", "most"), _sales),
    LOGISTICS: Work(("price", "vp", "most"), _logistics),
    ENGINEERING: Work((), _construction),
    OUTSOURCING: Work(("fee",), _outsourcing),
    SUPPLY_CHAIN: Work(("price", "most"), _supply_chain),
    ADVANCED_RESEARCH: Work(("mission_points",), _giving),
    ADVANCED_DESIGN: Work(("points",), _giving),
    CHARITY: Work((), _charity),
    TELEGRAPH: Work(("discount",), _none),
    PRINTED_HR: Work(("steps",), _none),
    TRADE: Work(("money", "goods", "mission_money", "mission_goods"), _giving),
    PLANNING: Work((), _planning),
    PRINTED_CONSTRUCTION: Work((), _construction),
    PRINTED_RESEARCH: Work(("points",), _giving),
}
"""Departments with figures or employees who act; all others work by themselves."""


def functions_of(department: i64, figures: Figures) -> list[Function]:
    """The rows of a department, with its figures from the content."""
    return WORK[department].rows(figures) if department in WORK else []
