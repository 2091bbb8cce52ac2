# Messages that all games share.

# ---- Players ----

seat-name-0 = Ada
seat-name-1 = Basil
seat-name-2 = Clara
seat-name-3 = Dexter
seat-name-4 = Edith

# ---- Playing in the terminal ----

play-welcome =
    { $count ->
        [1] { $game } for one player, seed { $seed }. Type a number or an action; `help` shows what else you can type.
       *[other] { $game } for { $count } players, seed { $seed }. Type a number or an action; `help` shows what else you can type.
    }
play-your-turn = { $player }, it is your turn.
play-prompt = { $player }>
play-more = More? Press Enter, or type q and Enter to stop:
play-board-away = The table no longer fits above: `board` shows it page by page.
play-forced = There is only one choice: { $action }.
play-saved-as = Saved in { $file }.
play-resume-hint = Your game is saved. Go on with: ludotheque play --resume { $file }
play-unknown = “{ $text }” is neither a number from 1 to { $count } nor an action nor a command; `help` shows the commands.
play-not-now = “{ $text }” cannot be played now. { $reason }
play-nothing-to-undo = There is nothing to undo.
play-undone = Undone.
play-undo-barrier = Something hidden has been revealed since then. The bots agree: type `undo!` to undo it all the same.
play-undo-barrier-people = Something hidden has been revealed since then. If all of you agree, type `undo!` to undo it all the same.
play-help =
    You can type
      a number        to choose from the list
      an action       in notation, as shown in grey
      undo            to undo your last choice
      undo!           to undo it even if something has been revealed since
      board           to see the table again
      log             to read what has happened so far
      card NAME       to read a card, by its name or short name
      hint            to ask a strong bot what it would do
      save FILE       to save a copy of the game
      quit            to stop; the game is saved and can be resumed
      help            to read this
hint-line = { $action }  { $chance }%  { $reason }
hint-has = what counts most: { $what }
hint-spared = what it avoids: { $what }
hint-lacks = what { $player } lacks: { $what }
hint-burdens = what weighs on { $player }: { $what }
hint-even = about as good as the others
hint-none = Hints are turned off at this table.
hint-unknown = No bot can give hints for { $game }.
review-head =
    { $count ->
        [one] { $game } for one player, judged by { $bot }.
       *[other] { $game } for { $count } players, judged by { $bot }.
    }
review-curve = Chances of winning, move by move (each column is a stretch of the game; higher is better):
review-turning = Turning points:
review-none = Nobody lost much at any move.
review-turn = Step { $step }, { $player }: { $action }, from { $before }% to { $after }%.
review-better = Better: { $action } ({ $chance }%), { $reason }.
protocol-crashed = The bot “{ $command }” has stopped. { $player } forfeits the game; another bot plays on.
protocol-stalled = The bot “{ $command }” gave no answer within { $seconds } s. { $player } forfeits the game; another bot plays on.
protocol-nonsense = The bot “{ $command }” answered “{ $text }”, which cannot be played now. { $player } forfeits the game; another bot plays on.
protocol-version = The bot “{ $command }” speaks version “{ $text }” of the protocol, which is not known here. { $player } forfeits the game; another bot plays on.
play-no-card = There is no card “{ $text }” in this game.
play-value = { $field }: { $value }
play-provenance = { $field }: { $source }
play-cards = Which card? { $names }.
source-rulebook = rulebook
source-public = public source
source-reconstructed = reconstructed
source-own = value from your file

# ---- The end of a game ----

