"""Moving employees: the whole plan is made at once, its moves are played in the order asked for."""

from __future__ import annotations

from magnate.core.actions import Action
from magnate.games.carnegie.actions import DONE, MOVE, MOVE_ACTIVE
from magnate.games.carnegie.company import Company, distance
from magnate.games.carnegie.heuristics.outlook import NEVER, Outlook
from magnate.games.carnegie.heuristics.staff import staff_worth


def rate_moves(outlook: Outlook, steps: int, actions: list[Action]) -> list[int]:
    """The first move of the best plan, else the end."""
    plan = _plan(outlook, steps, actions)
    rates = [NEVER for _ in actions]
    for index in range(len(actions)):
        if actions[index].kind is DONE:
            rates[index] = 0
        elif actions[index] in plan:
            rates[index] = len(actions) - index
    return rates


def _plan(outlook: Outlook, steps: int, actions: list[Action]) -> list[Action]:
    """Again and again the move that gains most for its steps."""
    company = outlook.company.clone()
    plan: list[Action] = []
    while True:
        best = 0
        chosen: Action | None = None
        before = staff_worth(outlook, company)
        for action in actions:
            if _possible(company, action) and distance(action.a, action.b) <= steps:
                standing = company.standing[action.a]
                _move(company, action)
                gain = (staff_worth(outlook, company) - before) * 12 // distance(action.a, action.b)
                company.lying[action.b] -= 1
                if action.kind is MOVE:
                    company.lying[action.a] += 1
                company.standing[action.a] = standing
                if gain > best:
                    best = gain
                    chosen = action
        if chosen is None:
            return plan
        _move(company, chosen)
        steps -= distance(chosen.a, chosen.b)
        plan.append(chosen)


def _possible(company: Company, action: Action) -> bool:
    if action.kind is MOVE:
        return company.lying[action.a] > 0
    return action.kind is MOVE_ACTIVE and company.standing[action.a] != 0


def _move(company: Company, action: Action) -> None:
    company.lying[action.b] += 1
    if action.kind is MOVE:
        company.lying[action.a] -= 1
    else:
        company.standing[action.a] &= company.standing[action.a] - 1
