### Was die Werkzeuge im Terminal herausfinden.

solved-win = { side } ist am Zug und gewinnt, zum Beispiel mit { $m }.
solved-loss = { side } ist am Zug, aber { opponent } gewinnt; { $m } hält am längsten durch.
solved-length =
    Bei bestem Spiel endet die Runde nach { $count ->
        [one] einem weiteren Zug
       *[other] { $count } weiteren Zügen
    }.
certificate-holds = Das Zertifikat ist gültig: { side } gewinnt, was der Gegner auch spielt (geprüfte Stellungen: { $count }).
certificate-refused = Das Zertifikat ist nicht gültig: { $text }
certificate-of-one = Ein Zertifikat gilt für eine einzige Stellung: --certificate bitte nur mit einer angeben.
book-known = Bekannte Aufstellungen: { $count } von { $total }, Spiegelbilder nur einmal gezählt; ohne Antwort: { $without }.
book-answer = { $answer } schlägt { $line_up }: Damit gewinnt der Verteidiger.
book-no-answer = Auf { $line_up } gibt es keine Antwort: Der Herausforderer gewinnt gegen jede Aufstellung.
book-unknown = Die Antwort auf { $line_up } ist noch nicht bekannt. „kamisado book build“ sucht sie.
book-moves = { side } gewinnt mit diesen ersten Zügen ({ $count }):
book-some-moves = { side } gewinnt; diese ersten Züge sind bewiesen, andere können auch gewinnen:
book-start-lost = { side } beginnt, aber { opponent } gewinnt nach jedem ersten Zug.
book-not-a-start = Das Buch kennt diese Stellung nicht. Es kennt die Startaufstellung, die 1-3-5-Eröffnung und ausgeloste Aufstellungen; „kamisado solve“ beweist jede Stellung.
book-verified = Erneut bewiesene Einträge: { $count }.
book-wrong = Der Eintrag für { $line_up } ist nicht bewiesen: Er ist falsch oder fehlt.
book-damaged = Diese Datei ist kein Buch oder beschädigt. Wähle eine andere, und „kamisado book build“ legt ein neues an.
book-outage = { $reason } Alles bisher Bewiesene ist sicher in { $path } gespeichert; das Programm versucht es weiter.
book-given-up = { $reason } Das Programm hat aufgegeben. Alles bisher Bewiesene steht in { $path }; ruf denselben Befehl noch einmal auf, wenn die Datenbank wieder erreichbar ist.
book-contradiction = Ein Rechner hat bewiesen, dass es auf { $line_up } keine Antwort gibt, ein anderer, dass { $answer } eine ist. Einer von beiden irrt sich. Halt alle Rechner an und finde mit „kamisado solve { $text }“ heraus, welcher.
certificate-title = Die erste Zeile ist nicht die eines Zertifikats.
certificate-line = Die Zeile „{ $name } …“ fehlt, steht nicht an ihrem Platz oder ist falsch.
certificate-position = Die Stellung kann nicht gelesen werden: { $reason }
certificate-moves = Zeile { $line } enthält keine Züge im richtigen Format.
certificate-count = Es ist nicht vollständig, oder etwas wurde hinzugefügt.
certificate-checksum = Die Prüfsumme stimmt nicht: Die Datei wurde verändert oder beschädigt. Hol sie noch einmal von ihrer Quelle.
certificate-no-move = Für die Stellung { $text } fehlt ein Zug.
certificate-illegal-move = Der Zug für die Stellung { $text } ist dort nicht erlaubt.
certificate-loses = In der Stellung { $text } kann die Strategie verlieren.
certificate-left-over = Es enthält mehr Züge, als die Strategie braucht.
input-line = Zeile { $line }
server-ready = Kamisado läuft unter { $address }
server-not-listening = Kamisado kann an { $address } keine Verbindungen annehmen ({ $reason }). Wähle mit --host eine andere Adresse oder mit --port einen anderen Port.
server-stop = Beenden mit Strg+C.
config-unknown = Eine Einstellung „{ $name }“ gibt es nicht. docs/server.md führt alle auf.
config-value = Die Einstellung „{ $name }“ kann nicht „{ $text }“ sein. docs/server.md nennt die möglichen Werte.
config-file = Die Konfiguration ist kein gültiges TOML. Korrigiere sie und versuch es noch einmal: { $reason }
database-in-use = { $path }: Ein anderer Server benutzt diese Datenbank. Beende ihn zuerst, oder wähle mit --database eine andere Datei.
database-missing = { $path }: Diese Datenbank gibt es nicht. Nenne mit --database die, die der Server benutzt.
database-too-new = { $path }: Diese Datenbank stammt von einer anderen Version von Kamisado. Benutze diese Version, oder wähle mit --database eine andere Datenbank.
database-damaged = { $path }: Das ist keine Datenbank von Kamisado, oder sie ist beschädigt. Stell eine Sicherung wieder her, oder wähle mit --database eine andere Datei.
database-read-only = { $path }: Diese Datei oder ihr Ordner ist nicht beschreibbar. Ändere die Rechte, oder wähle mit --database eine andere Datei.
database-unreachable = { $path }: PostgreSQL ist nicht erreichbar ({ $reason }). Prüfe, ob es läuft und ob Rechner und Port in --database stimmen.
database-rejected = { $path }: PostgreSQL nimmt diesen Benutzer oder dieses Passwort nicht an. Berichtige sie in --database, oder setze PGPASSWORD.
database-none = { $path }: PostgreSQL hat keine Datenbank dieses Namens. Lege sie mit createdb an, oder nenne mit --database eine andere.
database-not-allowed = { $path }: Dieser PostgreSQL-Benutzer darf dort keine Tabellen anlegen oder beschreiben. Mach ihn zum Eigentümer der Datenbank, oder nenne mit --database eine andere.
database-other = { $path }: Die Datenbank lässt sich nicht öffnen ({ $reason }). Prüfe sie, oder wähle mit --database eine andere.
database-down = Die Datenbank ist nicht erreichbar. Bitte versuch es noch einmal.
admin-closed = Das Konto von { $name } ist geschlossen.
admin-opened = Das Konto von { $name } ist wieder offen.
admin-renamed = { $name } heißt jetzt { $text }.
admin-voided = Die Partie { $name } ist ungültig.
admin-promoted = { $name } gehört jetzt zur Moderation.
admin-demoted = { $name } gehört nicht mehr zur Moderation.
admin-handled = Die Meldung { $name } ist erledigt.
admin-unknown = „{ $name }“ gibt es nicht.
admin-already = Das ist schon so; nichts wurde geändert.
admin-name-taken = Der Name „{ $name }“ ist vergeben oder sieht einem vergebenen zu ähnlich.
admin-bad-name = „{ $name }“ kann kein Name sein: Ein Name hat 2 bis 20 Buchstaben einer Schrift, Ziffern, Binde- und Unterstriche und beginnt mit einem Buchstaben.
admin-no-reports = Es gibt keine offenen Meldungen.
admin-backed-up = In { $path } ist alles gesichert (Partien: { $games }, Personen: { $people }).
admin-restored = Alles aus { $path } ist wiederhergestellt (Partien: { $games }, Personen: { $people }).
backup-none = Das ist keine Sicherung von Kamisado.
backup-too-new = Diese Sicherung stammt von einer neueren Version von Kamisado. Stell sie mit dieser Version wieder her.
backup-damaged = Diese Sicherung ist beschädigt oder unvollständig; Zeile { $line } stimmt nicht. Nichts wurde geändert. Nimm eine andere Sicherung.
backup-not-empty = In dieser Datenbank gibt es schon Partien oder Personen. Wähle mit --database eine andere, oder gib --replace an, um sie zu ersetzen.
backup-in-use = Ein Server benutzt diese Datenbank. Beende zuerst alle Server.
fairness-lead = So oft hat { $name } in gewerteten Partien einen bewiesenen Gewinn gehalten, wenn es höchstens jeder dritte Zug tat:
fairness-game = { $game }: { $kept } von { $count }
fairness-player = { $name } hielt den Gewinn bei { $kept } von { $count } solchen Zügen. Zufällige Züge hätten ihn etwa { $text }-mal gehalten.
fairness-opponents = Gegner in denselben Partien: { $kept } von { $count }. Zufällige Züge hätten ihn etwa { $text }-mal gehalten.
fairness-note = Das ist kein Beweis: Starke Spieler finden solche Züge auch. Sieh dir die Partien an, bevor du etwas entscheidest.

