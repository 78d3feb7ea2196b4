### Mi a hiba a beírt lépésben vagy állásban.

## Lépések

error-move-sign = Ez a jel nem való egy lépésbe: „{ $sign }” ({ $offset }. hely).
error-move-word = „{ $word }” itt se nem szín, se nem irány.
error-move-word-ambiguous = „{ $word }” többféleképpen is olvasható: írd ki teljesen.
error-move-number = A szám nem jó ({ $offset }. hely): iránnyal 1–7, passznál 0.
error-move-tower-missing = Hiányzik, hogy melyik torony lép.
error-move-number-missing = Hiányzik a mezők száma.
error-move-square-missing = Hiányzik a célmező színe.
error-move-ambiguous = Ez { $one } és { $other } is lehet: írd oda a tornyot is.
error-move-none = Most egyik torony sem léphet így.
error-move-pass = Passzolni nem lehet választani: az elakadt torony magától passzol.
error-move-pushed-back = Ez az ellökött torony: a lökő szumó lépését írd be.
error-move-not-on-board = { side } { tower } tornya nincs a táblán.
error-move-off-board = A { tower } torony ({ $square }) lelépne a tábláról: arra { $count } mezőnyi hely van.
error-move-wrong-color = Ez nem stimmel: { $square } színe { color }.

## Állások

error-position-sign = Ez a jel nem való egy állásba: „{ $sign }” ({ $offset }. hely).
error-position-rank-length = A sor hossza nem jó ({ $rank }. sor): 8 mező helyett { $count } van.
error-position-rank-count = Az állásban 8 sor helyett { $count } van.
error-position-missing = Az állás túl korán ér véget: a tábla után b vagy w, majd a lépésre kötelezett torony színe vagy - következik.
error-position-word = Itt másnak kellene állnia ({ $offset }. hely): a tábla után b vagy w, majd a lépésre kötelezett torony színe vagy - következik.
