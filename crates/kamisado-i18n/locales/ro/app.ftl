### Ce arată aplicațiile lângă tablă.

## Pătratele, așa cum le citește un cititor de ecran

square-empty = { $square }, { color }, liber
square-tower = { $square }, { color }: turnul { tower } al { side-of }
square-sumo =
    { square-tower } cu { $teeth ->
        [1] un dinte de dragon
        [2] doi dinți de dragon
        [3] trei dinți de dragon
       *[4] patru dinți de dragon
    }
square-active = { $text }, trebuie să mute
position-fine = Aceasta este o poziție validă.

## Retrospectivă

review-kept = { $text }: { side } câștigă în continuare runda.
review-threw-away = { $text }: { side } scapă din mână o rundă câștigată.
review-lost = { $text }: { side } pierduse deja runda.
review-open = { $text }: nu este demonstrat cine câștigă runda de aici.
review-nothing = Nimeni nu a scăpat din mână o rundă câștigată.

## Probleme

puzzle-right = Corect! Continuă.
puzzle-graded = Dificultate { $grade }
puzzle-none = Problema { $number } nu există: numerele merg de la 1 la { $count }.
solved-open = Câștigătorul nu este demonstrat: mai întâi a fost atinsă o limită.
