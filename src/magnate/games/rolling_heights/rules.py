"""The setup of a game of Rolling Heights: options and component facts as typed attributes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from magnate.core.content import Content
from magnate.core.domains import Domain, numbers
from magnate.core.ints import Ints, ints, zeros
from magnate.core.options import OptionValue, Setup
from magnate.games.rolling_heights.actions import (
    AD,
    MATERIAL,
    MATERIALS,
    PLAN,
    TABLE,
    TARGET,
    TYPE,
    WORKER,
)
from magnate.games.rolling_heights.deck import NEAR, mask
from magnate.games.rolling_heights.options import DIFFICULTIES

NONE: Final = -1

NEED_BITS: Final = 8
"""Cubes by colour are packed into one number, so many bits for each colour."""
NEED_MASK: Final = 255

# Where plans lie: 9 slots of each level, the far end first.
SLOTS: Final = 9
LEVELS: Final = 2
MARKET: Final = 18

# Phases: the set-up, and those of a turn (RH-2). That of risk is told apart by the company's stage.
SETUP: Final = 0
PREPARATION: Final = 1
RISK: Final = 2
MAIN_PHASE: Final = 3
CLEAN_UP: Final = 4
PHASE: Final = Domain("phase", ("set-up", "preparation", "risk", "main", "clean-up"))

FULL_CITY: Final = 4
"""What triggers the end if it isn't the last cube of a material."""
TRIGGER: Final = Domain("trigger", (*MATERIAL.texts, "full-city"))

RIVAL: Final = 1
"""The Rival's place among the companies of a solo game."""

# How far a turn is prepared (RH-3, RH-4).
RESTING: Final = 0
CHOOSING: Final = 1
THROWN: Final = 2
STRUCK: Final = 3
READY: Final = 4
STAGE: Final = Domain("stage", ("resting", "choosing", "thrown", "struck", "ready"))

# What a community leader can do in a building (RH-5.2); each has an amount and a parameter.
NO_ABILITY: Final = 0
GET_WILDS: Final = 1
GET_POWER: Final = 2
GET_CUBES: Final = 3
ANY_CUBES: Final = 4
GET_VP: Final = 5
VP_HARD: Final = 6
VP_OWN: Final = 7
VP_EMPTY: Final = 8
VP_WATER: Final = 9
VP_TOWERS: Final = 10
LIFT_TIRED: Final = 11
LIFT: Final = 12
SWAP_WORKER: Final = 13

ABILITIES: Final = {
    "-": NO_ABILITY,
    "wild #": GET_WILDS,
    "power #": GET_POWER,
    "MATERIAL #": GET_CUBES,
    "any #": ANY_CUBES,
    "VP #": GET_VP,
    "VP # per hard WORKER": VP_HARD,
    "VP # per own TYPE": VP_OWN,
    "VP # per empty neighbour": VP_EMPTY,
    "VP # per adjacent water": VP_WATER,
    "VP # per own tower of #": VP_TOWERS,
    "upgrade tired": LIFT_TIRED,
    "upgrade": LIFT,
    "swap WORKER for WORKER": SWAP_WORKER,
}
"""How an ability is written: # stands for a number, a capital word for a name."""

SIDES: Final = tuple(f"{side}{piece}" for side in "AB" for piece in "123456")
"""The names of the district sides: A1 and B1 belong to one piece."""
LETTERS: Final = "RCIPK"
"""How the types are written on plots."""
# Plots without a bonus or surcharge, see `plot`.
PLAIN: Final = 0
WATER_PLOT: Final = -1
NO_PLOT: Final = -2

PIECES: Final = 6
PIECE: Final = numbers("piece", 1, PIECES)
SIDE: Final = Domain("side", ("a", "b"))
QUARTER_TURNS: Final = numbers("quarter-turns", 0, 3)


@final
@mypyc_attr(acyclic=True)
class Ability:
    """What a community leader can do in a building."""

    def __init__(self, kind: i64, amount: i64, what: i64, into: i64) -> None:
        self.kind = kind
        self.amount = amount
        self.what = what
        """A worker, a material, a type or the height of a tower, whatever the kind speaks of."""
        self.into = into
        """The worker that comes in a swap."""


