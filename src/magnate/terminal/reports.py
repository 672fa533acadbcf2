"""What the commands print: games, simulations, speeds."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any, Literal

from rich.table import Table
from rich.text import Text

from magnate.bots import BOTS
from magnate.core.game import all_games
from magnate.core.options import OptionValue
from magnate.terminal.screen import facts_name, make_console
from magnate.words import Words, languages


def print_json(data: object) -> None:
    """One JSON object on standard output."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")


def print_games(words: Words) -> None:
    console = make_console()
    for game in all_games():
        about = words.text(f"{game.name}-name.about")
        console.print(Text.assemble((game.name, "title"), f"  {about}"))
        console.print(words.text("cli-players", least=game.min_players, most=game.max_players))
        table = _table(
            words.text("cli-option"), words.text("cli-default"), words.text("cli-choices"), ""
        )
        for option in game.options:
            key = f"{game.name}-option-{option.name.replace('_', '-')}.about"
            table.add_row(
                Text(option.name, "bold"),
                _meaning(option.default, words),
                " ".join(_typed(choice) for choice in option.choices),
                Text(words.text(key), "muted"),
            )
        console.print(table)
    console.print(words.text("cli-bots", names=", ".join(BOTS)), style="muted")
    console.print(words.text("cli-languages", names=", ".join(languages())), style="muted")


def _typed(value: OptionValue) -> str:
    """A value as it is given on the command line."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _meaning(value: OptionValue, words: Words) -> str:
    """The same, with what it means where that isn't English."""
    typed = _typed(value)
    return words.text("cli-flag", value=typed) if isinstance(value, bool) else typed


def print_simulation(result: Mapping[str, Any], words: Words) -> None:
    """Wins and scores as tables with bars."""
    console = make_console()
    count = result["games"]
    head = words.text("cli-simulated", count=count, game=result["game"], players=result["players"])
    console.print(head, style="title")
    if facts := facts_name(result["content"], words):
        console.print(facts, style="muted")
    table = _table(
        words.text("cli-seat"),
        words.text("cli-bot"),
        words.text("cli-wins"),
        "",
        words.text("cli-mean-score"),
        words.text("cli-spread"),
        words.text("cli-range"),
        right=(0, 2, 4, 5, 6),
    )
    most = max(seat["wins"] for seat in result["seats"])
    for seat in result["seats"]:
        share = seat["wins"] / count
        bar = "█" * round(16 * seat["wins"] / most) if most else ""
        table.add_row(
            str(seat["seat"]),
            seat["bot"],
            f"{words.number(100 * share, 1)} %",
            Text(bar, f"seat.{seat['seat'] - 1}", no_wrap=True),
            words.number(seat["mean_score"], 1),
            f"±{words.number(seat['deviation'], 1)}",
            f"{words.number(seat['lowest'])} … {words.number(seat['highest'])}",
        )
    console.print(table)
    for name, wins in result["wins"].items():
        line = words.text(
            "cli-bot-wins",
            bot=name,
            wins=words.number(wins, 0 if wins == round(wins) else 1),
            games=count,
            score=words.number(result["mean_scores"][name], 1),
        )
        console.print(line)
    if (opponent := result["opponent_mean"]) is not None:
        console.print(words.text("cli-opponent", score=words.number(opponent, 1)))
    for ending, times in result["endings"].items():
        console.print(words.text("cli-ending", ending=ending, times=times, games=count))
    decisions = words.number(result["mean_decisions"], 1)
    if result["turns"]:
        turns = words.number(result["mean_turns"], 1)
        console.print(words.text("cli-length", turns=turns, decisions=decisions))
    else:
        console.print(words.text("cli-length-decisions", decisions=decisions))
    speed = words.text(
        "cli-speed",
        seconds=words.number(result["seconds"], 1),
        games=words.number(result["games_per_s"], 1),
        decisions=words.number(result["decisions_per_s"]),
    )
    console.print(speed, style="muted")


def print_bench(report: Mapping[str, Any], words: Words) -> None:
    console = make_console()
    compiled = report["build"] == "compiled"
    build = words.text("cli-build-compiled") if compiled else words.text("cli-build-pure")
    console.print(build, style="title")
    table = _table(
        words.text("cli-game"),
        words.text("cli-seats"),
        words.text("cli-decisions-per-s"),
        words.text("cli-games-per-s"),
        words.text("cli-clone"),
        words.text("cli-clone-play"),
        words.text("cli-bytes"),
        right=(1, 2, 3, 4, 5, 6),
    )
    for result in report["results"]:
        table.add_row(
            result["game"],
            str(result["players"]),
            words.number(result["decisions_per_s"]),
            words.number(result["games_per_s"], 1),
            f"{words.number(result['clone_us'], 2)} µs",
            f"{words.number(result['clone_play_us'], 2)} µs",
            words.number(result["state_bytes"]),
        )
    console.print(table)
    console.print(words.text("cli-bench-note"), style="muted")


def _table(*heads: str, right: tuple[int, ...] = ()) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="muted")
    for index, head in enumerate(heads):
        justify: Literal["left", "right"] = "right" if index in right else "left"
        table.add_column(head, justify=justify, overflow="fold", no_wrap=index == 0)
    return table
