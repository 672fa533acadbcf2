"""Income and donations of an event (CAR-4)."""

from __future__ import annotations

from typing import ClassVar

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.games.carnegie.actions import (
    BRING_HOME,
    DONATE,
    DONATIONS,
    DONE,
    DONE_ACTION,
    PROJECTS,
    TAKE_EMPLOYEES,
    TAKE_GOODS_FOR,
)
from magnate.games.carnegie.decisions.employees import arrive, hire
from magnate.games.carnegie.decisions.study import ask_study, receive
from magnate.games.carnegie.facts import (
    ASK_BRING_HOME,
    ASK_DONATE,
    ASK_GOODS,
    ASK_STAFF,
    DONATED,
    GOT_POINTS,
    HOME,
    NO_DISC,
    NO_MONEY,
    SPACE_TAKEN,
    TOO_MANY,
)
from magnate.games.carnegie.previews import event_gain
from magnate.games.carnegie.rules import (
    GOODS,
    GOODS_OR_MONEY,
    MONEY,
    POINTS,
    STAFF,
    STAFF_OR_MONEY,
    region_of,
)
from magnate.games.carnegie.scoring import donation_yields
from magnate.games.carnegie.state import CarnegieState


def gain(state: CarnegieState, seat: int, kind: int, amount: int) -> None:
    """Give a player what an income space shows."""
    if kind == STAFF:
        hire(state, seat, amount)
    elif kind == POINTS:
        state.tell(GOT_POINTS, seat, amount)
        ask_study(state, seat, amount)
    else:
        receive(state, seat, kind, amount)


def transport_income(state: CarnegieState, seat: int, region: int, times: int) -> None:
    """The income of one's space on a region's track (CAR-4.1, CAR-5.8)."""
    track = state.rules.tracks[region]
    space = state.companies[seat].tracks[region]
    gain(state, seat, track.incomes[space], track.amounts[space] * times)


