# Monumental en français, dans nos propres mots.

# ---- Cartes ----

card-work_camp = Chantier
    .the = le Chantier
card-library = Librairie
    .the = la Librairie
card-fort = Fort
    .the = le Fort
card-forum = Forum
    .the = le Forum
card-mine = Mine
    .the = la Mine
card-paper_mill = Moulin à papier
    .the = le Moulin à papier
card-pyrotechnics = Pyrotechnie
    .the = la Pyrotechnie
card-altar = Autel
    .the = l’Autel
card-warrior_priest = Prêtre guerrier
    .the = le Prêtre guerrier
card-royal_quarry = Carrière royale
    .the = la Carrière royale
card-embalming = Embaumement
    .the = l’Embaumement
card-agora = Agora
    .the = l’Agora
card-philosophy = Philosophie
    .the = la Philosophie
card-samurai_training_ground = Dojo des samouraïs
    .the = le Dojo des samouraïs
card-calligraphy = Calligraphie
    .the = la Calligraphie
card-workshop = Atelier
    .the = l’Atelier
card-laboratory = Laboratoire
    .the = le Laboratoire
card-archery_range = Champ de tir
    .the = le Champ de tir
card-temple = Temple
    .the = le Temple
card-bazaar = Bazar
    .the = le Bazar
card-aqueduct = Aqueduc
    .the = l’Aqueduc
card-barracks = Caserne
    .the = la Caserne
card-academy = Académie
    .the = l’Académie
card-irrigation = Irrigation
    .the = l’Irrigation
card-metal_casting = Fonderie
    .the = la Fonderie
card-writing = Écriture
    .the = l’Écriture
card-horse_riding = Équitation
    .the = l’Équitation
card-currency = Monnaie
    .the = la Monnaie
card-great_pyramid = Grande Pyramide
    .the = la Grande Pyramide
card-great_wall = Grande Muraille
    .the = la Grande Muraille
card-great_library = Grande Bibliothèque
    .the = la Grande Bibliothèque
card-colosseum = Colisée
    .the = le Colisée
card-hanging_gardens = Jardins suspendus
    .the = les Jardins suspendus
card-university = Université
    .the = l’Université
card-fortress = Forteresse
    .the = la Forteresse
card-windmill = Moulin à vent
    .the = le Moulin à vent
card-monastery = Monastère
    .the = le Monastère
card-printing = Imprimerie
    .the = l’Imprimerie
card-navigation = Navigation
    .the = la Navigation
card-feudalism = Féodalité
    .the = la Féodalité
card-engineering = Ingénierie
    .the = l’Ingénierie
card-notre_dame = Notre-Dame
    .the = Notre-Dame
card-angkor_wat = Angkor Vat
    .the = Angkor Vat
card-alhambra = Alhambra
    .the = l’Alhambra
card-machu_picchu = Machu Picchu
    .the = le Machu Picchu
card-steam_power = Vapeur
    .the = la Vapeur
card-electricity = Électricité
    .the = l’Électricité
card-aviation = Aviation
    .the = l’Aviation
card-computing = Informatique
    .the = l’Informatique
card-eiffel_tower = Tour Eiffel
    .the = la Tour Eiffel
card-statue_of_liberty = Statue de la Liberté
    .the = la Statue de la Liberté
card-panama_canal = Canal de Panama
    .the = le Canal de Panama
card-space_station = Station spatiale internationale
    .the = la Station spatiale internationale

policy-confucianism = Confucianisme
policy-imperial_examinations = Examens impériaux
policy-silk_road = Route de la soie
policy-mandate_of_heaven = Mandat du Ciel
policy-great_inventions = Grandes Inventions
policy-viking_raids = Raids vikings
policy-longships = Drakkars
policy-berserkers = Berserkers
policy-the_thing = Le Thing
policy-danegeld = Danegeld
policy-corvee = Corvée
policy-pharaoh_cult = Culte du Pharaon
policy-nile_flood = Crue du Nil
policy-valley_of_the_kings = Vallée des Rois
policy-obelisks = Obélisques
policy-democracy = Démocratie
policy-delian_league = Ligue de Délos
policy-phalanx = Phalange
policy-olympic_games = Jeux olympiques
policy-colonies = Colonies
policy-bushido = Bushido
policy-shinto = Shinto
policy-sakoku = Sakoku
policy-tea_ceremony = Cérémonie du thé
policy-shogunate = Shogunat

civilization-china = Chine
civilization-denmark = Danemark
civilization-egypt = Égypte
civilization-greece = Grèce
civilization-japan = Japon
warlord-hua_mulan = Hua Mulan
warlord-siegfried = Siegfried
warlord-ramses = Ramsès II
warlord-hercules = Hercule
warlord-musashi = Miyamoto Musashi
city-samarkand = Samarcande
city-petra = Pétra
city-timbuktu = Tombouctou
city-novgorod = Novgorod
city-palmyra = Palmyre
city-hormuz = Ormuz
city-ragusa = Raguse
city-malacca = Malacca
city-lubeck = Lübeck
city-cahokia = Cahokia
market-silk = Marché de la soie
market-spice = Marché aux épices
market-ivory = Marché de l’ivoire
market-amber = Marché de l’ambre
barbarian-name = Barbares { $value }{ $letter }
automa-name = { $id }
map-for_two = Plateau à deux
map-for_three = Plateau à trois
map-for_four = Plateau à quatre
tile-name = tuile { $tile } ({ $terrain })
tile-number = tuile { $tile }
terrain-capital = capitale
terrain-plains = plaine
terrain-forest = forêt
terrain-swamp = marais
terrain-desert = désert
terrain-mountain = montagne
terrain-volcano = volcan
type-technological = technologique
type-aggressive = agressive
type-architectural = architecturale
type-economic = économique
type-cultural = culturelle

