"""What screens are shown of Rolling Heights, and the numbers that are told about actions."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

import magnate
from magnate.core.actions import Action
from magnate.core.domains import SEAT
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.games.rolling_heights.actions import PLAN, PLOT, ROLLING_HEIGHTS
from magnate.games.rolling_heights.decisions.plans import PURCHASE
from magnate.games.rolling_heights.rules import MAIN_PHASE, PREPARATION, RISK, SETUP
from magnate.games.rolling_heights.view_types import RollingHeightsView
from tests.contract.games import GAMES, LEADERS
from tests.helpers.players import Curious, somebody
from tests.rules.rolling_heights.table import ANN, BEN, a_start, a_table

GAME = magnate.game("rolling_heights")
CHANCE = {"strike_permille"}
"""What no single throw can prove; RH-4.1 is tested with thousands of them."""


def play(state: State, seed: int) -> list[tuple[State, int, Action]]:
    """A game of a curious player: each position with what is played there."""
    rng = Rng.seeded(seed, "view")
    player = Curious(GAMES["rolling_heights"].idle)
    made: list[tuple[State, int, Action]] = []
    while not state.over:
        seat = state.to_act[0]
        action = player(state, seat, rng)
        made.append((state.clone(), seat, action))
        state.advance(seat, action)
    return made


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_view_is_of_its_type(players: int) -> None:
    for state, _, _ in play(GAME.start(players, players), players)[::7]:
        for seat in (None, *range(players)):
            data = json.loads(json.dumps(state.view(seat)))
            assert msgspec.convert(data, RollingHeightsView, strict=True) == data
    assert "domain" in json.dumps(msgspec.json.schema(RollingHeightsView))


def test_every_domain_of_the_view_is_known() -> None:
    text = json.dumps(msgspec.json.schema(RollingHeightsView)).replace('"by": "', '"domain": "')
    found = {part.split('"')[0] for part in text.split('"domain": "')[1:]}
    assert {"phase", "stage", "trigger", "side", "placing", "vp", "units"} <= found
    assert found <= {*ROLLING_HEIGHTS.domains, SEAT.name}


def test_lists_say_what_they_are_indexed_by() -> None:
    """And they are as long as that has values."""
    parts: Any = msgspec.json.schema(RollingHeightsView)["$defs"]
    table = parts["RollingHeightsView"]["properties"]
    company = parts["CompanyView"]["properties"]
    view: Any = GAME.start(3, 1).view(0)
    marked = {name: field["by"] for name, field in table.items() if "by" in field}
    assert marked == {
        "plots": "plot",
        "piles": "level",
        "companies": "seat",
        "worker_supply": "worker",
        **dict.fromkeys(("cubes", "supply", "unbuilt", "yard", "special_yard"), "material"),
    }
    for name, domain in marked.items():
        size = 3 if domain == "seat" else ROLLING_HEIGHTS.domains[domain].size
        assert len(view[name]) == size
    assert company["workers"]["by"] == "status"
    assert company["workers"]["items"]["by"] == "worker"
    assert parts["PlotView"]["properties"]["needs"]["by"] == "material"
    assert parts["AdView"]["properties"]["yields"]["by"] == "seat"


def test_each_number_is_told_somewhere_and_true() -> None:
    checked: Counter[str] = Counter()
    for seed in range(16):
        content = LEADERS if seed % 3 == 0 else None
        for state, seat, _ in play(GAME.start(1 + seed % 4, seed, content), seed):
            for action in state.legal(seat)[:: 1 + seed % 3]:
                for name, number in state.about(seat, action).items():
                    if checked[name] < 60:
                        after = state.clone()
                        after.advance(seat, action)
                        truth = ROLLING_HEIGHTS.numbers[name].truth(state, after, seat, action)
                        assert truth in (None, number), f"{action}: {name} is {number}"
                        checked[name] += truth is not None
    assert set(ROLLING_HEIGHTS.numbers) - set(checked.elements()) == CHANCE


def test_what_is_told_of_throwing_ahead_is_true() -> None:
    checked: Counter[str] = Counter()
    for seed in range(6):
        rng = Rng.seeded(seed, "ahead")
        player = Curious(GAMES["rolling_heights"].idle)
        state = GAME.start(2 + seed % 3, seed, roll_ahead=True)
        while not state.over:
            seat = somebody(state, rng)
            action = player(state, seat, rng)
            if action.kind.free:
                told = state.about(seat, action)
                after = state.clone()
                after.advance(seat, action)
                for name, number in told.items():
                    truth = ROLLING_HEIGHTS.numbers[name].truth(state, after, seat, action)
                    assert truth in (None, number), f"{action}: {name} is {number}"
                checked[f"{action.kind.name}: {', '.join(told)}"] += 1
            state.advance(seat, action)
    assert set(checked) == {
        "throw-ahead: ",
        "rest-ahead: workers_left",
        "push-ahead: tired, strike_permille",
        "stop-ahead: ",
        "tire-ahead: workers_left",
    }


def test_a_price_is_the_sum_of_its_parts() -> None:
    table = a_table().with_cubes(wood=9, glass=9).play(ANN, "buy barber-shop")
    for place, parts in (("i1", (3, 7, 1)), ("a1", (3, 1, 0)), ("e5", (3, 5, 2))):
        told = table.about(ANN, f"place {place}")
        assert (told["market"], told["distance"], told["surcharge"]) == parts
        assert told["cost"] == sum(parts)


# What is going on


def test_the_plan_just_chosen_and_what_is_being_paid() -> None:
    table = a_table().with_workers(ANN, "carpenter tired").with_cubes(wood=2, glass=2)
    table.with_power(1).with_wilds(ANN, 1)
    assert table.view(BEN)["chosen"] is None
    assert PLAN.texts.index("barber-shop") in table.view(ANN)["affordable"]
    assert table.view(BEN)["affordable"] == []
    table.play(ANN, "buy barber-shop")
    plan = PLAN.texts.index("barber-shop")
    chosen: Any = {
        "seat": ANN,
        "plan": plan,
        "level": 1,
        "slot": 9,
        "placing": PURCHASE,
        "plot": None,
    }
    assert table.view(BEN)["chosen"] == chosen
    table.play(ANN, "place b1")
    assert table.view(BEN)["chosen"] == chosen | {"plot": PLOT.texts.index("b1")}
    payment: Any = {
        "seat": ANN,
        "material": None,
        "cost": 3,
        "left": 3,
        "at_hand": 6,
        "wilds": True,
    }
    assert table.view(BEN)["payment"] == payment
    table.play(ANN, "pay glass")
    assert table.view(BEN)["payment"] == payment | {"left": 2, "at_hand": 5}
    table.play(ANN, "pay power", "pay wood")
    assert table.view(BEN)["chosen"] is None
    assert table.view(BEN)["payment"] is None
    assert table.view(BEN)["turn"]["bought"] == plan
    assert table.view(BEN)["turn"]["laid"] == [PLOT.texts.index("b1")]


def test_what_an_exchange_is_paid_for() -> None:
    table = a_table().with_cubes(wood=2, glass=2).with_wilds(ANN, 3).play(ANN, "exchange steel")
    assert table.view(BEN)["payment"] == {
        "seat": ANN,
        "material": 3,
        "cost": 3,
        "left": 3,
        "at_hand": 4,
        "wilds": False,
    }


def test_what_one_can_pay_in_all() -> None:
    table = a_table().with_cubes(wood=2).with_power(3).with_wilds(ANN, 1).with_wilds(BEN, 2)
    assert [company["units"] for company in table.view()["companies"]] == [6, 2]


def test_what_was_done_this_turn() -> None:
    table = a_table().with_plan(ANN, "barber-shop", "d3", wood=1).with_cubes(glass=1)
    table.with_building(ANN, "band-shell", "b3")
    table.with_workers(ANN, "community-leader steady", "politician hard")
    table.play(ANN, "lead b3 steady", "activate politician hard", "build d3 glass")
    turn = table.play(ANN, "hire architect").view()["turn"]
    assert turn["led"] == [PLOT.texts.index("b3")]
    assert turn["completed"] == [PLOT.texts.index("d3")]
    assert (turn["vp"], turn["acted"], turn["bought"]) == (3, True, None)
    turn = table.play(ANN, "done").to_main_phase().view()["turn"]
    assert (turn["led"], turn["completed"], turn["vp"]) == ([], [], 0)


def test_nothing_is_done_in_a_turn_before_the_first_and_after_the_last() -> None:
    for players in (1, 2, 3, 4):
        state = GAME.start(players, players)
        made = [position for position, _, _ in play(state, players)]
        before = [position for position in made if position.view(None)["phase"] == SETUP]
        assert len(before) == 2 * players
        for position in (*before, state):
            turn: Any = position.view(None)["turn"]
            assert (turn["laid"], turn["completed"], turn["led"]) == ([], [], [])
            assert (turn["vp"], turn["acted"], turn["bought"]) == (0, False, None)


def test_steps_left_of_a_civil_servant() -> None:
    table = a_table().with_workers(ANN, "civil-servant hard", "2 carpenter tired")
    table.play(ANN, "activate civil-servant hard")
    assert table.view()["turn"]["upgrades_left"] == 2
    table.play(ANN, "upgrade carpenter tired")
    assert table.view()["turn"]["upgrades_left"] == 1


def test_upgrades_nobody_is_there_for_are_not_promised() -> None:
    table = a_table().with_workers(ANN, "civil-servant hard", "carpenter steady")
    assert table.about(ANN, "activate civil-servant hard") == {"upgrades": 1}
    table.play(ANN, "activate civil-servant hard")
    assert table.question(ANN) == "upgrade steps=1"
    assert table.view()["turn"]["upgrades_left"] == 1
    assert table.about(ANN, "upgrade carpenter steady") == {"upgrades_left": 0}
    table = a_table().with_workers(ANN, "civil-servant hard", "carpenter tired")
    assert table.about(ANN, "activate civil-servant hard") == {"upgrades": 2}  # rises twice
    table.play(ANN, "activate civil-servant hard")
    assert table.about(ANN, "upgrade carpenter tired") == {"upgrades_left": 1}


def test_phases_have_names() -> None:
    table = a_start()
    assert table.view()["phase"] == SETUP
    table.with_luck(ANN, "tired", "steady", "steady", "steady")
    table.play(BEN, "take fire-station", "place h5")
    table.play(ANN, "take housing-project", "place b2")
    assert table.view()["phase"] == RISK
    assert table.play(ANN, "stop").view()["phase"] == MAIN_PHASE
    table.with_workers(BEN, "12 architect waiting").play(ANN, "done")
    assert table.view()["phase"] == PREPARATION


def test_districts_are_pieces_with_a_side() -> None:
    districts = GAME.start(4, 3).view(None)["districts"]
    assert isinstance(districts, list)
    assert sorted(district["piece"] for district in districts) == [1, 2, 3, 4, 5, 6]
    assert sorted(district["side"] for district in districts) == [0, 0, 0, 1, 1, 1]
    assert all(0 <= district["turns"] < 4 for district in districts)


# The plots that make up a yield


@pytest.mark.parametrize(
    ("number", "vp", "plots"),
    [
        (1, -1, "e1 f1"),
        (2, 0, ""),
        (4, 6, "f1 g1"),
        (5, 0, ""),
        (6, 6, "e1 f1 g1"),
        (7, 0, ""),
        (8, 2, ""),
        (9, -2, "e1 f1"),
        (10, 2, "e1 g1"),
        (11, 10, "e1 f1 g1"),
        (12, 8, "e1 g1"),
    ],
)
def test_plots_of_an_ad(number: int, vp: int, plots: str) -> None:
    table = a_table().without_plan("b2").without_plan("h5").with_ads(number)
    table.with_building(ANN, "lumber-yard", "e1").with_building(ANN, "fairground-park", "f1")
    table.with_building(ANN, "stadium-krepysh", "g1")
    [ad] = table.view()["ads"]
    named = " ".join(PLOT.text(plot) for plot in ad["yields"][ANN]["plots"])
    assert (ad["yields"][ANN]["vp"], named) == (vp, plots)
