### Ce qui ne va pas dans les dispositions et les fichiers.

## Dispositions

error-line-up-letter = Le signe à la place { $offset } n’est pas une couleur : écrivez les lettres n, g, r, y, p, u, b et o dans un ordre quelconque.
error-line-up-length = Une disposition compte huit lettres, une par couleur, et non { $count }.
error-line-up-twice = La couleur { color-name } figure deux fois dans la disposition : il en manque donc une autre.

## Fichiers

error-file-missing = Ce fichier ou ce dossier n’existe pas.
error-file-forbidden = Cela n’est pas permis.
error-file-folder = C’est un dossier, pas un fichier.
error-file-no-folder = Une partie du chemin est un fichier, pas un dossier.
error-file-exists = Cela existe déjà.
error-file-full = Il n’y a plus de place pour écrire.
error-file-read-only = On ne peut rien écrire à cet endroit, seulement lire.
error-file-text = Ce n’est pas un texte en UTF-8.
error-file-other = Le système dit « { $reason } ».

## Commandes

error-no-command = Il n’y a pas de commande « { $name } » ; `kamisado --help` les énumère.
error-needs-terminal = La commande `kamisado play` a besoin d’un terminal pour ses touches et son écran ; `kamisado ugi` joue par des tubes.
error-nothing-to-resume = Il n’y a pas de partie à reprendre ; `kamisado play` en commence une.
error-match-busy = La partie de { $path } est ouverte dans une autre fenêtre : fermez-la là-bas, ou nommez un autre fichier avec --file.
error-memory = Il n’y a pas assez de mémoire pour une table de { $count } Mio : demandez-en moins avec --hash.
error-sprt = L’option --sprt prend deux nombres de points Elo, le plus petit d’abord, par exemple --sprt 0,20.
error-chance = L’option { $name } est une probabilité entre 0 et 0.5, par exemple 0.05.
error-one-engine = Un moteur ne peut pas jouer seul : nommez-en un autre, par exemple level:5.
