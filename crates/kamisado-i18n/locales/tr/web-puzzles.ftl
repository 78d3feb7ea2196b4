# Puzzles in the browser.

puzzles-choice = Hangi bulmaca
puzzles-daily = Günün bulmacası
puzzles-trainer = Antrenman
puzzles-board = Tahtadaki bulmaca
puzzles-retry = Yeniden dene
puzzles-show-solution = Çözümü göster
puzzles-progress = İlerlemeniz
puzzles-solved = Çözülen
puzzles-in-a-row = Arka arkaya
puzzles-longest = En uzun seri
puzzles-days = Arka arkaya gün
puzzles-kept = Yalnızca bu tarayıcıda saklanır.
puzzles-daily-done = Günün bulmacası çözüldü. Yenisi yarın gelir; antrenmanda her zaman daha fazlası var.
