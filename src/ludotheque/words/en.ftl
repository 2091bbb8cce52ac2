# The house's own words: what surrounds every game.

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
play-forced = There is only one choice: { $action }.
play-saved-as = Saved in { $file }.
play-resume-hint = Your game is saved. Go on with: ludotheque play --resume { $file }
play-unknown = “{ $text }” is neither a number from 1 to { $count } nor an action nor a command; `help` shows the commands.
play-not-now = “{ $text }” cannot be played now. { $reason }
play-nothing-to-undo = There is nothing to take back.
play-undone = Taken back.
play-undo-barrier = Something hidden has come to light since then. The bots agree: type `undo!` to take it back all the same.
play-undo-barrier-people = Something hidden has come to light since then. If all of you agree, type `undo!` to take it back all the same.
play-help =
    You can type
      a number        to choose from the list
      an action       in notation, as shown in grey
      undo            to take back your last choice
      undo!           to take it back even if something has come to light since
      board           to see the table again
      log             to read what has happened so far
      card NAME       to read a card, by its name or short name
      hint            to ask a strong bot what it would do
      save FILE       to save a copy of the game
      quit            to stop; the game is saved and can be resumed
      help            to read this
hint-line = { $action }  { $chance } %  { $reason }
hint-has = what counts most: { $what }
hint-spared = what it avoids: { $what }
hint-lacks = what { $player } lacks: { $what }
hint-burdens = what weighs on { $player }: { $what }
hint-even = about as good as the others
hint-none = Hints are turned off at this table.
hint-unknown = No bot can give hints for { $game }.
review-head = { $game }, { $count } players, judged by { $bot }.
review-curve = Chances to win, move by move (each column is a stretch of the game, the higher the better):
review-turning = Turning points:
review-none = Nobody lost much at any move.
review-turn = Step { $step }, { $player }: { $action }, from { $before } % to { $after } %.
review-better = Better: { $action } ({ $chance } %), { $reason }.
protocol-crashed = The bot “{ $command }” has stopped. { $player } plays on with: { $action }
protocol-stalled = The bot “{ $command }” gave no answer within { $seconds } s. { $player } plays instead: { $action }
protocol-nonsense = The bot “{ $command }” answered “{ $text }”, which cannot be played now. { $player } plays instead: { $action }
play-no-card = There is no card “{ $text }” in this game.
play-value = { $field }: { $value }
play-provenance = { $field }: { $source }
play-cards = Which card? { $names }.
source-rulebook = rulebook
source-public = public source
source-reconstructed = reconstructed
source-own = value of your file

# ---- The end of a game ----

end-place =
    { $place ->
        [1] winner
       *[other] place { $place }
    }
end-total = total
end-player = Player

# ---- Card tables ----

cards-name = Name
cards-id = Id
cards-text = Text
cards-legend = ~ marks a reconstructed value: the printed one is not known to us.

# ---- In the browser ----

web-title = Ludothèque: board games at your table
web-skip = Go to the content
web-nav = House
web-loading = Setting the table…
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
web-theme = Appearance
web-theme-auto = As my device
web-theme-light = Light
web-theme-dark = Dark
web-colours = Colours of the seats
web-colours-standard = Standard
web-colours-strong = Stronger
web-motion = Less motion
web-motion-how = Cards appear in their place instead of travelling there.
web-settings = Settings

# The start page.
web-tonight = What shall we play tonight?
web-games = Games
web-game = Game
web-players = { $min } to { $max } players
web-how-many = How many players?
web-play-now = Play now
web-play-now-how =
    { $bots ->
        [0] You alone, at once. No account needed.
        [one] You and a bot, at once. No account needed.
       *[other] You and { $bots } bots, at once. No account needed.
    }
web-new-table = Set a table
web-rules = Rules
web-my-tables = My tables
web-my-tables-none = Nothing is laid out. “Play now” sets a table.
web-my-tables-over =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players right now. Set a table and list it: it will appear here for everybody.
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
web-invite-1 = Set a table and keep seats free.
web-invite-2 = Send your friends the link.
web-invite-3 = They open it, say their name and sit down.
web-invite-set = Set a table for friends
web-invite-link = Link to this table
web-invite-send = Send this link to your friends

