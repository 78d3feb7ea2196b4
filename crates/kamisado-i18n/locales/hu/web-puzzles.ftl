# Puzzles in the browser.

puzzles-choice = Feladvány választása
puzzles-daily = Napi feladvány
puzzles-trainer = Gyakorlás
puzzles-themes = Téma szerint
puzzles-run = Időre
puzzles-run-help = Három perc alatt oldj meg minél többet. Egyre nehezebbek, és egy rossz lépés tíz másodpercbe kerül.
puzzles-run-start = Kezdés
puzzles-run-time = Hátralévő idő
puzzles-run-best = Legjobb eredmény
puzzles-run-over = Lejárt az idő!
puzzles-rating = Értékszám
puzzles-share = Megosztás
puzzle-theme-push = Lökés
puzzle-theme-blockade = Blokád
puzzle-theme-tempo = Tempóáldozat
puzzle-theme-deadlock = Patthelyzet
puzzles-board = Feladványtábla
puzzles-retry = Újra
puzzles-show-solution = Megoldás megmutatása
puzzles-progress = Eredményeid
puzzles-solved = Megoldva
puzzles-in-a-row = Jelenlegi sorozat
puzzles-longest = Legjobb sorozat
puzzles-days = Napi sorozat
puzzles-stored = Csak ebben a böngészőben tárolva.
puzzles-daily-done = Megoldottad a mai feladványt. Gyere vissza holnap a következőért, vagy gyakorolj tovább.
