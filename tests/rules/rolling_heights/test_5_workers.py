"""RH-5: the main phase. Activating workers."""

import pytest

from tests.rules.rolling_heights.table import ANN, BEN, CLEO, WORKER_NAMES, Table, a_table
from tests.rules.rule import rule

CUBE_WORKERS = {
    "carpenter": "wood",
    "builder": "concrete",
    "architect": "glass",
    "riveter": "steel",
}


def working(*workers: str, players: int = 2) -> Table:
    """Ann's main phase with these workers."""
    return a_table(players).with_workers(ANN, *workers)


# Activating


@rule("RH-5.1")
def test_steady_and_hard_workers_can_be_activated() -> None:
    table = working("carpenter steady", "builder hard", "architect tired", "riveter waiting")
    assert table.choices(ANN, "activate") == [
        "activate carpenter steady",
        "activate builder hard",
        "activate builder hard-as-steady",
    ]
    for worker in ("architect", "riveter", "politician"):
        for way in ("steady", "hard", "hard-as-steady"):
            reason = table.refused(ANN, f"activate {worker} {way}")
            assert reason == f"no-such-worker worker={worker}"


@rule("RH-5.1")
def test_a_steady_worker_has_no_hard_ability() -> None:
    table = working("carpenter steady", "architect steady")
    assert table.refused(ANN, "activate carpenter hard") == "no-such-worker worker=carpenter"
    reason = table.refused(ANN, "activate architect hard-as-steady")
    assert reason == "no-such-worker worker=architect"


@rule("RH-5.1")
def test_nobody_is_activated_twice_in_a_turn() -> None:
    table = working("carpenter steady", "builder hard")
    table.play(ANN, "activate carpenter steady", "activate builder hard")
    assert table.choices(ANN, "activate") == []
    for action in ("carpenter steady", "builder hard", "builder hard-as-steady"):
        assert table.refused(ANN, f"activate {action}").startswith("no-such-worker")
    assert table.workers(ANN) == {"carpenter used-steady": 1, "builder used-hard": 1}


@rule("RH-5.1")
def test_a_worker_activated_in_a_turn_can_be_activated_in_the_next() -> None:
    table = working("carpenter steady").play(ANN, "activate carpenter steady", "done").end_turn()
    assert table.workers(ANN) in ({"carpenter steady": 1}, {"carpenter hard": 1})


@rule("RH-5.1")
@pytest.mark.parametrize("way", ["hard", "hard-as-steady"])
def test_a_hard_worker_is_used_up_either_way(way: str) -> None:
    table = working("carpenter hard").play(ANN, f"activate carpenter {way}")
    assert table.yard() == {"wood": 2 if way == "hard" else 1}
    assert table.choices(ANN, "activate") == []


@rule("RH-5.1")
@pytest.mark.parametrize("worker", [w for w in WORKER_NAMES if w != "community-leader"])
def test_a_hard_worker_may_use_the_steady_ability(worker: str) -> None:
    hard = working(f"{worker} hard", "builder tired")
    steady = working(f"{worker} steady", "builder tired")
    hard.with_luck(ANN, "steady").play(ANN, f"activate {worker} hard-as-steady")
    steady.with_luck(ANN, "steady").play(ANN, f"activate {worker} steady")
    assert hard.yard() == steady.yard()
    assert hard.power == steady.power
    assert hard.vp(ANN) == steady.vp(ANN)
    assert hard.question(ANN) == steady.question(ANN)


@rule("RH-5.1")
def test_in_any_order() -> None:
    table = working("carpenter hard", "builder steady", "architect steady").with_wilds(ANN, 1)
    table.play(ANN, "use-wild steel", "activate builder steady")
    table.play(ANN, "buy bakery", "place b1", "pay steel")
    table.play(ANN, "build b1 concrete", "activate carpenter hard", "build b1 wood")
    table.play(ANN, "activate architect steady", "exchange concrete")
    assert table.yard() == {"concrete": 1}
    assert table.towers("b1") == [1, 1]


# Cubes, VP and power


@rule("RH-5.2")
@pytest.mark.parametrize("worker", CUBE_WORKERS)
@pytest.mark.parametrize(("pose", "amount"), [("steady", 1), ("hard", 2)])
def test_workers_who_bring_cubes(worker: str, pose: str, amount: int) -> None:
    material = CUBE_WORKERS[worker]
    table = working(f"{worker} {pose}")
    before = table.supply(material)
    table.play(ANN, f"activate {worker} {pose}")
    assert table.yard() == {material: amount}
    assert table.supply(material) == before - amount
    assert table.events("got-cubes") == [
        f"got-cubes seat=p1 amount={amount} material={material} special=0"
    ]


