### What apps show beside the board.

## Squares, as a screen reader reads them

square-empty = { $square }, { color }, empty
square-tower = { $square }, { color }: { side }’s { tower } tower
square-sumo =
    { square-tower } with { $teeth ->
        [1] one dragon tooth
        [2] two dragon teeth
        [3] three dragon teeth
       *[4] four dragon teeth
    }
square-active = { $text }, must move
square-target = { $text }, possible move
square-push = { $text }, can be pushed
square-reach = From { $square } to: { $text }.
position-fine = This is a valid position.

## Why a choice is refused, and what a move leads to

why-ended = { side } ended on the { color } square { $square }, so you must move your { tower } tower.
why-blocked = { side }’s blocked tower is on the { color } square { $square }, so you must move your { tower } tower.
why-pushed = You pushed a tower onto the { color } square { $square }, so you must move your { tower } tower.
ahead-wins = This wins the round.
ahead-deadlock = This ends in a deadlock and loses the round.
ahead-calls = Next is { side }’s { tower } tower on { $square }.
ahead-push = After this push, { side }’s own { tower } tower on { $square } is next.
ahead-blocked = It is blocked, so { side }’s { tower } tower on { $square } moves next.
ahead-then-wins = { side } can then win the round at once.
rules-cap =
    In the 1-3-5 opening this move may go { $count ->
        [one] 1 square
       *[other] { $count } squares
    } at most.

## Names and counts

fill-name =
    { $fill ->
       *[left] from the left
        [right] from the right
    }
level-name =
    { $level ->
        [1] First game
        [2] Beginner
        [3] Improver
        [4] Casual player
        [5] Club player
        [6] Tournament player
        [7] Expert
        [8] Master
        [9] Grandmaster
       *[10] Perfect
    }
level-numbered = Level { $level }: { level-name }
count-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
status-nothing-to-undo = There is nothing to take back.

## Review

review-kept = { $text }: { side } is still winning the round.
review-threw-away = { $text }: { side } throws away a won round.
review-lost = { $text }: { side } had already lost the round.
review-open = { $text }: no proof of who wins the round from here.
review-nothing = Nobody threw away a won round.
review-turning-point = Turning point: after { $text }, { side } had lost the round.
review-better = { $text } was better: it would have won.
review-no-mistake = { side } made no decisive mistake.

## Puzzles

puzzle-correct = Correct! Keep going.
puzzle-difficulty = Difficulty { $grade }
puzzle-none = There is no puzzle { $number }: they run from 1 to { $count }.
puzzle-number = Puzzle { $number }
puzzle-task = { side } to move and win in { count-moves }.
puzzle-solved = Correct: solved!
puzzle-wrong = That doesn’t win. Try again.
puzzle-refuted = That doesn’t win: the answer is { $text }. Try again.
puzzle-solution = Solution: { $text }
solved-open = No winner proven: a limit was reached first.
analysis-nothing = Nothing to analyse here: no move is due.
