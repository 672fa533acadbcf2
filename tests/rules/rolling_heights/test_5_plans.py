"""RH-5: the main phase. Buying plans, wilds and exchange."""

from collections import Counter
from itertools import permutations, product

import pytest

from tests.rules.rolling_heights.table import ANN, BEN, GAP, ROW_1, Table, a_table, distance
from tests.rules.rule import rule


def buying(**cubes: int) -> Table:
    """Ann's main phase with these cubes and without workers who could do anything."""
    return a_table().with_workers(ANN, "carpenter tired").with_cubes(**cubes)


# Once a turn


@rule("RH-5.5")
def test_one_plan_a_turn() -> None:
    table = buying(wood=9).play(ANN, "buy bakery", "place b1")
    assert table.refused(ANN, "buy diner") == "bought-already"
    assert table.choices(ANN, "buy") == []
    table.play(ANN, "done").end_turn().to_main_phase().with_cubes(wood=1)
    assert table.can(ANN, "buy diner")


@rule("RH-5.5")
def test_an_open_plan_of_either_row() -> None:
    table = buying(wood=9)
    assert table.choices(ANN, "buy") == [f"buy {plan}" for plan in table.row(1) + table.row(2)]
    assert table.refused(ANN, f"buy {table.drawn_next(1, 1)[0]}") == "not-open"
    assert table.refused(ANN, "buy housing-project") == "not-open"  # it is on the map
    table.play(ANN, "buy steel-mill", "place b1", "done")
    assert table.plan_on("b1") == "steel-mill"


@rule("RH-5.5")
def test_it_is_put_at_once_on_an_empty_land_plot() -> None:
    table = buying(wood=20).play(ANN, "buy bakery")
    assert table.question(ANN) == "place plan=bakery"
    assert table.choices(ANN) == [f"place {plot}" for plot in table.empty_plots()]
    assert table.refused(ANN, "place c3") == "on-water"
    assert table.refused(ANN, "place b2") == "plot-taken"  # one's own
    assert table.refused(ANN, "place h5") == "plot-taken"
    assert table.refused(ANN, "done") == "not-now"


@rule("RH-5.5")
def test_only_where_you_can_pay_for_it() -> None:
    table = buying(wood=2).play(ANN, "buy bakery")  # a slot of 1
    near = [plot for plot in table.empty_plots() if distance(plot, "b2") <= 2]
    assert table.choices(ANN) == [f"place {plot}" for plot in near]
    assert table.refused(ANN, "place b5") == "too-dear cost=3 units=2"


@rule("RH-5.5")
def test_if_there_is_no_such_plot_you_cannot_buy_it() -> None:
    table = buying(wood=1)
    assert table.choices(ANN, "buy") == ["buy bakery", "buy diner", "buy toy-shop"]
    assert table.refused(ANN, "buy mayors-house") == "too-dear cost=2 units=1"
    table.filled_but("h1", "i1")  # h1 is 7 away
    table.with_cubes(wood=6)
    assert table.refused(ANN, "buy bakery") == "too-dear cost=7 units=6"
    table.with_cubes(wood=7).play(ANN, "buy bakery")
    assert table.choices(ANN) == ["place h1"]


@rule("RH-5.5")
def test_without_an_empty_plot_nothing_is_bought() -> None:
    table = buying(wood=9).filled_but()
    assert table.choices(ANN, "buy") == []
    assert table.refused(ANN, "buy bakery") == "no-plot-left"


# What it costs


@rule("RH-5.5")
@pytest.mark.parametrize(
    ("plan", "slot"),
    [
        *(("bakery", 1), ("toy-shop", 1), ("mayors-house", 2), ("theatre", 2), ("barber-shop", 3)),
        *(("steel-mill", 2), ("grain-elevator", 3), ("aquarium", 4)),
    ],
)
def test_an_adjacent_plot_costs_what_the_slot_costs(plan: str, slot: int) -> None:
    table = buying(wood=9).play(ANN, f"buy {plan}", "place c2")
    assert table.yard() == {"wood": 9 - slot}


@rule("RH-5.5")
@pytest.mark.parametrize(
    ("plot", "between"),
    [
        *(("b1", 0), ("b3", 0), ("a2", 0)),
        *(("a1", 1), ("b4", 1), ("c1", 1), ("d2", 1)),
        ("d3", 2),  # past water
        ("h2", 5),
        ("g5", 7),  # past Ben's plan, in another district
        ("i6", 10),
    ],
)
def test_each_plot_in_between_costs_one(plot: str, between: int) -> None:
    table = buying(glass=20).play(ANN, "buy bakery")
    assert table.about(ANN, f"place {plot}")["distance"] == between
    table.play(ANN, f"place {plot}")
    assert table.yard() == {"glass": 20 - 1 - between}
    cost = 1 + between
    assert table.events("bought") == [
        f"bought seat=p1 plan=bakery plot={plot} cost={cost} level=1 slot=1"
    ]


@rule("RH-5.5")
def test_every_plot_costs_its_distance_to_the_nearest_own_plan() -> None:
    table = buying(glass=20).with_plan(ANN, "clinic", "g5").play(ANN, "buy bakery")
    for plot in table.empty_plots():
        nearest = min(distance(plot, "b2"), distance(plot, "g5"))  # h5 is Ben's
        surcharge = {"i1": 1, "e5": 2}.get(plot, 0)
        about = table.about(ANN, f"place {plot}")
        assert about["distance"] == nearest - 1
        assert about["cost"] == 1 + nearest - 1 + surcharge


@rule("RH-5.5")
@pytest.mark.parametrize("complete", [False, True])
def test_own_plans_count_complete_or_not(complete: bool) -> None:
    table = buying(glass=5)
    if complete:
        table.with_building(ANN, "clinic", "g6")
    else:
        table.with_plan(ANN, "clinic", "g6")
    table.play(ANN, "buy bakery", "place f6")
    assert table.yard() == {"glass": 4}


@rule("RH-5.5")
@pytest.mark.parametrize(("plot", "surcharge"), [("e5", 2), ("i1", 1)])
def test_a_surcharge_comes_on_top(plot: str, surcharge: int) -> None:
    table = buying(glass=9).with_plan(ANN, "clinic", "d5").with_plan(ANN, "tailor", "h1")
    table.play(ANN, "buy mayors-house", f"place {plot}")
    assert table.yard() == {"glass": 9 - 2 - surcharge}


@rule("RH-5.5")
def test_the_cheapest_place_decides_whether_a_plan_can_be_bought() -> None:
    table = buying(wood=2).with_plan(ANN, "clinic", "d5").filled_but("e5")
    assert table.refused(ANN, "buy bakery") == "too-dear cost=3 units=2"
    table.with_cubes(wood=3)
    assert table.choices(ANN, "buy") == ["buy bakery", "buy diner", "buy toy-shop"]


# Paying


@rule("RH-5.5")
def test_any_mixture_of_cubes_and_power_will_do() -> None:
    table = buying(wood=1, concrete=1, glass=1, steel=1).with_power(1)
    table.play(ANN, "buy barber-shop", "place d3")  # 3 + 2
    assert table.yard() == {}
    assert table.power == 0
    assert table.plan_on("d3") == "barber-shop"


Holdings = tuple[int, int, int, int, int, int]
"""Real wood and steel, special wood and glass, power and wilds."""


def holdings(table: Table) -> Holdings:
    yard, special = table.yard(), table.specials()
    return (
        *(yard.get("wood", 0), yard.get("steel", 0)),
        *(special.get("wood", 0), special.get("glass", 0)),
        *(table.power, table.wilds(ANN)),
    )


def ways_to_pay(table: Table) -> Counter[Holdings]:
    """What may be left after a payment, and in how many ways search comes to it."""
    if not table.question(ANN).startswith("pay"):
        return Counter([holdings(table)])
    found: Counter[Holdings] = Counter()
    for action in table.in_order(ANN):
        found += ways_to_pay(table.clone().play(ANN, action))
    return found