@rule("RH-5.2")
@pytest.mark.parametrize(("pose", "vp"), [("steady", 1), ("hard", 2)])
def test_a_politician_brings_vp(pose: str, vp: int) -> None:
    table = working(f"politician {pose}").play(ANN, f"activate politician {pose}")
    assert table.vp(ANN) == table.company(ANN)["worker_vp"] == vp
    assert table.vp(BEN) == 0


@rule("RH-5.2")
@pytest.mark.parametrize(("pose", "power"), [("steady", 2), ("hard", 4)])
def test_an_executive_brings_power(pose: str, power: int) -> None:
    table = working(f"executive {pose}").play(ANN, f"activate executive {pose}")
    assert table.power == power
    assert table.yard() == {}


# Urbanists


@rule("RH-5.2")
def test_a_steady_urbanist_has_all_tired_workers_thrown_once_more() -> None:
    table = working("urbanist steady", "2 carpenter tired", "builder tired", "architect waiting")
    table.with_luck(ANN, "hard", "tired", "steady").play(ANN, "activate urbanist steady")
    assert table.workers(ANN) == {
        "urbanist used-steady": 1,
        "carpenter hard": 1,
        "carpenter tired": 1,
        "builder steady": 1,
        "architect waiting": 1,
    }
    assert table.events("rethrew") == ["rethrew seat=p1 rose=2 tired=1"]


@rule("RH-5.2")
def test_the_throw_cannot_bring_a_strike() -> None:
    table = working("urbanist steady", "2 carpenter tired", "2 builder steady")
    table.with_luck(ANN, "tired", "tired").play(ANN, "activate urbanist steady")
    assert table.question(ANN) == "main round=1"
    assert table.workers(ANN)["builder steady"] == 2
    assert table.wilds(ANN) == 0
    assert table.events("strike") == []


BEFORE_IT: dict[str, list[str]] = {
    "a worker": ["activate carpenter steady"],
    "a leader": ["lead b3 steady"],
    "a purchase": ["buy bakery", "place b1", "pay wood"],
    "a wild": ["use-wild glass"],
    "an exchange": ["exchange glass", "pay wood", "pay wood"],
    "a cube built": ["build b2 wood"],
    "a plan taken": ["activate urbanist hard", "take bakery", "place b1"],
}


@rule("RH-5.2", "RH-5.15")
@pytest.mark.parametrize("actions", BEFORE_IT.values(), ids=BEFORE_IT)
def test_a_steady_urbanist_comes_before_anything_else(actions: list[str]) -> None:
    table = working(
        *("urbanist steady", "urbanist hard", "carpenter steady", "builder tired"),
        "community-leader steady",
    )
    table.with_building(ANN, "theatre", "b3").with_cubes(wood=3, steel=1).with_wilds(ANN, 1)
    assert table.can(ANN, "activate urbanist steady")
    assert table.can(ANN, "activate urbanist hard-as-steady")
    table.play(ANN, *actions)
    assert table.question(ANN) == "main round=1"
    assert table.refused(ANN, "activate urbanist steady") == "not-first"


@rule("RH-5.2")
def test_a_hard_urbanist_takes_any_open_plan_without_paying_for_it() -> None:
    table = working("urbanist hard").play(ANN, "activate urbanist hard")
    assert table.question(ANN) == "take"
    assert table.choices(ANN) == [f"take {plan}" for plan in table.row(1) + table.row(2)]
    assert table.refused(ANN, "take town-hall") == "not-open"
    table.play(ANN, "take aquarium", "place a6")  # from a slot of 4 to the other end
    assert table.plan_on("a6") == "aquarium"
    assert table.plot("a6")["owner"] == ANN
    assert table.question(ANN) == "main round=1"


@rule("RH-5.2")
def test_on_any_plot_where_a_plan_may_go_and_distance_costs_nothing() -> None:
    table = working("urbanist hard").play(ANN, "activate urbanist hard", "take bakery")
    free = [plot for plot in table.empty_plots() if plot not in ("i1", "e5")]
    assert table.choices(ANN) == [f"place {plot}" for plot in free]
    assert table.refused(ANN, "place c3") == "on-water"
    assert table.refused(ANN, "place h5") == "plot-taken"