result-place =
    { $place ->
        [1] winner
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
result-total = total
result-forfeit = forfeit
result-player = Player

# ---- Card tables ----

cards-name = Name
cards-id = ID
cards-text = Text
cards-legend = ~ marks a reconstructed value: the printed one is not known to us.

# ---- In the browser ----

web-title = Ludothèque: board games at your table
web-skip = Go to the content
web-nav = Navigation
web-loading = Setting up the table…
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied
web-copy-by-hand = This browser does not let the page copy. Copy the address of the page instead.
web-try-again = Try again
web-try-now = Try now
web-to-start = To the start page
web-guest = Guest

web-language = Language
web-language-en = English
web-language-fr = Français
web-dark = Dark
web-sound = Sound
web-sound-how = Quiet tones for moves and for your turn.
web-sound-offer = Quiet sounds?
web-sound-on = Yes, please
web-sound-off = No, thanks
web-theme = Appearance
web-theme-auto = Same as my device
web-theme-light = Light
web-theme-dark = Dark
web-colours = Colours of the seats
web-colours-standard = Standard
web-colours-strong = Stronger
web-motion = Less motion
web-motion-how = Cards appear in their place instead of travelling there.
web-speed = Pace of the others’ moves
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = At once
web-confirm = Confirm every choice
web-confirm-how = Otherwise one click is enough for what you can undo. What reveals or gives up something always asks again.
web-forced = Play forced choices for me
web-forced-how = When there is only one thing to do, it is done after a moment. Where players hold secret cards and other people play, you are always asked, so that nobody learns how little choice you had.
web-settings = Settings

# The start page.
web-tonight = What shall we play tonight?
web-games = Games
web-game = Game
web-players = { $min } to { $max } players
web-how-many = How many players?
web-players-of = Players
web-bots-of = Bots
web-play-now = Play now
web-play-now-how =
    { $bots ->
        [0] You alone, right away. No account needed.
        [one] You against a bot ({ $level }), right away. No account needed.
       *[other] You against { $bots } bots ({ $level }), right away. No account needed.
    }
web-new-table = New table
web-level = How strong are the bots?
web-level-easy = Easy
web-level-normal = Normal
web-level-hard = Hard
web-two-minutes = { $game } in two minutes
web-first-how = Everything on the table that you can choose glows. Point at anything to see what it does; one click does it, and you can undo it.
web-first-how-touch = Everything on the table that you can choose glows. Hold a finger on anything to see what it does; one tap does it, and you can undo it.
web-first-begin = Let’s play
web-rules = Rules
web-running = Your games in progress
web-my-tables = Finished games
web-my-tables-more =
    { $count ->
        [one] { $count } more game
       *[other] { $count } more games
    }
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players right now. Create a table and list it, and everybody will see it here.
web-state-my-turn = Your turn
web-state-over = Finished
web-state-waiting = { $player } decides
web-state-free =
    { $seats ->
        [0] Ready to start
        [one] { $seats } seat free
       *[other] { $seats } seats free
    }
web-invite = Play with friends
web-invite-1 = Create a table and keep seats free.
web-invite-2 = Send your friends the link.
web-invite-3 = They open it, enter their name and sit down.
web-invite-set = New table for friends
web-invite-link = Link to this table
web-invite-send = Send this link to your friends, or let them scan the code
web-share = Share
web-qr = QR code of the link to this table

# Setting up a table.
web-new-table-of = A table for { $game }
web-who-sits = Who sits where?
web-seat = Seat { $letter }
web-seat-me = Me, on this screen
web-seat-friend = Free, for a friend
web-seat-bot = Bot: { $bot }
web-seat-open = free
web-bot-random = random
web-bot-first-game = first game
web-bot-easy = easy
web-bot-moderate = moderate
web-bot-normal = normal
web-bot-advanced = advanced
web-bot-strong = strong
web-bot-expert = expert
web-bot-champion = champion
web-bot-of-level = bot, { $level }
web-level-of-seat = Strength of a bot on seat { $letter }
web-name-of-seat = Name of the player on seat { $letter }
web-hot-seat-how = You share this screen. Before each turn, the table is hidden until it has been handed over.
web-hints-allowed = Hints
web-hints-allowed-how = Whoever’s turn it is may ask a strong bot, which knows no more than they do.
web-hint = Ask for a hint
web-hint-thinking = Thinking…
web-bot-rated = { $bot } ({ $rating })
web-undo-allowed = Undo
web-undo-allowed-how = Freely, until something hidden is revealed; after that only if all the others agree.
web-listed = Show on the start page
web-listed-yes = Everybody can find this table there, to sit down or to watch.
web-listed-no = Only those who have the link find this table.
web-more-options = More options
web-name = Name
web-your-name = Your name
web-set-and-invite = Create the table and invite
web-start = Start the game

# Before the game.
web-lobby-ready = Everybody is here.
web-lobby-host = Everybody is here. The host starts the game.
web-lobby-waiting =
    { $seats ->
        [one] One seat is still free.
       *[other] { $seats } seats are still free.
    }
web-lobby-invited =
    { $seats ->
        [one] You are invited: one seat is free.
       *[other] You are invited: { $seats } seats are free.
    }
web-seat-free = free
web-sit = Sit down
web-sit-at = Take seat { $letter }
web-add-bot = Add a bot
web-give-to-bot = Add a bot to seat { $letter }
web-leave = Leave the table
web-is-me = you
web-is-bot = bot
web-is-here = here
web-is-away = away
web-has-resigned = has resigned
web-bot-plays-on = bot plays on
web-decides-now = decides now
web-points-now = points if the game ended now

# The decision.
web-decision = Decision
web-your-turn = Your turn.
web-your-turn-of = { $player }, your turn.
web-their-turn = { $player } decides.
web-bot-thinks = { $player } is thinking.
web-bot-thinks-for = A bot plays on for { $player } and is thinking.
web-choose-how =
    { $count ->
        [one] There is only one choice.
       *[other] { $count } choices: use what glows on the table, or open the list.
    }
web-watching = You are watching.
web-do-it = Do it
web-popover = What to do with it
web-popover-again = once more to confirm
web-popover-confirm = click to confirm
web-popover-all = As often as possible
web-confirm-reveals = This reveals something: after that, undo needs everybody’s consent.
web-confirm-loses = This gives something up for good.
web-no-effect = no effect
web-asked-in-turn = During { POSSESSIVE($player) } turn, you decide.
web-popover-look = See the card
web-fold = Show less of { $name }
web-unfold = Show all of { $name }
web-sending = On its way…
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-tab = Undo
web-undo-ask-tab = Ask to undo
web-undo-free = Undo your last move.
web-undo-asks = Something has been revealed since: the others must agree.
web-undo-agreed = Undo your last move. Bots always agree.
web-undo-none = There is nothing to undo.
web-game-over = The game is over.
web-winners =
    { $count ->
        [one] { $players } has won.
       *[other] Shared victory: { $players }.
    }
web-you-won = You won, { $points } to { $other }
web-has-won = { $player } won, { $points } to { $other }
web-rival = The game
web-proposal-undo = { $player } would like to undo the last move.
web-proposal-replace = { $player } is away. From { $time } on, a bot may play for them until they return.
web-proposal-waits = Waiting for the others to answer.
web-agree = Agree
web-refuse = Refuse

# Beside the table.
web-panel = Choices, log and chat
web-tab-choices = Choices
web-tab-log = Log
web-tab-chat = Chat
web-more = More
web-rail-open = Open log and chat
web-rail-close = Close log and chat
web-result = Result
web-no-choices = There is nothing for you to decide right now.
web-log-empty = Nothing has happened yet.
web-log-older = Show what came before
web-log-undo = { $player } undoes the last move.
web-log-resign = { $player } resigns; a bot plays on.
web-log-replace = A bot takes { POSSESSIVE($player) } seat.
web-log-undone = Undone.
web-since = since your last visit
web-log-look = Show the table at that moment
web-past = This is the table as it was then.
web-past-back = Back to the game
web-recap = Since your turn
web-recap-more =
    { $count ->
        [one] { $count } more in the log
       *[other] { $count } more in the log
    }
web-story-skip = Skip
web-chip-points =
    { $amount ->
        [one] { $sign }{ $amount } point
       *[other] { $sign }{ $amount } points
    }
web-moment-lead =
    { $points ->
        [one] { $player } takes the lead with { $points } point.
       *[other] { $player } takes the lead with { $points } points.
    }
web-chat-empty = Say hello.
web-chat-say = Say something
web-chat-send = Send
web-table = Table
web-table-shared = What everybody shares
web-face-down =
    { $count ->
        [0] nothing face down
        [one] one card face down
       *[other] { $count } cards face down
    }
web-menu = This table
web-menu-link = Link to this table
web-menu-link-how = Whoever has it may watch.
web-keys = Keyboard shortcuts
web-key-enter = confirm
web-key-escape = cancel
web-key-u = undo
web-key-a = list of all choices
web-key-e = walk over the table with the arrow keys
web-key-l = log
web-key-c = chat
web-key-rules = rules
web-fair = Fair shuffles
web-fair-how = The seed of all shuffles was fixed before the first card was dealt. This is its seal; when the game is over the seed is revealed, and everybody can check it.
web-away = Has somebody left?
web-replace = Let a bot play for { $player }
web-resign = Resign
web-resign-how = A bot plays on for you, so that the others can finish.
web-resign-sure = Yes, resign
web-connection-lost = The connection is lost. Trying to reach the table again…
web-connection-back = Connected again.
web-database-away = The server is waiting for its database. Moves are taken again as soon as it is back; nothing is lost.
web-draining = This server is about to stop. Running games go on; new tables can be created later.
web-understood = Understood

# Handing the screen over.
web-hand-over = { $player }, it is your turn
web-hand-over-how = Hand the screen over. Nothing is shown until then.
web-hand-over-take = I am { $player }: show the table
web-hand-over-stop = We have no secrets: do not ask again at this table

# Cards.
web-card-rules = Rules:
web-card-rules-find = The rules about it
web-card-origin = Where these values come from

# The end, and replays.
web-rematch = Play again
web-rematch-go = To the new table
web-replay = Replay
web-review = Who was ahead when
web-review-curve = Chances of winning, step by step; click to go to a step
web-where-it-turned = Where it turned
web-review-swings = The largest swings
web-review-swing = Step { $step }: { $player } goes from { $before }% to { $after }%.
web-review-moves = What { $player } could have done better
web-review-move = Step { $step }: { $action }.
web-review-better = Better: { $action } (+{ $more }%), { $reason }.
web-review-steps = steps of the game
web-record = Save the record
web-verify-this = Check this game
web-replay-step = Step { $step } of { $steps }
web-replay-begin = The table is set up.
web-replay-back = One step back
web-replay-next = One step on
web-replay-first = To the start
web-replay-last = To the end
web-replay-turn-back = One turn back
web-replay-turn-next = One turn on
web-replay-run = Let it run
web-replay-pause = Pause
web-replay-slider = Step
web-replay-link = Link to this step
web-replay-table = To the table
web-play-on = Play on from here against bots

# Rules.
web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-none = No rule has all these words.
web-rules-all = Show all
web-rules-sources = Show where each rule comes from
web-rules-link = Link to rule { $number }

# Checking a game.
web-verify = Check a game
web-verify-how = A finished game leaves a record: the seed, every action and the result. Here it is played again from its first card, and compared with the seal that was shown before it began.
web-verify-record = Record
web-verify-file = Choose a record
web-verify-drop = or drop it here
web-verify-paste = Or paste it
web-verify-check = Check
web-verify-busy = Playing it again…
web-verify-good =
    { $steps ->
        [one] All is in order: { $steps } step, and the result follows from it.
       *[other] All is in order: { $steps } steps, and the result follows from them.
    }
web-verify-unread = This is not a record: it cannot be read.

# Who I am.
web-account = Account
web-account-of = { POSSESSIVE($name) } account
web-me-nobody = You do not need an account to play. The other players see this name.
web-me-guest = You are a guest in this browser. The other players see this name.
web-me-known = You are signed in. The other players see this name.
web-register = Several devices?
web-register-how = With a name and a password you find your tables again on every device. What you have played as a guest stays yours.
web-register-do = Create an account
web-registered = Your account has been created, and you are signed in.
web-account-name = Name of the account
web-password = Password (8 characters or more)
web-sign-in = Sign in
web-signed-in = You are signed in.
web-sign-out = Sign out
web-sign-out-how = This browser forgets who you are. Your tables wait for you.
web-signed-out = You are signed out.

# About.
web-about = About
web-about-what = Ludothèque is a digital home for modern strategy board games: with friends by link, on one screen, or against bots.
web-about-honest = Honest cards
web-about-honest-how = The rules follow the printed rulebooks in our own words. Where a printed value is not public, ours is a reconstruction; every card says so, and whoever owns the printed game can put in the true values. Ludothèque is not connected with the authors or publishers.
web-about-fair = Fair shuffles
web-about-fair-how = Before the first card is dealt, the seal of the seed is shown; at the end the seed itself is shown.
web-about-data = Your data
web-about-data-how = The only cookies are the two that sign you in and protect your forms. Nothing is loaded from other addresses, and nobody is tracked.
web-about-thanks = Thanks
web-about-icons = Icons by Lorc, Delapouite and contributors:

# What is said of a link where it is shared.
web-share-rules = { $game } on Ludothèque
web-share-table = { $game }: a table on Ludothèque
web-share-open =
    { $open ->
        [0] Every seat is taken.
        [one] A seat is free: sit down and play.
       *[other] { $open } seats are free: sit down and play.
    }
web-share-playing =
    { $seats ->
        [one] A solo game is being played: watch it.
       *[other] A game for { $seats } is being played: watch it.
    }
web-share-over = The game is over: look at it step by step.

# When something goes wrong. An error has a message of its name, and may have others for what was
# being done.
web-error-unreachable = The server does not answer. Check your connection and try again.
web-error-unexpected = Something went wrong on our side; nothing of your game is lost. Try again in a moment.
web-error-database-away = The server is waiting for its database; nothing is lost. Try again in a moment.
web-error-draining = This server is about to stop, so no new tables are created. Try again later.
web-error-refused = The server did not accept this. Reload the page and try again.
web-error-not-found = This does not exist, or no longer does.
web-error-nowhere = There is no page at this address.
web-error-too-many-sockets = You have this page open too many times. Close some of its tabs and try again.
web-error-took-too-long = The server has too much to do right now. Try again in a moment.
web-error-too-large = This is too long for the server. Try something shorter.
web-error-too-many-requests = That was too much at once. Wait a minute and try again.
web-error-too-many-requests-account = Too many attempts. Wait a minute before the next one.
web-error-too-many-requests-session = Too many attempts. Wait a minute before you try another password.
web-error-not-understood = That came too fast or was cut short. Wait a second and try again.
web-error-permission-denied = This page has been open for too long. Reload it and try again.
web-error-validation = Something you entered is not valid. Check it and try again.
web-error-validation-me = A name has 1 to 30 characters, and neither begins nor ends with a space.
web-error-validation-account = A name has 1 to 30 characters, a password 8 to 200.
web-error-validation-session = A name has 1 to 30 characters, a password 8 to 200.
web-error-validation-chat = A line of chat has 1 to 500 characters.
web-error-no-such-table = There is no table at this address. Perhaps the link was cut short.
web-error-no-such-lesson = There is no such lesson or puzzle. Choose one from the start page.
web-error-unreadable-table = This table is damaged and cannot be shown. The operator of this server can look into it.
web-error-unknown-game = This server does not have that game.
web-error-unknown-bot = There is no such bot here. Choose another one.
web-error-unknown-ruleset = This game was played by rules that this server does not know.
web-error-bad-setup = A table cannot be created like this. Check the number of players and the options.
web-error-bad-record = This record cannot be right: something in it is missing or has been changed.
web-error-bad-cards = The card values of this game cannot be used: something in them is missing or has been changed.
web-error-bad-position = This position cannot be played: something in it is missing or has been changed.
web-error-stale = Somebody was faster: the table has moved on. Look at it and choose again.
web-error-stale-undo = The table has moved on. Look at it before you undo something.
web-error-not-your-turn = Somebody else decides now. Wait for your turn.
web-error-illegal-action = This cannot be done now. Choose what glows on the table or is in the list.
web-error-malformed-action = The table does not know this choice. Reload the page and choose again.
web-error-game-over = The game is over; nothing more can be played.
web-error-no-undo = There is nothing to undo.
web-error-not-seated = Only those who sit at this table can do that; you are watching.
web-error-not-seated-start = Only the host can start the game.
web-error-not-seated-bot = Only the host can give seats to bots.
web-error-not-seated-votes = This is for the others to decide; you are not asked.
web-error-not-now = The table is not at a stage where this can be done. Look at it again.
web-error-not-now-join = There is no free seat left. You can watch the game.
web-error-not-now-leave = The game has begun. To give it up, resign in the menu of the table.
web-error-not-now-start = The game starts once, when every seat has a person or a bot. Look at the table again.
web-error-not-now-bot = This seat is not free any more.
web-error-not-now-resign = The game is not running, so there is nothing to resign.
web-error-not-now-rematch = This game is still running. It can be played again when it is over.
web-error-not-now-fork = You can play on from a finished game, at any step before its end. Choose an earlier step.
web-error-not-now-proposals = There is nobody on this seat for whom a bot could play on.
web-error-not-now-votes = This question has already been settled.
web-error-not-now-replay = This game is still running. It can be replayed when it is over.
web-error-not-now-record = This game is still running. Its record can be read when it is over.
web-error-name-taken = Somebody else has that name, or one that looks like it. Choose another one.
web-error-bad-name = A name is written in one alphabet, with plain letters that can all be seen. Choose a plainer one.
web-error-foreign-origin = This page does not belong to this server. Open the server’s own page.
web-error-not-signed-in = Only somebody with an account can do that. Sign in first.
web-error-unreadable = This cannot be read: it is damaged, or not plain text.
web-error-wrong-password = This name and this password do not match.
web-error-banned = The operator of this server has closed this account.
web-error-muted = The operator of this server has muted you: you can play, but not chat.

illegal-not-now = This cannot be done now: something else is asked.
illegal-game-over = The game is over.
illegal-not-your-turn = It is not your turn.
web-is-guest = guest
web-mute = Do not show what { $name } says
web-unmute = Show what { $name } says again
web-chat-closed = At this table only the players chat.
web-remove = Remove { $player }
web-proposal-rematch = { $player } would like to play again.
web-replaced = You were away, and a bot plays for you.
web-take-back = Take my seat back
web-log-return = { $player } is back and plays on.
web-away-how =
    { $minutes ->
        [one] Everybody is told. If the player is not back within a minute and the others agree, a bot plays on until the player returns.
       *[other] Everybody is told. If the player is not back within { $minutes } minutes and the others agree, a bot plays on until the player returns.
    }
web-spectator-chat = Spectators may chat
web-spectator-chat-how = Otherwise only those who sit at the table write; everybody can read.
web-several-seats = Several seats for one person
web-several-seats-how = Whoever has several seats sees what each of them knows.
web-absence = When somebody is away, a bot may take over after
web-absence-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
web-absence-day = a day
web-absence-how = Nobody who is here is ever replaced, and whoever comes back takes the seat again.
web-devices = Where you are signed in
web-device-unknown = unknown device
web-device-this = this device
web-device-seen = last used on { $time }
web-sign-out-device = Sign out on { $device }
web-sign-out-everywhere = Sign out everywhere
web-change-password = Change password
web-change-password-how = You stay signed in here and are signed out everywhere else.
web-password-old = Current password
web-password-new = New password (8 characters or more)
web-password-changed = Your password has been changed.
web-error-one-seat = At this table everybody has one seat, and you have yours.
web-error-removed = The host has removed you from this table. You can watch the game.
web-error-still-here = This player is here. Nobody who is here is replaced.
web-error-not-seated-remove = Only the host can remove players.
web-error-not-seated-settings = Only the host can change this.
web-error-not-seated-chat = At this table only the players chat.
web-error-not-now-remove = This seat cannot be freed any more. Look at the table again.
web-error-too-many-requests-chat = That was a lot at once. Wait a minute before you write again.
web-error-too-many-requests-password = Too many attempts. Wait before you try another password.
web-error-wrong-password-password = This is not your current password.
web-error-validation-password = A password has 8 to 200 characters.

# ---- Learning: lessons and puzzles ----

web-in-two-minutes = In two minutes
web-learn = Learn by playing
learn-not-this = Not this time. { $reason }
web-learn-not-this = Not this time.
web-learn-next = Go on
web-learn-again = Try again
web-learn-show = Show me
web-learn-your-move = Your move, on the table.
web-learn-play-on = Play on against an easy bot
web-learn-progress = How far the lesson has come
web-puzzles = Puzzles
web-puzzle-today = Puzzle of the day
web-puzzle-number = Puzzle { $number }
web-puzzle-task = One choice is clearly best here. Find it on the table, as in a game: your first choice counts.
web-puzzle-right = Solved: that is the best choice.
web-puzzle-wrong = There is a better choice: the first of these.
web-puzzle-yours = yours
web-puzzle-curve = The chance to win over the next decisions: after the best choice, and dashed after another one. The percentages come from long searches.
web-puzzle-next = Next puzzle
web-puzzle-solved = Solved: { $count } of { $total }

# ---- What is wrong in a card file ----

wrong-other = { $text }
wrong-toml = This is not a TOML file ({ $text }).
wrong-plain = A card file has texts, numbers, lists and tables only.
wrong-long = this file is too long: { $found } characters instead of { $allowed } at most.
wrong-no-such = there is none of this name.
wrong-no-such-near = there is none of this name; did you mean “{ $near }”?
wrong-entry-missing = it is missing.
wrong-table = a table of values is expected.
wrong-id = a new id has small letters, digits, “-” and “_” only.
wrong-new = a new card needs a “{ $field }”.
wrong-new-near = a new card needs a “{ $field }”; did you mean “{ $near }”?
wrong-choice = “{ $value }” is not known; it is one of: { $names }.
wrong-section = there is no such section; there are: { $sections }.
wrong-section-missing = the section is missing; a card file is a changed copy of the built-in one.
wrong-provenance = its provenance must begin with one of: { $words }.
wrong-provenance-alone = it has a provenance but no value.
wrong-name = a text is expected, or one for each language.
wrong-name-language = the language “{ $language }” is not known; there are English (en) and French (fr).
wrong-name-length = a name has 1 to { $allowed } characters in one line.
wrong-missing = “{ $field }” is missing.
wrong-field = there is no field “{ $field }” here; there are: { $fields }.
wrong-field-near = there is no field “{ $field }” here; did you mean “{ $near }”?
wrong-least = a number of at least { $least } is expected.
wrong-most = a number of at most { $most } is expected.
wrong-length = a list of { $number } is expected.
wrong-length-least = a list of at least { $least } is expected.
wrong-length-most = a list of at most { $most } is expected.
wrong-expected-number = a whole number is expected.
wrong-expected-text = a text is expected.
wrong-expected-flag = yes or no is expected.
wrong-expected-list = a list is expected.
wrong-expected-table = a table of values is expected.

# ---- Boxes: card sets of one's own ----

web-boxes = Your boxes
web-boxes-what = Do you own one of these games? Enter what is printed on its cards, and play here with the real values. A box can be saved as a file, loaded again, and shared by link.
web-boxes-none = You have no box yet. A new one begins with the values that we know or estimate; you change what is different on your cards.
web-box-begin = A new box
web-box-of = My { $game }
web-box-enter = Enter the cards
web-box-import = Load a card file
web-box-ready = ready to play
web-box-not-ready = not ready yet
web-box-title = Title of the box
web-box-how = Choose a card and enter what is printed on it. Everything is saved automatically; ~ marks our estimates.
web-box-others = Somebody has shared this box with you. Play with it, or make a copy to change it.
web-box-play = Play with this box
web-box-export = Save as a file
web-box-copy = Make a copy
web-box-delete = Delete the box
web-box-delete-one = Delete { $title }
web-box-delete-sure = Delete { $title }? Games that began with it keep their cards.
web-box-share = Share it by link
web-box-saving = Saving…
web-box-not-saved = Not saved: the server did not answer.
web-box-section = Part of the box
web-box-show = Which cards
web-box-show-all = All
web-box-show-estimates = With estimates
web-box-show-wrong = With errors
web-box-none = No card here.
web-box-done = Done
web-box-new-card = Copy as a new card
web-box-take-out = Take it out of the box
web-box-reset = Back to our values
web-box-left-out = Taken out of the box
web-box-as-printed = Matches my card
web-box-name-in = Name ({ $language })
web-box-name-how = Write the French name with its article, which sentences need.
web-box-number = a number
web-box-add = Add
web-box-add-to = Add to { $what }
web-box-remove = Remove { $what }
web-box-cards = Cards
web-box-built-in = The values known or estimated here
web-box-this = This box
web-box-own-cards = own cards
web-share-box = A box of { $game }
web-error-bad-cards-tables = These cards cannot be played with yet: open the box to see what is wrong.
web-error-no-such-box = There is no such box.
web-error-not-your-box = Only whoever entered this box can change it; make a copy.
web-error-too-many-boxes = You have as many boxes as we keep; delete one of them first.
web-box-problems =
    { $count ->
        [one] One thing is still wrong, so nobody can play with this box yet.
       *[other] { $count } things are still wrong, so nobody can play with this box yet.
    }
web-box-estimates =
    { $count ->
        [0] No estimate is left.
        [one] One estimate is left in this box.
       *[other] { $count } estimates are left in this box.
    }
