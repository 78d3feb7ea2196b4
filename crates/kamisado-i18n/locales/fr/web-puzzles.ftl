# Puzzles in the browser.

puzzles-choice = Quel problème
puzzles-daily = Problème du jour
puzzles-trainer = Entraînement
puzzles-board = Le problème sur le plateau
puzzles-retry = Réessayer
puzzles-show-solution = Voir la solution
puzzles-progress = Vos progrès
puzzles-solved = Résolus
puzzles-in-a-row = D’affilée
puzzles-longest = Meilleure série
puzzles-days = Jours d’affilée
puzzles-kept = Gardé uniquement dans ce navigateur.
puzzles-daily-done = Le problème du jour est résolu. Le prochain arrive demain ; l’entraînement en propose toujours d’autres.
