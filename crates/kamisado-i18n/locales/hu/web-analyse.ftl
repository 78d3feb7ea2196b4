# Analysis and review in the browser.

analyse-board = Elemzőtábla
analyse-legend = A kerek jelek nyernek, a szögletesek veszítenek. A szám azt mutatja, hány lépés van még hátra a körből.
analyse-moves = Minden lépés, elöl a legjobbak
analyse-stands-won = { side } következik, és megnyeri a kört.
analyse-stands-lost = { side } következik, és minden lépés elveszíti a kört.
analyse-tree = Változatok
analyse-root = Kezdet
analyse-first = Az elejére
analyse-back = Egy lépést vissza
analyse-forward = Egy lépést előre
analyse-last = A változat végére
analyse-promote = Legyen főváltozat
analyse-delete = Törlés innentől
analyse-reset = Kezdőállás
analyse-play-from-here = Játék innen
analyse-show = Az állás elemzése
analyse-line-up = Felállítás

editor-title = Állás felállítása
editor-help = Válassz egy tornyot, aztán egy mezőt. A tornyok húzhatók is; a Delete leveszi őket.
editor-towers = Tornyok
editor-tower = { side } { tower } tornya
editor-eraser = Levétel a tábláról
editor-teeth = Sárkányfogak
editor-side = Következik
editor-active = Lépnie kell
editor-any = Bármelyik torony
editor-clear = Tábla ürítése

import-title = Megnyitás
import-help = Illessz be egy játszmalapot, egy állást vagy lépéseket, bármilyen jelöléssel és a hét nyelv bármelyikén.
import-text = Szöveg
import-file = Fájl választása

export-title = Megosztás és mentés
export-link = Link ehhez az álláshoz
export-form = Szövegként
export-record = Játszmalap
export-kanji = Játszmalap kandzsival
export-words = Játszmalap szavakkal
export-json = Játszmalap JSON-ként
export-moves = Lépéssor
export-position = Állás
export-copy = Másolás
export-copied = Másolva.
export-download = Letöltés
export-diagram = Ábra

review-board = A visszatekintés táblája
review-graph = Ki tudta kikényszeríteni a győzelmet: fent Fekete, lent Fehér
review-table = Táblázatként
review-column-move = Lépés
review-column-winner = Innen nyer
review-points = Fordulópontok
review-would-have-won = Lépések, amelyek nyertek volna
review-start-round = A kör kezdete
review-none = Még nincs mire visszatekinteni. Játssz egy játszmát, vagy nyiss meg egy játszmalapot.
