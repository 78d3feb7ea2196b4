### Yazılan hamlelerde ve konumlarda yanlış olan.

## Hamleler

error-move-character = { $offset }. sıradaki “{ $character }” karakteri bir hamlede yer alamaz.
error-move-word = “{ $word }” burada ne bir renk ne de bir yön.
error-move-word-ambiguous = “{ $word }” birden çok anlama gelebilir: lütfen tam yazın.
error-move-number = { $offset }. sıradaki sayı uymuyor: yönle birlikte 1–7, pas için 0.
error-move-tower-missing = Hamle, hangi kulenin oynandığını belirtmiyor.
error-move-number-missing = Hamle, kaç kare gidildiğini belirtmiyor.
error-move-direction-missing = Yön eksik: örneğin Sarı Düz 5 ya da Y^5 yazın.
error-move-no-square = “{ $word }” bir kare değil: kareler a1’den h8’e kadardır.
error-move-square-missing = Hamle, hangi renge varıldığını belirtmiyor.
error-move-ambiguous = Bu, { $one } ya da { $other } olabilir: kuleyi de yazın.
error-move-none = Şu anda hiçbir kule bu hamleyi yapamaz.
error-move-pass = Pas geçmeyi seçemezsiniz: engellenmiş kule kendiliğinden pas geçer.
error-move-pushed-back = Bu, itilen kule: onu iten sumonun hamlesini yazın.
error-move-not-on-board = { side-of } { tower } kulesi tahtada değil.
error-move-off-board = { $square } karesindeki { tower } kule tahtadan çıkardı: o yönde { $count } karelik yer var.
error-move-wrong-color = Bu uymuyor: { $square } karesi { color }.

## Konumlar

error-position-character = { $offset }. sıradaki “{ $character }” karakteri bir konumda yer alamaz.
error-position-rank-length = { $rank }. sırada 8 yerine { $count } kare var.
error-position-rank-count = Konumda 8 yerine { $count } sıra var.
error-position-missing = Konum eksik: tahtadan sonra b veya w, ardından oynanacak kulenin rengi ya da - gelir.
error-position-word = { $offset }. sırada beklenmeyen metin: tahtadan sonra b veya w, ardından oynanacak kulenin rengi ya da - gelir.
