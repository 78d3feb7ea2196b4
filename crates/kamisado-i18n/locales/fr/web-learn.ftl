# The lessons.

lessons-lead = De courtes leçons à jouer, du premier coup au triple sumo. Chacune se termine par un exercice.
lessons-start = Commencer la première leçon
lessons-continue = Continuer
lessons-all-done = Vous avez terminé toutes les leçons. À vous de jouer !
lesson-numbered = Leçon { $number }
lesson-finished-mark = terminée
lesson-step = Étape { $number } sur { $count }
lesson-exercise = Exercice
lesson-steps = Étapes de la leçon
lesson-right = Exact !
lesson-wrong = Ce coup est permis, mais on en attend un autre ici. Il a été repris.
lesson-next-step = Suivant
lesson-next-lesson = Leçon suivante
lesson-again = Encore une fois
lesson-finished = Vous avez terminé cette leçon.
lesson-all = Toutes les leçons

## Hints

lesson-hint-any = Tout coup que le plateau propose convient.
lesson-hint-this = Relisez la consigne : elle nomme la tour et le chemin.
lesson-hint-calls = La tour appelée ensuite a la couleur de la case où s’arrête votre coup.
lesson-hint-win = Cherchez un chemin libre vers la rangée de base adverse, tout droit ou en diagonale.
lesson-hint-pass = Cherchez une case de la couleur d’une tour qui ne peut pas bouger.
lesson-hint-deadlock = Appelez une tour à qui il ne reste qu’un coup, et regardez qui ce coup appelle.
lesson-hint-length = Comptez les cases et allez aussi loin que possible.
lesson-hint-push = Avancez le sumo sur la tour adverse placée juste devant lui.
lesson-hint-safe = Chaque case appelle une autre tour noire. Laquelle ne peut pas atteindre votre rangée de base ?

## The steps

lesson-finish = Et maintenant, remportez la manche.

lesson-move = Déplacer une tour
lesson-move-1 = Vous avez les tours noires, en bas. Une tour avance tout droit ou en diagonale, aussi loin que la voie est libre. Au premier coup d’une manche, n’importe quelle tour peut jouer : avancez-en une.
lesson-move-1-done = Les tours ne reculent pas, ne vont pas de côté et ne sautent jamais.
lesson-move-2 = Avancez maintenant la tour rose en diagonale, aussi loin que vous voulez.
lesson-move-3 = D’un seul coup, placez la tour rouge juste devant la rangée de Blanc.

lesson-color = La couleur décide
lesson-color-1 = La case où s’arrête votre coup décide quelle tour l’adversaire doit jouer. Avancez la tour rouge de quatre cases tout droit, sur le bleu.
lesson-color-1-done = Blanc a dû jouer la tour bleue, arrivée sur le jaune. C’est donc à votre tour jaune de jouer.
lesson-color-2 = Votre tour jaune doit jouer. Avancez-la de trois cases en diagonale, sur le violet.
lesson-color-3 = Votre tour verte doit jouer. Choisissez sa case de façon que Blanc doive jouer la tour orange.

lesson-win = Remporter la manche
lesson-win-1 = Une tour qui atteint la rangée de base adverse remporte la manche. Votre tour rose en est proche, mais une autre doit jouer : avancez la marron de deux cases, sur le bleu, et la tour bleue de Blanc n’aura plus qu’un coup.
lesson-win-1-done = Qui peut jouer doit jouer, même à contrecœur.
lesson-win-2 = Le coup de Blanc a appelé votre tour rose. Menez-la jusqu’à la rangée de base de Blanc.
lesson-win-3 = Trouvez le coup qui remporte la manche.

lesson-pass = Bloquée : on passe
lesson-pass-1 = La tour verte de Blanc est emmurée. Avancez votre tour marron de quatre cases tout droit, sur le vert, et voyez ce qui se passe.
lesson-pass-1-done = Passer compte comme un coup de zéro case : la couleur sous la tour bloquée appelle la suivante.
lesson-pass-2 = La tour bloquée est sur le jaune, votre tour jaune est donc appelée. Profitez-en.
lesson-pass-3 = Obligez Blanc à passer, de façon à pouvoir gagner ensuite.

lesson-chain = Des passes des deux côtés
lesson-chain-1 = Vous avez Blanc. Le coup de Noir a appelé votre tour verte, bloquée, puis celle-ci la tour jaune de Noir, bloquée elle aussi. C’est donc à vous avec la bleue : avancez sur le jaune, et Noir devra encore passer.
lesson-chain-2 = La tour jaune de Noir est toujours coincée, et la bleue est appelée de nouveau. Terminez la manche.
lesson-chain-3 = Trouvez le coup après lequel trois tours de suite doivent passer et c’est de nouveau à vous.

