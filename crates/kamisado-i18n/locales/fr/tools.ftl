### Ce que trouvent les outils du terminal.

solved-win = C’est à { side } de jouer, et { side } gagne, par exemple avec { $m }.
solved-loss = C’est à { side } de jouer, mais { opponent } gagne ; { $m } résiste le plus longtemps.
solved-length =
    Si les deux joueurs jouent au mieux, la manche se termine après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
certificate-holds = Le certificat est valable : { side } gagne, quoi que joue l’adversaire (positions vérifiées : { $count }).
certificate-refused = Le certificat n’est pas valable : { $text }
certificate-of-one = Un certificat porte sur une seule position : utilisez --certificate avec une seule position.
book-known = Placements connus : { $count } sur { $total }, un placement et son symétrique comptant pour un ; sans réponse : { $without }.
book-answer = { $answer } bat { $line_up } : ainsi, le défenseur gagne.
book-no-answer = Il n’y a pas de réponse à { $line_up } : le challenger gagne contre tous les placements.
book-unknown = La réponse à { $line_up } n’est pas encore connue. « kamisado book build » la cherche.
book-moves = { side } gagne avec ces premiers coups ({ $count }) :
book-some-moves = { side } gagne ; il est prouvé que ces premiers coups gagnent, et d’autres gagnent peut-être aussi :
book-start-lost = { side } commence, mais { opponent } gagne, quel que soit le premier coup.
book-not-a-start = Le livre ne connaît pas cette position. Il connaît la position de départ, l’ouverture 1-3-5 et tout placement tiré au sort ; « kamisado solve » prouve n’importe quelle position.
book-verified = Entrées prouvées à nouveau : { $count }.
book-wrong = L’entrée pour { $line_up } n’est pas prouvée : elle est fausse ou manque.
book-damaged = Ce fichier n’est pas un livre, ou il est endommagé. Choisissez-en un autre, et « kamisado book build » en créera un nouveau.
book-outage = { $reason } Tout ce qui est prouvé jusqu’ici est conservé dans { $path } ; le programme continue d’essayer.
book-given-up = { $reason } Le programme a abandonné. Tout ce qui est prouvé jusqu’ici est dans { $path } ; relancez la même commande quand la base de données sera de nouveau joignable.
book-contradiction = Une machine a prouvé qu’il n’y a pas de réponse à { $line_up }, une autre que { $answer } en est une. L’une des deux se trompe. Arrêtez toutes les machines et trouvez laquelle avec « kamisado solve { $text } ».
certificate-title = Sa première ligne n’est pas celle d’un certificat.
certificate-line = La ligne « { $name } … » manque, est mal placée ou fausse.
certificate-position = Sa position est illisible : { $reason }
certificate-moves = La ligne { $line } ne contient pas de coups au bon format.
certificate-count = Il n’est pas complet, ou quelque chose a été ajouté.
certificate-checksum = Sa somme de contrôle est fausse : le fichier a été modifié ou endommagé. Récupérez-le à sa source.
certificate-no-move = Il n’a pas de coup pour la position { $text }.
certificate-illegal-move = Son coup pour la position { $text } n’y est pas permis.
certificate-loses = Sa stratégie peut perdre dans la position { $text }.
certificate-left-over = Il contient plus de coups que sa stratégie n’en demande.
input-line = ligne { $line }
server-ready = Kamisado tourne à l’adresse { $address }
server-not-listening = Kamisado ne peut pas écouter sur { $address } ({ $reason }). Choisissez une autre adresse avec --host ou un autre port avec --port.
server-stop = Ctrl-C pour arrêter.
config-unknown = Il n’existe pas de réglage « { $name } ». docs/server.md en donne la liste.
config-value = Le réglage « { $name } » ne peut pas valoir « { $text } ». docs/server.md indique les valeurs possibles.
config-file = La configuration n’est pas du TOML valide. Corrigez-la et réessayez : { $reason }
database-in-use = { $path } : un autre serveur utilise cette base de données. Arrêtez-le d’abord, ou choisissez un autre fichier avec --database.
database-missing = { $path } : cette base de données n’existe pas. Indiquez avec --database celle que le serveur utilise.
database-too-new = { $path } : cette base de données vient d’une autre version de Kamisado. Utilisez cette version, ou choisissez une autre base avec --database.
database-damaged = { $path } : ce n’est pas une base de données de Kamisado, ou elle est endommagée. Restaurez une sauvegarde, ou choisissez un autre fichier avec --database.
database-read-only = { $path } : ce fichier ou son dossier est protégé en écriture. Autorisez l’écriture, ou choisissez un autre fichier avec --database.
database-unreachable = { $path } : PostgreSQL est injoignable ({ $reason }). Vérifiez qu’il est lancé, ainsi que l’hôte et le port dans --database.
database-rejected = { $path } : PostgreSQL refuse cet utilisateur ou ce mot de passe. Corrigez-les dans --database, ou définissez PGPASSWORD.
database-none = { $path } : PostgreSQL n’a pas de base de données de ce nom. Créez-la avec createdb, ou indiquez-en une autre avec --database.
database-not-allowed = { $path } : cet utilisateur de PostgreSQL n’a pas le droit d’y créer des tables ou d’y écrire. Faites-en le propriétaire de la base, ou indiquez-en une autre avec --database.
database-other = { $path } : la base de données ne peut pas être ouverte ({ $reason }). Vérifiez-la, ou choisissez-en une autre avec --database.
database-down = La base de données est injoignable. Veuillez réessayer.
admin-closed = Le compte de { $name } est fermé.
admin-opened = Le compte de { $name } est de nouveau ouvert.
admin-renamed = { $name } s’appelle désormais { $text }.
admin-voided = La partie { $name } est annulée.
admin-promoted = { $name } fait maintenant partie de la modération.
admin-demoted = { $name } ne fait plus partie de la modération.
admin-handled = Le signalement { $name } est traité.
admin-unknown = « { $name } » n’existe pas.
admin-already = C’est déjà le cas ; rien n’a été changé.
admin-name-taken = Le nom « { $name } » est pris, ou ressemble trop à un nom déjà pris.
admin-bad-name = « { $name } » ne peut pas être un nom : un nom compte de 2 à 20 lettres d’une seule écriture, chiffres, tirets et tirets bas, et commence par une lettre.
admin-no-reports = Il n’y a pas de signalement en attente.
admin-backed-up = Tout est sauvegardé dans { $path } (parties : { $games }, personnes : { $people }).
admin-restored = Tout le contenu de { $path } est restauré (parties : { $games }, personnes : { $people }).
backup-none = Ce n’est pas une sauvegarde de Kamisado.
backup-too-new = Cette sauvegarde vient d’une version plus récente de Kamisado. Restaurez-la avec cette version.
backup-damaged = Cette sauvegarde est endommagée ou incomplète ; la ligne { $line } est fausse. Rien n’a été changé. Prenez une autre sauvegarde.
backup-not-empty = Cette base de données contient déjà des parties ou des personnes. Choisissez-en une autre avec --database, ou indiquez --replace pour les remplacer.
backup-in-use = Un serveur utilise cette base de données. Arrêtez d’abord tous les serveurs.
fairness-lead = Combien de fois { $name } a gardé un gain prouvé en parties classées, là où au plus un coup sur trois le gardait :
fairness-game = { $game } : { $kept } sur { $count }
fairness-player = { $name } a gardé le gain dans { $kept } de ces { $count } coups. Des coups joués au hasard l’auraient gardé environ { $text } fois.
fairness-opponents = Adversaires dans les mêmes parties : { $kept } sur { $count }. Des coups joués au hasard l’auraient gardé environ { $text } fois.
fairness-note = Ce n’est pas une preuve : les bons joueurs trouvent aussi ces coups. Parcourez les parties avant de décider quoi que ce soit.

