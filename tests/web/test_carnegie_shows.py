"""What Carnegie's board shows: figures that the engine tells, in signs that can be seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from magnate.bots import bot
from magnate.core.actions import Action
from magnate.core.domains import Domain
from magnate.core.game import game as find_game
from magnate.core.matches import Match
from magnate.core.rng import Rng
from magnate.games.carnegie.actions import CITY, DONATION, PROJECT, REGION, SLOT, TILE, TYPE
from magnate.games.carnegie.domains import BACK, CARD, OWNER
from magnate.words import Words
from tests.locale.test_words import LANGUAGES
from tests.server.running import Server
from tests.server.stored import store
from tests.web.boards import pick
from tests.web.person import PHONE, Person
from tests.web.tables import questions, recorded
from tests.web.test_carnegie_board import late, moment, positions
from tests.web.test_carnegie_picks import charitable
from tests.web.test_whole_games import ME

People = Callable[..., Person]
NAMES = ("Ann", "Ben", "Cem", "Dea")
NOTATION = re.compile(r"\br[1-4]c[1-4]\b")
SAID = """() => [document.querySelector('main').innerText,
    ...[...document.querySelectorAll('[title], [aria-label]')]
        .flatMap((one) => [one.title, one.getAttribute('aria-label')])].join('\\n')"""


def company(person: Person, seat: int = 0) -> Any:
    return person.message().position.view["companies"][seat]


@cache
def crowd() -> Match:
    """A game of four in which all who can go to one region, and nobody comes home."""
    match, greedy = Match.start(find_game("carnegie"), 4, 1, NAMES), bot("greedy", 1)

    def wished(action: Action) -> bool:
        return action.kind.name.startswith("mission-") and action.a == 0

    while True:
        view: Any = match.state.view(0)
        many = sum(one["missions"][0] for one in view["companies"]) >= 9
        if many and 0 in match.state.to_act:
            return match
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        going = [one for one in legal if wished(one) or one.text == "bring-home 0"]
        chosen = greedy.choose(match.state.seen_by(seat, greedy.rng), seat)
        match.play(seat, going[0] if going else chosen)


def played_well(players: int, question: str, wanted: Callable[[Any], bool]) -> Match:
    """A game of greedy bots where the first seat is asked something."""
    match, greedy = Match.start(find_game("carnegie"), players, 3, NAMES), bot("greedy", 3)
    while not match.state.over:
        seat = match.state.to_act[0]
        asked = match.state.question(0) if 0 in match.state.to_act else None
        if asked and asked.kind.key == f"carnegie-ask-{question}" and wanted(match.state):
            return match
        match.play(seat, greedy.choose(match.state.seen_by(seat, greedy.rng), seat))
    raise AssertionError(f"nobody is asked {question}")


# In words


@pytest.mark.slow
def test_no_cell_is_called_by_its_notation(server: Server, person: People) -> None:
    """In no language and at no question, neither on the board nor in the bar nor in the log."""
    ann = person("Ann")
    found: dict[str, set[str]] = {}
    for key, question in questions().items():
        if not key.startswith("carnegie-"):
            continue
        ann.move_to(recorded(server, ann, question))
        for language in LANGUAGES:
            ann.speak(language)
            if called := set(NOTATION.findall(ann.page.evaluate(SAID))):
                found[f"{key} in {language}"] = called
    assert found == {}


def test_cells_are_called_after_their_departments(server: Server, person: People) -> None:
    ann = person("Ann")
    match = moment(2, "move", lambda state: True)
    ann.sit(store(server, match, [ann.client]))
    moved = next(
        action.text for action in match.state.legal(0) if action.text.startswith("move r4c3 r3c2")
    )
    assert ann.find(moved)
    assert ann.button(moved).get_attribute("title", timeout=1000) == (
        "Move an inactive employee: Lobby → Trade & finance: steps: −2"
    )
    empty = moved.replace("r3c2", "r3c1")
    assert "Lobby → row 3, column 1" in (ann.button(empty).get_attribute("title") or "")
    ann.play(moved)
    expect(ann.page.locator("ol li.last")).to_contain_text("Lobby → Trade & finance")


@cache
def settled() -> tuple[Match, int, int]:
    """A game in which somebody moved to a cell where a department was built later: which, whose."""
    for seed in range(1, 30):
        rng, came = Rng.seeded(seed, "settled"), set[tuple[int, int]]()
        match = Match.start(find_game("carnegie"), 2, seed, NAMES[:2])
        while not match.state.over:
            seat = match.state.to_act[0]
            legal = match.state.legal(seat)
            found = [one for one in legal if one.kind.name == "found"]
            action = found[0] if found else legal[rng.below(len(legal))]
            match.play(seat, action)
            if action.kind.name in ("move", "move-active"):
                came.add((seat, action.b))
            elif found and (seat, action.b) in came:
                return match, seat, action.b
    raise AssertionError("nobody builds where somebody waits")


def test_old_lines_tell_what_was_there_then(server: Server, person: People) -> None:
    """An empty cell is called by its place in a line from before its department was built."""
    ann = person("Ann")
    match, seat, cell = settled()
    table = store(server, match, [ann.client])
    ann.page.goto(f"/table/{table}")
    now = next(fact for fact in reversed(match.story(None)) if fact.kind.key.endswith("-founded"))
    department = Words("en").value(TILE, now.args[1])
    place = f"row {cell // 4 + 1}, column {cell % 4 + 1}"
    before = ann.page.locator("ol li", has_text=f"{NAMES[seat]} moved").filter(
        has_text=f"→ {place}"
    )
    expect(before).not_to_have_count(0)
    expect(ann.page.locator("ol li", has_text=f"→ {department}")).to_have_count(0)


# Donations


def told(space: Locator) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", space.inner_text())]


def test_what_a_donation_would_bring_the_others(server: Server, person: People) -> None:
    """In a line below the table for the space that is pointed at, and on every space of the large
    one."""
    ann = person("Ann")
    ann.sit(store(server, moment(4, "choose", late), [ann.client]))
    view: Any = ann.message().position.view
    free = view["donations"].index([])
    yields = [one["yields"][free] for one in view["companies"]]
    line = ann.page.locator(".right .told")
    expect(line).to_contain_text("VP for each")
    before = line.bounding_box()
    ann.page.locator(".right .donations .space").nth(free).hover()
    expect(line).not_to_contain_text("VP for each")
    assert told(line) == yields
    assert line.bounding_box() == before
    ann.page.locator("[data-do=donations]").click()
    large = ann.page.locator(".left .donations")
    spaces = large.locator(".space")
    assert spaces.count() == len(view["donations"])
    for donation, owners in enumerate(view["donations"]):
        if not owners:
            marks = spaces.nth(donation).locator(".yield, .rivals span")
            shown = [int(one) for one in marks.all_inner_texts()]
            assert shown == [one["yields"][donation] for one in view["companies"]]
    ann.page.keyboard.press("Escape")
    ann.page.locator("svg.map").wait_for()


def test_the_line_forgets_a_table_that_has_gone(server: Server, person: People) -> None:
    """The large table closes under the pointer: nothing is pointed at any more."""
    ann = person("Ann")
    ann.sit(store(server, moment(4, "choose", late), [ann.client]))
    line = ann.page.locator(".right .told")
    expect(line).to_contain_text("VP for each")
    ann.page.locator("[data-do=donations]").click()
    ann.page.locator(".left .donations .space").nth(2).hover()
    expect(ann.page.locator(".right .detail h4")).not_to_have_text("Donations")
    ann.page.keyboard.press("Escape")
    ann.page.locator("svg.map").wait_for()
    expect(line).to_contain_text("VP for each")


def test_the_line_tells_of_what_is_picked(server: Server, person: People) -> None:
    ann = person("Ann", settings={"confirm": "always"})
    match = moment(4, "donate", lambda state: True)
    ann.sit(store(server, match, [ann.client]))
    # what is asked about lies on top by itself
    spaces = ann.page.locator(".left .donations .space.can")
    donation = int(
        spaces.first.evaluate(
            "(one) => [...document.querySelectorAll('.left .donations .space')].indexOf(one)"
        )
    )
    spaces.first.click()
    ann.page.mouse.move(5, 5)
    yields = [one["yields"][donation] for one in ann.message().position.view["companies"]]
    assert told(ann.page.locator(".right .told")) == yields


def test_several_discs_on_one_donation(server: Server, person: People) -> None:
    """CAR-6.3: each with what it brings its owner."""
    ann = person("Ann")
    record = charitable()
    match = Match.begin(record)
    for line in record.log:
        match.enter(line)
    ann.sit(store(server, match, [ann.client]))
    view: Any = ann.message().position.view
    shared = next(at for at, owners in enumerate(view["donations"]) if len(owners) > 1)
    owners = ann.page.locator(".right .donations .space").nth(shared).locator(".owner")
    assert owners.count() == 2
    assert [int(one) for one in owners.all_inner_texts()] == [
        view["companies"][seat]["donation_points"][shared] for seat in view["donations"][shared]
    ]


# Timeline, tracks and networks


def test_a_flipped_marker_is_told(server: Server, person: People) -> None:
    """CAR-3.2: a row that has run out shows whose event it would bring."""
    ann = person("Ann")
    for match in positions(2, 2):
        view: Any = match.state.view(0)
        if 0 in match.state.to_act and any(one["moving"] != one["row"] for one in view["previews"]):
            break
    ann.sit(store(server, match, [ann.client]))
    flipped = [one for one in view["previews"] if one["moving"] != one["row"]]
    signs = ann.page.locator(".timeline .flipped")
    assert signs.count() == len(flipped)
    assert all(sign.is_visible() and sign.get_attribute("title") for sign in signs.all())


def test_crowds_on_missions_are_counted(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.sit(store(server, crowd(), [ann.client]))
    counts = [one["missions"][0] for one in ann.message().position.view["companies"]]
    west = ann.page.locator(".plaque").first
    assert [int(one) for one in west.locator(".group b").all_inner_texts()] == [
        count for count in counts if count
    ]
    header = west.locator("header")
    assert header.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_a_network_is_shown_on_hover(server: Server, person: People) -> None:
    """Its routes on the map, its worth and what limits it below."""
    ann = person("Ann")
    ann.sit(store(server, moment(4, "choose", late), [ann.client]))
    view: Any = ann.message().position.view
    chips = ann.page.locator(".networks button")
    for seat, one in enumerate(view["companies"]):
        chips.nth(seat).hover()
        expect(ann.page.locator("svg.map .own")).to_have_count(len(one["network"]["routes"]))
        assert chips.nth(seat).inner_text() == str(one["standing"]["connections"])
        expect(ann.page.locator(".networks p")).to_contain_text(
            f"{one['standing']['connections']} VP"
        )


SIZES = pytest.mark.parametrize(
    "wishes", [{}, {"viewport": PHONE, "has_touch": True}], ids=["desk", "phone"]
)


@pytest.mark.slow
@SIZES
def test_a_city_tells_what_each_slot_costs_and_brings(
    server: Server, person: People, wishes: dict[str, Any]
) -> None:
    """Every way to build there, as the engine tells it; the goods of its kind; and whose it is."""
    ann = person("Ann", settings={"confirm": "always"}, **wishes)
    match, _ = builders()
    ann.sit(store(server, match, [ann.client]))
    position, words, content = ann.message().position, Words("en"), match.setup.content.data
    ways: dict[int, list[tuple[str, str]]] = {}
    for choice in position.legal:
        if choice.kind == "build":
            project, slot = choice.args
            gives = [
                words.text(
                    f"web-carnegie-number-{name.replace('_', '-')}",
                    value=abs(value),
                    signed=f"{'−' if value < 0 else '+'}{abs(value)}",
                    count=value,
                )
                for name, value in choice.about.items()
                if value and not name.endswith("left")
            ]
            ways.setdefault(slot, []).append((words.value(PROJECT, project), " · ".join(gives)))
    taken = [slot for slot, owner in enumerate(position.view["slots"]) if owner is not None]
    wanted = {SLOT.texts[slot].split("/")[0] for slot in [*list(ways)[:5], *taken[:2]]}
    assert len(wanted) > 3
    for city in wanted:
        name = words.value(CITY, CITY.texts.index(city))
        slots = ann.page.locator(f'svg.map [aria-label="{name}"] .slot')
        if wishes:
            slots.first.tap()
        else:
            slots.first.hover()
        card = ann.page.get_by_role("region", name=name, exact=True)
        expect(card).to_be_visible()
        for at, kind in enumerate(content["city"][city]["slots"]):
            slot = SLOT.texts.index(f"{city}/{at + 1}")
            line, owner = card.locator("li").nth(at), position.view["slots"][slot]
            if owner is not None:
                expect(line).to_contain_text(
                    words.value(OWNER, owner) if owner > 1 else NAMES[owner]
                )
                continue
            if kind != "any":
                goods = content["project"][kind]["goods"]
                assert line.locator(".goods").inner_text() == str(goods)
            several = len(ways.get(slot, [])) > 1
            assert line.locator("em").all_inner_texts() == [
                f"{project}: {gives}" if several else gives for project, gives in ways.get(slot, [])
            ]


# One's company


def test_all_that_can_be_afforded_is_one_message(server: Server, person: People) -> None:
    """The cheapest chairs first, as the engine lists them; each step back takes one back."""
    ann = person("Ann")

    def several(state: Any) -> bool:
        return len(state.view(0)["activation"]["all"]) > 1

    match = played_well(4, "activate", several)
    others = [server.person(name) for name in NAMES[1:]]  # bots would go on at once
    ann.sit(store(server, match, [ann.client, *others]))
    activation = ann.message().position.view["activation"]
    wanted = [answer for key, answer in activation["all"] if answer.startswith("activate")]
    sent: list[str] = []
    ann.page.on(
        "request",
        lambda request: sent.append(request.url) if request.method == "POST" else None,
    )
    active = sum(len(chairs) for chairs in company(ann)["chairs"])
    ann.bar.locator("[data-do=all]").click()
    ann.until(
        lambda message: (
            sum(len(chairs) for chairs in message.position.view["companies"][0]["chairs"])
            == active + len(wanted)
        )
    )
    assert len([url for url in sent if url.endswith("/moves")]) == 1, sent
    for left in reversed(range(len(wanted))):
        with ann.page.expect_response("**/undo*"):
            ann.bar.locator("[data-do=undo]").click()
        ann.settle()
        assert sum(len(chairs) for chairs in company(ann)["chairs"]) == active + left


def test_steps_left_and_where_each_can_go(server: Server, person: People) -> None:
    ann = person("Ann")
    match = moment(2, "move", lambda state: True)
    ann.sit(store(server, match, [ann.client]))
    turn: Any = ann.message().position.view["turn"]
    assert f"{turn['steps']}" in ann.page.locator(".mine .resources .now").inner_text()
    legal = [action for action in match.state.legal(0) if action.kind.name == "move"]
    origin = legal[0].a
    ann.page.locator(f'.mine [data-from="lying {origin}"]').click()
    costs = {
        action.b: match.state.about(0, action)["steps_cost"]
        for action in legal
        if action.a == origin
    }
    for cell, steps in costs.items():
        aim = ann.page.locator(f'.mine [data-cell="{cell}"] .aim')
        assert aim.inner_text().strip() == str(steps)
    assert ann.page.locator(".mine .aim").count() == len(costs)


def builders() -> tuple[Match, list[str]]:
    """Where two can build one after the other, and what."""
    for seed in range(1, 30):
        for match in positions(2, seed):
            if 0 not in match.state.to_act:
                continue
            for first in match.state.legal(0):
                if first.kind.name != "build":
                    continue
                trial = match.state.clone()
                trial.play(0, first)
                if 0 in trial.to_act:
                    for second in trial.legal(0):
                        if second.kind.name == "build":
                            return match, [first.text, second.text]
    raise AssertionError("never two builders")


def test_builders_follow_one_another_on_the_map(server: Server, person: People) -> None:
    """Once one has built, the next can: nothing is to be opened again."""
    ann = person("Ann", settings={"confirm": "always"})
    match, actions = builders()
    ann.sit(store(server, match, [ann.client]))
    discs = sum(company(ann)["built"])
    for action in actions:
        assert ann.page.locator("svg.map .slot.can").count()
        pick(ann, action)
    assert sum(company(ann)["built"]) == discs + 2


def test_the_forecast_has_its_parts(server: Server, person: People) -> None:
    """A small bar for each player, whose parts add up to the whole."""
    ann = person("Ann")
    ann.sit(store(server, moment(3, "choose", late), [ann.client]))
    companies: Any = ann.message().position.view["companies"]
    bars = ann.page.locator(".stack")
    assert bars.count() == len(companies)
    for seat, one in enumerate(companies):
        parts = [vp for part, vp in one["standing"].items() if part != "total" and vp > 0]
        assert bars.nth(seat).locator("i").count() == len(parts)
        words = bars.nth(seat).get_attribute("title") or ""
        assert (
            sum(int(number) for number in re.findall(r"-?\d+", words)) == one["standing"]["total"]
        )


# Andrew


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "expert"])
def test_every_andrew_tells_how_hard_he_is(person: People, difficulty: str) -> None:
    ann = person("Ann")
    table = ann.client.create("carnegie", 1, seats=[ME], options={"difficulty": difficulty}).id
    ann.client.start(table)
    ann.sit(table)
    ann.page.locator("[data-do=andrew]").click()
    expect(ann.page.locator("section.andrew")).to_contain_text(difficulty)


def andrew_at(wanted: Callable[[Any], bool]) -> Match:
    """A game against Andrew in which he has tiles and donations already."""
    match, greedy = Match.start(find_game("carnegie"), 1, 3, NAMES[:1]), bot("greedy", 3)
    while not match.state.over:
        view: Any = match.state.view(0)
        andrew = view["andrew"]
        if andrew["tiles"] and andrew["donations"] and wanted(andrew):
            return match
        match.play(0, greedy.choose(match.state.seen_by(0, greedy.rng), 0))
    raise AssertionError("never so")


@SIZES
def test_andrew_shows_all_he_has(server: Server, person: People, wishes: dict[str, Any]) -> None:
    """His card, the row of VP, tiles, donations, what he did, and the back of his next card."""
    ann = person("Ann", **wishes)
    match = andrew_at(lambda andrew: andrew["card"] is not None and andrew["shift"] > 0)
    ann.sit(store(server, match, [ann.client]))
    words, content = Words("en"), match.setup.content.data
    andrew: Any = ann.message().position.view["andrew"]
    rounds: list[list[str]] = [[]]
    for fact in match.story(0):
        if fact.kind.key == "carnegie-event-round":
            rounds.append([])
        if fact.kind.key.startswith("carnegie-event-andrew-"):
            rounds[-1].append(words.fact(fact, NAMES[:1]))
    assert rounds[-1]
    if wishes:
        ann.page.locator(".parts button").first.tap()
    else:
        ann.page.locator("[data-do=andrew]").click()
    shown = ann.page.locator("section.andrew")
    name = CARD.texts[andrew["card"]]
    card = content["card"][name]

    def value(domain: Domain, text: str) -> str:
        return words.value(domain, domain.texts.index(text))

    assert shown.locator(".card .top i").inner_text() == name
    assert shown.locator(".card dd").all_inner_texts() == [
        value(DONATION, card["donation"]),
        words.text("web-carnegie-card-shift", places=card["shift"]),
        words.text(
            "web-carnegie-card-tiles", types=", ".join(value(TYPE, one) for one in card["takes"])
        ),
        words.text(
            "web-carnegie-card-cities", cities=", ".join(value(CITY, one) for one in card["cities"])
        ),
        words.text(
            "web-carnegie-card-track", region=value(REGION, card["region"]), steps=card["steps"]
        ),
    ]
    following = words.value(BACK, andrew["next_back"])
    expect(shown).to_contain_text(words.text("web-carnegie-next-back", action=following))
    places = shown.locator(".shift li")
    assert [one.split() for one in places.all_inner_texts()] == [
        [str(vp), f"×{cards}"]
        for vp, cards in zip(content["shift"]["vp"], andrew["reached"], strict=True)
    ]
    here = "(all) => all.findIndex((one) => one.matches('.here'))"
    assert places.evaluate_all(here) == andrew["shift"]
    assert shown.locator(".deeds li").all_inner_texts() == rounds[-1]
    told = shown.inner_text()
    assert ", ".join(words.value(TILE, one) for one in andrew["tiles"]) in told
    for donation in andrew["donations"]:
        points = andrew["donation_points"][donation]
        assert f"{words.value(DONATION, donation)} {points}" in told
    assert ", ".join(CARD.texts[one] for one in andrew["played"]) in told
    parts = [one for part, one in andrew["standing"].items() if part != "total"]
    assert [int(one) for one in shown.locator(".sums dd").all_inner_texts()] == [
        *parts,
        andrew["standing"]["total"],
    ]
    discs = words.text("web-carnegie-andrew-has", discs=andrew["discs"])
    expect(shown).to_contain_text(discs)


@pytest.mark.parametrize("his", [True, False])
def test_andrews_card_says_what_he_chooses_only_where_he_does(
    server: Server, person: People, his: bool
) -> None:
    """What the card says of the other actions is calm."""
    chose = f"carnegie-event-{'andrew-' if his else ''}chose"
    match, greedy = Match.start(find_game("carnegie"), 1, 3, NAMES[:1]), bot("greedy", 3)
    while not any(fact.kind.key == chose for fact in match.story(0)):
        match.play(0, greedy.choose(match.state.seen_by(0, greedy.rng), 0))
    ann, words = person("Ann"), Words("en")
    ann.sit(store(server, match, [ann.client]))
    view: Any = ann.message().position.view
    top = ann.page.locator("aside .card .top")
    if his:
        type_ = words.value(TYPE, view["row"])
        expect(top).to_contain_text(words.text("web-carnegie-chooses-type", type=type_))
    else:
        expect(top).to_contain_text(words.text("web-carnegie-card-now"))
    idle = "(all) => all.slice(1).map((one) => one.matches('.idle'))"
    assert ann.page.locator("aside .card dt").evaluate_all(idle) == [
        type_ != view["row"] for type_ in range(len(TYPE.texts))
    ]


@SIZES
def test_a_card_of_andrew_that_is_still_covered_shows_its_back(
    server: Server, person: People, wishes: dict[str, Any]
) -> None:
    ann = person("Ann", **wishes)
    match = andrew_at(lambda andrew: andrew["card"] is None and andrew["back"] is not None)
    ann.sit(store(server, match, [ann.client]))
    if wishes:
        ann.page.locator(".parts button").first.tap()
    else:
        ann.page.locator("[data-do=andrew]").click()
    back = Words("en").value(BACK, ann.message().position.view["andrew"]["back"])
    card = ann.page.locator("section.andrew .card")
    expect(card).to_have_text(Words("en").text("web-carnegie-card-back", action=back))
    expect(card.locator("dd")).to_have_count(0)


@SIZES
def test_the_result_against_andrew(server: Server, person: People, wishes: dict[str, Any]) -> None:
    """CAR-9.9: who has more has won, by how much, and from what."""
    match, greedy = Match.start(find_game("carnegie"), 1, 3, ("Ann",)), bot("greedy", 3)
    while not match.state.over:
        match.play(0, greedy.choose(match.state.seen_by(0, greedy.rng), 0))
    ann = person("Ann", **wishes)
    table = store(server, match, [ann.client])
    ann.page.goto(f"/table/{table}")
    result = ann.client.message(table).position.result
    assert result
    mine, andrew = result.scores[0], result.opponent
    assert andrew is not None
    verdict = ann.page.locator(".verdict")
    expect(verdict).to_contain_text("You win" if mine >= andrew else "Andrew wins")
    expect(verdict).to_contain_text(str(mine))
    expect(verdict).to_contain_text(str(andrew))
    if mine != andrew:
        expect(verdict).to_contain_text(f"by {abs(mine - andrew)} point")


def test_the_department_one_has_reserved_is_there(server: Server, person: People) -> None:
    """... though it was the last of its kind: to others none is left."""

    def last_of_its_kind(match: Match) -> bool:
        view: Any = match.state.view(0)
        reserved = view["companies"][0]["reserved"]
        return reserved is not None and not view["tiles"][reserved]

    games = (match for seed in range(1, 30) for match in positions(2, seed))
    match = next(match for match in games if last_of_its_kind(match))
    view: Any = match.state.view(0)
    name = Words("en").value(TILE, view["companies"][0]["reserved"])
    for seat, shut in ((0, False), (1, True)):
        one = person(match.names[seat])
        one.sit(store(server, match, {seat: one.client}))
        one.page.locator("[data-do=market]").click()
        tile = one.page.locator(".market .tile").filter(has=one.page.get_by_text(name, exact=True))
        expect(tile).to_have_class(re.compile(r"\bgone\b" if shut else r"^(?!.*\bgone\b)"))
        expect(tile.get_by_text("None is left")).to_have_count(int(shut))


def test_a_phone_tells_what_one_can_spend(server: Server, person: People) -> None:
    """Whatever part of the table is shown."""
    ann = person("Ann", viewport=PHONE)
    ann.sit(store(server, moment(3, "choose", late), [ann.client]))
    company = ann.message().position.view["companies"][0]
    parts = ann.page.locator(".parts button")
    for at in range(parts.count()):
        parts.nth(at).click()
        expect(ann.page.locator(".strip .purse")).to_contain_text(
            f"${company['money']} {company['goods']}"
        )
        expect(ann.page.locator(".strip .purse")).to_contain_text(f"discs: {company['discs']}")
