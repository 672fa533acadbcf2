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
from magnate.core.records import EVERY, FORMAT, Holder, Record
from tests.golden.make import FOLDER, without_content

GOLDEN = FOLDER / "container-3-1.json"
DATA = GOLDEN.read_bytes()


def record(**changes: Any) -> Record:
    """The golden record with changes in its data."""
    return Record.from_json(json.dumps({**json.loads(DATA), **changes}).encode())


def entries() -> list[dict[str, Any]]:
    log: list[dict[str, Any]] = json.loads(DATA)["log"]
    return log


def short(match: Match) -> Record:
    """The record without the component facts that the installed edition has anyway."""
    return without_content(match.record())


def content(**changes: Any) -> dict[str, Any]:
    return {"content": {**json.loads(DATA)["content"], **changes}}


def one_line(error: BaseException | str) -> str:
    assert len(str(error).splitlines()) == 1
    return str(error)


def test_a_record_is_written_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = Match.load(record())
    short(match).save(path)
    assert path.read_bytes() == DATA
    assert Record.load(path) == short(match)
    match.record().save(path)
    assert Record.load(path) == match.record()
    assert list(tmp_path.iterdir()) == [path]


def test_digests_are_kept_on_the_way_and_at_the_end() -> None:
    plies = [ply for ply, _ in record().digests]
    assert plies == [*range(EVERY, len(entries()), EVERY), len(entries())]


