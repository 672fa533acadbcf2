"""The worked examples of the printed rules."""

from magnate.games.carnegie.domains import (
    ANDREW,
)
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    BUILDERS,
    CHICAGO_TO_NEW_ORLEANS,
    CHICAGO_TO_NEW_YORK,
    CONSTRUCTION,
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
    WEST_TO_CHICAGO,
    a_table,
)
from tests.rules.rule import rule


@rule("CAR-7.1")
def test_four_employees_to_activate_for_9_dollars_with_4_in_hand() -> None:
    """$0, $2 and $2 can be paid, $5 can't."""
    table = a_table().with_money(ANN, 4).with_goods(ANN, 0)
    table.with_staff(ANN, TRADE, active=1, lying=1).with_staff(ANN, BUILDERS, active=1, lying=2)
    table.with_staff(ANN, PLANNING, active=1, lying=1)
    table.use(RESEARCH).pass_on("activate")
    table.play(ANN, f"activate {TRADE} 2", f"activate {BUILDERS} 2", f"activate {BUILDERS} 3")
    assert table.money(ANN) == 0
    assert table.lying(ANN, PLANNING) == 1
    assert table.active(ANN, PLANNING) == 1
    assert table.all_active(ANN) == 5 + 3
    assert table.question(BEN) == "choose round=2"


@rule("CAR-4.1")
def test_two_employees_home_from_the_midwest() -> None:
    table = a_table().with_missions(ANN, MIDWEST, 2).with_track(ANN, MIDWEST, 2)
    table.with_projects(ANN, "commerce", "denver/2").with_projects(ANN, "industry", "chicago/1")
    table.with_event(HR, MIDWEST).choose(HR).play(ANN, "bring-home 2")
    assert table.purse(ANN) == (12 + 4 + 2, 4 + 1, 0)


@rule("CAR-3.2")
def test_a_flipped_marker() -> None:
    table = a_table().with_markers(5, 2, 3, 1).with_event(MANAGEMENT, "donation").choose(HR)
    assert table.question(ANN) == "donate price=5"
    table.play(ANN, "done").play(BEN, "done")
    assert table.question(ANN) == "use type=human-resources points=0"
    table.end_round()
    assert table.markers() == [5, 3, 3, 1]


@rule("CAR-5.4")
def test_six_steps_of_human_resources() -> None:
    """Two steps from the lobby to Training & partnerships; two people on to construction."""
    table = a_table().with_department(ANN, "training", "r2c3").with_money(ANN, 6).with_goods(ANN, 0)
    table.use(HR, f"use {PRINTED_HR}")
    assert table.question(ANN) == "move steps=6"
    table.play(ANN, f"move {LOBBY} r2c3", *[f"move {LOBBY} {BUILDERS}"] * 2)
    assert table.to_act == (BEN,)  # 2 + 2 + 2 steps
    table.pass_on("activate")
    table.play(ANN, "activate r2c3 1", f"activate {BUILDERS} 2", f"activate {BUILDERS} 3")
    assert table.money(ANN) == 0
    assert (table.active(ANN, "r2c3"), table.active(ANN, BUILDERS)) == (1, 3)


@rule("CAR-5.5", "CAR-5.6")
def test_two_goods_for_a_department_anywhere() -> None:
    table = a_table().with_goods(ANN, 0).with_staff(ANN, TRADE, active=2)
    table.use(MANAGEMENT, f"use {TRADE}", "take-goods", "take-goods")
    assert table.goods(ANN) == 2
    table.play(ANN, f"use {PLANNING}", "found engineering r1c1")
    assert table.goods(ANN) == 0
    assert table.department(ANN, "r1c1") == "engineering"
    assert table.active(ANN, TRADE) == 2


