"""RH-5: the main phase. Community leaders."""

import pytest

from magnate.games.rolling_heights.actions import PLAN
from tests.rules.rolling_heights import page
from tests.rules.rolling_heights.table import ANN, BEN, Table, a_table
from tests.rules.rule import rule

LEADERS = ("community-leader steady", "community-leader hard")


def leading(plan: str, *workers: str, plot: str = "d3") -> Table:
    """Ann has a completed building, a steady and a hard leader, and these other workers."""
    return a_table().with_building(ANN, plan, plot).with_workers(ANN, *LEADERS, *workers)


def gained(table: Table, *actions: str) -> int:
    """The VP Ann gets for what she does, on a copy of the table."""
    return table.clone().play(ANN, *actions).vp(ANN) - table.vp(ANN)


# Leading


@rule("RH-5.2")
def test_a_leader_uses_one_of_your_completed_buildings() -> None:
    table = leading("theatre").with_building(BEN, "opera-house", "f3")
    table.with_plan(ANN, "library-branch", "b3", concrete=2)
    assert table.choices(ANN, "lead") == [
        "lead d3 steady",
        "lead d3 hard",
        "lead d3 hard-as-steady",
    ]
    assert table.refused(ANN, "lead f3 steady") == "not-own-building"
    assert table.refused(ANN, "lead b3 steady") == "not-own-building"  # not complete
    assert table.refused(ANN, "lead a4 steady") == "not-own-building"
    assert table.refused(ANN, "activate community-leader steady") == "by-a-building"


@rule("RH-5.2")
def test_a_building_without_an_ability_is_of_no_use() -> None:
    table = leading("bakery")
    assert table.choices(ANN, "lead") == []
    assert table.refused(ANN, "lead d3 steady") == "no-ability-there"


@rule("RH-5.2")
@pytest.mark.parametrize("pose", ["steady", "hard"])
def test_who_leads_must_be_there_in_that_pose(pose: str) -> None:
    table = leading("theatre").with_workers(ANN, f"community-leader {pose}")
    other = "hard" if pose == "steady" else "steady"
    reason = "no-such-worker worker=community-leader"
    assert table.refused(ANN, f"lead d3 {other}") == reason
    assert table.can(ANN, f"lead d3 {pose}")
    assert table.can(ANN, "lead d3 hard-as-steady") == (pose == "hard")
    table.with_workers(ANN, "community-leader tired", "community-leader waiting")
    assert table.refused(ANN, f"lead d3 {pose}") == reason


@rule("RH-5.2")
def test_each_building_can_be_used_once_a_turn_by_whichever_leader() -> None:
    table = leading("theatre").with_building(ANN, "grand-conservatory", "e3")
    table.play(ANN, "lead d3 steady")
    assert table.refused(ANN, "lead d3 hard") == "led-already"
    assert table.refused(ANN, "lead d3 hard-as-steady") == "led-already"
    table.play(ANN, "lead e3 hard")
    assert table.power == 2 + 4
    assert table.workers(ANN) == {
        "community-leader used-steady": 1,
        "community-leader used-hard": 1,
    }


@rule("RH-5.2")
def test_it_can_be_used_again_in_the_next_turn() -> None:
    table = leading("theatre").play(ANN, "lead d3 hard", "done").end_turn().to_main_phase()
    table.with_workers(ANN, *LEADERS).play(ANN, "lead d3 hard")
    assert table.power == 4


@rule("RH-5.2")
def test_a_leader_leads_once_a_turn() -> None:
    table = leading("theatre").with_building(ANN, "grand-conservatory", "e3")
    table.with_workers(ANN, "community-leader steady").play(ANN, "lead d3 steady")
    assert table.refused(ANN, "lead e3 steady") == "no-such-worker worker=community-leader"


@rule("RH-5.2", "RH-5.12")
@pytest.mark.parametrize("way", ["hard", "hard-as-steady"])
def test_a_hard_leader_uses_the_hard_or_the_steady_ability_and_only_one(way: str) -> None:
    table = leading("theatre").play(ANN, f"lead d3 {way}")
    assert table.power == (4 if way == "hard" else 2)
    assert table.workers(ANN)["community-leader used-hard"] == 1
    assert table.choices(ANN, "lead") == []


# What buildings can do


def test_each_building_with_an_ability_has_a_test() -> None:
    """The numbers on the page, by the tests below."""
    numbers = [int(row[0]) for row in page.table("#, building, steady, hard")]
    tested = [PLAN.texts.index(plan) + 1 for plan in ABILITIES_TESTED]
    assert sorted(tested) == numbers


