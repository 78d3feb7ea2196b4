### Ajutorul liniei de comandă. Engleza stă lângă cod.

## Titluri

usage = Utilizare
usage-options = OPȚIUNI
usage-command = COMANDĂ
options = Opțiuni
commands = Comenzi
arguments = Argumente
examples = Exemple
default = implicit
values = posibil

## Ce nu este în regulă

wrong-value = „{ $value }” nu se potrivește cu { $argument }.
wrong-value-of = „{ $value }” nu se potrivește cu { $argument }. Posibil: { $values }.
wrong-value-missing = { $argument } are nevoie de o valoare.
wrong-argument = { $argument } nu există aici.
wrong-command = Nu există comanda „{ $command }”.
wrong-together = { $argument } și { $other } nu merg împreună.
wrong-missing = Lipsește: { $argument }.
wrong-count = { $argument } are prea multe sau prea puține valori.
wrong-usage = Comanda nu poate fi dată așa.
wrong-suggestion = Ai vrut să scrii { $value }?
wrong-more = Vezi --help pentru mai multe.

## Programul

kamisado = Kamisado în terminal: joc, studiu și unelte într-un singur program
kamisado-more =
    Fără comandă, `kamisado` pornește aplicația web, la fel ca `kamisado serve`; `kamisado play` joacă în terminal.

    Pozițiile se scriu ca în `OBUPYRGN/8/8/8/8/8/8/ngrypubo b -`, cu ghilimele sau fără. Unde o comandă ia o poziție, `-` citește câte una pe linie de la intrarea standard.

    Coduri de ieșire: 0 gata, 1 răspunsul este nu, 2 argumente sau date greșite, 3 un fișier sau un pipe nu a putut fi citit sau scris.
any-help = Arată acest ajutor
any-help-command = Arată acest ajutor sau pe cel al unei comenzi
any-version = Arată versiunea
any-lang = Limba propozițiilor: de, en, fr, nl, tr, hu sau ro; altfel cea aleasă ultima dată în meniul lui `play` sau cea a mediului
any-line = Joacă linie cu linie, în text simplu
any-hash = Tabelul pozițiilor demonstrate, în MiB
any-threads = Câte fire caută; doar cu unul numerele de noduri sunt mereu aceleași
any-nodes = Renunță după aproximativ atâtea poziții
any-symbols = Simbolurile de pe pătrate și turnuri
any-palette = Culorile, și pentru daltoniști
any-colors = Câte culori are terminalul; altfel ce spune mediul
any-colors-truecolor = Șaisprezece milioane
any-colors-256 = Cele 256 ale celor mai multe terminale
any-colors-16 = Cele șaisprezece ale oricărui terminal
any-colors-none = Niciuna: literele, parantezele și video invers arată totul
any-words = Fișierul unei fișe de meci, ca text sau JSON; o poziție; `startpos`; sau `-` pentru oricare dintre ele la intrarea standard
any-kind = Felul de meci căruia îi aparține o simplă listă de decizii
any-opening = Cum începe acel meci: standard, tournament, matchplay sau 1-3-5
any-board = Cum stă tabla lui: standard sau mirrored
any-at = Doar poziția după atâtea decizii; 0 este începutul
any-flip = Tabla așa cum o vede Albul

## play

