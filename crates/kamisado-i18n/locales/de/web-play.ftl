# Spielen im Browser.

label-players = Spieler
side-random = Zufällig
kind-about =
    { $kind ->
        [single] Eine Runde entscheidet.
        [double] Zwei Runden ohne Sumos, jeder Spieler beginnt eine. Ein Unentschieden ist möglich.
        [standard] Bis 3 Punkte. Türme, die gewinnen, werden zu Sumos.
        [long] Bis 7 Punkte. Sumos schieben einen Turm, Doppel-Sumos zwei.
        [marathon] Bis 15 Punkte, bis hin zu Dreifach-Sumos.
       *[series] Runden ohne Sumos; wer zuerst drei gewinnt.
    }
opening-about =
    { $opening ->
       *[standard] Jeder Turm beginnt auf seiner eigenen Farbe.
        [tournament] Der Herausforderer stellt beliebig auf, dann reagiert der Verteidiger.
        [matchplay] Beide Aufstellungen werden aus 36 nummerierten ausgelost.
        [one-three-five] Die ersten drei Züge einer Runde sind auf 1, 3 und 5 Felder begrenzt.
    }
favour-about =
    { $favoured ->
        [black] Eine Vorgabe: Es ist bewiesen, dass viele erste Züge für Schwarz gewinnen.
        [white] Eine Vorgabe: Es ist bewiesen, dass jeder erste Zug von Schwarz verliert.
       *[nobody] Schwarz kann gewinnen, aber nur mit wenigen von etwa hundert ersten Zügen.
    }
play-more = Weitere Optionen
clock-with = Mit Uhr
clock-minutes = Minuten je Spieler
clock-seconds = Zusätzliche Sekunden je Entscheidung
clock-of = Uhr von { side }
seat-you = Du
seat-computer = Computer
play-new = Neue Partie
play-log = Verlauf
round-titled = Runde { $text }
play-next-round = Nächste Runde
play-viewing-earlier = Du siehst eine frühere Stellung.
play-back-to-match = Zurück zur Partie
play-save-record = Aufzeichnung speichern
play-unfinished = Angefangene Partien
play-refused = Diese Partie lässt sich nicht fortsetzen.
line-up-of = Aufstellung von { side }, von links aus Sicht von { side }
line-up-random = Zufällige Aufstellung
line-up-done = Diese Aufstellung nehmen
line-up-help = Wähle zwei Türme, um sie zu tauschen, oder zieh einen an einen neuen Platz. Tastatur: Enter nimmt einen Turm auf, die Pfeiltasten bewegen ihn, Enter stellt ihn ab.
line-up-list = Nummerierte Aufstellungen
line-up-drawn = Diese Aufstellung wurde für dich ausgelost. Lose neu aus oder wähle eine andere.
engine-busy = Der Server ist gerade ausgelastet. Wir versuchen es weiter; deine Partie bleibt erhalten.
action-retry = Erneut versuchen
action-more = Mehr
action-fill = Links oder rechts?
action-delete = Löschen
play-elsewhere = Diese Partie ist in einem anderen Tab geöffnet.
play-here = Hier spielen
play-legal = Mögliche Züge
end-match-won = Du hast die Partie gewonnen!
end-match-lost = Du hast die Partie verloren.
end-round-won = Du hast die Runde gewonnen!
end-round-lost = Du hast die Runde verloren.
line-up-number = Nummer { $text }
line-up-rule = Beide Aufstellungen werden aus 36 nummerierten gelost. Der Herausforderer bekommt die niedrigere Nummer, der Verteidiger die höhere.
line-up-last = Nur eine Aufstellung hat eine höhere Nummer.
coach-title = Vorsicht!
coach-blunder = { $text } verliert: Danach kann der Gegner den Rundensieg erzwingen.
coach-other = Anderen Zug wählen
coach-anyway = Trotzdem ziehen
palette-offer = Lassen sich manche Farben schwer unterscheiden? Es gibt Farbpaletten für Farbenblinde und Symbole.
palette-offer-open = Farben wählen
palette-offer-no = Die Farben passen
card-share = Ergebnis teilen
card-picture = Als Bild speichern
history-title = Deine Partien
history-lead = Beendete Partien bleiben in diesem Browser. Online gespielte stehen außerdem im Archiv des Servers.
history-none = Hier ist keine beendete Partie.
history-opponent = Gegner
history-result = Ergebnis
history-all = Alle
history-won = Gewonnen
history-lost = Verloren
history-tied = Unentschieden
history-side-won = { side } gewinnt die Partie.
history-statistics = Gewonnen und verloren, nach Gegner und Seite
history-file = Eine Datei enthält alles, was dieser Browser sich merkt: Partien, Einstellungen und den Fortschritt bei Lektionen und Aufgaben.
history-export = Alles als Datei speichern
history-import = Gespeicherte Datei öffnen
history-imported = Hinzugefügte Partien: { $text }
history-unreadable = Diese Datei wurde nicht hier gespeichert, oder sie ist beschädigt.
