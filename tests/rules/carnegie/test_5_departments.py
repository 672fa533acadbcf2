"""CAR-5: using departments."""

import pytest

from magnate.games.carnegie.actions import PROJECT, REGION, TYPE
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    BUILDERS,
    CLEO,
    CONSTRUCTION,
    DAN,
    EAST,
    HR,
    LABORATORY,
    LOBBY,
    MANAGEMENT,
    MIDWEST,
    PLANNING,
    PRINTED_HR,
    RESEARCH,
    SOUTH,
    TRADE,
    WEST,
    Table,
    a_table,
)
from tests.rules.rule import rule

ALL_REGIONS = [WEST, MIDWEST, SOUTH, EAST]


def builders(table: Table, active: int = 1, goods: int = 9) -> Table:
    """Ann uses printed Construction with so many employees."""
    table.with_staff(ANN, BUILDERS, active=active).with_goods(ANN, goods)
    return table.use(CONSTRUCTION, f"use {BUILDERS}")


# The turn


@rule("CAR-5.1")
def test_departments_of_the_type_in_any_order_from_the_first_player_clockwise() -> None:
    for order in ((TRADE, PLANNING), (PLANNING, TRADE)):
        table = a_table(3).use(MANAGEMENT)
        assert table.choices(ANN) == [f"use {TRADE}", f"use {PLANNING}", "done"]
        for cell in order:
            table.play(ANN, f"use {cell}", "done")
        assert table.to_act == (BEN,)
        table.play(BEN, "done")
        assert table.to_act == (CLEO,)
        table.play(CLEO, "done")
        assert table.question(BEN) == "choose round=2"


@rule("CAR-5.1")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_once_for_each_active_employee(active: int) -> None:
    table = a_table().with_staff(ANN, TRADE, active=active, lying=2).use(MANAGEMENT)
    if active == 0:
        assert table.refused(ANN, f"use {TRADE}") == "nobody-active"
        return
    table.play(ANN, f"use {TRADE}")
    for used in range(active):
        assert table.question(ANN) == f"department department=trade uses={active - used}"
        table.play(ANN, "take-money")
    assert table.money(ANN) == 12 + 3 * active
    assert table.active(ANN, TRADE) == active  # still standing
    assert table.refused(ANN, f"use {TRADE}") == "used-already"


@rule("CAR-5.1")
def test_one_is_finished_before_the_next_and_not_returned_to() -> None:
    table = a_table().with_staff(ANN, TRADE, active=2).use(MANAGEMENT, f"use {TRADE}", "take-goods")
    assert table.refused(ANN, f"use {PLANNING}") == "not-now"
    table.play(ANN, "done")  # not compulsory for the second employee
    assert table.refused(ANN, f"use {TRADE}") == "used-already"
    table.play(ANN, f"use {PLANNING}", "done")
    assert table.to_act == (BEN,)


@rule("CAR-5.1")
def test_a_function_is_chosen_anew_for_each_employee() -> None:
    table = a_table().with_staff(ANN, TRADE, active=3).use(MANAGEMENT, f"use {TRADE}")
    table.play(ANN, "take-money", "take-goods", "mission-for-money south")
    assert table.purse(ANN) == (12 + 3 + 6, 5, 0)
    assert table.active(ANN, TRADE) == 2
    assert table.missions(ANN, SOUTH) == 1


@rule("CAR-5.1")
def test_nothing_is_compulsory() -> None:
    table = a_table().use(MANAGEMENT, "done")
    assert table.to_act == (BEN,)
    assert table.purse(ANN) == (12, 4, 0)


@rule("CAR-5.1")
def test_other_cells_cannot_be_used() -> None:
    table = a_table().use(MANAGEMENT)
    assert table.refused(ANN, f"use {LABORATORY}") == "other-type type=management"
    assert table.refused(ANN, f"use {LOBBY}") == "no-department"
    assert table.refused(ANN, "use r1c1") == "no-department"


# The joker


@rule("CAR-5.2")
@pytest.mark.parametrize("other", [HR, CONSTRUCTION, RESEARCH])
def test_a_joker_gives_all_departments_of_another_type(other: str) -> None:
    table = a_table(4).with_joker(ANN, BEN, CLEO, DAN).use(MANAGEMENT, "done")
    cells = {HR: PRINTED_HR, CONSTRUCTION: BUILDERS, RESEARCH: LABORATORY}
    assert table.choices(BEN, "use-joker") == [
        f"use-joker {row}" for row in (HR, CONSTRUCTION, RESEARCH)
    ]
    assert table.refused(BEN, "use-joker management") == "same-type"
    table.with_tab(BEN, "housing", 2).play(BEN, f"use-joker {other}")
    assert table.question(BEN) == f"use type={other} points=0"
    assert table.choices(BEN, "use") == [f"use {cells[other]}"]
    assert table.refused(BEN, f"use {TRADE}") == f"other-type type={other}"
    assert table.refused(BEN, "use-joker management") == "no-joker"  # it is gone
    table.play(BEN, "done")
    assert table.question(CLEO) == "use type=management points=0"


