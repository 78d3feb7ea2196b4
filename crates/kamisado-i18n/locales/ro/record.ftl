### Ce nu e în regulă cu o fișă de meci sau cu alt text pe care cineva vrea să-l deschidă.

error-at-line = Rândul { $line }, coloana { $column }: { $reason }
error-at-round = Runda { $round }: { $reason }
error-at-move = Runda { $round }, mutarea { $row }: { $reason }
error-read-nothing = Nu este nimic de citit: lipește o fișă de meci, o poziție sau o listă de mutări.
error-read-json = Acesta nu este JSON-ul unei fișe Kamisado: pe rândul { $line }, coloana { $column } ar trebui să fie altceva.

## Antet

error-record-format = Fișierul spune despre sine că nu este o fișă Kamisado.
error-record-version = Fișa are versiunea { $version }: pentru a o citi e nevoie de un program mai nou.
error-record-line = „{ $text }” nu este nici rând de antet (Black: Ada), nici titlu (Round 1), nici rând de mutări (1. U<4U | P^3B).
error-record-tag-twice = Rândul de antet { $text } apare de două ori.
error-record-tag-name = „{ $text }” nu poate numi un rând de antet: folosește litere, cifre, spații și cratime, cu o literă la început.
error-record-tag-reserved = Rândul de antet { $text } rezultă din meciul însuși și nu poate fi stabilit.
error-record-tag-late = Rândul de antet { $text } trebuie să stea înaintea primei runde.
error-record-rules = Nu există un astfel de meci: Match este single, standard, long, marathon sau series, iar Opening este standard, tournament, matchplay sau 1-3-5.
error-record-board = Nu există o astfel de tablă: Board este standard sau mirrored.
error-record-notation = Nu există o astfel de notație: Notation este ascii, kanji, de, en, fr, nl, tr, hu sau ro.
error-record-result = Acesta nu este un rezultat: scrie *, Black wins sau White wins și motivul, dacă nu a fost la puncte (White resigned, Black out of time).
error-record-other-result = Mutările duc la alt rezultat decât cel scris în fișă.
error-record-other-score = După mutări scorul este { $black }:{ $white }, dar în fișă scrie altceva.
error-record-score = Acesta nu este un scor: scrie punctele Negrului, două puncte și punctele Albului, de exemplu 2:1.

## Runde și mutări

error-record-other-round = Aceasta este runda { $round }, dar titlul are alt număr.
error-record-round-early = Runda { $round } nu poate începe încă, pentru că runda dinainte nu s-a încheiat.
error-record-no-heading = Runda { $round } are nevoie de titlul ei: Round { $round }.
error-record-open-comment = Comentariul care începe aici nu are acoladă de închidere.
error-record-time = Acesta nu este un timp: scrie minutele și secundele, de exemplu (0:12).
error-record-columns = Sunt doar două coloane, a Negrului și a Albului: un rând are cel mult o bară |.
error-record-line-up = O așezare numește fiecare dintre cele opt culori o singură dată, din stânga jucătorului: n g r y p u b o.
error-record-other-line-up = Turnurile { side-of } stau altfel, de la stânga: { $line_up }.
error-record-fill = Completarea este left sau right.
error-record-no-fill = Turnurile nu pot sta așa nici completate de la stânga, nici de la dreapta.
error-record-blocked = Turnul { tower } al { side-of } este blocat și nu poate muta.
error-record-not-blocked = Turnul { tower } al { side-of } nu are niciun motiv să paseze.
error-record-not-pushed = Turnul { tower } al { side-of } nu a fost împins înapoi.
