### Was die Werkzeuge im Terminal herausfinden.

solved-win = { side } ist am Zug und gewinnt, zum Beispiel mit { $m }.
solved-loss = { side } ist am Zug, aber { opponent } gewinnt; { $m } leistet den größten Widerstand.
solved-length =
    Bei bestem Spiel endet die Runde nach { $count ->
        [one] einem weiteren Zug
       *[other] { $count } weiteren Zügen
    }.
solved-open = Wer gewinnt, ist nicht bewiesen: Vorher war eine Grenze erreicht.
certificate-holds = Das Zertifikat stimmt: { side } gewinnt, was auch immer dagegen gespielt wird (geprüfte Stellungen: { $count }).
certificate-refused = Das Zertifikat beweist nichts: { $text }
certificate-of-one = Ein Zertifikat gilt für eine einzige Stellung: --certificate bitte nur mit einer angeben.
server-ready = Kamisado wartet hier auf dich: { $address }
server-stop = Mit Strg+C wird es beendet.
