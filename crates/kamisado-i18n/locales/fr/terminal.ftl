### Les mots et les phrases des écrans.

## Noms

side-name =
    { $side ->
        [white] Blanc
       *[black] Noir
    }
kind-name =
    { $kind ->
        [single] Partie simple
        [double] Manche aller-retour
        [standard] Partie standard
        [long] Partie longue
        [marathon] Partie marathon
       *[series] Série de parties simples
    }
opening-name =
    { $opening ->
       *[standard] Sur ses couleurs
        [tournament] Placement de tournoi
        [matchplay] Placement tiré au sort (1–36)
        [one-three-five] Ouverture 1-3-5
    }
favour-name =
    { $favoured ->
        [black] Avantage à Noir
        [white] Avantage à Blanc
       *[nobody] Départ équitable
    }
board-name =
    { $board ->
       *[standard] Plateau standard
        [mirrored] Plateau inversé
    }
palette-classic = Couleurs classiques
palette-deuteranopia = Couleurs pour deutéranopes
palette-protanopia = Couleurs pour protanopes
palette-tritanopia = Couleurs pour tritanopes
symbols-off = Sans symboles
symbols-kanji = Kanjis
symbols-letters = Lettres

## Menu

menu-computer = Jouer contre l’ordinateur
menu-two-players = Jouer à deux
menu-watch = Regarder l’ordinateur jouer
menu-resume = Reprendre la partie
menu-puzzles = Résoudre des problèmes
menu-analyse = Analyser une position
menu-replay = Rejouer une partie
menu-settings = Réglages
menu-help = Aide
menu-quit = Quitter

## Libellés

label-match = Partie
label-opening = Placement
label-board = Plateau
label-level = Niveau
label-side = Votre camp
label-clock = Pendule
label-language = Langue
label-colors = Couleurs
label-symbols = Symboles sur les cases
label-moves = Coups
label-score = Score
label-round = Manche { $round }
score-line = Noir { $black } – { $white } Blanc

## Quantités

count-points =
    { $count } { $count ->
        [one] point
       *[other] points
    }
count-rounds =
    { $count } { $count ->
        [one] manche
       *[other] manches
    }
count-teeth =
    { $count } { $count ->
        [one] dent de dragon
       *[other] dents de dragon
    }
count-minutes =
    { $count } { $count ->
        [one] minute
       *[other] minutes
    }
count-seconds =
    { $count } { $count ->
        [one] seconde
       *[other] secondes
    }
clock-none = Sans pendule
clock-increment = { $minutes } min + { $seconds } s par coup

## Actions

action-start = Commencer
action-undo = Annuler le coup
action-redo = Rétablir le coup
action-hint = Indice
action-review = Bilan
action-flip = Tourner le plateau
action-resign = Abandonner
action-save = Enregistrer
action-resume = Reprendre
action-rematch = Revanche
action-back = Retour
action-cancel = Annuler
action-quit = Quitter
answer-yes = Oui
answer-no = Non

## Questions

prompt-move = Votre coup, par exemple b1b7 ou « Vert Devant 6 » :
prompt-line-up = Placez vos huit tours, de gauche à droite :
prompt-fill = Placer à partir de la gauche ou de la droite ?
fill-preview = Les placements de la prochaine manche seraient :
prompt-resign = Voulez-vous vraiment abandonner ?
prompt-quit = Quitter la partie ? Elle est enregistrée, et vous pourrez la reprendre plus tard.
prompt-quit-over = Quitter Kamisado ? La partie est terminée et enregistrée.

## Messages

status-thinking = L’ordinateur réfléchit…
status-saved = Enregistré dans { $path }.
status-resumed = Partie reprise.
status-undone = { $text } est annulé.
status-nothing-to-redo = Il n’y a rien à rétablir.
status-hint = Indice : { $text }
status-too-small = La fenêtre est trop petite : il faut au moins { $columns } × { $rows } caractères.

## Aide

help-title = Touches
help-arrows = déplacer le curseur
help-enter = choisir une tour ou une case
help-type = taper un coup, dans toute notation
help-mouse = souris : cliquer sur une tour, puis sur une case
help-escape = annuler le choix
help-help = cette aide
help-goal = Pour remporter la manche, amenez une tour sur la rangée de base adverse. La couleur de la case d’arrivée désigne la tour que l’adversaire doit jouer.

## Analyse

analysis-wins-in =
    { $count ->
        [one] gagne en { count-moves }
       *[other] gagne en { count-moves } (des deux camps)
    }
analysis-loses-in =
    { $count ->
        [one] perd en { count-moves }
       *[other] perd en { count-moves } (des deux camps)
    }
analysis-wins = gagne
analysis-loses = perd
analysis-unknown = inconnu
analysis-proving = Preuve en cours…
analysis-positions =
    { $count ->
        [one] { $count } position examinée
       *[other] { $count } positions examinées
    }

## Bilan

review-title = Pourquoi cela a-t-il fini ainsi ?

## Problèmes

puzzle-next = Problème suivant
puzzle-streak =
    { $count ->
        [one] { $count } problème résolu d’affilée
       *[other] { $count } problèmes résolus d’affilée
    }

## Jouer

seat-human = Joueur sur cet appareil
action-menu = Menu
action-pause = Suspendre ou reprendre
prompt-save = Enregistrer dans le fichier :
status-paused = En pause. Ctrl-P pour reprendre.
status-not-saved = Impossible d’enregistrer { $path } : { $reason }
help-tab = aller à la prochaine case possible ; un placement au hasard
help-line-up = Les flèches choisissent une place, la barre d’espace prend la tour, Entrée valide. Ou tapez huit lettres.
language-name = Français
action-new-match = Nouvelle partie…
prompt-rematch = Commencer une revanche ? Cette partie est enregistrée.
prompt-over = La partie est terminée. Entrée montre les options.
status-rematch = Revanche, en échangeant les camps.
review-nothing-yet = Aucune manche n’est encore terminée. Le bilan montrera ensuite où elle s’est décidée. D’ici là, essayez un indice.
prompt-overwrite = { $path } existe déjà. Le remplacer ?
menu-keys = ↑ ↓ choisir, ← → changer, Entrée valide, Échap revient.
prompt-move-short = Votre coup :
