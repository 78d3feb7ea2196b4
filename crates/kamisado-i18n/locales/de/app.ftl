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
position-fine = Diese Stellung lässt sich spielen.

## Rückschau

review-kept = { $text }: { side } behält die gewonnene Runde in der Hand.
review-threw-away = { $text }: { side } gibt die gewonnene Runde aus der Hand.
review-lost = { $text }: Die Runde war für { side } schon verloren.
review-open = { $text }: Wer die Runde hier gewinnen kann, ist nicht bewiesen.
review-nothing = Niemand hat eine gewonnene Runde aus der Hand gegeben.

## Aufgaben

puzzle-right = Richtig! Weiter geht es.
puzzle-graded = Schwierigkeit { $grade }
puzzle-none = Aufgabe { $number } gibt es nicht: Sie sind von 1 bis { $count } nummeriert.
