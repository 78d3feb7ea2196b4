# The lessons.

lessons-lead = Kurze Lektionen zum Spielen, vom ersten Zug bis zum Dreifach-Sumo. Jede endet mit einer Übung.
lessons-start = Erste Lektion starten
lessons-continue = Weitermachen
lessons-all-done = Du hast alle Lektionen geschafft. Zeit zu spielen!
lessons-strategy = Strategie
lesson-numbered = Lektion { $number }
lesson-finished-mark = geschafft
lesson-step = Schritt { $number } von { $count }
lesson-exercise = Übung
lesson-steps = Schritte der Lektion
lesson-correct = Richtig!
lesson-wrong = Das ist erlaubt, aber hier nicht gefragt. Es wurde zurückgenommen.
lesson-next-step = Weiter
lesson-next-lesson = Nächste Lektion
lesson-again = Lektion wiederholen
lesson-finished = Du hast diese Lektion geschafft.
lesson-all = Alle Lektionen

## Hints

lesson-hint-any = Jeder Zug, den das Brett anbietet, ist richtig.
lesson-hint-this = Lies die Aufgabe noch einmal: Sie nennt den Turm und die Richtung.
lesson-hint-proven = Sieh dir jedes Feld an, das du erreichst: Welchen Turm ruft es auf, und was kann der?
lesson-hint-fill = Vergleiche die zwei Bilder: Jedes zeigt, wo die Türme stehen würden.
lesson-hint-fill-any = Beides ist richtig.
lesson-hint-line-up = Vergleiche deine Reihe mit der des Gegners, Turm für Turm.
lesson-hint-line-up-any = Jede Reihenfolge ist richtig.
lesson-hint-color = Als Nächstes zieht der Turm in der Farbe des Feldes, auf dem dein Zug endet.
lesson-hint-win = Such einen freien Weg zur gegnerischen Grundlinie, gerade oder diagonal.
lesson-hint-pass = Such ein Feld in der Farbe eines Turms, der nicht ziehen kann.
lesson-hint-deadlock = Zwing einen Turm zu ziehen, der nur noch einen Zug hat, und sieh nach, welcher Turm danach ziehen müsste.
lesson-hint-length = Zähl die Felder und zieh so weit, wie du kannst.
lesson-hint-push = Zieh mit dem Sumo auf den gegnerischen Turm, der direkt vor ihm steht.
lesson-hint-safe = Bei jedem Feld muss ein anderer schwarzer Turm ziehen. Welcher kommt nicht bis zu deiner Grundlinie?

## The steps

lesson-finish = Gewinne jetzt die Runde.

lesson-move = Einen Turm ziehen
lesson-move-1 = Du hast die schwarzen Türme, unten. Ein Turm zieht gerade oder diagonal nach vorn, so weit der Weg frei ist. Im ersten Zug einer Runde darfst du jeden Turm wählen: Zieh einen.
lesson-move-1-done = Türme ziehen nie zurück oder zur Seite, und sie springen nie.
lesson-move-2 = Zieh jetzt den rosa Turm diagonal nach vorn, so weit du magst.
lesson-move-3 = Stell den roten Turm mit einem einzigen Zug direkt vor die Grundlinie von Weiß.

lesson-color = Die Farbe entscheidet
lesson-color-1 = Das Feld, auf dem dein Zug endet, bestimmt, welchen Turm dein Gegner ziehen muss. Zieh den roten Turm vier Felder gerade vorwärts, auf Blau.
lesson-color-1-done = Weiß musste den blauen Turm ziehen und kam auf Gelb. Das ruft deinen gelben Turm auf: Er zieht als Nächstes.
lesson-color-2 = Dein gelber Turm muss ziehen. Zieh ihn drei Felder diagonal, auf Lila.
lesson-color-3 = Dein grüner Turm muss ziehen. Wähle ein Feld, nach dem Weiß den orange Turm ziehen muss.

