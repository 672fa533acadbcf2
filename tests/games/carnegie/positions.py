"""Positions of Carnegie made by hand, for tests that need a table without playing up to it."""

from collections.abc import Mapping
from typing import Any

from magnate.core.ints import ints, zeros
from magnate.core.options import OptionValue
from magnate.core.rng import Rng
from magnate.games.carnegie.actions import (
    CELLS,
    CITIES,
    CITY,
    CITY_OF,
    DONATION,
    DONATIONS,
    EAST,
    LOBBY,
    MIDWEST,
    PROJECTS,
    REGIONS,
    SLOT,
    SLOTS,
    SOUTH,
    TILES,
    TYPES,
    WEST,
)
from magnate.games.carnegie.andrew import deal_deck, new_andrew
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.content import COMPONENTS
from magnate.games.carnegie.domains import (
    ANDREW,
    DONATION_EVENT,
    EVENT,
    FREE,
    LAST_EVENT,
)
from magnate.games.carnegie.options import OPTIONS
from magnate.games.carnegie.rules import (
    Rules,
)
from magnate.games.carnegie.state import CarnegieState
from tests.helpers.pause import Pause

EVENT_ROWS = (
    (WEST, DONATION_EVENT, MIDWEST, EAST, LAST_EVENT + EAST),
    (SOUTH, EAST, DONATION_EVENT, WEST, LAST_EVENT + MIDWEST),
    (DONATION_EVENT, SOUTH, MIDWEST, WEST, LAST_EVENT + SOUTH),
    (MIDWEST, EAST, DONATION_EVENT, SOUTH, LAST_EVENT + WEST),
)
A, B = 0, 1


def rules_for(
    players: int = 2, override: Mapping[str, Any] | None = None, **options: OptionValue
) -> Rules:
    defaults: dict[str, OptionValue] = {option.name: option.default for option in OPTIONS}
    return Rules(players, defaults | options, COMPONENTS.content(override or {}))


def company_at_start(rules: Rules) -> Company:
    """A company with nobody active, sides A and no disc built."""
    lying = [0] * CELLS
    lying[list(rules.board).index(LOBBY)] = rules.start_employees - 5
    return Company(
        goods=0,
        money=0,
        vp=0,
        cells=rules.board[:],
        lying=ints(lying),
        standing=zeros(CELLS),
        missions=zeros(REGIONS),
        reserve=5,
        discs=22,
        sides=ints([A] * PROJECTS),
        advanced=zeros(PROJECTS),
        built=zeros(PROJECTS),
        tracks=zeros(REGIONS),
        reserved=-1,
        joker=False,
        donations=0,
        noted=-1,
    )


def position(rules: Rules, over: bool = False) -> CarnegieState:
    """An empty map in round 1 with companies that have neither goods nor money."""
    andrew = new_andrew(rules) if rules.solo else None
    if andrew is not None:
        andrew.deck = deal_deck(rules, Rng.seeded(2))
    return CarnegieState(
        rules=rules,
        rng=Rng.seeded(1),
        stack=[] if over else [Pause()],
        companies=[company_at_start(rules) for _ in range(rules.players)],
        slots=ints([FREE] * SLOTS),
        projects=zeros(SLOTS),
        tiles=ints([rules.tile_copies] * TILES),
        donations=zeros(DONATIONS),
        events=ints(event for row in EVENT_ROWS for event in row),
        markers=zeros(TYPES),
        round_number=1,
        first=0,
        row=0,
        moving=0,
        phase=EVENT,
        begun=0,
        step=0,
        waiting=False,
        points=0,
        answered=0,
        cursors=0,
        secret_sides=ints([-1] * rules.players),
        andrew=andrew,
    )


def build(state: CarnegieState, who: int, project: int, *slots: str) -> None:
    """Put discs of a seat, or of Andrew, on slots such as "chicago/2"."""
    for text in slots:
        slot = SLOT.texts.index(text)
        assert state.slots[slot] == FREE
        state.slots[slot] = who
        state.projects[slot] = project
        if who < state.players:
            state.companies[who].built[project] += 1


def donate(state: CarnegieState, who: int, *spaces: str) -> None:
    """Put discs of a seat, or of Andrew, on donation spaces."""
    for text in spaces:
        space = DONATION.texts.index(text)
        state.donations[space] |= 1 << who
        if who != ANDREW:
            state.companies[who].donations |= 1 << space


def cities(*names: str) -> list[bool]:
    """Which of all cities are named."""
    assert all(name in CITY.texts for name in names)
    return [CITY.texts[city] in names for city in range(CITIES)]


def first_slot(city: str) -> int:
    return list(CITY_OF).index(list(CITY.texts).index(city))
