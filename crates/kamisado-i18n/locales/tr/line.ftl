### Playing line by line, without a screen.

line-welcome = Bir hamle yazıp Enter’a basın. { line-word-help } komutları gösterir.
line-moves = Olası hamleler:
line-push = itmek
line-saved = Maç kaydedildi; `kamisado play --resume` devam ettirir.
line-number = 1 ile { $count } arasında bir sayı yazın.

## Commands: one word each, as they are typed

line-word-help = yardım
line-word-rules = kurallar
line-word-board = tahta
line-word-moves = hamleler
line-word-undo = geri
line-word-redo = yinele
line-word-hint = ipucu
line-word-review = inceleme
line-word-save = kaydet
line-word-resign = çekil
line-word-rematch = rövanş
line-word-next = sonraki
line-word-quit = çık

## What they do

line-about-rules = kurallar ve renklerin harfleri
line-about-board = her kulenin nerede durduğu
line-about-moves = olası hamleler
line-about-save = bir kopya kaydet: { line-word-save } ad.kamisado
