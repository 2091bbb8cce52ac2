# Monumental in English, in our own words.

# ---- Cards ----

card-work_camp = Work Camp
    .the = the Work Camp
card-library = Library
    .the = the Library
card-fort = Fort
    .the = the Fort
card-forum = Forum
    .the = the Forum
card-mine = Mine
    .the = the Mine
card-paper_mill = Paper Mill
    .the = the Paper Mill
card-pyrotechnics = Pyrotechnics
    .the = Pyrotechnics
card-altar = Altar
    .the = the Altar
card-warrior_priest = Warrior Priest
    .the = the Warrior Priest
card-royal_quarry = Royal Quarry
    .the = the Royal Quarry
card-embalming = Embalming
    .the = Embalming
card-agora = Agora
    .the = the Agora
card-philosophy = Philosophy
    .the = Philosophy
card-samurai_training_ground = Samurai Training Ground
    .the = the Samurai Training Ground
card-calligraphy = Calligraphy
    .the = Calligraphy
card-workshop = Workshop
    .the = the Workshop
card-laboratory = Laboratory
    .the = the Laboratory
card-archery_range = Archery Range
    .the = the Archery Range
card-temple = Temple
    .the = the Temple
card-bazaar = Bazaar
    .the = the Bazaar
card-aqueduct = Aqueduct
    .the = the Aqueduct
card-barracks = Barracks
    .the = the Barracks
card-academy = Academy
    .the = the Academy
card-irrigation = Irrigation
    .the = Irrigation
card-metal_casting = Metal Casting
    .the = Metal Casting
card-writing = Writing
    .the = Writing
card-horse_riding = Horse Riding
    .the = Horse Riding
card-currency = Currency
    .the = Currency
card-great_pyramid = Great Pyramid
    .the = the Great Pyramid
card-great_wall = Great Wall
    .the = the Great Wall
card-great_library = Great Library
    .the = the Great Library
card-colosseum = Colosseum
    .the = the Colosseum
card-hanging_gardens = Hanging Gardens
    .the = the Hanging Gardens
card-university = University
    .the = the University
card-fortress = Fortress
    .the = the Fortress
card-windmill = Windmill
    .the = the Windmill
card-monastery = Monastery
    .the = the Monastery
card-printing = Printing
    .the = Printing
card-navigation = Navigation
    .the = Navigation
card-feudalism = Feudalism
    .the = Feudalism
card-engineering = Engineering
    .the = Engineering
card-notre_dame = Notre-Dame
    .the = Notre-Dame
card-angkor_wat = Angkor Wat
    .the = Angkor Wat
card-alhambra = Alhambra
    .the = the Alhambra
card-machu_picchu = Machu Picchu
    .the = Machu Picchu
card-steam_power = Steam Power
    .the = Steam Power
card-electricity = Electricity
    .the = Electricity
card-aviation = Aviation
    .the = Aviation
card-computing = Computing
    .the = Computing
card-eiffel_tower = Eiffel Tower
    .the = the Eiffel Tower
card-statue_of_liberty = Statue of Liberty
    .the = the Statue of Liberty
card-panama_canal = Panama Canal
    .the = the Panama Canal
card-space_station = International Space Station
    .the = the International Space Station

policy-confucianism = Confucianism
policy-imperial_examinations = Imperial Examinations
policy-silk_road = Silk Road
policy-mandate_of_heaven = Mandate of Heaven
policy-great_inventions = Great Inventions
policy-viking_raids = Viking Raids
policy-longships = Longships
policy-berserkers = Berserkers
policy-the_thing = The Thing
policy-danegeld = Danegeld
policy-corvee = Corvée
policy-pharaoh_cult = Pharaoh Cult
policy-nile_flood = Nile Flood
policy-valley_of_the_kings = Valley of the Kings
policy-obelisks = Obelisks
policy-democracy = Democracy
policy-delian_league = Delian League
policy-phalanx = Phalanx
policy-olympic_games = Olympic Games
policy-colonies = Colonies
policy-bushido = Bushido
policy-shinto = Shinto
policy-sakoku = Sakoku
policy-tea_ceremony = Tea Ceremony
policy-shogunate = Shogunate

