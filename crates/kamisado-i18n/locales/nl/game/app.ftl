### Wat apps naast het bord laten zien.

## Velden, zoals een schermlezer ze voorleest

square-empty = { $square }, { color }, leeg
square-tower = { $square }, { color }: de { tower } toren van { side }
square-sumo =
    { square-tower } met { $teeth ->
        [1] één drakentand
        [2] twee drakentanden
        [3] drie drakentanden
       *[4] vier drakentanden
    }
square-active = { $text }, moet worden verplaatst
square-target = { $text }, mogelijke zet
square-push = { $text }, kan worden geduwd
square-reach = Van { $square } naar: { $text }.
position-fine = Dit is een geldige stelling.

## Waarom een keuze niet kan, en waartoe een zet leidt

why-ended = { side-start } eindigde op het { color-e } veld { $square }, dus moet je je { tower } toren verplaatsen.
why-blocked = De geblokkeerde toren van { side } staat op het { color-e } veld { $square }, dus moet je je { tower } toren verplaatsen.
why-pushed = Je hebt een toren naar het { color-e } veld { $square } geduwd, dus moet je je { tower } toren verplaatsen.
ahead-wins = Dit wint de ronde.
ahead-deadlock = Dit leidt tot een volledige blokkade en verliest de ronde.
ahead-calls = Daarna is de { tower } toren van { side } op { $square } aan de beurt.
ahead-push = Na deze duw is { side } weer aan de beurt, met de { tower } toren op { $square }.
ahead-blocked = Die is geblokkeerd, dus is de { tower } toren van { side } op { $square } aan de beurt.
ahead-then-wins = Dan kan { side } de ronde meteen winnen.
rules-cap =
    In de 1-3-5-opening mag deze zet hoogstens { $count ->
        [one] 1 veld
       *[other] { $count } velden
    } ver gaan.

## Namen en aantallen

fill-name =
    { $fill ->
       *[left] van links
        [right] van rechts
    }
level-name =
    { $level ->
        [1] Eerste partij
        [2] Beginner
        [3] Gevorderde
        [4] Gelegenheidsspeler
        [5] Clubspeler
        [6] Toernooispeler
        [7] Expert
        [8] Meester
        [9] Grootmeester
       *[10] Perfect
    }
level-numbered = Niveau { $level }: { level-name }
count-moves =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
status-nothing-to-undo = Er valt niets terug te nemen.

## Terugblik

review-kept = { $text }: { side } wint de ronde nog steeds.
review-threw-away = { $text }: { side } geeft een gewonnen ronde weg.
review-lost = { $text }: { side } had de ronde al verloren.
review-open = { $text }: wie de ronde vanaf hier wint, is niet bewezen.
review-nothing = Niemand heeft een gewonnen ronde weggegeven.
review-turning-point = Keerpunt: na { $text } had { side } de ronde verloren.
review-better = { $text } was beter: daarmee was de ronde gewonnen.
review-no-mistake = { side-start } heeft geen beslissende fout gemaakt.

## Puzzels

puzzle-correct = Goed! Ga verder.
puzzle-difficulty = Moeilijkheid { $grade }
puzzle-none = Puzzel { $number } bestaat niet: ze lopen van 1 tot en met { $count }.
puzzle-number = Puzzel { $number }
puzzle-task = { side-start } is aan de beurt en wint in { count-moves }.
puzzle-solved = Goed: opgelost!
puzzle-wrong = Dat wint niet. Probeer het nog eens.
puzzle-refuted = Dat wint niet: het antwoord is { $text }. Probeer het nog eens.
puzzle-solution = Oplossing: { $text }
solved-open = Geen winnaar bewezen: eerst werd een grens bereikt.
analysis-nothing = Hier valt niets te analyseren: er hoeft niet gezet te worden.
