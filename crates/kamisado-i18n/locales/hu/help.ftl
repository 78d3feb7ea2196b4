### A parancssor súgója. Az angol a kód mellett áll.

## Címek

usage = Használat
usage-options = KAPCSOLÓK
usage-command = PARANCS
options = Kapcsolók
commands = Parancsok
arguments = Argumentumok
examples = Példák
default = alapérték
values = lehetséges

## Ami hibás

wrong-value = „{ $value }” nem jó itt: { $argument }.
wrong-value-of = „{ $value }” nem jó itt: { $argument }. Lehetséges: { $values }.
wrong-value-missing = Érték kell hozzá: { $argument }.
wrong-argument = Itt nincs ilyen: { $argument }.
wrong-command = Nincs „{ $command }” parancs.
wrong-together = Nem állhatnak együtt: { $argument } és { $other }.
wrong-missing = Hiányzik: { $argument }.
wrong-count = Túl sok vagy túl kevés érték: { $argument }.
wrong-usage = A parancs így nem hívható.
wrong-suggestion = Erre gondoltál: { $value }?
wrong-more = További tudnivalók: --help.

## A program

kamisado = Kamisado a terminálban: játék, tanulás és eszközök egy programban
kamisado-more =
    Parancs nélkül a `kamisado` a webalkalmazást indítja el, ahogy a `kamisado serve`; a `kamisado play` a terminálban játszik.

    Az állásokat így írjuk: `OBUPYRGN/8/8/8/8/8/8/ngrypubo b -`, idézőjelekkel vagy nélkülük. Ahol egy parancs állást vár, a `-` soronként egyet olvas a szabványos bemenetről.

    Kilépési kódok: 0 kész, 1 a válasz nem, 2 hibás argumentumok vagy bemenet, 3 egy fájlt vagy pipe-ot nem lehetett olvasni vagy írni.
any-help = Ezt a súgót mutatja
any-help-command = Ezt a súgót vagy egy parancsét mutatja
any-version = A verziót mutatja
any-lang = A mondatok nyelve: de, en, fr, nl, tr, hu vagy ro; különben a `play` menüjében utoljára választott vagy a környezeté
any-line = Játék soronként, egyszerű szövegben
any-hash = A bizonyított állások táblája, MiB-ban
any-threads = Hány szál keressen; csak eggyel lesz mindig ugyanannyi a csomópont
any-nodes = Feladás körülbelül ennyi állás után
any-symbols = A mezők és tornyok jelei
any-palette = A színek, színtévesztőknek is
any-colors = Hány színe van a terminálnak; különben amit a környezet mond
any-colors-truecolor = Tizenhatmillió
any-colors-256 = A legtöbb terminál 256 színe
any-colors-16 = Minden terminál tizenhat színe
any-colors-none = Egy sem: betűk, zárójelek és fordított kép mutatnak mindent
any-words = Egy játszmalap fájlja szövegként vagy JSON-ként; egy állás; `startpos`; vagy `-`, ha ezek valamelyike a szabványos bemeneten érkezik
any-kind = Milyen játszmához tartozik egy puszta döntéslista
any-opening = Hogyan kezdődik az a játszma: standard, tournament, matchplay vagy 1-3-5
any-board = Hogyan áll a táblája: standard vagy mirrored
any-at = Csak az ennyi döntés utáni állás; 0 a kezdet
any-flip = A tábla, ahogyan Fehér látja

## play

learn = Rövid, végigjátszható leckékben tanítja a játékot, az első lépéstől a tripla szumóig
learn-more = Szám nélkül egy lista mutatja a leckéket, és hogy melyik van kész; ezt a felhasználó adatmappája őrzi. A --line kapcsolóval, és ahol nincs képernyő, a lecke soronként folyik, szám nélkül az első be nem fejezettől; a --list kiírja a listát.
learn-number = Az ilyen számú lecke
learn-list = A leckék kiírása, és hogy melyik van kész
matches = Felsorolja a mentett játszmákat nevekkel és dátumokkal, és visszajátssza őket
matches-more = A `kamisado play` minden játszmája a felhasználó állapotmappájába kerül. Az utolsó száma 1. Számmal az a játszma a képernyőn visszajátszható; máshol és a --print kapcsolóval a játszmalapja íródik ki.
matches-number = A lista ilyen számú játszmája
matches-print = A játszmalap kiírása a képernyőn való visszajátszás helyett
matches-json = Játszmánként egy JSON-objektum kiírása
play = Játék a terminálban: ketten, a számítógép ellen, vagy a számítógép önmaga ellen
play-more = Kapcsolók nélkül egy menü kérdezi meg, mi legyen a játék. Minden játszma folyamatosan mentődik játszmalapként, amelyet minden más parancs olvas, a felhasználó állapotmappájába vagy a --file kapcsolóval megnevezett fájlba; a --resume az utolsót folytatja. A `?` a billentyűket mutatja. A menüben választottakat a program a felhasználó beállításmappájában jegyzi meg. A --line kapcsolóval, és ahol nincs képernyő, soronként, egyszerű szövegben folyik a játék.
play-kind = Milyen hosszú a játszma: single, double, standard, long, marathon, series, vagy öt győzelemhez series-5
play-opening = Hogyan kezdődik: standard, tournament, matchplay vagy 1-3-5
play-board = Hogyan áll a tábla: standard vagy mirrored
play-favour = Olyan felállásokat sorsol, amelyek bizonyítottan egy félnek kedveznek, vagy egyiknek sem, ha kevés első lépés nyer: none, black vagy white
play-position = Az állás, amellyel az első kör kezdődik
play-black = Ki játszik Feketével: human, egy személy neve vagy egy szint 1-től 10-ig
play-white = Ki játszik Fehérrel: human, egy személy neve vagy egy szint 1-től 10-ig
play-clock = Percek játékosonként, és minden döntés után hozzáadott másodpercek: 10+5
play-seed = A szám, amelytől a véletlen függ: ugyanaz ugyanazt a sorsolást és a számítógép ugyanazon szokásait adja
play-resume = Az utolsó befejezetlen játszma folytatása; a --black, a --white és a --clock megváltoztatja, ki és milyen gyorsan játssza
play-file = A játszma fájlja; ha már van benne játszma, az folytatódik

## Tanulás

analyse = Bizonyítja egy állás vagy egy játszmalap összes állásának minden lépését, és szól, amint egy ismert
analyse-more = Egy lépés annak az oldalnak nyer vagy veszít, amelyik megteszi. Terminálon a lépések a bizonyítások érkeztével kapnak jelet; máshol mindegyik egy sor. Egy játszmalap minden állásának lépései előtt egy sor áll az előtte hozott döntések számával és az állással, a megtett lépés után pedig `played`. A kilépési kód 1, ha az utolsó bizonyítás előtt elértünk egy határt.
analyse-json = Minden lépéshez egy JSON-objektum
solve = Bizonyítja, ki nyer egy állásból
solve-more = A kilépési kód 1, ha a bizonyítás előtt elértünk egy határt.
solve-words = Egy állás, `startpos`, vagy `-`, ha a szabványos bemenet minden sora egy állás
solve-length = Annak bizonyítása is, hány lépés után ér véget a kör, egy ilyen lépéssorral
solve-certificate = Teljes nyerő stratégia írása ebbe a fájlba a `kamisado verify` számára; csak egyetlen álláshoz
solve-json = Minden álláshoz egy JSON-objektum
verify = Ellenőriz egy tanúsítványt: keresés nélkül, a szabályok szerint lejátssza a stratégiáját
verify-more = A kilépési kód 1, ha a fájl semmit sem bizonyít, mert megváltoztatták, vagy mert a stratégiája nem nyer.
verify-file = A tanúsítvány, ahogyan a `kamisado solve --certificate` írja, vagy `-` a szabványos bemenethez
verify-json = Egy JSON-objektum
book = Megmutatja, ellenőrzi és bővíti, ami a felállásokról és az első lépésekről bizonyított
book-more = A versenyfelállásban előbb a kihívó állít fel, és a védő válaszol. A könyv tudja, mely felállásokra van nyerő válasz, és melyik az. Parancs nélkül megmondja, mennyit tud.
show = Megmutatja a választ egy felállásra
show-board = A tábla, amelyen a felállás áll
show-json = Felállásonként egy JSON-objektum
show-line_ups = A kihívó felállásai: nyolc-nyolc színbetű a játékos bal oldaláról
moves = Megmutatja a kör elejéről nyerő első lépéseket
prove = Újra bizonyítja a bejegyzéseket
prove-more = Egy válasz tizedmásodperc alatt bizonyítható. Annak bizonyításához, hogy nincs válasz, mind a 40 320 választ ki kell próbálni, ami körülbelül egy percig tart. A kilépési kód 1, ha egy bejegyzés hibás vagy hiányzik.
prove-sample = Ennyi bejegyzés bizonyítása az egész könyvből
prove-all = Az egész könyv bizonyítása
prove-line_ups = A kihívó felállásai; nélkülük tíz sorsolt
build = Tovább keresi a válaszokat, és fájlba menti őket
build-more =
    A fájl pár másodpercenként íródik, így megszakítás után onnan folytatódik.

    Több számítógép adatbázison keresztül is megoszthatja a munkát: mindegyik azt veszi el, amit más éppen nem próbál, megtudja, mit találnak a többiek, és mindent a saját fájljába ír. Ha az egyik leáll, a munkáját a többiek végzik el. Adatbázis nélkül mindegyik elvégezhet egy részt; a --from egyesíti a fájljaikat.
build-from = Kezdés ezeknek a fájloknak a tartalmával is
build-part = A munka egy része: 1/4 a négyből az első
build-database = A munka megosztása minden számítógéppel, amely ugyanezt az adatbázist adja meg: egy fájl vagy egy cím, például postgres://user@host/name
build-file = A könyv; ha még nincs ilyen fájl, üresen kezdődik
build-moves = Tovább bizonyítja az első lépéseket, és fájlba menti őket
build-moves-more = Ezek a kezdőállás, az 1-3-5 kezdés és a sorsolt felállások minden párja. A fájl mindegyik után íródik.
build-moves-all_moves = Minden első lépés és a pontos hossz bizonyítása, nem csak egy nyerő lépésé
build-moves-file = Az első lépések; ha még nincs ilyen fájl, üresen kezdődik
moves-words = Egy állás, `startpos`, vagy `-`, ha a szabványos bemenet minden sora egy állás
replay = Végiglépked egy játszmán a képernyőn, vagy kiír mindent, ami benne történik
replay-more = Terminálon a nyilak lépkednek a játszmában és a köreiben, egy szám és az Enter egy álláshoz visz, a szóköz automatikusan továbbengedi, az `f` megfordítja a táblát, a `q` kilép. Ha a kimenet máshová megy, az állások kiíródnak. Játszmalap nélkül az utolsó itt játszott játszma látszik.
replay-print = Minden állás kiírása a képernyő helyett
replay-boards = Minden állás ábrájával
replay-json = Minden álláshoz egy JSON-objektum
review = Visszatekint egy játszmára: mit őrzött meg vagy adott fel minden döntés, mi nyert volna, és hol fordult meg
review-more = Minden körnek van egy csíkja: oszlopok a vonal fölött, ahol Feketének volt bizonyított nyerése, alatta, ahol Fehérnek, minél hosszabb, annál biztosabb, és `!` azok alatt a döntések alatt, amelyek nyerést adtak fel. Ami döntésenként --nodes állással nem bizonyítható, az nyitott. Játszmalap nélkül az utolsó itt játszott játszmáról szól.
review-json = Egy JSON-objektum
review-mistakes = Csak a nyerést feladó döntések
puzzle = Feladványokat old meg: állásokat, amelyekben pontosan egy lépés nyer
puzzle-more = --number, --grade és --daily nélkül a következő megoldatlan feladvány jön. Terminálon a képernyőn, a `kamisado play` billentyűivel oldható meg. Máshol és --print kapcsolóval kiíródik. A parancssorban, vagy `-` esetén a szabványos bemeneten soronként megadott lépéseket kipróbálja: a kilépési kód 0, ha megoldják, különben 1. A megoldottak a felhasználó adatmappájában maradnak meg.
puzzle-number = Az ilyen számú feladvány
puzzle-grade = A következő ilyen nehézségű feladvány, 1 (könnyű) és 5 (nehéz) között
puzzle-daily = Egy nap feladványa, így írva: 2026-11-16; dátum nélkül a mai (UTC)
puzzle-print = A feladvány kiírása a képernyő helyett
puzzle-json = Egy JSON-objektum
puzzle-solution = A megoldás kiírása is
puzzle-moves = A megoldó lépések bármilyen jelöléssel, vagy `-`, ha a szabványos bemeneten soronként érkezik egy

## Eszközök

