### Wörter und Sätze der Bildschirme.

## Namen

side-name =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }
kind-name =
    { $kind ->
        [single] Einzelpartie
        [double] Doppelrunde
        [standard] Standard-Partie
        [long] Lange Partie
        [marathon] Marathon-Partie
       *[series] Serie von Einzelpartien
    }
opening-name =
    { $opening ->
       *[standard] Auf eigenen Farben
        [tournament] Turnieraufstellung
        [matchplay] Ausgeloste Aufstellung (1–36)
        [one-three-five] 1-3-5-Eröffnung
    }
favour-name =
    { $favoured ->
        [black] Vorteil für Schwarz
        [white] Vorteil für Weiß
       *[nobody] Fairer Start
    }
board-name =
    { $board ->
       *[standard] Standardbrett
        [mirrored] Gespiegeltes Brett
    }
palette-classic = Klassische Farben
palette-deuteranopia = Farben bei Grünblindheit
palette-protanopia = Farben bei Rotblindheit
palette-tritanopia = Farben bei Blaublindheit
symbols-off = Keine Symbole
symbols-kanji = Kanji
symbols-letters = Buchstaben

## Menü

menu-computer = Gegen den Computer spielen
menu-two-players = Zu zweit spielen
menu-watch = Dem Computer zusehen
menu-resume = Letzte Partie fortsetzen
menu-puzzles = Aufgaben lösen
menu-analyse = Stellung analysieren
menu-replay = Partie nachspielen
menu-settings = Einstellungen
menu-help = Hilfe
menu-quit = Beenden

## Beschriftungen

label-match = Partie
label-opening = Aufstellung
label-board = Brett
label-level = Stufe
label-side = Deine Seite
label-clock = Uhr
label-language = Sprache
label-colors = Farben
label-symbols = Symbole auf den Feldern
label-moves = Züge
label-score = Punktestand
label-round = Runde { $round }
score-line = Schwarz { $black } : { $white } Weiß

## Mengen

# Nach „in“ steht der Dativ.
count-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
count-rounds =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
count-teeth =
    { $count ->
        [one] 1 Drachenzahn
       *[other] { $count } Drachenzähne
    }
count-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
count-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
clock-none = Ohne Uhr
clock-increment = { $minutes } min + { $seconds } s je Zug

## Tätigkeiten

action-start = Starten
action-undo = Zug zurücknehmen
action-redo = Wiederholen
action-hint = Tipp
action-review = Rückblick
action-flip = Brett drehen
action-resign = Aufgeben
action-save = Speichern
action-resume = Fortsetzen
action-rematch = Revanche
action-back = Zurück
action-cancel = Abbrechen
action-quit = Verlassen
answer-yes = Ja
answer-no = Nein

## Fragen

prompt-move = Dein Zug, etwa b1b7 oder „Grün Gerade 6“:
prompt-line-up = Stell deine acht Türme auf, von links nach rechts:
prompt-fill = Von links oder von rechts auffüllen?
fill-preview = Die Aufstellungen der nächsten Runde wären:
prompt-resign = Willst du wirklich aufgeben?
prompt-quit = Partie verlassen? Sie ist gespeichert, und du kannst sie später fortsetzen.
prompt-quit-over = Kamisado verlassen? Die Partie ist vorbei und gespeichert.

## Meldungen

status-thinking = Der Computer denkt nach …
status-saved = Gespeichert in { $path }.
status-resumed = Partie fortgesetzt.
status-undone = { $text } zurückgenommen.
status-nothing-to-redo = Es gibt nichts zu wiederholen.
status-hint = Tipp: { $text }
status-too-small = Das Fenster ist zu klein: Es braucht mindestens { $columns } × { $rows } Zeichen.

## Hilfe

help-title = Tasten
help-arrows = den Zeiger bewegen
help-enter = Turm oder Zielfeld wählen
help-type = Zug eintippen, in jeder Notation
help-mouse = Maus: Turm und Zielfeld anklicken
help-escape = Auswahl aufheben
help-help = diese Hilfe
help-goal = Wer mit einem Turm die gegnerische Grundlinie erreicht, gewinnt die Runde. Die Farbe des Zielfelds bestimmt, welchen Turm der Gegner ziehen muss.

## Analyse

analysis-wins-in =
    { $count ->
        [one] gewinnt in { count-moves-dative }
       *[other] gewinnt in { count-moves-dative } (beider Seiten)
    }
analysis-loses-in =
    { $count ->
        [one] verliert in { count-moves-dative }
       *[other] verliert in { count-moves-dative } (beider Seiten)
    }
analysis-wins = gewinnt
analysis-loses = verliert
analysis-unknown = unbekannt
analysis-proving = Beweis läuft …
analysis-positions =
    { $count ->
        [one] 1 Stellung untersucht
       *[other] { $count } Stellungen untersucht
    }

## Rückblick

review-title = Warum ging es so aus?

## Aufgaben

puzzle-next = Nächste Aufgabe
puzzle-streak =
    { $count ->
        [one] 1 Aufgabe in Folge gelöst
       *[other] { $count } Aufgaben in Folge gelöst
    }

## Spielen

seat-human = Spieler an diesem Gerät
action-menu = Menü
action-pause = Anhalten oder fortsetzen
prompt-save = In Datei speichern:
status-paused = Angehalten. Fortsetzen mit Strg+P.
status-not-saved = { $path } konnte nicht gespeichert werden: { $reason }
help-tab = zum nächsten möglichen Feld; eine zufällige Aufstellung
help-line-up = Die Pfeiltasten wählen einen Platz, die Leertaste nimmt den Turm auf, Enter bestätigt. Oder acht Buchstaben eintippen.
language-name = Deutsch
action-new-match = Neue Partie …
prompt-rematch = Eine Revanche starten? Diese Partie ist gespeichert.
prompt-over = Die Partie ist vorbei. Enter zeigt die Möglichkeiten.
status-rematch = Revanche, mit getauschten Seiten.
review-nothing-yet = Noch ist keine Runde zu Ende. Danach zeigt der Rückblick, wo sie entschieden wurde. Bis dahin hilft ein Tipp.
prompt-overwrite = { $path } gibt es schon. Überschreiben?
menu-keys = ↑ ↓ wählen, ← → ändern, Enter bestätigt, Esc geht zurück.
prompt-move-short = Dein Zug:
