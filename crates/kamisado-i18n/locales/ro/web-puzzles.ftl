# Puzzles in the browser.

puzzles-choice = Alege o problemă
puzzles-daily = Problema zilei
puzzles-trainer = Antrenament
puzzles-themes = După temă
puzzles-run = Contra timp
puzzles-run-help = Rezolvă cât mai multe în trei minute. Devin mai grele, iar o mutare greșită costă zece secunde.
puzzles-run-start = Începe
puzzles-run-time = Timp rămas
puzzles-run-best = Cel mai bun rezultat
puzzles-run-over = Timpul a expirat!
puzzles-rating = Rating
puzzles-share = Distribuie
puzzle-theme-push = Împingere
puzzle-theme-blockade = Blocadă
puzzle-theme-tempo = Sacrificiu de tempo
puzzle-theme-deadlock = Blocaj total
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
