"""A progress bar on standard error for whatever takes longer than two seconds."""

from __future__ import annotations

from time import monotonic
from types import TracebackType
from typing import Final, Self

from rich import progress as bars

from magnate.terminal.screen import make_console

PATIENCE: Final = 2.0


class Progress:
    """Shows nothing at first, and nothing at all where nobody looks."""

    def __init__(self, label: str, total: int) -> None:
        self.label = label
        self.total = total
        self.done = 0
        self.begin = monotonic()
        self.console = make_console(stderr=True)
        self.bar: bars.Progress | None = None

    def __enter__(self) -> Self:
        return self

    def advance(self, count: int = 1) -> None:
        self.done += count
        if self.bar is None and monotonic() - self.begin > PATIENCE and self.console.is_terminal:
            self.bar = bars.Progress(
                bars.TextColumn("{task.description}"),
                bars.BarColumn(),
                bars.MofNCompleteColumn(),
                bars.TimeRemainingColumn(),
                console=self.console,
                transient=True,
            )
            self.bar.add_task(self.label, total=self.total)
            self.bar.start()
        if self.bar is not None:
            self.bar.update(self.bar.task_ids[0], completed=self.done)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.bar is not None:
            self.bar.stop()
