"""Tiny games that break one law each: `BROKEN` has them with the law and the words of the error."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, Self, cast

from magnate.core.actions import Action
from magnate.core.facts import Fact, Journal
from magnate.core.options import Setup
from magnate.core.rng import Rng
from magnate.core.state import Answer
from tests.contract.tiny_game import (
    ASK_BID,
    BID,
    CARDS,
    DONE,
    DRAW,
    ROLL,
    SCORED,
    STAMP,
    TAKE,
    TOO_POOR,
    Bid,
    Prize,
    Stamps,
    TinyGame,
    TinyState,
)

BROKEN: dict[str, tuple[TinyGame, str, str]] = {}


def breaks(law: str, words: str) -> Callable[[type[Any]], type[Any]]:
    """Enter a broken part of the game, to be caught by a law with an error of these words."""

    def enter(part: type[Any]) -> type[Any]:
        if issubclass(part, TinyGame):
            game = part()
        elif issubclass(part, TinyState):
            game = TinyGame(state=part)
        elif issubclass(part, Bid):
            game = TinyGame(bid=part)
        elif issubclass(part, Stamps):
            game = TinyGame(stamps=part)
        else:
            game = TinyGame(prize=part)
        BROKEN[part.__name__] = (game, law, words)
        return part

    return enter


# What a seat is asked and may do


@breaks("clones_are_independent", "no legal action")
class NoAnswer(Bid):
    def options(self, state: TinyState, seat: int, out: list[Action]) -> None:
        if state.round == 0:
            super().options(state, seat, out)


@breaks("asked_can_answer", "a legal action twice")
class AnswerTwice(Bid):
    def options(self, state: TinyState, seat: int, out: list[Action]) -> None:
        super().options(state, seat, out)
        out.append(BID.at(0))


@breaks("_legal_is_what_is_not_refused", "legal is False, why_not says None")
class RefusesWithoutReason(TinyState):
    def why_not(self, seat: int, action: Action) -> Fact | None:
        return None


@breaks("asked_can_answer", "legal is True, why_not says tiny-reason-too-poor")
class AllowsWhatItRefuses(TinyState):
    def why_not(self, seat: int, action: Action) -> Fact | None:
        return TOO_POOR.at(0) if action is BID.at(1) else super().why_not(seat, action)


@breaks("asked_can_answer", "legal actions of other kinds")
class AnswerOfAnotherKind(Bid):
    def options(self, state: TinyState, seat: int, out: list[Action]) -> None:
        super().options(state, seat, out)
        out.append(TAKE.at())

    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        super().resolve(state, seat, BID.at(0) if action.kind is TAKE else action)


@breaks("is_sound", "who are")
class AskedTwice(Prize):
    def seats(self, state: TinyState) -> tuple[int, ...]:
        return (self.winner, self.winner)


@breaks("clones_are_independent", "nobody is asked")
class NobodyAsked(Prize):
    def seats(self, state: TinyState) -> tuple[int, ...]:
        return ()


@breaks("asked_can_answer", "blocked.* isn't what is refused")
class BlocksNothing(TinyState):
    def blocked(self, seat: int) -> list[tuple[Action, Fact]]:
        return []


@breaks("asked_can_answer", "asked nothing")
class AsksNothing(TinyState):
    def question(self, seat: int) -> Fact | None:
        return None


@breaks("others_are_refused", "asked is True")
class AsksEverybody(TinyState):
    def question(self, seat: int) -> Fact | None:
        return super().question(seat) or ASK_BID.at(0)


@breaks("others_are_refused", "isn't legal, but was played")
class PlaysAnything(TinyState):
    def play(self, seat: int, action: Action | str | Sequence[Answer]) -> None:
        if action is not BID.actions[5] or self.round == 0:
            super().play(seat, action)


@breaks("check_position", r"changed the position \(others_are_refused\)")
class RefusingCosts(TinyState):
    def play(self, seat: int, action: Action | str | Sequence[Answer]) -> None:
        if isinstance(action, Action) and action not in self.legal(seat):
            self.points[seat] += 1
        super().play(seat, action)


@breaks("check_position", "asking changed the position")
class LookingCosts(TinyState):
    def seen_by(self, seat: int | None, rng: Rng) -> Self:
        self.dice[0].word()
        return super().seen_by(seat, rng)


@breaks("lists_are_all_or_nothing", "in part")
class PlaysListsInPart(TinyState):
    def play(self, seat: int, action: Action | str | Sequence[Answer]) -> None:
        steps = [("", action)] if isinstance(action, Action | str) else action
        for _, step in steps:
            super().play(seat, step)


@breaks("chance_can_be_drawn_anew", "chance stays the same")
class SameChanceAgain(TinyState):
    def draw_anew(self, rng: Rng) -> None:
        self.rng = rng.split()  # and the dice of the seats?


@breaks("chance_can_be_drawn_anew", "sees chance drawn anew")
class OtherPastToo(TinyState):
    def draw_anew(self, rng: Rng) -> None:
        super().draw_anew(rng)
        self.cards.reverse()


# Sets and numbers


@breaks("asked_can_answer", "has no canonical action")
class NoCanonicalAnswer(Bid):
    def canonical(self, state: TinyState, seat: int, out: list[Action]) -> None:
        return


@breaks("asked_can_answer", "a canonical action of seat . isn't legal")
class IllegalCanonicalAnswer(Bid):
    def canonical(self, state: TinyState, seat: int, out: list[Action]) -> None:
        out.extend(BID.actions)


@breaks("sets_have_no_order", "isn't legal in order")
class DropsWhatWasPassed(Stamps):
    """What comes before a chosen stamp can't be chosen any more."""

    def options(self, state: TinyState, seat: int, out: list[Action]) -> None:
        out.extend(STAMP.actions[self.least :])
        out.append(DONE.at())

    def canonical(self, state: TinyState, seat: int, out: list[Action]) -> None:
        self.options(state, seat, out)


