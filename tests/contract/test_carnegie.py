"""Carnegie keeps the contract, with any number of players, any options and any difficulty."""

from __future__ import annotations

from typing import Any

import pytest

import magnate
from magnate.core.contract import check_game, check_table
from magnate.core.laws import hidden_things_vary
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.games.carnegie.decisions.setup import ChooseSides, NoteDonation
from magnate.games.carnegie.options import DIFFICULTIES
from magnate.games.carnegie.state import CarnegieState
from tests.contract.full_games import check_full_game
from tests.contract.games import ODD_BOARD
from tests.helpers.players import CARNEGIE_IDLE, Curious, anything, play_one
from tests.helpers.secrets import everything_but_chance, same_bytes_over_a_game, varying

CARNEGIE = magnate.game("carnegie")

Options = dict[str, Any]

ALONE: tuple[Options, ...] = tuple(
    {"difficulty": difficulty, "tab_sides": sides}
    for difficulty, sides in zip(DIFFICULTIES, ("free", "A", "B", "random"), strict=True)
)
TOGETHER: tuple[Options, ...] = (
    {},
    {"tab_sides": "A"},
    {"tab_sides": "B"},
    {"tab_sides": "random"},
    {"secret_donation": True},
    {"wait": True},
    {"tab_sides": "random", "secret_donation": True, "wait": True},
)
SETUPS: tuple[tuple[int, Options], ...] = (
    *((1, options) for options in ALONE),
    *((players, options) for players in (2, 3, 4) for options in TOGETHER),
)

every_setup = pytest.mark.parametrize(
    ("players", "options"),
    SETUPS,
    ids=[
        f"{players}-{','.join(f'{k}={v}' for k, v in options.items()) or 'plain'}"
        for players, options in SETUPS
    ],
)


def test_actions() -> None:
    check_table(CARNEGIE.table)


# The laws


@every_setup
def test_random_games_keep_every_law(players: int, options: Options) -> None:
    check_game(CARNEGIE, players, seed=players, every=20, secrets=False, **options)


@every_setup
def test_games_full_of_action_keep_every_law(players: int, options: Options) -> None:
    check_full_game("carnegie", players, seed=players, every=20, secrets=False, **options)


def test_games_with_other_components_keep_every_law() -> None:
    check_full_game("carnegie", 3, seed=1, every=20, content=ODD_BOARD, secrets=False)


@pytest.mark.long
@every_setup
def test_many_random_games_keep_every_law(players: int, options: Options) -> None:
    for seed in range(100, 120):
        check_game(CARNEGIE, players, seed, every=15, secrets=False, **options)
        check_full_game("carnegie", players, seed, every=25, secrets=False, **options)


# Secrets


@pytest.mark.parametrize("secret_donation", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_messages_are_the_same_bytes_over_whole_games(players: int, secret_donation: bool) -> None:
    rng = Rng.seeded(players, "bytes")
    for player in (anything, Curious(CARNEGIE_IDLE)):
        state = CARNEGIE.start(players, seed=players, secret_donation=secret_donation)
        same_bytes_over_a_game(state, player, rng)


def start(players: int, seed: int, **options: Any) -> CarnegieState:
    state = CARNEGIE.start(players, seed, **options)
    assert isinstance(state, CarnegieState)
    return state


def hidden(state: State, seat: int, rng: Rng) -> set[str]:
    return varying(state, seat, rng, everything_but_chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sides_and_noted_donations_vary_and_nothing_else(players: int) -> None:
    rng = Rng.seeded(players, "secrets")
    curious = Curious(CARNEGIE_IDLE)
    state = start(players, players, secret_donation=True)
    seen: set[str] = set()
    while not state.over:
        top = state.stack[-1]
        waiting = set(state.to_act)
        if isinstance(top, ChooseSides | NoteDonation) or rng.below(15) == 0:
            for seat in range(players):
                others = set(range(players)) - {seat}
                wanted: set[str] = set()
                if isinstance(top, ChooseSides):
                    wanted = {f"secret_sides.{other}" for other in others - waiting}
                elif isinstance(top, NoteDonation):
                    wanted = {f"companies.{other}.noted" for other in others - waiting}
                elif state.round_number > 0:
                    wanted = {f"companies.{other}.noted" for other in others}
                assert hidden(state, seat, rng) == wanted
                seen |= wanted
        if state.round_number > 0 and rng.below(20) == 0:
            hidden_things_vary(CARNEGIE, state, rng)
        play_one(state, curious, rng)
    assert all(hidden(state, seat, rng) == set() for seat in range(players))
    assert len(seen) == 2 * players - 1  # with the last choice of sides all are shown


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_hidden_once_the_sides_are_shown(players: int) -> None:
    rng = Rng.seeded(players, "open")
    state = start(players, players)
    while isinstance(state.stack[-1], ChooseSides):
        play_one(state, anything, rng)
    while not state.over:
        if rng.below(10) == 0:
            assert hidden(state, rng.below(players), rng) == set()
        play_one(state, anything, rng)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_alone_the_cards_not_yet_turned_up_vary_but_never_a_back_that_can_be_seen(
    difficulty: str,
) -> None:
    rng = Rng.seeded(1, difficulty)
    state = start(1, 1, difficulty=difficulty)
    turned_up = 0
    while not state.over:
        andrew = state.andrew
        assert andrew is not None
        known = andrew.played + andrew.shown
        assert hidden(state, 0, rng) == {f"andrew.deck.{n}" for n in uncertain_cards(state)}
        for _ in range(10):
            other = state.seen_by(0, rng)
            assert visible_backs(other) == visible_backs(state)
        turned_up = max(turned_up, known)
        play_one(state, anything, rng)
    assert turned_up == 20
    assert hidden(state, 0, rng) == set()


def visible_backs(state: CarnegieState) -> list[int]:
    """Of the cards that are not turned up but lie on top: this round's and the next one."""
    andrew = state.andrew
    assert andrew is not None
    end = andrew.played + (2 if state.round_number > 0 else 1)
    cards = andrew.deck[andrew.played + andrew.shown : end]
    return [state.rules.cards[card].back() for card in cards]


def uncertain_cards(state: CarnegieState) -> set[int]:
    """The places of the deck for which more than one card comes into question, as good players
    work it out who remember every card."""
    andrew = state.andrew
    assert andrew is not None
    cards = state.rules.cards
    known = andrew.played + andrew.shown
    unseen = [card for n, card in enumerate(cards) if n not in andrew.deck[:known]]
    unseen_backs = [card.back() for card in unseen]
    backs = visible_backs(state)
    below = {cards[n].advanced for n in andrew.deck[known + len(backs) :]}
    possible_below = [
        card
        for card in unseen
        if card.advanced in below and unseen_backs.count(card.back()) > backs.count(card.back())
    ]
    on_top = {known + n for n, back in enumerate(backs) if unseen_backs.count(back) > 1}
    deep = set(range(known + len(backs), 20)) if len(possible_below) > 1 else set()
    return on_top | deep
