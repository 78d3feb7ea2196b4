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
