### Açılmak istenen bir maç kaydında ya da başka bir metinde yanlış olan.

error-at-line = { $line }. satır, { $column }. sütun: { $reason }
error-at-round = { $round }. tur: { $reason }
error-at-move = { $round }. tur, { $row }. hamle: { $reason }
error-read-nothing = Okunacak bir şey yok: bir maç kaydı, bir konum ya da bir hamle listesi yapıştırın.
error-read-json = Bu, bir Kamisado maç kaydının JSON’u değil: { $line }. satır, { $column }. sütunda beklenmeyen metin.

## Başlık satırları

error-record-format = Bu dosya Kamisado maç kaydından başka bir şey olduğunu söylüyor.
error-record-version = Bu maç kaydının sürümü { $version }: okumak için daha yeni bir program gerekiyor.
error-record-line = “{ $text }” ne bir başlık satırı (Black: Ada) ne bir tur başlığı (Round 1) ne de bir hamle satırı (1. U<4U | P^3B).
error-record-tag-twice = { $text } başlık satırı iki kez geçiyor.
error-record-tag-name = “{ $text }” bir başlık satırının adı olamaz: bir harfle başlayın, sonra harf, rakam, boşluk ve kısa çizgi kullanın.
error-record-tag-reserved = { $text } başlık satırı maçtan çıkar, ayrıca belirtilemez.
error-record-tag-late = { $text } başlık satırı ilk turdan önce gelmeli.
error-record-rules = Bilinmeyen maç türü: Match için single, double, standard, long, marathon ya da series, Opening için standard, tournament, matchplay ya da 1-3-5 yazılır.
error-record-board = Bilinmeyen tahta: Board için standard ya da mirrored yazılır.
error-record-notation = Bilinmeyen notasyon: Notation için ascii, kanji, de, en, fr, nl, tr, hu ya da ro yazılır.
error-record-result = Geçerli bir sonuç değil: *, tied, Black wins ya da White wins yazın; puanla değilse nedenini de ekleyin (White resigned, Black out of time).
error-record-other-result = Hamleler, maç kaydında yazandan farklı bir sonuç veriyor.
error-record-other-score = Hamlelere göre skor { $black }:{ $white }, ama maç kaydında başka bir şey yazıyor.
error-record-score = Geçerli bir skor değil: Siyah’ın puanını, iki nokta ve Beyaz’ın puanını yazın, örneğin 2:1.

## Turlar ve hamleler

error-record-other-round = Bu { $round }. tur, ama başlıkta başka bir sayı var.
error-record-round-early = { $round }. tur henüz başlayamaz, çünkü önceki tur bitmedi.
error-record-no-heading = { $round }. turun kendi başlığı olmalı: Round { $round }.
error-record-open-comment = Burada başlayan yorumun kapanış süslü ayracı yok.
error-record-time = Geçerli bir süre değil: dakika ve saniye yazın, örneğin (0:12).
error-record-columns = Yalnızca iki sütun var, Siyah ve Beyaz için: bir satırda en çok bir | çizgisi olur.
error-record-line-up = Bir dizilişte sekiz rengin her biri, sahibinin solundan başlayarak bir kez yazılır: n g r y p u b o.
error-record-other-line-up = { side-of } kuleleri farklı dizilmiş, soldan: { $line_up }.
error-record-fill = Diziliş yönü için left ya da right yazılır.
error-record-no-fill = Kuleler ne soldan ne de sağdan dizilince böyle durabilir.
error-record-blocked = { side-of } { tower } kulesi engellenmiş, oynayamaz.
error-record-not-blocked = { side-of } { tower } kulesi engellenmiş değil, bu yüzden pas geçemez.
error-record-not-pushed = { side-of } { tower } kulesi geri itilmedi.
