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

# Un nom donné par un fichier de cartes.
card-own = { $name-fr }
    .the = { $the-fr }
own-name = { $fr }
    .en = { $en }
    .fr = { $fr }

# ---- Ressources, Ordres, gens ----

resource-wood = Bois
    .one = une carte Bois
    .the = le Bois
resource-clay = Argile
    .one = une carte Argile
    .the = l’Argile
resource-brick = Brique
    .one = une carte Brique
    .the = la Brique
resource-stone = Pierre
    .one = une carte Pierre
    .the = la Pierre
resource-marble = Marbre
    .one = une carte Marbre
    .the = le Marbre
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

text-bonus = Bonus { DE($order) }, après l’Ordre : { $effect }.
text-bonus-before = Bonus { DE($order) }, avant l’Ordre : { $effect }.
text-permanent = Permanent : { $effect }.
text-completion = À l’achèvement : { $effect }.
text-reaction = Pendant le tour des autres : { $effect }.
text-points = Points : { $effect }.
effect-draw-cards =
    { $amount ->
        [one] piochez { $amount } carte
       *[other] piochez { $amount } cartes
    }
effect-launch-activities =
    { $amount ->
        [one] lancez { $amount } Activité depuis votre Stock
       *[other] lancez jusqu’à { $amount } Activités depuis votre Stock
    }
effect-execute-orders =
    { $amount ->
        [one] exécutez { $orders } une fois, sans bonus d’Activité
       *[other] exécutez { $orders } jusqu’à { $amount } fois, sans bonus d’Activité
    }
effect-execute-any-orders =
    { $amount ->
        [one] exécutez { $amount } Ordre de votre choix, sans bonus d’Activité
       *[other] exécutez jusqu’à { $amount } Ordres de votre choix, sans bonus d’Activité
    }
effect-stock-from-hand = mettez 1 carte de votre Main dans votre Stock
effect-stock-from-discard = mettez dans votre Stock la dernière carte Ressource défaussée
effect-launch-from-pile = retournez la première carte de la pioche et lancez-la comme Activité
effect-launch-from-hand = lancez 1 Activité depuis votre Main
effect-swap-activity = reprenez 1 de vos Activités dans votre Stock, puis lancez 1 Activité
effect-rob-site = prenez dans votre Stock 1 Ressource sous un Bâtiment inachevé d’un adversaire, même si son Domaine est vide
effect-exact-tribute = choisissez un adversaire qui a une carte sur son Domaine et qui ne vous a rien donné ; il met 1 carte de sa Main dans votre Stock
effect-seize-activity = choisissez un adversaire qui a une carte sur son Domaine ; mettez dans votre Stock 1 de ses Activités, d’une couleur dévoilée qui comptait contre lui
effect-more-activities = votre limite d’Activités augmente de { $amount }
effect-recall-one-of-pair = à la fin d’un tour où vous avez commandé avec deux cartes, vous pouvez en reprendre une dans votre Main
effect-add-at-once = vous pouvez ajouter des Ressources à un Bâtiment au tour où vous le lancez
effect-copy-by-order = quand vous complotez, une Activité { DE($order) } vous permet de copier n’importe quel Ordre
effect-forum-after-plot = après avoir comploté et pioché, vous pouvez prendre en Main 1 carte du Forum
effect-drop-before-draw =
    { $amount ->
        [one] quand vous complotez, avant de piocher, vous pouvez mettre { $amount } carte de votre Main dans le Forum
        [99] quand vous complotez, avant de piocher, vous pouvez mettre autant de cartes que vous voulez de votre Main dans le Forum
       *[other] quand vous complotez, avant de piocher, vous pouvez mettre jusqu’à { $amount } cartes de votre Main dans le Forum
    }
effect-salvage = quand vous achevez un autre Bâtiment, vous pouvez mettre dans votre Stock 1 des Ressources utilisées
effect-substitute = une carte { $resource } ajoutée à un de vos Bâtiments peut compter comme étant de sa couleur
effect-work-unfinished = les effets de vos Bâtiments inachevés en { $resource } sont déjà actifs
effect-foundation-from-hand = la Fondation d’un Bâtiment peut venir de votre Main au lieu du Forum
effect-produce-from-pile = au lieu d’une carte du Forum, la Production peut vous rapporter la première carte de la pioche, prise à l’aveugle
effect-draw-up-to =
    { $amount ->
        [one] quand vous complotez, vous complétez votre Main à { $amount } carte
       *[other] quand vous complotez, vous complétez votre Main à { $amount } cartes
    }
effect-only-forum-colours = face aux Draconniens, vous ne devez que les couleurs présentes dans le Forum
effect-fewer-revealed =
    { $amount ->
        [one] { $amount } carte dévoilée par les Draconniens d’un adversaire ne compte pas contre vous ; il choisit laquelle
       *[other] { $amount } cartes dévoilées par les Draconniens d’un adversaire ne comptent pas contre vous ; il choisit lesquelles
    }
effect-all-activities-count = toutes vos Activités comptent aussi pour { $order }, mais pas pour les Monopoles
effect-launch-on-completion = quand vous achevez un Bâtiment, vous pouvez lancer une Activité de sa couleur depuis votre Stock
effect-built-by-production = tant que ce Bâtiment est inachevé, la Production peut y glisser une carte de sa couleur prise dans le Forum
effect-built-by-production-from-stock = tant que ce Bâtiment est inachevé, la Production peut y glisser une Ressource de sa couleur prise dans votre Stock
effect-bonus-when-copying = quand vous copiez un Ordre, vous profitez aussi de votre bonus d’Activité
effect-several-cards = quand vous commandez avec une carte, vous pouvez poser d’autres cartes de sa couleur ; chacune exécute l’Ordre une fois de plus, sans bonus d’Activité
effect-buy-off = vous pouvez mettre 1 carte { $resource } de votre Stock dans le Stock de l’adversaire qui exécute Draconniens ; rien de cet Ordre ne vous touche alors
effect-take-on-completion = quand un adversaire achève un Bâtiment, vous pouvez prendre en Main 1 carte de sa couleur dans le Forum
effect-take-from-pair = quand deux cartes passent du Domaine d’un adversaire au Forum, vous pouvez en prendre une en Main
effect-more-points =
    { $amount ->
        [one] vaut { $amount } point de plus
       *[other] vaut { $amount } points de plus
    }
