"""The command line. Everything is imported late, so that it starts quickly."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from magnate.core.errors import BadSetup, MagnateError

if TYPE_CHECKING:
    from magnate.words import Words

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Plays and studies business board games.",
)
content_app = typer.Typer(rich_markup_mode=None, help="Component facts of your own.")
app.add_typer(content_app, name="content")

Game = Annotated[str, typer.Argument(metavar="GAME", help="Which game; see: magnate games")]
Players = Annotated[
    int | None, typer.Option(metavar="N", help="How many seats; the most if left out")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated"),
]
Content = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Component facts to use instead of printed ones")
]
Lang = Annotated[
    str | None,
    typer.Option(metavar="LANG", help="Language, such as en; yours if left out"),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else")]


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is")] = False,
) -> None:
    if version:
        from importlib.metadata import PackageNotFoundError, metadata

        try:
            typer.echo(f"magnate {metadata('magnate')['version']}")
        except PackageNotFoundError:
            typer.echo("magnate (not installed)")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def games(as_json: Json = False, lang: Lang = None) -> None:
    """What can be played, with the options of each game."""
    from magnate.catalogue import catalogue
    from magnate.terminal import reports

    if as_json:
        reports.print_json(catalogue())
    else:
        reports.print_games(_words(lang))


@app.command()
def schema(game: Game) -> None:
    """All that a client of a game needs beside its messages, as one JSON object."""
    from magnate.core.game import game as find
    from magnate.terminal import reports

    reports.print_json(find(_game(game)).schema())


@app.command()
def rules(game: Game) -> None:
    """The rules of a game, as Magnate plays it."""
    from magnate.core.game import game as find
    from magnate.terminal.rulebook import rules_file

    typer.echo(rules_file(find(_game(game)).name).read_text(encoding="utf-8"), nl=False)


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; see: magnate games")
    ] = None,
    players: Players = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="Where you sit; seat 1 if left out")
    ] = None,
    humans: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many people share the keyboard, from your seat on"),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B", help="Bots of the other seats (greedy); the last repeats"),
    ] = None,
    option: Options = None,
    content: Content = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", help="The same seed deals the same game; by chance if left out"),
    ] = None,
    lang: Lang = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Your name; repeat it for each person")
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Go on with a saved game, or with the `last`"),
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save; your own folder if left out")
    ] = None,
    confirm: Annotated[
        bool, typer.Option(help="Ask before every move that can’t be taken back")
    ] = True,
) -> None:
    """A game in the terminal, against bots or people at one keyboard."""
    from magnate.terminal import start

    words = _words(lang)
    if sys.stdin is None:
        raise MagnateError(words.text("cli-no-input"))
    chosen = _game(game) if game else None
    if resume is not None:
        wished = (players, seat, humans, bots, option, content, seed, name)
        if any(value is not None for value in wished):
            raise BadSetup("a resumed game keeps its seats, names, bots, options, content and seed")
        session = start.resumed(resume, chosen, save, words, confirm)
    else:
        if chosen is None:
            raise BadSetup(words.text("cli-no-game"))
        session = start.begun(
            start.Wishes(
                game=chosen,
                players=players,
                seat=1 if seat is None else seat,
                humans=1 if humans is None else humans,
                bots=["greedy"] if bots is None else bots.split(","),
                options=_options(option),
                content=content,
                seed=seed,
                names=name or [],
                save=save,
            ),
            words,
            confirm,
        )
    session.run()


@app.command()
def simulate(
    game: Game,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games", min=1)] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="Bots of the seats in order; the last repeats")
    ] = "greedy",
    option: Options = None,
    content: Content = None,
    seed: Annotated[
        int, typer.Option(metavar="N", help="Game number i is dealt from this and i alone")
    ] = 0,
    jobs: Annotated[
        int,
        typer.Option(
            metavar="N", help="Processes; 0 is one on each core. Never changes results", min=0
        ),
    ] = 1,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Many games between bots: who wins, how high, how long."""
    import os
    from time import perf_counter

    from magnate import simulation
    from magnate.core.content import read_override
    from magnate.terminal import reports
    from magnate.terminal.progress import Progress

    words = _words(lang)
    played = _game(game)
    with read_override(content, played) as changes:
        plan = simulation.make_plan(
            played, players, bots.split(","), _options(option), changes, seed
        )
    begin = perf_counter()
    with Progress(words.text("cli-games-played"), games) as progress:
        tally = simulation.run(plan, games, jobs or os.cpu_count() or 1, progress.advance)
    result = simulation.summary(plan, tally, perf_counter() - begin)
    if as_json:
        reports.print_json(result)
    else:
        reports.print_simulation(result, words)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game")],
    check: Annotated[bool, typer.Option("--check", help="Only check that it replays")] = False,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="Look over this seat’s shoulder; a spectator if left out"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Step through a recorded game, or check that it replays."""
    from magnate.terminal import replay as replays

    words = _words(lang)
    if check:
        replays.check(file, words)
    elif sys.stdin is None:
        raise MagnateError(words.text("cli-no-input"))
    else:
        replays.step_through(file, seat, words)


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; all if left out")
    ] = None,
    seconds: Annotated[
        float,
        typer.Option(metavar="S", help="How long to measure each number of players", min=0.01),
    ] = 2.0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """How fast this build of the engine is."""
    import magnate
    from magnate import bench as benches
    from magnate.terminal import reports
    from magnate.terminal.progress import Progress

    words = _words(lang)
    chosen = [magnate.game(_game(game))] if game else magnate.all_games()
    tables = [
        (one, players) for one in chosen for players in range(one.min_players, one.max_players + 1)
    ]
    steps = len(tables) * benches.REPEATS
    with Progress(words.text("cli-measured"), steps) as progress:
        results = [
            benches.measure(one, players, seconds, progress.advance) for one, players in tables
        ]
    report = {"build": benches.build(), "results": results}
    if as_json:
        reports.print_json(report)
    else:
        reports.print_bench(report, words)


Database = Annotated[
    str, typer.Option(metavar="FILE", help="Where all is kept; your own folder if left out")
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite what is there")]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the backup")],
    database: Database = "",
    force: Force = False,
) -> None:
    """Copy the server's database, also while the server runs."""
    from magnate.server.backup import make_backup
    from magnate.server.serve import database_url
    from magnate.server.settings import Settings

    make_backup(Settings(database=database_url(database)), file, force)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup")],
    database: Database = "",
    force: Force = False,
) -> None:
    """Put a backup in the place of the server's database, while no server runs."""
    from magnate.server.backup import restore_backup
    from magnate.server.serve import database_url
    from magnate.server.settings import Settings

    restore_backup(Settings(database=database_url(database)), file, force)


