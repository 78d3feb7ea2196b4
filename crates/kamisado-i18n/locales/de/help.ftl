### Die Hilfe der Befehlszeile. Englisch steht neben dem Programmtext.

## Überschriften

usage = Aufruf
usage-options = OPTIONEN
usage-command = BEFEHL
options = Optionen
commands = Befehle
arguments = Argumente
examples = Beispiele
default = Vorgabe
values = möglich

## Was falsch ist

wrong-value = „{ $value }“ passt nicht zu { $argument }.
wrong-value-of = „{ $value }“ passt nicht zu { $argument }. Möglich ist: { $values }.
wrong-value-missing = { $argument } braucht einen Wert.
wrong-argument = { $argument } gibt es hier nicht.
wrong-command = Einen Befehl „{ $command }“ gibt es nicht.
wrong-together = { $argument } und { $other } gehen nicht zusammen.
wrong-missing = Es fehlt: { $argument }.
wrong-count = { $argument } hat zu viele oder zu wenige Werte.
wrong-usage = So kann der Befehl nicht aufgerufen werden.
wrong-suggestion = Ist { $value } gemeint?
wrong-more = Mehr steht in --help.

## Das Programm

kamisado = Kamisado im Terminal: Spielen, Studieren und Werkzeuge in einem Programm
kamisado-more =
    Ohne Befehl startet `kamisado` die Web-App, wie `kamisado serve`; `kamisado play` spielt im Terminal.

    Stellungen schreibt man wie in `OBUPYRGN/8/8/8/8/8/8/ngrypubo b -`, mit Anführungszeichen oder ohne. Wo ein Befehl eine Stellung nimmt, liest `-` je Zeile eine von der Standardeingabe.

    Rückgabewerte: 0 erledigt, 1 die Antwort ist nein, 2 falsche Argumente oder Eingaben, 3 eine Datei oder Pipe ließ sich nicht lesen oder schreiben.
any-help = Zeigt diese Hilfe
any-help-command = Zeigt diese Hilfe oder die eines Befehls
any-version = Zeigt die Version
any-lang = Die Sprache der Sätze: de, en, fr, nl, tr, hu oder ro; sonst die zuletzt im Menü von `play` gewählte oder die der Umgebung
any-line = Zeile für Zeile spielen, in reinem Text
any-hash = Die Tabelle bewiesener Stellungen, in MiB
any-threads = Wie viele Threads suchen; nur mit einem sind die Knotenzahlen immer gleich
any-nodes = Aufgeben nach etwa so vielen Stellungen
any-symbols = Die Symbole auf Feldern und Türmen
any-palette = Die Farben, auch für Farbenblinde
any-colors = Wie viele Farben das Terminal hat; sonst, was die Umgebung sagt
any-colors-truecolor = Sechzehn Millionen
any-colors-256 = Die 256 der meisten Terminals
any-colors-16 = Die sechzehn jedes Terminals
any-colors-none = Keine: Buchstaben, Klammern und Umkehrung zeigen alles
any-words = Die Datei einer Aufzeichnung, als Text oder JSON; eine Stellung; `startpos`; oder `-` für eines davon auf der Standardeingabe
any-kind = Die Art der Partie, zu der eine bloße Liste von Entscheidungen gehört
any-opening = Wie diese Partie beginnt: standard, tournament, matchplay oder 1-3-5
any-board = Wie herum das Brett dieser Partie liegt: standard oder mirrored
any-at = Nur die Stellung nach so vielen Entscheidungen; 0 ist der Anfang
any-flip = Das Brett, wie Weiß es sieht

## play

