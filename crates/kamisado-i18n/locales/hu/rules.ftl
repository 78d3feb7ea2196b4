### The rules in short, as the help of every screen tells them.

rules-title = Szabályok
rules-move = A torony egyenesen vagy átlósan lép előre, ameddig szabad az út. Sosem ugrik, és sosem lép hátra vagy oldalra. A kör első lépését bármelyik torony megteheti.
rules-pass = Ha ez a torony beszorult, a játékosa passzol, és az alatta lévő mező színe dönti el, melyik toronnyal kell lépnie az ellenfélnek.
rules-deadlock = Ha már csak passzok jönnének, az patthelyzet, és aki utoljára lépett, elveszti a kört.
rules-teeth = A kört megnyerő torony sárkányfogat kap. A fogai 1, 2, 4 és 8 pontot érnek. A sztenderd játszma 3 pontig tart, a hosszú 7-ig, a maratoni 15-ig.
rules-sumo = Az egyfogú torony szumó: legfeljebb 5 mezőt lép, és egy tornyot lök el. A dupla szumó legfeljebb 3 mezőt lép és kettőt lök el, a tripla szumó 1 mezőt lép és hármat lök el.
rules-push = Lökni egy mezőt lehet egyenesen előre, csak kevesebb fogú tornyokat, és mögöttük szabad mező kell. Aki lök, újra lép, azzal a toronnyal, amelynek a színére a legtávolabbi meglökött torony került.
rules-fill = A kör győztese választja ki, hogy mindketten balról vagy jobbról töltsenek fel. A következő kört a vesztes kezdi.
