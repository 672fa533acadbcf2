"""Rows of machine words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import magnate
from magnate.core.ints import (
    adding,
    apart,
    bit,
    highest,
    including,
    ints,
    plus,
    replacing,
    rows,
    setting,
    shuffle,
    sum_of,
    without,
    zeros,
)
from magnate.core.rng import Rng

ENGINE = Path(magnate.__file__).parent


def test_rows_copy_count_and_compare() -> None:
    row = ints([3, 1, 2])
    copy = row[:]
    copy[0] += 1
    assert list(row) == [3, 1, 2]
    assert list(copy) == [4, 1, 2]
    assert copy != row
    assert row == ints([3, 1, 2])
    assert sum_of(copy) == 7
    assert list(zeros(4)) == [0, 0, 0, 0]
    assert sum_of(zeros(0)) == 0


ASCENDING: tuple[list[int], ...] = ([], [4], [1, 3], [2, 2, 5, 9], [0, 3, 3, 3, 7])


@pytest.mark.parametrize("values", ASCENDING)
def test_changed_copies_leave_the_row_alone(values: list[int]) -> None:
    """Clones share rows: whoever changes one must get another."""
    row = ints(values)
    for value in range(11):
        assert list(including(row, value)) == sorted([*values, value])
    for place, old in enumerate(values):
        fewer = values.copy()
        fewer.remove(old)
        assert list(without(row, old)) == fewer
        for new in range(11):
            assert list(replacing(row, old, new)) == sorted([*fewer, new])
        assert list(adding(row, place, -2)) == [*values[:place], old - 2, *values[place + 1 :]]
        assert list(setting(row, place, 8)) == [*values[:place], 8, *values[place + 1 :]]
    assert list(plus(row, row)) == [2 * value for value in values]
    assert list(row) == values


def test_rows_of_rows_and_the_highest() -> None:
    assert [list(row) for row in rows([[1, 2], [], [3]])] == [[1, 2], [], [3]]
    assert highest(ints([-3, -1, -2])) == -1


def test_a_row_is_shuffled_like_a_list_and_from_a_place_on() -> None:
    values = list(range(9))
    row = ints(values)
    shuffle(row, Rng.seeded(5))
    Rng.seeded(5).shuffle(values)
    assert list(row) == values
    shuffle(row, Rng.seeded(6), 4)
    assert list(row)[:4] == values[:4]
    assert sorted(row) == list(range(9))


def test_apart_has_no_sign() -> None:
    assert [apart(2, 5), apart(5, 2), apart(-3, 0), apart(4, 4)] == [3, 3, 3, 0]


@pytest.mark.parametrize("number", [0, 1, 31, 32, 53, 62])
def test_a_bit_is_not_cut_at_32(number: int) -> None:
    assert bit(number) == 2**number


SHIFT = re.compile(r"^(?!.*: Final).*\b\d+ << (?![\dA-Z])", re.MULTILINE)
"""A literal shifted by a variable: compiled, that happens in 32 bits. By a constant it is worked
out beforehand."""


def test_the_guard_sees_a_shifted_literal() -> None:
    assert SHIFT.search("    mask |= 1 << plot")
    assert not SHIFT.search("    mask |= bit(plot)")
    assert not SHIFT.search("MASK: Final = (1 << BITS) - 1")
    assert not SHIFT.search("    for mask in range(1 << SEATS):")


@pytest.mark.parametrize(
    "path",
    sorted(path for part in ("core", "games", "bots") for path in ENGINE.glob(f"{part}/**/*.py")),
    ids=lambda path: str(path.relative_to(ENGINE)),
)
def test_no_rule_shifts_a_literal(path: Path) -> None:
    assert not SHIFT.findall(path.read_text())