@rule("CAR-5.2")
def test_event_and_markers_do_not_change() -> None:
    table = a_table().with_joker(BEN).with_event(MANAGEMENT, EAST).choose(MANAGEMENT)
    table.play(ANN, "done").play(BEN, "use-joker research").end_round()
    assert table.markers() == [0, 1, 0, 0]


@rule("CAR-5.2")
def test_only_before_any_department_is_used() -> None:
    table = a_table().with_joker(BEN).use(MANAGEMENT, "done").play(BEN, f"use {TRADE}", "done")
    assert table.refused(BEN, "use-joker research") == "joker-too-late"
    assert table.worth(BEN, "joker") == 3


@rule("CAR-5.2")
def test_never_the_first_player() -> None:
    table = a_table().with_joker(ANN).use(MANAGEMENT)
    assert table.choices(ANN, "use-joker") == []
    assert table.refused(ANN, "use-joker research") == "joker-first-player"


@rule("CAR-5.2")
def test_without_a_joker_there_is_no_other_type() -> None:
    table = a_table().use(MANAGEMENT, "done")
    assert table.refused(BEN, "use-joker research") == "no-joker"


@rule("CAR-5.2")
def test_an_unused_joker_is_worth_three() -> None:
    table = a_table().with_joker(BEN).use(MANAGEMENT, "done")
    assert table.worth(BEN, "joker") == 3
    assert table.worth(ANN, "joker") == 0
    table.play(BEN, "use-joker research")
    assert table.worth(BEN, "joker") == 0


@rule("CAR-5.2")
def test_the_joker_also_for_one_who_has_nobody_in_the_picked_type() -> None:
    table = a_table().with_joker(BEN).with_staff(BEN, TRADE).with_staff(BEN, PLANNING)
    table.use(MANAGEMENT, "done")
    assert table.choices(BEN, "use") == []
    table.play(BEN, "use-joker research", f"use {LABORATORY}", "take-points")
    assert table.question(BEN) == "use type=research points=3"


# Missions


@rule("CAR-5.3")
@pytest.mark.parametrize("region", ALL_REGIONS)
def test_the_employee_who_is_used_goes_to_any_region(region: str) -> None:
    table = a_table().with_markers(5, 4, 4, 5).with_event(MANAGEMENT, WEST).choose(MANAGEMENT)
    table.play(ANN, f"use {TRADE}", f"mission-for-goods {region}")
    assert table.missions(ANN, region) == 1
    assert table.active(ANN, TRADE) == 0
    assert table.all_active(ANN) == 4
    assert table.worth(ANN, "employees") == 4


@rule("CAR-5.3")
@pytest.mark.parametrize(
    ("slot", "region"),
    [("reno/1", WEST), ("omaha/1", MIDWEST), ("memphis/1", SOUTH), ("new-york/1", EAST)],
)
def test_when_building_the_mission_is_to_the_region_built_in(slot: str, region: str) -> None:
    table = builders(a_table().with_tab(ANN, "housing", 2)).play(ANN, f"build housing {slot}")
    assert [table.missions(ANN, each) for each in ALL_REGIONS] == [
        int(each == region) for each in ALL_REGIONS
    ]
    assert table.active(ANN, BUILDERS) == 0


@rule("CAR-5.3")
def test_a_project_needs_goods_a_disc_and_a_free_slot() -> None:
    table = a_table().with_tab(ANN, "housing", 2)
    table.with_projects(BEN, "housing", "reno/1").with_projects(BEN, "commerce", "boston/2")
    table.with_staff(ANN, BUILDERS, active=2).with_goods(ANN, 1).use(
        CONSTRUCTION, f"use {BUILDERS}"
    )
    assert table.refused(ANN, "build housing reno/1") == "not-free"
    assert table.refused(ANN, "build commerce boston/2") == "not-free"
    assert table.refused(ANN, "build housing chicago/1") == "wrong-slot"
    assert table.refused(ANN, "build infrastructure chicago/5") == (
        "no-disc-on-tab project=infrastructure"
    )
    assert table.refused(ANN, "build industry chicago/1") == "few-goods cost=2 goods=1"
    table.play(ANN, "build housing boise/1")
    assert table.active(ANN, BUILDERS) == 1  # nothing to build with: he stays where he is
    assert table.missions(ANN, WEST) == 1
    assert table.to_act == (BEN,)


@rule("CAR-5.3")
def test_a_department_that_can_do_nothing_cannot_be_begun() -> None:
    table = a_table().with_goods(ANN, 0).use(CONSTRUCTION)
    assert table.to_act == (BEN,)
    table = a_table().with_goods(ANN, 0).use(MANAGEMENT)
    assert table.refused(ANN, f"use {PLANNING}") == "nothing-to-do"


