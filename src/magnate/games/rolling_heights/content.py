"""Rolling Heights' component facts: loaded, checked and made into a typed setup."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, Final

from magnate.core.content import (
    Components,
    Content,
    check_keys,
    check_length,
    check_one_of,
    check_range,
    figures,
    override,
)
from magnate.core.errors import BadContent
from magnate.games.rolling_heights.actions import (
    AD,
    ADS,
    COLUMNS,
    LEADER,
    MATERIAL,
    PLAN,
    ROWS,
    TARGET,
    TARGETS,
    TYPE,
    URBANIST,
    WORKER,
    WORKERS,
)
from magnate.games.rolling_heights.cards import CARD_RULES
from magnate.games.rolling_heights.city import EDGE
from magnate.games.rolling_heights.deck import NEAR
from magnate.games.rolling_heights.options import DIFFICULTIES
from magnate.games.rolling_heights.rules import (
    ABILITIES,
    LEVELS,
    NEED_MASK,
    PIECES,
    SIDES,
    SLOTS,
    SWAP_WORKER,
    WATER_PLOT,
    ability,
    plot,
)

FILES: Final = ("plans", "city", "workers", "supply", "cards", "rival")
FLEXIBLE: Final = {
    "towers": "",
    "per": "",
    "workers": "",
    "types": "",
    "near": "",
    "first_ads": 0,
}
"""Lists that an override may make longer or shorter, with an example of an item."""

MOST: Final = 99
"""No figure may be larger, unless `BOUNDS` says so."""
BOUNDS: Final = {
    "landing.tired": (0, 999),
    "landing.steady": (0, 999),
    "landing.hard": (0, 999),
}
MOST_PLAYERS: Final = 4
TALLEST: Final = 12
FARTHEST: Final = COLUMNS + ROWS - 2
"""No two plots are farther apart."""
DIVIDING: Final = ("share-again", "workers")
"""The rules of cards that divide by their number."""
WITHOUT_FIGURES: Final = (WORKER.texts[LEADER], WORKER.texts[URBANIST])
"""The workers whose abilities have no figure."""
COUNTS: Final = ("completed", "any")
CARD_NAMES: Final = {"types": TYPE.texts, "near": NEAR, "workers": WORKER.texts}
CARD_CHOICES: Final = {"counts": COUNTS, "scope": ("each", "best")}
CARD_FIGURES: Final[dict[str, Any]] = {
    "vp": 1,
    "number": 1,
    **{key: [] for key in CARD_NAMES},
    **{key: choices[0] for key, choices in CARD_CHOICES.items()},
}
"""What may stand on cards, with an example of each."""
TABLES: Final = {
    "plan": PLAN.texts,
    "district": SIDES,
    "market": tuple(str(level + 1) for level in range(LEVELS)),
    "worker": WORKER.texts,
    "players": ("2", "3", "4"),
    "ad": AD.texts,
    "target": TARGET.texts,
}
"""Tables of tables with the names of these."""
ENTRIES: Final = {
    "plan": (
        *("level", "type", "towers", "vp", "per", "within", "counts"),
        *("workers", "steady", "hard"),
    ),
    "district": ("rows",),
    "market": ("costs",),
    "worker": ("supply", "start", "steady", "hard"),
    "players": ("left_out", "b_sides"),
    "ad": (),
    "target": (),
    "landing": ("tired", "steady", "hard"),
    "turn": ("active", "strike_wilds"),
    "cubes": MATERIAL.texts,
    "wilds": ("supply", "on_plans"),
    "exchange": MATERIAL.texts,
    "start": ("ads", "first_ads", "targets", "ban"),
    "end": ("quiet_rounds", "wild_vp"),
    "rival": ("cubes", "rise", "level_1_rounds"),
}
"""What stands in each table, or in each table of a table of tables; on cards their rule says it."""


# Checking


def check(facts: Mapping[str, Any]) -> None:
    """Raise `BadContent` for figures the game can't be played with."""
    _check_entries(facts)
    for path, number in figures(facts):
        check_range(number, *BOUNDS.get(path, (0, MOST)), path)
    _check_workers(facts)
    _check_supply(facts)
    _check_plans(facts)
    _check_awards(facts)
    _check_city(facts)
    _check_cards(facts)
    _check_rival(facts)


