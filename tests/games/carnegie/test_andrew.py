"""CAR-9: Andrew's cards and his turn."""

from collections import Counter

import pytest

from magnate.core.facts import Journal
from magnate.core.ints import ints, zeros
from magnate.core.options import OptionValue
from magnate.core.rng import Rng
from magnate.games.carnegie.actions import (
    CITY,
    CITY_OF,
    CONSTRUCTION,
    DONATION,
    DONATIONS,
    EAST,
    HR,
    MANAGEMENT,
    MIDWEST,
    NEW_LOBBY,
    RECRUITING,
    REGIONS,
    RESEARCH,
    SAFETY,
    SLOTS,
    SOUTH,
    TILES,
    TRAINING,
    TYPE_OF,
    TYPES,
    WEST,
)
from magnate.games.carnegie.andrew import (
    Andrew,
    andrew_from_dict,
    deal_deck,
    deal_unseen,
    new_andrew,
)
from magnate.games.carnegie.content import COMPONENTS
from magnate.games.carnegie.decisions.solo import (
    andrew_acts,
    andrew_chooses,
    leftmost_free,
    show_card,
    tuck_card,
)
from magnate.games.carnegie.domains import (
    ANDREW,
    CARD,
    DONATION_EVENT,
    FREE,
    LAST_EVENT,
    NEUTRAL,
    ROW_EVENTS,
)
from magnate.games.carnegie.game import CARNEGIE_GAME
from magnate.games.carnegie.options import OPTIONS
from magnate.games.carnegie.rules import (
    AndrewCard,
    Rules,
)
from magnate.games.carnegie.state import CarnegieState

HUMAN = 0
DISCS = 26


def the_rules(difficulty: str = "normal") -> Rules:
    options: dict[str, OptionValue] = {option.name: option.default for option in OPTIONS}
    options["difficulty"] = difficulty
    return Rules(1, options, COMPONENTS.content({}))


RULES = the_rules()
CARDS = range(len(RULES.cards))


def number(name: str) -> int:
    """The number of the card with a name such as N06."""
    return [card.name.upper() for card in RULES.cards].index(name)


def a_table(card: int, row: int, event: int = WEST, moving: int = -1) -> CarnegieState:
    """An empty map in round 1, all tiles open; `card` lies open and `row` has been picked."""
    normal = [n for n in CARDS if not RULES.cards[n].advanced and n != card]
    advanced = [n for n in CARDS if RULES.cards[n].advanced and n != card]
    count = RULES.advanced_cards - RULES.cards[card].advanced
    deck = [card, *normal[: RULES.rounds - 1 - count], *advanced[:count]]
    andrew = Andrew(deck, 0, True, 0, zeros(5), DISCS, zeros(REGIONS), [])
    state = CARNEGIE_GAME.deal(RULES, Rng.seeded(1))
    state.round_number = 1
    state.row = row
    state.moving = row if moving < 0 else moving
    state.slots = ints([FREE] * SLOTS)
    state.tiles = ints([2] * TILES)
    state.donations = zeros(DONATIONS)
    state.events = ints([event] * (TYPES * ROW_EVENTS))
    state.andrew = andrew
    state.sealed = 0
    state.journal = Journal()
    return state


def andrew_of(state: CarnegieState) -> Andrew:
    assert state.andrew is not None
    return state.andrew


def card_of(state: CarnegieState) -> AndrewCard:
    andrew = andrew_of(state)
    return RULES.cards[andrew.deck[andrew.played]]


def act(state: CarnegieState) -> Andrew:
    """His turn; no disc may come or go on the way."""
    before = discs(state)
    andrew_acts(state)
    assert discs(state) == before
    return andrew_of(state)


def discs(state: CarnegieState) -> int:
    donated = sum((mask >> ANDREW) & 1 for mask in state.donations)
    return andrew_of(state).discs + list(state.slots).count(ANDREW) + donated


def told(state: CarnegieState) -> list[str]:
    """The events so far, without the part of their names that all share."""
    assert state.journal is not None
    return [str(fact).removeprefix("carnegie-event-andrew-") for fact in state.journal.since(0, 0)]