@rule("CAR-5.3")
def test_recruiting_needs_an_employee_in_stock() -> None:
    table = a_table().with_department(ANN, "recruiting", "r2c2", active=2).with_lobby(ANN, 4, 1)
    table.use(HR, "use r2c2", "recruit west")
    assert table.available(ANN) == 0
    assert table.refused(ANN, "recruit west") == "nobody-in-reserve"
    table.play(ANN, "take-steps")


@rule("CAR-5.3")
def test_functions_that_only_give_are_always_possible() -> None:
    """Points that nobody can spend, steps with nobody to move."""
    table = a_table().with_department(ANN, "advanced-research", "r2c2", active=1)
    for project in PROJECT.texts:
        table.with_tab(ANN, project, 7)
    for region in REGION.texts:
        table.with_track(ANN, region, 5)
    table.use(RESEARCH, "use r2c2", "mission-for-points west")
    assert table.missions(ANN, WEST) == 1
    table.play(ANN, f"use {LABORATORY}", "take-points")
    assert table.to_act == (BEN,)


# Printed human resources


@rule("CAR-5.4")
@pytest.mark.parametrize(("active", "steps"), [(0, 3), (1, 6), (2, 9)])
def test_three_steps_for_each_and_for_the_permanent_worker(active: int, steps: int) -> None:
    table = a_table().with_staff(ANN, PRINTED_HR, active=active).use(HR, f"use {PRINTED_HR}")
    assert table.question(ANN) == f"move steps={steps}"


@rule("CAR-5.4")
def test_steps_are_counted_at_the_start_of_the_turn() -> None:
    """Recruiting moves the two of HR away first; they still count."""
    table = a_table().with_staff(ANN, PRINTED_HR, active=2)
    table.with_department(ANN, "recruiting", "r2c2", active=1)
    table.use(HR, "use r2c2", "take-steps", "move-active r4c2 r4c1", "move-active r4c2 r4c1")
    table.play(ANN, "done")
    assert table.active(ANN, PRINTED_HR) == 0
    table.play(ANN, f"use {PRINTED_HR}")
    assert table.question(ANN) == "move steps=9"


@rule("CAR-5.4")
def test_the_price_is_rows_plus_columns_from_any_cell_to_any_cell() -> None:
    table = a_table().with_staff(ANN, PRINTED_HR, active=2).with_staff(ANN, "r1c1", lying=1)
    table.with_department(ANN, "new-lobby", "r2c3", lying=1).use(HR, f"use {PRINTED_HR}")
    assert table.about(ANN, "move r1c1 r4c4") == {"steps_cost": 6, "steps_left": 3}
    assert table.about(ANN, f"move r1c1 {LOBBY}") == {"steps_cost": 5, "steps_left": 4}
    assert table.about(ANN, "move r2c3 r1c3") == {"steps_cost": 1, "steps_left": 8}
    assert table.about(ANN, f"move-active {BUILDERS} r2c3") == {"steps_cost": 2, "steps_left": 7}
    assert table.refused(ANN, "move r2c2 r1c1") == "nobody-there"
    assert table.refused(ANN, f"move-active {LOBBY} r1c1") == "nobody-there"
    table.play(ANN, "move r1c1 r4c4")
    assert table.refused(ANN, "move r2c3 r4c1") == "few-steps cost=4 steps=3"
    table.play(ANN, "move r2c3 r1c3", f"move-active {BUILDERS} r2c3")
    assert table.to_act == (BEN,)
    assert [table.lying(ANN, cell) for cell in ("r4c4", "r1c3", "r2c3", "r1c1")] == [1, 1, 1, 0]
    assert table.active(ANN, BUILDERS) == 0


@rule("CAR-5.4")
def test_whoever_moves_lies_down_and_steps_not_spent_are_lost() -> None:
    table = a_table().use(HR, f"use {PRINTED_HR}", f"move-active {TRADE} {PLANNING}", "done")
    assert table.active(ANN, TRADE) == 0
    assert table.active(ANN, PLANNING) == 1
    assert table.lying(ANN, PLANNING) == 1
    assert table.to_act == (BEN,)


# Printed management


@rule("CAR-5.5")
@pytest.mark.parametrize(
    ("action", "gain", "stays"),
    [
        ("take-money", (3, 0, 0), True),
        ("take-goods", (0, 1, 0), True),
        ("mission-for-money east", (6, 0, 0), False),
        ("mission-for-goods east", (0, 2, 0), False),
    ],
)
def test_trade_and_finance(action: str, gain: tuple[int, int, int], stays: bool) -> None:
    table = a_table().use(MANAGEMENT, f"use {TRADE}", action)
    assert table.purse(ANN) == (12 + gain[0], 4 + gain[1], 0)
    assert table.active(ANN, TRADE) == int(stays)
    assert table.missions(ANN, EAST) == int(not stays)


