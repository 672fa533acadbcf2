"""Rating departments to found: only the board, the goods and what donations count change."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.games.carnegie.actions import EMPTY, NEW_LOBBY, TYPES
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.decisions.founding import founding_cost
from magnate.games.carnegie.heuristics.gifts import gifts_worth
from magnate.games.carnegie.heuristics.outlook import NEVER, Outlook
from magnate.games.carnegie.heuristics.staff import Board
from magnate.games.carnegie.heuristics.worth import land_worth, progress_worth, stock_worth

FOUNDINGS: Final = 2 * (TYPES + 1)
"""Ways in which goods and donations may change."""


@final
class Founding:
    """The departments that could be founded now."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.company: Company = outlook.company.clone()
        self.goods = self.company.goods
        self.board = Board(outlook, self.company)
        self.rest = land_worth(outlook, self.company, outlook.land)
        self.rest += progress_worth(outlook, self.company)
        """The worth of what no department changes."""
        self.stock = vec[i64]([NEVER] * FOUNDINGS)
        """Goods and donations, by what founding a department of a type, or a lobby, changes."""

    def rate(self, action: Action) -> i64:
        outlook = self.outlook
        board = self.board
        tile: i64 = action.a
        cell: i64 = action.b
        board.found(tile, cell)
        kind: i64 = TYPES if tile == NEW_LOBBY else outlook.tables.kind[tile]
        place = 2 * kind + (1 if board.lying[cell] > 0 else 0)
        if self.stock[place] == NEVER:
            cost = founding_cost(outlook.state, outlook.seat, action.a, action.b)
            self.company.goods = self.goods - cost
            self.stock[place] = stock_worth(outlook, self.company)
            self.stock[place] += gifts_worth(outlook, self.company, board, outlook.land)
        value = self.rest + self.stock[place] + board.worth()
        board.found(EMPTY, cell)
        return value
