"""The table of any game: what tests of rules do alike, whatever is played."""

from __future__ import annotations

from typing import Generic, Self, TypeVar, cast

import pytest

from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.core.rng import Rng
from magnate.core.state import IllegalAction, State

StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT")


def short(fact: Fact | None) -> str:
    """`no-money cost=$9` rather than `container-reason-no-money cost=$9`."""
    assert fact is not None
    return str(fact).split("-", 2)[2]


class GameTable(Generic[StateT, ViewT]):
    """A state with words for playing and looking. Each game adds its own, and how to set it up."""

    def __init__(self, state: StateT) -> None:
        self.state = state

    def clone(self) -> Self:
        return self._with(self.state.clone())

    def imagined(self, seat: int | None, seed: int) -> Self:
        """A table that agrees with all a seat knows."""
        return self._with(self.state.seen_by(seat, Rng.seeded(seed)))

    def _with(self, state: State) -> Self:
        return type(self)(cast(StateT, state))

    # Playing

    def play(self, seat: int, *actions: str) -> Self:
        """One action after another; the table stays sound all the time."""
        for action in actions:
            self.check()
            self.state.play(seat, action)
        self.check()
        return self

    def check(self) -> None:
        """Nothing got lost, and each action that is asked for is either legal or refused."""
        assert self.state.problems() == []
        for seat in self.to_act:
            legal = self.state.legal(seat)
            assert len({action.id for action in legal}) == len(legal)
            answers = {action.id for action in legal if self._is_asked(action)}
            blocked = [action.id for action, _ in self.state.blocked(seat)]
            asked = [
                action.id
                for kind in self.state.stack[-1].kinds
                for action in kind.actions
                if action.seats_needed <= self.state.players
            ]
            assert answers
            assert answers | set(blocked) == set(asked)
            assert len(answers) + len(blocked) == len(asked)

    def _is_asked(self, action: Action) -> bool:
        """Whether the open question names this kind of action, be it a free one."""
        return action.kind in self.state.stack[-1].kinds

    # Asking

    def can(self, seat: int, action: str) -> bool:
        """Whether an action is legal."""
        found = self.state.setup.table.parse(action)
        legal = found in self.state.legal(seat)
        assert legal == (self.state.why_not(seat, found) is None)
        return legal

    def choices(self, seat: int, kind: str = "") -> list[str]:
        """The answers a seat may give, or those that begin with a word."""
        legal = [str(action) for action in self.state.legal(seat) if self._is_asked(action)]
        return [action for action in legal if not kind or action.split()[0] == kind]

    def refused(self, seat: int, action: str) -> str:
        """Why an action is refused. It isn't offered, and trying it changes nothing."""
        found = self.state.setup.table.parse(action)
        reason = self.state.why_not(seat, found)
        assert found not in self.state.legal(seat)
        before = self.state.digest()
        with pytest.raises(IllegalAction) as refusal:
            self.state.play(seat, action)
        assert refusal.value.reason == reason
        assert self.state.digest() == before
        asked = seat in self.to_act and found.kind in self.state.stack[-1].kinds
        if asked and found.seats_needed <= self.state.players:
            assert (found, reason) in self.state.blocked(seat)
        return short(reason)

    def question(self, seat: int) -> str:
        """What a seat is asked, such as `move steps=3`."""
        return short(self.state.question(seat))

    def about(self, seat: int, action: str) -> dict[str, int]:
        return self.state.about(seat, self.state.setup.table.parse(action))

    # Looking

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act

    def view(self, seat: int | None = None) -> ViewT:
        return cast(ViewT, self.state.view(seat))

    def worth(self, seat: int, part: str) -> int:
        """A part of a score if the game ended now."""
        return self.state.standing(seat)[part]