@rule("CAR-5.5")
def test_trade_and_finance_does_nothing_else() -> None:
    table = a_table().use(MANAGEMENT, f"use {TRADE}")
    assert len(table.choices(ANN)) == 2 + 2 * 4 + 1
    assert table.refused(ANN, "sell 1") == "not-its-function"
    assert table.refused(ANN, "found sales r1c1") == "not-its-function"


@rule("CAR-5.6")
def test_a_department_for_one_goods_with_an_employee_and_two_elsewhere() -> None:
    table = a_table().with_staff(ANN, PLANNING, active=3)
    table.with_staff(ANN, "r2c2", lying=1).with_staff(ANN, "r2c3", lying=2)
    table.use(MANAGEMENT, f"use {PLANNING}")
    assert table.about(ANN, "found sales r2c2") == {"goods_cost": 1, "goods_left": 3, "score": 2}
    assert table.about(ANN, "found sales r1c1") == {"goods_cost": 2, "goods_left": 2, "score": 3}
    table.play(ANN, "found sales r2c2")
    assert table.goods(ANN) == 3
    assert table.department(ANN, "r2c2") == "sales"
    assert table.open_tiles("sales") == 1
    assert table.lying(ANN, "r2c2") == 1
    table.play(ANN, "found logistics r1c1")
    assert table.goods(ANN) == 1
    assert table.refused(ANN, "found property r1c2") == "few-goods cost=2 goods=1"
    table.play(ANN, "found property r2c3")
    assert table.goods(ANN) == 0
    assert table.active(ANN, PLANNING) == 3


@rule("CAR-5.6")
def test_only_on_empty_cells_and_never_twice() -> None:
    table = (
        a_table().with_department(ANN, "sales", "r2c2").with_department(BEN, "logistics", "r2c2")
    )
    table.with_tiles("property", 0).use(MANAGEMENT, f"use {PLANNING}")
    assert table.refused(ANN, "found logistics r2c2") == "cell-taken"
    assert table.refused(ANN, f"found logistics {TRADE}") == "cell-taken"
    assert table.refused(ANN, f"found logistics {LOBBY}") == "cell-taken"
    assert table.open_tiles("sales") == 1
    assert table.refused(ANN, "found sales r1c1") == "has-already tile=sales"
    assert table.refused(ANN, "found property r1c1") == "no-tile"
    table.play(ANN, "found logistics r1c1")  # the second copy; Ben has the other
    assert table.open_tiles("logistics") == 0


@rule("CAR-5.6", "CAR-5.13")
def test_the_reserved_tile_comes_first() -> None:
    table = a_table().with_reserved(ANN, "sales").with_staff(ANN, PLANNING, active=2)
    table.with_tiles("sales", 0).use(MANAGEMENT, f"use {PLANNING}")
    assert table.refused(ANN, "found logistics r1c1") == "reserved-first tile=sales"
    assert {choice.split()[1] for choice in table.choices(ANN, "found")} == {"sales"}
    table.play(ANN, "found sales r1c1")
    assert table.open_tiles("sales") == 0
    assert table.company(ANN)["reserved"] is None
    table.play(ANN, "found logistics r1c2")
    assert table.department(ANN, "r1c2") == "logistics"


# Printed construction


@rule("CAR-5.7")
@pytest.mark.parametrize(
    ("project", "slot", "goods"),
    [
        ("housing", "chicago/4", 1),
        ("commerce", "chicago/2", 1),
        ("industry", "chicago/1", 2),
        ("infrastructure", "chicago/5", 2),
    ],
)
def test_what_each_project_costs_and_where_it_goes(project: str, slot: str, goods: int) -> None:
    table = a_table().with_tab(ANN, project, 2)
    ready = table.ready(ANN, project)
    builders(table)
    about = table.about(ANN, f"build {project} {slot}")
    assert (about["goods_cost"], about["goods_left"]) == (goods, 9 - goods)
    others = [each for each in PROJECT.texts if each != project]
    assert table.refused(ANN, f"build {others[0]} {slot}") == "wrong-slot"
    table.play(ANN, f"build {project} {slot}")
    assert table.goods(ANN) == 9 - goods
    assert table.owner(slot) == ANN
    assert table.project(slot) == project
    assert table.ready(ANN, project) == ready - 1
    assert table.missions(ANN, MIDWEST) == 1


@rule("CAR-5.7")
@pytest.mark.parametrize("project", PROJECT.texts)
def test_a_small_city_takes_any_project(project: str) -> None:
    table = builders(a_table().with_tab(ANN, project, 2)).play(ANN, f"build {project} reno/1")
    assert table.owner("reno/1") == ANN
    assert table.project("reno/1") == project


@rule("CAR-5.7")
def test_once_for_each_employee() -> None:
    table = builders(a_table().with_tab(ANN, "housing", 4), active=2)
    table.play(ANN, "build housing chicago/4", "build housing kansas-city/3")
    assert table.ready(ANN, "housing") == 1
    assert table.to_act == (BEN,)


# Small cities


@rule("CAR-5.8")
@pytest.mark.parametrize("department", ["construction", "engineering", "outsourcing"])
def test_the_transport_symbol_pays_once_whoever_builds(department: str) -> None:
    table = a_table().with_tab(ANN, "housing", 2).with_track(ANN, SOUTH, 3)
    table.with_missions(ANN, SOUTH, 0)
    cell = BUILDERS
    fee = 0
    if department != "construction":
        cell = "r2c4"
        table.with_department(ANN, department, cell, active=1)
        fee = 3 if department == "outsourcing" else 0
    table.use(CONSTRUCTION, f"use {cell}", "build housing dallas/1")
    assert table.purse(ANN) == (12 + 5 - fee, 3, 0)


@rule("CAR-5.8")
def test_the_price_is_paid_before_the_income_comes() -> None:
    """1 goods is not enough for industry, though Cincinnati would bring 2."""
    table = builders(a_table().with_track(ANN, MIDWEST, 4).with_tab(ANN, "housing", 2), goods=1)
    assert table.refused(ANN, "build industry cincinnati/1") == "few-goods cost=2 goods=1"
    broke = a_table().with_money(ANN, 2).with_track(ANN, SOUTH, 4).with_goods(ANN, 1)
    broke.with_tab(ANN, "housing", 2).with_department(ANN, "outsourcing", "r2c4", active=1)
    broke.use(CONSTRUCTION)
    assert broke.refused(ANN, "use r2c4") == "nothing-to-do"


@rule("CAR-5.8")
@pytest.mark.parametrize("slot", ["portland/1", "boise/1", "reno/1", "denver/3", "los-angeles/1"])
def test_other_cities_pay_nothing(slot: str) -> None:
    table = builders(a_table().with_tab(ANN, "housing", 2)).play(ANN, f"build housing {slot}")
    assert table.purse(ANN) == (12, 8, 0)


@rule("CAR-4.4", "CAR-5.9")
def test_study_points_of_two_small_cities_are_one_pool_of_the_turn() -> None:
    table = a_table().with_track(ANN, MIDWEST, 3).with_tab(ANN, "housing", 3)
    builders(table, active=2).play(ANN, "build housing fargo/1")
    assert table.refused(ANN, "study-tab infrastructure") == "few-points cost=4 points=3"
    assert table.about(ANN, "build housing duluth/1")["points_gain"] == 3
    table.play(ANN, "build housing duluth/1")
    assert table.question(ANN) == "use type=construction points=6"
    table.play(ANN, "study-tab infrastructure")
    assert table.points() == 2
    table.play(ANN, "done")
    assert table.points() == 0  # the rest lapses at the end of the turn
    assert table.to_act == (BEN,)


@rule("CAR-4.4")
def test_points_of_a_small_city_make_a_disc_ready_for_the_next_employee() -> None:
    """A department with employees left stays open while points can bring what they lack."""
    table = a_table().with_track(ANN, MIDWEST, 3).with_tab(ANN, "housing", 2)
    for project in ("commerce", "industry"):
        table.with_projects(ANN, project, f"chicago/{2 if project == 'commerce' else 1}")
    builders(table, active=2).play(ANN, "build housing fargo/1")
    assert table.choices(ANN, "build") == []
    table.play(ANN, "study-tab housing", "build housing reno/1")
    assert table.owner("reno/1") == ANN


@rule("CAR-5.4")
def test_employees_move_in_any_order_and_nobody_is_passed_by() -> None:
    """From the last cell first, one who has just come there again, then from the first cells."""
    table = a_table().with_staff(ANN, PRINTED_HR, active=2).with_staff(ANN, "r1c1", lying=1)
    table.use(HR, f"use {PRINTED_HR}", f"move-active {LABORATORY} {BUILDERS}")
    assert table.question(ANN) == "move steps=8"
    table.play(ANN, f"move {BUILDERS} r2c4", "move r1c1 r1c2", f"move {LOBBY} {PLANNING}")
    assert table.question(ANN) == "move steps=5"
    table.play(ANN, f"move-active {TRADE} r3c1")
    assert [table.lying(ANN, cell) for cell in ("r2c4", "r1c2", PLANNING, "r3c1")] == [1] * 4


@rule("CAR-5.9")
def test_however_many_points_a_step_that_can_not_be_made_is_refused() -> None:
    table = a_table(content={"function": {"research": {"points": 600}}})
    table.with_staff(ANN, LABORATORY, active=2).with_tab(ANN, "housing", 7)
    table.with_track(ANN, WEST, 5).with_track(ANN, EAST, 4).with_track(BEN, EAST, 5)
    table.use(RESEARCH, f"use {LABORATORY}", "take-points", "take-points")
    assert table.points() == 1200
    assert table.refused(ANN, "study-tab housing") == "at-the-end"
    assert table.refused(ANN, "study-track west") == "at-the-end"
    assert table.refused(ANN, "study-track east") == "last-space-taken"
    table.play(ANN, "study-track midwest")


