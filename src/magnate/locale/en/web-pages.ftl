# The pages around the tables, in the browser.

## The head of the page

web-mast-tag = three houses of business, one desk
web-mast-nav = Pages
web-mast-tables = Tables
web-mast-watch = Watch
web-mast-replays = Replays
web-mast-rules = Rules
web-mast-settings = Settings
web-mast-menu = Menu
web-mast-light = Light colours
web-mast-dark = Dark colours
web-mast-nobody = Guest

## Shared

web-pages-on = on
web-pages-off = off
web-pages-cancel = Cancel
web-pages-file = Choose a file
web-pages-live = live
web-pages-by-turns = by turns, over days
web-pages-practice = practice
web-pages-hints = with hints
web-pages-content = changed components
web-pages-option = { $option }: { $value }
web-pages-pace-move = { $span } for each decision
web-pages-pace-budget = { $span } for the game
web-pages-pace-increment = { $span } for the game, { $more } more each time
web-colour-0 = amber, diamond
web-colour-1 = sky blue, circle
web-colour-2 = green, triangle
web-colour-3 = mauve, square
web-colour-4 = vermilion, star
# The bots of the server.
web-bot-greedy = Greedy: plans one step
    .about = plans one step
web-bot-random = Random: plays anything
    .about = plays anything

## Telling one’s name

web-name-sign-in = You have an account?

## Links

web-link-copy = Copy
web-link-copied = Copied.
web-link-selected = The link is selected: copy it with your keyboard or by a long press.
web-link-qr = The link as a QR code

## Home

web-home-play-now = Play now
web-home-new = New table
web-home-learn = Learn in 5 minutes
web-home-players =
    { $most ->
        [one] { $most } player
       *[other] { $least }–{ $most } players
    }
web-home-minutes = about { $minutes } min
web-home-container = hidden money
web-home-carnegie = hardly any luck
web-home-rolling_heights = push your luck
web-home-mine = Your tables
web-home-waiting =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
web-home-welcome = Friends find you at a table by your name. Then play at once against bots, or make a table and send its link.
web-home-none = You sit at no table yet. Play at once against bots, or make a table and send its link to friends.
web-home-all = All { $count } tables
web-home-fewer = Fewer tables
web-home-open = Open tables
web-home-no-account = join without an account
web-home-none-open = Nobody is looking for players at the moment. A new table that everybody may find is listed here.
web-home-needs =
    { $count ->
        [one] { $players }: { $count } seat is free
       *[other] { $players }: { $count } seats are free
    }
web-home-join = Join

## A table in a list

web-row-play = Play
web-row-open = Open
web-row-review = Review
web-row-your-turn = It is your turn
web-row-others = Others are thinking
web-row-to-act = Waiting for { $players }
web-row-seats-open =
    { $count ->
        [one] Not begun: { $count } seat is free
       *[other] Not begun: { $count } seats are free
    }
web-row-ready = Not begun: all seats are taken
web-row-over = Finished
web-row-ended = Finished: { $scores }
web-row-score = { $player } { $score }
web-row-you = you
web-row-closed = Can’t be played on: the rules have changed since
web-row-expired = Given up

## What is asked, in short

web-asked-container-main = Choose an action
web-asked-container-buy-from-factory = Buy from a factory store
web-asked-container-buy-in-harbour = Buy in a harbour
web-asked-container-load = Load your ship
web-asked-container-make = Choose what you produce
web-asked-container-factory-price = Set the prices in your factory store
web-asked-container-harbour-price = Set the prices in your harbour store
web-asked-container-bid = Your secret bid is asked for
web-asked-container-second-bid = A tie: add to your bid
web-asked-container-seller = Accept the bid, or keep the containers
web-asked-container-broker-bid = Bid money at a broker
web-asked-container-offer = Offer containers to a broker
web-asked-container-pay = Pay a broker with a container
web-asked-container-seize = Choose what the bank seizes
web-asked-carnegie-sides = Choose the sides of your project tabs
web-asked-carnegie-place = Place your first project
web-asked-carnegie-reserve = Reserve a department
web-asked-carnegie-note = Note a secret donation
web-asked-carnegie-choose = Choose the action of this round
web-asked-carnegie-bring-home = Bring employees home
web-asked-carnegie-lobby = Send arrivals to a lobby
web-asked-carnegie-staff = Employees or money
web-asked-carnegie-goods = Goods or money
web-asked-carnegie-donate = Make a donation
web-asked-carnegie-study = Spend research points
web-asked-carnegie-wait = Go last this time?
web-asked-carnegie-use = Use a department
web-asked-carnegie-department = Put employees to work
web-asked-carnegie-move = Move employees
web-asked-carnegie-move-in = Move into the new department
web-asked-carnegie-vacate = Vacate a seat
web-asked-carnegie-activate = Activate employees
web-asked-rolling_heights-start = Choose your first plan
web-asked-rolling_heights-rest = Choose who sits out
web-asked-rolling_heights-risk = Push or stop?
web-asked-rolling_heights-tire = Strike! Choose who becomes tired
web-asked-rolling_heights-main = Let your workers build
web-asked-rolling_heights-upgrade = Upgrade a worker
web-asked-rolling_heights-swap = Swap a worker
web-asked-rolling_heights-cube = Take cubes
web-asked-rolling_heights-take = Take a plan
web-asked-rolling_heights-place = Place a plan
web-asked-rolling_heights-pay = Pay for a plan
web-asked-rolling_heights-hire = Hire a worker