@rule("RH-5.2")
def test_a_surcharge_has_to_be_paid() -> None:
    table = working("urbanist hard").with_cubes(glass=1)
    table.play(ANN, "activate urbanist hard", "take bakery")
    assert table.refused(ANN, "place e5") == "too-dear cost=2 units=1"
    table.play(ANN, "place i1")
    assert table.yard() == {}
    assert table.plan_on("i1") == "bakery"


@rule("RH-5.2")
def test_a_hard_urbanist_scores_a_bonus_and_takes_wilds() -> None:
    table = working("urbanist hard").with_wilds_on("bakery", 2)
    table.play(ANN, "activate urbanist hard", "take bakery", "place e2")
    assert table.vp(ANN) == 2
    assert table.wilds(ANN) == 2


@rule("RH-5.2")
def test_it_does_not_use_up_the_purchase_of_the_turn() -> None:
    table = working("urbanist hard").with_cubes(wood=2)
    table.play(ANN, "activate urbanist hard", "take bakery", "place b1")
    table.play(ANN, "buy diner", "place b3")
    assert table.plots(ANN) == ["b2", "b1", "b3"]


@rule("RH-5.2")
def test_nor_does_a_purchase_use_up_the_urbanist() -> None:
    table = working("urbanist hard").with_cubes(wood=1).play(ANN, "buy diner", "place b3")
    table.play(ANN, "activate urbanist hard", "take bakery", "place b1")
    assert table.plots(ANN) == ["b2", "b3", "b1"]


# Civil servants


@rule("RH-5.2")
def test_a_steady_civil_servant_upgrades_one_worker() -> None:
    table = working("civil-servant steady", "carpenter tired", "builder steady")
    table.play(ANN, "activate civil-servant steady")
    assert table.question(ANN) == "upgrade steps=1"
    assert table.choices(ANN) == ["upgrade carpenter tired", "upgrade builder steady"]
    tired, steady = table.clone(), table.clone()
    tired.play(ANN, "upgrade carpenter tired")
    assert tired.workers(ANN)["carpenter steady"] == 1
    steady.play(ANN, "upgrade builder steady")
    assert steady.workers(ANN)["builder hard"] == 1
    assert steady.question(ANN) == tired.question(ANN) == "main round=1"


@rule("RH-5.2")
def test_a_hard_civil_servant_upgrades_two_workers() -> None:
    table = working("civil-servant hard", "carpenter tired", "builder steady")
    table.play(ANN, "activate civil-servant hard", "upgrade carpenter tired")
    assert table.question(ANN) == "upgrade steps=1"
    table.play(ANN, "upgrade builder steady")
    assert table.workers(ANN) == {
        "civil-servant used-hard": 1,
        "carpenter steady": 1,
        "builder hard": 1,
    }


@rule("RH-5.2")
def test_or_one_who_goes_from_tired_to_hard() -> None:
    table = working("civil-servant hard", "carpenter tired", "builder tired")
    table.play(ANN, "activate civil-servant hard")
    table.play(ANN, "upgrade carpenter tired", "upgrade carpenter steady")
    assert table.workers(ANN)["carpenter hard"] == 1
    assert table.workers(ANN)["builder tired"] == 1
    assert table.question(ANN) == "main round=1"


@rule("RH-5.2")
def test_or_two_of_a_colour() -> None:
    table = working("civil-servant hard", "2 carpenter tired")
    table.play(ANN, "activate civil-servant hard", *["upgrade carpenter tired"] * 2)
    assert table.workers(ANN)["carpenter steady"] == 2


@rule("RH-5.2")
def test_an_upgraded_worker_can_be_activated() -> None:
    table = working("civil-servant steady", "carpenter steady")
    table.play(ANN, "activate civil-servant steady", "upgrade carpenter steady")
    table.play(ANN, "activate carpenter hard")
    assert table.yard() == {"wood": 2}


@rule("RH-5.2")
def test_the_second_upgrade_can_be_anyones() -> None:
    table = working("civil-servant hard", "carpenter tired", "builder tired")
    table.play(ANN, "activate civil-servant hard", "upgrade builder tired")
    assert table.choices(ANN, "upgrade") == ["upgrade carpenter tired", "upgrade builder steady"]


