"""Plays the golden games and writes their records: `python -m tests.golden.make`.

Only for rules that have changed on purpose, with their version raised.
"""

from __future__ import annotations

from pathlib import Path

import magnate
from magnate.core.matches import Match
from magnate.core.rng import Rng
from magnate.signature import signature

FOLDER = Path(__file__).parent
SIGNATURE = FOLDER / "signature.txt"

WHOLE = 400
"""Longer games are broken off, so that the records stay small."""

PLAN: tuple[tuple[int, int, dict[str, bool]], ...] = tuple(
    (players, seed, options)
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


def play(players: int, seed: int, options: dict[str, bool]) -> Match:
    """A random game; those of odd seeds take moves back now and then."""
    rng = Rng.seeded(seed, f"golden/{players}")
    match = Match.start(magnate.game("container"), players, seed, (), None, **options)
    while not match.state.over and len(match.log) < WHOLE:
        asked = match.state.to_act
        seat = asked[rng.below(len(asked))]
        count = match.undoable(seat)
        if seed % 2 == 1 and count > 0 and rng.below(20) == 0:
            match.undo(seat, 1 + rng.below(count))
        else:
            legal = match.state.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
    return match


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.json"))


def main() -> None:
    for old in files():
        old.unlink()
    for players, seed, options in PLAN:
        path = FOLDER / f"container-{players}-{seed}.json"
        match = play(players, seed, options)
        match.record().save(path)
        print(f"{path.name}: {len(match.log)} plies, over: {match.state.over}")
    SIGNATURE.write_text(signature() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
