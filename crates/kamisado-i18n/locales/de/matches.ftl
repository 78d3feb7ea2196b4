### Saved matches, and what the program remembers between two starts.

matches-title = Gespeicherte Partien
matches-none = Noch ist keine Partie gespeichert; `kamisado play` beginnt eine.
matches-open = Noch nicht zu Ende
matches-unreadable = Nicht lesbar
prompt-name = Name des Spielers:
preferences-ignored = { $path } ist nicht lesbar und wird nicht beachtet: { $reason }

## From playing to studying and back

menu-learn = Spielen lernen
action-replay = Diese Partie nachspielen
action-analyse = Diese Stellung analysieren
