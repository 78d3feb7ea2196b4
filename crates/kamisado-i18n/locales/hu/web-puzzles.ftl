# Puzzles in the browser.

puzzles-choice = Feladvány választása
puzzles-daily = Napi feladvány
puzzles-trainer = Gyakorlás
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