learn = Învață jocul în lecții scurte care se joacă, de la prima mutare la sumoul triplu
learn-more = Fără număr, o listă arată lecțiile și care sunt terminate; acest lucru este reținut în dosarul de date al utilizatorului. Cu --line, și unde nu există ecran, lecția se joacă linie cu linie, fără număr de la prima neterminată; --list afișează lista.
learn-number = Lecția cu acest număr
learn-list = Afișează lecțiile și care sunt terminate
matches = Listează meciurile salvate cu nume și date și le arată din nou
matches-more = Fiecare meci din `kamisado play` este salvat în dosarul de stare al utilizatorului. Ultimul are numărul 1. Cu un număr, acel meci este revăzut pe ecran; altundeva, și cu --print, i se afișează fișa.
matches-number = Meciul cu acest număr din listă
matches-print = Afișează fișa în loc să arate meciul pe ecran
matches-json = Afișează câte un obiect JSON pentru fiecare meci
play = Joacă în terminal: doi oameni, împotriva calculatorului, sau calculatorul cu el însuși
play-more = Fără opțiuni, un meniu întreabă ce se joacă. Fiecare meci se salvează pe măsură ce se joacă, ca fișă de meci pe care o citește orice altă comandă, în dosarul de stare al utilizatorului sau în fișierul numit cu --file; --resume îl reia pe ultimul. `?` arată tastele. Ce se alege în meniu este reținut în dosarul de configurare al utilizatorului. Cu --line, și unde nu există ecran, se joacă linie cu linie, în text simplu.
play-kind = Cât de lung este meciul: single, double, standard, long, marathon, series sau series-5 pentru cinci victorii
play-opening = Cum începe: standard, tournament, matchplay sau 1-3-5
play-board = Cum stă tabla: standard sau mirrored
play-favour = Trage la sorți așezări despre care este demonstrat că favorizează o parte, sau niciuna dacă puține prime mutări câștigă: none, black sau white
play-position = Poziția cu care începe prima rundă
play-black = Cine joacă Negru: human, numele cuiva sau un nivel de la 1 la 10
play-white = Cine joacă Alb: human, numele cuiva sau un nivel de la 1 la 10
play-clock = Minute pentru fiecare jucător și secunde adăugate după fiecare decizie: 10+5
play-seed = Numărul de care depinde întâmplarea: același dă aceleași trageri la sorți și aceleași obiceiuri ale calculatorului
play-resume = Reia ultimul meci neterminat; --black, --white și --clock schimbă cine îl joacă și cât de repede
play-file = Fișierul meciului; dacă este deja un meci în el, acela se reia

## Studiu

analyse = Demonstrează fiecare mutare posibilă a unei poziții sau a tuturor pozițiilor unei fișe de meci și o anunță îndată ce este cunoscută
analyse-more = O mutare câștigă sau pierde pentru tabăra care o face. Pe un terminal mutările se marchează pe măsură ce sosesc demonstrațiile; altundeva fiecare este o linie. Înaintea mutărilor fiecărei poziții a unei fișe de meci este o linie cu numărul deciziilor de dinainte și poziția, iar după mutarea jucată `played`. Codul de ieșire este 1 dacă s-a atins o limită înainte de ultima demonstrație.
analyse-json = Afișează câte un obiect JSON pentru fiecare mutare
solve = Demonstrează cine câștigă dintr-o poziție
solve-more = Codul de ieșire este 1 dacă s-a atins o limită înainte de demonstrație.
solve-words = O poziție, `startpos`, sau `-` pentru câte o poziție pe linie la intrarea standard
solve-length = Demonstrează și după câte mutări se încheie runda și afișează un asemenea șir
solve-certificate = Scrie în acest fișier o strategie câștigătoare completă, pentru `kamisado verify`; doar pentru o singură poziție
solve-json = Afișează câte un obiect JSON pentru fiecare poziție
verify = Verifică un certificat: îi joacă strategia după reguli, fără nicio căutare
verify-more = Codul de ieșire este 1 dacă fișierul nu demonstrează nimic, pentru că a fost schimbat sau pentru că strategia nu câștigă.
verify-file = Certificatul, așa cum îl scrie `kamisado solve --certificate`, sau `-` pentru intrarea standard
verify-json = Afișează un obiect JSON
book = Arată, verifică și extinde ce este demonstrat despre așezări și primele mutări
book-more = La așezarea de turneu atacatorul așază primul, iar apărătorul răspunde. Cartea știe la care așezări există un răspuns care câștigă și care este acela. Fără comandă spune cât știe.
show = Arată răspunsul la o așezare
show-board = Tabla pe care stă așezarea
show-json = Afișează câte un obiect JSON pentru fiecare așezare
show-line_ups = Așezări ale atacatorului: câte opt litere de culoare, din stânga jucătorului
moves = Arată primele mutări care câștigă de la începutul unei runde
prove = Demonstrează din nou intrări
prove-more = Un răspuns se demonstrează într-o zecime de secundă. Ca să se demonstreze că nu există niciunul, se încearcă toate cele 40.320 de răspunsuri, ceea ce durează cam un minut. Codul de ieșire este 1 dacă o intrare este greșită sau lipsește.
prove-sample = Demonstrează atâtea intrări, luate din toată cartea
prove-all = Demonstrează toată cartea
prove-line_ups = Așezări ale atacatorului; fără ele, zece trase la sorți
build = Continuă să caute răspunsuri și le salvează într-un fișier
build-more =
    Fișierul este scris la fiecare câteva secunde, așa că după o întrerupere continuă de acolo.

    Mai multe calculatoare pot împărți munca printr-o bază de date: fiecare ia ce nu încearcă altul, află ce găsesc celelalte și scrie totul în propriul fișier. Dacă unul se oprește, celelalte îi fac munca. Fără bază de date, fiecare poate face o parte; --from le unește fișierele.
