# Uchronia in English. Our own words.

# ---- Buildings ----

card-frontier_post = Frontier Post
    .the = the Frontier Post
card-dock = Dock
    .the = the Dock
card-market = Market
    .the = the Market
card-circus = Circus
    .the = the Circus
card-garden = Garden
    .the = the Garden
card-villa = Villa
    .the = the Villa
card-stairway = Stairway
    .the = the Stairway
card-ludus_magna = Ludus Magna
    .the = the Ludus Magna
card-viaduct = Viaduct
    .the = the Viaduct
card-tenement_house = Tenement House
    .the = the Tenement House
card-latrines = Latrines
    .the = the Latrines
card-tavern = Tavern
    .the = the Tavern
card-sewer = Sewer
    .the = the Sewer
card-catacombs = Catacombs
    .the = the Catacombs
card-prison = Prison
    .the = the Prison
card-scriptorium = Scriptorium
    .the = the Scriptorium
card-gate = Gate
    .the = the Gate
card-arcade = Arcade
    .the = the Arcade
card-thermae = Thermae
    .the = the Thermae
card-academy = Academy
    .the = the Academy
card-atrium = Atrium
    .the = the Atrium
card-foundry = Foundry
    .the = the Foundry
card-school = School
    .the = the School
card-shrine = Shrine
    .the = the Shrine
card-bridge = Bridge
    .the = the Bridge
card-garrison = Garrison
    .the = the Garrison
card-amphitheatre = Amphitheatre
    .the = the Amphitheatre
card-aqueduct = Aqueduct
    .the = the Aqueduct
card-senate = Senate
    .the = the Senate
card-storeroom = Storeroom
    .the = the Storeroom
card-tower = Tower
    .the = the Tower
card-vomitorium = Vomitorium
    .the = the Vomitorium
card-basilica = Basilica
    .the = the Basilica
card-square = Square
    .the = the Square
card-fountain = Fountain
    .the = the Fountain
card-circus_maximus = Circus Maximus
    .the = the Circus Maximus
card-colosseum = Colosseum
    .the = the Colosseum
card-palace = Palace
    .the = the Palace
card-statue = Statue
    .the = the Statue
card-temple = Temple
    .the = the Temple

# A name that a card file gives.
card-own = { $name-en }
    .the = { $the-en }
own-name = { $en }
    .en = { $en }
    .fr = { $fr }

# ---- Resources, orders, people ----

resource-wood = Wood
    .one = a Wood card
    .the = Wood
resource-clay = Clay
    .one = a Clay card
    .the = Clay
resource-brick = Brick
    .one = a Brick card
    .the = Brick
resource-stone = Stone
    .one = a Stone card
    .the = Stone
resource-marble = Marble
    .one = a Marble card
    .the = Marble
unseen = hidden card
    .one = a card
order-exploration = Exploration
order-production = Production
order-draconians = Draconians
order-construction = Construction
order-trade = Trade
who = { $player }
or = { $one } or { $two }

# ---- Effects ----

text-bonus = Bonus of { $order }, after the order: { $effect }.
text-bonus-before = Bonus of { $order }, before the order: { $effect }.
text-permanent = Always: { $effect }.
text-completion = When completed: { $effect }.
text-reaction = During other players’ turns: { $effect }.
text-points = Points: { $effect }.
effect-draw-cards =
    { $amount ->
        [one] draw { $amount } card
       *[other] draw { $amount } cards
    }
effect-launch-activities =
    { $amount ->
        [one] launch { $amount } Activity from your Stock
       *[other] launch up to { $amount } Activities from your Stock
    }
effect-execute-orders =
    { $amount ->
        [one] execute { $orders } once, without Activity bonus
       *[other] execute { $orders } up to { $amount } times, without Activity bonus
    }
effect-execute-any-orders =
    { $amount ->
        [one] execute { $amount } order of your choice, without Activity bonus
       *[other] execute up to { $amount } orders of your choice, without Activity bonus
    }
effect-stock-from-hand = put 1 card from your Hand into your Stock
effect-stock-from-discard = put the top card of the resource discard pile into your Stock
effect-launch-from-pile = turn up the top card of the resource pile and launch it as an Activity
effect-launch-from-hand = launch 1 Activity from your Hand
effect-swap-activity = take 1 of your Activities back into your Stock, then launch 1 Activity
effect-rob-site = take 1 Resource from under an opponent’s unfinished Building into your Stock, even if their Domain is empty
effect-exact-tribute = choose an opponent with a card on their Domain who gave you nothing; they put 1 card from their Hand into your Stock
effect-seize-activity = choose an opponent with a card on their Domain; put 1 of their Activities, of a revealed colour that counted against them, into your Stock
effect-more-activities = your Activity limit is { $amount } higher
effect-recall-one-of-pair = at the end of a turn in which you commanded with two cards, you may take one of them back into your Hand
effect-add-at-once = you may add Resources to a Building in the turn in which you start it
effect-copy-by-order = when you plot, an Activity of { $order } lets you copy any order
effect-forum-after-plot = after you have plotted and drawn, you may take 1 card from the Forum into your Hand
effect-drop-before-draw =
    { $amount ->
        [one] when you plot, before drawing, you may put { $amount } card from your Hand into the Forum
        [99] when you plot, before drawing, you may put any number of cards from your Hand into the Forum
       *[other] when you plot, before drawing, you may put up to { $amount } cards from your Hand into the Forum
    }
