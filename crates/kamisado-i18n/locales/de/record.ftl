### Was an einem Protokoll oder anderem Text, den jemand öffnen will, nicht stimmt.

error-at-line = Zeile { $line }, Spalte { $column }: { $reason }
error-at-round = Runde { $round }: { $reason }
error-at-move = Runde { $round }, Zug { $row }: { $reason }
error-read-nothing = Hier gibt es nichts zu lesen: Füge ein Protokoll, eine Stellung oder eine Zugfolge ein.
error-read-json = Das ist nicht das JSON eines Kamisado-Protokolls: In Zeile { $line }, Spalte { $column } sollte etwas anderes stehen.

## Kopfzeilen

error-record-format = Diese Datei sagt von sich, dass sie kein Kamisado-Protokoll ist.
error-record-version = Dieses Protokoll hat Version { $version }: Zum Lesen ist ein neueres Programm nötig.
error-record-line = „{ $text }“ ist weder eine Kopfzeile (Black: Ada) noch eine Überschrift (Round 1) noch eine Zeile mit Zügen (1. U<4U | P^3B).
error-record-tag-twice = Die Kopfzeile { $text } steht zweimal da.
error-record-tag-name = „{ $text }“ kann keine Kopfzeile benennen: Erlaubt sind Buchstaben, Ziffern, Leerzeichen und Bindestriche, vorn ein Buchstabe.
error-record-tag-reserved = Die Kopfzeile { $text } ergibt sich aus dem Match und lässt sich nicht setzen.
error-record-tag-late = Die Kopfzeile { $text } muss vor der ersten Runde stehen.
error-record-rules = Ein solches Match gibt es nicht: Match ist single, standard, long, marathon oder series, und Opening ist standard, tournament, matchplay oder 1-3-5.
error-record-board = Ein solches Brett gibt es nicht: Board ist standard oder mirrored.
error-record-notation = Eine solche Notation gibt es nicht: Notation ist ascii, kanji, de, en, fr, nl, tr, hu oder ro.
error-record-result = Das ist kein Ergebnis: Schreib *, Black wins oder White wins, und warum, wenn nicht nach Punkten (White resigned, Black out of time).
error-record-other-result = Die Züge führen zu einem anderen Ergebnis, als im Protokoll steht.
error-record-other-score = Nach den Zügen steht es { $black }:{ $white }, im Protokoll aber anders.
error-record-score = Das ist kein Punktestand: Schreib die Punkte von Schwarz, einen Doppelpunkt und die von Weiß, etwa 2:1.

## Runden und Züge

error-record-other-round = Das ist Runde { $round }, die Überschrift nennt aber eine andere Zahl.
error-record-round-early = Runde { $round } kann noch nicht beginnen, weil die Runde davor nicht zu Ende ist.
error-record-no-heading = Runde { $round } braucht eine eigene Überschrift: Round { $round }.
error-record-open-comment = Der Kommentar, der hier beginnt, hat keine schließende Klammer.
error-record-time = Das ist keine Zeit: Schreib Minuten und Sekunden, etwa (0:12).
error-record-columns = Es gibt nur zwei Spalten, für Schwarz und für Weiß: Eine Zeile hat höchstens einen Strich |.
error-record-line-up = Eine Aufstellung nennt jede der acht Farben einmal, von links aus Sicht ihres Besitzers: n g r y p u b o.
error-record-other-line-up = Die Türme von { side } stehen anders, von links: { $line_up }.
error-record-fill = Aufgefüllt wird mit left oder right.
error-record-no-fill = So können die Türme weder von links noch von rechts aufgefüllt stehen.
error-record-blocked = Der { tower-e } Turm von { side } ist blockiert und kann nicht ziehen.
error-record-not-blocked = Der { tower-e } Turm von { side } hat keinen Grund auszusetzen.
error-record-not-pushed = Der { tower-e } Turm von { side } wurde nicht zurückgeschoben.
