### Saved matches, and what the program remembers between two starts.

matches-title = Parties enregistrées
matches-none = Aucune partie n’est encore enregistrée ; `kamisado play` en commence une.
matches-open = Pas encore terminée
matches-unreadable = Illisible
prompt-name = Nom du joueur :
preferences-ignored = { $path } est illisible et n’est pas pris en compte : { $reason }

## From playing to studying and back

menu-learn = Apprendre à jouer
action-replay = Rejouer cette partie
action-analyse = Analyser cette position
