"""Promises of the documentation that a number or a line of text can break."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

import magnate
from magnate.bench import copy_bytes, middle_state

SOURCE = Path(magnate.__file__).parent
RULES = sorted(
    path for folder in ("core", "games", "bots") for path in (SOURCE / folder).rglob("*.py")
)


def test_the_first_lines_anyone_reads_are_true() -> None:
    assert doctest.testmod(magnate).failed == 0


def test_the_program_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = Path(__file__).parents[2] / "README.md"
    program = re.search(r"```python\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    assert program is not None
    exec(program[1], {})
    assert re.fullmatch(r"\[.*\] \[[1234, ]+\]\n", capsys.readouterr().out)


@pytest.mark.parametrize("game", magnate.all_games(), ids=lambda game: game.name)
def test_a_copy_of_a_position_is_small(game: magnate.core.game.Game) -> None:
    assert copy_bytes(middle_state(game, 4)) <= 16 * 1024


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_nothing_iterates_over_a_set(path: Path) -> None:
    """Their order differs between processes, and so would games."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.For | ast.comprehension):
            source = ast.unparse(node.iter)
            assert not re.match(r"\{[^:]*\}|(frozen)?set\(", source), f"iterates over {source}"
