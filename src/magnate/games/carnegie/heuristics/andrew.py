"""What the backs of Andrew's cards tell (CAR-9.3)."""

from __future__ import annotations

from typing import Final

from magnate.games.carnegie.actions import CONSTRUCTION, HR, MANAGEMENT, TYPES
from magnate.games.carnegie.domains import ADVANCED_BACK
from magnate.games.carnegie.rules import AndrewCard, Rules
from magnate.games.carnegie.state import CarnegieState

BACKS: Final = ADVANCED_BACK + 1
ANDREW_GAIN: Final = 120
"""What a VP of Andrew's is worth."""
ANDREW_STEP: Final = 150
"""What a step of his on a track brings, in hundredths of a VP."""


def next_rows(state: CarnegieState) -> list[int]:
    """The rows that may be picked next round: alone, the back of Andrew's card may tell."""
    andrew = state.andrew
    if andrew is not None and andrew.played + 1 < len(andrew.deck):
        back = state.rules.cards[andrew.deck[andrew.played + 1]].back()
        if back < TYPES:
            return [back]
    return list(range(TYPES))


def this_back(state: CarnegieState) -> int:
    """The back of this round's card; -1 in company."""
    andrew = state.andrew
    return -1 if andrew is None else state.rules.cards[andrew.deck[andrew.played]].back()


def gain_of_back(rules: Rules, back: int, row: int) -> int:
    """What a row should bring Andrew if his card has this back: the mean of all such cards."""
    total = 0
    cards = 0
    for card in rules.cards:
        if card.back() == back:
            total += _card_gain(rules, card, row)
            cards += 1
    return total // max(1, cards)


def _card_gain(rules: Rules, card: AndrewCard, row: int) -> int:
    if row == HR:
        return ANDREW_GAIN * rules.shift_vp[card.hr_shift]
    if row == MANAGEMENT:
        return ANDREW_GAIN * rules.andrew_tile_vp * len(card.takes)
    if row == CONSTRUCTION:
        gain = 0
        for city in card.cities:
            gain += ANDREW_GAIN * rules.city_vp[city]
        return gain
    return ANDREW_STEP * card.steps
