# What can go wrong through bad input. The engine complains in English, in these very sentences:
# what stands here finds the sentence, and the same key of another language says it.

# A file or an entry, and what is wrong with it.
error-place = { $place }: { $what }

## Setting up

error-no-bot = there is no bot { $name }; choose one of { $names }
error-no-game = there is no game { $name }; choose one of { $names }
error-no-language = there is no language { $name }; choose one of { $names }
error-players = { $game } is for { $least } to { $most } players, not { $count }
error-no-option = { $game } has no option { $name }; it has { $names }
error-option-value = option { $name } can't be { $value }: choose one of { $names }
error-option-form = an option is given as key=value, not { $typed }
error-resumed = a resumed game keeps its seats, names, bots, options, content and seed
error-not-seated = seat { $number } is not at this table: it has seats 1 to { $seats }
error-no-seat = there is no seat { $number } at this table of { $seats }
error-too-many-people = { $people } people can't sit on { $seats } seats
error-too-many-names = { $names } names are too many for the people at the table
error-names = { $names } names for { $players } players
error-name-form = { $name }: a name has 1 to { $most } printable characters
error-same-name = two people have the same name
error-no-person = nobody at this table is a person; see: magnate simulate
error-name-a-bot = name at least one bot
error-too-many-bots = { $bots } bots are too many for { $seats } seats
error-at-least-one = games and jobs must be at least 1

## Moves

error-no-action-but = { $game } has no action { $typed }; did you mean { $near }?
error-no-action = { $game } has no action { $typed }
error-undo = { $name } can take back { $count } moves
error-no-move-after = there is no move after ply { $ply }

## Files

error-unread = can't be read: { $reason }
error-unwritten = can't be written: { $reason }
error-missing = No such file or directory
error-folder = Is a directory
error-not-a-folder = Not a directory
error-denied = Permission denied
error-no-room = No space left on device

## Records

error-format = unknown record format { $found }; this is { $wanted }
error-no-record = not a record of a game: { $reason }
error-wrong-value = wrong value at { $place }
error-no-text = not a text file
error-deep = nested too deeply
error-deep-facts = component facts are nested too deeply
error-unset = can't be set up: { $reason }
error-unplayed = ply { $ply }: { $line } can't be played: { $reason }
error-differs = ply { $ply }: the position differs from the one recorded
error-one-thing = it must say one thing
error-whose = it names no seat of this game
error-other-facts = played with other component facts than those installed
error-digest-order = the digests aren't in the order of plies
error-newer = played under newer rules than those installed
error-breaks-off = the log breaks off before ply { $ply }
error-no-digest = the digest of the last position is missing
error-set-up-differs = the set-up differs from the one recorded
error-versions = { $reason } (rules version { $old }, installed { $new })
error-game-of = is a game of { $found }, not of { $wanted }
error-over = this game is over; see it again with: magnate replay { $file }

## Component facts

error-which-game = doesn't say which game it is for; add it, or use --game
error-for-game = is for { $found }, not for { $wanted }
error-range = must be from { $least } to { $most }, not { $found }
error-one-of-not = must be one of { $names }, not { $found }
error-one-of = must be one of { $names }
error-list-from = must be a list of { $least } to { $most }
error-list = must be a list of { $count }
error-keys = must have exactly { $names }
error-no-entry = no such entry; here are { $names }
error-table = must be a table of { $names }
error-whole = must be a whole number, not { $found }
error-text = must be a text, not { $found }
error-flag = must be true or false, not { $found }
error-number = must be { $wanted }, not { $found }
error-one-at-least = must be one at least
error-twice = must not name anything twice

## Component facts of Container

error-container-supply = must be from 2 to { $most }, so that one of each colour is left in the box for the brokers
error-container-card = must name each of { $names } once
error-container-brokers = must be { $most } in all at most, which they are drawn from
error-container-interest = must be so low that one loan pays the interest of all

## Component facts of Carnegie

error-carnegie-forms = must be one of { $forms } with a number for #, not { $found }
error-carnegie-links = must be 0, as only large cities have any
error-carnegie-transport = must be false, as only small cities can have it
error-carnegie-all-links = the links of all cities together must be at most { $most }, as far as the table of connections goes, not { $found }
error-carnegie-two-cities = must join two different cities
error-carnegie-same-route = the same route as { $other }
error-carnegie-lower = lower than the space before
error-carnegie-last = the last space must be { $level }
error-carnegie-cell = { $cell } is the cell of { $other } already
error-carnegie-first-disc = at the start a disc lies on the first cell of each tab but infrastructure's
error-carnegie-no-disc = must be "-" on a cell without disc
error-carnegie-choices = all tabs together may have at most { $most } cells with the same choice of income
error-carnegie-timeline = must be three different regions and one donation
error-carnegie-deck = { $count } must be of the { $deck } deck, not { $found }
error-carnegie-removed = must be at most { $most }, so that each player can take a tile
error-carnegie-discs = must be at most { $most }, for which the cards have room
error-carnegie-housing = with { $discs } there may be too few free housing slots in medium and large cities for the players' first discs

## Component facts of Rolling Heights

error-heights-no-figure = must be 0, as what it does has no figure
error-heights-start = each player must start with one at least
error-heights-landing = steady and hard can't both be 0, or no throw would ever do
error-heights-within = must be 0, as per names nothing to be counted
error-heights-counts = must be "completed", as per names no buildings
error-heights-two = must be a choice of two at most
error-heights-level = { $least } at least must be of level { $level }, not { $found }
error-heights-tower = must be one of { $names } and a height from 1 to { $most }, such as 'wood 3', not { $found }
error-heights-needs = must need at most { $most } { $material }, which every table has, not { $found }
error-heights-ability = must be one of { $forms } with a number for # and a name for each word in capitals, not { $found }
error-heights-swap = must swap two different workers
error-heights-awards = the plans award { $wanted } of { $names }, but only { $found } are there
error-heights-row = must have { $count } plots, not { $found }
error-heights-plot = a plot must be such as ~, ., R2, $1 or C3$1, not { $found }
error-heights-land = must have a land plot without surcharge to start on
error-no-rules = the rules of { $game } were not installed; they are { $file }
error-public-address = the public address must be that of a web page, not { $typed }
error-deals-without-chance = it deals anew, but not by chance
error-dealt-anew = hidden pieces were dealt anew since then
error-server-uses = a server is using { $file }
