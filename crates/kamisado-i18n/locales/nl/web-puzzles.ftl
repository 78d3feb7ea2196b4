# Puzzles in the browser.

puzzles-choice = Kies een puzzel
puzzles-daily = Dagelijkse puzzel
puzzles-trainer = Oefenen
puzzles-board = Puzzelbord
puzzles-retry = Opnieuw proberen
puzzles-show-solution = Toon de oplossing
puzzles-progress = Je voortgang
puzzles-solved = Opgelost
puzzles-in-a-row = Huidige reeks
puzzles-longest = Beste reeks
puzzles-days = Dagreeks
puzzles-stored = Alleen in deze browser bewaard.
puzzles-daily-done = Je hebt de puzzel van vandaag opgelost. Morgen komt de volgende, of oefen verder.
