### Ce que trouvent les outils du terminal.

solved-win = C’est à { side } de jouer, et { side } gagne, par exemple avec { $m }.
solved-loss = C’est à { side } de jouer, mais { opponent } gagne ; { $m } offre la meilleure résistance.
solved-length =
    Si les deux joueurs jouent au mieux, la manche se termine après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
solved-open = Il n’est pas démontré qui gagne : une limite a été atteinte avant.
certificate-holds = Le certificat est juste : { side } gagne, quoi que joue l’adversaire (positions vérifiées : { $count }).
certificate-refused = Le certificat ne prouve rien : { $text }
certificate-of-one = Un certificat porte sur une seule position : donnez --certificate avec une seule.
server-ready = Kamisado vous attend à l’adresse { $address }
server-stop = Ctrl+C l’arrête.
