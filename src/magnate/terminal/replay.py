"""Recorded games: stepping through one, or checking that it replays."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from magnate.core.errors import BadRecord, BadSetup
from magnate.core.matches import Entry, Match
from magnate.core.records import Record
from magnate.terminal.boards import board_for
from magnate.terminal.lines import rule
from magnate.terminal.pane import Pages, Parts, broken, fitted
from magnate.terminal.prompt import Leave, read_line, whole_number
from magnate.terminal.result import result_lines
from magnate.terminal.saves import other_rules, why_closed
from magnate.terminal.screen import WIDEST, is_interactive, make_console, seat_text
from magnate.terminal.story import paragraphs
from magnate.words import Words


def check(file: Path, words: Words) -> None:
    """Say that a record replays to the positions it was written with, or raise `BadRecord`."""
    match = _load(file)
    if match.closed:
        raise BadRecord(f"{file}: {why_closed(match, words)}")
    if told := other_rules(match, words):
        raise BadRecord(f"{file}: {told}")
    text = words.text(
        "cli-record-ok",
        game=match.game.name,
        players=match.setup.players,
        plies=len(match.entries),
        digest=match.state.digest(),
    )
    make_console().print(text, soft_wrap=True)


def _load(file: Path) -> Match:
    try:
        return Match.load(Record.load(file), strict=True)
    except BadRecord as error:
        text = str(error)
        raise BadRecord(text if text.startswith(str(file)) else f"{file}: {text}") from None


def step_through(file: Path, seat: int | None, words: Words) -> None:
    """Show a record move by move, as far as it can be replayed."""
    match = _load(file)
    if seat is not None and not 1 <= seat <= match.setup.players:
        raise BadSetup(f"there is no seat {seat} at this table of {match.setup.players}")
    viewer = Viewer(Record.load(file), match, None if seat is None else seat - 1, words)
    try:
        viewer.run()
    except (Leave, KeyboardInterrupt):
        return


class Viewer:
    """A match of the record, forward and back."""

    def __init__(self, record: Record, whole: Match, seat: int | None, words: Words) -> None:
        self.record = record
        self.last = len(whole.entries)
        """The last ply that can be shown."""
        self.broken = why_closed(whole, words)
        self.other_rules = other_rules(whole, words)
        self.seat = seat
        self.words = words
        self.console: Console = make_console()
        self.match = Match.begin(record)
        self.board = board_for(self.match.game, self.match.setup, words, self.match.names)
        self.told = 0
        self.page = 0
        """Of the table, where it doesn't fit on the screen."""

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def run(self) -> None:
        self.show()
        while True:
            line = read_line(self.console)
            command, _, rest = line.partition(" ")
            number = whole_number(rest.strip())
            ply = len(self.match.entries)
            if command in ("q", "quit"):
                return
            if command in ("+", "-"):
                self.page += 1 if command == "+" else -1
                self.show()
                continue
            self.page = 0
            if command == "" or (command == "n" and not rest):
                self.go(ply + 1)
            elif command == "b" and not rest:
                self.go(ply - 1)
            elif command in ("n", "b", "g") and number is not None:
                self.go({"n": ply + number, "b": ply - number, "g": number}[command])
            elif command == "t":
                self.next_turn()
            elif command == "e":
                self.go(self.last)
            else:
                self.console.print(self.words.text("terminal-replay-keys"), style="muted")
                continue
            self.show()

    def go(self, ply: int) -> None:
        """Go to the position after so many entries of the log."""
        ply = max(0, min(ply, self.last))
        if ply < len(self.match.entries):
            self.match = Match.begin(self.record)
        self.told = len(self.match.entries)
        while len(self.match.entries) < ply:
            self.told = len(self.match.entries)
            self.match.enter(self.record.log[self.told])

    def next_turn(self) -> None:
        """Go on until another seat is asked."""
        before = self.match.state.to_act
        self.told = len(self.match.entries)
        while len(self.match.entries) < self.last and self.match.state.to_act == before:
            self.match.enter(self.record.log[len(self.match.entries)])

    def show(self) -> None:
        match, width = self.match, self.width
        table = self.board.show(match.state.view(self.seat), width)
        ply = len(match.entries)
        title = self.words.text("terminal-replay-ply", ply=ply, last=self.last)
        head = [rule(width, title)]
        if ply:
            head.append(self._entry(match.entries[-1]))
        facts = match.story(self.seat, self.told)
        foot: list[Text] = []
        if ply == 0 and self.other_rules and not self.broken:
            foot.append(Text(self.other_rules, "danger"))
        if ply == self.last and self.broken:
            reason = self.words.text("terminal-replay-broken", reason=self.broken)
            foot.append(Text(reason, "danger"))
        if match.state.over:
            foot += result_lines(match, self.board, self.words, self.console, width)
        foot.append(Text(self.words.text("terminal-replay-keys"), "muted"))
        parts = Parts(
            table=broken(table, self.console, self.console.width),
            question=broken(head, self.console, width),
            choices=broken(paragraphs(facts, match.game, self.board), self.console, width),
            foot=broken(foot, self.console, width),
        )
        lines = parts.all()
        if is_interactive(self.console):
            self.console.clear()
            pages = Pages(self.page)
            lines = fitted(parts, self.console.height, self.console.width, pages, self.words)
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def _entry(self, entry: Entry) -> Text:
        """An entry of the log: whose move it is, in words and in notation."""
        text = Text() if entry.seat is None else seat_text(entry.seat, self.match.names)
        if entry.action is not None:
            text.append("  ").append(self.words.action(entry.action, self.match.names), "act")
        return text.append(f"  {entry.line}", "muted")
