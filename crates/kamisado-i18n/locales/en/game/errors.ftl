### Why something cannot be done, and what can.

## Moves

error-no-tower = There is no tower on { $square }.
error-opponents-tower = The { tower } tower there belongs to { side }.
error-not-active = Only the { tower } tower can move now.
error-not-forward = { $m } doesn’t go forward: towers only move straight or diagonally forward.
error-not-in-line = { $m } goes neither straight nor diagonally: towers only move straight or diagonally forward.
error-too-far =
    { side }’s { tower } tower can move { $count ->
        [one] 1 square
       *[other] { $count } squares
    } at most.
error-in-the-way = { side }’s { tower } tower on { $square } is in the way.
error-not-a-sumo = { side }’s { tower } tower has no dragon teeth, so it can’t push.
error-run-too-long =
    There are too many towers in a row here: this sumo can push { $count ->
        [one] one tower
       *[other] { $count } towers
    } at most.
error-too-heavy = { side }’s { tower } tower can’t be pushed: it has at least as many dragon teeth as the sumo pushing it.
error-no-room-behind = { side }’s { tower } tower can’t be pushed: there is no empty square behind it.

## Decisions

error-line-up-due = Not now: { side } must line up the towers first.
error-move-due = Not now: it’s { side }’s turn to move.
error-fill-due = Not now: { side } must first choose to fill from the left or the right.
error-round-over = The round is already over.
error-match-over = The match is already over.
error-not-in-match-play = { $line_up } isn’t one of the 36 numbered line-ups.
error-match-play-order = The defender gets the higher number, but { $defender } isn’t higher than { $challenger }.
error-match-play-highest = The challenger keeps the lower number, which can’t be { $challenger }.
error-towers-missing = A match of several rounds needs all sixteen towers; with fewer, you can only play a single round.
error-other-board = The board and the position don’t match: one of them is the other way round.
error-won-already = This position is already decided: { side }’s dragon teeth score enough to win the match.
error-not-a-decision = “{ $text }” is neither a move such as b1b7, nor a line-up such as ngrypubo, nor “left” or “right”.
error-replay = Decision { $number }, { $text }: { $reason }
error-match-too-long = A match can have at most { $count } decisions here.
error-line-too-long = This line is too long: at most { $count } bytes are read.
error-memory = There isn’t enough memory for a table of { $count } MiB: ask for less.
error-searching = A search is running: until it ends, only isready, stop and quit are understood.

## Positions

error-two-of-a-tower = { side }’s { tower } tower is on both { $square } and { $other }; each side has only one tower of each colour.
error-on-winning-row = { side }’s { tower } tower on { $square } has already reached the opponent’s home row; the round would be over.
error-too-many-teeth = { side }’s { tower } tower on { $square } has more than three dragon teeth; the match would be over.
error-active-missing = { side }’s { tower } tower must move, but it isn’t on the board.
error-cap = An opening move can be capped at 1, 3 or 5 squares, not at { $count }.
error-nobody-can-move = Nobody can move here: every tower in turn is blocked.
