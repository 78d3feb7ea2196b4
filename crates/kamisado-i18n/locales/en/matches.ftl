### Saved matches, and what the program remembers between two starts.

matches-title = Saved matches
matches-none = No match has been saved yet; `kamisado play` starts one.
matches-open = Not over yet
matches-unreadable = Cannot be read
prompt-name = Name of the player:
preferences-ignored = { $path } cannot be read and is ignored: { $reason }

## From playing to studying and back

menu-learn = Learn to play
action-replay = Replay this match
action-analyse = Analyse this position
