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

## Bilan

review-kept = { $text } : { side } reste gagnant dans cette manche.
review-threw-away = { $text } : { side } laisse échapper une manche gagnée.
review-lost = { $text } : { side } avait déjà perdu la manche.
review-open = { $text } : on n’a pas prouvé qui peut gagner la manche ici.
review-nothing = Personne n’a laissé échapper une manche gagnée.

## Problèmes

puzzle-right = Exact ! Continuez.
puzzle-graded = Difficulté { $grade }
puzzle-none = Il n’y a pas de problème { $number } : ils vont de 1 à { $count }.
solved-open = Le vainqueur n’est pas prouvé : une limite a été atteinte avant.
