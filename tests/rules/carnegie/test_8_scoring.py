"""CAR-8: the scoring."""

from typing import Any

import pytest

from magnate.games.carnegie.actions import DONATION
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    CHICAGO_TO_NEW_ORLEANS,
    CHICAGO_TO_NEW_YORK,
    EAST,
    LABORATORY,
    MANAGEMENT,
    MIDWEST,
    PRINTED_HR,
    SOUTH,
    TRADE,
    WEST,
    WEST_TO_CHICAGO,
    Table,
    a_table,
)
from tests.rules.rule import rule

LAST = {WEST: 4, MIDWEST: 3, SOUTH: 3, EAST: 2}
"""The first railroad space of each track."""
FIRST_STAGECOACH = {WEST: 2, MIDWEST: 2, SOUTH: 2, EAST: 1}


def network(*ways: tuple[tuple[str, str], ...]) -> Table:
    """Ann has built along some ways, with railroads everywhere."""
    table = a_table()
    for way in ways:
        for project, slot in way:
            table.with_projects(ANN, project, slot)
    for region, space in LAST.items():
        table.with_track(ANN, region, space)
    return table


def end(table: Table) -> Table:
    """The twentieth round goes by without anything."""
    return table.with_markers(5, 4, 5, 5).choose(MANAGEMENT).pass_on()


# The parts


@rule("CAR-8.1")
def test_the_parts_add_up_to_the_score() -> None:
    table = a_table(tab_sides="A").with_joker(ANN)
    table.state.companies[ANN].vp = 11
    table.with_department(ANN, "sales", "r1c1", active=1).with_department(ANN, "logistics", "r2c1")
    table.with_tab(ANN, "housing", 7).with_tab(ANN, "infrastructure", 5)
    table.with_projects(ANN, "commerce", "chicago/2", "denver/2", "fargo/1", "memphis/1")
    table.with_donations(ANN, "welfare-seven").with_missions(ANN, WEST, 2)
    assert table.state.standing(ANN) == {
        "direct": 11,
        "joker": 3,
        "employees": 6,
        "departments": 3 + 2,
        "tabs": 6 + 4,
        "cities": 3 + 3 + 2 + 1 + 0,  # Boston, Chicago, Denver, Fargo, Memphis
        "connections": 0,
        "donations": 7,
        "total": 51,
    }
    end(table)
    assert table.over
    assert table.state.scores()[ANN] == 51


@rule("CAR-8.1")
def test_active_employees_without_missions_and_the_permanent_worker() -> None:
    table = a_table().without_active(ANN).with_missions(ANN, WEST, 3)
    assert table.worth(ANN, "employees") == 0
    table.with_staff(ANN, TRADE, active=3, lying=2).with_staff(ANN, PRINTED_HR, active=2)
    assert table.worth(ANN, "employees") == 5


@rule("CAR-8.1")
def test_only_departments_that_were_built_score_by_their_row() -> None:
    table = a_table()
    assert table.worth(ANN, "departments") == 0  # the printed ones
    for cell, name, vp in (
        ("r1c1", "sales", 3),
        ("r1c4", "logistics", 6),
        ("r2c1", "training", 8),
        ("r3c1", "safety", 10),
        ("r4c1", "telegraph", 12),
    ):
        table.with_department(ANN, name, cell)
        assert table.worth(ANN, "departments") == vp


@rule("CAR-8.1")
@pytest.mark.parametrize(
    ("side", "project", "vp"),
    [
        ("A", "housing", [0, 0, 0, 0, 1, 3, 6]),
        ("A", "commerce", [0, 0, 0, 0, 2, 5, 9]),
        ("A", "industry", [0, 0, 0, 0, 3, 7, 12]),
        ("A", "infrastructure", [0, 0, 0, 0, 4, 9, 15]),
        ("B", "housing", [0, 0, 0, 0, 0, 3, 3]),
        ("B", "commerce", [0, 0, 0, 0, 0, 3, 3]),
        ("B", "industry", [0, 0, 0, 0, 0, 3, 3]),
        ("B", "infrastructure", [0, 0, 0, 0, 0, 3, 3]),
    ],
)
def test_cells_that_show_on_the_tabs(side: str, project: str, vp: list[int]) -> None:
    table = a_table(tab_sides=side)
    for cell in range(1, 8):
        table.with_tab(ANN, project, cell)
        assert table.worth(ANN, "tabs") == vp[cell - 1]