effect-points-per-monopoly =
    { $amount ->
        [one] { $amount } point par Monopole que vous détenez
       *[other] { $amount } points par Monopole que vous détenez
    }

# ---- Questions ----

ask-turn = Commander ou comploter ?
ask-turn-empty = Votre Main est vide : vous complotez.
ask-opening = Quelle carte mettez-vous dans le Forum ?
ask-order = Quel Ordre donnent vos deux cartes ?
ask-lay = Poser une autre carte { $card } ? Chacune exécute l’Ordre une fois de plus.
ask-copy = Copier un Ordre posé sur un autre Domaine ?
ask-before = Utiliser un bonus avant { $order } ?
ask-after = Utiliser un bonus après { $order } ?
ask-produce =
    { $left ->
        [one] Production : quelle carte va dans votre Stock ?
       *[other] Production : quelle carte va dans votre Stock ? Vous pouvez en prendre jusqu’à { $left }.
    }
ask-explore =
    { $left ->
        [one] Quelle carte de votre Main va dans votre Stock ?
       *[other] Quelle carte de votre Main va dans votre Stock ? Vous pouvez en mettre jusqu’à { $left }.
    }
ask-reveal =
    { $left ->
        [one] Draconniens : quelle carte dévoilez-vous ?
       *[other] Draconniens : quelle carte dévoilez-vous ? Vous pouvez en dévoiler jusqu’à { $left }.
    }
ask-buy-off = Draconniens { DE($to) } : utiliser { $building-the } et payer { $card-one } pour y échapper ?
ask-withhold = { $building } { DE($to) } : quelle carte dévoilée ne compte pas contre { $to } ?
ask-give = Draconniens { DE($to) } : quelle carte donnez-vous ?
ask-launch =
    { $left ->
        [one] Quelle Activité lancez-vous ?
       *[other] Quelle Activité lancez-vous ? Vous pouvez en lancer jusqu’à { $left }.
    }
ask-build =
    { $left ->
        [one] Construction : lancer un Bâtiment ou ajouter une Ressource ?
       *[other] Construction : lancer un Bâtiment ou ajouter une Ressource ? Vous pouvez le faire jusqu’à { $left } fois.
    }
ask-build-start =
    { $left ->
        [one] Construction : quel Bâtiment lancez-vous ?
       *[other] Construction : quel Bâtiment lancez-vous ? Vous pouvez en lancer jusqu’à { $left }.
    }
ask-build-add =
    { $left ->
        [one] Construction : quelle Ressource ajoutez-vous ?
       *[other] Construction : quelle Ressource ajoutez-vous ? Vous pouvez en ajouter jusqu’à { $left }.
    }
ask-salvage = { $building } : mettre dans votre Stock une des Ressources utilisées ?
ask-pick = { $to } vient d’achever un Bâtiment. { $building } : prendre en Main { $card-one } du Forum ?
ask-pick-from-pair = Les deux cartes { $card } { DE($to) } passent au Forum. { $building } : en prendre une en Main ?
ask-pick-monopoly = Vous venez d’achever un Bâtiment en { $card }. Votre Monopole : prendre en Main { $card-one } du Forum ?
ask-pick-monopoly-of-other = { $to } vient d’achever un Bâtiment en { $card }. Votre Monopole : prendre en Main { $card-one } du Forum ?
ask-triggers = Vous venez d’achever { $building-the }. Que faites-vous ?
ask-granted =
    { $left ->
        [one] { $building } : exécuter un Ordre ? C’est le dernier.
       *[other] { $building } : exécuter un Ordre ? Il vous en reste { $left }.
    }
ask-launch-from-hand = { $building } : quelle carte de votre Main devient une Activité ?
ask-return = { $building } : quelle Activité revient dans votre Stock ?
ask-target = { $building } : contre qui ?
ask-rob = Sous quel Bâtiment { DE($to) } prenez-vous une Ressource ?
ask-loot = Quelle Ressource prenez-vous à { $to }, sous { $building-the } ?
ask-seize = Quelle Activité prenez-vous à { $to } ?
ask-tribute = { $to } utilise { $building-the } contre vous : quelle carte remettez-vous ?
ask-drop =
    { $left ->
        [one] { $building } : mettre une carte de votre Main dans le Forum avant de piocher ?
       *[other] { $building } : mettre des cartes de votre Main dans le Forum avant de piocher ? Vous pouvez en mettre jusqu’à { $left }.
    }
ask-visit = { $building } : prendre en Main une carte du Forum ?
ask-recall = { $building } : reprendre en Main une de vos deux cartes ?

# ---- Actions ----

do-command =
    { $times ->
        [one] Commander avec { $card-one } : { $order }
       *[other] Commander avec { $card-one } : { $order } × { $times }
    }
    .group = Commander
do-pair = Commander avec deux cartes { $card } : l’Ordre de votre choix
    .group = Commander
do-plot =
    { $count ->
        [one] Comploter : piocher { $count } carte
       *[other] Comploter : piocher { $count } cartes
    }
    .group = Comploter
do-plot-copy = Comploter : copier un Ordre si vous voulez, puis compléter votre Main à { $size } (au moins 1 carte)
    .group = Comploter
do-plot-fill = Comploter : compléter votre Main à { $size } (au moins 1 carte)
    .group = Comploter
do-lay = Poser une autre carte { $card }
do-order =
    { $times ->
        [one] { $order }
       *[other] { $order } × { $times }
    }
do-copy = Copier { $order }
do-not-copy = Ne rien copier
do-produce = { $card } : du Forum à votre Stock
    .group = Prendre dans le Forum
