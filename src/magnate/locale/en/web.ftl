# The table in the browser.

web-your-name = What is your name?
web-name-enough = A name is enough: no account, no password.
web-come-in = Come in
web-no-page = There is no such page.
web-no-table = There is no such table, or nobody may watch it.
web-table-closed = This game can’t be played on.
web-table-expired = This table was cleared away because nobody came.
web-to-tables = All tables
web-to-result = Final account
web-try-again = Try again
web-close = Close
web-menu = Menu
web-side = Players, log and chat
web-bar = What to do now
web-laying = Laying the table …
web-reconnecting = The connection is lost. Reconnecting …
web-parts = Parts of the table
web-part-board = Board
web-part-mine = Mine
web-part-player = Player
web-part-others = All
web-practice = practice
web-played-on = played on
web-watching = watching
web-your-turn = Your turn
web-your-answer = You are asked
web-has-turn = has the turn
web-turn = Turn: { $players }
web-you = you
web-bot = computer player
web-thinking = thinking
web-away = away
web-absent = a bot plays
web-back = I am here again
web-rules = Rules
web-settings = Settings
web-text-mode = Play in words
web-board-mode = Show the board
web-tab-log = Log
web-tab-chat = Chat
web-tab-notes = Notes
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-who = Who may talk
web-chat-spectators = Those who only watch
web-notes-hint = Only you see this, in this browser.
web-log-none = Nothing has happened yet.
web-log-all = Show everything
web-log-chance = From here on chance was drawn anew.
web-log-holder = { $player } now holds seat { $number }.
web-waiting = Waiting for: { $players }
web-waiting-for = Waiting for: { $players } ({ $doing })
web-paused = The game is paused.
web-resume = Go on
web-over = The game is over.
web-staged = Not played yet: it is sent when this is complete.
web-final = can’t be taken back
web-why = What can’t I do, and why?
web-nothing-blocked = Nothing is blocked.
web-undo = Undo
web-bar-below = More answers below
web-undo-none = Nothing of yours can be taken back now.
web-undo-turn = Undo whole turn
web-confirm = Confirm
web-next-table = Next table
web-less = Less
web-more = More
web-amount = From { $least } to { $most }
web-position = The position
web-only-you = Only you see this
web-hide = hide
web-show = show
web-actions = What you can do
web-search-actions = Type to search, Enter plays the first
web-no-match = No action fits.
web-not-asked = You are not asked anything now.
web-wish-undo = { $player } asks to take back the last move.
web-wish-pause = { $player } asks for a pause.
web-grant = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-hint = What would a bot play?
web-hint-later = Not while an answer is incomplete: finish it or take it back first.
web-ask-undo = Ask to take back my last move
web-ask-pause = Ask for a pause
web-ends-turn = End my turn by itself
web-record = Download the record
web-leave = Leave the table
web-leave-really = Really leave? A bot takes your seat.
web-pass-screen = Pass the screen to
web-i-am-here = I am here
web-error-unreachable = The server doesn’t answer just now.
web-error-broken = Something went wrong here.
web-error-too-late = The question has changed meanwhile; nothing was played.
web-error-illegal = The rules don’t allow that.
web-error-cannot-undo = That can’t be taken back any more.
web-error-too-many = That was too often; wait a little.
web-error-not-stored = It could not be stored; nothing was changed. Try again.
web-error-forbidden = You may not do that here.
web-error-muted = The host has asked you to be silent.
web-error-not-found = There is no such thing.
web-error-bad-input = That can’t be understood.
web-error-bad-name = That can’t be used as a name: it needs 1 to 24 visible characters.
web-error-who = Tell your name first.
web-error-paused = The game is paused.
web-error-wish-open = Something else is asked for already.
web-error-full = Every seat is taken.
web-error-taken = Somebody was faster.
web-error-begun = The game has begun already.
web-error-wrong-password = Name or password is wrong.
web-error-old-link = This link is used up or too old.
web-error-not-running = The game is not running.
web-error-too-large = That is too large.
web-doing-carnegie-ask-sides = choosing tab sides
web-doing-carnegie-ask-place = placing the first project
web-doing-carnegie-ask-reserve = reserving a department
web-doing-carnegie-ask-note = noting a donation
web-doing-carnegie-ask-choose = choosing the action of the round
web-doing-carnegie-ask-bring-home = bringing employees home
web-doing-carnegie-ask-lobby = placing those who arrive
web-doing-carnegie-ask-staff = choosing income
web-doing-carnegie-ask-goods = choosing income
web-doing-carnegie-ask-donate = making a donation
web-doing-carnegie-ask-study = spending research points
web-doing-carnegie-ask-wait = deciding who goes first
web-doing-carnegie-ask-use = using departments
web-doing-carnegie-ask-department = using a department
web-doing-carnegie-ask-move = moving employees
web-doing-carnegie-ask-move-in = moving into a new department
web-doing-carnegie-ask-vacate = vacating a seat
web-doing-carnegie-ask-activate = activating employees

web-log-undo =
    { $count ->
        [one] { $player } took { $count } move back.
       *[other] { $player } took { $count } moves back.
    }
web-log-undo-agreed =
    { $count ->
        [one] By agreement { $count } move was taken back.
       *[other] By agreement { $count } moves were taken back.
    }
web-told-before =
    { $count ->
        [one] One other event, then:
       *[other] { $count } other events, then:
    }
web-and-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
web-days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