@rule("RH-5.3")
def test_nobody_who_has_been_activated_or_was_not_thrown_is_upgraded() -> None:
    table = working("civil-servant steady", "carpenter steady", "builder waiting", "riveter tired")
    table.play(ANN, "activate carpenter steady", "activate civil-servant steady")
    assert table.choices(ANN) == ["upgrade riveter tired"]
    assert table.refused(ANN, "upgrade carpenter steady") == "no-such-worker worker=carpenter"
    assert table.refused(ANN, "upgrade builder tired") == "no-such-worker worker=builder"


@rule("RH-5.3")
def test_no_civil_servant_is_upgraded() -> None:
    table = working(
        *("civil-servant hard", "civil-servant steady", "civil-servant tired"), "builder tired"
    )
    table.play(ANN, "activate civil-servant hard")
    assert table.choices(ANN) == ["upgrade builder tired"]
    assert table.refused(ANN, "upgrade civil-servant tired") == "not-upgraded"
    assert table.refused(ANN, "upgrade civil-servant steady") == "not-upgraded"


@rule("RH-5.3")
def test_nor_does_he_upgrade_himself() -> None:
    table = working("civil-servant hard", "civil-servant steady", "builder hard")
    assert table.refused(ANN, "activate civil-servant steady") == "nothing-to-do"


@rule("RH-5.3")
def test_nor_the_workers_of_others() -> None:
    table = working("civil-servant steady", "builder tired").with_workers(BEN, "riveter tired")
    table.play(ANN, "activate civil-servant steady")
    assert table.choices(ANN) == ["upgrade builder tired"]


# Cubes and power


@rule("RH-5.4")
def test_cubes_lie_in_the_yard_until_the_turn_ends() -> None:
    table = working("carpenter hard", "builder steady")
    table.play(ANN, "activate carpenter hard", "activate builder steady")
    assert table.yard() == {"wood": 2, "concrete": 1}
    table.play(ANN, "build b2 wood")
    assert table.yard() == {"wood": 1, "concrete": 1}
    table.play(ANN, "done")
    assert table.yard() == {}
    assert table.supply("wood") == 34


@rule("RH-5.4")
def test_power_never_goes_on_a_building() -> None:
    table = working("carpenter tired").with_power(9)
    assert table.refused(ANN, "build b2 wood") == "no-cube material=wood"
    assert table.choices(ANN, "build") == []


@rule("RH-5.4")
def test_power_pays_whatever_may_be_paid_with_any_cube() -> None:
    table = working("urbanist hard").with_power(9).with_cubes(wood=1)
    table.play(ANN, "buy bakery", "place e5").pay(ANN, "power")
    assert table.power == 9 - 1 - 5 - 2
    table.with_power(9).play(ANN, "exchange steel").pay(ANN, "power")
    assert table.power == 6
    table.play(ANN, "activate urbanist hard", "take diner", "place i1").pay(ANN, "power")
    assert table.power == 5
    assert table.yard() == {"wood": 1, "steel": 1}


@rule("RH-5.4")
def test_power_is_for_this_turn_only() -> None:
    table = working("executive hard").play(ANN, "activate executive hard", "done")
    assert table.power == 0
    table.to_main_phase().end_turn().to_main_phase()
    assert table.power == 0


# Rulings


@rule("RH-5.13")
def test_a_civil_servant_needs_somebody_to_upgrade() -> None:
    table = working(
        *("civil-servant hard", "carpenter hard", "builder used-steady", "riveter waiting")
    )
    assert table.refused(ANN, "activate civil-servant hard") == "nothing-to-do"
    assert table.refused(ANN, "activate civil-servant hard-as-steady") == "nothing-to-do"


@rule("RH-5.13")
def test_a_steady_urbanist_needs_a_tired_worker() -> None:
    table = working("urbanist steady", "carpenter steady", "builder waiting")
    assert table.refused(ANN, "activate urbanist steady") == "nothing-to-do"


@rule("RH-5.13")
def test_a_hard_urbanist_needs_a_free_plot() -> None:
    table = working("urbanist hard").filled_but("b1")
    assert table.can(ANN, "activate urbanist hard")
    table.with_plan(BEN, "gembrel-museum", "b1")
    assert table.refused(ANN, "activate urbanist hard") == "no-plot-left"


