"""CAR-4: events."""

import pytest

from magnate.games.carnegie.actions import DONATION
from magnate.games.carnegie.domains import (
    NEUTRAL,
)
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    CLEO,
    CONSTRUCTION,
    DAN,
    EAST,
    HR,
    LOBBY,
    MANAGEMENT,
    MIDWEST,
    RESEARCH,
    SOUTH,
    WEST,
    Table,
    a_table,
    start,
)
from tests.rules.rule import rule


def income(table: Table, region: str, row: str = CONSTRUCTION) -> Table:
    """The event of a region."""
    return table.with_event(row, region).choose(row)


def donation(table: Table, row: str = CONSTRUCTION) -> Table:
    return table.with_event(row, "donation").choose(row)


# Income


@rule("CAR-4.1")
def test_any_number_may_come_home_to_the_lobby_and_lies_there() -> None:
    table = income(a_table().with_missions(ANN, WEST, 3).with_lobby(ANN, 0, 0), WEST)
    assert table.choices(ANN) == [f"bring-home {n}" for n in range(4)]
    assert table.refused(ANN, "bring-home 4") == "too-many most=3"
    table.play(ANN, "bring-home 2")
    assert table.lying(ANN, LOBBY) == 2
    assert table.missions(ANN, WEST) == 1
    assert table.all_active(ANN) == 5


@rule("CAR-4.1")
@pytest.mark.parametrize(
    ("region", "space", "one", "gain"),
    [
        (WEST, 1, "$", 1),
        (WEST, 2, "$", 3),
        (WEST, 3, "goods", 1),
        (WEST, 4, "VP", 2),
        (WEST, 5, "VP", 2),
        (MIDWEST, 1, "$", 1),
        (MIDWEST, 2, "$", 2),
        (MIDWEST, 4, "goods", 2),
        (MIDWEST, 5, "VP", 2),
        (SOUTH, 1, "$", 1),
        (SOUTH, 2, "$", 2),
        (SOUTH, 3, "$", 5),
        (SOUTH, 4, "$", 7),
        (SOUTH, 5, "VP", 2),
        (EAST, 1, "$", 1),
        (EAST, 2, "$", 4),
        (EAST, 4, "VP", 2),
        (EAST, 5, "VP", 2),
    ],
)
@pytest.mark.parametrize("home", [1, 2, 3])
def test_transport_income_times_employees(
    region: str, space: int, one: str, gain: int, home: int
) -> None:
    table = a_table().with_missions(ANN, region, 3).with_track(ANN, region, space)
    money, goods, vp = table.purse(ANN)
    income(table, region).play(ANN, f"bring-home {home}")
    expected = {"$": (gain * home, 0, 0), "goods": (0, gain * home, 0), "VP": (0, 0, gain * home)}
    assert table.purse(ANN) == tuple(
        a + b for a, b in zip((money, goods, vp), expected[one], strict=True)
    )


@rule("CAR-4.1")
def test_only_ones_own_space_on_the_track_of_that_region_counts() -> None:
    table = a_table().with_missions(ANN, SOUTH, 1).with_track(ANN, SOUTH, 4)
    table.with_track(ANN, WEST, 5).with_track(BEN, SOUTH, 3)
    income(table, SOUTH).play(ANN, "bring-home 1")
    assert table.purse(ANN) == (12 + 7, 4, 0)
    assert table.purse(BEN) == (12, 4, 0)


@rule("CAR-4.1")
def test_tabs_pay_once_however_many_come_home_and_wherever_the_discs_were_built() -> None:
    table = a_table().with_missions(ANN, WEST, 3)
    table.with_projects(ANN, "commerce", "chicago/2", "boston/2")  # $2 each
    table.with_projects(ANN, "industry", "chicago/1")  # 1 goods
    table.with_projects(ANN, "infrastructure", "new-york/5", "fargo/1")  # 1 VP each
    table.with_projects(ANN, "housing", "kansas-city/3")  # $1, the disc of the set-up nothing
    income(table, WEST).play(ANN, "bring-home 3")
    assert table.purse(ANN) == (12 + 3 + 4 + 1, 4 + 1, 2)


@rule("CAR-4.1")
def test_discs_that_wait_on_the_tabs_pay_nothing() -> None:
    table = a_table().with_missions(ANN, WEST, 1)
    table.with_tab(ANN, "commerce", 4).with_tab(ANN, "industry", 3).with_tab(ANN, "housing", 3)
    income(table, WEST).play(ANN, "bring-home 1")
    assert table.purse(ANN) == (13, 4, 0)


