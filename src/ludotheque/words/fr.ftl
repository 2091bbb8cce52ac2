# Messages communs à tous les jeux.

# ---- Joueurs ----

seat-name-0 = Ada
seat-name-1 = Basile
seat-name-2 = Clara
seat-name-3 = Denis
seat-name-4 = Édith

# ---- Jouer dans le terminal ----

play-welcome =
    { $count ->
        [1] { $game } en solitaire, graine { $seed }. Tapez un numéro ou une action ; `aide` montre le reste.
       *[other] { $game } à { $count } joueurs, graine { $seed }. Tapez un numéro ou une action ; `aide` montre le reste.
    }
play-your-turn = { $player }, à vous de jouer.
play-prompt = { $player }>
play-more = La suite ? Appuyez sur Entrée, ou tapez q puis Entrée pour arrêter :
play-board-away = La table ne tient plus au-dessus : `table` la montre page par page.
play-forced = Un seul choix possible : { $action }.
play-saved-as = Partie enregistrée dans { $file }.
play-resume-hint = La partie est enregistrée. Pour la reprendre : ludotheque play --lang fr --resume { $file }
play-unknown = « { $text } » n’est ni un numéro de 1 à { $count }, ni une action, ni une commande ; `aide` montre les commandes.
play-not-now = « { $text } » ne peut pas être joué maintenant. { $reason }
play-nothing-to-undo = Il n’y a rien à annuler.
play-undone = Coup annulé.
play-undo-barrier = Depuis, quelque chose de caché a été révélé. Les robots sont d’accord : tapez `annuler!` pour annuler quand même.
play-undo-barrier-people = Depuis, quelque chose de caché a été révélé. Si vous êtes tous d’accord, tapez `annuler!` pour annuler quand même.
play-help =
    Vous pouvez taper
      un numéro       pour choisir dans la liste
      une action      en notation, comme indiqué en gris
      annuler         pour annuler votre dernier choix
      annuler!        pour l’annuler même si quelque chose a été révélé depuis
      table           pour revoir la table
      journal         pour lire ce qui s’est passé jusqu’ici
      carte NOM       pour lire une carte, par son nom ou son nom court
      conseil         pour demander à un bon robot ce qu’il ferait
      sauver FICHIER  pour enregistrer une copie de la partie
      quitter         pour arrêter ; la partie est enregistrée et peut être reprise
      aide            pour relire ceci
hint-line = { $action }  { $chance } %  { $reason }
hint-has = ce qui compte le plus : { $what }
hint-spared = ce que cela évite : { $what }
hint-lacks = ce qui manque à { $player } : { $what }
hint-burdens = ce qui pèse sur { $player } : { $what }
hint-even = à peu près aussi bon que le reste
hint-none = Les conseils sont désactivés à cette table.
hint-unknown = Aucun robot ne sait conseiller à { $game }.
review-head =
    { $count ->
        [one] { $game } en solitaire, selon { $bot }.
       *[other] { $game } à { $count } joueurs, selon { $bot }.
    }
review-curve = Chances de gagner, coup par coup (chaque colonne est un moment de la partie ; plus elle est haute, mieux c’est) :
review-turning = Tournants :
review-none = Personne n’a beaucoup perdu en un coup.
review-turn = Étape { $step }, { $player } : { $action }, de { $before } % à { $after } %.
review-better = Mieux : { $action } ({ $chance } %), { $reason }.
protocol-crashed = Le robot « { $command } » s’est arrêté. { $player } perd la partie par forfait ; un autre robot joue à sa place.
protocol-stalled = Le robot « { $command } » n’a pas répondu en { $seconds } s. { $player } perd la partie par forfait ; un autre robot joue à sa place.
protocol-nonsense = Le robot « { $command } » a répondu « { $text } », qui ne peut pas se jouer ici. { $player } perd la partie par forfait ; un autre robot joue à sa place.
protocol-version = Le robot « { $command } » parle la version « { $text } » du protocole, inconnue ici. { $player } perd la partie par forfait ; un autre robot joue à sa place.
play-no-card = Il n’y a pas de carte « { $text } » dans ce jeu.
play-value = { $field } : { $value }
play-provenance = { $field } : { $source }
play-cards = Quelle carte ? { $names }.
source-rulebook = livret de règles
source-public = source publique
source-reconstructed = valeur reconstituée
source-own = valeur de votre fichier

# ---- La fin d’une partie ----

result-place =
    { $place ->
        [1] vainqueur
       *[other] { $place }e place
    }
result-total = total
result-forfeit = forfait
result-player = Joueur

# ---- Tableaux de cartes ----

cards-name = Nom
cards-id = Nom court
cards-text = Texte
cards-legend = ~ signale une valeur reconstituée : la valeur imprimée nous est inconnue.

# ---- Dans le navigateur ----

web-title = Ludothèque : des jeux de société à votre table
web-skip = Aller au contenu
web-nav = Navigation
web-loading = On installe la table…
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-saved = Enregistré.
web-copy = Copier
web-copied = Copié
web-copy-by-hand = Ce navigateur ne laisse pas la page copier. Copiez plutôt l’adresse de la page.
web-try-again = Réessayer
web-try-now = Réessayer tout de suite
web-to-start = Retour à l’accueil
web-guest = Invité

web-language = Langue
web-language-en = English
web-language-fr = Français
web-dark = Sombre
web-sound = Son
web-sound-how = Des notes discrètes pour les coups et pour votre tour.
web-sound-offer = Des sons discrets ?
web-sound-on = Oui, merci
web-sound-off = Non, merci
web-theme = Apparence
web-theme-auto = Comme l’appareil
web-theme-light = Claire
web-theme-dark = Sombre
web-colours = Couleurs des places
web-colours-standard = Habituelles
web-colours-strong = Plus marquées
web-motion = Moins de mouvement
web-motion-how = Les cartes apparaissent à leur place au lieu de s’y rendre.
web-speed = Rythme des coups des autres
web-speed-slow = Lent
web-speed-normal = Normal
web-speed-fast = Rapide
web-speed-instant = Immédiat
web-confirm = Confirmer chaque choix
web-confirm-how = Sinon, un seul clic suffit pour ce qui peut être annulé. Ce qui révèle ou sacrifie quelque chose demande toujours confirmation.
web-forced = Jouer à ma place les choix imposés
web-forced-how = Quand il n’y a qu’une chose à faire, elle se fait après un instant. Si les joueurs ont des cartes secrètes et que d’autres personnes jouent, la question vous est toujours posée : nul n’apprend ainsi que vous n’aviez pas le choix.
web-settings = Réglages

# L’accueil.
web-tonight = À quoi joue-t-on ce soir ?
web-games = Jeux
web-game = Jeu
web-players = De { $min } à { $max } joueurs
web-how-many = Combien de joueurs ?
web-players-of = Joueurs
web-bots-of = Robots
web-play-now = Jouer tout de suite
web-play-now-how =
    { $bots ->
        [0] En solo, tout de suite, sans compte.
        [one] Vous contre un robot (niveau { $level }), tout de suite, sans compte.
       *[other] Vous contre { $bots } robots (niveau { $level }), tout de suite, sans compte.
    }
