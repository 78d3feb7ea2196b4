### Was in einer Partie geschieht, in je einem Satz.

lined-up = { side } stellt die Türme auf, von links: { $line_up }.
filled =
    { side } lässt beide Spieler { $fill ->
        [right] von rechts
       *[left] von links
    } auffüllen.
round-began = Runde { $round } beginnt, { side } ist Herausforderer.
slid = { side } zieht den { tower-en } Turm auf das { color-e } Feld { $square }.
pushed-one = { side } schiebt mit dem { tower-en } Sumo den { first } Turm auf das { color-e } Feld { $square } zurück und ist gleich wieder am Zug.
pushed-two = { side } schiebt mit dem { tower-en } Sumo den { first } und den { second } Turm zurück, den hinteren auf das { color-e } Feld { $square }, und ist gleich wieder am Zug.
pushed-three = { side } schiebt mit dem { tower-en } Sumo den { first }, den { second } und den { third } Turm zurück, den hintersten auf das { color-e } Feld { $square }, und ist gleich wieder am Zug.
passed = Der { tower-e } Turm von { side } auf { $square } ist blockiert: { side } setzt aus, und weil { $square } { color } ist, zieht als Nächstes der { color-e } Turm von { opponent }.
turn = { side } ist mit dem { tower-en } Turm auf { $square } am Zug.
turn-any = { side } ist am Zug und darf einen beliebigen Turm ziehen.
round-won-home-row = { side } erreicht mit dem { tower-en } Turm die Grundlinie von { opponent } und gewinnt die Runde.
round-won-deadlock = Komplettblockade: Jeder Turm, der an die Reihe kommt, ist blockiert. Weil { opponent } zuletzt gezogen hat, gewinnt { side } die Runde.
grew =
    Der { tower-e } Turm von { side } bekommt seinen { $teeth ->
        [1] ersten Drachenzahn und ist jetzt ein Sumo: Er zieht bis zu 5 Felder weit und kann einen Turm zurückschieben.
        [2] zweiten Drachenzahn und ist jetzt ein Doppel-Sumo: Er zieht bis zu 3 Felder weit und kann bis zu zwei Türme zurückschieben.
        [3] dritten Drachenzahn und ist jetzt ein Dreifach-Sumo: Er zieht nur noch 1 Feld weit und kann bis zu drei Türme zurückschieben.
       *[4] vierten Drachenzahn.
    }
scored =
    { side } bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }; es steht { $leader ->
        [black] { $high }:{ $low } für Schwarz
        [white] { $high }:{ $low } für Weiß
       *[nobody] unentschieden { $high }:{ $low }
    }.
fill-due = { side } hat die Runde gewonnen und wählt, ob von links oder von rechts aufgefüllt wird.
line-up-due = { side } muss die Türme auf der Grundlinie aufstellen.
match-won-points = { side } gewinnt die Partie { $high }:{ $low }.
match-won-resignation = { opponent } gibt auf, { side } gewinnt die Partie.
match-won-time = Die Bedenkzeit von { opponent } ist abgelaufen, { side } gewinnt die Partie.
match-tied = Die Partie endet unentschieden, { $points }:{ $points }.
