"""The contract on a tiny game that has everything, and on games that break one law each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from traceback import extract_tb
from typing import Unpack

import pytest

from magnate.core import contract, laws
from magnate.core.actions import ActionKind, ActionTable
from magnate.core.contract import check_game, check_match, check_table
from magnate.core.domains import Domain
from magnate.core.game import Game
from magnate.core.laws import ContractBroken, pick
from magnate.core.matches import Entry, Match, Said
from magnate.core.options import Setup
from magnate.core.records import Holder
from magnate.core.rng import Rng
from tests.contract.broken_games import BROKEN
from tests.contract.tiny_game import TABLE, TinyGame, registered


@pytest.mark.parametrize("dice", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tiny_game_keeps_every_law(players: int, dice: bool) -> None:
    check_table(TABLE)
    with registered(TinyGame()) as game:
        for seed in range(6):
            check_game(game, players, seed, every=3, dice=dice)


def check_games(game: TinyGame) -> None:
    for seed in range(40):
        check_game(game, 4 - seed % 3, seed, every=2)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "LONGEST_GAME", 60)
    game, law, words = BROKEN[name]
    with registered(game), pytest.raises(ContractBroken, match=words) as caught:
        check_games(game)
    assert re.match(r"tiny, . players, .*, seed \d+, (ply \d+|the end): .", str(caught.value))
    cause = caught.value.__context__
    assert cause is not None
    assert law in [frame.name for frame in extract_tb(cause.__traceback__)]


def test_every_law_can_fail() -> None:
    broken = {law for _, law, _ in BROKEN.values()}
    kept = {
        law.__name__
        for law in (*contract.EACH_PLY, *contract.EACH_POSITION, laws.hidden_things_vary)
    }
    assert kept - broken == set()


class ForgettingMatch(Match):
    """Undo takes back what others have answered since."""

    def undo(self, seat: int, count: int = 1, **said: Unpack[Said]) -> Entry:
        entry = super().undo(seat, count, **said)
        self.state = self._deal()
        self.moves = []
        return entry


class DeletingMatch(Match):
    def undo(self, seat: int, count: int = 1, **said: Unpack[Said]) -> Entry:
        entry = super().undo(seat, count, **said)
        del self.entries[-2:]
        return entry


class CarelessMatch(Match):
    """Undo ignores seals."""

    def undoable(self, seat: int) -> int:
        return len([move for move in self.moves if move.seat == seat])


class UnseededMatch(Match):
    def __init__(self, game: Game, setup: Setup, seed: int, seats: Sequence[Holder]) -> None:
        super().__init__(game, setup, seed, seats)
        self.state.rng = Rng.seeded(id(self), "match")


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (ForgettingMatch, "isn't replay|of a taken back answer"),
        (DeletingMatch, "isn't one entry of the log"),
        (CarelessMatch, "isn't replay|took back a sealed move|taken back answer"),
        (UnseededMatch, "doesn't replay"),
    ],
)
def test_a_broken_match_is_found_out(broken: type[Match], words: str) -> None:
    with registered(TinyGame()) as game, pytest.raises(ContractBroken, match=words):
        check_matches(broken, game)


def check_matches(kind: type[Match], game: TinyGame) -> None:
    for seed in range(20):
        rng = Rng.seeded(seed)
        match = kind.start(game, 3, seed)
        while not match.state.over:
            check_match(match, rng)
            seat = pick(match.state.to_act, rng)
            match.play(seat, pick(match.state.legal(seat), rng))


@pytest.mark.parametrize(
    ("texts", "words"),
    [(("a", "a"), "isn't read back"), (("a", "b"), "pickling makes another")],
)
def test_a_broken_table_is_found_out(texts: tuple[str, str], words: str) -> None:
    table = ActionTable("twins", [ActionKind("go", (("way", Domain("way", texts)),))])
    if words.startswith("pickling"):
        ActionTable("twins", [ActionKind("go", (("way", Domain("way", texts)),))])
    with pytest.raises(ContractBroken, match=words):
        check_table(table)
