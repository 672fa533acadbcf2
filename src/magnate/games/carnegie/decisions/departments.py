"""Using departments (CAR-5, CAR-6)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision, OneSeat
from magnate.core.facts import Fact
from magnate.core.ints import bit
from magnate.games.carnegie.actions import (
    CELLS,
    DEPARTMENTS,
    DONE,
    DONE_ACTION,
    HR,
    PRINTED_HR,
    STUDY_TAB,
    STUDY_TRACK,
    TYPE_OF,
    TYPES,
    USE,
    USE_JOKER,
    WAIT,
)
from magnate.games.carnegie.decisions.functions import (
    about_function,
    can_work,
    carry_out,
    offer_functions,
    selling_helps,
    why_not_function,
)
from magnate.games.carnegie.decisions.gains import gain, lapse
from magnate.games.carnegie.decisions.study import (
    about_study,
    can_study,
    offer_study,
    study,
    why_not_study,
)
from magnate.games.carnegie.domains import FROM_DEPARTMENT, STEPS
from magnate.games.carnegie.facts import (
    ASK_DEPARTMENT,
    ASK_USE,
    ASK_WAIT,
    JOKER,
    JOKER_FIRST_PLAYER,
    JOKER_TOO_LATE,
    NO_DEPARTMENT,
    NO_JOKER,
    NOBODY_ACTIVE,
    NOTHING_TO_DO,
    OTHER_TYPE,
    SAME_TYPE,
    USED_ALREADY,
    USES,
    WAITS,
)
from magnate.games.carnegie.functions import FUNCTION_KINDS
from magnate.games.carnegie.previews import uses_of
from magnate.games.carnegie.state import CarnegieState

WAIT_ACTION: Final = WAIT.at()


class Wait(Decision[CarnegieState]):
    """May the first player use his departments last? (CAR-10.2)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (WAIT, DONE)

    def seats(self, state: CarnegieState) -> tuple[int, ...]:
        return ONLY[state.first]

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_WAIT.at()

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        out.append(WAIT_ACTION)
        out.append(DONE_ACTION)

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        return NOTHING_TO_DO.at()

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        if action.kind is WAIT:
            state.waiting = True
            state.tell(WAITS, seat)
        state.close()


def begin_departments(state: CarnegieState, seat: i64) -> None:
    """A player's turn in phase 3; the question closes by itself if there is nothing to use."""
    company = state.companies[seat]
    staff = company.active(company.cell_of(PRINTED_HR))
    state.ask(UseDepartments(seat, row=state.row, used=0, staff=staff))