@rule("CAR-4.1")
def test_with_nobody_home_there_is_no_income_of_either_kind() -> None:
    table = a_table().with_missions(ANN, WEST, 1).with_missions(BEN, EAST, 1)
    for seat, slot in ((ANN, "chicago/2"), (BEN, "chicago/1")):
        table.with_projects(seat, "commerce" if seat == ANN else "industry", slot)
    income(table, WEST).play(ANN, "bring-home 0")
    assert table.purse(ANN) == (12, 4, 0)
    assert table.missions(ANN, WEST) == 1
    assert table.purse(BEN) == (12, 4, 0)  # not even asked
    assert table.question(ANN).startswith("use")


@rule("CAR-4.1")
def test_one_player_completely_after_the_other() -> None:
    table = a_table(3)
    for seat in (ANN, CLEO):
        table.with_missions(seat, WEST, 1).with_track(seat, WEST, 1)
        table.with_projects(seat, "industry", "chicago/1" if seat == ANN else "chicago/3")
    table.with_projects(ANN, "housing", "denver/3", "reno/1")
    income(table, WEST)
    assert table.to_act == (ANN,)
    table.play(ANN, "bring-home 1")
    assert table.question(ANN) == "staff cells=1"
    table.play(ANN, "take-employees 1")
    assert table.to_act == (CLEO,)
    assert table.question(CLEO) == "bring-home region=west employees=1"


@rule("CAR-4.1")
@pytest.mark.parametrize("employees", [0, 1, 2])
def test_an_employee_or_a_dollar_is_chosen_cell_by_cell(employees: int) -> None:
    table = a_table(tab_sides="B").with_missions(ANN, WEST, 1)
    slots = ("denver/3", "reno/1", "boise/1", "portland/1")
    table.with_projects(ANN, "housing", *slots)  # $1, employee or $1, $1, employee or $1
    before = table.lying(ANN, LOBBY)
    left = table.available(ANN)
    income(table, WEST).play(ANN, "bring-home 1")
    assert table.question(ANN) == "staff cells=2"
    table.play(ANN, f"take-employees {employees}")
    assert table.money(ANN) == 12 + 1 + 2 + (2 - employees)
    assert table.lying(ANN, LOBBY) == before + 1 + employees
    assert table.available(ANN) == left - employees


@rule("CAR-4.1")
def test_each_cell_tells_of_its_own_employee() -> None:
    """Those of housing and of commerce, whose lobby is asked for all at once."""
    incomes = {"A": {"incomes": ["-", "employee|$1", "-", "-", "-", "-", "-"]}}
    content = {"tab": {"commerce": incomes}}
    table = a_table(content=content).with_missions(ANN, WEST, 1)
    table.with_department(ANN, "new-lobby", "r2c2")
    table.with_projects(ANN, "housing", "denver/3", "reno/1")
    table.with_projects(ANN, "commerce", "chicago/2", "boston/2")
    income(table, WEST).play(ANN, "bring-home 1", "to-new-lobby 0")
    told = table.told(ANN, "take-employees 2")
    assert [text for text in told if text.startswith("got-staff")] == [
        f"got-staff seat=p1 amount=1 cell={LOBBY} source=tab-housing",
        f"got-staff seat=p1 amount=1 cell={LOBBY} source=tab-commerce",
    ]
    assert table.question(ANN) == "lobby employees=2"


@rule("CAR-4.1")
@pytest.mark.parametrize("goods", [0, 1, 2])
def test_goods_or_three_dollars_is_chosen_cell_by_cell(goods: int) -> None:
    table = a_table(tab_sides="B").with_missions(ANN, WEST, 1)
    slots = ("chicago/1", "chicago/3", "boston/3", "reno/1", "boise/1")
    table.with_projects(ANN, "industry", *slots)
    income(table, WEST).play(ANN, "bring-home 1")
    assert table.question(ANN) == "goods cells=2"
    assert table.refused(ANN, "take-goods-for 3") == "too-many most=2"
    table.play(ANN, f"take-goods-for {goods}")
    assert table.purse(ANN) == (12 + 1 + 3 * (2 - goods), 4 + 3 + goods, 0)


@rule("CAR-4.1")
@pytest.mark.parametrize("new", [0, 1, 2])
def test_with_two_lobbies_each_goes_where_the_owner_likes(new: int) -> None:
    table = a_table().with_department(ANN, "new-lobby", "r2c2").with_missions(ANN, WEST, 2)
    before = table.lying(ANN, LOBBY)
    income(table, WEST).play(ANN, "bring-home 2")
    assert table.question(ANN) == "lobby employees=2"
    table.play(ANN, f"to-new-lobby {new}")
    assert table.lying(ANN, LOBBY) == before + 2 - new
    assert table.lying(ANN, "r2c2") == new


@rule("CAR-4.1", "CAR-4.4")
def test_the_space_is_read_before_anything_is_gained() -> None:
    """Study points of the Midwest move the disc there; its old space is what paid."""
    table = a_table().with_missions(ANN, MIDWEST, 1).with_track(ANN, MIDWEST, 3)
    income(table, MIDWEST).play(ANN, "bring-home 1", "study-track midwest")
    assert table.track(ANN, MIDWEST) == 4
    assert table.purse(ANN) == (12, 4, 0)  # not the 2 goods of the new space


# Donations


@rule("CAR-4.2")
def test_each_player_in_turn_may_make_one_donation() -> None:
    table = donation(a_table(4))
    for seat, space, vp, score in (
        (ANN, "welfare-seven", 7, 7),
        (BEN, "health-west", 0, 0),
        (CLEO, "welfare-money", 6, 4),  # a payment less once the donation is paid
    ):
        assert table.to_act == (seat,)
        assert table.about(seat, f"donate {space}") == {
            "cost": 5,
            "left": 7,
            "vp": vp,
            "score": score,
        }
        assert table.company(seat)["yields"][DONATION.texts.index(space)] == vp
        table.play(seat, f"donate {space}")
        assert table.money(seat) == 7
        assert table.discs(seat) == 21
        assert table.givers(space) == [seat]
    assert table.refused(DAN, "donate health-west") == "space-taken"
    table.play(DAN, "done")
    assert table.money(DAN) == 12
    assert table.question(ANN).startswith("use")


@rule("CAR-4.2")
@pytest.mark.parametrize("made", [0, 1, 2, 3, 4])
@pytest.mark.parametrize(("staffed", "each"), [(0, 5), (1, 3)])
def test_the_price_rises_with_ones_own_donations(made: int, staffed: int, each: int) -> None:
    table = a_table().with_money(ANN, 40)
    table.with_donations(ANN, *DONATION.texts[:made]).with_donations(BEN, "health-west")
    table.with_department(ANN, "communications", "r2c4", active=staffed, lying=1 - staffed)
    donation(table)
    price = each * (made + 1)
    assert table.question(ANN) == f"donate price={price}"
    table.play(ANN, "donate health-east")
    assert table.money(ANN) == 40 - price


@rule("CAR-4.2")
def test_without_the_money_there_is_no_donation() -> None:
    table = donation(a_table().with_money(ANN, 4).with_goods(ANN, 1).with_money(BEN, 4))
    assert table.refused(ANN, "donate health-west") == "no-money cost=5 money=4"
    assert table.choices(ANN) == ["done"]
    table.play(ANN, "sell-goods", "donate health-west")
    assert table.money(ANN) == 0


@rule("CAR-4.2")
def test_without_a_disc_there_is_no_donation() -> None:
    table = a_table(content={"start": {"discs": 8}}).with_money(ANN, 99)
    assert table.discs(ANN) == 0
    donation(table)
    assert table.question(ANN).startswith("use")  # nobody could donate
    table = a_table(content={"start": {"discs": 9}})
    donation(table).play(ANN, "donate health-west")
    assert table.discs(ANN) == 0


@rule("CAR-4.2")
def test_a_neutral_disc_blocks_a_space() -> None:
    table = start(2, 2)
    while table.state.round_number == 0:
        seat = table.to_act[0]
        table.play(seat, "done" if "done" in table.choices(seat) else table.choices(seat)[0])
    blocked = [n for n, givers in enumerate(table.view()["donations"]) if givers == [NEUTRAL]]
    assert blocked
    donation(table)
    seat = table.to_act[0]
    for space in blocked:
        assert table.refused(seat, f"donate {DONATION.text(space)}") == "space-taken"
    assert len(table.choices(seat, "donate")) == 20 - len(blocked)


@rule("CAR-4.2")
def test_only_one_donation_at_a_time() -> None:
    table = donation(a_table().with_money(ANN, 99)).play(ANN, "donate health-west")
    assert table.question(BEN) == "donate price=5"


# The last event


@rule("CAR-4.3")
def test_income_and_donation_player_by_player() -> None:
    table = a_table().with_missions(ANN, WEST, 1).with_missions(BEN, WEST, 1)
    table.with_money(ANN, 4).with_goods(ANN, 0)
    table.with_event(HR, "last west").choose(HR)
    assert table.question(ANN).startswith("bring-home")
    table.play(ANN, "bring-home 1")  # the dollar makes the donation possible
    assert table.question(ANN) == "donate price=5"
    table.play(ANN, "donate health-west")
    assert table.question(BEN).startswith("bring-home")
    table.play(BEN, "bring-home 0")
    assert table.question(BEN) == "donate price=5"


@rule("CAR-4.3")
@pytest.mark.parametrize("region", [WEST, MIDWEST, SOUTH, EAST])
def test_either_part_alone_is_possible_too(region: str) -> None:
    table = a_table().with_missions(ANN, region, 1).with_event(RESEARCH, f"last {region}")
    income_only = table.clone().choose(RESEARCH).play(ANN, "bring-home 1", "done")
    assert income_only.money(ANN) == 13
    donation_only = table.clone().choose(RESEARCH).play(ANN, "bring-home 0", "donate health-west")
    assert donation_only.money(ANN) == 7
    nobody = a_table().with_event(RESEARCH, f"last {region}").choose(RESEARCH)
    assert nobody.question(ANN) == "donate price=5"


# New employees and study points


@rule("CAR-4.4")
@pytest.mark.parametrize(("available", "come"), [(0, 0), (1, 1), (3, 2)])
def test_new_employees_come_as_far_as_the_fifteen_reach(available: int, come: int) -> None:
    table = a_table().with_missions(ANN, EAST, 2).with_track(ANN, EAST, 3)
    table.with_lobby(ANN, 0, available)
    table.with_missions(ANN, EAST, 2).with_missions(ANN, WEST, 13 - 5 - available)
    assert table.lying(ANN, LOBBY) == 0
    income(table, EAST).play(ANN, "bring-home 2")
    assert table.lying(ANN, LOBBY) == 2 + come
    assert table.available(ANN) == available - come


@rule("CAR-4.4")
def test_without_employees_left_only_the_dollar_remains() -> None:
    table = a_table(tab_sides="B").with_missions(ANN, WEST, 1).with_lobby(ANN, 0, 0)
    table.with_projects(ANN, "housing", "denver/3", "reno/1", "boise/1", "portland/1")
    income(table, WEST).play(ANN, "bring-home 1")
    assert table.money(ANN) == 12 + 1 + 4
    assert table.question(ANN).startswith("use")  # nothing to choose


@rule("CAR-4.4")
@pytest.mark.parametrize(
    ("region", "space", "asked", "gain"),
    [
        (WEST, 1, "lobby employees=1", 1 + 1 + 1),  # $1 for the one home, $1, employee or $1
        (MIDWEST, 3, "study points=3", 1 + 1),
    ],
)
def test_that_dollar_comes_at_once_and_is_told_before(
    region: str, space: int, asked: str, gain: int
) -> None:
    """Whatever question follows; the last to be hired may come with the same event."""
    table = a_table().with_missions(ANN, region, 1).with_lobby(ANN, 0, 0)
    table.with_projects(ANN, "housing", "denver/3", "reno/1").with_track(ANN, region, space)
    if region == WEST:
        table.with_department(ANN, "new-lobby", "r2c2")
    table.with_event(CONSTRUCTION, region)
    told = table.about(ANN, f"choose {CONSTRUCTION}")
    assert (told["gain"], told["left"]) == (gain, 12 + gain)
    table.choose(CONSTRUCTION)
    told = table.about(ANN, "bring-home 1")
    assert (told["gain"], told["left"]) == (gain, 12 + gain)
    table.play(ANN, "bring-home 1")
    assert table.question(ANN) == asked
    assert table.money(ANN) == 12 + gain