# ---- Ressources ----

good-production = Production
goods-production = { $amount } Production
good-science = Science
goods-science = { $amount } Science
good-military = Force militaire
goods-military = { $amount } Force militaire
good-gold = Or
goods-gold = { $amount } Or
goods-culture = { $amount } Culture
goods-wonder_production = { $amount } Production pour les Merveilles seulement
goods-barbarian_military = { $amount } Force militaire contre les Barbares seulement
goods-units =
    { $amount ->
        [one] { $amount } Unité
       *[other] { $amount } Unités
    }
goods-any =
    { $amount ->
        [one] { $amount } ressource de base au choix
       *[other] { $amount } ressources de base au choix
    }
goods-basic =
    { $amount ->
        [one] { $amount } ressource de base
       *[other] { $amount } ressources de base
    }
goods-same = { $amount } ressources de base d’une même sorte
goods-draw =
    { $amount ->
        [one] piochez { $amount } carte
       *[other] piochez { $amount } cartes
    }
goods-archive =
    { $amount ->
        [one] archivez { $amount } carte
       *[other] archivez jusqu’à { $amount } cartes
    }
goods-discard =
    { $amount ->
        [one] défaussez { $amount } carte
       *[other] défaussez { $amount } cartes
    }
goods-reinforce =
    { $amount ->
        [one] renforcez { $amount } carte
       *[other] renforcez { $amount } cartes
    }
goods-reinforce_other =
    { $amount ->
        [one] renforcez { $amount } autre carte
       *[other] renforcez { $amount } autres cartes
    }
goods-free_moves =
    { $amount ->
        [one] déplacez { $amount } Unité gratuitement
       *[other] déplacez jusqu’à { $amount } Unités gratuitement
    }
goods-free_steps =
    { $amount ->
        [one] chaque Explorateur avance d’{ $amount } tuile gratuitement
       *[other] chaque Explorateur avance de { $amount } tuiles gratuitement
    }
goods-activate =
    { $amount ->
        [one] activez { $amount } carte de plus
       *[other] activez { $amount } cartes de plus
    }
goods-reactivate =
    { $amount ->
        [one] réactivez { $amount } carte
       *[other] réactivez { $amount } cartes
    }
goods-reactivate_cover = réactivez la carte qui la recouvre
goods-cover_production = { $amount } Production de plus si la carte qui la recouvre indique de la Production
goods-knowledge =
    { $amount ->
        [one] gagnez { $amount } Connaissance de la piste
       *[other] gagnez { $amount } Connaissances de la piste
    }
goods-wonder =
    { $amount ->
        [one] gagnez { $amount } Merveille de la piste
       *[other] gagnez { $amount } Merveilles de la piste
    }
goods-basic_any = gagnez un Bâtiment de base au choix
goods-basic_card = gagnez { $card-the }
goods-per-provinces = { $good } par tranche de { $every } provinces, de { $least } à { $most }
goods-per-wonders = { $good } par tranche de { $every } Merveilles, de { $least } à { $most }
goods-swap = échangez jusqu’à { $amount } ressources de base d’une sorte contre une autre
plus = { $one } + { $two }
deal = { $cost } → { $gain }
deal-repeated =
    { $times ->
        [one] { $deal }, { $times } fois
       *[other] { $deal }, jusqu’à { $times } fois
    }
if-generated = si vous avez généré { $amount } { $good } : { $gain }
if-conquered = si vous avez conquis une province : { $gain }
nothing-printed = rien

# ---- Questions ----

ask-rival = Quelle civilisation l’Automate joue-t-il ?
ask-civilization = Quelle civilisation jouez-vous ?
ask-capital = Quelle capitale est la vôtre ?
ask-activate = Quelle ligne et quelle colonne de votre cité activez-vous ?
ask-turn = Effectuez des actions ou terminez votre tour.
ask-any = Quelle ressource de base générez-vous ? Reste à choisir : { $left }.
ask-same = Quelle ressource de base générez-vous { $left } fois ?
ask-spend = Que dépensez-vous pour { $card-the } ? Reste à payer : { $left }.
ask-archive = Quelle carte archivez-vous ? Encore { $left } au plus.
ask-give-up = Quelle carte sacrifiez-vous pour { $card-the } ?
ask-swap = Quelle ressource échangez-vous, et contre laquelle ?
ask-send = Quelle Unité attaque la { $tile } ? Encore { $left } à envoyer.
ask-to = Où va l’Unité ?
ask-reward = Quel gain choisissez-vous ?
ask-pick = Quel jeton prenez-vous ? ({ $market })
ask-keep-wonder = Une seule Merveille peut être en construction. Laquelle gardez-vous ?
ask-place-wonder = Sur quelle tuile placez-vous le jeton de la Merveille { $card } ?
ask-gain-basic = Quel Bâtiment de base gagnez-vous ?
ask-gain-card = Quelle carte de la piste gagnez-vous ?
ask-extra = Quelle carte activez-vous en plus ?
ask-reactivate = Que réactivez-vous ?
ask-bonus = Quelle Politique donne maintenant son bonus ?
ask-keep-knowledge = Deux Connaissances se suivent. Laquelle gardez-vous ?
ask-reinforce = Quelle carte activée reste dans votre cité ?
ask-pay = Comment payez-vous { $goods } ?
ask-save = De quelle ressource payez-vous moins ?
ask-automa-target = Quelle province l’Automate conquiert-il ?
ask-automa-wonder = Où l’Automate place-t-il le jeton de la Merveille { $card } ?
ask-automa-market = Vers quel marché va l’Explorateur { $explorer } de l’Automate ?
ask-automa-step = Par où passe l’Explorateur { $explorer } de l’Automate ?

# ---- Actions ----

do-rival = { $civilization } pour l’Automate (civilisation { $type })
do-civilization = { $civilization } : { $own }
do-capital = La capitale sur la { $tile }
do-activate = Activer la ligne { $row } et la colonne { $column } : { $gain }
do-use = Utiliser { $card-the } : { $effect }
    .group = Utiliser une carte
do-buy = Acquérir { $card-the } pour { $cost }
    .group = Acquérir
do-begin-wonder = Commencer { $card-the } pour { $cost }
    .group = Acquérir
do-build = Achever { $card-the } pour { $cost } : { $gain }
    .group = Acquérir
do-policy = Développer { $policy } pour { $cost } : { $gain }. Au-dessus : { $power }
    .group = Politiques
do-favour = { $policy } : { $cost } → 1 Culture
    .group = Politiques
do-attack-barbarians = Conquérir la { $tile } sur des Barbares de valeur { $value } avec { $units } : { $cost }
    .group = Conquérir
do-attack-city = Conquérir la { $tile }, { $city }, avec { $units } : { $cost }
    .group = Conquérir
do-attack-enemy = Conquérir la { $tile } sur { $player } avec { $units } : { $cost }
    .group = Conquérir
do-attack-automa = Conquérir la { $tile } sur l’Automate avec { $units } : { $cost }
    .group = Conquérir
do-move = Déplacer un Soldat de la { $tile }{ $cost }
    .group = Déplacer des Unités
do-move-warlord = Déplacer votre Chef de guerre de la { $tile }{ $cost }
    .group = Déplacer des Unités
do-outpost = Construire un Avant-poste sur la { $tile } avec { $units } Soldats
    .group = Déplacer des Unités
do-outpost-warlord = Construire un Avant-poste sur la { $tile } avec { $units } Unités, dont votre Chef de guerre
    .group = Déplacer des Unités
do-explore = L’Explorateur { $explorer } va sur la { $tile }{ $cost }
    .group = Explorateurs
do-pick-market = L’Explorateur { $explorer } consulte les jetons et en prend un ({ $market })
    .group = Explorateurs
do-pick-production = L’Explorateur { $explorer } prend le jeton Production
    .group = Explorateurs
do-market = Utiliser le jeton ({ $market }) : { $gain }
    .group = Jetons
do-production = Utiliser un jeton Production : { $gain }
    .group = Jetons
do-progress = Progrès scientifique pour { $cost } : piocher une carte
do-end = Terminer votre tour
do-take = { $good }
do-spend = Dépenser : { $good }
do-spend-doubled = Dépenser de l’Or, qui compte pour { $worth }
do-archive = Archiver { $card-the } ({ $slot })
do-discard = Défausser { $card-the } ({ $slot })
do-swap = { $amount } { $good } → { $amount } { $other }
do-send = Un Soldat de la { $tile }
do-send-warlord = Votre Chef de guerre, de la { $tile }
do-to = Vers la { $tile }
do-reward = { $gain }
do-token = { $gain }
do-keep = Garder { $card-the }
do-place = Sur la { $tile }
do-gain = { $card }
do-extra = { $card } ({ $slot })
do-again = { $card }
do-again-policy = La Politique { $policy } : { $gain }
do-bonus = { $policy } : { $gain }
do-pay-basic = Avec { $goods }
do-pay-gold = Avec 1 Or, qui compte pour { $worth }
do-save = { $good }
do-reinforce = { $card } ({ $slot })
do-automa = La { $tile }
do-automa-market = { $market }
do-stop = C’est tout
cost-paid =  : { $cost }
cost-free =  : gratuit

# ---- Le journal ----

log-rival-chosen = L’Automate joue la civilisation { $civilization }.
log-civilization-chosen = { $player } joue la civilisation { $civilization }.
log-capital-chosen = { $player } s’installe sur la { $tile }.
log-round-begins = La manche { $round } commence.
log-activated = { $player } active la ligne { $row } et la colonne { $column }.
log-card-activated = { $player } active { $card-the }.
log-reactivated = { $player } réactive { $card-the }.
log-drew = { $player } pioche { $card-the }.
log-nothing-to-draw = { $player } n’a plus de carte à piocher.
log-reshuffled =
    { $cards ->
        [one] { $player } reprend la carte défaussée comme pioche.
       *[other] { $player } mélange les { $cards } cartes de sa défausse en une nouvelle pioche.
    }
log-archived = { $player } archive { $card-the }.
log-discarded = { $player } défausse { $card-the }.
log-laid-down = { $player } pose { $card-the } sur sa défausse.
log-reinforced = { $player } garde { $card-the } dans sa cité.
log-dealt = { $player }, { $slot } : { $card }.
log-dealt-under = { $player }, { $slot }, dessous : { $card }.
log-knowledge-put-by = { $player } met { $card-the } dans sa défausse.
log-no-cover = { $player } n’a plus de carte pour recouvrir { $card-the } ; l’emplacement reste vide.
log-got-production = { $player } génère { $amount } Production.
log-got-science = { $player } génère { $amount } Science.
log-got-military = { $player } génère { $amount } Force militaire.
log-got-wonder-production = { $player } génère { $amount } Production pour les Merveilles.
log-got-barbarian-military = { $player } génère { $amount } Force militaire contre les Barbares.
log-got-gold = { $player } reçoit { $amount } Or.
log-got-culture = { $player } reçoit { $amount } Culture.
log-got-moves = { $player } peut déplacer gratuitement des Unités : { $amount }.
log-got-steps = Les Explorateurs de { $player } peuvent avancer gratuitement, tuiles chacun : { $amount }.
log-got-reinforcement = { $player } peut garder des cartes activées à la fin du tour : { $amount }.
log-paid-production = { $player } paie { $amount } Production.
log-paid-science = { $player } paie { $amount } Science.
log-paid-military = { $player } paie { $amount } Force militaire.
log-paid-wonder-production = { $player } paie { $amount } Production réservée aux Merveilles.
log-paid-barbarian-military = { $player } paie { $amount } Force militaire réservée aux Barbares.
log-paid-gold = { $player } paie { $amount } Or.
log-gold-doubled = Le premier Or du tour compte pour { $amount }.
log-paid-culture = { $player } paie { $amount } Culture.
log-swapped = { $player } échange { $amount } { $good } contre { $other }.
log-used = { $player } utilise { $card-the }.
log-bought = { $player } acquiert { $card-the }.
log-wonder-begun = { $player } commence { $card-the }.
log-wonder-given-up = { $player } abandonne { $card-the }, qui quitte la partie.
log-wonder-completed = { $player } achève { $card-the }.
log-wonder-placed = { $player } place sur la { $tile } le jeton de la Merveille { $card }.
log-wonder-waits = { $player } n’a pas de tuile libre pour le jeton de la Merveille { $card }.
log-card-gained = { $player } gagne { $card-the }.
log-none-left = { $player } ne peut pas gagner { $card-the } : la pile est vide.
log-developed = { $player } développe la Politique { $policy }.
log-bonus = { $player } joue le bonus de la Politique { $policy }.
log-favour = { $player } utilise la Politique { $policy }.
log-conquered-barbarians = { $player } conquiert la { $tile } sur des Barbares de valeur { $value }.
log-conquered-city = { $player } conquiert la { $tile } avec la ville libre { $city }.
log-conquered-from = { $player } conquiert la { $tile } sur un adversaire.
log-conquered-from-automa = { $player } conquiert la { $tile } sur l’Automate.
log-units-moved-in = Soldats sur la { $tile } : { $soldiers }.
log-warlord-fought = { $warlord } participe à l’attaque.
log-reward = { $player } prend le gain { $choice }.
log-soldier-moved = { $player } déplace un Soldat de la { $tile } vers la { $to }.
log-warlord-moved = { $warlord } va sur la { $to }.
log-outpost-built = { $player } construit un Avant-poste sur la { $tile }.
log-explored = L’Explorateur { $explorer } de { $player } va sur la { $tile }.
log-picked-production = { $player } ramasse le jeton Production de la { $tile }.
log-looked = { $player } voit un jeton : { $token }.
log-picked-market = { $player } consulte les jetons ({ $market }).
log-token-taken = { $player } prend un jeton : { $token }.
log-token-used = { $player } utilise un jeton Marché : { $token }.
log-production-used = { $player } utilise un jeton Production.
log-progress = { $player } accomplit un progrès scientifique.
log-turn-ends = Le tour de { $player } se termine.
log-display-dealt = Nouveau sur la piste : { $card }.
log-display-discarded = { $card } quitte la piste.
log-era-begins = L’ère { $era } commence.
log-deck-empty = La pioche Développement est vide : après cette manche vient la dernière.
log-last-round = La dernière manche commence.
log-game-ends = La partie se termine.
log-automa-card = L’Automate révèle la carte { $automa_card }.
log-automa-passes-over = La carte { $automa_card } ne convient pas et est ignorée.
log-automa-gold = L’Automate reçoit { $amount } Or.
log-automa-pays = L’Automate paie { $amount } Or.
log-automa-cannot = L’Automate ne peut pas { $line } et reçoit { $amount } Or à la place.
log-automa-skips = L’Automate ne paie pas pour { $line }.
log-automa-takes = L’Automate prend { $card-the }.
log-automa-begins-wonder = L’Automate commence { $card-the }.
log-automa-completes = L’Automate achève { $card-the }.
log-automa-places = L’Automate place sur la { $tile } le jeton de la Merveille { $card }.
log-automa-develops = L’Automate développe la Politique { $policy }.
log-automa-conquers = L’Automate conquiert la { $tile }.
log-automa-conquers-from = L’Automate vous prend la { $tile }.
log-automa-explores = L’Explorateur { $explorer } de l’Automate va sur la { $tile }.
log-automa-production = L’Automate ramasse le jeton Production de la { $tile }.
log-automa-market = L’Automate prend un jeton ({ $market }) : { $token }.
log-automa-explorers-return = L’Automate rend ses jetons Marché, et ses Explorateurs rentrent.
log-automa-shuffles = L’Automate mélange toutes ses cartes.
log-automa-scores = L’Automate marque { $points } points.
unheard-looked = { $player } regarde un jeton.
unheard-token-taken = { $player } en prend un.
line-conquer_low = conquérir la province voisine la moins chère
line-conquer_high = conquérir la province voisine la plus chère
line-knowledge_low = prendre la Connaissance la moins chère
line-knowledge_high = prendre la Connaissance la plus chère
line-knowledge_all = prendre toutes les Connaissances
line-building_low = prendre le bâtiment le moins cher
line-building_high = prendre le bâtiment le plus cher
line-wonder = travailler à une Merveille
line-policy = développer une Politique
line-policy_gold = développer une Politique, avec de l’Or pour chacune
line-explore = déplacer ses Explorateurs
line-gold = prendre de l’Or
line-shuffle = mélanger toutes ses cartes

