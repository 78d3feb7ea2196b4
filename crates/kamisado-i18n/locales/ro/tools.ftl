### Ce află uneltele din terminal.

solved-win = { side } este la mutare și câștigă, de exemplu cu { $m }.
solved-loss = { side } este la mutare, dar câștigă { opponent }; { $m } rezistă cel mai mult.
solved-length =
    Cu cel mai bun joc, runda se încheie după încă { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }.
solved-open = Nu este demonstrat cine câștigă: mai întâi a fost atinsă o limită.
certificate-holds = Certificatul este corect: { side } câștigă, orice ar juca adversarul (poziții verificate: { $count }).
certificate-refused = Certificatul nu demonstrează nimic: { $text }
certificate-of-one = Un certificat privește o singură poziție: folosește --certificate cu una singură.
input-line = rândul { $line }
server-ready = Kamisado te așteaptă la { $address }
server-stop = Ctrl+C îl oprește.
config-unknown = Nu există setarea „{ $name }”. docs/server.md le enumeră pe toate.
config-value = Setarea „{ $name }” nu poate fi „{ $text }”. docs/server.md arată valorile posibile.
config-file = Configurația nu este TOML: { $reason }

## Ce se citește

input-one-only = Aici se potrivește un singur meci sau o singură poziție: dă doar una.
input-empty = Nu este nimic de citit: dă un meci, o poziție sau o listă de mutări.
input-kinds = Dă fișierul unui meci, o poziție, startpos, sau - pentru intrarea standard.
input-stdin = intrarea standard
input-at = Nu există momentul { $at }: ultimul din acest meci este { $count }, iar primul este 0.

## Diagrame

diagram-terminal = O imagine PNG nu este text pentru un terminal: numește un fișier cu --output.
diagram-nothing = Nu este nimic de desenat: turnurile nu sunt încă așezate.
diagram-ending = „.{ $ending }” nu este un format pentru diagrame: folosește .svg, .png sau .txt ori numește formatul cu --format.

## Retrospectivă

judged-kept = a păstrat câștigul
judged-threw-away = a scăpat câștigul
judged-lost = era deja pierdut
judged-open = nedemonstrat
judged-drawn = tras la sorți
judged-forced = singura mutare
judged-would-have-won = ar fi câștigat: { $text }
review-match-turned = Aici s-a întors meciul: { $text }

## Revedere

replay-step = pas
replay-round = rundă
replay-alone = de la sine

## Probleme

puzzle-progress = Probleme rezolvate din acest grad: { $count } din { $total }
puzzle-refuted = Mutarea aceasta nu câștigă: răspunsul este { $text }. Mai încearcă.
puzzle-show = Soluție
puzzle-unfinished = Până aici corect, dar problema nu este încă rezolvată: mai trebuie mutări.

## Analiză

analysis-nothing = În acest moment nu este nimic de analizat: nu urmează nicio mutare.
analysis-progress = Mutări demonstrate: { $count } din { $total }
