# Puzzles in the browser.

puzzles-choice = Aufgabe wählen
puzzles-daily = Aufgabe des Tages
puzzles-trainer = Training
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
