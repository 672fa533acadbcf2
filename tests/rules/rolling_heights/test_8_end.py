"""RH-8: the end and the scoring."""

import pytest

from magnate.core.errors import MagnateError
from magnate.games.rolling_heights.actions import MATERIAL, TARGET
from tests.rules.rolling_heights.table import (
    ANN,
    BEN,
    CLEO,
    DAN,
    ROW_1,
    ROW_2,
    Table,
    a_start,
    a_table,
)
from tests.rules.rule import rule

NEEDING = {"wood": "lumber-yard", "concrete": "foundry", "glass": "diner", "steel": "steel-mill"}


def last_cube(material: str = "wood", players: int = 2, turn: int = ANN) -> Table:
    """A seat has the last cube of a colour in its yard, and on d3 a plan for it."""
    table = a_table(players, turn).with_plan(turn, NEEDING[material], "d3")
    other = (turn + 1) % players
    return table.with_supply(other, **{material: 1}).with_cubes(**{material: 1})


# RH-8.1: the trigger


@rule("RH-8.1")
@pytest.mark.parametrize("material", MATERIAL.texts)
def test_the_end_is_triggered_when_all_real_cubes_of_a_colour_stand_on_buildings(
    material: str,
) -> None:
    table = last_cube(material)
    assert table.last_round == 0
    table.play(ANN, f"build d3 {material}")
    assert table.last_round == 2
    assert table.events("last-cube") == [f"last-cube material={material}"]


@rule("RH-8.1")
def test_one_in_the_supply_is_enough_to_go_on() -> None:
    table = a_table().with_plan(ANN, "lumber-yard", "d3").with_supply(wood=2).with_cubes(wood=1)
    table.play(ANN, "build d3 wood")
    assert table.last_round == 0


@rule("RH-8.1")
def test_so_is_one_in_the_yard() -> None:
    table = a_table().with_plan(ANN, "lumber-yard", "d3").with_supply(wood=2).with_cubes(wood=2)
    table.play(ANN, "build d3 wood")
    assert table.supply("wood") == 0
    assert table.last_round == 0


@rule("RH-8.1")
def test_an_empty_supply_alone_triggers_nothing() -> None:
    table = a_table().with_supply(wood=2).play(ANN, *["activate carpenter steady"] * 2)
    assert table.supply("wood") == 0
    assert table.last_round == 0
    table.play(ANN, "done")
    assert table.last_round == 0
    assert table.supply("wood") == 2


@rule("RH-8.1", "RH-7.5")
def test_a_cube_that_was_spent_has_to_come_back_and_be_built() -> None:
    table = last_cube().with_workers(ANN, "carpenter steady").play(ANN, "buy bakery", "place b1")
    assert table.supply("wood") == 1
    table.play(ANN, "activate carpenter steady")
    assert table.last_round == 0
    table.play(ANN, "build d3 wood")
    assert table.last_round == 2


@rule("RH-8.1")
def test_it_is_looked_at_after_each_cube_put_down() -> None:
    table = a_table().with_plan(ANN, "lumber-yard", "d3").with_supply(wood=3).with_cubes(wood=3)
    seen = []
    for _ in range(3):
        table.play(ANN, "build d3 wood")
        seen.append(table.last_round)
    assert seen == [0, 0, 2]
    assert table.turn == ANN  # in the middle of a turn


@rule("RH-8.1")
def test_the_cube_may_go_on_any_plan_and_need_not_complete_it() -> None:
    table = last_cube().play(ANN, "build b2 wood")
    assert not table.plot("b2")["completed"]
    assert table.last_round == 2


@rule("RH-8.1")
def test_it_holds_for_good_and_another_colour_changes_nothing() -> None:
    table = last_cube().play(ANN, "build d3 wood").end_round()
    assert table.round == 2
    table.to_main_phase().with_plan(ANN, "diner", "e3").with_supply(glass=1).with_cubes(glass=1)
    table.forget().play(ANN, "build e3 glass")
    assert table.last_round == 2
    assert table.events("last-cube") == []
    assert table.end_round().over


@rule("RH-8.1", "RH-7.4")
def test_special_cubes_put_down_later_change_nothing() -> None:
    table = last_cube().play(ANN, "build d3 wood").end_round().to_main_phase()
    table.with_specials(wood=2).play(ANN, "build d3 wood")
    assert table.last_round == 2
    assert table.end_round().over


