# The lessons.

lessons-lead = De courtes leçons à jouer, du premier coup au Triple-Sumo. Chacune se termine par un exercice.
lessons-start = Première leçon
lessons-continue = Continuer
lessons-all-done = Vous avez terminé toutes les leçons. À vous de jouer !
lessons-strategy = Stratégie
lesson-numbered = Leçon { $number }
lesson-finished-mark = terminée
lesson-step = Étape { $number } sur { $count }
lesson-exercise = Exercice
lesson-steps = Étapes de la leçon
lesson-correct = Exact !
lesson-wrong = C’est permis, mais ce n’est pas ce que demande cette étape. Votre choix a été annulé.
lesson-next-step = Suivant
lesson-next-lesson = Leçon suivante
lesson-again = Refaire cette leçon
lesson-finished = Vous avez terminé cette leçon.
lesson-all = Toutes les leçons

## Hints

lesson-hint-any = Tout coup que le plateau propose convient.
lesson-hint-this = Relisez la consigne : elle nomme la tour et la direction.
lesson-hint-proven = Regardez chaque case que vous pouvez atteindre : quelle tour appelle-t-elle, et que peut faire cette tour ?
lesson-hint-fill = Comparez les deux images : chacune montre où se trouveraient les tours.
lesson-hint-fill-any = Les deux choix conviennent.
lesson-hint-line-up = Comparez votre rangée à celle de l’adversaire, tour par tour.
lesson-hint-line-up-any = N’importe quel ordre convient.
lesson-hint-color = La prochaine tour à jouer a la couleur de la case où s’arrête votre coup.
lesson-hint-win = Cherchez un chemin libre vers la rangée de base adverse, tout droit ou en diagonale.
lesson-hint-pass = Cherchez une case de la couleur d’une tour qui ne peut pas bouger.
lesson-hint-deadlock = Forcez à jouer une tour qui n’a plus qu’un coup, et regardez quelle tour devrait jouer ensuite.
lesson-hint-length = Comptez les cases et allez aussi loin que possible.
lesson-hint-push = Avancez le Sumo sur la tour adverse placée juste devant lui.
lesson-hint-safe = Chaque case force une autre tour noire à jouer. Laquelle ne peut pas atteindre votre rangée de base ?

## The steps

lesson-finish = Maintenant, remportez la manche.

lesson-move = Déplacer une tour
lesson-move-1 = Vous avez les tours noires, en bas. Une tour avance tout droit ou en diagonale tant que la voie est libre. Au premier coup d’une manche, vous pouvez choisir n’importe quelle tour : avancez-en une.
lesson-move-1-done = Les tours ne reculent pas, ne vont pas de côté et ne sautent jamais.
lesson-move-2 = Avancez maintenant la tour rose en diagonale, aussi loin que vous voulez.
lesson-move-3 = D’un seul coup, placez la tour rouge juste devant la rangée de base de Blanc.

lesson-color = La couleur décide
lesson-color-1 = La case où s’arrête votre coup décide quelle tour l’adversaire doit jouer. Avancez la tour rouge de quatre cases tout droit, sur le bleu.
lesson-color-1-done = Blanc a dû jouer la tour bleue, arrivée sur le jaune. Cela appelle votre tour jaune : c’est à elle de jouer.
lesson-color-2 = Votre tour jaune doit jouer. Avancez-la de trois cases en diagonale, sur le violet.
lesson-color-3 = Votre tour verte doit jouer. Choisissez une case qui oblige Blanc à jouer la tour orange.

lesson-win = Remporter la manche
lesson-win-1 = Une tour qui atteint la rangée de base adverse remporte la manche. Votre tour rose en est proche, mais une autre doit jouer : avancez la marron de deux cases, sur le bleu, et la tour bleue de Blanc n’aura plus qu’un coup.
lesson-win-1-done = Si vous pouvez jouer, vous devez jouer, même à contrecœur.
lesson-win-2 = Après le coup de Blanc, c’est à votre tour rose de jouer. Menez-la jusqu’à la rangée de base de Blanc.
lesson-win-3 = Trouvez le coup qui remporte la manche.

lesson-pass = Bloquée : passer son tour
lesson-pass-1 = La tour verte de Blanc est bloquée. Avancez votre tour marron de quatre cases tout droit, sur le vert, et voyez ce qui se passe.
lesson-pass-1-done = Passer son tour compte comme un coup de zéro case : la couleur sous la tour bloquée décide quelle tour joue ensuite.
lesson-pass-2 = La tour bloquée est sur le jaune, c’est donc à votre tour jaune de jouer. Profitez-en.
lesson-pass-3 = Obligez Blanc à passer son tour, de façon à pouvoir gagner ensuite.

