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
play-not-now = “{ $text }” cannot be played now.
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
      save FILE       to save a copy of the game
      quit            to stop; the game is saved and can be resumed
      help            to read this
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
web-theme = Light
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
web-hot-seat-how = You share this screen. Before each turn, the table is hidden until it has been handed over.
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
web-decides-now = decides now
web-points-now = points if the game ended now

# The decision.
web-decision = Decision
web-your-turn = Your turn.
web-your-turn-of = { $player }, your turn.
web-their-turn = { $player } decides.
web-bot-thinks = { $player } is thinking.
web-choose-how =
    { $count ->
        [one] There is only one choice.
       *[other] Choose on the table or from the { $count } choices in words. A second click does it.
    }
web-watching = You are watching.
web-do-it = Do it
web-reveals = Brings something hidden to light: cannot be taken back freely.
web-sending = On its way…
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-free = Nothing has come to light since: you may take your last choice back.
web-undo-asks = Something has come to light since: the others must agree.
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
web-card-origin = Where these values come from
web-origin-rulebook = rulebook
web-origin-public = public source
web-origin-reconstructed = reconstructed

# The end, and replays.
web-rematch = Play again
web-rematch-go = To the new table
web-replay = Replay
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
web-replay-early = This game is still running. It can be replayed when it is over.
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
web-rules-english = The numbered rules are written in English.

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

# When something goes wrong.
web-error-unreachable = The house does not answer. Check your connection and try again.
web-error-unexpected = Something went wrong on our side. Try again in a moment.
web-error-not-found = This is not here (any more).
web-error-nowhere = There is no page at this address.
web-error-no-table = There is no table at this address. Perhaps the link was cut short.
web-error-stale = Somebody was faster: the table has moved on.
web-error-not-your-turn = It is not your turn.
web-error-illegal = This cannot be done now.
web-error-over = The game is over.
web-error-name-taken = There is an account of that name already. Choose another one.
web-error-password = This name and this password do not fit together.
web-error-no-undo = There is nothing to take back.
