# Analysis and review in the browser.

analyse-board = Analysebord
analyse-legend = Ronde merktekens winnen, vierkante verliezen. Het getal zegt hoeveel zetten de ronde nog duurt.
analyse-moves = Alle zetten, de beste eerst
analyse-stands-won = { side-start } is aan de beurt en wint de ronde.
analyse-stands-lost = { side-start } is aan de beurt, en elke zet verliest de ronde.
analyse-tree = Varianten
analyse-root = Begin
analyse-first = Naar het begin
analyse-back = Eén zet terug
analyse-forward = Eén zet vooruit
analyse-last = Naar het einde van de variant
analyse-promote = Hoofdvariant maken
analyse-delete = Vanaf hier verwijderen
analyse-reset = Beginstelling
analyse-play-from-here = Vanaf hier spelen
analyse-show = Deze stelling analyseren
analyse-line-up = Opstellen

editor-title = Stelling opzetten
editor-help = Kies een toren en dan een veld. Torens kun je ook slepen; Delete verwijdert er een.
editor-towers = Torens
editor-tower = de { tower } toren van { side }
editor-eraser = Van het bord verwijderen
editor-teeth = Drakentanden
editor-side = Aan de beurt
editor-active = Moet verplaatst worden
editor-any = Elke toren
editor-clear = Bord leegmaken

import-title = Openen
import-help = Plak een partijnotatie, een stelling of zetten, in elke notatie en elk van de zeven talen.
import-text = Tekst
import-file = Bestand kiezen

export-title = Delen en bewaren
export-link = Link naar deze stelling
export-form = Als tekst
export-record = Partijnotatie
export-kanji = Partijnotatie in kanji
export-words = Partijnotatie in woorden
export-json = Partijnotatie als JSON
export-moves = Lijst zetten
export-position = Stelling
export-copy = Kopiëren
export-copied = Gekopieerd.
export-download = Downloaden
export-diagram = Diagram

review-board = Bord van de terugblik
review-graph = Wie winst kon afdwingen: zwart boven de lijn, wit eronder
review-table = Als tabel
review-column-move = Zet
review-column-winner = Winnaar vanaf hier
review-points = Keerpunten
review-would-have-won = Zetten die hadden gewonnen
review-start-round = Begin van de ronde
review-none = Er is nog geen partij om op terug te blikken. Speel er een of open een partijnotatie.
