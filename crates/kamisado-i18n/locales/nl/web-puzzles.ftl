# Puzzles in the browser.

puzzles-choice = Kies een puzzel
puzzles-daily = Dagelijkse puzzel
puzzles-trainer = Oefenen
puzzles-themes = Op thema
puzzles-run = Op tijd
puzzles-run-help = Los er in drie minuten zoveel mogelijk op. Ze worden moeilijker, en een verkeerde zet kost tien seconden.
puzzles-run-start = Beginnen
puzzles-run-time = Resterende tijd
puzzles-run-best = Beste reeks
puzzles-run-over = De tijd is om!
puzzles-rating = Rating
puzzles-share = Delen
puzzle-theme-push = Duw
puzzle-theme-blockade = Blokkade
puzzle-theme-tempo = Tempo-offer
puzzle-theme-deadlock = Volledige blokkade
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