@rule("RH-5.5", "RH-5.7", "RH-7.2", "RH-7.5")
@pytest.mark.parametrize(
    "before",
    [
        *((2, 2, 0, 0, 0, 0), (2, 2, 0, 0, 3, 0), (1, 2, 0, 0, 1, 2), (0, 2, 0, 0, 2, 2)),
        *((2, 1, 1, 1, 0, 0), (1, 1, 2, 2, 0, 1), (2, 0, 1, 1, 2, 1), (0, 0, 2, 2, 1, 1)),
        *((1, 1, 1, 0, 4, 2), (0, 1, 0, 1, 0, 1)),
    ],
)
def test_any_mixture_can_be_chosen_in_one_way_if_special_cubes_go_first(before: Holdings) -> None:
    wood, steel, special_wood, special_glass, power, wilds = before
    table = buying().with_supply(wood=wood, glass=0).with_cubes(wood=wood, steel=steel)
    table.with_specials(wood=special_wood, glass=special_glass).with_power(power)
    table.with_wilds(ANN, wilds).play(ANN, "buy barber-shop", "place b1")  # for 3
    expected = set()
    for after in product(*[range(number + 1) for number in before]):
        spent = [had - has for had, has in zip(before, after, strict=True)]
        special_left = after[2] + after[3]
        if sum(spent) == 3 and (special_left == 0 or spent[0] + spent[1] + spent[5] == 0):
            expected.add(after)
    found = ways_to_pay(table)
    assert set(found) == expected
    assert set(found.values()) == {1}


@rule("RH-5.5")
def test_plan_and_plot_are_chosen_before_it_is_paid() -> None:
    table = buying(wood=1, glass=1).with_wilds_on("bakery", 1)
    table.play(ANN, "buy bakery", "place a2")
    assert table.question(ANN) == "pay units=1"
    assert table.plan_on("a2") == GAP
    assert table.wilds(ANN) == 0
    table.play(ANN, "pay glass")
    assert table.plan_on("a2") == "bakery"
    assert table.yard() == {"wood": 1}


@rule("RH-5.5")
def test_what_is_paid_goes_back_to_the_supply() -> None:
    table = buying(wood=3)
    before = table.supply("wood")
    table.play(ANN, "buy barber-shop", "place b1")
    assert table.supply("wood") == before + 3


@rule("RH-5.5")
def test_wilds_you_had_before_can_help() -> None:
    table = buying(wood=1).with_wilds(ANN, 2)
    table.play(ANN, "buy barber-shop", "place b1")
    assert table.wilds(ANN) == 0
    assert table.wild_supply == 30
    assert table.plan_on("b1") == "barber-shop"


@rule("RH-5.5", "RH-5.6")
def test_those_on_the_plan_cannot_help() -> None:
    table = buying(wood=1).with_wilds_on("mayors-house", 3)
    assert table.refused(ANN, "buy mayors-house") == "too-dear cost=2 units=1"
    table.with_cubes(wood=2).play(ANN, "buy mayors-house", "place b1")
    assert table.wilds(ANN) == 3
    assert table.wilds_on() == {}


@rule("RH-5.5")
@pytest.mark.parametrize("order", [*permutations(("power", "glass", "wild"))])
def test_units_are_paid_in_any_order(order: tuple[str, ...]) -> None:
    table = buying(wood=2, glass=2).with_power(2).with_wilds(ANN, 1)
    table.play(ANN, "buy barber-shop", "place b1", *(f"pay {means}" for means in order))
    assert table.question(ANN) == "main round=1"
    assert (table.power, table.wilds(ANN)) == (1, 0)
    assert table.yard() == {"wood": 2, "glass": 1}


@rule("RH-5.5")
def test_a_payment_once_asked_is_asked_to_its_end() -> None:
    """Else the rest of a list of moves would answer another question."""
    table = buying(wood=5).with_power(1).play(ANN, "buy barber-shop", "place b1", "pay power")
    assert table.question(ANN) == "pay units=2"
    assert table.choices(ANN) == ["pay wood"]
    key = "rolling_heights-ask-pay"
    table.state.play(ANN, [(key, "pay wood"), (key, "pay wood")])
    assert table.plan_on("b1") == "barber-shop"


NO_CHOICE: dict[str, tuple[dict[str, int], int, int]] = {
    "one colour": ({"steel": 4}, 0, 0),
    "just enough": ({"steel": 1, "wood": 1}, 0, 1),
    "power alone": ({}, 5, 0),
    "wilds alone": ({}, 0, 5),
    "all there is, with power": ({"wood": 1}, 2, 0),
}


@rule("RH-5.5")
@pytest.mark.parametrize(("cubes", "power", "wilds"), NO_CHOICE.values(), ids=NO_CHOICE)
def test_a_payment_that_leaves_no_choice_is_made_by_itself(
    cubes: dict[str, int], power: int, wilds: int
) -> None:
    table = buying(**cubes).with_power(power).with_wilds(ANN, wilds)
    table.play(ANN, "buy barber-shop", "place b1")
    assert table.question(ANN) == "main round=1"
    assert table.plan_on("b1") == "barber-shop"


# What it brings


@rule("RH-5.5")
@pytest.mark.parametrize(
    ("plan", "plot", "bonus"),
    [
        ("mayors-house", "a1", 2),
        ("bakery", "e2", 2),
        ("lumber-yard", "b4", 2),
        ("police-station", "h3", 2),
        ("botanical-garden", "i1", 3),
        ("botanical-garden", "a6", 2),
        ("bakery", "a1", 0),
        ("botanical-garden", "e2", 0),
        ("bakery", "b1", 0),
    ],
)
def test_the_bonus_of_the_plot_is_scored_if_the_type_matches(
    plan: str, plot: str, bonus: int
) -> None:
    table = buying(wood=20).play(ANN, f"buy {plan}", f"place {plot}")
    assert table.vp(ANN) == table.company(ANN)["plot_vp"] == bonus
    expected = [f"bonus seat=p1 plot={plot} amount={bonus}"] if bonus else []
    assert table.events("bonus") == expected


@rule("RH-5.5")
def test_the_plan_is_marked_and_without_cubes() -> None:
    table = buying(wood=5).play(ANN, "buy bakery", "place b1")
    assert table.plots(ANN) == ["b2", "b1"]
    assert table.plot("b1")["owner"] == ANN
    assert not table.plot("b1")["completed"]
    assert table.towers("b1") == [0, 0]
    assert table.row(1)[0] == GAP


# Wilds are put out


@rule("RH-5.6")
@pytest.mark.parametrize("plan", ROW_1[2:])
def test_a_plan_beyond_the_two_farthest_puts_a_wild_on_each_of_them(plan: str) -> None:
    table = buying(wood=3).play(ANN, f"buy {plan}", "place b1")
    assert table.wilds_on() == {}  # not yet
    table.play(ANN, "done")
    assert table.wilds_on() == {"bakery": 1, "diner": 1}
    assert table.wild_supply == 28
    assert table.events("wild-put") == ["wild-put plan=bakery", "wild-put plan=diner"]


@rule("RH-5.6")
@pytest.mark.parametrize("plan", ["bakery", "diner", "steel-mill", "savings-bank"])
def test_one_of_the_two_does_not(plan: str) -> None:
    table = buying(wood=3).play(ANN, f"buy {plan}", "place b1", "done")
    assert table.wilds_on() == {}
    assert table.wild_supply == 30


@rule("RH-5.6")
def test_it_is_the_row_of_the_plan_that_counts() -> None:
    table = buying(wood=4).play(ANN, "buy aquarium", "place b1", "done")
    assert table.wilds_on() == {"steel-mill": 1, "savings-bank": 1}


