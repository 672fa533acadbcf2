"""What Carnegie tells beforehand comes true: the numbers of actions, and the previews of rows."""

from __future__ import annotations

from collections import Counter

import pytest

import magnate
from magnate.core.actions import Action
from magnate.core.facts import FactKind, Journal
from magnate.core.ints import ints
from magnate.core.laws import pick
from magnate.core.rng import Rng
from magnate.games.carnegie.actions import (
    BRING_HOME,
    CARNEGIE,
    CHOOSE,
    DONATION,
    DONE_ACTION,
    GIVE,
    MISSION_POINTS,
    MISSION_STEPS,
    PROJECT,
    SELL_GOODS,
    STUDY_TRACK,
    TAKE_POINTS,
    TAKE_STEPS,
    TYPES,
    USE,
)
from magnate.games.carnegie.decisions.course import ChooseAction
from magnate.games.carnegie.decisions.departments import Department, UseDepartments
from magnate.games.carnegie.decisions.employees import ChooseLobby, MoveEmployees
from magnate.games.carnegie.decisions.income import (
    BringHome,
    Donate,
    GoodsOrMoney,
    StaffOrMoney,
)
from magnate.games.carnegie.decisions.study import Study
from magnate.games.carnegie.domains import DEPARTMENTS_PHASE, EVENT, GOODS, NOTHING
from magnate.games.carnegie.facts import (
    GOT_GOODS,
    GOT_MONEY,
    GOT_POINTS,
    GOT_STAFF,
    GOT_STEPS,
    GOT_VP,
    HAPPENS,
    HOME,
)
from magnate.games.carnegie.state import CarnegieState
from magnate.games.carnegie.view import view_of
from magnate.games.carnegie.view_types import GainView, PreviewView
from tests.contract.games import GAMES, RICH
from tests.helpers.players import CARNEGIE_IDLE, Curious, Player, anything, play_one
from tests.rules.carnegie.table import a_table

GAME = magnate.game("carnegie")
STUDIOUS = {
    **RICH,
    "track": {"midwest": {"incomes": ["9 study points"] * 4 + ["2 VP"]}},
}
"""Study points at many an event, so that their bonuses matter."""


def start(players: int, seed: int, studious: bool = False) -> CarnegieState:
    state = GAME.start(players, seed, STUDIOUS if studious else None, tab_sides="random")
    assert isinstance(state, CarnegieState)
    return state


# Numbers


@pytest.mark.slow
def test_every_number_is_told_and_true() -> None:
    """Each is checked by a truth that isn't None, so that none is declared in vain."""
    checked: Counter[str] = Counter()
    for seed in range(6):
        rng = Rng.seeded(seed, "numbers")
        state = GAMES["carnegie"].start(seed, rng, STUDIOUS if seed % 2 else RICH)
        player: Player = Curious(CARNEGIE_IDLE)
        while not state.over:
            for seat in state.to_act:
                for action in [pick(state.legal(seat), rng) for _ in range(6)]:
                    check_numbers(state, seat, action, checked)
            play_one(state, player, rng)
    assert set(checked) == set(CARNEGIE.numbers)


def check_numbers(state: object, seat: int, action: Action, checked: Counter[str]) -> None:
    assert isinstance(state, CarnegieState)
    told = state.about(seat, action)
    after = state.clone()
    after.advance(seat, action)
    for name, number in told.items():
        truth = CARNEGIE.numbers[name].truth(state, after, seat, action)
        assert truth == number, (action, name)
        checked[name] += 1


# Previews


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("studious", [False, True])
def test_every_preview_comes_true(players: int, studious: bool) -> None:
    """At each choice of a row, each row is picked and each seat takes all the event gives, while
    the others pass; then it lets all employees of the row act."""
    seen: Counter[str] = Counter()
    for seed in range(3):
        rng = Rng.seeded(seed, "previews")
        state = start(players, seed, studious)
        player: Player = Curious(CARNEGIE_IDLE) if seed % 2 else anything
        while not state.over:
            if isinstance(state.stack[-1], ChooseAction):
                for preview in view_of(state, None)["previews"]:
                    for seat in range(players):
                        check_preview(state, preview, seat, seen)
            play_one(state, player, rng)
    assert seen["home"] > 0
    assert seen["steps"] > 0
    assert seen["department_points"] > 0
    assert seen["donation"] > 0
    assert seen["points"] > 0 or not studious


