### Was an einer Aufzeichnung oder einem anderen Text, den jemand öffnen will, nicht stimmt.

error-at-line = Zeile { $line }, Spalte { $column }: { $reason }
error-at-round = Runde { $round }: { $reason }
error-at-move = Runde { $round }, Zug { $row }: { $reason }
error-read-nothing = Hier gibt es nichts zu lesen: Füge eine Aufzeichnung, eine Stellung oder eine Zugfolge ein.
error-read-json = Das ist nicht das JSON einer Kamisado-Aufzeichnung: unerwarteter Text in Zeile { $line }, Spalte { $column }.

## Kopfzeilen

error-record-format = Diese Datei gibt an, etwas anderes als eine Kamisado-Aufzeichnung zu sein.
error-record-version = Diese Aufzeichnung hat Version { $version }: Zum Lesen ist ein neueres Programm nötig.
error-record-line = „{ $text }“ ist weder eine Kopfzeile (Black: Ada) noch eine Überschrift (Round 1) noch eine Zeile mit Zügen (1. U<4U | P^3B).
error-record-tag-twice = Die Kopfzeile { $text } kommt zweimal vor.
error-record-tag-name = „{ $text }“ ist kein Name für eine Kopfzeile: erst ein Buchstabe, dann Buchstaben, Ziffern, Leerzeichen und Bindestriche.
error-record-tag-reserved = Die Kopfzeile { $text } ergibt sich aus der Partie und lässt sich nicht setzen.
error-record-tag-late = Die Kopfzeile { $text } muss vor der ersten Runde stehen.
error-record-rules = Unbekannte Partieart: Match ist single, double, standard, long, marathon oder series, und Opening ist standard, tournament, matchplay oder 1-3-5.
error-record-board = Unbekanntes Brett: Board ist standard oder mirrored.
error-record-notation = Unbekannte Notation: Notation ist ascii, kanji, de, en, fr, nl, tr, hu oder ro.
error-record-result = Kein gültiges Ergebnis: Schreib *, tied, Black wins oder White wins, und warum, wenn nicht nach Punkten (White resigned, Black out of time).
error-record-other-result = Die Züge führen zu einem anderen Ergebnis, als in der Aufzeichnung steht.
error-record-other-score = Nach den Zügen steht es { $black }:{ $white }, in der Aufzeichnung steht etwas anderes.
error-record-score = Kein gültiger Punktestand: Schreib die Punkte von Schwarz, einen Doppelpunkt und die von Weiß, etwa 2:1.

## Runden und Züge

error-record-other-round = Das ist Runde { $round }, die Überschrift nennt aber eine andere Zahl.
error-record-round-early = Runde { $round } kann noch nicht beginnen, weil die Runde davor nicht zu Ende ist.
error-record-no-heading = Runde { $round } braucht eine eigene Überschrift: Round { $round }.
error-record-open-comment = Der Kommentar, der hier beginnt, hat keine schließende geschweifte Klammer.
error-record-time = Keine gültige Zeit: Schreib Minuten und Sekunden, etwa (0:12).
error-record-columns = Es gibt nur zwei Spalten, für Schwarz und für Weiß: Eine Zeile hat höchstens einen Strich |.
error-record-line-up = Eine Aufstellung nennt jede der acht Farben einmal, von links aus Sicht ihres Besitzers: n g r y p u b o.
error-record-other-line-up = Die Türme von { side } sind anders aufgestellt, von links: { $line_up }.
error-record-fill = Aufgefüllt wird mit left oder right.
error-record-no-fill = So können die Türme nicht stehen, weder von links noch von rechts aufgefüllt.
error-record-blocked = Der { tower-e } Turm von { side } ist blockiert und kann nicht ziehen.
error-record-not-blocked = Der { tower-e } Turm von { side } ist nicht blockiert und kann deshalb nicht aussetzen.
error-record-not-pushed = Der { tower-e } Turm von { side } wurde nicht zurückgeschoben.