ABILITIES_TESTED = (
    *("mayors-house", "theatre", "grand-conservatory", "library-branch", "university"),
    *("band-shell", "opera-house", "school-house", "union-hall", "stadium-krepysh"),
    *("pritzker-zoo", "botanical-garden", "radio-tower", "amusement-park", "monument-square"),
    *("sports-ground", "gembrel-museum", "observatory", "aquarium"),
    *("lumber-yard", "concrete-plant", "foundry", "glass-works", "steel-mill"),
    *("warehouse", "clinic", "savings-bank", "power-station", "court-house"),
)


@rule("RH-5.2")
@pytest.mark.parametrize(("way", "wilds"), [("steady", 1), ("hard", 2), ("hard-as-steady", 1)])
def test_the_mayors_house_gives_wilds_that_can_be_used_at_once(way: str, wilds: int) -> None:
    table = leading("mayors-house").play(ANN, f"lead d3 {way}")
    assert table.wilds(ANN) == wilds
    assert table.events("got-wilds") == [f"got-wilds seat=p1 amount={wilds} source=leader"]
    assert table.wild_supply == 30 - wilds
    table.play(ANN, *["use-wild wood"] * wilds)
    assert table.yard() == {"wood": wilds}


@rule("RH-5.2")
@pytest.mark.parametrize(
    ("plan", "steady", "hard"),
    [
        ("theatre", 2, 4),
        ("grand-conservatory", 2, 4),
        ("savings-bank", 3, 5),
        ("power-station", 4, 6),
    ],
)
def test_buildings_that_give_power(plan: str, steady: int, hard: int) -> None:
    assert leading(plan).play(ANN, "lead d3 steady").power == steady
    assert leading(plan).play(ANN, "lead d3 hard").power == hard


@rule("RH-5.2")
@pytest.mark.parametrize(("way", "glass"), [("steady", 1), ("hard", 2)])
def test_the_library_branch_gives_glass(way: str, glass: int) -> None:
    assert leading("library-branch").play(ANN, f"lead d3 {way}").yard() == {"glass": glass}


@rule("RH-5.2")
@pytest.mark.parametrize(
    ("plan", "material", "cubes"),
    [
        ("lumber-yard", "wood", 1),
        ("concrete-plant", "concrete", 1),
        ("glass-works", "glass", 1),
        ("foundry", "steel", 1),
        ("steel-mill", "steel", 2),
    ],
)
def test_works_give_their_material(plan: str, material: str, cubes: int) -> None:
    assert leading(plan).play(ANN, "lead d3 steady").yard() == {material: cubes}
    assert leading(plan).play(ANN, "lead d3 hard").yard() == {material: cubes + 1}


@rule("RH-5.2")
@pytest.mark.parametrize("plan", ["university", "warehouse"])
def test_the_university_and_the_warehouse_give_a_cube_of_any_colour(plan: str) -> None:
    table = leading(plan).play(ANN, "lead d3 steady")
    assert table.question(ANN) == "cube cubes=1"
    for material in ("wood", "concrete", "glass", "steel"):
        assert table.clone().play(ANN, f"choose-cube {material}").yard() == {material: 1}


@rule("RH-5.2")
@pytest.mark.parametrize("plan", ["university", "warehouse"])
def test_or_two_of_any_colours(plan: str) -> None:
    table = leading(plan).play(ANN, "lead d3 hard", "choose-cube steel")
    assert len(table.choices(ANN)) == 4
    table.play(ANN, "choose-cube glass")
    assert table.yard() == {"glass": 1, "steel": 1}
    twice = leading(plan).play(ANN, "lead d3 hard", *["choose-cube wood"] * 2)
    assert twice.yard() == {"wood": 2}


@rule("RH-5.2")
@pytest.mark.parametrize(
    ("plan", "steady", "hard"), [("band-shell", 1, 2), ("opera-house", 2, 4), ("court-house", 2, 3)]
)
def test_buildings_that_give_vp(plan: str, steady: int, hard: int) -> None:
    table = leading(plan)
    assert gained(table, "lead d3 steady") == gained(table, "lead d3 hard-as-steady") == steady
    assert gained(table, "lead d3 hard") == hard


@rule("RH-5.2")
@pytest.mark.parametrize(
    "plan",
    [
        *("stadium-krepysh", "pritzker-zoo", "amusement-park", "gembrel-museum"),
        *("observatory", "monument-square", "sports-ground", "aquarium"),
    ],
)
def test_buildings_where_a_steady_leader_gets_1_vp(plan: str) -> None:
    table = leading(plan).play(ANN, "lead d3 steady")
    assert table.company(ANN)["worker_vp"] == 1


