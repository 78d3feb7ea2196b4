# Puzzles in the browser.

puzzles-choice = Melyik feladvány
puzzles-daily = A nap feladványa
puzzles-trainer = Gyakorlás
puzzles-board = A feladvány a táblán
puzzles-retry = Újra
puzzles-show-solution = Megoldás megmutatása
puzzles-progress = Eredményeid
puzzles-solved = Megoldva
puzzles-in-a-row = Egymás után
puzzles-longest = Leghosszabb sorozat
puzzles-days = Nap egymás után
puzzles-kept = Csak ebben a böngészőben tárolva.
puzzles-daily-done = A nap feladványa megvan. Holnap jön a következő; a gyakorlásban mindig van több.
