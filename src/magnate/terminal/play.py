"""A game in the terminal: people take turns at the keyboard, bots fill the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from magnate.bots import Bot
from magnate.core.domains import SEAT
from magnate.core.errors import MagnateError
from magnate.core.matches import Match
from magnate.core.rng import Rng
from magnate.core.state import Answer
from magnate.terminal.answers import Mistyped, Refused, answers_for, read_answers
from magnate.terminal.choices import repeated
from magnate.terminal.display import Display, Shown
from magnate.terminal.explain import entry_lines, explained, look_up
from magnate.terminal.help import help_lines, nothing_about
from magnate.terminal.pane import Pages, Parts, broken
from magnate.terminal.prompt import (
    Leave,
    forget_lines,
    make_menu,
    matching,
    read_line,
    whole_number,
)
from magnate.terminal.refusals import reasons
from magnate.terminal.result import result_lines
from magnate.terminal.saves import save
from magnate.words import Words

LOG_TURNS: Final = 12
ALL: Final = "all"
MANY: Final = 40
"""A list longer than this is worth narrowing down."""


class Session(Display):
    """One sitting at a match, from where it stands to its end or until everyone leaves."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        words: Words,
        console: Console,
        file: Path,
        confirm: bool = True,
    ) -> None:
        people = [seat for seat in range(match.setup.players) if seat not in bots]
        super().__init__(match, people, words, console)
        self.bots = bots
        self.file = file
        self.confirm = confirm
        self.shown_to = people[0] if len(people) == 1 else -1
        self.welcome = words.text("terminal-saved-while-playing", file=str(file))

    def run(self) -> None:
        """Play on until the game is over or the people leave; all is saved either way.

        Raise a `MagnateError` if it can't be: before anything is played, or else at the end.
        """
        save(self.match, self.file)
        try:
            while not self.match.state.over:
                self._let_bots_play()
                if not self.match.state.over:
                    self._ask(min(self.match.state.to_act))
            self._finish()
        except (Leave, KeyboardInterrupt):
            save(self.match, self.file)
            self._note("terminal-left", file=str(self.file))

    def save(self) -> None:
        """Save while the game goes on: if it can't be done now, the next question says why."""
        try:
            save(self.match, self.file)
            self.unsaved = ""
        except MagnateError as error:
            self.unsaved = self.words.error(error)

    # Bots

    def _let_bots_play(self) -> None:
        """Bots answer until only people are asked. What a bot draws depends on seed, seat and ply,
        so a game that was left goes on as it would have gone."""
        match = self.match
        played = False
        with self.console.status(self.words.text("terminal-bots-think")):
            while waiting := [seat for seat in match.state.to_act if seat in self.bots]:
                seat = waiting[0]
                bot = self.bots[seat]
                bot.rng = Rng.seeded(match.seed, f"bot {SEAT.text(seat)} {len(match.entries)}")
                action = bot.choose(match.state.seen_by(seat, bot.rng), seat)
                match.play(seat, action, cause="bot")
                played = True
        if played:
            self.save()

    # People

    def _ask(self, seat: int) -> None:
        """Ask one person until a move is played."""
        if self.shown_to != seat:
            self._hand_over(seat)
        self._show(seat)
        while True:
            line = read_line(self.console)
            if not self._command(seat, line) and self._answer(seat, line):
                return

    def _hand_over(self, seat: int) -> None:
        """Hide what the person before could see and has typed."""
        self._clear(all_of_it=True)
        forget_lines()
        name = self.match.names[seat]
        asked = Text(self.words.text("terminal-hand-over", name=name), "act")
        self.console.print(asked, width=self.width)
        while line := read_line(self.console):
            if line.lower() in ("q", "quit"):
                raise Leave
            self._note("terminal-keys-prompt")
            self.console.print(asked, width=self.width)
        self.shown_to = seat

    # Commands and answers

    def _command(self, seat: int, line: str) -> bool:
        """Carry out a command; False if the line isn't one."""
        name, _, rest = line.partition(" ")
        rest = rest.strip()
        if name == "":
            self._turn_page(seat)
            return True
        self.rest = []
        if name == "t":
            self.shown = Shown(part=self.board.part(rest))
            self._draw(seat)
        elif name in ("+", "-", ".", "more"):
            self._turn(seat, name)
        elif name in ("h", "help"):
            self._help(seat, rest)
        elif name == "?":
            found = reasons(self.board, self.match.state, seat, self.width, self.height)
            self._tell(seat, "terminal-refused", found)
        elif name in ("l", "log"):
            self._log(seat, rest)
        elif name in ("u", "U"):
            self._undo(seat, 1 if name == "u" else self.match.undoable(seat))
        elif name in ("s", "save"):
            self._save_as(seat, rest)
        elif name in ("q", "quit"):
            raise Leave
        else:
            return False
        return True

    def _help(self, seat: int, word: str) -> None:
        entries = explained(self.match.game, self.match.state, self.board)
        if not word:
            lines = help_lines(self.match, seat, self.board, entries, self.width)
        elif found := look_up(word, entries, self.words):
            lines = entry_lines(found, self.width)
        else:
            lines = nothing_about(word, entries, self.words)
        self._tell(seat, "terminal-help-title", lines)

    def _log(self, seat: int, rest: str) -> None:
        turns = whole_number(rest) or LOG_TURNS
        story = self._story(self.match.story(seat))[-turns:]
        empty = Text(self.words.text("terminal-log-empty"), "muted")
        self._tell(seat, "terminal-log", story or [empty])

    def _undo(self, seat: int, count: int) -> None:
        if not self.match.undoable(seat):
            self._say(seat, Text(self.words.text("terminal-nothing-to-undo"), "muted"))
            return
        self.match.undo(seat, count)
        self.read[seat] = len(self.match.entries)
        self.save()
        self.shown = Shown()
        self._draw(seat, [Text(self.words.text("terminal-undone", count=count), "muted")])

    def _save_as(self, seat: int, name: str) -> None:
        path = Path(name).expanduser() if name else self.file
        if path != self.file and path.exists() and not path.is_dir():
            asked = self.words.text("terminal-overwrite", file=str(path))
            if not self._yes(seat, Text(asked, "muted", no_wrap=True)):
                self._say(seat)
                return
        try:
            save(self.match, path)
        except MagnateError as error:
            self._say(seat, Text(self.words.error(error), "danger", no_wrap=True))
            return
        saved = self.words.text("terminal-saved", file=str(path))
        self._say(seat, Text(saved, "muted", no_wrap=True))

    def _answer(self, seat: int, line: str) -> bool:
        """Play what the line says; False, with the reason shown, if it can't be."""
        state = self.match.state
        try:
            actions = repeated(self.board, state, seat) if line == ALL else []
            answers = answers_for(actions, state, seat) or read_answers(line, state, seat)
        except (Mistyped, Refused) as error:
            self._complain(seat, line, error)
            return False
        if not self._confirmed(seat, answers):
            self._show(seat)
            return False
        told = len(self.match.entries)
        self.match.play_all(seat, answers)
        self.read[seat] = told
        self.save()
        return True

    def _complain(self, seat: int, line: str, error: Mistyped | Refused) -> None:
        """Say what is wrong with a line, and which of its answers is to blame."""
        menu = make_menu(self.match.state.legal(seat))
        fewer = matching(line, menu) if isinstance(error, Mistyped) else {}
        if len(fewer) > 1 or (fewer and len(menu.listed) > MANY):
            self._list(seat, fewer)
            return
        text = self.words.text
        if isinstance(error, Refused):
            action = self.words.action(error.action, self.match.names)
            reason = self.words.fact(error.reason, self.match.names)
            said = text("terminal-illegal", action=action, reason=reason)
        elif error.near:
            said = text("terminal-no-move-but", typed=error.typed, near=error.near)
        else:
            said = text("terminal-no-move", typed=error.typed)
        notes = [Text(said, "danger")]
        if error.count > 1:
            where = text("terminal-which-answer", number=error.place, typed=error.typed)
            notes.append(Text(where, "danger"))
        if isinstance(error, Mistyped):
            notes.append(Text(text("terminal-try-help"), "muted"))
        self._say(seat, *notes)

    def _confirmed(self, seat: int, answers: list[Answer]) -> bool:
        """Ask where a move can't be taken back."""
        trial = self.match.state.clone()
        for action in self.match.state.accept(seat, answers):
            final = trial.seals(seat, action)
            warning = self.board.warning(action, trial.about(seat, action))
            trial.advance(seat, action)
            if warning:
                if not self._yes(seat, Text(warning, "alarm")):
                    return False
            elif final and self.confirm:
                text = self.words.action(action, self.match.names)
                asked = Text(self.words.text("terminal-confirm", action=text), "act")
                if not self._yes(seat, asked, default=True):
                    return False
        return True

    def _yes(self, seat: int, asked: Text, default: bool = False) -> bool:
        """Ask until the answer is yes or no; `default` is what Enter means."""
        yes = self.words.text("terminal-yes").split()
        no = self.words.text("terminal-no").split()
        enter = (yes if default else no)[-1]
        told = self.words.text("terminal-yes-or-no", yes=yes[0], no=no[0], enter=enter)
        again = Text(told, "muted")
        self._say(seat, asked)
        while answer := read_line(self.console).lower():
            if answer in ("y", "n", *yes, *no):
                return answer not in ("n", *no)
            if answer in ("q", "quit"):
                raise Leave
            if answer in ("h", "help"):
                keys = Text(self.words.text("terminal-keys-prompt"), "muted")
                self._say(seat, asked, again, keys)
            elif self.height is None:
                self._say(seat, again)
            else:
                self._say(seat, asked, again)
        return default

    # The end

    def _finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        parts = Parts(
            table=broken(
                self.board.show(self.match.state.view(viewer), self.width),
                self.console,
                self.console.width,
            ),
            news=self._news(self.people[0]),
            foot=result_lines(self.match, self.board, self.words, self.console, self.width),
        )
        self.shown = Shown()
        self._print(parts)
        if self.height is not None and len(parts.all()) >= self.height:
            self._leaf_through(parts)
        save(self.match, self.file)
        self._note("terminal-finished", file=str(self.file))

    def _leaf_through(self, parts: Parts) -> None:
        """The end doesn't fit on the screen: let the table be seen page by page."""
        parts.foot.append(Text(self.words.text("terminal-leave-table"), "muted"))
        self._print(parts)
        try:
            while (key := read_line(self.console)) in ("+", "-", "h", "help"):
                step = {"+": 1, "-": -1}.get(key, 0)
                self.shown = Shown(pages=Pages(self.shown.pages.table + step))
                self._print(parts)
        except (Leave, KeyboardInterrupt):
            return
