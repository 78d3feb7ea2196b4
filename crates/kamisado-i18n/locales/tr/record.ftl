### Açılmak istenen bir maç kaydında ya da başka bir metinde yanlış olan.

error-at-line = { $line }. satır, { $column }. sütun: { $reason }
error-at-round = { $round }. tur: { $reason }
error-at-move = { $round }. tur, { $row }. hamle: { $reason }
error-read-nothing = Okunacak bir şey yok: bir maç kaydı, bir konum ya da bir hamle listesi yapıştırın.
error-read-json = Bu, bir Kamisado kaydının JSON’u değil: { $line }. satır, { $column }. sütunda başka bir şey olmalı.

## Başlık satırları

error-record-format = Bu dosya kendisinin bir Kamisado kaydı olmadığını söylüyor.
error-record-version = Bu kaydın sürümü { $version }: okumak için daha yeni bir program gerekiyor.
error-record-line = “{ $text }” ne bir başlık satırı (Black: Ada) ne bir tur başlığı (Round 1) ne de bir hamle satırı (1. U<4U | P^3B).
error-record-tag-twice = { $text } başlık satırı iki kez yazılmış.
error-record-tag-name = “{ $text }” bir başlık satırının adı olamaz: harf, rakam, boşluk ve kısa çizgi kullanın, önce bir harf gelsin.
error-record-tag-reserved = { $text } başlık satırı maçın kendisinden çıkar, ayrıca belirtilemez.
error-record-tag-late = { $text } başlık satırı ilk turdan önce gelmeli.
error-record-rules = Böyle bir maç yok: Match için single, standard, long, marathon ya da series, Opening için standard, tournament, matchplay ya da 1-3-5 yazılır.
error-record-board = Böyle bir tahta yok: Board için standard ya da mirrored yazılır.
error-record-notation = Böyle bir gösterim yok: Notation için ascii, kanji, de, en, fr, nl, tr, hu ya da ro yazılır.
error-record-result = Bu bir sonuç değil: *, Black wins ya da White wins yazın; puanla değilse nedenini de ekleyin (White resigned, Black out of time).
error-record-other-result = Hamleler, kayıtta yazandan başka bir sonuca götürüyor.
error-record-other-score = Hamlelere göre skor { $black }:{ $white }, ama kayıtta başka yazıyor.
error-record-score = Bu bir skor değil: Siyah’ın puanını, iki nokta ve Beyaz’ın puanını yazın, örneğin 2:1.

## Turlar ve hamleler

error-record-other-round = Bu { $round }. tur, ama başlıkta başka bir sayı var.
error-record-round-early = { $round }. tur henüz başlayamaz, çünkü önceki tur bitmedi.
error-record-no-heading = { $round }. turun kendi başlığı olmalı: Round { $round }.
error-record-open-comment = Burada başlayan yorumun kapanış ayracı yok.
error-record-time = Bu bir süre değil: dakika ve saniye yazın, örneğin (0:12).
error-record-columns = Yalnızca iki sütun var, Siyah ve Beyaz için: bir satırda en çok bir | çizgisi olur.
error-record-line-up = Bir dizilişte sekiz rengin her biri, sahibinin solundan başlayarak bir kez yazılır: n g r y p u b o.
error-record-other-line-up = { side-of } kuleleri başka duruyor, soldan: { $line_up }.
error-record-fill = Doldurma için left ya da right yazılır.
error-record-no-fill = Kuleler ne soldan ne de sağdan doldurulunca böyle durabilir.
error-record-blocked = { side-of } { tower } kulesinin önü kapalı, oynayamaz.
error-record-not-blocked = { side-of } { tower } kulesinin pas geçmesi için bir neden yok.
error-record-not-pushed = { side-of } { tower } kulesi geri itilmedi.
