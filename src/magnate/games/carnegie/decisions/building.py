"""Building projects (CAR-5.7, CAR-5.8, CAR-5.12)."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.core.ints import setting
from magnate.games.carnegie.actions import BUILD, CITY_OF, PROJECTS
from magnate.games.carnegie.decisions.employees import send_on_mission
from magnate.games.carnegie.decisions.gains import about_gains, no_gains
from magnate.games.carnegie.decisions.income import transport_income
from magnate.games.carnegie.domains import FREE
from magnate.games.carnegie.facts import (
    BUILT,
    FEW_GOODS,
    NO_DISC_ON_TAB,
    NO_MONEY,
    NOT_FREE,
    WRONG_SLOT,
)
from magnate.games.carnegie.functions import Function
from magnate.games.carnegie.scoring import score_change
from magnate.games.carnegie.state import CarnegieState


def _provided_for(state: CarnegieState, seat: i64, function: Function, project: i64) -> bool:
    """Whether there is a disc for a project, and all it costs."""
    company = state.companies[seat]
    paid = company.money >= function.money and company.goods >= state.rules.project_goods[project]
    return paid and state.discs_on_tab(seat, project) > 0


def offer_building(state: CarnegieState, seat: i64, function: Function, out: list[Action]) -> None:
    slots = state.slots
    for project in range(PROJECTS):
        if _provided_for(state, seat, function, project):
            for slot in state.rules.slots_for[project]:
                if slots[slot] == FREE:
                    out.append(BUILD.at(project, slot))


def can_build(state: CarnegieState, seat: i64, function: Function) -> bool:
    """Whether `offer_building` has anything to offer."""
    slots = state.slots
    for project in range(PROJECTS):
        if _provided_for(state, seat, function, project):
            for slot in state.rules.slots_for[project]:
                if slots[slot] == FREE:
                    return True
    return False


def put_project(state: CarnegieState, seat: i64, project: i64, slot: i64) -> None:
    """The rightmost disc of the tab goes on the slot (CAR-5.12)."""
    state.companies[seat].built[project] += 1
    state.slots = setting(state.slots, slot, seat)
    state.projects = setting(state.projects, slot, project)


def build(state: CarnegieState, seat: i64, cell: i64, function: Function, action: Action) -> None:
    company = state.companies[seat]
    region = state.region_of_slot(action.b)
    goods = state.rules.project_goods[action.a]
    company.goods -= goods
    company.money -= function.money
    if function.mission:
        send_on_mission(state, seat, cell, region)
    put_project(state, seat, action.a, action.b)
    state.tell(BUILT, seat, action.a, action.b, goods, function.money)
    if state.rules.city_transport[CITY_OF[action.b]]:
        transport_income(state, seat, region, 1)


def about_building(
    state: CarnegieState, seat: i64, function: Function, action: Action
) -> dict[str, int]:
    """The price, what a small city brings at once, and the change of the score."""
    amounts = no_gains()
    if state.rules.city_transport[CITY_OF[action.b]]:
        region = state.region_of_slot(action.b)
        track = state.rules.tracks[region]
        space = state.companies[seat].tracks[region]
        amounts[track.incomes[space]] += track.amounts[space]
    goods = state.rules.project_goods[action.a]
    about = about_gains(state, seat, amounts, function.money, goods)
    about["score"] = score_change(state, seat, action)
    return about


def why_not_build(state: CarnegieState, seat: i64, function: Function, action: Action) -> Fact:
    company = state.companies[seat]
    if state.slots[action.b] != FREE:
        return NOT_FREE.at()
    if not state.slot_takes(action.b, action.a):
        return WRONG_SLOT.at()
    if state.discs_on_tab(seat, action.a) == 0:
        return NO_DISC_ON_TAB.at(action.a)
    goods = state.rules.project_goods[action.a]
    if goods > company.goods:
        return FEW_GOODS.at(goods, company.goods)
    return NO_MONEY.at(function.money, company.money)
