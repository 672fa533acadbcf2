"""The final account: how all came in, where their points came from, and how the scores went."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.server.stored import played, store
from tests.web.person import Person
from tests.web.places import open_page
from tests.web.scenes import sensible
from tests.web.tables import GAMES

People = Callable[..., Person]

ACCOUNT = """() => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const words = (node) => node.textContent.trim();
    return {
        ranks: all('.verdict li').map((line) => [
            words(line.querySelector('.place').lastChild),
            words(line.querySelector('.name').firstChild),
            words(line.querySelector('b')),
        ]),
        bars: all('g:has(> .piece)').map((row) => Object.fromEntries(all('.piece', row).map(
            (piece) => [piece.dataset.part, words(piece.querySelector('title')).split(': ')[1]]
        ))),
        lines: all('.lines .line').length,
    };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_final_account(server: Server, person: People, game: str) -> None:
    """The ranking, a bar for each part of each score, and the scores as every turn ended."""

    def amount(value: int) -> str:
        return ("−" if value < 0 else "") + ("$" if game == "container" else "") + str(abs(value))

    match = played(game)
    state, names, moments = match.state, match.names, match.scores_by_turn()
    scores, places = state.scores(), state.ranking()
    order = sorted(range(len(names)), key=lambda seat: places[seat])
    ann = person("Ann")
    open_page(ann, f"/table/{store(server, match, [ann.client])}")
    curve = ann.page.get_by_role("slider")
    expect(curve).to_have_attribute("max", str(len(moments) - 1))
    assert ann.page.evaluate(ACCOUNT) == {
        "ranks": [[str(places[seat]), names[seat], amount(scores[seat])] for seat in order],
        "bars": [
            {
                part: amount(value)
                for part, value in state.standing(seat).items()
                if value and part != "total"
            }
            for seat in order
        ],
        "lines": len(names),
    }
    for at in (0, len(moments) // 2, len(moments) - 1):
        curve.fill(str(at))
        said = ", ".join(f"{names[seat]} {amount(moments[at][seat])}" for seat in order)
        assert (curve.get_attribute("aria-valuetext") or "").endswith(f": {said}")


def test_what_made_the_difference_is_something_both_could_have(
    server: Server, person: People
) -> None:
    """Andrew wins most by his cards, which nobody else has."""
    ann = person("Ann")
    match = sensible("carnegie", 1)
    opponent = match.state.opponent()
    assert opponent
    assert opponent["total"] > match.state.scores()[0]
    open_page(ann, f"/table/{store(server, match, [ann.client])}")
    told = ann.page.locator(".verdict dd").first
    expect(told).to_contain_text("Andrew")
    expect(told).not_to_contain_text("Cards")
