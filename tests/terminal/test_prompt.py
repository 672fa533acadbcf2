"""What a typed line means, and how choices are laid out."""

from __future__ import annotations

import pytest
from rich.text import Text

from magnate.core.game import game
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.games.container.state import ContainerState
from magnate.terminal.answers import Mistyped, Refused, read_answers
from magnate.terminal.lines import grid
from magnate.terminal.prompt import make_menu
from tests.terminal.boards import bidding, started


def moves(line: str, state: State, seat: int) -> list[str]:
    return [str(action) for _, action in read_answers(line.strip(), state, seat)]


def keys(state: State, seat: int) -> dict[str, str]:
    """The key of each choice by its notation."""
    menu = make_menu(state.legal(seat))
    return {action.text: key for key, action in menu.listed.items()}


def test_one_answer_by_number_or_in_words() -> None:
    state, seat = started()
    key = keys(state, seat)["produce"]
    for line in (key, "produce", "  produce ", "produce ;"):
        assert moves(line, state, seat) == ["produce"]


def test_each_number_is_read_from_the_menu_as_it_then_stands() -> None:
    """Not from the first one: there `1` would buy a machine."""
    state, seat = started()
    produce = keys(state, seat)["produce"]
    line = f"{produce}; 1; 1"
    got = moves(line, state, seat)
    trial = state.clone()
    for text in got:
        assert text in keys(trial, seat)
        trial.play(seat, text)
    assert got[0] == "produce"
    assert got[1].startswith("set-price")
    assert got[2].startswith("set-price")
    assert state.legal(seat)[0].text.startswith("buy-machine")


@pytest.mark.parametrize("line", ["{produce}; 99", "{produce}; 1; xyzzy", "{produce}; produce"])
def test_a_line_names_the_answer_that_is_wrong(line: str) -> None:
    state, seat = started()
    before = state.digest()
    text = line.format(produce=keys(state, seat)["produce"])
    with pytest.raises((Mistyped, Refused)) as caught:
        read_answers(text, state, seat)
    assert isinstance(caught.value, Mistyped | Refused)
    assert caught.value.place == caught.value.count == text.count(";") + 1
    assert caught.value.typed == text.rpartition("; ")[2]
    assert state.digest() == before


@pytest.mark.parametrize("line", ["99", "0", "-1", "1 2", "xyzzy", "²", "bid", "bid 501", "a", ""])
def test_what_names_no_move(line: str) -> None:
    state, seat = started()
    with pytest.raises(Mistyped):
        read_answers(line, state, seat)


@pytest.mark.parametrize("name", ["container", "carnegie", "rolling_heights"])
def test_whatever_is_read_can_be_played(name: str) -> None:
    """Lines of anything, through a game: they are refused as a whole, or played as a whole."""
    state = game(name).start(None, 5)
    rng = Rng.seeded(5, "lines")
    played = refused = 0
    for _ in range(400):
        if state.over:
            break
        seat = state.to_act[0]
        menu = make_menu(state.legal(seat))
        offered = [*menu.listed, "done", "keep", "1", "2", "0", "xyzzy"]
        offered += [str(action) for action in menu.all[:4]]
        parts = [offered[rng.below(len(offered))] for _ in range(1 + rng.below(4))]
        before = state.digest()
        try:
            answers = read_answers("; ".join(parts), state, seat)
        except (Mistyped, Refused):
            refused += 1
            assert state.digest() == before
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
        else:
            played += 1
            state.play(seat, answers)
    assert played > 20
    assert refused > 20


# Amounts


def test_an_amount_is_typed_as_it_is() -> None:
    state = bidding()
    for line in ("3", "03", "bid 3"):
        assert moves(line, state, 0) == ["bid 3"]


@pytest.mark.parametrize("line", ["501", "b", "²", "1" * 5000, "bid 501"])
def test_what_names_no_amount(line: str) -> None:
    with pytest.raises(Mistyped):
        read_answers(line, bidding(), 0)


def test_nothing_is_read_beyond_what_cannot_be_taken_back() -> None:
    state = bidding()
    for line in ("3 4", "3; 1", "3; xyzzy", "bid 3; produce"):
        with pytest.raises(Refused) as caught:
            read_answers(line, state, 0)
        assert caught.value.reason.kind.key == "core-reason-after-seal"
        assert caught.value.place == 1
        assert caught.value.typed == line.removesuffix(" 4").partition(";")[0]


def test_the_answer_that_had_to_come_last_is_blamed() -> None:
    state, seat = started()
    with pytest.raises(Refused) as caught:
        read_answers("buy-warehouse; end-turn; 1; 8", state, seat)
    assert caught.value.action.text == caught.value.typed == "end-turn"
    assert (caught.value.place, caught.value.count) == (2, 4)


# Suggestions


@pytest.mark.parametrize(
    "typed", ["set-price 7", "set-price beige 7", "set-price beige 0 7", "set-prise beige 0 6"]
)
def test_suggestions_are_legal(typed: str) -> None:
    state, seat = started()
    state.play(seat, "produce")
    with pytest.raises(Mistyped) as caught:
        read_answers(typed, state, seat)
    assert caught.value.near in [action.text for action in state.legal(seat)]


def test_nothing_is_suggested_where_nothing_is_near() -> None:
    state, seat = started()
    state.play(seat, "produce")
    with pytest.raises(Mistyped) as caught:
        read_answers("buy-machine voilet", state, seat)  # near, but not legal now
    assert caught.value.near == ""


def test_the_nearest_amount_is_suggested() -> None:
    state = bidding()
    assert isinstance(state, ContainerState)
    with pytest.raises(Mistyped) as caught:
        read_answers("999", state, 0)
    assert caught.value.near == f"bid {state.most_bid(0)}"


@pytest.mark.parametrize("count", range(12))
@pytest.mark.parametrize("width", [30, 80])
def test_every_choice_is_laid_out_once_and_in_order(count: int, width: int) -> None:
    cells = [Text(f"<{'x' * (number % 5 + 6)}{number}>") for number in range(count)]
    lines = [line.plain for line in grid(cells, width)]
    assert all(len(line) <= width for line in lines)
    columns = sorted(
        (line.index(cell.plain), row, cell.plain)
        for cell in cells
        for row, line in enumerate(lines)
        if cell.plain in line
    )
    assert [plain for _, _, plain in columns] == [cell.plain for cell in cells]
