# Spyrium in English. Our own words; the printed cards carry no text.

# ---- Cards ----

card-mineur = Miner
    .the = the Miner
card-geologue = Geologist
    .the = the Geologist
card-apprenti = Apprentice
    .the = the Apprentice
card-ingenieur = Engineer
    .the = the Engineer
card-bureaucrate = Bureaucrat
    .the = the Bureaucrat
card-conseiller = Adviser
    .the = the Adviser
card-banquier = Banker
    .the = the Banker
card-financier = Financier
    .the = the Financier
card-architecte = Architect
    .the = the Architect

card-mine1 = Mine I
    .the = Mine I
card-mine2 = Mine II
    .the = Mine II
card-mine3 = Mine III
    .the = Mine III
card-atelier1 = Workshop I
    .the = Workshop I
card-atelier2 = Workshop II
    .the = Workshop II
card-usine1 = Factory I
    .the = Factory I
card-usine2 = Factory II
    .the = Factory II
card-labo1 = Laboratory I
    .the = Laboratory I
card-labo2 = Laboratory II
    .the = Laboratory II
card-labo3 = Laboratory III
    .the = Laboratory III
card-cite1 = Working-Class Neighborhood I
    .the = Working-Class Neighborhood I
card-cite2 = Working-Class Neighborhood II
    .the = Working-Class Neighborhood II
card-residence = Residence
    .the = the Residence
card-univ1 = University I
    .the = University I
card-univ2 = University II
    .the = University II
card-hotel = Luxury Home
    .the = the Luxury Home
card-manoir = Mansion
    .the = the Mansion
card-palais = Palace
    .the = the Palace

card-automatisation = Automation
    .the = Automation
card-capitalisation = Capitalization
    .the = Capitalization
card-grue = Crane
    .the = the Crane
card-negoce = Commerce
    .the = Commerce
card-lobbying = Lobbying
    .the = Lobbying
card-taylorisme = Taylorism
    .the = Taylorism
card-ingenierie = Engineering
    .the = Engineering
# A card that somebody’s own file names.
card-own = { $name-en }
    .the = { $the-en }
own-name = { $en }
    .en = { $en }
    .fr = { $fr }

event-token = Windfall
event-sell = Crystal Fair
event-residence = Housing Plan
event-invest = Patronage
event-reuse = Overtime
event-place = Latecomer
event-recruit = Hiring Day

# ---- Goods ----

