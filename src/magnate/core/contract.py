"""The contract every game keeps, as checks that anyone can run on a game of his own.

`check_game` plays a random game and checks all laws on its way, `check_position` checks a single
position, `check_match` what a match adds to it (undo and records), `check_table` the actions, and
`check_bot` that a bot is honest.
A law that is broken raises `laws.ContractBroken`, which says where and what.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Protocol

from magnate.core import laws, promises
from magnate.core.actions import Action, ActionTable
from magnate.core.game import Game
from magnate.core.laws import LONGEST_ANSWER, ContractBroken, alike, chance, pick, refusal, require
from magnate.core.matches import Entry, Match
from magnate.core.options import OptionValue
from magnate.core.records import Record
from magnate.core.rng import Rng
from magnate.core.state import State

LONGEST_GAME = 20_000

EACH_PLY = (
    laws.is_sound,
    laws.asked_can_answer,
    laws.scores_come_at_the_end,
    promises.numbers_are_true,
)
EACH_POSITION = (
    laws.clones_are_independent,
    laws.others_are_refused,
    laws.lists_are_all_or_nothing,
    laws.saving_loses_nothing,
    laws.knowledge_is_kept,
    laws.views_agree,
    laws.nothing_else_is_known,
    laws.chance_can_be_drawn_anew,
    laws.own_moves_tell_the_same,
    laws.open_answers_stay_secret,
    laws.lists_tell_no_secrets,
    laws.order_does_not_matter,
    laws.free_actions_touch_only_their_seat,
    promises.sets_have_no_order,
)


def check_game(
    game: Game,
    players: int | None = None,
    seed: int = 0,
    every: int = 50,
    secrets: bool = True,
    **options: OptionValue,
) -> Match:
    """Play a random game and check the laws: cheap ones at each ply, all at one ply in `every`.

    `secrets`: whether all seats have something to hide from each other until the game is over.
    """
    rng = Rng.seeded(seed, "contract")
    match = Match.start(game, players, seed, (), None, **options)
    title = f"{game.name}, {match.setup.players} players, {match.setup.options}, seed {seed}"
    while not match.state.over:
        with _at(f"{title}, ply {len(match.entries)}"):
            require(len(match.entries) < LONGEST_GAME, "the game doesn't end")
            check_cheaply(game, match.state, rng)
            if rng.below(every) == 0:
                check_position(game, match.state, rng, secrets)
                check_match(match, rng)
            _play_something(match, rng)
    with _at(f"{title}, the end"):
        check_position(game, match.state, rng, secrets)
        check_match(match, rng)
    return match


def check_cheaply(game: Game, state: State, rng: Rng) -> None:
    for law in EACH_PLY:
        law(game, state, rng)


def check_position(game: Game, state: State, rng: Rng, secrets: bool = True) -> None:
    """Check every law that concerns one position, and that asking about it doesn't change it."""
    check_cheaply(game, state, rng)
    before = state.digest()
    for law in EACH_POSITION:
        law(game, state, rng)
        require(state.digest() == before, f"asking changed the position ({law.__name__})")
    if secrets and not state.over:
        laws.hidden_things_vary(game, state, rng)


def check_match(match: Match, rng: Rng) -> None:
    """Check the laws of undo and records on a match, which is left as it is."""
    for law in EACH_MATCH:
        law(match, rng)


class Player(Protocol):
    """What the contract asks of a bot."""

    rng: Rng

    def choose(self, state: State, seat: int) -> Action: ...


def check_bot(make: Callable[[int], Player], state: State, seed: int = 0) -> None:
    """Let bots play a state to its end: with the same seed and knowledge they move the same,
    whatever is hidden from them, and only as the rules allow."""
    rng = Rng.seeded(seed, "contract")
    bots = [(make(seed + seat), make(seed + seat)) for seat in range(state.players)]
    while not state.over:
        seat = pick(state.to_act, rng)
        one, other = bots[seat]
        action = one.choose(state.seen_by(seat, one.rng), seat)
        require(action in state.legal(seat), f"a bot wants to play {action}")
        guess = state.seen_by(seat, rng)
        same = other.choose(guess.seen_by(seat, other.rng), seat)
        require(action is same, f"a bot plays {action} or {same} with the same seed and knowledge")
        state.advance(seat, action)


def check_table(table: ActionTable) -> None:
    """Ids are indexes, notation is read back, and pickling or copying keeps identity."""
    for index, action in enumerate(table.actions):
        require(action.id == index, f"{action} has id {action.id} at index {index}")
        require(table.parse(str(action)) is action, f"{action} isn't read back from its notation")
        require(pickle.loads(pickle.dumps(action)) is action, f"pickling makes another {action}")
        require(copy.deepcopy(action) is copy.copy(action) is action, f"two copies of {action}")
        require(action.kind.at(*action.args) is action, f"{action.kind}.at doesn't find {action}")


@contextmanager
def _at(where: str) -> Iterator[None]:
    try:
        yield
    except ContractBroken as broken:
        raise ContractBroken(f"{where}: {broken}") from None
    except Exception as error:
        error.add_note(f"in {where}")
        raise


def _play_something(match: Match, rng: Rng) -> None:
    """A random move of any seat that may play; now and then some are taken back instead."""
    state = match.state
    anyone = rng.below(state.players)
    out_of_turn = bool(state.legal(anyone)) and rng.below(8) == 0
    seat = anyone if out_of_turn else pick(state.to_act, rng)
    if match.undoable(seat) > 0 and rng.below(100) == 0:
        match.undo(seat, 1 + rng.below(match.undoable(seat)))
        return
    action = pick(state.legal(seat), rng)
    said = state.seals(seat, action)
    match.play(seat, action)
    found = match.undoable(seat) == 0
    require(said == found, f"seals() said {said} of {action}, the match finds {found}")


# Laws of a match


def records_replay(match: Match, rng: Rng) -> None:
    """The same seed and moves give the same game: from a record, and played unchecked."""
    for strict in (False, True):
        twin = _twin(match, strict)
        require(twin.record() == match.record(), "a replayed record is another record")
        same = twin.story(None) == match.story(None)
        require(same, "a replayed record tells another story")
    played = _played(match, match.moves)
    alike(played, match.state, "the same seed and moves give another game")


def undo_is_replay(match: Match, rng: Rng) -> None:
    """Moves taken back are as if never played; what is sealed can't be taken back."""
    before = match.state.digest()
    for seat in range(match.setup.players):
        most = match.undoable(seat)
        require(refusal(match.undo, seat, most + 1) != "", f"seat {seat} took back too many moves")
        require(match.state.digest() == before, "an undo that was refused changed the match")
        if most == 0:
            continue
        count = 1 + rng.below(most)
        twin = _twin(match)
        twin.undo(seat, count)
        own = [move for move in match.moves if move.seat == seat][-count:]
        final = any(move.sealed >> seat & 1 for move in match.moves if move.ply >= own[0].ply)
        require(not final, f"seat {seat} took back a sealed move")
        rest = [move for move in match.moves if move not in own]
        alike(twin.state, _played(match, rest), f"undo {count} of seat {seat} isn't replay")
        require(len(twin.entries) == len(match.entries) + 1, "undo isn't one entry of the log")


def going_back_is_replay(match: Match, rng: Rng) -> None:
    """Where all agree, a match goes back to any ply, as if nothing had been played since."""
    if not match.moves:
        return
    ply = pick(match.moves, rng).ply - 1
    twin = _twin(match)
    twin.go_back(ply)
    earlier = [move for move in match.moves if move.ply <= ply]
    alike(twin.state, _played(match, earlier), f"going back to ply {ply} isn't replay")


def answers_can_be_taken_back(match: Match, rng: Rng) -> None:
    """In a decision of several seats, until it closes; other seats' answers stay."""
    asked = match.state.to_act
    for seat, other in pairwise(asked):
        alone, both = _twin(match), _twin(match)
        count = len(_answer(both, seat, rng))
        if chance(both.state) != chance(match.state):
            continue  # the seat drew chance of its own, and that can't be taken back
        for action in _answer(alone, other, rng) if len(asked) > 2 else []:
            both.play(other, action)
        require(both.undoable(seat) >= count, f"seat {seat} can't take back its open answer")
        both.undo(seat, count)
        alike(both.state, alone.state, f"something of a taken back answer of {seat} stayed")


def _answer(match: Match, seat: int, rng: Rng) -> list[Action]:
    made: list[Action] = []
    while seat in match.state.to_act and len(made) < LONGEST_ANSWER:
        made.append(pick(match.state.legal(seat), rng))
        match.play(seat, made[-1])
    return made


def _twin(match: Match, strict: bool = False) -> Match:
    twin = type(match).load(Record.from_json(match.record().to_json()), strict)
    require(twin.closed == "", f"the record doesn't replay: {twin.closed}")
    return twin


def _played(match: Match, moves: list[Entry]) -> State:
    state = match.game.deal(match.setup, Rng.seeded(match.seed, match.game.name))
    for move in moves:
        state = move.carry_out(state)
    return state


EACH_MATCH = (records_replay, undo_is_replay, going_back_is_replay, answers_can_be_taken_back)
