# The lessons.

lessons-lead = Rövid, játszható leckék az első lépéstől a tripla szumóig. Mindegyik gyakorlattal zárul.
lessons-start = Első lecke indítása
lessons-continue = Folytatás
lessons-all-done = Minden leckét elvégeztél. Ideje játszani!
lessons-strategy = Stratégia
lesson-numbered = { $number }. lecke
lesson-finished-mark = kész
lesson-step = { $number }. rész, összesen { $count }
lesson-exercise = Gyakorlat
lesson-steps = A lecke részei
lesson-correct = Helyes!
lesson-wrong = Ez szabályos, de most nem ez a feladat. Visszavontuk.
lesson-next-step = Tovább
lesson-next-lesson = Következő lecke
lesson-again = A lecke megismétlése
lesson-finished = Elvégezted ezt a leckét.
lesson-all = Minden lecke

## Hints

lesson-hint-any = Bármelyik lépés jó, amelyet a tábla felkínál.
lesson-hint-this = Olvasd el újra a feladatot: megnevezi a tornyot és az irányt.
lesson-hint-proven = Nézz meg minden mezőt, amelyet elérsz: utána melyik torony következik, és az mit tehet?
lesson-hint-fill = Hasonlítsd össze a két képet: mindkettő azt mutatja, hol állnának a tornyok.
lesson-hint-fill-any = Bármelyik választás jó.
lesson-hint-line-up = Hasonlítsd össze a sorodat az ellenfelével, toronyról toronyra.
lesson-hint-line-up-any = Bármelyik sorrend jó.
lesson-hint-color = Az a torony következik, amelyik olyan színű, mint a mező, ahol a lépésed véget ér.
lesson-hint-win = Keress szabad utat az ellenfél bázisához, egyenesen vagy átlósan.
lesson-hint-pass = Keress olyan színű mezőt, amilyen színű torony beszorult.
lesson-hint-deadlock = Kényszeríts lépésre egy tornyot, amelynek csak egy lépése maradt, és nézd meg, melyik torony következik utána.
lesson-hint-length = Számold a mezőket, és menj olyan messze, amennyire csak lehet.
lesson-hint-push = Lépj a szumóval az ellenfél közvetlenül előtte álló tornyának mezőjére.
lesson-hint-safe = Minden mező más fekete tornyot kényszerít lépésre. Melyik nem éri el a bázisodat?

## The steps

lesson-finish = Most nyerd meg a kört.

lesson-move = Lépés egy toronnyal
lesson-move-1 = Tieid az alsó, fekete tornyok. A torony egyenesen vagy átlósan lép előre, ameddig szabad az út. A kör első lépéséhez bármelyik tornyot választhatod: lépj eggyel.
lesson-move-1-done = A tornyok sosem lépnek hátra vagy oldalra, és sosem ugranak.
lesson-move-2 = Most lépj a rózsaszín toronnyal átlósan előre, ameddig csak akarsz.
lesson-move-3 = Egyetlen lépéssel állítsd a piros tornyot közvetlenül Fehér bázisa elé.

lesson-color = A szín dönt
lesson-color-1 = Az a mező, ahol a lépésed véget ér, eldönti, melyik toronnyal kell az ellenfélnek lépnie. Lépj a piros toronnyal négy mezőt egyenesen előre, kékre.
lesson-color-1-done = Fehérnek a kék toronnyal kellett lépnie, és sárgára ért. Így a te sárga tornyod következik.
lesson-color-2 = A sárga tornyodnak lépnie kell. Vidd három mezőt átlósan, lilára.
lesson-color-3 = A zöld tornyodnak lépnie kell. Válassz olyan mezőt, amely után Fehérnek a narancsszínű toronnyal kell lépnie.

lesson-win = A kör megnyerése
lesson-win-1 = Az a torony, amelyik eléri az ellenfél bázisát, megnyeri a kört. A rózsaszín tornyod közel van, de másiknak kell lépnie: vidd a barnát két mezőt előre, kékre, és Fehér kék tornyának csak egy lépése lesz.
lesson-win-1-done = Ha tudsz lépni, lépned kell, akkor is, ha fáj.
lesson-win-2 = Fehér lépése után a rózsaszín tornyod következik. Vidd Fehér bázisára.
lesson-win-3 = Találd meg a lépést, amelyik megnyeri a kört.

lesson-pass = Beszorult torony: passz
lesson-pass-1 = Fehér zöld tornya beszorult. Lépj a barna tornyoddal négy mezőt egyenesen előre, zöldre, és nézd meg, mi történik.
lesson-pass-1-done = A passz nulla mezős lépésnek számít: a beszorult torony alatti szín dönti el, melyik torony következik.
lesson-pass-2 = A beszorult torony sárgán áll, így a sárga tornyod következik. Hozd ki belőle a legtöbbet.
lesson-pass-3 = Kényszerítsd Fehért passzra úgy, hogy utána nyerhess.

