"""Income and donations of an event (CAR-4)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import Decision, OneSeat
from magnate.core.facts import Fact
from magnate.core.ints import adding, bit
from magnate.games.carnegie.actions import (
    BRING_HOME,
    DONATE,
    DONATIONS,
    DONE,
    DONE_ACTION,
    TAKE_EMPLOYEES,
    TAKE_GOODS_FOR,
)
from magnate.games.carnegie.decisions.employees import arrive, hire
from magnate.games.carnegie.decisions.gains import about_event, about_gains, gain, no_gains
from magnate.games.carnegie.decisions.study import ask_study
from magnate.games.carnegie.domains import (
    FROM_TAB,
    FROM_TRACK,
    GOODS,
    GOODS_OR_MONEY,
    MONEY,
    STAFF,
    STAFF_OR_MONEY,
    region_of,
)
from magnate.games.carnegie.facts import (
    ASK_BRING_HOME,
    ASK_DONATE,
    ASK_GOODS,
    ASK_STAFF,
    DONATED,
    HOME,
    NO_DISC,
    NO_MONEY,
    SPACE_TAKEN,
    TOO_MANY,
)
from magnate.games.carnegie.previews import event_amounts
from magnate.games.carnegie.scoring import donation_yields, score_change
from magnate.games.carnegie.state import CarnegieState


def transport_income(state: CarnegieState, seat: i64, region: i64, times: i64) -> None:
    """The income of one's space on a region's track (CAR-4.1, CAR-5.8)."""
    track = state.rules.tracks[region]
    space = state.companies[seat].tracks[region]
    amount = track.amounts[space] * times
    gain(state, seat, track.incomes[space], amount, FROM_TRACK + region)


class BringHome(OneSeat[CarnegieState]):
    """How many employees come home from the region? They bring the income (CAR-4.1)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (BRING_HOME,)

    def _away(self, state: CarnegieState) -> i64:
        return state.companies[self.seat].missions[region_of(state.event())]

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_BRING_HOME.at(region_of(state.event()), self._away(state))

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        out.extend(BRING_HOME.actions[: self._away(state) + 1])

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        return TOO_MANY.at(self._away(state))

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        """What comes for sure; choices between employees, goods and money are asked later."""
        return about_event(state, seat, region_of(state.event()), action.a)

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        state.close()
        if action.a > 0:
            region = region_of(state.event())
            company = state.companies[seat]
            hired = event_amounts(state, seat, region, action.a)[STAFF]
            company.missions[region] -= action.a
            state.tell(HOME, seat, action.a, region, company.lobby())
            # What is asked last goes to the bottom of the stack. The space is read here, before
            # study points could move the disc on it.
            _ask_tab_choices(state, seat, hired)
            transport_income(state, seat, region, action.a)
            if state.points > 0:
                ask_study(state, seat)
            _tab_income(state, seat)
            arrive(state, seat, action.a)


def _tab_income(state: CarnegieState, seat: i64) -> None:
    """Every tab cell whose disc has been built, anywhere, gives its income once."""
    for project, kind, amount in state.built_cells(seat):
        gain(state, seat, kind, amount, FROM_TAB + project)


def _ask_tab_choices(state: CarnegieState, seat: i64, hired: i64) -> None:
    """If so many are hired anyway and nobody is left, only the money remains (CAR-4.4)."""
    choices: list[Decision[CarnegieState]] = []
    cells = _choices(state, seat, STAFF_OR_MONEY)
    if hired == state.companies[seat].reserve:
        _take_money(state, seat, cells)
    elif cells:
        choices.append(StaffOrMoney(seat))
    if _choices(state, seat, GOODS_OR_MONEY):
        choices.append(GoodsOrMoney(seat))
    state.ask_in_order(choices)


def _choices(state: CarnegieState, seat: i64, kind: i64) -> list[tuple[int, int]]:
    """Money and project of each built cell that offers a choice, least money first."""
    found: list[tuple[int, int]] = []
    for project, offered, amount in state.built_cells(seat):
        if offered == kind:
            found.append((amount, project))
    found.sort()
    return found


