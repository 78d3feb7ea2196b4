### What is wrong with line-ups and files.

## Line-ups

error-line-up-letter = The sign at place { $offset } is no colour: write the letters n, g, r, y, p, u, b and o in any order.
error-line-up-length = A line-up has eight letters, one for each colour, not { $count }.
error-line-up-twice = The colour { color } stands twice in the line-up, so another one is missing.

## Files

error-file-missing = There is no such file or folder.
error-file-forbidden = You are not allowed to do this.
error-file-folder = This is a folder, not a file.
error-file-no-folder = A part of the path is a file, not a folder.
error-file-exists = It is there already.
error-file-full = There is no room left to write it.
error-file-read-only = Nothing can be written there: it is read-only.
error-file-text = This is no text in UTF-8.
error-file-other = The system says “{ $reason }”.

## Commands

error-no-command = There is no command “{ $name }”; `kamisado --help` lists them.
error-needs-terminal = The command `kamisado play` needs a terminal for its keys and its screen; `kamisado ugi` plays through pipes.
error-nothing-to-resume = There is no match to go on with; `kamisado play` begins one.
error-match-busy = The match in { $path } is open in another window: close it there, or name another file with --file.
error-memory = There isn’t enough memory for a table of { $count } MiB: ask for less with --hash.
error-sprt = The option --sprt takes two numbers of Elo points, the lower first, such as --sprt 0,20.
error-chance = The option { $name } is a chance between 0 and 0.5, such as 0.05.
error-one-engine = One engine cannot play alone: name another one, such as level:5.
