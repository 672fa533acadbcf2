"""Container's board: every question answered on it, prices arranged by hand, all explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from magnate.bots import bot
from magnate.core.facts import Fact
from magnate.core.game import game
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.core.wire import Blocked, FactData
from magnate.games.container.actions import CONTAINER, REJECT
from magnate.games.container.company import ISLAND, SEA
from magnate.games.container.facts import PLACE
from magnate.words import Words
from tests.helpers.reasons import rule_behind, rules_behind
from tests.locale.test_words import LANGUAGES
from tests.server.running import Server
from tests.server.stored import store
from tests.web.boards import GOLDEN, position, sit
from tests.web.clicker import CONFIRM, PIECES
from tests.web.person import DESK, PHONE, Person
from tests.web.places import FRAME

People = Callable[..., Person]

ON_BOARD = (
    ("main", 8),
    ("buy-from-factory", 4),
    ("buy-in-harbour", 4),
    ("load", 2),
    ("make", 2),
    ("seller", 2),
    ("offer", 2),
    ("pay", 2),
    ("seize", 2),
)
"""The questions whose answers pieces carry, and how many answers there shall be; prices have a test
of their own."""
FRAMED = {"offer": ".space.open", "pay": ".space.goods.open"}
"""The space that is bid for, or that a container goes to."""
ANSWER = f"{PIECES}:not(.note)"
"""A loan can be taken with nearly every question."""

SMALL = """(least) => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.parentElement;
        if (!node.data.trim() || at.closest('.spoken') || !at.checkVisibility()) continue;
        // as it is on the screen: drawings are scaled, and so is the table
        const drawn = at instanceof SVGElement;
        const scale = drawn ? at.getScreenCTM().a : at.currentCSSZoom;
        const size = parseFloat(getComputedStyle(at).fontSize) * scale;
        if (size < least - 0.01) found.push([node.data.trim(), size]);
    }
    return found;
}"""
RULES = rules_behind("container")
LEAST = 12
"""No text is smaller, the letters on containers, machines and ships included."""
MUTE = """() => {
    const parts = 'main .piece, main .rack, main .basin, main .space, main .payment, main .ship, ' +
        'main .crate, main .gear, main .shed, main .note, main .card, main .cards, main .ports';
    return [...document.querySelectorAll(parts)]
        .filter((one) => !one.closest('[title]:not([title=""])'))
        .map((one) => one.outerHTML.slice(0, 120));
}"""
RING = "(one) => parseFloat(getComputedStyle(one, '::after').width)"
SPILT = """() => {
    const found = [];
    const box = (node) => node.getBoundingClientRect();
    const over = (inner, limit, what) => {
        for (const node of document.querySelectorAll(inner)) {
            const within = node.closest(limit);
            if (!within || !node.checkVisibility()) continue;
            const beyond = (edge) => box(node)[edge] - box(within)[edge];
            const [low, far] = [beyond('bottom'), beyond('right')];
            if (low > 1 || far > 1) found.push([what, node.className, low, far]);
        }
    };
    over('main .waters > *, main .bank > *, main .sea > *', '.table .waters', 'in the waters');
    over('main .bank > *', '.bank', 'in the bank');
    over('main .house > *, main .basin > *', '.house', 'in a house');
    over('main .house', '.rivals', 'among the houses');
    over('main .mine > *, main .works > *, main .drawer > *', '.panel', 'at home');
    over('.frame > header .words > *', 'header', 'in the head');
    return found;
}"""
BARE = """() => {
    // what only adorns, the round in words, and buttons, which say themselves what they do
    const adorns = '.coast, .courses, .waters > svg, .ways, .basin > svg, header .words, button';
    const seen = (node) => node.checkVisibility() && !node.closest(`.spoken, ${adorns}`);
    const mute = (node) => !node.closest('[title]:not([title=""])');
    const found = [...document.querySelectorAll('main svg, [data-clock] svg')];
    for (const root of document.querySelectorAll('main, [data-clock]')) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (/\\d/.test(node.data)) found.push(node.parentElement);
        }
    }
    return [...new Set(found.filter((one) => seen(one) && mute(one)))].map((one) => {
        const around = one.parentElement;
        return `${around.className} > ${one.localName}.${one.getAttribute('class')} ` +
            `${one.textContent.trim().slice(0, 40)}`;
    });
}"""
"""Symbols and figures that tell nothing to who hovers, or presses long."""
HARBOUR_STORE = PLACE.texts.index("harbour-store")
SIZES: dict[str, ViewportSize] = {
    "1440": {"width": 1440, "height": 900},
    "1280": DESK,
    "390": PHONE,
}


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_words_are_legible_and_nothing_is_covered(
    server: Server, person: People, players: int, size: str
) -> None:
    ann = person("Ann", viewport=SIZES[size])
    for question, least in (("main", 8), ("bid", 8), ("harbour-price", 4), ("seller", 2)):
        sit(server, ann, players, question, least)
        parts = ann.page.locator("nav.parts button")  # on a phone they are shown one by one
        for language in LANGUAGES:
            ann.speak(language)
            for part in range(max(1, parts.count())):
                if parts.count():
                    parts.nth(part).click()
                ann.page.evaluate(FRAME)
                assert ann.page.evaluate(SPILT) == [], language
                if language == "en":
                    assert ann.page.evaluate(SMALL, LEAST) == []
                    assert ann.page.evaluate(MUTE) == []
                    assert ann.page.evaluate(BARE) == []


def crowded() -> tuple[Match, int]:
    """A game of five in which four ships lie in one harbour, and who is asked."""
    for path in sorted(GOLDEN.glob("container-5-*.json")):
        record = Record.from_json(path.read_bytes())
        match = Match.begin(record)
        for line in record.log:
            view: Any = match.state.view(None)
            (harbour, ships), *_ = Counter(one["zone"] for one in view["companies"]).most_common()
            if ships == 4 and harbour not in (SEA, ISLAND, *match.state.to_act):
                return match, match.state.to_act[0]
            match.enter(line)
    raise AssertionError("no harbour is ever so full")


@pytest.mark.slow
def test_four_ships_in_one_harbour_leave_room_for_the_stores(
    server: Server, person: People
) -> None:
    ann = person("Ann")
    match, seat = crowded()
    ann.sit(store(server, match, {seat: ann.client}))
    assert ann.page.evaluate(SMALL, LEAST) == []
    assert ann.page.evaluate(SPILT) == []


@pytest.mark.slow
def test_the_clock_tells_what_is_left(server: Server, person: People) -> None:
    ann = person("Ann")
    sit(server, ann, 4, "main", 8)
    view = ann.message().position.view
    left = [*view["supply"], *view["machine_supply"], view["warehouse_supply"]]
    shown = ann.page.locator("header [data-clock] .one")
    assert [int(one.locator("b").inner_text()) for one in shown.all()] == left
    for one, count in zip(shown.all(), left, strict=True):
        assert (one.get_attribute("title") or "").endswith(f": {count}")


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_bidder_can_be_seen_to_bid(server: Server, person: People, players: int) -> None:
    """In words: who has sealed a bid, and of whom one is waited for."""
    ann = person("Ann")
    seat = sit(server, ann, players, "bid", 8)
    auction = ann.message().position.view["auction"]
    words = {True: "sealed", False: "thinking"}
    bidders = [one for one in range(players) if one != auction["seller"]]
    expected = ["your bid" if one == seat else words[one in auction["answered"]] for one in bidders]
    assert ann.page.locator(".bill li small").all_inner_texts() == expected
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert ann.page.locator(".bill li small").evaluate_all(cut) == 0


@pytest.mark.slow
def test_every_question_is_answered_on_the_board(server: Server, person: People) -> None:
    ann = person("Ann")
    for question, least in ON_BOARD:
        sit(server, ann, 4, question, least)
        if question in FRAMED:
            assert ann.page.locator(f".bank {FRAMED[question]}").count() == 1, question
        before = ann.message().ply
        for _ in range(4):
            ann.page.locator(ANSWER).first.click()
            ann.settle()
            if ann.page.locator(CONFIRM).count():
                ann.page.locator(CONFIRM).click()
                ann.settle()
            if ann.shown()["staged"] or ann.message().ply > before:
                break
        assert ann.shown()["staged"] or ann.message().ply > before, question


@pytest.mark.slow
@pytest.mark.parametrize("what", ["main .store.can", "[data-clock] .one"])
def test_a_long_press_explains_and_picks_nothing(server: Server, person: People, what: str) -> None:
    ann = person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    sit(server, ann, 4, "main", 8)
    target = ann.page.locator(what).first
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 12}
    fingers = ann.context.new_cdp_session(ann.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    tip = ann.page.locator(".tip")
    tip.wait_for()
    assert tip.inner_text() == target.get_attribute("title")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert (ann.shown()["picked"], ann.shown()["chosen"], ann.shown()["staged"]) == (0, "", 0)


def goods(person: Person, seat: int) -> list[list[Any]]:
    return list(person.message().position.view["companies"][seat]["harbour"])


@pytest.mark.slow
def test_prices_are_arranged_by_hand_and_sent_together(server: Server, person: People) -> None:
    """One container is dragged, another one moved by keys, and all of it is one message."""
    ann = person("Ann")
    seat = sit(server, ann, 4, "harbour-price", least=9)
    rack = ann.page.locator(".desk [data-rack=harbour]")
    column = rack.locator('[data-price="6"]')
    start, end = rack.locator("[data-good='0']").bounding_box(), column.bounding_box()
    assert start
    assert end
    mouse = ann.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + 12, steps=4)
    # where it came from and where it would stand
    assert rack.locator(".ghost").count() == 1
    assert rack.locator(".over").get_attribute("data-price") == "6"
    mouse.up()
    column.locator("[data-good='0']").wait_for()
    assert rack.locator(".over").count() == 0
    second = rack.locator("[data-good='1']")
    second.focus()
    for _ in range(5):
        ann.page.keyboard.press("ArrowLeft")
    rack.locator('[data-price="2"] [data-good="1"]').wait_for()
    assert ann.page.evaluate("document.activeElement.dataset.good") == "1"
    ply = ann.message().ply
    sent: list[str] = []
    ann.page.on(
        "request", lambda request: sent.append(request.url) if "/moves" in request.url else None
    )
    ann.page.locator(CONFIRM).click()
    ann.until(lambda message: message.ply > ply)
    assert len(sent) == 1
    prices = [price for price, _ in goods(ann, seat)]
    assert 6 in prices
    assert 2 in prices


@pytest.mark.slow
def test_what_was_moved_shows_where_it_stood_and_can_be_left(
    server: Server, person: People
) -> None:
    """At home the store stays as it is until the prices are sent."""
    ann = person("Ann")
    sit(server, ann, 4, "harbour-price", least=14)  # all of them have prices already
    rack, home = (
        ann.page.locator(".desk [data-rack]"),
        ann.page.locator(".mine [data-rack=harbour]"),
    )
    stood = home.inner_text()
    first = rack.locator("[data-good='0']")
    old = first.locator("xpath=ancestor::*[@data-price]").get_attribute("data-price")
    new = next(price for price in "23456" if price != old)
    # picked and set down in the room above a price
    first.click()
    rack.locator(f'[data-price="{new}"] .shelf').click(position={"x": 6, "y": 6})
    rack.locator(f'[data-price="{new}"] [data-good="0"]').wait_for()
    assert rack.locator(f'[data-price="{old}"] .ghost').count() == 1
    assert rack.locator(".ways path").count() == 2
    assert home.inner_text() == stood
    scale = ann.bar.locator(".card").first.locator(".scale button[aria-pressed=true]")
    assert scale.inner_text().endswith(f"${new}")
    assert ann.bar.locator("[data-do=confirm]").inner_text() == "Set 1 price"
    ann.bar.get_by_role("button", name="Leave as it was").click()
    rack.locator(f'[data-price="{old}"] [data-good="0"]').wait_for()
    assert rack.locator(".ghost").count() == 0


@pytest.mark.slow
def test_prices_are_set_by_a_thumb(server: Server, person: People) -> None:
    ann = person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    seat = sit(server, ann, 4, "harbour-price", least=14)
    rack = ann.page.locator(".desk [data-rack]")
    rack.locator("[data-good='0']").tap()
    rack.locator('[data-price="6"] .price').tap()
    rack.locator('[data-price="6"] [data-good="0"]').wait_for()
    ply = ann.message().ply
    ann.page.locator(CONFIRM).tap()
    ann.until(lambda message: message.ply > ply)
    assert 6 in [price for price, _ in goods(ann, seat)]


def test_who_bids_in_the_turn_of_another_is_asked(server: Server, person: People) -> None:
    """... and the players' list says whose turn it is."""
    ann = person("Ann")
    sit(server, ann, 4, "bid", least=8)
    seller = ann.message().position.view["active"]
    expect(ann.page.locator("header").get_by_text("You are asked")).to_be_visible()
    expect(ann.page.locator("aside ul").first.locator("> li").nth(seller)).to_contain_text(
        "has the turn"
    )


