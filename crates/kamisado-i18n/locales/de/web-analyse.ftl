# Analysis and review in the browser.

analyse-board = Brett zum Analysieren
analyse-legend = Runde Marken gewinnen, eckige verlieren. Die Zahl sagt, nach wie vielen Zügen die Runde endet.
analyse-moves = Alle Züge, die besten zuerst
analyse-stands-won = { side } ist am Zug und gewinnt die Runde.
analyse-stands-lost = { side } ist am Zug und verliert die Runde, was auch immer geschieht.
analyse-tree = Varianten
analyse-root = Anfang
analyse-first = Zum Anfang
analyse-back = Einen Zug zurück
analyse-forward = Einen Zug vor
analyse-last = Zum Ende der Variante
analyse-promote = Zur Hauptvariante machen
analyse-delete = Ab hier löschen
analyse-reset = Grundstellung
analyse-play-on = Von hier weiterspielen
analyse-show = Diese Stellung analysieren
analyse-line-up = Aufstellen

editor-title = Stellung aufbauen
editor-help = Wähle einen Turm und dann sein Feld. Türme lassen sich auch ziehen; Entf nimmt einen vom Brett.
editor-towers = Türme
editor-tower = der { tower-e } Turm von { side }
editor-eraser = Vom Brett nehmen
editor-teeth = Drachenzähne
editor-side = Am Zug
editor-active = Muss ziehen
editor-any = Jeder Turm darf
editor-clear = Brett leeren

import-title = Öffnen
import-help = Ein Protokoll, eine Stellung oder Züge, in jeder Schreibweise und jeder der sieben Sprachen.
import-text = Text
import-file = Datei wählen

export-title = Teilen und sichern
export-link = Link zu dieser Stellung
export-form = Als Text
export-record = Protokoll
export-kanji = Protokoll in Kanji
export-words = Protokoll in Worten
export-json = Protokoll als JSON
export-moves = Zugfolge
export-position = Stellung
export-copy = Kopieren
export-copied = Kopiert.
export-download = Herunterladen
export-diagram = Diagramm

review-board = Brett zum Rückblick
review-graph = Wer die Runde erzwingen konnte: oben Schwarz, unten Weiß
review-table = Als Tabelle
review-column-move = Zug
review-column-winner = Danach gewinnt
review-points = Wendepunkte
review-would-have-won = Was gewonnen hätte
review-start-round = Beginn der Runde
review-none = Es gibt noch kein Match für einen Rückblick. Spiel eines oder öffne ein Protokoll.
