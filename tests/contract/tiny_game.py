"""A tiny game with everything the core knows: chance, secrets, a decision of several seats, a set
that is chosen, and a free action with a seat's own generator.

Everybody has a secret card and some coins. Each round all bid coins at once; the winner (among
equals the first seat) draws a chip, takes up to two stamps of three colours or, once, shows his
card for two points and gets another. Once a round everybody may roll a die ahead of its end, where
it is rolled anyway.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar, Final, Self, TypedDict

from magnate.core import game as registry
from magnate.core.actions import Action, ActionKind
from magnate.core.content import Components, Content
from magnate.core.decisions import ONLY, Decision, OneSeat
from magnate.core.domains import MONEY, NUMBER, SEAT, Domain, numbers
from magnate.core.facts import Fact, Journal
from magnate.core.game import Game, Heuristics
from magnate.core.options import Option, OptionValue, Setup
from magnate.core.rng import Rng
from magnate.core.state import State, stack_from_list
from magnate.core.vocabulary import NOT_NOW, Vocabulary

COINS: Final = 5
CARDS: Final = 12
ROUNDS: Final = 4

TINY: Final = Vocabulary("tiny")
BID: Final = TINY.action("bid", amount=numbers("amount", 0, COINS))
DRAW: Final = TINY.action("draw")
TAKE: Final = TINY.action("take")
STAMP: Final = TINY.action("stamp", colour=Domain("colour", ("red", "green", "blue")))
DONE: Final = TINY.closing_action("done")
SHOW: Final = TINY.action("show")
ROLL: Final = TINY.free_action("roll")
TABLE: Final = TINY.table()

ASK_BID: Final = TINY.question("bid", coins=MONEY)
ASK_PRIZE: Final = TINY.question("prize")
ASK_STAMPS: Final = TINY.question("stamps", left=NUMBER)
TOO_POOR: Final = TINY.reason("too-poor", coins=MONEY)
HAS_STAMP: Final = TINY.reason("has-stamp")
SHOWN_BEFORE: Final = TINY.reason("shown-before")
ROLLED_BEFORE: Final = TINY.reason("rolled-before")
HAS_BID: Final = TINY.event("has-bid", seat=SEAT)
YOUR_BID: Final = TINY.event("your-bid", amount=MONEY)
WON: Final = TINY.event("won", seat=SEAT, amount=MONEY)
SCORED: Final = TINY.event("scored", seat=SEAT, points=NUMBER)
SHOWED: Final = TINY.event("showed", seat=SEAT, card=NUMBER)
ROLLED: Final = TINY.event("rolled", seat=SEAT, points=NUMBER)


NO_COMPONENTS: Final = Components("tests.contract", (), lambda data: None)
NO_CONTENT: Final = Content({}, {})


def coins_left(before: TinyState, after: TinyState, seat: int, action: Action) -> int | None:
    """Known at once if the bid wins, and otherwise not at all."""
    won = after.bids[seat] < 0 and after.coins[seat] < before.coins[seat]
    return after.coins[seat] if won else None


def points_won(before: TinyState, after: TinyState, seat: int, action: Action) -> int | None:
    """Plainly seen unless the round ends, which brings more points."""
    return after.points[seat] - before.points[seat] if after.round == before.round else None


def unsettled(before: TinyState, after: TinyState, seat: int, action: Action) -> int | None:
    return None


TINY.number("left", MONEY, coins_left)
TINY.number("best", MONEY, unsettled)
TINY.number("points", NUMBER, points_won)


class TinyView(TypedDict):
    """What a seat sees."""

    round: int
    coins: list[int]
    points: list[int]
    rolled: list[int]
    cards: list[int | None]
    shown: list[int]
    bids: list[int | bool]


class TinySetup(Setup):
    def __init__(self, game: TinyGame, players: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(TABLE, players, options, NO_CONTENT)
        self.game = game


class TinyState(State):
    """The position, as plain lists by seat."""

    def __init__(self, setup: TinySetup, rng: Rng, stack: list[Decision[Any]]) -> None:
        super().__init__(setup, rng, stack)
        self.game = setup.game
        self.tiny = setup
        self.round = 0
        self.bank = 0
        self.cards: list[int] = []
        self.shown: list[int] = []
        """By seat the card it has shown and given back to the box; -1 if none."""
        self.coins: list[int] = []
        self.points: list[int] = []
        self.bids: list[int] = []
        self.dice: list[Rng] = []
        self.rolled: list[int] = []

    def fill(self, data: Mapping[str, Any]) -> Self:
        self.round, self.bank = data["round"], data["bank"]
        self.cards, self.shown = list(data["cards"]), list(data["shown"])
        self.coins, self.points = list(data["coins"]), list(data["points"])
        self.bids, self.rolled = list(data["bids"]), list(data["rolled"])
        self.dice = [Rng.from_list(words) for words in data["dice"]]
        return self

    def clone(self) -> Self:
        return type(self)(self.tiny, self.rng.clone(), self.stack[:]).fill(self.to_dict())

    def to_dict(self) -> dict[str, Any]:
        return {
            "rng": self.rng.to_list(),
            "stack": self.stack_to_list(),
            "round": self.round,
            "bank": self.bank,
            "cards": self.cards[:],
            "shown": self.shown[:],
            "coins": self.coins[:],
            "points": self.points[:],
            "bids": self.bids[:],
            "dice": [die.to_list() for die in self.dice],
            "rolled": self.rolled[:],
        }

    def view(self, seat: int | None) -> dict[str, object]:
        everybody = range(self.players)
        return {
            "round": self.round,
            "coins": self.coins[:],
            "points": self.points[:],
            "rolled": self.rolled[:],
            "cards": [self.cards[s] if s == seat or self.over else None for s in everybody],
            "shown": self.shown[:],
            "bids": [self.bids[s] if s == seat else self.bids[s] >= 0 for s in everybody],
        }

    def seen_by(self, seat: int | None, rng: Rng) -> Self:
        seen = self.clone()
        seen.rng = rng.split()
        seen.dice = [rng.split() for _ in seen.dice]
        known = [] if seat is None else [self.cards[seat]]
        cards = [card for card in range(CARDS) if card not in known + self.shown]
        rng.shuffle(cards)
        for owner in range(0 if self.over else self.players):
            if owner != seat:
                seen.cards[owner] = cards.pop()
                if self.bids[owner] >= 0:
                    seen.bids[owner] = rng.below(self.coins[owner] + 1)
        return seen

    def standing(self, seat: int) -> dict[str, int]:
        parts = {"points": self.points[seat], "card": self.cards[seat], "coins": self.coins[seat]}
        return {**parts, "total": sum(parts.values())}

    def ranks(self) -> list[tuple[int, ...]]:
        return [(self.standing(seat)["total"],) for seat in range(self.players)]

    def problems(self) -> list[str]:
        coins = self.bank + sum(self.coins)
        found = [] if coins == COINS * self.players else [f"{coins} coins"]
        return found if len(set(self.cards)) == self.players else [*found, "a card twice"]

    def generators(self) -> list[Rng]:
        return [self.rng, *self.dice]

    # The free action

    def free(self, seat: int, asked: bool, out: list[Action]) -> None:
        if self.tiny.options["dice"] and self.rolled[seat] == 0:
            out.append(ROLL.at())

    def reason_free(self, seat: int, action: Action) -> Fact:
        return (ROLLED_BEFORE if self.tiny.options["dice"] else NOT_NOW).at()

    def act_freely(self, seat: int, action: Action) -> None:
        self.rolled[seat] = 1 + self.dice[seat].below(6)
        self.seal(seat)
        self.tell(ROLLED, seat, self.rolled[seat])

    def end_round(self) -> None:
        """Who hasn't rolled yet does so now, with the number he would have had before."""
        if self.tiny.options["dice"]:
            for seat in range(self.players):
                if self.rolled[seat] == 0:
                    self.seal()
                    self.rolled[seat] = 1 + self.dice[seat].below(6)
                    self.tell(ROLLED, seat, self.rolled[seat])
                self.points[seat] += self.rolled[seat]
                self.rolled[seat] = 0
        self.round += 1
        self.stack.pop()
        if self.round < ROUNDS:
            self.ask(self.game.bid())


