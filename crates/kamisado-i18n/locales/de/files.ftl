### Was an Aufstellungen und Dateien falsch ist.

## Aufstellungen

error-line-up-letter = Das Zeichen an Stelle { $offset } ist keine Farbe: Schreibe die Buchstaben n, g, r, y, p, u, b und o in beliebiger Reihenfolge.
error-line-up-length = Eine Aufstellung hat acht Buchstaben, einen für jede Farbe, nicht { $count }.
error-line-up-twice = Die Farbe { color } steht zweimal in der Aufstellung, also fehlt eine andere.

## Dateien

error-file-missing = Eine solche Datei oder einen solchen Ordner gibt es nicht.
error-file-forbidden = Das ist nicht erlaubt.
error-file-folder = Das ist ein Ordner, keine Datei.
error-file-no-folder = Ein Teil des Pfads ist eine Datei, kein Ordner.
error-file-exists = Das gibt es schon.
error-file-full = Zum Schreiben ist kein Platz mehr.
error-file-read-only = Dort lässt sich nichts schreiben, nur lesen.
error-file-text = Das ist kein Text in UTF-8.
error-file-other = Das System sagt „{ $reason }“.

## Befehle

error-no-command = Einen Befehl „{ $name }“ gibt es nicht; `kamisado --help` zählt sie auf.
error-needs-terminal = Der Befehl `kamisado play` braucht ein Terminal für seine Tasten und seinen Bildschirm; `kamisado ugi` spielt durch Pipes.
error-nothing-to-resume = Es gibt kein Match zum Fortsetzen; `kamisado play` beginnt eines.
error-match-busy = Die Partie in { $path } ist in einem anderen Fenster offen: Schließ sie dort, oder nenne mit --file eine andere Datei.
error-memory = Für eine Tabelle von { $count } MiB reicht der Speicher nicht: Verlange mit --hash weniger.
error-sprt = Die Option --sprt nimmt zwei Zahlen von Elo-Punkten, die kleinere zuerst, etwa --sprt 0,20.
error-chance = Die Option { $name } ist eine Wahrscheinlichkeit zwischen 0 und 0.5, etwa 0.05.
error-one-engine = Eine Engine kann nicht allein spielen: Nenne noch eine, etwa level:5.
