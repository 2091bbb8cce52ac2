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
card-cite1 = Workers’ Houses I
    .the = Workers’ Houses I
card-cite2 = Workers’ Houses II
    .the = Workers’ Houses II
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
short-keep_tokens = keep #, name a #
short-no_surcharge = surcharge 0 1/turn
short-reuse = reuse, 1/turn
short-factory_points = Factory +{ $amount }VP/W
short-final-spyrium = end 1VP/S
short-final-money = end 1VP/£{ $per }
short-final-buildings = end 1VP/building
short-final-tokens = end 1VP/#
short-final-residence = end VP=residence
short-final-workers = end 1VP/W
short-final-factories = end Factory VP ×2
plus = { $one } + { $two }
deal = { $cost } → { $gain }
nothing = { "" }
empty-place = an empty place
    .the = an empty place
cost-with-crowd = £{ $total } (£{ $price } + £{ $crowd } surcharge)
cost-without-crowd = £{ $price }, no surcharge by { $technique }
cost-reduced = { " " }(£{ $amount } already off for a shared symbol)

# ---- Questions ----

ask-placement = Place a worker, use the event, or start activating.
ask-activation = Use a worker in the market, exploit a building, or use the event.
ask-activation-or-pass = Exploit a building, use the event, or pass.
ask-token = Which token of { $card-the } do you take?
ask-value = Your token shows { $value }. What shall it count as?
ask-plot = Where do you build { $card-the }?
ask-residence = Advance on the residence track, or score?
ask-bonus = You have reached a bonus: which one?

# ---- Actions ----

do-place = Place a worker at { $gap }, between { $one-the } and { $two-the }
    .group = Place a worker
do-event-place = Event: place a worker at { $gap }, between { $one-the } and { $two-the }
    .group = Use the event
do-switch = Start activating
do-event = Event: { $deal }
    .group = Use the event
do-event-reuse = Event, £{ $money }: exploit { $card-the } again ({ $deal })
    .group = Use the event
do-gain = Take back the worker at { $gap } for £{ $money }, beside { $card-the } ({ $place })
    .group = Take a worker back for money
do-gain-nothing = Take back the worker at { $gap } for £{ $money }: no card is left beside it
    .group = Take a worker back for money
do-call = Call { $card-the } ({ $place }) with the worker at { $gap } for { $cost }: { $gain }
    .group = Use a card of the market
do-patent = Patent { $card-the } ({ $place }) with the worker at { $gap } for { $cost }
    .group = Use a card of the market
do-activate-building = Build { $card-the } ({ $place }) with the worker at { $gap } for { $cost }, plus the plot unless it replaces a building
    .group = Use a card of the market
do-exploit = Exploit { $card-the }: { $deal }
    .group = Exploit a building
do-reuse = { $technique }: exploit { $card-the } again ({ $deal })
    .group = Exploit a building
do-pass = Pass for this turn
do-token = Take the token { $value }
do-value = Count it as { $value }, and use up the choice of this turn
do-value-own = Leave it at { $value }
do-build = On a new plot: { $cost }, + £{ $plot } for the plot = £{ $total }
do-build-free-plot = On a new plot, which is free: { $cost }
do-replace = In place of { $old-the }, losing its { $points } VP: { $cost }{ $reduced }
do-replace-tilted = In place of { $old-the }, tilted, losing its { $points } VP: { $cost }{ $reduced }
do-advance = Advance to residence { $value }
do-score = Score { $points } VP
do-bonus-worker = A worker from the reserve
do-bonus-money = £{ $money }

# ---- The log ----

log-turn-begins = Turn { $turn } begins, era { $era }.
log-first-player = { $player } is the first player.
log-income = { $player } receives £{ $money } of income.
log-event-of-the-turn = Event of the turn: { $event_card }.
log-next-event = Next event: { $event_card }.
log-event-token = A token { $value } is laid on { $event_card }.
log-dealt = { $place }: { $card }.
log-token-laid = A token { $value } is laid on { $card-the } ({ $place }).
log-reshuffled =
    { $tokens ->
        [one] The discarded token becomes the new reserve.
       *[other] The { $tokens } discarded tokens are shuffled into a new reserve.
    }
log-tokens-returned =
    { $tokens ->
        [one] The kept token goes back into the reserve and still counts.
       *[other] The { $tokens } kept tokens go back into the reserve and still count.
    }
log-placed = { $player } places a worker at { $gap }.
log-switched = { $player } starts activating.
log-passed = { $player } passes.
log-gained = { $player } takes the worker at { $gap } back and receives £{ $money } ({ $card }, { $place }).
log-activated = { $player } activates { $card-the } ({ $place }) with the worker at { $gap }.
log-waived = { $player } does not pay the surcharge of £{ $money }.
log-event-taken = { $player } uses the event { $event_card }.
log-exploited =
    { $workers ->
        [0] { $player } exploits { $card-the } without workers.
        [one] { $player } exploits { $card-the } with { $workers } worker.
       *[other] { $player } exploits { $card-the } with { $workers } workers.
    }
