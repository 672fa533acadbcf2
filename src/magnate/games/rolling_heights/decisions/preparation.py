"""Preparation and risk in one's own turn (RH-3, RH-4): what the throw has left open."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.core.vocabulary import NOT_NOW
from magnate.games.rolling_heights.actions import PUSH, REST, STOP, TIRE, TIRED
from magnate.games.rolling_heights.facts import ASK_REST, ASK_RISK, ASK_TIRE
from magnate.games.rolling_heights.rules import CHOOSING, STRUCK
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.games.rolling_heights.throwing import (
    about_preparation,
    go_on_preparing,
    offer_preparation,
    strike_permille,
    why_not_prepare,
)


class Prepare(OneSeat[RollingHeightsState]):
    """A question of the preparation. It is open as long as the company stays in its stage."""

    def options(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        offer_preparation(state.companies[seat], False, False, out)

    def canonical(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        offer_preparation(state.companies[seat], False, True, out)

    def reason(self, state: RollingHeightsState, seat: i64, action: Action) -> Fact:
        return why_not_prepare(state.companies[seat], action, NOT_NOW.at())

    def about(self, state: RollingHeightsState, seat: i64, action: Action) -> dict[str, int]:
        return about_preparation(state, seat, action)

    def resolve(self, state: RollingHeightsState, seat: i64, action: Action) -> None:
        company = state.companies[seat]
        stage = company.stage
        go_on_preparing(state, seat, action)
        if company.stage != stage:
            state.close()


class SitOut(Prepare):
    """Who isn't thrown? (RH-3.1)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (REST,)
    any_order: ClassVar[bool] = True

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        return ASK_REST.at(state.companies[seat].left)


class Risk(Prepare):
    """Push the tired ones, or stop? (RH-4.1)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (PUSH, STOP)

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        tired = state.companies[seat].count(TIRED)
        return ASK_RISK.at(tired, (strike_permille(state.rules, tired) + 5) // 10)


class TireOut(Prepare):
    """Who becomes tired by the strike? (RH-4.2)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (TIRE,)
    any_order: ClassVar[bool] = True

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        return ASK_TIRE.at(state.companies[seat].left)


def prepare_question(state: RollingHeightsState, seat: i64) -> Prepare:
    """What is to be asked next of a turn that isn't ready."""
    stage = state.companies[seat].stage
    if stage == CHOOSING:
        return SitOut(seat)
    return TireOut(seat) if stage == STRUCK else Risk(seat)
