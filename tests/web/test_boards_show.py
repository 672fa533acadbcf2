"""What each board shows of the game, piece by piece, is what its view holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from magnate.core.domains import MONEY
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.games.carnegie.actions import (
    DEPARTMENT,
    EMPTY,
    PRINTED_HR,
    PROJECT,
    REGION,
    SLOT,
    TILE,
    TYPE,
)
from magnate.games.carnegie.domains import ANDREW, DONATION_EVENT, NEUTRAL, SIDE, region_of
from magnate.games.container.company import ISLAND, PORT, SEA
from magnate.games.rolling_heights import actions as rolling
from magnate.games.rolling_heights.rules import CHOOSING
from magnate.words import Words
from tests.server.running import Server
from tests.web.person import Person
from tests.web.scenes import sensible
from tests.web.tables import GOLDEN, Question, recorded

People = Callable[..., Person]
View = dict[str, Any]

WORDS = Words("en")

LOOK = """
    const seen = (node) => {
        const { width, left, right, top, bottom } = node.getBoundingClientRect();
        return width && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
            && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const all = (selector, within = document) =>
        [...within.querySelectorAll(selector)].filter(seen);
    const said = (node) => [...(node?.childNodes ?? [])].map((one) =>
        one.nodeType === Node.TEXT_NODE ? one.data
        : one.nodeType !== Node.ELEMENT_NODE || one.matches('.spoken') ? '' : said(one)
    ).join('').replace(/\\s+/g, ' ').trim();
    const first = (selector, within) => said(all(selector, within)[0]);
    const by = (nodes, name, about) =>
        Object.fromEntries(nodes.map((one) => [name(one), about(one)]));
    const tally = (names) => names.reduce((sums, name) =>
        ({ ...sums, [name]: (sums[name] ?? 0) + 1 }), {});
    // whose a piece is, by its colour
    const owner = (node) => {
        const [found] = [...node.querySelectorAll('[fill]')]
            .flatMap((one) => /--p(\\d)\\)/.exec(one.getAttribute('fill'))?.[1] ?? []);
        return found ?? 'nobody';
    };
