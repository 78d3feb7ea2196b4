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