@rule("RH-5.2", "RH-5.3")
@pytest.mark.parametrize("plan", ["school-house", "clinic"])
def test_the_school_house_and_the_clinic_upgrade_a_tired_worker(plan: str) -> None:
    table = leading(plan, "carpenter tired", "builder steady", "civil-servant tired")
    table.play(ANN, "lead d3 steady")
    assert table.choices(ANN) == ["upgrade carpenter tired"]
    assert table.refused(ANN, "upgrade builder steady") == "only-tired"
    assert table.refused(ANN, "upgrade civil-servant tired") == "not-upgraded"
    table.play(ANN, "upgrade carpenter tired")
    assert table.workers(ANN)["carpenter steady"] == 1
    assert table.question(ANN) == "main round=1"


@rule("RH-5.2", "RH-5.3")
@pytest.mark.parametrize("plan", ["school-house", "clinic"])
def test_or_for_a_hard_leader_one_upgrade_of_either_kind(plan: str) -> None:
    table = leading(plan).with_workers(
        ANN,
        *("community-leader hard", "carpenter tired", "builder steady", "riveter used-steady"),
        *("civil-servant steady", "architect waiting"),
    )
    table.play(ANN, "lead d3 hard")
    assert table.choices(ANN) == ["upgrade carpenter tired", "upgrade builder steady"]
    table.play(ANN, "upgrade builder steady")
    assert table.workers(ANN)["builder hard"] == 1
    assert table.question(ANN) == "main round=1"  # one only


@rule("RH-5.2", "RH-5.14")
@pytest.mark.parametrize(
    ("plan", "way", "old", "new"),
    [
        ("union-hall", "steady", "carpenter", "riveter"),
        ("union-hall", "hard", "carpenter", "riveter"),
        ("stadium-krepysh", "hard", "carpenter", "executive"),
        ("pritzker-zoo", "hard", "builder", "executive"),
    ],
)
def test_swaps(plan: str, way: str, old: str, new: str) -> None:
    table = leading(plan, "2 carpenter steady", "2 builder steady")
    olds, news = table.worker_supply(old), table.worker_supply(new)
    table.play(ANN, f"lead d3 {way}")  # all are alike, so nothing is asked
    assert table.workers(ANN)[f"{old} steady"] == 1
    assert table.workers(ANN)[f"{new} steady"] == 1
    assert table.worker_supply(old) == olds + 1
    assert table.worker_supply(new) == news - 1


@rule("RH-5.2", "RH-5.14")
@pytest.mark.parametrize(
    ("plan", "worker"), [("botanical-garden", "architect"), ("radio-tower", "riveter")]
)
def test_vp_for_hard_workers(plan: str, worker: str) -> None:
    table = leading(plan, f"3 {worker} hard", f"2 {worker} steady", f"{worker} waiting")
    table.with_workers(BEN, f"2 {worker} hard")
    assert gained(table, "lead d3 steady") == 3
    assert gained(table, "lead d3 hard") == 6
    table.play(ANN, f"activate {worker} hard")  # it keeps its pose
    assert gained(table, "lead d3 hard") == 6


@rule("RH-5.2", "RH-8.4")
@pytest.mark.parametrize(
    ("plan", "kind", "itself"),
    [
        ("amusement-park", "commercial", 0),
        ("monument-square", "public", 0),
        ("sports-ground", "park", 1),
    ],
)
def test_vp_for_own_buildings(plan: str, kind: str, itself: int) -> None:
    table = leading(plan).with_buildings(ANN, kind, "a3", "g6").with_buildings(BEN, kind, "e3")
    assert gained(table, "lead d3 hard") == 2 + itself
    table.with_plans(ANN, kind, "a4")
    assert gained(table, "lead d3 hard") == 2 + itself


@rule("RH-5.2")
def test_the_gembrel_museum_counts_empty_neighbours() -> None:
    table = leading("gembrel-museum")
    assert gained(table, "lead d3 hard") == 4  # c3 is water, which is empty
    table.with_plan(BEN, "tailor", "e3")
    assert gained(table, "lead d3 hard") == 3  # a plan will do
    table.with_building(ANN, "tenement", "d4")
    assert gained(table, "lead d3 hard") == 2


@rule("RH-5.2")
@pytest.mark.parametrize(("plot", "vp"), [("a1", 2), ("a3", 3), ("i6", 2), ("e1", 3)])
def test_beyond_the_edge_there_are_no_empty_plots(plot: str, vp: int) -> None:
    assert gained(leading("gembrel-museum", plot=plot), f"lead {plot} hard") == vp


