### Why something cannot be done, and what can.

## Moves

error-no-tower = There is no tower on { $square }.
error-opponents-tower = The { tower } tower there belongs to { side }.
error-not-active = Only the { tower } tower may move now.
error-not-forward = { $m } does not go forward: towers move only straight or diagonally forward.
error-too-far =
    { side }’s { tower } tower may move { $count ->
        [one] 1 square
       *[other] { $count } squares
    } at most.
error-in-the-way = { side }’s { tower } tower on { $square } is in the way.
error-not-a-sumo = { side }’s { tower } tower has no dragon tooth, so it cannot push.
error-run-too-long =
    There are too many towers in a row here: this sumo can push { $count ->
        [one] one tower
       *[other] { $count } towers
    } at most.
error-too-heavy = { side }’s { tower } tower cannot be pushed: it has at least as many dragon teeth as the pusher.
error-no-room-behind = There is no empty square behind { side }’s { tower } tower for it to be pushed onto.

## Decisions

error-line-up-due = Not now: first { side } has to line up the towers.
error-move-due = Not now: it is { side }’s turn to move.
error-fill-due = Not now: first { side } has to choose a fill from the left or from the right.
error-round-over = The round is already over.
error-match-over = The match is already over.
error-not-in-match-play = { $line_up } is not one of the 36 numbered line-ups.
error-match-play-order = The defender gets the higher number, but { $defender } is not higher than { $challenger }.
error-match-play-highest = The challenger keeps the lower number, so it cannot be { $challenger }.
error-towers-missing = A match of several rounds needs all sixteen towers; with fewer, only a single round can be played.
error-other-board = The board and the position do not fit together: one of them lies the other way round.
error-won-already = This position is already decided: { side }’s dragon teeth are worth all the points the match asks for.
error-not-a-decision = “{ $text }” is neither a move such as b1b7, nor a line-up such as ngrypubo, nor “left” or “right”.
error-replay = Decision { $number }, { $text }: { $reason }

## Positions

error-two-of-a-tower = { side }’s { tower } tower stands on { $square } and again on { $other }; each side has only one tower of each colour.
error-on-winning-row = { side }’s { tower } tower on { $square } has already reached the winning row; the round would be over.
error-too-many-teeth = { side }’s { tower } tower on { $square } has more than three dragon teeth; the match would be over.
error-active-missing = { side }’s { tower } tower has to move, but it is not on the board.
error-cap = The opening move can be limited to 1, 3 or 5 squares, not to { $count }.
error-nobody-can-move = Nobody can move here: every tower whose turn comes is blocked.