@rule("RH-8.1")
@pytest.mark.parametrize("turn", [ANN, BEN, CLEO])
def test_the_round_goes_on_to_its_end_and_one_more_is_played(turn: int) -> None:
    table = last_cube("wood", 3, turn).play(turn, "build d3 wood")
    turns = []
    while not table.over:
        turns.append((table.round, table.turn))
        table.end_turn()
    first = [(1, seat) for seat in range(turn, 3)]
    assert turns == [*first, (2, ANN), (2, BEN), (2, CLEO)]
    assert table.events()[-1] == "ended-by-cubes"


@rule("RH-8.1")
def test_all_have_had_the_same_number_of_turns_whoever_began() -> None:
    table = a_table(3)
    table.state.first = BEN  # Ann's is now the last turn of the round
    table.state.active = ANN
    table.with_plan(ANN, "lumber-yard", "d3").with_supply(CLEO, wood=1).with_cubes(wood=1)
    table.play(ANN, "build d3 wood", "done")
    assert table.round == 2
    order = []
    while not table.over:
        order.append(table.turn)
        table.end_turn()
    assert order == [BEN, CLEO, ANN]


@rule("RH-8.1")
def test_when_it_is_over_nobody_is_asked() -> None:
    table = a_table().end_game()
    assert table.to_act == ()
    assert table.choices(ANN) == []
    assert table.refused(ANN, "done") == "game-over"


# RH-8.2: the scores


@rule("RH-8.2")
def test_everything_is_added_up() -> None:
    table = a_table().with_ads(5, 6, 8).with_targets(ANN, 1, 13).with_wilds(ANN, 3)
    table.with_buildings(ANN, "public", "c1", "c2").with_buildings(ANN, "residential", "d1")
    table.with_workers(ANN, "5 architect steady", "politician hard").with_cubes(wood=3)
    table.play(ANN, "activate politician hard", "buy bakery", "place e2")  # a bonus of 2
    table.pay(ANN, "wood").with_plan(ANN, "tenement", "a3", wood=2, concrete=1).with_cubes(
        concrete=1
    )
    table.play(ANN, "build a3 concrete")  # 2 VP and an architect
    assert table.state.standing(ANN) == {
        "plots": 2,
        "buildings": 2,
        "workers": 2,
        "ad1": 3 * 2,  # ad 5: public buildings
        "ad2": 2 * 3,  # ad 6: columns a, c and d
        "ad3": 7 // 2,  # ad 8: pairs of workers
        "target": 2 * 2,  # target 1: residential
        "wilds": 3,
        "total": 2 + 2 + 2 + 6 + 6 + 3 + 4 + 3,
    }
    table.end_game()
    assert table.state.scores()[ANN] == 28


@rule("RH-8.2")
def test_ads_are_scored_for_everybody_at_the_end_and_told() -> None:
    table = a_table(3).with_ads(5, 6, 8).with_buildings(BEN, "public", "c1")
    table.end_game()
    ads = [event for event in table.events("ad-scored") if "seat=p2" in event]
    assert ads == [
        "ad-scored seat=p2 ad=5 amount=3",
        "ad-scored seat=p2 ad=6 amount=2",
        "ad-scored seat=p2 ad=8 amount=2",
    ]
    assert len(table.events("ad-scored")) == 9


@rule("RH-8.2")
def test_ads_and_targets_are_not_on_the_score_track() -> None:
    table = a_table().with_ads(5, 6, 8).with_targets(ANN, 1, 2)
    table.with_buildings(ANN, "residential", "c1").with_wilds(ANN, 2)
    assert table.vp(ANN) == 0
    assert table.worth(ANN, "total") == 2 + 2 + 2 + 2


@rule("RH-8.2")
@pytest.mark.parametrize("targets", [(1, 2), (2, 1)])
def test_the_better_of_two_targets_counts(targets: tuple[int, int]) -> None:
    table = a_table().with_ads(1, 7, 9).with_targets(ANN, *targets)
    table.with_buildings(ANN, "residential", "c1").with_buildings(ANN, "industrial", "e1", "g1")
    assert table.worth(ANN, "target") == 4  # not 2, and not 6
    table.end_game()
    chosen = [event for event in table.events("target-scored") if "seat=p1" in event]
    assert chosen == ["target-scored seat=p1 target=2 amount=4"]


