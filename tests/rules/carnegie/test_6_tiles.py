"""CAR-6: the sixteen departments."""

import pytest

from magnate.games.carnegie.actions import REGION, TILE, TILES, TYPE, TYPE_OF
from magnate.games.carnegie.domains import (
    NEUTRAL,
)
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    BUILDERS,
    CLEO,
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
    Table,
    a_table,
)
from tests.rules.rule import rule

AT = "r2c2"
"""Where the departments of these tests are."""
CHAIRS = {
    "training": [2],
    "recruiting": [1, 1],
    "safety": [5],
    "new-lobby": [],
    "purchasing": [0, 0],
    "sales": [1, 1],
    "logistics": [3, 3],
    "property": [0],
    "engineering": [2, 2],
    "outsourcing": [3],
    "supply-chain": [1, 1],
    "communications": [8],
    "advanced-research": [3],
    "advanced-design": [3, 3, 3],
    "charity": [3],
    "telegraph": [2],
}
ROW_OF = dict(zip(TILE.texts, [TYPE.text(TYPE_OF[tile]) for tile in range(TILES)], strict=True))


def using(name: str, active: int = 1, table: Table | None = None) -> Table:
    """Ann begins to use a department with so many active employees."""
    table = a_table() if table is None else table
    table.with_department(ANN, name, AT, active=active)
    return table.use(ROW_OF[name], f"use {AT}")


def functions(table: Table) -> set[str]:
    return {choice.split()[0] for choice in table.choices(ANN)}


# The table of section 6, whose entries CAR-5.1 and CAR-5.3 send one to


@rule("CAR-6.1")
def test_types_and_chairs_of_the_tiles() -> None:
    assert [ROW_OF[name] for name in CHAIRS] == [row for row in TYPE.texts for _ in range(4)]
    rules = a_table().state.rules
    assert {name: list(rules.chair_costs[tile]) for tile, name in enumerate(TILE.texts)} == CHAIRS


@rule("CAR-5.3")
@pytest.mark.parametrize("region", REGION.texts)
def test_training_gives_8_dollars_or_8_steps_for_a_mission(region: str) -> None:
    table = using("training")
    assert functions(table) == {"mission-for-money", "mission-for-steps", "done"}
    money = table.clone().play(ANN, f"mission-for-money {region}")
    assert money.money(ANN) == 20
    assert money.missions(ANN, region) == 1
    table.play(ANN, f"mission-for-steps {region}")
    assert table.question(ANN) == "move steps=8"
    assert table.active(ANN, AT) == 0
    assert table.missions(ANN, region) == 1


@rule("CAR-5.1")
def test_recruiting_gives_an_employee_for_a_mission_or_4_steps() -> None:
    table = using("recruiting", 2)
    assert functions(table) == {"recruit", "take-steps", "done"}
    lying, available = table.lying(ANN, LOBBY), table.available(ANN)
    table.play(ANN, "recruit south")
    assert table.lying(ANN, LOBBY) == lying + 1
    assert table.available(ANN) == available - 1
    assert table.missions(ANN, SOUTH) == 1
    table.play(ANN, "take-steps")
    assert table.question(ANN) == "move steps=4"
    assert table.active(ANN, AT) == 1


@rule("CAR-5.3")
def test_a_recruit_may_go_to_the_new_lobby() -> None:
    table = a_table().with_department(ANN, "new-lobby", "r1c1")
    using("recruiting", table=table).play(ANN, "recruit south", "to-new-lobby 1")
    assert table.lying(ANN, "r1c1") == 1


@rule("CAR-5.3")
def test_purchasing_gives_3_goods_or_8_dollars_for_a_mission() -> None:
    table = using("purchasing", 2)
    assert functions(table) == {"mission-for-money", "mission-for-goods", "done"}
    table.play(ANN, "mission-for-goods west", "mission-for-money east")
    assert table.purse(ANN) == (20, 7, 0)
    assert (table.missions(ANN, WEST), table.missions(ANN, EAST)) == (1, 1)