## A new table

web-new-which = Which game?
web-new-title = { $game }: new table
web-new-seats = Seats
web-new-players = Players
web-new-seat = Seat { $number }
web-new-me = I myself
web-new-here = A friend at this screen
web-new-open = Whoever comes
    .about = by link or from the list
web-new-bot = A bot
web-new-which-bot = which bot
web-new-colour = Colour
web-new-shared = You pass the screen on; what is secret is hidden between your turns.
web-new-options = Options
web-new-table = The table
web-new-found = Found by
web-new-by-link = Link only
web-new-public = Everybody
web-new-pace = Played
web-new-live = Live
web-new-turns = By turns, over days
web-new-clock = Clock
    .about = When the time is up a bot plays for that seat, until its owner is back.
web-new-clock-none = None
web-new-clock-move = For each decision
web-new-clock-budget = For the game
web-new-each = Each decision
web-new-whole = In all
web-new-more = More each time
web-new-spectators = Others may watch
    .about = They see what everybody at the table sees, and nothing secret.
web-new-hints = Hints
    .about = Everybody may ask what a bot would play.
web-new-practice = Practice
    .about = Moves can be taken back even when something has come to light. The table is marked as such.
web-new-content = Other component facts
    .about = A file changes prices, supplies, cards and the like for this table, as TOML or JSON. Everybody sees that it was changed.
    .name = First tell your name, below.
web-new-content-read = { $file } is used.
web-new-create = Make the table
web-new-begin = Begin the game
web-new-then = Next you get a link to send to the others.
web-new-then-public = The table is listed for everybody, and you get a link as well.
web-new-full = All seats are taken: the game begins at once.
web-new-no-one = At least one seat must not be a bot’s.
web-new-no-name = Everybody at this screen needs a name.
web-new-same-name = Two people have the same name.

## Before the game

web-room-rules = Rules
web-room-seats = Seats
web-room-open =
    { $count ->
        [0] all taken
        [one] { $count } free
       *[other] { $count } free
    }
web-room-free = Free
web-room-reserved = Kept for the owner of a link
web-room-you = you
web-room-here = is here
web-room-away = isn’t looking just now
web-room-sit = Sit here
web-room-bot = Give to a bot
web-room-link = Link for this seat
web-room-seat-link = Link to this seat
    .about = Whoever opens it first gets the seat. It is shown only now: copy it before you leave this page.
web-room-kick = Send away
web-room-clear = Free the seat
web-room-invite = Invite
    .link = Link to this table
    .about = Whoever has the link can sit down. No account is needed.
web-room-localhost = This link works on your own device alone: Magnate was started for it only, or there is no network.
web-room-begin = Begin or leave
web-room-start = Begin the game
web-room-ready = Everybody is here.
web-room-host = Waiting for the host to begin.
web-room-waiting =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
web-room-leave = Leave
web-room-sure = Give up your seat?
web-room-sure-host = Give up your seat? Somebody else becomes the host; without anybody the table is closed.

## Watching and looking back

web-watch-title = Watch
web-watch-lead = Games that are being played now. You see what everybody at the table sees.
web-watch-none = No game that may be watched is being played at the moment.
web-watch-go = Watch
web-replays-title = Replays
web-replays-lead = Go through a game move by move, with the eyes of any seat, and play on from any position.
web-replays-name = Your finished games are kept under your name.
web-replays-bring = Open a record
web-replays-drop = Drop a record file here, or choose one.
web-replays-large = The file is too large for a record.
web-replays-wrong = That is no record of a game.
web-replays-mine = Your finished games
web-replays-open = Replay
web-replays-none = None of your games is finished yet.

## Rules

web-rules-title = { $game }: rules
web-rules-games = Games
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } place
       *[other] { $count } places
    }
web-rules-contents = Contents
web-rules-table = Table
web-rules-english = The rules are written in English.

## Settings

web-settings-title = Settings
web-settings-lead = They hold for this browser.
web-settings-looks = Looks
web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-device = As the device
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-motion = Movement
web-settings-motion-off = None
web-settings-motion-slow = Slow
web-settings-motion-normal = Normal
web-settings-motion-fast = Fast
web-settings-patterns = Patterns beside colours
    .about = On Container’s containers and the bars of every final account.
web-settings-text = Text mode
    .about = The position in words and all choices as a list, for screen readers and keyboards.
web-settings-play = Playing
web-settings-confirm = Confirm
web-settings-confirm-final = What can’t be taken back
web-settings-confirm-always = Every move
web-settings-ends = End my turn by itself
    .about = When nothing else is left to do the turn is handed over without asking.
web-settings-call = When it is your turn
web-settings-sound = Sound
    .about = A short bell.
web-settings-notify = Notifications
    .about = The browser tells you, even if another page is in front.
    .denied = This browser was told not to show them. Allow notifications for this page in its own settings first.
    .withheld = Browsers show them only for pages that come by https. On a plain home network the title of the page tells instead.

## Oneself

web-me-stranger = Who are you?
    .about = A name is enough to play. With an account you come back from any device.
web-me-guest = Play as a guest
web-me-sign-in = Sign in
web-me-by-link = Your other device can let this one in.
web-me-enter-code = Enter a code
web-me-name = Name
web-me-keep = Save
web-me-kept = Saved.
web-me-name-note = Tables that you sit at already keep the old one.
web-me-games = Your games
web-me-played =
    { $count ->
        [one] finished
       *[other] finished
    }
web-me-won =
    { $played ->
        [one] finished game, { $count } won
       *[other] finished games, { $count } won
    }
web-me-none = No games yet.
web-me-account = Account
    .about = Without one, this browser alone knows you. With a login and a password you come back from anywhere.
web-me-account-is = Your login is { $login }.
web-me-account-make = Open an account
web-me-login = Login
web-me-password = Password
    .about = At least 8 characters.
web-me-device = Another device
    .about = A link, good once and for ten minutes, makes a telephone or another computer yours too.
web-me-device-make = Make a link
web-me-device-link = Open this on the other device
web-me-device-code = Or enter this code there, under “Sign in”:
web-me-device-secret = Show it to nobody: whoever has it plays in your name.
web-me-leave = Leave
web-me-out = Sign out
web-me-out-sure = Sign out of this browser?
web-me-out-guest = You have no account: signed out here, you can’t come back to your tables.
web-me-delete = Delete my data
web-me-delete-sure = Your name, account and sessions are deleted and bots take over your seats. That can’t be undone.

## Links of seats and devices

web-door-title = An invitation
web-door-seat = A seat is free for you.
web-door-watch = All seats are taken. Tell your name to come in and watch.
web-join-title = A seat for you
web-join-bad = This link isn’t complete, or the table is gone. Ask for a new one.
web-join-name = A seat is kept for you.
web-join-go = Take the seat
web-join-as = You sit down as { $player }.
web-join-already = You sit at this table already.
web-device-title = Another device
web-device-this = Make this browser yours
web-device-about = From then on you play here under the same name as on your other device, with all your tables.
web-device-known = Here you are { $player } so far. Without an account you can’t come back to those tables.
web-device-code = Code
    .about = Your other device shows it: open your name there and choose “{ web-me-device-make }”.
web-device-go = That’s my device

## What is refused

web-error-bad-login = A login has 3 to 64 printable characters.
web-error-bad-password = A password has 8 to 200 characters.
web-error-login-taken = Somebody else has that login.
web-error-bad-record = That is no record of a game that can be replayed here.
web-error-bad-setup = The game can’t be set up with these options or components.
web-error-bad-content = That file can’t be used.
web-error-bad-seats = These seats don’t fit the number of players.
web-error-bad-pace = A clock is either for each decision or for the game.
web-error-no-bot = There is no such bot.
web-error-no-game = There is no such game.
web-error-no-seat = There is no such seat.
web-error-own-seat = Leave your own seat by leaving the table.
web-error-same-name = Somebody at this table has that name. Change yours on your own page.
web-error-seats-open = There are free seats still.
web-error-too-many-tables = You host too many unfinished tables. Finish or leave some first.
web-error-too-many-replays = You have opened too many records.
