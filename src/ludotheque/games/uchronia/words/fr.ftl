# Uchronia en français. Nos propres mots.

# ---- Bâtiments ----

card-frontier_post = Avant-poste
    .the = l’Avant-poste
card-dock = Quai
    .the = le Quai
card-market = Marché
    .the = le Marché
card-circus = Cirque
    .the = le Cirque
card-garden = Jardin
    .the = le Jardin
card-villa = Villa
    .the = la Villa
card-stairway = Escalier
    .the = l’Escalier
card-ludus_magna = Ludus Magna
    .the = le Ludus Magna
card-viaduct = Viaduc
    .the = le Viaduc
card-tenement_house = Immeuble
    .the = l’Immeuble
card-latrines = Latrines
    .the = les Latrines
card-tavern = Taverne
    .the = la Taverne
card-sewer = Égouts
    .the = les Égouts
card-catacombs = Catacombes
    .the = les Catacombes
card-prison = Prison
    .the = la Prison
card-scriptorium = Scriptorium
    .the = le Scriptorium
card-gate = Porte
    .the = la Porte
card-arcade = Arcades
    .the = les Arcades
card-thermae = Thermes
    .the = les Thermes
card-academy = Académie
    .the = l’Académie
card-atrium = Atrium
    .the = l’Atrium
card-foundry = Fonderie
    .the = la Fonderie
card-school = École
    .the = l’École
card-shrine = Sanctuaire
    .the = le Sanctuaire
card-bridge = Pont
    .the = le Pont
card-garrison = Garnison
    .the = la Garnison
card-amphitheatre = Amphithéâtre
    .the = l’Amphithéâtre
card-aqueduct = Aqueduc
    .the = l’Aqueduc
card-senate = Sénat
    .the = le Sénat
card-storeroom = Entrepôt
    .the = l’Entrepôt
card-tower = Tour
    .the = la Tour
card-vomitorium = Vomitorium
    .the = le Vomitorium
card-basilica = Basilique
    .the = la Basilique
card-square = Place
    .the = la Place
card-fountain = Fontaine
    .the = la Fontaine
card-circus_maximus = Grand Cirque
    .the = le Grand Cirque
card-colosseum = Colisée
    .the = le Colisée
card-palace = Palais
    .the = le Palais
card-statue = Statue
    .the = la Statue
card-temple = Temple
    .the = le Temple

# ---- Ressources, Ordres, gens ----

resource-wood = Bois
    .one = une carte Bois
resource-clay = Argile
    .one = une carte Argile
resource-brick = Brique
    .one = une carte Brique
resource-stone = Pierre
    .one = une carte Pierre
resource-marble = Marbre
    .one = une carte Marbre
unseen = carte cachée
    .one = une carte
order-exploration = Exploration
order-production = Production
order-draconians = Draconniens
order-construction = Construction
order-trade = Commerce
who = { $player }
or = { $one } ou { $two }

# ---- Effets ----

