### Ce află uneltele din terminal.

solved-win = { side } este la mutare și câștigă, de exemplu cu { $m }.
solved-loss = { side } este la mutare, dar câștigă { opponent }; { $m } rezistă cel mai mult.
solved-length =
    Cu cel mai bun joc, runda se încheie după încă { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }.
certificate-holds = Certificatul este valid: { side } câștigă, orice ar juca adversarul (poziții verificate: { $count }).
certificate-refused = Certificatul nu este valid: { $text }
certificate-of-one = Un certificat privește o singură poziție: folosește --certificate cu o singură poziție.
book-known = Așezări cunoscute: { $count } din { $total }, cele în oglindă numărate o singură dată; fără răspuns: { $without }.
book-answer = { $answer } bate { $line_up }: așa câștigă apărătorul.
book-no-answer = Nu există răspuns la { $line_up }: atacatorul câștigă împotriva oricărei așezări.
book-unknown = Răspunsul la { $line_up } nu este cunoscut încă. „kamisado book build” îl caută.
book-moves = { side } câștigă cu aceste prime mutări ({ $count }):
book-some-moves = { side } câștigă; e demonstrat că aceste prime mutări câștigă, dar pot câștiga și altele:
book-start-lost = { side } începe, dar { opponent } câștigă, oricare ar fi prima mutare.
book-not-a-start = Cartea nu cunoaște această poziție. Cunoaște poziția de start, deschiderea 1-3-5 și orice așezare trasă la sorți; „kamisado solve” demonstrează orice poziție.
book-verified = Demonstrate din nou: { $count }.
book-wrong = Ce spune cartea despre { $line_up } nu este demonstrat: este greșit sau lipsește.
book-damaged = Acest fișier nu este o carte sau este deteriorat. Alege alt fișier, iar „kamisado book build” va crea o carte nouă.
book-outage = { $reason } Tot ce s-a demonstrat până acum este păstrat în { $path }; programul încearcă în continuare.
book-given-up = { $reason } Programul a renunțat. Tot ce s-a demonstrat până acum este în { $path }; dă din nou aceeași comandă când baza de date este iar accesibilă.
book-contradiction = Un calculator a demonstrat că nu există răspuns la { $line_up }, altul că { $answer } este unul. Unul dintre ele greșește. Oprește toate calculatoarele și află care cu „kamisado solve { $text }”.
certificate-title = Primul rând nu este cel al unui certificat.
certificate-line = Rândul „{ $name } …” lipsește, nu este la locul lui sau este greșit.
certificate-position = Poziția nu poate fi citită: { $reason }
certificate-moves = Rândul { $line } nu conține mutări în formatul corect.
certificate-count = Nu este complet sau i s-a adăugat ceva.
certificate-checksum = Suma de control este greșită: fișierul a fost modificat sau deteriorat. Ia-l din nou de la sursă.
certificate-no-move = Nu are nicio mutare pentru poziția { $text }.
certificate-illegal-move = Mutarea pentru poziția { $text } nu este permisă acolo.
certificate-loses = Strategia poate pierde în poziția { $text }.
certificate-left-over = Conține mai multe mutări decât îi trebuie strategiei.
input-line = rândul { $line }
server-ready = Kamisado rulează la { $address }
server-not-listening = Kamisado nu poate asculta la { $address } ({ $reason }). Alege altă adresă cu --host sau alt port cu --port.
server-stop = Oprire cu Ctrl-C.
config-unknown = Nu există setarea „{ $name }”. docs/server.md le enumeră pe toate.
config-value = Setarea „{ $name }” nu poate fi „{ $text }”. docs/server.md arată valorile posibile.
config-file = Configurația nu este TOML valid. Corecteaz-o și încearcă din nou: { $reason }
database-in-use = { $path }: alt server folosește această bază de date. Oprește-l mai întâi sau alege alt fișier cu --database.
database-missing = { $path }: nu există o asemenea bază de date. Indică prin --database baza pe care o folosește serverul.
database-too-new = { $path }: această bază de date este a altei versiuni de Kamisado. Folosește acea versiune sau alege altă bază de date cu --database.
database-damaged = { $path }: aceasta nu este o bază de date Kamisado sau este deteriorată. Restaurează o copie de siguranță sau alege alt fișier cu --database.
database-read-only = { $path }: în acest fișier sau în dosarul lui nu se poate scrie. Schimbă permisiunile sau alege alt fișier cu --database.
database-unreachable = { $path }: PostgreSQL nu este accesibil ({ $reason }). Verifică dacă rulează și dacă gazda și portul din --database sunt corecte.
database-rejected = { $path }: PostgreSQL nu acceptă acest utilizator sau această parolă. Corectează-le în --database sau definește PGPASSWORD.
database-none = { $path }: PostgreSQL nu are nicio bază de date cu acest nume. Creeaz-o cu createdb sau indică alta prin --database.
database-not-allowed = { $path }: acest utilizator PostgreSQL nu are voie să creeze tabele acolo sau să scrie în ele. Fă-l proprietarul bazei de date sau indică alta prin --database.
database-other = { $path }: baza de date nu poate fi deschisă ({ $reason }). Verific-o sau alege alta cu --database.
database-down = Baza de date nu este accesibilă. Încearcă din nou.
admin-closed = Contul { $name } este închis.
admin-opened = Contul { $name } este din nou deschis.
admin-renamed = { $name } se numește acum { $text }.
admin-voided = Meciul { $name } este anulat.
admin-promoted = { $name } este acum moderator.
admin-demoted = { $name } nu mai este moderator.
admin-handled = Raportarea { $name } este rezolvată.
admin-unknown = Nu există „{ $name }”.
admin-already = Este deja așa; nu s-a schimbat nimic.
admin-name-taken = Numele „{ $name }” este luat sau seamănă prea mult cu unul luat.
admin-bad-name = „{ $name }” nu poate fi un nume: un nume are între 2 și 20 de litere ale unei singure scrieri, cifre, cratime și liniuțe de subliniere și începe cu o literă.
admin-no-reports = Nu există raportări deschise.
admin-backed-up = Totul este salvat în { $path } (meciuri: { $games }, oameni: { $people }).
admin-restored = Totul din { $path } este restaurat (meciuri: { $games }, oameni: { $people }).
backup-none = Aceasta nu este o copie de siguranță Kamisado.
backup-too-new = Această copie de siguranță a fost făcută cu o versiune mai nouă de Kamisado. Restaureaz-o cu acea versiune.
backup-damaged = Această copie de siguranță este deteriorată sau incompletă; rândul { $line } este greșit. Nu s-a schimbat nimic. Folosește altă copie.
backup-not-empty = În această bază de date există deja meciuri sau oameni. Alege alta cu --database sau scrie --replace pentru a le înlocui.
backup-in-use = Un server folosește această bază de date. Oprește mai întâi toate serverele.
fairness-lead = De câte ori { $name } a păstrat un câștig demonstrat în meciuri oficiale, când cel mult o mutare din trei îl păstra:
fairness-game = { $game }: { $kept } din { $count }
fairness-player = { $name } a păstrat câștigul la { $kept } din { $count } astfel de mutări. Mutări la întâmplare l-ar fi păstrat de circa { $text } ori.
fairness-opponents = Adversarii din aceleași meciuri: { $kept } din { $count }. Mutări la întâmplare l-ar fi păstrat de circa { $text } ori.
fairness-note = Aceasta nu este o demonstrație: și jucătorii puternici găsesc astfel de mutări. Parcurge meciurile înainte de a decide ceva.

