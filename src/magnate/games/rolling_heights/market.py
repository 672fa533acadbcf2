"""The market: two rows of open plans (RH-1.2, RH-5.6, RH-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magnate.games.rolling_heights.facts import OPENED, WILD_PUT
from magnate.games.rolling_heights.rules import LEVELS, NONE, SLOTS

if TYPE_CHECKING:
    from magnate.games.rolling_heights.state import RollingHeightsState


def farthest(state: RollingHeightsState, level: i64) -> i64:
    """The slot of the plan that lies farthest from the draw pile; NONE in an empty row."""
    slot: i64
    for slot in range(level * SLOTS, (level + 1) * SLOTS):
        if state.market[slot] != NONE:
            return slot
    return NONE


def note_wilds(state: RollingHeightsState, bought: i64) -> None:
    """Remember the farthest plans of the row if the bought one isn't among them (RH-5.6)."""
    start = bought // SLOTS * SLOTS
    plans: list[int] = []
    for slot in range(start, start + SLOTS):
        if state.market[slot] != NONE and len(plans) < state.rules.wilds_on_plans:
            plans.append(state.market[slot])
    if state.market[bought] not in plans:
        state.wild_plans = plans


def put_wilds(state: RollingHeightsState) -> None:
    """A wild on each of those plans that still lies there, the farthest first (RH-1.10)."""
    for plan in state.wild_plans:
        slot = state.slot_of(plan)
        if slot != NONE and state.wild_supply > 0:
            state.market_wilds[slot] += 1
            state.wild_supply -= 1
            state.tell(WILD_PUT, plan)
    state.wild_plans = []


def close_up(state: RollingHeightsState) -> None:
    """Rows close up away from the draw pile and are refilled (RH-1.9, RH-6.1)."""
    level: i64
    slot: i64
    for level in range(LEVELS):
        start = level * SLOTS
        target = start
        for slot in range(start, start + SLOTS):
            if state.market[slot] != NONE:
                if slot != target:
                    _move(state, slot, target)
                target += 1
        while target < start + SLOTS:
            plan = _draw(state, level)
            if plan == NONE:
                break
            state.market[target] = plan
            state.tell(OPENED, plan, level + 1, target - start + 1)
            state.seal()
            target += 1


def _move(state: RollingHeightsState, slot: i64, target: i64) -> None:
    """A plan goes to a gap of its row, with the wilds on it."""
    state.market[target] = state.market[slot]
    state.market_wilds[target] = state.market_wilds[slot]
    state.market[slot] = NONE
    state.market_wilds[slot] = 0


def _draw(state: RollingHeightsState, level: i64) -> i64:
    """From the own pile, or when it is empty from the other one; NONE when both are."""
    pile = state.piles[level]
    drawn = state.drawn[level]
    if drawn >= len(pile):
        level = 1 - level
        pile = state.piles[level]
        drawn = state.drawn[level]
        if drawn >= len(pile):
            return NONE
    state.drawn[level] = drawn + 1
    return pile[drawn]