# Setting a table.
web-new-table-of = A table of { $game }
web-who-sits = Who sits where?
web-seat = Seat { $letter }
web-seat-me = Me, on this screen
web-seat-friend = Free, for a friend
web-seat-bot = Bot: { $bot }
web-seat-open = free
web-bot-random = random
web-bot-novice = novice
web-bot-apprentice = apprentice
web-bot-journeyman = journeyman
web-bot-master = master
web-bot-grandmaster = grandmaster
web-hot-seat-how = You share this screen. Before each turn, the table is hidden until it has been handed over.
web-hints-allowed = Hints
web-hints-allowed-how = Whoever must decide may ask a strong bot, which knows no more than they do.
web-hint = Ask for a hint
web-hint-thinking = Thinking…
web-bot-rated = { $bot } ({ $rating })
web-undo-allowed = Choices may be taken back
web-undo-allowed-how = Freely, until something hidden comes to light; after that only if all the others agree.
web-listed = Listed
web-listed-yes = Everybody who comes to the start page sees this table.
web-listed-no = Only those who have the link find this table.
web-your-name = Your name
web-set-and-invite = Set the table and invite
web-start = Start the game

# Before the game.
web-lobby-ready = Everybody is here.
web-lobby-host = Everybody is here. Whoever set the table starts the game.
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
web-sit-at = Sit down on seat { $letter }
web-give-to-bot = Give seat { $letter } to a bot
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
       *[other] Choose on the table or from the { $count } choices in words. A second click does it.
    }
web-watching = You are watching.
web-do-it = Do it
web-ticket = What to do with it
web-ticket-again = touch again
web-ticket-look = See the card
web-fold = Show less of { $name }
web-unfold = Show all of { $name }
web-reveals = Reveals something: no free take-back.
web-sending = On its way…
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-free = Nothing has come to light since: you may take your last choice back.
web-undo-asks = Something has come to light since: the others must agree.
web-undo-agreed = Something has come to light since, but there is nobody whom you would have to ask (bots always agree).
web-undo-none = There is nothing to take back.
web-game-over = The game is over.
web-winners =
    { $count ->
        [one] { $players } has won.
       *[other] Shared victory: { $players }.
    }
web-proposal-undo = { $player } would like to take the last choice back.
web-proposal-replace = Shall a bot play on for { $player }?
web-proposal-waits = Waiting for the others to answer.
web-agree = Agree
web-refuse = Refuse

# Beside the table.
web-panel = Choices, log and chat
web-tab-choices = Choices
web-tab-log = Log
web-tab-chat = Chat
web-more = More
web-no-choices = There is nothing for you to decide right now.
web-log-empty = Nothing has happened yet.
web-log-older = Show what came before
web-log-undo = { $player } takes the last choice back.
web-log-resign = { $player } resigns; a bot plays on.
web-log-replace = A bot takes the seat of { $player }.
web-log-undone = Taken back.
web-since = since your last visit
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
web-keys = Keys
web-key-enter = do what is chosen
web-key-escape = choose nothing
web-key-u = take back
web-key-a = all choices in words
web-key-l = log
web-key-c = chat
web-key-rules = rules
web-fair = Fair shuffles
web-fair-how = The seed of all shuffles was fixed before the first card was dealt. This is its seal; at the end the seed is opened, and everybody can check it.
web-away = Somebody has gone?
web-replace = Let a bot play for { $player }
web-resign = Resign
web-resign-how = A bot plays on for you, so that the others can finish.
web-resign-sure = Yes, resign
web-connection-lost = The connection is lost. Trying to reach the table again…
web-connection-back = Connected again.

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
web-review-curve = Chances to win, step by step; a click leads to the step
web-review-turns = Turning points
web-record = Save the record
web-verify-this = Check this game
web-replay-step = Step { $step } of { $steps }
web-replay-begin = The table is set.
web-replay-back = One step back
web-replay-next = One step on
web-replay-turn-back = One turn back
web-replay-turn-next = One turn on
web-replay-run = Let it run
web-replay-pause = Pause
web-replay-slider = Step
web-replay-link = Copy the link to this step
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
web-account-of = Account of { $name }
web-me-nobody = You do not need an account to play. This name is shown to the others.
web-me-guest = You are a guest in this browser. This name is shown to the others.
web-me-known = You are signed in. This name is shown to the others.
web-register = Several devices?
web-register-how = With a name and a password you find your tables again on every device. What you have played as a guest stays yours.
web-register-do = Make an account
web-registered = Your account is made, and you are signed in.
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
web-about-fair-how = Before the first card is dealt, the seal of the seed is shown; at the end the seed is opened.
web-about-data = Your data
web-about-data-how = The only cookies are the two that sign you in and protect your forms. Nothing is asked from other addresses, and nothing is counted.
web-about-thanks = Thanks
web-about-icons = Icons by Lorc, Delapouite and contributors:

# When something goes wrong. An error has a message of its name, and may have others for what was
# being done.
web-error-unreachable = The house does not answer. Check your connection and try again.
web-error-unexpected = Something went wrong on our side; nothing of your game is lost. Try again in a moment.
web-error-refused = The house did not accept this. Reload the page and try again.
web-error-not-found = This is not here (any more).
web-error-nowhere = There is no page at this address.
web-error-too-large = This is too long for the house. Try something shorter.
web-error-too-many-requests = That was too much at once. Wait a minute and try again.
web-error-too-many-requests-account = These were many attempts. Wait a minute before the next one.
web-error-too-many-requests-session = These were many attempts. Wait a minute before you try another password.
web-error-not-understood = That came too fast or was cut short. Wait a second and try again.
web-error-permission-denied = This page has been open for too long. Reload it and try again.
web-error-validation = Something that you have filled in does not fit. Check it and try again.
web-error-validation-me = A name has 1 to 30 characters, and neither begins nor ends with a blank.
web-error-validation-account = A name has 1 to 30 characters, a password 8 to 200.
web-error-validation-session = A name has 1 to 30 characters, a password 8 to 200.
web-error-validation-chat = A line of chat has 1 to 500 characters.
web-error-no-such-table = There is no table at this address. Perhaps the link was cut short.
web-error-unknown-game = This house does not have that game.
web-error-unknown-bot = There is no such bot here. Choose another one.
web-error-unknown-ruleset = This game was played by rules that this house does not know.
web-error-bad-setup = A table cannot be set like this. Check the number of players and the options.
web-error-bad-record = This record does not hold: something in it is missing or has been changed.
web-error-bad-cards = The card values of this game cannot be used: something in them is missing or has been changed.
web-error-bad-position = This position cannot be played: something in it is missing or has been changed.
web-error-stale = Somebody was faster: the table has moved on. Look at it and choose again.
web-error-stale-undo = The table has moved on. Look at it before you take something back.
web-error-not-your-turn = Somebody else decides now. Wait for your turn.
web-error-illegal-action = This cannot be done now. Choose what glows on the table or stands in the list.
web-error-malformed-action = The table does not know this choice. Reload the page and choose again.
web-error-game-over = The game is over; nothing more can be played.
web-error-no-undo = There is nothing to take back.
web-error-not-seated = Only those who sit at this table can do that; you are watching.
web-error-not-seated-start = Only whoever set the table starts the game.
web-error-not-seated-bot = Only whoever set the table gives seats to bots.
web-error-not-seated-votes = This is for the others to decide; you are not asked.
web-error-not-now = The table is not at a stage where this can be done. Look at it again.
web-error-not-now-join = There is no free seat left. You can watch the game.
web-error-not-now-leave = The game has begun. To give it up, resign in the menu of the table.
web-error-not-now-start = The game starts once, when every seat has a person or a bot. Look at the table again.
web-error-not-now-bot = This seat is not free any more.
web-error-not-now-resign = The game is not running, so there is nothing to resign.
web-error-not-now-rematch = This game is still running. It can be played again when it is over.
web-error-not-now-fork = One can play on from a finished game, at a step before its end. Choose an earlier step.
web-error-not-now-proposals = There is nobody on this seat for whom a bot could play on.
web-error-not-now-votes = This question has been settled already.
web-error-not-now-replay = This game is still running. It can be replayed when it is over.
web-error-not-now-record = This game is still running. Its record is opened when it is over.
web-error-name-taken = There is an account of that name already. Choose another one.
web-error-bad-name = This name could be mistaken for another one. Choose a plainer one.
web-error-unreadable = This cannot be read: it is damaged, or not plain text.
web-error-wrong-password = This name and this password do not fit together.

reason-not-now = This cannot be done now: something else is asked.
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