civilization-china = China
civilization-denmark = Denmark
civilization-egypt = Egypt
civilization-greece = Greece
civilization-japan = Japan
warlord-hua_mulan = Hua Mulan
warlord-siegfried = Siegfried
warlord-ramses = Ramses II
warlord-hercules = Hercules
warlord-musashi = Miyamoto Musashi
city-samarkand = Samarkand
city-petra = Petra
city-timbuktu = Timbuktu
city-novgorod = Novgorod
city-palmyra = Palmyra
city-hormuz = Hormuz
city-ragusa = Ragusa
city-malacca = Malacca
city-lubeck = Lübeck
city-cahokia = Cahokia
market-silk = Silk market
market-spice = Spice market
market-ivory = Ivory market
market-amber = Amber market
barbarian-name = Barbarians { $value }{ $letter }
automa-name = { $id }
map-for_two = Map for two
map-for_three = Map for three
map-for_four = Map for four
tile-name = tile { $tile } ({ $terrain })
tile-number = tile { $tile }
terrain-capital = Capital
terrain-plains = plains
terrain-forest = forest
terrain-swamp = swamp
terrain-desert = desert
terrain-mountain = mountain
terrain-volcano = volcano
type-technological = technological
type-aggressive = aggressive
type-architectural = architectural
type-economic = economic
type-cultural = cultural

# ---- Goods ----

good-production = Production
goods-production = { $amount } Production
good-science = Science
goods-science = { $amount } Science
good-military = Military
goods-military = { $amount } Military
good-gold = Gold
goods-gold = { $amount } Gold
goods-culture = { $amount } Culture
goods-wonder_production = { $amount } Production for Wonders only
goods-barbarian_military = { $amount } Military against Barbarians only
goods-units =
    { $amount ->
        [one] { $amount } Unit
       *[other] { $amount } Units
    }
goods-any =
    { $amount ->
        [one] { $amount } basic resource of your choice
       *[other] { $amount } basic resources of your choice
    }
goods-basic =
    { $amount ->
        [one] { $amount } basic resource
       *[other] { $amount } basic resources
    }
goods-same = { $amount } basic resources of one kind
goods-draw =
    { $amount ->
        [one] draw { $amount } card
       *[other] draw { $amount } cards
    }
goods-archive =
    { $amount ->
        [one] archive { $amount } card
       *[other] archive up to { $amount } cards
    }
goods-discard =
    { $amount ->
        [one] discard { $amount } card
       *[other] discard { $amount } cards
    }
goods-reinforce =
    { $amount ->
        [one] reinforce { $amount } card
       *[other] reinforce { $amount } cards
    }
goods-reinforce_other =
    { $amount ->
        [one] reinforce { $amount } other card
       *[other] reinforce { $amount } other cards
    }
goods-free_moves =
    { $amount ->
        [one] move { $amount } Unit free
       *[other] move up to { $amount } Units free
    }
goods-free_steps =
    { $amount ->
        [one] each Explorer moves { $amount } tile free
       *[other] each Explorer moves up to { $amount } tiles free
    }
goods-activate =
    { $amount ->
        [one] activate { $amount } more card
       *[other] activate { $amount } more cards
    }
goods-reactivate =
    { $amount ->
        [one] reactivate { $amount } card
       *[other] reactivate { $amount } cards
    }
goods-reactivate_cover = reactivate the card that covers it
goods-cover_production = { $amount } Production more if the covering card prints Production
goods-knowledge =
    { $amount ->
        [one] gain { $amount } Knowledge card from the display
       *[other] gain { $amount } Knowledge cards from the display
    }
goods-wonder =
    { $amount ->
        [one] gain { $amount } Wonder from the display
       *[other] gain { $amount } Wonders from the display
    }
goods-basic_any = gain a Basic building of your choice
goods-basic_card = gain { $card-the }
goods-per-provinces = { $good } for every { $every } provinces, { $least } to { $most }
goods-per-wonders = { $good } for every { $every } Wonders, { $least } to { $most }
goods-swap = turn up to { $amount } basic resources of one kind into another
plus = { $one } + { $two }
deal = { $cost } → { $gain }
deal-repeated =
    { $times ->
        [one] { $deal }, { $times } time
       *[other] { $deal }, up to { $times } times
    }
if-generated = if you generated { $amount } { $good }: { $gain }
if-conquered = if you conquered a province: { $gain }
nothing-printed = nothing

# ---- Questions ----

ask-rival = Which civilization does the Automa play?
ask-civilization = Which civilization do you play?
ask-capital = Which Capital is yours?
ask-activate = Which row and which column of your city do you activate?
ask-turn = Take actions, or end your turn.
ask-any = Which basic resource do you generate? Left to choose: { $left }.
ask-same = Which basic resource do you generate { $left } times?
ask-spend = What do you spend for { $card-the }? Left to pay: { $left }.
ask-archive = Which card do you archive? At most { $left } more.
ask-give-up = Which card do you give up for { $card-the }?
ask-swap = Which resource do you swap, for which other?
ask-send = Which Unit attacks { $tile }? { $left } more to send.
ask-to = Where does the Unit go?
ask-reward = Which reward do you take?
ask-pick = Which token of the { $market } do you take?
ask-keep-wonder = Only one Wonder can be under construction. Which one do you keep?
ask-place-wonder = On which tile do you place the token of { $card-the }?
ask-gain-basic = Which Basic building do you gain?
ask-gain-card = Which card of the display do you gain?
ask-extra = Which card do you activate as well?
ask-reactivate = What do you reactivate?
ask-bonus = Which Policy gives its bonus next?
ask-keep-knowledge = Two Knowledge cards come together. Which one do you keep?
ask-reinforce = Which activated card stays in your city?
ask-pay = How do you pay { $goods }?
ask-save = Of which resource do you pay less?
ask-automa-target = Which province does the Automa conquer?
ask-automa-wonder = Where does the Automa place the token of { $card-the }?
ask-automa-market = To which market does Explorer { $explorer } of the Automa go?
ask-automa-step = Which way does Explorer { $explorer } of the Automa take?

# ---- Actions ----

do-rival = { $civilization } for the Automa ({ $type })
do-civilization = { $civilization }: { $own }
do-capital = The Capital on { $tile }
do-activate = Activate row { $row } and column { $column }: { $gain }
do-use = Use { $card-the }: { $effect }
    .group = Use a card
do-buy = Buy { $card-the } for { $cost }
    .group = Buy
do-begin-wonder = Begin { $card-the } for { $cost }
    .group = Buy
do-build = Complete { $card-the } for { $cost }: { $gain }
    .group = Buy
do-policy = Develop { $policy } for { $cost }: { $gain }. On top: { $power }
    .group = Policies
do-favour = { $policy }: { $cost } → 1 Culture
    .group = Policies
do-attack-barbarians = Conquer { $tile } from Barbarians of value { $value } with { $units }: { $cost }
    .group = Conquer
do-attack-city = Conquer { $tile }, { $city }, with { $units }: { $cost }
    .group = Conquer
do-attack-enemy = Conquer { $tile } from { $player } with { $units }: { $cost }
    .group = Conquer
do-attack-automa = Conquer { $tile } from the Automa with { $units }: { $cost }
    .group = Conquer
do-move = Move a Soldier from { $tile }{ $cost }
    .group = Move Units
do-move-warlord = Move your Warlord from { $tile }{ $cost }
    .group = Move Units
do-outpost = Build an Outpost on { $tile } with { $units } Soldiers
    .group = Move Units
do-outpost-warlord = Build an Outpost on { $tile } with { $units } Units, your Warlord among them
    .group = Move Units
do-explore = Explorer { $explorer } walks to { $tile }{ $cost }
    .group = Explorers
do-pick-market = Explorer { $explorer } looks at the tokens of the { $market } and takes one
    .group = Explorers
do-pick-production = Explorer { $explorer } takes the Production token
    .group = Explorers
do-market = Use the token of the { $market }: { $gain }
    .group = Tokens
do-production = Use a Production token: { $gain }
    .group = Tokens
do-progress = Scientific Progress for { $cost }: draw a card
do-end = End your turn
do-take = { $good }
do-spend = Spend { $good }
do-spend-doubled = Spend Gold, which counts as { $worth }
do-archive = Archive { $card-the } ({ $slot })
do-discard = Discard { $card-the } ({ $slot })
do-swap = { $amount } { $good } → { $amount } { $other }
do-send = A Soldier from { $tile }
do-send-warlord = Your Warlord from { $tile }
do-to = To { $tile }
do-reward = { $gain }
do-token = { $gain }
do-keep = Keep { $card-the }
do-place = On { $tile }
do-gain = { $card }
do-extra = { $card } ({ $slot })
do-again = { $card }
do-again-policy = The Policy { $policy }: { $gain }
do-bonus = { $policy }: { $gain }
do-pay-basic = With { $goods }
do-pay-gold = With 1 Gold, which counts as { $worth }
do-save = { $good }
do-reinforce = { $card } ({ $slot })
do-automa = { $tile }
do-automa-market = { $market }
do-stop = No more
cost-paid = : { $cost }
cost-free = : free

# ---- The log ----

