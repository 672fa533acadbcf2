"""A random clicker finds no error, no dead end and no legal action that can't be reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.clicker import Clicker
from tests.web.person import Person
from tests.web.tables import GAMES

CLICKS = 150
MANY_CLICKS = 2000


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_random_clicker(person: Callable[..., Person], game: str) -> None:
    Clicker(person("Ann"), game, 1).run(CLICKS)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_random_clicker_for_long(person: Callable[..., Person], game: str) -> None:
    Clicker(person("Ann"), game, 2).run(MANY_CLICKS)