@rule("CAR-8.1")
@pytest.mark.parametrize(
    ("slot", "vp"),
    [
        ("los-angeles/3", 3),
        ("denver/2", 2),
        ("santa-fe/1", 1),
        ("reno/1", 0),
        ("new-york/2", 3),
        ("atlanta/3", 2),
        ("charleston/1", 1),
    ],
)
def test_projects_by_their_city(slot: str, vp: int) -> None:
    table = a_table().with_projects(ANN, "commerce", slot)
    assert table.worth(ANN, "cities") == 3 + vp  # 3 for the first disc, in Boston


# Connections


@rule("CAR-8.2")
@pytest.mark.parametrize(
    ("ways", "points"),
    [
        ((WEST_TO_CHICAGO,), 3),
        ((CHICAGO_TO_NEW_YORK, (("commerce", "chicago/2"),)), 2),
        ((WEST_TO_CHICAGO, CHICAGO_TO_NEW_YORK), 4),
        ((WEST_TO_CHICAGO, CHICAGO_TO_NEW_ORLEANS), 4),
        ((WEST_TO_CHICAGO, CHICAGO_TO_NEW_YORK, CHICAGO_TO_NEW_ORLEANS), 5),
    ],
)
def test_points_against_the_level(ways: Any, points: int) -> None:
    values = {2: (3, 6, 9), 3: (6, 12, 18), 4: (12, 18, 27), 5: (18, 24, 36)}
    table = network(*ways)
    assert table.worth(ANN, "connections") == values[points][2]
    for region, space in FIRST_STAGECOACH.items():
        table.with_track(ANN, region, space)
    assert table.worth(ANN, "connections") == values[points][1]
    table.with_track(ANN, MIDWEST, 1)
    assert table.worth(ANN, "connections") == values[points][0]
    for region in LAST:
        table.with_track(ANN, region, 5)
    assert table.worth(ANN, "connections") == values[points][2]  # the last space is railroad


@rule("CAR-8.2")
def test_the_lowest_level_of_the_large_cities_regions_and_of_no_other() -> None:
    table = network(WEST_TO_CHICAGO, CHICAGO_TO_NEW_YORK)
    table.with_track(ANN, SOUTH, 1)  # no large city of the South is in the group
    assert table.worth(ANN, "connections") == 27
    table.with_track(ANN, EAST, 1)
    assert table.worth(ANN, "connections") == 18
    table.with_track(ANN, WEST, 1)
    assert table.worth(ANN, "connections") == 12


@rule("CAR-8.2")
def test_a_region_merely_crossed_does_not_count() -> None:
    """From San Francisco to Chicago through El Paso and Dallas."""
    way = (
        ("commerce", "san-francisco/2"),
        ("commerce", "los-angeles/3"),
        ("housing", "phoenix/1"),
        ("housing", "el-paso/1"),
        ("housing", "dallas/1"),
        ("commerce", "kansas-city/1"),
        ("commerce", "chicago/2"),
    )
    table = network(way).with_track(ANN, SOUTH, 1)
    assert table.worth(ANN, "connections") == 18
    table.with_track(ANN, MIDWEST, 1)
    assert table.worth(ANN, "connections") == 6


@rule("CAR-8.2")
@pytest.mark.parametrize("missing", range(1, 5))
def test_a_missing_city_breaks_the_way(missing: int) -> None:
    way = WEST_TO_CHICAGO[:missing] + WEST_TO_CHICAGO[missing + 1 :]
    assert network(way).worth(ANN, "connections") == 0


@rule("CAR-8.2")
def test_discs_of_others_connect_nothing() -> None:
    way = WEST_TO_CHICAGO[:1] + WEST_TO_CHICAGO[2:]
    assert network(way).with_projects(BEN, "housing", "reno/1").worth(ANN, "connections") == 0


@rule("CAR-8.2")
def test_one_large_city_alone_is_worth_nothing() -> None:
    assert network(WEST_TO_CHICAGO[:3]).worth(ANN, "connections") == 0


@rule("CAR-8.2")
def test_only_the_group_worth_most_counts() -> None:
    """San Francisco to Chicago (3 points) and New Orleans to New York (2), not joined."""
    southern = (
        ("industry", "new-orleans/4"),
        ("industry", "atlanta/1"),
        ("infrastructure", "washington/1"),
        ("industry", "new-york/3"),
    )
    table = network(WEST_TO_CHICAGO, southern)
    assert table.worth(ANN, "connections") == 18
    table.with_track(ANN, WEST, 1)
    assert table.worth(ANN, "connections") == 9


