"""A player's company: its board, employees, tabs, tracks and stock (CAR-1.4)."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from magnate.core.ints import Ints, apart, bit, ints, sum_of
from magnate.games.carnegie.actions import CELLS, LOBBY, NEW_LOBBY


@final
@mypyc_attr(acyclic=True)
class Company:
    """Everything of one seat. Cells are numbered row by row from the top left."""

    def __init__(
        self,
        goods: i64,
        money: i64,
        vp: i64,
        cells: Ints,
        lying: Ints,
        standing: Ints,
        missions: Ints,
        reserve: i64,
        discs: i64,
        sides: Ints,
        advanced: Ints,
        built: Ints,
        tracks: Ints,
        reserved: i64,
        joker: bool,
        donations: i64,
        noted: i64,
    ) -> None:
        self.goods = goods
        self.money = money
        self.vp = vp
        self.cells = cells
        """The department of each cell, `LOBBY` or `EMPTY`."""
        self.lying = lying
        """How many employees lie in each cell."""
        self.standing = standing
        """Bit mask of the taken chairs of each cell: the active employees."""
        self.missions = missions
        """Employees on missions by region."""
        self.reserve = reserve
        """Employees not yet available."""
        self.discs = discs
        """Discs in stock."""
        self.sides = sides
        """The side of each project tab: 0 for A, 1 for B."""
        self.advanced = advanced
        """The furthest uncovered cell of each tab."""
        self.built = built
        """How many discs of each tab have been built, the lowest cells first (CAR-5.12)."""
        self.tracks = tracks
        """The space on each region's transport track."""
        self.reserved = reserved
        """The tile picked at set-up and not built yet (CAR-1.7); -1 when there is none."""
        self.joker = joker
        self.donations = donations
        """Bit mask of own donation spaces."""
        self.noted = noted
        """The secretly noted donation (CAR-10.1); -1 when there is none."""

    def clone(self) -> Company:
        return Company(
            goods=self.goods,
            money=self.money,
            vp=self.vp,
            cells=self.cells[:],
            lying=self.lying[:],
            standing=self.standing[:],
            missions=self.missions[:],
            reserve=self.reserve,
            discs=self.discs,
            sides=self.sides[:],
            advanced=self.advanced[:],
            built=self.built[:],
            tracks=self.tracks[:],
            reserved=self.reserved,
            joker=self.joker,
            donations=self.donations,
            noted=self.noted,
        )

    def is_there(self, cell: i64, lying: bool) -> bool:
        """Whether someone lies, or stands, in a cell."""
        return self.lying[cell] > 0 if lying else self.standing[cell] != 0

    def move(self, origin: i64, target: i64, lying: bool) -> i64:
        """Someone goes to another cell and lies down there; the chair he leaves, -1 for none."""
        self.lying[target] += 1
        if lying:
            self.lying[origin] -= 1
            return -1
        return self.leave_chair(origin)

    def leave_chair(self, cell: i64) -> i64:
        """An active employee gets up from the first taken chair; which one that is."""
        chair: i64 = 0
        while (self.standing[cell] >> chair) & 1 == 0:
            chair += 1
        self.standing[cell] ^= bit(chair)
        return chair

    def has_free(self, cell: i64, chair: i64) -> bool:
        """Whether nobody stands on a chair."""
        return (self.standing[cell] >> chair) & 1 == 0

    def active(self, cell: i64) -> i64:
        """How many employees stand in a cell."""
        return bits(self.standing[cell])

    def active_employees(self) -> i64:
        count: i64 = 0
        for cell in range(CELLS):
            count += bits(self.standing[cell])
        return count

    def is_idle(self) -> bool:
        """Whether nobody is on the board."""
        for cell in range(CELLS):
            if self.lying[cell] > 0 or self.standing[cell] != 0:
                return False
        return True

    def cell_of(self, department: i64) -> i64:
        """Where a department is; -1 if the company hasn't got it."""
        cells = self.cells
        for cell in range(CELLS):
            if cells[cell] == department:
                return cell
        return -1

    def departments(self) -> i64:
        """Bit mask of what is in the cells."""
        mask: i64 = 0
        for department in self.cells:
            mask |= bit(department)
        return mask

    def staffed(self, department: i64) -> bool:
        """Whether a lasting department works: someone stands in it."""
        cell = self.cell_of(department)
        return cell >= 0 and self.standing[cell] != 0

    def lobby(self) -> i64:
        """The cell of the printed lobby."""
        return self.cell_of(LOBBY)

    def new_lobby(self) -> i64:
        """The cell of the second lobby; -1 if there is none."""
        return self.cell_of(NEW_LOBBY)

    def donation_count(self) -> i64:
        """How many donations were made openly."""
        return bits(self.donations)

    def employees(self) -> i64:
        """All employees, wherever they are."""
        return self.reserve + sum_of(self.lying) + sum_of(self.missions) + self.active_employees()

    def to_dict(self) -> dict[str, Any]:
        return {
            "goods": self.goods,
            "money": self.money,
            "vp": self.vp,
            "cells": list(self.cells),
            "lying": list(self.lying),
            "standing": list(self.standing),
            "missions": list(self.missions),
            "reserve": self.reserve,
            "discs": self.discs,
            "sides": list(self.sides),
            "advanced": list(self.advanced),
            "built": list(self.built),
            "tracks": list(self.tracks),
            "reserved": self.reserved,
            "joker": self.joker,
            "donations": self.donations,
            "noted": self.noted,
        }


def company_from_dict(data: dict[str, Any]) -> Company:
    """Read back what `to_dict` wrote."""
    return Company(
        goods=data["goods"],
        money=data["money"],
        vp=data["vp"],
        cells=ints(data["cells"]),
        lying=ints(data["lying"]),
        standing=ints(data["standing"]),
        missions=ints(data["missions"]),
        reserve=data["reserve"],
        discs=data["discs"],
        sides=ints(data["sides"]),
        advanced=ints(data["advanced"]),
        built=ints(data["built"]),
        tracks=ints(data["tracks"]),
        reserved=data["reserved"],
        joker=data["joker"],
        donations=data["donations"],
        noted=data["noted"],
    )


def bits(mask: i64) -> i64:
    """How many bits of a mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def distance(origin: i64, target: i64) -> i64:
    """Rows plus columns between two cells: the price of a move in steps (CAR-5.4)."""
    return apart(origin // 4, target // 4) + apart(origin % 4, target % 4)
