### Bir şeyin neden olamadığı ve neyin olabileceği.

## Hamleler

error-no-tower = { $square } karesinde kule yok.
error-opponents-tower = Oradaki { tower } kule { side-of }.
error-not-active = Şimdi yalnızca { tower } kule oynanabilir.
error-not-forward = { $m } ileri gitmiyor: kuleler yalnızca düz veya çapraz ileri gider.
error-not-in-line = { $m } ne düz ne çapraz: kuleler yalnızca düz veya çapraz ileri gider.
error-too-far = { side-of } { tower } kulesi en fazla { $count } kare ilerleyebilir.
error-in-the-way = { side-of } { $square } karesindeki { tower } kulesi yolu kapatıyor.
error-not-a-sumo = { side-of } { tower } kulesinin ejderha dişi olmadığı için itemez.
error-run-too-long = Burada arka arkaya çok fazla kule var: bu sumo en fazla { $count } kule itebilir.
error-too-heavy = { side-of } { tower } kulesi itilemez: ejderha dişleri iten sumonunkinden az değil.
error-no-room-behind = { side-of } { tower } kulesi itilemez: arkasında boş bir kare yok.

## Kararlar

error-line-up-due = Şimdi olmaz: önce { side } kulelerini dizmeli.
error-move-due = Şimdi olmaz: hamle sırası { side-at }.
error-fill-due = Şimdi olmaz: önce { side } dizilişin soldan mı sağdan mı olacağını seçmeli.
error-round-over = Tur zaten bitti.
error-match-over = Maç zaten bitti.
error-not-in-match-play = { $line_up }, numaralı 36 dizilişten biri değil.
error-match-play-order = Büyük numara savunma oyuncusuna verilir, ama { $defender } sayısı { $challenger } sayısından büyük değil.
error-match-play-highest = Hücum oyuncusu küçük numarayı alır, o da { $challenger } olamaz.
error-towers-missing = Birden çok turlu bir maç için on altı kulenin hepsi gerekir; daha azıyla yalnızca tek tur oynanabilir.
error-other-board = Tahta ile konum birbirine uymuyor: biri ters duruyor.
error-won-already = Bu konumda sonuç zaten belli: { side-of } ejderha dişleri maçı kazanmaya yetiyor.
error-not-a-decision = “{ $text }” ne b1b7 gibi bir hamle, ne ngrypubo gibi bir diziliş, ne de “left” ya da “right”.
error-replay = { $number }. karar, { $text }: { $reason }
error-match-too-long = Bir maçta burada en fazla { $count } karar olabilir.
error-line-too-long = Bu satır çok uzun: en fazla { $count } bayt okunur.
error-memory = { $count } MiB’lik bir tablo için yeterli bellek yok: daha küçük bir tablo isteyin.
error-searching = Bir arama sürüyor: bitene kadar yalnızca isready, stop ve quit anlaşılır.

## Konumlar

error-two-of-a-tower = { side-of } { tower } kulesi hem { $square } hem { $other } karesinde; her tarafın her renkten yalnızca bir kulesi vardır.
error-on-winning-row = { side-of } { $square } karesindeki { tower } kulesi rakibin başlangıç sırasına ulaşmış bile; tur bitmiş olurdu.
error-too-many-teeth = { side-of } { $square } karesindeki { tower } kulesinin üçten fazla ejderha dişi var; maç bitmiş olurdu.
error-active-missing = { side-of } { tower } kulesi oynanmak zorunda, ama tahtada değil.
error-cap = Bir açılış hamlesi 1, 3 veya 5 kareyle sınırlanabilir, { $count } kareyle değil.
error-nobody-can-move = Burada kimse oynayamıyor: sırası gelen her kule engellenmiş.
