"""Many games between bots. However many processes play them, the results are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from magnate.bots import bot, play_out
from magnate.core.errors import BadSetup
from magnate.core.facts import FactKind, Journal
from magnate.core.game import game
from magnate.core.options import OptionValue
from magnate.core.rng import Rng

SHARES: Final = 60
"""A win in parts that one to five winners can share evenly, so that results stay whole numbers."""


@dataclass(frozen=True)
class Plan:
    """What is played: everything that the results depend on, but for the number of games."""

    game: str
    bots: tuple[str, ...]
    """One for each seat."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    content: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0

    @property
    def players(self) -> int:
        return len(self.bots)


@dataclass
class Tally:
    """Sums over games, by seat where they are lists."""

    wins: list[int]
    """In parts of `SHARES`."""
    scores: list[int]
    squares: list[int]
    lowest: list[int]
    highest: list[int]
    endings: dict[str, int]
    games: int = 1
    decisions: int = 0
    turns: int = 0
    opponent: int | None = None
    """The scores of an opponent that the rules play, where there is one."""

    def add(self, other: Tally) -> None:
        self.wins = _sums(self.wins, other.wins)
        self.scores = _sums(self.scores, other.scores)
        self.squares = _sums(self.squares, other.squares)
        self.lowest = [min(pair) for pair in zip(self.lowest, other.lowest, strict=True)]
        self.highest = [max(pair) for pair in zip(self.highest, other.highest, strict=True)]
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        if self.opponent is not None and other.opponent is not None:
            self.opponent += other.opponent


def _sums(left: list[int], right: list[int]) -> list[int]:
    return [a + b for a, b in zip(left, right, strict=True)]


def make_plan(
    name: str,
    players: int | None,
    bots: Sequence[str],
    options: Mapping[str, Any],
    content: Mapping[str, Any],
    seed: int,
) -> Plan:
    """A checked plan. Bots sit in the order named; the last one fills the other seats."""
    setup = game(name).prepare(players, content, options)
    return Plan(name, seat_bots(bots, setup.players), setup.options, setup.content.override, seed)


def seat_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bot of each seat: as named, in order, the last one repeated."""
    if not names:
        raise BadSetup("name at least one bot")
    if len(names) > seats:
        raise BadSetup(f"{len(names)} bots are too many for {seats} seats")
    for name in names:
        bot(name)
    return (*names, *[names[-1]] * (seats - len(names)))


def play_game(plan: Plan, number: int) -> Tally:
    """Game `number` of a plan, seeded from the plan's seed and the number alone."""
    played = game(plan.game)
    seeds = Rng.seeded(plan.seed, f"game {number}")
    setup = played.prepare(plan.players, plan.content, plan.options)
    journal = Journal()
    state = played.deal(setup, Rng.seeded(_seed(seeds), played.name), journal)
    decisions = play_out(state, [bot(name, _seed(seeds)) for name in plan.bots])
    ranking = state.ranking()
    winners = ranking.count(1)
    scores = state.scores()
    opponent = state.opponent()
    turns = 0
    endings: dict[str, int] = {}
    for event in journal.events:
        kind = event.fact.kind
        if kind is played.turn_event:
            turns += 1
        elif kind in played.ending_events:
            endings[ending_name(kind)] = 1
    return Tally(
        # Without a winner nobody shares: a player of the rules who has no seat can be first.
        wins=[SHARES // winners if place == 1 else 0 for place in ranking],
        scores=scores,
        squares=[score * score for score in scores],
        lowest=scores[:],
        highest=scores[:],
        endings=endings,
        decisions=decisions,
        turns=turns,
        opponent=None if opponent is None else opponent["total"],
    )


def ending_name(kind: FactKind) -> str:
    """What an ending is called in results, by the last word of its key: `supply`."""
    return kind.key.rpartition("-")[2]


def _seed(rng: Rng) -> int:
    return (rng.word() << 32) | rng.word()


def _play_games(plan: Plan, numbers: range) -> Tally:
    total = play_game(plan, numbers[0])
    for number in numbers[1:]:
        total.add(play_game(plan, number))
    return total


def run(
    plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Tally:
    """Play the games in so many processes; `progress` is told how many more are done."""
    if games < 1 or jobs < 1:
        raise BadSetup("games and jobs must be at least 1")
    size = 1 if jobs == 1 else max(1, min(5, games // (jobs * 4)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    total: Tally | None = None
    for tally in _tallies(plan, chunks, min(jobs, len(chunks))):
        if progress is not None:
            progress(tally.games)
        if total is None:
            total = tally
        else:
            total.add(tally)
    assert total is not None
    return total


def _tallies(plan: Plan, chunks: list[range], jobs: int) -> Iterator[Tally]:
    """The chunks' results, in order."""
    if jobs == 1:
        for chunk in chunks:
            yield _play_games(plan, chunk)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context
    from signal import SIG_IGN, SIGINT, signal

    # An interruption is for this process to handle; the others finish what they have begun.
    pool = ProcessPoolExecutor(
        jobs, get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN)
    )
    try:
        for future in [pool.submit(_play_games, plan, chunk) for chunk in chunks]:
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The results as plain data: by bot name, and by seat in order."""
    seats = [
        {
            "seat": seat + 1,
            "bot": name,
            "wins": round(tally.wins[seat] / SHARES, 3),
            "mean_score": round(tally.scores[seat] / tally.games, 3),
            "deviation": round(_deviation(tally, seat), 3),
            "lowest": tally.lowest[seat],
            "highest": tally.highest[seat],
        }
        for seat, name in enumerate(plan.bots)
    ]
    wins: dict[str, float] = {}
    means: dict[str, float] = {}
    for name in dict.fromkeys(plan.bots):
        own = [seat for seat in range(plan.players) if plan.bots[seat] == name]
        wins[name] = round(sum(tally.wins[seat] for seat in own) / SHARES, 3)
        scores = sum(tally.scores[seat] for seat in own)
        means[name] = round(scores / (tally.games * len(own)), 3)
    opponent = None if tally.opponent is None else round(tally.opponent / tally.games, 3)
    return {
        "game": plan.game,
        "rules": game(plan.game).version,
        "players": plan.players,
        "options": dict(plan.options),
        "content": dict(plan.content),
        "seed": plan.seed,
        "bots": list(plan.bots),
        "games": tally.games,
        "wins": wins,
        "mean_scores": means,
        "opponent_mean": opponent,
        "seats": seats,
        "endings": dict(sorted(tally.endings.items())),
        "decisions": tally.decisions,
        "mean_decisions": round(tally.decisions / tally.games, 3),
        "turns": tally.turns,
        "mean_turns": round(tally.turns / tally.games, 3),
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds) if seconds > 0 else 0,
        "games_per_s": round(tally.games / seconds, 3) if seconds > 0 else 0.0,
    }


def _deviation(tally: Tally, seat: int) -> float:
    """The standard deviation of a seat's scores."""
    spread = tally.games * tally.squares[seat] - tally.scores[seat] ** 2
    return sqrt(spread) / tally.games
