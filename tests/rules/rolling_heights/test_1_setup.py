"""RH-1: components and setting up."""

import pytest

import magnate
from magnate.core.errors import BadContent
from magnate.games.rolling_heights.actions import AD, PLAN, TYPE
from magnate.games.rolling_heights.rules import LETTERS
from magnate.games.rolling_heights.view_types import PlotView
from tests.rules.rolling_heights import page
from tests.rules.rolling_heights.table import (
    ANN,
    BEN,
    CLEO,
    DAN,
    FIRST_PLANS,
    GAP,
    MAP,
    ROW_1,
    Table,
    a_start,
    a_table,
    distance,
    start,
)
from tests.rules.rule import rule

SEEDS = range(40)
COLUMNS = "abcdefghi"
ROWS = "123456"


def shown(figures: PlotView) -> str:
    """A plot as it is written on the page."""
    if figures["water"]:
        return "~"
    text = ""
    if figures["bonus_type"] is not None:
        text = f"{LETTERS[figures['bonus_type']]}{figures['bonus_vp']}"
    if figures["surcharge"]:
        text += f"${figures['surcharge']}"
    return text or "."


def districts(table: Table) -> list[tuple[str, ...]]:
    """The nine plots of each district, row by row."""
    plots = [shown(plot) for plot in table.view()["plots"]]
    rows = [plots[9 * row : 9 * row + 9] for row in range(6)]
    return [
        tuple(text for row in rows[top : top + 3] for text in row[left : left + 3])
        for top in (0, 3)
        for left in (0, 3, 6)
    ]


def turned(side: tuple[str, ...]) -> tuple[str, ...]:
    """A district side, a quarter turn clockwise."""
    return tuple(side[place] for place in (6, 3, 0, 7, 4, 1, 8, 5, 2))


def all_sides() -> dict[tuple[str, ...], tuple[str, int]]:
    """The sides on the page in all four positions, and which these are: `("B3", 1)`."""
    sides: dict[tuple[str, ...], tuple[str, int]] = {}
    for row in page.table(", A: row 1"):
        for letter, cells in (("A", row[1:4]), ("B", row[5:8])):
            side = tuple(" ".join(cell.strip("`") for cell in cells).split())
            for turns in range(4):
                sides[side] = (letter + row[0], turns)
                side = turned(side)
    assert len(sides) == 12 * 4
    return sides


# The city


@rule("RH-1.1")
@pytest.mark.parametrize(("players", "b_sides"), [(1, 0), (2, 0), (3, 2), (4, 3)])
def test_six_districts_of_which_some_show_side_b(players: int, b_sides: int) -> None:
    sides = all_sides()
    for seed in SEEDS:
        table = start(players, seed)
        laid = [sides[district][0] for district in districts(table)]
        assert sorted(side[1] for side in laid) == list("123456")
        assert sum(side[0] == "B" for side in laid) == b_sides


@rule("RH-1.1")
def test_chance_decides_on_places_turns_and_sides() -> None:
    sides = all_sides()
    pieces: set[tuple[int, str]] = set()
    turns: set[tuple[int, int]] = set()
    b_sides: set[tuple[int, str]] = set()
    for seed in range(200):
        table = start(4, seed)
        for number, district in enumerate(districts(table)):
            side, quarter_turns = sides[district]
            pieces.add((number, side[1]))
            turns.add((number, quarter_turns))
            b_sides.add((number, side))
    assert len(pieces) == 6 * 6
    assert len(turns) == 6 * 4
    assert len(b_sides) == 6 * 12


@rule("RH-1.1")
def test_nine_columns_and_six_rows() -> None:
    table = a_start()
    assert len(table.view()["plots"]) == 9 * 6
    for row, texts in zip(ROWS, MAP, strict=True):
        assert [shown(table.plot(column + row)) for column in COLUMNS] == texts.split()


# Plans and the market


@rule("RH-1.2")
def test_two_rows_of_nine_and_two_piles() -> None:
    for seed in SEEDS:
        table = start(4, seed)
        for level, names in ((1, PLAN.texts[:40]), (2, PLAN.texts[40:])):
            row = table.row(level)
            assert len(row) == len(set(row)) == 9
            assert set(row) <= set(names)
        assert table.view()["piles"] == [40 - 9, 38 - 9]