"""
"""How to look at a board: only at what lies on the screen, and not at what is merely spoken."""


def whole(game: str, played: str) -> Record:
    """A sensible game of so many, or one that chance played: there stores fill up."""
    if played.isdigit():
        return sensible(game, int(played)).record()
    return Record.from_json((GOLDEN / f"{game}-{played}.json").read_bytes())


def richest(
    record: Record, question: str, wealth: Callable[[View], int], part: float = 1
) -> Question:
    """Where that is asked in the first part of a game, and there is the most to see."""
    match = Match.begin(record)
    found: dict[int, Question] = {}
    for ply, line in enumerate(record.log[: round(part * len(record.log))]):
        for seat in match.state.to_act:
            asked = match.state.question(seat)
            if asked is not None and asked.kind.key.endswith(f"-ask-{question}"):
                view: Any = match.state.view(seat)
                found[wealth(view)] = Question(record, ply, seat)
        match.enter(line)
    return found[max(found)]


def sit(server: Server, person: Person, question: Question) -> tuple[View, View]:
    """What the server tells there, and what is printed on the components."""
    person.sit(recorded(server, person, question))
    match = Match.begin(question.record)
    return dict(person.message().position.view), dict(match.setup.content.data)


def number(value: int) -> str:
    return f"{value}".replace("-", "−")


# Rolling Heights

MATERIALS = "wcgs"
"""Wood, concrete, glass and steel."""
HEIGHTS = f"""() => {{{LOOK}
    const stock = all('.supply .stock');
    const fill = (cube) => cube.querySelector('path').getAttribute('fill');
    const materials = stock.slice(0, 4).map((one) => fill(all('svg', one).at(-1)));
    const letter = (colour) => '{MATERIALS}'[materials.indexOf(colour)] ?? '*';
    const towers = (within) => {{
        const found = new Map();
        for (const cube of all('rect[style*="--fill"]', within)) {{
            const [at, one] = [cube.x.baseVal.value, letter(cube.style.getPropertyValue('--fill'))];
            const stands = getComputedStyle(cube).fillOpacity === '1';
            found.set(at, (found.get(at) ?? '') + (stands ? one.toUpperCase() : one));
        }}
        return [...found.values()];
    }};
    // where it lies, and what lies there
    const told = (one) => one.querySelector('.spoken').textContent.split('. ')[0].split(' · ');
    const plot = (one) => {{
        if (owner(one) === 'nobody') return {{
            water: all('.waves', one).length > 0,
            type: one.dataset.type ?? null,
            bonus: first('.bonus', one),
            surcharge: first('.feetext', one),
        }};
        return {{
            plan: told(one)[1],
            type: one.dataset.type,
            owner: owner(one),
            completed: !all('rect[stroke-dasharray]', one).length,
            vp: first('.vp', one),
            towers: towers(one),
        }};
    }};
    const card = (one) => one.matches('.card') && {{
        plan: first('.name', one),
        cost: first('.cost', one.closest('.group')),
        wilds: first('.wilds', one),
        vp: first('.vp', one),
        towers: towers(one),
        brings: all('.symbol', one).map(said),
    }};
    const worker = (one) => {{
        const [drawing] = all('svg', one);
        const turned = drawing.querySelector('g > path').getAttribute('transform') ?? '';
        const pose = turned.includes('rotate') ? 'on the side'
            : turned.includes('skew') ? 'flat' : 'upright';
        const used = drawing.querySelector('circle') ? ', used' : '';
        const count = Number(first('b', one).slice(1) || 1);
        return Array(count).fill(`${{said(drawing)}} ${{pose}}${{used}}`);
    }};
    const cube = (one) => {{
        const [drawing, stands] = all('svg[data-move^=cube]', one);
        if (!drawing) return said(all('svg', one)[0]) || 'power';
        return letter(fill(drawing)) + (stands ? letter(fill(stands)) : '');
    }};
    return {{
        city: by(all('.city .plot'), (one) => told(one)[0], plot),
        market: all('.market .row').map((row) => ({{
            pile: first('h2 span', row),
            slots: all('.card, .gap', row).map(card),
        }})),
        workers: by(all('.shop .tray'), (one) => first('h3', one), (one) =>
            tally(all('.worker:not(.as-steady)', one).flatMap(worker))),
        yard: by(all('.shop section.yard .thing:not(.exchange)'), cube, (one) => first('b', one)),
        ads: by(all('.ad'), (one) => first('h2', one), (one) =>
            by(all('li', one), owner, (line) => first('b', line))),
        targets: by(all('.target'), (one) => first('span', one), (one) =>
            [first('b', one), one.matches('.counts')]),
        supply: by(stock, cube, (one) => first('b', one)),
        unbuilt: by(all('.clock .colour'), cube, (one) => first('b', one)),
    }};
}}"""
RIVAL = "5"
"""The colour of the Rival, and of Andrew, is none of the players'."""
POSES = ("upright", "flat", "on the side", "upright", "on the side, used", "upright, used")
"""How workers of each status are drawn."""


def tower(one: dict[str, int]) -> str:
    """From the ground: capitals are cubes that stand, a star is a special one."""
    letter = MATERIALS[one["material"]]
    stands = letter.upper() * (one["cubes"] - one["special"]) + "*" * one["special"]
    return stands + letter * (one["height"] - one["cubes"])


def plot_shown(one: View, plans: View) -> View:
    if one["plan"] is None:
        return {
            "water": one["water"],
            "type": None if one["bonus_type"] is None else str(one["bonus_type"]),
            "bonus": "" if one["bonus_type"] is None else f"+{one['bonus_vp']}",
            "surcharge": f"${one['surcharge']}" if one["surcharge"] else "",
        }
    return {
        "plan": WORDS.value(rolling.PLAN, one["plan"]),
        "type": str(rolling.TYPE.texts.index(plans[rolling.PLAN.texts[one["plan"]]]["type"])),
        "owner": RIVAL if one["rival"] else str(one["owner"]),
        "completed": one["completed"],
        "vp": "" if one["vp"] is None else str(one["vp"]),
        "towers": [tower(each) for each in one["towers"]],
    }


def slot_shown(slot: View, view: View, plans: View) -> View | bool:
    if slot["plan"] is None:
        return False
    plan = plans[rolling.PLAN.texts[slot["plan"]]]
    lying = f"×{slot['wilds']}" if slot["wilds"] else ""
    due = "+1" if slot["plan"] in view["wild_plans"] else ""
    towers = [one.split() for one in plan["towers"]]
    return {
        "plan": WORDS.value(rolling.PLAN, slot["plan"]),
        "cost": str(slot["cost"]),
        "wilds": f"?{lying}{due}" if lying or due else "",
        "vp": number(plan["vp"]) + ("×" if plan["per"] else ""),
        "towers": [material[0].upper() * int(height) for material, height in towers],
        "brings": [
            "".join(worker_letter(one) for one in each.split("|")) for each in plan["workers"]
        ],
    }


def worker_letter(name: str) -> str:
    letters = WORDS.text("web-rolling_heights-worker-letters").split()
    return letters[rolling.WORKER.texts.index(name)]


def crew_shown(company: View) -> dict[str, dict[str, int]]:
    """By the trays they stand in, whose heads count them."""
    choosing = company["stage"] == CHOOSING
    poses = [*POSES]
    if choosing:
        poses[rolling.TIRED] = "upright"
    trays = {
        "hard": (rolling.HARD, rolling.USED_HARD),
        "steady": (rolling.STEADY, rolling.USED_STEADY),
        "to-throw" if choosing else "tired": (rolling.TIRED,),
        "sits-out" if company["stage"] else "not-thrown": (rolling.WAITING,),
    }
    shown = {}
    for tray, statuses in trays.items():
        there = {
            f"{worker_letter(name)} {poses[status]}": count
            for status in statuses
            for name, count in zip(rolling.WORKER.texts, company["workers"][status], strict=True)
            if count
        }
        if there:
            title = WORDS.text(f"web-rolling_heights-tray-{tray}")
            shown[f"{title} {sum(there.values())}"] = there
    return shown


def yard_shown(view: View) -> dict[str, str]:
    kinds = [("", view["yard"]), ("*", view["special_yard"])]
    cubes = {
        sign + MATERIALS[material]: str(count)
        for sign, pile in kinds
        for material, count in enumerate(pile)
        if count
    }
    mine = view["companies"][view["seat"]]
    return {**cubes, "power": str(view["power"]), "?": str(mine["wilds"])}


def yields_shown(ad: View) -> dict[str, str]:
    rival = {} if ad["rival"] is None else {RIVAL: number(ad["rival"]["vp"])}
    return {str(seat): number(one["vp"]) for seat, one in enumerate(ad["yields"])} | rival


def card_name(domain: Any, card: int) -> str:
    return WORDS.value(domain, card).split(" · ")[1]


def heights_wealth(view: View) -> int:
    """How many kinds of things there are that most games see late, or never."""
    mine = view["companies"][view["seat"]]
    towers = [tower for plot in view["plots"] for tower in plot["towers"]]
    things = (
        any(tower["special"] for tower in towers),
        any(view["special_yard"]),
        any(view["yard"]),
        any(mine["workers"][rolling.STEADY]),
        any(mine["workers"][rolling.HARD]),
        view["power"],
        view["wild_plans"],
        any(slot["wilds"] for slot in view["market"]),
        any(slot["plan"] is None for slot in view["market"]),
    )
    return sum(map(bool, things))


@pytest.mark.parametrize("played", ["1", "3", "4-1"])
def test_rolling_heights(server: Server, person: People, played: str) -> None:
    """Every plot with its plan and towers, both rows of the market, the crew, the yard, the cards,
    and what is left."""
    ann = person("Ann")
    where = richest(whole("rolling_heights", played), "main", heights_wealth)
    view, content = sit(server, ann, where)
    plans, mine = content["plan"], view["companies"][view["seat"]]
    pile = "web-rolling_heights-pile"
    supply = [*view["supply"], view["wild_supply"], *view["worker_supply"]]
    legal = ann.message().position.legal
    special = {one.args[0] for one in legal if one.kind == "use-wild" and one.about.get("special")}
    assert not any(view["supply"][at] for at in special)
    cubes = [f"*{one}" if at in special else one for at, one in enumerate(MATERIALS)]
    names = [*cubes, "?", *(worker_letter(one) for one in rolling.WORKER.texts)]
    ahead = len({one["vp"] for one in mine["targets"]}) > 1
    assert ann.page.evaluate(HEIGHTS) == {
        "city": {
            WORDS.value(rolling.PLOT, at): plot_shown(one, plans)
            for at, one in enumerate(view["plots"])
        },
        "market": [
            {
                "pile": WORDS.text(pile, count=view["piles"][level - 1]),
                "slots": [
                    slot_shown(slot, view, plans)
                    for slot in view["market"]
                    if slot["level"] == level
                ],
            }
            for level in (1, 2)
        ],
        "workers": crew_shown(mine),
        "yard": yard_shown(view),
        "ads": {card_name(rolling.AD, one["ad"]): yields_shown(one) for one in view["ads"]},
        "targets": {
            card_name(rolling.TARGET, one["target"]): [f"{one['vp']} VP", ahead and one["counts"]]
            for one in mine["targets"]
        },
        "supply": {name: str(count) for name, count in zip(names, supply, strict=True)},
        "unbuilt": {MATERIALS[at]: str(count) for at, count in enumerate(view["unbuilt"])},
    }


