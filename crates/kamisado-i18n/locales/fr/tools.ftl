### Ce que trouvent les outils du terminal.

solved-win = C’est à { side } de jouer, et { side } gagne, par exemple avec { $m }.
solved-loss = C’est à { side } de jouer, mais { opponent } gagne ; { $m } offre la meilleure résistance.
solved-length =
    Si les deux joueurs jouent au mieux, la manche se termine après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
solved-open = Il n’est pas démontré qui gagne : une limite a été atteinte avant.
certificate-holds = Le certificat est juste : { side } gagne, quoi que joue l’adversaire (positions vérifiées : { $count }).
certificate-refused = Le certificat ne prouve rien : { $text }
certificate-of-one = Un certificat porte sur une seule position : donnez --certificate avec une seule.
input-line = ligne { $line }
server-ready = Kamisado vous attend à l’adresse { $address }
server-stop = Ctrl+C l’arrête.
config-unknown = Il n’existe pas de réglage « { $name } ». docs/server.md les énumère tous.
config-value = Le réglage « { $name } » ne peut pas valoir « { $text } ». docs/server.md indique les valeurs possibles.
config-file = La configuration n’est pas du TOML : { $reason }

## Ce qui est lu

input-one-only = Une seule partie ou position convient ici : n’en donnez qu’une.
input-empty = Il n’y a rien à lire : donnez une partie, une position ou une liste de coups.
input-kinds = Donnez le fichier d’une partie, une position, startpos, ou - pour l’entrée standard.
input-stdin = l’entrée standard
input-at = Il n’y a pas de moment { $at } : le dernier de cette partie est { $count }, le premier est 0.

## Diagrammes

diagram-terminal = Une image PNG n’est pas un texte pour un terminal : nommez un fichier avec --output.
diagram-nothing = Il n’y a rien à dessiner : les tours ne sont pas encore disposées.
diagram-ending = « .{ $ending } » n’est pas un format de diagramme : prenez .svg, .png ou .txt, ou nommez le format avec --format.

## Revue

judged-kept = a gardé le gain
judged-threw-away = a laissé échapper le gain
judged-lost = était déjà perdu
judged-open = pas démontré
judged-drawn = tiré au sort
judged-forced = le seul coup
judged-would-have-won = aurait gagné : { $text }
review-match-turned = C’est ici que la partie a basculé : { $text }

## Rejouer

replay-step = pas
replay-round = manche
replay-alone = défiler

## Problèmes

puzzle-progress = Problèmes résolus de cette difficulté : { $count } sur { $total }
puzzle-refuted = Cela ne gagne pas : la réponse est { $text }. Essayez encore.
puzzle-show = Solution
puzzle-unfinished = Juste jusqu’ici, mais le problème n’est pas encore résolu : il manque des coups.

## Analyse

analysis-nothing = Il n’y a rien à analyser à ce moment : aucun coup n’est à jouer.
analysis-progress = Coups démontrés : { $count } sur { $total }
