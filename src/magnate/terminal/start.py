"""Setting up a session: a new game from what was wished for, or a saved one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from magnate.bots import Bot, bot
from magnate.core.content import read_override
from magnate.core.errors import BadRecord, BadSetup
from magnate.core.game import game
from magnate.core.matches import Match
from magnate.core.records import Holder, Record
from magnate.simulation import seat_bots
from magnate.terminal.play import Session
from magnate.terminal.saves import find, new_file, other_rules, why_closed
from magnate.terminal.screen import make_console
from magnate.words import Words


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    players: int | None = None
    seat: int = 1
    humans: int = 1
    bots: Sequence[str] = ("greedy",)
    options: Mapping[str, Any] = field(default_factory=dict)
    content: Path | None = None
    seed: int | None = None
    names: Sequence[str] = ()
    save: Path | None = None


def begun(wishes: Wishes, words: Words, confirm: bool) -> Session:
    """A new game."""
    played = game(wishes.game)
    with read_override(wishes.content, wishes.game) as changes:
        setup = played.prepare(wishes.players, changes, wishes.options)
    if not 1 <= wishes.seat <= setup.players:
        raise BadSetup(
            f"seat {wishes.seat} is not at this table: it has seats 1 to {setup.players}"
        )
    if not 1 <= wishes.humans <= setup.players:
        raise BadSetup(f"{wishes.humans} people can't sit on {setup.players} seats")
    people = [(wishes.seat - 1 + i) % setup.players for i in range(wishes.humans)]
    others = [seat for seat in range(setup.players) if seat not in people]
    kinds = dict(zip(others, seat_bots(wishes.bots, len(others)) if others else (), strict=True))
    names = _names(setup.players, people, kinds, wishes.names, words)
    if wishes.save is not None:
        _check_free(wishes.save, words)
    seed = secrets.randbits(32) if wishes.seed is None else wishes.seed
    seats = [Holder(name=name, bot=kinds.get(seat)) for seat, name in enumerate(names)]
    match = Match(played, setup, seed, seats)
    return _session(match, wishes.save, words, confirm)


def resumed(
    name: str, game_name: str | None, save: Path | None, words: Words, confirm: bool
) -> Session:
    """A saved game; it goes on in the same file unless another is named."""
    path = find(name, game_name, words)
    record = Record.load(path)
    if game_name not in (None, record.game):
        raise BadRecord(f"{path}: is a game of {record.game}, not of {game_name}")
    try:
        match = Match.load(record, strict=True)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    if match.closed:
        raise BadRecord(f"{path}: {why_closed(match, words)}")
    if told := other_rules(match, words):
        make_console().print(told, style="danger")
    if match.state.over:
        raise BadRecord(f"{path}: this game is over; see it again with: magnate replay {path}")
    if save is not None and save != path:
        _check_free(save, words)
    return _session(match, save or path, words, confirm)


def _names(
    players: int, people: list[int], kinds: Mapping[int, str], wished: Sequence[str], words: Words
) -> list[str]:
    """Everyone's name: a bot is called after its kind."""
    if len(wished) > len(people):
        raise BadSetup(f"{len(wished)} names are too many for the people at the table")
    names: list[str] = []
    for seat in range(players):
        if seat in kinds:
            names.append(words.bot(kinds[seat], seat))
            continue
        place = people.index(seat)
        name = " ".join(wished[place].split()) if place < len(wished) else ""
        if not name:
            name = words.text("terminal-default-name", number=seat + 1)
        names.append(name)
    return names


def _check_free(save: Path, words: Words) -> None:
    if save.is_dir():
        raise BadSetup(words.text("cli-save-folder", file=str(save)))
    if save.exists():
        raise BadSetup(words.text("cli-save-taken", file=str(save)))


def _session(match: Match, file: Path | None, words: Words, confirm: bool) -> Session:
    bots: dict[int, Bot] = {}
    for seat, holder in enumerate(match.seats):
        if holder.bot is not None:
            bots[seat] = bot(holder.bot)
    if len(bots) == len(match.seats):
        raise BadSetup("nobody at this table is a person; see: magnate simulate")
    return Session(match, bots, words, make_console(), file or new_file(match.game.name), confirm)