lesson-chain = Les deux joueurs passent
lesson-chain-1 = Vous jouez Blanc. Après le coup de Noir, votre tour verte devrait jouer, mais elle est bloquée ; puis la tour jaune de Noir, bloquée elle aussi. C’est donc à vous avec la bleue : avancez sur le jaune, et Noir devra encore passer son tour.
lesson-chain-2 = La tour jaune de Noir est toujours bloquée, et c’est de nouveau à la bleue. Terminez la manche.
lesson-chain-3 = Trouvez le coup après lequel trois tours de suite doivent passer leur tour et c’est de nouveau à vous.

lesson-deadlock = L’impasse totale
lesson-deadlock-1 = Vous jouez Blanc. La tour verte de Noir n’a qu’un coup, et toutes les tours qui suivraient sont bloquées. Forcez-la à jouer avec votre tour bleue.
lesson-deadlock-1-done = À partir d’ici, on ne ferait plus que passer son tour. La manche s’arrête, et celui qui a joué le dernier coup la perd, forcé ou non. La tour gagnante a la couleur de cette dernière case.
lesson-deadlock-2 = Ne laissez à Blanc qu’un seul coup, qui mène à l’impasse totale.

lesson-teeth = Dents de dragon et points
lesson-teeth-1 = Une partie compte plusieurs manches. La tour qui remporte une manche reçoit une dent de dragon : elle devient un Sumo et vous marquez un point. Gagnez avec la tour violette de Blanc.
lesson-teeth-2 = Un Sumo est lourd : il avance de cinq cases au plus. Avancez le vôtre aussi loin que possible.
lesson-teeth-3 = Une deuxième dent rapporte deux points de plus, et trois points gagnent une partie standard. Gagnez-la avec votre Sumo rouge.
lesson-teeth-3-done = Une partie simple se gagne avec 1 point, une partie standard avec 3, une partie longue avec 7, une partie marathon avec 15.
lesson-teeth-4 = Une partie longue. Votre tour verte a deux dents, et la troisième rapporterait quatre points. Gagnez la partie avec elle.
lesson-teeth-4-done = Les quatre dents d’une tour rapportent 1, 2, 4 et 8 points. Le score se lit toujours sur les tours.

lesson-fill = La manche suivante
lesson-fill-1 = Vous avez gagné une manche avec Blanc, à vous de choisir : les deux joueurs font leur placement à partir de la gauche, ou les deux à partir de la droite. Comparez les deux images et choisissez.
lesson-fill-1-done = On prend les tours rangée par rangée, en commençant par sa propre rangée de base, et elles gardent leurs dents. Le perdant joue le premier coup.
lesson-fill-2 = Choisissez de façon qu’une case jaune se trouve droit devant votre tour jaune.

lesson-push = L’oshi : le Sumo repousse
lesson-push-1 = Vous jouez Blanc, et votre Sumo violet doit jouer. Une tour noire se trouve juste devant lui : repoussez-la en avançant sur elle.
lesson-push-1-done = Après un oshi, vous rejouez aussitôt, avec la tour de la couleur de la case où la tour a été repoussée.
lesson-push-2 = Elle est arrivée sur le jaune, c’est donc à votre tour jaune de jouer. Remportez la manche.
lesson-push-3 = Le même endroit, mais cette fois le Sumo n’a pas d’autre coup. Alors il doit repousser : si vous pouvez repousser, vous ne pouvez pas passer votre tour.
lesson-push-4 = Jouez de façon à rejouer aussitôt et à pouvoir gagner.

lesson-limits = Ce qu’on ne peut pas repousser
lesson-limits-1 = Un Sumo repousse une tour adverse qui a moins de dents, tout droit, sur une case libre. Ici toute tour peut jouer, mais une seule peut repousser. Trouvez-la.
lesson-limits-1-done = On ne repousse jamais en diagonale ni hors du plateau. On ne repousse ni ses propres tours, ni des tours aussi fortes ou plus fortes, ni plus de tours que le Sumo n’a de dents.
lesson-limits-2 = Avec deux dents, un Sumo repousse jusqu’à deux tours ; avec trois, jusqu’à trois. Là encore, un seul oshi est possible.

lesson-double = Le Double-Sumo
lesson-double-1 = Deux dents : un Double-Sumo avance de trois cases au plus, mais repousse deux tours à la fois. Repoussez avec la tour verte.
lesson-double-1-done = C’est la tour repoussée le plus loin qui décide. Elle est arrivée sur le vert : la tour verte rejoue.
lesson-double-2 = Repoussez encore une fois.
lesson-double-3 = C’est maintenant à votre Sumo rose. Remportez la manche, et avec elle la partie.
lesson-double-4 = Repoussez de façon à pouvoir gagner ensuite.