lesson-deadlock = L’impasse totale
lesson-deadlock-1 = Vous avez Blanc. La tour verte de Noir n’a qu’une issue, et tout ce qu’elle appelle est coincé. Appelez-la avec votre tour bleue.
lesson-deadlock-1-done = Il n’y aurait plus que des passes, sans fin. La manche s’arrête alors, et qui a joué le dernier coup la perd, forcé ou non. La tour gagnante a la couleur de cette dernière case.
lesson-deadlock-2 = Ne laissez à Blanc qu’un seul coup, qui mène à l’impasse totale.

lesson-teeth = Dents de dragon et points
lesson-teeth-1 = Une partie compte plusieurs manches. La tour qui remporte une manche reçoit une dent de dragon : elle devient un sumo et vous avez un point. Gagnez avec la tour violette de Blanc.
lesson-teeth-2 = Un sumo est lourd : il avance de cinq cases au plus. Avancez le vôtre aussi loin que possible.
lesson-teeth-3 = Une deuxième dent rapporte deux points de plus, et trois points gagnent une partie standard. Gagnez-la avec votre sumo rouge.
lesson-teeth-3-done = Une partie simple se gagne avec 1 point, une standard avec 3, une longue avec 7, un marathon avec 15.
lesson-teeth-4 = Une longue partie. Votre tour verte a deux dents, et la troisième rapporterait quatre points. Gagnez la partie avec elle.
lesson-teeth-4-done = Les quatre dents d’une tour rapportent 1, 2, 4 et 8 points. Le score se lit toujours sur les tours.

lesson-fill = La manche suivante
lesson-fill-1 = Vous avez gagné une manche avec Blanc, à vous de choisir : les deux joueurs se replacent à partir de la gauche, ou les deux à partir de la droite. Comparez les deux images et choisissez.
lesson-fill-1-done = On prend les tours rangée par rangée, en commençant par sa propre rangée de base, et elles gardent leurs dents. Le perdant joue le premier coup.
lesson-fill-2 = Choisissez de façon qu’une case jaune se trouve droit devant votre tour jaune.

lesson-push = Le sumo pousse
lesson-push-1 = Vous avez Blanc, et votre sumo violet doit jouer. Une tour noire se trouve juste devant lui : repoussez-la en avançant sur elle.
lesson-push-1-done = Après une poussée vous rejouez aussitôt, avec la tour de la couleur où la tour repoussée est arrivée.
lesson-push-2 = Elle est arrivée sur le jaune : continuez avec votre tour jaune et remportez la manche.
lesson-push-3 = Le même endroit, mais le sumo n’a plus d’autre voie. Alors il doit pousser : qui peut pousser ne peut pas passer.
lesson-push-4 = Jouez de façon à rejouer aussitôt et à pouvoir gagner.

lesson-limits = Ce qu’on ne peut pas pousser
lesson-limits-1 = Un sumo pousse une tour adverse qui a moins de dents, tout droit, sur une case libre. Ici toute tour peut jouer, mais une seule peut pousser. Trouvez-la.
lesson-limits-1-done = On ne pousse jamais en diagonale, hors du plateau, ses propres tours, des tours aussi fortes ou plus fortes, ni plus de tours qu’on a de dents.
lesson-limits-2 = Avec deux dents, un sumo pousse jusqu’à deux tours ; avec trois, jusqu’à trois. Là encore, une seule poussée est possible.

lesson-double = Le double sumo
lesson-double-1 = Deux dents : un double sumo avance de trois cases au plus, mais pousse deux tours à la fois. Poussez avec la tour verte.
lesson-double-1-done = C’est la tour la plus éloignée qui décide. Elle est arrivée sur le vert : la tour verte rejoue.
lesson-double-2 = Poussez encore une fois.
lesson-double-3 = Votre sumo rose est appelé. Remportez la manche, et avec elle la partie.
lesson-double-4 = Poussez de façon à pouvoir gagner ensuite.

lesson-triple = Le triple sumo
lesson-triple-1 = Un marathon : vous avez Blanc et il vous manque un point. Un triple sumo n’avance que d’une case, mais pousse trois tours. Poussez avec la tour jaune.
lesson-triple-2 = La tour la plus éloignée est arrivée sur le bleu. Poussez avec votre double sumo bleu.
lesson-triple-3 = La jaune est appelée de nouveau. Poussez encore les trois tours.
lesson-triple-4 = Plus de poussée possible, et un seul coup reste.
lesson-triple-5 = Repoussez le sumo violet qui vous barre la route.
lesson-triple-6 = Attention : après tous les coups sauf un, Noir gagne aussitôt.
lesson-triple-7 = Trois coups de suite, et la partie est à vous. Commencez.
lesson-triple-8 = Gardez la main.
lesson-triple-9-done = La quatrième dent rapporte huit points : 22 à 9.

lesson-tournament = Le placement de tournoi
lesson-tournament-1 = En tournoi, les joueurs placent eux-mêmes leurs tours avant la première manche. Noir, qui commence, place le premier. Échangez les tours à votre gré.
lesson-tournament-2 = Vous avez Blanc et vous avez vu le placement de Noir. Placez vos tours de façon que chacune fasse face à la tour noire de sa couleur.
