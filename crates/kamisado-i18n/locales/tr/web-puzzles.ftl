# Puzzles in the browser.

puzzles-choice = Bulmaca seç
puzzles-daily = Günün bulmacası
puzzles-trainer = Alıştırma
puzzles-board = Bulmaca tahtası
puzzles-retry = Yeniden dene
puzzles-show-solution = Çözümü göster
puzzles-progress = İlerlemeniz
puzzles-solved = Çözülen
puzzles-in-a-row = Şu anki seri
puzzles-longest = En iyi seri
puzzles-days = Günlük seri
puzzles-stored = Yalnızca bu tarayıcıda saklanır.
puzzles-daily-done = Günün bulmacasını çözdünüz. Yenisi için yarın gelin ya da alıştırmaya devam edin.
