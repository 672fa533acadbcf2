"""Which judgement answers which question."""

from __future__ import annotations

from typing import Final, final

from magnate.core.actions import Action
from magnate.core.game import Heuristics
from magnate.core.state import State
from magnate.games.carnegie.actions import (
    ACTIVATE,
    ADVANCED_DESIGN,
    BRING_HOME,
    CELLS,
    CHOOSE_SIDES,
    CONSTRUCTION,
    DEPARTMENTS,
    DONATE,
    DONE,
    HR,
    MANAGEMENT,
    NOTE,
    PRINTED_HR,
    PURCHASING,
    RESERVE,
    SELL_GOODS,
    STUDY_TAB,
    STUDY_TRACK,
    SUPPLY_CHAIN,
    TRADE,
    TYPE_OF,
    USE,
    USE_JOKER,
)
from magnate.games.carnegie.andrew import Andrew
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.decisions.activation import Activate
from magnate.games.carnegie.decisions.course import ChooseAction, choose_row
from magnate.games.carnegie.decisions.departments import UseDepartments, Wait
from magnate.games.carnegie.decisions.employees import MoveEmployees
from magnate.games.carnegie.decisions.income import Donate
from magnate.games.carnegie.decisions.setup import ChooseSides, NoteDonation, ReserveTile
from magnate.games.carnegie.decisions.study import Study, study_cost
from magnate.games.carnegie.heuristics import staff
from magnate.games.carnegie.heuristics.moves import rate_moves
from magnate.games.carnegie.heuristics.outlook import NEVER, POINT, Outlook
from magnate.games.carnegie.heuristics.worth import GROWTH, lasting_worth, worth
from magnate.games.carnegie.state import CarnegieState

SIDES: Final = CHOOSE_SIDES.at(0)
"""The sides of the tabs that are chosen."""
RIVAL: Final = 0
"""Per cent of the rivals' mean gain that counts against a row."""
ANDREW_GAIN: Final = 140
"""Per cent of Andrew's gain that counts against a row."""
ANDREW_STEP: Final = 150
"""What a step on a track brings Andrew."""
TILE: Final = [
    *[60, 50, 70, 20],
    *[90, 80, 90, 20],
    *[70, 85, 50, 60],
    *[80, 85, 40, 30],
]
"""How good a first tile each department is."""


@final
class CarnegieHeuristics(Heuristics):
    """Tries each answer and judges the position it leads to; rows are tried for a whole round."""

    def rate(self, state: State, seat: int, actions: list[Action]) -> list[int]:
        assert isinstance(state, CarnegieState)
        return rate_actions(state, seat, actions, True)


def rate_actions(state: CarnegieState, seat: int, actions: list[Action], deep: bool) -> list[int]:
    """`deep`: whole rounds may be tried."""
    outlook = Outlook(state, seat)
    top = state.stack[-1]
    if isinstance(top, ChooseAction):
        return [_rate_row(state, seat, action) for action in actions]
    if isinstance(top, UseDepartments):
        return _rate_departments(outlook, top, actions, deep)
    if isinstance(top, MoveEmployees):
        return rate_moves(outlook, top.steps, actions)
    if isinstance(top, Study):
        return [_rate_study(outlook, action) for action in actions]
    if isinstance(top, Donate):
        return _rate_donations(outlook, actions)
    if isinstance(top, Activate):
        return _rate_activation(outlook, actions)
    if isinstance(top, ChooseSides):
        return [1 if action is SIDES else 0 for action in actions]
    if isinstance(top, ReserveTile):
        return [TILE[action.a] if action.kind is RESERVE else NEVER for action in actions]
    if isinstance(top, NoteDonation):
        return [GROWTH[action.a] if action.kind is NOTE else NEVER for action in actions]
    if isinstance(top, Wait):
        return [1 if action.kind is DONE else 0 for action in actions]
    return [_rate_trial(outlook, action) for action in actions]


def _attempt(state: CarnegieState, seat: int, action: Action) -> CarnegieState:
    """The position after an action; Andrew, whose cards can't be known, stays out of it."""
    trial = state.clone()
    trial.andrew = None
    trial.advance(seat, action)
    return trial


def _rate_trial(outlook: Outlook, action: Action) -> int:
    kind = action.kind
    if kind is SELL_GOODS or kind is STUDY_TAB or kind is STUDY_TRACK:
        return NEVER  # study points are spent when all of them have been gathered
    if kind is BRING_HOME and action.a == 0:
        return NEVER
    return worth(outlook, _attempt(outlook.state, outlook.seat, action))


# Whole rounds


def _rate_row(state: CarnegieState, seat: int, action: Action) -> int:
    """What the round would bring, own departments and event, less what it gives the others."""
    if action.kind is SELL_GOODS:
        return NEVER
    trial = state.clone()
    trial.andrew = None
    trial.stack.pop()
    choose_row(trial, action.a)
    trial.go_on()
    rate = _play_round(trial, seat, state.round_number)
    if state.andrew is not None:
        rate -= _andrew_gain(state, state.andrew, action.a) * ANDREW_GAIN // 100
    for other in range(state.players):
        if other != seat:
            rate -= _rival_gain(state, trial, other, action.a) * RIVAL // (100 * state.players)
    return rate