text-bonus = Bonus { $order }, après l’Ordre : { $effect }.
text-bonus-before = Bonus { $order }, avant l’Ordre : { $effect }.
text-permanent = Permanent : { $effect }.
text-completion = À l’achèvement : { $effect }.
text-reaction = Au tour des autres : { $effect }.
text-points = Points : { $effect }.
effect-draw-cards = piochez { $amount } cartes
effect-launch-activities = lancez jusqu’à { $amount } Activités depuis votre Stock
effect-execute-orders = exécutez { $orders } jusqu’à { $amount } fois, sans bonus d’Activité
effect-execute-any-orders = exécutez jusqu’à { $amount } Ordres de votre choix, sans bonus d’Activité
effect-stock-from-hand = mettez 1 carte de votre Main dans votre Stock
effect-stock-from-discard = mettez dans votre Stock la dernière carte Ressource défaussée
effect-launch-from-pile = retournez la première carte de la pioche et lancez-la comme Activité
effect-launch-from-hand = lancez 1 Activité depuis votre Main
effect-swap-activity = reprenez 1 de vos Activités dans votre Stock, puis lancez 1 Activité
effect-rob-site = prenez dans votre Stock 1 Ressource sous un Bâtiment inachevé d’un adversaire, même si son Domaine est vide
effect-exact-tribute = choisissez un adversaire ayant une carte sur son Domaine et qui ne vous a rien donné ; il met 1 carte de sa Main dans votre Stock
effect-seize-activity = choisissez un adversaire ayant une carte sur son Domaine ; mettez dans votre Stock 1 de ses Activités, d’une couleur dévoilée contre lui
effect-more-activities = votre limite d’Activités augmente de { $amount }
effect-recall-one-of-pair = à la fin d’un tour où vous avez commandé avec deux cartes, vous pouvez en reprendre une dans votre Main
effect-add-at-once = vous pouvez ajouter des Ressources à un Bâtiment au tour où vous le lancez
effect-copy-by-order = quand vous complotez, une Activité de { $order } vous permet de copier n’importe quel Ordre
effect-forum-after-plot = après avoir comploté et pioché, vous pouvez prendre en Main 1 carte du Forum
effect-drop-before-draw =
    { $amount ->
        [1] quand vous complotez, avant de piocher, vous pouvez mettre 1 carte de votre Main dans le Forum
        [99] quand vous complotez, avant de piocher, vous pouvez mettre autant de cartes que vous voulez de votre Main dans le Forum
       *[other] quand vous complotez, avant de piocher, vous pouvez mettre jusqu’à { $amount } cartes de votre Main dans le Forum
    }
effect-salvage = quand vous achevez un autre Bâtiment, vous pouvez mettre dans votre Stock 1 des Ressources utilisées
effect-substitute = une Ressource { $resource } ajoutée à un de vos Bâtiments peut compter comme étant de sa couleur
effect-work-unfinished = les effets de vos Bâtiments inachevés en { $resource } sont déjà actifs
effect-foundation-from-hand = la Fondation d’un Bâtiment peut venir de votre Main au lieu du Forum
effect-produce-from-pile = au lieu d’une carte du Forum, la Production peut vous rapporter la première carte de la pioche, sans la voir
effect-draw-up-to = quand vous complotez, vous piochez jusqu’à { $amount } cartes
effect-only-forum-colours = face aux Draconniens, vous ne devez que les couleurs présentes dans le Forum
effect-fewer-revealed =
    { $amount ->
        [one] { $amount } carte dévoilée par les Draconniens d’un adversaire ne compte pas contre vous ; il la choisit
       *[other] { $amount } cartes dévoilées par les Draconniens d’un adversaire ne comptent pas contre vous ; il les choisit
    }
effect-all-activities-count = toutes vos Activités comptent aussi pour { $order }
effect-launch-on-completion = quand vous achevez un Bâtiment, vous pouvez lancer une Activité de sa couleur depuis votre Stock
effect-built-by-production = tant qu’elle est inachevée, la Production peut y glisser une carte de sa couleur prise au Forum
effect-built-by-production-from-stock = tant qu’elle est inachevée, la Production peut y glisser une Ressource de sa couleur prise dans votre Stock
effect-bonus-when-copying = quand vous copiez un Ordre, vous profitez aussi de votre bonus d’Activité
effect-several-cards = quand vous commandez avec une carte, vous pouvez poser d’autres cartes de sa couleur ; chacune exécute l’Ordre une fois de plus, sans bonus d’Activité
effect-buy-off = mettez 1 { $resource } de votre Stock dans le Stock de celui qui exécute Draconniens : vous y échappez entièrement
effect-take-on-completion = quand un adversaire achève un Bâtiment, vous pouvez prendre en Main 1 carte de sa couleur au Forum
effect-take-from-pair = quand deux cartes passent du Domaine d’un adversaire au Forum, vous pouvez en prendre une en Main
effect-more-points = vaut { $amount } points de plus
effect-points-per-monopoly =
    { $amount ->
        [one] { $amount } point par Monopole que vous détenez
       *[other] { $amount } points par Monopole que vous détenez
    }

# ---- Questions ----

ask-turn = Commander ou comploter ?
ask-opening = Quelle carte posez-vous dans le Forum ?
ask-order = Quel Ordre donnent vos deux cartes ?
ask-lay = Poser une autre carte ? Chacune donne une fois de plus l’Ordre de { $card }.
ask-copy = Copier un Ordre d’un autre Domaine ?
ask-before = Un bonus avant { $order } ?
ask-after = Un bonus après { $order } ?
ask-produce =
    { $left ->
        [one] Production : quelle carte va dans votre Stock ?
       *[other] Production : quelle carte va dans votre Stock ? Vous pouvez en prendre { $left }.
    }
ask-explore =
    { $left ->
        [one] Quelle carte de votre Main va dans votre Stock ?
       *[other] Quelle carte de votre Main va dans votre Stock ? Vous pouvez en mettre { $left }.
    }
ask-reveal =
    { $left ->
        [one] Draconniens : quelle carte dévoilez-vous ?
       *[other] Draconniens : quelle carte dévoilez-vous ? Vous pouvez en dévoiler { $left }.
    }
ask-buy-off = { $building } : échapper aux Draconniens lancés par { $to } pour 1 { $card } ?
ask-withhold = Quelle carte dévoilée ne compte pas contre { $to } ?
ask-give = Quelle carte donnez-vous à { $to } ?
ask-launch =
    { $left ->
        [one] Quelle Activité lancez-vous ?
       *[other] Quelle Activité lancez-vous ? Vous pouvez en lancer { $left }.
    }
ask-build =
    { $left ->
        [one] Construction : lancer un Bâtiment ou ajouter une Ressource ?
       *[other] Construction : lancer un Bâtiment ou ajouter une Ressource ? Vous pouvez le faire { $left } fois.
    }
ask-salvage = Garder une des Ressources utilisées ?
ask-pick = { $building } : prendre { $card-one } du Forum en Main ?
ask-pick-monopoly = Votre Monopole : prendre { $card-one } du Forum en Main ?
ask-triggers = Vous achevez { $building-the }. Que faites-vous ?
ask-granted =
    { $left ->
        [one] { $building } : exécuter un Ordre ?
       *[other] { $building } : exécuter un Ordre ? Il en reste { $left }.
    }
ask-launch-from-hand = Quelle carte de votre Main devient une Activité ?
ask-return = Quelle Activité revient dans votre Stock ?
ask-target = { $building } : contre qui ?
ask-rob = Sous quel Bâtiment chez { $to } ?
ask-loot = Quelle Ressource sous le Bâtiment { $building } chez { $to } ?
ask-seize = Quelle Activité chez { $to } ?
ask-tribute = Quelle carte remettez-vous à { $to } ?
ask-drop =
    { $left ->
        [one] Vous pouvez poser { $left } carte de votre Main dans le Forum avant de piocher.
       *[other] Vous pouvez poser des cartes de votre Main dans le Forum avant de piocher.
    }
ask-visit = Prendre en Main une carte du Forum ?
ask-recall = Reprendre en Main une de vos deux cartes ?

# ---- Actions ----

do-command =
    { $times ->
        [one] Commander avec { $card } : { $order }
       *[other] Commander avec { $card } : { $order } × { $times }
    }
    .group = Commander
do-pair = Commander avec deux cartes { $card } : l’Ordre de votre choix
    .group = Commander
do-plot =
    { $count ->
        [one] Comploter : copier un Ordre si possible, puis piocher { $count } carte
       *[other] Comploter : copier un Ordre si possible, puis piocher { $count } cartes
    }
    .group = Comploter