effect-salvage = when you complete another Building, you may put 1 of the Resources spent on it into your Stock
effect-substitute = { $resource } added to one of your Buildings may stand for that Building’s colour
effect-work-unfinished = the effects of your unfinished { $resource } Buildings already work
effect-foundation-from-hand = the Foundation of a Building may come from your Hand instead of the Forum
effect-produce-from-pile = instead of a card from the Forum, Production may bring you the top card of the resource pile, unseen
effect-draw-up-to =
    { $amount ->
        [one] when you plot, you fill your Hand up to { $amount } card
       *[other] when you plot, you fill your Hand up to { $amount } cards
    }
effect-only-forum-colours = against Draconians you owe only colours that are in the Forum
effect-fewer-revealed =
    { $amount ->
        [one] { $amount } card revealed by an opponent’s Draconians does not count against you; they choose which
       *[other] { $amount } cards revealed by an opponent’s Draconians do not count against you; they choose which
    }
effect-all-activities-count = all your Activities also count for { $order }, but not for Monopolies
effect-launch-on-completion = when you complete a Building, you may launch an Activity of its colour from your Stock
effect-built-by-production = while this Building is unfinished, Production may put a card of its colour from the Forum under it
effect-built-by-production-from-stock = while this Building is unfinished, Production may put a Resource of its colour from your Stock under it
effect-bonus-when-copying = when you copy an order, you also get your Activity bonus for it
effect-several-cards = when you command with one card, you may lay more cards of its colour; each executes the order once more, without Activity bonus
effect-buy-off = you may put 1 { $resource } from your Stock into the Stock of whoever executes Draconians; then nothing of that order affects you
effect-take-on-completion = when an opponent completes a Building, you may take 1 card of its colour from the Forum into your Hand
effect-take-from-pair = when two cards move from an opponent’s Domain to the Forum, you may take one of them into your Hand
effect-more-points =
    { $amount ->
        [one] worth { $amount } point more
       *[other] worth { $amount } points more
    }
effect-points-per-monopoly =
    { $amount ->
        [one] { $amount } point for each Monopoly that you hold
       *[other] { $amount } points for each Monopoly that you hold
    }

# ---- Questions ----

ask-turn = Command or plot?
ask-turn-empty = Your Hand is empty, so you plot.
ask-opening = Which card do you put into the Forum?
ask-order = Which order do your two cards give?
ask-lay = Lay another { $card } card? Each executes the order once more.
ask-copy = Copy an order from another Domain?
ask-before = Use a bonus before { $order }?
ask-after = Use a bonus after { $order }?
ask-produce =
    { $left ->
        [one] Production: which card goes into your Stock?
       *[other] Production: which card goes into your Stock? You may take up to { $left }.
    }
ask-explore =
    { $left ->
        [one] Which card from your Hand goes into your Stock?
       *[other] Which card from your Hand goes into your Stock? You may put in up to { $left }.
    }
ask-reveal =
    { $left ->
        [one] Draconians: which card do you reveal?
       *[other] Draconians: which card do you reveal? You may reveal up to { $left }.
    }
ask-buy-off = { POSSESSIVE($to) } Draconians: use { $building-the } and pay { $card-one } to be left alone?
ask-withhold = { POSSESSIVE($to) } { $building }: which revealed card does not count against { $to }?
ask-give = { POSSESSIVE($to) } Draconians: which card do you give?
ask-launch =
    { $left ->
        [one] Which Activity do you launch?
       *[other] Which Activity do you launch? You may launch up to { $left }.
    }
ask-build =
    { $left ->
        [one] Construction: start a Building or add a Resource?
       *[other] Construction: start a Building or add a Resource? You may do so up to { $left } times.
    }
ask-build-start =
    { $left ->
        [one] Construction: which Building do you start?
       *[other] Construction: which Building do you start? You may start up to { $left }.
    }
ask-build-add =
    { $left ->
        [one] Construction: which Resource do you add?
       *[other] Construction: which Resource do you add? You may add up to { $left }.
    }
ask-salvage = { $building }: put one of the Resources you spent into your Stock?
ask-pick = { $to } has completed a Building. { $building }: take { $card-one } from the Forum into your Hand?
ask-pick-from-pair = { POSSESSIVE($to) } two { $card } cards have gone to the Forum. { $building }: take one of them into your Hand?
ask-pick-monopoly = You have completed a { $card } Building. Your Monopoly: take { $card-one } from the Forum into your Hand?
ask-pick-monopoly-of-other = { $to } has completed a { $card } Building. Your Monopoly: take { $card-one } from the Forum into your Hand?
ask-triggers = You have completed { $building-the }. What do you do next?
ask-granted =
    { $left ->
        [one] { $building }: execute an order? This is the last one.
       *[other] { $building }: execute an order? You have { $left } left.
    }
ask-launch-from-hand = { $building }: which card from your Hand becomes an Activity?
ask-return = { $building }: which Activity goes back into your Stock?
ask-target = { $building }: against whom?
ask-rob = Under which of { POSSESSIVE($to) } Buildings do you take a Resource?
ask-loot = Which Resource do you take from under { $building-the }? It belongs to { $to }.
ask-seize = Which of { POSSESSIVE($to) } Activities do you take?
ask-tribute = { $to } uses { $building-the } against you: which card do you hand over?
ask-drop =
    { $left ->
        [one] { $building }: put a card from your Hand into the Forum before you draw?
       *[other] { $building }: put cards from your Hand into the Forum before you draw? You may put down up to { $left }.
    }
ask-visit = { $building }: take a card from the Forum into your Hand?
ask-recall = { $building }: take one of your two cards back into your Hand?

# ---- Actions ----

do-command =
    { $times ->
        [one] Command with { $card-one }: { $order }
       *[other] Command with { $card-one }: { $order } × { $times }
    }
    .group = Command
do-pair = Command with two { $card } cards: any order
    .group = Command
do-plot =
    { $count ->
        [one] Plot: draw { $count } card
       *[other] Plot: draw { $count } cards
    }
    .group = Plot
do-plot-copy = Plot: copy an order if you like, then fill your Hand up to { $size } (at least 1 card)
    .group = Plot
do-plot-fill = Plot: fill your Hand up to { $size } (at least 1 card)
    .group = Plot
do-lay = Lay another { $card } card
do-order =
    { $times ->
        [one] { $order }
       *[other] { $order } × { $times }
    }
do-copy = Copy { $order }
do-not-copy = Copy nothing
do-produce = { $card }: from the Forum into your Stock
    .group = Take from the Forum
do-pick = { $card }: from the Forum into your Hand
do-take-unseen = The top card of the pile, unseen
do-store = { $card }: from your Hand into your Stock
do-discard = { $card }: from your Hand into the Forum
do-reveal = Reveal { $card-one }
do-withhold = { CAPITAL($card-one) } does not count against { $to }
do-give = Give { $to } { $card-one }
do-give-nothing = Give nothing: you have no card that { $to } can demand
do-pay = Pay { $to } { $card-one } from your Stock
do-launch = Launch { $card-one }: an Activity of { $order }
    .group = Launch an Activity
do-launch-from-hand = Launch { $card-one } from your Hand: an Activity of { $order }
do-return = Take back { $card-one }: an Activity of { $order }
do-recall = Take { $card-one } back into your Hand
do-salvage = Put { $card-one } into your Stock
do-target = Choose { $to }
do-site = { $building }
do-loot = Take { $card-one } from { $to }
do-seize = Take { $card-one } from { $to }: an Activity of { $order }
do-start =
    { $cost ->
        [one] Start { $building-the }: Foundation { $card } from the Forum, { $cost } { $card } card to complete
       *[other] Start { $building-the }: Foundation { $card } from the Forum, { $cost } { $card } cards to complete
    }
    .group = Start a Building
do-start-from-hand =
    { $cost ->
        [one] Start { $building-the }: Foundation { $card } from your Hand, { $cost } { $card } card to complete
       *[other] Start { $building-the }: Foundation { $card } from your Hand, { $cost } { $card } cards to complete
    }
    .group = Start a Building
do-add = Add { $card-one } from your Stock to { $building-the } ({ $count } of { $cost })
    .group = Add a Resource
do-add-from-forum = Add { $card-one } from the Forum to { $building-the } ({ $count } of { $cost })
    .group = Add a Resource
do-use = { $building }: { $effect }
    .group = Use a Building
do-decline = Decline
do-done = No more
do-nothing = Nothing

# ---- What happens ----

log-building-drawn = { $player } draws { $building-the }.
log-building-sunk = { $player } draws { $building-the }; that name has been drawn already, so the card goes under the pile.
log-first-player =
    { $language ->
        [fr] { $player } begins: of the French names, “{ $name }” comes first in the alphabet.
       *[en] { $player } begins: of the English names, “{ $name }” comes first in the alphabet.
    }
log-last-turn = { $player } takes the Last Turn card.
log-great-work = New among the Great Works: { $building }.
log-works-replaced = All Great Works are { $card } Buildings; they are replaced.
log-buildings-shuffled =
    { $count ->
        [one] { $count } discarded Building is the new pile.
       *[other] { $count } discarded Buildings are shuffled into a new pile.
    }
log-dealt = { $player } draws an opening Hand.
log-drew = { $player } draws { $card-one }.
log-shuffled =
    { $count ->
        [one] { $count } discarded card is the new pile.
       *[other] { $count } discarded cards are shuffled into a new pile.
    }
log-discarded = { $player } puts { $card-one } from their Hand into the Forum.
log-swept = { CAPITAL($card-one) } goes from { POSSESSIVE($player) } Domain to the Forum.
log-commanded = { $player } commands with { $card-one }.
log-paired = { $player } commands with two { $card } cards.
log-laid = { $player } lays another { $card } card.
log-plotted = { $player } plots.
    .chip = plots
log-copied = { $player } copies { $order }.
log-copied-nothing = { $player } copies nothing.
log-executed = { $player } executes { $order }.
    .chip = { $order }
log-activity-bonus =
    { $count ->
        [one] With an Activity that counts for { $order }, { $player } may do so once more.
       *[other] With { $count } Activities that count for { $order }, { $player } may do so up to { $count } more times.
    }
log-no-effect = { POSSESSIVE($player) } order { $order } has no effect: { $why }.
log-declined = { $player } makes no use of it.
log-took = { $player } takes { $card-one } from the Forum into their Stock.
    .chip = took { $card }
log-took-unseen = { $player } takes the top card of the resource pile into their Stock: { $card }.
    .chip = took { $card }
log-stored = { $player } puts { $card-one } from their Hand into their Stock.
    .chip = stored { $card }
log-rescued = { $player } takes { $card-one } from the discard pile into their Stock.
    .chip = rescued { $card }
log-launched = { $player } launches { $card-one }: an Activity of { $order }.
    .chip = Activity: { $order }
log-returned = { $player } takes { $card-one }, an Activity of { $order }, back into their Stock.
    .chip = took back { $card }