## Ce se citește

input-one-only = O singură fișă de meci sau poziție odată, te rog.
input-empty = Nu este nimic de citit: dă o fișă de meci, o poziție sau o listă de mutări.
input-kinds = Dă fișierul unei fișe de meci, o poziție, startpos, sau - pentru intrarea standard.
input-stdin = intrarea standard
input-at = Nu există pasul { $at }: această fișă de meci merge de la 0 la { $count }.

## Diagrame

diagram-terminal = Un PNG sau GIF nu poate fi arătat într-un terminal: numește un fișier cu --output.
diagram-nothing = Nu este nimic de desenat: turnurile nu sunt încă așezate.
diagram-ending = „.{ $ending }” nu este un format pentru diagrame: folosește .svg, .png, .gif sau .txt ori numește formatul cu --format.
diagram-size = O imagine cu lățimea de { $width } px nu este posibilă: lățimea și înălțimea trebuie să fie între 1 și { $limit } px. Alege altă valoare pentru --width.
diagram-failed = Imaginea nu a putut fi creată ({ $reason }): folosește în schimb --format svg.

## Retrospectivă

judged-kept = a păstrat câștigul
judged-threw-away = a scăpat câștigul
judged-lost = deja pierdut
judged-open = nedemonstrat
judged-drawn = tras la sorți
judged-forced = singura mutare
judged-would-have-won = ar fi câștigat: { $text }
review-match-turned = Momentul decisiv al meciului: { $text }

## Revedere

replay-step = pas
replay-round = rundă
replay-autoplay = automat

## Probleme

puzzle-progress = Probleme rezolvate la această dificultate: { $count } din { $total }
puzzle-show-solution = Soluție
puzzle-unfinished = Corect până aici, dar încă nerezolvată: mai sunt mutări de găsit.

## Analiză

analysis-progress = Mutări demonstrate: { $count } din { $total }
