# Puzzles in the browser.

puzzles-choice = Alege o problemă
puzzles-daily = Problema zilei
puzzles-trainer = Antrenament
puzzles-board = Tabla problemei
puzzles-retry = Încearcă din nou
puzzles-show-solution = Arată soluția
puzzles-progress = Progresul tău
puzzles-solved = Rezolvate
puzzles-in-a-row = Seria curentă
puzzles-longest = Cea mai bună serie
puzzles-days = Serie zilnică
puzzles-stored = Păstrat doar în acest browser.
puzzles-daily-done = Ai rezolvat problema zilei. Revino mâine pentru următoarea sau continuă antrenamentul.
