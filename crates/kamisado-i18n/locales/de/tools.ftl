### Was die Werkzeuge im Terminal herausfinden.

solved-win = { side } ist am Zug und gewinnt, zum Beispiel mit { $m }.
solved-loss = { side } ist am Zug, aber { opponent } gewinnt; { $m } leistet den größten Widerstand.
solved-length =
    Bei bestem Spiel endet die Runde nach { $count ->
        [one] einem weiteren Zug
       *[other] { $count } weiteren Zügen
    }.
solved-open = Wer gewinnt, ist nicht bewiesen: Vorher war eine Grenze erreicht.
certificate-holds = Das Zertifikat stimmt: { side } gewinnt, was auch immer dagegen gespielt wird (geprüfte Stellungen: { $count }).
certificate-refused = Das Zertifikat beweist nichts: { $text }
certificate-of-one = Ein Zertifikat gilt für eine einzige Stellung: --certificate bitte nur mit einer angeben.
input-line = Zeile { $line }
server-ready = Kamisado wartet hier auf dich: { $address }
server-stop = Mit Strg+C wird es beendet.
config-unknown = Eine Einstellung „{ $name }“ gibt es nicht. docs/server.md führt alle auf.
config-value = Die Einstellung „{ $name }“ kann nicht „{ $text }“ sein. docs/server.md nennt die möglichen Werte.
config-file = Die Konfiguration ist kein TOML: { $reason }

## Was gelesen wird

input-one-only = Hier geht nur ein Match oder eine Stellung: Bitte nur eines davon angeben.
input-empty = Es gibt nichts zu lesen: Bitte ein Match, eine Stellung oder eine Liste von Zügen angeben.
input-kinds = Möglich sind die Datei eines Matches, eine Stellung, startpos, oder - für die Standardeingabe.
input-stdin = Standardeingabe
input-at = Einen Zeitpunkt { $at } gibt es nicht: Der letzte dieses Matches ist { $count }, der erste ist 0.

## Diagramme

diagram-terminal = Ein PNG-Bild ist kein Text für ein Terminal: Bitte mit --output eine Datei nennen.
diagram-nothing = Es gibt nichts zu zeichnen: Die Türme sind noch nicht aufgestellt.
diagram-ending = „.{ $ending }“ ist kein Format für Diagramme: Nimm .svg, .png oder .txt, oder nenne das Format mit --format.

## Rückblick

judged-kept = hat den Gewinn gehalten
judged-threw-away = hat den Gewinn vergeben
judged-lost = war schon verloren
judged-open = nicht bewiesen
judged-drawn = ausgelost
judged-forced = der einzige Zug
judged-would-have-won = gewonnen hätte: { $text }
review-match-turned = Hier hat sich das Match gewendet: { $text }

## Nachspielen

replay-step = Schritt
replay-round = Runde
replay-alone = von selbst

## Aufgaben

puzzle-progress = Gelöste Aufgaben dieser Stufe: { $count } von { $total }
puzzle-refuted = Das gewinnt nicht: Die Antwort ist { $text }. Versuch es noch einmal.
puzzle-show = Lösung
puzzle-unfinished = Bis hierher richtig, aber noch nicht gelöst: Es fehlen noch Züge.

## Analyse

analysis-nothing = Zu diesem Zeitpunkt gibt es nichts zu analysieren: Es ist kein Zug fällig.
analysis-progress = Bewiesene Züge: { $count } von { $total }
