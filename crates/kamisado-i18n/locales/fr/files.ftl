### Ce qui ne va pas dans les placements et les fichiers.

## Placements

error-line-up-letter = Le caractère n° { $offset } n’est pas une couleur : écrivez les lettres n, g, r, y, p, u, b et o dans un ordre quelconque.
error-line-up-length = Un placement compte huit lettres, une par couleur, et non { $count }.
error-line-up-twice = La couleur { color-name } figure deux fois dans le placement : il en manque donc une autre.

## Fichiers

error-file-missing = Ce fichier ou ce dossier n’existe pas.
error-file-forbidden = L’accès est refusé : modifiez les droits ou utilisez un autre fichier.
error-file-folder = C’est un dossier, pas un fichier.
error-file-no-folder = Une partie du chemin est un fichier, pas un dossier.
error-file-name = Ce nom est trop long ou n’est pas permis ici.
error-file-exists = Cela existe déjà : choisissez un autre nom.
error-file-full = Il n’y a plus d’espace : libérez-en ou choisissez un autre emplacement.
error-file-read-only = Cet emplacement est en lecture seule : choisissez-en un autre.
error-file-text = Ce n’est pas du texte UTF-8.
error-file-damaged = Le fichier est endommagé : la ligne { $line }, colonne { $column }, est illisible. Réparez-le, ou supprimez-le pour repartir de zéro.
error-file-other = Le système n’a pas pu le lire ou l’écrire ({ $reason }). Réessayez ou utilisez un autre fichier.

## Commandes

error-no-command = Il n’y a pas de commande « { $name } » ; `kamisado --help` en donne la liste.
error-nothing-to-resume = Il n’y a pas de partie à reprendre ; `kamisado play` en commence une.
error-match-busy = La partie de { $path } est ouverte dans une autre fenêtre : fermez-la là-bas, ou nommez un autre fichier avec --file.
error-sprt = L’option --sprt prend deux différences Elo, la plus petite d’abord, par exemple --sprt 0,20.
error-chance = L’option { $name } prend une probabilité entre `0` et `0.5`, par exemple `0.05`.
error-one-engine = Un moteur ne peut pas jouer contre lui-même : nommez-en un autre, par exemple level:5.
