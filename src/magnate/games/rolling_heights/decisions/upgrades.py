"""Upgrades by civil servants and leaders (RH-5.2, RH-5.3, RH-5.15)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.games.rolling_heights.actions import (
    DONE,
    DONE_ACTION,
    SERVANT,
    STEADY,
    TIRED,
    UPGRADE,
    WORKERS,
)
from magnate.games.rolling_heights.company import Company
from magnate.games.rolling_heights.facts import (
    ASK_UPGRADE,
    NO_SUCH_WORKER,
    NOT_UPGRADED,
    ONLY_TIRED,
    UPGRADE_FIRST,
    UPGRADED,
)
from magnate.games.rolling_heights.state import RollingHeightsState


def can_upgrade(company: Company, highest: i64, busy: i64) -> bool:
    """Whether anyone can rise, but for the steady worker of a colour who is about to lead."""
    worker: i64
    for worker in range(WORKERS):
        if _may_rise(company, worker, TIRED, highest):
            return True
        if worker != busy and _may_rise(company, worker, STEADY, highest):
            return True
    return False


def upgrades_possible(company: Company, most: i64, highest: i64) -> i64:
    """How many of so many upgrades can be taken, one after the other: a tired worker who rises may
    rise again."""
    possible: i64 = 0
    worker: i64
    pose: i64
    for worker in range(WORKERS):
        for pose in range(TIRED, STEADY + 1):
            if _may_rise(company, worker, pose, highest):
                possible += company.at(pose, worker) * (highest - pose + 1)
    return min(most, possible)


def _may_rise(company: Company, worker: i64, pose: i64, highest: i64) -> bool:
    """Active, not activated, no civil servant (RH-5.3)."""
    return worker != SERVANT and pose <= highest and company.at(pose, worker) > 0


class Upgrade(OneSeat[RollingHeightsState]):
    """Who rises from tired to steady, or from steady to hard? The second step can be waived."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (UPGRADE, DONE)
    any_order: ClassVar[bool] = True

    def __init__(
        self, seat: i64, steps: i64, highest: i64, taken: i64 = 0, lowest: i64 = 0
    ) -> None:
        super().__init__(seat)
        self.steps = steps
        """Those that can still be taken: never more than there are workers to rise."""
        self.highest = highest
        """The best pose that can still be upgraded."""
        self.taken = taken
        """Steps taken already."""
        self.lowest = lowest
        """The id of the step taken last: canonically they are taken in the order of the table."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.steps, self.highest, self.taken, self.lowest)

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        return ASK_UPGRADE.at(self.steps)

    def options(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        self._offer(state.companies[seat], 0, out)

    def canonical(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        self._offer(state.companies[seat], self.lowest, out)

    def _offer(self, company: Company, lowest: i64, out: list[Action]) -> None:
        """The steps from a place in the table on."""
        worker: i64
        pose: i64
        for worker in range(WORKERS):
            for pose in range(TIRED, STEADY + 1):
                if _may_rise(company, worker, pose, self.highest):
                    step = UPGRADE.at(worker, pose)
                    if step.id >= lowest:
                        out.append(step)
        if self.taken > 0:
            out.append(DONE_ACTION)

    def reason(self, state: RollingHeightsState, seat: i64, action: Action) -> Fact:
        if action.kind is DONE:
            return UPGRADE_FIRST.at()
        if action.a == SERVANT:
            return NOT_UPGRADED.at()
        if action.b > self.highest:
            return ONLY_TIRED.at()
        return NO_SUCH_WORKER.at(action.a)

    def about(self, state: RollingHeightsState, seat: i64, action: Action) -> dict[str, int]:
        return {} if action.kind is DONE else {"upgrades_left": self.steps - 1}

    def resolve(self, state: RollingHeightsState, seat: i64, action: Action) -> None:
        if action is DONE_ACTION:
            state.close()
            return
        state.companies[seat].shift(action.a, action.b, action.b + 1)
        state.tell(UPGRADED, seat, action.a, action.b)
        if self.steps > 1:
            taken = self.taken + 1
            state.replace(Upgrade(seat, self.steps - 1, self.highest, taken, lowest=action.id))
        else:
            state.close()
