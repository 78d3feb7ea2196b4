### What is wrong with moves and positions as they were typed.

## Moves

error-move-character = The character “{ $character }” at position { $offset } doesn’t belong in a move.
error-move-word = “{ $word }” is neither a colour nor a direction here.
error-move-word-ambiguous = “{ $word }” could mean several things: please write it out in full.
error-move-number = The number at position { $offset } doesn’t fit: use 1 to 7 with a direction, 0 for a pass.
error-move-tower-missing = The move doesn’t say which tower moves.
error-move-number-missing = The move doesn’t say how many squares.
error-move-direction-missing = The direction is missing: write, for example, Yellow Straight 5 or Y^5.
error-move-no-square = “{ $word }” isn’t a square: the squares are a1 to h8.
error-move-square-missing = The move doesn’t say which colour it lands on.
error-move-ambiguous = This could be { $one } or { $other }: name the tower as well.
error-move-none = No tower can make that move now.
error-move-pass = You can’t choose to pass: a blocked tower passes automatically.
error-move-pushed-back = That’s the tower being pushed: enter the move of the sumo that pushes it.
error-move-not-on-board = { side }’s { tower } tower isn’t on the board.
error-move-off-board =
    The { tower } tower on { $square } would leave the board: it has room for { $count ->
        [one] 1 square
       *[other] { $count } squares
    } that way.
error-move-wrong-color = That doesn’t match: { $square } is { color }.

## Positions

error-position-character = The character “{ $character }” at position { $offset } doesn’t belong in a board position.
error-position-rank-length =
    Rank { $rank } has { $count ->
        [one] 1 square
       *[other] { $count } squares
    } instead of 8.
error-position-rank-count =
    The position has { $count ->
        [one] 1 rank
       *[other] { $count } ranks
    } instead of 8.
error-position-missing = The position is cut short: after the board it needs b or w, then the colour of the tower that must move, or -.
error-position-word = Unexpected text at position { $offset }: after the board it needs b or w, then the colour of the tower that must move, or -.
