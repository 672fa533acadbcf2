"""Facts, events and who may see them."""

from __future__ import annotations

import pytest

import magnate
from magnate.core.domains import MONEY, SEAT, Domain
from magnate.core.facts import ALL, Event, Journal
from magnate.core.vocabulary import CORE, Vocabulary


def test_facts_are_values() -> None:
    words = Vocabulary("test")
    paid = words.event("paid", seat=SEAT, amount=MONEY)
    assert paid.key == "test-event-paid"
    assert paid.at(1, 20) == paid.at(1, 20)
    assert hash(paid.at(1, 20)) == hash(paid.at(1, 20))
    assert paid.at(1, 20) != paid.at(1, 21)
    assert paid.at(1, 20) != words.reason("paid", seat=SEAT, amount=MONEY).at(1, 20)
    assert paid.at(1, 20) != "test-event-paid seat=p2 amount=20"
    assert str(paid.at(1, 20)) == "test-event-paid seat=p2 amount=20"
    assert repr(paid.at(1, 20)) == "<test-event-paid seat=p2 amount=20>"


def test_a_fact_has_as_many_numbers_as_its_kind() -> None:
    words = Vocabulary("test")
    assert words.question("what").at(7, 8).args == ()
    assert words.question("how", a=MONEY, b=MONEY, c=MONEY, d=MONEY).at(1, 2, 3, 4).args == (
        1,
        2,
        3,
        4,
    )
    assert [kind.key for kind in words.facts] == ["test-ask-what", "test-ask-how"]


def test_events_are_seen_by_whom_they_are_for() -> None:
    kind = Vocabulary("test").event("drawn", card=Domain("card", ("ace", "king")))
    journal = Journal()
    journal.events += [Event(kind.at(0), ALL), Event(kind.at(1), 1 << 2), Event(kind.at(0), 0)]
    assert journal.since(0, None) == [kind.at(0)]
    assert journal.since(0, 2) == [kind.at(0), kind.at(1)]
    assert journal.since(0, 1) == [kind.at(0)]
    assert journal.since(1, 2) == [kind.at(1)]
    assert journal.since(3, 2) == []


@pytest.mark.parametrize("words", [CORE, *(game.vocabulary for game in magnate.all_games())])
def test_no_two_kinds_have_one_key(words: Vocabulary) -> None:
    keys = [kind.key for kind in words.facts]
    assert len(set(keys)) == len(keys)
