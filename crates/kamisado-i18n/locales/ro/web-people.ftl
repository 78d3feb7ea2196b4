# Oameni: conturi, sesiuni, profiluri.

trouble-foreign = Cerere de pe alt site
trouble-foreign-text = Această cerere nu vine de pe o pagină a acestui site, așa că nu s-a schimbat nimic. Deschide pagina din nou și repetă acolo.
trouble-too-often = Prea multe încercări
trouble-too-often-text =
    { $count ->
        [one] Încearcă din nou peste un minut.
        [few] Încearcă din nou peste { $count } minute.
       *[other] Încearcă din nou peste { $count } de minute.
    }
form-unreadable = Formularul nu poate fi citit. Mergi înapoi, reîncarcă pagina și încearcă din nou.
log-in-title = Autentificare
log-in-action = Autentifică-te
log-in-failed = Numele sau parola este greșită.
log-in-busy = Acum se autentifică mulți. Încearcă din nou imediat.
log-in-new = Ești nou aici?
log-in-forgot = Ai uitat parola?
log-out = Deconectează-te
register-title = Creează un cont
register-lead = Ajung un nume și o parolă, fără e-mail. Meciurile jucate ca vizitator rămân ale tale.
label-name = Nume
label-password = Parolă
label-password-now = Parola actuală
label-password-new = Parola nouă
label-code = Cod de recuperare
name-rules = Între 2 și 20 de litere, cifre, cratime și liniuțe de subliniere, începând cu o literă. Îl poate vedea oricine.
name-taken = Numele este luat sau seamănă prea mult cu unul luat.
name-refused = Numele nu poate fi folosit. Alege între 2 și 20 de litere, cifre, cratime și liniuțe de subliniere dintr-un singur alfabet, începând cu o literă.
password-rules = Cel puțin { $count } caractere. Câteva cuvinte la rând se țin minte ușor și se ghicesc greu.
password-refused = Parola este prea scurtă, prea lungă sau prea ușor de ghicit. Alege una de cel puțin { $count } caractere, care să nu fie obișnuită și să nu conțină numele tău.
password-wrong = Parola este greșită.
password-changed = Parola ți-a fost schimbată și ai fost deconectat peste tot în rest.
recover-title = Recuperează-ți contul
recover-lead = Introdu unul dintre codurile de recuperare pe care le-ai păstrat și alege o parolă nouă. Fiecare cod merge o singură dată.
recover-failed = Numele sau codul de recuperare este greșit.
recover-action = Setează parola nouă
codes-title = Codurile tale de recuperare
codes-lead = Dacă uiți parola, cu unul dintre aceste coduri poți alege alta. Fiecare merge o singură dată. Păstrează-le într-un loc sigur: se arată doar acum.
codes-kept = Le-am păstrat
codes-left =
    { $count ->
        [one] Mai ai un cod de recuperare.
        [few] Mai ai { $count } coduri de recuperare.
       *[other] Mai ai { $count } de coduri de recuperare.
    }
codes-none = Nu mai ai coduri de recuperare.
codes-new = Fă coduri de recuperare noi
codes-new-text = Codurile noi le înlocuiesc pe toate cele vechi.
account-title = Contul tău
account-nobody = Încă nu ai cont. Poți juca și fără, ca vizitator; un cont îți păstrează meciurile pe orice dispozitiv și este necesar pentru meciurile oficiale.
account-guest = Pe acest dispozitiv joci ca vizitator. Un cont îți păstrează meciurile și este necesar pentru meciurile oficiale.
account-password = Schimbă-ți parola
account-action = Salvează
sessions-title = Unde ești autentificat
session-here = Acest browser
session-used = Folosit ultima dată: { $date }
session-unknown = Browser necunoscut
sessions-others = Deconectează-te peste tot în rest
data-title = Datele tale
data-text = Tot ce știe acest site despre tine, într-un singur fișier: cont, sesiuni, meciuri, ratinguri, blocări și raportări.
data-action = Descarcă-ți datele
delete-title = Șterge-ți contul
delete-text = Numele, parola și sesiunile tale se șterg definitiv. Meciurile terminate rămân, fără numele tău. Nu se poate reveni asupra ștergerii.
delete-action = Șterge contul meu
blocks-title = Jucători blocați de tine
blocks-none = Nimeni. Jucătorii blocați nu pot nimeri cu tine.
block-action = Blochează
block-done = Gata: nu vei mai fi pus să joci cu această persoană.
unblock-action = Deblochează
report-title = Raportează acest jucător
report-lead = Fiecare raportare este citită de oameni. Despre ce este vorba?
report-help = Ajutor de la un program
report-stalling = Tragere intenționată de timp
report-name = Un nume jignitor
report-other = Altceva
report-action = Trimite raportarea
report-sent = Mulțumim. Raportarea ta a fost trimisă.
player-since = Aici din { $date }
player-guest = Vizitator
player-computer = Calculator, nivel { $level }
player-former = Fost jucător
player-profile = Profilul tău
player-ratings = Ratinguri
player-no-rating = Încă niciun meci oficial.
player-chart =
    { $count ->
        [one] Ratingul în timp: acum { $rating }, plus sau minus { $deviation }, după un meci
        [few] Ratingul în timp: acum { $rating }, plus sau minus { $deviation }, după { $count } meciuri
       *[other] Ratingul în timp: acum { $rating }, plus sau minus { $deviation }, după { $count } de meciuri
    }
player-results = Rezultate
player-games = Meciuri
player-no-games = Încă niciun meci.
player-all-games = Toate meciurile
column-won = Câștigate
column-tied = La egalitate
column-lost = Pierdute