@rule("RH-8.2")
def test_targets_are_shown_at_the_end() -> None:
    table = a_table().with_targets(ANN, 8, 13)
    assert table.view(BEN)["companies"][ANN]["targets"] is None
    table.end_game()
    targets = table.view(BEN)["companies"][ANN]["targets"]
    assert targets is not None
    assert [TARGET.text(target["target"]) for target in targets] == ["8", "13"]


@rule("RH-8.2")
def test_1_vp_for_each_wild_left() -> None:
    table = a_table().with_wilds(ANN, 4).with_wilds_on("bakery", 2)
    assert table.worth(ANN, "wilds") == 4
    table.play(ANN, "use-wild wood")
    assert table.worth(ANN, "wilds") == 3


def plain(players: int = 2) -> Table:
    """Ads and targets that give nothing to anybody."""
    table = a_table(players).with_ads(5, 7, 10)
    for seat in range(players):
        table.with_targets(seat, 5, 6)
    return table


@rule("RH-8.2")
def test_most_vp_win() -> None:
    table = plain(4).with_vp(ANN, 7).with_vp(BEN, 12).with_vp(CLEO, 9).with_vp(DAN, 3).end_game()
    assert table.state.scores() == [7, 12, 9, 3]
    assert table.state.ranking() == [3, 1, 2, 4]


@rule("RH-8.2")
def test_among_equals_most_workers() -> None:
    table = plain(3).with_vp(ANN, 5).with_vp(CLEO, 5).with_vp(BEN, 4)
    table.with_workers(CLEO, "5 riveter waiting").with_workers(BEN, "9 architect waiting")
    table.end_game()
    assert table.state.ranking() == [2, 3, 1]


@rule("RH-8.2")
def test_all_workers_count_for_that_thrown_or_not() -> None:
    table = plain().with_workers(ANN, "10 architect waiting", "2 carpenter waiting")
    table.with_workers(BEN, "11 riveter waiting").end_game()
    assert table.state.ranking() == [1, 2]


@rule("RH-8.2")
def test_who_is_level_in_that_too_shares_the_victory() -> None:
    table = plain(4).with_vp(ANN, 5).with_vp(CLEO, 5).with_vp(DAN, 1).with_vp(BEN, 1).end_game()
    assert table.state.ranking() == [1, 3, 1, 3]


@rule("RH-8.2")
def test_there_are_no_scores_before_the_end() -> None:
    table = plain()
    with pytest.raises(MagnateError):
        table.state.scores()
    with pytest.raises(MagnateError):
        table.state.ranking()


# RH-8.3: a full city, and three quiet rounds


SIX_PLOTS = (
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
    "~ . ~  ~ . ~  ~ . ~",
    "~ . ~  ~ . ~  ~ . ~",
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
)


def small_city() -> Table:
    """A city of six plots. Ann has plans on b3 and b4 and Ben has one on h4, each with a cube
    missing; the other plots have completed buildings."""
    table = a_start(2, SIX_PLOTS).with_luck(ANN, *["steady"] * 4)
    table.play(BEN, "take fire-station", "place h4")
    table.play(ANN, "take housing-project", "place b3")
    table.with_market(1, *ROW_1).with_market(2, *ROW_2).without_plan("h4").without_plan("b3")
    table.with_plan(ANN, "lumber-yard", "b3", wood=3).with_plan(ANN, "foundry", "b4", concrete=3)
    table.with_plan(BEN, "fire-station", "h4", concrete=2).with_buildings(BEN, "public", "h3")
    return table.with_buildings(ANN, "residential", "e3", "e4").forget()


@rule("RH-8.3")
def test_the_end_is_triggered_by_a_completed_building_on_every_land_plot() -> None:
    table = small_city().with_cubes(wood=2)
    table.play(ANN, "build b3 wood", "build b4 wood")
    assert table.last_round == 0  # Ben's isn't complete
    table.play(ANN, "done").to_main_phase().with_cubes(concrete=1).play(BEN, "build h4 concrete")
    assert table.last_round == 2
    assert table.events("city-full") == ["city-full"]
    table.end_round()
    assert table.round == 2
    assert table.end_round().over
    assert table.events()[-1] == "ended-by-city"


@rule("RH-8.3")
def test_an_empty_land_plot_keeps_the_game_going() -> None:
    table = small_city().without_plan("h4").with_cubes(wood=2)
    table.play(ANN, "build b3 wood", "build b4 wood")
    assert table.last_round == 0


@rule("RH-8.3")
def test_three_rounds_without_a_cube_or_plan_end_the_game() -> None:
    table = a_table(3).pass_turns(8)
    assert table.round == 3
    assert not table.over
    table.pass_turns(1)
    assert table.over
    assert table.events()[-1] == "ended-by-quiet"
    assert table.last_round == 0


MOVES: dict[str, list[str]] = {
    "a cube": ["build b2 wood"],
    "a plan bought": ["buy bakery", "place b1", "pay wood"],
    "a plan taken": ["activate urbanist hard", "take bakery", "place b1"],
}
IDLING: dict[str, list[str]] = {
    "a worker": ["activate carpenter steady"],
    "a wild": ["use-wild wood"],
    "an exchange": ["exchange glass", "pay wood"],
}


@rule("RH-8.3")
@pytest.mark.parametrize("actions", MOVES.values(), ids=MOVES)
@pytest.mark.parametrize("seat", [ANN, BEN])
def test_what_keeps_the_game_going(actions: list[str], seat: int) -> None:
    table = quiet_until_round_3(seat, actions)
    assert not table.over
    table.end_round().end_round()
    assert not table.over  # three rounds in a row, counted anew
    assert table.end_round().over


@rule("RH-8.3")
@pytest.mark.parametrize("actions", IDLING.values(), ids=IDLING)
def test_what_does_not(actions: list[str]) -> None:
    assert quiet_until_round_3(ANN, actions).over


def quiet_until_round_3(seat: int, actions: list[str]) -> Table:
    """Nothing happens on the map in two rounds; in the third this seat does something."""
    table = a_table().end_round().end_round()
    while table.turn != seat:
        table.end_turn()
    table.to_main_phase().with_workers(seat, "carpenter steady", "urbanist hard")
    table.with_cubes(wood=3, glass=1).with_wilds(seat, 1)
    if seat == BEN:
        actions = [action.replace("b2", "h6").replace("b1", "h4") for action in actions]
        table.with_plan(BEN, "lumber-yard", "h6")
    return table.play(seat, *actions).end_round()


@rule("RH-8.3")
def test_only_whole_rounds_in_a_row_count() -> None:
    table = a_table().with_cubes(wood=1).play(ANN, "build b2 wood").end_round()  # in round 1
    table.end_round().end_round()
    assert table.round == 4
    assert not table.over
    assert table.end_round().over


@rule("RH-8.3")
def test_starting_plans_are_not_put_in_a_round() -> None:
    table = a_table()
    for _ in range(3):
        assert not table.over
        table.end_round()
    assert table.over


@rule("RH-8.3")
def test_a_quiet_game_is_scored_like_any_other() -> None:
    table = plain().with_vp(BEN, 3).with_wilds(ANN, 1)
    table.pass_turns(6)
    assert table.over
    assert table.state.scores() == [1, 3]


# RH-8.4: what is meant by buildings, plans, adjacent and within


@rule("RH-8.4")
@pytest.mark.parametrize(
    ("ad", "plan", "vp"),
    [
        (2, "hardware-store", 2),
        (3, "tenement", 1),
        (4, "band-shell", 3),
        (5, "clinic", 3),
        (6, "clinic", 2),
        (7, "hardware-store", 1),
        (10, "band-shell", 2),
        (11, "clinic", 5),
        (12, "clinic", 4),
    ],
)
def test_ads_speak_of_completed_buildings(ad: int, plan: str, vp: int) -> None:
    table = a_table().with_ads(ad, 1, 8).with_building(BEN, "library-branch", "e1")
    unfinished = table.clone().with_plan(ANN, plan, "e2")
    assert unfinished.ad(ad, ANN) == 0
    assert table.with_building(ANN, plan, "e2").ad(ad, ANN) == vp


@rule("RH-8.4")
def test_so_must_be_the_neighbours() -> None:
    table = a_table().with_ads(1, 2, 3).with_buildings(ANN, "industrial", "e3")
    table.with_plans(BEN, "public", "e2", "b3").with_buildings(ANN, "commercial", "d2")
    table.with_buildings(ANN, "residential", "a3")
    assert [table.ad(ad, ANN) for ad in (1, 2, 3)] == [0, 0, 0]


