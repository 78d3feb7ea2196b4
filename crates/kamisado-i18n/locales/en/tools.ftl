### What the tools of the terminal find out.

solved-win = { side } to move wins, for example with { $m }.
solved-loss = { side } to move, but { opponent } wins; { $m } holds out longest.
solved-length =
    With best play the round ends after { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    }.
certificate-holds = The certificate is valid: { side } wins, whatever the opponent plays (positions checked: { $count }).
certificate-refused = The certificate is not valid: { $text }
certificate-of-one = A certificate covers one position: use --certificate with a single position.
book-known = Line-ups known: { $count } of { $total }, counting mirror images once; without an answer: { $without }.
book-answer = { $answer } beats { $line_up }: the defender wins with it.
book-no-answer = Nothing beats { $line_up }: the challenger wins against every line-up.
book-unknown = The answer to { $line_up } isn’t known yet. “kamisado book build” looks for it.
book-moves = { side } wins with these first moves ({ $count }):
book-some-moves = { side } wins; these first moves are proven to win, and others may win too:
book-start-lost = { side } moves first, but { opponent } wins, whatever the first move.
book-not-a-start = The book doesn’t know this position. It knows the standard start, the 1-3-5 opening and drawn line-ups; “kamisado solve” proves any position.
book-verified = Entries proven again: { $count }.
book-wrong = The entry for { $line_up } isn’t proven: it is wrong or missing.
book-damaged = This file isn’t a book, or it is damaged. Choose another file, and “kamisado book build” will create a new one.
book-outage = { $reason } Everything proven so far is safe in { $path }, and the program keeps trying.
book-given-up = { $reason } The program has given up. Everything proven so far is in { $path }: run the same command again when the database is back.
book-contradiction = One machine has proven that nothing beats { $line_up }, another that { $answer } does. One of them is wrong. Stop all machines, and find out which one with “kamisado solve { $text }”.
certificate-title = Its first line isn’t that of a certificate.
certificate-line = The line “{ $name } …” is missing, misplaced or wrong.
certificate-position = Its position can’t be read: { $reason }
certificate-moves = Line { $line } doesn’t contain moves in the right format.
certificate-count = It isn’t complete, or something was added.
certificate-checksum = Its checksum is wrong: the file was changed or damaged. Get it again from its source.
certificate-no-move = It has no move for the position { $text }.
certificate-illegal-move = Its move for the position { $text } isn’t legal there.
certificate-loses = Its strategy can lose in the position { $text }.
certificate-left-over = It contains more moves than its strategy needs.
input-line = line { $line }
server-ready = Kamisado is running at { $address }
server-not-listening = Kamisado can’t listen at { $address } ({ $reason }). Choose another address with --host, or another port with --port.
server-stop = Press Ctrl-C to stop.
config-unknown = There is no setting “{ $name }”. docs/server.md lists them all.
config-value = The setting “{ $name }” can’t be “{ $text }”. docs/server.md says what it can be.
config-file = The configuration isn’t valid TOML. Correct it and try again: { $reason }
database-in-use = { $path }: another server is using this database. Stop it first, or choose another file with --database.
database-missing = { $path }: there is no such database. Use --database to give the one the server uses.
database-too-new = { $path }: this database was made by another version of Kamisado. Use that version, or choose another database with --database.
database-damaged = { $path }: this isn’t a Kamisado database, or it is damaged. Restore a backup, or choose another file with --database.
database-read-only = { $path }: this file or its folder isn’t writable. Change its permissions, or choose another file with --database.
database-unreachable = { $path }: PostgreSQL can’t be reached ({ $reason }). Check that it is running, and the host and port in --database.
database-rejected = { $path }: PostgreSQL doesn’t accept this user or password. Correct them in --database, or set PGPASSWORD.
database-none = { $path }: PostgreSQL has no database of this name. Create it with createdb, or choose another one with --database.
database-not-allowed = { $path }: this PostgreSQL user isn’t allowed to create tables there or write to them. Make the user the owner of the database, or choose another one with --database.
database-other = { $path }: the database can’t be opened ({ $reason }). Check it, or choose another with --database.
database-down = The database can’t be reached. Please try again.
admin-closed = The account of { $name } is closed.
admin-opened = The account of { $name } is open again.
admin-renamed = { $name } is now called { $text }.
admin-voided = The game { $name } is void.
admin-promoted = { $name } is now a moderator.
admin-demoted = { $name } is no longer a moderator.
admin-handled = Report { $name } has been handled.
admin-unknown = There is no “{ $name }”.
admin-already = Nothing to do: that is already the case.
admin-name-taken = The name “{ $name }” is taken, or looks too much like one that is.
admin-bad-name = “{ $name }” can’t be a name: a name has 2 to 20 letters of one script, digits, hyphens and underscores, and starts with a letter.
admin-no-reports = There are no open reports.
admin-backed-up = Everything is backed up in { $path } (games: { $games }, people: { $people }).
admin-restored = Everything in { $path } is restored (games: { $games }, people: { $people }).
backup-none = This isn’t a Kamisado backup.
backup-too-new = This backup was made by a later version of Kamisado. Restore it with that version.
backup-damaged = This backup is damaged or incomplete; line { $line } is wrong. Nothing was changed. Use another backup.
backup-not-empty = This database already contains games or people. Choose another one with --database, or add --replace to overwrite them.
backup-in-use = A server is using this database. Stop all servers first.
fairness-lead = How often { $name } kept a proven win in rated games, where at most one move in three did:
fairness-game = { $game }: { $kept } of { $count }
fairness-player = { $name } kept the win in { $kept } of { $count } such moves. Random moves would have kept it about { $text } times.
fairness-opponents = Opponents in the same games: { $kept } of { $count }. Random moves would have kept it about { $text } times.
fairness-note = This is no proof: strong players find such moves too. Look through the games before you decide anything.

## What is read

input-one-only = Only one record or position at a time, please.
input-empty = There is nothing to read: please give a record, a position or a list of moves.
input-kinds = Name a record file, a position, startpos, or - for standard input.
input-stdin = standard input
input-at = There is no step { $at }: this record runs from 0 to { $count }.

## Diagrams

diagram-terminal = A PNG or GIF can’t be shown in a terminal: please name a file with --output.
diagram-nothing = There is nothing to draw: the towers have not been lined up yet.
diagram-ending = “.{ $ending }” isn’t a format for diagrams: use .svg, .png, .gif or .txt, or name the format with --format.
diagram-size = A picture { $width } pixels wide isn’t possible: width and height must be between 1 and { $limit } pixels. Choose another --width.
diagram-failed = The picture could not be made ({ $reason }): use --format svg instead.

## Reviews

judged-kept = kept the win
judged-threw-away = threw away the win
judged-lost = already lost
judged-open = not proven
judged-drawn = drawn by lot
judged-forced = the only move
judged-would-have-won = would have won: { $text }
review-match-turned = Turning point of the match: { $text }

## Replays

replay-step = step
replay-round = round
replay-autoplay = autoplay

## Puzzles

puzzle-progress = Puzzles solved at this difficulty: { $count } of { $total }
puzzle-show-solution = Solution
puzzle-unfinished = Right so far, but not solved yet: there are more moves to find.

## Analysis

analysis-progress = Moves proven: { $count } of { $total }
