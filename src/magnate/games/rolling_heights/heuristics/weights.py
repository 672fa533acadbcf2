"""The figures of the judgement, settled by playing many games against each other.

Worths are in hundredths of a VP.
"""

from __future__ import annotations

from typing import final


@final
class Weights:
    """All of them in one place, so that two sets can play each other."""

    def __init__(self) -> None:
        self.yields = 52
        """Hundredths of a cube that a worker adds to the works in a turn; others pay for plans."""
        self.pace = 90
        """Hundredths of a cube that a worker takes from the supply in a turn."""
        self.cube = [55, 55, 55, 72]
        """What a cube of each colour put on a plan is worth while there is time."""
        self.worker = [62, 62, 100, 110, 86, 160, 105, 105, 68]
        """What a worker of each colour brings in a turn."""
        self.demand = 10
        """How much more, in tenths for each percent, if level 2 wants more than a fourth of its
        material."""
        self.crowd = 20
        """Percent of that for a worker beyond those who can be thrown."""
        self.wild = 130
        self.idle = 10
        """Percent of the worth of cubes that next turn would find no place."""
        self.purchase = 10
        """What a purchase must bring at least."""
        self.small = 550
        """What a plan of level 1 must bring beyond others when the crew is complete: it takes the
        purchase, and a plot, of a tower."""
        self.gift = 12
        """What wilds put out for others cost."""
        self.last = [4, 20, 40, 65, 85, 100]
        """Percent of a cube's worth with so many turns to come."""
        self.length = [11, 11, 11, 11]
        """Rounds of a usual game with one to four players."""
        self.chance = [0, 25, 60, 85, 95, 100]
        """Percent of finishing a plan one round after the game, with it, and so on."""
        self.ads = 80
        """Percent of what an ad or target seems to give."""
