"""docs/protocol.md says what is the case."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from docs import make_protocol
from magnate.client import calls
from magnate.core import wire
from magnate.server.answers import GameParcel, Played
from magnate.server.terms import TableInfo
from tests.server.running import Server

TEXT = make_protocol.FILE.read_text()


class Error(msgspec.Struct):
    status_code: int
    detail: str
    extra: dict[str, Any]


TYPES: dict[str, Any] = {
    "TableInfo": TableInfo,
    "GameParcel": GameParcel,
    "Played": Played,
    "Error": Error,
    "EntryData": wire.EntryData,
    "list[Blocked]": list[wire.Blocked],
}


def test_its_made_parts_are_fresh() -> None:
    assert make_protocol.renewed(TEXT) == TEXT, "run: python docs/make_protocol.py"


EXAMPLES = re.findall(r"<!-- (\S+) -->\n```json\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_its_examples_are_of_their_types(name: str, example: str) -> None:
    """Nothing is missing, and nothing too much."""
    read = msgspec.json.decode(example, type=TYPES[name])
    assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(example)


def test_every_example_has_a_type() -> None:
    assert len(EXAMPLES) == TEXT.count("```json") >= 6


@pytest.mark.slow
def test_its_programs_play(server: Server) -> None:
    """As they stand there, but for the port."""
    names: dict[str, Any] = {}
    programs = re.findall(r"```python\n(import .*?)```", TEXT, re.DOTALL)
    assert len(programs) == 2
    for program in programs:
        exec(program.replace("http://127.0.0.1:8000", server.url), names)
    assert names["last"].position.result is not None


def test_the_client_knows_only_routes_that_exist(server: Server) -> None:
    known = server.app.openapi_schema.to_schema()["paths"]
    made: list[calls.Call[Any]] = [
        calls.greet("a"), calls.me(), calls.open_account("a", "b"), calls.sign_in("a", "b"),
        calls.sign_out(), calls.forget_me(), calls.device_link(), calls.use_device_link("a"),
        calls.games(), calls.game_schema("{name}"), calls.bots(), calls.play_now("a", 2, {}, "b"),
        calls.create("a", 2, [], {}), calls.tables("open"), calls.my_tables(),
        calls.next_table(None), calls.table("{id}"), calls.join("{id}", None, None, None),
        calls.leave("{id}"), calls.change_seat("{id}", 0, "bot", "a"), calls.start("{id}"),
        calls.rematch("{id}"), calls.message("{id}", 0), calls.schema("{id}"),
        calls.blocked("{id}"), calls.move("{id}", 0, [], "k"), calls.undo("{id}", 1, "k"),
        calls.trial("{id}", 0, [], False),
        calls.wish("{id}", "undo", 0), calls.answer_wish("{id}", True), calls.say("{id}", "a"),
        calls.chat("{id}", 0), calls.record("{id}"), calls.hint("{id}"),
        calls.replay_link("{id}"), calls.bring_record({}), calls.mute("{id}", 0, True),
        calls.resume("{id}"), calls.back("{id}"), calls.habits("{id}", True),
        calls.orders("{id}"), calls.set_orders("{id}", []),
    ]  # fmt: skip
    for call in made:
        assert call.method.lower() in known[call.path], call.path
