### Amit az alkalmazások a tábla mellett mutatnak.

## A mezők, ahogy a képernyőolvasó felolvassa őket

square-empty = { $square }, { color }, üres
square-tower = { $square }, { color }: { side } { tower } tornya
square-sumo = { square-tower }, { $teeth } sárkányfoggal
square-active = { $text }, lépnie kell
position-fine = Ez az állás játszható.

## Visszatekintés

review-kept = { $text }: { side } megtartja a nyert kört.
review-threw-away = { $text }: { side } kiengedi a kezéből a nyert kört.
review-lost = { $text }: { side } számára a kör már elveszett.
review-open = { $text }: nincs bizonyítva, ki nyerheti meg itt a kört.
review-nothing = Senki sem engedett ki a kezéből nyert kört.

## Feladványok

puzzle-right = Helyes! Tovább.
puzzle-graded = Nehézség: { $grade }
puzzle-none = Nincs ilyen számú feladvány ({ $number }): a számok 1 és { $count } közé esnek.
