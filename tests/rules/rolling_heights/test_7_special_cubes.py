"""RH-7: special cubes."""

import pytest

from magnate.games.rolling_heights.actions import WOOD
from tests.rules.rolling_heights.table import ANN, BEN, Table, a_table
from tests.rules.rule import rule


def on_tower(table: Table) -> tuple[int, int]:
    """The cubes on the one tower of b2, and how many of them are special."""
    [tower] = table.plot("b2")["towers"]
    return tower["cubes"], tower["special"]


def short_of(material: str = "wood", left: int = 0) -> Table:
    """The supply has so few of a colour: the others stand on plans of Ben's. Ann has the Lumber
    yard (4 wood) and the Concrete plant (4 concrete) besides the Housing project (3 wood)."""
    table = a_table().with_plan(ANN, "lumber-yard", "b3").with_plan(ANN, "concrete-plant", "c2")
    table.with_workers(ANN, "2 carpenter steady", "carpenter hard", "2 builder steady")
    return table.with_supply(**{material: left})


# RH-7.1


@rule("RH-7.1")
def test_from_an_empty_supply_you_gain_a_special_cube() -> None:
    table = short_of().play(ANN, "activate carpenter steady")
    assert table.yard() == {}
    assert table.specials() == {"wood": 1}
    assert table.supply("wood") == 0


@rule("RH-7.1")
def test_other_colours_are_not_concerned() -> None:
    table = short_of().play(ANN, "activate builder steady")
    assert table.yard() == {"concrete": 1}
    assert table.specials() == {}


GAINS: dict[str, list[str]] = {
    "a worker": ["activate architect steady"],
    "a leader in the library": ["lead d3 steady"],
    "a leader in the university": ["lead e3 steady", "choose-cube glass"],
    "a wild": ["use-wild glass"],
    "an exchange": ["exchange glass"],
}


@rule("RH-7.1")
@pytest.mark.parametrize("actions", GAINS.values(), ids=GAINS)
def test_however_you_gain_it(actions: list[str]) -> None:
    table = a_table().with_building(ANN, "library-branch", "d3")
    table.with_building(ANN, "university", "e3").with_supply(glass=0)
    table.with_workers(ANN, "architect steady", "community-leader steady").with_wilds(ANN, 1)
    table.with_cubes(wood=2).play(ANN, *actions)
    assert table.specials() == {"glass": 1}


@rule("RH-7.1", "RH-1.10")
def test_special_cubes_never_run_out() -> None:
    table = short_of().with_wilds(ANN, 30).play(ANN, *["use-wild wood"] * 30)
    assert table.specials() == {"wood": 30}  # there are 25 in the box


# RH-7.2


@rule("RH-7.2")
def test_a_special_cube_is_not_built_while_a_real_one_is_in_the_supply() -> None:
    table = short_of(left=1).with_specials(wood=2)
    assert table.refused(ANN, "build b2 wood") == "real-cubes-first material=wood"
    assert table.choices(ANN, "build") == []


@rule("RH-7.2")
def test_while_a_real_one_is_in_the_yard_that_one_is_put_down_first() -> None:
    table = short_of(left=2).with_cubes(wood=2).with_specials(wood=2)
    table.play(ANN, "build b2 wood")
    assert table.yard() == {"wood": 1}
    assert table.specials() == {"wood": 2}
    table.play(ANN, "build b2 wood")
    assert table.yard() == {}
    assert on_tower(table) == (2, 0)  # both real


@rule("RH-7.2")
def test_it_is_built_when_all_real_ones_are_on_buildings() -> None:
    table = short_of(left=1).with_cubes(wood=1).with_specials(wood=2)
    table.play(ANN, "build b2 wood", "build b2 wood")
    assert table.specials() == {"wood": 1}
    assert on_tower(table) == (2, 1)  # two cubes, one of them special
    table.play(ANN, "build b2 wood", "hire architect")
    assert table.plot("b2")["completed"]
    assert table.vp(ANN) == 1


@rule("RH-7.2")
def test_only_real_cubes_of_its_own_colour_matter() -> None:
    table = short_of().with_specials(wood=1).with_cubes(concrete=3, glass=2)
    table.play(ANN, "build b2 wood")
    assert table.towers("b2") == [1]


@rule("RH-7.2")
def test_it_goes_only_where_its_colour_is_needed() -> None:
    table = short_of().with_specials(wood=1)
    assert table.choices(ANN, "build") == ["build b2 wood", "build b3 wood"]
    assert table.refused(ANN, "build c2 concrete") == "no-cube material=concrete"


@rule("RH-7.2")
def test_in_a_purchase_special_cubes_are_spent_first() -> None:
    table = short_of(left=2).with_cubes(wood=2, concrete=2).with_specials(wood=1)
    table.play(ANN, "buy mayors-house", "place a2")  # for 2
    assert table.specials() == {}  # by itself, as there was no choice
    assert table.question(ANN) == "pay units=1"
    assert table.choices(ANN) == ["pay wood", "pay concrete"]


@rule("RH-7.2")
def test_in_an_exchange_special_cubes_are_spent_first() -> None:
    table = short_of(left=2).with_cubes(wood=2, concrete=2).with_specials(wood=2)
    table.play(ANN, "exchange glass")
    assert table.specials() == {}
    assert table.yard() == {"wood": 2, "concrete": 2, "glass": 1}


@rule("RH-7.2", "RH-5.2")
def test_for_the_surcharge_of_an_urbanist_too() -> None:
    table = short_of().with_workers(ANN, "urbanist hard").with_cubes(glass=1)
    table.with_specials(wood=1).play(ANN, "activate urbanist hard", "take bakery", "place i1")
    assert table.specials() == {}
    assert table.yard() == {"glass": 1}


# RH-7.3


@rule("RH-7.3")
def test_cubes_come_one_by_one_the_real_ones_first() -> None:
    table = short_of(left=1).play(ANN, "activate carpenter hard")
    assert table.yard() == {"wood": 1}
    assert table.specials() == {"wood": 1}
    assert table.supply("wood") == 0


@rule("RH-7.3")
def test_what_is_real_depends_on_the_supply_at_that_moment() -> None:
    table = short_of(left=2).play(ANN, "activate carpenter steady", "activate carpenter hard")
    assert table.yard() == {"wood": 2}
    assert table.specials() == {"wood": 1}


@rule("RH-7.3")
def test_a_special_cube_keeps_its_colour() -> None:
    table = short_of().play(ANN, "activate carpenter steady").with_supply(concrete=0)
    assert table.refused(ANN, "build c2 concrete") == "no-cube material=concrete"
    table.play(ANN, "build b2 wood")
    [tower] = table.plot("b2")["towers"]
    assert tower == {"material": WOOD, "height": 3, "cubes": 1, "special": 1}


@rule("RH-7.3")
def test_it_does_not_turn_into_a_real_one_later() -> None:
    table = short_of(left=1).with_specials(wood=1)
    assert table.supply("wood") == 1  # no matter how it got there
    table.play(ANN, "activate carpenter steady")
    assert table.yard() == {"wood": 1}
    assert table.specials() == {"wood": 1}
    table.play(ANN, "build b2 wood", "build b2 wood")
    assert on_tower(table) == (2, 1)


@rule("RH-7.3")
def test_until_it_is_put_down_spent_or_returned() -> None:
    built = short_of().with_specials(wood=1).play(ANN, "build b2 wood")
    spent = short_of().with_specials(wood=1).play(ANN, "buy bakery", "place a2")
    returned = short_of().with_specials(wood=1).play(ANN, "done")
    for table in (built, spent, returned):
        assert table.specials() == {}
        assert table.supply("wood") == 0


# RH-7.4


@rule("RH-7.4")
@pytest.mark.parametrize(("supply", "yard"), [(1, 0), (0, 1), (1, 1), (2, 3)])
def test_it_is_put_down_only_without_a_real_one_in_supply_or_yard(supply: int, yard: int) -> None:
    table = short_of(left=supply + yard).with_cubes(wood=yard).with_specials(wood=3)
    for _ in range(yard):
        table.play(ANN, "build b3 wood")  # these are real
    assert table.specials() == {"wood": 3}
    assert table.can(ANN, "build b2 wood") == (supply == 0)


@rule("RH-7.4")
def test_by_then_the_end_has_been_triggered() -> None:
    table = short_of(left=1).with_cubes(wood=1).with_specials(wood=1)
    assert table.last_round == 0
    table.play(ANN, "build b2 wood")
    assert table.last_round == 2
    table.play(ANN, "build b2 wood")
    assert table.last_round == 2