@breaks("sets_have_no_order", "lead to different positions")
class OrderCounts(Stamps):
    """The first stamp is worth more."""

    def about(self, state: TinyState, seat: int, action: Action) -> dict[str, int]:
        return {}

    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        if self.taken == 0:
            state.points[seat] += action.a
        super().resolve(state, seat, action)


@breaks("sets_have_no_order", "can be chosen in 0 canonical orders")
class CanonicallyOneAtMost(Stamps):
    def canonical(self, state: TinyState, seat: int, out: list[Action]) -> None:
        out.extend([DONE.at()] if self.taken else [*STAMP.actions, DONE.at()])


@breaks("sets_have_no_order", "can be chosen in 2 canonical orders")
class AllOrdersAreCanonical(Stamps):
    def canonical(self, state: TinyState, seat: int, out: list[Action]) -> None:
        self.options(state, seat, out)


@breaks("numbers_are_true", "points was to be 9, but is")
class PromisesTooMuch(Stamps):
    def about(self, state: TinyState, seat: int, action: Action) -> dict[str, int]:
        return {"points": 9}


@breaks("numbers_are_true", "nobody declared 'luck'")
class TellsUndeclared(Bid):
    def about(self, state: TinyState, seat: int, action: Action) -> dict[str, int]:
        return {"luck": 1}


# Pieces, scores and the end


@breaks("is_sound", "problems: .* coins")
class LosesCoins(Bid):
    def close(self, state: TinyState) -> None:
        super().close(state)
        state.bank = 0


@breaks("scores_come_at_the_end", "don't add up")
class WrongSum(TinyState):
    def standing(self, seat: int) -> dict[str, int]:
        return {**super().standing(seat), "luck": 1}


@breaks("scores_come_at_the_end", "scores before the end")
class ScoresTooEarly(TinyState):
    def scores(self) -> list[int]:
        return [rank[0] for rank in self.ranks()]


@breaks("scores_come_at_the_end", "ranking before the end")
class RanksTooEarly(TinyState):
    def ranking(self) -> list[int]:
        return [1] * self.players


@breaks("scores_come_at_the_end", "but standings")
class OtherScores(TinyState):
    def ranks(self) -> list[tuple[int, ...]]:
        return [(points,) for points in self.points]


@breaks("scores_come_at_the_end", "ranking .* of scores")
class LastIsFirst(TinyState):
    def ranking(self) -> list[int]:
        return [self.players + 1 - place for place in super().ranking()]


@breaks("check_game", "doesn't end")
class NeverEnds(TinyState):
    def end_round(self) -> None:
        super().end_round()
        if self.over:
            self.round = 0
            self.ask(self.game.bid())


# Copies


@breaks("clones_are_independent", "changed where it came from")
class SharesCoins(TinyState):
    def clone(self) -> Self:
        copied = super().clone()
        copied.coins = self.coins
        return copied


@breaks("clones_are_independent", "a clone differs|play differently")
class ForgetsDice(TinyState):
    def clone(self) -> Self:
        copied = super().clone()
        copied.rolled = [0] * self.players
        return copied


@breaks("clones_are_independent", "has a journal")
class ClonesJournal(TinyState):
    def clone(self) -> Self:
        copied = super().clone()
        copied.journal = self.journal
        return copied


@breaks("saving_loses_nothing", "read back")
class LoadsWrong(TinyGame):
    def load(self, setup: Setup, data: Mapping[str, Any]) -> TinyState:
        return super().load(setup, {**data, "rolled": [0] * setup.players})


