### Was Apps neben dem Brett zeigen.

## Felder, wie ein Bildschirmleser sie vorliest

square-empty = { $square }, { color }, leer
square-tower = { $square }, { color }: der { tower-e } Turm von { side }
square-sumo =
    { square-tower } mit { $teeth ->
        [1] einem Drachenzahn
        [2] zwei Drachenzähnen
        [3] drei Drachenzähnen
       *[4] vier Drachenzähnen
    }
square-active = { $text }, muss ziehen
position-fine = Diese Stellung ist gültig.

## Rückblick

review-kept = { $text }: { side } gewinnt die Runde weiterhin.
review-threw-away = { $text }: { side } gibt eine gewonnene Runde aus der Hand.
review-lost = { $text }: { side } hatte die Runde schon verloren.
review-open = { $text }: Wer die Runde von hier an gewinnt, ist nicht bewiesen.
review-nothing = Niemand hat eine gewonnene Runde aus der Hand gegeben.

## Aufgaben

puzzle-right = Richtig! Mach weiter.
puzzle-graded = Schwierigkeit { $grade }
puzzle-none = Aufgabe { $number } gibt es nicht: Die Nummern gehen von 1 bis { $count }.
solved-open = Kein Gewinner bewiesen: Vorher war eine Grenze erreicht.
