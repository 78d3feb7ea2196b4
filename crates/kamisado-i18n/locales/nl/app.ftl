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
position-fine = Dit is een geldige stelling.

## Terugblik

review-kept = { $text }: { side } wint de ronde nog steeds.
review-threw-away = { $text }: { side } geeft een gewonnen ronde weg.
review-lost = { $text }: { side } had de ronde al verloren.
review-open = { $text }: wie de ronde vanaf hier wint, is niet bewezen.
review-nothing = Niemand heeft een gewonnen ronde weggegeven.

## Puzzels

puzzle-right = Goed! Ga verder.
puzzle-graded = Moeilijkheid { $grade }
puzzle-none = Puzzel { $number } bestaat niet: ze lopen van 1 tot en met { $count }.
solved-open = Geen winnaar bewezen: eerst werd een grens bereikt.