@breaks("saving_loses_nothing", "read back (looks different|goes on differently)")
class SavesTooLittle(TinyState):
    def to_dict(self) -> dict[str, Any]:
        data = super().to_dict()
        del data["round"]
        return data

    def fill(self, data: Mapping[str, Any]) -> Self:
        return super().fill({"round": 0, **data})

    def clone(self) -> Self:
        copied = super().clone()
        copied.round = self.round
        return copied


@breaks("saving_loses_nothing", "own lists")
class HandsOutLists(TinyState):
    def to_dict(self) -> dict[str, Any]:
        return {**super().to_dict(), "points": self.points}

    def fill(self, data: Mapping[str, Any]) -> Self:
        super().fill(data)
        self.points = data["points"]
        return self

    def clone(self) -> Self:
        copied = super().clone()
        copied.points = self.points[:]
        return copied


@breaks("saving_loses_nothing", "float 0.5")
class HoldsFloat(TinyState):
    def to_dict(self) -> dict[str, Any]:
        return {**super().to_dict(), "chance": 0.5}


# Secrets


@breaks("knowledge_is_kept", "can't know")
class ShowsCards(TinyState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "cards": self.cards[:]}


@breaks("knowledge_is_kept", "can't know")
class ShowsBids(TinyState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "bids": self.bids[:]}


@breaks("knowledge_is_kept", "seat None is sent")
class ShowsSpectators(TinyState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "first": self.cards[0] if seat is None else None}


@breaks("knowledge_is_kept", "can't know")
class AsksSecrets(Bid):
    def question(self, state: TinyState, seat: int) -> Fact:
        return ASK_BID.at(state.cards[seat - 1])


@breaks("knowledge_is_kept", "can't know")
class TellsAboutSecrets(Bid):
    def about(self, state: TinyState, seat: int, action: Action) -> dict[str, int]:
        return {"best": max(state.cards)}


@breaks("knowledge_is_kept", "can't know")
class RatesSecrets(TinyState):
    def standing(self, seat: int) -> dict[str, int]:
        lead = self.cards[seat] - max(self.cards)
        return {"lead": lead, "points": self.points[seat], "total": lead + self.points[seat]}


