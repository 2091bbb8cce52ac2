# Monumental in English, in our own words.

# ---- Cards ----

card-work_camp = Work Camp
    .the = the Work Camp
    .one = a Work Camp
card-library = Library
    .the = the Library
    .one = a Library
card-fort = Fort
    .the = the Fort
    .one = a Fort
card-forum = Forum
    .the = the Forum
    .one = the Forum
card-mine = Mine
    .the = the Mine
    .one = the Mine
card-paper_mill = Paper Mill
    .the = the Paper Mill
    .one = the Paper Mill
card-pyrotechnics = Pyrotechnics
    .the = Pyrotechnics
    .one = Pyrotechnics
card-altar = Altar
    .the = the Altar
    .one = the Altar
card-warrior_priest = Warrior Priest
    .the = the Warrior Priest
    .one = the Warrior Priest
card-royal_quarry = Royal Quarry
    .the = the Royal Quarry
    .one = the Royal Quarry
card-embalming = Embalming
    .the = Embalming
    .one = Embalming
card-agora = Agora
    .the = the Agora
    .one = the Agora
card-philosophy = Philosophy
    .the = Philosophy
    .one = Philosophy
card-samurai_training_ground = Samurai Training Ground
    .the = the Samurai Training Ground
    .one = the Samurai Training Ground
card-calligraphy = Calligraphy
    .the = Calligraphy
    .one = Calligraphy
card-workshop = Workshop
    .the = the Workshop
    .one = a Workshop
card-laboratory = Laboratory
    .the = the Laboratory
    .one = a Laboratory
card-archery_range = Archery Range
    .the = the Archery Range
    .one = an Archery Range
card-temple = Temple
    .the = the Temple
    .one = the Temple
card-bazaar = Bazaar
    .the = the Bazaar
    .one = the Bazaar
card-aqueduct = Aqueduct
    .the = the Aqueduct
    .one = the Aqueduct
card-barracks = Barracks
    .the = the Barracks
    .one = the Barracks
card-academy = Academy
    .the = the Academy
    .one = the Academy
card-irrigation = Irrigation
    .the = Irrigation
    .one = Irrigation
card-metal_casting = Metal Casting
    .the = Metal Casting
    .one = Metal Casting
card-writing = Writing
    .the = Writing
    .one = Writing
card-horse_riding = Horse Riding
    .the = Horse Riding
    .one = Horse Riding
card-currency = Currency
    .the = Currency
    .one = Currency
card-great_pyramid = Great Pyramid
    .the = the Great Pyramid
    .one = the Great Pyramid
card-great_wall = Great Wall
    .the = the Great Wall
    .one = the Great Wall
card-great_library = Great Library
    .the = the Great Library
    .one = the Great Library
card-colosseum = Colosseum
    .the = the Colosseum
    .one = the Colosseum
card-hanging_gardens = Hanging Gardens
    .the = the Hanging Gardens
    .one = the Hanging Gardens
card-university = University
    .the = the University
    .one = the University
card-fortress = Fortress
    .the = the Fortress
    .one = the Fortress
card-windmill = Windmill
    .the = the Windmill
    .one = the Windmill
card-monastery = Monastery
    .the = the Monastery
    .one = the Monastery
card-printing = Printing
    .the = Printing
    .one = Printing
card-navigation = Navigation
    .the = Navigation
    .one = Navigation
card-feudalism = Feudalism
    .the = Feudalism
    .one = Feudalism
card-engineering = Engineering
    .the = Engineering
    .one = Engineering
card-notre_dame = Notre-Dame
    .the = Notre-Dame
    .one = Notre-Dame
card-angkor_wat = Angkor Wat
    .the = Angkor Wat
    .one = Angkor Wat
card-alhambra = Alhambra
    .the = the Alhambra
    .one = the Alhambra
card-machu_picchu = Machu Picchu
    .the = Machu Picchu
    .one = Machu Picchu
card-steam_power = Steam Power
    .the = Steam Power
    .one = Steam Power
card-electricity = Electricity
    .the = Electricity
    .one = Electricity
card-aviation = Aviation
    .the = Aviation
    .one = Aviation
card-computing = Computing
    .the = Computing
    .one = Computing
card-eiffel_tower = Eiffel Tower
    .the = the Eiffel Tower
    .one = the Eiffel Tower
card-statue_of_liberty = Statue of Liberty
    .the = the Statue of Liberty
    .one = the Statue of Liberty
card-panama_canal = Panama Canal
    .the = the Panama Canal
    .one = the Panama Canal
card-space_station = International Space Station
    .the = the International Space Station
    .one = the International Space Station

# A name that a card file gives.
card-own = { $name-en }
    .the = { $the-en }
    .one = { $the-en }
own-name = { $en }
    .en = { $en }
    .fr = { $fr }

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
    .the = China
civilization-denmark = Denmark
    .the = Denmark
civilization-egypt = Egypt
    .the = Egypt
civilization-greece = Greece
    .the = Greece
civilization-japan = Japan
    .the = Japan
who = { $player }
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
    .many = Production
goods-production = { $amount } Production
good-science = Science
    .many = Science
goods-science = { $amount } Science
good-military = Military
    .many = Military
goods-military = { $amount } Military
good-gold = Gold
    .many = Gold
goods-gold = { $amount } Gold
goods-culture = { $amount } Culture
goods-wonder_production = { $amount } Production for Wonders
goods-barbarian_military = { $amount } Military against Barbarians
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
goods-same =
    { $amount ->
        [one] { $amount } basic resource
       *[other] { $amount } basic resources of one kind
    }
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
goods-reactivate_cover = reactivate the card on top of it
goods-cover_production = { $amount } more Production if the card on top prints Production
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
goods-basic_card = gain { $card-one }
goods-per-provinces =
    { $every ->
        [one] { $good } for each province (at least { $least }, at most { $most })
       *[other] { $good } for every { $every } provinces (at least { $least }, at most { $most })
    }
goods-per-wonders =
    { $every ->
        [one] { $good } for each Wonder (at least { $least }, at most { $most })
       *[other] { $good } for every { $every } Wonders (at least { $least }, at most { $most })
    }
part-of = { $goods } ({ $parts })
part-and = { $one }, { $two }
part-price = printed price { $amount }
part-policy = Policy { $amount }
part-units = Units { $amount }
part-city = Free City { $amount }
goods-swap =
    { $amount ->
        [one] turn { $amount } basic resource into another
       *[other] turn up to { $amount } basic resources of one kind into another
    }
