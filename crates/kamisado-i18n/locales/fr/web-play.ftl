# Jouer dans le navigateur.

label-players = Qui joue
side-random = Tiré au sort
kind-about =
    { $kind ->
        [single] Une manche décide de tout.
        [standard] Premier à 3 points. Les tours gagnantes deviennent des sumos.
        [long] Premier à 7 points. Les sumos poussent, les doubles sumos davantage.
        [marathon] Premier à 15 points, jusqu’aux triples sumos.
       *[series] Des manches sans sumos. Le premier à en gagner trois.
    }
opening-about =
    { $opening ->
       *[standard] Chaque tour se place sur la case de sa couleur.
        [tournament] Le challenger place ses tours à son gré, puis le défenseur répond.
        [matchplay] Les deux placements sont tirés parmi les 36 du match-play.
        [one-three-five] Les trois premiers coups d’une manche vont au plus à 1, 3 et 5 cases.
    }
play-more = Plus de choix
clock-with = Avec pendule
clock-minutes = Minutes par joueur
clock-seconds = Secondes ajoutées par décision
clock-of = Pendule de { side }
seat-you = Vous
seat-computer = Ordinateur
play-new = Nouvelle partie
play-log = Ce qui s’est passé
round-titled = Manche { $text }
play-next-round = Manche suivante
play-look-back = Vous regardez un moment antérieur de la partie.
play-to-now = Retour à la partie
play-save-record = Enregistrer la feuille de partie
play-kept = Une partie est encore en cours
play-resume-before = Reprendre la partie précédente
play-refused = Cette partie ne peut pas être poursuivie.
line-up-of = Placement de { side }, à partir de sa gauche
line-up-random = Placement au hasard
line-up-done = Placer ainsi
line-up-help = Choisissez deux tours pour les échanger, ou faites-en glisser une à une autre place. Au clavier : Entrée prend une tour, les flèches la déplacent, Entrée la pose.
line-up-list = Placements du match-play
line-up-drawn = Le sort a désigné ce placement. Vous pouvez tirer à nouveau ou en choisir un autre.
engine-busy = Le serveur n’a pas de place pour une partie de plus en ce moment. La tentative se répète d’elle-même ; votre partie est conservée.
action-retry = Réessayer
action-more = Plus