lesson-triple = Le Triple-Sumo
lesson-triple-1 = Une partie marathon : vous jouez Blanc et il vous manque un point. Un Triple-Sumo n’avance que d’une case, mais repousse trois tours. Repoussez avec la tour jaune.
lesson-triple-2 = La tour la plus éloignée est arrivée sur le bleu. Repoussez avec votre Double-Sumo bleu.
lesson-triple-3 = C’est de nouveau à la jaune. Repoussez encore les trois tours.
lesson-triple-4 = Plus d’oshi possible, et il ne reste qu’un seul coup.
lesson-triple-5 = Repoussez le Sumo violet qui vous barre la route.
lesson-triple-6 = Attention : tous les coups sauf un laissent Noir gagner aussitôt.
lesson-triple-7 = Trois coups de suite, et la partie est à vous. Commencez.
lesson-triple-8 = Gardez la main.
lesson-triple-9-done = La quatrième dent rapporte huit points : 22 à 9.

lesson-tournament = Le placement de tournoi
lesson-tournament-1 = En tournoi, les joueurs placent eux-mêmes leurs tours avant la première manche. Noir joue le premier coup et place donc ses tours en premier. Échangez les tours à votre gré.
lesson-tournament-2 = Vous jouez Blanc et vous avez vu le placement de Noir. Placez vos tours de façon que chacune fasse face à la tour noire de la même couleur.
lesson-strikers = Attaquants et cases sûres
lesson-strikers-1 = Une tour qui a la voie libre jusqu’à la rangée de base adverse est un attaquant. Les tours jaune et orange de Blanc en sont : elles regardent le long des grandes diagonales jusqu’à votre rangée de base. Déplacez votre tour rouge sur une case à l’abri d’elles.
lesson-strikers-1-done = Une case sûre appelle une tour qui ne peut pas gagner tout de suite. Avant chaque coup, demandez-vous quelles tours adverses sont des attaquants et évitez leurs couleurs.
lesson-strikers-2 = Votre tour bleue en a6 est aussi un attaquant. Trouvez le coup qui vous permet de gagner au coup suivant, quoi que fasse Blanc.
lesson-strikers-2-done = La tour rose de Blanc devait jouer, et chaque case qu’elle pouvait atteindre appelait une de vos tours qui gagne.
lesson-strikers-4 = Vous jouez Blanc. Trouvez le seul coup qui gagne de force.
lesson-tempo = Temps et blocage
lesson-tempo-1 = Les tours de jeu valent plus que les cases. La tour violette de Blanc est emmurée ; jouez sur sa couleur, et Blanc doit passer son tour. Trouvez la case d’où vous gagnez ensuite.
lesson-tempo-1-done = Une tour bloquée est une faiblesse : chaque fois qu’elle est appelée, l’adversaire perd un tour. Bloquez des tours tôt et appelez-les au bon moment.
lesson-tempo-3 = À l’inverse maintenant : ici rien ne gagne tout de suite, mais vous pouvez ôter à Blanc tout coup d’attente. Trouvez le seul coup qui gagne, même si vous devrez passer votre tour.
lesson-tempo-3-done = Vous avez sacrifié un temps : votre tour était bloquée, donc Blanc a dû rejouer et gâcher sa propre position.
lesson-sumo = Jouer avec les Sumos
lesson-sumo-1 = Repousser une tour coûte un coup à l’adversaire et dégage le chemin. C’est payant quand la tour repoussée arrive sur la couleur d’un de vos attaquants. Trouvez le seul coup gagnant.
lesson-sumo-1-done = La tour repoussée a appelé votre attaquant, et c’était encore à vous de jouer. En attendant une telle occasion, les Sumos gardent bien la rangée de base.
lesson-sumo-3 = Un seul de ces coups gagne. Quelle tour chacun appelle-t-il ?
lesson-choice = Choisir le placement
lesson-choice-1 = Vous avez gagné la manche et vous choisissez le placement. Ensuite, votre adversaire joue le premier coup, ce qui est un grand avantage. Choisissez le placement qui lui laisse le moins de moyens de créer une menace.
lesson-choice-1-done = Avant de finir une manche, regardez les deux placements : gagner un coup plus tard peut vous donner un meilleur placement.
lesson-choice-2 = Ici, il est prouvé qu’un seul des deux placements gagne pour vous. Choisissez-le.
lesson-line-up = Choisir un placement initial
lesson-line-up-1 = En tournoi, le challenger place ses tours et joue en premier. Le défenseur répond, et tout dépend de la façon dont les deux rangées s’accordent. Choisissez le placement que vous voulez.
lesson-line-up-1-done = Avec des placements au hasard, celui qui joue en premier gagne environ 99 manches sur cent. Le défenseur doit donc chercher la réponse rare qui gagne.
lesson-line-up-2 = Vous jouez Blanc et vous avez vu le placement de Noir. Voici une réponse dont il est prouvé qu’elle gagne, à partir de votre gauche : rose, marron, orange, bleu, jaune, rouge, vert, violet. Placez ainsi vos tours.
lesson-line-up-2-done = Quel que soit le premier coup de Noir, vous pouvez gagner cette manche. L’analyse vous montre comment.