plus = { $one } + { $two }
deal = { $cost } → { $gain }
deal-repeated =
    { $times ->
        [one] { $deal }, { $times } time
       *[other] { $deal }, up to { $times } times
    }
if-generated = { $gain } if you generated at least { $generated } this turn
if-conquered = { $gain } if you conquered { $conquered } this turn
if-both = { $gain } if you generated at least { $generated } and conquered { $conquered } this turn
times-conquered =
    { $provinces ->
        [one] a province
       *[other] at least { $provinces } provinces
    }
nothing-printed = nothing

# ---- Questions ----

ask-rival = Which civilization does the Automa play?
ask-civilization = Which civilization do you play?
ask-capital = Which Capital do you take?
ask-activate = Which row and which column of your city do you activate?
ask-turn = Choose an action, or end your turn.
ask-turn-end = Nothing is left to do but end your turn.
ask-any =
    { $left ->
        [one] Which basic resource do you generate?
       *[other] Which basic resource do you generate next? { $left } are still to be chosen.
    }
ask-same =
    { $left ->
        [one] Which basic resource do you generate?
       *[other] Which basic resource do you generate { $left } of?
    }
ask-spend =
    { $left ->
        [one] What do you spend on { $card-the }? { $left } resource is still due.
       *[other] What do you spend on { $card-the }? { $left } resources are still due.
    }
ask-spend-again =
    { $left ->
        [one] Use { $card-the } once more? What do you spend?
       *[other] Use { $card-the } once more? What do you spend? { $left } resources are due.
    }
ask-archive =
    { $left ->
        [one] Which card do you archive, if any?
       *[other] Which card do you archive, if any? You may archive up to { $left }.
    }
ask-give-up = Which card of your city do you give up for { $card-the }?
ask-swap = Which resource do you change into which other?
ask-send =
    { $left ->
        [one] Which Unit attacks { $tile }? { $left } is still to be sent.
       *[other] Which Unit attacks { $tile }? { $left } are still to be sent.
    }
ask-to = Where does the Unit move?
ask-reward = { $token }: which reward do you take?
ask-pick = Which token of the { $market } do you take?
ask-gain-knowledge = Which Knowledge card of the display do you gain?
ask-gain-wonder = Which Wonder of the display do you gain?
ask-keep-wonder = Only one Wonder can be under construction. Which one do you keep?
ask-place-wonder = On which tile do you place the token of { $card-the }?
ask-gain-basic = Which Basic building do you gain?
ask-extra = Which other card do you activate?
ask-reactivate = Which activated card do you reactivate?
ask-reactivate-policy = Which Policy gives you its bonus once more?
ask-reactivate-both = Which activated card do you reactivate, or which Policy gives you its bonus once more?
ask-bonus = Which of your earlier Policies gives its bonus next?
ask-keep-knowledge = Two Knowledge cards came one after the other. Which one do you keep?
ask-reinforce = Which activated card stays in your city, if any?
ask-pay = How do you pay { $goods }?
ask-save = Which resource of the price does your Policy lower?
web-monumental-asks = The Automa cannot decide.
ask-automa-target = The Automa could conquer several provinces equally well. Which one does it conquer?
ask-automa-wonder = The Automa has completed { $card-the }. On which tile does it place the token?
ask-automa-market = Several markets are equally near. Which one does the Automa’s Explorer { $explorer } head for?
ask-automa-step = Several ways are equally good. Where does the Automa’s Explorer { $explorer } go?

# ---- Actions ----

do-rival = { $civilization } for the Automa (type: { $type })
do-civilization = { $civilization }: { $own }
do-capital = The Capital on { $tile }
do-activate = Activate row { $row } and column { $column }: { $gain }
do-use = Use { $card-the }: { $effect }
    .group = Use a card
do-buy = Buy { $card-one } for { $cost }
    .group = Buy
do-begin-wonder = Begin { $card-the } for { $cost }
    .group = Buy
do-build = Complete { $card-the } for { $cost }. On completion: { $gain }
    .group = Buy
do-policy = Develop { $policy } for { $cost }. Bonus: { $gain }. While on top: “{ $power }”
    .group = Policies
do-favour = { $policy }: pay { $cost }, receive 1 Culture
    .group = Policies
do-attack-barbarians = Conquer { $tile } from Barbarians of value { $value } with { $units } for { $cost }
    .group = Conquer
do-attack-city = Conquer { $tile }, the Free City of { $city }, with { $units } for { $cost }
    .group = Conquer
do-attack-enemy = Conquer { $tile } from { $player } with { $units } for { $cost }
    .group = Conquer
do-attack-automa = Conquer { $tile } from the Automa with { $units } for { $cost }
    .group = Conquer
do-move = Move a Soldier from { $tile }{ $cost }
    .group = Move Units
do-move-warlord = Move your Warlord from { $tile }{ $cost }
    .group = Move Units
do-outpost =
    { $units ->
        [one] Build an Outpost on { $tile } with { $units } Soldier
       *[other] Build an Outpost on { $tile } with { $units } Soldiers
    }
    .group = Move Units
do-outpost-warlord =
    { $units ->
        [one] Build an Outpost on { $tile } with your Warlord alone
       *[other] Build an Outpost on { $tile } with { $units } Units, your Warlord among them
    }
    .group = Move Units
do-explore = Explorer { $explorer } moves to { $tile }{ $cost }
    .group = Explorers
do-pick-market = Explorer { $explorer } looks at the tokens of the { $market } and takes one
    .group = Explorers
do-pick-production = Explorer { $explorer } takes the Production token
    .group = Explorers
do-market = Use your token of the { $market }: { $gain }
    .group = Tokens
do-production = Use a Production token: { $gain }
    .group = Tokens
do-progress = Scientific Progress for { $cost }: draw a card
do-end = End your turn
do-take = { $good }
do-spend = Spend 1 { $good }
do-spend-doubled = Spend 1 Gold, which counts as { $worth }
do-archive = Archive { $card-the } ({ $slot })
do-discard = Discard { $card-the } ({ $slot })
do-swap =
    { $amount ->
        [one] { $amount } { $good } → { $amount } { $other }
       *[other] { $amount } { $good-many } → { $amount } { $other-many }
    }
do-send = A Soldier from { $tile }
do-send-warlord = Your Warlord from { $tile }
do-to = To { $tile }
do-reward = { CAPITAL($gain) }
do-token = { CAPITAL($gain) }
do-keep = Keep { $card-the }
do-place = On { $tile }
do-gain = { $card }
do-extra = { $card } ({ $slot })
do-again = { $card }
do-again-policy = Policy { $policy }: { $gain }
do-bonus = { $policy }: { $gain }
do-pay-basic = With { $goods }
do-pay-gold = With 1 Gold, which counts as { $worth }
do-save = 1 { $good } less
do-reinforce = { $card } ({ $slot })
do-automa = { CAPITAL($tile) }
do-automa-market = { $market }
do-stop = No more
do-archive-none = Archive no card
do-reinforce-none = Keep no card
cost-paid = { " " }for { $cost }
cost-free = { " " }free of charge

# ---- The log ----

log-rival-chosen = The Automa plays { $civilization }.
log-civilization-chosen = { $player } plays { $civilization }.
    .chip = { $civilization }
log-capital-chosen = { $player } takes the Capital on { $tile }.
    .chip = Capital: { $tile }
log-first-player = { $player } is the first player.
log-first-automa = The Automa plays first.
log-round-begins = Round { $round } begins.
log-activated = { $player } activates row { $row } and column { $column }.
    .chip = row { $row }, column { $column }
log-card-activated = { $player } activates { $card-the }.
log-reactivated = { $player } reactivates { $card-the }.
log-drew = { $player } draws { $card-one }.
log-nothing-to-draw = { $player } has no card left to draw.
log-reshuffled =
    { $cards ->
        [one] { $player } takes the discarded card as the new deck.
       *[other] { $player } shuffles the { $cards } discarded cards into a new deck.
    }
log-archived = { $player } archives { $card-one }.
    .chip = archived { $card-the }
log-discarded = { $player } discards { $card-one }.
log-archives-no-more = { $player } chooses not to archive a card.
log-laid-down = { $player } puts { $card-one } on the discard pile.
log-reinforced = { $player } keeps { $card-one } in the city.
log-keeps-no-more = { $player } chooses not to keep a card in the city.
log-dealt = { POSSESSIVE($player) } city, { $slot }: { $card }.
log-dealt-under = { POSSESSIVE($player) } city, { $slot }, under the card: { $card }.
log-knowledge-put-by = { $player } does not keep { $card-the }, which goes to the discard pile.
log-no-cover = { $player } has no card left to put on { $card-the }, which goes to the discard pile. The slot stays empty.
log-got-production = { $player } generates { goods-production }.
log-got-science = { $player } generates { goods-science }.
log-got-military = { $player } generates { goods-military }.
log-got-wonder-production = { $player } generates { goods-wonder_production }.
log-got-barbarian-military = { $player } generates { goods-barbarian_military }.
log-got-gold = { $player } receives { goods-gold }.
log-got-culture = { $player } receives { goods-culture }.
log-got-moves =
    { $amount ->
        [one] { $player } may move { $amount } Unit free of charge.
       *[other] { $player } may move up to { $amount } Units free of charge.
    }
log-got-steps =
    { $amount ->
        [one] { $player } may move each Explorer { $amount } tile free of charge.
       *[other] { $player } may move each Explorer up to { $amount } tiles free of charge.
    }
log-got-reinforcement =
    { $amount ->
        [one] { $player } may keep { $amount } activated card at the end of the turn.
       *[other] { $player } may keep up to { $amount } activated cards at the end of the turn.
    }
log-paid-production = { $player } pays { goods-production }.
log-paid-science = { $player } pays { goods-science }.
log-paid-military = { $player } pays { goods-military }.
log-paid-wonder-production = { $player } pays { goods-wonder_production }.
log-paid-barbarian-military = { $player } pays { goods-barbarian_military }.
log-paid-gold = { $player } pays { goods-gold }.
log-price-lower = { $player } pays { $amount } less.
log-gold-doubled = { POSSESSIVE($player) } first Gold of the turn counts as { $amount }.
log-paid-culture = { $player } pays { goods-culture }.
log-swapped =
    { $amount ->
        [one] { $player } changes { $amount } { $good } into { $amount } { $other }.
       *[other] { $player } changes { $amount } { $good-many } into { $amount } { $other-many }.
    }
log-unspent =
    { $amount ->
        [one] { $player } leaves { $amount } resource unspent; it is lost.
       *[other] { $player } leaves { $amount } resources unspent; they are lost.
    }
log-no-effect = { $player } gets nothing from it.
log-repeats-no-more = { $player } does not use { $card-the } any further.
log-used = { $player } uses { $card-the }.
    .chip = used { $card-the }
log-bought = { $player } buys { $card-one }.
    .chip = bought { $card-the }
log-wonder-begun = { $player } begins { $card-the }.
    .chip = began { $card-the }
log-wonder-given-up = { $player } gives up { $card-the } for good.
    .chip = gave up { $card-the }
log-wonder-completed = { $player } completes { $card-the }.
    .chip = completed { $card-the }
log-wonder-placed = { $player } places the token of { $card-the } on { $tile }.
log-wonder-waits = { $player } has no tile for the token of { $card-the }.
log-card-gained = { $player } gains { $card-one }.
    .chip = gained { $card-the }
log-none-left = { $player } cannot gain { $card-one }: none is left.
log-developed = { $player } develops { $policy }.
    .chip = developed { $policy }
log-bonus = { $player } gets the bonus of { $policy }.
log-favour = { $player } uses { $policy }.
    .chip = used { $policy }
log-conquered-barbarians = { $player } conquers { $tile } from Barbarians of value { $value }.
    .chip = conquered { $tile }
log-conquered-city = { $player } conquers { $tile }, the Free City of { $city }.
    .chip = conquered { $city }
log-conquered-from = { $player } conquers { $tile } from { $loser }. Any Units there return to { POSSESSIVE($loser) } Capital, an Outpost to the reserve.
    .chip = took { $tile } from { $loser }
log-conquered-from-automa = { $player } conquers { $tile } from the Automa. Any Units there return to its Capital, an Outpost to the reserve.
    .chip = conquered { $tile }
log-fewer-units =
    { $amount ->
        [one] { $player } needs { $amount } Unit fewer.
       *[other] { $player } needs { $amount } Units fewer.
    }
log-more-units =
    { $amount ->
        [one] { $player } needs { $amount } Unit more.
       *[other] { $player } needs { $amount } Units more.
    }
log-warlord-counts =
    { $amount ->
        [one] { $warlord } counts as { $amount } Unit.
       *[other] { $warlord } counts as { $amount } Units.
    }
log-units-moved-in =
    { $soldiers ->
        [0] The Warlord stands alone on { $tile }.
        [one] { $soldiers } Soldier now stands on { $tile }.
       *[other] { $soldiers } Soldiers now stand on { $tile }.
    }
log-warlord-fought = { $warlord } takes part in { POSSESSIVE($player) } attack.
log-reward = { $player } takes reward { $choice }.
    .chip = reward { $choice }
reward-taken = { $token }: { $player } takes this reward: { $gain }.
    .chip = reward: { $gain }
log-soldier-moved = { $player } moves a Soldier from { $tile } to { $to }.
    .chip = Soldier: { $to }
log-warlord-moved = { POSSESSIVE($player) } Warlord { $warlord } moves to { $to }.
    .chip = Warlord: { $to }
log-outpost-built = { $player } builds an Outpost on { $tile }.
    .chip = Outpost: { $tile }
log-explored = { POSSESSIVE($player) } Explorer { $explorer } moves to { $tile }.
    .chip = Explorer: { $tile }
log-picked-production = { $player } picks up the Production token of { $tile }.
    .chip = Production token: { $tile }
log-looked = { $player } sees this token: { $token }.
log-picked-market = { $player } looks at the tokens of the { $market }.
log-token-taken = { $player } takes this token: { $token }.
    .chip = Market token
log-token-used = { $player } uses a Market token: { $token }.
    .chip = used a Market token
log-production-used = { $player } uses a Production token.
    .chip = used a Production token
log-progress = { $player } makes Scientific Progress.
    .chip = Scientific Progress
log-turn-ends = { POSSESSIVE($player) } turn ends.
log-display-dealt = New in the display: { $card }.
log-display-discarded = Card removed from the display: { $card-the }.
log-era-begins = Era { $era } begins.
log-deck-empty = The Development deck is empty: once this round is over, one last round is played.
log-last-round = The last round begins.
log-game-ends = The game ends.
log-automa-card = The Automa turns over a card: { $automa_card }.
    .chip = turned over a card
log-automa-passes-over = The Automa skips this card, which has no line of the kind it needs.
log-automa-line = The Automa’s next line: { $line }.
log-automa-gold = The Automa receives { goods-gold }.
automa-gold-coast = The Automa receives { goods-gold } for its coastal provinces.
automa-gold-policies = The Automa receives { goods-gold } for its Policies.
automa-gold-token = The Automa receives { goods-gold } for that token.
log-automa-pays = The Automa pays { goods-gold }.
automa-pays-for = The Automa pays { goods-gold } to { $line }.
log-automa-cannot = The Automa cannot { $line } and receives { goods-gold } instead.
    .chip = { goods-gold } instead
log-automa-skips = The Automa does not have the Gold to { $line }.
    .chip = too little Gold
log-automa-lacks-target = The Automa cannot { $line }. That would have cost Gold, so it receives nothing instead.
    .chip = nothing to do
log-automa-takes = The Automa takes { $card-the }.
    .chip = took { $card-the }
log-automa-begins-wonder = The Automa begins { $card-the }.
    .chip = began { $card-the }
log-automa-completes = The Automa completes { $card-the }.
    .chip = completed { $card-the }
log-automa-places = The Automa places the token of { $card-the } on { $tile }.
log-automa-develops = The Automa develops { $policy }.
    .chip = developed { $policy }
log-automa-conquers = The Automa conquers { $tile }.
    .chip = conquered { $tile }
log-automa-conquers-from = The Automa conquers { $tile } from { $loser }. Any Units there return to { POSSESSIVE($loser) } Capital, an Outpost to the reserve.
    .chip = took { $tile } from { $loser }
log-automa-explores = The Automa’s Explorer { $explorer } moves to { $tile }.
    .chip = Explorer: { $tile }
log-automa-trades =
    { $tokens ->
        [one] The Automa exchanges { $tokens } Production token for Gold.
       *[other] The Automa exchanges { $tokens } Production tokens for Gold.
    }
    .chip = traded its tokens
log-automa-production = The Automa picks up the Production token of { $tile }.
    .chip = Production token: { $tile }
log-automa-market = The Automa takes a token of the { $market }: { $token }.
    .chip = token of the { $market }
log-automa-explorers-return = The Automa has a token of every market: it hands them in, and its Explorers return to its Capital.
caused = { $cause }: { $event }
cause-barbarians = Barbarians of value { $value }
log-automa-shuffles = The Automa shuffles all its cards.
log-automa-scores =
    { $points ->
        [one] The Automa scores { $points } point.
       *[other] The Automa scores { $points } points.
    }
    .chip = +{ $points } VP
unheard-looked = { $player } looks at a token.
unheard-token-taken = { $player } takes one of them.
    .chip = Market token
line-conquer_low = conquer the cheapest neighbouring province
line-conquer_high = conquer the most expensive neighbouring province
line-knowledge_low = take the cheapest Knowledge card
line-knowledge_high = take the most expensive Knowledge card
line-knowledge_all = take every Knowledge card
line-building_low = take the cheapest building
line-building_high = take the most expensive building
line-wonder = complete its Wonder or begin one
line-policy = develop a Policy
line-policy_gold = develop a Policy
line-explore = move its Explorers
line-gold = take Gold
line-shuffle = shuffle all its cards

# ---- Card texts ----

text-printed = When activated: { $gain }.
text-effect = Once per activation: { $effect }.
text-acquisition = When completed: { $gain }.
text-bonus = Bonus: { $gain }.
text-attack = When the Warlord attacks, once per turn: { $gain }.
text-rewards = Reward: { $one }, or { $two }.
text-city-cost = In addition to the Units: { $cost }.
text-market-token = Token { $number }: { $gain }.
does-conquer_low =
    { $number ->
        [one] conquer the cheapest neighbouring province
       *[other] conquer the { $number } cheapest neighbouring provinces, one after the other
    }
does-conquer_high =
    { $number ->
        [one] conquer the most expensive neighbouring province
       *[other] conquer the { $number } most expensive neighbouring provinces, one after the other
    }
does-knowledge_low =
    { $number ->
        [one] take the cheapest Knowledge card
       *[other] take the { $number } cheapest Knowledge cards
    }
does-knowledge_high =
    { $number ->
        [one] take the most expensive Knowledge card
       *[other] take the { $number } most expensive Knowledge cards
    }
does-knowledge_all =
    { $number ->
        [one] take every Knowledge card
        [2] take every Knowledge card, twice
       *[other] take every Knowledge card { $number } times
    }
does-building_low =
    { $number ->
        [one] take the cheapest building
       *[other] take the { $number } cheapest buildings
    }
does-building_high =
    { $number ->
        [one] take the most expensive building
       *[other] take the { $number } most expensive buildings
    }
does-wonder =
    { $number ->
        [one] complete its Wonder or begin the cheapest one
        [2] complete its Wonder or begin the cheapest one, twice
       *[other] complete its Wonder or begin the cheapest one, { $number } times
    }
does-policy =
    { $number ->
        [one] develop a Policy
       *[other] develop { $number } Policies
    }
does-policy_gold = develop a Policy, then take { $number } Gold for each of its Policies
does-explore =
    { $number ->
        [one] move each Explorer { $number } tile
       *[other] move each Explorer { $number } tiles
    }
does-gold = take { $number } Gold
does-shuffle =
    { $number ->
        [one] shuffle all its cards
        [2] shuffle all its cards twice
       *[other] shuffle all its cards { $number } times
    }
does-priced = pay { $price } Gold to { $line }
does-then = { $one }; { $two }
does-typed = only if its type is { $type }: { $lines }
does-until_type = turn over cards until one has lines for its type, and do that card
does-coast = take 1 Gold for each of its coastal provinces, then turn over another card
does-always_twice = turn over another card and do its general lines twice
does-typed_only = turn over another card and do only its lines for a type, whatever the type
does-catch_up = conquer if it has fewer provinces than you; else develop a Policy if it has fewer than you; else turn over another card
text-sentence = { CAPITAL($text) }.
text-advanced = An advanced card, for higher difficulty.
text-civilization = Type of the civilization: { $type }.
text-map = A map of { $tiles } tiles.
power-none = It has no permanent effect.
power-cheaper_knowledge = Knowledge cards cost you { goods-science } less, but at least 1.
power-cheap_progress = Your first Scientific Progress each turn costs { goods-science }.
power-token_gold = Each token that your Explorers take also gives you { goods-gold }.
power-reinforce =
    { $amount ->
        [one] Each turn you may reinforce { $amount } card.
       *[other] Each turn you may reinforce up to { $amount } cards.
    }
power-knowledge_science = Each Knowledge card that you activate generates { $amount } more Science.
power-cheaper_barbarians = Barbarian provinces take { goods-units } fewer to conquer, but at least 1.
power-across_the_sea = Tiles on the shore of the same Sea are adjacent for your Units.
power-cheaper_enemies = Enemy provinces take { goods-units } fewer to conquer, but at least 1.
power-smaller_outposts =
    { $amount ->
        [one] An Outpost replaces { $amount } Unit.
       *[other] An Outpost replaces { $amount } Units.
    }
power-first_conquest_gold = The first province that you conquer each turn gives you { goods-gold }.
power-cheaper_wonders = Each step of a Wonder costs you { goods-production } less, but at least 1.
power-wonder_culture = Whenever you complete a Wonder, you receive { goods-culture }.
power-yearly_production = After activating your city, you generate { goods-production }.
power-stronger_wonders = The tokens of your Wonders defend your provinces with { $amount }.
power-first_step_gold = Whenever you pay the first step of a Wonder, you receive { goods-gold }.
power-gold_for_culture = Once per turn, you may pay { goods-gold } for 1 Culture.
power-free_city_friend =
    { $amount ->
        [one] Free Cities cost you { $amount } resource less, and you take both rewards.
       *[other] Free Cities cost you { $amount } resources less, and you take both rewards.
    }
power-stronger_provinces = Each of your provinces takes { goods-units } more to conquer.
power-double_gold = The first Gold that you spend as a basic resource each turn counts as { $amount }.
power-extra_pick_up =
    { $amount ->
        [one] Your Explorers may pick up { $amount } more token each turn.
       *[other] Your Explorers may pick up { $amount } more tokens each turn.
    }
power-strong_warlord =
    { $amount ->
        [one] Your Warlord attacks as { $amount } Unit.
       *[other] Your Warlord attacks as { $amount } Units.
    }
power-dearer_provinces = Each of your provinces takes { goods-units } more to conquer.
power-peace_gold = At the end of a turn in which you conquered nothing, you receive { goods-gold }.
power-barbarian_science = Whenever you take a Barbarian token, you generate { goods-science }.

# ---- Points and the end ----

source-knowledge = Knowledge
source-wonders = Wonders
source-provinces = provinces
source-policies = Policies
source-gold = Gold
source-domination = domination
end-last-round = The last round has been played.
end-automa-beaten = You have beaten the Automa.
end-automa-wins = The Automa has won.
illegal-activate-first = Activate a row and a column first.
illegal-activated-already = You have already activated a row and a column this turn.
illegal-answer-first = Another question must be answered first.
illegal-not-asked = This is not what is asked now.
illegal-not-among = This is not among the choices.
illegal-price = This costs { $needed }; you have { $have } and { $gold }.
illegal-culture = This costs { $needed }; you have { $have }.
illegal-gold = This costs { $needed }; you have { $have }.
illegal-no-effect = This card has no effect to use.
illegal-used = You have already used the effect of this card this turn.
illegal-not-activated = You have not activated this card this turn.
illegal-nothing-to-swap = You have no basic resource to swap.
illegal-condition = The condition of this card is not met this turn.
illegal-cost = You cannot pay the cost of this effect: { $cost }.
illegal-nothing-to-gain = The effect of this card would do nothing now.
illegal-not-for-sale = This card is not for sale now.
illegal-no-wonder = You have no Wonder under construction.
illegal-developed = You have already developed this Policy.
illegal-other-civilization = This Policy belongs to another civilization.
illegal-no-favour = Your topmost Policy does not sell Culture.
illegal-once-a-turn = You have already done this once this turn.
illegal-no-card-to-draw = You have no card left to draw.
illegal-no-such-tile = The map has no such tile.
illegal-no-province = This tile is not a province.
illegal-own-province = You already control this province.
illegal-not-adjacent = None of your tiles is adjacent to it.
illegal-too-few-units = This takes { $needed }; you do not have that many within reach.
illegal-city-price = You cannot pay the price of this Free City.
illegal-no-unit-here = You have no such Unit on this tile.
illegal-one-unit-stays = The last Unit of a province must stay.
illegal-isolated = No other tile of yours is linked to it.
illegal-not-yours = You do not control this province.
illegal-outpost-there = This province already has an Outpost.
illegal-no-outpost-left = You have no Outpost left.
illegal-warlord-elsewhere = Your Warlord is on another tile.
illegal-explorer-too-far = This tile is not beside the Explorer.
illegal-other-explorer-first = Both Explorers could do the same, so it is the first one that does it.
illegal-no-production-token = There is no Production token here.
illegal-no-market = There is no market here.
illegal-has-token = You have already taken a token of this market.
illegal-market-empty = This market has no tokens left.
illegal-picked-already = This Explorer has already taken a token this turn.
illegal-no-market-token = You have no unused token of this market.
illegal-no-kept-production = You have no Production token.
illegal-civilization-taken = Another player already has this civilization.
illegal-no-free-capital = This is not a free Capital.
illegal-none-left = You do not have that many.
illegal-slot-in-use = There is no card there, or it has been activated.
illegal-cannot-send = No Unit can leave from there for this conquest.
illegal-other-territory = This tile does not belong to the same territory.
illegal-no-room-for-wonder = You do not control this tile, or it already has a Wonder token.
illegal-cannot-stay = This card cannot stay in the city.
result-rival = { label-automa }
web-rival-won = The Automa won, { $points } to { $other }
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
value-name = Name
value-set = Set
value-copies = Copies
value-cost = Cost
value-steps = Steps
value-civilization = Civilization
value-printed = Resources
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
value-typed = Lines for a type
value-special = Special
value-advanced = Advanced
set-start = start
set-civilization = civilization
set-basic = basic
set-I = era I
set-II = era II
set-III = era III
box-gold = Gold at the start
box-soldiers = Soldiers per side
box-outposts = Outposts per side
box-progress = Science for Scientific Progress
box-outpost_units = Units for an Outpost
box-soldier_defence = Defence of a Soldier
box-warlord_defence = Defence of a Warlord
box-outpost_defence = Defence of an Outpost
box-wonder_defence = Defence of a Wonder token
box-knowledge_points = Points per Knowledge card
box-wonder_points = Points per Wonder
box-policy_points = Points per Policy
box-province_points = Points per province
box-domination_points = Points for leading in a category
box-production_token = Production of a token
box-terrain_tiles = Tiles of each kind of land
box-terrain_values = Values of the kinds of land
label-setup = Set-up · first player { $player }
label-setup-automa = Set-up · the Automa plays first
box-production_tokens = Production tokens
box-automa_cards = Automa: cards per turn
box-automa_gold = Automa: Gold at the start
box-automa_consolation = Automa: Gold for an impossible line
box-automa_production = Automa: Production tokens for 1 Gold
box-automa_culture = Automa: Gold for 1 Culture
box-automa_points = Automa: Gold for 1 point
label-round = Round { $round } · first player { $player }
label-round-automa = Round { $round } · the Automa plays first
label-ending = the Development deck is empty
label-last-round = last round
label-display = Display
label-leaves = the last card of a row from which none is taken leaves
label-deck-left =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
label-basics = Basic buildings
label-left = { $count } left
label-map = Map
label-city = City
label-drawn = Drawn: { $cards }
label-resources = This turn: { $goods }
label-free = free: Units { $moves }, steps of the Explorers { $one } and { $two }
label-piles = deck { $deck }, discard { $discard }
label-effect = { $card }: { $effect }
label-taken = taken: { $cards }
label-on-top = on top: { $card }
label-building = under construction: { $card }
label-policies = Policies: { $policies }
label-tokens =
    { $count ->
        [one] { $count } Production token
       *[other] { $count } Production tokens
    }
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
label-legend = P Production, S Science, M Military, G Gold, C Culture · * activated · on the map: number and land; barb Barbarians, F Free City, a letter and a number: a player and their Soldiers, W Warlord, ^ Outpost, & Wonder, p Production token, $ market, e Explorers · ~ reconstructed
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

web-tagline = Nine cards, one row and one column per turn. Wonders, knowledge, conquest.
web-box = Heavy · 90 minutes to two hours with friends
web-explain-resources = Gold and Culture are kept. Production, Science and Military last until the end of the turn; Gold can stand for any of them.
    .rule = M-28
web-explain-tallies = Knowledge, Wonders, provinces and Policies. A crown marks whoever has the most of them: 3 points at the end.
    .rule = M-102
web-explain-display = Cards to buy. The numbers count the cards left in each era; when the last era has run out, the game ends.
    .rule = M-99
web-explain-tile = A province. A shield is the strength of Barbarians, a house a Free City with its price, discs are Soldiers; a coloured edge shows who holds it. The small number is the value of the land; a conquest takes as many Units as both together.
    .rule = M-63
web-explain-deck = Your deck. New cards go on top of it.
    .rule = M-45
web-explain-discard = What was discarded; it is shuffled when the deck has run out.
    .rule = M-93
web-explain-city = Your city: every turn one row and one column are activated: five cards.
    .rule = M-23
web-explain-leaving = The next card to leave: it goes at the end of a turn in which nobody took a card from its row.
    .rule = M-97
web-explain-policy = A Policy. The first costs 1 Culture, the second 2, and so on. Its bonus comes at once; only the newest one has its lasting effect.
    .rule = M-56
web-explain-forces = Your Soldiers with those still at home, your Outposts in reserve, and the tiles of your Explorers.
    .rule = M-60
web-explain-production = Production tokens that your Explorers have picked up. Each is worth 1 Production, once.
    .rule = M-86
web-explain-token = A Market token: it is used once, now or in a later turn.
    .rule = M-85
web-explain-trophy = Tokens of the Barbarians and Free Cities that were conquered.
    .rule = M-66
web-explain-capital = A Capital. It cannot be attacked and may be left empty; lost Units come back here.
    .rule = M-59
