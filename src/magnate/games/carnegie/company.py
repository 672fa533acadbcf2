"""A player's company: its board, employees, tabs, tracks and stock (CAR-1.4)."""

from __future__ import annotations

from typing import Any, final

from magnate.games.carnegie.actions import CELLS, LOBBY, NEW_LOBBY


@final
class Company:
    """Everything of one seat. Cells are numbered row by row from the top left."""

    def __init__(
        self,
        goods: int,
        money: int,
        vp: int,
        cells: list[int],
        lying: list[int],
        standing: list[int],
        missions: list[int],
        reserve: int,
        discs: int,
        sides: list[int],
        advanced: list[int],
        built: list[int],
        tracks: list[int],
        reserved: int,
        joker: bool,
        donations: int,
        noted: int,
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

    def is_there(self, cell: int, lying: bool) -> bool:
        """Whether someone lies, or stands, in a cell."""
        return self.lying[cell] > 0 if lying else self.standing[cell] != 0

    def move(self, origin: int, target: int, lying: bool) -> int:
        """Someone goes to another cell and lies down there; the chair he leaves, -1 for none."""
        self.lying[target] += 1
        if lying:
            self.lying[origin] -= 1
            return -1
        return self.leave_chair(origin)

    def leave_chair(self, cell: int) -> int:
        """An active employee gets up from the first taken chair; which one that is."""
        chair = 0
        while (self.standing[cell] >> chair) & 1 == 0:
            chair += 1
        self.standing[cell] ^= 1 << chair
        return chair

    def active(self, cell: int) -> int:
        """How many employees stand in a cell."""
        return bits(self.standing[cell])

    def active_employees(self) -> int:
        count = 0
        for cell in range(CELLS):
            count += bits(self.standing[cell])
        return count

    def cell_of(self, department: int) -> int:
        """Where a department is; -1 if the company hasn't got it."""
        for cell in range(CELLS):
            if self.cells[cell] == department:
                return cell
        return -1

    def staffed(self, department: int) -> bool:
        """Whether a lasting department works: someone stands in it."""
        cell = self.cell_of(department)
        return cell >= 0 and self.standing[cell] != 0

    def lobby(self) -> int:
        """The cell of the printed lobby."""
        return self.cell_of(LOBBY)

    def new_lobby(self) -> int:
        """The cell of the second lobby; -1 if there is none."""
        return self.cell_of(NEW_LOBBY)

    def donation_count(self) -> int:
        """How many donations were made openly."""
        return bits(self.donations)

    def employees(self) -> int:
        """All employees, wherever they are."""
        return self.reserve + sum(self.lying) + sum(self.missions) + self.active_employees()

    def to_dict(self) -> dict[str, Any]:
        return {
            "goods": self.goods,
            "money": self.money,
            "vp": self.vp,
            "cells": self.cells[:],
            "lying": self.lying[:],
            "standing": self.standing[:],
            "missions": self.missions[:],
            "reserve": self.reserve,
            "discs": self.discs,
            "sides": self.sides[:],
            "advanced": self.advanced[:],
            "built": self.built[:],
            "tracks": self.tracks[:],
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
        cells=list(data["cells"]),
        lying=list(data["lying"]),
        standing=list(data["standing"]),
        missions=list(data["missions"]),
        reserve=data["reserve"],
        discs=data["discs"],
        sides=list(data["sides"]),
        advanced=list(data["advanced"]),
        built=list(data["built"]),
        tracks=list(data["tracks"]),
        reserved=data["reserved"],
        joker=data["joker"],
        donations=data["donations"],
        noted=data["noted"],
    )


def bits(mask: int) -> int:
    """How many bits of a mask are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def distance(origin: int, target: int) -> int:
    """Rows plus columns between two cells: the price of a move in steps (CAR-5.4)."""
    return abs(origin // 4 - target // 4) + abs(origin % 4 - target % 4)
