### Mi a hiba egy megnyitandó játszmalapban vagy más szövegben.

error-at-line = { $line }. sor, { $column }. oszlop: { $reason }
error-at-round = { $round }. kör: { $reason }
error-at-move = { $round }. kör, { $row }. lépés: { $reason }
error-read-nothing = Nincs mit olvasni: illessz be egy játszmalapot, egy állást vagy egy lépéssort.
error-read-json = Ez nem egy Kamisado-játszmalap JSON-ja: váratlan szöveg ({ $line }. sor, { $column }. oszlop).

## Fejléc

error-record-format = Ez a fájl azt mondja magáról, hogy más, mint Kamisado-játszmalap.
error-record-version = A játszmalap változata: { $version }. Az olvasásához újabb program kell.
error-record-line = „{ $text }” se nem fejlécsor (Black: Ada), se nem cím (Round 1), se nem lépéssor (1. U<4U | P^3B).
error-record-tag-twice = Ez a fejlécsor kétszer szerepel: { $text }.
error-record-tag-name = „{ $text }” nem lehet egy fejlécsor neve: kezdődjön betűvel, utána betűk, számjegyek, szóközök és kötőjelek állhatnak.
error-record-tag-reserved = Ez a fejlécsor a játszmából következik, nem lehet megadni: { $text }.
error-record-tag-late = Ennek a fejlécsornak az első kör előtt kell állnia: { $text }.
error-record-rules = Ismeretlen játszmafajta: Match lehet single, double, standard, long, marathon vagy series, Opening pedig standard, tournament, matchplay vagy 1-3-5.
error-record-board = Ismeretlen tábla: Board lehet standard vagy mirrored.
error-record-notation = Ismeretlen jelölés: Notation lehet ascii, kanji, de, en, fr, nl, tr, hu vagy ro.
error-record-result = Nem érvényes eredmény: írj *-ot, vagy hogy tied, Black wins vagy White wins, és azt is, miért, ha nem pontokkal (White resigned, Black out of time).
error-record-other-result = A lépések más eredményt adnak, mint ami a játszmalapon áll.
error-record-other-score = A lépések szerint az állás { $black }:{ $white }, a játszmalapon azonban más áll.
error-record-score = Nem érvényes pontállás: írd be Fekete pontjait, egy kettőspontot és Fehér pontjait, például 2:1.

## Körök és lépések

error-record-other-round =
    Ez { $round ->
        [1] az
        [5] az
       *[other] a
    } { $round }. kör, de a címben más szám áll.
error-record-round-early = Még nem kezdődhet új kör ({ $round }.), mert az előző nem ért véget.
error-record-no-heading = A körnek saját cím kell: Round { $round }.
error-record-open-comment = Az itt kezdődő megjegyzésnek nincs záró kapcsos zárójele.
error-record-time = Nem érvényes idő: perceket és másodperceket írj, például (0:12).
error-record-columns = Csak két oszlop van, Feketéé és Fehéré: egy sorban legfeljebb egy | vonal lehet.
error-record-line-up = Egy felállás mind a nyolc színt egyszer nevezi meg, a gazdája bal oldaláról kezdve: n g r y p u b o.
error-record-other-line-up = { side } tornyainak más a felállása, balról kezdve: { $line_up }.
error-record-fill = A feltöltés lehet left vagy right.
error-record-no-fill = A tornyok így sem balról, sem jobbról feltöltve nem állhatnak.
error-record-blocked = { side } { tower } tornya beszorult, nem léphet.
error-record-not-blocked = { side } { tower } tornya nem szorult be, ezért nem passzolhat.
error-record-not-pushed = { side } { tower } tornyát nem lökték hátra.