lesson-chain = Mindkét játékos passzol
lesson-chain-1 = Most Fehér vagy. Fekete lépése után a zöld tornyod következne, de beszorult; aztán Fekete sárga tornya, amely szintén beszorult. Így te következel a kékkel: lépj sárgára, és Feketének megint passzolnia kell.
lesson-chain-2 = Fekete sárga tornya még mindig beszorult, és újra a kék következik. Fejezd be a kört.
lesson-chain-3 = Találd meg a lépést, amely után három torony passzol egymás után, és újra te következel.

lesson-deadlock = Patthelyzet
lesson-deadlock-1 = Fehér vagy. Fekete zöld tornyának egyetlen lépése van, és utána csak beszorult tornyok következnének. Kényszerítsd lépésre a kék tornyoddal.
lesson-deadlock-1-done = Innen már csak passzok jönnének. A kör véget ér, és aki utoljára lépett, az veszít, akár kényszerből is. Az utolsó mező színével egyező torony nyer.
lesson-deadlock-2 = Hagyj Fehérnek egyetlen lépést, amely patthelyzettel végződik.

lesson-teeth = Sárkányfogak és pontok
lesson-teeth-1 = Egy játszma több körből áll. A kört nyerő torony sárkányfogat kap: szumó lesz belőle, te pedig kapsz egy pontot. Nyerj Fehér lila tornyával.
lesson-teeth-2 = A szumó nehéz: legfeljebb öt mezőt lép. Vidd a tiédet olyan messze, amennyire tud menni.
lesson-teeth-3 = A második fog még két pontot hoz, és három pont megnyeri a sztenderd játszmát. Nyerd meg a piros szumóddal.
lesson-teeth-3-done = Az egyszerű játszmához 1 pont kell, a sztenderd játszmához 3, a hosszú játszmához 7, a maratoni játszmához 15.
lesson-teeth-4 = Hosszú játszma. A zöld tornyodnak két foga van, a harmadik négy pontot hozna. Nyerd meg vele a játszmát.
lesson-teeth-4-done = Egy torony négy foga 1, 2, 4 és 8 pontot hoz. Az állás mindig leolvasható a tornyokról.

lesson-fill = A következő kör
lesson-fill-1 = Fehérrel megnyertél egy kört, ezért te döntesz: mindketten balról vagy mindketten jobbról töltitek fel a bázist. Hasonlítsd össze a két képet, és válassz.
lesson-fill-1-done = A tornyokat soronként vesszük, a saját bázissal kezdve, és a fogaik megmaradnak. Az első lépés a vesztesé.
lesson-fill-2 = Úgy válassz, hogy a sárga tornyod előtt közvetlenül sárga mező legyen.

lesson-push = A szumó lökés
lesson-push-1 = Fehér vagy, és a lila szumódnak lépnie kell. Közvetlenül előtte fekete torony áll: lökd hátra úgy, hogy rálépsz.
lesson-push-1-done = Szumó lökés után rögtön újra te következel, azzal a toronnyal, amelynek a színére az ellökött torony került.
lesson-push-2 = Sárgára került, tehát a sárga tornyod következik. Nyerd meg a kört.
lesson-push-3 = Ugyanaz a hely, de most a szumónak nincs más lépése. Ilyenkor löknie kell: ha tudsz lökni, nem passzolhatsz.
lesson-push-4 = Úgy játssz, hogy újra te következz, és nyerhess.

lesson-limits = Amit nem lehet ellökni
lesson-limits-1 = A szumó az ellenfél egyik kevesebb fogú tornyát löki egyenesen előre, üres mezőre. Itt bármelyik torony léphet, de csak egy tud lökni. Találd meg.
lesson-limits-1-done = A szumó sosem lök átlósan vagy a tábláról le. Nem lökhet saját tornyot, ugyanolyan erőset vagy erősebbet, sem több tornyot, mint ahány foga van.
lesson-limits-2 = Két foggal a szumó legfeljebb két tornyot lök, hárommal hármat. Megint csak egy szumó lökés lehetséges.

lesson-double = A dupla szumó
lesson-double-1 = Két fog: a dupla szumó legfeljebb három mezőt lép, de egyszerre két tornyot lök. Lökj a zölddel.
lesson-double-1-done = A leghátrább lökött torony dönt. Zöldre került, így megint a zöld következik.
lesson-double-2 = Lökj még egyszer.
lesson-double-3 = Most a rózsaszín szumód következik. Nyerd meg a kört, és vele a játszmát.
lesson-double-4 = Úgy lökj, hogy utána nyerhess.

