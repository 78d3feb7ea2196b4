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
position-fine = Această poziție se poate juca.

## Privire înapoi

review-kept = { $text }: { side } păstrează runda câștigată.
review-threw-away = { $text }: { side } scapă din mână runda câștigată.
review-lost = { $text }: runda era deja pierdută pentru { side }.
review-open = { $text }: nu este dovedit cine poate câștiga runda aici.
review-nothing = Nimeni nu a scăpat din mână o rundă câștigată.

## Probleme

puzzle-right = Corect! Mai departe.
puzzle-graded = Dificultate { $grade }
puzzle-none = Problema { $number } nu există: sunt numerotate de la 1 la { $count }.
