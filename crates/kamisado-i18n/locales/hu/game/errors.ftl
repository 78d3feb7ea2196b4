### Miért nem lehet valami, és mit lehet helyette.

## Lépések

error-no-tower = Nincs torony ezen a mezőn: { $square }.
error-opponents-tower = Az ott { side } { tower } tornya.
error-not-active = Most csak a { tower } toronnyal lehet lépni.
error-not-forward = A torony csak egyenesen vagy átlósan előre léphet, ez a lépés nem ilyen: { $m }.
error-not-in-line = A torony csak egyenesen vagy átlósan előre léphet, ez a lépés pedig se nem egyenes, se nem átlós: { $m }.
error-too-far = { side } { tower } tornya legfeljebb { $count } mezőt léphet.
error-in-the-way = { side } { tower } tornya ({ $square }) az útban áll.
error-not-a-sumo = { side } { tower } tornyának nincs sárkányfoga, ezért nem lökhet.
error-run-too-long = Itt túl sok torony áll egymás mögött: ez a szumó legfeljebb { $count } tornyot lökhet.
error-too-heavy = { side } { tower } tornyát nem lehet ellökni: legalább annyi sárkányfoga van, mint a lökő szumónak.
error-no-room-behind = { side } { tower } tornyát nem lehet ellökni: nincs mögötte üres mező.

## Döntések

error-line-up-due = Ezt most nem lehet: előbb { side } állítsa fel a tornyait.
error-move-due = Ezt most nem lehet: { side } következik.
error-fill-due = Ezt most nem lehet: előbb { side } eldönti, hogy balról vagy jobbról legyen a feltöltés.
error-round-over = A kör már véget ért.
error-match-over = A játszma már véget ért.
error-not-in-match-play = Ez a felállás nincs a 36 számozott felállás között: { $line_up }.
error-match-play-order = A védő kapja a nagyobb számot, de { $defender } nem nagyobb, mint { $challenger }.
error-match-play-highest = A kihívó a kisebb számot tartja meg, az pedig nem lehet { $challenger }.
error-towers-missing = A több körös játszmához mind a tizenhat torony kell; kevesebbel csak egyszerű játszma játszható.
error-other-board = A tábla és az állás nem illik össze: az egyik fordítva fekszik.
error-won-already = Ez az állás már eldőlt: { side } sárkányfogai elég pontot érnek a játszma megnyeréséhez.
error-not-a-decision = „{ $text }” nem lépés (mint b1b7), nem felállás (mint ngrypubo), és nem is „left” vagy „right”.
error-replay = { $number }. döntés, { $text }: { $reason }
error-match-too-long = Egy játszma itt legfeljebb { $count } döntésből állhat.
error-line-too-long = Ez a sor túl hosszú: legfeljebb { $count } bájt olvasható be.
error-memory = Nincs elég memória egy { $count } MiB-os táblához: kérj kevesebbet.
error-searching = Keresés folyik: amíg tart, csak az isready, a stop és a quit érthető.

## Állások

error-two-of-a-tower = { side } { tower } tornya két mezőn is áll ({ $square } és { $other }); minden színből csak egy tornya van mindkét félnek.
error-on-winning-row = { side } { tower } tornya ({ $square }) már elérte az ellenfél bázisát; a körnek vége lenne.
error-too-many-teeth = { side } { tower } tornyának ({ $square }) háromnál több sárkányfoga van; a játszmának vége lenne.
error-active-missing = { side } { tower } tornyának kellene lépnie, de nincs a táblán.
error-cap = Egy kezdőlépés 1, 3 vagy 5 mezőre korlátozható, másra nem (itt: { $count }).
error-nobody-can-move = Itt senki sem tud lépni: minden soron következő torony beszorult.