diagram = Lerajzol egy állást, egy játszmalap egyik állását, vagy az egész játszmalapot egy íven vagy animációként
diagram-more = Egy játszmalapnak az utolsó állása készül el, ha az --at nem másikat vagy a --sheet nem mindet kéri. A GIF az egész játszmalapot lépésenként mutatja, vagy az --at által megadott állásig. A --format nélkül a fájl kiterjesztése dönti el a formátumot. Ahol betűk jelölik a színeket, jelmagyarázat is van.
diagram-sheet = A játszmalap minden állása, mindegyik a lépésével, egy képen
diagram-columns = Hány ábra álljon az ív egy sorában
diagram-format = A forma
diagram-format-text = Rács keretkarakterekből
diagram-format-ascii = Ugyanaz a rács ASCII-ben
diagram-format-compact = Soronként egy sor
diagram-format-gif = Animáció
diagram-output = A megírandó fájl; különben a szabványos kimenet
diagram-width = Egy PNG vagy GIF szélessége képpontban; egyébként 800 vagy 400
diagram-symbols = A mezők színének jelei
diagram-tower_symbols = A tornyok színének jelei; különben mint a mezőkön, vagy kandzsi
diagram-dark = Sötét oldalakhoz
diagram-no_coordinates = Az oszlopok és sorok neve nélkül
diagram-targets = Azoknak a mezőknek a megjelölése, ahová a soron lévő torony léphet
convert = Állások, lépések és játszmalapok átalakítása minden forma és nyelv között
convert-more = A program felismeri, amit olvas: játszmalap szövegként vagy JSON-ként, állások, vagy döntések listája, például `b1b7 a8a4`. A lista úgy kezdődik, ahogyan a --match, az --opening és a --board mondja.
convert-to = A kiírandó forma
convert-to-record = Játszmalap ASCII-karakterekkel: U<5Y
convert-to-kanji = Játszmalap a hivatalos karakterekkel: 紫↖5黄
convert-to-words = Játszmalap a választott nyelv szavaival
convert-to-json = JSON
convert-to-moves = A döntések egy sorban: b1b7 a8a4
convert-to-positions = Az állás minden lépés előtt és a végén, soronként egy
setup = Felállásokat sorsol: tetszőleges sorrendben, vagy kettőt a 36 számozott felállásból
setup-more = Számozott felállásoknál a kihívó a két szám közül a kisebbet tartja meg, a nagyobbat a védő kapja. A kezdőszám kiíródik, és ugyanaz mindig ugyanazt sorsolja. A kiegyenlített és az egyik félnek kedvező kezdéseket azok közül a számozott felálláspárok közül sorsolja, amelyeknek minden első lépése bizonyított; a `kamisado play --favour` egy ilyet játszik.
setup-draw = Mit sorsoljon
setup-draw-random = Két felállás tetszőleges sorrendben
setup-draw-match-play = Kettő a 36 számozott felállásból
setup-draw-fair = Kettő, amellyel a kihívó nyer, de csak kevés első lépéssel
setup-draw-challenger = Kettő, amellyel a kihívó sok első lépéssel nyer
setup-draw-defender = Kettő, amellyel a védő nyer
setup-seed = Az első sorsolás kezdőszáma; a többi ettől számol
setup-count = Hány sorsolás
setup-json = Minden sorsoláshoz egy JSON-objektum
ugi = A sorprotokollt beszéli: a motor versenyprogramok és mások számára
perft = Megszámolja a lehetséges lépéssorokat, hogy a lépésgenerátorok összevethetők legyenek
perft-more = A passzolás nem lépés, és a befejezett körnek nincs lépése.
perft-words = Egy állás, `startpos`, vagy `-`, ha a szabványos bemenet minden sora egy állás
perft-depth = Hány lépés hosszan
perft-divide = Számolás minden első lépéshez
perft-json = Minden álláshoz egy JSON-objektum
arena = Motorokat játszat egymás ellen, és megmondja, melyik erősebb
arena-long = Minden játszmapár egyetlen kezdés mindkét oldalról, így a szerencsés kezdés senkinek sem segít. Az a motor, amely összeomlik, nem válaszol időben vagy szabálytalant válaszol, elveszti a játszmát, és a jelentés ezt megmondja. Kettőnél több motor esetén mindenki játszik mindenkivel.
arena-more =
    Motorok:
    level:3 – egy saját szint, 1-től 10-ig
    level:10,aim=round – ugyanaz, de minden kört magáért játszik; lehet seed=7 és memory=256 (MiB) is
    cmd:./other-engine ugi – egy másik program, amely a sorprotokollt beszéli
    cmd,Level=5:./engine ugi – ugyanaz egy beállítással
