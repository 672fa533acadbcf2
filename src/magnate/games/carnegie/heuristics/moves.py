"""Moving employees: the whole plan is made at once, its moves are played in the order asked for."""

from __future__ import annotations

from magnate.core.actions import Action
from magnate.games.carnegie.actions import CHAIRS, DONE, MOVE, MOVE_ACTIVE
from magnate.games.carnegie.company import Company, distance
from magnate.games.carnegie.heuristics.outlook import NEVER, Outlook
from magnate.games.carnegie.heuristics.staff import staff_worth


def rate_moves(outlook: Outlook, steps: int, actions: list[Action]) -> list[int]:
    """The first move of the best plan, else the end."""
    plan = _plan(outlook, steps, actions)
    rates = [NEVER for _ in actions]
    for index in range(len(actions)):
        action = actions[index]
        if action in plan:
            rates[index] = len(actions) - index
        elif action.kind is DONE:
            rates[index] = 0
    return rates


def _plan(outlook: Outlook, steps: int, actions: list[Action]) -> list[Action]:
    """Again and again the move that gains most for its steps."""
    company = outlook.state.companies[outlook.seat].clone()
    plan: list[Action] = []
    worth = staff_worth(outlook, company)
    while steps > 0:
        best = 0
        chosen = -1
        for index in range(len(actions)):
            action = actions[index]
            if not _possible(company, action) or distance(action.a, action.b) > steps:
                continue
            _shift(company, action, 1)
            gain = (staff_worth(outlook, company) - worth) * 12 // distance(action.a, action.b)
            _shift(company, action, -1)
            if gain > best:
                best = gain
                chosen = index
        if chosen < 0:
            break
        _shift(company, actions[chosen], 1)
        worth = staff_worth(outlook, company)
        steps -= distance(actions[chosen].a, actions[chosen].b)
        plan.append(actions[chosen])
    return plan


def _possible(company: Company, action: Action) -> bool:
    if action.kind is MOVE:
        return company.lying[action.a] > 0
    return action.kind is MOVE_ACTIVE and company.standing[action.a] != 0


def _shift(company: Company, action: Action, way: int) -> None:
    """Make a move or take it back."""
    company.lying[action.b] += way
    if action.kind is MOVE:
        company.lying[action.a] -= way
    elif way > 0:
        company.standing[action.a] &= company.standing[action.a] - 1
    else:
        _stand_up(company, action.a)


def _stand_up(company: Company, cell: int) -> None:
    for chair in range(CHAIRS):
        if not (company.standing[cell] >> chair) & 1:
            company.standing[cell] |= 1 << chair
            return
