### Ce nu e în regulă cu o fișă de meci sau cu alt text pe care cineva vrea să-l deschidă.

error-at-line = Rândul { $line }, coloana { $column }: { $reason }
error-at-round = Runda { $round }: { $reason }
error-at-move = Runda { $round }, mutarea { $row }: { $reason }
error-read-nothing = Nu este nimic de citit: lipește o fișă de meci, o poziție sau o listă de mutări.
error-read-json = Acesta nu este JSON-ul unei fișe de meci Kamisado: text neașteptat pe rândul { $line }, coloana { $column }.

## Antet

error-record-format = Fișierul spune că este altceva decât o fișă de meci Kamisado.
error-record-version = Fișa de meci are versiunea { $version }: pentru a o citi e nevoie de un program mai nou.
error-record-line = „{ $text }” nu este nici rând de antet (Black: Ada), nici titlu (Round 1), nici rând de mutări (1. U<4U | P^3B).
error-record-tag-twice = Rândul de antet { $text } apare de două ori.
error-record-tag-name = „{ $text }” nu poate numi un rând de antet: începe cu o literă, apoi folosește litere, cifre, spații și cratime.
error-record-tag-reserved = Rândul de antet { $text } rezultă din meci și nu poate fi stabilit.
error-record-tag-late = Rândul de antet { $text } trebuie să vină înaintea primei runde.
error-record-rules = Fel de meci necunoscut: Match este single, double, standard, long, marathon sau series, iar Opening este standard, tournament, matchplay sau 1-3-5.
error-record-board = Tablă necunoscută: Board este standard sau mirrored.
error-record-notation = Notație necunoscută: Notation este ascii, kanji, de, en, fr, nl, tr, hu sau ro.
error-record-result = Rezultatul nu este valid: scrie *, tied, Black wins sau White wins și motivul, dacă nu a fost la puncte (White resigned, Black out of time).
error-record-other-result = Mutările dau alt rezultat decât cel scris în fișa de meci.
error-record-other-score = Mutările dau scorul { $black }:{ $white }, dar în fișa de meci scrie altceva.
error-record-score = Scorul nu este valid: scrie punctele Negrului, două puncte și punctele Albului, de exemplu 2:1.

## Runde și mutări

error-record-other-round = Aceasta este runda { $round }, dar titlul are alt număr.
error-record-round-early = Runda { $round } nu poate începe încă, pentru că runda dinainte nu s-a încheiat.
error-record-no-heading = Runda { $round } are nevoie de titlul ei: Round { $round }.
error-record-open-comment = Comentariul care începe aici nu are acoladă de închidere.
error-record-time = Timpul nu este valid: scrie minutele și secundele, de exemplu (0:12).
error-record-columns = Sunt doar două coloane, a Negrului și a Albului: un rând are cel mult o bară |.
error-record-line-up = O așezare numește fiecare dintre cele opt culori o singură dată, din stânga jucătorului: n g r y p u b o.
error-record-other-line-up = Turnurile { side-of } sunt așezate altfel, de la stânga: { $line_up }.
error-record-fill = Așezarea este left sau right.
error-record-no-fill = Turnurile nu pot sta așa nici așezate de la stânga, nici de la dreapta.
error-record-blocked = Turnul { tower } al { side-of } este blocat și nu poate muta.
error-record-not-blocked = Turnul { tower } al { side-of } nu este blocat, deci nu poate pasa.
error-record-not-pushed = Turnul { tower } al { side-of } nu a fost împins înapoi.
