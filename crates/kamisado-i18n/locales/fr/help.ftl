### L’aide de la ligne de commande. L’anglais se trouve à côté du code.

## Titres

usage = Usage
usage-options = OPTIONS
usage-command = COMMANDE
options = Options
commands = Commandes
arguments = Arguments
examples = Exemples
default = par défaut
values = possible

## Ce qui ne va pas

wrong-value = « { $value } » ne convient pas à { $argument }.
wrong-value-of = « { $value } » ne convient pas à { $argument }. Possible : { $values }.
wrong-value-missing = { $argument } demande une valeur.
wrong-argument = { $argument } n’existe pas ici.
wrong-command = Il n’y a pas de commande « { $command } ».
wrong-together = { $argument } et { $other } ne vont pas ensemble.
wrong-missing = Il manque : { $argument }.
wrong-count = { $argument } a trop ou trop peu de valeurs.
wrong-usage = La commande ne peut pas être appelée ainsi.
wrong-suggestion = Vouliez-vous dire { $value } ?
wrong-more = --help en dit plus.

## Le programme

kamisado = Kamisado dans le terminal : jeu, étude et outils en un seul programme
kamisado-more =
    Sans commande, `kamisado` lance l’application web, comme `kamisado serve` ; `kamisado play` joue dans le terminal.

    Les positions s’écrivent comme dans `OBUPYRGN/8/8/8/8/8/8/ngrypubo b -`, avec ou sans guillemets. Là où une commande prend une position, `-` en lit une par ligne sur l’entrée standard.

    Codes de retour : 0 fait, 1 la réponse est non, 2 arguments ou données incorrects, 3 un fichier ou un pipe n’a pu être lu ou écrit.
any-help = Affiche cette aide
any-help-command = Affiche cette aide ou celle d’une commande
any-version = Affiche la version
any-lang = La langue des phrases : de, en, fr, nl, tr, hu ou ro ; sinon celle choisie en dernier dans le menu de `play`, ou celle de l’environnement
any-line = Jouer ligne par ligne, en texte simple
any-hash = La table des positions prouvées, en Mio
any-threads = Combien de fils cherchent ; les nombres de nœuds ne sont toujours égaux qu’avec un seul
any-nodes = Abandonner après environ autant de positions
any-symbols = Les symboles sur les cases et les tours
any-palette = Les couleurs, aussi pour les daltoniens
any-colors = Combien de couleurs a le terminal ; sinon ce que dit l’environnement
any-colors-truecolor = Seize millions
any-colors-256 = Les 256 de la plupart des terminaux
any-colors-16 = Les seize de tout terminal
any-colors-none = Aucune : lettres, crochets et vidéo inverse montrent tout
any-words = Le fichier d’une feuille de partie, en texte ou en JSON ; une position ; `startpos` ; ou `-` pour l’un d’eux sur l’entrée standard
any-kind = Le type de partie auquel appartient une simple liste de décisions
any-opening = Comment cette partie commence : standard, tournament, matchplay ou 1-3-5
any-board = Dans quel sens est posé son plateau : standard ou mirrored
any-at = Seulement la position après autant de décisions ; 0 est le début
any-flip = Le plateau vu par Blanc

## play

learn = Enseigne le jeu en courtes leçons à jouer, du premier coup au Triple-Sumo
learn-more = Sans numéro, une liste montre les leçons et celles qui sont terminées ; cela est retenu dans le dossier de données de l’utilisateur. Avec --line, et sans écran, une leçon se joue ligne par ligne, sans numéro à partir de la première qui n’est pas terminée ; --list affiche la liste.
learn-number = La leçon de ce numéro
learn-list = Afficher les leçons, et celles qui sont terminées
matches = Liste les parties enregistrées avec noms et dates, et les rejoue
matches-more = Chaque partie de `kamisado play` est enregistrée dans le dossier d’état de l’utilisateur. La dernière porte le numéro 1. Avec un numéro, cette partie est rejouée à l’écran ; ailleurs, et avec --print, sa feuille est affichée.
matches-number = La partie de ce numéro de la liste
matches-print = Afficher la feuille au lieu de montrer la partie à l’écran
matches-json = Afficher un objet JSON par partie
play = Joue dans le terminal : à deux, contre l’ordinateur, ou l’ordinateur contre lui-même
play-more = Sans options, un menu demande à quoi jouer. Chaque partie est conservée au fur et à mesure, en une feuille que toutes les autres commandes lisent, dans le dossier d’état de l’utilisateur ou dans le fichier nommé par --file ; --resume reprend la dernière. `?` montre les touches. Ce qui est choisi dans le menu est retenu dans le dossier de configuration de l’utilisateur. Avec --line, et sans écran, on joue en texte simple, ligne par ligne.
play-kind = La longueur de la partie : single, double, standard, long, marathon, series, ou series-5 pour cinq victoires
play-opening = Comment elle commence : standard, tournament, matchplay ou 1-3-5
play-board = Dans quel sens est posé le plateau : standard ou mirrored
play-favour = Tire des placements dont il est prouvé qu’ils favorisent un camp, ou aucun si peu de premiers coups gagnent : none, black ou white
play-position = La position par laquelle commence la première manche
play-black = Qui joue Noir : human, le nom d’une personne, ou un niveau de 1 à 10
play-white = Qui joue Blanc : human, le nom d’une personne, ou un niveau de 1 à 10
play-clock = Minutes par joueur, et secondes ajoutées après chaque décision : 10+5
play-seed = Le nombre dont dépend le hasard : le même donne les mêmes tirages et les mêmes habitudes de l’ordinateur
play-resume = Reprendre la dernière partie inachevée ; --black, --white et --clock changent qui la joue et à quelle vitesse
play-file = Le fichier de la partie ; s’il en contient déjà une, elle est reprise

## Étude

analyse = Prouve chaque coup possible d’une position, ou de toutes celles d’une feuille, et annonce chacun dès qu’il est connu
analyse-more = Un coup gagne ou perd pour le camp qui le joue. Sur un terminal, les coups sont marqués à mesure que les preuves arrivent ; ailleurs, chacun est une ligne. Avant les coups de chaque position d’une feuille se trouve une ligne avec le nombre de décisions précédentes et la position, et `played` après le coup joué. Le code de retour est 1 si une limite a été atteinte avant la dernière preuve.
analyse-json = Afficher un objet JSON pour chaque coup
solve = Prouve qui gagne à partir d’une position
solve-more = Le code de retour est 1 si une limite a été atteinte avant la preuve.
solve-words = Une position, `startpos`, ou `-` pour une position par ligne sur l’entrée standard
solve-length = Prouver aussi après combien de coups la manche se termine, et afficher une telle suite
solve-certificate = Écrire une stratégie gagnante complète dans ce fichier, pour `kamisado verify` ; pour une seule position
solve-json = Afficher un objet JSON pour chaque position
verify = Vérifie un certificat : joue sa stratégie selon les règles, sans aucune recherche
verify-more = Le code de retour est 1 si le fichier ne prouve rien, parce qu’il a été modifié ou que sa stratégie ne gagne pas.
verify-file = Le certificat, tel que `kamisado solve --certificate` l’écrit, ou `-` pour l’entrée standard
verify-json = Afficher un objet JSON
book = Montre, vérifie et complète ce qui est prouvé sur les placements et les premiers coups
book-more = Dans le placement de tournoi, le challenger place ses tours d’abord et le défenseur répond. Le livre sait à quels placements une réponse gagne, et laquelle. Sans commande, il dit combien il sait.
show = Montre la réponse à un placement
show-board = Le plateau sur lequel se trouve le placement
show-json = Afficher un objet JSON pour chaque placement
show-line_ups = Des placements de challenger : huit lettres de couleur chacun, depuis la gauche du joueur
moves = Montre les premiers coups qui gagnent au début d’une manche
prove = Prouve des entrées à nouveau
prove-more = Une réponse se prouve en un dixième de seconde. Pour prouver qu’il n’y en a pas, les 40 320 réponses sont essayées, ce qui prend environ une minute. Le code de retour est 1 si une entrée est fausse ou manque.
prove-sample = Prouver ce nombre d’entrées, tirées de tout le livre
prove-all = Prouver tout le livre
prove-line_ups = Des placements de challenger ; sans aucun, dix au hasard
build = Continue à chercher des réponses et les garde dans un fichier
build-more =
    Le fichier est écrit toutes les quelques secondes : après une interruption, le travail reprend là.

    Plusieurs machines peuvent se partager le travail par une base de données : chacune prend ce qu’aucune autre n’essaie, apprend ce que trouvent les autres et écrit le tout dans son propre fichier. Si l’une s’arrête, les autres font son travail. Sans base de données, chacune peut faire une partie, et --from réunit leurs fichiers.
build-from = Commencer aussi avec ce que contiennent ces fichiers
build-part = Faire une partie du travail : 1/4 est la première de quatre
build-database = Partager le travail avec toutes les machines qui indiquent la même base de données : un fichier, ou une adresse comme postgres://user@host/name
build-file = Le livre ; si le fichier n’existe pas, il commence vide
build-moves = Continue à prouver des premiers coups et les garde dans un fichier
build-moves-more = Il s’agit de la position de départ, de l’ouverture 1-3-5 et de toutes les paires de placements tirés au sort. Le fichier est écrit après chacune.
build-moves-all_moves = Prouver chaque premier coup et la longueur exacte, et pas seulement un coup qui gagne
build-moves-file = Les premiers coups ; si le fichier n’existe pas, il commence vide
moves-words = Une position, `startpos`, ou `-` pour une position par ligne sur l’entrée standard
replay = Parcourt une partie à l’écran, ou affiche tout ce qui s’y passe
replay-more = Sur un terminal, les flèches parcourent la partie et ses manches, un nombre et Entrée mènent à une étape, la barre d’espace lance la lecture automatique, `f` retourne le plateau et `q` quitte. Si la sortie va ailleurs, les étapes y sont écrites. Sans feuille, la dernière partie jouée ici est montrée.
replay-print = Afficher chaque étape ligne par ligne au lieu de la montrer à l’écran
replay-boards = Avec un diagramme de chaque position
replay-json = Afficher un objet JSON pour chaque étape
review = Revient sur une partie : ce que chaque décision a gardé ou gâché, ce qui gagnait, et où elle a basculé
review-more = Chaque manche a une bande : des barres au-dessus de la ligne où Noir avait un gain prouvé, au-dessous où Blanc en avait un, d’autant plus longues qu’il est sûr, et `!` sous les décisions qui ont gâché un gain. Ce qui n’est pas prouvé avec --nodes par décision est dit ouvert. Sans feuille, la dernière partie jouée ici est examinée.
review-json = Afficher un objet JSON
review-mistakes = Seulement les décisions qui ont gâché un gain
puzzle = Résout des problèmes : des positions où un seul coup gagne
puzzle-more = Sans --number, --grade ni --daily vient le prochain problème non résolu. Sur un terminal, il se résout à l’écran, avec les touches de `kamisado play`. Ailleurs, et avec --print, il est simplement affiché. Les coups de la ligne de commande, ou un par ligne sur l’entrée standard avec `-`, sont essayés : le code de retour est 0 s’ils résolvent le problème, 1 sinon. Ce qui est résolu est conservé dans le dossier de données de l’utilisateur.
puzzle-number = Le problème portant ce numéro
puzzle-grade = Le prochain problème de cette difficulté, de 1 (facile) à 5 (difficile)
puzzle-daily = Le problème d’un jour, écrit 2026-11-16 ; sans date, celui d’aujourd’hui (UTC)
puzzle-print = Afficher le problème en texte au lieu de le montrer à l’écran
puzzle-json = Afficher un objet JSON
puzzle-solution = Afficher aussi la solution
puzzle-moves = Les coups qui le résolvent, dans toute notation, ou `-` pour un par ligne sur l’entrée standard

## Outils

