### Warum etwas nicht geht, und was stattdessen geht.

## Züge

error-no-tower = Auf { $square } steht kein Turm.
error-opponents-tower = Der { tower-e } Turm dort gehört { side }.
error-not-active = Jetzt kann nur der { tower-e } Turm ziehen.
error-not-forward = { $m } geht nicht nach vorn: Türme ziehen nur gerade oder diagonal vorwärts.
error-not-in-line = { $m } geht weder gerade noch diagonal: Türme ziehen nur gerade oder diagonal vorwärts.
error-too-far =
    Der { tower-e } Turm von { side } kann höchstens { $count ->
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
error-too-heavy = Der { tower-e } Turm von { side } lässt sich nicht schieben: Er hat mindestens so viele Drachenzähne wie der Sumo, der schiebt.
error-no-room-behind = Der { tower-e } Turm von { side } lässt sich nicht schieben: Hinter ihm ist kein freies Feld.

## Entscheidungen

error-line-up-due = Das geht jetzt nicht: Zuerst muss { side } die Türme aufstellen.
error-move-due = Das geht jetzt nicht: { side } ist am Zug.
error-fill-due = Das geht jetzt nicht: Zuerst muss { side } wählen, ob von links oder von rechts aufgefüllt wird.
error-round-over = Die Runde ist schon zu Ende.
error-match-over = Die Partie ist schon zu Ende.
error-not-in-match-play = { $line_up } ist keine der 36 nummerierten Aufstellungen.
error-match-play-order = Der Verteidiger bekommt die höhere Nummer, { $defender } ist aber nicht höher als { $challenger }.
error-match-play-highest = Der Herausforderer behält die niedrigere Nummer, und das kann nicht { $challenger } sein.
error-towers-missing = Eine Partie über mehrere Runden braucht alle sechzehn Türme; mit weniger geht nur eine Einzelpartie.
error-other-board = Brett und Stellung passen nicht zusammen: Eines davon liegt andersherum.
error-won-already = Diese Stellung ist schon entschieden: { side } hat mit den Drachenzähnen bereits genug Punkte, um die Partie zu gewinnen.
error-not-a-decision = „{ $text }“ ist weder ein Zug wie b1b7 noch eine Aufstellung wie ngrypubo noch „left“ oder „right“.
error-replay = Entscheidung Nr. { $number }, { $text }: { $reason }
error-match-too-long = Eine Partie kann hier höchstens { $count } Entscheidungen haben.
error-line-too-long = Diese Zeile ist zu lang: Höchstens { $count } Byte werden gelesen.
error-memory = Für eine Tabelle von { $count } MiB reicht der Speicher nicht: Wähle eine kleinere.
error-searching = Eine Suche läuft: Bis sie endet, werden nur isready, stop und quit verstanden.

## Stellungen

error-two-of-a-tower = Der { tower-e } Turm von { side } steht auf { $square } und auf { $other }; jede Seite hat von jeder Farbe nur einen.
error-on-winning-row = Der { tower-e } Turm von { side } auf { $square } hat die gegnerische Grundlinie schon erreicht; die Runde wäre vorbei.
error-too-many-teeth = Der { tower-e } Turm von { side } auf { $square } hat mehr als drei Drachenzähne; die Partie wäre vorbei.
error-active-missing = Der { tower-e } Turm von { side } muss ziehen, steht aber nicht auf dem Brett.
error-cap = Ein Eröffnungszug kann auf 1, 3 oder 5 Felder begrenzt sein, nicht auf { $count }.
error-nobody-can-move = Hier kann niemand ziehen: Jeder Turm, der an die Reihe käme, ist blockiert.
