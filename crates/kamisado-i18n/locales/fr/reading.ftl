### Ce qui ne va pas dans un coup ou une position tels qu’ils sont écrits.

## Coups

error-move-sign = Le signe « { $sign } » à la place { $offset } n’a rien à faire dans un coup.
error-move-word = « { $word } » n’est ici ni une couleur ni une direction.
error-move-word-ambiguous = « { $word } » peut se lire de plusieurs façons : écrivez-le en entier.
error-move-number = Le nombre à la place { $offset } ne convient pas : 1 à 7 avec une direction, 0 pour une passe.
error-move-tower-missing = Il manque la tour qui joue.
error-move-number-missing = Il manque le nombre de cases.
error-move-square-missing = Il manque la couleur de la case d’arrivée.
error-move-ambiguous = Cela peut être { $one } ou { $other } : précisez la tour.
error-move-none = Aucune tour ne peut jouer ainsi maintenant.
error-move-pass = On ne choisit pas de passer : une tour bloquée passe d’elle-même.
error-move-pushed-back = C’est la tour repoussée : écrivez le coup du sumo qui repousse.
error-move-not-on-board = La tour { tower-f } de { side } n’est pas sur le plateau.
error-move-off-board =
    La tour { tower-f } en { $square } sortirait du plateau : il y a { $count } { $count ->
        [one] case
       *[other] cases
    } dans cette direction.
error-move-wrong-color = Cela ne va pas : la case { $square } est { color }.

## Positions

error-position-sign = Le signe « { $sign } » à la place { $offset } n’a rien à faire dans une position.
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
error-position-missing = La position s’arrête trop tôt : après le plateau viennent b ou w et la couleur de la tour qui doit jouer, ou -.
error-position-word = Autre chose devrait figurer à la place { $offset } : après le plateau viennent b ou w et la couleur de la tour qui doit jouer, ou -.
