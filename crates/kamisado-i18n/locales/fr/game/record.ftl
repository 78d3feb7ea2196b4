### Ce qui ne va pas dans une feuille de partie ou un autre texte que l’on veut ouvrir.

error-at-line = Ligne { $line }, colonne { $column } : { $reason }
error-at-round = Manche { $round } : { $reason }
error-at-move = Manche { $round }, coup { $row } : { $reason }
error-read-nothing = Il n’y a rien à lire : collez une feuille de partie, une position ou une liste de coups.
error-read-json = Ce n’est pas le JSON d’une feuille de partie de Kamisado : texte inattendu à la ligne { $line }, colonne { $column }.

## En-tête

error-record-format = Ce fichier dit être autre chose qu’une feuille de partie de Kamisado.
error-record-version = Cette feuille de partie est de la version { $version } : il faut un programme plus récent pour la lire.
error-record-line = « { $text } » n’est ni une ligne d’en-tête (Black: Ada), ni un titre (Round 1), ni une ligne de coups (1. U<4U | P^3B).
error-record-tag-twice = La ligne d’en-tête { $text } figure deux fois.
error-record-tag-name = « { $text } » ne peut pas nommer une ligne d’en-tête : commencez par une lettre, puis employez lettres, chiffres, espaces et tirets.
error-record-tag-reserved = La ligne d’en-tête { $text } découle de la partie et ne peut pas être fixée.
error-record-tag-late = La ligne d’en-tête { $text } doit figurer avant la première manche.
error-record-rules = Type de partie inconnu : Match vaut single, double, standard, long, marathon ou series, et Opening vaut standard, tournament, matchplay ou 1-3-5.
error-record-board = Plateau inconnu : Board vaut standard ou mirrored.
error-record-notation = Notation inconnue : Notation vaut ascii, kanji, de, en, fr, nl, tr, hu ou ro.
error-record-result = Résultat non valable : écrivez *, tied, Black wins ou White wins, et la raison si ce n’est pas aux points (White resigned, Black out of time).
error-record-other-result = Les coups donnent un autre résultat que celui de la feuille de partie.
error-record-other-score = Les coups donnent un score de { $black }:{ $white }, mais la feuille de partie dit autre chose.
error-record-score = Score non valable : écrivez les points de Noir, deux-points et ceux de Blanc, par exemple 2:1.

## Manches et coups

error-record-other-round = C’est la manche { $round }, mais le titre porte un autre numéro.
error-record-round-early = La manche { $round } ne peut pas encore commencer, car la précédente n’est pas terminée.
error-record-no-heading = La manche { $round } doit avoir son titre : Round { $round }.
error-record-open-comment = Le commentaire qui commence ici n’a pas d’accolade fermante.
error-record-time = Temps non valable : écrivez minutes et secondes, par exemple (0:12).
error-record-columns = Il n’y a que deux colonnes, celle de Noir et celle de Blanc : une ligne a au plus une barre |.
error-record-line-up = Un placement nomme une fois chacune des huit couleurs, à partir de la gauche du joueur : n g r y p u b o.
error-record-other-line-up = Les tours de { side } sont placées autrement, à partir de la gauche : { $line_up }.
error-record-fill = Le placement est left ou right.
error-record-no-fill = Les tours ne peuvent pas se trouver ainsi après un placement à partir de la gauche ni de la droite.
error-record-blocked = La tour { tower-f } de { side } est bloquée et ne peut pas jouer.
error-record-not-blocked = La tour { tower-f } de { side } n’est pas bloquée et ne peut donc pas passer son tour.
error-record-not-pushed = La tour { tower-f } de { side } n’a pas été repoussée.
