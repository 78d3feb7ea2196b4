### Amit a terminál eszközei megtudnak.

solved-win = { side } következik és nyer, például ezzel: { $m }.
solved-loss = { side } következik, de { opponent } nyer; ez a lépés tart ki a legtovább: { $m }.
solved-length = A legjobb játékkal a kör még { $count } lépés után ér véget.
certificate-holds = A tanúsítvány érvényes: { side } nyer, bármit játszik is az ellenfél (ellenőrzött állások: { $count }).
certificate-refused = A tanúsítvány nem érvényes: { $text }
certificate-of-one = Egy tanúsítvány egyetlen állásról szól: a --certificate kapcsolót egyetlen állással használd.
book-known = Ismert felállások: { $count } / { $total }, a tükörképek egyszer számítva; válasz nélkül: { $without }.
book-answer = A védő ezzel nyer { $line_up } ellen: { $answer }.
book-no-answer = Nincs válasz erre a felállásra: { $line_up }. A kihívó minden felállás ellen nyer.
book-unknown = Még nem ismert a válasz erre a felállásra: { $line_up }. A „kamisado book build” megkeresi.
book-moves = { side } ezekkel az első lépésekkel nyer ({ $count }):
book-some-moves = { side } nyer; ezekről az első lépésekről bizonyított, hogy nyernek, de mások is nyerhetnek:
book-start-lost = { side } kezd, de bármi is az első lépés, { opponent } nyer.
book-not-a-start = A könyv nem ismeri ezt az állást. A kezdőállást, az 1-3-5 kezdést és a sorsolt felállásokat ismeri; a „kamisado solve” bármely állást bizonyít.
book-verified = Újra bizonyított bejegyzések: { $count }.
book-wrong = Ez a bejegyzés nem bizonyított: { $line_up }. Hibás vagy hiányzik.
book-damaged = Ez a fájl nem könyv, vagy megsérült. Válassz másik fájlt, és a „kamisado book build” újat hoz létre.
book-outage = { $reason } Minden, amit eddig sikerült bizonyítani, biztonságban van itt: { $path }. A program tovább próbálkozik.
book-given-up = { $reason } A program feladta. Minden, amit eddig sikerült bizonyítani, itt van: { $path }. Add ki újra ugyanezt a parancsot, amikor az adatbázis ismét elérhető.
book-contradiction = Az egyik számítógép bebizonyította, hogy erre nincs válasz: { $line_up }. Egy másik bebizonyította, hogy van: { $answer }. Valamelyik téved. Állítsd le az összes számítógépet, és derítsd ki a „kamisado solve { $text }” paranccsal, hogy melyik.
certificate-title = Az első sora nem egy tanúsítvány első sora.
certificate-line = A „{ $name } …” sor hiányzik, nincs a helyén vagy hibás.
certificate-position = Az állása nem olvasható: { $reason }
certificate-moves = A(z) { $line }. sorban a lépések nincsenek jól leírva.
certificate-count = Nem teljes, vagy valamit hozzáírtak.
certificate-checksum = Az ellenőrző összege hibás: a fájl megváltozott vagy megsérült. Szerezd be újra a forrásából.
certificate-no-move = Nincs lépése ehhez az álláshoz: { $text }.
certificate-illegal-move = Ebben az állásban a lépése nem szabályos: { $text }.
certificate-loses = A stratégiája veszíthet ebben az állásban: { $text }.
certificate-left-over = Több lépést tartalmaz, mint amennyi a stratégiájához kell.
input-line = { $line }. sor
server-ready = A Kamisado itt fut: { $address }
server-not-listening = A Kamisado nem tud figyelni itt: { $address } ({ $reason }). Válassz másik címet a --host vagy másik portot a --port kapcsolóval.
server-stop = Leállítás: Ctrl-C.
config-unknown = Nincs „{ $name }” nevű beállítás. A docs/server.md mindet felsorolja.
config-value = A „{ $name }” beállítás nem lehet „{ $text }”. A lehetséges értékek a docs/server.md fájlban vannak.
config-file = A konfiguráció nem érvényes TOML. Javítsd ki, és próbáld újra: { $reason }
database-in-use = { $path }: ezt az adatbázist egy másik szerver használja. Előbb állítsd le, vagy válassz másik fájlt a --database kapcsolóval.
database-missing = { $path }: nincs ilyen adatbázis. Add meg a --database kapcsolóval azt, amelyet a szerver használ.
database-too-new = { $path }: ez az adatbázis a Kamisado egy másik változatáé. Használd azt a változatot, vagy válassz másik adatbázist a --database kapcsolóval.
database-damaged = { $path }: ez nem a Kamisado adatbázisa, vagy megsérült. Állíts vissza egy biztonsági mentést, vagy válassz másik fájlt a --database kapcsolóval.
database-read-only = { $path }: ez a fájl vagy a mappája nem írható. Módosítsd a jogosultságokat, vagy válassz másik fájlt a --database kapcsolóval.
database-unreachable = { $path }: a PostgreSQL nem érhető el ({ $reason }). Ellenőrizd, hogy fut-e, és hogy jó-e a számítógép neve és a port a --database kapcsolóban.
database-rejected = { $path }: a PostgreSQL nem fogadja el ezt a felhasználót vagy jelszót. Javítsd ki a --database kapcsolóban, vagy állítsd be a PGPASSWORD változót.
database-none = { $path }: a PostgreSQL-ben nincs ilyen nevű adatbázis. Hozd létre a createdb paranccsal, vagy adj meg másikat a --database kapcsolóval.
database-not-allowed = { $path }: ez a PostgreSQL-felhasználó ott nem hozhat létre és nem írhat táblákat. Tedd az adatbázis tulajdonosává, vagy adj meg másikat a --database kapcsolóval.
database-other = { $path }: az adatbázist nem lehet megnyitni ({ $reason }). Ellenőrizd, vagy válassz másikat a --database kapcsolóval.
database-down = Az adatbázis nem érhető el. Próbáld újra.
admin-closed = { $name } fiókja le van zárva.
admin-opened = { $name } fiókja újra nyitva van.
admin-renamed = { $name } új neve: { $text }.
admin-voided = A(z) { $name } játszma érvénytelen.
admin-promoted = { $name } mostantól moderátor.
admin-demoted = { $name } már nem moderátor.
admin-handled = A(z) { $name }. számú bejelentés el van intézve.
admin-unknown = Nincs „{ $name }”.
admin-already = Ez már így van; semmi sem változott.
admin-name-taken = A „{ $name }” név foglalt, vagy túlságosan hasonlít egy foglaltra.
admin-bad-name = „{ $name }” nem lehet név: egy név 2–20 karakter, egyetlen írás betűiből, számjegyekből, kötőjelből és aláhúzásjelből áll, és betűvel kezdődik.
admin-no-reports = Nincs nyitott bejelentés.
admin-backed-up = Minden el van mentve ide: { $path } (játszmák: { $games }, emberek: { $people }).
admin-restored = Minden vissza van állítva innen: { $path } (játszmák: { $games }, emberek: { $people }).
backup-none = Ez nem a Kamisado biztonsági mentése.
backup-too-new = Ez a biztonsági mentés a Kamisado egy újabb változatával készült. Azzal a változattal állítsd vissza.
backup-damaged = Ez a biztonsági mentés sérült vagy hiányos; a(z) { $line }. sor hibás. Semmi sem változott. Használj másik mentést.
backup-not-empty = Ebben az adatbázisban már vannak játszmák vagy emberek. Válassz másikat a --database kapcsolóval, vagy add meg a --replace kapcsolót, hogy a mentés lépjen a helyükre.
backup-in-use = Ezt az adatbázist egy szerver használja. Előbb állíts le minden szervert.
fairness-lead = { $name } ennyiszer tartotta meg a bizonyítottan nyert állást rangsorolt játszmákban, ahol legfeljebb minden harmadik lépés tartotta meg:
fairness-game = { $game }: { $kept }/{ $count }
fairness-player = { $name } { $count } ilyen lépésből { $kept } alkalommal tartotta meg a nyert állást. Véletlen lépések körülbelül { $text } alkalommal tartották volna meg.
fairness-opponents = Ellenfelek ugyanezekben a játszmákban: { $kept }/{ $count }. Véletlen lépések körülbelül { $text } alkalommal tartották volna meg.
fairness-note = Ez nem bizonyíték: az erős játékosok is megtalálják az ilyen lépéseket. Nézd át a játszmákat, mielőtt döntenél.