@rule("CAR-5.1")
@pytest.mark.parametrize("goods", [1, 2, 3])
@pytest.mark.parametrize(("name", "price", "vp"), [("sales", 6, 0), ("logistics", 3, 1)])
def test_sales_and_logistics_take_1_to_3_goods(name: str, price: int, vp: int, goods: int) -> None:
    action = "sell" if name == "sales" else "deliver"
    table = using(name, 2)
    assert table.choices(ANN, action) == [f"{action} {n}" for n in (1, 2, 3)]
    table.play(ANN, f"{action} {goods}")
    assert table.purse(ANN) == (12 + price * goods, 4 - goods, vp * goods)
    assert table.active(ANN, AT) == 2
    assert table.question(ANN) == f"department department={name} uses=1"
    if goods == 3:
        assert table.refused(ANN, f"{action} 2") == "few-goods cost=2 goods=1"


@rule("CAR-5.7")
def test_engineering_builds_as_printed_construction_does() -> None:
    table = using("engineering", 2, a_table().with_tab(ANN, "housing", 2))
    assert functions(table) == {"build", "done"}
    table.play(ANN, "build housing chicago/4", "build industry houston/3")
    assert table.goods(ANN) == 1
    assert table.active(ANN, AT) == 0
    assert (table.missions(ANN, MIDWEST), table.missions(ANN, SOUTH)) == (1, 1)
    assert table.project("houston/3") == "industry"


@rule("CAR-5.3")
def test_outsourcing_builds_anywhere_for_3_dollars_more_without_a_mission() -> None:
    table = using("outsourcing")
    assert table.about(ANN, "build industry chicago/1") == {
        "goods_cost": 2,
        "goods_left": 2,
        "cost": 3,
        "left": 9,
        "score": 3,
    }
    table.play(ANN, "build industry chicago/1")
    assert table.purse(ANN) == (9, 2, 0)
    assert table.active(ANN, AT) == 1
    assert table.missions(ANN, MIDWEST) == 0
    assert table.owner("chicago/1") == ANN


@rule("CAR-5.3")
def test_outsourcing_needs_its_3_dollars() -> None:
    table = a_table().with_money(ANN, 2).with_department(ANN, "outsourcing", AT, active=1)
    table.use(CONSTRUCTION)
    assert table.refused(ANN, f"use {AT}") == "nothing-to-do"
    table.play(ANN, "sell-goods", f"use {AT}", "build commerce chicago/2")
    assert table.purse(ANN) == (0, 2, 0)


@rule("CAR-5.1")
@pytest.mark.parametrize("goods", [1, 2, 3])
def test_the_supply_chain_sells_up_to_3_goods(goods: int) -> None:
    table = using("supply-chain", 2)
    assert table.about(ANN, f"buy {goods}") == {
        "cost": goods,
        "left": 12 - goods,
        "goods_gain": goods,
        "goods_left": 4 + goods,
    }
    table.play(ANN, f"buy {goods}")
    assert table.purse(ANN) == (12 - goods, 4 + goods, 0)
    assert table.active(ANN, AT) == 2
    table.with_money(ANN, 2)
    assert table.refused(ANN, "buy 3") == "no-money cost=3 money=2"
    table.play(ANN, "buy 2")
    assert table.money(ANN) == 0


@rule("CAR-5.1")
def test_goods_are_not_sold_to_be_bought_back() -> None:
    """Without money the supply chain is closed at once, however many goods there are."""
    table = using("supply-chain", 2).with_money(ANN, 3).play(ANN, "buy 3")
    assert table.purse(ANN) == (0, 7, 0)
    assert not table.question(ANN).startswith("department")