diagram = Dessine une position, une étape d’une feuille, ou toute une feuille, sur une planche ou animée
diagram-more = La dernière position d’une feuille est dessinée, à moins que --at n’en demande une autre ou --sheet toutes. Un GIF montre toute la feuille coup par coup, ou jusqu’à --at. Sans --format, l’extension du fichier décide du format. Là où des lettres nomment les couleurs, une légende les explique.
diagram-sheet = Toutes les positions de la feuille, chacune avec son coup, en une image
diagram-columns = Combien de diagrammes forment une rangée de la planche
diagram-format = La forme
diagram-format-text = Une grille de caractères d’encadrement
diagram-format-ascii = La même grille en ASCII
diagram-format-compact = Une ligne par rangée
diagram-format-gif = Une animation
diagram-output = Le fichier à écrire ; sinon la sortie standard
diagram-width = La largeur d’un PNG ou d’un GIF en pixels ; sinon 800 ou 400
diagram-symbols = Les symboles pour les couleurs des cases
diagram-tower_symbols = Les symboles pour les couleurs des tours ; sinon comme sur les cases, ou en kanji
diagram-dark = Pour les pages sombres
diagram-no_coordinates = Sans les noms des colonnes et des rangées
diagram-targets = Marquer les cases où peut aller la tour qui doit jouer
convert = Convertit positions, coups et feuilles de partie entre toutes les formes et langues
convert-more = Ce qui est lu est reconnu : une feuille en texte ou en JSON, des positions, ou une liste de décisions comme `b1b7 a8a4`. Une liste commence comme --match, --opening et --board le disent.
convert-to = La forme à écrire
convert-to-record = Une feuille en caractères ASCII : U<5Y
convert-to-kanji = Une feuille en caractères officiels : 紫↖5黄
convert-to-words = Une feuille en mots de la langue choisie
convert-to-json = JSON
convert-to-moves = Les décisions en une ligne : b1b7 a8a4
convert-to-positions = La position avant chaque coup et à la fin, une par ligne
setup = Tire au sort des placements : dans un ordre quelconque, ou deux des 36 numérotés
setup-more = Pour les placements numérotés, le challenger garde le plus petit de deux numéros et donne le plus grand au défenseur. La graine est affichée, et la même graine donne toujours le même tirage. Les départs équitables et ceux qui favorisent un camp sont tirés parmi les paires de placements numérotés dont tous les premiers coups sont prouvés ; `kamisado play --favour` en joue un.
setup-draw = Ce qui est tiré au sort
setup-draw-random = Deux placements dans un ordre quelconque
setup-draw-match-play = Deux des 36 placements numérotés
setup-draw-fair = Deux d’entre eux avec lesquels le challenger gagne, mais avec peu de premiers coups
setup-draw-challenger = Deux d’entre eux avec lesquels le challenger gagne avec beaucoup de premiers coups
setup-draw-defender = Deux d’entre eux avec lesquels le défenseur gagne
setup-seed = La graine du premier tirage ; les suivantes comptent à partir d’elle
setup-count = Combien de tirages
setup-json = Afficher un objet JSON pour chaque tirage
ugi = Parle le protocole en lignes : le moteur pour les arbitres et d’autres programmes
perft = Compte les suites de coups possibles, pour comparer des générateurs de coups
perft-more = Passer son tour n’est pas un coup, et une manche terminée n’en a pas.
perft-words = Une position, `startpos`, ou `-` pour une position par ligne sur l’entrée standard
perft-depth = De combien de coups
perft-divide = Compter pour chaque premier coup
perft-json = Afficher un objet JSON pour chaque position
arena = Fait jouer des moteurs entre eux et dit lequel est le plus fort
arena-long = Chaque paire de parties est un même début joué des deux côtés, pour qu’un début heureux n’aide personne. Un moteur qui plante, ne répond pas à temps ou répond quelque chose d’interdit perd la partie, et le rapport le dit. Avec plus de deux moteurs, chacun joue contre chacun.
arena-more =
    Moteurs :
    level:3 – un de nos niveaux, de 1 à 10
    level:10,aim=round – le même, qui joue chaque manche pour elle-même ; aussi seed=7 et memory=256 (Mio)
    cmd:./other-engine ugi – un autre programme qui parle le protocole en lignes
    cmd,Level=5:./engine ugi – le même avec un réglage