build-from = Începe și cu ce este în aceste fișiere
build-part = Face o parte din muncă: 1/4 este prima din patru
build-database = Împarte munca cu toate calculatoarele care indică aceeași bază de date: un fișier sau o adresă precum postgres://user@host/name
build-file = Cartea; dacă fișierul nu există încă, începe gol
build-moves = Continuă să demonstreze primele mutări și le salvează într-un fișier
build-moves-more = Este vorba de poziția de start, deschiderea 1-3-5 și toate perechile de așezări trase la sorți. Fișierul este scris după fiecare.
build-moves-all_moves = Demonstrează fiecare primă mutare și lungimea exactă, nu doar o mutare care câștigă
build-moves-file = Primele mutări; dacă fișierul nu există încă, începe gol
moves-words = O poziție, `startpos`, sau `-` pentru câte o poziție pe linie la intrarea standard
replay = Parcurge un meci pe ecran sau afișează tot ce se întâmplă în el
replay-more = Pe un terminal săgețile parcurg meciul și rundele lui, un număr și Enter duc la un pas, bara de spațiu îl lasă să meargă automat, `f` întoarce tabla și `q` iese. Dacă ieșirea merge altundeva, se afișează toți pașii. Fără fișă de meci se arată ultimul meci jucat aici.
replay-print = Afișează fiecare pas ca text în loc să-l arate pe ecran
replay-boards = Cu o diagramă a fiecărei poziții
replay-json = Afișează câte un obiect JSON pentru fiecare pas
review = Privește din nou un meci: ce a păstrat sau a irosit fiecare decizie, ce ar fi câștigat și unde s-a decis
review-more = Fiecare rundă are o bandă: bare deasupra liniei unde Negrul avea un câștig demonstrat, sub ea unde îl avea Albul, cu atât mai lungi cu cât e mai sigur, și `!` sub deciziile care au irosit un câștig. Ce nu se demonstrează cu --nodes pe decizie se numește deschis. Fără fișă de meci, retrospectiva este a ultimului meci jucat aici.
review-json = Afișează un obiect JSON
review-mistakes = Doar deciziile care au irosit un câștig
puzzle = Rezolvă probleme: poziții în care câștigă exact o mutare
puzzle-more = Fără --number, --grade sau --daily vine următoarea problemă nerezolvată. Pe un terminal se rezolvă pe ecran, cu tastele de la `kamisado play`. Altundeva și cu --print se afișează ca text. Mutările din linia de comandă, sau câte una pe linie la intrarea standard cu `-`, se încearcă: codul de ieșire este 0 dacă rezolvă problema și 1 dacă nu. Ce s-a rezolvat se păstrează în dosarul de date al utilizatorului.
puzzle-number = Problema cu acest număr
puzzle-grade = Următoarea problemă de această dificultate, de la 1 (ușor) la 5 (greu)
puzzle-daily = Problema unei zile, scrisă ca 2026-11-16; fără dată, cea de azi (UTC)
puzzle-print = Afișează problema ca text în loc să o arate pe ecran
puzzle-json = Afișează un obiect JSON
puzzle-solution = Afișează și soluția
puzzle-moves = Mutările care o rezolvă, în orice notație, sau `-` pentru câte una pe linie la intrarea standard

## Unelte