log-monopoly-won = { $player } takes the Monopoly of { $card }.
    .chip = Monopoly of { $card }
log-monopoly-taken = { $player } takes the Monopoly of { $card } from { $to }.
    .chip = Monopoly of { $card }
log-monopoly-lost = { $player } gives the Monopoly of { $card } back.
    .chip = lost the Monopoly of { $card }
log-revealed = { $player } reveals { $card-one }.
log-bought-off = { $player } pays { $to } { $card-one } and is left alone.
    .chip = paid { $card }
log-withheld = { $player } does not count { $card-one } against { $to }.
log-gave = { $player } gives { $to } { $card-one }.
    .chip = gave { $card }
log-gave-nothing = { $player } has nothing to give to { $to }.
log-gathered = Draconians: { $player } takes { $card-one } from the Forum into their Stock.
    .chip = took { $card }
log-robbed = { $player } takes { $card-one } from { $to }, from under { $building-the }, into their own Stock.
    .chip = took { $card } from { $to }
log-seized = { $player } takes { $card-one }, an Activity of { $order }, from { $to } into their own Stock.
    .chip = took { $card } from { $to }
log-started = { $player } starts { $building-the }; the Foundation is { $card-one } from the Forum.
    .chip = started { $building-the }
log-started-from-hand = { $player } starts { $building-the }; the Foundation is { $card-one } from their Hand.
    .chip = started { $building-the }
log-added = { $player } adds { $card-one } from their Stock to { $building-the }.
    .chip = added { $card }
log-added-from-forum = { $player } adds { $card-one } from the Forum to { $building-the }.
    .chip = added { $card }
log-completed =
    { $points ->
        [one] { $player } completes { $building-the }: { $points } point.
       *[other] { $player } completes { $building-the }: { $points } points.
    }
    .chip = completed { $building-the }
log-salvaged = { $player } puts { $card-one } spent on the Building into their Stock.
log-picked = { $player } takes { $card-one } from the Forum into their Hand.
    .chip = picked up { $card }
log-used = { $player } uses { $building-the }.
    .chip = used { $building-the }
log-recalled = { $player } takes { $card-one } from their Domain back into their Hand.
    .chip = took back { $card }
log-threshold =
    { $points ->
        [one] { $player } has { $points } point: the end begins.
       *[other] { $player } has { $points } points: the end begins.
    }
log-points-counted =
    { $effects ->
        [0] That is { $buildings } for Buildings and { $monopolies } for Monopolies.
       *[other] That is { $buildings } for Buildings, { $monopolies } for Monopolies and { $effects } for effects of Buildings.
    }
log-last-round = The game will end when { $player }, who has the Last Turn card, next finishes a turn.
log-dry-round =
    { $left ->
        [one] There is nothing left to draw. If this goes on, the game ends after one more round.
       *[other] There is nothing left to draw. If this goes on, the game ends after { $left } more rounds.
    }
log-game-ends = The game is over.

# ---- Why something happens ----

caused = { $cause }: { $event }
cause-monopoly = Monopoly of { $card }
idle-exploration = no card in Hand
idle-production = no card in the Forum
idle-draconians = no card to reveal
idle-construction = nothing to start and nothing to add
idle-trade = no Resource in the Stock
idle-limit = the Activity limit is reached

# ---- Why something is not possible ----

illegal-not-asked = Another question comes first: { $question }
illegal-not-in-hand = You have no { $card } card in your Hand.
illegal-no-pair =
    { $count ->
        [0] You need two { $card } cards and have none.
       *[other] You need two { $card } cards and have only { $count }.
    }
illegal-other-colour = Only { $card } is possible here.
illegal-not-in-forum = There is no { $card } card in the Forum.
illegal-not-in-stock = You have no { $card } in your Stock.
illegal-no-building-allows = You have no Building that allows this.
illegal-nothing-to-draw = There is nothing left to draw.
illegal-revealed = You have already revealed all your { $card } cards.
illegal-not-revealed = { $card } was not revealed, or no longer counts.
illegal-not-demanded = { $card } is not demanded of you.
illegal-must-give = You have a card that is demanded, so you must give one.
illegal-no-activity = You have no Activity of { $order }.
illegal-not-spent = No { $card } was spent on this Building.
illegal-no-such-player = There is no such player.
illegal-yourself = Choose an opponent.
illegal-spared = { $to } has paid to be left alone.
illegal-nothing-to-take = { $to } has nothing that this Building could take.
illegal-nothing-under = { $to } has no Resource under { $building-the }.
illegal-not-under = There is no { $card } under { $building-the }.
illegal-has-no-activity = { $to } has no Activity of { $order }.
illegal-not-effective = { $card } did not count against { $to }.
illegal-not-granted = This Building does not grant { $order }: { $building }.
illegal-on-no-domain = No opponent has a card of { $order } on their Domain.
illegal-no-activity-to-copy = You have no Activity that lets you copy { $order }.
illegal-not-on-offer = This Building is not among the Great Works: { $building }.
illegal-already-yours = You already have { $building-the }.
illegal-no-foundation = There is no { $card } in the Forum for the Foundation.
illegal-not-your-site = You are not building { $building-the }.
illegal-started-this-turn = You started { $building-the } this turn; you can add Resources from your next turn on.
illegal-wrong-colour = Only { $card } can be added to { $building-the }.
illegal-not-by-production = Production cannot add to { $building-the }.
illegal-not-your-building = This Building is not yours, or not completed yet: { $building }.
illegal-used = You have already used { $building-the } this turn.
illegal-other-moment = You cannot use { $building-the } at this moment.
illegal-would-do-nothing = Using { $building-the } would do nothing now.
illegal-must-choose = You must choose one of the other answers.

