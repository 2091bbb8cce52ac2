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
# Une carte nommée par le fichier de quelqu’un.
card-own = { $name-fr }
    .the = { $the-fr }
own-name = { $fr }
    .en = { $en }
    .fr = { $fr }

event-token = Aubaine
event-sell = Foire au cristal
event-residence = Plan de logement
event-invest = Mécénat
event-reuse = Heures supplémentaires
event-place = Retardataire
event-recruit = Jour d’embauche

# ---- Ressources ----

goods-money = { $amount } £
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
goods-money-per-worker = { $amount } £ par ouvrier possédé
short-money = { $amount } £
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
short-more_money = gains +{ $amount } £
short-cheaper_plots = emplac. -{ $amount } £
short-keep_tokens = garder #, choisir #
short-no_surcharge = surcoût 0, 1/tour
short-reuse = réexploiter, 1/tour
short-factory_points = Usine +{ $amount }PV/ouv
short-final-spyrium = fin 1PV/S
short-final-money = fin 1PV/{ $per } £
short-final-buildings = fin 1PV/bâtiment
short-final-tokens = fin 1PV/#
short-final-residence = fin PV=résidence
short-final-workers = fin 1PV/ouv
short-final-factories = fin PV Usine ×2
plus = { $one } + { $two }
minus = { $one } − { $two }
either = { $one }, ou { $two }
deal = { $cost } → { $gain }
nothing = { "" }
empty-place = case vide
    .the = une case vide
part-price = prix { $amount } £
part-surcharge = surcoût { $amount } £
part-plot = emplacement { $amount } £
part-reduction = symbole commun { $amount } £
part-deal = effet { $amount } £
part-token = jeton { $amount } £
sum-of-parts = { $total } £ ({ $parts })
cost-without-surcharge = { $cost }, sans surcoût grâce { A($technique-the) }
way-new-plot = { $cost } sur un nouvel emplacement
way-replacing = { $cost } à la place d’un bâtiment
gained-more = , dont { $money } £ grâce { A($technique-the) }
because-of = , grâce { A($card-the) }
because-of-event = , grâce à l’événement { $event }

# ---- Questions ----

ask-one = { CAPITAL($one) }.
ask-two = { CAPITAL($one) } ou { $two }.
ask-three = { CAPITAL($one) }, { $two } ou { $three }.
ask-four = { CAPITAL($one) }, { $two }, { $three } ou { $four }.
ask-five = { CAPITAL($one) }, { $two }, { $three }, { $four } ou { $five }.
can-place = placez un ouvrier
can-gain = reprenez un ouvrier contre de l’argent
can-activate = activez une carte
can-exploit = exploitez un bâtiment
can-reuse = exploitez à nouveau un bâtiment
can-event = utilisez l’événement
can-switch = passez à l’activation
can-pass = passez
ask-token = Quel jeton prenez-vous sur la carte { $card } ?
ask-value = Votre jeton porte un { $value }. Quelle valeur lui donnez-vous grâce { A($technique-the) } ?
ask-plot = Où construisez-vous { $card-the } ?
ask-residence = Avancer sur la case { $value } de la piste de résidences ou marquer { $points } PV ?
ask-residence-end = Vous êtes au bout de la piste de résidences : marquez { $points } PV.
ask-bonus = Vous avez atteint { $score } PV : prenez-vous un ouvrier ou { $money } £ ?
ask-bonus-money = Vous avez atteint { $score } PV. Votre réserve n’a plus d’ouvrier : prenez { $money } £.

# ---- Actions ----

do-place = Placer un ouvrier en { $gap }, entre { $one-the } et { $two-the }
    .group = Placer un ouvrier
do-event-place = { $event } : placer un ouvrier en { $gap }, entre { $one-the } et { $two-the }
    .group = Utiliser l’événement
do-event-place-paid = { $event } : payer { $money } £ et placer un ouvrier en { $gap }, entre { $one-the } et { $two-the }
    .group = Utiliser l’événement
do-switch = Passer à l’activation
do-event = { $event } : { $deal }
    .group = Utiliser l’événement
do-event-reuse = { $event } : payer { $money } £ et exploiter à nouveau { $card-the } ({ $deal })
    .group = Utiliser l’événement
do-event-reuse-free = { $event } : exploiter à nouveau { $card-the } ({ $deal })
    .group = Utiliser l’événement
do-gain =
    { $money ->
        [0] Reprendre l’ouvrier en { $gap }, à côté { DE($card-the) } ({ $place }) : ne rien recevoir
       *[other] Reprendre l’ouvrier en { $gap }, à côté { DE($card-the) } ({ $place }) : recevoir { $money } £{ $more }
    }
    .group = Reprendre un ouvrier contre de l’argent