@pytest.mark.slow
def test_a_bid_is_made_by_a_thumb(server: Server, person: People) -> None:
    """Without a keyboard: more, less, and the seal."""
    ann = person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    sit(server, ann, 4, "bid", least=8)
    more, less = (ann.bar.get_by_role("button", name=name, exact=True) for name in ("More", "Less"))
    for _ in range(4):
        more.tap()
    less.tap()
    seal = ann.bar.locator("[data-do=bid]")
    expect(seal).to_have_text("Seal bid of $3")
    for target in (more, less, seal):
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
    ply = ann.message().ply
    seal.tap()
    own = [
        one.play for one in ann.until(lambda message: message.ply > ply).entries if one.ply > ply
    ]
    assert own[0] == "bid 3"
    assert ann.page.evaluate("document.activeElement.localName") != "input"


@pytest.mark.slow
def test_a_price_goes_up_step_by_step_beside_what_others_ask(
    server: Server, person: People
) -> None:
    ann = person("Ann")
    match, seat = rivalry()
    ann.sit(store(server, match, {seat: ann.client}))
    view = ann.message().position.view
    ((_, colour),) = view["pricing"]["goods"]
    card = ann.bar.locator(".card")
    for price in (2, 3):
        card.get_by_role("button", name="More", exact=True).click()
        assert card.locator(".sum b").inner_text() == f"${price}"
    card.get_by_role("button", name="Less", exact=True).click()
    assert card.locator(".sum b").inner_text() == "$2"
    for price in range(2, 7):
        asking = [
            number
            for number, company in enumerate(view["companies"])
            if number != seat and [price, colour] in [list(one) for one in company["harbour"]]
        ]
        shown = card.locator(".scale button").nth(price - 2)
        assert shown.locator(".asking svg").count() == len(asking)
        for other in asking:
            assert f"p{other + 1} asks ${price}" in (shown.get_attribute("title") or "")