class UseDepartments(OneSeat[CarnegieState]):
    """Which department of the type next? Each once, in any order (CAR-5.1)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (USE, USE_JOKER, STUDY_TAB, STUDY_TRACK, DONE)

    def __init__(self, seat: i64, row: i64, used: i64, staff: i64) -> None:
        super().__init__(seat)
        self.row = row
        """The type of department in use."""
        self.used = used
        """Bit mask of the cells used this turn."""
        self.staff = staff
        """Active employees of the printed HR department when the turn began (CAR-5.4)."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.row, self.used, self.staff)

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_USE.at(self.row, state.points)

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        staffed = self._staffed(state)
        for cell in range(CELLS):
            if (staffed >> cell) & 1 == 1 and self._usable(state, cell):
                out.append(USE.at(cell))
        if self._joker_allowed(state):
            for row in range(TYPES):
                if row != self.row:
                    out.append(USE_JOKER.at(row))
        offer_study(state, seat, out)
        out.append(DONE_ACTION)

    def _staffed(self, state: CarnegieState) -> i64:
        """Bit mask of the cells of the type, not used yet, and with someone to do the work."""
        company = state.companies[self.seat]
        cells = company.cells
        standing = company.standing
        staffed: i64 = 0
        for cell in range(CELLS):
            department = cells[cell]
            of_type = department < DEPARTMENTS and TYPE_OF[department] == self.row
            if of_type and (standing[cell] != 0 or department == PRINTED_HR):
                staffed |= bit(cell)
        return staffed & ~self.used

    def _usable(self, state: CarnegieState, cell: i64) -> bool:
        """Whether there is something to do in a staffed cell."""
        department = state.companies[self.seat].cells[cell]
        return department == PRINTED_HR or can_work(state, self.seat, cell)

    def _joker_allowed(self, state: CarnegieState) -> bool:
        """At the start of the turn, before any department; never the first player (CAR-5.2)."""
        company = state.companies[self.seat]
        return company.joker and self.used == 0 and self.seat != state.first

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        company = state.companies[seat]
        if action.kind is USE:
            department = company.cells[action.a]
            if department >= DEPARTMENTS:
                return NO_DEPARTMENT.at()
            if TYPE_OF[department] != self.row:
                return OTHER_TYPE.at(self.row)
            if (self.used >> action.a) & 1:
                return USED_ALREADY.at()
            if company.standing[action.a] == 0:
                return NOBODY_ACTIVE.at()
            return NOTHING_TO_DO.at()
        if action.kind is USE_JOKER:
            if not company.joker:
                return NO_JOKER.at()
            if seat == state.first:
                return JOKER_FIRST_PLAYER.at()
            return JOKER_TOO_LATE.at() if self.used else SAME_TYPE.at()
        return why_not_study(state, seat, action)

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        """How many employees may act and what steps printed human resources gives."""
        company = state.companies[seat]
        if action.kind is USE:
            department = company.cells[action.a]
            if department == PRINTED_HR:
                return {"steps_gain": self._hr_steps(state)}
            return {"uses": company.active(action.a)}
        if action.kind is USE_JOKER:
            about = {"uses": uses_of(state, seat, action.a), "score": -state.rules.joker_vp}
            if action.a == HR:
                about["steps_gain"] = self._hr_steps(state)
            return about
        return {} if action.kind is DONE else about_study(state, seat, action)

    def _hr_steps(self, state: CarnegieState) -> i64:
        return state.rules.hr_steps(self.staff)

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        company = state.companies[seat]
        if action.kind is DONE:
            lapse(state, seat)
            state.close()
            return
        if action.kind is USE_JOKER:
            company.joker = False
            state.tell(JOKER, seat, action.a)
            state.replace(UseDepartments(seat, row=action.a, used=0, staff=self.staff))
        elif action.kind is USE:
            cell = action.a
            department = company.cells[cell]
            state.tell(USES, seat, department, cell)
            used = self.used | bit(cell)
            state.replace(UseDepartments(seat, row=self.row, used=used, staff=self.staff))
            if department == PRINTED_HR:
                gain(state, seat, STEPS, self._hr_steps(state), FROM_DEPARTMENT)
            else:
                state.ask(Department(seat, cell, company.active(cell)))
        else:
            study(state, seat, action)

    def resume(self, state: CarnegieState) -> None:
        """The turn is over by itself when nothing but its end is left."""
        if not self._has_choice(state):
            lapse(state, self.seat)
            state.close()

    def _has_choice(self, state: CarnegieState) -> bool:
        """Whether anything is left, perhaps once goods are sold for it (CAR-4.5)."""
        if self._joker_allowed(state) or can_study(state, self.seat):
            return True
        staffed = self._staffed(state)
        for cell in range(CELLS):
            if (staffed >> cell) & 1 == 1 and self._usable(state, cell):
                return True
        for cell in range(CELLS):
            if (staffed >> cell) & 1 == 1 and selling_helps(state, self.seat, cell):
                return True
        return False


class Department(OneSeat[CarnegieState]):
    """What does the next active employee of a department do? Not compulsory (CAR-5.1)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (*FUNCTION_KINDS, STUDY_TAB, STUDY_TRACK, DONE)

    def __init__(self, seat: i64, cell: i64, uses: i64) -> None:
        super().__init__(seat)
        self.cell = cell
        self.uses = uses
        """How often it can still be used, if as many stay active (CAR-5.11)."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.cell, self.uses)

    def uses_left(self, state: CarnegieState) -> i64:
        return min(self.uses, state.companies[self.seat].active(self.cell))

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_DEPARTMENT.at(state.companies[seat].cells[self.cell], self.uses_left(state))

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        offer_functions(state, seat, self.cell, out)
        offer_study(state, seat, out)
        out.append(DONE_ACTION)

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        if action.kind is STUDY_TAB or action.kind is STUDY_TRACK:
            return why_not_study(state, seat, action)
        return why_not_function(state, seat, self.cell, action)

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        if action.kind is STUDY_TAB or action.kind is STUDY_TRACK:
            return about_study(state, seat, action)
        return about_function(state, seat, self.cell, action)

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        if action.kind is DONE:
            state.close()
            return
        if action.kind is STUDY_TAB or action.kind is STUDY_TRACK:
            study(state, seat, action)
        else:
            state.replace(Department(seat, self.cell, self.uses - 1))
            carry_out(state, seat, self.cell, action)

    def resume(self, state: CarnegieState) -> None:
        """Study points may bring what an employee lacks: a disc on a tab, goods or money."""
        if self.uses_left(state) > 0:
            if can_work(state, self.seat, self.cell) or can_study(state, self.seat):
                return
            if selling_helps(state, self.seat, self.cell):
                return
        state.close()
