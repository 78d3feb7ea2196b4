### Playing line by line, without a screen.

line-welcome = Írj be egy lépést, majd Enter. A parancsokat ez mutatja: { line-word-help }.
line-moves = Lehetséges lépések:
line-push = lökés
line-saved = A játszma mentve; a `kamisado play --resume` folytatja.
line-number = Írj be egy számot 1 és { $count } között.

## Commands: one word each, as they are typed

line-word-help = súgó
line-word-rules = szabályok
line-word-board = tábla
line-word-moves = lépések
line-word-undo = vissza
line-word-redo = újra
line-word-hint = tipp
line-word-review = visszatekintés
line-word-save = mentés
line-word-resign = feladás
line-word-rematch = visszavágó
line-word-next = tovább
line-word-quit = kilépés

## What they do

line-about-rules = a szabályok és a színek betűi
line-about-board = hol áll minden torony
line-about-moves = a lehetséges lépések
line-about-save = másolat mentése: { line-word-save } nev.kamisado
