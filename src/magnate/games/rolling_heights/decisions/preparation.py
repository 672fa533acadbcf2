"""Preparation and risk in one's own turn (RH-3, RH-4)."""

from __future__ import annotations

from typing import ClassVar

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import NOT_NOW, Fact
from magnate.games.rolling_heights.actions import (
    PUSH,
    REST,
    STOP,
    TIRE,
    TIRED,
)
from magnate.games.rolling_heights.facts import ASK_REST, ASK_RISK, ASK_TIRE
from magnate.games.rolling_heights.rules import CHOOSING, READY, STRUCK, THROWN
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.games.rolling_heights.throwing import (
    can_rest,
    can_tire,
    push,
    rest,
    stop,
    strike_permille,
    tire,
    why_not_rest,
    why_not_tire,
)


class Prepare(OneSeat[RollingHeightsState]):
    """Who sits out, push or stop, who tires after a strike: what the throw has left open."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (REST, PUSH, STOP, TIRE)

    def question(self, state: RollingHeightsState, seat: int) -> Fact:
        company = state.companies[seat]
        if company.stage == CHOOSING:
            return ASK_REST.at(company.left)
        if company.stage == STRUCK:
            return ASK_TIRE.at(company.left)
        tired = company.count(TIRED)
        return ASK_RISK.at(tired, (strike_permille(state.rules, tired) + 5) // 10)

    def options(self, state: RollingHeightsState, seat: int, out: list[Action]) -> None:
        company = state.companies[seat]
        if company.stage == THROWN:
            out.extend(PUSH.actions)
            out.extend(STOP.actions)
        elif company.stage == CHOOSING:
            for worker in can_rest(company):
                out.append(REST.at(worker))
        else:
            for place in can_tire(company):
                out.append(TIRE.actions[place])

    def reason(self, state: RollingHeightsState, seat: int, action: Action) -> Fact:
        company = state.companies[seat]
        if action.kind is REST and company.stage == CHOOSING:
            return why_not_rest(company, action.a)
        if action.kind is TIRE and company.stage == STRUCK:
            return why_not_tire(company, action.a, action.b)
        return NOT_NOW.at()

    def about(self, state: RollingHeightsState, seat: int, action: Action) -> dict[str, int]:
        if action.kind is not PUSH:
            return {}
        tired = state.companies[seat].count(TIRED)
        return {"tired": tired, "strike_permille": strike_permille(state.rules, tired)}

    def resolve(self, state: RollingHeightsState, seat: int, action: Action) -> None:
        kind = action.kind
        if kind is REST:
            rest(state, seat, action.a)
        elif kind is PUSH:
            push(state, seat)
        elif kind is STOP:
            stop(state, seat)
        else:
            tire(state, seat, action.a, action.b)
        if state.companies[seat].stage == READY:
            state.finish()
