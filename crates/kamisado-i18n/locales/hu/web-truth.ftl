# Az oldal arról, ami bizonyított.

truth-title = Ami bizonyított
truth-lead = Tények a játékról, mindegyik azzal a paranccsal, amely újra bebizonyítja. A számok a programban lévő könyvből származnak.
truth-start = Az alapfelállásból az első játékos nyer, mindkét fél legjobb játéka mellett 17 lépésben.
truth-start-moves = Az ottani { $moves } első lépés közül { $winning } nyer.
truth-start-strategy = Egy teljes nyerő stratégia elfér egy oldalon, és az ellenőrzéséhez elég ismerni a szabályokat.
truth-capped = Az 1-3-5 kezdéssel is az első játékos nyer: a { $moves } első lépés közül { $winning } lépéssel.
truth-drawn = A 36 számozott felállásból kettő-kettő { $starts } kezdést ad: a kihívó ezek közül { $won } esetben nyer, { $lost } esetben veszít.
truth-fair = Ezek közül némelyik majdnem kiegyenlített: a kihívó nyerhet, de a mintegy száz első lépés közül csak néhánnyal. Mások az egyik félnek kedveznek.
truth-fair-play = Kiegyenlített kezdés játszása
truth-random = Két véletlen felállásból az első játékos száz körből mintegy 99-et megnyer.
truth-tournament = A versenyfelállásban a kihívó nyer: { $line_up } ellen mind a { $answers } válasz veszít.
truth-answers = A { $line_ups } felállásból, tükörképpáronként egyet számolva, { $answered } felállásra van nyerő válasz, { $unbeatable } felállásra nincs.
truth-defence = Egyetlen válasz végzi a munka nagyját: { $line_up } közülük { $count } ellen nyer.
truth-twice = Az alapfelállásból az első játékos megnyerheti a kört, de nem tud olyan győzelmet kikényszeríteni, amely után a következő kört is megnyeri, bármelyik feltöltést választja is.
truth-open = Nem ismert: ki nyer meg egy egész játszmát. A kör vesztese lesz a következő kihívó, ezért egy megnyert kör nem feltétlenül nyeri meg a játszmát.
truth-unsettled = Még el nem döntött felállások száma: { $count }.
truth-book = Kérdezd a könyvet
truth-book-lead = A versenyfelállásban a kihívó felállítja a tornyait, a védő látja őket, és válaszol. Állítsd fel a kihívó tornyait, és nézd meg, van-e rá válasz.
truth-answer-wins = Ez a válasz nyer a védőnek: { $text }.
truth-answer-none = Nincs válasz: bármit állít fel a védő, a kihívó nyer.
truth-answer-unknown = Ezt a könyv még nem ismeri.
truth-show-unbeatable = Mutass egyet, amire nincs válasz
truth-play-challenger = Játék kihívóként
truth-play-defender = Játék védőként
