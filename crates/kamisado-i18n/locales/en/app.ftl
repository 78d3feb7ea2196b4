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
position-fine = This is a valid position.

## Review

review-kept = { $text }: { side } is still winning the round.
review-threw-away = { $text }: { side } throws away a won round.
review-lost = { $text }: { side } had already lost the round.
review-open = { $text }: no proof of who wins the round from here.
review-nothing = Nobody threw away a won round.

## Puzzles

puzzle-right = Correct! Keep going.
puzzle-graded = Difficulty { $grade }
puzzle-none = There is no puzzle { $number }: they run from 1 to { $count }.
solved-open = No winner proven: a limit was reached first.
