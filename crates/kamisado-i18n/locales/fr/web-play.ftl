# Jouer dans le navigateur.

label-players = Joueurs
side-random = Au hasard
kind-about =
    { $kind ->
        [single] Une manche décide de tout.
        [double] Deux manches sans Sumos, chaque joueur en commence une. L’égalité est possible.
        [standard] Premier à 3 points. Les tours gagnantes deviennent des Sumos.
        [long] Premier à 7 points. Les Sumos repoussent une tour, les Doubles-Sumos deux.
        [marathon] Premier à 15 points, jusqu’aux Triples-Sumos.
       *[series] Des manches sans Sumos ; premier à en gagner trois.
    }
opening-about =
    { $opening ->
       *[standard] Chaque tour commence sur sa propre couleur.
        [tournament] Le challenger place ses tours à son gré, puis le défenseur répond.
        [matchplay] Les deux placements sont tirés parmi 36 placements numérotés.
        [one-three-five] Les trois premiers coups d’une manche sont limités à 1, 3 et 5 cases.
    }
favour-about =
    { $favoured ->
        [black] Un handicap : il est prouvé que beaucoup de premiers coups gagnent pour Noir.
        [white] Un handicap : il est prouvé que tout premier coup de Noir perd.
       *[nobody] Noir peut gagner, mais avec peu de premiers coups sur une centaine.
    }
play-more = Plus d’options
clock-with = Avec pendule
clock-minutes = Minutes par joueur
clock-seconds = Secondes ajoutées par décision
clock-of = Pendule de { side }
seat-you = Vous
seat-computer = Ordinateur
play-new = Nouvelle partie
play-log = Déroulement
round-titled = Manche { $text }
play-next-round = Manche suivante
play-viewing-earlier = Vous voyez une position antérieure.
play-back-to-match = Retour à la partie
play-save-record = Enregistrer la feuille
play-unfinished = Parties inachevées
play-refused = Cette partie ne peut pas être poursuivie.
line-up-of = Placement de { side }, à partir de sa gauche
line-up-random = Placement au hasard
line-up-done = Choisir ce placement
line-up-help = Choisissez deux tours pour les échanger, ou faites-en glisser une à une nouvelle place. Au clavier : Entrée prend une tour, les flèches la déplacent, Entrée la pose.
line-up-list = Placements numérotés
line-up-drawn = Ce placement a été tiré au sort pour vous. Tirez à nouveau ou choisissez-en un autre.
engine-busy = Le serveur est complet pour le moment. Nous réessayons automatiquement ; votre partie est conservée.
action-retry = Réessayer
action-more = Plus
action-fill = Gauche ou droite ?
action-delete = Supprimer
play-elsewhere = Cette partie est ouverte dans un autre onglet.
play-here = Jouer ici
play-legal = Coups possibles
end-match-won = Vous gagnez la partie !
end-match-lost = Vous perdez la partie.
end-round-won = Vous remportez la manche !
end-round-lost = Vous perdez la manche.
line-up-number = Numéro { $text }
line-up-rule = Les deux placements sont tirés au sort parmi 36 placements numérotés. Le challenger reçoit le plus petit numéro, le défenseur le plus grand.
line-up-last = Un seul placement a un numéro plus grand.
coach-title = Attention !
coach-blunder = { $text } perd : l’adversaire peut alors forcer le gain de la manche.
coach-other = Choisir un autre coup
coach-anyway = Jouer quand même
palette-offer = Certaines couleurs sont difficiles à distinguer ? Il existe des palettes pour daltoniens et des symboles.
palette-offer-open = Choisir les couleurs
palette-offer-no = Les couleurs me vont
card-share = Partager le résultat
card-picture = Enregistrer en image
history-title = Vos parties
history-lead = Les parties terminées sont conservées dans ce navigateur. Celles jouées en ligne sont aussi dans les archives du serveur.
history-none = Il n’y a aucune partie terminée ici.
history-opponent = Adversaire
history-result = Résultat
history-all = Toutes
history-won = Gagnées
history-lost = Perdues
history-tied = À égalité
history-side-won = { side } gagne la partie.
history-statistics = Gagnées et perdues, par adversaire et par camp
history-file = Un seul fichier contient tout ce que ce navigateur conserve : parties, réglages et progrès dans les leçons et les problèmes.
history-export = Tout enregistrer dans un fichier
history-import = Ouvrir un fichier enregistré
history-imported = Parties ajoutées : { $text }
history-unreadable = Ce fichier n’a pas été enregistré ici, ou il est endommagé.
