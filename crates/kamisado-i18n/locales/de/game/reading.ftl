### Was beim Lesen von Zügen und Stellungen nicht stimmt.

## Züge

error-move-character = Das Zeichen „{ $character }“ an Stelle { $offset } gehört nicht in einen Zug.
error-move-word = „{ $word }“ ist hier weder eine Farbe noch eine Richtung.
error-move-word-ambiguous = „{ $word }“ kann mehreres bedeuten: Schreib es bitte ganz aus.
error-move-number = Die Zahl an Stelle { $offset } passt nicht: 1 bis 7 mit Richtung, 0 für Aussetzen.
error-move-tower-missing = Der Zug sagt nicht, welcher Turm zieht.
error-move-number-missing = Der Zug sagt nicht, wie viele Felder weit es geht.
error-move-direction-missing = Die Richtung fehlt: Schreib zum Beispiel Gelb Gerade 5 oder Y^5.
error-move-no-square = „{ $word }“ ist kein Feld: Die Felder heißen a1 bis h8.
error-move-square-missing = Der Zug sagt nicht, auf welcher Farbe er endet.
error-move-ambiguous = Das könnte { $one } oder { $other } sein: Nenne auch den Turm.
error-move-none = Diesen Zug kann jetzt kein Turm machen.
error-move-pass = Aussetzen kann man nicht wählen: Ein blockierter Turm setzt von selbst aus.
error-move-pushed-back = Das ist der geschobene Turm: Gib den Zug des Sumos ein, der ihn schiebt.
error-move-not-on-board = Der { tower-e } Turm von { side } steht nicht auf dem Brett.
error-move-off-board =
    Der { tower-e } Turm auf { $square } würde das Brett verlassen: In dieser Richtung hat er Platz für { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }.
error-move-wrong-color = Das passt nicht: { $square } ist { color }.

## Stellungen

error-position-character = Das Zeichen „{ $character }“ an Stelle { $offset } gehört nicht in eine Stellung.
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
error-position-missing = Die Stellung ist unvollständig: Auf das Brett folgen b oder w und die Farbe des Turms, der ziehen muss, oder -.
error-position-word = Unerwarteter Text an Stelle { $offset }: Auf das Brett folgen b oder w und die Farbe des Turms, der ziehen muss, oder -.
