"""Offering, carrying out and explaining what employees can do (CAR-5.5 to 5.8, CAR-6)."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.facts import Fact
from magnate.core.ints import bit
from magnate.games.carnegie.actions import BUILD, DONATIONS, FOUND, GIVE, REGIONS
from magnate.games.carnegie.decisions.building import (
    about_building,
    build,
    can_build,
    offer_building,
    why_not_build,
)
from magnate.games.carnegie.decisions.employees import send_on_mission
from magnate.games.carnegie.decisions.founding import (
    about_founding,
    can_found,
    found,
    offer_founding,
    why_not_found,
)
from magnate.games.carnegie.decisions.gains import about_gains, gain, no_gains
from magnate.games.carnegie.decisions.income import about_donation, donate
from magnate.games.carnegie.domains import FROM_DEPARTMENT, GOODS, MONEY, NEUTRAL, VP
from magnate.games.carnegie.facts import (
    BOUGHT_GOODS,
    FEW_GOODS,
    NO_DISC,
    NO_MONEY,
    NOBODY_GAVE,
    NOBODY_IN_RESERVE,
    NOT_ITS_FUNCTION,
    OWN_DONATION,
    TOO_MANY,
    TRADED,
)
from magnate.games.carnegie.functions import Function
from magnate.games.carnegie.state import CarnegieState


def _rows(state: CarnegieState, seat: i64, cell: i64) -> list[Function]:
    return state.rules.functions[state.companies[seat].cells[cell]]


def _row(state: CarnegieState, seat: i64, cell: i64, kind: ActionKind) -> Function | None:
    """What a kind of choice means in the department of a cell, if it belongs there."""
    for function in _rows(state, seat, cell):
        if function.kind is kind:
            return function
    return None


# Offering


def offer_functions(state: CarnegieState, seat: i64, cell: i64, out: list[Action]) -> None:
    """Everything the next employee of a department could do."""
    for function in _rows(state, seat, cell):
        kind = function.kind
        if function.always:
            out.extend(kind.actions)
        elif kind is FOUND:
            offer_founding(state, seat, out)
        elif kind is BUILD:
            offer_building(state, seat, function, out)
        elif kind is GIVE:
            _offer_charity(state, seat, out)
        elif function.most > 0:
            out.extend(kind.actions[: _most_traded(state, seat, function)])
        elif state.companies[seat].reserve > 0:
            out.extend(kind.actions)


def can_work(state: CarnegieState, seat: i64, cell: i64) -> bool:
    """Whether `offer_functions` has anything to offer."""
    if state.rules.always_works[state.companies[seat].cells[cell]]:
        return True
    for function in _rows(state, seat, cell):
        if _can_do(state, seat, function):
            return True
    return False


def _can_do(state: CarnegieState, seat: i64, function: Function) -> bool:
    kind = function.kind
    if kind is FOUND:
        return can_found(state, seat)
    if kind is BUILD:
        return can_build(state, seat, function)
    if kind is GIVE:
        return _charity_spaces(state, seat) != 0
    if function.most > 0:
        return _most_traded(state, seat, function) > 0
    return function.always or state.companies[seat].reserve > 0


def selling_helps(state: CarnegieState, seat: i64, cell: i64) -> bool:
    """Whether a department could work once goods are sold for the money it lacks (CAR-4.5).

    Buying back what was sold for it is no work.
    """
    company = state.companies[seat]
    for function in _rows(state, seat, cell):
        if function.most > 0:
            continue
        price = state.donation_price(seat) if function.kind is GIVE else function.money
        sold = state.goods_for(price - company.money)
        if not 0 < sold <= company.goods:
            continue
        state.sell(seat, sold)
        helps = can_work(state, seat, cell)
        state.sell(seat, -sold)
        if helps:
            return True
    return False


def _most_traded(state: CarnegieState, seat: i64, function: Function) -> i64:
    company = state.companies[seat]
    most = function.most
    if function.goods > 0:
        most = min(most, company.goods // function.goods)
    if function.money > 0:
        most = min(most, company.money // function.money)
    return most


# Charitable giving (#15, CAR-6.3)


def _others_gave(state: CarnegieState, seat: i64, space: i64) -> bool:
    """Another player or Andrew has a disc there; neutral discs don't count."""
    return state.donations[space] & ~bit(NEUTRAL) & ~bit(seat) != 0


