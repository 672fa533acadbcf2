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
    CHOOSE_SIDES,
    DONATE,
    DONE,
    NOTE,
    PRINTED_HR,
    PURCHASING,
    RESERVE,
    SELL_GOODS,
    STUDY_TAB,
    STUDY_TRACK,
    SUPPLY_CHAIN,
    TRADE,
    TYPES,
    USE,
    USE_JOKER,
)
from magnate.games.carnegie.decisions.activation import Activate, activate
from magnate.games.carnegie.decisions.course import ChooseAction, choose_row
from magnate.games.carnegie.decisions.departments import UseDepartments, Wait
from magnate.games.carnegie.decisions.employees import MoveEmployees
from magnate.games.carnegie.decisions.income import Donate
from magnate.games.carnegie.decisions.setup import ChooseSides, NoteDonation, ReserveTile
from magnate.games.carnegie.decisions.study import Study, study_cost
from magnate.games.carnegie.heuristics.andrew import andrew_gain, next_rows
from magnate.games.carnegie.heuristics.moves import rate_moves
from magnate.games.carnegie.heuristics.network import Maps
from magnate.games.carnegie.heuristics.outlook import NEVER, Outlook
from magnate.games.carnegie.heuristics.worth import GROWTH, lasting_worth, worth
from magnate.games.carnegie.state import CarnegieState

FIRST: Final = 100_000
"""Rates of what is done before anything is compared."""
SIDES: Final = CHOOSE_SIDES.at(0)
"""The sides of the tabs that are chosen: all A."""
TILES: Final = [
    *[60, 50, 70, 20],
    *[90, 80, 90, 20],
    *[70, 85, 50, 60],
    *[80, 85, 40, 30],
]
"""How good a first tile each department is."""


@final
class CarnegieHeuristics(Heuristics):
    """Tries each answer and judges the position it leads to; rows are tried for two rounds."""

    def rate(self, state: State, seat: int, actions: list[Action]) -> list[int]:
        assert isinstance(state, CarnegieState)
        outlook = Outlook(state, seat, Maps())
        top = state.stack[-1]
        if isinstance(top, ChooseAction):
            return _rate_rows(outlook, actions)
        rates = _rate_actions(outlook, actions)
        if isinstance(top, UseDepartments):
            _consider_joker(outlook, actions, rates)
        return rates


def _rate_actions(outlook: Outlook, actions: list[Action]) -> list[int]:
    """Rates of answers within a round."""
    top = outlook.state.stack[-1]
    if isinstance(top, UseDepartments):
        return _rate_departments(outlook, actions)
    if isinstance(top, MoveEmployees):
        return rate_moves(outlook, top.steps, actions)
    if isinstance(top, Study):
        return _rate_study(outlook, actions)
    if isinstance(top, Donate):
        return _rate_donations(outlook, actions)
    if isinstance(top, Activate):
        return [_rate_activation(outlook, action) for action in actions]
    if isinstance(top, ChooseSides):
        return [1 if action is SIDES else 0 for action in actions]
    if isinstance(top, ReserveTile):
        return [TILES[action.a] if action.kind is RESERVE else NEVER for action in actions]
    if isinstance(top, NoteDonation):
        return [GROWTH[action.a] if action.kind is NOTE else NEVER for action in actions]
    if isinstance(top, Wait):
        return [1 if action.kind is DONE else 0 for action in actions]
    return [_rate_trial(outlook, action) for action in actions]


def _attempt(outlook: Outlook, action: Action) -> CarnegieState:
    """The position after an action; Andrew, whose cards can't be known, stays out of it."""
    trial = outlook.state.clone()
    trial.andrew = None
    trial.advance(outlook.seat, action)
    return trial


def _rate_trial(outlook: Outlook, action: Action) -> int:
    kind = action.kind
    if kind is SELL_GOODS or kind is STUDY_TAB or kind is STUDY_TRACK:
        return NEVER  # study points are spent when all of them have been gathered
    if kind is BRING_HOME and action.a == 0:
        return NEVER
    return worth(outlook, _attempt(outlook, action))


# Whole rounds


