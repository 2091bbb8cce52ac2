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
goods-money-per-worker = £{ $amount } par ouvrier possédé
short-money = £{ $amount }
short-spyrium = { $amount }S
short-points = { $amount }PV
short-workers = { $amount }O
short-residence = { $amount }R
short-money-by-token = £#
short-spyrium-by-token = #S
short-points-by-token = #PV
short-money-per-worker = £{ $amount }/O
short-mines_need_no_worker = Mines : 0O
short-more_money = gains +£{ $amount }
short-cheaper_plots = terrains -£{ $amount }
short-keep_tokens = garde #, choisit #
short-no_surcharge = sans foule, 1/tour
short-reuse = réemploi, 1/tour
short-factory_points = Usine +{ $amount }PV/O
short-final-spyrium = fin 1PV/S
short-final-money = fin 1PV/£{ $per }
short-final-buildings = fin 1PV/bâtiment
short-final-tokens = fin 1PV/#
short-final-residence = fin PV=résidence
short-final-workers = fin 1PV/O
short-final-factories = fin PV Usine ×2
plus = { $one } + { $two }
deal = { $cost } → { $gain }
nothing = { "" }
empty-place = emplacement vide
    .the = un emplacement vide
cost-with-crowd = £{ $price } + £{ $crowd } pour les autres ouvriers = £{ $total }
cost-without-crowd = £{ $price }, sans surcoût grâce à la technique { $technique }
cost-reduced = , réduction de £{ $amount } pour un symbole commun

# ---- Questions ----

ask-placement = Placez un ouvrier, utilisez l’événement ou passez à l’activation.
ask-activation = Employez un ouvrier du marché, exploitez un bâtiment, utilisez l’événement ou passez.
ask-token = Quel jeton prenez-vous sur la carte { $card } ?
ask-value = Votre jeton vaut { $value }. Quelle valeur lui donnez-vous ?
ask-plot = Où construisez-vous { $card-the } ?
ask-residence = Avancer sur la piste de résidences, ou marquer des points ?
ask-bonus = Vous avez droit à un bonus : lequel ?

# ---- Actions ----

do-place = Placer un ouvrier en { $gap }, entre { $one-the } et { $two-the }
do-event-place = Événement : placer un ouvrier en { $gap }, entre { $one-the } et { $two-the }
do-switch = Passer à l’activation
do-event = Événement : { $deal }
do-event-reuse = Événement, £{ $money } : exploiter encore { $card-the } ({ $deal })
do-gain = Reprendre l’ouvrier en { $gap } pour £{ $money }, près de la carte { $card } ({ $place })
do-gain-nothing = Reprendre l’ouvrier en { $gap } pour £{ $money } : il n’a plus de carte voisine
do-call = Faire appel à la carte { $card } ({ $place }) avec l’ouvrier en { $gap } pour { $cost } : { $gain }
do-patent = Breveter { $card-the } ({ $place }) avec l’ouvrier en { $gap } pour { $cost }
do-activate-building = Construire { $card-the } ({ $place }) avec l’ouvrier en { $gap } pour { $cost }, plus un terrain ou un bâtiment à remplacer
do-exploit = Exploiter { $card-the } : { $deal }
do-reuse = { $technique } : exploiter encore { $card-the } ({ $deal })
do-pass = Passer pour ce tour
do-token = Prendre le jeton { $value }
do-value = Lui donner la valeur { $value }, ce qui épuise ce choix pour le tour
do-value-own = Lui laisser la valeur { $value }
do-build = Sur un nouveau terrain : { $cost }, + £{ $plot } pour le terrain = £{ $total }
do-build-free-plot = Sur un nouveau terrain, gratuit : { $cost }
do-replace = À la place de ce bâtiment : { $old }, en perdant ses { $points } PV : { $cost }{ $reduced }
do-replace-tilted = À la place de ce bâtiment incliné : { $old }, en perdant ses { $points } PV : { $cost }{ $reduced }
do-advance = Avancer sur la case { $value } des résidences
do-score = Marquer { $points } PV
do-bonus-worker = Un ouvrier de la réserve
do-bonus-money = £{ $money }

# ---- Le journal ----

log-turn-begins = Le tour { $turn } commence, époque { $era }.
log-income = { $player } reçoit £{ $money } de revenus.
log-event-of-the-turn = Événement du tour : { $event }.
log-next-event = Événement suivant : { $event }.
log-event-token = Un jeton { $value } est posé sur l’événement { $event }.
log-dealt = { $place } : { $card }.
log-token-laid = Un jeton { $value } est posé sur { $card-the } ({ $place }).
log-reshuffled = Les { $tokens } jetons défaussés sont mélangés et forment une nouvelle réserve.
log-tokens-returned = Les { $tokens } jetons conservés retournent dans la réserve et comptent toujours.
log-placed = { $player } place un ouvrier en { $gap }.
log-switched = { $player } passe à l’activation.
log-passed = { $player } passe.
log-gained = { $player } reprend l’ouvrier en { $gap } et reçoit £{ $money } ({ $card }, { $place }).
log-activated = { $player } active { $card-the } ({ $place }) avec l’ouvrier en { $gap }.
log-waived = { $player } ne paie pas le surcoût de £{ $money }.
log-event-taken = { $player } utilise l’événement { $event }.
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
log-token-kept = { $player } conserve le jeton { $value } ; jetons conservés : { $kept }.
log-value-named = { $player } lui donne la valeur { $value }.
log-patented = { $player } brevette { $card-the }.
log-built = { $player } construit { $card-the } sur un nouveau terrain.
log-replaced = { $player } construit { $card-the } et remplace { $old-the }.
log-got-money = { $player } reçoit £{ $money }.
log-got-spyrium = { $player } gagne { $spyrium } Spyrium.
log-got-points = { $player } marque { $points } PV et en a { $score }.
log-got-workers =
    { $workers ->
        [one] { $player } prend { $workers } ouvrier à la réserve.
       *[other] { $player } prend { $workers } ouvriers à la réserve.
    }
log-no-workers-left = { $player } n’a plus d’ouvrier en réserve.
log-advanced = { $player } avance sur la case { $residence } des résidences.
log-bonus-won = { $player } gagne un bonus en atteignant { $score } PV.
log-bonus-lost = { $player } atteint { $score } PV, mais n’a plus d’ouvrier pour le bonus.
log-turn-ends = Le tour { $turn } est terminé.
log-game-ends = La partie est terminée.

# ---- Textes des cartes ----

text-call = À l’appel : { $deal }.
text-use = Exploitation : { $deal }.
text-built = À la construction : { $deal }.
text-token = La carte porte un jeton.
text-tokens = La carte porte un jeton de moins qu’il y a de joueurs ; chaque appel en prend un.
text-event = Une fois par tour et par joueur : { $deal }.
text-event-reuse = Une fois par tour et par joueur : pour £{ $money }, redresser un bâtiment incliné et l’exploiter aussitôt.
text-event-place = Une fois par tour et par joueur : placer un ouvrier en phase II.
text-final = En fin de partie : { $points }, { $cap } PV au plus.
power-mines_need_no_worker = Vos Mines se passent d’ouvriers.
power-more_money = Vous recevez £{ $amount } de plus en reprenant un ouvrier pour de l’argent.
power-cheaper_plots = Vos nouveaux terrains coûtent £{ $amount } de moins.
power-keep_tokens = Vous gardez les jetons des cartes du marché que vous activez, { $amount } au plus. Une fois par tour, vous choisissez la valeur d’un jeton.
power-no_surcharge = Une fois par tour, vous activez une carte sans payer pour les autres ouvriers voisins.
power-reuse = Une fois par tour, vous redressez un bâtiment incliné et l’exploitez aussitôt.
power-factory_points = Chaque ouvrier dans un bâtiment au symbole Usine rapporte { $amount } PV de plus.
final-spyrium = 1 PV par Spyrium
final-money = 1 PV par tranche de £{ $per }
final-buildings = 1 PV par bâtiment
final-tokens = 1 PV par jeton gardé
final-residence = la valeur de votre résidence
final-workers = 1 PV par ouvrier
final-factories = une seconde fois les points de vos bâtiments Usine

# ---- Points et fin de partie ----

source-track = piste de score
source-buildings = bâtiments
reason-last-turn = Le dernier tour a été joué.
tie-shared-victory = Égalité de points : la victoire est partagée.

# ---- Étiquettes ----

section-character = Personnages
section-building = Bâtiments
section-technique = Techniques
section-event = Événements
value-copies = Nombre
value-price = Prix
value-points = Points
value-symbols = Symboles
symbol-mine = Mine
symbol-factory = Usine
symbol-research = Recherche
kind-character = P
kind-building = B
kind-technique = T
label-turn = Tour { $turn } sur { $turns } · époque { $era } · premier joueur : { $player }
label-event = Événement
label-next-event = Événement suivant
label-no-event = plus d’événement
label-token = jeton { $value }
label-player = Joueur
label-score = PV
label-money = £
label-spyrium = Spyrium
label-residence = Résidence
label-workers = Ouvriers
label-quarter = Quartier
label-techniques = Techniques
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
label-tilted = (incliné)
label-used = (utilisé)
label-kept =
    { $count ->
        [one] { $count } conservé
       *[other] { $count } conservés
    }
label-event-used = événement utilisé
label-bonuses-worker-money = bonus à gagner : ouvrier, £
label-bonuses-worker = bonus à gagner : ouvrier
label-bonuses-money = bonus à gagner : £
label-phase-placement = place
label-phase-activation = active
label-phase-passed = a passé
label-legend = P personnage, B bâtiment, T technique · £ argent, S Spyrium, O ouvriers, PV points, R action de résidence, # valeur d’un jeton · ~ prix reconstitué
