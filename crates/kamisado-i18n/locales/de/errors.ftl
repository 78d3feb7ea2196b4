### Warum etwas nicht geht, und was stattdessen geht.

## Züge

error-no-tower = Auf { $square } steht kein Turm.
error-opponents-tower = Der { tower-e } Turm dort gehört { side }.
error-not-active = Jetzt muss der { tower-e } Turm ziehen.
error-not-forward = { $m } geht nicht nach vorn: Türme ziehen nur gerade oder schräg vorwärts.
error-too-far =
    Der { tower-e } Turm von { side } darf höchstens { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } weit ziehen.
error-in-the-way = Der { tower-e } Turm von { side } auf { $square } steht im Weg.
error-not-a-sumo = Der { tower-e } Turm von { side } hat keinen Drachenzahn und kann deshalb nicht schieben.
error-run-too-long =
    Hier stehen zu viele Türme hintereinander: Dieser Sumo kann höchstens { $count ->
        [one] einen Turm
       *[other] { $count } Türme
    } schieben.
error-too-heavy = Der { tower-e } Turm von { side } lässt sich nicht schieben: Er hat mindestens so viele Drachenzähne wie der schiebende.
error-no-room-behind = Hinter dem { tower-en } Turm von { side } ist kein freies Feld, auf das er geschoben werden könnte.

## Entscheidungen

error-line-up-due = Das geht jetzt nicht: Zuerst stellt { side } die Türme auf.
error-move-due = Das geht jetzt nicht: { side } ist am Zug.
error-fill-due = Das geht jetzt nicht: Zuerst wählt { side }, ob von links oder von rechts aufgefüllt wird.
error-round-over = Die Runde ist schon zu Ende.
error-match-over = Das Match ist schon zu Ende.
error-not-in-match-play = { $line_up } ist keine der 36 nummerierten Aufstellungen.
error-match-play-order = Der Verteidiger bekommt die höhere Nummer, { $defender } ist aber nicht höher als { $challenger }.
error-match-play-highest = Der Herausforderer behält die niedrigere Nummer, deshalb kann es nicht { $challenger } sein.
error-towers-missing = Ein Match über mehrere Runden braucht alle sechzehn Türme; mit weniger geht nur eine Einzelrunde.
error-other-board = Brett und Stellung passen nicht zusammen: Das eine liegt andersherum.
error-won-already = Diese Stellung ist schon entschieden: Die Drachenzähne von { side } zählen so viel, wie das Match an Punkten verlangt.
error-not-a-decision = „{ $text }“ ist weder ein Zug wie b1b7 noch eine Aufstellung wie ngrypubo noch „left“ oder „right“.
error-replay = Entscheidung Nr. { $number }, { $text }: { $reason }

## Stellungen

error-two-of-a-tower = Der { tower-e } Turm von { side } steht auf { $square } und noch einmal auf { $other }; jede Seite hat von jeder Farbe nur einen.
error-on-winning-row = Der { tower-e } Turm von { side } steht mit { $square } schon am Ziel; die Runde wäre vorbei.
error-too-many-teeth = Der { tower-e } Turm von { side } auf { $square } hat mehr als drei Drachenzähne; das Match wäre vorbei.
error-active-missing = Der { tower-e } Turm von { side } muss ziehen, steht aber nicht auf dem Brett.
error-cap = Der erste Zug darf auf 1, 3 oder 5 Felder begrenzt sein, nicht auf { $count }.
error-nobody-can-move = Hier kann niemand ziehen: Jeder Turm, der an die Reihe kommt, ist blockiert.
