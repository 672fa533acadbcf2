"""What each row would bring every player, if it were picked next (CAR-4, CAR-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magnate.core.ints import bit
from magnate.games.carnegie.actions import (
    CELLS,
    DEPARTMENTS,
    HR,
    PRINTED_HR,
    REGIONS,
    TYPE_OF,
)
from magnate.games.carnegie.domains import (
    ACTIVATION,
    DEPARTMENTS_PHASE,
    DONATION_EVENT,
    GAINS,
    GOODS,
    GOODS_OR_MONEY,
    MONEY,
    POINTS,
    ROW_EVENTS,
    STAFF,
    STAFF_OR_MONEY,
    STEPS,
    VP,
    region_of,
)
from magnate.games.carnegie.rules import next_moving
from magnate.games.carnegie.view_types import GainView, PreviewView

if TYPE_CHECKING:
    from magnate.games.carnegie.state import CarnegieState


def preview(state: CarnegieState, row: i64) -> PreviewView | None:
    """What happens if a row is picked next; None once that of the last round is picked.

    A round whose row is picked has its event, though its marker moves only later.
    """
    if state.round_number == state.rules.rounds and state.moving >= 0:
        return None
    markers = state.passed(True)
    moving = next_moving(markers, row)
    event = state.events[moving * ROW_EVENTS + markers[moving]]
    region = region_of(event)
    return {
        "row": row,
        "moving": moving,
        "happening": event,
        "region": region if region >= 0 else None,
        "donation": event >= DONATION_EVENT,
        "gains": [_gain(state, seat, row, event) for seat in range(state.players)],
    }


def event_is_over(state: CarnegieState) -> bool:
    """Whether this round's event has been carried out."""
    return state.phase in (DEPARTMENTS_PHASE, ACTIVATION)


def _gain(state: CarnegieState, seat: i64, row: i64, event: i64) -> GainView:
    region = region_of(event)
    home = state.companies[seat].missions[region] if region >= 0 else 0
    amounts = event_amounts(state, seat, region, home)
    cells = _choice_cells(state, seat) if home > 0 else [[], []]
    if amounts[STAFF] == state.companies[seat].reserve:
        cells[0] = []
    price = state.donation_price(seat)
    donation = event >= DONATION_EVENT
    return {
        "home": home,
        "money": amounts[MONEY],
        "goods": amounts[GOODS],
        "points": amounts[POINTS],
        "staff": amounts[STAFF],
        "vp": amounts[VP],
        "staff_or_money": len(cells[0]),
        "goods_or_money": len(cells[1]),
        "price": price if donation else None,
        "donation": donation
        and state.companies[seat].discs > 0
        and 0 in state.donations
        and _funds(state, seat, amounts, cells) >= price,
        "uses": uses_of(state, seat, row),
        "steps": most_of(state, seat, row, STEPS),
        "department_points": most_of(state, seat, row, POINTS),
    }


# Events


def event_amounts(state: CarnegieState, seat: i64, region: i64, home: i64) -> list[int]:
    """What comes for sure to a seat that brings so many employees home, by its kinds."""
    company = state.companies[seat]
    amounts = [0] * GAINS
    if home == 0:
        return amounts
    track = state.rules.tracks[region]
    space = company.tracks[region]
    amounts[track.incomes[space]] += home * track.amounts[space]
    for _, kind, amount in state.built_cells(seat):
        amounts[kind] += amount
    amounts[STAFF] = min(amounts[STAFF], company.reserve)
    if amounts[STAFF] == company.reserve:  # nobody is left to choose instead of the money
        amounts[MONEY] += amounts[STAFF_OR_MONEY]
    amounts[STAFF_OR_MONEY] = 0
    amounts[GOODS_OR_MONEY] = 0
    return amounts


def _choice_cells(state: CarnegieState, seat: i64) -> list[list[int]]:
    """The money of each built cell with a choice: of an employee or money, of goods or money."""
    found: list[list[int]] = [[], []]
    for _, kind, amount in state.built_cells(seat):
        if kind == STAFF_OR_MONEY:
            found[0].append(amount)
        elif kind == GOODS_OR_MONEY:
            found[1].append(amount)
    return found


def _funds(state: CarnegieState, seat: i64, amounts: list[int], cells: list[list[int]]) -> i64:
    """The most money an event leaves a seat with: all goods sold, and its study points spent on
    the bonuses of the tracks."""
    sale = state.rules.goods_price
    funds = state.funds(seat) + amounts[MONEY] + amounts[GOODS] * sale + sum(cells[0])
    for money in cells[1]:
        funds += max(money, sale)
    return funds + _bonus_funds(state, seat, amounts[POINTS])


def _bonus_funds(state: CarnegieState, seat: i64, points: i64) -> i64:
    """What the ends of tracks that so many points reach bring at most, goods sold (CAR-5.10)."""
    best = 0
    for mask in range(bit(REGIONS)):
        cost = 0
        funds = 0
        for region in range(REGIONS):
            if (mask >> region) & 1:
                cost += _cost_to_end(state, seat, region, points + 1)
                track = state.rules.tracks[region]
                if track.bonus == MONEY:
                    funds += track.bonus_amount
                elif track.bonus == GOODS:
                    funds += track.bonus_amount * state.rules.goods_price
        if cost <= points:
            best = max(best, funds)
    return best


def _cost_to_end(state: CarnegieState, seat: i64, region: i64, impossible: i64) -> i64:
    """Study points to the last space of a track, if it can be reached."""
    if state.last_space_taken(region):
        return impossible
    cost = 0
    for space in range(state.companies[seat].tracks[region], state.rules.tracks[region].last):
        cost += state.track_cost(seat, region, space)
    return cost


# Departments


def uses_of(state: CarnegieState, seat: i64, row: i64) -> i64:
    """How often the employees of a type's departments may act; printed human resources, whose
    steps are spent all at once, doesn't count."""
    company = state.companies[seat]
    uses = 0
    for cell in range(CELLS):
        department = company.cells[cell]
        of_type = department < DEPARTMENTS and TYPE_OF[department] == row
        if of_type and state.rules.functions[department]:
            uses += company.active(cell)
    return uses


def most_of(state: CarnegieState, seat: i64, row: i64, kind: i64) -> i64:
    """The most steps or study points that the departments of a type give."""
    company = state.companies[seat]
    rules = state.rules
    total = 0
    if row == HR and kind == STEPS:
        staff = company.active(company.cell_of(PRINTED_HR))
        total = rules.hr_steps(staff)
    for cell in range(CELLS):
        department = company.cells[cell]
        if department < DEPARTMENTS and TYPE_OF[department] == row:
            most = 0
            for function in rules.functions[department]:
                for gain, amount in function.gains:
                    if gain == kind:
                        most = max(most, amount)
            total += most * company.active(cell)
    return total
