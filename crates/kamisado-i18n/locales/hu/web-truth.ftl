# Az oldal arról, ami bizonyított.

truth-title = Ami bizonyított
truth-lead = Tények a játékról, mindegyik azzal a paranccsal, amely újra bebizonyítja. A számok a programba épített könyvből származnak.
truth-start = A kezdőállásból az első játékos nyer, mindkét fél legjobb játéka mellett 17 lépésben.
truth-start-moves = Ott a { $moves } első lépés közül { $winning } nyer.
truth-start-strategy = Egy teljes nyerő stratégia elfér egy oldalon, és az ellenőrzéséhez elég ismerni a szabályokat.
truth-capped = Az 1-3-5 kezdéssel is az első játékos nyer, a { $moves } első lépés közül { $winning } lépéssel.
truth-drawn = A 36 számozott felállás { $starts } párt alkot: a kihívó ezek közül { $won } kezdésből nyer, { $lost } kezdésből veszít.
truth-fair = Ezek közül némelyik majdnem kiegyenlített: a kihívó nyerhet, de a mintegy száz első lépés közül csak néhánnyal. Mások az egyik félnek kedveznek.
truth-fair-play = Kiegyenlített kezdés játszása
truth-random = Két véletlen felállásból az első játékos száz körből mintegy 99-et nyer meg.
truth-tournament = A versenyfelállásban a kihívó nyer: { $line_up } mind a { $answers } válasz ellen nyer.
truth-answers = Ha a tükörképeket egyszer számoljuk, { $line_ups } felállás van: { $answered } felállásra van nyerő válasz, { $unbeatable } felállásra nincs.
truth-defence = A legtöbbre egyetlen válasz is elég: { $line_up } vagy a tükörképe közülük { $count } ellen nyer.
truth-both = A legjobb felállások mindkét fél számára erősek: a könyv { $answers } válaszából { $both } olyan, amelyre magára sincs válasz.
truth-twice = A kezdőállásból az első játékos kikényszerítheti az első kör megnyerését, de az első két körét nem, bármelyik feltöltést választja is.
truth-open = Nem tudni, ki nyer meg egy egész játszmát. A kör vesztese lesz a következő kihívó, ezért egy megnyert kör még nem dönti el a játszmát.
truth-unsettled = Még el nem döntött felállások száma: { $count }.
truth-book = Kérdezd a könyvet
truth-book-lead = A versenyfelállásban előbb a kihívó állítja fel a tornyait; a védő látja őket, és válaszol. Állítsd fel a kihívó tornyait, és nézd meg, van-e rá válasz.
truth-answer-wins = Ez a válasz nyer a védőnek: { $text }.
truth-answer-none = Nincs válasz: bármilyen felállást választ is a védő, a kihívó nyer.
truth-answer-unknown = Ezt a felállást a könyv még nem ismeri.
truth-show-unbeatable = Mutass egyet, amire nincs válasz
truth-play-challenger = Játék kihívóként
truth-play-defender = Játék védőként
