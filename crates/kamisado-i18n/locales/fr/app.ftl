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
position-fine = Cette position peut être jouée.

## Analyse de la partie

review-kept = { $text } : { side } garde la manche gagnée.
review-threw-away = { $text } : { side } laisse échapper la manche gagnée.
review-lost = { $text } : la manche était déjà perdue pour { side }.
review-open = { $text } : il n’est pas prouvé qui peut gagner la manche ici.
review-nothing = Personne n’a laissé échapper une manche gagnée.

## Problèmes

puzzle-right = Exact ! Continuez.
puzzle-graded = Difficulté { $grade }
puzzle-none = Il n’y a pas de problème { $number } : ils sont numérotés de 1 à { $count }.
