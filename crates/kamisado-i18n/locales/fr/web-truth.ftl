# La page sur ce qui est prouvé.

truth-title = Ce qui est prouvé
truth-lead = Des faits sur le jeu, chacun avec la commande qui le prouve à nouveau. Les nombres viennent du livre intégré au programme.
truth-start = Depuis la position de départ standard, le premier joueur gagne, en 17 coups si les deux jouent au mieux.
truth-start-moves = Sur les { $moves } premiers coups, { $winning } gagnent.
truth-start-strategy = Une stratégie gagnante complète tient sur une page, et il suffit de connaître les règles pour la vérifier.
truth-capped = Avec l’ouverture 1-3-5, le premier joueur gagne aussi, avec { $winning } des { $moves } premiers coups.
truth-drawn = Les 36 placements numérotés forment { $starts } paires : le challenger gagne à partir de { $won } de ces départs et perd à partir de { $lost }.
truth-fair = Certains de ces départs sont presque équitables : le challenger peut gagner, mais avec peu de premiers coups sur une centaine. D’autres avantagent un camp.
truth-fair-play = Jouer un départ équitable
truth-random = À partir de deux placements au hasard, le premier joueur gagne environ 99 manches sur cent.
truth-tournament = Dans le placement de tournoi, le challenger gagne : { $line_up } bat les { $answers } réponses.
truth-answers = Si un placement et son symétrique comptent pour un, il y a { $line_ups } placements : { $answered } ont une réponse qui gagne et { $unbeatable } n’en ont aucune.
truth-defence = Une réponse suffit presque toujours : { $line_up } ou son symétrique en bat { $count }.
truth-both = Les meilleurs placements sont forts pour les deux camps : { $both } des { $answers } réponses du livre sont elles-mêmes sans réponse.
truth-twice = Depuis la position de départ standard, le premier joueur peut forcer la victoire dans la première manche, mais pas dans les deux premières, quel que soit le placement choisi ensuite.
truth-open = On ne sait pas encore qui gagne une partie entière. Le perdant d’une manche est le challenger de la suivante ; une manche gagnée ne décide donc pas de la partie.
truth-unsettled = Placements encore indécis : { $count }.
truth-book = Interroger le livre
truth-book-lead = Dans le placement de tournoi, le challenger place ses tours en premier ; le défenseur les voit et répond. Placez les tours du challenger et voyez s’il y a une réponse.
truth-answer-wins = Cette réponse gagne pour le défenseur : { $text }.
truth-answer-none = Il n’y a pas de réponse : quel que soit le placement du défenseur, le challenger gagne.
truth-answer-unknown = Le livre ne connaît pas encore ce placement.
truth-show-unbeatable = En montrer un sans réponse
truth-play-challenger = Jouer le challenger
truth-play-defender = Jouer le défenseur
