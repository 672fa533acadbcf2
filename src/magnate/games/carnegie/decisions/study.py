"""Study points: advancing project tabs and transport tracks (CAR-5.9, CAR-5.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.games.carnegie.actions import (
    DONE,
    DONE_ACTION,
    PROJECTS,
    REGIONS,
    STUDY_TAB,
    STUDY_TRACK,
    TELEGRAPH,
)
from magnate.games.carnegie.facts import (
    ASK_STUDY,
    AT_THE_END,
    FEW_POINTS,
    GOT_GOODS,
    GOT_MONEY,
    GOT_VP,
    LAST_SPACE_TAKEN,
    NO_DISC,
    STUDIED_TAB,
    STUDIED_TRACK,
)
from magnate.games.carnegie.rules import GOODS, MONEY, VP
from magnate.games.carnegie.state import CarnegieState

IMPOSSIBLE: Final = 1000
"""The cost of a step that can't be made."""


def _tab_cost(state: CarnegieState, seat: int, project: int) -> int:
    """Study points for the next step of a tab."""
    company = state.companies[seat]
    tab = state.tab(seat, project)
    place = company.advanced[project]
    if place == len(tab.costs) or (tab.discs[place + 1] and company.discs == 0):
        return IMPOSSIBLE
    return tab.costs[place]


def _track_cost(state: CarnegieState, seat: int, region: int) -> int:
    """Study points for the next step of a track; Telegraph makes it cheaper."""
    track = state.rules.tracks[region]
    company = state.companies[seat]
    space = company.tracks[region]
    if space == track.last or (space + 1 == track.last and state.last_space_taken(region)):
        return IMPOSSIBLE
    cost = track.costs[space]
    if company.staffed(TELEGRAPH):
        cost = max(1, cost - state.rules.telegraph_discount)
    return cost


def offer_study(state: CarnegieState, seat: int, points: int, out: list[Action]) -> None:
    for project in range(PROJECTS):
        if _tab_cost(state, seat, project) <= points:
            out.append(STUDY_TAB.at(project))
    for region in range(REGIONS):
        if _track_cost(state, seat, region) <= points:
            out.append(STUDY_TRACK.at(region))


def _can_study(state: CarnegieState, seat: int, points: int) -> bool:
    out: list[Action] = []
    offer_study(state, seat, points, out)
    return len(out) > 0


def study_cost(state: CarnegieState, seat: int, action: Action) -> int:
    if action.kind is STUDY_TAB:
        return _tab_cost(state, seat, action.a)
    return _track_cost(state, seat, action.a)


def why_not_study(state: CarnegieState, seat: int, points: int, action: Action) -> Fact:
    company = state.companies[seat]
    if action.kind is STUDY_TAB:
        tab = state.tab(seat, action.a)
        if company.advanced[action.a] == len(tab.costs):
            return AT_THE_END.at()
        if _tab_cost(state, seat, action.a) == IMPOSSIBLE:
            return NO_DISC.at()
    else:
        track = state.rules.tracks[action.a]
        if company.tracks[action.a] == track.last:
            return AT_THE_END.at()
        if _track_cost(state, seat, action.a) == IMPOSSIBLE:
            return LAST_SPACE_TAKEN.at()
    return FEW_POINTS.at(study_cost(state, seat, action), points)


def study(state: CarnegieState, seat: int, action: Action) -> int:
    """Advance one step; what it cost."""
    cost = study_cost(state, seat, action)
    company = state.companies[seat]
    if action.kind is STUDY_TAB:
        company.advanced[action.a] += 1
        if state.tab(seat, action.a).discs[company.advanced[action.a]]:
            company.discs -= 1
        state.tell(STUDIED_TAB, seat, action.a)
        return cost
    track = state.rules.tracks[action.a]
    company.tracks[action.a] += 1
    state.tell(STUDIED_TRACK, seat, action.a)
    if company.tracks[action.a] == track.last:
        receive(state, seat, track.bonus, track.bonus_amount)
    return cost


def receive(state: CarnegieState, seat: int, kind: int, amount: int) -> None:
    """Give a player money, goods or VP."""
    company = state.companies[seat]
    if kind == MONEY:
        company.money += amount
        state.tell(GOT_MONEY, seat, amount)
    elif kind == GOODS:
        company.goods += amount
        state.tell(GOT_GOODS, seat, amount)
    elif kind == VP:
        company.vp += amount
        state.tell(GOT_VP, seat, amount)


def ask_study(state: CarnegieState, seat: int, points: int) -> None:
    """A pool of its own, spent at once as far as it reaches (CAR-4.4)."""
    if _can_study(state, seat, points):
        state.ask(Study(seat, points))


class Study(OneSeat[CarnegieState]):
    """Which tab or track to advance with these points?"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (STUDY_TAB, STUDY_TRACK, DONE)

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.points)

    def question(self, state: CarnegieState, seat: int) -> Fact:
        return ASK_STUDY.at(self.points)

    def options(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        offer_study(state, seat, self.points, out)
        out.append(DONE_ACTION)

    def reason(self, state: CarnegieState, seat: int, action: Action) -> Fact:
        return why_not_study(state, seat, self.points, action)

    def about(self, state: CarnegieState, seat: int, action: Action) -> dict[str, int]:
        if action.kind is DONE:
            return {}
        cost = study_cost(state, seat, action)
        return {"cost": cost, "left": self.points - cost}

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        if action.kind is DONE:
            state.finish()
            return
        state.replace(Study(seat, self.points - study(state, seat, action)))
        state.go_on()

    def resume(self, state: CarnegieState) -> None:
        if not _can_study(state, self.seat, self.points):
            state.finish()
