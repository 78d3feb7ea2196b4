### What is wrong with line-ups and files.

## Line-ups

error-line-up-letter = Character { $offset } isn’t a colour: use the letters n, g, r, y, p, u, b and o in any order.
error-line-up-length = A line-up has eight letters, one for each colour, not { $count }.
error-line-up-twice = The line-up has { color } twice, so another colour is missing.

## Files

error-file-missing = There is no such file or folder.
error-file-forbidden = Permission denied: change the permissions, or use another file.
error-file-folder = This is a folder, not a file.
error-file-no-folder = Part of the path is a file, not a folder.
error-file-name = That name is too long or isn’t allowed here.
error-file-exists = It already exists: choose another name.
error-file-full = There is no space left: free some, or choose another place.
error-file-read-only = That location is read-only: choose another.
error-file-text = This isn’t UTF-8 text.
error-file-damaged = The file is damaged: line { $line }, column { $column } can’t be read. Repair it, or delete it to start afresh.
error-file-other = The system couldn’t read or write it ({ $reason }). Try again, or use another file.

## Commands

error-no-command = There is no command “{ $name }”; `kamisado --help` lists them.
error-nothing-to-resume = There is no match to resume; `kamisado play` starts one.
error-match-busy = The match in { $path } is open in another window: close it there, or name another file with --file.
error-sprt = The option --sprt takes two Elo differences, the lower first, such as --sprt 0,20.
error-chance = The option { $name } takes a probability between `0` and `0.5`, such as `0.05`.
error-one-engine = An engine can’t play by itself: name another, such as level:5.
