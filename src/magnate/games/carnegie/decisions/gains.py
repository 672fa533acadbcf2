"""Giving a player what a space, a cell or a department shows, and what lapses of it."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.games.carnegie.decisions.employees import arrive, ask_moves, hire
from magnate.games.carnegie.domains import GAINS, GOODS, MONEY, POINTS, STAFF, STEPS, VP
from magnate.games.carnegie.facts import (
    GOT_GOODS,
    GOT_MONEY,
    GOT_POINTS,
    GOT_STEPS,
    GOT_VP,
    POINTS_LAPSED,
)
from magnate.games.carnegie.previews import event_amounts
from magnate.games.carnegie.state import CarnegieState


def gain(state: CarnegieState, seat: i64, kind: i64, amount: i64, source: i64) -> None:
    """Study points join the pool of the turn (CAR-4.4, CAR-5.9); steps are spent at once."""
    company = state.companies[seat]
    if kind == MONEY:
        company.money += amount
        state.tell(GOT_MONEY, seat, amount, source)
    elif kind == GOODS:
        company.goods += amount
        state.tell(GOT_GOODS, seat, amount, source)
    elif kind == VP:
        company.vp += amount
        state.tell(GOT_VP, seat, amount, source)
    elif kind == POINTS:
        state.points += amount
        state.tell(GOT_POINTS, seat, amount, source)
    elif kind == STAFF:
        arrive(state, seat, hire(state, seat, amount, source))
    elif kind == STEPS:
        state.tell(GOT_STEPS, seat, amount, source)
        ask_moves(state, seat, amount)


def lapse(state: CarnegieState, seat: i64) -> None:
    """Study points that are left at the end of the turn are lost (CAR-4.4)."""
    if state.points > 0:
        state.tell(POINTS_LAPSED, seat, state.points)
        state.points = 0


def about_gains(
    state: CarnegieState, seat: i64, amounts: list[int], money: i64 = 0, goods: i64 = 0
) -> dict[str, int]:
    """What comes in by its kinds (new employees as far as there are any), and what is paid."""
    company = state.companies[seat]
    about: dict[str, int] = {}
    if money > 0:
        about["cost"] = money
    if amounts[MONEY] > 0:
        about["gain"] = amounts[MONEY]
    if about:
        about["left"] = company.money - money + amounts[MONEY]
    if goods > 0:
        about["goods_cost"] = goods
    if amounts[GOODS] > 0:
        about["goods_gain"] = amounts[GOODS]
    if goods > 0 or amounts[GOODS] > 0:
        about["goods_left"] = company.goods - goods + amounts[GOODS]
    if amounts[STEPS] > 0:
        about["steps_gain"] = amounts[STEPS]
    if amounts[POINTS] > 0:
        about["points_gain"] = amounts[POINTS]
    if amounts[VP] > 0:
        about["vp"] = amounts[VP]
    if amounts[STAFF] > 0:
        about["staff"] = min(amounts[STAFF], company.reserve)
    return about


def no_gains() -> list[int]:
    """Amounts by their kinds, all 0."""
    return [0] * GAINS


def about_event(state: CarnegieState, seat: i64, region: i64, home: i64) -> dict[str, int]:
    """What an event brings for sure if so many employees come home."""
    about = about_gains(state, seat, event_amounts(state, seat, region, home))
    if home > 0:
        about["home"] = home
    return about
