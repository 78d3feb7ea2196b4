### Ami a játszmában történik, egy-egy mondatban.

lined-up = { side } felállítja a tornyait, balról kezdve: { $line_up }.
filled =
    { side } úgy dönt, hogy mindkét játékos { $fill ->
        [right] jobbról
       *[left] balról
    } töltse fel a bázisát.
round-began = Kezdődik { $round ->
        [1] az
        [5] az
       *[other] a
    } { $round }. kör, a kihívó { side }.
slid = { side } a { tower } toronnyal a { color } { $square } mezőre lép.
pushed-one = { side } a { tower } szumóval hátralöki a { first } tornyot a { color } { $square } mezőre, és rögtön újra { side } következik.
pushed-two = { side } a { tower } szumóval hátralöki a { first } és a { second } tornyot, a hátsót a { color } { $square } mezőre, és rögtön újra { side } következik.
pushed-three = { side } a { tower } szumóval hátralöki a { first }, a { second } és a { third } tornyot, a leghátsót a { color } { $square } mezőre, és rögtön újra { side } következik.
passed = { side } { tower } tornya beszorult a { color } { $square } mezőn, ezért { side } passzol, és { opponent } { color } tornya következik.
turn = { side } következik a { tower } toronnyal ({ $square }).
turn-any = { side } következik, és bármelyik tornyával léphet.
round-won-home-row = { side } { tower } tornya eléri { opponent } bázisát, így { side } nyeri a kört.
round-won-deadlock = Patthelyzet: minden soron következő torony beszorult. Mivel utoljára { opponent } lépett, { side } nyeri a kört.
grew =
    { side } { tower } tornya megkapja { $teeth ->
        [1] az első sárkányfogát, és szumó lesz: legfeljebb 5 mezőt léphet, és 1 tornyot lökhet hátra.
        [2] a második sárkányfogát, és dupla szumó lesz: legfeljebb 3 mezőt léphet, és legfeljebb 2 tornyot lökhet hátra.
        [3] a harmadik sárkányfogát, és tripla szumó lesz: csak 1 mezőt léphet, és legfeljebb 3 tornyot lökhet hátra.
       *[4] a negyedik sárkányfogát.
    }
scored =
    { side } { $points } pontot szerez; az állás { $leader ->
        [black] { $high }:{ $low } Fekete javára
        [white] { $high }:{ $low } Fehér javára
       *[nobody] { $high }:{ $low }
    }.
fill-due = { side } nyerte a kört, és eldönti, hogy balról vagy jobbról legyen a feltöltés.
line-up-due = { side } következik: felállítja a tornyait a bázisán.
match-won-points = { side } megnyeri a játszmát, a végeredmény { $high }:{ $low }.
match-won-resignation = { opponent } feladja, így { side } nyeri a játszmát.
match-won-time = { opponent } ideje lejárt, így { side } nyeri a játszmát.
match-tied = A játszma döntetlen, a végeredmény { $points }:{ $points }.
