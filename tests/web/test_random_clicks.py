"""A random clicker finds no error, no dead end and no legal action that can't be reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.clicker import BoardClicker, Clicker
from tests.web.person import PHONE, Person
from tests.web.tables import GAMES
from tests.web.test_carnegie_board import BAR
from tests.web.test_container_games import BARE
from tests.web.test_rolling_heights_picks import BAR as ENDS

CLICKS = 150
MANY_CLICKS = 2000
IN_BAR = {"container": BARE, "carnegie": BAR, "rolling_heights": ENDS}
"""What none of the pieces of a board carries."""
ON_BOARD = 70
MANY_ON_BOARD = 1000


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_random_clicker(person: Callable[..., Person], game: str) -> None:
    Clicker(person("Ann"), game, 1).run(CLICKS)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_random_clicker_for_long(person: Callable[..., Person], game: str) -> None:
    Clicker(person("Ann"), game, 2).run(MANY_CLICKS)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["container", "carnegie"])
def test_a_random_clicker_on_the_board(person: Callable[..., Person], game: str) -> None:
    """Rolling Heights has a pick for every answer on a desk anyhow, and its share of clicks in the
    long run."""
    BoardClicker(person("Ann"), game, 3, IN_BAR[game]).run(ON_BOARD)


@pytest.mark.slow
@pytest.mark.parametrize("game", IN_BAR)
def test_random_touches_on_a_phone(person: Callable[..., Person], game: str) -> None:
    ann = person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    BoardClicker(ann, game, 4, IN_BAR[game], touch=True).run(ON_BOARD)


@pytest.mark.long
@pytest.mark.parametrize("game", IN_BAR)
def test_a_random_clicker_on_the_board_for_long(person: Callable[..., Person], game: str) -> None:
    BoardClicker(person("Ann"), game, 5, IN_BAR[game]).run(MANY_ON_BOARD)
