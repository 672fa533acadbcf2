"""Preparation and risk in one's own turn (RH-3, RH-4)."""

from __future__ import annotations

from typing import ClassVar

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.core.vocabulary import NOT_NOW
from magnate.games.rolling_heights.actions import PUSH, REST, STOP, TIRE, TIRED
from magnate.games.rolling_heights.facts import ASK_REST, ASK_RISK, ASK_TIRE
from magnate.games.rolling_heights.rules import CHOOSING, READY, STRUCK
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.games.rolling_heights.throwing import (
    go_on_preparing,
    offer_preparation,
    strike_permille,
    why_not_prepare,
)


class Prepare(OneSeat[RollingHeightsState]):
    """Who sits out, push or stop, who tires after a strike: what the throw has left open."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (REST, PUSH, STOP, TIRE)
    any_order: ClassVar[bool] = True

    def question(self, state: RollingHeightsState, seat: int) -> Fact:
        company = state.companies[seat]
        if company.stage == CHOOSING:
            return ASK_REST.at(company.left)
        if company.stage == STRUCK:
            return ASK_TIRE.at(company.left)
        tired = company.count(TIRED)
        return ASK_RISK.at(tired, (strike_permille(state.rules, tired) + 5) // 10)

    def options(self, state: RollingHeightsState, seat: int, out: list[Action]) -> None:
        offer_preparation(state.companies[seat], False, False, out)

    def canonical(self, state: RollingHeightsState, seat: int, out: list[Action]) -> None:
        offer_preparation(state.companies[seat], False, True, out)

    def reason(self, state: RollingHeightsState, seat: int, action: Action) -> Fact:
        return why_not_prepare(state.companies[seat], action, NOT_NOW.at())

    def about(self, state: RollingHeightsState, seat: int, action: Action) -> dict[str, int]:
        if action.kind is not PUSH:
            return {}
        tired = state.companies[seat].count(TIRED)
        return {"tired": tired, "strike_permille": strike_permille(state.rules, tired)}

    def resolve(self, state: RollingHeightsState, seat: int, action: Action) -> None:
        go_on_preparing(state, seat, action)
        if state.companies[seat].stage == READY:
            state.finish()
