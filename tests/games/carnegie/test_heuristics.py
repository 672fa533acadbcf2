"""Carnegie's heuristics take short cuts; here they meet the long way round."""

from collections.abc import Iterator
from functools import cache

import pytest

from magnate import game
from magnate.core.actions import Action
from magnate.core.rng import Rng
from magnate.games.carnegie.actions import BUILD, CITIES, FOUND, MISSION_GOODS, MISSION_MONEY
from magnate.games.carnegie.decisions.activation import Activate
from magnate.games.carnegie.decisions.course import ChooseAction
from magnate.games.carnegie.decisions.departments import Department
from magnate.games.carnegie.decisions.income import Donate
from magnate.games.carnegie.heuristics.answers import Answers
from magnate.games.carnegie.heuristics.gifts import Welfare
from magnate.games.carnegie.heuristics.land import land_of
from magnate.games.carnegie.heuristics.network import Maps
from magnate.games.carnegie.heuristics.outlook import NEVER, Outlook
from magnate.games.carnegie.heuristics.spending import rate_activations, rate_donations
from magnate.games.carnegie.heuristics.staff import Board
from magnate.games.carnegie.heuristics.tables import Tables
from magnate.games.carnegie.heuristics.trials import attempt
from magnate.games.carnegie.heuristics.worth import worth
from magnate.games.carnegie.rules import Rules
from magnate.games.carnegie.scoring import donation_limit, donation_yields
from magnate.games.carnegie.state import CarnegieState
from magnate.games.carnegie.welfare import PAID_SPACES, WELFARE_GOODS

TABLES = [(1, "A"), (2, "random"), (3, "B"), (4, "A")]


def positions(players: int, sides: str, games: int = 3) -> Iterator[tuple[CarnegieState, int]]:
    """Positions of random games, with the seat that is asked."""
    for seed in range(games):
        noted = players > 1
        state = game("carnegie").start(players, seed, secret_donation=noted, tab_sides=sides)
        assert isinstance(state, CarnegieState)
        rng = Rng.seeded(seed, "heuristics")
        while not state.over:
            seat = state.to_act[0]
            if state.round_number > 0:
                yield state, seat
            legal = state.canonical(seat)
            state.advance(seat, legal[rng.below(len(legal))])


@cache
def tables_of(rules: Rules) -> Tables:
    return Tables(rules)


def outlook_of(state: CarnegieState, seat: int) -> Outlook:
    return Outlook(state, seat, Maps(tables_of(state.rules), state), None)


def whole_worth(state: CarnegieState, seat: int, trial: CarnegieState) -> int:
    """The worth of a trial with nothing taken over from other trials."""
    outlook = outlook_of(state, seat)
    return worth(outlook, trial, land_of(outlook.tables, trial, seat))


def test_answers_are_worth_what_they_lead_to() -> None:
    met = set()
    for players, sides in TABLES:
        for state, seat in positions(players, sides):
            if not isinstance(state.stack[-1], Department):
                continue
            before = state.digest()
            answers = Answers(outlook_of(state, seat))
            for action in state.canonical(seat)[::3]:
                rate = answers.rate(action)
                if rate != NEVER:
                    met.add(action.kind)
                    assert rate == whole_worth(state, seat, attempt(state, seat, action))
            assert state.digest() == before
    assert {BUILD, FOUND, MISSION_MONEY, MISSION_GOODS} <= met


@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_spending_is_worth_what_it_leads_to(players: int, sides: str) -> None:
    for state, seat in positions(players, sides):
        top = state.stack[-1]
        actions: list[Action] = []
        top.options(state, seat, actions)
        if isinstance(top, Donate):
            rates = rate_donations(outlook_of(state, seat), actions)
        elif isinstance(top, Activate):
            rates = rate_activations(outlook_of(state, seat), actions)
        else:
            continue
        for action, rate in zip(actions, rates, strict=True):
            assert rate == whole_worth(state, seat, attempt(state, seat, action))


@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_a_further_city_needs_no_new_map(players: int, sides: str) -> None:
    for state, seat in positions(players, sides, 1):
        if not isinstance(state.stack[-1], ChooseAction):
            continue
        tables = tables_of(state.rules)
        own = land_of(tables, state, seat).own
        maps = Maps(tables, state)
        for city in range(CITIES):
            if (maps.open >> city) & 1:
                anew = Maps(tables, state).ways(own | 1 << city)
                assert list(maps.ways_with(own, city).missing) == list(anew.missing)


@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_welfare_is_settled_as_the_rules_do(players: int, sides: str) -> None:
    for state, seat in positions(players, sides):
        limit = donation_limit(state, seat)
        welfare = Welfare(tables_of(state.rules), state.companies[seat], limit)
        shares = [welfare.share(paid) for paid in range(PAID_SPACES)]
        assert shares == donation_yields(state, seat)[WELFARE_GOODS : WELFARE_GOODS + PAID_SPACES]


def test_a_board_becomes_another() -> None:
    """That of another seat, and back."""
    for state, _ in positions(3, "A", 1):
        if not isinstance(state.stack[-1], ChooseAction):
            continue
        outlook = outlook_of(state, 0)
        board = Board(outlook, state.companies[0])
        for company in (*state.companies, state.companies[0]):
            board.become(company)
            anew = Board(outlook, company)
            assert board.worth() == anew.worth()
            assert board.standing == anew.standing == company.active_employees()
            assert list(board.kinds) == list(anew.kinds)