lesson-win = Die Runde gewinnen
lesson-win-1 = Wer mit einem Turm die gegnerische Grundlinie erreicht, gewinnt die Runde. Dein rosa Turm ist nah dran, aber ein anderer muss ziehen: Zieh Braun zwei Felder vor, auf Blau, dann bleibt dem blauen Turm von Weiß nur ein Zug.
lesson-win-1-done = Wenn du ziehen kannst, musst du ziehen, auch wenn es wehtut.
lesson-win-2 = Nach dem Zug von Weiß ist dein rosa Turm an der Reihe. Zieh ihn auf die Grundlinie von Weiß.
lesson-win-3 = Finde den Zug, der die Runde gewinnt.

lesson-pass = Blockiert: Aussetzen
lesson-pass-1 = Der grüne Turm von Weiß ist blockiert. Zieh deinen braunen Turm vier Felder gerade vorwärts, auf Grün, und sieh, was geschieht.
lesson-pass-1-done = Aussetzen zählt wie ein Zug über null Felder: Die Farbe unter dem blockierten Turm bestimmt, welcher Turm an der Reihe ist.
lesson-pass-2 = Der blockierte Turm steht auf Gelb, also ist dein gelber Turm an der Reihe. Mach das Beste daraus.
lesson-pass-3 = Zwing Weiß zum Aussetzen, und zwar so, dass du danach gewinnen kannst.

lesson-chain = Beide Spieler setzen aus
lesson-chain-1 = Jetzt spielst du Weiß. Nach dem Zug von Schwarz müsste dein grüner Turm ziehen, der blockiert ist, und danach der gelbe von Schwarz, der auch blockiert ist. Also bist du mit Blau am Zug: Zieh auf Gelb, und Schwarz muss wieder aussetzen.
lesson-chain-2 = Der gelbe Turm von Schwarz ist noch blockiert, und Blau ist wieder an der Reihe. Beende die Runde.
lesson-chain-3 = Finde den Zug, nach dem drei Türme nacheinander aussetzen müssen und du wieder am Zug bist.

lesson-deadlock = Komplettblockade
lesson-deadlock-1 = Du spielst Weiß. Der grüne Turm von Schwarz hat nur einen Zug, und jeder Turm, der danach an die Reihe käme, ist blockiert. Zwing ihn mit deinem blauen Turm dazu.
lesson-deadlock-1-done = Von da an würde nur noch ausgesetzt. Die Runde endet, und wer zuletzt gezogen hat, verliert sie, gezwungen oder nicht. Es gewinnt der Turm in der Farbe des letzten Feldes.
lesson-deadlock-2 = Lass Weiß nur einen Zug, der in der Komplettblockade endet.

lesson-teeth = Drachenzähne und Punkte
lesson-teeth-1 = Eine Partie hat mehrere Runden. Der Turm, der eine Runde gewinnt, bekommt einen Drachenzahn: Er wird ein Sumo, und du bekommst einen Punkt. Gewinne als Weiß mit dem lila Turm.
lesson-teeth-2 = Ein Sumo ist schwer: Er zieht höchstens fünf Felder weit. Zieh deinen so weit, wie er kann.
lesson-teeth-3 = Ein zweiter Zahn bringt zwei weitere Punkte, und mit drei Punkten ist eine Standard-Partie gewonnen. Gewinne sie mit deinem roten Sumo.
lesson-teeth-3-done = Eine Einzelpartie gewinnt man mit 1 Punkt, eine Standard-Partie mit 3, eine lange Partie mit 7, eine Marathon-Partie mit 15.
lesson-teeth-4 = Eine lange Partie. Dein grüner Turm hat zwei Zähne, der dritte brächte vier Punkte. Gewinne damit die Partie.
lesson-teeth-4-done = Die vier Zähne eines Turms bringen 1, 2, 4 und 8 Punkte. Der Punktestand lässt sich immer an den Türmen ablesen.

lesson-fill = Die nächste Runde
lesson-fill-1 = Du hast als Weiß eine Runde gewonnen und wählst: Beide Spieler füllen von links auf, oder beide von rechts. Vergleiche die zwei Bilder und wähle.
lesson-fill-1-done = Die Türme werden Reihe für Reihe genommen, angefangen bei der eigenen Grundlinie, und behalten ihre Zähne. Den ersten Zug hat der Verlierer.
lesson-fill-2 = Wähle so, dass gerade vor deinem gelben Turm ein gelbes Feld liegt.