def check_preview(
    state: CarnegieState, preview: PreviewView, seat: int, seen: Counter[str]
) -> None:
    told = preview["gains"][seat]
    for key, value in told.items():
        seen[key] += bool(value)
    trial = state.clone()
    trial.journal = journal = Journal()
    trial.advance(trial.first, CHOOSE.at(preview["row"]))
    happened = next(event.fact.args for event in journal.events if event.fact.kind is HAPPENS)
    assert happened == (preview["moving"], preview["happening"])
    take_income(trial, seat, state.round_number)

    def got(kind: FactKind) -> int:
        return sum(
            event.fact.args[1]
            for event in journal.events
            if event.fact.kind is kind and event.fact.args[0] == seat
        )

    assert {
        "home": got(HOME),
        "money": got(GOT_MONEY),
        "goods": got(GOT_GOODS),
        "points": got(GOT_POINTS),
        "staff": got(GOT_STAFF),
        "vp": got(GOT_VP),
    } == {key: told[key] for key in ("home", "money", "goods", "points", "staff", "vp")}
    assert could_donate(trial, seat, state.round_number) == told["donation"]
    check_departments(state, preview["row"], seat, told)


def in_event(state: CarnegieState, this: int) -> bool:
    """Whether the event of a round is going on; alone, the next round may come by itself."""
    return bool(state.stack) and state.phase == EVENT and state.round_number == this


def take_income(state: CarnegieState, seat: int, this: int) -> None:
    """Bring all employees home, up to the first choice of what they bring."""
    while in_event(state, this):
        asked = state.to_act[0]
        top = state.stack[-1]
        if asked != seat:
            decline(state, asked)
        elif isinstance(top, BringHome):
            options = [action for action in state.legal(seat) if action.kind is BRING_HOME]
            state.advance(seat, options[-1])
            return
        else:
            return


def decline(state: CarnegieState, asked: int) -> None:
    legal = state.legal(asked)
    state.advance(asked, DONE_ACTION if DONE_ACTION in legal else legal[0])


def could_donate(state: CarnegieState, seat: int, this: int) -> bool:
    """Whether any way through the rest of the event lets the seat donate: every choice of money,
    and every way to spend study points on tracks, is tried."""
    waiting = [state.clone()]
    known: set[str] = set()
    while waiting:
        trial = waiting.pop()
        if not in_event(trial, this):
            continue
        asked = trial.to_act[0]
        top = trial.stack[-1]
        if asked != seat:
            decline(trial, asked)
            waiting.append(trial)
        elif isinstance(top, Donate):
            assert trial.companies[seat].discs > 0
            return True
        elif isinstance(top, StaffOrMoney | GoodsOrMoney | ChooseLobby | Study):
            for action in trial.legal(seat):
                if action.kind is SELL_GOODS or (
                    isinstance(top, Study) and action.kind not in (STUDY_TRACK, DONE_ACTION.kind)
                ):
                    continue
                after = trial.clone()
                after.advance(seat, action)
                if after.digest() not in known:
                    known.add(after.digest())
                    waiting.append(after)
        else:
            return False
    return False


def check_departments(state: CarnegieState, row: int, seat: int, told: GainView) -> None:
    """Let every employee act who can; the steps and points they bring are told beforehand."""
    trial = state.clone()
    trial.journal = journal = Journal()
    trial.advance(trial.first, CHOOSE.at(row))
    this = state.round_number
    while trial.stack and trial.round_number == this and trial.phase in (EVENT, DEPARTMENTS_PHASE):
        asked = trial.to_act[0]
        top = trial.stack[-1]
        legal = trial.legal(asked)
        if asked == seat and isinstance(top, UseDepartments):
            uses = [action for action in legal if action.kind is USE]
            trial.advance(seat, uses[0] if uses else DONE_ACTION)
        elif asked == seat and isinstance(top, Department):
            kinds = (TAKE_STEPS, MISSION_STEPS, TAKE_POINTS, MISSION_POINTS)
            gives = [action for action in legal if action.kind in kinds]
            trial.advance(seat, gives[0] if gives else DONE_ACTION)
        elif isinstance(top, MoveEmployees):
            trial.advance(asked, DONE_ACTION)
        else:
            decline(trial, asked)
    totals = {GOT_STEPS: 0, GOT_POINTS: 0}
    for event in journal.events:
        if event.fact.kind in totals and event.fact.args[0] == seat:
            totals[event.fact.kind] += event.fact.args[1]
    assert (totals[GOT_STEPS], totals[GOT_POINTS]) == (told["steps"], told["department_points"])