diagram = Desenează o poziție, un pas al unei fișe de meci sau o fișă întreagă, pe o planșă sau animată
diagram-more = Dintr-o fișă de meci se desenează ultima poziție, dacă --at nu cere alta sau --sheet pe toate. Un GIF arată toată fișa mutare cu mutare, sau până la --at. Fără --format, extensia fișierului hotărăște formatul. Unde literele numesc culorile, o legendă le explică.
diagram-sheet = Toate pozițiile fișei de meci, fiecare cu mutarea ei, într-o singură imagine
diagram-columns = Câte diagrame sunt într-un rând al planșei
diagram-format = Forma
diagram-format-text = O grilă din caractere de chenar
diagram-format-ascii = Aceeași grilă în ASCII
diagram-format-compact = Câte o linie pentru fiecare rând
diagram-format-gif = O animație
diagram-output = Fișierul de scris; altfel ieșirea standard
diagram-width = Lățimea unui PNG sau GIF în pixeli; altfel 800 sau 400
diagram-symbols = Simbolurile pentru culorile pătratelor
diagram-tower_symbols = Simbolurile pentru culorile turnurilor; altfel ca pe pătrate, sau kanji
diagram-dark = Pentru pagini întunecate
diagram-no_coordinates = Fără numele coloanelor și rândurilor
diagram-targets = Marchează pătratele pe care poate merge turnul care trebuie să mute
convert = Transformă poziții, mutări și fișe de meci între toate formele și limbile
convert-more = Ce se citește se recunoaște: o fișă de meci ca text sau JSON, poziții, sau o listă de decizii precum `b1b7 a8a4`. O listă începe așa cum spun --match, --opening și --board.
convert-to = Forma de afișat
convert-to-record = O fișă de meci cu caractere ASCII: U<5Y
convert-to-kanji = O fișă de meci cu caracterele oficiale: 紫↖5黄
convert-to-words = O fișă de meci în cuvintele limbii alese
convert-to-json = JSON
convert-to-moves = Deciziile pe o linie: b1b7 a8a4
convert-to-positions = Poziția dinaintea fiecărei mutări și de la sfârșit, câte una pe linie
setup = Trage la sorți așezări: în orice ordine, sau două din cele 36 numerotate
setup-more = La așezările numerotate atacatorul păstrează numărul mai mic din două și îl dă pe cel mai mare apărătorului. Sămânța se afișează, iar aceeași sămânță trage mereu la fel. Starturile echitabile și cele care favorizează o parte se trag dintre perechile de așezări numerotate cu toate primele mutări demonstrate; `kamisado play --favour` joacă unul.
setup-draw = Ce se trage la sorți
setup-draw-random = Două așezări în orice ordine
setup-draw-match-play = Două din cele 36 de așezări numerotate
setup-draw-fair = Două cu care atacatorul câștigă, dar numai cu puține prime mutări
setup-draw-challenger = Două cu care atacatorul câștigă cu multe prime mutări
setup-draw-defender = Două cu care câștigă apărătorul
setup-seed = Sămânța primei trageri; următoarele numără de la ea
setup-count = Câte trageri
setup-json = Afișează câte un obiect JSON pentru fiecare tragere
ugi = Vorbește protocolul pe linii: motorul pentru programe de turneu și altele
perft = Numără șirurile de mutări posibile, pentru a compara generatoare de mutări
perft-more = A pasa nu este o mutare, iar o rundă încheiată nu are niciuna.
perft-words = O poziție, `startpos`, sau `-` pentru câte o poziție pe linie la intrarea standard
perft-depth = Câte mutări lungime
perft-divide = Numără pentru fiecare primă mutare
perft-json = Afișează câte un obiect JSON pentru fiecare poziție
arena = Pune motoare să joace între ele și spune care este mai puternic
arena-long = Fiecare pereche de meciuri este un singur început jucat din ambele părți, astfel că un început norocos nu ajută pe nimeni. Un motor care se blochează, nu răspunde la timp sau răspunde ceva nepermis pierde meciul, iar raportul o spune. Cu mai mult de două motoare, fiecare joacă cu fiecare.
arena-more =
    Motoare:
    level:3 – unul dintre nivelurile noastre, 1 la 10
    level:10,aim=round – același, care joacă fiecare rundă pentru ea însăși; și seed=7 și memory=256 (MiB)
    cmd:./other-engine ugi – alt program care vorbește protocolul pe linii
    cmd,Level=5:./engine ugi – același cu o setare
