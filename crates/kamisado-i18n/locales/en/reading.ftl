### What is wrong with moves and positions as they were typed.

## Moves

error-move-sign = The sign “{ $sign }” at place { $offset } does not belong in a move.
error-move-word = “{ $word }” is neither a colour nor a direction here.
error-move-word-ambiguous = “{ $word }” can be read in several ways: please write it out.
error-move-number = The number at place { $offset } does not fit: 1 to 7 with a direction, 0 for a pass.
error-move-tower-missing = The tower that moves is missing.
error-move-number-missing = The number of squares is missing.
error-move-square-missing = The colour of the square it comes to is missing.
error-move-ambiguous = This could be { $one } or { $other }: name the tower as well.
error-move-none = No tower can make such a move now.
error-move-pass = A pass cannot be chosen: a blocked tower passes by itself.
error-move-pushed-back = That is the pushed tower: write the move of the sumo that pushes.
error-move-not-on-board = { side }’s { tower } tower is not on the board.
error-move-off-board =
    The { tower } tower on { $square } would leave the board: it has room for { $count ->
        [one] 1 square
       *[other] { $count } squares
    } that way.
error-move-wrong-color = That does not fit: { $square } is { color }.

## Positions

error-position-sign = The sign “{ $sign }” at place { $offset } does not belong in a position.
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
error-position-missing = The position ends too early: after the board come b or w and the colour of the tower that must move, or -.
error-position-word = Something else should stand at place { $offset }: after the board come b or w and the colour of the tower that must move, or -.
