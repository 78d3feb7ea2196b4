# Online spielen: Lobby, Einladungen, Listen von Partien.

nav-online = Online
lobby-title = Online spielen
lobby-quick = Schnell losspielen
lobby-quick-help = Ein Klick, und du spielst gegen die nächste Person, die dasselbe möchte.
lobby-invite = Freunde einladen
lobby-account = Für gewertete Partien brauchst du ein Konto.
lobby-waiting = Suche nach einem Gegner …
lobby-seeks = Warten auf einen Gegner
lobby-no-seeks = Gerade wartet niemand. Spiel schnell los oder verschick eine Einladung.
lobby-own = Deine Partien
lobby-new = Neue Partie
lobby-against = Spielen gegen
lobby-friend = Freunde, per Link
lobby-anyone = Irgendwen in der Lobby
lobby-computer = Den Computer
lobby-take = Spielen
lobby-withdraw = Zurückziehen
lobby-create = Partie anlegen
lobby-live =
    { $count ->
        [one] Gerade wird eine Partie gespielt.
       *[other] Gerade werden { $count } Partien gespielt.
    }
lobby-rated-help = Gewertet werden Doppelrunden und längere Partien mit Uhr, aus ausgelosten Aufstellungen, zwischen Spielern mit Konto.
lobby-refused = Diese Partie ist nicht möglich: { $reason }
terms-unfair-kind = Nur Doppelrunden sowie Standard-, lange und Marathon-Partien können gewertet werden.
terms-unfair-opening = Nur Partien aus ausgelosten Aufstellungen können gewertet werden.
terms-no-clock = Eine gewertete Partie braucht eine Uhr.
terms-too-long = Eine Serie geht höchstens bis 15 Siege.
terms-unreadable = Etwas im Formular ist nicht lesbar.
terms-account = Für gewertete Partien brauchst du ein Konto.
terms-computer = Partien gegen den Computer sind ungewertet.
terms-too-many = Du hast schon zu viele offene Partien und Einladungen.
terms-computer-busy = Der Computer spielt gerade zu viele Partien. Bitte versuch es später noch einmal.
terms-slow-down = Das war etwas schnell. Bitte warte eine Minute.
terms-gone = Jemand war schneller, oder sie wurde zurückgezogen.
terms-own = Du kannst nicht gegen dich selbst spielen.
terms-blocked = Einer von euch möchte nicht gegen den anderen spielen.
terms-unavailable = Der Server kann das gerade nicht. Bitte versuch es noch einmal.
rated-name = Gewertet
casual-name = Ungewertet
label-counts = Art der Partie
label-pace = Uhr
pace-live = Minuten
pace-days = Tage
clock-days-each = Tage je Entscheidung
clock-days =
    { $count ->
        [one] Ein Tag je Entscheidung
       *[other] { $count } Tage je Entscheidung
    }
clock-per-round = { $text } je Runde
column-player = Spieler
column-rating = Wertungszahl
column-match = Partie
column-side = Seite
column-result = Ergebnis
column-games = Partien
column-place = Platz
invitation-title = Eine Einladung zum Spielen
invitation-from = { $name } lädt dich zu einer Partie ein.
invitation-own = Deine Einladung
invitation-link = Schick diesen Link der Person, mit der du spielen möchtest:
invitation-wait = Lass diese Seite offen: Die Partie beginnt hier, sobald sie annimmt.
invitation-play = Spielen
invitation-account = Diese Partie wird gewertet, deshalb brauchen beide ein Konto. Danach kommst du hierher zurück.
invitation-withdraw = Einladung zurückziehen
invitation-gone = Diese Einladung ist nicht mehr offen.
games-title = Laufende Partien
games-none = Gerade wird keine Partie gespielt.
games-spectators =
    { $count ->
        [one] Ein Zuschauer
       *[other] { $count } Zuschauer
    }
archive-title = Archiv
archive-lead = Jede beendete Partie: suchen, noch einmal durchgehen, analysieren oder herunterladen.
archive-player = Spieler
archive-any = Beliebig
archive-from = Von
archive-to = Bis
archive-shortest = Mindestens so viele Entscheidungen
archive-longest = Höchstens so viele Entscheidungen
archive-line-up = Aufstellung
archive-search = Suchen
archive-none = Keine Partien gefunden.
archive-length =
    { $count ->
        [one] Eine Entscheidung
       *[other] { $count } Entscheidungen
    }
archive-older = Ältere Partien
archive-newest = Neueste Partien
archive-download = Herunterladen
archive-download-all = Diese Partien herunterladen
archive-refused = Diese Suche ist nicht lesbar. Prüfe Daten, Zahlen und die Aufstellung.
result-points = { $side ->
        [black] Schwarz gewann nach Punkten
       *[white] Weiß gewann nach Punkten
    }
result-resignation = { $side ->
        [black] Schwarz gewann durch Aufgabe von Weiß
       *[white] Weiß gewann durch Aufgabe von Schwarz
    }
result-time = { $side ->
        [black] Schwarz gewann auf Zeit
       *[white] Weiß gewann auf Zeit
    }
result-claim = { $side ->
        [black] Schwarz gewann: Weiß ist gegangen
       *[white] Weiß gewann: Schwarz ist gegangen
    }
result-tied = Unentschieden
result-aborted = Nie begonnen
result-void = Für ungültig erklärt
result-open = Läuft noch
result-black = Schwarz gewann
result-white = Weiß gewann
leaderboard-title = Bestenliste
leaderboard-none = Hier hat noch niemand eine gefestigte Wertungszahl.
leaderboard-choice = Art der Wertungszahl
pool-double = Doppelrunde
pool-match = Partie
pool-correspondence = Fernpartie
tally = { $count ->
        [one] Online einmal erreicht: Schwarz gewann { $black }, Weiß { $white }.
       *[other] Online { $count }-mal erreicht: Schwarz gewann { $black }, Weiß { $white }.
    }
home-live = Eine Partie, die gerade gespielt wird
home-play-online = Online spielen
