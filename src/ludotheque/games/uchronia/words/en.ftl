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

# ---- Resources, orders, people ----

resource-wood = Wood
    .one = a Wood card
resource-clay = Clay
    .one = a Clay card
resource-brick = Brick
    .one = a Brick card
resource-stone = Stone
    .one = a Stone card
resource-marble = Marble
    .one = a Marble card
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
text-reaction = During the turns of others: { $effect }.
text-points = Points: { $effect }.
effect-draw-cards = draw { $amount } cards
effect-launch-activities = launch up to { $amount } Activities from your Stock
effect-execute-orders = execute { $orders } up to { $amount } times, without Activity bonus
effect-execute-any-orders = execute up to { $amount } orders of your choice, without Activity bonus
effect-stock-from-hand = put 1 card from your Hand into your Stock
effect-stock-from-discard = put the top discarded resource card into your Stock
effect-launch-from-pile = turn up the top resource card and launch it as an Activity
effect-launch-from-hand = launch 1 Activity from your Hand
effect-swap-activity = take 1 of your Activities back into your Stock, then launch 1 Activity
effect-rob-site = take 1 Resource from under an unfinished Building of an opponent into your Stock, even if nothing lies on that Domain
effect-exact-tribute = choose an opponent with a card on the Domain who gave you nothing; that player puts 1 card from Hand into your Stock
effect-seize-activity = choose an opponent with a card on the Domain; put 1 of that player’s Activities, of a colour revealed to them, into your Stock
effect-more-activities = your Activity limit is { $amount } higher
effect-recall-one-of-pair = at the end of a turn in which you commanded with two cards, you may take one of them back into your Hand
effect-add-at-once = you may add Resources to a Building in the turn in which you start it
effect-copy-by-order = when you plot, an Activity of { $order } lets you copy any order
effect-forum-after-plot = after you have plotted and drawn, you may take 1 card of the Forum into your Hand
effect-drop-before-draw =
    { $amount ->
        [1] when you plot, before drawing, you may put 1 card from your Hand into the Forum
        [99] when you plot, before drawing, you may put any number of cards from your Hand into the Forum
       *[other] when you plot, before drawing, you may put up to { $amount } cards from your Hand into the Forum
    }
effect-salvage = when you complete another Building, you may put 1 of the Resources spent on it into your Stock
effect-substitute = { $resource } that you add to one of your Buildings may stand for that Building’s colour
effect-work-unfinished = the effects of your unfinished { $resource } Buildings work already
effect-foundation-from-hand = the Foundation of a Building may come from your Hand instead of the Forum
effect-produce-from-pile = instead of a card of the Forum, Production may bring you the top card of the pile, unseen
effect-draw-up-to = when you plot, you draw up to { $amount } cards
effect-only-forum-colours = against Draconians you owe only colours that lie in the Forum
effect-fewer-revealed =
    { $amount ->
        [one] { $amount } card that an opponent’s Draconians reveals does not count against you; the opponent chooses it
       *[other] { $amount } cards that an opponent’s Draconians reveals do not count against you; the opponent chooses them
    }
effect-all-activities-count = all your Activities also count for { $order }
effect-launch-on-completion = when you complete a Building, you may launch an Activity of its colour from your Stock
effect-built-by-production = while it is unfinished, Production may put a card of its colour from the Forum under it
effect-built-by-production-from-stock = while it is unfinished, Production may put a Resource of its colour from your Stock under it
effect-bonus-when-copying = when you copy an order, you also get your Activity bonus for it
effect-several-cards = when you command with one card, you may lay further cards of its colour; each executes the order once more, without Activity bonus
effect-buy-off = put 1 { $resource } from your Stock into the Stock of whoever executes Draconians: nothing of it affects you
effect-take-on-completion = when an opponent completes a Building, you may take 1 card of its colour from the Forum into your Hand
effect-take-from-pair = when two cards move from an opponent’s Domain to the Forum, you may take one of them into your Hand
effect-more-points = worth { $amount } points more
effect-points-per-monopoly =
    { $amount ->
        [one] { $amount } point for each Monopoly that you hold
       *[other] { $amount } points for each Monopoly that you hold
    }

# ---- Questions ----

