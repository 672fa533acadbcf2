"""RH-9: alone against the Rival."""

import pytest

from magnate.core.ints import zeros
from magnate.games.rolling_heights.actions import PLAN, PLOT
from tests.rules.rolling_heights.table import (
    ANN,
    GAP,
    MAP,
    RIVAL,
    ROW_1,
    ROW_2,
    Table,
    a_start,
    a_table,
    distance,
    start,
)
from tests.rules.rule import rule

SEEDS = range(60)


def alone(difficulty: str = "normal", city: tuple[str, ...] = MAP) -> Table:
    """Ann's main phase; her only plan is on b2 and the Rival's on h5."""
    return a_table(1, city=city, difficulty=difficulty)


def rival_plots(table: Table) -> list[str]:
    return [PLOT.text(plot) for plot in table.rival()["plots"]]


def placed(table: Table, plan: str = "") -> str:
    """Where the Rival puts the farthest plan of level 1, or this one."""
    if plan:
        table.with_market(1, plan)
    before = rival_plots(table)
    table.play(ANN, "done")
    [plot] = [plot for plot in rival_plots(table) if plot not in before]
    assert not plan or table.plan_on(plot) == plan
    return plot


def added(table: Table) -> int:
    """How many cubes the Rival adds in this round."""
    table.forget().end_turn()
    return sum(int(event.split("cubes=")[1].split()[0]) for event in table.events("rival-built"))


# RH-9.1: setting up


@rule("RH-9.1")
def test_it_is_set_up_as_for_two() -> None:
    for seed in SEEDS:
        alone_here, with_two = start(1, seed), start(2, seed)
        assert alone_here.view()["supply"] == with_two.view()["supply"]
        assert len(alone_here.empty_plots()) == 42 - 1  # six A sides
        assert len(alone_here.view()["ads"]) == 3


@rule("RH-9.1")
def test_you_are_the_first_player() -> None:
    for seed in SEEDS:
        table = start(1, seed)
        assert table.view()["first"] == ANN
        assert table.to_act == (ANN,)


@rule("RH-9.1")
def test_the_rival_starts_with_the_farthest_plan_before_your_own_choice() -> None:
    for seed in SEEDS:
        table = start(1, seed)
        assert table.question(ANN) == "start"
        [plot] = rival_plots(table)
        assert table.plan_on(plot) == PLAN.text(table.state.piles[0][0])
        assert table.row(1)[0] == GAP
        assert GAP not in table.row(1)[1:] + table.row(2)
        assert table.plot(plot)["rival"]
        assert table.plot(plot)["owner"] is None


@rule("RH-9.1")
def test_chance_picks_one_of_the_permitted_plots() -> None:
    plots = set()
    for seed in range(300):
        table = start(1, seed)
        [plot] = rival_plots(table)
        assert not table.plot(plot)["water"]
        assert table.plot(plot)["surcharge"] == 0
        plots.add(plot)
    assert len(plots) > 50


@rule("RH-9.1")
def test_a_bonus_is_scored() -> None:
    bonuses = set()
    for seed in range(100):
        table = start(1, seed)
        plot = table.plot(rival_plots(table)[0])
        assert plot["plan"] is not None
        matches = plot["bonus_type"] == table.state.rules.plans[plot["plan"]].type
        bonus = plot["bonus_vp"] if matches else 0
        assert table.rival()["vp"] == table.rival()["plot_vp"] == bonus
        bonuses.add(bonus)
    assert len(bonuses) > 1


@rule("RH-9.1", "RH-1.8")
def test_your_starting_plan_keeps_its_distance_from_the_rivals() -> None:
    table = a_start(1).play(ANN, "take housing-project")
    free = [plot for plot in table.empty_plots() if plot not in ("e5", "i1")]
    far = [plot for plot in free if distance(plot, "h5") > 2]
    assert table.choices(ANN) == [f"place {plot}" for plot in far]
    assert table.refused(ANN, "place h4") == "too-near"


@rule("RH-9.1", "RH-1.9")
def test_then_the_row_is_filled_again() -> None:
    table = start(1, 3)
    table.play(ANN, table.choices(ANN)[3])
    table.play(ANN, table.choices(ANN)[0])
    assert GAP not in table.row(1)
    assert table.view()["piles"] == [40 - 9 - 2, 38 - 9]


@rule("RH-9.1")
def test_the_rival_has_no_workers_wilds_or_targets() -> None:
    table = alone().end_round().end_round()
    rival = table.state.companies[RIVAL]
    assert rival.all_workers() == rival.wilds == 0
    assert rival.targets == []
    assert len(table.view()["companies"]) == 1
    assert set(table.rival()["standing"]) == {"plots", "buildings", "ad1", "ad2", "ad3", "total"}