## Ce qui est lu

input-one-only = Une seule feuille de partie ou position à la fois, s’il vous plaît.
input-empty = Il n’y a rien à lire : donnez une feuille de partie, une position ou une liste de coups.
input-kinds = Donnez le fichier d’une feuille de partie, une position, startpos, ou - pour l’entrée standard.
input-stdin = l’entrée standard
input-at = Il n’y a pas d’étape { $at } : cette feuille de partie va de 0 à { $count }.

## Diagrammes

diagram-terminal = Un PNG ou un GIF ne peut pas s’afficher dans un terminal : nommez un fichier avec --output.
diagram-nothing = Il n’y a rien à dessiner : les tours ne sont pas encore placées.
diagram-ending = « .{ $ending } » n’est pas un format de diagramme : prenez .svg, .png, .gif ou .txt, ou nommez le format avec --format.
diagram-size = Une image de { $width } pixels de large est impossible : la largeur et la hauteur doivent être comprises entre 1 et { $limit } pixels. Choisissez une autre --width.
diagram-failed = L’image n’a pas pu être créée ({ $reason }) : utilisez plutôt --format svg.

## Bilan

judged-kept = a gardé le gain
judged-threw-away = a laissé échapper le gain
judged-lost = déjà perdu
judged-open = pas prouvé
judged-drawn = tiré au sort
judged-forced = le seul coup
judged-would-have-won = aurait gagné : { $text }
review-match-turned = Tournant de la partie : { $text }

## Rejouer

replay-step = étape
replay-round = manche
replay-autoplay = lecture automatique

## Problèmes

puzzle-progress = Problèmes résolus de cette difficulté : { $count } sur { $total }
puzzle-show-solution = Solution
puzzle-unfinished = Juste jusqu’ici, mais le problème n’est pas encore résolu : il reste des coups à trouver.

## Analyse

analysis-progress = Coups prouvés : { $count } sur { $total }
