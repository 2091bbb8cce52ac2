# The house's own words: what surrounds every game.

# ---- Players ----

seat-name-0 = Ada
seat-name-1 = Basil
seat-name-2 = Clara
seat-name-3 = Dexter
seat-name-4 = Edith

# ---- Playing in the terminal ----

play-welcome = { $game } for { $count } players, seed { $seed }. Type a number or an action; `help` shows what else you can type.
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
      board           to see the table again
      log             to read what has happened so far
      card NAME       to read a card, by its name or short name
      save FILE       to save a copy of the game
      quit            to stop; the game is saved and can be resumed
      help            to read this
play-no-card = There is no card “{ $text }” in this game.
play-provenance = { $field }: { $source }

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
