"""CAR-9: alone against Andrew."""

import pytest

from magnate.core.ints import ints
from magnate.games.carnegie.actions import CITY, DONATION, REGION, TILE, TYPE
from magnate.games.carnegie.domains import (
    ANDREW,
    NEUTRAL,
)
from tests.rules.carnegie.table import (
    ANN,
    CONSTRUCTION,
    EAST,
    HR,
    LABORATORY,
    MANAGEMENT,
    RESEARCH,
    SOUTH,
    TRADE,
    WEST,
    Table,
    a_table,
    slots_owned_by,
    start,
)
from tests.rules.rule import rule

QUESTION_MARK = 4
"""The back of an advanced card."""


def a_round(card: str, row: str, event: str = SOUTH, difficulty: str = "hard") -> Table:
    """Round 1, in which Ann chooses; this is Andrew's card and the next event of the row."""
    return a_table(1, difficulty=difficulty).with_card(card).with_event(row, event)


def shift(table: Table) -> int:
    return table.andrew_view()["shift"]


def tiles(table: Table) -> list[str]:
    return [TILE.text(tile) for tile in table.andrew_view()["tiles"]]


# Setting up


@rule("CAR-9.1")
def test_the_set_up_is_that_of_two_players_without_a_company_for_andrew() -> None:
    table = start(1, 4)
    neutral = len(slots_owned_by(table, NEUTRAL))
    neutral += sum(who == [NEUTRAL] for who in table.view()["donations"])
    assert neutral == 18
    assert sum(table.view()["tiles"]) == 16
    assert len(table.view()["companies"]) == 1
    assert table.andrew_view()["tracks"] == [0, 0, 0, 0]
    table.play(ANN, table.choices(ANN)[0])
    table.play(ANN, table.choices(ANN)[0])
    assert table.question(ANN).startswith("move")  # nobody else placed or took anything
    assert slots_owned_by(table, ANDREW) == []
    assert table.andrew_view()["tiles"] == table.andrew_view()["donations"] == []
    assert sum(table.view()["tiles"]) == 15


@rule("CAR-9.2")
@pytest.mark.parametrize(
    ("difficulty", "advanced"), [("easy", 0), ("normal", 5), ("hard", 10), ("expert", 15)]
)
def test_a_deck_of_20_by_difficulty(difficulty: str, advanced: int) -> None:
    decks: set[tuple[int, ...]] = set()
    for seed in range(20):
        table = start(1, seed, difficulty=difficulty)
        deck = table.andrew.deck
        cards = [table.state.rules.cards[card] for card in deck]
        assert len(set(deck)) == 20
        assert sum(card.advanced for card in cards) == advanced
        decks.add(tuple(deck))
    assert len(decks) == 20
    drawn = {tuple(sorted(deck)) for deck in decks}
    assert len(drawn) == (1 if difficulty == "easy" else 20)  # cards drawn, not just shuffled


@rule("CAR-9.2")
def test_the_row_of_vp_cards() -> None:
    table = a_table(1)
    values = []
    for place in range(5):
        table.andrew.played = 1
        table.andrew.reached = ints([int(place == n) for n in range(5)])
        values.append(table.andrew_worth("cards"))
    assert values == [0, 1, 3, 6, 10]


# The round


@rule("CAR-9.3")
def test_two_backs_can_be_seen() -> None:
    table = a_round("N06", HR).with_card("A11", ahead=1)
    assert table.andrew_view()["card"] is None
    assert table.andrew_view()["back"] == TYPE.texts.index(MANAGEMENT)
    assert table.andrew_view()["next_back"] == QUESTION_MARK
    for seed in range(20):
        imagined = table.imagined(ANN, seed)
        assert imagined.card.back() == TYPE.texts.index(MANAGEMENT)
        assert imagined.andrew_view()["next_back"] == QUESTION_MARK
    faces = {table.imagined(ANN, seed).card.name for seed in range(60)}
    assert len(faces) == 5  # all normal cards that choose management


@rule("CAR-9.3")
def test_human_and_andrew_choose_in_turn() -> None:
    table = a_table(1)
    for number in range(1, 21):
        assert table.view()["round"] == number
        andrew = table.view()["andrew"]
        assert andrew is not None
        assert andrew["chooses"] == (number % 2 == 0)
        if number % 2 == 1:
            assert table.question(ANN) == f"choose round={number}"
        else:
            assert table.view()["row"] == table.card.chooses
        table.whole_round(HR)
    assert table.over


@rule("CAR-9.4")
@pytest.mark.parametrize("card", ["N01", "N06", "N11", "N16", "A05", "A10", "A15", "A20"])
def test_andrew_chooses_the_circled_action(card: str) -> None:
    circled = TYPE.texts[(int(card[1:]) - 1) // 5]
    table = a_round("N12", CONSTRUCTION).with_card(card, ahead=1)
    table.with_staff(ANN, TRADE, active=1, lying=1)
    table.choose(CONSTRUCTION)
    while table.view()["round"] == 1:
        table.play(ANN, "done")
    assert table.row() == circled
    assert table.card.name == card


@rule("CAR-9.4")
def test_a_row_at_its_end_flips_for_andrew_too() -> None:
    table = a_table(1, difficulty="hard").with_markers(5, 0, 0, 1).with_card("N01", ahead=1)
    table.with_event(RESEARCH, WEST).choose(RESEARCH).end_round()
    assert table.view()["round"] == 8
    assert table.row() == HR
    assert table.moving() == MANAGEMENT
    table.end_round()
    assert table.markers() == [5, 1, 0, 2]


@rule("CAR-9.5")
def test_andrew_donates_before_the_human() -> None:
    table = a_round("N20", HR, "donation").choose(HR)
    assert table.question(ANN) == "donate price=5"
    assert table.givers("health-west") == [ANDREW]
    assert table.refused(ANN, "donate health-west") == "space-taken"
    assert shift(table) == 1  # that of HR


@rule("CAR-9.5")
@pytest.mark.parametrize("region", REGION.texts)
def test_income_does_nothing_for_him(region: str) -> None:
    table = a_round("N20", HR, region).choose(HR)
    assert table.andrew_view()["donations"] == []
    assert shift(table) == 1


@rule("CAR-9.5")
def test_a_space_that_is_occupied_shifts_the_card() -> None:
    table = a_round("N20", RESEARCH, "donation").with_donations(ANN, "health-west")
    table.choose(RESEARCH)
    assert table.givers("health-west") == [ANN]
    assert shift(table) == 1


@rule("CAR-9.5", "CAR-9.11")
def test_without_discs_a_donation_shifts_the_card() -> None:
    table = a_table(1, {"andrew": {"discs": 0}}).with_card("N20")
    table.with_event(RESEARCH, "donation").choose(RESEARCH)
    assert table.andrew_view()["donations"] == []
    assert shift(table) == 1


@rule("CAR-9.6")
@pytest.mark.parametrize(("card", "places"), [("N01", 4), ("N03", 3), ("N07", 1), ("A07", 3)])
def test_human_resources_shift_as_shown(card: str, places: int) -> None:
    assert shift(a_round(card, HR).choose(HR)) == places


@rule("CAR-9.6")
def test_management_takes_the_lowest_open_tiles_one_copy_at_a_time() -> None:
    table = a_round("N06", MANAGEMENT).with_tiles("training", 0).choose(MANAGEMENT)
    assert tiles(table) == ["recruiting", "safety", "new-lobby"]
    assert [table.open_tiles(name) for name in TILE.texts[:4]] == [0, 1, 1, 1]
    assert shift(table) == 0


@rule("CAR-9.6")
def test_each_tile_missing_shifts_the_card() -> None:
    table = a_round("N06", MANAGEMENT)
    for name in ("recruiting", "safety", "new-lobby"):
        table.with_tiles(name, 0)
    table.choose(MANAGEMENT)
    assert tiles(table) == ["training"]  # the second copy stays
    assert table.open_tiles("training") == 1
    assert shift(table) == 2


@rule("CAR-9.6")
def test_construction_takes_the_leftmost_free_slot_of_each_city() -> None:
    table = a_round("N11", CONSTRUCTION).with_projects(ANN, "commerce", "boise/1", "denver/1")
    table.choose(CONSTRUCTION)
    assert slots_owned_by(table, ANDREW) == ["portland/1", "denver/2", "los-angeles/1"]
    assert shift(table) == 1  # Boise is full


@rule("CAR-9.6")
@pytest.mark.parametrize(
    ("card", "at", "human", "reached", "places"),
    [
        ("N20", 1, 1, 4, 0),
        ("A20", 1, 1, 5, 0),  # four steps
        ("N20", 3, 1, 5, 1),
        ("N20", 5, 1, 5, 3),
        ("A20", 2, 5, 4, 2),  # the last space is taken
    ],
)
def test_research_advances_as_far_as_it_goes(
    card: str, at: int, human: int, reached: int, places: int
) -> None:
    table = a_round(card, RESEARCH).with_track(ANN, WEST, human)
    table.andrew.tracks[0] = at - 1
    table.choose(RESEARCH)
    assert table.andrew_view()["tracks"] == [reached - 1, 0, 0, 0]
    assert shift(table) == places


@rule("CAR-9.6")
def test_no_card_goes_beyond_the_ten() -> None:
    table = a_round("N01", HR, "donation").with_donations(ANN, "education-human-resources")
    table.choose(HR)  # 1 + 4
    assert shift(table) == 4
    table.end_round()
    assert table.andrew_view()["reached"] == [0, 0, 0, 0, 1]


@rule("CAR-9.7")
@pytest.mark.parametrize(("card", "places"), [("N07", 1), ("N06", 2), ("N03", 3)])
def test_the_human_plays_as_usual_and_the_card_is_tucked_away(card: str, places: int) -> None:
    table = a_round(card, HR, WEST).with_missions(ANN, WEST, 1).choose(HR)
    assert table.question(ANN) == "bring-home region=west employees=1"
    table.play(ANN, "bring-home 1", "use r4c2", f"move-active {LABORATORY} {TRADE}", "done")
    assert table.question(ANN) == "activate money=13"
    assert table.andrew_view()["reached"] == [0] * 5
    table.play(ANN, "done")
    assert table.andrew_view()["reached"] == [int(place == places) for place in range(5)]
    assert table.andrew_view()["played"] == [
        [one.name for one in table.state.rules.cards].index(card)
    ]
    assert (
        table.andrew_worth("cards")
        == table.state.rules.shift_vp[places] + (table.state.rules.shift_vp[shift(table)])
    )


# The score


@rule("CAR-9.8")
def test_cards_tiles_last_spaces_and_cities() -> None:
    table = a_table(1)
    table.andrew.played = 6
    table.andrew.reached = ints([1, 2, 1, 1, 1])
    table.andrew.tiles = [0, 0, 7]
    table.andrew.tracks = ints([4, 3, 4, 0])
    # Large cities side by side would connect, but not for him.
    table.with_andrew_in("chicago/1", "pittsburgh/1", "new-york/1", "seattle/1", "reno/1")
    assert table.andrew_worth("cards") == 2 * 1 + 3 + 6 + 10
    assert table.andrew_worth("tiles") == 6
    assert table.andrew_worth("tracks") == 12
    assert table.andrew_worth("cities") == 3 + 2 + 3 + 1 + 0
    assert table.andrew_worth("total") == 21 + 6 + 12 + 9


@rule("CAR-9.8")
@pytest.mark.parametrize(
    ("space", "vp"),
    [
        ("education-management", 6),
        ("education-any", 5),
        ("rights-housing-commerce", 2 * 4),
        ("rights-railroad", 3),
        ("welfare-seven", 7),
        ("welfare-employee", 5),
        ("health-east", 2),
        ("health-west", 6),
        ("health-small-city", 4),
    ],
)
def test_his_donations_count_what_the_human_has(space: str, vp: int) -> None:
    table = a_table(1).with_projects(ANN, "commerce", "denver/2", "reno/1", "boise/1")
    table.with_track(ANN, EAST, 2).with_andrew_on(space)
    table.andrew.tracks = ints([4, 4, 4, 4])
    table.andrew.tiles = [4, 5, 6]
    assert table.andrew_worth("donations") == vp


@rule("CAR-9.8")
def test_under_the_humans_cap() -> None:
    table = a_table(1, tab_sides="B").with_andrew_on("health-west")
    table.with_projects(ANN, "commerce", "denver/2", "reno/1", "boise/1", "portland/1", "helena/1")
    table.with_projects(ANN, "industry", "seattle/1", "phoenix/1")
    assert table.andrew_worth("donations") == 12
    table.with_tab(ANN, "housing", 7)
    assert table.andrew_worth("donations") == 14


@rule("CAR-9.8")
def test_two_for_each_donation_counts_the_humans_and_this_one() -> None:
    table = a_table(1).with_andrew_on("rights-donation", "welfare-seven")
    assert table.andrew_worth("donations") == 7 + 2
    table.with_donations(ANN, "health-west", "health-south")
    assert table.andrew_worth("donations") == 7 + 6


@rule("CAR-9.9")
@pytest.mark.parametrize(
    ("goods", "money", "own", "his", "vp", "andrew"),
    [
        (0, 14, (), ("money",), 0, 4),  # the human must pay
        (0, 99, (), ("money",), 0, 12),
        (0, 14, ("money",), ("money-goods",), 4, 0),  # the human's own comes first
        (1, 4, (), ("money",), 0, 0),  # no goods are sold for him
        (6, 5, ("goods",), ("money",), 12, 2),
        (3, 2, ("money",), ("goods",), 2, 0),  # three goods sold for the human's $5
        (8, 0, ("goods",), ("goods",), 12, 0),
        (2, 10, ("money-goods",), ("goods", "money"), 8, 0),
    ],
)
def test_his_paid_welfare_comes_from_what_is_left(
    goods: int, money: int, own: tuple[str, ...], his: tuple[str, ...], vp: int, andrew: int
) -> None:
    table = a_table(1).with_goods(ANN, goods).with_money(ANN, money)
    for name in own:
        if name in his:
            table.with_donations(ANN, f"welfare-{name}").with_andrew_on(f"welfare-{name}")
        else:
            table.with_donations(ANN, f"welfare-{name}")
    table.with_andrew_on(*(f"welfare-{name}" for name in his if name not in own))
    assert table.worth(ANN, "donations") == vp
    assert table.andrew_worth("donations") == andrew


@rule("CAR-9.9")
def test_goods_may_be_sold_in_the_activation_of_round_20() -> None:
    table = a_table(1).with_markers(5, 5, 5, 4).with_goods(ANN, 2)
    # Round 20 is Andrew's choice; this position asks the human instead, which changes nothing here.
    table.choose(MANAGEMENT).pass_on("activate")
    assert table.choices(ANN) == ["done"]
    table.play(ANN, "sell-goods", "sell-goods")
    assert not table.over
    table.play(ANN, "done")
    assert table.over


@rule("CAR-9.9")
@pytest.mark.parametrize(("lead", "place"), [(1, 1), (0, 1), (-1, 2)])
def test_the_higher_score_wins_and_a_tie_is_shared(lead: int, place: int) -> None:
    table = a_table(1).with_markers(5, 5, 5, 4).with_money(ANN, 0).with_goods(ANN, 0)
    table.andrew.reached = ints([10, 0, 0, 0, 9])
    trial = table.clone().choose(MANAGEMENT).pass_on()
    short = trial.andrew_worth("total") - trial.worth(ANN, "total")
    table.state.companies[ANN].vp = short + lead
    table.choose(MANAGEMENT).pass_on()
    assert table.over
    assert table.state.scores()[0] == table.andrew_worth("total") + lead
    assert table.state.ranking() == [place]


# Cards


@rule("CAR-9.10")
def test_the_card_is_turned_up_right_after_the_humans_choice() -> None:
    table = a_round("N06", MANAGEMENT)
    assert table.andrew_view()["card"] is None
    assert tiles(table) == []
    table.choose(MANAGEMENT)
    assert table.andrew_view()["card"] == table.andrew.deck[0]
    assert len(tiles(table)) == 3  # his whole turn is over
    assert table.question(ANN) == "use type=management points=0"


@rule("CAR-9.10")
def test_the_card_is_turned_up_before_his_own_choice() -> None:
    table = a_round("N06", CONSTRUCTION).with_card("N11", ahead=1).choose(CONSTRUCTION)
    while table.view()["round"] == 1:
        table.play(ANN, "done")
    assert table.andrew_view()["card"] == table.andrew.deck[1]
    assert slots_owned_by(table, ANDREW)[-1] == "los-angeles/2"


@rule("CAR-9.10")
def test_event_before_action_and_both_before_the_human() -> None:
    """His last disc goes to the donation, so his projects can't be built."""
    table = a_table(1, {"andrew": {"discs": 1}}).with_card("N11")
    table.with_event(CONSTRUCTION, "donation").choose(CONSTRUCTION)
    assert table.givers("welfare-money-goods") == [ANDREW]
    assert slots_owned_by(table, ANDREW) == []
    assert shift(table) == 4
    assert table.question(ANN) == "donate price=5"


@rule("CAR-9.10")
def test_cards_that_placed_neutral_discs_are_shuffled_back() -> None:
    """Over many games each of the 40 cards comes, also where its neutral disc lies."""
    met: set[str] = set()
    for seed in range(60):
        table = start(1, seed, difficulty="hard")
        cards = [table.state.rules.cards[card] for card in table.andrew.deck]
        met |= {card.name for card in cards if table.givers(DONATION.text(card.donation))}
    assert len(met) == 40


@rule("CAR-9.10")
def test_played_cards_are_known_and_in_round_20_there_is_no_next_back() -> None:
    table = a_table(1)
    while not table.over:
        number = table.view()["round"]
        assert len(table.andrew_view()["played"]) == number - 1
        assert (table.andrew_view()["next_back"] is None) == (number == 20)
        assert table.imagined(ANN, number).andrew_view() == table.andrew_view()
        table.whole_round(TYPE.texts[number % 4])
    assert len(table.andrew_view()["played"]) == 20


@rule("CAR-9.11")
def test_he_has_26_discs_and_donates_at_the_last_event_too() -> None:
    table = a_round("N20", HR, "last south")
    assert table.andrew_view()["discs"] == 26
    table.choose(HR)
    assert table.givers("health-west") == [ANDREW]
    assert table.andrew_view()["discs"] == 25


@rule("CAR-9.11")
def test_no_bonus_and_no_income_of_small_cities_for_him() -> None:
    table = a_round("A20", RESEARCH).choose(RESEARCH)
    assert table.andrew_view()["tracks"][0] == 4
    built = a_round("N07", CONSTRUCTION).choose(CONSTRUCTION)  # Fargo and St Paul, both with ⇄
    assert slots_owned_by(built, ANDREW) == ["fargo/1", "st-paul/1"]
    for each in (table, built):
        assert each.purse(ANN) == (12, 4, 0)
        assert shift(each) == 0


@rule("CAR-9.11")
def test_shifts_of_donation_and_action_add_up() -> None:
    table = a_round("N20", CONSTRUCTION, "donation").with_donations(ANN, "health-west")
    table.with_projects(ANN, "industry", "denver/1", "denver/2", "denver/3")
    table.choose(CONSTRUCTION)
    assert shift(table) == 2
    assert slots_owned_by(table, ANDREW) == ["san-francisco/1"]


@rule("CAR-9.11")
def test_with_a_flipped_marker_its_event_and_the_picked_action() -> None:
    table = a_table(1, difficulty="hard").with_markers(5, 0, 1, 0).with_card("N20")
    table.with_event(MANAGEMENT, "donation").choose(HR)
    assert table.givers("health-west") == [ANDREW]
    assert shift(table) == 1  # HR of the card


@rule("CAR-9.11")
def test_the_humans_reserved_tile_is_not_open_to_him() -> None:
    table = a_round("N01", MANAGEMENT).with_tiles("training", 1).with_reserved(ANN, "training")
    table.choose(MANAGEMENT)
    assert tiles(table) == ["recruiting"]
    assert table.company(ANN)["reserved"] == 0


@rule("CAR-9.6")
def test_cities_are_built_in_as_the_card_says() -> None:
    for card in ("N01", "N12", "A14"):
        table = a_round(card, CONSTRUCTION)
        cities = [CITY.text(city) for city in table.card.cities]
        table.choose(CONSTRUCTION)
        assert sorted(slots_owned_by(table, ANDREW)) == sorted(
            f"{city}/{2 if city == 'boston' else 1}" for city in cities
        )
        assert table.andrew_view()["discs"] == 26 - len(cities)
        assert shift(table) == 0
