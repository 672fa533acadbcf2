# Magnate in a terminal: the words around the game, and those of the commands' output.

## Playing

terminal-saved-while-playing = Every move is saved in { $file }.
terminal-left = Saved in { $file }. Go on with: magnate play --resume { $file }
terminal-saved = Saved in { $file }.
terminal-overwrite = { $file } is there already. Replace it? (y/n)
terminal-bots-think = The bots are thinking …
terminal-hand-over = It is { $name }’s turn at the keyboard. Press Enter when nobody else is looking.
terminal-news = What happened
terminal-more-in-log = … (type l for all of it)
terminal-amount = Type a number from { $low } to { $high }.
terminal-and-more =
    { $count ->
        [one] { $action } (and { $count } like it)
       *[other] { $action } (and { $count } like it)
    }
terminal-keys = h help · l log · q quit
# Some tables are shown in parts: their names as one types them.
terminal-keys-parts = t table, or t { $parts }
terminal-keys-undo =
    { $count ->
        [one] u take back a move
       *[other] u take back a move, U all { $count }
    }
terminal-keys-refused = ? what can’t be done
terminal-refused = What can’t be done now
terminal-nothing-refused = Nothing is barred now.
terminal-log = The story so far
terminal-log-empty = Nothing has happened yet.
terminal-nothing-to-undo = There is nothing to take back.
terminal-undone =
    { $count ->
        [one] { $count } move taken back.
       *[other] { $count } moves taken back.
    }
terminal-illegal = { $action }: { $reason }
# What was typed, and a move like it.
terminal-no-move = I don’t understand “{ $typed }”.
terminal-no-move-but = I don’t understand “{ $typed }”. Did you mean “{ $near }”?
terminal-try-help = Type h for help.
terminal-confirm = { $action }: this can’t be taken back. Enter to go on, n to think again.
# The words that mean yes and no, beside y and n; the shortest first.
terminal-yes = y yes
terminal-no = n no
terminal-yes-or-no = Type { $yes } or { $no } (Enter = { $enter }).
terminal-help-title = Help
terminal-help =
    Type the number of a choice, or a number where one is asked for.
    You may also type a move in words; its first words narrow a long list down.
    Several answers go on one line, separated by semicolons:  1; 3; 4
    Each number is read from the choices as they stand after the answer before it. If one of the answers can’t be played, none is.

    t       shows the table again
    l       shows the last turns; l 99 the last 99
    ?       lists what can’t be done now, and why
    u       takes back the last move
    U       takes back all that can be
    s FILE  saves a copy
    + -     leaf through a table too long for the screen; . shows more choices
    h WORD  explains an action, a piece or a card by its name or sign
    q       quits; the game is saved
terminal-winner = { $name } wins!
terminal-winners = The victory is shared: { $names }.
terminal-account = Final account
terminal-finished = The game is kept in { $file }. See it again with: magnate replay { $file }
terminal-default-name = Player { $number }
terminal-opponent = Opponent
# Victory points, short.
terminal-vp = VP
# What a file with other component facts calls itself.
terminal-content-name = Component facts: { $name }

## Stepping through a record

terminal-replay-ply = Move { $ply } of { $last }
terminal-replay-keys = Enter next · b back · n 10, b 10 ten moves · g 50 to move 50 · t next turn · e end · q quit
terminal-other-rules = This game was played under rules version { $old }; installed is version { $new }. It replays to the same positions.
terminal-replay-broken = The record can’t be replayed any further: { $reason }

## Output of commands

cli-players = { $least } to { $most } players
cli-option = Option
cli-default = Default
cli-choices = Choices
# The value of an option that is on or off: as it is typed, with its meaning in other languages.
cli-flag =
    { $value ->
        [on] on
       *[off] off
    }
cli-bots = Bots: { $names }
cli-languages = Languages: { $names }
cli-games-played = Games played
cli-measured = Measured
cli-simulated =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } of { $game }, { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }
cli-seat = Seat
cli-bot = Bot
cli-wins = Wins
cli-mean-score = Mean score
cli-spread = Spread
cli-range = Lowest … highest
# $wins may be a fraction, since shared wins are split.
cli-bot-wins = { $bot }: { $wins } of { $games } wins, { $score } points on average
# In a game of one seat: who plays against it by the rules.
cli-opponent = Opponent: { $score } points on average
# $ending is the key of a reason why a game ended; what it is called stands here.
cli-ending =
    { $ending ->
        [supply] Ended by the supply running out: { $times } of { $games }
        [deadlock] Ended by trade at a standstill: { $times } of { $games }
        [rounds] Ended after the last round: { $times } of { $games }
        [cubes] Ended by a colour of cubes used up: { $times } of { $games }
        [city] Ended by a full city: { $times } of { $games }
        [quiet] Ended by rounds without building: { $times } of { $games }
       *[other] Ended by { $ending }: { $times } of { $games }
    }
cli-length = A game takes { $turns } turns and { $decisions } decisions on average.
# In a game without turns.
cli-length-decisions = A game takes { $decisions } decisions on average.
cli-speed = { $seconds } s, { $games } games and { $decisions } decisions a second
cli-build-compiled = The engine is compiled.
cli-build-pure = The engine runs interpreted.
cli-game = Game
cli-seats = Seats
cli-decisions-per-s = Decisions/s
cli-games-per-s = Games/s
cli-clone = Copy
cli-clone-play = Copy+play
cli-bytes = Bytes
cli-bench-note = Random games; copies of a position from the middle of one. Each figure is the median of five.
cli-record-ok =
    { $plies ->
        [one] ok: { $game }, { $players } players, { $plies } move, digest { $digest }
       *[other] ok: { $game }, { $players } players, { $plies } moves, digest { $digest }
    }
cli-content-ok = ok: { $file } can be played with { $game }
cli-content-changes =
    { $count ->
        [0] It changes nothing.
        [one] It changes { $count } entry.
       *[other] It changes { $count } entries.
    }
cli-serve-open = Open one of these on any device in your network:
cli-serve-stop = Ctrl+C stops the server. Everything is stored.
cli-serve-not-started = the server could not start; the lines above say why
cli-serve-no-port = can’t listen at { $where }: { $reason }
cli-serve-no-database = can’t use the database { $where }: { $reason }
cli-serve-not-built = The web client isn’t built yet. Run { $command } in the project’s folder, then load this page again.

## Screens in pages, explanations, mistakes on the command line

terminal-more-table = + for the next part of the table, - for the one before (part { $page } of { $pages })
terminal-more-choices = . for more choices (page { $page } of { $pages })
terminal-more-text = Enter for the next page
terminal-end-of-text = Enter to go back to the table
terminal-leave-table = + and - leaf through the table, Enter to finish
terminal-which-answer = This is answer { $number } of the line, “{ $typed }”; nothing was played.
terminal-keys-about = h WORD explains it
terminal-keys-prompt = Enter goes on · q quits; the game is saved
terminal-help-now = What can be done now
terminal-topics = Type h and one of these for all about it: { $topics }.
terminal-nothing-about = There is nothing here about “{ $word }”.
terminal-topic =
    { $topic ->
        [action] actions
        [department] departments
        [donation] donations
        [worker] workers
        [plan] plans
        [ad] ads
        [target] targets
        [card] cards
        [opponent] opponent
        [sign] signs
        [option] options
        [part] score
        [broker] brokers
        [type] types of department
        [means] power and wilds
        [pose] poses
        [cube] cubes
        [ability] abilities
       *[game] game
    }
terminal-rules = The rules: magnate rules { $game }
cli-no-game = name a game to play; see: magnate games
cli-no-input = there is nothing to read answers from: standard input is closed
cli-no-output = there is nothing to write to: standard output is closed
cli-output-failed = the output can’t be written: { $reason }
cli-save-folder = { $file } is a folder; name a file in it
cli-save-taken = { $file } is there already; go on with it by --resume, or name another
cli-nothing-saved =
    { $game ->
        [any] no game has been saved in { $folder }
       *[other] no game has been saved in { $folder } of { $game }
    }
cli-usage-missing = { $name } is missing; see: magnate --help
cli-usage-whole = { $name } takes a whole number, not “{ $value }”
cli-usage-number = { $name } takes a number, not “{ $value }”
cli-usage-least = { $name } must be at least { $least }, not { $value }
cli-usage-no-option = there is no option { $name }; see: magnate --help
cli-usage-value = { $name } needs a value after it
cli-usage-no-value = { $name } takes no value
cli-usage-no-command = there is no command “{ $name }”; see: magnate --help
cli-usage-missing-command = a command is missing; see: magnate --help
cli-usage-extra = too many words: { $words }
