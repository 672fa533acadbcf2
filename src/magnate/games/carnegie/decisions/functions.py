"""What an active employee can do in each department (CAR-5.5 to 5.8, CAR-6)."""

from __future__ import annotations

from typing import Final

from magnate.core.actions import Action, ActionKind
from magnate.core.facts import Fact
from magnate.games.carnegie.actions import (
    BUILD,
    BUY,
    CHARITY,
    DELIVER,
    DONATIONS,
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
    RECRUIT,
    RECRUITING,
    REGIONS,
    SAFETY,
    SALES,
    SELL,
    SUPPLY_CHAIN,
    TAKE_GOODS,
    TAKE_MONEY,
    TAKE_POINTS,
    TAKE_STEPS,
)
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.decisions.building import build, offer_building, why_not_build
from magnate.games.carnegie.decisions.employees import ask_moves, hire, send_on_mission
from magnate.games.carnegie.decisions.founding import (
    found,
    founding_cost,
    offer_founding,
    why_not_found,
)
from magnate.games.carnegie.decisions.income import about_donation, donate, gain
from magnate.games.carnegie.facts import (
    BOUGHT_GOODS,
    FEW_GOODS,
    GOT_POINTS,
    GOT_STEPS,
    NO_DISC,
    NO_MONEY,
    NOBODY_GAVE,
    NOBODY_IN_RESERVE,
    NOT_ITS_FUNCTION,
    OWN_DONATION,
    TRADED,
)
from magnate.games.carnegie.rules import GOODS, MONEY, NEUTRAL, VP
from magnate.games.carnegie.state import CarnegieState

FUNCTION_KINDS: Final = (
    TAKE_STEPS,
    TAKE_MONEY,
    TAKE_GOODS,
    TAKE_POINTS,
    MISSION_STEPS,
    MISSION_MONEY,
    MISSION_GOODS,
    MISSION_POINTS,
    MISSION_VP,
    RECRUIT,
    SELL,
    DELIVER,
    BUY,
    FOUND,
    BUILD,
    GIVE,
)
SPECIAL_FUNCTIONS: Final[dict[int, ActionKind]] = {
    RECRUITING: RECRUIT,
    SALES: SELL,
    LOGISTICS: DELIVER,
    SUPPLY_CHAIN: BUY,
    PLANNING: FOUND,
    PRINTED_CONSTRUCTION: BUILD,
    ENGINEERING: BUILD,
    OUTSOURCING: BUILD,
    CHARITY: GIVE,
}
"""What can be done in some departments, though not always."""
STEPS_ACTION: Final = TAKE_STEPS.at()
MONEY_ACTION: Final = TAKE_MONEY.at()
GOODS_ACTION: Final = TAKE_GOODS.at()
POINTS_ACTION: Final = TAKE_POINTS.at()
MOST_GOODS: Final = 3
"""Goods that one employee sells, delivers or buys at most (#6, #7, #11)."""


def offer_functions(state: CarnegieState, seat: int, cell: int, out: list[Action]) -> None:
    """Everything the next employee of a department could do."""
    rules = state.rules
    company = state.companies[seat]
    department = company.cells[cell]
    if rules.plain_steps[department] > 0:
        out.append(STEPS_ACTION)
    if rules.plain_money[department] > 0:
        out.append(MONEY_ACTION)
    if rules.plain_goods[department] > 0:
        out.append(GOODS_ACTION)
    if rules.plain_points[department] > 0:
        out.append(POINTS_ACTION)
    if rules.mission_steps[department] > 0:
        out.extend(MISSION_STEPS.actions)
    if rules.mission_money[department] > 0:
        out.extend(MISSION_MONEY.actions)
    if rules.mission_goods[department] > 0:
        out.extend(MISSION_GOODS.actions)
    if rules.mission_points[department] > 0:
        out.extend(MISSION_POINTS.actions)
    if department == SAFETY:
        out.extend(MISSION_VP.actions)
    elif department == RECRUITING:
        if company.reserve > 0:
            out.extend(RECRUIT.actions)
    elif department == SALES:
        out.extend(SELL.actions[: min(MOST_GOODS, company.goods)])
    elif department == LOGISTICS:
        out.extend(DELIVER.actions[: min(MOST_GOODS, company.goods)])
    elif department == SUPPLY_CHAIN:
        out.extend(BUY.actions[: _affordable_goods(state, seat)])
    elif department == PLANNING:
        offer_founding(state, seat, out)
    elif department in (PRINTED_CONSTRUCTION, ENGINEERING, OUTSOURCING):
        offer_building(state, seat, department, out)
    elif department == CHARITY:
        _offer_charity(state, seat, out)


