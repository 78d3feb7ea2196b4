# The lessons.

lessons-lead = Kurze Lektionen zum Spielen, vom ersten Zug bis zum Dreifach-Sumo. Jede endet mit einer Übung.
lessons-start = Mit der ersten Lektion beginnen
lessons-continue = Weitermachen
lessons-all-done = Du hast alle Lektionen geschafft. Zeit zu spielen!
lesson-numbered = Lektion { $number }
lesson-finished-mark = geschafft
lesson-step = Schritt { $number } von { $count }
lesson-exercise = Übung
lesson-steps = Schritte der Lektion
lesson-right = Richtig!
lesson-wrong = Dieser Zug ist erlaubt, aber hier ist ein anderer gefragt. Er wurde zurückgenommen.
lesson-next-step = Weiter
lesson-next-lesson = Nächste Lektion
lesson-again = Noch einmal
lesson-finished = Du hast diese Lektion geschafft.
lesson-all = Alle Lektionen

## Hints

lesson-hint-any = Jeder Zug, den das Brett anbietet, ist recht.
lesson-hint-this = Lies die Aufgabe noch einmal: Sie nennt den Turm und den Weg.
lesson-hint-calls = Als Nächstes zieht der Turm in der Farbe des Feldes, auf dem dein Zug endet.
lesson-hint-win = Suche einen freien Weg zur gegnerischen Grundlinie, gerade oder schräg.
lesson-hint-pass = Suche ein Feld in der Farbe eines Turms, der nicht ziehen kann.
lesson-hint-deadlock = Rufe einen Turm auf, der nur noch einen Zug hat, und sieh nach, wen dieser Zug aufruft.
lesson-hint-length = Zähle die Felder und zieh so weit, wie du darfst.
lesson-hint-push = Zieh mit dem Sumo auf den gegnerischen Turm, der genau vor ihm steht.
lesson-hint-safe = Jedes Feld ruft einen anderen schwarzen Turm auf. Welcher kommt nicht bis zu deiner Grundlinie?

## The steps

lesson-finish = Und jetzt gewinne die Runde.

lesson-move = Einen Turm ziehen
lesson-move-1 = Du hast die schwarzen Türme, unten. Ein Turm zieht gerade oder schräg nach vorn, so weit der Weg frei ist. Im ersten Zug einer Runde darf jeder Turm ziehen: Nimm einen.
lesson-move-1-done = Türme ziehen nie zurück oder zur Seite, und sie springen nie.
lesson-move-2 = Zieh jetzt den rosa Turm schräg nach vorn, so weit du magst.
lesson-move-3 = Stell den roten Turm mit einem einzigen Zug direkt vor die weiße Reihe.

lesson-color = Die Farbe entscheidet
lesson-color-1 = Das Feld, auf dem dein Zug endet, bestimmt, welchen Turm dein Gegner ziehen muss. Zieh den roten Turm vier Felder geradeaus, auf Blau.
lesson-color-1-done = Weiß musste den blauen Turm ziehen und kam auf Gelb. Damit ist dein gelber Turm an der Reihe.
lesson-color-2 = Dein gelber Turm muss ziehen. Zieh ihn drei Felder schräg, auf Lila.
lesson-color-3 = Dein grüner Turm muss ziehen. Wähle sein Feld so, dass Weiß den orange Turm ziehen muss.

lesson-win = Die Runde gewinnen
lesson-win-1 = Wer mit einem Turm die gegnerische Grundlinie erreicht, gewinnt die Runde. Dein rosa Turm ist nah dran, aber ein anderer muss ziehen: Zieh Braun zwei Felder vor, auf Blau, dann bleibt dem blauen Turm von Weiß nur ein Zug.
lesson-win-1-done = Wer ziehen kann, muss ziehen, auch wenn es wehtut.
lesson-win-2 = Der Zug von Weiß hat deinen rosa Turm aufgerufen. Zieh ihn auf die Grundlinie von Weiß.
lesson-win-3 = Finde den Zug, der die Runde gewinnt.

lesson-pass = Blockiert: Aussetzen
lesson-pass-1 = Der grüne Turm von Weiß ist eingemauert. Zieh deinen braunen Turm vier Felder geradeaus, auf Grün, und sieh, was geschieht.
lesson-pass-1-done = Aussetzen zählt wie ein Zug über null Felder: Die Farbe unter dem blockierten Turm ruft den nächsten auf.
lesson-pass-2 = Der blockierte Turm steht auf Gelb, also ist dein gelber Turm an der Reihe. Nutze es.
lesson-pass-3 = Lass Weiß aussetzen, und zwar so, dass du danach gewinnen kannst.

lesson-chain = Aussetzen auf beiden Seiten
lesson-chain-1 = Jetzt hast du Weiß. Der Zug von Schwarz hat deinen grünen Turm aufgerufen, der blockiert ist, und dieser den gelben von Schwarz, der auch blockiert ist. Also bist du mit Blau dran: Zieh auf Gelb, und Schwarz muss wieder aussetzen.
lesson-chain-2 = Der gelbe Turm von Schwarz steckt noch fest, und Blau ist wieder an der Reihe. Beende die Runde.
lesson-chain-3 = Finde den Zug, nach dem drei Türme nacheinander aussetzen müssen und du wieder am Zug bist.

lesson-deadlock = Komplettblockade
lesson-deadlock-1 = Du hast Weiß. Der grüne Turm von Schwarz hat nur einen Ausweg, und alles, was er aufruft, steckt fest. Ruf ihn mit deinem blauen Turm auf.
lesson-deadlock-1-done = Von da an würde nur noch ausgesetzt, für immer. Dann ist die Runde aus, und wer zuletzt gezogen hat, verliert sie, gezwungen oder nicht. Es gewinnt der Turm in der Farbe des letzten Feldes.
lesson-deadlock-2 = Lass Weiß nur einen Zug, der in der Komplettblockade endet.

