"""Which judgement answers which question within a round."""

from __future__ import annotations

from typing import Final

from magnate.core.actions import Action
from magnate.games.carnegie.actions import (
    ADVANCED_DESIGN,
    CHOOSE_SIDES,
    DONE,
    NOTE,
    PRINTED_HR,
    PURCHASING,
    RESERVE,
    SUPPLY_CHAIN,
    TRADE,
    USE,
)
from magnate.games.carnegie.decisions.activation import Activate
from magnate.games.carnegie.decisions.departments import UseDepartments, Wait
from magnate.games.carnegie.decisions.employees import MoveEmployees
from magnate.games.carnegie.decisions.income import Donate
from magnate.games.carnegie.decisions.setup import ChooseSides, NoteDonation, ReserveTile
from magnate.games.carnegie.decisions.study import Study
from magnate.games.carnegie.heuristics.answers import Answers
from magnate.games.carnegie.heuristics.moves import rate_moves
from magnate.games.carnegie.heuristics.outlook import NEVER, Outlook
from magnate.games.carnegie.heuristics.spending import rate_activations, rate_donations
from magnate.games.carnegie.heuristics.study import rate_study
from magnate.games.carnegie.heuristics.weights import FIRST_TILES, GROWTH

FIRST: Final = 100_000
"""Rates of what is done before anything is compared."""
SIDES: Final = CHOOSE_SIDES.at(0)
"""The sides of the tabs that are chosen: all A."""


def rate_actions(outlook: Outlook, actions: list[Action]) -> list[int]:
    """Rates of the answers to any question but the choice of a row."""
    top = outlook.state.stack[-1]
    if isinstance(top, UseDepartments):
        return _rate_departments(outlook, actions)
    if isinstance(top, MoveEmployees):
        return rate_moves(outlook, top.steps, actions)
    if isinstance(top, Study):
        return rate_study(outlook, actions)
    if isinstance(top, Donate):
        return rate_donations(outlook, actions)
    if isinstance(top, Activate):
        return rate_activations(outlook, actions)
    if isinstance(top, ChooseSides):
        return [1 if action is SIDES else 0 for action in actions]
    if isinstance(top, ReserveTile):
        return [FIRST_TILES[action.a] if action.kind is RESERVE else NEVER for action in actions]
    if isinstance(top, NoteDonation):
        return [GROWTH[action.a] if action.kind is NOTE else NEVER for action in actions]
    if isinstance(top, Wait):
        return [1 if action.kind is DONE else 0 for action in actions]
    answers = Answers(outlook)
    return [answers.rate(action) for action in actions]


def _rate_departments(outlook: Outlook, actions: list[Action]) -> list[int]:
    """All are used, those first that provide for others; then study points are spent."""
    rates = rate_study(outlook, actions)
    for index in range(len(actions)):
        if actions[index].kind is USE:
            rates[index] = FIRST * priority(outlook.company.cells[actions[index].a])
    return rates


def priority(department: int) -> int:
    """Goods first; printed HR last, when those who leave on missions have left."""
    if department in (SUPPLY_CHAIN, TRADE, PURCHASING, ADVANCED_DESIGN):
        return 3
    return 1 if department == PRINTED_HR else 2
