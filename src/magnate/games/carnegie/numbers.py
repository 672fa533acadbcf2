"""The numbers that `about` tells of an action: their units, and what checks them afterwards."""

from __future__ import annotations

from typing import Final

from magnate.core.actions import Action
from magnate.core.domains import MONEY
from magnate.core.facts import FactKind, Journal
from magnate.core.ints import bit
from magnate.games.carnegie.actions import (
    BRING_HOME,
    CARNEGIE,
    CELLS,
    CHOOSE,
    COMMUNICATIONS,
    DEPARTMENTS,
    DONATE,
    DONE_ACTION,
    GIVE,
    NEW_LOBBY,
    PRINTED_HR,
    PROPERTY,
    TELEGRAPH,
    TYPE_OF,
    USE,
    USE_JOKER,
)
from magnate.games.carnegie.decisions.employees import MoveEmployees
from magnate.games.carnegie.decisions.income import BringHome
from magnate.games.carnegie.domains import (
    EVENT,
    GOODS_COUNT,
    POINT_COUNT,
    STAFF_COUNT,
    STEP_COUNT,
    USE_COUNT,
    VP_COUNT,
)
from magnate.games.carnegie.facts import (
    BOUGHT_GOODS,
    GOT_GOODS,
    GOT_MONEY,
    GOT_POINTS,
    GOT_STAFF,
    GOT_STEPS,
    GOT_VP,
    HOME,
    POINTS_LAPSED,
    SOLD_GOODS,
    STEPS_LAPSED,
    TRADED,
)
from magnate.games.carnegie.scoring import donation_parts
from magnate.games.carnegie.state import CarnegieState
from magnate.games.carnegie.welfare import PAID_SPACES, WELFARE_GOODS

NOT_ONE_BY_ONE: Final = (NEW_LOBBY, PROPERTY, COMMUNICATIONS, TELEGRAPH, PRINTED_HR)
"""Departments that work by themselves, and the one whose steps are spent all at once."""


def _told(before: CarnegieState, seat: int, action: Action, *sums: tuple[FactKind, int]) -> int:
    """What the events of an action say a seat got: the sum of their parameters of these places.

    A row that is chosen promises what its event brings if everybody comes home.
    """
    trial = before.clone()
    trial.journal = Journal()
    trial.advance(seat, action)
    if action.kind is CHOOSE:
        _bring_all_home(trial, seat, before.round_number)
    total = 0
    for event in trial.journal.events:
        for kind, place in sums:
            if event.fact.kind is kind and event.fact.args[0] == seat:
                total += event.fact.args[place]
    return total


def _bring_all_home(state: CarnegieState, seat: int, this: int) -> None:
    """Play the event of this round: all employees of the seat come home, those of others stay."""
    while state.stack and state.phase == EVENT and state.round_number == this:
        top = state.stack[-1]
        asked = state.to_act[0]
        if isinstance(top, BringHome):
            options: list[Action] = []
            top.options(state, asked, options)
            state.advance(asked, options[-1] if asked == seat else BRING_HOME.at(0))
            if asked == seat:
                return
        elif DONE_ACTION in state.legal(asked):
            state.advance(asked, DONE_ACTION)
        else:
            return


def _money_in(before: CarnegieState, seat: int, action: Action) -> int:
    return _told(before, seat, action, (GOT_MONEY, 1), (TRADED, 2), (SOLD_GOODS, 1))


def _goods_in(before: CarnegieState, seat: int, action: Action) -> int:
    return _told(before, seat, action, (GOT_GOODS, 1), (BOUGHT_GOODS, 1))