def _charity_spaces(state: CarnegieState, seat: i64) -> i64:
    """Bit mask of the spaces where a seat may join others."""
    company = state.companies[seat]
    if company.discs == 0 or company.money < state.donation_price(seat):
        return 0
    mask: i64 = 0
    for space in range(DONATIONS):
        if _others_gave(state, seat, space):
            mask |= bit(space)
    return mask & ~company.donations


def _offer_charity(state: CarnegieState, seat: i64, out: list[Action]) -> None:
    spaces = _charity_spaces(state, seat)
    for space in range(DONATIONS):
        if (spaces >> space) & 1 == 1:
            for region in range(REGIONS):
                out.append(GIVE.at(space, region))


# Carrying out


def carry_out(state: CarnegieState, seat: i64, cell: i64, action: Action) -> None:
    """An employee of a department does what was chosen."""
    function = _row(state, seat, cell, action.kind)
    assert function is not None
    if function.kind is FOUND:
        found(state, seat, action.a, action.b)
    elif function.kind is BUILD:
        build(state, seat, cell, function, action)
    elif function.kind is GIVE:
        send_on_mission(state, seat, cell, action.b)
        donate(state, seat, action.a)
    elif function.most > 0:
        _trade(state, seat, function, action.a)
    else:
        amounts = _amounts(state, seat, function, action)
        # What is asked first comes on top: leaving a chair, then what was gained.
        for kind, _ in function.gains:
            gain(state, seat, kind, amounts[kind], FROM_DEPARTMENT)
        if function.mission:
            send_on_mission(state, seat, cell, action.a)


def _amounts(state: CarnegieState, seat: i64, function: Function, action: Action) -> list[int]:
    """What an employee brings, by its kinds."""
    amounts = no_gains()
    times = action.a if function.most > 0 else 1
    for kind, amount in function.gains:
        amounts[kind] = amount * times
    if function.active_for_vp > 0:  # without the one who is sent, rounded up (#3)
        others = state.companies[seat].active_employees() - 1
        amounts[VP] = -(-others // function.active_for_vp)
    return amounts


def _trade(state: CarnegieState, seat: i64, function: Function, goods: i64) -> None:
    """Goods for money, or money for goods; VP beside it."""
    company = state.companies[seat]
    money = 0
    for kind, amount in function.gains:
        if kind == MONEY:
            money = amount * goods
            company.money += money
            company.goods -= function.goods * goods
            state.tell(TRADED, seat, function.goods * goods, money)
        elif kind == GOODS:
            money = function.money * goods
            company.money -= money
            company.goods += amount * goods
            state.tell(BOUGHT_GOODS, seat, amount * goods, money)
        else:
            gain(state, seat, kind, amount * goods, FROM_DEPARTMENT)


# Reasons and figures


def why_not_function(state: CarnegieState, seat: i64, cell: i64, action: Action) -> Fact:
    company = state.companies[seat]
    function = _row(state, seat, cell, action.kind)
    if function is None:
        return NOT_ITS_FUNCTION.at()
    if function.kind is FOUND:
        return why_not_found(state, seat, action)
    if function.kind is BUILD:
        return why_not_build(state, seat, function, action)
    if function.kind is GIVE:
        return _why_not_give(state, seat, action.a)
    if function.hires:
        return NOBODY_IN_RESERVE.at()
    if action.a > function.most:
        return TOO_MANY.at(function.most)
    if function.goods * action.a > company.goods:
        return FEW_GOODS.at(function.goods * action.a, company.goods)
    return NO_MONEY.at(function.money * action.a, company.money)


def _why_not_give(state: CarnegieState, seat: i64, space: i64) -> Fact:
    company = state.companies[seat]
    if (company.donations >> space) & 1 == 1:
        return OWN_DONATION.at()
    if not _others_gave(state, seat, space):
        return NOBODY_GAVE.at()
    if company.discs == 0:
        return NO_DISC.at()
    return NO_MONEY.at(state.donation_price(seat), company.money)


def about_function(state: CarnegieState, seat: i64, cell: i64, action: Action) -> dict[str, int]:
    """What it costs and what it brings."""
    function = _row(state, seat, cell, action.kind)
    if function is None:
        return {}
    if function.kind is FOUND:
        return about_founding(state, seat, action)
    if function.kind is BUILD:
        return about_building(state, seat, function, action)
    if function.kind is GIVE:
        return about_donation(state, seat, action)
    times = action.a if function.most > 0 else 1
    amounts = _amounts(state, seat, function, action)
    about = about_gains(state, seat, amounts, function.money * times, function.goods * times)
    if function.active_for_vp > 0:
        about["vp"] = amounts[VP]
    return about
