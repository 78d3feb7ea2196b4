### The rules in short, as the help of every screen tells them.

rules-title = Règles
rules-move = Une tour avance tout droit ou en diagonale, tant que la voie est libre. Elle ne saute jamais, ne recule pas et ne va pas de côté. Le premier coup d’une manche est ouvert à toutes les tours.
rules-pass = Si cette tour est bloquée, son joueur passe son tour, et la couleur de la case où elle se trouve désigne la tour que l’adversaire doit jouer.
rules-deadlock = S’il ne reste plus qu’à passer son tour, c’est l’impasse totale, et celui qui a joué le dernier coup perd la manche.
rules-teeth = La tour qui remporte une manche gagne une dent de dragon. Ses dents valent 1, 2, 4 et 8 points. Une partie standard se joue en 3 points, une longue en 7, un marathon en 15.
rules-sumo = Une tour à une dent est un Sumo : elle avance de 5 cases au plus et repousse une tour. Un Double-Sumo avance de 3 cases et en repousse deux, un Triple-Sumo de 1 case et en repousse trois.
rules-push = On repousse d’une case tout droit des tours qui ont moins de dents, et il faut une case libre derrière elles. Celui qui repousse rejoue, avec la tour de la couleur de la case où arrive la tour repoussée la plus éloignée.
rules-fill = Le vainqueur d’une manche choisit si les deux joueurs se replacent à partir de la gauche ou de la droite. Le perdant commence la manche suivante.