@rule("CAR-5.7")
def test_two_goods_build_two_housing_projects_or_one_industry_project() -> None:
    table = a_table().with_goods(ANN, 2).with_tab(ANN, "housing", 3)
    table.with_staff(ANN, BUILDERS, active=3).use(CONSTRUCTION, f"use {BUILDERS}")
    housing = table.clone().play(ANN, "build housing chicago/4", "build housing st-louis/2")
    assert housing.goods(ANN) == 0
    assert housing.to_act == (BEN,)
    industry = table.clone().play(ANN, "build industry chicago/1")
    assert industry.goods(ANN) == 0
    assert industry.missions(ANN, MIDWEST) == 1
    assert industry.active(ANN, BUILDERS) == 2
    assert industry.to_act == (BEN,)


@rule("CAR-5.8")
def test_industry_in_cincinnati_with_two_goods_on_the_track() -> None:
    table = a_table().with_goods(ANN, 2).with_track(ANN, MIDWEST, 4)
    table.with_staff(ANN, BUILDERS, active=3).use(CONSTRUCTION, f"use {BUILDERS}")
    table.play(ANN, "build industry cincinnati/1")
    assert table.goods(ANN) == 2
    assert table.project("cincinnati/1") == "industry"


@rule("CAR-5.9")
def test_fourteen_study_points() -> None:
    """Industry 3 and 4, then three spaces in the West for 2 + 1 + 4."""
    table = a_table().with_tab(ANN, "industry", 3).with_staff(ANN, LABORATORY, active=2)
    table.with_department(ANN, "advanced-design", "r2c4", active=2)
    table.use(RESEARCH, f"use {LABORATORY}", "take-points", "take-points")
    table.play(ANN, "use r2c4", "take-points", "take-points")
    assert table.question(ANN) == "use type=research points=14"
    table.play(ANN, "study-tab industry")
    assert table.ready(ANN, "industry") == 4
    assert table.worth(ANN, "tabs") == 0
    table.play(ANN, "study-tab industry")
    assert table.worth(ANN, "tabs") == 3
    assert table.question(ANN) == "use type=research points=7"
    table.play(ANN, *["study-track west"] * 3)
    assert table.track(ANN, WEST) == 4
    assert table.to_act == (BEN,)


@rule("CAR-8.2")
def test_a_network_by_railroad_and_one_with_a_stagecoach() -> None:
    table = a_table()
    for project, slot in (*WEST_TO_CHICAGO, *CHICAGO_TO_NEW_YORK):
        table.with_projects(ANN, project, slot)
    for project, slot in (
        ("industry", "san-francisco/1"),
        ("commerce", "los-angeles/3"),
        ("housing", "santa-fe/1"),
        ("housing", "el-paso/1"),
        ("housing", "dallas/1"),
        ("commerce", "houston/1"),
        ("commerce", "new-orleans/2"),
        ("commerce", "kansas-city/1"),
        ("industry", "chicago/1"),
    ):
        table.with_projects(BEN, project, slot)
    for seat in (ANN, BEN):
        for region, space in ((WEST, 4), (MIDWEST, 3), (SOUTH, 3), (EAST, 2)):
            table.with_track(seat, region, space)
    table.with_track(BEN, WEST, 3)
    assert table.worth(ANN, "connections") == 27
    assert table.worth(BEN, "connections") == 18


@rule("CAR-9.8")
def test_andrew_holds_the_west_and_the_human_has_five_projects_there() -> None:
    table = a_table(1).with_andrew_on("health-west")
    table.with_projects(ANN, "commerce", "denver/2", "reno/1", "boise/1")
    table.with_projects(ANN, "industry", "seattle/1", "san-francisco/1")
    assert table.andrew_worth("donations") == 10
    assert table.givers("health-west") == [ANDREW]


@rule("CAR-8.5")
def test_all_four_large_cities_with_the_midwest_at_wagon() -> None:
    table = a_table()
    for project, slot in (*WEST_TO_CHICAGO, *CHICAGO_TO_NEW_YORK, *CHICAGO_TO_NEW_ORLEANS):
        table.with_projects(ANN, project, slot)
    for region, space in ((WEST, 4), (MIDWEST, 1), (SOUTH, 3), (EAST, 2)):
        table.with_track(ANN, region, space)
    assert table.worth(ANN, "connections") == 18