ask-turn = Command or plot?
ask-opening = Which card do you lay into the Forum?
ask-order = Which order do your two cards give?
ask-lay = Lay another card? Each gives the order of { $card } once more.
ask-copy = Copy an order of another Domain?
ask-before = A bonus before { $order }?
ask-after = A bonus after { $order }?
ask-produce =
    { $left ->
        [one] Production: which card comes into your Stock?
       *[other] Production: which card comes into your Stock? You may take { $left }.
    }
ask-explore =
    { $left ->
        [one] Which card of your Hand goes into your Stock?
       *[other] Which card of your Hand goes into your Stock? You may put { $left }.
    }
ask-reveal =
    { $left ->
        [one] Draconians: which card do you reveal?
       *[other] Draconians: which card do you reveal? You may reveal { $left }.
    }
ask-buy-off = { $building }: escape the Draconians of { $to } for 1 { $card }?
ask-withhold = Which revealed card does not count against { $to }?
ask-give = Which card do you give to { $to }?
ask-launch =
    { $left ->
        [one] Which Activity do you launch?
       *[other] Which Activity do you launch? You may launch { $left }.
    }
ask-build =
    { $left ->
        [one] Construction: start a Building or add a Resource?
       *[other] Construction: start a Building or add a Resource? You may do so { $left } times.
    }
ask-salvage = Keep one of the Resources spent?
ask-pick = { $building }: take { $card-one } from the Forum into your Hand?
ask-pick-monopoly = Your Monopoly: take { $card-one } from the Forum into your Hand?
ask-triggers = { $building } is completed. What follows?
ask-granted =
    { $left ->
        [one] { $building }: execute an order?
       *[other] { $building }: execute an order? There are { $left } left.
    }
ask-launch-from-hand = Which card of your Hand becomes an Activity?
ask-return = Which Activity goes back into your Stock?
ask-target = { $building }: against whom?
ask-rob = Under which Building of { $to }?
ask-loot = Which Resource from under { $building-the } of { $to }?
ask-seize = Which Activity of { $to }?
ask-tribute = Which card do you hand over to { $to }?
ask-drop =
    { $left ->
        [one] You may lay { $left } card from your Hand into the Forum before drawing.
       *[other] You may lay cards from your Hand into the Forum before drawing.
    }
ask-visit = Take a card of the Forum into your Hand?
ask-recall = Take one of your two cards back into your Hand?

# ---- Actions ----

do-command =
    { $times ->
        [one] Command with { $card }: { $order }
       *[other] Command with { $card }: { $order } × { $times }
    }
    .group = Command
do-pair = Command with two { $card } cards: any order
    .group = Command
do-plot =
    { $count ->
        [one] Plot: perhaps copy an order, then draw { $count } card
       *[other] Plot: perhaps copy an order, then draw { $count } cards
    }
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
do-withhold = Leave out { $card } against { $to }
do-give = Give { $to } { $card-one }
do-give-nothing = You have nothing that { $to } can demand
do-pay = Pay { $to } 1 { $card } from your Stock
do-launch = Launch { $card }: an Activity of { $order }
    .group = Launch an Activity
do-launch-from-hand = Launch { $card } from your Hand: an Activity of { $order }
do-return = Take back { $card }
do-recall = Take { $card } back into your Hand
do-salvage = Put { $card } into your Stock
do-target = Choose { $to }
do-site = { $building }
do-loot = Take { $card } from { $to }
do-seize = Take the { $card } Activity of { $to }
do-start = Start { $building-the }, Foundation { $card } from the Forum, { $cost } { $card } to complete
    .group = Start a Building
do-start-from-hand = Start { $building-the }, Foundation { $card } from your Hand, { $cost } { $card } to complete
    .group = Start a Building
do-add = Add { $card } from your Stock to { $building-the } ({ $count } of { $cost })
    .group = Add a Resource
do-add-from-forum = Add { $card } from the Forum to { $building-the } ({ $count } of { $cost })
    .group = Add a Resource
do-use = { $building }: { $effect }
    .group = Use a Building
do-decline = Decline
do-done = No more

# ---- What happens ----

log-building-drawn = { $player } draws { $building-the }.
log-building-sunk = { $player } draws { $building-the }, which was drawn before; it goes under the pile.
log-first-player = { $player } begins.
log-last-turn = { $player } takes the Last Turn card.
log-great-work = Great Works: { $building }.
log-works-replaced = All Great Works are of { $card }; they are replaced.
log-buildings-shuffled =
    { $count ->
        [one] { $count } Building is the new pile.
       *[other] { $count } Buildings are shuffled into a new pile.
    }
