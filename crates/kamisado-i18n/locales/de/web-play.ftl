# Spielen im Browser.

label-players = Wer spielt
side-random = Ausgelost
kind-about =
    { $kind ->
        [single] Eine Runde entscheidet.
        [standard] Bis 3 Punkte. Türme, die gewinnen, werden zu Sumos.
        [long] Bis 7 Punkte. Sumos schieben, doppelte Sumos noch mehr.
        [marathon] Bis 15 Punkte, mit bis zu dreifachen Sumos.
       *[series] Runden ohne Sumos. Es gewinnt, wer drei für sich entscheidet.
    }
opening-about =
    { $opening ->
       *[standard] Jeder Turm steht auf dem Feld seiner Farbe.
        [tournament] Der Herausforderer stellt beliebig auf, dann antwortet der Verteidiger.
        [matchplay] Beide Aufstellungen werden aus den 36 des Matchplay gezogen.
        [one-three-five] Die ersten drei Züge einer Runde gehen höchstens 1, 3 und 5 Felder weit.
    }
play-more = Mehr Möglichkeiten
clock-with = Mit Uhr
clock-minutes = Minuten für jeden
clock-seconds = Sekunden mehr je Entscheidung
clock-of = Uhr von { side }
seat-you = Du
seat-computer = Computer
play-new = Neues Match
play-log = Was geschah
round-titled = Runde { $text }
play-next-round = Nächste Runde
play-look-back = Du siehst einen früheren Augenblick des Matchs.
play-to-now = Zurück zum Match
play-save-record = Aufzeichnung speichern
play-kept = Ein Match ist noch offen
play-resume-before = Das Match davor fortsetzen
play-refused = Dieses Match lässt sich nicht weiterspielen.
line-up-of = Aufstellung von { side }, von links aus gesehen
line-up-random = Zufällige Aufstellung
line-up-done = So aufstellen
line-up-help = Wähle zwei Türme, um sie zu tauschen, oder zieh einen an einen anderen Platz. Mit der Tastatur: Enter nimmt einen Turm, die Pfeiltasten tragen ihn, Enter stellt ihn ab.
line-up-list = Aufstellungen des Matchplay
line-up-drawn = Das Los fiel auf diese Aufstellung. Du kannst neu ziehen oder eine andere wählen.
engine-busy = Der Server hat gerade keinen Platz für ein weiteres Spiel. Es wird immer wieder versucht; dein Match bleibt erhalten.
action-retry = Noch einmal versuchen
action-more = Mehr
