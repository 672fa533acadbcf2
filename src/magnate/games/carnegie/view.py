"""What a seat's screen may show of Carnegie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from magnate.games.carnegie.actions import CELLS, DONATIONS, PROJECTS, TYPES
from magnate.games.carnegie.andrew import Andrew, chooses_in
from magnate.games.carnegie.connections import network, routes, routes_between
from magnate.games.carnegie.domains import ANDREW, NEUTRAL
from magnate.games.carnegie.options import DIFFICULTIES
from magnate.games.carnegie.previews import event_is_over, preview
from magnate.games.carnegie.rules import Rules
from magnate.games.carnegie.scoring import (
    andrew_donation_parts,
    andrew_score,
    donation_limit,
    donation_parts,
    donation_yields,
    forecast,
    public_donation_parts,
    public_donation_yields,
    public_forecast,
)
from magnate.games.carnegie.view_types import (
    ActivationView,
    AndrewView,
    CarnegieView,
    ChairView,
    CompanyView,
    NetworkView,
    PreviewView,
    TurnView,
)

if TYPE_CHECKING:
    from magnate.games.carnegie.state import CarnegieState


def view_of(state: CarnegieState, seat: int | None) -> CarnegieView:
    """What a seat may see; None is a spectator."""
    public = _public_view(state)
    return public if seat is None else own_view(state, seat, public)


def own_view(state: CarnegieState, seat: int, public: Mapping[str, object]) -> CarnegieView:
    """What a seat may see, beginning with what a spectator sees."""
    view = cast(CarnegieView, public).copy()
    view["seat"] = seat
    view["activation"] = _activation(state, seat)
    view["companies"] = view["companies"][:]
    view["companies"][seat] = _company(state, seat, True)
    return view


def _public_view(state: CarnegieState) -> CarnegieView:
    places = len(state.events) // TYPES
    previews: list[PreviewView] = []
    for row in range(TYPES):
        found = preview(state, row)
        if found is not None:
            previews.append(found)
    andrew: AndrewView | None = None
    if state.andrew is not None:
        andrew = _andrew(state, state.andrew)
    return {
        "seat": None,
        "round": state.round_number,
        "first": state.first,
        "row": _some(state.row),
        "moving": _some(state.moving),
        "phase": state.phase,
        "turn": _turn(state),
        "waiting": state.waiting,
        "over": state.over,
        "events": [list(state.events[row * places : (row + 1) * places]) for row in range(TYPES)],
        "markers": list(state.markers),
        "passed": list(state.passed(event_is_over(state))),
        "previews": previews,
        "slots": [_some(owner) for owner in state.slots],
        "projects": [
            project if 0 <= owner < NEUTRAL else None
            for owner, project in zip(state.slots, state.projects)
        ],
        "tiles": list(state.tiles),
        "donations": [_members(mask) for mask in state.donations],
        "activation": None,
        "companies": [_company(state, owner, False) for owner in range(state.players)],
        "andrew": andrew,
    }


def _turn(state: CarnegieState) -> TurnView:
    # The decisions import the state, and the state this module.
    from magnate.games.carnegie.decisions.departments import (
        Department,
        UseDepartments,
    )
    from magnate.games.carnegie.decisions.employees import MoveEmployees

    using: int | None = None
    used: list[int] = []
    department: int | None = None
    uses = 0
    steps = 0
    for frame in state.stack:
        if isinstance(frame, UseDepartments):
            using = frame.row
            used = _members(frame.used)
        elif isinstance(frame, Department):
            department = frame.cell
            uses = frame.uses_left(state)
        elif isinstance(frame, MoveEmployees):
            steps = frame.steps
    return {
        "seat": _some(state.whose_turn()),
        "using": using,
        "used": used,
        "department": department,
        "uses": uses,
        "steps": steps,
        "points": state.points,
    }


def _activation(state: CarnegieState, seat: int) -> ActivationView:
    from magnate.games.carnegie.decisions.activation import all_affordable
    from magnate.games.carnegie.facts import ASK_ACTIVATE

    company = state.companies[seat]
    chairs: list[ChairView] = []
    for cell in range(CELLS):
        if company.lying[cell] > 0:
            for chair in range(state.rules.chairs(company.cells[cell])):
                if (company.standing[cell] >> chair) & 1 == 0:
                    price = state.rules.chair_costs[company.cells[cell]][chair]
                    chairs.append(
                        {
                            "cell": cell,
                            "chair": chair + 1,
                            "price": price,
                            "affordable": price <= company.money,
                        }
                    )
    moves = [(ASK_ACTIVATE.key, action.text) for action in all_affordable(state, seat)]
    return {"chairs": chairs, "all": moves}


def _company(state: CarnegieState, owner: int, own: bool) -> CompanyView:
    company = state.companies[owner]
    chosen = state.secret_sides[owner]
    discs_on_tabs = [0] * PROJECTS
    for project in range(PROJECTS):
        if company.sides[project] >= 0:
            discs_on_tabs[project] = state.discs_on_tab(owner, project)
    return {
        "goods": company.goods,
        "money": company.money,
        "vp": company.vp,
        "cells": list(company.cells),
        "lying": list(company.lying),
        "chairs": [
            [chair + 1 for chair in _members(company.standing[cell])] for cell in range(CELLS)
        ],
        "missions": list(company.missions),
        "reserve": company.reserve,
        "discs": company.discs,
        "sides": [_some(side) for side in company.sides],
        "chosen_sides": _some(chosen) if own else None,
        "has_chosen_sides": chosen >= 0,
        "advanced": list(company.advanced),
        "built": list(company.built),
        "discs_on_tabs": discs_on_tabs,
        "tracks": list(company.tracks),
        "reserved": _some(company.reserved),
        "joker": company.joker,
        "donations": _members(company.donations),
        "donation_price": state.donation_price(owner),
        "donation_limit": donation_limit(state, owner),
        "donation_points": donation_parts(state, owner)
        if own
        else public_donation_parts(state, owner),
        "yields": donation_yields(state, owner) if own else public_donation_yields(state, owner),
        "noted": _some(company.noted) if own or state.over else None,
        "has_noted": company.noted >= 0,
        "network": _network(state, owner),
        "standing": forecast(state, owner) if own else public_forecast(state, owner),
    }


def _network(state: CarnegieState, owner: int) -> NetworkView:
    found = network(state, owner)
    cities = [] if found is None else found.cities
    return {
        "routes": routes(state, owner),
        "cities": cities,
        "links": routes_between(state.rules, cities),
        "points": 0 if found is None else found.points,
        "level": None if found is None else found.level,
        "limiting": [] if found is None else found.limiting,
    }


def _andrew(state: CarnegieState, andrew: Andrew) -> AndrewView:
    rules = state.rules
    top = andrew.played
    laid = state.round_number > 0 and top < len(andrew.deck)
    return {
        "difficulty": DIFFICULTIES.index(rules.difficulty),
        "card": andrew.deck[top] if andrew.shown else None,
        "chooses": laid and chooses_in(state.round_number),
        "back": _back(rules, andrew, top) if laid else None,
        "next_back": _back(rules, andrew, top + 1 if laid else top),
        "played": andrew.deck[:top],
        "shift": andrew.shift,
        "reached": list(andrew.reached),
        "discs": andrew.discs,
        "tracks": list(andrew.tracks),
        "tiles": andrew.tiles[:],
        "donations": [
            space for space in range(DONATIONS) if (state.donations[space] >> ANDREW) & 1
        ],
        "donation_points": andrew_donation_parts(state),
        "standing": andrew_score(state),
    }


def _back(rules: Rules, andrew: Andrew, place: int) -> int | None:
    """The back of a card of his deck; None where there is none."""
    return rules.cards[andrew.deck[place]].back() if place < len(andrew.deck) else None


def _some(number: int) -> int | None:
    """None for the -1 that stands for nothing."""
    return number if number >= 0 else None


def _members(mask: int) -> list[int]:
    """The numbers of the set bits."""
    found: list[int] = []
    number = 0
    while mask >> number:
        if (mask >> number) & 1:
            found.append(number)
        number += 1
    return found
