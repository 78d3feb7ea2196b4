# Die Seite über das, was bewiesen ist.

truth-title = Was bewiesen ist
truth-lead = Tatsachen über das Spiel, jede mit dem Befehl, der sie noch einmal beweist. Die Zahlen stammen aus dem Buch, das im Programm steckt.
truth-start = Von der Grundstellung aus gewinnt der erste Spieler, bei bestem Spiel beider in 17 Zügen.
truth-start-moves = Von den { $moves } ersten Zügen dort gewinnen { $winning }.
truth-start-strategy = Eine vollständige Gewinnstrategie dafür passt auf eine Seite, und die Regeln allein genügen, um sie zu prüfen.
truth-capped = Auch mit der Eröffnung 1-3-5 gewinnt der erste Spieler: mit { $winning } der { $moves } ersten Züge.
truth-drawn = Je zwei der 36 nummerierten Aufstellungen ergeben { $starts } Anfänge: Der Herausforderer gewinnt { $won } davon und verliert { $lost }.
truth-fair = Einige dieser Anfänge sind beinahe fair: Der Herausforderer kann gewinnen, aber nur mit wenigen von etwa hundert ersten Zügen. Andere begünstigen eine Seite.
truth-fair-play = Fairen Start spielen
truth-random = Aus zwei zufälligen Aufstellungen gewinnt der erste Spieler etwa 99 von hundert Runden.
truth-tournament = In der Turnieraufstellung gewinnt der Herausforderer: Gegen { $line_up } verlieren alle { $answers } Antworten.
truth-answers = Auf { $answered } der { $line_ups } Aufstellungen, eine von jedem Paar von Spiegelbildern, gibt es eine Antwort, die gewinnt, auf { $unbeatable } keine.
truth-defence = Eine Antwort leistet das meiste: { $line_up } schlägt { $count } davon.
truth-twice = Von der Grundstellung aus kann der erste Spieler die Runde gewinnen, aber keinen Sieg erzwingen, nach dem er auch die nächste Runde gewinnt, gleich von welcher Seite aufgefüllt wird.
truth-open = Nicht bekannt: wer eine ganze Partie gewinnt. Der Verlierer einer Runde ist in der nächsten der Herausforderer, also gewinnt eine gewonnene Runde nicht unbedingt die Partie.
truth-unsettled = Noch nicht geklärte Aufstellungen: { $count }.
truth-book = Das Buch befragen
truth-book-lead = In der Turnieraufstellung stellt der Herausforderer seine Türme auf, der Verteidiger sieht sie und antwortet. Stelle die Türme des Herausforderers auf und sieh, ob es eine Antwort gibt.
truth-answer-wins = Diese Antwort gewinnt für den Verteidiger: { $text }.
truth-answer-none = Es gibt keine Antwort: Was der Verteidiger auch aufstellt, der Herausforderer gewinnt.
truth-answer-unknown = Diese kennt das Buch noch nicht.
truth-show-unbeatable = Eine ohne Antwort zeigen
truth-play-challenger = Als Herausforderer spielen
truth-play-defender = Als Verteidiger spielen
