### Playing line by line, without a screen.

line-welcome = Tapez un coup puis Entrée. { line-word-help } montre les commandes.
line-moves = Coups possibles :
line-push = repousser
line-saved = La partie est enregistrée ; `kamisado play --resume` la reprend.
line-number = Tapez un nombre de 1 à { $count }.

## Commands: one word each, as they are typed

line-word-help = aide
line-word-rules = règles
line-word-board = plateau
line-word-moves = coups
line-word-undo = annuler
line-word-redo = rétablir
line-word-hint = indice
line-word-review = bilan
line-word-save = enregistrer
line-word-resign = abandonner
line-word-rematch = revanche
line-word-next = suivant
line-word-quit = quitter

## What they do

line-about-rules = les règles et les lettres des couleurs
line-about-board = où se trouve chaque tour
line-about-moves = les coups possibles
line-about-save = enregistrer une copie : { line-word-save } nom.kamisado