## Was gelesen wird

input-one-only = Bitte nur eine Aufzeichnung oder Stellung auf einmal.
input-empty = Es gibt nichts zu lesen: Bitte eine Aufzeichnung, eine Stellung oder eine Zugfolge angeben.
input-kinds = Möglich sind die Datei einer Aufzeichnung, eine Stellung, startpos, oder - für die Standardeingabe.
input-stdin = Standardeingabe
input-at = Schritt { $at } gibt es nicht: Diese Aufzeichnung geht von 0 bis { $count }.

## Diagramme

diagram-terminal = Ein PNG oder GIF lässt sich nicht im Terminal zeigen: Bitte mit --output eine Datei nennen.
diagram-nothing = Es gibt nichts zu zeichnen: Die Türme sind noch nicht aufgestellt.
diagram-ending = „.{ $ending }“ ist kein Format für Diagramme: Nimm .svg, .png, .gif oder .txt, oder nenne das Format mit --format.
diagram-size = Ein Bild, das { $width } Pixel breit ist, geht nicht: Breite und Höhe müssen zwischen 1 und { $limit } Pixeln liegen. Nimm eine andere --width.
diagram-failed = Das Bild ließ sich nicht erzeugen ({ $reason }): Nimm stattdessen --format svg.

## Rückblick

judged-kept = hat den Gewinn gehalten
judged-threw-away = hat den Gewinn vergeben
judged-lost = schon verloren
judged-open = nicht bewiesen
judged-drawn = ausgelost
judged-forced = der einzige Zug
judged-would-have-won = gewonnen hätte: { $text }
review-match-turned = Wendepunkt der Partie: { $text }

## Nachspielen

replay-step = Schritt
replay-round = Runde
replay-autoplay = automatisch

## Aufgaben

puzzle-progress = Gelöste Aufgaben dieser Schwierigkeit: { $count } von { $total }
puzzle-show-solution = Lösung
puzzle-unfinished = Bis hierher richtig, aber noch nicht gelöst: Es sind noch Züge zu finden.

## Analyse

analysis-progress = Bewiesene Züge: { $count } von { $total }