# ---- The end ----

source-buildings = Buildings
source-monopolies = Monopolies
end-threshold = Enough points were reached, and the last turn has been played.
end-standstill = Nothing was left to draw, and the game had come to a standstill.
tie-buildings = Equal points: more completed Buildings decide.
tie-shared-victory = Equal points and Buildings: the victory is shared.

# ---- Card tables ----

section-building = Buildings
section-box = Constants
value-name = Name
value-copies = Copies
value-more = Further effects
value-value = Value
value-colour = Colour
value-cost = Cost
value-points = Points
value-effect = Effect
value-order = Order
value-when = Moment
value-amount = Amount
value-resource = Resource
value-orders = Orders
value-active = Kinds of effects
value-source = Source
box-resources = Resource cards of each colour
box-copies = Copies of each Building
box-dealt = Cards dealt to each player
box-hand = Cards in Hand after a Plot
box-works = Great Works on offer
box-activities = Activity limit
box-activities_per_building = More Activities per completed Building
box-thresholds = Points that start the end, for 2, 3, 4 and 5 players
box-drought = Rounds with nothing to draw that end the game

# ---- The table in the terminal ----

letter-wood = W
letter-clay = C
letter-brick = B
letter-stone = S
letter-marble = M
label-turn =
    { $points ->
        [one] { POSSESSIVE($player) } turn · the end begins at { $points } point
       *[other] { POSSESSIVE($player) } turn · the end begins at { $points } points
    }
label-last = { $player } has the Last Turn card
web-uchronia-last-of = Last Turn: { $player }
label-ending = the end has begun
label-dry =
    { $left ->
        [one] nothing to draw: the game ends after this round
       *[other] nothing to draw: the game ends in { $left } rounds
    }
label-forum = Forum
label-works = Great Works
label-monopolies = Monopolies
label-piles =
    { $buildings ->
        [one] { $pile } in the pile, { $discard } discarded, { $buildings } Building to come
       *[other] { $pile } in the pile, { $discard } discarded, { $buildings } Buildings to come
    }
label-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
label-hand = Hand
label-unknown = { $count } hidden
label-domain = Domain
label-stock = Stock
label-activities = Activities { $count }/{ $limit }
label-sites = Under construction
label-completed = Completed
label-nothing = –
label-started = (started this turn)
label-works-unfinished = (already works)
label-legend = ~ reconstructed: the printed value is not known to us · ♛ Monopoly

# ---- The table in the browser ----

web-tagline = One card, three uses: command with it, build with it, or trade with it. A white city grows in the jungle.
web-box = Medium · about an hour with friends
web-explain-order-exploration = Exploration (Wood): put a card from your Hand into your Stock.
    .rule = U-41
web-explain-order-production = Production (Clay): put a card from the Forum into your Stock.
    .rule = U-39
web-explain-order-draconians = Draconians (Brick): reveal a card; whoever has a card on their Domain gives you a card of that colour, and so does the Forum.
    .rule = U-43
web-explain-order-construction = Construction (Stone): start a Building with a card of its colour from the Forum, or add a Resource to one.
    .rule = U-62
web-explain-order-trade = Trade (Marble): a Resource from your Stock becomes an Activity.
    .rule = U-52
web-explain-forum = The open cards of this colour, for everybody to use. Cards come here from the Domains, a turn after they were played.
    .rule = U-17
web-explain-monopoly = Whoever has the most Activities of this colour holds its Monopoly: a point for each of them, and a card from the Forum whenever a Building of this colour is completed.
    .rule = U-55
web-explain-goal = When somebody reaches this many points, the end begins: the game ends after a turn of the player who has the Last Turn card.
    .rule = U-119
web-explain-pile = The cards that are drawn from, face down.
    .rule = U-34
web-explain-hand = Your cards. Played, each of them gives the order of its colour.
    .rule = U-19
web-explain-domain = The cards that this player commanded with. They stay here until the player’s next turn, and the others can copy their order.
    .rule = U-23
web-explain-stock = Resources: with them you build, and make Activities.
    .rule = U-66
web-explain-activity = Each Activity makes the orders of its colour stronger by one. You may have two, and one more for each completed Building.
    .rule = U-54
web-explain-sites = Buildings that have been started. They are not worth anything until all their Resources are there.
    .rule = U-63
web-explain-completed = Completed Buildings are worth their cost in points, and do what they say.
    .rule = U-71
web-explain-discard = Discarded cards. They are shuffled when there is nothing left to draw.
    .rule = U-34
web-explain-buildings = Buildings still to come. At the end of a turn the Great Works are filled up to five.
    .rule = U-36
web-explain-work = A Building to start: with Construction, and a card of its colour in the Forum. At the bottom stand the Resources it takes, at the top its points.
    .rule = U-63
web-explain-last = The Last Turn card: once the end has begun, the game ends after a turn of this player.
    .rule = U-121
web-intro-goal = Build the finest quarter of a city of columns and dinosaurs. Whoever has the most points at the end wins.
web-intro-length = The end begins when somebody reaches 20 points with two players, 18 with three, 16 with four, 14 with five.
web-intro-1 = A card is an order in your Hand, a Resource in your Stock, or an Activity, which makes your orders of its colour stronger.
    .title = One card, three uses