arena-engines = Motoarele
arena-ladder = Fiecare nivel al nostru împotriva celui de sub el
arena-pairs = Cel mult câte perechi de meciuri
arena-kind = Ce se joacă: single, double, standard, long, marathon, series sau series-5 pentru cinci victorii
arena-start = Cum încep meciurile: random (așezări trase la sorți), matchplay (tot așa), tournament (motoarele așază), standard sau 1-3-5; din ultimele două, motoarele fără întâmplare și fără ceas joacă mereu aceleași meciuri
arena-seed = Hotărăște așezările și obiceiurile; aceeași sămânță dă aceleași meciuri
arena-concurrency = Câte meciuri deodată; altfel câte procesoare sunt
arena-time = Secunde pentru un meci întreg și ce adaugă fiecare decizie: 60 sau 60+0.5
arena-movetime = Milisecunde pentru fiecare decizie
arena-nodes = Aproximativ câte poziții se privesc pentru fiecare decizie
arena-margin = Cu câte milisecunde poate întârzia un răspuns
arena-patience = Câte secunde se așteaptă un răspuns unde nu este pus timp
arena-sprt = Oprește-te îndată ce este clar dacă primul motor este mai puternic cu primul sau cu al doilea număr de puncte Elo
arena-alpha = Cât de des poate testul să accepte al doilea număr deși primul este adevărat
arena-beta = Cât de des poate testul să accepte primul număr deși al doilea este adevărat
arena-records = Păstrează fișele: într-un dosar cu un fișier pe meci, sau într-un fișier cu linii JSON dacă numele se termină în .jsonl
arena-json = Afișează câte un obiect JSON pentru fiecare două motoare
arena-quiet = Nu arăta progresul
bench = Face un șir fix de căutări și afișează câte poziții au privit
bench-more = Numărul de noduri este același pe orice calculator și se schimbă exact când se schimbă motorul; viteza depinde de calculator.
bench-json = Afișează un obiect JSON
completions = Afișează completările pentru un interpretor de comenzi
completions-shell = Interpretorul
man = Afișează pagina de manual, a programului sau a unei comenzi
man-command = Comanda; altfel programul
serve = Pornește aplicația web: joacă, învață și analizează în browser
serve-host = Adresa pe care ascultă; altfel se poate conecta doar acest calculator
serve-port = Portul pe care ascultă; altfel 8080 sau următorul liber
serve-assets = Citește scripturile și stilurile din acest dosar în loc de program, pentru a lucra la ele
any-config = Citește setările din acest fișier TOML
serve-set = Stabilește o setare din docs/server.md, de exemplu sessions=32; se poate repeta
serve-bus = Adresa NATS prin care serverele cu aceeași bază de date se anunță între ele; mai multe adrese se separă prin virgule
any-database = Baza de date: un fișier, o adresă precum postgres://user@host/name sau :memory: pentru a nu păstra nimic; altfel kamisado.db din dosarul de date al utilizatorului
admin = Are grijă de oamenii și meciurile unui server, și în timp ce acesta rulează
admin-more = Tot ce se face rămâne în jurnal, cu numele utilizatorului și ora. Numele se pot scrie oricum: majusculele, minusculele și literele asemănătoare sunt totuna.
close = Închide un cont: nimeni nu se mai poate conecta cu el
close-name = Numele
open = Redeschide un cont închis
open-name = Numele
rename = Dă alt nume unui cont
rename-name = Numele
rename-new = Noul nume
void = Anulează un meci, în curs sau terminat
void-game = Cele zece litere și cifre din adresa meciului
reports = Arată raportările deschise
reports-handled = În schimb, notează ca rezolvată raportarea cu acest număr
promote = Face pe cineva moderator
promote-name = Numele
demote = Retrage cuiva rolul de moderator
demote-name = Numele
fairness = Compară meciurile oficiale ale cuiva cu ce este demonstrat: de câte ori a păstrat un câștig pe care puține mutări îl păstrau
fairness-more = Se numără mutările la care jucătorul avea un câștig demonstrat, cel mult o mutare din trei îl păstra și niciuna nu câștiga pe loc. Cifrele singure nu demonstrează nimic: și jucătorii puternici găsesc astfel de mutări. Nu se schimbă nimic și nimeni nu este anunțat.
fairness-name = Numele
fairness-games = Câte meciuri oficiale se examinează, întâi cele mai noi
audit = Arată jurnalul, întâi cele mai noi
audit-limit = Câte rânduri
backup = Salvează totul într-un fișier, în timp ce serverul rulează
backup-file = Noul fișier; cu extensia .gz este comprimat, iar - este ieșirea standard
restore = Umple o bază de date dintr-o copie de siguranță, în întregime sau deloc; serverele trebuie să fie oprite
restore-file = Fișierul copiei de siguranță; - este intrarea standard
restore-replace = Înlocuiește ce se află în baza de date
