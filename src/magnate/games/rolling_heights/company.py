"""A player's company: its workers, wilds, plans and points (RH-1.5 to RH-1.7)."""

from __future__ import annotations

from typing import Any, final

from magnate.core.rng import Rng
from magnate.games.rolling_heights.actions import HARD, STATUSES, STEADY, TIRED, WORKERS


@final
class Company:
    """Everything of one seat. The Rival has one too, without workers, wilds and targets."""

    def __init__(
        self,
        *,
        rng: Rng,
        workers: list[int],
        wilds: int,
        plots: list[int],
        targets: list[int],
        plot_vp: int,
        building_vp: int,
        worker_vp: int,
        stage: int,
        left: int,
        lowest: int,
        struck: bool,
    ) -> None:
        self.rng = rng
        """Throws its workers: what is thrown ahead must not depend on what others do (RH-2.1)."""
        self.workers = workers
        """How many of each colour are where: `workers[status * WORKERS + worker]`."""
        self.wilds = wilds
        self.plots = plots
        """Where its plans lie, the oldest first."""
        self.targets = targets
        """The secret targets; dealt once and never changed."""
        self.plot_vp = plot_vp
        self.building_vp = building_vp
        self.worker_vp = worker_vp
        self.stage = stage
        """How far the turn is prepared (RH-3, RH-4)."""
        self.left = left
        """How many workers are still to be picked: to sit out, or to tire after a strike."""
        self.lowest = lowest
        """Where the canonical order of picks has come to: ascending, so that a set is picked in one
        way."""
        self.struck = struck
        """A strike's wild is to come when the main phase begins."""

    def clone(self) -> Company:
        return Company(
            rng=self.rng.clone(),
            workers=self.workers[:],
            wilds=self.wilds,
            plots=self.plots[:],
            targets=self.targets,
            plot_vp=self.plot_vp,
            building_vp=self.building_vp,
            worker_vp=self.worker_vp,
            stage=self.stage,
            left=self.left,
            lowest=self.lowest,
            struck=self.struck,
        )

    @property
    def vp(self) -> int:
        """The score track."""
        return self.plot_vp + self.building_vp + self.worker_vp

    def at(self, status: int, worker: int) -> int:
        """How many workers of a colour have a status."""
        return self.workers[status * WORKERS + worker]

    def shift(self, worker: int, origin: int, target: int) -> None:
        """One worker changes its status."""
        self.workers[origin * WORKERS + worker] -= 1
        self.workers[target * WORKERS + worker] += 1

    def land(self, worker: int, steady: int, hard: int) -> None:
        """So many of the tired workers of a colour have landed otherwise."""
        self.workers[TIRED * WORKERS + worker] -= steady + hard
        self.workers[STEADY * WORKERS + worker] += steady
        self.workers[HARD * WORKERS + worker] += hard

    def count(self, status: int) -> int:
        """How many workers of all colours have a status."""
        found = 0
        for index in range(status * WORKERS, (status + 1) * WORKERS):
            found += self.workers[index]
        return found

    def working(self) -> int:
        """How many are steady or hard and not yet activated."""
        return self.count(STEADY) + self.count(HARD)

    def of_colour(self, worker: int) -> int:
        """All workers of a colour, whatever they do."""
        found = 0
        for status in range(STATUSES):
            found += self.workers[status * WORKERS + worker]
        return found

    def all_workers(self) -> int:
        return sum(self.workers)

    def gather(self, status: int) -> None:
        """All workers get one status: they are gathered for the next throw, or thrown."""
        gathered = [0] * (STATUSES * WORKERS)
        for worker in range(WORKERS):
            gathered[status * WORKERS + worker] = self.of_colour(worker)
        self.workers = gathered

    def to_dict(self) -> dict[str, Any]:
        return {
            "rng": self.rng.to_list(),
            "workers": self.workers[:],
            "wilds": self.wilds,
            "plots": self.plots[:],
            "targets": self.targets[:],
            "plot_vp": self.plot_vp,
            "building_vp": self.building_vp,
            "worker_vp": self.worker_vp,
            "stage": self.stage,
            "left": self.left,
            "lowest": self.lowest,
            "struck": self.struck,
        }


def company_from_dict(data: dict[str, Any]) -> Company:
    """Read back what `to_dict` wrote."""
    return Company(
        rng=Rng.from_list(data["rng"]),
        workers=list(data["workers"]),
        wilds=data["wilds"],
        plots=list(data["plots"]),
        targets=list(data["targets"]),
        plot_vp=data["plot_vp"],
        building_vp=data["building_vp"],
        worker_vp=data["worker_vp"],
        stage=data["stage"],
        left=data["left"],
        lowest=data["lowest"],
        struck=data["struck"],
    )
