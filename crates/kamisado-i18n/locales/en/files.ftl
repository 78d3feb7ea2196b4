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
