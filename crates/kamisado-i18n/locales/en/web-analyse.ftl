# Analysis and review in the browser.

analyse-board = Analysis board
analyse-legend = Round marks win, square marks lose. The number is how many moves are left in the round.
analyse-moves = All moves, best first
analyse-stands-won = { side } to move and win the round.
analyse-stands-lost = { side } to move, and every move loses the round.
analyse-tree = Variations
analyse-root = Start
analyse-first = Go to the start
analyse-back = Back one move
analyse-forward = Forward one move
analyse-last = Go to the end of the line
analyse-promote = Make main line
analyse-delete = Delete from here
analyse-reset = Starting position
analyse-play-from-here = Play from here
analyse-show = Analyse this position
analyse-line-up = Line up

editor-title = Set up a position
editor-help = Pick a tower, then a square. You can drag towers too; Delete removes one.
editor-towers = Towers
editor-tower = { side }’s { tower } tower
editor-eraser = Remove from the board
editor-teeth = Dragon teeth
editor-side = To move
editor-active = Must move
editor-any = Any tower
editor-clear = Clear the board

import-title = Open
import-help = Paste a record, a position or moves, in any notation and any of the seven languages.
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

review-board = Review board
review-graph = Who could force a win: Black above the line, White below
review-table = As a table
review-column-move = Move
review-column-winner = Winner from here
review-points = Turning points
review-would-have-won = Moves that would have won
review-start-round = Start of the round
review-none = No match to review yet. Play one or open a record.
