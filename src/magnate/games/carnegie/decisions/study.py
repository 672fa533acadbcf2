"""Study points: advancing project tabs and transport tracks (CAR-5.9, CAR-5.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

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
)
from magnate.games.carnegie.decisions.gains import about_gains, gain, lapse, no_gains
from magnate.games.carnegie.domains import FROM_TRACK
from magnate.games.carnegie.facts import (
    ASK_STUDY,
    AT_THE_END,
    FEW_POINTS,
    LAST_SPACE_TAKEN,
    NO_DISC,
    NO_POINTS,
    STUDIED_TAB,
    STUDIED_TRACK,
)
from magnate.games.carnegie.scoring import score_change
from magnate.games.carnegie.state import CarnegieState

IMPOSSIBLE: Final = -1
"""The cost of a step that can't be made."""


def _tab_cost(state: CarnegieState, seat: i64, project: i64) -> i64:
    """Study points for the next step of a tab."""
    company = state.companies[seat]
    tab = state.tab(seat, project)
    place = company.advanced[project]
    if place == len(tab.costs) or (tab.discs[place + 1] and company.discs == 0):
        return IMPOSSIBLE
    return tab.costs[place]


def _track_cost(state: CarnegieState, seat: i64, region: i64) -> i64:
    """Study points for the next step of a track."""
    track = state.rules.tracks[region]
    space = state.companies[seat].tracks[region]
    if space == track.last or (space + 1 == track.last and state.last_space_taken(region)):
        return IMPOSSIBLE
    return state.track_cost(seat, region, space)


def offer_study(state: CarnegieState, seat: i64, out: list[Action]) -> None:
    """The steps that the points of the pool pay for."""
    if state.points == 0:
        return
    for project in range(PROJECTS):
        if 0 <= _tab_cost(state, seat, project) <= state.points:
            out.append(STUDY_TAB.at(project))
    for region in range(REGIONS):
        if 0 <= _track_cost(state, seat, region) <= state.points:
            out.append(STUDY_TRACK.at(region))


def can_study(state: CarnegieState, seat: i64) -> bool:
    """Whether `offer_study` has anything to offer."""
    if state.points == 0:
        return False
    for project in range(PROJECTS):
        if 0 <= _tab_cost(state, seat, project) <= state.points:
            return True
    for region in range(REGIONS):
        if 0 <= _track_cost(state, seat, region) <= state.points:
            return True
    return False


def study_cost(state: CarnegieState, seat: i64, action: Action) -> i64:
    if action.kind is STUDY_TAB:
        return _tab_cost(state, seat, action.a)
    return _track_cost(state, seat, action.a)


def about_study(state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
    """The price, the bonus of a track's last space, and the change of the score."""
    cost = study_cost(state, seat, action)
    amounts = no_gains()
    if action.kind is STUDY_TRACK:
        track = state.rules.tracks[action.a]
        if state.companies[seat].tracks[action.a] + 1 == track.last:
            amounts[track.bonus] = track.bonus_amount
    about = about_gains(state, seat, amounts)
    about["points_cost"] = cost
    about["points_left"] = state.points - cost
    about["score"] = score_change(state, seat, action)
    return about


def why_not_study(state: CarnegieState, seat: i64, action: Action) -> Fact:
    company = state.companies[seat]
    if state.points == 0:
        return NO_POINTS.at()
    cost = study_cost(state, seat, action)
    if action.kind is STUDY_TAB:
        if company.advanced[action.a] == len(state.tab(seat, action.a).costs):
            return AT_THE_END.at()
        if cost == IMPOSSIBLE:
            return NO_DISC.at()
    else:
        if company.tracks[action.a] == state.rules.tracks[action.a].last:
            return AT_THE_END.at()
        if cost == IMPOSSIBLE:
            return LAST_SPACE_TAKEN.at()
    return FEW_POINTS.at(cost, state.points)


def study(state: CarnegieState, seat: i64, action: Action) -> None:
    """Advance one step and pay for it from the pool."""
    cost = study_cost(state, seat, action)
    state.points -= cost
    company = state.companies[seat]
    if action.kind is STUDY_TAB:
        company.advanced[action.a] += 1
        place = company.advanced[action.a]
        if state.tab(seat, action.a).discs[place]:
            company.discs -= 1
        state.tell(STUDIED_TAB, seat, action.a, place + 1, cost)
        return
    track = state.rules.tracks[action.a]
    company.tracks[action.a] += 1
    space = company.tracks[action.a]
    state.tell(STUDIED_TRACK, seat, action.a, space + 1, cost)
    if space == track.last:
        gain(state, seat, track.bonus, track.bonus_amount, FROM_TRACK + action.a)


def ask_study(state: CarnegieState, seat: i64) -> None:
    """The points of an event are spent while it is carried out, as far as they reach (CAR-4.4)."""
    if can_study(state, seat):
        state.ask(Study(seat))
    else:
        lapse(state, seat)


class Study(OneSeat[CarnegieState]):
    """Which tab or track to advance with the points of an event?"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (STUDY_TAB, STUDY_TRACK, DONE)
    any_order: ClassVar[bool] = True

    def __init__(self, seat: i64, least: i64 = 0) -> None:
        super().__init__(seat)
        self.least = least
        """Canonical steps have no lower key; 0 once some were made in another order."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.least)

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_STUDY.at(state.points)

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        offer_study(state, seat, out)
        out.append(DONE_ACTION)

    def canonical(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        """Tabs before tracks, each in its order."""
        options: list[Action] = []
        self.options(state, seat, options)
        for action in options:
            if action.kind is DONE or _key(action) >= self.least:
                out.append(action)

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        return why_not_study(state, seat, action)

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        return {} if action.kind is DONE else about_study(state, seat, action)

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        if action.kind is DONE:
            lapse(state, seat)
            state.close()
            return
        key = _key(action)
        state.replace(Study(seat, key if key >= self.least else 0))
        study(state, seat, action)

    def resume(self, state: CarnegieState) -> None:
        if not can_study(state, self.seat):
            lapse(state, self.seat)
            state.close()


def _key(action: Action) -> i64:
    """The place of a step in canonical order."""
    return action.a if action.kind is STUDY_TAB else PROJECTS + action.a
