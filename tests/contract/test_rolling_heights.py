"""Rolling Heights keeps the contract, with any number of players and any options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import magnate
from magnate.core.actions import Action, ActionKind
from magnate.core.contract import check_game, check_table
from magnate.core.matches import Match
from magnate.core.rng import Rng
from magnate.games.rolling_heights.actions import (
    PUSH,
    PUSH_AHEAD,
    REST,
    REST_AHEAD,
    STOP,
    STOP_AHEAD,
    THROW_AHEAD,
    TIRE,
    TIRE_AHEAD,
)
from magnate.games.rolling_heights.options import DIFFICULTIES
from magnate.games.rolling_heights.state import RollingHeightsState
from tests.contract.full_games import check_full_game
from tests.contract.games import LEADERS, SMALL_CITY, Content, rolling_heights_ended
from tests.helpers.players import (
    ROLLING_HEIGHTS_IDLE,
    Curious,
    Player,
    anything,
    play_one,
    somebody,
)
from tests.helpers.secrets import everything_but_chance, same_bytes_over_a_game, varying

ROLLING_HEIGHTS = magnate.game("rolling_heights")

Options = dict[str, Any]

ALONE: tuple[Options, ...] = (
    *({"difficulty": difficulty} for difficulty in DIFFICULTIES),
    {"first_game_ads": True, "roll_ahead": True},
)
TOGETHER: tuple[Options, ...] = (
    {},
    {"first_game_ads": True},
    {"roll_ahead": True},
    {"first_game_ads": True, "roll_ahead": True},
)
SETUPS: tuple[tuple[int, Options], ...] = (
    *((1, options) for options in ALONE),
    *((players, options) for players in (2, 3, 4) for options in TOGETHER),
)

every_setup = pytest.mark.parametrize(
    ("players", "options"),
    SETUPS,
    ids=[
        f"{players}-{','.join(f'{k}={v}' for k, v in options.items()) or 'plain'}"
        for players, options in SETUPS
    ],
)
both_players = pytest.mark.parametrize("kind", ["anything", "curious"])


def player(kind: str) -> Player:
    return anything if kind == "anything" else Curious(ROLLING_HEIGHTS_IDLE)


def test_actions() -> None:
    check_table(ROLLING_HEIGHTS.table)


# The laws


@every_setup
def test_random_games_keep_every_law(players: int, options: Options) -> None:
    check_game(ROLLING_HEIGHTS, players, seed=players, every=60, **options)


@every_setup
def test_games_full_of_action_keep_every_law(players: int, options: Options) -> None:
    check_full_game("rolling_heights", players, seed=players, every=60, **options)


@pytest.mark.parametrize("content", [SMALL_CITY, LEADERS], ids=["small city", "leaders"])
def test_games_with_other_components_keep_every_law(content: Content) -> None:
    check_full_game("rolling_heights", 3, seed=1, every=40, content=content, roll_ahead=True)


@pytest.mark.long
@every_setup
def test_many_random_games_keep_every_law(players: int, options: Options) -> None:
    for seed in range(100, 120):
        check_game(ROLLING_HEIGHTS, players, seed, every=25, **options)
        check_full_game("rolling_heights", players, seed, every=25, **options)


# Secrets


@pytest.mark.slow
@both_players
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_messages_are_the_same_bytes_over_whole_games(players: int, kind: str) -> None:
    state = ROLLING_HEIGHTS.start(players, seed=players, roll_ahead=True)
    same_bytes_over_a_game(state, player(kind), Rng.seeded(players, "bytes"))


@both_players
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_targets_and_piles_vary_and_nothing_else(players: int, kind: str) -> None:
    rng = Rng.seeded(players, "secrets")
    state = start(players, seed=players, roll_ahead=True)
    plays = player(kind)
    while not state.over:
        if rng.below(60) == 0:
            for seat in (None, *range(players)):
                assert varying(state, seat, rng, everything_but_chance) == hidden(state, seat)
        play_one(state, plays, rng)
    assert all(not varying(state, seat, rng, everything_but_chance) for seat in range(players))


def start(players: int, seed: int, content: Content = None, **options: Any) -> RollingHeightsState:
    state = ROLLING_HEIGHTS.start(players, seed, content, **options)
    assert isinstance(state, RollingHeightsState)
    return state


def hidden(state: RollingHeightsState, seat: int | None) -> set[str]:
    """What a seat can't know: others' targets, and plans not drawn unless it is the last."""
    others = [other for other in range(state.players) if other != seat]
    paths = {f"companies.{other}.targets.{n}" for other in others for n in range(2)}
    for level, pile in enumerate(state.piles):
        drawn = state.drawn[level]
        if len(pile) - drawn > 1:
            paths |= {f"piles.{level}.{n}" for n in range(drawn, len(pile))}
    return paths


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_generator_is_one_that_is_dealt_anew(players: int) -> None:
    """The laws look at `generators`: there must be no other."""
    state = start(players, seed=players)
    found = sorted(rng.to_list() for rng in state.generators())
    assert found == sorted(generators_in(state.to_dict()))


def generators_in(data: object) -> Iterator[list[int]]:
    for key, value in data.items() if isinstance(data, dict) else ():
        if key == "rng":
            yield value
        for item in value if isinstance(value, list) else [value]:
            yield from generators_in(item)


# Rolling ahead

IN_TURN: Final[dict[ActionKind, ActionKind]] = {
    REST_AHEAD: REST,
    PUSH_AHEAD: PUSH,
    STOP_AHEAD: STOP,
    TIRE_AHEAD: TIRE,
}
FEW_CUBES: Final = {"players": {number: {"left_out": 25} for number in "34"}}
FEW_WILDS: Final = {**FEW_CUBES, "wilds": {"supply": 2}}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_done_ahead_could_as_well_be_done_in_turn(players: int) -> None:
    """The same throws land alike, whoever throws first, and the same game comes of it, even where
    there are too few wilds for all who strike."""
    ahead = 0
    for seed in range(10):
        rng = Rng.seeded(seed, "ahead")
        plays = Curious(ROLLING_HEIGHTS_IDLE)
        content = FEW_WILDS if seed % 2 else FEW_CUBES
        state = start(players, seed, content, roll_ahead=True)
        other = start(players, seed, content)
        later: list[list[Action]] = [[] for _ in range(players)]
        while not state.over:
            seat = somebody(state, rng)
            action = plays(state, seat, rng)
            state.advance(seat, action)
            if action.kind in IN_TURN:
                later[seat].append(IN_TURN[action.kind].at(*action.args))
            elif action.kind is not THROW_AHEAD:
                for step in [*later[seat], action]:
                    other.play(seat, step)
                ahead += len(later[seat])
                later[seat].clear()
        assert rolling_heights_ended(state) == "by the cubes of a colour"  # as all could foresee
        assert other.digest() == state.digest()
    assert ahead > 50


def test_who_throws_ahead_takes_no_undo_from_others() -> None:
    rng = Rng.seeded(1, "undo")
    plays = Curious(ROLLING_HEIGHTS_IDLE)
    match = Match.start(ROLLING_HEIGHTS, 3, seed=1, roll_ahead=True)
    kept = 0
    while not match.state.over:
        seat = somebody(match.state, rng)
        before = undoable_by_others(match, seat)
        action = plays(match.state, seat, rng)
        match.play(seat, action)
        if action.kind.free:
            assert undoable_by_others(match, seat) == before
            kept += sum(before)
    assert kept > 20


def undoable_by_others(match: Match, seat: int) -> list[int]:
    return [match.undoable(other) for other in range(match.setup.players) if other != seat]


# Ways to end


def ending(seed: int, kind: str, content: Content) -> str:
    rng = Rng.seeded(seed, "ending")
    state, plays = start(1 + seed % 4, seed, content), player(kind)
    while not state.over:
        play_one(state, plays, rng)
    return rolling_heights_ended(state)


def test_games_end_in_all_three_ways() -> None:
    assert ending(1, "curious", None) == "by the cubes of a colour"
    seeds = [(seed, kind) for seed in range(24) for kind in ("anything", "curious")]
    assert {ending(*game, SMALL_CITY) for game in seeds} == {
        "by the cubes of a colour",
        "by a full city",
        "by three quiet rounds",
    }
