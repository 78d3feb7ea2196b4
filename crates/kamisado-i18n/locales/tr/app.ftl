### Uygulamaların tahtanın yanında gösterdikleri.

## Ekran okuyucunun okuduğu biçimiyle kareler

square-empty = { $square }, { color }, boş
square-tower = { $square }, { color }: { side-of } { tower } kulesi
square-sumo = { square-tower }, { $teeth } ejderha dişiyle
square-active = { $text }, oynamak zorunda
position-fine = Bu konum oynanabilir.

## Değerlendirme

review-kept = { $text }: { side } kazanılmış turu elinde tutuyor.
review-threw-away = { $text }: { side } kazanılmış turu elinden kaçırıyor.
review-lost = { $text }: tur { side } için zaten kaybedilmişti.
review-open = { $text }: burada turu kimin kazanabileceği kanıtlanmadı.
review-nothing = Kimse kazanılmış bir turu elinden kaçırmadı.

## Bulmacalar

puzzle-right = Doğru! Devam edin.
puzzle-graded = Zorluk { $grade }
puzzle-none = { $number } numaralı bulmaca yok: numaralar 1 ile { $count } arasında.
