# Játék a böngészőben.

label-players = Kik játszanak
side-random = Sorsolás
kind-about =
    { $kind ->
        [single] Egyetlen kör dönt.
        [standard] 3 pontig. A nyerő tornyokból szumó lesz.
        [long] 7 pontig. A szumók löknek, a dupla szumók még többet.
        [marathon] 15 pontig, egészen a hármas szumókig.
       *[series] Körök szumók nélkül. Az nyer, aki előbb nyer hármat.
    }
opening-about =
    { $opening ->
       *[standard] Minden torony a saját színű mezőjén áll.
        [tournament] A kihívó tetszés szerint állít fel, majd a védő válaszol.
        [matchplay] Mindkét felállást a 36 közül sorsolják.
        [one-three-five] A kör első három lépése legfeljebb 1, 3 és 5 mező hosszú.
    }
play-more = További lehetőségek
clock-with = Órával
clock-minutes = Perc játékosonként
clock-seconds = Másodperc döntésenként
clock-of = { side } órája
seat-you = Te
seat-computer = Számítógép
play-new = Új játszma
play-log = Mi történt
round-titled = { $text }. kör
play-next-round = Következő kör
play-look-back = A játszma egy korábbi pillanatát nézed.
play-to-now = Vissza a játszmához
play-save-record = Jegyzőkönyv mentése
play-kept = Egy játszma még nyitott
play-resume-before = Az azelőtti játszma folytatása
play-refused = Ez a játszma nem folytatható.
line-up-of = { side } felállása a saját bal oldaláról
line-up-random = Véletlen felállás
line-up-done = Így állok fel
line-up-help = Válassz ki két tornyot a cseréhez, vagy húzz egyet másik helyre. Billentyűzettel: az Enter felveszi a tornyot, a nyilak viszik, az Enter leteszi.
line-up-list = Sorsolható felállások
line-up-drawn = A sors erre a felállásra esett. Sorsolhatsz újra, vagy választhatsz másikat.
engine-busy = A kiszolgálón most nincs hely még egy játéknak. Újra és újra próbálkozik; a játszmád megmarad.
action-retry = Újra
action-more = Egyebek