@rule("RH-1.2")
def test_each_level_is_shuffled() -> None:
    rows = [start(2, seed).row(level) for seed in range(300) for level in (1, 2)]
    for slot in range(9):
        assert {row[slot] for row in rows} == set(PLAN.texts)
    assert len({tuple(row) for row in rows}) == 600
    next_ones = {tuple(start(2, seed).drawn_next(1, 3)) for seed in SEEDS}
    assert len(next_ones) == len(SEEDS)


@rule("RH-1.2")
def test_what_the_slots_cost() -> None:
    printed = magnate.game("rolling_heights").components.printed["market"]
    for number, *said in page.table("level, 1st"):
        assert printed[number]["costs"] == [int(cost) for cost in said]
    costs = [slot["cost"] for slot in start().view()["market"]]
    assert costs == [1, 1, 1, 2, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    table = a_table().with_cubes(wood=9)
    for level in (1, 2):
        for plan in table.row(level):
            slot = table.row(level).index(plan)
            assert table.about(ANN, f"buy {plan}")["market"] == costs[9 * level - 9 + slot]


# Supplies


@rule("RH-1.3")
@pytest.mark.parametrize(
    ("players", "glass", "others"), [(1, 55, 35), (2, 55, 35), (3, 67, 47), (4, 80, 60)]
)
def test_cubes_by_the_number_of_players(players: int, glass: int, others: int) -> None:
    table = start(players)
    supply = [table.supply(material) for material in ("wood", "concrete", "steel", "glass")]
    assert supply == [others] * 3 + [glass]


@rule("RH-1.3")
def test_cubes_as_on_the_page() -> None:
    for row in page.table("players, left out"):
        supply = start(int(row[0][-1])).view()["supply"]
        wood, concrete, glass, steel = supply
        assert [glass, steel, wood, concrete] == [int(cell) for cell in row[2:]]


@rule("RH-1.4")
def test_ninety_workers_as_on_the_page() -> None:
    supply: dict[str, int] = {}
    for row in page.table("worker, colour"):
        for name, number in ((row[0], row[2]), (row[3], row[5]), (row[6], row[8])):
            supply[name.replace(" ", "-")] = int(number)
    assert sum(supply.values()) == 90
    table = start(3)
    supply["carpenter"] -= 6
    supply["builder"] -= 6
    assert {name: table.worker_supply(name) for name in supply} == supply


@rule("RH-1.4")
def test_when_a_colour_is_gone_there_are_no_more() -> None:
    table = a_table().with_plan(ANN, "tenement", "c2", wood=2, concrete=1)
    table.with_worker_supply("architect", 0).with_cubes(concrete=1)
    before = table.workers(ANN)
    table.play(ANN, "build c2 concrete")
    assert table.workers(ANN) == before
    assert table.worker_supply("architect") == 0


@rule("RH-1.5")
def test_thirty_wilds() -> None:
    for players in (1, 2, 3, 4):
        table = start(players)
        assert table.wild_supply == 30
        assert [table.wilds(seat) for seat in range(players)] == [0] * players


@rule("RH-1.5", "RH-1.10")
def test_more_than_eighteen_plans_can_be_marked() -> None:
    table = a_table().with_cubes(wood=1)
    for plot in table.empty_plots()[-17:]:
        table.with_plan(ANN, table.drawn_next(1, 1)[0], plot)
    assert len(table.plots(ANN)) == 18
    table.play(ANN, "buy bakery", "place b1")
    assert table.plots(ANN)[-1] == "b1"
    assert table.plot("b1")["owner"] == ANN


@rule("RH-1.5")
def test_whoever_goes_round_the_score_track_is_fifty_ahead() -> None:
    table = a_table().with_vp(ANN, 49).with_workers(ANN, "politician hard")
    table.play(ANN, "activate politician hard")
    assert table.vp(ANN) == 51


# Ads and targets


@rule("RH-1.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_open_ads_that_count_for_everybody(players: int) -> None:
    drawn: set[int] = set()
    for seed in SEEDS:
        table = start(players, seed)
        ads = [ad["ad"] for ad in table.view(None)["ads"]]
        assert len(set(ads)) == len(ads) == 3
        drawn |= set(ads)
    assert len(drawn) == 12
    table = a_table(2).with_ads(5, 6, 8)
    table.with_buildings(ANN, "public", "c1").with_buildings(BEN, "public", "g1")
    assert [table.ad(5, seat) for seat in (ANN, BEN)] == [3, 3]


@rule("RH-1.6")
def test_ads_of_a_first_game() -> None:
    for seed in SEEDS:
        ads = [ad["ad"] for ad in start(2, seed, first_game_ads=True).view()["ads"]]
        assert [AD.text(ad) for ad in ads] == ["4", "6", "12"]


@rule("RH-1.6")
def test_everybody_has_two_of_thirteen_targets() -> None:
    dealt: set[int] = set()
    for seed in SEEDS:
        table = start(4, seed)
        targets: list[int] = []
        for seat in range(4):
            own = table.company(seat)["targets"]
            assert own is not None
            assert len(own) == 2
            targets += [target["target"] for target in own]
        assert len(set(targets)) == 8
        dealt |= set(targets)
    assert len(dealt) == 13


@rule("RH-1.6")
def test_nobody_else_may_see_a_target() -> None:
    table = a_table(3).with_targets(ANN, 8, 13)
    for other in (BEN, CLEO, None):
        company = table.view(other)["companies"][ANN]
        assert company["targets"] is None
    guesses: set[int] = set()
    for seed in range(100):
        imagined = table.imagined(BEN, seed)
        guesses |= set(imagined.state.companies[ANN].targets)
        assert imagined.company(BEN)["targets"] == table.company(BEN)["targets"]
    own = set(table.state.companies[BEN].targets)
    assert guesses == set(range(13)) - own


@rule("RH-1.7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_begins_with_two_carpenters_and_two_builders(players: int) -> None:
    table = start(players)
    for seat in range(players):
        assert table.workers(seat) == {"carpenter waiting": 2, "builder waiting": 2}


# Starting plans


@rule("RH-1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_picks_the_first_player(players: int) -> None:
    firsts = {start(players, seed).view()["first"] for seed in SEEDS}
    assert firsts == set(range(players))


@rule("RH-1.8", "RH-1.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_plans_go_counter_clockwise_and_the_first_player_chooses_last(
    players: int,
) -> None:
    for seed in range(12):
        table = start(players, seed)
        first = table.view()["first"]
        for step in range(1, players + 1):
            seat = (first - step) % players
            assert table.to_act == (seat,)
            assert table.question(seat) == "start"
            table.play(seat, table.choices(seat)[0])
            assert table.question(seat).startswith("place")
            table.play(seat, table.choices(seat)[0])
        assert seat == first
        for step in range(players):
            assert table.round == 1
            assert table.turn == (first + step) % players  # and then clockwise
            table.end_turn()
        assert table.round == 2
        assert table.turn == first


@rule("RH-1.8")
def test_a_starting_plan_is_one_of_the_open_plans_of_level_1() -> None:
    table = a_start()
    assert table.choices(BEN) == [f"take {plan}" for plan in table.row(1)]
    assert table.refused(BEN, f"take {table.row(2)[0]}") == "not-level-1"
    assert table.refused(BEN, f"take {table.drawn_next(1, 1)[0]}") == "not-open"
    assert table.refused(ANN, f"take {table.row(1)[0]}") == "not-asked"


@rule("RH-1.8")
def test_it_costs_nothing_and_is_marked() -> None:
    table = a_start().with_market(1, *ROW_1)
    table.play(BEN, "take barber-shop", "place e6")  # from a slot of 3, far from anything
    assert table.to_act == (ANN,)
    assert table.plots(BEN) == ["e6"]
    assert table.plot("e6")["owner"] == BEN
    assert table.plan_on("e6") == "barber-shop"
    assert table.towers("e6") == [0, 0]
    assert table.wilds(BEN) == 0
    assert table.events() == ["started-with seat=p2 plan=barber-shop plot=e6 slot=9"]


@rule("RH-1.8")
def test_it_goes_on_land_without_a_surcharge() -> None:
    table = a_start().play(BEN, "take duplex")
    land = [plot for plot in table.empty_plots() if plot not in ("e5", "i1")]
    assert table.choices(BEN) == [f"place {plot}" for plot in land]
    assert table.refused(BEN, "place c3") == "on-water"
    assert table.refused(BEN, "place e5") == "has-surcharge"
    assert table.refused(BEN, "place i1") == "has-surcharge"


@rule("RH-1.8")
def test_a_bonus_of_its_type_is_scored_at_once() -> None:
    table = a_start().play(BEN, "take duplex", "place a1")  # residential on R2
    assert table.vp(BEN) == table.company(BEN)["plot_vp"] == 2
    assert table.events("bonus") == ["bonus seat=p2 plot=a1 amount=2"]


@rule("RH-1.8")
def test_a_bonus_of_another_type_is_not() -> None:
    table = a_start().with_market(1, "fire-station", "duplex").play(BEN, "take duplex", "place h3")
    assert table.vp(BEN) == 0
    table.play(ANN, "take fire-station", "place b4")
    assert table.vp(ANN) == 0


@rule("RH-1.8")
def test_plots_near_the_starting_plan_of_an_opponent_are_forbidden() -> None:
    table = a_start(3).play(CLEO, "take duplex", "place d5").play(BEN, "take fire-station")
    table.play(BEN, "place h3").play(ANN, "take housing-project")
    free = [plot for plot in table.empty_plots() if plot not in ("e5", "i1")]
    far = [plot for plot in free if distance(plot, "d5") > 2 and distance(plot, "h3") > 2]
    assert table.choices(ANN) == [f"place {plot}" for plot in far]
    assert table.refused(ANN, "place d4") == "too-near"  # 1 plot away
    assert table.refused(ANN, "place c4") == "too-near"  # 2 plots away, round a corner
    assert table.refused(ANN, "place d3") == "too-near"  # 2 plots away, in another district
    assert table.refused(ANN, "place d5") == "plot-taken"
    assert table.can(ANN, "place d2")  # 3 plots away
    assert table.can(ANN, "place b4")


@rule("RH-1.8")
def test_the_forbidden_plots_are_counted_in_rows_plus_columns() -> None:
    table = a_start().play(BEN, "take duplex", "place d3").play(ANN, "take housing-project")
    assert table.can(ANN, "place f2")  # 2 columns and 1 row
    assert table.refused(ANN, "place e2") == "too-near"  # 1 column and 1 row


@rule("RH-1.9")
def test_the_row_is_filled_only_when_all_have_their_plan() -> None:
    table = a_start(3).with_market(1, *ROW_1)
    table.play(CLEO, "take toy-shop", "place a6")
    assert table.row(1) == ["bakery", "diner", GAP, *ROW_1[3:]]
    table.play(BEN, "take bakery", "place h3")
    assert table.row(1) == [GAP, "diner", GAP, *ROW_1[3:]]
    drawn = table.drawn_next(1, 3)
    table.play(ANN, "take barber-shop", "place a1")
    assert table.row(1) == ["diner", *ROW_1[3:8], *drawn]
    assert table.turn == ANN
    assert table.round == 1


# Rulings


@rule("RH-1.10")
def test_special_cubes_never_run_out() -> None:
    table = a_table().with_supply(wood=0).with_wilds(ANN, 30)
    table.play(ANN, *["use-wild wood"] * 30)
    assert table.specials() == {"wood": 30}


@rule("RH-1.10")
def test_a_wild_that_is_not_in_the_supply_is_not_gained() -> None:
    table = a_table().with_building(ANN, "mayors-house", "b3")
    table.with_workers(ANN, "community-leader hard").with_wild_supply(1)
    table.play(ANN, "lead b3 hard")
    assert table.wilds(ANN) == 1
    assert table.wild_supply == 0


@rule("RH-1.10")
def test_nor_is_the_wild_of_a_strike() -> None:
    table = a_table(turn=BEN).with_wild_supply(0)
    table.with_luck(ANN, "tired", "tired", "steady", "hard", "tired", "tired")
    table.play(BEN, "done").play(ANN, "push", "tire builder steady")
    assert table.question(ANN) == "main round=2"
    assert table.wilds(ANN) == 0


@rule("RH-1.10")
def test_a_single_wild_goes_on_the_farthest_plan() -> None:
    table = a_table().with_wild_supply(1).with_cubes(wood=3)
    table.play(ANN, "buy toy-shop", "place b1", "done")
    assert table.wilds_on() == {"bakery": 1}
    assert table.wild_supply == 0


@rule("RH-1.10")
def test_without_a_wild_none_is_put_out() -> None:
    table = a_table().with_wild_supply(0).with_cubes(wood=3)
    table.play(ANN, "buy toy-shop", "place b1", "done")
    assert table.wilds_on() == {}


CROWDED = (
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
    "~ ~ .  . ~ ~  . ~ ~",
    "~ ~ .  ~ . ~  . ~ ~",
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
)
"""Who stands on c4 and g4 leaves two plots at a distance of 1 and two at a distance of 2."""

MORE_CROWDED = (
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
    "~ . ~  ~ . ~  ~ . ~",
    "~ . ~  ~ . ~  ~ . ~",
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
    "~ ~ ~  ~ ~ ~  ~ ~ ~",
)
"""Who stands on b4, e4 and h4 leaves three plots at a distance of 1."""


@rule("RH-1.11")
def test_if_no_plot_is_far_enough_only_distance_1_is_forbidden() -> None:
    table = a_start(3, CROWDED).play(CLEO, "take duplex", "place c4")
    table.play(BEN, "take fire-station")
    assert table.choices(BEN) == ["place g3", "place g4"]  # as long as there are some
    table.play(BEN, "place g4").play(ANN, "take housing-project")
    assert table.choices(ANN) == ["place d3", "place e4"]
    assert table.refused(ANN, "place c3") == "too-near"
    assert table.refused(ANN, "place g3") == "too-near"


@rule("RH-1.11")
def test_if_that_does_not_help_none_is_forbidden() -> None:
    table = a_start(4, MORE_CROWDED)
    for seat, plot in ((DAN, "b4"), (CLEO, "e4"), (BEN, "h4")):
        table.play(seat, f"take {FIRST_PLANS[seat][0]}", f"place {plot}")
    table.play(ANN, "take housing-project")
    assert table.choices(ANN) == ["place b3", "place e3", "place h3"]


@rule("RH-1.12")
def test_content_is_refused_if_the_workers_cannot_provide_all_awards() -> None:
    with pytest.raises(BadContent, match=r"the plans award .* riveter"):
        start(2, 0, {"plan": {plan: {"workers": ["riveter"]} for plan in PLAN.texts[:14]}})
    with pytest.raises(BadContent, match="the plans award"):
        start(2, 0, {"worker": {"urbanist": {"supply": 2}}})


@rule("RH-1.12")
def test_a_two_coloured_symbol_may_be_provided_either_way() -> None:
    """14 riveters would be one too many, but one of the symbols can be an executive."""
    no_workers: dict[str, dict[str, list[str]]] = {plan: {"workers": []} for plan in PLAN.texts}
    riveters: dict[str, dict[str, list[str]]] = {
        plan: {"workers": ["riveter"]} for plan in PLAN.texts[:13]
    }
    plans = {**no_workers, **riveters}
    start(2, 0, {"plan": {**plans, "aquarium": {"workers": ["riveter|executive"]}}})
    with pytest.raises(BadContent, match="the plans award 14 of riveter"):
        start(2, 0, {"plan": {**plans, "aquarium": {"workers": ["riveter"]}}})


def test_the_types_have_the_letters_of_the_page() -> None:
    assert dict(zip(LETTERS, TYPE.texts, strict=True)) == {
        "R": "residential",
        "C": "commercial",
        "I": "industrial",
        "P": "public",
        "K": "park",
    }
