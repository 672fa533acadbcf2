"""Andrew Carnegie, the solo opponent: his pieces and cards (CAR-9)."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from magnate.core.ints import Ints, ints, sum_of, zeros
from magnate.core.rng import Rng
from magnate.games.carnegie.actions import REGIONS
from magnate.games.carnegie.domains import (
    ANDREW,
)
from magnate.games.carnegie.rules import (
    Rules,
)


def chooses_in(round_number: i64) -> bool:
    """Whether he chooses the action of a round: the player does in the first one (CAR-9.3)."""
    return round_number % 2 == 0


@final
@mypyc_attr(acyclic=True)
class Andrew:
    """Cards are numbers of `rules.cards`; `deck[played]` is the one of this round."""

    def __init__(
        self,
        deck: list[int],
        played: i64,
        shown: bool,
        shift: i64,
        reached: Ints,
        discs: i64,
        tracks: Ints,
        tiles: list[int],
    ) -> None:
        self.deck = deck
        """The 20 cards in their order, none before the neutral discs lie; clones share it, so it is
        never changed in place."""
        self.played = played
        """How many cards have been tucked away."""
        self.shown = shown
        """Whether this round's card has been turned up."""
        self.shift = shift
        """How far this round's card has been shifted."""
        self.reached = reached
        """How many cards ended under each VP card."""
        self.discs = discs
        """Discs not yet placed."""
        self.tracks = tracks
        """The space on each region's transport track."""
        self.tiles = tiles
        """Department tiles he has taken, in that order."""

    def clone(self) -> Andrew:
        return Andrew(
            deck=self.deck,
            played=self.played,
            shown=self.shown,
            shift=self.shift,
            reached=self.reached[:],
            discs=self.discs,
            tracks=self.tracks[:],
            tiles=self.tiles[:],
        )

    def problems(self, rules: Rules, slots: Ints, donations: Ints) -> list[str]:
        """What is wrong with his pieces."""
        found: list[str] = []
        size = len(self.deck)
        if size == 0 and self.played == 0 and not self.shown:
            return found
        if size != rules.rounds or any(self.deck.count(card) > 1 for card in self.deck):
            found.append(f"Andrew: a deck of {size} cards, or some of them twice")
        advanced = sum(rules.cards[card].advanced for card in self.deck)
        if advanced != rules.advanced_cards:
            found.append(f"Andrew: {advanced} advanced cards")
        if not 0 <= self.played <= size or sum_of(self.reached) != self.played:
            found.append(f"Andrew: {self.played} cards played, {list(self.reached)} tucked away")
        if len(self.reached) != len(rules.shift_vp) or min(self.reached) < 0:
            found.append(f"Andrew: {list(self.reached)} cards under the VP cards")
        if self.shown and self.played == size:
            found.append("Andrew: a card is shown after the last")
        if not 0 <= self.shift <= len(rules.shift_vp) - 1 or (self.shift > 0 and not self.shown):
            found.append(f"Andrew: a card is shifted by {self.shift}")
        discs = self.discs + list(slots).count(ANDREW)
        discs += sum((mask >> ANDREW) & 1 for mask in donations)
        if self.discs < 0 or discs != rules.andrew_discs:
            found.append(f"Andrew: {discs} discs, {self.discs} of them in stock")
        for region in range(REGIONS):
            if not 0 <= self.tracks[region] <= rules.tracks[region].last:
                found.append(f"Andrew: space {self.tracks[region]} of track {region}")
        return found

    def to_dict(self) -> dict[str, Any]:
        return {
            "deck": self.deck[:],
            "played": self.played,
            "shown": self.shown,
            "shift": self.shift,
            "reached": list(self.reached),
            "discs": self.discs,
            "tracks": list(self.tracks),
            "tiles": self.tiles[:],
        }


def andrew_from_dict(data: dict[str, Any]) -> Andrew:
    """Read back what `to_dict` wrote."""
    return Andrew(
        deck=list(data["deck"]),
        played=data["played"],
        shown=data["shown"],
        shift=data["shift"],
        reached=ints(data["reached"]),
        discs=data["discs"],
        tracks=ints(data["tracks"]),
        tiles=list(data["tiles"]),
    )


def new_andrew(rules: Rules) -> Andrew:
    """Andrew at the start (CAR-9.1); his deck is made when the neutral discs lie (CAR-9.10)."""
    return Andrew(
        deck=[],
        played=0,
        shown=False,
        shift=0,
        reached=zeros(len(rules.shift_vp)),
        discs=rules.andrew_discs,
        tracks=zeros(REGIONS),
        tiles=[],
    )


def deal_deck(rules: Rules, rng: Rng) -> list[int]:
    """The cards of a game, drawn from all of them for its difficulty (CAR-9.2)."""
    return _deal(rules, [], [], rng)


def deal_unseen(rules: Rules, andrew: Andrew, rng: Rng, laid: bool = True) -> None:
    """Deal his unseen cards anew, true to the backs that can be seen (CAR-9.3, CAR-9.10).

    Two backs can: of this round's card and of the next; before the first is `laid`, only one.
    """
    if not andrew.deck:
        return
    seen = andrew.played + 1 if andrew.shown else andrew.played
    end = andrew.played + 2 if laid else andrew.played + 1
    backs = [rules.cards[card].back() for card in andrew.deck[seen:end]]
    andrew.deck = _deal(rules, andrew.deck[:seen], backs, rng)


def _deal(rules: Rules, known: list[int], backs: list[int], rng: Rng) -> list[int]:
    """A deck that begins with known cards, then cards with known backs."""
    pool = [card for card in range(len(rules.cards)) if card not in known]
    rng.shuffle(pool)
    deck = known[:]
    for back in backs:
        for card in pool:
            if rules.cards[card].back() == back:
                deck.append(card)
                pool.remove(card)
                break
    advanced = rules.advanced_cards - sum(rules.cards[card].advanced for card in deck)
    normal = rules.rounds - len(deck) - advanced
    rest: list[int] = []
    for card in pool:
        if rules.cards[card].advanced:
            if advanced > 0:
                advanced -= 1
                rest.append(card)
        elif normal > 0:
            normal -= 1
            rest.append(card)
    rng.shuffle(rest)
    return deck + rest
