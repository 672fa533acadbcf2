"""The turn of Andrew, the solo opponent; he is asked nothing (CAR-9.4 to 9.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.ints import Ints, bit, ints, setting
from magnate.games.carnegie.actions import (
    CITIES,
    CITY_OF,
    CONSTRUCTION,
    HR,
    MANAGEMENT,
    SLOTS,
    TILES,
    TYPE_OF,
)
from magnate.games.carnegie.andrew import Andrew
from magnate.games.carnegie.domains import (
    ANDREW,
    DONATION_EVENT,
    FREE,
)
from magnate.games.carnegie.facts import (
    ANDREW_ADVANCED,
    ANDREW_BUILT,
    ANDREW_CARD,
    ANDREW_CHOSE,
    ANDREW_DONATED,
    ANDREW_NO_DONATION,
    ANDREW_NO_SLOT,
    ANDREW_NO_STEP,
    ANDREW_NO_TILE,
    ANDREW_SHIFTED,
    ANDREW_TOOK_TILE,
    ANDREW_TUCKED,
)
from magnate.games.carnegie.rules import (
    AndrewCard,
)
from magnate.games.carnegie.state import CarnegieState

FIRST_SLOT: Final = ints([list(CITY_OF).index(city) for city in range(CITIES)])
"""The leftmost slot of each city."""
NONE_LEFT: Final = -1


def show_card(state: CarnegieState) -> None:
    """Turn up this round's card (CAR-9.10)."""
    andrew = _andrew(state)
    andrew.shown = True
    state.tell(ANDREW_CARD, andrew.deck[andrew.played])
    state.seal()


def andrew_chooses(state: CarnegieState) -> i64:
    """The row he picks with the shown card (CAR-9.4)."""
    row = _card(state, _andrew(state)).chooses
    state.tell(ANDREW_CHOSE, row)
    return row


def andrew_acts(state: CarnegieState) -> None:
    """His whole turn: the event of the moving row, then the action of the picked one."""
    andrew = _andrew(state)
    card = _card(state, andrew)
    if state.event() >= DONATION_EVENT:
        _donate(state, andrew, card.donation)
    if state.row == HR:
        _shift(state, andrew, card.hr_shift)
    elif state.row == MANAGEMENT:
        _take_tiles(state, andrew, card.takes)
    elif state.row == CONSTRUCTION:
        _build(state, andrew, card.cities)
    else:
        _advance(state, andrew, card.region, card.steps)


def tuck_card(state: CarnegieState) -> None:
    """At the end of the round the card goes under the VP card it reached (CAR-9.7)."""
    andrew = _andrew(state)
    state.tell(ANDREW_TUCKED, andrew.deck[andrew.played], state.rules.shift_vp[andrew.shift])
    andrew.reached[andrew.shift] += 1
    andrew.played += 1
    andrew.shown = False
    andrew.shift = 0


def leftmost_free(slots: Ints, city: i64) -> i64:
    """The first free slot of a city whatever its type, or -1 (CAR-1.11, CAR-9.6)."""
    slot = FIRST_SLOT[city]
    while slot < SLOTS and CITY_OF[slot] == city:
        if slots[slot] == FREE:
            return slot
        slot += 1
    return NONE_LEFT


def _andrew(state: CarnegieState) -> Andrew:
    andrew = state.andrew
    assert andrew is not None
    return andrew


def _card(state: CarnegieState, andrew: Andrew) -> AndrewCard:
    return state.rules.cards[andrew.deck[andrew.played]]


def _shift(state: CarnegieState, andrew: Andrew, places: i64) -> None:
    """Shift the card, never beyond the last VP card."""
    vp = state.rules.shift_vp
    places = min(places, len(vp) - 1 - andrew.shift)
    if places > 0:
        andrew.shift += places
        state.tell(ANDREW_SHIFTED, places, vp[andrew.shift])


def _donate(state: CarnegieState, andrew: Andrew, space: i64) -> None:
    if state.donations[space] != 0 or andrew.discs == 0:
        state.tell(ANDREW_NO_DONATION, space)
        _shift(state, andrew, 1)
        return
    andrew.discs -= 1
    state.donations = setting(state.donations, space, bit(ANDREW))
    state.tell(ANDREW_DONATED, space)


def _take_tiles(state: CarnegieState, andrew: Andrew, takes: list[int]) -> None:
    """For each symbol the lowest open tile of its type, never two copies of one at a time."""
    before = len(andrew.tiles)
    tiles = state.tiles[:]
    for kind in takes:
        tile = _lowest_tile(tiles, kind, andrew.tiles[before:])
        if tile == NONE_LEFT:
            state.tell(ANDREW_NO_TILE, kind)
            _shift(state, andrew, 1)
        else:
            tiles[tile] -= 1
            andrew.tiles.append(tile)
            state.tell(ANDREW_TOOK_TILE, tile)
    state.tiles = tiles


def _lowest_tile(tiles: Ints, kind: i64, taken: list[int]) -> i64:
    for tile in range(TILES):
        if TYPE_OF[tile] == kind and tiles[tile] > 0 and tile not in taken:
            return tile
    return NONE_LEFT


def _build(state: CarnegieState, andrew: Andrew, cities: list[int]) -> None:
    """A disc in each city, in the order of the card (CAR-9.11: no income from small ones)."""
    slots = state.slots[:]
    for city in cities:
        slot = leftmost_free(slots, city)
        if slot == NONE_LEFT or andrew.discs == 0:
            state.tell(ANDREW_NO_SLOT, city)
            _shift(state, andrew, 1)
        else:
            andrew.discs -= 1
            slots[slot] = ANDREW
            state.tell(ANDREW_BUILT, slot)
    state.slots = slots


def _advance(state: CarnegieState, andrew: Andrew, region: i64, steps: i64) -> None:
    """One step after the other; the last space gives him no bonus (CAR-9.11)."""
    last = state.rules.tracks[region].last
    for _ in range(steps):
        space = andrew.tracks[region] + 1
        if space > last or (space == last and state.last_space_taken(region)):
            state.tell(ANDREW_NO_STEP, region)
            _shift(state, andrew, 1)
        else:
            andrew.tracks[region] = space
            state.tell(ANDREW_ADVANCED, region, space + 1)
