# Analysis and review in the browser.

analyse-board = Board for analysis
analyse-legend = Round marks win, square ones lose. The number tells after how many moves the round ends.
analyse-moves = All moves, the best first
analyse-stands-won = { side } is to move and wins the round.
analyse-stands-lost = { side } is to move and loses the round, whatever is played.
analyse-tree = Variations
analyse-root = Beginning
analyse-first = To the beginning
analyse-back = One move back
analyse-forward = One move forward
analyse-last = To the end of the line
analyse-promote = Make it the main line
analyse-delete = Delete from here
analyse-reset = Start position
analyse-play-on = Play on from here
analyse-show = Analyse this position
analyse-line-up = Line up

editor-title = Set up a position
editor-help = Choose a tower and then its square. Towers can be dragged as well; Delete takes one off the board.
editor-towers = Towers
editor-tower = { side }’s { tower } tower
editor-eraser = Take off the board
editor-teeth = Dragon teeth
editor-side = To move
editor-active = Must move
editor-any = Any tower may
editor-clear = Clear the board

import-title = Open
import-help = A record, a position or moves, in any notation and any of the seven languages.
import-text = Text
import-file = Choose a file

export-title = Share and save
export-link = Link to this position
export-form = As text
export-record = Record
export-kanji = Record in kanji
export-words = Record in words
export-json = Record as JSON
export-moves = List of moves
export-position = Position
export-copy = Copy
export-copied = Copied.
export-download = Download
export-diagram = Diagram

review-board = Board of the review
review-graph = Who could force the round: Black above, White below
review-table = As a table
review-column-move = Move
review-column-winner = Wins after it
review-points = Turning points
review-would-have-won = What would have won
review-start-round = Beginning of the round
review-none = There is no match to review yet. Play one or open a record.
