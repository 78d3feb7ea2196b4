### Playing line by line, without a screen.

line-welcome = Tipp einen Zug und drück Enter. { line-word-help } zeigt die Befehle.
line-moves = Mögliche Züge:
line-push = schieben
line-saved = Die Partie ist gespeichert; mit `kamisado play --resume` wird sie fortgesetzt.
line-number = Tipp eine Zahl von 1 bis { $count }.

## Commands: one word each, as they are typed

line-word-help = hilfe
line-word-rules = regeln
line-word-board = brett
line-word-moves = züge
line-word-undo = zurück
line-word-redo = wieder
line-word-hint = tipp
line-word-review = rückblick
line-word-save = speichern
line-word-resign = aufgeben
line-word-rematch = revanche
line-word-next = weiter
line-word-quit = ende

## What they do

line-about-rules = die Regeln und die Buchstaben der Farben
line-about-board = wo jeder Turm steht
line-about-moves = die möglichen Züge
line-about-save = eine Kopie speichern: { line-word-save } name.kamisado
