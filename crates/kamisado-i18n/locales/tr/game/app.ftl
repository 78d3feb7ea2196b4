### Uygulamaların tahtanın yanında gösterdikleri.

## Ekran okuyucunun okuduğu biçimiyle kareler

square-empty = { $square }, { color }, boş
square-tower = { $square }, { color }: { side-of } { tower } kulesi
square-sumo = { square-tower }, { $teeth } ejderha dişli
square-active = { $text }, oynamak zorunda
square-target = { $text }, olası hamle
square-push = { $text }, itilebilir
square-reach = { $square } karesinden gidilebilecek kareler: { $text }.
position-fine = Bu geçerli bir konum.

## Bir seçimin neden olamadığı ve bir hamlenin neye yol açtığı

why-ended = { side } { color } { $square } karesinde durdu; bu yüzden { tower } kulenizi oynamalısınız.
why-blocked = { side-of } engellenmiş kulesi { color } { $square } karesinde; bu yüzden { tower } kulenizi oynamalısınız.
why-pushed = Bir kuleyi { color } { $square } karesine ittiniz; bu yüzden { tower } kulenizi oynamalısınız.
ahead-wins = Bu hamle turu kazandırır.
ahead-deadlock = Bu hamle kilitlenmeye yol açar ve turu kaybettirir.
ahead-calls = Ardından sıra { side-of } { $square } karesindeki { tower } kulesine geçer.
ahead-push = Kuleyi itince sıra yine { side-of } { $square } karesindeki { tower } kulesine gelir.
ahead-blocked = O kule engellenmiş; bu yüzden { side-of } { $square } karesindeki { tower } kulesi oynar.
ahead-then-wins = Bundan sonra { side } turu hemen kazanabilir.
rules-cap = 1-3-5 açılışında bu hamle en çok { $count } kare gidebilir.

## Adlar ve sayılar

fill-name =
    { $fill ->
       *[left] soldan
        [right] sağdan
    }
level-name =
    { $level ->
        [1] İlk oyun
        [2] Acemi
        [3] Gelişen
        [4] Amatör oyuncu
        [5] Kulüp oyuncusu
        [6] Turnuva oyuncusu
        [7] Uzman
        [8] Usta
        [9] Büyük usta
       *[10] Kusursuz
    }
level-numbered = Seviye { $level }: { level-name }
count-moves = { $count } hamle
status-nothing-to-undo = Geri alınacak bir şey yok.

## Maç incelemesi

review-kept = { $text }: turu hâlâ { side } kazanıyor.
review-threw-away = { $text }: { side } kazanılmış bir turu elinden kaçırıyor.
review-lost = { $text }: { side } turu zaten kaybetmişti.
review-open = { $text }: turu buradan kimin kazanacağı kanıtlanmadı.
review-nothing = Kimse kazanılmış bir turu elinden kaçırmadı.
review-turning-point = Dönüm noktası: { $text } hamlesinden sonra { side } turu kaybetmişti.
review-better = { $text } daha iyiydi: turu kazandırırdı.
review-no-mistake = { side } belirleyici bir hata yapmadı.

## Bulmacalar

puzzle-correct = Doğru! Devam edin.
puzzle-difficulty = Zorluk { $grade }
puzzle-none = { $number } numaralı bulmaca yok: numaralar 1 ile { $count } arasında.
puzzle-number = Bulmaca { $number }
puzzle-task = { side } oynar ve { $count } hamlede kazanır.
puzzle-solved = Doğru: çözüldü!
puzzle-wrong = Bu kazandırmıyor. Yeniden deneyin.
puzzle-refuted = Bu kazandırmıyor: yanıtı { $text }. Yeniden deneyin.
puzzle-solution = Çözüm: { $text }
solved-open = Kazanan kanıtlanmadı: önce bir sınıra ulaşıldı.
analysis-nothing = Burada analiz edilecek bir şey yok: oynanacak bir hamle yok.