def slots_of(city: int) -> list[int]:
    return [slot for slot in range(SLOTS) if CITY_OF[slot] == city]


def tiles_of(kind: int) -> list[int]:
    return [tile for tile in range(TILES) if TYPE_OF[tile] == kind]


# The cards themselves


def test_forty_cards_in_pairs_of_one_normal_and_one_advanced() -> None:
    assert len(RULES.cards) == 40
    assert [card.advanced for card in RULES.cards] == [False] * 20 + [True] * 20
    for normal, advanced in zip(RULES.cards[:20], RULES.cards[20:], strict=True):
        assert normal.donation == advanced.donation
        assert normal.chooses == advanced.chooses
        assert normal.cities == advanced.cities
        assert normal.region == advanced.region
    assert sorted(card.donation for card in RULES.cards[:20]) == list(range(DONATIONS))
    assert Counter(card.chooses for card in RULES.cards[:20]) == dict.fromkeys(range(TYPES), 5)
    assert list(RULES.shift_vp) == [0, 1, 3, 6, 10]


@pytest.mark.parametrize("card", CARDS)
def test_the_back_shows_the_action_or_a_question_mark(card: int) -> None:
    assert RULES.cards[card].back() == (4 if card >= 20 else RULES.cards[card].chooses)


@pytest.mark.parametrize("card", CARDS)
def test_he_picks_the_row_of_the_card_once_it_is_shown(card: int) -> None:
    state = a_table(card, HR)
    andrew_of(state).shown = False
    show_card(state)
    assert andrew_of(state).shown
    assert state.sealed != 0
    assert andrew_chooses(state) == RULES.cards[card].chooses
    assert told(state)[0] == f"card card={CARD.text(card)}"
    assert told(state)[1].startswith("chose type=")


# Events (CAR-9.5)


@pytest.mark.parametrize("region", range(REGIONS))
def test_income_does_nothing_for_him(region: int) -> None:
    state = a_table(number("N06"), HR, region)
    andrew = act(state)
    assert andrew.discs == DISCS
    assert andrew.shift == card_of(state).hr_shift


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("event", [DONATION_EVENT, LAST_EVENT + EAST])
def test_a_donation_goes_on_the_space_of_the_card(card: int, event: int) -> None:
    state = a_table(card, HR, event)
    andrew = act(state)
    space = RULES.cards[card].donation
    assert list(state.donations) == [1 << ANDREW if n == space else 0 for n in range(DONATIONS)]
    assert andrew.discs == DISCS - 1
    assert andrew.shift == RULES.cards[card].hr_shift
    assert told(state)[0] == f"donated donation={DONATION.text(space)}"


@pytest.mark.parametrize("card", CARDS)
def test_a_space_with_anyones_disc_shifts_the_card(card: int) -> None:
    space = RULES.cards[card].donation
    for event in (DONATION_EVENT, LAST_EVENT + WEST):
        for owner in (HUMAN, NEUTRAL, ANDREW):
            state = a_table(card, CONSTRUCTION, event)
            state.donations[space] = 1 << owner
            andrew = act(state)
            assert state.donations[space] == 1 << owner
            assert andrew.discs == DISCS - len(RULES.cards[card].cities)
            assert andrew.shift == 1
            refused = f"no-donation donation={DONATION.text(space)}"
            assert told(state)[:2] == [refused, "shifted places=1 vp=1"]


@pytest.mark.parametrize("card", CARDS)
def test_without_discs_a_donation_and_all_projects_shift_the_card(card: int) -> None:
    state = a_table(card, CONSTRUCTION, DONATION_EVENT)
    andrew = andrew_of(state)
    andrew.discs = 0
    act(state)
    assert list(state.donations) == [0] * DONATIONS
    assert list(state.slots) == [FREE] * SLOTS
    assert andrew.discs == 0
    assert andrew.shift == min(4, 1 + len(RULES.cards[card].cities))


def test_his_last_disc_goes_on_the_donation_before_the_projects() -> None:
    state = a_table(number("N12"), CONSTRUCTION, LAST_EVENT + SOUTH)
    andrew = andrew_of(state)
    andrew.discs = 2
    act(state)
    assert andrew.discs == 0
    assert state.donations[card_of(state).donation] == 1 << ANDREW
    assert list(state.slots).count(ANDREW) == 1
    assert state.slots[leftmost_free(ints([FREE] * SLOTS), card_of(state).cities[0])] == ANDREW
    assert andrew.shift == 3


# Human resources (CAR-9.6)


@pytest.mark.parametrize("card", CARDS)
def test_human_resources_shift_the_card_as_shown(card: int) -> None:
    state = a_table(card, HR)
    andrew = act(state)
    assert andrew.shift == RULES.cards[card].hr_shift
    assert andrew.discs == DISCS
    assert list(andrew.tracks) == [0] * REGIONS
    assert andrew.tiles == []
    vp = RULES.shift_vp[andrew.shift]
    assert told(state) == [f"shifted places={andrew.shift} vp={vp}"]


@pytest.mark.parametrize("card", CARDS)
def test_shifts_of_donation_and_action_add_up_to_four_at_most(card: int) -> None:
    state = a_table(card, HR, DONATION_EVENT)
    state.donations[RULES.cards[card].donation] = 1 << NEUTRAL
    assert act(state).shift == min(4, 1 + RULES.cards[card].hr_shift)


def test_a_card_at_the_ten_stays_there() -> None:
    state = a_table(number("N01"), HR, DONATION_EVENT)
    andrew = andrew_of(state)
    andrew.shift = 4
    state.donations[card_of(state).donation] = 1 << HUMAN
    act(state)
    assert andrew.shift == 4
    assert told(state) == ["no-donation donation=education-human-resources"]


# Management


@pytest.mark.parametrize("card", CARDS)
def test_he_takes_the_lowest_tile_of_each_type_and_of_each_only_one(card: int) -> None:
    state = a_table(card, MANAGEMENT)
    andrew = act(state)
    takes = RULES.cards[card].takes
    assert [TYPE_OF[tile] for tile in andrew.tiles] == takes
    for kind in range(TYPES):
        count = takes.count(kind)
        assert [tile for tile in andrew.tiles if TYPE_OF[tile] == kind] == tiles_of(kind)[:count]
    assert sum(state.tiles) == 2 * TILES - len(takes)
    assert andrew.shift == 0


@pytest.mark.parametrize("card", CARDS)
def test_each_missing_tile_shifts_the_card(card: int) -> None:
    state = a_table(card, MANAGEMENT)
    state.tiles = zeros(TILES)
    andrew = act(state)
    assert andrew.tiles == []
    assert andrew.shift == len(RULES.cards[card].takes)


@pytest.mark.parametrize("card", CARDS)
def test_other_types_are_left_alone_when_the_right_ones_are_gone(card: int) -> None:
    takes = RULES.cards[card].takes
    state = a_table(card, MANAGEMENT)
    state.tiles = ints([0 if TYPE_OF[tile] in takes else 2 for tile in range(TILES)])
    before = state.tiles[:]
    assert act(state).shift == len(takes)
    assert state.tiles == before


def test_tiles_that_are_gone_are_passed_over() -> None:
    state = a_table(number("N06"), MANAGEMENT)
    state.tiles[TRAINING] = 0
    state.tiles[SAFETY] = 1
    andrew = act(state)
    assert andrew.tiles == [RECRUITING, SAFETY, NEW_LOBBY]
    assert [state.tiles[tile] for tile in tiles_of(HR)] == [0, 1, 0, 1]
    assert andrew.shift == 0


def test_the_second_copy_of_a_tile_is_not_taken_in_the_same_turn() -> None:
    state = a_table(number("N06"), MANAGEMENT)
    for tile in (RECRUITING, SAFETY, NEW_LOBBY):
        state.tiles[tile] = 0
    andrew = act(state)
    assert andrew.tiles == [TRAINING]
    assert state.tiles[TRAINING] == 1
    assert andrew.shift == 2


def test_the_second_copy_of_a_tile_is_taken_in_a_later_turn() -> None:
    state = a_table(number("N06"), MANAGEMENT)
    andrew = act(state)
    assert andrew.tiles == [TRAINING, RECRUITING, SAFETY]
    tuck_card(state)
    andrew.deck = [*andrew.deck[:1], number("N01"), *andrew.deck[2:]]
    act(state)
    assert andrew.tiles == [TRAINING, RECRUITING, SAFETY, TRAINING]
    assert state.tiles[TRAINING] == 0


def test_one_tile_for_each_of_three_types() -> None:
    state = a_table(number("N10"), MANAGEMENT)
    for tile in tiles_of(CONSTRUCTION):
        state.tiles[tile] = 0
    andrew = act(state)
    assert andrew.tiles == [TRAINING, tiles_of(RESEARCH)[0]]
    assert andrew.shift == 1
    assert "no-tile type=construction" in told(state)


# Construction


@pytest.mark.parametrize("card", CARDS)
def test_he_builds_on_the_leftmost_slot_of_each_city(card: int) -> None:
    state = a_table(card, CONSTRUCTION)
    andrew = act(state)
    cities = RULES.cards[card].cities
    assert [n for n, owner in enumerate(state.slots) if owner == ANDREW] == sorted(
        slots_of(city)[0] for city in cities
    )
    assert andrew.discs == DISCS - len(cities)
    assert andrew.shift == 0


@pytest.mark.parametrize("card", CARDS)
def test_each_full_city_shifts_the_card(card: int) -> None:
    state = a_table(card, CONSTRUCTION)
    cities = RULES.cards[card].cities
    for full, city in enumerate(cities):
        for n, slot in enumerate(slots_of(city)):
            state.slots[slot] = (HUMAN, NEUTRAL, ANDREW)[(full + n) % 3]
    before = state.slots[:]
    andrew = andrew_of(state)
    act(state)
    assert state.slots == before
    assert andrew.discs == DISCS
    assert andrew.shift == len(cities)


@pytest.mark.parametrize("card", CARDS)
def test_one_full_city_does_not_keep_him_from_the_others(card: int) -> None:
    cities = RULES.cards[card].cities
    for full in cities:
        state = a_table(card, CONSTRUCTION)
        for slot in slots_of(full):
            state.slots[slot] = NEUTRAL
        andrew = act(state)
        assert list(state.slots).count(ANDREW) == len(cities) - 1
        assert andrew.shift == 1
        assert f"no-slot city={CITY.text(full)}" in told(state)


@pytest.mark.parametrize("card", CARDS)
def test_taken_slots_are_passed_over_whatever_their_type(card: int) -> None:
    state = a_table(card, CONSTRUCTION)
    cities = RULES.cards[card].cities
    for city in cities:
        for slot in slots_of(city)[:-1]:
            state.slots[slot] = HUMAN
    assert act(state).shift == 0
    assert [state.slots[slots_of(city)[-1]] for city in cities] == [ANDREW] * len(cities)


def test_he_gains_nothing_from_a_small_city() -> None:
    state = a_table(number("N01"), CONSTRUCTION)
    before = state.companies[0].to_dict()
    andrew = act(state)
    assert state.companies[0].to_dict() == before
    assert list(andrew.tracks) == [0] * REGIONS


# Research & development


@pytest.mark.parametrize("card", CARDS)
def test_his_disc_advances_as_shown(card: int) -> None:
    state = a_table(card, RESEARCH)
    andrew = act(state)
    region, steps = RULES.cards[card].region, RULES.cards[card].steps
    assert 1 <= steps <= 4
    assert list(andrew.tracks) == [steps if n == region else 0 for n in range(REGIONS)]
    assert andrew.shift == 0


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("human_first", [False, True])
def test_each_step_beyond_the_end_shifts_the_card(card: int, human_first: bool) -> None:
    region, steps = RULES.cards[card].region, RULES.cards[card].steps
    last = RULES.tracks[region].last
    end = last - 1 if human_first else last
    for room in range(5):
        state = a_table(card, RESEARCH)
        andrew = andrew_of(state)
        andrew.tracks[region] = end - room
        if human_first:
            state.companies[0].tracks[region] = last
        act(state)
        done = min(steps, room)
        assert andrew.tracks[region] == end - room + done
        assert andrew.shift == steps - done
        assert told(state).count("shifted places=1 vp=1") == (1 if steps > done else 0)