log-rival-chosen = The Automa plays { $civilization }.
log-civilization-chosen = { $player } plays { $civilization }.
log-capital-chosen = { $player } settles on { $tile }.
log-round-begins = Round { $round } begins.
log-activated = { $player } activates row { $row } and column { $column }.
log-card-activated = { $player } activates { $card-the }.
log-reactivated = { $player } reactivates { $card-the }.
log-drew = { $player } draws { $card-the }.
log-nothing-to-draw = { $player } has no card left to draw.
log-reshuffled =
    { $cards ->
        [one] { $player } takes the discarded card as the new deck.
       *[other] { $player } shuffles the { $cards } discarded cards into a new deck.
    }
log-archived = { $player } archives { $card-the }.
log-discarded = { $player } discards { $card-the }.
log-laid-down = { $player } lays { $card-the } on the discard pile.
log-reinforced = { $player } keeps { $card-the } in the city.
log-dealt = { $player }, { $slot }: { $card }.
log-dealt-under = { $player }, { $slot }, below: { $card }.
log-knowledge-put-by = { $player } puts { $card-the } on the discard pile.
log-no-cover = { $player } has no card left to cover { $card-the }; the slot stays empty.
log-got-production = { $player } generates { $amount } Production.
log-got-science = { $player } generates { $amount } Science.
log-got-military = { $player } generates { $amount } Military.
log-got-wonder-production = { $player } generates { $amount } Production for Wonders.
log-got-barbarian-military = { $player } generates { $amount } Military against Barbarians.
log-got-gold = { $player } receives { $amount } Gold.
log-got-culture = { $player } receives { $amount } Culture.
log-got-moves = { $player } may move { $amount } Units free.
log-got-steps = The Explorers of { $player } may walk free, { $amount } tiles each.
log-got-reinforcement = { $player } may keep activated cards at the end of the turn: { $amount }.
log-paid-production = { $player } pays { $amount } Production.
log-paid-science = { $player } pays { $amount } Science.
log-paid-military = { $player } pays { $amount } Military.
log-paid-wonder-production = { $player } pays { $amount } Production for Wonders.
log-paid-barbarian-military = { $player } pays { $amount } Military against Barbarians.
log-paid-gold = { $player } pays { $amount } Gold.
log-gold-doubled = The first Gold of the turn counts as { $amount }.
log-paid-culture = { $player } pays { $amount } Culture.
log-swapped = { $player } turns { $amount } { $good } into { $other }.
log-used = { $player } uses { $card-the }.
log-bought = { $player } buys { $card-the }.
log-wonder-begun = { $player } begins { $card-the }.
log-wonder-given-up = { $player } gives up { $card-the }, which leaves the game.
log-wonder-completed = { $player } completes { $card-the }.
log-wonder-placed = { $player } places the token of { $card-the } on { $tile }.
log-wonder-waits = { $player } has no tile for the token of { $card-the }.
log-card-gained = { $player } gains { $card-the }.
log-none-left = { $player } cannot gain { $card-the }: none is left.
log-developed = { $player } develops { $policy }.
log-bonus = { $player } has the bonus of { $policy }.
log-favour = { $player } uses { $policy }.
log-conquered-barbarians = { $player } conquers { $tile } from Barbarians of value { $value }.
log-conquered-city = { $player } conquers { $tile } with { $city }.
log-conquered-from = { $player } conquers { $tile } from another player.
log-conquered-from-automa = { $player } conquers { $tile } from the Automa.
log-units-moved-in = Soldiers on { $tile }: { $soldiers }.
log-warlord-fought = { $warlord } takes part in the attack.
log-reward = { $player } takes reward { $choice }.
log-soldier-moved = { $player } moves a Soldier from { $tile } to { $to }.
log-warlord-moved = { $warlord } moves to { $to }.
log-outpost-built = { $player } builds an Outpost on { $tile }.
log-explored = Explorer { $explorer } of { $player } walks to { $tile }.
log-picked-production = { $player } picks up the Production token of { $tile }.
log-looked = { $player } sees a token: { $token }.
log-picked-market = { $player } looks at the tokens of the { $market }.
log-token-taken = { $player } takes a token: { $token }.
log-token-used = { $player } uses a Market token: { $token }.
log-production-used = { $player } uses a Production token.
log-progress = { $player } makes Scientific Progress.
log-turn-ends = The turn of { $player } ends.
log-display-dealt = New in the display: { $card }.
log-display-discarded = { $card } leaves the display.
log-era-begins = Era { $era } begins.
log-deck-empty = The Development deck is empty: after this round comes the last one.
log-last-round = The last round begins.
log-game-ends = The game ends.
log-automa-card = The Automa turns over card { $automa_card }.
log-automa-passes-over = Card { $automa_card } does not fit and is passed over.
log-automa-gold = The Automa receives { $amount } Gold.
log-automa-pays = The Automa pays { $amount } Gold.
log-automa-cannot = The Automa cannot { $line } and receives { $amount } Gold instead.
log-automa-skips = The Automa does not pay to { $line }.
log-automa-takes = The Automa takes { $card-the }.
log-automa-begins-wonder = The Automa begins { $card-the }.
log-automa-completes = The Automa completes { $card-the }.
log-automa-places = The Automa places the token of { $card-the } on { $tile }.
log-automa-develops = The Automa develops { $policy }.
log-automa-conquers = The Automa conquers { $tile }.
log-automa-conquers-from = The Automa conquers { $tile } from you.
log-automa-explores = Explorer { $explorer } of the Automa walks to { $tile }.
log-automa-production = The Automa picks up the Production token of { $tile }.
log-automa-market = The Automa takes a token of the { $market }: { $token }.
log-automa-explorers-return = The Automa lays its Market tokens down, and its Explorers go home.
log-automa-shuffles = The Automa shuffles all its cards.
log-automa-scores = The Automa scores { $points } points.
unheard-looked = { $player } looks at a token.
unheard-token-taken = { $player } takes one of them.
line-conquer_low = conquer the cheapest province beside its own
line-conquer_high = conquer the dearest province beside its own
line-knowledge_low = take the cheapest Knowledge card
line-knowledge_high = take the dearest Knowledge card
line-knowledge_all = take every Knowledge card
line-building_low = take the cheapest building
line-building_high = take the dearest building
line-wonder = work on a Wonder
line-policy = develop a Policy
line-policy_gold = develop a Policy, with Gold for each
line-explore = move its Explorers
line-gold = take Gold
line-shuffle = shuffle all its cards