web-new-table = Créer une table
web-level = Quel niveau pour les robots ?
web-level-easy = Facile
web-level-normal = Normal
web-level-hard = Difficile
web-two-minutes = { $game } en deux minutes
web-first-how = Tout ce que vous pouvez choisir brille sur la table. Survolez un élément pour savoir ce qu’il fait ; un clic suffit, et vous pouvez annuler.
web-first-how-touch = Tout ce que vous pouvez choisir brille sur la table. Appuyez longuement sur un élément pour savoir ce qu’il fait ; un appui bref suffit pour le jouer, et vous pouvez annuler.
web-first-begin = C’est parti
web-rules = Règles
web-running = Vos parties en cours
web-my-tables = Parties terminées
web-my-tables-more =
    { $count ->
        [one] { $count } autre partie
       *[other] { $count } autres parties
    }
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend de joueurs en ce moment. Créez une table et affichez-la : tout le monde la verra ici.
web-state-my-turn = À vous
web-state-over = Terminée
web-state-waiting = { $player } décide
web-state-free =
    { $seats ->
        [0] Prête à commencer
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
web-invite = Jouer entre amis
web-invite-1 = Créez une table et gardez des places libres.
web-invite-2 = Envoyez le lien à vos amis.
web-invite-3 = Ils l’ouvrent, donnent leur nom et s’assoient.
web-invite-set = Créer une table entre amis
web-invite-link = Lien vers cette table
web-invite-send = Envoyez ce lien à vos amis, ou faites-leur scanner le code
web-share = Partager
web-qr = Code QR du lien vers cette table

# Créer une table.
web-new-table-of = Une table { DE($game) }
web-who-sits = Qui s’assoit où ?
web-seat = Place { $letter }
web-seat-me = Moi, sur cet écran
web-seat-friend = Libre, pour un ami
web-seat-bot = Robot : { $bot }
web-seat-open = libre
web-bot-random = au hasard
web-bot-first-game = première partie
web-bot-easy = facile
web-bot-moderate = modéré
web-bot-normal = normal
web-bot-advanced = confirmé
web-bot-strong = fort
web-bot-expert = expert
web-bot-champion = champion
web-bot-of-level = robot, { $level }
web-level-of-seat = Niveau d’un robot à la place { $letter }
web-name-of-seat = Nom à la place { $letter }
web-hot-seat-how = Vous partagez cet écran. Avant chaque tour, la table est cachée jusqu’à ce qu’il ait changé de mains.
web-hints-allowed = Conseils
web-hints-allowed-how = À son tour, chacun peut demander conseil à un bon robot, qui n’en sait pas plus que lui.
web-hint = Demander un conseil
web-hint-thinking = Réflexion…
web-bot-rated = { $bot } ({ $rating })
web-undo-allowed = Annulation des coups
web-undo-allowed-how = Librement, tant que rien de caché n’a été révélé ; ensuite seulement si tous les autres sont d’accord.
web-listed = Afficher sur la page d’accueil
web-listed-yes = Tout le monde peut y trouver cette table, pour s’asseoir ou pour regarder.
web-listed-no = Seuls ceux qui ont le lien trouvent cette table.
web-more-options = Autres options
web-name = Nom
web-your-name = Votre nom
web-set-and-invite = Créer la table et inviter
web-start = Commencer la partie

# Avant la partie.
web-lobby-ready = Tout le monde est là.
web-lobby-host = Tout le monde est là. L’hôte lance la partie.
web-lobby-waiting =
    { $seats ->
        [one] Il reste une place libre.
       *[other] Il reste { $seats } places libres.
    }
web-lobby-invited =
    { $seats ->
        [one] On vous invite : une place est libre.
       *[other] On vous invite : { $seats } places sont libres.
    }
web-seat-free = libre
web-sit = S’asseoir
web-sit-at = S’asseoir à la place { $letter }
web-add-bot = Ajouter un robot
web-give-to-bot = Ajouter un robot à la place { $letter }
web-leave = Quitter la table
web-is-me = vous
web-is-bot = robot
web-is-here = là
web-is-away = absent
web-has-resigned = a abandonné
web-bot-plays-on = un robot continue
web-decides-now = décide en ce moment
web-points-now = points si la partie s’arrêtait maintenant

# La décision.
web-decision = Décision
web-your-turn = À vous.
web-your-turn-of = { $player }, à vous.
web-their-turn = { $player } décide.
web-bot-thinks = { $player } réfléchit.
web-bot-thinks-for = Un robot continue pour { $player } et réfléchit.
web-choose-how =
    { $count ->
        [one] Il n’y a qu’un choix.
       *[other] { $count } choix : touchez ce qui brille sur la table, ou ouvrez la liste.
    }
web-watching = Vous regardez.
web-do-it = Confirmer
web-popover = Qu’en faire ?
web-popover-again = encore une fois pour confirmer
web-popover-confirm = cliquez pour confirmer
web-popover-all = Autant de fois que possible
web-confirm-reveals = Cela révèle quelque chose : ensuite, il faudra l’accord de tous pour annuler.
web-confirm-loses = Vous y perdez quelque chose définitivement.
web-no-effect = sans effet
web-asked-in-turn = Pendant le tour { DE($player) }, vous décidez.
web-popover-look = Voir la carte
web-fold = Montrer moins : { $name }
web-unfold = Tout montrer : { $name }
web-sending = Envoi en cours…
web-undo = Annuler le coup
web-undo-ask = Demander à annuler
web-undo-tab = Annuler
web-undo-ask-tab = Demander
web-undo-free = Annuler votre dernier coup.
web-undo-asks = Quelque chose a été révélé depuis : les autres doivent être d’accord.
web-undo-agreed = Annuler votre dernier coup. Les robots sont toujours d’accord.
web-undo-none = Il n’y a rien à annuler.
web-game-over = La partie est finie.
web-winners =
    { $count ->
        [one] { $players } l’emporte.
       *[other] Victoire partagée : { $players }.
    }
web-you-won = Vous gagnez, { $points } à { $other }
web-has-won = { $player } gagne, { $points } à { $other }
web-rival = Le jeu
web-proposal-undo = { $player } aimerait annuler son dernier coup.
web-proposal-replace = { $player } n’est pas là. À partir de { $time }, un robot peut jouer à sa place jusqu’à son retour.
web-proposal-waits = On attend la réponse des autres.
web-agree = D’accord
web-refuse = Refuser

# À côté de la table.
web-panel = Choix, journal et discussion
web-tab-choices = Choix
web-tab-log = Journal
web-tab-chat = Discussion
web-more = Plus
web-rail-open = Ouvrir le journal et la discussion
web-rail-close = Fermer le journal et la discussion
web-result = Résultat
web-no-choices = Vous n’avez rien à décider pour l’instant.
web-log-empty = Il ne s’est encore rien passé.
web-log-older = Montrer ce qui précède
web-log-undo = { $player } annule son dernier coup.
web-log-resign = { $player } abandonne ; un robot continue.
web-log-replace = Un robot prend la place { DE($player) }.
web-log-undone = Annulé.
web-since = depuis votre dernière visite
web-log-look = Voir la table à ce moment
web-past = Voici la table telle qu’elle était alors.
web-past-back = Revenir à la partie
web-recap = Depuis votre tour
web-recap-more =
    { $count ->
        [one] { $count } de plus dans le journal
       *[other] { $count } de plus dans le journal
    }
web-story-skip = Passer
web-chip-points =
    { $amount ->
        [one] { $sign }{ $amount } point
       *[other] { $sign }{ $amount } points
    }
web-moment-lead =
    { $points ->
        [one] { $player } prend la tête avec { $points } point.
       *[other] { $player } prend la tête avec { $points } points.
    }
web-chat-empty = Dites bonjour.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-table = Table
web-table-shared = Ce que tous partagent
web-face-down =
    { $count ->
        [0] rien face cachée
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
web-menu = Cette table
web-menu-link = Lien vers cette table
web-menu-link-how = Toute personne qui l’a peut regarder.
web-keys = Raccourcis clavier
web-key-enter = confirmer
web-key-escape = annuler le choix
web-key-u = annuler le coup
web-key-a = liste de tous les choix
web-key-e = parcourir la table avec les flèches
web-key-l = journal
web-key-c = discussion
web-key-rules = règles
web-fair = Mélanges honnêtes
web-fair-how = La graine de tous les mélanges a été fixée avant la première carte. Voici son sceau ; à la fin, la graine est révélée et chacun peut la vérifier.
web-away = Quelqu’un est parti ?
web-replace = Laisser un robot jouer pour { $player }
web-resign = Abandonner
web-resign-how = Un robot continue pour vous, afin que les autres puissent finir.
web-resign-sure = Oui, abandonner
web-connection-lost = La connexion est perdue. On essaie de retrouver la table…
web-connection-back = La connexion est revenue.
web-database-away = Le serveur attend sa base de données. On pourra rejouer dès son retour ; rien n’est perdu.
web-draining = Ce serveur va s’arrêter. Les parties en cours continuent ; on pourra créer de nouvelles tables plus tard.
web-understood = Compris

# Passer l’écran.
web-hand-over = { $player }, c’est à vous
web-hand-over-how = Passez l’écran. D’ici là, rien n’est montré.
web-hand-over-take = Je suis { $player } : montrer la table
web-hand-over-stop = Nous n’avons pas de secrets : ne plus demander à cette table

# Cartes.
web-card-rules = Règles :
web-card-rules-find = Les règles qui en parlent
web-card-origin = D’où viennent ces valeurs

# La fin, et les parties revues.
web-rematch = Rejouer
web-rematch-go = Vers la nouvelle table
web-replay = Revoir la partie
web-review = Qui menait, et quand
web-review-curve = Chances de gagner, étape par étape ; un clic mène à l’étape
web-where-it-turned = Le tournant de la partie
web-review-swings = Les plus grands revirements
web-review-swing = Étape { $step } : { $player } passe de { $before } à { $after } %.
web-review-moves = Coups à revoir : { $player }
web-review-move = Étape { $step } : { $action }.
web-review-better = Mieux : { $action } (+{ $more } %), { $reason }.
web-review-steps = étapes de la partie
web-record = Enregistrer la partie
web-verify-this = Contrôler cette partie
web-replay-step = Étape { $step } sur { $steps }
web-replay-begin = La table est installée.
web-replay-back = Une étape en arrière
web-replay-next = Une étape en avant
web-replay-first = Au début
web-replay-last = À la fin
web-replay-turn-back = Un tour en arrière
web-replay-turn-next = Un tour en avant
web-replay-run = Laisser défiler
web-replay-pause = Arrêter
web-replay-slider = Étape
web-replay-link = Lien vers cette étape
web-replay-table = Vers la table
web-play-on = Continuer d’ici contre des robots

# Règles.
web-rules-of = Règles { DE($game) }
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-none = Aucune règle ne contient tous ces mots.
web-rules-all = Tout montrer
web-rules-sources = Montrer d’où vient chaque règle
web-rules-link = Lien vers la règle { $number }

# Contrôler une partie.
web-verify = Contrôler une partie
web-verify-how = Une partie finie laisse un enregistrement : la graine, chaque action et le résultat. Ici, elle est rejouée depuis la première carte et comparée au sceau montré avant son début.
web-verify-record = Enregistrement
web-verify-file = Choisir un enregistrement
web-verify-drop = ou déposez-le ici
web-verify-paste = Ou collez-le
web-verify-check = Contrôler
web-verify-busy = On la rejoue…
web-verify-good =
    { $steps ->
        [one] Tout est en ordre : { $steps } étape, et le résultat en découle.
       *[other] Tout est en ordre : { $steps } étapes, et le résultat en découle.
    }
web-verify-unread = Ce texte ne peut pas être lu comme un enregistrement.

# Qui je suis.
web-account = Compte
web-account-of = Compte { DE($name) }
web-me-nobody = Il n’est pas nécessaire d’avoir un compte pour jouer. Les autres joueurs voient ce nom.
web-me-guest = Dans ce navigateur, vous jouez sans compte. Les autres joueurs voient ce nom.
web-me-known = Vous êtes connecté. Les autres joueurs voient ce nom.
web-register = Plusieurs appareils ?
web-register-how = Avec un nom et un mot de passe, vous retrouvez vos tables sur chaque appareil. Ce que vous avez joué sans compte reste à vous.
web-register-do = Créer un compte
web-registered = Votre compte est créé, et vous êtes connecté.
web-account-name = Nom du compte
web-password = Mot de passe (8 caractères ou plus)
web-sign-in = Se connecter
web-signed-in = Vous êtes connecté.
web-sign-out = Se déconnecter
web-sign-out-how = Ce navigateur oublie qui vous êtes. Vos tables vous attendent.
web-signed-out = Vous êtes déconnecté.

# À propos.
web-about = À propos
web-about-what = Ludothèque est une maison numérique pour des jeux de stratégie modernes : entre amis par un lien, sur un même écran ou contre des robots.
web-about-honest = Des cartes honnêtes
web-about-honest-how = Les règles suivent les livrets imprimés, avec nos propres mots. Quand une valeur imprimée n’est pas publique, la nôtre est reconstituée ; chaque carte le dit, et qui possède le jeu imprimé peut y mettre les vraies valeurs. Ludothèque n’est liée ni aux auteurs ni aux éditeurs.
web-about-fair = Des mélanges honnêtes
web-about-fair-how = Avant la première carte, on montre le sceau de la graine ; à la fin, la graine elle-même.
web-about-data = Vos données
web-about-data-how = Les seuls cookies sont les deux qui vous reconnaissent et protègent vos formulaires. Rien ne vient d’une autre adresse, et personne n’est suivi à la trace.
web-about-thanks = Merci
web-about-icons = Icônes de Lorc, de Delapouite et d’autres contributeurs :

# Ce que l’on dit d’un lien là où il est partagé.
web-share-rules = { $game } sur Ludothèque
web-share-table = { $game } : une table sur Ludothèque
web-share-open =
    { $open ->
        [0] Toutes les places sont prises.
        [one] Une place est libre : installez-vous et jouez.
       *[other] { $open } places sont libres : installez-vous et jouez.
    }
web-share-playing =
    { $seats ->
        [one] Une partie en solo est en cours : venez la suivre.
       *[other] Une partie à { $seats } est en cours : venez la suivre.
    }
web-share-over = La partie est finie : revoyez-la coup par coup.

# Quand quelque chose ne va pas. Une erreur a un message à son nom, et parfois d’autres selon ce que
# l’on voulait faire.
web-error-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-error-unexpected = Quelque chose s’est mal passé chez nous ; rien de votre partie n’est perdu. Réessayez dans un instant.
web-error-database-away = Le serveur attend sa base de données ; rien n’est perdu. Réessayez dans un instant.
web-error-draining = Ce serveur va s’arrêter : on ne crée plus de nouvelles tables. Réessayez plus tard.
web-error-refused = Le serveur n’a pas accepté cela. Rechargez la page et réessayez.
web-error-not-found = Cela n’existe pas, ou n’existe plus.
web-error-nowhere = Il n’y a pas de page à cette adresse.
web-error-too-many-sockets = Cette page est ouverte trop de fois. Fermez quelques onglets et réessayez.
web-error-took-too-long = Le serveur est trop occupé en ce moment. Réessayez dans un instant.
web-error-too-large = C’est trop long pour le serveur. Essayez plus court.
web-error-too-many-requests = Trop de demandes à la fois. Attendez une minute et réessayez.
web-error-too-many-requests-account = Trop d’essais. Attendez une minute avant le prochain.
web-error-too-many-requests-session = Trop d’essais. Attendez une minute avant d’essayer un autre mot de passe.
web-error-not-understood = C’est arrivé trop vite ou incomplet. Attendez une seconde et réessayez.
web-error-permission-denied = Cette page est ouverte depuis trop longtemps. Rechargez-la et réessayez.
web-error-validation = Une des réponses ne convient pas. Vérifiez-la et réessayez.
web-error-validation-me = Un nom compte de 1 à 30 caractères, sans espace au début ni à la fin.
web-error-validation-account = Un nom compte de 1 à 30 caractères, un mot de passe de 8 à 200.
web-error-validation-session = Un nom compte de 1 à 30 caractères, un mot de passe de 8 à 200.
web-error-validation-chat = Un message compte de 1 à 500 caractères.
web-error-no-such-table = Il n’y a pas de table à cette adresse. Le lien a peut-être été coupé.
web-error-no-such-lesson = Cette leçon ou ce problème n’existe pas. Choisissez-en un sur la page d’accueil.
web-error-unreadable-table = Cette table est abîmée et ne peut pas être montrée. L’administrateur de ce serveur peut l’examiner.
web-error-unknown-game = Ce serveur n’a pas ce jeu.
web-error-unknown-bot = Ce robot n’existe pas ici. Choisissez-en un autre.
web-error-unknown-ruleset = Cette partie suit des règles que ce serveur ne connaît pas.
web-error-bad-setup = On ne peut pas installer une telle table. Vérifiez le nombre de joueurs et les options.
web-error-bad-record = Cet enregistrement n’est pas valable : il y manque quelque chose, ou il a été modifié.
web-error-bad-cards = Les valeurs des cartes de cette partie sont inutilisables : il y manque quelque chose, ou elles ont été modifiées.
web-error-bad-position = Cette position est injouable : il y manque quelque chose, ou elle a été modifiée.
web-error-stale = Quelqu’un a été plus rapide : la partie a avancé. Regardez la table et choisissez de nouveau.
web-error-stale-undo = La partie a avancé. Regardez la table avant d’annuler un choix.
web-error-not-your-turn = C’est à quelqu’un d’autre de décider. Attendez votre tour.
web-error-illegal-action = Ce n’est pas possible en ce moment. Choisissez ce qui brille sur la table ou figure dans la liste.
web-error-malformed-action = La table ne connaît pas ce choix. Rechargez la page et choisissez de nouveau.
web-error-game-over = La partie est finie ; on ne peut plus rien jouer.
web-error-no-undo = Il n’y a rien à annuler.
web-error-not-seated = Seuls ceux qui sont assis à cette table le peuvent ; vous regardez.
web-error-not-seated-start = Seul l’hôte de la table peut commencer la partie.
web-error-not-seated-bot = Seul l’hôte de la table peut donner des places aux robots.
web-error-not-seated-votes = C’est aux autres d’en décider ; on ne vous demande rien.
web-error-not-now = Cela ne peut pas se faire à ce stade de la partie. Regardez la table.
web-error-not-now-join = Il n’y a plus de place libre. Vous pouvez regarder la partie.
web-error-not-now-leave = La partie a commencé. Pour la quitter, abandonnez depuis le menu de la table.
web-error-not-now-start = La partie commence une seule fois, quand chaque place a une personne ou un robot. Regardez la table.
web-error-not-now-bot = Cette place n’est plus libre.
web-error-not-now-resign = La partie n’est pas en cours : il n’y a rien à abandonner.
web-error-not-now-rematch = Cette partie n’est pas finie. On pourra rejouer ensuite.
web-error-not-now-fork = On peut continuer une partie finie depuis n’importe quelle étape avant la fin. Choisissez une étape plus tôt.
web-error-not-now-proposals = Il n’y a personne à cette place pour qui un robot pourrait continuer.
web-error-not-now-votes = Cette question est déjà réglée.
web-error-not-now-replay = Cette partie n’est pas finie. On pourra la revoir ensuite.
web-error-not-now-record = Cette partie n’est pas finie. Son enregistrement s’ouvrira ensuite.
web-error-name-taken = Quelqu’un d’autre porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
web-error-bad-name = Un nom s’écrit dans un seul alphabet, avec des lettres simples et toutes visibles. Choisissez-en un plus simple.
web-error-foreign-origin = Cette page n’appartient pas à ce serveur. Ouvrez la page du serveur lui-même.
web-error-not-signed-in = Il faut un compte pour cela. Connectez-vous d’abord.
web-error-unreadable = C’est illisible : le texte est abîmé, ou ce n’est pas du texte.
web-error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
web-error-banned = L’administrateur de ce serveur a fermé ce compte.
web-error-muted = L’administrateur de ce serveur vous a retiré la parole : vous pouvez jouer, mais pas discuter.

illegal-not-now = Ce n’est pas possible maintenant : une autre question est posée d’abord.
illegal-game-over = La partie est finie.
illegal-not-your-turn = Ce n’est pas votre tour.
web-is-guest = invité
web-mute = Ne plus montrer ce que dit { $name }
web-unmute = Montrer de nouveau ce que dit { $name }
web-chat-closed = À cette table, seuls les joueurs discutent.
web-remove = Retirer { $player }
web-proposal-rematch = { $player } aimerait rejouer.
web-replaced = En votre absence, un robot joue pour vous.
web-take-back = Reprendre ma place
web-log-return = { $player } est de retour et continue.
web-away-how =
    { $minutes ->
        [one] Tout le monde est prévenu. Si le joueur n’est pas revenu au bout d’une minute et que les autres sont d’accord, un robot continue jusqu’à son retour.
       *[other] Tout le monde est prévenu. Si le joueur n’est pas revenu au bout de { $minutes } minutes et que les autres sont d’accord, un robot continue jusqu’à son retour.
    }
web-spectator-chat = Les spectateurs peuvent discuter
web-spectator-chat-how = Sinon, seuls ceux qui sont assis à la table écrivent ; tout le monde peut lire.
web-several-seats = Plusieurs places pour une personne
web-several-seats-how = Qui a plusieurs places voit ce que chacune d’elles sait.
web-absence = Si quelqu’un s’absente, un robot peut le remplacer après
web-absence-minutes =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
web-absence-day = un jour
web-absence-how = Personne n’est remplacé tant qu’il est là, et qui revient reprend sa place.
web-devices = Où vous êtes connecté
web-device-unknown = appareil inconnu
web-device-this = cet appareil
web-device-seen = dernière utilisation : { $time }
web-sign-out-device = Se déconnecter de l’appareil { $device }
web-sign-out-everywhere = Se déconnecter partout
web-change-password = Changer de mot de passe
web-change-password-how = Vous restez connecté ici et vous êtes déconnecté partout ailleurs.
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe (8 caractères ou plus)
web-password-changed = Votre mot de passe est changé.
web-error-one-seat = À cette table, chacun a une place, et vous avez la vôtre.
web-error-removed = L’hôte vous a retiré de cette table. Vous pouvez regarder la partie.
web-error-still-here = Ce joueur est là. Personne n’est remplacé tant qu’il est là.
web-error-not-seated-remove = Seul l’hôte de la table peut retirer des joueurs.
web-error-not-seated-settings = Seul l’hôte de la table peut changer cela.
web-error-not-seated-chat = À cette table, seuls les joueurs discutent.
web-error-not-now-remove = Cette place ne peut plus être libérée. Regardez la table.
web-error-too-many-requests-chat = Cela fait beaucoup à la fois. Attendez une minute avant d’écrire de nouveau.
web-error-too-many-requests-password = Trop d’essais. Attendez avant d’essayer un autre mot de passe.
web-error-wrong-password-password = Ce n’est pas votre mot de passe actuel.
web-error-validation-password = Un mot de passe compte de 8 à 200 caractères.

# ---- Learning: lessons and puzzles ----

web-in-two-minutes = En deux minutes
web-learn = Apprendre en jouant
learn-not-this = Pas cette fois. { $reason }
web-learn-not-this = Pas cette fois.
web-learn-next = Continuer
web-learn-again = Réessayer
web-learn-show = Montrez-moi
web-learn-your-move = À vous, sur la table.
web-learn-play-on = Continuer contre un robot facile
web-learn-progress = Avancement de la leçon
web-puzzles = Problèmes
web-puzzle-today = Problème du jour
web-puzzle-number = Problème n° { $number }
web-puzzle-task = Ici, un choix est nettement le meilleur. Trouvez-le sur la table, comme en cours de partie ; votre premier choix compte.
web-puzzle-right = Trouvé : c’est le meilleur choix.
web-puzzle-wrong = Il y a mieux : le premier de ces choix.
web-puzzle-yours = le vôtre
web-puzzle-curve = Les chances de victoire au fil des décisions suivantes, après le meilleur choix et, en pointillés, après un autre. Les pourcentages viennent de longues recherches.
web-puzzle-next = Problème suivant
web-puzzle-solved = À votre actif : { $count } sur { $total }

# ---- What is wrong in a card file ----

wrong-other = { $text }
wrong-toml = Ce n’est pas un fichier TOML ({ $text }).
wrong-plain = Un fichier de cartes ne contient que des textes, des nombres, des listes et des tables.
wrong-long = ce fichier est trop long : { $found } caractères au lieu de { $allowed } au plus.
wrong-no-such = rien ne porte ce nom.
wrong-no-such-near = rien ne porte ce nom ; vouliez-vous dire « { $near } » ?
wrong-entry-missing = cette entrée manque.
wrong-table = une table de valeurs est attendue.
wrong-id = un nouvel identifiant n’a que des minuscules, des chiffres, « - » et « _ ».
wrong-new = il manque « { $field } » à cette nouvelle carte.
wrong-new-near = il manque « { $field } » à cette nouvelle carte ; vouliez-vous dire « { $near } » ?
wrong-choice = « { $value } » est inconnu ; valeurs possibles : { $names }.
wrong-section = cette section n’existe pas ; il y a : { $sections }.
wrong-section-missing = cette section manque ; un fichier de cartes est une copie modifiée du fichier d’origine.
wrong-provenance = sa provenance doit commencer par un de ces mots : { $words }.
wrong-provenance-alone = la provenance est indiquée, mais pas la valeur.
wrong-name = un texte est attendu, ou un texte par langue.
wrong-name-language = la langue « { $language } » est inconnue ; il y a l’anglais (en) et le français (fr).
wrong-name-length = un nom a de 1 à { $allowed } caractères sur une seule ligne.
wrong-missing = il manque « { $field } ».
wrong-field = il n’y a pas de champ « { $field } » ici ; champs possibles : { $fields }.
wrong-field-near = il n’y a pas de champ « { $field } » ici ; vouliez-vous dire « { $near } » ?
wrong-least = un nombre d’au moins { $least } est attendu.
wrong-most = un nombre d’au plus { $most } est attendu.
wrong-length = une liste de { $number } est attendue.
wrong-length-least = une liste d’au moins { $least } est attendue.
wrong-length-most = une liste d’au plus { $most } est attendue.
wrong-expected-number = un nombre entier est attendu.
wrong-expected-text = un texte est attendu.
wrong-expected-flag = oui ou non est attendu.
wrong-expected-list = une liste est attendue.
wrong-expected-table = une table de valeurs est attendue.

# ---- Boxes: card sets of one's own ----

web-boxes = Vos boîtes
web-boxes-what = Vous possédez l’un de ces jeux ? Saisissez ce qui est imprimé sur ses cartes et jouez ici avec les vraies valeurs. Une boîte s’enregistre dans un fichier, se recharge et se partage par un lien.
web-boxes-none = Vous n’avez pas encore de boîte. Une nouvelle boîte commence avec les valeurs connues ou estimées ; vous corrigez ce qui diffère sur vos cartes.
web-box-begin = Nouvelle boîte
web-box-of = Mon { $game }
web-box-enter = Saisir les cartes
web-box-import = Charger un fichier de cartes
web-box-ready = prête à jouer
web-box-not-ready = pas encore prête
web-box-title = Titre de la boîte
web-box-how = Choisissez une carte et saisissez ce qui y est imprimé. Tout s’enregistre automatiquement ; ~ signale nos estimations.
web-box-others = On vous a partagé cette boîte. Jouez avec, ou faites-en une copie pour la modifier.
web-box-play = Jouer avec cette boîte
web-box-export = Enregistrer dans un fichier
web-box-copy = Faire une copie
web-box-delete = Supprimer la boîte
web-box-delete-one = Supprimer { $title }
web-box-delete-sure = Supprimer { $title } ? Les parties commencées avec cette boîte gardent leurs cartes.
web-box-share = La partager par un lien
web-box-saving = Enregistrement…
web-box-not-saved = Non enregistré : le serveur n’a pas répondu.
web-box-section = Partie de la boîte
web-box-show = Quelles cartes
web-box-show-all = Tout
web-box-show-estimates = Avec estimations
web-box-show-wrong = Avec erreurs
web-box-none = Aucune carte ici.
web-box-done = Terminé
web-box-new-card = Copier en nouvelle carte
web-box-take-out = La retirer de la boîte
web-box-reset = Revenir à nos valeurs
web-box-left-out = Retirées de la boîte
web-box-as-printed = Conforme à ma carte
web-box-name-in = Nom ({ $language })
web-box-name-how = Écrivez le nom français avec son article, dont les phrases ont besoin.
web-box-number = un nombre
web-box-add = Ajouter
web-box-add-to = Ajouter à { $what }
web-box-remove = Retirer { $what }
web-box-cards = Cartes
web-box-built-in = Les valeurs connues ou estimées ici
web-box-this = Cette boîte
web-box-own-cards = cartes personnelles
web-share-box = Une boîte { DE($game) }
web-error-bad-cards-tables = On ne peut pas encore jouer avec ces cartes : ouvrez la boîte pour voir ce qui ne va pas.
web-error-no-such-box = Cette boîte n’existe pas.
web-error-not-your-box = Seule la personne qui a saisi cette boîte peut la modifier ; faites-en une copie.
web-error-too-many-boxes = Vous avez déjà le nombre maximal de boîtes ; supprimez-en une d’abord.
web-box-problems =
    { $count ->
        [one] Il reste une erreur : on ne peut pas encore jouer avec cette boîte.
       *[other] Il reste { $count } erreurs : on ne peut pas encore jouer avec cette boîte.
    }
web-box-estimates =
    { $count ->
        [0] Il ne reste aucune estimation.
        [one] Il reste { $count } estimation dans cette boîte.
       *[other] Il reste { $count } estimations dans cette boîte.
    }
