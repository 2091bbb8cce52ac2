# Goofspiel in English.

card-1 = the 1
card-2 = the 2
card-3 = the 3
card-4 = the 4
card-5 = the 5
card-6 = the 6
card-7 = the 7
card-8 = the 8
prize-1 = the prize of 1
prize-2 = the prize of 2
prize-3 = the prize of 3
prize-4 = the prize of 4
prize-5 = the prize of 5
prize-6 = the prize of 6
prize-7 = the prize of 7
prize-8 = the prize of 8
unseen = a card face down
source-prizes = Prizes
end-no-prizes = The last prize has been awarded.
field-hand = Hand
field-bid = Bid
field-played = Played
field-won = Won
field-offer = On offer
field-pile = Prizes to come
field-gone = Won by nobody

ask-bid = Bid a card for { $prize }.
do-bid = Bid { $card }

log-offered = On offer: { $prize }.
log-laid = { $player } bids { $card }.
log-shown = { $player } shows { $card }.
log-won = { $player } wins { $prize }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-gone = Nobody wins { $prize }.
log-ended = The last prize has been awarded.