# RH-9.2: its plan


@rule("RH-9.2")
def test_the_rivals_turn_follows_yours() -> None:
    table = alone()
    assert len(rival_plots(table)) == 1
    table.play(ANN, "done")
    assert len(rival_plots(table)) == 2
    assert table.round == 2
    assert table.turn == ANN
    names = [event.split()[0] for event in table.events()]
    rivals = [name for name in names if name.startswith("rival")]
    assert rivals[:2] == ["rival-took", "rival-built"]
    assert names.index("rival-built") < names.index("turn")


@rule("RH-9.2")
@pytest.mark.parametrize(
    ("number", "plan"), [(1, ROW_1[0]), (5, ROW_1[0]), (6, ROW_2[0]), (9, ROW_2[0])]
)
def test_level_1_in_rounds_1_to_5_and_level_2_after_that(number: int, plan: str) -> None:
    table = alone().with_round(number).play(ANN, "done")
    assert table.plan_on(rival_plots(table)[1]) == plan


@rule("RH-9.2")
def test_it_is_the_farthest_plan_after_your_clean_up() -> None:
    table = alone().with_cubes(wood=1).play(ANN, "buy bakery", "place b1", "done")
    assert table.plan_on(rival_plots(table)[1]) == "diner"


@rule("RH-9.2")
@pytest.mark.parametrize(("number", "level"), [(1, 1), (6, 2)])
def test_the_other_row_if_that_one_is_empty(number: int, level: int) -> None:
    """Plans never run out, so here they are simply gone."""
    table = alone().with_round(number)
    table.state.piles = [zeros(0), zeros(0)]
    for slot in range(9 * level - 9, 9 * level):
        table.state.market[slot] = -1
    table.state.play(ANN, "done")
    assert table.plan_on(rival_plots(table)[1]) == (ROW_2[0] if level == 1 else ROW_1[0])


@rule("RH-9.2")
def test_nothing_is_paid_and_the_row_closes_up() -> None:
    table = alone().play(ANN, "done")
    drawn = table.row(1)[8]
    assert table.row(1) == [*ROW_1[1:], drawn]
    assert table.row(2) == list(ROW_2)
    assert table.view()["supply"] == [35, 35 - 3, 55, 35]  # on the fire station


@rule("RH-9.2")
def test_no_wilds_are_put_out_and_those_on_the_plan_go_back() -> None:
    table = alone().with_wilds_on("bakery", 2).with_wilds_on("diner", 1).play(ANN, "done")
    assert table.wilds_on() == {"diner": 1}
    assert table.wild_supply == 29
    assert table.state.companies[RIVAL].wilds == 0


@rule("RH-9.2", "RH-5.6")
def test_wilds_put_out_in_your_clean_up_are_on_it_already() -> None:
    table = alone().with_cubes(wood=3).play(ANN, "buy barber-shop", "place b1", "done")
    assert table.wilds_on() == {"diner": 1}  # the Rival has taken the other one
    assert table.wild_supply == 29


@rule("RH-9.2")
def test_a_matching_bonus_is_scored() -> None:
    table = alone().with_plan(RIVAL, "diner", "h2")
    assert placed(table, "police-station") == "h3"
    assert table.rival()["plot_vp"] == 2
    assert table.events("rival-bonus") == ["rival-bonus plot=h3 amount=2"]


@rule("RH-9.2")
def test_another_bonus_is_neither_looked_for_nor_scored() -> None:
    table = alone().without_plan("h5").with_plan(RIVAL, "fire-station", "i3")
    table.with_plan(ANN, "clinic", "i1")
    assert placed(table, "bakery") == "i2"  # and not h3, which is P2
    assert table.rival()["plot_vp"] == 0


PARKS = (
    ".  .  .   .  .  .   .  .  .",
    ".  .  .   .  .  .   .  .  .",
    ".  .  .   .  .  .   .  K9 .",
    ".  .  .   .  .  .   .  K2 .",
    ".  .  .   .  .  .   K3$2 . K3",
    ".  .  .   .  .  .   .  .  .",
)
"""Around the Rival on h5; the 9 isn't adjacent to it."""


@rule("RH-9.2")
def test_the_highest_bonus_for_its_type_among_the_adjacent_plots() -> None:
    table = alone(city=PARKS).with_plan(ANN, "clinic", "g5")
    assert placed(table, "botanical-garden") == "i5"  # 3; h4 has 2 and is nearer to Ann's
    assert table.rival()["plot_vp"] == 3


