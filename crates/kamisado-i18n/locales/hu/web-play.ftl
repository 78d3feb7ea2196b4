# Játék a böngészőben.

label-players = Játékosok
side-random = Véletlenszerű
kind-about =
    { $kind ->
        [single] Egyetlen kör dönt.
        [double] Két kör szumók nélkül; mindkét játékos egyet kezd. Döntetlen is lehet.
        [standard] 3 pontig. A nyerő tornyokból szumó lesz.
        [long] 7 pontig. A szumók egy tornyot löknek, a dupla szumók kettőt.
        [marathon] 15 pontig, egészen a tripla szumókig.
       *[series] Körök szumók nélkül; az nyer, aki előbb nyer hármat.
    }
opening-about =
    { $opening ->
       *[standard] Minden torony a saját színén kezd.
        [tournament] A kihívó tetszés szerint állít fel, majd a védő válaszol.
        [matchplay] Mindkét felállást 36 számozott felállás közül sorsolják.
        [one-three-five] A kör első három lépése legfeljebb 1, 3 és 5 mező lehet.
    }
favour-about =
    { $favoured ->
        [black] Előnyadás: bizonyítottan sok első lépés nyer Feketének.
        [white] Előnyadás: Fekete minden első lépése bizonyítottan veszít.
       *[nobody] Fekete nyerhet, de a mintegy száz első lépés közül csak néhánnyal.
    }
play-more = További lehetőségek
clock-with = Órával
clock-minutes = Perc játékosonként
clock-seconds = Hozzáadott másodperc döntésenként
clock-of = { side } órája
seat-you = Te
seat-computer = Számítógép
play-new = Új játszma
play-log = Játékmenet
round-titled = { $text }. kör
play-next-round = Következő kör
play-viewing-earlier = Egy korábbi állást nézel.
play-back-to-match = Vissza a játszmához
play-save-record = Játszmalap mentése
play-unfinished = Befejezetlen játszmák
play-refused = Ez a játszma nem folytatható.
line-up-of = { side } felállása, balról jobbra { side } szemszögéből
line-up-random = Véletlen felállás
line-up-done = Ez legyen a felállás
line-up-help = Válassz ki két tornyot a cseréhez, vagy húzz egyet új helyre. Billentyűzettel: az Enter felveszi a tornyot, a nyilak mozgatják, az Enter leteszi.
line-up-list = Számozott felállások
line-up-drawn = A sorsolás ezt a felállást hozta. Sorsolj újra, vagy válassz másikat.
engine-busy = A szerver most foglalt. Automatikusan újra próbáljuk; a játszmád megmarad.
action-retry = Újra
action-more = Egyebek
action-fill = Balról vagy jobbról?
action-delete = Törlés
play-elsewhere = Ez a játszma egy másik lapon van megnyitva.
play-here = Játék itt
play-legal = Lehetséges lépések
end-match-won = Megnyerted a játszmát!
end-match-lost = Elvesztetted a játszmát.
end-round-won = Megnyerted a kört!
end-round-lost = Elvesztetted a kört.
line-up-number = Szám: { $text }
line-up-rule = Mindkét felállást a 36 számozott közül sorsoljuk. A kihívó a kisebb számot kapja, a védő a nagyobbat.
line-up-last = Csak egy felállásnak nagyobb a száma.
coach-title = Vigyázz!
coach-blunder = { $text } veszít: az ellenfél ezután kikényszerítheti a kör megnyerését.
coach-other = Másik lépés
coach-anyway = Mégis ezt lépem
palette-offer = Nehéz megkülönböztetni néhány színt? Vannak paletták színtévesztőknek, és vannak jelek is.
palette-offer-open = Színek választása
palette-offer-no = Jók a színek
card-share = Eredmény megosztása
card-picture = Mentés képként
history-title = Játszmáid
history-lead = A befejezett játszmákat ez a böngésző őrzi. Az online játszottak a szerver archívumában is megvannak.
history-none = Itt nincs befejezett játszma.
history-opponent = Ellenfél
history-result = Eredmény
history-all = Mind
history-won = Megnyert
history-lost = Elvesztett
history-tied = Döntetlen
history-side-won = { side } megnyeri a játszmát.
history-statistics = Megnyert és elvesztett, ellenfél és szín szerint
history-file = Egyetlen fájl tartalmaz mindent, amit ez a böngésző őriz: a játszmákat, a beállításokat, a leckék és a feladványok állását.
history-export = Minden mentése fájlba
history-import = Mentett fájl megnyitása
history-imported = Hozzáadott játszmák: { $text }
history-unreadable = Ezt a fájlt nem itt mentették, vagy megsérült.