lesson-triple = A tripla szumó
lesson-triple-1 = Maratoni játszma: Fehér vagy, és egy pontod hiányzik. A tripla szumó csak egy mezőt lép, de három tornyot lök. Lökj a sárgával.
lesson-triple-2 = A leghátsó torony kékre került. Lökj a kék dupla szumóddal.
lesson-triple-3 = Megint a sárga következik. Lökd el újra a hármat.
lesson-triple-4 = Lökni már nem lehet, és csak egy lépés maradt.
lesson-triple-5 = Lökd el a lila szumót az utadból.
lesson-triple-6 = Vigyázz: egy kivételével minden lépés után Fekete rögtön nyer.
lesson-triple-7 = Három lépés egymás után, és tiéd a játszma. Kezdd el.
lesson-triple-8 = Ne add ki a kezedből a lépést.
lesson-triple-9-done = A negyedik fog nyolc pontot hoz: 22:9.

lesson-tournament = A versenyfelállás
lesson-tournament-1 = Versenyen a játékosok az első kör előtt maguk állítják fel a tornyaikat. Fekete lép először, ezért Fekete állít fel először. Cserélgesd a tornyokat tetszésed szerint.
lesson-tournament-2 = Fehér vagy, és láttad Fekete felállását. Úgy állíts fel, hogy minden tornyoddal szemben az azonos színű fekete torony álljon.
lesson-strikers = Támadók és biztos mezők
lesson-strikers-1 = Az a torony, amelynek szabad az útja az ellenfél bázisáig, támadó. Fehér sárga és narancsszínű tornya támadó: a hosszú átlókon egészen a bázisodig látnak. Lépj a piros tornyoddal olyan mezőre, amely biztos előlük.
lesson-strikers-1-done = Biztos az a mező, amely után olyan torony következik, amely nem nyerhet azonnal. Minden lépés előtt nézd meg, az ellenfél mely tornyai támadók, és kerüld a színüket.
lesson-strikers-2 = Az a6-on álló kék tornyod is támadó. Keresd meg azt a lépést, amely után nyersz, bármit tesz is Fehér.
lesson-strikers-2-done = Fehér rózsaszín tornyának lépnie kellett, és bármelyik mezőre léphetett, utána egy nyerő tornyod következett.
lesson-strikers-4 = Fehér vagy. Keresd meg az egyetlen lépést, amely kikényszeríti a győzelmet.
lesson-tempo = Tempó és blokád
lesson-tempo-1 = A lépések többet érnek a mezőknél. Fehér lila tornya be van falazva; ha a színére lépsz, Fehérnek passzolnia kell. Keresd meg azt a mezőt, ahonnan utána nyersz.
lesson-tempo-1-done = A beszorult torony gyengeség: valahányszor az következik, az ellenfél veszít egy lépést. Szoríts be tornyokat korán, és kényszerítsd őket, amikor számít.
lesson-tempo-3 = Most fordítva: itt semmi sem nyer azonnal, de elveheted Fehértől a várakozó lépéseket. Keresd meg az egyetlen nyerő lépést, még ha passzolnod kell is.
lesson-tempo-3-done = Feláldoztál egy tempót: a tornyod beszorult, ezért Fehérnek újra lépnie kellett, és elrontotta a saját állását.
lesson-sumo = Játék a szumókkal
lesson-sumo-1 = A szumó lökés az ellenfél egy lépésébe kerül, és elviszi a tornyát az útból. Akkor éri meg, ha az ellökött torony az egyik támadód színére kerül. Keresd meg az egyetlen nyerő lépést.
lesson-sumo-1-done = Az ellökött torony miatt a támadód következett, és még mindig te léphettél. Amíg nincs ilyen lökés, a szumók helye őrként a bázison van.
lesson-sumo-3 = Csak az egyik lépés nyer. Melyik torony következik az egyes lépések után?
lesson-choice = A feltöltés megválasztása
lesson-choice-1 = Megnyerted a kört, és te választod a feltöltést. Utána az ellenfél lép először, ami nagy előny. Válaszd azt a feltöltést, amelynél az ellenfél kevesebb fenyegetést építhet fel.
lesson-choice-1-done = Mielőtt befejezel egy kört, nézd meg mindkét feltöltést: ha egy lépéssel később nyersz, talán jobb felállást kapsz.
lesson-choice-2 = Itt csak az egyik feltöltésről bizonyított, hogy neked nyer. Válaszd azt.
lesson-line-up = Felállás választása
lesson-line-up-1 = Versenyen a kihívó állít fel és lép először. A védő válaszol, és minden azon múlik, hogyan illik össze a két sor. Válassz tetszőleges felállást.
lesson-line-up-1-done = Véletlen felállásokból az első lépő száz körből körülbelül 99-et megnyer. A védőnek ezért a ritka nyerő választ kell megkeresnie.
lesson-line-up-2 = Fehér vagy, és láttad Fekete felállását. Egy válasz, amelyről bizonyított, hogy nyer, balról: rózsaszín, barna, narancsszínű, kék, sárga, piros, zöld, lila. Így állíts fel.
lesson-line-up-2-done = Bármit lép is először Fekete, ezt a kört megnyerheted. Az elemzés megmutatja, hogyan.
