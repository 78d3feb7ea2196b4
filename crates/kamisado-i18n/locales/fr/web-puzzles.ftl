# Puzzles in the browser.

puzzles-choice = Choisir un problème
puzzles-daily = Problème du jour
puzzles-trainer = Entraînement
puzzles-themes = Par thème
puzzles-run = Contre la montre
puzzles-run-help = Résolvez-en le plus possible en trois minutes. Ils deviennent plus difficiles, et un mauvais coup coûte dix secondes.
puzzles-run-start = Commencer
puzzles-run-time = Temps restant
puzzles-run-best = Meilleur résultat
puzzles-run-over = Temps écoulé !
puzzles-rating = Classement
puzzles-share = Partager
puzzle-theme-push = Repousser
puzzle-theme-blockade = Blocage
puzzle-theme-tempo = Sacrifice d’un temps
puzzle-theme-deadlock = Impasse totale
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
