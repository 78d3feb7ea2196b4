### What is wrong with a record or another text that somebody wants to open.

error-at-line = Line { $line }, column { $column }: { $reason }
error-at-round = Round { $round }: { $reason }
error-at-move = Round { $round }, move { $row }: { $reason }
error-read-nothing = There is nothing to read: paste a record, a position or a list of moves.
error-read-json = This isn’t the JSON of a Kamisado record: unexpected text at line { $line }, column { $column }.

## Tags

error-record-format = This file says it is something other than a Kamisado record.
error-record-version = This record is version { $version }: you need a newer program to read it.
error-record-line = “{ $text }” is neither a tag (Black: Ada) nor a heading (Round 1) nor a row of moves (1. U<4U | P^3B).
error-record-tag-twice = The tag { $text } appears twice.
error-record-tag-name = “{ $text }” can’t be a tag name: start with a letter, then use letters, digits, spaces and hyphens.
error-record-tag-reserved = The tag { $text } is worked out from the match and can’t be set.
error-record-tag-late = The tag { $text } must come before the first round.
error-record-rules = Unknown kind of match: Match is single, double, standard, long, marathon or series, and Opening is standard, tournament, matchplay or 1-3-5.
error-record-board = Unknown board: Board is standard or mirrored.
error-record-notation = Unknown notation: Notation is ascii, kanji, de, en, fr, nl, tr, hu or ro.
error-record-result = Not a valid result: write *, tied, Black wins or White wins, and why if it was not by points (White resigned, Black out of time).
error-record-other-result = The moves give a different result from the one recorded.
error-record-other-score = The moves give a score of { $black }:{ $white }, but the record says something else.
error-record-score = Not a valid score: write Black’s points, a colon and White’s points, such as 2:1.

## Rounds and moves

error-record-other-round = This is round { $round }, but its heading has a different number.
error-record-round-early = Round { $round } can’t start yet, because the round before it isn’t over.
error-record-no-heading = Round { $round } needs a heading of its own: Round { $round }.
error-record-open-comment = The comment that starts here has no closing brace.
error-record-time = Not a valid time: write minutes and seconds, such as (0:12).
error-record-columns = There are only two columns, Black’s and White’s: a row can have only one bar |.
error-record-line-up = A line-up names each of the eight colours once, from its owner’s left: n g r y p u b o.
error-record-other-line-up = { side }’s towers are lined up differently, from the left: { $line_up }.
error-record-fill = A fill is left or right.
error-record-no-fill = The towers can’t end up like this by filling from either side.
error-record-blocked = { side }’s { tower } tower is blocked and can’t move.
error-record-not-blocked = { side }’s { tower } tower isn’t blocked, so it can’t pass.
error-record-not-pushed = { side }’s { tower } tower was not pushed back.