do-pick = { $card } : du Forum à votre Main
do-take-unseen = La première carte de la pioche, à l’aveugle
do-store = { $card } : de votre Main à votre Stock
do-discard = { $card } : de votre Main au Forum
do-reveal = Dévoiler { $card-one }
do-withhold = { CAPITAL($card-one) } ne compte pas contre { $to }
do-give = Donner { $card-one } à { $to }
do-give-nothing = Ne rien donner : vous n’avez aucune carte { QUE($to) } puisse exiger
do-pay = Payer à { $to } { $card-one } de votre Stock
do-launch = Lancer { $card-one } : une Activité { DE($order) }
    .group = Lancer une Activité
do-launch-from-hand = Lancer { $card-one } depuis votre Main : une Activité { DE($order) }
do-return = Reprendre { $card-one } : une Activité { DE($order) }
do-recall = Reprendre { $card-one } en Main
do-salvage = Mettre { $card-one } dans votre Stock
do-target = Choisir { $to }
do-site = { $building }
do-loot = Prendre { $card-one } à { $to }
do-seize = Prendre { $card-one } à { $to } : une Activité { DE($order) }
do-start =
    { $cost ->
        [one] Lancer { $building-the } : Fondation { $card } du Forum, { $cost } carte { $card } pour achever
       *[other] Lancer { $building-the } : Fondation { $card } du Forum, { $cost } cartes { $card } pour achever
    }
    .group = Lancer un Bâtiment
do-start-from-hand =
    { $cost ->
        [one] Lancer { $building-the } : Fondation { $card } de votre Main, { $cost } carte { $card } pour achever
       *[other] Lancer { $building-the } : Fondation { $card } de votre Main, { $cost } cartes { $card } pour achever
    }
    .group = Lancer un Bâtiment
do-add = Ajouter { $card-one } de votre Stock { A($building-the) } ({ $count } sur { $cost })
    .group = Ajouter une Ressource
do-add-from-forum = Ajouter { $card-one } du Forum { A($building-the) } ({ $count } sur { $cost })
    .group = Ajouter une Ressource
do-use = { $building } : { $effect }
    .group = Utiliser un Bâtiment
do-decline = Y renoncer
do-done = Rien de plus
do-nothing = Rien

# ---- Ce qui se passe ----

log-building-drawn = { $player } pioche { $building-the }.
log-building-sunk = { $player } pioche { $building-the } ; ce nom est déjà sorti, et la carte va sous la pioche.
log-first-player =
    { $language ->
        [en] { $player } commence : parmi les noms anglais, « { $name } » vient en premier dans l’alphabet.
       *[fr] { $player } commence : parmi les noms français, « { $name } » vient en premier dans l’alphabet.
    }
log-last-turn = { $player } prend la carte Dernier tour.
log-great-work = Nouveau parmi les Grands Travaux : { $building }.
log-works-replaced = Tous les Grands Travaux sont en { $card } ; ils sont remplacés.
log-buildings-shuffled =
    { $count ->
        [one] { $count } Bâtiment défaussé forme la nouvelle pioche.
       *[other] { $count } Bâtiments défaussés forment une nouvelle pioche.
    }
log-dealt = { $player } pioche sa Main de départ.
log-drew = { $player } pioche { $card-one }.
log-shuffled =
    { $count ->
        [one] { $count } carte défaussée forme la nouvelle pioche.
       *[other] { $count } cartes défaussées forment une nouvelle pioche.
    }
log-discarded = { $player } met { $card-one } de sa Main dans le Forum.
log-swept = { CAPITAL($card-one) } passe du Domaine { DE($player) } au Forum.
log-commanded = { $player } commande avec { $card-one }.
log-paired = { $player } commande avec deux cartes { $card }.
log-laid = { $player } pose une autre carte { $card }.
log-plotted = { $player } complote.
    .chip = complote
log-copied = { $player } copie { $order }.
log-copied-nothing = { $player } ne copie rien.
log-executed = { $player } exécute { $order }.
    .chip = { $order }
log-activity-bonus =
    { $count ->
        [one] Grâce à une Activité qui compte pour { $order }, { $player } peut le faire une fois de plus.
       *[other] Grâce à { $count } Activités qui comptent pour { $order }, { $player } peut le faire jusqu’à { $count } fois de plus.
    }
log-no-effect = { $player } ne tire rien de l’Ordre { $order } : { $why }.
log-declined = { $player } n’en profite pas.
log-took = { $player } prend { $card-one } dans le Forum et la met dans son Stock.
    .chip = prend { $card }
log-took-unseen = { $player } prend la première carte de la pioche et la met dans son Stock : { $card }.
    .chip = prend { $card }
log-stored = { $player } met { $card-one } de sa Main dans son Stock.
    .chip = met en Stock { $card }
log-rescued = { $player } prend { $card-one } dans la défausse et la met dans son Stock.
    .chip = récupère { $card }
log-launched = { $player } lance { $card-one } : une Activité { DE($order) }.
    .chip = Activité : { $order }
log-returned = { $player } reprend { $card-one }, une Activité { DE($order) }, dans son Stock.
    .chip = reprend { $card }
log-monopoly-won = { $player } prend le Monopole { DE($card-the) }.
    .chip = Monopole { DE($card-the) }
log-monopoly-taken = { $player } prend à { $to } le Monopole { DE($card-the) }.
    .chip = Monopole { DE($card-the) }
log-monopoly-lost = { $player } rend le Monopole { DE($card-the) }.
    .chip = perd le Monopole { DE($card-the) }
log-revealed = { $player } dévoile { $card-one }.
log-bought-off = { $player } paie { $card-one } à { $to } et échappe aux Draconniens.
    .chip = paie { $card }
log-withheld = { $player } écarte { $card-one } : elle ne compte pas contre { $to }.
log-gave = { $player } donne { $card-one } à { $to }.
    .chip = donne { $card }
log-gave-nothing = { $player } n’a rien à donner à { $to }.
log-gathered = Draconniens : { $player } prend { $card-one } dans le Forum et la met dans son Stock.
    .chip = prend { $card }
log-robbed = { $player } prend à { $to } { $card-one } placée sous { $building-the } et la met dans son Stock.
    .chip = prend { $card } à { $to }