@rule("CAR-5.9")
def test_advanced_research_gives_7_points_for_a_mission_and_design_4_without() -> None:
    research = using("advanced-research").play(ANN, "mission-for-points midwest")
    assert research.question(ANN) == "use type=research points=7"
    assert research.missions(ANN, MIDWEST) == 1
    design = using("advanced-design", 3).play(ANN, *["take-points"] * 3)
    assert design.question(ANN) == "use type=research points=12"
    assert design.active(ANN, AT) == 3


@rule("CAR-5.9")
@pytest.mark.parametrize("staffed", [0, 1])
def test_telegraph_makes_transport_cheaper_while_staffed(staffed: int) -> None:
    table = a_table().with_department(ANN, "telegraph", AT, active=staffed, lying=1 - staffed)
    table.with_staff(ANN, LABORATORY, active=3)
    table.use(RESEARCH, f"use {LABORATORY}", *["take-points"] * 3)
    assert table.about(ANN, "study-track east")["points_cost"] == 3 - staffed
    assert table.about(ANN, "study-track west")["points_cost"] == 2 - staffed
    assert table.about(ANN, "study-track south")["points_cost"] == 1  # at least 1
    assert table.about(ANN, "study-tab industry")["points_cost"] == 3  # tabs cost the same
    assert table.refused(ANN, f"use {AT}") == ("nothing-to-do" if staffed else "nobody-active")


@rule("CAR-5.1")
@pytest.mark.parametrize("name", ["property", "communications", "telegraph"])
def test_lasting_departments_are_not_used(name: str) -> None:
    table = a_table().with_department(ANN, name, AT, active=1).use(ROW_OF[name])
    assert table.refused(ANN, f"use {AT}") == "nothing-to-do"


# CAR-6.1


@rule("CAR-6.1")
def test_the_price_is_judged_before_property_management_moves_someone_in() -> None:
    table = a_table().with_department(ANN, "property", AT, active=1).with_goods(ANN, 2)
    table.use(MANAGEMENT, f"use {PLANNING}")
    assert table.about(ANN, "found sales r1c1")["goods_cost"] == 2
    table.play(ANN, "found sales r1c1", f"move {LOBBY} r1c1")
    assert table.goods(ANN) == 0


@rule("CAR-6.1")
def test_neither_lobby_can_be_built_over() -> None:
    table = a_table().with_department(ANN, "new-lobby", AT, lying=1)
    table.use(MANAGEMENT, f"use {PLANNING}")
    assert table.refused(ANN, f"found sales {LOBBY}") == "cell-taken"
    assert table.refused(ANN, f"found sales {AT}") == "cell-taken"


@rule("CAR-6.1")
@pytest.mark.parametrize(("cell", "vp"), [("r1c2", 3), ("r2c2", 2), ("r4c1", 2)])
def test_the_new_lobby_is_an_hr_department_and_scores_for_its_row(cell: str, vp: int) -> None:
    table = a_table().with_donations(ANN, "education-human-resources", "education-any")
    before = table.worth(ANN, "donations")
    table.with_department(ANN, "new-lobby", cell)
    assert table.worth(ANN, "departments") == vp
    assert table.worth(ANN, "donations") == before + 3 + 1


# CAR-6.2


