### Mi a baj a felállásokkal és fájlokkal.

## Felállások

error-line-up-letter = Ezen a helyen nem szín jele áll: { $offset }. Az n, g, r, y, p, u, b és o betűk írhatók bármilyen sorrendben.
error-line-up-length = Egy felállás nyolc betűből áll, minden színből egyből, nem ennyiből: { $count }.
error-line-up-twice = Ez a szín kétszer szerepel a felállásban, így egy másik hiányzik: { color-name }.

## Fájlok

error-file-missing = Nincs ilyen fájl vagy mappa.
error-file-forbidden = Ez nincs megengedve.
error-file-folder = Ez mappa, nem fájl.
error-file-no-folder = Az útvonal egy része fájl, nem mappa.
error-file-exists = Ez már létezik.
error-file-full = Nincs több hely az íráshoz.
error-file-read-only = Oda nem lehet írni, csak olvasni.
error-file-text = Ez nem UTF-8 szöveg.
error-file-other = A rendszer üzenete: „{ $reason }”.

## Parancsok

error-no-command = Nincs „{ $name }” parancs; a `kamisado --help` felsorolja őket.
error-needs-terminal = A `kamisado play` billentyűihez és képernyőjéhez terminál kell; a `kamisado ugi` csöveken át játszik.
error-nothing-to-resume = Nincs folytatható játszma; a `kamisado play` kezd egyet.
error-match-busy = A(z) { $path } fájlban lévő játszma egy másik ablakban van nyitva: zárd be ott, vagy nevezz meg másik fájlt a --file kapcsolóval.
error-memory = Nincs elég memória egy { $count } MiB-os táblához: kérj kevesebbet a --hash kapcsolóval.
error-sprt = A --sprt két Élő-pontszámot vár, előbb a kisebbet, például --sprt 0,20.
error-chance = Ez valószínűség 0 és 0.5 között, például 0.05: { $name }.
error-one-engine = Egy motor nem játszhat egyedül: nevezz meg még egyet, például level:5.
