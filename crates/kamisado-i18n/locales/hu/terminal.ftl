### A képernyők szavai és mondatai.

## Nevek

side-name =
    { $side ->
        [white] Fehér
       *[black] Fekete
    }
kind-name =
    { $kind ->
        [single] Egyszerű játszma
        [double] Oda-visszavágó
        [standard] Sztenderd játszma
        [long] Hosszú játszma
        [marathon] Maratoni játszma
       *[series] Egyszerű játszmák sorozata
    }
opening-name =
    { $opening ->
       *[standard] Saját színeken
        [tournament] Versenyfelállás
        [matchplay] Sorsolt felállás (1–36)
        [one-three-five] 1-3-5 kezdés
    }
favour-name =
    { $favoured ->
        [black] Előny Feketének
        [white] Előny Fehérnek
       *[nobody] Kiegyenlített kezdés
    }
board-name =
    { $board ->
       *[standard] Sztenderd tábla
        [mirrored] Tükrözött tábla
    }
palette-classic = Klasszikus színek
palette-deuteranopia = Színek zöldvaksághoz
palette-protanopia = Színek vörösvaksághoz
palette-tritanopia = Színek kékvaksághoz
symbols-off = Jelek nélkül
symbols-kanji = Kandzsi
symbols-letters = Betűk

## Menü

menu-computer = Játék a számítógép ellen
menu-two-players = Két játékos
menu-watch = A számítógép játékának megtekintése
menu-resume = Utolsó játszma folytatása
menu-puzzles = Feladványok
menu-analyse = Állás elemzése
menu-replay = Játszma visszajátszása
menu-settings = Beállítások
menu-help = Súgó
menu-quit = Kilépés

## Feliratok

label-match = Játszma
label-opening = Felállás
label-board = Tábla
label-level = Szint
label-side = Oldalad
label-clock = Óra
label-language = Nyelv
label-colors = Színek
label-symbols = Jelek a mezőkön
label-moves = Lépések
label-score = Pontállás
label-round = { $round }. kör
score-line = Fekete { $black } : { $white } Fehér

## Mennyiségek

count-points = { $count } pont
count-rounds = { $count } kör
count-teeth = { $count } sárkányfog
count-minutes = { $count } perc
count-seconds = { $count } másodperc
clock-none = Óra nélkül
clock-increment = { $minutes } perc + lépésenként { $seconds } mp

## Műveletek

action-start = Kezdés
action-undo = Visszavonás
action-redo = Ismét
action-hint = Tipp
action-review = Visszatekintés
action-flip = Tábla megfordítása
action-resign = Feladás
action-save = Mentés
action-resume = Folytatás
action-rematch = Visszavágó
action-back = Vissza
action-cancel = Mégse
action-quit = Kilépés
answer-yes = Igen
answer-no = Nem

## Kérdések

prompt-move = A lépésed, például b1b7 vagy „zöld előre 6”:
prompt-line-up = Állítsd fel a nyolc tornyodat, balról jobbra:
prompt-fill = Feltöltés balról vagy jobbról?
fill-preview = A következő kör felállásai ezek lennének:
prompt-resign = Biztosan feladod?
prompt-quit = Kilépsz a játszmából? El van mentve, később folytathatod.
prompt-quit-over = Kilépsz a Kamisadóból? A játszma véget ért, és el van mentve.

## Üzenetek

status-thinking = A számítógép gondolkodik…
status-saved = Elmentve ide: { $path }.
status-resumed = A játszma folytatódik.
status-undone = Visszavonva: { $text }.
status-nothing-to-redo = Nincs mit megismételni.
status-hint = Tipp: { $text }
status-too-small = Az ablak túl kicsi: legalább { $columns } × { $rows } karakter kell.

## Súgó

help-title = Billentyűk
help-arrows = a kurzor mozgatása
help-enter = torony vagy mező kiválasztása
help-type = lépés beírása bármely jelöléssel
help-mouse = egér: kattints egy toronyra, majd egy mezőre
help-escape = a kijelölés törlése
help-help = ez a súgó
help-goal = Az nyeri a kört, aki egy toronnyal eléri az ellenfél bázisát. A célmező színe dönti el, melyik toronnyal kell lépnie az ellenfélnek.

## Elemzés

analysis-wins-in =
    { $count ->
        [one] { $count } lépésben nyer
       *[other] { $count } lépésben nyer (mindkét félé együtt)
    }
analysis-loses-in =
    { $count ->
        [one] { $count } lépésben veszít
       *[other] { $count } lépésben veszít (mindkét félé együtt)
    }
analysis-wins = nyer
analysis-loses = veszít
analysis-unknown = ismeretlen
analysis-proving = Bizonyítás folyik…
analysis-positions = { $count } állás megvizsgálva

## Visszatekintés

review-title = Miért így végződött?

## Feladványok

puzzle-next = Következő feladvány
puzzle-streak = { $count } feladvány megoldva egymás után

## Játék

seat-human = Játékos ezen az eszközön
action-menu = Menü
action-pause = Szünet vagy folytatás
prompt-save = Mentés fájlba:
status-paused = Szünet. Folytatás: Ctrl-P.
status-not-saved = { $path } nem menthető: { $reason }
help-tab = a következő lehetséges mezőre; véletlen felállás
help-line-up = A nyilak helyet választanak, a szóköz felveszi a tornyot, az Enter megerősíti. Vagy írj be nyolc betűt.
language-name = Magyar
action-new-match = Új játszma…
prompt-rematch = Kezdődjön a visszavágó? Ez a játszma el van mentve.
prompt-over = A játszma véget ért. Az Enter mutatja a lehetőségeket.
status-rematch = Visszavágó, oldalcserével.
review-nothing-yet = Még egyetlen kör sem ért véget. Utána a visszatekintés megmutatja, hol dőlt el. Addig kérj egy tippet.
prompt-overwrite = { $path } már létezik. Felülírjam?
menu-keys = ↑ ↓ választ, ← → módosít, az Enter megerősíti, az Esc visszalép.
prompt-move-short = A lépésed:
