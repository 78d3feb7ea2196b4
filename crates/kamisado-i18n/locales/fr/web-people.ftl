# Les personnes : comptes, sessions, profils.

trouble-foreign = Requête d’un autre site
trouble-foreign-text = Cette demande ne vient pas d’une page de ce site ; rien n’a été modifié. Ouvrez de nouveau la page et recommencez.
trouble-too-often = Trop de tentatives
trouble-too-often-text =
    { $count ->
        [one] Veuillez réessayer dans une minute.
       *[other] Veuillez réessayer dans { $count } minutes.
    }
form-unreadable = Ce formulaire est illisible. Revenez en arrière, rechargez la page et réessayez.
log-in-title = Connexion
log-in-action = Se connecter
log-in-failed = Le nom ou le mot de passe est incorrect.
log-in-busy = Beaucoup de personnes se connectent en ce moment. Veuillez réessayer dans un instant.
log-in-new = Nouveau ici ?
log-in-forgot = Mot de passe oublié ?
log-out = Se déconnecter
register-title = Créer un compte
register-lead = Un nom et un mot de passe suffisent, sans adresse e-mail. Les parties que vous avez jouées en tant qu’invité restent les vôtres.
label-name = Nom
label-password = Mot de passe
label-password-now = Mot de passe actuel
label-password-new = Nouveau mot de passe
label-code = Code de secours
name-rules = De 2 à 20 lettres, chiffres, traits d’union et tirets bas, en commençant par une lettre. Tout le monde peut le voir.
name-taken = Ce nom est pris, ou ressemble trop à un nom déjà pris.
name-refused = Ce nom ne convient pas. Choisissez de 2 à 20 lettres, chiffres, traits d’union et tirets bas d’un seul alphabet, en commençant par une lettre.
password-rules = Au moins { $count } caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.
password-refused = Ce mot de passe est trop court, trop long ou trop facile à deviner. Choisissez-en un d’au moins { $count } caractères, qui ne soit pas courant et ne contienne pas votre nom.
password-wrong = Le mot de passe est incorrect.
password-changed = Votre mot de passe est changé, et vous avez été déconnecté partout ailleurs.
recover-title = Retrouver l’accès à votre compte
recover-lead = Saisissez l’un des codes de secours que vous avez conservés et choisissez un nouveau mot de passe. Chaque code ne sert qu’une fois.
recover-failed = Le nom ou le code de secours est incorrect.
recover-action = Définir le nouveau mot de passe
codes-title = Vos codes de secours
codes-lead = Si vous oubliez votre mot de passe, l’un de ces codes vous permet d’en choisir un nouveau. Chacun ne sert qu’une fois. Conservez-les en lieu sûr : ils ne sont affichés que cette fois-ci.
codes-kept = Je les ai conservés
codes-left =
    { $count ->
        [one] Il vous reste un code de secours.
       *[other] Il vous reste { $count } codes de secours.
    }
codes-none = Il ne vous reste aucun code de secours.
codes-new = Créer de nouveaux codes de secours
codes-new-text = Les nouveaux codes remplacent tous les anciens.
account-title = Votre compte
account-nobody = Vous n’avez pas encore de compte. Vous pouvez jouer sans compte, en tant qu’invité ; un compte conserve vos parties sur tous vos appareils et il en faut un pour toute partie classée.
account-guest = Vous jouez en tant qu’invité sur cet appareil. Un compte conserve vos parties, et il en faut un pour toute partie classée.
account-password = Changer de mot de passe
account-action = Enregistrer
sessions-title = Où vous êtes connecté
session-here = Ce navigateur
session-used = Dernière utilisation : { $date }
session-unknown = Navigateur inconnu
sessions-others = Se déconnecter partout ailleurs
data-title = Vos données
data-text = Tout ce que ce site sait de vous, en un seul fichier : compte, sessions, parties, classements, blocages et signalements.
data-action = Télécharger vos données
delete-title = Supprimer votre compte
delete-text = Votre nom, votre mot de passe et vos sessions sont supprimés pour de bon. Vos parties terminées restent, sans votre nom. C’est irréversible.
delete-action = Supprimer mon compte
blocks-title = Joueurs que vous avez bloqués
blocks-none = Personne. Les joueurs bloqués ne peuvent pas être appariés avec vous.
block-action = Bloquer
block-done = Joueur bloqué : vous ne serez plus opposés l’un à l’autre.
unblock-action = Débloquer
report-title = Signaler ce joueur
report-lead = Chaque signalement est lu par une personne. De quoi s’agit-il ?
report-help = Aide d’un programme
report-stalling = Perte de temps volontaire
report-name = Nom offensant
report-other = Autre chose
report-action = Envoyer le signalement
report-sent = Merci. Votre signalement a été envoyé.
player-since = Ici depuis le { $date }
player-guest = Invité
player-computer = Ordinateur, niveau { $level }
player-former = Ancien joueur
player-profile = Votre profil
player-ratings = Classements
player-no-rating = Aucune partie classée pour l’instant.
player-chart =
    { $count ->
        [one] Classement au fil du temps : actuellement { $rating }, à { $deviation } près, après { $count } partie
       *[other] Classement au fil du temps : actuellement { $rating }, à { $deviation } près, après { $count } parties
    }
player-results = Résultats
player-games = Parties
player-no-games = Aucune partie pour l’instant.
player-all-games = Toutes les parties
column-won = Gagnées
column-tied = Égalités
column-lost = Perdues
