### Mi a baj a felállásokkal és fájlokkal.

## Felállások

error-line-up-letter = Ez a karakter nem szín ({ $offset }. hely): írd be az n, g, r, y, p, u, b és o betűket tetszőleges sorrendben.
error-line-up-length = Egy felállás nyolc betűből áll, minden színből egyből, nem ennyiből: { $count }.
error-line-up-twice = A felállásban ez a szín kétszer szerepel: { color-name }, tehát egy másik hiányzik.

## Fájlok

error-file-missing = Nincs ilyen fájl vagy mappa.
error-file-forbidden = Nincs hozzáférési jogosultság: módosítsd a jogosultságokat, vagy használj másik fájlt.
error-file-folder = Ez mappa, nem fájl.
error-file-no-folder = Az útvonal egy része fájl, nem mappa.
error-file-name = Ez a név túl hosszú, vagy itt nem használható.
error-file-exists = Már létezik: válassz másik nevet.
error-file-full = Nincs több hely: szabadíts fel helyet, vagy válassz másik helyet.
error-file-read-only = Az a hely csak olvasható: válassz másikat.
error-file-text = Ez nem UTF-8 szöveg.
error-file-damaged = A fájl sérült, itt nem olvasható: { $line }. sor, { $column }. oszlop. Javítsd ki, vagy töröld, és kezdd elölről.
error-file-other = A rendszer nem tudta olvasni vagy írni ({ $reason }). Próbáld újra, vagy használj másik fájlt.

## Parancsok

error-no-command = Nincs „{ $name }” parancs; a `kamisado --help` felsorolja őket.
error-nothing-to-resume = Nincs folytatható játszma; a `kamisado play` indít egyet.
error-match-busy = Ez a játszma egy másik ablakban van nyitva ({ $path }): zárd be ott, vagy nevezz meg másik fájlt a --file kapcsolóval.
error-sprt = A --sprt két Élő-különbséget vár, előbb a kisebbet, például --sprt 0,20.
error-chance = Ez a kapcsoló `0` és `0.5` közötti valószínűséget vár, például `0.05`: { $name }.
error-one-engine = Egy motor nem játszhat önmaga ellen: nevezz meg még egyet, például level:5.