web-explain-barbarian = A province of Barbarians: its conquest takes as many Units as the value of the land, the small number, and the shield together.
    .rule = M-65
web-explain-free-city = A Free City: its conquest takes Units for the value of the land, the small number, and the resources that it asks for.
    .rule = M-67
web-explain-market = A market: an Explorer who comes here looks at its tokens and takes one. Each market gives you one token in the game.
    .rule = M-82
web-intro-goal = Lead a civilization. The most points win: 1 for each Knowledge card and province, 2 for each Wonder and Policy, 3 for having the most in each of these four.
web-intro-length = The game ends when the Development deck has run out.
web-intro-1 = Nine cards lie before you. Each turn you activate one row and one column, and use what these five cards print.
    .title = The city
web-intro-2 = Production pays for buildings and Wonders, Science for Knowledge, Military for Units and Explorers. What is left at the end of the turn is lost. Gold, which stands for any of the three, and Culture are kept.
    .title = Resources
web-intro-3 = Whatever you take goes on top of your deck, so it soon comes into your city. Wonders take two payments. Each new Policy costs more Culture, and repeats the bonuses of all before it.
    .title = Cards, Wonders, Policies
web-intro-4 = Units conquer provinces from Barbarians, Free Cities and each other, for 1 Military each. Explorers fetch tokens.
    .title = The map
web-intro-5 = Alone you play against the Automa, a rival that plays by itself: each turn it turns over two cards and does what their lines say. Where its rules leave a choice open, you are asked.
    .title = The Automa
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
web-monumental-kind-building = building
web-monumental-kind-knowledge = Knowledge
web-monumental-kind-wonder = Wonder
web-monumental-steps = { $one } Production to begin, { $two } to complete
web-monumental-leaves = Leaves next if nobody takes a card from this row
web-monumental-era-left =
    { $count ->
        [one] Era { $era }: { $count } card to come
       *[other] Era { $era }: { $count } cards to come
    }
web-monumental-resources = Resources
web-monumental-culture = Culture
web-monumental-only-wonder_production = Wonders only
web-monumental-only-barbarian_military = Barbarians only
web-monumental-free-moves = free moves of Units: { $count }
web-monumental-free-steps-one = free steps of Explorer 1: { $count }
web-monumental-free-steps-two = free steps of Explorer 2: { $count }
web-monumental-may-stay = cards that may stay: { $count }
web-monumental-slot = { $slot }: { $card }
web-monumental-active = activated
web-monumental-below = Below: { $card }
web-monumental-gap = { $slot } is empty
web-monumental-drawn = Drawn this turn
web-monumental-drawn-card = Drawn: { $card }
web-monumental-deck = Your deck: { $count }
web-monumental-deck-short = in the deck
web-monumental-discard = Discard pile: { $count }
web-monumental-discard-short = discarded
web-monumental-worth = value { $value }
web-monumental-barbarians = Barbarians of value { $value }
web-monumental-free-city = Free City of { $city }
web-monumental-held =
    { $count ->
        [one] held by { $name } with { $count } Soldier
       *[other] held by { $name } with { $count } Soldiers
    }
web-monumental-warlord-of = { POSSESSIVE($name) } Warlord
web-monumental-outpost = Outpost
web-monumental-wonder-here = Wonder: { $card }
web-monumental-production-here = Production token
web-monumental-market = { $market }, tokens left: { $count }
web-monumental-seen = You have seen here: { $tokens }
web-monumental-explorer-of = { POSSESSIVE($name) } Explorer { $number }
web-monumental-reach = What to show on the map
web-monumental-reach-all = All
web-monumental-reach-units = Units
web-monumental-reach-explorer = Explorer { $number }
web-monumental-realm = Realm
web-monumental-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-monumental-counts = { $what }: { $count }
web-monumental-leads = leads
web-monumental-warlord = Your Warlord { $name }, on tile { $tile }
web-monumental-on-attack = in an attack
web-monumental-forces = Soldiers: { $count }, of them { $home } in the Capital. Outposts in reserve: { $outposts }.
web-monumental-soldiers = Soldiers
web-monumental-at-home = { $count } at home
web-monumental-outposts = Outposts in reserve
web-monumental-explorers = on { $one } and { $two }
web-monumental-production-tokens = tokens
web-monumental-used = used
web-monumental-trophies =
    { $count ->
        [one] { $count } token conquered
       *[other] { $count } tokens conquered
    }
web-monumental-under-construction = Under construction
web-monumental-policy-top = On top: its effect applies
web-monumental-policy-developed = Developed, number { $place }
web-monumental-policy-price = Not developed; costs { $cost } Culture
web-monumental-policy-next = the next costs
web-monumental-policy-on-top = Policy: { $policy }
web-monumental-tokens = Market tokens: { $kept } kept, { $used } used
web-monumental-automa-none = None of its cards lies open.
web-monumental-automa-did = What it did last
web-monumental-automa-deck = { $count } in its deck
web-monumental-automa-taken = What it has taken
web-monumental-offers = To choose from
web-monumental-pays = Pays
web-monumental-leaves-over = left

# ---- Why values are what they are ----

why-numbers-public = how many of each kind an era has is public ({ $of })
why-one-is-gold = that one of them is Gold is public ({ $of })
why-four-military = a token of 4 Military is public ({ $of })
why-checks-generated = that it checks what was generated is in the rulebook
why-totals-known = the totals of 4 and 36 are in the rulebook
why-zero-known = that the value 0 exists is in the rulebook
why-spends-resources = that it spends resources is in the rulebook
why-kept-for-production = that it is kept and gives Production is in the rulebook
why-limit-reconstructed = the effect is public ({ $of }), its limit is our estimate
why-amount-reconstructed = the effect is public ({ $of }), its amount is our estimate

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
feature-to-move = being next to play
feature-cards-left = how long the game lasts
feature-targets = provinces that can be attacked
feature-easy-targets = provinces that are easy to conquer
feature-threatened = provinces that are easily lost
feature-markets = markets visited
feature-market-way = the way to the next market
feature-owned = owning { $card-the }
feature-policy = { $policy }
feature-power = { $policy } on top

# ---- The guided first game: learn/lesson.toml ----

