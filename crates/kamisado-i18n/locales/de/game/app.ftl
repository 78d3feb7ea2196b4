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
square-target = { $text }, möglicher Zug
square-push = { $text }, lässt sich schieben
square-reach = Von { $square } nach: { $text }.
position-fine = Diese Stellung ist gültig.

## Warum eine Wahl nicht geht, und wozu ein Zug führt

why-ended = { side } ist auf das { color-e } Feld { $square } gezogen, also musst du deinen { tower-en } Turm ziehen.
why-blocked = Der blockierte Turm von { side } steht auf { $square }, und dieses Feld ist { color }: Also musst du deinen { tower-en } Turm ziehen.
why-pushed = Du hast einen Turm auf das { color-e } Feld { $square } geschoben, also musst du deinen { tower-en } Turm ziehen.
ahead-wins = Das gewinnt die Runde.
ahead-deadlock = Das führt zu einer Komplettblockade und verliert die Runde.
ahead-calls = An der Reihe ist dann der { tower-e } Turm von { side } auf { $square }.
ahead-push = Nach dem Schieben ist { side } wieder am Zug, mit dem { tower-en } Turm auf { $square }.
ahead-blocked = Er ist blockiert; als Nächstes zieht der { tower-e } Turm von { side } auf { $square }.
ahead-then-wins = Dann kann { side } die Runde sofort gewinnen.
rules-cap =
    In der 1-3-5-Eröffnung darf dieser Zug höchstens { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } weit gehen.

## Namen und Anzahlen

fill-name =
    { $fill ->
       *[left] von links
        [right] von rechts
    }
level-name =
    { $level ->
        [1] Erste Partie
        [2] Einstieg
        [3] Fortgeschritten
        [4] Gelegenheitsspiel
        [5] Vereinsspiel
        [6] Turnierspiel
        [7] Experte
        [8] Meister
        [9] Großmeister
       *[10] Perfekt
    }
level-numbered = Stufe { $level }: { level-name }
count-moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
count-moves-dative =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    }
status-nothing-to-undo = Es gibt nichts zurückzunehmen.

## Rückblick

review-kept = { $text }: { side } gewinnt die Runde weiterhin.
review-threw-away = { $text }: { side } gibt eine gewonnene Runde aus der Hand.
review-lost = { $text }: { side } hatte die Runde schon verloren.
review-open = { $text }: Wer die Runde von hier an gewinnt, ist nicht bewiesen.
review-nothing = Niemand hat eine gewonnene Runde aus der Hand gegeben.
review-turning-point = Wendepunkt: Nach { $text } hatte { side } die Runde verloren.
review-better = Besser war { $text }: Das hätte gewonnen.
review-no-mistake = { side } hat keinen entscheidenden Fehler gemacht.

## Aufgaben

puzzle-correct = Richtig! Mach weiter.
puzzle-difficulty = Schwierigkeit { $grade }
puzzle-none = Aufgabe { $number } gibt es nicht: Die Nummern gehen von 1 bis { $count }.
puzzle-number = Aufgabe { $number }
puzzle-task = { side } ist am Zug und gewinnt in { count-moves-dative }.
puzzle-solved = Richtig: gelöst!
puzzle-wrong = Das gewinnt nicht. Versuch es noch einmal.
puzzle-refuted = Das gewinnt nicht: Die Antwort ist { $text }. Versuch es noch einmal.
puzzle-solution = Lösung: { $text }
solved-open = Kein Gewinner bewiesen: Vorher war eine Grenze erreicht.
analysis-nothing = Hier gibt es nichts zu analysieren: Es ist kein Zug fällig.