def can_work(state: CarnegieState, seat: int, cell: int) -> bool:
    """Whether `offer_functions` has anything to offer."""
    if state.rules.always_works[state.companies[seat].cells[cell]]:
        return True
    functions: list[Action] = []
    offer_functions(state, seat, cell, functions)
    return len(functions) > 0


def selling_helps(state: CarnegieState, seat: int, cell: int) -> bool:
    """Whether a department could work once goods are sold for the money it lacks (CAR-4.5)."""
    company = state.companies[seat]
    if company.goods == 0:
        return False
    if company.cells[cell] == OUTSOURCING:
        lacking = state.rules.outsourcing_fee - company.money
    elif company.cells[cell] == CHARITY:
        lacking = state.donation_price(seat) - company.money
    else:
        return False
    if not 0 < lacking <= company.goods:
        return False
    company.goods -= lacking
    company.money += lacking
    helps = can_work(state, seat, cell)
    company.goods += lacking
    company.money -= lacking
    return helps


def _affordable_goods(state: CarnegieState, seat: int) -> int:
    price = state.rules.supply_price
    if price == 0:
        return MOST_GOODS
    return min(MOST_GOODS, state.companies[seat].money // price)


# Charitable giving (#15, CAR-6.3)


def _others_gave(state: CarnegieState, seat: int, space: int) -> bool:
    """Another player or Andrew has a disc there; neutral discs don't count."""
    return state.donations[space] & ~(1 << NEUTRAL) & ~(1 << seat) != 0


def _offer_charity(state: CarnegieState, seat: int, out: list[Action]) -> None:
    company = state.companies[seat]
    if company.discs == 0 or company.money < state.donation_price(seat):
        return
    for space in range(DONATIONS):
        own = (company.donations >> space) & 1 == 1
        if not own and _others_gave(state, seat, space):
            for region in range(REGIONS):
                out.append(GIVE.at(space, region))


# Carrying out


def carry_out(state: CarnegieState, seat: int, cell: int, action: Action) -> None:
    """An employee of a department does what was chosen."""
    rules = state.rules
    company = state.companies[seat]
    department = company.cells[cell]
    kind = action.kind
    if kind is TAKE_STEPS:
        _take_steps(state, seat, rules.plain_steps[department])
    elif kind is TAKE_MONEY:
        gain(state, seat, MONEY, rules.plain_money[department])
    elif kind is TAKE_GOODS:
        gain(state, seat, GOODS, rules.plain_goods[department])
    elif kind is TAKE_POINTS:
        _take_points(state, seat, rules.plain_points[department])
    elif kind is MISSION_STEPS:
        _take_steps(state, seat, rules.mission_steps[department])
        send_on_mission(state, seat, cell, action.a)
    elif kind is MISSION_MONEY:
        send_on_mission(state, seat, cell, action.a)
        gain(state, seat, MONEY, rules.mission_money[department])
    elif kind is MISSION_GOODS:
        send_on_mission(state, seat, cell, action.a)
        gain(state, seat, GOODS, rules.mission_goods[department])
    elif kind is MISSION_POINTS:
        send_on_mission(state, seat, cell, action.a)
        _take_points(state, seat, rules.mission_points[department])
    elif kind is MISSION_VP:
        vp = _safety_vp(state, seat)
        send_on_mission(state, seat, cell, action.a)
        gain(state, seat, VP, vp)
    elif kind is RECRUIT:
        send_on_mission(state, seat, cell, action.a)
        hire(state, seat, 1)
    elif kind is SELL:
        _trade(state, seat, action.a, rules.sale_price)
    elif kind is DELIVER:
        _trade(state, seat, action.a, rules.delivery_price)
        gain(state, seat, VP, action.a * rules.delivery_vp)
    elif kind is BUY:
        company.money -= action.a * rules.supply_price
        company.goods += action.a
        state.tell(BOUGHT_GOODS, seat, action.a, action.a * rules.supply_price)
    elif kind is FOUND:
        found(state, seat, action.a, action.b)
    elif kind is BUILD:
        build(state, seat, cell, action.a, action.b)
    else:
        send_on_mission(state, seat, cell, action.b)
        donate(state, seat, action.a)


def _take_steps(state: CarnegieState, seat: int, steps: int) -> None:
    state.tell(GOT_STEPS, seat, steps)
    ask_moves(state, seat, steps)


def _take_points(state: CarnegieState, seat: int, points: int) -> None:
    """Points of departments join one pool for the turn (CAR-5.9)."""
    state.points += points
    state.tell(GOT_POINTS, seat, points)


def _trade(state: CarnegieState, seat: int, goods: int, price: int) -> None:
    company = state.companies[seat]
    company.goods -= goods
    company.money += goods * price
    state.tell(TRADED, seat, goods, goods * price)


# Reasons and figures


def why_not_function(state: CarnegieState, seat: int, cell: int, action: Action) -> Fact:
    company = state.companies[seat]
    department = company.cells[cell]
    kind = action.kind
    if kind is not SPECIAL_FUNCTIONS.get(department):
        return NOT_ITS_FUNCTION.at()
    if kind is RECRUIT:
        return NOBODY_IN_RESERVE.at()
    if kind is SELL or kind is DELIVER:
        return FEW_GOODS.at(action.a, company.goods)
    if kind is BUY:
        return NO_MONEY.at(action.a * state.rules.supply_price, company.money)
    if kind is FOUND:
        return why_not_found(state, seat, action)
    if kind is BUILD:
        return why_not_build(state, seat, action)
    return _why_not_give(state, seat, action.a)


def _why_not_give(state: CarnegieState, seat: int, space: int) -> Fact:
    company = state.companies[seat]
    if (company.donations >> space) & 1 == 1:
        return OWN_DONATION.at()
    if not _others_gave(state, seat, space):
        return NOBODY_GAVE.at()
    if company.discs == 0:
        return NO_DISC.at()
    return NO_MONEY.at(state.donation_price(seat), company.money)


def about_function(state: CarnegieState, seat: int, cell: int, action: Action) -> dict[str, int]:
    """What it costs and what it brings: money as cost, gain and left, all else by name."""
    company = state.companies[seat]
    rules = state.rules
    department = company.cells[cell]
    kind = action.kind
    if kind is FOUND:
        return _goods_paid(company, founding_cost(state, seat, action.a, action.b))
    if kind is BUILD:
        about = _goods_paid(company, rules.project_goods[action.a])
        if department == OUTSOURCING:
            about |= _paid(company, rules.outsourcing_fee)
        return about
    if kind is GIVE:
        return about_donation(state, seat, action.a)
    if kind is BUY:
        return _paid(company, action.a * rules.supply_price) | {"goods_gain": action.a}
    if kind is SELL:
        return _gained(company, action.a * rules.sale_price) | _goods_paid(company, action.a)
    if kind is DELIVER:
        about = _gained(company, action.a * rules.delivery_price)
        about |= _goods_paid(company, action.a)
        about["vp"] = action.a * rules.delivery_vp
        return about
    if kind is TAKE_MONEY:
        return _gained(company, rules.plain_money[department])
    if kind is MISSION_MONEY:
        return _gained(company, rules.mission_money[department])
    if kind is TAKE_GOODS:
        return {"goods_gain": rules.plain_goods[department]}
    if kind is MISSION_GOODS:
        return {"goods_gain": rules.mission_goods[department]}
    if kind is TAKE_STEPS:
        return {"steps": rules.plain_steps[department]}
    if kind is MISSION_STEPS:
        return {"steps": rules.mission_steps[department]}
    if kind is TAKE_POINTS:
        return {"points": rules.plain_points[department]}
    if kind is MISSION_POINTS:
        return {"points": rules.mission_points[department]}
    if kind is MISSION_VP:
        return {"vp": _safety_vp(state, seat)}
    return {}


def _paid(company: Company, cost: int) -> dict[str, int]:
    return {"cost": cost, "left": company.money - cost}


def _gained(company: Company, gain: int) -> dict[str, int]:
    return {"gain": gain, "left": company.money + gain}


def _goods_paid(company: Company, goods: int) -> dict[str, int]:
    return {"goods": goods, "goods_left": company.goods - goods}


def _safety_vp(state: CarnegieState, seat: int) -> int:
    """1 VP for every two active employees without the one who is sent, rounded up (#3)."""
    others = state.companies[seat].active_employees() - 1
    return -(-others // state.rules.safety_divisor)