arena-engines = Les moteurs
arena-ladder = Chacun de nos niveaux contre celui d’en dessous
arena-pairs = Combien de paires de parties au plus
arena-kind = Ce qui est joué : single, double, standard, long, marathon, series, ou series-5 pour cinq victoires
arena-start = Comment les parties commencent : random (placements tirés au sort), matchplay (de même), tournament (les moteurs placent), standard ou 1-3-5 ; avec les deux derniers, des moteurs sans hasard ni pendule rejouent toujours les mêmes parties
arena-seed = Décide des placements et des habitudes ; la même graine donne les mêmes parties
arena-concurrency = Combien de parties à la fois ; sinon autant qu’il y a de processeurs
arena-time = Secondes pour toute une partie, et ce que chaque décision ajoute : 60 ou 60+0.5
arena-movetime = Millisecondes pour chaque décision
arena-nodes = Environ combien de positions examiner pour chaque décision
arena-margin = De combien de millisecondes une réponse peut être en retard
arena-patience = Combien de secondes attendre une réponse quand aucun temps n’est fixé
arena-sprt = S’arrêter dès qu’il est clair si le premier moteur est plus fort du premier ou du second nombre de points Elo
arena-alpha = Combien de fois le test peut accepter le second nombre alors que le premier est vrai
arena-beta = Combien de fois le test peut accepter le premier nombre alors que le second est vrai
arena-records = Conserver les feuilles : dans un dossier avec un fichier par partie, ou dans un fichier de lignes JSON si le nom finit en .jsonl
arena-json = Afficher un objet JSON pour chaque couple de moteurs
arena-quiet = Ne pas montrer l’avancement
bench = Fait une série fixe de recherches et dit combien de positions elles ont examinées
bench-more = Le nombre de nœuds est le même sur toute machine et change exactement quand le moteur change ; la vitesse dépend de la machine.
bench-json = Afficher un objet JSON
completions = Affiche les complétions pour un interpréteur de commandes
completions-shell = L’interpréteur
man = Affiche la page de manuel, du programme ou d’une commande
man-command = La commande ; sinon le programme
serve = Démarre l’application web : jouer, apprendre et analyser dans le navigateur
serve-host = L’adresse d’écoute ; sinon seul cet ordinateur peut se connecter
serve-port = Le port d’écoute ; sinon 8080 ou le suivant qui est libre
serve-assets = Lire scripts et styles dans ce dossier au lieu du programme, pour y travailler
any-config = Lire les réglages dans ce fichier TOML
serve-set = Fixer un réglage de docs/server.md, par exemple sessions=32 ; peut être répété
serve-bus = L’adresse de NATS, par lequel plusieurs serveurs d’une même base de données se préviennent ; plusieurs adresses sont séparées par des virgules
any-database = La base de données : un fichier, une adresse comme postgres://user@host/name, ou :memory: pour ne rien garder ; sinon kamisado.db dans le dossier de données de l’utilisateur
admin = S’occupe des personnes et des parties d’un serveur, même pendant qu’il tourne
admin-more = Tout ce qui est fait figure ensuite au journal, avec le nom de l’utilisateur et l’heure. Les noms s’écrivent comme on veut : majuscules, minuscules et lettres ressemblantes se valent.
close = Ferme un compte : plus personne ne peut s’y connecter
close-name = Le nom
open = Rouvre un compte fermé
open-name = Le nom
rename = Donne un autre nom à un compte
rename-name = Le nom
rename-new = Le nouveau nom
void = Annule une partie, en cours ou terminée
void-game = Les dix lettres et chiffres de l’adresse de la partie
reports = Affiche les signalements en attente
reports-handled = Noter plutôt que le signalement de ce numéro est traité
promote = Fait entrer quelqu’un dans la modération
promote-name = Le nom
demote = Retire quelqu’un de la modération
demote-name = Le nom
fairness = Compare les parties classées de quelqu’un avec ce qui est prouvé : combien de fois un gain que peu de coups gardaient a été gardé
fairness-more = Sont comptés les coups où le joueur avait un gain prouvé, où au plus un coup sur trois le gardait et où aucun ne gagnait aussitôt. Ces chiffres ne prouvent rien à eux seuls : les bons joueurs trouvent aussi ces coups. Rien n’est modifié et personne n’est averti.
fairness-name = Le nom
fairness-games = Combien de parties classées examiner, les plus récentes d’abord
audit = Affiche le journal, le plus récent d’abord
audit-limit = Combien de lignes
backup = Sauvegarde tout dans un fichier, pendant que le serveur tourne
backup-file = Le nouveau fichier ; avec l’extension .gz il est compressé, et - est la sortie standard
restore = Remplit une base de données à partir d’une sauvegarde, entièrement ou pas du tout ; les serveurs doivent être arrêtés
restore-file = Le fichier de la sauvegarde ; - est l’entrée standard
restore-replace = Remplacer ce que contient la base de données