do-gain-nothing =
    { $money ->
        [0] Reprendre l’ouvrier en { $gap }, qui n’a plus de carte à côté de lui : ne rien recevoir
       *[other] Reprendre l’ouvrier en { $gap }, qui n’a plus de carte à côté de lui : recevoir { $money } £{ $more }
    }
    .group = Reprendre un ouvrier contre de l’argent
do-call = Faire appel { A($card-the) } ({ $place }) avec l’ouvrier en { $gap } : { $gain } ; payer { $cost }
    .group = Activer une carte
do-patent = Breveter { $card-the } ({ $place }) avec l’ouvrier en { $gap } : payer { $cost }
    .group = Activer une carte
do-activate-building = Construire { $card-the } ({ $place }) avec l’ouvrier en { $gap } : payer { $cost }
    .group = Activer une carte
do-exploit = Exploiter { $card-the } : { $deal }
    .group = Exploiter un bâtiment
do-reuse = { $technique } : exploiter à nouveau { $card-the } ({ $deal })
    .group = Exploiter un bâtiment
do-pass = Passer pour ce tour
do-token = Prendre un jeton { $value }
do-value = Lui donner la valeur { $value }, ce qui épuise { $technique-the } pour ce tour
do-value-own = Lui laisser la valeur { $value } et garder { $technique-the } pour plus tard
do-build = Sur un nouvel emplacement : payer { $cost }
do-build-free-plot = Sur un nouvel emplacement, gratuit : payer { $cost }
do-replace = À la place { DE($old-the) }, avec perte de { $points } PV : payer { $cost }
do-replace-tilted = À la place { DE($old-the) } (carte inclinée), avec perte de { $points } PV : payer { $cost }
do-advance = Avancer sur la case { $value } de la piste de résidences
do-score = Marquer { $points } PV
do-bonus-worker = Prendre un ouvrier dans votre réserve
do-bonus-money = Prendre { $money } £

# ---- Le journal ----

log-turn-begins = Le tour { $turn } commence, époque { $era }.
log-first-player = { $player } a la carte Premier joueur.
log-income = { $player } reçoit { $money } £ de revenu.
log-event-of-the-turn = Événement du tour : { $event_card }.
log-next-event = À venir au tour { $turn } : { $event_card }.
log-left-over-event = En trop : l’événement { $event_card } ne sert pas dans cette partie.
log-event-token = Un jeton { $value } est posé sur l’événement { $event_card }.
log-dealt = { $place } : { $card }.
log-token-laid = Un jeton { $value } est posé sur la carte { $card } ({ $place }).
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
    .chip = ouvrier en { $gap }
log-switched = { $player } passe à l’activation.
log-passed = { $player } passe.
    .chip = passe
log-gained =
    { $money ->
        [0] { $player } reprend l’ouvrier en { $gap }, à côté { DE($card-the) } ({ $place }), et ne reçoit rien.
       *[other] { $player } reprend l’ouvrier en { $gap }, à côté { DE($card-the) } ({ $place }), et reçoit { $money } £{ $more }.
    }
    .chip = { $money } £ en { $gap }
log-gained-nothing =
    { $money ->
        [0] { $player } reprend l’ouvrier en { $gap }, qui n’a plus de carte à côté de lui, et ne reçoit rien.
       *[other] { $player } reprend l’ouvrier en { $gap }, qui n’a plus de carte à côté de lui, et reçoit { $money } £{ $more }.
    }
    .chip = { $money } £ en { $gap }
log-activated = { $player } active la carte { $card } ({ $place }) avec l’ouvrier en { $gap }.
    .chip = active { $card-the }
log-waived = { $player } ne paie pas le surcoût de { $money } £{ $why }.
log-event-taken = { $player } utilise l’événement { $event_card }.
    .chip = événement : { $event_card }
log-exploited =
    { $workers ->
        [0] { $player } exploite { $card-the } sans ouvrier{ $why }.
        [one] { $player } exploite { $card-the } avec { $workers } ouvrier{ $why }.
       *[other] { $player } exploite { $card-the } avec { $workers } ouvriers{ $why }.
    }
    .chip = exploite { $card-the }
log-straightened = { $player } redresse { $card-the }{ $why }.
log-points-added =
    { $workers ->
        [one] { $player } obtient { $points } PV de plus pour { $workers } ouvrier{ $why }.
       *[other] { $player } obtient { $points } PV de plus pour { $workers } ouvriers{ $why }.
    }
log-plot-reduced = { $player } paie l’emplacement { $money } £ de moins{ $why }.
log-paid-money = { $player } paie { $cost }.
log-paid-spyrium = { $player } paie { $spyrium } Spyrium.
log-token-taken = { $player } prend un jeton { $value } sur la carte { $card }.
log-token-kept = { $player } garde le jeton et en a maintenant { $kept }{ $why }.
log-value-named = { $player } donne au jeton la valeur { $value }{ $why }.
log-value-left = { $player } laisse au jeton sa valeur, { $value }, et garde { $technique-the } pour plus tard.
log-patented = { $player } brevette { $card-the }.
    .chip = brevette { $card-the }
