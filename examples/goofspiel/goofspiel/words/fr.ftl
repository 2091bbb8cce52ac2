# Goofspiel en français.

card-1 = le 1
card-2 = le 2
card-3 = le 3
card-4 = le 4
card-5 = le 5
card-6 = le 6
card-7 = le 7
card-8 = le 8
prize-1 = le lot de 1
prize-2 = le lot de 2
prize-3 = le lot de 3
prize-4 = le lot de 4
prize-5 = le lot de 5
prize-6 = le lot de 6
prize-7 = le lot de 7
prize-8 = le lot de 8
unseen = une carte face cachée
source-prizes = Lots
end-no-prizes = Le dernier lot a été attribué.
field-hand = Main
field-bid = Enchère
field-played = Cartes jouées
field-won = Lots gagnés
field-offer = Mis aux enchères
field-pile = Lots à venir
field-gone = Gagnés par personne

ask-bid = Misez une carte pour { $prize }.
do-bid = Miser { $card }

log-offered = Mis aux enchères : { $prize }.
log-laid = { $player } mise { $card }.
log-shown = { $player } montre { $card }.
log-won = { $player } gagne { $prize }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-gone = Personne ne gagne { $prize }.
log-ended = Le dernier lot a été attribué.
