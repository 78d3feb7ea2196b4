### What the tools of the terminal find out.

solved-win = It is { side }’s turn, and { side } wins, for example with { $m }.
solved-loss = It is { side }’s turn, but { opponent } wins; { $m } offers the most resistance.
solved-length =
    With best play the round ends after { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    }.
solved-open = Who wins is not proven: a limit was reached first.
certificate-holds = The certificate holds: { side } wins, whatever the opponent plays (positions checked: { $count }).
certificate-refused = The certificate proves nothing: { $text }
certificate-of-one = A certificate is about one position: give --certificate with a single one.
input-line = line { $line }
server-ready = Kamisado is waiting for you at { $address }
server-stop = Press Ctrl+C to stop it.
config-unknown = There is no setting “{ $name }”. docs/server.md lists them all.
config-value = The setting “{ $name }” cannot be “{ $text }”. docs/server.md says what it can be.
config-file = The configuration is not TOML: { $reason }

## What is read

input-one-only = Only one record or position fits here: please give one.
input-empty = There is nothing to read: please give a record, a position or a list of moves.
input-kinds = Give the file of a record, a position, startpos, or - for the standard input.
input-stdin = the standard input
input-at = There is no moment { $at }: the last one of this record is { $count }, and the first is 0.

## Diagrams

diagram-terminal = A PNG picture is no text for a terminal: please name a file with --output.
diagram-nothing = There is nothing to draw: the towers have not been lined up yet.
diagram-ending = “.{ $ending }” isn’t a format for diagrams: use .svg, .png or .txt, or name the format with --format.

## Reviews

judged-kept = kept the win
judged-threw-away = threw the win away
judged-lost = was lost already
judged-open = not proven
judged-drawn = drawn by lot
judged-forced = the only move
judged-would-have-won = would have won: { $text }
review-match-turned = Here the match turned: { $text }

## Replays

replay-step = step
replay-round = round
replay-alone = play by itself

## Puzzles

puzzle-progress = Solved puzzles of this grade: { $count } of { $total }
puzzle-refuted = That does not win: the answer is { $text }. Try again.
puzzle-show = Solution
puzzle-unfinished = So far right, but the puzzle is not solved yet: more moves are needed.

## Analysis

analysis-nothing = There is nothing to analyse at this moment: no move is due.
analysis-progress = Moves proven: { $count } of { $total }
