"""Every answer of Rolling Heights can be put together from pieces of its board."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any

import pytest

from magnate.core.actions import Action, ActionKind
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.games.rolling_heights.actions import PLAN, PLOT, ROLLING_HEIGHTS
from tests.server.running import Server
from tests.web.boards import REACH_ALL, new_answers, sit_alone
from tests.web.person import PHONE, Person
from tests.web.tables import _records

People = Callable[..., Person]

BAR = ("stop", "stop-ahead", "done")
"""What no piece carries: each ends something, and nothing on the board stands for an end."""


def games() -> Iterator[Record]:
    return (one for one in _records() if one.game == "rolling_heights")


def sort(action: Action) -> Hashable:
    """What tells an action from others, but for the plan or the plot it is about."""
    told = zip(action.args, action.kind.params, strict=True)
    return action.kind, tuple(value for value, (_, of) in told if of not in (PLAN, PLOT))


def unreached(
    server: Server, person: Person, positions: Iterable[tuple[Match, int, list[Action]]]
) -> tuple[list[str], set[ActionKind]]:
    """The answers that can't be put together from pieces, the pieces that can't be hit, and the
    kinds that came up."""
    missing: list[str] = []
    tried: set[ActionKind] = set()
    for match, seat, answers in positions:
        tried |= {action.kind for action in answers}
        if wanted := [action.text for action in answers if action.kind.name not in BAR]:
            sit_alone(server, person, match, seat)
            problems = person.page.evaluate(REACH_ALL, wanted)
            missing += [f"{match.state.question(seat)}: {problem}" for problem in problems]
    return missing, tried


@pytest.mark.slow
def test_every_answer_has_its_pieces(server: Server, person: People) -> None:
    """... at every question, and at what can be done before one's turn."""
    ann = person("Ann", settings={"confirm": "always"})
    missing, tried = unreached(server, ann, new_answers(games()))
    assert missing == []
    assert tried == set(ROLLING_HEIGHTS.actions)


@pytest.mark.long
@pytest.mark.parametrize(
    "wishes",
    [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}],
    ids=["desk", "phone"],
)
def test_every_answer_has_its_pieces_for_long(
    server: Server, person: People, wishes: dict[str, Any]
) -> None:
    """... with every worker in every pose, and every material."""
    ann = person("Ann", settings={"confirm": "always"}, **wishes)
    missing, _ = unreached(server, ann, new_answers(games(), sort))
    assert missing == []