@final
@mypyc_attr(acyclic=True)
class Plan:
    """One of the 78 building plans."""

    def __init__(
        self,
        *,
        level: i64,
        building_type: i64,
        colours: Ints,
        heights: Ints,
        vp: i64,
        per: i64,
        within: i64,
        any_plan: bool,
        first_workers: Ints,
        second_workers: Ints,
        steady: Ability,
        hard: Ability,
    ) -> None:
        self.level = level
        """0 for level 1, 1 for level 2."""
        self.type = building_type
        self.colours = colours
        """The material of each tower, in printed order."""
        self.heights = heights
        self.vp = vp
        """VP of the plan, or for each of what `per` names."""
        self.per = per
        """Bit mask of what is counted around the building; 0 for fixed VP."""
        self.within = within
        """How far away it is counted."""
        self.any_plan = any_plan
        """Whether unfinished plans are counted too (RH-8.4)."""
        self.first_workers = first_workers
        """The workers it brings, and for a two-coloured symbol ..."""
        self.second_workers = second_workers
        """... the other colour; NONE for a plain symbol."""
        self.steady = steady
        self.hard = hard
        self.height: i64 = max(heights)
        self.cubes = zeros(MATERIALS)
        """Cubes by colour."""
        for tower in range(len(colours)):
            self.cubes[colours[tower]] += heights[tower]
        self.needs: i64 = 0
        """The same packed into one number."""
        for colour in range(MATERIALS):
            self.needs |= self.cubes[colour] << (NEED_BITS * colour)


@final
class Rules(Setup):
    """Shared by all states of one game and never changed."""

    def __init__(
        self,
        players: i64,
        options: Mapping[str, OptionValue],
        content: Content,
    ) -> None:
        super().__init__(TABLE, players, options, content)
        data = content.data
        self.difficulty = str(options["difficulty"])
        self.first_game_ads = bool(options["first_game_ads"])
        self.solo = players == 1
        self.roll_ahead = bool(options["roll_ahead"]) and not self.solo

        # The city and the market.
        self.sides = [_side(data["district"][side]["rows"]) for side in SIDES]
        """The nine plots of each district side, see `plot`."""
        self.slot_costs = ints([*data["market"]["1"]["costs"], *data["market"]["2"]["costs"]])
        """The price of each slot of both rows, the far end first."""
        self.cheapest_slot: i64 = min(self.slot_costs)
        self.plans = vec[Plan]([_plan(data["plan"][name]) for name in PLAN.texts])

        # Workers.
        workers = [data["worker"][name] for name in WORKER.texts]
        self.worker_supply: list[int] = [worker["supply"] for worker in workers]
        self.start_workers: list[int] = [worker["start"] for worker in workers]
        self.steady_amount = ints([worker["steady"] for worker in workers])
        """How much a worker's steady ability gives, and ..."""
        self.hard_amount = ints([worker["hard"] for worker in workers])
        """... its hard one: cubes, VP, power or steps."""
        landing = data["landing"]
        self.tired_odds: i64 = landing["tired"]
        self.steady_odds: i64 = landing["steady"]
        self.all_odds: i64 = landing["tired"] + landing["steady"] + landing["hard"]
        self.most_active: i64 = data["turn"]["active"]
        self.strike_wilds: i64 = data["turn"]["strike_wilds"]

        # Cubes and wilds.
        here = data["players"]["2" if self.solo else str(players)]
        self.b_sides: i64 = here["b_sides"]
        self.cubes: list[int] = [
            data["cubes"][material] - here["left_out"] for material in MATERIAL.texts
        ]
        """The real cubes of each colour in this game."""
        self.exchange = ints([data["exchange"][material] for material in MATERIAL.texts])
        """How many units are exchanged for a cube of each colour."""
        self.wilds: i64 = data["wilds"]["supply"]
        self.wilds_on_plans: i64 = data["wilds"]["on_plans"]
        """How many of the farthest plans get a wild after a purchase further on (RH-5.6)."""

        # Set-up and end.
        from magnate.games.rolling_heights.cards import read_card  # its rules look at the city

        self.ads = [read_card(data["ad"][name]) for name in AD.texts]
        self.targets = [read_card(data["target"][name]) for name in TARGET.texts]
        self.open_ads: i64 = data["start"]["ads"]
        self.first_ads: list[int] = [AD.texts.index(str(ad)) for ad in data["start"]["first_ads"]]
        self.dealt_targets: i64 = data["start"]["targets"]
        self.start_ban: i64 = data["start"]["ban"]
        """No starting plan so near to an opponent's (RH-1.8)."""
        self.quiet_rounds: i64 = data["end"]["quiet_rounds"]
        self.wild_vp: i64 = data["end"]["wild_vp"]

        # The Rival.
        rival = data["rival"]
        level = DIFFICULTIES.index(self.difficulty)
        self.rival_cubes: i64 = rival["cubes"][level]
        """What it adds in the first round; one more after every `rival_rise` rounds."""
        self.rival_rise: i64 = rival["rise"][level]
        self.rival_level_1: i64 = rival["level_1_rounds"]

    def rival_adds(self, round_number: i64) -> i64:
        """The cubes that the Rival adds in a round (RH-9.3)."""
        return self.rival_cubes + (round_number - 1) // self.rival_rise

    def rival_level(self, round_number: i64) -> i64:
        """The row from which it takes its plan in a round (RH-9.2); 0 for level 1."""
        return 0 if round_number <= self.rival_level_1 else 1


