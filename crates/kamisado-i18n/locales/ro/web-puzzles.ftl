# Puzzles in the browser.

puzzles-choice = Ce problemă
puzzles-daily = Problema zilei
puzzles-trainer = Antrenament
puzzles-board = Problema de pe tablă
puzzles-retry = Încă o dată
puzzles-show-solution = Arată soluția
puzzles-progress = Progresul tău
puzzles-solved = Rezolvate
puzzles-in-a-row = La rând
puzzles-longest = Cea mai lungă serie
puzzles-days = Zile la rând
puzzles-kept = Păstrat doar în acest browser.
puzzles-daily-done = Problema zilei este rezolvată. Următoarea vine mâine; la antrenament sunt mereu mai multe.