def rivalry() -> tuple[Match, int]:
    """One new container gets a price, and somebody else has its colour for sale."""
    for path in sorted(GOLDEN.glob("container-*.json")):
        record = Record.from_json(path.read_bytes())
        match = Match.begin(record)
        for line in record.log:
            view: Any = match.state.view(None)
            pricing = view["pricing"]
            if pricing and pricing["place"] == HARBOUR_STORE and len(pricing["goods"]) == 1:
                ((price, colour),) = pricing["goods"]
                others = [one for n, one in enumerate(view["companies"]) if n != pricing["seat"]]
                sold = [one[1] for company in others for one in company["harbour"]]
                if price is None and colour in sold:
                    return match, pricing["seat"]
            match.enter(line)
    raise AssertionError("nobody ever sells the same colour")


# The seller's choice


def second_bids() -> tuple[Match, int]:
    """An island auction in which two bid $4 and then $2 more, and its seller."""
    for path in sorted(GOLDEN.glob("container-4-*.json")):
        record = Record.from_json(path.read_bytes())
        match = Match.begin(record)
        for line in record.log:
            bidders = match.state.to_act
            open_to_all = match.state.view(None)["auction"] and len(bidders) == 3
            if open_to_all and all(len(match.state.legal(seat)) > 6 for seat in bidders):
                for seat, bid in zip(bidders, (4, 4, 1), strict=True):
                    match.play(seat, f"bid {bid}")
                for seat in match.state.to_act:
                    match.play(seat, "bid 2")
                return match, match.state.to_act[0]
            match.enter(line)
    raise AssertionError("no auction is open to all")


