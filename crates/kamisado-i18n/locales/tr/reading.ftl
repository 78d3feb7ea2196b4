### Yazılan hamlelerde ve konumlarda yanlış olan.

## Hamleler

error-move-sign = { $offset }. sıradaki “{ $sign }” işareti bir hamlede yer alamaz.
error-move-word = “{ $word }” burada ne bir renk ne de bir yön.
error-move-word-ambiguous = “{ $word }” birden çok biçimde okunabilir: lütfen tam yazın.
error-move-number = { $offset }. sıradaki sayı uymuyor: yönle birlikte 1–7, pas için 0.
error-move-tower-missing = Hangi kulenin oynayacağı eksik.
error-move-number-missing = Kare sayısı eksik.
error-move-square-missing = Varılan karenin rengi eksik.
error-move-ambiguous = Bu, { $one } ya da { $other } olabilir: kuleyi de yazın.
error-move-none = Şu anda hiçbir kule böyle oynayamaz.
error-move-pass = Pas geçmek seçilemez: engellenen kule kendiliğinden pas geçer.
error-move-pushed-back = Bu, itilen kule: iten sumonun hamlesini yazın.
error-move-not-on-board = { side-of } { tower } kulesi tahtada değil.
error-move-off-board = { $square } karesindeki { tower } kule tahtadan çıkardı: o yönde { $count } karelik yer var.
error-move-wrong-color = Bu uymuyor: { $square } karesi { color }.

## Konumlar

error-position-sign = { $offset }. sıradaki “{ $sign }” işareti bir konumda yer alamaz.
error-position-rank-length = { $rank }. sırada 8 yerine { $count } kare var.
error-position-rank-count = Konumda 8 yerine { $count } sıra var.
error-position-missing = Konum çok erken bitiyor: tahtadan sonra b veya w ile oynayacak kulenin rengi ya da - gelir.
error-position-word = { $offset }. sırada başka bir şey olmalı: tahtadan sonra b veya w ile oynayacak kulenin rengi ya da - gelir.