log-seized = { $player } prend à { $to } { $card-one }, une Activité { DE($order) }, et la met dans son Stock.
    .chip = prend { $card } à { $to }
log-started = { $player } lance { $building-the } ; la Fondation est { $card-one } du Forum.
    .chip = lance { $building-the }
log-started-from-hand = { $player } lance { $building-the } ; la Fondation est { $card-one } de sa Main.
    .chip = lance { $building-the }
log-added = { $player } ajoute { $card-one } de son Stock { A($building-the) }.
    .chip = ajoute { $card }
log-added-from-forum = { $player } ajoute { $card-one } du Forum { A($building-the) }.
    .chip = ajoute { $card }
log-completed =
    { $points ->
        [one] { $player } achève { $building-the } : { $points } point.
       *[other] { $player } achève { $building-the } : { $points } points.
    }
    .chip = achève { $building-the }
log-salvaged = { $player } remet dans son Stock { $card-one } utilisée pour ce Bâtiment.
log-picked = { $player } prend en Main { $card-one } du Forum.
    .chip = prend en Main { $card }
log-used = { $player } utilise { $building-the }.
    .chip = utilise { $building-the }
log-recalled = { $player } reprend en Main { $card-one } de son Domaine.
    .chip = reprend { $card }
log-threshold =
    { $points ->
        [one] { $player } a { $points } point : la fin commence.
       *[other] { $player } a { $points } points : la fin commence.
    }
log-points-counted =
    { $effects ->
        [0] Détail : { $buildings } pour les Bâtiments, { $monopolies } pour les Monopoles.
       *[other] Détail : { $buildings } pour les Bâtiments, { $monopolies } pour les Monopoles, { $effects } pour les effets de Bâtiments.
    }
log-last-round = La partie se terminera à la prochaine fin de tour { DE($player) }, qui a la carte Dernier tour.
log-dry-round =
    { $left ->
        [one] Il n’y a plus rien à piocher. Si cela continue, la partie se termine après un dernier tour de table.
       *[other] Il n’y a plus rien à piocher. Si cela continue, la partie se termine dans { $left } tours de table.
    }
log-game-ends = La partie est terminée.

# ---- Pourquoi quelque chose se passe ----

caused = { $cause } : { $event }
cause-monopoly = Monopole { DE($card-the) }
idle-exploration = aucune carte en Main
idle-production = aucune carte dans le Forum
idle-draconians = aucune carte à dévoiler
idle-construction = rien à lancer ni à ajouter
idle-trade = aucune Ressource dans le Stock
idle-limit = la limite d’Activités est atteinte

# ---- Pourquoi quelque chose n’est pas possible ----

illegal-not-asked = Une autre question est posée d’abord : { $question }
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
illegal-not-demanded = On n’exige pas de vous la couleur { $card }.
illegal-must-give = Vous avez une carte exigée : il faut en donner une.
illegal-no-activity = Vous n’avez pas d’Activité { DE($order) }.
illegal-not-spent = Aucune Ressource { $card } n’a servi à ce Bâtiment.
illegal-no-such-player = Ce joueur n’existe pas.
illegal-yourself = Choisissez un adversaire.
illegal-spared = { $to } a payé pour échapper aux Draconniens.
illegal-nothing-to-take = Ce Bâtiment ne peut rien prendre à { $to }.
illegal-nothing-under = { $to } n’a pas de Ressource sous ce Bâtiment : { $building }.
illegal-not-under = Il n’y a pas de Ressource { $card } sous ce Bâtiment : { $building }.
illegal-has-no-activity = { $to } n’a pas d’Activité { DE($order) }.
illegal-not-effective = La couleur { $card } ne comptait pas contre { $to }.
illegal-not-granted = Ce Bâtiment ne permet pas { $order } : { $building }.
illegal-on-no-domain = Aucun adversaire n’a de carte { DE($order) } sur son Domaine.
illegal-no-activity-to-copy = Aucune de vos Activités ne permet de copier { $order }.
illegal-not-on-offer = Ce Bâtiment n’est pas parmi les Grands Travaux : { $building }.
illegal-already-yours = Vous avez déjà { $building-the }.
illegal-no-foundation = Il n’y a pas de carte { $card } dans le Forum pour la Fondation.
illegal-not-your-site = Vous n’avez pas ce Bâtiment en construction : { $building }.
illegal-started-this-turn = Vous avez lancé { $building-the } ce tour-ci ; vous pourrez y ajouter des Ressources à votre prochain tour.
illegal-wrong-colour = Seule la couleur { $card } convient { A($building-the) }.
illegal-not-by-production = La Production ne peut rien ajouter { A($building-the) }.
illegal-not-your-building = Ce Bâtiment n’est pas à vous, ou n’est pas achevé : { $building }.
illegal-used = Vous avez déjà utilisé { $building-the } ce tour-ci.
illegal-other-moment = Vous ne pouvez pas utiliser { $building-the } à ce moment.
illegal-would-do-nothing = Utiliser { $building-the } ne changerait rien maintenant.
illegal-must-choose = Vous devez choisir une des autres réponses.

# ---- La fin ----

source-buildings = Bâtiments
source-monopolies = Monopoles
end-threshold = Le seuil a été atteint et le dernier tour a été joué.
end-standstill = Il n’y avait plus rien à piocher : la partie était bloquée.
tie-buildings = Égalité de points : le plus grand nombre de Bâtiments achevés décide.
tie-shared-victory = Égalité de points et de Bâtiments : la victoire est partagée.

# ---- Tables de cartes ----

section-building = Bâtiments
section-box = Constantes
value-name = Nom
value-copies = Exemplaires
value-more = Autres effets
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
box-thresholds = Points qui déclenchent la fin, à 2, 3, 4 et 5 joueurs
box-drought = Tours de table sans pioche qui terminent la partie

# ---- La table au terminal ----

letter-wood = B
letter-clay = A
letter-brick = R
letter-stone = P
letter-marble = M
label-turn =
    { $points ->
        [one] Tour { DE($player) } · la fin commence à { $points } point
       *[other] Tour { DE($player) } · la fin commence à { $points } points
    }