@rule("CAR-4.4")
def test_the_track_may_hire_the_last_employee() -> None:
    table = a_table().with_track(ANN, EAST, 3).with_missions(ANN, EAST, 1).with_lobby(ANN, 0, 1)
    table.with_projects(ANN, "housing", "denver/3", "reno/1").with_department(
        ANN, "new-lobby", "r2c2"
    )
    table.with_event(CONSTRUCTION, EAST).choose(CONSTRUCTION)
    told = table.about(ANN, "bring-home 1")
    assert (told["staff"], told["gain"], told["left"]) == (1, 2, 14)
    table.play(ANN, "bring-home 1")
    assert table.money(ANN) == 14
    table.play(ANN, "to-new-lobby 0", "to-new-lobby 0")
    assert table.question(ANN).startswith("use")


@rule("CAR-4.4")
def test_only_as_many_employees_are_chosen_as_there_are() -> None:
    table = a_table(tab_sides="B").with_missions(ANN, WEST, 1)
    table.with_projects(ANN, "housing", "denver/3", "reno/1", "boise/1", "portland/1")
    table.with_lobby(ANN, 0, 1)
    income(table, WEST).play(ANN, "bring-home 1")
    assert table.choices(ANN) == ["take-employees 0", "take-employees 1"]
    assert table.refused(ANN, "take-employees 2") == "too-many most=1"
    table.play(ANN, "take-employees 1")
    assert table.money(ANN) == 12 + 1 + 2 + 1


@rule("CAR-4.4")
@pytest.mark.parametrize("home", [1, 2])
def test_study_points_of_the_midwest_are_a_pool_of_their_own(home: int) -> None:
    table = a_table().with_missions(ANN, MIDWEST, 2).with_track(ANN, MIDWEST, 3)
    table.with_event(RESEARCH, MIDWEST).choose(RESEARCH).play(ANN, f"bring-home {home}")
    assert table.question(ANN) == f"study points={3 * home}"
    assert table.can(ANN, "study-tab infrastructure") == (home == 2)  # 4 points
    table.play(ANN, "study-tab commerce")
    assert table.question(ANN) == f"study points={3 * home - 2}"
    table.play(ANN, "done")
    assert table.question(ANN) == "use type=research points=0"  # the rest is lost


@rule("CAR-4.4")
def test_telegraph_and_the_last_space_hold_for_that_pool() -> None:
    table = a_table().with_missions(ANN, MIDWEST, 2).with_track(ANN, MIDWEST, 3)
    table.with_department(ANN, "telegraph", "r2c4", active=1)
    table.with_track(ANN, SOUTH, 4).with_track(ANN, EAST, 4).with_track(BEN, EAST, 5)
    income(table, MIDWEST).play(ANN, "bring-home 2")
    assert table.about(ANN, "study-track west")["points_cost"] == 1
    assert table.refused(ANN, "study-track east") == "last-space-taken"
    table.play(ANN, "study-track south")
    assert table.goods(ANN) == 4 + 3


@rule("CAR-4.4")
def test_study_points_nobody_can_use_are_not_asked_about() -> None:
    table = a_table().with_missions(ANN, MIDWEST, 1).with_track(ANN, MIDWEST, 3)
    for project in ("housing", "commerce", "industry", "infrastructure"):
        table.with_tab(ANN, project, 7)
    for region in (WEST, SOUTH, EAST):
        table.with_track(ANN, region, 5)
    income(table, MIDWEST).play(ANN, "bring-home 1")
    assert table.question(ANN) == "study points=3"  # one step in the Midwest is left
    table.play(ANN, "study-track midwest")
    assert table.question(ANN).startswith("use")


# Selling goods


@rule("CAR-4.5")
def test_goods_can_be_sold_at_each_of_ones_own_decisions() -> None:
    """In a whole round of every kind, from the first question of the set-up to the last."""
    table = start(2, tab_sides="free")
    met: set[str] = set()
    while not table.over:
        for seat in range(2):
            asked = seat in table.to_act
            table.with_goods(seat, 1)
            assert table.can(seat, "sell-goods") == asked
            if asked:
                met.add(table.question(seat).split()[0])
                money = table.money(seat)
                question = table.question(seat).split()[0]
                table.play(seat, "sell-goods")
                assert table.money(seat) == money + 1
                assert table.refused(seat, "sell-goods") == "no-goods"
                assert table.question(seat).split()[0] == question
            else:
                assert table.refused(seat, "sell-goods") == "not-asked"
        seat = table.to_act[0]
        answers = table.choices(seat)
        table.play(seat, answers[(table.state.round_number * 7) % len(answers)])
    assert met >= {"sides", "place", "reserve", "move", "activate", "choose", "use", "donate"}


