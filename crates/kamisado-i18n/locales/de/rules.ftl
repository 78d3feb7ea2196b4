### The rules in short, as the help of every screen tells them.

rules-title = Regeln
rules-move = Ein Turm zieht gerade oder diagonal nach vorn, so weit der Weg frei ist. Er springt nie und zieht nie zurück oder zur Seite. Den ersten Zug einer Runde darf jeder Turm machen.
rules-pass = Ist dieser Turm blockiert, muss sein Spieler aussetzen, und die Farbe des Felds unter ihm bestimmt, welchen Turm der Gegner ziehen muss.
rules-deadlock = Würde nur noch ausgesetzt, ist das eine Komplettblockade, und wer zuletzt gezogen hat, verliert die Runde.
rules-teeth = Der Turm, der eine Runde gewinnt, bekommt einen Drachenzahn. Seine Zähne bringen 1, 2, 4 und 8 Punkte. Eine Standard-Partie geht bis 3 Punkte, eine lange bis 7, eine Marathon-Partie bis 15.
rules-sumo = Ein Turm mit einem Zahn ist ein Sumo: Er zieht bis zu 5 Felder und schiebt einen Turm. Ein Doppel-Sumo zieht bis zu 3 Felder und schiebt zwei, ein Dreifach-Sumo 1 Feld und schiebt drei.
rules-push = Geschoben wird ein Feld gerade vorwärts, nur Türme mit weniger Zähnen, und hinter ihnen muss ein Feld frei sein. Wer schiebt, zieht noch einmal, mit dem Turm in der Farbe des Felds, auf das der hinterste geschobene Turm kommt.
rules-fill = Wer eine Runde gewinnt, wählt, ob beide Spieler von links oder von rechts auffüllen. Die nächste Runde beginnt, wer verloren hat.
