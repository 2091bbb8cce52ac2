# Les mots de la maison : ce qui entoure chaque jeu.

# ---- Joueurs ----

seat-name-0 = Ada
seat-name-1 = Basile
seat-name-2 = Clara
seat-name-3 = Denis
seat-name-4 = Édith

# ---- Jouer dans le terminal ----

play-welcome = { $game } à { $count } joueurs, graine { $seed }. Tapez un numéro ou une action ; `aide` montre le reste.
play-your-turn = { $player }, à vous de jouer.
play-prompt = { $player }>
play-forced = Un seul choix possible : { $action }.
play-saved-as = Partie enregistrée dans { $file }.
play-resume-hint = La partie est enregistrée. Pour la reprendre : ludotheque play --resume { $file }
play-unknown = « { $text } » n’est ni un numéro de 1 à { $count }, ni une action, ni une commande ; `aide` montre les commandes.
play-not-now = « { $text } » ne peut pas être joué maintenant.
play-nothing-to-undo = Il n’y a rien à reprendre.
play-undone = C’est repris.
play-undo-barrier = Quelque chose de caché a été révélé depuis. Les robots sont d’accord : tapez `annuler!` pour le reprendre quand même.
play-undo-barrier-people = Quelque chose de caché a été révélé depuis. Si vous êtes tous d’accord, tapez `annuler!` pour le reprendre quand même.
play-help =
    Vous pouvez taper
      un numéro       pour choisir dans la liste
      une action      en notation, comme indiqué en gris
      annuler         pour reprendre votre dernier choix
      table           pour revoir la table
      journal         pour lire ce qui s’est passé jusqu’ici
      carte NOM       pour lire une carte, par son nom ou son nom court
      sauver FICHIER  pour enregistrer une copie de la partie
      quitter         pour arrêter ; la partie est enregistrée et peut être reprise
      aide            pour relire ceci
play-no-card = Il n’y a pas de carte « { $text } » dans ce jeu.
play-provenance = { $field } : { $source }

# ---- La fin d’une partie ----

end-place =
    { $place ->
        [1] vainqueur
       *[other] place { $place }
    }
end-total = total
end-player = Joueur

# ---- Tableaux de cartes ----

cards-name = Nom
cards-id = Nom court
cards-text = Texte
cards-legend = ~ signale une valeur reconstituée : la valeur imprimée nous est inconnue.
