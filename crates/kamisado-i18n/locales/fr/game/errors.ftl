### Pourquoi une chose est impossible, et ce qui est possible.

## Coups

error-no-tower = Il n’y a pas de tour en { $square }.
error-opponents-tower = Cette tour { tower-f } appartient à { side }.
error-not-active = Seule la tour { tower-f } peut jouer maintenant.
error-not-forward = { $m } ne va pas vers l’avant : une tour avance seulement tout droit ou en diagonale.
error-not-in-line = { $m } n’est ni droit ni diagonal : une tour avance seulement tout droit ou en diagonale.
error-too-far =
    La tour { tower-f } de { side } peut avancer de { $count } { $count ->
        [one] case
       *[other] cases
    } au plus.
error-in-the-way = La tour { tower-f } de { side } en { $square } barre le chemin.
error-not-a-sumo = La tour { tower-f } de { side } n’a pas de dent de dragon : elle ne peut rien repousser.
error-run-too-long =
    Il y a trop de tours à la suite : ce Sumo peut repousser { $count ->
        [one] une tour
       *[other] { $count } tours
    } au plus.
error-too-heavy = La tour { tower-f } de { side } ne peut pas être repoussée : elle a au moins autant de dents de dragon que le Sumo.
error-no-room-behind = La tour { tower-f } de { side } ne peut pas être repoussée : il n’y a pas de case libre derrière elle.

## Décisions

error-line-up-due = Pas maintenant : { side } doit d’abord placer ses tours.
error-move-due = Pas maintenant : c’est à { side } de jouer.
error-fill-due = Pas maintenant : { side } doit d’abord choisir un placement à partir de la gauche ou de la droite.
error-round-over = La manche est déjà terminée.
error-match-over = La partie est déjà terminée.
error-not-in-match-play = { $line_up } ne fait pas partie des 36 placements numérotés.
error-match-play-order = Le défenseur reçoit le numéro le plus élevé, mais { $defender } n’est pas supérieur à { $challenger }.
error-match-play-highest = Le challenger garde le numéro le plus bas, qui ne peut pas être { $challenger }.
error-towers-missing = Une partie en plusieurs manches demande les seize tours ; avec moins, seule une partie simple est possible.
error-other-board = Le plateau et la position ne vont pas ensemble : l’un des deux est inversé.
error-won-already = Cette position est déjà décidée : avec ses dents de dragon, { side } a assez de points pour gagner la partie.
error-not-a-decision = « { $text } » n’est ni un coup comme b1b7, ni un placement comme ngrypubo, ni « left » ou « right ».
error-replay = Décision n° { $number }, { $text } : { $reason }
error-match-too-long = Une partie peut compter ici au plus { $count } décisions.
error-line-too-long = Cette ligne est trop longue : au plus { $count } octets sont lus.
error-memory = Il n’y a pas assez de mémoire pour une table de { $count } Mio : demandez-en moins.
error-searching = Une recherche est en cours : jusqu’à sa fin, seuls isready, stop et quit sont compris.

## Positions

error-two-of-a-tower = La tour { tower-f } de { side } se trouve à la fois en { $square } et en { $other } ; chaque camp n’a qu’une tour de chaque couleur.
error-on-winning-row = La tour { tower-f } de { side } a déjà atteint la rangée de base adverse en { $square } ; la manche serait terminée.
error-too-many-teeth = La tour { tower-f } de { side } en { $square } a plus de trois dents de dragon ; la partie serait terminée.
error-active-missing = La tour { tower-f } de { side } doit jouer, mais elle n’est pas sur le plateau.
error-cap = Un coup d’ouverture peut être limité à 1, 3 ou 5 cases, pas à { $count }.
error-nobody-can-move = Personne ne peut jouer ici : chaque tour qui devrait jouer est bloquée.