def gain(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    return _money_in(before, seat, action)


def cost(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    spent = before.companies[seat].money - after.companies[seat].money
    return spent + _money_in(before, seat, action)


def left(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    if action.kind is CHOOSE:
        return before.companies[seat].money + _money_in(before, seat, action)
    return after.companies[seat].money


def goods_gain(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    return _goods_in(before, seat, action)


def goods_cost(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    spent = before.companies[seat].goods - after.companies[seat].goods
    return spent + _goods_in(before, seat, action)


def goods_left(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    if action.kind is CHOOSE:
        return before.companies[seat].goods + _goods_in(before, seat, action)
    return after.companies[seat].goods


def steps_gain(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    if action.kind is USE_JOKER:  # those of printed human resources, once it is used
        use = USE.at(after.companies[seat].cell_of(PRINTED_HR))
        return _told(after, seat, use, (GOT_STEPS, 1))
    return _told(before, seat, action, (GOT_STEPS, 1))


def _steps_left(state: CarnegieState, seat: int) -> int:
    for frame in state.stack:
        if isinstance(frame, MoveEmployees) and frame.seat == seat:
            return frame.steps
    return 0


def steps_cost(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    return _steps_left(before, seat) - steps_left(before, after, seat, action)


def steps_left(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    return _steps_left(after, seat) + _told(before, seat, action, (STEPS_LAPSED, 1))


def points_gain(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    return _told(before, seat, action, (GOT_POINTS, 1))


def points_cost(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    return before.points - points_left(before, after, seat, action)


def points_left(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    return after.points + _told(before, seat, action, (POINTS_LAPSED, 1))


def vp(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    if action.kind is DONATE or action.kind is GIVE:
        return _worth_of_disc(before, seat, action.a)
    return _told(before, seat, action, (GOT_VP, 1))


def _worth_of_disc(before: CarnegieState, seat: int, space: int) -> int:
    """What a disc on a donation space scores, put there for nothing."""
    trial = before.clone()
    company = trial.companies[seat]
    company.donations |= bit(space)
    scored = donation_parts(trial, seat)
    if WELFARE_GOODS <= space < WELFARE_GOODS + PAID_SPACES:
        paid = slice(WELFARE_GOODS, WELFARE_GOODS + PAID_SPACES)
        return sum(scored[paid]) - sum(donation_parts(before, seat)[paid])
    return scored[space] // (2 if company.noted == space else 1)


def staff(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    return _told(before, seat, action, (GOT_STAFF, 1))


def home(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    return _told(before, seat, action, (HOME, 1))


def uses(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    """How many employees stand in the department that is begun, else in all of a type that let
    them act one by one."""
    company = after.companies[seat]
    if action.kind is USE:
        return company.active(action.a)
    count = 0
    for cell in range(CELLS):
        department = company.cells[cell]
        of_type = department < DEPARTMENTS and TYPE_OF[department] == action.a
        if of_type and department not in NOT_ONE_BY_ONE:
            count += company.active(cell)
    return count


def score(before: CarnegieState, after: CarnegieState, seat: int, action: Action) -> int:
    return _score(after, seat) - _score(before, seat)


def _score(state: CarnegieState, seat: int) -> int:
    """The parts of a standing, added up."""
    return sum([part for name, part in state.standing(seat).items() if name != "total"])


CARNEGIE.number("cost", MONEY, cost)
CARNEGIE.number("gain", MONEY, gain)
CARNEGIE.number("left", MONEY, left)
CARNEGIE.number("goods_cost", GOODS_COUNT, goods_cost)
CARNEGIE.number("goods_gain", GOODS_COUNT, goods_gain)
CARNEGIE.number("goods_left", GOODS_COUNT, goods_left)
CARNEGIE.number("steps_cost", STEP_COUNT, steps_cost)
CARNEGIE.number("steps_gain", STEP_COUNT, steps_gain)
CARNEGIE.number("steps_left", STEP_COUNT, steps_left)
CARNEGIE.number("points_cost", POINT_COUNT, points_cost)
CARNEGIE.number("points_gain", POINT_COUNT, points_gain)
CARNEGIE.number("points_left", POINT_COUNT, points_left)
CARNEGIE.number("vp", VP_COUNT, vp)  # won in play, or the yield of a donation space
CARNEGIE.number("score", VP_COUNT, score)  # the change of the score, if the game ended now
CARNEGIE.number("staff", STAFF_COUNT, staff)  # new employees
CARNEGIE.number("home", STAFF_COUNT, home)  # employees who come home
CARNEGIE.number("uses", USE_COUNT, uses)
