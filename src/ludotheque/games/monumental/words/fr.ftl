# Monumental en français, dans nos propres mots.

# ---- Cartes ----

card-work_camp = Chantier
    .the = le Chantier
    .one = un Chantier
card-library = Librairie
    .the = la Librairie
    .one = une Librairie
card-fort = Fort
    .the = le Fort
    .one = un Fort
card-forum = Forum
    .the = le Forum
    .one = le Forum
card-mine = Mine
    .the = la Mine
    .one = la Mine
card-paper_mill = Moulin à papier
    .the = le Moulin à papier
    .one = le Moulin à papier
card-pyrotechnics = Pyrotechnie
    .the = la Pyrotechnie
    .one = la Pyrotechnie
card-altar = Autel
    .the = l’Autel
    .one = l’Autel
card-warrior_priest = Prêtre guerrier
    .the = le Prêtre guerrier
    .one = le Prêtre guerrier
card-royal_quarry = Carrière royale
    .the = la Carrière royale
    .one = la Carrière royale
card-embalming = Embaumement
    .the = l’Embaumement
    .one = l’Embaumement
card-agora = Agora
    .the = l’Agora
    .one = l’Agora
card-philosophy = Philosophie
    .the = la Philosophie
    .one = la Philosophie
card-samurai_training_ground = Dojo des samouraïs
    .the = le Dojo des samouraïs
    .one = le Dojo des samouraïs
card-calligraphy = Calligraphie
    .the = la Calligraphie
    .one = la Calligraphie
card-workshop = Atelier
    .the = l’Atelier
    .one = un Atelier
card-laboratory = Laboratoire
    .the = le Laboratoire
    .one = un Laboratoire
card-archery_range = Champ de tir
    .the = le Champ de tir
    .one = un Champ de tir
card-temple = Temple
    .the = le Temple
    .one = le Temple
card-bazaar = Bazar
    .the = le Bazar
    .one = le Bazar
card-aqueduct = Aqueduc
    .the = l’Aqueduc
    .one = l’Aqueduc
card-barracks = Caserne
    .the = la Caserne
    .one = la Caserne
card-academy = Académie
    .the = l’Académie
    .one = l’Académie
card-irrigation = Irrigation
    .the = l’Irrigation
    .one = l’Irrigation
card-metal_casting = Fonderie
    .the = la Fonderie
    .one = la Fonderie
card-writing = Écriture
    .the = l’Écriture
    .one = l’Écriture
card-horse_riding = Équitation
    .the = l’Équitation
    .one = l’Équitation
card-currency = Monnaie
    .the = la Monnaie
    .one = la Monnaie
card-great_pyramid = Grande Pyramide
    .the = la Grande Pyramide
    .one = la Grande Pyramide
card-great_wall = Grande Muraille
    .the = la Grande Muraille
    .one = la Grande Muraille
card-great_library = Grande Bibliothèque
    .the = la Grande Bibliothèque
    .one = la Grande Bibliothèque
card-colosseum = Colisée
    .the = le Colisée
    .one = le Colisée
card-hanging_gardens = Jardins suspendus
    .the = les Jardins suspendus
    .one = les Jardins suspendus
card-university = Université
    .the = l’Université
    .one = l’Université
card-fortress = Forteresse
    .the = la Forteresse
    .one = la Forteresse
card-windmill = Moulin à vent
    .the = le Moulin à vent
    .one = le Moulin à vent
card-monastery = Monastère
    .the = le Monastère
    .one = le Monastère
card-printing = Imprimerie
    .the = l’Imprimerie
    .one = l’Imprimerie
card-navigation = Navigation
    .the = la Navigation
    .one = la Navigation
card-feudalism = Féodalité
    .the = la Féodalité
    .one = la Féodalité
card-engineering = Ingénierie
    .the = l’Ingénierie
    .one = l’Ingénierie
card-notre_dame = Notre-Dame
    .the = Notre-Dame
    .one = Notre-Dame
card-angkor_wat = Angkor Vat
    .the = Angkor Vat
    .one = Angkor Vat
card-alhambra = Alhambra
    .the = l’Alhambra
    .one = l’Alhambra
card-machu_picchu = Machu Picchu
    .the = le Machu Picchu
    .one = le Machu Picchu
card-steam_power = Vapeur
    .the = la Vapeur
    .one = la Vapeur
card-electricity = Électricité
    .the = l’Électricité
    .one = l’Électricité
card-aviation = Aviation
    .the = l’Aviation
    .one = l’Aviation
card-computing = Informatique
    .the = l’Informatique
    .one = l’Informatique
card-eiffel_tower = Tour Eiffel
    .the = la Tour Eiffel
    .one = la Tour Eiffel
card-statue_of_liberty = Statue de la Liberté
    .the = la Statue de la Liberté
    .one = la Statue de la Liberté
card-panama_canal = Canal de Panama
    .the = le Canal de Panama
    .one = le Canal de Panama
card-space_station = Station spatiale internationale
    .the = la Station spatiale internationale
    .one = la Station spatiale internationale

# Un nom donné par un fichier de cartes.
card-own = { $name-fr }
    .the = { $the-fr }
    .one = { $the-fr }
own-name = { $fr }
    .en = { $en }
    .fr = { $fr }

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
    .the = la Chine
civilization-denmark = Danemark
    .the = le Danemark
civilization-egypt = Égypte
    .the = l’Égypte
civilization-greece = Grèce
    .the = la Grèce
civilization-japan = Japon
    .the = le Japon
who = { $player }
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
    .many = Productions
goods-production =
    { $amount ->
        [one] { $amount } Production
       *[other] { $amount } Productions
    }
good-science = Science
    .many = Sciences
goods-science =
    { $amount ->
        [one] { $amount } Science
       *[other] { $amount } Sciences
    }
good-military = Force militaire
    .many = Forces militaires
goods-military =
    { $amount ->
        [one] { $amount } Force militaire
       *[other] { $amount } Forces militaires
    }
good-gold = Or
    .many = Or
goods-gold = { $amount } Or
goods-culture =
    { $amount ->
        [one] { $amount } Culture
       *[other] { $amount } Cultures
    }
goods-wonder_production = { goods-production } pour les Merveilles
goods-barbarian_military = { goods-military } contre les Barbares
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
goods-same =
    { $amount ->
        [one] { $amount } ressource de base
       *[other] { $amount } ressources de base d’une même sorte
    }
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
        [one] chaque Explorateur avance gratuitement de { $amount } tuile
       *[other] chaque Explorateur avance gratuitement de { $amount } tuiles au plus
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
goods-cover_production =
    { $amount ->
        [one] { $amount } Production de plus si la carte qui la recouvre indique de la Production
       *[other] { $amount } Productions de plus si la carte qui la recouvre indique de la Production
    }
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
goods-basic_card = gagnez { $card-one }
goods-per-provinces =
    { $every ->
        [one] { $good } par province ({ $least } au moins, { $most } au plus)
       *[other] { $good } par tranche de { $every } provinces ({ $least } au moins, { $most } au plus)
    }
goods-per-wonders =
    { $every ->
        [one] { $good } par Merveille ({ $least } au moins, { $most } au plus)
       *[other] { $good } par tranche de { $every } Merveilles ({ $least } au moins, { $most } au plus)
    }
part-of = { $goods } ({ $parts })
part-and = { $one }, { $two }
part-price = prix imprimé { $amount }
part-policy = Politique { $amount }
part-units = Unités { $amount }
part-city = Ville libre { $amount }
goods-swap =
    { $amount ->
        [one] échangez { $amount } ressource de base contre une autre
       *[other] échangez jusqu’à { $amount } ressources de base d’une sorte contre une autre
    }