log-built = { $player } construit { $card-the } sur un nouvel emplacement.
    .chip = construit { $card-the }
log-replaced = { $player } construit { $card-the } à la place { DE($old-the) }.
    .chip = construit { $card-the }
log-replaced-same = { $player } remplace { $card-the } par une carte du même nom.
    .chip = construit { $card-the }
log-got-money = { $player } reçoit { $money } £.
log-got-spyrium = { $player } gagne { $spyrium } Spyrium.
log-got-points = { $player } marque { $points } PV et en a maintenant { $score }.
log-got-workers =
    { $workers ->
        [one] { $player } prend { $workers } ouvrier dans sa réserve.
       *[other] { $player } prend { $workers } ouvriers dans sa réserve.
    }
log-no-workers-left =
    { $workers ->
        [one] { $player } obtient { $workers } ouvrier de moins : la réserve est vide.
       *[other] { $player } obtient { $workers } ouvriers de moins : la réserve est vide.
    }
log-advanced = { $player } avance sur la case { $residence } de la piste de résidences.
    .chip = résidence { $residence }
log-stayed = { $player } reste sur la case { $residence } de la piste de résidences.
log-bonus-won = { $player } a atteint { $score } PV et reçoit un bonus.
    .chip = bonus : { $bonus }
log-bonus-lost = { $player } a atteint { $score } PV, mais la réserve n’a plus d’ouvrier pour le bonus.
log-turn-ends = Le tour { $turn } est terminé.
log-game-ends = La partie est terminée.

# ---- Textes des cartes ----

text-call = Quand on fait appel à ce personnage : { $deal }.
text-use = Exploitation : { $deal }.
text-built = À la construction : { $deal }.
text-token = La carte porte un jeton.
text-tokens = La carte porte un jeton de moins qu’il n’y a de joueurs ; on en prend un chaque fois qu’on fait appel à ce personnage.
text-event = Une fois dans le tour, chaque joueur peut faire ceci : { $deal }.
text-event-choice = Une fois dans le tour, chaque joueur peut choisir : { $deal }.
text-event-reuse =
    { $money ->
        [0] Une fois dans le tour, chaque joueur peut redresser un bâtiment incliné et l’exploiter aussitôt à nouveau.
       *[other] Une fois dans le tour, chaque joueur peut payer { $money } £ pour redresser un bâtiment incliné et l’exploiter aussitôt à nouveau.
    }
text-event-place =
    { $money ->
        [0] Une fois dans le tour, chaque joueur peut placer un ouvrier en phase II.
       *[other] Une fois dans le tour, chaque joueur peut payer { $money } £ pour placer un ouvrier en phase II.
    }
text-final = En fin de partie : { $points }, { $cap } PV au plus.
power-mines_need_no_worker = Vos Mines se passent d’ouvriers.
power-more_money = Vous recevez { $amount } £ de plus chaque fois que vous reprenez un ouvrier contre de l’argent.
power-cheaper_plots = Vos nouveaux emplacements coûtent { $amount } £ de moins.
power-keep_tokens = Vous gardez les jetons des cartes du marché que vous activez, { $amount } au plus. Une fois par tour, vous pouvez choisir la valeur d’un jeton.
power-no_surcharge = Une fois par tour, vous pouvez activer une carte sans payer le surcoût pour les autres ouvriers.
power-reuse = Une fois par tour, vous pouvez redresser un bâtiment incliné et l’exploiter aussitôt à nouveau.
power-factory_points = Chaque ouvrier dans un bâtiment au symbole Usine rapporte { $amount } PV de plus.
final-spyrium = 1 PV par Spyrium
final-money =
    { $per ->
        [1] 1 PV par livre
       *[other] 1 PV par tranche de { $per } £
    }
final-buildings = 1 PV par bâtiment
final-tokens = 1 PV par jeton gardé
final-residence = la valeur de votre résidence
final-workers = 1 PV par ouvrier
final-factories = une seconde fois les points de vos bâtiments au symbole Usine

# ---- Points et fin de partie ----

source-track = piste de score
source-buildings = bâtiments
end-last-turn = Le dernier tour a été joué.
tie-shared-victory = Égalité de points : la victoire est partagée.

# ---- Pourquoi une action n’est pas possible ----

illegal-money = Il faut { $needed } £, vous avez { $has } £.
illegal-spyrium = Il faut { $needed } Spyrium, vous avez { $has }.
illegal-active-workers =
    { $needed ->
        [one] Il faut { $needed } ouvrier actif, vous en avez { $has }.
       *[other] Il faut { $needed } ouvriers actifs, vous en avez { $has }.
    }
illegal-no-active-worker = Vous n’avez plus d’ouvrier actif.
illegal-no-card-beside = Il n’y a plus de carte à côté de { $gap }.
illegal-placing-is-over = Vous êtes déjà en phase d’activation : on n’y place plus d’ouvriers.
illegal-still-placing = Vous devez d’abord passer à l’activation.
illegal-already-activating = Vous êtes déjà en phase d’activation.
illegal-workers-in-market = Vos ouvriers doivent d’abord quitter le marché.
illegal-event-used = Vous avez déjà utilisé l’événement ce tour-ci.
illegal-other-event = L’événement de ce tour ne le permet pas.
illegal-reserve-empty = Vous n’avez plus d’ouvrier en réserve.
illegal-no-worker-there = Vous n’avez pas d’ouvrier en { $gap }.
illegal-empty-place = Il n’y a pas de carte en { $place }.
illegal-no-token-left = Il ne reste aucun jeton sur la carte { $card }.
illegal-not-owned = Vous ne possédez pas { $card-the }.
illegal-technique-used = Vous avez déjà utilisé { $card-the } ce tour-ci.
illegal-no-surcharge = Il n’y a pas de surcoût à éviter.
illegal-tilted = Vous avez déjà exploité { $card-the } ce tour-ci.
illegal-not-tilted = Vous n’avez pas exploité { $card-the } ce tour-ci.
illegal-no-such-use = { CAPITAL($card-the) } ne s’exploite pas de cette façon.
illegal-no-such-token = Il n’y a pas de jeton { $value } sur la carte { $card }.
illegal-end-of-track = Vous êtes au bout de la piste de résidences.

# ---- Étiquettes ----

section-character = Personnages
section-building = Bâtiments
section-technique = Techniques
section-event = Événements
section-box = Constantes
value-value = Valeur
value-name = Nom
value-copies = Nombre
value-price = Prix
value-points = Points
value-symbols = Symboles
value-call = Effet
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
box-kinds-value = { $character } personnages, { $building } bâtiments, { $technique } techniques
box-turns = Époque de chaque tour
box-money = Argent de départ
box-spyrium = Spyrium de départ
box-workers = Ouvriers de départ
box-workers_in_all = Ouvriers par couleur
box-residences = Piste de résidences
box-bonus_at = Points pour les bonus
box-bonus_money = Bonus en argent
box-tokens = Jetons de valeur 1, 2 et 3
box-plot = Prix d’un emplacement par bâtiment possédé
box-reduction = Réduction pour un symbole commun
box-technique_cap = Points d’une technique, au plus
kind-character = personnage
kind-building = bâtiment
kind-technique = technique
label-turn = Tour { $turn } sur { $turns } · époque { $era } · premier joueur : { $player }
label-event = Événement
label-next-event = À venir au tour { $turn }
label-left-over-event = En trop, ne sert pas
label-no-event = aucun
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
web-box = Intermédiaire · 60 à 75 minutes entre amis
web-explain-turns = Les six tours de la partie. Leurs points indiquent l’époque des cartes : A, B, puis C.
    .rule = S-19
web-explain-score = Les points de victoire. À 8, vous choisissez 5 £ ou un ouvrier de plus ; à 20, vous recevez l’autre.
    .rule = S-81
web-explain-residences = La piste de résidences. Votre case est votre revenu au début de chaque tour ; une action de résidence vous fait avancer, ou marque sa valeur.
    .rule = S-80
web-explain-purse = Points de victoire, argent, Spyrium et valeur de la résidence.
    .rule = S-128
web-explain-phase = D’abord on place ses ouvriers, puis on active, puis on passe. On ne revient pas en arrière dans un tour.
    .rule = S-35
web-explain-event = L’événement de ce tour : en placement comme en activation, chacun peut s’en servir une fois, à la place d’une autre action.
    .rule = S-41
web-explain-upcoming = L’événement du tour suivant. Il ne sert pas avant.
    .rule = S-26
web-explain-workers = Les ouvriers dans la case sombre sont prêts à être placés, ceux d’à côté ont servi ce tour-ci. La case en pointillé est la réserve : bonus, cartes et événements les font entrer en jeu.
    .rule = S-30
web-explain-piles = Ce qui reste : les cartes du marché de chaque époque, signalée par des points, les événements et les jetons numérotés.
    .rule = S-19
web-explain-bonuses = Les bonus à gagner : l’un à 8 PV, l’autre à 20.
    .rule = S-81
web-explain-plot = La place d’un bâtiment. Un nouvel emplacement coûte 1 £ par bâtiment que vous possédez, en plus du prix de la carte.
    .rule = S-56
web-intro-goal = Bâtissez une industrie qui tourne au Spyrium, un cristal. À la fin, qui a le plus de points de victoire (PV) l’emporte.
web-intro-length = La partie dure six tours.
web-intro-1 = À chaque tour, neuf cartes forment un carré. Les ouvriers se tiennent dans les intervalles ; chacun atteint les deux cartes qui le touchent.
    .title = Le marché