def _money_of(cells: list[tuple[int, int]]) -> i64:
    total = 0
    for amount, _ in cells:
        total += amount
    return total


def _take_money(state: CarnegieState, seat: i64, cells: list[tuple[int, int]]) -> None:
    for amount, project in cells:
        gain(state, seat, MONEY, amount, FROM_TAB + project)


class StaffOrMoney(OneSeat[CarnegieState]):
    """At how many cells an employee rather than money? Those with the least money give one."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (TAKE_EMPLOYEES,)

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_STAFF.at(len(_choices(state, seat, STAFF_OR_MONEY)))

    def _most(self, state: CarnegieState) -> i64:
        cells = len(_choices(state, self.seat, STAFF_OR_MONEY))
        return min(cells, state.companies[self.seat].reserve)

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        out.extend(TAKE_EMPLOYEES.actions[: self._most(state) + 1])

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        return TOO_MANY.at(self._most(state))

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        amounts = no_gains()
        amounts[STAFF] = action.a
        amounts[MONEY] = _money_of(_choices(state, seat, STAFF_OR_MONEY)[action.a :])
        return about_gains(state, seat, amounts)

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        state.close()
        cells = _choices(state, seat, STAFF_OR_MONEY)
        _take_money(state, seat, cells[action.a :])
        for _, project in cells[: action.a]:
            hire(state, seat, 1, FROM_TAB + project)
        arrive(state, seat, action.a)


class GoodsOrMoney(OneSeat[CarnegieState]):
    """At how many cells goods rather than money?"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (TAKE_GOODS_FOR,)

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_GOODS.at(len(_choices(state, seat, GOODS_OR_MONEY)))

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        cells = len(_choices(state, seat, GOODS_OR_MONEY))
        out.extend(TAKE_GOODS_FOR.actions[: cells + 1])

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        return TOO_MANY.at(len(_choices(state, seat, GOODS_OR_MONEY)))

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        amounts = no_gains()
        amounts[GOODS] = action.a
        amounts[MONEY] = _money_of(_choices(state, seat, GOODS_OR_MONEY)[action.a :])
        return about_gains(state, seat, amounts)

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        cells = _choices(state, seat, GOODS_OR_MONEY)
        for _, project in cells[: action.a]:
            gain(state, seat, GOODS, 1, FROM_TAB + project)
        _take_money(state, seat, cells[action.a :])
        state.close()


# Donations


def can_donate(state: CarnegieState, seat: i64) -> bool:
    """Whether a donation could be made, goods sold for it if need be (CAR-4.2, CAR-4.5)."""
    if state.companies[seat].discs == 0 or state.funds(seat) < state.donation_price(seat):
        return False
    return 0 in state.donations


def about_donation(state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
    """Its price, the yield of the space as in the view, and by how much the score would change if
    the game ended now."""
    about = about_gains(state, seat, no_gains(), money=state.donation_price(seat))
    about["vp"] = donation_yields(state, seat)[action.a]
    about["score"] = score_change(state, seat, action)
    return about


def donate(state: CarnegieState, seat: i64, space: i64) -> None:
    company = state.companies[seat]
    price = state.donation_price(seat)
    company.money -= price
    company.discs -= 1
    company.donations |= bit(space)
    state.donations = adding(state.donations, space, bit(seat))
    state.tell(DONATED, seat, space, price)


class Donate(OneSeat[CarnegieState]):
    """Which donation? One may also make none (CAR-4.2)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (DONATE, DONE)

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_DONATE.at(state.donation_price(seat))

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        if state.donation_price(seat) <= state.companies[seat].money:
            for space in range(DONATIONS):
                if state.donations[space] == 0:
                    out.append(DONATE.at(space))
        out.append(DONE_ACTION)

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        if state.donations[action.a] != 0:
            return SPACE_TAKEN.at()
        company = state.companies[seat]
        if company.discs == 0:
            return NO_DISC.at()
        return NO_MONEY.at(state.donation_price(seat), company.money)

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        return {} if action.kind is DONE else about_donation(state, seat, action)

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        if action.kind is DONATE:
            donate(state, seat, action.a)
        state.close()
