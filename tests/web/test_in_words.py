"""The position in words tells what the view holds, so that one can play without the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from magnate.games.carnegie.actions import DEPARTMENT
from magnate.games.container.actions import COLOUR
from magnate.games.rolling_heights.actions import MATERIAL, PLAN, PLOT, WORKER
from magnate.words import Words
from tests.server.running import Server
from tests.server.stored import NAMES
from tests.web.person import Person
from tests.web.tables import GAMES, MIDDLE, asked

People = Callable[..., Person]
View = dict[str, Any]
WORDS = Words("en")


def listed(counts: list[int]) -> str:
    """`2 × black, 1 × violet`."""
    found = [f"{count} × {WORDS.value(COLOUR, at)}" for at, count in enumerate(counts) if count]
    return ", ".join(found) or "nothing"


def container(view: View) -> Iterator[str]:
    yield f"Supply: {listed(view['supply'])}"
    for broker, (goods, money) in enumerate(zip(view["broker_containers"], view["broker_money"])):
        yield f"Broker {'I' * (broker + 1)}: {listed(goods)}; ${money}"
    for company in view["companies"]:
        yield f"{company['money_cards']} money cards"
        yield f"Machines: {', '.join(WORDS.value(COLOUR, one) for one in company['machines'])}"
        yield f"Warehouses: {company['warehouses']}"
        yield f"Island: {listed(company['island'])}"
        for store in ("factory", "harbour"):
            goods = (f"{WORDS.value(COLOUR, one)} ${price}" for price, one in company[store])
            room = f"(room for {company[f'{store}_room']})"
            yield f"{store.capitalize()} store: {', '.join(goods) or 'nothing'} {room}"


def carnegie(view: View) -> Iterator[str]:
    yield f"Round {view['round']} of 20"
    for name, company in zip(NAMES, view["companies"]):
        yield f"Company: {name}"
        yield f"${company['money']}, {company['goods']} goods, discs: {company['discs']}"
        yield f"Total {company['standing']['total']}"
        for cell, department in enumerate(company["cells"]):
            chairs, lying = company["chairs"][cell], company["lying"][cell]
            where = f"row {cell // 4 + 1}, column {cell % 4 + 1}"
            if DEPARTMENT.text(department) != "empty":
                yield f"{where}: {WORDS.value(DEPARTMENT, department)}."
            if chairs:
                yield f"Seats taken: {len(chairs)} of"
            if lying:
                yield f"Inactive: {lying}."
    for donation, owners in enumerate(view["donations"]):
        given = [owner for owner in owners if owner < len(NAMES)]
        for owner in given:
            points = view["companies"][owner]["donation_points"][donation]
            yield f"VP each. {NAMES[owner]}: {points} VP."


def rolling_heights(view: View) -> Iterator[str]:
    for material, cubes in enumerate(view["supply"]):
        yield f"{cubes} {WORDS.value(MATERIAL, material)}"
    for at, plot in enumerate(view["plots"]):
        if plot["plan"] is not None:
            towers = (
                f"{WORDS.value(MATERIAL, one['material'])} {one['cubes']}/{one['height']}"
                for one in plot["towers"]
            )
            yield (
                f"{PLOT.text(at)} · {WORDS.value(PLAN, plot['plan'])}. {NAMES[plot['owner']]} · "
            )
            yield f"Towers as they stand: {', '.join(towers)}."
    for slot in view["market"]:
        if slot["plan"] is not None:
            yield f"{WORDS.value(PLAN, slot['plan'])}. Market price {slot['cost']}."
    for status in view["companies"][0]["workers"]:
        for worker, count in enumerate(status):
            if count:
                yield f"{WORDS.value(WORKER, worker)} {count}"


TOLD = {"container": container, "carnegie": carnegie, "rolling_heights": rolling_heights}


@pytest.mark.parametrize("game", GAMES)
def test_the_position_is_told(server: Server, person: People, game: str) -> None:
    ann = person("Ann", settings={"textMode": True})
    ann.sit(asked(server, ann, game, MIDDLE[game]))
    told = " ".join(ann.page.locator("main .text section").first.inner_text().split())
    facts = list(TOLD[game](ann.message().position.view))
    assert len(facts) > 20
    assert [fact for fact in facts if fact not in told] == []