class Bid(Decision[TinyState]):
    """How many coins? Everybody at once, in secret."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (BID,)

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.players) if state.bids[seat] < 0)

    def question(self, state: TinyState, seat: int) -> Fact:
        return ASK_BID.at(state.coins[seat])

    def options(self, state: TinyState, seat: int, out: list[Action]) -> None:
        out.extend(BID.actions[: state.coins[seat] + 1])

    def reason(self, state: TinyState, seat: int, action: Action) -> Fact:
        return TOO_POOR.at(state.coins[seat])

    def about(self, state: TinyState, seat: int, action: Action) -> dict[str, int]:
        return {"left": state.coins[seat] - action.a}

    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        state.bids[seat] = action.a
        state.tell(HAS_BID, seat)
        state.tell_only(seat, YOUR_BID, action.a)
        if not self.seats(state):
            self.close(state)

    def close(self, state: TinyState) -> None:
        state.seal()
        best = max(state.bids)
        winner = state.bids.index(best)
        state.coins[winner] -= best
        state.bank += best
        state.bids = [-1] * state.players
        state.tell(WON, winner, best)
        state.replace(state.game.prize(winner))


class Prize(Decision[TinyState]):
    """Draw, take or show? The winner alone."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (DRAW, TAKE, SHOW)

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def args(self) -> tuple[int, ...]:
        return (self.winner,)

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return ONLY[self.winner]

    def question(self, state: TinyState, seat: int) -> Fact:
        return ASK_PRIZE.at()

    def options(self, state: TinyState, seat: int, out: list[Action]) -> None:
        out.extend((DRAW.at(), TAKE.at()))
        if state.shown[seat] < 0:
            out.append(SHOW.at())

    def reason(self, state: TinyState, seat: int, action: Action) -> Fact:
        return SHOWN_BEFORE.at()

    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        if action.kind is TAKE:
            state.replace(state.game.stamps(seat, 0, 0))
            return
        if action.kind is DRAW:
            state.seal()
            won = 1 + state.rng.below(6)
        else:
            won = 2
            state.seal()
            state.tell(SHOWED, seat, state.cards[seat])
            left = [c for c in range(CARDS) if c not in state.cards + state.shown]
            state.shown[seat] = state.cards[seat]
            state.cards[seat] = left[state.rng.below(len(left))]
        state.points[seat] += won
        state.tell(SCORED, seat, won)
        state.end_round()