# Reading facts


def ability(text: str) -> Ability | None:
    """The ability a text describes; None for what is none."""
    words: list[str] = []
    figures: list[int] = []
    names: list[int] = []
    for word in text.split(" "):
        if re.fullmatch("[1-9][0-9]?", word):
            words.append("#")
            figures.append(int(word))
            continue
        for slot, domain in (("MATERIAL", MATERIAL), ("WORKER", WORKER), ("TYPE", TYPE)):
            if word in domain.texts:
                words.append(slot)
                names.append(domain.texts.index(word))
                break
        else:
            words.append(word)
    form = " ".join(words)
    placeholders = [word for word in words if word in ("#", "MATERIAL", "WORKER", "TYPE")]
    if form not in ABILITIES or len(placeholders) != len(figures) + len(names):
        return None
    what = figures[1] if len(figures) > 1 else names[0] if names else 0
    return Ability(
        ABILITIES[form], figures[0] if figures else 0, what, names[1] if len(names) > 1 else 0
    )


def _checked(text: str) -> Ability:
    found = ability(text)
    assert found is not None, text
    return found


def plot(text: str) -> i64:
    """A plot such as `~`, `.`, `R2` or `C3$1` as one number: bonus type + 1, then 10 for each VP
    of the bonus and 100 for each unit of the surcharge."""
    if text == "~":
        return WATER_PLOT
    if text == ".":
        return PLAIN
    found = re.fullmatch(rf"(?:([{LETTERS}])([1-9]))?(?:\$([1-9]))?", text)
    if not text or not found:
        return NO_PLOT
    letter, vp, surcharge = found.groups()
    type_number = 0 if letter is None else LETTERS.index(letter) + 1
    return type_number + 10 * int(vp or 0) + 100 * int(surcharge or 0)


def _side(rows: list[str]) -> list[int]:
    return [plot(text) for row in rows for text in row.split()]


def _plan(table: Mapping[str, Any]) -> Plan:
    towers = [tower.split() for tower in table["towers"]]
    symbols = [symbol.split("|") for symbol in table["workers"]]
    return Plan(
        level=table["level"] - 1,
        building_type=TYPE.texts.index(table["type"]),
        colours=ints([MATERIAL.texts.index(material) for material, _ in towers]),
        heights=ints([int(height) for _, height in towers]),
        vp=table["vp"],
        per=mask(table["per"], NEAR),
        within=table["within"],
        any_plan=table["counts"] == "any",
        first_workers=ints([WORKER.texts.index(symbol[0]) for symbol in symbols]),
        second_workers=ints(
            [WORKER.texts.index(symbol[1]) if len(symbol) > 1 else NONE for symbol in symbols]
        ),
        steady=_checked(table["steady"]),
        hard=_checked(table["hard"]),
    )
