"""Rating what decides about whole rounds: they are played as rated, the others idle."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.games.carnegie.actions import BUILD, SELL_GOODS, TAKE_POINTS, TYPES, USE, USE_JOKER
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.decisions.departments import UseDepartments
from magnate.games.carnegie.decisions.income import BringHome
from magnate.games.carnegie.heuristics.andrew import next_rows, this_back
from magnate.games.carnegie.heuristics.land import Land
from magnate.games.carnegie.heuristics.outlook import NEVER, Outlook
from magnate.games.carnegie.heuristics.questions import FIRST, priority, rate_actions
from magnate.games.carnegie.heuristics.trials import line, round_of
from magnate.games.carnegie.heuristics.worth import worth
from magnate.games.carnegie.state import CarnegieState


@final
class Line:
    """A line of play: the position it has come to."""

    def __init__(self, state: CarnegieState, land: Land) -> None:
        self.state = state
        self.land = land
        """The seat's discs on the map in that position."""


def rate_rows(outlook: Outlook, actions: list[Action]) -> list[int]:
    """What this round and the next would bring, less what Andrew gets."""
    state = outlook.state
    here = Line(state, outlook.land)
    rows = next_rows(state)
    back = this_back(state)
    rates: list[int] = []
    for action in actions:
        if action.kind is SELL_GOODS:
            rates.append(NEVER)
            continue
        total: i64 = 0
        after = _round_with(outlook, here, action.a)
        for row in rows:
            later = _round_with(outlook, after, row) if after.state.stack else after
            total += _best_round(outlook, later) if state.rules.solo else _result(outlook, later)
        lost: i64 = outlook.tables.andrew_gain[back * TYPES + action.a] if back >= 0 else 0
        rates.append(total // len(rows) - lost)
    return rates


def _best_round(outlook: Outlook, here: Line) -> i64:
    """What the seat can make of one more round."""
    if not here.state.stack:
        return _result(outlook, here)
    best: i64 = NEVER
    for row in range(TYPES):
        best = max(best, _result(outlook, _round_with(outlook, here, row)))
    return best


def _result(outlook: Outlook, end: Line) -> i64:
    judge = Outlook(end.state, outlook.seat, outlook.maps, end.land)
    return worth(judge, end.state, end.land)


def _round_with(outlook: Outlook, here: Line, row: int) -> Line:
    """After a whole round with a row that is picked."""
    after = Line(round_of(here.state, outlook.seat, row), here.land)
    _play_round(outlook, after, here.state.round_number)
    return after


def _play_round(outlook: Outlook, here: Line, number: int) -> None:
    """Play to the end of a round as rated, the others idle."""
    seat = outlook.seat
    state = here.state
    while state.stack and state.round_number == number:
        options: list[Action] = []
        state.stack[-1].canonical(state, seat, options)
        action = _choice(outlook, here, options)
        if action.kind is BUILD:
            here.land = here.land.and_project(outlook.tables, action.a, action.b)
        state.advance(seat, action)


def _choice(outlook: Outlook, here: Line, options: list[Action]) -> Action:
    """The best answer, the first of equals; where it is sure which one that is, none is tried."""
    state = here.state
    top = state.stack[-1]
    if len(options) == 1:
        return options[0]
    if isinstance(top, BringHome) and len(options) == 2:
        return options[1]
    if isinstance(top, UseDepartments) and options[0].kind is USE:
        return _department(state.companies[outlook.seat], options)
    if options[0].kind is TAKE_POINTS:
        return options[0]  # they are all that such a department gives
    rates = rate_actions(Outlook(state, outlook.seat, outlook.maps, here.land), options)
    best = 0
    for index in range(len(options)):
        if rates[index] > rates[best]:
            best = index
    return options[best]


def _department(company: Company, options: list[Action]) -> Action:
    """The one that is used next."""
    chosen = options[0]
    most = 0
    for action in options:
        if action.kind is USE and priority(company.cells[action.a]) > most:
            most = priority(company.cells[action.a])
            chosen = action
    return chosen


def consider_joker(outlook: Outlook, actions: list[Action], rates: list[int]) -> None:
    """Compare the rest of the round with and without it."""
    usual: i64 = NEVER
    for index in range(len(actions)):
        action = actions[index]
        if action.kind is USE_JOKER:
            if usual == NEVER:
                usual = _rest_of_round(outlook, line(outlook.state, outlook.seat))
            trial = line(outlook.state, outlook.seat)
            trial.advance(outlook.seat, action)
            gain = _rest_of_round(outlook, trial) - usual
            if gain > 0:
                rates[index] = 9 * FIRST + gain


def _rest_of_round(outlook: Outlook, trial: CarnegieState) -> i64:
    end = Line(trial, outlook.land)
    _play_round(outlook, end, outlook.state.round_number)
    return _result(outlook, end)
