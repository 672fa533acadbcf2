"""Rating what money is spent on at once: donations and activation, for which goods may be sold."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.ints import bit
from magnate.games.carnegie.actions import ACTIVATE, DONATE, SELL_GOODS
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.decisions.activation import chair_cost
from magnate.games.carnegie.heuristics.gifts import gifts_worth
from magnate.games.carnegie.heuristics.outlook import NEVER, Outlook
from magnate.games.carnegie.heuristics.staff import Board
from magnate.games.carnegie.heuristics.worth import land_worth, progress_worth, stock_worth


def rate_donations(outlook: Outlook, actions: list[Action]) -> list[int]:
    """Only money, goods and donations change."""
    company = outlook.company.clone()
    state = outlook.state
    board = Board(outlook, company)
    rest = board.worth() + land_worth(outlook, company, outlook.land)
    rest += progress_worth(outlook, company)
    rates: list[int] = []
    for action in actions:
        if action.kind is SELL_GOODS:
            rates.append(NEVER)
        else:
            rates.append(rest + _with_donation(outlook, company, board, action))
    lack = state.donation_price(outlook.seat) - company.money
    if lack > 0 and actions[-1].kind is SELL_GOODS:
        sold = state.goods_for(lack)
        company.goods -= sold
        company.money += sold * state.rules.goods_price
        for action in DONATE.actions:
            if state.donations[action.a] == 0:
                value = rest + _with_donation(outlook, company, board, action)
                rates[-1] = max(rates[-1], value)
    return rates


def _with_donation(outlook: Outlook, company: Company, board: Board, action: Action) -> i64:
    """Money, goods and donations of a company that makes a donation, or none."""
    price = 0
    donations = company.donations
    if action.kind is DONATE:
        price = outlook.state.donation_price(outlook.seat)
        company.donations |= bit(action.a)
    company.money -= price
    value = stock_worth(outlook, company) + gifts_worth(outlook, company, board, outlook.land)
    company.money += price
    company.donations = donations
    return value


def rate_activations(outlook: Outlook, actions: list[Action]) -> list[int]:
    """By the employees and the money alone, for the answer may also end the round."""
    company = outlook.company.clone()
    board = Board(outlook, company)
    rest = land_worth(outlook, company, outlook.land) + progress_worth(outlook, company)
    rates: list[int] = []
    for action in actions:
        if action.kind is SELL_GOODS:
            rates.append(NEVER)
        elif action.kind is ACTIVATE:
            cost = chair_cost(outlook.state, outlook.seat, action)
            company.money -= cost
            board.come(action.a, -1, 1)
            rates.append(rest + _staff_and_money(outlook, company, board))
            board.come(action.a, 1, -1)
            company.money += cost
        else:
            rates.append(rest + _staff_and_money(outlook, company, board))
    return rates


def _staff_and_money(outlook: Outlook, company: Company, board: Board) -> i64:
    gifts = gifts_worth(outlook, company, board, outlook.land)
    return board.worth() + stock_worth(outlook, company) + gifts