# ---- Textes des cartes ----

text-printed = À l’activation : { $gain }.
text-effect = Une fois activée : { $effect }.
text-acquisition = Une fois achevée : { $gain }.
text-bonus = Bonus : { $gain }.
text-attack = Quand le Chef de guerre attaque, une fois par tour : { $gain }.
text-rewards = Gain : { $one }, ou { $two }.
text-city-cost = En plus des Unités : { $cost }.
text-market-token = Jeton { $number } : { $gain }.
text-line = { $number } × { $line }.
text-line-priced = { $number } × { $line } pour { $price } Or.
text-typed = Seulement si sa civilisation est { $type } : { $number } × { $line }.
text-until_type = Révèle des cartes jusqu’à ce que l’une ait une partie de son type, puis exécute cette carte.
text-coast = 1 Or pour chacune de ses provinces côtières ; puis une autre carte.
text-always_twice = Révèle une autre carte et exécute deux fois ses lignes générales.
text-typed_only = Révèle une autre carte et exécute ses lignes de type, quel que soit le type.
text-catch_up = Conquiert s’il a moins de provinces que vous, sinon développe une Politique s’il en a moins, sinon révèle une autre carte.
text-advanced = Une carte avancée, pour une difficulté plus élevée.
text-civilization = Une civilisation de type { $type }.
text-map = Un plateau de { $tiles } tuiles.
power-cheaper_knowledge = Les Connaissances vous coûtent { $amount } Science de moins, au moins 1.
power-cheap_progress = Votre premier progrès scientifique du tour coûte { $amount } Science.
power-token_gold = Chaque jeton pris par vos Explorateurs donne aussi { $amount } Or.
power-reinforce = À chaque tour vous pouvez renforcer des cartes : { $amount }.
power-knowledge_science = Chaque Connaissance que vous activez génère { $amount } Science de plus.
power-cheaper_barbarians = Les provinces barbares coûtent { $amount } de moins à conquérir, au moins 1.
power-across_the_sea = Les tuiles au bord d’une même mer sont adjacentes pour vos Unités.
power-cheaper_enemies = Les provinces ennemies coûtent { $amount } de moins à conquérir, au moins 1.
power-smaller_outposts = Un Avant-poste remplace { $amount } Unités.
power-first_conquest_gold = La première province conquise à chaque tour donne { $amount } Or.
power-cheaper_wonders = Chaque étape d’une Merveille coûte { $amount } Production de moins, au moins 1.
power-wonder_culture = Chaque fois que vous achevez une Merveille : { $amount } Culture.
power-yearly_production = Après avoir activé votre cité, vous générez { $amount } Production.
power-stronger_wonders = Vos jetons Merveille défendent avec { $amount }.
power-first_step_gold = Chaque fois que vous payez la première étape d’une Merveille : { $amount } Or.
power-gold_for_culture = Une fois par tour vous pouvez dépenser { $amount } Or pour 1 Culture.
power-free_city_friend = Les villes libres coûtent { $amount } ressource de moins, et vous prenez les deux gains.
power-stronger_provinces = Chacune de vos provinces défend avec { $amount } de plus.
power-double_gold = Le premier Or dépensé comme ressource de base à chaque tour compte pour { $amount }.
power-extra_pick_up = Vos Explorateurs peuvent ramasser { $amount } jeton de plus à chaque tour.
power-strong_warlord = Votre Chef de guerre attaque comme { $amount } Unités.
power-dearer_provinces = Vos provinces coûtent { $amount } de plus à conquérir aux autres.
power-peace_gold = À la fin d’un tour sans conquête : { $amount } Or.
power-barbarian_science = Chaque jeton Barbare que vous prenez génère aussi { $amount } Science.