def _rate_rows(outlook: Outlook, actions: list[Action]) -> list[int]:
    """What this round and the next would bring, less what Andrew gets."""
    state = outlook.state
    rates: list[int] = []
    for action in actions:
        if action.kind is SELL_GOODS:
            rates.append(NEVER)
            continue
        total = 0
        rows = next_rows(state)
        trial = _round_with(outlook, state, action.a)
        for row in rows:
            later = _round_with(outlook, trial, row) if trial.stack else trial
            total += _best_round(outlook, later) if state.rules.solo else _result(outlook, later)
        rates.append(total // len(rows) - andrew_gain(state, action.a))
    return rates


def _best_round(outlook: Outlook, state: CarnegieState) -> int:
    """What the seat can make of one more round."""
    if not state.stack:
        return _result(outlook, state)
    best = NEVER
    for row in range(TYPES):
        best = max(best, _result(outlook, _round_with(outlook, state, row)))
    return best


def _result(outlook: Outlook, trial: CarnegieState) -> int:
    return worth(Outlook(trial, outlook.seat, outlook.maps), trial)


def _round_with(outlook: Outlook, state: CarnegieState, row: int) -> CarnegieState:
    """A whole round with a row that is picked; Andrew, whose cards can't be known, is left out."""
    trial = state.clone()
    trial.andrew = None
    trial.close()
    choose_row(trial, row)
    trial.go_on()
    _play_round(outlook, trial, state.round_number)
    return trial


def _play_round(outlook: Outlook, trial: CarnegieState, number: int) -> None:
    """Play to the end of a round as rated, the others idle."""
    while trial.stack and trial.round_number == number:
        asked = trial.to_act[0]
        options: list[Action] = []
        trial.stack[-1].canonical(trial, asked, options)
        choice = len(options) - 1
        if asked == outlook.seat and choice > 0:
            rates = _rate_actions(Outlook(trial, asked, outlook.maps), options)
            choice = rates.index(max(rates))
        trial.advance(asked, options[choice])


# Departments


def _rate_departments(outlook: Outlook, actions: list[Action]) -> list[int]:
    """All are used, those first that provide for others; then study points are spent."""
    rates = _rate_study(outlook, actions)
    for index in range(len(actions)):
        if actions[index].kind is USE:
            rates[index] = FIRST * _priority(outlook.company.cells[actions[index].a])
    return rates


def _priority(department: int) -> int:
    """Goods first; printed HR last, when those who leave on missions have left."""
    if department in (SUPPLY_CHAIN, TRADE, PURCHASING, ADVANCED_DESIGN):
        return 3
    return 1 if department == PRINTED_HR else 2


def _consider_joker(outlook: Outlook, actions: list[Action], rates: list[int]) -> None:
    """Compare the rest of the round with and without it."""
    usual = NEVER
    for index in range(len(actions)):
        if actions[index].kind is USE_JOKER:
            if usual == NEVER:
                usual = _rest_of_round(outlook, outlook.state.clone())
            gain = _rest_of_round(outlook, _attempt(outlook, actions[index])) - usual
            if gain > 0:
                rates[index] = 9 * FIRST + gain


def _rest_of_round(outlook: Outlook, trial: CarnegieState) -> int:
    _play_round(outlook, trial, outlook.state.round_number)
    return _result(outlook, trial)


def _rate_study(outlook: Outlook, actions: list[Action]) -> list[int]:
    """The gain for each point spent; what is not spent is lost."""
    before = lasting_worth(outlook, outlook.state)
    rates: list[int] = []
    for action in actions:
        if action.kind is STUDY_TAB or action.kind is STUDY_TRACK:
            gain = lasting_worth(outlook, _attempt(outlook, action)) - before
            rates.append(gain * 12 // study_cost(outlook.state, outlook.seat, action))
        else:
            rates.append(0 if action.kind is DONE else NEVER)
    return rates


# Donations and activation, for which goods may be sold


def _rate_donations(outlook: Outlook, actions: list[Action]) -> list[int]:
    rates = [_rate_trial(outlook, action) for action in actions]
    state = outlook.state
    lack = state.donation_price(outlook.seat) - outlook.company.money
    if lack > 0 and actions[-1].kind is SELL_GOODS:
        for action in DONATE.actions:
            if state.donations[action.a] == 0:
                trial = state.clone()
                trial.andrew = None
                trial.sell(outlook.seat, state.goods_for(lack))
                trial.advance(outlook.seat, action)
                rates[-1] = max(rates[-1], worth(outlook, trial))
    return rates


def _rate_activation(outlook: Outlook, action: Action) -> int:
    """By the employees and the money alone, for the answer may also end the round."""
    if action.kind is SELL_GOODS:
        return NEVER
    trial = outlook.state.clone()
    if action.kind is ACTIVATE:
        activate(trial, outlook.seat, action)
    return worth(outlook, trial)
