# Puzzles in the browser.

puzzles-choice = Welke puzzel
puzzles-daily = Puzzel van vandaag
puzzles-trainer = Training
puzzles-board = De puzzel op het bord
puzzles-retry = Opnieuw
puzzles-show-solution = Toon de oplossing
puzzles-progress = Je voortgang
puzzles-solved = Opgelost
puzzles-in-a-row = Op rij
puzzles-longest = Langste reeks
puzzles-days = Dagen op rij
puzzles-kept = Alleen in deze browser bewaard.
puzzles-daily-done = De puzzel van vandaag is opgelost. Morgen komt de volgende; de training heeft er altijd meer.
