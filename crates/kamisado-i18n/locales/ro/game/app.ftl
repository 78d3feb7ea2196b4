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
square-target = { $text }, mutare posibilă
square-push = { $text }, poate fi împins
square-reach = De pe { $square } pe: { $text }.
position-fine = Aceasta este o poziție validă.

## De ce nu se poate o alegere și la ce duce o mutare

why-ended = { side } a ajuns pe pătratul { color } { $square }, așa că trebuie să îți muți turnul { tower }.
why-blocked = Turnul blocat al { side-of } este pe pătratul { color } { $square }, așa că trebuie să îți muți turnul { tower }.
why-pushed = Ai împins un turn pe pătratul { color } { $square }, așa că trebuie să îți muți turnul { tower }.
ahead-wins = Această mutare câștigă runda.
ahead-deadlock = Această mutare duce la un blocaj total și pierde runda.
ahead-calls = Urmează turnul { tower } al { side-of } de pe { $square }.
ahead-push = După această împingere urmează din nou { side }, cu turnul { tower } de pe { $square }.
ahead-blocked = Acesta este blocat, așa că mută turnul { tower } al { side-of } de pe { $square }.
ahead-then-wins = Apoi { side } poate câștiga runda imediat.
rules-cap =
    În deschiderea 1-3-5, această mutare poate merge cel mult { $count ->
        [one] 1 pătrat
        [few] { $count } pătrate
       *[other] { $count } de pătrate
    }.

## Nume și numere

fill-name =
    { $fill ->
       *[left] de la stânga
        [right] de la dreapta
    }
level-name =
    { $level ->
        [1] Primul joc
        [2] Începător
        [3] Avansat
        [4] Jucător ocazional
        [5] Jucător de club
        [6] Jucător de turneu
        [7] Expert
        [8] Maestru
        [9] Mare maestru
       *[10] Perfect
    }
level-numbered = Nivelul { $level }: { level-name }
count-moves =
    { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
status-nothing-to-undo = Nu este nimic de retras.

## Retrospectivă

review-kept = { $text }: { side } câștigă în continuare runda.
review-threw-away = { $text }: { side } scapă din mână o rundă câștigată.
review-lost = { $text }: { side } pierduse deja runda.
review-open = { $text }: nu este demonstrat cine câștigă runda de aici.
review-nothing = Nimeni nu a scăpat din mână o rundă câștigată.
review-turning-point = Moment decisiv: după { $text }, { side } pierduse runda.
review-better = Mai bună era { $text }: ar fi câștigat.
review-no-mistake = { side } nu a făcut nicio greșeală decisivă.

## Probleme

puzzle-correct = Corect! Continuă.
puzzle-difficulty = Dificultate { $grade }
puzzle-none = Problema { $number } nu există: numerele merg de la 1 la { $count }.
puzzle-number = Problema { $number }
puzzle-task =
    { side } mută și câștigă { $count ->
        [one] într-o mutare
        [few] în { $count } mutări
       *[other] în { $count } de mutări
    }.
puzzle-solved = Corect: rezolvat!
puzzle-wrong = Mutarea aceasta nu câștigă. Mai încearcă.
puzzle-refuted = Mutarea aceasta nu câștigă: răspunsul este { $text }. Mai încearcă.
puzzle-solution = Soluție: { $text }
solved-open = Câștigătorul nu este demonstrat: mai întâi a fost atinsă o limită.
analysis-nothing = Aici nu este nimic de analizat: nu urmează nicio mutare.