do-lay = Poser une autre carte { $card }
do-order =
    { $times ->
        [one] { $order }
       *[other] { $order } × { $times }
    }
do-copy = Copier { $order }
do-not-copy = Ne rien copier
do-produce = { $card } : du Forum vers votre Stock
    .group = Prendre au Forum
do-pick = { $card } : du Forum vers votre Main
do-take-unseen = La première carte de la pioche, sans la voir
do-store = { $card } : de votre Main vers votre Stock
do-discard = { $card } : de votre Main vers le Forum
do-reveal = Dévoiler { $card-one }
do-withhold = Ne pas compter { $card } contre { $to }
do-give = Donner { $card-one } à { $to }
do-give-nothing = Vous n’avez rien que { $to } puisse exiger
do-pay = Payer 1 { $card } de votre Stock à { $to }
do-launch = Lancer { $card } : une Activité de { $order }
    .group = Lancer une Activité
do-launch-from-hand = Lancer { $card } depuis votre Main : une Activité de { $order }
do-return = Reprendre l’Activité { $card }
do-recall = Reprendre { $card-one } en Main
do-salvage = Garder { $card-one } dans votre Stock
do-target = Choisir { $to }
do-site = { $building }
do-loot = Prendre { $card-one } à { $to }
do-seize = Prendre l’Activité { $card } à { $to }
do-start = Lancer { $building-the }, Fondation { $card } du Forum, { $cost } { $card } pour achever
    .group = Lancer un Bâtiment
do-start-from-hand = Lancer { $building-the }, Fondation { $card } de votre Main, { $cost } { $card } pour achever
    .group = Lancer un Bâtiment
do-add = Ajouter { $card } de votre Stock : { $building } ({ $count } sur { $cost })
    .group = Ajouter une Ressource
do-add-from-forum = Ajouter { $card } du Forum : { $building } ({ $count } sur { $cost })
    .group = Ajouter une Ressource
do-use = { $building } : { $effect }
    .group = Utiliser un Bâtiment
do-decline = Refuser
do-done = Rien de plus

# ---- Ce qui se passe ----

log-building-drawn = { $player } pioche { $building-the }.
log-building-sunk = { $player } pioche { $building-the }, déjà au choix ; retour sous la pioche.
log-first-player = { $player } commence.
log-last-turn = { $player } prend la carte Dernier tour.
log-great-work = Grands Travaux : { $building }.
log-works-replaced = Tous les Grands Travaux sont en { $card } ; ils sont remplacés.
log-buildings-shuffled =
    { $count ->
        [one] { $count } Bâtiment forme la nouvelle pioche.
       *[other] { $count } Bâtiments forment une nouvelle pioche.
    }
log-dealt =
    { $count ->
        [one] { $player } reçoit { $count } carte.
       *[other] { $player } reçoit { $count } cartes.
    }
log-drew = { $player } pioche { $card-one }.
log-shuffled =
    { $count ->
        [one] { $count } carte défaussée forme la nouvelle pioche.
       *[other] { $count } cartes défaussées forment une nouvelle pioche.
    }
log-discarded = { $player } pose { $card-one } dans le Forum.
log-swept = { $player } : { $card } passe du Domaine au Forum.
log-commanded = { $player } commande avec { $card-one }.
log-paired = { $player } commande avec deux cartes { $card }.
log-laid = { $player } pose une autre carte { $card }.
log-plotted = { $player } complote.
log-copied = { $player } copie { $order }.
log-executed = { $player } exécute { $order }.
log-no-effect = { $player } : { $order } reste sans effet.
log-declined = { $player } refuse.
log-took = { $player } prend { $card-one } du Forum dans son Stock.
log-took-unseen = { $player } prend la première carte de la pioche dans son Stock : { $card }.
log-stored = { $player } met { $card-one } de sa Main dans son Stock.
log-rescued = { $player } prend { $card-one } de la défausse dans son Stock.
log-launched = { $player } lance une Activité { $card }.
log-returned = { $player } reprend une Activité { $card } dans son Stock.
log-monopoly-won = { $player } détient le Monopole { $card }.
log-monopoly-lost = { $player } rend le Monopole { $card }.
log-revealed = { $player } dévoile { $card-one }.
log-bought-off = { $player } paie 1 { $card } à { $to } et y échappe.
log-withheld = { $player } ne compte pas { $card } contre { $to }.
log-gave = { $player } donne { $card-one } à { $to }.
log-gave-nothing = { $player } n’a rien à donner à { $to }.
log-gathered = { $player } ramasse { $card-one } du Forum.
log-robbed = { $player } prend { $card } à { $to } sous le Bâtiment { $building }.
log-seized = { $player } prend une Activité { $card } à { $to }.
log-started = { $player } lance { $building-the }.
log-started-from-hand = { $player } lance { $building-the } avec { $card-one } de sa Main comme Fondation.
log-added = { $player } ajoute { $card } au chantier : { $building }.
log-completed =
    { $points ->
        [one] { $player } achève { $building-the } : { $points } point.
       *[other] { $player } achève { $building-the } : { $points } points.
    }
log-salvaged = { $player } garde { $card-one } dans son Stock.
log-picked = { $player } prend { $card-one } du Forum en Main.
log-used = { $player } utilise { $building-the }.
log-recalled = { $player } reprend { $card-one } en Main.
log-threshold = { $player } atteint { $points } points : la fin approche.
log-dry-round =
    { $left ->
        [one] Il n’y a plus rien à piocher. Si cela continue, la partie se termine après un dernier tour de table.
       *[other] Il n’y a plus rien à piocher. Si cela continue, la partie se termine dans { $left } tours de table.
    }
log-game-ends = La partie est terminée.

# ---- Pourquoi quelque chose se passe ----

caused = { $cause } : { $event }
cause-monopoly = Monopole { $card }

# ---- Pourquoi quelque chose n’est pas possible ----

illegal-not-asked = La question est maintenant une autre : { $question }
illegal-not-in-hand = Vous n’avez pas de carte { $card } en Main.
illegal-no-pair =
    { $count ->
        [0] Il faut deux cartes { $card } ; vous n’en avez pas.
       *[other] Il faut deux cartes { $card } ; vous n’en avez que { $count }.
    }
