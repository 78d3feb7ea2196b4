### Amit az alkalmazások a tábla mellett mutatnak.

## A mezők, ahogy a képernyőolvasó felolvassa őket

square-empty = { $square }, { color }, üres
square-tower = { $square }, { color }: { side } { tower } tornya
square-sumo = { square-tower }, { $teeth } sárkányfoggal
square-active = { $text }, lépnie kell
position-fine = Ez érvényes állás.

## Nevek és számok

fill-name =
    { $fill ->
       *[left] balról
        [right] jobbról
    }
level-name =
    { $level ->
        [1] Első játszma
        [2] Kezdő
        [3] Haladó
        [4] Alkalmi játékos
        [5] Klubjátékos
        [6] Versenyjátékos
        [7] Szakértő
        [8] Mester
        [9] Nagymester
       *[10] Tökéletes
    }
level-numbered = { $level }. szint: { level-name }
count-moves = { $count } lépés
status-nothing-to-undo = Nincs mit visszavonni.

## Visszatekintés

review-kept = { $text }: a kört továbbra is { side } nyeri.
review-threw-away = { $text }: { side } kienged a kezéből egy nyert kört.
review-lost = { $text }: { side } már elvesztette a kört.
review-open = { $text }: nincs bizonyítva, ki nyeri innen a kört.
review-nothing = Senki sem engedett ki a kezéből nyert kört.
review-turning-point = Fordulópont: { $text } után { side } már elvesztette a kört.
review-better = Jobb lett volna: { $text }, ez nyert volna.
review-no-mistake = { side } nem követett el döntő hibát.

## Feladványok

puzzle-correct = Helyes! Folytasd.
puzzle-difficulty = Nehézség: { $grade }
puzzle-none = Nincs ilyen számú feladvány ({ $number }): a számok 1-től { $count }-ig tartanak.
puzzle-number = { $number }. feladvány
puzzle-task = { side } következik, és { $count } lépésben nyer.
puzzle-solved = Helyes: megoldva!
puzzle-wrong = Ez nem nyer. Próbáld újra.
puzzle-solution = Megoldás: { $text }
solved-open = Nincs bizonyított nyertes: előbb elértünk egy korlátot.
