# Online játék: lobbi, meghívások, játszmák listái.

nav-online = Online
lobby-title = Játssz online
lobby-quick = Gyors párosítás
lobby-quick-help = Egy kattintás, és a következővel játszol, aki ugyanezt szeretné.
lobby-invite = Barát meghívása
lobby-account = Rangsorolt játszmához fiók kell.
lobby-waiting = Ellenfél keresése…
lobby-seeks = Ellenfélre várnak
lobby-no-seeks = Most senki sem vár. Indíts gyors párosítást, vagy küldj meghívást valakinek.
lobby-own = Játszmáid
lobby-new = Új játszma
lobby-against = Ki ellen
lobby-friend = Egy barát ellen, linkkel
lobby-anyone = Bárki ellen a lobbiból
lobby-computer = A számítógép ellen
lobby-take = Játék
lobby-withdraw = Visszavonás
lobby-create = Játszma létrehozása
lobby-live =
    { $count ->
        [one] Most egy játszma folyik.
       *[other] Most { $count } játszma folyik.
    }
lobby-rated-help = Rangsorolt lehet az oda-visszavágó kör és a hosszabb játszma órával, sorsolt felállásokkal, fiókkal rendelkező játékosok között.
lobby-refused = Ez a játszma nem lehetséges: { $reason }
terms-unfair-kind = csak oda-visszavágó kör, illetve sztenderd, hosszú és maratoni játszma lehet rangsorolt.
terms-unfair-opening = csak sorsolt felállású játszma lehet rangsorolt.
terms-no-clock = a rangsorolt játszmához óra kell.
terms-too-long = egy sorozat legfeljebb 15 győzelemig tart.
terms-unreadable = valami nem olvasható az űrlapon.
terms-account = a rangsorolt játszmákhoz fiók kell.
terms-computer = a számítógép elleni játszmák barátságosak.
terms-too-many = már túl sok nyitott játszmád és meghívásod van.
terms-computer-busy = a számítógép most túl sok játszmát játszik. Próbáld újra később.
terms-slow-down = ez kicsit gyors volt. Várj egy percet.
terms-gone = valaki gyorsabb volt, vagy visszavonták.
terms-own = magad ellen nem játszhatsz.
terms-blocked = egyikőtök nem szeretne a másikkal játszani.
terms-unavailable = a szerver ezt most nem tudja megtenni. Próbáld újra.
rated-name = Rangsorolt
casual-name = Barátságos
label-counts = A játszma jellege
label-pace = Óra
pace-live = Perc
pace-days = Nap
clock-days-each = Nap döntésenként
clock-days =
    { $count ->
        [one] Egy nap döntésenként
       *[other] { $count } nap döntésenként
    }
clock-per-round = { $text } körönként
column-player = Játékos
column-rating = Értékszám
column-match = Játszma
column-side = Oldal
column-result = Eredmény
column-games = Játszmák
column-place = Hely
invitation-title = Meghívás egy játszmára
invitation-from = { $name } meghív egy játszmára.
invitation-own = A meghívásod
invitation-link = Küldd el ezt a linket annak, akivel játszani szeretnél:
invitation-wait = Hagyd nyitva ezt a lapot: a játszma itt kezdődik, amint elfogadja.
invitation-play = Játék
invitation-account = Ez a játszma rangsorolt, ezért mindkét játékosnak fiók kell. Utána ide térsz vissza.
invitation-withdraw = Meghívás visszavonása
invitation-gone = Ez a meghívás már nem él.
games-title = Folyó játszmák
games-none = Most egy játszma sem folyik.
games-spectators =
    { $count ->
        [one] Egy néző
       *[other] { $count } néző
    }
archive-title = Archívum
archive-lead = Minden befejezett játszma: keress rá, nézd végig újra, elemezd vagy töltsd le.
archive-player = Játékos
archive-any = Mindegy
archive-from = Ettől
archive-to = Eddig
archive-shortest = Legalább ennyi döntés
archive-longest = Legfeljebb ennyi döntés
archive-line-up = Felállás
archive-search = Keresés
archive-none = Nincs találat.
archive-length = { $count } döntés
archive-older = Régebbi játszmák
archive-newest = Legújabb játszmák
archive-download = Letöltés
archive-download-all = E játszmák letöltése
archive-refused = Ez a keresés nem olvasható. Ellenőrizd a dátumokat, a számokat és a felállást.
result-points = { $side ->
        [black] Fekete pontokkal nyert
       *[white] Fehér pontokkal nyert
    }
result-resignation = { $side ->
        [black] Fekete nyert, mert Fehér feladta
       *[white] Fehér nyert, mert Fekete feladta
    }
result-time = { $side ->
        [black] Fekete időre nyert
       *[white] Fehér időre nyert
    }
result-claim = { $side ->
        [black] Fekete nyert: Fehér elment
       *[white] Fehér nyert: Fekete elment
    }
result-tied = Döntetlen
result-aborted = El sem kezdődött
result-void = Érvénytelenítve
result-open = Még folyik
result-black = Fekete nyert
result-white = Fehér nyert
leaderboard-title = Ranglista
leaderboard-none = Itt még senkinek sincs kialakult értékszáma.
leaderboard-choice = Az értékszám fajtája
pool-double = Oda-visszavágó kör
pool-match = Játszma
pool-correspondence = Levelezés
tally = { $count ->
        [one] Online egyszer fordult elő: Fekete { $black }, Fehér { $white } alkalommal nyert.
       *[other] Online { $count } alkalommal fordult elő: Fekete { $black }, Fehér { $white } alkalommal nyert.
    }
home-live = Egy éppen folyó játszma
home-play-online = Játék online