def _check_entries(facts: Mapping[str, Any]) -> None:
    check_keys({"facts": facts}, "facts", tuple(ENTRIES))
    for table, keys in ENTRIES.items():
        if table in TABLES:
            check_keys(facts, table, TABLES[table])
            for name in TABLES[table]:
                check_keys(facts[table], name, keys or _card_keys(facts, table, name), f"{table}.")
        else:
            check_keys(facts, table, keys)


def _card_keys(facts: Mapping[str, Any], table: str, name: str) -> tuple[str, ...]:
    """What its rule uses: a figure that it doesn't use would be corrected in vain."""
    rule = facts[table][name].get("rule", "")
    check_one_of(rule, tuple(CARD_RULES), f"{table}.{name}.rule")
    return ("rule", *CARD_RULES[rule].figures)


def _check_workers(facts: Mapping[str, Any]) -> None:
    for name, worker in facts["worker"].items():
        path = f"worker.{name}"
        check_range(worker["start"], 0, worker["supply"] // MOST_PLAYERS, f"{path}.start")
        for pose in ("steady", "hard"):
            if name not in WITHOUT_FIGURES:
                check_range(worker[pose], 1, MOST, f"{path}.{pose}")
            elif worker[pose]:
                raise BadContent(f"{path}.{pose}: must be 0, as what it does has no figure")
    if not any(worker["start"] for worker in facts["worker"].values()):
        raise BadContent("worker: each player must start with one at least")
    landing = facts["landing"]
    if landing["steady"] + landing["hard"] == 0:
        raise BadContent("landing: steady and hard can't both be 0, or no throw would ever do")
    check_range(facts["turn"]["active"], 1, MOST, "turn.active")


def _check_supply(facts: Mapping[str, Any]) -> None:
    for material in MATERIAL.texts:
        check_range(facts["cubes"][material], 1, MOST, f"cubes.{material}")
        # One for one could go on for ever.
        check_range(facts["exchange"][material], 2, MOST, f"exchange.{material}")
    fewest = min(facts["cubes"][material] for material in MATERIAL.texts)
    for players, here in facts["players"].items():
        check_range(here["left_out"], 0, fewest - 1, f"players.{players}.left_out")
        check_range(here["b_sides"], 0, PIECES, f"players.{players}.b_sides")
    check_range(facts["wilds"]["on_plans"], 0, SLOTS, "wilds.on_plans")
    start = facts["start"]
    check_range(start["ads"], 1, ADS, "start.ads")
    check_length(start["first_ads"], start["ads"], "start.first_ads")
    for index, ad in enumerate(start["first_ads"]):
        check_range(ad, 1, ADS, f"start.first_ads[{index}]")
    _distinct(start["first_ads"], "start.first_ads")
    check_range(start["targets"], 1, TARGETS // MOST_PLAYERS, "start.targets")
    check_range(start["ban"], 0, FARTHEST, "start.ban")
    check_range(facts["end"]["quiet_rounds"], 1, MOST, "end.quiet_rounds")


def _check_plans(facts: Mapping[str, Any]) -> None:
    for name, plan in facts["plan"].items():
        path = f"plan.{name}"
        check_range(plan["level"], 1, LEVELS, f"{path}.level")
        check_one_of(plan["type"], TYPE.texts, f"{path}.type")
        check_one_of(plan["counts"], COUNTS, f"{path}.counts")
        _check_towers(facts, plan["towers"], f"{path}.towers")
        _names(plan["per"], NEAR, f"{path}.per")
        if plan["per"]:
            check_range(plan["within"], 1, FARTHEST, f"{path}.within")
            check_range(plan["vp"], 1, MOST, f"{path}.vp")
        elif plan["within"]:
            raise BadContent(f"{path}.within: must be 0, as per names nothing to be counted")
        if plan["counts"] == "any" and set(plan["per"]) <= {"water"}:
            raise BadContent(f'{path}.counts: must be "completed", as per names no buildings')
        for index, symbol in enumerate(plan["workers"]):
            choices = symbol.split("|")
            _names(choices, WORKER.texts, f"{path}.workers[{index}]")
            if len(choices) > 2:
                raise BadContent(f"{path}.workers[{index}]: must be a choice of two at most")
        for pose in ("steady", "hard"):
            _check_ability(plan[pose], f"{path}.{pose}")
    for level in range(1, LEVELS + 1):
        found = sum(plan["level"] == level for plan in facts["plan"].values())
        if found < SLOTS:
            raise BadContent(f"plan: {SLOTS} at least must be of level {level}, not {found}")


def _check_towers(facts: Mapping[str, Any], towers: list[str], path: str) -> None:
    """Towers can be read, and are built with the cubes of the smallest game."""
    if not towers:
        raise BadContent(f"{path}: must be one at least")
    needed = dict.fromkeys(MATERIAL.texts, 0)
    for index, tower in enumerate(towers):
        found = re.fullmatch("([a-z]+) ([1-9][0-9]?)", tower)
        if not found or found[1] not in needed or int(found[2]) > TALLEST:
            raise BadContent(
                f"{path}[{index}]: must be one of {', '.join(MATERIAL.texts)} and a height from "
                f"1 to {TALLEST}, such as 'wood 3', not {tower!r}"
            )
        needed[found[1]] += int(found[2])
    left_out = max(here["left_out"] for here in facts["players"].values())
    for material, cubes in needed.items():
        here = facts["cubes"][material] - left_out
        if cubes > here:
            raise BadContent(
                f"{path}: must need at most {here} {material}, which every table has, not {cubes}"
            )


def _check_ability(text: str, path: str) -> None:
    found = ability(text)
    if found is None:
        forms = ", ".join(f'"{form}"' for form in ABILITIES)
        raise BadContent(
            f"{path}: must be one of {forms} with a number for # and a name for each word in "
            f"capitals, not {text!r}"
        )
    if found.kind == SWAP_WORKER and found.what == found.into:
        raise BadContent(f"{path}: must swap two different workers")


def _check_awards(facts: Mapping[str, Any]) -> None:
    """The supply meets all awards at once, with some choice of the symbols (RH-1.12).

    Starting workers count as supply: how many are taken depends on the number of players. Symbols
    are given workers one by one; one that finds none left looks for another symbol that could do
    with its other colour.
    """
    left = {name: worker["supply"] for name, worker in facts["worker"].items()}
    symbols = [symbol.split("|") for plan in facts["plan"].values() for symbol in plan["workers"]]
    given: dict[str, list[list[str]]] = {name: [] for name in left}
    for choices in symbols:
        tried: list[str] = []
        if not _give(choices, left, given, tried):
            wanted = sum(set(other) <= set(tried) for other in symbols)
            there = sum(left[name] for name in tried)
            raise BadContent(
                f"worker: the plans award {wanted} of {', '.join(sorted(tried))}, but only "
                f"{there} are there"
            )


def _give(
    choices: list[str],
    left: Mapping[str, int],
    given: dict[str, list[list[str]]],
    tried: list[str],
) -> bool:
    """Give a worker to a symbol, if need be by changing what others got."""
    for name in choices:
        if name in tried:
            continue
        tried.append(name)
        if len(given[name]) < left[name]:
            given[name].append(choices)
            return True
        for index, other in enumerate(given[name]):
            if _give(other, left, given, tried):
                given[name][index] = choices
                return True
    return False


def _check_city(facts: Mapping[str, Any]) -> None:
    for side, district in facts["district"].items():
        path = f"district.{side}.rows"
        check_length(district["rows"], EDGE, path)
        plots: list[int] = []
        for index, row in enumerate(district["rows"]):
            texts = row.split()
            if len(texts) != EDGE:
                raise BadContent(f"{path}[{index}]: must have {EDGE} plots, not {row!r}")
            for text in texts:
                plots.append(plot(text))
                if plots[-1] < WATER_PLOT:
                    raise BadContent(
                        f"{path}[{index}]: a plot must be such as ~, ., R2, $1 or C3$1, "
                        f"not {text!r}"
                    )
        if not any(0 <= figure < 100 for figure in plots):
            raise BadContent(f"{path}: must have a land plot without surcharge to start on")
    for level, market in facts["market"].items():
        check_length(market["costs"], SLOTS, f"market.{level}.costs")
        for index, cost in enumerate(market["costs"]):
            check_range(cost, 0, 9, f"market.{level}.costs[{index}]")


def _check_cards(facts: Mapping[str, Any]) -> None:
    for table in ("ad", "target"):
        for name, card in facts[table].items():
            path = f"{table}.{name}"
            for key, names in CARD_NAMES.items():
                if key in card:
                    _names(card[key], names, f"{path}.{key}")
                    if not card[key]:
                        raise BadContent(f"{path}.{key}: must be one at least")
            if "vp" in card:
                check_range(card["vp"], 1, MOST, f"{path}.vp")
            for key, choices in CARD_CHOICES.items():
                if key in card:
                    check_one_of(card[key], choices, f"{path}.{key}")
            if card["rule"] in DIVIDING:
                check_range(card["number"], 1, MOST, f"{path}.number")
            elif "number" in card:
                check_range(card["number"], 0, WORKERS - 1, f"{path}.number")


def _check_rival(facts: Mapping[str, Any]) -> None:
    rival = facts["rival"]
    for key in ("cubes", "rise"):
        check_length(rival[key], len(DIFFICULTIES), f"rival.{key}")
    for index, rise in enumerate(rival["rise"]):
        check_range(rise, 1, MOST, f"rival.rise[{index}]")


def _names(values: list[str], names: tuple[str, ...], path: str) -> None:
    for value in values:
        check_one_of(value, names, path)
    _distinct(values, path)


def _distinct(values: Collection[object], path: str) -> None:
    if len(set(values)) < len(values):
        raise BadContent(f"{path}: must not name anything twice")


assert MOST <= NEED_MASK  # no plan needs more of a colour than there can be


class RollingHeightsComponents(Components):
    """An override may give a card another rule: then it has the figures of that rule instead."""

    def content(self, changes: Mapping[str, Any]) -> Content:
        base = dict(self.printed)
        for table in ("ad", "target"):
            cards = changes.get(table)
            if isinstance(cards, Mapping):
                base[table] = {
                    name: _with_rule(card, cards.get(name), f"{table}.{name}")
                    for name, card in base[table].items()
                }
        data = override(base, changes, self.flexible)
        self.check(data)
        return Content(changes, data)


def _with_rule(card: Mapping[str, Any], change: object, path: str) -> Mapping[str, Any]:
    """The card, or one with the figures of another rule, which the change has to tell."""
    rule = change.get("rule") if isinstance(change, Mapping) else None
    if not isinstance(change, Mapping) or rule not in CARD_RULES or rule == card["rule"]:
        return card
    needed = CARD_RULES[rule].figures
    if not {*needed} <= {*change}:
        raise BadContent(f"{path}: must have exactly {', '.join(('rule', *needed))}")
    return {key: CARD_FIGURES.get(key, "") for key in ("rule", *needed, "source")}


COMPONENTS: Final = RollingHeightsComponents(
    "magnate.games.rolling_heights", FILES, check, FLEXIBLE
)
