"""Building departments (CAR-5.6, CAR-5.13, CAR-6.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.core.ints import adding, bit
from magnate.games.carnegie.actions import CELLS, EMPTY, FOUND, NEW_LOBBY, PROPERTY, TILES
from magnate.games.carnegie.decisions.employees import MoveIn
from magnate.games.carnegie.decisions.gains import about_gains, no_gains
from magnate.games.carnegie.facts import (
    CELL_TAKEN,
    FEW_GOODS,
    FOUNDED,
    HAS_ALREADY,
    NO_TILE,
    RESERVED_FIRST,
)
from magnate.games.carnegie.scoring import score_change
from magnate.games.carnegie.state import CarnegieState

ANY_OTHER: Final = -1
"""Any tile but the new lobby: they all cost the same."""


def founding_cost(state: CarnegieState, seat: i64, tile: i64, cell: i64) -> i64:
    """Less where an employee lies; the new lobby costs more (CAR-5.6, CAR-6.4)."""
    rules = state.rules
    staffed = state.companies[seat].lying[cell] > 0
    cost = rules.founding_goods_staffed if staffed else rules.founding_goods
    return cost + rules.extra_lobby_goods if tile == NEW_LOBBY else cost


def _founding_tiles(state: CarnegieState, seat: i64) -> i64:
    """Bit mask of the tiles that a seat may build: its reserved one first (CAR-1.7)."""
    company = state.companies[seat]
    if company.reserved >= 0:
        return bit(company.reserved)
    mask: i64 = 0
    for tile in range(TILES):
        if state.tiles[tile] > 0:
            mask |= bit(tile)
    return mask & ~company.departments()


def _founding_cells(state: CarnegieState, seat: i64, tile: i64) -> i64:
    """Bit mask of the empty cells where the goods suffice for a tile."""
    company = state.companies[seat]
    cells = company.cells
    mask: i64 = 0
    for cell in range(CELLS):
        if cells[cell] == EMPTY and founding_cost(state, seat, tile, cell) <= company.goods:
            mask |= bit(cell)
    return mask


def offer_founding(state: CarnegieState, seat: i64, out: list[Action]) -> None:
    tiles = _founding_tiles(state, seat)
    others = _founding_cells(state, seat, ANY_OTHER)
    for tile in range(TILES):
        if (tiles >> tile) & 1 == 1:
            cells = _founding_cells(state, seat, tile) if tile == NEW_LOBBY else others
            for cell in range(CELLS):
                if (cells >> cell) & 1 == 1:
                    out.append(FOUND.at(tile, cell))


def can_found(state: CarnegieState, seat: i64) -> bool:
    """Whether `offer_founding` has anything to offer."""
    tiles = _founding_tiles(state, seat)
    if tiles & ~bit(NEW_LOBBY) != 0:
        return _founding_cells(state, seat, ANY_OTHER) != 0
    return tiles != 0 and _founding_cells(state, seat, NEW_LOBBY) != 0


def found(state: CarnegieState, seat: i64, tile: i64, cell: i64) -> None:
    company = state.companies[seat]
    cost = founding_cost(state, seat, tile, cell)
    company.goods -= cost
    if company.reserved == tile:
        company.reserved = -1
    else:
        state.tiles = adding(state.tiles, tile, -1)
    company.cells[cell] = tile
    state.tell(FOUNDED, seat, tile, cell, cost)
    if company.staffed(PROPERTY):
        state.ask(MoveIn(seat, cell))


def about_founding(state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
    goods = founding_cost(state, seat, action.a, action.b)
    about = about_gains(state, seat, no_gains(), goods=goods)
    about["score"] = score_change(state, seat, action)
    return about


def why_not_found(state: CarnegieState, seat: i64, action: Action) -> Fact:
    company = state.companies[seat]
    if company.reserved >= 0 and action.a != company.reserved:
        return RESERVED_FIRST.at(company.reserved)
    if company.cell_of(action.a) >= 0:
        return HAS_ALREADY.at(action.a)
    if (_founding_tiles(state, seat) >> action.a) & 1 == 0:
        return NO_TILE.at()
    if company.cells[action.b] != EMPTY:
        return CELL_TAKEN.at()
    return FEW_GOODS.at(founding_cost(state, seat, action.a, action.b), company.goods)
