# Puzzles in the browser.

puzzles-choice = Welches Rätsel
puzzles-daily = Rätsel des Tages
puzzles-trainer = Training
puzzles-board = Das Rätsel auf dem Brett
puzzles-retry = Noch einmal
puzzles-show-solution = Lösung zeigen
puzzles-progress = Dein Fortschritt
puzzles-solved = Gelöst
puzzles-in-a-row = In Folge
puzzles-longest = Längste Folge
puzzles-days = Tage in Folge
puzzles-kept = Nur in diesem Browser gespeichert.
puzzles-daily-done = Das Rätsel des Tages ist gelöst. Das nächste kommt morgen; im Training gibt es immer mehr.