@pytest.mark.slow
@pytest.mark.parametrize("size", ["1280", "390"])
def test_the_seller_sees_both_outcomes_and_how_the_tie_came_about(
    server: Server, person: People, size: str
) -> None:
    ann = person("Ann", viewport=SIZES[size])
    match, seat = second_bids()
    ann.sit(store(server, match, {seat: ann.client}))
    position = ann.message().position
    said = ann.page.locator(".bill li small").all_inner_texts()
    assert sorted(" ".join(one.split()[:4]) for one in said) == [
        "$1 outbid",
        "$6 $4 + $2",
        "$6 $4 + $2",
    ]
    brackets = ann.bar.locator(".bracket > span").all_inner_texts()
    assert brackets == [
        "a tie after the second bid: you choose the buyer",
        "or reject all bids",
    ]
    row = ann.page.locator(".island .mine")  # all of it is ringed: the load would go there
    assert row.locator(".can").evaluate(RING) >= row.evaluate("(row) => row.offsetWidth - 1")
    outcomes = {choice.text: choice.about for choice in position.legal}
    for action, about in outcomes.items():
        if action == "take-loan":
            continue
        card = ann.button(action)
        words = card.inner_text()
        assert f"you have ${about['left']}" in words
        assert f"in all ${about['wealth']}" in words.replace("−", "-")
        if action.startswith("accept"):
            assert f"+${about['gain']}" in words
            assert f"→ {about['holds']}" in words
        assert card.evaluate("(card) => card.scrollWidth - card.clientWidth") <= 0
        limit, box = ann.bar.bounding_box(), card.bounding_box()
        assert limit
        assert box
        assert size == "390" or box["y"] + box["height"] <= limit["y"] + limit["height"]