def test_the_human_at_the_end_of_another_track_does_not_matter() -> None:
    state = a_table(number("N16"), RESEARCH)
    andrew = andrew_of(state)
    andrew.tracks[SOUTH] = RULES.tracks[SOUTH].last - 3
    state.companies[0].tracks = ints([track.last for track in RULES.tracks])
    state.companies[0].tracks[SOUTH] = 0
    act(state)
    assert andrew.tracks[SOUTH] == RULES.tracks[SOUTH].last
    assert state.last_space_taken(SOUTH)
    assert andrew.shift == 0


def test_he_gets_no_bonus_on_the_last_space() -> None:
    state = a_table(number("N18"), RESEARCH)
    andrew = andrew_of(state)
    andrew.tracks[MIDWEST] = RULES.tracks[MIDWEST].last - 1
    before = state.companies[0].to_dict()
    act(state)
    assert andrew.tracks[MIDWEST] == RULES.tracks[MIDWEST].last
    assert andrew.shift == 2
    assert andrew.discs == DISCS
    assert state.companies[0].to_dict() == before


# Rows at their end (CAR-3.2, CAR-9.4, CAR-9.11)


@pytest.mark.parametrize("card", CARDS)
def test_with_a_flipped_marker_event_and_action_come_from_different_rows(card: int) -> None:
    row = RULES.cards[card].chooses
    state = a_table(card, row)
    below = (row + 1) % TYPES
    events = list(state.events)
    events[below * ROW_EVENTS + 2] = DONATION_EVENT
    state.events = ints(events)
    state.markers = zeros(TYPES)
    state.markers[row] = ROW_EVENTS
    state.markers[below] = 2
    state.row = andrew_chooses(state)
    state.moving = state.moving_row(state.row)
    assert (state.row, state.moving) == (row, below)
    act(state)
    assert state.donations[RULES.cards[card].donation] == 1 << ANDREW
    only_the_action_of(state, card, row)


@pytest.mark.parametrize("card", CARDS)
def test_two_rows_at_their_end_flip_the_third(card: int) -> None:
    row = RULES.cards[card].chooses
    state = a_table(card, row)
    third = (row + 2) % TYPES
    events = list(state.events)
    events[third * ROW_EVENTS + ROW_EVENTS - 1] = LAST_EVENT + EAST
    state.events = ints(events)
    state.markers[row] = ROW_EVENTS
    state.markers[(row + 1) % TYPES] = ROW_EVENTS
    state.markers[third] = ROW_EVENTS - 1
    state.row = andrew_chooses(state)
    state.moving = state.moving_row(state.row)
    assert (state.row, state.moving) == (row, third)
    act(state)
    assert state.donations[RULES.cards[card].donation] == 1 << ANDREW
    only_the_action_of(state, card, row)


@pytest.mark.parametrize("card", CARDS)
def test_the_human_may_pick_any_row_for_him(card: int) -> None:
    for row in range(TYPES):
        state = a_table(card, row, moving=(row + 1) % TYPES)
        state.events = ints(
            DONATION_EVENT if n // ROW_EVENTS == row else SOUTH for n in range(TYPES * ROW_EVENTS)
        )
        act(state)
        assert list(state.donations) == [0] * DONATIONS
        only_the_action_of(state, card, row)


def only_the_action_of(state: CarnegieState, number: int, row: int) -> None:
    card = RULES.cards[number]
    andrew = andrew_of(state)
    assert andrew.shift == (card.hr_shift if row == HR else 0)
    assert len(andrew.tiles) == (len(card.takes) if row == MANAGEMENT else 0)
    assert list(state.slots).count(ANDREW) == (len(card.cities) if row == CONSTRUCTION else 0)
    assert sum(andrew.tracks) == (card.steps if row == RESEARCH else 0)


