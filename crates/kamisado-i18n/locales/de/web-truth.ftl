# Die Seite über das, was bewiesen ist.

truth-title = Was bewiesen ist
truth-lead = Tatsachen über das Spiel, jede mit dem Befehl, der sie noch einmal beweist. Die Zahlen stammen aus dem Buch, das im Programm steckt.
truth-start = Aus der Startaufstellung gewinnt der erste Spieler, bei bestem Spiel beider Seiten in 17 Zügen.
truth-start-moves = { $winning } der { $moves } ersten Züge gewinnen dort.
truth-start-strategy = Eine vollständige Gewinnstrategie passt auf eine Seite, und um sie zu prüfen, braucht man nur die Regeln.
truth-capped = Auch mit der 1-3-5-Eröffnung gewinnt der erste Spieler, und zwar mit { $winning } der { $moves } ersten Züge.
truth-drawn = Die 36 nummerierten Aufstellungen lassen sich auf { $starts } Arten paaren: Aus { $won } dieser Anfänge gewinnt der Herausforderer, aus { $lost } verliert er.
truth-fair = Einige dieser Anfänge sind beinahe fair: Der Herausforderer kann gewinnen, aber nur mit wenigen von etwa hundert ersten Zügen. Andere begünstigen eine Seite.
truth-fair-play = Fairen Start spielen
truth-random = Aus zwei zufälligen Aufstellungen gewinnt der erste Spieler etwa 99 von 100 Runden.
truth-tournament = In der Turnieraufstellung gewinnt der Herausforderer: { $line_up } schlägt alle { $answers } Antworten.
truth-answers = Zählt man Spiegelbilder nur einmal, gibt es { $line_ups } Aufstellungen: { $answered } haben eine Antwort, die gewinnt, { $unbeatable } haben keine.
truth-defence = Eine Antwort genügt für die meisten: { $line_up } oder ihr Spiegelbild schlägt { $count } davon.
truth-both = Die besten Aufstellungen sind für beide Seiten stark: Auf { $both } der { $answers } Antworten im Buch gibt es selbst keine Antwort.
truth-twice = Aus der Startaufstellung kann der erste Spieler den Sieg in der ersten Runde erzwingen, aber nicht in den ersten beiden, ganz gleich, von welcher Seite aufgefüllt wird.
truth-open = Nicht bekannt ist, wer eine ganze Partie gewinnt. Wer eine Runde verliert, ist in der nächsten der Herausforderer; eine gewonnene Runde entscheidet also noch nicht die Partie.
truth-unsettled = Noch offene Aufstellungen: { $count }.
truth-book = Das Buch befragen
truth-book-lead = In der Turnieraufstellung stellt der Herausforderer seine Türme zuerst auf, der Verteidiger sieht sie und antwortet. Stell die Türme des Herausforderers auf und sieh nach, ob es eine Antwort gibt.
truth-answer-wins = Diese Antwort gewinnt für den Verteidiger: { $text }.
truth-answer-none = Es gibt keine Antwort: Welche Aufstellung der Verteidiger auch wählt, der Herausforderer gewinnt.
truth-answer-unknown = Diese Aufstellung kennt das Buch noch nicht.
truth-show-unbeatable = Eine ohne Antwort zeigen
truth-play-challenger = Als Herausforderer spielen
truth-play-defender = Als Verteidiger spielen
