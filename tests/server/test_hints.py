"""Hints, and practice tables on which undo passes seals."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magnate.client import Client, Rejected
from tests.server.running import Server
from tests.server.stored import played, store

People = Callable[..., Client]


def test_a_hint_can_be_played(server: Server, client: People) -> None:
    ann, ben, eve = client("Ann"), client("Ben"), client("Eve")
    match = played("container", 60)
    table = store(server, match, [ann, ben, client("Cem")], hints=True)
    asked = match.state.to_act[0]
    persons = [ann, ben]
    for seat, person in enumerate(persons):
        response = person.http.get(f"/api/tables/{table}/hint", timeout=60)
        if seat == asked:
            found = response.json()
            assert found["ply"] == 60
            assert found["text"] in [action.text for action in match.state.legal(seat)]
            assert person.http.get(f"/api/tables/{table}/hint").json() == found
        elif seat not in match.state.to_act:
            assert response.json()["extra"]["key"] == "not-asked"
    assert eve.http.get(f"/api/tables/{table}/hint").status_code == 403


def test_a_hint_knows_no_more_than_the_seat(server: Server, client: People) -> None:
    """It is thought from what the seat may know: the worker never gets the true position."""
    ann = client("Ann")
    match = next(m for m in (played("container", n) for n in range(20, 60)) if m.state.asks(0))
    table = store(server, match, [ann, client("Ben"), client("Cem")], hints=True)
    seen = []
    choose = server.bots._choose

    async def look(name, state, seat, seed):  # type: ignore[no-untyped-def]
        seen.append(state.digest())
        return await choose(name, state, seat, seed)

    server.bots._choose = look  # type: ignore[method-assign]
    assert ann.http.get(f"/api/tables/{table}/hint", timeout=60).status_code == 200
    assert seen
    assert match.state.digest() not in seen


@pytest.mark.parametrize("status", ["running", "over"])
def test_no_hints_where_none_are_agreed(server: Server, client: People, status: str) -> None:
    ann = client("Ann")
    match = played("container", 60 if status == "running" else None)
    others = [client("Ben"), client("Cem")]
    table = store(server, match, [ann, *others])
    response = ann.http.get(f"/api/tables/{table}/hint")
    assert (response.status_code, response.json()["extra"]["key"]) == (403, "no-hints")
    if status == "over":
        table = store(server, match, [ann, *others], hints=True)
        response = ann.http.get(f"/api/tables/{table}/hint")
        assert response.json()["extra"]["key"] == "not-running"


def test_practice_passes_seals_without_asking(server: Server, client: People) -> None:
    ann, ben, cem = client("Ann"), client("Ben"), client("Cem")
    match = played("container", 60)
    sealed = next(move for move in reversed(match.moves) if move.sealed)
    back = sealed.ply - 1
    plain = store(server, match, [ann, ben, cem])
    assert ann.wish(plain, "undo", back).request is not None
    assert ann.table(plain).ply == 60
    practice = store(server, match, [ann, ben, cem], practice=True)
    info = ann.wish(practice, "undo", back)
    assert info.request is None
    assert info.ply == 61
    assert info.terms.practice  # marked as such
    assert not [move for move in server.tables.loaded[practice].playing().moves if move.ply > back]
    with pytest.raises(Rejected) as refused:
        ann.undo(practice, 50)
    assert refused.value.key == "cannot-undo"


def test_after_the_end_only_practice_goes_back(server: Server, client: People) -> None:
    """Everything has been shown by then; others play on from the replay."""
    ann = client("Ann")
    match = played("container")
    last = match.moves[-1].ply
    over = store(server, match, [ann])
    with pytest.raises(Rejected) as refused:
        ann.wish(over, "undo", last - 1)
    assert refused.value.key == "not-running"
    practice = store(server, match, [ann], practice=True)
    info = ann.wish(practice, "undo", last - 1)
    assert info.status == "running"
    assert ann.http.get(f"/api/tables/{practice}/record").json()["format"] == "magnate-view-1"
