# Mensen: accounts, sessies, profielen.

trouble-foreign = Verzoek van een andere site
trouble-foreign-text = Dit verzoek komt niet van een pagina van deze site, dus er is niets gewijzigd. Open de pagina opnieuw en herhaal het daar.
trouble-too-often = Te veel pogingen
trouble-too-often-text =
    { $count ->
        [one] Probeer het over een minuut opnieuw.
       *[other] Probeer het over { $count } minuten opnieuw.
    }
form-unreadable = Dit formulier is niet leesbaar. Ga terug, laad de pagina opnieuw en probeer het nog eens.
log-in-title = Inloggen
log-in-action = Inloggen
log-in-failed = De naam of het wachtwoord klopt niet.
log-in-busy = Er loggen nu veel mensen in. Probeer het zo opnieuw.
log-in-new = Nieuw hier?
log-in-forgot = Wachtwoord vergeten?
log-out = Uitloggen
register-title = Account maken
register-lead = Een naam en een wachtwoord zijn genoeg, zonder e-mail. De partijen die je als gast hebt gespeeld, blijven van jou.
label-name = Naam
label-password = Wachtwoord
label-password-now = Huidig wachtwoord
label-password-new = Nieuw wachtwoord
label-code = Herstelcode
name-rules = 2 tot 20 letters, cijfers, streepjes en lage streepjes, beginnend met een letter. Iedereen kan hem zien.
name-taken = Deze naam is bezet, of lijkt te veel op een naam die bezet is.
name-refused = Deze naam kan niet. Kies 2 tot 20 letters, cijfers, streepjes en lage streepjes uit één alfabet, beginnend met een letter.
password-rules = Minstens { $count } tekens. Een paar woorden achter elkaar zijn makkelijk te onthouden en moeilijk te raden.
password-refused = Dit wachtwoord is te kort, te lang of te makkelijk te raden. Kies er een van minstens { $count } tekens dat niet gangbaar is en je naam niet bevat.
password-wrong = Het wachtwoord klopt niet.
password-changed = Je wachtwoord is gewijzigd, en je bent overal elders uitgelogd.
recover-title = Je account herstellen
recover-lead = Vul een van de herstelcodes in die je hebt bewaard en kies een nieuw wachtwoord. Elke code werkt één keer.
recover-failed = De naam of de herstelcode klopt niet.
recover-action = Nieuw wachtwoord instellen
codes-title = Je herstelcodes
codes-lead = Als je je wachtwoord vergeet, kun je met een van deze codes een nieuw kiezen. Elke code werkt één keer. Bewaar ze goed: ze worden alleen nu getoond.
codes-kept = Ik heb ze bewaard
codes-left =
    { $count ->
        [one] Je hebt nog één herstelcode.
       *[other] Je hebt nog { $count } herstelcodes.
    }
codes-none = Je hebt geen herstelcodes meer.
codes-new = Nieuwe herstelcodes maken
codes-new-text = Nieuwe codes vervangen alle oude.
account-title = Je account
account-nobody = Je hebt nog geen account. Je kunt ook zonder spelen, als gast; een account bewaart je partijen op elk apparaat en is nodig voor partijen met rating.
account-guest = Je speelt op dit apparaat als gast. Een account bewaart je partijen en is nodig voor partijen met rating.
account-password = Wachtwoord wijzigen
account-action = Opslaan
sessions-title = Waar je bent ingelogd
session-here = Deze browser
session-used = Laatst gebruikt { $date }
session-unknown = Onbekende browser
sessions-others = Overal elders uitloggen
data-title = Je gegevens
data-text = Alles wat deze site over je weet, in één bestand: account, sessies, partijen, ratings, blokkades en meldingen.
data-action = Je gegevens downloaden
delete-title = Je account verwijderen
delete-text = Je naam, je wachtwoord en je sessies worden voorgoed verwijderd. Je gespeelde partijen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
delete-action = Mijn account verwijderen
blocks-title = Spelers die je hebt geblokkeerd
blocks-none = Niemand. Geblokkeerde spelers worden niet aan je gekoppeld.
block-action = Blokkeren
block-done = Geblokkeerd: jullie worden niet meer aan elkaar gekoppeld.
unblock-action = Niet meer blokkeren
report-title = Deze speler melden
report-lead = Elke melding wordt door mensen gelezen. Waar gaat het om?
report-help = Hulp van een programma
report-stalling = Opzettelijk tijd rekken
report-name = Een beledigende naam
report-other = Iets anders
report-action = Melding versturen
report-sent = Bedankt. Je melding is verstuurd.
player-since = Hier sinds { $date }
player-guest = Gast
player-computer = Computer, niveau { $level }
player-former = Voormalige speler
player-profile = Je profiel
player-ratings = Ratings
player-no-rating = Nog geen partijen met rating.
player-chart =
    { $count ->
        [one] Rating door de tijd: nu { $rating }, plus of min { $deviation }, na één partij
       *[other] Rating door de tijd: nu { $rating }, plus of min { $deviation }, na { $count } partijen
    }
player-results = Resultaten
player-games = Partijen
player-no-games = Nog geen partijen.
player-all-games = Alle partijen
column-won = Gewonnen
column-tied = Gelijk
column-lost = Verloren
