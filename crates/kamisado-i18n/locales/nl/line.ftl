### Playing line by line, without a screen.

line-welcome = Typ een zet en druk op Enter. { line-word-help } toont de opdrachten.
line-moves = Mogelijke zetten:
line-push = duwen
line-saved = De partij is bewaard; `kamisado play --resume` hervat die.
line-number = Typ een getal van 1 tot { $count }.

## Commands: one word each, as they are typed

line-word-help = hulp
line-word-rules = regels
line-word-board = bord
line-word-moves = zetten
line-word-undo = terug
line-word-redo = opnieuw
line-word-hint = hint
line-word-review = terugblik
line-word-save = bewaren
line-word-resign = opgeven
line-word-rematch = revanche
line-word-next = verder
line-word-quit = stoppen

## What they do

line-about-rules = de regels en de letters van de kleuren
line-about-board = waar elke toren staat
line-about-moves = de mogelijke zetten
line-about-save = een kopie bewaren: { line-word-save } naam.kamisado