web-intro-2 = D’abord, on place ses ouvriers un par un. Quand vous voulez, vous passez à l’activation : reprenez un ouvrier, et soit recevez 1 £ pour chaque autre ouvrier autour d’une carte, soit payez la carte et utilisez-la.
    .title = Placer, puis activer
web-intro-3 = Chaque autre ouvrier autour d’une carte la renchérit de 1 £ pour vous, et rapporte 1 £ de plus à qui vend sa place. Chaque ouvrier qui part fait baisser le prix pour le suivant.
    .title = La foule
web-intro-4 = Les bâtiments rejoignent votre quartier ; un nouvel emplacement coûte 1 £ par bâtiment possédé. Pendant l’activation, chaque bâtiment sert une fois par tour : les mines donnent du Spyrium, les usines changent ouvriers et Spyrium en points.
    .title = Bâtir et exploiter
web-intro-5 = Chacun peut utiliser une fois l’événement du tour. Les résidences augmentent votre revenu ou s’échangent contre des points. À 8 PV, vous choisissez 5 £ ou un ouvrier de plus ; à 20 PV, vous recevez l’autre.
    .title = L’événement et les résidences
web-spyrium-points = PV
web-spyrium-money = argent
web-spyrium-spyrium = Spyrium
web-spyrium-residence = Résidence
web-spyrium-workers = Ouvriers
web-spyrium-quarter = Quartier
web-spyrium-techniques = Techniques
web-spyrium-market = Marché
web-spyrium-place = { $place } : { $card }, prix { $price } £.
web-spyrium-place-empty = { $place } : vide
web-spyrium-crowd =
    { $count ->
        [0] Aucun ouvrier à côté.
        [one] { $count } ouvrier à côté.
       *[other] { $count } ouvriers à côté.
    }
web-spyrium-gap = { $gap }, entre { $one } et { $two }.
web-spyrium-gap-workers =
    { $count ->
        [one] { $name } : { $count } ouvrier.
       *[other] { $name } : { $count } ouvriers.
    }
web-spyrium-worker-at = Avec l’ouvrier en { $gap }
web-spyrium-gain = Reprendre contre de l’argent
web-spyrium-character = Faire appel
web-spyrium-building = Construire
web-spyrium-technique = Breveter
web-spyrium-if-ended = { $points } si la partie finissait maintenant
web-spyrium-used = utilisé
web-spyrium-plot = emplacement suivant
web-spyrium-first = premier joueur
web-spyrium-phase-placement = placement
web-spyrium-phase-activation = activation
web-spyrium-phase-passed = passé
web-spyrium-pile =
    { $count ->
        [one] Époque { $era } : { $count } carte dans la pile
       *[other] Époque { $era } : { $count } cartes dans la pile
    }
web-spyrium-pile-events =
    { $count ->
        [one] encore { $count } événement dans la pile
       *[other] encore { $count } événements dans la pile
    }
web-spyrium-pile-tokens =
    { $count ->
        [one] { $count } jeton en réserve, { $gone } dans la défausse
       *[other] { $count } jetons en réserve, { $gone } dans la défausse
    }
web-spyrium-event = { $title } : { $name }
web-spyrium-event-now = Événement du tour { $turn }
web-spyrium-event-next = À venir au tour { $turn }
web-spyrium-event-left-over = En trop, ne sert pas
web-spyrium-event-used-by = Utilisé par { $names }
web-spyrium-score-of = { $name } : { $points } PV
web-spyrium-sum-price = prix
web-spyrium-sum-workers =
    { $count ->
        [one] { $count } autre ouvrier
       *[other] { $count } autres ouvriers
    }
web-spyrium-sum-plot = nouvel emplacement
web-spyrium-sum-total = à payer
web-spyrium-replaces-only = seulement à la place d’un autre bâtiment
web-spyrium-not-now = Impossible pour l’instant :
web-spyrium-quote = En l’état, l’un de vos ouvriers paierait :

# ---- Pourquoi ces valeurs ----

why-named-in-rulebook = le nom français ; le nom anglais est dans { $of }
why-numbered-by-us = le nom français, avec un numéro ajouté par nous ; le nom anglais est dans { $of }
why-french-name-in-p7 = le nom français est dans P7, le nom anglais dans { $of }
why-french-name-is-ours = le nom anglais est dans { $of } ; le nom français est notre traduction
why-our-name = la carte imprimée n’a pas de nom ; celui-ci est de nous
why-token-is-price = le jeton est le prix
why-never-in-c = jamais à l’époque C, selon { $of }
why-example-market = à l’époque A dans le marché d’exemple du livret
why-big-factories = les grandes Usines viennent à l’époque B, selon { $of }
why-unlimited-use = son usage est illimité, donc 1 £ de plus que le Mineur
why-two-workers = deux ouvriers, mais plus tard
why-worth-of-worker = d’après les bonus, un ouvrier vaut 5 £
why-pays-back = elle rapporte à chaque bâtiment suivant, donc elle vient tôt
why-above-apprentice = 1 PV de plus que l’Apprenti pour 1 £ de plus
why-needs-turns = il faut des tours pour amasser des jetons, donc il vient tôt
why-level-with-banker = au niveau d’un Banquier au jeton 2 ou 3
why-limited-by-tokens = ses jetons limitent le nombre d’appels, donc il est sans prix
why-residence-and-points = une action de résidence et 2 PV
why-points-for-worker = 2 PV en moyenne pour le seul ouvrier
why-building-example = une Usine coûte 6 £ dans l’exemple de construction du livret ; que ce soit celle-ci est notre hypothèse
why-implied = découle de l’exemple
why-techniques-are-the-rest = il compte les personnages et les bâtiments ; 59 cartes en tout laissent 7 techniques (de même { $of })
why-twelve-points = { $of } signale une carte chère à 12 points au tour 6
why-seen-on-first-turn = { $of } la signale au tour 1
why-ends-of-track = 2, 3 et 4 sont dans le livret, le 7 de la fin dans { $of } ; l’absence du 6 n’est que dans P1

# ---- Ce que regardent les robots ----

feature-points = les points de victoire
feature-money = l’argent
feature-spyrium = le Spyrium
feature-residence = la piste de résidences
feature-workers = des ouvriers en plus
feature-fuel = du Spyrium pour les bâtiments qui en consomment
feature-active = des ouvriers encore libres ce tour-ci
feature-crowded = le prix du prochain emplacement
feature-first-bonus = le chemin vers le premier bonus
feature-second-bonus = le chemin vers le second bonus
feature-event = l’événement du tour
feature-begins = le fait de commencer le tour suivant
feature-placing = la possibilité de placer encore des ouvriers
feature-passed = le fait d’avoir passé
feature-takings = l’argent à gagner au marché
feature-surcharge = le surcoût au marché
feature-building = la possession { DE($card-the) }
feature-upright = { $card-the }, encore à exploiter
feature-technique = la possession { DE($card-the) }
feature-beside = un ouvrier à côté { DE($card-the) }

# ---- The guided first game: learn/lesson.toml ----