def _andrew_gain(state: CarnegieState, andrew: Andrew, row: int) -> int:
    """What a row should bring Andrew, by the back of his card alone."""
    back = state.rules.cards[andrew.deck[andrew.played]].back()
    total = 0
    cards = 0
    for card in state.rules.cards:
        if card.back() == back:
            cards += 1
            if row == HR:
                total += POINT * state.rules.shift_vp[card.hr_shift]
            elif row == MANAGEMENT:
                total += POINT * state.rules.andrew_tile_vp * len(card.takes)
            elif row == CONSTRUCTION:
                for city in card.cities:
                    total += POINT * state.rules.city_vp[city]
            else:
                total += ANDREW_STEP * card.steps
    return total // max(1, cards)


def _rival_gain(state: CarnegieState, trial: CarnegieState, seat: int, row: int) -> int:
    """Roughly what a row's departments bring someone, and the income of its event."""
    company = state.companies[seat]
    gain = 0
    for cell in range(CELLS):
        department = company.cells[cell]
        if department < DEPARTMENTS and TYPE_OF[department] == row:
            gain += company.active(cell) * staff.USE[department]
    after = trial.companies[seat]
    return gain + 45 * (after.money - company.money) + 100 * (after.goods - company.goods)


def _play_round(trial: CarnegieState, seat: int, number: int) -> int:
    """Play to the end of a round, the others idle; what the seat's position is worth then."""
    while trial.stack and trial.round_number == number:
        asked = trial.to_act[0]
        options: list[Action] = []
        trial.stack[-1].options(trial, asked, options)
        choice = len(options) - 1
        if asked == seat and choice > 0:
            rates = rate_actions(trial, seat, options, False)
            choice = rates.index(max(rates))
        trial.advance(asked, options[choice])
    return worth(Outlook(trial, seat), trial)


# Departments


def _rate_departments(
    outlook: Outlook, top: UseDepartments, actions: list[Action], deep: bool
) -> list[int]:
    """All are used, those first that provide for others; then study points are spent."""
    rates: list[int] = []
    for action in actions:
        if action.kind is USE:
            department = outlook.state.companies[outlook.seat].cells[action.a]
            rates.append(POINT * POINT * _priority(department))
        elif action.kind is USE_JOKER:
            rates.append(NEVER)
        else:
            rates.append(_rate_study(outlook, action))
    if deep and any(action.kind is USE_JOKER for action in actions):
        _consider_joker(outlook, actions, rates)
    return rates


def _priority(department: int) -> int:
    """Goods first; printed HR last, when those who leave on missions have left."""
    if department in (SUPPLY_CHAIN, TRADE, PURCHASING, ADVANCED_DESIGN):
        return 3
    return 1 if department == PRINTED_HR else 2


def _consider_joker(outlook: Outlook, actions: list[Action], rates: list[int]) -> None:
    """Compare the rest of the round with and without it."""
    number = outlook.state.round_number
    plain = outlook.state.clone()
    plain.andrew = None
    usual = _play_round(plain, outlook.seat, number)
    for index in range(len(actions)):
        if actions[index].kind is USE_JOKER:
            trial = _attempt(outlook.state, outlook.seat, actions[index])
            gain = _play_round(trial, outlook.seat, number) - usual
            if gain > 0:
                rates[index] = POINT * POINT * POINT + gain


def _rate_study(outlook: Outlook, action: Action) -> int:
    """The gain for each point spent; what is not spent is lost."""
    if action.kind is DONE:
        return 0
    if action.kind is SELL_GOODS:
        return NEVER
    cost = study_cost(outlook.state, outlook.seat, action)
    gain = lasting_worth(outlook, _attempt(outlook.state, outlook.seat, action))
    return (gain - lasting_worth(outlook, outlook.state)) * 12 // cost


# Donations and activation, where goods may be sold for money that is short


def _rate_donations(outlook: Outlook, actions: list[Action]) -> list[int]:
    rates = [_rate_trial(outlook, action) for action in actions]
    state = outlook.state
    lack = state.donation_price(outlook.seat) - state.companies[outlook.seat].money
    if lack > 0:
        rich = state.clone()
        rich.companies[outlook.seat].money += lack
        rich.companies[outlook.seat].goods -= lack
        best = NEVER
        for action in DONATE.actions:
            if state.donations[action.a] == 0:
                best = max(best, worth(outlook, _attempt(rich, outlook.seat, action)))
        for index in range(len(actions)):
            if actions[index].kind is SELL_GOODS:
                rates[index] = best
    return rates


def _rate_activation(outlook: Outlook, actions: list[Action]) -> list[int]:
    """By the employees and the money alone, for the answer may also end the round."""
    rates: list[int] = []
    for action in actions:
        trial = outlook.state.clone()
        company = trial.companies[outlook.seat]
        if action.kind is ACTIVATE:
            company.money -= outlook.rules.chair_costs[company.cells[action.a]][action.b - 1]
            company.lying[action.a] -= 1
            company.standing[action.a] |= 1 << (action.b - 1)
        if action.kind is SELL_GOODS:
            rates.append(_rate_last_sale(outlook, company))
        else:
            rates.append(worth(outlook, trial))
    return rates


def _rate_last_sale(outlook: Outlook, company: Company) -> int:
    """In the end goods are sold for employees who could still stand up."""
    if outlook.left > 0:
        return NEVER
    for cell in range(CELLS):
        if company.lying[cell] > 0:
            costs = outlook.rules.chair_costs
            department = company.cells[cell]
            for chair in range(outlook.rules.chairs(department)):
                cost = costs[department][chair]
                taken = (company.standing[cell] >> chair) & 1
                if not taken and company.money < cost <= company.money + company.goods:
                    return worth(outlook, outlook.state) + 1
    return NEVER
