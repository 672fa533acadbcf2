"""Plays the golden games and writes their records: `python -m tests.golden.make`.

Only for rules that have changed on purpose, with their version raised.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import magnate
from magnate.core.matches import Match
from magnate.core.options import OptionValue
from magnate.core.records import Record
from magnate.core.rng import Rng
from magnate.signature import signature
from tests.contract.games import GAMES, SMALL_CITY
from tests.helpers.players import Curious, Player, anything, somebody

FOLDER = Path(__file__).parent
SIGNATURE = FOLDER / "signature.txt"

MOST = 400
"""Longer games are broken off, so that the records stay small, ..."""
WHOLE = 4_000
"""... but for a few, which come to their end."""


@dataclass(frozen=True)
class Golden:
    """A game to play; those of odd seeds take moves back now and then."""

    game: str
    players: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    content: Mapping[str, Any] | None = None
    most: int = MOST

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.players}-{self.seed}.json"

    def player(self) -> Player:
        """Where mere chance does little, the player is curious."""
        idle = GAMES[self.game].idle
        return Curious(idle) if idle else anything


CONTAINER = tuple(
    Golden("container", players, seed, options)
    for players in (3, 4, 5)
    for seed, options in enumerate(
        (
            {},
            {"investment_bank": False},
            {"investment_bank": False, "rebuy_in_port": True},
            {"open_money": True},
            {"rebuy_in_port": True},
            {"skip_auctioned_space": True},
            {"investment_bank": False, "open_money": True},
        )
    )
)[:20]

ODD_CHAIRS = {"printed": {"trade": {"chairs": [0, 1, 2]}, "research": {"chairs": [3, 1, 1]}}}

CARNEGIE = (
    Golden("carnegie", 1, 0, {"difficulty": "easy"}),
    Golden("carnegie", 1, 1, {"difficulty": "normal", "tab_sides": "A"}),
    Golden("carnegie", 1, 2, {"difficulty": "hard", "tab_sides": "B"}),
    Golden("carnegie", 1, 3, {"difficulty": "expert", "tab_sides": "random"}),
    Golden("carnegie", 2, 0),
    Golden("carnegie", 2, 1, {"secret_donation": True, "wait": True}),
    Golden("carnegie", 3, 0, {"tab_sides": "B"}),
    Golden("carnegie", 3, 1),
    Golden("carnegie", 3, 3, {"wait": True}, ODD_CHAIRS),
    Golden("carnegie", 4, 0, {"tab_sides": "random", "wait": True}),
    Golden("carnegie", 4, 1, {"secret_donation": True}),
    Golden("carnegie", 4, 3, {"tab_sides": "A"}),
)

ROLLING_HEIGHTS = (
    Golden("rolling_heights", 1, 0, {"difficulty": "easy"}),
    Golden("rolling_heights", 1, 1, {"difficulty": "normal"}),
    Golden("rolling_heights", 1, 2, {"difficulty": "hard", "first_game_ads": True}),
    Golden("rolling_heights", 2, 0, {"roll_ahead": False}, most=WHOLE),
    Golden("rolling_heights", 2, 1, {"roll_ahead": True}),
    Golden("rolling_heights", 2, 3, {"first_game_ads": True}),
    Golden("rolling_heights", 3, 0, {"first_game_ads": True, "roll_ahead": True}),
    Golden("rolling_heights", 3, 1, {"roll_ahead": False}),
    Golden("rolling_heights", 3, 3, {"roll_ahead": True}, SMALL_CITY, WHOLE),
    Golden("rolling_heights", 4, 0, {"roll_ahead": True}),
    Golden("rolling_heights", 4, 1, most=WHOLE),
    Golden("rolling_heights", 4, 3, {"first_game_ads": True, "roll_ahead": True}),
)

PLAN = (*CONTAINER, *CARNEGIE, *ROLLING_HEIGHTS)


def play(golden: Golden) -> Match:
    """A random game, to its end or until it is long enough."""
    rng = Rng.seeded(golden.seed, f"golden/{golden.players}")
    game = magnate.game(golden.game)
    match = Match.start(game, golden.players, golden.seed, (), golden.content, **golden.options)
    player = golden.player()
    while not match.state.over and len(match.entries) < golden.most:
        seat = somebody(match.state, rng)
        count = match.undoable(seat)
        if golden.seed % 2 == 1 and count > 0 and rng.below(20) == 0:
            match.undo(seat, 1 + rng.below(count))
        else:
            match.play(seat, player(match.state, seat, rng))
    return match


def without_content(record: Record) -> Record:
    """A record without the effective component facts, which would make the files large: the
    installed ones are known, and the digest tells if they aren't the same any more."""
    return replace(record, content=replace(record.content, effective=None))


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.json"))


def main() -> None:
    for old in files():
        old.unlink()
    for golden in PLAN:
        match = play(golden)
        without_content(match.record()).save(golden.path)
        print(f"{golden.path.name}: {len(match.entries)} plies, over: {match.state.over}")
    SIGNATURE.write_text(signature() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