## Amit beolvasunk

input-one-only = Egyszerre csak egy játszmalapot vagy állást adj meg.
input-empty = Nincs mit beolvasni: adj meg egy játszmalapot, egy állást vagy egy lépéssort.
input-kinds = Megadható egy játszmalap fájlja, egy állás, startpos, vagy - a szabványos bemenethez.
input-stdin = a szabványos bemenet
input-at = Nincs { $at }. állás: ez a játszmalap 0-tól { $count }-ig tart.

## Ábrák

diagram-terminal = PNG vagy GIF nem jeleníthető meg terminálban: nevezz meg egy fájlt az --output kapcsolóval.
diagram-nothing = Nincs mit rajzolni: a tornyok még nincsenek felállítva.
diagram-ending = A „.{ $ending }” nem ábraformátum: használj .svg, .png, .gif vagy .txt végződést, vagy nevezd meg a formátumot a --format kapcsolóval.
diagram-size = { $width } képpont széles kép nem készíthető: a szélesség és a magasság 1 és { $limit } képpont között lehet. Válassz másik --width értéket.
diagram-failed = A kép nem készült el ({ $reason }): használd helyette a --format svg kapcsolót.

## Visszatekintés

judged-kept = megtartotta a nyert állást
judged-threw-away = elszalasztotta a győzelmet
judged-lost = már elveszett
judged-open = nincs bizonyítva
judged-drawn = kisorsolva
judged-forced = az egyetlen lépés
judged-would-have-won = nyert volna: { $text }
review-match-turned = A játszma fordulópontja: { $text }

## Visszajátszás

replay-step = állás
replay-round = kör
replay-autoplay = automatikus

## Feladványok

puzzle-progress = Megoldott feladványok ezen a nehézségen: { $count } / { $total }
puzzle-show-solution = Megoldás
puzzle-unfinished = Eddig helyes, de még nincs megoldva: további lépéseket kell találni.

## Elemzés

analysis-progress = Bizonyított lépések: { $count } / { $total }