def test_a_row_that_is_picked_shows_the_event_after_it() -> None:
    """From the choice on, not only once the marker has moved."""
    state = start(2, 1)
    rng = Rng.seeded(1, "next")
    while state.round_number < 3:
        if isinstance(state.stack[-1], ChooseAction):
            state.companies[state.first].missions = ints([1] * 4)
            before = view_of(state, 0)["previews"]
            state.advance(state.first, CHOOSE.at(0))
            assert state.phase == EVENT or before[0]["region"] is None
            after = view_of(state, 0)["previews"]
            place = state.markers[0] + 1
            assert after[0]["happening"] == view_of(state, 0)["events"][0][place]
            assert [one["happening"] for one in after[1:]] == [
                one["happening"] for one in before[1:]
            ]
        play_one(state, anything, rng)


@pytest.mark.parametrize("rounds", [3, 20])
def test_there_are_no_previews_once_the_last_row_is_picked(rounds: int) -> None:
    content = {
        "end": {"rounds": rounds},
        "difficulty": {
            "easy": {"advanced": 0},
            "normal": {"advanced": 0},
            "hard": {"advanced": 0},
            "expert": {"advanced": 0},
        },
    }
    state = GAME.start(2, 1, content, tab_sides="random")
    assert isinstance(state, CarnegieState)
    rng = Rng.seeded(1, "last")
    while not state.over:
        last = state.round_number == rounds and state.row >= 0
        assert len(view_of(state, 0)["previews"]) == (0 if last else TYPES)
        play_one(state, anything, rng)
    assert view_of(state, 0)["previews"] == []


def test_previews_of_rows_that_are_not_picked_yet() -> None:
    state = start(2, 1)
    assert [preview["row"] for preview in view_of(state, 0)["previews"]] == list(range(TYPES))
    assert view_of(state, 0)["row"] is None
    assert view_of(state, 0)["moving"] is None
    assert view_of(state, 0)["turn"]["seat"] is not None


@pytest.mark.parametrize("noted", ["", "rights-donation", "welfare-employee", "welfare-money"])
def test_the_yield_of_each_space_is_true_for_charity_too(noted: str) -> None:
    """Though the employee who is sent then stands no more, and the price is paid."""
    table = a_table(4, secret_donation=bool(noted)).with_department(0, "charity", "r1c1", active=1)
    if noted:
        table.state.companies[0].noted = DONATION.texts.index(noted)
    table.with_donations(0, "health-west").with_money(0, 33)
    given = [space for space in DONATION.texts if space != "health-west"]
    table.with_donations(1, *given).use("research", "use r1c1")
    yields = table.company(0)["yields"]
    checked: Counter[str] = Counter()
    for action in table.state.legal(0):
        if action.kind is GIVE:
            assert table.state.about(0, action)["vp"] == yields[action.a]
            check_numbers(table.state, 0, action, checked)
    assert checked["vp"] == 4 * len(given)


def test_built_cells_are_those_whose_discs_left_the_tabs() -> None:
    table = a_table().with_projects(0, "industry", "chicago/1").with_tab(0, "commerce", 4)
    built = [(PROJECT.text(project), kind, n) for project, kind, n in table.state.built_cells(0)]
    assert built == [("housing", NOTHING, 0), ("industry", GOODS, 1)]


def test_selling_can_be_taken_back() -> None:
    state = a_table(content={"sale": {"price": 2}}).state
    company = state.companies[0]
    state.sell(0, 3)
    assert (company.goods, company.money) == (1, 18)
    state.sell(0, -3)
    assert (company.goods, company.money) == (4, 12)