plus = { $one } + { $two }
deal = { $cost } → { $gain }
deal-repeated =
    { $times ->
        [one] { $deal }, { $times } fois
       *[other] { $deal }, jusqu’à { $times } fois
    }
if-generated = { $gain } si vous avez généré au moins { $generated } pendant ce tour
if-conquered = { $gain } si vous avez conquis { $conquered } pendant ce tour
if-both = { $gain } si vous avez généré au moins { $generated } et conquis { $conquered } pendant ce tour
times-conquered =
    { $provinces ->
        [one] une province
       *[other] au moins { $provinces } provinces
    }
nothing-printed = rien

# ---- Questions ----

ask-rival = Quelle civilisation l’Automate joue-t-il ?
ask-civilization = Quelle civilisation jouez-vous ?
ask-capital = Quelle capitale prenez-vous ?
ask-activate = Quelle ligne et quelle colonne de votre cité activez-vous ?
ask-turn = Choisissez une action ou terminez votre tour.
ask-turn-end = Il ne vous reste qu’à terminer votre tour.
ask-any =
    { $left ->
        [one] Quelle ressource de base générez-vous ?
       *[other] Quelle ressource de base générez-vous maintenant ? Il en reste { $left } à choisir.
    }
ask-same =
    { $left ->
        [one] Quelle ressource de base générez-vous ?
       *[other] Quelle ressource de base générez-vous { $left } fois ?
    }
ask-spend =
    { $left ->
        [one] Que dépensez-vous pour { $card-the } ? Il reste { $left } ressource à payer.
       *[other] Que dépensez-vous pour { $card-the } ? Il reste { $left } ressources à payer.
    }
ask-spend-again =
    { $left ->
        [one] Utiliser { $card-the } une fois de plus ? Que dépensez-vous ?
       *[other] Utiliser { $card-the } une fois de plus ? Que dépensez-vous ? Il faut { $left } ressources.
    }
ask-archive =
    { $left ->
        [one] Archivez-vous une carte ? Laquelle ?
       *[other] Archivez-vous une carte ? Laquelle ? Vous pouvez en archiver jusqu’à { $left }.
    }
ask-give-up = Quelle carte de votre cité cédez-vous pour { $card-the } ?
ask-swap = Quelle ressource échangez-vous, et contre laquelle ?
ask-send =
    { $left ->
        [one] Quelle Unité attaque la { $tile } ? Il en reste { $left } à envoyer.
       *[other] Quelle Unité attaque la { $tile } ? Il en reste { $left } à envoyer.
    }
ask-to = Où va l’Unité ?
ask-reward = { $token } : quel gain choisissez-vous ?
ask-pick = Quel jeton du { $market } prenez-vous ?
ask-gain-knowledge = Quelle Connaissance de la piste gagnez-vous ?
ask-gain-wonder = Quelle Merveille de la piste gagnez-vous ?
ask-keep-wonder = Une seule Merveille peut être en construction. Laquelle gardez-vous ?
ask-place-wonder = Sur quelle tuile placez-vous le jeton { DE($card-the) } ?
ask-gain-basic = Quel Bâtiment de base gagnez-vous ?
ask-extra = Quelle carte activez-vous en plus ?
ask-reactivate = Quelle carte activée réactivez-vous ?
ask-reactivate-policy = Quelle Politique vous donne son bonus une fois de plus ?
ask-reactivate-both = Quelle carte activée réactivez-vous, ou quelle Politique vous donne son bonus une fois de plus ?
ask-bonus = Laquelle de vos Politiques précédentes donne maintenant son bonus ?
ask-keep-knowledge = Deux Connaissances se suivent. Laquelle gardez-vous ?
ask-reinforce = Une carte activée reste-t-elle dans votre cité ? Laquelle ?
ask-pay = Comment payez-vous { $goods } ?
ask-save = Quelle ressource du prix votre Politique réduit-elle ?
web-monumental-asks = L’Automate ne peut pas trancher.
ask-automa-target = Plusieurs provinces se valent pour l’Automate. Laquelle conquiert-il ?
ask-automa-wonder = L’Automate a achevé { $card-the }. Sur quelle tuile en place-t-il le jeton ?
ask-automa-market = Plusieurs marchés sont aussi proches. Vers lequel va l’Explorateur { $explorer } de l’Automate ?
ask-automa-step = Plusieurs chemins se valent. Où va l’Explorateur { $explorer } de l’Automate ?

# ---- Actions ----

do-rival = { $civilization } pour l’Automate (civilisation { $type })
do-civilization = { $civilization } : { $own }
do-capital = La capitale sur la { $tile }
do-activate = Activer la ligne { $row } et la colonne { $column } : { $gain }
do-use = Utiliser { $card-the } : { $effect }
    .group = Utiliser une carte
do-buy = Acquérir { $card-one } pour { $cost }
    .group = Acquérir
do-begin-wonder = Commencer { $card-the } pour { $cost }
    .group = Acquérir
do-build = Achever { $card-the } pour { $cost }. À l’achèvement : { $gain }
    .group = Acquérir
do-policy = Développer la Politique { $policy } pour { $cost }. Bonus : { $gain }. Au sommet : « { $power } »
    .group = Politiques
do-favour = { $policy } : payer { $cost }, recevoir 1 Culture
    .group = Politiques
do-attack-barbarians = Conquérir la { $tile } sur des Barbares de valeur { $value } avec { $units } pour { $cost }
    .group = Conquérir
do-attack-city = Conquérir la { $tile }, la Ville libre { DE($city) }, avec { $units } pour { $cost }
    .group = Conquérir
do-attack-enemy = Conquérir la { $tile } sur { $player } avec { $units } pour { $cost }
    .group = Conquérir
do-attack-automa = Conquérir la { $tile } sur l’Automate avec { $units } pour { $cost }
    .group = Conquérir
do-move = Déplacer un Soldat de la { $tile }{ $cost }
    .group = Déplacer des Unités
do-move-warlord = Déplacer votre Chef de guerre de la { $tile }{ $cost }
    .group = Déplacer des Unités
do-outpost =
    { $units ->
        [one] Construire un Avant-poste sur la { $tile } avec { $units } Soldat
       *[other] Construire un Avant-poste sur la { $tile } avec { $units } Soldats
    }
    .group = Déplacer des Unités
do-outpost-warlord =
    { $units ->
        [one] Construire un Avant-poste sur la { $tile } avec votre Chef de guerre seul
       *[other] Construire un Avant-poste sur la { $tile } avec { $units } Unités, dont votre Chef de guerre
    }
    .group = Déplacer des Unités
do-explore = L’Explorateur { $explorer } va sur la { $tile }{ $cost }
    .group = Explorateurs
do-pick-market = L’Explorateur { $explorer } consulte les jetons du { $market } et en prend un
    .group = Explorateurs
do-pick-production = L’Explorateur { $explorer } prend le jeton Production
    .group = Explorateurs
do-market = Utiliser votre jeton du { $market } : { $gain }
    .group = Jetons
do-production = Utiliser un jeton Production : { $gain }
    .group = Jetons
do-progress = Progrès scientifique pour { $cost } : piocher une carte
do-end = Terminer votre tour
do-take = { $good }
do-spend = Dépenser 1 { $good }
do-spend-doubled = Dépenser 1 Or, qui compte pour { $worth }
do-archive = Archiver { $card-the } ({ $slot })
do-discard = Défausser { $card-the } ({ $slot })
do-swap =
    { $amount ->
        [one] { $amount } { $good } → { $amount } { $other }
       *[other] { $amount } { $good-many } → { $amount } { $other-many }
    }
