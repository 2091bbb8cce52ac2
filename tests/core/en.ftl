# The messages of the toy game, in English only: French falls back to them.

ask-act = What does { $player } do?
ask-match = Does { $player } match the card?
do = { $action }
field-left = turns left
log-drew = { $player } draws { $card }.
log-dug = { $player } digs up { $card }.
log-picked = { $player } picks { $card } up.
log-played = { $player } plays { $card }.
log-kept = { $player } lays { $card } aside.
log-gave = { $player } gives a card away.
log-got = { $player } gets { $card }.
log-refilled = The deck is refilled: { $cards }.
log-turned-up = { $player } turns { $card } up.
end-last-round = The last round is over.
source-cards = cards
