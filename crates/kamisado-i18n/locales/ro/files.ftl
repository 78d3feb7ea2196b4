### Ce nu este în regulă cu așezările și fișierele.

## Așezări

error-line-up-letter = Caracterul { $offset } nu este o culoare: scrie literele n, g, r, y, p, u, b și o în orice ordine.
error-line-up-length = O așezare are opt litere, câte una pentru fiecare culoare, nu { $count }.
error-line-up-twice = Culoarea { color-name } apare de două ori în așezare, deci lipsește alta.

## Fișiere

error-file-missing = Nu există un asemenea fișier sau dosar.
error-file-forbidden = Accesul este refuzat: schimbă permisiunile sau folosește alt fișier.
error-file-folder = Acesta este un dosar, nu un fișier.
error-file-no-folder = O parte a căii este un fișier, nu un dosar.
error-file-name = Numele acesta este prea lung sau nu este permis aici.
error-file-exists = Există deja: alege alt nume.
error-file-full = Nu mai este spațiu: eliberează spațiu sau alege alt loc.
error-file-read-only = Locul acela poate fi doar citit: alege altul.
error-file-text = Acesta nu este text UTF-8.
error-file-damaged = Fișierul este deteriorat: rândul { $line }, coloana { $column } nu poate fi citit. Repară-l sau șterge-l ca s-o iei de la capăt.
error-file-other = Sistemul nu l-a putut citi sau scrie ({ $reason }). Încearcă din nou sau folosește alt fișier.

## Comenzi

error-no-command = Nu există comanda „{ $name }”; `kamisado --help` le arată pe toate.
error-nothing-to-resume = Nu există meci de reluat; `kamisado play` începe unul.
error-match-busy = Meciul din { $path } este deschis în altă fereastră: închide-l acolo sau numește alt fișier cu --file.
error-sprt = Opțiunea --sprt primește două diferențe Elo, întâi cea mai mică, de exemplu --sprt 0,20.
error-chance = Opțiunea { $name } primește o probabilitate între `0` și `0.5`, de exemplu `0.05`.
error-one-engine = Un motor nu poate juca împotriva lui însuși: numește încă unul, de exemplu level:5.