@rule("RH-9.2")
def test_if_several_are_equal_the_nearest_to_a_plan_of_yours() -> None:
    assert placed(alone(city=PARKS), "botanical-garden") == "g5"  # 3 as well; no surcharge paid
    near_i6 = alone(city=PARKS).with_plan(ANN, "clinic", "i6")
    assert placed(near_i6, "botanical-garden") == "i5"


@rule("RH-9.2")
def test_complete_or_not_your_plans_count() -> None:
    table = alone().with_building(ANN, "clinic", "h1")
    assert placed(table, "bakery") == "h4"
    table = alone().with_plan(ANN, "clinic", "g6")
    assert placed(table, "bakery") == "g5"
    table = alone().with_plan(ANN, "clinic", "i6")
    assert placed(table, "bakery") == "i5"


@rule("RH-9.2")
def test_then_the_uppermost() -> None:
    """h4 and g5 are at a distance of 8 from b2."""
    assert placed(alone(), "bakery") == "h4"


@rule("RH-9.2")
def test_then_the_leftmost() -> None:
    table = alone().without_plan("h5").with_plan(RIVAL, "fire-station", "d5")
    table.without_plan("b2").with_plan(ANN, "housing-project", "d1").with_plan(ANN, "clinic", "d4")
    table.with_plan(ANN, "tailor", "d6")
    assert placed(table, "bakery") == "c5"  # rather than e5


@rule("RH-9.2")
def test_any_of_its_plans_will_do() -> None:
    table = alone().with_plan(RIVAL, "clinic", "d2").with_building(RIVAL, "tailor", "g3")
    assert placed(table, "bakery") == "e2"  # C2, next to d2
    table = alone().with_plan(RIVAL, "clinic", "d2").with_building(RIVAL, "tailor", "g3")
    assert placed(table, "police-station") == "h3"  # P2, next to g3


ISLAND = (
    ".  .  .   .  .  .   .  .  .",
    ".  .  .   .  .  .   .  .  .",
    ".  .  .   .  .  .   .  .  .",
    ".  .  .   .  .  I9  .  ~  .",
    ".  .  .   .  .  .   ~  .  ~",
    ".  .  .   .  .  .   I2 ~  I2",
)
"""There is water all around h5; f4 is 3 plots away, g6 and i6 are 2."""


@rule("RH-9.2")
def test_if_no_adjacent_plot_is_empty_the_nearest_one() -> None:
    plot = placed(alone(city=ISLAND), "bakery")
    assert distance(plot, "h5") == 2
    filled = alone().filled_but("a1", "f3", owner=ANN)
    assert placed(filled, "mayors-house") == "f3"  # 4 away; a1 has the bonus


@rule("RH-9.2")
def test_the_distance_to_its_own_plans_is_compared_first_and_then_the_bonus() -> None:
    table = alone(city=ISLAND)
    assert placed(table, "lumber-yard") == "g6"  # the 9 is farther away, i6 farther from Ann's
    assert table.rival()["plot_vp"] == 2


@rule("RH-9.2")
def test_and_after_that_the_rest_as_before() -> None:
    near_d5 = alone(city=ISLAND).with_plan(ANN, "clinic", "d5")
    assert placed(near_d5, "bakery") == "f5"  # the nearest to Ann's
    near_i3 = alone(city=ISLAND).with_plan(ANN, "clinic", "i3")
    assert placed(near_i3, "bakery") == "h3"  # i4 is as near, but h3 is the upper one
    upper = alone(city=ISLAND)
    assert placed(upper, "bakery") == "h3"  # of f5, g4 and h3, all 7 away from b2
    left = alone(city=ISLAND).with_plan(ANN, "clinic", "h3").with_plan(ANN, "tailor", "f5")
    assert placed(left, "bakery") == "g4"  # i4 is as near


@rule("RH-9.2")
def test_if_the_city_is_full_it_takes_no_plan() -> None:
    table = alone().filled_but(owner=ANN).with_wilds_on("bakery", 1)
    row = table.row(1)
    assert added(table) == 3  # cubes all the same
    assert rival_plots(table) == ["h5"]
    assert table.row(1) == row
    assert table.wilds_on() == {"bakery": 1}
    assert table.events("rival-took") == []


# RH-9.3: its cubes


@rule("RH-9.3")
@pytest.mark.parametrize(("difficulty", "more"), [("easy", -1), ("normal", 0), ("hard", 1)])
def test_how_many_cubes_it_adds(difficulty: str, more: int) -> None:
    table = alone(difficulty).with_plan(RIVAL, "gembrel-museum", "i6")
    table.with_plan(RIVAL, "central-station", "i4").with_plan(RIVAL, "empire-office-tower", "g6")
    expected = [3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    for number, cubes in enumerate(expected, 1):
        assert table.round == number
        assert added(table) == cubes + more


@rule("RH-9.3")
@pytest.mark.parametrize("number", [1, 2, 3, 8, 13])
def test_three_and_one_more_after_every_two_rounds(number: int) -> None:
    table = alone().with_round(number).with_plan(RIVAL, "gembrel-museum", "i6")
    assert added(table) == 3 + (number - 1) // 2


@rule("RH-9.3")
def test_on_its_oldest_plan_that_is_not_complete() -> None:
    table = alone().with_plan(RIVAL, "lumber-yard", "h6").with_plan(RIVAL, "foundry", "i6")
    table.play(ANN, "done")
    assert table.plot("h5")["completed"]  # the fire station takes 3
    assert table.towers("h6") == [0]
    table.end_turn()
    assert table.towers("h6") == [3]
    assert table.towers("i6") == [0, 0]


@rule("RH-9.3")
def test_and_when_that_is_done_on_the_next() -> None:
    table = alone("hard").with_plan(RIVAL, "lumber-yard", "h6").play(ANN, "done")
    assert table.towers("h6") == [1]
    assert table.events("rival-built") == [
        "rival-built plan=fire-station plot=h5 material=concrete tower=1 cubes=3 special=0",
        "rival-built plan=lumber-yard plot=h6 material=wood tower=1 cubes=1 special=0",
    ]


@rule("RH-9.3")
def test_the_plan_it_has_just_taken_is_the_youngest() -> None:
    table = alone("hard").play(ANN, "done")  # 4 cubes: 3 and 1 on the new one
    assert table.plan_on("h4") == "bakery"
    assert table.towers("h4") == [1, 0]


@rule("RH-9.3")
def test_in_printed_order_of_the_towers() -> None:
    table = alone().without_plan("h5").with_plan(RIVAL, "theatre", "h5")  # c2 w2 g1
    table.play(ANN, "done")
    assert table.towers("h5") == [2, 1, 0]
    flats = {"plan": {"lakeside-flats": {"towers": ["glass 3", "concrete 3", "wood 2"]}}}
    lakeside = a_table(1, content=flats).without_plan("h5")
    lakeside.with_plan(RIVAL, "lakeside-flats", "h5", concrete=1)
    lakeside.play(ANN, "done").end_turn()
    assert lakeside.towers("h5") == [3, 3, 1]
    mixed = {"plan": {"theatre": {"towers": ["wood 1", "concrete 2", "wood 3"]}}}
    table = a_table(1, content=mixed).without_plan("h5").with_plan(RIVAL, "theatre", "h5")
    assert table.play(ANN, "done").towers("h5") == [1, 2, 0]


@rule("RH-9.3")
def test_real_cubes_or_special_ones_for_a_colour_that_is_out() -> None:
    table = alone().with_supply(ANN, concrete=1)
    table.play(ANN, "done")
    [tower] = table.plot("h5")["towers"]
    assert (tower["cubes"], tower["special"]) == (3, 2)
    assert table.supply("concrete") == 0


@rule("RH-9.3")
def test_if_it_has_no_plan_left_the_rest_is_lost() -> None:
    table = alone().with_round(13).filled_but(owner=ANN)
    assert added(table) == 3
    assert added(table) == 0


@rule("RH-9.3")
def test_a_completed_plan_scores_its_vp() -> None:
    table = alone().play(ANN, "done")
    assert table.rival()["building_vp"] == 1
    assert table.events("rival-completed") == ["rival-completed plan=fire-station plot=h5 amount=1"]


@rule("RH-9.3", "RH-5.10")
def test_vp_that_depend_on_the_map_too() -> None:
    stadium = {"plan": {"stadium-krepysh": {"per": ["residential", "commercial"]}}}
    table = a_table(1, content=stadium).without_plan("h5").with_plan(RIVAL, "stadium-krepysh", "h5")
    table.with_building(ANN, "tenement", "h6").with_plan(ANN, "duplex", "g5").play(ANN, "done")
    assert table.rival()["building_vp"] == 2


@rule("RH-9.3")
def test_its_workers_stay_in_the_supply() -> None:
    table = alone()
    before = table.worker_supply("civil-servant")
    table.play(ANN, "done")
    assert table.plot("h5")["completed"]
    assert table.worker_supply("civil-servant") == before
    assert table.state.companies[RIVAL].all_workers() == 0
    assert table.to_act == (ANN,)  # nobody is asked about a worker


@rule("RH-9.3")
def test_two_coloured_symbols_are_not_asked_either() -> None:
    table = alone().without_plan("h5").with_plan(RIVAL, "bakery", "h5").play(ANN, "done")
    assert table.plot("h5")["completed"]
    assert not table.choices(ANN, "hire")
    assert table.turn == ANN


# RH-9.4: the end


@rule("RH-9.4")
def test_the_rivals_cubes_can_trigger_the_end() -> None:
    table = alone().with_supply(ANN, concrete=3).play(ANN, "done")
    assert table.last_round == 2
    assert table.events("last-cube") == ["last-cube material=concrete"]
    assert table.round == 2
    assert not table.over
    table.end_turn()
    assert table.over
    assert len(rival_plots(table)) == 3  # it had its turn in the last round, too


@rule("RH-9.4")
def test_so_can_yours_and_the_rival_plays_on_to_the_end() -> None:
    table = alone().with_supply(ANN, wood=1).with_cubes(wood=1).play(ANN, "build b2 wood")
    assert table.last_round == 2
    table.end_turn().end_turn()
    assert table.over
    assert len(rival_plots(table)) == 3


@rule("RH-9.4", "RH-8.3")
def test_no_round_is_quiet_while_the_rival_builds() -> None:
    table = alone()
    for _ in range(5):
        table.end_turn()
    assert not table.over


@rule("RH-9.4", "RH-8.3")
def test_three_quiet_rounds_end_it_when_the_rival_can_do_nothing() -> None:
    table = alone().filled_but(owner=ANN).with_round(13)
    assert added(table) == 3
    table.end_turn().end_turn()
    assert not table.over
    assert table.end_turn().over


@rule("RH-9.4")
def test_ads_are_scored_for_both() -> None:
    table = alone().with_ads(5, 6, 11).with_buildings(RIVAL, "public", "h3", "i3")
    table.with_buildings(ANN, "public", "g3")
    assert [table.ad(5, owner) for owner in (ANN, RIVAL)] == [3, 6]
    assert [table.ad(11, owner) for owner in (ANN, RIVAL)] == [0, 5]
    standing = table.rival()["standing"]
    assert standing["ad1"] == 6
    assert standing["total"] == 6 + 4 + 5


@rule("RH-9.4")
def test_ad_8_gives_the_rival_nothing() -> None:
    table = alone().with_ads(8, 5, 6)
    assert table.ad(8, ANN) == 2
    assert table.ad(8, RIVAL) == 0


@rule("RH-9.4")
def test_target_and_wilds_are_for_you_alone() -> None:
    table = alone().with_targets(ANN, 1, 2).with_buildings(ANN, "residential", "d1")
    table.with_buildings(RIVAL, "residential", "h3").with_wilds(ANN, 2)
    assert table.worth(ANN, "target") == 2
    assert table.worth(ANN, "wilds") == 2
    assert "target" not in table.rival()["standing"]
    assert "wilds" not in table.rival()["standing"]


@rule("RH-9.4", "RH-8.4")
def test_for_targets_the_rival_is_an_opponent() -> None:
    table = alone().with_targets(ANN, 7, 7).with_buildings(ANN, "residential", "h4")
    assert table.worth(ANN, "target") == 0
    table.with_buildings(RIVAL, "residential", "h3")
    assert table.worth(ANN, "target") == 2


@rule("RH-9.4")
@pytest.mark.parametrize(("ahead", "place"), [(-1, 2), (0, 1), (1, 1)])
def test_if_the_scores_are_equal_you_win(ahead: int, place: int) -> None:
    table = alone().with_ads(5, 7, 10).with_targets(ANN, 5, 6)
    table.with_last_round(1).play(ANN, "done")
    assert table.over
    rival = table.rival()["standing"]["total"]
    table.with_vp(ANN, rival + ahead)
    assert table.state.scores() == [rival + ahead]
    assert table.state.ranking() == [place]


@rule("RH-9.4")
@pytest.mark.parametrize(
    ("difficulty", "cubes"),
    [("easy", [2, 2, 2, 3]), ("normal", [6, 6, 7, 7]), ("hard", [8, 9, 10, 11])],
)
def test_the_rivals_figures_are_content(difficulty: str, cubes: list[int]) -> None:
    override = {"rival": {"cubes": [2, 6, 8], "rise": [3, 2, 1], "level_1_rounds": 1}}
    table = a_table(1, content=override, difficulty=difficulty)
    table.with_plan(RIVAL, "gembrel-museum", "i6").with_plan(RIVAL, "town-hall", "i4")
    assert [added(table) for _ in cubes] == cubes
    assert table.plan_on(rival_plots(table)[4]) == ROW_2[0]
