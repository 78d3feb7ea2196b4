### Amit az alkalmazások a tábla mellett mutatnak.

## A mezők, ahogy a képernyőolvasó felolvassa őket

square-empty = { $square }, { color }, üres
square-tower = { $square }, { color }: { side } { tower } tornya
square-sumo = { square-tower }, { $teeth } sárkányfoggal
square-active = { $text }, lépnie kell
position-fine = Ez érvényes állás.

## Visszatekintés

review-kept = { $text }: a kört továbbra is { side } nyeri.
review-threw-away = { $text }: { side } kienged a kezéből egy nyert kört.
review-lost = { $text }: { side } már elvesztette a kört.
review-open = { $text }: nincs bizonyítva, ki nyeri innen a kört.
review-nothing = Senki sem engedett ki a kezéből nyert kört.

## Feladványok

puzzle-right = Helyes! Folytasd.
puzzle-graded = Nehézség: { $grade }
puzzle-none = Nincs ilyen számú feladvány ({ $number }): a számok 1-től { $count }-ig tartanak.
solved-open = Nincs bizonyított nyertes: előbb elértünk egy korlátot.