@rule("RH-8.4")
@pytest.mark.parametrize(
    ("target", "kind"),
    [
        *((1, "residential"), (2, "industrial"), (4, "public"), (5, "commercial")),
        *((6, "park"), (7, "park"), (9, "park"), (10, "park")),
    ],
)
def test_so_do_targets(target: int, kind: str) -> None:
    table = a_table().with_targets(ANN, target, target)
    table.with_plans(ANN, kind, "e4").with_buildings(BEN, "park", "e3")  # f4 is water
    assert table.worth(ANN, "target") == 0
    table.without_plan("e4").with_buildings(ANN, kind, "e4")
    assert table.worth(ANN, "target") > 0


@rule("RH-8.4")
def test_they_are_those_of_all_players_unless_it_says_whose() -> None:
    table = a_table(3).with_ads(2, 5, 6).with_buildings(ANN, "commercial", "e3")
    table.with_buildings(ANN, "public", "e2").with_buildings(BEN, "public", "d3")
    table.with_buildings(CLEO, "park", "e4")
    assert table.ad(2, ANN) == 2 * 3  # neighbours of anybody
    assert table.ad(5, ANN) == 3  # own public buildings


@rule("RH-8.4")
def test_a_plan_may_be_complete_or_not() -> None:
    table = a_table().with_ads(9, 1, 2).with_buildings(BEN, "industrial", "e3")
    table.with_plans(ANN, "park", "d1").with_buildings(ANN, "park", "d2")
    assert table.ad(9, ANN) == -2


@rule("RH-8.4")
def test_the_content_can_count_any_plan() -> None:
    table = a_table(content={"ad": {"5": {"counts": "any"}}}).with_ads(5, 6, 8)
    table.with_plans(ANN, "public", "e3").with_buildings(ANN, "public", "e2")
    assert table.ad(5, ANN) == 6
    park = a_table(content={"plan": {"civic-plaza": {"counts": "any"}}})
    park.with_plans(BEN, "public", "d3").with_plan(ANN, "civic-plaza", "e3", concrete=2, glass=1)
    park.with_cubes(glass=1).play(ANN, "build e3 glass")
    assert park.vp(ANN) == 2


@rule("RH-8.4")
@pytest.mark.parametrize(
    ("plot", "adjacent"),
    [("e4", 1), ("e2", 1), ("d3", 1), ("f3", 1), ("d2", 0), ("f2", 0), ("e1", 0), ("g3", 0)],
)
def test_adjacent_is_what_shares_a_side(plot: str, adjacent: int) -> None:
    """e4 lies in another district."""
    table = a_table().with_ads(2, 5, 6).with_buildings(ANN, "commercial", "e3")
    table.with_buildings(BEN, "park", plot)
    assert table.ad(2, ANN) == 2 * adjacent


@rule("RH-8.4")
def test_the_ends_of_two_rows_are_not_adjacent() -> None:
    table = a_table().with_ads(2, 5, 6).with_buildings(ANN, "commercial", "i2")
    table.with_buildings(BEN, "park", "a3")
    assert table.ad(2, ANN) == 0


@rule("RH-8.4")
@pytest.mark.parametrize(
    ("plot", "counts"),
    [("d2", 1), ("d4", 1), ("g3", 1), ("f2", 1), ("b3", 1), ("d6", 1), ("g2", 0), ("h3", 0)],
)
def test_within_3_is_a_distance_of_1_to_3(plot: str, counts: int) -> None:
    table = a_table().with_plan(ANN, "fairground-park", "d3", wood=2).with_cubes(wood=1)
    table.with_buildings(BEN, "industrial", plot).play(ANN, "build d3 wood")
    assert table.vp(ANN) == 2 * counts


# RH-8.5: rulings on ads


@rule("RH-8.5")
@pytest.mark.parametrize("ad", [4, 9, 10, 11, 12])
def test_where_there_is_nothing_at_all_nobody_is_concerned(ad: int) -> None:
    table = a_table(3).with_ads(ad, 5, 6).with_plans(ANN, "residential", "e3", "a6")
    assert [table.ad(ad, seat) for seat in (ANN, BEN, CLEO)] == [0, 0, 0]
    if ad in (4, 9, 10):
        table.with_buildings(ANN, "residential", "e2")  # no park, no industry
        assert table.ad(ad, ANN) == 0