learn-goal = C’est ici que vos points se comptent. La partie a six tours, une lampe pour chacun ; qui a le plus de points après le sixième l’emporte. Jouons-en deux ensemble.
learn-market = Neuf cartes forment un carré. Dans les intervalles se tiennent les ouvriers, et chacun atteint les deux cartes qu’il touche.
learn-place = L’Atelier, au milieu, donne des points. Mettez votre premier ouvrier dans l’intervalle entre lui et la Mine I.
learn-place-wrong = Cet intervalle touche d’autres cartes. Nous voulons l’Atelier : prenez l’intervalle signalé, juste au-dessus.
learn-place-switch = Vous n’avez encore aucun ouvrier au marché : il n’y aurait rien à activer. Et l’on ne revient pas au placement dans le même tour.
learn-place-event = L’événement peut attendre : il est à vous une fois par tour, quand vous voulez. Les places du marché, non.
learn-crowd = Votre adversaire vient aussi à l’Atelier. Chaque autre ouvrier autour d’une carte la renchérit de 1 £ pour qui l’achète.
learn-second = La foule rapporte aussi, vous allez voir. Mettez un deuxième ouvrier près de l’Atelier, entre lui et l’Apprenti.
learn-second-wrong = Une bonne place un autre jour. Ici, nous voulons un deuxième ouvrier près de l’Atelier, à sa droite.
learn-second-switch = Un ouvrier achète ou gagne de l’argent. Avec un deuxième, vous ferez les deux : placez-le d’abord.
learn-home = Gardez votre troisième ouvrier chez vous : les bâtiments ont besoin de bras. Cessez donc de placer et passez à l’activation.
learn-home-wrong = Passez maintenant à l’activation, avec le bouton de la barre au-dessus de la table.
learn-home-place = Un troisième ouvrier au marché ne laisserait personne pour travailler dans l’Atelier que vous allez construire.
learn-home-event = Bientôt. Tirons d’abord parti des deux ouvriers du marché.
learn-choice = Chaque ouvrier du marché sert une fois. Il s’en va, et soit vous recevez 1 £ pour chaque autre ouvrier autour d’une carte, soit vous payez la carte.
learn-money = Trois autres ouvriers entourent l’Atelier. Reprenez l’ouvrier de droite contre de l’argent, près de l’Atelier : cela fait 3 £.
learn-money-wrong = L’argent d’abord : reprenez l’ouvrier entre l’Atelier et l’Apprenti, près de l’Atelier.
learn-money-activate = Pas encore. Avec trois autres ouvriers autour, l’Atelier coûte 2 £ + 3 £. Retirez d’abord l’un des vôtres, et soyez payé pour cela.
learn-money-other = Autour de l’Apprenti, il n’y a personne d’autre : cela ne rapporte rien. Près de l’Atelier, c’est 3 £.
learn-money-worker = Cet ouvrier atteint aussi la Mine I : gardez-le pour acheter. Renvoyez celui de droite.
learn-money-event = L’événement ne s’envole pas. La foule, si : encaissez tant qu’elle est là.
learn-build = Votre ouvrier parti, l’Atelier coûte 1 £ de moins : 2 £, et 1 £ pour chacun des deux autres. Activez-le avec votre second ouvrier.
learn-build-wrong = Activez l’Atelier avec l’ouvrier au-dessus de lui.
learn-build-gain = Cela rapporterait 2 £, mais plus aucun de vos ouvriers n’atteindrait l’Atelier.
learn-build-mine = La Mine I donne du Spyrium, et vous en avez déjà 2. L’Atelier le change en points : il passe d’abord.
learn-build-event = Construisez d’abord, tant que vous en avez les moyens.
learn-exploit = L’Atelier est dans votre quartier ; le premier emplacement était gratuit. Exploitez-le : l’ouvrier resté chez vous et 1 Spyrium deviennent 3 points.
learn-exploit-wrong = Exploitez l’Atelier de votre quartier.
learn-exploit-pass = Qui passe ne fait plus rien de ce tour, et l’ouvrier resté chez vous n’aurait servi à rien.
learn-exploit-event = Dans un instant. Regardez d’abord votre quartier : 3 points vous y attendent.
learn-event = Chacun peut utiliser l’événement une fois par tour. Le Mécénat vend des points : donnez 6 £ pour en avoir 5.
learn-event-wrong = Utilisez l’événement : 6 £ contre 5 points.
learn-event-small = 3 £ pour 3 points, c’est honnête aussi. Mais 5 points vous mènent à 8, et quelque chose vous y attend.
learn-event-pass = Vous pouvez encore payer l’événement, et ce qu’il vend, ce sont des points.
learn-bonus = 8 points : vous choisissez un bonus, 5 £ ou un ouvrier pour le reste de la partie. Si tôt, un ouvrier vaut bien plus.
learn-bonus-wrong = 5 £ sont vite dépensées. Un ouvrier travaille à chaque tour qui reste, et vous aurez les 5 £ plus tard, à 20 points.
learn-pass = Tout est fait. Passez ; quand les deux ont passé, le tour s’achève.
learn-pass-wrong = Il ne reste plus qu’à passer.
learn-turn = Un nouveau tour : nouvelles cartes, nouvel événement, 2 £ de revenu chacun, et tous les ouvriers sont rentrés. Vous en avez quatre.
learn-mine = Un Atelier consomme du Spyrium, et il vous en reste 1. La Mine II le nourrirait : mettez un ouvrier entre elle et le Bureaucrate.
learn-mine-wrong = Nous visons la Mine II, à gauche. Prenez l’intervalle au-dessus d’elle.
learn-mine-switch = Sans ouvrier au marché, on n’y achète rien. Placez-en d’abord.
learn-mine-event = Cet événement demande du Spyrium, et votre Atelier a besoin de votre dernier. Plus tard.
learn-sale = La Mine II coûte 4 £, et un deuxième emplacement 1 £ : c’est juste. Mettez un autre ouvrier entre la Mine II et la Résidence, pour gagner un peu d’argent.
learn-sale-wrong = Prenez l’intervalle entre la Mine II et la Résidence : votre adversaire est près de la Résidence, un ouvrier s’y vendra bien.
learn-sale-switch = Il vous reste trois ouvriers chez vous, et deux suffisent.
learn-enough = Deux ouvriers restent chez vous : un pour la mine, un pour l’Atelier. Passez à l’activation.
learn-enough-wrong = Passez maintenant à l’activation.
learn-enough-place = Alors la mine ou l’Atelier resterait à l’arrêt ce tour-ci. Deux chez vous, c’est ce qu’il faut.
learn-sell = Vos propres ouvriers aussi vous renchérissent les cartes. Vendez d’abord celui près de la Résidence : deux autres l’entourent.
learn-sell-wrong = Vendez l’ouvrier de droite, près de la Résidence.
learn-sell-activate = Attendez : tant que vos deux ouvriers sont près de la Mine II, elle vous coûte 1 £ de plus. Vendez d’abord l’autre.
learn-sell-worker = Gardez celui-là pour la Mine II. L’ouvrier de droite est dans la plus grande foule.
learn-buy = Plus personne d’autre n’entoure la Mine II. Activez-la.
learn-buy-wrong = Activez la Mine II avec votre dernier ouvrier du marché.
learn-buy-gain = Personne autour de la Mine II, presque personne autour du Bureaucrate : cela ne rapporte à peu près rien.
learn-buy-bureaucrat = Le Bureaucrate donne un point, une fois. Une mine donne du Spyrium à chaque tour qui reste.
learn-buy-exploit = Cela peut attendre : personne ne vous le prendra. Mais votre adversaire peut encore venir près de la Mine II.
learn-plot = Construisez sur un nouvel emplacement, pour 1 £. Vous pourriez aussi raser l’Atelier et construire à sa place.
learn-plot-wrong = Construisez sur un nouvel emplacement.
learn-plot-replace = Vous économiseriez 1 £, mais vous perdriez l’Atelier, son point et tout ce qu’il aurait encore produit.
learn-dig = Un bâtiment neuf sert tout de suite. Envoyez un ouvrier à la mine : cela donne 2 Spyrium au lieu de 1.
learn-dig-wrong = Exploitez la Mine II avec un ouvrier.
learn-dig-one = Sans ouvrier, elle ne donne que 1 Spyrium, et deux de vos ouvriers n’ont rien d’autre à faire.
learn-dig-workshop = C’est possible aussi : vous avez le Spyrium. Mais essayons d’abord la mine.
learn-dig-event = D’abord la mine, puis l’Atelier ; l’événement vient en dernier, avec ce qui reste.
learn-dig-pass = Deux ouvriers et deux bâtiments s’attendent.
learn-again = Et l’Atelier de nouveau : il sert à chaque tour.
learn-again-wrong = Exploitez l’Atelier.
learn-again-event = D’abord le dernier ouvrier de chez vous : 3 points.
learn-again-pass = Votre dernier ouvrier peut encore faire 3 points à l’Atelier.
learn-residence = L’événement de ce tour, le Plan de logement, donne une action de résidence contre 1 Spyrium. Utilisez-le.
learn-residence-wrong = Utilisez l’événement : 1 Spyrium contre une action de résidence.
learn-residence-pass = La mine redonnera du Spyrium. Utilisez d’abord l’événement.
learn-advance = Avancez, et votre revenu monte de 1 £ à chaque tour à venir ; ou marquez votre case, 2 points tout de suite. En début de partie, avancez.
learn-advance-wrong = 2 points tout de suite, ou 1 £ à chacun des quatre tours qui restent et plus de points ensuite : si tôt, mieux vaut avancer.
learn-end = Voilà tout le jeu : placer, vendre ou acheter, exploiter. À la fin, les bâtiments de votre quartier rapportent aussi des points. À vous de continuer, contre un robot facile.

