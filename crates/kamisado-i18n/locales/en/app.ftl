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
position-fine = This position can be played.

## Review

review-kept = { $text }: { side } keeps the win of the round.
review-threw-away = { $text }: { side } gives the win of the round away.
review-lost = { $text }: the round was already lost for { side }.
review-open = { $text }: who can win the round here is not proven.
review-nothing = Nobody gave a won round away.

## Puzzles

puzzle-right = Right! Go on.
puzzle-graded = Grade { $grade }
puzzle-none = There is no puzzle { $number }: they are numbered from 1 to { $count }.