label-last = { $player } a la carte Dernier tour
web-uchronia-last-of = Dernier tour : { $player }
label-ending = la fin a commencé
label-dry =
    { $left ->
        [one] plus rien à piocher : la partie se termine après ce tour de table
       *[other] plus rien à piocher : la partie se termine dans { $left } tours de table
    }
label-forum = Forum
label-works = Grands Travaux
label-monopolies = Monopoles
label-piles =
    { $buildings ->
        [one] { $pile } en pioche, { $discard } en défausse, { $buildings } Bâtiment à venir
       *[other] { $pile } en pioche, { $discard } en défausse, { $buildings } Bâtiments à venir
    }
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

web-tagline = Une carte, trois usages : commander, bâtir ou commercer. Une cité blanche grandit dans la jungle.
web-box = Intermédiaire · environ une heure entre amis
web-explain-order-exploration = Exploration (Bois) : mettez une carte de votre Main dans votre Stock.
    .rule = U-41
web-explain-order-production = Production (Argile) : mettez une carte du Forum dans votre Stock.
    .rule = U-39
web-explain-order-draconians = Draconniens (Brique) : dévoilez une carte ; chaque joueur qui a une carte sur son Domaine vous en donne une de cette couleur, et le Forum aussi.
    .rule = U-43
web-explain-order-construction = Construction (Pierre) : lancez un Bâtiment avec une carte de sa couleur prise dans le Forum, ou ajoutez-y une Ressource.
    .rule = U-62
web-explain-order-trade = Commerce (Marbre) : une Ressource de votre Stock devient une Activité.
    .rule = U-52
web-explain-forum = Les cartes visibles de cette couleur, à la disposition de tous. Les cartes des Domaines y arrivent un tour après avoir été jouées.
    .rule = U-17
web-explain-monopoly = Qui a le plus d’Activités de cette couleur en tient le Monopole : un point pour chacune, et une carte du Forum dès qu’un Bâtiment de cette couleur est achevé.
    .rule = U-55
web-explain-goal = Dès que quelqu’un atteint ce nombre de points, la fin commence : la partie s’achève après un tour du joueur qui a la carte Dernier tour.
    .rule = U-119
web-explain-pile = Les cartes à piocher, face cachée.
    .rule = U-34
web-explain-hand = Vos cartes. Jouée, chacune donne l’Ordre de sa couleur.
    .rule = U-19
web-explain-domain = Les cartes avec lesquelles ce joueur a commandé. Elles y restent jusqu’à son prochain tour, et les autres peuvent copier leur Ordre.
    .rule = U-23
web-explain-stock = Les Ressources : elles servent à bâtir et à créer des Activités.
    .rule = U-66
web-explain-activity = Chaque Activité renforce d’un cran les Ordres de sa couleur. Vous pouvez en avoir deux, plus une par Bâtiment achevé.
    .rule = U-54
web-explain-sites = Les Bâtiments lancés. Ils ne valent rien tant que toutes leurs Ressources ne sont pas là.
    .rule = U-63
web-explain-completed = Un Bâtiment achevé vaut son coût en points et fait ce qu’il dit.
    .rule = U-71
web-explain-discard = Les cartes défaussées. On les mélange quand il n’y a plus rien à piocher.
    .rule = U-34
web-explain-buildings = Les Bâtiments à venir. À la fin du tour, on complète les Grands Travaux à cinq.
    .rule = U-36
web-explain-work = Un Bâtiment à lancer : par une Construction, avec une carte de sa couleur dans le Forum. En bas figurent les Ressources qu’il demande, en haut ses points.
    .rule = U-63
web-explain-last = La carte Dernier tour : une fois la fin commencée, la partie s’arrête à la fin du tour de ce joueur.
    .rule = U-121
web-intro-goal = Bâtissez le plus beau quartier d’une cité de colonnes et de dinosaures. À la fin, qui a le plus de points l’emporte.
web-intro-length = La fin commence dès que quelqu’un atteint 20 points à deux joueurs, 18 à trois, 16 à quatre, 14 à cinq.
web-intro-1 = Une carte est un Ordre dans votre Main, une Ressource dans votre Stock, ou une Activité, qui renforce vos Ordres de sa couleur.
    .title = Une carte, trois usages
web-intro-2 = Soit vous commandez : posez une carte et exécutez son Ordre, ou deux cartes d’une couleur et exécutez l’Ordre de votre choix. Soit vous complotez : copiez un Ordre posé devant quelqu’un d’autre, si vous avez une Activité pour cela, et complétez votre Main à cinq cartes.
    .title = Votre tour
web-intro-3 = L’Exploration met en Stock une carte de votre Main. La Production y met une carte du Forum. Les Draconniens ramassent des cartes d’une couleur. La Construction lance des Bâtiments ou y ajoute des Ressources. Le Commerce change une Ressource en Activité.
    .title = Les cinq Ordres
web-intro-4 = Un Bâtiment coûte de 1 à 3 Ressources de sa couleur, qu’on ne peut pas ajouter au tour où on le lance. Achevé, il vaut son coût en points, fait ce qu’il dit et donne place à une Activité de plus.
    .title = Les Bâtiments
web-intro-5 = Qui a le plus d’Activités d’une couleur en tient le Monopole : un point pour chacune, et une carte du Forum chaque fois que quelqu’un achève un Bâtiment de cette couleur.
    .title = Les Monopoles
web-option-language = Noms qui désignent le premier joueur
web-option-language-en = noms anglais
web-option-language-fr = noms français
web-uchronia-goal =
    { $points ->
        [one] La fin commence à { $points } point
       *[other] La fin commence à { $points } points
    }
web-uchronia-ending = La fin a commencé : la partie s’arrête après le prochain tour { DE($player) }
web-uchronia-dry =
    { $left ->
        [one] Il n’y a plus rien à piocher : la partie se termine après ce tour de table
       *[other] Il n’y a plus rien à piocher : si cela continue, la partie se termine dans { $left } tours de table
    }