@rule("CAR-4.5")
def test_any_number_of_goods_can_be_sold() -> None:
    table = a_table().with_goods(ANN, 9)
    table.play(ANN, *["sell-goods"] * 9)
    assert table.purse(ANN) == (21, 0, 0)
    assert table.refused(ANN, "sell-goods") == "no-goods"


@rule("CAR-4.5")
@pytest.mark.parametrize("markers", [(0, 0, 0, 0), (5, 5, 5, 4)])
def test_goods_pay_for_an_activation(markers: tuple[int, int, int, int]) -> None:
    """In the first and in the last round."""
    table = a_table().with_markers(*markers).with_money(ANN, 0).with_goods(ANN, 3)
    table.with_staff(ANN, "r4c4", lying=1).with_event(MANAGEMENT, WEST).choose(MANAGEMENT)
    table.pass_on("activate")
    assert table.refused(ANN, "activate r4c4 1") == "no-money cost=3 money=0"
    table.play(ANN, "sell-goods", "sell-goods", "sell-goods", "activate r4c4 1")
    assert table.active(ANN, "r4c4") == 1


@rule("CAR-4.5")
def test_a_donation_that_goods_can_pay_for_is_not_skipped() -> None:
    poor = donation(a_table().with_money(ANN, 2).with_goods(ANN, 2).with_money(BEN, 5))
    assert poor.to_act == (BEN,)
    enough = donation(a_table().with_money(ANN, 2).with_goods(ANN, 3))
    assert enough.question(ANN) == "donate price=5"


@rule("CAR-4.5", "CAR-5.3")
def test_a_department_that_goods_can_pay_for_is_not_skipped() -> None:
    """Outsourcing for $3 with $1 and 3 goods: two of them sold, one for the house."""
    table = a_table().with_money(ANN, 1).with_goods(ANN, 3).with_tab(ANN, "housing", 2)
    table.without_active(ANN).with_department(ANN, "outsourcing", "r2c4", active=1)
    table.use(CONSTRUCTION)
    assert table.question(ANN) == "use type=construction points=0"
    assert table.refused(ANN, "use r2c4") == "nothing-to-do"
    table.play(ANN, "sell-goods", "sell-goods", "use r2c4", "build housing reno/1")
    assert table.purse(ANN) == (0, 0, 0)
    few = a_table().with_money(ANN, 1).with_goods(ANN, 2).with_tab(ANN, "housing", 2)
    few.without_active(ANN).with_department(ANN, "outsourcing", "r2c4", active=1)
    assert few.use(CONSTRUCTION).question(BEN) == "use type=construction points=0"


@rule("CAR-4.5", "CAR-6.3")
def test_charity_that_goods_can_pay_for_is_not_skipped() -> None:
    table = a_table().with_money(ANN, 3).with_goods(ANN, 2).with_donations(BEN, "health-west")
    table.without_active(ANN).with_department(ANN, "charity", "r2c4", active=1)
    table.use(RESEARCH)
    assert table.question(ANN) == "use type=research points=0"
    table.play(ANN, "sell-goods", "sell-goods", "use r2c4", "give health-west east")
    assert table.purse(ANN) == (0, 0, 0)
    assert table.givers("health-west") == [ANN, BEN]
    few = a_table().with_money(ANN, 3).with_goods(ANN, 1).with_donations(BEN, "health-west")
    few.without_active(ANN).with_department(ANN, "charity", "r2c4", active=1)
    assert few.use(RESEARCH).to_act == (BEN,)


@rule("CAR-4.3")
@pytest.mark.parametrize("taken", [False, True])
def test_a_preview_counts_the_bonus_that_study_points_can_reach(taken: bool) -> None:
    """Two come home with 6 points: 5 of them lead to the end of the East and its $10."""
    table = a_table().with_money(ANN, 0).with_goods(ANN, 0).with_missions(ANN, MIDWEST, 2)
    table.with_track(ANN, MIDWEST, 3).with_track(ANN, EAST, 4)
    if taken:
        table.with_track(BEN, EAST, 5)
    table.with_event(RESEARCH, "last midwest")
    (gains,) = [
        preview["gains"][ANN] for preview in table.view()["previews"] if preview["row"] == 3
    ]
    assert (gains["points"], gains["price"], gains["donation"]) == (6, 5, not taken)
    table.choose(RESEARCH).play(ANN, "bring-home 2")
    if not taken:
        table.play(ANN, "study-track east", "done")
        assert table.question(ANN) == "donate price=5"
