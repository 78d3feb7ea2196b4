# Une partie en ligne.

game-your-turn = À vous de jouer
game-sending = Envoi en cours…
game-offline = Pas de connexion. Reconnexion…
game-offline-sending = Pas de connexion. Votre dernière décision n’est pas encore arrivée au serveur ; elle sera renvoyée dès que la connexion sera rétablie.
game-crowd = Spectateurs : { $text }
game-here = Présent
game-away = Absent
game-gone = { $name } est parti. Vous pourrez réclamer la victoire dans { $time }.
game-gone-now = { $name } est parti. Vous pouvez réclamer la victoire ou continuer d’attendre.
game-first = La première décision doit être prise dans { $time }, sinon la partie est annulée.
game-claim = Réclamer la victoire
game-takeback = Demander à annuler
game-takeback-offered = { $name } demande à annuler un coup.
game-takeback-waiting = Vous avez demandé à annuler un coup.
game-accept = Accepter
game-decline = Refuser
game-withdraw = Retirer
game-rematch-offered = { $name } veut une revanche.
game-rematch-waiting = Vous avez proposé une revanche.
game-next = Vers la revanche
game-premove = Prévu : { $text }
game-premove-cancel = Annuler
game-premove-dropped = Le coup que vous aviez prévu n’est pas possible.
game-clock-minute = Il vous reste une minute.
game-clock-seconds = Il vous reste dix secondes.
game-say = Dire quelque chose
game-said = Messages
game-notify = M’avertir quand c’est à moi
game-notify-denied = Votre navigateur n’autorise pas les notifications de ce site. Vous pouvez changer cela dans ses réglages.
game-share = Partager
game-copy-failed = Copie impossible
game-copy-link = Copier le lien
game-other = Autre partie

## Why something is refused

online-refused =
    { $refusal ->
        [no-such-game] Cette partie n’existe pas.
        [not-a-player] Seuls les deux joueurs peuvent faire cela.
        [behind] Autre chose s’est passé avant. Regardez le plateau et décidez à nouveau.
        [not-your-turn] Ce n’est pas à vous de jouer.
        [illegal] Les règles ne le permettent pas.
        [late] Votre temps était écoulé avant l’arrivée de cette décision.
        [over] La partie est terminée.
        [not-over] La partie n’est pas encore terminée.
        [rated] On ne peut rien annuler dans une partie classée.
        [nothing-to-take-back] Il n’y a rien à annuler.
        [offer-open] Une proposition attend déjà une réponse.
        [no-offer] Il n’y a plus de proposition.
        [not-gone] Votre adversaire est encore là, ou n’est pas parti depuis assez longtemps.
        [not-begun] La partie n’a pas encore commencé.
        [next-game-exists] La revanche a déjà commencé.
        [enough] C’est assez pour une partie.
        [slow-down] Trop de choses à la fois. Attendez un instant.
        [full] Trop de personnes regardent cette partie.
        [unavailable] Le serveur ne peut pas le faire pour le moment. Veuillez réessayer.
        [no-such-seek] Cette partie est déjà prise.
        [own-seek] Vous ne pouvez pas jouer contre vous-même.
        [blocked] L’un de vous a bloqué l’autre.
        [terms] Aucune partie ne peut se jouer ainsi.
        [sign-in] Il vous faut un compte pour cela.
       *[other] Le serveur n’a pas pu le faire. Rechargez la page et réessayez.
    }

## What players say to each other

phrase =
    { $phrase ->
        [hello] Bonjour !
        [good-luck] Bonne chance !
        [have-fun] Amusez-vous bien !
        [well-played] Bien joué !
        [good-game] Belle partie !
        [thanks] Merci !
        [sorry] Désolé !
        [oops] Oups !
        [have-to-go] Je dois partir.
       *[see-you] À bientôt !
    }