# The end of the round (CAR-9.7)


@pytest.mark.parametrize("shift", range(5))
def test_the_card_is_tucked_under_the_vp_card_it_reached(shift: int) -> None:
    state = a_table(3, HR)
    andrew = andrew_of(state)
    andrew.shift = shift
    tuck_card(state)
    assert list(andrew.reached) == [1 if n == shift else 0 for n in range(5)]
    assert (andrew.played, andrew.shown, andrew.shift) == (1, False, 0)
    assert told(state) == [f"tucked card={CARD.text(3)} vp={RULES.shift_vp[shift]}"]


def test_all_cards_are_tucked_away_in_the_end() -> None:
    state = a_table(3, HR)
    andrew = andrew_of(state)
    for _ in range(RULES.rounds):
        andrew.shown = True
        tuck_card(state)
    assert list(andrew.reached) == [20, 0, 0, 0, 0]
    assert andrew.problems(RULES, state.slots, state.donations) == []


# Dealing (CAR-9.2, CAR-9.3, CAR-9.10)


@pytest.mark.parametrize(
    ("difficulty", "advanced"), [("easy", 0), ("normal", 5), ("hard", 10), ("expert", 15)]
)
def test_the_deck_of_each_difficulty(difficulty: str, advanced: int) -> None:
    rules = the_rules(difficulty)
    met: Counter[int] = Counter()
    firsts: Counter[int] = Counter()
    for seed in range(200):
        deck = deal_deck(rules, Rng.seeded(seed))
        assert len(deck) == len(dict.fromkeys(deck)) == 20
        assert sum(rules.cards[card].advanced for card in deck) == advanced
        met.update(deck)
        firsts.update(deck[:1])
    assert len(met) == (40 if advanced else 20)
    assert len(firsts) > 10
    assert deal_deck(rules, Rng.seeded(7)) == deal_deck(rules, Rng.seeded(7))


def test_a_new_andrew() -> None:
    andrew = new_andrew(RULES)
    assert andrew.problems(RULES, ints([FREE] * SLOTS), zeros(DONATIONS)) == []
    assert (andrew.played, andrew.shown, andrew.shift) == (0, False, 0)
    assert (andrew.discs, list(andrew.tracks), andrew.tiles) == (26, [0] * 4, [])
    assert list(andrew.reached) == [0] * 5
    assert andrew_from_dict(andrew.to_dict()).to_dict() == andrew.to_dict()


def someone(rules: Rules, played: int, shown: bool, seed: int = 0) -> Andrew:
    andrew = new_andrew(rules)
    andrew.deck = deal_deck(rules, Rng.seeded(seed, "deck"))
    andrew.played = played
    andrew.shown = shown
    andrew.reached[0] = played
    return andrew


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "expert"])
@pytest.mark.parametrize("shown", [False, True])
@pytest.mark.parametrize("played", [0, 1, 9, 17, 18, 19])
def test_what_is_known_stays_when_his_cards_are_dealt_anew(
    difficulty: str, shown: bool, played: int
) -> None:
    rules = the_rules(difficulty)
    decks: list[list[int]] = []
    for seed in range(60):
        andrew = someone(rules, played, shown, seed % 3)
        old = andrew.deck[:]
        deal_unseen(rules, andrew, Rng.seeded(seed, "unseen"))
        seen = played + shown
        assert andrew.deck[:seen] == old[:seen]
        for place in range(seen, min(played + 2, 20)):
            assert rules.cards[andrew.deck[place]].back() == rules.cards[old[place]].back()
        assert andrew.problems(rules, ints([FREE] * SLOTS), zeros(DONATIONS)) == []
        if seed % 3 == 0:
            decks.append(andrew.deck)
    if played < 17:  # later the backs may tell all, with 20 normal cards
        assert any(deck != decks[0] for deck in decks)