lesson-push = Der Sumo-Stoß
lesson-push-1 = Du spielst Weiß, und dein lila Sumo muss ziehen. Direkt vor ihm steht ein schwarzer Turm: Schieb ihn zurück, indem du auf sein Feld ziehst.
lesson-push-1-done = Nach einem Sumo-Stoß bist du gleich wieder am Zug, mit dem Turm in der Farbe des Feldes, auf das der geschobene Turm kam.
lesson-push-2 = Er kam auf Gelb, also ist dein gelber Turm an der Reihe. Gewinne die Runde.
lesson-push-3 = Dieselbe Stelle, aber diesmal hat der Sumo keinen anderen Zug. Dann muss er schieben: Wenn du schieben kannst, darfst du nicht aussetzen.
lesson-push-4 = Spiel so, dass du wieder am Zug bist und gewinnen kannst.

lesson-limits = Was sich nicht schieben lässt
lesson-limits-1 = Ein Sumo schiebt einen gegnerischen Turm mit weniger Zähnen, gerade vorwärts, auf ein freies Feld. Hier darf jeder Turm ziehen, aber nur einer kann schieben. Finde ihn.
lesson-limits-1-done = Geschoben wird nie diagonal und nie vom Brett, nie ein eigener, gleich starker oder stärkerer Turm und nie mehr Türme, als der Sumo Zähne hat.
lesson-limits-2 = Mit zwei Zähnen schiebt ein Sumo bis zu zwei Türme, mit dreien bis zu drei. Wieder ist nur ein Sumo-Stoß möglich.

lesson-double = Der Doppel-Sumo
lesson-double-1 = Zwei Zähne: Ein Doppel-Sumo zieht höchstens drei Felder weit, schiebt aber zwei Türme auf einmal. Schieb mit Grün.
lesson-double-1-done = Der am weitesten hinten geschobene Turm entscheidet. Er kam auf Grün, also zieht Grün noch einmal.
lesson-double-2 = Schieb noch einmal.
lesson-double-3 = Jetzt ist dein rosa Sumo an der Reihe. Gewinne die Runde und damit die Partie.
lesson-double-4 = Schieb so, dass du danach gewinnen kannst.

lesson-triple = Der Dreifach-Sumo
lesson-triple-1 = Eine Marathon-Partie: Du spielst Weiß, und dir fehlt ein Punkt. Ein Dreifach-Sumo zieht nur ein Feld weit, schiebt aber drei Türme. Schieb mit Gelb.
lesson-triple-2 = Der hinterste Turm kam auf Blau. Schieb mit deinem blauen Doppel-Sumo.
lesson-triple-3 = Gelb ist wieder an der Reihe. Schieb die drei noch einmal.
lesson-triple-4 = Schieben geht nicht mehr, und nur ein Zug ist noch möglich.
lesson-triple-5 = Schieb den lila Sumo aus dem Weg.
lesson-triple-6 = Vorsicht: Nach jedem Zug bis auf einen gewinnt Schwarz sofort.
lesson-triple-7 = Drei Züge hintereinander, und die Partie gehört dir. Los.
lesson-triple-8 = Gib den Zug nicht aus der Hand.
lesson-triple-9-done = Der vierte Zahn bringt acht Punkte: 22:9.