def too_dear() -> tuple[Match, int]:
    """A seller who can't pay what it costs to reject the bids, not even with all the loans left."""
    for path in sorted(GOLDEN.glob("container-*.json")):
        record = Record.from_json(path.read_bytes())
        match = Match.begin(record)
        for line in record.log:
            for seat in match.state.to_act:
                asked = match.state.question(seat)
                legal = {action.kind for action in match.state.legal(seat)}
                if asked and asked.kind.key == "container-ask-seller" and REJECT not in legal:
                    return match, seat
            match.enter(line)
    raise AssertionError("every seller can reject")


@pytest.mark.slow
@pytest.mark.parametrize("size", ["1280", "390"])
def test_the_seller_is_told_why_he_cannot_reject(server: Server, person: People, size: str) -> None:
    """... with the number of the rule, on the card that is greyed."""
    ann = person("Ann", viewport=SIZES[size])
    match, seat = too_dear()
    ann.sit(store(server, match, {seat: ann.client}))
    (reason,) = [one.reason for one in blocked(ann) if one.kind == REJECT.name]
    greyed = ann.bar.locator(".out.off")
    rule = rule_behind(RULES, "container-ask-seller", REJECT.name, reason.key)
    expect(greyed).to_contain_text(f"({rule})")
    assert Words("en").fact(fact(reason), match.names) in greyed.inner_text()


