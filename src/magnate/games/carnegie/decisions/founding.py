"""Building departments (CAR-5.6, CAR-5.13, CAR-6.4)."""

from __future__ import annotations

from magnate.core.actions import Action
from magnate.core.facts import Fact
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


def founding_cost(state: CarnegieState, seat: int, tile: int, cell: int) -> int:
    """Less where an employee lies; the new lobby costs more (CAR-5.6, CAR-6.4)."""
    rules = state.rules
    staffed = state.companies[seat].lying[cell] > 0
    cost = rules.founding_goods_staffed if staffed else rules.founding_goods
    return cost + rules.extra_lobby_goods if tile == NEW_LOBBY else cost


def _can_found(state: CarnegieState, seat: int, tile: int) -> bool:
    company = state.companies[seat]
    if company.reserved >= 0:
        return tile == company.reserved
    return state.tiles[tile] > 0 and company.cell_of(tile) < 0


def offer_founding(state: CarnegieState, seat: int, out: list[Action]) -> None:
    company = state.companies[seat]
    rules = state.rules
    if company.goods < min(rules.founding_goods, rules.founding_goods_staffed):
        return
    cells = [cell for cell in range(CELLS) if company.cells[cell] == EMPTY]
    for tile in range(TILES):
        if _can_found(state, seat, tile):
            for cell in cells:
                if founding_cost(state, seat, tile, cell) <= company.goods:
                    out.append(FOUND.at(tile, cell))


def found(state: CarnegieState, seat: int, tile: int, cell: int) -> None:
    company = state.companies[seat]
    cost = founding_cost(state, seat, tile, cell)
    company.goods -= cost
    if company.reserved == tile:
        company.reserved = -1
    else:
        state.tiles[tile] -= 1
    company.cells[cell] = tile
    state.tell(FOUNDED, seat, tile, cell, cost)
    if company.staffed(PROPERTY):
        state.ask(MoveIn(seat, cell))


def about_founding(state: CarnegieState, seat: int, action: Action) -> dict[str, int]:
    goods = founding_cost(state, seat, action.a, action.b)
    about = about_gains(state, seat, no_gains(), goods=goods)
    about["score"] = score_change(state, seat, action)
    return about


def why_not_found(state: CarnegieState, seat: int, action: Action) -> Fact:
    company = state.companies[seat]
    if company.reserved >= 0 and action.a != company.reserved:
        return RESERVED_FIRST.at(company.reserved)
    if company.cell_of(action.a) >= 0:
        return HAS_ALREADY.at(action.a)
    if not _can_found(state, seat, action.a):
        return NO_TILE.at()
    if company.cells[action.b] != EMPTY:
        return CELL_TAKEN.at()
    return FEW_GOODS.at(founding_cost(state, seat, action.a, action.b), company.goods)