lesson-tournament = Die Turnieraufstellung
lesson-tournament-1 = In Turnieren stellen die Spieler ihre Türme vor der ersten Runde selbst auf. Schwarz zieht zuerst und stellt deshalb zuerst auf. Tausche Türme, wie du magst.
lesson-tournament-2 = Du spielst Weiß und hast die Aufstellung von Schwarz gesehen. Stell so auf, dass jeder deiner Türme dem schwarzen Turm derselben Farbe gegenübersteht.
lesson-strikers = Stürmer und sichere Felder
lesson-strikers-1 = Ein Turm mit freier Bahn zur Grundlinie des Gegners ist ein Stürmer. Die weißen Türme Gelb und Orange sind Stürmer: Sie blicken auf den langen Diagonalen bis zu deiner Grundlinie. Zieh deinen roten Turm auf ein Feld, das vor ihnen sicher ist.
lesson-strikers-1-done = Ein sicheres Feld ruft einen Turm auf, der nicht sofort gewinnen kann. Frag dich vor jedem Zug, welche Türme des Gegners Stürmer sind, und meide ihre Farben.
lesson-strikers-2 = Auch dein blauer Turm auf a6 ist ein Stürmer. Finde den Zug, nach dem du als Nächstes gewinnst, was Weiß auch tut.
lesson-strikers-2-done = Der rosa Turm von Weiß musste ziehen, und jedes Feld, das er erreichte, rief einen deiner Türme auf, der gewinnt.
lesson-strikers-4 = Du spielst Weiß. Finde den einzigen Zug, der zwingend gewinnt.
lesson-tempo = Tempo und Blockade
lesson-tempo-1 = Züge sind mehr wert als Felder. Der lila Turm von Weiß ist eingemauert; ziehst du auf seine Farbe, muss Weiß aussetzen. Finde das Feld, von dem aus du dann gewinnst.
lesson-tempo-1-done = Ein blockierter Turm ist eine Schwäche: Jedes Mal, wenn er aufgerufen wird, verliert der Gegner einen Zug. Blockiere Türme früh und rufe sie auf, wenn es zählt.
lesson-tempo-3 = Nun umgekehrt: Hier gewinnt nichts sofort, aber du kannst Weiß das Abwarten nehmen. Finde den einzigen Zug, der gewinnt, obwohl du aussetzen musst.
lesson-tempo-3-done = Du hast ein Tempo geopfert: Dein Turm war blockiert, also musste Weiß noch einmal ziehen und die eigene Stellung verderben.
lesson-sumo = Spielen mit Sumos
lesson-sumo-1 = Ein Sumo-Stoß kostet den Gegner einen Zug und schafft seinen Turm aus dem Weg. Er lohnt sich, wenn der geschobene Turm auf der Farbe eines deiner Stürmer landet. Finde den einzigen Zug, der gewinnt.
lesson-sumo-1-done = Der geschobene Turm hat deinen Stürmer aufgerufen, und du warst noch am Zug. Bis so ein Stoß möglich wird, gehören Sumos als Wächter auf die Grundlinie.
lesson-sumo-3 = Nur einer dieser Züge gewinnt. Welchen Turm ruft jeder auf?
lesson-choice = Die Auffüllung wählen
lesson-choice-1 = Du hast die Runde gewonnen und wählst, wie aufgefüllt wird. Danach zieht dein Gegner zuerst, was ein großer Vorteil ist. Such die Auffüllung, bei der er weniger Drohungen aufbauen kann, und wähle sie.
lesson-choice-1-done = Sieh dir beide Auffüllungen an, bevor du eine Runde beendest: Gewinnst du einen Zug später, bekommst du vielleicht eine bessere Aufstellung.
lesson-choice-2 = Hier ist nur für eine der beiden Auffüllungen bewiesen, dass sie für dich gewinnt. Wähle sie.
lesson-line-up = Eine Aufstellung wählen
lesson-line-up-1 = Im Turnier stellt der Herausforderer zuerst auf und zieht zuerst. Der Verteidiger antwortet, und alles hängt davon ab, wie die beiden Reihen zusammenpassen. Wähle irgendeine Aufstellung.
lesson-line-up-1-done = Bei zufälligen Aufstellungen gewinnt etwa 99 von 100 Runden, wer zuerst zieht. Der Verteidiger muss also nach der seltenen Antwort suchen, die gewinnt.
lesson-line-up-2 = Du spielst Weiß und hast die Aufstellung von Schwarz gesehen. Eine Antwort, die bewiesenermaßen gewinnt, ist von links: Rosa, Braun, Orange, Blau, Gelb, Rot, Grün, Lila. Stell so auf.
lesson-line-up-2-done = Was Schwarz auch zuerst zieht, du kannst diese Runde gewinnen. Die Analyse zeigt dir, wie.