do-send = Un Soldat de la { $tile }
do-send-warlord = Votre Chef de guerre, de la { $tile }
do-to = Vers la { $tile }
do-reward = { CAPITAL($gain) }
do-token = { CAPITAL($gain) }
do-keep = Garder { $card-the }
do-place = Sur la { $tile }
do-gain = { $card }
do-extra = { $card } ({ $slot })
do-again = { $card }
do-again-policy = Politique { $policy } : { $gain }
do-bonus = { $policy } : { $gain }
do-pay-basic = Avec { $goods }
do-pay-gold = Avec 1 Or, qui compte pour { $worth }
do-save = 1 { $good } de moins
do-reinforce = { $card } ({ $slot })
do-automa = La { $tile }
do-automa-market = { $market }
do-stop = Rien de plus
do-archive-none = N’archiver aucune carte
do-reinforce-none = Ne garder aucune carte
cost-paid = { " " }pour { $cost }
cost-free = { " " }gratuitement

# ---- Le journal ----

log-rival-chosen = L’Automate joue { $civilization-the }.
log-civilization-chosen = { $player } joue { $civilization-the }.
    .chip = { $civilization }
log-capital-chosen = { $player } prend la capitale de la { $tile }.
    .chip = capitale : { $tile }
log-first-player = { $player } joue en premier.
log-first-automa = L’Automate joue en premier.
log-round-begins = La manche { $round } commence.
log-activated = { $player } active la ligne { $row } et la colonne { $column }.
    .chip = ligne { $row }, colonne { $column }
log-card-activated = { $player } active { $card-the }.
log-reactivated = { $player } réactive { $card-the }.
log-drew = { $player } pioche { $card-one }.
log-nothing-to-draw = { $player } n’a plus de carte à piocher.
log-reshuffled =
    { $cards ->
        [one] { $player } reprend la carte défaussée comme pioche.
       *[other] { $player } mélange les { $cards } cartes de sa défausse en une nouvelle pioche.
    }
log-archived = { $player } archive { $card-one }.
    .chip = archive { $card-the }
log-discarded = { $player } défausse { $card-one }.
log-archives-no-more = { $player } renonce à archiver une carte.
log-laid-down = { $player } met { $card-one } dans sa défausse.
log-reinforced = { $player } garde { $card-one } dans sa cité.
log-keeps-no-more = { $player } renonce à garder une carte dans sa cité.
log-dealt = Cité { DE($player) }, { $slot } : { $card }.
log-dealt-under = Cité { DE($player) }, { $slot }, sous la carte : { $card }.
log-knowledge-put-by = { $player } ne garde pas { $card-the }, qui va dans sa défausse.
log-no-cover = { $player } n’a plus de carte pour recouvrir { $card-the }, qui va dans sa défausse. L’emplacement reste vide.
log-got-production = { $player } génère { goods-production }.
log-got-science = { $player } génère { goods-science }.
log-got-military = { $player } génère { goods-military }.
log-got-wonder-production = { $player } génère { goods-wonder_production }.
log-got-barbarian-military = { $player } génère { goods-barbarian_military }.
log-got-gold = { $player } reçoit { goods-gold }.
log-got-culture = { $player } reçoit { goods-culture }.
log-got-moves =
    { $amount ->
        [one] { $player } peut déplacer { $amount } Unité gratuitement.
       *[other] { $player } peut déplacer jusqu’à { $amount } Unités gratuitement.
    }
log-got-steps =
    { $amount ->
        [one] { $player } peut faire avancer gratuitement chaque Explorateur de { $amount } tuile.
       *[other] { $player } peut faire avancer gratuitement chaque Explorateur de { $amount } tuiles au plus.
    }
log-got-reinforcement =
    { $amount ->
        [one] { $player } peut garder { $amount } carte activée à la fin du tour.
       *[other] { $player } peut garder jusqu’à { $amount } cartes activées à la fin du tour.
    }
log-paid-production = { $player } paie { goods-production }.
log-paid-science = { $player } paie { goods-science }.
log-paid-military = { $player } paie { goods-military }.
log-paid-wonder-production = { $player } paie { goods-wonder_production }.
log-paid-barbarian-military = { $player } paie { goods-barbarian_military }.
log-paid-gold = { $player } paie { goods-gold }.
log-price-lower = { $player } paie { $amount } de moins.
log-gold-doubled = { $player } voit son premier Or du tour compter pour { $amount }.
log-paid-culture = { $player } paie { goods-culture }.
log-swapped =
    { $amount ->
        [one] { $player } échange { $amount } { $good } contre { $amount } { $other }.
       *[other] { $player } échange { $amount } { $good-many } contre { $amount } { $other-many }.
    }
log-unspent =
    { $amount ->
        [one] { $player } laisse { $amount } ressource inutilisée, qui est perdue.
       *[other] { $player } laisse { $amount } ressources inutilisées, qui sont perdues.
    }
log-no-effect = { $player } n’en tire rien.
log-repeats-no-more = { $player } n’utilise pas { $card-the } une fois de plus.
log-used = { $player } utilise { $card-the }.
    .chip = utilise { $card-the }
log-bought = { $player } acquiert { $card-one }.
    .chip = acquiert { $card-the }
log-wonder-begun = { $player } commence { $card-the }.
    .chip = commence { $card-the }
log-wonder-given-up = { $player } abandonne définitivement { $card-the }.
    .chip = abandonne { $card-the }
log-wonder-completed = { $player } achève { $card-the }.
    .chip = achève { $card-the }
log-wonder-placed = { $player } place le jeton { DE($card-the) } sur la { $tile }.
log-wonder-waits = { $player } n’a pas de tuile libre pour le jeton { DE($card-the) }.
log-card-gained = { $player } gagne { $card-one }.
    .chip = gagne { $card-the }
log-none-left = { $player } ne peut pas gagner { $card-one } : la pile est vide.
log-developed = { $player } développe la Politique { $policy }.
    .chip = développe { $policy }
log-bonus = { $player } reçoit le bonus de la Politique { $policy }.
log-favour = { $player } utilise la Politique { $policy }.
    .chip = utilise { $policy }
log-conquered-barbarians = { $player } conquiert la { $tile } sur des Barbares de valeur { $value }.
    .chip = conquiert : { $tile }
log-conquered-city = { $player } conquiert la { $tile }, la Ville libre { DE($city) }.
    .chip = conquiert { $city }
log-conquered-from = { $player } conquiert la { $tile } sur { $loser }. Les Unités qui s’y trouvaient rentrent dans leur capitale, un Avant-poste dans la réserve.
    .chip = prend à { $loser } la { $tile }
log-conquered-from-automa = { $player } conquiert la { $tile } sur l’Automate. Les Unités qui s’y trouvaient rentrent dans leur capitale, un Avant-poste dans la réserve.
    .chip = conquiert : { $tile }
log-fewer-units =
    { $amount ->
        [one] { $player } envoie { $amount } Unité de moins.
       *[other] { $player } envoie { $amount } Unités de moins.
    }
log-more-units =
    { $amount ->
        [one] { $player } envoie { $amount } Unité de plus.
       *[other] { $player } envoie { $amount } Unités de plus.
    }
log-warlord-counts =
    { $amount ->
        [one] { $warlord } compte pour { $amount } Unité.
       *[other] { $warlord } compte pour { $amount } Unités.
    }
log-units-moved-in =
    { $soldiers ->
        [0] Le Chef de guerre est seul sur la { $tile }.
        [one] Il y a maintenant { $soldiers } Soldat sur la { $tile }.
       *[other] Il y a maintenant { $soldiers } Soldats sur la { $tile }.
    }
log-warlord-fought = { $warlord } participe à l’attaque { DE($player) }.
log-reward = { $player } prend le gain { $choice }.
    .chip = gain { $choice }
reward-taken = { $token } : { $player } prend ce gain : { $gain }.
    .chip = gain : { $gain }
log-soldier-moved = { $player } déplace un Soldat de la { $tile } vers la { $to }.
    .chip = Soldat : { $to }
log-warlord-moved = Le Chef de guerre { DE($player) }, { $warlord }, va sur la { $to }.
    .chip = Chef de guerre : { $to }
log-outpost-built = { $player } construit un Avant-poste sur la { $tile }.
    .chip = Avant-poste : { $tile }
log-explored = L’Explorateur { $explorer } { DE($player) } va sur la { $tile }.
    .chip = Explorateur : { $tile }
log-picked-production = { $player } ramasse le jeton Production de la { $tile }.
    .chip = jeton Production : { $tile }
log-looked = { $player } voit ce jeton : { $token }.
log-picked-market = { $player } consulte les jetons du { $market }.
log-token-taken = { $player } prend ce jeton : { $token }.
    .chip = jeton Marché
log-token-used = { $player } utilise un jeton Marché : { $token }.
    .chip = utilise un jeton Marché
log-production-used = { $player } utilise un jeton Production.
    .chip = utilise un jeton Production
log-progress = { $player } accomplit un progrès scientifique.
    .chip = progrès scientifique
log-turn-ends = Le tour { DE($player) } se termine.
log-display-dealt = Nouveau sur la piste : { $card }.
log-display-discarded = Carte retirée de la piste : { $card-the }.
log-era-begins = L’ère { $era } commence.
log-deck-empty = La pioche Développement est vide : après cette manche, on en joue une dernière.
log-last-round = La dernière manche commence.
log-game-ends = La partie se termine.
log-automa-card = L’Automate révèle une carte : { $automa_card }.
    .chip = révèle une carte
log-automa-passes-over = L’Automate passe cette carte, qui n’a aucune ligne de la sorte voulue.
log-automa-line = Ligne suivante de l’Automate : { $line }.
log-automa-gold = L’Automate reçoit { goods-gold }.
automa-gold-coast = L’Automate reçoit { goods-gold } pour ses provinces côtières.
automa-gold-policies = L’Automate reçoit { goods-gold } pour ses Politiques.
automa-gold-token = L’Automate reçoit { goods-gold } pour ce jeton.
log-automa-pays = L’Automate paie { goods-gold }.
automa-pays-for = L’Automate paie { goods-gold } pour { $line }.
log-automa-cannot = L’Automate ne peut pas { $line } et reçoit { goods-gold } à la place.
    .chip = { goods-gold } à la place
log-automa-skips = L’Automate n’a pas assez d’Or pour { $line }.
    .chip = pas assez d’Or
log-automa-lacks-target = L’Automate ne peut pas { $line }. Cela lui aurait coûté de l’Or : il ne reçoit rien à la place.
    .chip = rien à faire
log-automa-takes = L’Automate prend { $card-the }.
    .chip = prend { $card-the }
log-automa-begins-wonder = L’Automate commence { $card-the }.
    .chip = commence { $card-the }
log-automa-completes = L’Automate achève { $card-the }.
    .chip = achève { $card-the }
log-automa-places = L’Automate place le jeton { DE($card-the) } sur la { $tile }.
log-automa-develops = L’Automate développe la Politique { $policy }.
    .chip = développe { $policy }
log-automa-conquers = L’Automate conquiert la { $tile }.
    .chip = conquiert : { $tile }
log-automa-conquers-from = L’Automate conquiert la { $tile } sur { $loser }. Les Unités qui s’y trouvaient rentrent dans leur capitale, un Avant-poste dans la réserve.
    .chip = prend à { $loser } la { $tile }
log-automa-explores = L’Explorateur { $explorer } de l’Automate va sur la { $tile }.
    .chip = Explorateur : { $tile }
log-automa-trades =
    { $tokens ->
        [one] L’Automate échange { $tokens } jeton Production contre de l’Or.
       *[other] L’Automate échange { $tokens } jetons Production contre de l’Or.
    }
    .chip = échange ses jetons
log-automa-production = L’Automate ramasse le jeton Production de la { $tile }.
    .chip = jeton Production : { $tile }
log-automa-market = L’Automate prend un jeton du { $market } : { $token }.
    .chip = jeton du { $market }
log-automa-explorers-return = L’Automate a un jeton de chaque marché : il les rend, et ses Explorateurs rentrent dans sa capitale.
caused = { $cause } : { $event }
cause-barbarians = Barbares de valeur { $value }
log-automa-shuffles = L’Automate mélange toutes ses cartes.
log-automa-scores =
    { $points ->
        [one] L’Automate marque { $points } point.
       *[other] L’Automate marque { $points } points.
    }
    .chip = +{ $points } PV
unheard-looked = { $player } regarde un jeton.
unheard-token-taken = { $player } en prend un.
    .chip = jeton Marché
line-conquer_low = conquérir la province voisine la moins chère
line-conquer_high = conquérir la province voisine la plus chère
line-knowledge_low = prendre la Connaissance la moins chère
line-knowledge_high = prendre la Connaissance la plus chère
line-knowledge_all = prendre toutes les Connaissances
line-building_low = prendre le bâtiment le moins cher
line-building_high = prendre le bâtiment le plus cher
line-wonder = achever sa Merveille ou en commencer une
line-policy = développer une Politique
line-policy_gold = développer une Politique
line-explore = déplacer ses Explorateurs
line-gold = prendre de l’Or
line-shuffle = mélanger toutes ses cartes

# ---- Textes des cartes ----

text-printed = À l’activation : { $gain }.
text-effect = Une fois par activation : { $effect }.
text-acquisition = Une fois achevée : { $gain }.
text-bonus = Bonus : { $gain }.
text-attack = Quand le Chef de guerre attaque, une fois par tour : { $gain }.
text-rewards = Gain : { $one }, ou { $two }.
text-city-cost = En plus des Unités : { $cost }.
text-market-token = Jeton { $number } : { $gain }.
does-conquer_low =
    { $number ->
        [one] conquérir la province voisine la moins chère
       *[other] conquérir les { $number } provinces voisines les moins chères, l’une après l’autre
    }
does-conquer_high =
    { $number ->
        [one] conquérir la province voisine la plus chère
       *[other] conquérir les { $number } provinces voisines les plus chères, l’une après l’autre
    }
does-knowledge_low =
    { $number ->
        [one] prendre la Connaissance la moins chère
       *[other] prendre les { $number } Connaissances les moins chères
    }
does-knowledge_high =
    { $number ->
        [one] prendre la Connaissance la plus chère
       *[other] prendre les { $number } Connaissances les plus chères
    }
does-knowledge_all =
    { $number ->
        [one] prendre toutes les Connaissances
       *[other] prendre { $number } fois toutes les Connaissances
    }
does-building_low =
    { $number ->
        [one] prendre le bâtiment le moins cher
       *[other] prendre les { $number } bâtiments les moins chers
    }
does-building_high =
    { $number ->
        [one] prendre le bâtiment le plus cher
       *[other] prendre les { $number } bâtiments les plus chers
    }
does-wonder =
    { $number ->
        [one] achever sa Merveille ou commencer la moins chère
       *[other] achever sa Merveille ou commencer la moins chère, { $number } fois
    }
does-policy =
    { $number ->
        [one] développer une Politique
       *[other] développer { $number } Politiques
    }
does-policy_gold = développer une Politique, puis prendre { $number } Or pour chacune de ses Politiques
does-explore =
    { $number ->
        [one] faire avancer chaque Explorateur de { $number } tuile
       *[other] faire avancer chaque Explorateur de { $number } tuiles
    }
does-gold = prendre { $number } Or
does-shuffle =
    { $number ->
        [one] mélanger toutes ses cartes
       *[other] mélanger { $number } fois toutes ses cartes
    }
does-priced = payer { $price } Or pour { $line }
does-then = { $one } ; { $two }
does-typed = seulement si sa civilisation est { $type } : { $lines }
does-until_type = révéler des cartes jusqu’à ce que l’une ait des lignes de son type, et exécuter cette carte
does-coast = prendre 1 Or pour chacune de ses provinces côtières, puis révéler une autre carte
does-always_twice = révéler une autre carte et exécuter deux fois ses lignes générales
does-typed_only = révéler une autre carte et n’exécuter que ses lignes de type, quel que soit ce type
does-catch_up = conquérir s’il a moins de provinces que vous ; sinon développer une Politique s’il en a moins que vous ; sinon révéler une autre carte
text-sentence = { CAPITAL($text) }.
text-advanced = Une carte avancée, pour une difficulté plus élevée.
text-civilization = Une civilisation { $type }.
text-map = Un plateau de { $tiles } tuiles.
power-none = Elle n’a pas d’effet permanent.
power-cheaper_knowledge = Les Connaissances vous coûtent { goods-science } de moins, mais au moins 1.
power-cheap_progress = Votre premier progrès scientifique de chaque tour coûte { goods-science }.
power-token_gold = Chaque jeton que prennent vos Explorateurs vous donne aussi { goods-gold }.
power-reinforce =
    { $amount ->
        [one] À chaque tour, vous pouvez renforcer { $amount } carte.
       *[other] À chaque tour, vous pouvez renforcer jusqu’à { $amount } cartes.
    }
power-knowledge_science =
    { $amount ->
        [one] Chaque Connaissance que vous activez génère { $amount } Science de plus.
       *[other] Chaque Connaissance que vous activez génère { $amount } Sciences de plus.
    }
power-cheaper_barbarians = Il vous faut { goods-units } de moins pour conquérir une province barbare, mais au moins 1.
power-across_the_sea = Les tuiles au bord d’une même mer sont adjacentes pour vos Unités.
power-cheaper_enemies = Il vous faut { goods-units } de moins pour conquérir une province ennemie, mais au moins 1.
power-smaller_outposts =
    { $amount ->
        [one] Un Avant-poste remplace { $amount } Unité.
       *[other] Un Avant-poste remplace { $amount } Unités.
    }
power-first_conquest_gold = La première province que vous conquérez à chaque tour vous donne { goods-gold }.
power-cheaper_wonders = Chaque étape d’une Merveille vous coûte { goods-production } de moins, mais au moins 1.
power-wonder_culture = Chaque fois que vous achevez une Merveille, vous recevez { goods-culture }.
power-yearly_production = Après avoir activé votre cité, vous générez { goods-production }.
power-stronger_wonders = Les jetons de vos Merveilles défendent vos provinces avec { $amount }.
power-first_step_gold = Chaque fois que vous payez la première étape d’une Merveille, vous recevez { goods-gold }.
power-gold_for_culture = Une fois par tour, vous pouvez payer { goods-gold } pour 1 Culture.
power-free_city_friend =
    { $amount ->
        [one] Les Villes libres vous coûtent { $amount } ressource de moins, et vous prenez les deux gains.
       *[other] Les Villes libres vous coûtent { $amount } ressources de moins, et vous prenez les deux gains.
    }
power-stronger_provinces = Il faut { goods-units } de plus pour conquérir chacune de vos provinces.
power-double_gold = Le premier Or dépensé comme ressource de base à chaque tour compte pour { $amount }.
power-extra_pick_up =
    { $amount ->
        [one] Vos Explorateurs peuvent ramasser { $amount } jeton de plus à chaque tour.
       *[other] Vos Explorateurs peuvent ramasser { $amount } jetons de plus à chaque tour.
    }
power-strong_warlord =
    { $amount ->
        [one] Votre Chef de guerre attaque comme { $amount } Unité.
       *[other] Votre Chef de guerre attaque comme { $amount } Unités.
    }
power-dearer_provinces = Il faut { goods-units } de plus pour conquérir chacune de vos provinces.
power-peace_gold = À la fin d’un tour où vous n’avez rien conquis, vous recevez { goods-gold }.
power-barbarian_science = Chaque fois que vous prenez un jeton Barbare, vous générez { goods-science }.

# ---- Points et fin de partie ----