web-intro-2 = Either you command: lay a card and execute its order, or two of one colour and execute any order. Or you plot: copy an order that lies before somebody else, if you have an Activity for it, and fill your Hand up to five cards.
    .title = Your turn
web-intro-3 = Exploration puts a card from your Hand into your Stock. Production puts one there from the Forum. Draconians collect cards of one colour. Construction starts Buildings or adds to them. Trade turns a Resource into an Activity.
    .title = The five orders
web-intro-4 = A Building costs 1 to 3 Resources of its colour, which cannot be added in the turn in which it is started. When it is completed, it is worth its cost in points, does what it says, and makes room for one more Activity.
    .title = Buildings
web-intro-5 = Whoever has the most Activities of a colour holds its Monopoly: a point for each of them, and a card from the Forum whenever anybody completes a Building of that colour.
    .title = Monopolies
web-option-language = Names that decide who begins
web-option-language-en = English names
web-option-language-fr = French names
web-uchronia-goal =
    { $points ->
        [one] The end begins at { $points } point
       *[other] The end begins at { $points } points
    }
web-uchronia-ending = The end has begun: the game ends after { POSSESSIVE($player) } next turn
web-uchronia-dry =
    { $left ->
        [one] Nothing is left to draw: the game ends after this round
       *[other] Nothing is left to draw: if this goes on, the game ends in { $left } rounds
    }
web-uchronia-points-of =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
web-uchronia-last = Last Turn
web-uchronia-their-turn = playing
web-uchronia-cards = { $card }: { $count }
web-uchronia-order = { $order }, the order of { $card }
web-uchronia-in-forum = In the Forum: { $card }, { $count }
web-uchronia-in-hand = In your Hand: { $card } ({ $order }), { $count }
web-uchronia-seen = Everybody knows of { $count } of them.
web-uchronia-empty-hand = No cards in your Hand: plot to draw some.
web-uchronia-backs =
    { $count ->
        [one] { $count } card in Hand.
       *[other] { $count } cards in Hand.
    }
web-uchronia-known = Known: { $card }, { $count }.
web-uchronia-monopoly-of = Monopoly of { $card }: { $player }
web-uchronia-monopoly-free = Monopoly of { $card }: nobody
web-uchronia-pile =
    { $count ->
        [one] Resource pile: { $count } card
       *[other] Resource pile: { $count } cards
    }
web-uchronia-pile-short = to draw
web-uchronia-discard =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
web-uchronia-discard-short = discarded
web-uchronia-buildings =
    { $count ->
        [one] Building pile: { $count } card
       *[other] Building pile: { $count } cards
    }
web-uchronia-buildings-short = Buildings
web-uchronia-building = { $building }: { $card }, cost { $cost }, points { $points }.
web-uchronia-site = { $building }, under construction: { $count } of { $cost }.
web-uchronia-done = { $building }, completed, points { $points }.
web-uchronia-revealed = { $player } reveals
web-uchronia-spared = Left alone: { $names }
web-uchronia-spent = Resources spent
web-uchronia-strength =
    { $activities ->
        [one] once, and once more for your Activity
       *[other] once, and { $activities } times more for your Activities
    }
web-uchronia-bonuses = Bonuses: { $names }
web-uchronia-does-exploration = A card goes from your Hand into your Stock.
web-uchronia-does-production = A card goes from the Forum into your Stock.
web-uchronia-does-draconians = Reveal a card: everybody with a card on their Domain gives you a card of its colour, and so does the Forum.
web-uchronia-does-construction = Start a Building, or add a Resource from your Stock.
web-uchronia-does-trade = A Resource from your Stock becomes an Activity.
web-uchronia-needs =
    { $left ->
        [one] { $left } Resource to go, worth { $points } when completed
       *[other] { $left } Resources to go, worth { $points } when completed
    }
web-uchronia-completes =
    { $points ->
        [one] Completes it: { $points } point
       *[other] Completes it: { $points } points
    }
web-uchronia-has = { $card } in your Stock: { $count }
web-uchronia-copies = You may copy: { $orders }
web-uchronia-copies-none = There is no order that you may copy
web-uchronia-wins = Takes the Monopoly of { $card }
web-uchronia-kind-bonus = Bonus of { $order }
web-uchronia-kind-before = Before { $order }
web-uchronia-kind-permanent = Always
web-uchronia-kind-completion = When completed
web-uchronia-kind-reaction = Reaction
web-uchronia-kind-points = Points
web-uchronia-short-draw-cards =
    { $amount ->
        [one] draw { $amount } card
       *[other] draw { $amount } cards
    }
web-uchronia-short-launch-activities =
    { $amount ->
        [one] launch { $amount } Activity
       *[other] launch { $amount } Activities
    }
web-uchronia-short-execute-orders = { $orders } × { $amount }
web-uchronia-short-execute-any-orders =
    { $amount ->
        [one] { $amount } order of your choice
       *[other] { $amount } orders of your choice
    }
web-uchronia-short-stock-from-hand = Hand → Stock
web-uchronia-short-stock-from-discard = top discard → Stock
web-uchronia-short-launch-from-pile = pile → Activity
web-uchronia-short-launch-from-hand = Hand → Activity
web-uchronia-short-swap-activity = swap an Activity
web-uchronia-short-rob-site = rob an unfinished Building
web-uchronia-short-exact-tribute = tribute of 1 card
web-uchronia-short-seize-activity = seize an Activity
web-uchronia-short-more-activities =
    { $amount ->
        [one] { $amount } more Activity
       *[other] { $amount } more Activities
    }
