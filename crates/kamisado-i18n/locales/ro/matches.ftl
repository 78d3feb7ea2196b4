### Saved matches, and what the program remembers between two starts.

matches-title = Meciuri salvate
matches-none = Nu este salvat încă niciun meci; `kamisado play` începe unul.
matches-open = Încă neterminat
matches-unreadable = Nu poate fi citit
prompt-name = Numele jucătorului:
preferences-ignored = { $path } nu poate fi citit și este ignorat: { $reason }

## From playing to studying and back

menu-learn = Învață să joci
action-replay = Revezi acest meci
action-analyse = Analizează această poziție
