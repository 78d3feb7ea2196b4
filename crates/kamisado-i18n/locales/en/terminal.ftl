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
        [double] Double round
        [standard] Standard match
        [long] Long match
        [marathon] Marathon match
       *[series] Series of single rounds
    }
opening-name =
    { $opening ->
       *[standard] Own colours
        [tournament] Tournament setup
        [matchplay] Drawn line-ups (1–36)
        [one-three-five] 1-3-5 opening
    }
favour-name =
    { $favoured ->
        [black] Advantage for Black
        [white] Advantage for White
       *[nobody] Fair start
    }
board-name =
    { $board ->
       *[standard] Standard board
        [mirrored] Mirrored board
    }
palette-classic = Classic colours
palette-deuteranopia = Colours for deuteranopia
palette-protanopia = Colours for protanopia
palette-tritanopia = Colours for tritanopia
symbols-off = No symbols
symbols-kanji = Kanji
symbols-letters = Letters

## Menu

menu-computer = Play the computer
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
clock-increment = { $minutes } min + { $seconds } s per move

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
prompt-fill = Fill from the left or the right?
fill-preview = Next round’s line-ups would be:
prompt-resign = Are you sure you want to resign?
prompt-quit = Leave the match? It is saved, and you can resume it later.
prompt-quit-over = Leave Kamisado? The match is over and saved.

## Statuses

status-thinking = The computer is thinking…
status-saved = Saved to { $path }.
status-resumed = Match resumed.
status-undone = Took back { $text }.
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

analysis-wins-in =
    { $count ->
        [one] wins in { count-moves }
       *[other] wins in { count-moves } (both sides)
    }
analysis-loses-in =
    { $count ->
        [one] loses in { count-moves }
       *[other] loses in { count-moves } (both sides)
    }
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

## Puzzles

puzzle-next = Next puzzle
puzzle-streak =
    { $count ->
        [one] 1 puzzle solved in a row
       *[other] { $count } puzzles solved in a row
    }

## Play

seat-human = Player on this device
action-menu = Menu
action-pause = Pause or resume
prompt-save = Save to file:
status-paused = Paused. Press Ctrl-P to resume.
status-not-saved = { $path } could not be saved: { $reason }
help-tab = go to the next possible square; a random line-up
help-line-up = Arrow keys choose a place, Space picks up the tower, Enter confirms. Or type eight letters.
language-name = English
action-new-match = New match…
prompt-rematch = Start a rematch? This match is saved.
prompt-over = The match is over. Press Enter for options.
status-rematch = Rematch, with sides swapped.
review-nothing-yet = No round has finished yet. Once one has, the review shows where it was decided. Until then, try a hint.
prompt-overwrite = { $path } already exists. Overwrite it?
menu-keys = ↑ ↓ select, ← → change, Enter confirms, Esc goes back.
prompt-move-short = Your move:
