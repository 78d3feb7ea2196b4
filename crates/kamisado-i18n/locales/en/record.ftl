### What is wrong with a record or another text that somebody wants to open.

error-at-line = Line { $line }, column { $column }: { $reason }
error-at-round = Round { $round }: { $reason }
error-at-move = Round { $round }, move { $row }: { $reason }
error-read-nothing = There is nothing to read: paste a record, a position or a list of moves.
error-read-json = This is not the JSON of a Kamisado record: something else should stand in line { $line }, column { $column }.

## Tags

error-record-format = This file says that it is something else than a Kamisado record.
error-record-version = This record has version { $version }: a newer program is needed to read it.
error-record-line = “{ $text }” is neither a tag (Black: Ada) nor a heading (Round 1) nor a row of moves (1. U<4U | P^3B).
error-record-tag-twice = The tag { $text } stands there twice.
error-record-tag-name = “{ $text }” cannot name a tag: use letters, digits, spaces and hyphens, a letter first.
error-record-tag-reserved = The tag { $text } follows from the match itself and cannot be set.
error-record-tag-late = The tag { $text } has to stand before the first round.
error-record-rules = There is no such match: Match is single, standard, long, marathon or series, and Opening is standard, tournament, matchplay or 1-3-5.
error-record-board = There is no such board: Board is standard or mirrored.
error-record-notation = There is no such notation: Notation is ascii, kanji, de, en, fr, nl, tr, hu or ro.
error-record-result = This is no result: write *, Black wins or White wins, and why if it was not by points (White resigned, Black out of time).
error-record-other-result = The moves lead to another result than the record says.
error-record-other-score = By the moves the score is { $black }:{ $white }, but the record says otherwise.
error-record-score = This is no score: write Black’s points, a colon and White’s points, such as 2:1.

## Rounds and moves

error-record-other-round = This is round { $round }, but the heading has another number.
error-record-round-early = Round { $round } cannot begin yet, because the round before it is not over.
error-record-no-heading = Round { $round } needs a heading of its own: Round { $round }.
error-record-open-comment = The comment that begins here has no closing bracket.
error-record-time = This is no time: write minutes and seconds, such as (0:12).
error-record-columns = There are only two columns, Black’s and White’s: a row has one bar | at most.
error-record-line-up = A line-up names each of the eight colours once, from its owner’s left: n g r y p u b o.
error-record-other-line-up = { side }’s towers stand otherwise, from the left: { $line_up }.
error-record-fill = A fill is left or right.
error-record-no-fill = The towers can stand like this neither filled from the left nor from the right.
error-record-blocked = { side }’s { tower } tower is blocked and cannot move.
error-record-not-blocked = { side }’s { tower } tower has no reason to pass.
error-record-not-pushed = { side }’s { tower } tower was not pushed back.
