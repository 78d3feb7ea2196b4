# Puzzles in the browser.

puzzles-choice = Aufgabe wählen
puzzles-daily = Aufgabe des Tages
puzzles-trainer = Training
puzzles-themes = Nach Thema
puzzles-run = Auf Zeit
puzzles-run-help = Löse in drei Minuten so viele wie möglich. Sie werden schwerer, und ein falscher Zug kostet zehn Sekunden.
puzzles-run-start = Start
puzzles-run-time = Restzeit
puzzles-run-best = Beste Runde auf Zeit
puzzles-run-over = Die Zeit ist um!
puzzles-rating = Wertungszahl
puzzles-share = Teilen
puzzle-theme-push = Sumo-Stoß
puzzle-theme-blockade = Blockade
puzzle-theme-tempo = Tempoopfer
puzzle-theme-deadlock = Komplettblockade
puzzles-board = Aufgabenbrett
puzzles-retry = Erneut versuchen
puzzles-show-solution = Lösung zeigen
puzzles-progress = Dein Fortschritt
puzzles-solved = Gelöst
puzzles-in-a-row = Aktuelle Serie
puzzles-longest = Beste Serie
puzzles-days = Tagesserie
puzzles-stored = Nur in diesem Browser gespeichert.
puzzles-daily-done = Du hast die Aufgabe des Tages gelöst. Die nächste kommt morgen, oder du übst weiter.