@rule("CAR-6.2")
@pytest.mark.parametrize(("others", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_safety_counts_the_others_rounded_up_after_its_employee_left(others: int, vp: int) -> None:
    table = a_table().without_active(ANN).with_staff(ANN, TRADE, active=min(3, others))
    table.with_staff(ANN, PLANNING, active=max(0, others - 3)).with_missions(ANN, SOUTH, 1)
    using("safety", table=table).play(ANN, "mission-for-vp west")
    assert table.vp(ANN) == vp
    assert table.missions(ANN, WEST) == 1
    assert table.all_active(ANN) == others


@rule("CAR-6.2")
def test_the_permanent_worker_is_never_an_active_employee() -> None:
    table = a_table().without_active(ANN).with_donations(ANN, "welfare-employee")
    assert table.worth(ANN, "employees") == 0
    assert table.worth(ANN, "donations") == 0
    table.use(HR, f"use {PRINTED_HR}")
    assert table.question(ANN) == "move steps=3"  # but he does give steps
    safety = using("safety", table=a_table().without_active(ANN)).play(ANN, "mission-for-vp west")
    assert safety.vp(ANN) == 0


# CAR-6.3


def charity(table: Table) -> Table:
    return using("charity", table=table)


@rule("CAR-6.3")
def test_only_where_another_player_gave() -> None:
    table = a_table(3).with_donations(BEN, "health-west", "welfare-seven").with_money(ANN, 99)
    table.with_donations(CLEO, "health-west").with_donations(ANN, "health-east")
    charity(table)
    spaces = {choice.split()[1] for choice in table.choices(ANN, "give")}
    assert spaces == {"health-west", "welfare-seven"}
    assert table.refused(ANN, "give health-east west") == "own-donation"
    assert table.refused(ANN, "give health-south west") == "nobody-gave"
    table.play(ANN, "give health-west south")
    assert table.givers("health-west") == [ANN, BEN, CLEO]
    assert table.missions(ANN, SOUTH) == 1
    assert table.money(ANN) == 99 - 10  # her second
    assert table.company(ANN)["donation_price"] == 15


@rule("CAR-6.3")
def test_never_twice_on_one_space() -> None:
    table = a_table().with_donations(BEN, "health-west").with_donations(ANN, "health-west")
    table.with_department(ANN, "charity", AT, active=1).with_money(ANN, 99).use(RESEARCH)
    assert table.refused(ANN, f"use {AT}") == "nothing-to-do"


@rule("CAR-6.3")
def test_neutral_discs_do_not_count_but_andrew_does() -> None:
    content = {"players": {"1": {"neutral_discs": 1}, "2": {"neutral_discs": 1}}}
    table = a_table(1, content).with_money(ANN, 99).with_card("N11")
    table.with_andrew_on("health-west")
    neutral = [n for n, who in enumerate(table.view()["donations"]) if who == [NEUTRAL]]
    assert len(neutral) == 1
    charity(table)
    assert {choice.split()[1] for choice in table.choices(ANN, "give")} == {"health-west"}


@rule("CAR-6.3")
def test_communications_makes_it_cheaper_and_a_disc_is_needed() -> None:
    table = a_table().with_donations(BEN, "health-west")
    table.with_department(ANN, "communications", "r1c1", active=1)
    charity(table)
    assert table.about(ANN, "give health-west west") == {
        "cost": 3,
        "left": 9,
        "vp": 0,
        "score": -1,
    }
    bare = a_table(content={"start": {"discs": 9}}).with_donations(BEN, "health-west")
    bare.with_donations(ANN, "health-east").with_money(ANN, 99)
    bare.with_department(ANN, "charity", AT, active=1).use(RESEARCH)
    assert bare.refused(ANN, f"use {AT}") == "nothing-to-do"


@rule("CAR-6.3")
def test_it_counts_as_an_own_donation_everywhere() -> None:
    table = a_table().with_donations(BEN, "welfare-seven").with_donations(ANN, "rights-donation")
    table.with_money(ANN, 10)
    assert table.worth(ANN, "donations") == 2
    charity(table).play(ANN, "give welfare-seven west")
    assert table.worth(ANN, "donations") == 4 + 7
    assert table.worth(BEN, "donations") == 7


# CAR-6.4


@rule("CAR-6.4")
@pytest.mark.parametrize(
    ("mover", "cell"),
    [
        (f"move {LOBBY} r1c1", LOBBY),
        ("move r1c4 r1c1", "r1c4"),
        (f"move-active {AT} r1c1", AT),
        (f"move-active {TRADE} r1c1", TRADE),
        (f"move-active {PLANNING} r1c1", PLANNING),
    ],
)
def test_property_management_brings_one_from_any_cell(mover: str, cell: str) -> None:
    table = a_table().with_department(ANN, "property", AT, active=1)
    table.with_staff(ANN, "r1c4", lying=1).use(MANAGEMENT, f"use {PLANNING}", "found sales r1c1")
    assert table.question(ANN) == "move-in cell=r1c1"
    before = table.lying(ANN, cell) + table.active(ANN, cell)
    assert " steps=0 " in table.told(ANN, mover)[0]
    assert table.lying(ANN, "r1c1") == 1
    assert table.lying(ANN, cell) + table.active(ANN, cell) == before - 1


@rule("CAR-6.4")
def test_it_is_optional_and_only_into_the_new_department() -> None:
    table = a_table().with_department(ANN, "property", AT, active=1).with_missions(ANN, WEST, 1)
    table.use(MANAGEMENT, f"use {PLANNING}", "found sales r1c1")
    assert table.refused(ANN, f"move {LOBBY} r1c2") == "only-into cell=r1c1"
    assert all(choice.endswith("r1c1") for choice in table.choices(ANN, "move"))
    table.play(ANN, "done")
    assert table.lying(ANN, "r1c1") == 0
    assert table.missions(ANN, WEST) == 1


@rule("CAR-6.4")
@pytest.mark.parametrize("name", ["sales", "new-lobby"])
def test_it_works_for_every_department_while_staffed(name: str) -> None:
    table = a_table().with_department(ANN, "property", AT, active=1).with_goods(ANN, 9)
    table.with_staff(ANN, PLANNING, active=3)
    table.use(MANAGEMENT, f"use {PLANNING}", f"found {name} r1c1", f"move {LOBBY} r1c1")
    table.play(ANN, "found logistics r1c2", f"move-active {AT} r1c2")  # its own employee leaves
    table.play(ANN, "found purchasing r1c3")
    assert not table.question(ANN).startswith("move-in")
    assert table.lying(ANN, "r1c3") == 0


@rule("CAR-6.4")
def test_unstaffed_it_does_nothing() -> None:
    table = a_table().with_department(ANN, "property", AT, lying=1)
    table.use(MANAGEMENT, f"use {PLANNING}", "found sales r1c1")
    assert not table.question(ANN).startswith("move-in")


@rule("CAR-6.4")
def test_whoever_is_on_the_cell_lies_in_the_new_department() -> None:
    table = a_table().with_staff(ANN, "r1c1", lying=2).with_goods(ANN, 1)
    table.use(MANAGEMENT, f"use {PLANNING}", "found sales r1c1").pass_on("activate")
    assert table.lying(ANN, "r1c1") == 2
    table.play(ANN, "activate r1c1 1", "activate r1c1 2")
    assert table.active(ANN, "r1c1") == 2


@rule("CAR-6.4")
def test_the_new_lobby_costs_3_goods_with_an_employee_and_4_elsewhere() -> None:
    table = a_table().with_staff(ANN, "r1c1", lying=1).use(MANAGEMENT, f"use {PLANNING}")
    assert table.about(ANN, "found new-lobby r1c1")["goods_cost"] == 3
    assert table.about(ANN, "found new-lobby r1c2")["goods_cost"] == 4
    table.with_goods(ANN, 3)
    assert table.refused(ANN, "found new-lobby r1c2") == "few-goods cost=4 goods=3"
    table.play(ANN, "found new-lobby r1c1")
    assert table.goods(ANN) == 0


@rule("CAR-6.4")
def test_the_planner_who_moves_in_cannot_build_again() -> None:
    table = a_table().with_department(ANN, "property", AT, active=1).with_goods(ANN, 9)
    table.with_staff(ANN, PLANNING, active=2)
    table.use(MANAGEMENT, f"use {PLANNING}", "found sales r1c1", f"move-active {PLANNING} r1c1")
    assert table.question(ANN) == "department department=planning uses=1"
    table.play(ANN, "found logistics r1c2", f"move-active {PLANNING} r1c2")
    assert table.question(ANN) == "use type=management points=0"
    assert table.active(ANN, BUILDERS) == 1