@rule("CAR-8.2", "CAR-8.6")
def test_the_disc_of_the_set_up_connects_too() -> None:
    """Boston and New York are neighbours; Boston's only disc is that of the set-up."""
    table = a_table().with_projects(ANN, "commerce", "new-york/2", "albany/2")
    assert sorted(table.company(ANN)["network"]["routes"]) == [(28, 29), (28, 30), (29, 30)]


@rule("CAR-8.5")
def test_no_large_city_may_be_left_out_to_escape_a_low_level() -> None:
    table = network(WEST_TO_CHICAGO, CHICAGO_TO_NEW_YORK, CHICAGO_TO_NEW_ORLEANS)
    assert table.worth(ANN, "connections") == 36
    table.with_track(ANN, MIDWEST, 1)
    assert table.worth(ANN, "connections") == 18


# Donations


def yields(table: Table, space: str) -> int:
    """What a donation of Ann's gives her, alone on the table."""
    trial = table.clone().with_donations(ANN, space)
    return trial.worth(ANN, "donations") - table.worth(ANN, "donations")


@rule("CAR-8.3")
def test_education_counts_departments_printed_ones_included() -> None:
    table = a_table()
    assert [yields(table, space) for space in DONATION.texts[:5]] == [3, 6, 3, 3, 5]
    table.with_department(ANN, "training", "r1c1").with_department(ANN, "new-lobby", "r1c2")
    table.with_department(ANN, "telegraph", "r1c3")
    assert [yields(table, space) for space in DONATION.texts[:5]] == [9, 6, 3, 6, 8]


@rule("CAR-8.3")
def test_human_rights() -> None:
    table = a_table()
    table.with_projects(ANN, "housing", "reno/1")
    table.with_projects(ANN, "commerce", "denver/2")
    table.with_projects(ANN, "industry", "chicago/1", "omaha/1")
    table.with_projects(ANN, "infrastructure", "chicago/5", "fargo/1")
    assert yields(table, "rights-infrastructure") == 8
    assert yields(table, "rights-industry") == 6
    assert yields(table, "rights-housing-commerce") == 6  # with the disc of the set-up
    assert yields(table, "rights-railroad") == 0
    table.with_track(ANN, WEST, 3).with_track(ANN, MIDWEST, 3).with_track(ANN, EAST, 5)
    assert yields(table, "rights-railroad") == 6  # the West is at stagecoach
    assert yields(table, "rights-donation") == 2
    table.with_donations(ANN, "welfare-seven", "rights-donation")
    assert table.worth(ANN, "donations") == 7 + 4
    assert yields(table, "health-east") == 2 + 2  # and one more donation


@rule("CAR-8.3")
def test_welfare_and_health() -> None:
    table = a_table().with_goods(ANN, 0).with_money(ANN, 0)
    assert yields(table, "welfare-seven") == 7
    assert yields(table, "welfare-employee") == 5
    table.with_projects(ANN, "commerce", "denver/2", "reno/1", "chicago/2")
    table.with_projects(ANN, "industry", "memphis/1")
    regions = [yields(table, f"health-{region}") for region in (EAST, MIDWEST, SOUTH, WEST)]
    assert regions == [2, 2, 2, 4]
    assert yields(table, "health-small-city") == 4


@rule("CAR-8.3")
@pytest.mark.parametrize("raised", [0, 1, 2, 3, 4])
def test_at_most_12_and_3_more_for_each_raise(raised: int) -> None:
    """Ten projects in the West would be worth 20."""
    table = a_table(tab_sides="B")
    table.with_projects(ANN, "commerce", "denver/2", "reno/1", "boise/1", "portland/1")
    table.with_projects(ANN, "industry", "seattle/1", "helena/1", "salt-lake-city/1")
    table.with_projects(ANN, "housing", "phoenix/1", "santa-fe/1", "denver/3")
    for project in ("housing", "commerce", "industry", "infrastructure")[:raised]:
        table.with_tab(ANN, project, 7)
    assert table.company(ANN)["donation_limit"] == 12 + 3 * raised
    assert yields(table, "health-west") == min(20, 12 + 3 * raised)


# Paid welfare


def paid(goods: int, money: int, *spaces: str) -> int:
    table = a_table().with_goods(ANN, goods).with_money(ANN, money)
    return table.with_donations(ANN, *(f"welfare-{space}" for space in spaces)).worth(
        ANN, "donations"
    )


