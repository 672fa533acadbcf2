"""Ints: rows of small whole numbers side by side in memory, for what is copied and counted often.

Compiled code reads and writes a row without making Python objects; a slice (`row[:]`) is a copy.
Plain data (`to_dict`, views) holds lists: `list(row)`.

librt's own `append` and `remove` may write into the memory of their argument: only for rows that
nobody else holds.

Where rows are never changed but replaced by new ones (`adding`, `setting`, `including`, …), clones
of a state can share them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from librt.vecs import remove, vec
from mypy_extensions import i64

from magnate.core.rng import Rng

Ints: TypeAlias = "vec[i64]"
Rows: TypeAlias = "vec[vec[i64]]"
"""Several rows, each of its own length."""


def ints(values: Iterable[int]) -> Ints:
    """A row of these values."""
    return vec[i64](list(values))


def rows(values: Iterable[Iterable[int]]) -> Rows:
    """Rows of these values."""
    return vec[vec[i64]]([ints(row) for row in values])


def zeros(length: i64) -> Ints:
    return vec[i64]([0] * length)


def sum_of(row: Ints) -> i64:
    found: i64 = 0
    for value in row:
        found += value
    return found


def highest(row: Ints) -> i64:
    found = row[0]
    for value in row:
        found = max(found, value)
    return found


def plus(one: Ints, other: Ints) -> Ints:
    """The sums of two rows of one length."""
    sums = one[:]
    for place in range(len(sums)):
        sums[place] += other[place]
    return sums


def adding(row: Ints, place: i64, amount: i64) -> Ints:
    """A copy with so much more in one place."""
    changed = row[:]
    changed[place] += amount
    return changed


def setting(row: Ints, place: i64, value: i64) -> Ints:
    """A copy with another value in one place."""
    changed = row[:]
    changed[place] = value
    return changed


def including(row: Ints, value: i64) -> Ints:
    """A copy of an ascending row with one value more."""
    longer = vec[i64]([value] * (len(row) + 1))
    place = len(row)
    while place > 0 and row[place - 1] > value:
        longer[place] = row[place - 1]
        place -= 1
    while place > 0:
        place -= 1
        longer[place] = row[place]
    return longer


def without(row: Ints, value: i64) -> Ints:
    """A copy of a row that holds a value, with one of it less."""
    return remove(row[:], value)


def replacing(row: Ints, old: i64, new: i64) -> Ints:
    """A copy of an ascending row that holds a value, with another one instead."""
    changed = row[:]
    last = len(row) - 1
    place: i64 = 0
    while changed[place] != old:
        place += 1
    while place > 0 and changed[place - 1] > new:
        changed[place] = changed[place - 1]
        place -= 1
    while place < last and changed[place + 1] < new:
        changed[place] = changed[place + 1]
        place += 1
    changed[place] = new
    return changed


def shuffle(row: Ints, rng: Rng, start: i64 = 0) -> None:
    """Put all from a place on in another order, in the way of `Rng.shuffle`."""
    index: i64
    for index in range(len(row) - 1, start, -1):
        other = start + rng.below(index - start + 1)
        row[index], row[other] = row[other], row[index]


def apart(one: i64, other: i64) -> i64:
    """How far two numbers are from each other."""
    return one - other if one > other else other - one


def bit(number: i64, one: i64 = 1) -> i64:
    """The mask of one bit. (Compiled, a literal or a local that holds one is shifted as a C int of
    32 bits; a parameter isn't.)"""
    return one << number