source-knowledge = Connaissances
source-wonders = Merveilles
source-provinces = provinces
source-policies = Politiques
source-gold = Or
source-domination = domination
end-last-round = La dernière manche est jouée.
end-automa-beaten = Vous avez battu l’Automate.
end-automa-wins = L’Automate a gagné.
illegal-activate-first = Activez d’abord une ligne et une colonne.
illegal-activated-already = Vous avez déjà activé une ligne et une colonne ce tour-ci.
illegal-answer-first = Il faut d’abord répondre à une autre question.
illegal-not-asked = Ce n’est pas la question posée maintenant.
illegal-not-among = Cela ne fait pas partie des choix.
illegal-price = Il faut { $needed } ; vous avez { $have } et { $gold }.
illegal-culture = Il faut { $needed } ; vous avez { $have }.
illegal-gold = Il faut { $needed } ; vous avez { $have }.
illegal-no-effect = Cette carte n’a pas d’effet à utiliser.
illegal-used = Vous avez déjà utilisé l’effet de cette carte ce tour-ci.
illegal-not-activated = Vous n’avez pas activé cette carte ce tour-ci.
illegal-nothing-to-swap = Vous n’avez aucune ressource de base à échanger.
illegal-condition = La condition de cette carte n’est pas remplie ce tour-ci.
illegal-cost = Vous ne pouvez pas payer le coût de cet effet : { $cost }.
illegal-nothing-to-gain = L’effet de cette carte ne ferait rien maintenant.
illegal-not-for-sale = Cette carte ne peut pas être acquise maintenant.
illegal-no-wonder = Vous n’avez pas de Merveille en construction.
illegal-developed = Vous avez déjà développé cette Politique.
illegal-other-civilization = Cette Politique appartient à une autre civilisation.
illegal-no-favour = Votre Politique du dessus ne vend pas de Culture.
illegal-once-a-turn = Vous l’avez déjà fait une fois ce tour-ci.
illegal-no-card-to-draw = Vous n’avez plus de carte à piocher.
illegal-no-such-tile = Cette tuile n’existe pas sur le plateau.
illegal-no-province = Cette tuile n’est pas une province.
illegal-own-province = Vous contrôlez déjà cette province.
illegal-not-adjacent = Aucune de vos tuiles n’y est adjacente.
illegal-too-few-units = Il faut { $needed } ; vous n’en avez pas autant à portée.
illegal-city-price = Vous ne pouvez pas payer le prix de cette Ville libre.
illegal-no-unit-here = Vous n’avez pas cette Unité sur cette tuile.
illegal-one-unit-stays = La dernière Unité d’une province doit y rester.
illegal-isolated = Aucune autre de vos tuiles n’y est reliée.
illegal-not-yours = Vous ne contrôlez pas cette province.
illegal-outpost-there = Cette province a déjà un Avant-poste.
illegal-no-outpost-left = Vous n’avez plus d’Avant-poste.
illegal-warlord-elsewhere = Votre Chef de guerre est sur une autre tuile.
illegal-explorer-too-far = Cette tuile n’est pas à côté de l’Explorateur.
illegal-other-explorer-first = Les deux Explorateurs pourraient faire de même : c’est le premier qui le fait.
illegal-no-production-token = Il n’y a pas de jeton Production ici.
illegal-no-market = Il n’y a pas de marché ici.
illegal-has-token = Vous avez déjà pris un jeton de ce marché.
illegal-market-empty = Ce marché n’a plus de jeton.
illegal-picked-already = Cet Explorateur a déjà pris un jeton ce tour-ci.
illegal-no-market-token = Vous n’avez pas de jeton inutilisé de ce marché.
illegal-no-kept-production = Vous n’avez pas de jeton Production.
illegal-civilization-taken = Quelqu’un d’autre a déjà cette civilisation.
illegal-no-free-capital = Ce n’est pas une capitale libre.
illegal-none-left = Vous n’en avez pas autant.
illegal-slot-in-use = Il n’y a pas de carte à cet endroit, ou elle a été activée.
illegal-cannot-send = Aucune Unité ne peut en partir pour cette conquête.
illegal-other-territory = Cette tuile n’appartient pas au même territoire.
illegal-no-room-for-wonder = Vous ne contrôlez pas cette tuile, ou elle porte déjà un jeton Merveille.
illegal-cannot-stay = Cette carte ne peut pas rester dans la cité.
result-rival = { label-automa }
web-rival-won = L’Automate gagne, { $points } à { $other }
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
value-name = Nom
value-set = Série
value-copies = Exemplaires
value-cost = Coût
value-steps = Étapes
value-civilization = Civilisation
value-printed = Ressources
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
box-knowledge_points = Points par Connaissance
box-wonder_points = Points par Merveille
box-policy_points = Points par Politique
box-province_points = Points par province
box-domination_points = Points de domination par catégorie
box-production_token = Production d’un jeton
box-terrain_tiles = Tuiles de chaque terrain
box-terrain_values = Valeurs des terrains
label-setup = Mise en place · premier joueur : { $player }
label-setup-automa = Mise en place · l’Automate joue en premier
box-production_tokens = Jetons Production
box-automa_cards = Automate : cartes par tour
box-automa_gold = Automate : Or au départ
box-automa_consolation = Automate : Or pour une ligne impossible
box-automa_production = Automate : jetons Production pour 1 Or
box-automa_culture = Automate : Or pour 1 Culture
box-automa_points = Automate : Or pour 1 point
label-round = Manche { $round } · premier joueur : { $player }
label-round-automa = Manche { $round } · l’Automate joue en premier
label-ending = la pioche Développement est vide
label-last-round = dernière manche
label-display = Piste
label-leaves = la dernière carte d’une rangée où rien n’est pris s’en va
label-deck-left = pioche : { $count }
label-basics = Bâtiments de base
label-left = reste { $count }
label-map = Plateau
label-city = Cité
label-drawn = Piochées : { $cards }
label-resources = Ce tour : { $goods }
label-free = gratuits : Unités { $moves }, pas des Explorateurs { $one } et { $two }
label-piles = pioche { $deck }, défausse { $discard }
label-effect = { $card } : { $effect }
label-taken = cartes prises : { $cards }
label-on-top = au sommet : { $card }
label-building = en construction : { $card }
label-policies = Politiques : { $policies }
label-tokens =
    { $count ->
        [one] { $count } jeton Production
       *[other] { $count } jetons Production
    }
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
label-legend = P Production, S Science, M Force militaire, O Or, C Culture · * activée · sur le plateau : numéro et terrain ; barb Barbares, V Ville libre, une lettre et un nombre : un joueur et ses Soldats, W Chef de guerre, ^ Avant-poste, & Merveille, p jeton Production, $ marché, e Explorateurs · ~ reconstitué
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
short-cover = +{ $amount }P ?
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
web-box = Exigeant · de 90 minutes à deux heures entre amis
web-explain-resources = L’Or et la Culture se gardent. Production, Science et Force militaire durent jusqu’à la fin du tour ; l’Or remplace n’importe laquelle.
    .rule = M-28
web-explain-tallies = Connaissances, Merveilles, provinces et Politiques. Une couronne signale qui en a le plus : 3 points à la fin.
    .rule = M-102
web-explain-display = Les cartes à acquérir. Les nombres comptent les cartes restantes de chaque ère ; quand la dernière est épuisée, la partie s’achève.
    .rule = M-99
web-explain-tile = Une province. Un bouclier donne la force des Barbares, une maison une Ville libre et son prix, les disques sont des Soldats ; un bord de couleur montre à qui elle appartient. Le petit nombre est la valeur du terrain ; une conquête demande autant d’Unités que les deux réunis.
    .rule = M-63
web-explain-deck = Votre pioche. Les nouvelles cartes vont sur le dessus.
    .rule = M-45
web-explain-discard = La défausse ; on la mélange quand la pioche est épuisée.
    .rule = M-93
web-explain-city = Votre cité : à chaque tour, on active une ligne et une colonne : cinq cartes.
    .rule = M-23
web-explain-leaving = La prochaine carte à partir : elle s’en va à la fin d’un tour où personne n’a pris de carte de sa rangée.
    .rule = M-97
web-explain-policy = Une Politique. La première coûte 1 Culture, la deuxième 2, et ainsi de suite. Son bonus vient aussitôt ; seule la plus récente a son effet durable.
    .rule = M-56
web-explain-forces = Vos Soldats, dont ceux restés chez vous, vos Avant-postes en réserve et les tuiles de vos Explorateurs.
    .rule = M-60
web-explain-production = Les jetons Production ramassés par vos Explorateurs. Chacun vaut 1 Production, une seule fois.
    .rule = M-86
web-explain-token = Un jeton Marché : il sert une fois, maintenant ou plus tard.
    .rule = M-85
web-explain-trophy = Les jetons des Barbares et des Villes libres conquis.
    .rule = M-66
web-explain-capital = Une capitale. On ne peut ni l’attaquer ni la perdre, et elle peut rester vide ; les Unités perdues y reviennent.
    .rule = M-59
web-explain-barbarian = Une province barbare : la conquérir demande autant d’Unités que la valeur du terrain, le petit nombre, et le bouclier réunis.
    .rule = M-65
web-explain-free-city = Une Ville libre : la conquérir demande des Unités pour la valeur du terrain, le petit nombre, et les ressources qu’elle réclame.
    .rule = M-67
web-explain-market = Un marché : l’Explorateur qui y arrive regarde ses jetons et en prend un. Chaque marché vous donne un seul jeton dans la partie.
    .rule = M-82
web-intro-goal = Menez une civilisation. Qui a le plus de points l’emporte : 1 par Connaissance et par province, 2 par Merveille et par Politique, 3 pour en avoir le plus, dans chacune de ces quatre catégories.
web-intro-length = La partie s’achève quand la pioche Développement est épuisée.
web-intro-1 = Neuf cartes sont posées devant vous. À chaque tour, vous activez une ligne et une colonne, et utilisez ce qu’indiquent ces cinq cartes.
    .title = La cité
web-intro-2 = La Production paie bâtiments et Merveilles, la Science paie les Connaissances, la Force militaire paie Unités et Explorateurs. Ce qui reste à la fin du tour est perdu. L’Or, qui remplace n’importe laquelle des trois, et la Culture se gardent.
    .title = Les ressources
web-intro-3 = Ce que vous prenez va sur le dessus de votre pioche et entre bientôt dans votre cité. Une Merveille se paie en deux fois. Chaque nouvelle Politique coûte plus de Culture et répète les bonus de toutes les précédentes.
    .title = Cartes, Merveilles, Politiques
web-intro-4 = Les Unités conquièrent des provinces sur les Barbares, les Villes libres et les autres joueurs, pour 1 Force militaire chacune. Les Explorateurs rapportent des jetons.
    .title = Le plateau
web-intro-5 = En solitaire, vous affrontez l’Automate, un rival qui joue tout seul : à chaque tour, il révèle deux cartes et fait ce que disent leurs lignes. Quand ses règles laissent un choix ouvert, c’est à vous de trancher.
    .title = L’Automate
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
web-monumental-kind-building = bâtiment
web-monumental-kind-knowledge = Connaissance
web-monumental-kind-wonder = Merveille
web-monumental-steps =
    { $one ->
        [one] { $one } Production pour commencer, { $two } pour achever
       *[other] { $one } Productions pour commencer, { $two } pour achever
    }
web-monumental-leaves = La prochaine à partir si personne ne prend de carte de cette rangée
web-monumental-era-left =
    { $count ->
        [one] Ère { $era } : encore { $count } carte
       *[other] Ère { $era } : encore { $count } cartes
    }
web-monumental-resources = Ressources
web-monumental-culture = Culture
web-monumental-only-wonder_production = Merveilles
web-monumental-only-barbarian_military = Barbares
web-monumental-free-moves = déplacements gratuits d’Unités : { $count }
web-monumental-free-steps-one = pas gratuits de l’Explorateur 1 : { $count }
web-monumental-free-steps-two = pas gratuits de l’Explorateur 2 : { $count }
web-monumental-may-stay = cartes qui peuvent rester : { $count }
web-monumental-slot = { $slot } : { $card }
web-monumental-active = activée
web-monumental-below = Dessous : { $card }
web-monumental-gap = { $slot } est vide
web-monumental-drawn = Piochées ce tour
web-monumental-drawn-card = Piochée : { $card }
web-monumental-deck = Votre pioche : { $count }
web-monumental-deck-short = en pioche
web-monumental-discard = Défausse : { $count }
web-monumental-discard-short = défaussées
web-monumental-worth = valeur { $value }
web-monumental-barbarians = Barbares de valeur { $value }
web-monumental-free-city = Ville libre { DE($city) }
web-monumental-held =
    { $count ->
        [one] tenue par { $name } avec { $count } Soldat
       *[other] tenue par { $name } avec { $count } Soldats
    }
web-monumental-warlord-of = Chef de guerre { DE($name) }
web-monumental-outpost = Avant-poste
web-monumental-wonder-here = Merveille : { $card }
web-monumental-production-here = Jeton Production
web-monumental-market = { $market }, jetons restants : { $count }
web-monumental-seen = Vous avez vu ici : { $tokens }
web-monumental-explorer-of = Explorateur { $number } { DE($name) }
web-monumental-reach = Que montrer sur le plateau
web-monumental-reach-all = Tout
web-monumental-reach-units = Unités
web-monumental-reach-explorer = Explorateur { $number }
web-monumental-realm = Empire
web-monumental-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-monumental-counts = { $what } : { $count }
web-monumental-leads = en tête
web-monumental-warlord = Votre Chef de guerre { $name }, tuile { $tile }
web-monumental-on-attack = à l’attaque
web-monumental-forces = Soldats : { $count }, dont { $home } dans la capitale. Avant-postes en réserve : { $outposts }.
web-monumental-soldiers = Soldats
web-monumental-at-home = { $count } à la capitale
web-monumental-outposts = Avant-postes en réserve
web-monumental-explorers = sur { $one } et { $two }
web-monumental-production-tokens = jetons
web-monumental-used = utilisé
web-monumental-trophies =
    { $count ->
        [one] { $count } jeton conquis
       *[other] { $count } jetons conquis
    }
web-monumental-under-construction = En construction
web-monumental-policy-top = Au sommet : son effet s’applique
web-monumental-policy-developed = Développée, numéro { $place }
web-monumental-policy-price =
    { $cost ->
        [one] Pas développée ; coûte { $cost } Culture
       *[other] Pas développée ; coûte { $cost } Cultures
    }
web-monumental-policy-next = la prochaine coûte
web-monumental-policy-on-top = Politique : { $policy }
web-monumental-tokens = Jetons Marché en réserve : { $kept } ; utilisés : { $used }
web-monumental-automa-none = Aucune de ses cartes n’est visible.
web-monumental-automa-did = Ce qu’il vient de faire
web-monumental-automa-deck = { $count } dans sa pioche
web-monumental-automa-taken = Ce qu’il a pris
web-monumental-offers = Au choix
web-monumental-pays = Paie
web-monumental-leaves-over = reste

# ---- Pourquoi ces valeurs ----

why-numbers-public = le nombre de chaque sorte par ère est public ({ $of })
why-one-is-gold = que l’un d’eux est de l’Or est public ({ $of })
why-four-military = un jeton de 4 Forces militaires est public ({ $of })
why-checks-generated = qu’elle regarde ce qui a été généré est dans le livret
why-totals-known = les totaux de 4 et de 36 sont dans le livret
why-zero-known = que la valeur 0 existe est dans le livret
why-spends-resources = qu’elle dépense des ressources est dans le livret
why-kept-for-production = qu’il se garde et donne de la Production est dans le livret
why-limit-reconstructed = l’effet est public ({ $of }), sa limite est notre estimation
why-amount-reconstructed = l’effet est public ({ $of }), sa quantité est notre estimation

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
feature-tokens = les jetons Production
feature-market-tokens = les jetons Marché
feature-wonder-begun = une Merveille en construction
feature-unspent = un tour qui se poursuit
feature-production = de la Production à dépenser
feature-science = de la Science à dépenser
feature-military = de la Force militaire à dépenser
feature-effects = des effets encore disponibles
feature-outposts = les Avant-postes
feature-at-home = les Soldats dans la capitale
feature-deck = la taille de la pioche
feature-to-move = le fait de jouer bientôt
feature-cards-left = la durée de la partie
feature-targets = les provinces attaquables
feature-easy-targets = les provinces faciles à conquérir
feature-threatened = les provinces faciles à perdre
feature-markets = les marchés visités
feature-market-way = le chemin vers le prochain marché
feature-owned = la possession { DE($card-the) }
feature-policy = { $policy }
feature-power = { $policy } sur le dessus

# ---- The guided first game: learn/lesson.toml ----

