### Ce qui ne va pas dans une feuille de partie ou un autre texte que l’on veut ouvrir.

error-at-line = Ligne { $line }, colonne { $column } : { $reason }
error-at-round = Manche { $round } : { $reason }
error-at-move = Manche { $round }, coup { $row } : { $reason }
error-read-nothing = Il n’y a rien à lire : collez une feuille de partie, une position ou une liste de coups.
error-read-json = Ce n’est pas le JSON d’une feuille de Kamisado : autre chose devrait figurer à la ligne { $line }, colonne { $column }.

## En-tête

error-record-format = Ce fichier dit lui-même qu’il n’est pas une feuille de Kamisado.
error-record-version = Cette feuille est de la version { $version } : il faut un programme plus récent pour la lire.
error-record-line = « { $text } » n’est ni une ligne d’en-tête (Black: Ada), ni un titre (Round 1), ni une ligne de coups (1. U<4U | P^3B).
error-record-tag-twice = La ligne d’en-tête { $text } figure deux fois.
error-record-tag-name = « { $text } » ne peut pas nommer une ligne d’en-tête : employez lettres, chiffres, espaces et tirets, en commençant par une lettre.
error-record-tag-reserved = La ligne d’en-tête { $text } découle de la partie elle-même et ne peut pas être fixée.
error-record-tag-late = La ligne d’en-tête { $text } doit figurer avant la première manche.
error-record-rules = Une telle partie n’existe pas : Match vaut single, standard, long, marathon ou series, et Opening vaut standard, tournament, matchplay ou 1-3-5.
error-record-board = Un tel plateau n’existe pas : Board vaut standard ou mirrored.
error-record-notation = Une telle notation n’existe pas : Notation vaut ascii, kanji, de, en, fr, nl, tr, hu ou ro.
error-record-result = Ce n’est pas un résultat : écrivez *, Black wins ou White wins, et la raison si ce n’est pas aux points (White resigned, Black out of time).
error-record-other-result = Les coups mènent à un autre résultat que celui de la feuille.
error-record-other-score = D’après les coups, le score est de { $black }:{ $white }, mais la feuille dit autre chose.
error-record-score = Ce n’est pas un score : écrivez les points de Noir, deux-points et ceux de Blanc, par exemple 2:1.

## Manches et coups

error-record-other-round = C’est la manche { $round }, mais le titre porte un autre numéro.
error-record-round-early = La manche { $round } ne peut pas encore commencer, car la précédente n’est pas terminée.
error-record-no-heading = La manche { $round } doit avoir son titre : Round { $round }.
error-record-open-comment = Le commentaire qui commence ici n’a pas d’accolade fermante.
error-record-time = Ce n’est pas un temps : écrivez minutes et secondes, par exemple (0:12).
error-record-columns = Il n’y a que deux colonnes, celle de Noir et celle de Blanc : une ligne a au plus une barre |.
error-record-line-up = Un placement nomme une fois chacune des huit couleurs, à partir de la gauche du joueur : n g r y p u b o.
error-record-other-line-up = Les tours de { side } sont placées autrement, à partir de la gauche : { $line_up }.
error-record-fill = Le remplissage est left ou right.
error-record-no-fill = Les tours ne peuvent être placées ainsi ni par la gauche ni par la droite.
error-record-blocked = La tour { tower-f } de { side } est bloquée et ne peut pas jouer.
error-record-not-blocked = La tour { tower-f } de { side } n’a aucune raison de passer.
error-record-not-pushed = La tour { tower-f } de { side } n’a pas été repoussée.
