"""What is on the screen while a question is open: table, news, question, choices and keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.console import Console
from rich.text import Text

from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.core.matches import Match
from magnate.terminal.boards import board_for
from magnate.terminal.choices import choice_lines
from magnate.terminal.lines import flow, rule
from magnate.terminal.pane import Pages, Parts, broken, fitted
from magnate.terminal.prompt import Menu, make_menu
from magnate.terminal.refusals import refused_kinds
from magnate.terminal.screen import WIDEST, is_interactive, seat_text
from magnate.terminal.story import paragraphs
from magnate.words import Words

STORY_LINES: Final = 12
FEW: Final = 4
"""So many sorts of choices that are refused altogether are listed unasked."""
SHORT: Final = 8
"""So many lines are shown below the table; more get a screen of their own."""


@dataclass(frozen=True)
class Shown:
    """What of the table and of the choices is on the screen."""

    part: str | None = None
    """The part of the table that was asked for; None: what the question is about."""
    listed: Mapping[str, Action] | None = None
    """The choices that a beginning left over; None: all."""
    pages: Pages = Pages()  # noqa: RUF009  (it never changes)


class Display:
    """Shows a match to the people at one screen."""

    def __init__(self, match: Match, people: Sequence[int], words: Words, console: Console) -> None:
        self.match = match
        self.people = list(people)
        self.words = words
        self.console = console
        self.board = board_for(match.game, match.setup, words, match.names)
        self.read = dict.fromkeys(self.people, 0)
        """Up to which ply each person has been told what happened."""
        self.welcome = ""
        """What is said once, below the keys."""
        self.unsaved = ""
        """Why the file doesn't hold the last moves; empty if it does."""
        self.shown = Shown()
        self.rest: list[Text] = []
        """What is left of a text too long for one screen; Enter goes on with it."""

    @property
    def width(self) -> int:
        """Of the screen as it is now: it may be resized at any time."""
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int | None:
        """Of the screen as it is now; None if nobody sits there, so that all is written."""
        return self.console.height if is_interactive(self.console) else None

    def _clear(self, all_of_it: bool = False) -> None:
        if is_interactive(self.console):
            self.console.clear()
            if all_of_it:
                self.console.file.write("\x1b[3J")  # what has scrolled away, too

    def _show(self, seat: int) -> None:
        """The table and the question anew."""
        self.shown = Shown()
        self._draw(seat)

    def _draw(self, seat: int, notes: Sequence[Text] = ()) -> None:
        """What is to be shown, as much of it as fits, with notes below."""
        parts = self._parts(seat, self.shown)
        parts.foot += notes
        self._print(parts)

    def _print(self, parts: Parts) -> None:
        self._clear()
        lines = parts.all()
        if self.height is not None:
            width = self.console.width
            lines = fitted(parts, self.height, width, self.shown.pages, self.words)
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def _say(self, seat: int, *notes: Text) -> None:
        """A remark on what was typed; table and question stay where they are. A line with the name
        of a file isn't broken, so that it can be copied."""
        lines: list[Text] = []
        for note in notes:
            lines += [note] if note.no_wrap else broken([note], self.console, self.width)
        if self.height is None:
            for line in lines:
                self.console.print(line, soft_wrap=True)
        else:
            self._draw(seat, lines)

    def _tell(self, seat: int, key: str, texts: Sequence[Text]) -> None:
        """A longer text: below the table if it is short, else a screen at a time."""
        lines = broken(texts, self.console, self.width)
        title = rule(self.width, self.words.text(key))
        if self.height is not None and len(lines) > SHORT:
            self.rest = [title, *lines]
            self._turn_page(seat)
        else:
            self._say(seat, title, *lines)

    def _turn_page(self, seat: int) -> None:
        """The next screen of a long text; after the last one comes the table again."""
        if not self.rest or self.height is None:
            self._show(seat)
            return
        self._clear()
        room = max(1, self.height - 2)
        now, self.rest = self.rest[:room], self.rest[room:]
        for line in now:
            self.console.print(line)
        self._note("terminal-more-text" if self.rest else "terminal-end-of-text")

    def _parts(self, seat: int, shown: Shown) -> Parts:
        state = self.match.state
        question = state.question(seat)
        assert question is not None
        view = state.view(seat)
        if shown.part is None:
            table = self.board.show(view, self.width, question)
            news = self._news(seat)
        else:
            table = self.board.show(view, self.width, part=shown.part)
            news = []
        menu = make_menu(state.legal(seat))
        asked = Text.assemble(
            seat_text(seat, self.match.names),
            "  ",
            (self.words.fact(question, self.match.names), "act"),
        )
        head = [rule(self.width), asked]
        if menu.amount is not None:
            head.append(self._about_amounts(seat, menu))
        listed = menu.listed if shown.listed is None else shown.listed
        console, width = self.console, self.width
        return Parts(
            table=broken(table, console, console.width),
            news=news,
            question=broken(head, console, width),
            choices=broken(choice_lines(self.board, state, seat, listed, width), console, width),
            foot=self._foot(seat, question, menu),
        )

    def _news(self, seat: int) -> list[Text]:
        lines = broken(
            self._story(self.match.story(seat, self.read[seat])), self.console, self.width
        )
        if not lines:
            return []
        title = rule(self.width, self.words.text("terminal-news"))
        if len(lines) <= STORY_LINES:
            return [title, *lines]
        more = Text(self.words.text("terminal-more-in-log"), "muted")
        return [title, more, *lines[-STORY_LINES:]]

    def _story(self, facts: list[Fact]) -> list[Text]:
        return paragraphs(facts, self.match.game, self.board)

    def _foot(self, seat: int, question: Fact, menu: Menu) -> list[Text]:
        """A few things that can't be done, the keys, and where the game is saved."""
        lines: list[Text] = []
        if self.board.tells_refused:
            offered = {action.kind for action in menu.all}
            refused = refused_kinds(self.board, self.match.state, seat, offered)
            lines += refused if len(refused) <= FEW else []
        keys = [self.words.text("terminal-keys"), self.words.text("terminal-keys-about")]
        keys += self.board.keys(question)
        if undoable := self.match.undoable(seat):
            keys.append(self.words.text("terminal-keys-undo", count=undoable))
        keys.append(self.words.text("terminal-keys-refused"))
        lines += flow([Text(key, "muted") for key in keys], self.width, " · ")
        lines = broken(lines, self.console, self.width)
        if self.unsaved:
            lines.append(Text(self.unsaved, "danger"))
        elif self.welcome:
            lines.append(Text(self.welcome, "muted"))
            self.welcome = ""
        return lines

    def _list(self, seat: int, listed: Mapping[str, Action]) -> None:
        """Some of the choices: alone, or in place of all on the screen."""
        if self.height is not None:
            self.shown = replace(self.shown, listed=listed, pages=Pages())
            self._draw(seat)
            return
        for line in choice_lines(self.board, self.match.state, seat, listed, self.width):
            self.console.print(line, width=self.width)

    def _about_amounts(self, seat: int, menu: Menu) -> Text:
        text = Text(self.words.text("terminal-amount", low=menu.low, high=menu.high))
        about = self.match.state.about
        numbers = {action.a: about(seat, action) for action in menu.amounts}
        if remark := self.board.about_amounts(numbers):
            text.append(f" {remark}", "danger")
        return text

    def _turn(self, seat: int, key: str) -> None:
        """Another page of the table, or of the choices."""
        pages = self.shown.pages
        if key in ("+", "-"):
            pages = replace(pages, table=pages.table + (1 if key == "+" else -1))
        else:
            pages = replace(pages, choices=pages.choices + 1)
        self.shown = replace(self.shown, pages=pages)
        self._draw(seat)

    def _note(self, key: str, **args: int | str) -> None:
        """A remark; a line with the name of a file isn't broken, so that it can be copied."""
        text = Text(self.words.text(key, **args), "muted")
        if "file" in args:
            self.console.print(text, soft_wrap=True)
        else:
            self.console.print(text, width=self.width)