# ---- Points et fin de partie ----

source-knowledge = Connaissances
source-wonders = Merveilles
source-provinces = provinces
source-policies = Politiques
source-gold = Or
source-domination = domination
reason-last-round = La dernière manche est jouée.
reason-automa-beaten = Vous avez battu l’Automate.
reason-automa-wins = L’Automate a gagné.
reason-activate-first = Activez d’abord une ligne et une colonne.
reason-activated-already = Une ligne et une colonne ont déjà été activées à ce tour.
reason-answer-first = Une autre question attend d’abord sa réponse.
reason-not-asked = Cela ne répond à aucune question posée maintenant.
reason-not-among = Cela ne fait pas partie des choix.
reason-price = Il faut { $needed } ; vous avez { $have } et { $gold }.
reason-culture = Il faut { $needed } ; vous avez { $have }.
reason-gold = Il faut { $needed } ; vous avez { $have }.
reason-no-effect = Cette carte n’a pas d’effet à utiliser.
reason-used = L’effet de cette carte a déjà été utilisé à ce tour.
reason-not-activated = Cette carte n’a pas été activée à ce tour.
reason-nothing-to-swap = Vous n’avez aucune ressource de base à échanger.
reason-condition = Ce que demande l’effet de cette carte n’a pas eu lieu à ce tour.
reason-cost = Vous ne pouvez pas payer ce que demande cet effet : { $cost }.
reason-nothing-to-gain = L’effet de cette carte ne ferait rien maintenant.
reason-not-for-sale = Cette carte n’est pas à vendre maintenant.
reason-no-wonder = Vous n’avez pas de Merveille en construction.
reason-developed = Vous avez déjà développé cette Politique.
reason-other-civilization = Cette Politique appartient à une autre civilisation.
reason-no-favour = Aucune de vos Politiques ne vend de Culture.
reason-once-a-turn = Cela se fait une fois par tour, et c’est déjà fait.
reason-no-card-to-draw = Vous n’avez plus de carte à piocher.
reason-no-such-tile = Cette tuile n’existe pas sur la carte.
reason-no-province = Cette tuile n’est pas une province.
reason-own-province = Vous contrôlez déjà cette province.
reason-not-adjacent = Aucune de vos tuiles n’y est adjacente.
reason-too-few-units = Il faut { $needed }, et vous n’en avez pas autant à cet endroit.
reason-city-price = Vous ne pouvez pas payer tout ce que demande cette ville libre.
reason-no-unit-here = Vous n’avez pas cette Unité sur cette tuile.
reason-one-unit-stays = La dernière Unité d’une province doit y rester.
reason-isolated = Aucune autre de vos tuiles n’y est reliée.
reason-not-yours = Vous ne contrôlez pas cette province.
reason-outpost-there = Un Avant-poste s’y trouve déjà.
reason-no-outpost-left = Vous n’avez plus d’Avant-poste.
reason-warlord-elsewhere = Votre Chef de guerre est sur une autre tuile.
reason-explorer-too-far = Cette tuile n’est pas à côté de l’Explorateur.
reason-other-explorer-first = Les deux Explorateurs pourraient faire de même : prenez le premier.
reason-no-production-token = Aucun jeton Production ne s’y trouve.
reason-no-market = Il n’y a pas de marché à cet endroit.
reason-has-token = Vous avez déjà eu un jeton de ce marché.
reason-market-empty = Il ne reste aucun jeton à ce marché.
reason-picked-already = Cet Explorateur a déjà pris un jeton à ce tour.
reason-no-market-token = Vous n’avez pas de jeton inutilisé de ce marché.
reason-no-kept-production = Vous n’avez pas de jeton Production.
reason-civilization-taken = Un autre camp a cette civilisation.
reason-no-free-capital = Ce n’est pas une Capitale libre.
reason-none-left = Vous n’en avez pas autant.
reason-slot-in-use = Il n’y a pas de carte à cet endroit, ou elle a été activée.
reason-cannot-send = Aucune Unité ne peut en partir pour que la conquête réussisse.
reason-other-territory = Cette tuile n’appartient pas au même territoire.
reason-no-room-for-wonder = Vous ne contrôlez pas cette tuile, ou elle porte un jeton Merveille.
reason-cannot-stay = Cette carte ne peut pas rester dans la cité.
end-rival = { label-automa }
tie-gold = Égalité de points : l’Or départage.
tie-culture = Égalité de points et d’Or : la Culture départage.
tie-shared-victory = Égalité en tout : la victoire est partagée.

# ---- Libellés ----

