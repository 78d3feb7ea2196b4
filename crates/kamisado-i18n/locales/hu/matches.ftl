### Saved matches, and what the program remembers between two starts.

matches-title = Mentett játszmák
matches-none = Még nincs mentett játszma; a `kamisado play` kezd egyet.
matches-open = Még nincs vége
matches-unreadable = Nem olvasható
prompt-name = A játékos neve:
preferences-ignored = { $path } nem olvasható, ezért kimarad: { $reason }

## From playing to studying and back

menu-learn = Tanuld meg játszani
action-replay = Ennek a játszmának a visszajátszása
action-analyse = Ennek az állásnak az elemzése