# Container

CONTAINER = f"""() => {{{LOOK}
    const letters = (nodes) => nodes.flatMap((one) => {{
        const [, letter, count] = /^(\\w)×?(\\d*)$/.exec(said(one));
        return Array(Number(count || 1)).fill(letter);
    }}).sort().join('');
    // what lies on the payment card keeps its place
    const rack = (store, within, goods = '.crate:not(.given) .box') => by(
        all(`[data-rack=${{store}}] .column`, within).filter((one) => all(goods, one).length),
        (one) => first('.price', one),
        (one) => letters(all(goods, one)),
    );
    const pledged = (within) =>
        ['factory', 'harbour'].map((store) => rack(store, within, '.crate.given .box'));
    const houses = all('.house, .mine.panel');
    const whose = (house) => owner(all('header', house)[0]);
    const where = (ship) => {{
        const house = ship.closest('.house, .mine.panel');
        if (house) return whose(house);
        return ship.closest('.jetty') ? 'island' : ship.closest('.ports') ? 'port' : 'sea';
    }};
    return {{
        houses: by(houses, whose, (one) => ({{
            factory: rack('factory', one),
            harbour: rack('harbour', one),
            pledged: pledged(one),
            machines: letters(all('svg[data-move^=gear]', one)),
            warehouses: all('svg.built', one).length,
        }})),
        ships: by(all('.ship'), owner, (one) => ({{
            where: where(one),
            load: letters(all('g', one)),
            room: all('.bay', one).length,
        }})),
        island: by(all('.island tbody tr'), owner, (one) => all('.count', one).map(said)),
        brokers: all('.broker').map((one) => [
            letters(all('.boxes > *, .counted > *', one)),
            first('.space b', one),
        ]),
        ports: by(all('.port'), owner, (one) => letters(all('.one', one))),
        bid: all('.payment').map((one) =>
            [owner(one), letters(all('.one', one)) || first('.bid b', one)]),
    }};
}}"""
COLOURS = "KBVEG"
"""The letters on containers and machines."""


def piled(pile: Iterable[int]) -> str:
    return lettered(colour for colour, count in enumerate(pile) for _ in range(count))


def lettered(colours: Iterable[int]) -> str:
    return "".join(sorted(COLOURS[colour] for colour in colours))


def rack_shown(goods: list[tuple[int, int]]) -> dict[str, str]:
    """By price."""
    return {
        WORDS.value(MONEY, price): lettered(colour for at, colour in goods if at == price)
        for price in dict.fromkeys(price for price, _ in goods)
    }


def pledged_shown(view: View, seat: str) -> list[dict[str, str]]:
    """What a seat has offered to a broker keeps its places in both stores."""
    payment = view["payment"]
    holds = payment is not None and str(payment["holder"]) == seat
    return [rack_shown(payment[store]) if holds else {} for store in ("factory", "harbour")]


def container_wealth(view: View) -> int:
    """How many containers lie about, how high they are stacked, and how many places have ships."""
    companies = view["companies"]
    stores = [one[name] for one in companies for name in ("factory", "harbour")]
    stacks = [Counter(price for price, _ in goods) for goods in stores]
    piles = [one[heap] for one in companies for heap in ("ship", "island", "port")]
    held = sum(map(len, stores)) + sum(map(sum, [*piles, *view["broker_containers"]]))
    highest = max(max(stack.values(), default=0) for stack in stacks)
    places = len({one["zone"] for one in companies})
    return held + 4 * (highest + places) + 8 * bool(view["payment"])


def bid_shown(payment: View | None) -> list[list[str]]:
    if payment is None:
        return []
    goods = lettered(colour for _, colour in (*payment["factory"], *payment["harbour"]))
    return [[str(payment["holder"]), goods or WORDS.value(MONEY, payment["money"])]]


