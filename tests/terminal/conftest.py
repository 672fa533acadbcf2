"""Commands run in this process, with what they read and print in hand."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from magnate.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


class Command(Protocol):
    def __call__(self, *arguments: str | Path, typed: str = "") -> Ran: ...


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """The folder where games are saved unless told otherwise."""
    return tmp_path / "state" / "magnate"


@pytest.fixture
def magnate(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], saves: Path
) -> Command:
    """Run a command with lines typed into it, in English on a screen of 100 columns."""
    monkeypatch.setenv("XDG_STATE_HOME", str(saves.parent))
    monkeypatch.setenv("MAGNATE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        shown = capsys.readouterr()
        return Ran(code, shown.out, shown.err)

    return run