@rule("RH-7.4")
def test_neither_will_change_any_more() -> None:
    table = short_of(left=1).with_cubes(wood=1).play(ANN, "build b2 wood", "done")
    table.to_main_phase().with_workers(BEN, "carpenter hard").play(BEN, "activate carpenter hard")
    assert table.specials() == {"wood": 2}
    assert table.yard() == {}
    plot = next(plot for plot in table.plots(BEN) if table.can(BEN, f"build {plot} wood"))
    table.play(BEN, f"build {plot} wood")
    assert table.supply("wood") == 0
    assert table.last_round == 2


@rule("RH-7.4")
def test_nobody_elses_yard_has_one_outside_their_turn() -> None:
    table = short_of(left=2).play(ANN, "activate carpenter hard", "done")
    assert table.supply("wood") == 2
    table.to_main_phase()
    assert table.yard() == {}


# RH-7.5


@rule("RH-7.5")
def test_spent_real_cubes_go_back_at_once_and_may_be_gained_again() -> None:
    table = short_of(left=1).play(ANN, "activate carpenter steady", "buy bakery", "place a2")
    assert table.supply("wood") == 1
    table.play(ANN, "activate carpenter hard")
    assert table.yard() == {"wood": 1}  # the same one again
    assert table.specials() == {"wood": 1}


@rule("RH-7.5")
def test_within_an_exchange_too() -> None:
    table = short_of(left=2).with_cubes(wood=2).play(ANN, "exchange wood")
    assert table.yard() == {"wood": 1}  # a real one, as two had just gone back
    assert table.specials() == {}
    assert table.supply("wood") == 1


@rule("RH-7.5")
def test_spent_special_cubes_do_not_go_to_the_supply() -> None:
    table = short_of().with_specials(wood=3)
    table.play(ANN, "buy bakery", "place a2", "exchange glass")
    assert table.specials() == {}
    assert table.supply("wood") == 0


@rule("RH-7.5")
def test_you_may_pay_with_power_whenever_you_like() -> None:
    table = short_of().with_specials(wood=1).with_cubes(glass=1).with_power(2)
    table.play(ANN, "buy mayors-house", "place a2")
    assert set(table.choices(ANN)) == {"pay power", "pay wood"}
    power = table.clone().play(ANN, "pay power", "pay power")
    assert power.power == 0
    assert power.specials() == {"wood": 1}
    mixed = table.clone().play(ANN, "pay power").pay(ANN, "wood")
    assert mixed.power == 1
    assert mixed.specials() == {}
    cubes = table.play(ANN, "pay wood").pay(ANN, "glass")
    assert cubes.power == 2
    assert cubes.yard() == cubes.specials() == {}


@rule("RH-7.5")
def test_of_the_cubes_special_ones_of_any_colour_go_before_real_ones() -> None:
    table = short_of().with_supply(steel=0).with_cubes(concrete=3)
    table.with_specials(wood=1, steel=1).play(ANN, "buy bakery", "place a2")
    assert table.choices(ANN) == ["pay wood", "pay steel"]
    assert table.refused(ANN, "pay concrete") == "special-first"
    table.play(ANN, "pay steel")
    assert table.specials() == {"wood": 1}
    assert table.yard() == {"concrete": 3}


@rule("RH-7.5")
def test_real_ones_follow_when_the_special_ones_are_spent() -> None:
    table = short_of().with_supply(steel=0).with_cubes(concrete=1, glass=2)
    table.with_specials(wood=1, steel=1).play(ANN, "buy barber-shop", "place a2")  # for 3
    assert table.specials() == {}
    assert table.question(ANN) == "pay units=1"
    assert table.choices(ANN) == ["pay concrete", "pay glass"]


@rule("RH-7.5")
def test_a_real_cube_of_the_same_colour_is_spent_after_the_special_one() -> None:
    table = short_of(left=1).with_cubes(wood=1).with_specials(wood=1)
    table.play(ANN, "buy bakery", "place a2")
    assert table.yard() == {"wood": 1}
    assert table.specials() == {}


@rule("RH-7.5")
def test_unused_special_cubes_go_back_in_the_clean_up() -> None:
    table = short_of().with_specials(wood=2, glass=1).play(ANN, "done").to_main_phase()
    assert table.specials() == {}
    assert table.supply("wood") == 0
    assert table.supply("glass") == 55