illegal-other-colour = Seule la couleur { $card } est possible ici.
illegal-not-in-forum = Il n’y a pas de carte { $card } dans le Forum.
illegal-not-in-stock = Vous n’avez pas de Ressource { $card } dans votre Stock.
illegal-no-building-allows = Aucun de vos Bâtiments ne le permet.
illegal-nothing-to-draw = Il n’y a plus rien à piocher.
illegal-revealed = Toutes vos cartes { $card } sont déjà dévoilées.
illegal-not-revealed = Aucune carte { $card } dévoilée ne compte encore.
illegal-not-demanded = La couleur { $card } n’est pas exigée de vous.
illegal-must-give = Vous avez une carte exigée : il faut en donner une.
illegal-no-activity = Vous n’avez pas d’Activité { $card }.
illegal-not-spent = Aucune Ressource { $card } n’a servi à ce Bâtiment.
illegal-no-such-player = Ce joueur n’existe pas.
illegal-yourself = Choisissez un adversaire.
illegal-spared = { $to } a payé pour être épargné.
illegal-nothing-to-take = Ce Bâtiment ne peut rien prendre à { $to }.
illegal-nothing-under = Chez { $to }, il n’y a pas de Ressource sous ce Bâtiment : { $building }.
illegal-not-under = Il n’y a pas de Ressource { $card } sous ce Bâtiment : { $building }.
illegal-has-no-activity = { $to } n’a pas d’Activité { $card }.
illegal-not-effective = La couleur { $card } n’a pas été exigée de { $to }.
illegal-not-granted = Ce Bâtiment ({ $building }) ne permet pas cet Ordre : { $order }.
illegal-on-no-domain = Cet Ordre n’est sur aucun Domaine adverse : { $order }.
illegal-no-activity-to-copy = Aucune de vos Activités ne permet de copier cet Ordre : { $order }.
illegal-not-on-offer = Ce Bâtiment n’est pas parmi les Grands Travaux : { $building }.
illegal-already-yours = Vous avez déjà ce Bâtiment : { $building }.
illegal-no-foundation = Il n’y a pas de carte { $card } dans le Forum pour la Fondation.
illegal-not-your-site = Ce Bâtiment n’est pas sur votre chantier : { $building }.
illegal-started-this-turn = Lancé ce tour-ci : vous pourrez y ajouter des Ressources au tour suivant ({ $building }).
illegal-wrong-colour = Seule la Ressource { $card } convient à ce Bâtiment : { $building }.
illegal-not-by-production = La Production ne peut rien ajouter à ce Bâtiment : { $building }.
illegal-not-your-building = Ce Bâtiment n’est pas actif pour vous : { $building }.
illegal-used = Vous avez déjà utilisé ce Bâtiment ce tour-ci : { $building }.
illegal-other-moment = Ce Bâtiment ne peut pas servir à ce moment : { $building }.
illegal-would-do-nothing = Ce Bâtiment n’aurait aucun effet maintenant : { $building }.
illegal-must-choose = Vous devez choisir une des autres réponses.

# ---- La fin ----

source-buildings = Bâtiments
source-monopolies = Monopoles
reason-threshold = Le seuil est atteint et le dernier tour a été joué.
reason-standstill = Il n’y avait plus rien à piocher : la partie était bloquée.
tie-buildings = Égalité de points : le plus grand nombre de Bâtiments achevés décide.
tie-shared-victory = Égalité de points et de Bâtiments : la victoire est partagée.

# ---- Tables de cartes ----

section-building = Bâtiments
section-box = Constantes
value-value = Valeur
value-colour = Couleur
value-cost = Coût
value-points = Points
value-effect = Effet
value-order = Ordre
value-when = Moment
value-amount = Nombre
value-resource = Ressource
value-orders = Ordres
value-active = Sortes d’effets
value-source = Provenance
box-resources = Cartes Ressource par couleur
box-copies = Exemplaires de chaque Bâtiment
box-dealt = Cartes distribuées à chacun
box-hand = Cartes en Main après un Complot
box-works = Grands Travaux proposés
box-activities = Limite d’Activités
box-activities_per_building = Activités en plus par Bâtiment achevé
box-thresholds = Seuils pour 2, 3, 4 et 5 joueurs
box-drought = Tours de table sans pioche qui terminent la partie

# ---- La table au terminal ----

letter-wood = B
letter-clay = A
letter-brick = R
letter-stone = P
letter-marble = M
label-turn = Tour en cours : { $player } · fin à { $points } points
label-last = dernier tour chez { $player }
label-ending = la fin approche
label-forum = Forum
label-works = Grands Travaux
label-monopolies = Monopoles
label-piles = { $pile } en pioche, { $discard } en défausse, { $buildings } Bâtiments à venir
label-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
label-hand = Main
label-unknown =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
label-domain = Domaine
label-stock = Stock
label-activities = Activités { $count }/{ $limit }
label-sites = En construction
label-completed = Achevés
label-nothing = –
label-started = (lancement ce tour-ci)
label-works-unfinished = (déjà actif)
label-legend = ~ reconstitution : la valeur imprimée nous est inconnue · ♛ Monopole

# ---- La table dans le navigateur ----

