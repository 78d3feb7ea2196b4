### Ce que les applications montrent à côté du plateau.

## Les cases, comme un lecteur d’écran les lit

square-empty = { $square }, { color }, vide
square-tower = { $square }, { color } : tour { tower-f } de { side }
square-sumo =
    { square-tower }, { $teeth ->
        [1] une dent de dragon
        [2] deux dents de dragon
        [3] trois dents de dragon
       *[4] quatre dents de dragon
    }
square-active = { $text }, doit jouer
position-fine = Cette position est valable.

## Noms et nombres

fill-name =
    { $fill ->
       *[left] à partir de la gauche
        [right] à partir de la droite
    }
level-name =
    { $level ->
        [1] Première partie
        [2] Débutant
        [3] En progrès
        [4] Joueur occasionnel
        [5] Joueur de club
        [6] Joueur de tournoi
        [7] Expert
        [8] Maître
        [9] Grand maître
       *[10] Parfait
    }
level-numbered = Niveau { $level } : { level-name }
count-moves =
    { $count } { $count ->
        [one] coup
       *[other] coups
    }
status-nothing-to-undo = Il n’y a rien à annuler.

## Bilan

review-kept = { $text } : { side } reste gagnant dans cette manche.
review-threw-away = { $text } : { side } laisse échapper une manche gagnée.
review-lost = { $text } : { side } avait déjà perdu la manche.
review-open = { $text } : on n’a pas prouvé qui peut gagner la manche ici.
review-nothing = Personne n’a laissé échapper une manche gagnée.
review-turning-point = Tournant : après { $text }, { side } avait perdu la manche.
review-better = { $text } valait mieux : ce coup gagnait.
review-no-mistake = { side } n’a commis aucune erreur décisive.

## Problèmes

puzzle-correct = Exact ! Continuez.
puzzle-difficulty = Difficulté { $grade }
puzzle-none = Il n’y a pas de problème { $number } : ils vont de 1 à { $count }.
puzzle-number = Problème { $number }
puzzle-task = { side } joue et gagne en { count-moves }.
puzzle-solved = Exact : c’est résolu !
puzzle-wrong = Ce coup ne gagne pas. Essayez encore.
puzzle-solution = Solution : { $text }
solved-open = Le vainqueur n’est pas prouvé : une limite a été atteinte avant.
