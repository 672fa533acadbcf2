"""What a seat's screen may show of Carnegie."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from magnate.games.carnegie.actions import CELLS, DONATIONS, PROJECTS, TYPES
from magnate.games.carnegie.andrew import Andrew
from magnate.games.carnegie.connections import network, routes
from magnate.games.carnegie.previews import EventGains, event_gains
from magnate.games.carnegie.rules import ANDREW, Rules
from magnate.games.carnegie.scoring import (
    andrew_donation_parts,
    andrew_score,
    donation_limit,
    donation_parts,
    donation_yields,
    forecast,
    public_donation_parts,
    public_forecast,
)

if TYPE_CHECKING:
    from magnate.games.carnegie.state import CarnegieState


class NetworkView(TypedDict):
    """Cities and routes of one seat."""

    routes: list[tuple[int, int]]
    """All routes between two of its cities."""
    cities: list[int]
    """The cities of the group that gives points (CAR-8.2)."""
    links: list[tuple[int, int]]
    """The routes of that group."""


class CompanyView(TypedDict):
    """A company. What others may not see is None."""

    goods: int
    money: int
    vp: int
    cells: list[int]
    lying: list[int]
    chairs: list[list[int]]
    """The taken chairs of each cell, the first is 0: the active employees."""
    missions: list[int]
    reserve: int
    discs: int
    sides: list[int]
    """The tab sides once they are shown; -1 before."""
    chosen_sides: int | None
    """The own choice that is not yet shown."""
    has_chosen_sides: bool
    advanced: list[int]
    built: list[int]
    discs_on_tabs: list[int]
    tracks: list[int]
    reserved: int
    joker: bool
    donations: list[int]
    donation_price: int
    """The price of the next donation."""
    donation_limit: int
    """The most a donation can give."""
    donation_points: list[int]
    """What each space gives now; 0 where it has no disc."""
    noted: int | None
    """The secretly noted donation, -1 for none; shown to all at the end (CAR-10.1)."""
    has_noted: bool
    network: NetworkView
    standing: dict[str, int]
    """The score by its parts if the game ended now."""


class AndrewView(TypedDict):
    """Andrew's pieces and the known cards (CAR-9.3, CAR-9.10). Backs: an action, 4 for `?`."""

    card: int | None
    """This round's card once it is turned up."""
    back: int | None
    """The back of this round's card; None before the first and after the last round."""
    next_back: int | None
    """The back of the next one on the deck."""
    played: list[int]
    shift: int
    reached: list[int]
    discs: int
    tracks: list[int]
    tiles: list[int]
    donations: list[int]
    donation_points: list[int]
    """What each space brings him now; all paid welfare stands at his first such space."""
    standing: dict[str, int]


class CarnegieView(TypedDict):
    """The table as one seat sees it."""

    seat: int | None
    round: int
    first: int
    row: int
    moving: int
    phase: int
    turn: int
    waiting: bool
    points: int
    over: bool
    events: list[list[int]]
    """The five events of each row."""
    markers: list[int]
    previews: list[EventGains]
    """What happens and who gains what if each of the rows is picked; empty after the last."""
    slots: list[int]
    projects: list[int]
    tiles: list[int]
    donations: list[list[int]]
    """Who has a disc on each space: seats, 4 for neutral, 5 for Andrew."""
    yields: list[int] | None
    """What each donation space gives, or would give, the viewing seat."""
    companies: list[CompanyView]
    andrew: AndrewView | None


def view_of(state: CarnegieState, seat: int | None) -> CarnegieView:
    """What a seat may see; None is a spectator."""
    places = len(state.events) // TYPES
    previews: list[EventGains] = []
    for row in range(TYPES):
        preview = event_gains(state, row)
        if preview is not None:
            previews.append(preview)
    andrew: AndrewView | None = None
    if state.andrew is not None:
        andrew = _andrew(state, state.andrew)
    return {
        "seat": seat,
        "round": state.round_number,
        "first": state.first,
        "row": state.row,
        "moving": state.moving,
        "phase": state.phase,
        "turn": state.turn,
        "waiting": state.waiting,
        "points": state.points,
        "over": state.over,
        "events": [list(state.events[row * places : (row + 1) * places]) for row in range(TYPES)],
        "markers": state.markers[:],
        "previews": previews,
        "slots": state.slots[:],
        "projects": state.projects[:],
        "tiles": state.tiles[:],
        "donations": [_members(mask) for mask in state.donations],
        "yields": None if seat is None else donation_yields(state, seat),
        "companies": [_company(state, owner, owner == seat) for owner in range(state.players)],
        "andrew": andrew,
    }


def _company(state: CarnegieState, owner: int, own: bool) -> CompanyView:
    company = state.companies[owner]
    chosen = state.secret_sides[owner]
    cities, links = network(state, owner)
    discs_on_tabs = [0] * PROJECTS
    for project in range(PROJECTS):
        if company.sides[project] >= 0:
            discs_on_tabs[project] = state.discs_on_tab(owner, project)
    return {
        "goods": company.goods,
        "money": company.money,
        "vp": company.vp,
        "cells": company.cells[:],
        "lying": company.lying[:],
        "chairs": [_members(company.standing[cell]) for cell in range(CELLS)],
        "missions": company.missions[:],
        "reserve": company.reserve,
        "discs": company.discs,
        "sides": company.sides[:],
        "chosen_sides": chosen if own and chosen >= 0 else None,
        "has_chosen_sides": chosen >= 0,
        "advanced": company.advanced[:],
        "built": company.built[:],
        "discs_on_tabs": discs_on_tabs,
        "tracks": company.tracks[:],
        "reserved": company.reserved,
        "joker": company.joker,
        "donations": _members(company.donations),
        "donation_price": state.donation_price(owner),
        "donation_limit": donation_limit(state, owner),
        "donation_points": donation_parts(state, owner)
        if own
        else public_donation_parts(state, owner),
        "noted": company.noted if own or state.over else None,
        "has_noted": company.noted >= 0,
        "network": {"routes": routes(state, owner), "cities": cities, "links": links},
        "standing": forecast(state, owner) if own else public_forecast(state, owner),
    }


def _andrew(state: CarnegieState, andrew: Andrew) -> AndrewView:
    rules = state.rules
    top = andrew.played
    laid = state.round_number > 0 and top < len(andrew.deck)
    return {
        "card": andrew.deck[top] if andrew.shown else None,
        "back": _back(rules, andrew, top) if laid else None,
        "next_back": _back(rules, andrew, top + 1 if laid else top),
        "played": andrew.deck[:top],
        "shift": andrew.shift,
        "reached": andrew.reached[:],
        "discs": andrew.discs,
        "tracks": andrew.tracks[:],
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


def _members(mask: int) -> list[int]:
    """The numbers of the set bits."""
    found: list[int] = []
    number = 0
    while mask >> number:
        if (mask >> number) & 1:
            found.append(number)
        number += 1
    return found
