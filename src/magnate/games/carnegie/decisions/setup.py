"""The choices of the set-up (CAR-1.7 to 1.9, CAR-10.1)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import Decision, OneSeat
from magnate.core.facts import Fact
from magnate.core.ints import adding, bit, setting
from magnate.core.vocabulary import NOT_NOW
from magnate.games.carnegie.actions import (
    CHOOSE_SIDES,
    HOUSING,
    NOTE,
    PLACE,
    PROJECTS,
    RESERVE,
    SLOTS,
    TILES,
)
from magnate.games.carnegie.andrew import deal_deck
from magnate.games.carnegie.decisions.building import put_project
from magnate.games.carnegie.decisions.solo import leftmost_free
from magnate.games.carnegie.domains import FREE, NEUTRAL
from magnate.games.carnegie.facts import (
    ASK_NOTE,
    ASK_PLACE,
    ASK_RESERVE,
    ASK_SIDES,
    NEUTRAL_DISC,
    NEUTRAL_DONATION,
    NO_TILE,
    NOT_FREE,
    NOTED,
    PLACED,
    RESERVED,
    SIDES_CHOSEN,
    WRONG_SLOT,
)
from magnate.games.carnegie.scoring import score_change
from magnate.games.carnegie.state import CarnegieState


class ChooseSides(Decision[CarnegieState]):
    """Everyone picks the sides of his four project tabs, shown together (CAR-1.9)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (CHOOSE_SIDES,)

    def seats(self, state: CarnegieState) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.players) if state.secret_sides[seat] < 0])

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_SIDES.at()

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        out.extend(CHOOSE_SIDES.actions)

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        return NOT_NOW.at()

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        state.secret_sides = setting(state.secret_sides, seat, action.a)
        if -1 in state.secret_sides:
            return
        for player in range(state.players):
            set_sides(state, player, state.secret_sides[player])
            state.secret_sides = setting(state.secret_sides, player, -1)
        state.seal()  # they are shown, and the neutral discs are drawn next
        state.close()


def place_neutral_discs(state: CarnegieState) -> None:
    """By Andrew's cards, until all are placed; a space taken or a city full is passed (CAR-1.6,
    CAR-1.11). Alone, the cards are shuffled and his deck is made of them (CAR-9.10)."""
    rules = state.rules
    slots = state.slots[:]
    donations = state.donations[:]
    cards = list(range(len(rules.cards)))
    left = rules.neutral_discs
    if left > 0:
        state.rng.shuffle(cards)
    for number in cards:
        if left == 0:
            break
        card = rules.cards[number]
        if donations[card.donation] == 0:
            donations[card.donation] = bit(NEUTRAL)
            state.tell(NEUTRAL_DONATION, number, card.donation)
            left -= 1
        for city in card.cities:
            slot = leftmost_free(slots, city)
            if left > 0 and slot >= 0:
                slots[slot] = NEUTRAL
                state.tell(NEUTRAL_DISC, number, slot)
                left -= 1
    state.slots = slots
    state.donations = donations
    if state.andrew is not None:
        state.andrew.deck = deal_deck(rules, state.rng)


def set_sides(state: CarnegieState, seat: i64, sides: i64) -> None:
    """The first tab is the highest bit: AAAB is 1."""
    for project in range(PROJECTS):
        state.companies[seat].sides[project] = (sides >> (PROJECTS - 1 - project)) & 1
    state.tell(SIDES_CHOSEN, seat, sides)


class PlaceHousing(OneSeat[CarnegieState]):
    """Where does the housing disc go? A free housing slot of a medium or large city."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (PLACE,)

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_PLACE.at()

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        for slot in range(SLOTS):
            if state.slots[slot] == FREE and state.rules.slot_type[slot] == HOUSING:
                out.append(PLACE.at(slot))

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        return WRONG_SLOT.at() if state.slots[action.a] == FREE else NOT_FREE.at()

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        return {"score": score_change(state, seat, action)}

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        state.tell(PLACED, seat, action.a)
        put_project(state, seat, HOUSING, action.a)
        state.replace(ReserveTile(seat))


class ReserveTile(OneSeat[CarnegieState]):
    """Which open tile does he keep for himself? It must be the first he builds (CAR-1.7)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (RESERVE,)

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_RESERVE.at()

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        for tile in range(TILES):
            if state.tiles[tile] > 0:
                out.append(RESERVE.at(tile))

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        return NO_TILE.at()

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        state.tiles = adding(state.tiles, action.a, -1)
        state.companies[seat].reserved = action.a
        state.tell(RESERVED, seat, action.a)
        state.close()


class NoteDonation(Decision[CarnegieState]):
    """Everyone secretly notes a donation that will count for him (CAR-10.1)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (NOTE,)

    def seats(self, state: CarnegieState) -> tuple[int, ...]:
        return tuple([s for s in range(state.players) if state.companies[s].noted < 0])

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_NOTE.at()

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        out.extend(NOTE.actions)

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        return NOT_NOW.at()

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        return {"score": score_change(state, seat, action)}

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        state.companies[seat].noted = action.a
        state.tell(NOTED, seat)
        for company in state.companies:
            if company.noted < 0:
                return
        state.seal()
        state.close()
