# Menschen: Konten, Sitzungen, Profile.

trouble-foreign = Anfrage von einer anderen Website
trouble-foreign-text = Diese Anfrage kommt nicht von einer Seite dieser Website, deshalb wurde nichts geändert. Öffne die Seite neu und wiederhole es dort.
trouble-too-often = Zu viele Versuche
trouble-too-often-text =
    { $count ->
        [one] Bitte versuch es in einer Minute noch einmal.
       *[other] Bitte versuch es in { $count } Minuten noch einmal.
    }
form-unreadable = Dieses Formular ist nicht lesbar. Geh zurück, lade die Seite neu und versuch es noch einmal.
log-in-title = Anmelden
log-in-action = Anmelden
log-in-failed = Der Name oder das Passwort stimmt nicht.
log-in-busy = Gerade melden sich viele an. Bitte versuch es gleich noch einmal.
log-in-new = Neu hier?
log-in-forgot = Passwort vergessen?
log-out = Abmelden
register-title = Konto anlegen
register-lead = Ein Name und ein Passwort genügen, ohne E-Mail. Partien, die du als Gast gespielt hast, bleiben deine.
label-name = Name
label-password = Passwort
label-password-now = Bisheriges Passwort
label-password-new = Neues Passwort
label-code = Wiederherstellungscode
name-rules = 2 bis 20 Buchstaben, Ziffern, Binde- und Unterstriche, mit einem Buchstaben am Anfang. Alle können ihn sehen.
name-taken = Dieser Name ist vergeben oder sieht einem vergebenen zu ähnlich.
name-refused = Dieser Name geht nicht. Wähle 2 bis 20 Buchstaben, Ziffern, Binde- und Unterstriche aus einem Alphabet, mit einem Buchstaben am Anfang.
password-rules = Mindestens { $count } Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.
password-refused = Dieses Passwort ist zu kurz, zu lang oder zu leicht zu erraten. Wähle eines mit mindestens { $count } Zeichen, das nicht gebräuchlich ist und deinen Namen nicht enthält.
password-wrong = Das Passwort stimmt nicht.
password-changed = Dein Passwort ist geändert, und du wurdest überall sonst abgemeldet.
recover-title = Konto wiederherstellen
recover-lead = Gib einen der Wiederherstellungscodes ein, die du aufbewahrt hast, und wähle ein neues Passwort. Jeder Code gilt einmal.
recover-failed = Der Name oder der Wiederherstellungscode stimmt nicht.
recover-action = Neues Passwort setzen
codes-title = Deine Wiederherstellungscodes
codes-lead = Wenn du dein Passwort vergisst, kannst du mit einem dieser Codes ein neues wählen. Jeder gilt einmal. Bewahre sie sicher auf: Sie werden nur dieses eine Mal gezeigt.
codes-kept = Ich habe sie aufbewahrt
codes-left =
    { $count ->
        [one] Du hast noch einen Wiederherstellungscode.
       *[other] Du hast noch { $count } Wiederherstellungscodes.
    }
codes-none = Du hast keine Wiederherstellungscodes mehr.
codes-new = Neue Wiederherstellungscodes erzeugen
codes-new-text = Neue Codes ersetzen alle alten.
account-title = Dein Konto
account-nobody = Du hast noch kein Konto. Als Gast kannst du auch ohne spielen; ein Konto bewahrt deine Partien auf jedem Gerät und ist für gewertete Partien nötig.
account-guest = Du spielst auf diesem Gerät als Gast. Ein Konto bewahrt deine Partien und ist für gewertete Partien nötig.
account-password = Passwort ändern
account-action = Speichern
sessions-title = Wo du angemeldet bist
session-here = Dieser Browser
session-used = Zuletzt benutzt { $date }
session-unknown = Unbekannter Browser
sessions-others = Überall sonst abmelden
data-title = Deine Daten
data-text = Alles, was diese Website über dich weiß, in einer Datei: Konto, Sitzungen, Partien, Wertungszahlen, Blockierungen und Meldungen.
data-action = Deine Daten herunterladen
delete-title = Konto löschen
delete-text = Dein Name, dein Passwort und deine Sitzungen werden endgültig gelöscht. Deine beendeten Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
delete-action = Mein Konto löschen
blocks-title = Spieler, die du blockiert hast
blocks-none = Niemand. Blockierte Spieler werden nicht mit dir gepaart.
block-action = Blockieren
block-done = Blockiert: Ihr werdet nicht mehr miteinander gepaart.
unblock-action = Nicht mehr blockieren
report-title = Diesen Spieler melden
report-lead = Jede Meldung wird von Menschen gelesen. Worum geht es?
report-help = Hilfe durch ein Programm
report-stalling = Absichtliches Zeitschinden
report-name = Ein beleidigender Name
report-other = Etwas anderes
report-action = Meldung senden
report-sent = Danke. Deine Meldung wurde gesendet.
player-since = Dabei seit { $date }
player-guest = Gast
player-computer = Computer, Stufe { $level }
player-former = Ehemaliger Spieler
player-profile = Dein Profil
player-ratings = Wertungszahlen
player-no-rating = Noch keine gewerteten Partien.
player-chart =
    { $count ->
        [one] Wertungszahl im Lauf der Zeit: jetzt { $rating }, plus oder minus { $deviation }, nach einer Partie
       *[other] Wertungszahl im Lauf der Zeit: jetzt { $rating }, plus oder minus { $deviation }, nach { $count } Partien
    }
player-results = Ergebnisse
player-games = Partien
player-no-games = Noch keine Partien.
player-all-games = Alle Partien
column-won = Gewonnen
column-tied = Unentschieden
column-lost = Verloren
