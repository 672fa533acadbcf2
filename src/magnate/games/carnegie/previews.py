"""What the next event of each row would bring every player (CAR-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from magnate.games.carnegie.actions import PROJECTS
from magnate.games.carnegie.rules import (
    ACTIVATION,
    DEPARTMENTS_PHASE,
    DONATION_EVENT,
    GOODS,
    GOODS_OR_MONEY,
    MONEY,
    POINTS,
    ROW_EVENTS,
    STAFF,
    STAFF_OR_MONEY,
    VP,
    next_moving,
    region_of,
)

if TYPE_CHECKING:
    from magnate.games.carnegie.state import CarnegieState


class EventGain(TypedDict):
    """What an event would bring one seat with all its employees of the region home."""

    home: int
    """Employees brought home."""
    money: int
    goods: int
    points: int
    """Study points."""
    staff: int
    """New employees, as far as there are any."""
    vp: int
    staff_or_money: int
    """Cells with the choice of an employee or money."""
    goods_or_money: int
    """Cells with the choice of goods or money."""
    donation: bool
    """Whether it could make a donation, after this income and with all goods sold."""
    price: int
    """The price of that donation; 0 if the event is none."""


class EventGains(TypedDict):
    """What happens if a row is picked now."""

    row: int
    moving: int
    """The row whose event happens (CAR-3.2)."""
    region: int
    """Whose employees come home; -1 for none."""
    donation: bool
    gains: list[EventGain]
    """By seat."""


def event_gains(state: CarnegieState, row: int) -> EventGains | None:
    """The event if a row is picked and what it would bring each seat; None after the last.

    The event of a round is over once departments are used, though its marker moves only later.
    """
    markers = state.markers[:]
    if not state.over and state.phase in (DEPARTMENTS_PHASE, ACTIVATION):
        markers[state.moving] += 1
    if sum(markers) == len(state.events):
        return None
    moving = next_moving(markers, row)
    event = state.events[moving * ROW_EVENTS + markers[moving]]
    region = region_of(event)
    donation = event >= DONATION_EVENT
    homes = [company.missions[region] if region >= 0 else 0 for company in state.companies]
    return {
        "row": row,
        "moving": moving,
        "region": region,
        "donation": donation,
        "gains": [
            event_gain(state, seat, region, donation, homes[seat]) for seat in range(state.players)
        ],
    }


def event_gain(
    state: CarnegieState, seat: int, region: int, donation: bool, home: int
) -> EventGain:
    """What an event brings a seat that brings so many employees home."""
    company = state.companies[seat]
    amounts = [0] * (GOODS_OR_MONEY + 1)
    staff_or_money = 0
    goods_or_money = 0
    if home > 0:
        track = state.rules.tracks[region]
        space = company.tracks[region]
        amounts[track.incomes[space]] += home * track.amounts[space]
        for project in range(PROJECTS):
            if company.sides[project] < 0:
                continue
            tab = state.tab(seat, project)
            for disc in range(company.built[project]):
                cell = tab.disc_cells[disc]
                income = tab.incomes[cell]
                amounts[income] += tab.amounts[cell]
                if income == STAFF_OR_MONEY:
                    staff_or_money += 1
                elif income == GOODS_OR_MONEY:
                    goods_or_money += 1
    staff = min(amounts[STAFF], company.reserve)
    money = amounts[MONEY]
    if staff == company.reserve:  # nobody is left to choose instead of the money
        money += amounts[STAFF_OR_MONEY]
        amounts[STAFF_OR_MONEY] = 0
        staff_or_money = 0
    price = state.donation_price(seat) if donation else 0
    funds = company.money + money + amounts[STAFF_OR_MONEY] + amounts[GOODS_OR_MONEY]
    funds += company.goods + amounts[GOODS]
    return {
        "home": home,
        "money": money,
        "goods": amounts[GOODS],
        "points": amounts[POINTS],
        "staff": staff,
        "vp": amounts[VP],
        "staff_or_money": staff_or_money,
        "goods_or_money": goods_or_money,
        "donation": donation and company.discs > 0 and funds >= price and 0 in state.donations,
        "price": price,
    }