web-uchronia-points-of =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
web-uchronia-last = Dernier tour
web-uchronia-their-turn = joue
web-uchronia-cards = { $card } : { $count }
web-uchronia-order = { $order }, l’Ordre { DE($card-the) }
web-uchronia-in-forum = Dans le Forum : { $card }, { $count }
web-uchronia-in-hand = Dans votre Main : { $card } ({ $order }), { $count }
web-uchronia-seen = Tout le monde en connaît { $count }.
web-uchronia-empty-hand = Aucune carte en Main : complotez pour en piocher.
web-uchronia-backs =
    { $count ->
        [one] { $count } carte en Main.
       *[other] { $count } cartes en Main.
    }
web-uchronia-known = Connu : { $card }, { $count }.
web-uchronia-monopoly-of = Monopole { DE($card-the) } : { $player }
web-uchronia-monopoly-free = Monopole { DE($card-the) } : personne
web-uchronia-pile =
    { $count ->
        [one] Pioche de Ressources : { $count } carte
       *[other] Pioche de Ressources : { $count } cartes
    }
web-uchronia-pile-short = à piocher
web-uchronia-discard =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
web-uchronia-discard-short = en défausse
web-uchronia-buildings =
    { $count ->
        [one] Pioche de Bâtiments : { $count } carte
       *[other] Pioche de Bâtiments : { $count } cartes
    }
web-uchronia-buildings-short = Bâtiments
web-uchronia-building = { $building } : { $card }, coût { $cost }, points { $points }.
web-uchronia-site = { $building }, en construction : { $count } sur { $cost }.
web-uchronia-done = { $building } : Bâtiment achevé, points { $points }.
web-uchronia-revealed = Dévoilé par { $player }
web-uchronia-spared = Échappent aux Draconniens : { $names }
web-uchronia-spent = Ressources utilisées
web-uchronia-strength =
    { $activities ->
        [one] une fois, et une de plus grâce à votre Activité
       *[other] une fois, et { $activities } de plus grâce à vos Activités
    }
web-uchronia-bonuses = Bonus : { $names }
web-uchronia-does-exploration = Une carte passe de votre Main dans votre Stock.
web-uchronia-does-production = Une carte passe du Forum dans votre Stock.
web-uchronia-does-draconians = Dévoilez une carte : tous ceux qui ont une carte sur leur Domaine vous en donnent une de sa couleur, et le Forum aussi.
web-uchronia-does-construction = Lancez un Bâtiment ou ajoutez une Ressource de votre Stock.
web-uchronia-does-trade = Une Ressource de votre Stock devient une Activité.
web-uchronia-needs =
    { $left ->
        [one] encore { $left } Ressource ; achevé, il vaut { $points }
       *[other] encore { $left } Ressources ; achevé, il vaut { $points }
    }
web-uchronia-completes =
    { $points ->
        [one] Achève le Bâtiment : { $points } point
       *[other] Achève le Bâtiment : { $points } points
    }
web-uchronia-has = { $card } dans votre Stock : { $count }
web-uchronia-copies = Vous pouvez copier : { $orders }
web-uchronia-copies-none = Aucun Ordre à copier
web-uchronia-wins = Prend le Monopole { DE($card-the) }
web-uchronia-kind-bonus = Bonus { DE($order) }
web-uchronia-kind-before = Avant { $order }
web-uchronia-kind-permanent = Permanent
web-uchronia-kind-completion = À l’achèvement
web-uchronia-kind-reaction = Réaction
web-uchronia-kind-points = Points
web-uchronia-short-draw-cards =
    { $amount ->
        [one] piochez { $amount } carte
       *[other] piochez { $amount } cartes
    }
web-uchronia-short-launch-activities =
    { $amount ->
        [one] lancez { $amount } Activité
       *[other] lancez { $amount } Activités
    }
web-uchronia-short-execute-orders = { $orders } × { $amount }
web-uchronia-short-execute-any-orders =
    { $amount ->
        [one] { $amount } Ordre au choix
       *[other] { $amount } Ordres au choix
    }
web-uchronia-short-stock-from-hand = Main → Stock
web-uchronia-short-stock-from-discard = défausse → Stock
web-uchronia-short-launch-from-pile = pioche → Activité
web-uchronia-short-launch-from-hand = Main → Activité
web-uchronia-short-swap-activity = échange d’Activité
web-uchronia-short-rob-site = pillez un chantier
web-uchronia-short-exact-tribute = tribut d’une carte
web-uchronia-short-seize-activity = prenez une Activité
web-uchronia-short-more-activities =
    { $amount ->
        [one] { $amount } Activité de plus
       *[other] { $amount } Activités de plus
    }
web-uchronia-short-recall-one-of-pair = reprenez une carte de la paire
web-uchronia-short-add-at-once = ajoutez dès le lancement
web-uchronia-short-copy-by-order = { $order } copie tout
web-uchronia-short-forum-after-plot = Complot : Forum → Main
web-uchronia-short-drop-before-draw = Complot : Main → Forum
web-uchronia-short-salvage = gardez une Ressource
web-uchronia-short-substitute = { $resource } convient partout
web-uchronia-short-work-unfinished = chantiers { $resource } actifs
web-uchronia-short-foundation-from-hand = Fondation depuis la Main
web-uchronia-short-produce-from-pile = Production depuis la pioche
web-uchronia-short-draw-up-to = Complot : Main à { $amount }
web-uchronia-short-only-forum-colours = seul le Forum oblige
web-uchronia-short-fewer-revealed =
    { $amount ->
        [one] { $amount } carte dévoilée de moins
       *[other] { $amount } cartes dévoilées de moins
    }
web-uchronia-short-all-activities-count = toute Activité vaut { $order }
web-uchronia-short-launch-on-completion = achèvement → Activité
web-uchronia-short-built-by-production = grandit par Production
web-uchronia-short-bonus-when-copying = copies avec bonus
web-uchronia-short-several-cards = posez plusieurs cartes
web-uchronia-short-buy-off = 1 { $resource } : Draconniens évités
web-uchronia-short-take-on-completion = un autre bâtit : Forum → Main
web-uchronia-short-take-from-pair = prenez une carte d’une paire
web-uchronia-short-more-points =
    { $amount ->
        [one] { $amount } point de plus
       *[other] { $amount } points de plus
    }
