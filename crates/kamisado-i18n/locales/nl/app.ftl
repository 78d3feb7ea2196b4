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
position-fine = Deze stelling kan worden gespeeld.

## Terugblik

review-kept = { $text }: { side } houdt de gewonnen ronde vast.
review-threw-away = { $text }: { side } geeft de gewonnen ronde weg.
review-lost = { $text }: de ronde was voor { side } al verloren.
review-open = { $text }: wie de ronde hier kan winnen, is niet bewezen.
review-nothing = Niemand heeft een gewonnen ronde weggegeven.

## Puzzels

puzzle-right = Goed! Ga verder.
puzzle-graded = Moeilijkheid { $grade }
puzzle-none = Puzzel { $number } bestaat niet: ze zijn genummerd van 1 tot en met { $count }.