goods-money = £{ $amount }
goods-spyrium = { $amount } Spyrium
goods-points = { $amount } VP
goods-workers =
    { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
goods-residence =
    { $amount ->
        [one] a residence action
       *[other] { $amount } residence actions
    }
goods-money-by-token = £ as on the token
goods-spyrium-by-token = Spyrium as on the token
goods-points-by-token = VP as on the token
goods-workers-by-token = workers as on the token
goods-residence-by-token = residence actions as on the token
goods-money-per-worker = £{ $amount } per worker owned
short-money = £{ $amount }
short-spyrium = { $amount }S
short-points = { $amount }VP
short-workers = { $amount }W
short-residence = { $amount }R
short-money-by-token = £#
short-spyrium-by-token = #S
short-workers-by-token = #W
short-residence-by-token = #R
short-points-by-token = #VP
short-mines_need_no_worker = Mines take 0W
short-more_money = gains +£{ $amount }
short-cheaper_plots = plots -£{ $amount }
short-keep_tokens = keep #, choose a #
short-no_surcharge = no surcharge, 1/turn
short-reuse = exploit again, 1/turn
short-factory_points = Factory +{ $amount }VP/W
short-final-spyrium = end 1VP/S
short-final-money = end 1VP/£{ $per }
short-final-buildings = end 1VP/building
short-final-tokens = end 1VP/#
short-final-residence = end VP=residence
short-final-workers = end 1VP/W
short-final-factories = end Factory VP ×2
plus = { $one } + { $two }
minus = { $one } − { $two }
either = { $one }, or { $two }
deal = { $cost } → { $gain }
nothing = { "" }
empty-place = an empty place
    .the = an empty place
part-price = price £{ $amount }
part-surcharge = surcharge £{ $amount }
part-plot = plot £{ $amount }
part-reduction = shared symbol £{ $amount }
part-deal = effect £{ $amount }
part-token = token £{ $amount }
sum-of-parts = £{ $total } ({ $parts })
cost-without-surcharge = { $cost }, without surcharge thanks to { $technique-the }
way-new-plot = { $cost } on a new plot
way-replacing = { $cost } in place of a building
gained-more = , £{ $money } of it thanks to { $technique-the }
because-of = , thanks to { $card-the }
because-of-event = , thanks to the event { $event }

# ---- Questions ----

ask-one = { CAPITAL($one) }.
ask-two = { CAPITAL($one) } or { $two }.
ask-three = { CAPITAL($one) }, { $two } or { $three }.
ask-four = { CAPITAL($one) }, { $two }, { $three } or { $four }.
ask-five = { CAPITAL($one) }, { $two }, { $three }, { $four } or { $five }.
can-place = place a worker
can-gain = take a worker back for money
can-activate = activate a card
can-exploit = exploit a building
can-reuse = exploit a building again
can-event = use the event
can-switch = start activating
can-pass = pass
ask-token = Which token do you take from { $card-the }?
ask-value = Your token shows { $value }. What does it count as, thanks to { $technique-the }?
ask-plot = Where do you build { $card-the }?
ask-residence = Advance to { $value } on the residence track, or score { $points } VP?
ask-residence-end = You are at the end of the residence track: score { $points } VP.
ask-bonus = You have reached { $score } VP: do you take a worker or £{ $money }?
ask-bonus-money = You have reached { $score } VP. Your reserve has no worker left, so you take £{ $money }.

# ---- Actions ----

do-place = Place a worker at { $gap }, between { $one-the } and { $two-the }
    .group = Place a worker
do-event-place = { $event }: place a worker at { $gap }, between { $one-the } and { $two-the }
    .group = Use the event
do-event-place-paid = { $event }: pay £{ $money } and place a worker at { $gap }, between { $one-the } and { $two-the }
    .group = Use the event
do-switch = Start activating
do-event = { $event }: { $deal }
    .group = Use the event
do-event-reuse = { $event }: pay £{ $money } and exploit { $card-the } again ({ $deal })
    .group = Use the event
do-event-reuse-free = { $event }: exploit { $card-the } again ({ $deal })
    .group = Use the event
do-gain =
    { $money ->
        [0] Take back the worker at { $gap } beside { $card-the } ({ $place }): receive nothing
       *[other] Take back the worker at { $gap } beside { $card-the } ({ $place }): receive £{ $money }{ $more }
    }
    .group = Take a worker back for money
do-gain-nothing =
    { $money ->
        [0] Take back the worker at { $gap }, which has no card beside it: receive nothing
       *[other] Take back the worker at { $gap }, which has no card beside it: receive £{ $money }{ $more }
    }
    .group = Take a worker back for money
do-call = Call { $card-the } ({ $place }) with the worker at { $gap }: { $gain }; pay { $cost }
    .group = Activate a card
do-patent = Patent { $card-the } ({ $place }) with the worker at { $gap }: pay { $cost }
    .group = Activate a card
do-activate-building = Build { $card-the } ({ $place }) with the worker at { $gap }: pay { $cost }
    .group = Activate a card
do-exploit = Exploit { $card-the }: { $deal }
    .group = Exploit a building
do-reuse = { $technique }: exploit { $card-the } again ({ $deal })
    .group = Exploit a building
do-pass = Pass for this turn
do-token = Take a { $value } token
do-value = Count it as { $value } and use up { $technique-the } for this turn
do-value-own = Leave it at { $value } and save { $technique-the } for later
do-build = On a new plot: pay { $cost }
do-build-free-plot = On a new plot, which is free: pay { $cost }
do-replace = In place of { $old-the } (you lose its { $points } VP): pay { $cost }
do-replace-tilted = In place of { $old-the } (tilted; you lose its { $points } VP): pay { $cost }
do-advance = Advance to { $value } on the residence track
do-score = Score { $points } VP
do-bonus-worker = Take a worker from the reserve
do-bonus-money = Take £{ $money }

# ---- The log ----

log-turn-begins = Turn { $turn } begins, era { $era }.
log-first-player = { $player } is the first player.
log-income = { $player } receives an income of £{ $money }.
log-event-of-the-turn = Event of the turn: { $event_card }.
log-next-event = To come in turn { $turn }: { $event_card }.
log-left-over-event = Left over: the event { $event_card } is not used in this game.
log-event-token = A { $value } token is put on the event { $event_card }.
log-dealt = { $place }: { $card }.
log-token-laid = A { $value } token is put on { $card-the } ({ $place }).
log-reshuffled =
    { $tokens ->
        [one] The discarded token becomes the new supply.
       *[other] The { $tokens } discarded tokens are shuffled into a new supply.
    }
log-tokens-returned =
    { $tokens ->
        [one] The kept token goes back into the supply and still counts.
       *[other] The { $tokens } kept tokens go back into the supply and still count.
    }
log-placed = { $player } places a worker at { $gap }.
    .chip = worker at { $gap }
log-switched = { $player } starts activating.
log-passed = { $player } passes.
    .chip = passed
log-gained =
    { $money ->
        [0] { $player } takes back the worker at { $gap } beside { $card-the } ({ $place }) and receives nothing.
       *[other] { $player } takes back the worker at { $gap } beside { $card-the } ({ $place }) and receives £{ $money }{ $more }.
    }
    .chip = £{ $money } at { $gap }
log-gained-nothing =
    { $money ->
        [0] { $player } takes back the worker at { $gap }, which has no card beside it, and receives nothing.
       *[other] { $player } takes back the worker at { $gap }, which has no card beside it, and receives £{ $money }{ $more }.
    }
    .chip = £{ $money } at { $gap }
log-activated = { $player } activates { $card-the } ({ $place }) with the worker at { $gap }.
    .chip = activated { $card-the }
log-waived = { $player } does not pay the surcharge of £{ $money }{ $why }.
log-event-taken = { $player } uses the event { $event_card }.
    .chip = event: { $event_card }
log-exploited =
    { $workers ->
        [0] { $player } exploits { $card-the } without a worker{ $why }.
        [one] { $player } exploits { $card-the } with { $workers } worker{ $why }.
       *[other] { $player } exploits { $card-the } with { $workers } workers{ $why }.
    }
    .chip = exploited { $card-the }
log-straightened = { $player } straightens { $card-the }{ $why }.
log-points-added =
    { $workers ->
        [one] { $player } gets { $points } VP more for { $workers } worker{ $why }.
       *[other] { $player } gets { $points } VP more for { $workers } workers{ $why }.
    }
log-plot-reduced = { $player } pays £{ $money } less for the plot{ $why }.
log-paid-money = { $player } pays { $cost }.
log-paid-spyrium = { $player } pays { $spyrium } Spyrium.
log-token-taken = { $player } takes a { $value } token from { $card-the }.
log-token-kept = { $player } keeps the token and now has { $kept }{ $why }.
log-value-named = { $player } counts the token as { $value }{ $why }.
log-value-left = { $player } leaves the token at { $value } and saves { $technique-the } for later.
log-patented = { $player } patents { $card-the }.
    .chip = patented { $card-the }
log-built = { $player } builds { $card-the } on a new plot.
    .chip = built { $card-the }
log-replaced = { $player } builds { $card-the } in place of { $old-the }.
    .chip = built { $card-the }
log-replaced-same = { $player } replaces { $card-the } with another one.
    .chip = built { $card-the }
log-got-money = { $player } receives £{ $money }.
log-got-spyrium = { $player } gains { $spyrium } Spyrium.
log-got-points = { $player } scores { $points } VP and now has { $score }.
log-got-workers =
    { $workers ->
        [one] { $player } takes { $workers } worker from the reserve.
       *[other] { $player } takes { $workers } workers from the reserve.
    }
log-no-workers-left =
    { $workers ->
        [one] { $player } gets { $workers } worker fewer: the reserve is empty.
       *[other] { $player } gets { $workers } workers fewer: the reserve is empty.
    }
log-advanced = { $player } advances to { $residence } on the residence track.
    .chip = residence { $residence }
log-stayed = { $player } stays at { $residence } on the residence track.
log-bonus-won = { $player } has reached { $score } VP and gets a bonus.
    .chip = bonus: { $bonus }
log-bonus-lost = { $player } has reached { $score } VP, but no worker is left in the reserve for the bonus.
log-turn-ends = Turn { $turn } ends.
log-game-ends = The game ends.

# ---- Card texts ----

text-call = When called: { $deal }.
text-use = Exploit: { $deal }.
text-built = When built: { $deal }.
text-token = It holds one token.
text-tokens = It holds one token fewer than there are players; each call takes one.
text-event = Once this turn, each player may do this: { $deal }.
text-event-choice = Once this turn, each player may do one of these: { $deal }.
text-event-reuse =
    { $money ->
        [0] Once this turn, each player may straighten a tilted building and exploit it again at once.
       *[other] Once this turn, each player may pay £{ $money } to straighten a tilted building and exploit it again at once.
    }
text-event-place =
    { $money ->
        [0] Once this turn, each player may place a worker in phase II.
       *[other] Once this turn, each player may pay £{ $money } to place a worker in phase II.
    }
text-final = At the end: { $points }, at most { $cap } VP.
power-mines_need_no_worker = Your Mines need no workers.
power-more_money = You receive £{ $amount } more whenever you take back a worker for money.
power-cheaper_plots = New plots cost you £{ $amount } less.
power-keep_tokens = You keep the tokens of the market cards that you activate, up to { $amount }. Once a turn you may choose what a token counts as.
power-no_surcharge = Once a turn you may activate a card without paying the surcharge for other workers.
power-reuse = Once a turn you may straighten a tilted building and exploit it again at once.
power-factory_points = Each worker in a building with the Factory symbol scores { $amount } VP more.
final-spyrium = 1 VP for each Spyrium
final-money = 1 VP for each £{ $per }
final-buildings = 1 VP for each building
final-tokens = 1 VP for each kept token
final-residence = the value of your residence
final-workers = 1 VP for each worker
final-factories = the points of your buildings with the Factory symbol once more

# ---- Points and the end ----

source-track = score track
source-buildings = buildings
end-last-turn = The last turn has been played.
tie-shared-victory = Equal points: the victory is shared.

# ---- Why an action is not possible ----

illegal-money = £{ $needed } needed, you have £{ $has }.
illegal-spyrium = { $needed } Spyrium needed, you have { $has }.
illegal-active-workers =
    { $needed ->
        [one] { $needed } active worker needed, you have { $has }.
       *[other] { $needed } active workers needed, you have { $has }.
    }
illegal-no-active-worker = You have no active worker left.
illegal-no-card-beside = No card is left beside { $gap }.
illegal-placing-is-over = You are already activating; no more workers are placed this turn.
illegal-still-placing = You must start activating first.
illegal-already-activating = You are already activating.
illegal-workers-in-market = Your workers must leave the market first.
illegal-event-used = You have already used the event this turn.
illegal-other-event = The event of this turn does not offer this.
illegal-reserve-empty = You have no worker left in the reserve.
illegal-no-worker-there = You have no worker at { $gap }.
illegal-empty-place = There is no card at { $place }.
illegal-no-token-left = No token is left on { $card-the }.
illegal-not-owned = You do not own { $card-the }.
illegal-technique-used = You have already used { $card-the } this turn.
illegal-no-surcharge = There is no surcharge to save.
illegal-tilted = You have already exploited { $card-the } this turn.
illegal-not-tilted = You have not exploited { $card-the } this turn.
illegal-no-such-use = { CAPITAL($card-the) } cannot be exploited in that way.
illegal-no-such-token = There is no { $value } token on { $card-the }.
illegal-end-of-track = You are at the end of the residence track.

# ---- Labels ----

section-character = Characters
section-building = Buildings
section-technique = Techniques
section-event = Events
section-box = Constants
value-value = Value
value-name = Name
value-copies = Copies
value-price = Price
value-points = Points
value-symbols = Symbols
value-call = Call
value-uses = Uses
value-built = When built
value-power = Power
value-amount = Amount
value-final = End of the game
value-options = Options
value-money = Money
symbol-mine = Mine
symbol-factory = Factory
symbol-research = Research
box-eras = Cards of each era
box-kinds = Cards of each kind
box-kinds-value = { $character } characters, { $building } buildings, { $technique } techniques
box-turns = Era of each turn
box-money = Money at the start
box-spyrium = Spyrium at the start
box-workers = Workers at the start
box-workers_in_all = Workers of each colour
box-residences = Residence track
box-bonus_at = Points for the bonuses
box-bonus_money = Money of the bonus
box-tokens = Tokens of value 1, 2 and 3
box-plot = Plot price per building owned
box-reduction = Reduction for a shared symbol
box-technique_cap = Most points for one technique
kind-character = character
kind-building = building
kind-technique = technique
label-turn = Turn { $turn } of { $turns } · era { $era } · first player { $player }
label-event = Event
label-next-event = To come in turn { $turn }
label-left-over-event = Left over, not used
label-no-event = none
label-token = token worth { $value }
label-residence = residence
label-workers = workers
label-active = { $count } active
label-inactive = { $count } inactive
label-in-market = { $count } in the market
label-in-reserve = { $count } in the reserve
label-tilted = (tilted)
label-used = (used)
label-kept =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
label-event-used = event used
label-bonuses-worker-money = bonuses to win: worker, £
label-bonuses-worker = bonus to win: worker
label-bonuses-money = bonus to win: £
label-phase-placement = placing
label-phase-activation = activating
label-phase-passed = passed
label-legend = £ money, S Spyrium, W workers, VP points, R residence action, # value of a token · ~ reconstructed value

# ---- In the browser ----

web-tagline = Workers step between the cards, then buy what lies beside them or sell their place.
web-box = Medium · 60 to 75 minutes with friends
web-explain-turns = The six turns of the game. Their pips tell the era of the cards: A, B, then C.
    .rule = S-19
web-explain-score = The victory points. At 8 you choose £5 or a new worker, at 20 you get the other.
    .rule = S-81
web-explain-residences = The residence track. Your place is your income at the start of every turn; a residence action moves you on, or scores its value.
    .rule = S-80
web-explain-purse = Victory points, money, Spyrium and the value of the residence.
    .rule = S-128
web-explain-phase = First you place workers, then you activate, then you pass. There is no way back within a turn.
    .rule = S-35
web-explain-event = The event of this turn: in either phase everybody may use it once, in place of another action.
    .rule = S-41
web-explain-upcoming = The event of the next turn. Nobody can use it before.
    .rule = S-26
web-explain-workers = Workers in the dark box are ready to be placed, those beside it have been used this turn. The dashed box is the reserve: bonuses, cards and events bring them into play.
    .rule = S-30
web-explain-piles = What is left: market cards of each era, told by pips, events, and numbered tokens.
    .rule = S-19
web-explain-bonuses = Bonuses to be had: one of them at 8 VP, the other at 20.
    .rule = S-81
web-explain-plot = Room for a building. A new plot costs £1 for each building you own, on top of the price of the card.
    .rule = S-56
web-intro-goal = Build an industry that runs on a crystal, Spyrium. Whoever has the most victory points (VP) at the end wins.
web-intro-length = The game lasts six turns.
web-intro-1 = Every turn nine cards lie in a square. Workers stand in the gaps between them; each reaches the two cards beside it.
    .title = The market
web-intro-2 = First you place workers, one at a time. Whenever you like you start activating: take a worker back, and either take £1 for every other worker around a card, or pay for the card and use it.
    .title = Placing, then activating
web-intro-3 = Every other worker around a card makes it £1 dearer for you, and makes your place there worth £1 more. Each worker that leaves lowers the price for the next.
    .title = The crowd
web-intro-4 = Buildings join your quarter; a new plot costs £1 for each one you own. While you activate, each building can be used once a turn: mines yield Spyrium, factories turn workers and Spyrium into points.
    .title = Building and exploiting
web-intro-5 = The event of the turn can be used once by everybody. Residences raise your income or are cashed in for points. At 8 VP you choose £5 or a new worker, at 20 VP you get the other.
    .title = The event and residences
web-spyrium-points = VP
web-spyrium-money = money
web-spyrium-spyrium = Spyrium
web-spyrium-residence = Residence
web-spyrium-workers = Workers
web-spyrium-quarter = Quarter
web-spyrium-techniques = Techniques
web-spyrium-market = Market
web-spyrium-place = { $place }: { $card }, price £{ $price }.
web-spyrium-place-empty = { $place }: empty
web-spyrium-crowd =
    { $count ->
        [0] No worker stands beside it.
        [one] { $count } worker stands beside it.
       *[other] { $count } workers stand beside it.
    }
web-spyrium-gap = { $gap }, between { $one } and { $two }.
web-spyrium-gap-workers =
    { $count ->
        [one] { $name }: { $count } worker.
       *[other] { $name }: { $count } workers.
    }
web-spyrium-worker-at = With the worker at { $gap }
web-spyrium-gain = Take back for money
web-spyrium-character = Call
web-spyrium-building = Build
web-spyrium-technique = Patent
web-spyrium-if-ended = { $points } if the game ended now
web-spyrium-used = used
web-spyrium-plot = next plot
web-spyrium-first = first player
web-spyrium-phase-placement = placing
web-spyrium-phase-activation = activating
web-spyrium-phase-passed = passed
web-spyrium-pile =
    { $count ->
        [one] Era { $era }: { $count } card in the pile
       *[other] Era { $era }: { $count } cards in the pile
    }
web-spyrium-pile-events =
    { $count ->
        [one] { $count } more event in the pile
       *[other] { $count } more events in the pile
    }
web-spyrium-pile-tokens =
    { $count ->
        [one] { $count } token in the supply, { $gone } discarded
       *[other] { $count } tokens in the supply, { $gone } discarded
    }
web-spyrium-event = { $title }: { $name }
web-spyrium-event-now = Event of turn { $turn }
web-spyrium-event-next = To come in turn { $turn }
web-spyrium-event-left-over = Left over, not used
web-spyrium-event-used-by = Used by { $names }
web-spyrium-score-of = { $name }: { $points } VP
web-spyrium-sum-price = price
web-spyrium-sum-workers =
    { $count ->
        [one] { $count } other worker
       *[other] { $count } other workers
    }
web-spyrium-sum-plot = new plot
web-spyrium-sum-total = to pay
web-spyrium-replaces-only = only in place of another building
web-spyrium-not-now = Not possible now:
web-spyrium-quote = As things stand, one of your workers would pay:

# ---- Why values are what they are ----

why-named-in-rulebook = the French name; the English one is in { $of }
why-numbered-by-us = the French name, with a numeral that we added; the English one is in { $of }
why-french-name-in-p7 = the French name is in P7, the English one in { $of }
why-french-name-is-ours = the English name is in { $of }; the French one is our translation of it
why-our-name = the printed card has no name; this one is ours
why-token-is-price = the token is the price
why-never-in-c = never in era C, according to { $of }
why-example-market = in era A in the example market of the rulebook
why-big-factories = big Factories come in era B, according to { $of }
why-unlimited-use = it can be used without limit, so £1 above the Miner
why-two-workers = two workers, but later
why-worth-of-worker = the bonuses make a worker worth £5
why-pays-back = it pays back with every later building, so it comes early
why-above-apprentice = 1 VP above the Apprentice for £1 more
why-needs-turns = it takes turns to gather tokens, so it comes early
why-level-with-banker = level with a Banker at token 2 or 3
why-limited-by-tokens = its tokens limit how often it is called, so it has no price
why-residence-and-points = a residence action and 2 VP
why-points-for-worker = 2 VP on average for the worker alone
why-building-example = a Factory costs £6 in the building example of the rulebook; that it is this one is our guess
why-implied = implied by the example
why-techniques-are-the-rest = it counts characters and buildings; 59 cards in all leave 7 techniques (and so does { $of })
why-twelve-points = { $of } reports one costly card of 12 points in turn 6
why-seen-on-first-turn = { $of } reports it in turn 1
why-ends-of-track = 2, 3 and 4 are in the rulebook, the 7 at the end is in { $of }; that there is no 6 is in P1 alone

# ---- What bots look at ----

feature-points = victory points
feature-money = money
feature-spyrium = Spyrium
feature-residence = the residence track
feature-workers = more workers
feature-fuel = Spyrium for the buildings that burn it
feature-active = workers still free this turn
feature-crowded = the price of the next plot
feature-first-bonus = progress towards the first bonus
feature-second-bonus = progress towards the second bonus
feature-event = the event of the turn
feature-begins = going first next turn
feature-placing = being still free to place workers
feature-passed = having passed
feature-takings = money to be gained in the market
feature-surcharge = the surcharge in the market
feature-building = owning { $card-the }
feature-upright = { $card-the }, ready to be exploited
feature-technique = owning { $card-the }
feature-beside = a worker beside { $card-the }

# ---- The guided first game: learn/lesson.toml ----

learn-goal = Your points are counted here. The game has six turns, one lamp for each; whoever has the most points after the sixth wins. We play two of them together.
learn-market = Nine cards lie in a square. In the gaps between them stand workers, and each worker reaches the two cards that it touches.
learn-place = The Workshop in the middle makes points. Put your first worker into the gap between it and Mine I.
learn-place-wrong = That gap touches other cards. We want the Workshop: take the gap that is marked, right above it.
learn-place-switch = You have no worker in the market yet, so there would be nothing to activate. And there is no way back to placing this turn.
learn-place-event = The event can wait: it is yours once a turn, whenever you like. Places in the market cannot wait.
learn-crowd = Your opponent came to the Workshop too. Every other worker around a card makes it £1 dearer for whoever buys it.
learn-second = A crowd is also worth money, as you will see. Put a second worker beside the Workshop, between it and the Apprentice.
learn-second-wrong = A good place on another day. Here we want a second worker at the Workshop, on its right.
learn-second-switch = One worker either buys or earns. With a second one you can do both, so place it first.
learn-home = Keep your third worker at home: buildings need hands. So stop placing now and start activating.
learn-home-wrong = Start activating now, with the button in the bar above the table.
learn-home-place = A third worker in the market would leave nobody to work in the Workshop that you are about to build.
learn-home-event = Soon. First let us turn the two workers in the market into something.
learn-choice = Each worker in the market is used once. It leaves, and either you take £1 for every other worker around a card, or you pay for the card.
learn-money = Three other workers stand around the Workshop. Take the worker on its right back for money, beside the Workshop: that is £3.
learn-money-wrong = First the money: take back the worker between Workshop and Apprentice, beside the Workshop.
learn-money-activate = Not yet. With three other workers around it the Workshop costs £2 + £3 now. First take one of your own away, and be paid for it.
learn-money-other = Around the Apprentice there is nobody else, so that pays nothing. Beside the Workshop it is £3.
learn-money-worker = That worker also reaches Mine I, so keep it for buying. Send the one on the right away.
learn-money-event = The event will not run away. The crowd will: take your money while they stand there.
learn-build = Your worker has left, so the Workshop has become £1 cheaper: £2 and £1 for each of the two others. Activate it with your second worker.
learn-build-wrong = Activate the Workshop with the worker above it.
learn-build-gain = That would bring £2, but then no worker of yours would reach the Workshop any more.
learn-build-mine = Mine I brings Spyrium, and you have 2 already. The Workshop turns Spyrium into points, so it comes first.
learn-build-event = Build first, while you have the money for it.
learn-exploit = The Workshop stands in your quarter; your first plot was free. Exploit it: the worker at home and 1 Spyrium become 3 points.
learn-exploit-wrong = Exploit the Workshop in your quarter.
learn-exploit-pass = Whoever passes does nothing more this turn, and the worker at home would have done nothing at all.
learn-exploit-event = In a moment. Look at your quarter first: 3 points wait there.
learn-event = Everybody may use the event once a turn. Patronage sells points: give £6 for 5 of them.
learn-event-wrong = Use the event: £6 for 5 points.
learn-event-small = £3 for 3 points is a fair price too. But 5 points bring you to 8, and something waits there.
learn-event-pass = You can still afford the event, and what it sells is points.
learn-bonus = 8 points: you choose a bonus, £5 or a worker for the rest of the game. This early a worker is worth far more.
learn-bonus-wrong = £5 is soon spent. A worker works in every turn that is left, and you get the £5 later, at 20 points.
learn-pass = Everything is done. Pass; when both have passed, the turn ends.
learn-pass-wrong = There is nothing left to do but to pass.
learn-turn = A new turn: new cards, a new event, £2 of income each, and everybody’s workers are back home. You have four now.
learn-mine = A Workshop eats Spyrium, and you have 1 left. Mine II would feed it: put a worker between it and the Bureaucrat.
learn-mine-wrong = We are after Mine II on the left. Take the gap above it.
learn-mine-switch = Without workers in the market nothing can be bought there. Place some first.
learn-mine-event = This event takes Spyrium, and your Workshop needs your last one. Later.
learn-sale = Mine II costs £4, and a second plot £1: you have just enough. Put another worker between Mine II and the Residence, to earn something with.
learn-sale-wrong = Take the gap between Mine II and the Residence: your opponent stands beside the Residence, so a worker there can be sold well.
learn-sale-switch = You still have three workers at home, and only two are needed there.
learn-enough = Two workers are left at home: one for the mine, one for the Workshop. Start activating.
learn-enough-wrong = Start activating now.
learn-enough-place = Then mine or Workshop would stand idle this turn. Two at home are just right.
learn-sell = Your own workers also make cards dearer for you. Sell the one beside the Residence first: two others stand around it.
learn-sell-wrong = Sell the worker on the right, beside the Residence.
learn-sell-activate = Wait: while both of your workers stand beside Mine II, it costs you £1 more. Sell the other one first.
learn-sell-worker = Keep that one for Mine II. The worker on the right stands in the bigger crowd.
learn-buy = Now nobody else stands around Mine II. Activate it.
learn-buy-wrong = Activate Mine II with your last worker in the market.
learn-buy-gain = Nobody stands around Mine II, and hardly anybody around the Bureaucrat: that pays next to nothing.
learn-buy-bureaucrat = The Bureaucrat gives a point once. A mine gives Spyrium in every turn that is left.
learn-buy-exploit = You can do that later: nobody takes it from you. Your opponent may still take a place at Mine II.
learn-plot = Build on a new plot for £1. You could also tear the Workshop down and build in its place.
learn-plot-wrong = Build on a new plot.
learn-plot-replace = That saves £1 and costs you the Workshop, its point and everything that it would still have made.
learn-dig = A new building works at once. Send a worker into the mine: that makes 2 Spyrium instead of 1.
learn-dig-wrong = Exploit Mine II with a worker.
learn-dig-one = Without a worker it yields only 1 Spyrium, and you have two workers with nothing else to do.
learn-dig-workshop = That works as well: you have the Spyrium. But let us try the mine first.
learn-dig-event = First the mine, then the Workshop; the event comes last, with what is left over.
learn-dig-pass = Two workers and two buildings are waiting for each other.
learn-again = And the Workshop once more: it can be used in every turn.
learn-again-wrong = Exploit the Workshop.
learn-again-event = Your last worker at home first: 3 points.
learn-again-pass = Your last worker can still make 3 points in the Workshop.
learn-residence = The event of this turn, the Housing Plan, gives a residence action for 1 Spyrium. Use it.
learn-residence-wrong = Use the event: 1 Spyrium for a residence action.
learn-residence-pass = The mine will bring new Spyrium. Use the event first.
learn-advance = Move on, and your income is £1 higher in every turn to come; or score your place, 2 points now. Early in the game, move on.
learn-advance-wrong = 2 points now, or £1 in each of four turns and more points later: this early, moving on is better.
learn-end = That is the whole game: place, sell or buy, exploit. Points also come from the buildings of your quarter in the end. Now play on by yourself, against an easy bot.

# ---- What is wrong in a card file ----

wrong-word = there is no word “{ $word }” here; the words are: { $words }.
wrong-effect-twice = each effect is named once; add the amounts up.
wrong-use-token = a use has no token; its amount is a number.
wrong-new-or-like = a new card needs a “{ $field }”, or “like” and the id of another.
wrong-new-or-like-near = a new card needs a “{ $field }”, or “like” and the id of another; did you mean “{ $near }”?
wrong-like = there is no “{ $other }” here.
wrong-like-twice = “{ $other }” is itself like another; name “{ $first }” instead.
wrong-kind = its kind is: { $kind }.
wrong-offers-nothing = it offers nothing.
wrong-power-already = it has a power already.
wrong-era-count = era { $era } has { $found } cards, the box has { $most }.
wrong-era-dealt = era { $era } deals { $found } of its { $most }.
wrong-character-count = there are { $found } characters, the box has { $most }.
wrong-building-count = there are { $found } buildings, the box has { $most }.
wrong-technique-count = there are { $found } techniques, the box has { $most }.
wrong-events = there are only { $found } events.
wrong-workers = a colour has only { $most }, so a player cannot start with { $found }.
wrong-rising = the values must rise.
wrong-bonus-order = the first bonus comes first.
wrong-technique-once = a technique exists once.
wrong-power-twice = “{ $other }” has it already.

# ---- Entering cards ----

web-entry-effect = Gain
web-entry-also = Further gains
web-entry-workers = Workers
web-entry-spyrium = Spyrium
web-entry-money_per_worker = Pounds for each worker owned
web-entry-pay_token = Costs the value of a token
web-entry-count = What it counts
web-entry-per = 1 VP for every
web-entry-effect-money = Pounds
web-entry-effect-spyrium = Spyrium
web-entry-effect-points = VP
web-entry-effect-workers = Workers
web-entry-effect-residence = Residence actions
web-entry-amount-token = as on a token
web-entry-power-event-reuse = Exploit a tilted building again.
web-entry-power-event-place = Place a worker while activating.