class BringHome(OneSeat[CarnegieState]):
    """How many employees come home from the region? They bring the income (CAR-4.1)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (BRING_HOME,)

    def _away(self, state: CarnegieState) -> int:
        return state.companies[self.seat].missions[region_of(state.event())]

    def question(self, state: CarnegieState, seat: int) -> Fact:
        return ASK_BRING_HOME.at(region_of(state.event()), self._away(state))

    def options(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        out.extend(BRING_HOME.actions[: self._away(state) + 1])

    def reason(self, state: CarnegieState, seat: int, action: Action) -> Fact:
        return TOO_MANY.at(self._away(state))

    def about(self, state: CarnegieState, seat: int, action: Action) -> dict[str, int]:
        """What comes for sure; choices between employees, goods and money are asked later."""
        gains = event_gain(state, seat, region_of(state.event()), False, action.a)
        about = {
            "gain": gains["money"],
            "goods_gain": gains["goods"],
            "points": gains["points"],
            "staff": gains["staff"],
            "vp": gains["vp"],
        }
        return {name: amount for name, amount in about.items() if amount > 0}

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.a > 0:
            region = region_of(state.event())
            company = state.companies[seat]
            company.missions[region] -= action.a
            state.tell(HOME, seat, action.a, region)
            # What is asked last goes to the bottom of the stack. The space is read here, before
            # study points could move the disc on it.
            _ask_tab_choices(state, seat)
            transport_income(state, seat, region, action.a)
            _tab_income(state, seat)
            arrive(state, seat, action.a)
        state.go_on()


def _tab_income(state: CarnegieState, seat: int) -> None:
    """Every tab cell whose disc has been built, anywhere, gives its income once."""
    for project in range(PROJECTS):
        tab = state.tab(seat, project)
        for index in range(state.companies[seat].built[project]):
            cell = tab.disc_cells[index]
            gain(state, seat, tab.incomes[cell], tab.amounts[cell])


def _ask_tab_choices(state: CarnegieState, seat: int) -> None:
    if _choices(state, seat, GOODS_OR_MONEY):
        state.ask(GoodsOrMoney(seat))
    if _choices(state, seat, STAFF_OR_MONEY):
        state.ask(StaffOrMoney(seat))


def _choices(state: CarnegieState, seat: int, kind: int) -> list[int]:
    """The money of each built cell that offers a choice, least first."""
    found: list[int] = []
    for project in range(PROJECTS):
        tab = state.tab(seat, project)
        for index in range(state.companies[seat].built[project]):
            cell = tab.disc_cells[index]
            if tab.incomes[cell] == kind:
                found.append(tab.amounts[cell])
    found.sort()
    return found


class StaffOrMoney(OneSeat[CarnegieState]):
    """At how many cells an employee rather than money? Those with the least money give one."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (TAKE_EMPLOYEES,)

    def question(self, state: CarnegieState, seat: int) -> Fact:
        return ASK_STAFF.at(len(_choices(state, seat, STAFF_OR_MONEY)))

    def _most(self, state: CarnegieState) -> int:
        cells = len(_choices(state, self.seat, STAFF_OR_MONEY))
        return min(cells, state.companies[self.seat].reserve)

    def options(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        out.extend(TAKE_EMPLOYEES.actions[: self._most(state) + 1])

    def reason(self, state: CarnegieState, seat: int, action: Action) -> Fact:
        return TOO_MANY.at(self._most(state))

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        state.stack.pop()
        money = sum(_choices(state, seat, STAFF_OR_MONEY)[action.a :])
        if money > 0:
            gain(state, seat, MONEY, money)
        hire(state, seat, action.a)
        state.go_on()

    def resume(self, state: CarnegieState) -> None:
        if state.companies[self.seat].reserve == 0:
            gain(state, self.seat, MONEY, sum(_choices(state, self.seat, STAFF_OR_MONEY)))
            state.finish()


class GoodsOrMoney(OneSeat[CarnegieState]):
    """At how many cells goods rather than money?"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (TAKE_GOODS_FOR,)

    def question(self, state: CarnegieState, seat: int) -> Fact:
        return ASK_GOODS.at(len(_choices(state, seat, GOODS_OR_MONEY)))

    def options(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        cells = len(_choices(state, seat, GOODS_OR_MONEY))
        out.extend(TAKE_GOODS_FOR.actions[: cells + 1])

    def reason(self, state: CarnegieState, seat: int, action: Action) -> Fact:
        return TOO_MANY.at(len(_choices(state, seat, GOODS_OR_MONEY)))

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        money = sum(_choices(state, seat, GOODS_OR_MONEY)[action.a :])
        if money > 0:
            gain(state, seat, MONEY, money)
        if action.a > 0:
            gain(state, seat, GOODS, action.a)
        state.finish()


# Donations


def can_donate(state: CarnegieState, seat: int) -> bool:
    """Whether a donation could be made, goods sold for it if need be (CAR-4.2, CAR-4.5)."""
    company = state.companies[seat]
    if company.discs == 0 or company.money + company.goods < state.donation_price(seat):
        return False
    for space in range(DONATIONS):
        if state.donations[space] == 0:
            return True
    return False


def about_donation(state: CarnegieState, seat: int, space: int) -> dict[str, int]:
    """Its price, and what the space would score if the game ended now."""
    price = state.donation_price(seat)
    vp = donation_yields(state, seat)[space]
    return {"cost": price, "left": state.companies[seat].money - price, "vp": vp}


def donate(state: CarnegieState, seat: int, space: int) -> None:
    company = state.companies[seat]
    price = state.donation_price(seat)
    company.money -= price
    company.discs -= 1
    company.donations |= 1 << space
    state.donations[space] |= 1 << seat
    state.tell(DONATED, seat, space, price)


class Donate(OneSeat[CarnegieState]):
    """Which donation? One may also make none (CAR-4.2)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (DONATE, DONE)

    def question(self, state: CarnegieState, seat: int) -> Fact:
        return ASK_DONATE.at(state.donation_price(seat))

    def options(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        if state.donation_price(seat) <= state.companies[seat].money:
            for space in range(DONATIONS):
                if state.donations[space] == 0:
                    out.append(DONATE.at(space))
        out.append(DONE_ACTION)

    def reason(self, state: CarnegieState, seat: int, action: Action) -> Fact:
        if state.donations[action.a] != 0:
            return SPACE_TAKEN.at()
        company = state.companies[seat]
        if company.discs == 0:
            return NO_DISC.at()
        return NO_MONEY.at(state.donation_price(seat), company.money)

    def about(self, state: CarnegieState, seat: int, action: Action) -> dict[str, int]:
        return {} if action.kind is DONE else about_donation(state, seat, action.a)

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        if action.kind is DONATE:
            donate(state, seat, action.a)
        state.finish()
