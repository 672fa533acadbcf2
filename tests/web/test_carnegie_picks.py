"""Every answer of Carnegie can be put together from pieces of its board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magnate.bots import bot
from magnate.core.game import game as find_game
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.games.carnegie.actions import CARNEGIE, CHARITY, GIVE
from tests.server.running import Server
from tests.server.stored import store
from tests.web.boards import without_pieces
from tests.web.person import Person
from tests.web.tables import _records
from tests.web.test_carnegie_board import BAR


def charitable() -> Record:
    """A game of two in which the first builds and staffs charitable giving: bots seldom do."""
    match, greedy = Match.start(find_game("carnegie"), 2, 5), bot("greedy", 5)
    while not any(action.kind is GIVE for action in match.state.legal(0)):
        seat = match.state.to_act[0]
        view: Any = match.state.view(0)
        company = view["companies"][0]
        cell = company["cells"].index(CHARITY) if CHARITY in company["cells"] else None
        staffed = cell is not None and company["chairs"][cell]
        wished = [
            action
            for action in match.state.legal(seat)
            if (action.kind.name in ("reserve", "found") and action.a == CHARITY)
            or (action.kind.name == "move" and action.b == cell)
            or (action.kind.name in ("activate", "use") and action.a == cell)
            or (action.text == "choose research" and staffed)
        ]
        chosen = greedy.choose(match.state.seen_by(seat, greedy.rng), seat)
        match.play(seat, wished[-1] if wished and seat == 0 else chosen)
    match.play(0, next(action for action in match.state.legal(0) if action.kind is GIVE))
    return match.record()


@pytest.mark.slow
def test_every_answer_has_its_pieces(server: Server, person: Callable[..., Person]) -> None:
    """... down to the last amount, side and cell; of many alike, one."""
    ann = person("Ann", settings={"confirm": "always"})
    games = (charitable(), *(one for one in _records() if one.game == "carnegie"))
    missing, tried = without_pieces(server, ann, games, BAR)
    assert missing == []
    assert tried == set(CARNEGIE.actions)


def test_points_are_asked_about_where_no_department_is_left(
    server: Server, person: Callable[..., Person]
) -> None:
    ann = person("Ann")
    match, greedy = Match.start(find_game("carnegie"), 1, 3, ["Ann"]), bot("greedy", 3)
    while True:
        kinds = {action.kind.name for action in match.state.legal(0)}
        asked = match.state.question(0)
        uses = asked is not None and asked.kind.key == "carnegie-ask-use"
        if uses and "study-track" in kinds and not kinds & {"use", "use-joker"}:
            break
        match.play(0, greedy.choose(match.state.seen_by(0, greedy.rng), 0))
    ann.sit(store(server, match, [ann.client]))
    assert "What will you advance?" in ann.bar.locator("h2").inner_text()