learn-goal = You lead Greece. Knowledge cards and provinces are worth 1 point each, Wonders and Policies 2, and having the most of any of the four is worth 3 more. We play two turns together.
learn-city = Nine cards are your city. Each turn you activate one row and one column: five cards, and they give what they print.
learn-activate = Activate the first row and the first column: three Work Camps and two Forts. Choose the card where they cross.
learn-activate-wrong = Those five cards give something else. We need Production and Military: the first row and the first column.
learn-resources = 3 Production and 2 Military. They last until the end of the turn, so spend them; Gold and Culture are kept. Gold can stand for any of them.
learn-buy = Production pays buildings. Buy a Workshop: it is twice as good as a Work Camp.
learn-buy-wrong = A good card too. But Production first makes everything else easier: buy a Workshop.
learn-buy-end = Everything that you have not spent would be lost.
learn-buy-attack = We do that next. First spend the Production.
learn-buy-wonder = A Wonder is paid in two halves. Let us begin one in a moment, with what we are about to conquer.
learn-buy-explore = Military is better spent on a province right now.
learn-buy-progress = Gold is precious: it fills any gap later. There is no need to draw now.
learn-conquer = Military moves Units. Tile 9 beside your Capital is held by Barbarians: two Units take it.
learn-conquer-wrong = Take the province first, while you have the Military.
learn-conquer-end = 2 Military would be lost, and they are worth a province.
learn-conquer-explore = Explorers fetch tokens, and that takes a while. The province is a point at once.
learn-conquer-other = That would work as well. Let us take tile 9, the forest.
learn-reward = Beaten Barbarians leave something. Take the 2 Production: there is a use for them.
learn-reward-wrong = Gold would keep, that is true. But with 2 Production you can begin a Wonder this very turn.
learn-wonder = The Great Wall costs 2 Production now and 3 more later. Begin it.
learn-wonder-wrong = Begin the Great Wall: you have just its first half.
learn-wonder-end = 2 Production are left, and they are just the first half of the Great Wall.
learn-wonder-pyramid = The Great Pyramid would cost a Gold besides. The Wall costs exactly what you have.
learn-wonder-gardens = The Hanging Gardens take 4 more later, the Wall only 3, and you will have 4 next turn.
learn-end-turn = Nothing is left: end your turn. The five cards that you used are discarded, and new ones come from your deck.
learn-end-turn-wrong = Keep your Gold for the next turn, and end this one.
learn-fresh = Look: your Workshop is here already. What you buy goes on top of your deck.
learn-second = You need 3 Production for the Wall, and Science for something new. Activate the first row and the column in the middle.
learn-second-wrong = The first row has the Production, the column in the middle two Libraries: that is what we need.
learn-complete = 4 Production: pay the second half of the Great Wall.
learn-complete-wrong = First the Wall: it is worth 2 points as soon as it stands.
learn-complete-end = Then 4 Production would be lost, and the Wall would stay a building site.
learn-complete-buy = If you spend Production on that, it no longer suffices for the Wall.
learn-token = The token of a Wonder strengthens the province where it lies. Put it onto your new one, which has few Soldiers.
learn-token-wrong = Your Capital is strong enough. Protect the new province.
learn-knowledge = Science buys Knowledge, 1 point each. Metal Casting costs 3 Science; you have 2, and 1 Production left over.
learn-philosophy = Knowledge lies under a card of the city and is activated with it. Yours is Philosophy, which turns resources into others: use it.
learn-philosophy-wrong = First turn the Production that is left over into Science. Use Philosophy.
learn-philosophy-gold = You can, but it would cost a Gold. Philosophy makes the missing Science out of Production that would be lost.
learn-philosophy-end = You are one Science short of a whole point.
learn-swap = 1 Production becomes 1 Science.
learn-swap-wrong = Science is what is missing: turn the Production into Science.
learn-learn = 3 Science: take Metal Casting.
learn-learn-wrong = Take Metal Casting: a point, and Military whenever you need it.
learn-learn-end = Your Science would be lost.
learn-done = End your turn.
learn-done-wrong = Only Gold is left, and that keeps. End your turn.
learn-end = Production for buildings and Wonders, Science for Knowledge, Military for the map, Culture for Policies. Watch who has the most of each. Now play on by yourself, against an easy bot.

# ---- What is wrong in a card file ----

wrong-fixed = “{ $value }” is expected.
wrong-one-of-each = there is one of each.
wrong-price-missing = the card needs its price.
wrong-no-gain = an effect needs a gain, or a swap.
wrong-repeat = only what is paid with 1 basic resource can repeat.
wrong-not-covered = only a Knowledge card is covered by another, so “{ $word }” means nothing here.
wrong-policies = { $civilization } has { $found } of them, not 5.
wrong-city-cost = a Free City takes named resources or Gold.
wrong-automa = a card of every deck needs a part for this type: { $type }.
wrong-automa-always = a card of every deck needs general lines (“always”).

# ---- Entering cards ----

web-entry-gain = Gain
web-entry-spend = Cost
web-entry-generated = Only if generated this turn
web-entry-conquered = Only if provinces conquered this turn
web-entry-times = How often
web-entry-swap = Basic resources changed
web-entry-production = Production
web-entry-science = Science
web-entry-military = Military
web-entry-wonder_production = Production for Wonders
web-entry-barbarian_military = Military against Barbarians
web-entry-gold = Gold
web-entry-culture = Culture
web-entry-any = Basic resources of your choice
web-entry-same = Basic resources of one kind
web-entry-draw = Cards drawn
web-entry-archive = Cards archived
web-entry-discard = Cards discarded
web-entry-free_moves = Moves of Units
web-entry-free_steps = Steps of each Explorer
web-entry-reinforce = Cards that stay
web-entry-reinforce_other = Other cards that stay
web-entry-activate = Further cards activated
web-entry-reactivate = Reactivate
web-entry-reactivate_cover = Reactivate the card on top
web-entry-cover_production = Production if the card on top prints it
web-entry-knowledge = Knowledge without paying
web-entry-wonder = Wonders without paying
web-entry-basic = Basic building or resources
web-entry-per = For what one has
web-entry-count = What is counted
web-entry-every = For every
web-entry-least = At least
web-entry-most = At most
web-entry-good = Resource
web-entry-do = Line
web-entry-number = Number
web-entry-price = Price in Gold
web-entry-count-provinces = Provinces
web-entry-count-wonders = Wonders
web-entry-power-none = No permanent effect.
web-entry-does-none = nothing special
