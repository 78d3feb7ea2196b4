### Playing line by line, without a screen.

line-welcome = Type a move and press Enter. Type { line-word-help } for the commands.
line-moves = Possible moves:
line-push = push
line-saved = The match is saved; `kamisado play --resume` continues it.
line-number = Type a number from 1 to { $count }.

## Commands: one word each, as they are typed

line-word-help = help
line-word-rules = rules
line-word-board = board
line-word-moves = moves
line-word-undo = undo
line-word-redo = redo
line-word-hint = hint
line-word-review = review
line-word-save = save
line-word-resign = resign
line-word-rematch = rematch
line-word-next = next
line-word-quit = quit

## What they do

line-about-rules = the rules, and the letters of the colours
line-about-board = where every tower stands
line-about-moves = the possible moves
line-about-save = save a copy: { line-word-save } name.kamisado
