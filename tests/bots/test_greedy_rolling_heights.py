"""The greedy bot at Rolling Heights: it beats chance and the Rival, plays as the rules advise, and
sees nothing hidden."""

from typing import Any

import pytest

import magnate.games  # noqa: F401  (registers the games)
from magnate.core.actions import Action
from magnate.core.game import game
from magnate.core.ints import ints
from magnate.core.rng import Rng
from magnate.games.rolling_heights.actions import (
    ARCHITECT,
    BUILD,
    BUILDER,
    CARPENTER,
    EXECUTIVE,
    HARD,
    MATERIALS,
    POLITICIAN,
    RIVETER,
    STEADY,
    STEEL,
    TIRED,
    WOOD,
)
from magnate.games.rolling_heights.decisions.course import Course
from magnate.games.rolling_heights.decisions.main import Main
from magnate.games.rolling_heights.decisions.preparation import Risk, SitOut
from magnate.games.rolling_heights.rules import MAIN_PHASE, PREPARATION, READY, STRUCK, THROWN
from magnate.games.rolling_heights.state import RollingHeightsState
from tests.games.rolling_heights.positions import (
    A,
    B,
    give_wilds,
    hire,
    plain_city,
    position,
    put,
    rules_for,
)
from tests.helpers.contests import Honesty, play, share_won, share_won_alone

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": "hard"}),
    (2, {"first_game_ads": True}),
    (3, {}),
    (4, {"roll_ahead": True}),
]


def start(players: int, seed: int, options: dict[str, Any]) -> RollingHeightsState:
    state = game("rolling_heights").start(players=players, seed=seed, **options)
    assert isinstance(state, RollingHeightsState)
    return state


def greedy_table(players: int, seed: int) -> RollingHeightsState:
    """A game of greedy bots, played to its end."""
    state = play("rolling_heights", ["greedy"] * players, seed)
    assert isinstance(state, RollingHeightsState)
    return state


# Strength


def test_greedy_beats_random() -> None:
    assert share_won("rolling_heights", 2, 30) == 1


def test_greedy_often_beats_the_easy_rival() -> None:
    assert share_won_alone("rolling_heights", "easy", 20) >= 0.5


def test_greedy_tables_are_brisk_and_score_well() -> None:
    states = [greedy_table(4, seed) for seed in range(5)]
    assert sum(sum(state.scores()) for state in states) / 20 >= 55
    assert all(7 <= state.round_number <= 14 for state in states)


@pytest.mark.long
@pytest.mark.parametrize(("players", "games"), [(2, 1000), (3, 300), (4, 300)])
def test_greedy_beats_random_nearly_always(players: int, games: int) -> None:
    assert share_won("rolling_heights", players, games) >= 0.99


@pytest.mark.long
@pytest.mark.parametrize(("difficulty", "wanted"), [("easy", 0.8), ("normal", 0.5), ("hard", 0.25)])
def test_the_rivals_levels_are_for_beginners_good_and_strong_players(
    difficulty: str, wanted: float
) -> None:
    assert abs(share_won_alone("rolling_heights", difficulty, 300) - wanted) < 0.1


@pytest.mark.long
@pytest.mark.parametrize(("players", "shortest", "longest"), [(2, 9, 12.5), (3, 9, 12), (4, 9, 12)])
def test_greedy_tables_last_as_long_as_they_should(
    players: int, shortest: float, longest: float
) -> None:
    rounds = sum(greedy_table(players, seed).round_number for seed in range(100)) / 100
    assert shortest <= rounds <= longest


# Honesty


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_greedy_is_honest(players: int, options: dict[str, Any]) -> None:
    """However piles, targets and throws to come are dealt anew, the rates are the same; and rating
    changes nothing."""
    honesty = Honesty("rolling_heights", hidden)
    honesty.play_out(start(players, 7, options))
    assert len(honesty.deals) > 20


def hidden(state: RollingHeightsState, seat: int) -> str:
    """All that the seat can't know of this state, and its own targets."""
    return f"{state.piles} {[company.targets for company in state.companies]}"


def test_greedy_plays_the_same_game_again() -> None:
    assert greedy_table(3, 11).digest() == greedy_table(3, 11).digest()


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_rolls_ahead(seat: int) -> None:
    """Free actions are rated too: it throws, pushes and settles a strike before its turn."""
    state = start(2, 5, {"roll_ahead": True})
    heuristics = game("rolling_heights").heuristics
    ahead = 0
    while not state.over:
        acts = state.to_act[0]
        if state.round_number > 0 and acts != seat and state.legal(seat):
            acts = seat
            ahead += 1
        legal = state.legal(acts)
        rates = heuristics.rate(state.seen_by(acts, Rng.seeded(1)), acts, legal)
        state.play(acts, legal[rates.index(max(rates))])
    assert ahead > 10
    assert state.problems() == []


