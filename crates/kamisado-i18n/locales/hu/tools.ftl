### Amit a terminál eszközei megtudnak.

solved-win = { side } következik és nyer, például ezzel: { $m }.
solved-loss = { side } következik, de { opponent } nyer; ez a lépés tart ki a legtovább: { $m }.
solved-length = A legjobb játékkal a kör még { $count } lépés után ér véget.
solved-open = Nincs bizonyítva, ki nyer: előbb elértük az egyik korlátot.
certificate-holds = A tanúsítvány helyes: { side } nyer, bármit játszik is az ellenfél (ellenőrzött állások: { $count }).
certificate-refused = A tanúsítvány semmit sem bizonyít: { $text }
certificate-of-one = Egy tanúsítvány egyetlen állásról szól: a --certificate mellé csak egyet adj meg.
input-line = { $line }. sor
server-ready = A Kamisado itt vár: { $address }
server-stop = Leállítás: Ctrl+C.
config-unknown = Nincs „{ $name }” nevű beállítás. A docs/server.md mindet felsorolja.
config-value = A „{ $name }” beállítás nem lehet „{ $text }”. A lehetséges értékek a docs/server.md fájlban vannak.
config-file = A konfiguráció nem TOML: { $reason }

## Amit beolvasunk

input-one-only = Ide csak egyetlen játszma vagy állás illik: adj meg egyet.
input-empty = Nincs mit beolvasni: adj meg egy játszmát, egy állást vagy egy lépéslistát.
input-kinds = Megadható egy játszma fájlja, egy állás, startpos, vagy - a szabványos bemenethez.
input-stdin = a szabványos bemenet
input-at = Nincs ilyen pillanat: { $at }. Ennek a játszmának az utolsó pillanata { $count }, az első 0.

## Ábrák

diagram-terminal = A PNG-kép nem szöveg a terminálra: nevezz meg egy fájlt az --output kapcsolóval.
diagram-nothing = Nincs mit rajzolni: a tornyok még nincsenek felállítva.
diagram-ending = A „.{ $ending }” nem ábraformátum: használj .svg, .png vagy .txt végződést, vagy nevezd meg a formátumot a --format kapcsolóval.

## Visszatekintés

judged-kept = megtartotta a nyerést
judged-threw-away = elszalasztotta a nyerést
judged-lost = már vesztésre állt
judged-open = nincs bizonyítva
judged-drawn = kisorsolva
judged-forced = az egyetlen lépés
judged-would-have-won = nyert volna: { $text }
review-match-turned = Itt fordult meg a játszma: { $text }

## Visszajátszás

replay-step = lépés
replay-round = kör
replay-alone = magától

## Feladványok

puzzle-progress = Megoldott feladványok ebben a fokozatban: { $count } / { $total }
puzzle-refuted = Ez nem nyer, erre ez a válasz: { $text }. Próbáld újra.
puzzle-show = Megoldás
puzzle-unfinished = Eddig helyes, de a feladvány még nincs megoldva: további lépések kellenek.

## Elemzés

analysis-nothing = Ebben a pillanatban nincs mit elemezni: nem lépés következik.
analysis-progress = Bizonyított lépések: { $count } / { $total }