learn = Lehrt das Spiel in kurzen Lektionen zum Mitspielen, vom ersten Zug bis zum Dreifach-Sumo
learn-more = Ohne Zahl zeigt eine Liste die Lektionen und welche davon fertig sind. Das merkt sich das Programm im Datenordner des Benutzers. Mit --line, und wo kein Bildschirm ist, wird eine Lektion Zeile für Zeile gespielt, ohne Zahl ab der ersten, die nicht fertig ist; --list gibt die Liste aus.
learn-number = Die Lektion mit dieser Nummer
learn-list = Die Lektionen ausgeben, und welche davon fertig sind
matches = Listet die gespeicherten Partien mit Namen und Datum auf und spielt sie nach
matches-more = Jede Partie von `kamisado play` wird im Zustandsordner des Benutzers gespeichert. Die letzte hat die Nummer 1. Mit einer Nummer wird diese Partie auf dem Bildschirm nachgespielt; anderswo, und mit --print, wird ihre Aufzeichnung ausgegeben.
matches-number = Die Partie mit dieser Nummer der Liste
matches-print = Die Aufzeichnung ausgeben, statt die Partie auf dem Bildschirm zu zeigen
matches-json = Je Partie ein JSON-Objekt ausgeben
play = Spielt im Terminal: zwei Menschen, gegen den Computer, oder der Computer gegen sich selbst
play-more = Ohne Optionen fragt ein Menü, was gespielt wird. Jede Partie wird laufend aufgezeichnet, lesbar für jeden anderen Befehl, im Zustandsordner des Benutzers oder in der mit --file genannten Datei; --resume setzt die letzte fort. `?` zeigt die Tasten. Was im Menü gewählt wird, merkt sich das Programm im Konfigurationsordner des Benutzers. Mit --line, und wo kein Bildschirm ist, wird Zeile für Zeile in reinem Text gespielt.
play-kind = Wie lang die Partie ist: single, double, standard, long, marathon, series oder series-5 für fünf Siege
play-opening = Wie es beginnt: standard, tournament, matchplay oder 1-3-5
play-board = Wie herum das Brett liegt: standard oder mirrored
play-favour = Lost Aufstellungen aus, die nachweislich eine Seite begünstigen, oder keine, wenn nur wenige erste Züge gewinnen: none, black oder white
play-position = Die Stellung, mit der die erste Runde beginnt
play-black = Wer Schwarz spielt: human, der Name eines Menschen oder eine Stufe von 1 bis 10
play-white = Wer Weiß spielt: human, der Name eines Menschen oder eine Stufe von 1 bis 10
play-clock = Minuten je Spieler, und Sekunden, die jede Entscheidung dazugibt: 10+5
play-seed = Die Zahl, von der der Zufall abhängt: Dieselbe gibt dieselben ausgelosten Aufstellungen und dieselben Gewohnheiten des Computers
play-resume = Die letzte unfertige Partie fortsetzen; --black, --white und --clock ändern, wer sie spielt und wie schnell
play-file = Die Datei für die Partie; ist schon eine darin, wird sie fortgesetzt

## Studieren

analyse = Beweist jeden möglichen Zug einer Stellung oder aller Stellungen einer Aufzeichnung und meldet jeden, sobald er bekannt ist
analyse-more = Ein Zug gewinnt oder verliert für die Seite, die ihn macht. Auf einem Terminal werden die Züge bezeichnet, sobald die Beweise da sind; sonst ist jeder eine Zeile. Vor den Zügen jeder Stellung einer Aufzeichnung steht eine Zeile mit der Zahl der Entscheidungen davor und der Stellung, und `played` hinter dem gespielten Zug. Der Rückgabewert ist 1, wenn eine Grenze vor dem letzten Beweis erreicht wurde.
analyse-json = Für jeden Zug ein JSON-Objekt ausgeben
solve = Beweist, wer aus einer Stellung gewinnt
solve-more = Der Rückgabewert ist 1, wenn eine Grenze vor dem Beweis erreicht wurde.
solve-words = Eine Stellung, `startpos`, oder `-` für je eine Zeile der Standardeingabe
solve-length = Auch beweisen, nach wie vielen Zügen die Runde endet, und eine solche Zugfolge ausgeben
solve-certificate = Eine vollständige Gewinnstrategie in diese Datei schreiben, für `kamisado verify`; nur für eine einzelne Stellung
solve-json = Für jede Stellung ein JSON-Objekt ausgeben
verify = Prüft ein Zertifikat: spielt seine Strategie nach den Regeln durch, ganz ohne Suche
verify-more = Der Rückgabewert ist 1, wenn die Datei nichts beweist, weil sie verändert wurde oder ihre Strategie nicht gewinnt.
verify-file = Das Zertifikat, wie `kamisado solve --certificate` es schreibt, oder `-` für die Standardeingabe
verify-json = Ein JSON-Objekt ausgeben
book = Zeigt, prüft und erweitert, was über Aufstellungen und erste Züge bewiesen ist
book-more = Bei der Turnieraufstellung stellt der Herausforderer zuerst auf, und der Verteidiger antwortet. Das Buch weiß, auf welche Aufstellungen es eine Antwort gibt, die gewinnt, und welche. Ohne Befehl sagt es, wie viel es weiß.
show = Zeigt die Antwort auf eine Aufstellung
show-board = Das Spielbrett, auf dem die Aufstellung steht
show-json = Für jede Aufstellung ein JSON-Objekt ausgeben
show-line_ups = Aufstellungen von Herausforderern: je acht Farbbuchstaben, von links gesehen
moves = Zeigt die ersten Züge, die vom Beginn einer Runde an gewinnen
prove = Beweist Einträge erneut
prove-more = Eine Antwort ist in einer Zehntelsekunde bewiesen. Um zu beweisen, dass es keine gibt, werden alle 40.320 Antworten probiert, was etwa eine Minute dauert. Der Rückgabewert ist 1, wenn ein Eintrag falsch ist oder fehlt.
prove-sample = So viele Einträge aus dem ganzen Buch beweisen
prove-all = Das ganze Buch beweisen
prove-line_ups = Aufstellungen von Herausforderern; ohne Angabe zehn ausgeloste
build = Sucht weiter nach Antworten und behält sie in einer Datei
build-more =
    Die Datei wird alle paar Sekunden geschrieben, also geht es nach einer Unterbrechung dort weiter.

    Mehrere Rechner können sich die Arbeit über eine Datenbank teilen: Jeder nimmt sich, was gerade kein anderer versucht, erfährt, was die anderen finden, und schreibt alles in seine eigene Datei. Hört einer auf, übernehmen die anderen seine Arbeit. Ohne Datenbank kann jeder einen Teil machen; --from fügt ihre Dateien zusammen.
build-from = Auch mit dem beginnen, was in diesen Dateien steht
build-part = Einen Teil der Arbeit machen: 1/4 ist der erste von vieren
build-database = Die Arbeit mit allen Rechnern teilen, die dieselbe Datenbank nennen: eine Datei oder eine Adresse wie postgres://user@host/name
build-file = Das Buch; gibt es die Datei noch nicht, beginnt sie leer
build-moves = Beweist weitere erste Züge und behält sie in einer Datei
build-moves-more = Bewiesen werden die Startaufstellung, die 1-3-5-Eröffnung und alle Paare ausgeloster Aufstellungen. Die Datei wird nach jedem Beginn geschrieben.
build-moves-all_moves = Jeden ersten Zug und die genaue Länge beweisen, nicht nur einen Zug, der gewinnt
build-moves-file = Die ersten Züge; gibt es die Datei noch nicht, beginnt sie leer
moves-words = Eine Stellung, `startpos`, oder `-` für je eine Zeile der Standardeingabe
replay = Geht eine Partie auf dem Bildschirm durch, oder gibt alles aus, was darin geschieht
replay-more = Auf einem Terminal gehen die Pfeiltasten durch die Partie und ihre Runden, eine Zahl und Enter zu einem Schritt, die Leertaste lässt sie automatisch weiterlaufen, `f` dreht das Brett und `q` beendet die Ansicht. Geht die Ausgabe anderswohin, werden die Schritte ausgegeben. Ohne Aufzeichnung wird die letzte hier gespielte Partie gezeigt.
replay-print = Jeden Schritt ausgeben statt ihn auf dem Bildschirm zu zeigen
replay-boards = Mit einem Diagramm jeder Stellung
replay-json = Für jeden Schritt ein JSON-Objekt ausgeben
review = Blickt auf eine Partie zurück: was jede Entscheidung hielt oder verschenkte, was gewonnen hätte und wo sie kippte
review-more = Jede Runde hat einen Streifen: Balken über der Linie, wo Schwarz einen bewiesenen Gewinn hatte, darunter, wo Weiß einen hatte, je länger, desto sicherer, und `!` unter den Entscheidungen, die einen Gewinn verschenkten. Was mit --nodes je Entscheidung nicht bewiesen wird, gilt als offen. Ohne Aufzeichnung ist es der Rückblick auf die letzte hier gespielte Partie.
review-json = Ein JSON-Objekt ausgeben
review-mistakes = Nur die Entscheidungen, die einen Gewinn verschenkten
puzzle = Löst Aufgaben: Stellungen, in denen genau ein Zug gewinnt
puzzle-more = Ohne --number, --grade oder --daily kommt die nächste ungelöste Aufgabe. Auf einem Terminal wird sie auf dem Bildschirm gelöst, mit den Tasten von `kamisado play`. Anderswo und mit --print wird sie ausgegeben. Züge auf der Befehlszeile, oder mit `-` je Zeile einer von der Standardeingabe, werden versucht: Der Rückgabewert ist 0, wenn sie die Aufgabe lösen, sonst 1. Gelöstes wird im Datenordner des Benutzers gespeichert.
puzzle-number = Die Aufgabe mit dieser Nummer
puzzle-grade = Die nächste Aufgabe dieser Schwierigkeit, von 1 (leicht) bis 5 (schwer)
puzzle-daily = Die Aufgabe eines Tages, geschrieben als 2026-11-16; ohne Datum die von heute (UTC)
puzzle-print = Die Aufgabe ausgeben statt sie auf dem Bildschirm zu zeigen
puzzle-json = Ein JSON-Objekt ausgeben
puzzle-solution = Auch die Lösung ausgeben
puzzle-moves = Die Züge, die sie lösen, in jeder Notation, oder `-` für je eine Zeile der Standardeingabe

## Werkzeuge

diagram = Zeichnet eine Stellung, einen Schritt einer Aufzeichnung oder eine ganze Aufzeichnung, auf einem Blatt oder als Animation
diagram-more = Von einer Aufzeichnung wird die letzte Stellung gezeichnet, wenn nicht --at eine andere oder --sheet alle verlangt. Ein GIF zeigt die ganze Aufzeichnung Zug für Zug, oder bis --at. Ohne --format entscheidet die Endung der Datei über das Format. Wo Buchstaben die Farben nennen, erklärt sie eine Legende.
diagram-sheet = Alle Stellungen der Aufzeichnung, jede mit ihrem Zug, als ein Bild
diagram-columns = Wie viele Diagramme in einer Reihe des Blattes stehen
diagram-format = Die Form
diagram-format-text = Ein Gitter aus Rahmenzeichen
diagram-format-ascii = Dasselbe Gitter in ASCII
diagram-format-compact = Eine Zeile je Reihe
diagram-format-gif = Eine Animation
diagram-output = Die Datei, in die geschrieben wird; sonst die Standardausgabe
diagram-width = Die Breite eines PNG oder GIF in Pixeln; sonst 800 oder 400
diagram-symbols = Die Symbole für die Farben der Felder
diagram-tower_symbols = Die Symbole für die Farben der Türme; sonst wie auf den Feldern, oder Kanji
diagram-dark = Für dunkle Seiten
diagram-no_coordinates = Ohne die Namen der Linien und Reihen
diagram-targets = Die Felder bezeichnen, auf die der Turm, der ziehen muss, ziehen kann
convert = Wandelt Stellungen, Züge und Aufzeichnungen zwischen allen Formen und Sprachen um
convert-more = Was gelesen wird, wird erkannt: eine Aufzeichnung als Text oder JSON, Stellungen, oder eine Liste von Entscheidungen wie `b1b7 a8a4`. Eine Liste beginnt, wie --match, --opening und --board es sagen.
convert-to = Die Form der Ausgabe
convert-to-record = Eine Aufzeichnung in ASCII-Zeichen: U<5Y
convert-to-kanji = Eine Aufzeichnung in den offiziellen Zeichen: 紫↖5黄
convert-to-words = Eine Aufzeichnung in Wörtern der gewählten Sprache
convert-to-json = JSON
convert-to-moves = Die Entscheidungen in einer Zeile: b1b7 a8a4
convert-to-positions = Die Stellung vor jedem Zug und am Ende, je eine Zeile
setup = Lost Aufstellungen aus: in beliebiger Ordnung, oder zwei der 36 nummerierten
setup-more = Bei nummerierten Aufstellungen behält der Herausforderer die kleinere von zwei Nummern und gibt die größere dem Verteidiger. Der Startwert wird ausgegeben, und derselbe lost immer dasselbe aus. Faire Anfänge und solche, die eine Seite begünstigen, werden unter den Paaren nummerierter Aufstellungen ausgelost, deren erste Züge alle bewiesen sind; `kamisado play --favour` spielt von einem aus.
setup-draw = Was ausgelost wird
setup-draw-random = Zwei Aufstellungen in beliebiger Ordnung
setup-draw-match-play = Zwei der 36 nummerierten Aufstellungen
setup-draw-fair = Zwei davon, mit denen der Herausforderer gewinnt, aber nur mit wenigen ersten Zügen
setup-draw-challenger = Zwei davon, mit denen der Herausforderer mit vielen ersten Zügen gewinnt
setup-draw-defender = Zwei davon, mit denen der Verteidiger gewinnt
setup-seed = Der Startwert der ersten Auslosung; die weiteren zählen von ihm hoch
setup-count = Wie oft ausgelost wird
setup-json = Für jede Auslosung ein JSON-Objekt ausgeben
ugi = Spricht das Zeilenprotokoll: die Engine für Turnierprogramme und andere
perft = Zählt die Folgen möglicher Züge, um Zuggeneratoren aneinander zu prüfen
perft-more = Aussetzen ist kein Zug, und eine beendete Runde hat keine.
perft-words = Eine Stellung, `startpos`, oder `-` für je eine Zeile der Standardeingabe
perft-depth = Wie viele Züge lang
perft-divide = Für jeden ersten Zug zählen
perft-json = Für jede Stellung ein JSON-Objekt ausgeben
arena = Lässt Engines gegeneinander spielen und sagt, welche stärker ist
arena-long = Jedes Paar von Partien ist ein Anfang, von beiden Seiten gespielt, sodass ein glücklicher Anfang niemandem hilft. Eine Engine, die abstürzt, nicht rechtzeitig antwortet oder etwas Unerlaubtes antwortet, verliert die Partie, und der Bericht sagt es. Bei mehr als zwei Engines spielt jede gegen jede.
arena-more =
    Engines:
    level:3 – eine unserer Stufen, 1 bis 10
    level:10,aim=round – dieselbe, die jede Runde für sich spielt; auch seed=7 und memory=256 (MiB)
    cmd:./other-engine ugi – ein anderes Programm, das das Zeilenprotokoll spricht
    cmd,Level=5:./engine ugi – dasselbe mit einer Einstellung