web-uchronia-short-points-per-monopoly = { $amount } par Monopole

# ---- Pourquoi ces valeurs ----

-model = Glory to Rome
why-after = d’après { $of } dans { -model }
why-after-name = d’après { $of } dans { -model }, par le nom seulement
why-after-with-number = d’après { $of } dans { -model } ; le nombre est celui de la Place imprimée
why-after-with-pair = d’après { $of } dans { -model } ; ici, une paire tient lieu de joker
why-named-after = nommé d’après { $of } dans { -model }
why-french-name-ours = le nom français imprimé est illisible ; celui-ci est notre traduction
why-after-with-order = d’après { $of } dans { -model } ; l’Ordre est Construction au lieu de l’Artisan
why-new-effect = nommé d’après { $of } dans { -model }, avec un effet nouveau
why-public-name = le nom est public ({ $of }), l’effet vient de la Latrine dans { -model }
why-counterpart = deux couleurs ont ce coût ; { $of }, son pendant dans { -model }, décide
why-cost-of-colour = le coût de sa couleur
why-eight-a-colour = il y a huit Bâtiments de chaque couleur
why-illegible = illisible dans le livret ; comme dans { -model }
why-effects-alone = les effets agissent, mais ni les points, ni la limite d’Activités, ni ce qu’apporte l’achèvement
why-uneven-split = le livret en compte 174 en tout ; le partage égal est impossible, la couleur la plus chère en a donc une de moins
why-standstill = le livret ne connaît pas de blocage ; cette limite assure que toute partie finit
why-as-production = là où la Production prend ses cartes

# ---- Ce que regardent les robots ----

feature-points = les points
feature-tie-break = les Bâtiments achevés en cas d’égalité
feature-on-turn = le fait de jouer plus tôt
feature-hand = les cartes en Main
feature-spare = une Main plus grande que d’habitude
feature-variety = des couleurs variées en Main
feature-pairs = les paires en Main
feature-domain = les cartes du Domaine
feature-room = la place pour des Activités
feature-monopolies = les Monopoles
feature-lead = la sûreté des Monopoles
feature-near = les Monopoles à portée
feature-sites = les Bâtiments en construction
feature-site-points = les points des Bâtiments en construction
feature-laid = les Ressources sous les Bâtiments en construction
feature-missing = les Ressources qui manquent aux Bâtiments en construction
feature-ready = les Ressources du Stock pour les Bâtiments en construction
feature-supply = les Ressources du Forum pour les Bâtiments en construction
feature-closable = les Bâtiments que le Stock peut achever
feature-prospects = les Grands Travaux à portée
feature-copies = les Ordres à copier
feature-force = les Activités derrière l’Ordre le plus fort en Main
feature-in-hand = les Ressources en Main pour les Bâtiments en construction
feature-to-go = la distance jusqu’à la fin
feature-ending = le dernier tour
feature-pile = les cartes à piocher
feature-times = ce qui peut encore être fait
feature-asked = ce qui est en cours
feature-hand-colour = { $card } en Main
feature-stock = { $card } en Stock
feature-activity = une Activité { DE($order) }
feature-played = { $order } sur le Domaine
feature-wanted = { $card } à trouver pour les Bâtiments en construction
feature-forum = { $card } au Forum
feature-offer = des Grands Travaux à bâtir avec { $card }
feature-completed = l’achèvement { DE($card-the) }
feature-begun = le chantier { DE($card-the) }

# ---- The guided first game: learn/lesson.toml ----

