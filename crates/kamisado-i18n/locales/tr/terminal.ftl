### Ekranların sözcükleri ve cümleleri.

## Adlar

side-name =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    }
kind-name =
    { $kind ->
        [single] Tek tur
        [double] Çifte tur
        [standard] Standart maç
        [long] Uzun maç
        [marathon] Maraton maçı
       *[series] Tek tur serisi
    }
opening-name =
    { $opening ->
       *[standard] Kendi renklerinde
        [tournament] Turnuva dizilişi
        [matchplay] Kurayla diziliş (1–36)
        [one-three-five] 1-3-5 açılışı
    }
favour-name =
    { $favoured ->
        [black] Siyah için avantaj
        [white] Beyaz için avantaj
       *[nobody] Dengeli başlangıç
    }
board-name =
    { $board ->
       *[standard] Standart tahta
        [mirrored] Aynalanmış tahta
    }
palette-classic = Klasik renkler
palette-deuteranopia = Yeşil körlüğü için renkler
palette-protanopia = Kırmızı körlüğü için renkler
palette-tritanopia = Mavi körlüğü için renkler
symbols-off = Simge yok
symbols-kanji = Kanji
symbols-letters = Harfler

## Menü

menu-computer = Bilgisayara karşı oyna
menu-two-players = İki kişi oyna
menu-watch = Bilgisayarın oyununu izle
menu-resume = Son maça devam et
menu-puzzles = Bulmaca çöz
menu-analyse = Konum analiz et
menu-replay = Maçı baştan izle
menu-settings = Ayarlar
menu-help = Yardım
menu-quit = Çık

## Etiketler

label-match = Maç
label-opening = Açılış
label-board = Tahta
label-level = Seviye
label-side = Tarafınız
label-clock = Saat
label-language = Dil
label-colors = Renkler
label-symbols = Karelerdeki simgeler
label-moves = Hamleler
label-score = Skor
label-round = { $round }. tur
score-line = Siyah { $black } – { $white } Beyaz

## Sayılar

count-points = { $count } puan
count-rounds = { $count } tur
count-teeth = { $count } ejderha dişi
count-minutes = { $count } dakika
count-seconds = { $count } saniye
clock-none = Saatsiz
clock-increment = { $minutes } dk + hamle başına { $seconds } sn

## Eylemler

action-start = Başla
action-undo = Hamleyi geri al
action-redo = Yinele
action-hint = İpucu
action-review = Maç incelemesi
action-flip = Tahtayı çevir
action-resign = Terk et
action-save = Kaydet
action-resume = Devam et
action-rematch = Rövanş
action-back = Geri
action-cancel = Vazgeç
action-quit = Çık
answer-yes = Evet
answer-no = Hayır

## Sorular

prompt-move = Hamleniz, örneğin b1b7 ya da “Yeşil Düz 6”:
prompt-line-up = Sekiz kulenizi soldan sağa dizin:
prompt-fill = Soldan mı sağdan mı dizilsin?
fill-preview = Sonraki turun dizilişleri şöyle olurdu:
prompt-resign = Terk etmek istediğinizden emin misiniz?
prompt-quit = Maçtan çıkılsın mı? Maç kaydedildi, daha sonra devam edebilirsiniz.
prompt-quit-over = Kamisado’dan çıkılsın mı? Maç bitti ve kaydedildi.

## Durumlar

status-thinking = Bilgisayar düşünüyor…
status-saved = Kaydedildi: { $path }.
status-resumed = Maça devam ediliyor.
status-undone = { $text } geri alındı.
status-nothing-to-redo = Yinelenecek bir şey yok.
status-hint = İpucu: { $text }
status-too-small = Pencere çok küçük: en az { $columns } × { $rows } karakter gerekir.

## Yardım

help-title = Tuşlar
help-arrows = imleci oynat
help-enter = kule ya da kare seç
help-type = herhangi bir notasyonla hamle yaz
help-mouse = fare: önce kuleye, sonra kareye tıkla
help-escape = seçimi kaldır
help-help = bu yardım
help-goal = Bir kuleyle rakibin başlangıç sırasına ulaşan turu kazanır. Varılan karenin rengi, rakibin hangi kuleyi oynayacağını belirler.

## Analiz

analysis-wins-in =
    { $count ->
        [one] { $count } hamlede kazanır
       *[other] { $count } hamlede kazanır (iki tarafınkiler birlikte)
    }
analysis-loses-in =
    { $count ->
        [one] { $count } hamlede kaybeder
       *[other] { $count } hamlede kaybeder (iki tarafınkiler birlikte)
    }
analysis-wins = kazanır
analysis-loses = kaybeder
analysis-unknown = bilinmiyor
analysis-proving = Kanıtlanıyor…
analysis-positions = { $count } konum incelendi

## Maç incelemesi

review-title = Neden böyle bitti?

## Bulmacalar

puzzle-next = Sonraki bulmaca
puzzle-streak = Arka arkaya { $count } bulmaca çözüldü

## Oynamak

seat-human = Bu cihazdaki oyuncu
action-menu = Menü
action-pause = Duraklat ya da devam et
prompt-save = Kaydedilecek dosya:
status-paused = Duraklatıldı. Devam etmek için Ctrl-P.
status-not-saved = { $path } kaydedilemedi: { $reason }
help-tab = sıradaki olası kareye git; rastgele bir diziliş
help-line-up = Ok tuşları yer seçer, boşluk tuşu kuleyi alır, Enter onaylar. Ya da sekiz harf yazın.
language-name = Türkçe
action-new-match = Yeni maç…
prompt-rematch = Rövanş başlasın mı? Bu maç kaydedildi.
prompt-over = Maç bitti. Seçenekler için Enter’a basın.
status-rematch = Rövanş, taraflar değişti.
review-nothing-yet = Henüz biten bir tur yok. Tur bitince maç incelemesi, nerede belli olduğunu gösterir. O zamana kadar bir ipucu deneyin.
prompt-overwrite = { $path } zaten var. Üzerine yazılsın mı?
menu-keys = ↑ ↓ seçer, ← → değiştirir, Enter onaylar, Esc geri döner.
prompt-move-short = Hamleniz:
