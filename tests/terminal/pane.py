"""A command in a real pseudo-terminal of a given size, and the screens it has shown."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

CLEAR = "\x1b[2J"
PATIENCE = 60
"""Seconds that a busy machine may take to answer."""


class Pane:
    """Starts `magnate` with these arguments; `type` waits for its prompt before a line is typed."""

    def __init__(
        self, *arguments: str | Path, columns: int, rows: int, environment: dict[str, str]
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        known = {
            key: os.environ[key] for key in ("PATH", "PYTHONPATH", "HOME") if key in os.environ
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "magnate.cli", *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**known, "TERM": "xterm", "NO_COLOR": "1", "MAGNATE_LANG": "en", **environment},
            start_new_session=True,
        )
        os.close(slave)
        self.decoder = getincrementaldecoder("utf-8")(errors="replace")
        self.shown = ""
        self.seen = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def prompt(self) -> bool:
        """Wait until something is asked for; False if the command has ended."""
        while not self.shown[self.seen :].endswith("> "):
            if not select.select([self.master], [], [], PATIENCE)[0]:
                raise TimeoutError(self.shown[-2000:])
            try:
                data = os.read(self.master, 65536)
            except OSError:  # how Linux says that the other end is closed
                data = b""
            if not data:
                return False
            self.shown += self.decoder.decode(data).replace("\r", "")
        return True

    def type(self, line: str) -> str:
        """Type a line at the prompt; what the screen shows at the next one."""
        assert self.prompt()
        self._write(line)
        self.prompt()
        return self.screen()

    def play(self, lines: Iterable[str]) -> None:
        """Type lines, each at its prompt."""
        for line in lines:
            if not self.prompt():
                return
            self._write(line)

    def end(self) -> int:
        """Leave, wherever it is; the exit code."""
        while self.prompt():
            self._write("q")
        return self.process.wait(PATIENCE)

    def _write(self, line: str) -> None:
        self.seen = len(self.shown)
        os.write(self.master, f"{line}\n".encode())

    def screen(self) -> str:
        """What has been written since the screen was last cleared."""
        return plain(self.shown.rpartition(CLEAR)[2])

    def screens(self) -> list[str]:
        return [plain(part) for part in self.shown.split(CLEAR)[1:]]


def plain(text: str) -> str:
    """Without the signs that move the cursor and colour the text."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
