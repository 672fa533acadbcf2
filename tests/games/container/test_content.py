"""The component facts of Container: overrides that the game can't be played with are refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

import magnate
from magnate.core.errors import BadContent
from magnate.games.container.actions import MAX_BID
from tests.helpers.contents import changing

TWICE_BLACK = ["black", "black", "violet", "beige", "grey"]


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("union.wage", -1),
        ("union.wage", MAX_BID + 1),
        ("supply.3.machines", 0),
        ("supply.4.machines", 0),
        ("supply.5.machines", 0),
        ("supply.3.warehouses", 2),
        ("supply.4.warehouses", 3),
        ("supply.5.warehouses", 4),
        ("supply.3.containers", 1),
        ("supply.4.containers", 17),
        ("supply.5.containers", 17),
        ("start.factory_price", 0),
        ("start.factory_price", 7),
        ("ship.room", 0),
        ("loan.amount", 0),
        ("loan.interest", 0),
        ("loan.limit", 0),
        ("deadlock.turns", 0),
    ],
)
def test_bad_figures_are_refused_with_their_entry(entry: str, value: int) -> None:
    with pytest.raises(BadContent, match=rf"^{re.escape(entry)}: must be from \d+ to \d+"):
        magnate.game("container").start(3, 0, changing(entry, value))


@pytest.mark.parametrize(
    ("override", "message"),
    [
        (changing("money.bills", [5, -1, 1, 0, 0]), r"money\.bills\[1\]: must be from 0"),
        (changing("box.containers", 16), r"supply\.5\.containers: must be from 2 to 15"),
        (changing("value_cards.A", TWICE_BLACK), r"value_cards\.A: must name each of black, .* on"),
        (changing("value_cards.E", ["gold"] * 5), r"value_cards\.E: must name each of black, "),
        (changing("brokers.containers", [2, 2, 2]), r"brokers\.containers: must be .* at most"),
        (changing("loan.interest", 6), r"loan\.interest: must be .* one loan"),
        (changing("loan.limit", 11), r"loan\.interest: must be .* one loan"),
        (changing("loan.amount", 1), r"loan\.interest: must be .* one loan"),
    ],
)
def test_figures_that_do_not_go_together_are_refused(
    override: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadContent, match=f"^{message}"):
        magnate.game("container").start(3, 0, override)


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("union.wage", 0),
        ("union.wage", MAX_BID),
        ("supply.3.machines", 1),
        ("supply.3.warehouses", 3),
        ("supply.3.containers", 2),
        ("supply.3.containers", 16),
        ("start.factory_price", 1),
        ("start.factory_price", 4),
        ("ship.room", 1),
        ("loan.interest", 5),
        ("loan.limit", 10),
        ("brokers.containers", [3, 1, 1]),
        ("value_cards.A", ["grey", "black", "brown", "violet", "beige"]),
    ],
)
def test_what_just_goes_can_be_played_with(entry: str, value: object) -> None:
    state = magnate.game("container").start(3, 0, changing(entry, value))
    assert state.problems() == []
    assert state.setup.content.digest != magnate.game("container").start(3).setup.content.digest