@pytest.mark.parametrize("played", ["3", "4-4", "5-0"])
def test_container(server: Server, person: People, played: str) -> None:
    """Every house with its stores by price, its works and warehouses, all ships, the island, and
    what the bank holds and is bid."""
    ann = person("Ann")
    where = richest(whole("container", played), "main", container_wealth)
    view, _ = sit(server, ann, where)
    waters = {SEA: "sea", ISLAND: "island", PORT: "port"}
    houses = {str(seat): one for seat, one in enumerate(view["companies"])}
    assert ann.page.evaluate(CONTAINER) == {
        "houses": {
            seat: {
                "factory": rack_shown(one["factory"]),
                "harbour": rack_shown(one["harbour"]),
                "pledged": pledged_shown(view, seat),
                "machines": lettered(one["machines"]),
                "warehouses": one["warehouses"],
            }
            for seat, one in houses.items()
        },
        "ships": {
            seat: {
                "where": waters.get(one["zone"], str(one["zone"])),
                "load": piled(one["ship"]),
                "room": one["ship_room"],
            }
            for seat, one in houses.items()
        },
        "island": {
            seat: [str(count or "·") for count in one["island"]] for seat, one in houses.items()
        },
        "brokers": [
            [piled(containers), WORDS.value(MONEY, money)]
            for containers, money in zip(
                view["broker_containers"], view["broker_money"], strict=True
            )
        ],
        "ports": {
            seat: piled(one["port"])
            for seat, one in houses.items()
            if any(one["port"]) or seat == str(view["seat"])
        },
        "bid": bid_shown(view["payment"]),
    }


# Carnegie

CARNEGIE = f"""() => {{{LOOK}
    const cell = (one) => ({{
        department: first('.name', one),
        chairs: all('.chair', one).map((seat) => all('svg', seat).length ? 'active' : said(seat)),
        lying: Number(first('.lying', one).replace('×', '')) || all('.lying svg', one).length,
        permanent: all('.fixed svg', one).length,
    }});
    const event = (one) =>
        (one.matches('.past') ? '✓' : '') + (one.matches('.next') ? '>' : '') +
        first('.event b', one) + (all('.event svg', one).length ? '+' : '');
    return {{
        tabs: by(all('.mine .tab'), (one) => all('.head', one)[0].title, (one) => ({{
            side: first('.head i', one),
            built: all('.built .tick', one).length,
            waiting: all('.ready [data-move^=disc]', one).length,
            reached: all('.cell:not(.later)', one).length - 1,
        }})),
        cells: all('.mine .company .cell').map(cell),
        timeline: by(all('.timeline .row'), (one) => first('.name .short', one), (one) => ({{
            events: all('li', one).map(event),
            gains: by(all('.whose:not(.spoken)', one), owner, (gain) =>
                all('b:not(.gift)', gain).map(said)
                    .filter((words) => words[0] === '$' || !gain.matches('.other'))),
        }})),
        tracks: by(all('.plaque'), (one) => first('.name', one), (one) =>
            all('.space', one).map((space) => all('.discs svg', space).map(owner).join(''))),
        discs: by(
            all('svg.map .slot').filter((one) => one.querySelector('[data-move^=disc]')),
            (one) => one.getAttribute('aria-label').split(': ')[0],
            owner,
        ),
    }};
}}"""
MARKET = f"""() => {{{LOOK}
    return by(all('.market .tile'), (one) => first('.top b', one), (one) => ({{
        left: first('.left', one),
        chairs: all('.chairs i', one).map(said),
        owners: all('.marks > svg', one).map(owner).join(''),
    }}));
}}"""


def cell_shown(company: View, cell: int, content: View) -> View:
    department = company["cells"][cell]
    name = DEPARTMENT.texts[department]
    printed = content["department"].get(name) or content["printed"].get(name) or {}
    taken = company["chairs"][cell]
    return {
        "department": "" if department == EMPTY else WORDS.text(f"web-carnegie-short-{name}"),
        "chairs": [
            "active" if at in taken else f"${price}"
            for at, price in enumerate(printed.get("chairs", []), start=1)
        ],
        "lying": company["lying"][cell],
        "permanent": content["board"]["permanent"] if department == PRINTED_HR else 0,
    }