@breaks("views_agree", "depends on how it is made")
class ForgetsOwn(TinyState):
    def own_view(self, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        return public


@breaks("views_agree", "is sent depends on how it is made")
class LooksIntoPublic(TinyState):
    def own_view(self, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        return self.view(seat) if public == self.view(None) else public


@breaks("views_agree", "changes what spectators see")
class SpoilsPublic(TinyState):
    def own_view(self, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        cast(dict[str, object], public)["spoilt"] = True
        return self.view(seat)


@breaks("hidden_things_vary", "nothing that seat . has is hidden")
class SeesEverything(TinyState):
    def seen_by(self, seat: int | None, rng: Rng) -> Self:
        seen = super().seen_by(seat, rng)
        seen.cards = self.cards[:]
        seen.bids = self.bids[:]
        return seen

    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "cards": self.cards[:], "bids": self.bids[:]}


@breaks("hidden_things_vary", "nothing that seat . has is hidden")
class SeesAllCards(TinyState):
    def seen_by(self, seat: int | None, rng: Rng) -> Self:
        seen = super().seen_by(seat, rng)
        seen.cards = self.cards[:]
        return seen


@breaks("nothing_else_is_known", "depends on more than the seat knows")
class ShufflesTheTruth(TinyState):
    """Fair to look at, but the deal starts from the real one."""

    def seen_by(self, seat: int | None, rng: Rng) -> Self:
        others = [owner for owner in range(self.players) if owner != seat]
        cards = [self.cards[owner] for owner in others]
        rng.shuffle(cards)
        seen = super().seen_by(seat, rng)
        for owner, card in zip(others, cards):
            seen.cards[owner] = card
        return seen


@breaks("nothing_else_is_known", "can read the future")
class SeesGenerator(TinyState):
    def seen_by(self, seat: int | None, rng: Rng) -> Self:
        seen = super().seen_by(seat, Rng(*rng.to_list()))
        seen.rng = self.rng.clone()
        return seen


@breaks("nothing_else_is_known", "can read the future|depends on more")
class SeesDice(TinyState):
    def seen_by(self, seat: int | None, rng: Rng) -> Self:
        seen = super().seen_by(seat, rng)
        seen.dice = [die.clone() for die in self.dice]
        return seen


@breaks("knowledge_is_kept", "seen_by.*: a card twice")
class SeesImpossibleCards(TinyState):
    def seen_by(self, seat: int | None, rng: Rng) -> Self:
        seen = super().seen_by(seat, rng)
        for owner in range(0 if self.over else self.players):
            if owner != seat:
                seen.cards[owner] = rng.below(CARDS)
        return seen


@breaks("nothing_else_is_known", "playing on seen_by")
class SeenSharesPoints(TinyState):
    def seen_by(self, seat: int | None, rng: Rng) -> Self:
        seen = super().seen_by(seat, rng)
        seen.points = self.points
        return seen


@breaks("own_moves_tell_the_same", "tells seat . a secret, but isn't sealed")
class EventTellsSecret(Bid):
    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        state.tell_only(seat, SCORED, seat, state.cards[seat - 1])
        super().resolve(state, seat, action)


class Silent(TinyState):
    """Lets the rules say nothing of chance."""

    def seal(self, seat: int = -1) -> None:
        if self.stack and isinstance(self.stack[-1], Bid):
            super().seal(seat)


@breaks("own_moves_tell_the_same", "tells seat . a secret, but isn't sealed")
class ChanceWithoutSeal(Silent):
    pass


@breaks("knowledge_is_kept", "can't know")
class SealTellsSecret(Bid):
    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        if state.cards[seat - 1] % 2:
            state.seal(seat)
        super().resolve(state, seat, action)


# Several seats at once, free actions and undo


@breaks("order_does_not_matter", "gives another game")
class FirstComeFirstServed(Bid):
    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        if max(state.bids) < 0:
            state.points[seat] += 1
        super().resolve(state, seat, action)


@breaks("order_does_not_matter", "drew shared chance")
class AnswerDrawsChance(Bid):
    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        state.rng.word()
        super().resolve(state, seat, action)


@breaks("order_does_not_matter", "closed without a seal")
class ClosesUnsealed(Bid):
    def close(self, state: TinyState) -> None:
        sealed = state.sealed
        super().close(state)
        state.sealed = sealed


@breaks("order_does_not_matter", "before all seats|isn't legal in order|gives another game")
class HighestBidCloses(Bid):
    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        super().resolve(state, seat, action)
        if action.a == 5 and state.bids[seat] == 5:
            state.bids = [max(bid, 0) for bid in state.bids]
            self.close(state)


@breaks("knowledge_is_kept", "depends on the answers of others|can't know")
class NoEqualBids(Bid):
    def options(self, state: TinyState, seat: int, out: list[Action]) -> None:
        for bid in BID.actions[: state.coins[seat] + 1]:
            if bid.a == 0 or bid.a not in state.bids:
                out.append(bid)


@breaks("open_answers_stay_secret", "is told what seat")
class TellsTheBid(Bid):
    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        state.tell(SCORED, seat, action.a)
        super().resolve(state, seat, action)


@breaks("lists_tell_no_secrets", "tells seat . a secret")
class ListsLookAhead(TinyState):
    def play(self, seat: int, action: Action | str | Sequence[Answer]) -> None:
        if isinstance(action, Action | str):
            super().play(seat, action)
            return
        trial = self.clone()
        for _, step in action:
            trial.play(seat, step)
        for _, step in action:
            super().play(seat, step)


@breaks("free_actions_touch_only_their_seat", "free actions for ever")
class RollsForEver(TinyState):
    def free(self, seat: int, asked: bool, out: list[Action]) -> None:
        out.append(ROLL.at())


@breaks("order_does_not_matter", "change what seat|depends on the answers of others")
class RollForbidsRolling(TinyState):
    def free(self, seat: int, asked: bool, out: list[Action]) -> None:
        if max(self.rolled) == 0:
            super().free(seat, asked, out)


@breaks("order_does_not_matter", "don't commute|gives another game|drew shared chance")
class RollsSharedDie(TinyState):
    def act_freely(self, seat: int, action: Action) -> None:
        self.rolled[seat] = 1 + self.rng.below(6)
        self.seal(seat)


@breaks("_play_something", r"seals\(\) said")
class DeniesSeals(TinyState):
    def seals(self, seat: int, action: Action) -> bool:
        return action.kind is DRAW


@breaks("answers_can_be_taken_back", "can't take back its open answer")
class FinalBids(Bid):
    def resolve(self, state: TinyState, seat: int, action: Action) -> None:
        super().resolve(state, seat, action)
        state.seal(seat)


@breaks("records_replay", "record doesn't replay|same seed and moves|isn't replay")
class OutsideChance(TinyGame):
    """Deals from something that isn't the seed."""

    calls = count()

    def deal(self, setup: Setup, rng: Rng, journal: Journal | None = None) -> TinyState:
        state = super().deal(setup, rng, journal)
        state.bank = state.coins[0] = 0
        state.coins[0] = 4 + next(self.calls) % 2
        state.bank = 5 - state.coins[0]
        return state


@breaks("records_replay", "another game|isn't replay")
class JournalChangesGame(TinyState):
    def tell(self, kind: Any, a: int = 0, b: int = 0, *more: int) -> None:
        super().tell(kind, a, b, *more)
        if self.journal is not None and kind is SCORED:
            self.points[a] += 1
