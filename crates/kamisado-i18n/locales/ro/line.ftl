### Playing line by line, without a screen.

line-welcome = Scrie o mutare și apasă Enter. { line-word-help } arată comenzile.
line-moves = Mutări posibile:
line-push = împingere
line-saved = Meciul este salvat; `kamisado play --resume` îl reia.
line-number = Scrie un număr de la 1 la { $count }.

## Commands: one word each, as they are typed

line-word-help = ajutor
line-word-rules = reguli
line-word-board = tablă
line-word-moves = mutări
line-word-undo = retrage
line-word-redo = refă
line-word-hint = indiciu
line-word-review = retrospectivă
line-word-save = salvează
line-word-resign = cedează
line-word-rematch = revanșă
line-word-next = continuă
line-word-quit = ieșire

## What they do

line-about-rules = regulile și literele culorilor
line-about-board = unde se află fiecare turn
line-about-moves = mutările posibile
line-about-save = salvează o copie: { line-word-save } nume.kamisado