@rule("RH-5.13")
def test_one_where_the_surcharge_can_be_paid() -> None:
    table = working("urbanist hard").filled_but("e5").with_cubes(wood=1)
    assert table.refused(ANN, "activate urbanist hard") == "too-dear cost=2 units=1"
    table.with_cubes(wood=2).play(ANN, "activate urbanist hard", "take bakery")
    assert table.choices(ANN) == ["place e5"]


@rule("RH-5.15")
def test_the_throw_of_an_urbanist_happens_once_a_turn() -> None:
    table = working("2 urbanist steady", "carpenter tired").with_luck(ANN, "tired")
    table.play(ANN, "activate urbanist steady")
    assert table.workers(ANN)["carpenter tired"] == 1
    assert table.refused(ANN, "activate urbanist steady") == "not-first"


@rule("RH-5.15")
def test_it_is_possible_again_in_the_next_turn() -> None:
    table = working("2 urbanist steady", "carpenter tired").with_luck(ANN, "hard")
    table.play(ANN, "activate urbanist steady", "done").end_turn()
    table.to_main_phase().with_workers(ANN, "urbanist steady", "carpenter tired")
    assert table.can(ANN, "activate urbanist steady")


@rule("RH-5.15")
def test_it_is_possible_after_a_strike() -> None:
    table = a_table(turn=BEN).with_workers(ANN, "carpenter waiting", "2 urbanist waiting")
    table.with_luck(ANN, "tired", "steady", "steady", "tired").play(BEN, "done")
    table.play(ANN, "push")
    assert table.workers(ANN) == {"carpenter tired": 1, "urbanist tired": 1, "urbanist steady": 1}
    table.with_luck(ANN, "hard", "steady").play(ANN, "activate urbanist steady")
    assert table.workers(ANN)["carpenter hard"] == 1


@rule("RH-5.15")
def test_a_hard_urbanist_may_use_it_too() -> None:
    table = working("urbanist hard", "carpenter tired").with_luck(ANN, "hard")
    table.play(ANN, "activate urbanist hard-as-steady")
    assert table.workers(ANN) == {"urbanist used-hard": 1, "carpenter hard": 1}
    assert table.question(ANN) == "main round=1"


@rule("RH-5.15")
def test_the_half_rule_is_not_applied_again() -> None:
    table = working("urbanist steady", "8 riveter tired", "builder steady")
    table.with_luck(ANN, *["tired"] * 7, "hard").play(ANN, "activate urbanist steady")
    assert table.poses(ANN) == [7, 1, 1]


@rule("RH-5.15")
def test_an_urbanist_who_rises_can_be_activated() -> None:
    table = working("urbanist steady", "urbanist tired").with_luck(ANN, "hard")
    table.play(ANN, "activate urbanist steady")
    assert table.can(ANN, "activate urbanist hard")


@rule("RH-5.15")
def test_every_hard_urbanist_may_take_a_plan() -> None:
    table = working("3 urbanist hard")
    for plan, plot in (("bakery", "b1"), ("aquarium", "b3"), ("steel-mill", "b4")):
        table.play(ANN, "activate urbanist hard", f"take {plan}", f"place {plot}")
    assert table.plots(ANN) == ["b2", "b1", "b3", "b4"]
    assert table.choices(ANN, "activate") == []


@rule("RH-5.15")
def test_the_second_upgrade_follows_at_once_or_is_left_out() -> None:
    table = working("civil-servant hard", "carpenter tired", "builder steady")
    table.play(ANN, "activate civil-servant hard")
    assert table.refused(ANN, "done") == "upgrade-first"  # the first is not left out
    table.play(ANN, "upgrade carpenter tired")
    assert table.refused(ANN, "activate carpenter steady") == "not-now"
    table.play(ANN, "done")
    assert table.question(ANN) == "main round=1"
    assert table.workers(ANN)["builder steady"] == 1
    assert table.choices(ANN, "activate") == [
        "activate carpenter steady",
        "activate builder steady",
    ]


@rule("RH-5.15")
def test_the_turn_of_another_begins_with_everything_possible_again() -> None:
    table = working("2 urbanist steady", "carpenter tired", players=3).with_luck(ANN, "hard")
    table.play(ANN, "activate urbanist steady", "done").to_main_phase()
    table.with_workers(BEN, "urbanist steady", "carpenter tired").with_cubes(wood=1)
    assert table.can(BEN, "activate urbanist steady")
    assert table.can(BEN, "buy bakery")
    assert table.refused(CLEO, "activate carpenter steady") == "not-asked"
