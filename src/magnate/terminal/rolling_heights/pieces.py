"""Signs and colours of Rolling Heights, and the words that all parts of its table share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from magnate.games.rolling_heights.actions import (
    AD,
    EXECUTIVE,
    LEADER,
    MATERIAL,
    MATERIALS,
    PLAN,
    PLOT,
    POLITICIAN,
    SERVANT,
    TARGET,
    TYPE,
    TYPES,
    WORKER,
    WORKERS,
)
from magnate.games.rolling_heights.deck import WATER
from magnate.games.rolling_heights.rules import (
    ANY_CUBES,
    GET_CUBES,
    GET_POWER,
    GET_VP,
    GET_WILDS,
    LIFT,
    LIFT_TIRED,
    NO_ABILITY,
    NONE,
    RIVAL,
    SWAP_WORKER,
    VP_EMPTY,
    VP_HARD,
    VP_OWN,
    VP_TOWERS,
    VP_WATER,
    Ability,
    Plan,
    Rules,
)
from magnate.games.rolling_heights.view_types import TowerView
from magnate.terminal.lines import flow, ink, joined
from magnate.terminal.parts import BasePen
from magnate.terminal.screen import OPPONENT, SHAPES, seat_text
from magnate.words import Words

A_WILD: Final = "✱"
A_POWER: Final = "↯"
LEADS: Final = "⚑"
"""A building where community leaders can do something."""
WAVES: Final = "~"
DONE_SIGN: Final = "✓"
COUNTS: Final = "◂"
"""Beside the target that would count."""
CUBE: Final = "▮"
SPECIAL: Final = "▰"
NO_CUBE: Final = "▯"
WITHIN: Final = ("", "", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹")

MATERIAL_STYLES: Final = ("#B5793F", "#8F8F8F", "#3FA7B5", "#4F86E0")
WORKER_STYLES: Final = (
    *MATERIAL_STYLES,
    "#C9A227",
    "#CF3F5B",
    "#9468D0",
    "#DE7FB0",
    "#4E9A5F",
)
TYPE_STYLES: Final = ("#D0822A", "#4F86E0", "#A8695C", "#9468D0", "#4E9A5F")
GOOD: Final = "bold #4E9A5F"
DANGER: Final = "bold #D0604E"
WATER_STYLE: Final = "#3F7FB5"
SPECIAL_STYLE: Final = "#E0703A"


CARD_WORDS: Final = {
    "loss-beside": "rolling_heights-card-loss-beside",
    "beside": "rolling_heights-card-beside",
    "largest-group": "rolling_heights-card-largest-group",
    "of-types": "rolling_heights-card-of-types",
    "columns": "rolling_heights-card-columns",
    "share-again": "rolling_heights-card-share-again",
    "workers": "rolling_heights-card-workers",
    "loss-in-districts": "rolling_heights-card-loss-in-districts",
    "best-again": "rolling_heights-card-best-again",
    "most-buildings": "rolling_heights-card-most-buildings",
    "tallest": "rolling_heights-card-tallest",
    "beside-opponents": "rolling_heights-card-beside-opponents",
    "opponents-beside": "rolling_heights-card-opponents-beside",
    "districts": "rolling_heights-card-districts",
    "beside-water": "rolling_heights-card-beside-water",
    "workers-of": "rolling_heights-card-workers-of",
    "colours": "rolling_heights-card-colours",
    "wilds": "rolling_heights-card-wilds",
}
"""The words for the rule of a card, into which its figures are put."""

TOLD_ABILITIES: Final = {
    ANY_CUBES: "any-cubes",
    LIFT_TIRED: "lift-tired",
    LIFT: "lift",
    VP_HARD: "per-hard",
    VP_OWN: "per-own",
    VP_EMPTY: "per-empty",
    VP_WATER: "per-water",
    VP_TOWERS: "per-tower",
}
"""Abilities of buildings that need a sentence; the others are signs."""


class Pen(BasePen):
    """Writes the pieces of Rolling Heights."""

    game = "rolling_heights"

    def __init__(self, rules: Rules, words: Words, names: Sequence[str]) -> None:
        super().__init__(words, names)
        self.rules = rules
        self.letters = words.text("terminal-rolling_heights-material-letters").split()
        self.type_letters = words.text("terminal-rolling_heights-type-letters").split()
        self.types = [words.text(f"rolling_heights-type-{name}") for name in TYPE.texts]

    # Words

    def plan(self, plan: int) -> str:
        return self.words.value(PLAN, plan)

    def plot(self, plot: int) -> str:
        return PLOT.text(plot)

    def material(self, material: int) -> str:
        return self.words.value(MATERIAL, material)

    def worker(self, worker: int) -> str:
        return self.words.value(WORKER, worker)

    def ad(self, ad: int) -> tuple[str, str]:
        """The name of an ad, and what it is about."""
        return self.words.value(AD, ad), self._card("ad", AD.text(ad))

    def target(self, target: int) -> tuple[str, str]:
        return self.words.value(TARGET, target), self._card("target", TARGET.text(target))

    def _card(self, table: str, number: str) -> str:
        """What a card says, with the figures in force."""
        card = self.rules.content.data[table][number]
        figures: dict[str, int | str] = {}
        for name, value in card.items():
            figures[name] = ", ".join(map(self._plural, value)) if type(value) is list else value
        told = self.words.text(CARD_WORDS[card["rule"]], **figures)
        if card.get("counts") == "any":
            told += " " + self.words.text("rolling_heights-card-any-plan")
        return told

    def _plural(self, name: str) -> str:
        """The word for several of a type of building, of a worker, or of water."""
        if name in TYPE.texts:
            return self.words.text(f"rolling_heights-type-{name}.plural")
        if name in WORKER.texts:
            return self.words.text(f"rolling_heights-worker-{name}.plural")
        return self.words.text("rolling_heights-water-plots")

    # Signs

    def is_rival(self, owner: int) -> bool:
        return self.rules.solo and owner == RIVAL

    def who(self, owner: int) -> Text:
        """The shape of whoever owns a plan."""
        shape = OPPONENT if self.is_rival(owner) else owner
        return ink(SHAPES[shape], f"seat.{shape}")

    def name(self, owner: int) -> Text:
        """Shape and name."""
        if self.is_rival(owner):
            return self.who(owner).append(f" {self.words.text('rolling_heights-rival')}", "bold")
        return seat_text(owner, self.names)

    def owners(self) -> range:
        """All who own plans, the Rival last."""
        return range(2 if self.rules.solo else self.rules.players)

    def type(self, kind: int, bold: bool = True) -> Text:
        style = TYPE_STYLES[kind]
        return ink(self.type_letters[kind], f"bold {style}" if bold else style)

    def cubes(self, amounts: Sequence[int], gap: str = " ") -> Text:
        """Cubes by colour: `w2 c1`."""
        return joined(
            [
                ink(self.cube(material, amounts[material]), MATERIAL_STYLES[material])
                for material in range(MATERIALS)
                if amounts[material]
            ],
            gap,
        )

    def cube(self, material: int, amount: int) -> str:
        return f"{self.letters[material]}{amount}"

    def towers(self, plan: Plan) -> Text:
        """The towers of a plan by material: `g1·2·2 s3·6`."""
        parts: list[Text] = []
        for colour in dict.fromkeys(plan.colours):
            heights = [
                str(height)
                for tower, height in enumerate(plan.heights)
                if plan.colours[tower] == colour
            ]
            parts.append(ink(f"{self.letters[colour]}{'·'.join(heights)}", MATERIAL_STYLES[colour]))
        return joined(parts)

    def stack(self, tower: TowerView) -> Text:
        """A tower as it stands: its letter, its cubes, and the cubes to come."""
        style = MATERIAL_STYLES[tower["material"]]
        return Text.assemble(
            (self.letters[tower["material"]], style),
            (CUBE * (tower["cubes"] - tower["special"]), style),
            (SPECIAL * tower["special"], SPECIAL_STYLE),
            (NO_CUBE * (tower["height"] - tower["cubes"]), "muted"),
        )

    def plan_vp(self, plan: Plan) -> str:
        """`3`, or for each of what is around: `2×R/C`, within 3 plots: `2×I³`."""
        if not plan.per:
            return str(plan.vp)
        near = [self.type_letters[kind] for kind in range(TYPES) if (plan.per >> kind) & 1]
        if (plan.per >> WATER) & 1:
            near.append(WAVES)
        what = "*" if len(near) == TYPES else "/".join(near)
        return f"{plan.vp}×{what}{WITHIN[plan.within]}"

    def short(self, worker: int) -> Text:
        """The first two letters of a worker: `Ca`."""
        return ink(self.worker(worker)[:2].capitalize(), WORKER_STYLES[worker])

    def crew(self, counts: Sequence[int]) -> Text:
        """Workers by colour: `Ca2 Bu Ar3`."""
        return joined(
            [
                self.short(worker).append(str(counts[worker]), WORKER_STYLES[worker])
                if counts[worker] > 1
                else self.short(worker)
                for worker in range(WORKERS)
                if counts[worker]
            ]
        )

    def brings(self, plan: Plan) -> Text:
        """The workers that come when a plan is complete: `Ri+Ci/Ur`."""
        parts: list[Text] = []
        for one, other in zip(plan.first_workers, plan.second_workers, strict=True):
            symbol = self.short(one)
            if other not in (NONE, one):
                symbol.append("/").append_text(self.short(other))
            parts.append(symbol)
        return joined(parts, "+") if parts else ink("–", "muted")

    def does(self, worker: int, amount: int, hard: bool) -> str:
        """What a worker's own ability brings."""
        if worker < MATERIALS:
            return self.cube(worker, amount)
        if worker == POLITICIAN:
            return self.vp(amount)
        if worker == EXECUTIVE:
            return f"{amount}{A_POWER}"
        if worker == SERVANT:
            return self.words.text("terminal-rolling_heights-upgrades", count=amount)
        if worker == LEADER:
            return LEADS
        if hard:
            return self.words.text("terminal-rolling_heights-free-plan")
        return self.words.text("terminal-rolling_heights-rethrow")

    def ability(self, ability: Ability) -> str:
        """What a leader can do in a building."""
        text = self.words.text
        kind = ability.kind
        if kind == NO_ABILITY:
            return "–"
        if kind == GET_WILDS:
            return f"{ability.amount}{A_WILD}"
        if kind == GET_POWER:
            return f"{ability.amount}{A_POWER}"
        if kind == GET_CUBES:
            return self.cube(ability.what, ability.amount)
        if kind == ANY_CUBES:
            return text("terminal-rolling_heights-any-cubes", count=ability.amount)
        if kind == LIFT_TIRED:
            return text("terminal-rolling_heights-lift-tired")
        if kind == LIFT:
            return text("terminal-rolling_heights-lift")
        if kind == SWAP_WORKER:
            return f"{self.short(ability.what).plain}→{self.short(ability.into).plain}"
        vp = self.vp(ability.amount)
        if kind == GET_VP:
            return vp
        if kind == VP_HARD:
            who = self.short(ability.what).plain
            return text("terminal-rolling_heights-per-hard", vp=vp, worker=who)
        if kind == VP_OWN:
            letter = self.type_letters[ability.what]
            return text("terminal-rolling_heights-per-own", vp=vp, type=letter)
        if kind == VP_EMPTY:
            return text("terminal-rolling_heights-per-empty", vp=vp)
        if kind == VP_WATER:
            return text("terminal-rolling_heights-per-water", vp=vp)
        assert kind == VP_TOWERS
        return text("terminal-rolling_heights-per-tower", vp=vp, height=ability.what)

    def explained_abilities(self) -> list[tuple[str, tuple[str, ...], str]]:
        """Those that need a sentence: as the first plan has it, its key, and what it does."""
        every = [one for plan in self.rules.plans for one in (plan.steady, plan.hard)]
        found: list[tuple[str, tuple[str, ...], str]] = []
        for kind, key in TOLD_ABILITIES.items():
            name = next(self.ability(one) for one in every if one.kind == kind)
            told = self.words.text(f"terminal-rolling_heights-{key}.about")
            found.append((name, (key,), told))
        return found

    def abilities(self, plan: Plan) -> str:
        """Both abilities of a building: `1✱ / 2✱`."""
        steady = self.ability(plan.steady)
        hard = self.ability(plan.hard)
        return steady if steady == hard else f"{steady} / {hard}"

    def leads(self, plan: Plan) -> bool:
        """Whether community leaders can do something there."""
        return plan.steady.kind != NO_ABILITY or plan.hard.kind != NO_ABILITY

    def materials(self, width: int) -> list[Text]:
        """What the letters of the materials mean."""
        parts = [
            ink(letter, MATERIAL_STYLES[material]).append(f" {self.material(material)}", "muted")
            for material, letter in enumerate(self.letters)
        ]
        return flow(parts, width, " · ")