log-straightened = { $player } straightens { $card-the }.
log-paid-money = { $player } pays £{ $money }.
log-paid-spyrium = { $player } spends { $spyrium } Spyrium.
log-token-taken = { $player } takes a token { $value } from { $card-the }.
log-token-kept = { $player } keeps the token { $value }; kept so far: { $kept }.
log-value-named = { $player } counts it as { $value }.
log-patented = { $player } patents { $card-the }.
log-built = { $player } builds { $card-the } on a new plot.
log-replaced = { $player } builds { $card-the } in place of { $old-the }.
log-got-money = { $player } receives £{ $money }.
log-got-spyrium = { $player } gains { $spyrium } Spyrium.
log-got-points = { $player } scores { $points } VP and stands at { $score }.
log-got-workers =
    { $workers ->
        [one] { $player } takes { $workers } worker from the reserve.
       *[other] { $player } takes { $workers } workers from the reserve.
    }
log-no-workers-left = { $player } has no worker left in the reserve.
log-advanced = { $player } advances to residence { $residence }.
log-bonus-won = { $player } wins a bonus for { $score } VP.
log-bonus-lost = { $player } reaches { $score } VP, but has no worker left for the bonus.
log-turn-ends = Turn { $turn } ends.
log-game-ends = The game ends.

# ---- Card texts ----

text-call = When called: { $deal }.
text-use = Exploit: { $deal }.
text-built = When built: { $deal }.
text-token = One token lies on it.
text-tokens = One token fewer than there are players lies on it; a call takes one.
text-event = Once a turn for each player: { $deal }.
text-event-reuse = Once a turn for each player: for £{ $money }, straighten a tilted building and exploit it again at once.
text-event-place = Once a turn for each player: place a worker in phase II.
text-final = At the end: { $points }, at most { $cap } VP.
power-mines_need_no_worker = Your Mines need no workers.
power-more_money = You receive £{ $amount } more whenever you take back a worker for money.
power-cheaper_plots = New plots cost you £{ $amount } less.
power-keep_tokens = You keep the tokens of market cards that you activate, up to { $amount }. Once a turn you choose what a token counts as.
power-no_surcharge = Once a turn you activate a card without paying for other workers beside it.
power-reuse = Once a turn you straighten a tilted building and exploit it again at once.
power-factory_points = Each worker in a building with the Factory symbol scores { $amount } VP more.
final-spyrium = 1 VP for each Spyrium
final-money = 1 VP for each £{ $per }
final-buildings = 1 VP for each building
final-tokens = 1 VP for each kept token
final-residence = the value of your residence
final-workers = 1 VP for each worker
final-factories = the points of your Factory buildings once more

# ---- Points and the end ----

source-track = score track
source-buildings = buildings
reason-last-turn = The last turn has been played.
tie-shared-victory = Equal points: the victory is shared.

# ---- Why an action is not possible ----

reason-money = £{ $needed } needed, you have £{ $has }.
reason-spyrium = { $needed } Spyrium needed, you have { $has }.
reason-active-workers =
    { $needed ->
        [one] { $needed } active worker needed, you have { $has }.
       *[other] { $needed } active workers needed, you have { $has }.
    }
reason-no-active-worker = You have no active worker left.
reason-no-card-beside = No card is left beside { $gap }.
reason-placing-is-over = You have stopped placing workers this turn.
reason-still-placing = You must start activating first.
reason-already-activating = You are activating already.
reason-workers-in-market = Your workers must leave the market first.
reason-event-used = You have used the event this turn.
reason-no-event = There is no event this turn.
reason-other-event = The event of this turn does not offer this.
reason-reserve-empty = You have no worker left in the reserve.
reason-no-worker-there = You have no worker at { $gap }.
reason-empty-place = There is no card at { $place }.
reason-no-token-left = No token is left on { $card-the }.
reason-not-owned = You do not own { $card-the }.
reason-technique-used = You have used { $card-the } this turn.
reason-no-surcharge = There is no surcharge to save.
reason-tilted = You have exploited { $card-the } this turn.
reason-not-tilted = You have not exploited { $card-the } this turn.
reason-no-such-use = There is no such use of { $card-the }.
reason-no-such-token = There is no { $value } token on { $card-the }.
reason-end-of-track = You have reached the end of the residence track.

# ---- Labels ----

section-character = Characters
section-building = Buildings
section-technique = Techniques
section-event = Events
section-box = Constants
value-value = Value
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
box-turns = Era of each turn
box-money = Money at the start
box-spyrium = Spyrium at the start
box-workers = Workers at the start
box-workers_in_all = Workers of a colour
box-residences = Residence track
box-bonus_at = Points for the bonuses
box-bonus_money = Money bonus
box-tokens = Tokens of value 1, 2 and 3
box-plot = Plot price per building owned
box-reduction = Reduction for a shared symbol
box-technique_cap = Most points of one technique
kind-character = character
kind-building = building
kind-technique = technique
label-turn = Turn { $turn } of { $turns } · era { $era } · first player { $player }
label-event = Event
label-next-event = Next event
label-no-event = no more events
label-token = token { $value }
label-residence = residence
label-workers = workers
label-active = { $count } active
label-inactive = { $count } inactive
label-in-market = { $count } in market
label-in-reserve = { $count } in reserve
label-tilted = (tilted)
label-used = (used)
label-kept =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
label-event-used = event used
label-bonuses-worker-money = bonuses open: worker, £
label-bonuses-worker = bonus open: worker
label-bonuses-money = bonus open: £
label-phase-placement = placing
label-phase-activation = activating
label-phase-passed = passed
label-legend = £ money, S Spyrium, W workers, VP points, R residence action, # value of a token · ~ reconstructed value