# What can't be done


def blocked(person: Person) -> list[Blocked]:
    """Everything that can't be done now, as the server tells it."""
    tried = person.client.trial(person.table, person.message().ply, [], blocked=True)
    assert tried.blocked
    return tried.blocked


def fact(data: FactData) -> Fact:
    kind = next(one for one in CONTAINER.facts if one.key == data.key)
    return Fact(kind, tuple(data.args))


@pytest.mark.slow
@pytest.mark.parametrize(("question", "least"), [("main", 8), ("factory-price", 2)])
def test_every_reason_is_listed_with_its_rule(
    server: Server, person: People, question: str, least: int
) -> None:
    """Once each, with what it stands in the way of, behind the question mark."""
    ann = person("Ann")
    sit(server, ann, 4, question, least)
    match, _ = position(4, question, least)
    ann.bar.get_by_role("button", name="What can’t I do, and why?").click()
    lines = ann.page.locator("dialog li")
    lines.first.wait_for()
    said = [Words("en").fact(fact(one.reason), match.names) for one in blocked(ann)]
    asked = f"container-ask-{question}"
    rules = [rule_behind(RULES, asked, one.kind, one.reason.key) for one in blocked(ann)]
    told = dict.fromkeys(zip(said, rules, strict=True))
    assert lines.locator("b").all_inner_texts() == [reason for reason, _ in told]
    for reason, rule in told:
        line = lines.filter(has=ann.page.get_by_text(reason, exact=True))
        line = line.filter(has=ann.page.get_by_text(rule, exact=True))
        assert line.locator("a").get_attribute("href") == f"/rules/container#{rule}"
        assert line.locator("p").inner_text()
    assert len(told) > 2
    if question == "main":  # after one of the same kind only what the others are about
        shops = f"Buy from {match.names[0]}’s factory store\xa0· {match.names[2]}\xa0· "
        assert any(shops in line for line in lines.locator("p").all_inner_texts())
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)


# The end


def finished() -> Match:
    """A game of bots who sell to the island."""
    match, greedy = Match.start(game("container"), 3, 1, ("Ann", "Ben", "Cem")), bot("greedy", 1)
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, greedy.choose(match.state.seen_by(seat, greedy.rng), seat))
    return match


@pytest.mark.slow
def test_the_end_tells_every_part_and_the_colour_that_was_discarded(
    server: Server, person: People
) -> None:
    """What each colour counted on each island, and all that was added to it (CON-10)."""
    ann = person("Ann")
    table = store(server, finished(), [ann.client])
    ann.page.goto(f"/table/{table}")
    account = ann.page.locator(".account tbody tr")
    account.first.wait_for()
    said = ann.page.locator("main").inner_text()
    view: Any = ann.client.message(table).position.view
    assert account.count() == len(view["companies"])
    for name, company in zip(("Ann", "Ben", "Cem"), view["companies"], strict=True):
        row = account.filter(has=ann.page.locator("th", has_text=name))
        cells = row.locator("td").all_inner_texts()
        counted = ["".join(cell.split("\n")[0].split()) for cell in cells]
        values = zip(company["island"], company["values"], strict=True)
        expected = [f"{count}×${value}" if count else "·" for count, value in values]
        assert counted == [*expected, f"${company['standing']['island']}"]
        thrown = row.locator("td.thrown")
        assert thrown.count() == (company["discarded"] is not None)
        if company["discarded"] is not None:
            assert counted[company["discarded"]] in "".join(thrown.inner_text().split())
        for part, amount in company["standing"].items():
            if part != "total" and amount:
                assert Words("en").text(f"container-part-{part}") in said
            assert not amount or str(abs(amount)) in said