arena-engines = A motorok
arena-ladder = Minden szint az alatta lévő ellen
arena-pairs = Legfeljebb hány játszmapár
arena-kind = Mi legyen a játék: single, double, standard, long, marathon, series, vagy öt győzelemhez series-5
arena-start = Hogyan kezdődnek a játszmák: random (sorsolt felállás), matchplay (szintén sorsolt), tournament (a motorok állítanak fel), standard vagy 1-3-5; az utolsó kettőből a véletlen és óra nélküli motorok mindig ugyanazt játsszák
arena-seed = A felállásokról és szokásokról dönt; ugyanaz ugyanazokat a játszmákat adja
arena-concurrency = Hány játszma fusson egyszerre; különben ahány processzor van
arena-time = Másodpercek egy egész játszmára, és amit minden döntés hozzáad: 60 vagy 60+0.5
arena-movetime = Ezredmásodpercek minden döntésre
arena-nodes = Körülbelül hány állást nézzen meg minden döntéshez
arena-margin = Hány ezredmásodpercet késhet egy válasz
arena-patience = Hány másodpercet várjon válaszra, ha nincs időkorlát
arena-sprt = Megállás, amint világos, hogy az első motor az első vagy a második Élő-ponttal erősebb-e
arena-alpha = Milyen gyakran fogadhatja el a próba a második számot, ha az első igaz
arena-beta = Milyen gyakran fogadhatja el a próba az első számot, ha a második igaz
arena-records = A játszmalapok megőrzése: mappában, játszmánként egy fájllal, vagy JSON-sorok egy fájljában, ha a név vége .jsonl
arena-json = Minden két motorhoz egy JSON-objektum
arena-quiet = Az előrehaladás ne látszódjon
bench = Rögzített keresések sora, és kiírja, hány állást néztek meg
bench-more = A csomópontok száma minden gépen ugyanaz, és pontosan akkor változik, amikor a motor; a sebesség a géptől függ.
bench-json = Egy JSON-objektum
completions = Kiírja egy parancsértelmező kiegészítéseit
completions-shell = A parancsértelmező
man = Kiírja a program vagy egy parancs kézikönyvlapját
man-command = A parancs; különben a program
serve = Elindítja a webalkalmazást: játék, tanulás és elemzés a böngészőben
serve-host = A cím, amelyen figyel; különben csak ez a számítógép csatlakozhat
serve-port = A port, amelyen figyel; különben 8080 vagy a következő szabad
serve-assets = A szkriptek és stílusok olvasása ebből a mappából a program helyett, ha rajtuk dolgozol
any-config = Beállítások olvasása ebből a TOML-fájlból
serve-set = Egy beállítás megadása a docs/server.md szerint, például sessions=32; ismételhető
serve-bus = A NATS címe, amelyen át ugyanannak az adatbázisnak a szerverei értesítik egymást; több címet vessző választ el
any-database = Az adatbázis: egy fájl, egy cím, például postgres://user@host/name, vagy :memory:, ha semmit sem kell megőrizni; különben kamisado.db a felhasználó adatmappájában
admin = Egy szerver embereivel és játszmáival foglalkozik, futás közben is
admin-more = Minden művelet bekerül a naplóba, a felhasználó nevével és az idővel. A neveket bárhogy lehet írni: a kis- és nagybetűk és az egymásra hasonlító betűk egyformák.
close = Lezár egy fiókot: senki sem jelentkezhet be vele többé
close-name = A név
open = Újra megnyit egy lezárt fiókot
open-name = A név
rename = Más nevet ad egy fióknak
rename-name = A név
rename-new = Az új név
void = Érvénytelennek nyilvánít egy folyó vagy befejezett játszmát
void-game = A játszma címében álló tíz betű és számjegy
reports = Megmutatja a nyitott bejelentéseket
reports-handled = Ehelyett az ilyen számú bejelentést elintézettnek jegyzi
promote = Moderátorrá tesz valakit
promote-name = A név
demote = Megszünteti valakinek a moderátori szerepét
demote-name = A név
fairness = Összeveti valakinek a rangsorolt játszmáit azzal, ami bizonyított: hányszor tartotta meg a nyert állást, amelyet kevés lépés tartott meg
fairness-more = Azok a lépések számítanak, amelyeknél a játékosnak bizonyítottan nyert állása volt, legfeljebb minden harmadik lépés tartotta meg, és egyik sem nyert azonnal. A számok önmagukban semmit sem bizonyítanak: az erős játékosok is megtalálják az ilyen lépéseket. Semmi sem változik, és senki sem kap értesítést.
fairness-name = A név
fairness-games = Hány rangsorolt játszmát nézzen meg, a legújabbakkal kezdve
audit = Megmutatja a naplót, a legújabbal kezdve
audit-limit = Hány sort
backup = Mindent egy fájlba ment, miközben a szerver fut
backup-file = Az új fájl; .gz végződéssel tömörítve, a - pedig a szabványos kimenet
restore = Egy adatbázist tölt fel egy biztonsági mentésből, teljesen vagy egyáltalán nem; a szervereknak állniuk kell
restore-file = A mentés fájlja; a - a szabványos bemenet
restore-replace = Az adatbázis tartalmának lecserélése