@rule("CAR-5.8")
def test_what_a_small_city_brings_is_told_beforehand() -> None:
    table = builders(a_table().with_track(ANN, WEST, 2).with_tab(ANN, "housing", 2))
    about = table.about(ANN, "build housing seattle/1")
    assert (about["gain"], about["left"], about["goods_cost"]) == (3, 15, 1)
    assert "gain" not in table.about(ANN, "build housing reno/1")


@rule("CAR-5.1")
def test_what_a_department_and_a_joker_offer_is_told_beforehand() -> None:
    table = a_table(3).with_joker(BEN).with_staff(BEN, LABORATORY, active=3)
    table.with_department(BEN, "advanced-design", "r1c1", active=2)
    table.use(MANAGEMENT).play(ANN, "done")
    assert table.about(BEN, f"use {TRADE}") == {"uses": 1}
    assert table.about(BEN, "use-joker research") == {"uses": 5, "score": -3}
    assert table.about(BEN, "use-joker human-resources")["steps_gain"] == 6
    table.play(BEN, "use-joker human-resources")
    assert table.about(BEN, f"use {PRINTED_HR}") == {"steps_gain": 6}
    assert table.view()["turn"] == {
        "seat": BEN,
        "using": 0,
        "used": [],
        "department": None,
        "uses": 0,
        "steps": 0,
        "points": 0,
    }
    table.play(BEN, f"use {PRINTED_HR}")
    assert table.view()["turn"]["steps"] == 6


@rule("CAR-5.8")
def test_employees_and_study_points_come_too() -> None:
    table = a_table().with_track(ANN, MIDWEST, 3).with_tab(ANN, "housing", 3)
    builders(table, active=2).play(ANN, "build housing fargo/1")
    assert table.question(ANN) == "department department=construction uses=1"
    assert table.points() == 3
    table.play(ANN, "study-tab commerce", "done")
    assert table.points() == 1
    # No small city of the East has the symbol, so the city is moved there.
    moved = a_table(content={"city": {"fargo": {"region": "east"}}}).with_track(ANN, EAST, 3)
    before = moved.lying(ANN, LOBBY)
    builders(moved.with_tab(ANN, "housing", 2)).play(ANN, "build housing fargo/1")
    assert moved.lying(ANN, LOBBY) == before + 1
    assert moved.missions(ANN, EAST) == 1


@rule("CAR-5.8")
def test_tabs_do_not_pay_when_building() -> None:
    table = a_table().with_projects(ANN, "commerce", "chicago/2").with_tab(ANN, "housing", 2)
    builders(table).play(ANN, "build housing dallas/1")
    assert table.purse(ANN) == (12 + 1, 8, 0)


# Research & development


@rule("CAR-5.9")
@pytest.mark.parametrize("active", [1, 2, 3])
def test_three_points_for_each_employee(active: int) -> None:
    table = a_table().with_staff(ANN, LABORATORY, active=active).use(RESEARCH, f"use {LABORATORY}")
    table.play(ANN, *["take-points"] * active)
    assert table.question(ANN) == f"use type=research points={3 * active}"


@rule("CAR-5.9")
def test_all_points_of_a_turn_form_one_pool() -> None:
    table = a_table().with_department(ANN, "advanced-research", "r2c2", active=1)
    table.with_department(ANN, "advanced-design", "r2c3", active=1)
    table.use(RESEARCH, f"use {LABORATORY}", "take-points", "use r2c2", "mission-for-points west")
    table.play(ANN, "study-tab infrastructure")  # between two departments
    assert table.question(ANN) == "use type=research points=6"
    table.play(ANN, "use r2c3", "study-tab commerce", "take-points")  # and inside one
    assert table.question(ANN) == "use type=research points=8"
    table.play(ANN, "study-tab infrastructure", "study-tab infrastructure")
    assert table.to_act == (BEN,)
    assert table.tab(ANN, "infrastructure") == 4


@rule("CAR-5.9")
def test_points_not_spent_are_lost() -> None:
    table = a_table().use(RESEARCH, f"use {LABORATORY}", "take-points", "done")
    assert table.points() == 0
    table.play(BEN, "done").with_event(RESEARCH, EAST).choose(RESEARCH).play(BEN, "done")
    assert table.question(ANN) == "use type=research points=0"


