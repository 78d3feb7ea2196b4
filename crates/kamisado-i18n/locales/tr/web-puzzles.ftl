# Puzzles in the browser.

puzzles-choice = Bulmaca seç
puzzles-daily = Günün bulmacası
puzzles-trainer = Alıştırma
puzzles-themes = Konuya göre
puzzles-run = Zamana karşı
puzzles-run-help = Üç dakikada olabildiğince çok bulmaca çözün. Giderek zorlaşırlar; yanlış hamle on saniyeye mal olur.
puzzles-run-start = Başla
puzzles-run-time = Kalan süre
puzzles-run-best = En iyi sonuç
puzzles-run-over = Süre doldu!
puzzles-rating = Reyting
puzzles-share = Paylaş
puzzle-theme-push = Sumo saldırısı
puzzle-theme-blockade = Engelleme
puzzle-theme-tempo = Tempo fedası
puzzle-theme-deadlock = Kilitlenme
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