# ---- Card texts ----

text-printed = When activated: { $gain }.
text-effect = Once when activated: { $effect }.
text-acquisition = When completed: { $gain }.
text-bonus = Bonus: { $gain }.
text-attack = When the Warlord attacks, once a turn: { $gain }.
text-rewards = Reward: { $one }, or { $two }.
text-city-cost = Beside the Units: { $cost }.
text-market-token = Token { $number }: { $gain }.
text-line = { $number } × { $line }.
text-line-priced = { $number } × { $line } for { $price } Gold.
text-typed = Only if it is { $type }: { $number } × { $line }.
text-until_type = Turns over cards until one has a part for its type, and does that card.
text-coast = 1 Gold for each of its coastal provinces; then another card.
text-always_twice = Turns over another card and does its general lines twice.
text-typed_only = Turns over another card and does its typed lines, whatever the type.
text-catch_up = Conquers if it has fewer provinces than you, else develops a Policy if it has fewer, else turns over another card.
text-advanced = An advanced card, for higher difficulty.
text-civilization = A civilization of the type { $type }.
text-map = A map of { $tiles } tiles.
power-cheaper_knowledge = Knowledge cards cost you { $amount } Science less, at least 1.
power-cheap_progress = Your first Scientific Progress each turn costs { $amount } Science.
power-token_gold = Each token that your Explorers take also gives { $amount } Gold.
power-reinforce = Each turn you may reinforce cards: { $amount }.
power-knowledge_science = Each Knowledge card that you activate generates { $amount } Science more.
power-cheaper_barbarians = Barbarian provinces cost { $amount } less to conquer, at least 1.
power-across_the_sea = Tiles on the shore of the same Sea are adjacent for your Units.
power-cheaper_enemies = Enemy provinces cost { $amount } less to conquer, at least 1.
power-smaller_outposts = An Outpost replaces { $amount } Units.
power-first_conquest_gold = The first province that you conquer each turn gives { $amount } Gold.
power-cheaper_wonders = Each step of a Wonder costs { $amount } Production less, at least 1.
power-wonder_culture = Whenever you complete a Wonder: { $amount } Culture.
power-yearly_production = After activating your city you generate { $amount } Production.
power-stronger_wonders = Your Wonder tokens defend with { $amount }.
power-first_step_gold = Whenever you pay the first step of a Wonder: { $amount } Gold.
power-gold_for_culture = Once a turn you may spend { $amount } Gold for 1 Culture.
power-free_city_friend = Free Cities cost { $amount } resource less, and you take both rewards.
power-stronger_provinces = Each of your provinces defends with { $amount } more.
power-double_gold = The first Gold that you spend as a basic resource each turn counts as { $amount }.
power-extra_pick_up = Your Explorers may pick up { $amount } token more each turn.
power-strong_warlord = Your Warlord attacks as { $amount } Units.
power-dearer_provinces = Your provinces cost others { $amount } more to conquer.
power-peace_gold = At the end of a turn without conquest: { $amount } Gold.
power-barbarian_science = Each Barbarian token that you take also generates { $amount } Science.

