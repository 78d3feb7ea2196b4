# Jouer en ligne : salon, invitations, listes de parties.

nav-online = En ligne
lobby-title = Jouer en ligne
lobby-quick = Partie rapide
lobby-quick-help = Un clic, et vous jouez contre la prochaine personne qui veut la même chose.
lobby-invite = Inviter un ami
lobby-account = Il faut un compte pour les parties classées.
lobby-waiting = Recherche d’un adversaire…
lobby-seeks = En attente d’un adversaire
lobby-no-seeks = Personne n’attend en ce moment. Lancez une partie rapide ou invitez quelqu’un.
lobby-own = Vos parties
lobby-new = Nouvelle partie
lobby-against = Jouer contre
lobby-friend = Un ami, par lien
lobby-anyone = N’importe qui dans le salon
lobby-computer = L’ordinateur
lobby-take = Jouer
lobby-withdraw = Retirer
lobby-create = Créer la partie
lobby-live =
    { $count ->
        [one] Une partie est en cours.
       *[other] { $count } parties sont en cours.
    }
lobby-rated-help = Peut être classée toute manche aller-retour ou partie plus longue avec pendule, à placements tirés au sort, entre joueurs ayant un compte.
lobby-refused = Cette partie n’est pas possible : { $reason }
terms-unfair-kind = seule une manche aller-retour ou une partie standard, longue ou marathon peut être classée.
terms-unfair-opening = seule une partie à placements tirés au sort peut être classée.
terms-no-clock = une partie classée demande une pendule.
terms-too-long = une série va jusqu’à 15 victoires au plus.
terms-unreadable = quelque chose dans le formulaire est illisible.
terms-account = il faut un compte pour jouer une partie classée.
terms-computer = les parties contre l’ordinateur sont amicales.
terms-too-many = vous avez déjà trop de parties et d’invitations ouvertes.
terms-computer-busy = l’ordinateur joue trop de parties en ce moment. Veuillez réessayer plus tard.
terms-slow-down = c’était un peu rapide. Veuillez patienter une minute.
terms-gone = quelqu’un a été plus rapide, ou elle a été retirée.
terms-own = vous ne pouvez pas jouer contre vous-même.
terms-blocked = l’un de vous ne souhaite pas jouer contre l’autre.
terms-unavailable = le serveur ne peut pas le faire pour l’instant. Veuillez réessayer.
rated-name = Classée
casual-name = Amicale
label-counts = Type de partie
label-pace = Pendule
pace-live = Minutes
pace-days = Jours
clock-days-each = Jours par décision
clock-days =
    { $count ->
        [one] Un jour par décision
       *[other] { $count } jours par décision
    }
clock-per-round = { $text } par manche
column-player = Joueur
column-rating = Classement
column-match = Partie
column-side = Camp
column-result = Résultat
column-games = Parties
column-place = Place
invitation-title = Une invitation à jouer
invitation-from = { $name } vous invite à une partie.
invitation-own = Votre invitation
invitation-link = Envoyez ce lien à la personne avec qui vous voulez jouer :
invitation-wait = Laissez cette page ouverte : la partie commencera ici dès que l’autre aura accepté.
invitation-play = Jouer
invitation-account = Cette partie est classée : les deux joueurs ont besoin d’un compte. Vous reviendrez ensuite ici.
invitation-withdraw = Retirer l’invitation
invitation-gone = Cette invitation n’est plus ouverte.
games-title = Parties en cours
games-none = Aucune partie n’est en cours.
games-spectators =
    { $count ->
        [one] Un spectateur
       *[other] { $count } spectateurs
    }
archive-title = Archives
archive-lead = Toutes les parties terminées : cherchez-en une, rejouez-la, analysez-la ou téléchargez-la.
archive-player = Joueur
archive-any = Indifférent
archive-from = Du
archive-to = Au
archive-shortest = Décisions, au moins
archive-longest = Décisions, au plus
archive-line-up = Placement
archive-search = Chercher
archive-none = Aucune partie trouvée.
archive-length =
    { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
archive-older = Parties plus anciennes
archive-newest = Parties les plus récentes
archive-download = Télécharger
archive-download-all = Télécharger ces parties
archive-refused = Cette recherche est illisible. Vérifiez les dates, les nombres et le placement.
result-points = { $side ->
        [black] Noir a gagné aux points
       *[white] Blanc a gagné aux points
    }
result-resignation = { $side ->
        [black] Noir a gagné par abandon
       *[white] Blanc a gagné par abandon
    }
result-time = { $side ->
        [black] Noir a gagné au temps
       *[white] Blanc a gagné au temps
    }
result-claim = { $side ->
        [black] Noir a gagné : Blanc est parti
       *[white] Blanc a gagné : Noir est parti
    }
result-tied = Égalité
result-aborted = Jamais commencée
result-void = Déclarée nulle et non avenue
result-open = En cours
result-black = Noir a gagné
result-white = Blanc a gagné
leaderboard-title = Meilleurs joueurs
leaderboard-none = Personne n’a encore de classement établi ici.
leaderboard-choice = Type de classement
pool-double = Manche aller-retour
pool-match = Partie
pool-correspondence = Correspondance
tally = { $count ->
        [one] Atteinte une fois en ligne : Noir a gagné { $black }, Blanc { $white }.
       *[other] Atteinte { $count } fois en ligne : Noir a gagné { $black }, Blanc { $white }.
    }
home-live = Une partie en cours
home-play-online = Jouer en ligne