@rule("RH-5.6")
def test_gaps_do_not_count() -> None:
    near, far = buying(wood=3), buying(wood=3)
    near.with_market(1, GAP, "bakery", GAP, GAP, "diner", "theatre")
    near.play(ANN, "buy diner", "place b1", "done")  # one of the two farthest
    assert near.wilds_on() == {}
    far.with_market(1, GAP, "bakery", GAP, GAP, "diner", "theatre")
    far.play(ANN, "buy theatre", "place b1", "done")
    assert far.wilds_on() == {"bakery": 1, "diner": 1}


@rule("RH-5.6")
def test_only_the_moment_of_the_purchase_matters() -> None:
    table = buying(wood=9).with_workers(ANN, "2 urbanist hard")
    table.play(ANN, "activate urbanist hard", "take bakery", "place b1")
    table.play(ANN, "buy toy-shop", "place b3", "done")  # now one of the two farthest
    assert table.wilds_on() == {}


@rule("RH-5.6")
def test_a_plan_that_is_gone_by_then_gets_none() -> None:
    table = buying(wood=9).with_workers(ANN, "2 urbanist hard")
    table.play(ANN, "buy mayors-house", "place b3")
    table.play(ANN, "activate urbanist hard", "take bakery", "place b1", "done")
    assert table.wilds_on() == {"diner": 1}  # and the next one isn't a substitute


@rule("RH-5.6")
def test_wilds_are_put_out_before_the_row_closes_up() -> None:
    table = buying(wood=9).with_market(1, "bakery", GAP, GAP, "diner", "toy-shop")
    table.play(ANN, "buy toy-shop", "place b1", "done")
    assert table.row(1)[:2] == ["bakery", "diner"]
    assert table.wilds_on() == {"bakery": 1, "diner": 1}


@rule("RH-5.6")
def test_wilds_gather_and_stay_with_their_plan() -> None:
    table = buying(wood=3).play(ANN, "buy barber-shop", "place b1", "done").to_main_phase()
    table.with_cubes(wood=3).play(BEN, "buy theatre", "place h6", "done")
    assert table.wilds_on() == {"bakery": 2, "diner": 2}
    table.to_main_phase().with_cubes(wood=9).play(ANN, "buy bakery", "place b3", "done")
    assert table.wilds(ANN) == 2
    assert table.row(1)[0] == "diner"
    assert table.wilds_on() == {"diner": 2}


@rule("RH-5.6")
def test_a_plan_taken_by_an_urbanist_is_not_bought() -> None:
    table = buying().with_workers(ANN, "urbanist hard")
    table.play(ANN, "activate urbanist hard", "take barber-shop", "place b1", "done")
    assert table.wilds_on() == {}


@rule("RH-5.6")
def test_nor_is_a_starting_plan() -> None:
    table = a_table(4)  # chosen from the four farthest slots
    assert table.wilds_on() == {}
    assert table.wild_supply == 30


@rule("RH-5.6")
def test_wilds_on_a_plan_go_to_whoever_takes_it() -> None:
    bought = buying(wood=1).with_wilds_on("diner", 2).play(ANN, "buy diner", "place b1")
    assert bought.wilds(ANN) == 2
    assert bought.events("got-wilds") == ["got-wilds seat=p1 amount=2 source=plan"]
    taken = buying().with_wilds_on("diner", 2).with_workers(ANN, "urbanist hard")
    taken.play(ANN, "activate urbanist hard", "take diner", "place b1")
    assert taken.wilds(ANN) == 2
    assert bought.wild_supply == taken.wild_supply == 28


@rule("RH-5.6")
def test_after_paying_even_a_surcharge() -> None:
    table = buying().with_wilds_on("diner", 2).with_workers(ANN, "urbanist hard")
    table.play(ANN, "activate urbanist hard", "take diner")
    assert table.refused(ANN, "place e5") == "too-dear cost=2 units=0"


# Wilds


