"""A game in the terminal: people take turns at the keyboard, bots fill the other seats."""

from __future__ import annotations

from collections.abc import Container, Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from magnate.bots import Bot
from magnate.core.actions import Action, ActionKind
from magnate.core.domains import SEAT
from magnate.core.errors import MagnateError
from magnate.core.facts import Fact
from magnate.core.matches import Match
from magnate.core.rng import Rng
from magnate.core.state import Answer, IllegalAction
from magnate.terminal.boards import board_for
from magnate.terminal.choices import choice_lines, repeated
from magnate.terminal.lines import flow
from magnate.terminal.prompt import (
    Leave,
    Menu,
    Mistyped,
    forget_lines,
    make_menu,
    matching,
    parse_answer,
    read_line,
    whole_number,
)
from magnate.terminal.result import print_result
from magnate.terminal.saves import save
from magnate.terminal.screen import WIDEST, is_interactive, seat_text
from magnate.terminal.story import paragraphs
from magnate.words import Words

STORY_LINES: Final = 12
LOG_TURNS: Final = 12
ALL: Final = "all"
MANY: Final = 40
"""A list longer than this is worth narrowing down."""
FEW: Final = 4
"""So many sorts of choices that are refused altogether are listed unasked."""


class Session:
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
        self.match = match
        self.bots = bots
        self.people = [seat for seat in range(match.setup.players) if seat not in bots]
        self.words = words
        self.console = console
        self.file = file
        self.confirm = confirm
        self.board = board_for(match.game, match.setup, words, match.names)
        self.read = dict.fromkeys(self.people, 0)
        """Up to which ply each person has been told what happened."""
        self.shown_to = self.people[0] if len(self.people) == 1 else -1
        self.greeted = False
        self.unsaved = ""
        """Why the file doesn't hold the last moves; empty if it does."""

    @property
    def width(self) -> int:
        """Of the screen as it is now: it may be resized at any time."""
        return min(self.console.width, WIDEST)

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
            self.unsaved = str(error)

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
        self.console.print(Text(self.words.text("terminal-hand-over", name=name), "act"))
        read_line(self.console)
        self.shown_to = seat

    def _clear(self, all_of_it: bool = False) -> None:
        if is_interactive(self.console):
            self.console.clear()
            if all_of_it:
                self.console.file.write("\x1b[3J")  # what has scrolled away, too

    def _show(self, seat: int) -> None:
        self._clear()
        state = self.match.state
        board = self.board.show(state.view(seat), self.width, state.question(seat))
        self.console.print(board)
        self._tell_news(seat)
        self._question(seat)

    def _show_table(self, seat: int, wish: str) -> None:
        """All of the table or a part of it, with the question again below."""
        self._clear()
        view = self.match.state.view(seat)
        self.console.print(self.board.show(view, self.width, part=self.board.part(wish)))
        self._question(seat)

    def _tell_news(self, seat: int) -> None:
        news = self._story(self.match.story(seat, self.read[seat]))
        lines = [line for told in news for line in told.wrap(self.console, self.width)]
        if not lines:
            return
        self._rule("terminal-news")
        if len(lines) > STORY_LINES:
            self._note("terminal-more-in-log")
        for line in lines[-STORY_LINES:]:
            self.console.print(line)

    def _story(self, facts: list[Fact]) -> list[Text]:
        return paragraphs(facts, self.match.game, self.board)

    def _question(self, seat: int) -> None:
        state = self.match.state
        question = state.question(seat)
        assert question is not None
        self.console.print(Rule(style="line", characters="─"), width=self.width)
        asked = Text.assemble(
            seat_text(seat, self.match.names),
            "  ",
            (self.words.fact(question, self.match.names), "act"),
        )
        self.console.print(asked, width=self.width)
        menu = make_menu(state.legal(seat))
        if menu.amount is not None:
            self._explain_amounts(seat, menu)
        self._list(seat, menu.listed)
        offered = {action.kind for action in [*menu.listed.values(), *menu.amounts]}
        refused = self._refused(seat, offered) if self.board.tells_refused else []
        if len(refused) <= FEW:
            for line in refused:
                self.console.print(line, width=self.width)
        undoable = self.match.undoable(seat)
        keys = [self.words.text("terminal-keys")]
        keys += self.board.keys(question)
        if undoable:
            keys.append(self.words.text("terminal-keys-undo", count=undoable))
        keys.append(self.words.text("terminal-keys-refused"))
        for line in flow([Text(key, "muted") for key in keys], self.width, " · "):
            self.console.print(line, width=self.width)
        if self.unsaved:
            self.console.print(Text(self.unsaved, "danger"), soft_wrap=True)
        elif not self.greeted:
            self._note("terminal-saved-while-playing", file=str(self.file))
            self.greeted = True

    def _list(self, seat: int, listed: Mapping[str, Action]) -> None:
        for line in choice_lines(self.board, self.match.state, seat, listed, self.width):
            self.console.print(line, width=self.width)

    def _explain_amounts(self, seat: int, menu: Menu) -> None:
        text = Text(self.words.text("terminal-amount", low=menu.low, high=menu.high))
        about = self.match.state.about
        numbers = {action.a: about(seat, action) for action in menu.amounts}
        if remark := self.board.about_amounts(numbers):
            text.append(f" {remark}", "danger")
        self.console.print(text, width=self.width)

    def _refused(self, seat: int, but: Container[ActionKind] = ()) -> list[Text]:
        """What can't be chosen now and why; actions of one kind with one reason together."""
        groups: dict[tuple[str, Fact], list[Action]] = {}
        for action, reason in self.match.state.blocked(seat):
            if action.kind not in but:
                groups.setdefault((action.kind.name, reason), []).append(action)
        lines: list[Text] = []
        for (_, reason), actions in groups.items():
            text = self.words.action(actions[0], self.match.names)
            if len(actions) > 1:
                text = self.words.text("terminal-and-more", action=text, count=len(actions) - 1)
            line = Text(f" ✗ {text}", "muted")
            line.append(f"  {self.words.fact(reason, self.match.names)}", "muted")
            lines.append(line)
        return lines

    # Commands and answers

    def _command(self, seat: int, line: str) -> bool:
        """Carry out a command; False if the line isn't one."""
        name, _, rest = line.partition(" ")
        if name == "":
            self._show(seat)
        elif name == "t":
            self._show_table(seat, rest.strip())
        elif name in ("h", "help"):
            self._help()
        elif name == "?":
            self._rule("terminal-refused")
            for refused in self._refused(seat):
                self.console.print(refused, width=self.width)
        elif name in ("l", "log"):
            self._log(seat, rest.strip())
        elif name in ("u", "U"):
            self._undo(seat, 1 if name == "u" else self.match.undoable(seat))
        elif name in ("s", "save"):
            self._save_as(rest.strip())
        elif name in ("q", "quit"):
            raise Leave
        else:
            return False
        return True

    def _help(self) -> None:
        self._rule("terminal-help-title")
        self.console.print(self.words.text("terminal-help"), width=self.width)
        for line in self.board.help(self.width):
            self.console.print(line, width=self.width)

    def _log(self, seat: int, rest: str) -> None:
        turns = whole_number(rest) or LOG_TURNS
        self._rule("terminal-log")
        told = self._story(self.match.story(seat))
        if not told:
            self._note("terminal-log-empty")
        for paragraph in told[-turns:]:
            self.console.print(paragraph, width=self.width)

    def _undo(self, seat: int, count: int) -> None:
        if not self.match.undoable(seat):
            self._note("terminal-nothing-to-undo")
            return
        self.match.undo(seat, count)
        self.read[seat] = len(self.match.entries)
        self.save()
        self._show(seat)
        self._note("terminal-undone", count=count)

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.file
        if path != self.file and path.exists():
            self._note("terminal-overwrite", file=str(path))
            if not self._yes():
                return
        try:
            save(self.match, path)
        except MagnateError as error:
            self.console.print(str(error), style="danger")
            return
        self._note("terminal-saved", file=str(path))

    def _answer(self, seat: int, line: str) -> bool:
        """Play what the line says; False, with the reason shown, if it can't be."""
        menu = make_menu(self.match.state.legal(seat))
        try:
            actions = repeated(self.board, self.match.state, seat) if line == ALL else []
            actions = actions or parse_answer(line, menu, self.match.game.table)
            if not self._confirmed(seat, actions):
                self._show(seat)
                return False
            told = len(self.match.entries)
            self.match.play_all(seat, self._answers(seat, actions))
        except IllegalAction as error:
            action = self.words.action(error.action, self.match.names)
            reason = self.words.fact(error.reason, self.match.names)
            self.console.print(
                self.words.text("terminal-illegal", action=action, reason=reason), style="danger"
            )
            return False
        except Mistyped as error:
            fewer = matching(line, menu)
            if len(fewer) > 1 or (fewer and len(menu.listed) > MANY):
                self._list(seat, fewer)
                return False
            if error.near:
                text = self.words.text("terminal-no-move-but", typed=error.typed, near=error.near)
            else:
                text = self.words.text("terminal-no-move", typed=error.typed)
            self.console.print(Text(text, "danger"), width=self.width)
            self._note("terminal-try-help")
            return False
        self.read[seat] = told
        self.save()
        return True

    def _confirmed(self, seat: int, actions: list[Action]) -> bool:
        """Ask where a move can't be taken back; raise what `play` would for illegal ones.

        Nothing is tried beyond such a move: what could follow it would tell what it brings.
        """
        trial = self.match.state.clone()
        for action in self.match.state.accept(seat, self._answers(seat, actions)):
            final = trial.seals(seat, action)
            warning = self.board.warning(action, trial.about(seat, action))
            trial.advance(seat, action)
            if warning:
                self.console.print(warning, style="alarm")
                if not self._yes():
                    return False
            elif final and self.confirm:
                text = self.words.action(action, self.match.names)
                self.console.print(self.words.text("terminal-confirm", action=text), style="act")
                if not self._yes(default=True):
                    return False
        return True

    def _answers(self, seat: int, actions: list[Action]) -> list[Answer]:
        """Actions typed one after the other, each as an answer to the question then open; *done*
        is for the question of the action before it."""
        trial = self.match.state.clone()
        answers: list[Answer] = []
        key = ""
        for action in actions:
            question = trial.question(seat)
            if question is not None and not (answers and action.kind.closing):
                key = question.kind.key
            answers.append((key, action))
            if question is not None and question.kind.key != key:
                continue
            if trial.why_not(seat, action) is not None or trial.seals(seat, action):
                return answers + [(key, later) for later in actions[len(answers) :]]
            trial.advance(seat, action)
        return answers

    def _yes(self, default: bool = False) -> bool:
        """Read an answer until it is one; `default` is what Enter means."""
        yes = self.words.text("terminal-yes").split()
        no = self.words.text("terminal-no").split()
        while answer := read_line(self.console).lower():
            if answer in ("y", "n", *yes, *no):
                return answer not in ("n", *no)
            self._note("terminal-yes-or-no", yes=yes[0], no=no[0])
        return default

    # The end

    def _finish(self) -> None:
        self._clear()
        viewer = self.people[0] if len(self.people) == 1 else None
        self.console.print(self.board.show(self.match.state.view(viewer), self.width))
        self._tell_news(self.people[0])
        print_result(self.match, self.board, self.words, self.console, self.width)
        save(self.match, self.file)
        self._note("terminal-finished", file=str(self.file))

    def _rule(self, key: str) -> None:
        title = Text(self.words.text(key), "title")
        rule = Rule(title, align="left", style="line", characters="─")
        self.console.print(rule, width=self.width)

    def _note(self, key: str, **args: int | str) -> None:
        """A remark; a line with the name of a file isn't broken, so that it can be copied."""
        text = Text(self.words.text(key, **args), "muted")
        if "file" in args:
            self.console.print(text, soft_wrap=True)
        else:
            self.console.print(text, width=self.width)