web-uchronia-short-recall-one-of-pair = one of a pair returns
web-uchronia-short-add-at-once = start and add at once
web-uchronia-short-copy-by-order = { $order } copies everything
web-uchronia-short-forum-after-plot = Plot: Forum → Hand
web-uchronia-short-drop-before-draw = Plot: Hand → Forum first
web-uchronia-short-salvage = keep a spent Resource
web-uchronia-short-substitute = { $resource } fits everywhere
web-uchronia-short-work-unfinished = unfinished { $resource } works
web-uchronia-short-foundation-from-hand = Foundation from Hand
web-uchronia-short-produce-from-pile = produce from the pile
web-uchronia-short-draw-up-to = Plot: fill Hand to { $amount }
web-uchronia-short-only-forum-colours = owe only Forum colours
web-uchronia-short-fewer-revealed =
    { $amount ->
        [one] { $amount } revealed card ignored
       *[other] { $amount } revealed cards ignored
    }
web-uchronia-short-all-activities-count = all Activities: { $order }
web-uchronia-short-launch-on-completion = completion → Activity
web-uchronia-short-built-by-production = grows by Production
web-uchronia-short-bonus-when-copying = copies with bonus
web-uchronia-short-several-cards = lay several cards
web-uchronia-short-buy-off = 1 { $resource }: left alone
web-uchronia-short-take-on-completion = others build: Forum → Hand
web-uchronia-short-take-from-pair = one of an opponent’s pair
web-uchronia-short-more-points =
    { $amount ->
        [one] { $amount } point more
       *[other] { $amount } points more
    }
web-uchronia-short-points-per-monopoly = { $amount } per Monopoly

# ---- Why values are what they are ----

-model = Glory to Rome
why-after = after { $of } in { -model }
why-after-name = after { $of } in { -model }, by name only
why-after-with-number = after { $of } in { -model }; the number is that of the printed Square
why-after-with-pair = after { $of } in { -model }; a pair is the wild card here
why-named-after = named after { $of } in { -model }
why-french-name-ours = the printed French name is illegible; this one is our translation
why-after-with-order = after { $of } in { -model }; the order is Construction instead of its Craftsman
why-new-effect = named after { $of } in { -model }, with a new effect
why-public-name = the name is public ({ $of }), the effect is after the Latrine in { -model }
why-counterpart = two colours have this cost; { $of }, its counterpart in { -model }, decides
why-cost-of-colour = the cost of its colour
why-eight-a-colour = there are eight Buildings of each colour
why-illegible = illegible in the rulebook; as in { -model }
why-effects-alone = effects work, but not points, the limit of Activities or what happens on completion
why-uneven-split = the rulebook counts 174 in all; they cannot be split evenly, so the dearest colour has one fewer
why-standstill = the rulebook knows no standstill; this one makes sure that every game ends
why-as-production = where Production takes its cards from

# ---- What bots look at ----

feature-points = points
feature-tie-break = completed Buildings for a tie
feature-on-turn = being on turn sooner
feature-hand = cards in Hand
feature-spare = a Hand beyond the usual size
feature-variety = different colours in Hand
feature-pairs = pairs in Hand
feature-domain = cards on the Domain
feature-room = room for Activities
feature-monopolies = Monopolies
feature-lead = the safety of Monopolies
feature-near = Monopolies within reach
feature-sites = Buildings under way
feature-site-points = the points of Buildings under way
feature-laid = Resources under Buildings
feature-missing = Resources that Buildings still lack
feature-ready = Resources in Stock for Buildings under way
feature-supply = Resources in the Forum for Buildings under way
feature-closable = Buildings that the Stock can complete
feature-prospects = Great Works within reach
feature-copies = orders to copy
feature-force = Activities behind the strongest order in Hand
feature-in-hand = Resources in Hand for Buildings under way
feature-to-go = the distance to the end
feature-ending = the last round
feature-pile = cards left to draw
feature-times = how often something may still be done
feature-asked = what is being done
feature-hand-colour = { $card } in Hand
feature-stock = { $card } in Stock
feature-activity = an Activity of { $order }
feature-played = { $order } on the Domain
feature-wanted = { $card } that Buildings under way still lack
feature-forum = { $card } in the Forum
feature-offer = Great Works that need { $card }
feature-completed = having completed { $card-the }
feature-begun = having begun { $card-the }

# ---- The guided first game: learn/lesson.toml ----

learn-goal = Points come from completed Buildings and from Monopolies. With two players the end begins when somebody has 20. We play the first turns together.
learn-cards = These are your cards, in five colours. Each of them is an order while it is in your Hand, and can become a Resource or an Activity later.
learn-works = Here are the Great Works, the Buildings on offer. To start one, a card of its colour must lie in the Forum: a Wood lies there, so the Dock can be started.
learn-command = Each turn you command with a card. Stone means Construction: play a Stone.
learn-command-wrong = That card gives another order. Stone gives Construction.
learn-command-plot = Plotting fills your Hand up to five cards, and you have eight already.
learn-command-pair = A pair gives any order you like, but costs two cards. You have the Stone itself.
learn-command-marble = Marble is Trade: it turns a Resource from your Stock into an Activity. Your Stock is still empty.
learn-command-clay = Clay is Production: a card from the Forum goes to your Stock. Good later, once there is something to build.
learn-command-wood = Wood is Exploration: a card from your Hand goes to your Stock. That comes next; first we need a Building.
learn-command-brick = Brick is Draconians: it takes cards from whoever has played one this round. Your opponent has not played yet.
learn-start = Which Building? Start the Dock: it needs a single Wood.
learn-start-wrong = That one can be started too, but you have no card for it to spare. For the Dock you have Wood.
learn-start-basilica = Worth 3 points, but it takes three Marbles, and you have one. Begin with something small.
learn-domain = What was played lies on its owner’s Domain until their next turn, for all to see. Then it goes to the Forum, where everybody can use it.
learn-explore = The Dock needs a Wood in your Stock. Wood is Exploration, which moves a card from your Hand there: command with a Wood.
learn-explore-wrong = Command with a Wood: Exploration is the way from your Hand to your Stock.
learn-explore-plot = You still have plenty of cards. Plot when your Hand is empty.
learn-explore-pair = With both Woods gone there would be none left for the Dock.
learn-explore-stone = Construction adds a Resource from your Stock, and there is none yet. Fill the Stock first.
learn-store = One Wood was the order; the other becomes a Resource. Put it into your Stock.
learn-store-wrong = The Dock is made of Wood, so store the Wood.
learn-draconians = Your opponent sends the Draconians and reveals a Clay. Since a card lies on your Domain, you must give a card of that colour if you have one.
learn-give = There is no choice: give a Clay. Whoever plots has an empty Domain and is safe.
learn-give-wrong = You have to give a Clay.
learn-build = Your Wood is in the Stock, and the Dock was started last turn, so it can be finished. Command with Stone again.
learn-build-wrong = Stone is Construction: it finishes the Dock now.
learn-build-plot = First finish what is ready: the Dock.
learn-add = Add the Wood from your Stock to the Dock.
learn-add-wrong = Add the Wood to the Dock.
learn-add-start = Another site brings nothing yet. The Dock gives a point and its effect at once.
learn-completed = Completed: 1 point, and from now on each Production lets you store a card from your Hand as well. It also makes room for a third Activity.
learn-produce = Use that: Clay is Production.
learn-produce-wrong = Clay is Production, and the Dock works with Production.
learn-produce-plot = You have three cards left that are worth playing.
learn-produce-marble = Trade needs a Resource in your Stock, which is empty again.
learn-produce-brick = Not bad: your opponent’s Domain is not empty. But Production with the Dock brings two cards for certain.
learn-take = Take the Stone from the Forum, the one that you played yourself. What one commands with today, somebody stores tomorrow.
learn-take-wrong = Take the Stone: we have plans for it.
learn-dock = The Dock offers its bonus. Use it.
learn-dock-wrong = Use the Dock.
learn-dock-done = A bonus may be declined, but a second Resource for nothing is worth having.
learn-second = Store the Brick. You still need the Marble.
learn-second-wrong = Keep the Marble: it is the Trade of your next turn.
learn-trade = Marble is Trade. It turns a Resource from your Stock into an Activity, the third use of a card.
learn-trade-wrong = Command with the Marble.
learn-trade-plot = One card first: your Stock is full of things to trade.
learn-launch = Launch the Stone: from now on your Constructions are done twice.
learn-launch-wrong = A Brick would make Draconians stronger. We want to build: launch the Stone.
learn-monopoly = You have the most Activities of Stone, so you hold its Monopoly: a point for each of them, and a card from the Forum whenever anybody completes a Stone Building.
learn-plot = Your Hand is empty: plot. It draws five cards, and first you may copy an order that lies before somebody else.
learn-plot-wrong = There is nothing to do but to plot.
learn-copy = Your opponent played a Stone, and you have a Stone Activity: copy Construction.
learn-copy-wrong = Copy Construction.
learn-copy-done = You may leave it, but a whole order without playing a card is a present.
learn-bridge = Start the Bridge: it is of Stone, and when it is finished your Monopoly brings you a card.
learn-bridge-wrong = The Bridge fits best: your Monopoly of Stone pays for it a little.
learn-bridge-basilica = Three Marbles are a long way off. The Bridge takes two Stones, and pays with your Monopoly.
learn-end = That was a whole round of the five orders. Keep an eye on what the others lay down: you may copy it. Now play on by yourself, against an easy bot.

# ---- What is wrong in a card file ----

wrong-effect = “{ $effect }” is not known, so the rules cannot carry it out; the effects are: { $effects }.
wrong-effect-near = “{ $effect }” is not known, so the rules cannot carry it out; did you mean “{ $near }”?
wrong-effect-kind = “{ $effect }” is of kind: { $kinds }.
wrong-effect-needs = “{ $effect }” needs it.
wrong-effect-none = “{ $effect }” has none.
wrong-raid = “{ $effect }” comes after “{ $order }” only.
wrong-kind-twice = of kind “{ $kind }”, a Building has one effect.
wrong-effect-again = a Building has each effect once; raise its amount instead.
wrong-name-twice = “{ $other }” has this name already.
wrong-dealt = { $persons } players are dealt { $dealt } cards each.
wrong-few-buildings = there are not so many Buildings.
wrong-few-names = each of { $persons } players draws a Building of another name.
wrong-few-works = each of { $persons } players draws one of them.

# ---- Entering cards ----

web-entry-kind = When it acts
web-entry-kind-bonus = Bonus of an order
web-entry-kind-permanent = Always
web-entry-kind-completion = When completed
web-entry-kind-reaction = Reaction
web-entry-kind-points = Points
web-entry-when-before = before the order
web-entry-when-after = after the order
web-entry-from-forum = Forum
web-entry-from-stock = Stock
