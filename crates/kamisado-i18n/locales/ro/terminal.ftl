### Cuvintele și propozițiile ecranelor.

## Nume

side-name =
    { $side ->
        [white] Alb
       *[black] Negru
    }
kind-name =
    { $kind ->
        [single] Partidă simplă
        [double] Rundă tur-retur
        [standard] Meci standard
        [long] Meci lung
        [marathon] Meci maraton
       *[series] Serie de partide simple
    }
opening-name =
    { $opening ->
       *[standard] Pe culorile proprii
        [tournament] Așezare de turneu
        [matchplay] Așezare trasă la sorți (1–36)
        [one-three-five] Deschidere 1-3-5
    }
favour-name =
    { $favoured ->
        [black] Avantaj pentru Negru
        [white] Avantaj pentru Alb
       *[nobody] Start echilibrat
    }
board-name =
    { $board ->
       *[standard] Tablă standard
        [mirrored] Tablă în oglindă
    }
palette-classic = Culori clasice
palette-deuteranopia = Culori pentru deuteranopie
palette-protanopia = Culori pentru protanopie
palette-tritanopia = Culori pentru tritanopie
symbols-off = Fără simboluri
symbols-kanji = Kanji
symbols-letters = Litere

## Meniu

menu-computer = Joacă împotriva calculatorului
menu-two-players = Joacă în doi
menu-watch = Urmărește calculatorul jucând
menu-resume = Reia ultimul meci
menu-puzzles = Rezolvă probleme
menu-analyse = Analizează o poziție
menu-replay = Revezi un meci
menu-settings = Setări
menu-help = Ajutor
menu-quit = Ieșire

## Etichete

label-match = Meci
label-opening = Deschidere
label-board = Tablă
label-level = Nivel
label-side = Partea ta
label-clock = Ceas
label-language = Limbă
label-colors = Culori
label-symbols = Simboluri pe pătrate
label-moves = Mutări
label-score = Scor
label-round = Runda { $round }
score-line = Negru { $black } – { $white } Alb

## Cantități

count-points =
    { $count ->
        [one] un punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
count-rounds =
    { $count ->
        [one] o rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }
count-teeth =
    { $count ->
        [one] un dinte de dragon
        [few] { $count } dinți de dragon
       *[other] { $count } de dinți de dragon
    }
count-minutes =
    { $count ->
        [one] un minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
count-seconds =
    { $count ->
        [one] o secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    }
clock-none = Fără ceas
clock-increment = { $minutes } min + { $seconds } s pe mutare

## Acțiuni

action-start = Începe
action-undo = Retrage mutarea
action-redo = Refă mutarea
action-hint = Indiciu
action-review = Retrospectivă
action-flip = Întoarce tabla
action-resign = Cedează
action-save = Salvează
action-resume = Reia
action-rematch = Revanșă
action-back = Înapoi
action-cancel = Renunță
action-quit = Ieși
answer-yes = Da
answer-no = Nu

## Întrebări

prompt-move = Mutarea ta, de exemplu b1b7 sau „Verde Înainte 6”:
prompt-line-up = Așază-ți cele opt turnuri, de la stânga la dreapta:
prompt-fill = Așezare de la stânga sau de la dreapta?
fill-preview = Așezările rundei următoare ar fi:
prompt-resign = Sigur vrei să cedezi?
prompt-quit = Ieși din meci? Este salvat și îl poți relua mai târziu.
prompt-quit-over = Ieși din Kamisado? Meciul s-a încheiat și este salvat.

## Mesaje

status-thinking = Calculatorul se gândește…
status-saved = Salvat în { $path }.
status-resumed = Meci reluat.
status-undone = Mutare retrasă: { $text }.
status-nothing-to-redo = Nu este nimic de refăcut.
status-hint = Indiciu: { $text }
status-too-small = Fereastra este prea mică: trebuie cel puțin { $columns } × { $rows } de caractere.

## Ajutor

help-title = Taste
help-arrows = mută cursorul
help-enter = alege un turn sau un pătrat
help-type = scrie o mutare în orice notație
help-mouse = mouse: clic pe un turn, apoi pe un pătrat
help-escape = anulează selecția
help-help = acest ajutor
help-goal = Câștigă runda cine ajunge cu un turn pe linia-casă a adversarului. Culoarea pătratului de sosire hotărăște ce turn trebuie să mute adversarul.

## Analiză

analysis-wins-in =
    câștigă { $count ->
        [one] într-o mutare
        [few] în { $count } mutări (ale ambelor părți)
       *[other] în { $count } de mutări (ale ambelor părți)
    }
analysis-loses-in =
    pierde { $count ->
        [one] într-o mutare
        [few] în { $count } mutări (ale ambelor părți)
       *[other] în { $count } de mutări (ale ambelor părți)
    }
analysis-wins = câștigă
analysis-loses = pierde
analysis-unknown = necunoscut
analysis-proving = Se demonstrează…
analysis-positions =
    { $count ->
        [one] o poziție cercetată
        [few] { $count } poziții cercetate
       *[other] { $count } de poziții cercetate
    }

## Retrospectivă

review-title = De ce s-a terminat așa?

## Probleme

puzzle-next = Problema următoare
puzzle-streak =
    { $count ->
        [one] o problemă rezolvată la rând
        [few] { $count } probleme rezolvate la rând
       *[other] { $count } de probleme rezolvate la rând
    }

## Joc

seat-human = Jucător pe acest dispozitiv
action-menu = Meniu
action-pause = Pauză sau reluare
prompt-save = Salvează în fișierul:
status-paused = Pauză. Ctrl-P reia jocul.
status-not-saved = { $path } nu a putut fi salvat: { $reason }
help-tab = la următorul pătrat posibil; o așezare la întâmplare
help-line-up = Săgețile aleg un loc, bara de spațiu ia turnul, Enter confirmă. Sau tastează opt litere.
language-name = Română
action-new-match = Meci nou…
prompt-rematch = Începi o revanșă? Acest meci este salvat.
prompt-over = Meciul s-a încheiat. Enter arată opțiunile.
status-rematch = Revanșă, cu taberele schimbate.
review-nothing-yet = Nicio rundă nu s-a încheiat încă. Apoi retrospectiva arată unde s-a decis. Până atunci, încearcă un indiciu.
prompt-overwrite = { $path } există deja. Îl înlocuiești?
menu-keys = ↑ ↓ aleg, ← → schimbă, Enter confirmă, Esc se întoarce.
prompt-move-short = Mutarea ta:
