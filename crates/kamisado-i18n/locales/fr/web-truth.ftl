# La page sur ce qui est prouvé.

truth-title = Ce qui est prouvé
truth-lead = Des faits sur le jeu, chacun avec la commande qui le prouve à nouveau. Les nombres viennent du livre que contient le programme.
truth-start = Depuis le départ standard, le premier joueur gagne, en 17 coups si les deux jouent au mieux.
truth-start-moves = Sur les { $moves } premiers coups, { $winning } gagnent.
truth-start-strategy = Une stratégie gagnante complète tient sur une page, et les règles seules suffisent à la vérifier.
truth-capped = Avec l’ouverture 1-3-5, le premier joueur gagne aussi, avec { $winning } des { $moves } premiers coups.
truth-drawn = Deux des 36 placements numérotés donnent { $starts } départs : le challenger en gagne { $won } et en perd { $lost }.
truth-fair = Certains de ces départs sont presque équitables : le challenger peut gagner, mais avec peu de premiers coups sur une centaine. D’autres avantagent un camp.
truth-fair-play = Jouer un départ équitable
truth-random = Depuis deux placements au hasard, le premier joueur gagne environ 99 manches sur cent.
truth-tournament = Dans le placement de tournoi, le challenger gagne : contre { $line_up }, les { $answers } réponses perdent toutes.
truth-answers = Sur les { $line_ups } placements, un par paire de symétriques, { $answered } ont une réponse qui gagne et { $unbeatable } n’en ont aucune.
truth-defence = Une réponse fait presque tout le travail : { $line_up } en bat { $count }.
truth-twice = Depuis le départ standard, le premier joueur peut gagner la manche, mais il ne peut pas forcer une victoire après laquelle il gagne aussi la manche suivante, quel que soit le côté choisi pour se replacer.
truth-open = Pas encore connu : qui gagne une partie entière. Le perdant d’une manche est challenger dans la suivante ; gagner une manche ne gagne donc pas forcément la partie.
truth-unsettled = Placements pas encore tranchés : { $count }.
truth-book = Interroger le livre
truth-book-lead = Dans le placement de tournoi, le challenger place ses tours, le défenseur les voit et répond. Placez les tours du challenger et voyez s’il y a une réponse.
truth-answer-wins = Cette réponse gagne pour le défenseur : { $text }.
truth-answer-none = Il n’y a pas de réponse : quoi que place le défenseur, le challenger gagne.
truth-answer-unknown = Le livre ne connaît pas encore celui-ci.
truth-show-unbeatable = En montrer un sans réponse
truth-play-challenger = Jouer le challenger
truth-play-defender = Jouer le défenseur
