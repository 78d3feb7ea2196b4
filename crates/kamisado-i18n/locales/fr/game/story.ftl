### Ce qui se passe dans une partie, une phrase à la fois.

lined-up = { side } place ses tours, à partir de sa gauche : { $line_up }.
filled =
    { side } fait replacer les tours des deux joueurs à partir de { $fill ->
        [right] la droite
       *[left] la gauche
    }.
round-began = La manche { $round } commence ; { side } est le challenger.
slid = { side } avance la tour { tower-f } sur la case { color } { $square }.
pushed-one = Le Sumo { tower-m } de { side } repousse la tour { first } sur la case { color } { $square }, et { side } rejoue aussitôt.
pushed-two = Le Sumo { tower-m } de { side } repousse les tours { first } et { second }, la plus éloignée sur la case { color } { $square }, et { side } rejoue aussitôt.
pushed-three = Le Sumo { tower-m } de { side } repousse les tours { first }, { second } et { third }, la plus éloignée sur la case { color } { $square }, et { side } rejoue aussitôt.
passed = La tour { tower-f } de { side } est bloquée en { $square } : { side } passe son tour et, comme cette case est { color }, c’est à la tour { color } de { opponent } de jouer.
turn = C’est à { side } de jouer avec la tour { tower-f } en { $square }.
turn-any = C’est à { side } de jouer avec la tour de son choix.
round-won-home-row = La tour { tower-f } de { side } atteint la rangée de base de { opponent } : { side } remporte la manche.
round-won-deadlock = Impasse totale : chaque tour qui devrait jouer est bloquée. { opponent } ayant joué en dernier, { side } remporte la manche.
grew =
    La tour { tower-f } de { side } reçoit sa { $teeth ->
        [1] première dent de dragon et devient un Sumo : elle avance de 5 cases au plus et peut repousser une tour.
        [2] deuxième dent de dragon et devient un Double-Sumo : elle avance de 3 cases au plus et peut repousser jusqu’à deux tours.
        [3] troisième dent de dragon et devient un Triple-Sumo : elle n’avance plus que d’une case et peut repousser jusqu’à trois tours.
       *[4] quatrième dent de dragon.
    }
scored =
    { side } marque { $points } { $points ->
        [one] point
       *[other] points
    } ; { $leader ->
        [black] Noir mène { $high } à { $low }
        [white] Blanc mène { $high } à { $low }
       *[nobody] le score est de { $high } partout
    }.
fill-due = { side } a remporté la manche et choisit un placement à partir de la gauche ou de la droite.
line-up-due = C’est à { side } de placer ses tours sur la rangée de base.
match-won-points = { side } gagne la partie { $high } à { $low }.
match-won-resignation = { opponent } abandonne : { side } gagne la partie.
match-won-time = Le temps de { opponent } est écoulé : { side } gagne la partie.
match-tied = La partie se termine à égalité, { $points } à { $points }.