@rule("RH-5.2")
def test_the_observatory_counts_towers_of_five_or_more() -> None:
    table = leading("observatory")  # glass 6, steel 2
    assert gained(table, "lead d3 hard") == 1
    table.with_building(ANN, "gembrel-museum", "e3")  # four towers of 6
    assert gained(table, "lead d3 hard") == 5
    table.with_building(ANN, "newspaper-tower", "e4")  # steel 3, glass 5
    assert gained(table, "lead d3 hard") == 6
    table.with_building(ANN, "savings-bank", "e1")  # concrete 4, glass 3, steel 2
    table.with_building(BEN, "grand-hotel-residence", "f3")  # wood 4, glass 5
    table.with_plan(ANN, "dockyard", "f2", wood=5)
    assert gained(table, "lead d3 hard") == 6


@rule("RH-5.2")
@pytest.mark.parametrize(("plot", "water"), [("d3", 1), ("f3", 1), ("e4", 1), ("h4", 1)])
def test_the_aquarium_counts_water_plots_adjacent_to_it(plot: str, water: int) -> None:
    table = leading("aquarium", plot=plot).with_building(ANN, "band-shell", "a3")
    assert gained(table, f"lead {plot} hard") == water


@rule("RH-5.2", "RH-5.13")
def test_where_there_is_no_water_it_gives_nothing() -> None:
    table = leading("aquarium", plot="a3")
    assert table.refused(ANN, "lead a3 hard") == "nothing-to-do"
    assert table.can(ANN, "lead a3 hard-as-steady")


# When it counts, and when a building is there


@rule("RH-5.11")
def test_what_is_counted_is_counted_when_the_leader_is_activated() -> None:
    table = leading("amusement-park").with_building(ANN, "bakery", "e3")
    table.with_plan(ANN, "barber-shop", "d4", wood=1).with_cubes(glass=1)
    assert table.about(ANN, "lead d3 hard") == {"vp": 1}
    table.play(ANN, "build d4 glass", "hire architect", "lead d3 hard")
    assert table.company(ANN)["worker_vp"] == 2
    table.with_building(ANN, "toy-shop", "d2")
    assert table.company(ANN)["worker_vp"] == 2  # and not again


@rule("RH-5.11")
def test_hard_workers_are_counted_at_that_moment_too() -> None:
    workers = ("architect hard", "architect steady", "civil-servant steady")
    table = leading("botanical-garden", *workers)
    assert gained(table, "lead d3 hard") == 2
    table.play(ANN, "activate civil-servant steady", "upgrade architect steady", "lead d3 hard")
    assert table.vp(ANN) == 4


@rule("RH-5.12")
def test_a_building_is_there_for_leaders_in_the_turn_of_its_completion() -> None:
    table = a_table().with_plan(ANN, "theatre", "d3", concrete=2, wood=2).with_cubes(glass=1)
    table.with_workers(ANN, "community-leader steady")
    assert table.refused(ANN, "lead d3 steady") == "not-own-building"
    table.play(ANN, "build d3 glass", "lead d3 steady")
    assert table.power == 2


@rule("RH-5.12")
def test_the_leader_must_be_one_who_was_thrown() -> None:
    table = a_table().with_plan(ANN, "theatre", "d3", concrete=2, wood=2).with_cubes(glass=1)
    table.play(ANN, "build d3 glass")
    assert table.workers(ANN)["community-leader waiting"] == 1  # it came with the building
    assert table.refused(ANN, "lead d3 steady") == "no-such-worker worker=community-leader"


# Nothing to no effect


@rule("RH-5.13")
def test_a_leader_needs_a_building_with_something_to_give() -> None:
    table = leading("botanical-garden", "architect steady")
    for way in ("steady", "hard", "hard-as-steady"):
        assert table.refused(ANN, f"lead d3 {way}") == "nothing-to-do"
    assert table.refused(ANN, "activate community-leader hard") == "by-a-building"


@rule("RH-5.13")
@pytest.mark.parametrize(
    "plan", ["botanical-garden", "radio-tower", "amusement-park", "monument-square"]
)
def test_nothing_counted_is_nothing_given(plan: str) -> None:
    assert leading(plan).refused(ANN, "lead d3 hard") == "nothing-to-do"


@rule("RH-5.13")
def test_no_wilds_left_to_give() -> None:
    table = leading("mayors-house").with_wild_supply(0)
    assert table.refused(ANN, "lead d3 steady") == "nothing-to-do"
    assert table.refused(ANN, "lead d3 hard") == "nothing-to-do"


