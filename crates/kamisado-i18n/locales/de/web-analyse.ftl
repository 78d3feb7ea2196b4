# Analysis and review in the browser.

analyse-board = Analysebrett
analyse-legend = Runde Marken gewinnen, eckige verlieren. Die Zahl sagt, wie viele Züge die Runde noch dauert.
analyse-moves = Alle Züge, die besten zuerst
analyse-stands-won = { side } ist am Zug und gewinnt die Runde.
analyse-stands-lost = { side } ist am Zug, und jeder Zug verliert die Runde.
analyse-tree = Varianten
analyse-root = Anfang
analyse-first = Zum Anfang
analyse-back = Einen Zug zurück
analyse-forward = Einen Zug vor
analyse-last = Zum Ende der Variante
analyse-promote = Zur Hauptvariante
analyse-delete = Ab hier löschen
analyse-reset = Startaufstellung
analyse-play-from-here = Von hier spielen
analyse-show = Stellung analysieren
analyse-line-up = Aufstellen

editor-title = Stellung aufbauen
editor-help = Wähle einen Turm und dann ein Feld. Du kannst Türme auch mit der Maus ziehen; Entf entfernt einen.
editor-towers = Türme
editor-tower = der { tower-e } Turm von { side }
editor-eraser = Vom Brett entfernen
editor-teeth = Drachenzähne
editor-side = Am Zug
editor-active = Muss ziehen
editor-any = Jeder Turm
editor-clear = Brett leeren

import-title = Öffnen
import-help = Füge eine Aufzeichnung, eine Stellung oder Züge ein, in jeder Notation und jeder der sieben Sprachen.
import-text = Text
import-file = Datei wählen

export-title = Teilen und sichern
export-link = Link zu dieser Stellung
export-form = Als Text
export-record = Aufzeichnung
export-kanji = Aufzeichnung in Kanji
export-words = Aufzeichnung in Worten
export-json = Aufzeichnung als JSON
export-moves = Zugfolge
export-position = Stellung
export-copy = Kopieren
export-copied = Kopiert.
export-download = Herunterladen
export-diagram = Diagramm

review-board = Brett zum Rückblick
review-graph = Wer den Sieg erzwingen konnte: oben Schwarz, unten Weiß
review-table = Als Tabelle
review-column-move = Zug
review-column-winner = Gewinnt von hier
review-points = Wendepunkte
review-would-have-won = Züge, die gewonnen hätten
review-start-round = Beginn der Runde
review-none = Noch keine Partie für einen Rückblick. Spiel eine oder öffne eine Aufzeichnung.
