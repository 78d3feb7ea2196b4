### Words and sentences of the screens.

## Names

side-name =
    { $side ->
        [white] White
       *[black] Black
    }
kind-name =
    { $kind ->
        [single] Single round
        [standard] Standard match
        [long] Long match
        [marathon] Marathon match
       *[series] Series of single rounds
    }
opening-name =
    { $opening ->
       *[standard] On own colours
        [tournament] Tournament setup
        [matchplay] Drawn line-ups (1–36)
        [one-three-five] 1-3-5 opening
    }
board-name =
    { $board ->
       *[standard] Usual board
        [mirrored] Mirrored board
    }
level-name =
    { $level ->
        [1] First day
        [2] Beginner
        [3] Learner
        [4] Casual
        [5] Club
        [6] Tournament
        [7] Expert
        [8] Master
        [9] Grandmaster
       *[10] Perfect
    }
level-numbered = Level { $level }: { level-name }
palette-classic = Classic colours
palette-deuteranopia = Colours for green-blind eyes
palette-protanopia = Colours for red-blind eyes
palette-tritanopia = Colours for blue-blind eyes
symbols-off = No symbols
symbols-kanji = Kanji
symbols-letters = Letters

## Menu

menu-computer = Play against the computer
menu-two-players = Two players
menu-watch = Watch the computer play itself
menu-resume = Resume the last match
menu-puzzles = Solve puzzles
menu-analyse = Analyse a position
menu-replay = Replay a match
menu-settings = Settings
menu-help = Help
menu-quit = Quit

## Labels

label-match = Match
label-opening = Opening
label-board = Board
label-level = Level
label-side = Your side
label-clock = Clock
label-language = Language
label-colors = Colours
label-symbols = Symbols on squares
label-moves = Moves
label-score = Score
label-round = Round { $round }
score-line = Black { $black } – { $white } White

## Counts

count-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
count-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
count-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
count-teeth =
    { $count ->
        [one] 1 dragon tooth
       *[other] { $count } dragon teeth
    }
count-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
count-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
clock-none = No clock
clock-increment = { $minutes } min + { $seconds } s a move

## Actions

action-start = Start
action-undo = Take back
action-redo = Redo
action-hint = Hint
action-review = Review
action-flip = Flip the board
action-resign = Resign
action-save = Save
action-resume = Resume
action-rematch = Rematch
action-back = Back
action-cancel = Cancel
action-quit = Leave
answer-yes = Yes
answer-no = No

## Prompts

prompt-move = Your move, such as b1b7 or “Green Straight 6”:
prompt-line-up = Line up your eight towers, from left to right:
prompt-fill = Fill from the left or from the right?
fill-name =
    { $fill ->
       *[left] from the left
        [right] from the right
    }
fill-preview = This is how both would stand in the next round:
prompt-resign = Do you really want to resign?
prompt-quit = Leave the match? It is kept and can be resumed.
prompt-quit-over = Leave Kamisado? The match is over and has been kept.

## Statuses

status-thinking = The computer is thinking…
status-saved = Saved in { $path }.
status-resumed = The match goes on where it was left.
status-undone = { $text } was taken back.
status-nothing-to-undo = There is nothing to take back.
status-nothing-to-redo = There is nothing to redo.
status-hint = Hint: { $text }
status-too-small = The window is too small: it needs at least { $columns } × { $rows } characters.

## Help

help-title = Keys
help-arrows = move the cursor
help-enter = choose a tower or a square
help-type = type a move in any notation
help-mouse = mouse: click a tower and then a square
help-escape = clear the selection
help-help = this help
help-goal = Reach the opponent’s home row with a tower to win the round. The colour of the square you land on decides which tower your opponent must move.

## Analysis

analysis-wins-in = wins in { count-moves }
analysis-loses-in = loses in { count-moves }
analysis-wins = wins
analysis-loses = loses
analysis-unknown = unknown
analysis-proving = Proving…
analysis-positions =
    { $count ->
        [one] 1 position searched
       *[other] { $count } positions searched
    }

## Review

review-title = Why did it end this way?
review-turning-point = Turning point: after { $text } the round was lost for { side }.
review-better = { $text } was better: it would have won.
review-no-mistake = { side } made no mistake that would have cost the round.

## Puzzles

puzzle-number = Puzzle { $number }
puzzle-task = { side } is to move and wins in { count-moves }.
puzzle-solved = Right, solved!
puzzle-wrong = That does not win. Try again.
puzzle-next = Next puzzle
puzzle-solution = Solution: { $text }
puzzle-streak =
    { $count ->
        [one] 1 puzzle solved in a row
       *[other] { $count } puzzles solved in a row
    }

## Play

seat-human = A person here
action-menu = Menu
action-pause = Pause or go on
prompt-save = Name of the file to save to:
status-paused = Paused. Ctrl-P goes on.
status-not-saved = { $path } could not be saved: { $reason }
help-tab = go to the next possible square; a random line-up
help-line-up = Arrow keys choose a place, the space bar takes the tower along, Enter is ready. Or type eight letters.
language-name = English
action-new-match = New match…
prompt-rematch = Begin a rematch? This match is kept.
prompt-over = The match is over. Enter shows what you can do now.
status-rematch = A rematch, with the sides exchanged.
review-nothing-yet = No round is over yet. Once one is, the review tells where it turned. A hint helps until then.
prompt-overwrite = { $path } is there already. Write over it?
menu-keys = ↑ ↓ choose a line, ← → change it, Enter takes it, Esc leaves.
prompt-move-short = Your move:
