# Spyrium en français, dans nos propres mots ; les cartes imprimées ne portent pas de texte.

# ---- Cartes ----

card-mineur = Mineur
    .the = le Mineur
card-geologue = Géologue
    .the = le Géologue
card-apprenti = Apprenti
    .the = l’Apprenti
card-ingenieur = Ingénieur
    .the = l’Ingénieur
card-bureaucrate = Bureaucrate
    .the = le Bureaucrate
card-conseiller = Conseiller
    .the = le Conseiller
card-banquier = Banquier
    .the = le Banquier
card-financier = Financier
    .the = le Financier
card-architecte = Architecte
    .the = l’Architecte

card-mine1 = Mine I
    .the = la Mine I
card-mine2 = Mine II
    .the = la Mine II
card-mine3 = Mine III
    .the = la Mine III
card-atelier1 = Atelier I
    .the = l’Atelier I
card-atelier2 = Atelier II
    .the = l’Atelier II
card-usine1 = Usine I
    .the = l’Usine I
card-usine2 = Usine II
    .the = l’Usine II
card-labo1 = Laboratoire I
    .the = le Laboratoire I
card-labo2 = Laboratoire II
    .the = le Laboratoire II
card-labo3 = Laboratoire III
    .the = le Laboratoire III
card-cite1 = Cité ouvrière I
    .the = la Cité ouvrière I
card-cite2 = Cité ouvrière II
    .the = la Cité ouvrière II
card-residence = Résidence
    .the = la Résidence
card-univ1 = Université I
    .the = l’Université I
card-univ2 = Université II
    .the = l’Université II
card-hotel = Hôtel particulier
    .the = l’Hôtel particulier
card-manoir = Manoir
    .the = le Manoir
card-palais = Palais
    .the = le Palais

card-automatisation = Automatisation
    .the = l’Automatisation
card-capitalisation = Capitalisation
    .the = la Capitalisation
card-grue = Grue
    .the = la Grue
card-negoce = Négoce
    .the = le Négoce
card-lobbying = Lobbying
    .the = le Lobbying
card-taylorisme = Taylorisme
    .the = le Taylorisme
card-ingenierie = Ingénierie
    .the = l’Ingénierie

event-token = Aubaine
event-sell = Foire au cristal
event-residence = Plan de logement
event-invest = Mécénat
event-reuse = Heures supplémentaires
event-place = Retardataire
event-recruit = Jour d’embauche

# ---- Ressources ----

goods-money = £{ $amount }
goods-spyrium = { $amount } Spyrium
goods-points = { $amount } PV
goods-workers =
    { $amount ->
        [one] { $amount } ouvrier
       *[other] { $amount } ouvriers
    }
goods-residence =
    { $amount ->
        [one] une action de résidence
       *[other] { $amount } actions de résidence
    }
goods-money-by-token = £ selon le jeton
goods-spyrium-by-token = Spyrium selon le jeton
goods-points-by-token = PV selon le jeton
goods-workers-by-token = ouvriers selon le jeton
goods-residence-by-token = actions de résidence selon le jeton
goods-money-per-worker = £{ $amount } par ouvrier possédé
short-money = £{ $amount }
short-spyrium = { $amount }S
short-points = { $amount }PV
short-workers = { $amount } ouv
short-residence = { $amount }R
short-money-by-token = £#
short-spyrium-by-token = #S
short-workers-by-token = # ouv
short-residence-by-token = #R
short-points-by-token = #PV
short-mines_need_no_worker = Mines : 0 ouv
short-more_money = gains +£{ $amount }
short-cheaper_plots = terrains -£{ $amount }
short-keep_tokens = garde #, choisit #
short-no_surcharge = surcoût 0, 1/tour
short-reuse = réemploi, 1/tour
short-factory_points = Usine +{ $amount }PV/ouv
short-final-spyrium = fin 1PV/S
short-final-money = fin 1PV/£{ $per }
short-final-buildings = fin 1PV/bâtiment
short-final-tokens = fin 1PV/#
short-final-residence = fin PV=résidence
short-final-workers = fin 1PV/ouv
short-final-factories = fin PV Usine ×2
plus = { $one } + { $two }
deal = { $cost } → { $gain }
nothing = { "" }
empty-place = emplacement vide
    .the = un emplacement vide
cost-with-crowd = £{ $total } (£{ $price } + £{ $crowd } de surcoût)
cost-without-crowd = £{ $price }, sans surcoût grâce à la technique { $technique }
cost-reduced = { " " }(réduction de £{ $amount } déjà comptée : symbole commun)

# ---- Questions ----

ask-placement = Placez un ouvrier, utilisez l’événement ou passez à l’activation.
ask-activation = Employez un ouvrier du marché, exploitez un bâtiment ou utilisez l’événement.
ask-activation-or-pass = Exploitez un bâtiment, utilisez l’événement ou passez.
ask-token = Quel jeton prenez-vous sur la carte { $card } ?
ask-value = Votre jeton vaut { $value }. Quelle valeur lui donnez-vous ?
ask-plot = Où construisez-vous { $card-the } ?
ask-residence = Avancer sur la piste de résidences, ou marquer des points ?
ask-bonus = Vous avez droit à un bonus : lequel ?

# ---- Actions ----

do-place = Placer un ouvrier en { $gap }, entre { $one-the } et { $two-the }
    .group = Placer un ouvrier
do-event-place = Événement : placer un ouvrier en { $gap }, entre { $one-the } et { $two-the }
    .group = Utiliser l’événement
do-switch = Passer à l’activation
do-event = Événement : { $deal }
    .group = Utiliser l’événement
do-event-reuse = Événement, £{ $money } : exploiter à nouveau { $card-the } ({ $deal })
    .group = Utiliser l’événement
do-gain = Reprendre l’ouvrier en { $gap } pour £{ $money }, près de la carte { $card } ({ $place })
    .group = Reprendre un ouvrier contre de l’argent
do-gain-nothing = Reprendre l’ouvrier en { $gap } pour £{ $money } : il n’a plus de carte voisine
    .group = Reprendre un ouvrier contre de l’argent
do-call = Appeler { $card-the } ({ $place }) avec l’ouvrier en { $gap } pour { $cost } : { $gain }
    .group = Utiliser une carte du marché
do-patent = Breveter { $card-the } ({ $place }) avec l’ouvrier en { $gap } pour { $cost }
    .group = Utiliser une carte du marché
do-activate-building = Construire { $card-the } ({ $place }) avec l’ouvrier en { $gap } pour { $cost }, plus le terrain, ou en remplaçant un bâtiment
    .group = Utiliser une carte du marché
do-exploit = Exploiter { $card-the } : { $deal }
    .group = Exploiter un bâtiment
do-reuse = { $technique } : exploiter à nouveau { $card-the } ({ $deal })
    .group = Exploiter un bâtiment
do-pass = Passer pour ce tour
do-token = Prendre le jeton { $value }
do-value = Lui donner la valeur { $value }, ce qui épuise ce choix pour le tour
do-value-own = Lui laisser la valeur { $value }
do-build = Sur un nouveau terrain : { $cost }, + £{ $plot } pour le terrain = £{ $total }
do-build-free-plot = Sur un nouveau terrain, gratuit : { $cost }
do-replace = En remplaçant { $old-the }, avec perte de { $points } PV : { $cost }{ $reduced }
do-replace-tilted = En remplaçant { $old-the } (carte inclinée), avec perte de { $points } PV : { $cost }{ $reduced }
do-advance = Avancer sur la case { $value } de la piste de résidences
do-score = Marquer { $points } PV
do-bonus-worker = Un ouvrier de la réserve
do-bonus-money = £{ $money }

# ---- Le journal ----

log-turn-begins = Le tour { $turn } commence, époque { $era }.
log-first-player = { $player } est premier joueur.
log-income = { $player } reçoit £{ $money } de revenus.
log-event-of-the-turn = Événement du tour : { $event_card }.
log-next-event = Événement suivant : { $event_card }.
log-event-token = Un jeton { $value } est posé sur l’événement { $event_card }.
log-dealt = { $place } : { $card }.
log-token-laid = Un jeton { $value } est posé sur { $card-the } ({ $place }).
log-reshuffled =
    { $tokens ->
        [one] Le jeton défaussé forme la nouvelle réserve.
       *[other] Les { $tokens } jetons défaussés sont mélangés et forment une nouvelle réserve.
    }
log-tokens-returned =
    { $tokens ->
        [one] Le jeton gardé retourne dans la réserve et compte toujours.
       *[other] Les { $tokens } jetons gardés retournent dans la réserve et comptent toujours.
    }
log-placed = { $player } place un ouvrier en { $gap }.
log-switched = { $player } passe à l’activation.
log-passed = { $player } passe.
log-gained = { $player } reprend l’ouvrier en { $gap } et reçoit £{ $money } ({ $card }, { $place }).
log-activated = { $player } active { $card-the } ({ $place }) avec l’ouvrier en { $gap }.
log-waived = { $player } ne paie pas le surcoût de £{ $money }.
log-event-taken = { $player } utilise l’événement { $event_card }.
log-exploited =
    { $workers ->
        [0] { $player } exploite { $card-the } sans ouvrier.
        [one] { $player } exploite { $card-the } avec { $workers } ouvrier.
       *[other] { $player } exploite { $card-the } avec { $workers } ouvriers.
    }
log-straightened = { $player } redresse { $card-the }.
log-paid-money = { $player } paie £{ $money }.
log-paid-spyrium = { $player } dépense { $spyrium } Spyrium.
log-token-taken = { $player } prend un jeton { $value } sur { $card-the }.
log-token-kept = { $player } garde le jeton { $value } ; jetons gardés : { $kept }.
log-value-named = { $player } donne au jeton la valeur { $value }.
log-patented = { $player } brevette { $card-the }.
log-built = { $player } construit { $card-the } sur un nouveau terrain.
log-replaced = { $player } construit { $card-the } et remplace { $old-the }.
log-got-money = { $player } reçoit £{ $money }.
log-got-spyrium = { $player } gagne { $spyrium } Spyrium.
log-got-points = { $player } marque { $points } PV et en a { $score }.
log-got-workers =
    { $workers ->
        [one] { $player } prend { $workers } ouvrier dans sa réserve.
       *[other] { $player } prend { $workers } ouvriers dans sa réserve.
    }
log-no-workers-left = { $player } n’a plus d’ouvrier en réserve.
log-advanced = { $player } avance sur la case { $residence } de la piste de résidences.
log-bonus-won = { $player } gagne un bonus en atteignant { $score } PV.
log-bonus-lost = { $player } atteint { $score } PV, mais n’a plus d’ouvrier pour le bonus.
log-turn-ends = Le tour { $turn } est terminé.
log-game-ends = La partie est terminée.

# ---- Textes des cartes ----

text-call = À l’appel : { $deal }.
text-use = Exploitation : { $deal }.
text-built = À la construction : { $deal }.
text-token = La carte porte un jeton.
text-tokens = La carte porte un jeton de moins que le nombre de joueurs ; chaque appel en prend un.
text-event = Une fois par tour et par joueur : { $deal }.
text-event-reuse = Une fois par tour et par joueur : pour £{ $money }, redresser un bâtiment incliné et l’exploiter aussitôt une nouvelle fois.
text-event-place = Une fois par tour et par joueur : placer un ouvrier en phase II.
text-final = En fin de partie : { $points }, { $cap } PV au plus.
power-mines_need_no_worker = Vos Mines se passent d’ouvriers.
power-more_money = Vous recevez £{ $amount } de plus chaque fois que vous reprenez un ouvrier contre de l’argent.
power-cheaper_plots = Vos nouveaux terrains coûtent £{ $amount } de moins.
power-keep_tokens = Vous gardez les jetons des cartes du marché que vous activez, { $amount } au plus. Une fois par tour, vous choisissez la valeur d’un jeton.
power-no_surcharge = Une fois par tour, vous activez une carte sans payer pour les autres ouvriers voisins.
power-reuse = Une fois par tour, vous redressez un bâtiment incliné et l’exploitez aussitôt une nouvelle fois.
power-factory_points = Chaque ouvrier dans un bâtiment au symbole Usine rapporte { $amount } PV de plus.
final-spyrium = 1 PV par Spyrium
final-money = 1 PV par tranche de £{ $per }
final-buildings = 1 PV par bâtiment
final-tokens = 1 PV par jeton gardé
final-residence = la valeur de votre résidence
final-workers = 1 PV par ouvrier
final-factories = une seconde fois les points de vos bâtiments au symbole Usine

# ---- Points et fin de partie ----

source-track = piste de score
source-buildings = bâtiments
reason-last-turn = Le dernier tour a été joué.
tie-shared-victory = Égalité de points : la victoire est partagée.

# ---- Pourquoi une action n’est pas possible ----

reason-money = Il faut £{ $needed }, vous avez £{ $has }.
reason-spyrium = Il faut { $needed } Spyrium, vous avez { $has }.
reason-active-workers =
    { $needed ->
        [one] Il faut { $needed } ouvrier actif, vous en avez { $has }.
       *[other] Il faut { $needed } ouvriers actifs, vous en avez { $has }.
    }
reason-no-active-worker = Vous n’avez plus d’ouvrier actif.
reason-no-card-beside = Il n’y a plus de carte à côté de { $gap }.
reason-placing-is-over = Vous avez fini de placer des ouvriers ce tour-ci.
reason-still-placing = Vous devez d’abord commencer à activer.
reason-already-activating = Vous êtes déjà en phase d’activation.
reason-workers-in-market = Vos ouvriers doivent d’abord quitter le marché.
reason-event-used = Vous avez déjà utilisé l’événement ce tour-ci.
reason-no-event = Il n’y a pas d’événement ce tour-ci.
reason-other-event = L’événement de ce tour ne le permet pas.
reason-reserve-empty = Vous n’avez plus d’ouvrier dans la réserve.
reason-no-worker-there = Vous n’avez pas d’ouvrier en { $gap }.
reason-empty-place = Il n’y a pas de carte en { $place }.
reason-no-token-left = Il ne reste aucun jeton sur { $card-the }.
reason-not-owned = Vous ne possédez pas { $card-the }.
reason-technique-used = Vous avez déjà utilisé { $card-the } ce tour-ci.
reason-no-surcharge = Il n’y a pas de surcoût à éviter.
reason-tilted = Vous avez déjà exploité { $card-the } ce tour-ci.
reason-not-tilted = Vous n’avez pas exploité { $card-the } ce tour-ci.
reason-no-such-use = Il n’existe pas d’usage de ce genre pour { $card-the }.
reason-no-such-token = Il n’y a pas de jeton { $value } sur { $card-the }.
reason-end-of-track = Vous êtes au bout de la piste de résidences.

# ---- Étiquettes ----

section-character = Personnages
section-building = Bâtiments
section-technique = Techniques
section-event = Événements
section-box = Constantes
value-value = Valeur
value-copies = Nombre
value-price = Prix
value-points = Points
value-symbols = Symboles
value-call = Appel
value-uses = Exploitation
value-built = À la construction
value-power = Pouvoir
value-amount = Montant
value-final = Fin de partie
value-options = Options
value-money = Argent
symbol-mine = Mine
symbol-factory = Usine
symbol-research = Recherche
box-eras = Cartes par époque
box-kinds = Cartes par type
box-turns = Époque de chaque tour
box-money = Argent de départ
box-spyrium = Spyrium de départ
box-workers = Ouvriers de départ
box-workers_in_all = Ouvriers par couleur
box-residences = Piste de résidences
box-bonus_at = Points pour les bonus
box-bonus_money = Bonus d’argent
box-tokens = Jetons de valeur 1, 2 et 3
box-plot = Prix d’un terrain par bâtiment possédé
box-reduction = Réduction pour un symbole commun
box-technique_cap = Points d’une technique, au plus
kind-character = personnage
kind-building = bâtiment
kind-technique = technique
label-turn = Tour { $turn } sur { $turns } · époque { $era } · premier joueur : { $player }
label-event = Événement
label-next-event = Événement suivant
label-no-event = plus d’événement
label-token = jeton { $value }
label-residence = résidence
label-workers = ouvriers
label-active =
    { $count ->
        [one] { $count } actif
       *[other] { $count } actifs
    }
label-inactive =
    { $count ->
        [one] { $count } inactif
       *[other] { $count } inactifs
    }
label-in-market = { $count } au marché
label-in-reserve = { $count } en réserve
label-tilted = (carte inclinée)
label-used = (utilisé)
label-kept =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
label-event-used = événement utilisé
label-bonuses-worker-money = bonus à gagner : ouvrier, £
label-bonuses-worker = bonus à gagner : ouvrier
label-bonuses-money = bonus à gagner : £
label-phase-placement = en placement
label-phase-activation = en activation
label-phase-passed = a passé
label-legend = £ argent, S Spyrium, ouv ouvriers, PV points, R action de résidence, # valeur d’un jeton · ~ valeur reconstituée

# ---- In the browser ----

web-tagline = Les ouvriers se glissent entre les cartes, puis achètent ce qui les touche ou vendent leur place.
web-hall-points = PV
web-hall-money = argent
web-hall-spyrium = Spyrium
web-hall-residence = Résidence
web-hall-workers = Ouvriers
web-hall-quarter = Quartier
web-hall-techniques = Techniques
web-hall-market = Marché
web-hall-place = { $place } : { $card }, prix £{ $price }.
web-hall-place-empty = { $place } : vide
web-hall-crowd =
    { $count ->
        [0] Aucun ouvrier à côté.
        [one] { $count } ouvrier à côté.
       *[other] { $count } ouvriers à côté.
    }
web-hall-gap = { $gap }, entre { $one } et { $two }.
web-hall-gap-workers =
    { $count ->
        [one] { $name } : { $count } ouvrier.
       *[other] { $name } : { $count } ouvriers.
    }
web-hall-which-worker = Avec l’ouvrier en
web-hall-worker-at = Avec l’ouvrier en { $gap }
web-hall-gain = Prendre l’argent
web-hall-character = Appeler
web-hall-building = Construire
web-hall-technique = Breveter
web-hall-if-ended = { $points } si la partie finissait maintenant
web-hall-used = utilisé
web-hall-plot = terrain suivant
web-hall-first = premier joueur
web-hall-phase-placement = placement
web-hall-phase-activation = activation
web-hall-phase-passed = passé
web-hall-pile =
    { $count ->
        [one] Époque { $era } : { $count } carte dans la pile
       *[other] Époque { $era } : { $count } cartes dans la pile
    }
web-hall-pile-events =
    { $count ->
        [one] encore { $count } événement dans la pile
       *[other] encore { $count } événements dans la pile
    }
web-hall-pile-tokens =
    { $count ->
        [one] { $count } jeton en réserve, { $gone } défaussés
       *[other] { $count } jetons en réserve, { $gone } défaussés
    }
web-hall-event = { $title } : { $name }
web-hall-event-now = Événement du tour { $turn }
web-hall-event-next = À venir au tour { $turn }
web-hall-event-used-by = Utilisé par { $names }
web-hall-score-of = { $name } : { $points } PV
web-hall-sum-price = prix
web-hall-sum-workers =
    { $count ->
        [one] { $count } autre ouvrier
       *[other] { $count } autres ouvriers
    }
web-hall-sum-plot = terrain
web-hall-sum-total = à payer
web-hall-replaces-only = seulement à la place d’un bâtiment
web-hall-not-now = Impossible pour l’instant :
web-hall-quote = En l’état, l’un de vos ouvriers paierait :

# ---- Pourquoi ces valeurs ----

why-token-is-price = le jeton est le prix
why-never-in-c = jamais à l’époque C, selon { $of }
why-example-market = à l’époque A dans le marché d’exemple du livret
why-big-factories = les grandes Usines viennent à l’époque B, selon { $of }
why-unlimited-use = son usage est illimité, donc £1 de plus que le Mineur
why-two-workers = deux ouvriers, mais plus tard
why-worth-of-worker = les bonus donnent à un ouvrier la valeur de £5
why-pays-back = elle rapporte à chaque bâtiment suivant, donc elle vient tôt
why-above-apprentice = 1 PV de plus que l’Apprenti pour £1 de plus
why-needs-turns = il faut des tours pour amasser des jetons, donc elle vient tôt
why-level-with-banker = au niveau d’un Banquier au jeton 2 ou 3
why-limited-by-tokens = ses jetons le limitent, comme ceux du Bureaucrate
why-residence-and-points = une action de résidence et 2 PV
why-points-for-worker = 2 PV en moyenne pour le seul ouvrier
why-building-example = l’Usine de l’exemple de construction, prise pour la plus petite
why-implied = découle de l’exemple
why-techniques-are-the-rest = il compte les personnages et les bâtiments ; 59 cartes en tout laissent 7 techniques (de même { $of })
why-twelve-points = { $of } signale une carte chère à 12 points au tour 6
why-seen-on-first-turn = { $of } la signale au tour 1
why-ends-of-track = 2, 3 et 4 sont dans le livret, la fin à 7 et l’absence du 6 dans { $of }

# ---- Ce que regardent les robots ----

feature-points = les points de victoire
feature-money = l’argent
feature-spyrium = le Spyrium
feature-residence = la piste des résidences
feature-workers = des ouvriers en plus
feature-fuel = du Spyrium pour les bâtiments qui en consomment
feature-active = des ouvriers encore libres ce tour-ci
feature-crowded = le prix du prochain terrain
feature-first-bonus = le chemin vers le premier bonus
feature-second-bonus = le chemin vers le second bonus
feature-event = l’événement du tour
feature-begins = l’avantage de commencer le tour suivant
feature-placing = le temps de placer des ouvriers
feature-passed = le fait d’avoir passé
feature-takings = l’argent à gagner au marché
feature-surcharge = le surcoût au marché
feature-building = la possession de { $card-the }
feature-upright = { $card-the }, en état de servir
feature-technique = la possession de { $card-the }
feature-beside = un ouvrier à côté de { $card-the }