learn-goal = Les points viennent des Bâtiments achevés et des Monopoles. À deux, la fin commence dès que quelqu’un en a 20. Jouons ensemble les premiers tours.
learn-cards = Voici vos cartes, de cinq couleurs. Chacune est un Ordre tant qu’elle est en Main, et peut devenir plus tard une Ressource ou une Activité.
learn-works = Voici les Grands Travaux, les Bâtiments disponibles. Pour en lancer un, il faut une carte de sa couleur dans le Forum : un Bois s’y trouve, donc le Quai peut être lancé.
learn-command = À chaque tour, vous commandez avec une carte. La Pierre, c’est Construction : jouez une Pierre.
learn-command-wrong = Cette carte donne un autre Ordre. C’est la Pierre qui donne Construction.
learn-command-plot = Comploter complète la Main à cinq cartes, et vous en avez déjà huit.
learn-command-pair = Une paire donne l’Ordre de votre choix, mais coûte deux cartes. Vous avez la Pierre elle-même.
learn-command-marble = Le Marbre, c’est Commerce : il change une Ressource de votre Stock en Activité. Votre Stock est encore vide.
learn-command-clay = L’Argile, c’est Production : une carte du Forum va dans votre Stock. Très bien plus tard, quand il y aura quelque chose à bâtir.
learn-command-wood = Le Bois, c’est Exploration : une carte de votre Main va dans votre Stock. C’est pour ensuite ; il nous faut d’abord un Bâtiment.
learn-command-brick = La Brique, ce sont les Draconniens : ils prennent des cartes à qui vient d’en jouer. Votre adversaire n’a encore rien joué.
learn-start = Quel Bâtiment ? Lancez le Quai : il ne demande qu’un Bois.
learn-start-wrong = Celui-là aussi peut être lancé, mais vous n’avez pas de carte de trop pour lui. Pour le Quai, vous avez du Bois.
learn-start-basilica = Elle vaut 3 points, mais demande trois Marbres, et vous en avez un. Commencez petit.
learn-domain = Ce qui vient d’être joué reste sur le Domaine de son propriétaire jusqu’à son tour suivant, bien en vue. Puis cela rejoint le Forum, où chacun peut s’en servir.
learn-explore = Il faut un Bois dans votre Stock pour le Quai. Le Bois, c’est Exploration, qui y met une carte de votre Main : commandez avec un Bois.
learn-explore-wrong = Commandez avec un Bois : Exploration mène de votre Main à votre Stock.
learn-explore-plot = Vous avez encore bien assez de cartes. Complotez quand votre Main sera vide.
learn-explore-pair = Les deux Bois joués, il n’en resterait plus pour le Quai.
learn-explore-stone = Construction ajoute une Ressource de votre Stock, et il est encore vide. Remplissez-le d’abord.
learn-store = Un Bois a servi d’Ordre ; l’autre devient une Ressource. Mettez-le dans votre Stock.
learn-store-wrong = Le Quai est en Bois : stockez donc le Bois.
learn-draconians = Votre adversaire envoie les Draconniens et dévoile une Argile. Comme une carte se trouve sur votre Domaine, vous devez donner une carte de cette couleur si vous en avez une.
learn-give = Pas le choix : donnez une Argile. Qui complote a un Domaine vide et ne craint rien.
learn-give-wrong = Vous devez donner une Argile.
learn-build = Votre Bois est en Stock, et le Quai a été lancé au tour dernier : on peut l’achever. Commandez de nouveau avec la Pierre.
learn-build-wrong = La Pierre, c’est Construction : elle achève le Quai dès maintenant.
learn-build-plot = Achevez d’abord ce qui est prêt : le Quai.
learn-add = Ajoutez au Quai le Bois de votre Stock.
learn-add-wrong = Ajoutez le Bois au Quai.
learn-add-start = Un chantier de plus ne rapporte rien encore. Le Quai donne tout de suite un point et son effet.
learn-completed = Achevé : 1 point, et désormais chaque Production vous laisse aussi stocker une carte de votre Main. Il fait aussi de la place pour une troisième Activité.
learn-produce = Profitons-en : l’Argile, c’est Production.
learn-produce-wrong = L’Argile, c’est Production, et le Quai agit avec Production.
learn-produce-plot = Il vous reste trois cartes qui valent d’être jouées.
learn-produce-marble = Commerce demande une Ressource en Stock, et il est de nouveau vide.
learn-produce-brick = Pas mal : le Domaine adverse n’est pas vide. Mais Production, avec le Quai, rapporte deux cartes à coup sûr.
learn-take = Prenez la Pierre du Forum, celle que vous avez jouée vous-même. La carte qui commande aujourd’hui finit demain dans un Stock.
learn-take-wrong = Prenez la Pierre : nous en aurons l’usage.
learn-dock = Le Quai propose son bonus. Utilisez-le.
learn-dock-wrong = Utilisez le Quai.
learn-dock-done = On peut renoncer à un bonus, mais une deuxième Ressource gratuite se prend.
learn-second = Stockez la Brique. Vous avez encore besoin du Marbre.
learn-second-wrong = Gardez le Marbre : c’est le Commerce de votre prochain tour.
learn-trade = Le Marbre, c’est Commerce. Il change une Ressource de votre Stock en Activité, le troisième usage d’une carte.
learn-trade-wrong = Commandez avec le Marbre.
learn-trade-plot = D’abord votre carte : votre Stock a de quoi commercer.
learn-launch = Lancez la Pierre : désormais vos Constructions se font deux fois.
learn-launch-wrong = Une Brique renforcerait les Draconniens. Nous voulons bâtir : lancez la Pierre.
learn-monopoly = Vous avez le plus d’Activités de Pierre, donc son Monopole : un point pour chacune, et une carte du Forum chaque fois que quelqu’un achève un Bâtiment de Pierre.
learn-plot = Votre Main est vide : complotez. Vous piochez cinq cartes, et avant cela vous pouvez copier un Ordre posé devant quelqu’un.
learn-plot-wrong = Il n’y a qu’à comploter.
learn-copy = Votre adversaire a joué une Pierre, et vous avez une Activité de Pierre : copiez Construction.
learn-copy-wrong = Copiez Construction.
learn-copy-done = Vous pouvez y renoncer, mais un Ordre entier sans jouer de carte, c’est un cadeau.
learn-bridge = Lancez le Pont : il est en Pierre, et quand il sera achevé, votre Monopole vous donnera une carte.
learn-bridge-wrong = Le Pont convient le mieux : votre Monopole de Pierre en paie une partie.
learn-bridge-basilica = Trois Marbres, c’est loin. Le Pont ne demande que deux Pierres, et votre Monopole en profite.
learn-end = Voilà les cinq Ordres. Gardez un œil sur ce que posent les autres : vous pouvez le copier. À vous de continuer, contre un robot facile.

# ---- What is wrong in a card file ----

wrong-effect = « { $effect } » est inconnu, les règles ne peuvent donc pas l’appliquer ; effets possibles : { $effects }.
wrong-effect-near = « { $effect } » est inconnu, les règles ne peuvent donc pas l’appliquer ; vouliez-vous dire « { $near } » ?
wrong-effect-kind = « { $effect } » est de nature : { $kinds }.
wrong-effect-needs = « { $effect } » en a besoin.
wrong-effect-none = « { $effect } » n’en a pas.
wrong-raid = « { $effect } » vient après « { $order } » seulement.
wrong-kind-twice = de nature « { $kind } », un Bâtiment n’a qu’un effet.
wrong-effect-again = un Bâtiment n’a chaque effet qu’une fois ; augmentez plutôt sa quantité.
wrong-name-twice = « { $other } » a déjà ce nom.
wrong-dealt = distribution : { $persons } joueurs, { $dealt } cartes chacun.
wrong-few-buildings = il n’y a pas autant de Bâtiments.
wrong-few-names = joueurs : { $persons }. Chacun tire un Bâtiment d’un nom différent.
wrong-few-works = joueurs : { $persons }. Chacun en tire un.

# ---- Entering cards ----

web-entry-kind = Quand il agit
web-entry-kind-bonus = Bonus d’un Ordre
web-entry-kind-permanent = Toujours
web-entry-kind-completion = À l’achèvement
web-entry-kind-reaction = Réaction
web-entry-kind-points = Points
web-entry-when-before = avant l’Ordre
web-entry-when-after = après l’Ordre
web-entry-from-forum = Forum
web-entry-from-stock = Stock
