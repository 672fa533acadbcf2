"""The same seed and moves give the same game in every process, compiled or not."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from magnate.core.records import Record
from tests.golden.make import FOLDER, SIGNATURE, files
from tests.helpers.processes import SOURCE, run_python

REPLAY = """
import sys
from pathlib import Path
from magnate.core import state
from magnate.core.matches import Match
from magnate.core.records import Record
print(Path(state.__file__).suffix)
for path in sorted(Path(sys.argv[1]).glob("*.json")):
    match = Match.load(Record.load(path))
    print(path.name, match.closed or match.state.digest())
"""


@pytest.mark.parametrize("hash_seed", range(6))
def test_other_hash_seeds_give_the_same_games(hash_seed: int) -> None:
    printed = run_python("-m", "magnate.signature", hash_seed=1 + 1000 * hash_seed)
    assert printed == SIGNATURE.read_text(encoding="utf-8").strip()


def test_interpreted_gives_the_same_games(tmp_path: Path) -> None:
    source = tmp_path / "src"
    copytree(SOURCE, source, ignore=ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info"))
    suffix, *digests = run_python("-c", REPLAY, str(FOLDER), source=source).splitlines()
    assert suffix == ".py"
    assert digests == [f"{path.name} {Record.load(path).digests[-1][1]}" for path in files()]
    assert run_python("-c", REPLAY, str(FOLDER)).splitlines()[1:] == digests
    printed = run_python("-m", "magnate.signature", source=source)
    assert printed == run_python("-m", "magnate.signature")
