# Analysis and review in the browser.

analyse-board = Bord om te analyseren
analyse-legend = Ronde merktekens winnen, vierkante verliezen. Het getal zegt na hoeveel zetten de ronde eindigt.
analyse-moves = Alle zetten, de beste eerst
analyse-stands-won = { side-start } is aan zet en wint de ronde.
analyse-stands-lost = { side-start } is aan zet en verliest de ronde, wat er ook gebeurt.
analyse-tree = Varianten
analyse-root = Begin
analyse-first = Naar het begin
analyse-back = Eén zet terug
analyse-forward = Eén zet vooruit
analyse-last = Naar het einde van de variant
analyse-promote = Hoofdvariant maken
analyse-delete = Vanaf hier verwijderen
analyse-reset = Beginstelling
analyse-play-on = Vanaf hier verder spelen
analyse-show = Deze stelling analyseren
analyse-line-up = Opstellen

editor-title = Stelling opzetten
editor-help = Kies een toren en dan zijn veld. Torens kun je ook slepen; Delete haalt er een van het bord.
editor-towers = Torens
editor-tower = de { tower } toren van { side }
editor-eraser = Van het bord halen
editor-teeth = Drakentanden
editor-side = Aan zet
editor-active = Moet zetten
editor-any = Elke toren mag
editor-clear = Bord leegmaken

import-title = Openen
import-help = Een partijverslag, een stelling of zetten, in elke notatie en elk van de zeven talen.
import-text = Tekst
import-file = Bestand kiezen

export-title = Delen en bewaren
export-link = Link naar deze stelling
export-form = Als tekst
export-record = Partijverslag
export-kanji = Partijverslag in kanji
export-words = Partijverslag in woorden
export-json = Partijverslag als JSON
export-moves = Lijst zetten
export-position = Stelling
export-copy = Kopiëren
export-copied = Gekopieerd.
export-download = Downloaden
export-diagram = Diagram

review-board = Bord van de terugblik
review-graph = Wie de ronde kon afdwingen: Zwart boven, Wit onder
review-table = Als tabel
review-column-move = Zet
review-column-winner = Wint daarna
review-points = Keerpunten
review-would-have-won = Wat had gewonnen
review-start-round = Begin van de ronde
review-none = Er is nog geen partij om op terug te blikken. Speel er een of open een partijverslag.
