"""CAR-1: components and setting up."""

from collections import Counter

import pytest

from magnate.games.carnegie.actions import CITY, CITY_SLOTS, DONATION, PROJECT, REGION, SLOT, TILES
from magnate.games.carnegie.domains import (
    DONATION_EVENT,
    LAST_EVENT,
    NEUTRAL,
)
from magnate.games.carnegie.rules import (
    ANY_PROJECT,
)
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    BUILDERS,
    LABORATORY,
    LOBBY,
    PLANNING,
    PRINTED_HR,
    TRADE,
    Table,
    a_table,
    slots_owned_by,
    start,
)
from tests.rules.rule import rule

PRINTED = (PRINTED_HR, TRADE, PLANNING, BUILDERS, LABORATORY)
SEEDS = range(30)


def place_and_reserve(table: Table) -> Table:
    """All players place their discs and take their tiles."""
    while table.state.stack and table.question(table.to_act[0]) in ("place", "reserve"):
        seat = table.to_act[0]
        table.play(seat, table.choices(seat)[0])
    return table


# The map and the timeline


@rule("CAR-1.1")
def test_the_map_has_18_small_10_medium_and_4_large_cities() -> None:
    rules = start().state.rules
    sizes = Counter(CITY_SLOTS.values())
    assert sizes == {1: 18, 3: 10, 5: 4}
    assert len(CITY.texts) == 32
    large = [city for city, slots in CITY_SLOTS.items() if slots == 5]
    assert large == ["san-francisco", "chicago", "new-orleans", "new-york"]
    assert sum(len(neighbours) for neighbours in rules.neighbours) == 2 * 54
    small = [rules.city_transport[n] for n, slots in enumerate(CITY_SLOTS.values()) if slots == 1]
    assert small.count(True) == 13
    assert rules.city_transport.count(True) == 13
    assert Counter(rules.city_region) == {0: 11, 1: 8, 2: 8, 3: 5}


@rule("CAR-1.1")
def test_only_slots_of_small_cities_are_for_any_project() -> None:
    rules = start().state.rules
    for slot, text in enumerate(SLOT.texts):
        is_small = CITY_SLOTS[text.split("/")[0]] == 1
        assert (rules.slot_type[slot] == ANY_PROJECT) == is_small
    boston = [PROJECT.text(rules.slot_type[SLOT.texts.index(f"boston/{n}")]) for n in (1, 2, 3)]
    assert boston == ["housing", "commerce", "industry"]


@rule("CAR-1.2")
def test_each_row_has_three_regions_and_a_donation_and_then_both_at_once() -> None:
    for seed in SEEDS:
        rows = start(seed=seed).view()["events"]
        assert len(rows) == 4
        for row in rows:
            assert row[:4].count(DONATION_EVENT) == 1
            assert len(set(row[:4])) == 4
            assert max(row[:4]) == DONATION_EVENT
        ends = [REGION.text(row[4] - LAST_EVENT) for row in rows]
        assert ends == ["east", "midwest", "south", "west"]


