"""Moving employees: a plan is made anew for each answer; its move listed first is played."""

from __future__ import annotations

from magnate.core.actions import Action
from magnate.games.carnegie.actions import DONE, MOVE, MOVE_ACTIVE
from magnate.games.carnegie.company import distance
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
            lying = action.kind is MOVE
            cost = distance(action.a, action.b)
            movable = lying or action.kind is MOVE_ACTIVE
            if movable and cost <= steps and company.is_there(action.a, lying):
                standing = company.standing[action.a]
                company.move(action.a, action.b, lying)
                gain = (staff_worth(outlook, company) - before) * 12 // cost
                company.lying[action.b] -= 1
                if lying:
                    company.lying[action.a] += 1
                company.standing[action.a] = standing
                if gain > best:
                    best = gain
                    chosen = action
        if chosen is None:
            return plan
        company.move(chosen.a, chosen.b, chosen.kind is MOVE)
        steps -= distance(chosen.a, chosen.b)
        plan.append(chosen)