@app.command()
def serve(
    host: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="Which of the machine’s addresses; all if left out"),
    ] = "0.0.0.0",
    port: Annotated[
        int, typer.Option(metavar="N", help="Which port; 0 is any free one", min=0, max=65535)
    ] = 8000,
    database: Database = "",
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="Where people reach it through a proxy or a tunnel")
    ] = "",
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Whose word on who asks is taken; may be repeated"),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser")] = True,
    log_requests: Annotated[
        bool | None,
        typer.Option(help="A line for each request; if left out, unless this is a terminal"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Tables for friends, over the network."""
    from magnate.server import serve as serving
    from magnate.server.settings import Settings

    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadSetup(f"the public address must be that of a web page, not {public_url!r}")
    settings = Settings(
        host=host, port=port, database=serving.database_url(database), public_url=public_url
    )
    serving.serve(
        settings,
        _words(lang),
        trusted_proxies=["127.0.0.1"] if trusted_proxy is None else trusted_proxy,
        open_browser=open_browser,
        log_requests=not sys.stderr.isatty() if log_requests is None else log_requests,
    )


@content_app.command("check")
def content_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A TOML file with component facts")],
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="The game it is for, if the file doesn’t say")
    ] = None,
    lang: Lang = None,
) -> None:
    """Check a file of component facts and say what it changes."""
    from magnate.terminal.contents import check

    check(file, None if game is None else _game(game), _words(lang))


def _words(lang: str | None) -> Words:
    from magnate.terminal.usage import language_of
    from magnate.words import Words, default_language

    return Words(language_of(lang) if lang else default_language())


def _game(name: str) -> str:
    from magnate.terminal.usage import game_of

    return game_of(name)


def _options(pairs: list[str] | None) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise BadSetup(f"an option is given as key=value, not {pair!r}")
        options[key.strip()] = value.strip()
    return options


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Bad input is one line on standard error and exit code 2."""
    import magnate.games  # noqa: F401  (registers the games)
    from magnate.terminal.usage import with_whole_names

    given = with_whole_names(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.stdout is None:
        return _complain(_told("cli-no-output", given))
    try:
        status = app(args=given, prog_name="magnate", standalone_mode=False)
        sys.stdout.flush()
    except MagnateError as error:
        from magnate.terminal.usage import words_for

        return _complain(words_for(given).error(error))
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:
        sys.stdout = None  # whoever read it has gone
        return 1
    except OSError as error:
        # Files are looked after where they are used; what is left is what we print to.
        sys.stdout = None
        return _complain(_told("cli-output-failed", given, reason=error.strerror or str(error)))
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        from magnate.terminal.usage import told

        return _complain(told(error, given))
    return status if isinstance(status, int) else 0


def _told(key: str, arguments: list[str], **args: str) -> str:
    """A message in the reader's language, before or after the command itself could say it."""
    from magnate.terminal.usage import words_for

    return words_for(arguments).text(key, **args)


def _complain(message: str) -> int:
    if sys.stderr is not None:  # print would take standard output instead
        with suppress(OSError):
            print("magnate:", " ".join(message.split()), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
