### Amit az alkalmazások a tábla mellett mutatnak.

## A mezők, ahogy a képernyőolvasó felolvassa őket

square-empty = { $square }, { color }, üres
square-tower = { $square }, { color }: { side } { tower } tornya
square-sumo = { square-tower }, { $teeth } sárkányfoggal
square-active = { $text }, lépnie kell
square-target = { $text }, ide léphetsz
square-push = { $text }, ellökhető
square-reach = Az itt álló torony ({ $square }) ide léphet: { $text }.
position-fine = Ez érvényes állás.

## Miért nem lehet valamit választani, és hová vezet egy lépés

why-ended = { side } a { color } { $square } mezőre lépett, ezért a { tower } tornyoddal kell lépned.
why-blocked = { side } beszorult tornya a { color } { $square } mezőn áll, ezért a { tower } tornyoddal kell lépned.
why-pushed = Egy tornyot a { color } { $square } mezőre löktél, ezért a { tower } tornyoddal kell lépned.
ahead-wins = Ez megnyeri a kört.
ahead-deadlock = Ez patthelyzethez vezet, és elveszíti a kört.
ahead-calls = Ezután { side } { tower } tornya következik ({ $square }).
ahead-push = A lökés után újra { side } következik, a { tower } toronnyal ({ $square }).
ahead-blocked = Az beszorult, ezért { side } { tower } tornya lép ({ $square }).
ahead-then-wins = Ezután { side } azonnal megnyerheti a kört.
rules-cap = Az 1-3-5 kezdésben ez a lépés legfeljebb { $count } mező hosszú lehet.

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
puzzle-refuted = Ez nem nyer, erre ez a válasz: { $text }. Próbáld újra.
puzzle-solution = Megoldás: { $text }
solved-open = Nincs bizonyított nyertes: előbb elértünk egy korlátot.
analysis-nothing = Itt nincs mit elemezni: nem lépés következik.