@rule("RH-5.7")
@pytest.mark.parametrize("material", ["wood", "concrete", "glass", "steel"])
def test_a_wild_becomes_a_cube_of_the_colour_you_like(material: str) -> None:
    table = buying().with_wilds(ANN, 2)
    before = table.supply(material)
    table.play(ANN, f"use-wild {material}")
    assert table.yard() == {material: 1}
    assert table.supply(material) == before - 1
    assert table.wilds(ANN) == 1
    assert table.wild_supply == 29
    table.play(ANN, "use-wild wood")
    assert table.refused(ANN, "use-wild wood") == "no-wild"


@rule("RH-5.7")
def test_a_wild_pays_a_unit_of_a_purchase() -> None:
    table = buying(wood=1).with_wilds(ANN, 1).play(ANN, "buy bakery", "place b1")
    assert table.choices(ANN) == ["pay wood", "pay wild"]
    table.play(ANN, "pay wild")
    assert table.wilds(ANN) == 0
    assert table.yard() == {"wood": 1}


@rule("RH-5.7")
def test_or_of_a_surcharge() -> None:
    table = buying().with_workers(ANN, "urbanist hard").with_wilds(ANN, 1)
    table.play(ANN, "activate urbanist hard", "take bakery", "place i1")
    assert table.wilds(ANN) == 0
    assert table.plan_on("i1") == "bakery"


@rule("RH-5.7", "RH-7.2", "RH-7.5")
def test_special_cubes_of_any_colour_are_spent_before_it() -> None:
    table = buying(wood=2).with_wilds(ANN, 2).with_supply(glass=0).with_specials(glass=1)
    table.with_power(1).play(ANN, "buy mayors-house", "place b1")
    assert table.refused(ANN, "pay wild") == "special-first"
    table.play(ANN, "pay glass")
    assert table.choices(ANN) == ["pay wood", "pay wild", "pay power"]


@rule("RH-5.7")
def test_in_an_exchange_a_wild_cannot_be_a_unit() -> None:
    table = buying(wood=1).with_wilds(ANN, 3)
    assert table.refused(ANN, "exchange glass") == "too-dear cost=2 units=1"
    table.with_cubes(wood=1, glass=2).play(ANN, "exchange glass")
    assert table.refused(ANN, "pay wild") == "no-wild-in-exchange"


# Exchange


@rule("RH-5.8")
@pytest.mark.parametrize(
    ("material", "units"), [("wood", 2), ("concrete", 2), ("glass", 2), ("steel", 3)]
)
def test_two_units_for_a_cube_and_three_for_steel(material: str, units: int) -> None:
    table = buying().with_power(units - 1)
    reason = f"too-dear cost={units} units={units - 1}"
    assert table.refused(ANN, f"exchange {material}") == reason
    table.with_cubes(concrete=1).play(ANN, f"exchange {material}").pay(ANN, "power", "concrete")
    assert table.yard() == {material: 1}
    assert table.power == 0


@rule("RH-5.8")
def test_cubes_of_any_colour_and_power_mixed() -> None:
    table = buying(wood=1, glass=2).with_power(3)
    table.play(ANN, "exchange steel", "pay power").pay(ANN, "wood", "glass")
    assert table.yard() == {"glass": 1, "steel": 1}
    assert table.power == 2


@rule("RH-5.8")
def test_as_often_as_you_like() -> None:
    table = buying(wood=8)
    for material in ("glass", "glass", "concrete"):
        table.play(ANN, f"exchange {material}").pay(ANN, "wood")
    assert table.yard() == {"wood": 2, "concrete": 1, "glass": 2}


@rule("RH-5.8")
def test_the_units_go_back_to_the_supply() -> None:
    table = buying(wood=2)
    wood, glass = table.supply("wood"), table.supply("glass")
    table.play(ANN, "exchange glass")
    assert table.supply("wood") == wood + 2
    assert table.supply("glass") == glass - 1
    assert table.events("exchanged") == ["exchanged seat=p1 material=glass"]