# ---- Points and the end ----

source-knowledge = Knowledge
source-wonders = Wonders
source-provinces = provinces
source-policies = Policies
source-gold = Gold
source-domination = domination
reason-last-round = The last round has been played.
reason-automa-beaten = You have beaten the Automa.
reason-automa-wins = The Automa has won.
reason-activate-first = Activate a row and a column first.
reason-activated-already = A row and a column have been activated this turn already.
reason-answer-first = Something else is asked first.
reason-not-asked = This answers no question that is asked now.
reason-not-among = This is not among the choices.
reason-price = This takes { $needed }; you have { $have } and { $gold }.
reason-culture = This takes { $needed }; you have { $have }.
reason-gold = This takes { $needed }; you have { $have }.
reason-no-effect = This card has no effect to use.
reason-used = The effect of this card has been used this turn.
reason-not-activated = This card has not been activated this turn.
reason-nothing-to-swap = You have no basic resource to swap.
reason-condition = What the effect of this card asks for has not happened this turn.
reason-cost = You cannot pay what this effect takes: { $cost }.
reason-nothing-to-gain = The effect of this card would do nothing now.
reason-not-for-sale = This card is not for sale now.
reason-no-wonder = You have no Wonder under construction.
reason-developed = You have developed this Policy already.
reason-other-civilization = This Policy belongs to another civilization.
reason-no-favour = No Policy of yours sells Culture.
reason-once-a-turn = This can be done once a turn, and has been.
reason-no-card-to-draw = You have no card left to draw.
reason-no-such-tile = The map has no such tile.
reason-no-province = This tile is not a province.
reason-own-province = You control this province already.
reason-not-adjacent = None of your tiles is adjacent to it.
reason-too-few-units = This takes { $needed }, and you do not have as many there.
reason-city-price = You cannot pay all that this Free City takes.
reason-no-unit-here = You have no such Unit on this tile.
reason-one-unit-stays = The last Unit of a province must stay.
reason-isolated = No other tile of yours is linked to it.
reason-not-yours = You do not control this province.
reason-outpost-there = An Outpost stands there already.
reason-no-outpost-left = You have no Outpost left.
reason-warlord-elsewhere = Your Warlord is on another tile.
reason-explorer-too-far = This tile is not beside the Explorer.
reason-other-explorer-first = Both Explorers could do the same: take the first one.
reason-no-production-token = No Production token lies there.
reason-no-market = There is no market there.
reason-has-token = You have had a token of this market already.
reason-market-empty = No token is left at this market.
reason-picked-already = This Explorer has taken a token this turn already.
reason-no-market-token = You have no unused token of this market.
reason-no-kept-production = You have no Production token.
reason-civilization-taken = Another side has this civilization.
reason-no-free-capital = This is not a free Capital.
reason-none-left = You do not have that much of it.
reason-slot-in-use = There is no card there, or it has been activated.
reason-cannot-send = From there no Unit can be sent so that the conquest succeeds.
reason-other-territory = This tile does not belong to the same territory.
reason-no-room-for-wonder = You do not control this tile, or it has a Wonder token.
reason-cannot-stay = This card cannot stay in the city.
end-rival = { label-automa }
tie-gold = Equal points: Gold decides.
tie-culture = Equal points and Gold: Culture decides.
tie-shared-victory = Equal in everything: the victory is shared.

# ---- Labels ----

