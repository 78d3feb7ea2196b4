### Was an Aufstellungen und Dateien falsch ist.

## Aufstellungen

error-line-up-letter = Zeichen { $offset } ist keine Farbe: Schreib die Buchstaben n, g, r, y, p, u, b und o in beliebiger Reihenfolge.
error-line-up-length = Eine Aufstellung hat acht Buchstaben, einen für jede Farbe, nicht { $count }.
error-line-up-twice = { color-name } kommt in der Aufstellung zweimal vor, also fehlt eine andere Farbe.

## Dateien

error-file-missing = Eine solche Datei oder einen solchen Ordner gibt es nicht.
error-file-forbidden = Der Zugriff wurde verweigert: Ändere die Rechte oder nimm eine andere Datei.
error-file-folder = Das ist ein Ordner, keine Datei.
error-file-no-folder = Ein Teil des Pfads ist eine Datei, kein Ordner.
error-file-name = Dieser Name ist zu lang oder hier nicht erlaubt.
error-file-exists = Das gibt es schon: Wähle einen anderen Namen.
error-file-full = Es ist kein Speicherplatz mehr frei: Schaff Platz oder wähle einen anderen Ort.
error-file-read-only = Dieser Ort ist schreibgeschützt: Wähle einen anderen.
error-file-text = Das ist kein UTF-8-Text.
error-file-damaged = Die Datei ist beschädigt: Zeile { $line }, Spalte { $column } ist unlesbar. Repariere sie, oder lösche sie, um neu anzufangen.
error-file-other = Das System konnte es nicht lesen oder schreiben ({ $reason }). Versuch es noch einmal oder nimm eine andere Datei.

## Befehle

error-no-command = Einen Befehl „{ $name }“ gibt es nicht; `kamisado --help` listet alle auf.
error-nothing-to-resume = Es gibt keine Partie zum Fortsetzen; `kamisado play` startet eine.
error-match-busy = Die Partie in { $path } ist in einem anderen Fenster offen: Schließ sie dort, oder nenne mit --file eine andere Datei.
error-sprt = Die Option --sprt nimmt zwei Elo-Differenzen, die kleinere zuerst, etwa --sprt 0,20.
error-chance = Die Option { $name } nimmt eine Wahrscheinlichkeit zwischen `0` und `0.5`, etwa `0.05`.
error-one-engine = Eine Engine kann nicht gegen sich selbst spielen: Nenne noch eine, etwa level:5.