log-dealt =
    { $count ->
        [one] { $player } is dealt { $count } card.
       *[other] { $player } is dealt { $count } cards.
    }
log-drew = { $player } draws { $card-one }.
log-shuffled =
    { $count ->
        [one] { $count } discarded card is the new pile.
       *[other] { $count } discarded cards are shuffled into a new pile.
    }
log-discarded = { $player } lays { $card-one } into the Forum.
log-swept = { $card } of { $player } goes from the Domain to the Forum.
log-commanded = { $player } commands with { $card-one }.
log-paired = { $player } commands with two { $card } cards.
log-laid = { $player } lays another { $card } card.
log-plotted = { $player } plots.
log-copied = { $player } copies { $order }.
log-executed = { $player } executes { $order }.
log-no-effect = { $order } of { $player } has no effect.
log-declined = { $player } declines.
log-took = { $player } takes { $card-one } from the Forum into Stock.
log-took-unseen = { $player } takes the top card of the pile into Stock: { $card }.
log-stored = { $player } puts { $card-one } from Hand into Stock.
log-rescued = { $player } takes { $card-one } from the discard pile into Stock.
log-launched = { $player } launches an Activity of { $card }.
log-returned = { $player } takes an Activity of { $card } back into Stock.
log-monopoly-won = { $player } holds the Monopoly of { $card }.
log-monopoly-lost = { $player } gives the Monopoly of { $card } back.
log-revealed = { $player } reveals { $card-one }.
log-bought-off = { $player } pays { $to } 1 { $card } and is left alone.
log-withheld = { $player } does not count { $card } against { $to }.
log-gave = { $player } gives { $to } { $card-one }.
log-gave-nothing = { $player } has nothing to give to { $to }.
log-gathered = { $player } gathers { $card-one } from the Forum.
log-robbed = { $player } takes { $card } from under { $building-the } of { $to }.
log-seized = { $player } takes an Activity of { $card } from { $to }.
log-started = { $player } starts { $building-the }.
log-started-from-hand = { $player } starts { $building-the } with { $card-one } from Hand as Foundation.
log-added = { $player } adds { $card } to { $building-the }.
log-completed =
    { $points ->
        [one] { $player } completes { $building-the }: { $points } point.
       *[other] { $player } completes { $building-the }: { $points } points.
    }
log-salvaged = { $player } keeps { $card }.
log-picked = { $player } takes { $card-one } from the Forum into Hand.
log-used = { $player } uses { $building-the }.
log-recalled = { $player } takes { $card } back into Hand.
log-threshold = { $player } has { $points } points: the end is near.
log-dry-round =
    { $left ->
        [one] There is nothing left to draw. If this goes on, the game ends after one more round.
       *[other] There is nothing left to draw. If this goes on, the game ends after { $left } more rounds.
    }
log-game-ends = The game is over.

# ---- Why something happens ----

caused = { $cause }: { $event }
cause-monopoly = Monopoly of { $card }

# ---- Why something is not possible ----

illegal-not-asked = Something else is asked now: { $question }
illegal-not-in-hand = You have no { $card } in Hand.
illegal-no-pair =
    { $count ->
        [0] Two { $card } cards are needed; you have none.
       *[other] Two { $card } cards are needed; you have only { $count }.
    }
illegal-other-colour = Only { $card } is possible here.
illegal-not-in-forum = There is no { $card } in the Forum.
illegal-not-in-stock = You have no { $card } in your Stock.
illegal-no-building-allows = None of your Buildings allows this.
illegal-nothing-to-draw = There is nothing left to draw.
illegal-revealed = You have revealed all your { $card } already.
illegal-not-revealed = { $card } was not revealed, or does not count any more.
illegal-not-demanded = { $card } is not demanded of you.
illegal-must-give = You have a card that is demanded, so you must give one.
illegal-no-activity = You have no Activity of { $card }.
illegal-not-spent = No { $card } was spent on this Building.
illegal-no-such-player = There is no such player.
illegal-yourself = Choose an opponent.
illegal-spared = { $to } has paid to be left alone.
illegal-nothing-to-take = { $to } has nothing that this Building could take.
illegal-nothing-under = { $to } has no Resource under { $building-the }.
illegal-not-under = There is no { $card } under { $building-the }.
illegal-has-no-activity = { $to } has no Activity of { $card }.
illegal-not-effective = { $card } was not demanded of { $to }.
illegal-not-granted = { $building-the } does not grant { $order }.
illegal-on-no-domain = No opponent has a card of { $order } on the Domain.
illegal-no-activity-to-copy = You have no Activity that lets you copy { $order }.
illegal-not-on-offer = { $building } is not among the Great Works.
illegal-already-yours = You have { $building-the } already.
illegal-no-foundation = There is no { $card } in the Forum for the Foundation.
illegal-not-your-site = You are not building { $building-the }.
illegal-started-this-turn = You started { $building-the } this turn; you can add to it from your next turn on.
illegal-wrong-colour = Only { $card } can be added to { $building-the }.
illegal-not-by-production = Production cannot add to { $building-the }.
illegal-not-your-building = { $building-the } does not work for you.
illegal-used = You have used { $building-the } this turn already.
illegal-other-moment = { $building-the } cannot be used at this moment.
illegal-would-do-nothing = { $building-the } would do nothing now.
illegal-must-choose = You must choose one of the other answers.