learn-goal = Vous menez la Grèce. Les Connaissances et les provinces valent 1 point chacune, les Merveilles et les Politiques 2, et en avoir le plus dans l’une de ces quatre catégories en vaut 3 de plus. Jouons deux tours ensemble.
learn-city = Neuf cartes forment votre cité. À chaque tour, vous activez une ligne et une colonne : cinq cartes, qui donnent ce qu’elles indiquent.
learn-activate = Activez la première ligne et la première colonne : trois Chantiers et deux Forts. Choisissez la carte où elles se croisent.
learn-activate-wrong = Ces cinq cartes donnent autre chose. Il nous faut de la Production et de la Force militaire : la première ligne et la première colonne.
learn-resources = 3 Productions et 2 Forces militaires. Elles ne durent que ce tour : dépensez-les ; l’Or et la Culture se gardent. L’Or remplace n’importe laquelle.
learn-buy = La Production paie les bâtiments. Acquérez un Atelier : il vaut deux Chantiers.
learn-buy-wrong = Une bonne carte aussi. Mais la Production d’abord facilite tout le reste : acquérez un Atelier.
learn-buy-end = Tout ce que vous n’avez pas dépensé serait perdu.
learn-buy-attack = C’est pour tout de suite après. Dépensez d’abord la Production.
learn-buy-wonder = Une Merveille se paie en deux fois. Nous en commencerons une bientôt, avec ce que nous allons conquérir.
learn-buy-explore = Pour l’instant, une province fait meilleur usage de la Force militaire.
learn-buy-progress = L’Or est précieux : il comblera n’importe quel manque. Inutile de piocher maintenant.
learn-conquer = La Force militaire fait marcher les Unités. La tuile 9, près de votre capitale, est aux Barbares : deux Unités la prennent.
learn-conquer-wrong = Prenez d’abord la province, tant que vous avez la Force militaire.
learn-conquer-end = 2 Forces militaires seraient perdues, et elles valent une province.
learn-conquer-explore = Les Explorateurs vont chercher des jetons, ce qui prend du temps. La province est un point tout de suite.
learn-conquer-other = Ce serait possible aussi. Prenons la tuile 9, la forêt.
learn-reward = Les Barbares vaincus laissent quelque chose. Prenez les 2 Productions : elles vont servir.
learn-reward-wrong = L’Or se garderait, c’est vrai. Mais avec 2 Productions, vous commencez une Merveille dès ce tour.
learn-wonder = La Grande Muraille coûte 2 Productions maintenant et 3 plus tard. Commencez-la.
learn-wonder-wrong = Commencez la Grande Muraille : vous avez juste sa première moitié.
learn-wonder-end = Il reste 2 Productions, juste la première moitié de la Grande Muraille.
learn-wonder-pyramid = La Grande Pyramide coûterait un Or de plus. La Muraille coûte exactement ce que vous avez.
learn-wonder-gardens = Les Jardins suspendus demandent encore 4 ensuite, la Muraille 3 seulement, et vous en aurez 4 au prochain tour.
learn-end-turn = Il ne reste rien : terminez votre tour. Les cinq cartes utilisées sont défaussées, et de nouvelles viennent de votre pioche.
learn-end-turn-wrong = Gardez votre Or pour le prochain tour, et terminez celui-ci.
learn-fresh = Regardez : votre Atelier est déjà là. Ce que l’on acquiert va sur le dessus de sa pioche.
learn-second = Il vous faut 3 Productions pour la Muraille, et de la Science pour du nouveau. Activez la première ligne et la colonne du milieu.
learn-second-wrong = La première ligne a la Production, la colonne du milieu deux Librairies : c’est ce qu’il nous faut.
learn-complete = 4 Productions : payez la seconde moitié de la Grande Muraille.
learn-complete-wrong = La Muraille d’abord : elle vaut 2 points dès qu’elle est debout.
learn-complete-end = Alors 4 Productions seraient perdues, et la Muraille resterait un chantier.
learn-complete-buy = Si vous dépensez de la Production pour cela, elle ne suffira plus pour la Muraille.
learn-token = Le jeton d’une Merveille renforce la province où il se trouve. Posez-le sur la nouvelle, qui a peu de Soldats.
learn-token-wrong = Votre capitale est assez forte. Protégez la nouvelle province.
learn-knowledge = La Science paie les Connaissances, 1 point chacune. La Fonderie coûte 3 Sciences ; vous en avez 2, et 1 Production de reste.
learn-philosophy = Une Connaissance se glisse sous une carte de la cité et s’active avec elle. La vôtre est la Philosophie, qui change des ressources en d’autres : utilisez-la.
learn-philosophy-wrong = Changez d’abord en Science la Production qui reste. Utilisez la Philosophie.
learn-philosophy-gold = C’est possible, mais cela coûterait un Or. La Philosophie tire la Science qui manque d’une Production qui serait perdue.
learn-philosophy-end = Il ne vous manque qu’une Science pour un point entier.
learn-swap = 1 Production devient 1 Science.
learn-swap-wrong = C’est la Science qui manque : changez la Production en Science.
learn-learn = 3 Sciences : prenez la Fonderie.
learn-learn-wrong = Prenez la Fonderie : un point, et de la Force militaire à la demande.
learn-learn-end = Votre Science serait perdue.
learn-done = Terminez votre tour.
learn-done-wrong = Il ne reste que de l’Or, et il se garde. Terminez votre tour.
learn-end = La Production pour les bâtiments et les Merveilles, la Science pour les Connaissances, la Force militaire pour le plateau, la Culture pour les Politiques. Surveillez qui en a le plus. À vous de continuer, contre un robot facile.

# ---- What is wrong in a card file ----

wrong-fixed = « { $value } » est attendu.
wrong-one-of-each = il y en a une de chaque.
wrong-price-missing = il manque le prix de la carte.
wrong-no-gain = un effet demande un gain ou un échange.
wrong-repeat = seul ce qui se paie avec 1 ressource de base peut se répéter.
wrong-not-covered = seule une Connaissance est recouverte par une autre carte : « { $word } » n’a pas de sens ici.
wrong-policies = { $civilization } : { $found } au lieu de 5.
wrong-city-cost = une Ville libre prend des ressources précises ou de l’Or.
wrong-automa = une carte de chaque pioche doit avoir une partie pour ce type : { $type }.
wrong-automa-always = une carte de chaque pioche doit avoir des lignes générales (« always »).

# ---- Entering cards ----

web-entry-gain = Gain
web-entry-spend = Coût
web-entry-generated = Seulement si produit ce tour
web-entry-conquered = Seulement si provinces conquises ce tour
web-entry-times = Combien de fois
web-entry-swap = Ressources de base changées
web-entry-production = Production
web-entry-science = Science
web-entry-military = Militaire
web-entry-wonder_production = Production pour Merveilles
web-entry-barbarian_military = Militaire contre Barbares
web-entry-gold = Or
web-entry-culture = Culture
web-entry-any = Ressources de base au choix
web-entry-same = Ressources de base identiques
web-entry-draw = Cartes piochées
web-entry-archive = Cartes archivées
web-entry-discard = Cartes défaussées
web-entry-free_moves = Déplacements d’Unités
web-entry-free_steps = Pas de chaque Explorateur
web-entry-reinforce = Cartes qui restent
web-entry-reinforce_other = Autres cartes qui restent
web-entry-activate = Cartes activées en plus
web-entry-reactivate = Réactiver
web-entry-reactivate_cover = Réactiver la carte du dessus
web-entry-cover_production = Production si la carte du dessus en a
web-entry-knowledge = Connaissances sans payer
web-entry-wonder = Merveilles sans payer
web-entry-basic = Bâtiment ou ressources de base
web-entry-per = Selon ce qu’on possède
web-entry-count = Ce qui est compté
web-entry-every = Tous les
web-entry-least = Au moins
web-entry-most = Au plus
web-entry-good = Ressource
web-entry-do = Ligne
web-entry-number = Nombre
web-entry-price = Prix en Or
web-entry-count-provinces = Provinces
web-entry-count-wonders = Merveilles
web-entry-power-none = Aucun effet permanent.
web-entry-does-none = rien de particulier
