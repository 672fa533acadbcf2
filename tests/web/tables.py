"""Tables in every state, made without the browser."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from magnate.bots import bot
from magnate.core.actions import Action
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.core.rng import Rng
from tests.contract.games import GAMES as CONTRACT
from tests.server.running import Server
from tests.server.stored import NAMES, played, store
from tests.web.person import Person

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("container", "carnegie", "rolling_heights")
MIDDLE = {"container": 150, "carnegie": 60, "rolling_heights": 250}
"""So many moves into a random game of three there is something on every board."""

OPENING = {
    "container": "container-ask-main",
    "carnegie": "carnegie-ask-choose",
    "rolling_heights": "rolling_heights-ask-risk",
}
"""What a turn begins with."""


def stored(server: Server, person: Person, game: str, plies: int | None, seed: int = 1) -> str:
    """A game of three up to a ply or its end, with that person on the first seat; the bots on the
    others never move."""
    return store(server, played(game, plies, seed), [person.client])


def waiting(person: Person, game: str) -> str:
    """An open table, with the person as its host."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    return person.client.create(game, 3, seats=seats).id


def shared(person: Person) -> str:
    """A table that the person and a friend play at one screen: it is covered."""
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "bot": "random"}]
    table = person.client.create("container", 3, seats=seats).id
    person.client.start(table)
    return table


def watched(server: Server, game: str) -> str:
    """A table of others."""
    return store(server, played(game, MIDDLE[game]), [server.person("Dora")])


def invited(server: Server) -> str:
    """What stands behind `/join#` in the link of a seat that somebody keeps for another."""
    host = server.person("Dora")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = host.create("container", 3, seats=seats).id
    return f"{table}.{host.change_seat(table, 1, 'link').link}"


def asked(server: Server, person: Person, game: str, plies: int, **terms: Any) -> str:
    """The same, at the first question of that person after so many moves."""
    for more in range(60):
        match = played(game, plies + more)
        if 0 in match.state.to_act and not match.state.over:
            return store(server, match, [person.client], **terms)
    raise AssertionError(f"{NAMES[0]} is never asked")


def opening(server: Server, person: Person, game: str) -> str:
    """Where a turn of that person begins, in the second half of a game; the others are people who
    never move."""
    record = played(game).record()
    match = Match.begin(record)
    before = match.state.to_act
    for ply, line in enumerate(record.log):
        asked = match.state.question(0)
        begins = asked and asked.kind.key == OPENING[game] and 0 not in before
        if begins and 2 * ply > len(record.log):
            others = [server.person(name) for name in NAMES[1:]]
            return store(server, match, [person.client, *others])
        before = match.state.to_act
        match.enter(line)
    raise AssertionError(f"{NAMES[0]} never begins a turn")


def handed_over(game: str) -> tuple[Match, Action]:
    """Where the first seat waits for one other, after the middle of a game, and a move of that one
    after which it is asked."""
    record = played(game).record()
    match = Match.begin(record)
    for ply, line in enumerate(record.log):
        if ply > MIDDLE[game] and len(match.state.to_act) == 1 and 0 not in match.state.to_act:
            (seat,) = match.state.to_act
            for action in match.state.legal(seat):
                trial = match.state.clone()
                trial.play(seat, action)
                if trial.question(0) and not trial.over:
                    return match, action
        match.enter(line)
    raise AssertionError(f"nobody ever hands over to {NAMES[0]}")


def unasked(server: Server, person: Person, game: str) -> str:
    """A table at which that person waits for people who never move."""
    match, _ = handed_over(game)
    return store(server, match, [person.client, *(server.person(name) for name in NAMES[1:])])


class Question(NamedTuple):
    """Where a recorded game asks something."""

    record: Record
    ply: int
    seat: int


def _records() -> Iterator[Record]:
    """Games that put every question: some only come up with other components, or in good play."""
    match, greedy = Match.start(CONTRACT["rolling_heights"].game, 3, 1, NAMES), bot("greedy", 1)
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, greedy.choose(match.state.seen_by(seat, greedy.rng), seat))
    yield match.record()
    for name, random in CONTRACT.items():
        for content in random.contents:
            if content is None:
                continue
            match, rng = Match.start(random.game, 3, 1, NAMES, content), Rng.seeded(1, name)
            while not match.state.over:
                seat = match.state.to_act[0]
                legal = match.state.legal(seat)
                match.play(seat, legal[rng.below(len(legal))])
            yield match.record()
    for path in sorted(GOLDEN.glob("*.json")):
        yield Record.from_json(path.read_bytes())


@cache
def _most_answers() -> dict[tuple[int, str], tuple[int, Question]]:
    """For each number of players and each question, the most answers it has, and where."""
    found: dict[tuple[int, str], tuple[int, Question]] = {}
    for record in _records():
        match = Match.begin(record)
        for ply, line in enumerate(record.log):
            for seat in match.state.to_act:
                question = match.state.question(seat)
                assert question is not None
                key, answers = question.kind.key, len(match.state.legal(seat))
                at = (match.state.players, key)
                if at not in found or answers > found[at][0]:
                    found[at] = answers, Question(record, ply, seat)
            match.enter(line)
    return found


def questions() -> dict[str, Question]:
    """For each question of all games, where it has the most answers."""
    fewest_first = sorted(_most_answers().items(), key=lambda one: one[1][0])
    return {key: question for (_, key), (_, question) in fewest_first}


def questions_of(game: str, players: int) -> dict[str, Question]:
    """The same for one game with so many players."""
    return {
        key: question
        for (count, key), (_, question) in _most_answers().items()
        if count == players and key.startswith(f"{game}-")
    }


def recorded(server: Server, person: Person, question: Question) -> str:
    """The table of such a question, with that person on the seat that is asked."""
    match = Match.begin(question.record)
    for line in question.record.log[: question.ply]:
        match.enter(line)
    return store(server, match, {question.seat: person.client})


def replay(server: Server, person: Person, game: str) -> str:
    """The link of a finished game."""
    return person.client.replay_link(stored(server, person, game, None))