# ---- The end ----

source-buildings = Buildings
source-monopolies = Monopolies
reason-threshold = The threshold was reached and the last turn has been played.
reason-standstill = Nothing was left to draw, and the game had come to a standstill.
tie-buildings = Equal points: more completed Buildings decide.
tie-shared-victory = Equal points and Buildings: the victory is shared.

# ---- Card tables ----

section-building = Buildings
section-box = Constants
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
box-hand = Cards that a Plot draws up to
box-works = Great Works on offer
box-activities = Activity limit
box-activities_per_building = More Activities per completed Building
box-thresholds = Thresholds for 2, 3, 4 and 5 players
box-drought = Rounds with nothing to draw that end the game

# ---- The table in the terminal ----

letter-wood = W
letter-clay = C
letter-brick = B
letter-stone = S
letter-marble = M
label-turn = Turn of { $player } · end at { $points } points
label-last = last turn with { $player }
label-ending = the end is near
label-forum = Forum
label-works = Great Works
label-monopolies = Monopolies
label-piles = { $pile } in the pile, { $discard } discarded, { $buildings } Buildings to come
label-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
label-hand = Hand
label-unknown =
    { $count ->
        [one] { $count } hidden
       *[other] { $count } hidden
    }
label-domain = Domain
label-stock = Stock
label-activities = Activities { $count }/{ $limit }
label-sites = Under construction
label-completed = Completed
label-nothing = –
label-started = (started this turn)
label-works-unfinished = (works already)
label-legend = ~ reconstructed: the printed value is not known to us · ♛ Monopoly

# ---- The table in the browser ----

web-tagline = One card, three uses: command with it, build with it, or trade on it. A white city grows in the jungle.
web-city-goal = The end begins at { $points } points
web-city-ending = The end is near: the game ends after the next turn of { $player }
web-city-points-of =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
web-city-last = Last turn
web-city-last-how = Holds the Last Turn card: once the end has begun, the game ends with a turn of this player.
web-city-their-turn = playing
web-city-cards = { $card }: { $count }
web-city-order = Order { $order }, of { $card }
web-city-in-forum = In the Forum: { $card }, { $count }
web-city-in-hand = In your hand: { $card } ({ $order }), { $count }
web-city-seen =
    { $count ->
        [one] Everybody knows of { $count } of them.
       *[other] Everybody knows of { $count } of them.
    }