@rule("CAR-8.4")
@pytest.mark.parametrize(
    ("goods", "money", "spaces", "vp"),
    [
        (4, 0, ("goods",), 8),
        (9, 0, ("goods",), 12),
        (0, 14, ("money",), 4),
        (0, 99, ("money",), 12),
        (2, 11, ("money-goods",), 8),
        (9, 99, ("money-goods",), 12),
        (3, 2, ("money",), 2),  # three goods sold make $5
        (4, 4, ("money-goods",), 4),  # one sold, one paid
        (1, 4, ("money-goods",), 0),
        (2, 10, ("goods", "money"), 8),
        (2, 10, ("goods", "money-goods"), 8),  # both goods with $5 each
        (3, 10, ("goods", "money-goods"), 10),
        (9, 30, ("goods", "money", "money-goods"), 12 + 6 + 12),
        (0, 0, ("goods", "money", "money-goods"), 0),
    ],
)
def test_paid_welfare_is_settled_for_the_best(
    goods: int, money: int, spaces: tuple[str, ...], vp: int
) -> None:
    assert paid(goods, money, *spaces) == vp


@rule("CAR-8.4")
@pytest.mark.parametrize("space", ["goods", "money", "money-goods"])
@pytest.mark.parametrize("raised", [0, 1, 2, 3, 4])
def test_the_last_payment_may_give_less(space: str, raised: int) -> None:
    """With a cap of 15 the eighth payment of 2 VP brings just 1."""
    cap = 12 + 3 * raised
    times = {12: 6, 15: 8, 18: 9, 21: 11, 24: 12}[cap]
    if space == "money-goods":
        times = {12: 3, 15: 4, 18: 5, 21: 6, 24: 6}[cap]
    table = a_table(tab_sides="B").with_donations(ANN, f"welfare-{space}")
    for project in ("housing", "commerce", "industry", "infrastructure")[:raised]:
        table.with_tab(ANN, project, 7)
    goods = 0 if space == "money" else times
    money = 0 if space == "goods" else 5 * times
    assert table.with_goods(ANN, goods).with_money(ANN, money).worth(ANN, "donations") == cap
    one_less = table.with_goods(ANN, max(0, goods - 1)).with_money(ANN, max(0, money - 5))
    assert one_less.worth(ANN, "donations") == (times - 1) * (4 if space == "money-goods" else 2)


@rule("CAR-8.4")
def test_most_vp_win_and_ties_share_the_victory() -> None:
    table = a_table(3)
    table.state.companies[BEN].vp = 5
    assert end(table.clone()).state.ranking() == [2, 1, 2]
    table.state.companies[ANN].vp = 5
    tied = end(table)
    assert tied.state.scores()[ANN] == tied.state.scores()[BEN]
    assert tied.state.ranking() == [1, 1, 3]


@rule("CAR-8.4")
def test_goods_and_money_alone_break_no_tie() -> None:
    table = a_table().with_money(ANN, 99).with_goods(ANN, 20)
    assert end(table).state.ranking() == [1, 1]


# Types of projects


@rule("CAR-8.6")
@pytest.mark.parametrize("project", ["housing", "commerce", "industry", "infrastructure"])
def test_a_project_is_of_its_tabs_type_in_a_small_city_too(project: str) -> None:
    table = a_table()
    spaces = {
        "housing": "rights-housing-commerce",
        "commerce": "rights-housing-commerce",
        "industry": "rights-industry",
        "infrastructure": "rights-infrastructure",
    }
    before = yields(table, spaces[project])
    table.with_projects(ANN, project, "reno/1")
    gain = {"industry": 3, "infrastructure": 4}.get(project, 2)
    assert yields(table, spaces[project]) == before + gain


@rule("CAR-8.6")
def test_the_disc_of_the_set_up_is_a_housing_project_without_income() -> None:
    table = a_table().with_donations(ANN, "rights-housing-commerce", "health-east")
    assert table.worth(ANN, "donations") == 2 + 2
    assert table.worth(ANN, "cities") == 3
    table.with_missions(ANN, WEST, 1).with_event(MANAGEMENT, WEST).choose(MANAGEMENT)
    table.play(ANN, "bring-home 1")
    assert table.purse(ANN) == (13, 4, 0)  # the dollar of the track
    assert table.active(ANN, LABORATORY) == 1