@rule("CAR-5.9")
@pytest.mark.parametrize(
    ("side", "project", "costs", "discs"),
    [
        ("A", "housing", [1, 1, 1, 2, 3, 4], [1, 1, 1, 0, 0, 0]),
        ("B", "housing", [1, 1, 1, 2, 5, 6], [1, 1, 1, 1, 0, 0]),
        ("A", "commerce", [2, 2, 2, 3, 4, 5], [1, 1, 1, 0, 0, 0]),
        ("B", "commerce", [2, 2, 2, 3, 5, 6], [1, 1, 1, 1, 0, 0]),
        ("A", "industry", [3, 3, 3, 4, 5, 6], [1, 1, 1, 0, 0, 0]),
        ("B", "industry", [3, 3, 4, 5, 5, 6], [1, 1, 1, 1, 0, 0]),
        ("A", "infrastructure", [4, 4, 4, 5, 6, 7], [1, 1, 1, 0, 0, 0]),
        ("B", "infrastructure", [4, 4, 4, 5, 5, 6], [1, 1, 1, 1, 0, 0]),
    ],
)
def test_what_the_steps_of_a_tab_cost(
    side: str, project: str, costs: list[int], discs: list[int]
) -> None:
    table = a_table(tab_sides=side).with_staff(ANN, LABORATORY, active=3)
    table.use(RESEARCH, f"use {LABORATORY}", *["take-points"] * 3)
    for cost, disc in zip(costs, discs, strict=True):
        table.state.points = 9
        ready, stock = table.ready(ANN, project), table.discs(ANN)
        about = table.about(ANN, f"study-tab {project}")
        assert (about["points_cost"], about["points_left"]) == (cost, 9 - cost)
        table.play(ANN, f"study-tab {project}")
        assert table.ready(ANN, project) == ready + disc
        assert table.discs(ANN) == stock - disc
        assert table.points() == 9 - cost
    table.state.points = 9
    assert table.refused(ANN, f"study-tab {project}") == "at-the-end"


@rule("CAR-5.9")
@pytest.mark.parametrize(
    ("region", "costs"),
    [(WEST, [2, 1, 4, 5]), (MIDWEST, [1, 3, 3, 5]), (SOUTH, [1, 3, 3, 5]), (EAST, [3, 2, 2, 5])],
)
def test_what_the_steps_of_a_track_cost(region: str, costs: list[int]) -> None:
    table = a_table().with_staff(ANN, LABORATORY, active=3)
    table.use(RESEARCH, f"use {LABORATORY}", *["take-points"] * 3)
    for space, cost in enumerate(costs, start=2):
        table.state.points = 9
        about = table.about(ANN, f"study-track {region}")
        assert (about["points_cost"], about["points_left"]) == (cost, 9 - cost)
        table.play(ANN, f"study-track {region}")
        assert table.track(ANN, region) == space
        assert table.points() == 9 - cost
    table.state.points = 9
    assert table.refused(ANN, f"study-track {region}") == "at-the-end"


@rule("CAR-5.9")
def test_a_step_needs_its_points() -> None:
    table = a_table().use(RESEARCH)
    assert table.refused(ANN, "study-track midwest") == "no-points"
    table.play(ANN, f"use {LABORATORY}", "take-points")
    assert table.refused(ANN, "study-tab infrastructure") == "few-points cost=4 points=3"
    table.play(ANN, "study-track west")
    assert table.refused(ANN, "study-tab commerce") == "few-points cost=2 points=1"


@rule("CAR-5.9")
def test_without_a_disc_in_stock_no_cell_that_takes_one() -> None:
    table = a_table(content={"start": {"discs": 9}})  # one in stock
    table.with_staff(ANN, LABORATORY, active=3).use(RESEARCH, f"use {LABORATORY}")
    table.play(ANN, *["take-points"] * 3, "study-tab housing")
    assert table.discs(ANN) == 0
    assert table.refused(ANN, "study-tab housing") == "no-disc"
    assert table.refused(ANN, "study-tab commerce") == "no-disc"
    table.play(ANN, "study-track west")  # needs none


@rule("CAR-5.9")
def test_without_a_disc_in_stock_cells_without_one_can_be_had() -> None:
    table = a_table(content={"start": {"discs": 11}}).with_tab(ANN, "commerce", 4)
    assert table.discs(ANN) == 0
    table.use(RESEARCH, f"use {LABORATORY}", "take-points", "study-tab commerce")
    assert table.tab(ANN, "commerce") == 5
    assert table.worth(ANN, "tabs") == 2


@rule("CAR-5.10")
@pytest.mark.parametrize(
    ("region", "gain"), [(WEST, (0, 3)), (MIDWEST, (10, 0)), (SOUTH, (0, 3)), (EAST, (10, 0))]
)
def test_the_last_space_takes_one_player_and_pays_at_once(
    region: str, gain: tuple[int, int]
) -> None:
    table = a_table()
    for seat in (ANN, BEN):
        table.with_track(seat, region, 4).with_staff(seat, LABORATORY, active=2)
    for seat in (ANN, BEN):
        if seat == ANN:
            table.use(RESEARCH)
        table.play(seat, f"use {LABORATORY}", "take-points", "take-points")
        if seat == ANN:
            told = table.about(ANN, f"study-track {region}")
            assert (told.get("gain", 0), told.get("goods_gain", 0)) == gain
            assert told.get("left", 12) == 12 + gain[0]
            assert told.get("goods_left", 4) == 4 + gain[1]
            table.play(ANN, f"study-track {region}", "done")
    assert table.purse(ANN) == (12 + gain[0], 4 + gain[1], 0)
    assert table.track(ANN, region) == 5
    assert table.refused(BEN, f"study-track {region}") == "last-space-taken"
    assert table.track(BEN, region) == 4


