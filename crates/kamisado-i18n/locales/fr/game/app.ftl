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
square-target = { $text }, coup possible
square-push = { $text }, peut être repoussée
square-reach = De { $square } vers : { $text }.
position-fine = Cette position est valable.

## Pourquoi un choix est refusé, et où mène un coup

why-ended = { side } s’est arrêté sur la case { color } { $square } : vous devez jouer votre tour { tower-f }.
why-blocked = La tour bloquée de { side } est sur la case { color } { $square } : vous devez jouer votre tour { tower-f }.
why-pushed = Vous avez repoussé une tour sur la case { color } { $square } : vous devez jouer votre tour { tower-f }.
ahead-wins = Ce coup remporte la manche.
ahead-deadlock = Ce coup mène à une impasse totale et perd la manche.
ahead-calls = C’est ensuite à la tour { tower-f } de { side } en { $square } de jouer.
ahead-push = Après cet oshi, { side } rejoue avec la tour { tower-f } en { $square }.
ahead-blocked = Elle est bloquée : c’est donc à la tour { tower-f } de { side } en { $square } de jouer.
ahead-then-wins = { side } peut alors remporter la manche aussitôt.
rules-cap =
    Dans l’ouverture 1-3-5, ce coup peut aller de { $count ->
        [one] 1 case
       *[other] { $count } cases
    } au plus.

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
puzzle-refuted = Ce coup ne gagne pas : la réponse est { $text }. Essayez encore.
puzzle-solution = Solution : { $text }
solved-open = Le vainqueur n’est pas prouvé : une limite a été atteinte avant.
analysis-nothing = Il n’y a rien à analyser ici : aucun coup n’est à jouer.