section-building = Bâtiments
section-knowledge = Connaissances
section-wonder = Merveilles
section-policy = Politiques culturelles
section-civilization = Civilisations
section-warlord = Chefs de guerre
section-barbarian = Barbares
section-city = Villes libres
section-market = Marchés
section-map = Plateaux
section-automa = Automate
section-box = Constantes
value-value = Valeur
value-set = Série
value-copies = Exemplaires
value-cost = Coût
value-steps = Étapes
value-civilization = Civilisation
value-printed = Imprimé
value-effect = Effet
value-acquisition = À l’achèvement
value-type = Type
value-attack = À l’attaque
value-bonus = Bonus
value-power = Pouvoir
value-amount = Nombre
value-rewards = Gains
value-tokens = Jetons
value-tiles = Tuiles
value-always = Lignes générales
value-typed = Lignes de type
value-special = Spécial
value-advanced = Avancée
set-start = départ
set-civilization = civilisation
set-basic = base
set-I = ère I
set-II = ère II
set-III = ère III
box-gold = Or au départ
box-soldiers = Soldats par camp
box-outposts = Avant-postes par camp
box-progress = Science pour un progrès scientifique
box-outpost_units = Unités pour un Avant-poste
box-soldier_defence = Défense d’un Soldat
box-warlord_defence = Défense d’un Chef de guerre
box-outpost_defence = Défense d’un Avant-poste
box-wonder_defence = Défense d’un jeton Merveille
box-knowledge_points = Points d’une Connaissance
box-wonder_points = Points d’une Merveille
box-policy_points = Points d’une Politique
box-province_points = Points d’une province
box-domination_points = Points de domination
box-production_token = Production d’un jeton
box-terrain_tiles = Tuiles de chaque terrain
box-terrain_values = Valeurs des terrains
box-production_tokens = Jetons Production
box-automa_cards = Automate : cartes par tour
box-automa_gold = Automate : Or au départ
box-automa_consolation = Automate : Or pour une ligne impossible
box-automa_production = Automate : jetons Production pour 1 Or
box-automa_culture = Automate : Or pour 1 Culture
box-automa_points = Automate : Or pour 1 point
label-round = Manche { $round } · premier joueur { $player }
label-round-automa = Manche { $round } · l’Automate commence
label-ending = la pioche Développement est vide
label-last-round = dernière manche
label-display = Piste
label-leaves = la dernière d’une rangée délaissée s’en va
label-deck-left = pioche : { $count }
label-basics = Bâtiments de base
label-left = reste { $count }
label-map = Plateau
label-city = Cité
label-drawn = Piochées : { $cards }
label-resources = Ce tour : { $goods }
label-free = gratuit : { $moves } Unités, Explorateurs { $one } et { $two } tuiles
label-piles = pioche { $deck }, défausse { $discard }
label-effect = { $card } : { $effect }
label-taken = cartes prises : { $cards }
label-on-top = au sommet : { $card }
label-building = en construction : { $card }
label-policies = Politiques : { $policies }
label-tokens = jetons : { $count } Production
label-market-token = { $market } : { $gain }
label-market-hidden = { $market } : caché
label-market-used = { $market } : utilisé
label-units = Chef de guerre sur { $tile }, Explorateurs sur { $one } et { $two }, Avant-postes en réserve : { $outposts }
label-score =
    { $points ->
        [one] { $points } point à ce jour
       *[other] { $points } points à ce jour
    }
label-automa = Automate
label-automa-type = civilisation { $type }
label-legend = P Production, S Science, M Force militaire, O Or, C Culture · * activée · sur le plateau : numéro et terrain ; barb Barbares, V ville libre, une lettre avec des soldats est un occupant, W Chef de guerre, ^ Avant-poste, & Merveille, p jeton Production, $ marché, e Explorateurs · ~ reconstruit
short-production = { $amount }P
short-science = { $amount }S
short-military = { $amount }M
short-wonder_production = { $amount }P(merveille)
short-barbarian_military = { $amount }M(barb)
short-gold = { $amount } Or
short-culture = { $amount }C
short-any = { $amount } au choix
short-more = +effet
short-per = selon…
short-cover = +{ $amount }P ?
land-capital = CAP
land-plains = pla
land-forest = bois
land-swamp = mar
land-desert = dés
land-mountain = mon
land-volcano = vol
land-sea = mer
map-sign-barbarian = barb { $value }
map-sign-city = V
map-sign-warlord = W
map-sign-outpost = ^
map-sign-wonder = &
map-sign-production = p
map-sign-market = $

# ---- La page ----

web-tagline = Neuf cartes, une ligne et une colonne par tour. Merveilles, savoir, conquêtes.
web-option-map = Plateau
web-option-map-standard = standard
web-option-map-random = au hasard
web-option-civilizations = Civilisations
web-option-civilizations-chosen = au choix
web-option-civilizations-dealt = tirées au sort
web-option-difficulty = Force de l’Automate
    .alone = Pour un seul joueur.
web-option-solo_first = Qui commence
    .alone = Pour un seul joueur.
web-option-solo_first-automa = l’Automate
web-option-solo_first-player = vous
web-atlas-letter-building = B
web-atlas-letter-knowledge = C
web-atlas-letter-wonder = M
web-atlas-kind-building = bâtiment
web-atlas-kind-knowledge = Connaissance
web-atlas-kind-wonder = Merveille
web-atlas-steps = { $one } Production pour commencer, { $two } pour achever
web-atlas-leaves = La prochaine à partir si personne ne prend de carte de cette rangée
web-atlas-era-left =
    { $count ->
        [one] Ère { $era } : encore { $count } carte
       *[other] Ère { $era } : encore { $count } cartes
    }
web-atlas-resources = Ressources
web-atlas-culture = Culture
web-atlas-only-wonder_production = Merveilles
web-atlas-only-barbarian_military = Barbares
web-atlas-free-moves = déplacements gratuits d’Unités : { $count }
web-atlas-free-steps-one = pas gratuits de l’Explorateur 1 : { $count }
web-atlas-free-steps-two = pas gratuits de l’Explorateur 2 : { $count }
web-atlas-may-stay = cartes qui peuvent rester : { $count }
web-atlas-slot = { $slot } : { $card }
web-atlas-active = activée
web-atlas-below = Dessous : { $card }
web-atlas-gap = { $slot } est vide
web-atlas-drawn = Piochées ce tour
web-atlas-drawn-card = Piochée : { $card }
web-atlas-deck = Votre pioche : { $count }
web-atlas-deck-short = en pioche
web-atlas-discard = Défausse : { $count }
web-atlas-discard-short = défaussées
web-atlas-worth = valeur { $value }
web-atlas-barbarians = Barbares de valeur { $value }
web-atlas-free-city = Ville libre { $city }
web-atlas-held =
    { $count ->
        [one] tenue par { $name } avec { $count } Soldat
       *[other] tenue par { $name } avec { $count } Soldats
    }
web-atlas-warlord-of = Chef de guerre de { $name }
web-atlas-outpost = Avant-poste
web-atlas-wonder-here = Merveille : { $card }
web-atlas-production-here = Jeton Production
web-atlas-market = { $market }, jetons restants : { $count }
web-atlas-seen = Vous y avez vu : { $tokens }
web-atlas-explorer-of = Explorateur { $number } de { $name }
web-atlas-reach = Que montrer sur le plateau
web-atlas-reach-all = Tout
web-atlas-reach-units = Unités
web-atlas-reach-explorer = Explorateur { $number }
web-atlas-realm = Empire
web-atlas-points = { $points } points
web-atlas-counts = { $what } : { $count }
web-atlas-leads = en tête
web-atlas-warlord = Votre Chef de guerre { $name }, tuile { $tile }
web-atlas-on-attack = à l’attaque
web-atlas-forces = Soldats : { $count }, dont { $home } dans la capitale. Avant-postes en réserve : { $outposts }.
web-atlas-soldiers = Soldats
web-atlas-at-home = { $count } à la capitale
web-atlas-outposts = Avant-postes en réserve
web-atlas-explorers = sur { $one } et { $two }
web-atlas-production-tokens = jetons
web-atlas-used = utilisé
web-atlas-trophies =
    { $count ->
        [one] { $count } jeton conquis
       *[other] { $count } jetons conquis
    }
web-atlas-under-construction = En construction
web-atlas-policy-top = Au sommet : son effet agit
web-atlas-policy-developed = Développée, numéro { $place }
web-atlas-policy-price = Pas développée ; coûte { $cost } Culture
web-atlas-policy-next = la prochaine coûte
web-atlas-policy-on-top = Politique : { $policy }
web-atlas-tokens = Jetons Marché : { $kept } gardés, { $used } utilisés
web-atlas-automa-none = Aucune de ses cartes n’est visible.
web-atlas-automa-did = Ce qu’il vient de faire
web-atlas-automa-deck = { $count } dans sa pioche
web-atlas-automa-taken = Ce qu’il a pris
web-atlas-offers = Au choix
web-atlas-pays = Paie
web-atlas-leaves-over = reste

# ---- Pourquoi ces valeurs ----

why-numbers-public = le nombre de chaque sorte par époque est public ({ $of })
why-numbers-and-name-public = le nom et le nombre de chaque sorte par époque sont publics ({ $of })
why-name-public = le nom est public ({ $of })
why-one-is-gold = que l’un d’eux est de l’Or est public ({ $of })
why-four-military = un jeton de 4 Force militaire est public ({ $of })
why-checks-generated = qu’elle regarde ce qui a été produit est dans le livret
why-totals-known = les totaux de 4 et de 36 sont dans le livret
why-zero-known = que la valeur 0 existe est dans le livret
why-spends-resources = qu’elle dépense des ressources est dans le livret
why-kept-for-production = qu’il se garde et donne de la Production est dans le livret
why-limit-reconstructed = { $of } ; la limite est reconstituée
why-amount-reconstructed = { $of } ; la quantité est reconstituée

# ---- Ce que regardent les robots ----

feature-points = les points
feature-knowledge = les Connaissances
feature-wonders = les Merveilles
feature-provinces = les provinces
feature-policies = les Politiques
feature-ahead = l’avance dans les catégories
feature-gold = l’Or
feature-culture = la Culture
feature-next-policy = assez de Culture pour une autre Politique
feature-tokens = les jetons de Production
feature-market-tokens = les jetons Marché
feature-wonder-begun = une Merveille en construction
feature-unspent = un tour qui se poursuit
feature-production = de la Production à dépenser
feature-science = de la Science à dépenser
feature-military = de la Force militaire à dépenser
feature-effects = des effets encore disponibles
feature-outposts = les Avant-postes
feature-at-home = les Soldats à la Capitale
feature-deck = la taille de la pioche
feature-owned = la possession de : { $card }