def test_a_match_goes_on_where_its_record_ended() -> None:
    whole = Match.load(record())
    start = Match.begin(record())
    assert start.entries == []
    for line in record().log[:70]:
        start.enter(line)
    later = Match.load(start.record())
    assert later.closed == ""
    for line in record().log[70:]:
        later.enter(line)
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
        DATA.replace(b'"p3"', b'"\xff"'),
        DATA.replace(b'"override": {}', b'"override": {"a":' + b"[" * 99999 + b"]" * 99999 + b"}"),
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
        (content(override={"a\nb": 1}), r"can't be set up: 'a\nb': no such entry"),
        (content(override={"box": {"containers": -1}}), "can't be set up: box.containers: must be"),
        ({"seats": [{"name": "Ann"}, {"name": "Ben"}]}, "can't be set up: 2 names for 3 players"),
        ({"seats": []}, "can't be set up: 0 names for 3 players"),
    ],
)
def test_a_record_that_cannot_be_set_up(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Match.load(record(**changes))
    assert one_line(caught.value).startswith(words)


def changed(number: int, seat: str | None, **said: Any) -> dict[str, Any]:
    """The log with one line changed."""
    log = entries()
    log[number] = {"seat": seat, **said}
    return {"log": log}


@pytest.mark.parametrize(
    ("changes", "words", "plies"),
    [
        (changed(30, "p1", play="fly"), "ply 31: 'p1 fly' can't be played: container has no", 30),
        (
            changed(30, "p9", play="produce"),
            "ply 31: 'p9 produce' can't be played: it names no seat",
            30,
        ),
        (
            changed(30, None, play="produce"),
            "ply 31: 'produce' can't be played: it names no seat",
            30,
        ),
        (
            changed(30, "", play="produce"),
            "ply 31: ' produce' can't be played: it names no seat",
            30,
        ),
        (
            changed(30, "p1\n", play="produce"),
            "ply 31: 'p1\\n produce' can't be played: it names no seat",
            30,
        ),
        (changed(30, "p1"), "ply 31: 'p1 holder ?' can't be played: it must say", 30),
        (
            changed(30, "p1", play="produce", undo=1),
            "ply 31: 'p1 produce' can't be played: it must",
            30,
        ),
        (
            changed(0, "p1", play="end-turn"),
            "ply 1: 'p1 end-turn' can't be played: core-reason-not-asked",
            0,
        ),
        (changed(0, "p3", undo=1), "ply 1: 'p3 undo 1' can't be played: p3 can take back 0", 0),
        (changed(0, "p3", undo=-1), "ply 1: 'p3 undo -1' can't be played: ", 0),
        (changed(0, None, back_to=0), "ply 1: 'back_to 0' can't be played: there is no move", 0),
        (changed(0, "p1", holder={"name": "p2"}), "ply 1: 'p1 holder p2' can't be played: two", 0),
        ({"seed": 3}, "ply ", None),
        ({"log": entries()[:-1]}, f"the log breaks off before ply {len(entries())}", 0),
        ({"log": entries()[:50]}, f"the log breaks off before ply {len(entries())}", 0),
        ({"digests": []}, "the digest of the last position is missing", 0),
        ({"digests": [(0, "?"), (len(entries()), "?")]}, "the set-up differs from the one", 0),
        ({"digests": [(9, "?"), (len(entries()), "?")]}, "ply 9: the position differs", 9),
        ({"digests": [(9, "?"), (9, "?"), (len(entries()), "?")]}, "the digests aren't in", 0),
        ({"digests": [(-1, "?"), (len(entries()), "?")]}, "the digests aren't in the order", 0),
        ({"digests": [(len(entries()), "?")]}, f"ply {len(entries())}: the position", None),
        (content(digest="?"), "played with other component facts than those installed", 0),
    ],
)
def test_a_record_that_does_not_replay_is_closed(
    changes: dict[str, Any], words: str, plies: int | None
) -> None:
    match = Match.load(record(**changes), strict=True)
    assert one_line(match.closed).startswith(words)
    if plies is not None:
        assert len(match.entries) == plies
    before = match.record()
    seat = match.state.to_act[0] if match.state.to_act else 0
    tries: list[Callable[[], object]] = [
        lambda: match.play(seat, "end-turn"),
        lambda: match.play_all(seat, [("container-ask-main", "end-turn")]),
        lambda: match.undo(seat),
        lambda: match.go_back(0),
        lambda: match.draw_anew(1),
        lambda: match.change_holder(seat, Holder(name="Zoe")),
    ]
    for attempt in tries:
        with pytest.raises(BadRecord) as caught:
            attempt()
        assert str(caught.value) == match.closed
    assert match.record() == before


def test_other_rules_are_mentioned() -> None:
    version = Match.load(record()).game.version
    assert Match.load(record()).other_rules is None
    older = Match.load(record(rules=version - 1))
    assert (older.closed, older.other_rules) == ("", version - 1)
    newer = Match.load(record(rules=99))
    assert newer.closed == (
        f"played under newer rules than those installed (rules version 99, installed {version})"
    )
    changed = Match.load(record(rules=version - 1, digests=[(len(entries()), "?")]))
    assert changed.closed.endswith(f"(rules version {version - 1}, installed {version})")


def test_a_record_of_the_first_format_is_read() -> None:
    new = record()
    old: dict[str, Any] = {
        "format": "magnate-record-1",
        "game": new.game,
        "rules": new.rules,
        "players": new.players,
        "options": new.options,
        "content": new.content.override,
        "content_digest": new.content.digest,
        "seed": new.seed,
        "names": [holder.name for holder in new.seats],
        "log": [str(line) for line in new.log],
        "digests": new.digests,
    }
    assert any(" undo " in line for line in old["log"])
    assert Record.from_json(json.dumps(old).encode()) == new


def test_lines_that_are_taken_back_must_make_sense_too() -> None:
    log = [{"seat": "p9", "play": "produce"}, {"seat": "p9", "undo": 1}]
    match = Match.load(record(log=log, digests=[(2, "?")]))
    assert match.closed.startswith("ply 1: 'p9 produce' can't be played: it names no seat")
    log = [{"seat": "p1", "play": "fly"}, {"seat": "p1", "undo": 1}]
    match = Match.load(record(log=log, digests=[(2, "?")]))
    assert match.closed.startswith("ply 1: 'p1 fly' can't be played: container has no action")


def test_bots_of_the_first_format_were_told_by_their_names() -> None:
    names = ["Greedy 2", "Ann 2", "Random 3"]
    old: dict[str, Any] = {
        "format": "magnate-record-1",
        "game": "container",
        "rules": 1,
        "players": 3,
        "options": {},
        "content": {},
        "content_digest": "",
        "seed": 1,
        "names": names,
        "log": ["p1 undo " + "1" * 5000],
        "digests": [],
    }
    new = Record.from_json(json.dumps(old).encode())
    assert [holder.bot for holder in new.seats] == ["greedy", None, "random"]
    assert new.log[0].undo is None


def test_nested_content_is_refused_in_a_line() -> None:
    deep = DATA.replace(b'"override": {}', b'"override": ' + b'{"a":' * 900 + b"{}" + b"}" * 900)
    with pytest.raises(BadRecord, match=r"nested too deeply|no such entry") as caught:
        Match.load(Record.from_json(deep))
    one_line(caught.value)


def test_a_record_is_not_the_match_itself() -> None:
    match = Match.load(record())
    handed = match.record()
    assert handed.content.effective is not None
    handed.content.effective["ship"]["room"] = 99
    handed.options["open_money"] = True
    assert match.record() == Match.load(record()).record()
    assert match.game.components.printed["ship"]["room"] == 5


def test_a_record_keeps_the_facts_it_was_played_with() -> None:
    """When the printed facts are corrected later, the game goes on as it was."""
    match = Match.load(record())
    kept = match.record()
    assert kept.content.effective == match.setup.content.data
    changed = {**match.setup.content.data, "ship": {"room": 4, "source": "rulebook"}}
    other = match.game.prepare(3, changed, match.setup.options)
    played = Match(match.game, other, 7, match.first_seats).record()
    played.content.override = {}
    again = Match.load(played)
    assert again.closed == ""
    assert again.setup.content.digest == other.content.digest


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