def test_the_deck_of_a_clone_is_dealt_anew_and_the_original_kept() -> None:
    andrew = someone(RULES, 4, True)
    before = andrew.to_dict()
    copy = andrew.clone()
    assert copy.to_dict() == before
    deal_unseen(RULES, copy, Rng.seeded(5))
    assert copy.deck != andrew.deck
    assert andrew.to_dict() == before


@pytest.mark.parametrize("shown", [False, True])
@pytest.mark.parametrize("played", [0, 5, 12, 18, 19])
def test_hidden_cards_do_not_matter_when_dealt_anew(shown: bool, played: int) -> None:
    """Two games that look alike to the human give the same decks with the same chance."""
    rules = the_rules("hard")
    for seed in range(40):
        one = someone(rules, played, shown)
        other = one.clone()
        deal_unseen(rules, other, Rng.seeded(seed, "another truth"))
        deal_unseen(rules, one, Rng.seeded(seed))
        deal_unseen(rules, other, Rng.seeded(seed))
        assert one.deck == other.deck


def test_unseen_places_take_every_card_that_can_be_there() -> None:
    rules = the_rules("hard")
    andrew = someone(rules, 3, False)
    known = andrew.deck[:3]
    backs = [rules.cards[card].back() for card in andrew.deck]
    met: list[Counter[int]] = [Counter() for _ in range(20)]
    for seed in range(3000):
        again = andrew.clone()
        deal_unseen(rules, again, Rng.seeded(seed))
        for place, card in enumerate(again.deck):
            met[place][card] += 1
    for place in (3, 4):
        fitting = [n for n in CARDS if n not in known and rules.cards[n].back() == backs[place]]
        assert sorted(met[place]) == fitting
        assert max(met[place].values()) < 2 * min(met[place].values())
    for place in range(5, 20):
        assert len(met[place]) == 37


def test_before_round_one_only_the_top_back_can_be_seen() -> None:
    rules = the_rules("hard")
    andrew = someone(rules, 0, False)
    backs: list[Counter[int]] = [Counter(), Counter()]
    for seed in range(200):
        again = andrew.clone()
        deal_unseen(rules, again, Rng.seeded(seed), laid=False)
        for place in (0, 1):
            backs[place][rules.cards[again.deck[place]].back()] += 1
    assert list(backs[0]) == [rules.cards[andrew.deck[0]].back()]
    assert sorted(backs[1]) == [0, 1, 2, 3, 4]


def test_after_the_last_card_nothing_is_dealt() -> None:
    andrew = someone(RULES, 20, False)
    before = andrew.deck[:]
    deal_unseen(RULES, andrew, Rng.seeded(1))
    assert andrew.deck == before


# What `problems` finds


def test_sound_pieces_have_no_problems() -> None:
    state = a_table(4, CONSTRUCTION, DONATION_EVENT)
    andrew = act(state)
    assert andrew.problems(RULES, state.slots, state.donations) == []


def broken(**changes: object) -> list[str]:
    andrew = someone(RULES, 2, False)
    for name, value in changes.items():
        setattr(andrew, name, value)
    return andrew.problems(RULES, ints([FREE] * SLOTS), zeros(DONATIONS))


@pytest.mark.parametrize(
    "changes",
    [
        {"deck": [*range(15), *range(20, 24), 20]},
        {"deck": list(range(20))},
        {"deck": [*range(14), *range(20, 25)]},
        {"played": 3},
        {"played": 21, "reached": ints([21, 0, 0, 0, 0])},
        {"played": 20, "reached": ints([20, 0, 0, 0, 0]), "shown": True},
        {"reached": ints([2, 0, 0, 0])},
        {"reached": ints([3, -1, 0, 0, 0])},
        {"shift": 5, "shown": True},
        {"shift": 1},
        {"discs": 25},
        {"discs": 27},
        {"tracks": ints([0, 0, 99, 0])},
        {"tracks": ints([0, -1, 0, 0])},
    ],
)
def test_each_fault_is_found(changes: dict[str, object]) -> None:
    assert len(broken(**changes)) == 1
    assert broken() == []