section-building = Buildings
section-knowledge = Knowledge
section-wonder = Wonders
section-policy = Cultural Policies
section-civilization = Civilizations
section-warlord = Warlords
section-barbarian = Barbarians
section-city = Free Cities
section-market = Markets
section-map = Maps
section-automa = Automa
section-box = Constants
value-value = Value
value-set = Set
value-copies = Copies
value-cost = Cost
value-steps = Steps
value-civilization = Civilization
value-printed = Printed
value-effect = Effect
value-acquisition = On completion
value-type = Type
value-attack = On attack
value-bonus = Bonus
value-power = Power
value-amount = Amount
value-rewards = Rewards
value-tokens = Tokens
value-tiles = Tiles
value-always = General lines
value-typed = Typed lines
value-special = Special
value-advanced = Advanced
set-start = start
set-civilization = civilization
set-basic = basic
set-I = era I
set-II = era II
set-III = era III
box-gold = Gold at the start
box-soldiers = Soldiers of a side
box-outposts = Outposts of a side
box-progress = Science for Scientific Progress
box-outpost_units = Units for an Outpost
box-soldier_defence = Defence of a Soldier
box-warlord_defence = Defence of a Warlord
box-outpost_defence = Defence of an Outpost
box-wonder_defence = Defence of a Wonder token
box-knowledge_points = Points for a Knowledge card
box-wonder_points = Points for a Wonder
box-policy_points = Points for a Policy
box-province_points = Points for a province
box-domination_points = Points for leading in a category
box-production_token = Production of a token
box-terrain_tiles = Tiles of each kind of land
box-terrain_values = Values of the kinds of land
box-production_tokens = Production tokens
box-automa_cards = Automa: cards a turn
box-automa_gold = Automa: Gold at the start
box-automa_consolation = Automa: Gold for a line that cannot be done
box-automa_production = Automa: Production tokens for 1 Gold
box-automa_culture = Automa: Gold for 1 Culture
box-automa_points = Automa: Gold for 1 point
label-round = Round { $round } · first player { $player }
label-round-automa = Round { $round } · the Automa begins
label-ending = the Development deck is empty
label-last-round = last round
label-display = Display
label-leaves = the last of an idle row leaves
label-deck-left = { $count } cards in the deck
label-basics = Basic buildings
label-left = { $count } left
label-map = Map
label-city = City
label-drawn = Drawn: { $cards }
label-resources = This turn: { $goods }
label-free = free: { $moves } Units, Explorers { $one } and { $two } tiles
label-piles = deck { $deck }, discard { $discard }
label-effect = { $card }: { $effect }
label-taken = taken: { $cards }
label-on-top = on top: { $card }
label-building = under construction: { $card }
label-policies = Policies: { $policies }
label-tokens = tokens: { $count } Production
label-market-token = { $market }: { $gain }
label-market-hidden = { $market }: hidden
label-market-used = { $market }: used
label-units = Warlord on { $tile }, Explorers on { $one } and { $two }, Outposts in reserve: { $outposts }
label-score =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
label-automa = Automa
label-automa-type = type { $type }
label-legend = P Production, S Science, M Military, G Gold, C Culture · * activated · on the map: number and land; barb Barbarians, F Free City, a letter with soldiers is a holder, W Warlord, ^ Outpost, & Wonder, p Production token, $ market, e Explorers · ~ reconstructed
short-production = { $amount }P
short-science = { $amount }S
short-military = { $amount }M
short-wonder_production = { $amount }P(wonder)
short-barbarian_military = { $amount }M(barb)
short-gold = { $amount }G
short-culture = { $amount }C
short-any = { $amount } any
short-more = +effect
short-per = per…
short-cover = +{ $amount }P?
land-capital = CAP
land-plains = pla
land-forest = for
land-swamp = swa
land-desert = dsrt
land-mountain = mou
land-volcano = vol
land-sea = sea
map-sign-barbarian = barb { $value }
map-sign-city = F
map-sign-warlord = W
map-sign-outpost = ^
map-sign-wonder = &
map-sign-production = p
map-sign-market = $

# ---- The page ----

web-tagline = Nine cards, one row and one column a turn. Wonders, knowledge, conquest.
web-option-map = Map
web-option-map-standard = standard
web-option-map-random = at random
web-option-civilizations = Civilizations
web-option-civilizations-chosen = chosen
web-option-civilizations-dealt = dealt at random
web-option-difficulty = Strength of the Automa
    .alone = For one player.
web-option-solo_first = Who begins
    .alone = For one player.
web-option-solo_first-automa = the Automa
web-option-solo_first-player = you
web-atlas-letter-building = B
web-atlas-letter-knowledge = K
web-atlas-letter-wonder = W
web-atlas-kind-building = building
web-atlas-kind-knowledge = Knowledge
web-atlas-kind-wonder = Wonder
web-atlas-steps = { $one } Production to begin, { $two } to complete
web-atlas-leaves = The next to leave if nobody takes a card from this row
web-atlas-era-left =
    { $count ->
        [one] Era { $era }: { $count } card to come
       *[other] Era { $era }: { $count } cards to come
    }