# ---- What is wrong in a card file ----

wrong-word = le mot « { $word } » est inconnu ici ; mots possibles : { $words }.
wrong-effect-twice = chaque effet n’est nommé qu’une fois ; additionnez les quantités.
wrong-use-token = une exploitation n’a pas de jeton ; sa quantité est un nombre.
wrong-new-or-like = il manque « { $field } » à cette nouvelle carte, ou « like » avec l’identifiant d’une autre.
wrong-new-or-like-near = il manque « { $field } » à cette nouvelle carte, ou « like » avec l’identifiant d’une autre ; vouliez-vous dire « { $near } » ?
wrong-like = il n’y a pas de « { $other } » ici.
wrong-like-twice = « { $other } » reprend déjà une autre carte ; nommez « { $first } » à sa place.
wrong-kind = sa nature est : { $kind }.
wrong-offers-nothing = il ne propose rien.
wrong-power-already = il a déjà un pouvoir.
wrong-era-count = cartes de l’époque { $era } : { $found }, mais la boîte en a { $most }.
wrong-era-dealt = l’époque { $era } distribue { $found } cartes sur { $most }.
wrong-character-count = personnages : { $found }, mais la boîte en a { $most }.
wrong-building-count = bâtiments : { $found }, mais la boîte en a { $most }.
wrong-technique-count = techniques : { $found }, mais la boîte en a { $most }.
wrong-events = nombre d’événements : { $found }. Il en faut davantage.
wrong-workers = ouvriers par couleur : { $most }. On ne peut donc pas commencer avec { $found }.
wrong-rising = les valeurs doivent croître.
wrong-bonus-order = le premier bonus vient en premier.
wrong-technique-once = une technique est unique.
wrong-power-twice = « { $other } » a déjà ce pouvoir.

# ---- Entering cards ----

web-entry-effect = Gain
web-entry-also = Autres gains
web-entry-workers = Ouvriers
web-entry-spyrium = Spyrium
web-entry-money_per_worker = Livres par ouvrier possédé
web-entry-pay_token = Coûte la valeur d’un jeton
web-entry-count = Ce qui compte
web-entry-per = 1 PV tous les
web-entry-effect-money = Livres
web-entry-effect-spyrium = Spyrium
web-entry-effect-points = PV
web-entry-effect-workers = Ouvriers
web-entry-effect-residence = Actions de résidence
web-entry-amount-token = valeur d’un jeton
web-entry-power-event-reuse = Exploiter à nouveau un bâtiment incliné.
web-entry-power-event-place = Placer un ouvrier pendant l’activation.