# How often


@rule("CAR-5.11")
def test_uses_left_are_those_begun_with_and_still_there() -> None:
    """Recruiting with two: the steps of the first move the second away."""
    table = a_table().with_department(ANN, "recruiting", "r2c2", active=2)
    table.use(HR, "use r2c2", "take-steps", "move-active r2c2 r2c3", "done")
    assert table.question(ANN) == "department department=recruiting uses=1"
    table.play(ANN, "take-steps", "done")
    assert table.refused(ANN, "use r2c2") == "used-already"


@rule("CAR-5.11")
def test_nobody_left_means_no_further_use() -> None:
    table = a_table().with_department(ANN, "recruiting", "r2c2", active=2)
    table.use(HR, "use r2c2", "take-steps", "move-active r2c2 r2c3", "move-active r2c2 r2c3")
    table.play(ANN, "done")
    assert table.question(ANN) == "use type=human-resources points=0"


@rule("CAR-5.11")
def test_a_department_is_not_used_more_often_than_it_was_begun_with() -> None:
    table = a_table().with_staff(ANN, TRADE, active=2).use(MANAGEMENT, f"use {TRADE}")
    table.play(ANN, "take-money", "take-money")
    assert table.refused(ANN, "take-money") == "not-now"
    assert table.money(ANN) == 18


@rule("CAR-5.11")
def test_steps_are_spent_before_the_next_use() -> None:
    table = a_table().with_department(ANN, "recruiting", "r2c2", active=2)
    table.use(HR, "use r2c2", "take-steps")
    assert table.question(ANN) == "move steps=4"
    assert table.refused(ANN, "take-steps") == "not-now"
    table.play(ANN, "move r4c3 r4c4", "done", "take-steps")
    assert table.question(ANN) == "move steps=4"  # the 3 left over are lost


# Discs and tiles


@rule("CAR-5.12")
def test_the_disc_of_the_lowest_cell_is_built_first() -> None:
    """Housing A: the second cell pays $1, the third an employee or $1."""
    table = a_table().with_tab(ANN, "housing", 4).with_missions(ANN, WEST, 1)
    table.with_staff(ANN, BUILDERS, active=1).with_event(CONSTRUCTION, EAST).choose(CONSTRUCTION)
    table.play(ANN, f"use {BUILDERS}", "build housing chicago/4").end_round()
    table.with_money(ANN, 10).with_event(HR, WEST).choose(HR).play(ANN, "bring-home 1")
    assert table.money(ANN) == 10 + 1 + 1
    assert table.lying(ANN, LOBBY) + table.available(ANN) == 15 - table.all_active(ANN) - 1


@rule("CAR-5.12")
def test_several_discs_of_one_player_in_one_city() -> None:
    table = builders(a_table().with_tab(ANN, "housing", 2), active=3)
    table.play(ANN, "build industry chicago/1", "build housing chicago/4")
    table.play(ANN, "build commerce chicago/2")
    assert [table.owner(f"chicago/{n}") for n in range(1, 6)] == [ANN, ANN, None, ANN, None]
    assert table.worth(ANN, "cities") == 3 + 9  # Boston and three times Chicago


@rule("CAR-5.13")
def test_a_reserved_tile_is_open_to_see_and_to_nobody_else() -> None:
    table = a_table().with_reserved(ANN, "sales").with_tiles("sales", 0)
    assert table.view(BEN)["companies"][ANN]["reserved"] == 5
    assert table.worth(ANN, "departments") == 0
    table.with_donations(ANN, "education-management")
    assert table.worth(ANN, "donations") == 6  # the two printed ones
    table.use(MANAGEMENT, "done").play(BEN, f"use {PLANNING}")
    assert table.refused(BEN, "found sales r1c1") == "no-tile"


@rule("CAR-5.13")
def test_the_owner_of_a_reserved_tile_builds_nothing_else() -> None:
    table = a_table().with_reserved(ANN, "new-lobby").with_goods(ANN, 2)
    table.use(MANAGEMENT)
    # 4 goods for the lobby are not there, and nothing else may be built.
    assert table.refused(ANN, f"use {PLANNING}") == "nothing-to-do"


@rule("CAR-5.1")
@pytest.mark.parametrize("row", TYPE.texts)
def test_whoever_has_nothing_to_use_is_not_asked(row: str) -> None:
    table = a_table().without_active(ANN).use(row)
    assert table.to_act == ((ANN,) if row == HR else (BEN,))  # HR always works
