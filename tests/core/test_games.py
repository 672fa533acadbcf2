"""Games by name, their options, and what is said of wrong ones."""

from __future__ import annotations

from typing import Any

import pytest

import magnate
from magnate.core.errors import BadSetup, MagnateError
from magnate.core.game import Game
from magnate.core.options import Option
from magnate.core.rng import Rng

CONTAINER = magnate.game("container")


def test_games_are_found_by_name() -> None:
    assert CONTAINER in magnate.all_games()
    assert CONTAINER.name == "container"
    with pytest.raises(BadSetup, match=r"there is no game 'chess'; choose one of .*container"):
        magnate.game("chess")


@pytest.mark.parametrize("players", [-1, 0, 2, 6])
def test_the_number_of_players_is_checked(players: int) -> None:
    with pytest.raises(BadSetup, match=f"container is for 3 to 5 players, not {players}"):
        CONTAINER.start(players)


def test_defaults() -> None:
    state = CONTAINER.start()
    assert state.players == 5
    assert state.setup.options == {option.name: option.default for option in CONTAINER.options}
    assert CONTAINER.start(4, seed=0).digest() == CONTAINER.start(4).digest()
    assert CONTAINER.start(4, seed=1).digest() != CONTAINER.start(4).digest()


def test_setups_are_shared() -> None:
    assert CONTAINER.start(4).setup is CONTAINER.start(4, seed=9).setup
    assert CONTAINER.start(4).setup is not CONTAINER.start(4, open_money=True).setup


def test_unknown_options_are_named() -> None:
    with pytest.raises(BadSetup, match="container has no option 'bank'; it has investment_bank"):
        CONTAINER.start(4, bank=True)


@pytest.mark.parametrize("value", [True, "on", "yes", "TRUE", 1, "1"])
def test_a_flag_is_read_from_words(value: Any) -> None:
    assert CONTAINER.start(3, open_money=value).setup.options["open_money"] is True


@pytest.mark.parametrize("value", [False, "off", "No", "false", 0])
def test_a_flag_is_read_from_other_words(value: Any) -> None:
    assert CONTAINER.start(3, investment_bank=value).setup.options["investment_bank"] is False


@pytest.mark.parametrize("value", ["maybe", 2, "", None, [], 1.5])
def test_a_flag_is_on_or_off(value: Any) -> None:
    with pytest.raises(BadSetup, match=r"option open_money can't be .*: choose one of on, off"):
        CONTAINER.start(3, open_money=value)


def test_a_choice_keeps_its_type() -> None:
    option = Option("map", "choice", "small", ("small", "LARGE", 3))
    assert option.check("large") == "LARGE"
    assert option.check("3") == 3
    with pytest.raises(BadSetup, match="can't be 'huge': choose one of small, LARGE, 3"):
        option.check("huge")


def _played(game: Game, players: int, **options: Any) -> list[object]:
    """All that anybody could do in a random game, what one saw of it first, and how it ended."""
    state, rng = game.start(players, seed=3, **options), Rng.seeded(3, "options")
    told: list[object] = [state.view(0)]
    while not state.over:
        seat = state.to_act[0]
        legal = [state.legal(one) for one in range(players)]
        told.append([[action.text for action in some] for some in legal])
        state.advance(seat, legal[seat][rng.below(len(legal[seat]))])
    return [*told, state.scores()]


def test_an_option_changes_nothing_for_whom_it_does_not_count() -> None:
    """... and something for all others."""
    for game in magnate.all_games():
        for option in game.options:
            for players in range(game.min_players, game.max_players + 1):
                least, most = option.players or (game.min_players, game.max_players)
                games = [_played(game, players, **{option.name: one}) for one in option.choices]
                alike = all(one == games[0] for one in games)
                assert alike == (not least <= players <= most), (option.name, players)


def test_there_are_no_scores_before_the_end() -> None:
    state = CONTAINER.start(3)
    with pytest.raises(MagnateError, match="no scores before the game is over"):
        state.scores()
    with pytest.raises(MagnateError, match="no ranking before the game is over"):
        state.ranking()