def event_shown(view: View, row: int, at: int) -> str:
    """A region's letter, with a cross where donations are made."""
    happening = view["events"][row][at]
    region = region_of(happening)
    return "".join(
        (
            "✓" if at < view["passed"][row] else "",
            ">" if at == view["markers"][row] else "",
            WORDS.text("web-carnegie-region-letters").split()[region] if region >= 0 else "",
            "+" if happening >= DONATION_EVENT else "",
        )
    )


def several(count: int) -> str:
    """Of one thing only its sign is drawn."""
    return str(count) if count > 1 else ""


def gain_shown(gain: View) -> list[str]:
    staff = gain["staff"] + gain["staff_or_money"]
    either = gain["goods_or_money"]
    told = (
        (gain["money"], f"${gain['money']}"),
        (gain["goods"], several(gain["goods"])),
        (gain["vp"], str(gain["vp"])),
        (gain["points"], str(gain["points"])),
        (staff, several(staff)),
        (either, f"{several(either)}/$"),
    )
    return [words for amount, words in told if amount]


def gains_shown(view: View, row: int) -> dict[str, list[str]]:
    """What a row would bring everybody, the others in money only; of another row's event only one's
    own part is told."""
    (told,) = (one for one in view["previews"] if one["row"] == row)
    return {
        str(seat): gain_shown(gain)[: None if seat == view["seat"] else int(gain["money"] > 0)]
        for seat, gain in enumerate(told["gains"])
        if told["moving"] == row or seat == view["seat"]
    }


def carnegie_wealth(view: View) -> int:
    """How many discs and employees have left where they began; few wait for long."""
    mine = view["companies"][view["seat"]]
    built = sum(owner is not None for owner in view["slots"])
    waiting = sum(mine["discs_on_tabs"]) + sum(mine["lying"])
    return built + 4 * int(waiting) + sum(map(len, mine["chairs"]))


@pytest.mark.parametrize(("played", "part"), [("1", 1), ("3", 0.5), ("4-1", 1)])
def test_carnegie(server: Server, person: People, played: str, part: float) -> None:
    """One's tabs and company, the timeline, all tracks, everybody's discs on the map, and the
    departments on offer."""
    ann = person("Ann")
    where = richest(whole("carnegie", played), "choose", carnegie_wealth, part)
    view, content = sit(server, ann, where)
    companies, mine = view["companies"], view["companies"][view["seat"]]
    andrew = view["andrew"]
    tracks = [*enumerate(one["tracks"] for one in companies)]
    tiles = [*enumerate(one["cells"] for one in companies)]
    if andrew is not None:
        tracks.append((ANDREW, andrew["tracks"]))
        tiles.append((ANDREW, andrew["tiles"]))
    shown = ann.page.evaluate(CARNEGIE)
    ann.page.locator("[data-do=market]").click()
    ann.page.locator(".market .tile").first.wait_for()
    shown["market"] = ann.page.evaluate(MARKET)
    assert shown == {
        "tabs": {
            WORDS.value(PROJECT, project): {
                "side": WORDS.value(SIDE, mine["sides"][project]),
                "built": mine["built"][project],
                "waiting": mine["discs_on_tabs"][project],
                "reached": mine["advanced"][project],
            }
            for project in range(len(PROJECT.texts))
        },
        "cells": [cell_shown(mine, cell, content) for cell in range(len(mine["cells"]))],
        "timeline": {
            WORDS.text(f"web-carnegie-row-{row}"): {
                "events": [event_shown(view, row, at) for at in range(len(view["events"][row]))],
                "gains": gains_shown(view, row),
            }
            for row in range(len(TYPE.texts))
        },
        "tracks": {
            WORDS.value(REGION, region): [
                "".join(str(whose) for whose, track in tracks if track[region] == space)
                for space in range(len(content["track"][name]["incomes"]))
            ]
            for region, name in enumerate(REGION.texts)
        },
        "discs": {
            WORDS.value(SLOT, slot): "nobody" if owner == NEUTRAL else str(owner)
            for slot, owner in enumerate(view["slots"])
            if owner is not None
        },
        "market": {
            WORDS.value(TILE, tile): {
                "left": str(left),
                "chairs": [f"${price}" for price in content["department"][name]["chairs"]],
                "owners": "".join(str(whose) for whose, has in tiles if tile in has),
            }
            for tile, (name, left) in enumerate(zip(TILE.texts, view["tiles"], strict=True))
        },
    }
