"""A player's company: its workers, wilds, plans and points (RH-1.5 to RH-1.7)."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from magnate.core.ints import Ints, ints, sum_of, zeros
from magnate.core.rng import Rng
from magnate.games.rolling_heights.actions import HARD, STATUSES, STEADY, TIRED, WORKERS


@final
@mypyc_attr(acyclic=True)
class Company:
    """Everything of one seat. The Rival has one too, without workers, wilds and targets."""

    def __init__(
        self,
        *,
        rng: Rng,
        workers: Ints,
        wilds: i64,
        plots: Ints,
        targets: list[int],
        plot_vp: i64,
        building_vp: i64,
        worker_vp: i64,
        stage: i64,
        left: i64,
        lowest: i64,
        struck: bool,
    ) -> None:
        self.rng = rng
        """Throws its workers: what is thrown ahead must not depend on what others do (RH-2.1)."""
        self.workers = workers
        """How many of each colour are where: `workers[status * WORKERS + worker]`."""
        self.wilds = wilds
        self.plots = plots
        """Where its plans lie, the oldest first; shared by clones, so the row never changes."""
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
            plots=self.plots,
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
    def vp(self) -> i64:
        """The score track."""
        return self.plot_vp + self.building_vp + self.worker_vp

    def at(self, status: i64, worker: i64) -> i64:
        """How many workers of a colour have a status."""
        return self.workers[status * WORKERS + worker]

    def add_plot(self, plot: i64) -> None:
        """A plan of its own lies on one more plot."""
        self.plots = append(self.plots[:], plot)

    def shift(self, worker: i64, origin: i64, target: i64) -> None:
        """One worker changes its status."""
        self.workers[origin * WORKERS + worker] -= 1
        self.workers[target * WORKERS + worker] += 1

    def land(self, worker: i64, steady: i64, hard: i64) -> None:
        """So many of the tired workers of a colour have landed otherwise."""
        self.workers[TIRED * WORKERS + worker] -= steady + hard
        self.workers[STEADY * WORKERS + worker] += steady
        self.workers[HARD * WORKERS + worker] += hard

    def count(self, status: i64) -> i64:
        """How many workers of all colours have a status."""
        found: i64 = 0
        start = status * WORKERS
        for index in range(start, start + WORKERS):
            found += self.workers[index]
        return found

    def working(self) -> i64:
        """How many are steady or hard and not yet activated."""
        return self.count(STEADY) + self.count(HARD)

    def of_colour(self, worker: i64) -> i64:
        """All workers of a colour, whatever they do."""
        found: i64 = 0
        index = worker
        while index < STATUSES * WORKERS:
            found += self.workers[index]
            index += WORKERS
        return found

    def all_workers(self) -> i64:
        return sum_of(self.workers)

    def gather(self, status: i64) -> None:
        """All workers get one status: they are gathered for the next throw, or thrown."""
        gathered = zeros(STATUSES * WORKERS)
        worker: i64
        for worker in range(WORKERS):
            gathered[status * WORKERS + worker] = self.of_colour(worker)
        self.workers = gathered

    def to_dict(self) -> dict[str, Any]:
        return {
            "rng": self.rng.to_list(),
            "workers": list(self.workers),
            "wilds": self.wilds,
            "plots": list(self.plots),
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
        workers=ints(data["workers"]),
        wilds=data["wilds"],
        plots=ints(data["plots"]),
        targets=list(data["targets"]),
        plot_vp=data["plot_vp"],
        building_vp=data["building_vp"],
        worker_vp=data["worker_vp"],
        stage=data["stage"],
        left=data["left"],
        lowest=data["lowest"],
        struck=data["struck"],
    )
