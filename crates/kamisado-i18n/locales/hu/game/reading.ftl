### Mi a hiba a beírt lépésben vagy állásban.

## Lépések

error-move-character = Ez a karakter nem való egy lépésbe: „{ $character }” ({ $offset }. hely).
error-move-word = „{ $word }” itt se nem szín, se nem irány.
error-move-word-ambiguous = „{ $word }” több mindent is jelenthet: írd ki teljesen.
error-move-number = A szám nem jó ({ $offset }. hely): iránnyal 1–7, passznál 0.
error-move-tower-missing = A lépésből hiányzik, melyik torony lép.
error-move-number-missing = A lépésből hiányzik, hány mezőt.
error-move-direction-missing = Hiányzik az irány: írd például így: sárga előre 5, vagy Y^5.
error-move-no-square = Nincs ilyen mező: „{ $word }”. A mezők a1-től h8-ig vannak.
error-move-square-missing = A lépésből hiányzik, milyen színre érkezik.
error-move-ambiguous = Ez { $one } és { $other } is lehet: írd oda a tornyot is.
error-move-none = Ezt a lépést most egyik torony sem teheti meg.
error-move-pass = Nem választhatod a passzt: a beszorult torony magától passzol.
error-move-pushed-back = Ez az ellökött torony: az őt lökő szumó lépését írd be.
error-move-not-on-board = { side } { tower } tornya nincs a táblán.
error-move-off-board = A { tower } torony ({ $square }) lelépne a tábláról: arra { $count } mezőnyi hely van.
error-move-wrong-color = Ez nem stimmel: { $square } színe { color }.

## Állások

error-position-character = Ez a karakter nem való egy állásba: „{ $character }” ({ $offset }. hely).
error-position-rank-length = A sor hossza nem jó ({ $rank }. sor): 8 mező helyett { $count } van.
error-position-rank-count = Az állásban 8 sor helyett { $count } van.
error-position-missing = Az állás hiányos: a tábla után b vagy w, majd a lépésre kötelezett torony színe vagy - következik.
error-position-word = Váratlan szöveg ({ $offset }. hely): a tábla után b vagy w, majd a lépésre kötelezett torony színe vagy - következik.