@rule("CAR-1.2")
def test_four_different_tiles_with_either_side_up() -> None:
    met: set[tuple[int, int]] = set()
    for seed in range(80):
        table = start(seed=seed)
        sides = [tuple(side) for side in table.state.rules.timeline_tiles]
        drawn = [sides.index(tuple(row[:4])) for row in table.view()["events"]]
        assert len({side // 2 for side in drawn}) == 4
        met |= set(enumerate(drawn))
        assert table.markers() == [0, 0, 0, 0]
    assert len(met) == 4 * 16  # every side in every row


@rule("CAR-1.3")
@pytest.mark.parametrize(("players", "removed"), [(1, 16), (2, 16), (3, 8), (4, 4)])
def test_random_tiles_are_removed_and_the_rest_is_open(players: int, removed: int) -> None:
    drawn: set[tuple[int, ...]] = set()
    for seed in SEEDS:
        tiles = start(players, seed).view()["tiles"]
        assert len(tiles) == TILES
        assert sum(tiles) == 32 - removed
        assert max(tiles) <= 2
        drawn.add(tuple(tiles))
    assert len(drawn) > 20


# What a player has


@rule("CAR-1.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_everybody_begins_with(players: int) -> None:
    table = start(players)
    for seat in range(players):
        assert table.purse(seat) == (12, 4, 0)
        assert [table.active(seat, cell) for cell in PRINTED] == [1] * 5
        assert table.all_active(seat) == 5
        assert table.lying(seat, LOBBY) == 5
        assert table.available(seat) == 5
        assert table.discs(seat) == 22
        assert [table.ready(seat, project) for project in PROJECT.texts] == [1, 1, 1, 0]
        assert [table.track(seat, region) for region in REGION.texts] == [1] * 4
        assert table.company(seat)["cells"].count(22) == 10  # empty cells


@rule("CAR-1.4")
def test_the_permanent_worker_is_not_one_of_the_fifteen() -> None:
    table = a_table().use("human-resources", "use r4c2")
    assert table.state.companies[ANN].employees() == 15
    assert table.active(ANN, PRINTED_HR) == 1
    assert table.question(ANN) == "move steps=6"  # he and the permanent one


@rule("CAR-1.4", "CAR-1.9")
def test_everybody_picks_a_side_of_each_tab() -> None:
    table = start(2, tab_sides="free")
    assert table.to_act == (ANN, BEN)
    assert len(table.choices(ANN)) == 16
    table.play(ANN, "choose-sides ABBA").play(BEN, "choose-sides BAAB")
    assert table.company(ANN)["sides"] == [0, 1, 1, 0]
    assert table.company(BEN)["sides"] == [1, 0, 0, 1]


@rule("CAR-1.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_chance_picks_the_first_player_and_so_the_owners_of_jokers(players: int) -> None:
    firsts = set()
    for seed in SEEDS:
        table = start(players, seed)
        first = table.view()["first"]
        firsts.add(first)
        jokers = [seat for seat in range(players) if table.company(seat)["joker"]]
        wanted = {1: [], 2: [], 3: [(first + 2) % 3], 4: [0, 1, 2, 3]}
        assert jokers == wanted[players]
    assert firsts == set(range(players))


# Neutral discs


@rule("CAR-1.6")
@pytest.mark.parametrize(("players", "discs"), [(1, 18), (2, 18), (3, 9), (4, 0)])
def test_neutral_discs_on_the_map_and_on_donations(players: int, discs: int) -> None:
    for seed in SEEDS:
        table = start(players, seed)
        on_map = len(slots_owned_by(table, NEUTRAL))
        on_donations = sum(givers == [NEUTRAL] for givers in table.view()["donations"])
        assert on_map + on_donations == discs
        assert on_map >= on_donations  # each card names 1 donation and 2 to 4 cities


@rule("CAR-1.6", "CAR-1.11")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_discs_lie_as_whole_cards_put_them(players: int) -> None:
    """Each disc is on the place of some card, and in each city the leftmost slots are taken."""
    for seed in SEEDS:
        table = start(players, seed)
        cards = table.state.rules.cards
        taken = Counter(slot.split("/")[0] for slot in slots_owned_by(table, NEUTRAL))
        for city, count in taken.items():
            leftmost = [f"{city}/{n + 1}" for n in range(count)]
            assert [slot for slot in leftmost if table.owner(slot) == NEUTRAL] == leftmost
        donations = [n for n, givers in enumerate(table.view()["donations"]) if givers]
        # The donation of a card comes first, so no city is named only by cards without theirs.
        drawn = [card for card in cards if card.donation in donations]
        assert {CITY.text(city) for card in drawn for city in card.cities} >= set(taken)


@rule("CAR-1.11")
def test_with_one_disc_only_a_donation_space_is_taken() -> None:
    for seed in SEEDS:
        one = start(2, seed, {"players": {"2": {"neutral_discs": 1}}})
        assert slots_owned_by(one, NEUTRAL) == []
        donations = [DONATION.text(n) for n, who in enumerate(one.view()["donations"]) if who]
        assert len(donations) == 1
        # The second disc goes to the first city of that card: the stop is in mid-card.
        two = start(2, seed, {"players": {"2": {"neutral_discs": 2}}})
        assert [DONATION.text(n) for n, who in enumerate(two.view()["donations"]) if who] == (
            donations
        )
        cards = [
            card for card in one.state.rules.cards if DONATION.text(card.donation) == donations[0]
        ]
        assert slots_owned_by(two, NEUTRAL) == [f"{CITY.text(cards[0].cities[0])}/1"]


@rule("CAR-1.11")
def test_neutral_discs_score_and_connect_nothing() -> None:
    table = place_and_reserve(start(2, 3))
    assert len(slots_owned_by(table, NEUTRAL)) > 9
    for seat in (ANN, BEN):
        own = slots_owned_by(table, seat)
        assert len(own) == 1
        assert table.company(seat)["network"]["routes"] == []
        rules = table.state.rules
        assert table.worth(seat, "cities") == rules.city_vp[CITY.texts.index(own[0].split("/")[0])]


# Discs, tiles, steps


@rule("CAR-1.7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_counter_clockwise_from_the_right_of_the_first_player(players: int) -> None:
    for seed in range(8):
        table = start(players, seed)
        first = table.view()["first"]
        asked = []
        while table.question(table.to_act[0]) in ("place", "reserve"):
            seat = table.to_act[0]
            asked.append((seat, table.question(seat)))
            table.play(seat, table.choices(seat)[0])
        order = [(first - 1 - turn) % players for turn in range(players)]
        assert asked == [(seat, what) for seat in order for what in ("place", "reserve")]


@rule("CAR-1.7")
def test_the_disc_goes_on_a_free_housing_slot_of_a_medium_or_large_city() -> None:
    table = start(4)
    one, two = table.to_act[0], (table.to_act[0] - 1) % 4
    assert table.refused(one, "place fargo/1") == "wrong-slot"
    assert table.refused(one, "place chicago/1") == "wrong-slot"
    rules = table.state.rules
    housing = [f"place {SLOT.text(n)}" for n, kind in enumerate(rules.slot_type) if kind == 0]
    assert table.choices(one) == housing
    assert table.can(one, "place denver/3")
    table.play(one, "place denver/3")
    assert table.owner("denver/3") == one
    assert table.project("denver/3") == "housing"
    assert table.ready(one, "housing") == 0
    table.play(one, table.choices(one)[0])
    assert table.refused(two, "place denver/3") == "not-free"


@rule("CAR-1.7")
def test_the_tile_is_taken_from_the_open_ones_and_built_first() -> None:
    table = start(2, 5)
    seat = table.to_act[0]
    table.play(seat, table.choices(seat)[0])
    gone = [n for n in range(TILES) if table.view()["tiles"][n] == 0]
    assert len(table.choices(seat)) == TILES - len(gone)
    name = table.choices(seat)[0].split()[1]
    before = table.open_tiles(name)
    table.play(seat, f"reserve {name}")
    assert table.open_tiles(name) == before - 1
    assert table.company(seat)["reserved"] == next(n for n in range(TILES) if n not in gone)
    assert table.company(seat)["cells"].count(22) == 10  # not on the board yet


@rule("CAR-1.7")
def test_a_tile_that_is_gone_cannot_be_reserved() -> None:
    table = start(4)
    seat = table.to_act[0]
    table.play(seat, table.choices(seat)[0])
    table.with_tiles("sales", 0)
    assert table.refused(seat, "reserve sales") == "no-tile"


@rule("CAR-1.8")
def test_six_steps_clockwise_from_the_first_player() -> None:
    table = place_and_reserve(start(3, 1))
    first = table.view()["first"]
    asked = []
    while table.question(table.to_act[0]).startswith("move"):
        seat = table.to_act[0]
        assert table.question(seat) == "move steps=6"
        asked.append(seat)
        table.play(seat, "done")
    assert asked == [(first + turn) % 3 for turn in range(3)]


@rule("CAR-1.8")
def test_steps_lead_to_any_cell_and_whoever_moves_lies_down() -> None:
    table = place_and_reserve(start(1))
    assert table.about(ANN, "move r4c3 r1c1") == {"steps_cost": 5, "steps_left": 1}
    assert table.refused(ANN, "move r4c3 r4c3") == "same-cell"
    table.play(ANN, "move-active r3c2 r1c1")  # 3 steps, over empty cells and onto one
    assert table.lying(ANN, "r1c1") == 1
    assert table.active(ANN, TRADE) == 0
    assert table.question(ANN) == "move steps=3"
    assert table.refused(ANN, "move r4c3 r1c1") == "few-steps cost=5 steps=3"
    table.play(ANN, "move r4c3 r4c4", "move r4c3 r4c4", "move r4c3 r4c4")
    assert table.lying(ANN, LABORATORY) == 3
    assert table.question(ANN).startswith("activate")


@rule("CAR-1.8", "CAR-1.9")
def test_then_all_at_once_may_activate() -> None:
    table = place_and_reserve(start(2))
    first = table.to_act[0]
    table.play(first, "move r4c3 r4c4", "done").play(1 - first, "move r4c3 r3c3", "done")
    assert table.to_act == (ANN, BEN)
    table.play(first, "activate r4c4 2")
    assert table.money(first) == 9
    assert table.active(first, LABORATORY) == 2
    table.play(1 - first, "activate r3c3 2")
    assert table.money(1 - first) == 7
    assert table.question(first) == "choose round=1"


@rule("CAR-1.9")
def test_sides_are_chosen_after_the_timeline_and_before_the_neutral_discs() -> None:
    table = start(2, 7, tab_sides="free")
    before = (table.view()["events"], table.view()["tiles"], table.view()["first"])
    assert table.view()["slots"] == [None] * 68
    assert table.view()["donations"] == [[]] * 20
    assert table.question(ANN) == "sides"
    table.play(BEN, "choose-sides AAAA")
    assert table.company(BEN)["sides"] == [None] * 4  # not shown until all have chosen
    assert table.view(ANN)["companies"][BEN]["chosen_sides"] is None
    table.play(ANN, "choose-sides BBBB")
    assert table.company(BEN)["sides"] == [0] * 4
    assert (table.view()["events"], table.view()["tiles"], table.view()["first"]) == before
    discs = [slot for slot in table.view()["slots"] if slot == NEUTRAL]
    assert len(discs) + table.view()["donations"].count([NEUTRAL]) == 18
    assert table.question(table.to_act[0]) == "place"


@rule("CAR-1.10")
def test_those_who_stand_cost_nothing_and_any_of_the_ten_may_move() -> None:
    table = place_and_reserve(start(1))
    origins = {choice.split()[1] for choice in table.choices(ANN) if choice != "done"}
    assert origins == {*PRINTED, LOBBY}
    table.play(ANN, "done")
    assert table.money(ANN) == 12
    assert table.all_active(ANN) == 5


@rule("CAR-1.10")
def test_money_and_goods_have_no_limit_but_tiles_do() -> None:
    table = a_table().with_goods(ANN, 300).with_money(ANN, 900).use("management", "use r3c2")
    table.play(ANN, "take-money")
    assert table.money(ANN) == 903
    assert table.goods(ANN) == 300
    assert start(4).view()["slots"].count(None) == 68
    assert table.with_tiles("sales", 0).play(ANN, "use r3c3").refused(ANN, "found sales r1c1") == (
        "no-tile"
    )