class Stamps(OneSeat[TinyState]):
    """Which two of the three colours, at most? Each is worth a point, blue two."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (STAMP, DONE)
    any_order: ClassVar[bool] = True

    def __init__(self, seat: int, taken: int, least: int) -> None:
        super().__init__(seat)
        self.taken = taken
        self.least = least
        """Stamps in canonical order ascend."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.taken, self.least)

    def question(self, state: TinyState, seat: int) -> Fact:
        return ASK_STAMPS.at(2 - self.taken.bit_count())

    def options(self, state: TinyState, seat: int, out: list[Action]) -> None:
        out.extend(STAMP.at(colour) for colour in range(3) if not self.taken >> colour & 1)
        out.append(DONE.at())

    def canonical(self, state: TinyState, seat: int, out: list[Action]) -> None:
        out.extend(STAMP.at(colour) for colour in range(self.least, 3))
        out.append(DONE.at())

    def reason(self, state: TinyState, seat: int, action: Action) -> Fact:
        return HAS_STAMP.at()

    def about(self, state: TinyState, seat: int, action: Action) -> dict[str, int]:
        return {} if action.kind is DONE else {"points": 1 + action.a // 2}

    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        if action.kind is STAMP:
            state.points[seat] += 1 + action.a // 2
            state.tell(SCORED, seat, 1 + action.a // 2)
            state.replace(state.game.stamps(seat, self.taken | 1 << action.a, action.a + 1))
            if self.taken == 0:
                return
        state.end_round()


class TinyHeuristics(Heuristics):
    def rate(self, state: State, seat: int, actions: list[Action]) -> list[int]:
        return [action.id for action in actions]


class TinyGame(Game):
    """Made of other parts, it becomes a broken game that the contract must find out."""

    def __init__(
        self,
        state: type[TinyState] = TinyState,
        bid: type[Bid] = Bid,
        prize: type[Prize] = Prize,
        stamps: type[Stamps] = Stamps,
    ) -> None:
        options = (Option("dice", "flag", True),)
        super().__init__(
            "tiny", 1, 2, 4, options, NO_COMPONENTS, TABLE, TINY, TinyView, TinyHeuristics()
        )
        self.state = state
        self.bid = bid
        self.prize = prize
        self.stamps = stamps

    def settle(self, players: int, options: dict[str, OptionValue], content: Content) -> Setup:
        return TinySetup(self, players, options)

    def deal(self, setup: Setup, rng: Rng, journal: Journal | None = None) -> TinyState:
        assert isinstance(setup, TinySetup)
        players = setup.players
        state = self.state(setup, rng, [self.bid()])
        cards = list(range(CARDS))
        rng.shuffle(cards)
        state.cards = cards[:players]
        state.shown = [-1] * players
        state.coins = [COINS] * players
        state.points = [0] * players
        state.bids = [-1] * players
        state.dice = [rng.split() for _ in range(players)]
        state.rolled = [0] * players
        state.journal = journal
        return state

    def load(self, setup: Setup, data: Mapping[str, Any]) -> TinyState:
        assert isinstance(setup, TinySetup)
        frames = {frame.__name__: frame for frame in (self.bid, self.prize, self.stamps)}
        stack = stack_from_list(data["stack"], frames)
        return self.state(setup, Rng.from_list(data["rng"]), stack).fill(data)


@contextmanager
def registered(game: TinyGame) -> Iterator[TinyGame]:
    """Records find a game by its name; later it is forgotten, so that no other test sees it."""
    registry.register(game)
    try:
        yield game
    finally:
        del registry._GAMES[game.name]
