### Uygulamaların tahtanın yanında gösterdikleri.

## Ekran okuyucunun okuduğu biçimiyle kareler

square-empty = { $square }, { color }, boş
square-tower = { $square }, { color }: { side-of } { tower } kulesi
square-sumo = { square-tower }, { $teeth } ejderha dişli
square-active = { $text }, oynamak zorunda
position-fine = Bu geçerli bir konum.

## Maç incelemesi

review-kept = { $text }: turu hâlâ { side } kazanıyor.
review-threw-away = { $text }: { side } kazanılmış bir turu elinden kaçırıyor.
review-lost = { $text }: { side } turu zaten kaybetmişti.
review-open = { $text }: turu buradan kimin kazanacağı kanıtlanmadı.
review-nothing = Kimse kazanılmış bir turu elinden kaçırmadı.

## Bulmacalar

puzzle-right = Doğru! Devam edin.
puzzle-graded = Zorluk { $grade }
puzzle-none = { $number } numaralı bulmaca yok: numaralar 1 ile { $count } arasında.
solved-open = Kazanan kanıtlanmadı: önce bir sınıra ulaşıldı.
