### Ce qui ne va pas dans un coup ou une position tels qu’ils sont écrits.

## Coups

error-move-character = Le caractère « { $character } » en position { $offset } n’a rien à faire dans un coup.
error-move-word = « { $word } » n’est ici ni une couleur ni une direction.
error-move-word-ambiguous = « { $word } » peut avoir plusieurs sens : écrivez-le en entier.
error-move-number = Le nombre en position { $offset } ne convient pas : 1 à 7 avec une direction, 0 pour passer son tour.
error-move-tower-missing = Le coup ne dit pas quelle tour joue.
error-move-number-missing = Le coup ne dit pas de combien de cases.
error-move-direction-missing = La direction manque : écrivez par exemple Jaune Devant 5 ou Y^5.
error-move-no-square = « { $word } » n’est pas une case : les cases vont de a1 à h8.
error-move-square-missing = Le coup ne dit pas sur quelle couleur il arrive.
error-move-ambiguous = Cela peut être { $one } ou { $other } : précisez la tour.
error-move-none = Aucune tour ne peut jouer ce coup maintenant.
error-move-pass = On ne choisit pas de passer son tour : une tour bloquée passe automatiquement.
error-move-pushed-back = C’est la tour repoussée : entrez le coup du Sumo qui la repousse.
error-move-not-on-board = La tour { tower-f } de { side } n’est pas sur le plateau.
error-move-off-board =
    La tour { tower-f } en { $square } sortirait du plateau : il y a { $count } { $count ->
        [one] case
       *[other] cases
    } dans cette direction.
error-move-wrong-color = Cela ne correspond pas : la case { $square } est { color }.

## Positions

error-position-character = Le caractère « { $character } » en position { $offset } n’a rien à faire dans une position.
error-position-rank-length =
    La rangée { $rank } compte { $count } { $count ->
        [one] case
       *[other] cases
    } au lieu de 8.
error-position-rank-count =
    La position compte { $count } { $count ->
        [one] rangée
       *[other] rangées
    } au lieu de 8.
error-position-missing = La position est incomplète : après le plateau il faut b ou w, puis la couleur de la tour qui doit jouer, ou -.
error-position-word = Texte inattendu en position { $offset } : après le plateau il faut b ou w, puis la couleur de la tour qui doit jouer, ou -.
