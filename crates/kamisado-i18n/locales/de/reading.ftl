### Was beim Lesen von Zügen und Stellungen nicht stimmt.

## Züge

error-move-sign = Das Zeichen „{ $sign }“ an Stelle { $offset } gehört nicht in einen Zug.
error-move-word = „{ $word }“ ist hier weder eine Farbe noch eine Richtung.
error-move-word-ambiguous = „{ $word }“ lässt sich auf mehrere Arten lesen: Schreib es bitte aus.
error-move-number = Die Zahl an Stelle { $offset } passt nicht: 1 bis 7 mit Richtung, 0 für Aussetzen.
error-move-tower-missing = Es fehlt, welcher Turm zieht.
error-move-number-missing = Es fehlt, wie viele Felder weit der Turm zieht.
error-move-square-missing = Es fehlt die Farbe des Zielfelds.
error-move-ambiguous = Das könnte { $one } oder { $other } sein: Nenne auch den Turm.
error-move-none = So kann gerade kein Turm ziehen.
error-move-pass = Aussetzen kann man nicht wählen: Ein blockierter Turm setzt von selbst aus.
error-move-pushed-back = Das ist der geschobene Turm: Schreib den Zug des Sumos, der schiebt.
error-move-not-on-board = Der { tower-e } Turm von { side } steht nicht auf dem Brett.
error-move-off-board =
    Der { tower-e } Turm auf { $square } würde das Brett verlassen: In dieser Richtung hat er Platz für { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }.
error-move-wrong-color = Das passt nicht: { $square } ist { color }.

## Stellungen

error-position-sign = Das Zeichen „{ $sign }“ an Stelle { $offset } gehört nicht in eine Stellung.
error-position-rank-length =
    Reihe { $rank } hat { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } statt 8.
error-position-rank-count =
    Die Stellung hat { $count ->
        [one] 1 Reihe
       *[other] { $count } Reihen
    } statt 8.
error-position-missing = Die Stellung hört zu früh auf: Auf das Brett folgen b oder w und die Farbe des Turms, der ziehen muss, oder -.
error-position-word = An Stelle { $offset } sollte etwas anderes stehen: Auf das Brett folgen b oder w und die Farbe des Turms, der ziehen muss, oder -.