lesson-teeth = Drachenzähne und Punkte
lesson-teeth-1 = Ein Match hat mehrere Runden. Der Turm, der eine Runde gewinnt, bekommt einen Drachenzahn: Er ist jetzt ein Sumo, und du hast einen Punkt. Gewinne als Weiß mit dem lila Turm.
lesson-teeth-2 = Ein Sumo ist schwer: Er zieht höchstens fünf Felder weit. Zieh deinen so weit, wie er kann.
lesson-teeth-3 = Ein zweiter Zahn bringt zwei weitere Punkte, und mit drei Punkten ist ein Standardmatch gewonnen. Gewinne es mit deinem roten Sumo.
lesson-teeth-3-done = Eine einzelne Runde gewinnt man mit 1 Punkt, ein Standardmatch mit 3, ein langes mit 7, einen Marathon mit 15.
lesson-teeth-4 = Ein langes Match. Dein grüner Turm hat zwei Zähne, der dritte brächte vier Punkte. Gewinne damit das Match.
lesson-teeth-4-done = Die vier Zähne eines Turms bringen 1, 2, 4 und 8 Punkte. Der Spielstand lässt sich immer an den Türmen ablesen.

lesson-fill = Die nächste Runde
lesson-fill-1 = Du hast als Weiß eine Runde gewonnen und bestimmst: Beide stellen von links neu auf, oder beide von rechts. Vergleiche die zwei Bilder und wähle.
lesson-fill-1-done = Die Türme werden Reihe für Reihe genommen, angefangen bei der eigenen Grundlinie, und behalten ihre Zähne. Den ersten Zug hat der Verlierer.
lesson-fill-2 = Wähle so, dass vor deinem gelben Turm ein gelbes Feld liegt.

lesson-push = Der Sumo schiebt
lesson-push-1 = Du hast Weiß, und dein lila Sumo muss ziehen. Genau vor ihm steht ein schwarzer Turm: Schieb ihn zurück, indem du auf ihn ziehst.
lesson-push-1-done = Nach dem Schieben bist du gleich wieder am Zug, mit dem Turm in der Farbe des Feldes, auf das der geschobene kam.
lesson-push-2 = Er kam auf Gelb, also machst du mit deinem gelben Turm weiter. Gewinne die Runde.
lesson-push-3 = Dieselbe Stelle, aber diesmal hat der Sumo keinen anderen Weg. Dann muss er schieben: Wer schieben kann, darf nicht aussetzen.
lesson-push-4 = Zieh so, dass du wieder am Zug bist und gewinnen kannst.

lesson-limits = Was sich nicht schieben lässt
lesson-limits-1 = Ein Sumo schiebt einen gegnerischen Turm mit weniger Zähnen, geradeaus, auf ein freies Feld. Hier darf jeder Turm ziehen, aber nur einer kann schieben. Finde ihn.
lesson-limits-1-done = Niemand schiebt schräg, vom Brett herunter, eigene Türme, gleich starke oder stärkere, oder mehr, als er Zähne hat.
lesson-limits-2 = Mit zwei Zähnen schiebt ein Sumo bis zu zwei Türme, mit dreien bis zu drei. Wieder ist nur einmal Schieben möglich.

lesson-double = Der Doppel-Sumo
lesson-double-1 = Zwei Zähne: Ein Doppel-Sumo zieht höchstens drei Felder weit, schiebt aber zwei Türme auf einmal. Schieb mit Grün.
lesson-double-1-done = Der hinterste geschobene Turm entscheidet. Er kam auf Grün, also ist Grün noch einmal dran.
lesson-double-2 = Schieb noch einmal.
lesson-double-3 = Jetzt ist dein rosa Sumo an der Reihe. Gewinne die Runde und damit das Match.
lesson-double-4 = Schieb so, dass du danach gewinnen kannst.

lesson-triple = Der Dreifach-Sumo
lesson-triple-1 = Ein Marathon: Du hast Weiß, und dir fehlt ein Punkt. Ein Dreifach-Sumo zieht nur ein Feld weit, schiebt aber drei Türme. Schieb mit Gelb.
lesson-triple-2 = Der hinterste Turm kam auf Blau. Schieb mit deinem blauen Doppel-Sumo.
lesson-triple-3 = Gelb ist wieder an der Reihe. Schieb die drei noch einmal.
lesson-triple-4 = Schieben geht nicht mehr, und nur ein Zug bleibt.
lesson-triple-5 = Schieb den lila Sumo zurück, der dir im Weg steht.
lesson-triple-6 = Vorsicht: Nach allen Zügen bis auf einen gewinnt Schwarz sofort.
lesson-triple-7 = Drei Züge hintereinander, und das Match gehört dir. Fang an.
lesson-triple-8 = Bleib am Zug.
lesson-triple-9-done = Der vierte Zahn bringt acht Punkte: 22 zu 9.

lesson-tournament = Die Turnieraufstellung
lesson-tournament-1 = In Turnieren stellen die Spieler ihre Türme vor der ersten Runde selbst auf. Schwarz beginnt und stellt zuerst auf. Tausche Türme, wie du magst.
lesson-tournament-2 = Du hast Weiß und hast die Aufstellung von Schwarz gesehen. Stell so auf, dass jeder deiner Türme dem schwarzen seiner Farbe gegenübersteht.
