"""Programs with threads: msgspec crashes where two of them meet a type for the first time, so every
type that they read is known once its module is imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

READ_ALL = """
import msgspec
from magnate.client import calls, common
from magnate.core import wire
from magnate.core.records import Record
from magnate.server.answers import GameParcel
from tests.server.stored import played

match = played("container", 20)
message = wire.message(match, 0)

def met_late(*_):
    raise AssertionError("a type is met only now")

assert msgspec._utils._get_class_mro_and_typevar_mappings
msgspec._utils._get_class_mro_and_typevar_mappings = met_late
calls.MESSAGE.decode(wire.encode(message))
common.PARCEL.decode(msgspec.json.encode(GameParcel(message)))
Record.from_json(match.record().to_json())
"""


def test_no_type_is_met_late() -> None:
    """In a program of its own, since here all have been met."""
    root = Path(__file__).parents[2]
    told = subprocess.run(
        [sys.executable, "-c", READ_ALL], cwd=root, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