web-atlas-resources = Resources
web-atlas-culture = Culture
web-atlas-only-wonder_production = Wonders only
web-atlas-only-barbarian_military = Barbarians only
web-atlas-free-moves = free moves of Units: { $count }
web-atlas-free-steps-one = free steps of Explorer 1: { $count }
web-atlas-free-steps-two = free steps of Explorer 2: { $count }
web-atlas-may-stay = cards that may stay: { $count }
web-atlas-slot = { $slot }: { $card }
web-atlas-active = activated
web-atlas-below = Below: { $card }
web-atlas-gap = { $slot } is empty
web-atlas-drawn = Drawn this turn
web-atlas-drawn-card = Drawn: { $card }
web-atlas-deck = Your deck: { $count }
web-atlas-deck-short = in the deck
web-atlas-discard = Discard pile: { $count }
web-atlas-discard-short = discarded
web-atlas-worth = value { $value }
web-atlas-barbarians = Barbarians of value { $value }
web-atlas-free-city = Free City { $city }
web-atlas-held =
    { $count ->
        [one] held by { $name } with { $count } Soldier
       *[other] held by { $name } with { $count } Soldiers
    }
web-atlas-warlord-of = Warlord of { $name }
web-atlas-outpost = Outpost
web-atlas-wonder-here = Wonder: { $card }
web-atlas-production-here = Production token
web-atlas-market = { $market }, tokens left: { $count }
web-atlas-seen = You have seen there: { $tokens }
web-atlas-explorer-of = Explorer { $number } of { $name }
web-atlas-reach = What to show on the map
web-atlas-reach-all = All
web-atlas-reach-units = Units
web-atlas-reach-explorer = Explorer { $number }
web-atlas-realm = Realm
web-atlas-points = { $points } points
web-atlas-counts = { $what }: { $count }
web-atlas-leads = leads
web-atlas-warlord = Your Warlord { $name }, on tile { $tile }
web-atlas-on-attack = in an attack
web-atlas-forces = Soldiers: { $count }, of them { $home } in the Capital. Outposts in reserve: { $outposts }.
web-atlas-soldiers = Soldiers
web-atlas-at-home = { $count } at home
web-atlas-outposts = Outposts in reserve
web-atlas-explorers = on { $one } and { $two }
web-atlas-production-tokens = tokens
web-atlas-used = used
web-atlas-trophies =
    { $count ->
        [one] { $count } token conquered
       *[other] { $count } tokens conquered
    }
web-atlas-under-construction = Under construction
web-atlas-policy-top = Topmost: its effect is at work
web-atlas-policy-developed = Developed, number { $place }
web-atlas-policy-price = Not developed; costs { $cost } Culture
web-atlas-policy-next = the next costs
web-atlas-policy-on-top = Policy: { $policy }
web-atlas-tokens = Market tokens: { $kept } kept, { $used } used
web-atlas-automa-none = None of its cards lies open.
web-atlas-automa-did = What it did last
web-atlas-automa-deck = { $count } in its deck
web-atlas-automa-taken = What it has taken
web-atlas-offers = To choose from
web-atlas-pays = Pays
web-atlas-leaves-over = left

# ---- Why values are what they are ----

why-numbers-public = how many of each kind an era has is public ({ $of })
why-numbers-and-name-public = the name and how many of each kind an era has are public ({ $of })
why-name-public = the name is public ({ $of })
why-one-is-gold = that one of them is Gold is public ({ $of })
why-four-military = a token of 4 Military is public ({ $of })
why-checks-generated = that it checks what was generated is in the rulebook
why-totals-known = the totals of 4 and 36 are in the rulebook
why-zero-known = that the value 0 exists is in the rulebook
why-spends-resources = that it spends resources is in the rulebook
why-kept-for-production = that it is kept and gives Production is in the rulebook
why-limit-reconstructed = { $of }; the limit is reconstructed
why-amount-reconstructed = { $of }; the amount is reconstructed

# ---- What bots look at ----

feature-points = points
feature-knowledge = Knowledge
feature-wonders = Wonders
feature-provinces = provinces
feature-policies = Policies
feature-ahead = leading in the categories
feature-gold = Gold
feature-culture = Culture
feature-next-policy = Culture for another Policy
feature-tokens = Production tokens
feature-market-tokens = tokens of markets
feature-wonder-begun = a Wonder under construction
feature-unspent = a turn that is not over yet
feature-production = Production to spend
feature-science = Science to spend
feature-military = Military to spend
feature-effects = effects still to be used
feature-outposts = Outposts
feature-at-home = Soldiers at home
feature-deck = the size of the deck
feature-owned = owning { $card }