# ---- In the browser ----

web-tagline = Workers step between the cards, then buy what lies beside them or sell their place.
web-hall-points = VP
web-hall-money = money
web-hall-spyrium = Spyrium
web-hall-residence = Residence
web-hall-workers = Workers
web-hall-quarter = Quarter
web-hall-techniques = Techniques
web-hall-market = Market
web-hall-place = { $place }: { $card }, price £{ $price }.
web-hall-place-empty = { $place }: empty
web-hall-crowd =
    { $count ->
        [0] No worker stands beside it.
        [one] { $count } worker stands beside it.
       *[other] { $count } workers stand beside it.
    }
web-hall-gap = { $gap }, between { $one } and { $two }.
web-hall-gap-workers =
    { $count ->
        [one] { $name }: { $count } worker.
       *[other] { $name }: { $count } workers.
    }
web-hall-which-worker = With the worker at
web-hall-worker-at = With the worker at { $gap }
web-hall-gain = Take money
web-hall-character = Call
web-hall-building = Build
web-hall-technique = Patent
web-hall-if-ended = { $points } if the game ended now
web-hall-used = used
web-hall-plot = next plot
web-hall-first = first player
web-hall-phase-placement = placing
web-hall-phase-activation = activating
web-hall-phase-passed = passed
web-hall-pile =
    { $count ->
        [one] Era { $era }: { $count } card in the pile
       *[other] Era { $era }: { $count } cards in the pile
    }
web-hall-pile-events =
    { $count ->
        [one] { $count } more event in the pile
       *[other] { $count } more events in the pile
    }
web-hall-pile-tokens =
    { $count ->
        [one] { $count } token in the reserve, { $gone } discarded
       *[other] { $count } tokens in the reserve, { $gone } discarded
    }
web-hall-event = { $title }: { $name }
web-hall-event-now = Event of turn { $turn }
web-hall-event-next = To come in turn { $turn }
web-hall-event-used-by = Used by { $names }
web-hall-score-of = { $name }: { $points } VP
web-hall-sum-price = price
web-hall-sum-workers =
    { $count ->
        [one] { $count } other worker
       *[other] { $count } other workers
    }
web-hall-sum-plot = new plot
web-hall-sum-total = to pay
web-hall-replaces-only = only in place of a building
web-hall-not-now = Not possible now:
web-hall-quote = As things stand, one of your workers would pay:

# ---- Why values are what they are ----

why-token-is-price = the token is the price
why-never-in-c = never in era C, as { $of } tells
why-example-market = in era A in the example market of the rulebook
why-big-factories = big Factories come in era B, as { $of } tells
why-unlimited-use = it can be used without limit, so £1 above the Miner
why-two-workers = two workers, but later
why-worth-of-worker = the bonuses make a worker worth £5
why-pays-back = it pays back with every later building, so it comes early
why-above-apprentice = 1 VP above the Apprentice for £1 more
why-needs-turns = it needs turns to gather tokens, so it comes early
why-level-with-banker = level with a Banker at token 2 or 3
why-limited-by-tokens = its tokens limit it, like the Bureaucrat’s
why-residence-and-points = a residence action and 2 VP
why-points-for-worker = 2 VP on average for the worker alone
why-building-example = the Factory of the example of building, taken for the smaller one
why-implied = implied by the example
why-techniques-are-the-rest = it counts characters and buildings; 59 cards in all leave 7 techniques (and so does { $of })
why-twelve-points = { $of } reports one costly card of 12 points in turn 6
why-seen-on-first-turn = { $of } reports it in turn 1
why-ends-of-track = 2, 3 and 4 are in the rulebook, the end 7 and the missing 6 in { $of }

# ---- What bots look at ----

feature-points = victory points
feature-money = money
feature-spyrium = Spyrium
feature-residence = the residence track
feature-workers = more workers
feature-fuel = Spyrium for the buildings that burn it
feature-active = workers still free this turn
feature-crowded = the price of the next plot
feature-first-bonus = the way to the first bonus
feature-second-bonus = the way to the second bonus
feature-event = the event of the turn
feature-begins = beginning the next turn
feature-placing = time to place workers
feature-passed = having passed
feature-takings = money to be gained in the market
feature-surcharge = the surcharge in the market
feature-building = owning { $card-the }
feature-upright = { $card-the }, ready to be exploited
feature-technique = owning { $card-the }
feature-beside = a worker beside { $card-the }
