"""Records: written, read back and replayed; and every way in which one can be wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magnate.core.errors import BadRecord
from magnate.core.matches import Match
from magnate.core.records import EVERY, FORMAT, Record
from tests.golden.make import FOLDER

GOLDEN = FOLDER / "container-3-1.json"
DATA = GOLDEN.read_bytes()


def record(**changes: Any) -> Record:
    """The golden record with changes in its data."""
    return Record.from_json(json.dumps({**json.loads(DATA), **changes}).encode())


def entries() -> list[str]:
    log: list[str] = json.loads(DATA)["log"]
    return log


def one_line(error: BaseException | str) -> str:
    assert len(str(error).splitlines()) == 1
    return str(error)


def test_a_record_is_written_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = Match.load(record())
    match.record().save(path)
    assert path.read_bytes() == DATA
    assert Record.load(path) == match.record()
    assert list(tmp_path.iterdir()) == [path]


def test_digests_are_kept_on_the_way_and_at_the_end() -> None:
    plies = [ply for ply, _ in record().digests]
    assert plies == [*range(EVERY, len(entries()), EVERY), len(entries())]


def test_a_match_goes_on_where_its_record_ended() -> None:
    whole = Match.load(record())
    start = Match.begin(record())
    assert start.log == []
    for entry in entries()[:70]:
        start.enter(entry)
    later = Match.load(start.record())
    assert later.closed == ""
    for entry in entries()[70:]:
        later.enter(entry)
    assert later.record() == whole.record()


def test_a_seed_of_128_bits_survives() -> None:
    match = Match.start(Match.load(record()).game, 3, 2**128 - 1)
    assert Record.from_json(match.record().to_json()).seed == 2**128 - 1


@pytest.mark.parametrize("size", [0, 1, 10, 200, 1000, len(DATA) // 2, len(DATA) - 2])
def test_a_file_that_breaks_off(size: int, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(DATA[:size])
    with pytest.raises(BadRecord, match=r"broken.json: not a record of a game: ") as caught:
        Record.load(path)
    one_line(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe\x00",
        b"[]",
        b"null",
        b"{}",
        DATA.replace(b'"seed": 1,', b'"seed": 1.5,'),
        DATA.replace(b'"seed": 1,', b'"seed": ' + b"1" * 6000 + b","),
        DATA.replace(b'"seed": 1,', b'"seed": 1, "extra": 1,'),
        DATA.replace(b'"p3 ', b'"\xff '),
        DATA.replace(b'"content": {}', b'"content": {"a":' + b"[" * 99999 + b"]" * 99999 + b"}"),
    ],
    ids=["binary", "list", "null", "empty", "float", "huge", "extra", "not-utf8", "deep"],
)
def test_other_data_is_no_record(data: bytes) -> None:
    with pytest.raises(BadRecord, match="not a record of a game: ") as caught:
        Record.from_json(data)
    one_line(caught.value)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"none.json: No such file or directory"):
        Record.load(tmp_path / "none.json")
    with pytest.raises(BadRecord, match=r"Is a directory"):
        Record.load(tmp_path)


def test_an_unknown_format() -> None:
    with pytest.raises(BadRecord, match=f"unknown record format 'other-9'; this is '{FORMAT}'"):
        record(format="other-9")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "can't be set up: there is no game 'chess'"),
        ({"players": 7}, "can't be set up: container is for 3 to 5 players, not 7"),
        ({"options": {"bank": True}}, "can't be set up: container has no option 'bank'"),
        ({"options": {"open_money": "?"}}, "can't be set up: option open_money can't be '?'"),
        ({"content": {"a\nb": 1}}, r"can't be set up: 'a\nb': no such entry"),
        ({"content": {"box": {"containers": -1}}}, "can't be set up: box.containers: must be"),
        ({"names": ["Ann", "Ben"]}, "2 names for 3 players"),
        ({"names": []}, "0 names for 3 players"),
    ],
)
def test_a_record_that_cannot_be_set_up(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Match.load(record(**changes))
    assert one_line(caught.value).startswith(words)


def changed(number: int, entry: str) -> dict[str, Any]:
    """The log with one entry changed."""
    log = entries()
    log[number] = entry
    return {"log": log}


@pytest.mark.parametrize(
    ("changes", "words", "plies"),
    [
        (changed(30, "p1 fly"), "ply 31: 'p1 fly' can't be played: container has no action", 30),
        (changed(30, "p9 produce"), "ply 31: 'p9 produce' names no seat of this game", 30),
        (changed(30, ""), "ply 31: '' names no seat of this game", 30),
        (changed(30, "p1\nproduce"), "ply 31: 'p1\\nproduce' names no seat", 30),
        (changed(0, "p1 end-turn"), "ply 1: 'p1 end-turn' can't be played: end-turn: core-", 0),
        (changed(0, "p3 undo 1"), "ply 1: 'p3 undo 1' can't be played: p3 can take back 0", 0),
        (changed(0, "p3 undo one"), "ply 1: 'p3 undo one' can't be played: ", 0),
        (changed(0, "p3 undo -1"), "ply 1: 'p3 undo -1' can't be played: ", 0),
        ({"seed": 3}, "ply ", None),
        ({"log": entries()[:-1]}, f"the log breaks off before ply {len(entries())}", 0),
        ({"log": entries()[:50]}, f"the log breaks off before ply {len(entries())}", 0),
        ({"digests": []}, "the digest of the last position is missing", 0),
        ({"digests": [(0, "?"), (len(entries()), "?")]}, "the set-up differs from the one", 0),
        ({"digests": [(9, "?"), (len(entries()), "?")]}, "ply 9: the position differs", 9),
        ({"digests": [(len(entries()), "?")]}, f"ply {len(entries())}: the position", None),
        ({"content_digest": "?"}, "played with other component facts than those installed", 0),
    ],
)
def test_a_record_that_does_not_replay_is_closed(
    changes: dict[str, Any], words: str, plies: int | None
) -> None:
    match = Match.load(record(**changes))
    assert one_line(match.closed).startswith(words)
    if plies is not None:
        assert len(match.log) == plies
    before = match.record()
    seat = match.state.to_act[0] if match.state.to_act else 0
    tries: list[Callable[[], None]] = [
        lambda: match.play(seat, "end-turn"),
        lambda: match.play(seat, ["end-turn"]),
        lambda: match.undo(seat),
    ]
    for attempt in tries:
        with pytest.raises(BadRecord) as caught:
            attempt()
        assert str(caught.value) == match.closed
    assert match.record() == before


def test_other_rules_are_mentioned() -> None:
    assert Match.load(record(rules=99)).closed == ""
    closed = Match.load(record(rules=99, digests=[(len(entries()), "?")])).closed
    assert closed.endswith("(rules version 99, installed 1)")


@settings(max_examples=60)
@given(st.integers(0, len(DATA) - 1), st.integers(0, 255))
def test_a_changed_byte_is_found_or_does_not_matter(position: int, byte: int) -> None:
    """Whatever is done to a file, it either replays to its own digests or is refused in a line."""
    data = bytearray(DATA)
    data[position] = byte
    try:
        match = Match.load(Record.from_json(bytes(data)))
    except BadRecord as error:
        one_line(error)
        return
    if match.closed:
        one_line(match.closed)
    else:
        assert match.record().digests[-1] == record().digests[-1]
