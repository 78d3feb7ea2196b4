# Puzzles in the browser.

puzzles-choice = Choisir un problème
puzzles-daily = Problème du jour
puzzles-trainer = Entraînement
puzzles-board = Plateau du problème
puzzles-retry = Réessayer
puzzles-show-solution = Voir la solution
puzzles-progress = Vos progrès
puzzles-solved = Résolus
puzzles-in-a-row = Série en cours
puzzles-longest = Meilleure série
puzzles-days = Série de jours
puzzles-stored = Conservé uniquement dans ce navigateur.
puzzles-daily-done = Vous avez résolu le problème du jour. Revenez demain pour le suivant, ou continuez à vous entraîner.