web-tagline = Une carte, trois usages : commander, bâtir ou commercer. Une cité blanche grandit dans la jungle.
web-city-goal = La fin commence à { $points } points
web-city-ending = La fin approche : la partie s’arrête après le prochain tour de { $player }
web-city-points-of =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
web-city-last = Dernier tour
web-city-last-how = Détient la carte Dernier tour : une fois la fin commencée, la partie s’arrête à la fin de son tour.
web-city-their-turn = joue
web-city-cards = { $card } : { $count }
web-city-order = Ordre { $order }, de { $card }
web-city-in-forum = Au Forum : { $card }, { $count }
web-city-in-hand = En main : { $card } ({ $order }), { $count }
web-city-seen =
    { $count ->
        [one] Tous en connaissent { $count }.
       *[other] Tous en connaissent { $count }.
    }
web-city-empty-hand = Aucune carte en main : complotez pour en piocher.
web-city-backs =
    { $count ->
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
web-city-known = Connu : { $card }, { $count }.
web-city-monopoly-of = Monopole { $card } : { $player }
web-city-monopoly-free = Monopole { $card } : personne
web-city-pile =
    { $count ->
        [one] Pioche de Ressources : { $count } carte
       *[other] Pioche de Ressources : { $count } cartes
    }
web-city-pile-short = à piocher
web-city-discard =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
web-city-discard-short = en défausse
web-city-buildings =
    { $count ->
        [one] Pioche de Bâtiments : { $count } carte
       *[other] Pioche de Bâtiments : { $count } cartes
    }
web-city-buildings-short = Bâtiments
web-city-building = { $building } : { $card }, coût { $cost }, points { $points }.
web-city-site =
    { $count ->
        [one] { $building }, en construction : { $count } Ressource sur { $cost }.
       *[other] { $building }, en construction : { $count } Ressources sur { $cost }.
    }
web-city-done = { $building } : Bâtiment achevé, points { $points }.
web-city-revealed = Dévoilé par { $player }
web-city-spared = Sans effet contre : { $names }
web-city-spent = Ressources utilisées
web-city-strength =
    { $activities ->
        [one] une fois, et une de plus pour votre Activité
       *[other] une fois, et { $activities } de plus pour vos Activités
    }
web-city-bonuses = Bonus : { $names }
web-city-does-exploration = Une carte va de votre Main à votre Stock.
web-city-does-production = Une carte va du Forum à votre Stock.
web-city-does-draconians = Dévoilez une carte : qui a des cartes sur son Domaine vous en donne une de sa couleur, le Forum aussi.
web-city-does-construction = Lancez un Bâtiment ou ajoutez une Ressource de votre Stock.
web-city-does-trade = Une Ressource de votre Stock devient une Activité.
web-city-needs =
    { $left ->
        [one] encore { $left } Ressource, puis { $points } PV
       *[other] encore { $left } Ressources, puis { $points } PV
    }
web-city-completes = Achève le Bâtiment : { $points } PV
web-city-has = { $card } dans votre Stock : { $count }
web-city-copies = Vous pouvez copier : { $orders }
web-city-copies-none = Aucun Ordre à copier
web-city-wins = Vous prenez le Monopole { $card }
web-city-kind-bonus = Bonus : { $order }
web-city-kind-before = Avant { $order }
web-city-kind-permanent = Toujours
web-city-kind-completion = À l’achèvement
web-city-kind-reaction = Réaction
web-city-kind-points = Points
web-city-short-draw-cards = piochez { $amount } cartes
web-city-short-launch-activities = lancez { $amount } Activités
web-city-short-execute-orders = { $orders } × { $amount }
web-city-short-execute-any-orders = { $amount } Ordres au choix
web-city-short-stock-from-hand = Main → Stock
web-city-short-stock-from-discard = défausse → Stock
web-city-short-launch-from-pile = pioche → Activité
web-city-short-launch-from-hand = Main → Activité
web-city-short-swap-activity = échange d’Activité
web-city-short-rob-site = pille un chantier
web-city-short-exact-tribute = tribut d’une carte
web-city-short-seize-activity = saisit une Activité
web-city-short-more-activities = { $amount } Activités de plus
web-city-short-recall-one-of-pair = reprend une carte de la paire
web-city-short-add-at-once = ajoute dès le lancement
web-city-short-copy-by-order = { $order } copie tout
web-city-short-forum-after-plot = Complot : Forum → Main
web-city-short-drop-before-draw = Complot : Main → Forum
web-city-short-salvage = garde une Ressource
web-city-short-substitute = { $resource } convient partout
web-city-short-work-unfinished = chantiers { $resource } actifs
web-city-short-foundation-from-hand = Fondation de la Main
web-city-short-produce-from-pile = produit de la pioche
web-city-short-draw-up-to = Complot : jusqu’à { $amount } cartes
web-city-short-only-forum-colours = seul le Forum oblige
web-city-short-fewer-revealed = { $amount } carte dévoilée de moins
web-city-short-all-activities-count = toute Activité vaut { $order }
web-city-short-launch-on-completion = achèvement → Activité
web-city-short-built-by-production = grandit par Production
web-city-short-bonus-when-copying = copies avec bonus
web-city-short-several-cards = pose plusieurs cartes
web-city-short-buy-off = 1 { $resource } : épargné
web-city-short-take-on-completion = un autre bâtit : Forum → Main
web-city-short-take-from-pair = prend une carte d’une paire
web-city-short-more-points = { $amount } points de plus
web-city-short-points-per-monopoly = { $amount } par Monopole

# ---- Pourquoi ces valeurs ----

-model = Glory to Rome
why-after = d’après { $of } dans { -model }
why-after-name = d’après { $of } dans { -model }, par le nom seulement
why-after-with-number = d’après { $of } dans { -model } ; le nombre est celui de la Place imprimée
why-after-with-pair = d’après { $of } dans { -model } ; ici, une paire tient lieu de joker
why-new-effect = nommé d’après { $of } dans { -model }, avec un effet nouveau
why-public-name = le nom est public ({ $of }), l’effet vient de la Latrine dans { -model }
why-counterpart = deux couleurs ont ce coût ; { $of }, son pendant dans { -model }, décide
why-cost-of-colour = le coût de sa couleur
why-eight-a-colour = il y a huit Bâtiments de chaque couleur
why-illegible = illisible dans le livret ; comme dans { -model }
why-effects-alone = les effets agissent, mais ni les points, ni la limite d’Activités, ni ce qu’apporte l’achèvement
why-uneven-split = le livret en compte 174 en tout ; le partage égal est impossible, la couleur la plus chère en a donc une de moins
why-standstill = le livret ne connaît pas de blocage ; cette limite assure que toute partie finit
why-as-production = là où la Production prend ses cartes

# ---- Ce que regardent les robots ----

feature-points = les points
feature-tie-break = les bâtiments achevés en cas d’égalité
feature-on-turn = le fait de jouer plus tôt
feature-hand = les cartes en main
feature-spare = une main plus grande que d’habitude
feature-variety = des couleurs variées en main
feature-pairs = les paires en main
feature-domain = les cartes du Domaine
feature-room = la place pour des Activités
feature-monopolies = les Monopoles
feature-lead = la sûreté des Monopoles
feature-near = les Monopoles à portée
feature-sites = les bâtiments en chantier
feature-site-points = la valeur des chantiers
feature-laid = les Ressources sous les chantiers
feature-missing = les Ressources qui manquent aux chantiers
feature-ready = les Ressources du Stock pour les chantiers
feature-supply = les Ressources du Forum pour les chantiers
feature-closable = les chantiers que le Stock peut achever
feature-prospects = les Grands Travaux à portée
feature-copies = les ordres à copier
feature-hand-colour = { $card } en main
feature-stock = { $card } en Stock
feature-activity = l’Activité { $card }
feature-completed = le bâtiment achevé : { $card }