# What it should do in a position


def seat_at_work(
    yard: list[int] | None = None, round_number: int = 3, **options: Any
) -> RollingHeightsState:
    """Seat A in the main phase of a plain city, with cubes in its yard and nobody left to work."""
    state = position(rules_for(2, plain_city(), **options))
    state.stack = [Course(), Main(A)]
    state.phase = MAIN_PHASE
    state.round_number = round_number
    state.ads = [7, 7, 7]
    for material, cubes in enumerate(yard or [0] * MATERIALS):
        state.yard[material] += cubes
        state.supply[material] -= cubes
    for company in state.companies:
        company.stage = READY
    return state


def choice(state: RollingHeightsState, seat: int = A) -> Action:
    """What it plays; there is no doubt about it."""
    legal = state.legal(seat)
    rates = game("rolling_heights").heuristics.rate(state, seat, legal)
    assert rates.count(max(rates)) == 1
    return legal[rates.index(max(rates))]


def rest_of_turn(state: RollingHeightsState, seat: int = A) -> list[str]:
    """All it plays until the turn is over, the first of equals."""
    played: list[str] = []
    while state.active == seat and state.phase == MAIN_PHASE:
        legal = state.legal(seat)
        rates = game("rolling_heights").heuristics.rate(state, seat, legal)
        action = legal[rates.index(max(rates))]
        played.append(str(action))
        state.play(seat, action)
    return played


def thrown(tired: int, steady: int) -> RollingHeightsState:
    """Seat A after its throw."""
    state = position(rules_for(2, plain_city()))
    hire(state, A, CARPENTER, tired, TIRED)
    hire(state, A, ARCHITECT, steady, STEADY)
    put(state, A, "housing-project", "c3", [0, 0, 0, 0])
    state.stack = [Course(), Risk(A)]
    state.phase = PREPARATION
    state.companies[A].stage = THROWN
    return state


@pytest.mark.parametrize(
    ("tired", "steady", "answer"),
    [
        (2, 2, "push"),
        (2, 8, "push"),
        (4, 4, "push"),
        (1, 3, "push"),
        (1, 4, "stop"),
        (1, 9, "stop"),
    ],
)
def test_greedy_pushes_two_and_a_single_one_of_few(tired: int, steady: int, answer: str) -> None:
    assert str(choice(thrown(tired, steady))) == answer


def test_a_strike_spares_those_whose_cubes_are_needed() -> None:
    state = thrown(0, 0)
    hire(state, A, CARPENTER, 2, STEADY)
    hire(state, A, BUILDER, 2, STEADY)
    state.companies[A].stage = STRUCK
    state.companies[A].left = 2
    assert str(choice(state)) == "tire builder steady"


def test_greedy_goes_on_with_a_strike_that_somebody_began_in_another_order() -> None:
    state = thrown(0, 0)
    hire(state, A, CARPENTER, 2, STEADY)
    hire(state, A, BUILDER, 2, STEADY)
    hire(state, A, RIVETER, 1, STEADY)
    state.companies[A].stage = STRUCK
    state.companies[A].left = 2
    state.advance(A, game("rolling_heights").table.parse("tire riveter steady"))
    assert str(choice(state)) == "tire builder steady"


def test_greedy_completes_a_plan_when_it_can() -> None:
    state = seat_at_work([2, 0, 0, 0])
    put(state, A, "housing-project", "c3", [1, 0, 0, 0])
    put(state, A, "lumber-yard", "d3", [0, 0, 0, 0])
    state.bought = True
    played = rest_of_turn(state)
    assert played[:2] == ["build c3 wood", "build c3 wood"]
    assert state.companies[A].all_workers() == 1


def test_greedy_spends_a_wild_to_complete_what_brings_much() -> None:
    state = seat_at_work(round_number=14)
    put(state, A, "empire-office-tower", "c3", [0, 3, 2, 10])
    give_wilds(state, A, 1)
    state.bought = True
    assert rest_of_turn(state) == ["use-wild glass", "build c3 glass", "done"]


def test_greedy_keeps_a_wild_that_completes_nothing_in_the_last_turn() -> None:
    state = seat_at_work(round_number=12)
    state.last_round = 12
    put(state, A, "empire-office-tower", "c3", [0, 0, 0, 0])
    give_wilds(state, A, 1)
    state.bought = True
    assert rest_of_turn(state) == ["done"]


def test_greedy_exchanges_what_it_can_use_nowhere() -> None:
    state = seat_at_work([0, 2, 0, 0])
    put(state, A, "housing-project", "c3", [2, 0, 0, 0])
    state.bought = True
    played = rest_of_turn(state)
    assert played[:2] == ["exchange wood", "build c3 wood"]
    assert state.completed(20)


def test_greedy_never_ends_its_turn_with_cubes_it_could_build() -> None:
    """But for the last ones of a park that waits for its neighbours."""
    for seed in range(6):
        state = start(2, seed, {})
        heuristics = game("rolling_heights").heuristics
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal(seat)
            rates = heuristics.rate(state, seat, legal)
            action = legal[rates.index(max(rates))]
            if str(action) == "done" and isinstance(state.stack[-1], Main):
                for other in legal:
                    if other.kind is BUILD and state.last_round == 0:
                        park = state.rules.plans[state.plans[other.a]].per != 0
                        assert park or state.unbuilt(other.b) == 1, str(other)
            state.play(seat, action)


def test_greedy_activates_everybody_first() -> None:
    state = seat_at_work()
    put(state, A, "housing-project", "c3", [0, 0, 0, 0])
    hire(state, A, CARPENTER, 1, STEADY)
    hire(state, A, EXECUTIVE, 1, HARD)
    hire(state, A, POLITICIAN, 1, STEADY)
    played = rest_of_turn(state)
    assert sorted(played[:3]) == [
        "activate carpenter steady",
        "activate executive hard",
        "activate politician steady",
    ]


def test_greedy_buys_near_and_builds_at_once() -> None:
    state = seat_at_work([3, 2, 0, 0])
    hire(state, A, CARPENTER, 2)
    hire(state, A, BUILDER, 2)
    put(state, A, "housing-project", "b1", [3, 0, 0, 0])
    played = rest_of_turn(state)
    assert played[0].startswith("buy ")
    assert played[1] in ("place a1", "place b2", "place c1")
    assert "done" in played[-1]
    assert state.cubes_at_hand() == 0


def test_workers_early_and_points_late() -> None:
    """Of the same cubes: an architect and 1 VP, or 3 VP (RH-5.10)."""
    towers = ["wood 2", "concrete 2"]
    mayor = {"towers": towers, "vp": 5, "steady": "-", "hard": "-"}
    tenement = {"towers": towers, "vp": 2, "workers": ["architect"]}
    override = plain_city() | {"plan": {"mayors-house": mayor, "tenement": tenement}}
    answers: list[str] = []
    for round_number in (1, 12):
        state = position(rules_for(2, override))
        state.stack = [Course(), Main(A)]
        state.phase = MAIN_PHASE
        state.ads = [7, 7, 7]
        state.round_number = round_number
        state.last_round = 12 if round_number == 12 else 0
        put(state, A, "tenement", "c3", [1, 2, 0, 0])
        put(state, A, "mayors-house", "d3", [1, 2, 0, 0])
        hire(state, A, CARPENTER, 2)
        state.yard[WOOD] += 1
        state.supply[WOOD] -= 1
        state.bought = True
        answers.append(str(choice(state)))
    assert answers == ["build c3 wood", "build d3 wood"]


def test_a_park_waits_for_a_neighbour_that_pays() -> None:
    state = seat_at_work([0, 1, 0, 0])
    put(state, A, "pritzker-zoo", "c3", [1, 0, 0, 0])
    put(state, A, "fire-station", "d3", [0, 1, 0, 0])
    hire(state, A, BUILDER, 3)
    state.bought = True
    assert str(choice(state)) == "build d3 concrete"


def test_greedy_pays_with_power_and_what_it_needs_least() -> None:
    state = seat_at_work([1, 0, 0, 1])
    put(state, A, "housing-project", "b1", [2, 0, 0, 0])
    state.power = 1
    state.market = ints([state.market[0], *([-1] * 17)])
    hire(state, A, CARPENTER, 2)
    state.play(A, "buy " + str(state.legal(A)[0]).split()[-1])
    paid = rest_of_turn(state)
    assert "pay wood" not in paid
    assert "build b1 wood" in paid


def test_those_sit_out_who_bring_least() -> None:
    state = position(rules_for(2, plain_city()))
    put(state, A, "empire-office-tower", "c3", [0, 0, 0, 0])
    hire(state, A, CARPENTER, 6)
    hire(state, A, RIVETER, 3)
    hire(state, A, ARCHITECT, 3)
    state.companies[A].gather(TIRED)
    state.companies[A].left = 2
    state.companies[A].stage = 1
    state.stack = [Course(), SitOut(A)]
    state.phase = PREPARATION
    assert str(choice(state)) == "rest carpenter"


def test_the_trailing_player_does_not_end_the_game_for_nothing() -> None:
    answers: list[str] = []
    for lead in (0, 60):
        state = seat_at_work([0, 0, 0, 1], round_number=9)
        put(state, B, "housing-project", "h3")
        put(state, A, "empire-office-tower", "c3", [0, 0, 0, 0])
        state.supply[STEEL] = 0
        state.companies[B].plot_vp = lead
        state.bought = True
        answers.append(str(choice(state)))
    assert answers == ["build c3 steel", "done"]