@rule("RH-8.5")
def test_only_the_largest_groups_of_ad_4_count_and_all_of_them() -> None:
    table = a_table().with_ads(4, 5, 6).with_buildings(ANN, "park", "d1", "e4")
    table.with_buildings(BEN, "park", "e3")
    assert table.ad(4, ANN) == 3  # e3 and e4 are a group, across districts; d1 is alone
    table.with_buildings(ANN, "park", "d2")
    assert table.ad(4, ANN) == 3 * 3
    assert table.ad(4, BEN) == 3


@rule("RH-8.5")
def test_ad_7_repeats_half_the_vp_of_plans_and_nothing_else() -> None:
    table = a_table().with_ads(7, 5, 6)
    table.with_plan(ANN, "corner-grocery", "e2", wood=2).with_cubes(glass=1)  # 1 VP, on C2
    table.with_building(ANN, "hardware-store", "e1").with_building(ANN, "department-store", "f2")
    table.play(ANN, "build e2 glass")
    assert table.ad(7, ANN) == (1 + 2 + 6) // 2  # added up, then halved


@rule("RH-8.5")
def test_ad_10_repeats_the_vp_of_the_best_completed_building() -> None:
    table = a_table().with_ads(10, 5, 6).with_buildings(BEN, "park", "e3")
    table.with_building(ANN, "tenement", "d1").with_building(ANN, "department-store", "d2")
    table.with_plan(ANN, "gembrel-museum", "d3")  # not complete
    table.with_building(ANN, "newspaper-tower", "g3")  # in another district
    assert table.ad(10, ANN) == 6


@rule("RH-8.5")
def test_without_the_bonus_of_the_plot_workers_or_ability() -> None:
    table = a_table().with_ads(10, 5, 6).with_buildings(BEN, "park", "e3").with_cubes(wood=9)
    table.play(ANN, "buy bakery", "place e2").with_cubes(wood=2, concrete=1)
    table.play(ANN, *["build e2 wood"] * 2, "build e2 concrete", "hire architect")
    workers = sum(table.workers(ANN).values())
    assert table.vp(ANN) == 2 + 1
    assert table.ad(10, ANN) == 1
    table.end_game()
    assert sum(table.workers(ANN).values()) == workers


@rule("RH-8.5")
def test_vp_that_depend_on_the_map_are_worked_out_anew() -> None:
    table = a_table().with_ads(10, 5, 6)
    table.with_plan(ANN, "band-shell", "e3", wood=1).with_cubes(wood=1)
    table.with_buildings(BEN, "public", "e2").play(ANN, "build e3 wood")
    assert table.vp(ANN) == 2
    table.with_buildings(BEN, "residential", "d3")
    assert table.ad(10, ANN) == 4
    assert table.vp(ANN) == 2


@rule("RH-8.5")
def test_a_building_is_as_high_as_its_tallest_tower() -> None:
    table = a_table().with_ads(12, 5, 6)
    table.with_building(ANN, "garden-apartments", "d1")  # wood 3, 3 and glass 2
    table.with_building(BEN, "lumber-yard", "e1")  # wood 4
    assert table.ad(12, ANN) == 0
    assert table.ad(12, BEN) == 4
    table.with_building(ANN, "hardware-store", "e2").with_building(ANN, "concrete-plant", "d2")
    assert table.ad(12, ANN) == table.ad(12, BEN) == 4  # 4 high, too


@rule("RH-8.5")
@pytest.mark.parametrize(("workers", "vp"), [(1, 0), (2, 1), (3, 1), (11, 5)])
def test_ad_8_is_rounded_down(workers: int, vp: int) -> None:
    table = a_table().with_ads(8, 5, 6).with_workers(ANN, f"{workers} architect waiting")
    assert table.ad(8, ANN) == vp


@rule("RH-8.5")
def test_the_industrial_buildings_of_ad_1_are_completed_ones() -> None:
    table = a_table().with_ads(1, 5, 6).with_buildings(BEN, "public", "e3")
    table.with_plans(ANN, "industrial", "e2")
    assert table.ad(1, ANN) == 0
    table.with_buildings(ANN, "industrial", "d3")
    assert table.ad(1, ANN) == -1


@rule("RH-8.5")
def test_a_score_can_be_negative() -> None:
    table = a_table().with_ads(1, 9, 7).with_targets(ANN, 5, 6)
    table.with_buildings(ANN, "industrial", "e3").with_buildings(BEN, "public", "e2", "d3")
    assert table.worth(ANN, "total") == -2 - 1
    table.end_game()
    assert table.state.scores()[ANN] == -3