@rule("RH-5.13")
def test_nobody_to_upgrade_in_the_school_house() -> None:
    table = leading("school-house").with_workers(
        ANN, "community-leader hard", "carpenter steady", "civil-servant tired"
    )
    assert table.refused(ANN, "lead d3 hard-as-steady") == "nothing-to-do"
    assert table.can(ANN, "lead d3 hard")


@rule("RH-5.13")
def test_a_swap_needs_a_worker_of_the_new_colour_in_the_supply() -> None:
    table = leading("union-hall", "carpenter steady").with_worker_supply("riveter", 0)
    assert table.refused(ANN, "lead d3 steady") == "nothing-to-do"
    assert table.refused(ANN, "lead d3 hard") == "nothing-to-do"


@rule("RH-5.13")
def test_and_one_of_the_old_colour() -> None:
    table = leading("union-hall", "builder steady")
    assert table.refused(ANN, "lead d3 steady") == "nothing-to-do"


@rule("RH-5.13")
def test_a_museum_walled_in_gives_nothing() -> None:
    table = leading("gembrel-museum", plot="a1")
    table.with_plan(BEN, "tailor", "a2").with_plan(BEN, "clinic", "b1")
    assert table.refused(ANN, "lead a1 hard") == "nothing-to-do"


# Poses and swaps


@rule("RH-5.14")
@pytest.mark.parametrize("way", ["hard", "hard-as-steady"])
def test_workers_keep_their_pose_when_they_are_activated(way: str) -> None:
    table = leading("botanical-garden", "architect hard").play(ANN, f"activate architect {way}")
    assert table.workers(ANN)["architect used-hard"] == 1
    assert gained(table, "lead d3 hard") == 2


SWAPPED = ("waiting", "tired", "steady", "hard", "used-steady", "used-hard")


@rule("RH-5.14")
@pytest.mark.parametrize("status", SWAPPED)
def test_a_swap_gives_up_any_worker_and_the_new_one_takes_over_everything(status: str) -> None:
    table = leading("union-hall", *[f"carpenter {one}" for one in SWAPPED])
    table.play(ANN, "lead d3 steady")
    assert table.question(ANN) == "swap worker=carpenter other=riveter"
    assert table.choices(ANN) == [f"swap {one}" for one in SWAPPED]
    table.play(ANN, f"swap {status}")
    workers = table.workers(ANN)
    assert workers[f"riveter {status}"] == 1
    assert f"carpenter {status}" not in workers
    assert sum(number for worker, number in workers.items() if "carpenter" in worker) == 5
    offered = [action.split()[1] for action in table.choices(ANN, "activate")]
    assert ("riveter" in offered) == (status in ("steady", "hard"))


@rule("RH-5.14")
def test_only_what_is_there_is_given_up() -> None:
    table = leading("union-hall", "carpenter waiting", "carpenter hard")
    table.play(ANN, "lead d3 hard")
    assert table.refused(ANN, "swap steady") == "no-such-worker worker=carpenter"


@rule("RH-5.14")
def test_a_worker_activated_before_a_swap_is_not_activated_again() -> None:
    table = leading("union-hall", "carpenter steady").play(ANN, "activate carpenter steady")
    table.play(ANN, "lead d3 steady")
    assert table.workers(ANN)["riveter used-steady"] == 1
    assert table.refused(ANN, "activate riveter steady") == "no-such-worker worker=riveter"


@rule("RH-5.14")
def test_one_who_was_not_can_be_activated_in_the_new_colour() -> None:
    table = leading("stadium-krepysh", "carpenter hard").play(ANN, "lead d3 hard")
    table.play(ANN, "activate executive hard")
    assert table.power == 4


@rule("RH-5.14")
def test_the_new_one_comes_from_the_supply_where_the_old_one_goes() -> None:
    table = leading("union-hall", "carpenter steady").with_worker_supply("carpenter", 0)
    table.with_worker_supply("riveter", 1).play(ANN, "lead d3 steady")
    assert table.worker_supply("carpenter") == 1
    assert table.worker_supply("riveter") == 0


@rule("RH-5.13")
def test_a_steady_leader_cannot_upgrade_himself() -> None:
    """A box whose School house lets a steady leader upgrade steady workers too."""
    content = {"plan": {"school-house": {"steady": "upgrade"}}}
    table = a_table(content=content).with_building(ANN, "school-house", "d3")
    table.with_workers(ANN, "community-leader steady")
    assert table.refused(ANN, "lead d3 steady") == "nothing-to-do"
    table.with_workers(ANN, "2 community-leader steady").play(ANN, "lead d3 steady")
    assert table.choices(ANN) == ["upgrade community-leader steady"]