web-city-empty-hand = No cards in hand: plot to draw some.
web-city-backs =
    { $count ->
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
web-city-known = Known: { $card }, { $count }.
web-city-monopoly-of = Monopoly of { $card }: { $player }
web-city-monopoly-free = Monopoly of { $card }: nobody
web-city-pile =
    { $count ->
        [one] Resource pile: { $count } card
       *[other] Resource pile: { $count } cards
    }
web-city-pile-short = to draw
web-city-discard =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
web-city-discard-short = discarded
web-city-buildings =
    { $count ->
        [one] Building pile: { $count } card
       *[other] Building pile: { $count } cards
    }
web-city-buildings-short = Buildings
web-city-building = { $building }: { $card }, cost { $cost }, points { $points }.
web-city-site = { $building }, under construction: { $count } of { $cost } Resources.
web-city-done = { $building }, completed, points { $points }.
web-city-revealed = { $player } reveals
web-city-spared = Left alone: { $names }
web-city-spent = Resources spent
web-city-strength =
    { $activities ->
        [one] once, and once more for your Activity
       *[other] once, and { $activities } times more for your Activities
    }
web-city-bonuses = Bonuses: { $names }
web-city-does-exploration = A card goes from your Hand into your Stock.
web-city-does-production = A card goes from the Forum into your Stock.
web-city-does-draconians = Reveal a card: who has cards on the Domain gives you one of its colour, and the Forum too.
web-city-does-construction = Start a Building, or add a Resource from your Stock.
web-city-does-trade = A Resource of your Stock becomes an Activity.
web-city-needs =
    { $left ->
        [one] { $left } Resource to go, then { $points } VP
       *[other] { $left } Resources to go, then { $points } VP
    }
web-city-completes = Completes it: { $points } VP
web-city-has = { $card } in your Stock: { $count }
web-city-copies = You may copy: { $orders }
web-city-copies-none = No order that you may copy
web-city-wins = Wins the Monopoly of { $card }
web-city-kind-bonus = Bonus: { $order }
web-city-kind-before = Before { $order }
web-city-kind-permanent = Always
web-city-kind-completion = Once completed
web-city-kind-reaction = Reaction
web-city-kind-points = Points
web-city-short-draw-cards = draw { $amount } cards
web-city-short-launch-activities = launch { $amount } Activities
web-city-short-execute-orders = { $orders } × { $amount }
web-city-short-execute-any-orders = { $amount } orders of your choice
web-city-short-stock-from-hand = Hand → Stock
web-city-short-stock-from-discard = top discard → Stock
web-city-short-launch-from-pile = pile → Activity
web-city-short-launch-from-hand = Hand → Activity
web-city-short-swap-activity = swap an Activity
web-city-short-rob-site = rob a building site
web-city-short-exact-tribute = tribute of 1 card
web-city-short-seize-activity = seize an Activity
web-city-short-more-activities = { $amount } more Activities
web-city-short-recall-one-of-pair = one of a pair returns
web-city-short-add-at-once = start and add at once
web-city-short-copy-by-order = { $order } copies all
web-city-short-forum-after-plot = Plot: Forum → Hand
web-city-short-drop-before-draw = Plot: Hand → Forum first
web-city-short-salvage = keep a spent Resource
web-city-short-substitute = { $resource } fits everywhere
web-city-short-work-unfinished = unfinished { $resource } works
web-city-short-foundation-from-hand = Foundation from Hand
web-city-short-produce-from-pile = produce from the pile
web-city-short-draw-up-to = Plot: draw up to { $amount }
web-city-short-only-forum-colours = owe only Forum colours
web-city-short-fewer-revealed = { $amount } revealed card ignored
web-city-short-all-activities-count = all Activities: { $order }
web-city-short-launch-on-completion = completion → Activity
web-city-short-built-by-production = grows by Production
web-city-short-bonus-when-copying = strong copies
web-city-short-several-cards = lay several cards
web-city-short-buy-off = 1 { $resource }: left alone
web-city-short-take-on-completion = others build: Forum → Hand
web-city-short-take-from-pair = one of another’s pair
web-city-short-more-points = { $amount } points more
web-city-short-points-per-monopoly = { $amount } per Monopoly

# ---- Why values are what they are ----

-model = Glory to Rome
why-after = after { $of } in { -model }
why-after-name = after { $of } in { -model }, by name only
why-after-with-number = after { $of } in { -model }; the number is that of the printed Square
why-after-with-pair = after { $of } in { -model }; a pair is the wild card here
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
feature-tie-break = completed buildings for a tie
feature-on-turn = being on turn sooner
feature-hand = cards in hand
feature-spare = a hand beyond the usual size
feature-variety = different colours in hand
feature-pairs = pairs in hand
feature-domain = cards on the Domain
feature-room = room for Activities
feature-monopolies = Monopolies
feature-lead = the safety of Monopolies
feature-near = Monopolies within reach
feature-sites = buildings under way
feature-site-points = the worth of buildings under way
feature-laid = Resources under buildings
feature-missing = Resources that buildings still lack
feature-ready = Resources in Stock for buildings under way
feature-supply = Resources in the Forum for buildings under way
feature-closable = buildings that the Stock can complete
feature-prospects = Great Works within reach
feature-copies = orders to copy
feature-hand-colour = { $card } in hand
feature-stock = { $card } in Stock
feature-activity = the Activity of { $card }
feature-completed = the completed { $card }