arena-engines = Die Engines
arena-ladder = Jede unserer Stufen gegen die darunter
arena-pairs = Wie viele Paare von Partien höchstens gespielt werden
arena-kind = Was gespielt wird: single, double, standard, long, marathon, series oder series-5 für fünf Siege
arena-start = Wie Partien beginnen: random (ausgeloste Aufstellungen), matchplay (ebenso), tournament (die Engines stellen auf), standard oder 1-3-5; aus den letzten beiden spielen Engines ohne Zufall und Uhr immer wieder dieselben Partien
arena-seed = Entscheidet über Aufstellungen und Gewohnheiten; derselbe gibt dieselben Partien
arena-concurrency = Wie viele Partien zugleich gespielt werden; sonst so viele, wie es Prozessoren gibt
arena-time = Sekunden für eine ganze Partie, und was jede Entscheidung dazugibt: 60 oder 60+0.5
arena-movetime = Millisekunden für jede Entscheidung
arena-nodes = Etwa wie viele Stellungen für jede Entscheidung angesehen werden
arena-margin = Wie viele Millisekunden zu spät eine Antwort kommen darf
arena-patience = Wie viele Sekunden auf eine Antwort gewartet wird, wo keine Zeit gesetzt ist
arena-sprt = Aufhören, sobald klar ist, ob die erste Engine um die erste oder die zweite Zahl von Elo-Punkten stärker ist
arena-alpha = Wie oft der Test die zweite Zahl annehmen darf, obwohl die erste stimmt
arena-beta = Wie oft der Test die erste Zahl annehmen darf, obwohl die zweite stimmt
arena-records = Die Aufzeichnungen speichern: in einem Ordner mit einer Datei je Partie, oder in einer Datei mit JSON-Zeilen, wenn der Name auf .jsonl endet
arena-json = Für je zwei Engines ein JSON-Objekt ausgeben
arena-quiet = Keinen Fortschritt zeigen
bench = Macht eine feste Reihe von Suchen und sagt, wie viele Stellungen sie angesehen haben
bench-more = Die Zahl der Knoten ist auf jeder Maschine dieselbe und ändert sich genau dann, wenn die Engine es tut; die Geschwindigkeit hängt von der Maschine ab.
bench-json = Ein JSON-Objekt ausgeben
completions = Gibt die Vervollständigungen für eine Shell aus
completions-shell = Die Shell
man = Gibt die Handbuchseite aus, des Programms oder eines Befehls
man-command = Der Befehl; sonst das Programm
serve = Startet die Web-App: Spielen, Lernen und Analysieren im Browser
serve-host = Die Adresse, auf der gewartet wird; sonst kann sich nur dieser Computer verbinden
serve-port = Der Port, auf dem gewartet wird; sonst 8080 oder der nächste freie
serve-assets = Skripte und Stile aus diesem Ordner lesen statt aus dem Programm, um an ihnen zu arbeiten
any-config = Einstellungen aus dieser TOML-Datei lesen
serve-set = Eine Einstellung aus docs/server.md setzen, etwa sessions=32; mehrfach möglich
serve-bus = Wo NATS läuft, über das sich mehrere Server mit derselben Datenbank Hinweise geben; mehrere Adressen werden durch Kommas getrennt
any-database = Die Datenbank: eine Datei, eine Adresse wie postgres://user@host/name oder :memory:, um nichts aufzuheben; sonst kamisado.db im Datenordner des Benutzers
admin = Kümmert sich um die Leute und Partien eines Servers, auch während er läuft
admin-more = Alles, was getan wird, ist danach verzeichnet, mit dem Namen des Benutzers und der Zeit. Namen lassen sich schreiben, wie man will: Groß und klein und ähnliche Buchstaben sind gleich.
close = Schließt ein Konto: Niemand kann sich damit mehr anmelden
close-name = Der Name
open = Öffnet ein geschlossenes Konto wieder
open-name = Der Name
rename = Gibt einem Konto einen anderen Namen
rename-name = Der Name
rename-new = Der neue Name
void = Erklärt eine Partie für ungültig, ob sie läuft oder beendet ist
void-game = Die zehn Buchstaben und Ziffern in der Adresse der Partie
reports = Zeigt die offenen Meldungen
reports-handled = Stattdessen die Meldung mit dieser Nummer als erledigt vermerken
promote = Nimmt jemanden in die Moderation auf
promote-name = Der Name
demote = Nimmt jemanden aus der Moderation
demote-name = Der Name
fairness = Vergleicht die gewerteten Partien von jemandem mit dem, was bewiesen ist: wie oft ein Gewinn gehalten wurde, den wenige Züge hielten
fairness-more = Gezählt werden Züge, bei denen der Spieler einen bewiesenen Gewinn hatte, höchstens jeder dritte Zug ihn hielt und keiner sofort gewann. Die Zahlen allein beweisen nichts: Starke Spieler finden solche Züge auch. Nichts wird geändert, und niemand erfährt davon.
fairness-name = Der Name
fairness-games = Wie viele gewertete Partien angesehen werden, die neuesten zuerst
audit = Zeigt, was getan wurde, das Neueste zuerst
audit-limit = Wie viele Zeilen
backup = Sichert alles in einer Datei, während der Server läuft
backup-file = Die neue Datei; mit der Endung .gz wird sie komprimiert, und - ist die Standardausgabe
restore = Füllt eine Datenbank aus einer Sicherung, ganz oder gar nicht; die Server müssen beendet sein
restore-file = Die Datei mit der Sicherung; - ist die Standardeingabe
restore-replace = Ersetzen, was in der Datenbank ist
