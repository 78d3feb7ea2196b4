### Saved matches, and what the program remembers between two starts.

matches-title = Bewaarde partijen
matches-none = Er is nog geen partij bewaard; `kamisado play` begint er een.
matches-open = Nog niet afgelopen
matches-unreadable = Niet leesbaar
prompt-name = Naam van de speler:
preferences-ignored = { $path } is niet leesbaar en wordt genegeerd: { $reason }

## From playing to studying and back

menu-learn = Leren spelen
action-replay = Deze partij naspelen
action-analyse = Deze stelling analyseren
